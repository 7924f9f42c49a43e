"""Numerics of attention kernels: every size of head, dtype, cache, mask and extra, at ragged lengths and every M, against
float64; and that a row has the bits that it has alone."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import mlx.core as mx
import numpy as np

from tuner.attention import CACHE_BITS, CACHE_GROUPS, MASKS, AttentionInputs, AttentionProblem
from tuner.attention_reference import AttentionOperands, random_attention
from tuner.backends import Backend, CompileError, Kernel, LaunchError
from tuner.backends import backend as find_backend
from tuner.dtypes import storage, to_float64
from tuner.families import families, family
from tuner.problem import DTYPES, MAX_SMALL_M
from tuner.reference import mismatch
from tuner.render import render
from tuner.space import Config
from tuner.verify import Check, on_every_core

LENGTHS = (1, 2, 31, 33, 257, 4097)
HEADS = (
    *((2 * ratio, 2, d, d) for d, ratio in zip((64, 80, 96, 128, 192, 256), (3, 1, 2, 4, 3, 1), strict=True)),
    (6, 1, 576, 512),
)
"""Query heads, heads of keys, their columns and those of values: every size that mlx-lm's models have; last MLA's."""

_CONFIGS_A_FORM = 3  # configs that check one form of cache; over all forms every value meets most others


@dataclass(frozen=True)
class Form:
    """What a kernel's text depends on: the heads, a dtype, and the cache."""

    heads: tuple[int, int, int, int]
    x_dtype: str
    bits: int = 0
    group_size: int = 0


def forms() -> list[Form]:
    """Every form of cache that there is."""
    found = []
    for heads, dtype in itertools.product(HEADS, DTYPES):
        found.append(Form(heads, dtype))
        for bits, group in itertools.product(CACHE_BITS, CACHE_GROUPS):
            if not (heads[2] % group or heads[3] % group):
                found.append(Form(heads, dtype, bits, group))
    return found


def problems_of(form: Form, m_values: Sequence[int] = tuple(range(1, MAX_SMALL_M + 1))) -> list[AttentionProblem]:
    """Every mask with and without a window, a cap and sinks, at every ragged length that holds M keys, and every M."""
    flags = (False, True)
    extras = itertools.product(MASKS, flags, flags, flags)
    return [
        AttentionProblem(m, *form.heads, form.x_dtype, form.bits, form.group_size, mask, window, cap, sinks, length)
        for (mask, window, cap, sinks), length, m in itertools.product(extras, LENGTHS, m_values)
        if m <= length
    ]


def verify_attention(
    backend: Backend, form: Form, turn: int = 0, every: int = 1, seed: int | None = None
) -> Iterator[Check]:
    """Checks each `every`-th problem of a form on fresh random operands in a poisoned output; `turn` says with which
    configs."""
    rng = np.random.default_rng(seed)
    device = backend.device()
    for i, problem in enumerate(problems_of(form)[turn % every :: every]):
        legal = [c for kind in families(backend.name, AttentionProblem) for c in kind.configs(problem, device)]
        if not legal:
            continue
        config = legal[(turn + i % _CONFIGS_A_FORM * (len(legal) // _CONFIGS_A_FORM + 1)) % len(legal)]
        yield Check(problem, config, _why_wrong(backend, problem, config, random_attention(problem, rng)))


def _why_wrong(backend: Backend, problem: AttentionProblem, config: Config, o: AttentionOperands) -> str | None:
    try:
        kernel = backend.compile(render(backend.name, problem, config))
        y = kernel.run_poisoned(o.inputs, o.x, float("nan"))
        return mismatch(to_float64(y), o) or why_other_bits(backend, kernel, o, y)
    except (CompileError, LaunchError) as error:
        return str(error)


def why_other_bits(backend: Backend, kernel: Kernel, o: AttentionOperands, y: mx.array) -> str | None:
    """Whether the middle row of y has other bits than alone, at its own length, by the same config; or None."""
    p, row = o.problem, o.problem.m // 2
    if p.m == 1 or (p.window and p.mask != "causal"):  # a row's window ends at its place, which the last row's is not
        return None
    alone = alone_inputs(o, row)
    one = kernel
    if kernel.source.problem.m != 1:
        config = kernel.source.config
        kind = family(backend.name, config.family)
        problem = alone.problem(o.x[:, :, row : row + 1])
        device = backend.device()
        if kind.why_not(config, problem, device):
            same = [c for c in kind.configs(problem, device) if kind.reduction(c) == kind.reduction(config)]
            if not same:
                return None
            config = same[0]
        one = backend.compile(render(backend.name, problem, config))
    bits = storage(one.run_poisoned(alone, o.x[:, :, row : row + 1], float("nan")))
    if bits.tobytes() == storage(y[:, :, row : row + 1]).tobytes():
        return None
    return f"row {row} of {p.m} has other bits than alone."


def alone_inputs(o: AttentionOperands, row: int) -> AttentionInputs:
    """What the row is given when it is decoded alone: the cache as long as its own keys."""
    p, inputs = o.problem, o.inputs
    length = p.context - p.m + row + 1 if p.mask == "causal" else p.context
    mask = inputs.mask[:, :, row : row + 1, :length] if isinstance(inputs.mask, mx.array) else inputs.mask
    k, v = (tuple(a[:, :, :length] for a in arrays) for arrays in (inputs.k, inputs.v))
    return replace(inputs, k=k, v=v, mask=mask)


def check_attention(backend: Backend, every: int = 1) -> Iterator[Check]:
    """verify_attention of every form, on every core where kernels run on the CPU."""
    if mx.metal.is_available() or backend.name == "cuda":
        for turn, form in enumerate(forms()):
            yield from verify_attention(backend, form, turn, every)
        return
    for checks in on_every_core(_check_form, [(backend.name, form, turn, every) for turn, form in enumerate(forms())]):
        yield from checks


def _check_form(backend: str, form: Form, turn: int, every: int) -> list[Check]:
    return list(verify_attention(find_backend(backend), form, turn, every))


def runs_of(every: int) -> int:
    """About how many checks check_attention makes."""
    return sum(len(problems_of(form)) // every for form in forms())
