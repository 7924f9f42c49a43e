"""Blocks as compiled functions, with products of MLX's own: nothing here needs a GPU."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import mlx.core as mx
import mlx.nn as nn
import pytest
from mlx_lm.models import llama
from mlx_lm.models.cache import make_prompt_cache

from tuner.attention import AttentionInputs
from tuner.blocks import in_modules, products_of
from tuner.compiled import compile_blocks
from tuner.layers import swap_back, swapped


class Stock:
    """Several linears by MLX, for at most `most` rows; counts its calls and how often it is traced."""

    def __init__(self, modules: list[Any], most: int) -> None:
        self.modules, self.most = modules, most
        self.counts: Counter[int] = Counter()
        self.traced = 0

    @property
    def form(self) -> object:
        return [(module.weight.shape, module.bits, module.group_size) for module in self.modules].__repr__()

    def ready(self, m: int, dtype: mx.Dtype) -> bool:
        return m <= self.most

    def count(self, m: int) -> None:
        self.counts[m] += 1

    def operands(self) -> list[mx.array]:
        return [array for module in self.modules for array in (module.weight, module.scales, module.biases)]

    def __call__(self, x: mx.array, operands: Sequence[mx.array]) -> mx.array:
        self.traced += 1
        parts = [operands[i : i + 3] for i in range(0, len(operands), 3)]
        return mx.concatenate([mx.quantized_matmul(x, *part, True, 64, 4) for part in parts], axis=-1)


class Attention:
    """A kernel in blocks, and the table that has it for up to `most` rows."""

    def __init__(self, most: int = 16) -> None:
        self.most, self.calls, self.traced = most, 0, 0

    def __call__(self, inputs: AttentionInputs, q: mx.array) -> None:
        return None  # stock

    def in_blocks(self, q: mx.array, v: mx.array, mask: str | None, length: int) -> Any:
        self.calls += 1
        return self if q.shape[2] <= self.most else None

    def in_block(self, q: mx.array, k: mx.array, v: mx.array, scale: float, before: mx.array) -> mx.array:
        self.traced += 1
        rows, keys = before[:1] + mx.arange(q.shape[2])[:, None], mx.arange(k.shape[2])[None]
        y = mx.fast.scaled_dot_product_attention(q, k, v, scale=scale, mask=keys <= rows)
        return y.transpose(0, 2, 1, 3).reshape(q.shape[0], q.shape[2], -1)


@pytest.fixture
def model() -> llama.Model:
    args = llama.ModelArgs(
        model_type="llama", hidden_size=128, num_hidden_layers=2, intermediate_size=256, num_attention_heads=4,
        num_key_value_heads=2, rms_norm_eps=1e-5, vocab_size=64, rope_theta=10000.0, tie_word_embeddings=False,
    )  # fmt: skip
    mx.random.seed(3)
    made = llama.Model(args)
    nn.quantize(made, 64, 4)
    mx.eval(made.parameters())
    return made


def compiled(model: llama.Model, most: int = 16, attend: Any = None) -> list[Stock]:
    named = dict(model.named_modules())
    found = [
        (name, module, [Stock([named[n] for n in names], most) for names in products_of(name, module)])
        for name, module in named.items()
    ]
    found = [each for each in found if each[2]]
    compile_blocks(found, 16, attend)
    return [product for _, _, products in sorted(found, key=lambda each: each[0]) for product in products]


def logits(model: llama.Model, cache: list[Any] | None = None) -> list[mx.array]:
    """Of 5 tokens, then of 1 three times, on one cache."""
    cache = make_prompt_cache(model) if cache is None else cache
    out = [model(mx.array([tokens]), cache=cache) for tokens in ([1, 2, 3, 4, 5], [6], [7], [8])]
    mx.eval(out)
    return out


def same(a: list[mx.array], b: list[mx.array]) -> bool:
    return all(mx.allclose(x, y, rtol=1e-4, atol=1e-5).item() for x, y in zip(a, b, strict=True))


def test_a_compiled_block_computes_the_same(model: llama.Model) -> None:
    plain = logits(model)
    products = compiled(model)
    assert len(products) == 8
    assert same(logits(model), plain)
    assert products[0].counts == {5: 1, 1: 3}
    assert products[0].traced == 2  # once a shape
    assert products[4].traced == 0  # the second block is of the same form
    for block in swapped(model):
        swap_back(block)
    assert type(model.model.layers[0]) is llama.TransformerBlock
    assert all(mx.array_equal(x, y) for x, y in zip(logits(model), plain, strict=True))


def test_changed_arrays_are_seen(model: llama.Model) -> None:
    compiled(model)
    logits(model)
    model.model.layers[0].input_layernorm.weight = mx.full((128,), 0.5)
    changed = logits(model)
    for block in swapped(model):
        swap_back(block)
    assert same(changed, logits(model))


def test_blocks_of_two_forms_have_functions_of_their_own(model: llama.Model) -> None:
    model.model.layers[1].self_attn.rope.base = 500.0
    plain = logits(model)
    products = compiled(model)
    assert same(logits(model), plain)
    assert products[4].traced == 2


def test_attention_is_part_of_a_block(model: llama.Model) -> None:
    """One function from cache to cache, traced again only when the cache gets a longer array."""
    plain = logits(model)
    attend = Attention()
    products = compiled(model, attend=attend)
    cache = make_prompt_cache(model)
    assert same(logits(model, cache), plain)
    assert (attend.calls, attend.traced) == (4, 4)  # a call a pass; two shapes, with and without a block behind
    assert products[0].counts == products[4].counts == {5: 1, 1: 3}
    for part in cache:
        part.trim(3)
    assert same(logits(model, cache)[1:], logits(model, cache)[1:]) is False  # at other places
    for _ in range(250):
        y = model(mx.array([[3]]), cache=cache)
    assert cache[0].keys.shape[2] == 512
    for block in swapped(model):
        swap_back(block)
    cache[0].trim(1), cache[1].trim(1)
    assert mx.allclose(model(mx.array([[3]]), cache=cache), y, rtol=1e-4, atol=1e-5)


def test_a_pass_that_attention_has_no_kernel_for_is_stocks(model: llama.Model) -> None:
    plain = logits(model)
    attend = Attention(most=1)
    compiled(model, attend=attend)
    assert same(logits(model), plain)
    assert attend.traced == 2


def test_a_value_that_is_changed_between_blocks_is_used(model: llama.Model) -> None:
    """What a block prepared for the one behind it belongs to what it returned."""

    class Twice(nn.Module):
        def __init__(self, inner: nn.Module) -> None:
            super().__init__()
            self.inner = inner
            self.use_sliding = False

        def __call__(self, x: mx.array, mask: Any = None, cache: Any = None) -> mx.array:
            return self.inner(x * 2, mask, cache)

    compiled(model, attend=Attention())
    inner = model.model.layers[1]
    model.model.layers[1] = Twice(inner)
    changed = logits(model)
    for block in swapped(model):
        swap_back(block)
    assert same(changed, logits(model))


def test_another_layer_is_used(model: llama.Model) -> None:
    products = compiled(model)
    logits(model)
    model.model.layers[0].mlp.up_proj = nn.Linear(128, 256, bias=False)
    changed = logits(model)
    assert products[0].counts == {5: 1, 1: 3}
    for block in swapped(model):
        swap_back(block)
    assert same(changed, logits(model))


def test_a_block_that_is_off_is_its_modules(model: llama.Model) -> None:
    plain = logits(model)
    products = compiled(model)
    with in_modules(model):
        assert same(logits(model), plain)
        assert not products[0].counts
    assert same(logits(model), plain)
    assert products[0].counts


def test_rows_without_kernels_take_the_blocks_own_way(model: llama.Model) -> None:
    plain = logits(model)
    products = compiled(model, most=4)
    assert same(logits(model), plain)
    assert products[0].counts == {1: 3}


def test_blocks_of_another_form_are_left_alone(model: llama.Model) -> None:
    class Block(llama.TransformerBlock):
        pass

    assert not products_of("model.layers.0", Block(model.args))
