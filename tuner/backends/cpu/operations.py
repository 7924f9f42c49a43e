"""The operations between a model's products, as nodes of ours: RMS norm, rotary positions, attention, gated activation.

MLX makes each of them of a dozen nodes on the CPU, and a node costs about as much as a small product. Each function
returns None for what it does not cover, or inside a transformation such as mx.grad: that is MLX's.
"""

from __future__ import annotations

import ctypes
import functools
import weakref

import mlx.core as mx

from tuner.backends.cpu.graph import MAX_DIMS, Spec, nodes
from tuner.backends.cpu.kernels import Pool
from tuner.dtypes import DTYPES_BY_MX

_MAX_HEAD = 256  # MAX_HEAD of templates/cpu/operations.c


class _Norm(ctypes.Structure):
    _fields_ = (("weight", ctypes.c_void_p), ("epsilon", ctypes.c_float))


class _Rope(ctypes.Structure):
    _fields_ = (
        ("frequencies", ctypes.c_void_p),
        ("dims", ctypes.c_long),
        ("scale", ctypes.c_float),
        ("traditional", ctypes.c_int),
    )


class _Attention(ctypes.Structure):
    _fields_ = (("run", ctypes.c_void_p), ("pool", ctypes.c_void_p), ("scale", ctypes.c_float))


class _Nothing(ctypes.Structure):
    _fields_ = (("unused", ctypes.c_int),)


def rms_norm(x: mx.array, weight: mx.array, epsilon: float) -> mx.array | None:
    """mx.fast.rms_norm(x, weight, epsilon); weight (D,) has the dtype of x."""
    library = nodes()
    if library is None or x.dtype not in DTYPES_BY_MX or weight.dtype != x.dtype or not 0 < x.ndim <= MAX_DIMS:
        return None
    y = mx.stop_gradient(x)
    return y if library.attach(y, _norm_spec(weight, epsilon)) else None


def rope(x: mx.array, dims: int, traditional: bool, base: float, scale: float, offset: int | mx.array) -> mx.array | None:
    """mx.fast.rope of x (B, H, L, D) with a whole number as offset."""
    library = nodes()
    if library is None or x.dtype not in DTYPES_BY_MX or x.ndim != 4 or not isinstance(offset, int):
        return None
    y = mx.stop_gradient(x)
    return y if library.attach(y, _rope_spec(x.dtype, dims, traditional, base, scale), offset) else None


def attention(q: mx.array, k: mx.array, v: mx.array, scale: float, causal: bool) -> mx.array | None:
    """mx.fast.scaled_dot_product_attention of q (B, H, L, D), k and v (B, H / shared, S, D), no mask or "causal"."""
    library = nodes()
    if library is None or q.dtype not in DTYPES_BY_MX or not q.dtype == k.dtype == v.dtype or q.ndim != 4:
        return None
    batch, heads, length, columns = q.shape
    if k.shape != v.shape or k.ndim != 4 or k.shape[0] != batch or k.shape[3] != columns or columns > _MAX_HEAD:
        return None
    if heads % k.shape[1] or (causal and k.shape[2] < length):
        return None
    (y,) = mx.depends([q], [k, v])
    return y if library.attach(y, _attention_spec(q.dtype, scale, Pool.get().handle), int(causal)) else None


def swiglu(gate: mx.array, up: mx.array) -> mx.array | None:
    """gate * sigmoid(gate) * up, elementwise."""
    library = nodes()
    if library is None or gate.dtype not in DTYPES_BY_MX or gate.dtype != up.dtype or gate.shape != up.shape:
        return None
    if not 0 < gate.ndim <= MAX_DIMS:
        return None
    y = mx.multiply(gate, up)
    return y if library.attach(y, _swiglu_spec(gate.dtype)) else None


_norm_specs: dict[tuple[int, float], Spec] = {}


def _norm_spec(weight: mx.array, epsilon: float) -> Spec:
    key = id(weight), epsilon
    if key not in _norm_specs:
        library = nodes()
        assert library is not None
        whole = mx.contiguous(weight)
        mx.eval(whole)
        parameters = _Norm(library.address(whole), epsilon)
        _norm_specs[key] = library.spec("rms_norm", DTYPES_BY_MX[weight.dtype], parameters, [whole])
        weakref.finalize(weight, _norm_specs.pop, key, None)
    return _norm_specs[key]


@functools.cache
def _rope_spec(dtype: mx.Dtype, dims: int, traditional: bool, base: float, scale: float) -> Spec:
    library = nodes()
    assert library is not None
    pairs = mx.arange(dims // 2, dtype=mx.float32)
    frequencies = mx.exp(-pairs * mx.log(mx.array(base)) / (dims // 2))
    mx.eval(frequencies)
    parameters = _Rope(library.address(frequencies), dims, scale, traditional)
    return library.spec("rope", DTYPES_BY_MX[dtype], parameters, [frequencies])


@functools.cache
def _attention_spec(dtype: mx.Dtype, scale: float, pool: int) -> Spec:
    library = nodes()
    assert library is not None
    run = ctypes.cast(Pool.get().run, ctypes.c_void_p).value
    return library.spec("attention", DTYPES_BY_MX[dtype], _Attention(run, pool, scale), [])


@functools.cache
def _swiglu_spec(dtype: mx.Dtype) -> Spec:
    library = nodes()
    assert library is not None
    return library.spec("swiglu", DTYPES_BY_MX[dtype], _Nothing(), [])
