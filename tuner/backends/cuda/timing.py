"""Times kernels and stock on cold weights by what the device spent: CUPTI's activity records."""

from __future__ import annotations

import contextlib
import functools
import statistics
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import mlx.core as mx

from tuner.attention import AttentionInputs, AttentionProblem
from tuner.backends.base import LaunchError
from tuner.backends.cuda.attention import AttentionKernel
from tuner.backends.cuda.compiler import compile_cubin
from tuner.backends.cuda.kernels import CudaKernel
from tuner.backends.cuda.machine import device
from tuner.dtypes import MX_DTYPES
from tuner.problem import Problem, fields_hash
from tuner.render import template_text

# Copies of a matrix in rotation are together several times the largest L2 there is (126 MB).
_COLD_BYTES = 512 << 20
_MIN_CALLS, _MAX_CALLS = 8, 32  # a sample is the median of this many calls
_WARM_CALLS = 3


@dataclass(frozen=True)
class KernelRecord:
    """One kernel as the device ran it."""

    name: str
    start_ns: int
    end_ns: int

    @property
    def us(self) -> float:
        return (self.end_ns - self.start_ns) / 1000


class _Recorder:
    """The process's CUPTI activity records of kernels: CUPTI takes one subscriber."""

    def __init__(self) -> None:
        try:
            from cupti import cupti
        except ImportError as error:
            text = "The cupti-python package, which reads device time, is missing: pip install 'small-m-tuner[cuda]'."
            raise LaunchError(text) from error
        self._cupti = cupti
        self._records: list[KernelRecord] = []
        cupti.activity_register_callbacks(lambda: (1 << 20, 0), self._completed)

    def _completed(self, activities: Sequence[Any]) -> None:
        self._records += [KernelRecord(str(a.name), int(a.start), int(a.end)) for a in activities]

    @contextlib.contextmanager
    def recording(self) -> Iterator[list[KernelRecord]]:
        """Within the block every kernel of the process is recorded; the list is filled, by start, when it ends."""
        records: list[KernelRecord] = []
        kind = self._cupti.ActivityKind.CONCURRENT_KERNEL
        mx.synchronize()
        self._records = []
        self._cupti.activity_enable(kind)
        try:
            yield records
            mx.synchronize()
        finally:
            self._cupti.activity_flush_all(1)
            self._cupti.activity_disable(kind)
            records += sorted(self._records, key=lambda r: r.start_ns)


@functools.cache
def recorder() -> _Recorder:
    """The process's recorder. Raises LaunchError when cupti-python is missing."""
    return _Recorder()


_lock = threading.Lock()  # records of two timers would mix

Call = Callable[[int], mx.array]


def device_us(call: Call, calls: int) -> list[float]:
    """Microseconds of device time of each of call(0), ..., call(calls - 1): the sum over the kernels of a call.

    Each call is evaluated by itself, so the stream runs it after the one before. Empty when CUPTI saw no kernel.
    """
    with _lock, recorder().recording() as records:
        for i in range(calls):
            mx.async_eval(call(i))
    if not records or len(records) % calls:
        return []
    each = len(records) // calls
    return [sum(record.us for record in records[i * each : (i + 1) * each]) for i in range(calls)]


class ColdArena:
    """Copies of one matrix after another, each in memory of its own, in MLX's arrays: stock and kernels read the same."""

    def __init__(self, cold_bytes: int = _COLD_BYTES) -> None:
        self._cold_bytes = cold_bytes
        self._kept: tuple[Problem, list[tuple[mx.array, ...]]] | None = None
        self._caches: tuple[AttentionProblem, list[AttentionInputs]] | None = None

    def matrices(self, problem: Problem) -> list[tuple[mx.array, ...]]:
        """w, scales and, in affine mode, biases of as many copies as no cache holds. Weights may be any bits; scales and
        biases are sane numbers."""
        matrix = problem.at(1)
        if self._kept is None or self._kept[0] != matrix:
            self._kept = None
            mx.clear_cache()
            self._kept = matrix, self._made(matrix)
        return self._kept[1]

    def _made(self, problem: Problem) -> list[tuple[mx.array, ...]]:
        q, shape = problem.quantization, (problem.n, problem.groups)
        made: list[tuple[mx.array, ...]] = []
        for i in range(max(2, -(-self._cold_bytes // problem.read_bytes))):
            key = mx.random.split(mx.random.key(i), 3)
            words = _random_words((problem.n, q.packed_words(problem.k)), key[0])
            if q.has_biases:
                dtype = MX_DTYPES[problem.scale_dtype]
                scales = mx.random.uniform(0.005, 0.015, shape, key=key[1]).astype(dtype)
                arrays: tuple[mx.array, ...] = (words, scales, (mx.random.normal(shape, key=key[2]) * 0.05).astype(dtype))
            else:
                if q.mode == "mxfp8":
                    words = words & 0x77777777  # no NaN
                low = 0x20 if q.mode == "nvfp4" else 118
                arrays = (words, mx.random.randint(low, low + 8, shape, key=key[1]).astype(mx.uint8))
            mx.eval(*arrays)
            made.append(arrays)
        return made

    def caches(self, problem: AttentionProblem) -> list[AttentionInputs]:
        """As many sequences as no cache of the device holds, in mlx-lm's caches: k and v are slices of longer arrays, by
        which stock chooses its kernel. Numbers are normal, so scores are of a size that models have."""
        p = problem.at(1)
        if self._caches is None or self._caches[0] != p:
            self._kept = self._caches = None
            mx.clear_cache()
            copies = max(2, -(-self._cold_bytes // p.read_bytes))
            self._caches = p, [_sequence(p, i) for i in range(copies)]
        return self._caches[1]


def _sequence(p: AttentionProblem, seed: int) -> AttentionInputs:
    from mlx_lm.models.cache import KVCache, QuantizedKVCache  # seconds, which who does not time attention need not wait

    cache: Any = QuantizedKVCache(p.group_size, p.bits) if p.bits else KVCache()
    rows = (p.context // cache.step + 1) * cache.step
    kept = []
    for width, key in zip((p.head_dim, p.value_dim), mx.random.split(mx.random.key(seed), 2), strict=True):
        numbers = mx.random.normal((1, p.kv_heads, rows, width), key=key).astype(MX_DTYPES[p.x_dtype])
        kept.append(mx.quantize(numbers, group_size=p.group_size, bits=p.bits) if p.bits else numbers)
        mx.eval(kept[-1])
    cache.keys, cache.values, cache.offset = *kept, p.context
    k, v = (tuple(part) if p.bits else (part,) for part in cache.keys_and_values())
    mx.eval(k, v)
    scale, mask, window = p.head_dim**-0.5, None if p.mask == "none" else "causal", p.context if p.window else 0
    return AttentionInputs(k, v, scale, mask, window, bits=p.bits, group_size=p.group_size, cache=cache)


def _random_words(shape: tuple[int, ...], key: mx.array) -> mx.array:
    return mx.random.randint(-(2**31), 2**31 - 1, shape, key=key).view(mx.uint32)


class _RotatingTimer:
    """Times calls that walk through copies of what they read. One sample is microseconds of device time a call."""

    policy = "CUPTI kernel records; cold weights; one call an evaluation; interleaved"

    def __init__(self, copies: Sequence[Any]) -> None:
        self._copies = copies
        self._next = 0
        self._warm: set[object] = set()

    def _sample(self, key: object, product: Callable[[Any], mx.array]) -> list[float]:
        copies = len(self._copies)
        calls = max(_MIN_CALLS, min(_MAX_CALLS, copies))
        first, self._next = self._next, (self._next + calls) % copies

        def call(i: int) -> mx.array:
            return product(self._copies[(first + i) % copies])

        if key not in self._warm:
            for i in range(_WARM_CALLS):
                mx.eval(call(i))
            self._warm.add(key)
        return device_us(call, calls)

    def _kernel_us(self, kernel: object, product: Callable[[Any], mx.array]) -> list[float]:
        values = self._sample(kernel, product)
        if not values:
            raise LaunchError("CUPTI reported no kernel for it.")
        return values

    def _stock_us(self, stock: Callable[[Any], mx.array]) -> float:
        return statistics.median(self._sample(None, stock) or [self._wall_us(stock)])

    def _wall_us(self, product: Callable[[Any], mx.array]) -> float:
        """The slope of the host's clock over the number of calls, for what CUPTI does not report."""
        spent = []
        for calls in (8, 24):
            mx.synchronize()
            start = time.perf_counter_ns()
            for i in range(calls):
                mx.async_eval(product(self._copies[i % len(self._copies)]))
            mx.synchronize()
            spent.append((time.perf_counter_ns() - start) / 1000)
        return max(1.0, (spent[1] - spent[0]) / 16)


class ColdTimer(_RotatingTimer):
    """Times kernels and stock for one matrix on cold weights."""

    def __init__(self, problem: Problem, arena: ColdArena) -> None:
        super().__init__(arena.matrices(problem))
        self.problem = problem
        self._x = mx.random.normal((problem.m, problem.k), key=mx.random.key(problem.m)).astype(MX_DTYPES[problem.x_dtype])
        mx.eval(self._x)

    def sample(self, kernel: CudaKernel, expected_us: float | None = None) -> float:
        """Microseconds a call of a kernel: the median over calls that walk through the copies."""
        return statistics.median(self._calls_us(kernel))

    def mean(self, kernel: CudaKernel, expected_us: float | None = None) -> float:
        """Microseconds a call of a kernel in the mean."""
        return statistics.mean(self._calls_us(kernel))

    def _calls_us(self, kernel: CudaKernel) -> list[float]:
        return self._kernel_us(kernel, lambda w: kernel.run(w, self._x, (self.problem.m, self.problem.n)))

    def sample_stock(self) -> float:
        """Microseconds a call of mx.quantized_matmul, the same way."""
        q = self.problem.quantization

        def stock(w: tuple[mx.array, ...]) -> mx.array:
            biases = w[2] if q.has_biases else None
            return mx.quantized_matmul(self._x, w[0], w[1], biases, group_size=q.group_size, bits=q.bits, mode=q.mode)

        return self._stock_us(stock)


class AttentionTimer(_RotatingTimer):
    """Times kernels and stock for attention over caches of the problem's context, one sequence each, that no cache of the
    device holds."""

    def __init__(self, problem: AttentionProblem, arena: ColdArena) -> None:
        super().__init__(arena.caches(problem))
        self.problem = problem
        shape = (1, problem.heads, problem.m, problem.head_dim)
        self._x = mx.random.normal(shape, key=mx.random.key(problem.m)).astype(MX_DTYPES[problem.x_dtype])
        mx.eval(self._x)

    def sample(self, kernel: AttentionKernel, expected_us: float | None = None) -> float:
        """Microseconds a call of a kernel, of all that it launches: the median."""
        return statistics.median(self._calls_us(kernel))

    def mean(self, kernel: AttentionKernel, expected_us: float | None = None) -> float:
        """The same in the mean."""
        return statistics.mean(self._calls_us(kernel))

    def _calls_us(self, kernel: AttentionKernel) -> list[float]:
        return self._kernel_us(kernel, lambda inputs: kernel(inputs, self._x)[0])

    def sample_stock(self) -> float:
        """Microseconds a call of what stock makes of it, the same way. One query sees all keys: mlx-lm gives it no mask,
        and MLX has a faster kernel then."""
        plain = self.problem.m == 1 and not self.problem.window
        return self._stock_us(lambda inputs: (replace(inputs, mask=None) if plain else inputs).stock(self._x))


def read_us(matrices: Sequence[tuple[mx.array, ...]], calls: int) -> list[float]:
    """Microseconds of device time of reading each of the matrices in turn, and doing nothing else."""
    sizes = [array.nbytes // 16 * 16 for array in matrices[0]] + [0, 0]
    here = device()
    text = f"#define TUNER_MULTIPROCESSORS {here.cores}\n" + template_text("cuda/read_probe.cuh")
    kind = f"tuner::ReadProbe<{sizes[0]}, {sizes[1]}, {sizes[2]}>"
    name = f"read_probe_{fields_hash(text, kind)}"
    text += f'extern "C" __global__ void __launch_bounds__(1024, 2) {name}(const void* a, const void* b, const void* c, '
    text += f"unsigned int* y) {{ {kind}::run(a, b, c, y); }}\n"
    cubin = compile_cubin(text, here.architecture)

    def call(i: int) -> mx.array:
        arrays = matrices[i % len(matrices)]
        return mx.fast.precompiled_cuda_kernel(
            name=name,
            compiled_source=cubin,
            inputs=[*arrays, *arrays[:1] * 2][:3],
            output_shapes=[(4,)],
            output_dtypes=[mx.uint32],
            scalars=[],
            grid=(2 * int(here.cores) * 1024, 1, 1),
            threadgroup=(1024, 1, 1),
        )[0]

    mx.eval(call(0))
    return device_us(call, calls)


def read_bandwidth() -> float:
    """Bytes a second (1e9 = 1 GB/s) at which the device reads memory and does nothing else: the best of a few reads."""
    arrays = [_random_words((64 << 20,), mx.random.key(i)) for i in range(3)]  # 256 MiB each: several times L2
    mx.eval(*arrays)
    times = read_us([(array,) for array in arrays], 9)
    if not times:
        raise LaunchError("CUPTI reported no kernel: device time can not be measured here.")
    return arrays[0].nbytes / min(times) * 1e6
