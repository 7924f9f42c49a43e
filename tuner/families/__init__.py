"""The table of kernel families: (backend, family) -> its space, its template and how it sums over K."""

from __future__ import annotations

from tuner.attention import AnyProblem
from tuner.errors import BadInputError
from tuner.families.cpu import CPU_FAMILIES
from tuner.families.cuda import CUDA_FAMILIES
from tuner.families.cuda_sdpa import SDPA as CUDA_SDPA
from tuner.families.family import Family
from tuner.families.metal import METAL_FAMILIES
from tuner.families.metal_sdpa import SDPA as METAL_SDPA
from tuner.problem import Device, Problem
from tuner.space import Config

FAMILY_NAMES = ("qmv", "small_m", "amx", "int8", "qmm", "dense", "sdpa")

_FAMILIES = {
    "cpu": CPU_FAMILIES,
    "cuda": (*CUDA_FAMILIES, CUDA_SDPA),
    "metal": (*METAL_FAMILIES, METAL_SDPA),
}
_TABLE: dict[tuple[str, str], Family] = {(name, kind.name): kind for name, kinds in _FAMILIES.items() for kind in kinds}


def family(backend: str, name: str) -> Family:
    """The family `name` of `backend`. Raises BadInputError when there is none."""
    try:
        return _TABLE[backend, name]
    except KeyError:
        raise BadInputError(f"backend {backend!r} has no family {name!r}: one of {', '.join(FAMILY_NAMES)}.") from None


def families(backend: str, problem_type: type = Problem) -> tuple[Family, ...]:
    """The families of a backend that compute a type of problem, in the order of FAMILY_NAMES."""
    kinds = (_TABLE[backend, name] for name in FAMILY_NAMES if (backend, name) in _TABLE)
    return tuple(kind for kind in kinds if kind.problem_type is problem_type)


def why_not(config: Config, problem: AnyProblem, device: Device) -> str | None:
    """Why `config` may not run `problem` on `device`, in one sentence, or None when it may."""
    return family(device.backend, config.family).why_not(config, problem, device)


__all__ = ["FAMILY_NAMES", "Family", "families", "family", "why_not"]
