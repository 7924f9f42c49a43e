"""What a table says that a pass of an applied model takes."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable, Mapping

import mlx.nn as nn

from tuner.dispatch import DispatchTable
from tuner.linear import attention_of
from tuner.problem import MAX_SMALL_M, Problem
from tuner.sdpa import TableAttention
from tuner.tuned import TunedEmbedding, TunedLinear, in_class


def pass_us(model: nn.Module, context: int = 0) -> dict[int, float]:
    """What the table says that a pass of an applied model spends in its linears at each M of 1..16: microseconds, each
    product once; and, with `attention`, in attention behind `context` tokens. Only those M at which every product was
    tuned, and attention too where any of it was; empty for a model that was not applied."""
    costs = pass_costs(model)
    return costs(context) if callable(costs) else costs


def pass_costs(model: nn.Module) -> dict[int, float] | Callable[[int], dict[int, float]]:
    """pass_us for a loop, which may not look at the whole model between two passes: the curve itself, or where attention
    was applied a function of the context that gives it."""
    products = {}
    for _, module in model.named_modules():
        if isinstance(module, TunedLinear | TunedEmbedding):
            product = module._tuned.product
            products[id(product)] = (product.table, product.problem)
    counted = Counter(products.values())
    linears: dict[int, float] = {}
    for m in range(1, MAX_SMALL_M + 1):
        us = [(_tuned_us(table, problem, m), count) for (table, problem), count in counted.items()]
        if us and all(each is not None for each, _ in us):
            linears[m] = sum((each or 0.0) * count for each, count in us)
    attend: TableAttention | None = vars(model).get("_attention")
    if attend is None:
        return linears
    if attend.a_pass is None:
        attend.a_pass = attention_of(model)
    return functools.partial(_with_attention, linears, attend)


def unserved(model: nn.Module, most_rows: int) -> list[int]:
    """The M of 1..most_rows at which some product of an applied model, or its attention, was not tuned: passes of such M
    run on stock in part, and may take many times what their neighbours do."""
    served = pass_us(model)
    return [m for m in range(1, most_rows + 1) if m not in served]


def _with_attention(linears: Mapping[int, float], attend: TableAttention, context: int) -> dict[int, float]:
    """An M whose attention was not measured is left out: stock serves it, which takes another time and gives other bits."""
    attention = {m: attend.us(m, context + m) for m in linears}
    measured = {m: us for m, us in attention.items() if us is not None}
    return {m: linears[m] + (us if context else 0.0) for m, us in measured.items()} if measured else dict(linears)


def _tuned_us(table: DispatchTable, problem: Problem, m: int) -> float | None:
    """Microseconds of what serves m rows of x of the scales' dtype, or None where that was not measured."""
    choice = table.measured(in_class(table, problem.at(m)))
    return choice.result.us if choice else None
