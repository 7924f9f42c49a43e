"""Decoder blocks as compiled functions, for GPUs.

A GPU runs a layer's products in less time than the host takes to build their graph, so host time decides how fast a model
decodes. A compiled function is traced once a shape; after that a call costs what a few operations cost. Blocks of one form
share their functions: what differs, their arrays, are arguments.

Where attention is tuned too, one call does what lies between two writes into caches: attention, the rest of the block, and
of the next block what comes before its cache. Attention then reads from memory how many keys there are, so that a growing
cache has nothing traced again until it gets a longer array. Stock attention takes its shapes from slices of the cache, and
a block is two functions around it.
"""

from __future__ import annotations

import functools
import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import mlx.core as mx
import mlx.nn as nn
import numpy as np

from tuner.backends import Kernel
from tuner.blocks import Watch, run_halved
from tuner.layers import attention
from tuner.sdpa import TableAttention

_PLAIN_ROPES = {("mlx_lm.models.rope_utils", "Llama3RoPE")}
_DEVICE_NUMBERS = 4  # MLX keeps arrays of 8 bytes and less in the host's memory, which takes a kernel 1 us to read

_Traced = Callable[..., Any]
_Arrays = Sequence[mx.array]


class Product(Protocol):
    """x (..., K) -> x @ w.T (..., sum of N) of one or several linears that share x, biases included."""

    @property
    def form(self) -> object:
        """Products of one form differ in their operands alone."""
        ...

    def ready(self, m: int, dtype: mx.Dtype) -> bool:
        """Whether a kernel serves m rows of x."""
        ...

    def count(self, m: int) -> None:
        """Counts one call that a kernel served."""
        ...

    def operands(self) -> list[mx.array]:
        """The arrays that a call takes, evaluated."""
        ...

    def __call__(self, x: mx.array, operands: _Arrays) -> mx.array: ...


class Operations(Protocol):
    """A backend's own operations between products, each None where it has none for the operands."""

    def add_norm(self, x: mx.array, y: mx.array, weight: mx.array, eps: float) -> tuple[mx.array, mx.array] | None:
        """x + y, and its RMS norm times the weight."""
        ...

    def gated(self, both: mx.array) -> mx.array | None:
        """silu(gate) * up of rows that hold both."""
        ...

    def cut_heads(self, rows: mx.array, turns: mx.array, queries: int, keys: int) -> tuple[mx.array, ...] | None:
        """Queries, keys and values (B, heads, M, columns) of rows (B, M, ...), the first two turned by their position."""
        ...


class _Form:
    """The functions of blocks that differ in their arrays alone, made from one of them."""

    def __init__(self, block: Any, products: Sequence[Product], operations: Operations | None) -> None:
        self._attention = attention = block.self_attn
        self._norms = block.input_layernorm.eps, block.post_attention_layernorm.eps
        self._products = products
        self._operations = operations
        self.scale: float = attention.scale
        self.heads: tuple[int, int, int] = (
            *(attention.n_heads, attention.n_kv_heads),
            attention.k_proj.weight.shape[0] // attention.n_kv_heads,
        )
        self.before, self.after = mx.compile(self._before), mx.compile(self._after)
        self._whole: dict[tuple[int, _Form | None], _Traced] = {}

    def whole(self, kernel: Any, follower: _Form | None) -> _Traced:
        """Attention by a kernel and `after`, then the `before` of a block that follows."""
        key = id(kernel), follower
        if key not in self._whole:

            def run(
                x: mx.array, qkv: _Arrays, place: _Arrays, rest: Sequence[_Arrays], following: _Arrays
            ) -> tuple[mx.array, ...]:
                h, added = self._rest(x, kernel.in_block(*qkv, self.scale, place[0]), rest)
                if follower is None:
                    return (h + added,)
                h, normed = self._add_norm(h, added, following[0], follower._norms[0])
                return (h, *follower._heads(normed, place, following))

            self._whole[key] = mx.compile(run)
        return self._whole[key]

    def turns(self, m: int, offset: mx.array) -> mx.array | None:
        """What rope does to the halves of a head at M positions, see `Operations.cut_heads`; None if it does more."""
        rope, columns = self._attention.rope, self.heads[2]
        plain = type(rope) is nn.RoPE or (type(rope).__module__, type(rope).__name__) in _PLAIN_ROPES
        if self._operations is None or not plain or rope.dims != columns or rope.traditional:
            return None
        return rope(_ones_and_zeros(m, columns), offset=offset)

    def _before(self, x: mx.array, place: _Arrays, operands: _Arrays) -> tuple[mx.array, ...]:
        return self._heads(mx.fast.rms_norm(x, operands[0], self._norms[0]), place, operands)

    def _heads(self, normed: mx.array, place: _Arrays, operands: _Arrays) -> tuple[mx.array, ...]:
        """Queries, keys and values (B, heads, M, columns). place: the keys before the pass in the device's memory, the
        offset that rope wants, and `turns` where there are any."""
        batch, length, _ = normed.shape
        n_queries, n_keys, columns = self.heads
        rows = self._products[0](normed, operands[1:])
        if self._operations is not None and len(place) > 2:
            cut = self._operations.cut_heads(rows, place[2], n_queries, n_keys)
            if cut is not None:
                return cut
        heads = rows.reshape(batch, length, n_queries + 2 * n_keys, columns).transpose(0, 2, 1, 3)
        turned, values = mx.split(heads, [n_queries + n_keys], axis=1)
        queries, keys = mx.split(self._attention.rope(turned, offset=place[1]), [n_queries], axis=1)
        return queries, keys, values

    def _after(self, x: mx.array, attended: mx.array, rest: Sequence[_Arrays]) -> mx.array:
        h, added = self._rest(x, attended.transpose(0, 2, 1, 3).reshape(*x.shape[:2], -1), rest)
        return h + added

    def _rest(self, x: mx.array, attended: mx.array, rest: Sequence[_Arrays]) -> tuple[mx.array, mx.array]:
        """What follows attention, whose result is (B, M, all columns) here: two arrays to be added."""
        _, out_product, gate_up, down = self._products
        of_out, of_norm, of_gate_up, of_down = rest
        out = out_product(attended, of_out)
        h, normed = self._add_norm(x, out, of_norm[0], self._norms[1])
        both = gate_up(normed, of_gate_up)
        y = self._operations.gated(both) if self._operations else None
        if y is None:
            gate, up = mx.split(both, 2, axis=-1)
            y = nn.silu(gate) * up
        return h, down(y, of_down)

    def _add_norm(self, x: mx.array, y: mx.array, weight: mx.array, eps: float) -> tuple[mx.array, mx.array]:
        both = self._operations.add_norm(x, y, weight, eps) if self._operations else None
        if both is None:
            total = x + y
            both = total, mx.fast.rms_norm(total, weight, eps)
        return both


@functools.lru_cache(maxsize=64)
def _ones_and_zeros(m: int, columns: int) -> mx.array:
    """(1, 1, M, columns): rope makes cosines of the first half, and sines of the second."""
    rows = mx.repeat(mx.array([1.0, 0.0]), columns // 2)
    found = mx.contiguous(mx.broadcast_to(rows, (1, 1, m, columns)))
    mx.eval(found)
    return found


@dataclass
class _Pass:
    """One pass of a model: what all of its blocks share. place: the keys in the cache before it, as attention and as rope
    want them; places: that and the turns of each form."""

    shape: tuple[int, ...]
    dtype: mx.Dtype
    offset: Any
    mask: Any
    thread: int
    place: list[mx.array]
    places: dict[_Form, list[mx.array]] = field(default_factory=dict)
    kernels: dict[_Form, Kernel | None] = field(default_factory=dict)

    def at(self, form: _Form) -> list[mx.array]:
        """What a form's functions take as their place."""
        if form not in self.places:
            turns = form.turns(self.shape[1], self.place[1]) if isinstance(self.offset, int) else None
            self.places[form] = self.place if turns is None else [*self.place, turns]
        return self.places[form]


class _Model:
    """What the compiled blocks of a model share."""

    def __init__(self, most_rows: int, attend: TableAttention | None, operations: Operations | None) -> None:
        self.most_rows = most_rows
        self.attend = attend
        self._operations = operations
        self._forms: dict[object, _Form] = {}
        self._pass: _Pass | None = None

    def form(self, block: Any, products: Sequence[Product]) -> _Form:
        attention = block.self_attn
        made_of = (
            *(type(block), attention.n_heads, attention.n_kv_heads, attention.scale, _content(attention.rope)),
            *(block.input_layernorm.eps, block.post_attention_layernorm.eps, *(p.form for p in products)),
        )
        if made_of not in self._forms:
            self._forms[made_of] = _Form(block, products, self._operations)
        return self._forms[made_of]

    def current(self, x: mx.array, offset: Any, mask: Any) -> _Pass:
        """The pass that x belongs to: blocks of one pass get one offset and one mask."""
        now, shape = self._pass, x.shape
        if now is not None and now.mask is mask and now.shape == shape and now.dtype == x.dtype:
            same = now.offset == offset if isinstance(offset, int) else now.offset is offset
            if same and now.thread == threading.get_ident():
                return now
        if isinstance(offset, int):
            before = mx.full(_DEVICE_NUMBERS, offset, mx.int32)
            place = [before, before[0]]
        else:
            place = [offset, offset]
        self._pass = _Pass(shape, x.dtype, offset, mask, threading.get_ident(), place)
        return self._pass


def _content(module: nn.Module) -> tuple[object, ...]:
    """Type, settings and arrays of a module, to tell whether two compute the same."""
    held = {**vars(module), **module}
    arrays = {name: value for name, value in held.items() if isinstance(value, mx.array)}
    settings = [(name, repr(value)) for name, value in sorted(held.items()) if name not in arrays]
    numbers = [(name, np.asarray(value.astype(mx.float32)).tobytes()) for name, value in sorted(arrays.items())]
    return (type(module), *settings, *numbers)


class CompiledBlock:
    """What a compiled block carries: its products, its arrays, and the functions of its form.

    follower: the block that a model calls next, with what this one returned.
    """

    def __init__(self, block: Any, products: Sequence[Product], model: _Model) -> None:
        self.follower: CompiledBlock | None = None
        self._block = block
        self._products = products
        self._model = model
        theirs = sys.modules[type(block).__module__].scaled_dot_product_attention
        self._attend = attention(theirs, model.attend) if model.attend else theirs
        self.off = False
        self._watch = Watch(block)
        self._ready: dict[tuple[int, mx.Dtype], bool] = {}
        self._form: _Form | None = None
        self._first: list[mx.array] = []
        self._rest: list[list[mx.array]] = []
        self._given: tuple[mx.array, _Pass, Sequence[mx.array]] | None = None

    def __call__(self, x: mx.array, mask: Any, cache: Any) -> mx.array | None:
        """What the block's own call returns, or None when it has to do the work: too many rows, or no kernel for them."""
        m = x.size // x.shape[-1]
        given, self._given = self._given, None
        if cache is None or m > self._model.most_rows or self.off:
            return None
        if given is None or given[0] is not x:
            given = None
            if not self._serves(m, x.dtype):
                return None
        form = self._form
        assert form is not None
        for product in self._products:
            product.count(m)
        now = self._model.current(x, cache.offset, mask)
        if given is not None and given[1] is now:
            queries, keys, values = given[2]
        else:
            queries, keys, values = form.before(x, now.at(form), self._first)
        kernel = self._kernel(now, form, queries, values, cache)
        if kernel is None:
            keys, values = cache.update_and_fetch(keys, values)
            out = self._attend(queries, keys, values, cache=cache, scale=form.scale, mask=mask)
            return form.after(x, out, self._rest)
        _append(cache, keys, values)
        next_one = self.follower
        if next_one is None or not next_one._serves(m, x.dtype):
            function = form.whole(kernel, None)
            return function(x, (queries, cache.keys, cache.values), now.place, self._rest, [])[0]
        behind = next_one._form
        assert behind is not None
        function = form.whole(kernel, behind)
        h, *more = function(x, (queries, cache.keys, cache.values), now.at(behind), self._rest, next_one._first)
        next_one._given = h, now, more
        return h

    def _serves(self, m: int, dtype: mx.Dtype) -> bool:
        """Whether kernels serve m rows of x; the block's arrays are then those it has now."""
        if self._watch.changed():
            self._ready, self._form = {}, None
        if (m, dtype) not in self._ready:
            ready = self._watch.has_its_modules() and all(p.ready(m, dtype) for p in self._products)
            self._ready[m, dtype] = ready
            if ready:
                self._form = self._model.form(self._block, self._products)
                first, out, gate_up, down = (product.operands() for product in self._products)
                self._first = [self._block.input_layernorm.weight, *first]
                self._rest = [out, [self._block.post_attention_layernorm.weight], gate_up, down]
        return self._ready[m, dtype]

    def _kernel(self, now: _Pass, form: _Form, queries: mx.array, values: mx.array, cache: Any) -> Kernel | None:
        """What attends to a cache that keeps floats in whole arrays, or None: mlx-lm's entry decides."""
        if self._model.attend is None or type(cache).__name__ != "KVCache":
            return None
        if form not in now.kernels:
            plain = now.mask is None or (isinstance(now.mask, str) and now.mask == "causal")
            found = type(cache).__module__ == "mlx_lm.models.cache" and plain and queries.dtype == values.dtype
            length = cache.offset + queries.shape[2]
            now.kernels[form] = self._model.attend.in_blocks(queries, values, now.mask, length) if found else None
        return now.kernels[form]


def _append(cache: Any, keys: mx.array, values: mx.array) -> None:
    """What cache.update_and_fetch does, without the slices that it returns."""
    start, end = cache.offset, cache.offset + keys.shape[2]
    if cache.keys is None or end > cache.keys.shape[2]:
        cache.update_and_fetch(keys, values)
        return
    cache.keys[..., start:end, :] = keys
    cache.values[..., start:end, :] = values
    cache.offset = end


def compile_blocks(
    blocks: Sequence[tuple[str, nn.Module, Sequence[Product]]],
    most_rows: int,
    attend: TableAttention | None = None,
    operations: Operations | None = None,
) -> None:
    """Makes blocks of a model, each with its name and its products, run as compiled functions wherever the products have
    kernels; `layers.swap_back` undoes it."""
    model = _Model(most_rows, attend, operations)
    made: dict[str, CompiledBlock] = {}
    for name, block, products in blocks:
        norms: Any = block
        if all(type(norm) is nn.RMSNorm for norm in (norms.input_layernorm, norms.post_attention_layernorm)):
            made[name] = CompiledBlock(block, products, model)
            run_halved(block, made[name])
    for name, compiled in made.items():
        parent, _, index = name.rpartition(".")
        if index.isdecimal():
            compiled.follower = made.get(f"{parent}.{int(index) + 1}")
