"""clang's error lines -> defects at the author's lines."""

from __future__ import annotations

import re

from tuner.metal_host.defects import Defect
from tuner.metal_host.source import MetalSource

_LINE = re.compile(r"^(?P<file>.+?):(?P<line>\d+):\d+: (?P<level>error|fatal error|warning|note): (?P<text>.*)$")


def defects_of(log: str, library: str, source: MetalSource) -> tuple[Defect, ...]:
    """One defect an error. An error inside of the Metal library belongs to the line that used the library."""
    found: list[Defect] = []
    pending: str | None = None
    for line in log.splitlines():
        match = _LINE.match(line)
        if match is None:
            continue
        ours = match["file"].startswith((library, "<"))
        if match["level"] in ("error", "fatal error"):
            pending = match["text"] if ours else None
            if not ours:
                found.append(_defect(match["text"], match["file"], int(match["line"])))
            elif match["file"].startswith("<"):
                found.append(_defect(match["text"], "", 0))
                pending = None
        elif pending is not None and not ours:
            found.append(_defect(pending, match["file"], int(match["line"])))
            pending = None
    if pending is not None:
        found.append(_defect(pending, "", 0))
    return tuple(dict.fromkeys(found)) or (Defect("compile", log.strip()[:400] or "clang failed.", "", 0),)


def _defect(text: str, file: str, line: int) -> Defect:
    kind = "compile"
    text = re.sub(r" \[-W[^\]]*\]$", "", text)
    text = re.sub(r"^static assertion failed[^:]*: ", "", text)
    if "poisoned identifier" in text:
        kind, text = "construct", "a word that Metal does not have: " + text.removeprefix("attempt to use a poisoned ")
    elif "is uninitialized when" in text or "is used uninitialized" in text:
        kind = "uninitialised"
    elif "variable length array" in text:
        kind = "construct"
    return Defect(kind, text.replace("__attribute__((address_space(1)))", "device")
                  .replace("__attribute__((address_space(2)))", "constant")
                  .replace("__attribute__((address_space(3)))", "threadgroup"), file, line)  # fmt: skip
