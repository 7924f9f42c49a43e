"""Metal text -> C++ text with the same lines: the few places where the two languages do not read alike."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tuner.metal_host.defects import refused
from tuner.metal_host.source import MetalSource, Parameter

GENERATED = "<generated>"

_COMMENT_OR_STRING = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', re.DOTALL)
_DOUBLE_LITERAL = re.compile(r"(?<![\w.])(?:(?:\d+\.\d*|\.\d+)(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+)(?![\w.])")
_VEC = r"(?:metal\s*::\s*)?vec\s*<[^;(){}<>]*>"
_NAMED_VECTOR = r"(?:metal\s*::\s*)?(?:float|half|bfloat|bool|u?char|u?short|u?int|u?long)[234]"
_ALIAS = re.compile(rf"\busing\s+(\w+)\s*=\s*{_VEC}\s*;|\btypedef\s+{_VEC}\s+(\w+)\s*;")
_ARRAY_PARAMETER = re.compile(r"(\b(?:device|constant|threadgroup)\b[^,()*&;{}=]*?\s)(\w+)\s*\[[^\]]*\](?=\s*[,)])")
_THREADGROUP = re.compile(r"\bthreadgroup\b")
_SHARED = "static __attribute__((loader_uninitialized)) "
_STATEMENT_START = re.compile(r"(?:^|[;{}])\s*(?:(?:alignas\s*\([^()]*\)|volatile|\[\[[^\]]*\]\])\s*)*$")

_BUILTINS = {
    "thread_position_in_grid": "position_in_grid",
    "thread_position_in_threadgroup": "position_in_group",
    "threadgroup_position_in_grid": "group_in_grid",
    "threads_per_threadgroup": "group_size",
    "dispatch_threads_per_threadgroup": "full_group_size",
    "threads_per_grid": "grid",
    "grid_size": "grid",
    "threadgroups_per_grid": "groups",
    "thread_index_in_simdgroup": "lane",
    "simdgroup_index_in_threadgroup": "simdgroup",
    "thread_index_in_threadgroup": "index",
    "simdgroups_per_threadgroup": "simdgroups",
    "dispatch_simdgroups_per_threadgroup": "full_simdgroups",
    "threads_per_simdgroup": "32",
    "thread_execution_width": "32",
    "thread_index_in_quadgroup": "quad_lane",
    "quadgroup_index_in_threadgroup": "quadgroup",
}
_ENTRY = """
struct __msl_builtins {
  unsigned position_in_grid[3], position_in_group[3], group_in_grid[3];
  unsigned group_size[3], full_group_size[3], grid[3], groups[3];
  unsigned lane, simdgroup, index, simdgroups;
};
"""
_SCALARS = {
    "quad_lane": "(u->lane % 4)",
    "quadgroup": "(u->index / 4)",
    "full_simdgroups": "((u->full_group_size[0] * u->full_group_size[1] * u->full_group_size[2] + 31) / 32)",
    "32": "32",
}


@dataclass(frozen=True)
class Edit:
    start: int
    end: int
    text: str


def translate(source: MetalSource) -> str:
    """The C++ of a kernel with an entry that the runtime calls; `#line` gives every line its author's file and number."""
    start = source.signature.end()
    end = start + len(source.body)
    if source.text[start:end] != source.body:
        raise refused("the kernel's body is not where MLX 0.32 puts it.")
    aliases = frozenset(name for match in _ALIAS.finditer(source.header + source.body) for name in match.groups() if name)
    signature = source.text[len(source.header) : start].replace("[[kernel]]", "__attribute__((noinline))")
    tail = re.sub(r"template \[\[host_name\(\"[^\"]*\"\)\]\] \[\[kernel\]\] ", "template ", source.text[end:])
    return "\n".join(
        [
            '#include "mlx_utils.h"',
            f'#line {source.header_line} "{source.header_file or source.name + ".header"}"',
            _to_cpp(source.header, aliases),
            f'#line 1 "{GENERATED}"',
            signature.rstrip("\n"),
            f'#line {source.body_line} "{source.body_file or source.name + ".source"}"',
            _to_cpp(source.body, aliases),
            f'#line 1 "{GENERATED}"',
            tail,
            _entry(source),
        ]
    )


def without_comments(text: str) -> str:
    """The text with comments and strings blanked: same length, same lines."""
    return _COMMENT_OR_STRING.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)


def _to_cpp(text: str, aliases: frozenset[str]) -> str:
    code = without_comments(text)
    edits = [Edit(m.end(), m.end(), "f") for m in _DOUBLE_LITERAL.finditer(code)]
    for match in _ARRAY_PARAMETER.finditer(code):
        if code.count("(", 0, match.start()) > code.count(")", 0, match.start()):
            edits.append(Edit(match.start(), match.end(), f"{match[1]}* {match[2]}"))
    # The macro of the same name would reach into it; outside of a kernel's own arguments it means nothing.
    edits += [Edit(m.start(), m.end(), "") for m in re.finditer(r"\[\[threadgroup\s*\(\d+\)\]\]", code)]
    vector = "|".join([_VEC, *sorted(aliases)])
    for match in re.finditer(rf"(?<![\w:])(?:{vector})(?=\s*\()", code):
        edits.append(Edit(match.start(), match.end(), f"metal::__make<{match[0]}>"))
    for match in re.finditer(rf"\bstatic_cast\s*<\s*({vector}|{_NAMED_VECTOR})\s*>(?=\s*\()", code):
        edits.append(Edit(match.start(), match.end(), f"metal::__make<{match[1]}>"))
    edits += _threadgroup_variables(code)
    for edit in sorted(edits, key=lambda e: e.start, reverse=True):
        text = text[: edit.start] + edit.text + text[edit.end :]
    return text


def _threadgroup_variables(code: str) -> list[Edit]:
    """A variable in threadgroup memory is one for all threads: in C++ that is a static one. Pointers stay as they are."""
    edits = []
    for match in _THREADGROUP.finditer(code):
        if not _STATEMENT_START.search(code[max(0, match.start() - 200) : match.start()]):
            continue
        end = code.find(";", match.end())
        end = code.find(";", match.end())
        commas = list(_commas(code, match.end(), end))
        first = re.match(r"(.*)\b\w+\s*(?:\[.*)?$", code[match.end() : commas[0] if commas else end], re.DOTALL)
        if first is None or re.search(r"[*&]", first[1]):
            continue
        edits.append(Edit(match.start(), match.start(), _SHARED))
        again = f"; {_SHARED}threadgroup {' '.join(first[1].split())} "  # one declaration a variable
        edits += [Edit(at, at + 1, again) for at in commas]
    return edits


def _commas(code: str, start: int, end: int) -> Iterator[int]:
    """Where the commas between variables are: those in no brackets."""
    depth = 0
    for at in range(start, end):
        depth += (code[at] in "([{<") - (code[at] in ")]}>")
        if code[at] == "," and depth == 0:
            yield at


def _entry(source: MetalSource) -> str:
    arguments = ", ".join(_argument(p) for p in source.parameters)
    return (
        f'#line 1 "{GENERATED}"{_ENTRY}extern "C" void __msl_entry(const unsigned long* b, const __msl_builtins* u) '
        f"{{ {source.function}{source.arguments}({arguments}); }}\n"
    )


def _argument(parameter: Parameter) -> str:
    if parameter.attribute == "buffer":
        pointer = f"({parameter.type}*)b[{parameter.index}]"
        return f"*({pointer})" if parameter.kind == "&" else pointer
    field = _BUILTINS.get(parameter.attribute)
    if field is None:
        raise refused(f"the attribute {parameter.attribute} is not one that the host gives.")
    if parameter.type == "uint3":
        return f"metal::uint3{{u->{field}[0], u->{field}[1], u->{field}[2]}}"
    return _SCALARS.get(field, f"u->{field}")
