"""The host computes what Metal would, sees arrays as MLX passes them, and counts what a kernel does."""

import json
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import mlx.core as mx
import numpy as np
import pytest

from tuner import metal_host
from tuner.dtypes import to_float64

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the host runs on Linux")

LANES = "uint t = thread_position_in_grid.x;\nuint lane = thread_index_in_simdgroup;\n"
X = np.random.default_rng(1).standard_normal(64).astype(np.float32)
ROWS = X.reshape(2, 32)


def launch(
    body: str,
    inputs: Sequence[Any],
    shape: tuple[int, ...] = (64,),
    dtype: Any = mx.float32,
    grid: tuple[int, int, int] = (64, 1, 1),
    threadgroup: tuple[int, int, int] = (64, 1, 1),
    header: str = "",
    name: str = "feature",
    **options: Any,
) -> metal_host.Launch:
    """A call whose inputs are named a, b, c, ... and whose output is y."""
    return metal_host.capture(
        name=name,
        input_names=[chr(97 + k) for k in range(len(inputs))],
        output_names=["y"],
        source=LANES + body,
        header=header,
        inputs=inputs,
        grid=grid,
        threadgroup=threadgroup,
        output_shapes=[shape],
        output_dtypes=[dtype],
        **options,
    )


def run(body: str, inputs: Sequence[Any], events: bool = False, **options: Any) -> metal_host.Run:
    call = launch(body, inputs, **options)
    return metal_host.compile(call.source, events).run(call)


def result(body: str, inputs: Sequence[Any], **options: Any) -> np.ndarray:
    output = run(body, inputs, **options).outputs[0]
    return to_float64(output) if mx.issubdtype(output.dtype, mx.floating) else np.asarray(output)


def scanned(rows: np.ndarray, inclusive: bool) -> np.ndarray:
    sums = np.cumsum(rows.astype(np.float64), axis=1)
    return sums if inclusive else sums - rows


COLLECTIVES = {
    "simd_sum(a[t])": np.repeat(ROWS.astype(np.float64).sum(1), 32),
    "simd_product(a[t])": np.repeat(ROWS.astype(np.float64).prod(1), 32),
    "simd_max(a[t])": np.repeat(ROWS.max(1), 32),
    "simd_min(a[t])": np.repeat(ROWS.min(1), 32),
    "quad_sum(a[t])": np.repeat(X.reshape(16, 4).astype(np.float64).sum(1), 4),
    "quad_max(a[t])": np.repeat(X.reshape(16, 4).max(1), 4),
    "simd_prefix_inclusive_sum(a[t])": scanned(ROWS, True).ravel(),
    "simd_prefix_exclusive_sum(a[t])": scanned(ROWS, False).ravel(),
    "simd_shuffle(a[t], 31 - lane)": ROWS[:, ::-1].ravel(),
    "simd_shuffle_xor(a[t], 5)": X[np.arange(64) ^ 5],
    "simd_shuffle_down(a[t], 3)": np.concatenate([np.concatenate([r[3:], r[29:]]) for r in ROWS]),
    "simd_shuffle_up(a[t], 3)": np.concatenate([np.concatenate([r[:3], r[:29]]) for r in ROWS]),
    "simd_shuffle_rotate_down(a[t], 3)": np.roll(ROWS, -3, 1).ravel(),
    "simd_shuffle_and_fill_up(a[t], 7.0f, 2)": np.concatenate([np.concatenate([[7, 7], r[:30]]) for r in ROWS]),
    "simd_broadcast(a[t], 9)": np.repeat(ROWS[:, 9], 32),
    "simd_broadcast_first(a[t])": np.repeat(ROWS[:, 0], 32),
    "quad_shuffle_xor(a[t], 2)": X[np.arange(64) ^ 2],
    "quad_broadcast(a[t], 1)": np.repeat(X.reshape(16, 4)[:, 1], 4),
    "simd_any(a[t] > 1.0f)": np.repeat((ROWS > 1).any(1), 32),
    "simd_all(a[t] > -9.0f)": np.ones(64),
    "popcount(uint(ulong(simd_ballot(a[t] > 0))))": np.repeat((ROWS > 0).sum(1), 32),
    "simd_sum(int(lane))": np.full(64, 496),
    "simd_sum(half2(lane, 1)).x": np.full(64, 496),
    "simd_or(lane)": np.full(64, 31),
}


@pytest.mark.parametrize("expression", COLLECTIVES)
def test_collectives(expression: str) -> None:
    found = result(f"y[t] = {expression};", [mx.array(X)])
    np.testing.assert_allclose(found, COLLECTIVES[expression], rtol=1e-5, atol=1e-5)


FUNCTIONS = {
    "exp(a[t])": np.exp(X),
    "metal::precise::tanh(a[t])": np.tanh(X),
    "fast::exp2(a[t])": np.exp2(X),
    "log(fabs(a[t]))": np.log(np.abs(X)),
    "rsqrt(abs(a[t]))": 1 / np.sqrt(np.abs(X)),
    "fma(a[t], 2.0f, 1.0f)": X * 2 + 1,
    "clamp(a[t], -0.5f, 0.5f)": X.clip(-0.5, 0.5),
    "select(a[t], 9.0f, a[t] < 0)": np.where(X < 0, 9, X),
    "min(a[t], 0.0f) + max(a[t], 0.0f)": X,
    "dot(float4(a[t]), float4(1, 2, 3, 4))": X * 10,
    "as_type<float>(as_type<uint>(a[t]) ^ 0x80000000u)": -X,
    "popcount(t)": [t.bit_count() for t in range(64)],
    "clz(t)": [32 - t.bit_length() for t in range(64)],
    "ctz(t + 64)": [(t + 64 & -(t + 64)).bit_length() - 1 for t in range(64)],
    "extract_bits(0xabcdu, 4, 8)": np.full(64, 0xBC),
    "rotate(0x80000001u, 1u)": np.full(64, 3),
    "insert_bits(0u, t, 2, 8)": np.arange(64) * 4,
    "mulhi(0x80000000u, t)": np.arange(64) // 2,
    "sign(a[t])": np.sign(X),
    "fmod(a[t], 0.25f)": np.fmod(X, 0.25),
    "numeric_limits<half>::max()": np.full(64, 65504),
    "1 / 3.0": np.full(64, np.float32(1) / np.float32(3)),
    "any(float2(a[t], 1) > 5) + all(float2(1, 2) > 0)": np.ones(64),
}  # fmt: skip


@pytest.mark.parametrize("expression", FUNCTIONS)
def test_functions(expression: str) -> None:
    found = result(f"y[t] = {expression};", [mx.array(X)])
    np.testing.assert_allclose(found, FUNCTIONS[expression], rtol=3e-6, atol=1e-7)


def bfloat(values: np.ndarray) -> np.ndarray:
    """float32 rounded to bfloat16, as float32."""
    bits = np.asarray(values, np.float32).view(np.uint32)
    return ((bits + 0x7FFF + ((bits >> 16) & 1)) & 0xFFFF0000).astype(np.uint32).view(np.float32)


@pytest.mark.parametrize("events", [False, True])
def test_half_and_bfloat_round_after_each_operation(events: bool) -> None:
    """A chain of products and sums in the type itself, bit for bit against numpy's."""
    body = "T v = a[t], w = v;\nfor (int i = 0; i < 9; ++i) { v = v * w + w; }\ny[t] = v;"
    half = X.astype(np.float16)
    wanted = half.copy()
    for _ in range(9):
        wanted = (wanted * half).astype(np.float16) + half
    options: dict[str, Any] = {"events": events, "dtype": mx.float16, "template": [("T", mx.float16)]}
    assert (result(body, [mx.array(half)], **options) == wanted.astype(np.float64)).all()
    short = bfloat(X)
    wanted = short.copy()
    for _ in range(9):
        wanted = bfloat(bfloat(wanted * short) + short)
    options |= {"dtype": mx.bfloat16, "template": [("T", mx.bfloat16)]}
    assert (result(body, [mx.array(short).astype(mx.bfloat16)], **options) == wanted.astype(np.float64)).all()


def test_fma_of_half_rounds_once() -> None:
    rng = np.random.default_rng(2)
    a, b, c = (rng.standard_normal(64).astype(np.float16) for _ in range(3))
    exact = a.astype(np.float64) * b.astype(np.float64) + c.astype(np.float64)  # 22 bits and 11: a double holds it here
    found = result("y[t] = fma(a[t], b[t], c[t]);", [mx.array(v) for v in (a, b, c)], dtype=mx.float16)
    assert (found == exact.astype(np.float16).astype(np.float64)).all()


def test_matrix_product_is_exact_on_integers() -> None:
    rng = np.random.default_rng(3)
    a, b = (rng.integers(-8, 8, (8, 8)).astype(np.float16) for _ in range(2))
    body = """
simdgroup_matrix<half, 8, 8> l, r;
simdgroup_matrix<float, 8, 8> d = make_filled_simdgroup_matrix<float, 8, 8>(1.0f);
simdgroup_load(l, a, 8);
simdgroup_load(r, b, 8, ulong2(0, 0), true);
simdgroup_multiply_accumulate(d, l, r, d);
simdgroup_store(d, y, 8);
"""
    ran = run(body, [mx.array(a), mx.array(b)], events=True, shape=(8, 8), grid=(32, 1, 1), threadgroup=(32, 1, 1))
    assert (np.asarray(ran.outputs[0]) == a.astype(np.float32) @ b.astype(np.float32).T + 1).all()
    assert ran.events is not None
    assert ran.events.mmas == 1


def test_elements_of_a_matrix_are_where_apple_keeps_them() -> None:
    """Lane l holds row (l/4 & 4) + (l/2 & 3), columns (l/4 & 2) * 2 + (l & 1) * 2 and the next."""
    body = """
simdgroup_matrix<float, 8, 8> m;
simdgroup_load(m, a, 8);
y[2 * t] = m.thread_elements()[0];
y[2 * t + 1] = m.thread_elements()[1];
"""
    found = result(body, [mx.arange(64).astype(mx.float32)], grid=(32, 1, 1), threadgroup=(32, 1, 1))
    lane = np.arange(32)
    first = ((lane // 4 & 4) + (lane // 2 & 3)) * 8 + (lane // 4 & 2) * 2 + (lane & 1) * 2
    assert (found == np.stack([first, first + 1], 1).ravel()).all()


# ----------------------------------------------------------------------------------------------------------- arrays


@pytest.mark.parametrize(
    "view",
    [
        lambda a: a.T,
        lambda a: a[:, ::2],
        lambda a: a[::-1],
        lambda a: a[1:, 3:],
        lambda a: mx.broadcast_to(a[:, :1], a.shape),
        lambda a: a.T[::3],
    ],
)
@pytest.mark.parametrize("dtype", [mx.float32, mx.bfloat16])
def test_strided_inputs(view: Any, dtype: Any) -> None:
    """With ensure_row_contiguous=False the kernel gets the memory as it is, with its strides; else a copy in row order."""
    whole = mx.arange(96).reshape(8, 12).astype(dtype)
    array = view(whole)
    options = {"shape": array.shape, "dtype": dtype, "grid": (array.size, 1, 1)}
    walk = "y[t] = a[elem_to_loc(int64_t(t), a_shape, a_strides, a_ndim)];"
    wanted = to_float64(array)
    assert (result(walk, [array], ensure_row_contiguous=False, **options) == wanted).all()
    assert (result("y[t] = a[t];", [array], **options) == wanted).all()


def test_step_over_the_end_of_a_strided_input() -> None:
    array = mx.arange(64).astype(mx.float32)[::2]
    call = launch("y[t] = a[t * a_strides[0] + 1];", [array], shape=(32,), grid=(32, 1, 1), ensure_row_contiguous=False)
    with pytest.raises(metal_host.MetalRunError, match=r"out-of-bounds.*'a'"):
        metal_host.compile(call.source).run(call)


def test_unsigned_offset_times_a_negative_stride() -> None:
    """The offset wraps at 32 bits and the address does not: it must not be found in another buffer."""
    call = launch(
        "y[t] = a[elem_to_loc(t, a_shape, a_strides, a_ndim)];",
        [mx.arange(64).reshape(8, 8).astype(mx.float32)[::-1]],
        ensure_row_contiguous=False,
    )
    with pytest.raises(metal_host.MetalRunError) as caught:
        metal_host.compile(call.source).run(call)
    assert {defect.kind for defect in caught.value.defects} == {"out-of-bounds"}


def test_batch_dimensions_and_shapes() -> None:
    array = mx.arange(2 * 3 * 8).reshape(2, 3, 8).astype(mx.float32)
    body = """
uint3 at = thread_position_in_grid;
y[(at.z * a_shape[1] + at.y) * a_shape[2] + at.x] = a[(at.z * a_shape[1] + at.y) * a_shape[2] + at.x] + a_ndim;
"""
    found = result(body, [array], shape=(2, 3, 8), grid=(8, 3, 2), threadgroup=(4, 2, 1))
    assert (found == np.asarray(array) + 3).all()


def test_small_inputs_and_numbers_are_constant() -> None:
    found = result("y[t] = a[t % 3] + b + c[0];", [mx.array([1.0, 2.0, 3.0]), 2.5, mx.array([7], mx.int32)])
    assert (found == np.array([1, 2, 3])[np.arange(64) % 3] + 9.5).all()


@pytest.mark.parametrize(
    "dtype", [mx.uint8, mx.int8, mx.int16, mx.uint16, mx.int32, mx.uint32, mx.int64, mx.uint64, mx.bool_]
)
def test_integer_arrays(dtype: Any) -> None:
    array = mx.arange(64).astype(dtype)
    assert (result("y[t] = a[t];", [array], dtype=dtype) == np.asarray(array)).all()


def test_complex_arrays_are_refused() -> None:
    call = launch("y[t] = 1;", [mx.zeros(64, mx.complex64)])
    with pytest.raises(metal_host.MetalError, match="complex64"):
        metal_host.compile(call.source).run(call)


def test_two_outputs_and_an_initial_value() -> None:
    call = metal_host.capture(
        name="two",
        input_names=["a"],
        output_names=["y", "z"],
        source="uint t = thread_position_in_grid.x;\ny[t] = a[t];\nif (t < 4) z[t] = 2 * a[t];",
        inputs=[mx.arange(64).astype(mx.float32)],
        grid=(64, 1, 1),
        threadgroup=(32, 1, 1),
        output_shapes=[(64,), (8,)],
        output_dtypes=[mx.float32, mx.float16],
        init_value=5,
    )
    y, z = metal_host.compile(call.source).run(call).outputs
    assert (np.asarray(y) == np.arange(64)).all()
    assert np.asarray(z).tolist() == [0, 2, 4, 6, 5, 5, 5, 5]


# ------------------------------------------------------------------------------------------------------------- launches


def threads_that_run(count: int, grid: tuple[int, int, int], threadgroup: tuple[int, int, int]) -> metal_host.Launch:
    """REPORTS B4's coverage kernel: each thread writes one 1."""
    body = "uint3 p = thread_position_in_grid, n = threads_per_grid;\ny[(p.z * n.y + p.y) * n.x + p.x] = 1;"
    return launch(body, [mx.zeros(8)], shape=(count,), grid=grid, threadgroup=threadgroup)


@pytest.mark.parametrize(
    ("grid", "threadgroup"),
    [
        ((64, 1, 1), (32, 1, 1)),
        ((100, 3, 1), (32, 2, 1)),
        ((7, 1, 5), (64, 1, 1)),
        ((1, 1, 1), (1, 1, 1)),
        ((33, 2, 3), (16, 1, 2)),
    ],
)
def test_grid_counts_threads(grid: tuple[int, int, int], threadgroup: tuple[int, int, int]) -> None:
    """REPORTS B4: exactly as many threads run as the grid says, in threadgroups that are clipped at the edges."""
    count = int(np.prod(grid))
    call = threads_that_run(count, grid, threadgroup)
    ran = metal_host.compile(call.source, events=True).run(call)
    assert np.asarray(ran.outputs[0]).sum() == count
    assert ran.events is not None
    assert ran.events.threads == count
    assert ran.events.threadgroups == int(np.prod([-(-g // t) for g, t in zip(grid, threadgroup, strict=True)]))


def test_grid_in_threadgroups_is_found_and_explained() -> None:
    """REPORTS B4: a grid of (n / 256) instead of n threads runs 1/256 of the work."""
    call = threads_that_run(1024, (4, 1, 1), (256, 1, 1))
    with pytest.raises(metal_host.MetalRunError, match=r"4080 of 4096 bytes of 'y' were never written.*counts threads"):
        metal_host.compile(call.source).run(call)


def test_edge_threadgroups_are_smaller() -> None:
    body = "y[t] = threads_per_threadgroup.x * 100 + dispatch_threads_per_threadgroup.x;"
    found = result(body, [mx.array(X)], shape=(80,), grid=(80, 1, 1))
    assert (found == [6464] * 64 + [1664] * 16).all()


@pytest.mark.parametrize("seed", [0, 1, 2, 5])
def test_order_of_lanes_does_not_change_a_right_kernel(seed: int) -> None:
    body = """
threadgroup float s[64];
float v = 0;
for (int i = 0; i < 4; ++i) {
    s[t] = v + a[t];
    threadgroup_barrier(mem_flags::mem_threadgroup);
    v += simd_sum(s[63 - t]);
    threadgroup_barrier(mem_flags::mem_threadgroup);
}
y[t] = v;
"""
    call = launch(body, [mx.array(X)])
    kernel = metal_host.compile(call.source)
    assert (np.asarray(kernel.run(call, seed=seed).outputs[0]) == np.asarray(kernel.run(call).outputs[0])).all()


# --------------------------------------------------------------------------------------------------------------- events


def counted(body: str, inputs: Sequence[Any], **options: Any) -> metal_host.Events:
    events = run(body, inputs, events=True, **options).events
    assert events is not None
    return events


def test_bytes_and_cache_lines_of_each_buffer() -> None:
    big = mx.arange(1024).astype(mx.float32)
    events = counted("y[t] = a[t * 16] + a[t * 16] + b[t] + c[0];", [big, mx.array(X).astype(mx.float16), mx.array([1.0])])
    a, b, y = (events.buffers[name] for name in "aby")
    assert (a.bytes_loaded, a.loads, a.lines_loaded) == (256, 64, 32)  # loaded once: the optimiser sees the second
    assert a.times_loaded == 256 / 4096
    assert (b.bytes_loaded, b.lines_loaded) == (128, 1)
    assert (y.bytes_stored, y.lines_stored, y.bytes_loaded) == (256, 2, 0)
    assert events.device_bytes_loaded == 384
    assert events.constant_bytes_loaded == 64 * 4
    assert events.lines_loaded == 33


def test_vector_loads_count_their_bytes_once() -> None:
    events = counted("float4 v = ((const device float4*)a)[t / 4];\ny[t] = v.x + v.y * v.z - v.w;", [mx.array(X)])
    assert (events.buffers["a"].bytes_loaded, events.buffers["a"].loads) == (1024, 64)


def test_operations() -> None:
    events = counted("float v = a[t];\nfor (int i = 0; i < 8; ++i) v = v * b[t] + 1.0f;\ny[t] = v;", [mx.array(X)] * 2)
    assert events.float_ops == 64 * 16
    fused = counted("y[t] = fma(a[t], b[t], 1.0f);", [mx.array(X)] * 2)
    assert (fused.float_ops, fused.integer_ops, fused.conversions) == (128, 0, 0)
    masks = counted("y[t] = float((b[t] >> 4) & 15u);", [mx.array(X), mx.arange(64).astype(mx.uint32)])
    assert (masks.float_ops, masks.integer_ops, masks.conversions) == (0, 128, 64)
    vectors = counted("float4 v = float4(a[t]) * 2.0f;\ny[t] = v.x + v.y + v.z + v.w;", [mx.array(X)])
    assert vectors.float_ops == 64 * 7


def test_collectives_are_counted_once_a_group() -> None:
    body = """
threadgroup float s[64];
s[t] = simd_sum(a[t]) + simd_max(a[t]);
threadgroup_barrier(mem_flags::mem_threadgroup);
simdgroup_barrier(mem_flags::mem_threadgroup);
y[t] = s[63 - t];
"""
    events = counted(body, [mx.array(X)])
    assert (events.simd_ops, events.barriers, events.simd_barriers) == (4, 1, 2)
    assert (events.threadgroup_bytes_stored, events.threadgroup_bytes_loaded) == (256, 256)
    assert (events.threads, events.simdgroups, events.threadgroups) == (64, 2, 1)


# ---------------------------------------------------------------------------------------- text, names and the compiler


def test_text_is_mlx_own() -> None:
    call = launch(
        "y[t] = a[t] + N;", [mx.array(X)], template=[("N", 3), ("T", mx.float16), ("F", True)], header="// mine\n"
    )
    assert call.source.text.startswith(
        "// mine\ntemplate <int N, typename T, bool F>\n[[kernel]] void custom_kernel_feature"
    )
    assert "const device float* a [[buffer(0)]]" in call.source.text
    assert call.source.arguments == "<3, float16_t, 1>"


def test_one_text_is_one_kernel_for_every_launch() -> None:
    first, second = (
        launch("y[t] = a[t];", [mx.arange(n).astype(mx.float32)], shape=(n,), grid=(n, 1, 1)) for n in (64, 100)
    )
    kernel = metal_host.compile(first.source)
    assert metal_host.compile(second.source) is kernel
    assert (np.asarray(kernel.run(second).outputs[0]) == np.arange(100)).all()


def test_texts_that_join_alike_are_two_kernels() -> None:
    """REPORTS B2: ("a", "bc") and ("ab", "c")."""
    one, two = (
        launch("y[t] = f();", [mx.array(X)], header=h) for h in ("float f() { return 1; }\n", "float f() { return 2; }\n")
    )
    assert one.source.key != two.source.key
    moved = launch("y[t] = f(); ", [mx.array(X)], header="float f() { return 1; }\n")
    assert len({one.source.key, two.source.key, moved.source.key}) == 3
    assert result("y[t] = f();", [mx.array(X)], header="float f() { return 2; }\n")[0] == 2
    assert result("y[t] = f();", [mx.array(X)], header="float f() { return 1; }\n")[0] == 1


def test_an_edited_text_in_a_new_process_is_compiled_anew(tmp_path: Path) -> None:
    """REPORTS B2: version 1, edit, version 2 in a process of its own with the same cache."""
    script = """
import sys, mlx.core as mx
from tuner import metal_host
k = metal_host.metal_kernel("edited", ["a"], ["y"], f"y[thread_position_in_grid.x] = {sys.argv[1]};")
group = (8, 1, 1)
y, = k(inputs=[mx.zeros(8)], grid=group, threadgroup=group, output_shapes=[(8,)], output_dtypes=[mx.float32])
print(y[0].item())
"""
    said = [
        subprocess.run([sys.executable, "-c", script, version], capture_output=True, text=True, check=True).stdout.strip()
        for version in ("1", "2", "1")
    ]
    assert said == ["1.0", "2.0", "1.0"]


@pytest.mark.parametrize("dtype", [mx.float32, mx.float16, mx.bfloat16])
def test_a_cast_that_one_dtype_needs(dtype: Any) -> None:
    """REPORTS B7: float to T is implicit for float and half, and an error for bfloat, found before anything runs."""
    call = launch("float v = a[t];\ny[t] = v;", [mx.array(X).astype(dtype)], dtype=dtype)
    if dtype == mx.bfloat16:
        with pytest.raises(metal_host.MetalCompileError, match=r"feature\.source:4: conversion: .*static_cast<bfloat>"):
            metal_host.compile(call.source)
    else:
        assert metal_host.compile(call.source).run(call).outputs[0].dtype == dtype


def test_lines_are_the_authors_where_the_text_says_so() -> None:
    header = '#line 1 "small_m.metal"\nfloat f(const device float* p, uint i) {\n  return p[i + 1];\n}\n'
    call = launch('#line 20 "body.metal"\ny[t] = f(a, t);\ny[t + 1] = 0;', [mx.array(X)], header=header)
    with pytest.raises(metal_host.MetalRunError) as caught:
        metal_host.compile(call.source).run(call)
    assert {(d.file, d.line) for d in caught.value.defects} >= {("small_m.metal", 2)}
    call = launch('#line 20 "body.metal"\ny[t + 1] = 0;', [mx.array(X)])
    with pytest.raises(metal_host.MetalRunError) as caught:
        metal_host.compile(call.source).run(call)
    assert ("body.metal", 20) in {(d.file, d.line) for d in caught.value.defects}


def test_capture_leaves_the_standard_output_alone(capfd: pytest.CaptureFixture[str]) -> None:
    launch("y[t] = a[t];", [mx.array(X)], name="silent")
    assert capfd.readouterr().out == ""


def test_threads_may_compile_and_run_at_once() -> None:
    failures: list[Exception] = []

    def work(k: int) -> None:
        try:
            assert (
                result(f"y[t] = a[t] + {k};", [mx.array(X)], name=f"many{k}") == (X + np.float32(k)).astype(np.float64)
            ).all()
        except Exception as error:
            failures.append(error)

    threads = [threading.Thread(target=work, args=(k % 3,)) for k in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures


# ------------------------------------------------------------------------------------------------- drop-in, metal-check


def test_drop_in() -> None:
    kernel = metal_host.metal_kernel(
        name="axpy", input_names=["a", "b"], output_names=["y"], source=LANES + "y[t] = T(a[t]) * N + b[t];", events=True
    )
    (y,) = kernel(
        inputs=[mx.array(X), mx.array(X)],
        template=[("T", mx.float32), ("N", 3)],
        grid=(64, 1, 1),
        threadgroup=(32, 1, 1),
        output_shapes=[(64,)],
        output_dtypes=[mx.float32],
    )
    np.testing.assert_allclose(np.asarray(y), 4 * X, rtol=1e-6)
    assert kernel.runs[0].events is not None
    shapes: dict[str, Any] = {"output_shapes": [(1,)], "output_dtypes": [mx.float32]}
    with pytest.raises(ValueError, match="Invalid template argument"):
        kernel.launch(inputs=[y, y], template=[("T", "x")], grid=(1, 1, 1), threadgroup=(1, 1, 1), **shapes)


SCRIPT = '''
import mlx.core as mx

def run(source, x):
    kernel = mx.fast.metal_kernel(name="mine", input_names=["x"], output_names=["y"], source=source)
    return kernel(inputs=[x], grid=(64, 1, 1), threadgroup=(32, 1, 1), output_shapes=[(64,)], output_dtypes=[mx.float32])[0]

assert mx.metal.is_available()
fast = mx.compile(lambda x: 2 * run("""
uint i = thread_position_in_grid.x;
y[i] = x[i];
""", x))
print(fast(mx.arange(64).astype(mx.float32)).sum().item())
run("""
uint i = thread_position_in_grid.x;
y[i] = x[i + 1];
""", mx.arange(64).astype(mx.float32))
'''


def test_metal_check_names_the_line_of_the_script(tmp_path: Path) -> None:
    script = tmp_path / "mine.py"
    script.write_text(SCRIPT)
    kept = mx.fast.metal_kernel
    checked = metal_host.check_file(script)
    assert mx.fast.metal_kernel is kept
    assert [len(call.defects) for call in checked.calls] == [0, 1]
    assert checked.calls[0].events is not None
    assert [(d.kind, d.file, d.line) for d in checked.defects] == [("out-of-bounds", "mine.py", 16)]
    assert not checked.error


def test_metal_check_on_the_command_line(tmp_path: Path) -> None:
    script = tmp_path / "mine.py"
    script.write_text(SCRIPT)
    command = [sys.executable, "-c", "from tuner.cli import main; main()", "metal-check", "--json", str(script)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 1
    said = json.loads(done.stdout[done.stdout.index("{") :])
    assert [call["kernel"] for call in said["calls"]] == ["mine", "mine"]
    assert said["defects"][0].startswith("mine.py:16: out-of-bounds")
    script.write_text("print(1)")
    assert subprocess.run(command, capture_output=True).returncode == 1
    command[-1] = str(tmp_path / "none.py")
    assert subprocess.run(command, capture_output=True).returncode == 2
