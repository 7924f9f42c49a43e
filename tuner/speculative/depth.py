"""How many tokens to draft now: from what a pass costs at each M, what drafting costs, and how drafts have fared so far."""

from __future__ import annotations

import statistics
from collections import deque
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

from tuner.errors import BadInputError

MAX_DRAFT_TOKENS = 15
"""M = 16 rows is where kernels for verify passes end."""

_ALLOWED_LOSS = 0.015  # share of the time that drafts which came to nothing may have cost
_CREDIT_TOKENS = 120  # what that share is of at first, in plain passes
_REMEMBERED = 64  # passes whose times count
_FEWEST_OVERLAPPED, _OVERLAPPED = 2, 16  # of those that overlapped, as multiples of a pass that waits
_TRUST = 3  # own samples of an M that weigh as much as the shape of the curve
_STIFFNESS = 1.0  # how much the slope of the curve resists a change, in passes one row apart
_FORGET = 0.99  # what a past draft counts after one more round
_SPEED_FORGET = 0.98  # likewise, of the speed that a draft must beat
_FIRST_SPEED = 2.0  # what that is thought to be at first: until it is known, only drafts that surely pay are worth a try
_PRIOR_CHANCE = 0.7  # of a drafted token that is no copy
_PRIOR_WEIGHT = 2.0  # drafts that this first guess is worth
_COPY_WEIGHT = 8.0  # that the first guess for a copied token is worth
_MISMATCH = 0.75  # what one more token of a match leaves of the chance that a copied token does not stand
_LEAST_MISMATCH = 0.2  # of that chance, however long the match is
_PLAIN_EVERY = 50  # rounds after which a plain pass is due, so that its cost stays known
_COMPILED = 2.0  # the first pass of an M that is longer than this multiple of its estimate had kernels to make ready
_MOST_EXCUSED = 2  # M whose first pass told nothing, as their second ones have not shown yet
_OUTLIER = 3.0  # a pass longer than this multiple of its estimate was disturbed by something else

_CONTEXT_STEP = 0.05  # share by which the context grows before the curve is asked for again

# What a pass costs at M rows, as a multiple of one at M = 1, before anything is known: small-M kernels make it nearly flat.
_SLOPE = 0.08


Shape = Mapping[int, float] | Callable[[int], Mapping[int, float] | None]
"""What a pass costs: M -> microseconds or any unit, or a function of the context's length that gives that."""


class Round(NamedTuple):
    """One draft and its pass: `drafted` tokens of which `accepted` stood, a pass of `rows` rows, microseconds of both.
    begun: the pass had begun with the one before; followed: by one that had begun when this one ended. unread: the pass
    was fed its draft while that was still computed, and waited for it. draft_passes: of a model that drafted."""

    kind: int
    drafted: int
    accepted: int
    rows: int
    pass_us: float
    draft_us: float
    begun: bool = False
    followed: bool = False
    unread: bool = False
    draft_passes: int = 0


class Depth(Protocol):
    """Says how many tokens to draft, and is told what came of each round."""

    most: int

    def at(self, context: int) -> None:
        """The next pass comes after `context` tokens."""
        ...

    def tokens(self, kind: int) -> int:
        """How many tokens of a kind of draft are worth verifying now, 0 included."""
        ...

    def worth(self, kinds: Iterable[int]) -> bool:
        """Whether a draft of any of these kinds is worth verifying, so far as is known."""
        ...

    def fitting(self, drafted: int) -> int:
        """How many of so many drafted tokens to verify."""
        ...

    def least_chance(self) -> float:
        """A token that stands with a smaller chance than this is not worth drafting."""
        ...

    def record(self, done: Round) -> None:
        """What came of a round."""
        ...


class FixedDepth:
    """The same number of tokens every time."""

    def __init__(self, tokens: int) -> None:
        self.most = tokens

    def at(self, context: int) -> None:
        pass

    def tokens(self, kind: int) -> int:
        return self.most

    def worth(self, kinds: Iterable[int]) -> bool:
        return self.most > 0 and any(True for _ in kinds)

    def fitting(self, drafted: int) -> int:
        return drafted

    def least_chance(self) -> float:
        return 0.0

    def record(self, done: Round) -> None:
        pass


def best_depth(
    pass_us: Sequence[float],
    draft_us: float,
    chances: Sequence[float],
    rate: float,
    allowed: Collection[int] | None = None,
) -> int:
    """The number k of tokens to draft that gains most over spending the time at `rate`; the smallest of equals.

    pass_us: microseconds of a pass at M = 1, 2, ...; at most len(pass_us) - 1 tokens can be drafted. draft_us: of drafting
    one token. chances[i]: of token i, when all before it stand. rate: tokens a microsecond that decoding makes otherwise,
    at least that of plain passes. A draft of k yields 1 + c0 + c0 c1 + ... tokens and takes pass_us[k] + k draft_us; that
    choice has the highest long-run speed (renewal-reward) which maximises yield - rate * time.
    allowed: the k to choose from.
    """
    best, gain_of_best = 0, 1 - rate * pass_us[0]
    expected, standing = 1.0, 1.0
    for k in range(1, min(len(pass_us) - 1, len(chances)) + 1):
        standing *= chances[k - 1]
        expected += standing
        gain = expected - rate * (pass_us[k] + k * draft_us)
        if gain > gain_of_best and (allowed is None or k in allowed):
            best, gain_of_best = k, gain
    return best


class PassCosts:
    """Estimates of what a pass takes at each M: the shape of a curve, measured before or assumed, scaled and made steeper
    or flatter as the latest passes say, which follow the length of the context; an M that was seen often lately is
    known by itself.

    shape: M -> microseconds (or any unit); values between are interpolated, those beyond extrapolated. Or a function of the
    context's length that gives such a curve, or nothing: where attention was measured too, times move with the context.
    """

    def __init__(self, most_rows: int, shape: Shape | None = None) -> None:
        self._follows = callable(shape)
        self._curve = shape if callable(shape) else lambda context: shape
        self._most_rows = most_rows
        self._context = 0
        self._shape = self._shape_at(0)
        self._seen: deque[tuple[int, float]] = deque(maxlen=_REMEMBERED)
        self._overlapped: deque[float] = deque(maxlen=_OVERLAPPED)
        self._estimates: list[float] | None = None

    def at(self, context: int) -> None:
        """Follows the context to another length: what passes took is scaled as the curve says."""
        if not self._follows or abs(context - self._context) <= _CONTEXT_STEP * self._context:
            return
        before, self._context, self._shape = self._shape, context, self._shape_at(context)
        moved = [new / old for new, old in zip(self._shape, before, strict=True)]
        self._seen = deque(((rows, us * moved[rows - 1]) for rows, us in self._seen), maxlen=_REMEMBERED)
        self._estimates = None

    def _shape_at(self, context: int) -> list[float]:
        return _filled(self._curve(context) or {1: 1.0, 2: 1.0 + _SLOPE}, self._most_rows)

    def record(self, rows: int, us: float, begun: bool = False, followed: bool = False) -> None:
        """begun: with the pass before, as plain passes are where none of them waits for its token; followed: by one that
        had begun when this one ended. The first and the last pass of such a row tell nothing: what it takes to begin a pass
        beside another one lies with the one or the other."""
        if begun != followed:
            return
        if begun:
            self._overlapped.append(us / self.estimates()[0])
        elif rows <= len(self._shape):
            self._seen.append((rows, us))
            self._estimates = None

    @property
    def known(self) -> bool:
        """Whether two passes have been seen: the shape alone is in no unit, and the first pass of a process is slow."""
        return len(self._seen) > 1

    @property
    def overlap_known(self) -> bool:
        return len(self._overlapped) >= _FEWEST_OVERLAPPED

    def plain_us(self) -> float:
        """Microseconds of a token where nothing is drafted: each pass then begins with the one before, if it can."""
        share = statistics.median(self._overlapped) if self._overlapped else 1.0
        return self.estimates()[0] * min(1.0, share)

    def estimates(self) -> list[float]:
        """Microseconds at M = 1, 2, ...; needs a pass to have been seen. Of two samples the smaller counts."""
        if self._estimates is None:
            by_rows: dict[int, list[float]] = {}
            for rows, us in self._seen:
                by_rows.setdefault(rows, []).append(us)
            own = {rows: (statistics.median_low(taken), len(taken)) for rows, taken in by_rows.items()}
            scale, slope = self._fit(own)
            fitted = [max(us * scale + slope * m, 0.0) for m, us in enumerate(self._shape)]
            for rows, (us, count) in own.items():
                fitted[rows - 1] = (us * count + fitted[rows - 1] * _TRUST) / (count + _TRUST)
            self._estimates = fitted
        return self._estimates

    def _fit(self, own: Mapping[int, tuple[float, int]]) -> tuple[float, float]:
        """Scale of the shape and microseconds a row more that come closest, in weighted squares, to what was seen. By hand:
        this is computed between two passes, where a library's threads would be in the way."""
        a = b = p = q = 0.0
        c = _STIFFNESS**2
        for rows, (us, count) in own.items():
            shape, more = self._shape[rows - 1], rows - 1
            a += count * shape * shape
            b += count * shape * more
            c += count * more * more
            p += count * shape * us
            q += count * more * us
        determinant = a * c - b * b
        return (p * c - q * b) / determinant, (a * q - b * p) / determinant


class Chances:
    """Decayed estimates of the chance that a drafted token stands when those before it do.

    A copied token (kind n > 0) rests on the match and on the copied tokens before it, which stand: token i of a draft of
    kind n has the chance of token 0 of one of kind n + i, so all drafts teach the same few numbers. They begin at
    1 - 0.75 ** n, 0.8 at most, and where copies of this text fail more or less often than that, the odds of all lengths are
    thought to do so. Other drafts (kind 0) are told apart by position; one that was seldom reached has about the chance of
    the one before it.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._stood: dict[int, float] = {}
        self._tried: dict[int, float] = {}

    def record(self, kind: int, drafted: int, accepted: int) -> None:
        for position in range(min(drafted, accepted + 1)):
            cell = _cell(kind, position)
            self._tried[cell] = self._tried.get(cell, 0.0) + 1
            self._stood[cell] = self._stood.get(cell, 0.0) + (position < accepted)

    def forget(self) -> None:
        """One round passes: what was seen counts a little less."""
        for counted in (self._stood, self._tried):
            for cell in counted:
                counted[cell] *= _FORGET

    def of(self, kind: int) -> list[float]:
        """The chances of positions 0, 1, ..."""
        chances, before = [], _PRIOR_CHANCE
        weight, failing = (_COPY_WEIGHT, self._failing()) if kind else (_PRIOR_WEIGHT, 1.0)
        for position in range(self._most):
            cell = _cell(kind, position)
            guess = _stands(cell, failing) if kind else before
            before = (self._stood.get(cell, 0.0) + weight * guess) / (self._tried.get(cell, 0.0) + weight)
            chances.append(before)
        return chances

    def _failing(self) -> float:
        """How many of this text's copied tokens fail for each that was expected to."""
        copied = [cell for cell in self._tried if cell > 0]
        failed = sum(self._tried[cell] - self._stood[cell] for cell in copied)
        expected = sum(self._tried[cell] * _fails(cell) for cell in copied)
        return (failed + _COPY_WEIGHT) / (expected + _COPY_WEIGHT)


def _cell(kind: int, position: int) -> int:
    """Where a token's fate is counted: by the length that it rests on, or, of drafts that are no copies, by position."""
    return kind + position if kind else -position


def _fails(length: int) -> float:
    """The chance that a copied token does not stand, by the tokens that match before it. Measured: the first 96 tokens of
    SmolLM2's answers to 19 prompts gave 0.79, 0.52, 0.36, 0.18, 0.21, 0.15 for 1..6 and 0.08 for 16 and more."""
    return max(float(_MISMATCH**length), _LEAST_MISMATCH)


def _stands(length: int, failing: float) -> float:
    """The chance that a copied token stands where the odds against it are `failing` times the usual ones."""
    fails = _fails(length)
    return (1 - fails) / (1 - fails + failing * fails)


class _Drafting:
    """Microseconds that a token of a draft takes: a pass of a model, or a copy, which is thought to take none until it was
    seen. A model's first draft may compile and trace: it tells nothing."""

    def __init__(self, copied: bool) -> None:
        self.known = copied
        self._seen = copied
        self._us = 0.0
        self._count = 0.0

    @property
    def us(self) -> float:
        return self._us / self._count if self._count else 0.0

    def record(self, count: int, us: float) -> bool:
        """Whether it told anything."""
        if not self._seen:
            self._seen = True
            return False
        self.known = True
        self._us = self._us * _FORGET + us
        self._count = self._count * _FORGET + count
        return True


class AutoDepth:
    """Chooses the depth that promises the highest speed, and keeps an account against plain decoding: drafts that came to
    nothing may cost a small share of all time, and when that is used up passes are plain until it has grown again. A
    kind of draft that was given up is tried again once its failures have been forgotten. Where a draft may come a pass
    waits for the token that it is fed: that is on the account too.

    most: tokens to draft at most. shape: the cost of a pass, if something is known (see PassCosts). rows: the M that passes
    may have besides 1, if not any: an M that kernels do not serve may cost many times what its neighbours do. The attribute
    `rows` has all that this leaves, 1 included.
    """

    def __init__(
        self, most: int = MAX_DRAFT_TOKENS, shape: Shape | None = None, rows: Collection[int] | None = None
    ) -> None:
        if not 1 <= most <= MAX_DRAFT_TOKENS:
            raise BadInputError(f"the most tokens to draft must be 1 to {MAX_DRAFT_TOKENS}, got {most}")
        self._allowed = [0, *(k for k in range(1, most + 1) if rows is None or k + 1 in rows)]
        most = self._allowed[-1]
        self.most = most
        self.rows = [k + 1 for k in self._allowed]
        self.costs = PassCosts(most + 1, shape)
        self.chances = Chances(most)
        self._met: set[int] = set()
        self._excused: set[int] = set()
        self._drafting = {copied: _Drafting(copied) for copied in (False, True)}
        self._since_plain = 0
        self._speed = _FIRST_SPEED  # tokens a plain pass's time, lately
        self._lost = 0.0  # plain passes' time that drafts have cost beyond what they gave
        self._rounds = 0.0  # of time, in plain passes

    def at(self, context: int) -> None:
        self.costs.at(context)

    def tokens(self, kind: int) -> int:
        if not self.costs.known or self._since_plain >= _PLAIN_EVERY:
            return 0  # what a plain pass costs must be known first
        return self._best(kind)

    def worth(self, kinds: Iterable[int]) -> bool:
        if not self.costs.known:
            return True
        if not self.costs.overlap_known:
            return False  # what a pass costs that need not wait must be known too
        if self._since_plain >= _PLAIN_EVERY:
            return True
        return any(self._best(kind, self.costs.plain_us()) for kind in kinds)

    def _best(self, kind: int, otherwise: float | None = None) -> int:
        """otherwise: microseconds of the pass that is made if nothing is drafted, if it need not wait."""
        us = self.costs.estimates()
        if otherwise is not None:
            us = [otherwise, *us[1:]]
        rate = max(1.0, self._speed) / self.costs.plain_us()
        drafting = self._drafting[kind > 0]
        depth = best_depth(us, drafting.us, self.chances.of(kind), rate, self._allowed)
        if not drafting.known:
            depth = min(depth, self._allowed[:2][-1])  # what a token of it takes is not known
        return self.fitting(min(depth, self._affordable(us, drafting.us)))

    def fitting(self, drafted: int) -> int:
        all_may = len(self._excused) < _MOST_EXCUSED
        return max(k for k in self._allowed if k <= drafted and (not k or all_may or k + 1 in self._met))

    def least_chance(self) -> float:
        if not self.costs.known:
            return 0.0
        us = self.costs.estimates()
        row = (us[-1] - us[0]) / (len(us) - 1)
        return max(1.0, self._speed) * (row + self._drafting[False].us) / self.costs.plain_us()

    def record(self, done: Round) -> None:
        kind, drafted, accepted, rows, pass_us, draft_us, begun, followed, unread, draft_passes = done
        if self._excuse(rows, pass_us):
            pass_us = self._estimate(rows)
        elif unread and self.costs.known and (waited := pass_us - self._estimate(rows)) > 0:
            # Which of the two took it is not known: all beyond what such a pass usually takes is the draft's.
            pass_us, draft_us = pass_us - waited, draft_us + waited
        else:
            self.costs.record(rows, pass_us, begun, followed)
        self.chances.forget()
        self._since_plain = 0 if rows == 1 else self._since_plain + 1
        if drafted:
            self.chances.record(kind, drafted, accepted)
            drafting = self._drafting[kind > 0]
            if not drafting.record(draft_passes or drafted, draft_us):
                draft_us = min(draft_us, drafted * self.costs.plain_us())
        if not self.costs.known:
            return
        us, plain_us = self.costs.estimates(), self.costs.plain_us()
        # A plain pass is what such passes cost, whatever this one took.
        usual = min(pass_us, _OUTLIER * self._estimate(rows)) if drafted else plain_us if begun else us[0]
        taken = (usual + draft_us) / plain_us
        self._speed += (1 - _SPEED_FORGET) * ((1 + accepted) - self._speed * taken)
        self._rounds += taken
        # What was gained long ago does not pay for what is lost now.
        self._lost = max(self._lost + taken - (1 + accepted), -_ALLOWED_LOSS * _CREDIT_TOKENS)

    def _excuse(self, rows: int, pass_us: float) -> bool:
        """Whether a pass tells nothing: the first one of an M may also compile and trace what later ones find ready. While
        the second ones of two M have not shown that it was so no other M is tried."""
        excused = rows not in self._met and self.costs.known and pass_us > _COMPILED * self._estimate(rows)
        self._met.add(rows)
        (self._excused.add if excused else self._excused.discard)(rows)
        return excused

    def _estimate(self, rows: int) -> float:
        return self.costs.estimates()[min(rows, self.most + 1) - 1]

    def _affordable(self, us: Sequence[float], draft_us: float) -> int:
        """The most tokens whose draft, if none of them stands, keeps the loss within what is allowed."""
        allowed = _ALLOWED_LOSS * (_CREDIT_TOKENS + self._rounds) - self._lost
        losses = [(us[k] + k * draft_us) / us[0] - 1 for k in range(1, self.most + 1)]
        return next((k for k in range(self.most, 0, -1) if losses[k - 1] <= allowed), 0)


def _filled(shape: Mapping[int, float], most_rows: int) -> list[float]:
    """A curve at every M of 1..most_rows from some of its points."""
    known = sorted((m, us) for m, us in shape.items() if m >= 1)
    if not known:
        raise BadInputError("the cost of a pass must be known at one M at least")
    if len(known) == 1:
        known.append((known[0][0] + 1, known[0][1] * (1 + _SLOPE)))
    curve = []
    for m in range(1, most_rows + 1):
        right = next((i for i, (at, _) in enumerate(known) if at >= m), len(known) - 1)
        (m0, us0), (m1, us1) = known[max(right, 1) - 1], known[max(right, 1)]
        curve.append(max(us0 + (us1 - us0) * (m - m0) / (m1 - m0), 1e-9))
    return curve
