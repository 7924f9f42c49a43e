"""Every quantization beside 4-bit in groups of 64: times over the ratio of their bytes.

    uv run benchmarks/cpu/formats.py --db RESULTS.db

Each is searched first, then the winners of one M take turns on cold weights. What reads more bytes may take longer by that
ratio; the quotient says by how much it takes longer than that. Results go to formats.json.
"""

from __future__ import annotations

import json
import tempfile
import time
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from tuner.backends import backend
from tuner.measure import Measurement
from tuner.problem import Problem, Quantization
from tuner.render import render
from tuner.store import Store
from tuner.tune import Budget, tune

FOUR = Quantization("affine", 4, 64)
FORMATS = [FOUR, *(Quantization("affine", bits, 64) for bits in (2, 3, 5, 6, 8))]
FORMATS += [Quantization("affine", 4, group) for group in (32, 128)] + [
    Quantization.of(m) for m in ("mxfp4", "mxfp8", "nvfp4")
]
N = K = 4096


@click.command()
@click.option("--m", "m_text", default="1,4,8", show_default=True)
@click.option("--rounds", default=15, show_default=True)
@click.option("--db", type=click.Path(path_type=Path), help="Keeps our search results. Default: a temporary file.")
@click.option("--json", "json_path", default=Path(__file__).with_name("formats.json"), type=click.Path(path_type=Path))
def main(m_text: str, rounds: int, db: Path | None, json_path: Path) -> None:
    cpu = backend("cpu")
    m_values = [int(m) for m in m_text.split(",")]
    problems = [Problem.of(m, N, K, q, "float32") for q in FORMATS for m in m_values]
    with tempfile.TemporaryDirectory() as folder:
        store = Store(db or Path(folder) / "formats.db")
        outcomes = tune(cpu, problems, store, Budget(seconds=Budget.default_seconds(len(problems))))
        configs = {o.problem: o.selection.result.config for o in outcomes if o.selection and o.selection.result.config}
        store.close()
    rows = []
    for m in m_values:
        here = [p for p in problems if p.m == m and p in configs]
        arms = [(p, cpu.timer(p), cpu.compile(render("cpu", p, configs[p]))) for p in here]
        samples: dict[Problem, list[float]] = {p: [] for p in here}
        for turn in range(rounds):
            shift = turn % len(arms)
            for problem, timer, kernel in arms[shift:] + arms[:shift]:
                samples[problem].append(round(timer.sample(kernel, (samples[problem] or [None])[-1]), 1))
        us = {p.quantization: Measurement(tuple(samples[p])).us for p in here}
        four = Problem.of(m, N, K, FOUR, "float32")
        for p in here:
            bytes_ratio, time_ratio = p.read_bytes / four.read_bytes, us[p.quantization] / us[FOUR]
            rows.append({"format": str(p.quantization), "m": m, "us": round(us[p.quantization], 1),
                         "bytes": round(bytes_ratio, 3), "time": round(time_ratio, 3),
                         "quotient": round(time_ratio / bytes_ratio, 3), "config": str(configs[p])})  # fmt: skip
    device = cpu.device()
    found = {
        "device": str(device),
        "mlx": device.mlx_version,
        "date": time.strftime("%Y-%m-%d"),
        "n": N,
        "k": K,
        "rows": rows,
    }
    json_path.write_text(json.dumps(found, indent=1).replace("\n   ", " ") + "\n")
    _print(rows)


def _print(rows: list[dict[str, Any]]) -> None:
    table = Table(title=f"{N} x {K}, float32: us, and the ratio to 4-bit's time over the ratio of bytes")
    table.add_column("format")
    m_values = list(dict.fromkeys(row["m"] for row in rows))
    for m in m_values:
        table.add_column(f"M={m}", justify="right")
    for name in dict.fromkeys(row["format"] for row in rows):
        by_m = {row["m"]: f"{row['us']:.0f} ({row['quotient']:.2f})" for row in rows if row["format"] == name}
        table.add_row(name, *(by_m.get(m, "-") for m in m_values))
    Console().print(table)


if __name__ == "__main__":
    main()
