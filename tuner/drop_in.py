"""mx.quantized_matmul through a dispatch table."""

from __future__ import annotations

import functools
import warnings
import weakref
from collections.abc import Sequence
from typing import Any

import mlx.core as mx
import numpy as np

from tuner.backends import Weights
from tuner.backends import backend as find_backend
from tuner.dispatch import DispatchTable, TunerNotice, load_table
from tuner.dtypes import dtype_name
from tuner.errors import BadInputError, TunerError
from tuner.problem import Problem, Quantization
from tuner.tuned import as_wanted, is_transformed, kernel_of


class _PackCache:
    """Matrices given to `quantized_matmul` in a kernel's layout, each for as long as its w lives."""

    def __init__(self) -> None:
        self._packed: dict[tuple[int, str], tuple[list[weakref.ref[mx.array]], Weights]] = {}

    def get(self, backend: str, arrays: Sequence[mx.array], quantization: Quantization, layout: str) -> Weights:
        key = id(arrays[0]), layout
        packed = self._packed.get(key)
        if packed and all(ref() is array for ref, array in zip(packed[0], arrays[1:], strict=True)):
            return packed[1]
        weights = find_backend(backend).weights(arrays, quantization).only(layout)
        if layout != "native":  # of native weights nothing was copied: there is nothing to keep
            self._packed[key] = [weakref.ref(array) for array in arrays[1:]], weights
            if packed is None:
                weakref.finalize(arrays[0], self._packed.pop, key, None)
        return weights


_pack_cache = _PackCache()


@functools.cache
def _default_table() -> DispatchTable:
    return load_table()


def quantized_matmul(
    x: mx.array,
    w: mx.array,
    scales: mx.array,
    biases: mx.array | None = None,
    transpose: bool = True,
    group_size: int | None = None,
    bits: int | None = None,
    mode: str = "affine",
    *,
    table: DispatchTable | None = None,
    stream: Any = None,
) -> mx.array:
    """mx.quantized_matmul with the same arguments and result, by a tuned kernel where `table` (default: load_table(), read
    once) has one. x (..., K), w (N, words) -> (..., N).

    Whatever no row covers runs on stock: transpose=False, batched weights, an M, shape or dtype that was not tuned, strided
    w, scales or biases. For a model's own layers `apply` is cheaper: it repacks each matrix once.
    """
    if x.size == 0 and w.ndim == 2:
        n = w.shape[0] if transpose else w.shape[1] * 32 // (bits or 4)
        return mx.zeros((*x.shape[:-1], n), x.dtype)
    y = None
    if transpose and w.ndim == 2:
        arrays = (w, scales) if biases is None else (w, scales, biases)
        y = _tuned_product(x, arrays, (mode, bits, group_size), table)
    if y is not None:
        return y
    return mx.quantized_matmul(
        x, w, scales, biases, transpose=transpose, group_size=group_size, bits=bits, mode=mode, stream=stream
    )


def _tuned_product(
    x: mx.array,
    arrays: Sequence[mx.array],
    asked: tuple[str, int | None, int | None],
    table: DispatchTable | None,
) -> mx.array | None:
    table = _default_table() if table is None else table
    w, scales, *biases = arrays
    try:
        quantization = Quantization.of(*asked)
        k = quantization.logical_k(w.shape[1])
        problem = Problem(1, w.shape[0], k, quantization, dtype_name(x.dtype), dtype_name(scales.dtype))
    except BadInputError:
        return None
    alike = bool(biases) == quantization.has_biases and all(b.dtype == scales.dtype for b in biases)
    if x.shape[-1] != k or not alike or scales.shape != (problem.n, problem.groups):
        return None  # stock says what is wrong with it
    m = x.size // k
    kernel = kernel_of(table, problem, m, x.dtype)
    if kernel is None:
        return None
    try:
        # A GPU's arrays stay where they are: its kernels copy what is strided.
        if table.device.backend == "cpu" and not all(np.asarray(_bits(a)).flags.c_contiguous for a in arrays):
            return None
        weights = _pack_cache.get(table.device.backend, arrays, quantization, kernel.layout)
        return kernel(weights, as_wanted(x, kernel))[0]
    except (TunerError, OSError) as error:
        warnings.warn(f"{problem.at(m)}: {error} It runs on stock.", TunerNotice, stacklevel=3)
        return None
    except ValueError as error:
        if is_transformed(error):
            return None
        raise


def _bits(array: mx.array) -> mx.array:
    return array.view(mx.uint16) if array.dtype == mx.bfloat16 else array
