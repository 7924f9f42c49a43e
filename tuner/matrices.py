"""The matrix products of a model, one for each call of a pass."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import mlx.nn as nn
from mlx.utils import tree_flatten

from tuner.dtypes import DTYPES_BY_MX
from tuner.problem import Problem
from tuner.tuned import TunedEmbedding, TunedLinear, problem_of, quantization_of

# Linears of one module that get the same input: one call serves them all. Rows of w are independent, so no bit changes.
_SHARED_INPUTS = (("q_proj", "k_proj", "v_proj"), ("gate_proj", "up_proj"))


Group = list[tuple[str, nn.Module]]


@dataclass(frozen=True)
class Matrix:
    """One matrix product of a model: a quantized linear, several that share their input, or the output head."""

    label: str
    problem: Problem
    modules: tuple[str, ...]
    head: bool


def matrices(model: nn.Module) -> list[Matrix]:
    """The products `apply` would replace, one each call of a forward pass. Problems have M = 1 and the dtypes in which the
    model computes."""
    dtype = activation_dtype(model)
    return [_matrix(group, dtype) for group in groups(model)]


def not_quantized(model: nn.Module) -> list[str]:
    """Names of linears that hold no quantized weights and are left alone."""
    return [name for name, module in model.named_modules() if type(module) is nn.Linear]


def groups(model: nn.Module) -> Iterator[Group]:
    """The products of a model: named modules whose matrices are multiplied by one x."""
    seen: dict[int, str] = {}  # a module under two names is one
    named = dict(model.named_modules())
    named = {name: m for name, m in sorted(named.items()) if seen.setdefault(id(m), name) == name}
    quantized = {name: m for name, m in named.items() if type(m) in (nn.QuantizedLinear, TunedLinear)}
    done: set[str] = set()
    for name in quantized:
        if name in done:
            continue
        parent, _, leaf = name.rpartition(".")
        group = [name]
        for leaves in _SHARED_INPUTS:
            names = [f"{parent}.{other}" if parent else other for other in leaves]
            if leaf in leaves and all(n in quantized for n in names) and _alike([quantized[n] for n in names]):
                group = names
        done.update(group)
        yield [(n, quantized[n]) for n in group]
    if not any(name.rpartition(".")[2] == "lm_head" for name in named):
        for name, module in named.items():
            if type(module) in (nn.QuantizedEmbedding, TunedEmbedding):
                yield [(name, module)]


def _alike(modules: list[Any]) -> bool:
    return len({(quantization_of(m), m.weight.shape[1], m.scales.dtype) for m in modules}) == 1


def activation_dtype(model: nn.Module) -> str:
    """What the model computes in, told by its first float parameter: a norm, a bias, or the scales in affine mode."""
    parameters: Any = tree_flatten(model.parameters())
    return next((DTYPES_BY_MX[array.dtype] for _, array in parameters if array.dtype in DTYPES_BY_MX), "float32")


def _matrix(group: Group, dtype: str) -> Matrix:
    names = [name for name, _ in group]
    leaves = [name.rpartition(".")[2].removesuffix("_proj") for name in names]
    head = isinstance(group[0][1], nn.QuantizedEmbedding) or leaves[0] == "lm_head"
    return Matrix("head" if head else "+".join(leaves), problem_of([m for _, m in group], dtype), tuple(names), head)
