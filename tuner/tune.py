"""The loop that joins them: for each problem it asks the search, measures, stores, and decides."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import fmean, stdev

import numpy as np

from tuner.attention import AnyProblem, in_order
from tuner.backends import Backend
from tuner.errors import BadInputError
from tuner.exact import ExactChoice, decide_exact, is_final, place_weights
from tuner.families import Family, families, why_not
from tuner.measure import Checker, Judge, Result, Session
from tuner.problem import MAX_SMALL_M, Device
from tuner.render import template_hash
from tuner.search import DEFAULT_TRIALS, Search
from tuner.space import Config
from tuner.store import Selection, Store

_BATCH = 12  # configs that are compiled side by side, then checked, then timed without a pause between them
_SMALL_BATCH = 4  # when there is little time
_ROUNDS = 7  # interleaved rounds of the finals, and of each stretch in which those that are close run on
_FEWEST_ROUNDS = 3  # when the time is over
_MOST_ROUNDS = 84
_DOUBTFUL = 0.05  # a gain below this share, though above the noise, is looked at again before it decides
_EQUAL = 0.02  # of what is within the noise, the first that is no slower than this is chosen
_RACE_ERRORS = 3.0  # standard errors by which one is out of the race: it is asked up to six times, so by chance two show
_ALIKE = 0.01  # configs whose times are known to within this share and not told apart are equals
_RELAUNCHED = 4  # of the best looks are tried with all values of the parameters that need no compiling
_FEWEST_FINALISTS = 2
_CANDIDATES = 16  # configs of any family that a first look put near the best: the first rounds are for all of them,
_FINALISTS = 12  # the others for the best of these
_EXACT_REDUCTIONS = 6  # Reductions that are timed at every M of a matrix
_FEWEST_REDUCTIONS = 2  # when the time is over
_NEAR = 3.0  # how near: in a busy moment a first look is worth no more than this
_SUSTAINED_SECONDS = 3.0  # of the winner's work on and on; less when there is less time
_RIVALS = 3  # that work beside it
_FEWEST_TURNS = 4  # of each, that tell anything
# It loses to one that is faster by more than the noise and the first share, and by as much more as that one itself takes
# longer there than in the finals: the machine was busy then. A gain by the second share always tells.
_SLOWED, _SLOWED_WHEN_BUSY = 0.05, 2 / 3
_LOOKS_SHARE, _FINALS_SHARE = 0.5, 0.9  # of a problem's time, when first looks and finals end;
_BUSY_SHARE = 1.8  # finals of a busy moment, which have not told the fastest one's time to within 5 %
# Stock that takes this many times as long as a kernel is timed before and after the kernels, not in turns with them: on a
# shared processor a kernel is slow for a while after each pause.
_FAR, _FAR_ROUNDS = 3.0, 2
_STOCK_SECONDS = 0.3  # stock is repeated within this time: on a CPU one call of it may take a quarter of a second
_LEAST_SECONDS, _SECONDS_A_PROBLEM = 150.0, 4.0
_MIN_PROBLEM_SECONDS = 0.4  # what even the last problem of a spent budget gets


@dataclass(frozen=True)
class Budget:
    """How much a search may spend: configs a problem, and seconds in all (None: no limit)."""

    trials: int = DEFAULT_TRIALS
    seconds: float | None = None

    @classmethod
    def default_seconds(cls, problems: int) -> float:
        """What a search gets that is not told otherwise: in 4 s a CPU compiles what is to be tried for a problem and finds
        out which is fastest."""
        return max(_LEAST_SECONDS, _SECONDS_A_PROBLEM * problems)


@dataclass(frozen=True)
class Outcome:
    """How the search of one problem ended. `replaced`: what served before and no longer does."""

    problem: AnyProblem
    selection: Selection | None
    tried: int
    space_size: int
    ended: str
    replaced: Config | None = None


Report = Callable[[AnyProblem, str], None]


def tune(
    backend: Backend,
    problems: Iterable[AnyProblem],
    store: Store,
    budget: Budget,
    *,
    only: Sequence[str] | None = None,
    judge: Judge | None = None,
    exact: bool = False,
    first: Collection[AnyProblem] = (),
    report: Report = lambda problem, text: None,
) -> Iterable[Outcome]:
    """Searches each problem, stores every result at once, and yields how each ended.

    `only` restricts the families. `judge` says which configs may be timed (default: a Checker in this process, which
    a crash would end). `exact` gives every Reduction that may serve all M of a matrix a fair time at each, for
    `choose_exact` to decide by. `first` are searched before the others. A problem whose configs were all tried before is
    not measured again. Problems of one matrix follow one another, small M first, so that each starts from what won for the
    one before.
    """
    device = backend.device()
    judge = judge or Checker(backend)
    order = in_order(problems)
    order.sort(key=lambda p: p not in first)
    kinds = kinds_for(backend.name, order, only)
    winners = {
        choice.problem: choice.result
        for made_on, choice in store.selections()
        if made_on.key == device.key and choice.result.config
    }
    reductions = {p.matrix: _Reductions(kinds, [q for q in order if q.matrix == p.matrix], device) for p in order if exact}
    pace = _Pace()
    start = time.monotonic()
    for position, problem in enumerate(order):
        deadline = None
        if budget.seconds is not None:
            left = budget.seconds - (time.monotonic() - start)
            deadline = time.monotonic() + max(_MIN_PROBLEM_SECONDS, left / (len(order) - position))
        fair = reductions.get(problem.matrix) if problem.m <= MAX_SMALL_M else None
        outcome = _tune_one(backend, problem, kinds, store, judge, budget.trials, deadline, pace, winners, fair, report)
        if outcome.selection and outcome.selection.result.config:
            winners[problem] = outcome.selection.result
        yield outcome


def kinds_for(backend: str, problems: Iterable[AnyProblem], only: Sequence[str] | None) -> list[Family]:
    """The families that a search of the problems tries: those of `only`, or all."""
    every = [kind for problem_type in {type(p): None for p in problems} for kind in families(backend, problem_type)]
    return [kind for kind in every if only is None or kind.name in only]


def _tune_one(
    backend: Backend,
    problem: AnyProblem,
    kinds: Sequence[Family],
    store: Store,
    judge: Judge,
    trials: int,
    deadline: float | None,
    pace: _Pace,
    winners: dict[AnyProblem, Result],
    fair: _Reductions | None,
    report: Report,
) -> Outcome:
    device = backend.device()
    kinds = [kind for kind in kinds if kind.problem_type is type(problem)]
    names = {kind.name for kind in kinds}
    stored = [r for r in store.results(device, problem) if r.family in names and _holds(r, device)]
    known = {r.config: (r.us if r.ok else None) for r in stored if r.config}
    seeds = _neighbours(problem, winners)
    search = Search(kinds, problem, device, trials=trials, seeds=seeds, known=known.items())
    if not search.size:
        reasons = dict.fromkeys(reason for kind in kinds if (reason := kind.supports(problem)))
        return Outcome(problem, None, 0, 0, " ".join(reasons) or "no config is legal here.")
    kept = next((c for d, c in store.selections() if d.key == device.key and c.problem == problem), None)
    kept = kept if kept and _holds(kept.result, device) else None
    looks = {r.config: r for r in stored if r.ok and r.config}
    timed = {r.reduction for r in _finals(stored)}
    if kept and (search.exhausted or search.tried >= trials) and not (fair and fair.missing(timed, looks.values())):
        return Outcome(problem, kept, search.tried, search.size, "nothing left to try: kept from before")

    session = Session(backend, problem, judge)
    begun = time.monotonic()

    def left(share: float) -> float:
        """Seconds until that share of the problem's time is over."""
        return math.inf if deadline is None else begun + share * (deadline - begun) - time.monotonic()

    def look_at(batch: Sequence[Config]) -> None:
        started = time.monotonic()
        session.compile_ahead(batch)
        failed: dict[Config, Result | None] = {}
        for config in batch:
            report(problem, config.family)
            failed[config] = session.check(config)
        results: list[tuple[Config, Result]] = []
        try:
            for config in batch:
                results.append((config, failed[config] or session.first_time(config)))
            # The two samples of a first look are of one moment, and that may be a busy one.
            results = [(config, session.second_look(r) if r.ok else r) for config, r in results]
        finally:
            store.add_all(device, [result for _, result in results])
            for config, result in results:
                search.tell(config, result.us if result.ok else None)
                if result.ok:
                    looks[config] = result
        pace.note(len(batch), time.monotonic() - started)

    report(problem, "stock")
    ended = "every config tried"
    fewest = len(kinds) + len(seeds)  # each family's first start, and what won nearby
    while batch := search.ask_many(max(fewest, pace.batch(left(_LOOKS_SHARE)))):
        fewest = 0
        look_at(batch)
        if pace.seconds(_SMALL_BATCH) > left(_LOOKS_SHARE):
            ended = "time is up"
            break
    else:
        if not search.exhausted:
            ended = f"{trials} configs tried"
    best = sorted(looks.values(), key=lambda r: r.us)[:_RELAUNCHED]
    if left(_FINALS_SHARE) > 0:
        look_at(search.relaunched([r.config for r in best if r.config]))
    incumbent = kept.result if kept and kept.result.config else None
    if fair and left(_FINALS_SHARE) < 0:
        fair.keep_fewest(looks.values())
    others = fair.counterparts(problem, device, looks.values()) if fair else []
    session.compile_ahead(others)
    for config in others:
        result = session.first_look(config)
        store.add(device, result)
        if result.ok:
            looks[config] = result
    wanted = fair.wanted(looks.values()) if fair else []
    finalists = [c for c in _finalists(list(looks.values()), incumbent, wanted, _CANDIDATES) if session.prepare(c)]
    stock_us = max(1.0, session.stock().us)
    least = min((r.us for r in looks.values()), default=stock_us)
    far = stock_us > _FAR * least
    stock_rounds = max(1, min(_FAR_ROUNDS if far else _ROUNDS, int(_STOCK_SECONDS * 1e6 / stock_us)))
    if far:
        session.compare([], stock_rounds, stock_rounds)
        stock_rounds = 0
    finals = session.compare(finalists, _FEWEST_ROUNDS, min(_FEWEST_ROUNDS, stock_rounds))
    finalists = _finalists([finals[c] for c in finalists], incumbent, wanted, _FINALISTS)
    if left(_FINALS_SHARE) > 0:
        finals = session.compare(finalists, _ROUNDS - _FEWEST_ROUNDS, stock_rounds - _FEWEST_ROUNDS)
    racing = in_the_race({config: finals[config] for config in (None, *finalists)})
    for _ in range(_ROUNDS, _MOST_ROUNDS, _ROUNDS):
        fastest = min(racing.values(), key=lambda r: r.us)
        busy = fastest.timing.noise_us > _DOUBTFUL * fastest.us
        if left(_BUSY_SHARE if busy else _FINALS_SHARE) < 0 or settled(racing):
            break
        finals = session.compare([c for c in racing if c], _ROUNDS, stock_rounds if None in racing else 0)
        racing = in_the_race({config: finals[config] for config in racing})
    if far:
        finals |= session.compare([], 1, 1)
    finals = {config: finals[config] for config in (None, *finalists)}
    store.add_all(device, list(finals.values()))
    running = {None: finals[None]} | racing
    selection = decide(problem, running, incumbent.config if incumbent else None, session.floor_us, seeds)
    seconds = _SUSTAINED_SECONDS
    if deadline is not None:
        seconds = min(seconds, max((1 - _FINALS_SHARE) * (deadline - begun), deadline - time.monotonic()))
    selection = _sustained(session, selection, finals, seconds)
    store.select(device, selection)
    served = incumbent.config if incumbent else None
    replaced = served if selection.result.config != served else None
    return Outcome(problem, selection, search.tried, search.size, ended, replaced)


def _sustained(session: Session, selection: Selection, finals: dict[Config | None, Result], seconds: float) -> Selection:
    """The choice, or what is faster than it by more than the noise when the best few work on and on: a kernel that slows
    down there loses."""
    chosen, ranked = selection.result, sorted(finals.values(), key=lambda r: r.us)
    rivals = [r for r in ranked if r.config not in (None, chosen.config) and r.us < selection.stock.us][:_RIVALS]
    if chosen.config is None or not rivals:
        return selection
    found = session.sustained([r.config for r in (chosen, *rivals) if r.config], seconds)
    means = {config: fmean(turns) for config, turns in found.items()}
    ours, us = found[chosen.config], means[chosen.config]
    if len(ours) < _FEWEST_TURNS:
        return selection

    def gain(rival: Result) -> float:
        """Microseconds that a rival is faster by, turn by turn; 0 within the noise."""
        if rival.config is None:
            return 0.0
        gains = [mine - theirs for mine, theirs in zip(ours, found[rival.config], strict=True)]
        least = min(_SLOWED + max(0.0, means[rival.config] / rival.us - 1), _SLOWED_WHEN_BUSY)
        known = fmean(gains) > max(least * us, 3 * stdev(gains) / len(gains) ** 0.5)
        return fmean(gains) if known else 0.0

    best = max(rivals, key=gain)
    if best.config is None or not gain(best):
        return selection
    reason = f"takes {means[best.config]:.1f} us in sustained work, where {chosen.config} slows to {us:.1f}"
    return replace(selection, result=best, reason=reason)


class _Pace:
    """How long a look at a config takes here: as long as the latest did."""

    def __init__(self) -> None:
        self._seconds = 0.0

    def note(self, configs: int, seconds: float) -> None:
        if configs:
            self._seconds = seconds / configs

    def seconds(self, configs: int) -> float:
        return configs * self._seconds

    def batch(self, seconds: float) -> int:
        """How many configs to look at in so many seconds."""
        if not self._seconds or seconds == math.inf:
            return _BATCH
        return max(_SMALL_BATCH, min(_BATCH, int(seconds / self._seconds)))


class _Reductions:
    """The Reductions of one matrix that get a fair time at each small M: those that have a legal config at every one, the
    few that look best at the M that comes first."""

    def __init__(self, kinds: Sequence[Family], problems: Sequence[AnyProblem], device: Device) -> None:
        self._kinds = kinds
        at_each = [dict.fromkeys(self._legal(p, device).values()) for p in problems if p.m <= MAX_SMALL_M]
        first = at_each[0] if at_each else {}
        self._everywhere = [name for name in first if all(name in names for names in at_each)]
        self._wanted: list[str] | None = None

    def wanted(self, looks: Iterable[Result]) -> list[str]:
        """Their names, decided at the first call."""
        if self._wanted is None:
            seen = dict.fromkeys(r.reduction for r in sorted(looks, key=lambda r: r.us) if r.reduction in self._everywhere)
            self._wanted = list(dict.fromkeys([*seen, *self._everywhere]))[:_EXACT_REDUCTIONS]
        return self._wanted

    def keep_fewest(self, looks: Iterable[Result]) -> None:
        """Gives up all but a few, for this M and those to come: such as were looked at here, then those that come first."""
        looks = list(looks)
        seen = {r.reduction for r in looks}
        wanted = sorted(self.wanted(looks), key=lambda name: name not in seen)
        self._wanted = wanted[:_FEWEST_REDUCTIONS]

    def missing(self, timed: set[str], looks: Iterable[Result]) -> list[str]:
        return [name for name in self.wanted(looks) if name not in timed]

    def counterparts(self, problem: AnyProblem, device: Device, looks: Iterable[Result]) -> list[Config]:
        """For each Reduction wanted and not tried, the legal config that is most like the best so far."""
        ranked = sorted(looks, key=lambda r: r.us)
        untried = self.missing({r.reduction for r in ranked}, ranked)
        legal = self._legal(problem, device)
        best = ranked[0].config if ranked else next(iter(legal), None)
        assert best is not None or not untried
        return [
            min((c for c, reduction in legal.items() if reduction == name), key=lambda c: _unlikeness(c, best))
            for name in untried
        ]

    def _legal(self, problem: AnyProblem, device: Device) -> dict[Config, str]:
        kinds = [kind for kind in self._kinds if kind.problem_type is type(problem)]
        return {c: kind.reduction(c) for kind in kinds for c in kind.configs(problem, device)}


def _unlikeness(config: Config, other: Config | None) -> tuple[bool, int]:
    assert other is not None
    return config.family != other.family, len(set(config.items) ^ set(other.items))


def _finals(results: Iterable[Result]) -> list[Result]:
    """The fastest final of each config among stored results, in the order in which the configs were found. Of several
    sessions the slower ones were disturbed: a busy machine never makes a kernel faster."""
    results = list(results)
    ranked = sorted((r for r in results if r.config and is_final(r)), key=lambda r: r.us, reverse=True)
    best = {r.config: r for r in ranked}
    return [best[config] for config in dict.fromkeys(r.config for r in results) if config in best]


@dataclass(frozen=True)
class ExactOutcome:
    """What exact dispatch got for a matrix: its choice, or why there is none."""

    matrix: AnyProblem
    choice: ExactChoice | None
    reason: str


def choose_exact(
    device: Device, problems: Iterable[AnyProblem], store: Store, draft_tokens: int, *, only: Sequence[str] | None = None
) -> Iterator[ExactOutcome]:
    """Decides and stores, for the matrix of each problem, the Reduction that serves all M of `problems` up to 16, from the
    finals in the store. A matrix that no Reduction covers loses what was chosen for it before."""
    small = sorted({p for p in problems if p.m <= MAX_SMALL_M}, key=lambda p: p.m)
    inexact = {c.problem: c for d, c in store.selections() if d.key == device.key}
    before = {c.problem.matrix: c.result.reduction for d, c in store.selections(exact=True) if d.key == device.key}
    for matrix in dict.fromkeys(p.matrix for p in small):
        whole = {p.place: p for p in small if p.matrix == matrix}
        finals = {at: [r for r in _finals(store.results(device, p)) if _holds(r, device)] for at, p in whole.items()}
        if only is not None:
            finals = {at: [r for r in results if r.family in only] for at, results in finals.items()}
        choice = decide_exact(finals, place_weights(draft_tokens, whole), before.get(matrix))
        if isinstance(choice, str) or not set(whole.values()) <= inexact.keys():
            store.select_exact(device, matrix, [])
            yield ExactOutcome(matrix, None, choice if isinstance(choice, str) else "it was not searched.")
            continue
        rows = []
        for at, problem in whole.items():
            beside = inexact[problem]
            rows.append(Selection(problem, choice.results[at], beside.stock, beside.floor_us, choice.reason, exact=True))
        store.select_exact(device, matrix, rows)
        yield ExactOutcome(matrix, choice, choice.reason)


def _holds(result: Result, device: Device) -> bool:
    """Whether the config of a stored result is still legal and its template still the same; stock always is."""
    if result.config is None:
        return True
    try:
        fresh = result.template_hash == template_hash(device.backend, result.family)
        return fresh and why_not(result.config, result.problem, device) is None
    except BadInputError:
        return False


def decide(
    problem: AnyProblem,
    finals: dict[Config | None, Result],
    incumbent: Config | None,
    floor_us: float,
    neighbours: Sequence[Config] = (),
) -> Selection:
    """The choice among results of one session (None is stock's key): the first that the fastest does not beat by more than
    the noise. The order is the incumbent, stock, what serves `neighbours`, then the finalists as they were found, so equals
    give one answer. Of the last two only those within 2 % are equals: few samples do not make a slower one as good."""
    stock = finals[None]
    fastest = min(finals.values(), key=lambda r: r.us)
    order = [*([finals[incumbent]] if incumbent in finals else []), stock]
    order += [finals[config] for config in neighbours if config in finals] + list(finals.values())
    served = (finals.get(incumbent), stock)
    chosen = next(
        r
        for r in order
        if r is fastest or (not fastest.timing.beats(r.timing) and (r in served or r.us <= (1 + _EQUAL) * fastest.us))
    )
    if chosen is not stock and chosen.us > stock.us:
        chosen = stock
    held = finals.get(incumbent, stock)
    if chosen is fastest:
        reason = f"fastest of {len(finals) - 1} finalists" if chosen is not held else "still the fastest"
    else:
        kept = "kept" if chosen is held else "serves a neighbour" if chosen.config in neighbours else "found first"
        reason = f"{kept}: {fastest.config or 'stock'} is {chosen.us / fastest.us - 1:.1%} faster, within the noise"
    if chosen is stock and fastest is stock:
        reason = "no kernel is faster"
    return Selection(problem, chosen, stock, floor_us, reason)


def in_the_race(finals: dict[Config | None, Result]) -> dict[Config | None, Result]:
    """Those that the fastest of the same rounds does not clearly beat: by more than the noise, and by a gain that so few
    samples do not show by chance."""
    fastest = min(finals.values(), key=lambda r: r.us)

    def beaten(result: Result) -> bool:
        if not fastest.timing.beats(result.timing, _RACE_ERRORS):
            return False
        if len(result.timing.samples_us) >= 2 * _ROUNDS:
            return True
        apart = np.quantile(fastest.timing.samples_us, 0.75) < np.quantile(result.timing.samples_us, 0.25)
        return bool(apart) and result.us > (1 + _DOUBTFUL) * fastest.us

    return {config: result for config, result in finals.items() if not beaten(result)}


def settled(left: dict[Config | None, Result]) -> bool:
    """Whether more rounds would tell nothing new: one is left, or all are equals as far as can be measured."""
    fastest = min(left.values(), key=lambda r: r.us)
    known = all(2 * r.timing.noise_us < _ALIKE * r.us and not fastest.timing.beats(r.timing) for r in left.values())
    return known or len(left) == 1


def _finalists(
    looks: Sequence[Result], incumbent: Result | None, reductions: Iterable[str] = (), most: int = _FINALISTS
) -> list[Config]:
    """The incumbent, the best few (`most`) near the best, and the best of each family and of each Reduction asked for, so
    that each has a fair time on record. One that seems far ahead of all has rivals too: sustained work may show why it is.
    In the order of `looks`, which is the order in which they were found."""
    ranked = sorted(looks, key=lambda r: r.us)
    near = [r for r in ranked if r.us <= _NEAR * ranked[0].us][:most] + ranked[:_FEWEST_FINALISTS]
    best_of_each = {r.family: r for r in reversed(ranked)}.values()
    best_within = {r.reduction: r for r in reversed(ranked) if r.reduction in reductions}.values()
    chosen = {r.config for r in (*near, *best_of_each, *best_within)}
    found = [r.config for r in ([incumbent] if incumbent else []) + [r for r in looks if r.config in chosen]]
    return list(dict.fromkeys(config for config in found if config))


def _neighbours(problem: AnyProblem, winners: dict[AnyProblem, Result]) -> list[Config]:
    """What won for the nearest other M of this matrix, then for other matrices at this M."""
    alike = [
        (p, r)
        for p, r in winners.items()
        if type(p) is type(problem) and p.quantization == problem.quantization and p.x_dtype == problem.x_dtype
    ]
    same_matrix = sorted(
        ((p, r) for p, r in alike if p.matrix == problem.matrix and p != problem),
        key=lambda pr: [abs(a - b) for a, b in zip(pr[0].place, problem.place, strict=True)],
    )[:3]
    same_m = [(p, r) for p, r in alike if p.m == problem.m and p.matrix != problem.matrix][-3:]
    return [r.config for _, r in [*same_matrix, *same_m] if r.config]
