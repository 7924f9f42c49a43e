"""Metal attention against float64: in metal_host on this CPU, or on the Apple GPU where there is one."""

import itertools
from dataclasses import replace
from typing import Any

import mlx.core as mx
import numpy as np
import pytest

from tuner import metal_host
from tuner.attention import AttentionInputs, AttentionProblem
from tuner.attention_reference import AttentionOperands, ramp_attention, random_attention
from tuner.backends import Backend
from tuner.backends import backend as find_backend
from tuner.backends.metal import MetalBackend, attention, timing
from tuner.backends.metal.attention import chunks, definition
from tuner.dtypes import MX_DTYPES, storage, to_float64
from tuner.errors import BadInputError
from tuner.events import attention_event_rows
from tuner.families import family
from tuner.families.metal_sdpa import scratch_bytes
from tuner.problem import Device
from tuner.reference import mismatch
from tuner.render import render
from tuner.space import Config

NAN = float("nan")
SDPA = family("metal", "sdpa")
DEVICE = Device("metal", "Apple M4 Pro", "applegpu_g16s", "20", "48 GiB", "macOS 26.1", "0.32.4")
PROBLEM = AttentionProblem(4, 8, 2, 64, 64, "float32", context=257)
on_host = pytest.mark.skipif(mx.metal.is_available(), reason="metal_host checks where there is no Apple GPU")


@pytest.fixture(scope="module")
def metal() -> Backend:
    return find_backend("metal")


def default(problem: AttentionProblem, **changed: int | str) -> Config:
    """The first legal config that has these values."""
    return next(c for c in SDPA.space.configs(problem, DEVICE) if changed.items() <= c.values.items())


def run(metal: Backend, operands: AttentionOperands, config: Config) -> mx.array:
    kernel = metal.compile(render("metal", operands.problem, config))
    return kernel.run_poisoned(operands.inputs, operands.x, NAN)


# ------------------------------------------------------------------------------------------------------------- numerics

LENGTHS = (1, 2, 31, 33, 257)

# Every size of heads, kind of cache, mask and flag, and of the parameters every value but those that only make chunks long.
CASES: dict[str, tuple[AttentionProblem, dict[str, int | str]]] = {
    "64": (AttentionProblem(16, 4, 1, 64, 64, "float32"), {"row_tiles": 1, "simdgroups_k": 2}),
    "80": (AttentionProblem(5, 4, 4, 80, 80, "float16", mask="none"), {"simdgroups_k": 8, "chunk": 512}),
    "96": (
        AttentionProblem(3, 6, 2, 96, 96, "bfloat16", mask="boolean"),
        {"row_tiles": 2, "simdgroups_m": 1, "chunk": 512},
    ),
    "additive": (AttentionProblem(16, 8, 2, 128, 128, "float32", mask="additive", sinks=True), {"simdgroups_m": 8}),
    "window": (AttentionProblem(16, 8, 1, 128, 128, "bfloat16", window=True), {"simdgroups_m": 16}),
    "192": (
        AttentionProblem(7, 4, 2, 192, 192, "bfloat16", window=True, softcap=True),
        {"simdgroups_d": 2, "k_values": 4},
    ),
    "256": (
        AttentionProblem(4, 2, 2, 256, 256, "float16", softcap=True),
        {"simdgroups_d": 4, "key_tiles": 4, "v_values": 4, "chunk": 512},
    ),
    "latent": (AttentionProblem(2, 8, 1, 576, 512, "bfloat16"), {"simdgroups_d": 8, "row_tiles": 2, "k_values": 8}),
    "4-bit": (AttentionProblem(9, 4, 2, 64, 64, "float16", 4, 32), {"k_values": 16, "v_values": 8}),
    "4-bit-sinks": (
        AttentionProblem(3, 8, 2, 128, 128, "bfloat16", 4, 64, window=True, sinks=True),
        {"k_values": 32, "v_values": 16},
    ),
    "8-bit": (
        AttentionProblem(12, 2, 2, 128, 128, "float32", 8, 128, "boolean"),
        {"unpack": "masked", "simdgroups_m": 2, "chunk": 512},
    ),
    "8-bit-96": (
        AttentionProblem(8, 6, 2, 96, 96, "bfloat16", 8, 32, "additive", softcap=True),
        {"simdgroups_m": 3, "chunk": 512},
    ),
}


def case(name: str, **changed: int | bool) -> tuple[AttentionProblem, Config]:
    """A case's problem, at another M or length, and its config: a kernel serves them all."""
    problem, values = CASES[name]
    return replace(problem, **changed), default(problem, **{"chunk": 128, **values})


@pytest.mark.parametrize("name", CASES)
def test_right_at_every_length(metal: Backend, name: str) -> None:
    """Two M of each length, the longest in several chunks; caches are slices of buffers whose other keys are NaN. The ramp
    tells of keys that are missed or met twice."""
    problem, config = case(name)
    for i, length in enumerate(LENGTHS):
        for m in {1 + 5 * i % problem.m, problem.m}:
            at = replace(problem, m=m, context=length)
            drawn = [random_attention(at, np.random.default_rng(i), batch=1 + (length == 33))]
            for operands in [*drawn, ramp_attention(at)] if length > 31 and m == problem.m else drawn:
                assert mismatch(to_float64(run(metal, operands, config)), operands) is None, f"M={m} L={length} {config}"


def test_cases_cover_the_parameters() -> None:
    used = [case(name)[1].values for name in CASES]
    for parameter in SDPA.space.parameters:
        if parameter.name not in ("chunk", "simdgroups_m"):
            assert {values[parameter.name] for values in used} == set(parameter.values), parameter.name


@pytest.mark.parametrize("m", [1, 6])
def test_long_cache(metal: Backend, m: int) -> None:
    problem, config = case("64", m=m, context=4097)
    operands = random_attention(problem, np.random.default_rng(m), batch=1)
    assert mismatch(to_float64(run(metal, operands, config)), operands) is None


@pytest.mark.parametrize("name", ["64", "4-bit"])
def test_values_of_a_key_may_be_strided(metal: Backend, name: str) -> None:
    """Whatever MLX may be given: here q, k and v of which the heads lie innermost."""
    problem, config = case(name, m=3, context=37)
    operands = random_attention(problem, np.random.default_rng(2))
    k, v = (
        tuple(mx.contiguous(a.transpose(0, 2, 3, 1)).transpose(0, 3, 1, 2) for a in arrays)
        for arrays in (operands.inputs.k, operands.inputs.v)
    )
    x = mx.contiguous(operands.x.transpose(0, 2, 3, 1)).transpose(0, 3, 1, 2)
    strided = replace(operands, x=x, inputs=replace(operands.inputs, k=k, v=v))
    assert mismatch(to_float64(run(metal, strided, config)), operands) is None


# ---------------------------------------------------------------------------------------------------- rows that see little


def test_rows_that_see_nothing_are_zeros(metal: Backend) -> None:
    """Masks that hide all keys of a row, a chunk or a simdgroup, and the least finite number in the place of -infinity."""
    problem, config = case("additive", m=4, context=150)
    operands = random_attention(problem, np.random.default_rng(5))
    for hidden in (slice(None), slice(128, 150), slice(0, 128), slice(0, 140), slice(3, 150)):
        mask = np.zeros((4, 150), np.float32)
        mask[1:3, hidden] = -np.inf
        shown = replace(operands, inputs=replace(operands.inputs, mask=mx.array(mask)))
        y = to_float64(run(metal, shown, config))
        assert mismatch(y, shown) is None
        if hidden == slice(None):
            assert (y[:, :, 1:3] == 0).all()
    least = mx.full((4, 150), float(np.finfo(np.float32).min))
    assert np.isfinite(to_float64(run(metal, replace(operands, inputs=replace(operands.inputs, mask=least)), config))).all()


@pytest.mark.parametrize("window", [1, 2, 3, 200])
def test_windows(metal: Backend, window: int) -> None:
    """Shorter than M, at the edge of a chunk, and longer than the cache; and a cache that is shorter than M."""
    for length in (3, 128, 130):
        problem, config = case("window", m=6, context=length)
        operands = random_attention(problem, np.random.default_rng(window))
        operands = replace(operands, inputs=replace(operands.inputs, window=window))
        y = to_float64(run(metal, operands, config))
        assert mismatch(y, operands) is None, length
        assert length > 3 or (y[:, :, :3] == 0).all()


def test_chunks_that_no_row_sees_are_left_out() -> None:
    assert chunks(257, 4, 0, 128) == 3
    assert chunks(257, 4, 4, 128) == 2  # row 0 sees 250, ..., 253
    assert chunks(4096, 1, 128, 128) == 1
    assert chunks(4097, 1, 128, 128) == 2
    assert chunks(3, 6, 1, 128) == 1


# ------------------------------------------------------------------------------------------------------------ same bits


def alone(operands: AttentionOperands, row: int) -> tuple[AttentionInputs, mx.array]:
    """One row with the keys it may see: what plain decoding asks for."""
    inputs, m = operands.inputs, operands.problem.m
    length = inputs.length - m + row + 1
    mask = inputs.mask
    if isinstance(mask, mx.array):
        mask = mask[:, :, row : row + 1, :length]
    k, v = (tuple(a[:, :, :length] for a in arrays) for arrays in (inputs.k, inputs.v))
    return replace(inputs, k=k, v=v, mask=mask), operands.x[:, :, row : row + 1]


@pytest.mark.parametrize("name", ["64", "4-bit", "192"])
def test_a_row_has_the_bits_of_the_row_decoded_alone(metal: Backend, name: str) -> None:
    """The lengths of the rows lie on both sides of a chunk's end, so that some have a second pass and others none. The
    kernel of M = 1 keeps K and V in registers, the other in threadgroup memory, in other tiles."""
    problem, many = case(name)
    shared = {key: many.values[key] for key in ("chunk", "key_tiles", "simdgroups_k", "simdgroups_d", "k_values")}
    one = default(problem.at(1), **shared)
    assert SDPA.reduction(many) == SDPA.reduction(one)
    assert (one.values["simdgroups_m"], min(2, int(many.values["simdgroups_m"]))) == (1, 2)
    kernel: Any = metal.compile(render("metal", problem.at(1), one))
    for m in (problem.m, 5, 2):
        operands = random_attention(replace(problem, m=m, context=131), np.random.default_rng(m), batch=1)
        y = storage(run(metal, operands, many))
        for row in range(m):
            inputs, x = alone(operands, row)
            assert storage(kernel(inputs, x)[0])[:, :, 0].tobytes() == y[:, :, row].tobytes(), f"row {row} of {m}, {many}"


def test_reductions_differ_where_sums_do() -> None:
    """Of two configs with other bits for some row, the names differ; of the rest they need not."""
    first = default(PROBLEM, chunk=128)
    for name, value in (("chunk", 256), ("key_tiles", 1), ("simdgroups_k", 2), ("simdgroups_d", 2), ("k_values", 4)):
        other = Config.of("sdpa", first.values | {name: value if first.values[name] != value else 2})
        assert SDPA.reduction(other) != SDPA.reduction(first), name


# --------------------------------------------------------------------------------------------------------------- events


@on_host
@pytest.mark.parametrize(
    ("problem", "changed"),
    [
        (AttentionProblem(4, 4, 1, 128, 128, "bfloat16"), {"simdgroups_d": 2, "row_tiles": 2, "simdgroups_m": 1}),
        (AttentionProblem(4, 8, 2, 128, 128, "float16", 4, 64), {"k_values": 32, "v_values": 16, "simdgroups_m": 2}),
        (AttentionProblem(1, 8, 1, 576, 512, "bfloat16"), {}),
    ],
    ids=str,
)
def test_keys_and_values_are_read_once(metal: Any, problem: AttentionProblem, changed: dict[str, int | str]) -> None:
    """Of K and V, for all rows of all query heads of a group, in the passes of several chunks."""
    problem = replace(problem, context=257)
    config = default(problem, chunk=128, **changed)
    drawn = random_attention(problem, np.random.default_rng(0), batch=1)
    k, v = (tuple(mx.contiguous(a) for a in arrays) for arrays in (drawn.inputs.k, drawn.inputs.v))
    first, second = metal.compile(render("metal", problem, config)).events(replace(drawn.inputs, k=k, v=v), drawn.x)
    for name in ("keys", "values"):
        assert first.buffers[name].times_loaded == 1.0, name
    assert first.device_bytes_stored == 4 * 3 * problem.kv_heads * problem.rows * (problem.value_dim + 2)
    assert second.buffers["y"].bytes_stored == second.buffers["y"].size


@on_host
def test_events_as_verify_prints_them(metal: Backend) -> None:
    problem = AttentionProblem(1, 8, 1, 64, 64, "bfloat16", context=320)
    rows = list(attention_event_rows(metal, problem, (1, 16)))
    assert [(row.m, row.rows, row.cache_loads) for row in rows] == [(1, 8, 1.0), (16, 128, 1.0)]
    assert 0 < rows[0].parts_bytes < rows[1].parts_bytes
    assert rows[0].mmas * 16 == rows[1].mmas
    with pytest.raises(BadInputError, match="on Linux, without an Apple GPU"):
        list(attention_event_rows(find_backend("cpu"), problem, (1,)))


@on_host
def test_one_chunk_is_one_pass(metal: Any) -> None:
    problem, config = case("64", m=2, context=128)
    operands = random_attention(problem, np.random.default_rng(0), batch=1)
    (only,) = metal.compile(render("metal", problem, config)).events(operands.inputs, operands.x)
    assert only.buffers["y"].bytes_stored == only.buffers["y"].size


# ---------------------------------------------------------------------------------------------------------------- space


def test_every_head_has_kernels_and_most_read_the_cache_once() -> None:
    """One block of rows for all heads of a group at M = 16 wherever registers and threadgroup memory hold them."""
    for (d, dv), dtype, ratio in itertools.product(
        ((64, 64), (80, 80), (96, 96), (128, 128), (192, 192), (256, 256)), ("float32", "bfloat16"), (1, 4, 8)
    ):
        problem = AttentionProblem(16, ratio, 1, d, dv, dtype)
        config = next(SDPA.space.configs(problem, DEVICE))
        if d <= 128 or problem.rows <= 64:
            assert dict(render("metal", problem, config).launch)["rows"] >= problem.rows, problem
    for heads, m in ((16, 1), (16, 16), (128, 4)):
        assert next(SDPA.space.configs(AttentionProblem(m, heads, 1, 576, 512, "bfloat16"), DEVICE))


@pytest.mark.parametrize(
    ("problem", "changed", "words"),
    [
        (PROBLEM, {"simdgroups_m": 3}, "split the 16 query rows"),
        (PROBLEM.at(1), {"row_tiles": 2, "simdgroups_m": 1}, "whole tiles without rows"),
        (replace(PROBLEM, bits=4, group_size=32), {"k_values": 4}, "whole packs of 8"),
        (PROBLEM, {"k_values": 16}, "at most 32 bytes"),
        (PROBLEM, {"unpack": "masked"}, "floats are not unpacked"),
        (replace(PROBLEM, head_dim=80, value_dim=80), {"v_values": 8}, "would be padding"),
        (PROBLEM, {"chunk": 128, "simdgroups_k": 8, "key_tiles": 4}, "no multiple"),
        (PROBLEM.at(16), {"simdgroups_m": 8, "simdgroups_d": 2, "simdgroups_k": 4}, "1024 threads"),
        (PROBLEM, {"simdgroups_m": 2, "key_tiles": 4}, "32 KiB"),
        (replace(PROBLEM, head_dim=256, value_dim=256), {"simdgroups_d": 1}, "128 registers"),
        (AttentionProblem(16, 8, 1, 128, 128, "bfloat16"), {"simdgroups_m": 16, "key_tiles": 4}, "208 KiB"),
    ],
)
def test_constraints_say_why(problem: AttentionProblem, changed: dict[str, int | str], words: str) -> None:
    reason = SDPA.why_not(Config.of("sdpa", default(problem).values | changed), problem, DEVICE)
    assert reason is not None
    assert words in reason, reason


def test_what_is_not_supported() -> None:
    assert "left to stock" in str(SDPA.supports(PROBLEM.at(17)))
    assert "4 or 8 bits" in str(SDPA.supports(replace(PROBLEM, bits=6, group_size=32)))
    assert "constant memory" in str(SDPA.supports(AttentionProblem(1, 1, 1, 32, 32, "float16", 4, 32)))
    assert "in fours" in str(SDPA.supports(replace(PROBLEM, head_dim=66)))
    assert SDPA.supports(PROBLEM.at(16)) is None


@on_host
def test_threadgroup_memory_is_what_the_space_reckons_with() -> None:
    for name in ("64", "window", "latent", "8-bit-96"):
        problem, config = case(name, context=5)
        operands = random_attention(problem, np.random.default_rng(0), batch=1)
        assert declared_bytes(operands, config) == [-(-scratch_bytes(config.values, problem) // 16) * 16], config


def declared_bytes(operands: AttentionOperands, config: Config) -> list[int]:
    """Threadgroup memory that each kernel of a call declares."""
    found = []

    def factory(**made: Any) -> Any:
        def call(**called: Any) -> list[mx.array]:
            launch = metal_host.capture(**made, **called)
            found.append(metal_host.compile(launch.source).threadgroup_bytes)
            return [mx.zeros(shape) for shape in called["output_shapes"]]

        return call

    attention.MetalAttention(render("metal", operands.problem, config), factory)(operands.inputs, operands.x)
    return found


def test_names_change_with_every_constant_and_with_no_size() -> None:
    config = default(PROBLEM)
    text = render("metal", PROBLEM, config).entry
    changes: list[dict[str, Any]] = [
        {"head_dim": 128},
        {"value_dim": 32},
        {"x_dtype": "float16"},
        {"bits": 4, "group_size": 64},
        {"bits": 8, "group_size": 64},
        {"bits": 8, "group_size": 32},
        {"mask": "none"},
        {"mask": "boolean"},
        {"window": True},
        {"softcap": True},
        {"sinks": True},
    ]
    entries = [render("metal", replace(PROBLEM, **changed), config).entry for changed in changes]
    for parameter in SDPA.space.parameters:
        values = [value for value in parameter.values if value != config.values[parameter.name]]
        entries += [
            render("metal", PROBLEM, Config.of("sdpa", config.values | {parameter.name: value})).entry for value in values
        ]
    assert len({text, *entries}) == 1 + len(entries)
    sizes: list[dict[str, Any]] = [{"m": 7}, {"heads": 4}, {"kv_heads": 1}, {"context": 5000}]
    assert {render("metal", replace(PROBLEM, **changed), config).entry for changed in sizes} == {text}
    names = {definition(render("metal", PROBLEM, config), direct)["name"] for direct in (True, False)}
    assert len(names) == 2


# ------------------------------------------------------------------------------------------------------------ the backend


@on_host
def test_the_way_to_the_gpu_walked_in_the_host(monkeypatch: pytest.MonkeyPatch) -> None:
    """MetalBackend as it is on a Mac, with the host in the place of mx.fast.metal_kernel: tried with one chunk and with
    two, poisoned, with a mask and sinks."""
    monkeypatch.setattr(mx.fast, "metal_kernel", metal_host.metal_kernel)
    monkeypatch.setattr(attention, "_compiled", {})
    metal = MetalBackend()
    problem, config = case("additive", m=4, context=130)
    kernel = metal.compile(render("metal", problem, config))
    assert kernel is metal.compile(render("metal", problem.at(3), config))
    operands = random_attention(problem, np.random.default_rng(0))
    assert mismatch(to_float64(kernel.run_poisoned(operands.inputs, operands.x, NAN)), operands) is None


@pytest.mark.parametrize("bits", [0, 4])
def test_timer_runs_the_work(bits: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Time grows with the cache; what is timed is stock's face, so that this runs on any machine."""
    monkeypatch.setattr(timing, "_SAMPLE_US", 1)

    def stock(inputs: AttentionInputs, q: mx.array) -> list[mx.array]:
        return [inputs.stock(q)]

    times = {}
    for context in (64, 4096):
        problem = replace(PROBLEM, bits=bits, group_size=32 if bits else 0, context=context)
        timer = timing.AttentionTimer(problem, limit_bytes=8 << 20)
        assert timer.copies >= 2
        kernel: Any = stock
        times[context] = min(timer.sample(kernel) for _ in range(5))
        assert min(timer.sample_stock() for _ in range(3)) > 0
    assert times[4096] > 1.5 * times[64]


def test_q_of_another_dtype_is_refused(metal: Backend) -> None:
    operands = random_attention(PROBLEM, np.random.default_rng(0))
    kernel = metal.compile(render("metal", PROBLEM, default(PROBLEM)))
    with pytest.raises(BadInputError, match="q is"):
        kernel(operands.inputs, operands.x.astype(MX_DTYPES["float16"]))
