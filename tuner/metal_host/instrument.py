"""Puts a call of the runtime before every access of device, constant and threadgroup memory, in clang's intermediate text.

It works on text because that is what zig's clang takes and gives; a line that touches such memory and is not understood is
refused, so that nothing goes unchecked.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from tuner.metal_host.defects import refused

HERE = "i32 noundef -777777"  # __msl_here of include/msl/base.h
_TYPE_BYTES = {"float": 4, "half": 2, "bfloat": 2, "ptr": 8, "i1": 1, "double": 8}
_COLLECTIVES = ("barrier", "reduce", "scan", "shuffle", "vote", "matrix")
_PADDING = 256  # after each variable, so that one step outside is in no other
_CALLED = re.compile(r"\bcall\b.*? @(\"[^\"]+\"|[\w.$]+)\(")
_DEFINED = re.compile(r"define .*? @(\"[^\"]+\"|[\w.$]+)\(")
_ACCESS = re.compile(r"^  (?:%\S+ = )?(load|store) (volatile )?(.*), align (\d+)(?:, .*)?$")
_ANY_ACCESS = re.compile(
    r"^  (?:%\S+ = )?(?:(?:tail |notail )?call .*@llvm\.|load |store |atomicrmw |cmpxchg |addrspacecast )"
)
_ARGUMENT_ATTRIBUTES = re.compile(
    r"(?<=\)) (?:noundef|nonnull|noalias|align \d+|dereferenceable\(\d+\)|writeonly|readonly|captures\([^)]*\))(?= )"
)
_DIVISION = re.compile(r"^  %\S+ = (?:(s)|u)(?:div|rem) (?:exact )?(i\d+|<\d+ x i\d+>) (\S+), ([^,\s]+)")
_TERMINATOR = re.compile(r"^  (?:br|ret|switch|unreachable)\b")
_NO_ACCESS = ("llvm.lifetime", "llvm.dbg", "llvm.assume", "llvm.experimental.noalias", "llvm.invariant")

Place = tuple[str, int, int]


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


class Module:
    """One module's text, with its types, places and functions."""

    def __init__(self, text: str, sites: Sites) -> None:
        self.lines = text.splitlines()
        self._sites = sites
        self._debug = DebugInfo(self.lines)
        self._types = dict(re.findall(r"^(%(?:\"[^\"]+\"|[\w.]+)) = type (.*)$", text, re.MULTILINE))

    def site(self, line: str) -> int:
        found = re.search(r"!dbg (!\d+)", line)
        return self._sites.number(self._debug.chain(found[1]) if found else ())

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
            for member in _split(match[1]):
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
                match = _DEFINED.match(line)
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
            called = {match[1] for line in body if (match := _CALLED.search(line))}
            calls[name] = called
            if any(c.startswith("__msl_") and any(word in c for word in _COLLECTIVES) for c in called):
                found.add(name)
        grown = True
        while grown:
            more = {name for name, called in calls.items() if name not in found and called & found}
            found |= more
            grown = bool(more)
        return found


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
            match = _DEFINED.match(line)
            function = match[1] if match else ""
        elif line.startswith("  "):
            if HERE in line:
                line = line.replace(HERE, f"i32 {module.site(line)}")
            called = _CALLED.search(line) if " call " in line or line.startswith("  call") else None
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
    "declare void @__msl_range(i32, i32, i64, i64, i32) #9999",
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


class Hooks:
    """The calls that go before an access."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._n = 0

    def before(self, line: str) -> list[str]:
        """The lines to put before one: none for most."""
        division = _DIVISION.match(line)
        if division:
            return self._division(division, line)
        if "addrspace(" not in line or not _ANY_ACCESS.match(line):
            return []
        access = _ACCESS.match(line)
        if access:
            return self._access(access, line)
        if "addrspacecast" in line:
            raise self._refused("a cast between address spaces", line)
        called = _CALLED.search(line)
        name = called[1] if called else ""
        if name.startswith(_NO_ACCESS):
            return []
        if name.startswith(("llvm.memcpy", "llvm.memmove", "llvm.memset")):
            return self._range(name, line)
        raise self._refused("an access of a kind the host does not know", line)

    def _access(self, access: re.Match[str], line: str) -> list[str]:
        *values, pointer = _split(access[3])
        space = _space(pointer)
        if space == 0:
            return []
        # A store's first operand is "<type> <value>"; a load's is the type.
        kind = access[1]
        type_name = values[0] if kind == "load" else _leading_type(values[0])
        if len(values) != 1 or space not in (1, 2, 3) or (kind == "store" and space == 2):
            raise self._refused("an access of a kind the host does not know", line)
        size, align = self._module.bytes_of(type_name), int(access[4]).bit_length() - 1
        address, made = self._address(pointer)
        return [
            made,
            f"  call void @__msl_{kind}{space}(i64 {address}, i32 {size | align << 16}, i32 {self._module.site(line)})",
        ]

    def _range(self, name: str, line: str) -> list[str]:
        operands = _split(line[line.index("(", line.index("@" + name)) + 1 : line.rindex("i1 ")])
        length = operands[2].removeprefix("i64 ") if len(operands) > 2 else ""
        if not length or not operands[2].startswith("i64 "):
            raise self._refused("a copy of a kind the host does not know", line)
        out = []
        for at, operand in enumerate(operands[:2]):
            space = _space(operand) if operand.startswith("ptr") else 0
            if space:
                address, made = self._address(operand)
                out += [
                    made,
                    f"  call void @__msl_range(i32 {space}, i32 {int(at == 0)}, i64 {address}, i64 {length},"
                    f" i32 {self._module.site(line)})",
                ]
        return out

    def _division(self, division: re.Match[str], line: str) -> list[str]:
        """By zero, or of the least number by -1: on this CPU that would end the process."""
        signed, type_name, left, right = division.groups()
        if right.lstrip("-").isdigit() and right not in ("0", "-1"):
            return []
        self._n += 1
        name, width = f"%__msl_b{self._n}", re.search(r"i(\d+)", type_name)
        n = _width(type_name)
        bits = "i1" if n == 1 else f"<{n} x i1>"

        def splat(value: int) -> str:
            return str(value) if n == 1 else f"splat (i{width[1] if width else 32} {value})"

        out = [f"  {name}z = icmp eq {type_name} {right}, {splat(0)}"]
        if signed:
            out += [
                f"  {name}l = icmp eq {type_name} {left}, {splat(-(1 << int(width[1] if width else 32) - 1))}",
                f"  {name}m = icmp eq {type_name} {right}, {splat(-1)}",
                f"  {name}o = and {bits} {name}l, {name}m",
                f"  {name}a = or {bits} {name}z, {name}o",
            ]
        any_bad = f"{name}a" if signed else f"{name}z"
        if n > 1:
            out += [f"  {name}v = bitcast {bits} {any_bad} to i{n}", f"  {name}w = icmp ne i{n} {name}v, 0"]
            any_bad = f"{name}w"
        out += [
            f"  {name} = zext i1 {any_bad} to i32",
            f"  call void @__msl_division(i32 {name}, i32 {self._module.site(line)})",
        ]
        return out

    def _address(self, pointer: str) -> tuple[str, str]:
        self._n += 1
        name = f"%__msl_a{self._n}"
        return name, f"  {name} = ptrtoint {_ARGUMENT_ATTRIBUTES.sub('', pointer)} to i64"

    def _refused(self, what: str, line: str) -> Exception:
        places = self._module._sites.places()
        file, number = places[self._module.site(line)] if self._module.site(line) < len(places) else ("", 0)
        where = f" at {file}:{number}" if file else ""
        return refused(f"{what}{where}: {line.strip().split(', !dbg')[0]}")


class Variables:
    """Threadgroup and constant variables of the text itself: padded, and told to the runtime."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._calls: list[str] = []
        self.shared_bytes: list[int] = []

    def padded(self, line: str) -> str:
        match = re.match(r"(@(?:\"[^\"]+\"|[\w.$]+)) = (.*?)\b(global|constant) (.*)$", line)
        if match is None:
            return line
        name, before, kind, rest = match.groups()
        space = _space(before)
        if "external" in before.split():
            if space:
                raise refused(f"the variable {name} is declared but not defined.")
            return line
        if space == 0:
            if kind == "global" and "private" not in before.split() and not name.startswith("@llvm."):
                raise refused(f"the variable {name} is neither in constant nor in threadgroup memory.")
            if name.startswith("@llvm.global_ctors"):
                raise refused("a variable is initialised by code that runs before the kernel.")
            return line
        type_name = _leading_type(rest)
        value = rest[len(type_name) + 1 :]
        initial, options = _leading_value(value)
        align = re.search(r"align (\d+)", options)
        alignment = max(16, int(align[1]) if align else 16)
        size = f"ptrtoint (ptr getelementptr ({type_name}, ptr null, i32 1) to i64)"
        self._calls.append(
            f"  call void @msl_variable(i32 {space}, i64 ptrtoint (ptr addrspace({space}) {name} to i64), i64 {size})"
        )
        if space == 3:
            self.shared_bytes.append((self._module.bytes_of(type_name) + 15) // 16 * 16)
            padded = f"{{ {type_name}, [{_PADDING} x i8] }} zeroinitializer"
            return f"{name} = dso_local addrspace(3) global {padded}, align {alignment}"
        padded = f"{{ {type_name}, [{_PADDING} x i8] }} {{ {type_name} {initial}, [{_PADDING} x i8] zeroinitializer }}"
        return f"{name} = internal addrspace({space}) constant {padded}, align {alignment}"

    def registration(self) -> list[str]:
        return ["define void @__msl_register() {", *self._calls, "  ret void", "}"]


_FLOAT_OPS = frozenset(["fadd", "fsub", "fmul", "fdiv", "frem", "fneg", "fcmp"])
_INTEGER_OPS = frozenset(
    ["add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor", "icmp", "select"]
)
_CONVERSIONS = frozenset(["uitofp", "sitofp", "fptoui", "fptosi", "fpext", "fptrunc"])
_FLOAT_INTRINSICS = [
    "sqrt",
    "fabs",
    "floor",
    "ceil",
    "trunc",
    "rint",
    "round",
    "minnum",
    "maxnum",
    "minimum",
    "maximum",
    "copysign",
    "exp",
    "exp2",
    "log",
    "log2",
    "sin",
    "cos",
    "pow",
    "ldexp",
    "is.fpclass",
]
_INTEGER_INTRINSICS = [
    "umin",
    "umax",
    "smin",
    "smax",
    "abs",
    "ctpop",
    "ctlz",
    "cttz",
    "fshl",
    "fshr",
    "bswap",
    "bitreverse",
    "usub",
    "uadd",
    "ssub",
    "sadd",
]


class Counts:
    """Operations since the last flush: float, integer, conversions."""

    def __init__(self) -> None:
        self._counts = [0, 0, 0]
        self._n = 0

    def add(self, line: str) -> None:
        _, _, text = line.partition(" = ")
        text = text or line.strip()
        word = text.split(" ", 1)[0]
        if word in ("tail", "notail", "call"):
            self._add_call(text)
            return
        kind = 0 if word in _FLOAT_OPS else 1 if word in _INTEGER_OPS else 2 if word in _CONVERSIONS else None
        if kind is not None:
            self._counts[kind] += _width(text)

    def _add_call(self, text: str) -> None:
        called = _CALLED.search(text)
        if called is None:
            return
        name = called[1]
        if name.startswith(("llvm.fma.", "llvm.fmuladd.", "__msl_fma")):
            self._counts[0] += 2 * _width(text)
        elif name.startswith("llvm."):
            base = name.removeprefix("llvm.")
            if base.startswith(tuple(f"{i}." for i in _FLOAT_INTRINSICS)):
                self._counts[0] += _width(text)
            elif base.startswith(tuple(f"{i}." for i in _INTEGER_INTRINSICS)):
                self._counts[1] += _width(text)
        elif not name.startswith(("__msl_", "msl_")) and re.fullmatch(r"[a-z0-9]+f", name):
            self._counts[0] += 1

    def flushed(self) -> list[str]:
        out = []
        for kind, count in enumerate(self._counts):
            if count:
                self._n += 1
                n = self._n
                where = f"getelementptr inbounds ([3 x i64], ptr @__msl_operations, i64 0, i64 {kind})"
                out += [
                    f"  %__msl_c{n} = load i64, ptr {where}",
                    f"  %__msl_d{n} = add i64 %__msl_c{n}, {count}",
                    f"  store i64 %__msl_d{n}, ptr {where}",
                ]
        self._counts = [0, 0, 0]
        return out


def _width(text: str) -> int:
    match = re.search(r"<(\d+) x ", text.split("@")[0] if "call" in text.split(" ")[:2] else text)
    return int(match[1]) if match else 1


def _space(text: str) -> int:
    match = re.match(r".*?\baddrspace\((\d+)\)", text)
    return int(match[1]) if match and (text.startswith("ptr addrspace(") or not text.startswith("ptr")) else 0


def _split(text: str) -> list[str]:
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


def _leading_type(text: str) -> str:
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


def _leading_value(text: str) -> tuple[str, str]:
    """The value at the start of "<value>, <options>", and the options."""
    parts = _split(text)
    return parts[0], ", ".join(parts[1:])
