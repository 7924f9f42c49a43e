"""`tuner bench`, `depths` and `generate`: a model that decodes."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Literal

import click
from rich.console import Console

from tuner import models, speculative
from tuner.bench import compare, compare_exact, print_comparison, print_exact
from tuner.cli.options import (
    DRAFTERS,
    PROMPT_HELP,
    PROMPTS,
    DepthChoice,
    activations_option,
    backend_option,
    db_option,
    json_option,
)
from tuner.cli.terminal import console_for, print_json, progress_on, used_backend
from tuner.costs import unserved
from tuner.dispatch import DispatchTable, load_table
from tuner.errors import BadInputError
from tuner.linear import apply, restore
from tuner.problem import Device
from tuner.resources import resource
from tuner.sweep import print_sweep, sweep


@click.command()
@click.option("--model", "model_name", default="smollm2", show_default=True, help="The target.")
@click.option("--draft", "draft_name", help="A draft model with the same tokenizer. Default: prompt lookup.")
@click.option("--prompt", "--prompt-file", "prompt_name", default="edit", show_default=True, help=PROMPT_HELP)
@click.option("--max-tokens", default=64, show_default=True)
@click.option(
    "--depth",
    "--draft-tokens",
    "draft_tokens",
    type=DepthChoice(),
    default=4,
    show_default=True,
    help="Tokens drafted a pass.",
)
@click.option("--rounds", default=2, show_default=True, help="Generations of each arm.")
@click.option("--exact", is_flag=True, help="Check instead that speculation on exact kernels changes no bit and no token.")
@click.option("--tokens", default=2000, show_default=True, help="With --exact: tokens to decode each way.")
@activations_option
@backend_option
@db_option
@json_option
def bench(
    model_name: str,
    draft_name: str | None,
    prompt_name: str,
    max_tokens: int,
    draft_tokens: int | Literal["auto"],
    rounds: int,
    exact: bool,
    tokens: int,
    activations: str,
    backend_name: str,
    db: Path | None,
    as_json: bool,
) -> None:
    """Compare plain and speculative decoding, on stock and tuned kernels, in one run."""
    if min(max_tokens, rounds, tokens) < 1 or draft_tokens == 0:
        asked = f"--max-tokens {max_tokens} --rounds {rounds} --tokens {tokens} --depth {draft_tokens}"
        raise BadInputError(f"{asked}: each must be at least 1.")
    device = used_backend(backend_name).device()
    text = _prompt(prompt_name)
    console = console_for(as_json)
    with progress_on(console) as progress:
        task = progress.add_task("loading the model", total=None)
        target = models.load(model_name)
        draft = models.load(draft_name) if draft_name else None
        table = load_table(db, backend_name, activations=activations)
        prompt = _encode(target.tokenizer, text)
        drafter_name = draft_name or "prompt lookup"
        name_stock_passes(table, model_name, target, draft_tokens)

        def drafter() -> speculative.Drafter:
            return _drafter("model" if draft else None, target, draft)

        if exact:
            tables = {"exact": load_table(db, backend_name, True, activations), "inexact": table}
            found = compare_exact(
                target.model,
                prompt,
                tables,
                drafter,
                drafter_name=drafter_name,
                max_tokens=tokens,
                draft_tokens=draft_tokens,
                report=lambda text: progress.update(task, description=text),
            )
            _tell_decoding(console, device, model_name, found.to_json(), lambda: print_exact(console, found), as_json)
            if not found.exact or not found.exact_up_to:
                raise click.exceptions.Exit(1)
            return
        result = compare(
            target.model,
            prompt,
            table,
            drafter,
            drafter_name=drafter_name,
            max_tokens=max_tokens,
            draft_tokens=draft_tokens,
            rounds=rounds,
            eos_token_ids=sorted(target.tokenizer.eos_token_ids),
            draft_model=draft.model if draft else None,
            report=lambda text: progress.update(task, description=text),
        )
    texts = {"plain_tuned": target.tokenizer.decode(result.arms["plain_tuned"].tokens)}
    _tell_decoding(console, device, model_name, result.to_json(), lambda: print_comparison(console, result, texts), as_json)


def _tell_decoding(
    console: Console, device: Device, model_name: str, data: dict[str, Any], show: Callable[[], None], as_json: bool
) -> None:
    """Prints what was measured of a model: for programs `data`, for people what `show` prints below where and when."""
    if as_json:
        print_json({"device": str(device), "mlx_version": device.mlx_version, "model": model_name} | data)
        return
    console.print(f"[bold]{model_name}[/bold] on {device}, MLX {device.mlx_version}, {time.strftime('%Y-%m-%d')}")
    show()


@click.command(name="depths")
@click.option("--model", "model_name", default="smollm2", show_default=True, help="The target.")
@click.option("--draft", "draft_name", help="A draft model with the same tokenizer.")
@click.option("--drafter", "kind", type=click.Choice(DRAFTERS), help="Default: both with --draft, else lookup.")
@click.option("--prompt", "prompt_names", multiple=True, help=f"{', '.join(PROMPTS)}, or a file. Default: the first five.")
@click.option("--depth", "depths", type=DepthChoice(), multiple=True, help="Default: 1 2 4 8 auto.")
@click.option("--max-tokens", default=128, show_default=True)
@click.option("--rounds", default=3, show_default=True, help="Generations of each arm; medians are shown.")
@click.option("--temperature", default=0.0, show_default=True)
@click.option(
    "--exact",
    is_flag=True,
    help="On exact kernels, past the end of the text too: every depth must give the text of plain decoding.",
)
@backend_option
@db_option
@json_option
def sweep_depths(
    model_name: str,
    draft_name: str | None,
    kind: str | None,
    prompt_names: Sequence[str],
    depths: Sequence[int | Literal["auto"]],
    max_tokens: int,
    rounds: int,
    temperature: float,
    exact: bool,
    backend_name: str,
    db: Path | None,
    as_json: bool,
) -> None:
    """Compare draft depths, fixed and automatic, on several prompts, on tuned kernels."""
    if min(max_tokens, rounds) < 1:
        raise BadInputError(f"--max-tokens {max_tokens} --rounds {rounds}: each must be at least 1.")
    if exact and temperature:
        raise BadInputError("--exact compares greedy texts: leave --temperature out.")
    _check_drafter(kind, draft_name)
    device = used_backend(backend_name).device()
    console = console_for(as_json)
    with progress_on(console) as progress:
        task = progress.add_task("loading the model", total=None)
        target, draft = models.load(model_name), models.load(draft_name) if draft_name else None
        prompts = {name: _encode(target.tokenizer, _prompt(name)) for name in prompt_names or PROMPTS[:5]}
        table = load_table(db, backend_name, exact)
        depths = depths or (1, 2, 4, 8, "auto")
        name_stock_passes(table, model_name, target, *depths)
        found = sweep(
            target.model,
            prompts,
            table,
            lambda: _drafter(kind, target, draft),
            depths,
            drafter_name=_drafter_name(kind, draft_name),
            max_tokens=max_tokens,
            rounds=rounds,
            sampling=speculative.Sampling(temperature) if temperature else None,
            eos_token_ids=() if exact else sorted(target.tokenizer.eos_token_ids),
            draft_model=draft.model if draft else None,
            report=lambda text: progress.update(task, description=text),
        )
    _tell_decoding(console, device, model_name, found.to_json(), lambda: print_sweep(console, found), as_json)
    if exact and not found.all_identical:
        sys.exit(1)


@click.command(name="generate")
@click.argument("prompt")
@click.option("--model", "model_name", default="smollm2", show_default=True, help="The target.")
@click.option("--draft", "draft_name", help="A draft model with the same tokenizer.")
@click.option("--drafter", "kind", type=click.Choice(DRAFTERS), help="Default: both with --draft, else lookup.")
@click.option("--depth", type=DepthChoice(), default="auto", show_default=True, help="Tokens drafted a pass; 0 is plain.")
@click.option("--max-tokens", default=256, show_default=True, help="-1: no limit.")
@click.option("--temperature", default=0.0, show_default=True)
@click.option("--top-p", default=0.0, show_default=True)
@click.option("--top-k", default=0, show_default=True)
@click.option("--min-p", default=0.0, show_default=True)
@click.option("--seed", type=int)
@backend_option
@db_option
def generate_text(
    prompt: str,
    model_name: str,
    draft_name: str | None,
    kind: str | None,
    depth: int | Literal["auto"],
    max_tokens: int,
    temperature: float,
    top_p: float,
    top_k: int,
    min_p: float,
    seed: int | None,
    backend_name: str,
    db: Path | None,
) -> None:
    """Answer PROMPT (text, the name of a shipped prompt, or a file), streaming, and say how it went."""
    _check_drafter(kind, draft_name)
    used_backend(backend_name)
    target, draft = models.load(model_name), models.load(draft_name) if draft_name else None
    table = load_table(db, backend_name)
    name_stock_passes(table, model_name, target, depth)
    for loaded in filter(None, (target, draft)):
        apply(loaded.model, table, table.has_attention)
    tokenizer = target.tokenizer
    run = speculative.generate(
        target.model,
        _encode(tokenizer, _prompt(prompt) if prompt in PROMPTS or Path(prompt).is_file() else prompt),
        max_tokens=max_tokens,
        draft_tokens=depth,
        drafter=_drafter(kind, target, draft) if depth else None,
        sampling=speculative.Sampling(temperature, top_p, min_p, top_k),
        seed=seed,
        eos_token_ids=tokenizer.eos_token_ids,
    )
    detokenizer = tokenizer.detokenizer
    for token in run:
        if token.id not in tokenizer.eos_token_ids:
            detokenizer.add_token(token.id)
            click.echo(detokenizer.last_segment, nl=False)
    detokenizer.finalize()
    click.echo(detokenizer.last_segment)
    stats = run.stats
    speed = stats.emitted / stats.decode_seconds if stats.decode_seconds else 0.0
    click.echo(
        f"\n{stats.emitted} tokens, {speed:.1f} a second, in {stats.rounds} passes; {stats.accepted} of {stats.proposed}"
        f" drafted tokens stood; {stats.prefill_tokens} tokens of prompt in {stats.prefill_seconds:.1f} s.",
        err=True,
    )


def name_stock_passes(
    table: DispatchTable, model_name: str, target: models.LoadedModel, *depths: int | Literal["auto"]
) -> None:
    """Says before they run which passes of fixed depths no kernel serves. An empty table has said so itself."""
    most_rows = max((depth + 1 for depth in depths if depth != "auto"), default=0)
    if not len(table):
        return
    apply(target.model, table, table.has_attention)
    missing = ",".join(map(str, unserved(target.model, most_rows)))
    restore(target.model)
    if missing:
        options = "".join([" --exact" * table.exact, " --activations int8" * (table.activations == "int8")])
        click.echo(
            f"tuner: {model_name} was not tuned at M = {missing}: passes of so many rows run on stock, which may take many"
            f" times as long. Run `tuner search --model {model_name} --m {missing}{options}`, or draft fewer tokens.",
            err=True,
        )


def _drafter(kind: str | None, target: models.LoadedModel, draft: models.LoadedModel | None) -> speculative.Drafter:
    if draft is None or kind == "lookup":
        return speculative.LookupDrafter()
    drafter = speculative.ModelDrafter(draft.model, tokenizers=(target.tokenizer, draft.tokenizer))
    return drafter if kind == "model" else speculative.MergedDrafter(speculative.LookupDrafter(), drafter)


def _check_drafter(kind: str | None, draft_name: str | None) -> None:
    if draft_name is None and kind in ("model", "both"):
        raise BadInputError(f"--drafter {kind} needs a draft model: name one with --draft.")


def _drafter_name(kind: str | None, draft_name: str | None) -> str:
    if draft_name is None or kind == "lookup":
        return "prompt lookup"
    return draft_name if kind == "model" else f"prompt lookup and {draft_name}"


def _prompt(name: str) -> str:
    """The text of a shipped prompt or of a file."""
    path = resource(f"prompts/{name}.txt") if name in PROMPTS else Path(name)
    try:
        text = path.read_text()
    except (OSError, UnicodeDecodeError) as error:
        raise BadInputError(f"the prompt {name} can not be read: {error}. Shipped ones: {', '.join(PROMPTS)}.") from error
    if not text.strip():
        raise BadInputError(f"the prompt {name} is empty.")
    return text


def _encode(tokenizer: Any, text: str) -> list[int]:
    """The prompt as a chat turn where the model has a chat template, else as plain text."""
    if getattr(tokenizer, "has_chat_template", False) or getattr(tokenizer, "chat_template", None):
        turns = [{"role": "user", "content": text}]
        return list(tokenizer.apply_chat_template(turns, add_generation_prompt=True))
    return list(tokenizer.encode(text))
