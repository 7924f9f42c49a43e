"""What our kernels and MLX's own load and compute, counted in the same host: evidence, not times.

    uv run python benchmarks/metal/compare_with_mlx.py --json benchmarks/metal/compare_with_mlx.json

MLX's kernels come from the headers in the macOS wheel `mlx-metal` of the version that is installed here; pip downloads it
by name and platform (45 MB), or --wheel names one. Nothing of it is kept. Each of MLX's results is compared with the
float64 reference before it is counted; ours are those of `tuner verify --backend metal --events`.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import re
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Any

import mlx.core as mx
import numpy as np

from tuner import metal_host
from tuner.backends import backend
from tuner.dtypes import MX_DTYPES, to_float64
from tuner.errors import TunerError
from tuner.events import EventRow, event_rows
from tuner.problem import Problem, Quantization
from tuner.reference import dequantize
from tuner.space import Config

PLATFORM = "macosx_14_0_arm64"
KERNELS = "mlx/include/mlx/backend/metal/kernels"
COMPLEX = "struct complex64_t { float real, imag; complex64_t(float r, float i) : real(r), imag(i) {} };"
CALL = """
    const uint3 tid = threadgroup_position_in_grid;
    const uint simd_gid = simdgroup_index_in_threadgroup;
    const uint simd_lid = thread_index_in_simdgroup;
"""
QMM = """
    const uint lid = thread_index_in_threadgroup;
    constexpr int padded = 32 + 16 / sizeof(T);
    threadgroup T Xs[32 * padded];
    threadgroup T Ws[32 * padded];
    qmm_t_impl<T, GROUP_SIZE, BITS, false>(w, scales, biases, x, y, Xs, Ws, k, n, m, k, tid, lid, simd_gid, simd_lid);
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--wheel", type=Path, help="A downloaded mlx-metal wheel.")
    parser.add_argument("--json", type=Path, help="Where to write the table.")
    parser.add_argument("--shape", default="64x1024", help="N x K.")
    parser.add_argument("--dtype", default="float16", choices=list(MX_DTYPES))
    parser.add_argument("--bits", type=int, nargs="*", default=[4, 2])
    parser.add_argument("--m", type=int, nargs="*", default=list(range(1, 17)))
    options = parser.parse_args()
    mx.set_default_device(mx.cpu)
    n, k = map(int, options.shape.split("x"))
    version = importlib.metadata.version("mlx")
    with tempfile.TemporaryDirectory() as folder:
        header = _header(options.wheel or _download(version, Path(folder)))
    rows: list[dict[str, Any]] = []
    refused: dict[str, str] = {}
    for bits in options.bits:
        quantization = Quantization("affine", bits, 64)
        for m in options.m:
            operands = _Operands(Problem(m, n, k, quantization, options.dtype, options.dtype))
            launches = _mlx_launches(header, operands.problem, operands)
            rows += filter(None, [_row(refused, name, launch, operands) for name, launch in launches])
            ours = event_rows(backend("metal"), quantization, options.dtype, [m], (n, k))
            rows += [_as_json(row, bits) for row in ours]
    _print(rows, refused, version)
    if options.json:
        command = "uv run python benchmarks/metal/compare_with_mlx.py " + " ".join(sys.argv[1:])
        found = {"mlx_version": version, "command": command, "n": n, "k": k, "group_size": 64, "dtype": options.dtype}
        options.json.write_text(json.dumps(found | {"refused": refused, "rows": rows}, indent=1) + "\n")


def _download(version: str, folder: Path) -> Path:
    pip = ["uvx", "pip", "download", "-q", "--no-deps", "--only-binary=:all:", "--platform", PLATFORM, "-d", str(folder)]
    subprocess.run([*pip, f"mlx-metal=={version}"], check=True)
    return next(folder.glob("*.whl"))


def _header(wheel: Path) -> str:
    """MLX's quantized kernels as one text, each file with its own lines; its function constants are given a value."""
    seen: set[str] = set()
    with zipfile.ZipFile(wheel) as files:

        def expand(name: str) -> str:
            if name in seen:
                return ""
            seen.add(name)
            out = [f'#line 1 "{Path(name).name}"']
            for number, line in enumerate(files.read(f"{KERNELS}/{name}").decode().split("\n"), 1):
                include = re.match(r'#include "mlx/backend/metal/kernels/(.*)"', line)
                if include:
                    out += [expand(include[1]), f'#line {number + 1} "{Path(name).name}"']
                else:
                    out.append(re.sub(r"(\w+) \[\[function_constant\(\d+\)\]\]", r"\1 = true", line))
            return "\n".join(out)

        # A product of complex numbers is declared there and never used.
        return (
            f"{COMPLEX}\n"
            + "\n".join(expand(name) for name in ("defines.h", "steel/gemm/gemm.h", "quantized_utils.h", "quantized.h"))
            + "\n"
        )


class _Operands:
    """x, w, scales and biases of a problem, and the float64 product."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        q, dtype = problem.quantization, MX_DTYPES[problem.x_dtype]
        mx.random.seed(problem.m)
        weights = (mx.random.normal((problem.n, problem.k)) * problem.k**-0.5).astype(dtype)
        self.x = mx.random.normal((problem.m, problem.k)).astype(dtype)
        self.quantized = list(mx.quantize(weights, group_size=q.group_size, bits=q.bits))
        self.inputs = [self.x, *self.quantized]
        w, scales, biases = self.quantized
        self.product = to_float64(self.x) @ dequantize(np.asarray(w), to_float64(scales), to_float64(biases), q).T

    def wrong(self, y: mx.array) -> bool:
        return bool(np.abs(to_float64(y) - self.product).max() > 0.02 * np.abs(self.product).max())


def _mlx_launches(header: str, problem: Problem, operands: _Operands) -> list[tuple[str, metal_host.Launch]]:
    """The kernels MLX has for a problem, launched as MLX does on a GPU with them (generation 15 on for qmv_wide): at most
    five vectors a threadgroup, evenly spread, eight lanes along K."""
    m, n, k = problem.m, problem.n, problem.k
    vectors = -(-m // -(-m // 5))
    qmv = "qmv_fast_impl" if n % 8 == 0 and k % 512 == 0 else "qmv_impl"
    arguments = "(w, scales, biases, x, y, k, n, tid, simd_gid, simd_lid);"
    wide = f"qmv_wide_impl<T, GROUP_SIZE, BITS, {vectors}, 8>(w, scales, biases, x, y, k, n, m, tid, simd_gid, simd_lid);"
    two = (32, 2, 1)
    bodies = [
        ("mlx qmv", f"{CALL}    {qmv}<T, GROUP_SIZE, BITS>{arguments}\n", (32 * m, 2 * -(-n // 8), 1), two),
        ("mlx qmv_wide", f"{CALL}    {wide}\n", (32 * -(-m // vectors), 2 * -(-n // 8), 1), two),
        ("mlx qmm_t", CALL + QMM, (32 * -(-n // 32), 2 * -(-m // 32), 2), (32, 2, 2)),
    ]
    found = []
    for name, body, grid, threadgroup in bodies:
        if name == "mlx qmv_wide" and m < 2:
            continue
        launch = metal_host.capture(
            name=name.replace(" ", "_"),
            input_names=["x", "w", "scales", "biases", "k", "n", "m"],
            output_names=["y"],
            source=body,
            header=header,
            inputs=[*operands.inputs, mx.array(k), mx.array(n), mx.array(m)],
            template=[
                ("T", MX_DTYPES[problem.x_dtype]),
                ("GROUP_SIZE", problem.quantization.group_size),
                ("BITS", problem.quantization.bits),
            ],
            grid=grid,
            threadgroup=threadgroup,
            output_shapes=[(m, n)],
            output_dtypes=[MX_DTYPES[problem.x_dtype]],
        )
        found.append((name, launch))
    return found


def _row(refused: dict[str, str], name: str, launch: metal_host.Launch, operands: _Operands) -> dict[str, Any] | None:
    """What one launch did, or None with the reason in `refused`."""
    try:
        run = metal_host.compile(launch.source, events=True).run(launch)
    except TunerError as error:
        refused.setdefault(name, str(error).splitlines()[0])
        return None
    if operands.wrong(run.outputs[0]) or run.events is None:
        refused.setdefault(name, "the result is wrong.")
        return None
    events, problem = run.events, operands.problem
    matrix = [events.buffers[b] for b in ("w", "scales", "biases")]
    size = sum(b.size for b in matrix)
    counted = EventRow(
        name,
        problem.m,
        Config.of(name, {}),
        sum(b.bytes_loaded for b in matrix) / size,
        events.buffers["x"].bytes_loaded / size,
        events.operations / (problem.n * problem.k),
        events.simd_ops,
        events.barriers,
        events.mmas,
    )
    return _as_json(counted, problem.quantization.bits)


def _as_json(row: EventRow, bits: int) -> dict[str, Any]:
    return {
        "bits": bits,
        "m": row.m,
        "kernel": row.family,
        "weight_loads": round(row.weight_loads, 4),
        "x_loads": round(row.x_loads, 4),
        "operations": round(row.operations, 3),
        "simd_ops": row.simd_ops,
        "barriers": row.barriers,
        "mmas": row.mmas,
        "config": row.config.values,
    }


def _print(rows: list[dict[str, Any]], refused: dict[str, str], version: str) -> None:
    print(f"MLX {version}. weights loaded: bytes of w, scales and biases, over their size. operations: a weight.")
    print(f"{'bits':>4} {'M':>3}  {'kernel':14} {'weights loaded':>14} {'operations':>10}  config")
    for row in rows:
        config = " ".join(f"{key}={value}" for key, value in row["config"].items())
        numbers = f"{row['weight_loads']:>14.3f} {row['operations']:>10.2f}"
        print(f"{row['bits']:>4} {row['m']:>3}  {row['kernel']:14} {numbers}  {config}")
    for name, why in refused.items():
        print(f"not run: {name}: {why}")


if __name__ == "__main__":
    main()
