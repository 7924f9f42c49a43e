"""What a backend is: it compiles a KernelSource, runs it, and times it beside stock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

import mlx.core as mx

from tuner.errors import TunerError
from tuner.problem import Device, Quantization
from tuner.render import KernelSource


class CompileError(TunerError):
    """The compiler refused a text; the message is its first error line."""


class LaunchError(TunerError):
    """A compiled kernel could not be loaded or run, or wrote where it must not."""


class Weights(Protocol):
    """One quantized matrix as a backend's kernels want it; layouts other than MLX's own are made once."""

    n: int
    k: int
    quantization: Quantization

    def only(self, layout: str) -> Weights:
        """Makes one layout and lets go of the arrays these weights were made of, unless the layout is made of them."""
        ...


class Kernel(Protocol):
    """y = x @ w.T, or attention of queries x, for the problem it was rendered for; sizes that its text does not fix may
    differ. `weights` are those of the same backend, for attention AttentionInputs, without widths."""

    source: KernelSource
    layout: str

    def __call__(self, weights: Any, x: mx.array, widths: Sequence[int] = ()) -> list[mx.array]:
        """x (..., K) -> y (..., N), both in the problem's dtype, cut into columns of the given widths (none: one piece)."""
        ...

    def run_poisoned(self, weights: Any, x: mx.array, poison: float) -> mx.array:
        """The same into a buffer full of `poison`. Raises LaunchError when it wrote outside of it."""
        ...


class Timer(Protocol):
    """Times one problem on cold weights. A sample is microseconds a call."""

    def sample(self, kernel: Any, expected_us: float | None = None) -> float:
        """What a call takes when nothing disturbs it."""
        ...

    def mean(self, kernel: Any, expected_us: float | None = None) -> float:
        """What a call takes in the mean of a sample, stalls and all."""
        ...

    def sample_stock(self) -> float: ...


class Part(NamedTuple):
    """One product of a decoder block: its kernel, its weights and the linears' bias (N,), if they have one."""

    kernel: Any
    weights: Any
    bias: mx.array | None


Before = Callable[[mx.array, Any], Sequence[mx.array] | None]
"""The half of a decoder block before attention: x (B, M, K) and the cache's offset -> queries, keys, values (B, H, M, D);
None where this can not be had."""

After = Callable[[mx.array, mx.array], mx.array]
"""The half after attention: x (B, M, K) and attended (B, H, M, D) -> what the block returns."""


class Backend(Protocol):
    """A kind of device."""

    name: str

    def device(self) -> Device:
        """The fingerprint of the device here."""
        ...

    def weights(self, arrays: Sequence[mx.array], quantization: Quantization) -> Weights:
        """w (N, words), scales and, in affine mode, biases (N, groups) as the backend holds them."""
        ...

    def compile(self, source: KernelSource) -> Kernel:
        """Compiles and loads a kernel, once a process. Raises CompileError."""
        ...

    def timer(self, problem: Any) -> Timer:
        """Of a Problem or an AttentionProblem."""
        ...

    def bandwidth(self, again: bool = False) -> float:
        """Bytes a second at which the device reads memory and does nothing else, the best measured in this process.
        `again`: measures once more, since a device may have been busy with something else."""
        ...
