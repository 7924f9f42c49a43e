"""Two tables compared: what changed, by how much, and whether that is within the noise."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tuner.attention import AnyProblem, in_order
from tuner.errors import BadInputError
from tuner.problem import MAX_SMALL_M, Device
from tuner.store import Selection, import_lines, open_for_reading, read_selections

_SQLITE = b"SQLite format 3\0"

Choices = list[tuple[Device, Selection]]


@dataclass(frozen=True)
class Change:
    """One problem in both tables, or in one of them.

    verdict: "same" (as far as the noise tells), "faster", "slower", "only in A" or "only in B".
    """

    problem: AnyProblem
    before: Selection | None
    after: Selection | None
    verdict: str

    @property
    def ratio(self) -> float | None:
        """The time in B over that in A."""
        return self.after.result.us / self.before.result.us if self.before and self.after else None

    @property
    def stock_ratio(self) -> float | None:
        return self.after.stock.us / self.before.stock.us if self.before and self.after else None

    @property
    def other_choice(self) -> bool:
        """Whether both tables have a choice, and not the same one."""
        return bool(self.before and self.after and self.before.result.config != self.after.result.config)


@dataclass(frozen=True)
class Diff:
    """The devices whose choices were compared, and every problem of either. `drift`: by what share stock's time moves from
    one table to the other, in the median; 0 where the versions of MLX differ, since stock may differ then."""

    before: Device
    after: Device
    drift: float
    changes: tuple[Change, ...]

    @property
    def counts(self) -> dict[str, int]:
        counted = Counter(change.verdict for change in self.changes)
        return dict(counted) | {"other choice": sum(change.other_choice for change in self.changes)}

    @property
    def decode_us(self) -> tuple[float, float]:
        """The times of all problems with M up to 16 that are in both tables, added up: A and B."""
        both = [c for c in self.changes if c.before and c.after and c.problem.m <= MAX_SMALL_M]
        return sum(c.before.result.us for c in both if c.before), sum(c.after.result.us for c in both if c.after)

    def to_json(self) -> dict[str, Any]:
        a, b = self.decode_us
        return {
            "a": {"device": str(self.before), "mlx_version": self.before.mlx_version},
            "b": {"device": str(self.after), "mlx_version": self.after.mlx_version},
            "stock_drift": round(self.drift, 4),
            "counts": self.counts,
            "decode_us": {"a": round(a, 2), "b": round(b, 2)},
            "changes": [_json(change) for change in self.changes],
        }


def read_choices(file: Path) -> tuple[Choices, list[str]]:
    """The choices of a result file or of exported JSON Lines, and a sentence for each line that is none. Raises StoreError
    and BadInputError."""
    try:
        with file.open("rb") as opened:
            is_database = opened.read(len(_SQLITE)) == _SQLITE
        lines = [] if is_database else file.read_text().splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadInputError(f"{file} can not be read: {error}.") from error
    if is_database:
        database = open_for_reading(file)
        try:
            return read_selections(database, file), []
        finally:
            database.conn.close()
    found = list(import_lines(lines))
    choices = [entry for entry in found if not isinstance(entry, str)]
    skipped = [f"{file}: {entry}" for entry in found if isinstance(entry, str)]
    if not choices:
        raise BadInputError(f"{file} is neither a result file nor holds an exported row. {(skipped or [''])[0]}".rstrip())
    return choices, skipped


def diff(a: Choices, b: Choices) -> list[Diff]:
    """The comparison of each device in `a` with its like in `b`: the same one, else the same but for MLX's version. Where
    each table has just one device, these two."""
    return [_compared(x, y, a, b) for x, y in _pairs({d for d, _ in a}, {d for d, _ in b})]


def _pairs(a: set[Device], b: set[Device]) -> list[tuple[Device, Device]]:
    if len(a) == len(b) == 1:
        return [(next(iter(a)), next(iter(b)))]
    pairs = []
    for device in sorted(a):
        like = [other for other in sorted(b) if _but_for_mlx(other) == _but_for_mlx(device)]
        if like:
            pairs.append((device, device if device in like else like[-1]))
    return pairs


def _but_for_mlx(device: Device) -> tuple[str, ...]:
    return device.backend, device.name, device.architecture, device.cores, device.memory, device.system


def _compared(x: Device, y: Device, a: Choices, b: Choices) -> Diff:
    before = {choice.problem: choice for device, choice in a if device == x}
    after = {choice.problem: choice for device, choice in b if device == y}
    both = [problem for problem in before if problem in after]
    drift = 0.0
    if both and x.mlx_version == y.mlx_version:
        drift = statistics.median(abs(after[p].stock.us / before[p].stock.us - 1) for p in both)
    order = in_order([*before, *after])
    changes = (Change(p, before.get(p), after.get(p), _verdict(before.get(p), after.get(p), drift)) for p in order)
    return Diff(x, y, drift, tuple(changes))


def _verdict(before: Selection | None, after: Selection | None, drift: float) -> str:
    """Beyond the noise is what either session's spread and the move of stock, the same kernel in both, do not explain."""
    if before is None or after is None:
        return "only in B" if before is None else "only in A"
    moved = abs(after.result.us / before.result.us - 1) > drift
    if moved and after.result.timing.beats(before.result.timing):
        return "faster"
    if moved and before.result.timing.beats(after.result.timing):
        return "slower"
    return "same"


def _json(change: Change) -> dict[str, Any]:
    return {
        "problem": str(change.problem),
        "verdict": change.verdict,
        "ratio": round(change.ratio, 4) if change.ratio else None,
        "stock_ratio": round(change.stock_ratio, 4) if change.stock_ratio else None,
        "a": _side(change.before),
        "b": _side(change.after),
    }


def _side(choice: Selection | None) -> dict[str, Any] | None:
    if choice is None:
        return None
    result = choice.result
    return {
        "selected": result.family,
        "config": result.config.values if result.config else {},
        "us": round(result.us, 2),
        "noise_us": round(result.timing.noise_us, 2),
        "measured": result.created,
    }


def of_interest(changes: Iterable[Change]) -> list[Change]:
    """Those where the time or the choice is another."""
    return [change for change in changes if change.verdict != "same" or change.other_choice]
