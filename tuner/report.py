"""Tables of what a search found, for people and as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict
from typing import Any

from rich.console import Console
from rich.table import Table

from tuner.attention import AnyProblem, AttentionProblem
from tuner.diff import Change, Diff, of_interest
from tuner.dispatch import Stale
from tuner.exact import place_weights
from tuner.explain import Explanation, Rival
from tuner.families import FAMILY_NAMES, families
from tuner.measure import Result
from tuner.metal_host import CheckedCall
from tuner.problem import Device
from tuner.render import template_hash
from tuner.store import Selection, Store

_METAL_COLUMNS = ("grid", "defects", "bytes in", "bytes out", "lines", "float ops", "int ops", "simd", "barriers", "MMAs")
_LISTED = 5  # of a kind, before "and 12 more"


def rows(store: Store, device: Device, choices: Iterable[Selection]) -> list[dict[str, Any]]:
    """One JSON-ready row a choice: the problem, what was selected, its times, and the best time of each family."""
    kinds = [*families(device.backend), *families(device.backend, AttentionProblem)]
    hashes = {kind.name: template_hash(device.backend, kind.name) for kind in kinds}
    best = store.best_by_family(device, hashes)
    return [_row(choice, best.get(choice.problem, {})) for choice in choices]


def _row(choice: Selection, by_family: dict[str, float]) -> dict[str, Any]:
    config = choice.result.config
    return _problem_cells(choice.problem) | {
        "m": choice.problem.m,
        "x_dtype": choice.problem.x_dtype,
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


def _problem_cells(problem: AnyProblem) -> dict[str, Any]:
    """What is a matrix's alone, or attention's."""
    if isinstance(problem, AttentionProblem):
        names = ("heads", "kv_heads", "head_dim", "value_dim", "bits", "group_size", "context")
        return {name: getattr(problem, name) for name in names} | {"contexts": list(problem.context_range)}
    q = problem.quantization
    same = {"bits": q.bits, "group_size": q.group_size, "mode": q.mode}
    return {"n": problem.n, "k": problem.k, "activations": problem.activations} | same


def exact_costs(exact: Iterable[Selection], inexact: Iterable[Selection], draft_tokens: int) -> list[dict[str, Any]]:
    """One JSON-ready row a matrix that exact dispatch serves: its Reduction, the expected us a pass with `draft_tokens`
    drafted, with it and with the other choices, and both at each M."""
    beside = {choice.problem: choice.result for choice in inexact}
    by_matrix: dict[AnyProblem, list[Selection]] = {}
    for choice in exact:
        if choice.exact and choice.problem in beside:
            by_matrix.setdefault(choice.problem.matrix, []).append(choice)
    found = []
    for matrix, choices in by_matrix.items():
        weights = place_weights(draft_tokens, [c.problem.place for c in choices])
        us = sum(weights[c.problem.place] * c.result.us for c in choices)
        inexact_us = sum(weights[c.problem.place] * beside[c.problem].us for c in choices)
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
    matrices = [row for row in table if "n" in row]
    if matrices:
        _print_matrices(console, matrices)
    if len(matrices) < len(table):
        _print_attention(console, [row for row in table if "n" not in row])


def _print_attention(console: Console, table: list[dict[str, Any]]) -> None:
    view = Table(caption="us a call on cold caches, tenth percentile of the rounds; floor: reading keys and values once")
    for name in ("attention", "cache"):
        view.add_column(name)
    for name in ("L", "M", "floor", "sdpa", "stock", "selected", "speedup", "GB/s"):
        view.add_column(name, justify="right")
    for row, heads in _by_group(view, table, _heads):
        view.add_row(*heads, *_cells(row, ("sdpa",)))
    console.print(view)


def _heads(row: dict[str, Any]) -> tuple[str, ...]:
    sizes = "/".join(dict.fromkeys((str(row["head_dim"]), str(row["value_dim"]))))
    packed = f"{row['bits']}-bit g{row['group_size']} " if row["bits"] else ""
    return f"{row['heads']}:{row['kv_heads']}x{sizes}", f"{packed}{row['x_dtype']}", str(row["context"])


def _print_matrices(console: Console, table: list[dict[str, Any]]) -> None:
    view = Table(
        caption="us a call on cold weights, tenth percentile of the rounds; floor: reading the weights and no more"
    )
    for name in ("matrix", "weights", "x"):
        view.add_column(name)
    everywhere, timed = ("qmv", "small_m", "qmm"), {name for row in table for name in row["families"]}
    families = [name for name in FAMILY_NAMES if name in everywhere or name in timed - {"dense"}]
    for name in ("M", "floor", *families, "stock", "selected", "speedup", "GB/s"):
        view.add_column(name, justify="right")
    for row, matrix in _by_group(view, table, _matrix):
        view.add_row(*matrix, *_cells(row, families))
    console.print(view)


def _matrix(row: dict[str, Any]) -> tuple[str, ...]:
    x = row["x_dtype"] if row["activations"] == "float" else f"{row['x_dtype']} as {row['activations']}"
    return f"{row['n']}x{row['k']}", f"{row['bits']}-bit g{row['group_size']}", x


def _by_group(
    view: Table, table: list[dict[str, Any]], group_of: Callable[[dict[str, Any]], tuple[str, ...]]
) -> Iterator[tuple[dict[str, Any], tuple[str, ...]]]:
    """Each row with its group's cells, which are empty but in the group's first row; a line between groups."""
    previous: tuple[str, ...] | None = None
    for row in table:
        group = group_of(row)
        if previous not in (None, group):
            view.add_section()
        yield row, ("",) * len(group) if group == previous else group
        previous = group


def _cells(row: dict[str, Any], families: Sequence[str]) -> tuple[str, ...]:
    """What a row says behind its group: M, the floor, each family, stock, the choice and its gain."""
    return (
        str(row["m"]),
        _us(row["floor_us"]),
        *(_family_cell(row, name) for name in families),
        _us(row["stock_us"]),
        row["selected"],
        f"{row['speedup']:.1f}x",
        f"{row['gbps']:.1f}",
    )


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


# ---------------------------------------------------------------------------------------------------------------- stale


def print_stale(console: Console, stale: Sequence[Stale]) -> None:
    """Rows that are not used here: one line a reason, the problems it left without a choice first."""
    for replaced in (False, True):
        reasons = Counter(entry.reason for entry in stale if entry.replaced == replaced)
        for reason, count in reasons.items():
            some = [str(e.problem) for e in stale if e.reason == reason and e.replaced == replaced]
            listed = ", ".join(some[:_LISTED]) + (f" and {count - _LISTED} more" if count > _LISTED else "")
            after = "; newer rows serve them" if replaced else ""
            colour = "dim" if replaced else "yellow"
            console.print(f"[{colour}]stale, {count} rows: {reason}{after}: {listed}.[/{colour}]", soft_wrap=True)


# -------------------------------------------------------------------------------------------------------------- explain


def print_explanation(console: Console, device: Device, found: Explanation) -> None:
    """Why a problem is served as it is."""
    console.print(f"[bold]{found.problem}[/bold] on {device}, MLX {device.mlx_version}", soft_wrap=True)
    chosen = found.selection
    if chosen is None:
        console.print(f"stock: {found.choice.reason}", soft_wrap=True)
    else:
        result, floor = chosen.result, chosen.floor_us
        tuned_as = "" if chosen.problem == found.problem else f" (measured at M = {chosen.problem.m})"
        share = f", {floor / result.us:.0%} of the bandwidth floor's speed ({_us(floor)} us)" if floor else ""
        console.print(f"selected: [bold]{result.config or 'stock'}[/bold]{tuned_as}", soft_wrap=True)
        beside = f", {chosen.speedup:.1f}x as fast as stock ({_with_noise(chosen.stock)})" if result.config else ""
        console.print(f"  {_with_noise(result)}{beside}{share}", soft_wrap=True)
        console.print(f"  why: {chosen.reason}", soft_wrap=True)
        _print_rivals(console, found.rivals)
        samples = len(result.timing.samples_us)
        console.print(
            f"  measured {result.created or 'at an unknown date'}: tenth percentile of {samples} samples ± standard error;"
            f" {result.timing.policy}; came by {chosen.origin}",
            soft_wrap=True,
        )
    if found.stale:
        console.print(f"[yellow]a stored row is stale: {found.stale}[/yellow]", soft_wrap=True)
    console.print(f"{found.tried} configs tried, {len(found.failed)} failed.")
    for result in found.failed[:_LISTED]:
        console.print(f"  [red]{result.status}[/red] {result.config}: {result.error}", soft_wrap=True)


def _print_rivals(console: Console, rivals: Sequence[Rival]) -> None:
    if not rivals:
        console.print("  second: no other config was compared to the end")
        return
    console.print(f"  second: {_rival(rivals[0])}", soft_wrap=True)
    best_of_each = {rival.result.family: rival for rival in reversed(rivals)}
    for rival in sorted(best_of_each.values(), key=lambda r: r.result.us):
        if rival is not rivals[0]:
            console.print(f"  best {rival.result.family}: {_rival(rival)}", soft_wrap=True)


def _rival(rival: Rival) -> str:
    noise = "within the noise" if rival.within_noise else "beyond the noise"
    way = "slower" if rival.slower >= 0 else "faster"
    return f"{rival.result.config}: {_with_noise(rival.result)}, {abs(rival.slower):.1%} {way}, {noise}"


# ----------------------------------------------------------------------------------------------------------------- diff


def print_diff(console: Console, found: Diff) -> None:
    """What changed from table A to table B."""
    for name, device in (("A", found.before), ("B", found.after)):
        console.print(f"{name}: [bold]{device}[/bold], MLX {device.mlx_version}", soft_wrap=True)
    interesting = of_interest(found.changes)
    if interesting:
        view = Table(caption="us a call ± standard error; noise: both errors, and stock's own move")
        for name in ("problem", "A", "B"):
            view.add_column(name)
        for name in ("A us", "B us", "B/A", "stock B/A"):
            view.add_column(name, justify="right")
        view.add_column("verdict")
        for change in interesting:
            view.add_row(*_change_row(change))
        console.print(view)
    counts = ", ".join(f"{count} {verdict}" for verdict, count in found.counts.items() if count)
    console.print(f"{len(found.changes)} problems: {counts or 'none'}.")
    a, b = found.decode_us
    if a:
        console.print(f"All M up to 16 that are in both: A {_us(a)} us, B {_us(b)} us, {b / a - 1:+.1%}.")
    moved = f"Stock, the same kernel in both, moved by {found.drift:.1%} in the median."
    console.print(moved if found.before.mlx_version == found.after.mlx_version else "Stock is of another MLX version in B.")


def _change_row(change: Change) -> list[str]:
    sides = (change.before, change.after)
    names = [str(side.result.config or "stock") if side else "-" for side in sides]
    if not change.other_choice and change.before and change.after:
        names[1] = "same"
    times = [_with_noise(side.result).removesuffix(" us") if side else "-" for side in sides]
    ratios = [f"{ratio:.2f}" if ratio else "-" for ratio in (change.ratio, change.stock_ratio)]
    verdict = "within the noise" if change.verdict == "same" else change.verdict
    return [str(change.problem), *names, *times, *ratios, verdict]


def _with_noise(result: Result) -> str:
    return f"{_us(result.us)} ± {_us(result.timing.noise_us)} us"


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
