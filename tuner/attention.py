"""Attention of M queries over a cache of keys and values: the problem, as a frozen value, and what a call is given."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import mlx.core as mx

from tuner.dtypes import dtype_name
from tuner.errors import BadInputError
from tuner.problem import DTYPE_BYTES, DTYPES, Problem, Quantization

CONTEXTS = tuple(1 << power for power in range(9, 18))
"""Lengths of the cache that are tuned: 512 to 131072. Each stands for the lengths nearest to it, as ratios."""

MASKS = ("causal", "none", "boolean", "additive")
"""What hides keys. causal: row i of M sees the first L - M + i + 1; boolean: True is seen; additive: -inf is not seen."""

CACHE_BITS = (4, 8)
CACHE_GROUPS = (32, 64, 128)
"""Widths and groups of mlx-lm's quantized caches."""


@dataclass(frozen=True, order=True)
class AttentionProblem:
    """y (B, heads, m, value_dim) = softmax(q (B, heads, m, head_dim) @ k.T * scale) @ v, with k (B, kv_heads, context,
    head_dim) and v (B, kv_heads, context, value_dim). B, the strides of k and v and the context are run-time values.

    bits, group_size: of k and v in mlx-lm's quantized cache; 0: they are floats of x_dtype. mask: one of MASKS. window:
    keys more than a number of places behind a row's own are hidden. softcap: s becomes c * tanh(s / c). sinks: a row's
    softmax has one more logit, a head's, without a value. Raises BadInputError.
    """

    m: int
    heads: int
    kv_heads: int
    head_dim: int
    value_dim: int
    x_dtype: str = "float32"
    bits: int = 0
    group_size: int = 0
    mask: str = "causal"
    window: bool = False
    softcap: bool = False
    sinks: bool = False
    context: int = CONTEXTS[0]

    def __post_init__(self) -> None:
        for name in ("m", "heads", "kv_heads", "head_dim", "value_dim", "context"):
            if getattr(self, name) < 1:
                raise BadInputError(f"{name} is {getattr(self, name)}: it must be at least 1.")
        if self.x_dtype not in DTYPES:
            raise BadInputError(f"unknown dtype {self.x_dtype!r}: one of {', '.join(DTYPES)}.")
        if self.mask not in MASKS:
            raise BadInputError(f"unknown mask {self.mask!r}: one of {', '.join(MASKS)}.")
        if self.heads % self.kv_heads:
            raise BadInputError(f"{self.heads} query heads are no multiple of {self.kv_heads} heads of keys.")
        if self.quantization and (self.head_dim % self.group_size or self.value_dim % self.group_size):
            raise BadInputError(
                f"a head of {self.head_dim} and {self.value_dim} is no multiple of the group size {self.group_size}."
            )

    @property
    def quantization(self) -> Quantization | None:
        """Of k and v, or None."""
        return Quantization("affine", self.bits, self.group_size) if self.bits else None

    @property
    def ratio(self) -> int:
        """Query heads that share one head of keys and values."""
        return self.heads // self.kv_heads

    @property
    def rows(self) -> int:
        """Rows of q that share one read of a head of keys and values."""
        return self.m * self.ratio

    @property
    def read_bytes(self) -> int:
        """Bytes of k and v (of the latent form: of k, which holds v) of one sequence: what a call must read."""
        columns = self.head_dim + (0 if self.latent else self.value_dim)
        item = DTYPE_BYTES[self.x_dtype]
        row = columns * self.bits // 8 + 2 * item * columns // self.group_size if self.bits else columns * item
        return self.kv_heads * self.context * row

    @property
    def latent(self) -> bool:
        """Whether this is multi-head latent attention: v is the first columns of k."""
        return self.kv_heads == 1 and self.value_dim < self.head_dim

    @property
    def context_range(self) -> tuple[int, int]:
        """The contexts that a row measured at this one serves."""
        low = 1 if self.context <= CONTEXTS[0] else _next_above(self.context // 2)
        return low, _next_above(self.context) - 1

    def covers(self, other: AttentionProblem) -> bool:
        """Whether a row measured at this context serves the other's."""
        low, high = self.context_range
        return low <= other.context <= high

    def at(self, m: int) -> AttentionProblem:
        """The same with m queries a head."""
        return replace(self, m=m)

    @cached_property
    def matrix(self) -> AttentionProblem:
        """What dispatch looks rows up by, and what exact choices are made for as one: the heads, their sizes and dtypes. M
        and the context are then asked of the rows; masks, windows, caps and sinks change no time worth a row."""
        return replace(self, m=1, context=CONTEXTS[0], mask=MASKS[0], window=False, softcap=False, sinks=False)

    @property
    def place(self) -> tuple[int, int]:
        """What tells problems of one matrix apart: the context and M."""
        return self.context, self.m

    def constants(self) -> dict[str, int | str]:
        """What templates that fix all of a problem but its run-time sizes compile in."""
        return {
            "M": self.m,
            "HEAD_DIM": self.head_dim,
            "VALUE_DIM": self.value_dim,
            "RATIO": self.ratio,
            "X_DTYPE": f"DTYPE_{self.x_dtype.upper()}",
            "KV_BITS": self.bits,
            "KV_GROUP_SIZE": self.group_size,
            "MASK": f"MASK_{self.mask.upper()}",
            "HAS_WINDOW": int(self.window),
            "HAS_SOFTCAP": int(self.softcap),
            "HAS_SINKS": int(self.sinks),
        }

    def __str__(self) -> str:
        sizes = f"{self.head_dim}" if self.head_dim == self.value_dim else f"{self.head_dim}/{self.value_dim}"
        cache = f" {self.bits}-bit g{self.group_size} cache" if self.bits else ""
        extras = [name for name in ("window", "softcap", "sinks") if getattr(self, name)]
        more = "".join(f" {word}" for word in ([] if self.mask == "causal" else [f"{self.mask} mask"]) + extras)
        return f"M={self.m} attention {self.heads}:{self.kv_heads}x{sizes}{cache} {self.x_dtype}{more} L={self.context}"


AnyProblem = Problem | AttentionProblem


def in_order(problems: Iterable[AnyProblem]) -> list[AnyProblem]:
    """Each problem once, those of one matrix or of one attention side by side, small ones first."""
    return sorted(set(problems), key=lambda p: (type(p).__name__, p.matrix.read_bytes, p.matrix, p.place))


def _next_above(context: int) -> int:
    """The first length nearer to twice the context than to it."""
    return int(context * 2**0.5) + 1


def context_of(length: int) -> int:
    """The tuned context that stands for a length, the last one for all beyond."""
    return next((c for c in CONTEXTS if length < _next_above(c)), CONTEXTS[-1])


@dataclass(frozen=True)
class AttentionInputs:
    """What a call is given beside its queries (B, heads, M, head_dim).

    k (B, kv_heads, L, head_dim) and v (B, kv_heads, L, value_dim), each one array, or words, scales and biases as
    mx.quantize gives them. mask: None, "causal", or a bool or float array that broadcasts to (B, heads, M, L). window and
    softcap: 0 for none. sinks: (heads,). cache: mlx-lm's cache, if k and v are its first L keys and values: where MLX tells
    kernels no strides, they read the cache's arrays in the place of slices of them.
    """

    k: tuple[mx.array, ...]
    v: tuple[mx.array, ...]
    scale: float
    mask: Any = None
    window: int = 0
    softcap: float = 0.0
    sinks: mx.array | None = None
    bits: int = 0
    group_size: int = 0
    cache: Any = None

    @property
    def length(self) -> int:
        """L, the keys in the cache."""
        return self.k[0].shape[2]

    def problem(self, q: mx.array) -> AttentionProblem:
        """The problem of these inputs with queries q. Raises BadInputError for arrays that are no attention's."""
        k, v = self.k[0], self.v[0]
        if q.ndim != 4 or k.ndim != 4 or v.ndim != 4 or k.shape[:3] != v.shape[:3] or q.shape[0] != k.shape[0]:
            raise BadInputError(f"q {q.shape}, k {k.shape} and v {v.shape} do not go together.")
        words = 32 // self.bits if self.bits else 1
        if k.shape[3] * words != q.shape[3]:
            raise BadInputError(f"heads of q have {q.shape[3]} columns, those of k {k.shape[3] * words}.")
        dtypes = {array.dtype for array in (q, *(self.k[1:] + self.v[1:] if self.bits else (k, v)))}
        if len(dtypes) > 1:
            raise BadInputError(f"q, k and v have different dtypes: {', '.join(map(str, dtypes))}.")
        kind = "causal" if self.mask == "causal" else "none"
        if isinstance(self.mask, mx.array):
            kind = "boolean" if self.mask.dtype == mx.bool_ else "additive"
        return AttentionProblem(
            q.shape[2],
            q.shape[1],
            k.shape[1],
            q.shape[3],
            v.shape[3] * words,
            dtype_name(q.dtype),
            self.bits,
            self.group_size,
            kind,
            self.window > 0,
            self.softcap > 0,
            self.sinks is not None,
            self.length,
        )

    def stock(self, q: mx.array) -> mx.array:
        """What MLX and mlx-lm compute: mx.fast.scaled_dot_product_attention, or for a quantized cache or a capped logit the
        operations that mlx-lm's models make of it. q (B, heads, M, head_dim) -> (B, heads, M, value_dim)."""
        mask = _windowed(self.mask, self.window, q.shape[2], self.length) if self.window else self.mask
        if not self.bits and not self.softcap:
            mask = mask.astype(q.dtype) if isinstance(mask, mx.array) and mask.dtype != mx.bool_ else mask
            return mx.fast.scaled_dot_product_attention(
                q, self.k[0], self.v[0], scale=self.scale, mask=mask, sinks=self.sinks
            )
        batch, heads, m, _ = q.shape
        shared = heads // self.k[0].shape[1]
        grouped = (q * self.scale).reshape(batch, heads // shared, shared, m, -1)
        k, v = ([mx.expand_dims(array, 2) for array in arrays] for arrays in (self.k, self.v))
        scores = self._product(grouped, k, True)
        if self.softcap:
            scores = self.softcap * mx.tanh(scores / self.softcap)
        if mask == "causal":
            mask = causal_mask(m, self.length)
        if mask is not None:
            whole = mx.broadcast_to(mask, (batch, heads, m, self.length)).reshape(scores.shape)
            hidden = mx.finfo(scores.dtype).min
            scores = mx.where(whole, scores, hidden) if whole.dtype == mx.bool_ else scores + whole.astype(scores.dtype)
        if self.sinks is not None:
            more = mx.broadcast_to(self.sinks.reshape(-1, shared, 1, 1).astype(scores.dtype), (*scores.shape[:-1], 1))
            scores = mx.concatenate([more, scores], axis=-1)
        weights = mx.softmax(scores, axis=-1, precise=True)
        weights = weights if self.sinks is None else weights[..., 1:]
        return self._product(weights, v, False).reshape(batch, heads, m, -1)

    def _product(self, x: mx.array, arrays: list[mx.array], transpose: bool) -> mx.array:
        if self.bits:
            words, scales, biases = arrays
            return mx.quantized_matmul(x, words, scales, biases, transpose, self.group_size, self.bits)
        return x @ (arrays[0].swapaxes(-1, -2) if transpose else arrays[0])


def causal_mask(m: int, length: int, window: int = 0) -> mx.array:
    """(M, L) of bool: row i sees keys up to its own place L - M + i, and with a window only the last `window` of them."""
    rows, keys = mx.arange(length - m, length)[:, None], mx.arange(length)[None]
    seen = keys <= rows
    return seen & (keys > rows - window) if window else seen


def _windowed(mask: Any, window: int, m: int, length: int) -> mx.array:
    """The mask with all keys hidden that a window hides."""
    rows, keys = mx.arange(length - m, length)[:, None], mx.arange(length)[None]
    within = keys > rows - window
    if not isinstance(mask, mx.array):
        return within & (keys <= rows) if mask == "causal" else within
    return mask & within if mask.dtype == mx.bool_ else mask + mx.where(within, 0.0, -mx.inf).astype(mask.dtype)
