"""Arrays as a kernel sees them in memory."""

from __future__ import annotations

import ctypes
import math
from dataclasses import dataclass
from typing import Any

import mlx.core as mx
import numpy as np

from tuner.metal_host.defects import refused

_STORAGE = {
    mx.float32: np.float32,
    mx.float16: np.float16,
    mx.bfloat16: np.uint16,
    mx.int8: np.int8,
    mx.uint8: np.uint8,
    mx.int16: np.int16,
    mx.uint16: np.uint16,
    mx.int32: np.int32,
    mx.uint32: np.uint32,
    mx.int64: np.int64,
    mx.uint64: np.uint64,
    mx.bool_: np.bool_,
}


@dataclass(frozen=True)
class Memory:
    """An argument as it lies in memory: `data` is its bytes, and `start` the offset of its first element in them."""

    data: np.ndarray
    start: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]  # in elements


def memory(array: mx.array, row_contiguous: bool) -> Memory:
    """The bytes of an array as a kernel sees them: a copy in row order, or what lies in memory, with its strides."""
    strided = bits(array)
    if row_contiguous:
        strided = np.ascontiguousarray(strided)
        # numpy makes no promise for the strides of a dimension of 1: these are row order's.
        steps = [math.prod(array.shape[axis + 1 :]) for axis in range(array.ndim)]
        return Memory(strided.reshape(-1), 0, tuple(array.shape), tuple(steps))
    itemsize = strided.itemsize
    buffer: Any = array
    if array.ndim and memoryview(buffer).strides != strided.strides:
        raise refused("an input is strided in a way that cannot be read from here; pass it row contiguous.")
    reach = [(n - 1) * step for n, step in zip(strided.shape, strided.strides, strict=True)]
    low, high = sum(min(r, 0) for r in reach), sum(max(r, 0) for r in reach) + itemsize
    data = np.ctypeslib.as_array((ctypes.c_uint8 * (high - low)).from_address(strided.ctypes.data + low)).copy()
    return Memory(data, -low, tuple(array.shape), tuple(step // itemsize for step in strided.strides))


def bits(array: mx.array) -> np.ndarray:
    """The array as numpy, without a copy; bfloat16 as uint16."""
    storage(array.dtype)
    plain = array.view(mx.uint16) if array.dtype == mx.bfloat16 and array.ndim else array
    if array.dtype == mx.bfloat16 and not array.ndim:
        plain = array.reshape(1).view(mx.uint16)
    mx.eval(plain)
    return np.asarray(plain)


def storage(dtype: mx.Dtype) -> Any:
    """The numpy type with the same bits. Raises MetalCompileError for a dtype that custom kernels are not checked with."""
    if dtype not in _STORAGE:
        raise refused(f"arrays of {dtype} are not supported.")
    return _STORAGE[dtype]
