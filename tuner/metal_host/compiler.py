"""MetalSource -> a loaded library, through zig's clang, with the result kept on disk."""

from __future__ import annotations

import ctypes
import functools
import json
import os
import platform
import subprocess
import sys
import tempfile
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tuner.metal_host.defects import Defect, MetalCompileError, refused
from tuner.metal_host.diagnostics import defects_of
from tuner.metal_host.instrument import add_events, name_places
from tuner.metal_host.kernel import Kernel
from tuner.metal_host.places import Sites
from tuner.metal_host.rules import broken_rules
from tuner.metal_host.runtime import Runtime
from tuner.metal_host.source import MetalSource
from tuner.metal_host.translate import translate
from tuner.problem import fields_hash
from tuner.zig import cached_library, compiler_version, keep_library, library_folder, zig, zig_environment

THREADGROUP_BYTES = 32768
"""Threadgroup memory of every Apple GPU."""

FRAME_BYTES = 128 << 10
"""Most that the variables of one function may take: a fiber's stack is twice that."""

_loading = threading.Lock()  # two runtimes in one process would have two states
_HERE = Path(__file__).parent
_INCLUDE = str(_HERE / "include")
_TARGET = ("-target", "x86_64-linux-gnu")
_CPU = ("-march=x86-64-v3", "-ffp-contract=off", "-fPIC", "-fno-stack-protector", "-fomit-frame-pointer")
_LANGUAGE = (
    *("-x", "c++", "-std=c++14", "-nostdinc", "-I", _INCLUDE, "-fno-exceptions", "-fno-rtti", "-fno-builtin"),
    *("-fno-threadsafe-statics", "-ferror-limit=20", "-fno-caret-diagnostics", "-fdiagnostics-color=never"),
    # Each half or bfloat operation rounds, as it does on an Apple GPU.
    *("-Xclang", "-ffloat16-excess-precision=none", "-Xclang", "-fbfloat16-excess-precision=none"),
    *("-Wno-everything", "-Wuninitialized", "-Wsometimes-uninitialized", "-Wreturn-type", "-Wvla", "-Werror"),
)
_FRONT = (
    # Unoptimised, with always-inline functions in place: an access still has the line it is written on.
    *("-O0", "-Xclang", "-disable-O0-optnone", "-gline-tables-only", "-S", "-emit-llvm"),
    "-fdebug-compilation-dir=/nowhere",  # else names of files below the present folder are shortened
    "-ftrivial-auto-var-init=pattern",
    f"-Wframe-larger-than={FRAME_BYTES}",
)
_SCALAR = ("-mllvm", "-disable-vector-combine")  # it makes vector operations of which one lane is used
_SANITIZE = ("-fsanitize=array-bounds,shift",)
_RUNTIME = (
    *("-std=c++17", "-O2", "-g0", "-mcpu=x86_64_v3", "-ffp-contract=off", "-fno-exceptions", "-fno-rtti"),
    *("-fno-sanitize=all", "-fno-stack-protector", "-nostdlib", "-shared", "-fPIC", "-fvisibility=default"),
)


@functools.lru_cache(maxsize=4096)
def compile(source: MetalSource, events: bool = False) -> Kernel:
    """The kernel of a text; equal texts give one kernel, and a text compiled before is read from the compiler cache.

    Raises MetalCompileError with a defect for each thing that is wrong.
    """
    _need_this_machine()
    folder = library_folder("metal_host")
    name = fields_hash(source.key, events, _host_version())
    library = cached_library(folder, name)
    if library is None:
        with tempfile.TemporaryDirectory(dir=folder, prefix="build-") as build:
            library = keep_library(_build(source, events, Path(build)), folder, name)
    with _loading:
        runtime = _runtime()  # before the kernel, which needs its names
    try:
        return Kernel(source, ctypes.CDLL(str(library)), runtime, events)
    except OSError as error:
        raise refused(f"the kernel uses a function that the host does not have: {error}") from error


def _build(source: MetalSource, events: bool, folder: Path) -> Path:
    text = translate(source)
    cpp, ir, checked, code, library = (
        folder / n for n in ("kernel.cpp", "kernel.ll", "checked.ll", "kernel.o", "kernel.so")
    )
    cpp.write_text(text)
    front = [*_LANGUAGE, *_CPU, *_FRONT, *(() if events else _SANITIZE), str(cpp), "-o", str(ir)]
    tree = [*_LANGUAGE, *_CPU, "-fsyntax-only", "-Xclang", "-ast-dump", str(cpp)]
    with ThreadPoolExecutor(1) as other:
        dumped = other.submit(_clang, tree)
        made = _clang(front)
        dump = dumped.result()
    if made.returncode:
        raise MetalCompileError(defects_of(made.stderr, _INCLUDE, source))
    broken = broken_rules(dump.stdout, text, source, _INCLUDE)
    if broken:
        raise MetalCompileError(broken)
    sites = Sites(_INCLUDE)
    unoptimised, shared_bytes = name_places(ir.read_text(), sites, hooks=not events)
    if sum(shared_bytes) > THREADGROUP_BYTES:
        raise MetalCompileError((_too_much(source, text, sum(shared_bytes)),))
    if events:
        ir.write_text(unoptimised)
        _must("optimise", ["-O1", *_SCALAR, *_CPU, "-S", "-emit-llvm", str(ir), "-o", str(checked)])
        unoptimised = add_events(checked.read_text(), sites)
    facts = {"threadgroup_bytes": sum(shared_bytes), "places": sites.places()}
    checked.write_text(unoptimised + _constant("__msl_facts", json.dumps(facts)))
    optimise = ["-Xclang", "-disable-llvm-passes"] if events else []
    log = _must("compile", ["-O1", *optimise, *_CPU, "-c", str(checked), "-o", str(code)])
    if "stack frame size" in log:
        raise refused(f"a function's variables take more than {FRAME_BYTES} bytes a thread.")
    _tool("link", [str(zig()), "ld.lld", "-shared", "-z", "undefs", "-o", str(library), str(code)])
    return library


def _constant(name: str, text: str) -> str:
    data = text.encode() + b"\0"
    escaped = "".join(chr(b) if 32 <= b < 127 and b not in (34, 92) else f"\\{b:02X}" for b in data)
    return f'@{name} = constant [{len(data)} x i8] c"{escaped}"\n'


def _too_much(source: MetalSource, text: str, total: int) -> Defect:
    line = next(
        (n for n, line in enumerate(source.body.splitlines()) if "threadgroup" in line and "barrier" not in line), 0
    )
    file = source.body_file or source.name + ".source"
    message = f"{total} bytes of threadgroup memory are declared; a threadgroup has {THREADGROUP_BYTES}."
    return Defect("threadgroup-memory", message, file, source.body_line + line)


def _clang(arguments: Sequence[str]) -> subprocess.CompletedProcess[str]:
    command = [str(zig()), "clang", *_TARGET, *arguments]
    return subprocess.run(command, env=zig_environment(), capture_output=True, text=True, timeout=120)


def _must(step: str, arguments: Sequence[str]) -> str:
    """What clang says in a step that fails only when the host itself is at fault; then it is refused."""
    done = _clang(["-Wno-override-module", *arguments])
    _finished(step, done)
    return done.stderr


def _tool(step: str, command: Sequence[str]) -> None:
    _finished(step, subprocess.run(command, env=zig_environment(), capture_output=True, text=True, timeout=300))


def _finished(step: str, done: subprocess.CompletedProcess[str]) -> None:
    if done.returncode:
        first = next((line for line in done.stderr.splitlines() if "error" in line), done.stderr[:200])
        raise refused(f"the host's own step `{step}` failed: {first}")


@functools.cache
def _host_version() -> str:
    """Hash of the host itself: its files and its compiler."""
    files = sorted(p for p in _HERE.rglob("*") if p.is_file() and p.suffix != ".pyc")
    return fields_hash(compiler_version(), *(part for p in files for part in (p.relative_to(_HERE), p.read_bytes().hex())))


@functools.cache
def _runtime() -> Runtime:
    """The runtime, compiled once a version of the host, with its names visible to kernels."""
    folder = library_folder("metal_host")
    name = fields_hash("runtime", _host_version())
    library = cached_library(folder, name)
    if library is None:
        with tempfile.TemporaryDirectory(dir=folder, prefix="build-") as build:
            made = Path(build) / "runtime.so"
            sources = [str(p) for p in sorted((_HERE / "native").glob("*.cpp"))]
            _tool("build the runtime", [str(zig()), "cc", "-x", "c++", *_TARGET, *_RUNTIME, *sources, "-o", str(made)])
            library = keep_library(made, folder, name)
    return Runtime(ctypes.CDLL(str(library), mode=os.RTLD_GLOBAL | os.RTLD_NOW))


@functools.cache
def _need_this_machine() -> None:
    if sys.platform != "linux" or platform.machine() != "x86_64":
        raise refused(
            f"the host runs on Linux on x86-64, not on {sys.platform} on {platform.machine()}. On a Mac run the kernel"
            " itself, with MTL_SHADER_VALIDATION=1."
        )
    flags = Path("/proc/cpuinfo").read_text()
    missing = [flag for flag in ("avx2", "f16c", "fma") if f" {flag}" not in flags]
    if missing:
        raise refused(f"the host needs a CPU with {', '.join(missing)}.")
