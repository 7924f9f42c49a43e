"""Compiled kernels, and the weights they read: MLX's own arrays, as they are."""

from __future__ import annotations

import itertools
import threading
from collections.abc import Callable, Sequence
from typing import TypeVar, cast

import mlx.core as mx

from tuner.backends.base import LaunchError
from tuner.backends.cuda.compiler import compile_cubin
from tuner.backends.cuda.launch import Launch
from tuner.backends.cuda.machine import device
from tuner.backends.native import NativeWeights
from tuner.dtypes import MX_DTYPES, storage
from tuner.families.cuda import CPP_TYPES, Geometry, geometry, shared_bytes_limit
from tuner.problem import Quantization, fields_hash
from tuner.render import KernelSource

T = TypeVar("T")

_MARGIN = 64  # elements past a poisoned output, which a kernel must leave alone
_MERGE_THREADS = 256  # MergeSplits::THREADS


class CudaWeights(NativeWeights):
    """Rows without gaps: precompiled kernels get the arrays' memory as it is."""

    def __init__(self, arrays: Sequence[mx.array], quantization: Quantization) -> None:
        super().__init__([mx.contiguous(array) for array in arrays], quantization)


class CudaKernel:
    """y = x @ w.T for the problem it was rendered for.

    Machine code comes from NVRTC directly and not through mx.fast.cuda_kernel: MLX's own headers take NVRTC 3 s a kernel,
    one after the other.
    """

    layout = "native"

    def __init__(self, source: KernelSource) -> None:
        self.source = source
        self._geometry = geometry(source.problem, source.config, device())
        self._launch, self._merge = _launches(source, self._geometry)

    def __call__(self, weights: CudaWeights, x: mx.array, widths: Sequence[int] = ()) -> list[mx.array]:
        """See tuner.backends.base.Kernel. Lazy: it adds to MLX's graph."""
        y = self.run(weights.arrays, x, (*x.shape[:-1], self.source.problem.n))
        if not widths:
            return [y]
        return list(mx.split(y, list(itertools.accumulate(widths[:-1])), axis=-1))

    def run_poisoned(self, weights: CudaWeights, x: mx.array, poison: float) -> mx.array:
        """See tuner.backends.base.Kernel. Of what lies outside of the buffer it sees what follows the result."""
        problem = self.source.problem
        size = problem.m * problem.n
        y = poisoned(lambda shape: self.run(weights.arrays, x, shape, poison), size, MX_DTYPES[problem.x_dtype], poison)
        return y.reshape(problem.m, problem.n)

    def run(self, arrays: Sequence[mx.array], x: mx.array, shape: tuple[int, ...], poison: float | None = None) -> mx.array:
        """y in an array of `shape`, which may be longer than M * N, and full of `poison` before where that is given.

        Raises LaunchError for operands of another problem, which the kernel would read beyond their end.
        """
        problem = self.source.problem
        if x.size != problem.m * problem.k or arrays[0].shape[0] != problem.n:
            raise LaunchError(f"it was compiled for {problem}, not for w {arrays[0].shape} and x {x.shape}.")
        blocks, splits = self._geometry.blocks, self._geometry.splits
        first_shape = shape if self._merge is None else (splits, problem.m, problem.n)
        (y,) = self._launch([x, *arrays], [first_shape], blocks, poison=poison)
        if self._merge is None:
            return y
        return self._merge([y], [shape], -(-problem.m * problem.n // _MERGE_THREADS), poison=poison)[0]


def _launches(source: KernelSource, how: Geometry) -> tuple[Launch, Launch | None]:
    """The kernel of a product, and the one that adds up its parts where there are any."""
    problem = source.problem
    inputs = [("x", problem.x_dtype), ("w", "uint32"), ("scales", problem.scale_dtype)]
    inputs.append(("biases" if problem.quantization.has_biases else "no_biases", problem.scale_dtype))
    if how.splits == 1:
        return _compiled(source, source.kernel_type, inputs, problem.x_dtype, how), None
    merge_type = f"tuner::MergeSplits<{CPP_TYPES[problem.x_dtype]}, {problem.m}, {problem.n}, {how.splits}>"
    return (
        _compiled(source, source.kernel_type, inputs, "float32", how),
        _compiled(source, merge_type, [("partial", "float32")], problem.x_dtype, Geometry(0, _MERGE_THREADS, 0)),
    )


def _compiled(
    source: KernelSource, kernel_type: str, inputs: Sequence[tuple[str, str]], output: str, how: Geometry
) -> Launch:
    """The kernel that calls `run` of a type of the template. Launch bounds leave registers for the blocks that are to be
    resident, and no more: a launch that asks for too many fails."""
    here = device()
    limit = shared_bytes_limit(here.architecture)
    given = [(name, dtype) for name, dtype in inputs if name != "no_biases"]
    arguments = ", ".join("scales" if name == "no_biases" else name for name, _ in inputs)
    parameters = ", ".join(f"const {CPP_TYPES[dtype]}* {name}" for name, dtype in given)
    text = (
        f"#define TUNER_MULTIPROCESSORS {here.cores}\n#define TUNER_SHARED_BYTES {limit}\n{source.text}\n"
        f'extern "C" __global__ void __launch_bounds__({how.threads}, {how.resident})\n'
        f"NAME({parameters}, {CPP_TYPES[output]}* y) {{ {kernel_type}::run({arguments}, y); }}\n"
    )
    name, cubin = named_code(source.config.family, text)
    return Launch(name, cubin, (MX_DTYPES[output],), how.threads, how.shared_bytes)


def named_code(prefix: str, text: str) -> tuple[str, bytes]:
    """Name and machine code of the kernel NAME of a text. MLX tells kernels apart by name, so it stands for the text."""
    name = f"{prefix}_{fields_hash(text)}"
    return name, compile_cubin(text.replace("\nNAME(", f"\n{name}("), device().architecture)


def load_kernel(source: KernelSource) -> CudaKernel:
    """Compiles a kernel, once a process. Raises CompileError."""
    return load_once(source, CudaKernel)


def load_once(source: KernelSource, make: Callable[[KernelSource], T]) -> T:
    """The kernel of a source, made once a process."""
    kernel = _loaded.get(source.entry)
    if kernel is None:
        kernel = make(source)
        with _load_lock:  # of two threads that compiled the same text, one wins
            kernel = _loaded.setdefault(source.entry, kernel)
    return cast(T, kernel)


def poisoned(run: Callable[[tuple[int, ...]], mx.array], size: int, dtype: mx.Dtype, poison: float) -> mx.array:
    """The first `size` elements of what `run` writes into an array that is longer and full of `poison`. Raises LaunchError
    when it failed, or wrote behind them."""
    try:
        flat = run((size + _MARGIN,))
        mx.eval(flat)
    except RuntimeError as error:
        raise LaunchError(str(error).splitlines()[0]) from error
    if storage(flat[size:]).tobytes() != storage(mx.full((_MARGIN,), poison, dtype)).tobytes():
        raise LaunchError("it wrote outside the result.")
    return flat[:size]


_loaded: dict[str, object] = {}
_load_lock = threading.Lock()
