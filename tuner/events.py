"""What Metal kernels load and compute, counted in tuner.metal_host: evidence where nothing can be timed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tuner.attention import AttentionProblem
from tuner.attention_reference import random_attention
from tuner.backends import Backend
from tuner.errors import BadInputError
from tuner.families import Family, families
from tuner.problem import Device, Problem, Quantization
from tuner.reference import Operands, random_operands
from tuner.render import render
from tuner.space import Config, Value

EVENTS_N, EVENTS_K = 64, 1024
EVENTS_HEADS, EVENTS_KV_HEADS, EVENTS_HEAD_DIM, EVENTS_CONTEXT = 8, 2, 128, 512


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
    kernel = _counting(backend.compile(render(backend.name, problem, config)))
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


@dataclass(frozen=True)
class AttentionEventRow:
    """What one attention kernel does in a call, in counts of the host, which no machine's speed enters.

    cache_loads: bytes of k and v loaded over their size; scales and biases of a quantized cache are not in it. parts_bytes:
    bytes of chunks' sums, stored and loaded again, over the same. simd_ops, barriers, mmas: a call.
    """

    m: int
    rows: int
    config: Config
    cache_loads: float
    parts_bytes: float
    simd_ops: int
    barriers: int
    mmas: int


def attention_event_rows(
    backend: Backend, problem: AttentionProblem, m_values: Sequence[int]
) -> Iterator[AttentionEventRow]:
    """For each M the default kernel. Raises BadInputError for a backend that does not count."""
    for m in m_values:
        at = problem.at(m)
        config = next(c for kind in families(backend.name, AttentionProblem) for c in kind.configs(at, backend.device()))
        kernel: Any = _counting(backend.compile(render(backend.name, at, config)))
        operands = random_attention(at, np.random.default_rng(0), batch=1)
        passes = kernel.events(operands.inputs, operands.x)
        cache = [passes[0].buffers[name] for name in ("keys", "values")]
        size = sum(array.nbytes for array in (operands.inputs.k[0], operands.inputs.v[0]))
        parts = [p.buffers[name] for p in passes for name in ("sums", "statistics") if name in p.buffers]
        yield AttentionEventRow(
            m,
            at.rows,
            config,
            sum(buffer.bytes_loaded for buffer in cache) / size,
            sum(buffer.bytes_stored + buffer.bytes_loaded for buffer in parts) / size,
            sum(p.simd_ops for p in passes),
            sum(p.barriers for p in passes),
            sum(p.mmas for p in passes),
        )


def _counting(kernel: Any) -> Any:
    if not hasattr(kernel, "events"):
        raise BadInputError("events are counted where Metal kernels are checked: on Linux, without an Apple GPU.")
    return kernel
