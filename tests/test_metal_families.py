"""The Metal spaces and texts: what is legal, what a kernel's name depends on, and how it is launched."""

import itertools
import re
from dataclasses import replace

import pytest

from tuner.backends.metal.kernels import definition, launch, sum_definition
from tuner.families import families, family
from tuner.problem import ALL_QUANTIZATIONS, Device, Problem, Quantization
from tuner.render import KernelSource, render, template_text
from tuner.space import Config

DEVICE = Device("metal", "Apple M4 Pro", "applegpu_g16s", "20", "48 GiB", "macOS 26.1", "0.32.4")
NAMES = ("qmv", "small_m", "qmm")
G64 = Quantization("affine", 4, 64)
PROBLEM = Problem.of(6, 4096, 4096, G64, "float16")


def default(name: str, problem: Problem = PROBLEM, **changed: int | str) -> Config:
    first = next(iter(family("metal", name).configs(problem, DEVICE)))
    return Config.of(name, first.values | changed)


def why_not(name: str, problem: Problem = PROBLEM, **changed: int | str) -> str | None:
    return family("metal", name).why_not(default(name, problem, **changed), problem, DEVICE)


def test_every_quantization_has_kernels_of_every_family() -> None:
    assert len(ALL_QUANTIZATIONS) == 6 * 3 + 3
    for quantization, name in itertools.product(ALL_QUANTIZATIONS, NAMES):
        for groups in (1, 64):
            problem = Problem.of(6, 33, groups * quantization.group_size, quantization, "bfloat16")
            assert family("metal", name).configs(problem, DEVICE), f"{name} {quantization} K={problem.k}"


def test_relatives_of_what_others_found_by_hand_are_in_the_space() -> None:
    """MLX's qmv and qmv_wide, mlx-dspark's split over simdgroups without staging, a tile of 16 rows of x."""
    assert why_not("qmv", k_lanes=32, results_per_simdgroup=4, num_simdgroups=2, unpack="masked") is None
    at_5 = PROBLEM.at(5)
    wide = {"vecs_per_tg": 5, "k_lanes": 8, "results_per_simdgroup": 4, "num_simdgroups": 2, "values_per_thread": 64}
    assert why_not("small_m", at_5, **wide, scale_per="weight", unpack="masked", x_in="registers") is None
    at_16 = PROBLEM.at(16)
    assert why_not("qmm", stage="registers", simdgroups_k=8, split_k=1, bn=16, wn=1) is None
    assert why_not("qmm", at_16, stage="registers", bm=16, simdgroups_k=4) is None
    staged = {"stage": "threadgroup", "simdgroups_k": 1, "values_per_thread": 16}
    assert why_not("qmm", at_16, **staged, bm=16, wm=2, wn=2, bk=64) is None


@pytest.mark.parametrize(
    ("name", "changed", "words"),
    [
        ("qmv", {"values_per_thread": 64, "k_lanes": 8, "results_per_simdgroup": 2}, "32 / k_lanes slots"),
        ("small_m", {"vecs_per_tg": 16}, "more than the 6 rows"),
        ("small_m", {"vecs_per_tg": 4}, "even split"),
        ("small_m", {"results_per_simdgroup": 16, "k_lanes": 32}, "128 registers"),
        ("small_m", {"x_in": "threadgroup", "k_lanes": 32, "simdgroups_k": 4, "results_per_simdgroup": 4}, "32 KiB"),
        ("qmm", {"bm": 16}, "half empty"),
        ("qmm", {"bn": 8, "wn": 2}, "no whole 8x8 tile"),
        ("qmm", {"wm": 2}, "unpack them again"),
        ("qmm", {"bk": 64}, "bk=32 stands for none"),
        ("qmm", {"stage": "threadgroup"}, "tiles of their own"),
        ("qmm", {"scale_per": "group", "values_per_thread": 32}, "one group of 64"),
    ],
)
def test_constraints_say_why(name: str, changed: dict[str, int | str], words: str) -> None:
    reason = why_not(name, **changed)
    assert reason is not None
    assert words in reason, reason


def test_constraints_that_depend_on_the_problem() -> None:
    nv = Problem.of(6, 64, 4096, Quantization.of("nvfp4"), "float16")
    assert "one group of 16" in str(why_not("qmv", nv, values_per_thread=32))
    assert "only unpack=half" in str(why_not("qmv", nv, unpack="masked"))
    odd = Problem.of(6, 64, 4096, Quantization("affine", 3, 64), "float16")
    assert "whole words" in str(why_not("qmv", odd, values_per_thread=16))
    short = Problem.of(6, 64, 128, G64, "float16")
    assert "fewer blocks" in str(why_not("qmv", short, split_k=4))
    assert "fewer steps" in str(why_not("qmv", short, simdgroups_k=4, values_per_thread=64))
    assert "left to stock" in str(family("metal", "qmm").supports(PROBLEM.at(17)))


def test_spaces_spell_out_exactly_what_is_legal() -> None:
    """Configs are built with constraints asked early; that must forbid nothing else and miss nothing."""
    kind = family("metal", "qmm")
    problem = Problem.of(16, 64, 256, Quantization("affine", 2, 128), "float32")
    found = kind.configs(problem, DEVICE)
    assert len(set(found)) == len(found)
    names = [p.name for p in kind.space.parameters]
    every = itertools.product(*(p.values for p in kind.space.parameters))
    legal = [
        c
        for values in every
        if kind.why_not(c := Config.of("qmm", dict(zip(names, values, strict=True))), problem, DEVICE) is None
    ]
    assert found == legal


# ------------------------------------------------------------------------------------------------------------------ text


@pytest.mark.parametrize("name", NAMES)
def test_name_changes_with_every_constant(name: str) -> None:
    """REPORTS B2: one flag, one dtype, one integer apart."""
    sources = [
        render("metal", problem, default(name))
        for problem in (
            PROBLEM,
            replace(PROBLEM, x_dtype="bfloat16"),
            replace(PROBLEM, scale_dtype="bfloat16"),
            replace(PROBLEM, quantization=Quantization("affine", 8, 64)),
            replace(PROBLEM, quantization=Quantization("affine", 4, 32)),
            Problem.of(6, 64, 4096, Quantization.of("mxfp4"), "float16"),
        )
    ]
    for parameter in family("metal", name).space.parameters:
        for value in parameter.values[1:]:
            sources.append(render("metal", PROBLEM, default(name, **{parameter.name: value})))
    first = sources[0]
    sources += [replace(first, parts=(first.parts[0] + " ", *first.parts[1:])), replace(first, template_text="x")]
    differing = {source.config: source for source in sources[6:-2]}
    texts = {source.text for source in differing.values()}
    assert len({source.entry for source in differing.values()}) == len(texts) == len(differing)
    assert len({source.entry for source in (*sources[:6], *sources[-2:])}) == 8


def test_name_keeps_field_boundaries() -> None:
    def named(text: str, *parts: str) -> str:
        return KernelSource(PROBLEM, default("qmv"), (), (), text, "native", parts).entry

    assert named("a", "bc") != named("ab", "c")
    assert named("a", "b", "c") != named("a", "bc")


def test_sizes_do_not_change_the_text() -> None:
    for name in NAMES:
        config = default(name)
        names = {
            render("metal", Problem.of(m, n, k, G64, "float16"), config).entry for m, n, k in ((2, 1, 64), (6, 73448, 4096))
        }
        assert len(names) == 1


def test_every_constant_is_one_the_template_reads() -> None:
    for name, quantization in itertools.product(NAMES, ALL_QUANTIZATIONS):
        problem = Problem.of(6, 64, 8192, quantization, "bfloat16")
        source = render("metal", problem, default(name, problem))
        for define, value in source.defines:
            assert f"#ifndef {define}\n" in source.template_text, f"{name} has no default for {define}"
            if isinstance(value, str):
                assert f"#define {value} " in source.template_text, f"{define} is {value}, which {name} does not know"


def test_texts_are_whole_and_name_their_files() -> None:
    for name in NAMES:
        text = template_text(f"metal/{name}.metal")
        assert '#include "' not in text
        assert text.count("#define TUNER_DEQUANTIZE") == 1
        lines = text.splitlines()
        at = lines.index("METAL_FUNC void put_pair(uint bits, thread float& low, thread float& high) {")
        marks = [i for i in range(at) if re.fullmatch(r'#line 1 "dequantize.h"', lines[i])]
        own = (template_text("metal/dequantize.h")).splitlines()
        assert lines[marks[-1] :][: len(own)] == own
        resumed = next(
            line for line in lines if re.fullmatch(rf'.*#line \d+ "{name}.metal"', line) and "#line 1 " not in line
        )
        assert resumed


def test_no_text_has_a_16_bit_size_or_offset() -> None:
    """REPORTS A5: a distance held in 16 bits lost a band of a large vocabulary."""
    for name in (*NAMES, "split_k"):
        text = template_text(f"metal/{name}.metal")
        assert not re.search(r"\b(short|ushort|int16_t|uint16_t)\s+\w+\s*=", text)
        assert "ulong(" in text


# ---------------------------------------------------------------------------------------------------------------- launch


@pytest.mark.parametrize("name", NAMES)
def test_grid_covers_every_row_and_vector_once(name: str) -> None:
    """REPORTS B4: the grid counts threads. Each element of y has one simdgroup row of the grid, whatever the config."""
    problem = PROBLEM.at(16)
    for config, m, n in itertools.product(
        family("metal", name).configs(problem, DEVICE)[::97], (1, 5, 16), (1, 7, 33, 4096)
    ):
        source = render("metal", problem, config)
        geometry = dict(source.launch)
        called = launch(source, m, n)
        (gx, gy, gz), (tx, ty, tz) = called["grid"], called["threadgroup"]
        assert (tx, tz) == (32, 1)
        assert tx * ty <= 1024
        assert gx % tx == gy % ty == 0, "threadgroups are whole"
        assert gz == config.values["split_k"]
        vectors, rows = gx // tx * geometry["vectors"], gy // ty * geometry["rows"]
        assert 0 <= vectors - m < geometry["vectors"]
        assert 0 <= rows - n < geometry["rows"]


def test_split_k_has_a_second_pass_of_its_own_name() -> None:
    names = set()
    for split, dtype in itertools.product((2, 4), ("float16", "bfloat16")):
        problem = Problem.of(6, 64, 4096, G64, dtype)
        source = render("metal", problem, default("qmv", problem, split_k=split))
        assert launch(source, 6, 64)["output_shapes"] == [(split, 6, 64)]
        names.add(sum_definition(source)["name"])
    assert len(names) == 4
    assert definition(render("metal", PROBLEM, default("qmv")))["input_names"] == ["x", "w", "scales", "biases"]


def test_reduction_depends_neither_on_m_nor_on_vectors() -> None:
    for kind in families("metal"):
        ignored = {"vecs_per_tg", "bm", "bn", "wm", "wn", "num_simdgroups", "results_per_simdgroup", "unpack", "x_in"}
        named = {p.name for p in kind.space.parameters} - ignored - {"stage", "bk"}
        for parameter in kind.space.parameters:
            values = [Config.of(kind.name, default(kind.name).values | {parameter.name: v}) for v in parameter.values]
            reductions = {kind.reduction(config) for config in values}
            if parameter.name in named:
                assert len(reductions) == len(values), parameter.name
            elif parameter.name in ignored:
                assert len(reductions) == 1, parameter.name
    shared = {"k_lanes": 32, "values_per_thread": 32, "scale_per": "group", "simdgroups_k": 1, "split_k": 1}
    both = {family("metal", name).reduction(default(name, **shared)) for name in ("qmv", "small_m")}
    assert len(both) == 1, "a row decoded by qmv and verified by small_m may have the same bits"
