"""The table: exactly the problem that was tuned, on the device it was tuned on, or stock with the reason."""

import sqlite3
import warnings
from dataclasses import replace
from pathlib import Path
from typing import Any

import mlx.core as mx
import numpy as np
import pytest

from tuner.backends import Backend
from tuner.dispatch import DispatchTable, TunerNotice, load_table
from tuner.drop_in import quantized_matmul
from tuner.dtypes import to_float64
from tuner.errors import BadInputError
from tuner.families import family
from tuner.problem import Device, Problem, Quantization
from tuner.reference import ramp_operands
from tuner.store import Store

TUNED = Problem(4, 1024, 4096, Quantization("affine", 4, 64), "bfloat16", "bfloat16")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tuner.db"


@pytest.fixture
def saved(path: Path, cpu: Backend, selection: Any) -> Any:
    """saved(device, {problem: family}): the file with those choices."""

    def save(device: Device, *problems: Problem) -> Path:
        store = Store(path)
        for problem in problems:
            config = family("cpu", "qmv").configs(problem, cpu.device())[0]
            store.select(device, selection(problem, config))
        store.close()
        return path

    return save


def load(path: Path) -> tuple[DispatchTable, list[str]]:
    """The table, and what it said."""
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        table = load_table(path)
    assert all(warning.category is TunerNotice for warning in said)
    return table, [str(warning.message) for warning in said]


# ------------------------------------------------------------------------------------------------------------ the problem


def test_hit_is_what_was_tuned(table_of: Any) -> None:
    choice = table_of({TUNED: "small_m"}).select(TUNED)
    assert choice.config.family == "small_m"
    assert choice.tuned_as == TUNED
    assert "10.0 us, stock 20.0 us" in choice.reason


@pytest.mark.parametrize(
    "other",
    [
        replace(TUNED, m=5),
        replace(TUNED, n=1025),
        replace(TUNED, k=4096 + 64),
        replace(TUNED, quantization=Quantization("affine", 8, 64)),
        replace(TUNED, quantization=Quantization("affine", 4, 32)),
        replace(TUNED, quantization=Quantization("mxfp4", 4, 32), scale_dtype="uint8"),
        replace(TUNED, x_dtype="float16"),
        replace(TUNED, scale_dtype="float32"),
    ],
    ids=str,
)
def test_one_field_changed_is_a_miss(other: Problem, table_of: Any) -> None:
    """REPORTS D7; transpose and batches of w are in test_linear."""
    table = table_of({TUNED: "small_m"})
    choice = table.select(other)
    assert choice.config is None
    assert choice.tuned_as is None
    assert "was not tuned" in choice.reason or "not at 5" in choice.reason
    assert "stock" in table.explain(other)


def test_m_between_tuned_ones_is_stock_and_right(table_of: Any) -> None:
    """REPORTS D8, `search --m 3..6`, then M = 1, 2, 7, 16, 17: no row below or above is stretched."""
    q = Quantization("affine", 4, 64)
    tuned = [Problem(m, 33, 512, q) for m in (3, 4, 5, 6)]
    table = table_of(dict.fromkeys(tuned, "small_m"))
    for m in (1, 2, 7, 16, 17):
        choice = table.select(Problem(m, 33, 512, q))
        assert choice.config is None
        assert f"tuned at M = 3, 4, 5, 6, not at {m}" in choice.reason
    for m in range(1, 18):
        ramp = ramp_operands(Problem(m, 33, 512, q))
        y = quantized_matmul(ramp.x, ramp.w, ramp.scales, ramp.biases, group_size=64, bits=4, table=table)
        right = 512 * np.arange(1, m + 1)[:, None] * (np.arange(33) % 8)
        np.testing.assert_array_equal(to_float64(y), right)


def test_m_4_with_3_and_6_tuned_never_takes_3s(table_of: Any) -> None:
    """REPORTS D8: stock, for these rows serve their own M alone."""
    table = table_of({Problem(3, 33, 512): "small_m", Problem(6, 33, 512): "small_m"})
    assert table.select(Problem(4, 33, 512)).config is None
    assert table.select(Problem(3, 33, 512)).config is not None


def test_prefill_rows_serve_their_range_and_are_right_at_its_ends(table_of: Any) -> None:
    q = Quantization("affine", 4, 64)
    table = table_of({Problem(m, 33, 512, q): "qmm" for m in (32, 128, 512)} | {Problem(16, 33, 512, q): "small_m"})
    served = {17: 32, 64: 32, 65: 128, 100: 128, 256: 128, 257: 512, 300: 512, 5000: 512}
    for m, tuned_m in served.items():
        choice = table.select(Problem(m, 33, 512, q))
        assert choice.tuned_as is not None
        assert choice.tuned_as.m == tuned_m
    assert table.select(Problem(15, 33, 512, q)).config is None
    rng = np.random.default_rng(0)
    ramp = ramp_operands(Problem(16, 33, 512, q))
    for m in (17, 64, 65, 300):
        rows = rng.integers(1, 17, m)
        x = mx.array(np.repeat(rows[:, None], 512, axis=1).astype(np.float32))
        y = quantized_matmul(x, ramp.w, ramp.scales, ramp.biases, group_size=64, bits=4, table=table)
        np.testing.assert_array_equal(to_float64(y), 512 * rows[:, None] * (np.arange(33) % 8))


def test_only_the_first_of_two_prefill_rows_is_tuned(table_of: Any) -> None:
    table = table_of({Problem(32, 33, 512): "qmm"})
    assert table.select(Problem(64, 33, 512)).config is not None
    assert table.select(Problem(65, 33, 512)).config is None
    assert table.select(Problem(16, 33, 512)).config is None


def test_of_two_rows_that_may_serve_the_nearer_one_does(cpu: Backend, selection: Any) -> None:
    kind = family("cpu", "small_m")
    rows = [selection(TUNED.at(m), kind.configs(TUNED.at(m), cpu.device())[0], (1, 12)) for m in (3, 10, 6)]
    table = DispatchTable(cpu.device(), [(cpu.device(), row) for row in rows])
    nearest = {m: table.select(TUNED.at(m)).tuned_as for m in (1, 4, 5, 7, 9, 12, 13)}
    assert {m: p and p.m for m, p in nearest.items()} == {1: 3, 4: 3, 5: 6, 7: 6, 9: 10, 12: 10, 13: None}


def test_stock_can_be_the_choice(table_of: Any) -> None:
    table = table_of({TUNED: "stock"})
    choice = table.select(TUNED)
    assert choice.config is None
    assert choice.tuned_as == TUNED
    assert "stock won" in choice.reason


def test_explanations_are_sentences(table_of: Any) -> None:
    table = table_of({TUNED: "small_m"})
    assert table.explain(TUNED).startswith(f"{TUNED}: small_m ")
    for problem in (TUNED, TUNED.at(5), replace(TUNED, n=3)):
        assert table.explain(problem).endswith(".")


def test_selections_are_in_order(table_of: Any) -> None:
    problems = [TUNED.at(m) for m in (6, 2, 4)]
    table = table_of(dict.fromkeys(problems, "small_m"))
    assert len(table) == 3
    assert [choice.problem.m for choice in table.selections] == [2, 4, 6]


# ------------------------------------------------------------------------------------------------------------- the device


@pytest.mark.parametrize(
    ("field", "value", "used"),
    [
        ("backend", "metal", False),
        ("architecture", "aarch64-neon", False),
        ("architecture", "unknown", False),
        ("cores", "96", False),
        ("cores", "unknown", False),
        ("system", "Darwin", False),
        ("mlx_version", "0.0.1", False),
        ("mlx_version", "unknown", False),
        ("name", "The same silicon, renamed", True),
        ("memory", "1 GiB", True),
    ],
)
def test_table_of_another_device(field: str, value: str, used: bool, saved: Any, cpu: Backend) -> None:
    """REPORTS D9, D10 (i) and B9: one notice with the reason, and stock."""
    table, said = load(saved(replace(cpu.device(), **{field: value}), TUNED, TUNED.at(5)))
    assert (table.select(TUNED).config is not None) == used
    if used:
        assert said == []
        return
    assert len(table) == 0
    assert len(said) == 1
    assert "stock" in said[0]
    assert (value if value != "unknown" else f"{field.replace('_', ' ')} is unknown") in said[0]
    assert len(table.stale) == 2
    assert "stale" in table.explain(TUNED)


@pytest.mark.parametrize("backend", ["metal", "cuda", "vulkan"])
def test_results_through_a_foreign_table_are_stocks(backend: str, saved: Any, cpu: Backend) -> None:
    """REPORTS B9: a table made by a kernel language that is not here loads, and what runs is stock bit for bit."""
    problem = Problem(4, 40, 128, Quantization("affine", 4, 32))
    table, said = load(saved(replace(cpu.device(), backend=backend), problem))
    assert len(said) == 1
    parts = mx.quantize(mx.random.normal((40, 128)), group_size=32, bits=4)
    x = mx.random.normal((4, 128))
    y = quantized_matmul(x, *parts, group_size=32, bits=4, table=table)
    assert mx.array_equal(y, mx.quantized_matmul(x, *parts, group_size=32, bits=4))


def test_rows_of_several_devices_share_a_file(saved: Any, cpu: Backend, elsewhere: Device) -> None:
    saved(elsewhere, TUNED, TUNED.at(5))
    table, said = load(saved(cpu.device(), TUNED))
    assert said == []
    assert len(table) == 1
    assert len(table.stale) == 2


# --------------------------------------------------------------------------------------------------------- stale and broken


@pytest.mark.parametrize(
    ("sql", "reason"),
    [
        ("update devices set mlx_version = '0.1'", "mlx version is 0.1"),
        ("update results set template_hash = 'old' where family != 'stock'", "template has changed"),
        ("""update results set config = '{"swizzle": 1}' where family != 'stock'""", "parameters are"),
        ("update devices set mlx_version = null", "mlx version is unknown"),
        ("update results set family = 'gemv' where family != 'stock'", "no family 'gemv'"),
    ],
)
def test_stale_rows_are_listed_with_their_reason(sql: str, reason: str, saved: Any, cpu: Backend) -> None:
    """REPORTS D10 (i)-(iv)."""
    path = saved(cpu.device(), TUNED)
    connection = sqlite3.connect(path)
    with connection:
        assert connection.execute(sql).rowcount
    connection.close()
    table, said = load(path)
    assert len(table) == 0
    assert [reason in entry.reason for entry in table.stale] == [True]
    assert len(said) == 1
    assert table.select(TUNED).config is None


def test_half_written_row_is_a_miss(saved: Any, cpu: Backend) -> None:
    """REPORTS D10 (v)."""
    path = saved(cpu.device(), TUNED, TUNED.at(5))
    connection = sqlite3.connect(path)
    with connection:
        connection.execute("update results set config = substr(config, 1, 20) where m = 4 and family != 'stock'")
    connection.close()
    table, _ = load(path)
    assert [choice.problem.m for choice in table.selections] == [5]


@pytest.mark.parametrize("kind", ["missing", "half", "header", "empty", "text", "folder", "other", "locked"])
def test_unreadable_table_is_stock_and_one_notice(kind: str, saved: Any, cpu: Backend, tmp_path: Path) -> None:
    """REPORTS D2, D10 (vi): loading never raises, and says once which file and why."""
    path = saved(cpu.device(), TUNED)
    data = path.read_bytes()
    holder = None
    if kind == "missing":
        path.unlink()
    elif kind == "folder":
        path = tmp_path
    elif kind == "other":
        path = tmp_path / "other.db"
        connection = sqlite3.connect(path)
        connection.execute("create table songs (id)")
        connection.close()
    elif kind == "locked":
        holder = sqlite3.connect(path, isolation_level=None)
        holder.execute("begin exclusive")
    else:
        path.write_bytes({"half": data[: len(data) // 2], "header": data[:50], "empty": b"", "text": b"hello " * 99}[kind])
    if kind == "locked":
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("tuner.store._BUSY_SECONDS", 0.05)
            table, said = load(path)
    else:
        table, said = load(path)
    assert len(table) == 0
    assert len(said) == 1
    assert str(path) in said[0]
    assert said[0].endswith("Everything runs on stock.")
    assert table.select(TUNED).config is None
    if holder:
        holder.close()


def test_a_writer_does_not_keep_a_reader_out(saved: Any, cpu: Backend) -> None:
    path = saved(cpu.device(), TUNED)
    writer = sqlite3.connect(path, isolation_level=None)
    writer.execute("begin immediate")
    table, said = load(path)
    assert len(table) == 1
    assert said == []
    writer.close()


def test_default_path_is_the_environments(saved: Any, cpu: Backend, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUNER_DB", str(saved(cpu.device(), TUNED)))
    assert len(load_table()) == 1


def test_unknown_backend_is_refused(path: Path) -> None:
    with pytest.raises(BadInputError, match="'vulkan'"):
        load_table(path, backend="vulkan")


def test_table_reads_once(saved: Any, cpu: Backend) -> None:
    """Immutable: what happens to the file later does not show."""
    path = saved(cpu.device(), TUNED)
    table, _ = load(path)
    path.unlink()
    assert table.select(TUNED).config is not None
    assert len(table.selections) == 1
