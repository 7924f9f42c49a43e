"""What lies between the products of a decoder block, as one kernel each: templates/cuda/fused.cuh.

Each function gives None where there is no kernel for the sizes and dtypes.
"""

from __future__ import annotations

import functools
import struct
from collections.abc import Sequence

import mlx.core as mx

from tuner.backends.cuda.kernels import named_code
from tuner.backends.cuda.launch import Launch
from tuner.dtypes import DTYPES_BY_MX, MX_DTYPES
from tuner.families.cuda import CPP_TYPES, WARP
from tuner.render import template_text

_UNIT = 8  # numbers a thread takes at a time
_MOST_THREADS = 512  # of a row's norm
_THREADS = 128


def add_norm(x: mx.array, y: mx.array, weight: mx.array, eps: float) -> tuple[mx.array, mx.array] | None:
    """x + y, and its RMS norm times a weight (columns,)."""
    columns, dtype = x.shape[-1], DTYPES_BY_MX.get(x.dtype)
    if dtype is None or columns % _UNIT or {y.dtype, weight.dtype} != {x.dtype} or x.shape != y.shape:
        return None
    threads = min(_MOST_THREADS, -(-columns // _UNIT // WARP) * WARP)
    launch = _launch(
        f"AddNorm<{CPP_TYPES[dtype]}, {columns}>", ("x", "y", "weight"), ("sum", "normed"), ("eps",), dtype, threads
    )
    (bits,) = struct.unpack("i", struct.pack("f", eps))
    total, normed = launch([x, y, weight], [x.shape, x.shape], x.size // columns, (bits,))
    return total, normed


def gated(both: mx.array) -> mx.array | None:
    """silu(gate) * up of rows (..., 2 * columns) that hold gate, then up."""
    columns, dtype = both.shape[-1] // 2, DTYPES_BY_MX.get(both.dtype)
    if dtype is None or columns % _UNIT:
        return None
    rows = both.size // both.shape[-1]
    launch = _launch(f"Gated<{CPP_TYPES[dtype]}, {columns}>", ("both",), ("y",), ("rows",), dtype, _THREADS)
    blocks = -(-rows * (columns // _UNIT) // _THREADS)
    return launch([both], [(*both.shape[:-1], columns)], blocks, (rows,))[0]


def cut_heads(rows: mx.array, turns: mx.array, queries: int, keys: int) -> tuple[mx.array, ...] | None:
    """rows (B, M, (queries + 2 * keys) * columns) -> queries, keys and values (B, heads, M, columns), the first two turned.

    turns: float32, of M rows, what `rope` makes of a row of ones, then zeros, at each position.
    """
    batch, m, width = rows.shape
    count, dtype = queries + 2 * keys, DTYPES_BY_MX.get(rows.dtype)
    columns = width // count
    if dtype is None or columns % (2 * _UNIT) or columns * count != width or turns.size != m * columns:
        return None
    kind = f"CutHeads<{CPP_TYPES[dtype]}, {queries}, {keys}, {columns}>"
    launch = _launch(kind, ("all", "turns"), ("q", "k", "v"), ("rows", "m"), dtype, _THREADS)
    blocks = -(-batch * m * count * (columns // 2 // _UNIT) // _THREADS)
    shapes = [(batch, number, m, columns) for number in (queries, keys, keys)]
    return tuple(launch([rows, turns], shapes, blocks, (batch * m, m)))


@functools.cache
def _launch(
    kind: str, inputs: Sequence[str], outputs: Sequence[str], scalars: Sequence[str], dtype: str, threads: int
) -> Launch:
    """The kernel that calls `run` of a type of the template. turns are float32, all other arrays of one dtype."""
    number = CPP_TYPES[dtype]
    parameters = [f"const {'float' if name == 'turns' else number}* {name}" for name in inputs]
    parameters += [f"{number}* {name}" for name in outputs] + [f"int {name}" for name in scalars]
    text = (
        f'{template_text("cuda/fused.cuh")}\nextern "C" __global__ void __launch_bounds__({threads})\n'
        f"NAME({', '.join(parameters)}) {{ tuner::{kind}::run({', '.join((*inputs, *outputs, *scalars))}); }}\n"
    )
    name, cubin = named_code("fused", text)
    return Launch(name, cubin, (MX_DTYPES[dtype],) * len(outputs), threads)
