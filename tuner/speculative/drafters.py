"""Where drafts come from: nowhere, a list, the text itself, or a smaller model."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol, cast

import mlx.core as mx

from tuner.errors import BadInputError
from tuner.speculative.caches import (
    Model,
    PromptCache,
    check_rewindable,
    declared_vocab,
    id_array,
    rewind_room,
)


class Drafter(Protocol):
    """Proposes tokens that may follow a text. The loop calls `begin` once, then `draft` and `extend` in turn.

    A drafter may be used for one generation after another, not for two at a time.
    """

    def begin(self, context: Sequence[int]) -> None:
        """A generation starts: `context` (at least one token) is all of the text that is known.

        Raises NotRewindableError when drafting could not work.
        """

    def draft(self, limit: int) -> Sequence[int]:
        """At most `limit` >= 1 ids to follow the text; fewer or none when there is nothing worth a row."""

    def extend(self, tokens: Sequence[int]) -> None:
        """The text grew by `tokens` (maybe none), whatever was drafted; follows every verify pass."""


class NoDrafter:
    """Drafts nothing: the loop is then plain decoding."""

    def begin(self, context: Sequence[int]) -> None:
        pass

    def draft(self, limit: int) -> list[int]:
        return []

    def extend(self, tokens: Sequence[int]) -> None:
        pass


class FixedDrafter:
    """Proposes the given blocks, one a call, then nothing. For tests and for replaying recorded drafts."""

    def __init__(self, blocks: Iterable[Sequence[int]]) -> None:
        self._blocks = iter([list(block) for block in blocks])

    def begin(self, context: Sequence[int]) -> None:
        pass

    def draft(self, limit: int) -> list[int]:
        return next(self._blocks, [])[:limit]

    def extend(self, tokens: Sequence[int]) -> None:
        pass


class LookupDrafter:
    """Proposes what followed the last tokens of the text when they occurred before, in prompt or output.

    The longest suffix of max_ngram down to min_ngram tokens that occurred earlier wins; of its earlier
    occurrences (overlapping the suffix is allowed) the most recent. Its continuation is copied; where that
    reaches the end of the text it goes on into the copy, so a text that repeats with any period is continued
    with that period.

    Source: Saxena 2023, "Prompt Lookup Decoding". The index maps each n-gram to where its latest continuation
    starts, so a token costs max_ngram - min_ngram + 1 insertions and a draft at most as many lookups.
    """

    def __init__(self, max_ngram: int = 3, min_ngram: int = 1) -> None:
        if not 1 <= min_ngram <= max_ngram:
            raise BadInputError(f"n-gram lengths must be 1 <= min <= max, got min {min_ngram}, max {max_ngram}")
        self._lengths = range(max_ngram, min_ngram - 1, -1)
        self._text: list[int] = []
        self._continuations: dict[tuple[int, ...], int] = {}

    def begin(self, context: Sequence[int]) -> None:
        held = len(self._text)
        if list(context[:held]) != self._text:
            self._text, self._continuations, held = [], {}, 0
        self.extend(context[held:])

    def draft(self, limit: int) -> list[int]:
        text = self._text
        for length in self._lengths:
            start = self._continuations.get(tuple(text[-length:])) if length <= len(text) else None
            if start is not None:
                period = len(text) - start
                return [text[start + offset % period] for offset in range(limit)]
        return []

    def extend(self, tokens: Sequence[int]) -> None:
        for token in tokens:
            # The n-grams that end the text so far have a continuation from now on: this token.
            end = len(self._text)
            for length in self._lengths:
                if length <= end:
                    self._continuations[tuple(self._text[end - length :])] = end
            self._text.append(token)


class ModelDrafter:
    """Drafts greedily with a smaller model that has the target's tokenizer.

    The model keeps its own caches. After `extend` they hold a beginning of the text without its last token:
    all of that text when a draft was cut short, and one token less when all of it was accepted, since the
    last drafted token was never fed. Each draft first feeds whatever the caches lack, so nothing has to be
    kept in step by hand, and the next generation reuses what its context shares with this one.

    Once a rotating cache of the draft is full, it drafts nothing more. Ids that the draft's embedding lacks
    (a target padded further) are fed as its last id.

    tokenizers: (target's, draft's), to be checked by `check_same_tokenizer`; without them the caller vouches.
    make_caches: makes empty caches for the draft; by default mlx-lm's.
    """

    def __init__(
        self,
        model: Model,
        *,
        tokenizers: tuple["Tokenizer", "Tokenizer"] | None = None,
        make_caches: Callable[[], list[Any]] | None = None,
        prefill_step_size: int = 512,
    ) -> None:
        if tokenizers is not None:
            check_same_tokenizer(*tokenizers)
        self.cache = PromptCache(model, make_caches)
        self._step = prefill_step_size
        self._vocab = declared_vocab(model)
        self._text: list[int] = []
        self._rewindable_up_to = 0

    def begin(self, context: Sequence[int]) -> None:
        self._text = list(context)
        held = self.cache.resume(self._text)
        missing = self._text[held:-1]
        check_rewindable(self.cache.model, self.cache.caches, len(missing), "draft")
        self._rewindable_up_to = held + rewind_room(self.cache.caches)
        self.cache.prefill(missing, self._step, self._vocab)

    def draft(self, limit: int) -> list[int]:
        unseen = self._text[len(self.cache) :]
        # The last drafted token is not fed, so `count` drafts write count - 1 tokens after the unseen ones.
        count = min(limit, self._rewindable_up_to - len(self._text) + 1)
        if count <= 0:
            return []
        return self._greedy(unseen, count)

    def extend(self, tokens: Sequence[int]) -> None:
        agreed = len(self._text)
        self._text.extend(tokens)
        self.cache.follow(self._text, agreed)

    def _greedy(self, unseen: list[int], count: int) -> list[int]:
        steps = []
        with self.cache.writing() as caches:
            ids = id_array(unseen, self._vocab)
            for _ in range(count):
                logits = self.cache.model(ids[None], cache=caches)
                self._vocab = logits.shape[-1]
                ids = mx.argmax(logits[0, -1:], axis=-1)
                mx.async_eval(ids)  # runs while the next step's graph is built
                steps.append(ids)
            drafted = [cast(int, ids.item()) for ids in steps]
            self.cache.wrote(unseen + drafted[:-1])
        return drafted


class TokenizerMismatchError(BadInputError):
    """Target and draft use the same ids for different tokens."""


class HasVocab(Protocol):
    def get_vocab(self) -> Mapping[str, int]: ...


Tokenizer = HasVocab | Mapping[str, int]


def check_same_tokenizer(p_tokenizer: Tokenizer, q_tokenizer: Tokenizer) -> None:
    """Refuses a draft whose ids mean other tokens than the target's, whatever the sizes are.

    Either may be a tokenizer with `get_vocab()` or a mapping of token to id. Different sizes are allowed:
    embeddings are padded to round numbers, and ids that only one side has are never accepted. Raises
    TokenizerMismatchError when a token has two ids or an id has two tokens.
    """
    p, q = _vocab(p_tokenizer), _vocab(q_tokenizer)
    p_tokens = {token_id: token for token, token_id in p.items()}
    clashes = [
        (token_id, p_tokens.get(token_id), token)
        for token, token_id in q.items()
        if (p[token] != token_id if token in p else token_id in p_tokens)
    ]
    if clashes:
        token_id, p_token, q_token = min(clashes, key=lambda clash: clash[0])
        theirs = "no token" if p_token is None else repr(p_token)
        raise TokenizerMismatchError(
            f"the draft's tokenizer differs from the target's in {len(clashes)} of {len(q)} tokens: id "
            f"{token_id} is {theirs} for the target and {q_token!r} for the draft. Use a draft model of the "
            "same family."
        )


def _vocab(tokenizer: Tokenizer) -> Mapping[str, int]:
    return tokenizer if isinstance(tokenizer, Mapping) else tokenizer.get_vocab()
