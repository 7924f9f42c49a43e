"""Finds the files that ship beside the code: templates/ and db/."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def resource(relative: str) -> Path:
    """Path of a shipped file, e.g. "templates/cpu/qmv.c": inside the wheel's package, or beside it in a checkout."""
    inside = _PACKAGE / relative
    return inside if inside.exists() else _PACKAGE.parent / relative
