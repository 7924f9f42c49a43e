"""The report: what it says, and how a real browser shows it, wide and narrow, light and dark."""

from __future__ import annotations

import os
import re
import shutil
import warnings
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tuner.charts import Axis, Band, Line, line_chart, number
from tuner.families import FAMILY_NAMES, families
from tuner.measure import Measurement, Result
from tuner.page import page
from tuner.presets import PRESETS
from tuner.problem import Device, Problem
from tuner.render import template_hash
from tuner.resources import resource
from tuner.space import Config
from tuner.store import Selection, Store
from tuner.survey import Survey, preset_costs, survey

DEVICE = Device("cpu", "A <very> long name of a processor & more", "x86_64-avx512amx", "64", "512 GiB", "Linux", "0.32.4")
BANDWIDTH = 2e4  # bytes a microsecond
WIDTHS = (1280, 390)
SCHEMES = ("light", "dark")


def result(problem: Problem, config: Config | None, us: float, status: str = "ok", error: str = "") -> Result:
    timing = Measurement((us * 0.99, us, us * 1.02)) if status == "ok" else None
    hashed = template_hash("cpu", config.family) if config else ""
    m_range = (problem.m, problem.m)
    return Result(problem, config, status, error, timing, m_range, "r", hashed, "2026-11-30T10:00:00Z")


def test_every_family_has_its_colours() -> None:
    """On lines, and behind the cells of the map, in light and dark."""
    css = resource("templates/report/report.css").read_text()
    for name in (*FAMILY_NAMES, "stock"):
        assert css.count(f"--{name}: #") == css.count(f"--{name}-cell: #") == 2, name
        assert f".{name} {{ color" in css
        assert f"td.on-{name}, i.on-{name} {{ background" in css


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All matrices of a model at every M, each family the fastest somewhere, and failures."""
    path = tmp_path_factory.mktemp("page") / "tuner.db"
    store = Store(path)
    for matrix in PRESETS["smollm2-135m"]:
        for m in (*range(1, 17), 128):
            problem = matrix.problem("float32").at(m)
            floor = problem.read_bytes / BANDWIDTH
            taken = {"qmv": floor * (1.1 + 0.6 * m), "small_m": floor * (2 + 0.1 * m), "qmm": floor * (3.2 + 0.001 * m)}
            taken["amx"] = floor * (2.9 + 0.02 * m)
            ranked = []
            for family in families("cpu"):
                configs = family.configs(problem, DEVICE)
                if configs and family.name in taken:
                    ranked.append(result(problem, configs[0], taken[family.name]))
                    store.add(DEVICE, ranked[-1])
                    store.add(DEVICE, result(problem, configs[-1], 0, "mismatch", "y[0, 3] is 4.0, expected <5.0>" * 3))
            stock = result(problem, None, floor * 30 * m)
            store.select(
                DEVICE, Selection(problem, min(ranked, key=lambda r: r.us), stock, floor, "fastest of 3 finalists")
            )
    store.close()
    return path


@pytest.fixture(scope="module")
def found(file: Path) -> Survey:
    return survey(file)


@pytest.fixture(scope="module")
def text(found: Survey) -> str:
    return page(found, preset_costs(found.selections))


# ---------------------------------------------------------------------------------------------------------- what it says


def test_it_is_one_file_that_asks_for_nothing_else(text: str) -> None:
    assert text.startswith("<!doctype html>")
    assert not re.search(r"https?:|src=|href=|@import|url\(|<script", text)


def test_names_are_escaped(text: str) -> None:
    assert "A <very>" not in text
    assert "A &lt;very&gt; long name of a processor &amp; more" in text
    assert "expected <5.0>" not in text


def test_every_table_says_device_version_date_method_and_spread(text: str) -> None:
    """DESIGN promise 8."""
    for section in re.findall(r"<section>.*?</section>", text):
        if "<table" in section:
            assert "A &lt;very&gt; long" in section, section[:200]
            assert "MLX 0.32.4" in section
            assert "2026-11-30" in section
            assert "Tenth percentile of interleaved samples" in section
            assert "standard error" in section


def test_the_heat_map_shows_the_regions_of_the_families(found: Survey, text: str) -> None:
    winners = text[text.index("Which family wins where") : text.index("Share of the roofline")]
    rows = re.findall(r'<th scope="row">(\d+)</th>(.*?)</tr>', winners)
    assert [int(m) for m, _ in rows] == list(range(1, 17))
    shown = {int(m): re.findall(r'class="on-(\w+)"', cells) for m, cells in rows}
    for choice in found.selections:
        if choice.problem.m <= 16:
            assert choice.result.family in shown[choice.problem.m]
    assert set(shown[1]) == {"qmv"}
    assert set(shown[4]) == {"small_m"}
    assert set(shown[13]) == {"amx"}
    assert set(shown[16]) == {"qmm"}


def test_share_of_the_roofline_is_floor_over_time(text: str) -> None:
    shares = text[text.index("Share of the roofline") : text.index("Decoding: cost against M")]
    first = re.search(r'<th scope="row">1</th>(.*?)</tr>', shares)
    assert first
    assert set(re.findall(r">(\d+%)</td>", first[1])) == {"59%"}  # 1 / (1.1 + 0.6)


def test_prefill_and_decoding_are_apart(text: str) -> None:
    decoding, prefill = text.index("Decoding: cost against M"), text.index("Prefill: cost against M")
    assert "at M = 128:" not in text[decoding:prefill]
    assert "at M = 128:" in text[prefill:]
    assert "at M = 16:" not in text[prefill : text.index("Search progress")]


def test_failures_are_listed_with_their_stage(text: str) -> None:
    part = text[text.index("What failed") :]
    assert re.search(r"\d+ mismatch, of \d+ results", part)
    assert "y[0, 3] is 4.0" in part


def test_stale_rows_are_left_out_and_counted(file: Path, found: Survey, tmp_path: Path) -> None:
    old = [replace(c, result=replace(c.result, template_hash="old")) for c in found.selections[:3]]
    copy = Path(shutil.copy(file, tmp_path))
    store = Store(copy)
    for choice in old:
        store.select(DEVICE, choice)
    stale = survey(copy)
    assert len(stale.selections) == len(found.selections) - 3
    assert "3 stored rows are stale" in page(stale)
    assert "template has changed since" in page(stale)


# ------------------------------------------------------------------------------------------------------------ in a browser


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """A Chromium that is installed here: TUNER_BROWSER names one, else the usual names are tried."""
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
    path = os.environ.get("TUNER_BROWSER") or next(filter(None, map(shutil.which, names)), None)
    if path is None:
        warnings.warn("no Chromium is installed: the report was not looked at in a browser", stacklevel=1)
        pytest.skip("no Chromium is installed (set TUNER_BROWSER, or install the package chromium)")
    with playwright.sync_playwright() as running:
        launched = running.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield launched
        launched.close()


@pytest.fixture(scope="module", params=[(w, s) for w in WIDTHS for s in SCHEMES], ids=lambda p: f"{p[0]}-{p[1]}")
def opened(request: Any, browser: Any, text: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The page at a width and in a colour scheme, all its parts open."""
    width, scheme = request.param
    written = tmp_path_factory.mktemp("report") / "report.html"
    written.write_text(text)
    tab = browser.new_page(viewport={"width": width, "height": 900}, color_scheme=scheme)
    tab.requests, tab.problems = [], []
    tab.on("request", lambda r: tab.requests.append(r.url))
    tab.on("console", lambda m: tab.problems.append(m.text))
    tab.on("pageerror", lambda e: tab.problems.append(str(e)))
    tab.goto(written.as_uri())
    tab.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
    yield tab
    tab.close()


# Every line of text that is shown: its words, its box cut to what the table around it shows, and the element it is in.
LINES = """
const lines = () => {
  const found = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; node = walker.nextNode();) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest('title, style')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const frame = parent.closest('.scroll')?.getBoundingClientRect();
    for (const r of range.getClientRects()) {
      const {left, top, bottom} = r, right = frame ? Math.min(r.right, frame.right) : r.right;
      if (right > left + 1) found.push({text: node.data.trim(), node, parent, left, right, top, bottom});
    }
  }
  return found;
};
"""

OVERLAPS = (
    LINES
    + """
const all = lines(), found = [];
all.sort((a, b) => a.top - b.top);
for (let i = 0; i < all.length; i++)
  for (let j = i + 1; j < all.length && all[j].top < all[i].bottom; j++) {
    const a = all[i], b = all[j];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - b.top;
    const gap = a.parent.closest('svg') ? 0.2 : 0.25;
    if (a.node !== b.node && wide > 1 && high > gap * (a.bottom - a.top)) found.push(a.text + ' | ' + b.text);
  }
return found;
"""
)

# Text whose contrast to what is behind it (WCAG 2) is below 4.5, the least for small text.
PALE = (
    LINES
    + """
const rgba = text => { const n = text.match(/[\\d.]+/g).map(Number); return n.length < 4 ? [...n, 1] : n; };
const over = (top, under) => under.map((v, i) => i == 3 ? 1 : top[i] * top[3] + v * (1 - top[3]));
const behind = element => {
  const layers = [];
  for (let e = element; e; e = e.parentElement) layers.push(rgba(getComputedStyle(e).backgroundColor));
  return layers.reverse().reduce((under, top) => over(top, under), [255, 255, 255, 1]);
};
const light = c => {
  const [r, g, b] = c.slice(0, 3).map(v => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
return lines().map(line => {
  const style = getComputedStyle(line.parent);
  const ink = rgba(line.parent.closest('svg') ? style.fill : style.color);
  const [a, b] = [light(ink), light(behind(line.parent))].sort((x, y) => y - x);
  return [line.text, (a + 0.05) / (b + 0.05)];
}).filter(([text, contrast]) => contrast < 4.5);
"""
)


def evaluated(tab: Any, script: str) -> Any:
    return tab.evaluate(f"() => {{ {script} }}")


def test_it_opens_offline_and_without_errors(opened: Any) -> None:
    assert [url for url in opened.requests if not url.startswith("file:")] == []
    assert len(opened.requests) == 1
    assert opened.problems == []


def test_no_text_overlaps(opened: Any) -> None:
    assert evaluated(opened, OVERLAPS) == []


def test_the_page_is_no_wider_than_the_window(opened: Any) -> None:
    assert opened.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_text_is_large_enough_and_inside_its_chart(opened: Any) -> None:
    out = """
    const bad = [];
    for (const text of document.querySelectorAll('svg.chart text')) {
      const r = text.getBoundingClientRect(), box = text.closest('svg').getBoundingClientRect();
      const inside = r.left >= box.left && r.right <= box.right + 0.5 && r.top >= box.top && r.bottom <= box.bottom + 0.5;
      if (!inside) bad.push(text.textContent);
      if (r.height < 11) bad.push('small: ' + text.textContent);
    }
    return bad;
    """
    assert opened.locator("svg.chart text").count() > 100
    assert evaluated(opened, out) == []


def test_text_stands_out_from_its_background(opened: Any) -> None:
    assert evaluated(opened, PALE) == []


def test_light_and_dark_differ(browser: Any, text: str) -> None:
    colours = set()
    for scheme in SCHEMES:
        tab = browser.new_page(color_scheme=scheme)
        tab.set_content(text)
        colours.add(tab.evaluate("getComputedStyle(document.body).backgroundColor"))
        tab.close()
    assert len(colours) == 2


@pytest.mark.parametrize(
    ("style", "script"),
    [("svg.chart text { font-size: 30px !important }", OVERLAPS), ("table.map td { color: #999 !important }", PALE)],
)
def test_the_checks_see_what_they_look_for(style: str, script: str, browser: Any, text: str) -> None:
    tab = browser.new_page(viewport={"width": 1280, "height": 900}, color_scheme="light")
    tab.set_content(text)
    tab.add_style_tag(content=style)
    assert len(evaluated(tab, script)) > 10
    tab.close()


# ------------------------------------------------------------------------------------------------------------------ charts


@pytest.mark.parametrize(
    ("value", "written"),
    [
        *((0, "0"), (0.0123, "0.0123"), (0.5, "0.5"), (1, "1"), (3.14159, "3.14"), (60.04, "60"), (150.3, "150")),
        *((299.7, "300"), (1000, "1,000"), (12345.6, "12,346"), (100, "100"), (9.999, "10")),
    ],
)
def test_number(value: float, written: str) -> None:
    assert number(value) == written


def places(chart: str) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)" r="2.6"', chart)]


def test_a_log_axis_has_equal_steps_for_equal_ratios() -> None:
    line = Line("a", "qmv", [(1, 10), (2, 100), (4, 1000)])
    (x0, y0), (x1, y1), (x2, y2) = places(line_chart("t", Axis("x", log=True), Axis("us", log=True), [line]))
    assert x1 - x0 == pytest.approx(x2 - x1, abs=0.2)
    assert y0 - y1 == pytest.approx(y1 - y2, abs=0.2)
    assert y0 > y2  # more is higher up


def test_axes_have_labels_and_ticks_with_room() -> None:
    for low, high in ((10, 200), (8, 400_000), (0.02, 0.03), (1, 1), (5e5, 9e7)):
        chart = line_chart("t", Axis("M, rows"), Axis("us a call", log=True), [Line("a", "qmv", [(1, low), (9, high)])])
        assert ">M, rows</text>" in chart
        assert ">us a call</text>" in chart
        ys = sorted(float(y) for y in re.findall(r'<text x="45" y="([\d.]+)"', chart))
        assert ys
        assert all(b - a > 12 for a, b in pairwise(ys))


def test_an_empty_chart_is_nothing() -> None:
    assert line_chart("t", Axis("x"), Axis("y"), []) == ""
    assert "polygon" in line_chart("t", Axis("x"), Axis("y"), [], [Band("b", "band", [(1, 2, 3), (2, 2, 4)])])
