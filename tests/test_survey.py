"""Survey, explanation and diff: the figures that people read are those that were stored."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from tuner.cli import cli
from tuner.diff import diff, read_choices
from tuner.errors import BadInputError
from tuner.explain import explain, stored_matrices
from tuner.families import family
from tuner.measure import Measurement, Result
from tuner.presets import PRESETS
from tuner.problem import Device, Problem, Quantization
from tuner.render import template_hash
from tuner.space import Config
from tuner.store import Selection, Store, StoreError, export_lines
from tuner.survey import (
    best_of_families,
    finals,
    model_cost,
    preset_costs,
    progress,
    spread_by_tries,
    suggested_depth,
    survey,
)

DEVICE = Device("cpu", "A", "x86_64-avx512", "8", "32 GiB", "Linux", "0.32.4")
PROBLEM = Problem(4, 576, 576, Quantization("affine", 4, 32))
QMV, SMALL, QMM = (family("cpu", name).configs(PROBLEM, DEVICE) for name in ("qmv", "small_m", "qmm"))


def timed(config: Config | None, us: float, samples: int = 3, problem: Problem = PROBLEM, spread: float = 0.001) -> Result:
    taken = tuple(us * (1 + spread * (i - 0.1 * (samples - 1))) for i in range(samples))  # us is their tenth percentile
    hashed = template_hash("cpu", config.family) if config else ""
    return Result(
        problem, config, "ok", "", Measurement(taken), (problem.m, problem.m), "r", hashed, "2026-11-30T10:00:00Z"
    )


def failed(config: Config, status: str, error: str) -> Result:
    return Result(PROBLEM, config, status, error, None, (4, 4), "r", template_hash("cpu", config.family))


def chosen(result: Result, stock_us: float = 50.0) -> Selection:
    return Selection(result.problem, result, timed(None, stock_us, problem=result.problem), 5.0, "fastest of 4 finalists")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A search of one problem: looks, failures, finals, the choice."""
    store = Store(tmp_path / "a.db")
    for us, config in ((30.0, QMV[0]), (15.0, SMALL[1]), (20.0, QMM[0]), (10.0, SMALL[0])):
        store.add(DEVICE, timed(config, us, samples=1))
    store.add(DEVICE, failed(SMALL[2], "mismatch", "y[0, 3] is 4.0, expected 5.0"))
    store.add(DEVICE, failed(SMALL[3], "compile_error", "kernel.c:1:1: error: no such thing"))
    for us, config in ((31.0, QMV[0]), (10.05, SMALL[1]), (20.0, QMM[0]), (22.0, QMM[1])):
        store.add(DEVICE, timed(config, us, spread=0.01))
    store.select(DEVICE, chosen(timed(SMALL[0], 10.0, spread=0.01)))
    store.close()
    return tmp_path / "a.db"


# ----------------------------------------------------------------------------------------------------------------- survey


def test_best_of_families_are_final_times_of_present_templates(path: Path) -> None:
    store = Store(path)
    store.add(DEVICE, replace(timed(QMV[0], 1.0), template_hash="old"))
    store.add(DEVICE, timed(QMV[0], 1.0, samples=1))
    found = survey(path)
    best = best_of_families(finals(found.results, DEVICE)[PROBLEM])
    assert {name: result.us for name, result in best.items()} == {"qmv": 31.0, "small_m": 10.0, "qmm": 20.0}


def test_survey_prefers_the_device_here_and_counts_the_others(path: Path, elsewhere: Device) -> None:
    store = Store(path)
    for m in (1, 2):
        store.select(elsewhere, chosen(timed(QMV[0], 9.0, problem=PROBLEM.at(m))))
    assert survey(path, DEVICE).device == DEVICE
    assert survey(path, DEVICE).others == {elsewhere: 2}
    assert survey(path).device == elsewhere  # it has more rows
    assert [c.problem.m for c in survey(path).selections] == [1, 2]


def test_survey_of_a_file_without_choices_says_so(tmp_path: Path) -> None:
    Store(tmp_path / "t.db").close()
    with pytest.raises(StoreError, match="tuner search"):
        survey(tmp_path / "t.db")


def test_progress_is_the_best_so_far_over_the_best(path: Path) -> None:
    (curve,) = progress(survey(path).results)
    assert curve[:4] == [3.0, 1.5, 1.5, 1.0]
    assert curve[4:6] == [1.0, 1.0]  # failures count as tried
    assert spread_by_tries([[3.0, 1.0], [2.0], [float("inf"), 1.0]]) == [(1, 2.5, 2.0, 3.0), (2, 1.0, 1.0, 2.0)]


def test_model_cost_adds_each_matrix_as_often_as_it_is_there() -> None:
    other = replace(PROBLEM, n=960)
    rows = [chosen(timed(SMALL[0], us * m, problem=p.at(m))) for p, us in ((PROBLEM, 10.0), (other, 7.0)) for m in (1, 2)]
    rows.append(chosen(timed(SMALL[0], 30.0, problem=PROBLEM.at(3))))
    cost = model_cost("x", {PROBLEM.at(1): 3, other.at(1): 2}, rows)
    assert cost is not None
    assert cost.us == pytest.approx([44.0, 88.0])  # M = 3 is not known of both
    assert cost.stock_us == [250.0, 250.0]
    assert cost.floor_us == [25.0, 25.0]
    assert model_cost("x", {PROBLEM.at(1): 3, replace(PROBLEM, n=64).at(1): 1}, rows) is None


def test_presets_count_a_whole_model() -> None:
    """Quantized weights of SmolLM2-135M: 30 layers and the head."""
    weights = sum(m.n * m.k * m.count for m in PRESETS["smollm2-135m"])
    assert weights == 30 * (576 * (576 + 2 * 192) + 576 * 576 + 3 * 576 * 1536) + 49152 * 576
    rows = [chosen(timed(SMALL[0], 1.0, problem=m.problem("float32"))) for m in PRESETS["smollm2-135m"]]
    (cost,) = preset_costs(rows)
    assert cost.us == [4 * 30 + 1]


@pytest.mark.parametrize("chance", [0.0, 0.3, 0.5, 0.8, 0.95, 1.0])
@pytest.mark.parametrize("slope", [0.0, 0.02, 0.1, 0.4, 1.0])
def test_suggested_depth_is_the_best_of_all(chance: float, slope: float) -> None:
    pass_us = [100.0 * (1 + slope * m) for m in range(16)]
    depth, gain = suggested_depth(pass_us, chance)
    speeds = [sum(chance**i for i in range(k + 1)) / pass_us[k] * pass_us[0] for k in range(16)]
    assert gain == pytest.approx(speeds[depth])
    assert gain >= max(speeds) / 1.02  # a depth must promise 2 % over plain decoding
    assert (depth == 0) == (max(speeds) <= 1.02)


# ---------------------------------------------------------------------------------------------------------------- explain


def test_explain_says_what_won_what_came_second_and_what_failed(path: Path) -> None:
    found = explain(survey(path), PROBLEM)
    assert found.selection
    assert found.selection.result.config == SMALL[0]
    assert [r.result.config for r in found.rivals] == [SMALL[1], QMM[0], QMM[1], QMV[0]]
    assert [r.within_noise for r in found.rivals] == [True, False, False, False]
    assert [round(r.slower, 3) for r in found.rivals] == [0.005, 1.0, 1.2, 2.1]
    assert [(r.config, r.status) for r in found.failed] == [(SMALL[2], "mismatch"), (SMALL[3], "compile_error")]
    assert found.tried == 7


def run(*arguments: object, code: int = 0) -> str:
    done = CliRunner().invoke(cli, [str(a) for a in arguments], catch_exceptions=True)
    error = done.exception
    status = getattr(error, "exit_code", done.exit_code) if error and not isinstance(error, SystemExit) else done.exit_code
    assert status == code, done.output + repr(error)
    return done.output


def test_explain_as_people_read_it(path: Path) -> None:
    text = run("explain", "576x576", "--m", "4", "--db", path)
    assert "selected: small_m" in text
    assert "5.0x as fast as stock" in text
    assert "second: small_m" in text
    assert "0.5% slower, within the noise" in text
    assert "best qmv" in text
    assert "beyond the noise" in text
    assert "7 configs tried, 2 failed" in text
    assert "kernel.c:1:1: error: no such thing" in text
    assert "MLX 0.32.4" in text
    assert "no row of this machine" in text


def test_explain_takes_the_quantization_that_is_stored(path: Path) -> None:
    assert stored_matrices(survey(path), 576, 576, None, None, None, None) == [PROBLEM.at(1)]
    assert stored_matrices(survey(path), 576, 576, None, 8, None, None) == []
    assert stored_matrices(survey(path), 576, 577, None, None, None, None) == []
    assert "8-bit g32 float32 was not tuned" in run(
        "explain", "576x576", "--bits", 8, "--group-size", 32, "--db", path, code=1
    )
    assert "tuned at M = 4, not at 5" in run("explain", "576x576", "--m", 5, "--db", path, code=1)
    (row,) = json.loads(run("explain", "576x576", "--json", "--db", path))["rows"]
    assert (row["us"], row["stock_us"], row["floor_us"], row["selected"]) == (10.0, 50.0, 5.0, "small_m")
    assert row["rivals"][0]["within_noise"] is True


def test_explain_of_a_stale_row_gives_the_reason(path: Path) -> None:
    Store(path).select(DEVICE, chosen(replace(timed(SMALL[0], 10.0), template_hash="old")))
    text = run("explain", "576x576", "--db", path, code=1)
    assert "a stored row is stale: the small_m template has changed since" in text


# ------------------------------------------------------------------------------------------------------------------- diff


def table(*choices: Selection, device: Device = DEVICE) -> list[tuple[Device, Selection]]:
    return [(device, choice) for choice in choices]


@pytest.mark.parametrize(
    ("before", "after", "verdict"),
    [
        (timed(SMALL[0], 10.0), timed(SMALL[0], 10.0), "same"),
        (timed(SMALL[0], 10.0), timed(SMALL[0], 10.05), "same"),  # less than 1 %
        (timed(SMALL[0], 10.0, spread=0.1), timed(SMALL[0], 11.0, spread=0.1), "same"),  # within the samples' spread
        (timed(SMALL[0], 10.0), timed(SMALL[0], 11.0), "slower"),
        (timed(SMALL[0], 10.0), timed(QMM[0], 9.0), "faster"),
    ],
)
def test_verdicts(before: Result, after: Result, verdict: str) -> None:
    (found,) = diff(table(chosen(before)), table(chosen(after)))
    (change,) = found.changes
    assert change.verdict == verdict
    assert change.other_choice == (before.config != after.config)
    assert change.ratio == pytest.approx(after.us / before.us)


def test_what_stock_moves_too_is_noise() -> None:
    """The whole machine is 10 % slower: no kernel is."""
    a, b = table(chosen(timed(SMALL[0], 10.0), 50.0)), table(chosen(timed(SMALL[0], 10.9), 55.0))
    (found,) = diff(a, b)
    assert found.drift == pytest.approx(0.1)
    assert found.changes[0].verdict == "same"
    newer = replace(DEVICE, mlx_version="0.33.0")  # there stock may be another kernel
    (found,) = diff(a, table(*(c for _, c in b), device=newer))
    assert found.drift == 0
    assert found.changes[0].verdict == "slower"


def test_problems_of_one_table_only_and_totals(elsewhere: Device) -> None:
    a = table(chosen(timed(SMALL[0], 10.0)), chosen(timed(SMALL[0], 5.0, problem=PROBLEM.at(3))))
    b = table(chosen(timed(SMALL[0], 10.0)), chosen(timed(SMALL[0], 7.0, problem=PROBLEM.at(5))))
    (found,) = diff(a, b)
    assert [c.verdict for c in found.changes] == ["only in A", "same", "only in B"]
    assert found.decode_us == (10.0, 10.0)
    assert diff([*a, *table(chosen(timed(SMALL[0], 1.0)), device=elsewhere)], b)[0].before == DEVICE
    other = replace(elsewhere, name="B")
    assert diff([*a, *table(chosen(timed(SMALL[0], 1.0)), device=elsewhere)], table(device=other)) == []


def test_diff_of_files_and_exports(path: Path, tmp_path: Path) -> None:
    exported, other = tmp_path / "a.jsonl", tmp_path / "b.db"
    exported.write_text("\n".join([*export_lines(read_choices(path)[0]), "not a row"]) + "\n")
    text = run("diff", path, exported)
    assert "1 problems: 1 same" in text
    assert "line 2 is skipped" in text
    assert "Nothing changed beyond the noise" in text
    Store(other).select(DEVICE, chosen(timed(QMM[0], 20.0)))
    data = json.loads(run("diff", path, other, "--json"))
    (change,) = data["devices"][0]["changes"]
    assert (change["verdict"], change["ratio"]) == ("slower", 2.0)
    assert (change["a"]["selected"], change["b"]["selected"]) == ("small_m", "qmm")
    assert "slower" in run("diff", path, other)


def test_diff_of_what_is_no_table(path: Path, tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("hello\n")
    for wrong in (notes, tmp_path / "missing", tmp_path):
        with pytest.raises(BadInputError, match=wrong.name):
            read_choices(wrong)


# ----------------------------------------------------------------------------------------------------------------- report


def test_report_writes_a_page_of_a_foreign_device_too(path: Path, tmp_path: Path) -> None:
    page = tmp_path / "out.html"
    before = path.read_bytes()
    assert "1 rows of A" in run("report", page, "--db", path)
    assert "576x576" in page.read_text()
    assert path.read_bytes() == before  # a report only reads
    assert "can not be written" in str(CliRunner().invoke(cli, ["report", str(tmp_path), "--db", str(path)]).exception)
