"""Memory between pages that may not be touched: who reads or writes past its end, or before its first page, is ended."""

from __future__ import annotations

import ctypes
import mmap

import numpy as np

_PAGE = mmap.PAGESIZE
_NO_ACCESS = 0  # PROT_NONE, everywhere


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
