"""Kernels as nodes of MLX's lazy graph, and that everything runs without them."""

import ctypes
import threading
import warnings
from collections.abc import Iterator
from pathlib import Path

import mlx.core as mx
import numpy as np
import pytest

from tuner.backends import Backend, CompileError
from tuner.backends.cpu import graph, graph_check
from tuner.backends.cpu.compiler import compile_library, compile_mlx_library
from tuner.backends.cpu.kernels import CpuKernel, PackedWeights
from tuner.backends.cpu.machine import architecture
from tuner.dtypes import MX_DTYPES, storage, to_float64
from tuner.errors import TunerNotice
from tuner.families import family
from tuner.problem import DTYPES, Problem, Quantization
from tuner.reference import Operands, ramp_operands, random_operands
from tuner.render import render, template_text

QUANTIZATION = Quantization("affine", 4, 32)


@pytest.fixture
def fresh() -> Iterator[None]:
    """`nodes` as at the start of a process, before and after."""
    graph.nodes.cache_clear()
    yield
    graph.nodes.cache_clear()


def operands(dtype: str = "float32", m: int = 5, n: int = 40, k: int = 96) -> Operands:
    return random_operands(Problem.of(m, n, k, QUANTIZATION, dtype), np.random.default_rng(m))


def kernel_of(o: Operands, cpu: Backend) -> CpuKernel:
    config = family("cpu", "small_m").configs(o.problem, cpu.device())[0]
    kernel = cpu.compile(render("cpu", o.problem, config))
    assert isinstance(kernel, CpuKernel)
    return kernel


# ------------------------------------------------------------------------------------------------------ what nodes give


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("widths", [(), (24, 16)], ids=["whole", "joined"])
def test_node_gives_the_bits_of_a_call(widths: tuple[int, ...], dtype: str, cpu: Backend) -> None:
    o = operands(dtype)
    kernel, weights = kernel_of(o, cpu), PackedWeights(o.arrays, QUANTIZATION)
    for x in (o.x, o.x[:, None], o.x.reshape(1, 5, 96), mx.contiguous(o.x.T).T, o.x[::2], mx.repeat(o.x, 2, 0)[::2]):
        inside = kernel(weights, x, widths)
        outside = kernel._evaluated(weights, x, widths)
        assert [y.shape for y in inside] == [y.shape for y in outside]
        for a, b in zip(inside, outside, strict=True):
            assert a.dtype == b.dtype
            assert storage(a).tobytes() == storage(b).tobytes()


def test_nothing_is_evaluated_at_the_call(cpu: Backend, monkeypatch: pytest.MonkeyPatch) -> None:
    o = operands()
    kernel, weights = kernel_of(o, cpu), PackedWeights(o.arrays, QUANTIZATION)
    monkeypatch.setattr(kernel, "_evaluated", None)
    mx.eval(kernel(weights, o.x))
    ran: list[int] = []
    monkeypatch.setattr(mx, "eval", lambda *arrays: ran.append(1))
    h = o.x
    for _ in range(5):
        h = mx.tile(kernel(weights, h)[0], (1, 3))[:, :96]
    assert not ran
    monkeypatch.undo()
    assert np.isfinite(np.asarray(h)).all()


def test_too_many_dimensions_leave_the_graph(cpu: Backend) -> None:
    o = operands()
    kernel, weights = kernel_of(o, cpu), PackedWeights(o.arrays, QUANTIZATION)
    deep = o.x.reshape(1, 1, 5, 1, 96)
    assert mx.array_equal(kernel(weights, deep)[0].reshape(5, 40), kernel(weights, o.x)[0])


def test_vmap_is_stocks(cpu: Backend) -> None:
    """MLX has no rule for its own product (0.32.4), so there is none through a kernel."""
    o = operands()
    kernel, weights = kernel_of(o, cpu), PackedWeights(o.arrays, QUANTIZATION)
    x = mx.stack([o.x, o.x * 2])
    calls = (
        lambda row: kernel(weights, row)[0],
        lambda row: mx.quantized_matmul(row, *o.arrays, group_size=32, bits=4),
    )
    told = []
    for call in calls:
        with pytest.raises(RuntimeError) as error:
            mx.vmap(call)(x)
        told.append(str(error.value))
    assert told[0] == told[1]


def test_matrix_without_its_own_arrays(cpu: Backend) -> None:
    """What `quantized_matmul` keeps: the packed layout only. It can be computed with, but not differentiated."""
    o = operands()
    kernel = kernel_of(o, cpu)
    right = kernel(PackedWeights(o.arrays, QUANTIZATION), o.x)[0]
    weights = PackedWeights(o.arrays, QUANTIZATION).only("rows16")
    assert mx.array_equal(kernel(weights, o.x)[0], right)
    with pytest.raises(ValueError, match="function transformations"):
        mx.grad(lambda x: kernel(weights, x)[0].sum())(o.x)


def test_threads_with_streams_of_their_own(cpu: Backend) -> None:
    o = operands()
    kernel, weights = kernel_of(o, cpu), PackedWeights(o.arrays, QUANTIZATION)
    right = storage(kernel(weights, o.x)[0]).tobytes()
    wrong: list[int] = []

    def work() -> None:
        with mx.stream(mx.new_stream(mx.Device(mx.cpu))):
            for i in range(100):
                if storage(kernel(weights, o.x + 0)[0]).tobytes() != right:
                    wrong.append(i)

    threads = [threading.Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_dtypes_in_turn_in_one_evaluation(cpu: Backend) -> None:
    """REPORTS B3: 201 products of three dtypes, each waiting for the one before, evaluated once; one kernel object and one
    name a dtype."""
    ramps = {d: ramp_operands(Problem.of(4, 17, 512, Quantization("affine", 4, 64), d)) for d in DTYPES}
    weights = {d: cpu.weights(o.arrays, o.problem.quantization) for d, o in ramps.items()}
    made: dict[str, set[tuple[int, str]]] = {d: set() for d in DTYPES}
    results: list[tuple[str, mx.array]] = []
    for _ in range(67):
        for d, o in ramps.items():
            source = render("cpu", o.problem, family("cpu", "small_m").configs(o.problem, cpu.device())[0])
            kernel = cpu.compile(source)
            made[d].add((id(kernel), source.entry))
            x = mx.depends([o.x], [results[-1][1]])[0] if results else o.x
            results.append((d, kernel(weights[d], x)[0]))
    mx.eval([y for _, y in results])
    assert all(np.array_equal(to_float64(y), ramps[d].expected) for d, y in results)
    assert {len(seen) for seen in made.values()} == {1}
    assert len(set.union(*made.values())) == 3


@pytest.mark.parametrize("dtype", DTYPES)
def test_library_sees_every_dtype(dtype: str) -> None:
    library = graph.nodes()
    assert library is not None
    array = mx.zeros((3, 4), MX_DTYPES[dtype])
    mx.eval(array)
    assert library.address(array) == np.frombuffer(memoryview(array), np.uint8).ctypes.data
    graph_check.check(library)


# ------------------------------------------------------------------------------------------------------- without nodes


def notices(expected: int) -> str:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        assert graph.nodes() is None
        assert graph.nodes() is None
    told = [str(w.message) for w in caught if issubclass(w.category, TunerNotice)]
    assert len(told) == expected
    return told[0] if told else ""


def test_off_is_off(fresh: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUNER_GRAPH", "off")
    assert notices(0) == ""


def test_headers_that_do_not_fit(fresh: None, monkeypatch: pytest.MonkeyPatch) -> None:
    text = template_text("cpu/node.cpp").replace("mlx/primitives.h", "mlx/no_such_header.h")
    monkeypatch.setattr(graph, "template_text", lambda path: text)
    assert "no_such_header" in notices(1)


def test_mlx_without_headers(fresh: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from tuner.backends.cpu import compiler

    class Spec:
        submodule_search_locations = (str(tmp_path),)

    monkeypatch.setattr(compiler.importlib.util, "find_spec", lambda name: Spec)
    with pytest.raises(CompileError, match="headers"):
        compile_mlx_library("", architecture())


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("int node_attach;", id="lacks functions"),
        pytest.param("void *node_data(void *o) { return *(void **)0; }", id="crashes"),
        pytest.param("void *node_data(void *o) { return o; }", id="sees another layout"),
    ],
)
def test_library_that_fails_its_trial(text: str, fresh: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As with an MLX of another layout: it is never loaded into this process."""
    monkeypatch.setenv("TUNER_CACHE", str(tmp_path))
    exports = "".join(
        f'__attribute__((visibility("default"))) void {name}(void) {{}}\n'
        for name in ("node_spec", "node_spec_release", "node_attach")
        if "node_data" in text
    )
    library = compile_library(exports + '__attribute__((visibility("default"))) ' + text, architecture())
    monkeypatch.setattr(graph, "compile_mlx_library", lambda *args: library)
    monkeypatch.setattr(graph.ctypes, "PyDLL", None)
    assert "trial" in notices(1)
    assert not library.with_suffix(".checked").exists()


def test_trial_is_made_once(fresh: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    runs = []
    run = graph.subprocess.run
    monkeypatch.setattr(graph.subprocess, "run", lambda *args, **options: (runs.append(1), run(*args, **options))[1])
    library = tmp_path / "copy.so"
    library.write_bytes(compile_mlx_library(template_text("cpu/node.cpp"), architecture()).read_bytes())
    runs.clear()
    graph._check(library)
    graph._check(library)
    assert len(runs) == 1
    assert isinstance(graph.Nodes(library)._library, ctypes.PyDLL)
