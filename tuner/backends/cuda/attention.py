"""Compiled attention: templates/cuda/sdpa.cuh as nodes of MLX's graph."""

from __future__ import annotations

import functools
import math
import struct
from collections.abc import Sequence
from functools import cached_property

import mlx.core as mx

from tuner.attention import AttentionInputs
from tuner.backends.base import LaunchError
from tuner.backends.cuda.kernels import load_once, named_code, poisoned
from tuner.backends.cuda.launch import Launch
from tuner.dtypes import MX_DTYPES
from tuner.families.cuda import CPP_TYPES
from tuner.families.cuda_sdpa import attention_geometry, heads_type
from tuner.render import KernelSource

_LOG2_E = math.log2(math.e)
_CACHES = ("KVCache", "QuantizedKVCache")  # of mlx_lm.models.cache: what they hold are the first rows of longer arrays


class AttentionKernel:
    """Attention of the heads, dtype, M and mask it was rendered for, over a cache of any length."""

    layout = "native"

    def __init__(self, source: KernelSource) -> None:
        self.source = source
        self._geometry = attention_geometry(source.problem, source.config)
        self._launches = _launches(source, in_block=False)

    def __call__(self, weights: AttentionInputs, x: mx.array, widths: Sequence[int] = ()) -> list[mx.array]:
        """x (B, heads, M, head_dim) -> y (B, heads, M, value_dim), lazy. In memory y is (B, M, heads, value_dim), which is
        what models make of it next."""
        batch, heads, m, _ = x.shape
        y = self._run(weights, x, (batch, m, heads, self.source.problem.value_dim), None)
        return [y.transpose(0, 2, 1, 3)]

    def run_poisoned(self, weights: AttentionInputs, x: mx.array, poison: float) -> mx.array:
        """See tuner.backends.base.Kernel. Of what lies outside of the buffer it sees what follows the result."""
        p = self.source.problem
        batch, heads, m, _ = x.shape
        size = batch * m * heads * p.value_dim
        y = poisoned(lambda shape: self._run(weights, x, shape, poison), size, MX_DTYPES[p.x_dtype], poison)
        return y.reshape(batch, m, heads, p.value_dim).transpose(0, 2, 1, 3)

    def in_block(self, x: mx.array, k: mx.array, v: mx.array, scale: float, before: mx.array) -> mx.array:
        """x (B, heads, M, head_dim) -> y (B, M, heads * value_dim) in a function that is traced once for all lengths.

        k and v are the arrays that a cache of floats keeps, (B, KV heads, rows, columns), and the first number of `before`,
        int32, is how many keys were there before the pass. The same bits as by a call. Masks: causal or none."""
        p, rows = self.source.problem, k.shape[2]
        batch, heads, m, _ = x.shape
        if (
            (m, x.shape[3]) != (p.m, p.head_dim)
            or heads != k.shape[1] * p.ratio
            or p.bits
            or p.window
            or p.softcap
            or p.sinks
        ):
            raise LaunchError(f"it was compiled for {p}, not for k {k.shape} and q {x.shape}.")
        numbers = (rows, v.shape[2], 0, 0, 0, 0, 0, *_scales(scale, 0.0))
        places = (k.shape[1], 0, max(1, -(-rows // self._geometry.run)))
        shape = (batch, m, heads * p.value_dim)
        return self._nodes(self._block_launches, [x, k, v], [], [before], shape, (places, numbers), None)

    def compile_in_block(self) -> None:
        """Makes `in_block` ready. Raises CompileError."""
        _ = self._block_launches

    @cached_property
    def _block_launches(self) -> tuple[Launch, Launch]:
        return _launches(self.source, in_block=True)

    def _run(self, inputs: AttentionInputs, x: mx.array, shape: tuple[int, ...], poison: float | None) -> mx.array:
        """y in an array of `shape`. Raises LaunchError for operands of another problem."""
        p, how = self.source.problem, self._geometry
        heads, m, d = x.shape[1:]
        kv_heads = inputs.k[0].shape[1]
        if (m, d) != (p.m, p.head_dim) or heads != kv_heads * p.ratio or inputs.bits != p.bits:
            raise LaunchError(f"it was compiled for {p}, not for k {inputs.k[0].shape} and q {x.shape}.")
        length = inputs.length
        first = max(0, length - m - inputs.window + 1) // how.run if p.window else 0
        runs = max(1, -(-length // how.run) - first)
        k, v = _buffers(inputs)
        arrays = [x, *k, *v]
        strides: tuple[int, ...] = (0, 0, 0, 0)
        if isinstance(inputs.mask, mx.array):
            mask = inputs.mask if inputs.mask.dtype == mx.bool_ else inputs.mask.astype(x.dtype)
            arrays.append(mask)
            strides = _strides(tuple(mask.shape))
        sinks = [] if inputs.sinks is None else [inputs.sinks.astype(x.dtype)]
        places = (length, kv_heads, first, runs)
        numbers = (k[0].shape[2], v[0].shape[2], *strides, inputs.window, *_scales(inputs.scale, inputs.softcap))
        return self._nodes(self._launches, arrays, sinks, [], shape, (places, numbers), poison)

    def _nodes(
        self,
        launches: tuple[Launch, Launch],
        arrays: list[mx.array],
        sinks: list[mx.array],
        before: list[mx.array],
        shape: tuple[int, ...],
        numbers: tuple[tuple[int, ...], tuple[int, ...]],
        poison: float | None,
    ) -> mx.array:
        """One kernel where one run holds all keys, else that and the one that puts runs together."""
        p, (attend, merge) = self.source.problem, launches
        batch, (places, more), runs = arrays[0].shape[0], numbers, numbers[0][-1]
        kv_heads = arrays[0].shape[1] // p.ratio
        given, blocks = [*arrays, *sinks, *before], (runs * self._geometry.parts, kv_heads, batch)
        if runs == 1:
            return attend(given, [(1,), (1,), shape], blocks, (*places, *more), poison)[2]
        rows = batch * kv_heads * runs * p.rows
        partial, stats, _ = attend(given, [(rows, p.value_dim), (rows, 2), (1,)], blocks, (*places, *more), poison)
        return merge([partial, stats, *sinks, *before], [shape], (p.rows, kv_heads, batch), places, poison)[0]


def _launches(source: KernelSource, in_block: bool) -> tuple[Launch, Launch]:
    """The kernel that attends to runs of keys, and the one that puts runs together.

    in_block: they read from memory how many keys there are."""
    p, heads = source.problem, heads_type(source.problem)
    how = attention_geometry(p, source.config)
    number, dtype = CPP_TYPES[p.x_dtype], MX_DTYPES[p.x_dtype]
    kept = [("k", "void"), ("v", "void")]
    if p.bits:
        parts = (("", "void"), ("_scales", number), ("_biases", number))
        kept = [(f"{name}{part}", kind) for name in "kv" for part, kind in parts]
    given = [("q", number), *kept]
    given += [("mask", "void")] if p.mask in ("boolean", "additive") else []
    sinks = [("sinks", number)] if p.sinks else []
    before = [("before", "int")] if in_block else []
    places = f"{'' if in_block else 'int length, '}int kv_heads, int first_run, int runs"
    more = f"{places}, int k_rows, int v_rows, int mask_batch, int mask_head, int mask_row, int mask_key"

    def constant(arrays: list[tuple[str, str]]) -> list[str]:
        return [f"const {kind}* {name}" for name, kind in arrays]

    attend = Launch(
        *_compiled(
            source,
            how.threads,
            constant([*given, *sinks, *before]),
            ["float* partial", "float* stats", f"{number}* y"],
            f"{more}, int window, int scale_bits, int cap_bits",
            source.kernel_type,
        ),
        (mx.float32, mx.float32, dtype),
        how.threads,
        how.shared_bytes,
    )
    merge = Launch(
        *_compiled(
            source,
            how.merge_threads,
            ["float* partial", "float* stats", *constant([*sinks, *before])],
            [f"{number}* y"],
            places,
            f"tuner::SdpaMerge<{heads}, {how.run}>",
        ),
        (dtype,),
        how.merge_threads,
        0,
    )
    return attend, merge


def _compiled(
    source: KernelSource, threads: int, inputs: list[str], outputs: list[str], scalars: str, kernel_type: str
) -> tuple[str, bytes]:
    """Name and machine code of the kernel that calls `run` of a type of the template with an AttentionCall of the arguments
    that it has."""
    names = [part.split()[-1] for part in (*inputs, *outputs, *scalars.split(", "))]
    sets = " ".join(f"call.{name} = {name};" for name in names if name != "before")
    sets += f" call.length = *before + {source.problem.m};" if "before" in names else ""
    text = (
        f'{source.text}\nextern "C" __global__ void __launch_bounds__({threads}, 1)\n'
        f"NAME({', '.join([*inputs, *outputs])}, {scalars}) {{\n"
        f"  tuner::AttentionCall<{CPP_TYPES[source.problem.x_dtype]}> call = {{}};\n  {sets}\n"
        f"  {kernel_type}::run(call);\n}}\n"
    )
    return named_code("sdpa", text)


def _buffers(inputs: AttentionInputs) -> tuple[tuple[mx.array, ...], tuple[mx.array, ...]]:
    """Arrays (B, KV heads, rows, columns) whose first `length` rows are keys and values. MLX gives kernels no strides, and
    would copy the slices that a cache hands out; the arrays that it keeps are without gaps."""
    k, v, cache = inputs.k, inputs.v, inputs.cache
    kind = type(cache)
    if kind.__name__ in _CACHES and kind.__module__ == "mlx_lm.models.cache" and cache.offset == inputs.length:
        keys, values = ((a,) if isinstance(a, mx.array) else tuple(a) for a in (cache.keys, cache.values))
        if (keys[0].shape[3], values[0].shape[3]) == (k[0].shape[3], v[0].shape[3]):
            return keys, values
    return k, v


@functools.lru_cache(maxsize=64)
def _scales(scale: float, softcap: float) -> tuple[int, int]:
    """Factors of a product and of its tanh, as the bits of float32: MLX 0.32 takes no floats for compiled kernels. log2(e)
    is in one of them, since weights are powers of two."""
    factors = (scale / softcap, softcap * _LOG2_E) if softcap else (scale * _LOG2_E, 0.0)
    dot, cap = struct.unpack("2i", struct.pack("2f", *factors))
    return dot, cap


@functools.lru_cache(maxsize=64)
def _strides(shape: tuple[int, ...]) -> tuple[int, ...]:
    """Steps, in elements, along the four axes of a mask that is broadcast to them."""
    sizes = (1,) * (4 - len(shape)) + shape
    steps = [math.prod(sizes[i + 1 :]) for i in range(4)]
    return tuple(0 if size == 1 else step for size, step in zip(sizes, steps, strict=True))


def load_attention(source: KernelSource) -> AttentionKernel:
    """Compiles a kernel, once a process. Raises CompileError."""
    return load_once(source, AttentionKernel)
