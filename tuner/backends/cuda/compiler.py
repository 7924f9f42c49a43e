"""Compiles CUDA C++ to machine code with NVRTC, the compiler MLX's CUDA build brings along."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import os
import tempfile
import threading
from pathlib import Path
from typing import Any

from tuner.backends.base import CompileError
from tuner.problem import fields_hash
from tuner.zig import cached_library, keep_library, library_folder

_import_lock = threading.Lock()
_EXTRA = "pip install 'small-m-tuner[cuda]'"


def compile_cubin(text: str, architecture: str) -> bytes:
    """Machine code of `text` for an architecture of the fingerprint, e.g. sm_90. Runs in any thread, several at once.

    Code is kept in the owner-only cache. Raises CompileError with the compiler's first error line.
    """
    folder, suffix = library_folder("cubins"), ".cubin"
    name = fields_hash(text, architecture, importlib.metadata.version("mlx"))
    kept = cached_library(folder, name, suffix)
    if kept:
        return kept.read_bytes()
    code = _compiled(text, architecture)
    with tempfile.NamedTemporaryFile(dir=folder, delete=False) as file:
        file.write(code)
    keep_library(Path(file.name), folder, name, suffix)
    return code


def _compiled(text: str, architecture: str) -> bytes:
    program, options = _nvrtc()
    # From sm_90 on an `a` makes the instructions of exactly this architecture available; MLX compiles the same way.
    suffix = "a" if int(architecture.removeprefix("sm_")) >= 90 else ""
    try:
        asked = options(arch=architecture + suffix, std="c++17", include_path=include_paths())
        return bytes(program(text, "c++", asked).compile("cubin").code)
    except CompileError:
        raise
    except Exception as error:  # cuda-core raises its own classes, which only exist where it is installed
        raise CompileError(_first_error(str(error))) from error


def _nvrtc() -> tuple[Any, Any]:
    try:
        with _import_lock:  # imported in several threads at once, its modules meet each other half made
            from cuda.core import Program, ProgramOptions
    except ImportError as error:
        raise CompileError(f"The cuda-core package, which runs the CUDA compiler, is missing: {_EXTRA}.") from error
    return Program, ProgramOptions


def include_paths() -> list[str]:
    """Folders with the CUDA headers, looked for as MLX does: of the Python packages beside it, else of a CUDA toolkit.

    Raises CompileError when there are none.
    """
    package = importlib.util.find_spec("nvidia")
    bases = [Path(base) / "cu13" for base in (package.submodule_search_locations or [] if package else [])]
    bases += [Path(os.environ[name]) for name in ("CUDA_HOME", "CUDA_PATH") if os.environ.get(name)]
    found = [base / "include" for base in (*bases, Path("/usr/local/cuda"))]
    usable = [str(folder) for folder in found if (folder / "cuda_bf16.h").is_file()]
    if not usable:
        raise CompileError(f"The CUDA headers (cuda_bf16.h) are missing: {_EXTRA}, or set CUDA_HOME to a CUDA toolkit.")
    return usable[:1]


def _first_error(log: str) -> str:
    lines = [line.strip() for line in log.splitlines() if line.strip()]
    return next(
        (line for line in lines if "error" in line and "NVRTC_ERROR" not in line), lines[0] if lines else "no reason given"
    )
