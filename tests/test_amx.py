"""Kernels on AMX's tile unit: they compile anywhere; numbers and bits where the machine has one."""

import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import mlx.core as mx
import numpy as np
import pytest
from test_kernels import QUANTIZATIONS

from tuner.backends import Backend
from tuner.backends.cpu import machine
from tuner.backends.cpu.compiler import compile_library
from tuner.backends.cpu.kernels import PackedWeights
from tuner.dtypes import storage, to_float64
from tuner.families import family
from tuner.problem import DTYPES, Device, Problem, Quantization
from tuner.reference import mismatch, ramp_operands, random_operands
from tuner.render import render

AMX = family("cpu", "amx")
HERE = machine.architecture().endswith("amx")
on_tiles = pytest.mark.skipif(not HERE, reason="this CPU has no AMX tiles of bfloat16")


def test_every_format_compiles(elsewhere: Device) -> None:
    device = replace(elsewhere, architecture="x86_64-avx512amx")
    problems = [Problem.of((1, 7, 16)[i % 3], 64, 256, q, DTYPES[i % 3]) for i, q in enumerate(QUANTIZATIONS)]
    texts = [render("cpu", problem, AMX.configs(problem, device)[0]).text for problem in problems]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda text: compile_library(text, device.architecture), texts))


def test_what_it_does_not_cover(elsewhere: Device) -> None:
    device = replace(elsewhere, architecture="x86_64-avx512amx")
    assert "32 columns" in (AMX.supports(Problem.of(4, 64, 48, Quantization.of("nvfp4"), "float32")) or "")
    assert "M is 17" in (AMX.supports(Problem(17, 64, 256)) or "")
    problem = Problem(4, 64, 256)
    config = AMX.configs(problem, device)[0]
    assert "x86_64-avx512vnni" in (AMX.why_not(config, problem, replace(device, architecture="x86_64-avx512vnni")) or "")
    assert "not M" in (AMX.why_not(config, problem.at(5), device) or "")


@on_tiles
@pytest.mark.parametrize("quantization", QUANTIZATIONS, ids=str)
def test_numbers(quantization: Quantization, cpu: Backend) -> None:
    """Three M of all, N that is no multiple of 16, K of some groups, all dtypes; and ramps, whose sums are exact."""
    rng, place = np.random.default_rng(quantization.bits), QUANTIZATIONS.index(quantization)
    for m in (1 + place % 5, 6 + place % 5, 11 + place % 6):
        n, k = int(rng.choice((1, 16, 33, 65))), max(quantization.group_size, 32) * (m % 5 + 1)
        problem = Problem.of(m, n, k, quantization, DTYPES[m % 3])
        configs = AMX.configs(problem, cpu.device())
        kernel = cpu.compile(render("cpu", problem, configs[m % len(configs)]))
        for o in (random_operands(problem, rng), ramp_operands(problem)):
            weights = PackedWeights(o.arrays, quantization)
            y = to_float64(kernel.run_poisoned(weights, o.x, float("nan")))
            assert mismatch(y, o) is None, problem


@on_tiles
def test_float32_is_as_exact_as_float32(cpu: Backend) -> None:
    """x is three numbers of bfloat16: the error is that of adding in float32, not of rounding x."""
    for m in (1, 4, 16):
        o = random_operands(Problem(m, 512, 4096), np.random.default_rng(m))
        kernel = cpu.compile(render("cpu", o.problem, AMX.configs(o.problem, cpu.device())[0]))
        y = to_float64(kernel.run_poisoned(PackedWeights(o.arrays, o.problem.quantization), o.x, 0.0))
        assert np.linalg.norm(y - o.expected) < 1e-6 * np.linalg.norm(o.expected)


@on_tiles
@pytest.mark.parametrize("dtype", DTYPES)
def test_a_row_has_the_same_bits_at_every_m(dtype: str, cpu: Backend) -> None:
    """And with any number of tiles: one Reduction."""
    q = Quantization("affine", 4, 64)
    o = random_operands(Problem.of(16, 65, 512, q, dtype), np.random.default_rng(2))
    weights = PackedWeights(o.arrays, q)
    right = None
    for m in (16, 7, 2, 1):
        problem = o.problem.at(m)
        for config in {c.values["row_vectors"]: c for c in AMX.configs(problem, cpu.device())}.values():
            y = storage(cpu.compile(render("cpu", problem, config)).run_poisoned(weights, o.rows(m).x, 0.0))
            right = y if right is None else right
            assert y.tobytes() == right[:m].tobytes(), config


@on_tiles
def test_numbers_that_are_none_and_the_largest(cpu: Backend) -> None:
    """Infinities and NaN come through in their row and in no other, and what is nearly too large stays finite."""
    q = Quantization("affine", 4, 64)
    o = random_operands(Problem.of(5, 33, 128, q, "float32"), np.random.default_rng(3))
    weights = PackedWeights(o.arrays, q)
    kernel = cpu.compile(render("cpu", o.problem, AMX.configs(o.problem, cpu.device())[0]))
    x = np.array(o.x)
    largest = np.finfo(np.float32).max / 16  # codes go up to 15, and a group is summed before it is scaled
    x[:, 5] = (np.inf, -np.inf, np.nan, 0.0, 0.0)
    x[3], x[3, 7] = 0, largest
    y = to_float64(kernel.run_poisoned(weights, mx.array(x), 0.0))
    w = to_float64(mx.dequantize(*o.arrays, group_size=64, bits=4))
    assert not np.isfinite(y[:3]).any()
    np.testing.assert_allclose(y[4], x[4] @ w.T, rtol=1e-4, atol=1e-4)
    small = np.abs(w[:, 7]) < 0.5
    assert small.any()
    np.testing.assert_allclose(y[3][small], largest * w[small, 7], rtol=1e-5)


@on_tiles
def test_sixteen_threads_at_once(cpu: Backend) -> None:
    """Each call sets the tiles of the threads that it runs on, and leaves none behind."""
    problems = [Problem(m, 160, 256) for m in (1, 2, 7, 16)]
    operands = [random_operands(p, np.random.default_rng(p.m)) for p in problems]
    kernels = [cpu.compile(render("cpu", p, AMX.configs(p, cpu.device())[0])) for p in problems]
    weights = [PackedWeights(o.arrays, o.problem.quantization) for o in operands]

    def run(i: int) -> str | None:
        y = kernels[i].run_poisoned(weights[i], operands[i].x, float("nan"))
        return mismatch(to_float64(y), operands[i])

    with ThreadPoolExecutor(16) as pool:
        assert not [told for told in pool.map(run, [0, 1, 2, 3] * 16) if told]
