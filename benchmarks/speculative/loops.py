"""Our draft/verify loop beside mlx-lm's `speculative_generate_step`: same models, kernels, prompts and drafted tokens.

    uv run benchmarks/speculative/loops.py --model TARGET.gguf --draft DRAFT.gguf --db RESULTS.db

Both loops run on tuned kernels with one order of summation a matrix (`tuner search --exact`), prompts are in the caches
before the clock starts, arms take turns, and every text is compared with that of plain decoding. Results go to loops.json.
"""

from __future__ import annotations

import copy
import json
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
import mlx.core as mx
from mlx_lm.generate import speculative_generate_step
from mlx_lm.models.cache import make_prompt_cache
from rich.console import Console
from rich.table import Table

from tuner import models
from tuner.backends import backend
from tuner.dispatch import load_table
from tuner.linear import apply
from tuner.resources import resource
from tuner.speculative import LookupDrafter, MergedDrafter, ModelDrafter, PromptCache, generate

PROMPTS = ("code-edit", "code", "summary", "chat", "prose")
Arm = Callable[[], tuple[list[int], float]]


@click.command()
@click.option("--model", "model_name", required=True)
@click.option("--draft", "draft_name", required=True)
@click.option("--depth", default=3, show_default=True, help="Tokens drafted a pass, where it is fixed.")
@click.option("--prompt", "prompt_names", multiple=True, default=PROMPTS, show_default=True)
@click.option("--tokens", default=48, show_default=True)
@click.option("--rounds", default=2, show_default=True)
@click.option("--db", type=click.Path(path_type=Path), help="Results of `tuner search --exact`, of both models.")
@click.option("--json", "json_path", default=Path(__file__).with_name("loops.json"), type=click.Path(path_type=Path))
def main(
    model_name: str,
    draft_name: str,
    depth: int,
    prompt_names: tuple[str, ...],
    tokens: int,
    rounds: int,
    db: Path | None,
    json_path: Path,
) -> None:
    table = load_table(db, exact=True)
    target, draft = models.load(model_name), models.load(draft_name)
    for loaded in (target, draft):
        apply(loaded.model, table)
    device = backend("auto").device()
    found: dict[str, Any] = {
        "device": str(device), "mlx": device.mlx_version, "date": time.strftime("%Y-%m-%d"), "model": Path(model_name).name,
        "draft": Path(draft_name).name, "depth": depth, "tokens": tokens, "prompts": {},
    }  # fmt: skip
    for name in prompt_names:
        text = [{"role": "user", "content": resource(f"prompts/{name}.txt").read_text()}]
        prompt = list(target.tokenizer.apply_chat_template(text, add_generation_prompt=True, return_dict=False))
        found["prompts"][name] = _compared(target.model, draft.model, prompt, depth, tokens, rounds)
        json_path.write_text(json.dumps(found, indent=1) + "\n")
    _print(Console(), found)


def _compared(model: Any, draft: Any, prompt: list[int], depth: int, tokens: int, rounds: int) -> dict[str, Any]:
    def both() -> MergedDrafter:
        return MergedDrafter(LookupDrafter(), ModelDrafter(draft))

    arms: dict[str, Arm] = {
        "plain": _ours(model, prompt, tokens, 0, lambda: None),
        "mlx-lm": _theirs(model, draft, prompt, tokens, depth),
        "ours": _ours(model, prompt, tokens, depth, lambda: ModelDrafter(draft)),
        "ours, automatic": _ours(
            model, prompt, tokens, "auto", lambda: MergedDrafter(LookupDrafter(), ModelDrafter(draft))
        ),
    }
    rates: dict[str, list[float]] = {name: [] for name in arms}
    texts: dict[str, list[int]] = {}
    for _ in range(rounds):
        for name, arm in arms.items():
            texts[name], seconds = arm()
            rates[name].append(round(len(texts[name]) / seconds, 2))
    same = {name: next((i for i, (a, b) in enumerate(zip(ids, texts["plain"], strict=True)) if a != b), None)
            for name, ids in texts.items()}  # fmt: skip
    return {"prompt_tokens": len(prompt), "tokens_per_s": rates, "first_difference_from_plain": same}


def _ours(model: Any, prompt: list[int], tokens: int, depth: Any, make_drafter: Callable[[], Any]) -> Arm:
    cache = PromptCache(model)  # kept: later rounds only rewind it

    def arm() -> tuple[list[int], float]:
        run = generate(
            model, prompt, max_tokens=tokens, draft_tokens=depth or None, drafter=make_drafter(), prompt_cache=cache
        )
        ids = [token.id for token in run]
        return ids, run.stats.decode_seconds

    return arm


def _theirs(model: Any, draft: Any, prompt: list[int], tokens: int, depth: int) -> Arm:
    filled = []
    for each in (model, draft):
        caches = make_prompt_cache(each)
        each(mx.array(prompt[:-1])[None], cache=caches)
        mx.eval([c.state for c in caches])
        filled += caches

    def arm() -> tuple[list[int], float]:
        caches = [copy.copy(c) for c in filled]
        for c in caches:  # a cache is written in place
            c.keys, c.values = c.keys + 0, c.values + 0
        mx.eval([c.state for c in caches])
        last = mx.array(prompt[-1:])
        started = time.perf_counter()
        steps = speculative_generate_step(
            last, model, draft, num_draft_tokens=depth, max_tokens=tokens, prompt_cache=caches
        )
        ids = [int(token) for token, _, _ in steps]
        return ids, time.perf_counter() - started

    return arm


def _print(console: Console, found: dict[str, Any]) -> None:
    table = Table(
        title=f"{found['model']} with {found['draft']}, {found['depth']} drafted, {found['tokens']} tokens: tokens/s"
    )
    table.add_column("prompt")
    names = list(next(iter(found["prompts"].values()))["tokens_per_s"])
    for name in (*names, "ours / mlx-lm", "texts"):
        table.add_column(name, justify="right")
    for prompt, entry in found["prompts"].items():
        rates = {name: statistics.median(values) for name, values in entry["tokens_per_s"].items()}
        apart = [f"{name} from {i}" for name, i in entry["first_difference_from_plain"].items() if i is not None]
        ratio = f"{rates['ours'] / rates['mlx-lm']:.2f}"
        table.add_row(prompt, *(f"{rates[n]:.2f}" for n in names), ratio, "; ".join(apart) or "equal")
    console.print(table)


if __name__ == "__main__":
    main()
