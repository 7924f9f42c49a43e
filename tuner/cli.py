"""The command line."""

from __future__ import annotations

import importlib.metadata
import json
import signal
import sys
import time
import warnings
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from typing import Any, Literal

import click
import mlx.core as mx
from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from tuner import explain as explaining
from tuner import metal_host, models, presets, report, speculative
from tuner import tune as tuning
from tuner.attention import CONTEXTS, AnyProblem, AttentionProblem
from tuner.attention_verify import check_attention
from tuner.attention_verify import runs_of as attention_runs
from tuner.backends import BACKENDS, Backend, backend
from tuner.backends.cpu.machine import thread_count
from tuner.bench import compare, compare_exact, print_comparison, print_exact
from tuner.child import Child
from tuner.covering import covering_cases
from tuner.diff import diff as compare_tables
from tuner.diff import of_interest, read_choices
from tuner.dispatch import load_table
from tuner.errors import BadInputError, TunerError
from tuner.events import (
    EVENTS_CONTEXT,
    EVENTS_HEAD_DIM,
    EVENTS_HEADS,
    EVENTS_K,
    EVENTS_KV_HEADS,
    EVENTS_N,
    attention_event_rows,
    event_rows,
)
from tuner.families import FAMILY_NAMES
from tuner.families.cpu import PREFILL_RANGES
from tuner.linear import apply, attention_of, matrices, not_quantized
from tuner.measure import Checker
from tuner.page import page
from tuner.problem import ACTIVATIONS, ALL_QUANTIZATIONS, DTYPES, MAX_SMALL_M, Device, Problem, Quantization
from tuner.resources import resource
from tuner.search import DEFAULT_TRIALS
from tuner.selftest import report as selftest_report
from tuner.selftest import selftest as run_selftest
from tuner.sharing import Imported, import_choices
from tuner.space import Config
from tuner.store import Selection, Store, default_path, export_lines, import_lines
from tuner.survey import model_cost, preset_costs, survey
from tuner.sweep import print_sweep, sweep
from tuner.tune import Budget, Outcome
from tuner.verify import M_VALUES, N_VALUES, Check, check_sample, covering_problems, emitted_configs, runs_of
from tuner.verify import verify as run_checks
from tuner.workers import WorkerStore, tune_together
from tuner.zig import cache_folder, compiler_version

PROMPTS = ("code-edit", "code", "summary", "chat", "prose", "edit")
PROMPT_HELP = f"{', '.join(PROMPTS)}, or a file."
_CACHE_GROUP = 64  # mlx-lm's own default for a quantized cache
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


def _options(*options: Callable[..., Any]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
        for option in reversed(options):
            function = option(function)
        return function

    return decorate


_db = click.option(
    "--db", type=click.Path(path_type=Path), help="Result file. Default: TUNER_DB, or the user's data folder."
)
_json = click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else on standard output.")
_backend = click.option("--backend", "backend_name", default="auto", help=f"One of {', '.join(BACKENDS)}.")
_activations = click.option(
    "--activations",
    default="float",
    show_default=True,
    type=click.Choice(ACTIVATIONS),
    help="int8: kernels that round x to 8-bit integers, less exact; their results are kept apart.",
)
_draft_tokens = click.option(
    "--draft-tokens", default=4, show_default=True, help="Tokens drafted a pass, M - 1: what exact choices are weighed by."
)
_weights = _options(
    click.option("--bits", type=int, help="Bits a weight, for --shape and --preset. Default: 4 for a shape."),
    click.option("--group-size", type=int, help="Weights a group. Default: 64 for a shape."),
    click.option("--mode", default="affine", show_default=True, help="Quantization mode."),
    click.option("--dtype", default="float32", show_default=True, help=f"Of x and scales: {', '.join(DTYPES)}."),
)


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(importlib.metadata.version("small-m-tuner"), prog_name="tuner")
def cli() -> None:
    """Finds the fastest quantized matmul kernels for M = 1..16 on this machine, and decodes with them."""


# --------------------------------------------------------------------------------------------------------------- search


@cli.command()
@click.option("--m", "m_values", type=MRange(), help="Rows of x: 3, 3..6 or 1,2,4..8. Default: 1..16 and prefill sizes.")
@click.option("--model", "model_name", help="An MLX folder, a Hugging Face name, a GGUF file, or smollm2.")
@click.option("--preset", "preset_name", help=f"Matrices of a known model: {', '.join(presets.PRESETS)}.")
@click.option("--shape", "shapes", type=Shape(), multiple=True, help="One matrix, as N x K: 4096x14336. Repeatable.")
@_weights
@_activations
@_backend
@click.option("--families", "family_names", help=f"Comma-separated: {', '.join(FAMILY_NAMES)}. Default: all.")
@click.option("--trials", default=DEFAULT_TRIALS, show_default=True, help="Most configs to try a matrix and M.")
@click.option(
    "--seconds", type=float, help="Time for the whole search. Default: 150, or 4 for each problem if that is more."
)
@click.option("--exact", is_flag=True, help="Also choose one order of summation a matrix for all M up to 16.")
@click.option("--attention", is_flag=True, help="Search attention of the model or preset, instead of its matrices.")
@click.option("--context", "contexts", type=Contexts(), default="512..32768", show_default=True, help="For --attention.")
@click.option("--cache-bits", type=int, default=0, help="For --attention: a quantized cache, in groups of 64.")
@_draft_tokens
@click.option("--stale", is_flag=True, help="Stale rows first; without --model, --preset or --shape only those.")
@click.option(
    "--workers", "workers_url", help="Share the search with others at an Optuna storage: grpc://HOST:PORT, or a URL."
)
@_db
@_json
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
    device_backend = _used(backend_name)
    only = _families(family_names)
    if trials < 1 or (seconds is not None and seconds <= 0):
        raise BadInputError(f"--trials {trials} --seconds {seconds}: both must be positive.")
    _check_draft_tokens(draft_tokens)
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
            _tell(as_json, {"rows": []}, "No row is stale: there is nothing to tune again.")
            return
        problems = first
    else:
        preset_name = preset_name or (None if shapes else presets.DEFAULT_PRESETS[device_backend.name])
        problems = _named_problems(shapes, preset_name, _asked(bits, group_size, mode), dtype, m_values)
    problems = [*first, *problems]
    problems = [
        replace(p, activations=activations) if isinstance(p, Problem) and p.m <= MAX_SMALL_M else p for p in problems
    ]
    console = _console(as_json)
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
    with _progress(console) as progress:
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
        _print_json(report.summary(device, table) | extra)
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
    table = load_table(_existing(db).path, backend_name)
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
        heads = [replace(entry, bits=bits, group_size=_CACHE_GROUP) for entry in heads]
    return [replace(entry, context=context).at(m) for entry in heads for context in contexts for m in asked]


def _check_draft_tokens(draft_tokens: int) -> None:
    if not 1 <= draft_tokens < MAX_SMALL_M:
        raise BadInputError(f"--draft-tokens {draft_tokens}: it must be 1 to {MAX_SMALL_M - 1}.")


def _at_each_m(bases: Iterable[tuple[Problem, bool]], m_values: tuple[int, ...] | None) -> list[Problem]:
    """By default every small M, and the prefill sizes except for the head: a prompt's logits are never all computed."""
    small = tuple(range(1, MAX_SMALL_M + 1))
    return [base.at(m) for base, head in bases for m in (m_values or small + (() if head else tuple(PREFILL_RANGES)))]


def _families(names: str | None) -> list[str] | None:
    if names is None:
        return None
    asked = [name.strip() for name in names.split(",")]
    wrong = [name for name in asked if name not in FAMILY_NAMES]
    if wrong:
        raise BadInputError(f"--families {names}: {wrong[0]!r} is none of {', '.join(FAMILY_NAMES)}.")
    return asked


# ------------------------------------------------------------------------------------------------- show, export, import


@cli.command()
@click.option("--exact", is_flag=True, help="What exact dispatch uses, and what exactness costs.")
@_draft_tokens
@_backend
@_db
@_json
def show(exact: bool, draft_tokens: int, backend_name: str, db: Path | None, as_json: bool) -> None:
    """Show the stored winners of this device."""
    _check_draft_tokens(draft_tokens)
    device = backend(backend_name).device()
    store = _existing(db)
    inexact = load_table(store.path, backend_name)
    table = load_table(store.path, backend_name, exact=True) if exact else inexact
    data = report.rows(store, device, table.selections)
    stale = [
        {"problem": str(s.problem), "device": str(s.device), "reason": s.reason, "replaced": s.replaced}
        for s in table.stale
    ]
    costs = report.exact_costs(table.selections, inexact.selections, draft_tokens)
    if as_json:
        _print_json(report.summary(device, data) | {"stale": stale} | ({"exact": costs} if exact else {}))
    else:
        console = _console(as_json)
        if data:
            report.print_rows(console, device, data)
        if exact and costs:
            report.print_exact_costs(console, costs, draft_tokens)
        report.print_stale(console, table.stale)
        if any(not s.replaced for s in table.stale):
            console.print("`tuner search --stale` tunes them again.")
    if not data:
        raise click.exceptions.Exit(1)


@cli.command()
@click.argument("file", type=click.Path(path_type=Path))
@_db
@_json
def export(file: Path, db: Path | None, as_json: bool) -> None:
    """Write the stored winners to FILE as JSON Lines."""
    store = _existing(db)
    lines = list(export_lines([*store.selections(), *store.selections(exact=True)]))
    try:
        file.write_text("".join(line + "\n" for line in lines))
    except OSError as error:
        raise BadInputError(f"{file} can not be written: {error.strerror}.") from error
    _tell(as_json, {"rows": len(lines), "file": str(file)}, f"{len(lines)} rows written to {file}.")
    if not lines:
        raise click.exceptions.Exit(1)


@cli.command("import")
@click.argument("file", type=click.Path(path_type=Path))
@_backend
@_db
@_json
def import_(file: Path, backend_name: str, db: Path | None, as_json: bool) -> None:
    """Add the winners in FILE, which `tuner export` wrote, to the result file.

    Those that can be used on this machine are checked and timed beside stock first. Your own search's rows stay.
    """
    try:
        lines = file.read_text().splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadInputError(f"{file} can not be read: {error}.") from error
    found = list(import_lines(lines))
    choices = [entry for entry in found if not isinstance(entry, str)]
    skipped = [entry for entry in found if isinstance(entry, str)]
    outcome = Imported()
    if choices:
        store, device_backend = Store(db), _used(backend_name)
        with _progress(_console(as_json)) as progress, Child(partial(backend, device_backend.name)) as child:
            task = progress.add_task("checking", total=len(choices))

            def on(choice: Selection) -> None:
                progress.update(task, advance=1, description=str(choice.problem))

            outcome = import_choices(device_backend, store, choices, judge=child, report=on)
    skipped += outcome.refused
    unusable = outcome.added - outcome.checked
    text = f"{outcome.added} rows added, {outcome.checked} of them checked on this machine."
    if unusable:
        text += f" {unusable} are for another device or version and are not used here; `tuner show` says why."
    data = {"rows": outcome.added, "checked": outcome.checked, "skipped": skipped}
    _tell(as_json, data, "\n".join([*skipped, text]))
    if not outcome.added:
        raise click.exceptions.Exit(1)


# ------------------------------------------------------------------------------------------------ report, explain, diff


@cli.command("report")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--model", "model_names", multiple=True, help="Also the whole-model cost of this model. Repeatable.")
@_backend
@_db
@_json
def report_(file: Path, model_names: Sequence[str], backend_name: str, db: Path | None, as_json: bool) -> None:
    """Write a page about the stored results to FILE: one HTML file that opens offline.

    It is about the device here, or, when the result file has no row of it, about the one with the most rows.
    """
    found = survey(db or default_path(), backend(backend_name).device())
    if not found.selections:
        raise TunerError(
            f"No row of {found.file} holds: {found.table.stale[0].reason}. `tuner search --stale` makes new ones."
        )
    costs, missing = preset_costs(found.selections), []
    for name in model_names:
        counts = Counter(matrix.problem for matrix in matrices(models.load(name).model))
        cost = model_cost(name, counts, found.selections)
        if cost:
            costs.append(cost)
        else:
            missing.append(
                f"{name} is left out: not all of its matrices are tuned at M = 1. `tuner search --model {name}`."
            )
    try:
        file.write_text(page(found, costs))
    except OSError as error:
        raise BadInputError(f"{file} can not be written: {error.strerror}.") from error
    data = {"file": str(file), "device": str(found.device), "rows": len(found.selections), "missing": missing}
    _tell(as_json, data, "\n".join([*missing, f"{len(found.selections)} rows of {found.device} are shown in {file}."]))


@cli.command("explain")
@click.argument("shape", type=Shape())
@click.option("--m", "m_values", type=MRange(), default=(4,), show_default="4", help="Rows of x.")
@click.option("--bits", type=int, help="Default for all of these: as stored for this shape.")
@click.option("--group-size", type=int)
@click.option("--mode")
@click.option("--dtype", help=f"Of x: {', '.join(DTYPES)}.")
@_backend
@_db
@_json
def explain(
    shape: tuple[int, int],
    m_values: tuple[int, ...],
    bits: int | None,
    group_size: int | None,
    mode: str | None,
    dtype: str | None,
    backend_name: str,
    db: Path | None,
    as_json: bool,
) -> None:
    """Say why SHAPE (N x K) is served as it is: the kernel, what came second, what failed."""
    here = backend(backend_name).device()
    asked = (*shape, mode, bits, group_size, dtype)
    default = explaining.asked_matrix(*asked)
    found = survey(db or default_path(), here)
    bases = explaining.stored_matrices(found, *asked) or [default]
    explained = [explaining.explain(found, base.at(m)) for base in bases for m in m_values]
    if as_json:
        rows = [entry.to_json() for entry in explained]
        _print_json({"device": str(found.device), "mlx_version": found.device.mlx_version, "rows": rows})
    else:
        console = _console(as_json)
        if found.device.key != here.key:
            console.print(f"[yellow]{found.file} has no row of this machine; this is about another.[/yellow]")
        for entry in explained:
            report.print_explanation(console, found.device, entry)
    if not any(entry.selection for entry in explained):
        raise click.exceptions.Exit(1)


@cli.command("diff")
@click.argument("a", type=click.Path(path_type=Path))
@click.argument("b", type=click.Path(path_type=Path))
@_json
def diff(a: Path, b: Path, as_json: bool) -> None:
    """Compare two tables, A and B: result files or exported ones."""
    (before, skipped_a), (after, skipped_b) = read_choices(a), read_choices(b)
    skipped = skipped_a + skipped_b
    found = compare_tables(before, after)
    if as_json:
        _print_json({"devices": [entry.to_json() for entry in found], "skipped": skipped})
    else:
        console = _console(as_json)
        for sentence in skipped:
            console.print(f"[yellow]{sentence}[/yellow]", markup=True, soft_wrap=True)
        for entry in found:
            report.print_diff(console, entry)
            if not of_interest(entry.changes):
                console.print("Nothing changed beyond the noise.")
    if not found:
        raise TunerError(f"{a} and {b} have no device in common: there is nothing to compare.")


# --------------------------------------------------------------------------------------------------------------- verify


@cli.command()
@click.option("--m", "m_values", type=MRange(), default=None, help="Rows of x. Default: 1..16.")
@click.option("--shape", "shapes", type=Shape(), multiple=True, help="N x K instead of the ragged default shapes.")
@click.option("--bits", type=int, default=None, help="Default: 4, or the only ones of the mode.")
@click.option("--group-size", type=int, default=None, help="Default: 64, or the only one of the mode.")
@click.option("--mode", default=None, help="Default: affine; on Metal all of them.")
@click.option("--dtype", "dtypes", multiple=True, help="Of x and scales. Default: all three.")
@click.option("--every", default=1, show_default=True, help="Check each Nth config only: a quick sample.")
@click.option("--stored", is_flag=True, help="Check the stored winners instead, at their own shapes.")
@click.option("--attention", is_flag=True, help="Check attention instead: every head, dtype, cache and mask, every M.")
@click.option("--events", is_flag=True, help="Print what Metal kernels load and do, counted on the CPU, for each M.")
@_activations
@_backend
@_db
@_json
def verify(
    m_values: tuple[int, ...] | None,
    shapes: Sequence[tuple[int, int]],
    bits: int | None,
    group_size: int | None,
    mode: str | None,
    dtypes: Sequence[str],
    every: int,
    stored: bool,
    attention: bool,
    events: bool,
    activations: str,
    backend_name: str,
    db: Path | None,
    as_json: bool,
) -> None:
    """Check kernels against a float64 reference: every config the space can emit, or the stored winners.

    On Metal, whose spaces are larger, a sample: every two values of two parameters that can occur together do so.
    """
    device_backend = _used(backend_name)
    if every < 1:
        raise BadInputError(f"--every {every}: it must be at least 1.")
    if attention and events:
        heads = (EVENTS_HEADS, EVENTS_KV_HEADS, EVENTS_HEAD_DIM, EVENTS_HEAD_DIM, dtypes[0] if dtypes else "float16")
        cache = (bits, group_size or _CACHE_GROUP) if bits else (0, 0)
        problem = AttentionProblem(1, *heads, *cache, context=EVENTS_CONTEXT)
        _print_attention_events(device_backend, problem, m_values or M_VALUES, as_json)
        return
    if attention:
        checks = check_attention(device_backend, every)
        _report_checks(*_count(_console(as_json), checks, attention_runs(every)), as_json)
        return
    q = Quantization.of(mode or "affine", bits, group_size)
    if events:
        _print_events(device_backend, q, dtypes, m_values or M_VALUES, shapes, as_json)
        return
    if stored:
        table = load_table(_existing(db).path, backend_name, activations=activations)
        cases: list[tuple[AnyProblem, Config]] = [(c.problem, c.result.config) for c in table.selections if c.result.config]
    elif device_backend.name == "metal" and not shapes:
        wanted = [q] if any((mode, bits, group_size)) else list(ALL_QUANTIZATIONS)
        sample = covering_cases("metal", device_backend.device(), wanted, dtypes or DTYPES)[::every]
        _report_checks(*_count(_console(as_json), check_sample(device_backend, sample), runs_of(sample)), as_json)
        return
    else:
        types = dtypes or DTYPES
        if shapes:
            problems = [Problem.of(m, n, k, q, t) for t in types for n, k in shapes for m in m_values or M_VALUES]
        else:
            problems = covering_problems([q], types, m_values or M_VALUES, N_VALUES)
        problems = [replace(problem, activations=activations) for problem in problems]
        cases = [(problem, config) for problem in problems for config in emitted_configs(device_backend, problem, every)]
    _report_checks(*_count(_console(as_json), run_checks(device_backend, cases), len(cases)), as_json)


def _report_checks(checked: int, failed: list[Check], as_json: bool) -> None:
    text = f"{checked} checked, {len(failed)} failed."
    lines = [f"{check.problem} {check.config}: {check.wrong}" for check in failed]
    _tell(as_json, {"checked": checked, "failed": len(failed), "failures": lines[:100]}, "\n".join([*lines[:20], text]))
    if failed or not checked:
        raise click.exceptions.Exit(1)


def _count(console: Console, checks: Iterable[Check], total: int) -> tuple[int, list[Check]]:
    checked, failed = 0, []
    with _progress(console) as progress:
        task = progress.add_task("checking", total=total)
        for check in checks:
            checked += 1
            if check.wrong:
                failed.append(check)
            progress.update(task, advance=1, description=f"{check.config.family}, {len(failed)} failed")
    return checked, failed


# ---------------------------------------------------------------------------------------------------------- metal-check


@cli.command("metal-check")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--allow", multiple=True, type=click.Choice(metal_host.ALLOWABLE), help="Kinds of defect to let pass.")
@_json
def metal_check(file: Path, allow: Sequence[str], as_json: bool) -> None:
    """Run FILE, a Python script that calls custom Metal kernels, on the CPU and report what they do wrong.

    It needs no Apple hardware: every kernel made by mx.fast.metal_kernel runs in the host.
    """
    checked = metal_host.check_file(file, allow=allow)
    defects = [str(defect) for defect in checked.defects]
    calls = [report.metal_call(call) for call in checked.calls]
    if as_json:
        _print_json({"calls": calls, "defects": defects, "error": checked.error})
    else:
        report.print_metal_calls(_console(as_json), checked.calls)
        text = checked.error or ("" if calls else f"{file} calls no custom Metal kernel.")
        _tell(as_json, {}, "\n".join(filter(None, [*defects, text, f"{len(calls)} calls, {len(defects)} defects."])))
    if defects or checked.error or not checked.calls:
        raise click.exceptions.Exit(1)


def _print_events(
    device_backend: Backend,
    quantization: Quantization,
    dtypes: Sequence[str],
    m_values: Sequence[int],
    shapes: Sequence[tuple[int, int]],
    as_json: bool,
) -> None:
    _need_metal(device_backend)
    dtype = dtypes[0] if dtypes else "float16"
    n, k = shapes[0] if shapes else (EVENTS_N, EVENTS_K)
    rows = list(event_rows(device_backend, quantization, dtype, m_values, (n, k)))
    if as_json:
        data = [asdict(row) | {"config": row.config.values} for row in rows]
        _print_json({"quantization": str(quantization), "dtype": dtype, "n": n, "k": k, "rows": data})
        return
    table = Table(title=f"{n}x{k} {quantization} {dtype}, counted on the CPU: nothing here is a time")
    for name in (
        "M",
        "family",
        "weight loads",
        "x bytes / weight bytes",
        "ops / weight",
        "simd ops",
        "barriers",
        "MMAs",
    ):
        table.add_column(name, justify="left" if name == "family" else "right")
    for row in rows:
        loads = f"{row.weight_loads:.2f}x", f"{row.x_loads:.2f}", f"{row.operations:.2f}"
        table.add_row(str(row.m), row.family, *loads, f"{row.simd_ops:,}", f"{row.barriers:,}", f"{row.mmas:,}")
    _console(as_json).print(table)


def _print_attention_events(
    device_backend: Backend, problem: AttentionProblem, m_values: Sequence[int], as_json: bool
) -> None:
    _need_metal(device_backend)
    rows = list(attention_event_rows(device_backend, problem, m_values))
    if as_json:
        data = [asdict(row) | {"config": row.config.values} for row in rows]
        _print_json({"problem": str(problem), "rows": data})
        return
    table = Table(title=f"{str(problem).partition(' ')[2]}, counted on the CPU: nothing here is a time")
    for name in ("M", "rows", "cache loads", "parts / cache bytes", "simd ops", "barriers", "MMAs"):
        table.add_column(name, justify="right")
    for row in rows:
        counts = (f"{count:,}" for count in (row.simd_ops, row.barriers, row.mmas))
        table.add_row(str(row.m), str(row.rows), f"{row.cache_loads:.2f}x", f"{row.parts_bytes:.2f}", *counts)
    _console(as_json).print(table)


def _need_metal(device_backend: Backend) -> None:
    if device_backend.name != "metal":
        raise BadInputError(f"--events counts what Metal kernels do, not {device_backend.name}'s: add --backend metal.")


# ---------------------------------------------------------------------------------------------------------------- bench


@cli.command()
@click.option("--model", "model_name", default="smollm2", show_default=True, help="The target.")
@click.option("--draft", "draft_name", help="A draft model with the same tokenizer. Default: prompt lookup.")
@click.option("--prompt", "--prompt-file", "prompt_name", default="edit", show_default=True, help=PROMPT_HELP)
@click.option("--max-tokens", default=64, show_default=True)
@click.option(
    "--depth",
    "--draft-tokens",
    "draft_tokens",
    type=DepthChoice(),
    default=4,
    show_default=True,
    help="Tokens drafted a pass.",
)
@click.option("--rounds", default=2, show_default=True, help="Generations of each arm.")
@click.option("--exact", is_flag=True, help="Check instead that speculation on exact kernels changes no bit and no token.")
@click.option("--tokens", default=2000, show_default=True, help="With --exact: tokens to decode each way.")
@_activations
@_backend
@_db
@_json
def bench(
    model_name: str,
    draft_name: str | None,
    prompt_name: str,
    max_tokens: int,
    draft_tokens: int | Literal["auto"],
    rounds: int,
    exact: bool,
    tokens: int,
    activations: str,
    backend_name: str,
    db: Path | None,
    as_json: bool,
) -> None:
    """Compare plain and speculative decoding, on stock and tuned kernels, in one run."""
    if min(max_tokens, rounds, tokens) < 1 or draft_tokens == 0:
        asked = f"--max-tokens {max_tokens} --rounds {rounds} --tokens {tokens} --depth {draft_tokens}"
        raise BadInputError(f"{asked}: each must be at least 1.")
    device = _used(backend_name).device()
    text = _prompt(prompt_name)
    console = _console(as_json)
    with _progress(console) as progress:
        task = progress.add_task("loading the model", total=None)
        target = models.load(model_name)
        draft = models.load(draft_name) if draft_name else None
        table = load_table(db, backend_name, activations=activations)
        prompt = _encode(target.tokenizer, text)
        drafter_name = draft_name or "prompt lookup"

        def drafter() -> speculative.Drafter:
            return _drafter("model" if draft else None, target, draft)

        if exact:
            tables = {"exact": load_table(db, backend_name, True, activations), "inexact": table}
            found = compare_exact(
                target.model,
                prompt,
                tables,
                drafter,
                drafter_name=drafter_name,
                max_tokens=tokens,
                draft_tokens=draft_tokens,
                report=lambda text: progress.update(task, description=text),
            )
            _tell_decoding(console, device, model_name, found.to_json(), lambda: print_exact(console, found), as_json)
            if not found.exact or not found.exact_up_to:
                raise click.exceptions.Exit(1)
            return
        result = compare(
            target.model,
            prompt,
            table,
            drafter,
            drafter_name=drafter_name,
            max_tokens=max_tokens,
            draft_tokens=draft_tokens,
            rounds=rounds,
            eos_token_ids=sorted(target.tokenizer.eos_token_ids),
            draft_model=draft.model if draft else None,
            report=lambda text: progress.update(task, description=text),
        )
    texts = {"plain_tuned": target.tokenizer.decode(result.arms["plain_tuned"].tokens)}
    _tell_decoding(console, device, model_name, result.to_json(), lambda: print_comparison(console, result, texts), as_json)


def _tell_decoding(
    console: Console, device: Device, model_name: str, data: dict[str, Any], show: Callable[[], None], as_json: bool
) -> None:
    """Prints what was measured of a model: for programs `data`, for people what `show` prints below where and when."""
    if as_json:
        _print_json({"device": str(device), "mlx_version": device.mlx_version, "model": model_name} | data)
        return
    console.print(f"[bold]{model_name}[/bold] on {device}, MLX {device.mlx_version}, {time.strftime('%Y-%m-%d')}")
    show()


@cli.command(name="depths")
@click.option("--model", "model_name", default="smollm2", show_default=True, help="The target.")
@click.option("--draft", "draft_name", help="A draft model with the same tokenizer.")
@click.option("--drafter", "kind", type=click.Choice(DRAFTERS), help="Default: both with --draft, else lookup.")
@click.option("--prompt", "prompt_names", multiple=True, help=f"{', '.join(PROMPTS)}, or a file. Default: the first five.")
@click.option("--depth", "depths", type=DepthChoice(), multiple=True, help="Default: 1 2 4 8 auto.")
@click.option("--max-tokens", default=128, show_default=True)
@click.option("--rounds", default=3, show_default=True, help="Generations of each arm; medians are shown.")
@click.option("--temperature", default=0.0, show_default=True)
@click.option(
    "--exact",
    is_flag=True,
    help="On exact kernels, past the end of the text too: every depth must give the text of plain decoding.",
)
@_backend
@_db
@_json
def sweep_depths(
    model_name: str,
    draft_name: str | None,
    kind: str | None,
    prompt_names: Sequence[str],
    depths: Sequence[int | Literal["auto"]],
    max_tokens: int,
    rounds: int,
    temperature: float,
    exact: bool,
    backend_name: str,
    db: Path | None,
    as_json: bool,
) -> None:
    """Compare draft depths, fixed and automatic, on several prompts, on tuned kernels."""
    if min(max_tokens, rounds) < 1:
        raise BadInputError(f"--max-tokens {max_tokens} --rounds {rounds}: each must be at least 1.")
    if exact and temperature:
        raise BadInputError("--exact compares greedy texts: leave --temperature out.")
    _check_drafter(kind, draft_name)
    device = _used(backend_name).device()
    console = _console(as_json)
    with _progress(console) as progress:
        task = progress.add_task("loading the model", total=None)
        target, draft = models.load(model_name), models.load(draft_name) if draft_name else None
        prompts = {name: _encode(target.tokenizer, _prompt(name)) for name in prompt_names or PROMPTS[:5]}
        found = sweep(
            target.model,
            prompts,
            load_table(db, backend_name, exact),
            lambda: _drafter(kind, target, draft),
            depths or (1, 2, 4, 8, "auto"),
            drafter_name=_drafter_name(kind, draft_name),
            max_tokens=max_tokens,
            rounds=rounds,
            sampling=speculative.Sampling(temperature) if temperature else None,
            eos_token_ids=() if exact else sorted(target.tokenizer.eos_token_ids),
            draft_model=draft.model if draft else None,
            report=lambda text: progress.update(task, description=text),
        )
    _tell_decoding(console, device, model_name, found.to_json(), lambda: print_sweep(console, found), as_json)
    if exact and not found.all_identical:
        sys.exit(1)


@cli.command(name="generate")
@click.argument("prompt")
@click.option("--model", "model_name", default="smollm2", show_default=True, help="The target.")
@click.option("--draft", "draft_name", help="A draft model with the same tokenizer.")
@click.option("--drafter", "kind", type=click.Choice(DRAFTERS), help="Default: both with --draft, else lookup.")
@click.option("--depth", type=DepthChoice(), default="auto", show_default=True, help="Tokens drafted a pass; 0 is plain.")
@click.option("--max-tokens", default=256, show_default=True, help="-1: no limit.")
@click.option("--temperature", default=0.0, show_default=True)
@click.option("--top-p", default=0.0, show_default=True)
@click.option("--top-k", default=0, show_default=True)
@click.option("--min-p", default=0.0, show_default=True)
@click.option("--seed", type=int)
@_backend
@_db
def generate_text(
    prompt: str,
    model_name: str,
    draft_name: str | None,
    kind: str | None,
    depth: int | Literal["auto"],
    max_tokens: int,
    temperature: float,
    top_p: float,
    top_k: int,
    min_p: float,
    seed: int | None,
    backend_name: str,
    db: Path | None,
) -> None:
    """Answer PROMPT (text, the name of a shipped prompt, or a file), streaming, and say how it went."""
    _check_drafter(kind, draft_name)
    _used(backend_name)
    target, draft = models.load(model_name), models.load(draft_name) if draft_name else None
    table = load_table(db, backend_name)
    for loaded in filter(None, (target, draft)):
        apply(loaded.model, table, table.has_attention)
    tokenizer = target.tokenizer
    run = speculative.generate(
        target.model,
        _encode(tokenizer, _prompt(prompt) if prompt in PROMPTS or Path(prompt).is_file() else prompt),
        max_tokens=max_tokens,
        draft_tokens=depth,
        drafter=_drafter(kind, target, draft) if depth else None,
        sampling=speculative.Sampling(temperature, top_p, min_p, top_k),
        seed=seed,
        eos_token_ids=tokenizer.eos_token_ids,
    )
    detokenizer = tokenizer.detokenizer
    for token in run:
        if token.id not in tokenizer.eos_token_ids:
            detokenizer.add_token(token.id)
            click.echo(detokenizer.last_segment, nl=False)
    detokenizer.finalize()
    click.echo(detokenizer.last_segment)
    stats = run.stats
    speed = stats.emitted / stats.decode_seconds if stats.decode_seconds else 0.0
    click.echo(
        f"\n{stats.emitted} tokens, {speed:.1f} a second, in {stats.rounds} passes; {stats.accepted} of {stats.proposed}"
        f" drafted tokens stood; {stats.prefill_tokens} tokens of prompt in {stats.prefill_seconds:.1f} s.",
        err=True,
    )


def _drafter(kind: str | None, target: models.LoadedModel, draft: models.LoadedModel | None) -> speculative.Drafter:
    if draft is None or kind == "lookup":
        return speculative.LookupDrafter()
    drafter = speculative.ModelDrafter(draft.model, tokenizers=(target.tokenizer, draft.tokenizer))
    return drafter if kind == "model" else speculative.MergedDrafter(speculative.LookupDrafter(), drafter)


def _check_drafter(kind: str | None, draft_name: str | None) -> None:
    if draft_name is None and kind in ("model", "both"):
        raise BadInputError(f"--drafter {kind} needs a draft model: name one with --draft.")


def _drafter_name(kind: str | None, draft_name: str | None) -> str:
    if draft_name is None or kind == "lookup":
        return "prompt lookup"
    return draft_name if kind == "model" else f"prompt lookup and {draft_name}"


def _prompt(name: str) -> str:
    """The text of a shipped prompt or of a file."""
    path = resource(f"prompts/{name}.txt") if name in PROMPTS else Path(name)
    try:
        text = path.read_text()
    except (OSError, UnicodeDecodeError) as error:
        raise BadInputError(f"the prompt {name} can not be read: {error}. Shipped ones: {', '.join(PROMPTS)}.") from error
    if not text.strip():
        raise BadInputError(f"the prompt {name} is empty.")
    return text


def _encode(tokenizer: Any, text: str) -> list[int]:
    """The prompt as a chat turn where the model has a chat template, else as plain text."""
    if getattr(tokenizer, "has_chat_template", False) or getattr(tokenizer, "chat_template", None):
        turns = [{"role": "user", "content": text}]
        return list(tokenizer.apply_chat_template(turns, add_generation_prompt=True))
    return list(tokenizer.encode(text))


# --------------------------------------------------------------------------------------------------------------- doctor


@cli.command()
@click.option("--selftest", is_flag=True, help="Compile and check every template in every mode and dtype; write a report.")
@click.option(
    "--report",
    "report_file",
    type=click.Path(path_type=Path),
    default=Path("tuner-selftest.json"),
    show_default=True,
    help="Where --selftest writes.",
)
@_backend
@_db
@_json
def doctor(selftest: bool, report_file: Path, backend_name: str, db: Path | None, as_json: bool) -> None:
    """Say what device, backend and versions are here, what works, and what to do about what does not."""
    facts: dict[str, Any] = {}
    problems: list[str] = []
    device_backend = _used(backend_name)
    device = device_backend.device()
    if selftest:
        _selftest(device_backend, report_file, as_json)
        return
    facts["device"] = str(device)
    facts["threads"] = thread_count()
    facts["versions"] = _versions()
    facts["compiler"] = f"zig's clang {compiler_version()}" if compiler_version() else "missing"
    facts["cache"] = str(cache_folder())
    try:
        facts["bandwidth_gbps"] = round(device_backend.bandwidth() / 1e9, 1)
    except TunerError as error:
        facts["bandwidth_gbps"] = None
        problems.append(str(error))
    facts["kernel"] = _smoke(device_backend)
    if facts["kernel"] != "ok":
        problems.append(f"A kernel does not work: {facts['kernel']} Inference runs on stock.")
    if facts["versions"]["mlx-lm"] is None:
        problems.append("mlx-lm is missing, so models can not be loaded: pip install 'small-m-tuner[lm]'.")
    path = db or default_path()
    facts["table"] = str(path)
    table = load_table(path, backend_name) if path.is_file() else None
    facts["rows"], facts["stale"] = (len(table), len(table.stale)) if table else (0, 0)
    if not facts["rows"]:
        problems.append("There is no tuned row for this device: run `tuner search`.")
    if facts["stale"]:
        problems.append(f"{facts['stale']} rows are stale; `tuner show` says why, `tuner search` makes new ones.")
    facts["to_do"] = problems
    lines = [f"{name}: {_flat(value)}" for name, value in facts.items() if name != "to_do"]
    _tell(as_json, facts, "\n".join([*lines, *(problems or ["Everything works."])]))
    if facts["kernel"] != "ok":
        raise click.exceptions.Exit(1)


def _smoke(device_backend: Backend) -> str:
    """ "ok" when the first kernel of the space compiles and is right, else what went wrong."""
    from tuner.render import render

    problem = Problem(4, 65, 192)
    config = emitted_configs(device_backend, problem)[0]
    try:
        kernel = device_backend.compile(render(device_backend.name, problem, config))
        return Checker(device_backend).why_wrong(kernel, problem) or "ok"
    except (TunerError, OSError) as error:
        return str(error)


def _selftest(device_backend: Backend, file: Path, as_json: bool) -> None:
    tried = []
    with _progress(_console(as_json)) as progress:
        task = progress.add_task("self-test", total=None)
        for entry in run_selftest(device_backend):
            tried.append(entry)
            progress.update(task, advance=1, description=f"{len(tried)} tried, {entry.family} {entry.quantization}")
    data = selftest_report(device_backend, tried, _versions())
    try:
        file.write_text(json.dumps(data, indent=1) + "\n")
    except OSError as error:
        raise BadInputError(f"--report {file} can not be written: {error.strerror}.") from error
    failures = data["failures"]
    lines = [f"{f['family']} {f['quantization']} {f['dtype']}: {f['status']}: {f['error']}" for f in failures[:10]]
    ended = f"{data['tried']} kernels tried on {data['runs_on']}, {len(failures)} failed. The report is {file}."
    _tell(as_json, data | {"file": str(file)}, "\n".join([*lines, ended]))
    if failures or not tried:
        raise click.exceptions.Exit(1)


def _versions() -> dict[str, str | None]:
    return {name: _version(name) for name in ("small-m-tuner", "mlx", "mlx-lm", "optuna", "numpy", "ziglang")}


def _version(name: str) -> str | None:
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return None


def _flat(value: Any) -> str:
    return ", ".join(f"{k} {v}" for k, v in value.items()) if isinstance(value, dict) else str(value)


# ------------------------------------------------------------------------------------------------------------- plumbing


def _used(backend_name: str) -> Backend:
    """The backend, with MLX on the device it serves."""
    device_backend = backend(backend_name)
    if device_backend.name == "cpu":
        mx.set_default_device(mx.cpu)
    return device_backend


def _existing(db: Path | None) -> Store:
    path = db or default_path()
    if not path.is_file():
        raise BadInputError(f"There is no result file at {path}: run `tuner search` first, or name one with --db.")
    return Store(path)


def _console(as_json: bool) -> Console:
    """Where people read: standard output, or standard error when standard output is for JSON."""
    console = Console(stderr=as_json, highlight=False)
    if not console.is_terminal:  # a pipe has no width: give tables the room they need
        console.width = 120
    return console


@contextmanager
def _progress(console: Console) -> Iterator[Progress]:
    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(bar_width=20),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not console.is_terminal) as progress:
        yield progress


def _tell(as_json: bool, data: dict[str, Any], text: str) -> None:
    if as_json:
        _print_json(data)
    else:
        _console(as_json).print(text, markup=False, soft_wrap=True)


def _print_json(data: dict[str, Any]) -> None:
    click.echo(json.dumps(data, indent=2))


def _show_notice(message: Warning | str, *_: Any, **__: Any) -> None:
    click.echo(f"notice: {message}", err=True)


def main() -> None:
    """Runs the command line: 0 done, 1 found nothing usable, 2 bad input, 130 interrupted; never a traceback for those."""
    warnings.showwarning = _show_notice
    try:
        code = cli(standalone_mode=False)
        sys.exit(code if isinstance(code, int) else 0)
    except click.exceptions.Exit as ended:
        sys.exit(ended.exit_code)
    except (click.Abort, KeyboardInterrupt):
        click.echo("Interrupted: what was finished is kept.", err=True)
        sys.exit(130)
    except click.ClickException as error:
        error.show()
        sys.exit(2)
    except TunerError as error:
        click.echo(f"tuner: {error}", err=True)
        sys.exit(error.exit_code)


if __name__ == "__main__":
    main()
