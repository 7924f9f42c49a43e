"""The store: every result comes back as it went in, bad rows are left out, and reading writes nothing."""

import json
import os
import sqlite3
import stat
import subprocess
import sys
import textwrap
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tuner.dispatch import DispatchTable
from tuner.families import family
from tuner.measure import STATUSES, Measurement, Result
from tuner.problem import Device, Problem, Quantization
from tuner.resources import resource
from tuner.space import Config
from tuner.store import (
    Store,
    StoreError,
    default_path,
    export_lines,
    import_lines,
    line_hash,
    open_for_reading,
    read_selections,
)

DEVICE = Device("cpu", "A", "x86_64-avx512", "8", "32 GiB", "Linux", "0.32.4")
PROBLEM = Problem(4, 576, 576, Quantization("affine", 4, 32), "bfloat16", "float32")
CONFIG = family("cpu", "small_m").configs(PROBLEM, DEVICE)[0]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tuner.db"


@pytest.fixture
def filled(path: Path, selection: Any) -> Path:
    """A file with choices at M = 3 and 4."""
    store = Store(path)
    for m in (4, 3):
        store.select(DEVICE, selection(PROBLEM.at(m), family("cpu", "small_m").configs(PROBLEM.at(m), DEVICE)[0]))
    store.close()
    return path


def read(path: Path) -> list[Any]:
    database = open_for_reading(path)
    try:
        return read_selections(database, path)
    finally:
        database.conn.close()


def change(path: Path, sql: str, *values: object) -> None:
    connection = sqlite3.connect(path)
    with connection:
        assert connection.execute(sql, values).rowcount > 0
    connection.close()


def schema(connection: sqlite3.Connection) -> dict[str, list[tuple[Any, ...]]]:
    """Columns, keys and indexes of every table, whatever the spelling."""
    tables = [row[0] for row in connection.execute("select name from sqlite_master where type = 'table'")]
    return {
        table: [
            *connection.execute(f"pragma table_info([{table}])"),
            *sorted(connection.execute(f"pragma foreign_key_list([{table}])")),
            *(
                (index[1], *connection.execute(f"pragma index_info([{index[1]}])"))
                for index in sorted(connection.execute(f"pragma index_list([{table}])"))
            ),
        ]
        for table in tables
    }


def test_schema_file_is_the_migrated_schema(path: Path) -> None:
    Store(path).close()
    migrated, written = sqlite3.connect(path), sqlite3.connect(":memory:")
    written.executescript(resource("db/schema.sql").read_text())
    assert schema(written) == schema(migrated)
    assert {"devices", "results", "selections"} <= set(schema(migrated))


@pytest.mark.parametrize("status", STATUSES)
def test_result_round_trip(status: str, path: Path) -> None:
    timing = Measurement((10.125, 9.5, 11.0)) if status == "ok" else None
    result = Result(PROBLEM, CONFIG, status, "" if timing else "line 1", timing, (4, 6), "cpu/lanes", "abc")
    store = Store(path)
    store.add(DEVICE, result)
    assert store.results(DEVICE, PROBLEM) == [result]
    assert store.results(DEVICE, PROBLEM.at(5)) == []
    assert store.results(replace(DEVICE, mlx_version="0.33"), PROBLEM) == []
    store.close()
    assert Store(path).results(DEVICE, PROBLEM) == [result]


def test_stock_round_trip(path: Path) -> None:
    stock = Result(PROBLEM, None, "ok", "", Measurement((20.0,)), (4, 4))
    store = Store(path)
    store.add(DEVICE, stock)
    assert store.results(DEVICE, PROBLEM) == [stock]
    assert stock.family == "stock"


@pytest.mark.parametrize("field", ["n", "k", "quantization", "x_dtype", "scale_dtype"])
def test_results_are_of_exactly_the_problem(field: str, path: Path) -> None:
    other = {"n": 1, "k": 64, "quantization": Quantization("affine", 8, 32), "x_dtype": "float16", "scale_dtype": "float16"}
    store = Store(path)
    store.add(DEVICE, Result(PROBLEM, CONFIG, "ok", "", Measurement((1.0,)), (4, 4)))
    assert store.results(DEVICE, replace(PROBLEM, **{field: other[field]})) == []


def test_selection_round_trip_and_replacement(path: Path, selection: Any) -> None:
    store = Store(path)
    tuned, stock = selection(PROBLEM, CONFIG), selection(PROBLEM)
    store.select(DEVICE, tuned)
    assert store.selections() == [(DEVICE, tuned)]
    store.select(DEVICE, stock)
    assert store.selections() == [(DEVICE, stock)]
    store.select(DEVICE, selection(PROBLEM.at(5)))
    other = replace(DEVICE, cores="4")
    store.select(other, tuned)
    assert len(store.selections()) == 3
    assert read(path) == store.selections()
    assert tuned.speedup == 2.0
    assert [r for r in store.results(DEVICE, PROBLEM) if r.config]  # replaced, not lost


def test_best_by_family_takes_the_latest_final(path: Path) -> None:
    store = Store(path)

    def add(us: float, samples: int = 3, **changed: Any) -> None:
        measurement = Measurement((us,) * samples)
        result = Result(PROBLEM, CONFIG, "ok", "", measurement, (4, 4), "r", "now")
        store.add(DEVICE, replace(result, **changed))

    other = Config.of("small_m", CONFIG.values | {"row_vectors": 1})
    add(5.0, samples=1)  # a first look
    add(9.0)
    add(12.0)  # the same config, timed again
    add(11.0, config=other)
    add(1.0, template_hash="old")
    add(7.0, config=Config.of("qmv", {}))
    add(2.0, config=None)
    assert store.best_by_family(DEVICE, {"small_m": "now", "qmv": "now"}) == {PROBLEM: {"small_m": 11.0, "qmv": 7.0}}


# -------------------------------------------------------------------------------------------------- export and import


def test_export_and_import_round_trip(filled: Path) -> None:
    choices = read(filled)
    lines = list(export_lines(choices))
    assert len(lines) == 2
    assert all(json.loads(line) for line in lines)
    assert list(import_lines(lines)) == imported(choices)
    assert list(import_lines(["", *lines, "  \n"])) == imported(choices)


def imported(choices: list[Any]) -> list[Any]:
    return [(device, replace(choice, origin="imported")) for device, choice in choices]


def test_an_exported_line_says_where_and_when_it_was_made(filled: Path) -> None:
    change(filled, "update results set created = '2026-01-02T03:04:05Z'")
    line = json.loads(next(export_lines(read(filled))))
    assert {"format", "tuner", "device", "problem", "result", "stock", "floor_us", "reason", "exact", "sha256"} == set(line)
    assert line["result"]["created"] == line["stock"]["created"] == "2026-01-02T03:04:05Z"
    assert line["device"]["mlx_version"] == "0.32.4"
    other = filled.with_name("other.db")
    store = Store(other)
    for device, choice in read(filled):
        store.select(device, choice)
    assert {choice.result.created for _, choice in read(other)} == {"2026-01-02T03:04:05Z"}


@pytest.mark.parametrize("change_text", [("10.25", "1.25"), ('"m_block": ', '"m_block": 1'), ('"8"', '"80"')])
def test_a_line_changed_by_hand_is_told_by_its_hash(change_text: tuple[str, str], filled: Path) -> None:
    line = next(export_lines(read(filled)))
    spoilt = line.replace(*change_text) if change_text[0] in line else line.replace("m_block", "n_block", 1)
    assert spoilt != line
    (found,) = import_lines([spoilt])
    assert "hash" in found


def edited(line: str, edit: Any) -> str:
    """The line with a change and the hash that fits it: what another version or a careless script would write."""
    data = json.loads(line)
    edit(data)
    return json.dumps(data | {"sha256": line_hash(data)})


@pytest.mark.parametrize(
    "spoil",
    [
        lambda line: line[:-20],
        lambda line: "not json",
        lambda line: "[1, 2]",
        lambda line: "null",
        lambda line: '"text"',
        lambda line: "{}",
        lambda line: edited(line, lambda d: d.update(format="other/9")),
        lambda line: edited(line, lambda d: d.pop("device")),
        lambda line: edited(line, lambda d: d["device"].pop("cores")),
        lambda line: edited(line, lambda d: d.update(device=[1])),
        lambda line: edited(line, lambda d: d["problem"].update(m=0)),
        lambda line: edited(line, lambda d: d["problem"].update(m="4")),
        lambda line: edited(line, lambda d: d["problem"].update(bits=7)),
        lambda line: edited(line, lambda d: d["result"].update(status="mismatch")),
        lambda line: edited(line, lambda d: d["result"].update(status="splendid")),
        lambda line: edited(line, lambda d: d["result"].update(samples_us="[1.0")),
        lambda line: edited(line, lambda d: d["result"].update(samples_us="[]")),
        lambda line: edited(line, lambda d: d["result"].update(samples_us='["fast"]')),
        lambda line: edited(line, lambda d: d["result"].update(samples_us="[0.0]")),
        lambda line: edited(line, lambda d: d["result"].update(samples_us="[NaN]")),
        lambda line: edited(line, lambda d: d["result"].update(samples_us="[-3.0, 1.0]")),
        lambda line: edited(line, lambda d: d["result"].update(samples_us="3")),
        lambda line: edited(line, lambda d: d["result"].update(config="{")),
        lambda line: edited(line, lambda d: d["result"].update(config="[]")),
        lambda line: edited(line, lambda d: d["result"].update(config='{"m_block": [4]}')),
        lambda line: edited(line, lambda d: d["result"].update(config=None)),
        lambda line: edited(line, lambda d: d["result"].update(m_low=None)),
        lambda line: edited(line, lambda d: d["result"].update(m_high="many")),
        lambda line: edited(line, lambda d: d["result"].pop("reduction")),
        lambda line: edited(line, lambda d: d["stock"].update(us=None, samples_us=None)),
        lambda line: edited(line, lambda d: d.update(floor_us="low")),
    ],
    ids=lambda spoil: None,
)
def test_bad_line_is_reported_by_its_number(spoil: Any, filled: Path) -> None:
    choices = imported(read(filled))
    lines = list(export_lines(choices))
    found = list(import_lines([lines[0], "", spoil(lines[1]), lines[1]]))
    assert found[0] == choices[0]
    assert isinstance(found[1], str)
    assert found[1].startswith("line 3 is skipped: ")
    assert found[1].endswith(".")
    assert found[2] == choices[1]


# --------------------------------------------------------------------------------------------------- reading writes nothing


def test_reading_leaves_nothing_behind(filled: Path) -> None:
    """REPORTS D2: a read-only file in a read-only folder."""
    filled.chmod(0o444)
    filled.parent.chmod(0o555)
    try:
        before = filled.stat()
        assert len(read(filled)) == 2
        after = filled.stat()
        assert [p.name for p in filled.parent.iterdir()] == [filled.name]
        assert (after.st_mtime_ns, after.st_size, after.st_ino) == (before.st_mtime_ns, before.st_size, before.st_ino)
    finally:
        filled.parent.chmod(0o755)


def test_a_reader_cannot_write(filled: Path) -> None:
    database = open_for_reading(filled)
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        database.execute("delete from selections")
    database.conn.close()
    assert len(read(filled)) == 2


@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="nothing is read-only for root")
def test_store_in_a_read_only_folder_says_so(tmp_path: Path) -> None:
    tmp_path.chmod(0o555)
    try:
        with pytest.raises(StoreError, match=r"tuner\.db"):
            Store(tmp_path / "tuner.db")
    finally:
        tmp_path.chmod(0o755)


def test_missing_file_says_what_to_do_and_is_not_made(path: Path) -> None:
    with pytest.raises(StoreError, match=r"tuner search.*--db"):
        open_for_reading(path)
    assert not path.exists()


@pytest.mark.parametrize("share", [0.5, 0.02, 0.0])
def test_truncated_file_is_named(share: float, filled: Path) -> None:
    """REPORTS D10 (vi)."""
    data = filled.read_bytes()
    filled.write_bytes(data[: int(len(data) * share)])
    with pytest.raises(StoreError) as error:
        read(filled)
    assert str(filled) in str(error.value)
    if share:
        with pytest.raises(StoreError) as error:
            Store(filled).selections()
        assert str(filled) in str(error.value)


def test_foreign_files_are_named(tmp_path: Path) -> None:
    text, other = tmp_path / "notes.txt", tmp_path / "other.db"
    text.write_text("not a database, but longer than the header of one would be " * 4)
    connection = sqlite3.connect(other)
    connection.execute("create table songs (id)")
    connection.close()
    for file in (text, other):
        with pytest.raises(StoreError, match=file.name):
            read(file)
    for file in (text, tmp_path):
        with pytest.raises(StoreError, match=file.name):
            Store(file)


# ------------------------------------------------------------------------------------------------ rows of other versions

SPOILED_ROWS = [
    ("results", "config", '{"m_block": 4, "layo'),
    ("results", "config", "[4]"),
    ("results", "config", '{"m_block": [4]}'),
    ("results", "config", '{"m_block": {"a": 1}}'),
    ("results", "config", None),
    ("results", "config", '"small_m"'),
    ("results", "samples_us", "[10.0, 10."),
    ("results", "samples_us", '["fast"]'),
    ("results", "samples_us", "[null]"),
    ("results", "samples_us", "12"),
    ("results", "samples_us", None),
    ("results", "status", "splendid"),
    ("results", "status", None),
    ("results", "mode", "int4"),
    ("results", "bits", None),
    ("results", "m_low", None),
    ("results", "m_high", "many"),
    ("results", "family", None),
    ("selections", "result", 999),
    ("selections", "stock", None),
    ("selections", "mode", "int4"),
    ("selections", "group_size", 48),
    ("selections", "m", None),
    ("selections", "device", "gone"),
    ("selections", "x_dtype", "float64"),
]


@pytest.mark.parametrize(("table", "column", "value"), SPOILED_ROWS, ids=lambda v: str(v))
def test_row_that_cannot_be_read_is_left_out(table: str, column: str, value: object, filled: Path) -> None:
    """REPORTS D10 (iii)-(v): the other row is as it was, for reading and for a search."""
    where = "id = (select result from selections where m = 3)" if table == "results" else "m = 3"
    change(filled, f"update {table} set {column} = ? where {where}", value)
    assert [choice.problem.m for _, choice in read(filled)] == [4]
    store = Store(filled)
    assert [choice.problem.m for _, choice in store.selections()] == [4]
    for result in store.results(DEVICE, PROBLEM.at(3)):
        assert hash(result) is not None
        assert result.status in STATUSES
    store.best_by_family(DEVICE, {})


def test_row_with_an_unknown_field_or_no_version_is_stale(filled: Path) -> None:
    """REPORTS D10 (iii) and (iv): listed with the reason, and stock serves."""
    change(filled, "update results set config = ? where m = 3 and family != 'stock'", '{"m_block": 3, "swizzle": 2}')
    table = DispatchTable(DEVICE, read(filled))
    assert [s.problem.m for s in table.stale] == [3]
    assert "parameters are" in table.stale[0].reason
    change(filled, "update devices set mlx_version = ?", None)
    table = DispatchTable(DEVICE, read(filled))
    assert len(table) == 0
    assert {s.reason for s in table.stale} == {"its mlx version is unknown"}


def test_column_of_a_newer_version_does_no_harm(filled: Path) -> None:
    connection = sqlite3.connect(filled)
    connection.execute("alter table results add column colour text")
    connection.close()
    assert len(read(filled)) == 2
    store = Store(filled)
    store.add(DEVICE, Result(PROBLEM, CONFIG, "mismatch", "wrong", None, (4, 4)))
    assert store.results(DEVICE, PROBLEM)[-1].status == "mismatch"


# -------------------------------------------------------------------------------------------------------- many processes


def test_eight_processes_and_a_reader_share_a_new_file(path: Path, tmp_path: Path) -> None:
    """REPORTS D1: none dies, every row is there, the tables are made once."""
    writer = """
        import pathlib, sys, time
        from tuner.measure import Measurement, Result
        from tuner.problem import Device, Problem
        from tuner.store import Selection, Store
        path, start, number = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), int(sys.argv[3])
        device = Device("cpu", "A", "x86_64-avx512", "8", "32 GiB", "Linux", "0.32.4")
        start.with_suffix(f".{number}").touch()
        while not start.exists():
            time.sleep(0.002)
        store = Store(path)
        for i in range(20):
            problem = Problem(number + 1, i + 1, 64)
            stock = Result(problem, None, "ok", "", Measurement((1.0 + i,)), (1, 1))
            store.add(device, stock)
            if i % 4 == 0:
                store.select(device, Selection(problem, stock, stock, 0.0, "x"))
    """
    start = tmp_path / "start"
    command = [sys.executable, "-c", textwrap.dedent(writer), str(path), str(start)]
    writers = [subprocess.Popen([*command, str(n)], stderr=subprocess.PIPE, text=True) for n in range(8)]
    try:
        while len(list(tmp_path.glob("start.*"))) < 8:
            assert all(process.poll() is None for process in writers)
        start.touch()
        seen, troubles = 0, set()
        while any(process.poll() is None for process in writers):
            try:
                seen = max(seen, len(read(path)))
            except StoreError as error:  # before the file and its tables are there
                troubles.add(str(error).partition(str(path))[2][:19])
        assert troubles <= {": run `tuner search", " is no result file "}
        for process in writers:
            assert process.wait() == 0, process.stderr.read()  # type: ignore[union-attr]
    finally:
        for process in writers:
            process.kill()
            process.communicate()
    store = Store(path)
    assert seen <= len(store.selections()) == 8 * 5
    for n in range(8):
        assert sum(len(store.results(DEVICE, Problem(n + 1, i + 1, 64))) for i in range(20)) == 20 + 5
    connection = sqlite3.connect(path)
    assert connection.execute("select count(*) from devices").fetchone() == (1,)
    migrations = connection.execute("select count(*), count(distinct name) from _sqlite_migrations").fetchone()
    assert migrations[0] == migrations[1] >= 1


def test_each_result_is_on_disk_when_add_returns(path: Path) -> None:
    """DESIGN promise 6: a kill after that loses nothing."""
    code = f"""
        import os
        from pathlib import Path
        from tuner.measure import Result
        from tuner.problem import Device, Problem
        from tuner.space import Config
        from tuner.store import Store
        store = Store(Path({str(path)!r}))
        device = Device("cpu", "A", "x86_64-avx512", "8", "32 GiB", "Linux", "0.32.4")
        store.add(device, Result(Problem(1, 8, 64), Config.of("qmv", {{}}), "mismatch", "wrong", None, (1, 1)))
        os._exit(9)
    """
    done = subprocess.run([sys.executable, "-c", textwrap.dedent(code)], capture_output=True, text=True)
    assert done.returncode == 9, done.stderr
    assert len(Store(path).results(DEVICE, Problem(1, 8, 64))) == 1


def test_default_path_follows_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TUNER_DB", str(tmp_path / "mine.db"))
    assert default_path() == tmp_path / "mine.db"
    monkeypatch.delenv("TUNER_DB")
    assert default_path().name == "tuner.db"


def test_folder_of_a_new_file_is_made(tmp_path: Path) -> None:
    Store(tmp_path / "a" / "b" / "tuner.db").close()
    assert stat.S_ISREG((tmp_path / "a" / "b" / "tuner.db").stat().st_mode)
