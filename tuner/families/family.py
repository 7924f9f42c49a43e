"""What a kernel family is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tuner.attention import AnyProblem
from tuner.problem import Device, Problem
from tuner.space import Config, SearchSpace, Value


@dataclass(frozen=True)
class Family:
    """A template with its parameters.

    template: path below templates/; None for a family that is made of MLX's own operations.
    reduction: names the order in which a config sums over K. Two configs with the same name give the same bits for a row,
    whatever M is.
    m_range: the first and last M that a row measured at problem.m may serve.
    launch_parameters: parameters that only change how a compiled kernel is launched.
    vary_first: the parameter whose best value changes most with the shape: each value of it is tried at the defaults. Of
    several, the first legal config of each combination is tried.
    supports: why a problem is out of the family's reach, in a sentence, or None.
    parts: paths of other texts that a kernel is made of, below templates/; what they are is the backend's affair.
    geometry: launch parameters that follow from a config's values, where a backend launches in tiles.
    kernel_type: in a language with templates, the type whose `run` is the kernel of a problem and config.
    problem_type: what the family computes: Problem, or AttentionProblem.
    run_time: constants of an attention problem that its template takes as run-time values.
    """

    name: str
    template: str | None
    space: SearchSpace
    reduction: Callable[[Config], str]
    m_range: Callable[[Config, Any], tuple[int, int]]
    supports: Callable[[Any], str | None]
    launch_parameters: frozenset[str] = frozenset()
    vary_first: str | tuple[str, ...] = ""
    parts: tuple[str, ...] = ()
    geometry: Callable[[Mapping[str, Value]], Mapping[str, int]] | None = None
    kernel_type: Callable[[Any, Config], str] | None = None
    problem_type: type = Problem
    run_time: frozenset[str] = frozenset()

    def why_not(self, config: Config, problem: AnyProblem, device: Device) -> str | None:
        return self.supports(problem) or self.space.why_not(config, problem, device)

    def configs(self, problem: AnyProblem, device: Device) -> list[Config]:
        """Every legal config of the problem, the default first."""
        return [] if self.supports(problem) else list(self.space.configs(problem, device))

    def starts(self, problem: AnyProblem, device: Device) -> list[Config]:
        """The configs to begin with: the default, and it with each other legal value of `vary_first`."""
        configs = self.configs(problem, device)
        if not configs or not self.vary_first:
            return configs[:1]
        if isinstance(self.vary_first, tuple):
            first: dict[tuple[Value, ...], Config] = {}
            for config in configs:
                first.setdefault(tuple(config.values[name] for name in self.vary_first), config)
            return list(first.values())
        default = configs[0].values
        values = next(p.values for p in self.space.parameters if p.name == self.vary_first)
        varied = [Config.of(self.name, default | {self.vary_first: value}) for value in values]
        return [configs[0], *(c for c in varied if c != configs[0] and self.why_not(c, problem, device) is None)]


def exactly_m(config: Config, problem: AnyProblem) -> tuple[int, int]:
    """The m_range of a family whose kernels serve the M they were measured at."""
    return problem.m, problem.m


def even_block(m: int, block: int) -> int:
    """The smallest block that needs as many passes over m rows as `block` does: 5 rows are 3 + 2, never 4 + 1."""
    passes = -(-m // block)
    return -(-m // passes)


def supports_float(problem: Problem) -> str | None:
    """Why a family that multiplies x as it is does not serve a problem's precision class, or None."""
    if problem.activations != "float":
        return f"its products are of x as it is, not of {problem.activations} activations."
    return None
