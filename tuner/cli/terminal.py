"""What all commands do with the device, the result file, the terminal and JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
import mlx.core as mx
from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from tuner.backends import Backend, backend
from tuner.errors import BadInputError
from tuner.store import Store, default_path


def used_backend(backend_name: str) -> Backend:
    """The backend, with MLX on the device it serves."""
    device_backend = backend(backend_name)
    if device_backend.name == "cpu":
        mx.set_default_device(mx.cpu)
    return device_backend


def existing_store(db: Path | None) -> Store:
    path = db or default_path()
    if not path.is_file():
        raise BadInputError(f"There is no result file at {path}: run `tuner search` first, or name one with --db.")
    return Store(path)


def console_for(as_json: bool) -> Console:
    """Where people read: standard output, or standard error when standard output is for JSON."""
    console = Console(stderr=as_json, highlight=False)
    if not console.is_terminal:  # a pipe has no width: give tables the room they need
        console.width = 120
    return console


@contextmanager
def progress_on(console: Console) -> Iterator[Progress]:
    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(bar_width=20),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not console.is_terminal) as progress:
        yield progress


def tell(as_json: bool, data: dict[str, Any], text: str) -> None:
    if as_json:
        print_json(data)
    else:
        console_for(as_json).print(text, markup=False, soft_wrap=True)


def print_json(data: dict[str, Any]) -> None:
    click.echo(json.dumps(data, indent=2))
