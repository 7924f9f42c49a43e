"""Attention through a dispatch table: a drop-in function, and what `apply(model, attention=True)` puts into mlx-lm's."""

from __future__ import annotations

import functools
import warnings
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import mlx.core as mx

from tuner.attention import AttentionInputs, AttentionProblem, context_of
from tuner.backends import Kernel
from tuner.backends import backend as find_backend
from tuner.dispatch import DispatchTable, load_table
from tuner.dtypes import DTYPES_BY_MX
from tuner.errors import BadInputError, TunerError, TunerNotice
from tuner.problem import MAX_SMALL_M
from tuner.render import render


class TableAttention:
    """Attention by the kernels that a table has. Called with inputs and queries it returns y, or None: stock serves.

    watch: is told of every call. a_pass: what attention a model's pass consists of, once that is known.
    """

    def __init__(self, table: DispatchTable) -> None:
        self.watch: Callable[[AttentionInputs, mx.array], None] | None = None
        self.a_pass: Counter[AttentionProblem] | None = None
        self.table = table
        self._measured: dict[tuple[AttentionProblem, int], list[tuple[int, float]]] = {}
        self._kernels: dict[tuple[Any, ...], Kernel | None] = {}
        self._in_blocks: dict[AttentionProblem, Kernel | None] = {}

    def __call__(self, inputs: AttentionInputs, q: mx.array) -> mx.array | None:
        """q (B, heads, M, head_dim) -> y (B, heads, M, value_dim)."""
        if self.watch:
            self.watch(inputs, q)
        if q.ndim != 4 or not 1 <= q.shape[2] <= MAX_SMALL_M or q.dtype not in DTYPES_BY_MX:
            return None
        k, v, mask = inputs.k[0], inputs.v[0], inputs.mask
        if k.ndim != 4 or v.ndim != 4 or (isinstance(mask, str) and k.shape[2] < q.shape[2]):
            return None
        key = (
            *(q.shape[1:], q.dtype, k.dtype, v.dtype, k.shape[1], k.shape[3], v.shape[3], inputs.bits, inputs.group_size),
            *(mask.dtype if isinstance(mask, mx.array) else mask, inputs.window > 0, inputs.softcap > 0),
            *(inputs.sinks is None, context_of(k.shape[2])),
        )
        if key not in self._kernels:
            self._kernels[key] = self._asked(inputs, q)
        kernel = self._kernels[key]
        if kernel is None:
            return None
        try:
            return kernel(inputs, q)[0]
        except (TunerError, OSError) as error:
            self._kernels[key] = None
            warnings.warn(f"{inputs.problem(q)}: {error} It runs on stock.", TunerNotice, stacklevel=4)
            return None

    def us(self, m: int, length: int) -> float | None:
        """Microseconds of all attention of `a_pass` with m rows at a length, between the contexts that were measured
        interpolated and beyond them in proportion; None when one was not measured at this M."""
        total = 0.0
        for matrix, count in (self.a_pass or Counter()).items():
            points = self._measured.get((matrix, m))
            if points is None:
                rows = [c for c in self.table.choices(matrix) if c.problem.m == m]
                points = self._measured[matrix, m] = [(c.problem.place[0], c.result.us) for c in rows]
            if not points:
                return None
            total += count * _between(points, length)
        return total

    def in_blocks(self, q: mx.array, v: mx.array, mask: str | None, length: int) -> Any:
        """The CUDA kernel for queries q (B, heads, M, head_dim) over a plain cache of `length` keys with values like v,
        (B, KV heads, any, value_dim), its `in_block` ready to run; or None."""
        (_, heads, m, head_dim), kv_heads = q.shape, v.shape[1]
        if not 1 <= m <= min(MAX_SMALL_M, length) or q.dtype not in DTYPES_BY_MX:
            return None
        kind, dtype = "none" if mask is None and m > 1 else "causal", DTYPES_BY_MX[q.dtype]
        problem = AttentionProblem(m, heads, kv_heads, head_dim, v.shape[3], dtype, mask=kind, context=context_of(length))
        if problem not in self._in_blocks:
            self._in_blocks[problem] = self._compiled(problem, in_blocks=True)
        return self._in_blocks[problem]

    def _asked(self, inputs: AttentionInputs, q: mx.array) -> Kernel | None:
        try:
            problem = inputs.problem(q)
        except BadInputError:
            return None  # stock says what is wrong with it, or can do it
        return self._compiled(problem)

    def _compiled(self, problem: AttentionProblem, in_blocks: bool = False) -> Kernel | None:
        choice = self.table.select(problem)
        if choice.config is None:
            return None
        try:
            backend = self.table.device.backend
            kernel = find_backend(backend).compile(render(backend, problem, choice.config))
            if in_blocks:
                kernel.compile_in_block()  # type: ignore[attr-defined]  # CUDA's has it
            return kernel
        except (TunerError, OSError) as error:
            warnings.warn(f"{problem}: {error} It runs on stock.", TunerNotice, stacklevel=4)
            return None


def _between(points: Sequence[tuple[int, float]], length: int) -> float:
    """The value at a length from (length, value) in order. In plain Python: a loop asks between two passes."""
    right = bisect_right(points, (length, 0.0))
    if right == 0:
        return points[0][1]
    at, us = points[right - 1]
    if right == len(points):
        return us * length / at
    beyond, more = points[right]
    return us + (more - us) * (length - at) / (beyond - at)


@functools.lru_cache(maxsize=16)
def _attention(table: DispatchTable | None) -> TableAttention:
    return TableAttention(load_table() if table is None else table)


def scaled_dot_product_attention(
    q: mx.array,
    k: mx.array | Sequence[mx.array],
    v: mx.array | Sequence[mx.array],
    *,
    scale: float,
    mask: Any = None,
    sinks: mx.array | None = None,
    window: int = 0,
    softcap: float = 0.0,
    bits: int = 0,
    group_size: int = 64,
    table: DispatchTable | None = None,
    stream: Any = None,
) -> mx.array:
    """mx.fast.scaled_dot_product_attention with the same arguments and result, by a tuned kernel where `table` (default:
    load_table(), read once) has one for the heads, M, dtype and context. q (B, H, M, D) -> (B, H, M, Dv).

    Beyond MLX's: window hides keys that many places behind a row's own, softcap makes s into softcap * tanh(s / softcap),
    and with `bits` k and v are words, scales and biases as mx.quantize and mlx-lm's quantized cache have them. What no row
    covers runs on MLX's operations. A row of whose keys a mask leaves none is zeros in a kernel.
    """
    arrays = [(a,) if isinstance(a, mx.array) else tuple(a) for a in (k, v)]
    inputs = AttentionInputs(arrays[0], arrays[1], scale, mask, window, softcap, sinks, bits, group_size if bits else 0)
    y = _attention(table)(inputs, q)
    if y is not None:
        return y
    if bits or window or softcap:
        return inputs.stock(q)
    return mx.fast.scaled_dot_product_attention(
        q, *arrays[0], *arrays[1], scale=scale, mask=mask, sinks=sinks, stream=stream
    )
