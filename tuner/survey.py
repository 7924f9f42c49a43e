"""What a result file says about one device, gathered for people to look at: read-only, nothing is timed."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tuner.attention import AnyProblem
from tuner.dispatch import DispatchTable
from tuner.errors import BadInputError
from tuner.families import FAMILY_NAMES
from tuner.measure import Result
from tuner.presets import PRESETS
from tuner.problem import DTYPES, MAX_SMALL_M, Device, Problem
from tuner.render import template_hash
from tuner.space import Config
from tuner.speculative.depth import MAX_DRAFT_TOKENS, best_depth
from tuner.store import Selection, StoreError, open_for_reading, read_results, read_selections

FINAL_SAMPLES = 3
"""A result with fewer samples is a first look, not a time to compare."""


@dataclass(frozen=True)
class Survey:
    """One device's part of a file. `others`: the rest of the file's choices, counted by the device they were made on."""

    file: Path
    device: Device
    table: DispatchTable
    results: tuple[Result, ...]
    others: Mapping[Device, int]

    @property
    def selections(self) -> list[Selection]:
        return self.table.selections

    def at(self, problem: AnyProblem) -> list[Result]:
        """The results of one problem, oldest first."""
        return [result for result in self.results if result.problem == problem]


def survey(file: Path, here: Device | None = None) -> Survey:
    """The part of `file` for the device `here`, when it has choices there, else for the device with the most choices.

    Raises StoreError for a file that cannot be read or holds no choice.
    """
    database = open_for_reading(file)
    try:
        choices = read_selections(database, file)
        counted: dict[Device, int] = {}
        for made_on, _ in choices:
            counted[made_on] = counted.get(made_on, 0) + 1
        if not counted:
            raise StoreError(f"{file} holds no choice that can be read: run `tuner search` first.")
        device = next((d for d in counted if here and d.key == here.key), max(counted, key=lambda d: counted[d]))
        results = tuple(read_results(database, file, device))
    finally:
        database.conn.close()
    table = DispatchTable(device, [(d, c) for d, c in choices if d == device])
    return Survey(file, device, table, results, {d: count for d, count in counted.items() if d != device})


def finals(results: Iterable[Result], device: Device) -> dict[AnyProblem, dict[Config, Result]]:
    """Of each problem the configs that reached a final comparison with a present template, each with its latest result."""
    hashes = {name: _hash(device.backend, name) for name in FAMILY_NAMES}
    found: dict[AnyProblem, dict[Config, Result]] = {}
    for result in results:
        compared = result.ok and len(result.timing.samples_us) >= FINAL_SAMPLES
        if compared and result.config and result.template_hash == hashes.get(result.family):
            found.setdefault(result.problem, {})[result.config] = result
    return found


def best_of_families(configs: Mapping[Config, Result]) -> dict[str, Result]:
    """The fastest final result of each family."""
    best: dict[str, Result] = {}
    for result in configs.values():
        if result.family not in best or result.us < best[result.family].us:
            best[result.family] = result
    return best


def _hash(backend: str, family: str) -> str | None:
    try:
        return template_hash(backend, family)
    except BadInputError:
        return None


# ------------------------------------------------------------------------------------------------------ search progress


def progress(results: Iterable[Result]) -> list[list[float]]:
    """For each problem, the time of the best config found by the 1st, 2nd, ... config tried, over that of the best at the
    end, as first looks saw them. A failed config counts as tried."""
    looks: dict[AnyProblem, dict[Config, float | None]] = {}
    for result in results:
        if result.config:
            us = result.us if result.ok else None
            looks.setdefault(result.problem, {}).setdefault(result.config, us)
    curves = []
    for tried in looks.values():
        times = [us for us in tried.values() if us is not None]
        if not times:
            continue
        best, curve = float("inf"), []
        for us in tried.values():
            best = min(best, us or best)
            curve.append(best / min(times))
        curves.append(curve)
    return curves


def spread_by_tries(curves: Sequence[Sequence[float]]) -> list[tuple[int, float, float, float]]:
    """(tried, median, low, high) over all problems: the middle, and the 10th and 90th percentile. A search that ended stays
    where it was."""
    rows = []
    for tried in range(1, max(map(len, curves), default=0) + 1):
        reached = sorted(r for curve in curves if (r := curve[min(tried, len(curve)) - 1]) != float("inf"))
        if reached:
            tenth = (len(reached) - 1) // 10
            rows.append((tried, statistics.median(reached), reached[tenth], reached[len(reached) - 1 - tenth]))
    return rows


# ---------------------------------------------------------------------------------------------------------- whole model


@dataclass(frozen=True)
class ModelCost:
    """Microseconds of all quantized products of one pass at M = 1, 2, ...; attention and the rest are not in it."""

    name: str
    us: list[float]
    stock_us: list[float]
    floor_us: list[float]


def model_cost(name: str, counts: Mapping[Problem, int], selections: Iterable[Selection]) -> ModelCost | None:
    """`counts`: how often a pass multiplies by each matrix (M = 1). M goes as far as every matrix was tuned at each; None
    when one was not tuned at M = 1."""
    by_problem = {choice.problem: choice for choice in selections}
    cost = ModelCost(name, [], [], [])
    for m in range(1, MAX_SMALL_M + 1):
        chosen = [(by_problem.get(matrix.at(m)), count) for matrix, count in counts.items()]
        if not chosen or any(choice is None for choice, _ in chosen):
            break
        cost.us.append(sum(c.result.us * count for c, count in chosen if c))
        cost.stock_us.append(sum(c.stock.us * count for c, count in chosen if c))
        cost.floor_us.append(sum(c.floor_us * count for c, count in chosen if c))
    return cost if cost.us else None


def preset_costs(selections: Sequence[Selection]) -> list[ModelCost]:
    """The costs of every preset whose matrices were all tuned, for each dtype of x they were tuned for."""
    costs = []
    for name, matrices in PRESETS.items():
        for dtype in DTYPES:
            counts = {matrix.problem(dtype): matrix.count for matrix in matrices}
            cost = model_cost(f"{name}, {dtype}", counts, selections)
            if cost:
                costs.append(cost)
    return costs


def suggested_depth(pass_us: Sequence[float], chance: float) -> tuple[int, float]:
    """How many tokens to draft when drafting is free and each token stands with `chance`, and how many times as fast as
    plain decoding that is."""
    chances = [chance] * MAX_DRAFT_TOKENS

    def rate_of(k: int) -> float:
        return sum(chance**i for i in range(k + 1)) / pass_us[k]

    depth, rate = 0, rate_of(0)
    while (found := best_depth(pass_us, 0.0, chances, rate)) and rate_of(found) > rate:
        depth, rate = found, rate_of(found)
    return depth, rate * pass_us[0]
