"""The report as one HTML page: everything is in the file, so that it opens offline, in light and dark, on a phone."""

from __future__ import annotations

import importlib.metadata
import statistics
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from html import escape

from tuner.attention import AnyProblem
from tuner.charts import Axis, Band, Line, line_chart, number
from tuner.families import FAMILY_NAMES
from tuner.measure import Result
from tuner.problem import MAX_SMALL_M, Problem
from tuner.resources import resource
from tuner.store import Selection
from tuner.survey import ModelCost, Survey, best_of_families, finals, progress, spread_by_tries, suggested_depth

_NAMES = {"small_m": "small-M", "qmv": "QMV", "qmm": "QMM", "amx": "AMX", "sdpa": "attention"}  # else: its own name
_CHANCES = (0.5, 0.6, 0.7, 0.8, 0.9, 0.95)
_VERIFY_M = 4  # the M whose speed-up is a key figure: a pass that verifies three drafted tokens
_SHOWN_FAILURES = 50
_SMALL_M = Axis("M, rows of x", ticks=(1, 2, 3, 4, 6, 8, 10, 12, 14, 16), low=0.6, high=16.4)

Families = Mapping[AnyProblem, Mapping[str, Result]]


def page(survey: Survey, costs: Sequence[ModelCost] = ()) -> str:
    """The page as text. `costs`: the models whose whole pass is shown."""
    families = {p: best_of_families(configs) for p, configs in finals(survey.results, survey.device).items()}
    decode = [c for c in survey.selections if c.problem.m <= MAX_SMALL_M]
    prefill = [c for c in survey.selections if c.problem.m > MAX_SMALL_M]
    source = _source(survey)
    sections = [
        _head(survey, decode),
        f'<div class="pair">{_winners(decode, source)}{_roofline(decode, source)}</div>',
        _cost_charts("Decoding: cost against M", decode, families, _SMALL_M),
        _models(costs, source),
        _cost_charts("Prefill: cost against M", prefill, families, _prefill_axis(prefill)),
        _progress(survey),
        _numbers(survey.selections, families, source),
        _failures(survey, source),
        _provenance(survey),
    ]
    title = escape(f"Small-M kernels on {survey.device.name}")
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{resource('templates/report/report.css').read_text()}</style></head><body>{''.join(sections)}</body></html>\n"
    )


# ----------------------------------------------------------------------------------------------------------------- head


def _head(survey: Survey, decode: Sequence[Selection]) -> str:
    device = survey.device
    tiles = [
        (str(len(_by_matrix(survey.selections))), "matrices"),
        (str(len(survey.selections)), "choices: a matrix and an M"),
    ]
    for m in (1, _VERIFY_M):
        ratios = [c.speedup for c in decode if c.problem.m == m]
        if ratios:
            tiles.append((f"{number(statistics.median(ratios))}x", f"stock's speed at M = {m}, median of the matrices"))
    shares = [c.floor_us / c.result.us for c in decode if c.floor_us and c.problem.m == _VERIFY_M]
    if shares:
        text = f"of the measured bandwidth at M = {_VERIFY_M}, median of the matrices"
        tiles.append((f"{statistics.median(shares):.0%}", text))
    boxes = "".join(f'<div class="tile"><b>{escape(value)}</b>{escape(text)}</div>' for value, text in tiles)
    what = f"{device}, {device.memory} of memory. MLX {device.mlx_version}. {_dates(survey.results)}."
    how = (
        f"{_method(survey.results)} The floor is reading the weights once at the measured bandwidth and no more. Stock is"
        " mx.quantized_matmul, of attention mx.fast.scaled_dot_product_attention, whose floor is reading keys and values."
    )
    stale = len(survey.table.stale)
    warning = f'<p class="warn">{stale} stored rows are stale and left out; see the end.</p>' if stale else ""
    return (
        f'<header><h1>Quantized matmul kernels for M = 1 to 16</h1><p>{escape(what)}</p><p class="soft">{escape(how)}</p>'
        f'<div class="tiles">{boxes}</div>{warning}</header>'
    )


def _source(survey: Survey) -> str:
    """What every table says below itself."""
    d = survey.device
    where = f"{d.name} ({d.backend}, {d.architecture}, {d.cores} cores, {d.system}), MLX {d.mlx_version}"
    return escape(
        f"{where}, {_dates(survey.results)}. Tenth percentile of interleaved samples, {_spread(survey.selections)}."
    )


def _spread(selections: Sequence[Selection]) -> str:
    shares = [c.result.timing.noise_us / c.result.us for c in selections]
    return f"standard error {statistics.median(shares):.1%} in the median, {max(shares):.1%} at most"


def _dates(results: Iterable[Result]) -> str:
    days = sorted({r.created[:10] for r in results if r.created})
    if not days:
        return "date unknown"
    return days[0] if days[0] == days[-1] else f"{days[0]} to {days[-1]}"


def _method(results: Iterable[Result]) -> str:
    policies = sorted({r.timing.policy for r in results if r.ok and r.timing.policy})
    return f"Times are microseconds a call, measured so: {' / '.join(policies) or 'not stored'}."


# ------------------------------------------------------------------------------------------------------------ heat maps


def _by_matrix(selections: Iterable[Selection]) -> dict[AnyProblem, dict[int, Selection]]:
    """Matrix, or attention at one context, at M = 1 -> M -> choice; smaller ones first, attention last."""
    found: dict[AnyProblem, dict[int, Selection]] = {}
    for choice in sorted(selections, key=lambda c: (type(c.problem) is not Problem, c.problem.read_bytes, c.problem)):
        found.setdefault(choice.problem.at(1), {})[choice.problem.m] = choice
    return found


def _map(selections: Sequence[Selection], source: str, cell: Callable[[Selection | None], str]) -> str:
    """A table of coloured cells: a row an M, a column a matrix."""
    matrices = _by_matrix(selections)
    heads = ["M"]
    for p in matrices:
        words = _matrix(p).split(" ")
        name = words[0] if isinstance(p, Problem) else f"{words[0]} {words.pop(1)}"
        heads.append(f"{escape(name)}<small>{escape(' '.join(words[1:-1]))}<br>{escape(words[-1])}</small>")
    rows = []
    for m in sorted({c.problem.m for c in selections}):
        cells = "".join(cell(choices.get(m)) for choices in matrices.values())
        rows.append(f'<th scope="row">{m}</th>{cells}')
    return _table([f'<th scope="col">{head}</th>' for head in heads], rows, "map") + _soft(source)


def _winners(decode: Sequence[Selection], source: str) -> str:
    def cell(choice: Selection | None) -> str:
        if choice is None:
            return "<td>-</td>"
        family = choice.result.family
        config = escape(str(choice.result.config or "stock"))
        return f'<td class="on-{family}" title="{config}">{_name(family)}<small>{number(choice.speedup)}x</small></td>'

    if not decode:
        return ""
    present = [f for f in (*FAMILY_NAMES, "stock") if any(c.result.family == f for c in decode)]
    legend = "".join(f'<span><i class="cell on-{f}"></i>{_name(f)}</span>' for f in present)
    text = (
        "The kernel that dispatch uses, and how many times as fast as stock it is. Rows: M. Columns: matrices (N x K), and"
        " attention (query heads : heads of keys x columns) at a context L."
    )
    return _section("Which family wins where", text, f'<div class="legend">{legend}</div>', _map(decode, source, cell))


def _roofline(decode: Sequence[Selection], source: str) -> str:
    def cell(choice: Selection | None) -> str:
        if choice is None or not choice.floor_us:
            return "<td>-</td>"
        share = choice.floor_us / choice.result.us
        title = f"{choice.result.gbps:.1f} GB/s; stock reaches {choice.floor_us / choice.stock.us:.1%}"
        return f'<td class="share" style="--of:{min(share, 1) * 0.6:.2f}" title="{title}">{share:.0%}</td>'

    if not any(c.floor_us for c in decode):
        return ""
    text = (
        "The time of the bandwidth floor over that of the selected kernel: at 100 % nothing is left to find, above it part"
        " of the weights came from a cache."
    )
    return _section("Share of the roofline", text, _map(decode, source, cell))


# --------------------------------------------------------------------------------------------------------------- charts


def _prefill_axis(prefill: Sequence[Selection]) -> Axis:
    return Axis("M, tokens of a prompt at once", log=True, ticks=sorted({c.problem.m for c in prefill}))


def _cost_charts(title: str, selections: Sequence[Selection], families: Families, x: Axis) -> str:
    if not selections:
        return ""
    shown = [f for f in FAMILY_NAMES if any(f in families.get(c.problem, {}) for c in selections)]
    figures = []
    for matrix, choices in _by_matrix(selections).items():
        lines = [_family_line(name, choices, families) for name in shown]
        lines.append(_line("stock", "stock", [c.stock for c in choices.values()]))
        floor = [(m, c.floor_us) for m, c in choices.items() if c.floor_us]
        lines.append(Line("bandwidth floor", "floor", floor, marks=False))
        rings = [(m, c.result.us) for m, c in choices.items()]
        name = _matrix(matrix)
        chart = line_chart(name, x, Axis("us a call", log=True), [line for line in lines if line.points], rings=rings)
        figures.append(_figure(name, chart))
    text = (
        "The best kernel of each family at each M, on a log axis of time. A missing point is a family whose kernels did not"
        " come near the best there, or failed."
    )
    keys = [*((f, _name(f)) for f in shown), ("stock", "stock"), ("floor", "bandwidth floor")]
    return _section(title, text, _legend(keys, ringed=True), _charts(figures))


def _family_line(name: str, choices: Mapping[int, Selection], families: Families) -> Line:
    best = [families.get(choice.problem, {}).get(name) for choice in choices.values()]
    return _line(_name(name), name, [result for result in best if result])


def _line(label: str, style: str, results: Sequence[Result]) -> Line:
    notes = [f"{label} at M = {r.problem.m}: {_us(r)} us. {r.config or ''}" for r in results]
    return Line(label, style, [(r.problem.m, r.us) for r in results], notes)


# ---------------------------------------------------------------------------------------------------------- whole model


def _models(costs: Sequence[ModelCost], source: str) -> str:
    if not costs:
        return ""
    text = (
        "All quantized products of one pass, each as often as the model holds it; attention, norms and the rest are not in"
        " it. A pass that verifies k drafted tokens has M = k + 1."
    )
    parts = [_legend([("tuned", "tuned"), ("stock", "stock"), ("floor", "bandwidth floor")])]
    for cost in costs:
        a_pass = _model_chart(cost, "ms a pass", lambda us, m: us / 1e3)
        a_row = _model_chart(cost, "ms a token", lambda us, m: us / 1e3 / m)
        figures = [
            _figure(f"{cost.name}: one pass", a_pass),
            _figure(f"{cost.name}: a token, if all drafts stood", a_row),
            f"<figure>{_depths(cost)}</figure>",
        ]
        parts.append(_charts(figures))
    return _section("Whole model by M, and the depth it suggests", text, *parts, _soft(source))


def _model_chart(cost: ModelCost, unit: str, scaled: Callable[[float, int], float]) -> str:
    arms = (("tuned", "tuned", cost.us), ("stock", "stock", cost.stock_us), ("bandwidth floor", "floor", cost.floor_us))
    lines = [
        Line(label, style, [(m, scaled(us, m)) for m, us in enumerate(values, 1) if us], marks=style != "floor")
        for label, style, values in arms
    ]
    return line_chart(cost.name, _SMALL_M, Axis(unit, log=True), [line for line in lines if line.points])


def _depths(cost: ModelCost) -> str:
    rows = []
    for chance in _CHANCES:
        cells = []
        for us in (cost.us, cost.stock_us):
            depth, gain = suggested_depth(us, chance)
            cells.append(f"<td>{depth}</td><td>{gain:.2f}x</td>")
        rows.append(f"<td>{chance:.0%}</td>{''.join(cells)}")
    text = (
        "If drafting is free and each drafted token stands with this chance; beside the number the speed against plain"
        " decoding on the same kernels."
    )
    heads = ["<th>chance</th>", '<th colspan="2">tuned</th>', '<th colspan="2">stock</th>']
    return f"<h3>{escape(cost.name)}: tokens to draft</h3>{_soft(text)}{_table(heads, rows)}"


# ------------------------------------------------------------------------------------------------------------- progress


def _progress(survey: Survey) -> str:
    rows = spread_by_tries(progress(survey.results))
    times = sorted((_seconds(r.created), r.ok) for r in survey.results if r.created and r.config)
    if not rows or not times:
        return ""
    middle = Line("median problem", "qmv", [(tried, ratio) for tried, ratio, _, _ in rows], marks=False)
    band = Band("10th to 90th percentile", "band", [(tried, low, high) for tried, _, low, high in rows])
    y = Axis("time, over that of the best", low=1)
    found = line_chart("Best found so far", Axis("configs tried for a problem"), y, [middle], [band])
    counts: dict[str, list[tuple[float, float]]] = {"tuned": [], "failed": []}
    for at, ok in times:
        points = counts["tuned" if ok else "failed"]
        points.append(((at - times[0][0]) / 60, len(points) + 1))
    lines = [
        Line(label, kind, counts[kind], marks=False)
        for kind, label in (("tuned", "ok"), ("failed", "failed"))
        if counts[kind]
    ]
    stored = line_chart("Results over time", Axis("minutes since the first"), Axis("results", low=0), lines)
    text = (
        "How near to the best config it found in the end a search was after each config tried: the median problem, and the"
        " band from the 10th to the 90th percentile of problems. And the results as they were stored."
    )
    legend = _legend([(line.style, line.label) for line in lines])
    return _section(
        "Search progress", text, _charts([_figure(middle.label, found), _figure("Results over time", legend + stored)])
    )


def _seconds(created: str) -> float:
    return datetime.fromisoformat(created).timestamp()


# -------------------------------------------------------------------------------------------------------------- numbers


def _numbers(selections: Sequence[Selection], families: Families, source: str) -> str:
    blocks = []
    for matrix, choices in _by_matrix(selections).items():
        shown = [f for f in FAMILY_NAMES if any(f in families.get(c.problem, {}) for c in choices.values())]
        heads = ["M", "floor", *map(_name, shown), "stock", "selected", "us", "speed-up", "of floor", "samples", "date"]
        rows = [_number_row(choice, families.get(choice.problem, {}), shown) for choice in choices.values()]
        table = _table([*(f"<th>{head}</th>" for head in heads), '<th class="text">config and reason</th>'], rows)
        note = _soft(f"us a call ± standard error. {source}")
        blocks.append(f"<details><summary>{escape(_matrix(matrix))}</summary>{note}{table}</details>")
    return _section("All numbers", "", *blocks)


def _number_row(choice: Selection, best: Mapping[str, Result], shown: Sequence[str]) -> str:
    result = choice.result
    cells = [
        str(choice.problem.m),
        number(choice.floor_us) if choice.floor_us else "-",
        *(_us(best[f]) if f in best else "-" for f in shown),
        _us(choice.stock),
        _name(result.family),
        _us(result),
        f"{number(choice.speedup)}x",
        f"{choice.floor_us / result.us:.0%}" if choice.floor_us else "-",
        str(len(result.timing.samples_us)),
        result.created[:10] or "-",
    ]
    config = ", ".join(f"{name} {value}" for name, value in result.config.items) if result.config else "mx.quantized_matmul"
    why = f"{config}. {choice.reason}."
    return f'{"".join(f"<td>{escape(cell)}</td>" for cell in cells)}<td class="wrap">{escape(why)}</td>'


def _failures(survey: Survey, source: str) -> str:
    failed = [r for r in survey.results if not r.ok]
    if not failed:
        return _section("What failed", "Nothing: every config that was tried compiled and was right.")
    stages = Counter(r.status for r in failed).most_common()
    text = f"{', '.join(f'{count} {_words(stage)}' for stage, count in stages)}, of {len(survey.results)} results."
    shown = failed[-_SHOWN_FAILURES:]
    rows = [
        "".join(
            f'<td class="wrap">{escape(cell)}</td>' for cell in (str(r.problem), _words(r.status), str(r.config), r.error)
        )
        for r in shown
    ]
    table = _table([f'<th class="text">{head}</th>' for head in ("problem", "stage", "config", "why")], rows)
    return _section(
        "What failed", text, f"<details><summary>The last {len(shown)}</summary>{table}{_soft(source)}</details>"
    )


def _provenance(survey: Survey) -> str:
    d = survey.device
    origins = Counter(c.origin for c in survey.selections)
    statuses = Counter(r.status for r in survey.results)
    facts = {
        "file": survey.file.name,
        "device": d.name,
        "backend": f"{d.backend}, {d.architecture}",
        "cores": d.cores,
        "memory": d.memory,
        "system": d.system,
        "MLX": d.mlx_version,
        "tuner": importlib.metadata.version("small-m-tuner"),
        "measured": _dates(survey.results),
        "choices": ", ".join(f"{count} by {_words(origin)}" for origin, count in origins.items()),
        "results": ", ".join(f"{count} {_words(status)}" for status, count in statuses.items()),
        "other devices": ", ".join(f"{count} choices of {other}" for other, count in survey.others.items()) or "none",
        "stale": ", ".join(f"{count}: {why}" for why, count in Counter(s.reason for s in survey.table.stale).items())
        or "none",
    }
    listed = "".join(f"<dt>{name}</dt><dd>{escape(value)}</dd>" for name, value in facts.items())
    return _section("Where this comes from", "", f"<dl>{listed}</dl>")


# ----------------------------------------------------------------------------------------------------- pieces of a page


def _section(title: str, text: str, *parts: str) -> str:
    paragraph = f"<p>{escape(text)}</p>" if text else ""
    return f"<section><h2>{title}</h2>{paragraph}{''.join(parts)}</section>"


def _soft(text: str) -> str:
    return f'<p class="soft">{text}</p>'


def _table(heads: Sequence[str], rows: Sequence[str], style: str = "numbers") -> str:
    """A table that scrolls by itself where the page is too narrow for it. Heads and rows are HTML cells."""
    body = "".join(f"<tr>{row}</tr>" for row in rows)
    head = f"<thead><tr>{''.join(heads)}</tr></thead>"
    return f'<div class="scroll"><table class="{style}">{head}<tbody>{body}</tbody></table></div>'


def _charts(figures: Sequence[str]) -> str:
    return f'<div class="charts">{"".join(figures)}</div>'


def _figure(title: str, chart: str) -> str:
    return f"<figure><h3>{escape(title)}</h3>{chart}</figure>"


def _legend(keys: Sequence[tuple[str, str]], ringed: bool = False) -> str:
    """`keys`: CSS class and label of each line; the floor is dashed, as in the charts."""
    parts = [
        f'<span><i class="{style}{" dashed" if style == "floor" else ""}"></i>{escape(label)}</span>'
        for style, label in keys
    ]
    if ringed:
        parts.append('<span><i class="ringed"></i>selected</span>')
    return f'<div class="legend">{"".join(parts)}</div>'


def _name(family: str) -> str:
    return _NAMES.get(family, escape(family))


def _words(name: str) -> str:
    return name.replace("_", " ")


def _matrix(problem: AnyProblem) -> str:
    return str(problem).partition(" ")[2]


def _us(result: Result) -> str:
    """The time and its standard error, to the digit that the error allows."""
    digits = 2 if result.us < 10 else 1 if result.us < 1000 else 0
    return f"{result.us:,.{digits}f} ± {result.timing.noise_us:,.{digits}f}"
