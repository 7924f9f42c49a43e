"""The first token in which two greedy texts differ, and whether equal logits or a fault made them differ."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import mlx.core as mx
import mlx.nn as nn
import numpy as np

from tuner.dtypes import to_float64
from tuner.speculative import PromptCache

_PREFILL_STEP = 512

TIE_ULPS = {mx.float32: 64, mx.bfloat16: 4, mx.float16: 4}
"""Units in the last place of the top logit by which another order of summation may move the gap of two logits. Measured in
SmolLM2 between two Reductions: up to 29 at float32 (roundings of 30 layers), 2 at bfloat16 (mostly the logit's own)."""


@dataclass(frozen=True)
class Divergence:
    """Two texts that differ from output token `position` on. plain, other: ids there, None where a text had ended.

    gap: the top logit less the one of `other` in a plain step; ulps: the same in units in the last place of the top one.
    top_gap: between the two largest logits of the step. tie: whether the order of a sum can have decided.
    """

    position: int
    plain: int | None
    other: int | None
    gap: float
    top_gap: float
    ulps: float
    tie: bool

    def __str__(self) -> str:
        what = (
            "a tie that the order of summation decides" if self.tie else "no tie: a kernel, a cache or the loop is at fault"
        )
        return (
            f"output token {self.position} is {self.other}, plain decode's is {self.plain}; its logit is {self.gap:.3g}"
            f" ({self.ulps:.0f} ulp) below the top one, the top two are {self.top_gap:.3g} apart: {what}."
        )


def first_divergence(
    model: nn.Module, prompt: Sequence[int], plain: Sequence[int], other: Sequence[int], cache: PromptCache | None = None
) -> Divergence | None:
    """Where `other` first differs from `plain`, both outputs behind `prompt`; None when they are equal.

    The logits are those of a plain step of the model as it is. cache: of the plain run, whose state then is the very one
    that decided; without it, and where it cannot be rewound, the text is fed anew.
    """
    position = next((i for i, (a, b) in enumerate(zip(plain, other, strict=False)) if a != b), min(len(plain), len(other)))
    if position == len(plain) == len(other):
        return None
    logits = _logits(model, [*prompt, *plain[:position]], PromptCache(model) if cache is None else cache)
    values = to_float64(logits)
    chosen = plain[position] if position < len(plain) else None
    given = other[position] if position < len(other) else None
    second, top = np.sort(values)[-2:]
    gap = float(top - values[given]) if given is not None else math.inf
    ulp = mx.finfo(logits.dtype).eps * 2.0 ** math.floor(math.log2(abs(top) or 1.0))
    if chosen is None or int(values.argmax()) != chosen:
        gap = math.inf  # a plain step chooses otherwise: what differs is no matter of a last place
    tie = 0 <= gap / ulp <= TIE_ULPS[logits.dtype]
    return Divergence(position, chosen, given, gap, float(top - second), gap / ulp, tie)


def _logits(model: nn.Module, text: Sequence[int], cache: PromptCache) -> mx.array:
    """(V,) logits of the token after `text`, its last token being fed alone."""
    held = cache.resume(text)
    cache.prefill(text[held:-1], _PREFILL_STEP)
    with cache.writing() as caches:
        logits = model(mx.array([[text[-1]]], mx.uint32), cache=caches)
        mx.eval(logits)
        cache.wrote([text[-1]])
    return logits[0, -1]
