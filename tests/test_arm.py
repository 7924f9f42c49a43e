"""Kernels built for 64-bit Arm, run under qemu-user: numbers, and the same bits as here. Skipped where there is no qemu."""

import os
import shutil
import subprocess
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from test_kernels import QUANTIZATIONS

from tuner.attention import AttentionProblem
from tuner.attention_reference import AttentionOperands, random_attention
from tuner.backends import Backend
from tuner.backends.cpu import attention, compiler
from tuner.backends.cpu.kernels import PackedWeights
from tuner.dtypes import STORAGE, from_storage, storage, to_float64
from tuner.families import family
from tuner.problem import DTYPES, Device, Problem
from tuner.reference import Operands, mismatch, random_operands
from tuner.render import render
from tuner.zig import zig

QEMU = shutil.which("qemu-aarch64")
DRIVER = (Path(__file__).parent / "arm_driver.c").read_text()
FAMILIES = ("qmv", "small_m", "qmm", "int8")

pytestmark = pytest.mark.skipif(QEMU is None, reason="qemu-user (qemu-aarch64) is not installed")

Run = Callable[[PackedWeights, Operands, str], np.ndarray]


def build(text: str, architecture: str, folder: Path) -> Path:
    source, program = folder / f"{abs(hash(text))}.c", folder / f"{abs(hash(text))}-{architecture}"
    source.write_text(f"{text}\n{DRIVER}")
    flags = [flag for flag in compiler._FLAGS if flag not in ("-shared", "-fPIC")]
    target = compiler.TARGETS[architecture]
    command = [str(zig()), "cc", *target, *flags, "-static", "-fno-builtin", "-o", str(program), str(source)]
    environment = os.environ | dict.fromkeys(("ZIG_GLOBAL_CACHE_DIR", "ZIG_LOCAL_CACHE_DIR"), str(folder / "zig"))
    subprocess.run(command, check=True, env=environment, capture_output=True)
    return program


def run(program: Path, weights: PackedWeights, o: Operands, layout: str) -> np.ndarray:
    parts = [part.tobytes() for part in weights.layout(layout).parts]
    parts += [b""] * (3 - len(parts))
    parts.append(storage(o.x).tobytes())
    sizes = np.array([o.problem.m, o.problem.n, o.problem.k, *map(len, parts)], np.int64)
    y = np.frombuffer(answer(program, [sizes.tobytes(), *parts]), STORAGE[o.problem.x_dtype])
    return y.reshape(o.problem.m, o.problem.n)


def answer(program: Path, parts: Sequence[bytes]) -> bytes:
    done = subprocess.run([str(QEMU), str(program)], input=b"".join(parts), capture_output=True)
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout


ATTENTION = [
    AttentionProblem(5, 6, 2, 64, 64, context=300),
    AttentionProblem(3, 4, 4, 80, 80, "bfloat16", mask="boolean", context=257),
    AttentionProblem(1, 8, 2, 128, 128, "float16", window=True, context=130),
    AttentionProblem(2, 3, 1, 128, 128, bits=4, group_size=64, softcap=True, context=129),
    AttentionProblem(16, 4, 2, 64, 64, "bfloat16", bits=8, group_size=32, sinks=True, mask="additive", context=70),
    AttentionProblem(4, 4, 1, 576, 512, context=65),
]


def job_of(kernel: attention.AttentionKernel, o: AttentionOperands) -> list[bytes]:
    """Parameters and job as the driver reads them: the same structures as here, without addresses."""
    held = [np.ascontiguousarray(attention._bits(array)) for array in attention._arrays(o.inputs, o.x)]
    held.insert(0, held[0])  # what MLX made the node of
    tensors = [attention._tensor(array) for array in (*held, np.empty(kernel._shape(o.x), held[0].dtype))]
    inputs = (attention._Tensor * attention._MAX_INPUTS)(*tensors[:-1])
    parts = [bytes(kernel._parameters(o.inputs)), bytes(attention._Job(0, 0, len(held), inputs, tensors[-1]))]
    for array in held:
        parts += [np.int64(array.nbytes).tobytes(), array.tobytes()]
    return parts


def test_attention_under_qemu(cpu: Backend, tmp_path: Path) -> None:
    """Numbers, and the bits that the same text has here."""
    kind, arm = family("cpu", "sdpa"), Device("cpu", "Arm", "aarch64-neon", "8", "16 GiB", "Linux", "0.32.4")
    sources = [render("cpu", problem, kind.configs(problem, arm)[0]) for problem in ATTENTION]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        programs = list(pool.map(lambda source: build(source.text, arm.architecture, tmp_path), sources))
    for problem, source, program in zip(ATTENTION, sources, programs, strict=True):
        o = random_attention(problem, np.random.default_rng(1))
        kernel = cpu.compile(source)
        here = storage(kernel.run_poisoned(o.inputs, o.x, float("nan")))
        y = np.frombuffer(answer(program, job_of(kernel, o)), here.dtype).reshape(here.shape)
        assert mismatch(to_float64(from_storage(y, problem.x_dtype)), o) is None, problem
        assert y.tobytes() == here.tobytes(), f"{problem}: other bits than here"


@pytest.mark.parametrize("architecture", ["aarch64-neon", "aarch64-dotprod"])
@pytest.mark.parametrize("name", FAMILIES)
def test_under_qemu(name: str, architecture: str, cpu: Backend, tmp_path: Path) -> None:
    arm = Device("cpu", "Arm", architecture, "8", "16 GiB", "Linux", "0.32.4")
    cases = []
    for i, q in enumerate(QUANTIZATIONS):
        problem = Problem.of(5, 33, 5 * q.group_size, q, DTYPES[i % 3])
        problem = replace(problem, activations="int8" if name == "int8" else "float")
        configs = family("cpu", name).configs(problem, arm)
        layouts = {c.values.get("layout", "rows16"): c for c in configs[i % 4 :: 7]}
        cases += [(problem, config) for config in layouts.values()]
    assert len(cases) >= 9
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        sources = [render("cpu", *case) for case in cases]
        programs = list(pool.map(lambda source: build(source.text, architecture, tmp_path), sources))
    for (problem, config), source, program in zip(cases, sources, programs, strict=True):
        operands = random_operands(problem.at(16), np.random.default_rng(1))
        weights = PackedWeights(operands.arrays, problem.quantization)
        for m in (1, 5, 16):
            o = operands.rows(m)
            y = run(program, weights, o, source.layout)
            told = mismatch(to_float64(from_storage(y, problem.x_dtype)), o)
            assert told is None, f"{o.problem} {config}: {told}"
            here = storage(cpu.compile(source).run_poisoned(weights, o.x, 0.0))
            assert y.tobytes() == here.tobytes(), f"{o.problem} {config}: other bits than here"
