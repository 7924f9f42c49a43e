"""The numerical product: kernels of every CPU family against the float64 reference.

A covering sample stands for all configs: every two values of two parameters (bits, group and both dtypes are parameters
here) that can occur together do so in at least one case. Each case is compiled once and then run at every M, N and K.
"""

import functools
import itertools
import os
import platform
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path

import mlx.core as mx
import numpy as np
import pytest

from tuner.backends import Backend, Kernel, LaunchError, Weights
from tuner.backends import backend as find_backend
from tuner.backends.cpu.compiler import compile_library
from tuner.backends.cpu.kernels import CpuKernel, PackedWeights, Pool, laid_out
from tuner.dtypes import MX_DTYPES, storage, to_float64
from tuner.families import families, family
from tuner.problem import DTYPES, Device, Problem, Quantization
from tuner.reference import RAMP_FLOATS, Operands, mismatch, pack, ramp_operands, random_operands
from tuner.render import render, template_text
from tuner.resources import resource
from tuner.space import Config

FOUR, EIGHT = ([Quantization("affine", bits, group) for group in (32, 64, 128)] for bits in (4, 8))
FLOATS = tuple(map(Quantization.of, ("mxfp4", "mxfp8", "nvfp4")))
OTHERS = tuple(Quantization("affine", bits, group) for bits in (2, 3, 5, 6) for group in (32, 64, 128))
QUANTIZATIONS = (*FOUR, *EIGHT, *OTHERS, *FLOATS)
KERNEL_FAMILIES = ("qmv", "small_m", "qmm")  # int8 and amx have their own tests
LAYOUTS = (("qmv", "rows16"), ("qmv", "native"), ("small_m", "rows16"), ("small_m", "native"), ("qmm", "rows16"))
SMALL_M = range(1, 17)
N_VALUES = (1, 7, 8, 31, 33, 65, 576)
GROUPS_OF_K = (1, 3, 5)  # one group, and numbers that fill neither a chunk of words nor a BK
RAMP_N = (1, 2, 3, 4, 5, 7, 8, 9, 31, 33, 63, 65)
PREFILL_M = (17, 32, 100, 128, 300, 512)
NAN = float("nan")
RAMPS = {"affine": range(8)} | dict.fromkeys(("mxfp4", "mxfp8", "nvfp4"), RAMP_FLOATS)


@dataclass(frozen=True)
class Case:
    """A config with everything else that its kernel is compiled for."""

    config: Config
    quantization: Quantization
    x_dtype: str
    scale_dtype: str

    @property
    def kind(self) -> tuple[tuple[str, int]]:
        return ((self.quantization.mode, self.quantization.bits),)

    def problem(self, m: int, n: int, k: int) -> Problem:
        return Problem(m, n, k, self.quantization, self.x_dtype, self.scale_dtype)

    def __str__(self) -> str:
        values = "-".join(str(value) for _, value in self.config.items)
        return f"{self.config.family}-{values}-{self.quantization}-{self.x_dtype}-{self.scale_dtype}".replace(" ", "")


def pairwise(rows: Sequence[tuple[object, ...]]) -> list[int]:
    """Indices of a small subset of `rows` in which every pair of values at two places of any row occurs. Greedy, and the
    same for the same rows."""
    by_place = list(zip(*rows, strict=True))
    columns = [list(dict.fromkeys(values)) for values in by_place]
    codes = np.stack([[seen.index(v) for v in values] for values, seen in zip(by_place, columns, strict=True)])
    pairs, size = [], 0
    for i, j in itertools.combinations(range(len(columns)), 2):
        pairs.append(size + codes[i] * len(columns[j]) + codes[j])
        size += len(columns[i]) * len(columns[j])
    pairs_of_row = np.stack(pairs, axis=1)
    missing = np.zeros(size, bool)
    missing[pairs_of_row] = True
    chosen = []
    while missing.any():
        best = int(missing[pairs_of_row].sum(axis=1).argmax())
        chosen.append(best)
        missing[pairs_of_row[best]] = False
    return chosen


@functools.cache
def emitted(name: str, quantization: Quantization, device: Device) -> tuple[Config, ...]:
    """Every config of a family that a search can propose at some M."""
    kind = family("cpu", name)
    problems = [Problem.of(m, 64, 1024, quantization, "float32") for m in (*SMALL_M, 32, 128, 512)]
    return tuple(dict.fromkeys(config for problem in problems for config in kind.configs(problem, device)))


@functools.cache
def covering_cases() -> tuple[Case, ...]:
    device = find_backend("cpu").device()
    found: list[Case] = []
    for name in KERNEL_FAMILIES:
        cases = [
            Case(config, quantization, x_dtype, scale_dtype)
            for quantization in QUANTIZATIONS
            for config in emitted(name, quantization, device)
            for x_dtype in DTYPES
            for scale_dtype in quantization.scale_dtypes
        ]
        rows = [
            (*(v for _, v in c.config.items), *c.kind, c.quantization.group_size, c.x_dtype, c.scale_dtype) for c in cases
        ]
        found += [cases[i] for i in pairwise(rows)]
    return tuple(sorted(found, key=lambda c: (c.quantization, c.x_dtype, c.scale_dtype)))


@functools.cache
def covering_configs(name: str, quantization: Quantization) -> tuple[Config, ...]:
    configs = emitted(name, quantization, find_backend("cpu").device())
    return tuple(configs[i] for i in pairwise([tuple(v for _, v in config.items) for config in configs]))


CASES = covering_cases()
Compiled = Callable[[Case], Kernel]


@pytest.fixture(scope="module")
def compiled(cpu: Backend) -> Iterator[Compiled]:
    """The kernel of a case; those of later tests are compiled while earlier ones run."""
    pool = ThreadPoolExecutor(os.cpu_count())
    started: dict[Case, Future[Kernel]] = {}

    def kernel(case: Case) -> Kernel:
        ahead = CASES.index(case) if case in CASES else len(CASES)
        for other in (case, *CASES[ahead : ahead + 12]):
            if other not in started:
                source = render("cpu", other.problem(16, 64, 1024), other.config)
                started[other] = pool.submit(cpu.compile, source)
        return started[case].result()

    yield kernel
    pool.shutdown(cancel_futures=True)


class Matrix:
    """Operands with up to 16 rows of x, and the same weights in the backend's hands."""

    def __init__(self, operands: Operands) -> None:
        self.weights: Weights = find_backend("cpu").weights(operands.arrays, operands.problem.quantization)
        self.rows = {operands.problem.m: operands}

    def at(self, m: int) -> Operands:
        if m not in self.rows:
            self.rows[m] = self.rows[max(self.rows)].rows(m)
        return self.rows[m]


@functools.lru_cache(maxsize=64)
def random_matrix(problem: Problem) -> Matrix:
    return Matrix(random_operands(problem, np.random.default_rng(problem.n * 1000 + problem.k)))


@functools.lru_cache(maxsize=64)
def ramp_matrix(problem: Problem) -> Matrix:
    return Matrix(ramp_operands(problem))


def why_wrong(kernel: Kernel, matrix: Matrix, m: int) -> str | None:
    operands = matrix.at(m)
    wrong = mismatch(to_float64(kernel.run_poisoned(matrix.weights, operands.x, NAN)), operands)
    return wrong and f"{operands.problem}: {wrong}"


def test_sample_covers_every_pair_of_values() -> None:
    rows = [(a, b, c) for a in range(4) for b in "xyz" for c in range(3) if (a, b) != (0, "x")]
    chosen = [rows[i] for i in pairwise(rows)]
    for i, j in itertools.combinations(range(3), 2):
        assert {(row[i], row[j]) for row in chosen} == {(row[i], row[j]) for row in rows}
    assert len(chosen) < len(rows)


def test_sample_has_every_value_of_every_parameter() -> None:
    device = find_backend("cpu").device()
    for name in KERNEL_FAMILIES:
        sampled = [case for case in CASES if case.config.family == name]
        for parameter in family("cpu", name).space.parameters:
            possible = {c.values[parameter.name] for q in QUANTIZATIONS for c in emitted(name, q, device)}
            assert {case.config.values[parameter.name] for case in sampled} == possible
        assert {case.kind for case in sampled} == {((q.mode, q.bits),) for q in QUANTIZATIONS}
        assert {case.quantization.group_size for case in sampled} == {q.group_size for q in QUANTIZATIONS}
        assert {(c.x_dtype, c.scale_dtype) for c in sampled} == set(itertools.product(DTYPES, (*DTYPES, "uint8")))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_operands(case: Case, compiled: Compiled) -> None:
    kernel = compiled(case)
    for n, groups in zip(N_VALUES, itertools.cycle(GROUPS_OF_K), strict=False):
        matrix = random_matrix(case.problem(16, n, groups * case.quantization.group_size))
        assert [wrong for m in SMALL_M if (wrong := why_wrong(kernel, matrix, m))] == []


@pytest.mark.parametrize("case", CASES, ids=str)
def test_ramps_are_exact(case: Case, compiled: Compiled) -> None:
    """REPORTS A1: a missed, repeated or swapped row or column shows at odd N."""
    kernel = compiled(case)
    for n in RAMP_N:
        matrix = ramp_matrix(case.problem(16, n, 512))
        for m in SMALL_M:
            y = to_float64(kernel.run_poisoned(matrix.weights, matrix.at(m).x, NAN))
            right = 512.0 * np.arange(1, m + 1)[:, None] * np.array(RAMPS[case.quantization.mode])[np.arange(n) % 8]
            assert np.array_equal(y, right), f"M={m} N={n}: {mismatch(y, matrix.at(m))}"


@pytest.mark.parametrize("case", [case for case in CASES if case.config.family == "qmm"], ids=str)
def test_prefill(case: Case, compiled: Compiled) -> None:
    kernel = compiled(case)
    for n, groups in ((65, 5), (33, 8)):
        matrix = random_matrix(case.problem(512, n, groups * case.quantization.group_size))
        assert [wrong for m in PREFILL_M if (wrong := why_wrong(kernel, matrix, m))] == []


@pytest.mark.parametrize("m", PREFILL_M)
@pytest.mark.parametrize("quantization", [FOUR[1], FLOATS[0]], ids=str)
def test_dense_prefill(m: int, quantization: Quantization, cpu: Backend) -> None:
    problem = Problem.of(m, 65, 192, quantization, "float32")
    (config,) = family("cpu", "dense").configs(problem.at(32), cpu.device())
    matrix = random_matrix(problem)
    assert why_wrong(cpu.compile(render("cpu", problem, config)), matrix, m) is None


# ------------------------------------------------------------------------------------------------------------- same bits


@pytest.mark.parametrize(
    ("quantization", "dtypes"),
    [
        (FOUR[0], ("float32", "float32")),
        (EIGHT[1], ("bfloat16", "float16")),
        (OTHERS[3], ("float32", "float16")),
        (OTHERS[7], ("float32", "float32")),
        *((q, ("float32", "uint8")) for q in FLOATS),
    ],
    ids=str,
)
def test_one_reduction_gives_one_row_the_same_bits(
    quantization: Quantization, dtypes: tuple[str, str], cpu: Backend
) -> None:
    """Whatever the config, the family, the number of rows beside it and the number of pieces N is cut into."""
    problem = Problem(16, 65, 5 * quantization.group_size, quantization, *dtypes)
    matrix = random_matrix(problem)
    configs = [config for name in KERNEL_FAMILIES for config in covering_configs(name, quantization)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        kernels = list(pool.map(lambda c: cpu.compile(render("cpu", problem, c)), configs))
    first: dict[str, np.ndarray] = {}
    families_of: dict[str, set[str]] = {}
    for config, kernel in zip(configs, kernels, strict=True):
        reduction = family("cpu", config.family).reduction(config)
        families_of.setdefault(reduction, set()).add(config.family)
        for m in reversed(SMALL_M):
            y = storage(kernel(matrix.weights, matrix.at(m).x)[0])
            rows = first.setdefault(reduction, y)[:m]
            assert y.tobytes() == rows.tobytes(), f"{reduction}: {config} at M={m}"
    assert any({"small_m", "qmm"} <= names for names in families_of.values())
    assert any({"qmv", "small_m"} <= names for names in families_of.values())
    if dtypes[0] == "float32" and quantization.has_biases:  # told apart: rounded to 16 bits, or scaled by powers of two
        assert len({y.tobytes() for y in first.values()}) == len(first) > 1


@pytest.mark.parametrize("name", KERNEL_FAMILIES)
def test_pieces_change_no_bit(name: str, cpu: Backend) -> None:
    problem = Problem(5, 576, 160, FOUR[0])
    matrix = random_matrix(problem)
    default = next(c for c in emitted(name, problem.quantization, cpu.device()))
    results = set()
    for pieces in (1, 4, 16):
        config = Config.of(name, default.values | {"tasks_per_thread": pieces})
        kernel = cpu.compile(render("cpu", problem, config))
        results.add(storage(kernel.run_poisoned(matrix.weights, matrix.at(5).x, NAN)).tobytes())
    assert len(results) == 1


@pytest.mark.parametrize("name", KERNEL_FAMILIES)
def test_columns_do_not_depend_on_their_neighbours(name: str, cpu: Backend) -> None:
    """Rows of w after the first N change nothing in the first N columns, were they NaN (REPORTS A13's kind)."""
    problem = Problem(6, 49, 192, FOUR[1])
    operands = random_operands(problem, np.random.default_rng(5))
    config = emitted(name, problem.quantization, cpu.device())[0]
    kernel = cpu.compile(render("cpu", problem, config))
    results = []
    for n, poison in ((17, None), (49, None), (49, NAN)):
        scales = mx.array(operands.scales)
        if poison is not None:
            scales[17:] = poison
        arrays = (operands.w[:n], scales[:n], operands.biases[:n])
        y = kernel(cpu.weights(arrays, problem.quantization), operands.x)[0][:, :17]
        results.append(storage(y).tobytes())
    assert len(set(results)) == 1


@pytest.mark.parametrize("name", ["qmv", "small_m", "amx", "qmm"])
def test_every_e4m3_code_is_exact(name: str, cpu: Backend) -> None:
    """Subnormals too; each row of x takes one column of w out."""
    problem = Problem.of(16, 16, 256, Quantization.of("mxfp8"), "float32")
    configs = emitted(name, problem.quantization, cpu.device())
    if not configs:
        pytest.skip(f"no config of {name} on {cpu.device().architecture}")
    codes = np.arange(256, dtype=np.uint8)
    codes[codes & 0x7F == 0x7F] = 0  # NaN
    arrays = (mx.array(np.tile(pack(codes[None], 8), (16, 1))), mx.full((16, 8), 127, mx.uint8))
    magnitude, exponent = codes & 7, codes >> 3 & 15
    values = np.where(exponent, (8 + magnitude) * 2.0**exponent, 2.0 * magnitude) * np.where(codes & 0x80, -1, 1) / 2**10
    for config in {str(c.values.get("layout")): c for c in configs}.values():
        kernel = cpu.compile(render("cpu", problem, config))
        for first in range(0, 256, 16):
            x = mx.array(np.eye(256, dtype=np.float32)[first : first + 16])
            y = to_float64(kernel.run_poisoned(cpu.weights(arrays, problem.quantization), x, NAN))
            np.testing.assert_array_equal(y, np.tile(values[first : first + 16, None], (1, 16)))


# ------------------------------------------------------------------------------------------------------------ large sizes


def ramp_weights(n: int, k: int) -> tuple[mx.array, mx.array, mx.array]:
    """The 4-bit RAMP pattern without its codes ever being spread out: eight equal codes are one word."""
    words = (np.arange(n, dtype=np.uint32) % 8 * 0x11111111)[:, None]
    ones = np.ones((n, k // 64), np.float32)
    return mx.array(np.repeat(words, k // 8, axis=1)), mx.array(ones), mx.array(0 * ones)


@pytest.mark.parametrize("n", [32769, 73448, 248320])
def test_vocabulary_sized_matrices(n: int, cpu: Backend) -> None:
    """REPORTS A5: no column is beyond the reach of a 16-bit distance."""
    q = Quantization("affine", 4, 64)
    weights = cpu.weights(ramp_weights(n, 512), q)
    for name, layout in LAYOUTS:
        for m in (1, 5, 10, 16) if n == 73448 else (5,):
            problem = Problem(m, n, 512, q)
            configs = [c for c in emitted(name, q, cpu.device()) if c.values.get("layout", "rows16") == layout]
            kernel = cpu.compile(render("cpu", problem, configs[0]))
            x = mx.broadcast_to(mx.arange(1, m + 1, dtype=mx.float32)[:, None], (m, 512))
            y = np.asarray(kernel.run_poisoned(weights, x, NAN))
            right = 512 * np.arange(1, m + 1, dtype=np.float32)[:, None] * (np.arange(n) % 8).astype(np.float32)
            for column in (0, 32767, 32768, n - 1):
                np.testing.assert_array_equal(y[:, column], right[:, column])
            assert np.array_equal(y, right)


@pytest.mark.parametrize(("name", "layout"), LAYOUTS)
@pytest.mark.parametrize("n", [248320, 262144])
def test_element_count_beyond_31_bits(name: str, layout: str, n: int, cpu: Backend) -> None:
    """REPORTS A6: 8 bits, K=8192, N=262144 is 2**31 weights and 2**31 bytes. All are zero but those of the last row, so
    the pages of the others are never touched and take no memory."""
    q = Quantization("affine", 8, 64)
    configs = [c for c in emitted(name, q, cpu.device()) if c.values.get("layout", "rows16") == layout]
    k = 8192
    weights = PackedWeights((mx.zeros((1, k // 4), mx.uint32), mx.zeros((1, k // 64)), mx.zeros((1, k // 64))), q)
    weights.n = n
    if layout == "rows16":
        words = np.zeros((n // 16, k // 4, 16), np.uint32)
        scales, biases = np.zeros((2, n // 16, k // 64, 16), np.float32)
        words[-1, :, 15], scales[-1, :, 15] = 0x01010101, 1
    else:
        words = np.zeros((n, k // 4), np.uint32)
        scales, biases = np.zeros((2, n, k // 64), np.float32)
        words[-1], scales[-1] = 0x01010101, 1
    weights._made = {layout: laid_out((words, scales, biases), ())}
    problem = Problem(2, n, k, q)
    kernel = cpu.compile(render("cpu", problem, configs[0]))
    y = np.asarray(kernel.run_poisoned(weights, mx.ones((2, k)), NAN))
    assert y[:, -1].tolist() == [8192, 8192]
    assert not y[:, :-1].any()


def test_sizes_and_offsets_are_64_bit() -> None:
    """A variable of 32 bits or less is a lane, a row of a register block or an unrolled step: never a size or an offset."""
    small_names = {"m", "r", "u", "j", "l", "lane", "half", "mb", "rb", "bit", "word", "shift"}
    small_names |= {"palette", "c", "t"}  # amx.c: chunks of a group, tiles
    small_names |= {"four", "b", "low", "low_odd", "p"}  # int8.c: packed 8-bit values of x, a part of a group
    small_names |= {"i", "q", "a", "array", "used", "vectors", "mask", "serial", "dims", "d"}  # sdpa.c: counts, kinds
    for path in sorted(resource("templates/cpu").glob("*.[ch]")):
        if path.name in ("pool.c", "job.h", "operations.c", "block.c"):
            continue
        code = re.sub(r"//.*", "", path.read_text())
        names = set(re.findall(r"\b(?:int|short|char|unsigned)\s+(?!short|int|char|long)(\w+)\s*(?:=|,|\))", code))
        assert names <= small_names | {"v"}, f"{path.name}: {names - small_names}"
    checks = "".join(
        f'_Static_assert(sizeof(((Args *)0)->{field}) == 8, "{field}");\n' for field in ("m", "n", "k", "cuts")
    )
    calls = ("task_rows((Args *)0, 1)", "x_blocks((Args *)0)", "x_parts((Args *)0)", "tasks((Args *)0)", "ceil_div(1, 1)")
    checks += "".join(f'_Static_assert(sizeof({call}) == 8, "{call}");\n' for call in calls)
    for name in KERNEL_FAMILIES:
        compile_library(template_text(f"cpu/{name}.c") + checks, find_backend("cpu").device().architecture)


# -------------------------------------------------------------------------------------------------------- memory bounds


def check_bounds() -> None:
    """Runs kernels on operands with nothing behind them; a process of its own, which a fault ends."""
    backend = find_backend("cpu")
    for name, layout in LAYOUTS:
        quantizations = (FOUR[0], EIGHT[0], FOUR[2], OTHERS[3], OTHERS[7], OTHERS[10], *FLOATS)
        for q, dtype in zip(quantizations, itertools.cycle(DTYPES), strict=False):
            configs = [c for c in covering_configs(name, q) if c.values.get("layout", "rows16") == layout][:2]
            for config, n, groups, m in itertools.product(configs, (1, 17, 33), (1, 3, 5), (1, 5)):
                problem = Problem.of(m, n, groups * q.group_size, q, dtype)
                operands = random_operands(problem, np.random.default_rng(n))
                kernel = backend.compile(render("cpu", problem, config))
                y = kernel.run_poisoned(backend.weights(operands.arrays, q), operands.x, NAN)
                told = mismatch(to_float64(y), operands)
                assert told is None, f"{config} {problem}: {told}"


@pytest.mark.skipif(os.name != "posix", reason="page protection is POSIX's")
def test_no_kernel_reads_or_writes_past_the_end() -> None:
    done = in_a_process_of_its_own("check_bounds")
    assert done.returncode == 0, f"ended with {done.returncode}: {done.stderr[-2000:]}"


@pytest.mark.parametrize("place", ["-1", "a->m * a->n"])
def test_a_write_beside_the_output_is_told(cpu: Backend, place: str) -> None:
    """Before the output and behind it; the margin is checked, and not the numbers, which are right."""
    problem = Problem(2, 33, 128)
    source = render("cpu", problem, family("cpu", "qmv").configs(problem, cpu.device())[0])
    start = "EXPORT void compute(const Args *a, long task) {"
    assert start in source.template_text
    planted = source.template_text.replace(start, f"{start}\n  ((x_t *)a->y)[{place}] = 0;")
    operands = random_operands(problem, np.random.default_rng())
    weights = cpu.weights(operands.arrays, problem.quantization)
    with pytest.raises(LaunchError, match="outside the result"):
        cpu.compile(replace(source, template_text=planted)).run_poisoned(weights, operands.x, float("nan"))


def test_idle_threads_sleep_before_the_next_pass_begins(cpu: Backend) -> None:
    """Seen: they spun for 1 ms, and on two cores a pass that began meanwhile took 4 ms more in one case of five."""
    problem = Problem(4, 256, 512)
    source = render("cpu", problem, family("cpu", "small_m").configs(problem, cpu.device())[0])
    operands = random_operands(problem, np.random.default_rng())
    kernel, weights = cpu.compile(source), cpu.weights(operands.arrays, problem.quantization)

    def idle_seconds() -> float:
        kernel.run_poisoned(weights, operands.x, NAN)
        before = time.process_time()
        time.sleep(0.01)
        return time.process_time() - before

    assert sorted(idle_seconds() for _ in range(20))[-2] < 0.4e-3 * max(1, Pool.get().threads - 1)


# ------------------------------------------------------------------------------------------------- other instruction sets


def in_a_process_of_its_own(
    function: str, module: str = "test_kernels", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Calls a function of a test module in a new process: backends read their settings once."""
    code = f"import sys; sys.path.insert(0, {str(Path(__file__).parent)!r}); import {module}; {module}.{function}()"
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, timeout=120)


def check_slice() -> None:
    """A few configs of each family at a few shapes; run with TUNER_ISA set in a process of its own."""
    backend = find_backend("cpu")
    assert backend.device().architecture == os.environ["TUNER_ISA"]
    quantizations = (FOUR[0], EIGHT[1], FOUR[2], *OTHERS[::2], *FLOATS)
    for i, (name, q) in enumerate(itertools.product(KERNEL_FAMILIES, quantizations)):
        configs = covering_configs(name, q)[i % 5 :: 5]
        for j, config in enumerate(configs):
            scales = q.scale_dtypes
            case = Case(config, q, DTYPES[(i + j) % 3], scales[(2 * i + j) % len(scales)])
            kernel = backend.compile(render("cpu", case.problem(16, 65, 1024), config))
            assert isinstance(kernel, CpuKernel)
            matrix = random_matrix(case.problem(16, 65, 5 * q.group_size))
            ramp = ramp_matrix(case.problem(16, 33, 512))
            for m in (1, 2, 5, 6, 16):
                assert why_wrong(kernel, matrix, m) is None, (str(case), why_wrong(kernel, matrix, m))
                y = to_float64(kernel.run_poisoned(ramp.weights, ramp.at(m).x, NAN))
                assert np.array_equal(y, ramp.at(m).expected), str(case)


@pytest.mark.skipif(platform.machine().lower() not in ("x86_64", "amd64"), reason="AVX2 code runs on x86-64")
def test_avx2_build() -> None:
    done = in_a_process_of_its_own("check_slice", TUNER_ISA="x86_64-avx2", TUNER_THREADS="3")
    assert done.returncode == 0, done.stderr[-2000:]


def test_every_template_cross_compiles_for_arm() -> None:
    arm = Device("cpu", "Arm", "aarch64-neon", "8", "16 GiB", "Linux", "0.32.4")
    texts = [template_text("cpu/pool.c"), template_text("cpu/read_probe.c")]
    for i, (name, q) in enumerate(itertools.product(KERNEL_FAMILIES, QUANTIZATIONS)):
        for layout in ("rows16", "native"):
            problem = Problem(4, 64, 1024, q, DTYPES[i % 3], q.scale_dtypes[i // 3 % len(q.scale_dtypes)])
            configs = [c for c in family("cpu", name).configs(problem, arm) if c.values.get("layout", "rows16") == layout]
            texts += [render("cpu", problem, config).text for config in configs[:1]]
    assert len(texts) == 2 + 3 * len(QUANTIZATIONS) + 2 * sum(32 % q.bits == 0 for q in QUANTIZATIONS)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for library in pool.map(lambda text: compile_library(text, "aarch64-neon"), texts):
            assert library.read_bytes()[18:20] == b"\xb7\x00" or sys.platform == "darwin"  # ELF machine 183: AArch64


def test_every_family_with_a_template_is_covered_here() -> None:
    assert {kind.name for kind in families("cpu") if kind.template} == {*KERNEL_FAMILIES, "int8", "amx"}
    assert set(MX_DTYPES) == set(DTYPES)
