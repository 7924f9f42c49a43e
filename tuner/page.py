"""The report as one HTML page: everything is in the file, so that it opens offline, in light and dark, on a phone."""

from __future__ import annotations

import importlib.metadata
import statistics
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from html import escape

from tuner.charts import Axis, Band, Line, line_chart, number
from tuner.families import FAMILY_NAMES
from tuner.measure import Result
from tuner.problem import MAX_SMALL_M, Problem
from tuner.resources import resource
from tuner.store import Selection
from tuner.survey import ModelCost, Survey, best_of_families, finals, progress, spread_by_tries, suggested_depth

_NAMES = {"small_m": "small-M", "qmv": "QMV", "qmm": "QMM", "dense": "dense", "stock": "stock"}
_CHANCES = (0.5, 0.6, 0.7, 0.8, 0.9, 0.95)
_VERIFY_M = 4  # the M whose speed-up is a key figure: a pass that verifies three drafted tokens
_SHOWN_FAILURES = 50
_SMALL_M = Axis("M, rows of x", ticks=(1, 2, 3, 4, 6, 8, 10, 12, 14, 16), low=0.6, high=16.4)

Families = Mapping[Problem, Mapping[str, Result]]


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
        tiles.append(
            (f"{statistics.median(shares):.0%}", f"of the measured bandwidth at M = {_VERIFY_M}, median of the matrices")
        )
    boxes = "".join(f'<div class="tile"><b>{escape(value)}</b>{escape(text)}</div>' for value, text in tiles)
    stale = f'<p class="warn">{len(survey.table.stale)} stored rows are stale and left out; see the end.</p>'
    return (
        f"<header><h1>Quantized matmul kernels for M = 1 to 16</h1><p>{escape(str(device))}, {escape(device.memory)} of memory."
        f" MLX {escape(device.mlx_version)}. {_dates(survey.results)}.</p>"
        f'<p class="soft">{_method(survey.results)} The floor is reading the weights once at the measured bandwidth and'
        " no more. Stock is mx.quantized_matmul.</p>"
        f'<div class="tiles">{boxes}</div>{stale if survey.table.stale else ""}</header>'
    )


def _source(survey: Survey) -> str:
    """What every table says below itself."""
    d = survey.device
    return escape(
        f"{d.name} ({d.backend}, {d.architecture}, {d.cores} cores, {d.system}), MLX {d.mlx_version}, {_dates(survey.results)}."
        f" Median of interleaved samples, {_spread(survey.selections)}."
    )


def _spread(selections: Sequence[Selection]) -> str:
    shares = [c.result.timing.noise_us / c.result.us for c in selections]
    return f"standard error {statistics.median(shares):.1%} in the median, {max(shares):.1%} at most" if shares else "none"


def _dates(results: Iterable[Result]) -> str:
    days = sorted({r.created[:10] for r in results if r.created})
    if not days:
        return "date unknown"
    return days[0] if days[0] == days[-1] else f"{days[0]} to {days[-1]}"


def _method(results: Iterable[Result]) -> str:
    policies = sorted({r.timing.policy for r in results if r.ok and r.timing.policy})
    return f"Times are microseconds a call, measured so: {escape(' / '.join(policies) or 'not stored')}."


# ------------------------------------------------------------------------------------------------------------ heat maps


def _by_matrix(selections: Iterable[Selection]) -> dict[Problem, dict[int, Selection]]:
    """Matrix (M = 1) -> M -> choice, smaller matrices first."""
    found: dict[Problem, dict[int, Selection]] = {}
    for choice in sorted(selections, key=lambda c: (c.problem.weight_bytes, c.problem)):
        found.setdefault(choice.problem.at(1), {})[choice.problem.m] = choice
    return found


def _map(selections: Sequence[Selection], caption: str, cell: object) -> str:
    matrices = _by_matrix(selections)
    heads = "".join(
        f"<th scope='col'>{p.n}x{p.k}<small>{escape(str(p.quantization))}<br>{escape(_dtypes(p))}</small></th>"
        for p in matrices
    )
    rows = []
    for m in sorted({c.problem.m for c in selections}):
        cells = "".join(cell(choices.get(m)) for choices in matrices.values())  # type: ignore[operator]
        rows.append(f"<tr><th scope='row'>{m}</th>{cells}</tr>")
    return (
        f'<div class="scroll"><table class="map"><thead><tr><th scope="col">M</th>{heads}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div><p class='soft'>{caption}</p>"
    )


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
    return (
        "<section id='winners'><h2>Which family wins where</h2><p>The kernel that dispatch uses, and how many times as fast"
        f' as stock it is. Rows are M, columns are matrices (N x K).</p><div class="legend">{legend}</div>'
        f"{_map(decode, source, cell)}</section>"
    )


def _roofline(decode: Sequence[Selection], source: str) -> str:
    def cell(choice: Selection | None) -> str:
        if choice is None or not choice.floor_us:
            return "<td>-</td>"
        share = choice.floor_us / choice.result.us
        stock = choice.floor_us / choice.stock.us
        title = f"{choice.result.gbps:.1f} GB/s; stock reaches {stock:.1%}"
        return f'<td class="share" style="--of:{min(share, 1) * 0.6:.2f}" title="{title}">{share:.0%}</td>'

    if not any(c.floor_us for c in decode):
        return ""
    return (
        "<section id='roofline'><h2>Share of the roofline</h2><p>The time of the bandwidth floor over the time of the selected"
        " kernel: at 100 % nothing is left to find, and above it part of the weights came from a cache.</p>"
        f"{_map(decode, source, cell)}</section>"
    )


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
        figures.append(f"<figure><h3>{escape(name)}</h3>{chart}</figure>")
    keys = [(f, _name(f), "") for f in shown] + [("stock", "stock", ""), ("floor", "bandwidth floor", "dashed")]
    return (
        f"<section><h2>{title}</h2><p>The best kernel of each family at each M, on a log axis of time. A missing point is a family whose"
        f" kernels did not come near the best there, or failed.</p>{_legend(keys, ringed=True)}"
        f'<div class="charts">{"".join(figures)}</div></section>'
    )


def _family_line(name: str, choices: Mapping[int, Selection], families: Families) -> Line:
    best = [families.get(choice.problem, {}).get(name) for choice in choices.values()]
    return _line(_name(name), name, [result for result in best if result])


def _line(label: str, style: str, results: Sequence[Result]) -> Line:
    notes = [f"{label} at M = {r.problem.m}: {_us(r)} us. {r.config or ''}" for r in results]
    return Line(label, style, [(r.problem.m, r.us) for r in results], notes)


def _legend(keys: Sequence[tuple[str, str, str]], ringed: bool = False) -> str:
    parts = [f'<span><i class="{style} {dashes}"></i>{escape(label)}</span>' for style, label, dashes in keys]
    if ringed:
        parts.append('<span><i class="ringed"></i>selected</span>')
    return f'<div class="legend">{"".join(parts)}</div>'


# ---------------------------------------------------------------------------------------------------------- whole model


def _models(costs: Sequence[ModelCost], source: str) -> str:
    if not costs:
        return ""
    keys = [("tuned", "tuned", ""), ("stock", "stock", ""), ("floor", "bandwidth floor", "dashed")]
    parts = [
        "<section id='models'><h2>Whole model by M, and the depth it suggests</h2><p>All quantized products of one pass, each as"
        " often as the model holds it; attention, norms and the rest are not in it. A pass that verifies k drafted tokens has"
        f" M = k + 1.</p>{_legend(keys)}"
    ]
    for cost in costs:
        arms = (("tuned", "tuned", cost.us), ("stock", "stock", cost.stock_us), ("bandwidth floor", "floor", cost.floor_us))
        lines = [
            Line(label, style, [(m, us / 1e3) for m, us in enumerate(values, 1) if us], marks=style != "floor")
            for label, style, values in arms
        ]
        a_row = [
            Line(label, style, [(m, us / 1e3 / m) for m, us in enumerate(values, 1) if us], marks=style != "floor")
            for label, style, values in arms
        ]
        charts = (
            ("One pass", line_chart(f"{cost.name}, one pass", _SMALL_M, Axis("ms a pass", log=True), lines)),
            (
                "One row, if every draft stood",
                line_chart(f"{cost.name}, a row", _SMALL_M, Axis("ms a token", log=True), a_row),
            ),
        )
        figures = "".join(f"<figure><h3>{escape(cost.name)}: {title}</h3>{chart}</figure>" for title, chart in charts)
        parts.append(f'<div class="charts">{figures}<figure>{_depths(cost)}</figure></div>')
    return "".join([*parts, f'<p class="soft">{source}</p></section>'])


def _depths(cost: ModelCost) -> str:
    rows = []
    for chance in _CHANCES:
        cells = []
        for us in (cost.us, cost.stock_us):
            depth, gain = suggested_depth(us, chance)
            cells.append(f"<td>{depth}</td><td>{gain:.2f}x</td>")
        rows.append(f"<tr><td>{chance:.0%}</td>{''.join(cells)}</tr>")
    return (
        f"<h3>{escape(cost.name)}: tokens to draft</h3><p class='soft'>If drafting is free and each drafted token stands with this"
        " chance; beside the number the speed against plain decoding on the same kernels.</p><div class='scroll'><table>"
        "<thead><tr><th>chance</th><th colspan='2'>tuned</th><th colspan='2'>stock</th></tr></thead>"
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )


# ------------------------------------------------------------------------------------------------------------- progress


def _progress(survey: Survey) -> str:
    rows = spread_by_tries(progress(survey.results))
    times = sorted((_seconds(r.created), r.ok) for r in survey.results if r.created and r.config)
    if not rows or not times:
        return ""
    middle = Line("median", "qmv", [(tried, ratio) for tried, ratio, _, _ in rows], marks=False)
    band = Band("10th to 90th percentile", "band", [(tried, low, high) for tried, _, low, high in rows])
    found = line_chart(
        "Best found so far",
        Axis("configs tried for a problem"),
        Axis("time, over that of the best", low=1),
        [middle],
        [band],
    )
    start = times[0][0]
    counts: dict[str, list[tuple[float, float]]] = {"tuned": [], "failed": []}
    seen = Counter[str]()
    for at, ok in times:
        kind = "tuned" if ok else "failed"
        seen[kind] += 1
        counts[kind].append(((at - start) / 60, seen[kind]))
    lines = [Line(label, kind, counts[kind], marks=False) for kind, label in (("tuned", "ok"), ("failed", "failed"))]
    stored = line_chart(
        "Results stored", Axis("minutes since the first"), Axis("results", low=0), [p for p in lines if p.points]
    )
    keys = [("tuned", "ok", ""), ("failed", "failed", "")] if counts["failed"] else [("tuned", "ok", "")]
    return (
        "<section id='progress'><h2>Search progress</h2><p>Left: how near to the best config that a search found in the end it"
        " was after each config tried: the median problem, and the band from the 10th to the 90th percentile. Right: results as"
        f' they were stored.</p><div class="charts"><figure><h3>Best found so far</h3>{found}</figure>'
        f"<figure><h3>Results over time</h3>{stored}{_legend(keys)}</figure></div></section>"
    )


def _seconds(created: str) -> float:
    return datetime.fromisoformat(created).timestamp()


# -------------------------------------------------------------------------------------------------------------- numbers


def _numbers(selections: Sequence[Selection], families: Families, source: str) -> str:
    blocks = []
    for matrix, choices in _by_matrix(selections).items():
        shown = [f for f in FAMILY_NAMES if any(f in families.get(c.problem, {}) for c in choices.values())]
        rows = []
        for m, c in choices.items():
            best = families.get(c.problem, {})
            cells = "".join(f"<td>{_us(best[f]) if f in best else '-'}</td>" for f in shown)
            share = f"{c.floor_us / c.result.us:.0%}" if c.floor_us else "-"
            rows.append(
                f"<tr><td>{m}</td><td>{number(c.floor_us)}</td>{cells}<td>{_us(c.stock)}</td><td class='text'>"
                f"{_name(c.result.family)}</td><td>{_us(c.result)}</td><td>{number(c.speedup)}x</td><td>{share}</td>"
                f"<td>{len(c.result.timing.samples_us)}</td><td class='text'>{escape(c.result.created[:10])}</td>"
                f"<td class='wrap'>{escape(_config(c.result))}. {escape(c.reason)}.</td></tr>"
            )
        heads = "".join(f"<th>{_name(f)}</th>" for f in shown)
        blocks.append(
            f"<details><summary>{escape(_matrix(matrix))}</summary><p class='soft'>us a call ± standard error of the median."
            f" {source}</p><div class='scroll'><table><thead><tr><th>M</th><th>floor</th>{heads}<th>stock</th>"
            "<th class='text'>selected</th><th>us</th><th>speed-up</th><th>of floor</th><th>samples</th><th class='text'>"
            f"date</th><th class='text'>config and reason</th></tr></thead><tbody>{''.join(rows)}</tbody></table></div></details>"
        )
    return f"<section id='numbers'><h2>All numbers</h2>{''.join(blocks)}</section>"


def _failures(survey: Survey, source: str) -> str:
    failed = [r for r in survey.results if not r.ok]
    if not failed:
        return "<section id='failures'><h2>What failed</h2><p>Nothing: every config that was tried compiled and was right.</p></section>"
    kinds = ", ".join(
        f"{count} {kind.replace('_', ' ')}" for kind, count in Counter(r.status for r in failed).most_common()
    )
    rows = "".join(
        f"<tr><td class='text'>{escape(str(r.problem))}</td><td class='text'>{escape(r.status)}</td>"
        f"<td class='wrap'>{escape(str(r.config))}</td><td class='wrap'>{escape(r.error)}</td></tr>"
        for r in failed[-_SHOWN_FAILURES:]
    )
    return (
        f"<section id='failures'><h2>What failed</h2><p>{kinds} of {len(survey.results)} results.</p><details><summary>The last"
        f" {min(len(failed), _SHOWN_FAILURES)}</summary><p class='soft'>{source}</p><div class='scroll'><table><thead>"
        "<tr><th class='text'>problem</th><th class='text'>stage</th><th class='text'>config</th><th class='text'>why</th></tr>"
        f"</thead><tbody>{rows}</tbody></table></div></details></section>"
    )


def _provenance(survey: Survey) -> str:
    d = survey.device
    origins = Counter(c.origin for c in survey.selections)
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
        "choices": ", ".join(f"{count} by {'this search' if o == 'search' else o}" for o, count in origins.items()),
        "results": ", ".join(f"{count} {status}" for status, count in Counter(r.status for r in survey.results).items()),
        "other devices": ", ".join(f"{count} choices of {other}" for other, count in survey.others.items()) or "none",
    }
    listed = "".join(f"<dt>{name}</dt><dd>{escape(value)}</dd>" for name, value in facts.items())
    stale = "".join(
        f"<li>{escape(reason)}: {count}</li>" for reason, count in Counter(s.reason for s in survey.table.stale).items()
    )
    return f"<section id='provenance'><h2>Where this comes from</h2><dl>{listed}</dl>{f'<p>Stale rows:</p><ul>{stale}</ul>' if stale else ''}</section>"


# ---------------------------------------------------------------------------------------------------------------- words


def _name(family: str) -> str:
    return _NAMES.get(family, escape(family))


def _matrix(problem: Problem) -> str:
    return str(problem).partition(" ")[2]


def _dtypes(problem: Problem) -> str:
    return _matrix(problem).rpartition(" ")[2]


def _us(result: Result) -> str:
    """The median and its standard error, to the digit that the error allows."""
    digits = 2 if result.us < 10 else 1 if result.us < 1000 else 0
    return f"{result.us:,.{digits}f} ± {result.timing.noise_us:,.{digits}f}"


def _config(result: Result) -> str:
    return ", ".join(f"{name} {value}" for name, value in result.config.items) if result.config else "mx.quantized_matmul"
