"""Kernels on 8-bit activations: numerics, bits, error bars, and that they never serve unasked."""

import itertools
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import mlx.core as mx
import mlx.nn as nn
import numpy as np
import pytest
from sqlite_utils import Database
from test_kernels import in_a_process_of_its_own

from tuner.backends import Backend
from tuner.backends import backend as find_backend
from tuner.dispatch import DispatchTable, load_table
from tuner.drop_in import quantized_matmul
from tuner.dtypes import storage, to_float64
from tuner.families import families, family
from tuner.linear import apply
from tuner.measure import Measurement, Result
from tuner.problem import Problem, Quantization
from tuner.reference import Operands, mismatch, random_operands, rounded_to_int8
from tuner.render import render, template_hash
from tuner.space import Config
from tuner.store import Selection, Store, migrations
from tuner.tune import Budget, tune

QUANTIZATIONS = tuple(Quantization("affine", bits, group) for bits in (2, 4, 8) for group in (32, 64, 128))
M_VALUES = (1, 2, 3, 5, 8, 16)


def of_int8(m: int, n: int, k: int, q: Quantization, dtype: str = "float32") -> Problem:
    return replace(Problem.of(m, n, k, q, dtype), activations="int8")


def sample(q: Quantization, cpu: Backend, step: int) -> list[Config]:
    """Configs of several M, every parameter value among them."""
    problems = [of_int8(m, 64, 1024, q) for m in (1, 2, 5, 16)]
    every = dict.fromkeys(c for p in problems for c in family("cpu", "int8").configs(p, cpu.device()))
    return [c for c in every if c.values["tasks_per_thread"] == 4][::step]


def wrong_ones(cpu: Backend, step: int) -> Iterator[str]:
    for i, q in enumerate(QUANTIZATIONS):
        dtype = ("float32", "bfloat16", "float16")[i % 3]
        for n, groups in ((65, 5), (7, 1)):
            problem = of_int8(16, n, groups * q.group_size, q, dtype)
            operands = random_operands(problem, np.random.default_rng(n))
            weights = cpu.weights(operands.arrays, q)
            rows = None
            for config in sample(q, cpu, step):
                kernel = cpu.compile(render("cpu", problem, config))
                for m in reversed(M_VALUES):
                    part = operands.rows(m)
                    y = kernel.run_poisoned(weights, part.x, float("nan"))
                    rows = storage(y) if rows is None else rows
                    told = mismatch(to_float64(y), part)
                    if told:
                        yield f"{part.problem} {config}: {told}"
                    if storage(y).tobytes() != rows[:m].tobytes():
                        yield f"{part.problem} {config}: other bits"


def test_random_operands_and_one_rows_bits(cpu: Backend) -> None:
    """Against float64 of the same rounded x; and a row is the same whatever the config and the rows beside it."""
    assert list(wrong_ones(cpu, 5)) == []


def check_slice() -> None:
    assert list(wrong_ones(find_backend("cpu"), 11)) == []


@pytest.mark.parametrize("isa", ["x86_64-avx512", "x86_64-avx2"])
def test_instruction_sets_without_vnni(isa: str, cpu: Backend) -> None:
    if "x86_64" not in cpu.device().architecture or ("avx512" in isa and "avx2" in cpu.device().architecture):
        pytest.skip(f"this machine does not run {isa}")
    code = in_a_process_of_its_own("check_slice", module="test_int8", TUNER_ISA=isa)
    assert code.returncode == 0, code.stderr[-2000:]


def error(x: np.ndarray, cpu: Backend) -> float:
    """Relative rms error against float64 of x as it is."""
    q = Quantization("affine", 4, 64)
    problem = of_int8(*x.shape[:1], 256, x.shape[1], q)
    o = random_operands(problem, np.random.default_rng(0))
    exact = Operands(replace(problem, activations="float"), mx.array(x), o.w, o.scales, o.biases)
    kernel = cpu.compile(render("cpu", problem, sample(q, cpu, 1)[0]))
    y = to_float64(kernel.run_poisoned(cpu.weights(o.arrays, q), exact.x, 0.0))
    return float(np.sqrt(((y - exact.expected) ** 2).mean() / (exact.expected**2).mean()))


def test_error_bars(cpu: Backend) -> None:
    rng = np.random.default_rng(3)
    x = rng.standard_normal((4, 4096)).astype(np.float32)
    assert 1e-3 < error(x, cpu) < 7e-3
    x[:, rng.choice(4096, 40, replace=False)] *= 20
    assert 1e-3 < error(x, cpu) < 1.5e-2


def test_rounding() -> None:
    x = np.zeros((2, 64))
    x[0, :4], x[0, 32:34] = (0, 127, -1.4, 2.5), (254, 3)
    rounded = rounded_to_int8(x)
    right = np.zeros((2, 64))
    right[0, :4], right[0, 32:34] = (0, 127, -1, 2), (254, 4)
    np.testing.assert_allclose(rounded, right, atol=1e-5)


def test_zeros_and_infinite_rows_do_not_spread(cpu: Backend) -> None:
    q = QUANTIZATIONS[0]
    problem = of_int8(3, 33, 96, q)
    o = random_operands(problem, np.random.default_rng(0))
    kernel, weights = cpu.compile(render("cpu", problem, sample(q, cpu, 1)[-1])), cpu.weights(o.arrays, q)
    right = storage(kernel.run_poisoned(weights, o.x, float("nan")))
    x = mx.array(o.x)
    x[1] = 0
    y = storage(kernel.run_poisoned(weights, x, float("nan")))
    assert not y[1].any()
    assert y[[0, 2]].tobytes() == right[[0, 2]].tobytes()


# ---------------------------------------------------------------------------------------------------- a class of its own


def selection(problem: Problem, config: Config) -> Selection:
    timing = Measurement((10.0,))
    text = template_hash("cpu", config.family)
    reduction = family("cpu", config.family).reduction(config)
    m_range = (problem.m, problem.m)
    result = Result(problem, config, "ok", "", timing, m_range, reduction, text)
    return Selection(problem, result, Result(problem, None, "ok", "", timing, m_range), 1.0, "fastest")


@pytest.fixture
def both(tmp_path: Path, cpu: Backend) -> Path:
    """A file with a float and an int8 choice for one problem."""
    path = tmp_path / "both.db"
    store = Store(path)
    problem = of_int8(4, 40, 96, QUANTIZATIONS[3])
    for asked, name in ((replace(problem, activations="float"), "small_m"), (problem, "int8")):
        choice = selection(asked, family("cpu", name).configs(asked, cpu.device())[0])
        for result in (choice.result, choice.stock):
            store.add(cpu.device(), result)
        store.select(cpu.device(), choice)
    store.close()
    return path


def test_never_chosen_unasked(both: Path, cpu: Backend) -> None:
    o = random_operands(Problem(4, 40, 96, QUANTIZATIONS[3]), np.random.default_rng(0))
    exact = quantized_matmul(o.x, *o.arrays, group_size=32, bits=4, table=load_table(both))
    rounded = quantized_matmul(o.x, *o.arrays, group_size=32, bits=4, table=load_table(both, activations="int8"))
    coarse = Operands(of_int8(4, 40, 96, QUANTIZATIONS[3]), o.x, *o.arrays)
    assert mismatch(to_float64(exact), o) is None
    assert mismatch(to_float64(rounded), o) is not None
    assert mismatch(to_float64(rounded), coarse) is None
    assert "int8 activations" in str(coarse.problem)


def test_other_sizes_stay_float(both: Path, cpu: Backend) -> None:
    table = load_table(both, activations="int8")
    choices = [c for c in table.selections if c.problem.activations == "float"]
    table = DispatchTable(cpu.device(), [(cpu.device(), c) for c in choices], activations="int8")
    o = random_operands(Problem(4, 40, 96, QUANTIZATIONS[3]), np.random.default_rng(0))
    layer = nn.QuantizedLinear(96, 40, False, 32, 4)
    layer.weight, layer.scales, layer.biases = o.arrays
    model = nn.Sequential(layer)
    apply(model, table)
    assert mismatch(to_float64(model(o.x)), o) is None


def test_search_finds_and_stores_them(tmp_path: Path, cpu: Backend) -> None:
    store = Store(tmp_path / "found.db")
    problem = of_int8(2, 48, 96, QUANTIZATIONS[3])
    outcomes = list(tune(cpu, [problem], store, Budget(trials=3)))
    results = store.results(cpu.device(), problem)
    store.close()
    assert [outcome.problem for outcome in outcomes] == [problem]
    assert {r.status for r in results if r.family == "int8"} == {"ok"}
    assert {r.family for r in results} == {"int8", "stock"}


def test_families_are_of_one_class(cpu: Backend) -> None:
    for m, kind in itertools.product((1, 4, 32), families("cpu")):
        problem = Problem(m, 64, 256)
        assert not (
            kind.configs(problem, cpu.device()) and kind.configs(of_int8(m, 64, 256, QUANTIZATIONS[4]), cpu.device())
        )


def test_results_of_older_files_are_float(tmp_path: Path, cpu: Backend) -> None:
    """A file from before there were classes: read as it is, and migrated when it is opened for writing."""
    path = tmp_path / "new.db"
    store = Store(path)
    problem = Problem(4, 40, 96, QUANTIZATIONS[3])
    choice = selection(problem, family("cpu", "small_m").configs(problem, cpu.device())[0])
    for result in (choice.result, choice.stock):
        store.add(cpu.device(), result)
    store.select(cpu.device(), choice)
    store.close()
    old = tmp_path / "old.db"
    database = Database(old)
    migrations.apply(database, stop_before="m004_activations")
    database.conn.execute("attach ? as new", [str(path)])
    for name in ("devices", "results", "selections"):
        columns = ", ".join(column.name for column in database[name].columns)
        database.conn.execute(f"insert into {name} ({columns}) select {columns} from new.{name}")
    database.conn.commit()
    database.conn.close()
    path = old
    assert [c.problem for c in load_table(path).selections] == [problem]
    store = Store(path)
    assert [c.problem for _, c in store.selections()] == [problem]
    store.close()
    assert [c.problem for c in load_table(path).selections] == [problem]
