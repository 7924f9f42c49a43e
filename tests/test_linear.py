"""Tuned kernels in models and through the drop-in function: stock's results in stock's types, and nothing left behind."""

import gc
import itertools
import threading
import warnings
from collections import Counter
from collections.abc import Callable
from typing import Any

import mlx.core as mx
import mlx.nn as nn
import numpy as np
import pytest
from mlx.utils import tree_flatten
from mlx_lm.models import llama
from mlx_lm.models.cache import make_prompt_cache

from tuner import drop_in, linear, tuned
from tuner.backends import Backend, CompileError, LaunchError
from tuner.backends.cpu import kernels
from tuner.backends.cpu.kernels import CpuKernel, PackedWeights
from tuner.backends.native import NativeWeights
from tuner.costs import pass_us
from tuner.dispatch import DispatchTable, TunerNotice
from tuner.drop_in import quantized_matmul
from tuner.dtypes import MX_DTYPES, to_float64
from tuner.families import family
from tuner.linear import apply, counts, reset_counts, restore, stock
from tuner.matrices import matrices, not_quantized
from tuner.problem import DTYPES, Problem, Quantization
from tuner.reference import Operands, mismatch, ramp_operands, random_operands
from tuner.store import Store
from tuner.tune import Budget, tune

G32 = Quantization("affine", 4, 32)
TableOf = Callable[[dict[Problem, str]], DispatchTable]


@pytest.fixture
def kernel_calls(monkeypatch: pytest.MonkeyPatch) -> Counter[int]:
    """How often a kernel ran, by M."""
    calls: Counter[int] = Counter()
    call = CpuKernel.__call__

    def counted(self: CpuKernel, weights: Any, x: mx.array, widths: Any = ()) -> list[mx.array]:
        y = call(self, weights, x, widths)
        calls[x.size // weights.k] += 1
        return y

    monkeypatch.setattr(CpuKernel, "__call__", counted)
    return calls


def operands_of(problem: Problem, seed: int = 0) -> Operands:
    return random_operands(problem, np.random.default_rng(seed))


def family_of(m: int) -> str:
    return "qmv" if m == 1 else "small_m" if m <= 16 else "qmm"


# ------------------------------------------------------------------------------------------------------ quantized_matmul


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("lead", [(), (1,), (5,), (2, 3), (1, 1, 6), (4, 1, 2, 2)])
def test_drop_in_serves_any_leading_shape(
    lead: tuple[int, ...], dtype: str, table_of: TableOf, kernel_calls: Counter[int]
) -> None:
    m = int(np.prod(lead, dtype=int))
    problem = Problem(m, 40, 96, G32, dtype, dtype)
    o = operands_of(problem)
    table = table_of({problem: family_of(m)})
    y = quantized_matmul(o.x.reshape(*lead, 96), o.w, o.scales, o.biases, True, 32, 4, table=table)
    right = mx.quantized_matmul(o.x.reshape(*lead, 96), o.w, o.scales, o.biases, True, 32, 4)
    assert (y.shape, y.dtype) == (right.shape, right.dtype) == ((*lead, 40), MX_DTYPES[dtype])
    assert mismatch(to_float64(y).reshape(m, 40), o) is None
    assert kernel_calls == {m: 1}


def test_drop_in_has_stocks_arguments(table_of: TableOf, kernel_calls: Counter[int]) -> None:
    o = operands_of(Problem(3, 40, 128))
    table = table_of({o.problem: "small_m"})
    arrays = (o.x, o.w, o.scales, o.biases)
    by_default = quantized_matmul(*arrays, table=table)  # group 64, 4 bits
    by_name = quantized_matmul(
        o.x, o.w, scales=o.scales, biases=o.biases, transpose=True, group_size=64, bits=4, mode="affine", table=table
    )
    on_stream = quantized_matmul(*arrays, stream=mx.cpu, table=table)
    assert mx.array_equal(by_default, by_name)
    assert mx.array_equal(by_default, on_stream)
    assert kernel_calls == {3: 3}
    assert mx.allclose(by_default, mx.quantized_matmul(*arrays), atol=1e-5)


@pytest.mark.parametrize("lead", [(0,), (2, 0), (0, 3)])
@pytest.mark.parametrize("transpose", [True, False])
def test_empty_x_gives_an_empty_result(lead: tuple[int, ...], transpose: bool, table_of: TableOf) -> None:
    """Stock ends the process there."""
    parts = mx.quantize(mx.random.normal((64, 128)), group_size=32, bits=4)
    x = mx.zeros((*lead, 128 if transpose else 64), mx.bfloat16)
    y = quantized_matmul(x, *parts, transpose=transpose, group_size=32, bits=4, table=table_of({}))
    assert y.shape == (*lead, 64 if transpose else 128)


def same_as_stock(table: DispatchTable, *args: Any, **kwargs: Any) -> None:
    y, right = quantized_matmul(*args, **kwargs, table=table), mx.quantized_matmul(*args, **kwargs)
    assert (y.shape, y.dtype) == (right.shape, right.dtype)
    assert mx.array_equal(y, right)


def test_what_no_row_covers_runs_on_stock(table_of: TableOf, kernel_calls: Counter[int]) -> None:
    """REPORTS D7: transposed or not, batched, strided, of another type."""
    square = Problem(4, 64, 64, G32)
    table = table_of({square: "small_m", Problem(8, 64, 64, G32): "small_m"})
    o = operands_of(square)
    wide = operands_of(Problem(4, 64, 128, G32))
    kw = {"group_size": 32, "bits": 4}
    same_as_stock(table, o.x, o.w, o.scales, o.biases, transpose=False, **kw)
    batched = [mx.stack([part, part]) for part in (o.w, o.scales, o.biases)]
    same_as_stock(table, mx.stack([o.x, o.x]), *batched, **kw)
    strided = [wide.w[:, ::2], wide.scales[:, ::2], wide.biases[:, ::2]]
    same_as_stock(table, o.x, *strided, **kw)
    rows = operands_of(Problem(4, 128, 64, G32))
    same_as_stock(table, o.x, rows.w[::2], rows.scales[::2], rows.biases[::2], **kw)
    same_as_stock(table, o.x.astype(mx.bfloat16), o.w, o.scales.astype(mx.bfloat16), o.biases.astype(mx.bfloat16), **kw)
    same_as_stock(table, o.x, o.w, o.scales.astype(mx.bfloat16), o.biases.astype(mx.bfloat16), **kw)
    same_as_stock(table, o.x[:3], o.w, o.scales, o.biases, **kw)
    for mode, group in (("mxfp4", 32), ("nvfp4", 16)):
        same_as_stock(table, o.x, *mx.quantize(mx.random.normal((64, 64)), mode=mode), group_size=group, bits=4, mode=mode)
    assert not kernel_calls
    y = quantized_matmul(o.x, o.w, o.scales, o.biases, table=table, **kw)
    assert mismatch(to_float64(y), o) is None
    assert kernel_calls == {4: 1}


def test_strided_x_is_served_and_right(table_of: TableOf, kernel_calls: Counter[int]) -> None:
    o = operands_of(Problem(4, 40, 96, G32))
    strided = mx.contiguous(o.x.T).T
    y = quantized_matmul(strided, o.w, o.scales, o.biases, group_size=32, bits=4, table=table_of({o.problem: "small_m"}))
    assert mismatch(to_float64(y), o) is None
    assert kernel_calls == {4: 1}


@pytest.mark.parametrize(("x_dtype", "scale_dtype"), list(itertools.product(DTYPES, DTYPES)))
def test_result_type_is_stocks_where_dtypes_mix(x_dtype: str, scale_dtype: str, table_of: TableOf) -> None:
    """float16 rows and float32 scales give float32, whatever was tuned."""
    problem = Problem(4, 40, 96, G32, x_dtype, scale_dtype)
    o = operands_of(problem)
    args = (o.x, o.w, o.scales, o.biases, True, 32, 4)
    y = quantized_matmul(*args, table=table_of({problem: "small_m"}))
    assert y.dtype == mx.quantized_matmul(*args).dtype
    np.testing.assert_allclose(to_float64(y), o.expected, rtol=0.02, atol=0.05)


def test_mixed_dtypes_are_served_as_what_they_become(table_of: TableOf, kernel_calls: Counter[int]) -> None:
    o = operands_of(Problem(4, 40, 96, G32, "bfloat16", "float16"))
    table = table_of({Problem(4, 40, 96, G32, "float32", "float16"): "small_m"})
    y = quantized_matmul(o.x, o.w, o.scales, o.biases, group_size=32, bits=4, table=table)
    model = apply(Pair(layer_of(o), layer_of(o, 1)), table)
    for result in (y, model.q_proj(o.x)):
        assert result.dtype == mx.float32
        np.testing.assert_allclose(to_float64(result), o.expected, atol=1e-5)
    assert kernel_calls == {4: 2}


@pytest.mark.parametrize("spoil", ["k", "groups", "bits"])
def test_wrong_arguments_are_stocks_to_refuse(spoil: str, table_of: TableOf) -> None:
    o = operands_of(Problem(4, 40, 96, G32))
    table = table_of({o.problem: "small_m"})
    x = o.x[:, :64] if spoil == "k" else o.x
    scales = o.scales[:, :2] if spoil == "groups" else o.scales
    with pytest.raises(ValueError, match=r"quantized_matmul|bits|shape"):
        quantized_matmul(x, o.w, scales, o.biases, group_size=32, bits=7 if spoil == "bits" else 4, table=table)


def test_new_scales_for_the_same_words_are_used(table_of: TableOf) -> None:
    """Repacked matrices are kept by w; its scales may be other arrays, at the address of ones that are gone."""
    o = operands_of(Problem(4, 40, 96, G32))
    table = table_of({o.problem: "small_m"})
    for factor in range(1, 30):
        scales, biases = o.scales * factor, o.biases * factor
        y = quantized_matmul(o.x, o.w, scales, biases, group_size=32, bits=4, table=table)
        np.testing.assert_allclose(to_float64(y), o.expected * factor, rtol=1e-3, atol=1e-3 * factor)
        del biases, scales  # the next scales take the place of these


def test_repacked_matrix_lives_as_long_as_its_words(table_of: TableOf) -> None:
    o = operands_of(Problem(4, 40, 96, G32))
    table = table_of({o.problem: "small_m"})
    w = o.w + 0
    gc.collect()
    before = len(drop_in._pack_cache._packed)
    quantized_matmul(o.x, w, o.scales, o.biases, group_size=32, bits=4, table=table)
    quantized_matmul(o.x, w, o.scales, o.biases, group_size=32, bits=4, table=table)
    assert len(drop_in._pack_cache._packed) == before + 1
    del w
    gc.collect()
    assert len(drop_in._pack_cache._packed) == before


def test_inside_a_transformation_it_is_stock(table_of: TableOf) -> None:
    o = operands_of(Problem(4, 40, 96, G32))
    table = table_of({o.problem: "small_m", Problem(1, 40, 96, G32): "qmv"})

    def product(x: mx.array) -> mx.array:
        return quantized_matmul(x, o.w, o.scales, o.biases, group_size=32, bits=4, table=table)

    right = mx.quantized_matmul(o.x, o.w, o.scales, o.biases, group_size=32, bits=4)
    assert mx.allclose(mx.compile(product)(o.x), right, atol=1e-5)


@pytest.mark.parametrize("error", [CompileError("no such instruction."), LaunchError("it did not start.")])
def test_kernel_that_fails_is_stock_and_a_notice(
    error: Exception, table_of: TableOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    """DESIGN promise 2."""
    o = operands_of(Problem(4, 40, 96, G32))
    table = table_of({o.problem: "small_m"})

    def fail(*args: Any, **kwargs: Any) -> Any:
        raise error

    if isinstance(error, CompileError):
        monkeypatch.setattr("tuner.backends.cpu.CpuBackend.compile", fail)
    else:
        monkeypatch.setattr(CpuKernel, "__call__", fail)
    with pytest.warns(TunerNotice, match="stock"):
        y = quantized_matmul(o.x, o.w, o.scales, o.biases, group_size=32, bits=4, table=table)
    assert mx.array_equal(y, mx.quantized_matmul(o.x, o.w, o.scales, o.biases, group_size=32, bits=4))
    layer = layer_of(o)
    model = Pair(layer, layer_of(o, 1))
    apply(model, table)
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        for _ in range(3):
            y = model.q_proj(o.x)
    assert [w.category for w in said] == [TunerNotice]
    assert mx.array_equal(y, mx.quantized_matmul(o.x, o.w, o.scales, o.biases, group_size=32, bits=4))


# ------------------------------------------------------------------------------------------------------------ one layer


def layer_of(o: Operands, seed: int | None = None, bias: bool = False) -> nn.QuantizedLinear:
    """A QuantizedLinear with the weights of some operands, or others of the same shape."""
    o = o if seed is None else operands_of(o.problem, seed)
    p = o.problem
    layer = nn.QuantizedLinear(p.k, p.n, bias, p.quantization.group_size, p.quantization.bits)
    layer.weight, layer.scales, layer.biases = o.w, o.scales, o.biases
    if bias:
        layer.bias = mx.arange(p.n).astype(MX_DTYPES[p.x_dtype])
    return layer


class Pair(nn.Module):
    """Two linears that do not share their input by name."""

    def __init__(self, first: nn.Module, second: nn.Module) -> None:
        super().__init__()
        self.q_proj = first
        self.out = second


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("bias", [False, True])
def test_layer_is_the_reference_plus_bias(bias: bool, dtype: str, table_of: TableOf) -> None:
    problem = Problem(6, 40, 96, G32, dtype, dtype)
    o = operands_of(problem)
    model = Pair(layer_of(o, bias=bias), layer_of(o, 1))
    plain = model.q_proj(o.x)
    apply(model, table_of({problem: "small_m"}))
    y = model.q_proj(o.x.reshape(1, 2, 3, 96))
    assert y.shape == (1, 2, 3, 40)
    assert y.dtype == plain.dtype
    if bias:
        y = y - model.q_proj.bias
        np.testing.assert_allclose(to_float64(y).reshape(6, 40), o.expected, atol=0.3 if dtype != "float32" else 1e-4)
    else:
        assert mismatch(to_float64(y).reshape(6, 40), o) is None
    assert {layer.name: (layer.hits, layer.misses) for layer in counts(model)} == {"q_proj": ({6: 1}, {}), "out": ({}, {})}


def test_empty_input_of_a_layer(table_of: TableOf) -> None:
    o = operands_of(Problem(4, 40, 96, G32))
    model = apply(Pair(layer_of(o, bias=True), layer_of(o, 1)), table_of({}))
    assert model.q_proj(mx.zeros((0, 96))).shape == (0, 40)
    assert model.q_proj(mx.zeros((2, 0, 96))).shape == (2, 0, 40)


def test_wrong_width_of_a_layer_is_an_error(table_of: TableOf) -> None:
    o = operands_of(Problem(4, 40, 96, G32))
    model = apply(Pair(layer_of(o), layer_of(o, 1)), table_of(dict.fromkeys(map(o.problem.at, range(1, 9)), "qmv")))
    with pytest.raises(ValueError, match="shape"):
        model.q_proj(mx.zeros((4, 48)))


def test_a_stacked_product_adds_the_biases_of_its_linears(table_of: TableOf, monkeypatch: pytest.MonkeyPatch) -> None:
    """As compiled blocks use it: one y for all, zeros where a linear has no bias, and stock where no kernel serves."""
    layers = [layer_of(operands_of(Problem(3, n, 64, G32), n), bias=n != 16) for n in (40, 16, 24)]
    group = [(f"{name}_proj", layer) for name, layer in zip("qkv", layers, strict=True)]
    x = operands_of(Problem(3, 40, 64, G32)).x
    plain = mx.concatenate([layer(x) for layer in layers], axis=-1)
    served = linear._apply_to(group, table_of({}))
    stacked = [mx.concatenate([getattr(layer, name) for layer in layers]) for name in ("weight", "scales", "biases")]
    monkeypatch.setattr(served._product, "prepare", lambda: NativeWeights(stacked, G32))
    assert len(served.operands()) == 4
    assert mx.allclose(served(x, served.operands()), plain, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("bits", [2, 3, 5, 6, 8])
def test_widths_come_from_the_layer(bits: int, table_of: TableOf) -> None:
    """REPORTS A11: K is exact at every width, and the layer's own attributes say bits and group, not its shapes."""
    layer = nn.Linear(512, 64, bias=False).to_quantized(64, bits)
    model = Pair(layer, nn.Linear(8, 8))
    (found,) = matrices(model)
    assert found.problem == Problem(1, 64, 512, Quantization("affine", bits, 64))
    x = mx.random.normal((3, 512))
    right = layer(x)
    apply(model, table_of({}))
    assert mx.array_equal(model.q_proj(x), right)


def test_subclass_of_a_quantized_linear_is_left_alone(table_of: TableOf) -> None:
    class Special(nn.QuantizedLinear):
        def __call__(self, x: mx.array) -> mx.array:
            return super().__call__(x) * 2

    o = operands_of(Problem(4, 40, 96, G32))
    special = Special(96, 40, False, 32, 4)
    special.weight, special.scales, special.biases = o.w, o.scales, o.biases
    model = Pair(special, layer_of(o))
    right = special(o.x)
    apply(model, table_of({o.problem: "small_m"}))
    assert type(model.q_proj) is Special
    assert mx.array_equal(model.q_proj(o.x), right)
    assert [layer.name for layer in counts(model)] == ["out"]


def test_layer_under_two_names_is_replaced_once(table_of: TableOf) -> None:
    o = operands_of(Problem(4, 40, 96, G32))
    layer = layer_of(o)
    model = apply(Pair(layer, layer), table_of({o.problem: "small_m"}))
    assert mismatch(to_float64(model.out(o.x)), o) is None
    restore(model)
    assert type(layer) is nn.QuantizedLinear


@pytest.mark.parametrize("in_graph", [True, False])
@pytest.mark.parametrize("joined", [True, False])
def test_gradients_are_stocks(in_graph: bool, joined: bool, table_of: TableOf, monkeypatch: pytest.MonkeyPatch) -> None:
    if not in_graph:
        monkeypatch.setattr(kernels, "nodes", lambda: None)
    o = operands_of(Problem(4, 40, 96, G32))
    layers = {"q_proj": layer_of(o)} if not joined else {"gate_proj": layer_of(o), "up_proj": layer_of(o, 1)}
    model = nn.Module()
    for name, layer in layers.items():
        model[name] = layer

    def loss(x: mx.array) -> mx.array:
        return sum((layer(x) * mx.arange(40)).sum() for layer in layers.values())

    right = mx.grad(loss)(o.x)
    table = table_of({o.problem: "small_m", Problem(4, 80, 96, G32): "small_m"})
    apply(model, table)
    assert mx.allclose(mx.grad(loss)(o.x), right, atol=1e-3)
    assert [c.hits for c in counts(model)] == [{4: 1}] * len(layers)


# ------------------------------------------------------------------------------------------------------------- a model

VOCAB, HIDDEN, MLP, HEADS, KV_HEADS = 101, 64, 96, 4, 2


def llama_model(tied: bool, dtype: mx.Dtype = mx.float32, seed: int = 0, biases: bool = False) -> nn.Module:
    mx.random.seed(seed)
    args = llama.ModelArgs(
        model_type="llama",
        hidden_size=HIDDEN,
        num_hidden_layers=2,
        intermediate_size=MLP,
        num_attention_heads=HEADS,
        num_key_value_heads=KV_HEADS,
        rms_norm_eps=1e-5,
        vocab_size=VOCAB,
        tie_word_embeddings=tied,
        attention_bias=biases,
        mlp_bias=biases,
    )
    model = llama.Model(args)
    if biases:
        for _, module in model.named_modules():
            if isinstance(module, nn.Linear) and "bias" in module:
                module.bias = mx.random.normal(module.bias.shape) * 0.1
    model.set_dtype(dtype)
    nn.quantize(model, group_size=32, bits=4)
    mx.eval(model.parameters())
    return model


def dense_copy(model: nn.Module, **kwargs: Any) -> nn.Module:
    """The same model with every matrix dequantized to float32: what it computes, without any quantized product."""
    plain = llama.Model(model.args)
    plain.set_dtype(mx.float32)
    weights = []
    parameters = dict(tree_flatten(model.parameters()))
    for name, array in parameters.items():
        if name.endswith((".scales", ".biases")):
            continue
        scales = parameters.get(name.removesuffix("weight") + "scales")
        if scales is not None:
            biases = parameters[name.removesuffix("weight") + "biases"]
            array = mx.dequantize(array, scales.astype(mx.float32), biases.astype(mx.float32), group_size=32, bits=4)
        weights.append((name, array.astype(mx.float32)))
    plain.load_weights(weights)
    return plain


def tuned_problems(model: nn.Module, m_values: range) -> list[Problem]:
    return [matrix.problem.at(m) for matrix in matrices(model) for m in m_values]


def table_for(model: nn.Module, table_of: TableOf, m_values: range = range(1, 9)) -> DispatchTable:
    return table_of({problem: family_of(problem.m) for problem in tuned_problems(model, m_values)})


def tokens(m: int, seed: int = 3) -> mx.array:
    return mx.random.randint(0, VOCAB, (1, m), key=mx.random.key(seed))


@pytest.fixture(params=[True, False], ids=["tied", "head"])
def model(request: pytest.FixtureRequest) -> nn.Module:
    return llama_model(request.param)


def test_products_of_a_model(model: nn.Module) -> None:
    found = {(m.label, m.problem.n, m.problem.k, m.head) for m in matrices(model)}
    assert found == {
        ("q+k+v", HIDDEN + 2 * HIDDEN // HEADS * KV_HEADS, HIDDEN, False),
        ("o", HIDDEN, HIDDEN, False),
        ("gate+up", 2 * MLP, HIDDEN, False),
        ("down", HIDDEN, MLP, False),
        ("head", VOCAB, HIDDEN, True),
    }
    assert len(matrices(model)) == 2 * 4 + 1
    names = [name for matrix in matrices(model) for name in matrix.modules]
    assert len(set(names)) == len(names) == 2 * 7 + 1
    assert not_quantized(model) == []


@pytest.mark.parametrize("m", [1, 4, 6])
def test_tuned_model_computes_what_its_weights_say(m: int, model: nn.Module, table_of: TableOf) -> None:
    apply(model, table_for(model, table_of))
    y = model(tokens(m))
    right = dense_copy(model)(tokens(m))
    np.testing.assert_allclose(np.asarray(y), np.asarray(right), atol=2e-4)
    assert all(layer.hits == {m: 1} for layer in counts(model))
    assert len(counts(model)) == 2 * 7 + 1


def test_biases_are_added(table_of: TableOf) -> None:
    model = llama_model(False, biases=True)
    right = dense_copy(model)(tokens(4))
    apply(model, table_for(model, table_of))
    np.testing.assert_allclose(np.asarray(model(tokens(4))), np.asarray(right), atol=2e-4)
    assert all(layer.hits == {4: 1} for layer in counts(model))


def test_cached_decoding_takes_the_same_path(model: nn.Module, table_of: TableOf) -> None:
    ids = tokens(7)
    right = dense_copy(model)(ids)
    apply(model, table_for(model, table_of))
    cache = make_prompt_cache(model)
    parts = [model(ids[:, a:b], cache) for a, b in ((0, 3), (3, 4), (4, 7))]
    np.testing.assert_allclose(np.asarray(mx.concatenate(parts, axis=1)), np.asarray(right), atol=2e-4)
    assert all(layer.hits == {3: 2, 1: 1} for layer in counts(model))


def test_restore_leaves_no_trace(model: nn.Module, table_of: TableOf) -> None:
    """REPORTS B10: original classes and methods, and stock's results bit for bit."""
    ids = tokens(5)
    before = model(ids)
    classes = {name: type(module) for name, module in model.named_modules()}
    attributes = {name: set(vars(module)) for name, module in model.named_modules()}
    parameters = dict(tree_flatten(model.parameters()))
    assert apply(model, table_for(model, table_of)) is model
    assert {type(m) for _, m in model.named_modules()} - set(classes.values()) >= {linear.TunedLinear}
    assert {name: id(array) for name, array in tree_flatten(model.parameters())} == {
        n: id(a) for n, a in parameters.items()
    }
    model(ids)
    assert restore(model) is model
    assert {name: type(module) for name, module in model.named_modules()} == classes
    assert {name: set(vars(module)) for name, module in model.named_modules()} == attributes
    assert mx.array_equal(model(ids), before)
    assert counts(model) == []
    restore(model)
    assert mx.array_equal(model(ids), before)


def test_apply_again_takes_the_new_table(model: nn.Module, table_of: TableOf) -> None:
    apply(model, table_for(model, table_of))
    model(tokens(4))
    apply(model, table_of({}))
    model(tokens(4))
    assert all((layer.hits, layer.misses) == ({}, {4: 1}) for layer in counts(model))


def test_new_weights_after_apply_are_used(model: nn.Module, table_of: TableOf) -> None:
    """load_weights puts other arrays into the same layers; what was repacked from the old ones is void."""
    apply(model, table_for(model, table_of))
    model(tokens(4))
    other = llama_model("lm_head" not in model, seed=5)
    model.load_weights(tree_flatten(other.parameters()))
    np.testing.assert_allclose(np.asarray(model(tokens(4))), np.asarray(dense_copy(other)(tokens(4))), atol=2e-4)
    assert all(layer.hits == {4: 2} for layer in counts(model))


def test_new_dtype_after_apply_is_seen(model: nn.Module, table_of: TableOf) -> None:
    apply(model, table_for(model, table_of))
    model(tokens(4))
    model.set_dtype(mx.bfloat16)
    with stock(model):
        right = model(tokens(4))
    y = model(tokens(4))
    assert y.dtype == right.dtype == mx.bfloat16
    assert mx.allclose(y, right, atol=0.05)
    assert all((layer.hits, layer.misses) == ({4: 1}, {4: 1}) for layer in counts(model))


def test_other_models_are_not_touched(table_of: TableOf, kernel_calls: Counter[int]) -> None:
    """REPORTS B10: of two models of one architecture only the one that was asked for is tuned."""
    a, b = llama_model(True, seed=1), llama_model(True, seed=2)
    before = b(tokens(4))
    apply(a, table_for(a, table_of))
    assert mx.array_equal(b(tokens(4)), before)
    assert not kernel_calls
    assert counts(b) == []
    a(tokens(4))
    assert kernel_calls


def test_stock_block(model: nn.Module, table_of: TableOf, kernel_calls: Counter[int]) -> None:
    before = model(tokens(4))
    apply(model, table_for(model, table_of))
    with stock(model) as same:
        assert same is model
        assert mx.array_equal(model(tokens(4)), before)
    assert not kernel_calls
    with pytest.raises(KeyboardInterrupt), stock(model):
        raise KeyboardInterrupt
    model(tokens(4))
    assert kernel_calls


def test_hits_and_misses_are_counted_by_m(model: nn.Module, table_of: TableOf) -> None:
    apply(model, table_for(model, table_of, range(3, 7)))
    for m in (1, 4, 4, 6, 17):
        mx.eval(model(tokens(m)))
    for layer in counts(model):
        assert layer.hits == {4: 2, 6: 1}
        assert layer.misses == {1: 1, 17: 1}
    reset_counts(model)
    assert all(layer.hits == layer.misses == {} for layer in counts(model))


def test_missed_m_is_stock_bit_for_bit(model: nn.Module, table_of: TableOf) -> None:
    before = model(tokens(7))
    apply(model, table_for(model, table_of, range(3, 7)))
    assert mx.array_equal(model(tokens(7)), before)


@pytest.mark.parametrize("dtype", [mx.float32, mx.bfloat16])
def test_matrices_that_share_an_input_give_the_same_bits_alone(
    dtype: mx.Dtype, table_of: TableOf, kernel_calls: Counter[int]
) -> None:
    """One call for q, k and v, or three: rows of w do not depend on each other."""
    model = llama_model(False, dtype)
    apply(model, table_for(model, table_of))
    together = model(tokens(4))
    calls = kernel_calls.total()
    assert calls == 2 * 4 + 1
    alone = {}
    for _, module in model.named_modules():
        if isinstance(module, nn.QuantizedLinear):
            n, k = module.weight.shape[0], module.weight.shape[1] * 8
            alone[Problem(4, n, k, G32, *[str(dtype).removeprefix("mlx.core.")] * 2)] = "small_m"
    apply(model, table_of(alone))
    separate = model(tokens(4))
    assert kernel_calls.total() - calls == 2 * 7 + 1
    assert mx.array_equal(together, separate)


def test_shared_results_belong_to_one_input(table_of: TableOf) -> None:
    """Members called with other inputs, in another order, twice, or not at all."""
    model = llama_model(False)
    apply(model, table_for(model, table_of))
    attention = model.model.layers[0].self_attn
    a, b = (mx.random.normal((1, 4, HIDDEN), key=mx.random.key(i)) for i in (1, 2))
    with stock(model):
        right = {
            (name, which): getattr(attention, name)(x)
            for name in ("q_proj", "k_proj", "v_proj")
            for which, x in enumerate((a, b))
        }
    orders = [("q_proj", 0), ("k_proj", 1), ("v_proj", 0), ("q_proj", 0), ("q_proj", 0), ("v_proj", 1), ("k_proj", 0)]
    for name, which in orders * 2:
        y = getattr(attention, name)((a, b)[which])
        assert mx.allclose(y, right[name, which], atol=1e-4), (name, which)


@pytest.mark.parametrize("moment", range(1, 5))
def test_threads_with_inputs_of_their_own_do_not_mix(moment: int) -> None:
    """Another thread may put its results at any moment of a take: each gets those of its own x, or none."""
    a, b = mx.array(1.0), mx.array(2.0)

    class Interrupted(tuned.SharedInput):
        reads = -100

        def __getattribute__(self, name: str) -> Any:
            if name.startswith("_") and not name.startswith("__"):
                type(self).reads += 1
                if self.reads == moment:
                    self.put(0, b, [mx.array(20.0), mx.array(21.0)])
            return super().__getattribute__(name)

    shared = Interrupted(None)  # type: ignore[arg-type]
    shared.put(0, a, [mx.array(10.0), mx.array(11.0)])
    Interrupted.reads = 0
    y = shared.take(1, a)
    assert y is None or y.item() == 11.0
    y = shared.take(1, b)
    assert y is None or y.item() == 21.0


@pytest.mark.parametrize("in_graph", [True, False])
def test_compiled_model(in_graph: bool, model: nn.Module, table_of: TableOf, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole matrices become part of the compiled graph where kernels can; the rest is stock's."""
    if not in_graph:
        monkeypatch.setattr(kernels, "nodes", lambda: None)
    before = [model(tokens(4, seed)) for seed in (3, 4)]
    apply(model, table_for(model, table_of))
    compiled = mx.compile(model)
    for seed, right in zip((3, 4), before, strict=True):
        assert mx.allclose(compiled(tokens(4, seed)), right, atol=1e-5)
    for layer in counts(model):
        alone = not layer.name.endswith(("k_proj", "v_proj", "gate_proj", "up_proj"))  # q has the shape of o
        assert layer.hits == ({4: 1} if alone and in_graph else {})
    reset_counts(model)
    model(tokens(4))
    assert all(layer.hits == {4: 1} for layer in counts(model))


def test_foreign_table_leaves_a_model_on_stock(model: nn.Module, elsewhere: Any, selection: Any) -> None:
    before = model(tokens(4))
    rows = [(elsewhere, selection(problem, None)) for problem in tuned_problems(model, range(1, 5))]
    apply(model, DispatchTable(elsewhere, []) if not rows else DispatchTable(elsewhere, rows))
    assert mx.array_equal(model(tokens(4)), before)


def test_sixteen_threads_use_a_model_for_the_first_time(cpu: Backend, table_of: TableOf) -> None:
    """REPORTS B6: each its own M, all at once, with nothing compiled or repacked before."""
    o = operands_of(Problem(16, 48, 96, G32), seed=8)
    model = apply(Pair(layer_of(o), layer_of(o, 1)), table_of({o.problem.at(m): family_of(m) for m in range(1, 17)}))
    barrier = threading.Barrier(16)
    wrong: list[str] = []

    def first_use(m: int) -> None:
        try:
            x = o.rows(m).x
            barrier.wait()
            with mx.stream(mx.new_stream(mx.cpu)):
                for _ in range(3):
                    told = mismatch(to_float64(model.q_proj(x)), o.rows(m))
                    if told:
                        wrong.append(f"M={m}: {told}")
        except Exception as error:
            wrong.append(f"M={m}: {error!r}")

    threads = [threading.Thread(target=first_use, args=(m,)) for m in range(1, 17)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
    hits: Counter[int] = Counter()
    for layer in counts(model):
        hits.update(layer.hits)
    assert hits == dict.fromkeys(range(1, 17), 3)


def test_sixteen_threads_build_each_kernel_once(cpu: Backend, selection: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """REPORTS B6: through the dispatcher, another M and N each, with no kernel loaded before; twenty times."""
    loaded: list[tuple[str, object]] = []
    load = CpuKernel.__init__

    def counted(self: CpuKernel, source: Any) -> None:
        load(self, source)
        loaded.append((source.entry, source.launch))

    monkeypatch.setattr(CpuKernel, "__init__", counted)
    q, device, wrong = Quantization("affine", 4, 64), cpu.device(), list[str]()
    ramps = {m: ramp_operands(Problem(m, 16 + m, 512, q)) for m in range(1, 17)}
    for turn in range(20):
        kernels._loaded.clear()
        loaded.clear()
        configs = family("cpu", "qmv").configs(ramps[1].problem, device)
        chosen = {m: configs[(5 * turn + m % 4) % len(configs)] for m in ramps}  # four threads want the same kernel
        table = DispatchTable(device, [(device, selection(ramps[m].problem, config)) for m, config in chosen.items()])
        barrier = threading.Barrier(16)

        def first_use(m: int, table: DispatchTable = table, barrier: threading.Barrier = barrier) -> None:
            try:
                o = ramps[m]
                barrier.wait()
                with mx.stream(mx.new_stream(mx.cpu)):
                    y = quantized_matmul(o.x, o.w, o.scales, o.biases, group_size=64, bits=4, table=table)
                    if not np.array_equal(to_float64(y), o.expected):
                        wrong.append(f"M={m} is wrong")
            except Exception as error:
                wrong.append(f"M={m}: {error!r}")

        threads = [threading.Thread(target=first_use, args=(m,)) for m in ramps]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert wrong == []
        assert len(kernels._loaded) == len(set(chosen.values()))
        assert len(loaded) == len(set(loaded)) == len(set(chosen.values())), "a kernel was built twice"


class Odd(nn.Module):
    """REPORTS A9: K = 4096, K = 4304 that no group divides, and K = 96."""

    def __init__(self) -> None:
        super().__init__()
        self.a = nn.Linear(4096, 16, bias=False)
        self.b = nn.Linear(4304, 16, bias=False)
        self.c = nn.Linear(96, 16, bias=False)


@pytest.fixture
def odd() -> nn.Module:
    model = Odd()
    nn.quantize(model, 32, 4, class_predicate=lambda path, module: isinstance(module, nn.Linear) and path != "b")
    return model


def test_layer_that_no_group_divides_is_listed_and_left_dense(odd: nn.Module, cpu: Backend, tmp_path: Any) -> None:
    assert not_quantized(odd) == ["b"]
    assert [(m.label, m.problem.k) for m in matrices(odd)] == [("a", 4096), ("c", 96)]
    store = Store(tmp_path / "tuner.db")
    problems = [matrix.problem.at(3) for matrix in matrices(odd)]
    assert len(list(tune(cpu, problems, store, Budget(trials=2)))) == 2
    table = DispatchTable(cpu.device(), store.selections())
    assert {choice.problem.k for choice in table.selections} == {4096, 96}
    xs = {name: mx.random.normal((3, k), key=mx.random.key(k)) for name, k in (("a", 4096), ("b", 4304), ("c", 96))}
    right = {name: odd[name](x) for name, x in xs.items()}
    apply(odd, table)
    assert type(odd.b) is nn.Linear
    for name, x in xs.items():
        np.testing.assert_allclose(np.asarray(odd[name](x)), np.asarray(right[name]), atol=1e-4)


def test_layout_made_by_two_threads_at_once_keeps_its_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second thread to finish must not take the arrays away whose addresses the first one has handed out."""
    o = operands_of(Problem(1, 48, 96, G32))
    weights = PackedWeights((o.w, o.scales, o.biases), G32)
    repack = kernels.to_rows16
    first: list[Any] = []

    def interrupted(matrix: np.ndarray, memory: np.ndarray) -> np.ndarray:
        if not first:
            first.append(None)  # the other thread runs from here to its end
            first[0] = weights.layout("rows16")
        return repack(matrix, memory)

    monkeypatch.setattr(kernels, "to_rows16", interrupted)
    assert weights.layout("rows16") is first[0]
    assert first[0].pointers == tuple(part.ctypes.data for part in first[0].parts)


def test_default_table_is_read_once(monkeypatch: pytest.MonkeyPatch, table_of: TableOf) -> None:
    loads = []
    monkeypatch.setattr(drop_in, "load_table", lambda: (loads.append(1), table_of({}))[1])
    drop_in._default_table.cache_clear()
    o = operands_of(Problem(2, 40, 96, G32))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for _ in range(3):
            quantized_matmul(o.x, o.w, o.scales, o.biases, group_size=32, bits=4)
    drop_in._default_table.cache_clear()
    assert loads == [1]


def test_pass_us_is_what_the_table_says_of_each_product_once(table_of: TableOf) -> None:
    model = llama_model(False)
    assert pass_us(model) == {}
    problems = [matrix.problem for matrix in matrices(model)]
    table = table_of({p.at(m): family_of(m) for p in problems for m in (1, 4)} | {problems[0].at(2): "small_m"})
    apply(model, table)
    chosen = {m: [table.measured(p.at(m)) for p in problems] for m in (1, 4)}
    assert pass_us(model) == {m: pytest.approx(sum(c.result.us for c in cs if c)) for m, cs in chosen.items()}
    restore(model)
    assert pass_us(model) == {}
