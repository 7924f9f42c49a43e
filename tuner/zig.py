"""The clang that the ziglang package carries, and an owner-only cache of what it made."""

from __future__ import annotations

import contextlib
import hashlib
import importlib.metadata
import importlib.util
import os
import stat
from pathlib import Path

import platformdirs

from tuner.errors import TunerError


class NoCompilerError(TunerError):
    """The ziglang package is missing."""


def compiler_version() -> str | None:
    """Version of the ziglang package, or None when it is not installed."""
    if importlib.util.find_spec("ziglang") is None:
        return None
    return importlib.metadata.version("ziglang")


def zig() -> Path:
    """The compiler itself: through `python -m ziglang` each kernel would wait 60 ms for an interpreter."""
    package = importlib.util.find_spec("ziglang")
    if package is None or not package.submodule_search_locations:
        raise NoCompilerError("The ziglang package, which carries the C compiler, is missing: pip install ziglang.")
    return Path(package.submodule_search_locations[0]) / ("zig.exe" if os.name == "nt" else "zig")


def zig_environment() -> dict[str, str]:
    """The environment in which zig keeps its own files in our cache folder."""
    folder = str(cache_folder() / "zig")
    return os.environ | {"ZIG_GLOBAL_CACHE_DIR": folder, "ZIG_LOCAL_CACHE_DIR": folder}


def cache_folder() -> Path:
    """The folder of compiled kernels: TUNER_CACHE, or the user's cache folder; made owner-only."""
    folder = Path(os.environ.get("TUNER_CACHE") or platformdirs.user_cache_path("small-m-tuner"))
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return folder


def library_folder(name: str) -> Path:
    """One folder of libraries in the cache, owner-only."""
    folder = cache_folder() / name
    folder.mkdir(exist_ok=True, mode=0o700)
    return folder


def cached_library(folder: Path, name: str, suffix: str = ".so") -> Path | None:
    """The library kept under `name`, or None. One that is not the owner's alone, or whose content is not what was written
    (its file name ends in the hash of its own bytes), is removed."""
    for candidate in folder.glob(f"{name}-*{suffix}"):
        if _is_trusted(candidate):
            return candidate
        with contextlib.suppress(OSError):
            candidate.unlink()
    return None


def keep_library(library: Path, folder: Path, name: str, suffix: str = ".so") -> Path:
    """Moves a library just built into the cache, whole or not at all."""
    library.chmod(0o700)
    final = folder / f"{name}-{_content_hash(library)}{suffix}"
    library.replace(final)
    return final


def _is_trusted(library: Path) -> bool:
    try:
        status = library.lstat()
        private = stat.S_ISREG(status.st_mode) and not status.st_mode & 0o022
        return private and status.st_uid == os.getuid() and library.stem.endswith(_content_hash(library))
    except OSError:
        return False


def _content_hash(library: Path) -> str:
    return hashlib.sha256(library.read_bytes()).hexdigest()[:24]
