"""The calls of the runtime that go before an access of memory, or before what would end the process."""

from __future__ import annotations

import re

from tuner.metal_host.defects import refused
from tuner.metal_host.module import CALLED, Module, leading_type, space, split, width

_ACCESS = re.compile(r"^  (?:%\S+ = )?(load|store) (volatile )?(.*), align (\d+)(?:, .*)?$")
_ANY_ACCESS = re.compile(r"^  (?:%\S+ = )?(?:(?:tail |notail )?call .*@llvm\.|load |store |atomicrmw |cmpxchg )")
_ARGUMENT_ATTRIBUTES = re.compile(
    r"(?<=\)) (?:noundef|nonnull|noalias|align \d+|dereferenceable\(\d+\)|writeonly|readonly|captures\([^)]*\))(?= )"
)
_DIVISION = re.compile(r"^  %\S+ = (?:(s)|u)(?:div|rem) (?:exact )?(i\d+|<\d+ x i\d+>) (\S+), ([^,\s]+)")
_TO_THREAD_POINTER = re.compile(r"\binttoptr\b.* to ptr(?! addrspace)")
_NO_ACCESS = ("llvm.lifetime", "llvm.dbg", "llvm.assume", "llvm.experimental.noalias", "llvm.invariant")


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
        if "addrspacecast" in line or _TO_THREAD_POINTER.search(line):
            raise self._refused("a pointer is made that no longer says which memory it is in", line)
        if "addrspace(" not in line or not _ANY_ACCESS.match(line):
            return []
        access = _ACCESS.match(line)
        if access:
            return self._access(access, line)
        called = CALLED.search(line)
        name = called[1] if called else ""
        if name.startswith(_NO_ACCESS):
            return []
        raise self._refused("an access of a kind the host does not know", line)

    def _access(self, access: re.Match[str], line: str) -> list[str]:
        *values, pointer = split(access[3])
        of = space(pointer)
        if of == 0:
            return []
        # A store's first operand is "<type> <value>"; a load's is the type.
        kind = access[1]
        type_name = values[0] if kind == "load" else leading_type(values[0])
        if len(values) != 1 or of not in (1, 2, 3) or (kind == "store" and of == 2):
            raise self._refused("an access of a kind the host does not know", line)
        size, align = self._module.bytes_of(type_name), int(access[4]).bit_length() - 1
        address, made = self._address(pointer)
        return [
            made,
            f"  call void @__msl_{kind}{of}(i64 {address}, i32 {size | align << 16}, i32 {self._module.site(line)})",
        ]

    def _division(self, division: re.Match[str], line: str) -> list[str]:
        """By zero, or of the least number by -1: on this CPU that would end the process."""
        signed, type_name, left, right = division.groups()
        if right.lstrip("-").isdigit() and right not in ("0", "-1"):
            return []
        self._n += 1
        name, bits_of = f"%__msl_b{self._n}", re.search(r"i(\d+)", type_name)
        n = width(type_name)
        bits = "i1" if n == 1 else f"<{n} x i1>"

        def splat(value: int) -> str:
            return str(value) if n == 1 else f"splat (i{bits_of[1] if bits_of else 32} {value})"

        out = [f"  {name}z = icmp eq {type_name} {right}, {splat(0)}"]
        if signed:
            out += [
                f"  {name}l = icmp eq {type_name} {left}, {splat(-(1 << int(bits_of[1] if bits_of else 32) - 1))}",
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
        places = self._module.sites.places()
        file, number = places[self._module.site(line)] if self._module.site(line) < len(places) else ("", 0)
        where = f" at {file}:{number}" if file else ""
        return refused(f"{what}{where}: {line.strip().split(', !dbg')[0]}")
