"""Whether a search's answers can be trusted on this CPU: the same twice, and near the best there is.

    uv run tuner search --preset smollm2-135m --m 1..8,10,12,14,16 --db A.db       # and again with --db B.db
    uv run benchmarks/cpu/trust.py repeat A.db B.db      # two searches of the same problems, and repeat.json
    uv run benchmarks/cpu/trust.py regret A.db           # winners against every config there is, and regret.json

Give the two searches a TUNER_CACHE each: then neither finds kernels that the other compiled. `regret` takes minutes: it
goes on where its data file ends, and --seconds cuts it into pieces.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from tuner.backends import backend
from tuner.diff import diff, read_choices
from tuner.families import families
from tuner.measure import Checker, Measurement, Session, Verdict
from tuner.problem import Problem
from tuner.space import Config

ROUNDS = 40
STAGES = ((4, 0.5), (4, 0.5), (8, 0.5), (8, 0.1))  # rounds of a sweep, and the share of its configs that goes on
KEPT_LOOKS = 40  # of each sweep, in the data file
NEAR = 4  # of them stand beside the winner
SWEPT = [(576, 576, m) for m in (1, 4, 16)] + [(3072, 576, m) for m in (1, 2, 4, 8, 16)]
SWEPT += [(576, 1536, m) for m in (2, 8)] + [(49152, 576, m) for m in (1, 6)]


def header(command: str) -> dict[str, Any]:
    device = backend("cpu").device()
    return {"device": str(device), "mlx": device.mlx_version, "date": time.strftime("%Y-%m-%d"), "command": command}


@click.group()
def main() -> None:
    """See above."""


class Passing:
    """A Judge for configs that a search has checked before."""

    def verdict(self, problem: Problem, config: Config) -> Verdict:
        return Verdict("ok")


@main.command()
@click.argument("a", type=click.Path(path_type=Path))
@click.argument("b", type=click.Path(path_type=Path))
@click.option("--out", type=click.Path(path_type=Path), default=Path(__file__).with_name("repeat.json"))
def repeat(a: Path, b: Path, out: Path) -> None:
    """Compares the choices of two searches: by their own figures, and each pair side by side in one session."""
    cpu = backend("cpu")
    (compared,) = diff(read_choices(a)[0], read_choices(b)[0])
    rows = []
    for change in compared.changes:
        if not (change.before and change.after):
            raise click.ClickException(f"{change.problem} is in one table only.")
        configs = [change.before.result.config, change.after.result.config]
        session = Session(cpu, change.problem, Passing())
        kernels = [c for c in dict.fromkeys(configs) if c and session.prepare(c)]
        timed = session.compare(kernels, ROUNDS, ROUNDS if None in configs else 0)
        first, second = (timed[c].timing for c in configs)
        same = configs[0] == configs[1]
        rows.append(
            {
                "problem": str(change.problem),
                "a": str(configs[0] or "stock"),
                "b": str(configs[1] or "stock"),
                "a_us": change.before.result.us,
                "b_us": change.after.result.us,
                "beside_us": [round(first.us, 2), round(second.us, 2)],
                "verdict": "same choice" if same else "another choice" if _differ(first, second) else "within noise",
            }
        )
    agreed = sum(row["verdict"] != "another choice" for row in rows)
    own = [sum(row[name] for row in rows) for name in ("a_us", "b_us")]
    beside = [sum(row["beside_us"][i] for row in rows) for i in (0, 1)]
    result = {
        "problems": len(rows),
        "same choice": sum(row["verdict"] == "same choice" for row in rows),
        "within noise": sum(row["verdict"] == "within noise" for row in rows),
        "agreed": round(agreed / len(rows), 4),
        "total by the tables, us": [round(us, 1) for us in own],
        "b / a by the tables": round(own[1] / own[0], 4),
        "total side by side, us": [round(us, 1) for us in beside],
        "b / a side by side": round(beside[1] / beside[0], 4),
        "stock drift": round(compared.drift, 4),
    }
    told = header(f"uv run benchmarks/cpu/trust.py repeat {a.name} {b.name}")
    out.write_text(json.dumps(told | result | {"rows": rows}, indent=1) + "\n")
    click.echo(json.dumps(result, indent=1))
    for row in rows:
        if row["verdict"] == "another choice":
            click.echo(f"{row['problem']}: {row['a']} {row['beside_us'][0]}, {row['b']} {row['beside_us'][1]}")


def _differ(a: Measurement, b: Measurement) -> bool:
    return a.beats(b) or b.beats(a)


@main.command()
@click.argument("table", type=click.Path(path_type=Path))
@click.option("--seconds", default=float("inf"), help="Ends after the problem during which they are over.")
@click.option("--out", type=click.Path(path_type=Path), default=Path(__file__).with_name("regret.json"))
def regret(table: Path, seconds: float, out: Path) -> None:
    """Times every config of some problems, once, and then the winners in TABLE beside the best of them.

    All configs take turns in a few rounds, the better half of them in more, and so on. Of the last, with the winner among
    them, the first half of many rounds tells which is best, and the second by how much: the least of many medians would be
    too low. What a data file already has of a sweep is not measured again.
    """
    cpu = backend("cpu")
    checker, start = Checker(cpu), time.monotonic()
    choices = [c for _, c in read_choices(table)[0] if (c.problem.n, c.problem.k, c.problem.m) in SWEPT]
    found: dict[str, Any] = {row["problem"]: row for row in json.loads(out.read_text())["rows"]} if out.exists() else {}
    tried, done = _tried(table), []
    for choice in choices:
        problem, winner = choice.problem, choice.result.config
        if time.monotonic() - start > seconds:
            click.echo("time is up: run it again to go on.")
            break
        configs = [c for kind in families("cpu") for c in kind.configs(problem, cpu.device())]
        session = Session(cpu, problem, checker)
        row = found.get(str(problem)) or _swept(session, problem, configs)
        near = {config for _, config in row["looks"][:NEAR]}
        arms = [c for c in dict.fromkeys([*(c for c in configs if str(c) in near), winner]) if c and session.prepare(c)]
        halves: list[dict[Config | None, Measurement]] = []
        taken = 0
        for _ in range(2):
            finals = session.compare(arms, ROUNDS, 1)
            halves.append({c: Measurement(finals[c].timing.samples_us[taken:]) for c in arms})
            taken += ROUNDS
        best = min(arms, key=lambda c: halves[0][c].us)
        best_us, winner_us = halves[1][best].us, halves[1][winner].us if winner else choice.stock.us
        row |= {
            "tried": tried[problem], "best": str(best), "winner": str(winner or "stock"), "best_us": round(best_us, 2),
            "winner_us": round(winner_us, 2), "regret": round(winner_us / best_us - 1, 4),
            "noise": round((halves[1][best].noise_us / best_us), 4),
        }  # fmt: skip
        found[str(problem)] = row
        done.append(row)
        click.echo(f"{problem}: {row['tried']} of {row['configs']} tried; regret {row['regret']:.1%}; {winner}, {best}")
        _save_regret(out, table, list(found.values()))


def _swept(session: Session, problem: Problem, configs: Sequence[Config]) -> dict[str, Any]:
    """Every config's time, the best first."""
    begun = time.monotonic()
    session.compile_ahead(configs)
    left = [config for config in configs if session.prepare(config)]
    right, times = len(left), {}
    for rounds, keep in STAGES:
        finals = session.compare(left, rounds, 1)
        times |= {c: finals[c].us for c in left}
        left = sorted(left, key=times.__getitem__)[: max(8, int(keep * len(left)))]
    ranked = sorted((round(us, 2), str(c)) for c, us in times.items())
    seconds = round(time.monotonic() - begun, 1)
    return {
        "problem": str(problem), "configs": len(configs), "right": right, "seconds": seconds, "looks": ranked[:KEPT_LOOKS],
    }  # fmt: skip


def _tried(table: Path) -> dict[Problem, int]:
    """How many configs the search compiled for each problem."""
    from tuner.store import open_for_reading, read_results

    database = open_for_reading(table)
    counted: dict[Problem, set[Config]] = {}
    for result in read_results(database, table, backend("cpu").device()):
        if result.config:
            counted.setdefault(result.problem, set()).add(result.config)
    return {problem: len(configs) for problem, configs in counted.items()}


def _save_regret(out: Path, table: Path, rows: Sequence[dict[str, Any]]) -> None:
    regrets = sorted(row["regret"] for row in rows)
    result = {
        "problems": len(rows),
        "within 3 %": round(sum(r <= 0.03 for r in regrets) / len(rows), 4),
        "largest regret": regrets[-1],
        "share of the space tried": round(sum(row["tried"] for row in rows) / sum(row["configs"] for row in rows), 4),
        "largest share tried": round(max(row["tried"] / row["configs"] for row in rows), 4),
    }
    text = json.dumps(header(f"uv run benchmarks/cpu/trust.py regret {table.name}") | result | {"rows": rows}, indent=1)
    out.write_text(text.replace("\n     ", " ") + "\n")


if __name__ == "__main__":
    main()
