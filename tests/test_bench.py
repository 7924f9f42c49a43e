"""REPORTS E5: what `compare` counts and says, on a target whose text is known and whose passes take a known time."""

from __future__ import annotations

import io
import time
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import mlx.core as mx
import mlx.nn as nn
import pytest
from mlx_lm.models.cache import KVCache
from rich.console import Console

from tests.test_speculative import VOCAB, DeclaredToy, draft, right
from tuner.bench import compare, print_comparison, rows_of_passes
from tuner.cli.decoding import name_stock_passes
from tuner.costs import unserved
from tuner.linear import apply
from tuner.problem import Problem, Quantization
from tuner.speculative import Drafter, NoDrafter

PROMPT = [5, 2]
TEXT = [7, 6, 3]  # of TOY from 2; 3 ends it
PASS_SECONDS = 0.003
Q = Quantization("affine", 4, 32)


class ToyModel(nn.Module):
    """TOY with one quantized layer, which every pass runs through and whose result changes nothing."""

    def __init__(self, seconds: Callable[[int], float]) -> None:
        super().__init__()
        self.proj = nn.QuantizedLinear(64, 32, bias=False, group_size=32, bits=4)
        self.args = SimpleNamespace(vocab_size=VOCAB)
        self._toy = DeclaredToy(right)
        self._seconds = seconds

    def make_cache(self) -> list[KVCache]:
        return [KVCache()]

    def __call__(self, ids: mx.array, cache: list[Any] | None = None) -> mx.array:
        time.sleep(self._seconds(ids.shape[1]))
        logits = self._toy(ids, cache or self.make_cache())
        return logits + 0 * self.proj(mx.ones((1, ids.shape[1], 64))).sum(-1, keepdims=True)


def compared(drafter: Callable[[], Drafter], seconds: Callable[[int], float], table_of: Any) -> Any:
    table = table_of({Problem(m, 32, 64, Q): "small_m" for m in (2, 3, 4, 5)})
    model = ToyModel(seconds)
    return compare(model, PROMPT, table, drafter, drafter_name="toy", max_tokens=20, rounds=2, eos_token_ids=[3])


def said(comparison: Any) -> str:
    out = io.StringIO()
    print_comparison(Console(file=out, width=200), comparison, {})
    return out.getvalue()


def test_passes_that_no_kernel_serves_are_named_before_they_run(table_of: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """Seen: drafts of 4 beside a table of M = 1..4 ran at 0.14 of plain, and only a count said so."""
    table = table_of({Problem(m, 32, 64, Q): "qmv" if m == 1 else "small_m" for m in (1, 2, 3, 4)})
    target = SimpleNamespace(model=ToyModel(lambda rows: 0.0))
    name_stock_passes(table, "toy", target, 3, "auto")
    assert capsys.readouterr() == ("", "")
    name_stock_passes(table, "toy", target, 2, 5)
    assert "toy was not tuned at M = 5,6:" in capsys.readouterr().err


def test_the_automatic_depth_makes_passes_that_kernels_serve(table_of: Any) -> None:
    model = apply(ToyModel(lambda rows: 0.0), table_of({Problem(m, 32, 64, Q): "small_m" for m in (2, 3, 8)}))
    assert unserved(model, 4) == [1, 4]
    assert rows_of_passes(model, "auto") == [1, 2, 3, 8]
    assert rows_of_passes(model, 3) == [1, 2, 3, 4]
    assert rows_of_passes(ToyModel(lambda rows: 0.0), "auto") == list(range(1, 17))


def numbers(taken: Sequence[Any]) -> set[tuple[int, int, int]]:
    return {(s.emitted, s.proposed, s.accepted) for s in taken}


def test_only_what_is_emitted_counts_and_a_right_draft_is_faster(table_of: Any) -> None:
    found = compared(lambda: draft("same"), lambda rows: PASS_SECONDS, table_of)
    for arm in found.arms.values():
        assert arm.tokens == TEXT  # the end is in the middle of a block that was right to its last token
        assert len(arm.stats) == len(arm.rates) == 2  # fresh caches each round: the same again
        assert {s.emitted for s in arm.stats} == {3}
    assert numbers(found.arms["plain_tuned"].stats) == {(3, 0, 0)}
    (drafted,) = numbers(found.arms["speculative_tuned"].stats)
    assert drafted[2] <= 3
    assert found.arms["speculative_tuned"].stats[0].rounds < found.arms["plain_tuned"].stats[0].rounds == 3
    rate = {name: arm.tokens_per_s for name, arm in found.arms.items()}
    assert rate["speculative_tuned"] > 1.3 * rate["plain_tuned"]
    assert all(value <= 1.05 / PASS_SECONDS for name, value in rate.items() if name.startswith("plain"))
    assert found.prefill_tokens_per_s.keys() == {"stock", "tuned"}  # timed apart, as compiling is
    assert found.hits
    assert set(found.hits) <= {2, 3, 4, 5}
    assert set(found.misses) == {1}
    text = said(found)
    assert "Calls served by kernels, by M: M=" in text
    assert "by stock: M=1 " in text
    assert "as fast as plain" in text


def test_a_wrong_draft_is_slower_and_no_error(table_of: Any) -> None:
    found = compared(lambda: draft("off"), lambda rows: PASS_SECONDS * rows, table_of)
    arm = found.arms["speculative_tuned"]
    assert arm.tokens == TEXT
    assert arm.acceptance == 0
    assert sum(s.proposed for s in arm.stats) > 0
    assert "slower than, plain (0% of drafts accepted)" in said(found)


def test_speculation_that_never_ran_is_said(table_of: Any) -> None:
    found = compared(NoDrafter, lambda rows: PASS_SECONDS, table_of)
    assert found.arms["speculative_tuned"].acceptance is None
    assert "speculation never ran: the drafter proposed nothing" in said(found)
    assert found.to_json()["arms"]["speculative_tuned"]["proposed"] == 0
