"""Draft and verify: decoding that emits several tokens a pass without changing the text."""

from tuner.speculative.acceptance import NOTHING, Acceptance, Draft, accept_greedy, accept_sampled
from tuner.speculative.caches import NotRewindableError, PromptCache, RewindError
from tuner.speculative.depth import AutoDepth, Depth, FixedDepth, Round, best_depth
from tuner.speculative.drafters import (
    Drafter,
    FixedDrafter,
    Limit,
    LookupDrafter,
    MergedDrafter,
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
    auto_depth,
    generate,
)
from tuner.speculative.sampling import GREEDY, Choice, GreedyRule, Rule, SamplerRule, Sampling, SamplingRule
from tuner.speculative.stream import stream_generate

__all__ = [
    "GREEDY",
    "NOTHING",
    "Acceptance",
    "AutoDepth",
    "Choice",
    "Depth",
    "Draft",
    "Drafter",
    "FixedDepth",
    "FixedDrafter",
    "Generation",
    "GreedyRule",
    "Limit",
    "LookupDrafter",
    "MergedDrafter",
    "ModelDrafter",
    "NoDrafter",
    "NonFiniteLogitsError",
    "NotRewindableError",
    "PassCost",
    "PromptCache",
    "RewindError",
    "Round",
    "Rule",
    "SamplerRule",
    "Sampling",
    "SamplingRule",
    "Stats",
    "Token",
    "TokenizerMismatchError",
    "accept_greedy",
    "accept_sampled",
    "auto_depth",
    "best_depth",
    "check_same_tokenizer",
    "generate",
    "stream_generate",
]
