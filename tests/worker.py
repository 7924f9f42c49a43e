"""One worker of a shared search on a device without a clock; test_workers.py starts four and kills one."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from tests.conftest import FakeBackend
from tuner import workers
from tuner.problem import Problem
from tuner.space import Config
from tuner.tune import Budget

PROBLEMS = [Problem(m, n, 64) for n in (8, 16) for m in range(1, 5)]


def us(config: Config | None, problem: Problem) -> float:
    time.sleep(0.0003)
    return 100.0 if config is None else 50.0 + sum(map(ord, str(config))) % 17


def main(url: str, path: str) -> None:
    workers._LOST_SECONDS = 5.0
    workers._FLUSH_SECONDS = 0.05
    store = workers.WorkerStore(Path(path))
    list(workers.tune_together(url, FakeBackend(us, noise=0.02), PROBLEMS, store, Budget(trials=16, seconds=5)))


if __name__ == "__main__":
    main(*sys.argv[1:])
