"""Weights in the layouts kernels want, the thread pool, and compiled kernels."""

from __future__ import annotations

import ctypes
import itertools
import os
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar, cast

import mlx.core as mx
import numpy as np

from tuner.backends.cpu.compiler import compile_library
from tuner.backends.cpu.graph import MAX_DIMS, Nodes, Spec, nodes
from tuner.backends.cpu.guard import guarded_copy, poisoned
from tuner.backends.cpu.machine import architecture, thread_count
from tuner.dtypes import STORAGE, dtype_name, from_storage, storage
from tuner.problem import Quantization
from tuner.render import KernelSource, template_text

LANES = 16
"""Rows of a rows16 block: one vector of float32 in the templates."""

# How long an idle pool thread spins before it sleeps. Waking it costs 65 us, which this is to spare within a pass. It must
# sleep by the time that the next pass begins, 0.2 to 0.4 ms after the last kernel of this one: on two cores, where it spins
# beside the caller, the thread that runs the pass shares a core until the scheduler's next tick, up to 4 ms later.
# SmolLM2, passes that wait for their token: 111 tokens/s at 100 us, 98 at 1 ms; begun ahead 108 and 105.
_SPIN_NS = 100_000

T = TypeVar("T")


class Args(ctypes.Structure):
    """`Args` of templates/cpu/dequantize.h."""

    _fields_ = [(name, ctypes.c_void_p) for name in ("w", "scales", "biases", "x", "y", "prepared")] + [
        (name, ctypes.c_long) for name in ("m", "n", "k", "cuts")
    ]


class _Kernel(ctypes.Structure):
    """`Kernel` of templates/cpu/pool.c."""

    _fields_ = [(name, ctypes.c_void_p) for name in ("tasks", "compute", "prepare_parts", "prepare", "prepared_floats")]


class Linear(ctypes.Structure):
    """`Linear` of templates/cpu/operations.c."""

    _fields_ = (
        ("run", ctypes.c_void_p),
        ("pool", ctypes.c_void_p),
        ("kernel", ctypes.c_void_p),
        ("args", Args),
    )


def aligned(count: int, dtype: np.dtype) -> np.ndarray:
    """Uninitialised 1-D array of `count` elements that starts on a cache line."""
    return aligned_in(np.empty(count * dtype.itemsize + 64, np.uint8), count, dtype)


def aligned_in(raw: np.ndarray, count: int, dtype: np.dtype, to: int = 64) -> np.ndarray:
    """The same in bytes that are there, `to` more than the elements take."""
    start = -raw.ctypes.data % to
    return raw[start : start + count * dtype.itemsize].view(dtype)


def to_rows16(matrix: np.ndarray, memory: np.ndarray | None = None) -> np.ndarray:
    """(N, C) -> (ceil(N / 16), C, 16): rows transposed in blocks of 16, zeros below the last row. See from_rows16.
    `memory`: bytes to lie in, 64 more than the result has."""
    n, columns = matrix.shape
    blocks = -(-n // LANES)
    size = blocks * columns * LANES
    memory = np.empty(size * matrix.itemsize + 64, np.uint8) if memory is None else memory
    out = aligned_in(memory, size, matrix.dtype).reshape(blocks, columns, LANES)
    full = n // LANES
    out[:full] = matrix[: full * LANES].reshape(full, LANES, columns).transpose(0, 2, 1)
    if blocks > full:
        out[full] = 0
        out[full, :, : n - full * LANES] = matrix[full * LANES :].T
    return out


def from_rows16(packed: np.ndarray, n: int) -> np.ndarray:
    """(N / 16, C, 16) -> (N, C): undoes to_rows16."""
    blocks, columns, _ = packed.shape
    return packed.transpose(0, 2, 1).reshape(blocks * LANES, columns)[:n]


class PackedWeights:
    """One quantized matrix in the layouts that kernels want, each made once.

    w: (N, K * bits / 32) uint32; scales and, in affine mode, biases: (N, K / group_size). Keeps the arrays it was made of.
    """

    def __init__(self, arrays: Sequence[mx.array], quantization: Quantization) -> None:
        mx.eval(*arrays)
        self.arrays: tuple[mx.array, ...] = tuple(arrays)
        self.quantization = quantization
        self.n = arrays[0].shape[0]
        self.k = quantization.logical_k(arrays[0].shape[1])
        self._made: dict[str, _Layout] = {}
        self._guarded: dict[str, _Layout] = {}
        self.specs: dict[tuple[int, int], Spec] = {}  # see CpuKernel

    def layout(self, name: str) -> _Layout:
        """w, scales and biases in layout `native` or `rows16`."""
        if name not in self._made:
            made = _rows16(self.arrays) if name == "rows16" else _native(self.arrays)
            self._made.setdefault(name, made)  # of two threads the first one's stay: addresses of them may be in use
        return self._made[name]

    def guarded(self, name: str) -> _Layout:
        """A copy of a layout, each part of it ending where memory does: for checks, not for use."""
        if name not in self._guarded:
            made = self._made.get(name) or (_rows16(self.arrays) if name == "rows16" else _native(self.arrays))
            self._guarded.setdefault(name, laid_out([guarded_copy(part) for part in made.parts], ()))
        return self._guarded[name]

    def only(self, layout: str) -> PackedWeights:
        """See tuner.backends.base.Weights."""
        self.layout(layout)
        if layout != "native":
            self.arrays = ()
        return self


@dataclass(frozen=True)
class _Layout:
    """Parts of a matrix as numpy, their addresses (None: no biases), and the MLX arrays that hold the memory."""

    parts: tuple[np.ndarray, ...]
    pointers: tuple[int | None, ...]
    memory: tuple[mx.array, ...]


def laid_out(parts: Sequence[np.ndarray], memory: Sequence[mx.array]) -> _Layout:
    """A layout of w, scales and, in affine mode, biases, whose memory is that of `memory`."""
    pointers = [part.ctypes.data for part in parts]
    return _Layout(tuple(parts), (*pointers, *[None] * (3 - len(parts))), tuple(memory))


def _native(arrays: Sequence[mx.array]) -> _Layout:
    whole = [mx.contiguous(array) for array in arrays]
    mx.eval(whole)
    return laid_out([storage(array) for array in whole], whole)


def _rows16(arrays: Sequence[mx.array]) -> _Layout:
    parts, memory = [], []
    for array in arrays:
        native = storage(array)
        rows = -(-native.shape[0] // LANES) * LANES
        memory.append(mx.array(np.empty(rows * native.shape[1] * native.itemsize + 64, np.uint8)))
        parts.append(to_rows16(native, np.frombuffer(memory[-1], np.uint8)))  # type: ignore[call-overload]
    return laid_out(parts, memory)


class Pool:
    """The process's threads. Made on first use and again in a forked child, which has none of them."""

    _lock = threading.Lock()
    _current: Pool | None = None

    def __init__(self) -> None:
        library = ctypes.CDLL(str(compile_library(template_text("cpu/pool.c"), architecture())))
        library.pool_create.restype = ctypes.c_void_p
        library.pool_create.argtypes = [ctypes.c_int, ctypes.c_long]
        library.pool_run.restype = None
        library.pool_run.argtypes = [ctypes.c_void_p] * 3 + [ctypes.c_long]
        library.pool_run_many.restype = None
        library.pool_run_many.argtypes = [ctypes.c_void_p] * 3 + [ctypes.c_long] * 3 + [ctypes.c_void_p]
        self.pid = os.getpid()
        self.handle = library.pool_create(thread_count(), _SPIN_NS)
        if not self.handle:
            raise MemoryError("no memory for the thread pool")
        self.threads = library.pool_threads(ctypes.c_void_p(self.handle))
        self.run = library.pool_run
        self._run_many = library.pool_run_many

    def ends_ns(self, kernel: int, blocks: Any, calls: int, floats: int) -> np.ndarray:
        """Runs argument blocks that lie one after another; nanoseconds from the start to the end of each."""
        ends = np.empty(calls, np.int64)
        size = ctypes.sizeof(Args)
        self._run_many(self.handle, kernel, blocks, size, calls, floats, ends.ctypes.data)
        return ends

    @classmethod
    def get(cls) -> Pool:
        pool = cls._current
        if pool is None or pool.pid != os.getpid():
            with cls._lock:
                if cls._current is None or cls._current.pid != os.getpid():
                    cls._current = Pool()
                pool = cls._current
        return pool


class _Scratch(threading.local):
    """A thread's memory for prepared activations, the same for all kernels: of two copies of one kernel that had some of
    their own, at other places in a page, one was up to 3 % faster for as long as they lived."""

    _PAGE = 4096

    def __init__(self) -> None:
        self._memory = np.empty(0, np.float32)

    def address(self, floats: int) -> int:
        """Where at least so many floats have room, from the beginning of a page on."""
        if self._memory.size < floats:
            raw = np.empty(floats * 4 + self._PAGE, np.uint8)
            self._memory = aligned_in(raw, floats, np.dtype(np.float32), self._PAGE)
        return self._memory.ctypes.data


_scratch = _Scratch()


class CpuKernel:
    """A compiled kernel: y = x @ w.T for the M, quantization and dtypes it was rendered for, any N and K."""

    def __init__(self, source: KernelSource) -> None:
        self.source = source
        self.layout = source.layout
        self._tasks_per_thread = int(dict(source.launch).get("tasks_per_thread", 1))
        self._library = ctypes.CDLL(str(compile_library(source.text, architecture())))
        names = [field[0] for field in _Kernel._fields_]
        self._table = _Kernel(*(ctypes.cast(getattr(self._library, name), ctypes.c_void_p).value for name in names))
        self._kernel = ctypes.addressof(self._table)
        self._prepared_floats = self._library.prepared_floats
        self._prepared_floats.restype = ctypes.c_long
        self._storage = STORAGE[source.problem.x_dtype]
        self._sizes: dict[tuple[int, int], int] = {}

    def __call__(self, weights: PackedWeights, x: mx.array, widths: Sequence[int] = ()) -> list[mx.array]:
        """See tuner.backends.base.Kernel. A node of MLX's graph where there can be one, else x is evaluated here.

        Raises ValueError inside a transformation (mx.grad, mx.vmap, mx.compile) for what is not one whole matrix.
        """
        library = nodes()
        if library is None or x.ndim > MAX_DIMS:
            return self._outside(weights, x, widths)
        shape = (*x.shape[:-1], weights.n)
        y = None
        if not widths and weights.arrays and len({a.dtype for a in (x, *weights.arrays[1:])}) == 1:
            y = _stock(x, weights, transpose=True)
        of_stock = y is not None
        if y is None:
            y = mx.as_strided(x, shape, (0,) * len(shape))
        if not library.attach(y, self._spec(library, weights), traced=of_stock):
            if of_stock:
                return [y]
            raise ValueError("a joined product can not be part of function transformations.")
        return list(mx.split(y, list(itertools.accumulate(widths[:-1])), axis=-1)) if widths else [y]

    def _spec(self, library: Nodes, weights: PackedWeights) -> Spec:
        """What evaluates a node for these weights, made once for a pool."""
        pool = Pool.get()
        key = (self._kernel, pool.handle)
        if key not in weights.specs:
            parameters, memory = self.linear(weights)
            weights.specs[key] = library.spec("linear", self.source.problem.x_dtype, parameters, memory)
        return weights.specs[key]

    def linear(self, weights: PackedWeights) -> tuple[Linear, tuple[mx.array, ...]]:
        """A product with these weights as an operation's parameters, and the arrays whose memory they name."""
        pool, layout = Pool.get(), weights.layout(self.layout)
        args = Args(*layout.pointers, None, None, None, 0, weights.n, weights.k, pool.threads * self._tasks_per_thread)
        run = ctypes.cast(pool.run, ctypes.c_void_p).value
        return Linear(run, pool.handle, self._kernel, args), layout.memory

    def _outside(self, weights: PackedWeights, x: mx.array, widths: Sequence[int]) -> list[mx.array]:
        """The product outside of MLX's graph, with stock's gradient while there are MLX's arrays to take it of."""
        if not weights.arrays:
            return self._evaluated(weights, x, widths)

        @mx.custom_function
        def product(x: mx.array) -> list[mx.array]:
            return self._evaluated(weights, x, widths)

        @product.vjp
        def gradient(x: mx.array, cotangents: list[mx.array], outputs: list[mx.array]) -> mx.array:
            return _stock(mx.concatenate(cotangents, axis=-1), weights, transpose=False)

        results: Any = product(x)
        return list(results)

    def _evaluated(self, weights: PackedWeights, x: mx.array, widths: Sequence[int]) -> list[mx.array]:
        bits = storage(x)
        lead = bits.shape[:-1]
        rows = bits.reshape(-1, weights.k)
        y = np.empty((rows.shape[0], weights.n), self._storage)
        self._run(weights.layout(self.layout), rows, y)
        dtype = self.source.problem.x_dtype
        if not widths:
            return [from_storage(y.reshape(*lead, weights.n), dtype)]
        ends = list(itertools.accumulate(widths))
        pieces = zip([0, *ends], ends, widths, strict=False)
        # Shapes are given in numpy: each view made in MLX would be one more operation of the next evaluation.
        return [from_storage(y[:, start:end].reshape(*lead, width), dtype) for start, end, width in pieces]

    def run_poisoned(self, weights: PackedWeights, x: mx.array, poison: float) -> mx.array:
        """See tuner.backends.base.Kernel. All operands end where memory does: reading past one ends the process."""
        bits = storage(x)
        with poisoned(storage(mx.array([poison]).astype(x.dtype)), (bits.shape[0], weights.n)) as y:
            self._run(weights.guarded(self.layout), guarded_copy(bits), y)
        return from_storage(y, dtype_name(x.dtype))

    def _run(self, weights: _Layout, x: np.ndarray, y: np.ndarray) -> None:
        (m, k), n = x.shape, y.shape[1]
        args = Args(*weights.pointers, x.ctypes.data, y.ctypes.data, None, m, n, k)
        floats = self._floats(args)
        args.prepared = _scratch.address(floats)
        pool = Pool.get()
        args.cuts = pool.threads * self._tasks_per_thread
        pool.run(pool.handle, self._kernel, ctypes.byref(args), floats)

    def ends_ns(self, blocks: ctypes.Array[Args], first: int, count: int) -> np.ndarray:
        """When each of `count` calls ended, in nanoseconds from the start of the first, after one lead-in call; on argument
        blocks from `first` on, around the end."""
        pool = Pool.get()
        floats = self._floats(blocks[0])
        prepared, cuts = _scratch.address(floats), pool.threads * self._tasks_per_thread
        turn = (Args * (count + 1))(*(blocks[(first + i) % len(blocks)] for i in range(count + 1)))
        for args in turn:
            args.prepared, args.cuts = prepared, cuts
        pool.ends_ns(self._kernel, ctypes.byref(turn), 1, floats)
        return pool.ends_ns(self._kernel, ctypes.byref(turn, ctypes.sizeof(Args)), count, floats)

    def _floats(self, args: Args) -> int:
        shape = (args.m, args.k)
        if shape not in self._sizes:
            self._sizes[shape] = self._prepared_floats(ctypes.byref(args))
        return self._sizes[shape]


def _stock(x: mx.array, weights: PackedWeights, transpose: bool) -> mx.array:
    q = weights.quantization
    w, scales = weights.arrays[:2]
    biases = weights.arrays[2] if q.has_biases else None
    return mx.quantized_matmul(x, w, scales, biases, transpose, q.group_size, q.bits, q.mode)


class DenseKernel:
    """MLX's own dequantize and dense matmul, a candidate at prefill sizes."""

    layout = "native"

    def __init__(self, source: KernelSource) -> None:
        self.source = source

    def __call__(self, weights: PackedWeights, x: mx.array, widths: Sequence[int] = ()) -> list[mx.array]:
        q = weights.quantization
        w, scales = weights.arrays[:2]
        biases = weights.arrays[2] if q.has_biases else None
        dense = mx.dequantize(w, scales, biases, q.group_size, q.bits, q.mode)
        y = x @ dense.astype(x.dtype).T
        return list(mx.split(y, list(itertools.accumulate(widths[:-1])), axis=-1)) if widths else [y]

    def run_poisoned(self, weights: PackedWeights, x: mx.array, poison: float) -> mx.array:
        return self(weights, x)[0]  # the output is MLX's to allocate


def load_kernel(source: KernelSource) -> CpuKernel | DenseKernel:
    """Compiles and loads a kernel, once a process. Raises CompileError."""
    if source.config.family == "dense":
        return DenseKernel(source)
    return load_once((source.entry, source.launch), lambda: CpuKernel(source))


def load_once(key: tuple[str, object], make: Callable[[], T]) -> T:
    """What `make` makes, once a process for each key: of threads that want the same kernel one builds it."""
    if key not in _loaded:
        with _load_lock:
            building = _building.setdefault(key, threading.Lock())
        with building:
            if key not in _loaded:
                _loaded[key] = make()
    return cast(T, _loaded[key])


_loaded: dict[tuple[str, object], object] = {}
_building: dict[tuple[str, object], threading.Lock] = {}
_load_lock = threading.Lock()
