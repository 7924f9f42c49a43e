"""Matrices of well-known models, so that a search needs no model at hand. Matrices that share an input count as one."""

from __future__ import annotations

from dataclasses import dataclass

from tuner.attention import AttentionProblem
from tuner.errors import BadInputError
from tuner.problem import Problem, Quantization


@dataclass(frozen=True)
class PresetMatrix:
    """One product of a model: N x K, `count` times a pass; the head never meets a whole prompt, so it needs no prefill
    kernels."""

    label: str
    n: int
    k: int
    quantization: Quantization
    head: bool = False
    count: int = 1

    def problem(self, dtype: str) -> Problem:
        return Problem.of(1, self.n, self.k, self.quantization, dtype)


def _llama(
    layers: int, hidden: int, mlp: int, kv: int, vocab: int, body: Quantization, head: Quantization
) -> tuple[PresetMatrix, ...]:
    return (
        PresetMatrix("q+k+v", hidden + 2 * kv, hidden, body, count=layers),
        PresetMatrix("o", hidden, hidden, body, count=layers),
        PresetMatrix("gate+up", 2 * mlp, hidden, body, count=layers),
        PresetMatrix("down", hidden, mlp, body, count=layers),
        PresetMatrix("head", vocab, hidden, head, head=True),
    )


_G32, _G64 = Quantization("affine", 4, 32), Quantization("affine", 4, 64)

PRESETS = {
    # As its Q4_1 GGUF file is loaded: the tied embedding, Q6_K there, becomes 8 bits.
    "smollm2-135m": _llama(30, 576, 1536, 192, 49152, _G32, Quantization("affine", 8, 32)),
    "qwen2.5-1.5b": _llama(28, 1536, 8960, 256, 151936, _G64, _G64),
    "llama-3.1-8b": _llama(32, 4096, 14336, 1024, 128256, _G64, _G64),
    "square-4096": (PresetMatrix("4096x4096", 4096, 4096, _G64),),
}

DEFAULT_PRESETS = {"cpu": "smollm2-135m", "cuda": "llama-3.1-8b", "metal": "llama-3.1-8b"}


def preset(name: str) -> tuple[PresetMatrix, ...]:
    """The matrices of a preset. Raises BadInputError."""
    if name not in PRESETS:
        raise BadInputError(f"unknown preset {name!r}: one of {', '.join(PRESETS)}.")
    return PRESETS[name]


_HEADS = {  # query heads, heads of keys, columns of each
    "smollm2-135m": (9, 3, 64),
    "qwen2.5-1.5b": (12, 2, 128),
    "llama-3.1-8b": (32, 8, 128),
}


def attention(name: str, dtype: str) -> AttentionProblem:
    """The attention of a preset's model, at M = 1. Raises BadInputError."""
    if name not in _HEADS:
        raise BadInputError(f"preset {name!r} has no attention: one of {', '.join(_HEADS)}.")
    heads, kv_heads, columns = _HEADS[name]
    return AttentionProblem(1, heads, kv_heads, columns, columns, dtype)
