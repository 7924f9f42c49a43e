"""A search on a device without a clock that says each row which is stored: it is killed by test_kills.py."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from tests.conftest import FakeBackend
from tuner.problem import Problem
from tuner.space import Config
from tuner.store import Store
from tuner.tune import Budget, tune

PROBLEMS = [Problem(m, n, 64) for n in (8, 16, 24, 32) for m in range(1, 17)]


class TellingStore(Store):
    """Says the row and what is in it when it is safe on the disk."""

    def add_all(self, device, results):  # type: ignore[no-untyped-def]
        rows = super().add_all(device, results)
        for row, result in zip(rows, results, strict=True):
            os.write(1, f"{row} {result.problem.n} {result.problem.m} {result.status} {result.config}\n".encode())
        return rows

    def select(self, device, selection):  # type: ignore[no-untyped-def]
        super().select(device, selection)
        os.write(1, f"chosen {selection.problem.n} {selection.problem.m}\n".encode())


def us(config: Config | None, problem: Problem) -> float:
    time.sleep(0.0002)
    return 100.0 if config is None else 50.0 + sum(map(ord, str(config))) % 17


def main() -> None:
    backend = FakeBackend(us, noise=0.02, trouble=lambda config: "wrong" if "native" in str(config) else "")
    for _ in tune(backend, PROBLEMS, TellingStore(Path(sys.argv[1])), Budget(trials=40)):
        pass
    os.write(1, b"done\n")


if __name__ == "__main__":
    main()
