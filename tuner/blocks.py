"""Decoder blocks as two compiled functions, for GPUs. Between them lie the cache and attention, whose shapes change.

A GPU runs a layer's products in less time than the host takes to build their graph, so host time decides how fast a model
decodes. A compiled function is traced once a shape; after that a call costs what one operation costs.
"""

from __future__ import annotations

import functools
import operator
import sys
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import mlx.core as mx
import mlx.nn as nn

from tuner.layers import Attend, attention, swap

# Blocks of this form: x + attention(norm(x)), then the same with a gated SiLU MLP; q, k and v go into rope as they are.
_KNOWN = {("mlx_lm.models.llama", "TransformerBlock"), ("mlx_lm.models.qwen2", "TransformerBlock")}
_PRODUCTS = (("q_proj", "k_proj", "v_proj"), ("o_proj",), ("gate_proj", "up_proj"), ("down_proj",))

_Traced = Callable[..., Any]


class Product(Protocol):
    """x (..., K) -> x @ w.T (..., sum of N) of one or several linears that share x, biases included."""

    def ready(self, m: int, dtype: mx.Dtype) -> bool:
        """Whether a kernel serves m rows of x."""
        ...

    def count(self, m: int) -> None:
        """Counts one call that a kernel served."""
        ...

    def __call__(self, x: mx.array) -> mx.array: ...


def products_of(name: str, block: nn.Module) -> list[tuple[str, ...]]:
    """Names, from the model's root, of the linears of each product of a block; none for a module of another form."""
    if (type(block).__module__, type(block).__name__) not in _KNOWN:
        return []
    parent = {"q": "self_attn", "k": "self_attn", "v": "self_attn", "o": "self_attn"}
    return [tuple(f"{name}.{parent.get(leaf[0], 'mlp')}.{leaf}" for leaf in leaves) for leaves in _PRODUCTS]


class CompiledBlock:
    """What a compiled block carries: its products and its two functions."""

    def __init__(self, block: Any, products: Sequence[Product], most_rows: int, attend: Attend | None) -> None:
        self._block = block
        self._products = products
        self._most_rows = most_rows
        theirs = sys.modules[type(block).__module__].scaled_dot_product_attention
        self._attend = attention(theirs, attend) if attend else theirs
        self._watched = [(m, key) for _, m in block.named_modules() for key, v in m.items() if isinstance(v, mx.array)]
        self._arrays: list[mx.array] = []
        self._ready: dict[tuple[int, mx.Dtype], bool] = {}
        self._before: _Traced = self._trace_before
        self._after: _Traced = self._trace_after

    def __call__(self, x: mx.array, mask: Any, cache: Any) -> mx.array | None:
        """What the block's own call returns, or None when it has to do the work: too many rows, or no kernel for them."""
        m = x.size // x.shape[-1]
        if cache is None or m > self._most_rows:
            return None
        arrays = [module[key] for module, key in self._watched]
        if not self._arrays or not all(map(operator.is_, arrays, self._arrays)):
            # Compiled functions hold the arrays they were traced with: load_weights and set_dtype need new ones.
            self._arrays, self._ready = arrays, {}
            self._before, self._after = mx.compile(self._trace_before), mx.compile(self._trace_after)
        if (m, x.dtype) not in self._ready:
            self._ready[m, x.dtype] = all(product.ready(m, x.dtype) for product in self._products)
        if not self._ready[m, x.dtype]:
            return None
        for product in self._products:
            product.count(m)
        attention = self._block.self_attn
        offset = cache.offset
        queries, keys, values = self._before(x, _scalar(offset) if isinstance(offset, int) else offset)
        keys, values = cache.update_and_fetch(keys, values)
        out = self._attend(queries, keys, values, cache=cache, scale=attention.scale, mask=mask)
        return self._after(x, out)

    def _trace_before(self, x: mx.array, offset: mx.array) -> tuple[mx.array, ...]:
        block, attention = self._block, self._block.self_attn
        batch, length, _ = x.shape
        n_queries, n_keys = attention.n_heads, attention.n_kv_heads
        heads = self._products[0](block.input_layernorm(x)).reshape(batch, length, n_queries + 2 * n_keys, -1)
        turned, values = mx.split(heads.transpose(0, 2, 1, 3), [n_queries + n_keys], axis=1)
        queries, keys = mx.split(attention.rope(turned, offset=offset), [n_queries], axis=1)
        return queries, keys, values

    def _trace_after(self, x: mx.array, attended: mx.array) -> mx.array:
        _, out_product, gate_up, down = self._products
        batch, length, _ = x.shape
        h = x + out_product(attended.transpose(0, 2, 1, 3).reshape(batch, length, -1))
        gate, up = mx.split(gate_up(self._block.post_attention_layernorm(h)), 2, axis=-1)
        return h + down(nn.silu(gate) * up)


@functools.lru_cache(maxsize=2)
def _scalar(value: int) -> mx.array:
    """One array for all blocks of a pass."""
    return mx.array(value)


_compiled_classes: dict[type, type] = {}


def compile_block(block: nn.Module, products: Sequence[Product], most_rows: int, attend: Attend | None = None) -> None:
    """Makes a block run as two compiled functions wherever its products have kernels; `layers.swap_back` undoes it."""
    original = type(block)
    object.__setattr__(block, "_compiled", CompiledBlock(block, products, most_rows, attend))
    if original not in _compiled_classes:

        def call(self: Any, x: mx.array, mask: Any = None, cache: Any = None) -> mx.array:
            y = self._compiled(x, mask, cache)
            return original.__call__(self, x, mask, cache) if y is None else y

        _compiled_classes[original] = type(original.__name__, (original,), {"__call__": call})
    swap(block, _compiled_classes[original])
