"""The operations between a model's products, as nodes of ours: RMS norm, rotary positions, attention, gated activation.

MLX makes each of them of a dozen nodes on the CPU, and a node costs about as much as a small product. Each function
returns None for what it does not cover, or inside a transformation such as mx.grad: that is MLX's.
"""

from __future__ import annotations

import ctypes
import functools
import weakref
from collections.abc import Sequence
from typing import Any

import mlx.core as mx

from tuner.attention import AttentionInputs
from tuner.backends.cpu.attention import AttentionKernel, load_attention
from tuner.backends.cpu.graph import MAX_DIMS, Nodes, Spec, nodes
from tuner.backends.cpu.machine import device
from tuner.dtypes import DTYPES_BY_MX
from tuner.errors import TunerError
from tuner.families import family
from tuner.render import render


class Norm(ctypes.Structure):
    """`Norm` of templates/cpu/operations.c."""

    _fields_ = (("weight", ctypes.c_void_p), ("epsilon", ctypes.c_float))


class Rope(ctypes.Structure):
    """`Rope` of templates/cpu/operations.c."""

    _fields_ = (
        ("frequencies", ctypes.c_void_p),
        ("dims", ctypes.c_long),
        ("scale", ctypes.c_float),
        ("traditional", ctypes.c_int),
    )


class _Nothing(ctypes.Structure):
    _fields_ = (("unused", ctypes.c_int),)


def rms_norm(x: mx.array, weight: mx.array, epsilon: float) -> mx.array | None:
    """mx.fast.rms_norm(x, weight, epsilon); weight (D,) has the dtype of x."""
    library = nodes()
    if library is None or x.dtype not in DTYPES_BY_MX or weight.dtype != x.dtype or not 0 < x.ndim <= MAX_DIMS:
        return None
    y, spec = mx.stop_gradient(x), _norm_spec(weight, epsilon)
    return y if spec is not None and library.attach(y, spec) else None


def rope(x: mx.array, dims: int, traditional: bool, base: float, scale: float, offset: int | mx.array) -> mx.array | None:
    """mx.fast.rope of x (B, H, L, D) with a whole number as offset."""
    library = nodes()
    if library is None or x.dtype not in DTYPES_BY_MX or x.ndim != 4 or not isinstance(offset, int):
        return None
    y = mx.stop_gradient(x)
    return y if library.attach(y, _rope_spec(x.dtype, dims, traditional, base, scale), offset) else None


def attention(inputs: AttentionInputs, q: mx.array) -> mx.array | None:
    """Attention of q (B, H, M, D) without a mask or causal, over a cache of floats, as tuner.families.cpu's default does
    it. All its kernels give one row the same bits."""
    if nodes() is None or q.ndim != 4 or isinstance(inputs.mask, mx.array) or inputs.bits or inputs.sinks is not None:
        return None
    m, length = q.shape[2], inputs.length
    key = (*q.shape[1:], inputs.k[0].shape[1], inputs.v[0].shape[3], q.dtype)
    if inputs.mask is not None and length < m:
        return None
    if key not in _attention_kernels:
        _attention_kernels[key] = _default_attention(inputs, q)
    kernel = _attention_kernels[key]
    return None if kernel is None else kernel(inputs, q)[0]


_attention_kernels: dict[tuple[Any, ...], AttentionKernel | None] = {}


def _default_attention(inputs: AttentionInputs, q: mx.array) -> AttentionKernel | None:
    try:
        problem = inputs.problem(q)
        config = next(iter(family("cpu", "sdpa").configs(problem, device())), None)
        return load_attention(render("cpu", problem, config)) if config else None
    except TunerError:
        return None


def swiglu(gate: mx.array, up: mx.array) -> mx.array | None:
    """gate * sigmoid(gate) * up, elementwise."""
    library = nodes()
    if library is None or gate.dtype not in DTYPES_BY_MX or gate.dtype != up.dtype or gate.shape != up.shape:
        return None
    if not 0 < gate.ndim <= MAX_DIMS:
        return None
    y = mx.multiply(gate, up)
    return y if library.attach(y, _swiglu_spec(gate.dtype)) else None


def is_traced(library: Nodes, arrays: Sequence[mx.array]) -> bool:
    """Whether one of the arrays is part of a transformation such as mx.grad: memory of it may not be named in a spec."""
    (probe,) = mx.depends([mx.zeros(1)], list(arrays))
    return not library.attach(probe, _swiglu_spec(mx.float32))


_norm_specs: dict[tuple[int, float], Spec] = {}


def _norm_spec(weight: mx.array, epsilon: float) -> Spec | None:
    """None for a weight that is part of a transformation."""
    key = id(weight), epsilon
    if key not in _norm_specs:
        library = nodes()
        assert library is not None
        if is_traced(library, [weight]):
            return None
        whole = mx.contiguous(weight)
        mx.eval(whole)
        parameters = Norm(library.address(whole), epsilon)
        _norm_specs[key] = library.spec("rms_norm", DTYPES_BY_MX[weight.dtype], parameters, [whole])
        weakref.finalize(weight, _norm_specs.pop, key, None)
    return _norm_specs[key]


@functools.cache
def _rope_spec(dtype: mx.Dtype, dims: int, traditional: bool, base: float, scale: float) -> Spec:
    library = nodes()
    assert library is not None
    parameters, frequencies = rope_parameters(library, dims, traditional, base, scale)
    return library.spec("rope", DTYPES_BY_MX[dtype], parameters, [frequencies])


@functools.cache
def rope_parameters(library: Nodes, dims: int, traditional: bool, base: float, scale: float) -> tuple[Rope, mx.array]:
    """And the array of frequencies that they name."""
    pairs = mx.arange(dims // 2, dtype=mx.float32)
    frequencies = mx.exp(-pairs * mx.log(mx.array(base)) / (dims // 2))
    mx.eval(frequencies)
    return Rope(library.address(frequencies), dims, scale, traditional), frequencies


@functools.cache
def _swiglu_spec(dtype: mx.Dtype) -> Spec:
    library = nodes()
    assert library is not None
    return library.spec("swiglu", DTYPES_BY_MX[dtype], _Nothing(), [])
