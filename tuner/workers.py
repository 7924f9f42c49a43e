"""One search shared by several machines or GPUs of a kind, through Optuna's distributed storage: a trial of the study is
one problem, which one worker tunes on its own device. Results travel as the trial's attributes."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import optuna
from optuna.storages import BaseStorage
from optuna.trial import FrozenTrial, Trial, TrialState

from tuner.attention import AnyProblem, in_order
from tuner.backends import Backend
from tuner.errors import BadInputError
from tuner.measure import Judge, Result
from tuner.problem import Device, fields_hash
from tuner.render import template_hash
from tuner.store import Selection, Store, export_lines, import_lines, result_line, result_of_line
from tuner.tune import Budget, Outcome, Report, kinds_for, tune

_LOST_SECONDS = 180.0  # without a sign of a worker, after which its problem is given to another; a candidate may take 30 s
_FLUSH_SECONDS = 0.5  # results are sent together: each message costs 10 ms or more
_IDLE_SECONDS = 0.5
_TRIES = 10  # to make the tables of a new database: several workers may begin at once
_BUSY_SECONDS = 60.0

_DONE = (TrialState.COMPLETE,)


class WorkerStore(Store):
    """A result file whose new results also go to the other workers."""

    def __init__(self, path: Path | None = None) -> None:
        super().__init__(path)
        self._trial: Trial | None = None
        self._waiting: list[str] = []
        self._sent = 0
        self._last = 0.0

    def add_all(self, device: Device, results: Sequence[Result]) -> list[int]:
        rows = super().add_all(device, results)
        self._waiting += [result_line(device, result) for result in results]
        if time.monotonic() - self._last > _FLUSH_SECONDS:
            self.flush()
        return rows

    def working_on(self, trial: Trial | None) -> None:
        """From here on results belong to this trial, or to none."""
        self._trial, self._waiting, self._sent, self._last = trial, [], 0, time.monotonic()
        if trial:
            trial.set_user_attr("worker", os.getpid())

    def flush(self) -> None:
        """Sends what was not sent; it is also the sign that this worker lives."""
        if self._trial:
            try:
                self._trial.set_user_attr(f"results {self._sent}", self._waiting)
            except optuna.exceptions.UpdateFinishedTrialError:  # this worker was given up: its problem is another's now
                self._trial = None
            self._waiting, self._sent, self._last = [], self._sent + 1, time.monotonic()


def tune_together(
    url: str,
    backend: Backend,
    problems: Sequence[AnyProblem],
    store: WorkerStore,
    budget: Budget,
    *,
    only: Sequence[str] | None = None,
    judge: Judge | None = None,
    report: Report = lambda problem, text: None,
) -> Iterator[Outcome]:
    """Tunes problems that no other worker at `url` has, until all are done, and yields how those ended. In the end `store`
    holds what all workers found. Workers on another kind of device, or with other templates, are of another search.

    url: grpc://HOST:PORT of an Optuna gRPC proxy, or what SQLAlchemy takes. Raises BadInputError.
    """
    device = backend.device()
    order = in_order(problems)
    kinds = kinds_for(backend.name, order, only)
    texts = [template_hash(backend.name, family.name) for family in kinds]
    shared = _Shared(url, fields_hash(device.key, budget.trials, *order, *(f.space.key for f in kinds), *texts), len(order))
    end = None if budget.seconds is None else time.monotonic() + budget.seconds
    while (claimed := shared.claim(lambda: report(order[0], "waiting for other workers"))) is not None:
        trial, index = claimed
        problem = order[index]
        shared.bring(store, device, problem)
        store.working_on(trial)
        seconds = None if end is None else max(0.0, end - time.monotonic()) / (shared.waiting() + 1)
        for outcome in tune(
            backend, [problem], store, Budget(budget.trials, seconds), only=only, judge=judge, report=report
        ):
            store.flush()
            store.working_on(None)
            shared.finish(trial, device, outcome.selection)
            yield outcome
    shared.bring(store, device)


class _Shared:
    """The study, and what can be known of it."""

    def __init__(self, url: str, name: str, count: int) -> None:
        optuna.logging.set_verbosity(optuna.logging.WARNING)
        self._study = optuna.create_study(storage=_storage(url), study_name=f"tuner {name}", load_if_exists=True)
        self._count = count
        self._signs: dict[int, tuple[int, float]] = {}
        present = {trial.user_attrs.get("problem") for trial in self._study.get_trials(deepcopy=False)}
        for index in range(count):
            if index not in present:
                self._study.enqueue_trial({}, user_attrs={"problem": index})

    def claim(self, idle: Callable[[], None]) -> tuple[Trial, int] | None:
        """A trial with the number of its problem, which is this worker's now; None when all problems are done."""
        while True:
            trials = self._study.get_trials(deepcopy=False)
            done = {t.user_attrs["problem"] for t in trials if t.state in _DONE}
            if len(done) == self._count:
                return None
            if not any(t.state == TrialState.WAITING for t in trials):
                self._give_up_lost(trials)
                idle()
                time.sleep(_IDLE_SECONDS)
                continue
            trial = self._study.ask()
            index = trial.user_attrs.get("problem")  # a trial that was not waiting has none
            if index is None or self._is_anothers(trial, index):
                self._study.tell(trial, state=TrialState.FAIL)
                continue
            return trial, index

    def _is_anothers(self, trial: Trial, index: int) -> bool:
        """Whether an earlier trial is about the same problem: two workers that begin at once both make a list."""
        return any(
            t.number < trial.number and t.user_attrs.get("problem") == index and t.state != TrialState.FAIL
            for t in self._study.get_trials(deepcopy=False)
        )

    def _give_up_lost(self, trials: Sequence[FrozenTrial]) -> None:
        """Fails the trials whose workers gave no sign for long, and puts their problems in the list again."""
        now = time.monotonic()
        for trial in trials:
            if trial.state != TrialState.RUNNING:
                continue
            signs = len(trial.user_attrs)
            seen, since = self._signs.setdefault(trial.number, (signs, now))
            if signs != seen:
                self._signs[trial.number] = signs, now
            elif now - since > _LOST_SECONDS:
                del self._signs[trial.number]
                try:
                    self._study.tell(trial.number, state=TrialState.FAIL)
                except (ValueError, RuntimeError):  # another worker was first, or it lives after all
                    continue
                self._study.enqueue_trial({}, user_attrs={"problem": trial.user_attrs["problem"]})

    def waiting(self) -> int:
        return len(self._study.get_trials(deepcopy=False, states=(TrialState.WAITING,)))

    def finish(self, trial: Trial, device: Device, selection: Selection | None) -> None:
        """Says that a problem is done, and how it was decided."""
        try:
            if selection:
                trial.set_user_attr("choice", next(export_lines([(device, selection)])))
            self._study.tell(trial, selection.result.us if selection else 0.0)
        except (ValueError, RuntimeError):
            return  # this worker was given up, and the problem is another's

    def bring(self, store: Store, device: Device, only: AnyProblem | None = None) -> None:
        """Adds what other workers found to a result file that may have it: all choices, and all results, or those of one
        problem."""
        stored = [choice for made_on, choice in store.selections() if made_on.key == device.key]
        known: dict[AnyProblem, list[Result]] = {}
        for trial in self._study.get_trials(deepcopy=False):
            lines = [line for name, lines in trial.user_attrs.items() if name.startswith("results ") for line in lines]
            for result in map(result_of_line, lines):
                if result is None or only not in (None, result.problem):
                    continue
                present = known.setdefault(result.problem, store.results(device, result.problem))
                if result not in present:
                    present.append(result)
                    store.add(device, result)
            for choice in import_lines([trial.user_attrs.get("choice", "")] if trial.state in _DONE else []):
                if not isinstance(choice, str) and (found := replace(choice[1], origin="search")) not in stored:
                    store.select(choice[0], found)


def _storage(url: str) -> BaseStorage:
    """Optuna's storage at an address. Raises BadInputError."""
    try:
        if url.startswith("grpc://"):
            host, _, port = url.removeprefix("grpc://").rstrip("/").rpartition(":")
            return optuna.storages.GrpcStorageProxy(host=host, port=int(port))
        options = {"connect_args": {"timeout": _BUSY_SECONDS}} if url.startswith("sqlite") else {}
        return _made(url, options)
    except BadInputError:
        raise
    except Exception as error:  # of SQLAlchemy, a driver that is missing, gRPC: whatever the address leads to
        first = (str(error) or repr(error)).splitlines()[0]
        raise BadInputError(f"--workers {url}: no Optuna storage there: {first}") from error


def _made(url: str, options: Mapping[str, object]) -> BaseStorage:
    for attempt in range(_TRIES):
        try:
            return optuna.storages.RDBStorage(url, engine_kwargs=dict(options))
        except Exception as error:
            told = str(error)
            if attempt == _TRIES - 1 or not ("already exists" in told or "locked" in told or "UNIQUE" in told):
                raise
            time.sleep(0.2 * (attempt + 1))
    raise AssertionError("unreachable")
