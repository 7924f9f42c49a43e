"""Attention as a problem: what its fields allow, the float64 reference against stock and by hand, dispatch by context."""

import itertools
from dataclasses import replace

import mlx.core as mx
import numpy as np
import pytest

from tuner.attention import CONTEXTS, AttentionInputs, AttentionProblem, context_of
from tuner.attention_reference import ramp_attention, random_attention
from tuner.dtypes import to_float64
from tuner.errors import BadInputError
from tuner.reference import mismatch

PROBLEM = AttentionProblem(3, 6, 2, 64, 64, context=37)
KINDS = (
    PROBLEM,
    replace(PROBLEM, mask="none", x_dtype="bfloat16"),
    replace(PROBLEM, mask="boolean", softcap=True),
    replace(PROBLEM, mask="additive", sinks=True, x_dtype="float16"),
    replace(PROBLEM, window=True, context=5),
    replace(PROBLEM, bits=4, group_size=32),
    replace(PROBLEM, bits=8, group_size=64, mask="boolean", window=True),
    replace(PROBLEM, heads=4, kv_heads=1, head_dim=96, value_dim=80),
)


def seen_rows(problem: AttentionProblem) -> np.ndarray:
    """(heads, M): rows that random masks leave a key to."""
    seen = np.ones((problem.heads, problem.m), bool)
    seen[0, 0] = problem.mask in ("causal", "none")
    return seen


@pytest.mark.parametrize("problem", KINDS, ids=str)
def test_the_reference_is_what_stock_computes(problem: AttentionProblem) -> None:
    """Stock rounds on the way in 16 bits, and gives a row that sees nothing a mean or NaNs."""
    o = random_attention(problem, np.random.default_rng(0))
    assert o.inputs.problem(o.x) == problem
    y = to_float64(o.inputs.stock(o.x))
    seen = seen_rows(problem)
    loose = 1e-5 if problem.x_dtype == "float32" else 3e-2
    assert np.abs(y - o.expected)[:, seen].max() < loose
    if problem.mask in ("boolean", "additive") and not problem.sinks:
        assert (o.expected[:, 0, 0] == 0).all()


@pytest.mark.parametrize("problem", KINDS, ids=str)
def test_a_missed_key_shows(problem: AttentionProblem) -> None:
    """Random operands and ramps both tell when the last key that any row sees is left out."""
    for o in (random_attention(problem, np.random.default_rng(1)), ramp_attention(problem)):
        assert mismatch(o.expected, o) is None
        inputs, last = o.inputs, problem.context - 1
        assert (o.tolerance < 0.05).all()
        cut = replace(
            inputs,
            k=tuple(a[:, :, :last] for a in inputs.k),
            v=tuple(a[:, :, :last] for a in inputs.v),
            mask=inputs.mask[..., :last] if isinstance(inputs.mask, mx.array) else None,
        )
        wrong = replace(o, problem=replace(problem, context=last, mask=problem.mask.replace("causal", "none")), inputs=cut)
        assert mismatch(wrong.expected, o) is not None


def test_ramp_means_by_hand() -> None:
    o = ramp_attention(replace(PROBLEM, m=2, context=20))
    seen = np.arange(20)[:, None] + np.arange(64)[None]
    assert np.allclose(o.expected[0, 0, 1], (seen % 16).mean(axis=0))
    assert np.allclose(o.expected[0, 0, 0], (seen[:19] % 16).mean(axis=0))


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"m": 0}, "at least 1"),
        ({"heads": 7}, "no multiple of 2"),
        ({"x_dtype": "int8"}, "unknown dtype"),
        ({"mask": "tree"}, "unknown mask"),
        ({"bits": 4, "group_size": 128}, "group size 128"),
        ({"bits": 7, "group_size": 64}, "7 bits"),
    ],
)
def test_what_is_no_attention(fields: dict[str, object], told: str) -> None:
    with pytest.raises(BadInputError, match=told):
        replace(PROBLEM, **fields)


def test_inputs_that_do_not_go_together() -> None:
    k = mx.zeros((1, 2, 5, 8))
    inputs = AttentionInputs((k,), (k,), 1.0)
    for q in (mx.zeros((2, 4, 1, 8)), mx.zeros((1, 4, 8)), mx.zeros((1, 4, 1, 16)), mx.zeros((1, 4, 1, 8), mx.float16)):
        with pytest.raises(BadInputError):
            inputs.problem(q)


def test_bytes_are_those_of_the_arrays() -> None:
    for problem in (replace(PROBLEM, bits=4, group_size=64), replace(PROBLEM, x_dtype="bfloat16")):
        inputs = random_attention(problem, np.random.default_rng(0), batch=1).inputs
        assert problem.read_bytes == sum(a.nbytes for a in inputs.k + inputs.v)
    assert AttentionProblem(1, 16, 1, 576, 512, "bfloat16", context=10).read_bytes == 10 * 576 * 2


def test_ranges_of_contexts_have_no_gap() -> None:
    ranges = [replace(PROBLEM, context=c).context_range for c in CONTEXTS]
    assert ranges[0][0] == 1
    assert all(high + 1 == low for (_, high), (low, _) in itertools.pairwise(ranges))
    for length in (1, 37, 512, 724, 725, 1448, 1449, 100_000, 185_363):
        low, high = replace(PROBLEM, context=context_of(length)).context_range
        assert low <= length <= high
