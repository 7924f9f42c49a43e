"""The metal backend: which one is chosen, what it says of the device, how failures come out, how it times."""

import json
import subprocess
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import mlx.core as mx
import mlx.nn as nn
import numpy as np
import pytest

import tuner
from tuner import metal_host
from tuner.backends import CompileError, LaunchError
from tuner.backends import backend as find_backend
from tuner.backends.metal import CheckingBackend, MetalBackend, kernels, machine, timing
from tuner.backends.native import NativeWeights
from tuner.dispatch import TunerNotice, load_table
from tuner.errors import TunerError
from tuner.families import family
from tuner.measure import Checker, Measurement, Result, Session
from tuner.problem import Device, Problem, Quantization
from tuner.render import render, template_hash
from tuner.selftest import report, selftest
from tuner.space import Config
from tuner.store import Selection, Store

MAC = Device("metal", "Apple M4 Pro", "applegpu_g16s", "20", "48 GiB", "macOS 26.1", "0.32.4")
PROBLEM = Problem.of(4, 64, 512, Quantization(), "float16")
on_host = pytest.mark.skipif(mx.metal.is_available(), reason="here the Apple GPU itself is the backend")
on_apple = pytest.mark.skipif(not mx.metal.is_available(), reason="needs an Apple GPU")


def config(name: str = "small_m", problem: Problem = PROBLEM) -> Config:
    return next(iter(family("metal", name).configs(problem, MAC)))


# ---------------------------------------------------------------------------------------------------------- the device


def test_fingerprint_of_a_mac() -> None:
    info = {"device_name": "Apple M4 Pro", "architecture": "applegpu_g16s", "memory_size": 48 << 30}
    registry = '+-o AGXAcceleratorG16X\n  {\n    "model" = "Apple M4 Pro"\n    "gpu-core-count" = 20\n  }\n'
    device = machine.fingerprint(info, machine.gpu_core_count(registry), "26.1")
    assert device == Device("metal", "Apple M4 Pro", "applegpu_g16s", "20", "48 GiB", "macOS 26.1", mx.__version__)
    assert machine.gpu_generation(device.architecture) == "16"


def test_what_is_unknown_stays_unknown() -> None:
    device = machine.fingerprint({}, machine.gpu_core_count("no such thing"), "")
    assert (device.name, device.architecture, device.cores, device.memory, device.system) == ("unknown",) * 5
    assert machine.gpu_generation("x86_64") == "unknown"
    assert "unknown" in str(machine.CHECKED_HERE.why_not(MAC))
    assert "unknown" in str(MAC.why_not(machine.CHECKED_HERE))


@on_host
def test_without_a_gpu_metal_is_for_checking_only() -> None:
    assert find_backend("auto").name == "cpu"
    metal = find_backend("metal")
    assert isinstance(metal, CheckingBackend)
    with pytest.raises(TunerError, match="no Apple GPU here: Metal kernels are checked on this machine, and not timed"):
        metal.timer(PROBLEM)
    with pytest.raises(TunerError, match="no Apple GPU"):
        metal.bandwidth()
    with pytest.raises(TunerError, match="not timed"):
        Session(metal, PROBLEM, Checker(metal))


@on_apple
def test_on_a_mac_it_is_the_best_backend() -> None:
    metal = find_backend("auto")
    assert isinstance(metal, MetalBackend)
    device = metal.device()
    assert "unknown" not in (device.name, device.architecture, device.cores, device.memory, device.system)
    assert metal.bandwidth() > 1e10
    timer = metal.timer(PROBLEM)
    kernel = metal.compile(render("metal", PROBLEM, config()))
    assert Checker(metal).why_wrong(kernel, PROBLEM) is None
    assert timer.sample(kernel) > 0
    assert timer.sample_stock() > 0


# -------------------------------------------------------------------------------------------------- failures on the GPU


@pytest.fixture
def gpu_says(monkeypatch: pytest.MonkeyPatch) -> Callable[[Exception], MetalBackend]:
    """A backend whose kernels fail as MLX fails: when they first run."""

    def make(error: Exception) -> MetalBackend:
        def fail(**_: Any) -> None:
            raise error

        monkeypatch.setattr(mx.fast, "metal_kernel", lambda **_: fail)
        monkeypatch.setattr(kernels, "_compiled", {})
        return MetalBackend()

    return make


def test_apples_compile_error_is_told_with_config_dtype_and_line(gpu_says: Any) -> None:
    """REPORTS B7."""
    text = (
        "[metal::Device] Unable to build metal library from source\n"
        "lanes.h:101:9: warning: unused variable\n"
        "small_m.metal:52:20: error: no matching function for call to 'load4'\n    load4(x)"
    )
    source = render("metal", PROBLEM, config())
    with pytest.raises(CompileError) as told:
        gpu_says(RuntimeError(text)).compile(source)
    assert str(told.value) == (
        f"{config()} for 4-bit g64 in float16: small_m.metal:52:20: error: no matching function for call to 'load4'"
    )


def test_a_pipelines_thread_limit_is_a_launch_error(gpu_says: Any) -> None:
    limit = "Thread group size (512) is greater than  the maximum allowed threads per threadgroup (448)."
    with pytest.raises(LaunchError, match=r"in float16: Thread group size \(512\)"):
        gpu_says(ValueError(limit)).compile(render("metal", PROBLEM, config()))


def test_failures_are_stored_results(gpu_says: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    metal = gpu_says(RuntimeError("[metal::Device] Unable to build metal library from source\nqmv.metal:3:1: error: no"))
    monkeypatch.setattr(MetalBackend, "timer", lambda self, problem: None)
    monkeypatch.setattr(MetalBackend, "bandwidth", lambda self, again=False: 1e11)
    session = Session(metal, PROBLEM, Checker(metal))
    result = session.first_look(config("qmv"))
    assert (result.status, result.config) == ("compile_error", config("qmv"))
    assert result.error.endswith("qmv.metal:3:1: error: no")


def test_each_kernel_is_tried_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def factory(**definition: Any) -> Any:
        made.append(definition["name"])

        def call(inputs: list[mx.array], output_shapes: Any, output_dtypes: Any, **_: Any) -> list[mx.array]:
            return [mx.zeros(shape, dtype) for shape, dtype in zip(output_shapes, output_dtypes, strict=True)]

        return call

    monkeypatch.setattr(mx.fast, "metal_kernel", factory)
    monkeypatch.setattr(kernels, "_compiled", {})
    metal = MetalBackend()
    for m, n in ((4, 64), (4, 4096), (2, 64), (4, 64)):
        problem = Problem.of(m, n, 512, Quantization(), "float16")
        metal.compile(render("metal", problem, config()))
    assert len(made) == 1


@on_host
@pytest.mark.parametrize("name", ["qmv", "small_m", "qmm"])
def test_the_way_to_the_gpu_walked_in_the_host(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """MetalBackend as it is on a Mac, with the host in the place of mx.fast.metal_kernel: tried, poisoned, split over K."""
    monkeypatch.setattr(mx.fast, "metal_kernel", metal_host.metal_kernel)
    monkeypatch.setattr(kernels, "_compiled", {})
    metal = MetalBackend()
    problem = Problem.of(5, 33, 1024, Quantization(), "bfloat16")
    chosen = Config.of(name, config(name, problem).values | {"split_k": 2})
    kernel = metal.compile(render("metal", problem, chosen))
    assert kernel is metal.compile(render("metal", problem.at(3), chosen))
    assert Checker(metal).why_wrong(kernel, problem) is None


# ----------------------------------------------------------------------------------------------------------------- timing


class StockAsKernel:
    """mx.quantized_matmul behind a kernel's face, so that the timer can be tried on any machine."""

    def __init__(self, quantization: Quantization) -> None:
        self._q = quantization

    def __call__(self, weights: NativeWeights, x: mx.array) -> list[mx.array]:
        w, scales, *biases = weights.arrays
        q = self._q
        y = mx.quantized_matmul(
            x, w, scales, biases[0] if biases else None, group_size=q.group_size, bits=q.bits, mode=q.mode
        )
        return [y]


@pytest.mark.parametrize(
    "quantization", [Quantization("affine", 4, 64), Quantization.of("mxfp8"), Quantization.of("nvfp4")]
)
def test_timer_runs_the_work(quantization: Quantization, monkeypatch: pytest.MonkeyPatch) -> None:
    """REPORTS E3: an unevaluated result is never near zero, and time grows with K (here 16 times as much work)."""
    monkeypatch.setattr(timing, "_SAMPLE_US", 1)
    times = {}
    for k in (256, 4096):
        timer = timing.ColdTimer(Problem.of(2, 512, k, quantization, "float32"), limit_bytes=8 << 20)
        assert timer.copies >= 2
        times[k] = min(timer.sample(StockAsKernel(quantization)) for _ in range(5))
        assert min(timer.sample_stock() for _ in range(3)) > 0
    assert times[4096] > 1.5 * times[256]


def test_timer_subtracts_the_sync_and_the_links(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock that takes 100 us for a sync, 3 for a link and 20 for the kernel, a sample is 20."""
    timer = timing.ColdTimer(Problem.of(2, 64, 512, Quantization(), "float32"), limit_bytes=1 << 20)

    def clock(call: Any, length: int) -> float:
        works = call(timer._x, timer._cold[0]) is not timer._y
        return 100 + length * (3 + 20 * works)

    monkeypatch.setattr(timer, "_time_chain", clock)
    assert timer.sample(StockAsKernel(Quantization()), 20.0) == pytest.approx(20)
    assert timer.sample_stock() == pytest.approx(20)


def test_timer_rotates_copies_and_chains_calls() -> None:
    timer = timing.ColdTimer(Problem.of(2, 64, 512, Quantization(), "float32"), limit_bytes=1 << 20)
    seen: list[int] = []
    inputs: list[mx.array] = []

    def call(x: mx.array, w: tuple[mx.array, ...]) -> mx.array:
        seen.append(id(w))
        inputs.append(x)
        return mx.zeros((2, 64))

    timer._time_chain(call, timer.copies + 1)
    assert len(set(seen)) == timer.copies
    assert len({id(x) for x in inputs}) == len(inputs), "each call has an x made of the result before it"
    assert np.array_equal(np.asarray(inputs[-1]), np.asarray(timer._x)), "and of the same value"


# ------------------------------------------------------------------------------------------------------ tables from a Mac


@on_host
def test_a_table_made_on_a_mac_loads_here_and_all_is_stock(tmp_path: Path) -> None:
    """REPORTS B9: it loads, says so once, and results are stock's."""
    mx.set_default_device(mx.cpu)
    path = tmp_path / "mac.db"
    store = Store(path)
    for m in (1, 4):
        problem = Problem.of(m, 96, 128, Quantization(), "float32")
        chosen = config("qmv", problem)
        kind = family("metal", "qmv")
        stock = Result(problem, None, "ok", "", Measurement((20.0,)), (m, m))
        won = Result(
            problem, chosen, "ok", "", Measurement((10.0,)), (m, m), kind.reduction(chosen), template_hash("metal", "qmv")
        )
        store.select(MAC, Selection(problem, won, stock, 1.0, "fastest of 3 finalists"))
    store.close()
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        table = load_table(path)
    assert [w.category for w in said] == [TunerNotice]
    assert "its backend is metal, here it is cpu" in str(said[0].message)
    assert len(table) == 0

    model = nn.Sequential(nn.Linear(128, 96, bias=False))
    nn.quantize(model, group_size=64, bits=4)
    x = mx.random.normal((4, 128))
    right = np.asarray(model(x))
    tuner.apply(model, table)
    assert np.array_equal(np.asarray(model(x)), right)
    layer = tuner.restore(model).layers[0]
    y = tuner.quantized_matmul(x, layer.weight, layer.scales, layer.biases, group_size=64, bits=4, table=table)
    assert np.array_equal(np.asarray(y), right)


# ---------------------------------------------------------------------------------------------------------------- doctor


def test_selftest_tries_every_family_and_dtype() -> None:
    metal = find_backend("metal")
    tried = list(selftest(metal, [Quantization("affine", 5, 32), Quantization.of("nvfp4")]))
    assert len(tried) == 2 * 3 * 3
    assert {entry.status for entry in tried} == {"ok"}
    data = report(metal, tried, {"mlx": mx.__version__})
    assert data["ok"] == dict.fromkeys(data["ok"], 2)
    assert len(data["ok"]) == 9
    assert data["failures"] == []
    assert len(json.dumps(data)) < 4000
    assert data["runs_on"] == ("the device" if mx.metal.is_available() else "a CPU that checks Metal text")
    assert set(data["templates"]) == {"qmv", "small_m", "qmm"}


def test_selftest_lists_what_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    cpu = find_backend("cpu")
    monkeypatch.setattr("tuner.measure.mismatch", lambda *_: "y[0, 3] is 1, it should be 2.")
    monkeypatch.setattr("tuner.measure.np.array_equal", lambda *_: False)
    tried = list(selftest(cpu, [Quantization()]))
    assert {entry.status for entry in tried} == {"mismatch"}
    data = report(cpu, tried, {"mlx": mx.__version__})
    assert data["ok"] == {}
    assert len(data["failures"]) == data["tried"] == len(tried)
    assert data["failures"][0]["error"] == "ramp: y[0, 3] is 1, it should be 2."


@on_host
def test_doctor_without_a_gpu(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from tuner.cli import main; main()", "doctor", "--backend", "metal", "--json"],
        capture_output=True,
        text=True,
        timeout=120,
    )
    facts = json.loads(done.stdout)
    assert done.returncode == 0, done.stderr
    assert facts["kernel"] == "ok"
    assert facts["bandwidth_gbps"] is None
    assert any("no Apple GPU" in text for text in facts["to_do"])
