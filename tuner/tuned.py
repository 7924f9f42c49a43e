"""Linears and heads whose products go through a dispatch table: what serves which M, and what it is fed."""

from __future__ import annotations

import warnings
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import mlx.core as mx
import mlx.nn as nn

from tuner.backends import Kernel, Part, Weights
from tuner.backends import backend as find_backend
from tuner.backends.native import NativeWeights
from tuner.dispatch import DispatchTable, TunerNotice
from tuner.dtypes import DTYPES_BY_MX, MX_DTYPES, dtype_name
from tuner.errors import TunerError
from tuner.problem import MAX_SMALL_M, Problem, Quantization
from tuner.render import render


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


TUNED_CLASSES: dict[type, type] = {nn.QuantizedLinear: TunedLinear, nn.QuantizedEmbedding: TunedEmbedding}


class TableProduct:
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
            self.problem = problem_of(self._modules)
        key = (m, dtype)
        if key not in self._kernels:
            self._kernels[key] = kernel_of(self.table, self.problem, m, dtype)
        return self._kernels[key]

    def __call__(self, kernel: Kernel, x: mx.array, widths: Sequence[int]) -> list[mx.array] | None:
        """x (..., K) -> y (..., N), cut into `widths` where there are any; None when the kernel can not run here, which is
        then stock for good."""
        return self.run(kernel, self.prepare(), x, widths)

    def run(self, kernel: Kernel, weights: Any, x: mx.array, widths: Sequence[int] = ()) -> list[mx.array] | None:
        """The same with weights of one's own."""
        try:
            return kernel(weights, as_wanted(x, kernel), widths)
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


class SharedInput:
    """Several linears that get the same x one after another: the first call computes all, the others collect."""

    def __init__(self, product: TableProduct) -> None:
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


class TunedState:
    """What a replaced module carries: its own product, and the shared one when there is one."""

    def __init__(self, table: DispatchTable, module: nn.Module, problem: Problem) -> None:
        self.own = TableProduct(table, [module], problem)
        self.shared: tuple[SharedInput, int] | None = None
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
    def product(self) -> TableProduct:
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


class BlockProduct:
    """A product as blocks use it: with the linears' biases, and counted for each of them."""

    def __init__(self, product: TableProduct, modules: Sequence[Any], states: Sequence[TunedState]) -> None:
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


def _run(product: TableProduct, x: mx.array, m: int, widths: Sequence[int] = ()) -> list[mx.array] | None:
    kernel = product.kernel(m, x.dtype)
    if kernel is None:
        return None
    try:
        return product(kernel, x, widths)
    except ValueError as error:
        if is_transformed(error):
            return None
        raise


def as_wanted(x: mx.array, kernel: Kernel) -> mx.array:
    """x in the dtype of the kernel."""
    dtype = MX_DTYPES[kernel.source.problem.x_dtype]
    return x if x.dtype == dtype else x.astype(dtype)


def is_transformed(error: ValueError) -> bool:
    """Whether the error is MLX's for evaluating inside mx.compile or mx.vmap, where there is nothing to run on yet."""
    return "function transformations" in str(error)


def in_class(table: DispatchTable, problem: Problem) -> Problem:
    """The problem in the table's precision class when a kernel of it serves, else in that of x as it is."""
    asked = replace(problem, activations=table.activations)
    return asked if problem.m <= MAX_SMALL_M and table.select(asked).config is not None else problem


def kernel_of(table: DispatchTable, problem: Problem, m: int, dtype: mx.Dtype) -> Kernel | None:
    """The kernel that `table` has for a problem with m rows of x in `dtype`, or None: stock. Two different float dtypes
    of x and scales become float32, as in stock."""
    if dtype not in DTYPES_BY_MX:
        return None
    same = problem.scale_dtype in (DTYPES_BY_MX[dtype], "uint8")
    x_dtype = DTYPES_BY_MX[dtype] if same else "float32"
    asked = in_class(table, Problem(m, problem.n, problem.k, problem.quantization, x_dtype, problem.scale_dtype))
    choice = table.select(asked)
    if choice.config is None:
        return None
    try:
        return find_backend(table.device.backend).compile(render(table.device.backend, asked, choice.config))
    except (TunerError, OSError) as error:
        warnings.warn(f"{asked}: {error} It runs on stock.", TunerNotice, stacklevel=4)
        return None


def problem_of(modules: Sequence[Any], x_dtype: str = "float32") -> Problem:
    """The product of the stacked modules at M = 1. Affine scales say the dtype of x; else it is `x_dtype`."""
    first, quantization = modules[0], quantization_of(modules[0])
    scale_dtype = dtype_name(first.scales.dtype)
    n = sum(module.weight.shape[0] for module in modules)
    k = quantization.logical_k(first.weight.shape[1])
    return Problem(1, n, k, quantization, scale_dtype if quantization.has_biases else x_dtype, scale_dtype)


def quantization_of(module: Any) -> Quantization:
    return Quantization(getattr(module, "mode", "affine"), module.bits, module.group_size)
