"""Kernel times beside MLX stock, tinygemm, cuBLAS and a load-only probe, and what a model makes of them, on an NVIDIA GPU.

    python3 benchmarks/cuda/bench.py kernels     # the table of shapes and M, and kernels.json
    python3 benchmarks/cuda/bench.py formats     # other widths, groups and modes at 4096 x 4096, and formats.json
    python3 benchmarks/cuda/bench.py regret      # winners against every config there is, and regret.json
    python3 benchmarks/cuda/bench.py model       # an 8B-shaped model with random weights, and model.json
    python3 benchmarks/cuda/bench.py attention   # attention over 512 to 131072 keys, and attention.json
    python3 benchmarks/cuda/bench.py context     # the model on a cache of 32768, and context.json
    python3 benchmarks/cuda/bench.py speculation # the model with drafts of a set chance, and speculation.json
    python3 benchmarks/cuda/bench.py plain [--model DIR] # plain decoding by mlx-lm's loop and by ours, and plain.json
    python3 benchmarks/cuda/bench.py pair --model DIR [--draft DIR] # a real model on the shipped prompts, and pair.json

Winners come from the result file (--db); what it lacks is searched first. Kernel times are CUPTI records, us a call, on
weights that no cache holds; the arms of a row take turns. PyTorch, where it is installed, gives tinygemm and cuBLAS.
"""

from __future__ import annotations

import argparse
import itertools
import json
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import mlx.core as mx
import mlx.nn as nn
import numpy as np

from tuner import models
from tuner.attention import AttentionProblem
from tuner.backends import backend as find_backend
from tuner.backends.cuda import timing
from tuner.backends.cuda.machine import driver_version
from tuner.cli.options import PROMPTS
from tuner.dispatch import DispatchTable, load_table
from tuner.divergence import first_divergence
from tuner.dtypes import to_float64
from tuner.families import families, family
from tuner.linear import apply, exact_up_to, restore
from tuner.measure import Checker, Session
from tuner.problem import Problem, Quantization
from tuner.reference import dequantize, float_scales
from tuner.render import render
from tuner.resources import resource
from tuner.space import Config
from tuner.speculative import Draft, Drafter, Limit, LookupDrafter, MergedDrafter, ModelDrafter, auto_depth, generate
from tuner.speculative.sampling import GreedyRule
from tuner.store import Store
from tuner.sweep import decode_in_mlx_lm
from tuner.tune import Budget, tune

try:
    import torch
except ImportError:
    torch = None

SHAPES = [
    (4096, 4096), (14336, 4096), (4096, 14336), (8192, 8192), (28672, 8192), (8192, 28672), (128256, 4096), (1024, 4096),
]  # fmt: skip
M_VALUES = (1, 2, 4, 6, 8, 9, 12, 16)
FORMATS = [Quantization("affine", b, 64) for b in (2, 3, 5, 6, 8)] + [Quantization("affine", 4, g) for g in (32, 128)]
FORMATS += [Quantization.of(mode) for mode in ("mxfp4", "mxfp8", "nvfp4")]
ROUNDS = 7
CHECKED_ROWS = 256  # of w, in the error against float64
CONTEXTS = (512, 1024, 4096, 32768, 131072)
FINALISTS, STOCK_ROUNDS, KEPT_LOOKS = 3, 3, 8
VOCABULARY = 128256

Arm = Callable[[int], Any]


def header(args: argparse.Namespace) -> dict[str, Any]:
    device = find_backend("cuda").device()
    return {
        "device": str(device), "driver": driver_version(), "mlx": device.mlx_version,
        "torch": torch.__version__ if torch else None, "date": time.strftime("%Y-%m-%d"),
        "command": " ".join(["python3", *sys.argv]), "method": timing.ColdTimer.policy,
        "bandwidth_gbps": round(find_backend("cuda").bandwidth() / 1e9),
    }  # fmt: skip


def save(args: argparse.Namespace, data: dict[str, Any]) -> None:
    path = Path(args.out) / f"{args.what}.json"
    path.write_text(json.dumps(header(args) | data, indent=1) + "\n")


def searched(args: argparse.Namespace, problems: Sequence[Problem]) -> dict[Problem, Config | None]:
    """The winner of each problem, None for stock; those that the result file lacks are searched first."""
    store, backend = Store(Path(args.db)), find_backend("cuda")
    found = {c.problem: c.result.config for d, c in store.selections() if d.key == backend.device().key}
    start, missing = time.monotonic(), [p for p in problems if p not in found]
    for outcome in tune(backend, missing, store, Budget(args.trials, args.seconds)):
        if outcome.selection:
            found[outcome.problem] = outcome.selection.result.config
    print(f"{len(missing)} problems searched in {time.monotonic() - start:.0f} s", flush=True)
    return found


def summary(values: Iterable[float]) -> dict[str, float]:
    ordered = sorted(values)
    at = lambda q: round(ordered[min(len(ordered) - 1, int(q * len(ordered)))], 2)  # noqa: E731
    return {"us": round(statistics.median(ordered), 2), "p10": at(0.1), "p90": at(0.9), "samples": len(ordered)}


def torch_us(call: Arm, calls: int) -> list[float]:
    call(0)
    torch.cuda.synchronize()
    with timing.recorder().recording() as records:
        for i in range(calls):
            call(i)
        torch.cuda.synchronize()
    each = len(records) // calls
    return [sum(r.us for r in records[i * each : (i + 1) * each]) for i in range(calls)] if each else []


def peers(problem: Problem, copies: int) -> dict[str, Arm]:
    """tinygemm (4 bits, groups of 32 or more) and cuBLAS on bfloat16 weights of the same shape."""
    if torch is None:
        return {}
    m, n, k, q = problem.m, problem.n, problem.k, problem.quantization
    x = torch.randn(m, k, dtype=torch.bfloat16, device="cuda")
    dense = [
        torch.randn(n, k, dtype=torch.bfloat16, device="cuda") for _ in range(max(2, min(copies, 2**29 // (2 * n * k))))
    ]
    arms: dict[str, Arm] = {"cublas": lambda i: torch.nn.functional.linear(x, dense[i % len(dense)])}
    if q == Quantization():
        make = torch.ops.aten._convert_weight_to_int4pack
        packed = [make(torch.randint(0, 255, (n, k // 2), dtype=torch.uint8, device="cuda"), 8) for _ in range(copies)]
        zeros = [torch.randn(k // q.group_size, n, 2, dtype=torch.bfloat16, device="cuda") for _ in range(copies)]
        product = torch.ops.aten._weight_int4pack_mm
        arms["tinygemm"] = lambda i: product(x, packed[i % copies], q.group_size, zeros[i % copies])
    return arms


def measured(problem: Problem, config: Config | None, arena: timing.ColdArena, with_peers: bool) -> dict[str, Any]:
    """One row: every arm's time, and the relative error of our result and stock's against float64."""
    backend, q = find_backend("cuda"), problem.quantization
    timer, matrices = timing.ColdTimer(problem, arena), arena.matrices(problem)
    kernel = backend.compile(render("cuda", problem, config)) if config else None
    samples: dict[str, list[float]] = {}
    others = peers(problem, len(matrices)) if with_peers else {}
    for _ in range(ROUNDS):
        samples.setdefault("stock", []).append(timer.sample_stock())
        if kernel:
            samples.setdefault("ours", []).append(timer.sample(kernel))
        samples.setdefault("probe", []).append(statistics.median(timing.read_us(matrices, max(8, len(matrices)))))
        for name, arm in others.items():
            values = torch_us(arm, max(8, min(24, len(matrices))))
            samples.setdefault(name, []).extend([statistics.median(values)] if values else [])
    x = mx.random.normal((problem.m, problem.k)).astype(mx.bfloat16)
    w, scales, *biases = (mx.contiguous(a[:CHECKED_ROWS]) for a in matrices[0])
    exact = dequantize(np.asarray(w), float_scales(scales, q), to_float64(biases[0]) if biases else None, q)
    expected = to_float64(x) @ exact.T
    stock = mx.quantized_matmul(x, *matrices[0], group_size=q.group_size, bits=q.bits, mode=q.mode)
    results = {"stock": stock} | ({"ours": kernel(backend.weights(matrices[0], q), x)[0]} if kernel else {})
    errors = {
        name: float(np.linalg.norm(to_float64(y)[:, :CHECKED_ROWS] - expected) / np.linalg.norm(expected))
        for name, y in results.items()
    }
    times = {name: summary(values) for name, values in samples.items() if values}
    return {
        "n": problem.n, "k": problem.k, "m": problem.m, "format": str(q), "bytes": problem.read_bytes,
        "config": config.values | {"family": config.family} if config else None, "times": times, "errors": errors,
    }  # fmt: skip


def line(row: dict[str, Any]) -> str:
    times = {name: value["us"] for name, value in row["times"].items()}
    ours = times.get("ours", times["stock"])
    spread = row["times"].get("ours", row["times"]["stock"])
    others = " ".join(
        f"{name} {times[name]:7.1f} ({times[name] / ours:4.1f}x)" for name in times if name not in ("ours", "probe")
    )
    return (
        f"{row['n']:6d} x {row['k']:5d} {row['format']:9s} M={row['m']:2d}"
        f" ours {ours:7.2f} [{spread['p10']:.2f} {spread['p90']:.2f}]"
        f" = {ours / times['probe']:.2f} x probe {times['probe']:6.2f}, {row['bytes'] / ours / 1e3:5.0f} GB/s; {others};"
        f" error {row['errors'].get('ours', row['errors']['stock']):.1e} stock {row['errors']['stock']:.1e}"
    )


def table(args: argparse.Namespace, problems: list[Problem], with_peers: bool) -> None:
    winners = searched(args, problems)
    rows, arena = [], timing.ColdArena()
    for problem in problems:
        rows.append(measured(problem, winners.get(problem), arena, with_peers))
        print(line(rows[-1]), flush=True)
        save(args, {"rows": rows})


def kernels(args: argparse.Namespace) -> None:
    table(args, [Problem.of(m, n, k, Quantization(), "bfloat16") for n, k in args.shapes for m in args.m], True)


def formats(args: argparse.Namespace) -> None:
    table(args, [Problem.of(m, 4096, 4096, q, "bfloat16") for q in FORMATS for m in args.m], False)


def regret(args: argparse.Namespace) -> None:
    """Every config of a few problems, then the best of them beside the stored winner in turns."""
    backend = find_backend("cuda")
    checker, rows = Checker(backend), []
    problems = [Problem.of(m, n, k, Quantization(), "bfloat16") for n, k in ((4096, 14336), (28672, 4096)) for m in args.m]
    winners = searched(args, problems)
    for problem in problems:
        session, winner = Session(backend, problem, checker), winners[problem]
        configs = [c for kind in families("cuda") for c in kind.configs(problem, backend.device())]
        start = time.monotonic()
        session.compile_ahead(configs)
        looks = [result for result in map(session.first_look, configs) if result.ok]
        best = [r.config for r in sorted(looks, key=lambda r: r.us)[:3] if r.config]
        finals = session.compare([*best, *([winner] if winner and winner not in best else [])], ROUNDS, 1)
        least = min(result.us for config, result in finals.items() if config)
        seconds = round(time.monotonic() - start, 1)
        row = {
            "problem": str(problem), "configs": len(configs), "ok": len(looks), "seconds": seconds,
            "best_us": least, "winner_us": finals[winner].us, "regret": round(finals[winner].us / least - 1, 4),
            "looks": sorted((round(r.us, 3), str(r.config)) for r in looks),
        }  # fmt: skip
        rows.append(row)
        times = f"best {least:.2f} us, winner {finals[winner].us:.2f} us, regret {row['regret']:.1%}"
        print(f"{problem}: {len(configs)} configs in {seconds} s, {times}", flush=True)
        save(args, {"rows": rows})


# ------------------------------------------------------------------------------------------------------------ attention


def attention_problem(m: int, context: int) -> AttentionProblem:
    return AttentionProblem(m, 32, 8, 128, 128, "bfloat16", context=context)


def attention(args: argparse.Namespace) -> None:
    """At each M every config is looked at, then the best of each context beside stock and a read of K and V, in turns."""
    backend, arena, rows = find_backend("cuda"), timing.ColdArena(), []
    kind = family("cuda", "sdpa")
    wanted = [(m, c) for m in args.m for c in kind.configs(attention_problem(m, 512), backend.device())]
    with ThreadPoolExecutor() as pool:
        made = pool.map(lambda mc: backend.compile(render("cuda", attention_problem(mc[0], 512), mc[1])), wanted)
        kernels = dict(zip(wanted, made, strict=True))
    print(f"{len(kernels)} kernels", flush=True)
    looks: dict[int, dict[int, list[str]]] = {}
    for context in args.contexts:
        caches = [(*inputs.k, *inputs.v) for inputs in arena.caches(attention_problem(1, context))]
        for m in args.m:
            timer = timing.AttentionTimer(attention_problem(m, context), arena)
            looked = sorted((timer.sample(kernel), str(c), c) for (of, c), kernel in kernels.items() if of == m)
            looks.setdefault(context, {})[m] = [f"{us:.2f} {name}" for us, name, _ in looked[:KEPT_LOOKS]]
            samples: dict[str, list[float]] = {}
            for turn in range(ROUNDS):
                if turn < STOCK_ROUNDS:
                    samples.setdefault("stock", []).append(timer.sample_stock())
                samples.setdefault("probe", []).append(
                    statistics.median(timing.read_us(caches, max(8, min(32, len(caches)))))
                )
                for _, name, config in looked[:FINALISTS]:
                    samples.setdefault(name, []).append(timer.sample(kernels[m, config]))
            times = {name: summary(values) for name, values in samples.items()}
            ours = min((t["us"], name) for name, t in times.items() if name.startswith("sdpa"))
            probe, stock = times["probe"]["us"], times["stock"]["us"]
            rows.append({"context": context, "m": m, "best": ours[1], "times": times})
            told = f"ours {ours[0]:8.2f} = {ours[0] / probe:.2f} x probe {probe:7.2f}"
            print(f"L={context:6d} M={m:2d} {told}; stock {stock:9.1f} ({stock / ours[0]:.1f}x) {ours[1]}", flush=True)
        save(args, {"rows": rows, "looks": looks})


# ------------------------------------------------------------------------------------------------------------- the model


def random_model(layers: int) -> Any:
    """A llama of 8B shape, 4-bit weights in groups of 64, bfloat16, random weights."""
    from mlx_lm.models import llama

    model = llama.Model(
        llama.ModelArgs(
            model_type="llama",
            hidden_size=4096,
            num_hidden_layers=layers,
            intermediate_size=14336,
            num_attention_heads=32,
            num_key_value_heads=8,
            rms_norm_eps=1e-5,
            vocab_size=VOCABULARY,
            rope_theta=500000.0,
            tie_word_embeddings=False,
        )
    )
    model.set_dtype(mx.bfloat16)
    for layer in model.model.layers:
        nn.quantize(layer, 64, 4)
        mx.eval(layer.parameters())
    nn.quantize(model, 64, 4)
    mx.eval(model.parameters())
    return model


def decode_rate(model: Any, tokens: int = 128, warm: int = 24, cache: Any = None) -> float:
    from mlx_lm.generate import generate_step

    start = 0.0
    for i, _ in enumerate(generate_step(mx.arange(7), model, max_tokens=tokens + warm, prompt_cache=cache)):
        if i == warm - 1:
            start = time.perf_counter()
    return tokens / (time.perf_counter() - start)


def pass_ms(model: Any, cache: Any, m: int, keep: int = 0, repeats: int = 9) -> float:
    """One verify pass of m tokens, to evaluated logits; `keep` of them stay in the cache, and so it grows."""
    tokens, taken = mx.arange(m)[None], []
    for _ in range(repeats):
        start = time.perf_counter()
        mx.eval(model(tokens, cache=cache))
        taken.append((time.perf_counter() - start) * 1e3)
        for part in cache:
            part.trim(m - keep)
    return statistics.median(taken[2:])


def arms_of(made: Any, table: DispatchTable) -> dict[str, Callable[[], Any]]:
    return {
        "stock": lambda: restore(made),
        "linears": lambda: apply(made, table, attention=False),
        "linears and attention": lambda: apply(made, table, attention=True),
    }


def model(args: argparse.Namespace) -> None:
    """Plain decoding, a verify pass behind 112 tokens, and one on a cache that grows by what half of the drafts leave."""
    from mlx_lm.models.cache import make_prompt_cache

    table = load_table(args.db, "cuda")
    made = random_model(args.layers)
    arms = arms_of(made, table)
    rates: dict[str, list[float]] = {name: [] for name in arms}
    passes: dict[str, dict[int, list[float]]] = {name: {m: [] for m in args.m} for name in arms}
    growing: dict[str, dict[int, list[float]]] = {name: {m: [] for m in args.m} for name in arms}
    for turn in range(args.rounds):
        for name, enter in arms.items():
            enter()
            if turn == 0:
                decode_rate(made, 4, 4)
            rates[name].append(round(decode_rate(made), 1))
            cache = make_prompt_cache(made)
            for _ in range(16):
                mx.eval(made(mx.arange(7)[None], cache=cache))
            for m in args.m:
                passes[name][m].append(round(pass_ms(made, cache, m), 3))
                growing[name][m].append(round(pass_ms(made, cache, m, keep=(m + 1) // 2), 3))
                for part in cache:
                    part.trim(part.offset - 112)
            last = ({m: values[-1] for m, values in by.items()} for by in (passes[name], growing[name]))
            print(name, rates[name][-1], "pass", next(last), "on a growing cache", next(last), flush=True)
        data = {"tokens_per_s": rates, "pass_ms": passes, "growing_cache_pass_ms": growing}
        save(args, {"layers": args.layers, "rows_in_table": len(table)} | data)
    middle = {name: statistics.median(values) for name, values in rates.items()}
    for name in arms:
        print(f"plain decode, {name}: {middle[name]:.0f} tokens/s, {middle[name] / middle['stock']:.2f} x stock")
        for what, by in (("a pass", passes[name]), ("on a growing cache", growing[name])):
            at = {m: statistics.median(values) for m, values in by.items()}
            print(f"  {what}, ms:", ", ".join(f"M={m} {ms:.2f} ({ms / at[args.m[0]]:.2f} x)" for m, ms in at.items()))


def long_cache(model: Any, context: int, spare: int) -> list[Any]:
    """A cache of `context` random keys and values a layer, with room for `spare` more."""
    from mlx_lm.models.cache import make_prompt_cache

    made = make_prompt_cache(model)
    for i, part in enumerate(made):
        keys, values = (
            mx.random.normal((1, 8, context + spare, 128), key=key) for key in mx.random.split(mx.random.key(i), 2)
        )
        part.keys, part.values, part.offset = keys.astype(mx.bfloat16), values.astype(mx.bfloat16), context
        mx.eval(part.keys, part.values)
    return made


def context(args: argparse.Namespace) -> None:
    """The model on a long cache: stock, linears tuned, and linears and attention (`tuner search --attention` adds rows)."""
    table = load_table(args.db, "cuda")
    made, length = random_model(args.layers), max(args.contexts)
    arms = arms_of(made, table)
    rates: dict[str, list[float]] = {name: [] for name in arms}
    passes: dict[str, dict[int, list[float]]] = {name: {m: [] for m in args.m} for name in arms}
    cache = long_cache(made, length, 256)
    for _ in range(args.rounds):
        for name, enter in arms.items():
            enter()
            rates[name].append(round(decode_rate(made, 64, 16, cache), 1))
            for m in args.m:
                for part in cache:
                    part.trim(part.offset - length)
                passes[name][m].append(round(pass_ms(made, cache, m), 3))
            print(name, rates[name][-1], {m: values[-1] for m, values in passes[name].items()}, flush=True)
        save(args, {"layers": args.layers, "context": length, "tokens_per_s": rates, "pass_ms": passes})


class Knowing:
    """A drafter that knows what follows the prompt, and tells each token wrong with a chance of 1 - right."""

    def __init__(self, text: Sequence[int], right: float) -> None:
        self._text, self._right = list(text), right

    def begin(self, context: Sequence[int], sampling: Any = None, rng: Any = None) -> None:
        self._at, self._rng = 0, np.random.default_rng(len(context))

    def draft(self, limit: Limit) -> Draft:
        told = self._text[self._at : self._at + limit.tokens()]
        return Draft([t if self._rng.random() < self._right else (t + 1) % VOCABULARY for t in told])

    def extend(self, tokens: Sequence[int]) -> None:
        self._at += len(tokens)

    def next_kinds(self) -> Iterable[int]:
        return (0,)


def rows_that_differ(model: Any, length: int) -> list[int]:
    """The M of 2..8 at which a pass behind `length` tokens gives some row other logits, in any bit, than it gets alone."""
    from mlx_lm.models.cache import make_prompt_cache

    cache, tokens = make_prompt_cache(model), [17 * i % 1000 + 3 for i in range(length + 8)]
    mx.eval(model(mx.array([tokens[:length]]), cache=cache))
    alone = []
    for token in tokens[length:]:
        alone.append(np.asarray(model(mx.array([[token]]), cache=cache)[0, 0].view(mx.uint16)))
    wrong = []
    for m in range(2, 9):
        for part in cache:
            part.trim(part.offset - length)
        rows = np.asarray(model(mx.array([tokens[length : length + m]]), cache=cache)[0].view(mx.uint16))
        wrong += [m] if not np.array_equal(rows, np.stack(alone[:m])) else []
    return wrong


def speculation(args: argparse.Namespace) -> None:
    """Rows of passes against single ones, bit for bit, then decoding with drafts of a set chance, on exact kernels."""
    table = load_table(args.db, "cuda", exact=True)
    made, prompt, tokens = random_model(args.layers), list(range(7)), 192
    arms = arms_of(made, table)
    arms["linears and attention"]()
    print("exact up to M =", exact_up_to(made), flush=True)
    differ = {length: rows_that_differ(made, length) for length in (5, 130, 700)}
    print("M whose rows differ from single passes, by tokens in the cache:", differ, flush=True)
    text = [token.id for token in generate(made, prompt, max_tokens=tokens + 8)]
    depths: tuple[Any, ...] = (3, 5, 7, "auto")
    found: dict[str, dict[str, Any]] = {}

    def note(name: str, rate: float, **more: Any) -> None:
        row = found.setdefault(name, {"tokens_per_s": []} | more)
        row["tokens_per_s"].append(round(rate, 1))

    for _ in range(args.rounds):
        arms["stock"]()
        note("plain, stock", decode_rate(made, tokens))
        arms["linears and attention"]()
        note("plain, tuned", decode_rate(made, tokens))
        for right in (0.5, 0.7, 0.8, 0.9):
            for depth in depths:
                run = generate(made, prompt, max_tokens=tokens, draft_tokens=depth, drafter=Knowing(text, right))
                same = [token.id for token in run] == text[:tokens]
                stats = run.stats
                passes = {m: round(cost.total_us / cost.calls / 1e3, 2) for m, cost in sorted(stats.passes.items())}
                more = {"same_text": same, "rounds": stats.rounds, "proposed": stats.proposed, "accepted": stats.accepted}
                rate = stats.emitted / stats.decode_seconds
                note(f"right {right}, depth {depth}", rate, **more, pass_ms=passes)
        save(args, {"layers": args.layers, "tokens": tokens, "rows_differ": differ, "arms": found})
    base = {name: statistics.median(row["tokens_per_s"]) for name, row in found.items()}
    for name, row in found.items():
        ratios = (
            f"{base[name] / base['plain, stock']:.2f} x plain stock, {base[name] / base['plain, tuned']:.2f} x plain tuned"
        )
        kept = f", {row['accepted']} of {row['proposed']} stood, same text {row['same_text']}" if "rounds" in row else ""
        print(f"{name}: {base[name]:.0f} tokens/s ({ratios}){kept}")


# ------------------------------------------------------------------------------------------------------------ real models

DEPTHS: tuple[Any, ...] = (3, 5, 7, "auto")


def encoded(loaded: models.LoadedModel, prompt: str) -> list[int]:
    """A shipped prompt as a turn of a chat."""
    turns = [{"role": "user", "content": resource(f"prompts/{prompt}.txt").read_text()}]
    return list(loaded.tokenizer.apply_chat_template(turns, add_generation_prompt=True, return_dict=False))


def plain_text(model: Any, prompt: list[int], tokens: int) -> tuple[list[int], float]:
    """What mlx-lm's own loop makes of a prompt, and its tokens a second behind the first."""
    from mlx_lm.generate import generate_step

    text, start = [], 0.0
    for token, _ in generate_step(mx.array(prompt), model, max_tokens=tokens):
        start = start or time.perf_counter()
        text.append(int(token))
    return text, (len(text) - 1) / (time.perf_counter() - start)


class ReadFirst(GreedyRule):
    """Under this rule our loop begins no pass before the token of the one before is read."""

    chooses_ids = False


def our_text(model: Any, prompt: list[int], tokens: int, **more: Any) -> tuple[list[int], float]:
    """What our loop makes of it, likewise."""
    text, start = [], 0.0
    for token in generate(model, prompt, max_tokens=tokens, **more):
        start = start or time.perf_counter()
        text.append(token.id)
    return text, (len(text) - 1) / (time.perf_counter() - start)


def host_ms(model: Any, prompt: list[int], passes: int = 96) -> dict[str, dict[str, float]]:
    """Medians of what a plain pass is made of, alone and begun before the last token is read: building it, starting it
    (`mx.async_eval`), and waiting for its token."""
    from mlx_lm.models.cache import make_prompt_cache

    parts = ("building", "starting", "waiting")
    found: dict[str, dict[str, float]] = {}
    for ahead in (False, True):
        cache, taken = make_prompt_cache(model), []
        token = mx.argmax(model(mx.array([prompt]), cache=cache)[0, -1:], axis=-1)
        mx.eval(token)
        for _ in range(passes):
            at = [time.perf_counter()]
            following = mx.argmax(model(token[None], cache=cache)[0, -1:], axis=-1)
            at.append(time.perf_counter())
            mx.async_eval(following)
            at.append(time.perf_counter())
            (token if ahead else following).item()
            at.append(time.perf_counter())
            token = following
            taken.append([(b - a) * 1e3 for a, b in itertools.pairwise(at)])
        found["ahead" if ahead else "alone"] = {
            part: round(statistics.median(column), 3)
            for part, column in zip(parts, zip(*taken[16:], strict=True), strict=True)
        }
    return found


def plain(args: argparse.Namespace) -> None:
    """Plain decoding, greedy: mlx-lm's loop, ours, and ours without passes that begin early, in turns, on each table."""
    loaded = models.load(args.model) if args.model else None
    model = loaded.model if loaded else random_model(args.layers)
    prompt = encoded(loaded, "prose") if loaded else list(range(7))
    arms: dict[str, Callable[[], tuple[list[int], float]]] = {
        "mlx-lm": lambda: plain_text(model, prompt, args.tokens),
        "ours": lambda: our_text(model, prompt, args.tokens),
        "ours, each token read first": lambda: our_text(model, prompt, args.tokens, sampling=ReadFirst()),
    }
    tables: dict[str, DispatchTable | None] = {"stock": None}
    tables |= {"fastest": load_table(args.db, "cuda"), "exact": load_table(args.db, "cuda", exact=True)}
    found: dict[str, Any] = {name: {"tokens_per_s": {}, "pass_ms": [], "differ": []} for name in tables}
    for turn in range(args.rounds):
        for name, of in tables.items():
            made, here = found[name], list(arms)
            apply(model, of) if of else restore(model)
            text = made.setdefault("text", arms["ours"]()[0])  # kernels are loaded and traced
            for arm in here[turn % len(here) :] + here[: turn % len(here)]:
                got, rate = arms[arm]()
                made["tokens_per_s"].setdefault(arm, []).append(round(rate, 1))
                apart = first_divergence(model, prompt, text, got)
                if apart:
                    made["differ"].append({"round": turn, "arm": arm, "where": str(apart)})
            made["pass_ms"].append(host_ms(model, prompt))
    for name, made in found.items():
        del made["text"]
        middle = {arm: statistics.median(rates) for arm, rates in made["tokens_per_s"].items()}
        told = ", ".join(f"{arm} {rate:.0f} ({rate / middle['mlx-lm']:.2f})" for arm, rate in middle.items())
        print(f"{name}: {told}; a pass, ms: {made['pass_ms'][-1]}; texts differ: {made['differ'] or 'none'}", flush=True)
    save(args, {"model": args.model or f"8B shape, {args.layers} layers", "tokens": args.tokens, "tables": found})


def pair(args: argparse.Namespace) -> None:
    """Plain and speculative decoding of the shipped prompts, in turns: drafts from the text, or from a smaller model."""
    target = models.load(args.model)
    draft = models.load(args.draft) if args.draft else None
    model, small = target.model, draft.model if draft else None
    drafters: dict[str, Callable[[], Drafter]] = {"lookup": LookupDrafter}
    if small:
        drafters["draft"] = lambda: ModelDrafter(small)
        drafters["both"] = lambda: MergedDrafter(LookupDrafter(), ModelDrafter(small))
    prompts = {name: encoded(target, name) for name in args.prompts}
    found: dict[str, dict[str, dict[str, Any]]] = {name: {} for name in prompts}
    texts: dict[str, list[int]] = {}

    def note(name: str, arm: str, text: list[int], rate: float, more: dict[str, Any] | None = None) -> None:
        row = found[name].setdefault(arm, {"tokens_per_s": [], "differs": []})
        row["tokens_per_s"].append(round(rate, 1))
        apart = first_divergence(model, prompts[name], texts[name], text)
        row["differs"] += [str(apart)] if apart else []
        row |= more or {}

    def tell(name: str) -> None:
        rates = {arm: statistics.median(row["tokens_per_s"]) for arm, row in found[name].items()}
        base = rates["plain, tuned"]
        told = ", ".join(f"{arm} {rate:.0f} ({rate / base:.2f})" for arm, rate in rates.items())
        print(f"{name}, {len(prompts[name])} tokens: {told}")
        for kind in drafters:
            best = max(base, *(rates[f"{kind} {depth}"] for depth in DEPTHS[:-1]))
            share, auto = rates[f"{kind} auto"], json.dumps(found[name][f"{kind} auto"])
            print(f"  {kind} auto: {share / base:.3f} x plain, {share / best:.3f} x best; {auto}"[:600])
        apart = {arm: row["differs"] for arm, row in found[name].items() if row["differs"]}
        print(f"  texts differ: {apart or 'none'}; {target.tokenizer.decode(texts[name])[:100]!r}", flush=True)

    def ours(prompt: list[int], kind: str, depth: Any) -> tuple[list[int], float, dict[str, Any]]:
        chosen = auto_depth(model) if depth == "auto" else depth
        run = generate(
            model, prompt, max_tokens=args.tokens, draft_tokens=chosen, drafter=drafters[kind]() if depth else None
        )
        text, stats = [token.id for token in run], run.stats
        passes = {m: [c.calls, round(c.total_us / c.calls / 1e3, 2)] for m, c in sorted(stats.passes.items())}
        more: dict[str, Any] = {"proposed": stats.proposed, "accepted": stats.accepted, "passes_and_ms": passes}
        if depth == "auto":
            more["thought_ms"] = [round(us / 1e3, 2) for us in chosen.costs.estimates()]
        return text, stats.emitted / stats.decode_seconds, more

    apply(model, load_table(args.db, "cuda", exact=args.exact))
    if small:
        apply(small, load_table(args.db, "cuda"))
    print("exact up to M =", exact_up_to(model), flush=True)
    arms: list[tuple[str, str, Any]] = [("plain, tuned", "lookup", 0)]
    arms += [(f"{kind} {depth}", kind, depth) for kind in drafters for depth in DEPTHS]
    for name, prompt in prompts.items():
        texts[name] = ours(prompt, "lookup", 0)[0]
        for _, kind, depth in arms + [("", "lookup", k) for k in (1, 2, 4, 6)]:  # kernels are loaded and traced for all M
            ours(prompt, kind, depth)
        for turn in range(args.rounds):
            note(name, "plain, mlx-lm", *plain_text(model, prompt, args.tokens))
            for depth in DEPTHS[:-1] if small else ():
                note(name, f"mlx-lm draft {depth}", *decode_in_mlx_lm(model, small, prompt, args.tokens, depth)[:2])
            for arm, kind, depth in arms[turn % len(arms) :] + arms[: turn % len(arms)]:
                note(name, arm, *ours(prompt, kind, depth))
        tell(name)
        save(args, {"model": args.model, "draft": args.draft, "exact": args.exact, "prompts": found})
    for each in filter(None, (model, small)):
        restore(each)
    for name, prompt in prompts.items():
        for _ in range(2):
            text, rate = plain_text(model, prompt, args.tokens)
        note(name, "plain, stock", text, rate)
        print(f"{name}, plain, stock: {rate:.0f}; {found[name]['plain, stock']['differs']}", flush=True)
    save(args, {"model": args.model, "draft": args.draft, "exact": args.exact, "prompts": found})


COMMANDS: dict[str, Callable[[argparse.Namespace], None]] = {
    "kernels": kernels, "formats": formats, "regret": regret, "attention": attention,
    "model": model, "context": context, "speculation": speculation, "plain": plain, "pair": pair,
}  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=tuple(COMMANDS))
    parser.add_argument("--m", default=None, help="comma-separated; default: 1,2,4,6,8,9,12,16, for regret 1,6,16")
    parser.add_argument("--shapes", default=None, help="comma-separated NxK, for kernels; default: all of the table")
    parser.add_argument(
        "--contexts", default=None, help="comma-separated keys in the cache, for attention; default: all of the table"
    )
    parser.add_argument("--db", default="bench.db", help="result file of tuner search")
    parser.add_argument("--trials", type=int, default=24)
    parser.add_argument("--seconds", type=float, default=600.0, help="for the search of what the result file lacks")
    parser.add_argument("--layers", type=int, default=32)
    parser.add_argument("--model", help="for plain and pair: what tuner's --model takes, with weights in 16-bit scales")
    parser.add_argument("--draft", help="for pair: a smaller model with the same tokenizer")
    parser.add_argument("--exact", action="store_true", help="for pair: exact kernels of the target")
    parser.add_argument("--tokens", type=int, default=192, help="for plain and pair: tokens of a text")
    parser.add_argument("--prompts", default=",".join(PROMPTS[:5]), help="for pair: comma-separated")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--out", default=str(Path(__file__).parent), help="folder of the data file")
    args = parser.parse_args()
    default = (1, 6, 16) if args.what == "regret" else M_VALUES
    args.m = tuple(map(int, args.m.split(","))) if args.m else default
    args.prompts = args.prompts.split(",")
    contexts = (32768,) if args.what == "context" else CONTEXTS
    args.contexts = tuple(map(int, args.contexts.split(","))) if args.contexts else contexts
    args.shapes = [tuple(map(int, s.split("x"))) for s in args.shapes.split(",")] if args.shapes else SHAPES
    COMMANDS[args.what](args)


if __name__ == "__main__":
    main()
