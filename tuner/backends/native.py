"""Weights as MLX holds them, for backends whose kernels read its arrays as they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

import mlx.core as mx

from tuner.problem import Quantization


class NativeWeights:
    """One quantized matrix. w: (N, K * bits / 32) uint32; scales and, in affine mode, biases: (N, K / group_size)."""

    def __init__(self, arrays: Sequence[mx.array], quantization: Quantization) -> None:
        self.arrays = tuple(arrays)
        self.quantization = quantization
        self.n = self.arrays[0].shape[0]
        self.k = quantization.logical_k(self.arrays[0].shape[1])

    def only(self, layout: str) -> Self:
        """See tuner.backends.base.Weights: there is one layout, and it is the arrays themselves."""
        return self
