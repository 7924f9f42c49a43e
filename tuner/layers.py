"""Modules of a model that run a backend's own operations between the products: norms, rotary positions, attention and
gated activations. Where these do not cover a call, or no kernel serves its M, the module does what it did before."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import FunctionType
from typing import Any

import mlx.core as mx
import mlx.nn as nn

Serves = Callable[[int, mx.Dtype], bool]
"""Whether a pass of M rows in a dtype runs on kernels."""


def swap(module: nn.Module, replacement: type) -> None:
    """Gives a module another class, until `swap_back`."""
    object.__setattr__(module, "_stock_class", type(module))
    module.__class__ = replacement


def swap_back(module: nn.Module) -> None:
    module.__class__ = module._stock_class
    object.__delattr__(module, "_stock_class")


def swapped(model: nn.Module) -> list[nn.Module]:
    """The modules whose class is not their own."""
    found = {id(module): module for _, module in model.named_modules() if "_stock_class" in vars(module)}
    return list(found.values())


def use_operations(model: nn.Module, operations: Any, serves: Serves) -> None:
    """Makes norms and rotary positions of MLX, and modules of mlx-lm that call attention and gated activations, use
    `operations` (tuner.backends.cpu.operations) for every M that `serves`."""
    made: dict[type, type | None] = {nn.RMSNorm: _norm(operations, serves), nn.RoPE: _rope(operations, serves)}
    for module in {id(module): module for _, module in model.named_modules()}.values():
        kind = type(module)
        if kind not in made:
            made[kind] = _rebound(kind, operations, serves)
        replacement = made[kind]
        if replacement is not None:
            swap(module, replacement)


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


def _rebound(kind: type, operations: Any, serves: Serves) -> type | None:
    """A class whose __call__ is that of `kind` with mlx-lm's functions replaced by ours, or None: it calls none of them.
    Nothing that other models see is changed."""
    call = vars(kind).get("__call__")
    if not isinstance(call, FunctionType):
        return None
    ours = dict(_functions(call, operations, serves))
    if not ours:
        return None
    bound = FunctionType(call.__code__, call.__globals__ | ours, call.__name__, call.__defaults__, call.__closure__)
    bound.__kwdefaults__ = call.__kwdefaults__
    return type(kind.__name__, (kind,), {"__call__": bound, "__module__": kind.__module__})


def _functions(call: FunctionType, operations: Any, serves: Serves) -> Iterator[tuple[str, Callable[..., mx.array]]]:
    for name, (home, ours) in _REPLACED.items():
        found = call.__globals__.get(name)
        if name in call.__code__.co_names and found is not None and _home(found) == home:
            yield name, ours(found, operations, serves)


def _home(function: Any) -> str | None:
    return getattr(getattr(function, "__wrapped__", function), "__module__", None)


def _attention(theirs: Callable[..., mx.array], operations: Any, serves: Serves) -> Callable[..., mx.array]:
    def attention(
        queries: mx.array,
        keys: Any,
        values: Any,
        cache: Any,
        scale: float,
        mask: Any,
        sinks: mx.array | None = None,
    ) -> mx.array:
        y = None
        covered = sinks is None and not hasattr(cache, "bits") and (mask is None or isinstance(mask, str))
        if covered and serves(queries.shape[0] * queries.shape[2], queries.dtype):
            y = operations.attention(queries, keys, values, scale, mask == "causal")
        return theirs(queries, keys, values, cache, scale, mask, sinks) if y is None else y

    return attention


def _swiglu(theirs: Callable[..., mx.array], operations: Any, serves: Serves) -> Callable[..., mx.array]:
    def swiglu(gate: mx.array, x: mx.array) -> mx.array:
        y = operations.swiglu(gate, x) if serves(gate.size // gate.shape[-1], gate.dtype) else None
        return theirs(gate, x) if y is None else y

    return swiglu


# mlx-lm's functions by name: the module that defines each, and ours in its place.
_REPLACED: dict[str, tuple[str, Callable[..., Callable[..., mx.array]]]] = {
    "scaled_dot_product_attention": ("mlx_lm.models.base", _attention),
    "swiglu": ("mlx_lm.models.activations", _swiglu),
}
