"""Which drafted tokens stand. Pure functions: no model, no cache, no state.

p is the target and q the draft, everywhere in this package. A verify pass has M = draft length + 1 rows; row i of its
logits is p's answer after the last token of the text and the first i drafted tokens.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np


class Draft(NamedTuple):
    """Proposed tokens. `probabilities`: q (V,) of each, from which it was drawn; None for tokens that were not drawn but
    chosen. `kind`: drafts of one kind have about the same chances; 0, or how long a match a copy rests on. `passes`: of a
    model that drafted them, those that fed it what it had not seen included."""

    tokens: Sequence[int]
    probabilities: Sequence[np.ndarray] | None = None
    kind: int = 0
    passes: int = 0


NOTHING = Draft(())


class Acceptance(NamedTuple):
    """What one verify pass adds to the text: `tokens`, of which the first `accepted` came from the draft.

    A whole block ends with one token of p's own, so it holds accepted + 1 tokens; it holds only `accepted` when the row
    that had to decide the next one was missing.
    """

    accepted: int
    tokens: tuple[int, ...]


def accept_greedy(draft: Sequence[int], target: Sequence[int]) -> Acceptance:
    """Acceptance by equality: a drafted token stands while it equals p's choice in its row.

    draft: ids for rows 0..M-2. target: p's choices for rows 0..M-1, or fewer when later rows are unusable; at most
    len(draft) + 1 are read. Source: the temperature-0 case of Leviathan et al. 2023, "Fast Inference from Transformers via
    Speculative Decoding", algorithm 1.
    """
    for row, choice in enumerate(target):
        if row == len(draft) or draft[row] != choice:
            return Acceptance(row, tuple(target[: row + 1]))
    return Acceptance(len(target), tuple(target))


def accept_sampled(draft: Draft, p: Sequence[np.ndarray], rng: np.random.Generator) -> Acceptance:
    """Acceptance by the ratio of probabilities: token x stands with probability min(1, p(x) / q(x)); the first that does
    not is replaced by a draw from what p has more of than q. The text then has exactly p's distribution.

    p: (V,) for rows 0..M-1, or fewer when later rows are unusable. Ids beyond p's are rejected like any other that p gives
    no chance. Source: Leviathan et al. 2023, algorithm 1; Chen et al. 2023, "Accelerating Large Language Model Decoding
    with Speculative Sampling", theorem 1.
    """
    tokens: list[int] = []
    for row, p_row in enumerate(p):
        if row == len(draft.tokens):
            return Acceptance(row, (*tokens, draw(p_row, rng)))
        token = draft.tokens[row]
        q_row = draft.probabilities[row] if draft.probabilities is not None else None
        chance = float(p_row[token]) if 0 <= token < len(p_row) else 0.0
        proposed = 1.0 if q_row is None else float(q_row[token])
        if not rng.random() * proposed < chance:  # a chance of 0 never stands, not even for a draw of 0
            return Acceptance(row, (*tokens, draw(residual(p_row, q_row, token), rng)))
        tokens.append(token)
    return Acceptance(len(tokens), tuple(tokens))


def residual(p: np.ndarray, q: np.ndarray | None, token: int) -> np.ndarray:
    """Weights (V,), not normalised, of the token that replaces a rejected one: max(0, p - q); p itself where nothing is
    left (p equals q up to rounding). q None: the draft had no other choice than `token`."""
    left = p.copy()
    if q is None:
        if 0 <= token < len(left):
            left[token] = 0
    else:
        shared = min(len(p), len(q))
        left[:shared] -= q[:shared]
        np.maximum(left, 0, out=left)
    return left if left.any() else p


def draw(weights: np.ndarray, rng: np.random.Generator) -> int:
    """An id with a chance in proportion to its weight (V,); never one of weight 0. Weights are finite and not all 0."""
    rising = np.cumsum(weights, dtype=np.float64)
    token = int(np.searchsorted(rising, rng.random() * rising[-1], side="right"))
    return min(token, int(np.searchsorted(rising, rising[-1])))  # rounding may put the product on the last step
