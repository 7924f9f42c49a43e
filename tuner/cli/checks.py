"""`tuner verify` and `tuner metal-check`: kernels and what they compute."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, replace
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from tuner import metal_host, report
from tuner.attention import AnyProblem, AttentionProblem
from tuner.attention_verify import check_attention
from tuner.attention_verify import runs_of as attention_runs
from tuner.backends import Backend
from tuner.cli.options import (
    CACHE_GROUP,
    MRange,
    Shape,
    activations_option,
    backend_option,
    db_option,
    json_option,
)
from tuner.cli.terminal import console_for, existing_store, print_json, progress_on, tell, used_backend
from tuner.covering import covering_cases
from tuner.dispatch import load_table
from tuner.errors import BadInputError
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
from tuner.problem import ALL_QUANTIZATIONS, DTYPES, Problem, Quantization
from tuner.space import Config
from tuner.verify import M_VALUES, N_VALUES, Check, check_sample, covering_problems, emitted_configs, runs_of
from tuner.verify import verify as run_checks


@click.command()
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
@activations_option
@backend_option
@db_option
@json_option
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
    device_backend = used_backend(backend_name)
    if every < 1:
        raise BadInputError(f"--every {every}: it must be at least 1.")
    if attention and events:
        heads = (EVENTS_HEADS, EVENTS_KV_HEADS, EVENTS_HEAD_DIM, EVENTS_HEAD_DIM, dtypes[0] if dtypes else "float16")
        cache = (bits, group_size or CACHE_GROUP) if bits else (0, 0)
        problem = AttentionProblem(1, *heads, *cache, context=EVENTS_CONTEXT)
        _print_attention_events(device_backend, problem, m_values or M_VALUES, as_json)
        return
    if attention:
        checks = check_attention(device_backend, every)
        _report_checks(*_count(console_for(as_json), checks, attention_runs(every)), as_json)
        return
    q = Quantization.of(mode or "affine", bits, group_size)
    if events:
        _print_events(device_backend, q, dtypes, m_values or M_VALUES, shapes, as_json)
        return
    if stored:
        table = load_table(existing_store(db).path, backend_name, activations=activations)
        cases: list[tuple[AnyProblem, Config]] = [(c.problem, c.result.config) for c in table.selections if c.result.config]
    elif device_backend.name == "metal" and not shapes:
        wanted = [q] if any((mode, bits, group_size)) else list(ALL_QUANTIZATIONS)
        sample = covering_cases("metal", device_backend.device(), wanted, dtypes or DTYPES)[::every]
        _report_checks(*_count(console_for(as_json), check_sample(device_backend, sample), runs_of(sample)), as_json)
        return
    else:
        types = dtypes or DTYPES
        if shapes:
            problems = [Problem.of(m, n, k, q, t) for t in types for n, k in shapes for m in m_values or M_VALUES]
        else:
            problems = covering_problems([q], types, m_values or M_VALUES, N_VALUES)
        problems = [replace(problem, activations=activations) for problem in problems]
        cases = [(problem, config) for problem in problems for config in emitted_configs(device_backend, problem, every)]
    _report_checks(*_count(console_for(as_json), run_checks(device_backend, cases), len(cases)), as_json)


def _report_checks(checked: int, failed: list[Check], as_json: bool) -> None:
    text = f"{checked} checked, {len(failed)} failed."
    lines = [f"{check.problem} {check.config}: {check.wrong}" for check in failed]
    tell(as_json, {"checked": checked, "failed": len(failed), "failures": lines[:100]}, "\n".join([*lines[:20], text]))
    if failed or not checked:
        raise click.exceptions.Exit(1)


def _count(console: Console, checks: Iterable[Check], total: int) -> tuple[int, list[Check]]:
    checked, failed = 0, []
    with progress_on(console) as progress:
        task = progress.add_task("checking", total=total)
        for check in checks:
            checked += 1
            if check.wrong:
                failed.append(check)
            progress.update(task, advance=1, description=f"{check.config.family}, {len(failed)} failed")
    return checked, failed


@click.command("metal-check")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--allow", multiple=True, type=click.Choice(metal_host.ALLOWABLE), help="Kinds of defect to let pass.")
@json_option
def metal_check(file: Path, allow: Sequence[str], as_json: bool) -> None:
    """Run FILE, a Python script that calls custom Metal kernels, on the CPU and report what they do wrong.

    It needs no Apple hardware: every kernel made by mx.fast.metal_kernel runs in the host.
    """
    checked = metal_host.check_file(file, allow=allow)
    defects = [str(defect) for defect in checked.defects]
    calls = [report.metal_call(call) for call in checked.calls]
    if as_json:
        print_json({"calls": calls, "defects": defects, "error": checked.error})
    else:
        report.print_metal_calls(console_for(as_json), checked.calls)
        text = checked.error or ("" if calls else f"{file} calls no custom Metal kernel.")
        tell(as_json, {}, "\n".join(filter(None, [*defects, text, f"{len(calls)} calls, {len(defects)} defects."])))
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
        print_json({"quantization": str(quantization), "dtype": dtype, "n": n, "k": k, "rows": data})
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
    console_for(as_json).print(table)


def _print_attention_events(
    device_backend: Backend, problem: AttentionProblem, m_values: Sequence[int], as_json: bool
) -> None:
    _need_metal(device_backend)
    rows = list(attention_event_rows(device_backend, problem, m_values))
    if as_json:
        data = [asdict(row) | {"config": row.config.values} for row in rows]
        print_json({"problem": str(problem), "rows": data})
        return
    table = Table(title=f"{str(problem).partition(' ')[2]}, counted on the CPU: nothing here is a time")
    for name in ("M", "rows", "cache loads", "parts / cache bytes", "simd ops", "barriers", "MMAs"):
        table.add_column(name, justify="right")
    for row in rows:
        counts = (f"{count:,}" for count in (row.simd_ops, row.barriers, row.mmas))
        table.add_row(str(row.m), str(row.rows), f"{row.cache_loads:.2f}x", f"{row.parts_bytes:.2f}", *counts)
    console_for(as_json).print(table)


def _need_metal(device_backend: Backend) -> None:
    if device_backend.name != "metal":
        raise BadInputError(f"--events counts what Metal kernels do, not {device_backend.name}'s: add --backend metal.")
