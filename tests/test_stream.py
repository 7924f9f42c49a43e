"""stream_generate against mlx-lm's own, with a real tokenizer and a small random model."""

from types import SimpleNamespace
from typing import Any

import mlx.core as mx
import pytest
from mlx_lm import stream_generate as stream_of_mlx_lm
from mlx_lm.models import llama
from mlx_lm.models.cache import make_prompt_cache
from mlx_lm.sample_utils import make_logits_processors, make_sampler
from mlx_lm.tokenizer_utils import TokenizerWrapper

from tuner import models
from tuner.errors import BadInputError
from tuner.speculative import FixedDrafter, PromptCache, Sampling, stream_generate

PROMPT = "One two three four five. One two three four five. One two"


@pytest.fixture(scope="module")
def loaded() -> Any:
    tokenizer = models.load("smollm2").tokenizer
    mx.random.seed(1)
    arguments = llama.ModelArgs(
        model_type="llama",
        hidden_size=64,
        num_hidden_layers=2,
        intermediate_size=96,
        num_attention_heads=2,
        num_key_value_heads=1,
        rms_norm_eps=1e-5,
        vocab_size=tokenizer.vocab_size,
    )
    return SimpleNamespace(model=llama.Model(arguments), tokenizer=tokenizer)


def both(loaded: Any, prompt: Any = PROMPT, **options: Any) -> tuple[list[Any], list[Any]]:
    """The responses of mlx-lm, and ours."""
    ours = list(stream_generate(loaded.model, loaded.tokenizer, prompt, **options))
    options.pop("num_draft_tokens", None)
    return list(stream_of_mlx_lm(loaded.model, loaded.tokenizer, prompt, **options)), ours


@pytest.mark.parametrize("num_draft_tokens", ["auto", 3, 0])
def test_the_same_responses(loaded: Any, num_draft_tokens: Any) -> None:
    right, ours = both(loaded, max_tokens=24, num_draft_tokens=num_draft_tokens)
    assert [r.token for r in ours] == [r.token for r in right]
    assert [r.text for r in ours] == [r.text for r in right]
    for mine, theirs in zip(ours, right, strict=True):
        assert mine.finish_reason == theirs.finish_reason
        assert (mine.prompt_tokens, mine.generation_tokens) == (theirs.prompt_tokens, theirs.generation_tokens)
        assert mx.allclose(mine.logprobs, theirs.logprobs, atol=2e-3)
    assert any(r.from_draft for r in ours) == (num_draft_tokens != 0)
    assert ours[-1].generation_tps > 0 < ours[-1].prompt_tps


def test_eos_is_a_stop_and_is_not_part_of_the_text(loaded: Any) -> None:
    long = [r.token for r in both(loaded, max_tokens=20)[1]]
    end = next(token for token in long[6:] if token not in long[:6])
    stopping = TokenizerWrapper(loaded.tokenizer._tokenizer, eos_token_ids=[end])
    right, ours = both(SimpleNamespace(model=loaded.model, tokenizer=stopping), max_tokens=20)
    assert ours[-1].finish_reason == right[-1].finish_reason == "stop"
    assert ours[-1].token == right[-1].token == end
    assert "".join(r.text for r in ours) == "".join(r.text for r in right)


def test_a_list_of_caches_ends_as_mlx_lm_leaves_it(loaded: Any) -> None:
    """A server keeps caches under the text they hold: all of it, the last token too."""
    model, tokenizer = loaded.model, loaded.tokenizer
    caches = make_prompt_cache(model)
    responses = list(stream_generate(model, tokenizer, PROMPT, max_tokens=12, prompt_cache=caches))
    text = tokenizer.encode(PROMPT) + [r.token for r in responses]
    assert {cache.offset for cache in caches} == {len(text)}
    more = tokenizer.encode(" and", add_special_tokens=False)
    go_on = list(stream_generate(model, tokenizer, more, max_tokens=8, prompt_cache=caches))
    fresh = list(stream_generate(model, tokenizer, [*text, *more], max_tokens=8))
    assert [r.token for r in go_on] == [r.token for r in fresh]
    stream = stream_generate(model, tokenizer, PROMPT, max_tokens=12, prompt_cache=(other := make_prompt_cache(model)))
    taken = [next(stream).token for _ in range(3)]
    stream.close()
    assert {cache.offset for cache in other} == {len(tokenizer.encode(PROMPT)) + len(taken)}


def test_a_draft_model_with_its_caches_in_the_same_list(loaded: Any) -> None:
    model, tokenizer = loaded.model, loaded.tokenizer
    caches = make_prompt_cache(model) + make_prompt_cache(model)
    text = "The sea is"
    options: dict[str, Any] = {"max_tokens": 12, "draft_model": model, "num_draft_tokens": 3}
    ours = list(stream_generate(model, tokenizer, text, prompt_cache=caches, **options))
    right = list(stream_of_mlx_lm(model, tokenizer, text, max_tokens=12))
    assert [r.token for r in ours] == [r.token for r in right]
    assert sum(r.from_draft for r in ours) >= 8
    assert len({cache.offset for cache in caches}) == 1


def test_samplers_and_processors_of_mlx_lm_work(loaded: Any) -> None:
    processors = make_logits_processors(repetition_penalty=1.5)
    right, ours = both(loaded, max_tokens=16, logits_processors=processors, sampler=make_sampler(temp=0.0))
    assert [r.token for r in ours] == [r.token for r in right]
    assert [r.token for r in ours] != [r.token for r in both(loaded, max_tokens=16)[1]]
    one, same, other = (
        [r.token for r in stream_generate(
            loaded.model, loaded.tokenizer, PROMPT, max_tokens=12, sampling=Sampling(temperature=1.0), seed=seed
        )]
        for seed in (1, 1, 2)
    )  # fmt: skip
    assert one == same != other


def test_a_quantized_cache_and_a_window(loaded: Any) -> None:
    for options in ({"kv_bits": 8, "kv_group_size": 32}, {"max_kv_size": 24}):
        plain, drafted = (
            list(stream_generate(loaded.model, loaded.tokenizer, PROMPT, max_tokens=40, num_draft_tokens=k, **options))
            for k in (0, 3)
        )
        assert [r.token for r in drafted] == [r.token for r in plain]
        assert any(r.from_draft for r in drafted[-10:])


def test_what_it_refuses_and_what_it_reports(loaded: Any) -> None:
    model, tokenizer = loaded.model, loaded.tokenizer
    for options, message in (
        ({"max_tokens": 0}, "max_tokens"),
        ({"input_embeddings": mx.zeros((1, 4))}, "embeddings"),
        ({"kv_bits": 4, "quantized_kv_start": 9}, "quantized_kv_start"),
        ({"sampling": Sampling(), "sampler": make_sampler()}, "either"),
    ):
        with pytest.raises(BadInputError, match=message):
            next(stream_generate(model, tokenizer, PROMPT, **options))  # type: ignore[arg-type]
    seen: list[tuple[int, int]] = []
    memory = PromptCache(model)
    list(
        stream_generate(
            model,
            tokenizer,
            PROMPT,
            max_tokens=2,
            drafter=FixedDrafter([]),
            prompt_cache=memory,
            prompt_progress_callback=lambda done, total: seen.append((done, total)),
        )
    )
    count = len(tokenizer.encode(PROMPT))
    assert seen == [(0, count), (count, count)]
    assert len(memory) == count + 1
