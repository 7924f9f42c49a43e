"""Ours beside other engines' 4-bit products on this CPU, interleaved in one run:

    uv run benchmarks/cpu/bench.py

Peers are installed by name into environments of their own (kept by uv); one that cannot be installed or does not run is
named with the reason, and the others go on. Each matrix is tuned first (--seconds), then at every M the engines take turns;
weights come from memory (--cold-mb of copies). llama.cpp is compiled on installing, with this machine's instructions.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from tuner.backends import backend
from tuner.backends.cpu.machine import thread_count
from tuner.problem import Problem, Quantization
from tuner.render import render
from tuner.store import Store
from tuner.tune import Budget, tune

PEERS = {
    "llama.cpp-q4_0": ("int8", ("llama-cpp-python",)),
    "onnx-int8": ("int8", ("onnxruntime", "onnx")),
    "openvino-int8": ("int8", ("openvino",)),
    "onnx-float": ("float", ("onnxruntime", "onnx")),
    "openvino-float": ("float", ("openvino",)),
    "torch-bf16": ("float", ("torch",)),
}
SHAPES = {
    "square": [(4096, 4096), (14336, 4096), (4096, 14336), (2048, 2048), (151936, 1536)],
    "smollm2": [(960, 576), (576, 576), (3072, 576), (576, 1536), (49152, 576)],
    "qwen2.5-1.5b": [(2048, 1536), (1536, 1536), (17920, 1536), (1536, 8960), (151936, 1536)],
}
M_VALUES = (1, 2, 3, 4, 5, 6, 8, 12, 16)
_QUANTIZATION = Quantization("affine", 4, 64)


class Peer:
    """An engine in a process of its own."""

    def __init__(self, name: str, packages: tuple[str, ...]) -> None:
        self.name = name
        self.why = ""
        requested = [word for package in ("numpy", *packages) for word in ("--with", package)]
        script = str(Path(__file__).with_name("engines.py"))
        command = ["uv", "run", "--no-project", "--isolated", "--quiet", *requested, "python", script, name]
        # Native instructions for what is compiled; threads of a peer that waits must not spin while another is timed.
        environment = os.environ | {"CMAKE_ARGS": "-DGGML_NATIVE=ON", "OMP_WAIT_POLICY": "passive", "KMP_BLOCKTIME": "0"}
        self._errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 (the process writes to it for as long as it lives)
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            env=environment,
        )

    def ask(self, **request: int) -> dict[str, Any]:
        """The engine's answer; {} once it has failed, which `why` then says."""
        if self.why:
            return {}
        assert self._process.stdin
        assert self._process.stdout
        try:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except BrokenPipeError:
            line = ""
        answer = json.loads(line) if line else {"error": self._last_error()}
        self.why = answer.get("error", "")
        return {} if self.why else answer

    def _last_error(self) -> str:
        self._errors.seek(0)
        lines = self._errors.read().strip().splitlines()
        return next((line.strip() for line in reversed(lines) if "error" in line.lower()), (lines or ["it ended"])[-1])

    def close(self) -> None:
        self._process.terminate()


@click.command()
@click.option("--shapes", "names", default="square", show_default=True, help=f"Comma-separated: {', '.join(SHAPES)}.")
@click.option("--m", "m_text", default=",".join(map(str, M_VALUES)), show_default=True)
@click.option("--peers", "peer_names", default=",".join(PEERS), show_default=True)
@click.option("--rounds", default=7, show_default=True)
@click.option("--seconds", default=60.0, show_default=True, help="Search time a matrix and precision class.")
@click.option("--cold-mb", default=256, show_default=True)
@click.option("--db", type=click.Path(path_type=Path), help="Keeps our search results. Default: a temporary file.")
@click.option("--json", "json_path", type=click.Path(path_type=Path), help="Writes every sample there.")
def main(
    names: str,
    m_text: str,
    peer_names: str,
    rounds: int,
    seconds: float,
    cold_mb: int,
    db: Path | None,
    json_path: Path | None,
) -> None:
    console = Console()
    m_values = [int(m) for m in m_text.split(",")]
    peers = [Peer(name, PEERS[name][1]) for name in peer_names.split(",") if name]
    samples: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory() as folder:
        store = Store(db or Path(folder) / "bench.db")
        for n, k in dict.fromkeys(shape for name in names.split(",") for shape in SHAPES[name]):
            samples += _matrix(console, store, peers, (n, k), m_values, rounds, seconds, cold_mb)
        store.close()
    for peer in peers:
        if peer.why:
            console.print(f"{peer.name} is missing: {peer.why}")
        peer.close()
    if json_path:
        json_path.write_text(json.dumps(samples))


def _matrix(
    console: Console,
    store: Store,
    peers: list[Peer],
    shape: tuple[int, int],
    m_values: list[int],
    rounds: int,
    seconds: float,
    cold_mb: int,
) -> list[dict[str, Any]]:
    cpu = backend("cpu")
    base = Problem(1, *shape, _QUANTIZATION)
    problems = [replace(base.at(m), activations=a) for a in ("float", "int8") for m in m_values]
    outcomes = list(tune(cpu, problems, store, Budget(seconds=2 * seconds)))
    copies = max(2, -(-cold_mb * 1_000_000 // base.read_bytes))
    sizes = {"n": base.n, "k": base.k, "group": _QUANTIZATION.group_size, "copies": copies, "threads": thread_count()}
    versions = {peer.name: peer.ask(**sizes).get("version") for peer in peers}
    found: list[dict[str, Any]] = []
    for m in m_values:
        ours = {}
        for outcome in outcomes:
            chosen = outcome.selection.result.config if outcome.selection else None
            if outcome.problem.m == m and chosen:
                kernel = cpu.compile(render("cpu", outcome.problem, chosen))
                ours[f"ours-{outcome.problem.activations}"] = cpu.timer(outcome.problem), kernel
        for turn in range(rounds):
            taken = {name: timer.sample(kernel) for name, (timer, kernel) in ours.items()}
            taken |= {peer.name: peer.ask(m=m).get("us") for peer in peers}
            if turn < 2 and ours:
                taken["mlx-float32"] = next(iter(ours.values()))[0].sample_stock()
            found += [{"shape": shape, "m": m, "engine": e, "us": us} for e, us in taken.items() if us is not None]
    _print(console, base, found, cpu.bandwidth(), versions)
    return found


def _print(
    console: Console, base: Problem, found: list[dict[str, Any]], bandwidth: float, versions: dict[str, Any]
) -> None:
    floor = base.read_bytes / bandwidth * 1e6
    m_values = list(dict.fromkeys(entry["m"] for entry in found))
    table = Table(
        title=f"{base.n}x{base.k} {_QUANTIZATION}: median us (minimum); floor {floor:.0f} us at {bandwidth / 1e9:.1f} GB/s"
    )
    table.add_column("engine")
    for m in m_values:
        table.add_column(f"M={m}", justify="right")
    medians: dict[str, dict[int, float]] = {}
    for engine in dict.fromkeys(entry["engine"] for entry in found):
        cells = []
        for m in m_values:
            us = [entry["us"] for entry in found if entry["engine"] == engine and entry["m"] == m]
            medians.setdefault(engine, {})[m] = statistics.median(us) if us else float("nan")
            cells.append(f"{statistics.median(us):.0f} ({min(us):.0f})" if us else "-")
        version = versions.get(engine)
        table.add_row(f"{engine} {version}" if version else engine, *cells)
    for kind in ("float", "int8"):
        ours = medians.get(f"ours-{kind}")
        rivals = [medians[name] for name, (of, _) in PEERS.items() if of == kind and name in medians]
        if ours:
            table.add_row(f"floor / ours-{kind}", *(f"{floor / ours[m]:.0%}" for m in m_values))
        if ours and rivals:
            best = {m: min(rival[m] for rival in rivals) for m in m_values}
            table.add_row(f"fastest {kind} peer / ours", *(f"{best[m] / ours[m]:.2f}" for m in m_values))
    console.print(table)


if __name__ == "__main__":
    main()
