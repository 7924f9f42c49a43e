"""Kernels as calls of mx.fast.metal_kernel, and the weights they read: MLX's own arrays."""

from __future__ import annotations

import itertools
import threading
from collections.abc import Callable, Sequence
from typing import Any

import mlx.core as mx

from tuner.backends.base import CompileError, LaunchError
from tuner.backends.native import NativeWeights
from tuner.dtypes import MX_DTYPES
from tuner.errors import BadInputError
from tuner.problem import Problem, Quantization, fields_hash
from tuner.render import KernelSource

MetalKernelFactory = Callable[..., Any]
"""mx.fast.metal_kernel, or metal_host's, which runs each call on the CPU at once."""

_SUM_THREADS = 256  # of a threadgroup of the second pass; one thread an element of y


def definition(source: KernelSource) -> dict[str, Any]:
    """What mx.fast.metal_kernel is called with for a kernel."""
    biases = ["biases"] if source.problem.quantization.has_biases else []
    return {
        "name": source.entry,
        "input_names": ["x", "w", "scales", *biases],
        "output_names": ["y"],
        "header": source.text,
        "source": source.parts[0],
    }


def launch(source: KernelSource, m: int, n: int) -> dict[str, Any]:
    """What the result of that is called with, besides the inputs. The grid is in threads: a simdgroup is a line of 32 along
    x, threadgroups go along the rows of x first, so that those which read the same weights run together."""
    geometry = {name: int(value) for name, value in source.launch}
    split, simdgroups = geometry["split_k"], geometry["simdgroups"]
    tiles = -(-m // geometry["vectors"]), -(-n // geometry["rows"])
    return {
        "grid": (32 * tiles[0], simdgroups * tiles[1], split),
        "threadgroup": (32, simdgroups, 1),
        "output_shapes": [(m, n) if split == 1 else (split, m, n)],
        "output_dtypes": [MX_DTYPES[source.problem.x_dtype] if split == 1 else mx.float32],
    }


def sum_definition(source: KernelSource) -> dict[str, Any]:
    """The second pass of a split of K: mx.fast.metal_kernel's arguments."""
    defines = {"X_DTYPE": f"DTYPE_{source.problem.x_dtype.upper()}", "SPLIT_K": dict(source.launch)["split_k"]}
    text = "".join(f"#define {name} {value}\n" for name, value in defines.items()) + source.parts[1]
    return {
        "name": f"split_k_{fields_hash(text, source.parts[2])}",
        "input_names": ["parts"],
        "output_names": ["y"],
        "header": text,
        "source": source.parts[2],
    }


def sum_launch(source: KernelSource, m: int, n: int) -> dict[str, Any]:
    return {
        "grid": (m * n, 1, 1),
        "threadgroup": (_SUM_THREADS, 1, 1),
        "output_shapes": [(m, n)],
        "output_dtypes": [MX_DTYPES[source.problem.x_dtype]],
    }


class MetalKernel:
    """A kernel for any M, N and K, and for one dtype of x and of scales: each pair of dtypes has a kernel object and a name
    of its own. A call adds one node to MLX's graph, two when K is split."""

    layout = "native"

    def __init__(self, source: KernelSource, factory: MetalKernelFactory) -> None:
        self.source = source
        self._dtype = MX_DTYPES[source.problem.x_dtype]
        self._product = factory(**definition(source))
        self._sum = factory(**sum_definition(source)) if dict(source.launch)["split_k"] != 1 else None

    @property
    def about(self) -> str:
        """Which kernel an error is about: its config, quantization and dtype."""
        problem = self.source.problem
        return f"{self.source.config} for {problem.quantization} in {problem.x_dtype}"

    def __call__(self, weights: NativeWeights, x: mx.array, widths: Sequence[int] = ()) -> list[mx.array]:
        """See tuner.backends.base.Kernel. Strided x and weights are copied by MLX before the kernel runs."""
        y = self._call(weights, x.reshape(-1, weights.k)).reshape(*x.shape[:-1], weights.n)
        if not widths:
            return [y]
        return list(mx.split(y, list(itertools.accumulate(widths[:-1])), axis=-1))

    def run_poisoned(self, weights: NativeWeights, x: mx.array, poison: float) -> mx.array:
        return evaluated(self.about, self._call, weights, x, init_value=poison)

    def _call(self, weights: NativeWeights, x: mx.array, **more: Any) -> mx.array:
        if x.dtype != self._dtype:
            raise BadInputError(f"this kernel is for x in {self._dtype}, and x is {x.dtype}.")
        m, n = x.shape[0], weights.n
        (y,) = self._product(inputs=[x, *weights.arrays], **launch(self.source, m, n), **more)
        if self._sum is not None:
            (y,) = self._sum(inputs=[y], **sum_launch(self.source, m, n), **more)
        return y


def compile_on_gpu(source: KernelSource) -> MetalKernel:
    """Compiles a kernel and runs it once, once a process: what Apple's compiler or the pipeline's thread limit refuses
    shows here, never first in the middle of a generation. Raises CompileError and LaunchError."""
    with _lock:
        kernel = _compiled.get(source.entry)
        if kernel is None:
            kernel = MetalKernel(source, mx.fast.metal_kernel)
            _try(kernel)
            _compiled[source.entry] = kernel
    return kernel


def _try(kernel: MetalKernel) -> None:
    problem = kernel.source.problem
    weights = _zeros(Problem(1, 32, 8 * problem.quantization.group_size, *_types(problem)))
    kernel.run_poisoned(weights, mx.zeros((1, weights.k), MX_DTYPES[problem.x_dtype]), 0.0)


def _types(problem: Problem) -> tuple[Quantization, str, str]:
    return problem.quantization, problem.x_dtype, problem.scale_dtype


def _zeros(problem: Problem) -> NativeWeights:
    q, dtype = problem.quantization, MX_DTYPES.get(problem.scale_dtype, mx.uint8)
    parameters = [mx.zeros((problem.n, problem.groups), dtype)] * (2 if q.has_biases else 1)
    return NativeWeights([mx.zeros((problem.n, q.packed_words(problem.k)), mx.uint32), *parameters], q)


def evaluated(about: str, call: Callable[..., mx.array], *operands: Any, **more: Any) -> mx.array:
    """What a call of a kernel gives, computed. Raises CompileError and LaunchError, which name the kernel."""
    try:
        y = call(*operands, **more)
        mx.eval(y)
    except (RuntimeError, ValueError) as error:
        raise _failure(error, about) from error
    return y


def _failure(error: Exception, about: str) -> CompileError | LaunchError:
    """What MLX's error says, with the kernel it is about and the compiler's first error line."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    first = next((line for line in lines if "error:" in line), lines[0] if lines else repr(error))
    refused = "Unable to build metal library" in str(error) or "error:" in str(error)
    return CompileError(f"{about}: {first}") if refused else LaunchError(f"{about}: {first}")


_compiled: dict[str, MetalKernel] = {}
_lock = threading.Lock()
