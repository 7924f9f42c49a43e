"""Operands of attention and the float64 reference that every attention kernel is compared with; see tuner.reference."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import mlx.core as mx
import numpy as np

from tuner.attention import AttentionInputs, AttentionProblem
from tuner.dtypes import MX_DTYPES, to_float64
from tuner.reference import UNIT_ROUNDOFF, dequantize, pack

_WINDOW_SHARE = 3  # a random window is the context over this, at least 1: shorter than M for short contexts
_SOFTCAP = 4.0  # scores of random operands reach about this
_SCORES = 2.5  # their standard deviation


@dataclass(frozen=True)
class AttentionOperands:
    """One set of inputs: queries x (B, heads, M, head_dim) and what a call is given beside them."""

    problem: AttentionProblem
    x: mx.array
    inputs: AttentionInputs

    @property
    def expected(self) -> np.ndarray:
        """y (B, heads, M, value_dim) in float64. A row that sees no key is zeros."""
        return self._found[0]

    @property
    def tolerance(self) -> np.ndarray:
        """Largest right error of each element of y: the rounding of the result, plus what float32 does to a score (a sum of
        head_dim products, of a size told by the norms of q and k, and the cap) and to the sums over the keys, which are as
        large as the weighted sum of magnitudes."""
        return self._found[1]

    @cached_property
    def _found(self) -> tuple[np.ndarray, np.ndarray]:
        p, inputs = self.problem, self.inputs
        q, (k, k_size), (v, v_size) = to_float64(self.x), self._floats(inputs.k), self._floats(inputs.v)
        batch, _, m, d = q.shape
        hidden, bias = visibility(p, inputs, batch)
        sinks = None if inputs.sinks is None else to_float64(inputs.sinks)
        out = np.zeros((batch, p.heads, m, p.value_dim))
        limit = np.zeros_like(out)
        single = UNIT_ROUNDOFF["float32"]
        for b, h in np.ndindex(batch, p.heads):
            keys, values = k[b, h // p.ratio], v[b, h // p.ratio]
            s = inputs.scale * q[b, h] @ keys.T
            largest = np.sqrt((k_size[b, h // p.ratio] ** 2).sum(axis=1).max() / d)
            size = inputs.scale * np.linalg.norm(q[b, h], axis=1) * largest
            doubt = single * ((8 + 2.5 * np.sqrt(d)) * size + 4 * np.abs(s).max(axis=1))
            if inputs.softcap:
                s = inputs.softcap * np.tanh(s / inputs.softcap)
                doubt = doubt + 4 * single * inputs.softcap
            if bias is not None:
                s = s + bias[b, h]
                seen = np.where(np.isfinite(bias[b, h]), np.abs(bias[b, h]), 0)
                doubt = doubt + single * seen.max(axis=1)
            s = np.where(hidden[b, h], -np.inf, s)
            top = s.max(axis=1, keepdims=True)
            if sinks is not None:
                top = np.maximum(top, sinks[h])
            top = np.where(np.isfinite(top), top, 0)
            weights = np.exp(s - top)
            total = weights.sum(axis=1, keepdims=True) + (0 if sinks is None else np.exp(sinks[h] - top))
            weights = np.divide(weights, total, out=np.zeros_like(weights), where=total > 0)
            out[b, h] = weights @ values
            spread = weights @ v_size[b, h // p.ratio]
            walk = single * (16 + 2.5 * np.sqrt(p.context))
            limit[b, h] = UNIT_ROUNDOFF[p.x_dtype] * np.abs(out[b, h]) + (doubt[:, None] * 2 + walk) * spread
        return out, limit + 2.0**-24 * (p.x_dtype == "float16")  # float16 has subnormals from 6e-5 on

    def _floats(self, arrays: tuple[mx.array, ...]) -> tuple[np.ndarray, np.ndarray]:
        """Keys or values (B, kv_heads, L, columns) in float64, and the size of what they are made of on the way to a sum: a
        kernel may add up codes, none of which is negative, before it scales them."""
        if self.problem.quantization is None:
            whole = to_float64(arrays[0])
            return whole, np.abs(whole)
        words, scales, biases = arrays
        flat = [to_float64(a).reshape(-1, a.shape[3]) for a in (scales, biases)]
        packed = np.asarray(words).reshape(-1, words.shape[3])
        shape, q = words.shape[:3], self.problem.quantization
        found = dequantize(packed, flat[0], flat[1], q), dequantize(packed, np.abs(flat[0]), np.abs(flat[1]), q)
        return found[0].reshape(*shape, -1), found[1].reshape(*shape, -1)


def visibility(problem: AttentionProblem, inputs: AttentionInputs, batch: int) -> tuple[np.ndarray, np.ndarray | None]:
    """(B, heads, M, L): which keys a row does not see, by mask and window, and what an additive mask adds."""
    shape = (batch, problem.heads, problem.m, problem.context)
    rows = np.arange(problem.context - problem.m, problem.context)[:, None]
    keys = np.arange(problem.context)[None]
    hidden = np.zeros(shape, bool)
    bias = None
    if problem.mask == "causal":
        hidden |= keys > rows
    elif problem.mask == "boolean":
        hidden |= ~np.broadcast_to(np.asarray(inputs.mask), shape)
    elif problem.mask == "additive":
        bias = np.broadcast_to(to_float64(inputs.mask), shape)
        hidden |= np.isneginf(bias)
    if problem.window:
        hidden |= keys <= rows - inputs.window
    return hidden, bias


def random_attention(problem: AttentionProblem, rng: np.random.Generator, batch: int = 2) -> AttentionOperands:
    """Fresh random inputs, of which k and v are slices of longer buffers, as mlx-lm's caches give them. Masks hide half of
    the keys, and all from the first row of the first head."""
    p, dtype = problem, MX_DTYPES[problem.x_dtype]
    q = rng.standard_normal((batch, p.m, p.heads, p.head_dim), dtype=np.float32)
    scale = p.head_dim**-0.5
    x = mx.array(q * np.float32(_SCORES)).astype(dtype).transpose(0, 2, 1, 3)
    k = _cache(p, p.head_dim, batch, rng)
    v = tuple(a[..., : p.value_dim] for a in k) if p.latent and not p.bits else _cache(p, p.value_dim, batch, rng)
    return _operands(p, x, k, v, scale, rng, batch)


def ramp_attention(problem: AttentionProblem, batch: int = 1) -> AttentionOperands:
    """Queries of zeros, so that all keys that a row sees weigh the same, and values whose sums are whole numbers: key j has
    (j + c) mod 16 in column c. A key that is missed, met twice, or seen where it is hidden changes a mean."""
    p, dtype = problem, MX_DTYPES[problem.x_dtype]
    codes = (np.arange(p.context)[:, None] + np.arange(p.value_dim)[None]) % 16
    whole = np.broadcast_to(codes, (batch, p.kv_heads, *codes.shape)).astype(np.float32)
    if p.bits:
        packed = pack(codes, p.bits)
        words = mx.array(np.broadcast_to(packed, (batch, p.kv_heads, *packed.shape)))
        groups = (batch, p.kv_heads, p.context, p.value_dim // p.group_size)
        v: tuple[mx.array, ...] = (words, mx.ones(groups, dtype), mx.zeros(groups, dtype))
        zeros = mx.zeros((batch, p.kv_heads, p.context, p.head_dim * p.bits // 32), mx.uint32)
        scales = mx.ones((batch, p.kv_heads, p.context, p.head_dim // p.group_size), dtype)
        k: tuple[mx.array, ...] = (zeros, scales, scales)
    else:
        v = (mx.array(whole).astype(dtype),)
        k = (mx.ones((batch, p.kv_heads, p.context, p.head_dim), dtype),)
        if p.latent:
            k = (mx.concatenate([v[0], k[0][..., p.value_dim :]], axis=-1),)
            v = (k[0][..., : p.value_dim],)
    x = mx.zeros((batch, p.heads, p.m, p.head_dim), dtype)
    return _operands(p, x, k, v, 1.0, np.random.default_rng(0), batch)


def _operands(
    p: AttentionProblem,
    x: mx.array,
    k: tuple[mx.array, ...],
    v: tuple[mx.array, ...],
    scale: float,
    rng: np.random.Generator,
    batch: int,
) -> AttentionOperands:
    sinks = mx.array(rng.standard_normal(p.heads, dtype=np.float32)).astype(x.dtype) if p.sinks else None
    window = max(1, p.context // _WINDOW_SHARE) if p.window else 0
    softcap = _SOFTCAP if p.softcap else 0.0
    mask = _random_mask(p, rng, batch)
    inputs = AttentionInputs(k, v, scale, mask, window, softcap, sinks, p.bits, p.group_size)
    arrays = [a for a in (*k, *v, mask, sinks, x) if isinstance(a, mx.array)]
    mx.eval(arrays)
    return AttentionOperands(p, x, inputs)


def _random_mask(p: AttentionProblem, rng: np.random.Generator, batch: int) -> Any:
    if p.mask in ("causal", "none"):
        return None if p.mask == "none" else "causal"
    seen = rng.random((batch, p.heads, p.m, p.context)) < 0.5
    seen[:, 0, 0] = False
    if p.mask == "boolean":
        return mx.array(seen)
    bias = np.where(seen, rng.standard_normal(seen.shape, dtype=np.float32), -np.inf).astype(np.float32)
    return mx.array(bias).astype(MX_DTYPES[p.x_dtype])


def _cache(p: AttentionProblem, columns: int, batch: int, rng: np.random.Generator) -> tuple[mx.array, ...]:
    """Keys or values (B, kv_heads, L, columns), slices of buffers a few keys longer whose other keys are NaN."""
    whole = rng.standard_normal((batch, p.kv_heads, p.context, columns), dtype=np.float32)
    dtype = MX_DTYPES[p.x_dtype]
    parts = [mx.array(whole).astype(dtype)]
    if p.bits:
        parts = list(mx.quantize(parts[0], group_size=p.group_size, bits=p.bits))
    longer = []
    for part in parts:
        rest = mx.zeros((*part.shape[:2], 3, part.shape[3]), part.dtype) + (0 if part.dtype == mx.uint32 else mx.nan)
        longer.append(mx.concatenate([part, rest.astype(part.dtype)], axis=2))
    mx.eval(longer)
    return tuple(part[:, :, : p.context] for part in longer)
