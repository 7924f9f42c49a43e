"""A search that is killed at any moment and started again: nothing finished is lost, nothing is there twice.

TUNER_KILLS=200 uv run pytest tests/test_kills.py kills it as often.
"""

from __future__ import annotations

import os
import random
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

from tests.killed import PROBLEMS
from tuner.store import Store

KILLS = int(os.environ.get("TUNER_KILLS", "6"))
ROOT = Path(__file__).parent.parent


def killed(path: Path, log: Path, rng: random.Random) -> None:
    """Starts the search and kills it, now and then before it has stored anything."""
    with log.open("ab") as out:
        command = [sys.executable, "-m", "tests.killed", str(path)]
        process = subprocess.Popen(command, stdout=out, stderr=subprocess.PIPE, cwd=ROOT)
    before = log.stat().st_size
    moment = time.monotonic() + rng.uniform(0.3, 2) if rng.random() < 0.2 else None
    while moment is None or time.monotonic() < moment:
        if moment is None and log.stat().st_size > before:
            moment = time.monotonic() + rng.expovariate(2)
        assert process.poll() in (None, 0), process.stderr.read().decode()  # type: ignore[union-attr]
        if process.poll() == 0:
            break
        time.sleep(rng.uniform(0.0005, 0.003))
    process.kill()
    process.communicate()


def test_kills_lose_no_finished_row_and_double_none(tmp_path: Path) -> None:
    path, log = tmp_path / "tuner.db", tmp_path / "rows.txt"
    log.touch()
    rng = random.Random(int(os.environ.get("TUNER_KILLS_SEED", time.time_ns())))
    for _ in range(KILLS):
        killed(path, log, rng)
        if path.exists() and path.stat().st_size:
            with sqlite3.connect(path) as connection:
                assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
    said = [line.split(" ", 4) for line in log.read_text().splitlines(keepends=True) if line.endswith("\n")]
    assert len(said) > 5 * KILLS  # it was at work when it was killed
    connection = sqlite3.connect(path)
    stored = {
        row[0]: row[1:] for row in connection.execute("select id, n, m, status, family, samples_us, config from results")
    }
    for row, *rest in said:
        if row.isdecimal():
            n, m, status, _ = rest
            assert stored[int(row)][:3] == (int(n), int(m), status)
    chosen = {(int(n), int(m)) for row, n, m, *_ in said if row == "chosen"}
    selections = [tuple(row) for row in connection.execute("select n, m from selections")]
    assert chosen <= set(selections)
    assert len(selections) == len(set(selections))
    looks = Counter(
        (n, m, family, config)
        for n, m, status, family, samples, config in stored.values()
        if family != "stock" and (status != "ok" or samples.count(",") == 0)
    )
    twice = [look for look, count in looks.items() if count > 1]
    assert not twice, f"tried again: {twice[:3]}"
    connection.close()
    opened = Store(path)
    assert {c.problem for _, c in opened.selections()} <= set(PROBLEMS)
    opened.close()
