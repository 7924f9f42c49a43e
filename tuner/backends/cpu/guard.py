"""Memory between pages that may not be touched: who reads or writes past its end, or before its first page, is ended."""

from __future__ import annotations

import ctypes
import mmap
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

from tuner.backends.base import LaunchError

_PAGE = mmap.PAGESIZE
_NO_ACCESS = 0  # PROT_NONE, everywhere
_MARGIN = 64  # elements on both sides of an output, which a kernel must leave alone


@contextmanager
def poisoned(fill: np.ndarray, shape: tuple[int, ...]) -> Iterator[np.ndarray]:
    """An output of a shape, full of `fill` (1,), and a margin of the same on both sides. Raises LaunchError at the end of
    the block when the margin was written."""
    size = int(np.prod(shape))
    buffer = guarded((size + 2 * _MARGIN) * fill.itemsize).view(fill.dtype)
    buffer[:] = fill
    yield buffer[_MARGIN : _MARGIN + size].reshape(shape)
    margins = np.concatenate((buffer[:_MARGIN], buffer[-_MARGIN:]))
    if margins.tobytes() != np.repeat(fill, 2 * _MARGIN).tobytes():
        raise LaunchError("it wrote outside the result.")


def guarded_copy(array: np.ndarray) -> np.ndarray:
    """A copy of an array whose last byte is the last one before a page that may not be touched."""
    raw = np.ascontiguousarray(array)
    out = guarded(raw.nbytes).view(raw.dtype).reshape(raw.shape)
    out[...] = raw
    return out


def guarded(size: int) -> np.ndarray:
    """`size` bytes of zeros, the last one at the end of a page."""
    inner = -(-max(size, 1) // _PAGE) * _PAGE
    memory = np.frombuffer(mmap.mmap(-1, inner + 2 * _PAGE), np.uint8)
    protect = ctypes.CDLL(None, use_errno=True).mprotect
    protect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
    for page in (memory.ctypes.data, memory.ctypes.data + _PAGE + inner):
        if protect(page, _PAGE, _NO_ACCESS):
            raise OSError(ctypes.get_errno(), "a page can not be protected")
    return memory[_PAGE + inner - size : _PAGE + inner]
