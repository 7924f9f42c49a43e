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

from tuner.backends import Backend, CompileError, LaunchError
from tuner.backends import backend as find_backend
from tuner.dtypes import storage, to_float64
from tuner.errors import BadInputError
from tuner.families import Family, families, family
from tuner.problem import MAX_SMALL_M, Device, Problem, Quantization
from tuner.reference import Operands, mismatch, ramp_operands, random_operands
from tuner.render import render
from tuner.space import Config, Value

T = TypeVar("T")

M_VALUES = tuple(range(1, MAX_SMALL_M + 1))
N_VALUES = (1, 7, 8, 31, 33, 65, 576)
RAMP_K = 512  # and no more: the ramps of larger K are not exact in every dtype, and overflow float16
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


def _why_wrong(
    backend: Backend,
    operands: _Operands,
    problem: Problem,
    config: Config,
    rows: dict[tuple[Problem, str], np.ndarray] | None = None,
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
    rows: dict[tuple[Problem, str], np.ndarray], problem: Problem, reduction: str, result: mx.array
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

    def of(self, problem: Problem) -> list[tuple[Operands, object]]:
        """Operands and weights to check a problem with."""
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
_LARGE_K = 1 << 14  # a problem of this K allows every split
_SPANNING_M = (1, *range(MAX_SMALL_M, MAX_SMALL_M // 2, -1))  # each block of rows that some M allows, one of these does


@dataclass(frozen=True)
class Case:
    """One compiled kernel: a config with everything else in its text. It serves every M, N and K."""

    config: Config
    quantization: Quantization
    dtype: str


def covering_cases(
    backend: str, device: Device, quantizations: Sequence[Quantization], dtypes: Sequence[str], names: Sequence[str] = ()
) -> list[Case]:
    """A sample of all kernels of a backend in which every two values of two parameters that can occur together do so, the
    quantization and the dtype being parameters too. The same for the same arguments."""
    kinds = [kind for kind in families(backend) if kind.template and (not names or kind.name in names)]
    return [case for kind in kinds for case in _covering_cases(kind, device, quantizations, dtypes)]


def _covering_cases(
    kind: Family, device: Device, quantizations: Sequence[Quantization], dtypes: Sequence[str]
) -> Iterator[Case]:
    """Greedy: in turn for each quantization and dtype the config with the most pairs that are still missing."""
    columns = [parameter.values for parameter in kind.space.parameters]
    sizes = [*map(len, columns), len(quantizations), len(dtypes)]
    starts = np.cumsum([0, *sizes[:-1]])
    legal = [_legal_codes(kind, device, q, dtypes[0]) for q in quantizations]
    missing = np.zeros((sum(sizes), sum(sizes)), bool)
    for i, codes in enumerate(legal):
        for j in range(len(dtypes)):
            for a, b in itertools.combinations(_places(codes, starts, i, j), 2):
                missing[a, b] = True
    progress = True
    while progress:
        progress = False
        for j, i in itertools.product(range(len(dtypes)), range(len(quantizations))):
            places = _places(legal[i], starts, i, j)
            gain = sum(missing[a, b].astype(np.int32) for a, b in itertools.combinations(places, 2))
            best = int(np.argmax(gain)) if len(legal[i]) else 0
            if not len(legal[i]) or not np.broadcast_to(gain, len(legal[i]))[best]:
                continue
            progress = True
            for a, b in itertools.combinations(places, 2):
                missing[np.broadcast_to(a, len(legal[i]))[best], np.broadcast_to(b, len(legal[i]))[best]] = False
            chosen: dict[str, Value] = {
                parameter.name: parameter.values[code]
                for parameter, code in zip(kind.space.parameters, legal[i][best], strict=True)
            }
            yield Case(Config.of(kind.name, chosen), quantizations[i], dtypes[j])


def _places(codes: np.ndarray, starts: np.ndarray, quantization: int, dtype: int) -> list[np.ndarray]:
    """For each parameter, the quantization and the dtype: the number that its value has among all values of all of them."""
    columns = [starts[c] + codes[:, c].astype(np.int64) for c in range(codes.shape[1])]
    return [*columns, np.array(starts[-2] + quantization), np.array(starts[-1] + dtype)]


def _legal_codes(kind: Family, device: Device, quantization: Quantization, dtype: str) -> np.ndarray:
    """(configs, parameters): which value each parameter has in every config that is legal at some M."""
    numbers = {p.name: {value: i for i, value in enumerate(p.values)} for p in kind.space.parameters}
    problems = [Problem.of(m, 64, _LARGE_K, quantization, dtype) for m in _SPANNING_M]
    found = set()
    for problem in problems:
        for config in kind.configs(problem, device):
            values = config.values
            found.add(tuple(number[values[name]] for name, number in numbers.items()))
    return np.array(sorted(found), np.int8).reshape(-1, len(numbers))


def check_cases(
    backend: Backend, cases: Iterable[Case], n_values: Sequence[int] = COVERING_N, seed: int | None = None
) -> Iterator[Check]:
    """Runs each case at every M and N, K from one group up, on fresh random operands and on ramps, into poisoned
    outputs. Rows of one matrix must have the same bits at every M and in every case with the same Reduction."""
    operands = _Operands(backend, np.random.default_rng(seed))
    rows: dict[tuple[Problem, str], np.ndarray] = {}
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


# -------------------------------------------------------------------------------------------------------------- events


EVENTS_N, EVENTS_K = 64, 1024


@dataclass(frozen=True)
class EventRow:
    """What one kernel does, a weight or a call: counts of the host, which no machine's speed enters.

    weight_loads: bytes of w, scales and biases loaded over their size. x_loads: bytes of x loaded from device memory over
    that size.
    operations: float and integer operations and conversions a weight, an fma being two; what an MMA does is not in it.
    simd_ops, barriers, mmas: a call.
    """

    family: str
    m: int
    config: Config
    weight_loads: float
    x_loads: float
    operations: float
    simd_ops: int
    barriers: int
    mmas: int


# Of each family the kernels whose events are compared, each with the most values a lane that are legal: a lane loads one
# scale for them, so that with a whole group a scale is loaded once.
_COUNTED: dict[str, tuple[dict[str, Value], ...]] = {
    "qmv": ({"unpack": "half"},),
    "small_m": tuple({"x_in": "threadgroup", "results_per_simdgroup": rows} for rows in (16, 8, 4)),
    "qmm": ({}, {"bm": 16}),
}
_COUNTED_VALUES = (64, 32, 16, 8)


def _counted(kind: Family, problem: Problem, device: Device) -> Iterator[Config]:
    default = next(iter(kind.configs(problem, device)), None)
    if default is None:
        return
    for changed in _COUNTED[kind.name]:
        values = [default.values | changed | {"values_per_thread": v} for v in _COUNTED_VALUES]
        configs = [Config.of(kind.name, v) for v in values]
        yield from [config for config in configs if kind.why_not(config, problem, device) is None][:1]


def event_rows(
    backend: Backend, quantization: Quantization, dtype: str, m_values: Sequence[int], shape: tuple[int, int] | None = None
) -> Iterator[EventRow]:
    """For each M and family the kernel that loads fewest weight bytes and, of those, does the fewest operations.
    Raises BadInputError for a backend that does not count."""
    n, k = shape or (EVENTS_N, EVENTS_K)
    rng = np.random.default_rng(0)
    for m in m_values:
        problem = Problem.of(m, n, k, quantization, dtype)
        operands = random_operands(problem, rng)
        for kind in families(backend.name):
            rows = [_event_row(backend, operands, config) for config in _counted(kind, problem, backend.device())]
            if rows:
                yield min(rows, key=lambda row: (round(row.weight_loads, 2), row.operations))


def _event_row(backend: Backend, operands: Operands, config: Config) -> EventRow:
    problem = operands.problem
    kernel: Any = backend.compile(render(backend.name, problem, config))
    if not hasattr(kernel, "events"):
        raise BadInputError("events are counted where Metal kernels are checked: on Linux, without an Apple GPU.")
    weights = backend.weights(operands.arrays, problem.quantization)
    passes = kernel.events(weights, operands.x)
    matrix = [buffer for name, buffer in passes[0].buffers.items() if name in ("w", "scales", "biases")]
    size = sum(buffer.size for buffer in matrix)
    return EventRow(
        config.family,
        problem.m,
        config,
        sum(buffer.bytes_loaded for buffer in matrix) / size,
        passes[0].buffers["x"].bytes_loaded / size,
        sum(p.operations for p in passes) / (problem.n * problem.k),
        sum(p.simd_ops for p in passes),
        sum(p.barriers for p in passes),
        sum(p.mmas for p in passes),
    )
