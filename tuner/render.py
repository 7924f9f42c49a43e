"""(Problem, Config) -> KernelSource. Pure: it reads templates and touches no device."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tuner.attention import AnyProblem, AttentionProblem
from tuner.families import family
from tuner.problem import Problem, fields_hash
from tuner.resources import resource
from tuner.space import Config, Value

_INCLUDE = re.compile(r'^#include "([\w./]+)"$', re.MULTILINE)


@dataclass(frozen=True)
class KernelSource:
    """Text of one kernel with the constants that make it this kernel, its launch parameters, and the layout it wants its
    weights in.

    `problem` and `config` are what it was rendered for; text and entry hold only what the text depends on, so that
    problems which differ in run-time sizes, and configs which differ in how they are launched, share one compiled kernel.
    """

    problem: Any  # Problem or AttentionProblem: a backend's kernels know which they are for
    config: Config
    defines: tuple[tuple[str, Value], ...]
    launch: tuple[tuple[str, Value], ...]
    template_text: str
    layout: str
    parts: tuple[str, ...] = ()
    kernel_type: str = ""

    @cached_property
    def text(self) -> str:
        return "".join(f"#define {name} {value}\n" for name, value in self.defines) + self.template_text

    @cached_property
    def entry(self) -> str:
        """Name of the compiled kernel: a hash of every field of the text, with the field boundaries."""
        constants = [part for define in self.defines for part in define]
        return f"{self.config.family}_{fields_hash(*constants, self.kernel_type, self.template_text, *self.parts)}"


def template_hash(backend: str, family_name: str) -> str:
    """Hash of a family's template with all it includes; rows made from another text are stale."""
    kind = family(backend, family_name)
    return _template_hash(kind.template, kind.parts)


def render(backend: str, problem: AnyProblem, config: Config) -> KernelSource:
    """The source of one kernel. Raises BadInputError for a family that the backend does not have."""
    kind = family(backend, config.family)
    layout = str(config.values.get("layout", "rows16" if backend == "cpu" else "native"))
    launch = tuple((name, value) for name, value in config.items if name in kind.launch_parameters)
    if kind.geometry:
        launch += tuple(kind.geometry(config.values).items())
    if kind.template is None:
        return KernelSource(problem, config, (), launch, "", "native")
    if kind.kernel_type:
        text = template_text(kind.template)
        return KernelSource(problem, config, (), launch, text, "native", kernel_type=kind.kernel_type(problem, config))
    constants = problem.constants() if isinstance(problem, AttentionProblem) else _problem_constants(problem)
    constants = {name: value for name, value in constants.items() if name not in kind.run_time}
    compiled = [(name, value) for name, value in config.items if name not in kind.launch_parameters]
    constants |= {_constant_name(name): _constant_value(name, value) for name, value in compiled}
    parts = tuple(template_text(path) for path in kind.parts)
    return KernelSource(problem, config, tuple(constants.items()), launch, template_text(kind.template), layout, parts)


@functools.cache
def template_text(path: str) -> str:
    """Text of templates/`path` with its own includes put in place, each once. Metal texts keep their files and lines by
    #line directives: MLX gives Apple's compiler one text, whose errors are to name the template."""
    seen: set[str] = set()
    marked = path.startswith("metal/")

    def expand(relative: str) -> str:
        text = resource(f"templates/{relative}").read_text()
        folder, _, name = relative.rpartition("/")

        def include(match: re.Match[str]) -> str:
            other = f"{folder}/{match[1]}"
            if other in seen:
                return ""
            seen.add(other)
            line = text.count("\n", 0, match.end()) + 2
            return expand(other) + (f'#line {line} "{name}"' if marked else "")

        return (f'#line 1 "{name}"\n' if marked else "") + _INCLUDE.sub(include, text)

    return expand(path)


@functools.cache
def _template_hash(template: str | None, parts: tuple[str, ...]) -> str:
    return fields_hash("mlx" if template is None else template_text(template), *map(template_text, parts))


def _problem_constants(problem: Problem) -> dict[str, int | str]:
    """The part of a problem that is compiled in: M, N and K are run-time values."""
    return {
        "MODE": f"MODE_{problem.quantization.mode.upper()}",
        "BITS": problem.quantization.bits,
        "GROUP_SIZE": problem.quantization.group_size,
        "X_DTYPE": f"DTYPE_{problem.x_dtype.upper()}",
        "SCALE_DTYPE": f"DTYPE_{problem.scale_dtype.upper()}",
    }


def _constant_name(parameter: str) -> str:
    return "SCALE_PER_WEIGHT" if parameter == "scale_per" else parameter.upper()


def _constant_value(parameter: str, value: Value) -> Value:
    if parameter == "scale_per":
        return int(value == "weight")
    return f"{parameter.upper()}_{value.upper()}" if isinstance(value, str) else value
