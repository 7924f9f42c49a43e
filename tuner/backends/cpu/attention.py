"""Compiled attention: templates/cpu/sdpa.c as nodes of MLX's graph."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

import mlx.core as mx
import numpy as np

from tuner.attention import MASKS, AttentionInputs
from tuner.backends.cpu.compiler import compile_library
from tuner.backends.cpu.graph import MAX_DIMS, Spec, nodes
from tuner.backends.cpu.guard import poisoned
from tuner.backends.cpu.kernels import Pool, load_once
from tuner.backends.cpu.machine import architecture
from tuner.dtypes import STORAGE, from_storage, storage
from tuner.render import KernelSource

_MAX_SLOTS = 256  # MAX_SLOTS of templates/cpu/sdpa.c
_MAX_INPUTS = 10  # JOB_INPUTS of templates/cpu/job.h
_MASKS = {"none": 0, "causal": 1, "boolean": 2, "additive": 3}  # MASK_ in templates/cpu/sdpa.c
assert set(_MASKS) == set(MASKS)


class _Attention(ctypes.Structure):
    """`Attention` of templates/cpu/sdpa.c."""

    _fields_ = (
        ("run", ctypes.c_void_p),
        ("pool", ctypes.c_void_p),
        ("slots", ctypes.c_long),
        ("window", ctypes.c_long),
        ("scale", ctypes.c_float),
        ("softcap", ctypes.c_float),
        ("mask", ctypes.c_int),
        ("sinks", ctypes.c_int),
    )


class _Tensor(ctypes.Structure):
    """`Tensor` of templates/cpu/job.h."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("dims", ctypes.c_int),
        ("contiguous", ctypes.c_int),
        ("size", ctypes.c_long),
        ("shape", ctypes.c_long * MAX_DIMS),
        ("strides", ctypes.c_long * MAX_DIMS),
    )


class _Job(ctypes.Structure):
    """`Job` of templates/cpu/job.h."""

    _fields_ = (
        ("parameters", ctypes.c_void_p),
        ("value", ctypes.c_long),
        ("inputs", ctypes.c_int),
        ("input", _Tensor * _MAX_INPUTS),
        ("output", _Tensor),
    )


class AttentionKernel:
    """A compiled kernel: attention of the head sizes, dtype and cache it was rendered for, any M, heads, L and mask."""

    layout = "native"

    def __init__(self, source: KernelSource) -> None:
        self.source = source
        self._library = ctypes.CDLL(str(compile_library(source.text, architecture())))
        self._run = self._library.attention
        self._run.restype = None
        self._run.argtypes = [ctypes.c_void_p]
        self._specs: dict[tuple[Any, ...], Spec] = {}

    def __call__(self, weights: AttentionInputs, x: mx.array, widths: Sequence[int] = ()) -> list[mx.array]:
        """x (B, heads, M, head_dim) -> y (B, heads, M, value_dim), a node of MLX's graph where there can be one. Inside a
        transformation such as mx.grad: what stock computes."""
        library = nodes()
        arrays = _arrays(weights, x)
        if library is None:
            return [self._evaluated(arrays, weights, self._empty(x, weights))]
        parameters = self._parameters(weights)
        key = tuple(getattr(parameters, name) for name, _ in parameters._fields_)
        if key not in self._specs:
            run = ctypes.cast(self._run, ctypes.c_void_p).value
            assert run is not None
            self._specs[key] = library.spec_of(run, parameters, [])
        shape = self._shape(x)
        (y,) = mx.depends([x if x.shape == shape else mx.as_strided(x, shape, (0,) * 4)], arrays)
        return [y] if library.attach(y, self._specs[key]) else [weights.stock(x)]

    def run_poisoned(self, weights: AttentionInputs, x: mx.array, poison: float) -> mx.array:
        with poisoned(storage(mx.array([poison]).astype(x.dtype)), self._shape(x)) as y:
            return self._evaluated(_arrays(weights, x), weights, y)

    def _shape(self, x: mx.array) -> tuple[int, ...]:
        return (*x.shape[:3], self.source.problem.value_dim)

    def _empty(self, x: mx.array, weights: AttentionInputs) -> np.ndarray:
        return np.empty(self._shape(x), STORAGE[self.source.problem.x_dtype])

    def _evaluated(self, arrays: Sequence[mx.array], weights: AttentionInputs, y: np.ndarray) -> mx.array:
        """The result, computed outside of MLX's graph into y."""
        held = [_bits(array) for array in arrays]
        parameters = self._parameters(weights)
        inputs = [_tensor(array) for array in (held[0], *held)]
        job = _Job(ctypes.addressof(parameters), 0, len(inputs), (_Tensor * _MAX_INPUTS)(*inputs), _tensor(y))
        self._run(ctypes.byref(job))
        return from_storage(y, self.source.problem.x_dtype)

    def _parameters(self, inputs: AttentionInputs) -> _Attention:
        pool = Pool.get()
        kind = inputs.mask if isinstance(inputs.mask, str) else "none"
        if isinstance(inputs.mask, mx.array):
            kind = "boolean" if inputs.mask.dtype == mx.bool_ else "additive"
        return _Attention(
            ctypes.cast(pool.run, ctypes.c_void_p).value,
            pool.handle,
            min(pool.threads, _MAX_SLOTS),
            inputs.window,
            inputs.scale,
            inputs.softcap,
            _MASKS[kind],
            inputs.sinks is not None,
        )


def _arrays(inputs: AttentionInputs, q: mx.array) -> list[mx.array]:
    """What a kernel reads, in its order."""
    arrays = [q, *inputs.k, *inputs.v]
    if isinstance(inputs.mask, mx.array):
        mask = inputs.mask if inputs.mask.dtype in (mx.bool_, q.dtype) else inputs.mask.astype(q.dtype)
        arrays.append(mx.broadcast_to(mask, (*q.shape[:3], inputs.length)))
    if inputs.sinks is not None:
        arrays.append(inputs.sinks.astype(q.dtype))
    return arrays


def _bits(array: mx.array) -> np.ndarray:
    return np.asarray(array.view(mx.uint16) if array.dtype == mx.bfloat16 else array)


def _tensor(array: np.ndarray) -> _Tensor:
    strides = [stride // array.itemsize for stride in array.strides]
    pad = [0] * (MAX_DIMS - array.ndim)
    whole = array.flags.c_contiguous
    sizes = ((ctypes.c_long * MAX_DIMS)(*values, *pad) for values in (array.shape, strides))
    return _Tensor(array.ctypes.data, array.ndim, whole, array.size, *sizes)


def load_attention(source: KernelSource) -> AttentionKernel:
    """Compiles and loads a kernel, once a process. Raises CompileError."""
    return load_once((source.entry, ()), lambda: AttentionKernel(source))
