"""At a temperature the text has the target's own distribution, whatever the drafts are."""

import itertools
from collections import Counter
from collections.abc import Sequence
from typing import Any

import mlx.core as mx
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from mlx_lm.sample_utils import make_logits_processors, make_sampler

from tuner.errors import BadInputError
from tuner.speculative import Draft, ModelDrafter, SamplerRule, Sampling, accept_sampled, generate
from tuner.speculative.acceptance import draw, residual

DRAWS = 50_000


class Given:
    """A random generator that hands out the given numbers."""

    def __init__(self, *numbers: float) -> None:
        self._numbers = list(numbers)

    def random(self) -> float:
        return self._numbers.pop(0)


def rows(*values: Sequence[float]) -> list[np.ndarray]:
    return [np.array(row, np.float32) for row in values]


def log_of(*values: Sequence[float]) -> mx.array:
    with np.errstate(divide="ignore"):
        return mx.array(np.log(np.array(values, np.float64)).astype(np.float32))


def chi_square(counts: np.ndarray, p: np.ndarray) -> float:
    """Pearson's statistic over its degrees of freedom; near 1 when the counts are draws of p."""
    expected = p * counts.sum()
    some = expected > 0
    assert not counts[~some].any()
    return float(((counts[some] - expected[some]) ** 2 / expected[some]).sum() / max(1, some.sum() - 1))


# One position


def blocks(p: np.ndarray, q: np.ndarray, seed: int, after: np.ndarray) -> tuple[np.ndarray, float]:
    """Counts of the first token of DRAWS blocks that begin with a draw from q, and the share of drafts that stood."""
    rng = np.random.default_rng(seed)
    counts, stood = np.zeros(len(p)), 0
    for _ in range(DRAWS):
        token = draw(q, rng)
        block = accept_sampled(Draft([token], [q]), [p, after], rng)
        counts[block.tokens[0]] += 1
        stood += block.accepted
    return counts, stood / DRAWS


def test_c7_a_drawn_draft_leaves_the_targets_distribution() -> None:
    (p, q) = rows((0.5, 0.3, 0.2), (0.6, 0.3, 0.1))
    counts, stood = blocks(p, q, 1, p)
    np.testing.assert_allclose(counts / DRAWS, p, atol=0.01)
    assert chi_square(counts, p) < 5
    assert stood == pytest.approx(np.minimum(p, q).sum(), abs=0.006)  # 0.9; equality with p's own draw would give 0.41


def test_c7_a_greedy_draft_is_not_scored_as_if_it_were_drawn() -> None:
    p, _ = rows((0.5, 0.3, 0.2), (0.6, 0.3, 0.1))
    rng = np.random.default_rng(2)
    counts = np.zeros(3)
    for _ in range(DRAWS):
        counts[accept_sampled(Draft([0]), [p, p], rng).tokens[0]] += 1
    np.testing.assert_allclose(counts / DRAWS, p, atol=0.01)  # the fault gives (0.833, 0, 0.167)


def test_c7_temperature_and_top_k_on_both_sides() -> None:
    sampling = Sampling(temperature=0.5, top_k=2)
    p, q = (np.asarray(sampling.probabilities(log_of(row)))[0] for row in ((0.5, 0.3, 0.2), (0.6, 0.1, 0.3)))
    np.testing.assert_allclose(p, [25 / 34, 9 / 34, 0], rtol=1e-5)
    counts, stood = blocks(p, q, 3, p)
    np.testing.assert_allclose(counts / DRAWS, p, atol=0.01)
    assert stood == pytest.approx(np.minimum(p, q).sum(), abs=0.006)


def test_c8_equal_distributions_leave_no_residual() -> None:
    one_hot = rows((0, 1, 0))[0]
    np.testing.assert_array_equal(residual(one_hot, one_hot, 1), one_hot)
    block = accept_sampled(Draft([2], rows((0, 0, 1))), [one_hot, one_hot], np.random.default_rng(0))
    assert block == (0, (1,))


def test_c8_a_draw_of_zero_accepts_nothing_impossible() -> None:
    p, q = rows((1, 0), (0, 1))
    assert accept_sampled(Draft([1], [q]), [p, p], Given(0.0, 0.0)) == (0, (0,))  # type: ignore[arg-type]
    assert accept_sampled(Draft([1]), [p, p], Given(0.0, 0.0)) == (0, (0,))  # type: ignore[arg-type]
    assert draw(np.array([0, 0, 0.5, 0]), Given(0.0)) == 2  # type: ignore[arg-type]
    assert draw(np.array([0.5, 0, 0.5, 0]), Given(1.0)) == 2  # type: ignore[arg-type]


def test_c8_the_residual_and_the_acceptance_of_the_report() -> None:
    p, q = rows((0.5, 0.3, 0.2, 0), (0.1, 0.2, 0.3, 0.4))
    left = residual(p, q, 3)
    np.testing.assert_allclose(left / left.sum(), [0.8, 0.2, 0, 0], atol=1e-6)
    assert blocks(p, q, 4, p)[1] == pytest.approx(0.5, abs=0.01)


def test_a_block_ends_with_the_targets_own_token_and_stops_before_rows_that_are_missing() -> None:
    p = rows((0, 1, 0), (0, 0, 1), (1, 0, 0))
    rng = np.random.default_rng(0)
    assert accept_sampled(Draft([1, 2]), p, rng) == (2, (1, 2, 0))
    assert accept_sampled(Draft([1, 2]), p[:2], rng) == (2, (1, 2))
    assert accept_sampled(Draft([1, 0]), p, rng) == (1, (1, 2))
    assert accept_sampled(Draft([1, 7]), p[:2], rng) == (1, (1, 2))  # 7 is beyond the vocabulary
    assert accept_sampled(Draft([]), p[:1], rng) == (0, (1,))


@given(st.lists(st.integers(0, 5), min_size=1, max_size=9).filter(any), st.floats(0, 1, exclude_max=True))
@settings(max_examples=200, deadline=None)
def test_no_draw_has_weight_zero(weights: list[int], u: float) -> None:
    assert weights[draw(np.array(weights, np.float32), Given(u))] > 0  # type: ignore[arg-type]


# The loop


class Markov:
    """A model whose next token depends on the last one alone: row t of `matrix` are its probabilities after t."""

    class args:
        vocab_size = 6

    def __init__(self, matrix: np.ndarray) -> None:
        self.matrix = matrix
        self.layers = [object()]

    def make_cache(self) -> list[Any]:
        from mlx_lm.models.cache import KVCache

        return [KVCache()]

    def __call__(self, ids: mx.array, cache: list[Any]) -> mx.array:
        words = ids.astype(mx.float32).reshape(1, 1, -1, 1)
        cache[0].update_and_fetch(words, words)
        with np.errstate(divide="ignore"):
            return mx.array(np.log(self.matrix[np.asarray(ids[0])])[None].astype(np.float32))


def matrix(seed: int) -> np.ndarray:
    return np.random.default_rng(seed).dirichlet([0.7] * 6, size=6)


SETTINGS = {
    "temperature": Sampling(temperature=1.0),
    "colder, top-k": Sampling(temperature=0.6, top_k=4),
    "hotter, top-p": Sampling(temperature=1.4, top_p=0.9),
    "min-p": Sampling(temperature=1.0, min_p=0.15),
}


def check_chain(text: Sequence[int], p: np.ndarray) -> None:
    """The text is a Markov chain, so each token given the one before it must be a draw from a row of p."""
    counts = np.zeros((6, 6))
    for before, after in itertools.pairwise(text):
        counts[before, after] += 1
    freedom, total = 0, 0.0
    for seen, row in zip(counts, p, strict=True):
        if seen.sum() < 100:
            continue
        distance = np.abs(seen / seen.sum() - row).sum() / 2
        assert distance <= 4 * np.sqrt(row * (1 - row) / seen.sum()).sum() / 2  # four standard deviations
        choices = int((row > 0).sum()) - 1
        total += chi_square(seen, row) * choices
        freedom += choices
    assert total < freedom + 4 * np.sqrt(2 * freedom)


def drawn_rows(sampling: Sampling, chain: np.ndarray) -> np.ndarray:
    """What each row of a chain is after the filters and the temperature, sums exactly 1."""
    p = np.asarray(sampling.probabilities(log_of(*chain))).astype(np.float64)
    return p / p.sum(axis=1, keepdims=True)


@pytest.mark.parametrize("name", SETTINGS)
@pytest.mark.parametrize("drawn", [True, False])
def test_50000_tokens_of_blocks_have_the_targets_distribution(name: str, drawn: bool) -> None:
    p, q = (drawn_rows(SETTINGS[name], matrix(seed)) for seed in (10, 11))
    rng, text = np.random.default_rng(5), [0]
    while len(text) < DRAWS:
        drafted: list[int] = []
        for _ in range(3):
            drafted.append(draw(q[([text[-1], *drafted])[-1]], rng) if drawn else int(rng.integers(6)))
        seen = [text[-1], *drafted]
        draft = Draft(drafted, [q[token] for token in seen[:3]] if drawn else None)
        text.extend(accept_sampled(draft, [p[token] for token in seen], rng).tokens)
    check_chain(text, p)


@pytest.mark.parametrize("name", SETTINGS)
def test_the_loop_keeps_the_targets_distribution(name: str) -> None:
    generation = generate(
        Markov(matrix(10)),
        [0],
        max_tokens=4000,
        draft_tokens=3,
        drafter=ModelDrafter(Markov(matrix(11))),
        sampling=SETTINGS[name],
        seed=7,
    )
    check_chain([0, *(token.id for token in generation)], drawn_rows(SETTINGS[name], matrix(10)))
    assert generation.stats.accepted > 1000


def test_acceptance_is_the_overlap_of_p_and_q() -> None:
    target, other = matrix(10), matrix(11)
    generation = generate(
        Markov(target),
        [0],
        max_tokens=5000,
        draft_tokens=1,
        drafter=ModelDrafter(Markov(other)),
        sampling=Sampling(temperature=1.0),
        seed=1,
    )
    overlap = np.minimum(target, other).sum(axis=1)
    expected, text, drafted = 0.0, [0], []
    for token in generation:
        drafted.append(token.from_draft)
        text.append(token.id)
    position = 0
    rounds = 0
    while position < len(drafted):
        expected += overlap[text[position]]
        rounds += 1
        position += 1 + drafted[position]
    assert generation.stats.accepted / rounds == pytest.approx(expected / rounds, abs=0.03)


def test_a_seed_gives_the_same_text_twice() -> None:
    texts = [
        [t.id for t in generate(Markov(matrix(3)), [0], max_tokens=50, sampling=Sampling(temperature=1.0), seed=seed)]
        for seed in (4, 4, 5)
    ]
    assert texts[0] == texts[1] != texts[2]


def test_temperature_zero_is_greedy_with_any_filter() -> None:
    model = Markov(matrix(3))
    plain = [t.id for t in generate(model, [0], max_tokens=30)]
    sampling = Sampling(top_k=2, top_p=0.5, min_p=0.1)
    assert [t.id for t in generate(model, [0], max_tokens=30, sampling=sampling)] == plain
    hot = np.asarray(sampling.probabilities(mx.array([[1.0, 3.0, 3.0]])))
    np.testing.assert_array_equal(hot, [[0, 1, 0]])


@pytest.mark.parametrize("draft_tokens", [0, 3])
def test_penalties_follow_every_row_of_a_pass(draft_tokens: int) -> None:
    """A penalty that forbids what occurred lately gives the same text with drafts, whose later rows have longer texts."""
    processors = tuple(make_logits_processors(repetition_penalty=50.0, repetition_context_size=3))
    sampling = Sampling(processors=processors)
    plain = generate(Markov(matrix(3)), [0, 1], max_tokens=40, sampling=sampling)
    drafter = ModelDrafter(Markov(matrix(3)))
    drafted = generate(
        Markov(matrix(3)), [0, 1], max_tokens=40, sampling=sampling, drafter=drafter, draft_tokens=draft_tokens
    )
    text = [t.id for t in plain]
    assert text != [t.id for t in generate(Markov(matrix(3)), [0, 1], max_tokens=40)]
    assert [t.id for t in drafted] == text
    assert drafted.stats.accepted == drafted.stats.proposed  # the draft is penalised alike


def test_a_callers_own_sampler_draws_every_token() -> None:
    mx.random.seed(3)
    model, other = Markov(matrix(10)), Markov(matrix(11))
    rule = SamplerRule(make_sampler(temp=1.0))
    generation = generate(model, [0], max_tokens=4000, sampling=rule, drafter=ModelDrafter(other), draft_tokens=2)
    text = [0, *(token.id for token in generation)]
    counts = Counter(itertools.pairwise(text))
    for before in range(6):
        seen = sum(counts[before, after] for after in range(6))
        share = np.array([counts[before, after] / seen for after in range(6)])
        np.testing.assert_allclose(share, matrix(10)[before], atol=4 * 0.5 / np.sqrt(seen))
    assert 0 < generation.stats.accepted < generation.stats.proposed


def test_logits_are_those_of_the_last_token() -> None:
    model = Markov(matrix(3))
    generation = generate(model, [0], max_tokens=20, drafter=ModelDrafter(Markov(matrix(3))), draft_tokens=3)
    before = 0
    for token in generation:
        np.testing.assert_allclose(np.asarray(generation.logits), np.log(matrix(3)[before]), rtol=1e-5)
        before = token.id


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"temperature": -1.0}, "temperature"),
        ({"temperature": float("nan")}, "temperature"),
        ({"top_p": 1.5}, "top_p"),
        ({"min_p": -0.1}, "min_p"),
        ({"top_k": -1}, "top_k"),
    ],
)
def test_settings_out_of_range_are_refused(values: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInputError, match=message):
        Sampling(**values)
