"""An immutable view of the store for one device, and the choice of a kernel from it. Reads once, never times or writes."""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import mlx.core as mx

from tuner.attention import AnyProblem, AttentionProblem
from tuner.backends import backend as find_backend
from tuner.errors import TunerError, TunerNotice
from tuner.exact import exact_up_to, why_not_exact
from tuner.families import why_not
from tuner.problem import MAX_SMALL_M, Device
from tuner.render import template_hash
from tuner.resources import resource
from tuner.space import Config
from tuner.store import ORIGINS, Selection, default_path, import_lines, open_for_reading, read_selections


@dataclass(frozen=True)
class Choice:
    """What serves a problem: a config, or stock (None), and why. `tuned_as` is the problem the config was measured on."""

    config: Config | None
    reason: str
    tuned_as: AnyProblem | None = None


@dataclass(frozen=True)
class Stale:
    """A stored choice that is not used here, and why. `replaced`: another choice, which holds, serves its problem."""

    problem: AnyProblem
    device: Device
    reason: str
    replaced: bool = False


class DispatchTable:
    """The choices that hold on one device, of several for one problem the one whose origin comes first. `stale` lists those
    in the file that do not hold, each with its reason.

    exact: the small M of a matrix are all served by one Reduction, or by stock. Only exact choices, and choices for M above
    16, which no pass of a decode loop has, are then taken from `choices`.
    activations: the precision class whose kernels serve M of 1..16 where there are any; "float" ones serve the rest.
    """

    def __init__(
        self,
        device: Device,
        choices: Iterable[tuple[Device, Selection]],
        exact: bool = False,
        activations: str = "float",
    ) -> None:
        self.device = device
        self.exact = exact
        self.activations = activations
        self.stale: tuple[Stale, ...] = ()
        self._by_matrix: dict[AnyProblem, list[Selection]] = {}
        held: dict[AnyProblem, Selection] = {}
        stale = []
        taken = [(d, c) for d, c in choices if c.exact == exact or (exact and c.problem.m > MAX_SMALL_M)]
        mixed = _mixed(taken)
        sources: dict[AnyProblem, tuple[str, str]] = {}
        for made_on, choice in sorted(taken, key=lambda c: (ORIGINS.index(c[1].origin), c[0].key != device.key)):
            source, matrix = (choice.origin, made_on.key), choice.problem.matrix
            reason = why_stale(device, made_on, choice) or (mixed.get((source, matrix)) if choice.exact else None)
            if reason is None and choice.exact and sources.setdefault(matrix, source) != source:
                continue  # exact choices of two searches may sum in two orders: one of them serves all M of a matrix
            if reason is None:
                held.setdefault(choice.problem, choice)
            elif choice.origin != "seed":  # shipped rows are for many devices
                stale.append(Stale(choice.problem, made_on, reason))
        for problem, choice in held.items():
            self._by_matrix.setdefault(problem.matrix, []).append(choice)
        self.stale = tuple(replace(entry, replaced=entry.problem in held) for entry in stale)

    def __len__(self) -> int:
        return sum(map(len, self._by_matrix.values()))

    @property
    def selections(self) -> list[Selection]:
        """Every choice that holds here, by matrix and M."""
        return [choice for choices in self._by_matrix.values() for choice in sorted(choices, key=lambda c: c.problem.place)]

    @property
    def has_attention(self) -> bool:
        """Whether any choice is attention's: `apply(model, table, attention=True)` then has something to serve."""
        return any(isinstance(matrix, AttentionProblem) for matrix in self._by_matrix)

    @property
    def exact_up_to(self) -> int:
        """The largest M up to which every matrix of the table has one Reduction; 0 for an empty table."""
        return min((self.matrix_exact_up_to(matrix) for matrix in self._by_matrix), default=0)

    def matrix_exact_up_to(self, problem: AnyProblem) -> int:
        """The largest M up to which the matrix of a problem has one Reduction from M = 1 on; 0 when M = 1 is stock."""
        tuned = self._by_matrix.get(problem.matrix, [])
        return exact_up_to({c.problem.m: c.result.reduction for c in tuned if c.problem.m <= MAX_SMALL_M})

    def select(self, problem: AnyProblem) -> Choice:
        """The config for a problem, or stock. An M that was not tuned is stock, unless a config serves a range with it."""
        tuned = self._by_matrix.get(problem.matrix, [])
        near = [c for c in tuned if c.problem.covers(problem)]  # type: ignore[arg-type]  # of one matrix, so of one type
        serving = [c for c in near if c.result.m_range[0] <= problem.m <= c.result.m_range[1]]
        if not tuned:
            return Choice(None, f"{_matrix(problem)} was not tuned on this device.")
        if not near:
            contexts = ", ".join(sorted({str(c.problem).rpartition(" ")[2] for c in tuned}))
            return Choice(None, f"{_matrix(problem)} was tuned at {contexts}, none of which serves it.")
        tuned = near
        if not serving and self.exact and problem.m <= MAX_SMALL_M:
            sizes = ", ".join(str(c.problem.m) for c in sorted(tuned, key=lambda c: c.problem.m) if c.exact) or "none"
            return Choice(
                None, f"{_matrix(problem)} is exact at M = {sizes}, not at {problem.m}: run tuner search --exact."
            )
        if not serving:
            sizes = ", ".join(str(c.problem.m) for c in sorted(tuned, key=lambda c: c.problem.m))
            return Choice(None, f"{_matrix(problem)} was tuned at M = {sizes}, not at {problem.m}.")
        choice = min(serving, key=lambda c: abs(c.problem.m - problem.m))
        if choice.result.config is None:
            return Choice(None, f"stock won: {choice.reason}.", choice.problem)
        if choice.exact:
            times = f"{choice.result.us:.1f} us at M = {choice.problem.m}, stock {choice.stock.us:.1f} us"
            return Choice(choice.result.config, f"exact, {choice.result.reduction}: {times}.", choice.problem)
        times = f"{choice.result.us:.1f} us, stock {choice.stock.us:.1f} us"
        return Choice(choice.result.config, f"{choice.reason}: {times} at M = {choice.problem.m}.", choice.problem)

    def choices(self, problem: AnyProblem) -> list[Selection]:
        """The choices for the matrix of a problem, or its attention, by context and M."""
        return sorted(self._by_matrix.get(problem.matrix, []), key=lambda c: c.problem.place)

    def measured(self, problem: AnyProblem) -> Selection | None:
        """The choice that was made at exactly this problem."""
        return next((c for c in self._by_matrix.get(problem.matrix, []) if c.problem == problem), None)

    def explain(self, problem: AnyProblem) -> str:
        """Why a problem is served as it is, in a sentence or two."""
        choice = self.select(problem)
        text = f"{problem}: {choice.config or 'stock'}; {choice.reason}"
        stale = [entry.reason for entry in self.stale if entry.problem == problem]
        return f"{text} A stored row is stale: {stale[0]}." if stale and choice.tuned_as is None else text


def load_table(
    path: str | Path | None = None, backend: str = "auto", exact: bool = False, activations: str = "float"
) -> DispatchTable:
    """The table of the file at `path` (default: TUNER_DB, or the user's data folder) for the device here, filled up with
    the shipped rows that hold here.

    exact: a row of a pass gets the same bits at every M of 1..16 that `tuner search --exact` covered; other M are stock.

    activations: "int8" lets kernels that round x to 8-bit integers serve; without it none ever does.

    Never raises for a file that cannot be read or was made elsewhere: its rows are then missing from the table, what they
    would have served runs on stock, and one TunerNotice says why. Raises BadInputError for an unknown backend.
    """
    file = Path(path) if path else default_path()
    device = find_backend(backend).device()
    shipped = list(seed_choices())
    try:
        database = open_for_reading(file)
        try:
            choices = read_selections(database, file)
            if exact:
                choices += read_selections(database, file, exact=True)
            table = DispatchTable(device, [*choices, *shipped], exact, activations)
        finally:
            database.conn.close()
    except TunerError as error:
        table = DispatchTable(device, shipped, exact, activations)
        left = f"Only the {len(table)} shipped rows are used." if len(table) else "Everything runs on stock."
        warnings.warn(f"{error} {left}", TunerNotice, stacklevel=2)
        return table
    if device.backend == "cpu" and mx.default_device() != mx.Device(mx.cpu):
        text = f"The kernels of {file} are for the CPU, and MLX computes on {mx.default_device()} here. All runs on stock."
        warnings.warn(text, TunerNotice, stacklevel=2)
        return DispatchTable(device, [], exact, activations)
    if exact and not table.exact_up_to and not table.stale:
        text = f"{file} holds matrices without exact choices: they run on stock. `tuner search --exact` makes them."
        warnings.warn(text, TunerNotice, stacklevel=2)
    if table.stale and not len(table):
        text = f"No row of {file} holds here: {table.stale[0].reason}. Everything runs on stock; `tuner search` adds rows."
        warnings.warn(text, TunerNotice, stacklevel=2)
    return table


def seed_choices() -> Iterator[tuple[Device, Selection]]:
    """The rows that ship with the tuner, in db/seed/*.jsonl as `tuner export` writes them."""
    for file in sorted(resource("db/seed").glob("*.jsonl")):
        for entry in import_lines(file.read_text().splitlines()):
            if not isinstance(entry, str):
                yield entry[0], replace(entry[1], origin="seed")


def why_stale(device: Device, made_on: Device, choice: Selection) -> str | None:
    """Why a stored choice may not be used on `device`, or None."""
    other = device.why_not(made_on)
    if other:
        return other
    config = choice.result.config
    if config is None:
        return None
    try:
        if choice.result.template_hash != template_hash(device.backend, config.family):
            return f"the {config.family} template has changed since"
        return why_not(config, choice.problem, device)
    except TunerError as error:
        return str(error)


def _mixed(choices: Iterable[tuple[Device, Selection]]) -> dict[tuple[tuple[str, str], AnyProblem], str]:
    """Sources (an origin, a device's key) and matrices (M = 1) whose exact choices do not go together, and why."""
    together: dict[tuple[tuple[str, str], AnyProblem], list[Selection]] = {}
    for made_on, choice in choices:
        if choice.exact:
            together.setdefault(((choice.origin, made_on.key), choice.problem.matrix), []).append(choice)
    return {group: reason for group, same in together.items() if (reason := why_not_exact(same))}


def _matrix(problem: AnyProblem) -> str:
    return str(problem).partition(" ")[2]
