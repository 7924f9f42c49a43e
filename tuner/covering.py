"""A covering sample of all kernels of a backend: for spaces too large to check every config."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from tuner.families import Family, families
from tuner.problem import MAX_SMALL_M, Device, Problem, Quantization
from tuner.space import Config, Value

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
