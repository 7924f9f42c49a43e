"""Check a kernel, then time it: everything that turns a KernelSource into a Result."""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Protocol

import numpy as np

from tuner.attention import AnyProblem, AttentionProblem
from tuner.attention_reference import AttentionOperands, ramp_attention, random_attention
from tuner.backends import Backend, CompileError, Kernel, LaunchError, Weights
from tuner.dtypes import storage, to_float64
from tuner.families import family
from tuner.problem import MAX_SMALL_M, Problem
from tuner.reference import Operands, mismatch, ramp_operands, random_operands
from tuner.render import render, template_hash
from tuner.space import Config

STATUSES = ("ok", "invalid", "compile_error", "launch_error", "mismatch", "timeout", "implausible")

POLICY = "cold weights; dependent chain; sync subtracted; interleaved"
"""How samples are taken where the timer does not say otherwise; stored with each, so that policies never mix."""

_QUIET = 0.1  # the share of samples that are faster than what a measurement says
_FEW_SAMPLES = 7  # about so many add as much to the error as chance does
_LEAST_GAIN = 0.02  # gains below this share are none: a shared machine does not repeat them

_RAMP_K = 512
_RAMP_N = 33

_SUSTAINED_TURN = 4  # samples of one kernel in sustained work, before the next one's turn
_SUSTAINED_TURNS = 100  # at most: of four kernels they take some seconds
_RAGGED_CONTEXT = 4096  # attention is compared with float64 at one key less: a reference of all keys would take minutes

# A kernel that seems to read its weights faster than this multiple of the best measured read did not read them.
_IMPLAUSIBLE = 1.3


@dataclass(frozen=True)
class Measurement:
    """Samples in microseconds a call, and the policy they were taken under.

    What a call takes is the tenth percentile of the samples: what else runs on a machine makes calls slower and never
    faster, so that the ratio of two kernels repeats two to four times as well by it as by the median. Kernels that stall by
    themselves are told by sustained work.
    """

    samples_us: tuple[float, ...]
    policy: str = POLICY

    @cached_property
    def us(self) -> float:
        return self._quantile(_QUIET)

    @cached_property
    def noise_us(self) -> float:
        """Standard error of `us`: half of what lies between the samples that are one such error of the rank away. Of few
        samples none may be of a quiet moment: by how much more two searches differed then was measured."""
        count = len(self.samples_us)
        error = (_QUIET * (1 - _QUIET) / count) ** 0.5
        half = (self._quantile(min(1.0, _QUIET + error)) - self._quantile(max(0.0, _QUIET - error))) / 2
        return half * (1 + _FEW_SAMPLES / count) ** 0.5

    def beats(self, other: Measurement, errors: float = 2.0) -> bool:
        """Faster than `other` by more than 2 %, and by more than two (`errors`) standard errors of the difference, or so
        that half of its samples take less than half of the other's shortest."""
        gain = other.us - self.us
        if gain <= _LEAST_GAIN * other.us:
            return False
        known = gain > errors * (self.noise_us**2 + other.noise_us**2) ** 0.5
        return known or 2 * self._quantile(0.5) < min(other.samples_us)

    def _quantile(self, share: float) -> float:
        return float(np.quantile(self.samples_us, share))


@dataclass(frozen=True)
class Result:
    """What came of one config on one problem. `config` is None for stock. `created`: when it was stored, in UTC; it says
    nothing about what the result is."""

    problem: AnyProblem
    config: Config | None
    status: str
    error: str = ""
    measurement: Measurement | None = None
    m_range: tuple[int, int] = (0, 0)
    reduction: str = "stock"
    template_hash: str = ""
    created: str = field(default="", compare=False)

    @property
    def ok(self) -> bool:
        return self.status == "ok"

    @property
    def timing(self) -> Measurement:
        """The measurement of an ok result."""
        assert self.measurement is not None, f"{self.status} results have no timing"
        return self.measurement

    @property
    def us(self) -> float:
        return self.timing.us

    @property
    def family(self) -> str:
        return self.config.family if self.config else "stock"

    @property
    def gbps(self) -> float:
        """Weight bytes over time, in 1e9 bytes a second."""
        return self.problem.read_bytes / self.us / 1e3


@dataclass(frozen=True)
class Verdict:
    """Whether a config may be timed: status "ok", or another one of STATUSES with the first line of what went wrong."""

    status: str
    error: str = ""


class Judge(Protocol):
    """Says of a config whether it may be timed; never raises for what the config does."""

    def verdict(self, problem: AnyProblem, config: Config) -> Verdict: ...


class Checker:
    """Numerics of kernels for one matrix at every M: fresh random inputs, drawn once a session, and exact ramps."""

    def __init__(self, backend: Backend, seed: int | None = None) -> None:
        self._backend = backend
        self._rng = np.random.default_rng(seed)
        self._attention: dict[AttentionProblem, tuple[AttentionOperands, ...]] = {}
        self._operands: dict[tuple[Callable[..., Operands], Problem], tuple[Operands, Weights]] = {}

    def verdict(self, problem: AnyProblem, config: Config) -> Verdict:
        """Compiles, runs and checks a config in this process. See Judge."""
        try:
            wrong = self.why_wrong(self._backend.compile(render(self._backend.name, problem, config)), problem)
        except CompileError as error:
            return Verdict("compile_error", str(error))
        except (LaunchError, OSError, RuntimeError, ValueError) as error:
            return Verdict("launch_error", (str(error) or repr(error)).splitlines()[0])
        return Verdict("mismatch", wrong) if wrong else Verdict("ok")

    def why_wrong(self, kernel: Kernel, problem: AnyProblem) -> str | None:
        """What is wrong with a kernel's results for a problem, in a sentence, or None. Raises LaunchError."""
        if isinstance(problem, AttentionProblem):
            return self._why_wrong_attention(kernel, problem)
        if family(self._backend.name, kernel.source.config.family).template is not None:
            wrong = self._why_not_exact(kernel, problem)
            if wrong:
                return f"ramp: {wrong}"
        operands, weights = self._random(problem)
        y = _poisoned_run(kernel, weights, operands)
        return y if isinstance(y, str) else mismatch(y, operands)

    def _why_wrong_attention(self, kernel: Kernel, problem: AttentionProblem) -> str | None:
        """Random operands at a ragged length up to the context, and means of whole numbers at the context itself. They are
        kept for the problem at hand: their references take longer than the kernels."""
        if problem not in self._attention:
            ragged = replace(problem, context=max(problem.m, min(problem.context, _RAGGED_CONTEXT) - 1))
            self._attention = {problem: (random_attention(ragged, self._rng), ramp_attention(problem))}
        for operands in self._attention[problem]:
            y = _poisoned_run(kernel, operands.inputs, operands)
            wrong = y if isinstance(y, str) else mismatch(y, operands)
            if wrong:
                return wrong
        return None

    def _why_not_exact(self, kernel: Kernel, problem: Problem) -> str | None:
        """What is wrong with sums of small integers, or None. A kernel whose text fixes N and K is tried at these,
        when the sums are exact there."""
        ramp = problem.at(min(problem.m, MAX_SMALL_M))
        if not kernel.source.kernel_type:
            ramp = replace(ramp, n=_RAMP_N, k=_RAMP_K)
        elif ramp.k > _RAMP_K:
            return None
        operands, weights = self._kept(ramp, ramp_operands)
        y = _poisoned_run(kernel, weights, operands)
        if isinstance(y, str):
            return y
        if problem.activations != "float":  # a scale is a 127th of the largest x: no ramp is exact
            return mismatch(y, operands)
        if not np.array_equal(y, operands.expected):
            return mismatch(y, operands) or "sums of small integers are not exact."
        return None

    def _random(self, problem: Problem) -> tuple[Operands, Weights]:
        most = problem.at(max(problem.m, MAX_SMALL_M))
        operands, weights = self._kept(most, random_operands, self._rng)
        return operands if problem.m == most.m else operands.rows(problem.m), weights

    def _kept(self, problem: Problem, make: Callable[..., Operands], *more: object) -> tuple[Operands, Weights]:
        """Operands are kept for the matrix at hand: a search walks all M of one matrix before the next."""
        key = make, problem  # a matrix may have the ramp's size
        if key not in self._operands:
            kept = {(problem.n, problem.k), (_RAMP_N, _RAMP_K)}
            self._operands = {k: o for k, o in self._operands.items() if (k[1].n, k[1].k) in kept}
            operands = make(problem, *more)
            weights = self._backend.weights(operands.arrays, problem.quantization)
            self._operands[key] = operands, weights
        return self._operands[key]


def _poisoned_run(kernel: Kernel, weights: Any, operands: Operands | AttentionOperands) -> np.ndarray | str:
    """y as float64, or what the poison told: an element that differs between two fillings was not written."""
    runs = [kernel.run_poisoned(weights, operands.x, poison) for poison in (float("nan"), 12345.0)]
    if storage(runs[0]).tobytes() != storage(runs[1]).tobytes():
        return "two runs differ: some elements were not written, or not always the same way."
    return to_float64(runs[0])


class Session:
    """One problem's measurements on one machine: stock and every candidate, checked, then timed in the same session."""

    def __init__(self, backend: Backend, problem: AnyProblem, judge: Judge) -> None:
        self.problem = problem
        self._backend = backend
        self._timer = backend.timer(problem)
        self._policy = getattr(self._timer, "policy", POLICY)
        self._judge = judge
        self._kernels: dict[Config, Kernel] = {}
        self._samples: dict[Config | None, list[float]] = {}

    @property
    def floor_us(self) -> float:
        """Microseconds that reading the weights takes at the measured bandwidth."""
        return self.problem.read_bytes / self._backend.bandwidth() * 1e6

    def stock(self) -> Result:
        """Stock, timed once."""
        return self._result(None, "ok", self._measured(self._timer.sample_stock()))

    def compile_ahead(self, configs: Sequence[Config]) -> None:
        """Compiles several configs at once, on all cores, while nothing is timed. Failures show in first_look."""
        sources = [render(self._backend.name, self.problem, config) for config in configs]
        with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
            for future in [pool.submit(self._backend.compile, source) for source in sources]:
                future.exception()

    def first_look(self, config: Config) -> Result:
        """Compiles, checks and times a config cheaply: the better of two samples. Every outcome is a Result."""
        return self.check(config) or self.first_time(config)

    def check(self, config: Config) -> Result | None:
        """Compiles and checks a config; its Result when it may not be timed."""
        verdict = self._judge.verdict(self.problem, config)
        return None if verdict.status == "ok" else self._failed(config, verdict.status, verdict.error)

    def first_time(self, config: Config) -> Result:
        """Times a config that was found right, cheaply. Several one after another spare the device its pauses."""
        kernel = self._backend.compile(render(self._backend.name, self.problem, config))
        self._kernels[config] = kernel
        first = self._timer.sample(kernel)
        us = min(first, self._timer.sample(kernel, first))
        if self._implausible(us) and self._implausible(us, again=True):
            gbps = self.problem.read_bytes / max(us, 1e-3) / 1e3
            text = f"{us:.1f} us would read its weights at {gbps:.0f} GB/s; the machine's"
            return self._failed(config, "implausible", f"{text} best is {self._backend.bandwidth() / 1e9:.0f}.")
        return self._result(config, "ok", self._measured(us))

    def _implausible(self, us: float, again: bool = False) -> bool:
        """Whether weights can not be read that fast. A machine that was busy when its bandwidth was measured is faster."""
        return us * self._backend.bandwidth(again) * _IMPLAUSIBLE < self.problem.read_bytes * 1e6

    def second_look(self, result: Result) -> Result:
        """The same with one more sample, taken later: the better one counts, so one busy moment rules no config out."""
        assert result.config is not None
        us = min(result.us, self._timer.sample(self._kernels[result.config], result.us))
        return self._result(result.config, "ok", self._measured(us))

    def prepare(self, config: Config) -> bool:
        """Whether a config that was right in an earlier session is compiled and right in this one."""
        return config in self._kernels or self.first_look(config).ok

    def compare(self, configs: Sequence[Config], rounds: int, stock_rounds: int) -> dict[Config | None, Result]:
        """Times configs and stock (None) in `rounds` interleaved rounds whose order rotates, stock in the first
        `stock_rounds` of them. The results hold the samples of all comparisons of this session."""
        arms: list[Config | None] = [None, *configs]
        for turn in range(rounds):
            shift = turn % len(arms)
            for arm in arms[shift:] + arms[:shift]:
                taken = self._samples.setdefault(arm, [])
                if arm is not None:
                    taken.append(_stored(self._timer.sample(self._kernels[arm], taken[-1] if taken else None)))
                elif turn < stock_rounds:
                    taken.append(_stored(self._timer.sample_stock()))
        return {arm: self._result(arm, "ok", self._measured(*taken)) for arm, taken in self._samples.items() if taken}

    def sustained(self, configs: Sequence[Config], seconds: float) -> dict[Config, tuple[float, ...]]:
        """Microseconds a call in back-to-back work of all configs by turns, stalls and all: the mean of each turn in the
        later half of about `seconds`."""
        taken: dict[Config, list[float]] = {config: [] for config in configs}
        until = time.monotonic() + seconds
        for turn in range(_SUSTAINED_TURNS):
            if turn and time.monotonic() > until:
                break
            for config, turns in taken.items():
                kernel, last = self._kernels[config], turns[-1] if turns else None
                turns.append(statistics.fmean(self._timer.mean(kernel, last) for _ in range(_SUSTAINED_TURN)))
        return {config: tuple(turns[len(turns) // 2 :]) for config, turns in taken.items()}

    def _measured(self, *samples_us: float) -> Measurement:
        return Measurement(samples_us, self._policy)

    def _failed(self, config: Config, status: str, error: str) -> Result:
        return self._result(config, status, None, error)

    def _result(self, config: Config | None, status: str, timing: Measurement | None, error: str = "") -> Result:
        problem = self.problem
        if config is None:
            return Result(problem, None, status, error, timing, (problem.m, problem.m))
        kind = family(self._backend.name, config.family)
        return Result(
            problem,
            config,
            status,
            error,
            timing,
            kind.m_range(config, problem),
            kind.reduction(config),
            template_hash(self._backend.name, config.family),
        )


def _stored(us: float) -> float:
    """A sample to the nanosecond, as it is stored: a table read back is the table that was printed."""
    return round(us, 3)
