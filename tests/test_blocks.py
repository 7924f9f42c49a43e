"""Blocks as compiled functions, with products of MLX's own: nothing here needs a GPU."""

from collections import Counter
from typing import Any

import mlx.core as mx
import mlx.nn as nn
import pytest
from mlx_lm.models import llama
from mlx_lm.models.cache import make_prompt_cache

from tuner import blocks
from tuner.layers import swap_back, swapped


class Stock:
    """Several linears by MLX, for at most `most` rows; counts its calls and how often it is traced."""

    def __init__(self, modules: list[Any], most: int) -> None:
        self.modules, self.most = modules, most
        self.counts: Counter[int] = Counter()
        self.traced = 0

    def ready(self, m: int, dtype: mx.Dtype) -> bool:
        return m <= self.most

    def part(self, m: int, dtype: mx.Dtype) -> None:
        return None

    def count(self, m: int) -> None:
        self.counts[m] += 1

    def __call__(self, x: mx.array) -> mx.array:
        self.traced += 1
        return mx.concatenate([module(x) for module in self.modules], axis=-1)


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


def compiled(model: llama.Model, most: int = 16) -> list[Stock]:
    named = dict(model.named_modules())
    products = []
    for name, module in list(named.items()):
        found = [Stock([named[n] for n in names], most) for names in blocks.products_of(name, module)]
        if found:
            blocks.run_halved(module, blocks.CompiledBlock(module, found, 16, None))
            products += found
    return products


def logits(model: llama.Model) -> list[mx.array]:
    """Of 5 tokens, then of 1 three times, on one cache."""
    cache = make_prompt_cache(model)
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


def test_rows_without_kernels_take_the_blocks_own_way(model: llama.Model) -> None:
    plain = logits(model)
    products = compiled(model, most=4)
    assert same(logits(model), plain)
    assert products[0].counts == {1: 3}


def test_blocks_of_another_form_are_left_alone(model: llama.Model) -> None:
    class Block(llama.TransformerBlock):
        pass

    assert not blocks.products_of("model.layers.0", Block(model.args))
