"""Compares draft depths on several prompts, on tuned kernels, in one run, interleaved, with mlx-lm's own loop beside."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import mlx.core as mx
import mlx.nn as nn
from rich.console import Console
from rich.table import Table

from tuner.bench import rows_of_passes, warm_up
from tuner.dispatch import DispatchTable
from tuner.divergence import Divergence, first_divergence
from tuner.errors import BadInputError
from tuner.linear import apply, exact_up_to, restore
from tuner.problem import MAX_SMALL_M
from tuner.speculative import Drafter, PromptCache, Sampling, auto_depth, generate

Depth = int | Literal["auto"]

MLX_LM: Literal["mlx-lm"] = "mlx-lm"
"""The arm that is mlx_lm's speculative_generate_step, with the same draft model and the deepest of the fixed depths."""


@dataclass
class Run:
    """One arm on one prompt, over all rounds. divergence: where its greedy text leaves that of plain decoding."""

    rates: list[float] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)
    drafted: int = 0
    accepted: int = 0
    divergence: Divergence | None = None

    @property
    def tokens_per_s(self) -> float:
        return statistics.median(self.rates)


@dataclass(frozen=True)
class Sweep:
    """runs: prompt -> arm -> Run. An arm is a depth, 0 being plain decoding, or mlx-lm's loop."""

    runs: dict[str, dict[str, Run]]
    drafter: str
    greedy: bool

    def identical(self, prompt: str) -> bool:
        """Whether every arm gave the text of plain decoding."""
        return len({tuple(run.tokens) for run in self.runs[prompt].values()}) == 1

    @property
    def all_identical(self) -> bool:
        return all(map(self.identical, self.runs))

    def auto_to_best(self, prompt: str) -> float | None:
        """Speed of the automatic depth over that of the best fixed one, plain included."""
        runs = self.runs[prompt]
        fixed = [run.tokens_per_s for arm, run in runs.items() if arm.isdecimal()]
        return runs["auto"].tokens_per_s / max(fixed) if "auto" in runs else None

    def to_json(self) -> dict[str, Any]:
        """What `tuner depths --json` prints."""
        return {
            "drafter": self.drafter,
            "prompts": {
                prompt: {
                    "identical": self.identical(prompt) if self.greedy else None,
                    "auto_to_best": self.auto_to_best(prompt),
                    "arms": {
                        arm: {
                            "tokens_per_s": round(run.tokens_per_s, 3),
                            "rates": [round(rate, 3) for rate in run.rates],
                            "times_plain": round(run.tokens_per_s / runs["0"].tokens_per_s, 3),
                            "tokens": len(run.tokens),
                            "drafted": run.drafted,
                            "accepted": run.accepted,
                            "divergence": str(run.divergence) if run.divergence else None,
                        }
                        for arm, run in runs.items()
                    },
                }
                for prompt, runs in self.runs.items()
            },
        }


def sweep(
    model: nn.Module,
    prompts: Mapping[str, Sequence[int]],
    table: DispatchTable,
    make_drafter: Callable[[], Drafter],
    depths: Sequence[Depth],
    *,
    drafter_name: str = "",
    max_tokens: int = 128,
    rounds: int = 3,
    sampling: Sampling | None = None,
    eos_token_ids: Sequence[int] = (),
    draft_model: nn.Module | None = None,
    report: Callable[[str], None] = lambda text: None,
) -> Sweep:
    """Decodes every prompt at every depth, and plainly, `rounds` times each, in an order that rotates. Each prompt is
    prefilled once; each generation starts from caches that hold the prompt. A drafter is made for each generation. With a
    draft model and greedy decoding, mlx-lm's own loop runs as one more arm. On an exact table the automatic depth stays
    within the M that it covers; a fixed depth beyond them raises BadInputError."""
    models = [model] if draft_model is None else [model, draft_model]
    for each in models:
        apply(each, table, table.has_attention)
    try:
        arms: list[Depth | Literal["mlx-lm"]] = list(dict.fromkeys([0, *depths]))
        deepest = max((d for d in depths if isinstance(d, int)), default=4)
        most = min(exact_up_to(model), MAX_SMALL_M) - 1 if table.exact else MAX_SMALL_M - 1
        if most < 1:
            raise BadInputError("a matrix or attention has no exact choice here: run tuner search --exact.")
        if max((d for d in depths if isinstance(d, int)), default=0) > most:
            raise BadInputError(f"exact kernels cover passes of {most + 1} rows here: draft at most {most} tokens.")
        if draft_model is not None and sampling is None:
            arms.append(MLX_LM)
        report("preparing kernels")
        if len(table):
            rows = {m for depth in arms if depth != MLX_LM for m in rows_of_passes(model, depth)}
            warm_up(models, sorted(rows), next(iter(prompts.values()))[0])
        found: dict[str, dict[str, Run]] = {}
        for name, prompt in prompts.items():
            cache = PromptCache(model)
            report(f"{name}: prefill")
            list(generate(model, prompt, max_tokens=0, prompt_cache=cache))
            runs = found[name] = {str(arm): Run() for arm in arms}
            for turn in range(rounds):
                shift = turn % len(arms)
                for arm in arms[shift:] + arms[:shift]:
                    report(f"{name}: depth {arm}")
                    if arm == "mlx-lm":
                        assert draft_model is not None
                        kept = runs[MLX_LM]
                        kept.tokens, rate, kept.accepted = decode_in_mlx_lm(
                            model, draft_model, prompt, max_tokens, deepest, eos_token_ids
                        )
                        kept.rates.append(rate)
                        continue
                    run = generate(
                        model,
                        prompt,
                        max_tokens=max_tokens,
                        draft_tokens=auto_depth(model, most) if arm == "auto" else arm,
                        drafter=make_drafter() if arm else None,
                        sampling=sampling or Sampling(),
                        seed=turn,
                        prompt_cache=cache,
                        eos_token_ids=eos_token_ids,
                    )
                    kept = runs[str(arm)]
                    kept.tokens = [token.id for token in run]
                    stats = run.stats
                    kept.rates.append(stats.emitted / stats.decode_seconds)
                    kept.drafted, kept.accepted = stats.proposed, stats.accepted
            if sampling is None:
                for kept in runs.values():
                    kept.divergence = first_divergence(model, prompt, runs["0"].tokens, kept.tokens)
        return Sweep(found, drafter_name, sampling is None)
    finally:
        for each in models:
            restore(each)


def decode_in_mlx_lm(
    model: nn.Module,
    draft_model: nn.Module,
    prompt: Sequence[int],
    max_tokens: int,
    depth: int,
    eos_token_ids: Sequence[int] = (),
) -> tuple[list[int], float, int]:
    """mlx-lm's own speculative loop on the same models: its tokens, tokens a second, and how many had been drafted. The
    clock starts with the first token, so that prefill is apart as in ours."""
    from mlx_lm.generate import speculative_generate_step

    step = speculative_generate_step(
        mx.array(list(prompt)), model, draft_model, num_draft_tokens=depth, max_tokens=max_tokens
    )
    tokens: list[int] = []
    drafted, started = 0, 0.0
    for token, _, from_draft in step:
        if not tokens:
            started = time.perf_counter()
        tokens.append(int(token))
        drafted += from_draft
        if token in eos_token_ids:
            break
    step.close()
    return tokens, (len(tokens) - 1) / (time.perf_counter() - started), drafted


def print_sweep(console: Console, found: Sweep) -> None:
    """A row a prompt, a column an arm: tokens a second of plain decoding, and multiples of it."""
    arms = list(next(iter(found.runs.values())))
    view = Table(title=f"Multiples of plain decoding, drafter {found.drafter}")
    view.add_column("prompt")
    view.add_column("plain, tokens/s", justify="right")
    for arm in arms[1:]:
        view.add_column(arm if arm in ("auto", MLX_LM) else f"K={arm}", justify="right")
    view.add_column("accepted", justify="right")
    view.add_column("auto to best", justify="right")
    view.add_column("text")
    for prompt, runs in found.runs.items():
        plain = runs["0"]
        shown = runs.get("auto", runs[arms[-1]])
        ratio = found.auto_to_best(prompt)
        view.add_row(
            prompt,
            f"{plain.tokens_per_s:.1f} ({min(plain.rates):.1f}-{max(plain.rates):.1f})",
            *(f"{runs[arm].tokens_per_s / plain.tokens_per_s:.2f}" for arm in arms[1:]),
            f"{shown.accepted}/{shown.drafted}",
            "-" if ratio is None else f"{ratio:.2f}",
            "sampled" if not found.greedy else "equal" if found.identical(prompt) else "[red]differs[/red]",
        )
    console.print(view)
    for prompt, runs in found.runs.items():
        for arm, run in runs.items():
            if run.divergence:
                console.print(f"{prompt}, {arm if arm in ('auto', MLX_LM) else f'K={arm}'}: {run.divergence}")
