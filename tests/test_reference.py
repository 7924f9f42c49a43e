"""The reference itself: packed words taken apart as MLX packs them, and tolerances that right results meet."""

import mlx.core as mx
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from tuner.backends import Backend
from tuner.backends.cpu.kernels import PackedWeights, from_rows16, to_rows16
from tuner.dtypes import MX_DTYPES, from_storage, storage, to_float64
from tuner.families import family
from tuner.problem import DTYPES, Problem, Quantization
from tuner.reference import (
    RAMP_FLOATS,
    UNIT_ROUNDOFF,
    Operands,
    dequantize,
    float_scales,
    mismatch,
    pack,
    ramp_operands,
    random_operands,
    unpack,
)
from tuner.render import render

WIDTHS = (2, 3, 4, 5, 6, 8)


@pytest.mark.parametrize("bits", WIDTHS)
@pytest.mark.parametrize("group", [32, 64, 128])
def test_dequantize_is_mlx_dequantize_in_float32(bits: int, group: int) -> None:
    w = mx.random.normal((24, 384), key=mx.random.key(bits))
    parts = mx.quantize(w, group_size=group, bits=bits)
    right = np.asarray(mx.dequantize(*parts, group_size=group, bits=bits))
    ours = dequantize(np.asarray(parts[0]), *map(to_float64, parts[1:]), Quantization("affine", bits, group))
    assert ours.dtype == np.float64
    np.testing.assert_allclose(ours, right, rtol=2e-7, atol=4e-7)
    assert np.abs(ours - np.asarray(w)).max() < 8 / 2**bits  # and it is the matrix that was quantized


@pytest.mark.parametrize("mode", ["mxfp4", "mxfp8", "nvfp4"])
def test_dequantize_is_mlx_dequantize_in_the_float_modes(mode: str) -> None:
    q = Quantization.of(mode)
    every_code = (
        np.arange(256, dtype=np.uint8).reshape(1, 256) if q.bits == 8 else np.tile(np.arange(16, dtype=np.uint8), (1, 16))
    )
    every_code[every_code & 0x7F == 0x7F] = 0  # e4m3's NaN
    words = np.tile(pack(every_code, q.bits), (120, 1))
    stored = np.arange(1, 121, dtype=np.uint8)[:, None].repeat(256 // q.group_size, axis=1)
    arrays = mx.array(words), mx.array(stored)
    right = mx.dequantize(*arrays, None, group_size=q.group_size, bits=q.bits, mode=mode, dtype=mx.float32)
    ours = dequantize(words, float_scales(arrays[1], q), None, q)
    shown = np.abs(ours) >= 2.0**-126  # MLX flushes what float32 has no normal number for
    np.testing.assert_array_equal(np.asarray(right)[shown], ours[shown])
    assert shown.sum() > ours.size / 2


@pytest.mark.parametrize("mode", ["mxfp4", "mxfp8", "nvfp4"])
@pytest.mark.parametrize("dtype", DTYPES)
def test_operands_in_the_float_modes(mode: str, dtype: str) -> None:
    problem = Problem.of(16, 33, 512, Quantization.of(mode), dtype)
    right = 512.0 * np.arange(1, 17)[:, None] * np.array(RAMP_FLOATS)[np.arange(33) % 8]
    np.testing.assert_array_equal(ramp_operands(problem).expected, right)
    np.testing.assert_array_equal(to_float64(mx.array(right.astype(np.float32)).astype(MX_DTYPES[dtype])), right)
    drawn = random_operands(problem, np.random.default_rng(6))
    assert drawn.biases is None
    assert 0.2 < np.sqrt(np.mean(drawn.expected**2)) < 4
    y = mx.quantized_matmul(drawn.x.astype(mx.float32), *drawn.arrays, mode=mode)
    assert mismatch(to_float64(y.astype(MX_DTYPES[dtype])), drawn) is None


@pytest.mark.parametrize("bits", WIDTHS)
def test_unpack_is_pack_undone(bits: int) -> None:
    codes = np.random.default_rng(bits).integers(0, 2**bits, (5, 192))
    words = pack(codes, bits)
    assert words.shape == (5, 192 * bits // 32)
    assert words.dtype == np.uint32
    np.testing.assert_array_equal(unpack(words, bits), codes)


@given(st.sampled_from(WIDTHS), st.integers(1, 4), st.integers(1, 6), st.data())
@settings(max_examples=40, deadline=None)
def test_pack_is_unpack_undone(bits: int, rows: int, groups: int, data: st.DataObject) -> None:
    words = data.draw(arrays(np.uint32, (rows, groups * bits)))
    np.testing.assert_array_equal(pack(unpack(words, bits), bits), words)


@given(st.integers(1, 70), st.integers(1, 9), st.sampled_from([np.uint32, np.float32, np.float16, np.uint16]))
@settings(max_examples=60, deadline=None)
def test_rows16_is_undone(n: int, columns: int, dtype: type) -> None:
    matrix = np.arange(1, n * columns + 1).astype(dtype).reshape(n, columns)
    packed = to_rows16(matrix)
    assert packed.shape == (-(-n // 16), columns, 16)
    assert packed.ctypes.data % 64 == 0
    np.testing.assert_array_equal(from_rows16(packed, n), matrix)
    padding = from_rows16(packed, packed.shape[0] * 16)[n:]
    assert not padding.any()


def test_weights_are_packed_once_and_can_let_go_of_their_arrays() -> None:
    parts = mx.quantize(mx.random.normal((40, 128)), group_size=64, bits=4)
    weights = PackedWeights(parts, Quantization())
    assert (weights.n, weights.k) == (40, 128)
    assert weights.layout("rows16") is weights.layout("rows16")
    layout = weights.layout("rows16")
    for array, packed in zip(parts, layout.parts, strict=True):
        np.testing.assert_array_equal(from_rows16(packed, 40), np.asarray(array))
    assert weights.only("rows16").arrays == ()
    assert weights.layout("rows16") is layout
    assert layout.pointers == tuple(part.ctypes.data for part in layout.parts)


@pytest.mark.parametrize("dtype", DTYPES)
def test_storage_round_trip(dtype: str) -> None:
    array = mx.random.normal((3, 8)).astype(MX_DTYPES[dtype])
    again = from_storage(storage(array), dtype)
    assert again.dtype == array.dtype
    assert mx.array_equal(again, array)
    strided = array[:, ::2]
    np.testing.assert_array_equal(to_float64(from_storage(storage(strided), dtype)), to_float64(strided))


@pytest.mark.parametrize("bits", [4, 8])
@pytest.mark.parametrize("dtype", DTYPES)
def test_ramp_is_exact_in_every_dtype(bits: int, dtype: str) -> None:
    problem = Problem(16, 33, 512, Quantization("affine", bits, 64), dtype, dtype)
    operands = ramp_operands(problem)
    right = 512.0 * np.arange(1, 17)[:, None] * (np.arange(33) % 8)
    np.testing.assert_array_equal(operands.expected, right)
    np.testing.assert_array_equal(to_float64(mx.array(right.astype(np.float32)).astype(MX_DTYPES[dtype])), right)


def test_random_operands_are_fresh_and_of_order_one() -> None:
    problem = Problem(4, 96, 1024)
    rng = np.random.default_rng(1)
    first, second = random_operands(problem, rng), random_operands(problem, rng)
    assert not mx.array_equal(first.w, second.w)
    assert not mx.array_equal(first.x, second.x)
    assert 0.2 < np.sqrt(np.mean(first.expected**2)) < 2
    weights = dequantize(np.asarray(first.w), to_float64(first.scales), to_float64(first.biases), problem.quantization)
    np.testing.assert_allclose(first.expected, to_float64(first.x) @ weights.T)


def test_large_matrices_are_taken_in_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    problem = Problem(3, 37, 128)
    whole = random_operands(problem, np.random.default_rng(2))
    monkeypatch.setattr("tuner.reference._BLOCK_WEIGHTS", 128 * 5)
    blocks = Operands(problem, whole.x, whole.w, whole.scales, whole.biases)
    np.testing.assert_allclose(blocks.expected, whole.expected, rtol=1e-12)
    np.testing.assert_allclose(blocks.magnitude, whole.magnitude, rtol=1e-12)


def test_rows_share_the_matrix_and_its_reference() -> None:
    operands = random_operands(Problem(16, 33, 128), np.random.default_rng(3))
    part = operands.rows(3)
    assert part.problem == Problem(3, 33, 128)
    assert part.w is operands.w
    again = Operands(part.problem, part.x, part.w, part.scales, part.biases)
    np.testing.assert_allclose(part.expected, again.expected, rtol=1e-12)
    np.testing.assert_array_equal(part.tolerance, operands.tolerance[:3])


def test_mismatch_says_where_and_how_many() -> None:
    operands = random_operands(Problem(2, 8, 64), np.random.default_rng(4))
    right = operands.expected
    assert mismatch(right, operands) is None
    wrong = right.copy()
    wrong[1, 7] += 0.5
    assert "y[1, 7]" in str(mismatch(wrong, operands))
    assert "1 of 16" in str(mismatch(wrong, operands))
    wrong[0, 3] = np.nan
    assert "y[0, 3] is nan" in str(mismatch(wrong, operands))
    assert "shape (2, 7)" in str(mismatch(right[:, :7], operands))


@pytest.mark.parametrize("dtype", DTYPES)
def test_tolerance_is_tight(dtype: str) -> None:
    """A slip of 16 roundings of the result is caught, the rounding itself is not."""
    problem = Problem(4, 64, 256, Quantization(), dtype, dtype)
    operands = random_operands(problem, np.random.default_rng(5))
    rounded = to_float64(mx.array(operands.expected.astype(np.float32)).astype(MX_DTYPES[dtype]))
    assert mismatch(rounded, operands) is None
    slip = np.maximum(np.abs(operands.expected), operands.magnitude)
    assert mismatch(operands.expected + max(16 * UNIT_ROUNDOFF[dtype], 2.0**-17) * slip, operands) is not None
    assert (operands.tolerance < 0.01 * operands.magnitude + 0.01 * np.abs(operands.expected)).all()


@pytest.mark.parametrize(("group", "k"), [(32, 32), (128, 128), (128, 640)])
def test_tolerance_admits_a_kernel_that_scales_group_by_group(group: int, k: int, cpu: Backend) -> None:
    """Its sums of codes may be several times larger than y. The tail of the errors is widest where there is one group:
    a tolerance made of y's own size alone is missed by a right kernel once in 50,000 elements; these are 400,000."""
    problem = Problem(16, 2048, k, Quantization("affine", 4, group))
    (config, *_) = family("cpu", "qmv").configs(problem, cpu.device())
    assert config.values["scale_per"] == "group"
    kernel = cpu.compile(render("cpu", problem, config))
    for seed in range(12):
        operands = random_operands(problem, np.random.default_rng(seed))
        weights = cpu.weights((operands.w, operands.scales, operands.biases), problem.quantization)
        y = to_float64(kernel(weights, operands.x)[0])
        assert (np.abs(y - operands.expected) / operands.tolerance).max() < 0.85
