"""Search spaces: what is legal, and the sentence that says why something is not."""

import itertools
from dataclasses import replace

import pytest

from tuner.errors import BadInputError
from tuner.families import FAMILY_NAMES, families, family, why_not
from tuner.problem import Device, Problem, Quantization
from tuner.space import Config, Constraint, Parameter, SearchSpace

AVX512 = Device("cpu", "A", "x86_64-avx512", "8", "32 GiB", "Linux", "0.32.4")
DEVICES = [replace(AVX512, architecture=isa) for isa in ("x86_64-avx512", "x86_64-avx2", "aarch64-neon")]
PROBLEM = Problem(4, 64, 256)

SPACE = SearchSpace(
    "toy",
    (Parameter("a", (2, 1, 4), "first"), Parameter("b", ("x", "y"), "second")),
    (
        Constraint(
            "a={a} with b={b} does not fit {device.architecture}.", lambda v, p, d: not (v["a"] == 4 and v["b"] == "y")
        ),
    ),
)


def toy(a: object, b: object, **more: int) -> Config:
    return Config.of("toy", {"a": a, "b": b, **more})  # type: ignore[dict-item]


def test_why_not_says_what_is_wrong() -> None:
    assert SPACE.why_not(toy(2, "x"), PROBLEM, AVX512) is None
    assert SPACE.why_not(toy(3, "x"), PROBLEM, AVX512) == "a is 3; toy allows 2, 1, 4."
    assert SPACE.why_not(toy(4, "y"), PROBLEM, AVX512) == "a=4 with b=y does not fit x86_64-avx512."
    assert "parameters are a, b" in str(SPACE.why_not(toy(2, "x", c=1), PROBLEM, AVX512))
    assert "parameters are a, b" in str(SPACE.why_not(Config.of("toy", {"a": 2}), PROBLEM, AVX512))
    assert SPACE.why_not(Config.of("other", {"a": 2, "b": "x"}), PROBLEM, AVX512) is not None


def test_configs_are_all_legal_ones_defaults_first() -> None:
    configs = list(SPACE.configs(PROBLEM, AVX512))
    assert configs[0] == toy(2, "x")
    assert set(configs) == {toy(a, b) for a, b in itertools.product((1, 2, 4), "xy")} - {toy(4, "y")}
    assert len(configs) == 5


def test_key_follows_parameters_values_and_reasons() -> None:
    a, b = SPACE.parameters
    other_value = replace(SPACE, parameters=(replace(a, values=(2, 1, 4, 8)), b))
    other_name = replace(SPACE, parameters=(replace(a, name="c"), b))
    keys = {space.key for space in (SPACE, other_value, other_name, replace(SPACE, constraints=()))}
    assert len(keys) == 4
    assert replace(SPACE).key == SPACE.key


def test_config_round_trip() -> None:
    config = toy(2, "x")
    assert Config.from_json("toy", config.to_json()) == config == Config.of("toy", {"b": "x", "a": 2})
    assert config.values == {"a": 2, "b": "x"}
    assert str(config) == "toy a=2 b=x"


@pytest.mark.parametrize("device", DEVICES, ids=lambda d: d.architecture)
@pytest.mark.parametrize("m", [1, 2, 3, 4, 5, 6, 7, 8, 11, 16, 32, 128, 512])
def test_emitted_configs_are_legal_and_differ(device: Device, m: int) -> None:
    for bits, kind in itertools.product((4, 8), families("cpu")):
        problem = Problem(m, 64, 256, Quantization("affine", bits, 64))
        configs = kind.configs(problem, device)
        assert len(set(configs)) == len(configs)
        assert all(why_not(config, problem, device) is None for config in configs)
        out_of_reach = kind.supports(problem) or (kind.name == "amx" and not device.architecture.endswith("amx"))
        assert bool(configs) != bool(out_of_reach), f"{kind.name}: none of its configs is legal"


@pytest.mark.parametrize("m", range(1, 17))
def test_blocks_of_small_m_split_evenly(m: int) -> None:
    for config in family("cpu", "small_m").configs(PROBLEM.at(m), AVX512):
        block = int(config.values["m_block"])
        assert block <= m
        assert -(-m // block) * block - m < -(-m // block)  # less than one row of padding a block


def test_accumulators_fit_the_registers() -> None:
    for device, vectors in zip(DEVICES, (32, 8, 8), strict=True):
        for m in range(2, 17):
            for config in family("cpu", "small_m").configs(PROBLEM.at(m), device):
                values = config.values
                assert int(values["m_block"]) * int(values["row_vectors"]) < vectors


@pytest.mark.parametrize(
    ("name", "problem", "says"),
    [
        ("qmv", replace(PROBLEM, activations="int8"), "int8"),
        ("int8", PROBLEM, "--activations int8"),
        ("int8", replace(PROBLEM, quantization=Quantization("affine", 5, 64), activations="int8"), "5-bit"),
        ("int8", replace(PROBLEM, activations="int8").at(17), "M is 17"),
        ("small_m", PROBLEM.at(1), "M is 1"),
        ("small_m", PROBLEM.at(17), "M is 17"),
        ("qmv", PROBLEM.at(17), "M is 17"),
        ("qmm", PROBLEM.at(100), "M is 100"),
        ("dense", PROBLEM.at(16), "M is 16"),
    ],
)
def test_what_a_family_does_not_do_is_said(name: str, problem: Problem, says: str) -> None:
    kind = family("cpu", name)
    assert says in str(kind.supports(problem))
    assert kind.configs(problem, AVX512) == []


@pytest.mark.parametrize(
    ("name", "values", "device", "says"),
    [
        ("qmv", {"unpack": "table"}, DEVICES[1], "x86_64-avx2"),
        ("qmv", {"layout": "native", "scale_per": "weight"}, AVX512, "scale_per"),
        ("small_m", {"m_block": 5}, AVX512, "m_block=5"),
        ("small_m", {"m_block": 3}, AVX512, "m_block=3"),
        ("small_m", {"m_block": 4, "row_vectors": 4}, DEVICES[2], "registers"),
        ("qmm", {"bm": 8}, AVX512, "bm=8"),
    ],
)
def test_each_constraint_gives_its_reason(name: str, values: dict[str, int | str], device: Device, says: str) -> None:
    problem = PROBLEM.at(1) if name == "qmm" else PROBLEM
    default = {p.name: p.values[0] for p in family("cpu", name).space.parameters}
    if device is not AVX512 and "unpack" not in values:
        default["unpack"] = "convert"
    config = Config.of(name, default | values)
    reason = why_not(config, problem, device)
    assert reason is not None
    assert says in reason
    assert reason.endswith(".")
    assert "{" not in reason


def test_unknown_family_and_backend_are_refused() -> None:
    with pytest.raises(BadInputError, match="no family 'gemm'"):
        family("cpu", "gemm")
    with pytest.raises(BadInputError, match="'vulkan'"):
        family("vulkan", "qmv")
    assert [kind.name for kind in families("cpu")] == [name for name in FAMILY_NAMES if name != "sdpa"]


@pytest.mark.parametrize(("m", "served"), [(32, (17, 64)), (128, (65, 256)), (512, (257, 1 << 20))])
def test_ranges_of_prefill_rows_leave_no_gap(m: int, served: tuple[int, int]) -> None:
    for name in ("qmm", "dense"):
        kind = family("cpu", name)
        config = kind.configs(PROBLEM.at(m), AVX512)[0]
        assert kind.m_range(config, PROBLEM.at(m)) == served


@pytest.mark.parametrize("m", [1, 4, 16])
def test_small_rows_serve_their_own_m(m: int) -> None:
    for kind in families("cpu"):
        for config in kind.configs(PROBLEM.at(m), AVX512)[:1]:
            assert kind.m_range(config, PROBLEM.at(m)) == (m, m)


@pytest.mark.parametrize("backend", ["cpu", "cuda", "metal"])
def test_only_the_family_of_a_precision_class_serves_it(backend: str) -> None:
    """A kernel that takes x as it is must not be stored, and shown, as one of 8-bit activations."""
    as_it_is = Problem(4, 4096, 4096, Quantization(), "bfloat16", "bfloat16")
    rounded = replace(as_it_is, activations="int8")
    for kind in families(backend):
        assert (kind.supports(rounded) is None) == (kind.name == "int8"), kind.name
    assert any(kind.supports(as_it_is) is None for kind in families(backend))
