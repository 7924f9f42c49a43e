"""Numerics of many configs at many shapes against the float64 reference: the product behind `tuner verify`."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from tuner.backends import Backend, CompileError, LaunchError
from tuner.dtypes import to_float64
from tuner.families import families
from tuner.problem import MAX_SMALL_M, Problem, Quantization
from tuner.reference import Operands, mismatch, ramp_operands, random_operands
from tuner.render import render
from tuner.space import Config

M_VALUES = tuple(range(1, MAX_SMALL_M + 1))
N_VALUES = (1, 7, 8, 31, 33, 65, 576)
GROUPS_OF_K = (1, 5)  # K is this many groups: the smallest there is, and one that fills no vector evenly


@dataclass(frozen=True)
class Check:
    """One config at one problem; `wrong` says what is wrong, in a sentence, or is None."""

    problem: Problem
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


def verify(backend: Backend, cases: Iterable[tuple[Problem, Config]], seed: int | None = None) -> Iterator[Check]:
    """Runs each config on fresh random operands into a buffer of NaNs, and on exact ramps, and compares every element.

    Operands are drawn once a matrix and used at every M; cases in any order give the same answers.
    """
    operands = _Operands(backend, np.random.default_rng(seed))
    for problem, config in cases:
        yield Check(problem, config, _why_wrong(backend, operands, problem, config))


def _why_wrong(backend: Backend, operands: _Operands, problem: Problem, config: Config) -> str | None:
    try:
        kernel = backend.compile(render(backend.name, problem, config))
        for drawn, weights in operands.of(problem):
            y = to_float64(kernel.run_poisoned(weights, drawn.x, float("nan")))
            wrong = mismatch(y, drawn)
            if wrong:
                return wrong
    except (CompileError, LaunchError) as error:
        return str(error)
    return None


class _Operands:
    """Random and ramp operands of every matrix met so far, with their weights in the backend's hands."""

    def __init__(self, backend: Backend, rng: np.random.Generator) -> None:
        self._backend = backend
        self._rng = rng
        self._drawn: dict[Problem, list[tuple[Operands, object]]] = {}
        self._rows: dict[Problem, list[tuple[Operands, object]]] = {}

    def of(self, problem: Problem) -> list[tuple[Operands, object]]:
        """Operands and weights to check a problem with."""
        if problem not in self._rows:
            most = problem.at(max(problem.m, MAX_SMALL_M))
            if most not in self._drawn:
                drawn = [random_operands(most, self._rng), ramp_operands(most)]
                self._drawn[most] = [(o, self._backend.weights(o.arrays, o.problem.quantization)) for o in drawn]
            self._rows[problem] = [(o.rows(problem.m), weights) for o, weights in self._drawn[most]]
        return self._rows[problem]
