"""`tuner doctor`."""

from __future__ import annotations

import importlib.metadata
import json
from pathlib import Path
from typing import Any

import click

from tuner.backends import Backend
from tuner.backends.cpu.machine import thread_count
from tuner.cli.options import (
    backend_option,
    db_option,
    json_option,
)
from tuner.cli.terminal import console_for, progress_on, tell, used_backend
from tuner.dispatch import load_table
from tuner.errors import BadInputError, TunerError
from tuner.measure import Checker
from tuner.problem import Problem
from tuner.selftest import report as selftest_report
from tuner.selftest import selftest as run_selftest
from tuner.store import default_path
from tuner.verify import emitted_configs
from tuner.zig import cache_folder, compiler_version


@click.command()
@click.option("--selftest", is_flag=True, help="Compile and check every template in every mode and dtype; write a report.")
@click.option(
    "--report",
    "report_file",
    type=click.Path(path_type=Path),
    default=Path("tuner-selftest.json"),
    show_default=True,
    help="Where --selftest writes.",
)
@backend_option
@db_option
@json_option
def doctor(selftest: bool, report_file: Path, backend_name: str, db: Path | None, as_json: bool) -> None:
    """Say what device, backend and versions are here, what works, and what to do about what does not."""
    facts: dict[str, Any] = {}
    problems: list[str] = []
    device_backend = used_backend(backend_name)
    device = device_backend.device()
    if selftest:
        _selftest(device_backend, report_file, as_json)
        return
    facts["device"] = str(device)
    facts["threads"] = thread_count()
    facts["versions"] = versions()
    facts["compiler"] = f"zig's clang {compiler_version()}" if compiler_version() else "missing"
    facts["cache"] = str(cache_folder())
    try:
        facts["bandwidth_gbps"] = round(device_backend.bandwidth() / 1e9, 1)
    except TunerError as error:
        facts["bandwidth_gbps"] = None
        problems.append(str(error))
    facts["kernel"] = _smoke(device_backend)
    if facts["kernel"] != "ok":
        problems.append(f"A kernel does not work: {facts['kernel']} Inference runs on stock.")
    if facts["versions"]["mlx-lm"] is None:
        problems.append("mlx-lm is missing, so models can not be loaded: pip install 'small-m-tuner[lm]'.")
    path = db or default_path()
    facts["table"] = str(path)
    table = load_table(path, backend_name) if path.is_file() else None
    facts["rows"], facts["stale"] = (len(table), len(table.stale)) if table else (0, 0)
    if not facts["rows"]:
        problems.append("There is no tuned row for this device: run `tuner search`.")
    if facts["stale"]:
        problems.append(f"{facts['stale']} rows are stale; `tuner show` says why, `tuner search` makes new ones.")
    facts["to_do"] = problems
    lines = [f"{name}: {_flat(value)}" for name, value in facts.items() if name != "to_do"]
    tell(as_json, facts, "\n".join([*lines, *(problems or ["Everything works."])]))
    if facts["kernel"] != "ok":
        raise click.exceptions.Exit(1)


def _smoke(device_backend: Backend) -> str:
    """ "ok" when the first kernel of the space compiles and is right, else what went wrong."""
    from tuner.render import render

    problem = Problem(4, 65, 192)
    config = emitted_configs(device_backend, problem)[0]
    try:
        kernel = device_backend.compile(render(device_backend.name, problem, config))
        return Checker(device_backend).why_wrong(kernel, problem) or "ok"
    except (TunerError, OSError) as error:
        return str(error)


def _selftest(device_backend: Backend, file: Path, as_json: bool) -> None:
    tried = []
    with progress_on(console_for(as_json)) as progress:
        task = progress.add_task("self-test", total=None)
        for entry in run_selftest(device_backend):
            tried.append(entry)
            progress.update(task, advance=1, description=f"{len(tried)} tried, {entry.family} {entry.quantization}")
    data = selftest_report(device_backend, tried, versions())
    try:
        file.write_text(json.dumps(data, indent=1) + "\n")
    except OSError as error:
        raise BadInputError(f"--report {file} can not be written: {error.strerror}.") from error
    failures = data["failures"]
    lines = [f"{f['family']} {f['quantization']} {f['dtype']}: {f['status']}: {f['error']}" for f in failures[:10]]
    ended = f"{data['tried']} kernels tried on {data['runs_on']}, {len(failures)} failed. The report is {file}."
    tell(as_json, data | {"file": str(file)}, "\n".join([*lines, ended]))
    if failures or not tried:
        raise click.exceptions.Exit(1)


def versions() -> dict[str, str | None]:
    return {name: _version(name) for name in ("small-m-tuner", "mlx", "mlx-lm", "optuna", "numpy", "ziglang")}


def _version(name: str) -> str | None:
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return None


def _flat(value: Any) -> str:
    return ", ".join(f"{k} {v}" for k, v in value.items()) if isinstance(value, dict) else str(value)
