"""Compares plain and speculative decoding on stock and tuned kernels, in one run, interleaved."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from time import perf_counter
from typing import Any, Literal

import mlx.core as mx
import mlx.nn as nn
import numpy as np
from rich.console import Console
from rich.table import Table

from tuner.dispatch import DispatchTable
from tuner.divergence import Divergence, first_divergence
from tuner.linear import apply, counts, exact_up_to, reset_counts, restore, stock
from tuner.problem import MAX_SMALL_M
from tuner.rows import RowDifference, first_row_difference
from tuner.speculative import Depth, Drafter, FixedDepth, Generation, PromptCache, Stats, auto_depth, generate

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
        apply(each, table, table.has_attention)
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
        self._rows = rows_of_passes(model, draft_tokens)
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
        warm_up(self._models, self._rows, self._prompt[0])
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
            for m in self._rows:
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


# ---------------------------------------------------------------------------------------------------------------- exact


EXACT_ARMS = ("plain_exact", "speculative_exact", "plain_inexact", "speculative_inexact")

_SLICES = 8  # pieces in which the arms take turns


@dataclass(frozen=True)
class ExactComparison:
    """What `compare_exact` found. divergence: kernels ("exact", "inexact") -> where speculative text leaves plain text.

    rows: M -> the first value of a pass of M rows behind the prompt that its tokens do not give alone, on exact kernels.
    exact_up_to: see tuner.linear.exact_up_to. draft_tokens: drafted a pass, or at most when the depth is chosen (`auto`).
    """

    arms: dict[str, Arm]
    divergence: dict[str, Divergence | None]
    rows: dict[int, RowDifference | None]
    exact_up_to: int
    draft_tokens: int
    auto: bool
    prompt_tokens: int
    drafter: str

    @property
    def exact(self) -> bool:
        """Whether every row and every token was what plain decode gives."""
        return self.divergence["exact"] is None and not any(self.rows.values())

    def ratios(self, mode: str) -> list[float]:
        """Exact over inexact tokens/s of "plain" or "speculative" decode, by slice."""
        both = (self.arms[f"{mode}_exact"].rates, self.arms[f"{mode}_inexact"].rates)
        return [a / b for a, b in zip(*both, strict=True)]

    def to_json(self) -> dict[str, Any]:
        """What `tuner bench --exact --json` prints."""
        return {
            "exact": self.exact,
            "exact_up_to": self.exact_up_to,
            "arms": {
                name: {"tokens_per_s": round(arm.tokens_per_s, 3), "rates": [round(r, 3) for r in arm.rates]}
                for name, arm in self.arms.items()
            },
            "tokens": len(self.arms["plain_exact"].tokens),
            "acceptance": self.arms["speculative_exact"].acceptance,
            "exact_over_inexact": {
                mode: round(statistics.median(self.ratios(mode)), 4) for mode in ("plain", "speculative")
            },
            "divergence": {name: asdict(d) if d else None for name, d in self.divergence.items()},
            "rows": {str(m): str(d) if d else None for m, d in self.rows.items()},
            "prompt_tokens": self.prompt_tokens,
            "draft_tokens": self.draft_tokens,
            "auto": self.auto,
            "drafter": self.drafter,
        }


def compare_exact(
    model: nn.Module,
    prompt: Sequence[int],
    tables: dict[str, DispatchTable],
    make_drafter: Callable[[], Drafter],
    *,
    drafter_name: str = "",
    max_tokens: int = 2000,
    draft_tokens: int | Literal["auto"] = 4,
    report: Report = lambda text: None,
) -> ExactComparison:
    """Decodes the prompt greedily, plain and speculative, on exact and on inexact kernels (`tables` has one of each), in
    slices that take turns, and compares the texts token for token. The end-of-text token is an ordinary one here.

    First every M up to the most rows of a pass is checked module by module behind the prompt. The model is as it was when
    this returns. A pass of more rows than the exact table covers is never made: draft_tokens is lowered to it, to 1 at
    least.
    """
    apply(model, tables["exact"], tables["exact"].has_attention)
    try:
        covered = exact_up_to(model)
        most = max(1, min(MAX_SMALL_M - 1 if draft_tokens == "auto" else draft_tokens, covered - 1))
        cache, rows = PromptCache(model), {}
        ids = [*prompt] * (most + 1)
        for m in range(2, most + 2):
            report(f"rows of M = {m}")
            rows[m] = first_row_difference(model, prompt, ids[:m], cache)

        def depth(arm: str) -> Depth | int:
            if arm.startswith("plain"):
                return 0
            return auto_depth(model, most) if draft_tokens == "auto" else FixedDepth(most)

        arms = {name: Arm(name) for name in EXACT_ARMS}
        caches = {name: PromptCache(model) for name in EXACT_ARMS}
        runs = {
            name: generate(
                model,
                prompt,
                max_tokens=max_tokens,
                drafter=make_drafter() if name.startswith("speculative") else None,
                draft_tokens=depth(name),
                prompt_cache=caches[name],
            )
            for name in EXACT_ARMS
        }
        for turn in range(_SLICES):
            goal = max_tokens * (turn + 1) // _SLICES
            for kernels in ("exact", "inexact") if turn % 2 == 0 else ("inexact", "exact"):
                apply(model, tables[kernels], tables[kernels].has_attention)
                warm_up([model], range(1, most + 2), prompt[0])
                for name in (f"plain_{kernels}", f"speculative_{kernels}"):
                    report(f"{name.replace('_', '/')}, token {len(arms[name].tokens)} of {max_tokens}")
                    _slice(arms[name], runs[name], goal)
        for run in runs.values():
            run.close()  # settles the caches
        divergence = {}
        for kernels in ("inexact", "exact"):
            apply(model, tables[kernels], tables[kernels].has_attention)
            plain, speculative = (arms[f"{mode}_{kernels}"].tokens for mode in ("plain", "speculative"))
            divergence[kernels] = first_divergence(model, prompt, plain, speculative, caches[f"plain_{kernels}"])
        return ExactComparison(arms, divergence, rows, covered, most, draft_tokens == "auto", len(prompt), drafter_name)
    finally:
        restore(model)


def _slice(arm: Arm, run: Generation, goal: int) -> None:
    """Goes on with a generation up to `goal` tokens; its rate over this slice leaves prefill out."""
    before = run.stats
    while len(arm.tokens) < goal and (token := next(run, None)) is not None:
        arm.tokens.append(token.id)
    after = run.stats
    seconds = after.decode_seconds - before.decode_seconds
    arm.rates.append((after.emitted - before.emitted) / seconds if seconds else 0.0)
    arm.stats = [after]


def rows_of_passes(model: nn.Module, draft_tokens: int | Literal["auto"]) -> list[int]:
    """The M that passes of an applied model can have at a depth."""
    return auto_depth(model).rows if draft_tokens == "auto" else list(range(1, draft_tokens + 2))


def warm_up(models: Sequence[nn.Module], rows: Iterable[int], token: int) -> None:
    """Loads, and compiles if need be, every kernel of passes of these M, and repacks the weights it wants."""
    for m in rows:
        for each in models:
            mx.eval(each(mx.array([[token] * m])))


def print_exact(console: Console, found: ExactComparison) -> None:
    """The comparison for people."""
    depth = f"depth auto, at most {found.draft_tokens}" if found.auto else f"K={found.draft_tokens}"
    view = Table(title=f"{found.prompt_tokens} prompt tokens, drafter {found.drafter}, {depth}")
    view.add_column("arm")
    for name in ("tokens", "tokens/s", "spread"):
        view.add_column(name, justify="right")
    for arm in found.arms.values():
        spread = f"{min(arm.rates):.1f}-{max(arm.rates):.1f}"
        view.add_row(arm.name.replace("_", "/"), str(len(arm.tokens)), f"{arm.tokens_per_s:.1f}", spread)
    console.print(view)
    for mode in ("plain", "speculative"):
        ratios = found.ratios(mode)
        low, high = min(ratios), max(ratios)
        console.print(f"Exact over inexact, {mode}: {statistics.median(ratios):.3f} ({low:.3f}-{high:.3f} over slices).")
    if not found.exact_up_to:
        console.print("[red]A matrix or attention has no exact choice here: run tuner search --exact.[/red]")
    different = [text for text in found.rows.values() if text]
    for difference in different[:1]:
        console.print(f"[red]{difference}[/red]")
    if not different:
        console.print(f"Rows of M = 2 to {found.draft_tokens + 1} have the bits of plain steps in every module.")
    for kernels, divergence in found.divergence.items():
        text = str(divergence) if divergence else "plain and speculative text are equal, token for token."
        colour = "red" if divergence and kernels == "exact" else "bold"
        console.print(f"[{colour}]{kernels}: {text}[/{colour}]")


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
