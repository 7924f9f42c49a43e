"""What a kernel did: counts that do not depend on the machine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class BufferEvents:
    """Accesses of one buffer. A load or store is one a thread, of up to 16 bytes; lines are 128-byte cache lines."""

    size: int
    bytes_loaded: int
    bytes_stored: int
    loads: int
    stores: int
    lines_loaded: int
    lines_stored: int

    @property
    def times_loaded(self) -> float:
        """Bytes loaded over the size of the buffer: 1.0 is each byte once."""
        return self.bytes_loaded / self.size


@dataclass(frozen=True)
class Events:
    """Counts over a whole launch, after the compiler's optimisation.

    Bytes, loads, stores and operations are summed over threads; simd operations, barriers and MMAs count once a simdgroup
    or threadgroup. An fma is two float operations, so that contraction changes nothing. Address arithmetic that a load
    carries out itself is not counted.
    """

    buffers: Mapping[str, BufferEvents]
    device_bytes_loaded: int
    device_bytes_stored: int
    constant_bytes_loaded: int
    threadgroup_bytes_loaded: int
    threadgroup_bytes_stored: int
    threadgroup_loads: int
    threadgroup_stores: int
    lines_loaded: int
    float_ops: int
    integer_ops: int
    conversions: int
    simd_ops: int
    simd_barriers: int
    barriers: int
    mmas: int
    atomics: int
    threads: int
    simdgroups: int
    threadgroups: int

    @property
    def operations(self) -> int:
        """Float and integer operations and conversions of all threads."""
        return self.float_ops + self.integer_ops + self.conversions
