"""Times kernels and stock on cold weights on an Apple GPU."""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Callable, Sequence
from typing import Any

import mlx.core as mx

from tuner.attention import AttentionProblem
from tuner.backends.metal.attention import MetalAttention, random_inputs
from tuner.backends.metal.kernels import MetalKernel
from tuner.backends.metal.machine import device_info
from tuner.backends.native import NativeWeights
from tuner.dtypes import MX_DTYPES
from tuner.problem import Problem

# Several times the system-level cache of every Apple chip (96 MB on an Ultra); at most this share of what MLX may use.
_ARENA_BYTES = 512 << 20
_ARENA_SHARE = 0.2
_MAX_COPIES = 256

_SAMPLE_US = 4_000  # one sample of a kernel runs about this long
_MAX_CALLS = 64
_SLOPE_TRIES = 5  # a hiccup in the short chain makes the slope negative
_LINK_SAMPLES = 5

_Call = Callable[[mx.array, Any], mx.array]


class _Chain:
    """Times calls on cold copies of what they read. One sample is microseconds a call.

    Calls form a chain in one evaluation: x of each call is made of the last result by a small kernel, for on the GPU calls
    that share no memory would run side by side. What the links take alone is measured the same way and subtracted.
    """

    def __init__(self, x: mx.array, y: mx.array, cold: Sequence[Any]) -> None:
        self._x, self._y, self._cold = x, y, cold
        mx.eval(x, y)
        self._link: Any = mx.compile(_linked)
        self._next = 0
        self._link_us: float | None = None

    def _sample(self, call: _Call, expected_us: float | None = None) -> float:
        if self._link_us is None:
            unlinked = [self._slope(lambda x, cold: self._y, 50) for _ in range(_LINK_SAMPLES)]
            self._link_us = statistics.median(unlinked)
        return max(0.01, self._slope(call, expected_us) - self._link_us)

    def _slope(self, call: _Call, expected_us: float | None) -> float:
        """Microseconds that one more call and its link add to an evaluation: the fixed cost of a sync falls out."""
        for _ in range(_SLOPE_TRIES):
            short = self._time_chain(call, 2)
            extra = max(4, min(_MAX_CALLS, math.ceil(_SAMPLE_US / (expected_us or short))))
            slope = (self._time_chain(call, 2 + extra) - short) / extra
            if slope > 0:
                return slope
        return short / 2

    def _time_chain(self, call: _Call, length: int) -> float:
        """Microseconds of one evaluation of `length` calls, each on the next cold copy and the last result."""
        x = self._x
        for _ in range(length):
            y = call(x, self._cold[self._next])
            self._next = (self._next + 1) % len(self._cold)
            x = self._link(x, y[..., :1])
        start = time.perf_counter_ns()
        mx.eval(x)
        return (time.perf_counter_ns() - start) / 1000


class ColdTimer(_Chain):
    """Times one matrix."""

    def __init__(self, problem: Problem, limit_bytes: int | None = None) -> None:
        self.problem = problem
        self.copies = _copies(problem.read_bytes, limit_bytes)
        dtype = MX_DTYPES[problem.x_dtype]
        super().__init__(
            mx.random.normal((problem.m, problem.k), key=mx.random.key(problem.m)).astype(dtype),
            mx.zeros((problem.m, problem.n), dtype),
            [_random_matrix(problem, seed) for seed in range(self.copies)],
        )

    def sample(self, kernel: MetalKernel, expected_us: float | None = None) -> float:
        """Microseconds a call of a kernel."""
        quantization = self.problem.quantization
        return self._sample(lambda x, w: kernel(NativeWeights(w, quantization), x)[0], expected_us)

    def mean(self, kernel: MetalKernel, expected_us: float | None = None) -> float:
        """The same: a slope holds every stall."""
        return self.sample(kernel, expected_us)

    def sample_stock(self) -> float:
        """Microseconds a call of mx.quantized_matmul."""
        q = self.problem.quantization

        def stock(x: mx.array, w: Sequence[mx.array]) -> mx.array:
            biases = w[2] if q.has_biases else None
            return mx.quantized_matmul(x, w[0], w[1], biases, group_size=q.group_size, bits=q.bits, mode=q.mode)

        return self._sample(stock)


class AttentionTimer(_Chain):
    """Times attention of one sequence over caches of the problem's context."""

    def __init__(self, problem: AttentionProblem, limit_bytes: int | None = None) -> None:
        self.problem = problem
        self.copies = _copies(problem.read_bytes, limit_bytes)
        dtype, rows = MX_DTYPES[problem.x_dtype], (1, problem.heads, problem.m)
        super().__init__(
            mx.random.normal((*rows, problem.head_dim), key=mx.random.key(problem.m)).astype(dtype),
            mx.zeros((*rows, problem.value_dim), dtype),
            [random_inputs(problem, seed) for seed in range(self.copies)],
        )

    def sample(self, kernel: MetalAttention, expected_us: float | None = None) -> float:
        """Microseconds a call of a kernel."""
        return self._sample(lambda q, inputs: kernel(inputs, q)[0], expected_us)

    def mean(self, kernel: MetalAttention, expected_us: float | None = None) -> float:
        """The same: a slope holds every stall."""
        return self.sample(kernel, expected_us)

    def sample_stock(self) -> float:
        """Microseconds of what MLX and mlx-lm compute; see AttentionInputs.stock."""
        return self._sample(lambda q, inputs: inputs.stock(q))


def _copies(read_bytes: int, limit_bytes: int | None) -> int:
    """Copies of what a call reads that keep it cold."""
    total = limit_bytes or min(_ARENA_BYTES, int(_ARENA_SHARE * _working_set()))
    return max(2, min(_MAX_COPIES, total // read_bytes))


def _linked(x: mx.array, y: mx.array) -> mx.array:
    """x (..., M, K), once y (..., M, 1) is known."""
    return x + 0 * y


def _working_set() -> int:
    return int(device_info().get("max_recommended_working_set_size", 4 << 30))


def _random_matrix(problem: Problem, seed: int) -> tuple[mx.array, ...]:
    """Weights of any bits with sane scales, so that no kernel meets a NaN."""
    q = problem.quantization
    shape, most = (problem.n, q.packed_words(problem.k)), 2**31 - 1
    words = mx.random.randint(-most, most, shape, mx.int32, key=mx.random.key(seed)).view(mx.uint32)
    if q.bits == 8 and not q.has_biases:
        words = words & 0x77777777  # e4m3 without its NaNs
    if q.has_biases:
        scales = mx.random.uniform(0.005, 0.015, (problem.n, problem.groups), key=mx.random.key(seed + 1))
        scales = scales.astype(MX_DTYPES[problem.scale_dtype])
        arrays: tuple[mx.array, ...] = (words, scales, scales + 0)
    else:
        low, high = (0x20, 0x30) if q.mode == "nvfp4" else (119, 122)
        scales = mx.random.randint(low, high, (problem.n, problem.groups), mx.uint8, key=mx.random.key(seed + 1))
        arrays = (words, scales)
    mx.eval(*arrays)
    return arrays


def read_bandwidth(samples: int = 5) -> float:
    """Bytes a second (1e9 = 1 GB/s) at which the GPU reads memory to reduce it and does nothing else: the best sample."""
    size = min(_ARENA_BYTES, int(_ARENA_SHARE * _working_set())) // 4
    words = mx.zeros((size,), mx.uint32)
    mx.eval(words)

    def seconds(times: int) -> float:
        start = time.perf_counter_ns()
        mx.eval([mx.max(words[i:]) for i in range(times)])
        return (time.perf_counter_ns() - start) / 1e9

    seconds(1)
    slopes = [(seconds(4) - seconds(1)) / 3 for _ in range(samples)]
    return max((4 * size / slope for slope in slopes if slope > 0), default=4 * size / seconds(1))
