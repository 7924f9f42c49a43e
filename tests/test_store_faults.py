"""What may befall a result file, tested by doing it: locks, folders and disks that take nothing."""

from __future__ import annotations

import contextlib
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import textwrap
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tuner.backends.cpu.compiler import compile_library
from tuner.backends.cpu.machine import architecture

NOBODY = 65534
HEAD = """
    import os, pathlib, sys, warnings
    from tuner.dispatch import load_table
    from tuner.errors import TunerError
    from tuner.measure import Measurement, Result
    from tuner.problem import Device, Problem
    from tuner.store import Selection, Store, open_for_reading, read_selections
    path = pathlib.Path(sys.argv[1])
    device = Device("cpu", "A", "x86_64-avx512", "8", "32 GiB", "Linux", "0.32.4")

    def stock(n):
        return Result(Problem(1, n, 64), None, "ok", "", Measurement((1.0 + n,)), (1, 1))
"""
FILL = """
    store, done = Store(path), 0
    try:
        for n in range(1, 5000):
            store.select(device, Selection(stock(n).problem, stock(n), stock(n), 0.0, "x" * 200))
            done = n
    except TunerError as error:
        print(done, error)
"""
INFER = """
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        table = load_table(path, "cpu")
    database = open_for_reading(path)
    print(len(read_selections(database, path)), len(table), len(said))
"""


def python(code: str, *arguments: object, **more: object) -> subprocess.CompletedProcess[str]:
    text = textwrap.dedent(HEAD) + textwrap.dedent(code)
    command = [sys.executable, "-c", text, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, **more)  # type: ignore[call-overload,no-any-return]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tuner.db"


@pytest.fixture
def filled(path: Path) -> Path:
    """A file with two choices."""
    done = python(
        'for n in (1, 2): Store(path).select(device, Selection(stock(n).problem, stock(n), stock(n), 0.0, "x"))', path
    )
    assert done.returncode == 0, done.stderr
    return path


def rows(path: Path) -> int:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
        return int(connection.execute("select count(*) from selections").fetchone()[0])


def test_a_lock_of_ten_seconds_is_waited_out(filled: Path) -> None:
    """REPORTS D1: a process holds the write lock for 10 s while two others want to store; a reader is not kept."""
    holder = sqlite3.connect(filled, isolation_level=None)
    holder.execute("begin immediate")
    start = time.monotonic()
    write = 'Store(path).select(device, Selection(stock(3).problem, stock(3), stock(3), 0.0, "x"))'
    command = [sys.executable, "-c", textwrap.dedent(HEAD) + write, str(filled)]
    writers = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True) for _ in range(2)]
    try:
        read = python(INFER, filled)
        assert read.stdout.startswith("2 "), read.stderr
        assert time.monotonic() - start < 10
        while time.monotonic() - start < 10:
            assert all(writer.poll() is None for writer in writers), "a search did not wait"
            time.sleep(0.1)
        holder.execute("commit")
        for writer in writers:
            assert writer.wait(timeout=30) == 0, writer.stderr.read()  # type: ignore[union-attr]
    finally:
        holder.close()
        for writer in writers:
            writer.kill()
            writer.communicate()
    assert rows(filled) == 3


@pytest.mark.skipif(os.name != "posix", reason="permissions are POSIX's")
def test_a_read_only_folder_serves_and_refuses(filled: Path) -> None:
    """REPORTS D2: by somebody who may not write there, not even as root does."""
    with tempfile.TemporaryDirectory() as folder:  # pytest's own folders are the owner's alone
        copy = Path(shutil.copy(filled, folder))
        copy.chmod(0o444)
        copy.parent.chmod(0o555)
        serves_and_refuses(copy)


def serves_and_refuses(filled: Path) -> None:
    here = {p.name for p in filled.parent.iterdir()}
    become = f"load_table(path, 'cpu')\nos.setuid({NOBODY})\n" if os.geteuid() == 0 else ""  # once all is imported
    read = python(become + textwrap.dedent(INFER), filled)
    assert read.stdout.startswith("2 "), read.stderr
    write = python(become + "Store(path)", filled)
    assert write.returncode
    assert "StoreError" in write.stderr
    assert str(filled) in write.stderr
    assert "--db or TUNER_DB" in write.stderr
    assert {p.name for p in filled.parent.iterdir()} == here
    assert rows(filled) == 2


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 192 KiB."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = shutil.which("mount")
    if (
        not mount
        or subprocess.run([mount, "-t", "tmpfs", "-o", "size=192k", "tmpfs", str(folder)], capture_output=True).returncode
    ):
        pytest.skip("file systems can not be mounted here")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def test_a_full_disk_is_said_and_loses_nothing(small_disk: Path) -> None:
    path = small_disk / "tuner.db"
    done = python(FILL, path)
    assert done.returncode == 0, done.stderr
    stored, sentence = done.stdout.split(maxsplit=1)
    assert int(stored) > 10
    assert str(path) in sentence
    assert "full" in sentence or "I/O" in sentence
    assert rows(path) == int(stored)
    read = python(INFER, path)
    assert read.stdout.split()[0] == stored, read.stderr


def test_a_file_that_may_not_grow_is_said_and_loses_nothing(path: Path) -> None:
    """A quota, by the limit that a process may set itself."""
    limit = 200_000

    def limited() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    done = python(FILL, path, preexec_fn=limited)
    assert done.returncode == 0, done.stderr
    stored, sentence = done.stdout.split(maxsplit=1)
    assert int(stored) > 10
    assert str(path) in sentence
    assert rows(path) == int(stored)


WITHOUT_LOCKS = r"""
#define EXPORT __attribute__((visibility("default")))
enum { SETLK = 6, SETLKW = 7, NO_LOCKS = 37, SYS_FCNTL = 72 };
int *__errno_location(void);
long syscall(long, ...);
static int answer(int fd, int command, long argument) {
  if (command == SETLK || command == SETLKW) return *__errno_location() = NO_LOCKS, -1;
  return (int)syscall(SYS_FCNTL, fd, command, argument);
}
EXPORT int fcntl(int fd, int command, long argument) { return answer(fd, command, argument); }
EXPORT int fcntl64(int fd, int command, long argument) { return answer(fd, command, argument); }
"""


@pytest.mark.skipif(not sys.platform.startswith("linux") or os.uname().machine != "x86_64", reason="a library for Linux")
def test_a_file_system_without_locks_is_said(filled: Path) -> None:
    """REPORTS D2 (ii): every lock fails as on a network file system whose lock daemon is missing."""
    environment = os.environ | {"LD_PRELOAD": str(compile_library(WITHOUT_LOCKS, architecture()))}
    hasty = "import tuner.store; tuner.store._BUSY_SECONDS = 0.2\n"  # to SQLite such a lock is one that another holds
    write = python(hasty + "Store(path)", filled, env=environment)
    assert write.returncode
    assert "StoreError" in write.stderr
    assert str(filled) in write.stderr
    assert "Move it with --db or TUNER_DB" in write.stderr
    read = python(hasty + "print(len(load_table(path, 'cpu')))", filled, env=environment)
    assert read.returncode == 0, read.stderr
    assert read.stdout.strip() == "0"
    assert str(filled) in read.stderr  # one notice
    assert read.stderr.count("Everything runs on stock.") == 1
    assert rows(filled) == 2


def test_no_write_ahead_log_is_asked_for(filled: Path) -> None:
    """REPORTS D2: a network file system has no shared memory for one. While a search writes there is a journal, after it
    the file alone."""
    with sqlite3.connect(filled) as connection:
        assert connection.execute("pragma journal_mode").fetchone() == ("delete",)
    assert [p.name for p in filled.parent.iterdir()] == [filled.name]
