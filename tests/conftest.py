"""What the tests share: a compiler cache and a table path of their own, the CPU backend, devices and small tables."""

import os
import shutil
import tempfile
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import mlx.core as mx
import numpy as np
import pytest

from tuner.backends import Backend, CompileError, LaunchError
from tuner.backends import backend as find_backend
from tuner.backends.cpu.timing import ColdArena
from tuner.dispatch import DispatchTable
from tuner.dtypes import to_float64
from tuner.families import family
from tuner.measure import Measurement, Result
from tuner.problem import Device, Problem, Quantization
from tuner.reference import dequantize
from tuner.render import KernelSource, template_hash
from tuner.space import Config
from tuner.store import Selection


def pytest_configure(config: pytest.Config) -> None:
    """No test reads or writes the user's folders. A TUNER_CACHE of the caller's is kept, to save compiling again."""
    folder = tempfile.mkdtemp(prefix="tuner-tests-")
    config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))
    os.environ.setdefault("TUNER_CACHE", str(Path(folder) / "cache"))
    os.environ["TUNER_DB"] = str(Path(folder) / "no-table-here.db")


@pytest.fixture(scope="session")
def cpu() -> Backend:
    """The CPU backend, timing on a smaller arena: pages of the full one take seconds to be made."""
    backend = find_backend("cpu")
    vars(backend)["_arena"] = ColdArena(192 << 20)
    return backend


@pytest.fixture
def elsewhere() -> Device:
    """A device that no machine is."""
    return Device("cpu", "Some CPU", "x86_64-avx512", "64", "512 GiB", "Linux", "0.0.1")


MakeSelection = Callable[..., Selection]


@pytest.fixture(scope="session")
def selection() -> MakeSelection:
    """selection(problem, config or None): a choice as a search stores it; 10 us against stock's 20."""

    def make(problem: Problem, config: Config | None = None, m_range: tuple[int, int] | None = None) -> Selection:
        stock = Result(problem, None, "ok", "", Measurement((20.0, 20.0, 20.5)), (problem.m, problem.m))
        if config is None:
            return Selection(problem, stock, stock, 1.5, "no kernel is faster")
        kind = family("cpu", config.family)
        result = Result(
            problem,
            config,
            "ok",
            "",
            Measurement((10.0, 10.0, 10.25)),
            m_range or kind.m_range(config, problem),
            kind.reduction(config),
            template_hash("cpu", config.family),
        )
        return Selection(problem, result, stock, 1.5, "fastest of 3 finalists")

    return make


MakeTable = Callable[[Mapping[Problem, str]], DispatchTable]


@pytest.fixture(scope="session")
def table_of(cpu: Backend, selection: MakeSelection) -> MakeTable:
    """table_of({problem: family name}): a table for this machine in which each family's default config won."""

    def make(families: Mapping[Problem, str]) -> DispatchTable:
        device = cpu.device()
        rows = [
            (device, selection(problem, None if name == "stock" else family("cpu", name).configs(problem, device)[0]))
            for problem, name in families.items()
        ]
        return DispatchTable(device, rows)

    return make


class FakeKernel:
    """Right by construction: the reference's own product, wrong where it is told to be."""

    def __init__(self, source: KernelSource, trouble: str) -> None:
        self.source = source
        self.layout = source.layout
        self._trouble = trouble

    def __call__(self, weights: Any, x: mx.array, widths: Sequence[int] = ()) -> list[mx.array]:
        return [self.run_poisoned(weights, x, 0.0)]

    def run_poisoned(self, weights: Any, x: mx.array, poison: float) -> mx.array:
        if self._trouble == "launch":
            raise LaunchError("the launch failed.\nsecond line")
        y = to_float64(x) @ weights.T
        if self._trouble == "wrong":
            y[:, -1] += 1
        return mx.array(y.astype(np.float32)).astype(x.dtype)


class FakeTimer:
    def __init__(self, backend: "FakeBackend", problem: Problem) -> None:
        self._backend = backend
        self._problem = problem

    def sample(self, kernel: FakeKernel, expected_us: float | None = None) -> float:
        self._backend.timed.append(kernel.source.config)
        return self._backend.sample(kernel.source.config, self._problem)

    def mean(self, kernel: FakeKernel, expected_us: float | None = None) -> float:
        config = kernel.source.config
        return self._backend.sample(config, self._problem) * self._backend.slowdown(config)

    def sample_stock(self) -> float:
        return self._backend.sample(None, self._problem)


class FakeBackend:
    """A device without a clock: `us(config, problem)` says what a config takes (None: stock), give or take `noise` of it,
    `trouble(config)` how it fails: "compile", "launch", "wrong" or "" for not at all, and `slowdown(config)` how many times
    as long it takes when it works on and on."""

    name = "cpu"

    def __init__(
        self,
        us: Callable[[Config | None, Problem], float],
        *,
        noise: float = 0.0,
        trouble: Callable[[Config], str] = lambda config: "",
        slowdown: Callable[[Config], float] = lambda config: 1.0,
        seed: int = 0,
    ) -> None:
        self.us = us
        self.noise = noise
        self.trouble = trouble
        self.slowdown = slowdown
        self.compiled: list[Config] = []
        self.timed: list[Config] = []
        self._rng = np.random.default_rng(seed)
        self._lock = threading.Lock()

    def sample(self, config: Config | None, problem: Problem) -> float:
        return float(self.us(config, problem) * (1 + self.noise * self._rng.uniform(-1, 1)))

    def device(self) -> Device:
        return Device("cpu", "Fake", "x86_64-avx512", "4", "8 GiB", "Linux", "0.32.4")

    def weights(self, arrays: Sequence[mx.array], quantization: Quantization) -> Any:
        w, scales, biases = arrays
        return dequantize(np.asarray(w), to_float64(scales), to_float64(biases), quantization)

    def compile(self, source: KernelSource) -> FakeKernel:
        with self._lock:
            self.compiled.append(source.config)
        if self.trouble(source.config) == "compile":
            raise CompileError("kernel.c:1:1: error: no such thing")
        return FakeKernel(source, self.trouble(source.config))

    def timer(self, problem: Problem) -> FakeTimer:
        return FakeTimer(self, problem)

    def bandwidth(self, again: bool = False) -> float:
        return 1e12


@pytest.fixture(scope="session")
def fake_backend() -> type[FakeBackend]:
    return FakeBackend
