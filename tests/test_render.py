"""Rendering is pure: what a kernel's name and text depend on, and what they do not."""

import itertools
from dataclasses import replace
from pathlib import Path

import pytest

from tuner import render as rendering
from tuner.families import family
from tuner.problem import Device, Problem, Quantization
from tuner.render import KernelSource, render, template_hash, template_text
from tuner.space import Config

DEVICE = Device("cpu", "A", "x86_64-avx512", "8", "32 GiB", "Linux", "0.32.4")
PROBLEM = Problem(4, 64, 256)
DEFAULT = family("cpu", "small_m").configs(PROBLEM, DEVICE)[0]


def entry(problem: Problem = PROBLEM, **changed: int | str) -> str:
    return render("cpu", problem, Config.of("small_m", DEFAULT.values | changed)).entry


def test_name_changes_with_every_constant() -> None:
    """REPORTS B2: one flag, one dtype, one integer apart."""
    problems = [
        PROBLEM,
        replace(PROBLEM, x_dtype="bfloat16"),
        replace(PROBLEM, scale_dtype="bfloat16"),
        replace(PROBLEM, x_dtype="float16"),
        replace(PROBLEM, quantization=Quantization("affine", 8, 64)),
        replace(PROBLEM, quantization=Quantization("affine", 4, 32)),
    ]
    names = [entry(problem) for problem in problems]
    for parameter in family("cpu", "small_m").space.parameters:
        if parameter.name != "tasks_per_thread":
            names.append(
                entry(**{parameter.name: next(v for v in parameter.values if v != DEFAULT.values[parameter.name])})
            )
    names += [render("cpu", PROBLEM, family("cpu", name).configs(PROBLEM, DEVICE)[0]).entry for name in ("qmv", "qmm")]
    assert len(set(names)) == len(names)


def test_every_compiled_parameter_changes_the_name() -> None:
    for name in ("qmv", "small_m", "qmm"):
        kind = family("cpu", name)
        default = kind.configs(PROBLEM, DEVICE)[0]
        for parameter in kind.space.parameters:
            names = {
                render("cpu", PROBLEM, Config.of(name, default.values | {parameter.name: value})).entry
                for value in parameter.values
            }
            assert len(names) == (1 if parameter.name in kind.launch_parameters else len(parameter.values))


def test_sizes_and_launch_do_not_change_the_name() -> None:
    sizes = {entry(Problem(m, n, k)) for m, n, k in itertools.product((1, 4, 16), (1, 4096), (64, 4096))}
    assert sizes == {entry(), entry(tasks_per_thread=16)}
    source = render("cpu", PROBLEM, Config.of("small_m", DEFAULT.values | {"tasks_per_thread": 16}))
    assert dict(source.launch) == {"tasks_per_thread": 16}
    assert "TASKS_PER_THREAD" not in source.text


def test_name_keeps_field_boundaries() -> None:
    def named(defines: tuple[tuple[str, int | str], ...], text: str) -> str:
        return KernelSource(PROBLEM, DEFAULT, defines, (), text, "rows16").entry

    assert named((("A", "1"), ("B", "2")), "x") != named((("A", "1B"), ("", "2")), "x")
    assert named((("A", "a"),), "bc") != named((("A", "ab"),), "c")
    assert named((), "x") != named((), "y")


def test_every_constant_is_one_the_template_reads() -> None:
    for name in ("qmv", "small_m", "qmm"):
        for config in family("cpu", name).configs(PROBLEM, DEVICE)[:1]:
            source = render("cpu", PROBLEM, config)
            for define, value in source.defines:
                assert f"#ifndef {define}\n" in source.template_text, f"{name} has no default for {define}"
                if isinstance(value, str):
                    assert f"#define {value} " in source.template_text, f"{define} is {value}, which {name} does not know"


def test_templates_are_whole_after_expansion() -> None:
    for name in ("qmv", "small_m", "qmm", "pool", "read_probe"):
        text = template_text(f"cpu/{name}.c")
        assert "#include" not in text
        assert text.count("typedef float f32x16") <= 1


def test_template_hash_follows_its_text(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A changed template, or a header that it includes, makes rows stale."""
    assert len({template_hash("cpu", name) for name in ("qmv", "small_m", "qmm", "dense")}) == 4
    folder = tmp_path / "templates" / "cpu"
    folder.mkdir(parents=True)
    (folder / "a.c").write_text('#include "b.h"\n#include "b.h"\nint a;\n')
    (folder / "b.h").write_text("int b;\n")
    monkeypatch.setattr(rendering, "resource", lambda relative: tmp_path / relative)
    template_text.cache_clear()
    try:
        assert template_text("cpu/a.c") == "int b;\n\n\nint a;\n"
        template_text.cache_clear()
        (folder / "b.h").write_text("int c;\n")
        assert template_text("cpu/a.c") == "int c;\n\n\nint a;\n"
    finally:
        template_text.cache_clear()


def test_dense_generates_nothing() -> None:
    source = render("cpu", PROBLEM.at(32), Config.of("dense", {}))
    assert source.text == ""
    assert source.layout == "native"


def test_layout_is_the_configs() -> None:
    assert render("cpu", PROBLEM, DEFAULT).layout == "rows16"
    assert render("cpu", PROBLEM, Config.of("small_m", DEFAULT.values | {"layout": "native"})).layout == "native"
