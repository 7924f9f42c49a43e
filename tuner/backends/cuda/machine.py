"""Which NVIDIA GPU MLX computes on, as the driver and MLX tell it."""

from __future__ import annotations

import contextlib
import ctypes
import functools
import importlib.metadata
import platform

import mlx.core as mx

from tuner.problem import Device

_MULTIPROCESSOR_COUNT = 16  # CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT


def available() -> bool:
    """Whether this MLX computes on an NVIDIA GPU here."""
    return mx.cuda.is_available()


@functools.cache
def device() -> Device:
    """Fingerprint of the GPU. `cores` counts multiprocessors; `system` holds the driver's branch: kernels are compiled to
    machine code before the driver sees them, so its minor version does not matter."""
    info = mx.device_info(mx.gpu)
    major, minor = info.get("compute_capability_major"), info.get("compute_capability_minor")
    memory = int(info.get("total_memory", 0)) / 2**30
    return Device(
        backend="cuda",
        name=str(info.get("device_name", "unknown")),
        architecture=f"sm_{major}{minor}" if major else "unknown",
        cores=_multiprocessors(),
        memory=f"{round(memory)} GiB" if memory else "unknown",
        system=f"{platform.system()}, driver {driver_version().partition('.')[0]}",
        mlx_version=importlib.metadata.version("mlx"),
    )


def _multiprocessors() -> str:
    with contextlib.suppress(OSError, AttributeError):
        driver = ctypes.CDLL("libcuda.so.1" if platform.system() == "Linux" else "nvcuda.dll")
        handle, count = ctypes.c_int(), ctypes.c_int()
        driver.cuInit(0)
        driver.cuDeviceGet(ctypes.byref(handle), 0)
        if driver.cuDeviceGetAttribute(ctypes.byref(count), _MULTIPROCESSOR_COUNT, handle) == 0:
            return str(count.value)
    return "unknown"


@functools.cache
def driver_version() -> str:
    """The driver's version, e.g. 580.159.04, or "unknown"."""
    with contextlib.suppress(OSError, AttributeError):
        library = ctypes.CDLL("libnvidia-ml.so.1" if platform.system() == "Linux" else "nvml.dll")
        text = ctypes.create_string_buffer(96)
        library.nvmlInit_v2()
        if library.nvmlSystemGetDriverVersion(text, len(text)) == 0:
            return text.value.decode()
    return "unknown"
