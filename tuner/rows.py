"""Whether a row of a pass has the bits of the same token fed alone: a model checked module by module."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, cast

import mlx.core as mx
import mlx.nn as nn
import numpy as np
from mlx.utils import tree_flatten

from tuner.blocks import in_modules
from tuner.dtypes import storage, to_float64
from tuner.speculative import NotRewindableError, PromptCache

_PREFILL_STEP = 512


@dataclass(frozen=True)
class RowDifference:
    """The first value of a pass of `m` rows that is not what its token gives alone.

    where: the module whose result it is, or, when its input differed before it ran, "input of" that module: the code of
    its parent between the modules before made it. context: tokens in the caches. row: the first row that differs.
    share: part of the row's elements that do. largest: the largest difference, relative to the row's largest element.
    """

    where: str
    kind: str
    m: int
    context: int
    row: int
    share: float
    largest: float

    def __str__(self) -> str:
        return (
            f"{self.where} ({self.kind}): row {self.row} of M = {self.m} behind {self.context} tokens differs from the"
            f" same token fed alone in {self.share:.1%} of its elements, by up to {self.largest:.1e} of the largest."
        )


@dataclass(frozen=True)
class _Event:
    """An array that went into a module or came out of it."""

    where: str
    kind: str
    value: mx.array


def first_row_difference(
    model: nn.Module, context: Sequence[int], tokens: Sequence[int], cache: PromptCache | None = None
) -> RowDifference | None:
    """Feeds `tokens` in one pass behind `context`, and one a pass, through the same caches; compares all that every module
    is given and gives, bit for bit, in the order of computation. None: every row of every module is exact.

    context: ids that the caches hold first, may be empty. tokens: the M ids of the pass. cache: holds what `context`
    begins with, as a rule nothing; it holds `context` afterwards. Caches that cannot be rewound are filled again.
    """
    cache = PromptCache(model) if cache is None else cache
    found = _first_difference(model, context, tokens, cache)
    if found:
        with in_modules(model):  # a block that runs as two operations does not say which module it was
            found = _first_difference(model, context, tokens, cache) or found
    return found


def _first_difference(
    model: nn.Module, context: Sequence[int], tokens: Sequence[int], cache: PromptCache
) -> RowDifference | None:
    alone = []
    _hold(cache, context)
    for token in tokens:
        alone.append(_recorded(model, cache, [token]))
    _hold(cache, context)
    together = _recorded(model, cache, list(tokens))
    _hold(cache, context)
    for index, event in enumerate(together):
        for row, events in enumerate(alone):
            found = _compared(event, events[index].value, row, len(tokens), len(context))
            if found:
                return found
    return None


def _hold(cache: PromptCache, context: Sequence[int]) -> None:
    """Leaves exactly `context` in the caches."""
    try:
        cache.follow([*context, 0])
    except NotRewindableError:
        cache.clear()
    cache.prefill(context[len(cache) :], _PREFILL_STEP)


def _recorded(model: nn.Module, cache: PromptCache, tokens: list[int]) -> list[_Event]:
    with _recording(model) as events, cache.writing() as caches:
        mx.eval(model(mx.array([tokens], mx.uint32), cache=caches))
        mx.eval([c.state for c in caches])
        cache.wrote(tokens)
    return events


@contextlib.contextmanager
def _recording(model: nn.Module) -> Iterator[list[_Event]]:
    """Within the block every module of the model notes its arrays: a subclass made for it stands in for its class."""
    events: list[_Event] = []
    changed: list[tuple[nn.Module, type]] = []
    classes: dict[type, type] = {}
    names: dict[int, str] = {}

    def noting(name: str, plain: Any) -> Any:
        def call(self: nn.Module, *args: Any, **more: Any) -> Any:
            where, kind = names[id(self)], classes_name(self)
            _note(events, f"input of {where}", kind, args)
            result = plain(self, *args, **more)
            _note(events, where, kind, result)
            return result

        call.__name__ = name
        return call

    def classes_name(module: nn.Module) -> str:
        return type(module).__mro__[1].__name__

    try:
        for name, module in model.named_modules():
            if id(module) in names:
                continue
            names[id(module)] = name or "the model"
            plain = type(module)
            methods = [m for m in ("__call__", "as_linear") if callable(getattr(plain, m, None))]
            if plain not in classes:
                classes[plain] = type(plain.__name__, (plain,), {m: noting(m, getattr(plain, m)) for m in methods})
            changed.append((module, plain))
            module.__class__ = classes[plain]
        yield events
    finally:
        for module, plain in changed:
            module.__class__ = plain


def _note(events: list[_Event], where: str, kind: str, value: Any) -> None:
    arrays = cast(list[tuple[str, Any]], tree_flatten(value))
    events.extend(_Event(where, kind, a) for _, a in arrays if isinstance(a, mx.array))


def _compared(event: _Event, alone: mx.array, row: int, m: int, context: int) -> RowDifference | None:
    """What differs between row `row` of an array of a pass and the same array of the token's own pass."""
    axes = [axis for axis, (a, b) in enumerate(zip(event.value.shape, alone.shape, strict=True)) if a != b]
    if len(axes) != 1 or (event.value.shape[axes[0]], alone.shape[axes[0]]) != (m, 1):
        return None  # no rows: a mask, or an array of no token
    mine, other = np.take(storage(event.value), [row], axes[0]), storage(alone)
    if mine.tobytes() == other.tobytes():
        return None
    differs = mine != other
    values, wanted = np.take(to_float64(event.value), [row], axes[0]), to_float64(alone)
    scale = float(np.abs(wanted).max()) or 1.0
    largest = float(np.abs(values - wanted).max()) / scale
    return RowDifference(event.where, event.kind, m, context, row, float(differs.mean()), largest)
