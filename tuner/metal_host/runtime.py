"""The runtime's C interface. Its state is one a process: whoever uses it holds `lock`."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Sequence

import numpy as np

from tuner.metal_host.defects import refused


class Report(ctypes.Structure):
    """One kind of defect at one place; the fields are those of native/host.h."""

    _fields_ = [
        *((name, ctypes.c_int32) for name in ("kind", "site", "other_site", "space")),
        *((name, ctypes.c_int64) for name in ("buffer", "offset", "bytes", "size", "other", "detail")),
        *((name, ctypes.c_uint32 * 3) for name in ("thread", "group")),
        ("count", ctypes.c_uint64),
    ]


class Buffer(ctypes.Structure):
    """A buffer and what was done with it."""

    _fields_ = [
        *((name, ctypes.c_uint64) for name in ("low", "high")),
        *((name, ctypes.c_int32) for name in ("writable", "initialised")),
        *((name, ctypes.c_uint64) for name in ("loaded", "stored", "loads", "stores", "lines_loaded", "lines_stored")),
        *((name, ctypes.c_void_p) for name in ("lines", "cells")),
        ("last_store", ctypes.c_int32),
    ]


class Counters(ctypes.Structure):
    """Counts that belong to no buffer."""

    _fields_ = [
        (name, ctypes.c_uint64)
        for name in (
            "constant_loaded",
            "threadgroup_loaded",
            "threadgroup_stored",
            "threadgroup_loads",
            "threadgroup_stores",
            "simd_ops",
            "simd_barriers",
            "barriers",
            "mmas",
            "atomics",
            "threads",
            "threadgroups",
            "simdgroups",
        )
    ]


class Runtime:
    """The loaded runtime."""

    def __init__(self, library: ctypes.CDLL) -> None:
        self.lock = threading.Lock()
        self._library = library
        library.msl_reset.restype = ctypes.c_char_p
        library.msl_buffer.restype = ctypes.c_void_p
        library.msl_buffer.argtypes = [ctypes.c_uint64, ctypes.c_uint64, ctypes.c_int, ctypes.c_int]
        library.msl_unwritten.restype = ctypes.c_uint64
        library.msl_counters.restype = ctypes.POINTER(Counters)
        library.msl_buffers.restype = ctypes.POINTER(Buffer)
        library.msl_operations.restype = ctypes.POINTER(ctypes.c_uint64)

    def reset(self, counts_events: bool) -> None:
        """Forgets all buffers, variables, reports and counts."""
        trouble = self._library.msl_reset(int(counts_events))
        if trouble:
            raise refused(f"the host has no room: {trouble.decode()}.")

    def buffer(self, data: np.ndarray, shift: int, *, writable: bool = False, initialised: bool = True) -> int:
        """Address of a new buffer with a copy of `data`, `shift` bytes past a multiple of 256."""
        if data.nbytes == 0:
            raise refused("an array without elements is an argument; MLX never launches such a kernel.")
        address: int = self._library.msl_buffer(data.nbytes, shift, int(writable), int(initialised))
        ctypes.memmove(address, data.ctypes.data, data.nbytes)
        return address

    def launch(
        self,
        kernel: ctypes.CDLL,
        addresses: Sequence[int],
        grid: Sequence[int],
        threadgroup: Sequence[int],
        seed: int,
        seconds: int,
    ) -> None:
        self._library.msl_launch(
            kernel["__msl_entry"],
            (ctypes.c_uint64 * max(1, len(addresses)))(*addresses),
            (ctypes.c_uint32 * 3)(*grid),
            (ctypes.c_uint32 * 3)(*threadgroup),
            ctypes.c_uint64(seed),
            seconds,
        )

    def reports(self) -> list[Report]:
        found = ctypes.POINTER(Report)()
        n = self._library.msl_reports(ctypes.byref(found))
        return list(found[:n])

    def unwritten(self, number: int) -> tuple[int, int]:
        """Bytes of a writable buffer that were never written, and the first of them."""
        first = ctypes.c_uint64()
        return int(self._library.msl_unwritten(number, ctypes.byref(first))), first.value

    def buffer_at(self, number: int) -> Buffer:
        found: Buffer = self._library.msl_buffers()[number]
        return found

    def counters(self) -> dict[str, int]:
        counters = self._library.msl_counters()[0]
        counts = {field[0]: int(getattr(counters, field[0])) for field in Counters._fields_}
        operations = self._library.msl_operations()[:3]
        return counts | dict(zip(("float_ops", "integer_ops", "conversions"), operations, strict=True))
