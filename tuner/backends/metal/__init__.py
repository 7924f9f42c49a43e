"""The Metal backend: templates through mx.fast.metal_kernel on an Apple GPU; elsewhere their texts are checked."""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, NoReturn

import mlx.core as mx

from tuner.attention import AnyProblem, AttentionInputs, AttentionProblem
from tuner.backends.base import CompileError, LaunchError, Timer
from tuner.backends.metal import machine
from tuner.backends.metal.attention import MetalAttention, compile_attention
from tuner.backends.metal.kernels import MetalKernel, compile_on_gpu
from tuner.backends.metal.timing import AttentionTimer, ColdTimer, read_bandwidth
from tuner.backends.native import NativeWeights
from tuner.errors import TunerError
from tuner.metal_host import Events, MetalCompileError, MetalError, capture, compile
from tuner.problem import Device, Quantization
from tuner.render import KernelSource


def available() -> bool:
    """Whether MLX has an Apple GPU to run on."""
    return bool(mx.metal.is_available())


class MetalBackend:
    """See tuner.backends.base.Backend."""

    name = "metal"

    def device(self) -> Device:
        return machine.device()

    def weights(self, arrays: Sequence[mx.array], quantization: Quantization) -> NativeWeights:
        return NativeWeights(arrays, quantization)

    def compile(self, source: KernelSource) -> MetalKernel | MetalAttention:
        """Compiles a kernel and runs it once. Raises CompileError, and LaunchError when the pipeline refuses the launch."""
        return compile_attention(source) if isinstance(source.problem, AttentionProblem) else compile_on_gpu(source)

    def timer(self, problem: AnyProblem) -> Timer:
        return AttentionTimer(problem) if isinstance(problem, AttentionProblem) else ColdTimer(problem)

    def bandwidth(self, again: bool = False) -> float:
        if again:
            self._bandwidth = max(self._bandwidth, read_bandwidth())
        return self._bandwidth

    @cached_property
    def _bandwidth(self) -> float:
        return read_bandwidth()


class CheckingBackend:
    """Metal where there is no Apple GPU: kernels compile and run in tuner.metal_host, which checks what they do. There is
    nothing to time."""

    name = "metal"

    def __init__(self) -> None:
        self._compiled: dict[str, CheckedKernel | CheckedAttention] = {}
        self._lock = threading.Lock()

    def device(self) -> Device:
        return machine.CHECKED_HERE

    def weights(self, arrays: Sequence[mx.array], quantization: Quantization) -> NativeWeights:
        return NativeWeights(arrays, quantization)

    def compile(self, source: KernelSource) -> CheckedKernel | CheckedAttention:
        """The kernel; the host compiles it when it first runs."""
        kind = CheckedAttention if isinstance(source.problem, AttentionProblem) else CheckedKernel
        with self._lock:
            return self._compiled.setdefault(source.entry, kind(source))

    def timer(self, problem: AnyProblem) -> NoReturn:
        raise TunerError("There is no Apple GPU here: Metal kernels are checked on this machine, and not timed.")

    def bandwidth(self, again: bool = False) -> NoReturn:
        raise TunerError("There is no Apple GPU here, so there is no bandwidth to measure.")


class CheckedKernel(MetalKernel):
    """A kernel in the host: each call runs at once."""

    def __init__(self, source: KernelSource) -> None:
        super().__init__(source, _Hosted)

    def events(self, weights: NativeWeights, x: mx.array) -> tuple[Events, ...]:
        """What a call does, pass by pass."""
        seen: list[Events] = []
        counted = MetalKernel(self.source, functools.partial(_Hosted, seen=seen))
        counted(weights, x)
        return tuple(seen)

    def _call(self, weights: NativeWeights, x: mx.array, **more: object) -> mx.array:
        return _told_with(self.about, super()._call, weights, x, **more)


class CheckedAttention(MetalAttention):
    """An attention kernel in the host."""

    def __init__(self, source: KernelSource) -> None:
        super().__init__(source, _Hosted)

    def events(self, inputs: AttentionInputs, q: mx.array) -> tuple[Events, ...]:
        """What a call does, pass by pass."""
        seen: list[Events] = []
        counted = MetalAttention(self.source, functools.partial(_Hosted, seen=seen))
        counted(inputs, q)
        return tuple(seen)

    def _call(self, inputs: AttentionInputs, q: mx.array, **more: object) -> mx.array:
        return _told_with(self.about, super()._call, inputs, q, **more)


def _told_with(about: str, call: Callable[..., mx.array], *arguments: object, **more: object) -> mx.array:
    """A call in the host, with errors that name the kernel. The host poisons outputs itself, and reports unwritten ones."""
    more.pop("init_value", None)
    try:
        return call(*arguments, **more)
    except MetalCompileError as error:
        raise CompileError(f"{about}: {_first_lines(error)}") from error
    except MetalError as error:
        raise LaunchError(f"{about}: {_first_lines(error)}") from error


class _Hosted:
    """mx.fast.metal_kernel's double: a call is captured and runs in the host."""

    def __init__(self, *, seen: list[Events] | None = None, **definition: Any) -> None:
        self._definition = definition
        self._seen = seen

    def __call__(self, **call: Any) -> list[mx.array]:
        launch = capture(**self._definition, **call)
        run = compile(launch.source, events=self._seen is not None).run(launch)
        if self._seen is not None and run.events:
            self._seen.append(run.events)
        return run.outputs


def _first_lines(error: MetalError) -> str:
    return "; ".join(str(defect) for defect in error.defects[:3])
