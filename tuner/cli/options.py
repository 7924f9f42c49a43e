"""What the arguments of several commands are, and how their texts are read."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import click

from tuner.attention import CONTEXTS
from tuner.backends import BACKENDS
from tuner.errors import BadInputError
from tuner.families.cpu import PREFILL_RANGES
from tuner.problem import ACTIVATIONS, DTYPES, MAX_SMALL_M

PROMPTS = ("code-edit", "code", "summary", "chat", "prose", "edit")
PROMPT_HELP = f"{', '.join(PROMPTS)}, or a file."
CACHE_GROUP = 64  # mlx-lm's own default for a quantized cache
DRAFTERS = ("lookup", "model", "both")


class DepthChoice(click.ParamType):
    """Tokens to draft a pass: a number, or `auto`."""

    name = "K|auto"

    def convert(self, value: Any, param: Any, ctx: Any) -> int | Literal["auto"]:
        if value == "auto" or (str(value).isdecimal() and int(value) < MAX_SMALL_M):
            return "auto" if value == "auto" else int(value)
        raise BadInputError(f"a depth of {value}: it is a number of tokens up to {MAX_SMALL_M - 1}, or auto.")


class MRange(click.ParamType):
    """M as `3`, `3..6` or `1,2,4..8`: numbers of rows of x."""

    name = "M"

    def convert(self, value: Any, param: Any, ctx: Any) -> tuple[int, ...]:
        if isinstance(value, tuple):
            return value
        found: set[int] = set()
        for part in str(value).split(","):
            low, dots, high = part.strip().partition("..")
            if not low.isdecimal() or (dots and not high.isdecimal()):
                raise BadInputError(f"--m {value}: {part!r} is no M; write 3, 3..6 or 1,2,4..8.")
            found.update(range(int(low), int(high or low) + 1))
        allowed = {*range(1, MAX_SMALL_M + 1), *PREFILL_RANGES}
        wrong = sorted(found - allowed)
        if wrong or not found:
            sizes = ", ".join(map(str, PREFILL_RANGES))
            what = wrong[0] if wrong else "nothing"
            raise BadInputError(
                f"--m {value} asks for M = {what}: allowed are 1 to {MAX_SMALL_M}, and {sizes} for prefill."
            )
        return tuple(sorted(found))


class Contexts(click.ParamType):
    """Lengths of a cache as `4096` or `512..32768`: those of attention.CONTEXTS within."""

    name = "L"

    def convert(self, value: Any, param: Any, ctx: Any) -> tuple[int, ...]:
        if isinstance(value, tuple):
            return value
        low, dots, high = str(value).partition("..")
        asked = (int(low), int(high or low)) if low.isdecimal() and (not dots or high.isdecimal()) else (1, 0)
        found = tuple(context for context in CONTEXTS if asked[0] <= context <= asked[1])
        if not found:
            raise BadInputError(
                f"--context {value}: write {CONTEXTS[3]} or {CONTEXTS[0]}..{CONTEXTS[6]}; tuned are powers of 2."
            )
        return found


class Shape(click.ParamType):
    """N x K as `4096x14336`."""

    name = "NxK"

    def convert(self, value: Any, param: Any, ctx: Any) -> tuple[int, int]:
        if isinstance(value, tuple):
            return value
        n, x, k = str(value).lower().partition("x")
        if not x or not n.isdecimal() or not k.isdecimal() or int(n) < 1 or int(k) < 1:
            raise BadInputError(f"--shape {value}: write N x K as 4096x14336, both at least 1.")
        return int(n), int(k)


def options(*options: Callable[..., Any]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
        for option in reversed(options):
            function = option(function)
        return function

    return decorate


db_option = click.option(
    "--db", type=click.Path(path_type=Path), help="Result file. Default: TUNER_DB, or the user's data folder."
)
json_option = click.option(
    "--json", "as_json", is_flag=True, help="Print one JSON object and nothing else on standard output."
)
backend_option = click.option("--backend", "backend_name", default="auto", help=f"One of {', '.join(BACKENDS)}.")
activations_option = click.option(
    "--activations",
    default="float",
    show_default=True,
    type=click.Choice(ACTIVATIONS),
    help="int8: kernels that round x to 8-bit integers, less exact; their results are kept apart.",
)
draft_tokens_option = click.option(
    "--draft-tokens", default=4, show_default=True, help="Tokens drafted a pass, M - 1: what exact choices are weighed by."
)
weights_options = options(
    click.option("--bits", type=int, help="Bits a weight, for --shape and --preset. Default: 4 for a shape."),
    click.option("--group-size", type=int, help="Weights a group. Default: 64 for a shape."),
    click.option("--mode", default="affine", show_default=True, help="Quantization mode."),
    click.option("--dtype", default="float32", show_default=True, help=f"Of x and scales: {', '.join(DTYPES)}."),
)


def check_draft_tokens(draft_tokens: int) -> None:
    if not 1 <= draft_tokens < MAX_SMALL_M:
        raise BadInputError(f"--draft-tokens {draft_tokens}: it must be 1 to {MAX_SMALL_M - 1}.")
