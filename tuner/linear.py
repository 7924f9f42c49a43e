"""Puts tuned kernels into models: quantized linears and tied embeddings of an mlx-lm model, and a drop-in function."""

from __future__ import annotations

import contextlib
import functools
import warnings
import weakref
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import mlx.core as mx
import mlx.nn as nn
import numpy as np
from mlx.utils import tree_flatten

from tuner.attention import AttentionInputs, AttentionProblem
from tuner.backends import Kernel, Part, Weights
from tuner.backends import backend as find_backend
from tuner.backends.native import NativeWeights
from tuner.blocks import FusedBlock, products_of, run_halved
from tuner.compiled import compile_blocks
from tuner.dispatch import DispatchTable, TunerNotice, load_table
from tuner.dtypes import DTYPES_BY_MX, MX_DTYPES, dtype_name
from tuner.errors import BadInputError, TunerError
from tuner.layers import first_of, swap, swap_back, swapped, use_operations
from tuner.problem import MAX_SMALL_M, Problem, Quantization
from tuner.render import render
from tuner.sdpa import TableAttention

# Linears of one module that get the same input: one call serves them all. Rows of w are independent, so no bit changes.
_SHARED_INPUTS = (("q_proj", "k_proj", "v_proj"), ("gate_proj", "up_proj"))


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
    dtype = _activation_dtype(model)
    return [_matrix(group, dtype) for group in _groups(model)]


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


def not_quantized(model: nn.Module) -> list[str]:
    """Names of linears that hold no quantized weights and are left alone."""
    return [name for name, module in model.named_modules() if type(module) is nn.Linear]


# -------------------------------------------------------------------------------------------------------- the modules


class TunedLinear(nn.QuantizedLinear):
    """A QuantizedLinear whose product goes through a dispatch table. `apply` makes it out of one, `restore` undoes it."""

    def __call__(self, x: mx.array) -> mx.array:
        y = self._tuned(x)
        if y is None:
            return super().__call__(x)
        return y + self.bias if "bias" in self else y


class TunedEmbedding(nn.QuantizedEmbedding):
    """A QuantizedEmbedding whose use as the output head goes through a dispatch table."""

    def as_linear(self, x: mx.array) -> mx.array:
        y = self._tuned(x)
        return super().as_linear(x) if y is None else y


_CLASSES: dict[type, type] = {nn.QuantizedLinear: TunedLinear, nn.QuantizedEmbedding: TunedEmbedding}


class _Product:
    """x @ w.T of one or more stacked matrices through a table: which kernel serves which M, and what it is fed."""

    def __init__(self, table: DispatchTable, modules: Sequence[nn.Module], problem: Problem) -> None:
        self.problem = problem
        self.widths = [module.weight.shape[0] for module in modules]
        self.table = table
        self._modules = list(modules)
        self._arrays = self._present_arrays()
        self._weights: Weights | None = None
        self._kernels: dict[tuple[int, mx.Dtype], Kernel | None] = {}

    def kernel(self, m: int, dtype: mx.Dtype) -> Kernel | None:
        """The kernel for m rows of x, or None: stock."""
        arrays = self._present_arrays()
        if any(new is not old for new, old in zip(arrays, self._arrays, strict=True)):  # load_weights, set_dtype
            self._arrays, self._weights, self._kernels = arrays, None, {}
            self.problem = _problem(self._modules)
        key = (m, dtype)
        if key not in self._kernels:
            self._kernels[key] = _compiled(self.table, self.problem, m, dtype)
        return self._kernels[key]

    def __call__(self, kernel: Kernel, x: mx.array, widths: Sequence[int]) -> list[mx.array] | None:
        """x (..., K) -> y (..., N), cut into `widths` where there are any; None when the kernel can not run here, which is
        then stock for good."""
        return self.run(kernel, self.prepare(), x, widths)

    def run(self, kernel: Kernel, weights: Any, x: mx.array, widths: Sequence[int] = ()) -> list[mx.array] | None:
        """The same with weights of one's own."""
        try:
            return kernel(weights, _as_wanted(x, kernel), widths)
        except (TunerError, OSError) as error:
            self._kernels = dict.fromkeys(self._kernels, None)
            warnings.warn(f"{self.problem}: {error} It runs on stock.", TunerNotice, stacklevel=4)
            return None

    def prepare(self) -> Weights:
        """The stacked weights, evaluated."""
        if self._weights is None:
            self._weights = self._stack()
        return self._weights

    def _present_arrays(self) -> list[mx.array]:
        return [array for module in self._modules for array in (module["weight"], module["scales"])]

    def _stack(self) -> Weights:
        names = ("weight", "scales", "biases")[: 3 if self.problem.quantization.has_biases else 2]
        parts = [[getattr(module, name) for module in self._modules] for name in names]
        arrays = [part[0] if len(part) == 1 else mx.concatenate(part) for part in parts]
        mx.eval(arrays)
        return find_backend(self.table.device.backend).weights(arrays, self.problem.quantization)


class _SharedInput:
    """Several linears that get the same x one after another: the first call computes all, the others collect."""

    def __init__(self, product: _Product) -> None:
        self.product = product
        self._last: tuple[mx.array, dict[int, mx.array]] | None = None  # one value: threads may share a model

    def take(self, index: int, x: mx.array) -> mx.array | None:
        """y of member `index`, when one of the others has been computed from this very x."""
        last = self._last
        if last is None or last[0] is not x:
            return None
        y = last[1].pop(index, None)
        if not last[1]:
            self._last = None
        return y

    def put(self, index: int, x: mx.array, results: list[mx.array]) -> mx.array:
        """Keeps what the other members will ask for; returns y of member `index`."""
        self._last = x, {i: y for i, y in enumerate(results) if i != index}
        return results[index]


class _Tuned:
    """What a replaced module carries: its own product, and the shared one when there is one."""

    def __init__(self, table: DispatchTable, module: nn.Module, problem: Problem) -> None:
        self.own = _Product(table, [module], problem)
        self.shared: tuple[_SharedInput, int] | None = None
        self.hits: Counter[int] = Counter()
        self.in_blocks: Counter[int] = Counter()
        self.misses: Counter[int] = Counter()

    def __call__(self, x: mx.array) -> mx.array | None:
        """y (..., N), or None when stock has to serve."""
        k = self.own.problem.k
        if x.size == 0:
            return mx.zeros((*x.shape[:-1], self.own.problem.n), x.dtype)
        m = x.size // k
        y = self._served(x, m)
        (self.misses if y is None else self.hits)[m] += 1
        return y

    @property
    def product(self) -> _Product:
        """What serves the module in a pass: the product of all that share its input, or its own."""
        return self.shared[0].product if self.shared else self.own

    def exact_up_to(self, dtype: str) -> int:
        """See `exact_up_to`; dtype: of x, where the scales do not say it."""
        problem = self.product.problem
        if not problem.quantization.has_biases:
            problem = replace(problem, x_dtype=dtype)
        return self.product.table.matrix_exact_up_to(problem)

    def _served(self, x: mx.array, m: int) -> mx.array | None:
        if self.shared:
            shared, index = self.shared
            waiting = shared.take(index, x)
            if waiting is not None:
                return waiting
            results = _run(shared.product, x, m, shared.product.widths)
            if results is not None:
                return shared.put(index, x, results)
        results = _run(self.own, x, m)
        return None if results is None else results[0]


class _Served:
    """A product as blocks use it: with the linears' biases, and counted for each of them."""

    def __init__(self, product: _Product, modules: Sequence[Any], states: Sequence[_Tuned]) -> None:
        self._product = product
        self._modules = modules
        self._hits: Counter[int] = Counter()
        for state in states:
            state.in_blocks = self._hits

    @property
    def form(self) -> object:
        return self._product.problem, tuple("bias" in module for module in self._modules)

    def ready(self, m: int, dtype: mx.Dtype) -> bool:
        return self._product.kernel(m, dtype) is not None

    def part(self, m: int, dtype: mx.Dtype) -> Part | None:
        kernel = self._product.kernel(m, dtype)
        return None if kernel is None else Part(kernel, self._product.prepare(), self._bias())

    def count(self, m: int) -> None:
        self._hits[m] += 1

    def operands(self) -> list[mx.array]:
        """Weights as a GPU's backend holds them, then the biases where any linear has one."""
        weights: Any = self._product.prepare()
        bias = self._bias()
        return [*weights.arrays] if bias is None else [*weights.arrays, bias]

    def _bias(self) -> mx.array | None:
        """The biases of all linears, zeros where one has none; evaluated. None: there are none."""
        if not any("bias" in module for module in self._modules):
            return None
        zeros = [mx.zeros(module.weight.shape[0], module.scales.dtype) for module in self._modules]
        bias = mx.concatenate([m.get("bias", zero) for m, zero in zip(self._modules, zeros, strict=True)])
        mx.eval(bias)
        return bias

    def __call__(self, x: mx.array, operands: Sequence[mx.array]) -> mx.array:
        q = self._product.problem.quantization
        count = 3 if q.has_biases else 2
        w, scales = operands[:2]
        biases = operands[2] if q.has_biases else None
        kernel = self._product.kernel(x.size // self._product.problem.k, x.dtype)
        results = self._product.run(kernel, NativeWeights(operands[:count], q), x) if kernel else None
        if results is None:
            y = mx.quantized_matmul(x, w, scales, biases, group_size=q.group_size, bits=q.bits, mode=q.mode)
        else:
            y = results[0]
        return y + operands[count] if len(operands) > count else y


def _run(product: _Product, x: mx.array, m: int, widths: Sequence[int] = ()) -> list[mx.array] | None:
    kernel = product.kernel(m, x.dtype)
    if kernel is None:
        return None
    try:
        return product(kernel, x, widths)
    except ValueError as error:
        if _is_transformed(error):
            return None
        raise


def _as_wanted(x: mx.array, kernel: Kernel) -> mx.array:
    """x in the dtype of the kernel."""
    dtype = MX_DTYPES[kernel.source.problem.x_dtype]
    return x if x.dtype == dtype else x.astype(dtype)


def _is_transformed(error: ValueError) -> bool:
    """Whether the error is MLX's for evaluating inside mx.compile or mx.vmap, where there is nothing to run on yet."""
    return "function transformations" in str(error)


def _in_class(table: DispatchTable, problem: Problem) -> Problem:
    """The problem in the table's precision class when a kernel of it serves, else in that of x as it is."""
    asked = replace(problem, activations=table.activations)
    return asked if problem.m <= MAX_SMALL_M and table.select(asked).config is not None else problem


def _compiled(table: DispatchTable, problem: Problem, m: int, dtype: mx.Dtype) -> Kernel | None:
    """The kernel that `table` has for a problem with m rows of x in `dtype`, or None: stock. Two different float dtypes
    of x and scales become float32, as in stock."""
    if dtype not in DTYPES_BY_MX:
        return None
    same = problem.scale_dtype in (DTYPES_BY_MX[dtype], "uint8")
    x_dtype = DTYPES_BY_MX[dtype] if same else "float32"
    asked = _in_class(table, Problem(m, problem.n, problem.k, problem.quantization, x_dtype, problem.scale_dtype))
    choice = table.select(asked)
    if choice.config is None:
        return None
    try:
        return find_backend(table.device.backend).compile(render(table.device.backend, asked, choice.config))
    except (TunerError, OSError) as error:
        warnings.warn(f"{asked}: {error} It runs on stock.", TunerNotice, stacklevel=4)
        return None


# ---------------------------------------------------------------------------------------------------- apply and restore


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
    served = {tuple(name for name, _ in group): _apply_to(group, table) for group in _groups(model)}
    operations = getattr(find_backend(table.device.backend), "operations", None)  # so far only the CPU's has any
    attend = TableAttention(table) if attention else None

    @functools.cache
    def serves(m: int, dtype: mx.Dtype) -> bool:
        return 1 <= m <= MAX_SMALL_M and any(product.ready(m, dtype) for product in served.values())

    if (served and operations is not None) or attend is not None:
        use_operations(model, operations if served else None, serves, attend)
        object.__setattr__(model, "_attention", attend)
    halves = getattr(find_backend(table.device.backend), "halves", None)
    compiled: list[tuple[str, nn.Module, list[_Served]]] = []
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


def _apply_to(group: _Group, table: DispatchTable) -> _Served:
    """Replaces the modules of one product; returns what serves them."""
    states = []
    for _, module in group:
        state = _Tuned(table, module, _problem([module]))
        object.__setattr__(module, "_tuned", state)
        swap(module, _CLASSES[type(module)])
        states.append(state)
    modules = [module for _, module in group]
    product = states[0].own
    if len(group) > 1:
        product = _Product(table, modules, _problem(modules))
        shared = _SharedInput(product)
        for index, state in enumerate(states):
            state.shared = shared, index
    return _Served(product, modules, states)


def _products_of(name: str, block: nn.Module, served: Mapping[tuple[str, ...], _Served]) -> list[list[_Served]]:
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


def exact_up_to(model: nn.Module) -> int:
    """The largest M of a pass whose rows get, in every product that `apply` replaced, the bits that M = 1 gives: the depth
    of exact speculation is one less. 0 for a model that was not applied. What the model computes beside them is checked by
    `tuner.rows.first_row_difference`."""
    dtype = _activation_dtype(model)
    tuned = [m._tuned for _, m in model.named_modules() if isinstance(m, TunedLinear | TunedEmbedding)]
    covered = [state.exact_up_to(dtype) for state in tuned]
    return min([*covered, *_attention_exact_up_to(model)], default=0) if covered else 0


def _attention_exact_up_to(model: nn.Module) -> list[int]:
    """The same of each attention that the table has rows of. A backend with operations of its own gives a row one result,
    whatever serves it."""
    attend: TableAttention | None = vars(model).get("_attention")
    if attend is None or hasattr(find_backend(attend.table.device.backend), "operations"):
        return []
    attend.a_pass = attention_of(model) if attend.a_pass is None else attend.a_pass
    return [attend.table.matrix_exact_up_to(matrix) for matrix in attend.a_pass if attend.table.choices(matrix)]


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


def pass_us(model: nn.Module, context: int = 0) -> dict[int, float]:
    """What the table says that a pass of an applied model spends in its linears at each M of 1..16: microseconds, each
    product once; and, with `attention`, in attention behind `context` tokens. Only those M at which every product was
    tuned; empty for a model that was not applied. Attention counts where every M of these was tuned for it."""
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


def _with_attention(linears: Mapping[int, float], attend: TableAttention, context: int) -> dict[int, float]:
    attention = {m: attend.us(m, context + m) for m in linears} if context else {}
    if None in attention.values():
        return dict(linears)
    return {m: us + (attention.get(m) or 0.0) for m, us in linears.items()}


def _tuned_us(table: DispatchTable, problem: Problem, m: int) -> float | None:
    """Microseconds of what serves m rows of x of the scales' dtype, or None where that was not measured."""
    choice = table.measured(_in_class(table, problem.at(m)))
    return choice.result.us if choice else None


# ------------------------------------------------------------------------------------------------------------ a model's


_Group = list[tuple[str, nn.Module]]


def _groups(model: nn.Module) -> Iterator[_Group]:
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
    return len({(_quantization(m), m.weight.shape[1], m.scales.dtype) for m in modules}) == 1


def _quantization(module: Any) -> Quantization:
    return Quantization(getattr(module, "mode", "affine"), module.bits, module.group_size)


def _activation_dtype(model: nn.Module) -> str:
    """What the model computes in, told by its first float parameter: a norm, a bias, or the scales in affine mode."""
    parameters: Any = tree_flatten(model.parameters())
    return next((DTYPES_BY_MX[array.dtype] for _, array in parameters if array.dtype in DTYPES_BY_MX), "float32")


def _problem(modules: Sequence[Any], x_dtype: str = "float32") -> Problem:
    """The product of the stacked modules at M = 1. Affine scales say the dtype of x; else it is `x_dtype`."""
    first, quantization = modules[0], _quantization(modules[0])
    scale_dtype = dtype_name(first.scales.dtype)
    n = sum(module.weight.shape[0] for module in modules)
    k = quantization.logical_k(first.weight.shape[1])
    return Problem(1, n, k, quantization, scale_dtype if quantization.has_biases else x_dtype, scale_dtype)


def _matrix(group: _Group, dtype: str) -> Matrix:
    names = [name for name, _ in group]
    leaves = [name.rpartition(".")[2].removesuffix("_proj") for name in names]
    head = isinstance(group[0][1], nn.QuantizedEmbedding) or leaves[0] == "lm_head"
    return Matrix("head" if head else "+".join(leaves), _problem([m for _, m in group], dtype), tuple(names), head)


# ------------------------------------------------------------------------------------------------------------ drop-in


class _PackCache:
    """Matrices given to `quantized_matmul` in a kernel's layout, each for as long as its w lives."""

    def __init__(self) -> None:
        self._packed: dict[tuple[int, str], tuple[list[weakref.ref[mx.array]], Weights]] = {}

    def get(self, backend: str, arrays: Sequence[mx.array], quantization: Quantization, layout: str) -> Weights:
        key = id(arrays[0]), layout
        packed = self._packed.get(key)
        if packed and all(ref() is array for ref, array in zip(packed[0], arrays[1:], strict=True)):
            return packed[1]
        weights = find_backend(backend).weights(arrays, quantization).only(layout)
        if layout != "native":  # of native weights nothing was copied: there is nothing to keep
            self._packed[key] = [weakref.ref(array) for array in arrays[1:]], weights
            if packed is None:
                weakref.finalize(arrays[0], self._packed.pop, key, None)
        return weights


_pack_cache = _PackCache()


@functools.cache
def _default_table() -> DispatchTable:
    return load_table()


def quantized_matmul(
    x: mx.array,
    w: mx.array,
    scales: mx.array,
    biases: mx.array | None = None,
    transpose: bool = True,
    group_size: int | None = None,
    bits: int | None = None,
    mode: str = "affine",
    *,
    table: DispatchTable | None = None,
    stream: Any = None,
) -> mx.array:
    """mx.quantized_matmul with the same arguments and result, by a tuned kernel where `table` (default: load_table(), read
    once) has one. x (..., K), w (N, words) -> (..., N).

    Whatever no row covers runs on stock: transpose=False, batched weights, an M, shape or dtype that was not tuned, strided
    w, scales or biases. For a model's own layers `apply` is cheaper: it repacks each matrix once.
    """
    if x.size == 0 and w.ndim == 2:
        n = w.shape[0] if transpose else w.shape[1] * 32 // (bits or 4)
        return mx.zeros((*x.shape[:-1], n), x.dtype)
    y = None
    if transpose and w.ndim == 2:
        arrays = (w, scales) if biases is None else (w, scales, biases)
        y = _tuned_product(x, arrays, (mode, bits, group_size), table)
    if y is not None:
        return y
    return mx.quantized_matmul(
        x, w, scales, biases, transpose=transpose, group_size=group_size, bits=bits, mode=mode, stream=stream
    )


def _tuned_product(
    x: mx.array,
    arrays: Sequence[mx.array],
    asked: tuple[str, int | None, int | None],
    table: DispatchTable | None,
) -> mx.array | None:
    table = _default_table() if table is None else table
    w, scales, *biases = arrays
    try:
        quantization = Quantization.of(*asked)
        k = quantization.logical_k(w.shape[1])
        problem = Problem(1, w.shape[0], k, quantization, dtype_name(x.dtype), dtype_name(scales.dtype))
    except BadInputError:
        return None
    alike = bool(biases) == quantization.has_biases and all(b.dtype == scales.dtype for b in biases)
    if x.shape[-1] != k or not alike or scales.shape != (problem.n, problem.groups):
        return None  # stock says what is wrong with it
    m = x.size // k
    kernel = _compiled(table, problem, m, x.dtype)
    if kernel is None:
        return None
    try:
        # A GPU's arrays stay where they are: its kernels copy what is strided.
        if table.device.backend == "cpu" and not all(np.asarray(_bits(a)).flags.c_contiguous for a in arrays):
            return None
        weights = _pack_cache.get(table.device.backend, arrays, quantization, kernel.layout)
        return kernel(weights, _as_wanted(x, kernel))[0]
    except (TunerError, OSError) as error:
        warnings.warn(f"{problem.at(m)}: {error} It runs on stock.", TunerNotice, stacklevel=3)
        return None
    except ValueError as error:
        if _is_transformed(error):
            return None
        raise


def _bits(array: mx.array) -> mx.array:
    return array.view(mx.uint16) if array.dtype == mx.bfloat16 else array
