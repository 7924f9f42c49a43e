"""llama.cpp decoding a whole model in a process of its own: a JSON object a line in, one out. Run by decode.py.

{"model", "threads", "context"} loads; {"prompt", "tokens"} feeds the ids of the prompt and then decodes greedily:
{"ids", "seconds"}, the seconds of decoding alone.
"""

import json
import sys
import time
from typing import Any

import numpy as np
from llama_cpp import Llama, __version__


def decode(model: Any, prompt: list[int], tokens: int) -> dict[str, Any]:
    logits = np.ctypeslib.as_array(model._ctx.get_logits(), (model.n_vocab(),))  # of the last token, always in one place
    model.reset()
    model.eval(prompt)
    ids = [int(np.argmax(logits))]
    started = time.perf_counter()
    for _ in range(tokens):
        model.eval(ids[-1:])
        ids.append(int(np.argmax(logits)))
    return {"ids": ids[:-1], "seconds": time.perf_counter() - started}


def main() -> None:
    model: Any = None
    for line in sys.stdin:
        request = json.loads(line)
        try:
            if "model" in request:
                threads = {"n_threads": request["threads"], "n_threads_batch": request["threads"]}
                model = Llama(request["model"], n_ctx=request["context"], verbose=False, **threads)
                model.eval([1])
                answer: dict[str, Any] = {"version": f"llama-cpp-python {__version__}"}
            else:
                answer = decode(model, request["prompt"], request["tokens"])
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {str(error)[:200]}"}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
