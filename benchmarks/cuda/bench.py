"""Kernel times of the CUDA templates beside MLX stock, tinygemm, cuBLAS and a load-only probe.

On a machine with an NVIDIA GPU, MLX's CUDA build and PyTorch, in the root of the checkout:

    python3 benchmarks/cuda/bench.py                 # the table and h200.json
    python3 benchmarks/cuda/bench.py --check         # numerics only: every mode, dtype, ragged N, M = 1..16

Times are CUPTI activity records (torch.profiler) of kernels, not wall time. Weights rotate over copies worth more than
200 MB, so that none comes from L2; all arms of a row take turns in one session.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import platform
import re
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import mlx.core as mx
import numpy as np
import torch
from torch.profiler import ProfilerActivity, profile

TEMPLATES = Path(__file__).resolve().parents[2] / "templates" / "cuda"
COLD_BYTES = 220_000_000  # several times the 60 MB of L2
CPP_TYPE = {mx.bfloat16: "tuner::bf16", mx.float16: "tuner::f16", mx.float32: "float"}
SIGNATURE_TYPE = {
    mx.bfloat16: "__nv_bfloat16", mx.float16: "__half", mx.float32: "float", mx.uint8: "uint8_t", mx.uint32: "uint32_t",
}  # fmt: skip


@dataclass(frozen=True)
class Problem:
    m: int
    n: int
    k: int
    bits: int = 4
    group: int = 64
    mode: str = "affine"
    dtype: Any = mx.bfloat16

    def weight_bytes(self) -> int:
        scale_bytes = 1 if self.mode != "affine" else (4 if self.dtype == mx.float32 else 2)
        per_group = scale_bytes * (2 if self.mode == "affine" else 1)
        return self.n * self.k * self.bits // 8 + self.n * (self.k // self.group) * per_group


@dataclass(frozen=True)
class SmallM:
    """Parameters of templates/cuda/small_m.cuh; NOTES.md says what each is."""

    slice_k: int
    warps_k: int
    warps_n: int
    row_tiles: int
    slots: int
    cluster: int
    blocks: int

    def entry(self, p: Problem) -> str:
        return (
            f"tuner::SmallM<{CPP_TYPE[p.dtype]}, {p.m}, {p.n}, {p.k}, {p.bits}, {p.group}, {self.slice_k}, {self.warps_k}, "
            f"{self.warps_n}, {self.row_tiles}, {self.slots}, {self.cluster}, {self.blocks}>"
        )

    def threads(self) -> int:
        return 32 * self.warps_k * self.warps_n

    def shared_bytes(self, p: Problem) -> int:
        rows, columns = 16 * self.row_tiles, -(-p.m // 8)
        stage_k = 1024 // p.bits
        scales = 2 * rows * (self.slice_k // p.group) * 2
        warp = self.slots * (self.slice_k // stage_k) * rows * 128 + (self.slots + 1) * scales
        fragments = self.row_tiles * columns
        tiles = -(-(-(-p.n // rows)) // (self.blocks // self.cluster * self.warps_n))
        items = min(tiles, 4) * self.warps_n * fragments
        inbox = 0 if self.cluster == 1 else -(-items // self.cluster) * self.cluster * 512 + 16
        red = 0 if self.warps_k == 1 else self.warps_n * self.warps_k * fragments * 512
        base = self.warps_k * self.warps_n * warp + p.m * self.slice_k * self.warps_k * 2 + inbox + red
        return base + (red if base + red <= 232448 else 0)


_kernels: dict[str, Any] = {}


def small_m(p: Problem, c: SmallM) -> tuple[Callable[..., mx.array], str]:
    """A callable y = f(x, w, scales, biases) and the name its kernel has in a profile."""
    entry = c.entry(p)
    text = (TEMPLATES / "dequantize.cuh").read_text() + (TEMPLATES / "small_m.cuh").read_text()
    name = "small_m_" + hashlib.sha256(f"{len(text)}|{text}|{entry}".encode()).hexdigest()[:16]
    if name not in _kernels:
        t = SIGNATURE_TYPE[p.dtype]
        cluster = f"__cluster_dims__({c.cluster}, 1, 1) " if c.cluster > 1 else ""
        bounds = (
            f"\nnamespace mlx::core::cu {{\n__global__ void __launch_bounds__({c.threads()}, 1) {cluster}custom_kernel_{name}("
            f"const {t}* x, const uint32_t* w, const {t}* scales, const {t}* biases, {t}* y);\n}}\n"
        )
        _kernels[name] = mx.fast.cuda_kernel(
            name=name,
            input_names=["x", "w", "scales", "biases"],
            output_names=["y"],
            source=f"{entry}::run(x, w, scales, biases, y);",
            header=text + bounds,
            shared_memory=c.shared_bytes(p),
        )
    kernel = _kernels[name]

    def call(x: mx.array, w: mx.array, scales: mx.array, biases: mx.array) -> mx.array:
        return kernel(
            inputs=[x, w, scales, biases],
            grid=(c.blocks * c.threads(), 1, 1),
            threadgroup=(c.threads(), 1, 1),
            output_shapes=[(p.m, p.n)],
            output_dtypes=[p.dtype],
        )[0]

    return call, name
