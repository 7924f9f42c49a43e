"""Compiles C with the clang that the ziglang package carries, and keeps the result in an owner-only cache."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from tuner.backends.base import CompileError
from tuner.problem import fields_hash
from tuner.zig import NoCompilerError, cached_library, compiler_version, keep_library, library_folder, zig, zig_environment

# What an architecture of our own naming is in clang's words. 512-bit vectors are asked for: the default tuning of these
# targets splits them in two.
TARGETS = {
    "x86_64-avx512": ("-target", "x86_64-linux-gnu", "-mcpu=x86_64_v4", "-mprefer-vector-width=512"),
    "x86_64-avx2": ("-target", "x86_64-linux-gnu", "-mcpu=x86_64_v3"),
    "aarch64-neon": ("-target", "aarch64-linux-gnu"),
}
_MAC_TARGETS = {
    "x86_64-avx2": ("-target", "x86_64-macos-none", "-mcpu=x86_64_v3", "-undefined", "dynamic_lookup"),
    "aarch64-neon": ("-target", "aarch64-macos-none", "-undefined", "dynamic_lookup"),
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


def compile_library(text: str, architecture: str) -> Path:
    """Path of the shared library made of `text` for `architecture` (a key of TARGETS).

    A file in the cache is used only when it is the owner's alone and its content is what was written: its name ends in the
    hash of its own bytes. Otherwise it is rebuilt, to a temporary name and then renamed.

    Raises CompileError with the compiler's first error line.
    """
    flags = (_MAC_TARGETS if sys.platform == "darwin" else TARGETS)[architecture] + _FLAGS
    name = fields_hash(text, *flags, compiler_version())
    folder = library_folder("kernels")
    return cached_library(folder, name) or _build(text, flags, folder, name)


def _build(text: str, flags: tuple[str, ...], folder: Path, name: str) -> Path:
    with tempfile.TemporaryDirectory(dir=folder, prefix="build-") as build:
        source, library = Path(build) / "kernel.c", Path(build) / "kernel.so"
        source.write_text(text)
        try:
            command = [str(zig()), "cc", *flags, "-o", str(library), str(source)]
        except NoCompilerError as error:
            raise CompileError(str(error)) from error
        done = subprocess.run(command, env=zig_environment(), capture_output=True, text=True, timeout=120)
        if done.returncode:
            raise CompileError(_first_error(done.stderr) or f"the compiler ended with {done.returncode}.")
        return keep_library(library, folder, name)


def _first_error(log: str) -> str:
    return next((line.strip() for line in log.splitlines() if "error" in line), "")
