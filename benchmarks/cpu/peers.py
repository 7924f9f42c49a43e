"""Installs the other engines into an environment of their own and talks to each in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import platformdirs

PACKAGES = ("numpy", "onnxruntime", "onnx", "openvino", "torch", "llama-cpp-python")
_COMPILED = ("llama-cpp-python",)
DEFAULT_ENV = Path(platformdirs.user_cache_dir("small-m-tuner")) / "peers"

# llama.cpp comes as source: its library only, with this machine's instructions.
_HEADER = Path(__file__).with_name("tile_config.h")
_CMAKE = (
    f"-DGGML_NATIVE=ON -DCMAKE_CXX_FLAGS='-include {_HEADER}' -DLLAVA_BUILD=OFF"
    " -DLLAMA_BUILD_EXAMPLES=OFF -DLLAMA_BUILD_TESTS=OFF -DLLAMA_BUILD_SERVER=OFF"
)

# Threads of a peer that waits for its turn must not spin for long while another is timed; within a pass they may.
_SPIN = {"GOMP_SPINCOUNT": "10000", "KMP_BLOCKTIME": "1"}


def install(folder: Path) -> dict[str, str]:
    """Makes the environment, once; package -> why it could not be installed."""
    environment = os.environ | {"CMAKE_ARGS": _CMAKE, "CMAKE_BUILD_PARALLEL_LEVEL": str(os.cpu_count() or 1)}
    environment.pop("VIRTUAL_ENV", None)
    folder.mkdir(parents=True, exist_ok=True)

    def uv(*command: str) -> str:
        # In its own folder: this project's settings, which leave llama-cpp-python out, must not reach it.
        done = subprocess.run(["uv", *command], cwd=folder, env=environment, capture_output=True, text=True)
        lines = [line.strip() for line in done.stderr.splitlines() if line.strip()]
        return next((line for line in lines if "error" in line.lower()), str(lines[-1:])) if done.returncode else ""

    if not _python(folder).exists() and (why := uv("venv", "--quiet", str(folder), "--allow-existing")):
        return dict.fromkeys(PACKAGES, why)
    into = ("pip", "install", "--quiet", "--python", str(_python(folder)))
    # What was compiled elsewhere may lack this machine's instructions: it is not taken from uv's cache.
    tried = {name: uv(*into, *(["--no-cache"] if name in _COMPILED else []), name) for name in PACKAGES}
    return {name: why for name, why in tried.items() if why}


def _python(folder: Path) -> Path:
    return folder / "bin" / "python"


class Peer:
    """An engine of engines.py, or of a script beside it, in a process of its own."""

    def __init__(self, name: str, folder: Path, script: str = "engines.py") -> None:
        self.name = name
        self.why = ""
        self.version = ""
        self._errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 (the process writes to it for as long as it lives)
        self._process = subprocess.Popen(
            [_python(folder), Path(__file__).with_name(script), name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            env=os.environ | _SPIN,
        )

    def ask(self, **request: Any) -> dict[str, Any]:
        """The engine's answer; {} once it has failed, which `why` then says."""
        if self.why:
            return {}
        assert self._process.stdin
        assert self._process.stdout
        try:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except BrokenPipeError:
            line = ""
        answer = json.loads(line) if line else {"error": self._last_error()}
        self.why = answer.get("error", "")
        self.version = answer.get("version", self.version)
        return {} if self.why else answer

    def _last_error(self) -> str:
        self._errors.seek(0)
        lines = self._errors.read().strip().splitlines()
        return next((line.strip() for line in reversed(lines) if "error" in line.lower()), (lines or ["it ended"])[-1])

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()
