"""A stand-in for mx.fast.metal_kernel that runs each call in the host."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import mlx.core as mx

from tuner.metal_host.capture import Launch, capture
from tuner.metal_host.compiler import compile
from tuner.metal_host.kernel import Run


class HostKernel:
    """What `metal_kernel` returns: called as MLX's kernels are, it runs at once. `runs` keeps what each call gave."""

    def __init__(self, made_with: dict[str, Any], events: bool, allow: Sequence[str]) -> None:
        self._made_with = made_with
        self._events = events
        self._allow = tuple(allow)
        self.runs: list[Run] = []

    def __call__(self, **called_with: Any) -> list[mx.array]:
        """Takes `inputs`, `template`, `grid`, `threadgroup`, `output_shapes`, `output_dtypes`, `init_value`, as MLX does.

        Raises MetalCompileError and MetalRunError.
        """
        launch = self.launch(**called_with)
        run = compile(launch.source).run(launch, allow=self._allow)
        if self._events:
            run = compile(launch.source, events=True).run(launch, allow=self._allow)
        self.runs.append(run)
        return list(run.outputs)

    def launch(self, **called_with: Any) -> Launch:
        """The call, captured and not run."""
        return capture(**self._made_with, **called_with)


def metal_kernel(
    name: str,
    input_names: Sequence[str],
    output_names: Sequence[str],
    source: str,
    header: str = "",
    ensure_row_contiguous: bool = True,
    atomic_outputs: bool = False,
    *,
    events: bool = False,
    allow: Sequence[str] = (),
    places: Callable[[str, str], tuple[str, int, str, int]] | None = None,
) -> HostKernel:
    """`mx.fast.metal_kernel` for machines without Metal. `events` and `allow` are those of `compile` and `Kernel.run`;
    `places(header, source)` tells where the texts come from (see `capture`)."""
    made_with: dict[str, Any] = {
        "name": name,
        "input_names": input_names,
        "output_names": output_names,
        "source": source,
        "header": header,
        "ensure_row_contiguous": ensure_row_contiguous,
        "atomic_outputs": atomic_outputs,
    }
    if places is not None:
        made_with["places"] = places(header, source)
    return HostKernel(made_with, events, allow)
