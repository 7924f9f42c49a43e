"""Operations of ours as nodes of MLX's lazy graph: nothing is evaluated when they are called (templates/cpu/node.cpp).

Without such nodes every kernel has to evaluate its input at once and hand back an array of its own, which costs about 0.1
ms a call. They need a small library that fits the installed MLX. It is built once, tried out in a process of its own, and
only then loaded; when anything of that fails, kernels leave the graph as they do without it, and one notice says why.
"""

from __future__ import annotations

import contextlib
import ctypes
import functools
import os
import subprocess
import sys
import warnings
from collections.abc import Sequence
from pathlib import Path

import mlx.core as mx

from tuner.backends.base import CompileError
from tuner.backends.cpu.compiler import compile_library, compile_mlx_library
from tuner.backends.cpu.machine import architecture
from tuner.errors import TunerError, TunerNotice
from tuner.render import template_text

_CHECK_SECONDS = 60
MAX_DIMS = 4
"""Dimensions that an array in a node may have (JOB_DIMS of templates/cpu/job.h)."""


class Spec:
    """An operation with its parameters: what evaluates a node. It keeps the arrays whose memory the parameters name."""

    def __init__(self, library: ctypes.PyDLL, run: int, parameters: ctypes.Structure, arrays: Sequence[mx.array]) -> None:
        pointers = (ctypes.c_void_p * len(arrays))(*map(id, arrays))
        self._release = library.node_spec_release
        self.handle = library.node_spec(run, ctypes.byref(parameters), ctypes.sizeof(parameters), pointers, len(arrays))

    def __del__(self) -> None:
        self._release(self.handle)


class Nodes:
    """The loaded library."""

    def __init__(self, library: Path) -> None:
        self._library = ctypes.PyDLL(str(library))  # its functions are short and touch Python objects: the GIL is kept
        self._library.node_spec.restype = ctypes.c_void_p
        self._library.node_spec.argtypes = [ctypes.c_void_p] * 2 + [ctypes.c_ulong, ctypes.c_void_p, ctypes.c_int]
        self._library.node_spec_release.argtypes = [ctypes.c_void_p]
        self._library.node_data.restype = ctypes.c_void_p
        self._library.node_data.argtypes = [ctypes.c_void_p]
        self._attach = self._library.node_attach
        self._attach.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_long, ctypes.c_int]
        self._operations: dict[str, ctypes.CDLL] = {}

    def spec(self, operation: str, x_dtype: str, parameters: ctypes.Structure, arrays: Sequence[mx.array]) -> Spec:
        """An operation of templates/cpu/operations.c or block.c on x of a dtype. Raises CompileError."""
        if x_dtype not in self._operations:
            text = f"#define X_DTYPE DTYPE_{x_dtype.upper()}\n{template_text('cpu/block.c')}"
            self._operations[x_dtype] = ctypes.CDLL(str(compile_library(text, architecture())))
        run = ctypes.cast(getattr(self._operations[x_dtype], operation), ctypes.c_void_p).value
        assert run is not None
        return self.spec_of(run, parameters, arrays)

    def spec_of(self, run: int, parameters: ctypes.Structure, arrays: Sequence[mx.array]) -> Spec:
        """The operation at an address."""
        return Spec(self._library, run, parameters, arrays)

    def attach(self, y: mx.array, spec: Spec, value: int = 0, traced: bool = False) -> bool:
        """Makes `spec` evaluate y, which a stock operation has just returned. False: y stays as it is, because a
        transformation such as mx.grad is under way, whose rules would be the stock operation's (`traced`: these are
        right), or because y is not the CPU's."""
        return bool(self._attach(id(y), spec.handle, value, traced))

    def address(self, array: mx.array) -> int:
        """Where an evaluated array's elements lie, as the library sees it."""
        return int(self._library.node_data(id(array)) or 0)


@functools.cache
def nodes() -> Nodes | None:
    """The library, or None: it can not be had here, or TUNER_GRAPH is "off"."""
    if os.environ.get("TUNER_GRAPH") == "off":
        return None
    try:
        library = compile_mlx_library(template_text("cpu/node.cpp"), architecture())
        _check(library)
        return Nodes(library)
    except (TunerError, OSError) as error:
        warnings.warn(f"Kernels run outside of MLX's graph, which is slower: {error}", TunerNotice, stacklevel=2)
        return None


def _check(library: Path) -> None:
    """Tries the library out in another process, once. Raises CompileError when it does not do what it must."""
    passed = library.with_suffix(".checked")
    if passed.exists():
        return
    command = [sys.executable, "-m", "tuner.backends.cpu.graph_check", str(library)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=_CHECK_SECONDS)
    except subprocess.TimeoutExpired:
        raise CompileError(f"a trial of its library did not end within {_CHECK_SECONDS} seconds.") from None
    if done.returncode:
        lines = done.stderr.strip().splitlines() or [f"it ended with {done.returncode}"]
        raise CompileError(f"a trial of its library failed: {lines[-1]}")
    with contextlib.suppress(OSError):
        passed.touch(mode=0o600)
