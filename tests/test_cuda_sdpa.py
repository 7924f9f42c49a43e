"""CUDA attention: the space and its geometry anywhere, the template on the CPU in the place of a GPU, kernels on a GPU."""

import ctypes
import functools
import itertools
import math
import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import mlx.core as mx
import mlx.nn as nn
import numpy as np
import pytest
from mlx_lm.models.cache import KVCache

from tuner import compiled
from tuner.attention import AttentionInputs, AttentionProblem
from tuner.attention_reference import AttentionOperands, ramp_attention, random_attention
from tuner.backends.cuda import attention, fused, kernels, launch, machine
from tuner.dtypes import MX_DTYPES, dtype_name, from_storage, storage, to_float64
from tuner.families import family
from tuner.families.cuda import shared_bytes_limit
from tuner.families.cuda_sdpa import attention_geometry, heads_type
from tuner.problem import DTYPES, Device, fields_hash
from tuner.reference import UNIT_ROUNDOFF, mismatch
from tuner.render import render, template_text
from tuner.space import Config
from tuner.zig import cached_library, keep_library, library_folder, zig, zig_environment

H200 = Device("cuda", "NVIDIA H200", "sm_90", "132", "140 GiB", "Linux, driver 580", "0.32.4")
A100 = Device("cuda", "NVIDIA A100", "sm_80", "108", "80 GiB", "Linux, driver 580", "0.32.4")
HEADS = ((64, 64), (80, 80), (96, 96), (128, 128), (192, 192), (192, 128), (256, 256), (576, 512))
on_gpu = pytest.mark.skipif(not machine.available(), reason="no NVIDIA GPU here")


# ----------------------------------------------------------------------------------------------- the CPU in place of a GPU


@functools.cache
def _library(text: str) -> tuple[ctypes.CDLL, str]:
    """A kernel's text compiled for the CPU, with a `start` that takes pointers and numbers as they come."""
    found = re.search(r"\n(\w+)\(([^)]*)\) \{", text[text.rindex('extern "C"') :])
    assert found
    name, parameters = found[1], [part.rsplit(" ", 1)[0] for part in found[2].split(", ")]
    pointers = sum(kind.endswith("*") for kind in parameters)
    arguments = [f"({kind})p[{i}]" for i, kind in enumerate(parameters[:pointers])]
    arguments += [f"({kind})s[{i}]" for i, kind in enumerate(parameters[pointers:])]
    text = re.sub(r"extern __shared__ .* shared\[\];", "", text)
    here = Path(__file__).parent / "cuda_on_cpu.h"
    text = (
        f'#include "{here}"\n{text}\nstatic void run(void** p, double* s) {{ {name}({", ".join(arguments)}); }}\n'
        'extern "C" void start(void** p, double* s, int x, int y, int z, int threads) {'
        " launch(run, p, s, Index{x, y, z}, threads); }\n"
    )
    folder, key = library_folder("cuda_on_cpu"), fields_hash(text, here.read_text())
    kept = cached_library(folder, key)
    if kept is None:
        source = folder / f"{key}.cpp"
        source.write_text(text)
        made = source.with_suffix(".so")
        flags = (
            "-std=c++17",
            "-O1",
            "-fno-sanitize=all",
            "-fno-exceptions",
            "-fno-rtti",
            "-nostdlib++",
            "-w",
            "-shared",
            "-fPIC",
        )
        command = [zig(), "cc", "-x", "c++", *flags, "-o", made, source]
        done = subprocess.run(list(map(str, command)), env=zig_environment(), capture_output=True, text=True)
        assert done.returncode == 0, done.stderr[:3000]
        kept = keep_library(made, folder, key)
    return ctypes.CDLL(str(kept)), name


def _aligned(array: np.ndarray) -> np.ndarray:
    """A copy that starts, as MLX's arrays do, at a multiple of many bytes."""
    room = np.zeros(array.nbytes + 256, np.uint8)
    at = -room.ctypes.data % 256
    room[at : at + array.nbytes] = np.frombuffer(array.tobytes(), np.uint8)
    return room[at : at + array.nbytes]


def run_here(**call: Any) -> list[mx.array]:
    """mx.fast.precompiled_cuda_kernel, of a text in place of machine code."""
    library, name = _library(call["compiled_source"].decode())
    assert name == call["name"]
    inputs = [_aligned(np.ascontiguousarray(storage(array))) for array in call["inputs"]]
    names = [dtype_name(dtype) for dtype in call["output_dtypes"]]
    poison = math.nan if call["init_value"] is None else call["init_value"]
    made = zip(call["output_shapes"], call["output_dtypes"], strict=True)
    outputs = [storage(mx.full(shape, poison, dtype)) for shape, dtype in made]
    held = [_aligned(array) for array in outputs]
    pointers = (ctypes.c_void_p * 32)(*(array.ctypes.data for array in (*inputs, *held)))
    numbers = (ctypes.c_double * 32)(*call["scalars"])
    threads = call["threadgroup"][0]
    assert call["shared_memory"] <= shared_bytes_limit("sm_90")
    x, y, z = call["grid"]
    library.start(pointers, numbers, x // threads, y, z, threads)
    return [
        from_storage(bits.view(array.dtype).reshape(array.shape), name)
        for bits, array, name in zip(held, outputs, names, strict=True)
    ]


@pytest.fixture
def on_cpu(monkeypatch: pytest.MonkeyPatch) -> None:
    """Kernels of the CUDA backend run on the CPU."""
    monkeypatch.setattr(kernels, "device", lambda: H200)
    monkeypatch.setattr(kernels, "compile_cubin", lambda text, architecture: text.encode())
    monkeypatch.setattr(launch, "handed_over", lambda name, code: code)
    monkeypatch.setattr(kernels, "_loaded", {})
    fused._launch.cache_clear()
    monkeypatch.setattr(mx.fast, "precompiled_cuda_kernel", run_here)


def wrong(operands: AttentionOperands, config: Config) -> str | None:
    kernel = attention.load_attention(render("cuda", operands.problem, config))
    return mismatch(to_float64(kernel.run_poisoned(operands.inputs, operands.x, math.nan)), operands)


def some_config(problem: AttentionProblem, rng: np.random.Generator) -> Config:
    configs = family("cuda", "sdpa").configs(problem, H200)
    assert configs, problem
    return configs[rng.integers(len(configs))]


def some_problem(rng: np.random.Generator, dtype: str, heads: tuple[int, int], most_keys: int) -> AttentionProblem:
    d, v = heads
    groups = [g for g in (32, 64, 128) if d % g == 0 and v % g == 0]
    bits = int(rng.choice((0, 4, 8))) if groups else 0
    kv_heads = 1 if d > 256 else int(rng.integers(1, 4))
    lengths = [n for n in (1, 2, 31, 33, 257, 4097) if n <= most_keys]
    return AttentionProblem(
        int(rng.integers(1, 17)), kv_heads * int(rng.choice((1, 2, 4, 5, 8))), kv_heads, d, v, dtype, bits,
        int(rng.choice(groups)) if bits else 0, str(rng.choice(("causal", "causal", "none", "boolean", "additive"))),
        bool(rng.integers(2)), bool(rng.integers(2)), bool(rng.integers(2)), int(rng.choice(lengths)),
    )  # fmt: skip


@pytest.mark.usefixtures("on_cpu")
@pytest.mark.parametrize("heads", HEADS, ids=lambda h: f"{h[0]}-{h[1]}")
def test_the_template_is_right(heads: tuple[int, int]) -> None:
    """Any dtype, cache, mask and config, random and with ramps."""
    rng = np.random.default_rng()
    problem = some_problem(rng, str(rng.choice(DTYPES)), heads, 64)
    config = some_config(problem, rng)
    for operands in (random_attention(problem, rng), ramp_attention(problem)):
        assert wrong(operands, config) is None, f"{problem} {config}"


def rows_alone(operands: AttentionOperands, config: Config) -> str | None:
    """Whether each row of a causal pass has the bits of that row decoded by itself, at its own length."""
    p, x, inputs = operands.problem, operands.x, operands.inputs
    y = storage(attention.load_attention(render("cuda", p, config))(inputs, x)[0])
    alone = attention.load_attention(render("cuda", p.at(1), config))
    for i in range(max(0, p.m - p.context), p.m):
        length = p.context - p.m + i + 1
        part = replace(inputs, k=tuple(a[:, :, :length] for a in inputs.k), v=tuple(a[:, :, :length] for a in inputs.v))
        if not np.array_equal(storage(alone(part, x[:, :, i : i + 1])[0])[:, :, 0], y[:, :, i]):
            return f"row {i} of {p} {config}"
    return None


@pytest.mark.usefixtures("on_cpu")
@pytest.mark.parametrize(
    ("dtype", "bits", "context", "window"),
    [("bfloat16", 0, 386, True), ("float16", 4, 386, False), ("float32", 0, 37, True)],
)
def test_a_row_of_a_pass_has_the_bits_of_that_row_alone(dtype: str, bits: int, context: int, window: bool) -> None:
    """Rows end on either side of a run's end; with a window the first run that any sees is not the cache's first."""
    p = AttentionProblem(4, 2, 1, 64, 64, dtype, bits, 64 if bits else 0, window=window, sinks=window, context=context)
    config = next(c for c in family("cuda", "sdpa").configs(p, H200) if (c.values["run"], c.values["warps"]) == (128, 4))
    operands = random_attention(p, np.random.default_rng(), batch=1)
    assert wrong(operands, config) is None
    assert rows_alone(operands, config) is None


def in_block(m: int, length: int, dtype: str, config: dict[str, int]) -> tuple[np.ndarray, np.ndarray]:
    """Results of a call and in a block, over a cache with room for more keys, which hold NaN."""
    rng = np.random.default_rng()
    p = AttentionProblem(m, 4, 2, 64, 64, dtype, context=length)
    kernel = attention.load_attention(
        render("cuda", p, next(c for c in family("cuda", "sdpa").configs(p, H200) if config.items() <= c.values.items()))
    )
    operands = random_attention(p, rng, batch=1)
    (k,), (v,), x = operands.inputs.k, operands.inputs.v, operands.x
    more = mx.full((1, 2, 517 - length, 64), math.nan, x.dtype)
    rows = [mx.contiguous(mx.concatenate([part, more], axis=2)) for part in (k, v)]
    before = mx.array([length - m, 99, 99, 99], mx.int32)
    y = kernel.in_block(x, *rows, operands.inputs.scale, before)
    return storage(kernel(operands.inputs, x)[0].transpose(0, 2, 1, 3).reshape(1, m, -1)), storage(y)


@pytest.mark.usefixtures("on_cpu")
@pytest.mark.parametrize(("m", "length", "dtype"), [(2, 77, "bfloat16"), (3, 129, "float16"), (1, 31, "float32")])
def test_a_block_gets_the_same_bits(m: int, length: int, dtype: str) -> None:
    """One run of keys or several, in blocks launched for five runs."""
    alone, in_a_block = in_block(m, length, dtype, {"run": 128, "warps": 4})
    assert np.array_equal(alone, in_a_block)


@pytest.mark.usefixtures("on_cpu")
def test_keys_of_a_cache_are_read_where_they_are() -> None:
    cache = KVCache()
    x, k, v = (mx.random.normal((1, h, 40, 64)) for h in (4, 2, 2))
    cache.update_and_fetch(k[:, :, :37], v[:, :, :37])
    keys, values = cache.update_and_fetch(k[:, :, 37:], v[:, :, 37:])
    inputs = AttentionInputs((keys,), (values,), 0.125, "causal", cache=cache)
    whole, _ = attention._buffers(inputs)
    assert whole[0].shape[2] == 256
    p = inputs.problem(x[:, :, -3:])
    (y,) = attention.load_attention(render("cuda", p, family("cuda", "sdpa").configs(p, H200)[0]))(inputs, x[:, :, -3:])
    assert mx.allclose(y, inputs.stock(x[:, :, -3:]), atol=1e-5)


@pytest.mark.usefixtures("on_cpu")
def test_numbers_of_heads_of_one_ratio_share_a_kernel() -> None:
    problems = [AttentionProblem(2, 2 * heads, heads, 64, 64, "bfloat16", context=40) for heads in (1, 3)]
    config = family("cuda", "sdpa").configs(problems[0], H200)[0]
    kernels = [attention.load_attention(render("cuda", problem, config)) for problem in problems]
    assert kernels[0] is kernels[1]
    assert [wrong(random_attention(p, np.random.default_rng()), config) for p in problems] == [None, None]


# ------------------------------------------------------------------------------------------------------ the space, anywhere


def problems() -> list[AttentionProblem]:
    found = []
    for (d, v), dtype, m, ratio in itertools.product(HEADS, DTYPES, (1, 5, 16), (1, 4, 16)):
        kv_heads = 1 if d > 256 else 2
        caches = [(0, 0)] + [(b, g) for b in (4, 8) for g in (32, 64, 128) if d % g == 0 and v % g == 0]
        found += [AttentionProblem(m, kv_heads * ratio, kv_heads, d, v, dtype, *cache) for cache in caches]
    return found


def test_every_problem_has_a_config() -> None:
    for problem, device in itertools.product(problems(), (H200, A100)):
        configs = family("cuda", "sdpa").configs(problem, device)
        assert configs, f"{problem} on {device}"
        for config in configs[::9]:
            shape = attention_geometry(problem, config)
            assert shape.threads <= 256
            assert shape.shared_bytes <= shared_bytes_limit(device.architecture)


def test_a_config_does_not_depend_on_mask_or_length() -> None:
    """A winner measured on plain causal attention serves every mask; an exact one every length."""
    plain = problems()[0]
    for other in (
        replace(plain, mask="boolean", sinks=True),
        replace(plain, window=True, softcap=True),
        replace(plain, context=4096),
    ):
        assert family("cuda", "sdpa").configs(other, H200) == family("cuda", "sdpa").configs(plain, H200)


def test_what_is_out_of_reach_says_why() -> None:
    supports = family("cuda", "sdpa").supports
    assert "M is 17" in (supports(AttentionProblem(17, 4, 2, 64, 64)) or "")
    assert "heads of 72" in (supports(AttentionProblem(1, 4, 2, 72, 64)) or "")
    assert "values of 1024" in (supports(AttentionProblem(1, 4, 2, 64, 1024)) or "")


@pytest.mark.skipif(shutil.which("nvcc") is None, reason="no nvcc here")
def test_template_and_geometry_agree(tmp_path: Path) -> None:
    """Threads, shared memory and parts that Python launches with are those the template computes."""
    kind = family("cuda", "sdpa")
    assert kind.kernel_type
    lines = [template_text("cuda/sdpa.cuh")]
    for problem in problems()[::2]:
        for config in kind.configs(problem, H200)[::17]:
            made, shape = kind.kernel_type(problem, config), attention_geometry(problem, config)
            claims = [f"{made}::{name} == {value}" for name, value in (
                ("THREADS", shape.threads), ("SHARED", shape.shared_bytes), ("PARTS", shape.parts),
            )]  # fmt: skip
            claims.append(f"tuner::SdpaMerge<{heads_type(problem)}, {shape.run}>::THREADS == {shape.merge_threads}")
            lines.append(f'static_assert({" && ".join(claims)}, "{problem} {config}");')
    source = tmp_path / "claims.cu"
    source.write_text("\n".join(lines))
    command = ["nvcc", "-std=c++17", "-arch=sm_90", "-cubin", "-o", str(tmp_path / "out"), str(source)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[:2000]


# ----------------------------------------------------------------------------------------------- what goes between products


def numbers(rng: np.random.Generator, dtype: str, *shape: int) -> mx.array:
    return mx.array(rng.standard_normal(shape).astype(np.float32)).astype(MX_DTYPES[dtype])


def fused_is_right(rng: np.random.Generator, dtype: str, m: int, columns: int) -> None:
    """Against MLX's own operations: sums to the bit, the rest to the rounding of its dtype."""
    near = dict.fromkeys(("rtol", "atol"), 2 * max(UNIT_ROUNDOFF[dtype], 2.0**-20))
    x, y, weight = numbers(rng, dtype, 2, m, columns), numbers(rng, dtype, 2, m, columns), numbers(rng, dtype, columns)
    both = fused.add_norm(x, y, weight, 1e-5)
    assert both
    assert np.array_equal(storage(both[0]), storage(x + y))
    assert np.allclose(to_float64(both[1]), to_float64(mx.fast.rms_norm(x + y, weight, 1e-5)), **near)
    for i in range(m):
        alone = fused.add_norm(x[:, i : i + 1], y[:, i : i + 1], weight, 1e-5)
        assert alone
        assert np.array_equal(storage(alone[1]), storage(both[1][:, i : i + 1]))

    gate, up = numbers(rng, dtype, 3, m, columns) * 4, numbers(rng, dtype, 3, m, columns)
    gated = fused.gated(mx.concatenate([gate, up], axis=-1))
    g = to_float64(gate)
    assert gated is not None
    assert np.allclose(to_float64(gated), g / (1 + np.exp(-g)) * to_float64(up), **near)

    rope = nn.RoPE(48, base=100.0)
    heads = numbers(rng, dtype, 2, m, 5 + 2 * 3, 48)
    turned = rope(heads.astype(mx.float32).transpose(0, 2, 1, 3)[:, :8], offset=9)
    found = fused.cut_heads(heads.reshape(2, m, -1), rope(compiled._ones_and_zeros(m, 48), offset=9), 5, 3)
    assert found
    for part, right in zip(found, (turned[:, :5], turned[:, 5:], heads.transpose(0, 2, 1, 3)[:, 8:]), strict=True):
        assert part.shape == right.shape
        assert np.allclose(to_float64(part), to_float64(right), **near)


@pytest.mark.usefixtures("on_cpu")
@pytest.mark.parametrize(("dtype", "m", "columns"), [("bfloat16", 3, 64), ("float16", 1, 4104), ("float32", 2, 96)])
def test_what_goes_between_products_is_right(dtype: str, m: int, columns: int) -> None:
    fused_is_right(np.random.default_rng(), dtype, m, columns)


def test_sizes_without_a_kernel_are_left_to_mlx() -> None:
    x = mx.zeros((1, 2, 60))
    assert fused.add_norm(x, x, mx.zeros(60), 1e-5) is None
    assert fused.add_norm(x[..., :56], x[..., :56], mx.zeros(56, mx.float16), 1e-5) is None
    assert fused.gated(x[..., :8]) is None
    assert fused.cut_heads(mx.zeros((1, 2, 160)), mx.zeros((1, 1, 2, 40)), 2, 1) is None
    assert fused.cut_heads(mx.zeros((1, 2, 128)), mx.zeros((1, 1, 1, 32)), 2, 1) is None
    assert fused.cut_heads(mx.zeros((1, 2, 130)), mx.zeros((1, 1, 2, 32)), 2, 1) is None


# ---------------------------------------------------------------------------------------------------------------- on a GPU


@on_gpu
@pytest.mark.parametrize("dtype", DTYPES)
def test_what_goes_between_products_is_right_on_a_gpu(dtype: str) -> None:
    for m, columns in ((1, 4096), (6, 4096), (16, 14336), (5, 1544)):
        fused_is_right(np.random.default_rng(), dtype, m, columns)


@on_gpu
@pytest.mark.parametrize("heads", HEADS, ids=lambda h: f"{h[0]}-{h[1]}")
def test_kernels_are_right(heads: tuple[int, int]) -> None:
    rng = np.random.default_rng()
    for dtype in DTYPES:
        problem = some_problem(rng, dtype, heads, 4097)
        config = some_config(problem, rng)
        operands = random_attention(problem, rng)
        kernel = attention.load_attention(render("cuda", problem, config))
        y = kernel.run_poisoned(operands.inputs, operands.x, math.nan)
        assert mismatch(to_float64(y), operands) is None, f"{problem} {config}"


@on_gpu
@pytest.mark.parametrize("dtype", DTYPES)
def test_a_block_gets_the_same_bits_on_a_gpu(dtype: str) -> None:
    for m, length in ((1, 40), (6, 300), (16, 511)):
        alone, in_a_block = in_block(m, length, dtype, {"run": 128})
        assert np.array_equal(alone, in_a_block)


@on_gpu
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("bits", [0, 4, 8])
def test_rows_have_the_same_bits_at_any_m(dtype: str, bits: int) -> None:
    rng = np.random.default_rng()
    for context in (1030, 4097):
        m, window = int(rng.integers(2, 17)), bool(rng.integers(2))
        p = AttentionProblem(m, 8, 2, 128, 128, dtype, bits, 64 if bits else 0, window=window, context=context)
        assert rows_alone(random_attention(p, rng), some_config(p, rng)) is None
