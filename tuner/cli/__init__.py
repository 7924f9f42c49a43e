"""The command line: one file for each kind of command."""

from __future__ import annotations

import importlib.metadata
import sys
import warnings
from typing import Any

import click

from tuner.cli import checks, decoding, doctor, results, search
from tuner.errors import TunerError


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(importlib.metadata.version("small-m-tuner"), prog_name="tuner")
def cli() -> None:
    """Finds the fastest quantized matmul kernels for M = 1..16 on this machine, and decodes with them."""


for _command in (
    search.search,
    results.show,
    results.export,
    results.import_,
    results.report_,
    results.explain,
    results.diff,
    checks.verify,
    checks.metal_check,
    decoding.bench,
    decoding.sweep_depths,
    decoding.generate_text,
    doctor.doctor,
):
    cli.add_command(_command)


def _show_notice(message: Warning | str, *_: Any, **__: Any) -> None:
    click.echo(f"notice: {message}", err=True)


def main() -> None:
    """Runs the command line: 0 done, 1 found nothing usable, 2 bad input, 130 interrupted; never a traceback for those."""
    warnings.showwarning = _show_notice
    try:
        code = cli(standalone_mode=False)
        sys.exit(code if isinstance(code, int) else 0)
    except click.exceptions.Exit as ended:
        sys.exit(ended.exit_code)
    except (click.Abort, KeyboardInterrupt):
        click.echo("Interrupted: what was finished is kept.", err=True)
        sys.exit(130)
    except click.ClickException as error:
        error.show()
        sys.exit(2)
    except TunerError as error:
        click.echo(f"tuner: {error}", err=True)
        sys.exit(error.exit_code)
