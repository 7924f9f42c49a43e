"""A child process in which a candidate is compiled, run and checked for the first time: one that crashes or hangs ends the
child, never the search."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection

from tuner.attention import AnyProblem
from tuner.backends import Backend
from tuner.measure import Checker, Verdict
from tuner.space import Config

_SECONDS = 30.0  # a candidate's limit, the child's start and the drawing of operands included
_SECONDS_A_GIGABYTE = 60.0  # more for large matrices: their float64 reference is made in the child


@dataclass
class _Child:
    process: multiprocessing.process.BaseProcess
    pipe: Connection


class Child:
    """Asks a child process for verdicts; a new one is started when the last one ended or was ended.

    make_backend: makes the backend in the child; it is sent there by its name, so it is a function of a module. seconds:
    what a candidate may take. Used by one thread at a time; close() ends the child.
    """

    def __init__(self, make_backend: Callable[[], Backend], seconds: float = _SECONDS) -> None:
        self._make_backend = make_backend
        self._seconds = seconds
        self._running: _Child | None = None

    def verdict(self, problem: AnyProblem, config: Config) -> Verdict:
        """What comes of compiling, running and checking a config."""
        child = self._running = self._running or self._started()
        limit = self._seconds + _SECONDS_A_GIGABYTE * problem.read_bytes / 1e9
        with contextlib.suppress(EOFError, ConnectionError):
            child.pipe.send((problem, config))
            if not child.pipe.poll(limit):
                self.close()
                return Verdict("timeout", f"it was not done after {limit:.0f} s.")
            verdict = child.pipe.recv()
            assert isinstance(verdict, Verdict)
            if verdict.status == "launch_error":
                self.close()  # a GPU's context does not survive a bad access: what comes next would fail too
            return verdict
        child.process.join(timeout=5)
        code = child.process.exitcode
        self.close()
        return Verdict("launch_error", f"it ended its process{_by(code)}.")

    def close(self) -> None:
        """Ends the child, whatever it is at."""
        if self._running:
            self._running.process.kill()
            self._running.process.join()
            self._running.pipe.close()
            self._running = None

    def _started(self) -> _Child:
        spawn = multiprocessing.get_context("spawn")  # a fork would copy the locks of MLX's and the pool's threads
        ours, theirs = spawn.Pipe()
        process = spawn.Process(target=_serve, args=(theirs, self._make_backend), daemon=True)
        process.start()
        theirs.close()
        return _Child(process, ours)

    def __enter__(self) -> Child:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _serve(pipe: Connection, make_backend: Callable[[], Backend]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's to answer
    checker = Checker(make_backend())
    with contextlib.suppress(EOFError):
        while True:
            problem, config = pipe.recv()
            pipe.send(checker.verdict(problem, config))


def _by(code: int | None) -> str:
    if code is None or code >= 0:
        return "" if code is None else f" with code {code}"
    with contextlib.suppress(ValueError):
        return f" by {signal.Signals(-code).name}"
    return f" by signal {-code}"
