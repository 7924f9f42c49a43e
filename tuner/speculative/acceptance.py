"""Which drafted tokens stand. Pure functions: no model, no cache, no state.

p is the target and q the draft, everywhere in this package. A verify pass has M = draft length + 1 rows; row
i of its logits is p's answer after the last token of the text and the first i drafted tokens.
"""

from collections.abc import Sequence
from typing import NamedTuple

import mlx.core as mx


class Acceptance(NamedTuple):
    """What one verify pass adds to the text: `tokens`, of which the first `accepted` came from the draft.

    A whole block ends with one token of p's own, so it holds accepted + 1 tokens; it holds only `accepted`
    when the row that had to decide the next one was missing.
    """

    accepted: int
    tokens: tuple[int, ...]


def choose_greedy(logits: mx.array) -> tuple[mx.array, mx.array]:
    """p's greedy token for each row, and whether that row can be trusted; both unevaluated.

    logits: (M, V). Returns ids (M,) uint32, the lowest id on ties, and finite (M,) bool. argmax of a row of
    NaN is 0, which looks like a token, so the row's largest value is looked at too: NaN and +inf anywhere
    make it non-finite, and so does a row of -inf, while -inf for some ids (a mask) does not.
    """
    return mx.argmax(logits, axis=-1), mx.isfinite(mx.max(logits, axis=-1))


def accept_greedy(draft: Sequence[int], target: Sequence[int]) -> Acceptance:
    """Greedy acceptance: a drafted token stands while it equals p's choice in its row.

    draft: ids for rows 0..M-2. target: p's choices for rows 0..M-1, or fewer when later rows are unusable; at
    most len(draft) + 1 are read. Source: the temperature-0 case of Leviathan et al. 2023, "Fast Inference
    from Transformers via Speculative Decoding", algorithm 1.
    """
    for row, choice in enumerate(target):
        if row == len(draft) or draft[row] != choice:
            return Acceptance(row, tuple(target[: row + 1]))
    return Acceptance(len(target), tuple(target))
