"""Decoder blocks as two operations on the CPU: they have the bits of their modules, which serve where they can not."""

from __future__ import annotations

import itertools
from typing import Any

import mlx.core as mx
import mlx.nn as nn
import numpy as np
import pytest
from mlx_lm.models import llama, qwen2
from mlx_lm.models.cache import QuantizedKVCache, RotatingKVCache, make_prompt_cache
from test_linear import KV_HEADS, VOCAB, TableOf, llama_model, table_for, tokens

from tuner.blocks import FusedBlock, in_modules
from tuner.dtypes import MX_DTYPES, storage
from tuner.linear import apply, counts, restore
from tuner.matrices import matrices
from tuner.problem import DTYPES


def blocks_of(model: Any) -> list[FusedBlock]:
    return [layer._halved for layer in model.model.layers if hasattr(layer, "_halved")]


def fused(model: Any) -> bool:
    """Whether every block has halves for something, and for nothing less."""
    return all(block._halves and None not in block._halves.values() for block in blocks_of(model)) and bool(
        blocks_of(model)
    )


def decoded(model: Any, caches: Any = None, batch: int = 1) -> list[np.ndarray]:
    """Logits of passes of 5, 1, 3 and 8 rows in all, one after another on one cache."""
    caches = make_prompt_cache(model) if caches is None else caches
    out = []
    for turn, m in enumerate((5, 1, 3, 8)):
        ids = mx.random.randint(0, VOCAB, (batch, max(1, m // batch)), key=mx.random.key(turn))
        out.append(storage(model(ids, cache=caches)))
    return out


def same(a: list[np.ndarray], b: list[np.ndarray]) -> bool:
    return all(x.tobytes() == y.tobytes() for x, y in zip(a, b, strict=True))


@pytest.mark.parametrize("biases", [False, True])
@pytest.mark.parametrize("dtype", DTYPES)
def test_blocks_have_the_bits_of_their_modules(dtype: str, biases: bool, table_of: TableOf) -> None:
    model = llama_model(False, MX_DTYPES[dtype], biases=biases)
    apply(model, table_for(model, table_of))
    whole = decoded(model)
    assert fused(model)
    with in_modules(model):
        assert same(decoded(model), whole)
    assert all(layer.hits == {5: 2, 1: 2, 3: 2, 8: 2} for layer in counts(model))


@pytest.mark.parametrize("kind", ["batch", "quantized", "window"])
def test_batches_and_other_caches(kind: str, table_of: TableOf) -> None:
    args = llama.ModelArgs(
        model_type="llama", hidden_size=128, num_hidden_layers=2, intermediate_size=96, num_attention_heads=4,
        num_key_value_heads=KV_HEADS, rms_norm_eps=1e-5, vocab_size=VOCAB, tie_word_embeddings=True,
    )  # fmt: skip
    model = llama.Model(args)
    nn.quantize(model, 32, 4)
    apply(model, table_for(model, table_of))

    def caches() -> list[Any] | None:
        made = {"quantized": lambda: QuantizedKVCache(32, 8), "window": lambda: RotatingKVCache(6)}
        return [made[kind]() for _ in model.layers] if kind in made else None

    batch = 2 if kind == "batch" else 1
    whole = decoded(model, caches(), batch)
    assert fused(model)
    with in_modules(model):
        assert same(decoded(model, caches(), batch), whole)


def test_q_k_and_v_that_were_not_joined(table_of: TableOf) -> None:
    """qwen2 with v in another width of codes, as GGUF files mix them."""
    args = qwen2.ModelArgs(
        model_type="qwen2", hidden_size=64, num_hidden_layers=2, intermediate_size=96, num_attention_heads=4,
        num_key_value_heads=KV_HEADS, rms_norm_eps=1e-5, vocab_size=VOCAB, tie_word_embeddings=True,
    )  # fmt: skip
    mx.random.seed(1)
    model = qwen2.Model(args)
    for layer, name in itertools.product(model.layers, "qkv"):
        projection = layer.self_attn[f"{name}_proj"]
        projection.bias = mx.random.normal(projection.bias.shape)
    nn.quantize(model, 32, 4, class_predicate=lambda name, m: hasattr(m, "to_quantized") and "v_proj" not in name)
    nn.quantize(model, 32, 8)
    apply(model, table_for(model, table_of))
    assert {"q", "k", "v", "gate+up"} <= {matrix.label for matrix in matrices(model)}
    whole = decoded(model)
    assert fused(model)
    with in_modules(model):
        assert same(decoded(model), whole)


def test_what_was_changed_is_seen(table_of: TableOf) -> None:
    """New arrays and new modules, after a pass."""
    model = llama_model(False)
    apply(model, table_for(model, table_of))
    before = decoded(model)
    block = model.model.layers[0]
    block.input_layernorm.weight = block.input_layernorm.weight * 0.5
    halved = decoded(model)
    block.post_attention_layernorm = nn.LayerNorm(block.post_attention_layernorm.weight.size)
    other = decoded(model)
    assert blocks_of(model)[0]._halves == dict.fromkeys([(m, mx.float32) for m in (5, 1, 3, 8)])  # none: it is no RMS norm
    with in_modules(model):
        assert same(decoded(model), other)
    assert not same(before, halved)
    assert not same(halved, other)


class Doubled(nn.QuantizedLinear):
    """Stands for what a LoRA puts in the place of a linear: twice its result."""

    def __call__(self, x: mx.array) -> mx.array:
        return 2 * super().__call__(x)


def test_a_linear_that_was_replaced_is_called(table_of: TableOf) -> None:
    """A block's operations hold the weights of the linears that it had when the table was applied."""
    model = llama_model(False)
    apply(model, table_for(model, table_of))
    before = decoded(model)
    attention = model.model.layers[0].self_attn
    old, attention.o_proj = attention.o_proj, Doubled(64, 64, bias=False, group_size=32, bits=4)
    for name in ("weight", "scales", "biases"):
        attention.o_proj[name] = old[name]
    changed = decoded(model)
    with in_modules(model):
        assert same(decoded(model), changed)
    assert not same(before, changed)
    attention.o_proj = old
    assert same(decoded(model), before)
    assert fused(model)


def test_norms_and_gates_of_another_kind_are_theirs(table_of: TableOf) -> None:
    """A subclass of MLX's norm, and an MLP of the same linears that does something else with them."""

    class AddingNorm(nn.RMSNorm):
        def __call__(self, x: mx.array) -> mx.array:
            return super().__call__(x) + 1

    class Ungated(llama.MLP):
        def __call__(self, x: mx.array) -> mx.array:
            return self.down_proj(self.gate_proj(x) * self.up_proj(x))

    for place, name, kind in ((0, "input_layernorm", AddingNorm), (1, "mlp", Ungated)):
        model = llama_model(False)
        layer = model.model.layers[place]
        layer[name].__class__ = kind
        apply(model, table_for(model, table_of))
        whole = decoded(model)
        with in_modules(model):
            assert same(decoded(model), whole)


def test_modules_serve_where_no_kernel_does(table_of: TableOf) -> None:
    model = llama_model(False)
    apply(model, table_for(model, table_of, range(1, 4)))
    decoded(model)
    assert {key[0]: made is not None for key, made in blocks_of(model)[0]._halves.items()} == {
        5: False,
        1: True,
        3: True,
        8: False,
    }
    assert sum(counts(model)[0].misses.values()) > 0


def test_gradients_of_weights(table_of: TableOf) -> None:
    """Of norms that run as operations of ours, in a block and by themselves, where x is part of no transformation."""
    model = llama_model(False)
    norms = [model.model.norm, model.model.layers[0].input_layernorm]
    weights = [norm.weight for norm in norms]

    def loss(scale: mx.array) -> mx.array:
        for norm, weight in zip(norms, weights, strict=True):
            norm.weight = weight * scale
        return model(tokens(1), cache=make_prompt_cache(model)).sum()

    right = mx.grad(loss)(mx.array(1.0))
    apply(model, table_for(model, table_of))
    assert mx.allclose(mx.grad(loss)(mx.array(1.0)), right, rtol=1e-3)
    for norm, weight in zip(norms, weights, strict=True):
        norm.weight = weight
    decoded(model)
    assert fused(model)


def test_restore(table_of: TableOf) -> None:
    model = llama_model(False)
    apply(model, table_for(model, table_of))
    assert len(blocks_of(model)) == 2
    restore(model)
    assert not blocks_of(model)
    assert type(model.model.layers[0]) is llama.TransformerBlock


def test_a_transformation_through_the_cache_takes_the_modules(table_of: TableOf) -> None:
    """Inside mx.grad nothing of ours may stand for what has no gradient."""
    model = llama_model(False)
    block = model.model.layers[0]

    def loss(x: mx.array) -> mx.array:
        return block(x, None, make_prompt_cache(model)[0]).sum()

    x = mx.random.normal((1, 1, 64), key=mx.random.key(0))
    right = mx.grad(loss)(x)
    apply(model, table_for(model, table_of))
    loss(x)
    assert fused(type("M", (), {"model": type("N", (), {"layers": [block]})}))
    assert mx.allclose(mx.grad(loss)(x), right, atol=1e-3)
