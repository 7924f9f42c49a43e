"""Decoder blocks as two operations of the CPU's own. Between them lie the cache and attention.

A fast machine runs a layer's products in less time than the host takes to build their graph, so host time decides how fast
a model decodes. `tuner.compiled` is the same for GPUs.
"""

from __future__ import annotations

import contextlib
import itertools
import operator
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

import mlx.core as mx
import mlx.nn as nn

from tuner.backends import After, Before
from tuner.layers import Attend, attention, own_class, swap, swapped

# Blocks of this form: x + attention(norm(x)), then the same with a gated SiLU MLP; q, k and v go into rope as they are.
_KNOWN = {("mlx_lm.models.llama", "TransformerBlock"), ("mlx_lm.models.qwen2", "TransformerBlock")}
_PARTS = {"self_attn": "Attention", "mlp": "MLP"}
_PRODUCTS = (("q_proj", "k_proj", "v_proj"), ("o_proj",), ("gate_proj", "up_proj"), ("down_proj",))


class Product(Protocol):
    """x (..., K) -> x @ w.T (..., sum of N) of one or several linears that share x, biases included."""

    def count(self, m: int) -> None:
        """Counts one call that a kernel served."""
        ...

    def part(self, m: int, dtype: mx.Dtype) -> Any:
        """Kernel, weights and bias for m rows of x, or None."""
        ...


def products_of(name: str, block: nn.Module) -> list[tuple[str, ...]]:
    """Names, from the model's root, of the linears of each product of a block; none for a module of another form."""
    home = type(block).__module__
    if (home, type(block).__name__) not in _KNOWN:
        return []
    kinds = [own_class(block[part]) for part in _PARTS]
    if [(kind.__module__, kind.__name__) for kind in kinds] != [(home, known) for known in _PARTS.values()]:
        return []
    parent = {"q": "self_attn", "k": "self_attn", "v": "self_attn", "o": "self_attn"}
    return [tuple(f"{name}.{parent.get(leaf[0], 'mlp')}.{leaf}" for leaf in leaves) for leaves in _PRODUCTS]


class Watch:
    """The arrays and modules of a block: whether they are still those of the last look, and of the first."""

    def __init__(self, block: nn.Module) -> None:
        kinds = mx.array | nn.Module
        self._places = [(m, key) for _, m in block.named_modules() for key, v in m.items() if isinstance(v, kinds)]
        self._modules = [v for module, key in self._places if isinstance(v := module[key], nn.Module)]
        self._present: list[Any] = []

    def changed(self) -> bool:
        """Whether any was replaced since the last call, or this is the first: load_weights, set_dtype, other layers."""
        present = [module[key] for module, key in self._places]
        if self._present and all(map(operator.is_, present, self._present)):
            return False
        self._present = present
        return True

    def has_its_modules(self) -> bool:
        """Whether at the last look every module was that of the beginning: what is known of the block holds for them."""
        return all(map(operator.is_, (v for v in self._present if isinstance(v, nn.Module)), self._modules))


class FusedBlock:
    """What a block carries that runs as two operations of a backend's own. products: of q, k, v, of o, of gate and up, of
    down. halves: makes the operations for an M and a dtype, see tuner.backends.cpu.block.halves."""

    def __init__(
        self, block: Any, products: Sequence[Sequence[Product]], most_rows: int, attend: Attend, halves: Callable[..., Any]
    ) -> None:
        self._block = block
        self._products = products
        self._most_rows = most_rows
        self._make_halves = halves
        self._attend = attention(sys.modules[type(block).__module__].scaled_dot_product_attention, attend)
        norms = block.input_layernorm, block.post_attention_layernorm
        self._plain = own_class(block.self_attn.rope) is nn.RoPE and {*map(own_class, norms)} == {nn.RMSNorm}
        self._watch = Watch(block)
        self._halves: dict[tuple[int, mx.Dtype], tuple[Before, After] | None] = {}
        self.off = False

    def __call__(self, x: mx.array, mask: Any, cache: Any) -> mx.array | None:
        """What the block's own call returns, or None when it has to do the work: too many rows, or no kernel for them."""
        m = x.size // x.shape[-1]
        if cache is None or m > self._most_rows or self.off:
            return None
        if self._watch.changed():
            self._halves = {}
        if (m, x.dtype) not in self._halves:
            self._halves[m, x.dtype] = self._made(m, x.dtype)
        halves = self._halves[m, x.dtype]
        made = halves[0](x, cache.offset) if halves else None
        if halves is None or made is None:
            return None
        for product in itertools.chain.from_iterable(self._products):
            product.count(m)
        queries, keys, values = made
        keys, values = cache.update_and_fetch(keys, values)
        out = self._attend(queries, keys, values, cache=cache, scale=self._block.self_attn.scale, mask=mask)
        return halves[1](x, out)

    def _made(self, m: int, dtype: mx.Dtype) -> tuple[Before, After] | None:
        """The operations for m rows of a dtype, or None."""
        if not self._plain or not self._watch.has_its_modules():
            return None
        parts = [[product.part(m, dtype) for product in some] for some in self._products]
        if any(part is None for some in parts for part in some):
            return None
        made: tuple[Before, After] | None = self._make_halves(self._block, parts, dtype)
        return made


_classes: dict[type, type] = {}


class Runner(Protocol):
    """What runs a block, unless it is off. None: the block's own call has to do the work."""

    off: bool

    def __call__(self, x: mx.array, mask: Any, cache: Any) -> mx.array | None: ...


def run_halved(block: nn.Module, halved: Runner) -> None:
    """Makes a block run as few functions wherever its products have kernels; `layers.swap_back` undoes it."""
    original = type(block)
    object.__setattr__(block, "_halved", halved)
    if original not in _classes:

        def call(self: Any, x: mx.array, mask: Any = None, cache: Any = None) -> mx.array:
            y = self._halved(x, mask, cache)
            return original.__call__(self, x, mask, cache) if y is None else y

        _classes[original] = type(original.__name__, (original,), {"__call__": call})
    swap(block, _classes[original])


@contextlib.contextmanager
def in_modules(model: nn.Module) -> Iterator[None]:
    """Within the block every block runs as the modules that it consists of."""
    halved = [module._halved for module in swapped(model) if hasattr(module, "_halved")]
    for each in halved:
        each.off = True
    try:
        yield
    finally:
        for each in halved:
            each.off = False
