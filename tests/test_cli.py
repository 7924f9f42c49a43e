"""The command line as a user meets it: exit codes, sentences, JSON."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tuner.cli.search import _at_each_m
from tuner.problem import Problem

SHAPE = ("--shape", "1025x512", "--bits", "4", "--group-size", "32")


def tuner(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from tuner.cli import main; main()", *arguments],
        capture_output=True,
        text=True,
        timeout=120,
    )


@pytest.fixture(scope="module")
def searched(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict]:
    """A small real search, and what it printed as JSON."""
    db = tmp_path_factory.mktemp("cli") / "tuner.db"
    done = tuner("search", *SHAPE, "--m", "1,3..4", "--trials", "6", "--json", "--db", str(db))
    assert done.returncode == 0, done.stderr
    return db, json.loads(done.stdout)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("search", "--m", "0..4"), "M = 0"),
        (("search", "--m", "3..17"), "M = 17"),
        (("search", "--m", "a"), "'a'"),
        (("search", "--m", "4..3"), "nothing"),
        (("search", "--shape", "0x64"), "0x64"),
        (("search", "--shape", "64"), "64"),
        (("search", "--shape", "64x100"), "100"),
        (("search", "--shape", "64x128", "--bits", "7"), "7 bits"),
        (("search", "--shape", "64x128", "--group-size", "48"), "48"),
        (("search", "--shape", "64x128", "--mode", "mxfp5"), "mxfp5"),
        (("search", "--shape", "64x128", "--dtype", "int8"), "int8"),
        (("search", "--backend", "tpu"), "tpu"),
        (("search", "--preset", "nothing"), "nothing"),
        (("search", "--families", "qmv,fast"), "'fast'"),
        (("search", "--model", "no/such/model.gguf"), "no/such/model.gguf"),
        (("search", "--shape", "64x128", "--preset", "square-4096"), "one of them"),
        (("search", "--attention", "--context", "3000"), "3000"),
        (("search", "--attention", "--preset", "square-4096"), "no attention"),
        (("search", "--attention", "--shape", "64x128"), "--preset"),
        (("bench", "--draft-tokens", "16"), "16"),
        (("bench", "--depth", "much"), "much"),
        (("bench", "--prompt-file", "no-such-file"), "no-such-file"),
        (("depths", "--depth", "16"), "16"),
        (("depths", "--prompt", "no-such-prompt"), "no-such-prompt"),
        (("depths", "--drafter", "both", "--prompt", "chat", "--max-tokens", "2"), "--draft"),
        (("generate", "Hello", "--depth", "-1"), "-1"),
        (("generate", "Hello", "--temperature", "-1"), "temperature"),
        (("show",), "tuner search"),
        (("verify", "--every", "0"), "0"),
        (("nonsense",), "nonsense"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_2(arguments: tuple[str, ...], words: str, tmp_path: Path) -> None:
    db = tmp_path / "tuner.db"
    takes_db = arguments[0] in ("search", "bench", "show", "verify")
    done = tuner(*arguments, *(("--db", str(db)) if takes_db else ()))
    assert done.returncode == 2, done.stderr
    assert words in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
    assert not db.exists()


def test_search_json_has_the_keys_others_rely_on(searched: tuple[Path, dict]) -> None:
    _, data = searched
    assert {"device", "mlx_version", "rows"} <= set(data)
    assert [(row["n"], row["k"], row["m"]) for row in data["rows"]] == [(1025, 512, m) for m in (1, 3, 4)]
    for row in data["rows"]:
        wanted = {"bits", "group_size", "mode", "x_dtype", "selected", "config", "us", "stock_us", "speedup", "gbps"}
        assert wanted | {"families"} <= set(row)
        assert row["selected"] in ("qmv", "small_m", "amx", "qmm", "stock")
        assert row["us"] > 0
        assert set(row["families"]) <= {"qmv", "small_m", "amx", "qmm"}


def test_show_export_import_and_verify_agree(searched: tuple[Path, dict], tmp_path: Path) -> None:
    db, data = searched
    shown = json.loads(tuner("show", "--json", "--db", str(db)).stdout)
    assert shown["rows"] == data["rows"]
    file, other = tmp_path / "rows.jsonl", tmp_path / "other.db"
    assert json.loads(tuner("export", str(file), "--json", "--db", str(db)).stdout)["rows"] == 3
    file.write_text(file.read_text() + "not a row\n")
    imported = json.loads(tuner("import", str(file), "--json", "--db", str(other)).stdout)
    assert imported["rows"] == 3
    assert "line 4" in imported["skipped"][0]
    again = json.loads(tuner("show", "--json", "--db", str(other)).stdout)
    assert [(r["m"], r["selected"], r["us"]) for r in again["rows"]] == [
        (r["m"], r["selected"], r["us"]) for r in data["rows"]
    ]
    checked = json.loads(tuner("verify", "--stored", "--json", "--db", str(db)).stdout)
    assert checked["failed"] == 0
    assert checked["checked"] == sum(row["selected"] != "stock" for row in data["rows"])


def test_exact_search_is_shown_exported_and_imported(tmp_path: Path) -> None:
    """Each matrix is decided when its own M are done, prefill sizes apart. The matrices are so large that no busy moment
    makes stock as fast as a kernel: an import times both."""
    db, other, file = tmp_path / "a.db", tmp_path / "b.db", tmp_path / "rows.jsonl"
    shapes = ("--shape", "512x1024", "--shape", "576x512", "--bits", "4", "--group-size", "32")
    asked = (*shapes, "--m", "1..2,32", "--trials", "4", "--exact", "--draft-tokens", "1")
    found = json.loads(tuner("search", *asked, "--json", "--db", str(db)).stdout)
    assert len(found["exact"]) == 2
    assert all(entry["reduction"].startswith("cpu/") for entry in found["exact"])
    shown = json.loads(tuner("show", "--exact", "--json", "--db", str(db)).stdout)
    assert [(entry["m"], set(entry["us_by_m"])) for entry in shown["exact"]] == [([1, 2], {"1", "2"})] * 2
    assert {entry["reduction"] for entry in shown["exact"]} == {entry["reduction"] for entry in found["exact"]}
    assert json.loads(tuner("export", str(file), "--json", "--db", str(db)).stdout)["rows"] == 6 + 4
    tuner("import", str(file), "--json", "--db", str(other))
    again = json.loads(tuner("show", "--exact", "--json", "--db", str(other)).stdout)
    assert [(e["matrix"], e["reduction"]) for e in again["exact"]] == [
        (e["matrix"], e["reduction"]) for e in shown["exact"]
    ]


def test_a_second_search_does_nothing_new(searched: tuple[Path, dict]) -> None:
    db, data = searched
    done = tuner("search", *SHAPE, "--m", "1,3..4", "--trials", "6", "--json", "--db", str(db))
    again = json.loads(done.stdout)
    assert [row["us"] for row in again["rows"]] == [row["us"] for row in data["rows"]]
    assert all("kept from before" in text for text in again["ended"].values())


def test_unsupported_only_is_exit_1(tmp_path: Path) -> None:
    asked = ("--shape", "64x128", "--families", "small_m", "--m", "1")
    done = tuner("search", *asked, "--json", "--db", str(tmp_path / "t.db"))
    assert done.returncode == 1
    assert "M is 1" in json.loads(done.stdout)["unsupported"][0]["reason"]


@pytest.mark.parametrize("ignored", [False, True])
def test_interrupt_keeps_what_is_finished_and_is_exit_130(ignored: bool, tmp_path: Path) -> None:
    """Also in a process that a shell without job control started in the background: it begins with SIGINT ignored."""
    db = tmp_path / "tuner.db"
    ignore = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN); " if ignored else ""
    command = [sys.executable, "-c", f"{ignore}from tuner.cli import main; main()", "search", *SHAPE, "--db", str(db)]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    for _ in range(600):
        time.sleep(0.1)
        if db.exists() and db.stat().st_size and _finished(db):
            break
    running.send_signal(signal.SIGINT)
    _, errors = running.communicate(timeout=60)
    assert running.returncode == 130, errors
    assert "Traceback" not in errors
    assert json.loads(tuner("show", "--json", "--db", str(db)).stdout)["rows"]


def _finished(db: Path) -> bool:
    import sqlite3

    try:
        with sqlite3.connect(f"file:{db}?mode=ro", uri=True) as connection:
            return bool(connection.execute("select count(*) from selections").fetchone()[0])
    except sqlite3.Error:
        return False


def test_generate_streams_text_and_sums_up(tmp_path: Path) -> None:
    plain, drafted = (
        tuner(
            "generate",
            "Count: one two three one two three one",
            "--depth",
            depth,
            "--max-tokens",
            "12",
            "--db",
            str(tmp_path),
        )
        for depth in ("0", "3")
    )
    assert plain.returncode == drafted.returncode == 0, plain.stderr + drafted.stderr
    assert plain.stdout == drafted.stdout != "\n"
    assert "12 tokens" in plain.stderr
    assert "0 of 0 drafted" in plain.stderr
    assert "notice" in plain.stderr  # there is no table


def test_depths_compares_arms_on_every_prompt(tmp_path: Path) -> None:
    command = (
        "depths",
        "--prompt",
        "chat",
        "--depth",
        "2",
        "--depth",
        "auto",
        "--max-tokens",
        "8",
        "--rounds",
        "1",
        "--json",
    )
    done = tuner(*command, "--db", str(tmp_path))
    assert done.returncode == 0, done.stderr
    chat = json.loads(done.stdout)["prompts"]["chat"]
    assert list(chat["arms"]) == ["0", "2", "auto"]
    assert chat["identical"]
    for arm in chat["arms"].values():
        assert arm["tokens"] == 8
        assert arm["tokens_per_s"] > 0
    assert chat["arms"]["0"]["times_plain"] == 1


def test_doctor_says_what_works(searched: tuple[Path, dict]) -> None:
    done = tuner("doctor", "--json", "--db", str(searched[0]))
    facts = json.loads(done.stdout)
    assert done.returncode == 0
    assert facts["kernel"] == "ok"
    assert facts["rows"] == 3


def test_attention_from_search_to_report(tmp_path: Path) -> None:
    """A search of one context, its rows in show, export, import and the page."""
    db, other, lines, html = (tmp_path / name for name in ("a.db", "b.db", "rows.jsonl", "page.html"))
    where = ("--db", str(db), "--json")
    asked = ("--attention", "--preset", "smollm2-135m", "--context", "512", "--m", "1,4", "--trials", "2")
    done = tuner("search", *asked, "--exact", *where)
    assert done.returncode == 0, done.stderr
    data = json.loads(done.stdout)
    assert [(r["heads"], r["kv_heads"], r["head_dim"], r["context"], r["m"]) for r in data["rows"]] == [
        (9, 3, 64, 512, 1),
        (9, 3, 64, 512, 4),
    ]
    assert all(r["contexts"] == [1, 724] and r["us"] > 0 and r["stock_us"] > 0 for r in data["rows"])
    assert data["exact"][0]["reduction"] == "cpu/chunk 64, run 256"
    assert json.loads(tuner("show", *where).stdout)["rows"] == data["rows"]
    assert "9:3x64" in tuner("show", "--db", str(db)).stdout
    assert json.loads(tuner("export", str(lines), *where).stdout)["rows"] == 4
    for _ in range(6):  # beside other tests a kernel of two threads may take longer than stock, which has one
        taken = json.loads(tuner("import", str(lines), "--db", str(other), "--json").stdout)
        if not taken["skipped"]:
            break
    assert taken["rows"] == taken["checked"] == 4, taken
    assert tuner("report", str(html), *where).returncode == 0
    assert "attention 9:3x64" in html.read_text()


def test_the_head_is_searched_at_small_m_only() -> None:
    """A prompt's logits are never all computed."""
    bases = [(Problem(1, 64, 64), False), (Problem(1, 96, 64), True)]
    assert {(p.n, p.m) for p in _at_each_m(bases, (4, 32))} == {(64, 4), (64, 32), (96, 4)}
    assert {p.m for p in _at_each_m(bases, None) if p.n == 96} == set(range(1, 17))
    assert [(p.n, p.m) for p in _at_each_m(bases, (32,))] == [(64, 32), (96, 32)]
