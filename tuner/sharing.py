"""Takes in the choices of an exported file: what may be used on this machine is checked on it first."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from tuner.attention import AnyProblem
from tuner.backends import Backend
from tuner.dispatch import why_stale
from tuner.measure import Checker, Judge, Session
from tuner.problem import Device
from tuner.space import Config
from tuner.store import Selection, Store

_MORE_LOOKS = 8  # before a choice is refused for its time
_PAUSE_SECONDS = 0.2  # between them: what disturbs a machine lasts about that long
_TOLERANCE = 1.1  # what the best of a few single samples can tell


@dataclass
class Imported:
    """How many rows were added, how many of them can be used here after a check, and what was not added and why."""

    added: int = 0
    checked: int = 0
    refused: list[str] = field(default_factory=list)


def import_choices(
    backend: Backend,
    store: Store,
    choices: Iterable[tuple[Device, Selection]],
    *,
    judge: Judge | None = None,
    report: Callable[[Selection], None] = lambda choice: None,
) -> Imported:
    """Stores choices, each in place of an earlier imported one. The user's own are never replaced. Those that hold on this
    device are compiled, checked and timed once beside stock before they are stored; those for other devices or versions
    are stored as they are, since dispatch does not use them here. `judge`: see `tune`."""
    here, judge, outcome = backend.device(), judge or Checker(backend), Imported()
    stored = [*store.selections(), *store.selections(exact=True)]
    own = {_place(device, choice) for device, choice in stored if choice.origin == "search"}
    found: dict[tuple[AnyProblem, Config | None], str | None] = {}
    exact: list[tuple[Device, Selection]] = []
    for made_on, choice in choices:
        report(choice)
        if _place(made_on, choice) in own:
            outcome.refused.append(f"{choice.problem} is not added: your own search chose for it.")
            continue
        usable = why_stale(here, made_on, choice) is None
        kernel = choice.problem, choice.result.config
        if usable and kernel not in found:
            found[kernel] = why_not_here(backend, judge, choice)
        if usable and (wrong := found[kernel]):
            outcome.refused.append(f"{choice.problem} is not added: {wrong}")
            continue
        if choice.exact:
            exact.append((made_on, choice))
        else:
            store.select(made_on, choice)
        outcome.added += 1
        outcome.checked += usable
    store.select_all(exact)
    return outcome


def _place(device: Device, choice: Selection) -> tuple[str, AnyProblem, bool]:
    """What a choice is for; the exact ones of a matrix go together."""
    return device.key, choice.problem.matrix if choice.exact else choice.problem, choice.exact


def why_not_here(backend: Backend, judge: Judge, choice: Selection) -> str | None:
    """What speaks against a choice on this machine, in a sentence: its kernel fails, is wrong, or is slower than stock.

    Numerics come first, then one time beside one of stock; where that speaks against the kernel, a few more of both, since
    a machine that is busy with something else hurts a kernel on all cores most. A time that is implausibly short for the
    memory as measured here tells nothing against a kernel whose numbers are right.
    """
    if choice.result.config is None:
        return None
    session = Session(backend, choice.problem, judge)
    found = session.first_look(choice.result.config)
    if found.status == "implausible":
        return None
    if not found.ok:
        return f"{found.status.replace('_', ' ')}: {found.error}"
    stock_us = session.stock().us
    for _ in range(_MORE_LOOKS):
        if found.us <= stock_us * _TOLERANCE:
            return None
        time.sleep(_PAUSE_SECONDS)
        found = session.second_look(found)
        stock_us = min(stock_us, session.stock().us)
    return None if found.us <= stock_us * _TOLERANCE else f"it takes {found.us:.1f} us here, stock {stock_us:.1f} us."
