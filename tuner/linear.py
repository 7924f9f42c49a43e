"""Puts tuned kernels into an mlx-lm model, and takes them out again."""

from __future__ import annotations

import contextlib
import functools
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import mlx.core as mx
import mlx.nn as nn

from tuner.attention import AttentionInputs, AttentionProblem
from tuner.backends import backend as find_backend
from tuner.blocks import FusedBlock, products_of, run_halved
from tuner.compiled import compile_blocks
from tuner.dispatch import DispatchTable, load_table
from tuner.errors import BadInputError
from tuner.layers import first_of, swap, swap_back, swapped, use_operations
from tuner.matrices import Group, activation_dtype, groups
from tuner.problem import MAX_SMALL_M
from tuner.sdpa import TableAttention
from tuner.tuned import (
    TUNED_CLASSES,
    BlockProduct,
    SharedInput,
    TableProduct,
    TunedEmbedding,
    TunedLinear,
    TunedState,
    problem_of,
)


def apply(model: nn.Module, table: DispatchTable | None = None, attention: bool | None = None) -> nn.Module:
    """Replaces the model's quantized linears, and a quantized embedding used as the head, by tuned ones; returns the model.

    attention: mlx-lm's attention is replaced too, where the table has a kernel for the heads, M, dtype and context; by
    default on CUDA, where stock builds a plan for each new length of a cache, which takes longer than a pass. On the CPU
    plain and causal attention of M up to 16 always is, beside tuned linears, so that a row's bits do not depend on M.

    `table` defaults to load_table(). Parameters keep their names and arrays, so a model can be saved as before; weights
    that a kernel wants in another layout are copied on first use. Other models of the process are not touched.
    """
    restore(model)
    table = load_table() if table is None else table
    if table.device.backend == "cuda" and not len(table):
        return model  # looking up what is not there would cost a GPU's model more than its kernels take
    if attention is None:
        attention = table.device.backend == "cuda" and table.has_attention
    served = {tuple(name for name, _ in group): _apply_to(group, table) for group in groups(model)}
    operations = getattr(find_backend(table.device.backend), "operations", None)  # so far only the CPU's has any
    attend = TableAttention(table) if attention else None

    @functools.cache
    def serves(m: int, dtype: mx.Dtype) -> bool:
        return 1 <= m <= MAX_SMALL_M and any(product.ready(m, dtype) for product in served.values())

    if (served and operations is not None) or attend is not None:
        use_operations(model, operations if served else None, serves, attend)
        object.__setattr__(model, "_attention", attend)
    halves = getattr(find_backend(table.device.backend), "halves", None)
    compiled: list[tuple[str, nn.Module, list[BlockProduct]]] = []
    for name, module in list(model.named_modules()):
        products = _products_of(name, module, served)
        if products and halves is not None:
            halved = FusedBlock(module, products, MAX_SMALL_M, first_of(attend, operations, serves), halves)
            run_halved(module, halved)
        elif products and table.device.backend == "cuda" and all(len(some) == 1 for some in products):
            compiled.append((name, module, [some[0] for some in products]))
    if compiled:
        compile_blocks(compiled, MAX_SMALL_M, attend, getattr(find_backend("cuda"), "fused", None))
    return model


def _apply_to(group: Group, table: DispatchTable) -> BlockProduct:
    """Replaces the modules of one product; returns what serves them."""
    states = []
    for _, module in group:
        state = TunedState(table, module, problem_of([module]))
        object.__setattr__(module, "_tuned", state)
        swap(module, TUNED_CLASSES[type(module)])
        states.append(state)
    modules = [module for _, module in group]
    product = states[0].own
    if len(group) > 1:
        product = TableProduct(table, modules, problem_of(modules))
        shared = SharedInput(product)
        for index, state in enumerate(states):
            state.shared = shared, index
    return BlockProduct(product, modules, states)


def _products_of(name: str, block: nn.Module, served: Mapping[tuple[str, ...], BlockProduct]) -> list[list[BlockProduct]]:
    """What serves each product of a block: one, or one for each linear where they could not be joined; none at all where
    a linear is not served, or the block is of another form."""
    found = []
    for names in products_of(name, block):
        some = [served.get(names)] if names in served else [served.get((n,)) for n in names]
        found.append([each for each in some if each])
        if len(found[-1]) < len(some):
            return []
    return found


def restore(model: nn.Module) -> nn.Module:
    """Undoes `apply`: classes and methods are the original ones again. Returns the model."""
    for module in swapped(model):
        swap_back(module)
        for carried in ("_tuned", "_halved"):
            if hasattr(module, carried):
                object.__delattr__(module, carried)
    vars(model).pop("_attention", None)
    return model


@contextlib.contextmanager
def stock(model: nn.Module) -> Iterator[nn.Module]:
    """Within the block an applied model runs on stock; what was made for it is kept."""
    replaced = [(module, type(module)) for module in swapped(model)]
    for module, _ in replaced:
        swap_back(module)
    try:
        yield model
    finally:
        for module, kind in replaced:
            swap(module, kind)


def attention_of(model: nn.Module) -> Counter[AttentionProblem]:
    """The attention that a pass of the model computes through mlx-lm's entry, at M = 1, and how often: a token is passed
    through it."""
    met: Counter[AttentionProblem] = Counter()

    def meet(inputs: AttentionInputs, q: mx.array) -> None:
        with contextlib.suppress(BadInputError):
            met[inputs.problem(q).matrix] += 1

    applied: TableAttention | None = vars(model).get("_attention")
    if applied is not None:
        applied.watch = meet
        try:
            mx.eval(model(mx.array([[0]])))
        finally:
            applied.watch = None
        return met
    with stock(model):
        use_operations(model, None, lambda m, dtype: False, meet)
        try:
            mx.eval(model(mx.array([[0]])))
        finally:
            for module in swapped(model):
                swap_back(module)
    return met


def exact_up_to(model: nn.Module) -> int:
    """The largest M of a pass whose rows get, in every product that `apply` replaced and in attention, the bits that M = 1
    gives: the depth of exact speculation is one less. 0 for a model that was not applied. What the model computes beside
    them is checked by `tuner.rows.first_row_difference`."""
    dtype = activation_dtype(model)
    covered = [state.exact_up_to(dtype) for state in _states(model)]
    return min([*covered, *_attention_exact_up_to(model)], default=0) if covered else 0


def attends_one_row(model: nn.Module) -> bool:
    """Whether an applied model leaves attention to stock where that serves passes of one row alone. On CUDA it gives a row
    other bits at other M, and makes a plan for each new pair of M and length, which takes longer than 10 passes."""
    backends = {state.own.table.device.backend for state in _states(model)}
    if not any(getattr(find_backend(name), "stock_attends_one_row", False) for name in backends):
        return False
    attend: TableAttention | None = vars(model).get("_attention")
    return any(attend is None or not attend.table.choices(matrix) for matrix in _a_pass(model, attend))


def _states(model: nn.Module) -> list[TunedState]:
    return [m._tuned for _, m in model.named_modules() if isinstance(m, TunedLinear | TunedEmbedding)]


def _a_pass(model: nn.Module, attend: TableAttention | None) -> Counter[AttentionProblem]:
    """The attention of a pass, which is looked for once where attention was applied."""
    if attend is None:
        return attention_of(model)
    attend.a_pass = attention_of(model) if attend.a_pass is None else attend.a_pass
    return attend.a_pass


def _attention_exact_up_to(model: nn.Module) -> list[int]:
    """The same of each attention that the table has rows of, and 1 where stock serves one row alone. A backend with
    operations of its own gives a row one result, whatever serves it."""
    if attends_one_row(model):
        return [1]
    attend: TableAttention | None = vars(model).get("_attention")
    if attend is None or hasattr(find_backend(attend.table.device.backend), "operations"):
        return []
    return [attend.table.matrix_exact_up_to(matrix) for matrix in _a_pass(model, attend) if attend.table.choices(matrix)]


def reset_counts(model: nn.Module) -> None:
    """Sets the hits and misses of every replaced layer to zero."""
    for _, module in model.named_modules():
        if isinstance(module, TunedLinear | TunedEmbedding):
            module._tuned.hits.clear()
            module._tuned.in_blocks.clear()
            module._tuned.misses.clear()


@dataclass(frozen=True)
class LayerCounts:
    """Calls of one replaced layer by M: served by a kernel, and served by stock."""

    name: str
    hits: dict[int, int]
    misses: dict[int, int]


def counts(model: nn.Module) -> list[LayerCounts]:
    """Hits and misses of every replaced layer since `apply`."""
    return [
        LayerCounts(name, dict(module._tuned.hits + module._tuned.in_blocks), dict(module._tuned.misses))
        for name, module in model.named_modules()
        if isinstance(module, TunedLinear | TunedEmbedding)
    ]
