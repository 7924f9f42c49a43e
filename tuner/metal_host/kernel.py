"""A compiled kernel and a run of it: its arguments put in memory, the launch, and what the runtime found."""

from __future__ import annotations

import ctypes
import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import mlx.core as mx
import numpy as np

from tuner.metal_host.arguments import Memory, bits, memory, storage
from tuner.metal_host.capture import Launch
from tuner.metal_host.defects import ALLOWABLE, RUN_KINDS, Defect, MetalRunError, refused
from tuner.metal_host.events import BufferEvents, Events
from tuner.metal_host.runtime import Runtime
from tuner.metal_host.source import MetalSource, Parameter
from tuner.metal_host.wording import grid_hint, message

MAX_THREADS = 1024
"""Threads a threadgroup, at most, on every Apple GPU. A pipeline's own limit may be lower: only a Mac can tell."""

_MAX_BUFFERS = 31  # of Metal


@dataclass(frozen=True, eq=False)
class Run:
    """What a run gave."""

    outputs: list[mx.array]
    events: Events | None


class Kernel:
    """A kernel that `compile` made."""

    def __init__(self, source: MetalSource, library: ctypes.CDLL, runtime: Runtime, counts_events: bool) -> None:
        self.source = source
        self._library = library
        self._runtime = runtime
        self._counts_events = counts_events

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
        with self._runtime.lock:
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
        runtime.reset(self._counts_events)
        self._library["__msl_register"]()
        inputs = {
            name: memory(array, launch.ensure_row_contiguous)
            for name, array in zip(launch.input_names, launch.inputs, strict=True)
        }
        addresses = [self._place(parameter, launch, inputs, shift) for parameter in self.source.buffers]
        runtime.launch(self._library, addresses, launch.grid, launch.threadgroup, seed, seconds)
        defects = [d for d in self._reported(launch) if d.kind not in allow]
        if not any(d.kind not in ("race", "device-race", "written-twice", "uninitialised") for d in defects):
            defects += [] if "unwritten" in allow or launch.init_value is not None else self._unwritten(launch)
        if defects:
            raise MetalRunError(tuple(defects))
        outputs = [self._output(launch, k, addresses) for k in range(len(launch.output_names))]
        return Run(outputs, self._events() if self._counts_events else None)

    # ------------------------------------------------------------------------------------------------------- arguments

    def _place(self, parameter: Parameter, launch: Launch, inputs: Mapping[str, Memory], shift: Mapping[str, int]) -> int:
        """Address of a buffer's first element, its data in place."""
        name = parameter.name
        if name in launch.output_names:
            k = launch.output_names.index(name)
            shape, dtype = launch.output_shapes[k], launch.output_dtypes[k]
            data = np.zeros(math.prod(shape), storage(dtype))
            data.view(np.uint8)[...] = 0xFF  # NaN, or the largest or least integer
            if launch.init_value is not None:
                data = bits(mx.full((math.prod(shape),), launch.init_value, dtype))
            return self._runtime.buffer(data, shift.get(name, 0), writable=True, initialised=launch.init_value is not None)
        if name in inputs:
            found = inputs[name]
            return self._runtime.buffer(found.data, shift.get(name, 0)) + found.start
        base, _, what = name.rpartition("_")
        if base not in inputs or what not in ("shape", "strides", "ndim"):
            raise refused(f"the argument {name!r} is neither an input nor an output.")
        of = inputs[base]
        values: Any = {
            "shape": np.array(of.shape, np.int32),
            "strides": np.array(of.strides, np.int64),
            "ndim": np.array([len(of.shape)], np.int32),
        }[what]
        return self._runtime.buffer(values, 0)

    def _output(self, launch: Launch, k: int, addresses: Sequence[int]) -> mx.array:
        at = next(i for i, p in enumerate(self.source.buffers) if p.name == launch.output_names[k])
        shape, dtype = launch.output_shapes[k], launch.output_dtypes[k]
        bits_type = np.dtype(storage(dtype))
        copied = ctypes.string_at(addresses[at], math.prod(shape) * bits_type.itemsize)
        array = mx.array(np.frombuffer(copied, bits_type).reshape(shape))
        return array.view(mx.bfloat16) if dtype == mx.bfloat16 else array

    # ---------------------------------------------------------------------------------------------------------- defects

    def _at(self, site: int) -> tuple[str, int]:
        places = self._facts["places"]
        file, line = places[site] if 0 <= site < len(places) else ("", 0)
        return (file, line) if file else self._body

    def _reported(self, launch: Launch) -> list[Defect]:
        names = [parameter.name for parameter in self.source.buffers]
        found = []
        for report in self._runtime.reports():
            other = ":".join(map(str, self._at(report.other_site))) if report.other_site >= 0 else ""
            said = message(report, launch, names, other)
            found.append(Defect(RUN_KINDS[report.kind], said, *self._at(report.site), report.count))
        return found

    def _unwritten(self, launch: Launch) -> list[Defect]:
        found = []
        for at, parameter in enumerate(self.source.buffers):
            missing, first = self._runtime.unwritten(at) if parameter.name in launch.output_names else (0, 0)
            if missing:
                buffer = self._runtime.buffer_at(at)
                size = buffer.high - buffer.low
                said = f"{missing} of {size} bytes of {parameter.name!r} were never written, the first at byte {first}."
                place = self._at(buffer.last_store)
                found.append(Defect("unwritten", said + grid_hint(launch, missing / size), *place))
        return found

    # ----------------------------------------------------------------------------------------------------------- events

    def _events(self) -> Events:
        counts = self._runtime.counters()
        buffers = {}
        for at, parameter in enumerate(self.source.buffers):
            b = self._runtime.buffer_at(at)
            buffers[parameter.name] = BufferEvents(
                b.high - b.low, b.loaded, b.stored, b.loads, b.stores, b.lines_loaded, b.lines_stored
            )
        device = [buffers[p.name] for p in self.source.buffers if "constant" not in p.type.split()]
        renamed = {
            "constant_bytes_loaded": counts.pop("constant_loaded"),
            "threadgroup_bytes_loaded": counts.pop("threadgroup_loaded"),
            "threadgroup_bytes_stored": counts.pop("threadgroup_stored"),
        }
        return Events(
            buffers=buffers,
            device_bytes_loaded=sum(b.bytes_loaded for b in device),
            device_bytes_stored=sum(b.bytes_stored for b in device),
            lines_loaded=sum(b.lines_loaded for b in device),
            **renamed,
            **counts,
        )
