"""Operands and the float64 reference that every kernel is compared with.

MLX on the CPU is no reference: its product accumulates in the input type (512 ones times 512 ones gives 256 in bfloat16).
The packed words are taken apart here, in numpy, independently of any kernel.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import mlx.core as mx
import numpy as np

from tuner.dtypes import MX_DTYPES, to_float64
from tuner.problem import Problem, Quantization

_BLOCK_WEIGHTS = 1 << 23  # weights dequantized to float64 at once: 64 MiB

UNIT_ROUNDOFF = {"float32": 2.0**-24, "bfloat16": 2.0**-8, "float16": 2.0**-11}
"""Relative error of rounding to nearest, by dtype."""


@dataclass(frozen=True)
class Operands:
    """One set of inputs: x (M, K), w (N, words) uint32, scales and, in affine mode, biases (N, groups), all MLX arrays."""

    problem: Problem
    x: mx.array
    w: mx.array
    scales: mx.array
    biases: mx.array | None

    @property
    def arrays(self) -> tuple[mx.array, ...]:
        """The matrix as mx.quantize gives it: w, scales and, in affine mode, biases."""
        return (self.w, self.scales) if self.biases is None else (self.w, self.scales, self.biases)

    def rows(self, m: int) -> Operands:
        """The same matrix with the first m rows of x."""
        part = Operands(self.problem.at(m), self.x[:m], self.w, self.scales, self.biases)
        mx.eval(part.x)
        expected, magnitude = self._products
        part.__dict__["_products"] = (
            expected[:m],
            magnitude[:m],
        )  # a row's reference does not depend on the others
        return part

    @property
    def expected(self) -> np.ndarray:
        """y (M, N) in float64."""
        return self._products[0]

    @property
    def magnitude(self) -> np.ndarray:
        """(M, N): the size that sums have on their way to y. Norm of a row of x times the rms of the weights, and that of
        the offset, since a kernel that scales group by group first sums codes, none of which is negative."""
        return self._products[1]

    @property
    def tolerance(self) -> np.ndarray:
        """Largest right error of each element of y (M, N): the rounding of the result to its dtype, plus that of a float32
        sum of K terms, whose rounding errors walk at random by about 2**-24 sqrt(K) of the sums on the way (the factor is
        six standard deviations); these are as large as `magnitude`, or as y itself where it is larger."""
        walk = UNIT_ROUNDOFF["float32"] * (8 + 2.5 * np.sqrt(self.problem.k))
        size = np.abs(self.expected)
        return UNIT_ROUNDOFF[self.problem.x_dtype] * size + walk * np.maximum(size, self.magnitude)

    @cached_property
    def _products(self) -> tuple[np.ndarray, np.ndarray]:
        x = to_float64(self.x)
        if self.problem.activations == "int8":
            x = rounded_to_int8(x)
        grouped = x.reshape(len(x), self.problem.groups, -1)
        swing = grouped.sum(axis=2) ** 2 + (grouped**2).sum(axis=2)
        parts, squares = [], 0.0
        for block in self._weight_blocks():
            parts.append(x @ block.T)
            squares += float(np.einsum("nk,nk->", block, block))
        mean_square = squares / (self.problem.n * self.problem.k)
        magnitude = np.sqrt((x**2).sum(axis=1, keepdims=True) * mean_square)
        if self.biases is None:
            return np.concatenate(parts, axis=1), np.broadcast_to(magnitude, (len(x), self.problem.n))
        magnitude = np.sqrt(magnitude**2 + swing @ (to_float64(self.biases) ** 2).T)
        return np.concatenate(parts, axis=1), magnitude

    def _weight_blocks(self) -> Iterator[np.ndarray]:
        rows = max(1, _BLOCK_WEIGHTS // self.problem.k)
        w, q = np.asarray(self.w), self.problem.quantization
        scales = float_scales(self.scales, q)
        biases = None if self.biases is None else to_float64(self.biases)
        for n in range(0, self.problem.n, rows):
            part = slice(n, n + rows)
            yield dequantize(w[part], scales[part], None if biases is None else biases[part], q)


def rounded_to_int8(x: np.ndarray) -> np.ndarray:
    """x (M, K) with every 32 columns of a row rounded to multiples of a 127th of their largest magnitude, ties to even. The
    roundings are float32's, so that a kernel takes the same integers."""
    grouped = x.astype(np.float32).reshape(len(x), -1, 32)
    top = np.abs(grouped).max(axis=2, keepdims=True)
    inverse = np.divide(np.float32(127), top, out=np.zeros_like(top), where=top > 0)
    integers = np.rint(grouped * inverse).astype(np.float64)
    return (integers * (top / np.float32(127))).reshape(x.shape)


def unpack(words: np.ndarray, bits: int) -> np.ndarray:
    """(N, words) uint32 -> (N, words * 32 / bits) codes: value i of a row is `bits` bits from bit i * bits on, the words
    being one little-endian stream (MLX's layout for every width)."""
    stream = np.unpackbits(np.ascontiguousarray(words).view(np.uint8), axis=1, bitorder="little")
    codes = stream.reshape(words.shape[0], -1, bits)
    return codes @ (1 << np.arange(bits, dtype=np.int64))


def _minifloats(exponent_bits: int, mantissa_bits: int) -> np.ndarray:
    """The value of every code of a float with a sign, subnormals and the usual exponent bias, and no infinities."""
    codes = np.arange(1 << (1 + exponent_bits + mantissa_bits))
    mantissa = codes & ((1 << mantissa_bits) - 1)
    exponent = codes >> mantissa_bits & ((1 << exponent_bits) - 1)
    fraction = mantissa / (1 << mantissa_bits) + (exponent > 0)
    power = np.maximum(exponent, 1) - ((1 << (exponent_bits - 1)) - 1)
    return np.where(codes >> (exponent_bits + mantissa_bits), -1.0, 1.0) * fraction * 2.0**power


_E2M1 = _minifloats(2, 1)
_E4M3 = _minifloats(4, 3)
_E4M3[[0x7F, 0xFF]] = np.nan
_CODE_VALUES = {"mxfp4": _E2M1, "nvfp4": _E2M1, "mxfp8": _E4M3}


def float_scales(scales: mx.array, quantization: Quantization) -> np.ndarray:
    """Scales (N, groups) as float64, whatever they are stored as: a byte s of an mx mode is 2 ** (s - 127), of nvfp4 an
    e4m3 float."""
    if quantization.mode == "affine":
        return to_float64(scales)
    stored = np.asarray(scales)
    return _E4M3[stored] if quantization.mode == "nvfp4" else 2.0 ** (stored.astype(np.float64) - 127)


def dequantize(words: np.ndarray, scales: np.ndarray, biases: np.ndarray | None, quantization: Quantization) -> np.ndarray:
    """Float64 weights (N, K) of packed words (N, W), scales and biases (N, groups): scale * code + bias in affine mode, in
    the others (biases None) scale * the float that the code stands for."""
    if quantization.bits in (4, 8):  # whole codes in a byte: a few times faster than bit by bit
        octets = np.ascontiguousarray(words).view(np.uint8)
        codes = octets if quantization.bits == 8 else np.stack((octets & 15, octets >> 4), axis=2)
        codes = codes.reshape(words.shape[0], -1)
    else:
        codes = unpack(words, quantization.bits)
    grouped = codes.reshape(words.shape[0], -1, quantization.group_size)
    if biases is None:
        return (_CODE_VALUES[quantization.mode][grouped] * scales[:, :, None]).reshape(words.shape[0], -1)
    return (grouped.astype(np.float64) * scales[:, :, None] + biases[:, :, None]).reshape(words.shape[0], -1)


def random_operands(problem: Problem, rng: np.random.Generator) -> Operands:
    """Fresh random inputs. x is scaled by 1 / sqrt(K) and weights are of order 1, so that one tolerance fits every K."""
    n, k, q = problem.n, problem.k, problem.quantization
    words = rng.integers(0, 2**32, (n, q.packed_words(k)), dtype=np.uint32)
    x = rng.standard_normal((problem.m, k), dtype=np.float32) / np.float32(np.sqrt(k))
    if not q.has_biases:
        return _operands(problem, x, *_random_floats(problem, words, rng), None)
    top = 2**q.bits - 1
    scales = (rng.random((n, problem.groups), dtype=np.float32) + 0.5) * (2 / top)
    biases = -scales * (top / 2) * (1 + 0.1 * rng.standard_normal((n, problem.groups), dtype=np.float32))
    return _operands(problem, x, words, scales, biases)


def _random_floats(problem: Problem, words: np.ndarray, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """Packed words without NaNs, and stored scales, of one of the modes without biases; weights are of order 1."""
    if problem.quantization.mode == "nvfp4":
        return words, rng.integers(0x20, 0x30, (problem.n, problem.groups), dtype=np.uint8)  # 0.125 to 0.47
    if problem.quantization.mode == "mxfp4":
        return words, rng.integers(125, 128, (problem.n, problem.groups), dtype=np.uint8)
    codes = words.view(np.uint8)
    codes[codes & 0x7F == 0x7F] = 0
    return words, rng.integers(119, 122, (problem.n, problem.groups), dtype=np.uint8)  # codes go up to 448


def ramp_operands(problem: Problem) -> Operands:
    """Weights of row n are v[n] and row m of x is m + 1, so y[m, n] = K * (m + 1) * v[n] exactly, when K <= 512 and
    M <= 16 in every dtype; v[n] is n mod 8, in modes without biases RAMP_FLOATS[n mod 8]. A missed, repeated or swapped
    row, column or group shows at once and says which."""
    n, k, q = problem.n, problem.k, problem.quantization
    x = np.repeat(np.arange(1, problem.m + 1, dtype=np.float32)[:, None], k, axis=1)
    if not q.has_biases:
        codes, scales = _ramp_floats(problem)
        return _operands(problem, x, pack(np.repeat(codes[:, None], k, axis=1), q.bits), scales, None)
    code = (np.arange(n) % 8).astype(np.uint8)
    scales = np.ones((n, problem.groups), np.float32)
    biases = np.zeros((n, problem.groups), np.float32)
    top = 2**q.bits - 1
    codes = np.minimum(code, top)
    biases += (code - codes)[:, None]
    words = pack(np.repeat(codes[:, None], k, axis=1), q.bits)
    return _operands(problem, x, words, scales, biases)


RAMP_FLOATS = (0, 0.75, 1.5, 3, 6, -0.75, -3, -6)
_RAMP_SCALES = (1, 0.5, 1, 2, 1, 0.25, 2, 1)


def _ramp_floats(problem: Problem) -> tuple[np.ndarray, np.ndarray]:
    """Codes (N,) and stored scales (N, groups) whose products are the RAMP_FLOATS."""
    mode, cycle = problem.quantization.mode, np.arange(problem.n) % 8
    scales = np.array(_RAMP_SCALES)
    codes = np.array([int(np.argmax(v / s == _CODE_VALUES[mode])) for v, s in zip(RAMP_FLOATS, scales, strict=True)])
    stored = np.array([int(np.argmax(s == _E4M3)) for s in scales]) if mode == "nvfp4" else 127 + np.log2(scales)
    return codes[cycle], np.repeat(stored.astype(np.uint8)[cycle][:, None], problem.groups, axis=1)


def pack(codes: np.ndarray, bits: int) -> np.ndarray:
    """(N, K) codes -> (N, K * bits / 32) uint32; undoes `unpack`."""
    stream = np.unpackbits(codes.astype(np.uint8)[:, :, None], axis=2, bitorder="little")[:, :, :bits]
    return np.packbits(stream.reshape(codes.shape[0], -1), axis=1, bitorder="little").view(np.uint32)


def mismatch(y: np.ndarray, operands: Any) -> str | None:
    """What is wrong with y (values of its dtype as float64) beside `operands.expected`, in a sentence, or None."""
    expected = operands.expected
    if y.shape != expected.shape:
        return f"the result has shape {y.shape}, not {expected.shape}."
    lost = ~np.isfinite(y)
    if lost.any():
        at = tuple(map(int, np.argwhere(lost)[0]))
        return f"y{list(at)} is {y[at]}, not {expected[at]:.6g}; {int(lost.sum())} elements are not finite."
    excess = np.abs(y - expected) - operands.tolerance
    at = tuple(map(int, np.unravel_index(excess.argmax(), excess.shape)))
    if excess[at] > 0:
        wrong = int((excess > 0).sum())
        return f"y{list(at)} is {y[at]:.8g}, not {expected[at]:.8g}; {wrong} of {y.size} elements are wrong."
    return None


def _operands(
    problem: Problem, x: np.ndarray, words: np.ndarray, scales: np.ndarray, biases: np.ndarray | None
) -> Operands:
    scale_dtype = MX_DTYPES.get(problem.scale_dtype, mx.uint8)
    operands = Operands(
        problem,
        mx.array(x).astype(MX_DTYPES[problem.x_dtype]),
        mx.array(words),
        mx.array(scales).astype(scale_dtype),
        None if biases is None else mx.array(biases).astype(scale_dtype),
    )
    mx.eval(operands.x, *operands.arrays)
    return operands
