"""The backends by name."""

from __future__ import annotations

import functools

from tuner.backends.base import After, Backend, Before, CompileError, Kernel, LaunchError, Part, Timer, Weights
from tuner.errors import BadInputError

BACKENDS = ("auto", "cpu", "metal", "cuda")


@functools.cache
def backend(name: str = "auto") -> Backend:
    """The backend `name`; "auto" is the best one for the device MLX runs on. Raises BadInputError."""
    if name not in BACKENDS:
        raise BadInputError(f"unknown backend {name!r}: one of {', '.join(BACKENDS)}.")
    from tuner.backends.cpu import CpuBackend
    from tuner.backends.cuda import CudaBackend
    from tuner.backends.cuda.machine import available as has_cuda
    from tuner.backends.metal import CheckingBackend, MetalBackend
    from tuner.backends.metal import available as has_metal

    if has_metal() and name in ("auto", "metal"):
        return MetalBackend()
    if has_cuda() and name in ("auto", "cuda"):
        return CudaBackend()
    if name == "cuda":
        raise BadInputError("backend 'cuda' needs an NVIDIA GPU and MLX's CUDA build: pip install 'small-m-tuner[cuda]'.")
    if name == "metal":
        return CheckingBackend()
    return CpuBackend()


__all__ = [
    "BACKENDS",
    "After",
    "Backend",
    "Before",
    "CompileError",
    "Kernel",
    "LaunchError",
    "Part",
    "Timer",
    "Weights",
    "backend",
]
