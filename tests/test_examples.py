"""The example server answers a request, through mlx-lm's own server."""

import json
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import mlx.core as mx
import mlx.nn as nn
import pytest
from mlx_lm.models import llama
from mlx_lm.utils import save_config

from tuner import models

ROOT = Path(__file__).parent.parent


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small quantized model in MLX's format with SmolLM2's tokenizer."""
    tokenizer = models.load("smollm2").tokenizer._tokenizer
    tokenizer.save_pretrained(tmp_path)
    arguments = {
        "model_type": "llama",
        "hidden_size": 64,
        "num_hidden_layers": 2,
        "intermediate_size": 96,
        "num_attention_heads": 2,
        "num_key_value_heads": 1,
        "rms_norm_eps": 1e-5,
        "vocab_size": len(tokenizer),
        "quantization": {"group_size": 32, "bits": 4},
    }
    mx.random.seed(1)
    model = llama.Model(llama.ModelArgs.from_dict(arguments))
    nn.quantize(model, 32, 4)
    model.save_weights(str(tmp_path / "model.safetensors"))
    save_config(arguments, tmp_path / "config.json")
    return tmp_path


def test_serve_answers(folder: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "examples/serve.py", "--model", str(folder), "--port", str(port)]
    serving = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        body = {"messages": [{"role": "user", "content": "one two one two one"}], "max_tokens": 6, "temperature": 0}
        answers = [_post(port, body, serving) for _ in range(2)]  # the second finds the first one's cache
        for answer in answers:
            assert answer["usage"]["completion_tokens"] == 6
            assert answer["choices"][0]["finish_reason"] == "length"
        assert answers[0]["choices"] == answers[1]["choices"]
    finally:
        serving.terminate()
        output, _ = serving.communicate(timeout=30)
    assert "Traceback" not in output, output


def _post(port: int, body: dict, serving: subprocess.Popen[str]) -> dict:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/v1/chat/completions", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    for _ in range(120):
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return dict(json.load(answer))
        except ConnectionError:
            pass
        except urllib.error.URLError as error:
            if not isinstance(error.reason, ConnectionError):
                raise
        assert serving.poll() is None, serving.communicate()[0]
        time.sleep(0.5)
    raise AssertionError("the server did not come up")
