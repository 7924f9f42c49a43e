"""Tries out a node library with the installed MLX: `python -m tuner.backends.cpu.graph_check LIBRARY` ends with 0 when its
nodes give what they must. A process of its own, since a library that does not fit may crash it.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from pathlib import Path

import mlx.core as mx
import numpy as np

from tuner.backends.cpu.graph import Nodes, Spec


class _Scale(ctypes.Structure):
    """`Scale` of templates/cpu/operations.c."""

    _fields_ = (("factors", ctypes.c_void_p), ("columns", ctypes.c_long))


def check(nodes: Nodes) -> None:
    """Raises AssertionError."""
    for shape in ((3,), (2, 5), (1, 2, 3, 4)):
        array = mx.random.normal(shape)
        mx.eval(array)
        seen = nodes.address(array), np.frombuffer(array, np.uint8).ctypes.data  # type: ignore[call-overload]
        assert seen[0] == seen[1], "an array's memory is elsewhere"
    factors = mx.arange(1.0, 9.0)
    mx.eval(factors)
    spec = nodes.spec("scale", "float32", _Scale(nodes.address(factors), 8), [factors])
    right = np.arange(1.0, 9.0, dtype=np.float32)
    del factors
    x = mx.random.normal((4, 8))
    assert np.array_equal(_scaled(nodes, spec, x), np.asarray(x) * right), "a node's result is wrong"
    assert np.array_equal(_scaled(nodes, spec, x.T.reshape(4, 8).T.T), np.asarray(x.T.reshape(4, 8)) * right)
    strided = mx.random.normal((8, 4)).T
    assert np.array_equal(_scaled(nodes, spec, strided), np.asarray(strided) * right), "a strided input is misread"
    _check_transformations(nodes, spec)
    _check_many(nodes, spec, right)


def _scaled(nodes: Nodes, spec: Spec, x: mx.array) -> mx.array:
    y = mx.stop_gradient(x)
    assert nodes.attach(y, spec), "a node was refused"
    return y


def _check_transformations(nodes: Nodes, spec: Spec) -> None:
    refused = []

    def traced(x: mx.array) -> mx.array:
        y = mx.multiply(x, x)
        refused.append(not nodes.attach(y, spec))
        return y.sum()

    x = mx.arange(8.0)
    assert mx.array_equal(mx.grad(traced)(x), 2 * x), "a gradient is wrong"
    assert all(refused), "a node entered a transformation"

    def through(x: mx.array) -> mx.array:
        y = mx.multiply(x, x)
        assert nodes.attach(y, spec, traced=True)
        return y.sum()

    assert mx.array_equal(mx.grad(through)(x), 2 * x), "a gradient through a node is not stock's"


def _check_many(nodes: Nodes, spec: Spec, right: np.ndarray) -> None:
    """Chains, nodes that are dropped before they run, and specs that die before their nodes do."""
    for _ in range(20):
        h = mx.random.normal((2, 8))
        want = np.asarray(h).astype(np.float32)
        for i in range(50):
            h = _scaled(nodes, spec, h) / 8 + 1
            want = want * right / 8 + 1
            if i % 10 == 0:
                _scaled(nodes, spec, h)
        assert np.allclose(h, want, rtol=1e-4), "a chain of nodes is wrong"
    factors = mx.full((8,), 3.0)
    mx.eval(factors)
    short = nodes.spec("scale", "float32", _Scale(nodes.address(factors), 8), [factors])
    late = mx.random.normal((1024, 1024))
    late = (late @ late @ late).sum() * 0 + mx.ones((8,))
    waiting = [_scaled(nodes, short, late) for _ in range(10)]
    mx.async_eval(waiting)  # the nodes are gone before their work begins
    del short, factors
    gc.collect()
    other = [mx.array(np.full(8, i, np.float32)) for i in range(1000)]
    assert len(other) == 1000
    assert all(bool(mx.all(y == 3.0)) for y in waiting), "a node lost the memory it reads"
    active = mx.get_active_memory()
    for _ in range(50):
        mx.eval(_scaled(nodes, spec, mx.zeros((1, 1 << 16, 8))))
    assert mx.get_active_memory() < active + (8 << 20), "nodes keep their results"


if __name__ == "__main__":
    mx.set_default_device(mx.Device(mx.cpu))
    check(Nodes(Path(sys.argv[1])))
