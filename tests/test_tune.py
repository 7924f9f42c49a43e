"""The loop: what it decides, what it stores, when it ends, and what a rerun does. The device is a fake with a fake clock,
but for the last test, which searches a small matrix on the CPU."""

import itertools
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tuner import families as table_of_families
from tuner import tune as tuning
from tuner.backends import Backend
from tuner.dispatch import DispatchTable, load_table
from tuner.families import FAMILY_NAMES, families, family
from tuner.measure import Checker, Measurement, Result, Session
from tuner.problem import Device, Problem, Quantization
from tuner.render import render, template_hash
from tuner.space import Config
from tuner.store import Selection, Store
from tuner.tune import _CANDIDATES, Budget, Outcome, _finalists, decide, in_the_race, tune

PROBLEM = Problem(4, 8, 64)
Clock = Callable[[Config | None, Problem], float]


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "tuner.db")


def run(
    backend: Any, store: Store, problems: Sequence[Problem] = (PROBLEM,), trials: int = 12, **more: Any
) -> list[Outcome]:
    return list(tune(backend, problems, store, Budget(trials, more.pop("seconds", None)), **more))


def smooth(config: Config | None, problem: Problem) -> float:
    """Stock takes 100 us; small_m about 40, best with few vectors and an m_block of all rows."""
    if config is None:
        return 100.0
    values = config.values
    if config.family != "small_m":
        return 60.0
    return 40.0 + 2 * int(values["row_vectors"]) + abs(problem.m - int(values["m_block"]))


def six_configs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes qmv's space one of six configs."""
    kind = family("cpu", "qmv")
    parameters = []
    for parameter in kind.space.parameters:
        kept = {"row_vectors": (2, 1, 4), "prefetch_bytes": (1024, 0)}.get(parameter.name, parameter.values[:1])
        parameters.append(replace(parameter, values=kept))
    small = replace(kind, space=replace(kind.space, parameters=tuple(parameters)))
    monkeypatch.setitem(table_of_families._TABLE, ("cpu", "qmv"), small)


def finals(**samples: tuple[float, ...]) -> dict[Config | None, Result]:
    """Results of one session by name: stock, and configs named a, b, ..."""
    return {
        config: Result(PROBLEM, config, "ok", "", Measurement(us), (4, 4))
        for config, us in ((None if name == "stock" else named(name), us) for name, us in samples.items())
    }


def named(name: str) -> Config:
    return Config.of("small_m", {"name": name})


# ------------------------------------------------------------------------------------------------------------ decisions


@pytest.mark.parametrize(
    ("stock", "a", "b", "incumbent", "winner"),
    [
        (100.0, 50.0, 60.0, None, "a"),
        (100.0, 120.0, 130.0, None, None),
        (100.0, 99.5, 130.0, None, None),  # less than 1 % faster
        (100.0, 50.0, 49.8, "a", "a"),
        (100.0, 50.0, 40.0, "a", "b"),
        (100.0, 50.0, 60.0, "a", "a"),
        (100.0, 50.0, 60.0, "gone", "a"),
        (100.0, 120.0, 130.0, "a", None),  # an incumbent that became slower than stock gives way
        (100.0, 120.0, 90.0, "a", "b"),
    ],
)
def test_decision(stock: float, a: float, b: float, incumbent: str | None, winner: str | None) -> None:
    results = finals(stock=(stock,) * 3, a=(a,) * 7, b=(b,) * 7)
    choice = decide(PROBLEM, results, named(incumbent) if incumbent else None, 1.0)
    assert choice.result.config == (named(winner) if winner else None)
    assert choice.stock == results[None]
    assert choice.reason
    assert choice.speedup >= 1


def test_a_gain_within_the_noise_does_not_replace() -> None:
    """REPORTS D11: 95 against 100 is no gain when samples spread over 40."""
    wide = (-20.0, -13.0, -7.0, 0.0, 7.0, 13.0, 20.0)
    results = finals(stock=(200.0,) * 7, a=tuple(100 + d for d in wide), b=tuple(95 + d for d in wide))
    kept = decide(PROBLEM, results, named("a"), 1.0)
    assert kept.result.config == named("a")
    assert "within the noise" in kept.reason
    narrow = finals(stock=(200.0,) * 7, a=(100.0,) * 7, b=(95.0,) * 7)
    assert decide(PROBLEM, narrow, named("a"), 1.0).result.config == named("b")


def test_stock_stays_when_a_kernel_is_faster_by_chance() -> None:
    wide = (-20.0, -13.0, -7.0, 0.0, 7.0, 13.0, 20.0)
    results = finals(stock=tuple(100 + d for d in wide), a=tuple(95 + d for d in wide))
    assert decide(PROBLEM, results, None, 1.0).result.config is None


# ---------------------------------------------------------------------------------------------------------- the whole loop


def test_fastest_config_is_found_stored_and_dispatched(fake_backend: Any, store: Store) -> None:
    backend = fake_backend(smooth)
    (outcome,) = run(backend, store, trials=30)
    choice = outcome.selection
    assert choice is not None
    assert choice.result.config is not None
    assert choice.result.family == "small_m"
    assert choice.result.us == pytest.approx(42.0, abs=1)
    assert choice.stock.us == pytest.approx(100.0)
    assert len(choice.result.timing.samples_us) >= 5
    assert len(choice.stock.timing.samples_us) >= 5
    assert store.selections() == [(backend.device(), choice)]
    assert DispatchTable(backend.device(), store.selections()).select(PROBLEM).config == choice.result.config
    rows = store.results(backend.device(), PROBLEM)
    assert {r.config for r in rows if r.config} == set(backend.compiled)
    assert outcome.tried == len(set(backend.compiled)) >= 30


def test_each_family_has_a_fair_time_on_record(fake_backend: Any, store: Store) -> None:
    backend = fake_backend(smooth)
    run(backend, store, trials=16)
    hashes = {name: template_hash("cpu", name) for name in FAMILY_NAMES}
    best = store.best_by_family(backend.device(), hashes)[PROBLEM]
    assert set(best) == {"qmv", "small_m", "qmm"}
    assert min(best, key=best.__getitem__) == "small_m"


def test_stock_stays_when_nothing_is_faster(fake_backend: Any, store: Store) -> None:
    backend = fake_backend(lambda config, problem: 100.0 if config is None else 150.0)
    (outcome,) = run(backend, store)
    assert outcome.selection is not None
    assert outcome.selection.result.config is None
    assert outcome.selection.reason == "no kernel is faster"
    choice = DispatchTable(backend.device(), store.selections()).select(PROBLEM)
    assert choice.config is None
    assert "stock won" in choice.reason


def test_stock_stays_within_the_noise(fake_backend: Any, tmp_path: Path) -> None:
    for seed in range(8):
        backend = fake_backend(lambda config, problem: 100.0 if config is None else 99.8, noise=0.05, seed=seed)
        (outcome,) = run(backend, Store(tmp_path / f"{seed}.db"), trials=4)
        assert outcome.selection is not None
        assert outcome.selection.speedup < 1.05 or outcome.selection.result.config is None


def test_incumbent_stays_until_it_is_beaten(fake_backend: Any, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """REPORTS D11: a rerun that finds another config 0.5 % faster keeps the winner; one that is 20 % faster replaces it."""
    six_configs(monkeypatch)

    def clock(best: float) -> Clock:
        return lambda config, problem: 100.0 if config is None else (best if config.values["row_vectors"] == 4 else 50.0)

    (first,) = run(fake_backend(clock(50.0)), store, trials=2, only=["qmv"])
    assert first.selection is not None
    winner = first.selection.result.config
    assert winner is not None
    assert winner.values["row_vectors"] != 4
    (second,) = run(fake_backend(clock(49.75)), store, trials=4, only=["qmv"])
    assert second.selection is not None
    assert second.selection.result.config == winner
    (third,) = run(fake_backend(clock(40.0)), store, trials=6, only=["qmv"])
    assert third.selection is not None
    assert third.selection.result.config is not None
    assert third.selection.result.config.values["row_vectors"] == 4
    assert [o.replaced for o in (first, second, third)] == [None, None, winner]


def test_near_equals_give_the_same_answer_in_every_new_search(
    fake_backend: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """REPORTS D11: 100 and 101 us, give or take 3 %, in twenty searches that know nothing of each other."""
    six_configs(monkeypatch)

    def clock(config: Config | None, problem: Problem) -> float:
        if config is None or config.values["prefetch_bytes"] == 0:
            return 300.0
        return {2: 100.0, 1: 101.0}.get(int(config.values["row_vectors"]), 300.0)

    winners = set()
    for seed in range(20):
        backend = fake_backend(clock, noise=0.03, seed=seed)
        (outcome,) = run(backend, Store(tmp_path / f"{seed}.db"), only=["qmv"])
        assert outcome.selection is not None
        winners.add(outcome.selection.result.config)
    assert len(winners) == 1


@pytest.mark.parametrize("order", [1, -1])
def test_heat_and_cold_starts_make_no_winner(order: int, fake_backend: Any, store: Store) -> None:
    """REPORTS E4: each call 1 % slower than the one before, for 300 calls; the first call of each kernel 5 times slower. Of
    ten equal configs and stock none is declared faster, and the one that stands is not the one that came early or late."""
    calls, seen = itertools.count(), set()
    ten = family("cpu", "qmv").configs(PROBLEM, fake_backend(smooth).device())[:10][::order]

    def clock(config: Config | None, problem: Problem) -> float:
        cold = 1.0 if config in seen else 5.0
        seen.add(config)
        return 100.0 * 1.01 ** min(next(calls), 300) * cold

    backend = fake_backend(clock)
    session = Session(backend, PROBLEM, Checker(backend, seed=1))
    session.stock()
    assert all(session.first_look(config).ok for config in ten)
    finals = session.compare(ten, 7, 7)
    finals = session.compare(ten, 7, 7)
    choice = decide(PROBLEM, in_the_race(finals), None, 1.0)
    assert choice.result.config is None  # stock
    assert len(in_the_race(finals)) == 11
    assert choice.stock.us > 100.0  # what the heat did is in the samples
    assert max(choice.stock.timing.samples_us) > 1.3 * min(choice.stock.timing.samples_us)


def test_incumbent_of_another_family_is_not_forgotten(fake_backend: Any, store: Store) -> None:
    """A later search of qmv alone does not put qmv's 60 us in the place of small_m's 42."""
    backend = fake_backend(smooth)
    (first,) = run(backend, store, trials=20, only=["small_m"])
    (second,) = run(backend, store, trials=4, only=["qmv"])
    assert first.selection is not None
    assert second.selection is not None
    assert second.selection.result.config == first.selection.result.config
    assert {r.family for r in store.results(backend.device(), PROBLEM)} == {"small_m", "qmv", "stock"}


def test_every_failure_is_stored_with_its_stage_and_not_tried_again(
    fake_backend: Any, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """REPORTS D12, but for hangs and crashes: one bad config costs itself alone."""
    six_configs(monkeypatch)
    configs = family("cpu", "qmv").configs(PROBLEM, fake_backend(smooth).device())
    troubles = dict(zip(configs, ("", "compile", "launch", "wrong", "", ""), strict=True))

    def clock(config: Config | None, problem: Problem) -> float:
        return 1e-5 if config == configs[4] else smooth(config, problem)

    backend = fake_backend(clock, trouble=troubles.__getitem__)
    (outcome,) = run(backend, store, only=["qmv"])
    assert outcome.tried == outcome.space_size == 6
    assert outcome.selection is not None
    assert outcome.selection.result.config in (configs[0], configs[5])
    rows = {r.config: r for r in store.results(backend.device(), PROBLEM) if r.config}
    assert [rows[c].status for c in configs[1:5]] == ["compile_error", "launch_error", "mismatch", "implausible"]
    assert rows[configs[1]].error == "kernel.c:1:1: error: no such thing"
    assert rows[configs[2]].error == "the launch failed."
    assert "y[" in rows[configs[3]].error
    again = fake_backend(clock, trouble=troubles.__getitem__)
    run(again, store, only=["qmv"])
    assert not set(again.compiled) & set(configs[1:5])


def test_nothing_usable_leaves_stock(fake_backend: Any, store: Store) -> None:
    backend = fake_backend(smooth, trouble=lambda config: "compile")
    (outcome,) = run(backend, store)
    assert outcome.selection is not None
    assert outcome.selection.result.config is None


def test_small_space_ends_early_and_says_so(fake_backend: Any, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """REPORTS D5: 6 configs, 20 trials; each is compiled once."""
    six_configs(monkeypatch)
    backend = fake_backend(smooth)
    (outcome,) = run(backend, store, trials=20, only=["qmv"])
    assert (outcome.tried, outcome.space_size, outcome.ended) == (6, 6, "every config tried")
    firsts = Counter(
        r.config for r in store.results(backend.device(), PROBLEM) if r.config and len(r.timing.samples_us) == 1
    )
    assert set(firsts.values()) == {1}


def test_trials_end_it_and_it_says_so(fake_backend: Any, store: Store) -> None:
    (outcome,) = run(fake_backend(smooth), store, trials=7)
    assert outcome.tried >= 7
    assert outcome.space_size > outcome.tried
    assert outcome.ended == "7 configs tried"


def test_the_best_is_tried_with_all_that_needs_no_compiling(fake_backend: Any, store: Store) -> None:
    """Into how many pieces the rows are cut is an argument of a call: beyond the trials, no text is compiled for it."""

    def by_pieces(config: Config | None, problem: Problem) -> float:
        return smooth(config, problem) - (int(config.values["tasks_per_thread"]) == 16 if config else 0)

    (outcome,) = run(fake_backend(by_pieces), store, trials=7)
    assert outcome.selection is not None
    assert outcome.selection.result.config is not None
    assert outcome.selection.result.config.values["tasks_per_thread"] == 16
    device = fake_backend(smooth).device()
    looked = [r.config for r in store.results(device, PROBLEM) if r.config and len(r.timing.samples_us) == 1]
    assert {config.values["tasks_per_thread"] for config in looked[7:]} == {4, 16}
    texts = {render("cpu", PROBLEM, config).text for config in looked}
    assert len(texts) == 7


def test_seconds_end_it_with_a_choice_and_a_rerun_goes_on(
    fake_backend: Any, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = itertools.count()
    monkeypatch.setattr(tuning.time, "monotonic", lambda: float(next(clock)))
    backend = fake_backend(smooth)
    (outcome,) = run(backend, store, trials=40, seconds=3)
    assert outcome.ended == "time is up"
    assert outcome.tried < 40
    assert outcome.selection is not None
    assert outcome.selection.result.config is not None
    monkeypatch.undo()
    (more,) = run(backend, store, trials=40)
    assert more.tried >= 40
    assert more.ended == "40 configs tried"
    assert len(set(backend.compiled)) == more.tried


def test_rerun_does_only_what_is_missing(fake_backend: Any, store: Store) -> None:
    backend = fake_backend(smooth)
    (first,) = run(backend, store)
    compiled, timed, rows = len(backend.compiled), len(backend.timed), len(store.results(backend.device(), PROBLEM))
    (again,) = run(backend, store)
    assert again.selection == first.selection
    assert "kept from before" in again.ended
    assert (len(backend.compiled), len(backend.timed)) == (compiled, timed)
    assert len(store.results(backend.device(), PROBLEM)) == rows
    run(backend, store, [PROBLEM, PROBLEM.at(5)])
    assert {r.config for r in store.results(backend.device(), PROBLEM.at(5))} > {None}
    assert len(store.results(backend.device(), PROBLEM)) == rows


def test_interruption_keeps_what_is_finished(fake_backend: Any, store: Store) -> None:
    """DESIGN promise 6: Ctrl-C in the middle of a search."""
    looked: list[Config] = []

    def clock(config: Config | None, problem: Problem) -> float:
        if config is not None:
            looked.append(config)
            if len(set(looked)) == 6:
                raise KeyboardInterrupt
        return smooth(config, problem)

    backend = fake_backend(clock)
    with pytest.raises(KeyboardInterrupt):
        run(backend, store)
    finished = {r.config for r in store.results(backend.device(), PROBLEM)}
    assert len(finished) == 5
    after = fake_backend(smooth)
    (outcome,) = run(after, store)
    assert outcome.selection is not None
    first_looks = Counter(r.config for r in store.results(after.device(), PROBLEM) if len(r.timing.samples_us) == 1)
    assert all(first_looks[config] == 1 for config in finished)


@pytest.mark.parametrize("what", ["template", "mlx", "unknown"])
def test_stale_rows_are_measured_again(what: str, fake_backend: Any, store: Store) -> None:
    """REPORTS D10 (i)-(iii): a miss, and replaced by the next search."""
    backend = fake_backend(smooth)
    device = backend.device()
    config = family("cpu", "small_m").configs(PROBLEM, device)[0]
    row = Result(PROBLEM, config, "ok", "", Measurement((1.0,) * 7), (4, 4), "r", template_hash("cpu", "small_m"))
    if what == "template":
        row = replace(row, template_hash="old")
    elif what == "unknown":
        row = replace(row, config=Config.of("small_m", config.values | {"swizzle": 1}))
    made_on = replace(device, mlx_version="0.1") if what == "mlx" else device
    stock = Result(PROBLEM, None, "ok", "", Measurement((100.0,)), (4, 4))
    store.select(made_on, Selection(PROBLEM, row, stock, 0.0, "x"))
    assert DispatchTable(device, store.selections()).select(PROBLEM).config is None
    (outcome,) = run(backend, store, trials=12)
    assert config in backend.compiled
    assert outcome.selection is not None
    assert outcome.selection.result.us == pytest.approx(42.0, abs=4)
    chosen = DispatchTable(device, store.selections()).select(PROBLEM)
    assert chosen.config == outcome.selection.result.config is not None


def test_new_value_of_a_parameter_keeps_old_rows_of_use(
    fake_backend: Any, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """REPORTS D4, through the store: only the configs with the new value are compiled."""
    six_configs(monkeypatch)
    backend = fake_backend(smooth)
    run(backend, store, trials=20, only=["qmv"])
    kind = family("cpu", "qmv")
    wider = [replace(p, values=(*p.values, 8)) if p.name == "row_vectors" else p for p in kind.space.parameters]
    monkeypatch.setitem(
        table_of_families._TABLE, ("cpu", "qmv"), replace(kind, space=replace(kind.space, parameters=tuple(wider)))
    )
    backend.compiled.clear()
    (outcome,) = run(backend, store, trials=20, only=["qmv"])
    assert outcome.tried == 8
    new = {r.config for r in store.results(backend.device(), PROBLEM) if r.config and r.config.values["row_vectors"] == 8}
    assert len(new) == 2
    assert new <= set(backend.compiled)


def test_winner_of_the_m_before_is_tried_after_each_familys_first_start(
    fake_backend: Any, store: Store, selection: Any
) -> None:
    backend = fake_backend(smooth)
    device, problem = backend.device(), PROBLEM.at(6)
    starts = [config for kind in families("cpu") for config in kind.starts(problem, device)]
    unlikely = family("cpu", "qmv").configs(problem, device)[-1]
    assert unlikely not in starts
    store.select(device, selection(PROBLEM.at(5), unlikely))
    run(backend, store, [problem], trials=len(starts) + 1)
    first_looks = [r.config for r in store.results(device, problem) if r.config and len(r.timing.samples_us) == 1]
    first = [kind.starts(problem, device)[0] for kind in families("cpu") if kind.starts(problem, device)]
    assert first_looks[: len(first) + 1] == [*first, unlikely]
    assert {*first_looks} >= {*starts}


def test_small_m_is_searched_before_larger(fake_backend: Any, store: Store) -> None:
    outcomes = run(fake_backend(smooth), store, [PROBLEM.at(5), PROBLEM.at(4)], trials=12)
    assert [o.problem.m for o in outcomes] == [4, 5]


@pytest.mark.parametrize(("noise", "comparisons"), [(0.001, range(1, 2)), (0.9, range(3, 13))])
def test_finals_go_on_until_they_tell_something(noise: float, comparisons: range, fake_backend: Any, store: Store) -> None:
    """Samples that differ by half do not decide before two more tries at least; a quiet machine needs none."""
    backend = fake_backend(lambda config, problem: 100.0 if config is None else 50.0, noise=noise)
    (outcome,) = run(backend, store, trials=3, only=["qmv"])
    assert outcome.selection is not None
    samples = Counter(backend.timed).most_common(1)[0][1] - 3  # a first look takes three
    assert samples // 7 in comparisons


def test_a_busy_moment_at_its_first_look_rules_no_config_out(fake_backend: Any, store: Store) -> None:
    """The best config's first two samples are ten times too slow."""
    calls: Counter[Config | None] = Counter()
    best = family("cpu", "small_m").starts(PROBLEM, fake_backend(smooth).device())[0]

    def clock(config: Config | None, problem: Problem) -> float:
        calls[config] += 1
        us = 20.0 if config == best else smooth(config, problem)
        return 10 * us if config == best and calls[config] <= 2 else us

    (outcome,) = run(fake_backend(clock, noise=0.01), store)
    assert outcome.selection is not None
    assert outcome.selection.result.config == best


def test_samples_are_spent_on_those_that_are_close(
    fake_backend: Any, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of six, four are out after the first rounds; two that are 2 % apart are told apart in spite of 6 % noise."""
    six_configs(monkeypatch)
    near = {2: 100.0, 1: 98.0}

    def clock(config: Config | None, problem: Problem) -> float:
        if config is None or config.values["prefetch_bytes"] == 0:
            return 140.0
        return near.get(int(config.values["row_vectors"]), 130.0)

    backend = fake_backend(clock, noise=0.06)
    (outcome,) = run(backend, store, only=["qmv"])
    assert outcome.selection is not None
    counted = Counter(backend.timed)
    close = [c for c in counted if c.values["prefetch_bytes"] and c.values["row_vectors"] != 4]
    assert all(counted[config] >= 3 * 7 for config in close)
    assert all(counted[config] <= 3 + 7 for config in counted if config not in close)


def test_a_tie_goes_to_what_serves_the_neighbouring_m() -> None:
    results = finals(stock=(100.0,) * 7, a=(50.0,) * 7, b=(49.8,) * 7, c=(49.9,) * 7)
    assert decide(PROBLEM, results, None, 1.0).result.config == named("a")
    tied = decide(PROBLEM, results, None, 1.0, [named("gone"), named("c")])
    assert tied.result.config == named("c")
    assert "serves a neighbour" in tied.reason
    assert decide(PROBLEM, results, named("b"), 1.0, [named("c")]).result.config == named("b")


@pytest.mark.parametrize("slow", [1, 2, 6])
def test_a_kernel_that_slows_in_sustained_work_loses(
    slow: int, fake_backend: Any, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The fastest in every single sample, and slower when it works on and on."""
    six_configs(monkeypatch)
    ranked = family("cpu", "qmv").configs(PROBLEM, fake_backend(smooth).device())
    us = dict(zip(ranked, (50.0, 54.0, 58.0, 62.0, 66.0, 70.0), strict=True))
    slowed = ranked[:slow]
    backend = fake_backend(
        lambda config, problem: us[config] if config else 100.0, slowdown=lambda c: 1.3 if c in slowed else 1.0
    )
    (outcome,) = run(backend, store, only=["qmv"])
    assert outcome.selection is not None
    if slow == 6:  # all of them do: then none is worse for it
        assert outcome.selection.result.config == ranked[0]
    else:
        assert outcome.selection.result.config == ranked[slow]
        assert f"{ranked[0]} slows to 65.0" in outcome.selection.reason
        assert "sustained" in outcome.selection.reason


def test_where_all_slow_down_the_machine_was_busy(fake_backend: Any, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sustained work of a moment in which every kernel takes a multiple of its time accuses none."""
    six_configs(monkeypatch)
    ranked = family("cpu", "qmv").configs(PROBLEM, fake_backend(smooth).device())
    us = dict(zip(ranked, (50.0, 54.0, 58.0, 62.0, 66.0, 70.0), strict=True))
    backend = fake_backend(
        lambda config, problem: us[config] if config else 100.0, slowdown=lambda c: 3.0 if c == ranked[0] else 2.0
    )
    (outcome,) = run(backend, store, only=["qmv"])
    assert outcome.selection is not None
    assert outcome.selection.result.config == ranked[0]


def test_problem_that_no_family_does_is_skipped_with_the_reason(fake_backend: Any, store: Store) -> None:
    between = PROBLEM.at(48)
    backend = fake_backend(smooth)
    outcomes = {o.problem: o for o in run(backend, store, [between, PROBLEM], trials=4)}
    assert outcomes[between].selection is None
    assert "prefill is tuned at 32" in outcomes[between].ended
    assert outcomes[PROBLEM].selection is not None
    assert [choice.problem for _, choice in store.selections()] == [PROBLEM]


def test_all_problems_of_a_matrix_follow_one_another(fake_backend: Any, store: Store) -> None:
    problems = [Problem(m, n, 64) for m in (5, 4, 3) for n in (16, 8)]
    outcomes = run(fake_backend(smooth), store, problems + problems, trials=3)
    assert [(o.problem.n, o.problem.m) for o in outcomes] == [(n, m) for n in (8, 16) for m in (3, 4, 5)]


def test_progress_is_reported(fake_backend: Any, store: Store) -> None:
    told: list[tuple[Problem, str]] = []
    run(fake_backend(smooth), store, trials=5, report=lambda problem, text: told.append((problem, text)))
    assert {problem for problem, _ in told} == {PROBLEM}
    assert len(told) >= 6


def test_stock_time_of_zero_does_not_end_the_search(fake_backend: Any, store: Store) -> None:
    first = iter([0.0])
    backend = fake_backend(lambda config, problem: next(first, 100.0) if config is None else 50.0)
    (outcome,) = run(backend, store, trials=3)
    assert outcome.selection is not None


# ------------------------------------------------------------------------------------------------------------ on the CPU


def test_search_on_the_cpu_ends_in_a_table_that_serves(cpu: Backend, tmp_path: Path) -> None:
    path = tmp_path / "tuner.db"
    q = Quantization("affine", 4, 32)
    problems = [Problem(m, 96, 128, q) for m in (1, 3)] + [Problem(32, 96, 128, q), Problem(3, 64, 96, q)]
    outcomes = list(tune(cpu, problems, Store(path), Budget(trials=4)))
    assert len(outcomes) == 4
    device: Device = cpu.device()
    store = Store(path)
    for problem in problems:
        rows = store.results(device, problem)
        assert [r.error for r in rows if r.status not in ("ok", "implausible")] == []
        assert {r.family for r in rows} > {"stock"}
    table = load_table(path)
    assert len(table) == 4
    assert table.stale == ()
    for outcome in outcomes:
        assert outcome.selection is not None
        assert outcome.selection.speedup >= 1
        assert table.select(outcome.problem).config == outcome.selection.result.config


def test_one_that_seems_far_ahead_has_a_rival_in_the_finals() -> None:
    looks = [result for config, result in finals(slow=(300.0,), ahead=(10.0,), next=(100.0,)).items() if config]
    assert _finalists(looks, None) == [named("ahead"), named("next")]


def test_few_samples_make_no_slower_kernel_as_good() -> None:
    """Within the noise, but 20 % slower: what was found first is no equal of the fastest; what serves keeps its place."""
    results = finals(stock=(100.0,) * 3, a=(60.0, 70.0, 72.0), b=(50.0, 58.0, 61.0))
    assert not results[named("b")].timing.beats(results[named("a")].timing)
    assert decide(PROBLEM, results, None, 1.0).result.config == named("b")
    assert decide(PROBLEM, results, None, 1.0, [named("a")]).result.config == named("b")
    assert decide(PROBLEM, results, named("a"), 1.0).result.config == named("a")


def test_a_look_of_a_busy_moment_keeps_a_place_in_the_first_rounds() -> None:
    """Looks of one kernel lay up to three times apart; of those within that many, the sixteen best have a chance."""
    looks = finals(best=(10.0,), disturbed=(29.0,), slow=(31.0,), **{f"near{i}": (11.0 + i / 10,) for i in range(13)})
    named_so = _finalists(list(looks.values()), None, most=_CANDIDATES)
    assert named("disturbed") in named_so
    assert named("slow") not in named_so
    many = finals(best=(10.0,), **{f"near{i}": (11.0 + i / 10,) for i in range(20)})
    assert len(_finalists(list(many.values()), None, most=_CANDIDATES)) == 16
