"""Dtype names and MLX's dtypes, and an array's memory as numpy."""

from __future__ import annotations

import mlx.core as mx
import numpy as np

MX_DTYPES = {"float32": mx.float32, "bfloat16": mx.bfloat16, "float16": mx.float16}
STORAGE: dict[str, np.dtype] = {
    "float32": np.dtype(np.float32),
    "bfloat16": np.dtype(np.uint16),
    "float16": np.dtype(np.float16),
}
"""numpy dtype of the same bits; numpy has no bfloat16."""

DTYPES_BY_MX = {dtype: name for name, dtype in MX_DTYPES.items()}


def dtype_name(dtype: mx.Dtype) -> str:
    """ "float32", "bfloat16" or "float16"; for another dtype its own name, which no kernel supports."""
    return DTYPES_BY_MX.get(dtype, str(dtype).removeprefix("mlx.core."))


def storage(array: mx.array) -> np.ndarray:
    """The array's own memory as numpy, evaluated and row contiguous; bfloat16 as its bits. Copies only what is strided."""
    bits = array.view(mx.uint16) if array.dtype == mx.bfloat16 else array
    return np.ascontiguousarray(np.asarray(bits))


def from_storage(bits: np.ndarray, dtype: str) -> mx.array:
    """An MLX array of `dtype` with a copy of what `storage` gave."""
    array = mx.array(bits)
    return array.view(mx.bfloat16) if dtype == "bfloat16" else array


def to_float64(array: mx.array) -> np.ndarray:
    """An MLX array of any float dtype as float64, exactly."""
    return np.asarray(array.astype(mx.float32)).astype(np.float64)
