"""Operations between products, as nodes of MLX's graph, against float64; and that MLX's own serve where ours do not."""

from collections.abc import Callable

import mlx.core as mx
import mlx.nn as nn
import numpy as np
import pytest
from mlx_lm.models import llama
from mlx_lm.models.cache import make_prompt_cache

from tuner.attention import AttentionInputs, AttentionProblem
from tuner.attention_reference import random_attention
from tuner.backends.cpu import graph, operations
from tuner.dtypes import MX_DTYPES, storage, to_float64
from tuner.layers import swap_back, swapped, use_operations
from tuner.problem import DTYPES
from tuner.reference import UNIT_ROUNDOFF, mismatch

SHAPES = ((1, 1, 576), (2, 3, 577), (5,), (4, 16), (1, 1), (2, 3, 4, 33))


@pytest.fixture(autouse=True)
def has_nodes() -> None:
    assert graph.nodes() is not None, "nodes can be had wherever the tests run"


def normal(shape: tuple[int, ...], dtype: str, seed: int) -> mx.array:
    return mx.random.normal(shape, key=mx.random.key(seed)).astype(MX_DTYPES[dtype])


def close(y: mx.array | None, right: np.ndarray, dtype: str, size: np.ndarray | float) -> bool:
    """Within the rounding of the result and a few float32 roundings of `size`."""
    assert y is not None
    assert y.dtype == MX_DTYPES[dtype]
    assert y.shape == right.shape
    limit = UNIT_ROUNDOFF[dtype] * np.abs(right) * 1.01 + 2e-6 * size + 1e-7  # float16 has subnormals from 6e-5 on
    return bool((np.abs(to_float64(y) - right) <= limit).all())


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_rms_norm(shape: tuple[int, ...], dtype: str) -> None:
    x, weight = normal(shape, dtype, 0), normal(shape[-1:], dtype, 1)
    wide = to_float64(x)
    right = wide / np.sqrt((wide**2).mean(axis=-1, keepdims=True) + 1e-5) * to_float64(weight)
    assert close(operations.rms_norm(x, weight, 1e-5), right, dtype, np.abs(right))


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_swiglu(shape: tuple[int, ...], dtype: str) -> None:
    gate, up = normal(shape, dtype, 0) * 6, normal(shape, dtype, 1)
    wide = to_float64(gate)
    right = wide / (1 + np.exp(-wide)) * to_float64(up)
    assert close(operations.swiglu(gate, up), right, dtype, np.abs(right))


def test_swiglu_of_extremes() -> None:
    gate = mx.array([0.0, 1e4, -1e4, float("inf"), 88.0, -88.0, float("nan")])
    y = np.asarray(operations.swiglu(gate, mx.ones(7)))
    assert np.array_equal(y[:2], [0, 1e4])
    assert abs(y[2]) < 1e-30
    assert y[3] == np.inf
    assert abs(y[5]) < 1e-30
    assert np.isnan(y[6])


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("traditional", [False, True])
@pytest.mark.parametrize(("dims", "scale", "offset"), [(64, 1.0, 0), (64, 1.0, 30_000), (32, 0.5, 7)])
def test_rope(dims: int, scale: float, offset: int, traditional: bool, dtype: str) -> None:
    x = normal((2, 5, 3, 64), dtype, 0).transpose(0, 2, 1, 3)
    wide = to_float64(x)
    base = np.float32(10_000.0)
    frequencies = np.exp(-np.arange(dims // 2, dtype=np.float32) * np.log(base) / np.float32(dims // 2))
    angles = (np.arange(offset, offset + 5, dtype=np.float32) * np.float32(scale))[:, None] * frequencies
    cosines, sines = np.cos(angles.astype(np.float64)), np.sin(angles.astype(np.float64))
    first, second = (
        (np.arange(0, dims, 2), np.arange(1, dims, 2))
        if traditional
        else (np.arange(dims // 2), np.arange(dims // 2) + dims // 2)
    )
    right = wide.copy()
    right[..., first] = wide[..., first] * cosines - wide[..., second] * sines
    right[..., second] = wide[..., first] * sines + wide[..., second] * cosines
    y = operations.rope(x, dims, traditional, 10_000.0, scale, offset)
    spread = 1e-2 if offset > 1000 else 1.0  # a rounding of the frequency is 30,000 times as large in the angle
    assert close(y, right, dtype, 4.0 / spread * np.abs(wide).max())


def attend(q: mx.array, k: mx.array, v: mx.array, scale: float, causal: bool) -> mx.array | None:
    return operations.attention(AttentionInputs((k,), (v,), scale, "causal" if causal else None), q)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("causal", [False, True])
@pytest.mark.parametrize(("length", "keys", "columns"), [(1, 1, 64), (5, 37, 64), (16, 700, 128), (3, 3, 16)])
def test_attention(length: int, keys: int, columns: int, causal: bool, dtype: str) -> None:
    """Queries as a model has them (transposed), keys and values cut out of a longer cache; 700 keys take the pool."""
    problem = AttentionProblem(length, 6, 3, columns, columns, dtype, mask="causal" if causal else "none", context=keys)
    o = random_attention(problem, np.random.default_rng(0))
    assert mismatch(to_float64(operations.attention(o.inputs, o.x)), o) is None


def test_a_row_has_the_same_bits_at_every_m() -> None:
    """The last token of a pass of 16 is computed as it would be alone."""
    q, k, v = (normal((1, heads, 80, 64), "float32", i) for i, heads in enumerate((6, 3, 3)))
    whole = attend(q[:, :, -16:], k, v, 0.125, True)
    for row in range(16):
        seen = 80 - 15 + row
        alone = attend(q[:, :, seen - 1 : seen], k[:, :, :seen], v[:, :, :seen], 0.125, False)
        assert storage(alone).tobytes() == storage(whole[:, :, row : row + 1]).tobytes()
    x, weight, up = normal((16, 576), "float32", 3), normal((576,), "float32", 4), normal((16, 576), "float32", 5)
    for row in range(16):
        one = slice(row, row + 1)
        assert mx.array_equal(operations.rms_norm(x[one], weight, 1e-5), operations.rms_norm(x, weight, 1e-5)[one])
        assert mx.array_equal(operations.swiglu(x[one], up[one]), operations.swiglu(x, up)[one])
    heads = normal((1, 4, 16, 64), "float32", 6)
    turned = operations.rope(heads, 64, False, 1e4, 1.0, 50)
    for row in range(16):
        alone = operations.rope(heads[:, :, row : row + 1], 64, False, 1e4, 1.0, 50 + row)
        assert mx.array_equal(alone, turned[:, :, row : row + 1])


@pytest.mark.parametrize(
    "call",
    [
        lambda: operations.rms_norm(mx.ones((2, 8), mx.int32), mx.ones(8), 1e-5),
        lambda: operations.rms_norm(mx.ones((2, 8)), mx.ones(8, mx.float16), 1e-5),
        lambda: operations.rms_norm(mx.ones((1, 1, 1, 2, 8)), mx.ones(8), 1e-5),
        lambda: operations.rope(mx.ones((2, 3, 8)), 8, False, 1e4, 1.0, 0),
        lambda: operations.rope(mx.ones((1, 2, 3, 8)), 8, False, 1e4, 1.0, mx.array(0)),
        lambda: attend(*[mx.ones((1, 2, 3, 8))] * 3, 1.0, False),
        lambda: attend(*[mx.ones((1, 2, 17, 16))] * 3, 1.0, False),
        lambda: attend(mx.ones((1, 2, 3, 16)), *[mx.ones((1, 2, 2, 16))] * 2, 1.0, True),
        lambda: attend(mx.ones((1, 3, 1, 16)), *[mx.ones((1, 2, 2, 16))] * 2, 1.0, False),
        lambda: attend(mx.ones((1, 2, 1, 16)), mx.ones((1, 2, 2, 16)), mx.ones((1, 2, 3, 16)), 1.0, False),
        lambda: operations.swiglu(mx.ones((2, 8)), mx.ones((1, 8))),
    ],
)
def test_what_is_not_covered_is_left_alone(call: Callable[[], mx.array | None]) -> None:
    assert call() is None


def test_nothing_is_covered_without_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operations, "nodes", lambda: None)
    x = mx.ones((1, 2, 3, 8))
    assert operations.rms_norm(x, mx.ones(8), 1e-5) is None
    assert operations.rope(x, 8, False, 1e4, 1.0, 0) is None
    assert attend(x, x, x, 1.0, False) is None
    assert operations.swiglu(x, x) is None


# ------------------------------------------------------------------------------------------------------------ in a model


def small_llama() -> nn.Module:
    mx.random.seed(1)
    return llama.Model(
        llama.ModelArgs(
            model_type="llama",
            hidden_size=64,
            num_hidden_layers=2,
            intermediate_size=96,
            num_attention_heads=4,
            num_key_value_heads=2,
            rms_norm_eps=1e-5,
            vocab_size=50,
        )
    )


TOKENS = mx.array([[3, 1, 4, 1, 5, 9, 2, 6]])


def test_model_uses_them_where_kernels_serve(monkeypatch: pytest.MonkeyPatch) -> None:
    model = small_llama()
    right = model(TOKENS)
    calls: dict[str, int] = {}

    class Counting:
        def __getattr__(self, name: str) -> Callable[..., mx.array | None]:
            def call(*args: object) -> mx.array | None:
                calls[name] = calls.get(name, 0) + 1
                return getattr(operations, name)(*args)

            return call

    use_operations(model, Counting(), lambda m, dtype: m == 8)
    assert mx.allclose(model(TOKENS), right, atol=1e-5)
    assert calls == {"rms_norm": 5, "rope": 4, "attention": 2, "swiglu": 2}
    other = small_llama()
    assert mx.array_equal(other(TOKENS), right)  # other models, and mlx-lm itself, are not touched
    calls.clear()
    before = small_llama()(TOKENS[:, :3])
    assert mx.array_equal(model(TOKENS[:, :3]), before)
    assert calls == {}
    for module in swapped(model):
        swap_back(module)
    assert swapped(model) == []
    assert mx.array_equal(model(TOKENS), right)


def test_gradients_and_caches_of_a_model() -> None:
    model = small_llama()

    def loss(model: nn.Module) -> mx.array:
        return (model(TOKENS) ** 2).sum()

    right = nn.value_and_grad(model, loss)(model)
    cached = make_prompt_cache(model)
    steps = [model(TOKENS[:, i : i + 1], cache=cached) for i in range(8)]
    use_operations(model, operations, lambda m, dtype: True)
    value, gradients = nn.value_and_grad(model, loss)(model)
    assert mx.allclose(value, right[0], rtol=1e-4)
    for new, old in zip(*(nn.utils.tree_flatten(g) for g in (gradients, right[1])), strict=True):
        assert mx.allclose(new[1], old[1], rtol=1e-2, atol=1e-4), new[0]
    cached = make_prompt_cache(model)
    for i, right_step in enumerate(steps):
        assert mx.allclose(model(TOKENS[:, i : i + 1], cache=cached), right_step, atol=1e-5)
