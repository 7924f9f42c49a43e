"""The CPU backend: compiles the C templates, runs them on a persistent pool, and times them on cold weights."""

from __future__ import annotations

import contextlib
import ctypes
import functools
import math
import os
import platform
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

import mlx.core as mx
import numpy as np

from tuner.backends.compiler import TARGETS, compile_library
from tuner.errors import BadInputError
from tuner.problem import Device, Problem, Quantization
from tuner.render import KernelSource, template_text
from tuner.space import Config

MX_DTYPES = {"float32": mx.float32, "bfloat16": mx.bfloat16, "float16": mx.float16}
_STORAGE = {"float32": np.dtype(np.float32), "bfloat16": np.dtype(np.uint16), "float16": np.dtype(np.float16)}

LANES = 16
"""Rows of a rows16 block: one vector of float32 in the templates."""

# How long an idle pool thread spins before it sleeps. Waking it costs 65 us; the next linear of a model is 100 to 400 us
# away (MLX's own operations lie between), and a thread that is not needed must not burn a core for longer.
_SPIN_NS = 400_000

# Reading from this much memory in turn defeats the cache of every machine we know the size of; several times the
# last-level cache where that is larger, at most this share of what is free.
_MIN_ARENA_BYTES = 256 << 20
_MAX_ARENA_BYTES = 1 << 30
_ARENA_SHARE = 0.2

_SAMPLE_NS = 3_000_000  # one sample of a kernel runs about this long


class _Args(ctypes.Structure):
    """`Args` of templates/cpu/dequantize.h."""

    _fields_ = [(name, ctypes.c_void_p) for name in ("w", "scales", "biases", "x", "y", "prepared")] + [
        (name, ctypes.c_long) for name in ("m", "n", "k")
    ]


class _Kernel(ctypes.Structure):
    """`Kernel` of templates/cpu/pool.c."""

    _fields_ = [(name, ctypes.c_void_p) for name in ("tasks", "compute", "prepare_parts", "prepare", "prepared_floats")]


# ---------------------------------------------------------------------------------------------------------------- device


def architecture() -> str:
    """The instruction set kernels are compiled for: a key of `compiler.TARGETS`, or TUNER_ISA when it is set.

    Raises BadInputError for a TUNER_ISA that is unknown, and for a machine that none fits.
    """
    asked = os.environ.get("TUNER_ISA")
    if asked:
        if asked not in TARGETS:
            raise BadInputError(f"TUNER_ISA is {asked!r}: one of {', '.join(TARGETS)}.")
        return asked
    machine = platform.machine().lower()
    if machine in ("arm64", "aarch64"):
        return "aarch64-neon"
    if machine in ("x86_64", "amd64"):
        flags = _cpu_flags()
        if {"avx512f", "avx512bw", "avx512dq", "avx512vl"} <= flags:
            return "x86_64-avx512"
        if {"avx2", "fma", "f16c"} <= flags or platform.system() == "Darwin":
            return "x86_64-avx2"
    raise BadInputError(f"the CPU backend has no kernels for this {machine}: it needs AVX2 or 64-bit Arm.")


def thread_count() -> int:
    """Threads of the pool: TUNER_THREADS, or the cores this process may use, less what a container's quota forbids."""
    asked = os.environ.get("TUNER_THREADS")
    if asked:
        if not asked.isdecimal() or int(asked) < 1:
            raise BadInputError(f"TUNER_THREADS is {asked!r}: it must be a whole number of at least 1.")
        return int(asked)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    with contextlib.suppress(OSError, ValueError):
        quota, period = Path("/sys/fs/cgroup/cpu.max").read_text().split()
        cores = min(cores, max(1, int(quota) // int(period)))
    return cores


@functools.cache
def device() -> Device:
    """Fingerprint of this machine's CPU."""
    return Device(
        backend="cpu",
        name=_cpu_name(),
        architecture=architecture(),
        cores=str(thread_count()),
        memory=_memory(),
        system=platform.system() or "unknown",
        mlx_version=mx.__version__,
    )


def _cpu_info(field: str) -> str:
    with contextlib.suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.split(":")[0].strip() == field:
                return line.split(":", 1)[1].strip()
    return ""


def _cpu_flags() -> set[str]:
    return set(_cpu_info("flags").split())


def _cpu_name() -> str:
    return _cpu_info("model name") or platform.processor() or "unknown"


def _memory() -> str:
    with contextlib.suppress(ValueError, OSError, AttributeError):
        return f"{round(os.sysconf('SC_PAGE_SIZE') * os.sysconf('SC_PHYS_PAGES') / 2**30)} GiB"
    return "unknown"


# --------------------------------------------------------------------------------------------------------------- weights


def aligned(count: int, dtype: np.dtype) -> np.ndarray:
    """Uninitialised 1-D array of `count` elements that starts on a cache line."""
    raw = np.empty(count * dtype.itemsize + 64, np.uint8)
    start = -raw.ctypes.data % 64
    return raw[start : start + count * dtype.itemsize].view(dtype)


def to_rows16(matrix: np.ndarray) -> np.ndarray:
    """(N, C) -> (ceil(N / 16), C, 16): rows transposed in blocks of 16, zeros below the last row. See from_rows16."""
    n, columns = matrix.shape
    blocks = -(-n // LANES)
    out = aligned(blocks * columns * LANES, matrix.dtype).reshape(blocks, columns, LANES)
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


def storage(array: mx.array) -> np.ndarray:
    """The evaluated array's own memory as numpy, row contiguous; bfloat16 as its bits. Copies only what is strided."""
    bits = array.view(mx.uint16) if array.dtype == mx.bfloat16 else array
    return np.ascontiguousarray(np.asarray(bits))


class PackedWeights:
    """One quantized matrix in the layouts that kernels want, each made once.

    w: (N, K * bits / 32) uint32; scales, biases: (N, K / group_size). Keeps the arrays it was made of.
    """

    def __init__(self, w: mx.array, scales: mx.array, biases: mx.array, quantization: Quantization) -> None:
        mx.eval(w, scales, biases)
        self.arrays = (w, scales, biases)
        self.quantization = quantization
        self.n = w.shape[0]
        self.k = quantization.logical_k(w.shape[1])
        self._made: dict[str, tuple[np.ndarray, ...]] = {}
        self._pointers: dict[str, tuple[int, ...]] = {}

    def layout(self, name: str) -> tuple[np.ndarray, ...]:
        """w, scales and biases in layout `native` or `rows16`."""
        if name not in self._made:
            native = tuple(storage(a) for a in self.arrays)
            self._made[name] = tuple(map(to_rows16, native)) if name == "rows16" else native
        return self._made[name]

    def pointers(self, name: str) -> tuple[int, ...]:
        """Addresses of w, scales and biases in a layout."""
        if name not in self._pointers:
            self._pointers[name] = tuple(part.ctypes.data for part in self.layout(name))
        return self._pointers[name]


# --------------------------------------------------------------------------------------------------------------- kernels


class _Pool:
    """The process's threads. Made on first use and again in a forked child, which has none of them."""

    _lock = threading.Lock()
    _current: _Pool | None = None

    def __init__(self) -> None:
        library = ctypes.CDLL(str(compile_library(template_text("cpu/pool.c"), architecture())))
        library.pool_create.restype = ctypes.c_void_p
        library.pool_create.argtypes = [ctypes.c_int, ctypes.c_long]
        library.pool_run.restype = None
        library.pool_run.argtypes = [ctypes.c_void_p] * 3 + [ctypes.c_long]
        library.pool_run_many.restype = ctypes.c_long
        library.pool_run_many.argtypes = [ctypes.c_void_p] * 3 + [ctypes.c_long] * 3
        self.pid = os.getpid()
        self.handle = library.pool_create(thread_count(), _SPIN_NS)
        if not self.handle:
            raise MemoryError("no memory for the thread pool")
        self.run = library.pool_run
        self.run_many = library.pool_run_many

    @classmethod
    def get(cls) -> _Pool:
        pool = cls._current
        if pool is None or pool.pid != os.getpid():
            with cls._lock:
                if cls._current is None or cls._current.pid != os.getpid():
                    cls._current = _Pool()
                pool = cls._current
        return pool


class CpuKernel:
    """A compiled kernel: y = x @ w.T for the M, quantization and dtypes it was rendered for, any N and K."""

    def __init__(self, source: KernelSource) -> None:
        self.source = source
        self.layout = source.layout
        self._library = ctypes.CDLL(str(compile_library(source.text, architecture())))
        names = [name for name, _ in _Kernel._fields_]
        self._table = _Kernel(*(ctypes.cast(getattr(self._library, name), ctypes.c_void_p).value for name in names))
        self._kernel = ctypes.addressof(self._table)
        self._prepared_floats = self._library.prepared_floats
        self._prepared_floats.restype = ctypes.c_long
        self._dtype = _STORAGE[source.problem.x_dtype]
        self._x_dtype = MX_DTYPES[source.problem.x_dtype]
        self._scratch = threading.local()
        self._sizes: dict[tuple[int, int], int] = {}

    def __call__(self, weights: PackedWeights, x: mx.array) -> mx.array:
        """x: (M, K) in the kernel's dtype -> (M, N) in the same. Leaves MLX's graph: x is evaluated here."""
        bits = x.view(mx.uint16) if x.dtype == mx.bfloat16 else x
        mx.eval(bits)
        y = self.run(weights, np.ascontiguousarray(np.asarray(bits)))
        out = mx.array(y)
        return out.view(mx.bfloat16) if x.dtype == mx.bfloat16 else out

    def run(self, weights: PackedWeights, x: np.ndarray, y: np.ndarray | None = None) -> np.ndarray:
        """The same on numpy memory (bfloat16 as uint16 bits); writes into y when it is given."""
        if y is None:
            y = np.empty((x.shape[0], weights.n), self._dtype)
        m = x.shape[0]
        args = _Args(
            *weights.pointers(self.layout), x.ctypes.data, y.ctypes.data, None, m, weights.n, weights.k
        )
        floats = self._floats(args)
        args.prepared = self._prepared(floats)
        pool = _Pool.get()
        pool.run(pool.handle, self._kernel, ctypes.byref(args), floats)
        return y

    def time_ns(self, blocks: ctypes.Array[_Args], first: int, count: int) -> int:
        """Nanoseconds of `count` calls after one lead-in call, on argument blocks from `first` on, around the end."""
        pool = _Pool.get()
        floats = self._floats(blocks[0])
        prepared = self._prepared(floats)
        turn = (_Args * (count + 1))()
        for i in range(count + 1):
            ctypes.pointer(turn[i])[0] = blocks[(first + i) % len(blocks)]
            turn[i].prepared = prepared
        size = ctypes.sizeof(_Args)
        pool.run_many(pool.handle, self._kernel, ctypes.byref(turn), size, 1, floats)
        return pool.run_many(pool.handle, self._kernel, ctypes.byref(turn, size), size, count, floats)

    def _floats(self, args: _Args) -> int:
        shape = (args.m, args.k)
        if shape not in self._sizes:
            self._sizes[shape] = self._prepared_floats(ctypes.byref(args))
        return self._sizes[shape]

    def _prepared(self, floats: int) -> int:
        scratch = getattr(self._scratch, "floats", None)
        if scratch is None or scratch.size < floats:
            scratch = self._scratch.floats = aligned(floats, np.dtype(np.float32))
            self._scratch.address = scratch.ctypes.data
        return self._scratch.address


class DenseKernel:
    """MLX's own dequantize and dense matmul, a candidate at prefill sizes."""

    layout = "native"

    def __init__(self, source: KernelSource) -> None:
        self.source = source

    def __call__(self, weights: PackedWeights, x: mx.array) -> mx.array:
        q = weights.quantization
        w = mx.dequantize(*weights.arrays, group_size=q.group_size, bits=q.bits, mode=q.mode)
        return x @ w.astype(x.dtype).T

    def run(self, weights: PackedWeights, x: np.ndarray, y: np.ndarray | None = None) -> np.ndarray:
        dtype = MX_DTYPES[self.source.problem.x_dtype]
        operand = mx.array(x).view(dtype) if dtype == mx.bfloat16 else mx.array(x)
        result = self(weights, operand)
        mx.eval(result)
        out = storage(result)
        if y is None:
            return out
        y[...] = out
        return y


Kernel = CpuKernel | DenseKernel


def compile_kernel(source: KernelSource) -> Kernel:
    """Compiles and loads a kernel, once a process. Raises CompileError."""
    return DenseKernel(source) if source.config.family == "dense" else _load(source.entry, source)


_loaded: dict[str, CpuKernel] = {}
_load_lock = threading.Lock()


def _load(entry: str, source: KernelSource) -> CpuKernel:
    with _load_lock:
        if entry not in _loaded:
            _loaded[entry] = CpuKernel(source)
        return _loaded[entry]


# ---------------------------------------------------------------------------------------------------------------- timing


class ColdArena:
    """Memory worth several times the last-level cache that all timed weights are cut from, one matrix after another.

    Packed weights may be any bits; scales and biases are sane numbers, so no kernel meets a denormal or a NaN. The memory
    is MLX's, so that stock and kernels read the same bytes.
    """

    def __init__(self, limit_bytes: int | None = None) -> None:
        wanted = min(max(_MIN_ARENA_BYTES, 2 * _last_level_cache()), _MAX_ARENA_BYTES)
        total = int(limit_bytes or min(wanted, _available_bytes() * _ARENA_SHARE))
        rng = np.random.default_rng(20261130)
        self._values = mx.array(rng.random(1 << 16, dtype=np.float32) * 0.01 + 0.005)
        self._scale_bytes = total // 3
        self._scales: dict[str, mx.array] = {}
        tile = mx.array(rng.integers(0, 2**32, 1 << 22, dtype=np.uint32))
        self.words = _filled(tile, total * 2 // 3)

    def scales(self, dtype: str) -> mx.array:
        """Scales and biases of one dtype, (elements,)."""
        if dtype not in self._scales:
            self._scales.clear()  # one dtype at a time: the arena's size is a promise
            self._scales[dtype] = _filled(self._values.astype(MX_DTYPES[dtype]), self._scale_bytes)
        return self._scales[dtype]


def _filled(tile: mx.array, total_bytes: int) -> mx.array:
    out = mx.tile(tile, max(1, total_bytes // tile.nbytes))
    mx.eval(out)
    return out


class Bench:
    """Times kernels and stock for one problem on cold weights. One sample is microseconds a call.

    Kernels read rows16 weights on cache lines, as PackedWeights lays them out, and native ones 8 bytes past a line, where
    MLX's allocator puts an array.
    """

    _OFFSETS: ClassVar = {"rows16": 0, "native": 8}

    def __init__(self, problem: Problem, arena: ColdArena) -> None:
        self.problem = problem
        rows = -(-problem.n // LANES) * LANES
        spare = 32  # elements: room to begin at any offset in a cache line
        self._word_count = rows * problem.quantization.packed_words(problem.k) + spare
        self._scale_count = rows * problem.groups + spare
        words, scales = arena.words, arena.scales(problem.scale_dtype)
        if words.size < self._word_count or scales.size < 2 * self._scale_count:
            words, scales = _filled(words, 4 * self._word_count), _filled(scales, 8 * self._scale_count)
        self._words, self._scales = words, scales
        self.copies = min(words.size // self._word_count, scales.size // (2 * self._scale_count))
        self._x = mx.random.normal((problem.m, problem.k), key=mx.random.key(problem.m))
        self._x = self._x.astype(MX_DTYPES[problem.x_dtype])
        mx.eval(self._x)
        self._x_storage = storage(self._x)
        self._y = aligned(problem.m * rows, _STORAGE[problem.x_dtype])
        self._blocks = {name: self._arguments(offset) for name, offset in self._OFFSETS.items()}
        self._next = 0

    def _arguments(self, offset: int) -> ctypes.Array[_Args]:
        p = self.problem
        word = _address(self._words)
        scale = _address(self._scales)
        item = self._scales.itemsize

        def at(address: int) -> int:
            return address + (offset - address) % 64

        return (_Args * self.copies)(
            *(
                _Args(
                    at(word + 4 * i * self._word_count),
                    at(scale + item * 2 * i * self._scale_count),
                    at(scale + item * (2 * i + 1) * self._scale_count),
                    self._x_storage.ctypes.data,
                    self._y.ctypes.data,
                    None,
                    p.m,
                    p.n,
                    p.k,
                )
                for i in range(self.copies)
            )
        )

    def _matrix(self, copy: int) -> tuple[mx.array, mx.array, mx.array]:
        """The copy as MLX arrays: views of the arena."""
        p = self.problem

        def cut(array: mx.array, start: int, columns: int) -> mx.array:
            return array[start : start + p.n * columns].reshape(p.n, columns)

        first = 2 * copy * self._scale_count
        return (
            cut(self._words, copy * self._word_count, p.quantization.packed_words(p.k)),
            cut(self._scales, first, p.groups),
            cut(self._scales, first + self._scale_count, p.groups),
        )

    def sample(self, kernel: Kernel, expected_us: float | None = None) -> float:
        """Microseconds a call of a kernel, over as many back-to-back calls as fill a sample."""
        if isinstance(kernel, DenseKernel):
            return self._sample_graph(lambda x, w: kernel(PackedWeights(*w, self.problem.quantization), x))
        count = max(2, min(400, math.ceil(_SAMPLE_NS / 1000 / (expected_us or 1000))))
        first, self._next = self._next, (self._next + count + 1) % self.copies
        return kernel.time_ns(self._blocks[kernel.layout], first, count) / count / 1000

    def sample_stock(self) -> float:
        """Microseconds a call of mx.quantized_matmul, as the slope over two chain lengths of one evaluation each."""
        q = self.problem.quantization
        return self._sample_graph(
            lambda x, w: mx.quantized_matmul(x, *w, group_size=q.group_size, bits=q.bits, mode=q.mode)
        )

    def _sample_graph(self, call: _GraphCall) -> float:
        short = self._time_chain(call, 1)
        if short > 50_000:  # the fixed cost of an evaluation, about 0.1 ms, no longer shows
            return short
        extra = max(1, min(32, math.ceil(4_000 / short)))
        return max(0.0, self._time_chain(call, 1 + extra) - short) / extra

    def _time_chain(self, call: _GraphCall, length: int) -> float:
        """Microseconds of `length` calls in one evaluation, each waiting for the one before."""
        matrices = [self._matrix((self._next + i) % self.copies) for i in range(length)]
        self._next = (self._next + length) % self.copies
        mx.eval(matrices)
        y = call(self._x, matrices[0])
        for matrix in matrices[1:]:
            y = call(mx.depends([self._x], [y])[0], matrix)
        start = time.perf_counter_ns()
        mx.eval(y)
        return (time.perf_counter_ns() - start) / 1000


_GraphCall = Callable[[mx.array, tuple[mx.array, mx.array, mx.array]], mx.array]


def _address(array: mx.array) -> int:
    return np.frombuffer(array, np.uint8).ctypes.data


def read_bandwidth(arena: ColdArena, samples: int = 5) -> float:
    """Bytes a second (1e9 = 1 GB/s) at which the pool's threads read the arena and do nothing else: the best sample."""
    probe = _read_probe()
    pool = _Pool.get()
    base, size = _address(arena.words), arena.words.nbytes
    piece = min(64 << 20, size)
    best = 0.0
    for i in range(samples):
        start = (i * piece) % max(1, size - piece + 1)
        args = _Args(base + start, None, None, None, None, None, 1, piece, 1)
        spent = pool.run_many(pool.handle, probe._kernel, ctypes.byref(args), ctypes.sizeof(_Args), 1, 0)
        best = max(best, piece / spent * 1e9)
    return best


@functools.cache
def _read_probe() -> CpuKernel:
    source = KernelSource(Problem(1, 1, 64), Config.of("read_probe", {}), (), template_text("cpu/read_probe.c"), "native")
    return CpuKernel(source)


def _last_level_cache() -> int:
    sizes = [0]
    for path in Path("/sys/devices/system/cpu/cpu0/cache").glob("index*/size"):
        with contextlib.suppress(OSError, ValueError):
            text = path.read_text().strip()
            sizes.append(int(text[:-1]) * {"K": 1 << 10, "M": 1 << 20}[text[-1]])
    return max(sizes)


def _available_bytes() -> int:
    with contextlib.suppress(OSError):
        for line in Path("/proc/meminfo").read_text().splitlines():
            if line.startswith("MemAvailable:"):
                return int(line.split()[1]) * 1024
    return 4 << 30
