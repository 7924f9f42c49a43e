"""DESIGN.md's one direction: a module imports only modules above it."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import tuner

ROOT = Path(tuner.__file__).parent

# From the bottom of the dependencies to the command line. A package stands for all its files; its own order is below.
ORDER = (
    "errors",
    "zig",
    "problem",
    "dtypes",
    "attention",
    "space",
    "resources",
    "families",
    "render",
    "metal_host",
    "backends",
    "reference",
    "attention_reference",
    "measure",
    "child",
    "store",
    "exact",
    "search",
    "tune",
    "workers",
    "dispatch",
    "sdpa",
    "layers",
    "blocks",
    "compiled",
    "tuned",
    "matrices",
    "linear",
    "costs",
    "drop_in",
    "models",
    "speculative",
    "presets",
    "prompts",
    "covering",
    "verify",
    "attention_verify",
    "events",
    "rows",
    "divergence",
    "selftest",
    "bench",
    "sweep",
    "sharing",
    "diff",
    "survey",
    "explain",
    "charts",
    "page",
    "report",
    "cli",
)

# In `families` and `backends` the package file is the table of what is in it, so it comes last; what it needs to be
# defined first is in these.
WITHIN = {
    "families": ("family", "cpu", "cuda", "cuda_sdpa", "metal", "metal_sdpa", ""),
    "metal_host": (
        "defects",
        "source",
        "events",
        "capture",
        "translate",
        "diagnostics",
        "rules",
        "places",
        "module",
        "hooks",
        "variables",
        "counts",
        "instrument",
        "arguments",
        "runtime",
        "wording",
        "kernel",
        "compiler",
        "drop_in",
        "check",
        "",
    ),
    "backends": ("base", "native", "cpu", "cuda", "metal", ""),
    "backends.cpu": (
        "compiler",
        "machine",
        "graph",
        "graph_check",
        "guard",
        "kernels",
        "attention",
        "operations",
        "block",
        "timing",
        "",
    ),
    "backends.metal": ("machine", "kernels", "attention", "timing", ""),
    "backends.cuda": ("machine", "compiler", "launch", "kernels", "attention", "fused", "timing", ""),
    "cli": ("options", "terminal", "search", "results", "checks", "decoding", "doctor", ""),
    "speculative": ("acceptance", "unread", "sampling", "caches", "drafters", "depth", "loop", "stream", ""),
}


def modules() -> dict[str, Path]:
    """Dotted name below tuner -> file; a package's own file has the package's name."""
    found = {}
    for path in sorted(ROOT.rglob("*.py")):
        relative = path.relative_to(ROOT)
        if relative.parts[0] in ("templates", "db"):
            continue
        found[".".join(relative.with_suffix("").parts).removesuffix("__init__").rstrip(".")] = path
    return found


MODULES = modules()


def imports(name: str) -> set[str]:
    """The modules of this package that a module imports anywhere, by dotted name below tuner."""
    found = set()
    for node in ast.walk(ast.parse(MODULES[name].read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{name}: imports are absolute"
            submodules = {f"{node.module}.{alias.name}" for alias in node.names} & {f"tuner.{m}" for m in MODULES}
            found |= submodules  # of a package both the file and the module, when one name could be either
            if node.module != "tuner" or len(submodules) < len(node.names):
                found.add(str(node.module))
    assert "tuner" not in found, f"{name} imports the package's own front"
    inside = {module.removeprefix("tuner.") for module in found if module.startswith("tuner.")}
    return inside - {name}


def place(name: str) -> tuple[int, ...]:
    """Where a module stands: its place at the top, then within each package."""
    parts = name.split(".")
    places = [ORDER.index(parts[0])]
    package = parts[0]
    while package in WITHIN:
        rest = name.removeprefix(package).lstrip(".")
        places.append(WITHIN[package].index(rest.split(".")[0]))
        if not rest:
            break
        package = f"{package}.{rest.split('.')[0]}"
    return tuple(places)


@pytest.mark.parametrize("name", sorted(set(MODULES) - {""}))
def test_imports_only_modules_above(name: str) -> None:
    assert name.split(".")[0] in ORDER, f"{name} has no place in the order: give it one"
    below = {other for other in imports(name) if place(other) >= place(name)}
    assert not below, f"{name} imports {', '.join(sorted(below))}, which come after it"


def test_no_cycles() -> None:
    graph = {name: imports(name) & set(MODULES) for name in MODULES if name}
    assert len(list(TopologicalSorter(graph).static_order())) == len(graph)


def test_the_order_is_seen_by_this_test() -> None:
    """The test reads imports at all: a few that are known."""
    assert {"errors"} <= imports("problem")
    assert {"families", "resources"} <= imports("render")
    assert {"backends.cpu.kernels", "backends.cpu.machine"} <= imports("backends.cpu")
    assert place("cli") > place("tune") > place("search") > place("backends") > place("backends.cpu.timing")


@pytest.mark.parametrize("name", ["dispatch", "linear", "store"])
def test_inference_does_not_load_the_search(name: str) -> None:
    """Dispatch never tunes: neither Optuna nor the search is in reach of what a model runs."""
    reached: set[str] = set()
    waiting = {name}
    while waiting:
        module = waiting.pop()
        reached.add(module)
        waiting |= (imports(module) & set(MODULES)) - reached
    assert not reached & {"search", "tune", "bench", "cli"}


def test_only_bench_report_and_cli_print() -> None:
    for name, path in MODULES.items():
        if name.split(".")[0] in ("bench", "report", "cli"):
            continue
        calls = [node.func for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call)]
        assert not [f for f in calls if isinstance(f, ast.Name) and f.id == "print"], f"{name} prints"
