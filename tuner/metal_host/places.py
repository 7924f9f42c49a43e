"""Where instructions come from: numbers for places in the author's text."""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from dataclasses import dataclass, field

Place = tuple[str, int, int]
"""File, line, column."""


@dataclass
class Sites:
    """Numbers for places in the text. A number stands for a line with all the calls it was inlined through, so that two
    calls of one helper are two places."""

    library: str  # folder of the Metal library's headers: no place to show an author
    numbers: dict[tuple[Place, ...], int] = field(default_factory=dict)

    def number(self, chain: tuple[Place, ...]) -> int:
        return self.numbers.setdefault(chain, len(self.numbers))

    def places(self) -> list[tuple[str, int]]:
        """For each number the innermost place in the author's own text."""
        return [self._shown(chain) for chain in self.numbers]

    def _shown(self, chain: tuple[Place, ...]) -> tuple[str, int]:
        for file, line, _ in chain:
            if not file.startswith((self.library, "<")):
                return file, line
        return "", 0


class DebugInfo:
    """Where instructions come from, by the number of their !dbg."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._nodes = {}
        for line in lines:
            if line.startswith("!") and " = " in line:
                name, _, text = line.partition(" = ")
                self._nodes[name] = text

    @functools.cache  # noqa: B019 - lives as long as one module's text
    def chain(self, node: str) -> tuple[Place, ...]:
        text = self._nodes.get(node, "")
        line, column, scope = (re.search(rf"\b{key}: (!?\d+)", text) for key in ("line", "column", "scope"))
        place = (self._file(scope[1]) if scope else "", int(line[1]) if line else 0, int(column[1]) if column else 0)
        inlined = re.search(r"inlinedAt: (!\d+)", text)
        return (place, *(self.chain(inlined[1]) if inlined else ()))

    @functools.cache  # noqa: B019
    def _file(self, scope: str) -> str:
        text = self._nodes.get(scope, "")
        file = re.search(r"\bfile: (!\d+)", text)
        if file:
            name = re.search(r'filename: "([^"]*)"', self._nodes.get(file[1], ""))
            return name[1] if name else ""
        outer = re.search(r"\bscope: (!\d+)", text)
        return self._file(outer[1]) if outer else ""
