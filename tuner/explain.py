"""Why a problem is served as it is: what was chosen, what came second, what failed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tuner.dispatch import Choice
from tuner.measure import Result
from tuner.problem import Problem, Quantization
from tuner.store import Selection
from tuner.survey import Survey, finals


@dataclass(frozen=True)
class Rival:
    """Another config of the final comparison, `slower` by a share of the chosen one's time (negative: it is faster), and
    whether that is within the noise of both."""

    result: Result
    slower: float
    within_noise: bool


@dataclass(frozen=True)
class Explanation:
    """`selection` is the stored choice behind `choice`, None when nothing holds here; `rivals` come fastest first."""

    problem: Problem
    choice: Choice
    selection: Selection | None
    rivals: tuple[Rival, ...]
    tried: int
    failed: tuple[Result, ...]
    stale: str

    def to_json(self) -> dict[str, Any]:
        chosen = self.selection
        return {
            "problem": str(self.problem),
            "selected": chosen.result.family if chosen else "stock",
            "config": self.choice.config.values if self.choice.config else {},
            "reason": self.choice.reason,
            "us": round(chosen.result.us, 2) if chosen else None,
            "noise_us": round(chosen.result.timing.noise_us, 2) if chosen else None,
            "stock_us": round(chosen.stock.us, 2) if chosen else None,
            "floor_us": round(chosen.floor_us, 2) if chosen else None,
            "measured": chosen.result.created if chosen else None,
            "rivals": [
                {
                    "family": rival.result.family,
                    "config": rival.result.config.values if rival.result.config else {},
                    "us": round(rival.result.us, 2),
                    "slower": round(rival.slower, 4),
                    "within_noise": rival.within_noise,
                }
                for rival in self.rivals
            ],
            "tried": self.tried,
            "failed": [{"config": str(r.config), "stage": r.status, "error": r.error} for r in self.failed],
            "stale": self.stale,
        }


def explain(survey: Survey, problem: Problem) -> Explanation:
    """The explanation of one problem from what is stored for it; where a choice for another M serves it, of that one."""
    choice = survey.table.select(problem)
    tuned_as = choice.tuned_as or problem
    selection = survey.table.measured(tuned_as)
    results = survey.at(tuned_as)
    rivals = []
    if selection:
        chosen = selection.result
        for config, result in finals(results, survey.device).get(tuned_as, {}).items():
            if config != chosen.config:
                decided = chosen.timing.beats(result.timing) or result.timing.beats(chosen.timing)
                rivals.append(Rival(result, result.us / chosen.us - 1, not decided))
    failed = {r.config: r for r in results if not r.ok}
    stale = next((s.reason for s in survey.table.stale if s.problem == problem and not s.replaced), "")
    return Explanation(
        problem,
        choice,
        selection,
        tuple(sorted(rivals, key=lambda r: r.result.us)),
        len({r.config for r in results if r.config}),
        tuple(failed.values()),
        stale,
    )


def stored_matrices(
    survey: Survey, n: int, k: int, mode: str | None, bits: int | None, group_size: int | None, dtype: str | None
) -> list[Problem]:
    """The matrices (M = 1) of a size for which the file has choices, stale ones included; None matches everything."""
    stored = [*(choice.problem for choice in survey.selections), *(entry.problem for entry in survey.table.stale)]
    problems = [problem for problem in stored if isinstance(problem, Problem)]

    def fits(problem: Problem) -> bool:
        q = problem.quantization
        asked = ((mode, q.mode), (bits, q.bits), (group_size, q.group_size), (dtype, problem.x_dtype))
        return (problem.n, problem.k) == (n, k) and all(wanted in (None, value) for wanted, value in asked)

    return sorted({problem.at(1) for problem in problems if fits(problem)})


def asked_matrix(n: int, k: int, mode: str | None, bits: int | None, group_size: int | None, dtype: str | None) -> Problem:
    """The matrix that is meant when none is stored: what is not given is as MLX defaults it. Raises BadInputError."""
    return Problem.of(1, n, k, Quantization.of(mode or "affine", bits, group_size), dtype or "float32")
