"""Runs MLX's custom Metal kernels on a CPU and checks all they do: for authors who have no Apple hardware at hand.

    from tuner import metal_host

    launch = metal_host.capture(
        name="scale", input_names=["x"], output_names=["y"],
        source="uint i = thread_position_in_grid.x; y[i] = 2 * x[i];", header="",
        inputs=[x], template=[("T", x.dtype)], grid=(1024, 1, 1), threadgroup=(256, 1, 1),
        output_shapes=[x.shape], output_dtypes=[x.dtype],
    )                                                    # the exact text MLX would hand to Apple's compiler, and the launch
    kernel = metal_host.compile(launch.source)           # raises MetalCompileError
    run = kernel.run(launch)                             # raises MetalRunError
    run.outputs                                          # [mx.array]

`capture` takes the arguments of `mx.fast.metal_kernel` and of a call to its result, by keyword; it neither needs Metal nor
runs anything. Launches with equal `source` share one compiled kernel: `compile` keeps kernels in the process and in the
compiler cache on disk, so calling it for each launch is cheap.

`compile(source, events=True)` also counts what a kernel does: `run.events` is an `Events` (bytes by address space and by
buffer, unique cache lines, operations, simd operations, barriers, MMAs) of the optimised kernel. Without it `run.events`
is None, and the checks see every access that is written, also one that the optimiser would remove.
`kernel.threadgroup_bytes` is the threadgroup memory it declares.

`metal_kernel(...)` is a drop-in for `mx.fast.metal_kernel`: the callable it returns runs each call here, at once, and
returns MLX arrays. Each call is kept in `.runs`.

`check_file(path)` runs a Python file with that in place of MLX's, and returns what each call did: `tuner metal-check`.

Both errors are `MetalError`s and carry `.defects`, a tuple of `Defect(kind, message, file, line, count)`; `KINDS` lists the
kinds. A defect's file and line are those of the `#line` directives in the header and source when they hold some (put
`#line 1 "small_m.metal"` at the start of each file that is joined in), else `<name>.header` and `<name>.source` with the
line in that string. What the host cannot check is refused with kind "refused".

`kernel.run` takes
- `launch`: from `capture`, of the same source;
- `allow`: kinds of defect not to report, of ALLOWABLE: "written-twice", "unwritten", "device-race";
- `shift`: {input name: bytes}: where the input's data starts, past a 256-byte boundary (views into an array start
  anywhere; default 0);
- `seed`: another order of simdgroups and lanes;
- `seconds`: how long it may take (default 60).

Threads of a threadgroup are fibers, so a checked kernel runs about as fast as a slow interpreter: use small shapes.
It needs Linux on x86-64 and the ziglang package.
"""

from tuner.metal_host.capture import Launch, capture
from tuner.metal_host.check import Checked, CheckedCall, check_file
from tuner.metal_host.compiler import compile
from tuner.metal_host.defects import ALLOWABLE, KINDS, Defect, MetalCompileError, MetalError, MetalRunError
from tuner.metal_host.drop_in import HostKernel, metal_kernel
from tuner.metal_host.events import BufferEvents, Events
from tuner.metal_host.kernel import Kernel, Run
from tuner.metal_host.source import MetalSource

__all__ = [
    "ALLOWABLE",
    "KINDS",
    "BufferEvents",
    "Checked",
    "CheckedCall",
    "Defect",
    "Events",
    "HostKernel",
    "Kernel",
    "Launch",
    "MetalCompileError",
    "MetalError",
    "MetalRunError",
    "MetalSource",
    "Run",
    "capture",
    "check_file",
    "compile",
    "metal_kernel",
]
