"""The compiler's cache: owner-only, whole or not at all, rebuilt when it cannot be trusted."""

import ctypes
import os
import stat
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tuner.backends import CompileError
from tuner.backends.cpu import compiler, machine
from tuner.backends.cpu.compiler import compile_library
from tuner.errors import BadInputError
from tuner.families import family
from tuner.problem import Problem
from tuner.render import render
from tuner.zig import cache_folder

ISA = machine.architecture()


def text_of(value: int) -> str:
    return f'__attribute__((visibility("default"))) int answer(void) {{ return {value}; }}\n'


def answer(library: Path) -> int:
    return int(ctypes.CDLL(str(library)).answer())


@pytest.fixture(autouse=True)
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TUNER_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def builds(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names that were compiled, in order."""
    seen: list[str] = []
    build = compiler._build
    monkeypatch.setattr(compiler, "_build", lambda *args: (seen.append(args[3]), build(*args))[1])
    return seen


def test_second_time_comes_from_the_cache(builds: list[str]) -> None:
    first = compile_library(text_of(41), ISA)
    assert compile_library(text_of(41), ISA) == first
    assert len(builds) == 1
    assert answer(first) == 41


def test_another_text_or_target_is_another_file(builds: list[str]) -> None:
    """REPORTS B2: an edited template never meets the binary of the old one."""
    old = compile_library(text_of(1), ISA)
    new = compile_library(text_of(2), ISA)
    assert (answer(old), answer(new)) == (1, 2)
    other = next(target for target in compiler.TARGETS if target != ISA and "x86" in target)
    compile_library(text_of(1), other)
    assert len(set(builds)) == 3


def test_cache_is_the_owners_alone(empty_cache: Path) -> None:
    library = compile_library(text_of(3), ISA)
    for path in (empty_cache, library.parent, library):
        assert not stat.S_IMODE(path.stat().st_mode) & 0o077
    assert [path.name for path in library.parent.iterdir()] == [library.name]  # no half-made file stays


def test_changed_file_is_rebuilt(builds: list[str]) -> None:
    library = compile_library(text_of(4), ISA)
    other = compile_library(text_of(5), ISA)
    library.write_bytes(other.read_bytes())
    assert answer(compile_library(text_of(4), ISA)) == 4
    assert len(builds) == 3


def test_truncated_file_is_rebuilt() -> None:
    library = compile_library(text_of(6), ISA)
    library.write_bytes(library.read_bytes()[:100])
    assert answer(compile_library(text_of(6), ISA)) == 6


@pytest.mark.parametrize("mode", [0o720, 0o702])
def test_file_that_others_may_write_is_rebuilt(mode: int, builds: list[str]) -> None:
    library = compile_library(text_of(7), ISA)
    library.chmod(mode)
    again = compile_library(text_of(7), ISA)
    assert len(builds) == 2
    assert not again.stat().st_mode & 0o022


def test_link_is_rebuilt_and_its_target_left_alone(tmp_path: Path, builds: list[str]) -> None:
    library = compile_library(text_of(8), ISA)
    elsewhere = tmp_path / "elsewhere.so"
    library.rename(elsewhere)
    library.symlink_to(elsewhere)
    again = compile_library(text_of(8), ISA)
    assert len(builds) == 2
    assert not again.is_symlink()
    assert elsewhere.exists()


@pytest.mark.skipif(not hasattr(os, "getuid") or os.getuid() != 0, reason="only root can give a file away")
def test_file_of_another_owner_is_rebuilt(builds: list[str]) -> None:
    library = compile_library(text_of(9), ISA)
    os.chown(library, 12345, -1)
    again = compile_library(text_of(9), ISA)
    assert len(builds) == 2
    assert again.stat().st_uid == os.getuid()


def test_error_is_the_compilers_first_line_and_nothing_is_kept(empty_cache: Path) -> None:
    with pytest.raises(CompileError) as error:
        compile_library("int broken(void) { return undeclared_name; }\n", ISA)
    assert "undeclared_name" in str(error.value)
    assert "\n" not in str(error.value)
    assert list((empty_cache / "kernels").iterdir()) == []


def test_missing_compiler_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(CompileError, match="pip install ziglang"):
        compile_library(text_of(10), ISA)


def test_many_threads_build_one_text() -> None:
    with ThreadPoolExecutor(8) as pool:
        libraries = set(pool.map(lambda _: compile_library(text_of(11), ISA), range(8)))
    assert len(libraries) == 1
    assert answer(libraries.pop()) == 11


def test_cache_follows_the_environment(empty_cache: Path) -> None:
    assert cache_folder() == empty_cache


def test_a_kernel_takes_well_under_a_second_to_compile() -> None:
    """A search compiles hundreds; the first one warms the disk."""
    import time

    problem = Problem(4, 64, 256)
    kind = family("cpu", "small_m")
    configs = kind.configs(problem, machine.device())
    compile_library(render("cpu", problem, configs[0]).text, ISA)
    times = []
    for config in [c for c in configs if c.values["tasks_per_thread"] == 4][1:4]:
        start = time.perf_counter()
        compile_library(render("cpu", problem, config).text, ISA)
        times.append(time.perf_counter() - start)
    assert min(times) < 1.0


@pytest.mark.parametrize(("name", "value"), [("TUNER_ISA", "sparc"), ("TUNER_THREADS", "0"), ("TUNER_THREADS", "many")])
def test_unknown_settings_are_refused(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(BadInputError, match=value):
        machine.architecture() if name == "TUNER_ISA" else machine.thread_count()


def test_settings_are_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUNER_ISA", "aarch64-neon")
    monkeypatch.setenv("TUNER_THREADS", "3")
    assert machine.architecture() == "aarch64-neon"
    assert machine.thread_count() == 3


@pytest.mark.skipif(sys.platform != "linux", reason="a container's quota is Linux's")
def test_threads_are_cores_this_process_may_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TUNER_THREADS", raising=False)
    assert 1 <= machine.thread_count() <= len(os.sched_getaffinity(0))
