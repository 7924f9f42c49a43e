"""Problems, quantizations and devices are frozen values that refuse what cannot be, in sentences that give the numbers."""

from dataclasses import FrozenInstanceError, asdict, replace

import mlx.core as mx
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tuner.errors import BadInputError
from tuner.problem import Device, Problem, Quantization, fields_hash

HERE = Device("cpu", "CPU A", "x86_64-avx512", "8", "32 GiB", "Linux", "0.32.4")


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: Quantization("int4"), "'int4'"),
        (lambda: Quantization("affine", 7, 64), "7 bits"),
        (lambda: Quantization("affine", 4, 48), "48"),
        (lambda: Quantization("mxfp4", 8, 32), "8 bits"),
        (lambda: Quantization("nvfp4", 4, 32), "32"),
        (lambda: Problem(0, 8, 64), "M is 0"),
        (lambda: Problem(1, -1, 64), "N is -1"),
        (lambda: Problem(1, 8, 0), "K is 0"),
        (lambda: Problem(1, 8, 64, x_dtype="float64"), "'float64'"),
        (lambda: Problem(1, 8, 64, scale_dtype="int8"), "'int8'"),
        (lambda: Problem(1, 8, 4304), "4304"),
        (lambda: Problem(1, 8, 96), "96"),
    ],
)
def test_what_cannot_be_is_refused_by_name(make, says: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(BadInputError) as error:
        make()
    assert says in str(error.value)
    assert str(error.value).endswith(".")
    assert error.value.exit_code == 2


@pytest.mark.parametrize("bits", [2, 3, 4, 5, 6, 8])
def test_logical_k_from_packed_words(bits: int) -> None:
    """REPORTS A11: 512 columns come back from the packed width, also where 32 / bits is no whole number."""
    words, scales, _ = mx.quantize(mx.random.normal((4, 512)), group_size=64, bits=bits)
    q = Quantization("affine", bits, 64)
    assert q.packed_words(512) == words.shape[1] == 16 * bits
    assert q.logical_k(words.shape[1]) == 512
    assert q.logical_k(words.shape[1]) // scales.shape[1] == 64


def test_known_packed_widths() -> None:
    assert Quantization("affine", 5, 64).packed_words(512) == 80
    assert Quantization("affine", 3, 64).packed_words(512) == 48


@given(st.sampled_from([2, 3, 4, 5, 6, 8]), st.sampled_from([32, 64, 128]), st.integers(1, 5000))
def test_packed_words_and_logical_k_are_inverse(bits: int, group: int, groups: int) -> None:
    q = Quantization("affine", bits, group)
    assert q.logical_k(q.packed_words(group * groups)) == group * groups


@pytest.mark.parametrize(
    ("mode", "bits", "group"), [("affine", 4, 64), ("affine", 8, 32), ("mxfp4", 4, 32), ("mxfp8", 8, 32)]
)
def test_modes_are_those_of_mlx(mode: str, bits: int, group: int) -> None:
    parts = mx.quantize(mx.random.normal((4, 128)), group_size=group, bits=bits, mode=mode)
    q = Quantization(mode, bits, group)
    assert q.has_biases == (len(parts) == 3)
    assert q.packed_words(128) == parts[0].shape[1]


def test_read_bytes_are_those_of_the_arrays() -> None:
    parts = mx.quantize(mx.random.normal((24, 256)).astype(mx.bfloat16), group_size=32, bits=4)
    problem = Problem(1, 24, 256, Quantization("affine", 4, 32), "float32", "bfloat16")
    assert problem.read_bytes == sum(part.nbytes for part in parts)


def test_values_are_frozen_and_compare() -> None:
    problem = Problem(3, 8, 64)
    with pytest.raises(FrozenInstanceError):
        problem.m = 4  # type: ignore[misc]
    assert problem.at(4) == Problem(4, 8, 64) != problem
    assert len({problem, Problem(3, 8, 64), problem.at(4).at(3)}) == 1
    assert str(problem) == "M=3 8x64 4-bit g64 float32"
    assert str(replace(problem, scale_dtype="float16")) == "M=3 8x64 4-bit g64 float32/float16"


def test_hash_keeps_field_boundaries() -> None:
    """REPORTS B2: a hash over joined fields takes these for one."""
    assert fields_hash("a", "bc") != fields_hash("ab", "c") != fields_hash("abc") != fields_hash("", "abc")
    assert fields_hash("1:a") != fields_hash("", "1:a") != fields_hash("1", "a")


@given(st.lists(st.text(max_size=4), max_size=4), st.lists(st.text(max_size=4), max_size=4))
def test_hash_tells_lists_of_fields_apart(a: list[str], b: list[str]) -> None:
    assert (fields_hash(*a) == fields_hash(*b)) == (a == b)


@pytest.mark.parametrize("field", ["backend", "architecture", "cores", "system", "mlx_version"])
def test_another_device_says_which_field_differs(field: str) -> None:
    """REPORTS D9, with what is unknown staying unknown."""
    other = replace(HERE, **{field: "else"})
    reason = HERE.why_not(other)
    assert reason is not None
    assert "else" in reason
    assert asdict(HERE)[field] in reason
    for a, b in ((HERE, replace(HERE, **{field: "unknown"})), (replace(HERE, **{field: "unknown"}), HERE)):
        assert "unknown" in str(a.why_not(b))
    unknown = replace(HERE, **{field: "unknown"})
    assert "unknown" in str(unknown.why_not(unknown))


def test_same_silicon_under_two_names_matches() -> None:
    assert HERE.why_not(replace(HERE, name="CPU A (OEM)", memory="64 GiB")) is None
    assert HERE.why_not(HERE) is None


def test_device_key_changes_with_every_field() -> None:
    keys = {HERE.key} | {replace(HERE, **{field: "else"}).key for field in asdict(HERE)}
    assert len(keys) == 1 + len(asdict(HERE))
    shifted = replace(HERE, cores="1", memory="08")
    assert shifted.key != replace(HERE, cores="10", memory="8").key


def test_this_machine_has_no_invented_numbers(cpu) -> None:  # type: ignore[no-untyped-def]
    device = cpu.device()
    assert device.backend == "cpu"
    assert int(device.cores) >= 1
    assert device.mlx_version != "unknown"
    assert all(isinstance(value, str) and value for value in asdict(device).values())
    assert np.isscalar(device.key)


def test_a_mode_brings_its_own_width_group_and_scales() -> None:
    assert Quantization.of("affine") == Quantization("affine", 4, 64)
    assert Quantization.of("affine", 3, 32) == Quantization("affine", 3, 32)
    assert Quantization.of("nvfp4") == Quantization("nvfp4", 4, 16)
    with pytest.raises(BadInputError, match="unknown quantization mode"):
        Quantization.of("int4")
    problem = Problem.of(3, 32, 128, Quantization.of("mxfp8"), "bfloat16")
    assert (problem.x_dtype, problem.scale_dtype) == ("bfloat16", "uint8")
    assert problem.read_bytes == 32 * 128 + 32 * 4
    with pytest.raises(BadInputError, match="scales of mxfp8 g32 are not 'float16'"):
        Problem(3, 32, 128, Quantization.of("mxfp8"), "float16", "float16")
    with pytest.raises(BadInputError, match="scales of 4-bit g64 are not 'uint8'"):
        Problem(3, 32, 128, Quantization(), "float16", "uint8")
