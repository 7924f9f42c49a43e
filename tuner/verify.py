"""Numerics of many configs at many shapes against the float64 reference: the product behind `tuner verify`."""

from __future__ import annotations

import itertools
import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import mlx.core as mx
import numpy as np

from tuner.attention import AnyProblem, AttentionProblem
from tuner.attention_reference import ramp_attention, random_attention
from tuner.backends import Backend, CompileError, LaunchError
from tuner.backends import backend as find_backend
from tuner.covering import Case
from tuner.dtypes import storage, to_float64
from tuner.families import families, family
from tuner.problem import MAX_SMALL_M, Problem, Quantization
from tuner.reference import Operands, mismatch, ramp_operands, random_operands
from tuner.render import render
from tuner.space import Config

T = TypeVar("T")

M_VALUES = tuple(range(1, MAX_SMALL_M + 1))
N_VALUES = (1, 7, 8, 31, 33, 65, 576)
RAMP_K = 512  # and no more: the ramps of larger K are not exact in every dtype, and overflow float16
GROUPS_OF_K = (1, 5)  # K is this many groups: the smallest there is, and one that fills no vector evenly


@dataclass(frozen=True)
class Check:
    """One config at one problem; `wrong` says what is wrong, in a sentence, or is None."""

    problem: AnyProblem
    config: Config
    wrong: str | None


def covering_problems(
    quantizations: Sequence[Quantization],
    dtypes: Sequence[str],
    m_values: Sequence[int] = M_VALUES,
    n_values: Sequence[int] = N_VALUES,
) -> list[Problem]:
    """Every combination of quantization, dtype of x and scales, M and N; K alternates between the values of GROUPS_OF_K."""
    problems = []
    for q, dtype, (i, n) in itertools.product(quantizations, dtypes, enumerate(n_values)):
        k = q.group_size * GROUPS_OF_K[i % len(GROUPS_OF_K)]
        problems += [Problem.of(m, n, k, q, dtype) for m in m_values]
    return problems


def emitted_configs(backend: Backend, problem: Problem, step: int = 1) -> list[Config]:
    """Every config that the families can emit for a problem, or each `step`-th of them, which one depending on M and N."""
    device = backend.device()
    configs = [config for kind in families(backend.name) for config in kind.configs(problem, device)]
    return configs[(problem.m + problem.n) % step :: step]


def verify(backend: Backend, cases: Iterable[tuple[AnyProblem, Config]], seed: int | None = None) -> Iterator[Check]:
    """Runs each config on fresh random operands into a buffer of NaNs, and on exact ramps, and compares every element.

    Operands are drawn once a matrix and used at every M; cases in any order give the same answers.
    """
    operands = _Operands(backend, np.random.default_rng(seed))
    for problem, config in cases:
        yield Check(problem, config, _why_wrong(backend, operands, problem, config))


def _why_wrong(
    backend: Backend,
    operands: _Operands,
    problem: AnyProblem,
    config: Config,
    rows: dict[tuple[AnyProblem, str], np.ndarray] | None = None,
    ramp: bool = True,
) -> str | None:
    """What is wrong with a kernel's results, or None. `rows` holds the bits of random operands' rows by matrix and
    Reduction, as first seen."""
    try:
        kernel = backend.compile(render(backend.name, problem, config))
        random, *ramps = operands.of(problem)
        for drawn, weights in (random, *(ramps if ramp else ())):
            if kernel.source.kernel_type and drawn.problem != problem:
                continue  # its text fixes N and K, and the ramp of so large a K is a smaller one
            result = kernel.run_poisoned(weights, drawn.x, float("nan"))
            wrong = mismatch(to_float64(result), drawn)
            if wrong is None and rows is not None and drawn is random[0]:
                wrong = _why_other_bits(rows, problem, family(backend.name, config.family).reduction(config), result)
            if wrong:
                return wrong
    except (CompileError, LaunchError) as error:
        return str(error)
    return None


def _why_other_bits(
    rows: dict[tuple[AnyProblem, str], np.ndarray], problem: AnyProblem, reduction: str, result: mx.array
) -> str | None:
    bits = storage(result)
    first = rows.setdefault((problem.at(1), reduction), bits)
    shared = min(len(first), len(bits))
    if first[:shared].tobytes() == bits[:shared].tobytes():
        return None
    row = next(m for m in range(shared) if first[m].tobytes() != bits[m].tobytes())
    return f"row {row} has other bits than the first kernel of reduction {reduction} gave it."


class _Operands:
    """Random and ramp operands of every matrix met so far, with their weights in the backend's hands."""

    def __init__(self, backend: Backend, rng: np.random.Generator) -> None:
        self._backend = backend
        self._rng = rng
        self._drawn: dict[Problem, list[tuple[Operands, object]]] = {}
        self._rows: dict[Problem, list[tuple[Operands, object]]] = {}

    def of(self, problem: AnyProblem) -> list[tuple[Any, Any]]:
        """Operands and weights to check a problem with."""
        if isinstance(problem, AttentionProblem):
            return [(o, o.inputs) for o in (random_attention(problem, self._rng), ramp_attention(problem))]
        if problem not in self._rows:
            most = problem.at(max(problem.m, MAX_SMALL_M))
            if most not in self._drawn:
                drawn = [random_operands(most, self._rng), ramp_operands(replace(most, k=min(most.k, RAMP_K)))]
                self._drawn[most] = [(o, self._backend.weights(o.arrays, o.problem.quantization)) for o in drawn]
            self._rows[problem] = [(o.rows(problem.m), weights) for o, weights in self._drawn[most]]
        return self._rows[problem]


# ------------------------------------------------------------------------------------------------- the covering sample


COVERING_N = (1, 7, 33, 65)
_COVERING_GROUPS = (1, 5, 1, 19)  # K of each N in groups: from one group up to several steps of most kernels
_RAMP_M = (16, 5)


def check_cases(
    backend: Backend, cases: Iterable[Case], n_values: Sequence[int] = COVERING_N, seed: int | None = None
) -> Iterator[Check]:
    """Runs each case at every M and N, K from one group up, on fresh random operands and on ramps, into poisoned
    outputs. Rows of one matrix must have the same bits at every M and in every case with the same Reduction."""
    operands = _Operands(backend, np.random.default_rng(seed))
    rows: dict[tuple[AnyProblem, str], np.ndarray] = {}
    for case in cases:
        for n in n_values:
            k = _COVERING_GROUPS[COVERING_N.index(n)] * case.quantization.group_size
            for m in reversed(M_VALUES):
                problem = Problem.of(m, n, k, case.quantization, case.dtype)
                wrong = _why_wrong(backend, operands, problem, case.config, rows, ramp=m in _RAMP_M)
                yield Check(problem, case.config, wrong)


def check_sample(backend: Backend, cases: Sequence[Case]) -> Iterator[Check]:
    """check_cases, on every core where kernels run on the CPU; cases that share their operands stay together."""
    if mx.metal.is_available():
        yield from check_cases(backend, cases)
        return
    groups: dict[tuple[Quantization, str], list[Case]] = {}
    for case in cases:
        groups.setdefault((case.quantization, case.dtype), []).append(case)
    for checks in on_every_core(_check_group, [(backend.name, group) for group in groups.values()]):
        yield from checks


def on_every_core(function: Callable[..., T], arguments: Iterable[tuple[Any, ...]]) -> Iterator[T]:
    """The results of calls of a module's function in processes of their own, as they end."""
    context = multiprocessing.get_context("spawn")  # MLX does not survive a fork
    with ProcessPoolExecutor(os.cpu_count(), mp_context=context) as pool:
        for done in as_completed([pool.submit(function, *values) for values in arguments]):
            yield done.result()


def runs_of(cases: Sequence[Case]) -> int:
    """How many checks a sample is."""
    return len(cases) * len(COVERING_N) * len(M_VALUES)


def _check_group(backend: str, cases: Sequence[Case]) -> list[Check]:
    return list(check_cases(find_backend(backend), cases))
