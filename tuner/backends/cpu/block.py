"""Halves of a decoder block as one node each (templates/cpu/block.c), where its modules make a dozen."""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Sequence
from typing import Any

import mlx.core as mx
import mlx.nn as nn

from tuner.backends.base import After, Before, Part
from tuner.backends.cpu.graph import Nodes, Spec, nodes
from tuner.backends.cpu.kernels import CpuKernel, Linear, Pool
from tuner.backends.cpu.operations import Norm, Rope, is_traced, rope_parameters
from tuner.dtypes import DTYPES_BY_MX

_MOST_JOINED = 3  # MOST_JOINED of templates/cpu/block.c


class _Product(ctypes.Structure):
    _fields_ = (("linear", Linear), ("bias", ctypes.c_void_p))


class _Before(ctypes.Structure):
    _fields_ = (
        ("norm", Norm),
        ("rope", Rope),
        ("products", ctypes.c_int),
        ("turned", ctypes.c_long),
        ("product", _Product * _MOST_JOINED),
    )


class _After(ctypes.Structure):
    _fields_ = (("norm", Norm), ("out", _Product), ("gate_up", _Product), ("down", _Product))


def halves(block: Any, parts: Sequence[Sequence[Part]], dtype: mx.Dtype) -> tuple[Before, After] | None:
    """The two halves of a llama's block with norms and rope of MLX's, for the M of its kernels; None for what they do not
    cover.

    parts: of q, k and v (up to three, whose rows lie one after another), of o, of gate and up in one, of down.
    The first gives None inside a transformation, and where the offset is no number.
    """
    library, attention = nodes(), block.self_attn
    norms, rope = (block.input_layernorm, block.post_attention_layernorm), attention.rope
    if library is None or dtype not in DTYPES_BY_MX or len(parts[0]) > _MOST_JOINED or max(map(len, parts[1:])) > 1:
        return None
    every = [part for some in parts for part in some]
    if not all(isinstance(p.kernel, CpuKernel) and p.kernel.source.problem.x_dtype == DTYPES_BY_MX[dtype] for p in every):
        return None
    arrays = [norm.weight for norm in norms] + [part.bias for part in every if part.bias is not None]
    if any(array.dtype != dtype for array in arrays) or is_traced(library, arrays):
        return None
    queries, turned = attention.n_heads, attention.n_heads + attention.n_kv_heads
    heads = turned + attention.n_kv_heads
    columns = sum(part.weights.n for part in parts[0]) // heads

    @functools.cache
    def specs(pool: int) -> tuple[Spec, Spec]:
        made = _Made(library)
        joined = (_Product * _MOST_JOINED)(*(made.product(part) for part in parts[0]))
        turns = made.kept(*rope_parameters(library, rope.dims, rope.traditional, rope.base, rope.scale))
        first = _Before(made.norm(norms[0]), turns, len(parts[0]), turned, joined)
        before = library.spec("block_before", DTYPES_BY_MX[dtype], first, made.arrays)
        made = _Made(library)
        last = _After(made.norm(norms[1]), *(made.product(*some) for some in parts[1:]))
        return before, library.spec("block_after", DTYPES_BY_MX[dtype], last, made.arrays)

    def before(x: mx.array, offset: Any) -> Sequence[mx.array] | None:
        if x.ndim != 3 or not isinstance(offset, int):
            return None
        y = mx.as_strided(x, (x.shape[0], heads, x.shape[1], columns), (0, 0, 0, 0))
        spec = specs(Pool.get().handle)[0]
        return list(mx.split(y, [queries, turned], axis=1)) if library.attach(y, spec, offset) else None

    def after(x: mx.array, attended: mx.array) -> mx.array:
        (y,) = mx.depends([x], [attended])
        attached = library.attach(y, specs(Pool.get().handle)[1])
        assert attached, "x was no part of a transformation before attention"
        return y

    return before, after


class _Made:
    """Parameters, and the arrays whose memory they name."""

    def __init__(self, library: Nodes) -> None:
        self._library = library
        self.arrays: list[mx.array] = []

    def kept(self, parameters: Any, *arrays: mx.array) -> Any:
        self.arrays += arrays
        return parameters

    def norm(self, norm: nn.RMSNorm) -> Norm:
        return self.kept(Norm(self._address(norm.weight), norm.eps))

    def product(self, part: Part) -> _Product:
        linear, memory = part.kernel.linear(part.weights)
        bias = None if part.bias is None else self._address(part.bias)
        return self.kept(_Product(linear, bias), *memory)

    def _address(self, array: mx.array) -> int:
        whole = mx.contiguous(array)
        mx.eval(whole)
        self.arrays.append(whole)
        return self._library.address(whole)
