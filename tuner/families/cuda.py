"""The CUDA families. Their templates are in templates/cuda; a `slice` is the part of K that one warp adds up by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tuner.families.family import Family, exactly_m, supports_float
from tuner.problem import MAX_SMALL_M, Device, Problem
from tuner.space import Config, Constraint, Parameter, SearchSpace, Value

WARP = 32  # threads
_MAX_THREADS = 512  # a multiprocessor has 65536 registers, and the kernels need up to 128 a thread

# Bytes of shared memory one block may have, by architecture; the multiprocessor holds 1 KiB more a resident block.
_SHARED_BYTES = {"sm_80": 166912, "sm_86": 101376, "sm_87": 166912, "sm_89": 101376, "sm_90": 232448, "sm_100": 232448}
_LEAST_SHARED_BYTES = 101376  # what every architecture from sm_80 on has

CPP_TYPES = {
    "bfloat16": "tuner::bf16",
    "float16": "tuner::f16",
    "float32": "float",
    "uint8": "tuner::u8",
    "uint32": "tuner::u32",
}
_HALVES = ("bfloat16", "float16")
_TEAMS = (8, 4, 3, 2, 1)


@dataclass(frozen=True)
class Geometry:
    """How a kernel is launched: blocks, threads a block, bytes of dynamic shared memory, and the blocks that the compiler
    must leave registers for on one multiprocessor. `splits` > 1: it writes that many partial results in float32."""

    blocks: int
    threads: int
    shared_bytes: int
    resident: int = 1
    splits: int = 1


def shared_bytes_limit(architecture: str) -> int:
    """Bytes of shared memory one block may have on an architecture of the fingerprint, e.g. sm_90."""
    return _SHARED_BYTES.get(architecture, _LEAST_SHARED_BYTES)


def geometry(problem: Problem, config: Config, device: Device) -> Geometry:
    """The launch of one kernel on a device."""
    return _GEOMETRY[config.family](problem, config.values, device)


def _ceil_div(a: int, b: int) -> int:
    return -(-a // b)


# -------------------------------------------------------------------------------------------------------------- small_m


@dataclass(frozen=True)
class _Tiling:
    """The numbers that templates/cuda/small_m.cuh derives from a config; its names, in small letters."""

    slices: int
    section: int
    warps_k: int
    split: int
    rows: int
    stage_k: int


def _tiling(v: Mapping[str, Value], p: Problem) -> _Tiling:
    slices = _ceil_div(p.k, int(v["slice"]))
    sections = int(v["sections"])
    section = _ceil_div(slices, sections)
    split = sections if v["merge"] == "launch" else 1
    bits = p.quantization.bits
    return _Tiling(
        slices,
        section,
        warps_k=section if split > 1 else section * sections,
        split=split,
        rows=16 * int(v["row_tiles"]),
        stage_k=256 if bits in (3, 5, 6) else 1024 // bits,
    )


def _threads(v: Mapping[str, Value], p: Problem) -> int:
    return WARP * _tiling(v, p).warps_k * int(v["warps_n"])


def _row_blocks(v: Mapping[str, Value], p: Problem, d: Device) -> int:
    """Blocks that work on different rows of w at the same time."""
    t = _tiling(v, p)
    resident = _multiprocessors(d) * int(v["resident"]) // t.split
    return min(resident, _ceil_div(_ceil_div(p.n, t.rows), int(v["warps_n"])))


def _multiprocessors(device: Device) -> int:
    return int(device.cores) if device.cores.isdecimal() else 1


def _block_limit(v: Mapping[str, Value], d: Device) -> int:
    resident = int(v["resident"])
    return (shared_bytes_limit(d.architecture) + 1024) // resident - 1024


def _shared_bytes(v: Mapping[str, Value], p: Problem, d: Device) -> int:
    """SmallM::SHARED."""
    t, q = _tiling(v, p), p.quantization
    line = t.stage_k * q.bits // 8
    pitch = line if line == 128 else line + 16
    item = 2 if q.has_biases else 1
    scales = (2 if q.has_biases else 1) * t.rows * (int(v["slice"]) // q.group_size) * item
    slots = int(v["slots"])
    warp = slots * (int(v["slice"]) // t.stage_k) * t.rows * pitch + (slots + 1) * _ceil_div(scales, 16) * 16
    warp = _ceil_div(warp, 128) * 128
    fragments = int(v["row_tiles"]) * _ceil_div(p.m, 8)
    warps_n = int(v["warps_n"])
    merge = 0 if t.warps_k == 1 else warps_n * t.warps_k * fragments * 512
    base = t.warps_k * warps_n * warp + p.m * int(v["slice"]) * t.warps_k * 2 + merge
    return base + (merge if base + merge <= _block_limit(v, d) else 0)


def _small_m_geometry(p: Problem, v: Mapping[str, Value], d: Device) -> Geometry:
    t = _tiling(v, p)
    blocks = _row_blocks(v, p, d) * t.split
    return Geometry(blocks, _threads(v, p), _shared_bytes(v, p, d), int(v["resident"]), t.split)


def _small_m_type(p: Problem, c: Config) -> str:
    v, t = c.values, _tiling(c.values, p)
    arguments = (v["slice"], t.section, t.warps_k, v["warps_n"], v["row_tiles"], v["slots"], t.split, v["resident"])
    return _cpp("SmallM", p, (CPP_TYPES[p.x_dtype],), arguments)


def _even_slices(v: Mapping[str, Value], p: Problem, d: Device) -> bool:
    groups = int(v["slice"]) // p.quantization.group_size
    whole = int(v["slice"]) % _tiling(v, p).stage_k == 0 and int(v["slice"]) % p.quantization.group_size == 0
    return whole and (groups == 1 or groups % 2 == 0)


def _supports_small_m(problem: Problem) -> str | None:
    q = problem.quantization
    if problem.m > MAX_SMALL_M:
        return f"M is {problem.m}: small_m keeps sums of at most {MAX_SMALL_M} rows of x in registers."
    if problem.x_dtype not in _HALVES:
        return f"x is {problem.x_dtype}: small_m computes on tensor cores, which take bfloat16 or float16; qmv serves it."
    if q.has_biases and problem.scale_dtype != problem.x_dtype:
        return (
            f"x is {problem.x_dtype} and scales are {problem.scale_dtype}: small_m multiplies both in one mma, of one type."
        )
    if q.bits == 2 and q.group_size < 64:
        return "2 bits in groups of 32: one mma step of small_m covers 64 values of one scale."
    if problem.k * q.bits % 128:
        return f"a row of {problem.k} {q.bits}-bit weights is no multiple of 16 bytes, which small_m copies at a time."
    return supports_float(problem)


_SMALL_M_CONSTRAINTS = (
    Constraint(
        "slice={slice} is not whole stages of 128-byte lines with an even number of groups: scales are read in pairs.",
        _even_slices,
    ),
    Constraint(
        "slice={slice} is above the {problem.k} columns of w and not the smallest: the rest would be zeros.",
        lambda v, p, d: int(v["slice"]) < 2 * p.k or int(v["slice"]) == _smallest_slice(p),
    ),
    Constraint(
        "sections={sections} of the K = {problem.k} columns leave a section empty.",
        lambda v, p, d: (int(v["sections"]) - 1) * _tiling(v, p).section < _tiling(v, p).slices,
    ),
    Constraint(
        "sections=1 has nothing to merge in a second launch.",
        lambda v, p, d: v["merge"] == "block" or int(v["sections"]) > 1,
    ),
    Constraint(
        f"more than {_MAX_THREADS} threads of up to 128 registers do not fit a multiprocessor's 65536.",
        lambda v, p, d: _threads_fit(v, p),
    ),
    Constraint(
        "warps_n={warps_n} teams in every block are more than the rows of w need: some would have no row.",
        lambda v, p, d: _teams_have_rows(v, p, d),
    ),
    Constraint(
        "row_tiles={row_tiles} leaves multiprocessors without rows of w.",
        lambda v, p, d: (
            int(v["row_tiles"]) == 1
            or _ceil_div(p.n, _tiling(v, p).rows) >= _multiprocessors(d) * int(v["resident"]) // _tiling(v, p).split
        ),
    ),
    Constraint(
        "slots={slots} slices in flight a warp: its team has only one tile.",
        lambda v, p, d: (
            int(v["slots"]) == 1 or _ceil_div(p.n, _tiling(v, p).rows) > _row_blocks(v, p, d) * int(v["warps_n"])
        ),
    ),
    Constraint(
        "resident={resident} blocks a multiprocessor: one of them has rows for every block.",
        lambda v, p, d: int(v["resident"]) == 1 or _row_blocks(v, p, d) * _tiling(v, p).split > _multiprocessors(d),
    ),
    Constraint(
        "its slices, x and sums do not fit the shared memory that {resident} blocks a multiprocessor leave each other.",
        lambda v, p, d: _memory_fits(v, p, d),
    ),
    Constraint(
        "warps_n={warps_n} teams leave room for more: every warp that is missing leaves loads out of flight.",
        lambda v, p, d: (
            not any(
                _threads_fit(w, p) and _memory_fits(w, p, d) and _teams_have_rows(w, p, d)
                for w in ({**v, "warps_n": n} for n in _TEAMS if n > int(v["warps_n"]))
            )
        ),
    ),
)


def _threads_fit(v: Mapping[str, Value], p: Problem) -> bool:
    return _threads(v, p) * int(v["resident"]) <= _MAX_THREADS


def _memory_fits(v: Mapping[str, Value], p: Problem, d: Device) -> bool:
    return _shared_bytes(v, p, d) <= _block_limit(v, d)


def _teams_have_rows(v: Mapping[str, Value], p: Problem, d: Device) -> bool:
    teams = int(v["warps_n"])
    return teams == 1 or _row_blocks(v, p, d) * (teams - 1) < _ceil_div(p.n, _tiling(v, p).rows)


def _smallest_slice(p: Problem) -> int:
    values = (
        s for s in _SLICES if _even_slices({"slice": s, "sections": 1, "merge": "block", "row_tiles": 1}, p, _NOWHERE)
    )
    return min(values, default=0)


_SLICES = (512, 256, 1024, 128)
_NOWHERE = Device("cuda", *["unknown"] * 6)

# ------------------------------------------------------------------------------------------------------------ qmv and qmm


def _chunk(p: Problem) -> int:
    return min(32, p.quantization.group_size)


def _qmv_geometry(p: Problem, v: Mapping[str, Value], d: Device) -> Geometry:
    blocks = _ceil_div(p.n, int(v["rows"]) * int(v["warps_n"]))
    return Geometry(blocks, WARP * int(v["warps_k"]) * int(v["warps_n"]), 0)


def _qmv_type(p: Problem, c: Config) -> str:
    v = c.values
    types = (CPP_TYPES[p.x_dtype], CPP_TYPES[p.scale_dtype])
    return _cpp("Qmv", p, types, (v["rows"], v["warps_k"], v["warps_n"]))


def _supports_qmv(problem: Problem) -> str | None:
    if problem.m > MAX_SMALL_M:
        return f"M is {problem.m}: qmv keeps sums of at most {MAX_SMALL_M} rows of x in registers."
    return supports_float(problem)


def _qmm_geometry(p: Problem, v: Mapping[str, Value], d: Device) -> Geometry:
    tile_n, tile_m = int(v["tile_n"]), int(v["tile_m"])
    return Geometry(_ceil_div(p.n, tile_n) * _ceil_div(p.m, tile_m), 2 * tile_n, 0)


def _qmm_type(p: Problem, c: Config) -> str:
    types = (CPP_TYPES[p.x_dtype], CPP_TYPES[p.scale_dtype])
    return _cpp("Qmm", p, types, (c.values["tile_n"], c.values["tile_m"]))


def _supports_qmm(problem: Problem) -> str | None:
    if problem.m > MAX_SMALL_M:
        return f"M is {problem.m}: above {MAX_SMALL_M} rows it is prefill, which is left to stock's tiles."
    if problem.x_dtype not in _HALVES:
        return f"x is {problem.x_dtype}: qmm computes on tensor cores, which take bfloat16 or float16; qmv serves it."
    modes = ("nvfp4",) if problem.x_dtype == "float16" else ("mxfp4", "mxfp8", "nvfp4")
    if problem.quantization.mode not in modes:
        exact = " and ".join(modes)
        return f"qmm rounds weights to {problem.x_dtype}, which loses nothing of {exact} only; small_m and qmv never round."
    return supports_float(problem)


def _cpp(name: str, p: Problem, types: tuple[str, ...], values: tuple[Value, ...]) -> str:
    q = p.quantization
    sizes = (p.m, p.n, p.k, q.bits, q.group_size)
    return f"tuner::{name}<{', '.join(map(str, (*types, f'tuner::Mode::{q.mode}', *sizes, *values)))}>"


QMV = Family(
    name="qmv",
    template="cuda/qmv.cuh",
    space=SearchSpace(
        "qmv",
        (
            Parameter("rows", (2, 1, 4), "rows of w a warp works on at a time"),
            Parameter("warps_k", (4, 1, 2, 8), "warps that share the columns of a row"),
            Parameter("warps_n", (1, 2, 4), "teams of warps in a block, each with its own rows"),
        ),
        (
            Constraint(
                "rows={rows} of w times {problem.m} of x: more than 32 sums beside the weights would spill registers.",
                lambda v, p, d: int(v["rows"]) * p.m <= 32,
            ),
            Constraint(
                f"more than {_MAX_THREADS} threads of up to 128 registers do not fit a multiprocessor's 65536.",
                lambda v, p, d: WARP * int(v["warps_k"]) * int(v["warps_n"]) <= _MAX_THREADS,
            ),
            Constraint(
                "warps_k={warps_k} warps have lanes for more columns than K = {problem.k}.",
                lambda v, p, d: int(v["warps_k"]) == 1 or (int(v["warps_k"]) - 1) * WARP * _chunk(p) < p.k,
            ),
        ),
    ),
    reduction=lambda config: f"cuda/lanes/warps-{config.values['warps_k']}",
    m_range=exactly_m,
    supports=_supports_qmv,
    vary_first="warps_k",
    kernel_type=_qmv_type,
)

SMALL_M = Family(
    name="small_m",
    template="cuda/small_m.cuh",
    space=SearchSpace(
        "small_m",
        (
            Parameter("slice", _SLICES, "columns a warp adds up before warps are merged"),
            Parameter("sections", (4, 8, 2, 1, 7, 14), "parts of K, each added up in order before they are"),
            Parameter("merge", ("launch", "block"), "sections in the warps of one block, or in blocks and a second launch"),
            Parameter("warps_n", _TEAMS, "teams of warps in a block, each with its own rows of w"),
            Parameter("row_tiles", (1, 2), "tiles of 16 rows of w that share one read of x"),
            Parameter("slots", (1, 2), "slices in flight a warp"),
            Parameter("resident", (1, 2), "blocks on a multiprocessor at a time"),
        ),
        _SMALL_M_CONSTRAINTS,
    ),
    reduction=lambda config: f"cuda/mma/slice-{config.values['slice']}/sections-{config.values['sections']}",
    m_range=exactly_m,
    supports=_supports_small_m,
    vary_first=("sections", "merge"),
    kernel_type=_small_m_type,
)

QMM = Family(
    name="qmm",
    template="cuda/qmm.cuh",
    space=SearchSpace(
        "qmm",
        (
            Parameter("tile_n", (32, 64, 128), "rows of w a block works on"),
            Parameter("tile_m", (8, 16), "rows of x a block works on"),
        ),
        (
            Constraint(
                "tile_m={tile_m} is padding above {problem.m} rows of x.",
                lambda v, p, d: int(v["tile_m"]) < p.m + 8,
            ),
        ),
    ),
    reduction=lambda config: "cuda/k-order",
    m_range=exactly_m,
    supports=_supports_qmm,
    vary_first="tile_n",
    kernel_type=_qmm_type,
)

CUDA_FAMILIES = (QMV, SMALL_M, QMM)

_GEOMETRY: dict[str, Callable[[Problem, Mapping[str, Value], Device], Geometry]] = {
    "qmv": _qmv_geometry,
    "small_m": _small_m_geometry,
    "qmm": _qmm_geometry,
}
