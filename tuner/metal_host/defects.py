"""What is wrong with a kernel, and where: in words, with the file and line of its author's text."""

from __future__ import annotations

from dataclasses import dataclass

from tuner.errors import TunerError

# As the runtime numbers them (native/host.h).
RUN_KINDS = (
    "out-of-bounds",
    "misaligned",
    "race",
    "device-race",
    "uninitialised",
    "divergent",
    "written-twice",
    "unwritten",
    "read-only",
    "bad-lane",
    "partial-simdgroup",
    "too-deep",
    "undefined",
    "too-long",
)
COMPILE_KINDS = ("compile", "conversion", "construct", "threadgroup-memory", "threads", "refused")

KINDS = {
    "out-of-bounds": "an access outside of its buffer, variable or array, in any address space",
    "misaligned": "an access at an address that its type may not have",
    "race": "two threads use one byte of threadgroup memory, one of them writes, and no barrier orders them",
    "device-race": "the same in device memory, where threads of two threadgroups are never ordered",
    "uninitialised": "a read of threadgroup memory, an output or a variable that was never written",
    "divergent": "threads of a simdgroup or threadgroup reach different collectives, or only some reach one",
    "written-twice": "a second write to a byte of an output",
    "unwritten": "an output, or a part of it, that no thread wrote",
    "read-only": "a write to an input",
    "bad-lane": "a shuffle or broadcast from a lane that does not exist",
    "partial-simdgroup": "a simdgroup_matrix operation in a simdgroup of fewer than 32 threads",
    "too-deep": "calls nested deeper than the host follows",
    "undefined": "an operation without a defined result: a shift by too much, a division by zero",
    "too-long": "a run that does not end: by default it may take 60 s",
    "compile": "text that does not compile",
    "conversion": "an implicit conversion that Apple's compiler rejects",
    "construct": "something that Metal does not have, or has only in versions later than 3.1",
    "threadgroup-memory": "more than 32 KiB of threadgroup memory",
    "threads": "a threadgroup of more than 1024 threads, or an empty grid",
    "refused": "something that the host cannot check",
}

ALLOWABLE = ("written-twice", "unwritten", "device-race")


@dataclass(frozen=True)
class Defect:
    """One thing that is wrong. `line` is 0 where no line is to blame; `count` says how often it happened in the run."""

    kind: str
    message: str
    file: str
    line: int
    count: int = 1

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}: " if self.line else f"{self.file}: " if self.file else ""
        times = f" ({self.count} times)" if self.count > 1 else ""
        return f"{place}{self.kind}: {self.message}{times}"


class MetalError(TunerError):
    """A kernel is wrong; `defects` says how."""

    def __init__(self, defects: tuple[Defect, ...]) -> None:
        super().__init__("\n".join(map(str, defects)))
        self.defects = defects


class MetalCompileError(MetalError):
    """The text does not compile, is not Metal, or cannot be checked."""


class MetalRunError(MetalError):
    """A run did something wrong."""


def refused(message: str) -> MetalCompileError:
    """The host's answer to what it cannot check."""
    return MetalCompileError((Defect("refused", message, "", 0),))
