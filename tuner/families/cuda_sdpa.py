"""The CUDA attention family. Its template is templates/cuda/sdpa.cuh; a `run` is the part of the keys a block takes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tuner.attention import AttentionProblem
from tuner.families.cuda import CPP_TYPES, WARP, shared_bytes_limit
from tuner.families.family import Family, even_block, exactly_m
from tuner.problem import DTYPE_BYTES, MAX_SMALL_M, Device
from tuner.space import Config, Constraint, Parameter, SearchSpace, Value

_MOST_WARPS = 8  # of up to 255 registers a thread, which is what a multiprocessor has
_SUMS = 176  # registers of a thread that sums and scores may take without spilling
_MERGE_SLICES = 8  # SdpaMerge::SLICES


@dataclass(frozen=True)
class AttentionGeometry:
    """How a kernel is launched: blocks for a run of keys of one KV head, keys of a run, threads, bytes of dynamic shared
    memory, and the threads of the kernel that puts runs together."""

    parts: int
    run: int
    threads: int
    shared_bytes: int
    merge_threads: int


def attention_geometry(problem: AttentionProblem, config: Config) -> AttentionGeometry:
    """The launch of one kernel, but for what depends on the length of the cache."""
    v = config.values
    parts = _ceil_div(problem.rows, _block_rows(v, problem)) * _column_parts(problem)
    threads = WARP * int(v["warps"])
    merge = problem.value_dim // 4 * _MERGE_SLICES
    return AttentionGeometry(parts, int(v["run"]), threads, _shared_bytes(v, problem), merge)


def heads_type(p: AttentionProblem) -> str:
    """tuner::Heads of templates/cuda/sdpa.cuh."""
    flags = (str(flag).lower() for flag in (p.window, p.softcap, p.sinks))
    numbers = (p.m, p.ratio, p.head_dim, p.value_dim, p.bits, p.group_size)
    return f"tuner::Heads<{', '.join(map(str, (CPP_TYPES[p.x_dtype], *numbers, f'tuner::Mask::{p.mask}', *flags)))}>"


def _kernel_type(p: AttentionProblem, c: Config) -> str:
    v = c.values
    numbers = (v["run"], v["keys"], v["warps"], v["stages"], _rows(v, p))
    return f"tuner::Sdpa{'Fma' if p.x_dtype == 'float32' else 'Mma'}<{', '.join(map(str, (heads_type(p), *numbers)))}>"


def _ceil_div(a: int, b: int) -> int:
    return -(-a // b)


def _rows(v: Mapping[str, Value], p: AttentionProblem) -> int:
    """Rows a block works on, in tiles of 16 for tensor cores: as many as registers hold, or all, evenly."""
    if p.x_dtype == "float32":
        return even_block(p.rows, min(8, max(1, 64 // _ceil_div(p.value_dim, WARP))))
    columns = p.value_dim // _column_parts(p)
    groups = columns // p.group_size if p.bits else 0
    most = max(1, _SUMS // (columns // 2 + 2 * groups + int(v["keys"]) // 2))
    return even_block(_ceil_div(p.rows, 16), most)


def _column_parts(p: AttentionProblem) -> int:
    """SdpaMma::COLUMN_PARTS: blocks that share the columns of V."""
    return 2 if p.x_dtype != "float32" and p.value_dim > 256 else 1


def _block_rows(v: Mapping[str, Value], p: AttentionProblem) -> int:
    return _rows(v, p) * (1 if p.x_dtype == "float32" else 16)


def _stage_bytes(v: Mapping[str, Value], p: AttentionProblem, width: int) -> int:
    """Stage::BYTES."""
    keys, item = int(v["keys"]), DTYPE_BYTES[p.x_dtype]
    row = width * p.bits // 8 if p.bits else width * item
    chunks = row // 16
    swizzled = item == 2 and not p.bits and chunks % 8 == 0
    scales = _ceil_div(keys * (width // p.group_size) * item, 16) * 16 if p.bits else 0
    return keys * (row if swizzled else (chunks | 1) * 16) + 2 * scales


def _shared_bytes(v: Mapping[str, Value], p: AttentionProblem) -> int:
    """SHARED of SdpaMma or SdpaFma."""
    warps, rows = int(v["warps"]), _block_rows(v, p)
    stages = warps * int(v["stages"]) * (_stage_bytes(v, p, p.head_dim) + _stage_bytes(v, p, p.value_dim))
    found = (warps * rows * (p.value_dim // _column_parts(p) + 8 + 2) + rows) * 4
    base = max(stages, _ceil_div(found, 16) * 16)
    if p.x_dtype == "float32":
        return base + rows * p.head_dim * 4 + warps * rows * (int(v["keys"]) + 4) * 4
    sums = p.head_dim // p.group_size * rows * 4 if p.bits else 0
    return base + rows // 16 * (p.head_dim // 16) * 512 + sums


def _fits(v: Mapping[str, Value], p: AttentionProblem, d: Device) -> bool:
    return _shared_bytes(v, p) <= shared_bytes_limit(d.architecture)


def _no_room_for_more(v: Mapping[str, Value], p: AttentionProblem, d: Device) -> bool:
    more = {**v, "warps": 2 * int(v["warps"]), "stages": 1}
    return 2 * int(v["warps"]) * int(v["keys"]) > int(v["run"]) or not _fits(more, p, d)


def _supports(problem: AttentionProblem) -> str | None:
    p, multiple = problem, 32 if problem.bits else 16
    if p.m > MAX_SMALL_M:
        return f"M is {p.m}: above {MAX_SMALL_M} queries it is prefill, which is left to stock."
    if p.head_dim % multiple or p.value_dim % multiple:
        return f"heads of {p.head_dim} and {p.value_dim}: a step takes {multiple} numbers of a key or value."
    if p.value_dim > 512:
        return f"values of {p.value_dim}: sums of more than 512 columns do not fit a warp's registers."
    return None


SDPA = Family(
    name="sdpa",
    template="cuda/sdpa.cuh",
    space=SearchSpace(
        "sdpa",
        (
            Parameter("run", (128, 256, 2048, 512, 1024), "keys a block takes"),
            Parameter("warps", (4, 8, 2, 1), "warps of a block, which take keys in turn"),
            Parameter("keys", (16, 32), "keys a warp takes at a time"),
            Parameter("stages", (2, 1, 3, 4, 6), "steps whose keys and values a warp has room for"),
        ),
        (
            Constraint(
                "keys={keys}: without tensor cores, which do not take {problem.x_dtype}, a lane takes a key.",
                lambda v, p, d: p.x_dtype != "float32" or v["keys"] == WARP,
            ),
            Constraint(
                "run={run} is not whole steps of {warps} warps of {keys} keys.",
                lambda v, p, d: int(v["run"]) % (int(v["warps"]) * int(v["keys"])) == 0,
            ),
            Constraint(
                "stages={stages} of {warps} warps have room for more than the run's {run} keys.",
                lambda v, p, d: int(v["stages"]) * int(v["warps"]) * int(v["keys"]) <= int(v["run"]),
            ),
            Constraint(
                "its stages, queries and sums do not fit the shared memory of a block.",
                lambda v, p, d: _fits(v, p, d),
            ),
            Constraint(
                "warps={warps}: twice as many fit, and every warp that is missing leaves loads out of flight.",
                lambda v, p, d: 2 * int(v["warps"]) >= _MOST_WARPS or _no_room_for_more(v, p, d),
            ),
        ),
    ),
    reduction=lambda config: "cuda/keys-{keys}/warps-{warps}/run-{run}".format(**config.values),
    m_range=exactly_m,
    supports=_supports,
    vary_first=("run", "warps"),
    kernel_type=_kernel_type,
    problem_type=AttentionProblem,
)
