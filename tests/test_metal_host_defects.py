"""Planted defects: tiny Metal kernels with one fault each. Every one must be reported as the right kind, and at the line
that ends in `//!`; where no line is marked, none is asked for. The clean twins of many of them are in CONTROLS."""

import sys
from dataclasses import dataclass, field
from typing import Any

import mlx.core as mx
import pytest

from tuner import metal_host

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the host runs on Linux")


@dataclass(frozen=True)
class Tiny:
    """A kernel of 64 threads with an input x and an output y, of 64 elements each."""

    body: str
    header: str = ""
    dtype: Any = mx.float32
    x: int = 64
    y: int = 64
    grid: tuple[int, int, int] = (64, 1, 1)
    threadgroup: tuple[int, int, int] = (64, 1, 1)
    template: tuple[tuple[str, Any], ...] = ()
    options: dict[str, Any] = field(default_factory=dict)  # of the capture
    run: dict[str, Any] = field(default_factory=dict)  # of the run
    events: bool = False

    def launch(self) -> metal_host.Launch:
        return metal_host.capture(
            name="tiny",
            input_names=["x"],
            output_names=["y"],
            source=PREAMBLE + self.body,
            header=self.header,
            inputs=[mx.arange(self.x).astype(self.dtype)],
            template=[("T", self.dtype), *self.template],
            grid=self.grid,
            threadgroup=self.threadgroup,
            output_shapes=[(self.y,)],
            output_dtypes=[self.dtype],
            **self.options,
        )

    def defects(self) -> tuple[metal_host.Defect, ...]:
        launch = self.launch()
        try:
            metal_host.compile(launch.source, self.events).run(launch, **self.run)
        except metal_host.MetalError as error:
            return error.defects
        return ()

    def marked(self) -> tuple[str, int] | None:
        """File and line of the mark."""
        for file, text in (("tiny.header", self.header), ("tiny.source", PREAMBLE + self.body)):
            for number, line in enumerate(text.split("\n"), 1):
                if line.rstrip().endswith("//!"):
                    return file, number
        return None


PREAMBLE = """uint t = thread_position_in_grid.x;
uint lane = thread_index_in_simdgroup;
"""
BARRIER = "threadgroup_barrier(mem_flags::mem_threadgroup);\n"
FULL = {"options": {"init_value": 0}}
HELPER_WITH_SUM = "float total(float v) { return simd_sum(v) + 1.0f; }\n"

DEFECTS: dict[str, tuple[str, Tiny]] = {
    # ---- device memory
    "device read one past the end": ("out-of-bounds", Tiny("y[t] = x[t + 1]; //!")),
    "device read before the start": ("out-of-bounds", Tiny("y[t] = x[int(t) - 1]; //!")),
    "device read far away": ("out-of-bounds", Tiny("y[t] = x[t * 100000000u]; //!")),
    "device read in a helper": (
        "out-of-bounds",
        Tiny("y[t] = get(x, t);", "float get(const device float* p, uint i) {\n  return p[i + 1]; //!\n}\n"),
    ),
    "device read in an inlined helper": (
        "out-of-bounds",
        Tiny("y[t] = get(x, t);", "METAL_FUNC float get(const device float* p, uint i) {\n  return p[i + 1]; //!\n}\n"),
    ),
    "device read whose value is not used": ("out-of-bounds", Tiny("float unused = x[t + 1]; //!\ny[t] = x[t];")),
    "device vector read across the end": (
        "out-of-bounds",
        Tiny("y[t] = ((const device float4*)x)[t / 4].x + ((const device float4*)(x + 4))[15].y; //!"),
    ),
    "device write one past the end": ("out-of-bounds", Tiny("y[t + 1] = x[t]; //!")),
    "device write one past the end, with events": ("out-of-bounds", Tiny("y[t + 1] = x[t]; //!", events=True)),
    "device read one past the end, with events": ("out-of-bounds", Tiny("y[t] = x[t + 1]; //!", events=True)),
    "grid larger than the output": ("out-of-bounds", Tiny("y[t] = 1; //!", grid=(96, 1, 1))),
    "loop one step too long": (
        "out-of-bounds",
        Tiny("float a = 0;\nfor (int i = 0; i <= x_shape[0]; ++i) {\n  a += x[i]; //!\n}\ny[t] = a;"),
    ),
    "copy loop one step too long": (
        "out-of-bounds",
        Tiny(
            "threadgroup float s[64];\nif (t == 0) {\n  for (int i = 0; i < x_shape[0] + 1; ++i)\n    s[i] = x[i]; //!\n}\n"
            + BARRIER
            + "y[t] = s[t];"
        ),
    ),
    "32-bit index that wraps": ("out-of-bounds", Tiny("uint at = t * 67108864u + 4294967295u;\ny[t] = x[at]; //!")),
    "simdgroup_load outside": (
        "out-of-bounds",
        Tiny(
            "simdgroup_matrix<float, 8, 8> m;\nsimdgroup_load(m, x + 8, 8); //!\ny[t] = m.thread_elements()[0];",
            grid=(32, 1, 1),
            threadgroup=(32, 1, 1),
            y=32,
        ),
    ),
    "device misaligned vector": ("misaligned", Tiny("y[t] = ((const device float4*)(x + 1))[0].x; //!")),
    "device misaligned half2": (
        "misaligned",
        Tiny("y[t] = ((const device half2*)(x + 2 * (t / 4) + 1))[0].x; //!", dtype=mx.float16),
    ),
    "device misaligned word of bytes": (
        "misaligned",
        Tiny("y[t] = ((const device uint*)(x + t / 2))[0] & 255; //!", dtype=mx.uint8),
    ),
    "device misaligned write": ("misaligned", Tiny("if (t == 0) *(device float2*)(y + 1) = float2(1, 2); //!")),
    "vector read of an input that starts anywhere": (
        "misaligned",
        Tiny("y[t] = ((const device float4*)x)[t / 4][t % 4]; //!", run={"shift": {"x": 4}}),
    ),
    "write through a cast of the input": ("read-only", Tiny("((device float*)x)[t] = 1; //!\ny[t] = 1;")),
    # ---- constant memory
    "constant read past a small input": ("out-of-bounds", Tiny("y[t] = x[t]; //!", x=4)),
    "constant read past a shape": ("out-of-bounds", Tiny("y[t] = x_shape[1]; //!")),
    "constant read past a table": (
        "out-of-bounds",
        Tiny(
            "y[t] = table[t]; //!", "constant float table[16] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};\n"
        ),
    ),
    "constant misaligned": ("misaligned", Tiny("y[t] = ((const constant float2*)(x + 1))[0].x; //!", x=4)),
    # ---- threadgroup memory
    "threadgroup write past the end": ("out-of-bounds", Tiny("threadgroup float s[63];\ns[t] = x[t]; //!\ny[t] = s[t];")),
    "threadgroup read past the end": (
        "out-of-bounds",
        Tiny("threadgroup float s[64];\ns[t] = x[t];\n" + BARRIER + "threadgroup float* p = s;\ny[t] = p[t + 1]; //!"),
    ),
    "threadgroup write into the next variable": (
        "out-of-bounds",
        Tiny(
            "threadgroup float s[32];\nthreadgroup float r[64];\nr[t] = 0;\nthreadgroup float* p = s;\n"
            "p[t] = x[t]; //!\ny[t] = r[t];"
        ),
    ),
    "threadgroup misaligned": (
        "misaligned",
        Tiny(
            "threadgroup float s[72];\nthreadgroup float* p = s + 1;\n"
            "*(threadgroup float4*)(p + 4 * (t / 4)) = float4(0); //!\ny[t] = 0;"
        ),
    ),
    "threadgroup too much": ("threadgroup-memory", Tiny("threadgroup float s[8193]; //!\ns[t] = x[t];\ny[t] = s[t];")),
    "threadgroup too much in two": (
        "threadgroup-memory",
        Tiny("threadgroup float s[8000]; //!\nthreadgroup float r[8000];\ns[t] = x[t];\nr[t] = s[t];\ny[t] = r[t];"),
    ),
    "threadgroup never written": ("uninitialised", Tiny("threadgroup float s[64];\ny[t] = s[t]; //!")),
    "threadgroup partly written": (
        "uninitialised",
        Tiny("threadgroup float s[64];\nif (t < 63) s[t] = x[t];\n" + BARRIER + "y[t] = s[t]; //!"),
    ),
    "threadgroup partly written, with events": (
        "uninitialised",
        Tiny("threadgroup float s[64];\nif (t < 63) s[t] = x[t];\n" + BARRIER + "y[t] = s[t]; //!", events=True),
    ),
    "threadgroup memory of the threadgroup before": (
        "uninitialised",
        Tiny(
            "threadgroup float s[32];\nif (t < 32) s[t] = x[t];\n" + BARRIER + "y[t] = s[lane]; //!",
            threadgroup=(32, 1, 1),
        ),
    ),
    "padding of a row read by simdgroup_load": (
        "uninitialised",
        Tiny(
            "threadgroup float s[8 * 9];\nfor (uint i = t; i < 64; i += 32) s[i / 8 * 9 + i % 8] = x[i];\n"
            "simdgroup_barrier(mem_flags::mem_threadgroup);\n"
            "simdgroup_matrix<float, 8, 8> m;\nsimdgroup_load(m, s + 1, 9); //!\n"
            "simdgroup_store(m, y, 8);",
            grid=(32, 1, 1),
            threadgroup=(32, 1, 1),
        ),
    ),
    # ---- races in threadgroup memory
    "read after write, no barrier": (
        "race",
        Tiny("threadgroup float s[64];\ns[t] = x[t];\ny[t] = s[63 - t]; //!", run={"seed": 0}),
    ),
    "read after write in one simdgroup": ("race", Tiny("threadgroup float s[64];\ns[t] = x[t];\ny[t] = s[t ^ 1]; //!")),
    "read after write in one simdgroup, with events": (
        "race",
        Tiny("threadgroup float s[64];\ns[t] = x[t];\ny[t] = s[t ^ 1]; //!", events=True),
    ),
    "barrier of another memory": (
        "race",
        Tiny("threadgroup float s[64];\ns[t] = x[t];\nthreadgroup_barrier(mem_flags::mem_device);\ny[t] = s[t ^ 1]; //!"),
    ),
    "barrier of no memory": (
        "race",
        Tiny("threadgroup float s[64];\ns[t] = x[t];\nthreadgroup_barrier(mem_flags::mem_none);\ny[t] = s[t ^ 33]; //!"),
    ),
    "simdgroup barrier for two simdgroups": (
        "race",
        Tiny(
            "threadgroup float s[64];\ns[t] = 0;\n"
            + BARRIER
            + "s[t] = x[t];\nsimdgroup_barrier(mem_flags::mem_threadgroup);\ny[t] = s[t ^ 32]; //!"
        ),
    ),
    "two threads write one place": (
        "race",
        Tiny("threadgroup float s[32];\ns[t / 2] = x[t]; //!\n" + BARRIER + "y[t] = s[t / 2];"),
    ),
    "write after read, no barrier": (
        "race",
        Tiny(
            "threadgroup float s[64];\ns[t] = x[t];\n"
            + BARRIER
            + "float v = s[t ^ 1];\ns[t] = v; //!\n"
            + BARRIER
            + "y[t] = s[t];"
        ),
    ),
    "refill in a loop without the second barrier": (
        "race",
        Tiny(
            "threadgroup float s[64];\nfloat a = 0;\nfor (int i = 0; i < 2; ++i) {\n  s[t] = x[t]; //!\n  "
            + BARRIER
            + "  a += s[63 - t];\n}\ny[t] = a;"
        ),
    ),
    "matrix stored over what others load": (
        "race",
        Tiny(
            "threadgroup float s[64];\nfor (uint i = t; i < 64; i += 32) s[i] = x[i];\nsimdgroup_matrix<float, 8, 8> m;\n"
            "simdgroup_load(m, s, 8); //!\nsimdgroup_store(m, y, 8);",
            grid=(32, 1, 1),
            threadgroup=(32, 1, 1),
        ),
    ),
    "plain read beside an atomic": (
        "race",
        Tiny(
            "threadgroup atomic_uint n[1];\nif (t == 0) atomic_store_explicit(&n[0], 0, memory_order_relaxed);\n"
            + BARRIER
            + "atomic_fetch_add_explicit(&n[0], 1u, memory_order_relaxed); //!\ny[t] = *(threadgroup uint*)&n[0];"
        ),
    ),
    "bytes of one word by two threads, word read": (
        "race",
        Tiny("threadgroup uchar s[64];\ns[t] = 1;\ny[t] = ((threadgroup uint*)s)[t / 4]; //!"),
    ),
    # ---- device memory: order, and what is written
    "two threadgroups write one place": ("device-race", Tiny("y[t % 32] = 1; //!", threadgroup=(32, 1, 1), y=32)),
    "two threads write one place in device memory": ("device-race", Tiny("y[t / 2] = 1; //!", y=32)),
    "two threads write one place, with events": ("device-race", Tiny("y[t / 2] = 1; //!", y=32, events=True)),
    "read of another threadgroup's output": (
        "device-race",
        Tiny("y[t] = 1;\nif (t >= 32) y[t] = y[t - 32]; //!", threadgroup=(32, 1, 1), run={"allow": ["written-twice"]}),
    ),
    "read of another thread's output, no barrier": (
        "device-race",
        Tiny("y[t] = 1;\nif (t == 63) y[t] = y[0]; //!", run={"allow": ["written-twice"]}),
    ),
    "threadgroup barrier for device memory": (
        "device-race",
        Tiny("y[t] = 1;\n" + BARRIER + "if (t == 63) y[t] = y[0]; //!", run={"allow": ["written-twice"]}),
    ),
    "sum over threadgroups without atomics": ("device-race", Tiny("y[0] += x[t]; //!", threadgroup=(1, 1, 1), y=1, **FULL)),
    "written twice by one thread": ("written-twice", Tiny("y[t] = 1;\ny[t] = x[t]; //!")),
    "written twice with a barrier between": (
        "written-twice",
        Tiny("y[t] = 1;\nthreadgroup_barrier(mem_flags::mem_device);\ny[63 - t] = 2; //!"),
    ),
    "read of an output nobody wrote": ("uninitialised", Tiny("y[t] = y[t] + x[t]; //!")),
    "last element not written": ("unwritten", Tiny("if (t < 63) y[t] = x[t]; //!")),
    "every second element": ("unwritten", Tiny("if (t % 2) y[t] = x[t]; //!")),
    "grid too small": ("unwritten", Tiny("y[t] = x[t]; //!", grid=(32, 1, 1))),
    "grid counted in threadgroups": ("unwritten", Tiny("y[t] = x[t]; //!", grid=(1, 1, 1), threadgroup=(64, 1, 1))),
    "nothing written": ("unwritten", Tiny("if (t > 99) y[t] = 1;")),
    # ---- collectives
    "barrier for half of the threads": (
        "divergent",
        Tiny("if (t < 32)\n  threadgroup_barrier(mem_flags::mem_none); //!\ny[t] = 1;"),
    ),
    "barrier after an early return": (
        "divergent",
        Tiny("if (t >= 40) { y[t] = 0; return; }\nthreadgroup_barrier(mem_flags::mem_none); //!\ny[t] = 1;"),
    ),
    "two barriers": (
        "divergent",
        Tiny(
            "if (t < 32)\n  threadgroup_barrier(mem_flags::mem_none); //!\n"
            "else\n  threadgroup_barrier(mem_flags::mem_none);\n"
            "y[t] = 1;"
        ),
    ),
    "barrier in a loop of lengths that differ": (
        "divergent",
        Tiny("for (uint i = 0; i < t / 32 + 1; ++i)\n  threadgroup_barrier(mem_flags::mem_none); //!\ny[t] = 1;"),
    ),
    "simdgroup barrier for half of the lanes": (
        "divergent",
        Tiny("if (lane < 16)\n  simdgroup_barrier(mem_flags::mem_none); //!\ny[t] = 1;"),
    ),
    "simd_sum for half of the lanes": (
        "divergent",
        Tiny("float v = x[t];\nif (lane < 16)\n  v = simd_sum(v); //!\ny[t] = v;"),
    ),
    "simd_sum for half of the lanes, with events": (
        "divergent",
        Tiny("float v = x[t];\nif (lane < 16)\n  v = simd_sum(v); //!\ny[t] = v;", events=True),
    ),
    "simd_sum against simd_max": (
        "divergent",
        Tiny("float v = x[t];\nif (lane < 16)\n  v = simd_sum(v); //!\nelse\n  v = simd_max(v);\ny[t] = v;"),
    ),
    "one helper called from two branches": (
        "divergent",
        Tiny("float v = x[t];\nif (lane < 16)\n  v = total(v); //!\nelse\n  v = total(-v);\ny[t] = v;", HELPER_WITH_SUM),
    ),
    "one inlined helper called from two branches": (
        "divergent",
        Tiny(
            "float v = x[t];\nif (lane < 16)\n  v = total(v);\nelse\n  v = total(-v);\ny[t] = v;",
            "METAL_FUNC float total(float v) {\n  return simd_sum(v) + 1.0f; //!\n}\n",
        ),
    ),
    "shuffle after lanes returned": (
        "divergent",
        Tiny("if (lane == 3) { y[t] = 0; return; }\ny[t] = simd_shuffle_xor(x[t], 1); //!"),
    ),
    "simd_sum in a loop of lengths that differ": (
        "divergent",
        Tiny("float v = 0;\nfor (uint i = 0; i <= lane; ++i)\n  v += simd_sum(x[t]); //!\ny[t] = v;"),
    ),
    "ballot in a branch": ("divergent", Tiny("bool b = false;\nif (x[t] > 3)\n  b = simd_any(x[t] > 5); //!\ny[t] = b;")),
    "matrix product in a branch": (
        "divergent",
        Tiny(
            "simdgroup_matrix<float, 8, 8> m = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);\nif (lane != 5)\n"
            "  simdgroup_multiply_accumulate(m, m, m, m); //!\ny[t] = m.thread_elements()[0];"
        ),
    ),
    "lane that does not exist": ("bad-lane", Tiny("y[t] = simd_shuffle(x[t], lane + 1); //!")),
    "lane that is not in a clipped simdgroup": (
        "bad-lane",
        Tiny("y[t] = simd_shuffle_xor(x[t], 16); //!", grid=(40, 1, 1), y=40),
    ),
    "broadcast from lane 32": ("bad-lane", Tiny("y[t] = simd_broadcast(x[t], 32); //!")),
    "matrix in a clipped simdgroup": (
        "partial-simdgroup",
        Tiny(
            "simdgroup_matrix<float, 8, 8> m = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);\nif (t / 32 == 1) {\n"
            "  simdgroup_multiply(m, m, m); //!\n}\ny[t] = m.thread_elements()[0];",
            grid=(40, 1, 1),
            y=40,
        ),
    ),
    # ---- undefined operations
    "index outside of a thread's array": ("out-of-bounds", Tiny("float a[4] = {1, 2, 3, 4};\ny[t] = a[t % 5]; //!")),
    "index outside of a threadgroup array of arrays": (
        "out-of-bounds",
        Tiny("threadgroup float s[8][8];\ns[t / 8][t % 8] = 0;\n" + BARRIER + "y[t] = s[0][t % 9]; //!"),
    ),
    "shift by too much": ("undefined", Tiny("uint v = 1u << (t + 1); //!\ny[t] = v;")),
    "division by zero": ("undefined", Tiny("y[t] = int(t) / x_shape[0] / (int(t) / 64); //!")),
    "thread variable never set": ("uninitialised", Tiny("float v;\nif (t < 3)\n  v = x[t];\ny[t] = v;")),
    "thread variable used before it is set": ("uninitialised", Tiny("float v;\ny[t] = v; //!")),
    # ---- conversions that Apple rejects
    "float assigned to bfloat": ("conversion", Tiny("float v = x[t];\ny[t] = v; //!", dtype=mx.bfloat16)),
    "float added to bfloat": ("conversion", Tiny("bfloat v = x[t];\nv += 1.0f; //!\ny[t] = v;", dtype=mx.bfloat16)),
    "literal to bfloat": ("conversion", Tiny("bfloat v = 0.0f; //!\ny[t] = v;", dtype=mx.bfloat16)),
    "int to bfloat": ("conversion", Tiny("y[t] = t; //!", dtype=mx.bfloat16)),
    "float returned as bfloat": (
        "conversion",
        Tiny("y[t] = f(x[t]);", "bfloat f(bfloat v) {\n  return v * 2.0f; //!\n}\n", dtype=mx.bfloat16),
    ),
    "float passed as bfloat": (
        "conversion",
        Tiny("y[t] = f(float(x[t])); //!", "bfloat f(bfloat v) { return v; }\n", dtype=mx.bfloat16),
    ),
    "float to T in a helper template": (
        "conversion",
        Tiny(
            "put(y, t, float(x[t]));",
            "template <typename T> void put(device T* y, uint i, float v) {\n  y[i] = v; //!\n}\n",
            dtype=mx.bfloat16,
        ),
    ),
    "bfloat to half": ("compile", Tiny("half h = x[t]; //!\ny[t] = T(float(h));", dtype=mx.bfloat16)),
    "vector of float to vector of half": ("compile", Tiny("half4 h = float4(x[t]); //!\ny[t] = h.x;")),
    "bfloat and half in one operation": ("compile", Tiny("half h = 1.0h;\ny[t] = x[t] * h; //!", dtype=mx.bfloat16)),
    # ---- constructs that Apple rejects or that mean something else there
    "double": ("construct", Tiny("double v = x[t]; //!\ny[t] = v;")),
    "lambda": ("construct", Tiny("auto f = [](float v) { return v; }; //!\ny[t] = f(x[t]);")),
    "lambda that captures": ("construct", Tiny("auto f = [&](float v) { return v + t; }; //!\ny[t] = f(x[t]);")),
    "recursion": ("construct", Tiny("y[t] = f(3);", "int f(int n) { return n ? n * f(n - 1) : 1; } //!\n")),
    "recursion of two": (
        "construct",
        Tiny(
            "y[t] = f(3);", "int g(int n);\nint f(int n) { return n ? g(n - 1) : 1; } //!\nint g(int n) { return f(n); }\n"
        ),
    ),
    "recursion of a template": (
        "construct",
        Tiny("y[t] = f<int>(3);", "template <typename U> U f(U n) { return n ? n * f<U>(n - 1) : 1; } //!\n"),
    ),
    "pointer to a function": (
        "construct",
        Tiny("float (*f)(float) = g; //!\ny[t] = f(x[t]);", "float g(float v) { return v; }\n"),
    ),
    "pointer to a function as argument": (
        "construct",
        Tiny(
            "y[t] = h(g, x[t]);",
            "float g(float v) { return v; }\nfloat h(float (*f)(float), float v) { return f(v); } //!\n",
        ),
    ),
    "variable at program scope": ("construct", Tiny("y[t] = x[t] * scale;", "float scale = 2.0f; //!\n")),
    "constexpr at program scope": ("construct", Tiny("y[t] = x[t] * scale;", "constexpr float scale = 2.0f; //!\n")),
    "const table at program scope": (
        "construct",
        Tiny("y[t] = table[t % 4];", "const float table[4] = {1, 2, 3, 4}; //!\n"),
    ),
    "static variable in a function": (
        "construct",
        Tiny("y[t] = f();", "float f() {\n  static const float v = 2.0f; //!\n  return v;\n}\n"),
    ),
    "static member that is not constant": (
        "construct",
        Tiny("y[t] = Sizes::n;", "struct Sizes {\n  static constexpr int n = 2; //!\n};\n"),
    ),
    "threadgroup variable in a helper": (
        "construct",
        Tiny("y[t] = f(t);", "float f(uint t) {\n  threadgroup float s[64]; //!\n  s[t] = t;\n  return s[t];\n}\n"),
    ),
    "pointer without an address space": (
        "construct",
        Tiny("float v = x[t];\ny[t] = f(&v);", "float f(float* p) { return *p; } //!\n"),
    ),
    "const pointer without an address space": (
        "construct",
        Tiny("float v = x[t];\ny[t] = f(&v);", "float f(const float* p) { return *p; } //!\n"),
    ),
    "reference without an address space": (
        "construct",
        Tiny("float v = x[t];\nf(v);\ny[t] = v;", "void f(float& v) { v += 1; } //!\n"),
    ),
    "reference to T without an address space": (
        "construct",
        Tiny("T v = x[t];\nf(v);\ny[t] = v;", "template <typename U>\nvoid f(U& v) { v += 1; } //!\n"),
    ),
    "local pointer without an address space": ("construct", Tiny("float v = x[t];\nfloat* p = &v; //!\ny[t] = *p;")),
    "array parameter without an address space": (
        "construct",
        Tiny("float v[2] = {x[t], 1};\ny[t] = f(v);", "float f(const float v[2]) { return v[0] + v[1]; } //!\n"),
    ),
    "member pointer without an address space": (
        "construct",
        Tiny("float v = x[t];\nHolder h{&v};\ny[t] = *h.p;", "struct Holder {\n  float* p; //!\n};\n"),
    ),
    "cast to a pointer without an address space": ("construct", Tiny("float v = x[t];\ny[t] = *(int*)&v; //!")),
    "device pointer cast to thread": ("construct", Tiny("y[t] = *(const thread float*)(x + t); //!")),
    "device pointer assigned to threadgroup": ("compile", Tiny("const threadgroup float* p = x; //!\ny[t] = *p;")),
    "device pointer passed as thread": (
        "compile",
        Tiny("y[t] = f(x); //!", "float f(const thread float* p) { return *p; }\n"),
    ),
    "small input passed as device": (
        "compile",
        Tiny("y[t] = f(x); //!", "float f(const device float* p) { return *p; }\n", x=4),
    ),
    "write to an input": ("compile", Tiny("x[t] = 1; //!\ny[t] = 1;")),
    "new": ("construct", Tiny("y[t] = *(new float(1)); //!")),
    "goto": ("construct", Tiny("goto end; //!\nend: y[t] = 1;")),
    "virtual": ("construct", Tiny("y[t] = 1;", "struct A {\n  virtual int f() { return 1; } //!\n};\n")),
    "try": ("construct", Tiny("try { y[t] = 1; } //!\ncatch (...) {}")),
    "long long": ("construct", Tiny("long long v = t; //!\ny[t] = v;")),
    "array of variable length": ("construct", Tiny("float v[x_shape[0]]; //!\ny[t] = v[0] = 1;")),
    "standard library": ("compile", Tiny("y[t] = std::abs(x[t]); //!")),
    "name that is not there": ("compile", Tiny("y[t] = x[t] * scale; //!")),
    "name that is not there in the header": (
        "compile",
        Tiny("y[t] = f(x[t]);", "float f(float v) { return v * scale; } //!\n"),
    ),
    "attribute that MLX does not pass": ("compile", Tiny("y[t] = x[t] + thread_idx; //!")),
    "min of two types": ("compile", Tiny("half h = 1;\ny[t] = min(h, x[t]); //!")),
    "too few components": ("compile", Tiny("float4 v = float4(x[t], 1, 2); //!\ny[t] = v.x;")),
    "too many components": ("compile", Tiny("float2 v = float2(x[t], 1, 2); //!\ny[t] = v.x;")),
    "vector reinterpreted by a cast": ("refused", Tiny("int4 v = (int4)float4(x[t]); //!\ny[t] = v.x;")),
    "missing return": ("compile", Tiny("y[t] = f(x[t]);", "float f(float v) {\n  if (v > 1) return v;\n} //!\n")),
    "syntax": ("compile", Tiny("y[t] = x[t] +\n; //!")),
    # ---- launches
    "too many threads": ("threads", Tiny("y[t] = 1;", grid=(2048, 1, 1), threadgroup=(2048, 1, 1), y=2048)),
    "wait for another thread": (
        "too-long",
        Tiny(
            "if (t == 0)\n  while (y[63] == 0) {} //!\ny[t] = 1;",
            options={"init_value": 0},
            run={"seconds": 0, "allow": ["device-race", "written-twice"]},
        ),
    ),
    "pointer made of a number": (
        "refused",
        Tiny("y[t] = *(const thread float*)(ulong)(x + t);"),
    ),
    "a thread's variables fill its stack": (
        "refused",
        Tiny("float a[40000];\nfor (int i = 0; i < 40000; ++i) a[i] = x[i % 64];\ny[t] = a[t * 7];"),
    ),
    "calls without end in sight": (
        "too-deep",
        Tiny(
            "y[t] = f<40>(x[t]);",
            "template <int N> float f(float v) { return f<N - 1>(v); }\n"
            "template <> float f<0>(float v) { return simd_sum(v); }\n",
        ),
    ),
}

CONTROLS: dict[str, Tiny] = {
    "copy": Tiny("y[t] = x[t];"),
    "copy of bfloat": Tiny("y[t] = x[t];", dtype=mx.bfloat16),
    "exchange over a barrier": Tiny("threadgroup float s[64];\ns[t] = x[t];\n" + BARRIER + "y[t] = s[63 - t];"),
    "exchange over a simdgroup barrier": Tiny(
        "threadgroup float s[64];\ns[t] = x[t];\nsimdgroup_barrier(mem_flags::mem_threadgroup);\ny[t] = s[t ^ 1];"
    ),
    "refill with both barriers": Tiny(
        "threadgroup float s[64];\nfloat a = 0;\nfor (int i = 0; i < 3; ++i) {\n"
        + BARRIER
        + "s[t] = x[t];\n"
        + BARRIER
        + "a += s[63 - t];\n}\ny[t] = a;"
    ),
    "one thread writes, all read": Tiny("threadgroup float s[1];\nif (t == 5) s[0] = x[t];\n" + BARRIER + "y[t] = s[0];"),
    "a thread's own place": Tiny("threadgroup float s[64];\ns[t] = x[t];\ns[t] += 1;\ny[t] = s[t];"),
    "all of 32 KiB": Tiny("threadgroup float s[8192];\ns[t] = x[t];\ny[t] = s[t];"),
    "two variables in one declaration": Tiny("threadgroup float s[64], r[64];\ns[t] = x[t];\nr[t] = s[t];\ny[t] = r[t];"),
    "pointer to threadgroup memory": Tiny(
        "threadgroup float s[64];\nthreadgroup float* p = s + t;\n*p = x[t];\ny[t] = *p;"
    ),
    "threadgroup struct": Tiny(
        "threadgroup Pair s[64];\ns[t].a = x[t];\n" + BARRIER + "y[t] = s[63 - t].a;", "struct Pair { float a; half b; };\n"
    ),
    "threadgroup atomics": Tiny(
        "threadgroup atomic_uint n[1];\nif (t == 0) atomic_store_explicit(&n[0], 0, memory_order_relaxed);\n"
        + BARRIER
        + "atomic_fetch_add_explicit(&n[0], t, memory_order_relaxed);\n"
        + BARRIER
        + "y[t] = atomic_load_explicit(&n[0], memory_order_relaxed);"
    ),
    "device atomics over threadgroups": Tiny(
        "atomic_fetch_add_explicit(&y[0], x[t], memory_order_relaxed);",
        threadgroup=(32, 1, 1),
        y=1,
        options={"init_value": 0, "atomic_outputs": True},
    ),
    "output read after a device barrier": Tiny(
        "y[t] = x[t];\nthreadgroup_barrier(mem_flags::mem_device);\ny[t] = y[63 - t] + 1;",
        run={"allow": ["written-twice", "device-race"]},
    ),
    "written twice, allowed": Tiny("y[t] = 1;\ny[t] = x[t];", run={"allow": ["written-twice"]}),
    "half of an initialised output": Tiny("if (t % 2) y[t] = x[t];", **FULL),
    "sum into an initialised output": Tiny("y[t] += x[t];", **FULL, run={"allow": ["written-twice"]}),
    "simdgroups that return early": Tiny("if (t >= 32) { y[t] = 0; return; }\ny[t] = simd_sum(x[t]);"),
    "one simdgroup in a branch": Tiny("float v = x[t];\nif (t / 32 == 0) v = simd_sum(v);\ny[t] = v;"),
    "helper with a collective called twice": Tiny("y[t] = total(x[t]) + total(-x[t]);", HELPER_WITH_SUM),
    "collective in a loop": Tiny("float v = 0;\nfor (int i = 0; i < 5; ++i) v += simd_sum(x[t]);\ny[t] = v;"),
    "clipped threadgroup": Tiny("y[t] = x[t] + threads_per_threadgroup.x;", grid=(50, 1, 1), threadgroup=(32, 1, 1), y=50),
    "sum in a clipped simdgroup": Tiny("y[t] = simd_sum(x[t]);", grid=(40, 1, 1), y=40),
    "matrix through all memories": Tiny(
        "threadgroup float s[64];\nfor (uint i = t; i < 64; i += 32) s[i] = x[i];\n"
        "simdgroup_barrier(mem_flags::mem_threadgroup);\n"
        "simdgroup_matrix<float, 8, 8> m;\nsimdgroup_load(m, s, 8, ulong2(0, 0), true);\nsimdgroup_store(m, y, 8);",
        grid=(32, 1, 1),
        threadgroup=(32, 1, 1),
    ),
    "constant table": Tiny(
        "y[t] = table[t % 4] * Sizes::n;",
        "constant float table[4] = {1, 2, 3, 4};\nstruct Sizes { static constant constexpr int n = 2; };\n",
    ),
    "local constexpr": Tiny("constexpr int n = 3;\nfloat v[n] = {1, 2, 3};\ny[t] = v[t % n];"),
    "thread pointers and references": Tiny(
        "float v = x[t];\nf(v, &v);\ny[t] = v;", "void f(thread float& v, const thread float* p) { v += *p; }\n"
    ),
    "pointers of every space": Tiny(
        "threadgroup float s[64];\ns[t] = x[t];\ny[t] = f(x, s, x_shape, t);",
        "float f(const device float* a, threadgroup float* b, const constant int* c, uint t) {\n"
        "  return a[t] + b[t] + c[0];\n}\n",
    ),
    "explicit conversions": Tiny(
        "bfloat v = static_cast<bfloat>(float(x[t]) * 2.0);\nv += T(1);\n"
        "half h = static_cast<half>(float(v));\ny[t] = T(float(h));",
        dtype=mx.bfloat16,
    ),
    "float to half": Tiny("float v = x[t];\nhalf h = v;\ny[t] = h + 1.0h;", dtype=mx.float16),
    "vector constructions": Tiny(
        "using T4 = vec<T, 4>;\nT4 v = T4(x[t], 1, 2, 3);\n"
        "float4 f = static_cast<float4>(v) + float4(float2(1, 2), 3, 4);\n"
        "vec<half, 4> h = vec<half, 4>(f);\nuint2 u = uint2(7);\ny[t] = h.w + f.xy.y + u.x + v[0] - v[0];"
    ),
    "small input in constant memory": Tiny("y[t] = x[t % 4];", x=4),
    "unaligned on purpose": Tiny(
        "y[t] = packed(x, t);",
        "float packed(const device float* x, uint t) {\n"
        "  packed_float4 v = *(const device packed_float4*)(x + t / 2);\n  return v[1];\n}\n",
    ),
    "input that starts anywhere": Tiny("y[t] = x[t];", run={"shift": {"x": 4}}),
    "another order": Tiny("threadgroup float s[64];\ns[t] = x[t];\n" + BARRIER + "y[t] = s[63 - t];", run={"seed": 7}),
    "lines of its own": Tiny("y[t] = f(x[t]);", '#line 7 "mine.metal"\nfloat f(float v) { return v; }\n'),
}


@pytest.mark.parametrize("name", DEFECTS)
def test_planted_defect_is_caught(name: str) -> None:
    kind, tiny = DEFECTS[name]
    found = tiny.defects()
    assert kind in {defect.kind for defect in found}, "\n".join(map(str, found)) or "no defect was found"
    if tiny.marked():
        places = [(defect.file, defect.line) for defect in found if defect.kind == kind]
        assert tiny.marked() in places, "\n".join(map(str, found))


@pytest.mark.parametrize("name", CONTROLS)
def test_control_is_clean(name: str) -> None:
    assert not CONTROLS[name].defects()


def test_there_are_enough() -> None:
    assert sum(tiny.marked() is not None for _, tiny in DEFECTS.values()) >= 60
    assert {kind for kind, _ in DEFECTS.values()} == set(metal_host.KINDS)
