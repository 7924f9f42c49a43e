"""What the caches of one model hold, and how they are fed and rewound.

Everything here counts in tokens. The caches are mlx-lm's, one a layer; only the part of their interface that
`LayerCache` lists is used.
"""

import operator
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Protocol, cast

import mlx.core as mx

from tuner.errors import BadInputError, TunerError

# Any callable (1, M) ids, cache=list of LayerCache -> (1, M, V) logits.
Model = Callable[..., mx.array]


class LayerCache(Protocol):
    """The part of an mlx-lm cache that decoding needs."""

    @property
    def state(self) -> Any: ...

    def is_trimmable(self) -> bool: ...

    def trim(self, n: int) -> int: ...


class NotRewindableError(BadInputError):
    """Speculation needs to take rejected tokens back out of a cache that cannot give them up."""


class RewindError(TunerError):
    """A cache said that it could be rewound and then gave up fewer tokens than it was asked for."""


def fresh_caches(model: Model) -> list[LayerCache]:
    """Empty caches for each layer of the model, as mlx-lm makes them."""
    from mlx_lm.models.cache import (
        make_prompt_cache,
    )  # slow to import, and callers may bring their own caches

    return make_prompt_cache(cast(Any, model))


def declared_vocab(model: Model) -> int | None:
    """Rows of the model's embedding, where its config says so; None where it does not."""
    size = getattr(getattr(model, "args", None), "vocab_size", None)
    return size if isinstance(size, int) else None


def rewind(caches: Sequence[LayerCache], count: int) -> None:
    """Takes the last `count` tokens out of every cache.

    Raises NotRewindableError, with no cache touched, when one of them cannot be rewound, and RewindError when one gives up
    fewer.
    """
    if count == 0:
        return
    # Checked first: mlx-lm's own helper rewinds nothing and returns 0 in this case.
    leaves = list(_leaves(caches))
    stuck = sorted({type(leaf).__name__ for leaf in leaves if not (leaf.is_trimmable() or _cuts_off(leaf, count))})
    if stuck:
        raise NotRewindableError(f"{', '.join(stuck)} cannot be rewound by {count} tokens")
    for layer, cache in enumerate(caches):
        for leaf in _leaves([cache]):
            if not leaf.is_trimmable():
                _cut_off(leaf, count)
            elif (given := leaf.trim(count)) != count:
                name = type(leaf).__name__
                raise RewindError(f"layer {layer}: {name} gave up {given} of {count} tokens; its cache is lost")


def _cuts_off(leaf: Any, count: int) -> bool:
    """Whether a full rotating cache still holds what it needs when its last `count` tokens are cut off: a pass of several
    rows leaves its arrays in the order of time and keeps a window for the first row."""
    if type(leaf).__name__ != "RotatingKVCache" or leaf.keys is None or leaf._idx != leaf.keys.shape[2]:
        return False
    return leaf.keys.shape[2] - count >= min(leaf.max_size - 1, leaf.offset - count)


def _cut_off(leaf: Any, count: int) -> None:
    leaf.keys, leaf.values = leaf.keys[..., :-count, :], leaf.values[..., :-count, :]
    leaf.offset -= count
    leaf._idx -= count


# Caches that are trimmable at best while they are young, and whose state can be set back as a whole.
_RESTORABLE = ("RotatingKVCache", "ArraysCache", "MambaCache")


class _Snapshot:
    """The state of caches at one moment. Arrays are kept by handles of their own: a cache that assigns to a slice of its
    array then writes to a copy."""

    def __init__(self, caches: Sequence[LayerCache], length: int) -> None:
        self.length = length
        self._states = [(leaf, {k: _handle(v) for k, v in vars(leaf).items()}) for leaf in _leaves(caches)]

    def restore(self) -> None:
        for leaf, state in self._states:
            vars(leaf).update({k: _handle(v) for k, v in state.items()})


def _handle(value: Any) -> Any:
    if isinstance(value, mx.array):
        return mx.stop_gradient(value)
    return [_handle(part) for part in value] if isinstance(value, list) else value


def check_rewindable(model: Model, caches: Sequence[LayerCache], role: str) -> None:
    """Refuses speculation with caches that can neither be rewound nor be set back to what they were.

    Raises NotRewindableError naming the role ("target" or "draft"), the layers and the cache types.
    """
    stuck = [
        layer
        for layer, cache in enumerate(caches)
        if not all(_restorable(leaf) or (leaf.is_trimmable() and not _has_window(leaf)) for leaf in _leaves([cache]))
    ]
    if stuck:
        names = ", ".join(sorted({_layer_name(model, caches, layer) for layer in stuck}))
        raise NotRewindableError(
            f"speculative decoding takes rejected tokens back out of the caches, but {len(stuck)} of the "
            f"{role}'s {len(caches)} layer caches cannot be rewound: {names}. Decode without a drafter, or use "
            "a cache that can be rewound."
        )


def _always_rewindable(leaf: Any) -> bool:
    return type(leaf).__name__ in ("KVCache", "QuantizedKVCache") and type(leaf).__module__ == "mlx_lm.models.cache"


def _restorable(leaf: Any) -> bool:
    return type(leaf).__name__ in _RESTORABLE and type(leaf).__module__.startswith("mlx_lm.")


class PromptCache:
    """One model's caches together with the tokens they hold, so that full prompts can be given to it.

    A prompt that shares a beginning with `tokens` costs only its remainder: the caches are rewound to the
    common beginning. Caches that cannot be rewound are replaced by empty ones, tokens and caches together, so
    a record without its cache cannot exist.

    make_caches: makes empty caches; by default mlx-lm's for this model.
    """

    def __init__(self, model: Model, make_caches: Callable[[], list[Any]] | None = None) -> None:
        self.model = model
        self.in_use = False
        self._make_caches = make_caches or (lambda: fresh_caches(model))
        self._caches: list[LayerCache] | None = None
        self._tokens: list[int] = []
        self._mark: _Snapshot | None = None
        self._looked_at: list[LayerCache] = []
        self._unusual: list[Any] = []

    @classmethod
    def adopt(cls, model: Model, caches: list[Any]) -> "PromptCache":
        """A record for caches that may hold text from before: what they held so far is never rewound."""
        record = cls(model)
        record._caches = caches
        return record

    @property
    def caches(self) -> list[LayerCache]:
        if self._caches is None:
            self._caches = self._make_caches()
        return self._caches

    @property
    def tokens(self) -> tuple[int, ...]:
        """The ids that the caches hold, oldest first."""
        return tuple(self._tokens)

    def __len__(self) -> int:
        return len(self._tokens)

    def clear(self) -> None:
        """Forgets the tokens and drops the caches."""
        self._caches = None
        self._tokens = []
        self._mark = None

    def mark(self, count: int) -> None:
        """Remembers this moment when the next `count` tokens could not all be taken back; forgets an earlier one."""
        self._mark = None if self.gives_back(count) else _Snapshot(self.caches, len(self._tokens))

    def gives_back(self, count: int) -> bool:
        """Whether the next `count` tokens could be taken back one by one."""
        return all(leaf.is_trimmable() and not _filled_by(leaf, count) for leaf in self._leaves_to_look_at())

    def _leaves_to_look_at(self) -> list[Any]:
        """Those that are not known to give back whatever they are asked for. This is asked several times a round, so the
        caches of most models, dozens of KVCache, are gone through once."""
        caches = self.caches
        if len(caches) != len(self._looked_at) or not all(map(operator.is_, caches, self._looked_at)):
            self._looked_at = list(caches)
            self._unusual = [leaf for leaf in _leaves(caches) if not _always_rewindable(leaf)]
        return self._unusual

    def resume(self, prompt: Sequence[int]) -> int:
        """Rewinds to what the caches share with the prompt, leaving at least its last token to be fed.

        Returns how many of the prompt's tokens are held.
        """
        try:
            self.follow(prompt)
        except (NotRewindableError, RewindError):
            self.clear()
        return len(self._tokens)

    def follow(self, text: Sequence[int], agreed: int = 0) -> None:
        """Rewinds to what the caches share with the text without its last token. Raises NotRewindableError.

        agreed: leading tokens of the text that are known to be shared, as far as the caches reach.
        """
        self.rewind_to(min(common_prefix(self._tokens, text, agreed), len(text) - 1))

    def rewind_to(self, length: int) -> None:
        """Keeps the first `length` tokens; does nothing when fewer are held. Where tokens cannot be taken back one by one
        all since the last mark are, so fewer may be left than were asked for.

        Raises NotRewindableError, with nothing changed, and RewindError, with everything forgotten.
        """
        excess = len(self._tokens) - length
        if excess <= 0:
            return
        try:
            rewind(self.caches, excess)
        except NotRewindableError:
            if self._mark is None or self._mark.length > length:
                raise
            self._mark.restore()
            length = self._mark.length
        except RewindError:
            self.clear()
            raise
        del self._tokens[length:]

    @contextmanager
    def writing(self) -> Iterator[list[LayerCache]]:
        """The caches, for passes that write to them and are evaluated and recorded inside the block.

        Whatever interrupts a pass may leave some layers written and others not, so the caches are then forgotten.
        """
        with self._forgotten_on_error(), _sinks_seen(self._leaves_to_look_at()):
            yield self.caches

    @contextmanager
    def _forgotten_on_error(self) -> Iterator[None]:
        try:
            yield
        except BaseException:
            self.clear()
            raise

    def wrote(self, tokens: Sequence[int]) -> None:
        """Records the tokens of a finished pass."""
        self._tokens.extend(tokens)

    def prefill(self, tokens: Sequence[int], step: int, vocab: int | None = None) -> None:
        """Feeds the tokens, `step` a pass, without computing any logits; vocab: see `id_array`."""
        for start in range(0, len(tokens), step):
            chunk = tokens[start : start + step]
            with self._forgotten_on_error():
                self.model(id_array(chunk, vocab)[None], cache=self.caches)
                mx.eval([cache.state for cache in self.caches])
                self.wrote(chunk)
            mx.clear_cache()  # a step's temporaries are as large as the step; the next sizes differ


@contextmanager
def _sinks_seen(leaves: Sequence[Any]) -> Iterator[None]:
    """Within the block a pass of several rows over a full rotating cache sees the first tokens that the cache keeps, as a
    pass of one row does. (mlx-lm's mask lets row i miss the first i of them.)"""
    keeping = [leaf for leaf in leaves if _restorable(leaf) and _has_window(leaf) and leaf.keep]
    for leaf in keeping:
        leaf.make_mask = partial(_mask_with_sinks, leaf)
    try:
        yield
    finally:
        for leaf in keeping:
            del leaf.make_mask


def _mask_with_sinks(
    leaf: Any, rows: int, window_size: int | None = None, return_array: bool = False
) -> mx.array | str | None:
    """What a rotating cache's make_mask returns: a bool (rows, keys) where it has something to hide."""
    overflow = min(leaf.offset, leaf.max_size - 1) + rows - leaf.max_size
    if rows == 1 or overflow <= 0 or (window_size or leaf.max_size) < leaf.max_size:
        return cast(mx.array | str | None, type(leaf).make_mask(leaf, rows, window_size, return_array))
    row, key = mx.arange(rows)[:, None], mx.arange(leaf.max_size + overflow)[None]
    last = row + leaf.max_size + overflow - rows
    return (key <= last) & ((key < leaf.keep) | (key > last - leaf.max_size + leaf.keep))


def common_prefix(first: Sequence[int], second: Sequence[int], agreed: int = 0) -> int:
    """Number of leading tokens that two texts share; the first `agreed` are not compared."""
    shorter = min(len(first), len(second))
    return next((at for at in range(agreed, shorter) if first[at] != second[at]), shorter)


def id_array(tokens: Sequence[int], vocab: int | None = None) -> mx.array:
    """(len(tokens),) uint32. Given a vocab, larger ids become its last one.

    An embedding reads beyond its weights for an id that it does not have. Only a draft model can meet such
    ids: the padding of a larger target.
    """
    return mx.array([token if vocab is None else min(token, vocab - 1) for token in tokens], mx.uint32)


def _leaves(caches: Sequence[Any]) -> Iterator[Any]:
    for cache in caches:
        if isinstance(inner := getattr(cache, "caches", None), list | tuple):
            yield from _leaves(inner)
        else:
            yield cache


def _has_window(leaf: Any) -> bool:
    return isinstance(getattr(leaf, "max_size", None), int) and isinstance(getattr(leaf, "offset", None), int)


def _filled_by(leaf: Any, count: int) -> bool:
    return _has_window(leaf) and leaf.offset + count >= leaf.max_size


def _layer_name(model: Model, caches: Sequence[LayerCache], layer: int) -> str:
    cache = caches[layer]
    # A list of caches would hide the one that matters.
    kind = "+".join(_leaf_name(leaf) for leaf in _leaves([cache]))
    layers = getattr(model, "layers", None)
    if isinstance(layers, list) and len(layers) == len(caches):
        return f"{kind} of {type(layers[layer]).__name__}"
    return kind


def _leaf_name(leaf: Any) -> str:
    window = f" (window of {leaf.max_size} tokens, {leaf.offset} written)" if _has_window(leaf) else ""
    return type(leaf).__name__ + window
