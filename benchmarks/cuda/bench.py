"""Kernel times of the CUDA templates beside MLX stock, tinygemm, cuBLAS and a load-only probe.

On a machine with an NVIDIA GPU, MLX's CUDA build and PyTorch, in the root of the checkout:

    python3 benchmarks/cuda/bench.py                 # the table and h200.json
    python3 benchmarks/cuda/bench.py --check         # numerics only: every mode, dtype, ragged N, M = 1..16

Times are CUPTI activity records (torch.profiler) of kernels, not wall time. Weights rotate over copies worth more than
200 MB, so that none comes from L2; the arms of a row run one after the other in one process, with nothing else on the card:
a kernel that shares it with another stream may not get all multiprocessors and then takes twice as long.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

CLUSTERS = "--clusters" in sys.argv
if CLUSTERS:  # read when MLX loads; see NOTES.md: MLX reuses graphs without noticing compile-time cluster sizes
    os.environ["MLX_USE_CUDA_GRAPHS"] = "0"

import mlx.core as mx  # noqa: E402
import numpy as np  # noqa: E402
import torch  # noqa: E402
from torch.profiler import ProfilerActivity, profile  # noqa: E402

TEMPLATES = Path(__file__).resolve().parents[2] / "templates" / "cuda"
COLD_BYTES = 220_000_000  # several times the 60 MB of L2
CPP_TYPE = {mx.bfloat16: "tuner::bf16", mx.float16: "tuner::f16", mx.float32: "float"}
SIGNATURE_TYPE = {
    mx.bfloat16: "__nv_bfloat16", mx.float16: "__half", mx.float32: "float", mx.uint8: "uint8_t", mx.uint32: "uint32_t",
}  # fmt: skip


SHARED_LIMIT = 232448  # dynamic shared memory one block may have on sm_90: 227 KiB
AFFINE_BITS = (2, 3, 4, 5, 6, 8)
FP_MODES = {"mxfp4": (4, 32), "mxfp8": (8, 32), "nvfp4": (4, 16)}  # bits, group
SHAPES = [
    (4096, 4096), (14336, 4096), (4096, 14336), (8192, 8192), (28672, 8192), (8192, 28672), (128256, 4096), (1024, 4096),
]  # fmt: skip


def ceil_div(a: int, b: int) -> int:
    return -(-a // b)


@dataclass(frozen=True)
class Problem:
    m: int
    n: int
    k: int
    bits: int = 4
    group: int = 64
    mode: str = "affine"
    dtype: Any = mx.bfloat16

    @property
    def scale_dtype(self) -> Any:
        return self.dtype if self.mode == "affine" else mx.uint8

    def weight_bytes(self) -> int:
        per_group = 2 * self.dtype.size if self.mode == "affine" else 1
        return self.n * self.k * self.bits // 8 + self.n * (self.k // self.group) * per_group

    def x_bytes(self) -> int:
        return self.m * self.k * self.dtype.size

    def label(self) -> str:
        return f"{self.mode}{self.bits} g{self.group} {str(self.dtype).removeprefix('mlx.core.')}"


@dataclass(frozen=True)
class SmallM:
    """Parameters of templates/cuda/small_m.cuh; NOTES.md says what each is."""

    slice_k: int
    section: int
    warps_k: int
    warps_n: int
    row_tiles: int
    slots: int
    split: int
    blocks: int
    clustered: bool = False

    template = "small_m"

    def entry(self, p: Problem) -> str:
        return (
            f"tuner::SmallM<{CPP_TYPE[p.dtype]}, tuner::Mode::{p.mode}, {p.m}, {p.n}, {p.k}, {p.bits}, {p.group}, "
            f"{self.slice_k}, {self.section}, {self.warps_k}, {self.warps_n}, {self.row_tiles}, {self.slots}, "
            f"{self.split}, {str(self.clustered).lower()}, {self.blocks}>"
        )

    def threads(self) -> int:
        return 32 * self.warps_k * self.warps_n

    def grid_blocks(self, p: Problem) -> int:
        return self.blocks

    def reduction(self) -> tuple[int, int]:
        """What fixes the bits of a row: k a warp adds up, and how many such slices are added before sections are."""
        return self.slice_k, self.section

    def shared_bytes(self, p: Problem) -> int:
        straddles = p.bits in (3, 5, 6)
        stage_k = 256 if straddles else 1024 // p.bits
        line = stage_k * p.bits // 8
        pitch = line if line == 128 else line + 16
        rows = 16 * self.row_tiles
        affine = p.mode == "affine"
        scales = (2 if affine else 1) * rows * (self.slice_k // p.group) * (2 if affine else 1)
        warp = self.slots * (self.slice_k // stage_k) * rows * pitch + (self.slots + 1) * (-(-scales // 16) * 16)
        fragments = self.row_tiles * -(-p.m // 8)
        tiles = ceil_div(ceil_div(p.n, rows), self.blocks // self.split * self.warps_n)
        items = min(tiles, 4) * self.warps_n * fragments
        inbox = -(-items // self.split) * self.split * 512 + 16 if self.clustered else 0
        red = 0 if self.warps_k == 1 else self.warps_n * self.warps_k * fragments * 512
        base = self.warps_k * self.warps_n * warp + p.m * self.slice_k * self.warps_k * 2 + inbox + red
        return base + (red if base + red <= SHARED_LIMIT else 0)


@dataclass(frozen=True)
class Qmv:
    """Parameters of templates/cuda/qmv.cuh."""

    rows: int
    warps_k: int
    warps_n: int

    template = "qmv"
    split, clustered = 1, False

    def entry(self, p: Problem) -> str:
        scale = CPP_TYPE[p.dtype] if p.mode == "affine" else "tuner::u8"
        return (
            f"tuner::Qmv<{CPP_TYPE[p.dtype]}, {scale}, tuner::Mode::{p.mode}, {p.m}, {p.n}, {p.k}, {p.bits}, {p.group}, "
            f"{self.rows}, {self.warps_k}, {self.warps_n}>"
        )

    def threads(self) -> int:
        return 32 * self.warps_k * self.warps_n

    def grid_blocks(self, p: Problem) -> int:
        return -(-p.n // (self.rows * self.warps_n))

    def shared_bytes(self, p: Problem) -> int:
        return 0


@dataclass(frozen=True)
class Qmm:
    """Parameters of templates/cuda/qmm.cuh."""

    tile_n: int
    tile_m: int

    template = "qmm"
    split, clustered = 1, False

    def entry(self, p: Problem) -> str:
        scale = CPP_TYPE[p.dtype] if p.mode == "affine" else "tuner::u8"
        return (
            f"tuner::Qmm<{CPP_TYPE[p.dtype]}, {scale}, tuner::Mode::{p.mode}, {p.m}, {p.n}, {p.k}, {p.bits}, {p.group}, "
            f"{self.tile_n}, {self.tile_m}>"
        )

    def threads(self) -> int:
        return 2 * self.tile_n

    def grid_blocks(self, p: Problem) -> int:
        return -(-p.n // self.tile_n) * -(-p.m // self.tile_m)

    def shared_bytes(self, p: Problem) -> int:
        return 0


Config = SmallM | Qmv | Qmm
_kernels: dict[str, Any] = {}


def kernel_of(name: str, entry: str, arguments: list[tuple[str, Any]], out: Any, text: str, c: Any, shared: int) -> Any:
    """One mx.fast.cuda_kernel; `arguments` are (name, dtype). MLX writes the signature itself, so launch bounds and cluster
    size come by an earlier declaration of the same kernel in the header."""
    if name not in _kernels:
        cluster = f" __cluster_dims__({c.split}, 1, 1)" if getattr(c, "clustered", False) else ""
        signature = ", ".join(f"const {SIGNATURE_TYPE[dtype]}* {argument}" for argument, dtype in arguments)
        declaration = (
            f"\nnamespace mlx::core::cu {{\n__global__ void __launch_bounds__({c.threads()}, 1){cluster} "
            f"custom_kernel_{name}({signature}, {SIGNATURE_TYPE[out]}* y);\n}}\n"
        )
        names = [argument for argument, _ in arguments]
        operands = [*names, "scales"] if "w" in names and "biases" not in names else names
        _kernels[name] = mx.fast.cuda_kernel(
            name=name,
            input_names=names,
            output_names=["y"],
            source=f"{entry}::run({', '.join(operands)}, y);",
            header=text + declaration,
            shared_memory=shared,
        )
    return _kernels[name]


@dataclass(frozen=True)
class Merge:
    """MergeSplits of templates/cuda/small_m.cuh."""

    split: int

    def threads(self) -> int:
        return 256


def build(p: Problem, c: Config) -> tuple[Callable[..., mx.array], str]:
    """A callable y = f(x, w, scales[, biases]) and the name its kernel has in a profile."""
    entry = c.entry(p)
    text = (TEMPLATES / "dequantize.cuh").read_text() + (TEMPLATES / f"{c.template}.cuh").read_text()

    def name_of(prefix: str, entry: str) -> str:
        return f"{prefix}_" + hashlib.sha256(f"{len(text)}|{text}|{entry}".encode()).hexdigest()[:16]

    name = name_of(c.template, entry)
    partial = c.split > 1 and not c.clustered
    out = mx.float32 if partial else p.dtype
    arguments = [("x", p.dtype), ("w", mx.uint32), ("scales", p.scale_dtype)]
    arguments += [("biases", p.scale_dtype)] if p.mode == "affine" else []
    kernel = kernel_of(name, entry, arguments, out, text, c, c.shared_bytes(p))
    merge = None
    if partial:
        merge_entry = f"tuner::MergeSplits<{CPP_TYPE[p.dtype]}, {p.m}, {p.n}, {c.split}>"
        merge = kernel_of(
            name_of("merge", merge_entry),
            merge_entry,
            [("partial", mx.float32)],
            p.dtype,
            text,
            Merge(c.split),
            0,
        )

    def call(*operands: mx.array) -> mx.array:
        y = kernel(
            inputs=list(operands),
            grid=(c.grid_blocks(p) * c.threads(), 1, 1),
            threadgroup=(c.threads(), 1, 1),
            output_shapes=[(c.split, p.m, p.n) if partial else (p.m, p.n)],
            output_dtypes=[out],
        )[0]
        if merge is None:
            return y
        return merge(
            inputs=[y],
            grid=(-(-p.m * p.n // 256) * 256, 1, 1),
            threadgroup=(256, 1, 1),
            output_shapes=[(p.m, p.n)],
            output_dtypes=[p.dtype],
        )[0]

    return call, name


def poisoned(p: Problem, call: Callable[..., mx.array], *inputs: mx.array) -> mx.array:
    """The result of a call whose output buffer held NaN before: MLX hands out again the buffer that was freed last."""
    mx.eval(*inputs)
    nan = mx.full((p.m, p.n), float("nan"), p.dtype)
    mx.eval(nan)
    mx.synchronize()
    del nan
    y = call(*inputs)
    mx.eval(y)
    mx.synchronize()
    return y


def fits(p: Problem, c: SmallM) -> bool:
    stage_k = 256 if p.bits in (3, 5, 6) else 1024 // p.bits
    return (
        c.slice_k % stage_k == 0
        and c.slice_k % p.group == 0
        and p.k * p.bits // 8 % 16 == 0
        and c.slice_k * c.warps_k * c.split >= p.k
        and c.shared_bytes(p) <= SHARED_LIMIT
    )


def plan(p: Problem) -> SmallM:
    """Parameters by rules that the measurements in NOTES.md suggest for an H200; the tuner searches instead."""
    blocks = {1: 132, 2: 132, 4: 132, 7: 126, 8: 128}
    if CLUSTERS:  # what an H200 holds at a time: clusters do not fill every GPC
        blocks |= {4: 120, 7: 105, 8: 120}

    def config(slice_k: int, warps_k: int, warps_n: int, split: int, section: int = 0) -> SmallM:
        return SmallM(slice_k, section or warps_k, warps_k, warps_n, 1, 1, split, blocks[split], CLUSTERS and split > 1)

    found: list[SmallM] = []
    if p.k == 4096 and p.bits == 4 and p.n > 2048:  # one Reduction for all M: sections of four slices of 512
        one, two = config(512, 8, 2, 1, section=4), config(512, 4, 4, 2)
        found = [one, two] if p.m <= 4 or p.n > 65536 or (p.m <= 8 and not CLUSTERS) else [two]
    if p.k == 14336 and p.bits == 4:
        found = [config(1024, 7, 1, 2)] if p.m <= 4 else [config(512, 4, 4, 7)]
    if p.k == 28672 and p.bits == 4 and p.m == 1:
        found = [config(1024, 14, 1, 2)]
    for slice_k in (512, 256, 1024, 128) if p.bits != 8 else (256, 512, 128):
        for split in (1, 2, 4, 7, 8) if p.m <= 8 else (2, 4, 7, 8, 1):
            warps_k = ceil_div(ceil_div(p.k, slice_k), split)
            if warps_k <= 16:
                for warps_n in range(max(1, min(16 // warps_k, -(-p.n // 16))), 0, -1):
                    found.append(config(slice_k, warps_k, warps_n, split))
    for c in found:
        if fits(p, c):
            return c
    raise ValueError(f"no small_m configuration for {p}: shared memory of every one is above {SHARED_LIMIT} bytes")


# ---- operands and the reference ------------------------------------------------------------------------------------------


def decode_float8(codes: np.ndarray) -> np.ndarray:
    e, m = codes.astype(np.int64) >> 3 & 15, (codes & 7).astype(np.float64)
    magnitude = np.where(e == 0, m / 8 * 2.0**-6, (1 + m / 8) * 2.0 ** (e - 7))
    return np.where(codes & 128, -magnitude, magnitude)


def dequantize64(p: Problem, w: np.ndarray, scales: np.ndarray, biases: np.ndarray | None) -> np.ndarray:
    """(N, K) float64 weights from packed words, without any library's unpacking."""
    bits = np.unpackbits(np.ascontiguousarray(w).view(np.uint8), axis=1, bitorder="little")
    codes = (bits.reshape(p.n, p.k, p.bits) << np.arange(p.bits, dtype=np.uint8)).sum(-1, dtype=np.int64)
    if p.mode == "affine":
        assert biases is not None
        return codes * np.repeat(scales.astype(np.float64), p.group, 1) + np.repeat(biases.astype(np.float64), p.group, 1)
    if p.mode == "mxfp8":
        values = decode_float8(codes)
    else:
        table = np.array([0, 0.5, 1, 1.5, 2, 3, 4, 6])
        values = np.where(codes & 8, -1, 1) * table[codes & 7]
    factor = decode_float8(scales) if p.mode == "nvfp4" else 2.0 ** (scales.astype(np.float64) - 127)
    return values * np.repeat(factor, p.group, 1)


def to_numpy(a: mx.array) -> np.ndarray:
    return np.array(a.astype(mx.float32)) if a.dtype in (mx.bfloat16, mx.float16) else np.array(a)


def operands(p: Problem, rng: np.random.Generator, ramp: bool = False) -> list[mx.array]:
    """w, scales and, for affine, biases. `ramp`: small integers and powers of two, whose products are exact in float32."""
    w = mx.array(rng.integers(0, 2**32, (p.n, p.k * p.bits // 32), dtype=np.uint32))
    shape = (p.n, p.k // p.group)
    if p.mode == "affine":
        scales = np.full(shape, 0.5) if ramp else rng.uniform(0.001, 0.02, shape)
        biases = np.full(shape, -1.0) if ramp else rng.normal(0, 0.05, shape)
        return [w, mx.array(scales, mx.float32).astype(p.dtype), mx.array(biases, mx.float32).astype(p.dtype)]
    if p.mode == "mxfp8":
        codes = rng.integers(0, 0x77, (p.n, p.k), dtype=np.uint8) | rng.integers(0, 2, (p.n, p.k), dtype=np.uint8) << 7
        w = mx.array(np.ascontiguousarray(codes).view(np.uint32))
    low, high = (0x20, 0x40) if p.mode == "nvfp4" else (118, 124)
    return [w, mx.array(rng.integers(low, high, shape, dtype=np.uint8))]


def relative_error(y: np.ndarray, reference: np.ndarray) -> float:
    return float(np.linalg.norm(y.astype(np.float64) - reference) / np.linalg.norm(reference))


# ---- numerics ------------------------------------------------------------------------------------------------------------


def check_cases() -> list[tuple[Problem, Config, bool]]:
    cases: list[tuple[Problem, Config, bool]] = []
    formats = [("affine", b, g) for b in AFFINE_BITS for g in (32, 64, 128)] + [(m, b, g) for m, (b, g) in FP_MODES.items()]
    for n in (1, 7, 33, 65):
        for m in range(1, 17):
            p = Problem(m, n, 1536)
            cases += [
                (p, SmallM(512, 3, 3, 2, 1, 1, 1, 132), True),
                (p, SmallM(256, 3, 3, 2, 1, 2, 2, 132), False),
            ]
    for mode, bits, group in formats:
        for dtype in (mx.bfloat16, mx.float16, mx.float32):
            for m in (1, 5, 16):
                p = Problem(m, 65, 1536, bits, group, mode, dtype)
                if dtype != mx.float32:
                    if not (bits == 2 and group == 32):  # one word is more than a group: qmv and qmm
                        cases.append((p, plan(p), mode == "affine"))
                    cases.append((p, Qmm(64, 16), False))
                cases.append((p, Qmv(2, 2, 2), mode == "affine"))
    for m in (17, 33):
        cases.append((Problem(m, 65, 1536), Qmm(64, 32), False))
    cases += [
        (Problem(m, 33, k, 4, g, mode), Qmv(4, 1, 4), False)
        for m in (1, 6)
        for k, g, mode in ((544, 32, "mxfp4"), (528, 16, "nvfp4"))
    ]
    cases += [
        (Problem(m, 33, k, 4, g, mode), Qmm(32, 8), False)
        for m in (1, 6)
        for k, g, mode in ((544, 32, "mxfp4"), (528, 16, "nvfp4"))
    ]
    cases += [(Problem(m, 73448, 512), SmallM(512, 1, 1, 8, 1, 1, 1, 132), True) for m in (1, 10)]
    return cases


def check(shard: int, shards: int) -> int:
    """Runs this shard's cases; prints failures and one line of summary. Returns the number of failures."""
    seed = int.from_bytes(os.urandom(4), "little")
    failures = done = 0
    worst: dict[str, float] = {}
    for index, (p, c, exact) in enumerate(check_cases()):
        if index % shards != shard:
            continue
        rng = np.random.default_rng([seed, index])
        problem = ""
        try:
            for ramp in (False, True) if exact else (False,):
                packed = operands(p, rng, ramp)
                x64 = rng.integers(-3, 4, (p.m, p.k)) if ramp else rng.normal(0, 1, (p.m, p.k))
                x = mx.array(x64, mx.float32).astype(p.dtype)
                call, _ = build(p, c)
                y = to_numpy(poisoned(p, call, x, *packed))
                w64 = dequantize64(
                    p,
                    np.array(packed[0]),
                    to_numpy(packed[1]),
                    to_numpy(packed[2]) if len(packed) > 2 else None,
                )
                reference = to_numpy(x).astype(np.float64) @ w64.T
                if ramp:
                    rounded = to_numpy(mx.array(reference, mx.float32).astype(p.dtype))
                    if not np.array_equal(y, rounded):
                        problem += f" ramp differs at {np.argwhere(y != rounded)[:3].tolist()}"
                else:
                    error = relative_error(y, reference)
                    rounding = {mx.bfloat16: 2.4e-3, mx.float16: 3e-4, mx.float32: 2e-6}[p.dtype]
                    limit = rounding * (2 if c.template == "qmm" or p.m * p.n < 64 else 1)  # one output alone: up to 2^-8
                    key = f"{c.template} {str(p.dtype).removeprefix('mlx.core.')}"
                    worst[key] = max(worst.get(key, 0.0), error)
                    if not error < limit:
                        problem += f" error {error:.2e} above {limit:.1e}"
        except Exception as failure:
            problem += " " + str(failure).splitlines()[0][:200]
        done += 1
        if problem:
            failures += 1
            print(f"FAIL {p.label()} M={p.m} N={p.n} K={p.k} {c}:{problem}", flush=True)
    print(
        f"shard {shard}: {done} cases, {failures} failures, seed {seed}, worst error " + json.dumps(worst),
        flush=True,
    )
    return failures


# ---- times ---------------------------------------------------------------------------------------------------------------

PROBE = """
  constexpr unsigned WORDS = N_WORDS / 4, SCALES = N_SCALES / 16;
  const uint4* a = reinterpret_cast<const uint4*>(w);
  const unsigned step = gridDim.x * blockDim.x, first = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned sum = 0, i = first;
  for (; i + 3 * step < WORDS; i += 4 * step) {
    uint4 v[4];
    for (int u = 0; u < 4; u++) v[u] = __ldcs(a + i + u * step);
    for (int u = 0; u < 4; u++) sum ^= v[u].x ^ v[u].y ^ v[u].z ^ v[u].w;
  }
  for (; i < WORDS; i += step) { const uint4 v = __ldcs(a + i); sum ^= v.x ^ v.y ^ v.z ^ v.w; }
  for (i = first; i < 2 * SCALES; i += step) {
    const uint4 v = __ldcs(reinterpret_cast<const uint4*>(i < SCALES ? scales : biases) + (i < SCALES ? i : i - SCALES));
    sum ^= v.x ^ v.y ^ v.z ^ v.w;
  }
  if (sum == 0x12345678u) y[0] = sum;
"""


def probe(p: Problem) -> Callable[..., mx.array]:
    words, scale_bytes = p.n * p.k * p.bits // 32, p.n * (p.k // p.group) * p.dtype.size
    source = PROBE.replace("N_WORDS", f"{words}u").replace("N_SCALES", f"{scale_bytes}u")
    kernel = mx.fast.cuda_kernel(
        name=f"probe_{words}_{scale_bytes}", input_names=["w", "scales", "biases"], output_names=["y"], source=source,
    )  # fmt: skip

    def call(w: mx.array, scales: mx.array, biases: mx.array) -> mx.array:
        return kernel(
            inputs=[w, scales, biases], grid=(264 * 1024, 1, 1), threadgroup=(1024, 1, 1), output_shapes=[(4,)],
            output_dtypes=[mx.uint32],
        )[0]  # fmt: skip

    return call


def kernel_times(arm: Callable[[int], None], copies: int, rounds: int) -> list[float]:
    """Microseconds of device time of each call. A call of several kernels (a split and its merge, cuBLAS) is their sum."""
    arm(0)
    torch.cuda.synchronize()
    with profile(activities=[ProfilerActivity.CUDA]) as session:
        for i in range(copies * rounds):
            arm(i)
            torch.cuda.synchronize()
    kernels: dict[str, list[float]] = {}
    for event in session.events():
        if event.device_type == torch.autograd.DeviceType.CUDA and not event.name.startswith(("Memcpy", "Memset")):
            kernels.setdefault(event.name, []).append(event.device_time)
    if len(kernels) == 1:
        return next(iter(kernels.values()))
    by_call = [v for v in kernels.values() if len(v) == copies * rounds]
    return [sum(parts) for parts in zip(*by_call, strict=True)]


def wall_times(arm: Callable[[int], None], empty: Callable[[], None], copies: int, rounds: int) -> list[float]:
    """Microseconds by the host's clock less those of an empty kernel, where CUPTI reports no kernel of the arm."""

    def timed(call: Callable[[], None]) -> float:
        torch.cuda.synchronize()
        start = time.perf_counter()
        call()
        torch.cuda.synchronize()
        return (time.perf_counter() - start) * 1e6

    timed(empty)
    fixed = statistics.median(timed(empty) for _ in range(50))
    return [timed(lambda i=i: arm(i)) - fixed for i in range(copies * rounds)]


def summary(values: list[float]) -> dict[str, float] | None:
    if not values:
        return None
    ordered = sorted(values)
    at = lambda q: round(ordered[min(len(ordered) - 1, int(q * len(ordered)))], 2)  # noqa: E731
    return {
        "median_us": round(statistics.median(ordered), 2),
        "p10_us": at(0.1),
        "p90_us": at(0.9),
        "samples": len(ordered),
    }


def measure_shape(
    n: int,
    k: int,
    ms: list[int],
    peers: bool,
    rounds: int,
    bits: int = 4,
    group: int = 64,
    mode: str = "affine",
) -> list[dict[str, Any]]:
    rng = np.random.default_rng(int.from_bytes(os.urandom(4), "little"))
    base = Problem(1, n, k, bits, group, mode)
    copies = max(3, -(-COLD_BYTES // base.weight_bytes()))
    weights = []
    for i in range(copies):
        mx.random.seed(int(rng.integers(2**31)))
        if i == 0 and mode != "affine":
            weights.append(operands(base, rng))
            continue
        if mode != "affine":
            weights.append([mx.array(weights[0][0]) + 0, weights[0][1] + 0])
            continue
        w = mx.random.randint(0, 2**31 - 1, (n, k * bits // 32)).astype(mx.uint32) * 2 + 1
        scales = (mx.random.uniform(0.001, 0.02, (n, k // group))).astype(mx.bfloat16)
        weights.append([w, scales, (mx.random.normal((n, k // group)) * 0.05).astype(mx.bfloat16)])
        mx.eval(weights[-1])
    mx.eval(weights)
    tinygemm = peers and bits == 4 and mode == "affine"
    if tinygemm:
        packed = [
            torch.ops.aten._convert_weight_to_int4pack(
                torch.randint(0, 255, (n, k // 2), dtype=torch.uint8, device="cuda"), 8
            )
            for _ in range(copies)
        ]
        scale_zeros = [torch.randn(k // group, n, 2, dtype=torch.bfloat16, device="cuda") for _ in range(copies)]
    dense = (
        [torch.randn(n, k, dtype=torch.bfloat16, device="cuda") for _ in range(max(2, -(-COLD_BYTES // (2 * n * k))))]
        if peers
        else []
    )
    x_all = mx.random.normal((16, k)).astype(mx.bfloat16)
    mx.eval(x_all)
    probe_samples: list[float] = []
    rows_seen: dict[tuple[int, int], np.ndarray] = {}
    reference_rows = min(n, 256)
    # contiguous copies: reading a view would move the whole array into memory that host and device share
    arrays = [to_numpy(mx.contiguous(a[:reference_rows])) for a in weights[0]]
    w64 = dequantize64(
        Problem(1, reference_rows, k, bits, group, mode),
        arrays[0],
        arrays[1],
        arrays[2] if len(arrays) > 2 else None,
    )
    out = []
    for m in ms:
        p = Problem(m, n, k, bits, group, mode)
        c = plan(p)
        ours, _ = build(p, c)
        x, tx = mx.contiguous(x_all[:m]), torch.randn(m, k, dtype=torch.bfloat16, device="cuda")
        y = poisoned(p, ours, x, *weights[0])
        error = relative_error(to_numpy(y)[:, :reference_rows], to_numpy(x).astype(np.float64) @ w64.T)
        covered = not bool(mx.any(mx.isnan(y)))
        row = to_numpy(y)[0]
        same_bits = bool(np.array_equal(rows_seen.setdefault(c.reduction(), row), row))

        stock_y = mx.quantized_matmul(x, *weights[0], transpose=True, group_size=group, bits=bits, mode=mode)
        stock_error = relative_error(to_numpy(stock_y)[:, :reference_rows], to_numpy(x).astype(np.float64) @ w64.T)
        arms: dict[str, Callable[[int], None]] = {
            "ours": lambda i, f=ours, x=x: mx.eval(f(x, *weights[i % copies])),
            "stock": lambda i, x=x: mx.eval(
                mx.quantized_matmul(x, *weights[i % copies], transpose=True, group_size=group, bits=bits, mode=mode)
            ),
        }
        if tinygemm:
            arms["tinygemm"] = lambda i, tx=tx: torch.ops.aten._weight_int4pack_mm(
                tx, packed[i % copies], group, scale_zeros[i % copies]
            )
        if peers:
            arms["cublas"] = lambda i, tx=tx: torch.nn.functional.linear(tx, dense[i % len(dense)])
        samples = {name: kernel_times(arm, copies, rounds) for name, arm in arms.items()}
        if mode == "affine":
            if m == ms[0]:
                read_only = probe(p)
                probe_samples = kernel_times(lambda i, f=read_only: mx.eval(f(*weights[i % copies])), copies, rounds)
            samples["probe"] = probe_samples
        method = "cupti"
        if not samples["stock"]:
            method = "wall clock less an empty kernel"
            empty = mx.fast.cuda_kernel(name="empty", input_names=["x"], output_names=["y"], source="if (!x) y[0] = x[0];")
            run_empty = lambda x=x, empty=empty: mx.eval(  # noqa: E731
                empty(
                    inputs=[x],
                    grid=(32, 1, 1),
                    threadgroup=(32, 1, 1),
                    output_shapes=[(4,)],
                    output_dtypes=[x.dtype],
                )
            )
            samples["stock"] = wall_times(arms["stock"], run_empty, copies, rounds)
        times = {name: summary(v) for name, v in samples.items()}
        row_out = {
            "n": n, "k": k, "m": m, "format": p.label(), "bytes": p.weight_bytes(), "config": asdict(c), "error": error,
            "stock_error": stock_error, "covered": covered, "row0_bits_equal_within_reduction": same_bits, "times": times,
            "stock_method": method,
        }  # fmt: skip
        out.append(row_out)
        print(format_row(row_out), flush=True)
    return out


def median(row: dict[str, Any], arm: str) -> float:
    found = row["times"].get(arm)
    return found["median_us"] if found else float("nan")


def format_row(row: dict[str, Any]) -> str:
    ours, bandwidth = row["times"]["ours"], row["bytes"] / median(row, "ours") / 1e3
    flags = ("" if row["covered"] else " UNWRITTEN") + ("" if row["row0_bits_equal_within_reduction"] else " BITS")
    c = row["config"]

    def times_ours(arm: str) -> float:
        return median(row, arm) / ours["median_us"]

    return (
        f"{row['n']:6d} x {row['k']:5d} {row['format']:20s} M={row['m']:2d} ours {ours['median_us']:7.2f} "
        f"[{ours['p10_us']:.2f} {ours['p90_us']:.2f}] probe {median(row, 'probe'):6.2f} (x{1 / times_ours('probe'):.2f}) "
        f"stock {median(row, 'stock'):7.2f} (/{times_ours('stock'):.1f}) tinygemm {median(row, 'tinygemm'):7.2f} "
        f"cuBLAS {median(row, 'cublas'):7.2f} {bandwidth:5.0f} GB/s err {row['error']:.1e}/{row['stock_error']:.1e} "
        f"{c['slice_k']}/{c['section']}/{c['warps_k']}x{c['warps_n']}x{c['row_tiles']}/{c['split']}"
        f"{'c' if c['clustered'] else ''}{flags}"
    )


def bench_rows() -> list[tuple[int, int, int, int, str, list[int], bool]]:
    every = [1, 2, 3, 4, 5, 6, 8, 9, 12, 16]
    few = [1, 4, 8, 16]
    rows: list[tuple[int, int, int, int, str, list[int], bool]] = [(n, k, 4, 64, "affine", every, True) for n, k in SHAPES]
    for n, k in ((4096, 4096), (14336, 4096)):
        rows += [(n, k, b, 64, "affine", few, False) for b in (2, 3, 5, 6, 8)]
        rows += [(n, k, 4, g, "affine", few, False) for g in (32, 128)]
        rows += [(n, k, b, g, mode, few, False) for mode, (b, g) in FP_MODES.items()]
    return rows


def warm(shard: int, shards: int) -> None:
    """Compiles this shard's kernels into MLX's cache on disk by running each once on small stand-ins of its operands."""
    jobs = [Problem(m, n, k, b, g, mode) for n, k, b, g, mode, ms, _ in bench_rows() for m in ms]
    for index, p in enumerate(jobs):
        if index % shards == shard:
            words = mx.zeros((p.n, p.k * p.bits // 32), mx.uint32)
            scales = mx.zeros((p.n, p.k // p.group), p.scale_dtype)
            call, _ = build(p, plan(p))
            mx.eval(call(mx.zeros((p.m, p.k), p.dtype), words, scales, *([scales] if p.mode == "affine" else [])))


def in_processes(flag: str, count: int) -> int:
    """Runs this file `count` times side by side, each with its shard; a bad kernel takes down its own process only."""
    command = [
        sys.executable,
        __file__,
        flag,
        *(["--clusters"] if CLUSTERS else []),
        "--shards",
        str(count),
        "--shard",
    ]
    running = [subprocess.Popen([*command, str(i)]) for i in range(count)]
    return sum(child.wait() != 0 for child in running)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="numerics only")
    parser.add_argument("--warm", action="store_true", help="compile only (the benchmark does this itself)")
    parser.add_argument(
        "--clusters",
        action="store_true",
        help="let blocks exchange sums in clusters (turns MLX's graphs off)",
    )
    parser.add_argument("--shard", type=int, default=-1, help=argparse.SUPPRESS)
    parser.add_argument(
        "--shards", type=int, default=min(12, os.cpu_count() or 1), help="processes that compile side by side"
    )
    parser.add_argument("--rounds", type=int, default=2, help="profiled rounds over all copies of the weights")
    parser.add_argument("--limit", type=float, default=float("inf"), help="seconds after which no new row starts")
    parser.add_argument("--out", default=str(Path(__file__).with_name("h200.json")))
    args = parser.parse_args()
    if args.check:
        return int(check(args.shard, args.shards) > 0) if args.shard >= 0 else int(in_processes("--check", args.shards) > 0)
    if args.warm and args.shard >= 0:
        warm(args.shard, args.shards)
        return 0
    start = time.monotonic()
    broken = in_processes("--warm", args.shards)
    if args.warm:
        return int(broken > 0)
    print(f"compiled in {time.monotonic() - start:.0f} s", flush=True)
    torch.zeros(1, device="cuda")
    results: list[dict[str, Any]] = []
    for n, k, bits, group, mode, ms, peers in bench_rows():
        if time.monotonic() - start > args.limit:
            print(f"not measured (time limit): {n} x {k} {mode}{bits} g{group}")
            continue
        results += measure_shape(n, k, ms, peers, args.rounds, bits, group, mode)
        mx.clear_cache()
        torch.cuda.empty_cache()
        record = {
            "device": torch.cuda.get_device_name(), "driver": driver_version(),
            "mlx": mx.__version__, "torch": torch.__version__,
            "date": time.strftime("%Y-%m-%d"), "command": " ".join(["python3", *sys.argv]), "host": platform.platform(),
            "method": "CUPTI kernel records (torch.profiler), us a call, cold L2 by rotating copies, arm by arm",
            "rows": results,
        }  # fmt: skip
        Path(args.out).write_text(json.dumps(record, indent=0) + "\n")
    return 0


def driver_version() -> str:
    query = ["nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader"]
    return subprocess.run(query, capture_output=True, text=True, check=False).stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
