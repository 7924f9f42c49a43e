"""Puts a call of the runtime before every access of device, constant and threadgroup memory, in clang's intermediate text.

It works on text because that is what zig's clang takes and gives; a line that touches such memory and is not understood is
refused, so that nothing goes unchecked.
"""

from __future__ import annotations

import re

from tuner.metal_host.counts import Counts
from tuner.metal_host.hooks import Hooks
from tuner.metal_host.module import CALLED, DEFINED, Module
from tuner.metal_host.places import Sites
from tuner.metal_host.variables import Variables

HERE = "i32 noundef -777777"  # __msl_here of include/msl/base.h
_TERMINATOR = re.compile(r"^  (?:br|ret|switch|unreachable)\b")


def name_places(text: str, sites: Sites, *, hooks: bool) -> tuple[str, list[int]]:
    """The unoptimised module with its places numbered: collectives know theirs, calls of functions with collectives are
    told to the runtime, variables are padded and registered. With `hooks` accesses are checked as they are written;
    without, that is left to `add_events`. Also the sizes of the variables in threadgroup memory.
    """
    module = Module(text, sites)
    out: list[str] = []
    hooking = Hooks(module)
    variables = Variables(module)
    function = ""
    for line in module.lines:
        if line.startswith("@"):
            line = variables.padded(line)
        elif line.startswith("attributes #"):
            line = line.replace(" noinline", "" if hooks else " sanitize_thread")
        elif line.startswith("define "):
            match = DEFINED.match(line)
            function = match[1] if match else ""
        elif line.startswith("  "):
            if HERE in line:
                line = line.replace(HERE, f"i32 {module.site(line)}")
            called = CALLED.search(line) if " call " in line or line.startswith("  call") else None
            if called and called[1] in module.with_collectives and function != "__msl_entry":
                out += [f"  call void @__msl_enter(i32 {module.site(line)})", line, "  call void @__msl_leave()"]
                continue
            if called and called[1].startswith("__ubsan_handle_"):
                line = _undefined(called[1], line, module.site(line))
            elif hooks:
                out += hooking.before(line)
        out.append(line)
    return "\n".join([*out, *variables.registration(), *_DECLARATIONS, ""]), variables.shared_bytes


def add_events(text: str, sites: Sites) -> str:
    """The optimised module with a check before each access, and its operations counted at the end of each block."""
    module = Module(text, sites)
    hooking = Hooks(module)
    counts = Counts()
    out: list[str] = []
    for line in module.lines:
        if line.startswith("  "):
            out += hooking.before(line)
            if _TERMINATOR.match(line):
                out += counts.flushed()
            else:
                counts.add(line)
        out.append(line)
    missing = [d for d in _DECLARATIONS if d.startswith("declare") and d.split("@")[1].split("(")[0] not in _declared(text)]
    return "\n".join([*out, "@__msl_operations = external global [3 x i64]", *missing, _HOOK_ATTRIBUTES, ""])


_HOOK_ATTRIBUTES = "attributes #9999 = { nounwind memory(inaccessiblemem: readwrite) }"
_DECLARATIONS = (
    *(f"declare void @__msl_{kind}(i64, i32, i32) #9999" for kind in ("load1", "load2", "load3", "store1", "store3")),
    "declare void @__msl_enter(i32)",
    "declare void @__msl_leave()",
    "declare void @__msl_outside(i64, i32)",
    "declare void @__msl_undefined(i32)",
    "declare void @__msl_division(i32, i32) #9999",
    "declare void @msl_variable(i32, i64, i64)",
    _HOOK_ATTRIBUTES,
)


def _undefined(handler: str, line: str, site: int) -> str:
    """The runtime's call for one of clang's own checks."""
    if handler.startswith("__ubsan_handle_out_of_bounds"):
        index = line[line.index("(", line.index("@")) + 1 : line.rindex(")")].split(", ")[1].removeprefix("i64 ")
        return f"  call void @__msl_outside(i64 {index}, i32 {site})"
    return f"  call void @__msl_undefined(i32 {site})"


def _declared(text: str) -> set[str]:
    return set(re.findall(r"^declare .*?@([\w.]+)\(", text, re.MULTILINE))
