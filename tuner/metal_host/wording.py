"""A report of the runtime in words."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tuner.metal_host.capture import Launch
from tuner.metal_host.defects import RUN_KINDS
from tuner.metal_host.runtime import Report


def message(report: Report, launch: Launch, buffers: Sequence[str], other: str) -> str:
    """What a report says. `buffers` are the names of the buffers by number; `other` is the place of the other thread's
    access, or nothing."""
    kind = RUN_KINDS[report.kind]
    space = {1: "device", 2: "constant", 3: "threadgroup"}.get(report.space, "")
    where = repr(buffers[report.buffer]) if report.space != 3 and report.buffer >= 0 else f"a {space} variable"
    if report.space == 1 and report.buffer < 0:
        where = "no buffer at all"
    who = f"thread {_vector(report.thread)} of threadgroup {_vector(report.group)}"
    match kind:
        case "out-of-bounds" if report.detail == 2:
            return f"{who} uses the index {report.offset}, which is outside of the array."
        case "out-of-bounds":
            verb = "writes" if report.detail else "reads"
            size = f" of {report.size} bytes" if report.size else ""
            return f"{who} {verb} {report.bytes} bytes at byte {report.offset} of {where}{size}."
        case "misaligned":
            at = f" at byte {report.offset} of {where}" if report.buffer >= 0 else ""
            return f"{who} uses {report.bytes} bytes{at}, which needs an address that is a multiple of {report.size}."
        case "race" | "device-race":
            deed = ("reads what {} wrote", "writes what {} wrote", "writes what {} read")[report.detail]
            them = f"thread {report.other}" if report.other != _index(report, launch) else "another thread"
            deed = deed.format(them) + (f" at {other}" if other else "")
            group = " of another threadgroup, or" if kind == "device-race" else ""
            return f"{who} {deed}{group} with no barrier between: byte {report.offset} of {where}."
        case "uninitialised":
            return f"{who} reads byte {report.offset} of {where}, which nobody wrote."
        case "divergent":
            there = f"is at {other}" if other else "has returned"
            return f"{who} waits here for the others, but thread {report.other} {there}."
        case "written-twice":
            return f"{who} writes byte {report.offset} of {where} again; it was written{f' at {other}' if other else ''}."
        case "read-only":
            return f"{who} writes to {where}, which is an input."
        case "bad-lane":
            return f"{who} asks for lane {report.other}; there are {report.size}."
        case "partial-simdgroup":
            return f"the simdgroup of {who} has {report.size} threads; a simdgroup_matrix needs 32."
        case "too-deep":
            return f"{who} is more than {report.size} calls deep."
        case "too-long":
            return f"{who} is still here when the time is over."
        case _:
            return f"{who}: a shift by too much, or a division by zero."


def _index(report: Report, launch: Launch) -> int:
    """Number of the reporting thread in its threadgroup, where that is not clipped."""
    x, y, z = report.thread
    width, height, _ = map(min, launch.threadgroup, launch.grid)
    return int(x + width * (y + height * z))


def _vector(values: Sequence[int]) -> str:
    return "({}, {}, {})".format(*values)


def grid_hint(launch: Launch, missing: float) -> str:
    """MLX's grid counts threads; with a grid in threadgroups one thread in each threadgroup's worth runs."""
    threads = math.prod(launch.threadgroup)
    if threads > 1 and 0 < (1 - missing) * threads < 1.5:
        return f" The grid {launch.grid} counts threads, not threadgroups of {threads}."
    return ""
