"""Tables of what a search found, for people and as JSON."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from rich.console import Console
from rich.table import Table

from tuner.exact import m_weights
from tuner.families import families
from tuner.metal_host import CheckedCall
from tuner.problem import Device, Problem
from tuner.render import template_hash
from tuner.store import Selection, Store

_METAL_COLUMNS = ("grid", "defects", "bytes in", "bytes out", "lines", "float ops", "int ops", "simd", "barriers", "MMAs")


def rows(store: Store, device: Device, choices: Iterable[Selection]) -> list[dict[str, Any]]:
    """One JSON-ready row a choice: the problem, what was selected, its times, and the best time of each family."""
    hashes = {kind.name: template_hash(device.backend, kind.name) for kind in families(device.backend)}
    best = store.best_by_family(device, hashes)
    return [_row(choice, best.get(choice.problem, {})) for choice in choices]


def _row(choice: Selection, by_family: dict[str, float]) -> dict[str, Any]:
    problem, q = choice.problem, choice.problem.quantization
    config = choice.result.config
    return {
        "n": problem.n,
        "k": problem.k,
        "m": problem.m,
        "bits": q.bits,
        "group_size": q.group_size,
        "mode": q.mode,
        "x_dtype": problem.x_dtype,
        "selected": choice.result.family,
        "config": config.values if config else {},
        "us": round(choice.result.us, 2),
        "noise_us": round(choice.result.timing.noise_us, 2),
        "stock_us": round(choice.stock.us, 2),
        "speedup": round(choice.speedup, 3),
        "gbps": round(choice.result.gbps, 2),
        "floor_us": round(choice.floor_us, 2),
        "m_range": list(choice.result.m_range),
        "reason": choice.reason,
        "families": {name: round(us, 2) for name, us in by_family.items()},
    }


def exact_costs(exact: Iterable[Selection], inexact: Iterable[Selection], draft_tokens: int) -> list[dict[str, Any]]:
    """One JSON-ready row a matrix that exact dispatch serves: its Reduction, the expected us a pass with `draft_tokens`
    drafted, with it and with the other choices, and both at each M."""
    beside = {choice.problem: choice.result for choice in inexact}
    by_matrix: dict[Problem, list[Selection]] = {}
    for choice in exact:
        if choice.exact and choice.problem in beside:
            by_matrix.setdefault(choice.problem.at(1), []).append(choice)
    found = []
    for matrix, choices in by_matrix.items():
        weights = m_weights(draft_tokens, [c.problem.m for c in choices])
        us = sum(weights[c.problem.m] * c.result.us for c in choices)
        inexact_us = sum(weights[c.problem.m] * beside[c.problem].us for c in choices)
        at_m = {str(c.problem.m): [round(c.result.us, 2), round(beside[c.problem].us, 2)] for c in choices}
        found.append(
            {
                "matrix": str(matrix).partition(" ")[2],
                "reduction": choices[0].result.reduction,
                "m": [c.problem.m for c in choices],
                "us": round(us, 2),
                "inexact_us": round(inexact_us, 2),
                "cost": round(us / inexact_us - 1, 4),
                "us_by_m": at_m,
            }
        )
    return found


def summary(device: Device, table: list[dict[str, Any]]) -> dict[str, Any]:
    """What `tuner search --json` and `tuner show --json` print."""
    return {"device": str(device), "mlx_version": device.mlx_version, "rows": table}


def print_rows(console: Console, device: Device, table: list[dict[str, Any]]) -> None:
    """The rows as one table; the fastest family of each is the selected one unless the gain is within the noise."""
    console.print(f"[bold]{device}[/bold], MLX {device.mlx_version}")
    view = Table(caption="us a call on cold weights, median of interleaved rounds; floor: reading the weights and no more")
    for name in ("matrix", "weights", "x"):
        view.add_column(name)
    for name in ("M", "floor", "qmv", "small_m", "qmm", "stock", "selected", "speedup", "GB/s"):
        view.add_column(name, justify="right")
    previous = None
    for row in table:
        matrix = (f"{row['n']}x{row['k']}", f"{row['bits']}-bit g{row['group_size']}", row["x_dtype"])
        if previous is not None and matrix != previous:
            view.add_section()
        view.add_row(
            *(matrix if matrix != previous else ("", "", "")),
            str(row["m"]),
            _us(row["floor_us"]),
            *(_family_cell(row, name) for name in ("qmv", "small_m", "qmm")),
            _us(row["stock_us"]),
            row["selected"],
            f"{row['speedup']:.1f}x",
            f"{row['gbps']:.1f}",
        )
        previous = matrix
    console.print(view)


def print_exact_costs(console: Console, costs: list[dict[str, Any]], draft_tokens: int) -> None:
    """What exactness costs in each matrix."""
    view = Table(title=f"exact dispatch: expected us a pass with {draft_tokens} tokens drafted")
    for name in ("matrix", "Reduction"):
        view.add_column(name)
    for name in ("exact", "inexact", "cost"):
        view.add_column(name, justify="right")
    for row in costs:
        view.add_row(row["matrix"], row["reduction"], _us(row["us"]), _us(row["inexact_us"]), f"{row['cost']:+.1%}")
    console.print(view)


def _family_cell(row: dict[str, Any], name: str) -> str:
    us = row["families"].get(name)
    if us is None:
        return "-"
    return f"[bold green]{_us(us)}[/bold green]" if row["selected"] == name else _us(us)


def _us(value: float) -> str:
    return f"{value:.1f}" if value < 1000 else f"{value:,.0f}"


def metal_call(call: CheckedCall) -> dict[str, Any]:
    """One kernel call of `tuner metal-check` as JSON: its launch, its defects and what it did."""
    return {
        "kernel": call.name,
        "grid": list(call.grid),
        "threadgroup": list(call.threadgroup),
        "defects": [asdict(defect) for defect in call.defects],
        "events": asdict(call.events) if call.events else None,
    }


def print_metal_calls(console: Console, calls: Iterable[CheckedCall]) -> None:
    """A table of kernel calls with what each did, a row a call."""
    view = Table(caption="counts, not times: summed over threads; simd operations, barriers and MMAs once a group")
    view.add_column("kernel")
    for name in _METAL_COLUMNS:
        view.add_column(name, justify="right")
    for call in calls:
        e = call.events
        counts: tuple[int, ...] = ()
        if e is not None:
            memory = (e.device_bytes_loaded, e.device_bytes_stored, e.lines_loaded)
            counts = (*memory, e.float_ops, e.integer_ops, e.simd_ops, e.barriers, e.mmas)
        view.add_row(call.name, str(call.grid), str(len(call.defects)), *map(str, counts))
    if view.row_count:
        console.print(view)
