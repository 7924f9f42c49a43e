"""The text MLX hands to Apple's compiler, and what it says of its arguments."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

from tuner.metal_host.defects import refused
from tuner.problem import fields_hash

_SIGNATURE = re.compile(r"^\[\[kernel\]\] void (custom_kernel_\w+)\(\n(.*?)\) \{\n", re.MULTILINE | re.DOTALL)
_PARAMETER = re.compile(
    r"(?P<type>.*?)\s*(?P<kind>[*&]?)\s+(?P<name>\w+) \[\[(?P<attribute>\w+)(?:\((?P<index>\d+)\))?\]\]$"
)


@dataclass(frozen=True)
class Parameter:
    """One argument of the kernel: a buffer with its number, or an attribute such as thread_position_in_grid."""

    type: str
    kind: str  # "*", "&" or ""
    name: str
    attribute: str
    index: int | None


@dataclass(frozen=True)
class MetalSource:
    """One kernel as MLX writes it: `header`, then a signature that MLX makes, then `body`, then the instantiation.

    `name` is the author's; the files of defects are made of it where the text has no `#line` of its own, or are
    `header_file` and `body_file` from line `header_line` and `body_line` on.
    """

    name: str
    header: str
    body: str
    text: str
    header_file: str = ""
    header_line: int = 1
    body_file: str = ""
    body_line: int = 1

    @cached_property
    def signature(self) -> re.Match[str]:
        found = _SIGNATURE.search(self.text, len(self.header))
        if found is None or not self.text.startswith(self.header) or self.body not in self.text:
            raise refused("the text does not look like the one MLX 0.32 makes of a custom kernel.")
        return found

    @property
    def function(self) -> str:
        """Name of the kernel function."""
        return self.signature[1]

    @cached_property
    def arguments(self) -> str:
        """The template arguments with their brackets, or nothing."""
        found = re.search(rf"decltype\({self.function}(<.*>)\)", self.text[self.signature.end() :])
        return found[1] if found else ""

    @cached_property
    def parameters(self) -> tuple[Parameter, ...]:
        found = []
        for line in self.signature[2].split(",\n"):
            match = _PARAMETER.match(line.strip())
            if match is None:
                raise refused(f"the argument `{line.strip()}` of the kernel is of a kind the host does not know.")
            index = None if match["index"] is None else int(match["index"])
            found.append(Parameter(match["type"], match["kind"], match["name"], match["attribute"], index))
        return tuple(found)

    @cached_property
    def buffers(self) -> tuple[Parameter, ...]:
        """The parameters that are buffers, in the order of their numbers."""
        return tuple(sorted((p for p in self.parameters if p.attribute == "buffer"), key=lambda p: p.index or 0))

    @cached_property
    def key(self) -> str:
        """Hash of all that the compiled kernel depends on."""
        places = (self.header_file, self.header_line, self.body_file, self.body_line)
        return fields_hash(self.name, self.header, self.body, self.text, *places)
