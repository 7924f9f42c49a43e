"""Compares plain and speculative decoding on stock and tuned kernels, in one run, interleaved."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Literal

import mlx.core as mx
import mlx.nn as nn
import numpy as np
from rich.console import Console
from rich.table import Table

from tuner.dispatch import DispatchTable
from tuner.linear import apply, counts, reset_counts, restore, stock
from tuner.problem import MAX_SMALL_M
from tuner.speculative import Drafter, Generation, PromptCache, Stats, generate

ARMS = ("plain_stock", "plain_tuned", "speculative_stock", "speculative_tuned")

_COST_REPEATS = 3
_CLOSE = 0.02  # arms this close together are not told apart

Report = Callable[[str], None]


@dataclass
class Arm:
    """One way of decoding, over all rounds: token ids, decode seconds and statistics of each."""

    name: str
    tokens: list[int] = field(default_factory=list)
    rates: list[float] = field(default_factory=list)
    stats: list[Stats] = field(default_factory=list)

    @property
    def tokens_per_s(self) -> float:
        """Median over rounds of emitted tokens over decode seconds: prefill and compilation are apart."""
        return statistics.median(self.rates) if self.rates else 0.0

    @property
    def acceptance(self) -> float | None:
        """Share of the drafted tokens that were emitted; None when nothing was drafted."""
        proposed = sum(s.proposed for s in self.stats)
        return sum(s.accepted for s in self.stats) / proposed if proposed else None


@dataclass(frozen=True)
class Comparison:
    """What `compare` measured. cost_us: kernels ("stock", "tuned") -> M -> microseconds of one pass."""

    arms: dict[str, Arm]
    prompt_tokens: int
    draft_tokens: int | Literal["auto"]
    drafter: str
    cost_us: dict[str, dict[int, float]]
    prefill_tokens_per_s: dict[str, float]
    prepare_seconds: float
    hits: dict[int, int]
    misses: dict[int, int]

    @property
    def identical(self) -> bool:
        """Whether all four texts are equal, token for token."""
        return len({tuple(arm.tokens) for arm in self.arms.values()}) == 1

    @property
    def tuned_identical(self) -> bool:
        """Whether plain and speculative decoding on tuned kernels gave the same text."""
        return self.arms["plain_tuned"].tokens == self.arms["speculative_tuned"].tokens

    def verdict(self) -> list[str]:
        """Plain sentences: which arm is fastest, and what speculation and the kernels are worth."""
        rate = {name: arm.tokens_per_s for name, arm in self.arms.items()}
        fastest = max(rate, key=lambda name: rate[name])
        lines = [f"Fastest: {fastest.replace('_', '/')}, {rate[fastest]:.1f} tokens/s."]
        lines.append(f"Tuned kernels: plain decode {_times(rate['plain_tuned'], rate['plain_stock'])} stock.")
        for kernels in ("tuned", "stock"):
            arm = self.arms[f"speculative_{kernels}"]
            if arm.acceptance is None:
                lines.append(f"On {kernels} kernels speculation never ran: the drafter proposed nothing.")
                continue
            ratio = _times(rate[f"speculative_{kernels}"], rate[f"plain_{kernels}"])
            lines.append(f"On {kernels} kernels speculation is {ratio} plain ({arm.acceptance:.0%} of drafts accepted).")
        return lines

    def to_json(self) -> dict[str, Any]:
        """What `tuner bench --json` prints."""
        return {
            "arms": {name: _arm_json(arm) for name, arm in self.arms.items()},
            "acceptance": self.arms["speculative_tuned"].acceptance,
            "identical": self.identical,
            "tuned_identical": self.tuned_identical,
            "cost_us_by_m": {str(m): round(us, 1) for m, us in self.cost_us["tuned"].items()},
            "stock_cost_us_by_m": {str(m): round(us, 1) for m, us in self.cost_us["stock"].items()},
            "prefill_tokens_per_s": {k: round(v, 1) for k, v in self.prefill_tokens_per_s.items()},
            "prepare_seconds": round(self.prepare_seconds, 3),
            "prompt_tokens": self.prompt_tokens,
            "draft_tokens": self.draft_tokens,
            "drafter": self.drafter,
            "hits_by_m": {str(m): n for m, n in sorted(self.hits.items())},
            "misses_by_m": {str(m): n for m, n in sorted(self.misses.items())},
            "verdict": self.verdict(),
        }


def compare(
    model: nn.Module,
    prompt: Sequence[int],
    table: DispatchTable,
    make_drafter: Callable[[], Drafter],
    *,
    drafter_name: str = "",
    max_tokens: int = 64,
    draft_tokens: int | Literal["auto"] = 4,
    rounds: int = 2,
    eos_token_ids: Sequence[int] = (),
    draft_model: nn.Module | None = None,
    report: Report = lambda text: None,
) -> Comparison:
    """Decodes the prompt greedily in four ways, `rounds` times each, in an order that rotates.

    Every generation starts from caches that hold the prompt and nothing else: each kind of kernels prefills the prompt
    once, which is timed by itself, and its caches are rewound to it. A draft model runs on tuned kernels in the tuned arms.
    The model is as it was when this returns.
    """
    models = [model] if draft_model is None else [model, draft_model]
    for each in models:
        apply(each, table)
    try:
        run = _Bench(model, models, prompt, draft_tokens, report)
        return run(make_drafter, drafter_name, max_tokens, rounds, eos_token_ids)
    finally:
        for each in models:
            restore(each)


class _Bench:
    """One comparison. The models have been applied; stock arms run inside `stock`."""

    def __init__(
        self,
        model: nn.Module,
        models: list[nn.Module],
        prompt: Sequence[int],
        draft_tokens: int | Literal["auto"],
        report: Report,
    ) -> None:
        self._model = model
        self._models = models
        self._prompt = list(prompt)
        self._draft_tokens = draft_tokens
        self._rows = MAX_SMALL_M if draft_tokens == "auto" else draft_tokens + 1
        self._report = report
        self._caches = {kernels: PromptCache(model) for kernels in ("stock", "tuned")}

    def __call__(
        self,
        make_drafter: Callable[[], Drafter],
        drafter_name: str,
        max_tokens: int,
        rounds: int,
        eos_token_ids: Sequence[int],
    ) -> Comparison:
        self._report("preparing kernels")
        started = perf_counter()
        self._warm()
        prepare_seconds = perf_counter() - started
        prefill, cost = {}, {}
        for kernels in self._caches:
            with self._on(kernels):
                prefill[kernels] = self._prefill(kernels)
                cost[kernels] = self._costs(kernels)
        for each in self._models:
            reset_counts(each)
        arms = {name: Arm(name) for name in ARMS}
        drafters = {name: make_drafter() for name in ARMS if name.startswith("speculative")}
        for turn in range(rounds):
            order = ARMS[turn % len(ARMS) :] + ARMS[: turn % len(ARMS)]
            for name in order:
                self._report(name.replace("_", "/"))
                kernels = name.partition("_")[2]
                with self._on(kernels):
                    self._decode(arms[name], kernels, drafters.get(name), max_tokens, eos_token_ids)
        hits: Counter[int] = Counter()
        misses: Counter[int] = Counter()
        for layer in counts(self._model):
            hits.update(layer.hits)
            misses.update(layer.misses)
        return Comparison(
            arms,
            len(self._prompt),
            self._draft_tokens,
            drafter_name,
            cost,
            prefill,
            prepare_seconds,
            dict(hits),
            dict(misses),
        )

    @contextmanager
    def _on(self, kernels: str) -> Iterator[None]:
        with ExitStack() as stack:
            if kernels == "stock":
                for each in self._models:
                    stack.enter_context(stock(each))
            yield

    def _warm(self) -> None:
        """Loads, and compiles if need be, every kernel the run can meet, and repacks the weights it wants."""
        for m in range(1, self._rows + 1):
            for each in self._models:
                mx.eval(each(mx.array([[self._prompt[0]] * m])))

    def _prefill(self, kernels: str) -> float:
        """Fills the caches with all of the prompt but its last token; tokens a second."""
        self._report(f"prefill, {kernels}")
        run = generate(self._model, self._prompt, max_tokens=0, prompt_cache=self._caches[kernels])
        list(run)
        stats = run.stats
        return stats.prefill_tokens / stats.prefill_seconds if stats.prefill_tokens else 0.0

    def _costs(self, kernels: str) -> dict[int, float]:
        """Microseconds of one pass of the target at each M, behind the prompt: medians."""
        self._report(f"cost of a pass, {kernels}")
        cache = self._caches[kernels]
        held = len(cache)
        samples: dict[int, list[float]] = {}
        for _ in range(_COST_REPEATS):
            for m in range(1, self._rows + 1):
                tokens = [self._prompt[-1]] * m
                started = perf_counter()
                with cache.writing() as caches:
                    mx.eval(self._model(mx.array([tokens]), cache=caches))
                    cache.wrote(tokens)
                samples.setdefault(m, []).append((perf_counter() - started) * 1e6)
                cache.rewind_to(held)
        return {m: statistics.median(taken) for m, taken in samples.items()}

    def _decode(
        self, arm: Arm, kernels: str, drafter: Drafter | None, max_tokens: int, eos_token_ids: Sequence[int]
    ) -> None:
        run: Generation = generate(
            self._model,
            self._prompt,
            max_tokens=max_tokens,
            drafter=drafter,
            draft_tokens=self._draft_tokens if drafter else 0,
            prompt_cache=self._caches[kernels],
            eos_token_ids=eos_token_ids,
        )
        arm.tokens = [token.id for token in run]
        stats = run.stats
        arm.stats.append(stats)
        arm.rates.append(stats.emitted / stats.decode_seconds if stats.decode_seconds else 0.0)


def perplexity(model: nn.Module, tokens: Sequence[int], step: int = 16) -> float:
    """exp of the mean negative log-likelihood (natural) of tokens[1:], fed `step` tokens a pass through one cache."""
    from mlx_lm.models.cache import make_prompt_cache

    cache = make_prompt_cache(model)
    total = 0.0
    for start in range(0, len(tokens) - 1, step):
        chunk = list(tokens[start : start + step])
        targets = mx.array(list(tokens[start + 1 : start + 1 + step]))
        logits = model(mx.array([chunk]), cache=cache)[0].astype(mx.float32)[: targets.size]
        loss = nn.losses.cross_entropy(logits, targets, reduction="sum")
        total += float(np.asarray(loss))
    return math.exp(total / (len(tokens) - 1))


def print_comparison(console: Console, comparison: Comparison, texts: dict[str, str]) -> None:
    """The comparison for people: arms, cost of a pass by M, and sentences."""
    view = Table(
        title=f"{comparison.prompt_tokens} prompt tokens, drafter {comparison.drafter}, K={comparison.draft_tokens}"
    )
    view.add_column("arm")
    for name in ("tokens/s", "spread", "tokens", "passes", "accepted / drafted"):
        view.add_column(name, justify="right")
    for arm in comparison.arms.values():
        drafted = sum(s.proposed for s in arm.stats)
        view.add_row(
            arm.name.replace("_", "/"),
            f"{arm.tokens_per_s:.1f}",
            f"{min(arm.rates):.1f}-{max(arm.rates):.1f}",
            str(len(arm.tokens)),
            str(arm.stats[-1].rounds),
            f"{sum(s.accepted for s in arm.stats)} / {drafted}" if drafted else "-",
        )
    console.print(view)
    cost = Table(title="one pass of the target, ms")
    cost.add_column("M")
    for m in comparison.cost_us["tuned"]:
        cost.add_column(str(m), justify="right")
    for kernels, by_m in comparison.cost_us.items():
        cost.add_row(kernels, *(f"{us / 1e3:.1f}" for us in by_m.values()))
    console.print(cost)
    rates = ", ".join(f"{kernels} {rate:.0f}" for kernels, rate in comparison.prefill_tokens_per_s.items())
    console.print(f"Prefill, tokens/s: {rates}. Kernels made ready in {comparison.prepare_seconds:.1f} s.")
    console.print(f"Calls served by kernels, by M: {_counted(comparison.hits)}; by stock: {_counted(comparison.misses)}.")
    if comparison.identical:
        console.print("All four texts are equal.")
    elif comparison.tuned_identical:
        console.print("The two tuned texts are equal; the stock texts differ from them.")
    else:
        console.print("[red]The texts differ, also between the tuned arms.[/red]")
    for line in comparison.verdict():
        console.print(f"[bold]{line}[/bold]")
    for name, text in texts.items():
        console.print(f"[dim]{name}:[/dim] {text}", markup=True, highlight=False)


def _arm_json(arm: Arm) -> dict[str, Any]:
    return {
        "tokens_per_s": round(arm.tokens_per_s, 3),
        "rates": [round(rate, 3) for rate in arm.rates],
        "tokens": len(arm.tokens),
        "rounds": arm.stats[-1].rounds if arm.stats else 0,
        "proposed": sum(s.proposed for s in arm.stats),
        "accepted": sum(s.accepted for s in arm.stats),
    }


def _counted(by_m: dict[int, int]) -> str:
    return ", ".join(f"M={m} {n}" for m, n in sorted(by_m.items())) or "none"


def _times(rate: float, base: float) -> str:
    if not base or not rate:
        return "not comparable with"
    ratio = rate / base
    if abs(ratio - 1) <= _CLOSE:
        return f"{ratio:.2f}x, no faster than,"
    return f"{ratio:.2f}x as fast as" if ratio > 1 else f"{ratio:.2f}x, slower than,"
