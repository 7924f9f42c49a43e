"""The CPU backend: C templates compiled by zig's clang, run on a persistent pool."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import mlx.core as mx

from tuner.attention import AnyProblem, AttentionProblem
from tuner.backends.cpu import block, machine, operations, timing
from tuner.backends.cpu.attention import AttentionKernel, load_attention
from tuner.backends.cpu.kernels import CpuKernel, DenseKernel, PackedWeights, load_kernel
from tuner.problem import Device, Quantization
from tuner.render import KernelSource


class CpuBackend:
    """See tuner.backends.base.Backend."""

    name = "cpu"
    operations = operations
    halves = staticmethod(block.halves)

    def device(self) -> Device:
        return machine.device()

    def weights(self, arrays: Sequence[mx.array], quantization: Quantization) -> PackedWeights:
        return PackedWeights(arrays, quantization)

    def compile(self, source: KernelSource) -> CpuKernel | DenseKernel | AttentionKernel:
        return load_attention(source) if source.config.family == "sdpa" else load_kernel(source)

    def timer(self, problem: AnyProblem) -> timing.ColdTimer | timing.AttentionTimer:
        if isinstance(problem, AttentionProblem):
            return timing.AttentionTimer(problem, self._arena)
        return timing.ColdTimer(problem, self._arena)

    def bandwidth(self, again: bool = False) -> float:
        if again:
            self._bandwidth = max(self._bandwidth, timing.read_bandwidth(self._arena))
        return self._bandwidth

    @cached_property
    def _arena(self) -> timing.ColdArena:
        return timing.ColdArena()

    @cached_property
    def _bandwidth(self) -> float:
        return timing.read_bandwidth(self._arena)
