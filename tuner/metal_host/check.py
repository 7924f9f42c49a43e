"""Runs a Python file with the host in the place of mx.fast.metal_kernel, and keeps what each kernel call did."""

from __future__ import annotations

import runpy
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import mlx.core as mx

from tuner.errors import BadInputError
from tuner.metal_host.defects import Defect, MetalError
from tuner.metal_host.drop_in import HostKernel, metal_kernel
from tuner.metal_host.events import Events


@dataclass(frozen=True)
class CheckedCall:
    """One call of a kernel: what was wrong, or what it did."""

    name: str
    grid: tuple[int, ...]
    threadgroup: tuple[int, ...]
    defects: tuple[Defect, ...]
    events: Events | None


@dataclass
class Checked:
    """All calls of a file, and the error that ended it, if one did."""

    calls: list[CheckedCall] = field(default_factory=list)
    error: str = ""

    @property
    def defects(self) -> list[Defect]:
        """Each thing that is wrong, once."""
        return list(dict.fromkeys(defect for call in self.calls for defect in call.defects))


def check_file(path: Path, *, events: bool = True, allow: Sequence[str] = ()) -> Checked:
    """Runs `path` as a script. A call with defects gives zeros, so that the file goes on to its other kernels.

    Raises BadInputError when there is no such file.
    """
    if not path.is_file():
        raise BadInputError(f"{path} is not a file.")
    checked = Checked()

    def made(*args: Any, **kwargs: Any) -> Callable[..., list[mx.array]]:
        caller = Path(sys._getframe(1).f_code.co_filename)
        kernel = metal_kernel(*args, events=events, allow=allow, places=_finder([caller, path]), **kwargs)
        name = kwargs.get("name") or args[0]
        return lambda **call: _checked_call(checked, str(name), kernel, call)

    with _in_place_of_metal(made):
        try:
            runpy.run_path(str(path), run_name="__main__")
        except SystemExit:
            pass
        except Exception as error:  # the file's own: reported beside the defects, which are often its cause
            checked.error = f"{path.name} ended with {type(error).__name__}: {error}"
    return checked


def _checked_call(checked: Checked, name: str, kernel: HostKernel, call: dict[str, Any]) -> list[mx.array]:
    grid, threadgroup = tuple(call["grid"]), tuple(call["threadgroup"])
    try:
        outputs = kernel(**call)
        checked.calls.append(CheckedCall(name, grid, threadgroup, (), kernel.runs[-1].events))
        return outputs
    except MetalError as error:
        checked.calls.append(CheckedCall(name, grid, threadgroup, error.defects, None))
        shapes = zip(call["output_shapes"], call["output_dtypes"], strict=True)
        return [mx.zeros(shape, dtype) for shape, dtype in shapes]


def _finder(files: Sequence[Path]) -> Callable[[str, str], tuple[str, int, str, int]]:
    """Where texts are written in Python files, if they are written there as they are."""
    texts = [(file.name, file.read_text()) for file in dict.fromkeys(files) if file.is_file()]

    def find(text: str) -> tuple[str, int]:
        for name, content in texts:
            at = content.find(text) if text.strip() else -1
            if at >= 0:
                return name, content.count("\n", 0, at) + 1
        return "", 1

    return lambda header, source: (*find(header), *find(source))


@contextmanager
def _in_place_of_metal(made: Callable[..., Any]) -> Iterator[None]:
    """mx.fast.metal_kernel is ours, Metal seems to be there, and mx.compile does nothing: a traced call can not be run."""
    kept = mx.fast.metal_kernel, mx.metal.is_available
    fast, metal = mx.fast, mx.metal
    setattr(fast, "metal_kernel", made)  # noqa: B010 - a C++ module, whose names are read-only to the type checker
    setattr(metal, "is_available", lambda: True)  # noqa: B010
    mx.disable_compile()
    try:
        yield
    finally:
        setattr(fast, "metal_kernel", kept[0])  # noqa: B010
        setattr(metal, "is_available", kept[1])  # noqa: B010
        mx.enable_compile()
