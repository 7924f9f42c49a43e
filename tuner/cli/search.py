"""`tuner search`."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

import click
from rich.console import Console

from tuner import models, presets, report
from tuner import tune as tuning
from tuner.attention import AnyProblem, AttentionProblem
from tuner.backends import Backend, backend
from tuner.child import Child
from tuner.cli.options import (
    CACHE_GROUP,
    Contexts,
    MRange,
    Shape,
    activations_option,
    backend_option,
    check_draft_tokens,
    db_option,
    draft_tokens_option,
    json_option,
    weights_options,
)
from tuner.cli.terminal import console_for, existing_store, print_json, progress_on, tell, used_backend
from tuner.dispatch import load_table
from tuner.errors import BadInputError
from tuner.families import FAMILY_NAMES
from tuner.families.cpu import PREFILL_RANGES
from tuner.linear import attention_of
from tuner.matrices import matrices, not_quantized
from tuner.problem import MAX_SMALL_M, Problem, Quantization
from tuner.search import DEFAULT_TRIALS
from tuner.store import Store
from tuner.tune import Budget, Outcome
from tuner.workers import WorkerStore, tune_together


@click.command()
@click.option("--m", "m_values", type=MRange(), help="Rows of x: 3, 3..6 or 1,2,4..8. Default: 1..16 and prefill sizes.")
@click.option("--model", "model_name", help="An MLX folder, a Hugging Face name, a GGUF file, or smollm2.")
@click.option("--preset", "preset_name", help=f"Matrices of a known model: {', '.join(presets.PRESETS)}.")
@click.option("--shape", "shapes", type=Shape(), multiple=True, help="One matrix, as N x K: 4096x14336. Repeatable.")
@weights_options
@activations_option
@backend_option
@click.option("--families", "family_names", help=f"Comma-separated: {', '.join(FAMILY_NAMES)}. Default: all.")
@click.option("--trials", default=DEFAULT_TRIALS, show_default=True, help="Most configs to compile a matrix and M.")
@click.option(
    "--seconds", type=float, help="Time for the whole search. Default: 150, or 4 for each problem if that is more."
)
@click.option("--exact", is_flag=True, help="Also choose one order of summation a matrix for all M up to 16.")
@click.option("--attention", is_flag=True, help="Search attention of the model or preset, instead of its matrices.")
@click.option("--context", "contexts", type=Contexts(), default="512..32768", show_default=True, help="For --attention.")
@click.option("--cache-bits", type=int, default=0, help="For --attention: a quantized cache, in groups of 64.")
@draft_tokens_option
@click.option("--stale", is_flag=True, help="Stale rows first; without --model, --preset or --shape only those.")
@click.option(
    "--workers", "workers_url", help="Share the search with others at an Optuna storage: grpc://HOST:PORT, or a URL."
)
@db_option
@json_option
def search(
    m_values: tuple[int, ...] | None,
    model_name: str | None,
    preset_name: str | None,
    shapes: Sequence[tuple[int, int]],
    bits: int | None,
    group_size: int | None,
    mode: str,
    dtype: str,
    activations: str,
    backend_name: str,
    family_names: str | None,
    trials: int,
    seconds: float | None,
    exact: bool,
    attention: bool,
    contexts: tuple[int, ...],
    cache_bits: int,
    draft_tokens: int,
    stale: bool,
    workers_url: str | None,
    db: Path | None,
    as_json: bool,
) -> None:
    """Search kernels and store the winners.

    Without --model, --preset or --shape: a preset that suits the device. With --workers, started with the same options on
    several machines or GPUs of one kind, each tunes problems that no other has, and all end with the same table.
    """
    device_backend = used_backend(backend_name)
    only = _families(family_names)
    if trials < 1 or (seconds is not None and seconds <= 0):
        raise BadInputError(f"--trials {trials} --seconds {seconds}: both must be positive.")
    check_draft_tokens(draft_tokens)
    if sum(map(bool, (model_name, preset_name, shapes))) > 1:
        raise BadInputError("--model, --preset and --shape exclude each other: give one of them.")
    if workers_url and (exact or stale):
        raise BadInputError(
            "--workers goes without --exact and --stale: search together first, then run those on one machine."
        )
    if attention and (shapes or stale):
        raise BadInputError("--attention takes its heads from --model or --preset; --shape and --stale are of matrices.")
    skipped: list[str] = []
    problems: Sequence[AnyProblem]
    first = _stale_problems(db, backend_name) if stale else []
    if attention:
        heads = _attention_heads(model_name, preset_name or presets.DEFAULT_PRESETS[device_backend.name], dtype)
        problems = _attention_problems(heads, contexts, m_values, cache_bits)
    elif model_name:
        skipped, problems = _model_problems(model_name, m_values)
    elif stale and not (preset_name or shapes):
        if not first:
            tell(as_json, {"rows": []}, "No row is stale: there is nothing to tune again.")
            return
        problems = first
    else:
        preset_name = preset_name or (None if shapes else presets.DEFAULT_PRESETS[device_backend.name])
        problems = _named_problems(shapes, preset_name, _asked(bits, group_size, mode), dtype, m_values)
    problems = [*first, *problems]
    problems = [
        replace(p, activations=activations) if isinstance(p, Problem) and p.m <= MAX_SMALL_M else p for p in problems
    ]
    console = console_for(as_json)
    for name in skipped[:1]:
        console.print(f"{len(skipped)} linear layers are not quantized and are skipped, {name} the first.")
    budget = Budget(trials, seconds or Budget.default_seconds(len(problems)))
    if workers_url:
        shared = WorkerStore(db)
        outcomes = _search_together(console, workers_url, device_backend, problems, shared, budget, only)
        _finish_search(console, device_backend, shared, outcomes, [], skipped, as_json, problems)
        return
    store = Store(db)
    weighed = draft_tokens if exact else None
    outcomes, decided = _search(console, device_backend, problems, store, budget, only, weighed, first)
    _finish_search(console, device_backend, store, outcomes, decided, skipped, as_json)


def _search(
    console: Console,
    device_backend: Backend,
    problems: Sequence[AnyProblem],
    store: Store,
    budget: Budget,
    only: Sequence[str] | None,
    draft_tokens: int | None,
    first: Sequence[AnyProblem],
) -> tuple[list[Outcome], list[tuning.ExactOutcome]]:
    """How each problem ended. With `draft_tokens`, also how exact dispatch was decided for each matrix, which is done and
    stored as soon as all its M are searched: an interruption loses the unfinished matrix only."""
    outcomes: list[Outcome] = []
    decided: list[tuning.ExactOutcome] = []
    device, exact = device_backend.device(), draft_tokens is not None
    waiting = {p for p in problems if p.m <= MAX_SMALL_M}
    with _searching(console, device_backend, len(set(problems))) as (child, report_on, advance):
        for outcome in tuning.tune(
            device_backend, problems, store, budget, only=only, judge=child, exact=exact, first=set(first), report=report_on
        ):
            outcomes.append(outcome)
            advance()
            matrix = outcome.problem.matrix
            small = outcome.problem in waiting
            waiting.discard(outcome.problem)
            if draft_tokens is not None and small and not any(p.matrix == matrix for p in waiting):
                whole = [p for p in problems if p.matrix == matrix]
                decided += tuning.choose_exact(device, whole, store, draft_tokens, only=only)
    return outcomes, decided


def _search_together(
    console: Console,
    url: str,
    device_backend: Backend,
    problems: Sequence[AnyProblem],
    store: WorkerStore,
    budget: Budget,
    only: Sequence[str] | None,
) -> list[Outcome]:
    """How those problems ended that were tuned here."""
    outcomes: list[Outcome] = []
    with _searching(console, device_backend, None) as (child, report_on, advance):
        for outcome in tune_together(
            url, device_backend, problems, store, budget, only=only, judge=child, report=report_on
        ):
            outcomes.append(outcome)
            advance()
    return outcomes


@contextmanager
def _searching(
    console: Console, device_backend: Backend, total: int | None
) -> Iterator[tuple[Child, tuning.Report, Callable[[], None]]]:
    """What both kinds of search run in: a child process that judges, progress (what to call with a problem, and when one is
    done), and an interruption that is raised at the next problem. total: of problems; None: others tune some too."""
    with progress_on(console) as progress:
        task = progress.add_task("measuring the memory", total=total)
        device_backend.bandwidth()

        def on(problem: AnyProblem, text: str) -> None:
            done = f", {progress.tasks[task].completed:.0f} done here" if total is None else ""
            progress.update(task, description=f"{problem}: {text}{done}")
            if interrupted:
                raise KeyboardInterrupt

        with _interruptions() as interrupted, Child(partial(backend, device_backend.name)) as child:
            yield child, on, lambda: progress.advance(task)


@contextmanager
def _interruptions() -> Iterator[list[int]]:
    """Signals of Ctrl-C within the block, which raise KeyboardInterrupt as always. Python drops that where nothing can be
    raised, in a destructor for instance; then this list still tells."""
    received: list[int] = []

    def stop(number: int, frame: object) -> None:
        received.append(number)
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, stop)
    try:
        yield received
    finally:
        signal.signal(signal.SIGINT, before)


def _finish_search(
    console: Console,
    device_backend: Backend,
    store: Store,
    outcomes: list[Outcome],
    decided: list[tuning.ExactOutcome],
    skipped: list[str],
    as_json: bool,
    shared: Sequence[AnyProblem] = (),
) -> None:
    """Prints how a search ended. `shared`: problems of which other workers tuned some; all are shown."""
    device = device_backend.device()
    chosen = [outcome.selection for outcome in outcomes if outcome.selection]
    if shared:
        wanted = set(shared)
        chosen = [c for d, c in store.selections() if d.key == device.key and c.problem in wanted]
    table = report.rows(store, device, chosen)
    refused = [outcome for outcome in outcomes if outcome.selection is None]
    if as_json:
        extra = {
            "skipped": skipped,
            "unsupported": [{"problem": str(o.problem), "reason": o.ended} for o in refused],
            "exact": [
                {"matrix": str(o.matrix), "reduction": o.choice.reduction if o.choice else None, "reason": o.reason}
                for o in decided
            ],
            "replaced": {str(o.problem): str(o.replaced) for o in outcomes if o.replaced},
            "ended": {str(o.problem): f"{o.ended}; {o.tried} of {o.space_size} configs" for o in outcomes},
        }
        print_json(report.summary(device, table) | extra)
    else:
        if table:
            report.print_rows(console, device, table)
        for outcome in refused:
            console.print(f"[yellow]{outcome.problem}: left to stock. {outcome.ended}[/yellow]")
        for outcome in outcomes:
            if outcome.replaced and outcome.selection:
                chosen_now = outcome.selection.result.config or "stock"
                console.print(f"{outcome.problem}: {chosen_now} replaces {outcome.replaced}: {outcome.selection.reason}.")
        tried = sum(outcome.tried for outcome in outcomes)
        ends = dict.fromkeys(outcome.ended for outcome in outcomes if outcome.selection)
        console.print(f"{tried} configs tried. Each matrix ended with: {'; '.join(ends) or 'nothing'}.")
        for entry in decided:
            matrix = str(entry.matrix).partition(" ")[2]
            console.print(
                f"exact, {matrix}: {entry.reason}" if entry.choice else f"[yellow]{matrix}: {entry.reason}[/yellow]"
            )
        exactly = "exact=True" if decided else ""
        attended = ", attention=True" if any(isinstance(c.problem, AttentionProblem) for c in chosen) else ""
        console.print(f"Stored in {store.path}. In Python: tuner.apply(model, tuner.load_table({exactly}){attended}).")
    if not chosen:
        raise click.exceptions.Exit(1)


def _stale_problems(db: Path | None, backend_name: str) -> list[AnyProblem]:
    """Problems of this backend that have stale rows and no other."""
    table = load_table(existing_store(db).path, backend_name)
    entries = [s for s in table.stale if s.device.backend == table.device.backend and not s.replaced]
    return list(dict.fromkeys(entry.problem for entry in entries))


def _asked(bits: int | None, group_size: int | None, mode: str) -> Callable[[Quantization], Quantization]:
    """What --bits, --group-size and --mode make of a default quantization."""
    return lambda default: Quantization(mode, bits or default.bits, group_size or default.group_size)


def _named_problems(
    shapes: Sequence[tuple[int, int]],
    preset_name: str | None,
    asked: Callable[[Quantization], Quantization],
    dtype: str,
    m_values: tuple[int, ...] | None,
) -> list[Problem]:
    if shapes:
        bases = [(Problem.of(1, n, k, asked(Quantization()), dtype), False) for n, k in shapes]
    else:
        chosen = presets.preset(preset_name or "")
        bases = [(Problem.of(1, p.n, p.k, asked(p.quantization), dtype), p.head) for p in chosen]
    return _at_each_m(bases, m_values)


def _model_problems(name: str, m_values: tuple[int, ...] | None) -> tuple[list[str], list[Problem]]:
    """The names of dense layers, and the problems of the quantized ones."""
    loaded = models.load(name)
    found = matrices(loaded.model)
    if not found:
        raise BadInputError(f"{name} holds no quantized linear layer: there is nothing to tune.")
    bases = list(dict.fromkeys((matrix.problem, matrix.head) for matrix in found))
    return not_quantized(loaded.model), _at_each_m(bases, m_values)


def _attention_heads(model_name: str | None, preset_name: str, dtype: str) -> list[AttentionProblem]:
    """The attention of a model, or of a preset's, at M = 1."""
    if model_name is None:
        return [presets.attention(preset_name, dtype)]
    found = list(attention_of(models.load(model_name).model))
    if not found:
        raise BadInputError(f"{model_name} does not call mlx-lm's attention: there is nothing to tune.")
    return found


def _attention_problems(
    heads: Iterable[AttentionProblem], contexts: Sequence[int], m_values: tuple[int, ...] | None, bits: int
) -> list[AnyProblem]:
    asked = [m for m in m_values or range(1, MAX_SMALL_M + 1) if m <= MAX_SMALL_M]
    if bits:
        heads = [replace(entry, bits=bits, group_size=CACHE_GROUP) for entry in heads]
    return [replace(entry, context=context).at(m) for entry in heads for context in contexts for m in asked]


def _at_each_m(bases: Iterable[tuple[Problem, bool]], m_values: tuple[int, ...] | None) -> list[Problem]:
    """Every M asked for, by default every small one and the prefill sizes; of the head no prefill size unless nothing else
    is asked for: a prompt's logits are never all computed."""
    every = m_values or (*range(1, MAX_SMALL_M + 1), *PREFILL_RANGES)
    small = tuple(m for m in every if m <= MAX_SMALL_M)
    return [base.at(m) for base, head in bases for m in (small or every if head else every)]


def _families(names: str | None) -> list[str] | None:
    if names is None:
        return None
    asked = [name.strip() for name in names.split(",")]
    wrong = [name for name in asked if name not in FAMILY_NAMES]
    if wrong:
        raise BadInputError(f"--families {names}: {wrong[0]!r} is none of {', '.join(FAMILY_NAMES)}.")
    return asked
