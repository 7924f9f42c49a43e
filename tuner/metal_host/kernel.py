"""A compiled kernel and a run of it: buffers as MLX would give them, the launch, and what the runtime found."""

from __future__ import annotations

import ctypes
import json
import math
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import mlx.core as mx
import numpy as np

from tuner.metal_host.capture import Launch
from tuner.metal_host.defects import ALLOWABLE, RUN_KINDS, Defect, MetalRunError, refused
from tuner.metal_host.events import BufferEvents, Events
from tuner.metal_host.source import MetalSource, Parameter

MAX_THREADS = 1024
"""Threads a threadgroup, at most, on every Apple GPU. A pipeline's own limit may be lower: only a Mac can tell."""

_STORAGE = {
    mx.float32: np.float32,
    mx.float16: np.float16,
    mx.bfloat16: np.uint16,
    mx.int8: np.int8,
    mx.uint8: np.uint8,
    mx.int16: np.int16,
    mx.uint16: np.uint16,
    mx.int32: np.int32,
    mx.uint32: np.uint32,
    mx.int64: np.int64,
    mx.uint64: np.uint64,
    mx.bool_: np.bool_,
}
_MAX_BUFFERS = 31  # of Metal
_one_run = threading.Lock()  # the runtime's state is one a process


class _Report(ctypes.Structure):
    _fields_ = [
        *((name, ctypes.c_int32) for name in ("kind", "site", "other_site", "space")),
        *((name, ctypes.c_int64) for name in ("buffer", "offset", "bytes", "size", "other", "detail")),
        *((name, ctypes.c_uint32 * 3) for name in ("thread", "group")),
        ("count", ctypes.c_uint64),
    ]


class _Buffer(ctypes.Structure):
    _fields_ = [
        *((name, ctypes.c_uint64) for name in ("low", "high")),
        *((name, ctypes.c_int32) for name in ("writable", "initialised")),
        *((name, ctypes.c_uint64) for name in ("loaded", "stored", "loads", "stores", "lines_loaded", "lines_stored")),
        *((name, ctypes.c_void_p) for name in ("lines", "cells")),
        ("last_store", ctypes.c_int32),
    ]


class _Counters(ctypes.Structure):
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


@dataclass(frozen=True, eq=False)
class Run:
    """What a run gave."""

    outputs: list[mx.array]
    events: Events | None


@dataclass(frozen=True)
class Memory:
    """An argument as it lies in memory: `data` is its bytes, and `start` the offset of its first element in them."""

    data: np.ndarray
    start: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]  # in elements


class Kernel:
    """A kernel that `compile` made."""

    def __init__(self, source: MetalSource, library: ctypes.CDLL, runtime: ctypes.CDLL, counts_events: bool) -> None:
        self.source = source
        self._library = library
        self._runtime = runtime
        self._counts_events = counts_events
        runtime.msl_reset.restype = ctypes.c_char_p
        runtime.msl_buffer.restype = ctypes.c_void_p
        runtime.msl_buffer.argtypes = [ctypes.c_uint64, ctypes.c_uint64, ctypes.c_int, ctypes.c_int]
        runtime.msl_unwritten.restype = ctypes.c_uint64
        runtime.msl_counters.restype = ctypes.POINTER(_Counters)
        runtime.msl_buffers.restype = ctypes.POINTER(_Buffer)
        runtime.msl_operations.restype = ctypes.POINTER(ctypes.c_uint64)

    @cached_property
    def _facts(self) -> Any:
        return json.loads(ctypes.string_at(ctypes.addressof(ctypes.c_char.in_dll(self._library, "__msl_facts"))))

    @property
    def threadgroup_bytes(self) -> int:
        """Bytes of threadgroup memory it declares, each variable at a multiple of 16."""
        return int(self._facts["threadgroup_bytes"])

    def run(
        self,
        launch: Launch,
        *,
        allow: Sequence[str] = (),
        shift: Mapping[str, int] | None = None,
        seed: int = 0,
        seconds: int = 60,
    ) -> Run:
        """Runs one launch with all its checks. See the package for the arguments. Raises MetalRunError with its defects."""
        wrong = [kind for kind in allow if kind not in ALLOWABLE]
        if wrong:
            raise ValueError(f"allow={wrong[0]!r}: it must be of {', '.join(ALLOWABLE)}.")
        if launch.source.key != self.source.key:
            raise ValueError("the launch is of another source than the kernel was compiled from.")
        self._check_sizes(launch)
        with _one_run:
            return self._run(launch, frozenset(allow), shift or {}, seed, seconds)

    def _check_sizes(self, launch: Launch) -> None:
        threads = math.prod(launch.threadgroup)
        if min(*launch.grid, *launch.threadgroup) < 1:
            raise self._error(
                "threads", f"grid {launch.grid} of threadgroups {launch.threadgroup}: all must be at least 1."
            )
        clipped = math.prod(map(min, launch.grid, launch.threadgroup))
        if clipped > MAX_THREADS:
            raise self._error("threads", f"a threadgroup of {threads} threads: at most {MAX_THREADS} are possible.")
        if len(self.source.buffers) > _MAX_BUFFERS:
            raise self._error("threads", f"{len(self.source.buffers)} buffers: at most {_MAX_BUFFERS} are possible.")

    def _error(self, kind: str, message: str) -> MetalRunError:
        file, line = self._body
        return MetalRunError((Defect(kind, message, file, line),))

    @property
    def _body(self) -> tuple[str, int]:
        return self.source.body_file or f"{self.source.name}.source", self.source.body_line

    def _run(self, launch: Launch, allow: frozenset[str], shift: Mapping[str, int], seed: int, seconds: int) -> Run:
        runtime = self._runtime
        trouble = runtime.msl_reset(int(self._counts_events))
        if trouble:
            raise refused(f"the host has no room: {trouble.decode()}.")
        self._library["__msl_register"]()
        arguments = (ctypes.c_uint64 * max(1, len(self.source.buffers)))()
        inputs = {
            name: memory(array, launch.ensure_row_contiguous)
            for name, array in zip(launch.input_names, launch.inputs, strict=True)
        }
        for at, parameter in enumerate(self.source.buffers):
            arguments[at] = self._place(parameter, launch, inputs, shift)
        runtime.msl_launch(
            self._library["__msl_entry"],
            arguments,
            (ctypes.c_uint32 * 3)(*launch.grid),
            (ctypes.c_uint32 * 3)(*launch.threadgroup),
            ctypes.c_uint64(seed),
            seconds,
        )
        defects = [d for d in self._reported(launch) if d.kind not in allow]
        if not any(d.kind not in ("race", "device-race", "written-twice", "uninitialised") for d in defects):
            defects += [] if "unwritten" in allow or launch.init_value is not None else self._unwritten(launch)
        if defects:
            raise MetalRunError(tuple(defects))
        outputs = [self._output(launch, k, arguments) for k in range(len(launch.output_names))]
        return Run(outputs, self._events() if self._counts_events else None)

    # ------------------------------------------------------------------------------------------------------- arguments

    def _place(self, parameter: Parameter, launch: Launch, inputs: Mapping[str, Memory], shift: Mapping[str, int]) -> int:
        """Address of a buffer's first element, its data in place."""
        name = parameter.name
        if name in launch.output_names:
            k = launch.output_names.index(name)
            shape, dtype = launch.output_shapes[k], launch.output_dtypes[k]
            data = np.zeros(math.prod(shape), _storage(dtype))
            data.view(np.uint8)[...] = 0xFF  # NaN, or the largest or least integer
            if launch.init_value is not None:
                data = _bits(mx.full((math.prod(shape),), launch.init_value, dtype))
            return self._buffer(data, shift.get(name, 0), writable=True, initialised=launch.init_value is not None)
        if name in inputs:
            found = inputs[name]
            return self._buffer(found.data, shift.get(name, 0)) + found.start
        base, _, what = name.rpartition("_")
        if base not in inputs or what not in ("shape", "strides", "ndim"):
            raise refused(f"the argument {name!r} is neither an input nor an output.")
        of = inputs[base]
        values: Any = {
            "shape": np.array(of.shape, np.int32),
            "strides": np.array(of.strides, np.int64),
            "ndim": np.array([len(of.shape)], np.int32),
        }[what]
        return self._buffer(values, 0)

    def _buffer(self, data: np.ndarray, shift: int, *, writable: bool = False, initialised: bool = True) -> int:
        if data.nbytes == 0:
            raise refused("an array without elements is an argument; MLX never launches such a kernel.")
        address: int = self._runtime.msl_buffer(data.nbytes, shift, int(writable), int(initialised))
        ctypes.memmove(address, data.ctypes.data, data.nbytes)
        return address

    def _output(self, launch: Launch, k: int, arguments: Any) -> mx.array:
        at = next(i for i, p in enumerate(self.source.buffers) if p.name == launch.output_names[k])
        shape, dtype = launch.output_shapes[k], launch.output_dtypes[k]
        storage = np.dtype(_storage(dtype))
        copied = ctypes.string_at(arguments[at], math.prod(shape) * storage.itemsize)
        array = mx.array(np.frombuffer(copied, storage).reshape(shape))
        return array.view(mx.bfloat16) if dtype == mx.bfloat16 else array

    # ---------------------------------------------------------------------------------------------------------- defects

    def _at(self, site: int) -> tuple[str, int]:
        places = self._facts["places"]
        file, line = places[site] if 0 <= site < len(places) else ("", 0)
        return (file, line) if file else self._body

    def _reported(self, launch: Launch) -> list[Defect]:
        reports = ctypes.POINTER(_Report)()
        n = self._runtime.msl_reports(ctypes.byref(reports))
        found = []
        for report in reports[:n]:
            file, line = self._at(report.site)
            found.append(Defect(RUN_KINDS[report.kind], self._message(report, launch), file, line, report.count))
        return found

    def _message(self, report: _Report, launch: Launch) -> str:
        kind = RUN_KINDS[report.kind]
        space = {1: "device", 2: "constant", 3: "threadgroup"}.get(report.space, "")
        where = f"a {space} variable" if report.space == 3 or report.buffer < 0 else self._buffer_name(report.buffer)
        who = f"thread {_vector(report.thread)} of threadgroup {_vector(report.group)}"
        other = ":".join(map(str, self._at(report.other_site))) if report.other_site >= 0 else ""
        match kind:
            case "out-of-bounds" if report.detail == 2:
                return f"{who} uses the index {report.offset}, which is outside of the array."
            case "out-of-bounds":
                verb = "writes" if report.detail else "reads"
                size = f" of {report.size} bytes" if report.size else ""
                return f"{who} {verb} {report.bytes} bytes at byte {report.offset} of {where}{size}."
            case "misaligned":
                at = f" at byte {report.offset} of {where}" if report.buffer >= 0 else ""
                return f"{who} uses {report.bytes} bytes{at}, which needs an address that is a multiple of {report.size}."
            case "race" | "device-race":
                deed = ("reads what {} wrote", "writes what {} wrote", "writes what {} read")[report.detail]
                them = f"thread {report.other}" if report.other != _index(report, launch) else "another thread"
                deed = deed.format(them) + (f" at {other}" if other else "")
                group = " of another threadgroup, or" if kind == "device-race" else ""
                return f"{who} {deed}{group} with no barrier between: byte {report.offset} of {where}."
            case "uninitialised":
                return f"{who} reads byte {report.offset} of {where}, which nobody wrote."
            case "divergent":
                there = f"is at {other}" if other else "has returned"
                return f"{who} waits here for the others, but thread {report.other} {there}."
            case "written-twice":
                return (
                    f"{who} writes byte {report.offset} of {where} again; it was written{f' at {other}' if other else ''}."
                )
            case "read-only":
                return f"{who} writes to {where}, which is an input."
            case "bad-lane":
                return f"{who} asks for lane {report.other}; there are {report.size}."
            case "partial-simdgroup":
                return f"the simdgroup of {who} has {report.size} threads; a simdgroup_matrix needs 32."
            case "too-deep":
                return f"{who} is more than {report.size} calls deep."
            case "too-long":
                return f"{who} is still here when the time is over."
            case _:
                return f"{who}: a shift by too much, or a division by zero."

    def _buffer_name(self, number: int) -> str:
        names = [p.name for p in self.source.buffers]
        return f"{names[number]!r}" if number < len(names) else "a buffer"

    def _unwritten(self, launch: Launch) -> list[Defect]:
        found = []
        first = ctypes.c_uint64()
        for at, parameter in enumerate(self.source.buffers):
            if parameter.name not in launch.output_names:
                continue
            missing = self._runtime.msl_unwritten(at, ctypes.byref(first))
            if missing:
                buffer = self._runtime.msl_buffers()[at]
                size = buffer.high - buffer.low
                file, line = self._at(buffer.last_store)
                message = (
                    f"{missing} of {size} bytes of {parameter.name!r} were never written, the first at byte {first.value}."
                )
                found.append(Defect("unwritten", message + _grid_hint(launch, missing / size), file, line))
        return found

    # ----------------------------------------------------------------------------------------------------------- events

    def _events(self) -> Events:
        counters = self._runtime.msl_counters()[0]
        counts = {field[0]: int(getattr(counters, field[0])) for field in _Counters._fields_}
        buffers = {}
        for at, parameter in enumerate(self.source.buffers):
            b = self._runtime.msl_buffers()[at]
            buffers[parameter.name] = BufferEvents(
                b.high - b.low, b.loaded, b.stored, b.loads, b.stores, b.lines_loaded, b.lines_stored
            )
        device = [buffers[p.name] for p in self.source.buffers if "constant" not in p.type.split()]
        floats, integers, conversions = self._runtime.msl_operations()[:3]
        return Events(
            buffers=buffers,
            device_bytes_loaded=sum(b.bytes_loaded for b in device),
            device_bytes_stored=sum(b.bytes_stored for b in device),
            constant_bytes_loaded=counts["constant_loaded"],
            threadgroup_bytes_loaded=counts["threadgroup_loaded"],
            threadgroup_bytes_stored=counts["threadgroup_stored"],
            lines_loaded=sum(b.lines_loaded for b in device),
            float_ops=floats,
            integer_ops=integers,
            conversions=conversions,
            **{
                name: counts[name]
                for name in (
                    "threadgroup_loads",
                    "threadgroup_stores",
                    "simd_ops",
                    "simd_barriers",
                    "barriers",
                    "mmas",
                    "atomics",
                    "threads",
                    "simdgroups",
                    "threadgroups",
                )
            },
        )


def memory(array: mx.array, row_contiguous: bool) -> Memory:
    """The bytes of an array as a kernel sees them: a copy in row order, or what lies in memory, with its strides."""
    strided = _bits(array)
    if row_contiguous:
        strided = np.ascontiguousarray(strided)
        # numpy makes no promise for the strides of a dimension of 1: these are row order's.
        steps = [math.prod(array.shape[axis + 1 :]) for axis in range(array.ndim)]
        return Memory(strided.reshape(-1), 0, tuple(array.shape), tuple(steps))
    itemsize = strided.itemsize
    buffer: Any = array
    if array.ndim and memoryview(buffer).strides != strided.strides:
        raise refused("an input is strided in a way that cannot be read from here; pass it row contiguous.")
    reach = [(n - 1) * step for n, step in zip(strided.shape, strided.strides, strict=True)]
    low, high = sum(min(r, 0) for r in reach), sum(max(r, 0) for r in reach) + itemsize
    data = np.ctypeslib.as_array((ctypes.c_uint8 * (high - low)).from_address(strided.ctypes.data + low)).copy()
    return Memory(data, -low, tuple(array.shape), tuple(step // itemsize for step in strided.strides))


def _bits(array: mx.array) -> np.ndarray:
    """The array as numpy, without a copy; bfloat16 as uint16."""
    _storage(array.dtype)
    bits = array.view(mx.uint16) if array.dtype == mx.bfloat16 and array.ndim else array
    if array.dtype == mx.bfloat16 and not array.ndim:
        bits = array.reshape(1).view(mx.uint16)
    mx.eval(bits)
    return np.asarray(bits)


def _storage(dtype: mx.Dtype) -> Any:
    if dtype not in _STORAGE:
        raise refused(f"arrays of {dtype} are not supported.")
    return _STORAGE[dtype]


def _index(report: _Report, launch: Launch) -> int:
    """Number of the reporting thread in its threadgroup, where that is not clipped."""
    x, y, z = report.thread
    width, height, _ = map(min, launch.threadgroup, launch.grid)
    return int(x + width * (y + height * z))


def _vector(values: Sequence[int]) -> str:
    return "({}, {}, {})".format(*values)


def _grid_hint(launch: Launch, missing: float) -> str:
    """MLX's grid counts threads; with a grid in threadgroups one thread in each threadgroup's worth runs."""
    threads = math.prod(launch.threadgroup)
    if threads > 1 and 0 < (1 - missing) * threads < 1.5:
        return f" The grid {launch.grid} counts threads, not threadgroups of {threads}."
    return ""
