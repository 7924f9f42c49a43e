"""A search shared by several processes: each tunes what no other does, a killed one's work is done by the rest, and all end
with the same table."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import optuna
import pytest
from optuna.trial import TrialState

from tests.worker import PROBLEMS as SHARED
from tuner.errors import BadInputError
from tuner.problem import Problem
from tuner.store import Store
from tuner.tune import Budget, Outcome
from tuner.workers import WorkerStore, tune_together

PROBLEMS = [Problem(m, n, 64) for n in (8, 16) for m in (1, 4)]
ROOT = Path(__file__).parent.parent


def us(config: Any, problem: Problem) -> float:
    return 100.0 if config is None else 50.0 + sum(map(ord, str(config))) % 17


def work(url: str, backend: Any, path: Path, problems: list[Problem] = PROBLEMS) -> list[Outcome]:
    store = WorkerStore(path)
    try:
        return list(tune_together(url, backend, problems, store, Budget(trials=6)))
    finally:
        store.close()


def table_of(path: Path) -> dict[Problem, Any]:
    store = Store(path)
    try:
        return {choice.problem: choice for _, choice in store.selections()}
    finally:
        store.close()


def test_one_worker_does_all_and_the_next_brings_it(fake_backend: Any, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/shared.db"
    first, second = fake_backend(us, noise=0.02), fake_backend(us, noise=0.02)
    assert {o.problem for o in work(url, first, tmp_path / "a.db")} == set(PROBLEMS)
    assert work(url, second, tmp_path / "b.db") == []
    assert not second.compiled
    a, b = table_of(tmp_path / "a.db"), table_of(tmp_path / "b.db")
    assert a == b
    assert a.keys() == set(PROBLEMS)
    assert {choice.origin for choice in b.values()} == {"search"}
    results = [Store(tmp_path / f"{name}.db").results(first.device(), PROBLEMS[0]) for name in "ab"]
    configs = [{r.config for r in found} for found in results]
    assert configs[0] == configs[1]
    rows = len(Store(tmp_path / "b.db").results(first.device(), PROBLEMS[0]))
    work(url, second, tmp_path / "b.db")  # and again: nothing is doubled
    assert len(Store(tmp_path / "b.db").results(first.device(), PROBLEMS[0])) == rows


def test_other_problems_are_another_search(fake_backend: Any, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/shared.db"
    backend = fake_backend(us)
    work(url, backend, tmp_path / "a.db", PROBLEMS[:2])
    assert {o.problem for o in work(url, backend, tmp_path / "b.db", PROBLEMS[1:3])} == set(PROBLEMS[1:3])


def test_two_lists_of_the_same_problems_are_worked_off_once(fake_backend: Any, tmp_path: Path) -> None:
    """Two workers that begin at the same moment both find the study empty."""
    url = f"sqlite:///{tmp_path}/shared.db"
    backend = fake_backend(us)
    work(url, backend, tmp_path / "a.db", PROBLEMS[:1])
    storage = optuna.storages.RDBStorage(url)
    (name,) = optuna.get_all_study_names(storage)
    study = optuna.load_study(study_name=name, storage=storage)
    study.enqueue_trial({}, user_attrs={"problem": 0})
    assert work(url, backend, tmp_path / "a.db", PROBLEMS[:1]) == []


def test_a_grpc_proxy_is_a_storage(fake_backend: Any, tmp_path: Path) -> None:
    """Optuna's own proxy before a database: what workers need that reach no database."""
    pytest.importorskip("grpc")
    with socket.socket() as free:
        free.bind(("localhost", 0))
        port = free.getsockname()[1]
    code = f"""
import optuna
storage = optuna.storages.RDBStorage("sqlite:///{tmp_path}/proxied.db")
optuna.storages.run_grpc_proxy_server(storage, host="localhost", port={port})
"""
    url, asked = f"grpc://localhost:{port}", PROBLEMS[:2]
    proxy = subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.DEVNULL)
    try:
        for _ in range(200):
            time.sleep(0.1)
            with socket.socket() as tried:
                if tried.connect_ex(("localhost", port)) == 0:
                    break
        assert {o.problem for o in work(url, fake_backend(us), tmp_path / "a.db", asked)} == set(asked)
        assert work(url, fake_backend(us), tmp_path / "b.db", asked) == []
    finally:
        proxy.kill()
        proxy.wait()
    assert table_of(tmp_path / "a.db") == table_of(tmp_path / "b.db")


@pytest.mark.parametrize(
    "url", ["nothing", "grpc://nowhere", "postgresql://localhost:1/none", "sqlite:////no/such/folder/a.db"]
)
def test_an_address_that_leads_nowhere_is_bad_input(url: str, fake_backend: Any, tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match="--workers"):
        work(url, fake_backend(us), tmp_path / "a.db")


def test_four_workers_one_of_them_killed(tmp_path: Path) -> None:
    """Four processes with a result file each, as on four machines."""
    url = f"sqlite:///{tmp_path}/shared.db"
    workers = []
    for number in range(4):
        command = [sys.executable, "-m", "tests.worker", url, str(tmp_path / f"{number}.db")]
        workers.append(subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT))
    try:
        victim = killed_in_the_middle(url, workers)
        told = [w.communicate(timeout=100) for w in workers]
        for number, worker in enumerate(workers):
            if number != victim:
                assert worker.returncode == 0, told[number][1]
    finally:
        for worker in workers:
            worker.kill()
            worker.communicate()
    storage = optuna.storages.RDBStorage(url)
    (name,) = optuna.get_all_study_names(storage)
    trials = optuna.load_study(study_name=name, storage=storage).get_trials()
    done = Counter(t.user_attrs["problem"] for t in trials if t.state == TrialState.COMPLETE)
    assert sorted(done) == list(range(len(SHARED)))
    assert set(done.values()) == {1}
    lost = [t for t in trials if t.state == TrialState.FAIL and any(name.startswith("results") for name in t.user_attrs)]
    assert len(lost) == 1  # what the killed one was at, which another finished
    tables = [table_of(tmp_path / f"{number}.db") for number in range(4) if number != victim]
    assert tables[0] == tables[1] == tables[2]
    assert tables[0].keys() == set(SHARED)


def killed_in_the_middle(url: str, workers: list[subprocess.Popen[str]]) -> int:
    """Kills the worker that began its problem last, once it has results of it; its number."""
    until, study = time.monotonic() + 60, None
    while time.monotonic() < until:
        time.sleep(0.02)
        assert all(worker.poll() in (None, 0) for worker in workers), [w.communicate()[1] for w in workers if w.poll()]
        if study is None:
            try:
                storage = optuna.storages.RDBStorage(url)
                study = optuna.load_study(study_name=optuna.get_all_study_names(storage)[0], storage=storage)
            except Exception:  # the tables are not there yet
                continue
        trials = study.get_trials(deepcopy=False)
        running = [t for t in trials if t.state == TrialState.RUNNING and "worker" in t.user_attrs]
        if running and any(t.state == TrialState.COMPLETE for t in trials) and "results 0" in running[-1].user_attrs:
            number = [worker.pid for worker in workers].index(running[-1].user_attrs["worker"])
            os.kill(workers[number].pid, signal.SIGSTOP)
            os.waitpid(workers[number].pid, os.WUNTRACED)  # a commit under way is finished first
            # On a busy machine it may have ended its problem meanwhile: look again.
            at_work = study.get_trials(deepcopy=False)[running[-1].number].state == TrialState.RUNNING
            os.kill(workers[number].pid, signal.SIGKILL if at_work else signal.SIGCONT)
            if at_work:
                return number
    raise AssertionError("no worker was at work")
