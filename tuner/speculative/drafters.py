"""Where drafts come from: nowhere, a list, the text itself, a smaller model, or the text and then the model."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol, cast

import mlx.core as mx
import mlx.nn as nn
import numpy as np

from tuner.costs import pass_us
from tuner.errors import BadInputError
from tuner.speculative.acceptance import NOTHING, Draft, draw
from tuner.speculative.caches import Model, PromptCache, check_rewindable, declared_vocab, id_array
from tuner.speculative.sampling import GREEDY, Sampling
from tuner.speculative.unread import UnreadIds

_LONGEST = 16  # tokens; matches longer than this are all alike
_MOST_BEHIND = 32  # tokens that a model is fed before it drafts; what came before them it never sees


class Limit:
    """How much to draft: at most `most` tokens, however sure the drafter is."""

    def __init__(self, most: int) -> None:
        self.most = most

    def tokens(self, kind: int = 0) -> int:
        """How many tokens of a kind of draft are worth a row of the verify pass."""
        return self.most

    def least_chance(self) -> float:
        """A token that stands with a smaller chance than this is not worth drafting."""
        return 0.0


class Drafter(Protocol):
    """Proposes tokens that may follow a text. The loop calls `begin` once, then `draft`, unless it wants none, and `extend`
    in turn.

    A drafter may be used for one generation after another, not for two at a time.
    """

    def begin(self, context: Sequence[int], sampling: Sampling = GREEDY, rng: np.random.Generator | None = None) -> None:
        """A generation starts: `context` (at least one token) is all of the text that is known; a drafter that can draws
        its tokens from `sampling` with `rng`.

        Raises NotRewindableError when drafting could not work.
        """

    def draft(self, limit: Limit) -> Draft:
        """Ids to follow the text, as many as the limit gives for their kind; fewer or none when there is nothing worth a
        row."""

    def extend(self, tokens: Sequence[int]) -> None:
        """The text grew by `tokens` (maybe none), whatever was drafted; follows every verify pass."""

    def next_kinds(self) -> Iterable[int]:
        """Of the kinds that a draft may have when the text has grown by one more token, those that promise most."""
        ...


class NoDrafter:
    """Drafts nothing: the loop is then plain decoding."""

    def begin(self, context: Sequence[int], sampling: Sampling = GREEDY, rng: np.random.Generator | None = None) -> None:
        pass

    def draft(self, limit: Limit) -> Draft:
        return NOTHING

    def extend(self, tokens: Sequence[int]) -> None:
        pass

    def next_kinds(self) -> Iterable[int]:
        return ()


class FixedDrafter:
    """Proposes the given blocks, one a call, then nothing. For tests and for replaying recorded drafts."""

    def __init__(self, blocks: Iterable[Sequence[int]]) -> None:
        self._blocks = iter([list(block) for block in blocks])

    def begin(self, context: Sequence[int], sampling: Sampling = GREEDY, rng: np.random.Generator | None = None) -> None:
        pass

    def draft(self, limit: Limit) -> Draft:
        return Draft(next(self._blocks, [])[: limit.tokens()])

    def extend(self, tokens: Sequence[int]) -> None:
        pass

    def next_kinds(self) -> Iterable[int]:
        return (0,)


class LookupDrafter:
    """Proposes what followed the last tokens of the text when they occurred before, in prompt or output.

    The longest suffix of max_ngram down to min_ngram tokens that occurred earlier wins; of its earlier
    occurrences (overlapping the suffix is allowed) the most recent. Its continuation is copied; where that
    reaches the end of the text it goes on into the copy, so a text that repeats with any period is continued
    with that period. A draft's kind is the length of its match, 16 at most: long ones are right more often.

    Source: Saxena 2023, "Prompt Lookup Decoding". The index maps each n-gram to where its latest continuation
    starts, so a token costs max_ngram - min_ngram + 1 insertions and a draft at most as many lookups.
    """

    def __init__(self, max_ngram: int = 6, min_ngram: int = 1) -> None:
        if not 1 <= min_ngram <= max_ngram:
            raise BadInputError(f"n-gram lengths must be 1 <= min <= max, got min {min_ngram}, max {max_ngram}")
        self._lengths = range(max_ngram, min_ngram - 1, -1)
        self._text: list[int] = []
        self._continuations: dict[tuple[int, ...], int] = {}

    def begin(self, context: Sequence[int], sampling: Sampling = GREEDY, rng: np.random.Generator | None = None) -> None:
        held = len(self._text)
        if list(context[:held]) != self._text:
            self._text, self._continuations, held = [], {}, 0
        self.extend(context[held:])

    def draft(self, limit: Limit) -> Draft:
        text = self._text
        for length in self._lengths:
            start = self._continuations.get(tuple(text[-length:])) if length <= len(text) else None
            if start is not None:
                period, kind = len(text) - start, self._matching(start)
                return Draft([text[start + offset % period] for offset in range(limit.tokens(kind))], kind=kind)
        return NOTHING

    def _matching(self, start: int) -> int:
        """How many tokens before `start` are those that end the text."""
        text, longest = self._text, min(start, _LONGEST)
        pairs = zip(reversed(text[start - longest : start]), reversed(text[-longest:]), strict=True)
        return next((n for n, (earlier, last) in enumerate(pairs) if earlier != last), longest)

    def extend(self, tokens: Sequence[int]) -> None:
        for token in tokens:
            # The n-grams that end the text so far have a continuation from now on: this token.
            end = len(self._text)
            for length in self._lengths:
                if length <= end:
                    self._continuations[tuple(self._text[end - length :])] = end
            self._text.append(token)

    def next_kinds(self) -> Iterable[int]:
        # A match that ends with the next token is one of now that goes on.
        text, longest, shortest = self._text, self._lengths[0], self._lengths[-1]
        now = next((n for n in self._lengths if n <= len(text) and tuple(text[-n:]) in self._continuations), 0)
        return (_LONGEST if now == longest else max(now + 1, shortest),)


class ModelDrafter:
    """Drafts with a smaller model that has the target's tokenizer: greedily, or drawn as the target's tokens are.

    The model keeps its own caches. After `extend` they hold a beginning of the text without its last token: all of that
    text when a draft was cut short, and one token less when all of it was accepted, since the last drafted token was
    never fed. Each draft first feeds whatever the caches lack, so nothing has to be kept in step by hand, and the next
    generation reuses what its context shares with this one.

    A model that was not asked for long, as where the text was copied or nothing was worth a draft, is fed the last 32
    tokens alone: its text then has a hole, which makes a draft a little worse, where all of it may cost more than drafts
    bring.

    Greedy drafts end unread: the target's pass is fed their ids while this model's last one runs. So what is known to be in
    the caches is recorded in `extend`.

    Ids that the draft's embedding lacks (a target padded further) are fed as its last id.

    tokenizers: (target's, draft's), to be checked by `check_same_tokenizer`; without them the caller vouches.
    make_caches: makes empty caches for the draft; by default mlx-lm's. cache: the draft's own record of caches, instead.
    """

    def __init__(
        self,
        model: Model,
        *,
        tokenizers: tuple[Tokenizer, Tokenizer] | None = None,
        make_caches: Callable[[], list[Any]] | None = None,
        cache: PromptCache | None = None,
        prefill_step_size: int = 512,
    ) -> None:
        if tokenizers is not None:
            check_same_tokenizer(*tokenizers)
        self.cache = PromptCache(model, make_caches) if cache is None else cache
        self._step = prefill_step_size
        self._vocab = declared_vocab(model)
        self._text: list[int] = []
        self._sampling = GREEDY
        self._rng = np.random.default_rng()
        self._served: list[int] = []
        self._passes = 0
        self._fed: tuple[list[int], UnreadIds, int] | None = None
        """Known ids and how many drafted ones were fed since the last record, maybe by passes still under way."""

    def begin(self, context: Sequence[int], sampling: Sampling = GREEDY, rng: np.random.Generator | None = None) -> None:
        if self._fed:  # the generation before broke off in a pass: nobody knows what the caches hold
            self._fed = None
            self.cache.clear()
        self._text = list(context)
        self._sampling = sampling
        self._rng = rng or self._rng
        self._served = sorted(pass_us(self.cache.model)) if isinstance(self.cache.model, nn.Module) else []
        check_rewindable(self.cache.model, self.cache.caches, "draft")
        held = self.cache.resume(self._text)
        self.cache.prefill(self._text[held:-1], self._step, self._vocab)

    def draft(self, limit: Limit) -> Draft:
        count = limit.tokens()
        if count <= 0:
            return NOTHING
        held = len(self.cache)
        self._text[held:-_MOST_BEHIND] = []
        unseen = self._text[held:]
        self._passes = 0
        least = limit.least_chance()
        self.cache.mark(len(unseen) + count - 1)  # the last drafted token is not fed
        if self._sampling.greedy:
            return self._greedy(unseen, count, least)
        return self._drawn(unseen, count, least)

    def extend(self, tokens: Sequence[int]) -> None:
        if self._fed:
            unseen, drafted, count = self._fed
            with self.cache.writing():
                self.cache.wrote([*unseen, *drafted.read()[:count]])
            self._fed = None
        agreed = len(self._text)
        self._text.extend(tokens)
        self.cache.follow(self._text, agreed)

    def next_kinds(self) -> Iterable[int]:
        return (0,)

    def _greedy(self, unseen: list[int], count: int, least: float) -> Draft:
        """Until `count`, or until the next token's chance to stand, as far as q can tell, is less than `least`. Where that
        is 0 no token is looked at before the next is on its way; else all are but the last of `count`, which is computed by
        the time its chance is known."""
        steps: list[mx.array] = []
        standing = 1.0
        with self.cache.writing() as caches:
            ids = self._feed_most(unseen, caches)
            while True:
                logits = self._pass(ids, caches)[-1:]
                if self._sampling.processors:
                    drafted = [cast(int, step.item()) for step in steps]
                    logits = self._sampling.process(logits, [*self._text, *drafted], NOTHING)
                ids = mx.argmax(logits, axis=-1)
                last = len(steps) + 1 == count
                if least > 0 and not last:
                    sharpest = mx.max(mx.softmax(logits.astype(mx.float32), axis=-1))
                    mx.eval(ids, sharpest)
                    standing *= cast(float, sharpest.item())
                    if steps and standing < least:
                        break
                else:
                    mx.async_eval(ids)  # runs while what is fed it is built
                steps.append(ids)
                if last:
                    break
        draft = UnreadIds(mx.concatenate(steps), logits.shape[-1])
        self._fed = unseen, draft, len(steps) - last
        return Draft(draft, passes=self._passes)

    def _pass(self, ids: mx.array, caches: list[Any]) -> mx.array:
        """ids (M,) -> logits (M, V)."""
        logits = self.cache.model(ids[None], cache=caches)[0]
        self._vocab = logits.shape[-1]
        self._passes += 1
        return logits

    def _feed_most(self, unseen: list[int], caches: list[Any]) -> mx.array:
        """Feeds tokens in passes of as many rows as kernels serve; the ids that are left for the last one. Behind copied
        drafts there may be dozens, and an M that is not served can take many times what its parts do."""
        *first, _ = _parts(len(unseen), self._served)
        for rows in first:
            self._pass(id_array(unseen[:rows], self._vocab), caches)
            unseen = unseen[rows:]
        return id_array(unseen, self._vocab)

    def _drawn(self, unseen: list[int], count: int, least: float) -> Draft:
        """Likewise, of tokens drawn: each has to be known before the next."""
        drafted: list[int] = []
        rows: list[np.ndarray] = []
        standing = 1.0
        fed = unseen
        while len(drafted) < count:
            with self.cache.writing() as caches:
                logits = self._pass(self._feed_most(fed, caches), caches)[-1:]
                processed = self._sampling.process(logits, [*self._text, *drafted], NOTHING)
                sharpest = mx.max(mx.softmax(processed.astype(mx.float32), axis=-1))
                q = self._sampling.probabilities(processed)
                mx.eval(q, sharpest)
                self.cache.wrote(fed)
            standing *= cast(float, sharpest.item())
            if drafted and standing < least:
                break
            rows.append(np.asarray(q)[0])
            drafted.append(draw(rows[-1], self._rng))
            fed = drafted[-1:]
        return Draft(drafted, rows, passes=self._passes)


def _parts(count: int, served: Sequence[int]) -> list[int]:
    """The M of passes that feed `count` tokens: each the most that is served, or all where nothing is."""
    parts = []
    while count:
        parts.append(max((m for m in served if m <= count), default=count))
        count -= parts[-1]
    return parts


class MergedDrafter:
    """Copies from the text where that is worth a draft, and asks another drafter where it is not."""

    def __init__(self, lookup: LookupDrafter, other: Drafter) -> None:
        self._lookup = lookup
        self._other = other

    def begin(self, context: Sequence[int], sampling: Sampling = GREEDY, rng: np.random.Generator | None = None) -> None:
        self._lookup.begin(context, sampling, rng)
        self._other.begin(context, sampling, rng)

    def draft(self, limit: Limit) -> Draft:
        copied = self._lookup.draft(limit)
        return copied if len(copied.tokens) else self._other.draft(limit)

    def extend(self, tokens: Sequence[int]) -> None:
        self._lookup.extend(tokens)
        self._other.extend(tokens)

    def next_kinds(self) -> Iterable[int]:
        return [*self._lookup.next_kinds(), *self._other.next_kinds()]


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
