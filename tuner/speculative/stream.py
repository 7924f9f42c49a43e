"""`stream_generate` with the arguments and the results of mlx-lm's, decoded by our loop."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Literal, cast

import mlx.core as mx

from tuner.errors import BadInputError
from tuner.speculative.caches import Model, PromptCache, declared_vocab
from tuner.speculative.depth import Depth
from tuner.speculative.drafters import Drafter, LookupDrafter, MergedDrafter, ModelDrafter
from tuner.speculative.loop import Generation, generate
from tuner.speculative.sampling import GreedyRule, LogitsProcessor, Rule, Sampler, SamplerRule, Sampling

if TYPE_CHECKING:
    from mlx_lm.generate import GenerationResponse


def stream_generate(
    model: Model,
    tokenizer: Any,
    prompt: str | mx.array | Sequence[int],
    max_tokens: int = 256,
    draft_model: Model | None = None,
    *,
    drafter: Drafter | None = None,
    num_draft_tokens: int | Literal["auto"] | Depth = "auto",
    sampling: Sampling | None = None,
    seed: int | None = None,
    sampler: Sampler | None = None,
    logits_processors: Sequence[LogitsProcessor] | None = None,
    prompt_cache: PromptCache | list[Any] | None = None,
    max_kv_size: int | None = None,
    prefill_step_size: int = 2048,
    kv_bits: int | None = None,
    kv_group_size: int = 64,
    quantized_kv_start: int = 0,
    prompt_progress_callback: Callable[[int, int], None] | None = None,
    stream: Any = None,
    input_embeddings: mx.array | None = None,
) -> Generator[GenerationResponse, None, None]:
    """Yields what mlx_lm.stream_generate yields, a response a token, so that a caller swaps one import.

    prompt: text or ids. Drafts come from `drafter`; by default they are copied from the text, and made by `draft_model`,
    where there is one, when there is nothing to copy. num_draft_tokens: a number, or "auto". sampling: how tokens are
    drawn, by a rule that drafts keep exactly; or `sampler` and `logits_processors` as in mlx-lm, and a drafted token
    must then equal the sampler's own. prompt_cache: a PromptCache, or as in mlx-lm a list of caches, the model's and
    then the draft model's, which is updated in place and holds all of the text in the end. kv_bits: quantizes caches
    that are made here, from the first token on. Raises BadInputError, for input embeddings among others.

    max_tokens -1 is no limit. Source of the interface: mlx-lm 0.32.
    """
    if max_tokens == 0:
        raise BadInputError("max_tokens must not be 0; -1 is no limit")
    if input_embeddings is not None:
        raise BadInputError("input embeddings cannot be drafted for; decode them with mlx_lm.stream_generate")
    if kv_bits and quantized_kv_start:
        raise BadInputError("a cache is quantized from its first token on here: quantized_kv_start must be 0")
    if sampling is not None and (sampler is not None or logits_processors):
        raise BadInputError("give either sampling, or sampler and logits_processors")
    from mlx_lm.tokenizer_utils import TokenizerWrapper

    if not isinstance(tokenizer, TokenizerWrapper):
        tokenizer = TokenizerWrapper(tokenizer)
    ids = _ids(tokenizer, prompt)

    def make_caches(of: Model) -> Callable[[], list[Any]]:
        return lambda: _caches(of, max_kv_size, kv_bits, kv_group_size)

    target, draft = _split(prompt_cache, model, draft_model, make_caches)
    if drafter is None:
        drafter = LookupDrafter()
        if draft_model is not None:
            drafter = MergedDrafter(drafter, ModelDrafter(draft_model, cache=draft, prefill_step_size=prefill_step_size))
    rule: Sampling | Rule = sampling or _rule(sampler, tuple(logits_processors or ()))
    progress = prompt_progress_callback or (lambda done, total: None)
    progress(0, len(ids))
    generation = generate(
        model,
        ids,
        max_tokens=max_tokens,
        draft_tokens=num_draft_tokens,
        drafter=drafter if num_draft_tokens != 0 else None,
        sampling=rule,
        seed=seed,
        prompt_cache=target,
        eos_token_ids=tokenizer.eos_token_ids,
        prefill_step_size=prefill_step_size,
    )
    given = [target, draft] if isinstance(prompt_cache, list) else []
    with _settled(generation, given, ids) as text:
        yield from _responses(generation, tokenizer, ids, text, max_tokens, lambda: progress(len(ids), len(ids)))


def _responses(
    generation: Generation,
    tokenizer: Any,
    prompt: list[int],
    text: list[int],
    max_tokens: int,
    started: Callable[[], None],
) -> Iterator[GenerationResponse]:
    """A response for each token but an eos, and a last one that says why it ended."""
    from mlx_lm.generate import GenerationResponse

    detokenizer = tokenizer.detokenizer
    begun = time.perf_counter()
    prompt_tps, token, logprobs, finish_reason = 0.0, None, mx.zeros((0,)), "length"
    for count, token in enumerate(generation, 1):
        text.append(token.id)
        if count == 1:
            started()
            prompt_tps = len(prompt) / (time.perf_counter() - begun)
            begun = time.perf_counter()
        logits = generation.logits
        logprobs = logits - mx.logsumexp(logits, keepdims=True)
        if token.id in tokenizer.eos_token_ids:
            finish_reason = "stop"
            break
        detokenizer.add_token(token.id)
        if count != max_tokens:
            yield GenerationResponse(
                **_common(token, logprobs, prompt, prompt_tps, count, begun), text=detokenizer.last_segment
            )
    if token is None:
        return
    detokenizer.finalize()
    yield GenerationResponse(
        **_common(token, logprobs, prompt, prompt_tps, count, begun),
        text=detokenizer.last_segment,
        finish_reason=finish_reason,
    )


def _common(
    token: Any, logprobs: mx.array, prompt: list[int], prompt_tps: float, count: int, begun: float
) -> dict[str, Any]:
    return {
        "token": token.id,
        "logprobs": logprobs,
        "from_draft": token.from_draft,
        "prompt_tokens": len(prompt),
        "prompt_tps": prompt_tps,
        "generation_tokens": count,
        "generation_tps": count / max(time.perf_counter() - begun, 1e-9),
        "peak_memory": mx.get_peak_memory() / 1e9,
    }


@contextmanager
def _settled(generation: Generation, given: Sequence[PromptCache | None], prompt: list[int]) -> Iterator[list[int]]:
    """The text, to which the block adds what it yields; however that ends, the caches of `given` then hold all of it, as
    mlx-lm's do: its plain loop has always fed a token before it yields it."""
    text = list(prompt)
    try:
        yield text
    finally:
        generation.close()
        for cache in given:
            if cache is not None and len(cache):
                cache.prefill(text[len(cache) :], len(text), declared_vocab(cache.model))


def _rule(sampler: Sampler | None, processors: tuple[LogitsProcessor, ...]) -> Rule:
    return GreedyRule(processors) if sampler is None else SamplerRule(sampler, processors)


def _ids(tokenizer: Any, prompt: str | mx.array | Sequence[int]) -> list[int]:
    if isinstance(prompt, str):
        special = tokenizer.bos_token is None or not prompt.startswith(tokenizer.bos_token)
        return list(tokenizer.encode(prompt, add_special_tokens=special))
    return cast(list[int], prompt.tolist()) if isinstance(prompt, mx.array) else list(prompt)


def _caches(model: Model, max_kv_size: int | None, kv_bits: int | None, kv_group_size: int) -> list[Any]:
    from mlx_lm.generate import maybe_quantize_kv_cache
    from mlx_lm.models.cache import make_prompt_cache

    caches = make_prompt_cache(model, max_kv_size=max_kv_size)  # type: ignore[arg-type]
    maybe_quantize_kv_cache(caches, 0, kv_group_size, kv_bits)
    return list(caches)


def _split(
    given: PromptCache | list[Any] | None,
    model: Model,
    draft_model: Model | None,
    make_caches: Callable[[Model], Callable[[], list[Any]]],
) -> tuple[PromptCache, PromptCache | None]:
    """The target's caches and the draft model's, out of what mlx-lm keeps in one list."""
    draft = None if draft_model is None else PromptCache(draft_model, make_caches(draft_model))
    if isinstance(given, PromptCache):
        return given, draft
    if given is None:
        return PromptCache(model, make_caches(model)), draft
    layers = len(model.layers)  # type: ignore[attr-defined]
    if draft_model is not None and len(given) > layers:
        draft = PromptCache.adopt(draft_model, given[layers:])
    return PromptCache.adopt(model, given[:layers]), draft
