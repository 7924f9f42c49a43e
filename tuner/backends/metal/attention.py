"""Attention kernels as calls of mx.fast.metal_kernel: chunks of keys, then, where there are several, their merge."""

from __future__ import annotations

import functools
import threading
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import mlx.core as mx

from tuner.attention import AttentionInputs, AttentionProblem
from tuner.backends.metal.kernels import MetalKernelFactory, evaluated
from tuner.dtypes import MX_DTYPES
from tuner.errors import BadInputError
from tuner.problem import fields_hash
from tuner.render import KernelSource

_MERGE_COLUMNS = 4  # of a thread of the second pass


def definition(source: KernelSource, direct: bool) -> dict[str, Any]:
    """What mx.fast.metal_kernel is called with. direct: for calls of one chunk, which writes y itself."""
    problem = source.problem
    cache = [[name] for name in ("keys", "values")]
    if problem.bits:
        cache = [["keys", "key_scales", "key_biases"], ["values", "value_scales", "value_biases"]]
    mask = ["mask"] if problem.mask in ("boolean", "additive") else []
    sinks = ["sinks"] if problem.sinks else []
    return {
        "name": f"{source.entry}_{'whole' if direct else 'chunks'}",
        "input_names": ["q", *cache[0], *cache[1], *mask, *sinks, "settings"],
        "output_names": ["y"] if direct else ["sums", "statistics"],
        "header": f"#define DIRECT {int(direct)}\n{source.text}",
        "source": source.parts[0],
        "ensure_row_contiguous": False,  # caches are slices of longer buffers
    }


def merge_definition(source: KernelSource) -> dict[str, Any]:
    """The second pass: mx.fast.metal_kernel's arguments."""
    problem = source.problem
    defines = f"#define X_DTYPE DTYPE_{problem.x_dtype.upper()}\n#define HAS_SINKS {int(problem.sinks)}\n"
    text = defines + source.parts[1]
    return {
        "name": f"sdpa_merge_{fields_hash(text, source.parts[2])}",
        "input_names": ["sums", "statistics", *(["sinks"] if problem.sinks else []), "settings"],
        "output_names": ["y"],
        "header": text,
        "source": source.parts[2],
    }


def chunks(length: int, m: int, window: int, keys: int) -> int:
    """Chunks that some row of a call sees keys of: those before row 0's window are left out."""
    least = max(0, length - m - window + 1) if window else 0
    return -(-length // keys) - least // keys


class MetalAttention:
    """A kernel for any batch, number of heads, M, length and strides, and one size and dtype of heads and kind of mask.
    A call adds one node to MLX's graph for a cache of one chunk, and two for a longer one.
    """

    layout = "native"

    def __init__(self, source: KernelSource, factory: MetalKernelFactory) -> None:
        self.source = source
        self.dtype = MX_DTYPES[source.problem.x_dtype]
        self._launch = {name: int(value) for name, value in source.launch}
        self._whole = factory(**definition(source, True))
        self._chunks = factory(**definition(source, False))
        self._merge = factory(**merge_definition(source))

    @property
    def about(self) -> str:
        """Which kernel an error is about: its config and problem."""
        return f"{self.source.config} for {self.source.problem}"

    def __call__(self, weights: AttentionInputs, x: mx.array, widths: Sequence[int] = ()) -> list[mx.array]:
        """See tuner.backends.base.Kernel. x (B, heads, M, head_dim) -> [y (B, heads, M, value_dim)]."""
        return [self._call(weights, x)]

    def run_poisoned(self, weights: AttentionInputs, x: mx.array, poison: float) -> mx.array:
        return evaluated(self.about, self._call, weights, x, init_value=poison)

    def _call(self, inputs: AttentionInputs, q: mx.array, **more: Any) -> mx.array:
        if q.dtype != self.dtype:
            raise BadInputError(f"this kernel is for q in {self.dtype}, and q is {q.dtype}.")
        problem, length = self.source.problem, inputs.length
        batch, heads, m, _ = q.shape
        kv_heads = inputs.k[0].shape[1]
        rows = m * heads // kv_heads
        count = chunks(length, m, inputs.window, self._launch["keys"])
        simdgroups = self._launch["simdgroups"]
        mask = []
        if problem.mask in ("boolean", "additive"):
            mask = [mx.broadcast_to(_typed(inputs.mask, self.dtype), (batch, heads, m, length))]
        sinks = [inputs.sinks.astype(self.dtype)] if inputs.sinks is not None else []
        y_shape, dtype = (batch, heads, m, problem.value_dim), self.dtype
        shapes = [(batch * kv_heads, count, rows, problem.value_dim), (batch * kv_heads, count, rows, 2)]
        first = self._whole if count == 1 else self._chunks
        results = first(
            inputs=[q, *inputs.k, *inputs.v, *mask, *sinks, _settings(inputs.scale, inputs.softcap, inputs.window)],
            grid=(32 * -(-rows // self._launch["rows"]), simdgroups * count, batch * kv_heads),
            threadgroup=(32, simdgroups, 1),
            output_shapes=[y_shape] if count == 1 else shapes,
            output_dtypes=[dtype] if count == 1 else [mx.float32, mx.float32],
            **more,
        )
        if count == 1:
            return results[0]
        columns = problem.value_dim // _MERGE_COLUMNS
        (y,) = self._merge(
            inputs=[*results, *sinks, _merge_settings(m, heads)],
            grid=(columns, batch * heads * m, 1),
            threadgroup=(columns, 1, 1),
            output_shapes=[y_shape],
            output_dtypes=[dtype],
            **more,
        )
        return y


def _typed(mask: mx.array, dtype: mx.Dtype) -> mx.array:
    """A mask as kernels take it: bool, or what is added, in the dtype of q."""
    return mask if mask.dtype == mx.bool_ else mask.astype(dtype)


def compile_attention(source: KernelSource) -> MetalAttention:
    """Compiles a kernel and runs it on caches of one and of two chunks, once a process: what Apple's compiler or the
    pipeline's thread limit refuses shows here. Raises CompileError and LaunchError."""
    with _lock:
        kernel = _compiled.get(source.entry)
        if kernel is None:
            kernel = MetalAttention(source, mx.fast.metal_kernel)
            for length in (1, int(dict(source.launch)["keys"]) + 1):
                problem = replace(source.problem, m=1, heads=1, kv_heads=1, context=length)
                kernel.run_poisoned(random_inputs(problem), mx.zeros((1, 1, 1, problem.head_dim), kernel.dtype), 0.0)
            _compiled[source.entry] = kernel
    return kernel


def random_inputs(problem: AttentionProblem, seed: int = 0) -> AttentionInputs:
    """A random cache of one sequence, with all that the problem's flags ask for: no mask hides a key but the causal one."""
    dtype = MX_DTYPES[problem.x_dtype]
    keys = mx.random.split(mx.random.key(seed))

    def cache(columns: int, key: mx.array) -> tuple[mx.array, ...]:
        values = mx.random.normal((1, problem.kv_heads, problem.context, columns), key=key).astype(dtype)
        return tuple(mx.quantize(values, problem.group_size, problem.bits)) if problem.bits else (values,)

    k = cache(problem.head_dim, keys[0])
    v = (k[0][..., : problem.value_dim],) if problem.latent and not problem.bits else cache(problem.value_dim, keys[1])
    mask: Any = None if problem.mask == "none" else problem.mask
    if mask in ("boolean", "additive"):
        shape = (problem.m, problem.context)
        mask = mx.ones(shape, mx.bool_) if mask == "boolean" else mx.zeros(shape, dtype)
    inputs = AttentionInputs(
        k,
        v,
        problem.head_dim**-0.5,
        mask,
        problem.context if problem.window else 0,
        float(problem.softcap),
        mx.zeros((problem.heads,), dtype) if problem.sinks else None,
        problem.bits,
        problem.group_size,
    )
    mx.eval(k, v)
    return inputs


_compiled: dict[str, MetalAttention] = {}
_lock = threading.Lock()


@functools.lru_cache(maxsize=256)
def _settings(scale: float, softcap: float, window: int) -> mx.array:
    return mx.array([scale, softcap, float(window)], mx.float32)


@functools.lru_cache(maxsize=256)
def _merge_settings(m: int, heads: int) -> mx.array:
    return mx.array([m, heads], mx.int32)
