"""CPU attention against float64, its bits, and its way into models: a sample of what `tuner verify --attention` checks."""

import itertools
import warnings
from dataclasses import replace
from typing import Any

import mlx.core as mx
import mlx.nn as nn
import numpy as np
import pytest
from mlx_lm.models import llama
from mlx_lm.models.cache import QuantizedKVCache, make_prompt_cache

import tuner
from tuner.attention import AttentionInputs, AttentionProblem, causal_mask
from tuner.attention_reference import AttentionOperands, ramp_attention, random_attention
from tuner.attention_verify import alone_inputs, forms, problems_of, why_other_bits
from tuner.backends import Backend
from tuner.backends.cpu import graph
from tuner.costs import pass_us
from tuner.dispatch import DispatchTable
from tuner.dtypes import storage, to_float64
from tuner.families import families, family
from tuner.linear import attends_one_row, attention_of, exact_up_to
from tuner.matrices import matrices
from tuner.problem import Problem, Quantization
from tuner.reference import mismatch
from tuner.render import render
from tuner.sdpa import TableAttention
from tuner.space import Config
from tuner.speculative import LookupDrafter, auto_depth, generate
from tuner.store import Selection, Store, export_lines, import_lines

PROBLEM = AttentionProblem(4, 6, 2, 64, 64, context=300)


def kernel_of(cpu: Backend, problem: AttentionProblem, config: Config | None = None) -> Any:
    config = config or family("cpu", "sdpa").configs(problem, cpu.device())[0]
    return cpu.compile(render("cpu", problem, config))


def checked(cpu: Backend, o: AttentionOperands, config: Config | None = None) -> mx.array:
    y = kernel_of(cpu, o.problem, config).run_poisoned(o.inputs, o.x, float("nan"))
    assert mismatch(to_float64(y), o) is None, f"{o.problem} {config}"
    return y


SAMPLE = [(form, i) for i, form in enumerate(forms()) if i % 7 == 0]


@pytest.mark.parametrize(("form", "turn"), SAMPLE, ids=lambda value: str(value))
def test_numbers_of_a_covering_sample(form: Any, turn: int, cpu: Backend) -> None:
    """Of each form all masks and extras, at lengths and M that differ from form to form; long ones seldom."""
    rng = np.random.default_rng(turn)
    short = [p for p in problems_of(form) if p.context < 4000]
    long = [p for p in problems_of(form) if p.context > 4000]
    for problem in [*short[turn % 131 :: 131], *long[turn % 509 :: 509][:1]]:
        configs = family("cpu", "sdpa").configs(problem, cpu.device())
        o = random_attention(problem, rng)
        y = checked(cpu, o, configs[turn % min(2, len(configs))])
        assert why_other_bits(cpu, kernel_of(cpu, problem, configs[0]), o, y) is None, problem


def test_every_config_gives_the_same_bits(cpu: Backend) -> None:
    """One Reduction: the row block, the vectors and the prefetch change no bit."""
    problem = replace(PROBLEM, m=5, context=357)
    o = random_attention(problem, np.random.default_rng(3))
    configs = family("cpu", "sdpa").configs(problem, cpu.device())
    rows = {c.values["row_block"]: c for c in configs} | {(c.values["vectors"], c.values["prefetch"]): c for c in configs}
    rows |= {("keys", c.values["keys"]): c for c in configs}
    first = storage(checked(cpu, o)).tobytes()
    assert len(rows) > 5
    assert all(storage(checked(cpu, o, config)).tobytes() == first for config in rows.values())
    assert len({family("cpu", "sdpa").reduction(config) for config in configs}) == 1


@pytest.mark.parametrize(("mask", "window"), [("causal", False), ("causal", True), ("boolean", False), ("additive", False)])
def test_a_row_has_the_bits_it_has_alone(mask: str, window: bool, cpu: Backend) -> None:
    """Row i of every M at a length over several chunks and runs, its own length ending in the middle of one."""
    for m, context in ((16, 270), (7, 65), (3, 514), (16, 16)):
        o = random_attention(
            AttentionProblem(m, 6, 2, 64, 64, mask=mask, window=window, context=context), np.random.default_rng(m)
        )
        y = storage(checked(cpu, o))
        for row in range(m):
            one = kernel_of(cpu, replace(o.problem, m=1))(alone_inputs(o, row), o.x[:, :, row : row + 1])[0]
            assert storage(one).tobytes() == np.ascontiguousarray(y[:, :, row : row + 1]).tobytes(), (m, context, row)


def test_rows_that_see_nothing_are_zeros(cpu: Backend) -> None:
    for mask in (mx.zeros((4, 300), mx.bool_), mx.full((1, 1, 4, 300), -mx.inf)):
        o = random_attention(PROBLEM, np.random.default_rng(0))
        inputs = replace(o.inputs, mask=mask)
        (y,) = kernel_of(cpu, PROBLEM)(inputs, o.x)
        assert (np.asarray(y) == 0).all()
    huge = replace(o.inputs, mask=mx.full((4, 300), -3e38))  # finite: all hidden alike is a mean, as in stock
    (y,) = kernel_of(cpu, PROBLEM)(huge, o.x)
    assert np.isfinite(np.asarray(y)).all()


def test_a_window_shorter_than_m_and_keys_hidden_by_it_do_not_matter(cpu: Backend) -> None:
    o = random_attention(replace(PROBLEM, m=8, context=200, window=True), np.random.default_rng(2))
    o = replace(o, inputs=replace(o.inputs, window=3))
    y = checked(cpu, o)
    k = mx.concatenate([mx.full((2, 2, 100, 64), 7.0), o.inputs.k[0][:, :, 100:]], axis=2)
    (other,) = kernel_of(cpu, o.problem)(replace(o.inputs, k=(k,)), o.x)
    assert storage(other).tobytes() == storage(y).tobytes()


def test_nan_in_a_query_shows(cpu: Backend) -> None:
    o = random_attention(PROBLEM, np.random.default_rng(0))
    q = mx.where(mx.arange(4)[:, None] == 1, mx.nan, o.x)
    (y,) = kernel_of(cpu, PROBLEM)(o.inputs, q)
    assert bool(mx.isnan(y[:, :, 1]).all())
    assert not bool(mx.isnan(y[:, :, 2]).any())


def test_ramps_at_a_long_context(cpu: Backend) -> None:
    for problem in (replace(PROBLEM, context=9001), replace(PROBLEM, context=5000, bits=8, group_size=64)):
        checked(cpu, ramp_attention(problem))


def test_without_nodes_and_in_gradients(cpu: Backend, monkeypatch: pytest.MonkeyPatch) -> None:
    o = random_attention(replace(PROBLEM, mask="additive", sinks=True), np.random.default_rng(0))
    kernel = kernel_of(cpu, o.problem)
    (inside,) = kernel(o.inputs, o.x)
    gradient = mx.grad(lambda q: kernel(o.inputs, q)[0].sum())(o.x)
    right = mx.grad(lambda q: o.inputs.stock(q).sum())(o.x)
    assert mx.allclose(gradient, right, equal_nan=True)
    monkeypatch.setattr("tuner.backends.cpu.attention.nodes", lambda: None)
    assert storage(kernel(o.inputs, o.x)[0]).tobytes() == storage(inside).tobytes()
    assert graph.nodes() is not None


def test_heads_of_no_whole_vectors_and_prefill_are_stocks() -> None:
    (kind,) = families("cpu", AttentionProblem)
    assert "whole vectors" in str(kind.supports(replace(PROBLEM, head_dim=72)))
    assert "prefill" in str(kind.supports(PROBLEM.at(17)))
    assert kind.supports(PROBLEM) is None
    assert all(k.problem_type is Problem for k in families("cpu"))


# ------------------------------------------------------------------------------------------------- tables and models


@pytest.fixture
def chosen(cpu: Backend, selection: Any) -> Any:
    """chosen(problem, ...): a table for this machine in which the default config serves each problem."""

    def make(*problems: AttentionProblem, exact: bool = False) -> DispatchTable:
        device = cpu.device()
        rows = [selection(p, family("cpu", "sdpa").configs(p, device)[0]) for p in problems]
        return DispatchTable(device, [(device, replace(row, exact=exact)) for row in rows], exact=exact)

    return make


def test_dispatch_by_heads_m_dtype_and_context(chosen: Any) -> None:
    row = replace(PROBLEM, context=1024)
    table = chosen(row)
    for served in (row, replace(row, context=1448), replace(row, context=725), replace(row, mask="boolean", sinks=True)):
        assert table.select(served).config is not None, served
    for missed in (
        replace(row, context=724),
        replace(row, context=1449),
        row.at(5),
        replace(row, heads=8),
        replace(row, x_dtype="bfloat16"),
        replace(row, bits=8, group_size=64),
        replace(row, head_dim=80),
    ):
        assert table.select(missed).config is None, missed
    assert table.has_attention
    assert not DispatchTable(table.device, []).has_attention
    assert "none of which serves it" in table.select(replace(row, context=9000)).reason
    assert chosen(*(row.at(m) for m in (1, 2, 3)), exact=True).matrix_exact_up_to(row) == 3


def test_the_drop_in_is_mlx_function(chosen: Any) -> None:
    table = chosen(*(replace(PROBLEM, m=m, context=512) for m in (1, 4)))
    o = random_attention(replace(PROBLEM, mask="none"), np.random.default_rng(0))
    (k,), (v,) = o.inputs.k, o.inputs.v
    for q, mask in ((o.x, None), (o.x, "causal"), (o.x[:, :, :3], "causal"), (o.x, causal_mask(4, 300, 9)[None, None])):
        right = mx.fast.scaled_dot_product_attention(q, k, v, scale=0.125, mask=mask)
        y = tuner.scaled_dot_product_attention(q, k, v, scale=0.125, mask=mask, table=table)
        assert mx.allclose(y, right, atol=1e-5)
        served = q.shape[2] == 4
        assert mx.array_equal(y, right) != served
    windowed = tuner.scaled_dot_product_attention(o.x, k, v, scale=0.125, mask="causal", window=9, table=table)
    assert mx.allclose(windowed, y, atol=1e-5)
    with pytest.raises(ValueError, match=r"."):
        tuner.scaled_dot_product_attention(o.x, k[:, :, :, :32], v, scale=1.0, table=table)


def small_llama(layers: int = 2) -> nn.Module:
    mx.random.seed(1)
    sizes = {"hidden_size": 128, "intermediate_size": 192, "num_attention_heads": 8, "num_key_value_heads": 2}
    arguments = llama.ModelArgs(model_type="llama", num_hidden_layers=layers, rms_norm_eps=1e-5, vocab_size=64, **sizes)
    model = llama.Model(arguments)
    nn.quantize(model, group_size=32, bits=4)
    return model


HEADS = AttentionProblem(1, 8, 2, 16, 16)
TOKENS = mx.array([[3, 1, 4, 1, 5]])


def test_apply_with_attention_serves_models_and_restore_undoes_it(chosen: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    model = small_llama()
    assert attention_of(model) == {HEADS: 2}
    right = model(TOKENS)
    served: list[bool] = []
    call = TableAttention.__call__

    def counting(self: TableAttention, inputs: AttentionInputs, q: mx.array) -> mx.array | None:
        y = call(self, inputs, q)
        served.append(y is not None)
        return y

    monkeypatch.setattr(TableAttention, "__call__", counting)
    tuner.apply(model, chosen(HEADS.at(5)), attention=True)
    assert mx.allclose(model(TOKENS), right, atol=1e-4)
    assert served == [True] * 2
    assert mx.allclose(model(TOKENS[:, :3]), right[:, :3], atol=1e-4)
    assert served == [True] * 2 + [False] * 2
    assert attention_of(model) == {HEADS: 2}
    tuner.restore(model)
    assert mx.array_equal(model(TOKENS), right)
    assert len(served) == 6
    tuner.apply(model, chosen(HEADS.at(5)))
    mx.eval(model(TOKENS))
    assert len(served) == 6


@pytest.mark.parametrize("bits", [4, 8])
def test_quantized_caches_of_mlx_lm(bits: int, chosen: Any) -> None:
    sizes = {"hidden_size": 128, "intermediate_size": 64, "num_attention_heads": 2, "num_key_value_heads": 1}
    arguments = llama.ModelArgs(model_type="llama", num_hidden_layers=1, rms_norm_eps=1e-5, vocab_size=64, **sizes)
    model = llama.Model(arguments)
    right = [model(TOKENS, cache=[QuantizedKVCache(64, bits)]), model(TOKENS[:, :1], cache=[QuantizedKVCache(64, bits)])]
    rows = [AttentionProblem(m, 2, 1, 64, 64, "float32", bits, 64) for m in (1, 5)]
    tuner.apply(model, chosen(*rows), attention=True)
    cache = QuantizedKVCache(64, bits)
    assert mx.allclose(model(TOKENS, cache=[cache]), right[0], atol=2e-4)
    assert not mx.array_equal(model(TOKENS, cache=[QuantizedKVCache(64, bits)]), right[0])
    assert mx.allclose(model(TOKENS[:, :1], cache=[QuantizedKVCache(64, bits)]), right[1], atol=2e-4)


def exact_table(cpu: Backend, model: nn.Module, selection: Any) -> DispatchTable:
    """Every linear by small_m or qmv of one Reduction at M = 1..8, and attention's default."""
    device, rows = cpu.device(), []
    for matrix in dict.fromkeys(m.problem for m in matrices(model)):
        for m in range(1, 9):
            problem = matrix.at(m)
            name = "qmv" if m == 1 else "small_m"
            configs = family("cpu", name).configs(problem, device)
            config = next(c for c in configs if family("cpu", name).reduction(c) == "cpu/k-order/scale-per-group")
            rows.append((device, replace(selection(problem, config), exact=True)))
    for m, context in itertools.product(range(1, 9), (512, 1024)):
        problem = replace(HEADS, m=m, context=context)
        configs = family("cpu", "sdpa").configs(problem, device)
        rows.append((device, replace(selection(problem, configs[m % len(configs)]), exact=True)))
    return DispatchTable(device, rows, exact=True)


@pytest.mark.parametrize("attention", [False, True])
def test_rows_of_a_whole_pass_have_the_bits_of_plain_steps(attention: bool, cpu: Backend, selection: Any) -> None:
    """Also across two bands of context, and from stock's prefill on: logits of M rows bit for bit those of M steps."""
    model = small_llama()
    tuner.apply(model, exact_table(cpu, model, selection), attention=attention)
    text = np.random.default_rng(0).integers(0, 64, 760).tolist()
    steps = make_prompt_cache(model)
    mx.eval(model(mx.array([text[:718]]), cache=steps))
    held = [(c.keys[..., : c.offset, :], c.values[..., : c.offset, :]) for c in steps]
    alone = [model(mx.array([[token]]), cache=steps) for token in text[718:726]]
    mx.eval(alone)
    for m in range(1, 9):
        cache = make_prompt_cache(model)
        for c, (k, v) in zip(cache, held, strict=True):
            c.update_and_fetch(k, v)
        rows = model(mx.array([text[718 : 718 + m]]), cache=cache)
        for i in range(m):
            assert storage(rows[:, i : i + 1]).tobytes() == storage(alone[i]).tobytes(), (m, i)


def test_cost_of_a_pass_follows_the_context(chosen: Any, cpu: Backend, selection: Any) -> None:
    model = small_llama()
    device = cpu.device()
    linears = [m.problem.at(r) for m in matrices(model) for r in (1, 2, 3)]
    rows = [(device, selection(p)) for p in dict.fromkeys(linears)]
    for m, context in itertools.product((1, 2), (512, 1024)):
        timed = selection(replace(HEADS, m=m, context=context), family("cpu", "sdpa").configs(HEADS, device)[0])
        us = replace(timed.result.timing, samples_us=(context * m / 10,) * 3)
        rows.append((device, replace(timed, result=replace(timed.result, measurement=us))))
    tuner.apply(model, DispatchTable(device, rows), attention=True)
    linear = pass_us(model)
    assert set(linear) == {1, 2} == set(pass_us(model, 766))  # attention of 3 rows is left to stock
    assert pass_us(model, 511)[1] == pytest.approx(linear[1] + 2 * 51.2)
    assert pass_us(model, 766)[2] == pytest.approx(linear[2] + 2 * 2 * 76.8)
    assert pass_us(model, 2047)[1] == pytest.approx(linear[1] + 2 * 204.8)
    tuner.restore(model)
    tuner.apply(model, DispatchTable(device, rows))
    assert pass_us(model, 766) == linear | {3: pytest.approx(linear[1])}


def test_nothing_is_drafted_where_stock_attends_one_row(
    cpu: Backend, selection: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seen on a GPU: with stock attention each new M and length took 40 to 80 ms, and SmolLM2's text changed."""
    monkeypatch.setattr(type(cpu), "stock_attends_one_row", True, raising=False)
    model, device = small_llama(), cpu.device()
    rows = [(device, choice) for choice in exact_table(cpu, model, selection).selections]
    linears = [row for row in rows if isinstance(row[1].problem, Problem)]
    other = [(d, replace(c, problem=replace(c.problem, heads=4))) for d, c in rows if (d, c) not in linears]
    for kept, attention, alone in ((linears, None, True), ([*linears, *other], True, True), (rows, True, False)):
        tuner.apply(model, DispatchTable(device, kept, exact=True), attention=attention)
        assert attends_one_row(model) == alone
        with warnings.catch_warnings(record=True) as told:
            warnings.simplefilter("always")
            depth = auto_depth(model)
        assert [str(w.message)[:35] for w in told] == ["The automatic depth drafts nothing:"] * alone
        assert (depth.most, exact_up_to(model)) == ((0, 1) if alone else (7, 8))
        prompt = [1, 2, 3, 1, 2]
        run = generate(model, prompt, max_tokens=12, draft_tokens=depth, drafter=LookupDrafter())
        assert [t.id for t in run] == [t.id for t in generate(model, prompt, max_tokens=12)]
    tuner.restore(model)
    assert not attends_one_row(model)


def test_rows_are_stored_exported_and_imported(cpu: Backend, selection: Any, tmp_path: Any) -> None:
    device = cpu.device()
    problems = [replace(PROBLEM, context=c).at(m) for c, m in ((512, 1), (512, 4), (4096, 4))]
    rows = [selection(p, family("cpu", "sdpa").configs(p, device)[0]) for p in problems]
    matrix = selection(Problem(4, 64, 128, Quantization()), None)
    store = Store(tmp_path / "a.db")
    for row in (*rows, matrix):
        store.select(device, row)
    store.select(device, rows[0])
    assert [c.problem for _, c in store.selections()] == [*problems, matrix.problem]
    store.select_exact(device, PROBLEM.matrix, [replace(r, exact=True) for r in rows])
    store.select_exact(device, PROBLEM.matrix, [replace(r, exact=True) for r in rows[1:]])
    assert [c.problem for _, c in store.selections(exact=True)] == problems[1:]
    assert [r.problem for r in store.results(device, problems[2])] == [problems[2]] * 6
    found = [entry for entry in import_lines(export_lines(store.selections())) if not isinstance(entry, str)]
    assert [c.problem for _, c in found] == [*problems, matrix.problem]
    assert all(isinstance(c, Selection) and c.result.ok for _, c in found)
