"""Ours beside other engines' 4-bit products on this CPU, interleaved in one run:

    uv run benchmarks/cpu/bench.py

Peers are installed by name into an environment of their own (--env), before anything is timed; llama.cpp is compiled for
this machine. A peer that cannot be installed or does not run is named with the reason, and the others go on. Each matrix is
searched first (--seconds), then at every M the engines take turns, a pass over all copies of the matrix each, so that
weights come from memory. Every sample goes to peers.json, matrix by matrix: --shapes measures some of them again, and
--summary prints what is there: medians, minima, the share of the measured read bandwidth, and the fastest peer of the
same precision class over ours: a ratio a round, and their median, since a shared machine is not always equally fast.
"""

from __future__ import annotations

import datetime
import json
import math
import statistics
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, replace
from functools import partial
from operator import truediv
from pathlib import Path
from typing import Any

import click
from peers import DEFAULT_ENV, Peer, install
from rich.console import Console
from rich.table import Table

from tuner.backends import Backend, backend
from tuner.backends.cpu.machine import thread_count
from tuner.backends.cpu.timing import ColdArena, ColdTimer
from tuner.problem import Problem, Quantization
from tuner.render import render
from tuner.store import Store
from tuner.tune import Budget, tune

PEERS = {
    "llama.cpp-q4_0": "int8",
    "llama.cpp-amx": "int8",
    "onnx-int8": "int8",
    "openvino-int8": "int8",
    "onnx-float": "float",
    "openvino-float": "float",
    "openvino-bf16": "float",
    "torch-bf16": "float",
}
SHAPES = {
    "square": [(4096, 4096), (14336, 4096), (4096, 14336), (2048, 2048), (151936, 1536)],
    "smollm2": [(960, 576), (576, 576), (3072, 576), (576, 1536), (49152, 576)],
    "qwen2.5-1.5b": [(2048, 1536), (1536, 1536), (17920, 1536), (1536, 8960)],
}
M_VALUES = (1, 2, 3, 4, 5, 6, 8, 12, 16)
CLASSES = ("int8", "float")
_QUANTIZATION = Quantization("affine", 4, 64)
_BETWEEN_S = 0.03  # the threads of the engine before have stopped spinning by then
_MOST_COPIES = 512
_STOCK_SECONDS = 2.0  # stock is timed again within this time, at each M

Times = dict[str, dict[str, list[float]]]  # engine -> M -> microseconds a product, by round


@click.command()
@click.option("--shapes", "names", default=",".join(SHAPES), show_default=True, help="These names, or N x K: 4096x4096.")
@click.option("--m", "m_text", default=",".join(map(str, M_VALUES)), show_default=True)
@click.option("--peers", "peer_names", default=",".join(PEERS), show_default=True)
@click.option("--rounds", default=7, show_default=True)
@click.option("--seconds", default=60.0, show_default=True, help="Search time a matrix, for both precision classes.")
@click.option("--cold-mb", default=256, show_default=True, help="Memory a matrix's copies take: several times a cache.")
@click.option("--db", type=click.Path(path_type=Path), help="Keeps our search results. Default: a temporary file.")
@click.option("--env", default=DEFAULT_ENV, type=click.Path(path_type=Path), help="Where peers are installed.")
@click.option("--json", "json_path", default=Path(__file__).with_name("peers.json"), type=click.Path(path_type=Path))
@click.option("--search-only", is_flag=True, help="Fills --db and measures no peer.")
@click.option("--summary", is_flag=True, help="Prints what the JSON file holds and measures nothing.")
def main(
    names: str,
    m_text: str,
    peer_names: str,
    rounds: int,
    seconds: float,
    cold_mb: int,
    db: Path | None,
    env: Path,
    json_path: Path,
    search_only: bool,
    summary: bool,
) -> None:
    console = Console()
    found = json.loads(json_path.read_text()) if json_path.exists() else {}
    found = {"versions": {}, "missing": {}, "matrices": {}} | found
    m_values = [int(m) for m in m_text.split(",")]
    shapes = list(dict.fromkeys(shape for name in names.split(",") for shape in _shapes(name)))
    if not summary:
        cpu = backend("cpu")
        peers: list[Peer] = []
        if not search_only:
            found["missing"] = install(env)
            peers = [Peer(name, env) for name in peer_names.split(",") if name]
        with tempfile.TemporaryDirectory() as folder:
            store = Store(db or Path(folder) / "bench.db")
            for shape in shapes:
                base = Problem(1, *shape, _QUANTIZATION)
                ours = _search(cpu, store, base, m_values, seconds)
                if search_only:
                    continue
                entry = _measure(cpu, peers, base, ours, m_values, rounds, cold_mb)
                found["matrices"]["x".join(map(str, shape))] = entry
                found["versions"] |= {peer.name: peer.version for peer in peers if peer.version}
                found["missing"] |= {peer.name: peer.why for peer in peers if peer.why}
                found["machine"] = asdict(cpu.device())
                json_path.write_text(_as_text(found))
            store.close()
        for peer in peers:
            peer.close()
        if search_only:
            return
    print_found(console, found)


def _as_text(found: dict[str, Any]) -> str:
    """JSON with a matrix a line."""
    head = json.dumps({name: value for name, value in found.items() if name != "matrices"})
    matrices = ",\n".join(f"{json.dumps(shape)}: {json.dumps(entry)}" for shape, entry in found["matrices"].items())
    return f'{head[:-1]}, "matrices": {{\n{matrices}\n}}}}\n'


def _shapes(name: str) -> list[tuple[int, int]]:
    if name in SHAPES:
        return SHAPES[name]
    n, _, k = name.partition("x")
    return [(int(n), int(k))]


def _search(
    cpu: Backend, store: Store, base: Problem, m_values: list[int], seconds: float
) -> dict[int, dict[str, tuple[Problem, Any]]]:
    """M -> our engines -> what each times. The bfloat16 ones, whose matrices take 4.5 bits a weight as the peers' do and
    not 5, run what float32 chose."""
    problems = [replace(base.at(m), activations=kind) for kind in CLASSES for m in m_values]
    ours: dict[int, dict[str, tuple[Problem, Any]]] = {m: {} for m in m_values}
    for outcome in tune(cpu, problems, store, Budget(seconds=seconds)):
        chosen = outcome.selection.result.config if outcome.selection else None
        if not chosen:
            continue
        p = outcome.problem
        ours[p.m][f"ours-{p.activations}"] = p, cpu.compile(render("cpu", p, chosen))
        p = replace(p, x_dtype="bfloat16", scale_dtype="bfloat16")
        ours[p.m][f"ours-{p.activations}-bf16"] = p, cpu.compile(render("cpu", p, chosen))
    return ours


def _measure(
    cpu: Backend,
    peers: list[Peer],
    base: Problem,
    ours: dict[int, dict[str, tuple[Problem, Any]]],
    m_values: list[int],
    rounds: int,
    cold_mb: int,
) -> dict[str, Any]:
    copies = max(2, min(_MOST_COPIES, -(-cold_mb * 1_000_000 // base.read_bytes)))
    # Two thirds of an arena are words; scales and biases of a group of 64 are a fifth of a matrix.
    arena = ColdArena(-(-copies * base.read_bytes * 5 // 4))
    sizes = {"n": base.n, "k": base.k, "group": _QUANTIZATION.group_size, "copies": copies, "threads": thread_count()}
    for peer in peers:
        peer.ask(**sizes)
    bandwidth = cpu.bandwidth()
    times: Times = {}
    for m in m_values:
        timers = {name: ColdTimer(problem, arena) for name, (problem, _) in sorted(ours[m].items(), key=_dtype_of)}
        engines: list[tuple[str, Callable[[], float | None]]] = [
            *((name, partial(t.mean, ours[m][name][1], t.mean(ours[m][name][1]))) for name, t in timers.items()),
            *((peer.name, partial(_us_of, peer, m)) for peer in peers),
        ]
        for turn in range(rounds):
            first = turn * len(engines) // rounds
            for name, sample in engines[first:] + engines[:first]:
                time.sleep(_BETWEEN_S)
                us = sample()
                if us is not None:
                    times.setdefault(name, {}).setdefault(str(m), []).append(round(us, 1))
        for name, kernel in (("mlx-float32", "ours-float"), ("mlx-bfloat16", "ours-float-bf16")):
            if kernel in timers:
                _time_stock(times.setdefault(name, {}), timers[kernel], m)
    return {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "copies": copies,
        "bandwidth_gb_s": round(max(bandwidth, cpu.bandwidth()) / 1e9, 2),
        "bytes": base.read_bytes,
        "us": times,
    }


def _us_of(peer: Peer, m: int) -> float | None:
    answer = peer.ask(m=m)
    return float(answer["us"]) if answer else None


def _dtype_of(engine: tuple[str, tuple[Problem, Any]]) -> str:
    """Sorts by dtype: an arena holds scales of one at a time."""
    return engine[1][0].scale_dtype


def _time_stock(times: dict[str, list[float]], timer: ColdTimer, m: int) -> None:
    """Stock costs up to seconds a product, linear in M: it is timed while time allows, and left out where once is too
    much."""
    first = min(times, key=int, default="")
    if first and statistics.median(times[first]) / int(first) * m > _STOCK_SECONDS * 2e6:
        return
    deadline = time.monotonic() + _STOCK_SECONDS
    for _ in range(3):
        times.setdefault(str(m), []).append(round(timer.sample_stock(), 1))
        if time.monotonic() > deadline:
            break


# ------------------------------------------------------------------------------------------------------------- printing


def print_found(console: Console, found: dict[str, Any]) -> None:
    for name, why in found["missing"].items():
        console.print(f"{name} is missing: {why}")
    for name, version in found["versions"].items():
        console.print(f"{name}: {version}")
    for shape, entry in found["matrices"].items():
        _print_matrix(console, shape, entry)
    for kind in CLASSES:
        _print_summary(console, found["matrices"], kind)


def _floor_us(entry: dict[str, Any]) -> float:
    return float(entry["bytes"] / entry["bandwidth_gb_s"] / 1000)


def _print_matrix(console: Console, shape: str, entry: dict[str, Any]) -> None:
    medians = _medians(entry)
    m_values = list(next(iter(medians.values())))
    table = Table(
        title=f"{shape} {_QUANTIZATION}, {entry['copies']} copies: median us (minimum); reading takes"
        f" {_floor_us(entry):.0f} us at {entry['bandwidth_gb_s']:.1f} GB/s"
    )
    table.add_column("engine")
    for m in m_values:
        table.add_column(f"M={m}", justify="right")
    for name, by in medians.items():
        table.add_row(name, *(f"{by[m]:.0f} ({min(entry['us'][name][m]):.0f})" if m in by else "-" for m in m_values))
    for kind in CLASSES:
        ours = medians[f"ours-{kind}"]
        shares = (f"{_floor_us(entry) / ours[m]:.0%}" if m in ours else "-" for m in m_values)
        table.add_row(f"ours-{kind}: share of bandwidth", *shares)
        for name in (f"ours-{kind}", f"ours-{kind}-bf16"):
            ratios = peer_ratios(entry, kind, name)
            table.add_row(f"fastest peer / {name}", *(f"{ratios[m]:.2f}" if m in ratios else "-" for m in m_values))
    console.print(table)


def _medians(entry: dict[str, Any]) -> dict[str, dict[str, float]]:
    return {name: {m: statistics.median(us) for m, us in by.items()} for name, by in entry["us"].items()}


def peer_ratios(entry: dict[str, Any], kind: str, name: str) -> dict[str, float]:
    """M -> the fastest peer of a precision class (by its median) over one of our engines: median over the rounds."""
    medians, ours = _medians(entry), entry["us"].get(name, {})
    rivals = [medians[peer] | {"peer": peer} for peer, of in PEERS.items() if of == kind and peer in medians]
    best = {m: min((rival[m], rival["peer"]) for rival in rivals if m in rival)[1] for m in ours if rivals}
    return {m: statistics.median(map(truediv, entry["us"][peer][m], ours[m])) for m, peer in best.items()}


def _print_summary(console: Console, matrices: dict[str, Any], kind: str) -> None:
    table = Table(title=f"{kind}: over {len(matrices)} matrices")
    table.add_column("")
    m_values = list(dict.fromkeys(m for e in matrices.values() for m in e["us"][f"ours-{kind}"]))
    for m in m_values:
        table.add_column(f"M={m}", justify="right")
    for name in (f"ours-{kind}", f"ours-{kind}-bf16"):
        by_shape = {shape: peer_ratios(entry, kind, name) for shape, entry in matrices.items()}
        cells = [{shape: ratios[m] for shape, ratios in by_shape.items() if m in ratios} for m in m_values]
        table.add_row(f"fastest peer / {name}, geometric mean", *(f"{_geometric_mean(by.values()):.2f}" for by in cells))
        worst = [min(by.items(), key=lambda cell: cell[1], default=("-", math.nan)) for by in cells]
        table.add_row("worst matrix", *(f"{ratio:.2f} {shape}" for shape, ratio in worst))
    for stock, ours in (("mlx-float32", f"ours-{kind}"), ("mlx-bfloat16", f"ours-{kind}-bf16")):
        medians = [of for of in map(_medians, matrices.values()) if ours in of]
        by_m = {m: [of[stock][m] / of[ours][m] for of in medians if m in of.get(stock, {}) and m in of[ours]]
                for m in m_values}  # fmt: skip
        table.add_row(f"{stock} / {ours}: smallest", *(f"{min(by_m[m]):.0f}" if by_m[m] else "-" for m in m_values))
    console.print(table)
    for shape, entry in matrices.items():
        us = _medians(entry)[f"ours-{kind}"]
        if "1" in us:
            share = f"M=1 at {_floor_us(entry) / us['1']:.0%} of {entry['bandwidth_gb_s']} GB/s"
            growth = [f"t({m})/t(1) {us[m] / us['1']:.2f}" for m in ("4", "8", "16") if m in us]
            console.print(f"  {shape}: {', '.join([share, *growth])}")


def _geometric_mean(values: Any) -> float:
    logs = [math.log(value) for value in values]
    return math.exp(statistics.fmean(logs)) if logs else math.nan


if __name__ == "__main__":
    main()
