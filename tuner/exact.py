"""Exact dispatch: one Reduction for all small M of a matrix, so that a row's bits do not depend on the rows beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tuner.measure import Measurement, Result
from tuner.problem import MAX_SMALL_M
from tuner.store import Selection

# Shares of the passes of a decode that drafts: plain passes (nothing to draft), full ones, and the rest of the M searched.
_PLAIN_SHARE = 0.3
_FULL_SHARE = 0.5

_ENOUGH_SAMPLES = 3  # fewer are a first look, not a time to decide by


def m_weights(draft_tokens: int, m_values: Iterable[int]) -> dict[int, float]:
    """The share of decode passes with each M, of those given, when `draft_tokens` are drafted a pass; the sum is 1.

    Plain passes have M = 1, full ones M = draft_tokens + 1; a drafter that finds less, a limit or a varying depth make the
    rest, which is spread evenly over the other M.
    """
    asked = sorted(set(m_values))
    full = draft_tokens + 1
    weights = dict.fromkeys(asked, 0.0)
    for m, share in ((1, _PLAIN_SHARE), (full, _FULL_SHARE)):
        if m in weights:
            weights[m] += share
    others = [m for m in asked if m not in (1, full)]
    for m in others:
        weights[m] = (1 - _PLAIN_SHARE - _FULL_SHARE) / len(others)
    total = sum(weights.values())
    return {m: weight / total for m, weight in weights.items()}


def is_final(result: Result) -> bool:
    """Whether a result is of a final comparison, and so a time to decide by."""
    return result.ok and len(result.timing.samples_us) >= _ENOUGH_SAMPLES


def place_weights(draft_tokens: int, places: Iterable[tuple[int, ...]]) -> dict[tuple[int, ...], float]:
    """The share of decode passes at each `place` of the problems of a matrix: m_weights, and contexts alike."""
    asked = list(places)
    by_m = m_weights(draft_tokens, [place[-1] for place in asked])
    alike = Counter(place[-1] for place in asked)
    return {place: by_m[place[-1]] / alike[place[-1]] for place in asked}


@dataclass(frozen=True)
class ExactChoice:
    """The Reduction that serves a matrix, its kernel at each M, and its expected microseconds a pass under the weights."""

    reduction: str
    results: Mapping[Any, Result]
    us: float
    reason: str


def decide_exact(
    finals: Mapping[Any, Sequence[Result]], weights: Mapping[Any, float], incumbent: str | None = None
) -> ExactChoice | str:
    """The Reduction with the least expected time among those with a kernel at every M of `weights`, each M its fastest
    kernel within it; or why there is none.

    finals: M, or a problem's place -> results in search order; those of few samples, and stock, are no candidates. The
    incumbent Reduction stays unless another beats it by more than the noise, and of several within the noise the one met
    first stays.
    """
    by_reduction: dict[str, dict[Any, Result]] = {}
    for m, results in finals.items():
        kernels = [r for r in results if r.config is not None and is_final(r)]
        for name in dict.fromkeys(r.reduction for r in kernels):
            within = [r for r in kernels if r.reduction == name]
            fastest = min(within, key=lambda r: r.us)
            by_reduction.setdefault(name, {})[m] = next(r for r in within if not fastest.timing.beats(r.timing))
    covering = {name: best for name, best in by_reduction.items() if weights.keys() <= best.keys()}
    if not covering:
        sizes = {name: sorted(weights.keys() - best.keys()) for name, best in by_reduction.items()}
        lacks = "; ".join(f"{name} has no kernel at M = {', '.join(map(_named, ms))}" for name, ms in sizes.items())
        return f"No Reduction covers every M: {lacks or 'no kernel was timed'}."
    expected = {name: _expected([(weights[m], best[m].timing) for m in weights]) for name, best in covering.items()}
    least = min(expected.values(), key=lambda time: time.us)
    order = sorted(expected, key=lambda name: name != incumbent)
    chosen = next(name for name in order if not least.beats(expected[name]))
    rivals = [f"{name} {time.us:.1f} us" for name, time in expected.items() if name != chosen]
    reason = f"{chosen}: {expected[chosen].us:.1f} us a pass; {', '.join(rivals) or 'the only Reduction at every M'}"
    return ExactChoice(chosen, covering[chosen], expected[chosen].us, reason)


def _named(at: Any) -> str:
    """An M, or the M and the context of a place."""
    *context, m = at if isinstance(at, tuple) else (at,)
    return f"{m} (L = {context[0]})" if context else str(m)


@dataclass(frozen=True)
class _Expected(Measurement):
    """A weighted sum of measurements, with its own noise."""

    sigma_us: float = 0.0

    @property
    def noise_us(self) -> float:
        return self.sigma_us


def _expected(parts: Sequence[tuple[float, Measurement]]) -> _Expected:
    us = sum(weight * timing.us for weight, timing in parts)
    sigma = sum((weight * timing.noise_us) ** 2 for weight, timing in parts) ** 0.5
    return _Expected((us,), sigma_us=sigma)


def why_not_exact(choices: Sequence[Selection]) -> str | None:
    """Why the exact choices stored for one matrix do not go together, or None."""
    names = sorted({choice.result.reduction for choice in choices})
    if len(names) > 1 or any(choice.result.config is None for choice in choices):
        return f"its exact choices mix the Reductions {' and '.join(names)}"
    return None


def exact_up_to(reductions: Mapping[int, str]) -> int:
    """The largest M up to which every M from 1 is served by one Reduction; 0 when M = 1 is not. M -> its Reduction."""
    m = 0
    while m < MAX_SMALL_M and reductions.get(m + 1) not in (None, "stock") and reductions[m + 1] == reductions[1]:
        m += 1
    return m
