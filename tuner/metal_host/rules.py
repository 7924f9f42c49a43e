"""What Apple's compiler rejects and plain C++ accepts, looked up in clang's syntax tree.

Sources: the Metal Shading Language Specification, sections 1.5 (C++ restrictions), 2.1 (scalar types and their conversions)
and 4 (address spaces).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tuner.metal_host.defects import Defect
from tuner.metal_host.source import MetalSource

_NODE = re.compile(r"^([| `-]*)(\w+) (0x[0-9a-f]+) (.*)$")
_LOCATION = re.compile(r"\bline:(?P<line>\d+):\d+|\bcol:\d+|(?P<file>[^\s<>,:][^\s,:]*|<[\w -]+>):(?P<n>\d+):\d+")
_SPACE = re.compile(r"\b(?:device|constant|threadgroup)\b|address_space\(")
_FUNCTION_POINTER = re.compile(r"\([*&]\w*\)\s*\(")
_REFERENCED = re.compile(r"\b(?:Function|CXXMethod) (0x[0-9a-f]+)|(?:->|\.)[\w~]+ (0x[0-9a-f]+)")
_KERNEL = re.compile(r"(?:\[\[kernel\]\]|\bkernel)\s+void\s+(\w+)\s*\(")
_VARIABLES = ("VarDecl", "ParmVarDecl", "FieldDecl")
_FUNCTIONS = ("FunctionDecl", "CXXMethodDecl", "CXXConstructorDecl", "CXXConversionDecl", "CXXDestructorDecl")
_CASTS = ("CStyleCastExpr", "CXXReinterpretCastExpr", "CXXStaticCastExpr", "CXXFunctionalCastExpr", "CXXConstCastExpr")
_WORDS = {
    "LambdaExpr": "a lambda expression: Metal has them from version 3.2 only.",
    "CXXNewExpr": "`new`: Metal has no heap.",
    "CXXDeleteExpr": "`delete`: Metal has no heap.",
    "GCCAsmStmt": "inline assembly.",
    "CXXThrowExpr": "an exception.",
}


@dataclass
class Node:
    """A line of the tree: what it is, and where the author wrote it."""

    depth: int
    kind: str
    id: str
    text: str
    file: str
    line: int

    @property
    def type(self) -> str:
        """The type as it is written, without what a name in it stands for."""
        found = re.search(r"'([^']*)'", self.text)
        return found[1] if found else ""

    @property
    def full_type(self) -> str:
        """The type with what a name in it stands for."""
        found = re.search(r"'([^']*)'(?::'([^']*)')?", self.text)
        return f"{found[1]} {found[2] or ''}" if found else ""

    @property
    def name(self) -> str:
        found = re.search(r"([\w~<>=+*/()\[\]\" -]*?) '", self.text)
        return found[1].split(" ")[-1] if found else ""


def broken_rules(dump: str, text: str, source: MetalSource, library: str) -> tuple[Defect, ...]:
    """A defect for each rule that the author's text breaks. `dump` is clang's tree of `text`, which `translate` made."""
    kernels = {source.function, *_KERNEL.findall(source.header)}
    checker = _Checker(_numbered_lines(text), kernels)
    for node in _nodes(dump, [file for file, _ in checker.lines], library):
        checker.visit(node)
    checker.check_recursion()
    return tuple(dict.fromkeys(checker.found))


def _numbered_lines(text: str) -> dict[tuple[str, int], str]:
    """(file, line) -> the line, as `#line` counts."""
    lines, file, number = {}, "", 0
    for line in text.splitlines():
        directive = re.match(r'#\s*line\s+(\d+)(?:\s+"([^"]*)")?', line)
        if directive:
            number, file = int(directive[1]), directive[2] or file
        else:
            lines[file, number] = line
            number += 1
    return lines


def _nodes(dump: str, files: list[str], library: str) -> Iterator[Node]:
    """The author's part of the tree: what comes after the Metal library."""
    starts = [at for name in {*files} - {""} if (at := dump.find(f"{name}:")) >= 0]
    if not starts:
        return
    file, line = "", 0
    for row in dump[dump.rfind("\n", 0, min(starts)) + 1 :].splitlines():
        match = _NODE.match(row)
        if match is None:
            continue
        prefix, kind, number, rest = match.groups()
        places = []  # of a range, then for a declaration of its name; each is relative to the one before
        for place in _LOCATION.finditer(rest.split(" '", 1)[0]):
            file = place["file"] or file
            line = int(place["n"] or place["line"] or line)
            if not file.startswith((library, "<")):
                places.append((file, line))
        shown = ("", 0) if not places else places[-1] if kind in (*_VARIABLES, *_FUNCTIONS) else places[0]
        yield Node(len(prefix), kind, number, rest, *shown)


class _Checker:
    def __init__(self, lines: dict[tuple[str, int], str], kernels: set[str]) -> None:
        self.lines = lines
        self.found: list[Defect] = []
        self._kernels = kernels
        self._parents: list[Node] = []
        self._calls: dict[str, set[str]] = {}
        self._functions: dict[str, Node] = {}
        self._first: dict[str, str] = {}  # declaration -> the first one of the same function

    def visit(self, node: Node) -> None:
        while self._parents and self._parents[-1].depth >= node.depth:
            self._parents.pop()
        if node.kind in _FUNCTIONS:
            self._note_function(node)
        function = self._function()
        if function:
            for match in _REFERENCED.finditer(node.text):
                self._calls.setdefault(function.id, set()).add(match[1] or match[2])
        if node.file:
            self._check(node, function)
        self._parents.append(node)

    def _function(self) -> Node | None:
        return next((p for p in reversed(self._parents) if p.kind in _FUNCTIONS), None)

    def _check(self, node: Node, function: Node | None) -> None:
        if node.kind in _WORDS:
            self._report(node, "construct", _WORDS[node.kind])
        elif node.kind == "ImplicitCastExpr":
            self._check_conversion(node)
        elif node.kind == "CompoundAssignOperator":
            result = re.search(r"ComputeResultTy='([^']*)'", node.text)
            if "__bf16" in node.full_type and result and result[1] not in ("bfloat", "__bf16", "bfloat16_t"):
                self._report(node, "conversion", f"{result[1]} is assigned to bfloat without a cast.")
        elif node.kind in _VARIABLES and " implicit" not in node.text.split("'")[0]:
            self._check_variable(node, function)
        elif node.kind in _CASTS:
            self._check_cast(node)

    def _check_conversion(self, node: Node) -> None:
        if "part_of_explicit_cast" in node.text or (
            "<FloatingCast>" not in node.text and "<IntegralToFloating>" not in node.text
        ):
            return
        if "__bf16" in node.full_type and "ext_vector" not in node.full_type:
            self._report(node, "conversion", "an implicit conversion to bfloat: write static_cast<bfloat>(...).")

    def _check_variable(self, node: Node, function: Node | None) -> None:
        kind, name = node.type, node.name
        if re.search(r"\blong long\b", kind):
            self._report(node, "construct", f"`{name}` is a long long: Metal has no such type; long has 64 bits.")
        if _FUNCTION_POINTER.search(kind):
            self._report(node, "construct", f"`{name}` is a pointer to a function.")
            return
        if node.kind == "VarDecl":
            self._check_storage(node, function)
        if (
            re.search(r"[*&]", re.sub(r"\[[^\]]*\]", "", kind))
            and not _SPACE.search(node.full_type)
            and "lambda" not in kind
        ):
            written = self._declaration(node, name)
            if not re.search(r"\bthread\b|\bauto\b", written) and re.search(r"[*&\[]", written):
                self._report(node, "construct", f"`{written.strip()}` names no address space: write thread, device, ...")

    def _check_storage(self, node: Node, function: Node | None) -> None:
        kind = node.full_type
        static = re.search(r"' static\b", node.text) is not None
        if function is None or (static and "threadgroup" not in kind):
            if not re.search(r"\bconstant\b|address_space\(2\)", kind):
                what = "at program scope" if function is None else "static"
                self._report(node, "construct", f"the variable `{node.name}` is {what}: it must be in constant memory.")
        elif static and not re.search(r"[*&]", node.type) and function.name.split("<")[0] not in self._kernels:
            self._report(
                node,
                "construct",
                f"the threadgroup variable `{node.name}` is declared in a function that is not the kernel.",
            )

    def _check_cast(self, node: Node) -> None:
        if "<AddressSpaceConversion>" in node.text:
            self._report(node, "construct", "a cast from one address space to another.")
        elif "ext_vector" in node.full_type and "<BitCast>" in node.text:
            self._report(
                node, "refused", "a cast of a vector to another type of element: write T4(...) or as_type<T4>(...)."
            )
        elif "*" in node.type and not _SPACE.search(node.full_type) and not _FUNCTION_POINTER.search(node.type):
            line = self.lines.get((node.file, node.line), "")
            if not re.search(r"\bthread\b|\bthis\b", line) and "*" in line:
                self._report(node, "construct", f"the cast to `{node.type}` names no address space.")

    def _declaration(self, node: Node, name: str) -> str:
        """What is written from the start of a declaration to its name, and the dimensions after that."""
        line = self.lines.get((node.file, node.line), "")
        found = list(re.finditer(rf"\b{re.escape(name)}\b", line)) if name else []
        column = re.search(r"(?:col|:\d+):(\d+) (?:\w+ )*$", node.text.split("'")[0].rsplit(name, 1)[0]) if name else None
        at = next((m for m in found if column and m.start() >= int(column[1]) - 1), found[0] if found else None)
        if at is None:
            return line
        before = line[: at.start()]
        if not before.strip():  # the type is on the line before
            before = self.lines.get((node.file, node.line - 1), "") + before
        after = re.match(r"\s*(?:\[[^\]]*\])*", line[at.end() :])
        return _last_part(before) + name + (after[0] if after else "")

    # --------------------------------------------------------------------------------------------------------- recursion

    def _note_function(self, node: Node) -> None:
        previous = re.search(r"\bprev (0x[0-9a-f]+)", node.text)
        self._first[node.id] = self._first.get(previous[1], previous[1]) if previous else node.id
        self._functions[node.id] = node

    def check_recursion(self) -> None:
        """Reports each function of the author's that is reached from itself."""
        graph: dict[str, set[str]] = {}
        for caller, called in self._calls.items():
            graph.setdefault(self._first.get(caller, caller), set()).update(self._first.get(c, c) for c in called)
        for function in graph:
            seen: set[str] = set()
            waiting = list(graph[function])
            while waiting:
                at = waiting.pop()
                if at not in seen:
                    seen.add(at)
                    waiting += graph.get(at, ())
            node = self._functions.get(function)
            if function in seen and node is not None and node.file:
                self._report(node, "construct", f"`{node.name}` calls itself: Metal has no recursion.")

    def _report(self, node: Node, kind: str, message: str) -> None:
        self.found.append(Defect(kind, message, node.file, node.line))


def _last_part(text: str) -> str:
    """What follows the last separator of declarations; a comma between angle brackets is none."""
    depth = 0
    for at in range(len(text) - 1, -1, -1):
        depth += (text[at] == ">" and text[at - 1 : at] != "-") - (text[at] == "<")
        if text[at] in "(;{}" or (text[at] == "," and depth <= 0):
            return text[at + 1 :]
    return text
