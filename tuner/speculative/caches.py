"""What the caches of one model hold, and how they are fed and rewound.

Everything here counts in tokens. The caches are mlx-lm's, one a layer; only the part of their interface that
`LayerCache` lists is used.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol, cast

import mlx.core as mx

from tuner.errors import BadInputError, TunerError

# Any callable (1, M) ids, cache=list of LayerCache -> (1, M, V) logits.
Model = Callable[..., mx.array]

UNBOUNDED = sys.maxsize


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

    Raises NotRewindableError, with no cache touched, when one of them cannot be rewound, and RewindError when
    one gives up fewer.
    """
    if count == 0:
        return
    # Checked first: mlx-lm's own helper rewinds nothing and returns 0 in this case.
    stuck = sorted({type(cache).__name__ for cache in caches if not cache.is_trimmable()})
    if stuck:
        raise NotRewindableError(f"{', '.join(stuck)} cannot be rewound by {count} tokens")
    for layer, cache in enumerate(caches):
        if (given := cache.trim(count)) != count:
            name = type(cache).__name__
            raise RewindError(f"layer {layer}: {name} gave up {given} of {count} tokens; its cache is lost")


def rewind_room(caches: Sequence[LayerCache]) -> int:
    """Tokens that can still be written and taken back; UNBOUNDED when no cache has a window.

    A rotating cache is rewindable only while it holds fewer tokens than its window, so the token that fills
    the window is the first one that stays for good.
    """
    rooms = [leaf.max_size - 1 - leaf.offset for leaf in _leaves(caches) if _has_window(leaf)]
    return max(0, min(rooms, default=UNBOUNDED))


def check_rewindable(model: Model, caches: Sequence[LayerCache], upcoming: int, role: str) -> None:
    """Refuses speculation that could not draft a single token once `upcoming` more tokens have been written.

    Raises NotRewindableError naming the role ("target" or "draft"), the layers and the cache types.
    """
    stuck = [layer for layer, cache in enumerate(caches) if not cache.is_trimmable()]
    reason = "cannot be rewound"
    if not stuck and rewind_room(caches) - upcoming < 2:  # the text's last token, and one drafted token
        stuck = [layer for layer, cache in enumerate(caches) if rewind_room([cache]) - upcoming < 2]
        reason = f"cannot be rewound after the {upcoming} tokens of prompt that precede the first draft"
    if stuck:
        names = ", ".join(sorted({_layer_name(model, caches, layer) for layer in stuck}))
        raise NotRewindableError(
            f"speculative decoding takes rejected tokens back out of the caches, but {len(stuck)} of the "
            f"{role}'s {len(caches)} layer caches {reason}: {names}. Decode without a drafter, or use "
            "a cache that can be rewound."
        )


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
        """Keeps the first `length` tokens; does nothing when fewer are held.

        Raises NotRewindableError, with nothing changed, and RewindError, with everything forgotten.
        """
        excess = len(self._tokens) - length
        if excess > 0:
            try:
                rewind(self.caches, excess)
            except RewindError:
                self.clear()
                raise
            del self._tokens[length:]

    @contextmanager
    def writing(self) -> Iterator[list[LayerCache]]:
        """The caches, for passes that write to them and are evaluated and recorded inside the block.

        Whatever interrupts a pass may leave some layers written and others not, so the caches are then
        forgotten.
        """
        try:
            yield self.caches
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
            with self.writing() as caches:
                self.model(id_array(chunk, vocab)[None], cache=caches)
                mx.eval([cache.state for cache in caches])
                self.wrote(chunk)
            mx.clear_cache()  # a step's temporaries are as large as the step; the next sizes differ


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
