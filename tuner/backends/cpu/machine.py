"""What this machine's CPU is, how many threads kernels may use, and how much memory there is."""

from __future__ import annotations

import contextlib
import ctypes
import functools
import importlib.metadata
import os
import platform
from pathlib import Path

from tuner.backends.cpu.compiler import TARGETS
from tuner.errors import BadInputError
from tuner.problem import Device

_SYS_ARCH_PRCTL, _REQUEST_PERMISSION, _TILE_DATA = 158, 0x1023, 18  # x86-64: ARCH_REQ_XCOMP_PERM, XFEATURE_XTILEDATA


def architecture() -> str:
    """The instruction set kernels are compiled for: a key of `compiler.TARGETS`, or TUNER_ISA when it is set.

    Raises BadInputError for a TUNER_ISA that is unknown, and for a machine that none fits.
    """
    asked = os.environ.get("TUNER_ISA")
    if asked:
        if asked not in TARGETS:
            raise BadInputError(f"TUNER_ISA is {asked!r}: one of {', '.join(TARGETS)}.")
        if asked == "x86_64-avx512amx":
            _may_use_tiles()
        return asked
    machine = platform.machine().lower()
    if machine in ("arm64", "aarch64"):
        return "aarch64-dotprod" if "asimddp" in _cpu_flags() or platform.system() == "Darwin" else "aarch64-neon"
    if machine in ("x86_64", "amd64"):
        flags = _cpu_flags()
        if {"avx512f", "avx512bw", "avx512dq", "avx512vl"} <= flags:
            if {"avx512_vnni", "amx_tile", "amx_bf16"} <= flags and _may_use_tiles():
                return "x86_64-avx512amx"
            return "x86_64-avx512vnni" if "avx512_vnni" in flags else "x86_64-avx512"
        if {"avx2", "fma", "f16c"} <= flags or platform.system() == "Darwin":
            return "x86_64-avx2"
    raise BadInputError(f"the CPU backend has no kernels for this {machine}: it needs AVX2 or 64-bit Arm.")


@functools.cache
def _may_use_tiles() -> bool:
    """Asks Linux to let this process use AMX's tiles, whose state is not kept unasked; all its threads may then."""
    try:
        return ctypes.CDLL(None).syscall(_SYS_ARCH_PRCTL, _REQUEST_PERMISSION, _TILE_DATA) == 0
    except (OSError, AttributeError):
        return False


def thread_count() -> int:
    """Threads of the pool: TUNER_THREADS, or the cores this process may use, less what a container's quota forbids."""
    asked = os.environ.get("TUNER_THREADS")
    if asked:
        if not asked.isdecimal() or int(asked) < 1:
            raise BadInputError(f"TUNER_THREADS is {asked!r}: it must be a whole number of at least 1.")
        return int(asked)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    with contextlib.suppress(OSError, ValueError):
        quota, period = Path("/sys/fs/cgroup/cpu.max").read_text().split()
        cores = min(cores, max(1, int(quota) // int(period)))
    return cores


@functools.cache
def device() -> Device:
    """Fingerprint of this machine's CPU."""
    return Device(
        backend="cpu",
        name=_cpu_name(),
        architecture=architecture(),
        cores=str(thread_count()),
        memory=_memory(),
        system=platform.system() or "unknown",
        mlx_version=importlib.metadata.version("mlx"),
    )


def _cpu_info(field: str) -> str:
    with contextlib.suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.split(":")[0].strip() == field:
                return line.split(":", 1)[1].strip()
    return ""


def _cpu_flags() -> set[str]:
    return set((_cpu_info("flags") or _cpu_info("Features")).split())


def _cpu_name() -> str:
    return _cpu_info("model name") or platform.processor() or "unknown"


def _memory() -> str:
    with contextlib.suppress(ValueError, OSError, AttributeError):
        return f"{round(os.sysconf('SC_PAGE_SIZE') * os.sysconf('SC_PHYS_PAGES') / 2**30)} GiB"
    return "unknown"


def last_level_cache_bytes() -> int:
    sizes = [0]
    for path in Path("/sys/devices/system/cpu/cpu0/cache").glob("index*/size"):
        with contextlib.suppress(OSError, ValueError):
            text = path.read_text().strip()
            sizes.append(int(text[:-1]) * {"K": 1 << 10, "M": 1 << 20}[text[-1]])
    return max(sizes)


def available_bytes() -> int:
    with contextlib.suppress(OSError):
        for line in Path("/proc/meminfo").read_text().splitlines():
            if line.startswith("MemAvailable:"):
                return int(line.split()[1]) * 1024
    return 4 << 30
