"""From logits to a decision: the distribution that tokens are drawn from, and the rules by which drafts stand or fall.

A rule sees one verify pass at a time. Row i of its logits answers the text and the first i drafted tokens.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import NamedTuple, Protocol, cast

import mlx.core as mx
import numpy as np

from tuner.errors import BadInputError
from tuner.speculative.acceptance import Acceptance, Draft, accept_greedy, accept_sampled

LogitsProcessor = Callable[[mx.array, mx.array], mx.array]
"""mlx-lm's: (ids of the whole text, logits (1, V)) -> logits (1, V)."""

Sampler = Callable[[mx.array], mx.array]
"""mlx-lm's: log-probabilities (M, V) -> ids (M,), drawn in any way."""


@dataclass(frozen=True)
class Sampling:
    """The distribution that tokens are drawn from, the same for target and draft.

    temperature: 0 is greedy. top_p, min_p, top_k: 0 leaves them out. processors: penalties and biases, applied to the
    logits before everything else, in order. The order of the steps is mlx-lm's: processors, top_p, min_p, top_k,
    temperature.
    Raises BadInputError for values out of range.
    """

    temperature: float = 0.0
    top_p: float = 0.0
    min_p: float = 0.0
    top_k: int = 0
    processors: tuple[LogitsProcessor, ...] = ()

    def __post_init__(self) -> None:
        if not self.temperature >= 0:
            raise BadInputError(f"the temperature must be 0 or more, got {self.temperature}")
        for name, value in (("top_p", self.top_p), ("min_p", self.min_p)):
            if not 0 <= value <= 1:
                raise BadInputError(f"{name} must be between 0 and 1, got {value}")
        if self.top_k < 0:
            raise BadInputError(f"top_k must be 0 or more, got {self.top_k}")

    @property
    def greedy(self) -> bool:
        return self.temperature == 0

    def process(self, logits: mx.array, text: Sequence[int], draft: Draft) -> mx.array:
        """Logits (M, V) after the processors; row i answers the text and the first i drafted tokens."""
        if not self.processors:
            return logits
        rows = []
        for row in range(len(logits)):
            ids, processed = mx.array([*text, *draft.tokens[:row]], mx.uint32), logits[row : row + 1]
            for processor in self.processors:
                processed = processor(ids, processed)
            rows.append(processed)
        return mx.concatenate(rows)

    def probabilities(self, logits: mx.array) -> mx.array:
        """(M, V) processed logits -> (M, V) float32 probabilities, each row's sum 1; at temperature 0 all on the first of
        the largest. Unevaluated."""
        logits = logits.astype(mx.float32)
        if self.greedy:
            return (mx.arange(logits.shape[-1]) == mx.argmax(logits, axis=-1, keepdims=True)).astype(mx.float32)
        from mlx_lm.sample_utils import apply_min_p, apply_top_k, apply_top_p  # slow to import

        logprobs = logits - mx.logsumexp(logits, axis=-1, keepdims=True)
        if 0 < self.top_p < 1:
            logprobs = apply_top_p(logprobs, self.top_p)
        if self.min_p > 0:
            logprobs = apply_min_p(logprobs, self.min_p)
        if 0 < self.top_k < logits.shape[-1]:
            logprobs = apply_top_k(logprobs, self.top_k)
        return mx.softmax(logprobs / self.temperature, axis=-1, precise=True)


GREEDY = Sampling()


class Choice(NamedTuple):
    """What one pass says about the next tokens, unevaluated. logits: (M, V) after the processors. answers: what the rule
    reads, ids (M,) or probabilities (M, V). finite: (M,) bool, which rows can be trusted."""

    logits: mx.array
    answers: mx.array
    finite: mx.array


class Rule(Protocol):
    """Decides what one verify pass adds to the text."""

    sampling: Sampling
    """What a drafter that can should draw from."""

    @property
    def chooses_ids(self) -> bool:
        """Whether `choose` needs nothing but the logits and answers with ids, so that a pass may be fed the choice of the
        one before while nobody knows it yet."""
        ...

    @property
    def rng(self) -> np.random.Generator | None:
        """Where the rule's own random numbers come from, for the drafter to share; None for a rule that has none."""
        ...

    def choose(self, logits: mx.array, text: Sequence[int], draft: Draft) -> Choice:
        """logits (M, V) of the text's last token and the drafted ones that were fed; a draft may be longer than M - 1 when
        its next id is one that the target lacks."""
        ...

    def accept(self, choice: Choice, draft: Draft) -> Acceptance:
        """Evaluates the choice; what stands."""
        ...


class GreedyRule:
    """The largest logit wins; after processors where there are any."""

    rng = None

    def __init__(self, processors: tuple[LogitsProcessor, ...] = ()) -> None:
        self.sampling = Sampling(processors=processors)

    @property
    def chooses_ids(self) -> bool:
        return not self.sampling.processors

    def choose(self, logits: mx.array, text: Sequence[int], draft: Draft) -> Choice:
        logits = self.sampling.process(logits, text, draft)
        return Choice(logits, *choose_greedy(logits))

    def accept(self, choice: Choice, draft: Draft) -> Acceptance:
        return accept_greedy(draft.tokens, _good(choice))


class SamplingRule:
    """Tokens are drawn from `sampling`, and drafts stand by the rule of Leviathan and Chen, so that the text has the
    distribution that plain decoding gives it. rng: where the random numbers come from."""

    def __init__(self, sampling: Sampling, rng: np.random.Generator | None = None) -> None:
        self.sampling = sampling
        self.rng = np.random.default_rng() if rng is None else rng

    @property
    def chooses_ids(self) -> bool:
        return False

    def choose(self, logits: mx.array, text: Sequence[int], draft: Draft) -> Choice:
        logits = self.sampling.process(logits, text, draft)
        _, finite = choose_greedy(logits)
        return Choice(logits, self.sampling.probabilities(logits), finite)

    def accept(self, choice: Choice, draft: Draft) -> Acceptance:
        mx.eval(choice.answers, choice.finite)
        return accept_sampled(draft, list(np.asarray(choice.answers)[: _leading(choice.finite)]), self.rng)


class SamplerRule:
    """Tokens come from a caller's own sampler, of which no probabilities are known: a drafted token stands while it equals
    the one that the sampler drew. Every token of the text is the sampler's, as in plain decoding."""

    rng = None

    def __init__(self, sampler: Sampler, processors: tuple[LogitsProcessor, ...] = ()) -> None:
        self.sampling = Sampling(processors=processors)
        self._sampler = sampler

    @property
    def chooses_ids(self) -> bool:
        return not self.sampling.processors

    def choose(self, logits: mx.array, text: Sequence[int], draft: Draft) -> Choice:
        logits = self.sampling.process(logits, text, draft)
        _, finite = choose_greedy(logits)
        return Choice(logits, self._sampler(logits - mx.logsumexp(logits, axis=-1, keepdims=True)), finite)

    def accept(self, choice: Choice, draft: Draft) -> Acceptance:
        return accept_greedy(draft.tokens, _good(choice))


def choose_greedy(logits: mx.array) -> tuple[mx.array, mx.array]:
    """p's greedy token for each row, and whether that row can be trusted; both unevaluated.

    logits: (M, V). Returns ids (M,) uint32, the lowest id on ties, and finite (M,) bool. argmax of a row of NaN is 0, which
    looks like a token, so the row's largest value is looked at too: NaN and +inf anywhere make it non-finite, and so does
    a row of -inf, while -inf for some ids (a mask) does not.
    """
    return mx.argmax(logits, axis=-1), mx.isfinite(mx.max(logits, axis=-1))


def _leading(finite: mx.array) -> int:
    return len(list(takewhile(bool, cast(list[bool], finite.tolist()))))


def _good(choice: Choice) -> list[int]:
    mx.eval(choice.answers, choice.finite)
    return cast(list[int], choice.answers.tolist())[: _leading(choice.finite)]
