"""One module of clang's intermediate text: its lines, types, functions and places."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator

from tuner.metal_host.defects import refused
from tuner.metal_host.places import DebugInfo, Sites

CALLED = re.compile(r"\bcall\b.*? @(\"[^\"]+\"|[\w.$]+)\(")
DEFINED = re.compile(r"define .*? @(\"[^\"]+\"|[\w.$]+)\(")
_TYPE_BYTES = {"float": 4, "half": 2, "bfloat": 2, "ptr": 8, "i1": 1, "double": 8}
_COLLECTIVES = ("barrier", "reduce", "scan", "shuffle", "vote", "matrix")


class Module:
    """One module's text, with its types, places and functions."""

    def __init__(self, text: str, sites: Sites) -> None:
        self.lines = text.splitlines()
        self.sites = sites
        self._debug = DebugInfo(self.lines)
        self._types = dict(re.findall(r"^(%(?:\"[^\"]+\"|[\w.]+)) = type (.*)$", text, re.MULTILINE))

    def site(self, line: str) -> int:
        found = re.search(r"!dbg (!\d+)", line)
        return self.sites.number(self._debug.chain(found[1]) if found else ())

    def bytes_of(self, type_name: str) -> int:
        """Size of a type in memory; 3-vectors are as large as 4-vectors."""
        return self._layout(type_name)[0]

    def _layout(self, type_name: str) -> tuple[int, int]:
        """Size and alignment."""
        if type_name in _TYPE_BYTES or re.fullmatch(r"i\d+", type_name):
            size = _TYPE_BYTES.get(type_name) or (int(type_name[1:]) + 7) // 8
            return size, size
        if type_name.startswith("ptr"):
            return 8, 8
        if match := re.fullmatch(r"<(\d+) x (.*)>", type_name):
            n = int(match[1])
            size = (4 if n == 3 else n) * self.bytes_of(match[2])
            return size, size
        if match := re.fullmatch(r"\[(\d+) x (.*)\]", type_name):
            size, align = self._layout(match[2])
            return int(match[1]) * size, align
        members = self._types.get(type_name, type_name)
        if match := re.fullmatch(r"\{ (.*) \}", members):
            end, widest = 0, 1
            for member in split(match[1]):
                size, align = self._layout(member)
                end = -(-end // align) * align + size
                widest = max(widest, align)
            return -(-end // widest) * widest, widest
        raise refused(f"a value of type {type_name} is loaded, stored or declared.")

    def functions(self) -> Iterator[tuple[str, list[str]]]:
        name = ""
        body: list[str] = []
        for line in self.lines:
            if line.startswith("define "):
                match = DEFINED.match(line)
                name, body = match[1] if match else "", []
            elif line == "}" and name:
                yield name, body
                name = ""
            elif name:
                body.append(line)

    @functools.cached_property
    def with_collectives(self) -> set[str]:
        """Functions in which a collective is called, by themselves or by what they call."""
        calls: dict[str, set[str]] = {}
        found = set()
        for name, body in self.functions():
            called = {match[1] for line in body if (match := CALLED.search(line))}
            calls[name] = called
            if any(c.startswith("__msl_") and any(word in c for word in _COLLECTIVES) for c in called):
                found.add(name)
        grown = True
        while grown:
            more = {name for name, called in calls.items() if name not in found and called & found}
            found |= more
            grown = bool(more)
        return found


def width(text: str) -> int:
    """Elements an instruction works on at once."""
    match = re.search(r"<(\d+) x ", text.split("@")[0] if "call" in text.split(" ")[:2] else text)
    return int(match[1]) if match else 1


def space(text: str) -> int:
    """Address space of a pointer operand, or of a variable's declaration; 0 for a thread's own."""
    match = re.match(r".*?\baddrspace\((\d+)\)", text)
    return int(match[1]) if match and (text.startswith("ptr addrspace(") or not text.startswith("ptr")) else 0


def split(text: str) -> list[str]:
    """Operands at the top level of a list."""
    parts, depth, start = [], 0, 0
    for at, letter in enumerate(text):
        if letter in "([{<":
            depth += 1
        elif letter in ")]}>":
            depth -= 1
        elif letter == "," and depth == 0:
            parts.append(text[start:at].strip())
            start = at + 1
    rest = text[start:].strip()
    return [*parts, rest] if rest else parts


def leading_type(text: str) -> str:
    """The type at the start of "<type> <value>"."""
    depth = 0
    for at, letter in enumerate(text):
        if letter in "([{<":
            depth += 1
        elif letter in ")]}>":
            depth -= 1
        elif letter == " " and depth == 0 and not text[at + 1 :].startswith("addrspace("):
            return text[:at]
    return text


def leading_value(text: str) -> tuple[str, str]:
    """The value at the start of "<value>, <options>", and the options."""
    parts = split(text)
    return parts[0], ", ".join(parts[1:])
