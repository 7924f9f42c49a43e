"""The Metal families. Their templates are in templates/metal; parameters have MLX's names where MLX has them."""

from __future__ import annotations

from collections.abc import Mapping

from tuner.families.family import Family, even_block, exactly_m, supports_float
from tuner.problem import MAX_SMALL_M, Problem, Quantization
from tuner.space import Config, Constraint, Parameter, SearchSpace, Value

THREADGROUP_BYTES = 32 << 10
MAX_THREADS = 1024  # of a threadgroup; a pipeline's own limit may be lower and shows when it is tried
REGISTERS = 112  # 32-bit registers of a thread that are left for data, of 128: what is beyond spills to device memory

Values = Mapping[str, Value]

_UNPACK = Parameter(
    "unpack",
    ("masked", "half", "convert"),
    "codes to floats: masked in place (MLX's qdot), as the bits of halves, or converted",
)
_SCALE = Parameter("scale_per", ("group", "weight"), "scale the sum of a lane's values, or each weight before it is used")
_K_GROUPS = Parameter("simdgroups_k", (1, 2, 4), "simdgroups that share the columns of their rows")
_SPLIT_K = Parameter("split_k", (1, 2, 4), "threadgroups that share the columns; a second pass adds up")
_X_IN = Parameter("x_in", ("registers", "threadgroup"), "each lane loads its own x, or the threadgroup keeps x for all")


def _pack(q: Quantization) -> int:
    """Weights that a template unpacks at a time."""
    return 16 if q.bits == 2 else 8


def _words(v: Values, q: Quantization) -> int:
    return int(v["values_per_thread"]) * q.bits // 32


_ONE_GROUP = Constraint(
    "values_per_thread={values_per_thread}: a lane loads one scale for its weights, so they lie in one group of"
    " {problem.quantization.group_size}.",
    lambda v, p, d: p.quantization.group_size % int(v["values_per_thread"]) == 0,
)
_WHOLE_WORDS = Constraint(
    "values_per_thread={values_per_thread} weights of {problem.quantization.bits} bits are not whole words that a lane"
    " could load and unpack.",
    lambda v, p, d: (
        int(v["values_per_thread"]) * p.quantization.bits % 32 == 0
        and int(v["values_per_thread"]) % _pack(p.quantization) == 0
    ),
)
_FLOAT_CODES = Constraint(
    "unpack={unpack}: the codes of {problem.quantization} are the upper bits of halves; only unpack=half reads them.",
    lambda v, p, d: p.quantization.has_biases or v["unpack"] == "half",
)
_SHARES = Constraint(
    "split_k={split_k}: K = {problem.k} has fewer blocks of columns than threadgroups to share them.",
    lambda v, p, d: v["split_k"] == 1 or -(-p.k // _block(v)) >= int(v["split_k"]),
)
_K_SHARES = Constraint(
    "simdgroups_k={simdgroups_k}: K = {problem.k} has fewer steps than simdgroups to share them.",
    lambda v, p, d: v["simdgroups_k"] == 1 or p.k * int(v["simdgroups_k"]) > _block(v) * (int(v["simdgroups_k"]) - 1),
)


def _block(v: Values) -> int:
    """Columns that a threadgroup covers at a time."""
    lanes = int(v["k_lanes"]) if "k_lanes" in v else 4
    if v.get("stage") == "threadgroup":
        return int(v["bk"])
    return lanes * int(v["values_per_thread"]) * int(v["simdgroups_k"])


# ------------------------------------------------------------------------------------------------------ qmv and small_m


def _rows_per_lane(v: Values) -> int:
    return int(v["results_per_simdgroup"]) * int(v["k_lanes"]) // 32


def _vectors(v: Values) -> int:
    return int(v.get("vecs_per_tg", 1))


def _lanes_threads(v: Values) -> int:
    return 32 * int(v["num_simdgroups"]) * int(v["simdgroups_k"])


def _scratch_bytes(v: Values) -> int:
    staged = _vectors(v) * _block(v) if v["x_in"] == "threadgroup" else 4
    rows = int(v["num_simdgroups"]) * int(v["results_per_simdgroup"])
    return 4 * max(staged, (int(v["simdgroups_k"]) - 1) * rows * _vectors(v))


def _qmv_registers(v: Values, q: Quantization) -> int:
    """x of a step, sums, and one row's words and unpacked weights."""
    return int(v["values_per_thread"]) + 2 * _rows_per_lane(v) + _words(v, q) + _pack(q) + 8


def _small_m_registers(v: Values, q: Quantization) -> int:
    """Sums of all rows and vectors (and of the step, when scales are per group), and the rows' words, weights, scales."""
    rows, vectors = _rows_per_lane(v), _vectors(v)
    sums = rows * vectors if v["scale_per"] == "weight" else (2 * rows + 1) * vectors
    return sums + rows * (_words(v, q) + _pack(q) + 2) + 12


_SLOTS = Constraint(
    "results_per_simdgroup={results_per_simdgroup} with k_lanes={k_lanes}: a simdgroup's 32 / k_lanes slots need as many"
    " rows each.",
    lambda v, p, d: int(v["results_per_simdgroup"]) * int(v["k_lanes"]) % 32 == 0,
)
_THREADS = Constraint(
    "num_simdgroups={num_simdgroups} x simdgroups_k={simdgroups_k} is more than 1024 threads a threadgroup.",
    lambda v, p, d: _lanes_threads(v) <= MAX_THREADS,
)
_MEMORY = Constraint(
    "x and the sums of this threadgroup take more than its 32 KiB of threadgroup memory.",
    lambda v, p, d: _scratch_bytes(v) <= THREADGROUP_BYTES,
)


def _supports(problem: Problem) -> str | None:
    if problem.m > MAX_SMALL_M:
        return f"M is {problem.m}: above {MAX_SMALL_M} rows it is prefill, which is left to stock on Metal."
    return supports_float(problem)


def _supports_many_rows(problem: Problem) -> str | None:
    if problem.m == 1:
        return "M is 1: small_m shares a weight between rows of x, and one row is qmv's."
    return _supports(problem)


# What qmv and small_m, which share the loop over K of lanes.h, have to keep to alike.
_LANES = (_ONE_GROUP, _WHOLE_WORDS, _FLOAT_CODES, _SLOTS, _THREADS, _K_SHARES, _SHARES, _MEMORY)


def _lanes_reduction(config: Config) -> str:
    """A lane adds its columns in order, each step of values_per_thread into a sum of its own where scales are per group;
    then lanes by halving distances, simdgroups and threadgroups in order. qmv and small_m do the same."""
    v = config.values
    return (
        f"metal/lanes/k{v['k_lanes']}/v{v['values_per_thread']}/scale-per-{v['scale_per']}"
        f"/simdgroups{v['simdgroups_k']}/split{v['split_k']}"
    )


def _lanes_geometry(v: Values) -> dict[str, int]:
    return {
        "rows": int(v["num_simdgroups"]) * int(v["results_per_simdgroup"]),
        "vectors": _vectors(v),
        "simdgroups": int(v["num_simdgroups"]) * int(v["simdgroups_k"]),
        "split_k": int(v["split_k"]),
    }


_BODIES = ("metal/call.metal", "metal/split_k.metal", "metal/call_split_k.metal")

QMV = Family(
    name="qmv",
    template="metal/qmv.metal",
    parts=_BODIES,
    space=SearchSpace(
        "qmv",
        (
            Parameter("values_per_thread", (16, 32, 8, 64), "consecutive weights a lane takes at a time"),
            _UNPACK,
            Parameter("k_lanes", (32, 16, 8), "lanes along K; the others of a simdgroup have rows of their own"),
            Parameter("results_per_simdgroup", (4, 8, 2), "rows of w a simdgroup works on"),
            Parameter("num_simdgroups", (2, 4, 8), "simdgroups with rows of their own"),
            _SCALE,
            _K_GROUPS,
            _SPLIT_K,
            _X_IN,
        ),
        (
            *_LANES,
            Constraint(
                "x and {results_per_simdgroup} rows of sums with values_per_thread={values_per_thread} do not fit a"
                " thread's 128 registers.",
                lambda v, p, d: _qmv_registers(v, p.quantization) <= REGISTERS,
            ),
        ),
    ),
    reduction=_lanes_reduction,
    m_range=exactly_m,
    supports=_supports,
    geometry=_lanes_geometry,
    vary_first="unpack",
)


SMALL_M = Family(
    name="small_m",
    template="metal/small_m.metal",
    parts=_BODIES,
    space=SearchSpace(
        "small_m",
        (
            Parameter("vecs_per_tg", tuple(range(16, 1, -1)), "rows of x that share one pass over the weights"),
            Parameter("values_per_thread", (32, 16, 8, 64), "consecutive weights a lane takes at a time"),
            Parameter("unpack", ("half", "masked"), _UNPACK.meaning),
            Parameter("k_lanes", (8, 16, 32), "lanes along K; the others of a simdgroup have rows of their own"),
            Parameter("results_per_simdgroup", (8, 4, 16), "rows of w a simdgroup works on"),
            Parameter("num_simdgroups", (2, 4), "simdgroups with rows of their own"),
            Parameter("scale_per", ("weight", "group"), _SCALE.meaning),
            _K_GROUPS,
            _SPLIT_K,
            _X_IN,
        ),
        (
            Constraint(
                "vecs_per_tg={vecs_per_tg} is more than the {problem.m} rows of x: its sums would hold nothing.",
                lambda v, p, d: int(v["vecs_per_tg"]) <= p.m,
            ),
            Constraint(
                "vecs_per_tg={vecs_per_tg} splits {problem.m} rows into more passes over the weights than an even split"
                " needs.",
                lambda v, p, d: int(v["vecs_per_tg"]) == even_block(p.m, int(v["vecs_per_tg"])),
            ),
            *_LANES,
            Constraint(
                "{vecs_per_tg} vectors x {results_per_simdgroup} rows of sums with values_per_thread={values_per_thread} do"
                " not fit a thread's 128 registers.",
                lambda v, p, d: _small_m_registers(v, p.quantization) <= REGISTERS,
            ),
        ),
    ),
    reduction=_lanes_reduction,
    m_range=exactly_m,
    supports=_supports_many_rows,
    geometry=_lanes_geometry,
    vary_first="vecs_per_tg",
)


# ------------------------------------------------------------------------------------------------------------------ qmm


def _staged(v: Values) -> bool:
    return v["stage"] == "threadgroup"


def _tiles(v: Values) -> tuple[int, int]:
    """8x8 tiles of a simdgroup along N and along M."""
    return int(v["bn"]) // (8 * int(v["wn"])), int(v["bm"]) // (8 * int(v["wm"]))


def _qmm_registers(v: Values, q: Quantization) -> int:
    """Two registers an 8x8 matrix a lane: sums (and those of the step), A and B; the rows' words, weights and scales."""
    tn, tm = _tiles(v)
    sums = 2 * tn * tm
    if _staged(v):
        return sums + 2 * (tn + tm) + _words(v, q) + _pack(q) + 12
    steps = 0 if v["scale_per"] == "weight" else sums + 2 * tm
    return sums + steps + 2 * (tm + 1) + 8 * tm + tn * (_words(v, q) + _pack(q) + 2) + 12


def _qmm_scratch_bytes(v: Values) -> int:
    tn, tm = _tiles(v)
    if _staged(v):
        return 4 * (int(v["bn"]) + int(v["bm"])) * (int(v["bk"]) + 4)
    return 4 * max(4, (int(v["simdgroups_k"]) - 1) * int(v["wn"]) * tn * tm * 64)


def _qmm_reduction(config: Config) -> str:
    """The order inside an 8x8 product is the hardware's; the steps are added in order. Columns of B do not mix, so a row of
    x gets the same bits in every tile."""
    v = config.values
    if _staged(v):
        return f"metal/mma-staged/bk{v['bk']}/split{v['split_k']}"
    order = f"v{v['values_per_thread']}/scale-per-{v['scale_per']}/simdgroups{v['simdgroups_k']}/split{v['split_k']}"
    return f"metal/mma/{order}"


def _qmm_geometry(v: Values) -> dict[str, int]:
    return {
        "rows": int(v["bn"]),
        "vectors": int(v["bm"]),
        "simdgroups": int(v["wm"]) * int(v["wn"]) * int(v["simdgroups_k"]),
        "split_k": int(v["split_k"]),
    }


QMM = Family(
    name="qmm",
    template="metal/qmm.metal",
    parts=_BODIES,
    space=SearchSpace(
        "qmm",
        (
            Parameter("stage", ("registers", "threadgroup"), "where weights become A operands (MLX stages in threadgroup)"),
            Parameter("bm", (8, 16), "rows of x a threadgroup; M is padded to it"),
            Parameter("values_per_thread", (16, 32, 8, 64), "consecutive weights a lane takes at a time"),
            Parameter("unpack", ("half", "masked"), _UNPACK.meaning),
            Parameter("bn", (32, 64, 16, 8), "rows of w a threadgroup"),
            Parameter("wn", (2, 1, 4), "simdgroups along N"),
            Parameter("wm", (1, 2), "simdgroups along M"),
            Parameter("simdgroups_k", (4, 1, 2, 8), _K_GROUPS.meaning),
            Parameter("bk", (32, 64), "columns staged at a time"),
            Parameter("scale_per", ("weight", "group"), "scale each weight, or a step of 4 x values_per_thread products"),
            _SPLIT_K,
        ),
        (
            Constraint(
                "bm={bm} is a tile that {problem.m} rows of x leave half empty.",
                lambda v, p, d: int(v["bm"]) == 8 or p.m > 8,
            ),
            _ONE_GROUP,
            _WHOLE_WORDS,
            _FLOAT_CODES,
            Constraint(
                "bn={bn} has no whole 8x8 tile for each of wn={wn} simdgroups.",
                lambda v, p, d: int(v["bn"]) % (8 * int(v["wn"])) == 0,
            ),
            Constraint(
                "wm={wm}: bm={bm} has no whole 8x8 tile for each, and unless weights are staged every simdgroup along M"
                " would unpack them again.",
                lambda v, p, d: v["wm"] == 1 or (_staged(v) and int(v["bm"]) % (8 * int(v["wm"])) == 0),
            ),
            Constraint(
                "stage=threadgroup with simdgroups_k={simdgroups_k}: the simdgroups of a staged block have tiles of their"
                " own, not columns.",
                lambda v, p, d: not _staged(v) or v["simdgroups_k"] == 1,
            ),
            Constraint(
                "bk={bk}: a lane unpacks values_per_thread={values_per_thread} columns of the block, and without staging"
                " there is no block (bk=32 stands for none).",
                lambda v, p, d: int(v["bk"]) % int(v["values_per_thread"]) == 0 if _staged(v) else v["bk"] == 32,
            ),
            Constraint(
                "scale_per=group with stage={stage}, values_per_thread={values_per_thread}: the columns of a step, 4 x"
                " values_per_thread of them, must lie in one group of {problem.quantization.group_size}; staged weights are"
                " final.",
                lambda v, p, d: (
                    v["scale_per"] == "weight"
                    or (not _staged(v) and 4 * int(v["values_per_thread"]) <= p.quantization.group_size)
                ),
            ),
            Constraint(
                "wn={wn} x wm={wm} x simdgroups_k={simdgroups_k} simdgroups are more than 1024 threads a threadgroup.",
                lambda v, p, d: 32 * int(v["wn"]) * int(v["wm"]) * int(v["simdgroups_k"]) <= MAX_THREADS,
            ),
            _K_SHARES,
            _SHARES,
            Constraint(
                "bn={bn}, bm={bm}, bk={bk} take more than 32 KiB of threadgroup memory.",
                lambda v, p, d: _qmm_scratch_bytes(v) <= THREADGROUP_BYTES,
            ),
            Constraint(
                "bn={bn} / wn={wn} tiles of weights with values_per_thread={values_per_thread} do not fit a thread's 128"
                " registers.",
                lambda v, p, d: _qmm_registers(v, p.quantization) <= REGISTERS,
            ),
        ),
    ),
    reduction=_qmm_reduction,
    m_range=exactly_m,
    supports=_supports,
    geometry=_qmm_geometry,
    vary_first="stage",
)

METAL_FAMILIES = (QMV, SMALL_M, QMM)
