"""The vocabulary of a search: parameters, the constraints between them, and the configs that are left."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tuner.attention import AnyProblem
from tuner.problem import Device, fields_hash

Value = int | str


@dataclass(frozen=True)
class Parameter:
    """A named compile-time constant of a template and the values a search may give it, the default first."""

    name: str
    values: tuple[Value, ...]
    meaning: str


@dataclass(frozen=True)
class Constraint:
    """Which combinations are legal, and the hardware reason in a sentence. `reason` may use the names in braces."""

    reason: str
    holds: Callable[[Mapping[str, Value], Any, Device], bool]


@dataclass(frozen=True, order=True)
class Config:
    """One family plus a value for each of its parameters: everything a kernel is generated from besides the problem."""

    family: str
    items: tuple[tuple[str, Value], ...]

    @classmethod
    def of(cls, family: str, values: Mapping[str, Value]) -> Config:
        return cls(family, tuple(sorted(values.items())))

    @classmethod
    def from_json(cls, family: str, text: str) -> Config:
        return cls.of(family, json.loads(text))

    @property
    def values(self) -> dict[str, Value]:
        return dict(self.items)

    def to_json(self) -> str:
        return json.dumps(self.values, sort_keys=True)

    def __str__(self) -> str:
        return f"{self.family} " + " ".join(f"{name}={value}" for name, value in self.items)


@dataclass(frozen=True)
class SearchSpace:
    """All configs of one family."""

    family: str
    parameters: tuple[Parameter, ...]
    constraints: tuple[Constraint, ...] = ()

    @cached_property
    def key(self) -> str:
        """Changes when a parameter, a value or a constraint's wording changes."""
        parts = [(p.name, p.values) for p in self.parameters]
        return fields_hash(self.family, *parts, *(c.reason for c in self.constraints))

    def why_not(self, config: Config, problem: AnyProblem, device: Device) -> str | None:
        """Why `config` may not run `problem` on `device`, in one sentence, or None when it may."""
        values = config.values
        names = [p.name for p in self.parameters]
        if config.family != self.family or sorted(values) != sorted(names):
            return f"{config} is no config of {self.family}, whose parameters are {', '.join(names)}."
        for parameter in self.parameters:
            if values[parameter.name] not in parameter.values:
                allowed = ", ".join(map(str, parameter.values))
                return f"{parameter.name} is {values[parameter.name]}; {self.family} allows {allowed}."
        for constraint in self.constraints:
            if not constraint.holds(values, problem, device):
                return constraint.reason.format(**values, problem=problem, device=device)
        return None

    def configs(self, problem: AnyProblem, device: Device) -> Iterator[Config]:
        """Every legal config, defaults first. A constraint is asked as soon as the values it looks at are there, so that
        what it forbids is not spelled out."""
        chosen: dict[str, Value] = {}

        def allowed(constraint: Constraint) -> bool | None:
            try:
                return constraint.holds(chosen, problem, device)
            except KeyError:
                return None

        def extend(place: int, open_: tuple[Constraint, ...]) -> Iterator[Config]:
            if place == len(self.parameters):
                yield Config.of(self.family, chosen)
                return
            parameter = self.parameters[place]
            for value in parameter.values:
                chosen[parameter.name] = value
                answers = [(constraint, allowed(constraint)) for constraint in open_]
                if all(answer is not False for _, answer in answers):
                    yield from extend(place + 1, tuple(c for c, answer in answers if answer is None))
                del chosen[parameter.name]

        yield from extend(0, self.constraints)
