"""The CUDA families and backend: spaces and geometry anywhere, the compiler where it is installed, kernels on a GPU."""

import importlib.util
import itertools
import re
import shutil
import subprocess
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import mlx.core as mx
import numpy as np
import pytest

from tuner import presets
from tuner.attention import AnyProblem
from tuner.backends import CompileError, LaunchError, backend
from tuner.backends.cuda import compiler, machine
from tuner.dispatch import DispatchTable
from tuner.dtypes import storage, to_float64
from tuner.errors import BadInputError
from tuner.families import families, family
from tuner.families.cuda import geometry, shared_bytes_limit
from tuner.problem import DTYPES, Device, Problem, Quantization
from tuner.reference import mismatch, random_operands
from tuner.render import render, template_text
from tuner.resources import resource
from tuner.store import import_lines
from tuner.verify import verify

H200 = Device("cuda", "NVIDIA H200", "sm_90", "132", "140 GiB", "Linux, driver 580", "0.32.4")
A100 = Device("cuda", "NVIDIA A100", "sm_80", "108", "80 GiB", "Linux, driver 580", "0.32.4")
QUANTIZATIONS = [Quantization("affine", bits, group) for bits in (2, 3, 4, 5, 6, 8) for group in (32, 64, 128)]
QUANTIZATIONS += [Quantization.of(mode) for mode in ("mxfp4", "mxfp8", "nvfp4")]
SHAPES = ((1, 1), (65, 5), (4096, 64), (4096, 224), (8192, 448), (128256, 64))  # N, and K in 64s, rounded up to 128s

on_gpu = pytest.mark.skipif(not machine.available(), reason="no NVIDIA GPU here")


def problems(quantization: Quantization, dtype: str, m: int) -> list[Problem]:
    return [Problem.of(m, n, -(-groups // 2) * 128, quantization, dtype) for n, groups in SHAPES]


@pytest.mark.parametrize("quantization", QUANTIZATIONS, ids=str)
@pytest.mark.parametrize("dtype", DTYPES)
def test_every_problem_has_a_kernel(quantization: Quantization, dtype: str) -> None:
    for m, device in itertools.product((1, 5, 16), (H200, A100)):
        for problem in problems(quantization, dtype, m):
            configs = [config for kind in families("cuda") for config in kind.configs(problem, device)]
            assert configs, f"{problem} on {device}"
            for config in configs[::7]:
                shape = geometry(problem, config, device)
                assert shape.threads * shape.resident <= 512
                assert (shape.shared_bytes + 1024) * shape.resident <= shared_bytes_limit(device.architecture) + 1024


def test_what_is_out_of_reach_says_why() -> None:
    def why(kind: str, problem: Problem) -> str:
        return family("cuda", kind).supports(problem) or ""

    q4 = Quantization()
    assert "M is 32" in why("small_m", Problem.of(32, 64, 512, q4, "bfloat16"))
    assert "tensor cores" in why("small_m", Problem.of(4, 64, 512, q4, "float32"))
    assert "16 bytes" in why("small_m", Problem.of(4, 64, 96, Quantization("affine", 3, 32), "bfloat16"))
    assert "groups of 32" in why("small_m", Problem.of(4, 64, 512, Quantization("affine", 2, 32), "bfloat16"))
    assert "one type" in why("small_m", Problem(4, 64, 512, q4, "bfloat16", "float16"))
    assert "rounds" in why("qmm", Problem.of(4, 64, 512, q4, "bfloat16"))
    assert not why("qmv", Problem(4, 64, 512, q4, "float32", "float16"))
    assert "M is 17" in why("qmv", Problem.of(17, 64, 512, q4, "bfloat16"))


def test_less_shared_memory_means_fewer_configs() -> None:
    problem = Problem.of(16, 4096, 4096, Quantization(), "bfloat16")
    small_m = family("cuda", "small_m")
    here, there = (set(small_m.configs(problem, device)) for device in (H200, A100))
    assert there
    lost = next(iter(here - there))
    assert small_m.why_not(lost, problem, A100)


def test_a_reduction_names_the_order_of_sums_alone() -> None:
    """Launching differently keeps the name; cutting K differently changes it."""
    problem = Problem.of(4, 4096, 4096, Quantization(), "bfloat16")
    small_m = family("cuda", "small_m")
    by_name = defaultdict(list)
    for config in small_m.configs(problem, H200):
        by_name[small_m.reduction(config)].append(config.values)
    for values in by_name.values():
        assert len({(v["slice"], v["sections"]) for v in values}) == 1
    assert any(len({v["merge"] for v in values}) == 2 for values in by_name.values())


def test_no_cluster_launch_in_the_templates() -> None:
    """MLX's graph cache would launch later kernels with the cluster size of an earlier one."""
    for name in ("small_m", "qmv", "qmm", "read_probe"):
        assert not re.search(r"cluster", template_text(f"cuda/{name}.cuh"))


def test_cuda_without_a_gpu_is_bad_input() -> None:
    if machine.available():
        pytest.skip("there is a GPU here")
    with pytest.raises(BadInputError, match="NVIDIA GPU"):
        backend("cuda")
    assert backend("auto").name == "cpu"


@pytest.mark.skipif(shutil.which("nvcc") is None, reason="no nvcc here")
@pytest.mark.parametrize("device", [H200, A100], ids=lambda d: d.architecture)
def test_templates_and_geometry_agree(device: Device, tmp_path: Path) -> None:
    """Threads, shared memory and blocks that Python launches with are those the template computes."""
    lines = [f"#define TUNER_MULTIPROCESSORS {device.cores}"]
    lines.append(f"#define TUNER_SHARED_BYTES {shared_bytes_limit(device.architecture)}")
    lines += [template_text(f"cuda/{name}.cuh") for name in ("small_m", "qmv", "qmm")]
    for q, (m, dtype) in itertools.product(
        QUANTIZATIONS, ((1, "bfloat16"), (8, "float16"), (13, "bfloat16"), (3, "float32"))
    ):
        for problem in problems(q, dtype, m):
            for kind in families("cuda"):
                for config in kind.configs(problem, device)[::5]:
                    assert kind.kernel_type
                    made, shape = kind.kernel_type(problem, config), geometry(problem, config, device)
                    claims = [f"{made}::THREADS == {shape.threads}"]
                    if kind.name == "small_m":
                        claims += [f"{made}::SHARED == {shape.shared_bytes}", f"{made}::BLOCKS == {shape.blocks}"]
                    lines.append(f'static_assert({" && ".join(claims)}, "{problem} {config}");')
    source = tmp_path / "claims.cu"
    source.write_text("\n".join(lines))
    command = ["nvcc", "-std=c++17", f"-arch={device.architecture}", "-cubin", "-o", str(tmp_path / "out"), str(source)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[:2000]


@pytest.mark.skipif(importlib.util.find_spec("cuda") is None, reason="cuda-core is not installed")
def test_a_compile_error_is_one_line() -> None:
    try:
        with pytest.raises(CompileError, match=r"error.*nonsense"):
            compiler.compile_cubin('extern "C" __global__ void k() { nonsense; }', "sm_90")
    except CompileError as error:
        pytest.skip(str(error))


# --------------------------------------------------------------------------------------------------------- stored winners

SEED = resource("db/seed/nvidia-h200.jsonl")


def test_seeds_load_without_tuning() -> None:
    found = list(import_lines(SEED.read_text().splitlines()))
    assert not [entry for entry in found if isinstance(entry, str)]
    choices = [entry for entry in found if not isinstance(entry, str)]
    assert all(choice.stock.us >= choice.result.us for _, choice in choices)
    tables = {exact: DispatchTable(choices[0][0], choices, exact) for exact in (False, True)}
    for exact, table in tables.items():
        assert not table.stale
        assert table.has_attention
        assert len(table) == sum(choice.exact == exact for _, choice in choices) >= 100
    assert tables[True].exact_up_to == 8
    for m in range(1, 17):  # all products and all attention of the 8B model
        assert all(tables[False].select(p.at(m)).config for p in llama_problems())


def llama_problems() -> list[AnyProblem]:
    shapes = ((6144, 4096), (4096, 4096), (28672, 4096), (4096, 14336), (128256, 4096))
    products = [Problem.of(1, n, k, Quantization(), "bfloat16") for n, k in shapes]
    heads = presets.attention("llama-3.1-8b", "bfloat16")
    return [*products, *(replace(heads, context=length) for length in (1, 700, 3000, 40000))]


@on_gpu
def test_winners_give_a_row_the_same_bits_at_any_m() -> None:
    """All winners of one matrix with one Reduction, on the first rows of the same 16."""
    here = backend("cuda")
    winners = defaultdict(list)
    for entry in import_lines(SEED.read_text().splitlines()):
        assert not isinstance(entry, str)
        choice = entry[1]
        if choice.result.config and isinstance(choice.problem, Problem):
            winners[choice.problem.at(1), choice.result.reduction].append(choice)
    assert winners
    for (matrix, reduction), choices in winners.items():
        mx.random.seed(matrix.n)
        x = mx.random.normal((16, matrix.k)).astype(mx.bfloat16)
        w = mx.random.randint(0, 2**31 - 1, (matrix.n, matrix.k // 8)).astype(mx.uint32) * 2 + 1
        scales = mx.random.uniform(0.001, 0.02, (matrix.n, matrix.groups)).astype(mx.bfloat16)
        weights = here.weights((w, scales, scales * -8), matrix.quantization)
        rows: np.ndarray | None = None
        for choice in sorted(choices, key=lambda c: -c.problem.m):
            m = choice.problem.m
            y = storage(here.compile(render("cuda", choice.problem, choice.result.config))(weights, x[:m])[0])
            rows = y if rows is None else rows
            assert np.array_equal(y, rows[:m]), f"{choice.problem} {choice.result.config}: {reduction}"


# ---------------------------------------------------------------------------------------------------------------- on a GPU


@on_gpu
@pytest.mark.parametrize("quantization", QUANTIZATIONS, ids=str)
def test_kernels_are_right(quantization: Quantization) -> None:
    here, rng = backend("cuda"), np.random.default_rng()
    cases = []
    for dtype in DTYPES:
        for m, n in zip((1, int(rng.integers(2, 9)), int(rng.integers(9, 17))), rng.permutation((1, 33, 576)), strict=True):
            problem = Problem.of(m, int(n), int(rng.choice((128, 256, 512))), quantization, dtype)
            for kind in families("cuda"):
                configs = kind.configs(problem, here.device())
                cases += [(problem, configs[rng.integers(len(configs))])] if configs else []
    with ThreadPoolExecutor() as pool:  # verify compiles one after another; what fails here fails there again
        for future in [pool.submit(here.compile, render("cuda", *case)) for case in cases]:
            future.exception()
    wrong = [f"{check.problem} {check.config}: {check.wrong}" for check in verify(here, cases) if check.wrong]
    assert not wrong, "\n".join(wrong[:5])


@on_gpu
def test_a_product_in_a_graph_is_right_and_cut() -> None:
    here = backend("cuda")
    problem = Problem.of(3, 96, 512, Quantization(), "bfloat16")
    operands = random_operands(problem, np.random.default_rng())
    config = family("cuda", "small_m").configs(problem, here.device())[0]
    kernel = here.compile(render("cuda", problem, config))
    weights = here.weights(operands.arrays, problem.quantization)
    parts = mx.compile(lambda x: kernel(weights, x, (64, 32)))(operands.x[None])
    assert [part.shape for part in parts] == [(1, 3, 64), (1, 3, 32)]
    assert mismatch(to_float64(mx.concatenate(parts, axis=-1)[0]), operands) is None


@on_gpu
@pytest.mark.parametrize("name", ["small_m", "qmv", "qmm"])
def test_x_may_start_anywhere(name: str) -> None:
    """A row cut out of a longer one is contiguous to MLX, and begins where no 16 bytes begin."""
    here = backend("cuda")
    problem = Problem.of(1, 96, 512, Quantization() if name != "qmm" else Quantization.of("mxfp4"), "bfloat16")
    operands = random_operands(problem, np.random.default_rng())
    kernel = here.compile(render("cuda", problem, family("cuda", name).configs(problem, here.device())[0]))
    weights = here.weights(operands.arrays, problem.quantization)
    for offset in (8, 4, 1):
        longer = mx.concatenate([mx.zeros((1, offset), mx.bfloat16), operands.x], axis=1)
        mx.eval(longer)
        assert mismatch(to_float64(kernel(weights, longer[:, offset:])[0]), operands) is None


@on_gpu
def test_operands_of_another_problem_are_refused() -> None:
    here = backend("cuda")
    problem = Problem.of(3, 96, 512, Quantization(), "bfloat16")
    kernel = here.compile(render("cuda", problem, family("cuda", "qmv").configs(problem, here.device())[0]))
    other = random_operands(problem.at(4), np.random.default_rng())
    with pytest.raises(LaunchError, match="M=3"):
        kernel(here.weights(other.arrays, problem.quantization), other.x)


@on_gpu
def test_time_grows_with_the_work() -> None:
    here = backend("cuda")
    took = []
    for n in (4096, 16384):
        problem = Problem.of(1, n, 4096, Quantization(), "bfloat16")
        timer, config = here.timer(problem), family("cuda", "small_m").configs(problem, here.device())[0]
        took.append(timer.sample(here.compile(render("cuda", problem, config))))
        assert took[-1] * 1.3 > problem.read_bytes / here.bandwidth() * 1e6
        assert timer.sample_stock() > took[-1]
    assert 1.5 < took[1] / took[0] < 5
