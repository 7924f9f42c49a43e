"""The depth that is chosen is close to the best fixed one, and never costs more than a little against plain decoding."""

import time
from collections.abc import Callable, Sequence

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tuner.errors import BadInputError
from tuner.speculative import AutoDepth, FixedDepth, Round, best_depth
from tuner.speculative.depth import Chances, Depth, PassCosts

PLAIN_US = 50_000.0


class World:
    """Decoding in numbers. slope: what a row adds to a pass, as a share of a plain one. draft: what a drafted token costs,
    likewise. chance(kind, round): that a drafted token stands. kinds: how often each kind of draft comes; None is no
    draft at all. growth: of every pass in 1,000 tokens. compiling: plain passes' time that the first pass of each M takes
    more, which is left out of the speed. overlap: share of a plain pass that is saved when it begins with the one
    before. drafted: what a pass of more than one row takes more, likewise."""

    def __init__(
        self,
        slope: float,
        draft: float,
        chance: Callable[[int, int], float],
        kinds: dict[int | None, float] | None = None,
        noise: float = 0.05,
        growth: float = 0.0,
        compiling: float = 0.0,
        overlap: float = 0.0,
        drafted: float = 0.0,
    ) -> None:
        self.slope, self.draft, self.chance, self.noise, self.growth = slope, draft, chance, noise, growth
        self.compiling, self.overlap, self.drafted = compiling, overlap, drafted
        self.kinds = kinds or {0: 1.0}

    def speed(self, depth: Depth, tokens: int = 2000, seed: int = 0) -> float:
        """Tokens a plain pass's time."""
        rng = np.random.default_rng(seed)
        emitted, spent, plain_spent, turn = 0, 0.0, 0.0, 0
        met, begun = {1}, False
        while emitted < tokens:
            kind = rng.choice(list(self.kinds), p=list(self.kinds.values()))
            count = 0 if kind is None or begun else min(depth.tokens(int(kind)), depth.most)
            goes_on = not count and not depth.worth(int(k) for k in self.kinds if k is not None)
            accepted = 0
            while accepted < count and rng.random() < self.chance(int(kind), turn):
                accepted += 1
            longer = 1 + self.growth * emitted / 1000
            us = (
                PLAIN_US
                * (1 + self.slope * count + self.drafted * (count > 0))
                * longer
                * (1 + self.noise * abs(rng.standard_normal()))
            )
            us *= 1 - self.overlap * begun
            draft_us = PLAIN_US * self.draft * count
            more = 0.0 if count + 1 in met else self.compiling * PLAIN_US
            met.add(count + 1)
            depth.record(Round(int(kind or 0), count, accepted, count + 1, us + more, draft_us, begun, goes_on))
            begun = goes_on
            emitted += 1 + accepted
            spent += us + draft_us
            plain_spent += PLAIN_US * (1 - self.overlap) * longer * (1 + self.noise * 0.8) * (1 + accepted)
            turn += 1
        return plain_spent / spent


WORLDS = {
    "good and flat": World(0.05, 0.0, lambda kind, turn: 0.85),
    "good and steep": World(0.3, 0.0, lambda kind, turn: 0.85),
    "fair": World(0.08, 0.0, lambda kind, turn: 0.5),
    "draft model": World(0.08, 0.25, lambda kind, turn: 0.75),
    "dear draft": World(0.05, 0.8, lambda kind, turn: 0.7),
    "never right": World(0.08, 0.1, lambda kind, turn: 0.0),
    "seldom right": World(0.2, 0.1, lambda kind, turn: 0.15),
    "right, then wrong": World(0.08, 0.05, lambda kind, turn: 0.9 if turn < 150 else 0.05),
    "wrong, then right": World(0.08, 0.05, lambda kind, turn: 0.9 if turn > 150 else 0.05),
    "a growing context": World(0.08, 0.05, lambda kind, turn: 0.7, growth=1.0),
    "matches now and then": World(0.08, 0.0, lambda kind, turn: 0.8, kinds={None: 0.6, 3: 0.4}),
    "long matches are better": World(
        0.12, 0.0, lambda kind, turn: {1: 0.15, 3: 0.5, 6: 0.93}[kind], kinds={None: 0.2, 1: 0.4, 3: 0.2, 6: 0.2}
    ),
    "drafts pay less than waiting for them": World(0.08, 0.0, lambda kind, turn: 0.6, {None: 0.9, 3: 0.1}, overlap=0.3),
    "drafts pay more than waiting for them": World(0.05, 0.0, lambda kind, turn: 0.9, {None: 0.6, 6: 0.4}, overlap=0.2),
}


@pytest.mark.parametrize("name", WORLDS)
def test_auto_is_near_the_best_fixed_depth_and_never_slower_than_plain(name: str) -> None:
    world = WORLDS[name]
    depths = (0, 1, 2, 3, 4, 5, 6, 8, 12, 15)
    fixed = max(np.mean([world.speed(FixedDepth(k), seed=s) for s in range(3)]) for k in depths)
    auto = [world.speed(AutoDepth(), seed=s) for s in range(3)]
    assert np.mean(auto) > 0.95 * fixed
    assert min(auto) > 0.97


@pytest.mark.parametrize("compiling", [3.0, 14.0])
def test_kernels_that_are_compiled_at_the_first_pass_do_not_end_drafting(compiling: float) -> None:
    """Seen on a GPU: the first pass of an M took 16 to 50 ms and the next ones 4, and no draft was made again."""
    ready, not_ready = (World(0.0, 0.0, lambda kind, turn: 0.85, compiling=more) for more in (0.0, compiling))
    assert not_ready.speed(AutoDepth(7), 200) > 0.9 * ready.speed(AutoDepth(7), 200)


@pytest.mark.parametrize("kinds", [{0: 1.0}, {1: 0.3, 3: 0.3, 6: 0.2, 12: 0.2}])
def test_passes_that_always_take_long_are_found_out_soon(kinds: dict[int | None, float]) -> None:
    """Seen on a GPU: attention that was not tuned took 40 to 80 ms in every pass with a draft, and each M had one free."""
    world = World(0.0, 0.0, lambda kind, turn: 0.85, kinds, drafted=14.0)
    assert min(world.speed(AutoDepth(), 200, seed=s) for s in range(4)) > 0.8
    assert min(world.speed(AutoDepth(), 2000, seed=s) for s in range(4)) > 0.97


@given(
    st.lists(st.floats(1, 10), min_size=2, max_size=8),
    st.floats(0, 3),
    st.lists(st.floats(0, 1), min_size=1, max_size=7),
    st.floats(0.1, 2),
)
@settings(max_examples=200, deadline=None)
def test_best_depth_is_the_best(pass_us: list[float], draft_us: float, chances: list[float], rate: float) -> None:
    def gain(k: int) -> float:
        expected = 1 + sum(float(np.prod(chances[:i])) for i in range(1, k + 1))
        return expected - rate * (pass_us[k] + k * draft_us)

    k = best_depth(pass_us, draft_us, chances, rate)
    assert k <= min(len(pass_us) - 1, len(chances))
    for other in range(min(len(pass_us) - 1, len(chances)) + 1):
        assert gain(k) >= gain(other) - 1e-9


@pytest.mark.parametrize(
    ("pass_us", "draft_us", "chances", "depth"),
    [
        ([1, 1, 1, 1], 0, [1, 1, 1], 3),
        ([1, 2, 3, 4], 0, [1, 1, 1], 0),  # the cost of stock: every row as dear as a pass
        ([1, 1.1, 1.2, 1.3], 0.2, [0.5, 0.5, 0.5], 1),
        ([1, 1.1, 9, 9], 0, [0.9, 0.9, 0.9], 1),
        ([1, 1.3, 1.3, 1.3], 0, [0.25, 1, 1], 3),  # a step that only pays when taken whole
        ([1, 1, 1], 0, [0, 0], 0),
    ],
)
def test_best_depth_by_hand(pass_us: Sequence[float], draft_us: float, chances: Sequence[float], depth: int) -> None:
    assert best_depth(pass_us, draft_us, chances, 1.0) == depth


def test_costs_follow_the_passes() -> None:
    costs = PassCosts(16, {1: 1.0, 16: 2.5})
    assert not costs.known
    costs.record(1, 9000.0)  # it compiled and packed
    assert not costs.known
    costs.record(1, 100.0)
    assert costs.known
    assert costs.estimates() == pytest.approx([100 * (1 + 0.1 * m) for m in range(16)], rel=0.02)
    for _ in range(20):
        costs.record(5, 300.0)
    us = costs.estimates()
    assert us[4] == pytest.approx(300, rel=0.02)
    assert us[0] == pytest.approx(100, rel=0.25)
    assert us[15] > 600  # steeper than was assumed
    for _ in range(64):  # the context has grown
        costs.record(1, 400.0)
    assert costs.estimates()[0] == pytest.approx(400)
    costs.record(17, 1.0)  # beyond the curve: rows that were fed besides a draft
    assert costs.estimates()[0] == pytest.approx(400)


def test_costs_move_with_the_context_as_the_curve_says() -> None:
    """Passes seen behind 100 tokens tell of those behind 10,000, where attention makes rows cheap beside the pass."""
    asked: list[int] = []

    def curve(context: int) -> dict[int, float]:
        asked.append(context)
        return {m: 10.0 + 2.0 * m + context / 100 for m in range(1, 5)}

    costs = PassCosts(4, curve)
    costs.at(100)
    for _ in range(40):
        costs.record(1, 13.0)
        costs.record(4, 19.0)
    assert costs.estimates() == pytest.approx([13, 15, 17, 19], rel=0.02)
    costs.at(102)
    assert asked == [0, 100]  # a few tokens more are no reason to ask again
    costs.at(10_000)
    assert costs.estimates() == pytest.approx([112, 114, 116, 118], rel=0.02)
    unknown = PassCosts(4, lambda context: {})
    unknown.record(1, 10.0)
    unknown.at(5000)
    assert unknown.estimates()[0] == pytest.approx(10.0, rel=0.05)


def test_what_overlapping_passes_take_moves_with_the_context_too() -> None:
    costs = PassCosts(4, lambda context: {1: 100.0 + context, 4: 160.0 + context})
    costs.at(100)
    costs.record(1, 200.0)
    costs.record(1, 200.0)
    assert costs.plain_us() == pytest.approx(200.0)
    assert not costs.overlap_known
    for _ in range(2):
        costs.record(1, 150.0, begun=True, followed=True)
    assert costs.overlap_known
    assert costs.plain_us() == pytest.approx(150.0)
    assert costs.estimates()[0] == pytest.approx(200.0)
    costs.at(500)
    assert costs.plain_us() == pytest.approx(450.0)


def test_the_ends_of_a_row_of_overlapping_passes_tell_nothing() -> None:
    """Seen: the first one took 6 ms and the last one 12 where all others took 9, so that drafts seemed too dear."""
    costs = PassCosts(4, {1: 1.0, 4: 1.6})
    for _ in range(3):
        costs.record(1, 9000.0)
    for us, begun, followed in ((6000.0, False, True), (8500.0, True, True), (11_500.0, True, False)) * 9:
        costs.record(1, us, begun, followed)
    assert costs.estimates()[0] == pytest.approx(9000.0, rel=0.01)
    assert costs.plain_us() == 8500.0


def test_a_single_point_or_none_gives_a_curve() -> None:
    assert PassCosts(3, {4: 10.0})._shape == pytest.approx([7.6, 8.4, 9.2])
    with pytest.raises(BadInputError, match="one M at least"):
        PassCosts(3, {0: 1.0})


def test_chances_by_position() -> None:
    chances = Chances(4)
    first = chances.of(0)
    assert first == [first[0]] * 4
    for _ in range(200):
        chances.record(0, drafted=3, accepted=1)
        chances.forget()
    always, never, unknown, deeper = chances.of(0)
    assert always > 0.97
    assert never < 0.03
    assert unknown == deeper == never
    for _ in range(2000):
        chances.forget()
    assert chances.of(0) == pytest.approx(first)


def test_copied_tokens_share_what_is_known_by_the_length_they_rest_on() -> None:
    chances = Chances(4)
    first = chances.of(1)
    assert first == pytest.approx([1 - 0.75**n for n in (1, 2, 3, 4)])
    assert chances.of(3)[:2] == pytest.approx(first[2:])
    for _ in range(200):
        chances.record(2, drafted=2, accepted=1)
        chances.forget()
    assert chances.of(1)[1] == chances.of(2)[0] > 0.9
    assert chances.of(1)[2] == chances.of(2)[1] == chances.of(3)[0] < 0.1
    assert chances.of(0) == Chances(4).of(0)
    for _ in range(20):
        chances.record(1, drafted=1, accepted=0)  # copies of this text fail: so may those of lengths not yet seen
    assert chances.of(6)[0] < Chances(4).of(6)[0]


def test_what_is_unknown_or_unaffordable_is_not_drafted() -> None:
    depth = AutoDepth(5)
    assert depth.tokens(0) == 0
    assert depth.least_chance() == 0
    for us in (9000.0, 100.0):
        assert depth.tokens(0) == 0
        depth.record(Round(0, 0, 0, 1, us, 0.0))
    assert depth.tokens(3) == 5
    for us in (40_000.0, 1.0):  # the first one of a model compiles; until one told what a token takes there is one a draft
        assert depth.tokens(0) == 1
        depth.record(Round(0, 1, 1, 2, 108.0, us))
    assert depth.tokens(0) == 5
    assert 0 < depth.least_chance() < 0.5
    for _ in range(40):
        depth.record(Round(0, 5, 0, 6, 1000.0, 0.0))
    assert depth.tokens(0) == depth.tokens(3) == 0
    with pytest.raises(BadInputError, match="1 to 15"):
        AutoDepth(16)


def test_no_pass_has_rows_that_kernels_do_not_serve() -> None:
    """Of a table with M = 1, 3..6 and 9: a pass of 2 rows would run on stock, ten times as slow."""
    depth = AutoDepth(15, {m: 1000.0 + m for m in (1, 3, 4, 5, 6, 9)}, {1, 3, 4, 5, 6, 9})
    assert depth.most == 8
    assert [depth.fitting(drafted) for drafted in range(10)] == [0, 0, 2, 3, 4, 5, 5, 5, 8, 8]
    chosen = set()
    rng = np.random.default_rng(0)
    for turn in range(400):
        drafted = depth.tokens(1 + turn % 12)
        chosen.add(drafted)
        depth.record(Round(1 + turn % 12, drafted, int(rng.integers(drafted + 1)), drafted + 1, 1000.0 + drafted, 0.0))
    assert {0, 8} <= chosen <= {0, 2, 3, 4, 5, 8}
    assert best_depth([1.0] * 6, 0.0, [0.9] * 5, 1.0, allowed=(0, 2)) == 2
    alone = AutoDepth(rows=[1])
    for _ in range(4):
        alone.record(Round(0, 0, 0, 1, 1000.0, 0.0))
    assert alone.tokens(0) == alone.tokens(3) == 0


def test_what_the_loop_does_between_passes_is_little() -> None:
    """It takes about 0.1 ms a round; least squares by a library took 2 ms, and its threads made the next pass slower."""
    depth = AutoDepth(15, lambda context: {m: 1000.0 * (1 + 0.1 * m) + context for m in range(1, 17)})
    rng = np.random.default_rng(0)
    started = time.perf_counter()
    for turn in range(300):
        depth.at(100 + turn)
        drafted = depth.tokens(1 + turn % 6)
        depth.least_chance()
        depth.record(
            Round(1 + turn % 6, drafted, int(rng.integers(drafted + 1)), drafted + 1, 16_000.0 + 500 * turn % 7, 10.0)
        )
    assert (time.perf_counter() - started) / 300 < 1e-3


def test_one_disturbed_pass_does_not_make_all_rows_dear() -> None:
    """Seen on a GPU: the first pass of M = 2 took 1.9 times its time, and 64 passes long nothing was drafted."""
    costs = PassCosts(16, {1: 1000.0, 16: 1300.0})
    for _ in range(20):
        costs.record(1, 1000.0)
    costs.record(2, 1920.0)
    assert costs.estimates()[7] < 1140 + 7 * 500


def test_what_a_model_takes_is_not_booked_to_copies() -> None:
    """Seen on a GPU: behind one draft of a model copies, which cost nothing, were thought to cost 2.7 ms a token, and none
    was made: 300 tokens/s where copies alone gave 690."""
    auto = AutoDepth(7)
    for turn in range(4):
        auto.record(Round(0, 0, 0, 1, 1000.0, 0.0))
        auto.record(Round(0, 1, turn % 2, 2, 1080.0, 1000.0, draft_passes=1))
    for _ in range(6):
        auto.record(Round(16, 7, 7, 8, 1500.0, 20.0))
    assert auto.tokens(16) == 7
    assert auto.tokens(0) < 7
    assert auto._drafting[False].us == pytest.approx(1000)
    caught_up = AutoDepth(7)
    for _ in range(4):
        caught_up.record(Round(0, 1, 0, 2, 1080.0, 5000.0, draft_passes=5))  # four of them fed it what it had missed
    assert caught_up._drafting[False].us == pytest.approx(1000)


def test_what_a_pass_waits_for_its_draft_is_booked_to_the_draft() -> None:
    """A draft of 3 tokens of 400 us each, of which 300 us are begun when the pass begins, which takes 1100 us alone."""
    read, unread = AutoDepth(3), AutoDepth(3)
    for depth, drafted_us, pass_us in ((read, 1200.0, 1100.0), (unread, 300.0, 2000.0)):
        for turn in range(80):
            if turn < 2 or turn % 2:
                depth.record(Round(0, 0, 0, 1, 1000.0, 0.0))
            else:
                depth.record(Round(0, 3, 3, 4, pass_us, drafted_us, unread=depth is unread))
    assert unread.costs.estimates()[3] == pytest.approx(1240, abs=1)  # as the shape of the curve has it
    assert unread.least_chance() == pytest.approx(read.least_chance(), rel=0.1)
    for depth in (read, unread):
        total = depth.costs.estimates()[3] + 3 * depth._drafting[False].us
        assert total == pytest.approx(2300, rel=0.03)


def test_no_pass_waits_for_a_draft_that_gains_less_than_not_waiting() -> None:
    """Seen on a GPU: passes that waited took 4.0 ms and others 3.2, so half of the account went into waiting for drafts
    that paid only beside a pass that had waited already."""
    auto = AutoDepth(3)
    for _ in range(40):
        auto.record(Round(0, 0, 0, 1, 4000.0, 0.0))
        auto.record(Round(0, 0, 0, 1, 3200.0, 0.0, begun=True, followed=True))
        auto.record(Round(0, 1, 0, 2, 4100.0, 0.0))
    auto._lost = 0.0
    for chances, waits in (([0.1, 0.1, 0.1], False), ([0.9, 0.9, 0.9], True)):
        auto.chances.of = lambda kind, chances=chances: chances  # type: ignore[method-assign, misc]
        assert auto.tokens(0) > 0  # it has waited: a pass with a draft takes hardly longer now
        assert auto.worth([0]) == waits
