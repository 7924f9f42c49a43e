"""Draft and verify: greedy decoding that emits several tokens a pass without changing the text."""

from tuner.speculative.acceptance import Acceptance, accept_greedy
from tuner.speculative.caches import NotRewindableError, PromptCache, RewindError
from tuner.speculative.drafters import (
    Drafter,
    FixedDrafter,
    LookupDrafter,
    ModelDrafter,
    NoDrafter,
    TokenizerMismatchError,
    check_same_tokenizer,
)
from tuner.speculative.loop import (
    Generation,
    NonFiniteLogitsError,
    PassCost,
    Stats,
    Token,
    generate,
)

__all__ = [
    "Acceptance",
    "Drafter",
    "FixedDrafter",
    "Generation",
    "LookupDrafter",
    "ModelDrafter",
    "NoDrafter",
    "NonFiniteLogitsError",
    "NotRewindableError",
    "PassCost",
    "PromptCache",
    "RewindError",
    "Stats",
    "Token",
    "TokenizerMismatchError",
    "accept_greedy",
    "check_same_tokenizer",
    "generate",
]
