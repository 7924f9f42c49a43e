"""Charts as SVG text: lines over one or two log axes. They take their colours from the page's CSS and know no kernels."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

# One chart is as wide as a phone's column: side by side on a desk, one below the other on a phone, text always as large as
# it says.
WIDTH = 350
HEIGHT = 250
_LEFT, _RIGHT, _TOP, _BOTTOM = 50, 12, 26, 38
_TICK_GAP = 26  # pixels between two labels of the y axis at least


@dataclass(frozen=True)
class Line:
    """One series. `style` names a CSS class that gives colour and dashes; `notes`, one a point, show when pointed at."""

    label: str
    style: str
    points: Sequence[tuple[float, float]]
    notes: Sequence[str] = ()
    marks: bool = True


@dataclass(frozen=True)
class Band:
    """An area between two curves: (x, low, high)."""

    label: str
    style: str
    points: Sequence[tuple[float, float, float]]


@dataclass(frozen=True)
class Axis:
    """A label with its unit, and how values are placed. ticks: the values that get a label (default: chosen)."""

    label: str
    log: bool = False
    ticks: Sequence[float] = ()
    low: float | None = None
    high: float | None = None


def line_chart(
    title: str,
    x: Axis,
    y: Axis,
    lines: Sequence[Line],
    bands: Sequence[Band] = (),
    rings: Sequence[tuple[float, float]] = (),
) -> str:
    """An SVG element. `rings` are points to be marked: those that were selected. Empty text when there is no point."""
    values = [point for line in lines for point in line.points]
    values += [(at, us) for band in bands for at, low, high in band.points for us in (low, high)]
    if not values:
        return ""
    across = _Scale(x, [v[0] for v in values], _LEFT, WIDTH - _RIGHT)
    up = _Scale(y, [v[1] for v in values], HEIGHT - _BOTTOM, _TOP)
    described = f"{title}: {y.label} against {x.label}"
    parts = [
        f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(described)}">',
        *_axes(x, y, across, up),
        *(_band(band, across, up) for band in bands),
        *(_line(line, across, up) for line in lines),
        *(f'<circle class="ring" cx="{across(at):.1f}" cy="{up(us):.1f}" r="5.5"/>' for at, us in rings),
        "</svg>",
    ]
    return "".join(parts)


class _Scale:
    """Places the values of an axis between two pixels."""

    def __init__(self, axis: Axis, values: Sequence[float], first: float, last: float) -> None:
        self._log = axis.log
        low, high = min(values), max(values)
        if axis.log:
            low, high = low / 1.15, high * 1.15
        elif low != high:
            high += 0.04 * (high - low)
        low, high = axis.low if axis.low is not None else low, axis.high if axis.high is not None else high
        if low == high:
            low, high = (low / 2, high * 2) if axis.log else (low - 1, high + 1)
        self.low, self.high = low, high
        self._first, self._last = first, last
        self.ticks = [t for t in axis.ticks or self._chosen() if low <= t <= high]

    def __call__(self, value: float) -> float:
        low, high = (math.log(self.low), math.log(self.high)) if self._log else (self.low, self.high)
        at = math.log(value) if self._log else value
        return self._first + (at - low) / (high - low) * (self._last - self._first)

    def _chosen(self) -> list[float]:
        """Round values with room for a label each."""
        room = max(2, int(abs(self._last - self._first) / _TICK_GAP))
        if not self._log:
            step = _round_step((self.high - self.low) / room)
            return [step * i for i in range(math.ceil(self.low / step), math.floor(self.high / step) + 1)]
        decades = range(math.floor(math.log10(self.low)), math.ceil(math.log10(self.high)) + 1)
        for digits in ((1, 2, 3, 5), (1, 2, 5), (1, 3), (1,)):
            ticks = [d * 10.0**e for e in decades for d in digits if self.low <= d * 10.0**e <= self.high]
            places = [self(t) for t in ticks]
            if all(abs(a - b) >= _TICK_GAP / 1.5 for a, b in itertools.pairwise(places)):
                break
        return ticks


def _round_step(least: float) -> float:
    exponent = 10.0 ** math.floor(math.log10(least))
    return next(digit * exponent for digit in (1, 2, 5, 10) if digit * exponent >= least)


def _axes(x: Axis, y: Axis, across: _Scale, up: _Scale) -> list[str]:
    left, right, top, bottom = _LEFT, WIDTH - _RIGHT, _TOP, HEIGHT - _BOTTOM
    parts = []
    for tick in up.ticks:
        at = up(tick)
        parts.append(f'<line class="grid" x1="{left}" x2="{right}" y1="{at:.1f}" y2="{at:.1f}"/>')
        parts.append(f'<text x="{left - 5}" y="{at + 4:.1f}" text-anchor="end">{_tick(tick)}</text>')
    for tick in across.ticks:
        at = across(tick)
        parts.append(f'<line class="grid" x1="{at:.1f}" x2="{at:.1f}" y1="{top}" y2="{bottom}"/>')
        parts.append(f'<text x="{at:.1f}" y="{bottom + 14}" text-anchor="middle">{_tick(tick)}</text>')
    parts.append(f'<text x="{(left + right) / 2}" y="{HEIGHT - 5}" text-anchor="middle">{escape(x.label)}</text>')
    parts.append(f'<text x="2" y="12">{escape(y.label)}</text>')
    return parts


def _line(line: Line, across: _Scale, up: _Scale) -> str:
    places = [(across(at), up(us)) for at, us in line.points]
    path = " ".join(f"{px:.1f},{py:.1f}" for px, py in places)
    parts = [f'<g class="series {line.style}"><polyline points="{path}"><title>{escape(line.label)}</title></polyline>']
    if line.marks:
        notes = line.notes or [f"{line.label}: {number(us)} at {number(at)}" for at, us in line.points]
        for (px, py), note in zip(places, notes, strict=True):
            parts.append(f'<circle cx="{px:.1f}" cy="{py:.1f}" r="2.6"><title>{escape(note)}</title></circle>')
    return "".join([*parts, "</g>"])


def _band(band: Band, across: _Scale, up: _Scale) -> str:
    there = [f"{across(at):.1f},{up(high):.1f}" for at, _, high in band.points]
    back = [f"{across(at):.1f},{up(low):.1f}" for at, low, _ in reversed(band.points)]
    return f'<polygon class="{band.style}" points="{" ".join(there + back)}"><title>{escape(band.label)}</title></polygon>'


def _tick(value: float) -> str:
    """A value as short as an axis needs it."""
    if abs(value) >= 1e6:
        return f"{number(value / 1e6)}M"
    return f"{number(value / 1e3)}k" if abs(value) >= 1e5 else number(value)


def number(value: float) -> str:
    """A value as people write it: 3 significant digits, thousands apart."""
    if value == 0:
        return "0"
    if abs(value) >= 1000:
        return f"{value:,.0f}"
    decimals = max(0, 2 - math.floor(math.log10(abs(value))))
    return f"{value:.{decimals}f}".rstrip("0").rstrip(".") if decimals else f"{value:.0f}"
