"""A check of everything a device is asked to do, in one small report that a user can send: `tuner doctor --selftest`."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import mlx.core as mx

from tuner.backends import Backend
from tuner.backends import backend as find_backend
from tuner.families import families
from tuner.measure import Checker
from tuner.problem import ALL_QUANTIZATIONS, DTYPES, Problem, Quantization
from tuner.render import template_hash
from tuner.verify import on_every_core

_M, _N, _GROUPS = 6, 65, 5  # a verify pass with a ragged N and K


@dataclass(frozen=True)
class Tried:
    """One family in one quantization and dtype: status is ok, mismatch, compile_error or launch_error."""

    family: str
    quantization: str
    dtype: str
    config: str
    status: str
    error: str
    seconds: float


def selftest(backend: Backend, quantizations: Sequence[Quantization] = ALL_QUANTIZATIONS) -> Iterator[Tried]:
    """Compiles every family in every quantization and dtype that it supports, and compares its results with float64."""
    if backend.name == "metal" and not mx.metal.is_available():
        for tried in on_every_core(_one_quantization, [(backend.name, q) for q in quantizations]):
            yield from tried
        return
    for quantization in quantizations:
        yield from _one_quantization(backend.name, quantization)


def _one_quantization(backend_name: str, quantization: Quantization) -> list[Tried]:
    backend = find_backend(backend_name)
    tried = []
    for dtype in DTYPES:
        problem = Problem.of(_M, _N, _GROUPS * quantization.group_size, quantization, dtype)
        checker = Checker(backend)
        for kind in families(backend.name):
            config = next(iter(kind.configs(problem, backend.device())), None)
            if config is None or kind.template is None:
                continue
            start = time.monotonic()
            verdict = checker.verdict(problem, config)
            seconds = round(time.monotonic() - start, 3)
            tried.append(
                Tried(kind.name, str(quantization), dtype, str(config), verdict.status, verdict.error[:500], seconds)
            )
    return tried


def report(backend: Backend, tried: Sequence[Tried], versions: dict[str, str | None]) -> dict[str, Any]:
    """What is sent: the device, versions, hashes of the templates, counts, and each failure with its first error."""
    used = {entry.family for entry in tried}
    return {
        "date": time.strftime("%Y-%m-%d"),
        "device": asdict(backend.device()),
        "runs_on": "the device" if backend.device().architecture != "unknown" else "a CPU that checks Metal text",
        "versions": versions,
        "templates": {name: template_hash(backend.name, name) for name in sorted(used)},
        "tried": len(tried),
        "ok": dict(Counter(f"{t.family} {t.dtype}" for t in tried if t.status == "ok")),
        "seconds": round(sum(t.seconds for t in tried), 1),
        "failures": [asdict(t) for t in tried if t.status != "ok"],
    }
