"""A CPU backend some of whose configs are faulty in every way that ends or fools a search; made in a child by its name."""

from __future__ import annotations

import ctypes
import os
import random
import time
from dataclasses import replace
from typing import Any

import mlx.core as mx
import numpy as np

from tuner.backends import CompileError
from tuner.backends.cpu import CpuBackend
from tuner.problem import Problem
from tuner.render import KernelSource
from tuner.space import Config

FAULTS = ("crash", "exit", "hang", "compile", "raise", "nan", "early", "half", "sleep", "overread", "underread")
PROBLEM = Problem(2, 33, 128)
ONLY = {
    "layout": "rows16",
    "unpack": "table" if "avx512" in CpuBackend().device().architecture else "convert",
    "scale_per": "group",
}
"""What all faulty configs have."""


def fault_of(config: Config) -> str | None:
    """Eleven of the qmv configs are faulty, one a fault."""
    values = config.values
    if config.family != "qmv" or any(values[name] != value for name, value in ONLY.items()):
        return None
    place = (1, 2, 4).index(values["row_vectors"]) * 3 + (1, 4, 16).index(values["tasks_per_thread"])
    place += 9 * (values["prefetch_bytes"] != 0)
    return FAULTS[place] if place < len(FAULTS) else None


class FaultyBackend(CpuBackend):
    def compile(self, source: KernelSource) -> Any:
        fault = fault_of(source.config)
        if fault == "compile":
            raise CompileError("error: planted")
        if fault in ("overread", "underread"):
            return super().compile(reading_outside(source, fault))
        kernel = super().compile(source)
        return kernel if fault is None else FaultyKernel(kernel, fault)


def reading_outside(source: KernelSource, fault: str) -> KernelSource:
    """A kernel whose numbers are right, and which also reads the word behind its weights, or one a page before them."""
    words = "ceil_div(a->n, LANES) * LANES * (a->k / UNIT_CODES * UNIT_WORDS)" if fault == "overread" else "-1024"
    start = "EXPORT void compute(const Args *a, long task) {"
    assert start in source.template_text
    planted = f"{start}\n  (void)((volatile const unsigned *)a->w)[{words}];"
    return replace(source, template_text=source.template_text.replace(start, planted))


class FaultyKernel:
    def __init__(self, kernel: Any, fault: str) -> None:
        self.source, self.layout = kernel.source, kernel.layout
        self._kernel, self._fault = kernel, fault

    def __call__(self, weights: Any, x: mx.array, widths: Any = ()) -> list[mx.array]:
        return [self._spoilt(self._kernel(weights, x, widths)[0])]

    def run_poisoned(self, weights: Any, x: mx.array, poison: float) -> mx.array:
        y = self._spoilt(self._kernel.run_poisoned(weights, x, poison))
        if self._fault in ("early", "half"):
            kept = 0 if self._fault == "early" else y.shape[1] // 2
            y = mx.concatenate([y[:, :kept], mx.full((y.shape[0], y.shape[1] - kept), poison, y.dtype)], axis=1)
        return y

    def ends_ns(self, *arguments: Any) -> np.ndarray:
        """The one that sleeps at random does so in a tenth of its calls, and is twice as fast in the others."""
        spent = np.diff(self._kernel.ends_ns(*arguments), prepend=0)
        if self._fault == "sleep":
            spent = spent // 2 + np.random.default_rng().choice((0, 10_000_000), len(spent), p=(0.9, 0.1))
        return np.cumsum(spent)

    def _spoilt(self, y: mx.array) -> mx.array:
        match self._fault:
            case "crash":
                ctypes.string_at(0)
            case "exit":
                os._exit(3)
            case "hang":
                time.sleep(600)
            case "raise":
                raise RuntimeError("planted\nsecond line")
            case "nan":
                return y * float("nan")
            case "sleep":
                time.sleep(random.random() * 0.02)
        return y


def backend() -> FaultyBackend:
    return FaultyBackend()
