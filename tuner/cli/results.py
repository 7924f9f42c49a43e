"""`tuner show`, `export`, `import`, `report`, `explain` and `diff`: what is done with stored results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import click

from tuner import explain as explaining
from tuner import models, report
from tuner.backends import backend
from tuner.child import Child
from tuner.cli.options import (
    MRange,
    Shape,
    backend_option,
    check_draft_tokens,
    db_option,
    draft_tokens_option,
    json_option,
)
from tuner.cli.terminal import console_for, existing_store, print_json, progress_on, tell, used_backend
from tuner.diff import diff as compare_tables
from tuner.diff import of_interest, read_choices
from tuner.dispatch import load_table
from tuner.errors import BadInputError, TunerError
from tuner.matrices import matrices
from tuner.page import page
from tuner.problem import DTYPES
from tuner.sharing import Imported, import_choices
from tuner.store import Selection, Store, default_path, export_lines, import_lines
from tuner.survey import model_cost, preset_costs, survey


@click.command()
@click.option("--exact", is_flag=True, help="What exact dispatch uses, and what exactness costs.")
@draft_tokens_option
@backend_option
@db_option
@json_option
def show(exact: bool, draft_tokens: int, backend_name: str, db: Path | None, as_json: bool) -> None:
    """Show the stored winners of this device."""
    check_draft_tokens(draft_tokens)
    device = backend(backend_name).device()
    store = existing_store(db)
    inexact = load_table(store.path, backend_name)
    table = load_table(store.path, backend_name, exact=True) if exact else inexact
    data = report.rows(store, device, table.selections)
    stale = [
        {"problem": str(s.problem), "device": str(s.device), "reason": s.reason, "replaced": s.replaced}
        for s in table.stale
    ]
    costs = report.exact_costs(table.selections, inexact.selections, draft_tokens)
    if as_json:
        print_json(report.summary(device, data) | {"stale": stale} | ({"exact": costs} if exact else {}))
    else:
        console = console_for(as_json)
        if data:
            report.print_rows(console, device, data)
        if exact and costs:
            report.print_exact_costs(console, costs, draft_tokens)
        report.print_stale(console, table.stale)
        if any(not s.replaced for s in table.stale):
            console.print("`tuner search --stale` tunes them again.")
    if not data:
        raise click.exceptions.Exit(1)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@db_option
@json_option
def export(file: Path, db: Path | None, as_json: bool) -> None:
    """Write the stored winners to FILE as JSON Lines."""
    store = existing_store(db)
    lines = list(export_lines([*store.selections(), *store.selections(exact=True)]))
    try:
        file.write_text("".join(line + "\n" for line in lines))
    except OSError as error:
        raise BadInputError(f"{file} can not be written: {error.strerror}.") from error
    tell(as_json, {"rows": len(lines), "file": str(file)}, f"{len(lines)} rows written to {file}.")
    if not lines:
        raise click.exceptions.Exit(1)


@click.command("import")
@click.argument("file", type=click.Path(path_type=Path))
@backend_option
@db_option
@json_option
def import_(file: Path, backend_name: str, db: Path | None, as_json: bool) -> None:
    """Add the winners in FILE, which `tuner export` wrote, to the result file.

    Those that can be used on this machine are checked and timed beside stock first. Your own search's rows stay.
    """
    try:
        lines = file.read_text().splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadInputError(f"{file} can not be read: {error}.") from error
    found = list(import_lines(lines))
    choices = [entry for entry in found if not isinstance(entry, str)]
    skipped = [entry for entry in found if isinstance(entry, str)]
    outcome = Imported()
    if choices:
        store, device_backend = Store(db), used_backend(backend_name)
        with progress_on(console_for(as_json)) as progress, Child(partial(backend, device_backend.name)) as child:
            task = progress.add_task("checking", total=len(choices))

            def on(choice: Selection) -> None:
                progress.update(task, advance=1, description=str(choice.problem))

            outcome = import_choices(device_backend, store, choices, judge=child, report=on)
    skipped += outcome.refused
    unusable = outcome.added - outcome.checked
    text = f"{outcome.added} rows added, {outcome.checked} of them checked on this machine."
    if unusable:
        text += f" {unusable} are for another device or version and are not used here; `tuner show` says why."
    data = {"rows": outcome.added, "checked": outcome.checked, "skipped": skipped}
    tell(as_json, data, "\n".join([*skipped, text]))
    if not outcome.added:
        raise click.exceptions.Exit(1)


@click.command("report")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--model", "model_names", multiple=True, help="Also the whole-model cost of this model. Repeatable.")
@backend_option
@db_option
@json_option
def report_(file: Path, model_names: Sequence[str], backend_name: str, db: Path | None, as_json: bool) -> None:
    """Write a page about the stored results to FILE: one HTML file that opens offline.

    It is about the device here, or, when the result file has no row of it, about the one with the most rows.
    """
    found = survey(db or default_path(), backend(backend_name).device())
    if not found.selections:
        raise TunerError(
            f"No row of {found.file} holds: {found.table.stale[0].reason}. `tuner search --stale` makes new ones."
        )
    costs, missing = preset_costs(found.selections), []
    for name in model_names:
        counts = Counter(matrix.problem for matrix in matrices(models.load(name).model))
        cost = model_cost(name, counts, found.selections)
        if cost:
            costs.append(cost)
        else:
            missing.append(
                f"{name} is left out: not all of its matrices are tuned at M = 1. `tuner search --model {name}`."
            )
    try:
        file.write_text(page(found, costs))
    except OSError as error:
        raise BadInputError(f"{file} can not be written: {error.strerror}.") from error
    data = {"file": str(file), "device": str(found.device), "rows": len(found.selections), "missing": missing}
    tell(as_json, data, "\n".join([*missing, f"{len(found.selections)} rows of {found.device} are shown in {file}."]))


@click.command("explain")
@click.argument("shape", type=Shape())
@click.option("--m", "m_values", type=MRange(), default=(4,), show_default="4", help="Rows of x.")
@click.option("--bits", type=int, help="Default for all of these: as stored for this shape.")
@click.option("--group-size", type=int)
@click.option("--mode")
@click.option("--dtype", help=f"Of x: {', '.join(DTYPES)}.")
@backend_option
@db_option
@json_option
def explain(
    shape: tuple[int, int],
    m_values: tuple[int, ...],
    bits: int | None,
    group_size: int | None,
    mode: str | None,
    dtype: str | None,
    backend_name: str,
    db: Path | None,
    as_json: bool,
) -> None:
    """Say why SHAPE (N x K) is served as it is: the kernel, what came second, what failed."""
    here = backend(backend_name).device()
    asked = (*shape, mode, bits, group_size, dtype)
    default = explaining.asked_matrix(*asked)
    found = survey(db or default_path(), here)
    bases = explaining.stored_matrices(found, *asked) or [default]
    explained = [explaining.explain(found, base.at(m)) for base in bases for m in m_values]
    if as_json:
        rows = [entry.to_json() for entry in explained]
        print_json({"device": str(found.device), "mlx_version": found.device.mlx_version, "rows": rows})
    else:
        console = console_for(as_json)
        if found.device.key != here.key:
            console.print(f"[yellow]{found.file} has no row of this machine; this is about another.[/yellow]")
        for entry in explained:
            report.print_explanation(console, found.device, entry)
    if not any(entry.selection for entry in explained):
        raise click.exceptions.Exit(1)


@click.command("diff")
@click.argument("a", type=click.Path(path_type=Path))
@click.argument("b", type=click.Path(path_type=Path))
@json_option
def diff(a: Path, b: Path, as_json: bool) -> None:
    """Compare two tables, A and B: result files or exported ones."""
    (before, skipped_a), (after, skipped_b) = read_choices(a), read_choices(b)
    skipped = skipped_a + skipped_b
    found = compare_tables(before, after)
    if as_json:
        print_json({"devices": [entry.to_json() for entry in found], "skipped": skipped})
    else:
        console = console_for(as_json)
        for sentence in skipped:
            console.print(f"[yellow]{sentence}[/yellow]", markup=True, soft_wrap=True)
        for entry in found:
            report.print_diff(console, entry)
            if not of_interest(entry.changes):
                console.print("Nothing changed beyond the noise.")
    if not found:
        raise TunerError(f"{a} and {b} have no device in common: there is nothing to compare.")
