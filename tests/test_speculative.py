"""Greedy speculative decoding equals plain greedy decoding, and leaves the caches as it says."""

import gc
import itertools
import os
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import mlx.core as mx
import mlx.nn as nn
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from mlx.utils import tree_map
from mlx_lm.models import llama
from mlx_lm.models.cache import ArraysCache, CacheList, KVCache, RotatingKVCache, make_prompt_cache

from tuner.errors import BadInputError
from tuner.speculative import (
    Acceptance,
    Choice,
    Draft,
    Drafter,
    FixedDepth,
    FixedDrafter,
    GreedyRule,
    Limit,
    LookupDrafter,
    ModelDrafter,
    NoDrafter,
    NonFiniteLogitsError,
    NotRewindableError,
    PromptCache,
    RewindError,
    Round,
    SamplerRule,
    Sampling,
    TokenizerMismatchError,
    accept_greedy,
    check_same_tokenizer,
    generate,
)
from tuner.speculative.caches import rewind
from tuner.speculative.drafters import _parts
from tuner.speculative.sampling import choose_greedy
from tuner.speculative.unread import UnreadIds

VOCAB = 8


class Toy:
    """TOY: after token t at position i comes rule(t, i). Reads its input back from a real KVCache.

    A pass whose ids are outside the vocabulary fails, as does a position that does not follow the cache.
    """

    def __init__(self, rule: Callable[[int, int], int | list[float]], vocab: int = VOCAB) -> None:
        self.rule = rule
        self.vocab = vocab
        self.layers = [object()]
        self.fed: list[list[int]] = []

    def __call__(self, ids: mx.array, cache: list[Any]) -> mx.array:
        rows = ids.shape[1]
        assert ids.min().item() >= 0
        assert ids.max().item() < self.vocab
        self.fed.append(ids[0].tolist())
        start = cache[0].offset
        words = ids.astype(mx.float32).reshape(1, 1, rows, 1)
        keys, _ = cache[0].update_and_fetch(words, words)
        end = getattr(cache[0], "_idx", keys.shape[2])  # where a rotating cache wrote
        read = [int(word) for word in keys[0, 0, end - rows : end, 0].tolist()]
        return mx.array([[self._logits(token, start + row) for row, token in enumerate(read)]])

    def _logits(self, token: int, position: int) -> list[float]:
        answer = self.rule(token, position)
        if isinstance(answer, list):
            return answer
        return [float(candidate == answer) for candidate in range(self.vocab)]


class DeclaredToy(Toy):
    """TOY with a config, as mlx-lm's models have, so that its first pass may hold a draft."""

    class args:
        vocab_size = VOCAB


def right(token: int, position: int) -> int:
    return (3 * token + 1) % VOCAB


def off(token: int, position: int) -> int:
    return (right(token, position) + 1) % VOCAB


def half(token: int, position: int) -> int:
    return off(token, position) if position % 2 else right(token, position)


RULES = {"same": right, "off": off, "half": half}


def target() -> Toy:
    return DeclaredToy(right)


def draft(name: str) -> ModelDrafter:
    return ModelDrafter(DeclaredToy(RULES[name]), make_caches=lambda: [KVCache()])


def held(caches: Sequence[Any]) -> list[int]:
    """The tokens that a Toy's cache holds."""
    if caches[0].keys is None:
        return []
    return [int(word) for word in caches[0].keys[0, 0, : caches[0].offset, 0].tolist()]


def truth(prompt: Sequence[int], count: int) -> list[int]:
    tokens = [prompt[-1]]
    for _ in range(count):
        tokens.append(right(tokens[-1], 0))
    return tokens[1:]


def copied(drafter: Drafter, limit: int) -> list[int]:
    return list(drafter.draft(Limit(limit)).tokens)


def ids(generation: Iterator[Any]) -> list[int]:
    return [token.id for token in generation]


# The loop on TOY


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("draft_tokens", [0, 1, 2, 3, 4, 7])
@pytest.mark.parametrize("prompt", [[0], [2], [0, 1, 4], [5, 5, 2, 7]])
def test_drafts_of_any_quality_leave_text_and_caches_right(name: str, draft_tokens: int, prompt: list[int]) -> None:
    caches, drafter = [KVCache()], draft(name)
    generation = generate(target(), prompt, max_tokens=17, draft_tokens=draft_tokens, drafter=drafter, prompt_cache=caches)
    tokens = ids(generation)
    text = prompt + tokens
    assert tokens == truth(prompt, 17)
    assert held(caches) == text[:-1]
    # The draft is behind by the one token it never saw, or level.
    assert held(drafter.cache.caches) == list(drafter.cache.tokens)
    assert list(drafter.cache.tokens) == text[: len(drafter.cache)]
    assert len(drafter.cache) <= len(text) - 1
    stats = generation.stats
    assert (stats.emitted, stats.stopped_by, stats.prefill_tokens) == (17, "limit", len(prompt) - 1)
    assert stats.rounds == sum(cost.calls for cost in stats.passes.values())
    assert stats.accepted + stats.rounds == 17
    if draft_tokens == 0:
        assert (stats.proposed, stats.rounds, set(stats.passes)) == (0, 17, {1})
    elif name == "same":
        assert stats.accepted == stats.proposed > 0
    elif name == "off":
        assert stats.accepted == 0 < stats.proposed
    elif draft_tokens > 1:
        assert 0 < stats.accepted < stats.proposed


def test_the_draft_is_in_step_after_every_round() -> None:
    caches, drafter = [KVCache()], draft("half")
    text = [2]
    for token in generate(target(), text, max_tokens=12, draft_tokens=3, drafter=drafter, prompt_cache=caches):
        begun = len(text)
        text.append(token.id)
        # While a block is given out the target holds all of it; the draft holds only what it has seen of it.
        assert held(caches)[:begun] == text[:begun]
        assert list(drafter.cache.tokens)[:begun] == text[:begun][: len(drafter.cache)]


@pytest.mark.parametrize("limit", [0, 1, 2, 3, 5, 6])
@pytest.mark.parametrize("draft_tokens", [0, 4, 9])
def test_c5_limits_are_kept_inside_a_block(limit: int, draft_tokens: int) -> None:
    caches, toy = [KVCache()], target()
    generation = generate(toy, [0], max_tokens=limit, draft_tokens=draft_tokens, drafter=draft("same"), prompt_cache=caches)
    tokens = ids(generation)
    assert tokens == [1, 4, 5, 0, 1, 4][:limit]
    assert held(caches) == ([0, *tokens])[:-1]
    assert generation.stats.stopped_by == "limit"
    assert sum(map(len, toy.fed)) == limit  # no row was computed for a token that nobody asked for


@pytest.mark.parametrize("draft_tokens", [0, 1, 4, 9])
@pytest.mark.parametrize("declared", [True, False])
def test_c5_unlimited_runs_to_eos(draft_tokens: int, declared: bool) -> None:
    caches, toy = [KVCache()], target() if declared else Toy(right)
    generation = generate(
        toy,
        [0],
        max_tokens=-1,
        draft_tokens=draft_tokens,
        drafter=draft("same"),
        prompt_cache=caches,
        eos_token_ids=[0],
    )
    assert ids(generation) == [1, 4, 5, 0]
    assert held(caches) == [0, 1, 4, 5]
    assert generation.stats.stopped_by == "eos"
    assert generation.stats.emitted == 4


def test_a_target_that_declares_no_vocab_is_drafted_from_its_second_pass() -> None:
    toy = Toy(right)
    assert ids(generate(toy, [0], max_tokens=6, drafter=draft("same"))) == [1, 4, 5, 0, 1, 4]
    assert [len(rows) for rows in toy.fed] == [1, 5]


@pytest.mark.parametrize("taken", [0, 1, 2, 3, 6, 7])
def test_an_early_stop_rewinds_to_what_was_taken(taken: int) -> None:
    memory, drafter = PromptCache(target()), draft("same")
    generation = generate(memory.model, [2, 7], max_tokens=-1, draft_tokens=4, drafter=drafter, prompt_cache=memory)
    text = [2, 7] + [next(generation).id for _ in range(taken)]
    generation.close()
    assert text == [2, 7, *truth([7], taken)]
    if taken == 0:  # nothing was started
        assert held(memory.caches) == list(memory.tokens) == []
        return
    assert held(memory.caches) == list(memory.tokens) == text[:-1]
    assert list(drafter.cache.tokens) == text[: len(drafter.cache)]
    assert len(drafter.cache) < len(text)
    assert generation.stats.stopped_by == "closed"
    assert generation.stats.emitted == taken


def test_breaking_out_of_the_for_loop_rewinds_at_once() -> None:
    memory = PromptCache(target())
    gc.disable()  # a reference cycle would leave the caches ahead until the next collection
    try:
        for token in generate(memory.model, [0], max_tokens=-1, drafter=FixedDrafter([[1, 4, 5]]), prompt_cache=memory):
            if token.id == 4:
                break
        assert held(memory.caches) == list(memory.tokens) == [0, 1]
        assert not memory.in_use
    finally:
        gc.enable()


def test_the_limit_is_the_reason_even_if_nobody_asks_further() -> None:
    generation = generate(target(), [0], max_tokens=2)
    assert [next(generation).id, next(generation).id] == [1, 4]
    assert generation.stats.stopped_by == "limit"
    generation.close()
    assert generation.stats.stopped_by == "limit"


def test_tokens_say_whether_they_were_drafted() -> None:
    tokens = list(generate(target(), [0], max_tokens=5, drafter=FixedDrafter([[1, 4, 6], [7]]), draft_tokens=3))
    assert [tuple(token) for token in tokens] == [(1, True), (4, True), (5, False), (0, False), (1, False)]


def test_a_draft_is_cut_to_rows_that_kernels_serve() -> None:
    """The drafter gives what it has; a pass of 3 or 4 rows would run on stock."""

    class Served(FixedDepth):
        def fitting(self, drafted: int) -> int:
            return max(k for k in (0, 1, 4) if k <= drafted)

    run = generate(target(), [1, 2], max_tokens=40, draft_tokens=Served(4), drafter=FixedDrafter([[1] * 3, [1] * 4] * 40))
    list(run)
    assert {*run.stats.passes} == {1, 2, 5}


class LookupOnly(FixedDepth):
    """Verifies copies that rest on `least` tokens and nothing else."""

    def __init__(self, least: int) -> None:
        super().__init__(3)
        self._least = least

    def tokens(self, kind: int) -> int:
        return self.most if kind >= self._least else 0

    def worth(self, kinds: Iterable[int]) -> bool:
        return any(map(self.tokens, kinds))


@pytest.mark.parametrize(
    ("drafter", "draft_tokens"), [(None, 0), (ModelDrafter(target()), LookupOnly(1)), (LookupDrafter(), LookupOnly(9))]
)
def test_a_pass_begins_before_the_token_it_is_fed_is_read(drafter: Drafter | None, draft_tokens: Any) -> None:
    """... and none is begun that the limit makes useless."""
    toy, steps = target(), []
    generation = generate(toy, [0], max_tokens=6, drafter=drafter, draft_tokens=draft_tokens)
    tokens = []
    for token in generation:
        tokens.append(token.id)
        steps.append(len(toy.fed))
    assert tokens == truth([0], 6)
    assert steps == [2, 3, 4, 5, 6, 6]
    assert generation.stats.passes[1].calls == generation.stats.rounds == 6


def test_beginning_a_pass_early_counts_as_its_own_time() -> None:
    """Not as that of the pass before: the first one of a stretch would seem to take twice as long, the last one nothing."""

    class Noting(FixedDepth):
        def record(self, done: Round) -> None:
            taken.append((done.pass_us, (done.begun, done.followed)))

    def slow(token: int, position: int) -> int:
        time.sleep(0.02)
        return right(token, position)

    taken: list[tuple[float, tuple[bool, bool]]] = []
    started = time.perf_counter()
    list(generate(DeclaredToy(slow), [0], max_tokens=5, draft_tokens=Noting(0), drafter=NoDrafter()))
    whole_us = (time.perf_counter() - started) * 1e6
    assert [both for _, both in taken] == [(False, True), (True, True), (True, True), (True, True), (True, False)]
    assert min(us for us, _ in taken) > 19_000
    assert sum(us for us, _ in taken) < whole_us


@pytest.mark.parametrize("taken", range(1, 7))
@pytest.mark.parametrize("by", ["close", "eos"])
def test_a_pass_that_nobody_asks_for_is_taken_back(taken: int, by: str) -> None:
    memory = PromptCache(target())
    expected = [1, 4, 5, 0, 1, 4][:taken]
    eos = [expected[-1]] if by == "eos" and expected[-1] not in expected[:-1] else []
    generation = generate(memory.model, [0], max_tokens=-1, prompt_cache=memory, eos_token_ids=eos)
    assert [next(generation).id for _ in range(taken)] == expected
    if eos:
        assert next(generation, None) is None
    generation.close()
    assert held(memory.caches) == list(memory.tokens) == [0, *expected][:-1]
    assert ids(generate(memory.model, [0, *expected], max_tokens=3, prompt_cache=memory)) == truth(expected, 3)


def test_no_pass_begins_early_where_it_could_not_be_taken_back_or_needs_the_token() -> None:
    def fed_at_first_token(**more: Any) -> int:
        toy = more.pop("toy", target())
        generation = generate(toy, [0], max_tokens=6, **more)
        next(generation)
        generation.close()
        return len(toy.fed)

    assert fed_at_first_token() == 2
    assert fed_at_first_token(toy=Toy(right)) == 1  # it may turn out to have too few ids for a draft
    assert fed_at_first_token(prompt_cache=[StuckCache()]) == 1
    assert fed_at_first_token(prompt_cache=[RotatingKVCache(max_size=8)]) == 2
    assert fed_at_first_token(prompt_cache=[RotatingKVCache(max_size=2)]) == 1
    assert fed_at_first_token(sampling=Sampling(processors=(lambda text, logits: logits,))) == 1
    assert fed_at_first_token(sampling=Sampling(temperature=1.0)) == 1
    assert fed_at_first_token(sampling=SamplerRule(lambda logprobs: mx.argmax(logprobs, axis=-1))) == 2
    assert fed_at_first_token(drafter=LookupDrafter(), draft_tokens=3) == 1


@pytest.mark.parametrize("least", range(1, 10))
def test_a_pass_begins_early_only_if_no_copy_can_come_that_is_worth_a_draft(least: int) -> None:
    """Against what would have been drafted: with a drafter that does not tell what may come, no pass begins early."""

    class Secretive(LookupDrafter):
        def next_kinds(self) -> Iterable[int]:
            return (16,)

    passes = []
    for drafter in (LookupDrafter(), Secretive()):
        generation = generate(target(), [6, 7, 0, 1, 3], max_tokens=60, drafter=drafter, draft_tokens=LookupOnly(least))
        list(generation)
        passes.append({rows: cost.calls for rows, cost in generation.stats.passes.items()})
    assert passes[0] == passes[1]
    assert {1, 4} <= passes[0].keys()


def test_passes_are_counted_by_rows_and_timed_apart_from_prefill() -> None:
    generation = generate(
        target(), [0, 1, 4, 5, 0], max_tokens=9, draft_tokens=3, drafter=draft("same"), prefill_step_size=2
    )
    list(generation)
    stats = generation.stats
    assert {rows: cost.calls for rows, cost in stats.passes.items()} == {4: 2, 1: 1}
    assert stats.prefill_tokens == 4
    assert stats.prefill_seconds > 0
    assert 0 < sum(cost.total_us for cost in stats.passes.values()) < stats.decode_seconds * 1e6


@pytest.mark.parametrize("step", [1, 2, 3, 512])
def test_prefill_steps_do_not_change_what_is_cached(step: int) -> None:
    caches, toy = [KVCache()], target()
    prompt = [3, 1, 4, 1, 5, 2]
    list(generate(toy, mx.array(prompt), max_tokens=1, prompt_cache=caches, prefill_step_size=step))
    assert held(caches) == prompt
    assert max(map(len, toy.fed)) == min(step, 5)


@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_no_draft_can_change_the_text(data: st.DataObject) -> None:
    table = data.draw(st.lists(st.integers(0, VOCAB - 1), min_size=VOCAB, max_size=VOCAB))
    prompt = data.draw(st.lists(st.integers(0, VOCAB - 1), min_size=1, max_size=5))
    # Ids that do not exist are among the proposals.
    blocks = data.draw(st.lists(st.lists(st.integers(-1, VOCAB + 1), max_size=6), max_size=12))
    limit, taken = data.draw(st.integers(0, 15)), data.draw(st.integers(0, 15))
    eos = data.draw(st.sets(st.integers(0, VOCAB - 1), max_size=2))

    def run(drafter: FixedDrafter | None) -> tuple[list[int], list[int]]:
        toy = DeclaredToy(lambda token, position: table[token])
        caches = [KVCache()]
        generation = generate(
            toy,
            prompt,
            max_tokens=limit,
            draft_tokens=None if drafter is None else 6,
            drafter=drafter,
            prompt_cache=caches,
            eos_token_ids=eos,
        )
        tokens = [token.id for _, token in zip(range(taken), generation, strict=False)]
        generation.close()
        return tokens, held(caches)

    plain = run(None)
    assert run(FixedDrafter(blocks)) == plain
    if taken:
        assert plain[1] == (prompt + plain[0])[:-1]


# Caches


class StateSpaceToy(DeclaredToy):
    """A hybrid model: one layer with a state that cannot be rewound, in either place of a list of caches."""

    def make_cache(self) -> list[Any]:
        return [CacheList(KVCache(), ArraysCache(1))]

    def __call__(self, ids: mx.array, cache: list[Any]) -> mx.array:
        return super().__call__(ids, [cache[0][0]])


class MambaBlock:
    pass


class StuckCache(KVCache):
    """A cache of somebody else's that can neither be trimmed nor set back."""

    def is_trimmable(self) -> bool:
        return False


def test_c1_a_target_that_cannot_be_rewound_is_refused_before_the_first_token() -> None:
    toy = target()
    toy.layers = [MambaBlock()]
    with pytest.raises(NotRewindableError, match=r"target.*StuckCache of MambaBlock"):
        next(generate(toy, [0, 1], max_tokens=4, drafter=draft("half"), prompt_cache=[StuckCache()]))
    assert toy.fed == []
    for drafter, draft_tokens in ((None, None), (draft("half"), 0)):
        plain = generate(toy, [0, 1], max_tokens=4, drafter=drafter, draft_tokens=draft_tokens, prompt_cache=[StuckCache()])
        assert ids(plain) == [4, 5, 0, 1]


def test_c1_a_draft_that_cannot_be_rewound_is_refused_too() -> None:
    toy, caches, other = target(), [KVCache()], target()
    drafter = ModelDrafter(other, make_caches=lambda: [StuckCache()])
    with pytest.raises(NotRewindableError, match=r"draft.*StuckCache"):
        next(generate(toy, [0, 1], max_tokens=4, drafter=drafter, prompt_cache=caches))
    assert (toy.fed, other.fed, caches[0].offset) == ([], [], 0)


class SummingToy:
    """A state-space model in small: the state is a sum over all tokens, and the next token depends on it alone."""

    class args:
        vocab_size = VOCAB

    def __init__(self, shift: int = 0) -> None:
        self.shift = shift
        self.layers = [MambaBlock()]
        self.rows = 0

    def make_cache(self) -> list[Any]:
        return [ArraysCache(1)]

    def __call__(self, ids: mx.array, cache: list[Any]) -> mx.array:
        self.rows += ids.shape[1]
        before = mx.zeros((1,), mx.uint32) if cache[0][0] is None else cache[0][0]
        sums = mx.cumsum(mx.concatenate([before, ids[0].astype(mx.uint32) + 1]))[1:]
        cache[0][0] = sums[-1:]
        return ((sums + self.shift) % VOCAB)[None, :, None] == mx.arange(VOCAB)


@pytest.mark.parametrize("shift", [0, 1])
@pytest.mark.parametrize("draft_tokens", [1, 3, 8])
@pytest.mark.parametrize("taken", [40, 7])
def test_a_state_that_cannot_be_rewound_is_set_back(shift: int, draft_tokens: int, taken: int) -> None:
    plain = ids(generate(SummingToy(), [0, 3], max_tokens=60))
    memory = PromptCache(SummingToy())
    drafter = ModelDrafter(SummingToy(shift))
    generation = generate(
        memory.model, [0, 3], max_tokens=60, draft_tokens=draft_tokens, drafter=drafter, prompt_cache=memory
    )
    assert [next(generation).id for _ in range(taken)] == plain[:taken]
    generation.close()
    stats = generation.stats
    assert (stats.accepted == 0) == (shift == 1)
    text = [0, 3, *plain[:taken]]
    assert list(memory.tokens) == text[:-1]
    assert memory.caches[0][0].item() == sum(text[:-1]) + len(text) - 1
    assert drafter.cache.caches[0][0].item() == sum(drafter.cache.tokens) + len(drafter.cache)
    assert ids(generate(memory.model, text, max_tokens=60 - taken, prompt_cache=memory)) == plain[taken:]


@pytest.mark.parametrize("draft_tokens", range(1, 9))
@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("prompt_length", [2, 15, 16, 17, 40])
def test_drafting_goes_on_where_the_window_is_full(draft_tokens: int, name: str, prompt_length: int) -> None:
    caches, toy = [RotatingKVCache(max_size=16)], target()
    drafter = ModelDrafter(DeclaredToy(RULES[name]), make_caches=lambda: [RotatingKVCache(max_size=16)])
    prompt = [0, *truth([0], prompt_length - 1)]
    generation = generate(toy, prompt, max_tokens=60, draft_tokens=draft_tokens, drafter=drafter, prompt_cache=caches)
    text = prompt + ids(generation)
    assert text == [0, *truth([0], prompt_length + 59)]
    stats = generation.stats
    assert stats.proposed >= 60 * draft_tokens // (draft_tokens + 1) - draft_tokens
    if name == "same":
        assert stats.accepted == stats.proposed
    for cache, tokens in ((caches[0], text[:-1]), (drafter.cache.caches[0], list(drafter.cache.tokens))):
        assert cache.offset == len(tokens)
        kept = [int(word) for word in cache._temporal_order(cache.keys)[0, 0, :, 0].tolist()]
        assert len(kept) >= 15  # a window for the next token, with that token
        assert kept == tokens[-len(kept) :]


def test_rewind_refuses_before_it_touches_and_notices_a_short_answer() -> None:
    first, full = KVCache(), RotatingKVCache(max_size=2)
    for cache in (first, full):
        for _ in range(3):
            cache.update_and_fetch(mx.zeros((1, 1, 1, 1)), mx.zeros((1, 1, 1, 1)))
    with pytest.raises(NotRewindableError, match="RotatingKVCache"):
        rewind([first, full], 1)
    assert first.offset == 3
    with pytest.raises(RewindError, match="3 of 4"):
        rewind([first], 4)


def test_a_cache_that_gives_up_too_few_tokens_is_never_used_again() -> None:
    class Stingy(KVCache):
        def trim(self, n: int) -> int:
            return super().trim(n - 1)  # type: ignore[no-any-return]

    memory = PromptCache(target(), make_caches=lambda: [Stingy()])
    generation = generate(memory.model, [0], max_tokens=9, drafter=FixedDrafter([[7, 7]]), prompt_cache=memory)
    with pytest.raises(RewindError, match="layer 0: Stingy gave up 1 of 2 tokens"):
        list(generation)
    assert len(memory) == 0
    for _ in range(2):  # the second run finds the first one's tokens, and cannot go back to them
        assert ids(generate(memory.model, [0], max_tokens=4, prompt_cache=memory)) == [1, 4, 5, 0]
        assert held(memory.caches) == [0, 1, 4, 5]


def test_c13_a_list_of_caches_is_appended_to() -> None:
    caches, toy = [KVCache()], target()
    assert ids(generate(toy, [0, 1, 4], max_tokens=1, prompt_cache=caches)) == [5]
    assert held(caches) == [0, 1, 4]
    assert ids(generate(toy, [5], max_tokens=4, drafter=draft("same"), prompt_cache=caches)) == [0, 1, 4, 5]
    assert held(caches) == [0, 1, 4, 5, 0, 1, 4]
    assert ids(generate(toy, [5], max_tokens=2, prompt_cache=caches)) == [0, 1]
    assert held(caches) == [0, 1, 4, 5, 0, 1, 4, 5, 0]


@pytest.mark.parametrize("speculative_first", [False, True])
@pytest.mark.parametrize("name", RULES)
def test_c13_a_prompt_cache_takes_full_prompts_in_any_order(speculative_first: bool, name: str) -> None:
    memory, drafter = PromptCache(target()), draft(name)
    speculative = speculative_first
    for prompt, fed in (
        ([0, 1, 4], 2),
        ([0, 1, 4, 5], 1),
        ([0], 0),
        ([2, 7, 6], 2),
        ([2, 7, 5], 0),
        ([0], 0),
    ):
        generation = generate(
            memory.model, prompt, max_tokens=6, drafter=drafter if speculative else None, prompt_cache=memory
        )
        tokens = ids(generation)
        assert tokens == truth(prompt, 6)
        assert held(memory.caches) == list(memory.tokens) == (prompt + tokens)[:-1]
        assert generation.stats.prefill_tokens <= fed
        speculative = not speculative


def test_c13_the_drafter_sees_the_part_of_the_prompt_that_was_cached() -> None:
    memory, drafter = PromptCache(target()), draft("same")
    list(generate(memory.model, [2, 7, 6], max_tokens=3, prompt_cache=memory))
    list(generate(memory.model, [2, 7, 6, 3, 2, 7], max_tokens=3, drafter=drafter, prompt_cache=memory))
    assert drafter.cache.tokens[:6] == (2, 7, 6, 3, 2, 7)


def test_c13_a_prompt_cache_that_cannot_be_rewound_starts_over() -> None:
    memory = PromptCache(target(), make_caches=lambda: [RotatingKVCache(max_size=4)])
    assert ids(generate(memory.model, [0, 1, 4], max_tokens=9, prompt_cache=memory)) == truth([4], 9)
    again = generate(memory.model, [0, 1, 4], max_tokens=9, prompt_cache=memory)
    assert ids(again) == truth([4], 9)
    assert again.stats.prefill_tokens == 2
    assert memory.caches[0].offset == len(memory) == 11


@pytest.mark.parametrize("prompt", [[], mx.array([], mx.uint32)])
def test_c13_an_empty_prompt_is_refused_by_name(prompt: Any) -> None:
    with pytest.raises(BadInputError, match="prompt is empty"):
        generate(target(), prompt, max_tokens=1)


def test_one_prompt_cache_serves_one_generation_at_a_time_and_one_model() -> None:
    memory = PromptCache(target())
    first = generate(memory.model, [0], max_tokens=4, prompt_cache=memory)
    next(first)
    with pytest.raises(BadInputError, match="in use"):
        next(generate(memory.model, [0], max_tokens=4, prompt_cache=memory))
    first.close()
    assert ids(generate(memory.model, [0], max_tokens=2, prompt_cache=memory)) == [1, 4]
    with pytest.raises(BadInputError, match="another model"):
        generate(target(), [0], max_tokens=4, prompt_cache=memory)


def test_a_pass_that_was_interrupted_leaves_no_record_behind() -> None:
    def rule(token: int, position: int) -> int:
        if position == 3 and broken:
            raise KeyboardInterrupt
        return right(token, position)

    broken = True
    memory = PromptCache(DeclaredToy(rule))
    generation = generate(memory.model, [0], max_tokens=9, prompt_cache=memory)
    with pytest.raises(KeyboardInterrupt):
        list(generation)
    assert generation.stats.stopped_by == "error"
    assert len(memory) == 0
    broken = False
    assert ids(generate(memory.model, [0], max_tokens=5, prompt_cache=memory)) == truth([0], 5)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"max_tokens": -2}, "max_tokens must be -1 or more, got -2"),
        ({"draft_tokens": -1}, "draft_tokens must be 0 or more, got -1"),
        ({"draft_tokens": 3}, "no drafter"),
        ({"prefill_step_size": 0}, "prefill_step_size must be 1"),
        ({"prompt": [0, 8]}, "holds id 8, but the model's ids end at 7"),
        ({"prompt": [-1]}, "from 0 up, got -1"),
        ({"prompt": [0.5]}, "integer"),
        ({"prompt": mx.array([[1, 2]])}, r"shape \(1, 2\)"),
    ],
)
def test_arguments_that_make_no_sense_are_refused_at_the_call(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInputError, match=message):
        generate(target(), **{"prompt": [0], "max_tokens": 1} | arguments)


def test_prompts_may_be_numpy_integers() -> None:
    assert ids(generate(target(), list(np.array([0, 1])), max_tokens=2)) == [4, 5]


# Logits


def _nan_at(bad_position: int, value: list[float]) -> Callable[[int, int], int | list[float]]:
    return lambda token, position: value if position == bad_position else right(token, position)


NAN, INF = float("nan"), float("inf")


@pytest.mark.parametrize(
    "bad",
    [[NAN] * VOCAB, [0.0] * 5 + [NAN, 1.0, 0.0], [INF] + [0.0] * 7, [-INF] * VOCAB],
    ids=["all-nan", "one-nan", "inf", "all-minus-inf"],
)
@pytest.mark.parametrize("bad_row", [0, 1, 2, 3])
def test_c9_tokens_before_a_bad_row_are_emitted_then_it_is_named(bad: list[float], bad_row: int) -> None:
    memory, drafter = PromptCache(DeclaredToy(_nan_at(bad_row, bad))), draft("same")
    generation = generate(memory.model, [0], max_tokens=9, draft_tokens=3, drafter=drafter, prompt_cache=memory)
    tokens: list[int] = []
    with pytest.raises(NonFiniteLogitsError, match=f"non-finite logits in row {bad_row} of a pass of M=4"):
        tokens.extend(token.id for token in generation)
    assert held(memory.caches) == list(memory.tokens) == ([0, *truth([0], bad_row)])[:-1]
    assert len(drafter.cache) <= bad_row
    assert generation.stats.emitted == bad_row
    assert generation.stats.stopped_by == "error"


def test_c9_tokens_reach_the_consumer_before_the_error() -> None:
    generation = generate(DeclaredToy(_nan_at(2, [NAN] * VOCAB)), [0], max_tokens=9, drafter=FixedDrafter([[1, 4, 5]]))
    assert [next(generation).id, next(generation).id] == [1, 4]
    with pytest.raises(NonFiniteLogitsError):
        next(generation)


def test_c9_a_bad_row_after_a_rejected_draft_or_the_limit_is_no_error() -> None:
    def rule(token: int, position: int) -> int | list[float]:
        return [NAN] * VOCAB if token == 6 else right(token, position)

    drafter = FixedDrafter([[1, 6, 3], [6], [1, 6]])
    assert ids(generate(DeclaredToy(rule), [0], max_tokens=6, drafter=drafter)) == [1, 4, 5, 0, 1, 4]
    toy = DeclaredToy(_nan_at(2, [NAN] * VOCAB))
    assert ids(generate(toy, [0], max_tokens=9, eos_token_ids=[4], drafter=draft("same"))) == [1, 4]


def test_c9_in_plain_decode_the_error_is_the_same_whatever_the_cache() -> None:
    toy = StateSpaceToy(_nan_at(3, [NAN] * VOCAB))
    memory = PromptCache(toy)
    with pytest.raises(NonFiniteLogitsError, match="row 0 of a pass of M=1 rows, after 3 tokens"):
        list(generate(toy, [0], max_tokens=9, prompt_cache=memory))
    assert len(memory) == 0  # the bad token cannot be taken out again


@pytest.mark.parametrize(
    "drafter",
    [None, FixedDrafter([[1, 1], [1, 3], [2, 1]]), LookupDrafter(), NoDrafter()],
    ids=["plain", "fixed", "lookup", "none"],
)
def test_c10_ties_go_to_the_lowest_id_on_every_path(drafter: Any) -> None:
    toy = Toy(lambda token, position: [1.0, 3.0, 3.0, 2.0], vocab=4)
    assert ids(generate(toy, [0, 1], max_tokens=7, drafter=drafter)) == [1] * 7
    assert ids(generate(toy, [0], max_tokens=7, drafter=ModelDrafter(toy))) == [1] * 7


def test_greedy_choice_of_wide_half_precision_rows() -> None:
    for dtype in (mx.float32, mx.float16, mx.bfloat16):
        logits = mx.zeros((4, 1000), dtype)
        logits[0, 7] = logits[0, 9] = 3
        logits[1, 999] = NAN
        logits[2] = -INF
        logits[3, :999] = -INF
        chosen, finite = choose_greedy(logits)
        assert [chosen[0].item(), chosen[3].item()] == [7, 999]
        assert finite.tolist() == [True, False, False, True]


@pytest.mark.parametrize(
    ("drafted", "choices", "accepted", "tokens"),
    [
        ([], [5], 0, (5,)),
        ([5, 6], [5, 6, 7], 2, (5, 6, 7)),
        ([5, 6], [5, 1, 7], 1, (5, 1)),
        ([5, 6], [1, 6, 7], 0, (1,)),
        ([5, 6], [5, 6], 2, (5, 6)),
        ([5, 6], [], 0, ()),
    ],
)
def test_greedy_acceptance(drafted: list[int], choices: list[int], accepted: int, tokens: tuple[int, ...]) -> None:
    assert accept_greedy(drafted, choices) == (accepted, tokens)


# Drafters


def lookup_by_definition(text: list[int], limit: int, max_ngram: int, min_ngram: int) -> list[int]:
    for length in range(max_ngram, min_ngram - 1, -1):
        for start in range(len(text) - length - 1, -1, -1):
            if length <= len(text) and text[start : start + length] == text[-length:]:
                copy = list(text)
                for offset in range(limit):
                    copy.append(copy[start + length + offset])
                return copy[len(text) :]
    return []


@given(
    text=st.lists(st.integers(0, 3), min_size=1, max_size=40),
    cuts=st.lists(st.integers(1, 7), max_size=10),
    lengths=st.tuples(st.integers(1, 5), st.integers(1, 5)),
    limit=st.integers(1, 9),
)
@settings(max_examples=200, deadline=None)
def test_lookup_equals_its_definition_at_every_length(
    text: list[int], cuts: list[int], lengths: tuple[int, int], limit: int
) -> None:
    low, high = sorted(lengths)
    drafter = LookupDrafter(max_ngram=high, min_ngram=low)
    shown, rest = text[:1], text[1:]
    drafter.begin(shown)
    for cut in [*cuts, len(text)]:
        assert copied(drafter, limit) == lookup_by_definition(shown, limit, high, low)
        piece, rest = rest[:cut], rest[cut:]
        drafter.extend(piece)
        shown = shown + piece
    assert copied(drafter, limit) == lookup_by_definition(text, limit, high, low)


def test_lookup_prefers_length_then_the_latest_and_copies_a_period_on() -> None:
    drafter = LookupDrafter(max_ngram=2)
    drafter.begin([1, 2, 3, 9, 2, 4, 1, 2])
    assert copied(drafter, 2) == [3, 9]  # (1, 2) once, rather than the later (2)
    drafter.extend([5, 1, 2])
    assert copied(drafter, 2) == [5, 1]  # the latest (1, 2)
    drafter.begin([7, 8, 7, 8])
    assert copied(drafter, 5) == [7, 8, 7, 8, 7]
    drafter.begin([1, 2, 3])
    assert copied(drafter, 5) == []


def test_the_kind_of_a_copy_is_how_many_tokens_match_however_few_were_looked_up() -> None:
    drafter = LookupDrafter(max_ngram=2)
    for matching in (1, 2, 5, 16, 20):
        block = list(range(100, 100 + matching))
        drafter.begin([7, *block, 8, 9, *block])
        assert drafter.draft(Limit(2)) == Draft([8, 9], kind=min(matching, 16))
    drafter.begin([5, 6, 5])  # the match begins where the text does
    assert drafter.draft(Limit(1)) == Draft([6], kind=1)


def test_lookup_starts_over_on_another_text_and_goes_on_with_the_same() -> None:
    drafter = LookupDrafter()
    drafter.begin([1, 2, 3, 1])
    drafter.begin([1, 2, 3, 1, 2])
    assert copied(drafter, 1) == [3]
    drafter.begin([2, 2, 9, 1, 2])
    assert copied(drafter, 1) == [9]


def test_lookup_cost_of_a_token_does_not_grow_with_the_text() -> None:
    class Watched(list[int]):
        reads = 0

        def __getitem__(self, key: Any) -> Any:
            Watched.reads += 1
            return super().__getitem__(key)

    costs = []
    for length in (100, 10_000):
        drafter = LookupDrafter()
        drafter.begin([token % 50 for token in range(length)])
        drafter._text = Watched(drafter._text)
        Watched.reads = 0
        drafter.extend([3])
        copied(drafter, 4)
        costs.append(Watched.reads)
    assert costs[0] == costs[1] < 24


@pytest.mark.parametrize("lengths", [(0, 0), (2, 3), (3, 0)])
def test_lookup_lengths_are_checked(lengths: tuple[int, int]) -> None:
    with pytest.raises(BadInputError, match="n-gram lengths"):
        LookupDrafter(*lengths)


def test_lookup_speeds_up_a_repeating_text() -> None:
    generation = generate(target(), [0], max_tokens=40, draft_tokens=4, drafter=LookupDrafter())
    assert ids(generation) == truth([0], 40)
    assert generation.stats.rounds < 40 / 3


def test_c11_swapped_ids_are_refused_and_padding_is_not() -> None:
    p = {f"<{token}>": token for token in range(100)}
    swapped = p | {"<3>": 4, "<4>": 3}
    with pytest.raises(TokenizerMismatchError, match=r"2 of 100 tokens: id 3 is '<3>' .* and '<4>'"):
        check_same_tokenizer(p, swapped)
    check_same_tokenizer(p | {f"<pad{token}>": token for token in range(100, 128)}, p)
    check_same_tokenizer(p, p | {f"<pad{token}>": token for token in range(100, 128)})
    for q in ({"other" if token == 5 else f"<{token}>": token for token in range(100)}, {"<7>": 300}):
        with pytest.raises(TokenizerMismatchError):
            check_same_tokenizer(p, q)

    class Tokenizer:
        def get_vocab(self) -> dict[str, int]:
            return swapped

    with pytest.raises(TokenizerMismatchError):
        ModelDrafter(target(), tokenizers=(p, Tokenizer()))


@pytest.mark.parametrize("stray", [100, 120, 127, -1])
def test_c11_ids_that_the_target_lacks_are_rejected_unfed(stray: int) -> None:
    toy = Toy(lambda token, position: (token + 1) % 100, vocab=100)
    generation = generate(toy, [4, 5], max_tokens=6, drafter=FixedDrafter([[7, stray, 9], [stray]]))
    assert ids(generation) == [6, 7, 8, 9, 10, 11]
    assert max(token for rows in toy.fed for token in rows) < 100
    assert (generation.stats.proposed, generation.stats.accepted) == (4, 1)


def test_c11_a_padded_draft_and_a_padded_target_work() -> None:
    def count(token: int, position: int) -> int:
        return (token + 1) % 100 if token < 100 else 1

    def stray(token: int, position: int) -> int:
        return 120 if position % 3 == 0 else count(token, position)

    small, large = Toy(count, vocab=100), Toy(stray, vocab=128)
    wanted = [*range(6, 36)]
    assert ids(generate(small, [4, 5], max_tokens=30, drafter=ModelDrafter(large))) == wanted
    small.fed.clear()
    # The target emits 120, which the draft's embedding lacks: 99 is fed in its place.
    small.args = type("args", (), {"vocab_size": 100})  # type: ignore[attr-defined]
    drafter = ModelDrafter(small)
    plain = ids(generate(large, [4, 5], max_tokens=30))
    assert 120 in plain
    assert ids(generate(large, [4, 5], max_tokens=30, drafter=drafter)) == plain
    assert any(99 in rows for rows in small.fed)


# A real model


def tiny_llama(seed: int, layers: int = 2) -> llama.Model:
    mx.random.seed(seed)
    return llama.Model(
        llama.ModelArgs(
            model_type="llama",
            hidden_size=64,
            num_hidden_layers=layers,
            intermediate_size=128,
            num_attention_heads=4,
            num_key_value_heads=2,
            rms_norm_eps=1e-5,
            vocab_size=97,
            tie_word_embeddings=False,
        )
    )


PROMPT = [3, 14, 15, 92, 65, 35, 89, 79, 3, 14, 15]


def layer_caches(kind: str, layers: int = 2) -> list[Any]:
    return [KVCache() if kind == "plain" else RotatingKVCache(max_size=64, keep=4) for _ in range(layers)]


def blurred(model: llama.Model, noise: float) -> llama.Model:
    """The model, its weights off by noise standard deviations: right most of the time."""
    mx.random.seed(100)
    model.update(tree_map(lambda w: w + noise * mx.std(w) * mx.random.normal(w.shape), model.parameters()))
    return model


@pytest.fixture(scope="module")
def models() -> dict[str, llama.Model]:
    return {
        "target": tiny_llama(0),
        "same": tiny_llama(0),
        "near": blurred(tiny_llama(0), 0.1),
        "other": tiny_llama(1, layers=1),
    }


@pytest.fixture(scope="module")
def plain_texts(models: dict[str, llama.Model]) -> dict[str, list[int]]:
    return {
        kind: ids(generate(models["target"], PROMPT, max_tokens=200, prompt_cache=layer_caches(kind)))
        for kind in ("plain", "rotating")
    }


def test_plain_decode_equals_the_models_own_argmax(
    models: dict[str, llama.Model], plain_texts: dict[str, list[int]]
) -> None:
    text = PROMPT + plain_texts["plain"]
    whole = mx.argmax(models["target"](mx.array(text)[None])[0], axis=-1).tolist()
    assert whole[len(PROMPT) - 1 : -1] == plain_texts["plain"]
    assert len(set(plain_texts["plain"])) > 5
    assert plain_texts["plain"] != plain_texts["rotating"]  # the window matters, so a wrong one would show


def test_a_greedy_draft_is_read_after_the_pass_that_it_is_fed_to_has_begun(
    models: dict[str, llama.Model], plain_texts: dict[str, list[int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    events: list[str] = []
    read = UnreadIds.read
    monkeypatch.setattr(UnreadIds, "read", lambda drafted: (events.append("read"), read(drafted))[1])

    class Noting(GreedyRule):
        def choose(self, *given: Any) -> Choice:
            events.append("pass")
            return super().choose(*given)

    drafter = ModelDrafter(models["near"])
    run = generate(models["target"], PROMPT, max_tokens=60, draft_tokens=3, drafter=drafter, sampling=Noting())
    assert ids(run) == plain_texts["plain"][:60]
    assert run.stats.accepted > 0
    begun = [after for after, event in itertools.pairwise(["read", *events]) if event == "pass"]
    assert len(begun) == run.stats.rounds
    assert events[0] == "pass"
    assert events.count("read") > len(begun)


def test_a_draft_model_is_fed_what_it_missed_in_passes_that_kernels_serve(
    models: dict[str, llama.Model], plain_texts: dict[str, list[int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert _parts(21, [1, 2, 8]) == [8, 8, 2, 2, 1]
    assert _parts(5, []) == _parts(5, [8]) == [5]
    monkeypatch.setattr("tuner.speculative.drafters.pass_us", lambda model: {1: 1.0, 2: 1.0, 4: 1.0})
    fed: list[int] = []
    inner = models["same"]

    class Noting(nn.Module):
        args, layers = inner.args, inner.layers

        def __call__(self, ids: mx.array, cache: Any = None) -> mx.array:
            fed.append(ids.shape[1])
            return inner(ids, cache=cache)

    text = plain_texts["plain"]
    drafter = ModelDrafter(Noting(), make_caches=lambda: make_prompt_cache(inner))
    drafter.begin([*PROMPT, text[0]])
    drafter.extend(text[1:12])
    fed.clear()
    draft = drafter.draft(Limit(3))
    assert list(draft.tokens) == text[12:15]
    assert fed == [4, 4, 4, 1, 1]
    assert draft.passes == 5
    drafter.extend(text[12:100])  # too much to be worth it: the last 32 are fed, behind a hole
    fed.clear()
    assert len(drafter.draft(Limit(2)).tokens) == 2
    assert fed == [4] * 8 + [1]
    drafter.extend(text[100:101])
    assert len(drafter.cache) == len(PROMPT) + 14 + 32
    drafter.begin([*PROMPT, *text[:150]])  # the next generation closes it
    assert list(drafter.draft(Limit(3)).tokens) == text[150:153]


def test_a_draft_that_broke_off_leaves_no_doubt_about_its_caches(
    models: dict[str, llama.Model], plain_texts: dict[str, list[int]]
) -> None:
    class Broken(GreedyRule):
        passes = 0

        def accept(self, choice: Choice, draft: Draft) -> Acceptance:
            self.passes += 1
            if self.passes == 4:
                raise KeyboardInterrupt
            return super().accept(choice, draft)

    drafter, memory = ModelDrafter(models["same"]), PromptCache(models["target"])
    with pytest.raises(KeyboardInterrupt):
        list(generate(models["target"], PROMPT, max_tokens=60, drafter=drafter, prompt_cache=memory, sampling=Broken()))
    run = generate(models["target"], PROMPT, max_tokens=60, drafter=drafter, prompt_cache=memory)
    assert ids(run) == plain_texts["plain"][:60]
    assert run.stats.accepted == run.stats.proposed
    assert {cache.offset for cache in drafter.cache.caches} == {len(drafter.cache)}


def test_a_pass_of_the_target_is_evaluated_once(models: dict[str, llama.Model], monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []
    evaluate = mx.eval
    monkeypatch.setattr(mx, "eval", lambda *arrays: (calls.append(1), evaluate(*arrays)))
    for drafter in (None, LookupDrafter(), ModelDrafter(models["same"])):
        calls.clear()
        generation = generate(models["target"], PROMPT[:1], max_tokens=20, drafter=drafter)
        list(generation)
        assert len(calls) == generation.stats.rounds


@pytest.mark.parametrize(
    ("source", "draft_tokens"),
    [(source, count) for source in ("lookup", "same", "near") for count in range(1, 9)]
    # A draft that is always wrong costs the most and shows the least.
    + [("other", count) for count in (1, 4)],
)
@pytest.mark.parametrize("kind", ["plain", "rotating"])
def test_promise_7_on_a_llama(
    models: dict[str, llama.Model],
    plain_texts: dict[str, list[int]],
    source: str,
    kind: str,
    draft_tokens: int,
) -> None:
    caches = layer_caches(kind)
    drafter = (
        LookupDrafter()
        if source == "lookup"
        else ModelDrafter(models[source], make_caches=lambda: layer_caches(kind, len(models[source].layers)))
    )
    generation = generate(
        models["target"],
        PROMPT,
        max_tokens=200,
        draft_tokens=draft_tokens,
        drafter=drafter,
        prompt_cache=caches,
    )
    assert ids(generation) == plain_texts[kind]
    assert [cache.offset for cache in caches] == [len(PROMPT) + 199] * 2
    stats = generation.stats
    if isinstance(drafter, ModelDrafter):
        assert {cache.offset for cache in drafter.cache.caches} == {len(drafter.cache)}
        assert (stats.accepted == stats.proposed) == (source == "same")
    if source == "near":
        assert stats.accepted > 0
    if source == "same" and kind == "plain":
        assert stats.rounds == -(-200 // (draft_tokens + 1))


@pytest.mark.parametrize("source", ["lookup", "same", "near"])
def test_a_conversation_reuses_its_caches_on_a_llama(models: dict[str, llama.Model], source: str) -> None:
    model = models["target"]
    memory = PromptCache(model)
    drafter = LookupDrafter() if source == "lookup" else ModelDrafter(models[source])
    text = list(PROMPT)
    for turn in range(3):
        generation = generate(model, text, max_tokens=23, draft_tokens=3, drafter=drafter, prompt_cache=memory)
        tokens = ids(generation)
        assert tokens == ids(generate(model, text, max_tokens=23))
        assert generation.stats.prefill_tokens <= (len(PROMPT) if turn == 0 else 4)
        text += [*tokens, 40 + turn, 50, 60]
    shorter = text[: len(PROMPT) + 5]
    assert ids(generate(model, shorter, max_tokens=9, drafter=drafter, prompt_cache=memory)) == ids(
        generate(model, shorter, max_tokens=9)
    )


def test_caches_match_a_plain_run_bit_for_bit_in_length_and_closely_in_content(
    models: dict[str, llama.Model],
) -> None:
    runs = []
    for drafter in (None, ModelDrafter(models["near"])):
        caches = make_prompt_cache(models["target"])
        list(generate(models["target"], PROMPT, max_tokens=60, drafter=drafter, prompt_cache=caches))
        runs.append([np.array(array) for cache in caches for array in cache.keys_and_values()])
    for plain, speculative in zip(*runs, strict=True):
        assert plain.shape == speculative.shape
        np.testing.assert_allclose(plain, speculative, atol=1e-5)


def test_a_long_text_in_a_sliding_window_keeps_its_memory_its_acceptance_and_its_step(
    models: dict[str, llama.Model],
) -> None:
    """8,000 tokens, or as many as TUNER_LONG_TEXT says: 20,000 take over a minute."""
    tokens = int(os.environ.get("TUNER_LONG_TEXT", 8_000))
    step = tokens // 5
    target, other = models["target"], models["near"]
    caches = [RotatingKVCache(max_size=48) for _ in target.layers]
    drafter = ModelDrafter(other, make_caches=lambda: [RotatingKVCache(max_size=48, keep=4) for _ in other.layers])
    generation = generate(
        target,
        PROMPT,
        max_tokens=tokens,
        draft_tokens=3,
        drafter=drafter,
        sampling=Sampling(temperature=0.5),
        seed=1,
        prompt_cache=caches,
    )
    text, memory, accepted = list(PROMPT), [], []
    for count, token in enumerate(generation, 1):
        text.append(token.id)
        if count % step == 0:
            gc.collect()
            memory.append(mx.get_active_memory())
            accepted.append(generation.stats.accepted)
    assert len(text) == tokens + len(PROMPT)
    assert max(memory) < memory[0] * 1.05 + 200_000
    shares = np.diff([0, *accepted]) / step
    assert 0.3 < shares.min() > 0.9 * shares.max()
    # In step: the caches hold the text's end, the draft's at most the last token less.
    assert {cache.offset for cache in caches} == {len(text) - 1}
    assert {cache.offset for cache in drafter.cache.caches} == {len(drafter.cache)}
    assert list(drafter.cache.tokens) == text[: len(drafter.cache)]
    assert len(drafter.cache) >= len(text) - 5
