"""Operations of optimised code, by kind."""

from __future__ import annotations

import re

from tuner.metal_host.module import CALLED, width

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
            self._counts[kind] += width(text)

    def _add_call(self, text: str) -> None:
        called = CALLED.search(text)
        if called is None:
            return
        name = called[1]
        if name.startswith(("llvm.fma.", "llvm.fmuladd.", "__msl_fma")):
            self._counts[0] += 2 * width(text)
        elif name.startswith("llvm."):
            base = name.removeprefix("llvm.")
            if base.startswith(tuple(f"{i}." for i in _FLOAT_INTRINSICS)):
                self._counts[0] += width(text)
            elif base.startswith(tuple(f"{i}." for i in _INTEGER_INTRINSICS)):
                self._counts[1] += width(text)
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
