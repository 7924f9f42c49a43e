"""The CUDA backend: C++ templates compiled by NVRTC and run by MLX on an NVIDIA GPU."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import mlx.core as mx

from tuner.attention import AnyProblem, AttentionProblem
from tuner.backends.cuda import fused, machine, timing
from tuner.backends.cuda.attention import AttentionKernel, load_attention
from tuner.backends.cuda.kernels import CudaKernel, CudaWeights, load_kernel
from tuner.problem import Device, Quantization
from tuner.render import KernelSource


class CudaBackend:
    """See tuner.backends.base.Backend."""

    name = "cuda"
    fused = fused  # see tuner.blocks.Operations
    stock_attends_one_row = True  # see tuner.linear.attends_one_row

    def device(self) -> Device:
        return machine.device()

    def weights(self, arrays: Sequence[mx.array], quantization: Quantization) -> CudaWeights:
        return CudaWeights(arrays, quantization)

    def compile(self, source: KernelSource) -> CudaKernel | AttentionKernel:
        return load_attention(source) if isinstance(source.problem, AttentionProblem) else load_kernel(source)

    def timer(self, problem: AnyProblem) -> timing.ColdTimer | timing.AttentionTimer:
        if isinstance(problem, AttentionProblem):
            return timing.AttentionTimer(problem, self._arena)
        return timing.ColdTimer(problem, self._arena)

    def bandwidth(self, again: bool = False) -> float:
        if again:
            self._bandwidth = max(self._bandwidth, timing.read_bandwidth())
        return self._bandwidth

    @cached_property
    def _arena(self) -> timing.ColdArena:
        return timing.ColdArena()

    @cached_property
    def _bandwidth(self) -> float:
        return timing.read_bandwidth()
