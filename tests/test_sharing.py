"""Precedence of choices, shipped rows, imports that are checked, and stale rows that are tuned first."""

from __future__ import annotations

import json
import warnings
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import tuner.dispatch as dispatch
from tuner.backends import Backend
from tuner.cli import cli
from tuner.dispatch import DispatchTable, TunerNotice, load_table
from tuner.families import family
from tuner.measure import Measurement
from tuner.problem import Device, Problem, Quantization
from tuner.sharing import import_choices
from tuner.space import Config
from tuner.store import Selection, Store, export_lines
from tuner.tune import Budget, tune

PROBLEM = Problem(4, 33, 128, Quantization("affine", 4, 32))


def timed(choice: Selection, us: float, **changed: Any) -> Selection:
    return replace(choice, result=replace(choice.result, measurement=Measurement((us, us, us))), **changed)


@pytest.fixture
def config(cpu: Backend) -> Config:
    return family("cpu", "small_m").configs(PROBLEM, cpu.device())[0]


# ------------------------------------------------------------------------------------------------------------- precedence


def test_own_before_imported_before_shipped(cpu: Backend, selection: Any, config: Config) -> None:
    """Whatever is faster, and in whatever order they come."""
    here = cpu.device()
    twin = replace(here, name="The same silicon under another name")
    rows = [
        (here, timed(selection(PROBLEM, config), 1.0, origin="seed")),
        (twin, timed(selection(PROBLEM, config), 2.0, origin="imported")),
        (here, timed(selection(PROBLEM, config), 3.0, origin="search")),
    ]
    for count, us in ((3, 3.0), (2, 2.0), (1, 1.0)):
        for order in (rows[:count], rows[:count][::-1]):
            table = DispatchTable(here, order)
            assert len(table) == 1
            assert table.selections[0].result.us == us
    assert DispatchTable(here, [rows[1], (here, replace(rows[1][1], floor_us=9.0))]).selections[0].floor_us == 9.0


def test_a_stale_row_does_not_stand_before_one_that_holds(cpu: Backend, selection: Any, config: Config) -> None:
    here = cpu.device()
    good = timed(selection(PROBLEM, config), 2.0, origin="imported")
    own = selection(PROBLEM, config)
    stale = replace(own, result=replace(own.result, template_hash="old"))
    table = DispatchTable(here, [(here, stale), (here, good)])
    assert table.selections == [good]
    assert [s.replaced for s in table.stale] == [True]
    assert [s.replaced for s in DispatchTable(here, [(here, stale)]).stale] == [False]


def test_exact_choices_of_two_searches_are_not_mixed(cpu: Backend, selection: Any) -> None:
    """Own exact rows for M = 1 and 2, imported ones in another order of summation for M = 1 to 3: M = 3 stays stock."""
    here = cpu.device()
    qmv = family("cpu", "qmv").configs(PROBLEM, here)[0]
    made = {m: selection(PROBLEM.at(m), qmv, m_range=(m, m)) for m in (1, 2, 3)}
    own = [replace(made[m], exact=True) for m in (1, 2)]
    other = [replace(c, result=replace(c.result, reduction="another")) for c in made.values()]
    imported = [replace(c, exact=True, origin="imported") for c in other]
    for device in (here, replace(here, name="the same silicon")):
        rows = [*((device, c) for c in imported), *((here, c) for c in own)]
        assert DispatchTable(here, rows, exact=True).selections == own
        assert DispatchTable(here, [(device, c) for c in imported], exact=True).selections == imported


# ----------------------------------------------------------------------------------------------------------- shipped rows


@pytest.fixture
def shipped(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, cpu: Backend, selection: Any, config: Config) -> Path:
    """A folder in place of db/seed: a row for this machine, one for another, one that is spoilt."""
    folder = tmp_path / "db" / "seed"
    folder.mkdir(parents=True)
    row, foreign = selection(PROBLEM, config), selection(PROBLEM.at(5), config)
    lines = [*export_lines([(cpu.device(), row)]), *export_lines([(replace(cpu.device(), cores="999"), foreign)]), "{}"]
    (folder / "some.jsonl").write_text("\n".join(lines))
    monkeypatch.setattr(dispatch, "resource", lambda relative: tmp_path / relative)
    return folder


def test_shipped_rows_serve_without_tuning(shipped: Path, tmp_path: Path, config: Config) -> None:
    with pytest.warns(TunerNotice, match="Only the 1 shipped rows are used"):
        table = load_table(tmp_path / "missing.db")
    assert table.select(PROBLEM).config == config
    assert table.stale == ()  # the other machine's row is no news
    assert table.selections[0].origin == "seed"


def test_a_table_is_filled_up_with_shipped_rows(shipped: Path, tmp_path: Path, cpu: Backend, selection: Any) -> None:
    own = selection(PROBLEM, family("cpu", "qmv").configs(PROBLEM, cpu.device())[0])
    Store(tmp_path / "t.db").select(cpu.device(), own)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert load_table(tmp_path / "t.db").selections == [own]


# ----------------------------------------------------------------------------------------------------------------- import


def test_origin_is_stored_and_a_search_takes_over(tmp_path: Path, cpu: Backend, selection: Any, config: Config) -> None:
    store = Store(tmp_path / "t.db")
    store.select(cpu.device(), replace(selection(PROBLEM, config), origin="imported"))
    assert [c.origin for _, c in store.selections()] == ["imported"]
    store.select(cpu.device(), selection(PROBLEM, config))
    assert [c.origin for _, c in store.selections()] == ["search"]


@pytest.mark.parametrize(
    ("trouble", "us", "words"),
    [
        ("", 10.0, None),
        ("wrong", 10.0, "mismatch: "),
        ("compile", 10.0, "compile error: kernel.c:1:1"),
        ("launch", 10.0, "launch error: the launch failed."),
        ("", 90.0, "it takes 90.0 us here, stock 50.0 us"),
    ],
)
def test_an_imported_winner_is_checked_where_it_would_be_used(
    trouble: str, us: float, words: str | None, fake_backend: Any, tmp_path: Path, selection: Any, config: Config
) -> None:
    backend = fake_backend(lambda config, problem: us if config else 50.0, trouble=lambda config: trouble)
    store = Store(tmp_path / "t.db")
    choice = replace(selection(PROBLEM, config), origin="imported")
    done = import_choices(backend, store, [(backend.device(), choice)])
    assert (done.added, done.checked) == ((1, 1) if words is None else (0, 0))
    assert bool(backend.compiled)
    if words:
        assert words in done.refused[0]
        assert store.selections() == []
    else:
        assert store.selections() == [(backend.device(), choice)]


def test_a_busy_moment_refuses_nothing(fake_backend: Any, tmp_path: Path, selection: Any, config: Config) -> None:
    times: Iterator[float] = iter([900.0, 800.0, 700.0])
    backend = fake_backend(lambda config, problem: next(times, 10.0) if config else 50.0)
    choice = replace(selection(PROBLEM, config), origin="imported")
    assert import_choices(backend, Store(tmp_path / "t.db"), [(backend.device(), choice)]).added == 1


def test_exact_rows_are_imported_beside_the_others(
    fake_backend: Any, tmp_path: Path, selection: Any, config: Config
) -> None:
    backend = fake_backend(lambda config, problem: 10.0 if config else 50.0)
    store, here = Store(tmp_path / "t.db"), backend.device()
    rows = [(here, replace(selection(PROBLEM, config), origin="imported", exact=exact)) for exact in (False, True)]
    done = import_choices(backend, store, rows)
    assert (done.added, done.checked) == (2, 2)
    assert [*store.selections(), *store.selections(exact=True)] == rows
    assert len(backend.compiled) <= 2  # one kernel is checked once


def test_rows_for_elsewhere_are_stored_unchecked_and_own_rows_stay(
    fake_backend: Any, tmp_path: Path, selection: Any, config: Config, elsewhere: Device
) -> None:
    backend = fake_backend(lambda config, problem: 10.0 if config else 50.0)
    store, here = Store(tmp_path / "t.db"), backend.device()
    own = timed(selection(PROBLEM, config), 40.0)
    store.select(here, own)
    imported = timed(selection(PROBLEM, config), 1.0, origin="imported")
    done = import_choices(backend, store, [(elsewhere, imported), (here, imported)])
    assert (done.added, done.checked) == (1, 0)
    assert "your own search" in done.refused[0]
    assert backend.compiled == []
    assert {d.key: c.result.us for d, c in store.selections()} == {elsewhere.key: 1.0, here.key: 40.0}


# ------------------------------------------------------------------------------------------------------------------ stale


def test_what_is_first_is_searched_first(fake_backend: Any, tmp_path: Path) -> None:
    backend = fake_backend(lambda config, problem: 10.0 if config else 50.0)
    problems = [PROBLEM.at(m) for m in (1, 2, 3)]
    budget = Budget(trials=2)
    searched = [o.problem.m for o in tune(backend, problems, Store(tmp_path / "t.db"), budget, first={PROBLEM.at(3)})]
    assert searched == [3, 1, 2]


def test_stale_rows_are_shown_with_the_reason_and_tuned_again(
    tmp_path: Path, cpu: Backend, selection: Any, config: Config, elsewhere: Device
) -> None:
    """Another template, another MLX version: both are searched again, then served; what remains is marked as replaced."""
    db, here = tmp_path / "t.db", cpu.device()
    store, good = Store(db), selection(PROBLEM, config)
    store.select(here, replace(good, result=replace(good.result, template_hash="old")))
    store.select(replace(here, mlx_version="0.1.0"), selection(PROBLEM.at(3), config))
    store.select(replace(here, backend="cuda"), selection(PROBLEM.at(2), config))  # not for this backend to tune
    store.close()

    def call(*arguments: str) -> dict[str, Any]:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", TunerNotice)
            done = CliRunner().invoke(cli, [*arguments, "--json", "--db", str(db)])
        return dict(json.loads(done.stdout))

    shown = {row["problem"].split()[0]: (row["reason"], row["replaced"]) for row in call("show")["stale"]}
    assert shown["M=4"] == ("the small_m template has changed since", False)
    assert shown["M=3"] == (f"its mlx version is 0.1.0, here it is {here.mlx_version}", False)
    assert "backend" in shown["M=2"][0]
    searched = call("search", "--stale", "--trials", "2", "--families", "qmv")
    assert sorted(row["m"] for row in searched["rows"]) == [3, 4]
    after = call("show")
    assert sorted(row["m"] for row in after["rows"]) == [3, 4]
    assert {row["problem"].split()[0]: row["replaced"] for row in after["stale"]} == {"M=3": True, "M=2": False}
    assert call("search", "--stale")["rows"] == []
