"""Attention of M queries over cold caches on this CPU: tuned kernels beside MLX's call, interleaved, and both beside the
bandwidth of memory:

    uv run benchmarks/cpu/attention.py --preset llama-3.1-8b --context 512..32768

Each problem is searched first (--seconds in all), as `tuner search --attention` does it.
"""

from __future__ import annotations

import json
import statistics
import tempfile
from dataclasses import replace
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from tuner import presets
from tuner.backends import backend
from tuner.cli.options import Contexts, MRange
from tuner.render import render
from tuner.store import Store
from tuner.tune import Budget, tune


@click.command()
@click.option("--preset", "names", multiple=True, default=("smollm2-135m", "llama-3.1-8b"), show_default=True)
@click.option("--context", "contexts", type=Contexts(), default="4096", show_default=True)
@click.option("--m", "m_values", type=MRange(), default="1,2,4,8,16", show_default=True)
@click.option("--dtype", default="float32", show_default=True)
@click.option("--seconds", default=60.0, show_default=True, help="For the search.")
@click.option("--rounds", default=7, show_default=True)
@click.option("--json", "as_json", is_flag=True)
def main(
    names: tuple[str, ...],
    contexts: tuple[int, ...],
    m_values: tuple[int, ...],
    dtype: str,
    seconds: float,
    rounds: int,
    as_json: bool,
) -> None:
    here = backend("cpu")
    heads = [presets.attention(name, dtype) for name in names]
    problems = [replace(entry, m=m, context=context) for entry in heads for context in contexts for m in m_values]
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder) / "tuner.db")
        for outcome in tune(here, problems, store, Budget(12, seconds)):
            chosen = outcome.selection.result.config if outcome.selection else None
            timer, before = here.timer(outcome.problem), here.bandwidth()
            kernel = here.compile(render("cpu", outcome.problem, chosen)) if chosen else None
            taken: dict[str, list[float]] = {"tuned": [], "stock": []}
            for _ in range(rounds):
                taken["stock"].append(timer.sample_stock())
                taken["tuned"].append(timer.sample(kernel) if kernel else taken["stock"][-1])
            us = {arm: statistics.median(times) for arm, times in taken.items()}
            rows.append(
                {
                    "problem": str(outcome.problem),
                    "config": str(chosen or "stock"),
                    "mb": round(outcome.problem.read_bytes / 1e6, 1),
                    "us": round(us["tuned"], 1),
                    "spread_us": [round(min(taken["tuned"]), 1), round(max(taken["tuned"]), 1)],
                    "stock_us": round(us["stock"], 1),
                    "times_stock": round(us["stock"] / us["tuned"], 2),
                    "gbps": round(outcome.problem.read_bytes / us["tuned"] / 1e3, 1),
                    "share": round(outcome.problem.read_bytes / us["tuned"] * 1e6 / before, 3),
                }
            )
    device = here.device()
    if as_json:
        print(json.dumps({"device": str(device), "mlx": device.mlx_version, "gbps": here.bandwidth() / 1e9, "rows": rows}))
        return
    title = f"{device}, MLX {device.mlx_version}, reads at {here.bandwidth() / 1e9:.1f} GB/s"
    view = Table(title=title)
    for name in rows[0]:
        view.add_column(name, justify="left" if name in ("problem", "config") else "right")
    for row in rows:
        view.add_row(*(str(value) for value in row.values()))
    Console(width=200).print(view)


if __name__ == "__main__":
    main()
