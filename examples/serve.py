"""An OpenAI-compatible endpoint: mlx-lm's own server, with its models on tuned kernels and our draft/verify loop.

    python examples/serve.py --model mlx-community/Qwen2.5-Coder-1.5B-Instruct-4bit --port 8080

Takes the options of `mlx_lm.server`. With --draft-model the draft model is used where the text holds nothing to copy.
"""

from typing import Any

from mlx_lm import server

import tuner
from tuner.speculative import stream_generate


class TunedProvider(server.ModelProvider):
    """Loads as mlx-lm does, and puts the table's kernels into what was loaded."""

    def _load(self, *args: Any, **kwargs: Any) -> None:
        super()._load(*args, **kwargs)
        for model in (self.model, self.draft_model):
            if model is not None:
                tuner.apply(model)
        self.is_batchable = False  # requests one after another: batches are not speculated on


def tuned_stream(*args: Any, num_draft_tokens: int = 0, **kwargs: Any) -> Any:
    """stream_generate, at a depth of its own choice; caches may be quantized from their first token on only."""
    if kwargs.get("kv_bits"):
        kwargs["quantized_kv_start"] = 0
    return stream_generate(*args, num_draft_tokens="auto", **kwargs)


def main() -> None:
    server.ModelProvider = TunedProvider
    server.stream_generate = tuned_stream
    server.main()


if __name__ == "__main__":
    main()
