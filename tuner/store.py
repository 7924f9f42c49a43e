"""Every result in one SQLite file: migrations, adding, reading, export and import. The file's layout is db/schema.sql."""

from __future__ import annotations

import hashlib
import importlib.metadata
import json
import math
import os
import sqlite3
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import platformdirs
from sqlite_utils import Database, Migrations
from sqlite_utils.db import Table

from tuner.attention import AnyProblem, AttentionProblem
from tuner.errors import BadInputError, TunerError
from tuner.measure import STATUSES, Measurement, Result
from tuner.problem import Device, Problem, Quantization
from tuner.space import Config

_BUSY_SECONDS = 30.0  # searches share a file: one may hold the lock while it writes

migrations = Migrations("small_m_tuner")


_PROBLEM = {
    "m": int,
    "n": int,
    "k": int,
    "mode": str,
    "bits": int,
    "group_size": int,
    "x_dtype": str,
    "scale_dtype": str,
}  # as it was at first: a migration never changes
_SELECTION = {
    "device": str,
    **_PROBLEM,
    "result": int,
    "stock": int,
    "floor_us": float,
    "reason": str,
    "created": str,
}
_SELECTION_KEY = ("device", *_PROBLEM)
_ACTIVATIONS_KEY = (*_SELECTION_KEY, "activations")
_KEY = (*_ACTIVATIONS_KEY, "attention", "context")
_SELECTION_LINKS = [("device", "devices", "key"), ("result", "results", "id"), ("stock", "results", "id")]


@migrations()
def m001_initial(db: Database) -> None:
    """Devices, every result with its samples, and the choice made of them for each problem."""
    table(db, "devices").create(
        {
            "key": str,
            "backend": str,
            "name": str,
            "architecture": str,
            "cores": str,
            "memory": str,
            "system": str,
            "mlx_version": str,
        },
        pk="key",
    )
    table(db, "results").create(
        {
            "id": int,
            "device": str,
            **_PROBLEM,
            "family": str,
            "config": str,
            "template_hash": str,
            "status": str,
            "error": str,
            "m_low": int,
            "m_high": int,
            "reduction": str,
            "us": float,
            "samples_us": str,
            "policy": str,
            "created": str,
        },
        pk="id",
        foreign_keys=[("device", "devices", "key")],
    )
    table(db, "results").create_index(["device", "n", "k", "m"])
    table(db, "selections").create(_SELECTION, pk=_SELECTION_KEY, foreign_keys=_SELECTION_LINKS)


@migrations()
def m002_exact_selections(db: Database) -> None:
    """The choices of exact dispatch beside the others: of one matrix all have one Reduction."""
    table(db, "exact_selections").create(_SELECTION, pk=_SELECTION_KEY, foreign_keys=_SELECTION_LINKS)


@migrations()
def m003_origin(db: Database) -> None:
    """Where a choice came from: a search here, or an imported file."""
    table(db, "selections").add_column("origin", str)
    table(db, "exact_selections").add_column("origin", str)


@migrations()
def m004_activations(db: Database) -> None:
    """Precision classes: what was measured so far is float."""
    for name in ("results", "selections", "exact_selections"):
        table(db, name).add_column("activations", str, not_null_default="float")
    for name in ("selections", "exact_selections"):
        table(db, name).transform(pk=_ACTIVATIONS_KEY)


@migrations()
def m005_attention(db: Database) -> None:
    """Attention beside matrices: its heads as JSON, "" for a matrix, and the context. n and k are then 0."""
    for name in ("results", "selections", "exact_selections"):
        table(db, name).add_column("attention", str, not_null_default="")
        table(db, name).add_column("context", int, not_null_default=0)
    for name in ("selections", "exact_selections"):
        table(db, name).transform(pk=_KEY)


class StoreError(TunerError):
    """The result file cannot be read or written; the message says which file and what to do."""


ORIGINS = ("search", "imported", "seed")
"""Where choices come from, by precedence: the user's own search, `tuner import`, a file that ships with the tuner."""


@dataclass(frozen=True)
class Selection:
    """The choice stored for a problem: `result` serves it (stock itself when no kernel beat it), timed beside `stock`.

    exact: it serves exact dispatch, together with those of the other M of its matrix, and is a kernel.
    origin: one of ORIGINS; of two choices for one problem the one whose origin stands first there is used.
    """

    problem: AnyProblem
    result: Result
    stock: Result
    floor_us: float
    reason: str
    exact: bool = False
    origin: str = "search"

    @property
    def speedup(self) -> float:
        return self.stock.us / self.result.us


def default_path() -> Path:
    """TUNER_DB, or tuner.db in the user's data folder."""
    asked = os.environ.get("TUNER_DB")
    return Path(asked) if asked else platformdirs.user_data_path("small-m-tuner") / "tuner.db"


class Store:
    """One result file, opened for writing; made when missing. Raises StoreError."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or default_path()
        with _reported(self.path):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            connection = sqlite3.connect(self.path, timeout=_BUSY_SECONDS, check_same_thread=False)
            self._db = Database(connection)
            with connection:
                connection.execute("begin immediate")  # two new searches must not both make the tables
                migrations.apply(self._db)
                connection.execute("update devices set key = key where 0")  # told now, not when there is a result to store

    def add(self, device: Device, result: Result) -> int:
        """Stores one result, whatever its status; returns its row id."""
        return self.add_all(device, [result])[0]

    def add_all(self, device: Device, results: Sequence[Result]) -> list[int]:
        """Stores results together, all or none: a disk takes as long for many as for one."""
        ids = []
        with _reported(self.path), self._db.conn:
            table(self._db, "devices").insert({"key": device.key, **asdict(device)}, ignore=True)
            for result in results:
                table(self._db, "results").insert(_result_row(device, result))
                ids.append(int(self._db.execute("select last_insert_rowid()").fetchone()[0]))
        return ids

    def select(self, device: Device, selection: Selection) -> None:
        """Stores the two results of a choice and makes it the one that dispatch uses (not exact dispatch)."""
        row = self._selection_row(device, selection)
        with _reported(self.path), self._db.conn:
            table(self._db, "selections").upsert(row, pk=_KEY)

    def select_exact(self, device: Device, matrix: AnyProblem, choices: Sequence[Selection]) -> None:
        """Makes `choices` all that exact dispatch has for a matrix (M = 1): no M of an earlier choice stays beside them."""
        rows = [self._selection_row(device, choice) for choice in choices]
        same = {"device": device.key} | {k: v for k, v in problem_row(matrix).items() if k not in ("m", "context")}
        with _reported(self.path), self._db.conn:
            where = " and ".join(f"{name} = :{name}" for name in same)
            self._db.conn.execute(f"delete from exact_selections where {where}", same)
            table(self._db, "exact_selections").insert_all(rows)

    def select_all(self, choices: Iterable[tuple[Device, Selection]]) -> None:
        """Stores choices of both kinds, as `import_lines` gives them."""
        exact: dict[tuple[Device, AnyProblem], list[Selection]] = {}
        for device, choice in choices:
            if choice.exact:
                exact.setdefault((device, choice.problem.matrix), []).append(choice)
            else:
                self.select(device, choice)
        for (device, matrix), together in exact.items():
            self.select_exact(device, matrix, together)

    def _selection_row(self, device: Device, selection: Selection) -> dict[str, Any]:
        """The row of a choice, whose results are stored here."""
        chosen = self.add(device, selection.result)
        stock = chosen if selection.result.config is None else self.add(device, selection.stock)
        return {
            "device": device.key,
            **problem_row(selection.problem),
            "result": chosen,
            "stock": stock,
            "floor_us": selection.floor_us,
            "reason": selection.reason,
            "created": _now(),
            "origin": selection.origin,
        }

    def results(self, device: Device, problem: AnyProblem) -> list[Result]:
        """Every stored result of a problem on exactly this device, oldest first; rows that cannot be read are left out."""
        return list(self._results(device, problem))

    def _results(self, device: Device, problem: AnyProblem) -> Iterator[Result]:
        where = " and ".join(f"{name} = :{name}" for name in problem_row(problem))
        query = f"select * from results where device = :device and {where} order by id"
        with _reported(self.path):
            for row in self._db.query(query, {"device": device.key, **problem_row(problem)}):
                result = _result(row)
                if result is not None:
                    yield result

    def best_by_family(self, device: Device, hashes: dict[str, str]) -> dict[AnyProblem, dict[str, float]]:
        """For each problem on this device the least time of each family, over the configs that reached a final comparison,
        each by its latest one. `hashes`: the present template hash of each family."""
        query = "select * from results where device = ? and status = 'ok' and family != 'stock' order by id"
        latest: dict[tuple[AnyProblem, Config], float] = {}
        with _reported(self.path):
            for row in self._db.query(query, [device.key]):
                result = _result(row)
                if result is None or result.config is None or len(result.timing.samples_us) < 3:
                    continue
                if result.template_hash == hashes.get(result.family):
                    latest[result.problem, result.config] = result.us
        best: dict[AnyProblem, dict[str, float]] = {}
        for (problem, config), us in latest.items():
            families = best.setdefault(problem, {})
            families[config.family] = min(us, families.get(config.family, us))
        return best

    def selections(self, exact: bool = False) -> list[tuple[Device, Selection]]:
        """Every choice in the file; with `exact` those of exact dispatch instead."""
        return read_selections(self._db, self.path, exact)

    def close(self) -> None:
        self._db.conn.close()


def open_for_reading(path: Path) -> Database:
    """The file opened read-only: it works in a read-only folder and leaves nothing behind. Raises StoreError."""
    if not path.is_file():
        raise StoreError(f"There is no table at {path}: run `tuner search` first, or name the file with --db or TUNER_DB.")
    with _reported(path):
        uri = f"{path.resolve().as_uri()}?mode=ro"
        database = Database(sqlite3.connect(uri, uri=True, timeout=_BUSY_SECONDS, check_same_thread=False))
        database.execute("select count(*) from sqlite_master").fetchone()
        return database


def read_selections(database: Database, path: Path, exact: bool = False) -> list[tuple[Device, Selection]]:
    """Every choice in the file, or with `exact` every one of exact dispatch, with the device it was made on; a row that
    cannot be read is left out. A file from before there was exact dispatch has none."""
    with _reported(path):
        present = set(database.table_names())
        if not {"devices", "results", "selections"} <= present:
            raise StoreError(f"{path} is no result file of this tuner: its tables are missing.")
        name = "exact_selections" if exact else "selections"
        if name not in present:
            return []
        devices = {row["key"]: _device(row) for row in database.query("select * from devices")}
        found = []
        for row in database.query(f"select * from {name} order by n, k, m"):
            result, stock = (_result_by_id(database, row[column]) for column in ("result", "stock"))
            device, problem = devices.get(row["device"]), _problem(row)
            if device and problem and result and stock and result.ok and stock.ok:
                floor_us, reason = row["floor_us"] or 0.0, row["reason"] or ""
                origin = row.get("origin")
                origin = origin if origin in ORIGINS else ORIGINS[0]  # a file from before there was a column for it
                found.append((device, Selection(problem, result, stock, floor_us, reason, exact, origin)))
        return found


def read_results(database: Database, path: Path, device: Device) -> list[Result]:
    """Every stored result on exactly this device, oldest first; rows that cannot be read are left out."""
    with _reported(path):
        rows = database.query("select * from results where device = ? order by id", [device.key])
        return [result for row in rows if (result := _result(row))]


def _result_by_id(database: Database, row_id: int) -> Result | None:
    row = next(iter(database.query("select * from results where id = ?", [row_id])), None)
    return _result(row) if row else None


# ------------------------------------------------------------------------------------------------------ export and import

_FORMAT = "small-m-tuner/2"


def export_lines(choices: Iterable[tuple[Device, Selection]]) -> Iterator[str]:
    """JSON Lines, one choice a line, each complete by itself: who made it, device, problem, the chosen and the stock result
    with their samples and dates, and a hash of all that."""
    for device, choice in choices:
        data = {
            "format": _FORMAT,
            "tuner": importlib.metadata.version("small-m-tuner"),
            "device": asdict(device),
            "problem": problem_row(choice.problem),
            "result": _portable(device, choice.result),
            "stock": _portable(device, choice.stock),
            "floor_us": choice.floor_us,
            "reason": choice.reason,
            "exact": choice.exact,
        }
        yield json.dumps(data | {"sha256": line_hash(data)})


def import_lines(lines: Iterable[str]) -> Iterator[tuple[Device, Selection] | str]:
    """The choices of exported lines, as imported ones; for a line that is not one, a sentence with its number instead."""
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            data = json.loads(line)
            if data.get("format") != _FORMAT:
                raise ValueError(f"its format is {data.get('format')!r}, not {_FORMAT!r}")
            if data.get("sha256") != line_hash(data):
                raise ValueError("its hash is not that of its text: it was changed or cut short")
            problem = _problem(data["problem"])
            result, stock = _result(data["result"]), _result(data["stock"])
            if not (problem and result and stock and result.ok and stock.ok):
                raise ValueError("its problem or results cannot be read")
            device = _device(data["device"])
            exact = data.get("exact") is True
            if exact and result.config is None:
                raise ValueError("stock is no exact choice")
            reason, floor_us = str(data["reason"]), float(data["floor_us"])
            yield device, Selection(problem, result, stock, floor_us, reason, exact, "imported")
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            yield f"line {number} is skipped: {error}."


def line_hash(data: dict[str, Any]) -> str:
    """SHA-256 over the fields of an exported line, in sorted order, but for the hash itself."""
    hashed = {name: value for name, value in data.items() if name != "sha256"}
    return hashlib.sha256(json.dumps(hashed, sort_keys=True).encode()).hexdigest()


def result_line(device: Device, result: Result) -> str:
    """One result, whatever its status, as a line of JSON."""
    return json.dumps(_portable(device, result))


def result_of_line(line: str) -> Result | None:
    """The result of such a line, or None for one that cannot be read."""
    try:
        return _result(json.loads(line))
    except (ValueError, KeyError, TypeError, AttributeError):
        return None


def _portable(device: Device, result: Result) -> dict[str, Any]:
    return {k: v for k, v in _result_row(device, result).items() if k != "device"}


# ------------------------------------------------------------------------------------------------------------ rows


_HEADS = ("heads", "kv_heads", "head_dim", "value_dim", "mask", "window", "softcap", "sinks")
_MATRIX_ONLY = {"n": 0, "k": 0, "mode": "affine", "scale_dtype": "", "activations": "float"}


def problem_row(problem: AnyProblem) -> dict[str, Any]:
    """A problem as columns."""
    if isinstance(problem, AttentionProblem):
        heads = {name: getattr(problem, name) for name in _HEADS}
        same = {name: getattr(problem, name) for name in ("m", "bits", "group_size", "x_dtype", "context")}
        return _MATRIX_ONLY | same | {"attention": json.dumps(heads, sort_keys=True)}
    return {
        "m": problem.m,
        "n": problem.n,
        "k": problem.k,
        **asdict(problem.quantization),
        "x_dtype": problem.x_dtype,
        "scale_dtype": problem.scale_dtype,
        "activations": problem.activations,
        "attention": "",
        "context": 0,
    }


def _result_row(device: Device, result: Result) -> dict[str, Any]:
    timing = result.measurement
    return {
        "device": device.key,
        **problem_row(result.problem),
        "family": result.family,
        "config": result.config.to_json() if result.config else None,
        "template_hash": result.template_hash,
        "status": result.status,
        "error": result.error,
        "m_low": result.m_range[0],
        "m_high": result.m_range[1],
        "reduction": result.reduction,
        "us": timing.us if timing else None,
        "samples_us": json.dumps([round(us, 3) for us in timing.samples_us]) if timing else None,
        "policy": timing.policy if timing else None,
        "created": result.created or _now(),
    }


def _problem(row: dict[str, Any]) -> AnyProblem | None:
    try:
        if row.get("attention"):  # a file from before there was a column for it has matrices only
            same = {name: row[name] for name in ("m", "bits", "group_size", "x_dtype", "context")}
            return AttentionProblem(**json.loads(row["attention"]), **same)
        quantization = Quantization(row["mode"], row["bits"], row["group_size"])
        x_dtype, scale_dtype = row["x_dtype"], row["scale_dtype"]
        return Problem(row["m"], row["n"], row["k"], quantization, x_dtype, scale_dtype, row.get("activations", "float"))
    except (BadInputError, TypeError, ValueError):
        return None


def _result(row: dict[str, Any]) -> Result | None:
    """The result of a row, or None for one that another version wrote, that was cut short, or whose numbers are none."""
    problem, family, status = _problem(row), row["family"], row["status"]
    try:
        config = None if family == "stock" else Config.from_json(family, row["config"])
        hash(config)  # its values are numbers and words
        samples = tuple(map(float, json.loads(row["samples_us"]))) if row["samples_us"] else ()
        m_range = int(row["m_low"]), int(row["m_high"])
    except (TypeError, ValueError, AttributeError):
        return None
    if problem is None or not isinstance(family, str) or status not in STATUSES or (status == "ok" and not samples):
        return None
    if not all(0 < us < math.inf for us in samples):
        return None
    return Result(
        problem,
        config,
        status,
        row["error"] or "",
        Measurement(samples, row["policy"] or "") if samples else None,
        m_range,
        row["reduction"] or "",
        row["template_hash"] or "",
        row["created"] or "",
    )


def _device(row: dict[str, Any]) -> Device:
    fields = ("backend", "name", "architecture", "cores", "memory", "system", "mlx_version")
    return Device(**{field: str(row[field] or "unknown") for field in fields})


def table(db: Database, name: str) -> Table:
    """A table of the file, never a view."""
    found = db[name]
    assert isinstance(found, Table)
    return found


def _now() -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())


class _reported:
    """Turns what SQLite and the file system raise into a StoreError that names the file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, sqlite3.Error | OSError):
            advice = "Move it with --db or TUNER_DB, or remove it if it is damaged."
            raise StoreError(f"The result file {self.path} can not be used: {error}. {advice}") from error
