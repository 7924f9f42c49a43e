"""Compiles C with the clang that the ziglang package carries, and keeps the result in an owner-only cache."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tuner.backends.base import CompileError
from tuner.problem import fields_hash
from tuner.zig import NoCompilerError, cached_library, compiler_version, keep_library, library_folder, zig, zig_environment

# What an architecture of our own naming is in clang's words. 512-bit vectors are asked for: the default tuning of these
# targets splits them in two.
TARGETS = {
    "x86_64-avx512": ("-target", "x86_64-linux-gnu", "-mcpu=x86_64_v4", "-mprefer-vector-width=512"),
    "x86_64-avx512vnni": (
        "-target",
        "x86_64-linux-gnu",
        "-mcpu=x86_64_v4+avx512vnni",
        "-mprefer-vector-width=512",
    ),
    "x86_64-avx512amx": (
        "-target",
        "x86_64-linux-gnu",
        "-mcpu=x86_64_v4+avx512vnni+amx_tile+amx_bf16",
        "-mprefer-vector-width=512",
    ),
    "x86_64-avx2": ("-target", "x86_64-linux-gnu", "-mcpu=x86_64_v3"),
    "aarch64-neon": ("-target", "aarch64-linux-gnu"),
    "aarch64-dotprod": ("-target", "aarch64-linux-gnu", "-mcpu=generic+dotprod"),
}
_MAC_TARGETS = {
    "x86_64-avx2": ("-target", "x86_64-macos-none", "-mcpu=x86_64_v3", "-undefined", "dynamic_lookup"),
    "aarch64-neon": ("-target", "aarch64-macos-none", "-undefined", "dynamic_lookup"),
    "aarch64-dotprod": ("-target", "aarch64-macos-none", "-mcpu=apple_m1", "-undefined", "dynamic_lookup"),
}
_FLAGS = (
    "-O3",
    "-g0",  # debug data holds the path of the temporary folder: without it a text gives the same bytes each time
    "-ffp-contract=off",
    "-nostdlib",
    "-shared",
    "-fPIC",
    "-fvisibility=hidden",
    "-Wno-unused-function",
)
_CXX_FLAGS = ("-O2", "-g0", "-fPIC", "-fvisibility=hidden")


def compile_library(text: str, architecture: str) -> Path:
    """Path of the shared library made of `text` for `architecture` (a key of TARGETS).

    A file in the cache is used only when it is the owner's alone and its content is what was written: its name ends in the
    hash of its own bytes. Otherwise it is rebuilt, to a temporary name and then renamed.

    Raises CompileError with the compiler's first error line.
    """
    flags = (_MAC_TARGETS if sys.platform == "darwin" else TARGETS)[architecture] + _FLAGS
    return _cached(text, [("cc", *flags, "-o", "kernel.so", "-x", "c", "text")], ())


def compile_mlx_library(text: str, architecture: str) -> Path:
    """Path of the shared library made of C++ `text` that uses the headers and the library of the installed MLX. It fits
    that MLX only. Raises CompileError.

    C++ is compiled and linked apart: zig would build all of a C++ library, for two minutes, to link with it.
    """
    package = importlib.util.find_spec("mlx")
    roots = list(package.submodule_search_locations or ()) if package else []
    library = next((path for root in roots for path in Path(root).glob("lib/libmlx.so")), None)
    if library is None or sys.platform == "darwin":
        raise CompileError("MLX's headers and library are not where its Linux packages have them.")
    target = TARGETS[architecture][:2]
    status = library.stat()
    includes = [flag for root in roots for flag in ("-isystem", f"{root}/include")]
    steps = [
        ("c++", "-c", *target, "-std=c++20", *_CXX_FLAGS, *includes, "-o", "node.o", "-x", "c++", "text"),
        ("cc", *target, "-nostdlib", "-shared", "-o", "kernel.so", "node.o", str(library)),
    ]
    return _cached(text, steps, (importlib.metadata.version("mlx"), status.st_size, status.st_mtime_ns))


def _cached(text: str, steps: Sequence[tuple[str, ...]], made_with: tuple[object, ...]) -> Path:
    """The library in the cache, or a new one. The last step writes kernel.so; `text` in a step is the text's file."""
    name = fields_hash(text, *(word for step in steps for word in step), *made_with, compiler_version())
    folder = library_folder("kernels")
    return cached_library(folder, name) or _build(text, steps, folder, name)


def _build(text: str, steps: Sequence[tuple[str, ...]], folder: Path, name: str) -> Path:
    with tempfile.TemporaryDirectory(dir=folder, prefix="build-") as build:
        library = Path(build) / "kernel.so"
        (Path(build) / "text").write_text(text)
        for step in steps:
            try:
                command = [str(zig()), *step]
            except NoCompilerError as error:
                raise CompileError(str(error)) from error
            done = subprocess.run(command, env=zig_environment(), cwd=build, capture_output=True, text=True, timeout=120)
            if done.returncode:
                raise CompileError(_first_error(done.stderr) or f"the compiler ended with {done.returncode}.")
        return keep_library(library, folder, name)


def _first_error(log: str) -> str:
    return next((line.strip() for line in log.splitlines() if "error" in line), "")
