"""Asks MLX for the text of a custom kernel: tracing a call with verbose=True prints it, anywhere, and runs nothing."""

from __future__ import annotations

import importlib.metadata
import os
import sys
import tempfile
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import mlx.core as mx

from tuner.metal_host.defects import refused
from tuner.metal_host.source import MetalSource

# The real one: check.py puts the host's in its place.
mlx_metal_kernel = mx.fast.metal_kernel

_stdout = threading.Lock()


@dataclass(frozen=True, eq=False)
class Launch:
    """One call of a custom kernel: its text and all it is called with."""

    source: MetalSource
    inputs: tuple[mx.array, ...]
    input_names: tuple[str, ...]
    output_names: tuple[str, ...]
    output_shapes: tuple[tuple[int, ...], ...]
    output_dtypes: tuple[mx.Dtype, ...]
    grid: tuple[int, int, int]
    threadgroup: tuple[int, int, int]
    ensure_row_contiguous: bool = True
    init_value: float | None = None


def capture(
    *,
    name: str,
    input_names: Sequence[str],
    output_names: Sequence[str],
    source: str,
    header: str = "",
    ensure_row_contiguous: bool = True,
    atomic_outputs: bool = False,
    inputs: Sequence[Any],
    output_shapes: Sequence[Sequence[int]],
    output_dtypes: Sequence[mx.Dtype],
    grid: tuple[int, int, int],
    threadgroup: tuple[int, int, int],
    template: Sequence[tuple[str, Any]] | None = None,
    init_value: float | None = None,
    verbose: bool = False,
    stream: Any = None,
    places: tuple[str, int, str, int] = ("", 1, "", 1),
) -> Launch:
    """The call `mx.fast.metal_kernel(name, ...)(inputs=..., ...)` as a Launch. `verbose` and `stream` change nothing.

    `places` is the file and first line of the header, then of the source, for those that hold no `#line`.
    Raises what MLX raises for arguments it refuses, and MetalCompileError when its text cannot be read.
    """
    arrays = tuple(value if isinstance(value, mx.array) else mx.array(value) for value in inputs)
    try:
        mx.eval(*arrays)
    except (RuntimeError, ValueError) as error:
        raise refused(f"the kernel {name!r} is called while MLX traces (mx.compile, mx.grad, mx.vmap): {error}") from error

    def call(*traced: mx.array) -> list[mx.array]:
        made: Any = mlx_metal_kernel(
            name=name,
            input_names=list(input_names),
            output_names=list(output_names),
            source=source,
            header=header,
            ensure_row_contiguous=ensure_row_contiguous,
            atomic_outputs=atomic_outputs,
        )
        return made(
            inputs=list(traced),
            template=list(template or []),
            grid=tuple(grid),
            threadgroup=tuple(threadgroup),
            output_shapes=[tuple(shape) for shape in output_shapes],
            output_dtypes=list(output_dtypes),
            init_value=init_value,
            verbose=True,
        )

    printed = _printed_by_export(call, arrays)
    start, end = printed.find("```\n"), printed.rfind("\n```")
    if start < 0 or end < start:
        raise refused(f"MLX {importlib.metadata.version('mlx')} printed no text for the kernel {name!r}.")
    return Launch(
        MetalSource(name, header, source, printed[start + 4 : end], *places),
        arrays,
        tuple(input_names),
        tuple(output_names),
        tuple(tuple(shape) for shape in output_shapes),
        tuple(output_dtypes),
        _three(grid),
        _three(threadgroup),
        ensure_row_contiguous,
        init_value,
    )


def _printed_by_export(call: Any, arrays: Sequence[mx.array]) -> str:
    """What MLX writes to the standard output while it traces the call."""
    with _stdout, tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "printed"
        sys.stdout.flush()
        kept, file = os.dup(1), os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        os.dup2(file, 1)
        try:
            mx.export_function(str(Path(folder) / "call.mlxfn"), call, *arrays)
        finally:
            os.dup2(kept, 1)
            os.close(file)
            os.close(kept)
        return path.read_text()


def _three(sizes: Sequence[int]) -> tuple[int, int, int]:
    x, y, z = sizes
    return int(x), int(y), int(z)
