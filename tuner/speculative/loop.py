"""The decode loop: draft, verify in one pass of the target, keep what stands, rewind the rest.

Plain decoding is the same loop with a drafter that drafts nothing. A pass that is sure to be fed the one token that the
pass before chooses begins before that token is read. One convention holds at the end, however it comes: the target's caches
hold the whole text but its last token, where text is the prompt and every token that was yielded. Between passes they may
hold less of it (caches that can only be set back as a whole); the next pass feeds what they lack.
"""

import warnings
from collections.abc import Collection, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from operator import index
from time import perf_counter
from typing import Any, Literal, NamedTuple, cast

import mlx.core as mx
import mlx.nn as nn
import numpy as np

from tuner.costs import pass_costs
from tuner.errors import BadInputError, TunerError, TunerNotice
from tuner.linear import attends_one_row
from tuner.speculative.acceptance import NOTHING, Acceptance, Draft
from tuner.speculative.caches import (
    Model,
    NotRewindableError,
    PromptCache,
    check_rewindable,
    declared_vocab,
    id_array,
)
from tuner.speculative.depth import MAX_DRAFT_TOKENS, AutoDepth, Depth, FixedDepth, Round
from tuner.speculative.drafters import Drafter, Limit, NoDrafter
from tuner.speculative.sampling import GREEDY, Choice, GreedyRule, Rule, Sampling, SamplingRule
from tuner.speculative.unread import UnreadIds

# M = 5, the middle of the 3..6 rows that small-M kernels are for.
DEFAULT_DRAFT_TOKENS = 4

StopReason = Literal["eos", "limit", "closed", "error"]


class NonFiniteLogitsError(TunerError):
    """The target's logits for the next token hold NaN or infinity, so there is no next token."""


class Token(NamedTuple):
    """One token of output: its id, and whether the drafter had proposed it."""

    id: int
    from_draft: bool


class PassCost(NamedTuple):
    """Passes of the target with one M: how many, and their time altogether."""

    calls: int
    total_us: float


@dataclass(frozen=True)
class Stats:
    """What a generation did. Times leave out what the consumer did between tokens.

    rounds: passes of the target after prefill. proposed: ids the drafter gave. accepted: ids among them that
    were yielded. emitted: tokens yielded. prefill_tokens: prompt tokens fed ahead of the first pass; with a
    PromptCache only those it lacked. prefill_seconds: these, and the drafter's start. decode_seconds: all
    rounds, drafting included. passes: M -> PassCost of the target's passes alone: the time that went into beginning
    and waiting for them, and for the end of a draft that they were fed unread. stopped_by: eos, limit (max_tokens),
    closed (by the consumer), error; None while it can go on.
    """

    rounds: int
    proposed: int
    accepted: int
    emitted: int
    prefill_tokens: int
    prefill_seconds: float
    decode_seconds: float
    passes: Mapping[int, PassCost]
    stopped_by: StopReason | None


class Generation(Iterator[Token]):
    """The tokens of one `generate` call, one at a time; `stats` may be read at any moment.

    A consumer that stops early settles the caches with `close()` (or by dropping the object).
    """

    def __init__(self, run: "_Run") -> None:
        # The generator must not refer to this object: a cycle would put off its `finally` when a consumer
        # drops it.
        self._run = run
        self._tokens = _drive(run)

    def __next__(self) -> Token:
        return next(self._tokens)

    def close(self) -> None:
        """Ends the generation and rewinds the caches to what was yielded."""
        self._tokens.close()

    @property
    def stats(self) -> Stats:
        return self._run.stats()

    @property
    def logits(self) -> mx.array:
        """(V,) what the last token was chosen from, after the processors; unevaluated."""
        return self._run.logits[self._run.row]


def generate(
    model: Model,
    prompt: Sequence[int] | mx.array,
    *,
    max_tokens: int,
    draft_tokens: int | Literal["auto"] | Depth | None = None,
    drafter: Drafter | None = None,
    sampling: Sampling | Rule = GREEDY,
    seed: int | None = None,
    prompt_cache: PromptCache | list[Any] | None = None,
    eos_token_ids: Collection[int] = (),
    prefill_step_size: int = 512,
) -> Generation:
    """Decoding of the target `model` (p); a drafter (q) makes it faster and never changes the text, or, at a temperature,
    the distribution of the text.

    prompt: (L,) ids, L >= 1. max_tokens: tokens to yield at most, -1 for no limit; 0 only fills the caches.
    draft_tokens: tokens to draft a pass (M - 1), 4 with a drafter; 0 is plain decoding; "auto" chooses for each pass from
    what passes cost and drafts bring (see AutoDepth, which may also be given to keep what it has learned). A pass never
    drafts more than the limit leaves. sampling: greedy, or how tokens are drawn, from `seed` on; or a Rule of
    one's own. eos_token_ids: the first of these is yielded and ends the text.

    prompt_cache: a list of mlx-lm caches, to which the prompt is appended as mlx-lm does, so after a
    generation the next prompt starts with its last token; the drafter then sees this prompt only. Or a
    PromptCache, which takes the whole text each time, and of which the drafter sees everything. Either is
    updated in place. When the generation ends it holds all of the text but the last token. After an error it
    may hold one more if it cannot be rewound, and a list of caches is unusable if the error came out of the
    model itself.

    Any cache will do for plain decoding. Drafting needs caches, of the target and of the draft, that can be rewound or set
    back: all of mlx-lm's can but those for batches. An id that the target lacks is never fed to it and counts as
    rejected. A target that does not declare `args.vocab_size`
    is decoded plainly for its first pass, which tells.

    Raises BadInputError here for arguments that make no sense; from the first `next()`, NotRewindableError,
    before anything is computed, when no token could ever be drafted; NonFiniteLogitsError once all good
    tokens have been yielded.

    Source: Leviathan et al. 2023; the cache conventions are mlx-lm's.
    """
    text = _token_list(prompt)
    _check_at_least("max_tokens", max_tokens, -1)
    depth = _as_depth(draft_tokens, drafter, model)
    if drafter is None and draft_tokens:
        raise BadInputError(f"draft_tokens is {draft_tokens}, but there is no drafter to draft them")
    _check_at_least("prefill_step_size", prefill_step_size, 1)
    vocab = declared_vocab(model)
    if vocab is not None and max(text) >= vocab:
        raise BadInputError(f"the prompt holds id {max(text)}, but the model's ids end at {vocab - 1}")
    return Generation(
        _Run(
            model=model,
            cache=_as_prompt_cache(model, prompt_cache),
            drafter=NoDrafter() if drafter is None or depth.most == 0 else drafter,
            rule=_as_rule(sampling, seed),
            text=text,
            max_tokens=max_tokens,
            depth=depth,
            eos_token_ids=frozenset(eos_token_ids),
            prefill_step_size=prefill_step_size,
            vocab=vocab,
        )
    )


@dataclass
class _Run:
    """The state of one generation."""

    model: Model
    cache: PromptCache
    drafter: Drafter
    rule: Rule
    text: list[int]
    max_tokens: int
    depth: Depth
    eos_token_ids: frozenset[int]
    prefill_step_size: int
    vocab: int | None
    begun: tuple[Choice, float] | None = None
    """Of a pass that was fed what the one before chose, and the microseconds that beginning it took; the caches hold that
    token, their record does not."""
    logits: mx.array = field(default_factory=lambda: mx.zeros((0, 0)))
    row: int = -1
    proposed: int = 0
    accepted: int = 0
    emitted: int = 0
    prefill_tokens: int = 0
    prefill_seconds: float = 0.0
    decode_seconds: float = 0.0
    passes: dict[int, PassCost] = field(default_factory=dict)
    stopped_by: StopReason | None = None

    def begin(self) -> None:
        """Checks the caches, then fills them with the prompt but for its last token."""
        started = perf_counter()
        missing = self.text[self.cache.resume(self.text) : -1]
        if self.depth.most:
            check_rewindable(self.model, self.cache.caches, "target")
        self.drafter.begin(self.text, self.rule.sampling, self.rule.rng)
        self.cache.prefill(missing, self.prefill_step_size)
        self.prefill_tokens = len(missing)
        self.prefill_seconds = perf_counter() - started
        if self.max_tokens == 0:
            self.stopped_by = "limit"

    def round(self) -> Iterator[Token]:
        """One draft and its verify pass; yields the tokens that stand."""
        started = perf_counter()
        self.depth.at(len(self.text))
        begun = self.begun is not None
        draft = NOTHING if begun else self._draft()
        drafted_us = (perf_counter() - started) * 1e6
        rows, pass_us, block = self._verify(draft)
        followed = self.begun is not None
        done = Round(
            *(draft.kind, len(draft.tokens), block.accepted, rows, pass_us, drafted_us, begun, followed),
            unread=isinstance(draft.tokens, UnreadIds),
            draft_passes=draft.passes,
        )
        self.depth.record(done)
        self.decode_seconds += perf_counter() - started
        before = len(self.text)
        try:
            for position, token in enumerate(block.tokens):
                from_draft = position < block.accepted
                self.row = position
                self._add(token, from_draft)
                yield Token(token, from_draft)
                if self.stopped_by:
                    return
            if len(block.tokens) == block.accepted:
                raise NonFiniteLogitsError(
                    f"non-finite logits in row {block.accepted} of a pass of M={len(self.logits)} rows, after "
                    f"{self.emitted} tokens of output: the model or a kernel overflowed, so decoding stops"
                )
        finally:
            self._settle(self.text[before:])

    def end(self) -> None:
        self.cache.in_use = False
        if self.begun:
            self.begun = None
            self.cache.wrote(self.text[-1:])
            self.cache.rewind_to(len(self.cache) - 1)
        if self.stopped_by != "error":
            self.cache.prefill(self.text[len(self.cache) : -1], self.prefill_step_size)

    def stats(self) -> Stats:
        return Stats(
            rounds=sum(cost.calls for cost in self.passes.values()),
            proposed=self.proposed,
            accepted=self.accepted,
            emitted=self.emitted,
            prefill_tokens=self.prefill_tokens,
            prefill_seconds=self.prefill_seconds,
            decode_seconds=self.decode_seconds,
            passes=dict(self.passes),
            stopped_by=self.stopped_by,
        )

    def _draft(self) -> Draft:
        limit = _RoundLimit(self.depth, self._room())
        if limit.most <= 0:
            return NOTHING
        draft = self.drafter.draft(limit)
        draft = draft._replace(tokens=draft.tokens[: self.depth.fitting(min(len(draft.tokens), limit.most))])
        self.proposed += len(draft.tokens)
        return draft

    def _room(self) -> int:
        """The most tokens that a draft may have whatever it is worth."""
        if self.vocab is None:
            return 0
        # Every pass adds one token that needs no draft.
        left = self.depth.most if self.max_tokens < 0 else self.max_tokens - self.emitted - 1
        return min(left, self.depth.most)

    def _verify(self, draft: Draft) -> tuple[int, float, Acceptance]:
        """One pass over what the caches lack of the text, and the draft up to an id that the target lacks. Returns its
        rows, its microseconds, and what stands."""
        legal = _leading_below(self.vocab or 0, draft.tokens)
        lacking = self.text[len(self.cache) :]
        rows = len(lacking) + legal
        if draft.tokens:
            self.cache.mark(rows)
        begun, self.begun = self.begun, None
        with self.cache.writing():
            choice, us = begun or self._begin(_ids_of(lacking, draft.tokens[:legal]), draft, len(lacking) - 1)
            following = self._begin(choice.answers[-1:], NOTHING) if not draft.tokens and self._goes_on() else None
            started = perf_counter()
            block = self.rule.accept(choice, draft)
            us += (perf_counter() - started) * 1e6
            self.cache.wrote([*lacking, *draft.tokens[:legal]])
        self.begun, self.logits, self.vocab = following, choice.logits, choice.logits.shape[-1]
        self._count_pass(rows, us)
        return rows, us, block

    def _begin(self, fed: mx.array, draft: Draft, behind: int = 0) -> tuple[Choice, float]:
        """Starts a pass over ids (M,), of which the first `behind` choose nothing; microseconds that this took."""
        started = perf_counter()
        logits = self.model(fed[None], cache=self.cache.caches)[0]
        choice = self.rule.choose(logits[behind:] if behind else logits, self.text, draft)
        mx.async_eval(choice.answers, choice.finite)
        return choice, (perf_counter() - started) * 1e6

    def _goes_on(self) -> bool:
        """Whether the next pass is sure to be fed the one token that this one chooses, and could give it back."""
        return (
            self.rule.chooses_ids
            and self.vocab is not None
            and (self.max_tokens < 0 or self.emitted + 1 < self.max_tokens)
            and self.cache.gives_back(1)
            and not self.depth.worth(self.drafter.next_kinds())
        )

    def _count_pass(self, rows: int, us: float) -> None:
        calls, total_us = self.passes.get(rows, PassCost(0, 0.0))
        self.passes[rows] = PassCost(calls + 1, total_us + us)

    def _add(self, token: int, from_draft: bool) -> None:
        self.text.append(token)
        self.emitted += 1
        self.accepted += from_draft
        # Decided before the yield, so that a consumer that asks no further has the reason too.
        if token in self.eos_token_ids:
            self.stopped_by = "eos"
        elif self.emitted == self.max_tokens:
            self.stopped_by = "limit"

    def _settle(self, added: list[int]) -> None:
        """Rewinds the target's caches to the text but its last token; tells the drafter what was added."""
        started = perf_counter()
        try:
            self.cache.rewind_to(len(self.text) - 1)
        except NotRewindableError:
            self.cache.clear()
            if added:  # else the error under way (no token to emit) is the one to hear about
                raise
        self.drafter.extend(added)
        self.decode_seconds += perf_counter() - started


def _drive(run: _Run) -> Generator[Token, None, None]:
    if run.cache.in_use:
        raise BadInputError("this PromptCache is in use by a generation that was neither finished nor closed")
    run.cache.in_use = True
    try:
        run.begin()
        while run.stopped_by is None:
            yield from run.round()
    except GeneratorExit:
        run.stopped_by = run.stopped_by or "closed"
        raise
    except BaseException:
        run.stopped_by = "error"
        raise
    finally:
        run.end()


class _RoundLimit(Limit):
    """What the depth allows, within the room that the round has."""

    def __init__(self, depth: Depth, room: int) -> None:
        super().__init__(room)
        self._depth = depth

    def tokens(self, kind: int = 0) -> int:
        return min(self._depth.tokens(kind), self.most)

    def least_chance(self) -> float:
        return self._depth.least_chance()


def _leading_below(vocab: int, drafted: Sequence[int]) -> int:
    """How many tokens come before the first that is none of a vocabulary's ids; looks at none where none can be."""
    if isinstance(drafted, UnreadIds) and drafted.below <= vocab:
        return len(drafted)
    return next((i for i, token in enumerate(drafted) if not 0 <= token < vocab), len(drafted))


def _ids_of(lacking: list[int], drafted: Sequence[int]) -> mx.array:
    if isinstance(drafted, UnreadIds):
        return mx.concatenate([id_array(lacking), drafted.array])
    return id_array([*lacking, *drafted])


def _as_depth(draft_tokens: int | Literal["auto"] | Depth | None, drafter: Drafter | None, model: Model) -> Depth:
    if draft_tokens is None:
        return FixedDepth(0 if drafter is None else DEFAULT_DRAFT_TOKENS)
    if draft_tokens == "auto":
        return auto_depth(model) if isinstance(model, nn.Module) else AutoDepth()
    if isinstance(draft_tokens, int):
        _check_at_least("draft_tokens", draft_tokens, 0)
        return FixedDepth(draft_tokens)
    return cast(Depth, draft_tokens)


def auto_depth(model: nn.Module, most: int = MAX_DRAFT_TOKENS) -> AutoDepth:
    """An AutoDepth that knows what passes of an applied model cost, and at which M kernels serve all of one. Where
    stock's attention makes a loss of every draft it drafts nothing, and a TunerNotice says so."""
    if attends_one_row(model):
        text = (
            "The automatic depth drafts nothing: the table has no attention of this model's heads, and with stock's a pass "
            "of several rows takes longer than its drafts save. `tuner search --attention` adds rows."
        )
        warnings.warn(text, TunerNotice, stacklevel=2)
        return AutoDepth(most, rows=[1])
    costs = pass_costs(model)
    served = costs(0) if callable(costs) else costs
    return AutoDepth(most, costs, served) if served else AutoDepth(most)


def _as_rule(sampling: Sampling | Rule, seed: int | None) -> Rule:
    if not isinstance(sampling, Sampling):
        return sampling
    return GreedyRule(sampling.processors) if sampling.greedy else SamplingRule(sampling, np.random.default_rng(seed))


def _as_prompt_cache(model: Model, prompt_cache: PromptCache | list[Any] | None) -> PromptCache:
    if prompt_cache is None:
        return PromptCache(model)
    if not isinstance(prompt_cache, PromptCache):
        return PromptCache.adopt(model, prompt_cache)
    if prompt_cache.model is not model:
        raise BadInputError("this PromptCache holds another model's caches")
    return prompt_cache


def _token_list(prompt: Sequence[int] | mx.array) -> list[int]:
    if isinstance(prompt, mx.array) and prompt.ndim != 1:
        raise BadInputError(f"the prompt must be one row of ids, got an array of shape {prompt.shape}")
    values = cast(Sequence[int], prompt.tolist() if isinstance(prompt, mx.array) else prompt)
    try:
        tokens = [index(value) for value in values]
    except TypeError as error:
        raise BadInputError(f"the prompt must hold integer ids: {error}") from error
    if not tokens:
        raise BadInputError("the prompt is empty: decoding needs at least one token, such as the model's bos")
    if min(tokens) < 0:
        raise BadInputError(f"the prompt must hold ids from 0 up, got {min(tokens)}")
    return tokens


def _check_at_least(name: str, value: int, least: int) -> None:
    if value < least:
        raise BadInputError(f"{name} must be {least} or more, got {value}")
