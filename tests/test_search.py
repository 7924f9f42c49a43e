"""The search proposes: nothing twice, nothing illegal, the likely first, and everything when that is little."""

import itertools
import warnings
from collections.abc import Callable
from dataclasses import replace

import pytest

from tuner.families import Family, families, family, why_not
from tuner.problem import Device, Problem
from tuner.search import Search
from tuner.space import Config, Constraint, Parameter, SearchSpace

DEVICE = Device("cpu", "A", "x86_64-avx512", "8", "32 GiB", "Linux", "0.32.4")
PROBLEM = Problem(6, 4096, 4096)


def toy(*a: int, name: str = "toy", odd_only: bool = False) -> Family:
    constraints = (Constraint("a={a} is even.", lambda v, p, d: int(v["a"]) % 2 == 1),) if odd_only else ()
    space = SearchSpace(name, (Parameter("a", a, "a number"), Parameter("b", ("x", "y"), "a letter")), constraints)
    return Family(name, None, space, lambda c: "r", lambda c, p: (p.m, p.m), lambda p: None)


def value(config: Config) -> float:
    return 100.0 + 10 * int(config.values["a"]) + (5 if config.values["b"] == "y" else 0)


def run(search: Search, us: Callable[[Config], float | None] = value) -> list[Config]:
    """Asks until the search is over."""
    asked = []
    while config := search.ask():
        asked.append(config)
        search.tell(config, us(config))
    return asked


def test_small_space_is_walked_once_and_ends() -> None:
    """REPORTS D5: 6 configs, 20 trials."""
    search = Search([toy(1, 2, 3)], PROBLEM, DEVICE, trials=20)
    asked = run(search)
    assert len(asked) == len(set(asked)) == search.size == search.tried == 6
    assert search.exhausted
    assert search.ask() is None


@pytest.mark.parametrize("seed", range(5))
def test_no_config_twice_in_a_larger_space(seed: int) -> None:
    search = Search([toy(*range(12))], PROBLEM, DEVICE, trials=20, seed=seed)
    asked = run(search)
    assert len(asked) == len(set(asked)) == 20
    assert not search.exhausted


@pytest.mark.parametrize("m", [1, 4, 6, 16, 128])
def test_real_spaces_hold_their_constraints(m: int) -> None:
    problem = PROBLEM.at(m)
    search = Search(families("cpu"), problem, DEVICE, trials=30, seed=m)
    asked = run(search, lambda config: float(len(str(config))))
    assert len(asked) == len(set(asked)) == 30
    assert [why_not(config, problem, DEVICE) for config in asked] == [None] * 30
    assert {config.family for config in asked} == {f.name for f in families("cpu") if f.configs(problem, DEVICE)}


def test_constraints_are_respected_where_most_is_illegal() -> None:
    search = Search([toy(*range(40), odd_only=True)], PROBLEM, DEVICE, trials=25)
    assert all(int(config.values["a"]) % 2 for config in run(search))


def test_defaults_then_seeds_come_first() -> None:
    one, two = toy(*range(20)), toy(*range(5, 30), name="other")
    seeds = [Config.of("toy", {"a": 7, "b": "y"}), Config.of("other", {"a": 9, "b": "x"})]
    illegal = [Config.of("toy", {"a": 99, "b": "y"}), Config.of("gone", {"a": 1}), seeds[0]]
    search = Search([one, two], PROBLEM, DEVICE, trials=10, seeds=[*seeds, *illegal])
    asked = run(search)
    assert asked[:4] == [Config.of("toy", {"a": 0, "b": "x"}), Config.of("other", {"a": 5, "b": "x"}), *seeds]
    assert len(asked) == len(set(asked)) == 10
    assert not set(illegal[:2]) & set(asked)


@pytest.mark.parametrize("m", [1, 2, 6, 16, 32])
def test_starts_are_the_default_and_its_variations(m: int) -> None:
    problem = PROBLEM.at(m)
    for kind in families("cpu"):
        starts, configs = kind.starts(problem, DEVICE), kind.configs(problem, DEVICE)
        assert starts[:1] == configs[:1]
        assert set(starts) <= set(configs)
        assert len(set(starts)) == len(starts)
        if starts and kind.vary_first:
            rest = [{k: v for k, v in config.values.items() if k != kind.vary_first} for config in starts]
            assert all(values == rest[0] for values in rest)
        search = Search([kind], problem, DEVICE, trials=len(starts))
        assert [search.ask() for _ in starts] == starts


def test_what_is_one_step_from_the_best_is_tried() -> None:
    """In a space that 20 random draws seldom find the best of: all but one config of each letter are equal."""

    def us(config: Config) -> float:
        return 50.0 if config.values == {"a": 23, "b": "y"} else 60.0 if config.values["a"] == 23 else 100.0

    for seed in range(5):
        search = Search(
            [toy(*range(40))], PROBLEM, DEVICE, trials=20, seeds=[Config.of("toy", {"a": 23, "b": "x"})], seed=seed
        )
        assert Config.of("toy", {"a": 23, "b": "y"}) in run(search, us)


def test_known_configs_are_not_asked_again() -> None:
    all_configs = toy(1, 2, 3, 4).configs(PROBLEM, DEVICE)
    known = [(all_configs[0], 130.0), (all_configs[3], None)]
    search = Search([toy(1, 2, 3, 4)], PROBLEM, DEVICE, trials=20, known=known, seeds=[all_configs[3]])
    assert search.tried == 2
    asked = run(search)
    assert set(asked) == set(all_configs) - {all_configs[0], all_configs[3]}
    assert search.tried == 8


def test_known_configs_count_as_trials() -> None:
    configs = toy(*range(20)).configs(PROBLEM, DEVICE)
    search = Search([toy(*range(20))], PROBLEM, DEVICE, trials=10, known=[(c, value(c)) for c in configs[:10]])
    assert search.ask() is None
    more = Search([toy(*range(20))], PROBLEM, DEVICE, trials=14, known=[(c, value(c)) for c in configs[:10]])
    assert len(run(more)) == 4


def test_new_value_keeps_earlier_rows_of_use() -> None:
    """REPORTS D4: the same study cannot take a new choice; here earlier results go into the new one, and only what is
    new, or was not tried, is proposed."""
    old = toy(1, 2, 3)
    first = Search([old], PROBLEM, DEVICE, trials=20)
    results = {config: value(config) for config in run(first)}
    new = toy(1, 2, 3, 0)
    assert new.space.key != old.space.key
    second = Search([new], PROBLEM, DEVICE, trials=20, known=results.items())
    asked = run(second)
    assert {config.values["a"] for config in asked} == {0}
    assert len(asked) == 2
    assert second.exhausted


def test_row_of_a_value_that_is_gone_does_no_harm() -> None:
    gone = Config.of("toy", {"a": 9, "b": "x"})
    search = Search([toy(1, 2)], PROBLEM, DEVICE, trials=20, known=[(gone, 1.0)])
    assert search.tried == 0
    assert len(run(search)) == 4


def test_failures_do_not_stop_it() -> None:
    search = Search([toy(*range(30))], PROBLEM, DEVICE, trials=25)
    asked = run(search, lambda config: None if int(config.values["a"]) % 2 else value(config))
    assert len(set(asked)) == 25


def test_batches_hold_different_configs() -> None:
    search = Search([toy(*range(12))], PROBLEM, DEVICE, trials=10)
    batches = []
    while batch := search.ask_many(4):
        batches.append(batch)
        for config in reversed(batch):
            search.tell(config, value(config))
    assert [len(batch) for batch in batches] == [4, 4, 2]
    assert len(set(itertools.chain(*batches))) == 10


def test_nothing_legal_is_an_empty_search() -> None:
    search = Search([family("cpu", "small_m")], PROBLEM.at(1), DEVICE)
    assert search.size == 0
    assert search.ask() is None
    assert search.ask_many(4) == []


def test_same_seed_same_proposals() -> None:
    runs = [run(Search(families("cpu"), PROBLEM, DEVICE, trials=20, seed=3), lambda c: float(hash(c) % 97)) for _ in "ab"]
    assert runs[0] == runs[1]


def test_it_learns() -> None:
    """On a smooth objective over the real small_m space it ends nearer the best than as many random draws do."""
    kind = family("cpu", "small_m")
    problem = replace(PROBLEM, m=16)
    configs = kind.configs(problem, DEVICE)

    def us(config: Config) -> float:
        v = config.values
        penalty = abs(int(v["m_block"]) - 8) + 3 * abs(int(v["row_vectors"]) - 2) + (4 if v["layout"] == "native" else 0)
        return 100 + penalty + (2 if v["unpack"] == "convert" else 0) + int(v["tasks_per_thread"]) / 4

    ranks = sorted(map(us, configs))
    best = [min(map(us, run(Search([kind], problem, DEVICE, trials=40, seed=s), us))) for s in range(3)]
    assert max(best) <= ranks[len(ranks) // 40]


def test_optuna_is_quiet(capfd: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        run(Search(families("cpu"), PROBLEM, DEVICE, trials=20), lambda config: 1.0)
    assert capfd.readouterr() == ("", "")
