"""Modules of a model that run a backend's own operations between the products: norms, rotary positions, attention and
gated activations. Where these do not cover a call, or no kernel serves its M, the module does what it did before."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any

import mlx.core as mx
import mlx.nn as nn

from tuner.attention import AttentionInputs

Serves = Callable[[int, mx.Dtype], bool]
"""Whether a pass of M rows in a dtype runs on kernels."""

Attend = Callable[[AttentionInputs, mx.array], mx.array | None]
"""Attention of queries, or None where it does not serve."""

Replacement = Callable[[Callable[..., mx.array]], Callable[..., mx.array]]
"""What takes the place of a function of mlx-lm's."""


def swap(module: nn.Module, replacement: type) -> None:
    """Gives a module another class, until `swap_back`."""
    object.__setattr__(module, "_stock_class", type(module))
    module.__class__ = replacement


def swap_back(module: nn.Module) -> None:
    module.__class__ = module._stock_class
    object.__delattr__(module, "_stock_class")


def own_class(module: nn.Module) -> type:
    """The class that a module has when nothing is swapped."""
    kind: type = vars(module).get("_stock_class", type(module))
    return kind


def swapped(model: nn.Module) -> list[nn.Module]:
    """The modules whose class is not their own."""
    found = {id(module): module for _, module in model.named_modules() if "_stock_class" in vars(module)}
    return list(found.values())


def use_operations(model: nn.Module, operations: Any, serves: Serves, attend: Attend | None = None) -> None:
    """Makes norms and rotary positions of MLX, and modules of mlx-lm that call attention and gated activations, use
    `operations` (tuner.backends.cpu.operations, or None: a backend without them) for every M that `serves`. `attend` comes
    first for attention, whatever serves the rest."""
    made: dict[type, type | None] = {}
    functions: dict[str, Replacement] = {}
    if operations is not None:
        made = {nn.RMSNorm: _norm(operations, serves), nn.RoPE: _rope(operations, serves)}
        functions["swiglu"] = lambda theirs: _swiglu(theirs, operations, serves)
    if operations is not None or attend is not None:
        functions["scaled_dot_product_attention"] = lambda theirs: attention(theirs, first_of(attend, operations, serves))
    for module in {id(module): module for _, module in model.named_modules()}.values():
        kind = type(module)
        if kind not in made:
            made[kind] = _rebound(kind, functions)
        replacement = made[kind]
        if replacement is not None:
            swap(module, replacement)


def first_of(attend: Attend | None, operations: Any, serves: Serves) -> Attend:
    """`attend`, and where it does not serve, `operations`."""

    def first(inputs: AttentionInputs, q: mx.array) -> mx.array | None:
        y = attend(inputs, q) if attend else None
        if y is None and operations is not None and serves(q.shape[0] * q.shape[2], q.dtype):
            y = operations.attention(inputs, q)
        return y

    return first


def _norm(operations: Any, serves: Serves) -> type:
    class TunedRMSNorm(nn.RMSNorm):
        def __call__(self, x: mx.array) -> mx.array:
            y = operations.rms_norm(x, self.weight, self.eps) if serves(x.size // x.shape[-1], x.dtype) else None
            return super().__call__(x) if y is None else y

    return TunedRMSNorm


def _rope(operations: Any, serves: Serves) -> type:
    class TunedRoPE(nn.RoPE):
        def __call__(self, x: mx.array, offset: Any = 0) -> mx.array:
            y = None
            if x.ndim == 4 and serves(x.shape[0] * x.shape[2], x.dtype):
                y = operations.rope(x, self.dims, self.traditional, self.base, self.scale, offset)
            return super().__call__(x, offset) if y is None else y

    return TunedRoPE


def _rebound(kind: type, functions: Mapping[str, Replacement]) -> type | None:
    """A class whose __call__ is that of `kind` with mlx-lm's functions replaced by ours, or None: it calls none of them.
    Nothing that other models see is changed."""
    call = vars(kind).get("__call__")
    if not isinstance(call, FunctionType):
        return None
    ours = {}
    for name, replace in functions.items():
        found = call.__globals__.get(name)
        if name in call.__code__.co_names and found is not None and _home(found) == _HOMES[name]:
            ours[name] = replace(found)
    if not ours:
        return None
    bound = FunctionType(call.__code__, call.__globals__ | ours, call.__name__, call.__defaults__, call.__closure__)
    bound.__kwdefaults__ = call.__kwdefaults__
    return type(kind.__name__, (kind,), {"__call__": bound, "__module__": kind.__module__})


def _home(function: Any) -> str | None:
    return getattr(getattr(function, "__wrapped__", function), "__module__", None)


def attention(theirs: Callable[..., mx.array], attend: Attend) -> Callable[..., mx.array]:
    """mlx-lm's attention entry with `attend` before it; caches of floats and quantized ones."""

    def scaled_dot_product_attention(
        queries: mx.array,
        keys: Any,
        values: Any,
        cache: Any,
        scale: float,
        mask: Any,
        sinks: mx.array | None = None,
    ) -> mx.array:
        if hasattr(cache, "bits"):
            packed = {"bits": cache.bits, "group_size": cache.group_size, "cache": cache}
            inputs = AttentionInputs(tuple(keys), tuple(values), scale, mask, sinks=sinks, **packed)
        else:
            inputs = AttentionInputs((keys,), (values,), scale, mask, sinks=sinks, cache=cache)
        y = attend(inputs, queries)
        return theirs(queries, keys, values, cache, scale, mask, sinks) if y is None else y

    return scaled_dot_product_attention


def _swiglu(theirs: Callable[..., mx.array], operations: Any, serves: Serves) -> Callable[..., mx.array]:
    def swiglu(gate: mx.array, x: mx.array) -> mx.array:
        y = operations.swiglu(gate, x) if serves(gate.size // gate.shape[-1], gate.dtype) else None
        return theirs(gate, x) if y is None else y

    return swiglu


# The module that defines each of mlx-lm's functions.
_HOMES = {"scaled_dot_product_attention": "mlx_lm.models.base", "swiglu": "mlx_lm.models.activations"}
