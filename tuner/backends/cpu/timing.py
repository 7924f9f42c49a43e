"""Times kernels and stock on cold weights."""

from __future__ import annotations

import ctypes
import functools
import math
import time
from collections.abc import Callable
from typing import Any, ClassVar

import mlx.core as mx
import numpy as np

from tuner.attention import AttentionInputs, AttentionProblem
from tuner.backends.cpu.attention import AttentionKernel
from tuner.backends.cpu.kernels import LANES, Args, CpuKernel, DenseKernel, PackedWeights, Pool, aligned
from tuner.backends.cpu.machine import available_bytes, last_level_cache_bytes
from tuner.dtypes import MX_DTYPES, STORAGE, storage
from tuner.problem import Problem
from tuner.render import KernelSource, template_text
from tuner.space import Config

# Reading from this much memory in turn defeats the cache of every machine we know the size of; several times the
# last-level cache where that is larger, at most this share of what is free.
_MIN_ARENA_BYTES = 256 << 20
_MAX_ARENA_BYTES = 1 << 30
_ARENA_SHARE = 0.2

_SCALE_BYTE = 0x30  # a scale of the modes that keep one in a byte: 2 ** -79 or 0.5

_SLOPE_TRIES = 5  # a hiccup in the short chain makes the slope negative
_FIXED_US = 1000.0  # an evaluation costs less beside its calls: a chain of one that took longer was disturbed
_SAMPLE_US = 3_000  # one sample of a kernel runs about this long
# It is cut into pieces of this length: what disturbs a machine lasts about as long, so that some are free of it.
_BURST_US = 500
_MAX_CALLS = 400

# After a pause a processor that is shared is slow for about this share of it: 6 ms after 50, over 100 ms after 300.
_WARM_SHARE = 0.4
_MOST_WARM_NS = 150_000_000
_PAUSE_NS = 1_000_000  # as long as the pool's threads stay awake
_WARM_CALLS = 4


_GraphCall = Callable[[mx.array, Any], mx.array]


class _Chain:
    """Times calls in MLX's graph, each waiting for the one before, on `copies` of their operand in turn."""

    copies: int
    _x: mx.array
    _next = 0

    def _operand(self, copy: int) -> Any:
        """What a copy is, as evaluated MLX arrays."""
        raise NotImplementedError

    def _sample_graph(self, call: _GraphCall) -> float:
        for _ in range(_SLOPE_TRIES):
            short = self._time_chain(call, 1)
            if short > 50_000:  # the fixed cost of an evaluation, about 0.1 ms, no longer shows
                return short
            extra = max(1, min(32, math.ceil(4_000 / short)))
            slope = (self._time_chain(call, 1 + extra) - short) / extra
            if slope > 0 and short - slope <= max(_FIXED_US, slope):
                return slope
        return short

    def _time_chain(self, call: _GraphCall, length: int) -> float:
        """Microseconds of `length` calls in one evaluation, each waiting for the one before."""
        operands = [self._operand((self._next + i) % self.copies) for i in range(length)]
        self._next = (self._next + length) % self.copies
        y = call(self._x, operands[0])
        for operand in operands[1:]:
            y = call(mx.depends([self._x], [y])[0], operand)
        start = time.perf_counter_ns()
        mx.eval(y)
        return (time.perf_counter_ns() - start) / 1000


class ColdArena:
    """Memory worth several times the last-level cache that all timed weights are cut from, one matrix after another.

    Packed weights may be any bits; scales and biases are sane numbers, so no kernel meets a denormal or a NaN. The memory
    is MLX's, so that stock and kernels read the same bytes.
    """

    def __init__(self, limit_bytes: int | None = None) -> None:
        wanted = min(max(_MIN_ARENA_BYTES, 2 * last_level_cache_bytes()), _MAX_ARENA_BYTES)
        total = int(limit_bytes or min(wanted, available_bytes() * _ARENA_SHARE))
        rng = np.random.default_rng(20261130)
        self._values = mx.array(rng.random(1 << 16, dtype=np.float32) * 0.01 + 0.005)
        self._scale_bytes = total // 3
        self._scales: dict[str, mx.array] = {}
        self._floats: mx.array | None = None
        tile = mx.array(rng.integers(0, 2**32, 1 << 22, dtype=np.uint32))
        self.words = _filled(tile, total * 2 // 3)

    def scales(self, dtype: str) -> mx.array:
        """Scales and biases of one dtype, (elements,)."""
        if dtype not in self._scales:
            self._scales.clear()  # one dtype at a time: the arena's size is a promise
            values = mx.full((1 << 16,), _SCALE_BYTE, mx.uint8)
            if dtype != "uint8":
                values = self._values.astype(MX_DTYPES[dtype])
            self._scales[dtype] = _filled(values, self._scale_bytes)
        return self._scales[dtype]

    def floats(self, dtype: str) -> mx.array:
        """Keys and values of one dtype, as many bytes as there are words."""
        if self._floats is None or self._floats.dtype != MX_DTYPES[dtype]:
            self._floats = None
            self._floats = _filled(self._values.astype(MX_DTYPES[dtype]), self.words.nbytes)
        return self._floats


def _filled(tile: mx.array, total_bytes: int) -> mx.array:
    out = mx.tile(tile, max(1, total_bytes // tile.nbytes))
    mx.eval(out)
    return out


def _at_least(array: mx.array, elements: int) -> mx.array:
    """The array itself, or as many of it as hold so many elements: a matrix may be larger than the arena."""
    return array if array.size >= elements else _filled(array, -(-elements // array.size) * array.nbytes)


class ColdTimer(_Chain):
    """Times kernels and stock for one problem on cold weights. One sample is microseconds a call.

    Kernels read rows16 weights on cache lines, as PackedWeights lays them out, and native ones 8 bytes past a line, where
    MLX's allocator puts an array.
    """

    _OFFSETS: ClassVar = {"rows16": 0, "native": 8}
    _worked_at: ClassVar[int] = 0  # when the process's pool last ran a timed kernel

    def __init__(self, problem: Problem, arena: ColdArena) -> None:
        self.problem = problem
        rows = -(-problem.n // LANES) * LANES
        spare = 32  # elements: room to begin at any offset in a cache line
        self._word_count = rows * problem.quantization.packed_words(problem.k) + spare
        self._scale_count = rows * problem.groups + spare
        words, scales = arena.words, arena.scales(problem.scale_dtype)
        self._words = words = _at_least(words, self._word_count)
        self._scales = scales = _at_least(scales, 2 * self._scale_count)
        self.copies = min(words.size // self._word_count, scales.size // (2 * self._scale_count))
        self._x = mx.random.normal((problem.m, problem.k), key=mx.random.key(problem.m))
        self._x = self._x.astype(MX_DTYPES[problem.x_dtype])
        mx.eval(self._x)
        self._x_storage = storage(self._x)
        self._y = aligned(problem.m * rows, STORAGE[problem.x_dtype])
        self._blocks = {name: self._arguments(offset) for name, offset in self._OFFSETS.items()}

    def _arguments(self, offset: int) -> ctypes.Array[Args]:
        p = self.problem
        word = _address(self._words)
        scale = _address(self._scales)
        item = self._scales.itemsize

        def at(address: int) -> int:
            return address + (offset - address) % 64

        return (Args * self.copies)(
            *(
                Args(
                    at(word + 4 * i * self._word_count),
                    at(scale + item * 2 * i * self._scale_count),
                    at(scale + item * (2 * i + 1) * self._scale_count) if p.quantization.has_biases else None,
                    self._x_storage.ctypes.data,
                    self._y.ctypes.data,
                    None,
                    p.m,
                    p.n,
                    p.k,
                    0,
                )
                for i in range(self.copies)
            )
        )

    def _operand(self, copy: int) -> tuple[mx.array, ...]:
        """The copy as MLX arrays: views of the arena."""
        p = self.problem

        def cut(array: mx.array, start: int, columns: int) -> mx.array:
            return array[start : start + p.n * columns].reshape(p.n, columns)

        first = 2 * copy * self._scale_count
        words = cut(self._words, copy * self._word_count, p.quantization.packed_words(p.k))
        scales = cut(self._scales, first, p.groups)
        more = (cut(self._scales, first + self._scale_count, p.groups),) if p.quantization.has_biases else ()
        mx.eval(words, scales, more)
        return words, scales, *more

    def sample(self, kernel: CpuKernel | DenseKernel, expected_us: float | None = None) -> float:
        """Microseconds a call of a kernel: the lower quartile over the bursts of a sample. On a shared
        machine it repeats about twice as well as the mean."""
        if isinstance(kernel, DenseKernel):
            return self._sample_graph(self._dense(kernel))
        ends = self._ends_ns(kernel, expected_us)
        calls = max(1, min(len(ends) // 2, round(_BURST_US * 1000 * len(ends) / int(ends[-1]))))
        bursts = np.diff(ends[calls - 1 :: calls], prepend=0)
        return float(np.quantile(bursts, 0.25)) / calls / 1000

    def mean(self, kernel: CpuKernel | DenseKernel, expected_us: float | None = None) -> float:
        """Microseconds a call over the whole of a sample, with every stall in it."""
        if isinstance(kernel, DenseKernel):
            return self._sample_graph(self._dense(kernel))
        ends = self._ends_ns(kernel, expected_us)
        return int(ends[-1]) / len(ends) / 1000

    def _ends_ns(self, kernel: CpuKernel, expected_us: float | None) -> np.ndarray:
        self._warm_up(kernel)
        ends = self._run(kernel, max(2, min(_MAX_CALLS, math.ceil(_SAMPLE_US / (expected_us or 1000)))))
        ColdTimer._worked_at = time.perf_counter_ns()
        return ends

    def _warm_up(self, kernel: CpuKernel) -> None:
        """Runs the kernel for a while when the threads did nothing for a while: a decode loop leaves them no pause."""
        now = time.perf_counter_ns()
        pause = now - ColdTimer._worked_at
        until = now + min(_MOST_WARM_NS, _WARM_SHARE * pause) if pause > _PAUSE_NS else now
        while time.perf_counter_ns() < until:
            self._run(kernel, _WARM_CALLS)

    def _run(self, kernel: CpuKernel, count: int) -> np.ndarray:
        first, self._next = self._next, (self._next + count + 1) % self.copies
        return kernel.ends_ns(self._blocks[kernel.layout], first, count)

    def _dense(self, kernel: DenseKernel) -> _GraphCall:
        return lambda x, w: kernel(PackedWeights(w, self.problem.quantization), x)[0]

    def sample_stock(self) -> float:
        """Microseconds a call of mx.quantized_matmul, as the slope over two chain lengths of one evaluation each."""
        q = self.problem.quantization
        return self._sample_graph(
            lambda x, w: mx.quantized_matmul(
                x, w[0], w[1], w[2] if q.has_biases else None, True, q.group_size, q.bits, q.mode
            )
        )


def _address(array: mx.array) -> int:
    return np.frombuffer(array, np.uint8).ctypes.data  # type: ignore[call-overload]


class AttentionTimer(_Chain):
    """Times kernels and stock for attention on cold caches, as calls in MLX's graph. One sample is microseconds a call."""

    def __init__(self, problem: AttentionProblem, arena: ColdArena) -> None:
        self.problem = problem
        shape = (1, problem.heads, problem.m, problem.head_dim)
        self._x = mx.random.normal(shape, key=mx.random.key(problem.m)).astype(MX_DTYPES[problem.x_dtype])
        mx.eval(self._x)
        p, words = problem, arena.words
        columns = self._columns = p.head_dim + (0 if p.latent else p.value_dim)
        self._keys = p.kv_heads * p.context
        if p.bits:
            self._parts = [(words, columns * p.bits // 32)] + [(arena.scales(p.x_dtype), columns // p.group_size)] * 2
        else:
            self._parts = [(arena.floats(p.x_dtype), columns)]
        wanted = self._keys * self._parts[0][1]
        if self._parts[0][0].size < 2 * wanted:
            self._parts = [(_at_least(a, 4 * n * self._keys), n) for a, n in self._parts]
        self.copies = max(2, self._parts[0][0].size // wanted)

    def _cut(self, copy: int, columns: int, after: int) -> tuple[mx.array, ...]:
        """Keys or values of a copy, of which `after` columns lie before them."""
        p, whole = self.problem, self._columns
        cut = []
        for array, width in self._parts:
            own, before = width * columns // whole, width * after // whole
            start = (copy * width + before) * self._keys % (array.size - own * self._keys + 1)
            cut.append(array[start : start + own * self._keys].reshape(1, p.kv_heads, p.context, own))
        return tuple(cut)

    def _operand(self, copy: int) -> AttentionInputs:
        p = self.problem
        k = self._cut(copy, p.head_dim, 0)
        v = tuple(a[..., : p.value_dim] for a in k) if p.latent else self._cut(copy, p.value_dim, p.head_dim)
        mx.eval(k, v)
        return AttentionInputs(k, v, p.head_dim**-0.5, "causal", bits=p.bits, group_size=p.group_size)

    def _mean(self, call: _GraphCall) -> float:
        """Microseconds a call of a chain that a shorter one has warmed up for: calls take so long that what an evaluation
        costs besides does not show, and the slope between two chains would hold the stalls of both."""
        short = self._time_chain(call, 1)
        calls = max(1, min(64, math.ceil(2 * _SAMPLE_US / short)))
        return self._time_chain(call, calls) / calls

    def sample(self, kernel: AttentionKernel, expected_us: float | None = None) -> float:
        return self._mean(lambda x, inputs: kernel(inputs, x)[0])

    def mean(self, kernel: AttentionKernel, expected_us: float | None = None) -> float:
        return self.sample(kernel)

    def sample_stock(self) -> float:
        return self._mean(lambda x, inputs: inputs.stock(x))


def read_bandwidth(arena: ColdArena, samples: int = 5) -> float:
    """Bytes a second (1e9 = 1 GB/s) at which the pool's threads read the arena and do nothing else: the best sample."""
    probe = _read_probe()
    pool = Pool.get()
    base, size = _address(arena.words), arena.words.nbytes
    piece = min(64 << 20, size)
    best = 0.0
    for i in range(samples):
        start = (i * piece) % max(1, size - piece + 1)
        args = Args(base + start, None, None, None, None, None, 1, piece, 1, 1)
        spent = int(pool.ends_ns(probe._kernel, ctypes.byref(args), 1, 0)[0])
        best = max(best, piece / spent * 1e9)
    return best


@functools.cache
def _read_probe() -> CpuKernel:
    source = KernelSource(
        Problem(1, 1, 64), Config.of("read_probe", {}), (), (), template_text("cpu/read_probe.c"), "native"
    )
    return CpuKernel(source)
