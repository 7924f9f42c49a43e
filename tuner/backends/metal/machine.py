"""What this machine's Apple GPU is."""

from __future__ import annotations

import functools
import importlib.metadata
import platform
import re
import subprocess
from typing import Any

import mlx.core as mx

from tuner.problem import Device


@functools.cache
def device() -> Device:
    """Fingerprint of the Apple GPU. The architecture (applegpu_g16s) names the GPU's generation and its size class."""
    return fingerprint(device_info(), gpu_core_count(_registry()), platform.mac_ver()[0])


def device_info() -> dict[str, Any]:
    """What MLX says of the GPU; older versions say it in mx.metal."""
    query: Any = getattr(mx, "device_info", None) or mx.metal.device_info
    return dict(query())


def fingerprint(info: dict[str, Any], cores: str, macos: str) -> Device:
    """The device of what MLX and macOS say of it."""
    memory = int(info.get("memory_size", 0))
    return Device(
        backend="metal",
        name=str(info.get("device_name", "unknown")),
        architecture=str(info.get("architecture", "unknown")),
        cores=cores,
        memory=f"{round(memory / 2**30)} GiB" if memory else "unknown",
        system=f"macOS {macos}" if macos else "unknown",
        mlx_version=importlib.metadata.version("mlx"),
    )


def gpu_generation(architecture: str) -> str:
    """ "16" of applegpu_g16s: 13 is M1, 14 M2, 15 M3, 16 M4, 17 M5. "unknown" of any other name."""
    found = re.fullmatch(r"applegpu_g(\d+)\w*", architecture)
    return found[1] if found else "unknown"


def gpu_core_count(registry: str) -> str:
    """The number of GPU cores in what `ioreg` prints of the accelerator, or "unknown"."""
    found = re.search(r'"gpu-core-count"\s*=\s*(\d+)', registry)
    return found[1] if found else "unknown"


def _registry() -> str:
    try:
        command = ["/usr/sbin/ioreg", "-r", "-c", "AGXAccelerator", "-d", "1"]
        return subprocess.run(command, capture_output=True, text=True, timeout=10).stdout
    except (OSError, subprocess.TimeoutExpired):
        return ""


_UNKNOWN = ("unknown",) * 5
CHECKED_HERE = Device("metal", "no Apple GPU: Metal text is checked on the CPU", *_UNKNOWN)
"""The device of the checking backend: nothing measured elsewhere holds on it, and nothing is measured on it."""
