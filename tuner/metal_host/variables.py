"""Variables that a text declares in threadgroup and constant memory."""

from __future__ import annotations

import re

from tuner.metal_host.defects import refused
from tuner.metal_host.module import Module, leading_type, leading_value, space

MAX_VARIABLES = 64  # as native/host.h has room for
_PADDING = 256  # after each variable, so that one step outside is in no other


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
        of = space(before)
        if "external" in before.split():
            if of:
                raise refused(f"the variable {name} is declared but not defined.")
            return line
        if of == 0:
            if kind == "global" and "private" not in before.split() and not name.startswith("@llvm."):
                raise refused(f"the variable {name} is neither in constant nor in threadgroup memory.")
            if name.startswith("@llvm.global_ctors"):
                raise refused("a variable is initialised by code that runs before the kernel.")
            return line
        type_name = leading_type(rest)
        value = rest[len(type_name) + 1 :]
        initial, options = leading_value(value)
        align = re.search(r"align (\d+)", options)
        alignment = max(16, int(align[1]) if align else 16)
        size = f"ptrtoint (ptr getelementptr ({type_name}, ptr null, i32 1) to i64)"
        self._calls.append(
            f"  call void @msl_variable(i32 {of}, i64 ptrtoint (ptr addrspace({of}) {name} to i64), i64 {size})"
        )
        if of == 3:
            self.shared_bytes.append((self._module.bytes_of(type_name) + 15) // 16 * 16)
            padded = f"{{ {type_name}, [{_PADDING} x i8] }} zeroinitializer"
            return f"{name} = dso_local addrspace(3) global {padded}, align {alignment}"
        padded = f"{{ {type_name}, [{_PADDING} x i8] }} {{ {type_name} {initial}, [{_PADDING} x i8] zeroinitializer }}"
        return f"{name} = internal addrspace({of}) constant {padded}, align {alignment}"

    def registration(self) -> list[str]:
        if len(self._calls) > MAX_VARIABLES:
            raise refused(
                f"{len(self._calls)} variables in threadgroup and constant memory; the host follows {MAX_VARIABLES}."
            )
        return ["define void @__msl_register() {", *self._calls, "  ret void", "}"]
