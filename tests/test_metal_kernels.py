"""The Metal kernels against float64: in metal_host on this CPU, or on the Apple GPU where there is one.

`tuner verify --backend metal` runs the whole covering sample; this is a slice of it, and what reports of others ask for.
"""

import dataclasses
import itertools
import subprocess
import sys
from typing import Any

import mlx.core as mx
import numpy as np
import pytest

from tuner.backends import Backend, CompileError, LaunchError
from tuner.backends import backend as find_backend
from tuner.backends.metal import kernels
from tuner.covering import Case, covering_cases
from tuner.dtypes import MX_DTYPES, storage, to_float64
from tuner.events import event_rows
from tuner.families import families, family
from tuner.problem import ALL_QUANTIZATIONS, DTYPES, Problem, Quantization
from tuner.reference import dequantize, mismatch, ramp_operands, random_operands
from tuner.render import KernelSource, render
from tuner.space import Config
from tuner.verify import check_cases

NAMES = ("qmv", "small_m", "qmm")
G64 = Quantization("affine", 4, 64)
NAN = float("nan")
on_host = pytest.mark.skipif(mx.metal.is_available(), reason="metal_host checks where there is no Apple GPU")
on_apple = pytest.mark.skipif(not mx.metal.is_available(), reason="needs an Apple GPU")


@pytest.fixture(scope="module")
def metal() -> Backend:
    return find_backend("metal")


def default(name: str, problem: Problem, **changed: int | str) -> Config:
    device = find_backend("metal").device()
    return Config.of(name, next(iter(family("metal", name).configs(problem, device))).values | changed)


def run(metal: Backend, operands: Any, config: Config) -> mx.array:
    problem = operands.problem
    weights = metal.weights(operands.arrays, problem.quantization)
    return metal.compile(render("metal", problem, config)).run_poisoned(weights, operands.x, NAN)


# --------------------------------------------------------------------------------------------------- a slice of the sample


@pytest.mark.parametrize("index", range(len(ALL_QUANTIZATIONS)), ids=[str(q).replace(" ", "-") for q in ALL_QUANTIZATIONS])
def test_slice(metal: Backend, index: int) -> None:
    """A kernel of every quantization, at every M: right, and with the same bits for a row at every M."""
    quantization, dtype = ALL_QUANTIZATIONS[index], DTYPES[index // 3 % 3]
    problem = Problem.of(2 + index * 5 % 15, 64, 1 << 14, quantization, dtype)
    configs = family("metal", NAMES[(index + index // 3) % 3]).configs(problem, metal.device())
    unpack = ("half", "masked", "convert")[index % 3]
    configs = [config for config in configs if config.values["unpack"] == unpack] or configs
    case = Case(configs[index * 997 % len(configs)], quantization, dtype)
    assert [check for check in check_cases(metal, [case], n_values=(7, 33)) if check.wrong] == []


def test_sample_has_every_pair() -> None:
    """For one quantization and family: each two values that occur together in a legal config do so in the sample."""
    quantizations = [Quantization("affine", 3, 64), Quantization.of("nvfp4")]
    device = find_backend("metal").device()
    sample = covering_cases("metal", device, quantizations, DTYPES, ["qmm"])
    for q in quantizations:
        problems = [Problem.of(m, 64, 1 << 14, q, "float32") for m in (8, 16)]
        legal = {c for p in problems for c in family("metal", "qmm").configs(p, device)}
        pairs = {pair for config in legal for pair in itertools.combinations(config.items, 2)}
        of_q = [case for case in sample if case.quantization == q]
        assert {item for config in legal for item in config.items} == {i for case in of_q for i in case.config.items}
        assert {case.dtype for case in of_q} == set(DTYPES)
        everywhere = {pair for case in sample for pair in itertools.combinations(case.config.items, 2)}
        assert pairs <= everywhere
    assert len(sample) < 60


# ------------------------------------------------------------------------------------------------------------ same bits


@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
def test_a_row_has_the_same_bits_for_every_m_and_vectors(metal: Backend, dtype: str) -> None:
    """One Reduction, qmv and small_m with several blocks of rows, in both places of x and every way to unpack."""
    problem = Problem.of(16, 33, 1024, Quantization("affine", 4, 32), dtype)
    operands = random_operands(problem, np.random.default_rng(3))
    shared = {"k_lanes": 16, "values_per_thread": 16, "simdgroups_k": 2, "split_k": 1}
    for scale_per in ("group", "weight"):
        configs = [
            default("qmv", problem, **shared, scale_per=scale_per, unpack="convert"),
            default("qmv", problem, **shared, scale_per=scale_per, x_in="threadgroup", results_per_simdgroup=2),
            default("small_m", problem, **shared, scale_per=scale_per, vecs_per_tg=3),
            default("small_m", problem, **shared, scale_per=scale_per, vecs_per_tg=8, unpack="masked", x_in="threadgroup"),
            default("small_m", problem, **shared, scale_per=scale_per, vecs_per_tg=16, results_per_simdgroup=4),
        ]
        assert len({family("metal", c.family).reduction(c) for c in configs}) == 1
        first = storage(run(metal, operands, configs[0]))
        for config in configs:
            for m in (1, 2, 3, 5, 8, 15, 16):
                assert storage(run(metal, operands.rows(m), config)).tobytes() == first[:m].tobytes(), f"{config} M={m}"


def test_matrix_units_give_a_row_the_same_bits(metal: Backend) -> None:
    problem = Problem.of(16, 33, 1024, Quantization("affine", 6, 64), "float32")
    operands = random_operands(problem, np.random.default_rng(4))
    for stage, more in (("registers", {"simdgroups_k": 4}), ("threadgroup", {"simdgroups_k": 1})):
        configs = [default("qmm", problem, stage=stage, bm=bm, bn=16, wn=wn, **more) for bm, wn in ((8, 1), (16, 2))]
        assert len({family("metal", "qmm").reduction(c) for c in configs}) == 1
        first = storage(run(metal, operands, configs[0]))
        for config, m in itertools.product(configs, (1, 2, 7, 9, 16)):
            assert storage(run(metal, operands.rows(m), config)).tobytes() == first[:m].tobytes(), f"{config} M={m}"


# -------------------------------------------------------------------------------------------------------------- reports


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("quantization", [Quantization("affine", 3, 128), Quantization("affine", 8, 32)], ids=str)
def test_ramps_are_exact_at_every_n(metal: Backend, name: str, quantization: Quantization) -> None:
    """REPORTS A1: fewer than 8 rows of w gave NaN, and of 33 the last was wrong."""
    for n in (1, 2, 3, 4, 5, 7, 8, 9, 31, 33, 63, 65):
        problem = Problem.of(16, n, 512, quantization, "bfloat16")
        operands = ramp_operands(problem)
        config = default(name, problem)
        right = 512.0 * np.arange(1, 17)[:, None] * (np.arange(n) % 8)
        for m in (1, 2, 6, 15, 16):
            y = to_float64(run(metal, operands.rows(m), config))
            assert np.array_equal(y, right[:m]), f"N={n} M={m}: {mismatch(y, operands.rows(m))}"


@pytest.mark.parametrize("name", NAMES)
def test_k_that_is_a_multiple_of_the_group_alone(metal: Backend, name: str) -> None:
    """REPORTS A3: float modes whose K divides by the group but not by 64."""
    for mode, k in (
        ("mxfp4", 544),
        ("mxfp4", 608),
        ("mxfp8", 544),
        ("mxfp8", 608),
        ("nvfp4", 528),
        ("nvfp4", 560),
        ("nvfp4", 592),
    ):
        problem = Problem.of(3, 9, k, Quantization.of(mode), "float16")
        operands = random_operands(problem, np.random.default_rng(k))
        assert mismatch(to_float64(run(metal, operands, default(name, problem))), operands) is None, f"{mode} K={k}"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("mode", ["nvfp4", "mxfp4", "mxfp8", "affine"])
def test_rows_appended_to_w_change_nothing(metal: Backend, name: str, mode: str) -> None:
    """REPORTS A13: the first N columns are the same bits with 32 more rows of w, of ones and of NaN."""
    quantization = Quantization.of(mode)
    for n in (1, 17, 32, 40):
        problem = Problem.of(6, n + 32, 2048, quantization, "bfloat16")
        config = default(name, problem, bn=16, wn=1) if name == "qmm" else default(name, problem)
        full = random_operands(problem, np.random.default_rng(n))
        results = []
        for rows, poison in ((n, None), (n + 32, None), (n + 32, "nan")):
            w, scales, *biases = (mx.array(a[:rows]) for a in full.arrays)
            if poison:
                scales[n:] = NAN if mode == "affine" else 0x7F if mode == "nvfp4" else 0xFF
            weights = metal.weights((w, scales, *biases), quantization)
            kernel = metal.compile(render("metal", problem, config))
            y = kernel.run_poisoned(weights, full.x, 0.0)[:, :n]
            assert np.isfinite(to_float64(y)).all()
            results.append(storage(y).tobytes())
        assert len(set(results)) == 1


def test_an_edited_template_is_another_kernel() -> None:
    """REPORTS B2: version 1, then version 2 in a new process with the same disk cache: version 2's result."""
    code = """
import sys, mlx.core as mx
from tuner.backends import backend
from tuner.problem import Problem, Quantization
from tuner.reference import ramp_operands
from tuner.render import render
from dataclasses import replace
from tuner.families import family
metal, problem = backend("metal"), Problem.of(2, 8, 64, Quantization(), "float32")
source = render("metal", problem, next(iter(family("metal", "qmv").configs(problem, metal.device()))))
factor = sys.argv[1]
edited = source.template_text.replace("= Y(sum)", f"= Y({factor} * sum)")
assert edited != source.template_text
operands = ramp_operands(problem)
weights = metal.weights(operands.arrays, problem.quantization)
y = metal.compile(replace(source, template_text=edited)).run_poisoned(weights, operands.x, 0.0)
print(float(y[1, 1]))
"""
    told = [
        subprocess.run([sys.executable, "-c", code, factor], capture_output=True, text=True, check=True).stdout.strip()
        for factor in ("1.0f", "3.0f", "1.0f")
    ]
    assert told == ["128.0", "384.0", "128.0"]


def test_one_kernel_object_a_dtype_pair(metal: Backend) -> None:
    """REPORTS B3: dtypes in turn, chained; every result exact, and every pair of dtypes has one object and one name."""
    rounds = 67 if mx.metal.is_available() else 3
    objects: dict[str, set[int]] = {dtype: set() for dtype in DTYPES}
    names = set()
    results = []
    for _ in range(rounds):
        for dtype in ("float16", "bfloat16", "float32"):
            operands = ramp_operands(Problem.of(4, 17, 512, G64, dtype))
            source = render("metal", operands.problem, default("small_m", operands.problem))
            kernel = metal.compile(source)
            objects[dtype].add(id(kernel))
            names.add(source.entry)
            weights = metal.weights(operands.arrays, G64)
            results.append((kernel(weights, operands.x)[0], operands.expected))
    mx.eval([y for y, _ in results])
    assert all(np.array_equal(to_float64(y), expected) for y, expected in results)
    assert {len(seen) for seen in objects.values()} == {1}
    assert len(names) == 3


def test_a_kernel_refuses_x_of_another_dtype(metal: Backend) -> None:
    operands = ramp_operands(Problem.of(4, 17, 512, G64, "float16"))
    kernel = metal.compile(render("metal", operands.problem, default("qmv", operands.problem)))
    with pytest.raises(Exception, match=r"mlx.core.float16, and x is mlx.core.float32"):
        kernel(metal.weights(operands.arrays, G64), operands.x.astype(mx.float32))


@on_host
@pytest.mark.parametrize("name", NAMES)
def test_a_grid_in_threadgroups_is_caught(metal: Backend, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """REPORTS B4: given threadgroup counts as the grid, a part of the work ran and looked fast."""
    operands = random_operands(Problem.of(6, 65, 512, G64, "float16"), np.random.default_rng(1))
    config = default(name, operands.problem)
    assert mismatch(to_float64(run(metal, operands, config)), operands) is None
    right = kernels.launch

    def in_groups(source: KernelSource, m: int, n: int) -> dict[str, Any]:
        called = right(source, m, n)
        grid = tuple(max(1, g // t) for g, t in zip(called["grid"], called["threadgroup"], strict=True))
        return called | {"grid": grid}

    monkeypatch.setattr(kernels, "launch", in_groups)
    try:
        wrong = mismatch(to_float64(run(metal, operands, config)), operands)
    except LaunchError as error:
        wrong = str(error)
    assert wrong is not None


@on_host
def test_a_compile_error_names_config_dtype_and_line(metal: Backend) -> None:
    """REPORTS B7: an implicit float to bfloat, found when the kernel is tried, with what is needed to find it."""
    problem = Problem.of(4, 17, 512, G64, "bfloat16")
    source = render("metal", problem, default("qmv", problem))
    broken = dataclasses.replace(source, template_text=source.template_text.replace("= Y(sum)", "= sum"))
    operands = random_operands(problem, np.random.default_rng(1))
    with pytest.raises(CompileError, match=r"k_lanes=32 .* in bfloat16: lanes.h:\d+: ") as told:
        metal.compile(broken).run_poisoned(metal.weights(operands.arrays, G64), operands.x, NAN)
    line = source.template_text.splitlines()
    number = int(str(told.value).split("lanes.h:")[1].split(":")[0])
    start = max(i for i, text in enumerate(line) if text == '#line 1 "lanes.h"')
    assert "= Y(sum)" in line[start + number]


# ---------------------------------------------------------------------------------------------------- inputs as they come


@pytest.mark.parametrize("name", NAMES)
def test_strided_x_and_batches(metal: Backend, name: str) -> None:
    """x that is a transposed view, every second row of an array, and a batch; the result is cut into widths."""
    problem = Problem.of(6, 33, 128, Quantization("affine", 5, 32), "float16")
    operands = random_operands(problem, np.random.default_rng(8))
    kernel = metal.compile(render("metal", problem, default(name, problem)))
    weights = metal.weights(operands.arrays, problem.quantization)
    straight = storage(kernel(weights, operands.x)[0])
    apart = mx.repeat(operands.x, 2, axis=0)[::2]
    for x in (mx.contiguous(operands.x.T).T, apart, operands.x.reshape(2, 3, 128)):
        (y,) = kernel(weights, x)
        assert y.shape == (*x.shape[:-1], 33)
        assert storage(y).reshape(6, 33).tobytes() == straight.tobytes()
    pieces = kernel(weights, operands.x.reshape(1, 6, 128), widths=(1, 20, 12))
    assert [piece.shape for piece in pieces] == [(1, 6, 1), (1, 6, 20), (1, 6, 12)]
    assert storage(mx.concatenate(pieces, axis=-1)).reshape(6, 33).tobytes() == straight.tobytes()


@on_host
@pytest.mark.parametrize("name", NAMES)
def test_views_may_start_anywhere(metal: Backend, name: str) -> None:
    """x begins at any element, w at any word and scales at any scale of a larger buffer."""
    from tuner import metal_host

    for dtype in DTYPES:
        size = MX_DTYPES[dtype].size
        operands = random_operands(Problem.of(3, 9, 192, Quantization("affine", 6, 64), dtype), np.random.default_rng(2))
        source = render("metal", operands.problem, default(name, operands.problem))
        launched = metal_host.capture(
            **kernels.definition(source),
            **kernels.launch(source, 3, 9),
            inputs=[operands.x, *operands.arrays],
        )
        shift = {"x": size, "w": 4, "scales": size, "biases": 3 * size}
        (y,) = metal_host.compile(launched.source).run(launched, shift=shift).outputs
        assert mismatch(to_float64(y), operands) is None


@pytest.mark.parametrize("mode", ["mxfp4", "mxfp8"])
def test_scales_of_any_power_of_two(metal: Backend, mode: str) -> None:
    """From 2^-127 to 2^113; where products leave the floats the result is not finite, and never a wrong number."""
    quantization = Quantization.of(mode)
    problem = Problem.of(1, 8, 32, quantization, "float32")
    operands = random_operands(problem, np.random.default_rng(1))
    stored = np.array([[0], [1], [2], [64], [127], [200], [240], [255]], np.uint8)
    weights = dequantize(np.asarray(operands.w), 2.0 ** (stored.astype(np.float64) - 127), None, quantization)
    right = (to_float64(operands.x) @ weights.T)[0]
    kernel = metal.compile(render("metal", problem, default("qmv", problem)))
    y = to_float64(kernel.run_poisoned(metal.weights((operands.w, mx.array(stored)), quantization), operands.x, 0.0))[0]
    on_gpu = 3 if mx.metal.is_available() else 0  # results below the normal floats are 0 there
    np.testing.assert_allclose(y[on_gpu:7], right[on_gpu:7], rtol=1e-5)
    assert not np.isfinite(y[7])


# -------------------------------------------------------------------------------------------------------------- events


@on_host
def test_small_m_loads_each_weight_once_where_qmv_loads_it_m_times(metal: Backend) -> None:
    rows = {(row.family, row.m): row for row in event_rows(metal, G64, "float16", (2, 6, 16))}
    for m in (2, 6, 16):
        assert rows["small_m", m].weight_loads <= 1.02
        assert rows["qmm", m].weight_loads <= 1.02
        assert rows["qmv", m].weight_loads == pytest.approx(m)
        assert rows["small_m", m].operations < rows["qmv", m].operations
        assert rows["qmm", m].mmas > 0
        assert rows["small_m", m].mmas == rows["qmv", m].mmas == 0
    assert rows["small_m", 6].x_loads < rows["qmv", 6].x_loads
    assert rows["small_m", 6].barriers > 0
    assert rows["qmv", 6].barriers == 0


@on_host
@pytest.mark.parametrize("bits", [4, 2])
def test_masks_cost_less_than_conversions(metal: Backend, bits: int) -> None:
    """unpack=half takes two codes by one mask: fewer operations than MLX's masked codes, whose conversion is not free."""
    problem = Problem.of(4, 64, 1024, Quantization("affine", bits, 64), "float16")
    operands = random_operands(problem, np.random.default_rng(1))
    weights = metal.weights(operands.arrays, problem.quantization)
    counted = {}
    for unpack in ("half", "masked", "convert"):
        kernel: Any = metal.compile(render("metal", problem, default("qmv", problem, unpack=unpack)))
        (counted[unpack],) = kernel.events(weights, operands.x)
    per_weight = {name: (e.integer_ops + e.conversions) / (4 * 64 * 1024) for name, e in counted.items()}
    assert per_weight["half"] < per_weight["masked"] < per_weight["convert"]


@on_apple
def test_these_kernels_ran_on_the_gpu(metal: Backend) -> None:
    assert metal.device().name.startswith("Apple")
    assert {kind.name for kind in families("metal")} == set(NAMES)
