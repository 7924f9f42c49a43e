"""Ids that nobody has looked at yet: a pass may be fed them while the device still computes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast, overload

import mlx.core as mx


class UnreadIds(Sequence[int]):
    """Ids whose number is known, and that wait for the device when they are first looked at.

    array: (K,) uint32. below: all are smaller.
    """

    def __init__(self, array: mx.array, below: int) -> None:
        self.array = array
        self.below = below
        self._read: list[int] | None = None

    def __len__(self) -> int:
        return self.array.size

    @overload
    def __getitem__(self, at: int) -> int: ...

    @overload
    def __getitem__(self, at: slice) -> Sequence[int]: ...

    def __getitem__(self, at: int | slice) -> int | Sequence[int]:
        """A slice of what is unread is unread as well; one of all is the same."""
        if isinstance(at, slice) and self._read is None:
            whole = at.indices(len(self)) == (0, len(self), 1)
            return self if whole else UnreadIds(self.array[at], self.below)
        return self.read()[at]

    def read(self) -> list[int]:
        """All of them, known."""
        if self._read is None:
            self._read = cast(list[int], self.array.tolist())
        return self._read
