"""Tokens a second of one GGUF file, ours beside llama.cpp's, interleaved in one run:

    uv run benchmarks/cpu/decode.py smollm2
    uv run benchmarks/cpu/decode.py model.gguf --prompt code-edit --speculative

Plain greedy decoding behind the same prompt with the same threads. Beside the tokens a second: what a step costs with
linears that compute nothing, and what the kernels cost by themselves, so that one sees what lies between; and what 8-bit
activations do to the perplexity of 500 tokens.
"""

from __future__ import annotations

import contextlib
import datetime
import json
import statistics
import tempfile
import warnings
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, replace
from itertools import accumulate
from pathlib import Path
from typing import Any

import click
import mlx.core as mx
from peers import DEFAULT_ENV, Peer, install
from rich.console import Console
from rich.table import Table

from tuner import models
from tuner.backends import backend
from tuner.backends.cpu.kernels import CpuKernel
from tuner.backends.cpu.machine import thread_count
from tuner.bench import perplexity
from tuner.blocks import in_modules
from tuner.cli.options import MRange
from tuner.dispatch import DispatchTable, load_table
from tuner.linear import apply, stock
from tuner.matrices import Matrix, matrices
from tuner.problem import MAX_SMALL_M
from tuner.render import render
from tuner.resources import resource
from tuner.speculative import LookupDrafter, PromptCache, generate
from tuner.store import Store
from tuner.tune import Budget, tune

CLASSES = ("float", "int8")
TEXT = ("prose", "chat", "summary", "edit", "code", "code-edit")  # of the prompts, one after another
TEXT_TOKENS = 500


@click.command()
@click.argument("name")
@click.option("--prompt", "prompt_name", default="prose", show_default=True, help="One of tuner/prompts.")
@click.option("--tokens", default=48, show_default=True)
@click.option("--rounds", default=5, show_default=True)
@click.option("--m", "m_values", default="1..6,8,32,128,512", type=MRange(), help="The M that are searched.")
@click.option("--seconds", default=120.0, show_default=True, help="Search time, for both precision classes.")
@click.option("--speculative", is_flag=True, help="Also our decoding with prompt lookup, automatic depth.")
@click.option("--db", type=click.Path(path_type=Path), help="Keeps our search results. Default: a temporary file.")
@click.option("--env", default=DEFAULT_ENV, type=click.Path(path_type=Path), help="Where llama.cpp is installed.")
@click.option("--json", "json_path", default=Path(__file__).with_name("decode.json"), type=click.Path(path_type=Path))
@click.option("--search-only", is_flag=True, help="Fills --db and measures nothing.")
def main(
    name: str,
    prompt_name: str,
    tokens: int,
    rounds: int,
    m_values: tuple[int, ...],
    seconds: float,
    speculative: bool,
    db: Path | None,
    env: Path,
    json_path: Path,
    search_only: bool,
) -> None:
    mx.set_default_device(mx.Device(mx.cpu))
    missing = {} if search_only else install(env)
    with tempfile.TemporaryDirectory() as folder:
        file = db or Path(folder) / "decode.db"
        loaded = {kind: models.load(name) for kind in CLASSES}
        problems = {
            replace(matrix.problem.at(m), activations=kind)
            for kind in CLASSES
            for matrix in matrices(loaded[kind].model)
            for m in m_values
            if m <= MAX_SMALL_M or (kind == "float" and not matrix.head)
        }
        store = Store(file)
        list(tune(backend("cpu"), problems, store, Budget(seconds=seconds)))
        store.close()
        if search_only:
            return
        tables = {kind: load_table(file, "cpu", activations=kind) for kind in CLASSES}
    tokenizer = loaded["float"].tokenizer
    text = [{"role": "user", "content": resource(f"prompts/{prompt_name}.txt").read_text()}]
    prompt = list(tokenizer.apply_chat_template(text, add_generation_prompt=True, return_dict=False))
    peer = Peer("llama.cpp", env, "llama_model.py")
    peer.ask(model=str(loaded["float"].source), threads=thread_count(), context=len(prompt) + tokens + 8)
    run = Run(loaded, tables, prompt, tokens, peer)
    for _ in range(rounds):
        run.round(speculative)
    found = {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "machine": asdict(backend("cpu").device()),
        "peer": peer.version or peer.why or missing.get("llama-cpp-python", ""),
        "prompt_tokens": len(prompt),
        "tokens": tokens,
        "tokens_per_s": {arm: _spread(rates) for arm, rates in run.rates.items()},
        "step_ms": {what: _spread(ms) for what, ms in run.step_ms.items()},
        "same_ids_as_llama.cpp": run.same_ids,
        "perplexity": run.perplexities(tokenizer, max(m for m in m_values if m <= MAX_SMALL_M)),
    }
    peer.close()
    held = json.loads(json_path.read_text()) if json_path.exists() else {}
    json_path.write_text(json.dumps(held | {Path(name).name: found}, indent=1) + "\n")
    print_found(Console(), Path(name).name, found)


class Run:
    """The arms of one comparison: tokens a second and milliseconds a step, a value a round."""

    def __init__(
        self,
        loaded: dict[str, models.LoadedModel],
        tables: dict[str, DispatchTable],
        prompt: list[int],
        tokens: int,
        peer: Peer,
    ) -> None:
        self._models = {kind: apply(each.model, tables[kind]) for kind, each in loaded.items()}
        self._caches = {kind: PromptCache(model) for kind, model in self._models.items()}
        self._prompt, self._tokens, self._peer = prompt, tokens, peer
        self._kernels = {kind: _Kernels(matrices(model), tables[kind]) for kind, model in self._models.items()}
        self.rates: dict[str, list[float]] = {}
        self.step_ms: dict[str, list[float]] = {}
        self.same_ids: dict[str, int] = {}
        for kind in CLASSES:
            self._decode(kind, 4)

    def round(self, speculative: bool) -> None:
        theirs = self._peer.ask(prompt=self._prompt, tokens=self._tokens)
        if theirs:
            self.rates.setdefault("llama.cpp", []).append(self._tokens / theirs["seconds"])
        for kind in CLASSES:
            ids = self._timed(f"ours-{kind}", kind, self._tokens)
            same = zip(ids, theirs.get("ids", []), strict=False)
            self.same_ids[kind] = next((i for i, (a, b) in enumerate(same) if a != b), len(ids))
            # A block that runs as two operations makes no product of its own.
            with _linears_that_compute_nothing(), in_modules(self._models[kind]):
                self._timed(f"ours-{kind}, trivial linears", kind, self._tokens)
            self.step_ms.setdefault(f"kernels alone, {kind}", []).append(self._kernels[kind].pass_ms())
            if speculative:
                self._timed(f"ours-{kind}, speculative", kind, 4 * self._tokens, speculative=True)
        with stock(self._models["float"]):
            self._timed("stock", "float", max(2, self._tokens // 8))

    def perplexities(self, tokenizer: Any, m: int) -> dict[str, float]:
        """Of the same text in both classes, in passes of m rows."""
        text = "".join(resource(f"prompts/{name}.txt").read_text() for name in TEXT)
        ids = tokenizer.encode(text)[:TEXT_TOKENS]
        return {kind: round(perplexity(model, ids, m), 4) for kind, model in self._models.items()}

    def _timed(self, arm: str, kind: str, tokens: int, speculative: bool = False) -> list[int]:
        ids, seconds = self._decode(kind, tokens, speculative)
        self.rates.setdefault(arm, []).append(len(ids) / seconds)
        if not speculative:
            self.step_ms.setdefault(arm, []).append(seconds / len(ids) * 1000)
        return ids

    def _decode(self, kind: str, tokens: int, speculative: bool = False) -> tuple[list[int], float]:
        drafter = {"drafter": LookupDrafter(), "draft_tokens": "auto"} if speculative else {}
        run = generate(self._models[kind], self._prompt, max_tokens=tokens, prompt_cache=self._caches[kind], **drafter)
        ids = [token.id for token in run]
        return ids, run.stats.decode_seconds


class _Kernels:
    """The kernels of one plain step by themselves, on cold weights."""

    def __init__(self, products: list[Matrix], table: DispatchTable) -> None:
        cpu = backend("cpu")
        self._timed = []
        for problem, count in Counter(product.problem for product in products).items():
            problem = replace(problem, activations=table.activations)
            config = table.select(problem).config
            if config:
                self._timed.append((cpu.timer(problem), cpu.compile(render("cpu", problem, config)), count))

    def pass_ms(self) -> float:
        return sum(count * timer.mean(kernel) for timer, kernel, count in self._timed) / 1000


@contextlib.contextmanager
def _linears_that_compute_nothing() -> Iterator[None]:
    """Within the block a kernel's result is its input seen in another shape."""

    def trivial(self: CpuKernel, weights: Any, x: mx.array, widths: Any = ()) -> list[mx.array]:
        y = mx.as_strided(x, (*x.shape[:-1], weights.n), (0,) * x.ndim)
        return list(mx.split(y, list(accumulate(widths[:-1])), axis=-1)) if widths else [y]

    real = CpuKernel.__call__
    CpuKernel.__call__ = trivial  # type: ignore[method-assign]
    try:
        yield
    finally:
        CpuKernel.__call__ = real  # type: ignore[method-assign]


def _spread(values: list[float]) -> dict[str, float]:
    ends = {"median": statistics.median(values), "min": min(values), "max": max(values)}
    return {name: round(value, 3) for name, value in ends.items()}


def print_found(console: Console, name: str, found: dict[str, Any]) -> None:
    table = Table(title=f"{name}: {found['prompt_tokens']} tokens of prompt, {found['tokens']} decoded, {found['peer']}")
    for column in ("", "tokens/s", "min", "max", "ms a step"):
        table.add_column(column, justify="left" if not column else "right")
    steps = found["step_ms"]
    for arm in dict.fromkeys([*found["tokens_per_s"], *steps]):
        rate = found["tokens_per_s"].get(arm)
        cells = [f"{rate[of]:.2f}" for of in ("median", "min", "max")] if rate else ["", "", ""]
        table.add_row(arm, *cells, f"{steps[arm]['median']:.2f}" if arm in steps else "")
    console.print(table)
    rates = {arm: rate["median"] for arm, rate in found["tokens_per_s"].items()}
    for kind in CLASSES:
        ours = steps[f"ours-{kind}"]["median"]
        linears = ours - steps[f"ours-{kind}, trivial linears"]["median"]
        alone = steps[f"kernels alone, {kind}"]["median"]
        line = f"{kind}: {rates[f'ours-{kind}'] / rates['stock']:.1f} x stock, linears in the model"
        line += f" {linears:.2f} ms against {alone:.2f} ms by themselves: {linears / alone:.2f}"
        if "llama.cpp" in rates:
            line += f"; {rates[f'ours-{kind}'] / rates['llama.cpp']:.2f} x llama.cpp"
            fast = rates.get(f"ours-{kind}, speculative")
            line += f", speculative {fast / rates['llama.cpp']:.2f} x" if fast else ""
            line += f", the first {found['same_ids_as_llama.cpp'][kind]} tokens alike"
        console.print(line)
    exact, rounded = (found["perplexity"][kind] for kind in CLASSES)
    console.print(f"perplexity of {TEXT_TOKENS} tokens: float {exact}, int8 {rounded} ({rounded / exact - 1:+.2%})")


if __name__ == "__main__":
    warnings.simplefilter("ignore", UserWarning)
    main()
