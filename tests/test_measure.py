"""Checked before timed: what the checker catches, and what a sample's time is worth."""

import ctypes
import itertools
import statistics
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import mlx.core as mx
import numpy as np
import pytest

from tuner.backends import Backend, Kernel, LaunchError
from tuner.backends.cpu.kernels import CpuKernel
from tuner.backends.cpu.timing import ColdArena, ColdTimer, _Chain
from tuner.families import family
from tuner.measure import Checker, Measurement, Result, Session
from tuner.problem import Problem
from tuner.reference import ramp_operands
from tuner.render import render, template_hash
from tuner.space import Config

PROBLEM = Problem(5, 40, 192)
Fault = Callable[[np.ndarray, float, np.random.Generator], None]


@pytest.fixture
def config(cpu: Backend) -> Config:
    return family("cpu", "small_m").configs(PROBLEM, cpu.device())[0]


class Faulty:
    """A real kernel whose result, with its poison, is spoiled afterwards."""

    def __init__(self, kernel: Kernel, fault: Fault, when: Callable[[mx.array], bool] = lambda x: True) -> None:
        self.source = kernel.source
        self.layout = kernel.layout
        self._kernel = kernel
        self._fault = fault
        self._when = when
        self._rng = np.random.default_rng(0)

    def __call__(self, weights: Any, x: mx.array, widths: Sequence[int] = ()) -> list[mx.array]:
        return self._kernel(weights, x, widths)

    def run_poisoned(self, weights: Any, x: mx.array, poison: float) -> mx.array:
        y = np.array(self._kernel.run_poisoned(weights, x, poison))
        if self._when(x):
            self._fault(y, poison, self._rng)
        return mx.array(y)


def unwritten(y: np.ndarray, poison: float, rng: np.random.Generator) -> None:
    y[-1, -1] = poison


def one_column(y: np.ndarray, poison: float, rng: np.random.Generator) -> None:
    y[:, 7] *= 1.001


def swapped_columns(y: np.ndarray, poison: float, rng: np.random.Generator) -> None:
    y[:, [3, 4]] = y[:, [4, 3]]


def swapped_rows(y: np.ndarray, poison: float, rng: np.random.Generator) -> None:
    y[[0, -1]] = y[[-1, 0]]


def accumulated(y: np.ndarray, poison: float, rng: np.random.Generator) -> None:
    y += np.where(np.isnan(poison), 0, 1).astype(y.dtype)  # as if it added to what it found


def now_and_then(y: np.ndarray, poison: float, rng: np.random.Generator) -> None:
    y[0, 0] = np.nextafter(y[0, 0], np.float32(np.inf)) if rng.integers(2) else y[0, 0]


@pytest.mark.parametrize("fault", [unwritten, one_column, swapped_columns, swapped_rows, accumulated])
def test_wrong_kernels_are_caught(fault: Fault, cpu: Backend, config: Config) -> None:
    kernel = cpu.compile(render("cpu", PROBLEM, config))
    checker = Checker(cpu, seed=1)
    assert checker.why_wrong(kernel, PROBLEM) is None
    assert checker.why_wrong(Faulty(kernel, fault), PROBLEM)


@pytest.mark.parametrize("fault", [unwritten, one_column, swapped_columns])
def test_fault_at_the_problems_own_size_is_caught(fault: Fault, cpu: Backend, config: Config) -> None:
    """Not only on the ramp, which has a size of its own."""
    kernel = cpu.compile(render("cpu", PROBLEM, config))
    wrong = Checker(cpu, seed=1).why_wrong(Faulty(kernel, fault, lambda x: x.shape[1] == PROBLEM.k), PROBLEM)
    assert wrong
    assert "ramp" not in wrong


def test_fault_at_odd_n_alone_is_caught_by_the_ramp(cpu: Backend, config: Config) -> None:
    kernel = cpu.compile(render("cpu", PROBLEM, config))
    wrong = Checker(cpu, seed=1).why_wrong(Faulty(kernel, swapped_columns, lambda x: x.shape[1] == 512), PROBLEM)
    assert str(wrong).startswith("ramp: ")


def test_nondeterminism_is_caught(cpu: Backend, config: Config) -> None:
    """A last bit that changes is within the tolerance, but two runs are compared bit for bit."""
    faulty = Faulty(cpu.compile(render("cpu", PROBLEM, config)), now_and_then)
    checker = Checker(cpu, seed=1)
    told = {checker.why_wrong(faulty, PROBLEM) for _ in range(20)}
    assert any("two runs differ" in str(text) for text in told)


@pytest.mark.parametrize("side", ["before", "after"])
def test_write_outside_the_result_is_caught(side: str, cpu: Backend, config: Config) -> None:
    class Outside(CpuKernel):
        def _run(self, weights: Any, x: np.ndarray, y: np.ndarray) -> None:
            super()._run(weights, x, y)
            address = y.ctypes.data - 4 if side == "before" else y.ctypes.data + y.nbytes
            ctypes.c_float.from_address(address).value = 1.0

    kernel = Outside(render("cpu", PROBLEM, config))
    with pytest.raises(LaunchError, match="outside"):
        Checker(cpu, seed=1).why_wrong(kernel, PROBLEM)


def test_partial_grid_is_caught_before_it_is_timed(cpu: Backend, config: Config) -> None:
    """REPORTS B4: only a part of the tasks runs, which looks several times faster."""

    class Partial(CpuKernel):
        def _run(self, weights: Any, x: np.ndarray, y: np.ndarray) -> None:
            whole = y.copy()
            super()._run(weights, x, whole)
            y[:, : y.shape[1] // 2] = whole[:, : y.shape[1] // 2]

    wrong = Checker(cpu, seed=1).why_wrong(Partial(render("cpu", PROBLEM, config)), PROBLEM)
    assert "not finite" in str(wrong) or "two runs differ" in str(wrong)


@pytest.mark.parametrize("first", [1, 15, 16])
def test_matrix_of_the_ramps_own_size(first: int, cpu: Backend) -> None:
    """N=33, K=512 is checked like any other: on random operands and on the ramp, in any order of M."""
    checker = Checker(cpu, seed=1)

    def random_only(x: mx.array) -> bool:
        return not mx.array_equal(x, mx.round(x))

    for m in (first, 16, 3):
        problem = Problem(m, 33, 512)
        kernel = cpu.compile(render("cpu", problem, family("cpu", "qmv").configs(problem, cpu.device())[0]))
        assert checker.why_wrong(kernel, problem) is None
        assert checker.why_wrong(Faulty(kernel, one_column, random_only), problem)
        assert str(checker.why_wrong(Faulty(kernel, one_column, lambda x: not random_only(x)), problem)).startswith("ramp")


def test_inputs_are_fresh_each_session(cpu: Backend) -> None:
    drawn = [Checker(cpu)._random(PROBLEM)[0].x for _ in range(2)]
    assert not mx.array_equal(*drawn)


def test_rows_of_one_matrix_share_their_weights(cpu: Backend) -> None:
    checker = Checker(cpu, seed=1)
    weights = [checker._random(PROBLEM.at(m))[1] for m in (1, 5, 16)]
    assert weights[0] is weights[1] is weights[2]
    checker._random(replace(PROBLEM, n=41))
    assert len(checker._operands) == 1  # and the matrix before is let go


# ------------------------------------------------------------------------------------------------------------- a session


def times(us: dict[str, float]) -> Callable[[Config | None, Problem], float]:
    return lambda config, problem: us[config.family if config else "stock"]


def test_first_look_reports_every_outcome(fake_backend: Any) -> None:
    small = replace(PROBLEM, n=8)
    configs = family("cpu", "small_m").configs(small, fake_backend(times({})).device())[:5]
    troubles = dict(zip(configs, ("", "compile", "launch", "wrong", ""), strict=True))

    def us(config: Config | None, problem: Problem) -> float:
        return 0.0001 if config == configs[4] else 10.0

    backend = fake_backend(us, trouble=troubles.get)
    session = Session(backend, small, Checker(backend, seed=1))
    session.compile_ahead(configs)
    results = [session.first_look(config) for config in configs]
    assert [r.status for r in results] == ["ok", "compile_error", "launch_error", "mismatch", "implausible"]
    assert [r.error for r in results[1:3]] == ["kernel.c:1:1: error: no such thing", "the launch failed."]
    assert "GB/s" in results[4].error
    for result in results:
        assert result.ok == (result.measurement is not None)
        assert result.problem == small
        assert result.template_hash == template_hash("cpu", "small_m")
        assert result.reduction.startswith("cpu/")
        assert result.m_range == (5, 5)
    assert set(backend.timed) == {configs[0], configs[4]}  # a wrong kernel is never timed


def test_a_machine_that_was_busy_at_first_rules_nothing_out(fake_backend: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bandwidth measured while something else ran made good kernels implausible for the whole search, and for good."""
    small = replace(PROBLEM, n=8)
    measured = iter([1e8, 1e12])
    best = [next(measured)]

    def bandwidth(again: bool = False) -> float:
        if again:
            best.append(max(best[-1], next(measured)))
        return best[-1]

    backend = fake_backend(lambda config, problem: 1.0)
    monkeypatch.setattr(backend, "bandwidth", bandwidth)
    config = family("cpu", "small_m").configs(small, backend.device())[0]
    session = Session(backend, small, Checker(backend, seed=1))
    assert session.first_look(config).ok
    assert session.floor_us == pytest.approx(small.read_bytes / 1e6)
    assert session.first_look(config).ok
    assert len(best) == 2  # measured again once only


def test_time_of_zero_is_implausible_not_a_crash(fake_backend: Any) -> None:
    """A slope between two noisy chains can be zero."""
    small = replace(PROBLEM, n=8)
    backend = fake_backend(lambda config, problem: 0.0)
    config = family("cpu", "small_m").configs(small, backend.device())[0]
    assert Session(backend, small, Checker(backend, seed=1)).first_look(config).status == "implausible"


def test_comparison_interleaves_and_rotates(fake_backend: Any) -> None:
    small = replace(PROBLEM, n=8)
    order: list[str] = []

    def us(config: Config | None, problem: Problem) -> float:
        order.append(str(config.values["m_block"]) if config else "stock")
        return 10.0

    backend = fake_backend(us)
    kind = family("cpu", "small_m")
    configs = [next(c for c in kind.configs(small, backend.device()) if c.values["m_block"] == b) for b in (2, 3, 5)]
    session = Session(backend, small, Checker(backend, seed=1))
    assert all(session.prepare(config) for config in configs)
    order.clear()
    finals = session.compare(configs, rounds=8, stock_rounds=2)
    turns = [order[i : i + 4] for i in (0, 4)]
    assert sorted(turns[0]) == sorted(turns[1]) == ["2", "3", "5", "stock"]
    assert turns[0] != turns[1]
    assert order.count("stock") == 2
    assert {arm: len(r.timing.samples_us) for arm, r in finals.items()} == dict.fromkeys(configs, 8) | {None: 2}
    firsts = [name for i, name in enumerate(order[8:]) if i % 3 == 0]
    assert len(set(firsts)) > 1  # no arm always goes first


def test_drift_does_not_make_a_winner(fake_backend: Any) -> None:
    """REPORTS E4: each call is slower than the one before; equal arms stay equal."""
    small = replace(PROBLEM, n=8)
    clock = itertools.count()
    backend = fake_backend(lambda config, problem: 10.0 * 1.01 ** next(clock))
    configs = family("cpu", "small_m").configs(small, backend.device())[:4]
    session = Session(backend, small, Checker(backend, seed=1))
    assert all(session.prepare(config) for config in configs)
    finals = session.compare(configs, rounds=8, stock_rounds=8)
    for a, b in itertools.permutations(finals.values(), 2):
        assert not a.timing.beats(b.timing)


def test_beats_needs_more_than_noise_and_two_percent() -> None:
    steady = Measurement((100.0,) * 7)
    assert Measurement((97.0,) * 7).beats(steady)
    assert not Measurement((98.5,) * 7).beats(steady)
    assert not steady.beats(steady)
    noisy = Measurement((80.0, 90.0, 95.0, 98.0, 110.0, 120.0, 130.0))
    assert not noisy.beats(Measurement((85.0, 95.0, 99.0, 104.0, 110.0, 115.0, 120.0)))
    assert noisy.us == pytest.approx(86.0)  # 0.6 of the way from the first to the second of seven
    assert noisy.noise_us > steady.noise_us == 0


def test_much_faster_is_faster_whatever_the_noise() -> None:
    """A search once kept stock: of its three samples one was of a busy moment, and a kernel 90 times as fast was within."""
    stock, kernel = Measurement((1700.0, 9000.0, 9000.0)), Measurement((33.0, 35.0, 36.0, 36.0, 37.0))
    assert kernel.beats(stock)
    assert not stock.beats(kernel)
    assert Measurement((33.0, 35.0, 36.0, 4000.0, 4000.0)).beats(stock)  # a thread of it was put to sleep now and then
    assert not Measurement((33.0, 35.0, 4000.0, 4000.0, 4000.0)).beats(stock)


def test_other_work_on_the_machine_does_not_move_the_time() -> None:
    """A third of all samples is up to twice as slow: the time is within 3 % of the quiet one's, where the median is not."""
    rng = np.random.default_rng(0)
    quiet = rng.normal(100, 1, 21)
    busy = quiet * np.where(rng.random(21) < 0.4, 1 + rng.random(21), 1)
    assert Measurement(tuple(busy)).us == pytest.approx(Measurement(tuple(quiet)).us, rel=0.03)


def test_noise_is_the_standard_error() -> None:
    rng = np.random.default_rng(0)
    draws = [Measurement(tuple(row)) for row in rng.normal(100, 5, (2000, 25))]
    spread = np.std([m.us for m in draws])
    told = statistics.mean(m.noise_us for m in draws[:300])
    assert 0.7 < told / spread < 1.3


def test_gbps_is_read_bytes_over_time(config: Config) -> None:
    result = Result(PROBLEM, config, "ok", measurement=Measurement((2.0,)))
    assert result.gbps == pytest.approx(PROBLEM.read_bytes / 2e-6 / 1e9)


# ----------------------------------------------------------------------------------------------------------- real timing


def test_time_grows_with_the_work(cpu: Backend) -> None:
    """REPORTS E3: K four times as large takes about four times as long, for a kernel and for stock: what is timed is the
    work and not the making of a lazy result. The least of several samples, so that a busy machine does not decide."""
    problems = [Problem(4, 2048, k) for k in (1024, 4096)]
    timers = [cpu.timer(problem) for problem in problems]
    configs = [family("cpu", "small_m").configs(problem, cpu.device())[0] for problem in problems]
    kernels = [cpu.compile(render("cpu", *both)) for both in zip(problems, configs, strict=True)]
    least = {name: [float("inf")] * 2 for name in ("kernel", "stock")}
    for _ in range(12):  # in turns, so that a busy second hits both
        for i, (timer, kernel) in enumerate(zip(timers, kernels, strict=True)):
            least["kernel"][i] = min(least["kernel"][i], *(timer.sample(kernel) for _ in range(4)))
            least["stock"][i] = min(least["stock"][i], timer.sample_stock() or float("inf"))
    for name, (short, long) in least.items():
        assert 2 < long / short < 8, f"{name}: {short:.0f} us, then {long:.0f} us"
    floor = Problem(4, 2048, 4096).read_bytes / cpu.bandwidth(again=True) * 1e6
    assert least["kernel"][1] * 1.3 > floor


def test_hiccup_in_the_short_chain_does_not_make_a_time_of_nothing(cpu: Backend, monkeypatch: pytest.MonkeyPatch) -> None:
    timer: Any = cpu.timer(Problem(1, 16, 64))
    chains = iter([1000.0, 500.0, 90.0, 90.0, 100.0])

    def time_chain(call: object, length: int) -> float:
        return next(chains, 100.0 + 10.0 * (length - 1))

    monkeypatch.setattr(timer, "_time_chain", time_chain)
    assert timer.sample_stock() == pytest.approx(10.0)
    monkeypatch.setattr(timer, "_time_chain", lambda call, length: 100.0 - length)
    assert timer.sample_stock() > 0


def test_lazy_stock_is_evaluated_within_the_time(cpu: Backend, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every link of a chain is evaluated, each from other weights."""
    calls: list[int] = []
    stock = mx.quantized_matmul

    def counted(x: mx.array, w: mx.array, *args: Any, **kwargs: Any) -> mx.array:
        calls.append(int(np.asarray(w).ctypes.data))
        return stock(x, w, *args, **kwargs)

    timer = cpu.timer(Problem(1, 256, 512))
    monkeypatch.setattr(mx, "quantized_matmul", counted)
    timer.sample_stock()
    assert len(calls) >= 3
    assert len(set(calls)) == len(calls)


def test_a_stall_shows_in_the_mean_and_not_in_the_sample(cpu: Backend, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sample tells what a call takes undisturbed: a quarter of its bursts may meet a busy machine, and more."""
    timer: Any = cpu.timer(Problem(1, 16, 64))
    kernel = cpu.compile(render("cpu", timer.problem, family("cpu", "qmv").configs(timer.problem, cpu.device())[0]))
    spent = np.full(300, 10_000)
    spent[120:240] = 50_000  # two fifths of the calls
    monkeypatch.setattr(CpuKernel, "ends_ns", lambda self, *asked: np.cumsum(spent))
    assert timer.sample(kernel) == pytest.approx(10.0)
    assert timer.mean(kernel) == pytest.approx(26.0)
    monkeypatch.setattr(CpuKernel, "ends_ns", lambda self, *asked: np.cumsum([4_000_000, 2_000_000]))
    assert 2000 <= timer.sample(kernel) <= 3000
    assert timer.mean(kernel) == pytest.approx(3000)


def test_timed_weights_come_from_memory(cpu: Backend) -> None:
    """Kernels walk through copies of the matrix that are together several times any cache a core has of its own."""
    problem = Problem(1, 576, 576)
    timer = cpu.timer(problem)
    assert timer.copies * problem.read_bytes >= 64 << 20  # type: ignore[attr-defined]
    used = {(block.w, block.scales) for block in timer._blocks["rows16"]}  # type: ignore[attr-defined]
    assert len(used) == timer.copies  # type: ignore[attr-defined]


def test_a_matrix_larger_than_the_arena_is_timed(cpu: Backend) -> None:
    """A head of 222 MB on a machine whose arena had 160 MB of words ended a search of 18 minutes: it had no copy of it."""
    arena, problem = ColdArena(24 << 20), Problem(1, 65536, 768)
    assert arena.words.nbytes < 65536 * 768 // 2
    timer = ColdTimer(problem, arena)
    assert timer.copies >= 1
    kernel = cpu.compile(render("cpu", problem, family("cpu", "qmv").configs(problem, cpu.device())[0]))
    assert timer.sample(kernel) > 0
    assert timer.sample_stock() > 0


def test_bandwidth_is_a_machines(cpu: Backend) -> None:
    assert 1e8 < cpu.bandwidth() < 1e13
    first = cpu.bandwidth()
    assert cpu.bandwidth(again=True) >= first
    assert cpu.bandwidth() == cpu.bandwidth()


def test_ramp_of_the_checker_is_odd_and_exact(cpu: Backend) -> None:
    ramp = ramp_operands(Problem(3, 33, 512))
    assert ramp.problem.n % 2 == 1
    assert float(ramp.expected[2, 7]) == 512 * 3 * 7


def test_a_disturbed_chain_makes_no_fast_stock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A chain of one call that met a busy moment takes as long as one of two: their difference is no call's time."""
    times = iter([7700.0, 7813.0, 7600.0, 15000.0])
    monkeypatch.setattr(_Chain, "_time_chain", lambda self, call, length: next(times))
    assert _Chain()._sample_graph(lambda x, w: x) == 7400.0
