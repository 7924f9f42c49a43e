"""Candidates that crash, hang or lie: each is a row with what went wrong, none wins, none ends the search (REPORTS D12)."""

from __future__ import annotations

import os
import signal
import time
from dataclasses import replace
from pathlib import Path

import pytest

from tests import faulty
from tuner import families as table_of_families
from tuner.child import Child
from tuner.families import family
from tuner.measure import Verdict
from tuner.store import Store
from tuner.tune import Budget, tune

STATUS = {
    "crash": ("launch_error", "it ended its process by SIGSEGV."),
    "exit": ("launch_error", "it ended its process with code 3."),
    "hang": ("timeout", "it was not done after 4 s."),
    "compile": ("compile_error", "error: planted"),
    "raise": ("launch_error", "planted"),
    "nan": ("mismatch", "not finite"),
    "early": ("mismatch", "not written"),
    "half": ("mismatch", "not written"),
    "overread": ("launch_error", "it ended its process by SIG"),  # SEGV, or BUS on a Mac
    "underread": ("launch_error", "it ended its process by SIG"),
}


@pytest.fixture
def eighteen_configs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes qmv's space one of 18 configs, most of them faulty."""
    kind = family("cpu", "qmv")
    only = faulty.ONLY
    kept = [replace(p, values=(only[p.name],)) if p.name in only else p for p in kind.space.parameters]
    small = replace(kind, space=replace(kind.space, parameters=tuple(kept)))
    monkeypatch.setitem(table_of_families._TABLE, ("cpu", "qmv"), small)


@pytest.mark.usefixtures("eighteen_configs")
def test_no_faulty_candidate_wins_or_ends_the_search(tmp_path: Path) -> None:
    backend, store = faulty.backend(), Store(tmp_path / "t.db")
    planted = {config: fault for config in _configs() if (fault := faulty.fault_of(config))}
    assert sorted(planted.values()) == sorted(faulty.FAULTS)
    with Child(faulty.backend, seconds=4) as child:
        (outcome,) = tune(backend, [faulty.PROBLEM], store, Budget(trials=1000), only=["qmv"], judge=child)
    results = {r.config: r for r in store.results(backend.device(), faulty.PROBLEM) if r.config}
    assert len(results) == len(_configs()) == 18
    for config, fault in planted.items():
        if fault == "sleep":  # right, and fast as long as it does not sleep
            assert results[config].ok
            continue
        status, error = STATUS[fault]
        assert results[config].status == status, fault
        assert error in results[config].error
    healthy = [result for config, result in results.items() if config not in planted]
    assert all(result.ok for result in healthy)
    assert outcome.selection is not None
    assert outcome.selection.result.config not in planted
    with Child(faulty.backend, seconds=4) as again:  # nothing is tried a second time
        (rerun,) = tune(backend, [faulty.PROBLEM], store, Budget(trials=1000), only=["qmv"], judge=again)
        assert again._running is None
    assert rerun.tried == outcome.tried


def _configs() -> list:
    return family("cpu", "qmv").configs(faulty.PROBLEM, faulty.backend().device())


def test_a_child_that_is_killed_is_replaced_and_leaves_nothing_behind() -> None:
    config = next(c for c in _configs() if faulty.fault_of(c) is None)
    with Child(faulty.backend, seconds=20) as child:
        assert child.verdict(faulty.PROBLEM, config) == Verdict("ok")
        assert child._running is not None
        first = child._running.process.pid
        assert first is not None
        os.kill(first, signal.SIGKILL)
        assert child.verdict(faulty.PROBLEM, config).status == "launch_error"
        assert child.verdict(faulty.PROBLEM, config) == Verdict("ok")
        second = child._running.process.pid
        assert second not in (None, first)
    time.sleep(0.1)
    with pytest.raises(ProcessLookupError):
        os.kill(second, 0)  # type: ignore[arg-type]
