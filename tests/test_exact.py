"""Exact dispatch: the decision for a matrix, what a search stores of it, the table of it, and the bits it gives."""

import warnings
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

import mlx.core as mx
import mlx.nn as nn
import numpy as np
import pytest
from mlx_lm.models import llama

from tuner.backends import Backend
from tuner.bench import compare_exact
from tuner.dispatch import DispatchTable, TunerNotice, load_table
from tuner.divergence import TIE_ULPS, first_divergence
from tuner.drop_in import quantized_matmul
from tuner.dtypes import storage
from tuner.errors import BadInputError
from tuner.exact import decide_exact, exact_up_to, m_weights
from tuner.families import families, family
from tuner.linear import apply, restore
from tuner.linear import exact_up_to as model_exact_up_to
from tuner.matrices import matrices
from tuner.measure import Measurement, Result
from tuner.problem import Device, Problem, Quantization
from tuner.reference import random_operands
from tuner.render import template_hash
from tuner.rows import first_row_difference
from tuner.space import Config
from tuner.speculative import FixedDrafter, PromptCache
from tuner.store import Selection, Store, export_lines, import_lines
from tuner.sweep import Sweep, sweep
from tuner.tune import Budget, choose_exact, tune

GROUP, WEIGHT, LANES = "cpu/k-order/scale-per-group", "cpu/k-order/scale-per-weight", "cpu/lanes"
PROBLEM = Problem(1, 40, 64, Quantization("affine", 4, 32))
SMALL = range(1, 17)
VOCAB = 101


def timed(m: int, reduction: str, us: float, samples: int = 7, name: str = "") -> Result:
    config = Config.of("small_m", {"name": name or reduction})
    return Result(PROBLEM.at(m), config, "ok", "", Measurement((us,) * samples), (m, m), reduction)


def config_of(problem: Problem, reduction: str, device: Device) -> Config:
    """A config of the families other than qmv where there is one: the kernel that shares weights between rows."""
    found = [c for kind in families("cpu") for c in kind.configs(problem, device) if kind.reduction(c) == reduction]
    return next((c for c in found if c.family != "qmv"), found[0])


def exact_row(problem: Problem, reduction: str, device: Device) -> Selection:
    config = config_of(problem, reduction, device)
    kind = family("cpu", config.family)
    stock = Result(problem, None, "ok", "", Measurement((20.0,) * 3), (problem.m, problem.m))
    made = template_hash("cpu", config.family)
    m_range = kind.m_range(config, problem)
    result = Result(problem, config, "ok", "", Measurement((10.0,) * 3), m_range, kind.reduction(config), made)
    return Selection(problem, result, stock, 1.0, "for a test", exact=True)


def exact_table(cpu: Backend, problems: Sequence[Problem], reductions: Mapping[int, str], *, exact: bool = True) -> Any:
    device = cpu.device()
    rows = [exact_row(p.at(m), name, device) for p in dict.fromkeys(problems) for m, name in reductions.items()]
    return DispatchTable(device, [(device, replace(row, exact=exact)) for row in rows], exact)


def llama_model(dtype: mx.Dtype = mx.float32) -> nn.Module:
    mx.random.seed(0)
    args = llama.ModelArgs("llama", 64, 2, 96, 4, 1e-5, VOCAB, num_key_value_heads=2, tie_word_embeddings=True)
    model = llama.Model(args)
    model.set_dtype(dtype)
    nn.quantize(model, group_size=32, bits=4)
    mx.eval(model.parameters())
    return model


def model_problems(model: nn.Module) -> list[Problem]:
    return [matrix.problem for matrix in matrices(model)]


# -------------------------------------------------------------------------------------------------------- the decision


@pytest.mark.parametrize("k", [1, 4, 15])
def test_weights_are_shares_of_passes(k: int) -> None:
    weights = m_weights(k, SMALL)
    assert list(weights) == list(SMALL)
    assert sum(weights.values()) == pytest.approx(1)
    assert min(weights.values()) > 0
    assert sorted(weights, key=lambda m: -weights[m])[:2] == [k + 1, 1]


def test_weights_of_the_m_asked_alone() -> None:
    assert m_weights(4, [1, 5]) == {1: pytest.approx(0.375), 5: pytest.approx(0.625)}
    assert m_weights(4, [7]) == {7: pytest.approx(1)}
    assert sum(m_weights(4, [3, 4]).values()) == pytest.approx(1)


def test_decision_takes_the_least_expected_time() -> None:
    """lanes is faster at M = 1, group at M = 5: the weights decide, and each M has its fastest kernel."""
    finals = {
        1: [timed(1, LANES, 8.0), timed(1, GROUP, 10.0)],
        5: [timed(5, GROUP, 15.0, name="slow"), timed(5, LANES, 14.0), timed(5, GROUP, 12.0, name="fast")],
    }
    choice = decide_exact(finals, {1: 0.5, 5: 0.5})
    assert not isinstance(choice, str)
    assert (choice.reduction, choice.us) == (LANES, 11.0) == (choice.reduction, 0.5 * 8 + 0.5 * 14)
    choice = decide_exact(finals, {1: 0.2, 5: 0.8})
    assert not isinstance(choice, str)
    assert (choice.reduction, choice.us) == (GROUP, pytest.approx(0.2 * 10 + 0.8 * 12))
    assert choice.results == {1: finals[1][1], 5: finals[5][2]}
    assert "cpu/lanes 12.8 us" in choice.reason


def test_a_reduction_that_lacks_an_m_is_out() -> None:
    finals = {1: [timed(1, GROUP, 10.0)], 5: [timed(5, GROUP, 30.0), timed(5, WEIGHT, 1.0)]}
    choice = decide_exact(finals, {1: 0.5, 5: 0.5})
    assert not isinstance(choice, str)
    assert choice.reduction == GROUP
    none = decide_exact({1: [timed(1, GROUP, 10.0)], 5: [timed(5, WEIGHT, 1.0)]}, {1: 0.5, 5: 0.5})
    assert isinstance(none, str)
    assert f"{GROUP} has no kernel at M = 5" in none


def test_stock_first_looks_and_failures_are_no_candidates() -> None:
    stock = Result(PROBLEM, None, "ok", "", Measurement((1.0,) * 7), (1, 1))
    wrong = Result(PROBLEM, Config.of("qmv", {}), "mismatch", "wrong", None, (1, 1), GROUP)
    finals = {1: [stock, wrong, timed(1, GROUP, 2.0, samples=1), timed(1, LANES, 9.0)]}
    choice = decide_exact(finals, {1: 1.0})
    assert not isinstance(choice, str)
    assert (choice.reduction, choice.us) == (LANES, 9.0)
    assert isinstance(decide_exact({1: [stock]}, {1: 1.0}), str)


def test_near_equals_keep_the_incumbent_else_the_first() -> None:
    finals = {1: [timed(1, GROUP, 10.0), timed(1, LANES, 9.95)]}
    for incumbent, wanted in ((None, GROUP), (LANES, LANES), (GROUP, GROUP), ("gone", GROUP)):
        choice = decide_exact(finals, {1: 1.0}, incumbent)
        assert not isinstance(choice, str)
        assert choice.reduction == wanted
    finals[1].append(timed(1, WEIGHT, 8.0))
    choice = decide_exact(finals, {1: 1.0}, GROUP)
    assert not isinstance(choice, str)
    assert choice.reduction == WEIGHT


@pytest.mark.parametrize(
    ("reductions", "wanted"),
    [
        ({}, 0),
        (dict.fromkeys(SMALL, GROUP), 16),
        (dict.fromkeys((1, 2, 3, 5), GROUP), 3),
        (dict.fromkeys((2, 3), GROUP), 0),
        ({1: GROUP, 2: GROUP, 3: WEIGHT}, 2),
        ({1: "stock", 2: "stock"}, 0),
    ],
)
def test_exact_up_to(reductions: dict[int, str], wanted: int) -> None:
    assert exact_up_to(reductions) == wanted


# ---------------------------------------------------------------------------------------------------- search and store


def clock(config: Config | None, problem: Problem) -> float:
    """qmm (scale per weight) is the fastest from M = 2 on, but at M = 1 scale per weight is slow."""
    if config is None:
        return 100.0
    if config.family in ("qmm", "dense"):
        return 40.0 if config.family == "qmm" and problem.m > 1 else 80.0
    per_group = config.values["scale_per"] == "group" and config.values["layout"] == "rows16"
    return 42.0 if per_group else 60.0


def test_search_times_every_reduction_at_every_m_and_chooses_one(fake_backend: Any, tmp_path: Path) -> None:
    backend, store = fake_backend(clock), Store(tmp_path / "tuner.db")
    problems = [PROBLEM.at(m) for m in (1, 2, 5, 32)]
    list(tune(backend, problems, store, Budget(8), exact=True))
    device = backend.device()
    for problem in problems[:3]:
        finals = [r for r in store.results(device, problem) if r.config and len(r.timing.samples_us) >= 3]
        assert {r.reduction for r in finals} == {GROUP, WEIGHT, LANES}, problem
    (outcome,) = choose_exact(device, problems, store, 4)
    assert outcome.choice is not None
    assert outcome.choice.reduction == GROUP
    stored = store.selections(exact=True)
    assert [(d, c.problem.m, c.result.reduction) for d, c in stored] == [(device, m, GROUP) for m in (1, 2, 5)]
    assert {c.problem.m: c.result.family for _, c in store.selections() if c.problem.m > 1} == dict.fromkeys(
        (2, 5, 32), "qmm"
    )
    compiled, rows = len(backend.compiled), len(store.results(device, PROBLEM))
    again = list(tune(backend, problems, store, Budget(8), exact=True))
    assert all("kept from before" in outcome.ended for outcome in again)
    assert (len(backend.compiled), len(store.results(device, PROBLEM))) == (compiled, rows)


@pytest.mark.parametrize(("seconds", "reductions"), [(None, 3), (0.0, 2)])
def test_a_search_without_time_follows_two_reductions(
    fake_backend: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float | None, reductions: int
) -> None:
    monkeypatch.setattr("tuner.tune._MIN_PROBLEM_SECONDS", 0.0)
    backend, store = fake_backend(clock), Store(tmp_path / "tuner.db")
    problems = [PROBLEM.at(m) for m in (1, 2, 5)]
    list(tune(backend, problems, store, Budget(1, seconds), exact=True))
    looked = [{r.reduction for r in store.results(backend.device(), p) if r.config and r.ok} for p in problems]
    assert [len(names) for names in looked] == [reductions] * 3
    assert looked[0] == looked[1] == looked[2]
    (outcome,) = choose_exact(backend.device(), problems, store, 4)
    assert outcome.choice is not None


def test_exact_search_after_a_plain_one_does_what_is_missing(fake_backend: Any, tmp_path: Path) -> None:
    backend, store = fake_backend(clock), Store(tmp_path / "tuner.db")
    problems = [PROBLEM.at(m) for m in (1, 5)]
    list(tune(backend, problems, store, Budget(8)))
    (outcome,) = choose_exact(backend.device(), problems, store, 4)
    before = len(backend.compiled)
    list(tune(backend, problems, store, Budget(8), exact=True))
    (outcome,) = choose_exact(backend.device(), problems, store, 4)
    assert outcome.choice is not None
    assert "cpu/lanes" in outcome.reason
    assert len(backend.compiled) > before


def test_matrix_that_no_reduction_covers_loses_its_choice(fake_backend: Any, tmp_path: Path) -> None:
    backend, store = fake_backend(clock), Store(tmp_path / "tuner.db")
    device = backend.device()
    list(tune(backend, [PROBLEM, PROBLEM.at(5)], store, Budget(8), exact=True))
    list(choose_exact(device, [PROBLEM, PROBLEM.at(5)], store, 4))
    assert store.selections(exact=True)
    (outcome,) = choose_exact(device, [PROBLEM, PROBLEM.at(9)], store, 4)
    assert outcome.choice is None
    assert "at M = 9" in outcome.reason
    assert store.selections(exact=True) == []


def test_store_round_trip_replacement_export_and_import(cpu: Backend, tmp_path: Path) -> None:
    device, store = cpu.device(), Store(tmp_path / "a.db")
    inexact = replace(exact_row(PROBLEM.at(2), WEIGHT, device), exact=False)
    store.select(device, inexact)
    store.select_exact(device, PROBLEM, [exact_row(PROBLEM.at(m), LANES, device) for m in (1, 2, 3)])
    rows = [exact_row(PROBLEM.at(m), GROUP, device) for m in (1, 2)]
    other = [exact_row(replace(PROBLEM, n=48), GROUP, device)]
    store.select_exact(device, other[0].problem, other)
    store.select_exact(device, PROBLEM, rows)
    found = store.selections(exact=True)
    assert [c for _, c in found] == [*rows, *other]
    assert store.selections() == [(device, inexact)]
    lines = list(export_lines([*store.selections(), *found]))
    imported = list(import_lines(lines))
    wanted = [(d, replace(c, origin="imported")) for d, c in [(device, inexact), *found]]
    assert imported == wanted
    target = Store(tmp_path / "b.db")
    target.select_exact(device, PROBLEM, [exact_row(PROBLEM.at(m), LANES, device) for m in (1, 7)])
    target.select_all(entry for entry in imported if not isinstance(entry, str))
    assert target.selections() + target.selections(exact=True) == wanted


# ------------------------------------------------------------------------------------------------------------ the table


def test_exact_table_is_loaded_beside_the_other(cpu: Backend, tmp_path: Path) -> None:
    device, path = cpu.device(), tmp_path / "tuner.db"
    store = Store(path)
    for m in (1, 2, 32):
        reduction = WEIGHT if m > 1 else GROUP
        store.select(device, replace(exact_row(PROBLEM.at(m), reduction, device), exact=False))
    store.select_exact(device, PROBLEM, [exact_row(PROBLEM.at(m), GROUP, device) for m in (1, 2, 3, 5)])
    store.close()
    exact, inexact = load_table(path, exact=True), load_table(path)
    chosen = {m: exact.select(PROBLEM.at(m)) for m in (1, 2, 3, 4, 5, 16, 32)}
    for m in (1, 2, 3, 5):
        config = chosen[m].config
        assert config is not None
        assert family("cpu", config.family).reduction(config) == GROUP
        assert f"exact, {GROUP}" in chosen[m].reason
    for m in (4, 16):
        assert chosen[m].config is None
        assert f"is exact at M = 1, 2, 3, 5, not at {m}" in chosen[m].reason
    assert chosen[32].config is not None  # prefill: the other choice
    assert (exact.exact_up_to, inexact.exact_up_to) == (3, 1)
    two = inexact.select(PROBLEM.at(2)).config
    assert two is not None
    assert family("cpu", two.family).reduction(two) == WEIGHT


def test_file_without_exact_choices_says_so(cpu: Backend, tmp_path: Path) -> None:
    device, path = cpu.device(), tmp_path / "tuner.db"
    store = Store(path)
    store.select(device, replace(exact_row(PROBLEM, GROUP, device), exact=False))
    store._db.conn.execute("drop table exact_selections")  # as in a file that an earlier version wrote
    store.close()
    with pytest.warns(TunerNotice, match="tuner search --exact"):
        table = load_table(path, exact=True)
    assert table.exact_up_to == 0
    assert table.select(PROBLEM).config is None
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert load_table(path).select(PROBLEM).config is not None


def test_choices_of_two_reductions_do_not_serve(cpu: Backend) -> None:
    table = exact_table(cpu, [PROBLEM, replace(PROBLEM, n=48)], {1: GROUP, 2: WEIGHT})
    assert len(table) == 0
    assert {s.reason for s in table.stale} == {f"its exact choices mix the Reductions {GROUP} and {WEIGHT}"}
    assert table.select(PROBLEM).config is None


# ----------------------------------------------------------------------------------------------------------------- bits


@pytest.mark.parametrize("reduction", [GROUP, WEIGHT, LANES])
@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
def test_rows_have_the_same_bits_at_every_m(reduction: str, dtype: str, cpu: Backend) -> None:
    problem = Problem(16, 65, 160, Quantization("affine", 4, 32), dtype, dtype)
    o = random_operands(problem, np.random.default_rng(1))
    table = exact_table(cpu, [problem.at(1)], dict.fromkeys(SMALL, reduction))

    def product(x: mx.array) -> np.ndarray:
        return storage(quantized_matmul(x, o.w, o.scales, o.biases, True, 32, 4, table=table))

    alone = [product(o.x[i : i + 1]) for i in range(16)]
    for m in SMALL:
        assert table.select(problem.at(m)).config is not None
        for i, row in enumerate(product(o.x[:m])):
            assert row.tobytes() == alone[i].tobytes(), f"row {i} of M = {m}"


@pytest.mark.parametrize("dtype", [mx.float32, mx.bfloat16], ids=str)
@pytest.mark.parametrize("context", [0, 5, 100, 300])
def test_model_rows_are_exact(context: int, dtype: mx.Dtype, cpu: Backend) -> None:
    """REPORTS C10: attention, norms, rope and the head too, through caches that were rewound."""
    model = llama_model(dtype)
    apply(model, exact_table(cpu, model_problems(model), dict.fromkeys(SMALL, GROUP)))
    assert model_exact_up_to(model) == 16
    cache = PromptCache(model)
    ids = np.random.default_rng(context).integers(0, VOCAB, context + 16).tolist()
    for m in (2, 5, 16):
        assert first_row_difference(model, ids[:context], ids[context : context + m], cache) is None
        assert cache.tokens == tuple(ids[:context])
    restore(model)


def test_first_module_that_differs_is_named(cpu: Backend) -> None:
    model = llama_model()
    odd = next(m.problem for m in matrices(model) if m.label == "down")
    rest = exact_table(cpu, [p for p in model_problems(model) if p != odd], dict.fromkeys(SMALL, GROUP))
    mixed = exact_table(cpu, [odd], {m: GROUP if m < 5 else LANES for m in SMALL}, exact=False)
    table = DispatchTable(cpu.device(), [(cpu.device(), c) for c in [*rest.selections, *mixed.selections]])
    device = cpu.device()
    rows = [(device, replace(c, exact=False)) for c in [*rest.selections, *mixed.selections]]
    table = DispatchTable(device, rows)
    apply(model, table)
    assert model_exact_up_to(model) == table.exact_up_to == 4
    ids = list(range(12))
    assert first_row_difference(model, ids, ids[:4]) is None
    found = first_row_difference(model, ids, ids[:5])
    assert found is not None
    assert (found.where, found.m, found.context) == ("model.layers.0.mlp.down_proj", 5, 12)
    assert 0 < found.largest < 1e-5
    assert type(model.model.layers[0].mlp).__name__ == "MLP"


def test_difference_between_modules_is_named_by_the_module_it_reaches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Attention has no module of its own: its result is o_proj's input."""
    plain = mx.fast.scaled_dot_product_attention

    def uneven(q: mx.array, *args: Any, **more: Any) -> mx.array:
        return plain(q, *args, **more) * (1 + 1e-6 * (q.shape[2] > 1))

    monkeypatch.setattr(mx.fast, "scaled_dot_product_attention", uneven)
    found = first_row_difference(llama_model(), [1, 2, 3], [4, 5, 6])
    assert found is not None
    assert found.where == "input of model.layers.0.self_attn.o_proj"


# ------------------------------------------------------------------------------------------------------------ divergence


class Fixed(nn.Module):
    """Logits of the next token are a row of a table, whatever came before."""

    def __init__(self, rows: list[list[float]]) -> None:
        super().__init__()
        self.rows = mx.array(rows)
        self.layers = []

    def __call__(self, ids: mx.array, cache: Any = None) -> mx.array:
        return self.rows[ids]


def test_ties_and_faults_are_told_apart() -> None:
    close = float(np.nextafter(np.float32(3.0), np.float32(4.0)))
    model = Fixed([[1.0, close, 3.0, 2.0], [4.0, 1.0, 0.0, 3.0], [4.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 1.0]])
    assert first_divergence(model, [0], [1, 0, 1], [1, 0, 1]) is None
    tie = first_divergence(model, [0], [1, 0, 1], [1, 0, 2])
    assert tie is not None
    assert (tie.position, tie.plain, tie.other, tie.ulps, tie.tie) == (2, 1, 2, 1.0, True)
    assert "a tie" in str(tie)
    fault = first_divergence(model, [0], [1, 0, 1], [1, 3])
    assert fault is not None
    assert (fault.position, fault.plain, fault.other, fault.gap, fault.top_gap) == (1, 0, 3, 1.0, 1.0)
    assert not fault.tie
    assert fault.ulps > TIE_ULPS[mx.float32]
    ended = first_divergence(model, [0], [1, 0, 1], [1])
    assert ended is not None
    assert (ended.position, ended.other, ended.tie) == (1, None, False)
    not_plain = first_divergence(model, [0], [2], [1])  # plain decode would not have chosen 2
    assert not_plain is not None
    assert not not_plain.tie


def spoil_norms_of_five_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    call = nn.RMSNorm.__call__

    def wrong(self: nn.RMSNorm, x: mx.array) -> mx.array:
        y = call(self, x)
        return y + 0.5 * mx.arange(y.shape[-1]) if x.shape[1] == 5 else y

    monkeypatch.setattr("tuner.blocks.FusedBlock.__call__", lambda *_: None)  # blocks run as their modules, then
    monkeypatch.setattr("tuner.backends.cpu.operations.rms_norm", lambda *_: None)  # with MLX's own norm
    monkeypatch.setattr(nn.RMSNorm, "__call__", wrong)


def test_bench_finds_equal_texts_and_a_planted_fault(cpu: Backend, monkeypatch: pytest.MonkeyPatch) -> None:
    model = llama_model()
    exact = exact_table(cpu, model_problems(model), dict.fromkeys(SMALL, GROUP))
    inexact = exact_table(cpu, model_problems(model), {m: GROUP if m < 3 else WEIGHT for m in SMALL}, exact=False)
    tables = {"exact": exact, "inexact": inexact}
    prompt = list(range(40))

    def run() -> Any:
        return compare_exact(model, prompt, tables, lambda: FixedDrafter([[1] * 4] * 99), max_tokens=64, draft_tokens=4)

    found = run()
    assert found.exact
    assert found.exact_up_to == 16
    assert set(found.rows) == {2, 3, 4, 5}
    assert {len(arm.tokens) for arm in found.arms.values()} == {64}
    assert all(len(arm.rates) == 8 for arm in found.arms.values())
    spoil_norms_of_five_rows(monkeypatch)
    found = run()
    assert not found.exact
    assert found.rows[4] is None
    assert found.rows[5].where == "model.layers.0.input_layernorm"
    divergence = found.divergence["exact"]
    assert divergence is not None
    assert not divergence.tie
    assert divergence.plain == found.arms["plain_exact"].tokens[divergence.position]
    assert divergence.other == found.arms["speculative_exact"].tokens[divergence.position]
    assert found.to_json()["divergence"]["exact"]["position"] == divergence.position


def test_draft_length_is_held_to_what_is_covered(cpu: Backend) -> None:
    model = llama_model()
    table = exact_table(cpu, model_problems(model), dict.fromkeys((1, 2, 3), GROUP))
    found = compare_exact(
        model,
        [1, 2, 3],
        {"exact": table, "inexact": table},
        lambda: FixedDrafter([[1] * 6] * 99),
        max_tokens=16,
        draft_tokens=6,
    )
    assert (found.exact_up_to, found.draft_tokens, found.exact) == (3, 2, True)


def test_a_sweep_of_depths_on_exact_kernels_names_the_arm_whose_text_differs(
    cpu: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = llama_model()
    table = exact_table(cpu, model_problems(model), dict.fromkeys(range(1, 6), GROUP))
    prompts = {"first": list(range(40)), "second": [7, 8, 9]}

    def run(*depths: int | Literal["auto"]) -> Sweep:
        return sweep(model, prompts, table, lambda: FixedDrafter([[1] * 4] * 99), depths, max_tokens=32, rounds=1)

    found = run(2, 4, "auto")
    assert found.all_identical
    assert all(run.divergence is None for runs in found.runs.values() for run in runs.values())
    with pytest.raises(BadInputError, match="passes of 5 rows here: draft at most 4"):
        run(5)
    spoil_norms_of_five_rows(monkeypatch)
    found = run(2, 4)
    assert not found.all_identical
    assert found.runs["first"]["2"].divergence is None
    divergence = found.runs["first"]["4"].divergence
    assert divergence is not None
    assert not divergence.tie
    assert "no tie" in found.to_json()["prompts"]["first"]["arms"]["4"]["divergence"]


def test_a_sweep_without_exact_choices_is_refused(cpu: Backend) -> None:
    model = llama_model()
    empty = DispatchTable(cpu.device(), [], exact=True)
    with pytest.raises(BadInputError, match="tuner search --exact"):
        sweep(model, {"only": [1, 2, 3]}, empty, lambda: FixedDrafter([]), (1,), max_tokens=4, rounds=1)
