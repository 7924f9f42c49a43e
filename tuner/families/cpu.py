"""The CPU families. Their templates are in templates/cpu; a `vector` here is 16 float32 lanes."""

from __future__ import annotations

from collections.abc import Mapping

from tuner.attention import CACHE_BITS, AttentionProblem
from tuner.families.family import Family, even_block, exactly_m, supports_float
from tuner.problem import MAX_SMALL_M, Device, Problem
from tuner.space import Config, Constraint, Parameter, SearchSpace, Value

# Vectors of 16 float32 the register file holds: 32 zmm; 16 ymm or 32 NEON registers make 8.
_REGISTER_VECTORS = {
    "x86_64-avx512": 32,
    "x86_64-avx512vnni": 32,
    "x86_64-avx512amx": 32,
    "x86_64-avx2": 8,
    "aarch64-neon": 8,
    "aarch64-dotprod": 8,
}

# The prefill sizes that are tuned and the range of M that a row of each may serve: no gap, and each range lies around
# its size, so that neither a padded tile nor a panel loop is extrapolated far.
PREFILL_RANGES = {32: (17, 64), 128: (65, 256), 512: (257, 1 << 20)}

_LAYOUT = Parameter("layout", ("rows16", "native"), "rows16: words transposed in blocks of 16 rows; native: MLX's own")
_ROW_VECTORS = Parameter("row_vectors", (1, 2, 4), "weight vectors in registers at once: 16 rows each (native: 1 row)")
_UNPACK = Parameter("unpack", ("table", "convert"), "code to float by a register table or by integer conversion")
_PREFETCH = Parameter("prefetch_bytes", (1024, 0), "how far ahead weights are fetched")
_TASKS = Parameter("tasks_per_thread", (1, 4, 16), "pieces the rows of w are cut into, a thread")
_LAUNCH = frozenset({"tasks_per_thread"})
_SCALE = Parameter("scale_per", ("group", "weight"), "scale each group's sum, or each weight before it is used")


def _vectors(device: Device) -> int:
    return _REGISTER_VECTORS.get(device.architecture, 8)


def _fits(values: Mapping[str, Value], device: Device, m_block: int) -> bool:
    row_vectors = int(values["row_vectors"])
    return m_block * row_vectors + row_vectors < _vectors(device)


_TABLE_NEEDS_AVX512 = Constraint(
    "unpack=table needs AVX-512's permutes of 16 or 32 entries, so codes of at most 5 bits; {device.architecture} with"
    " {problem.quantization} has to convert.",
    lambda v, p, d: v["unpack"] == "convert" or ("avx512" in d.architecture and p.quantization.bits <= 5),
)
_NATIVE_SCALES_GROUPS = Constraint(
    "layout=native has several groups in one vector, so scaling each weight would cost a scale vector a weight:"
    " scale_per must be group.",
    lambda v, p, d: v["layout"] == "rows16" or v["scale_per"] == "group",
)
_NATIVE_NEEDS_WHOLE_CODES = Constraint(
    "layout=native has one word a lane, and codes of {problem.quantization} straddle words: layout must be rows16.",
    lambda v, p, d: v["layout"] == "rows16" or 32 % p.quantization.bits == 0,
)
_WEIGHT_CONSTRAINTS = (_TABLE_NEEDS_AVX512, _NATIVE_SCALES_GROUPS, _NATIVE_NEEDS_WHOLE_CODES)


_BLOCK_WITHIN_M = Constraint(
    "m_block={m_block} is more than the {problem.m} rows of x: its accumulators would hold nothing.",
    lambda v, p, d: int(v["m_block"]) <= p.m,
)
_BLOCK_IS_EVEN = Constraint(
    "m_block={m_block} splits {problem.m} rows into more passes over the weights than an even split needs.",
    lambda v, p, d: int(v["m_block"]) == even_block(p.m, int(v["m_block"])),
)
_ACCUMULATORS_FIT = Constraint(
    "m_block={m_block} x row_vectors={row_vectors} accumulators do not fit the vector registers of {device.architecture}.",
    lambda v, p, d: _fits(v, d, int(v["m_block"])),
)


def _supports_int8(problem: Problem) -> str | None:
    if problem.activations != "int8":
        return "it rounds x to 8-bit integers, a precision class of its own: --activations int8 asks for it."
    if problem.quantization.mode != "affine" or problem.quantization.bits not in (2, 4, 8):
        return f"it takes words apart into bytes, so affine codes of 2, 4 or 8 bits; {problem.quantization} is not."
    if problem.m > MAX_SMALL_M:
        return f"M is {problem.m}: above {MAX_SMALL_M} rows it is prefill, which is qmm's."
    return None


def _supports_small(problem: Problem) -> str | None:
    if problem.m > MAX_SMALL_M:
        return f"M is {problem.m}: above {MAX_SMALL_M} rows it is prefill, which is qmm's."
    return supports_float(problem)


def _supports_many_rows(problem: Problem) -> str | None:
    if problem.m == 1:
        return "M is 1: small_m shares a weight between rows of x, and one row is qmv's."
    return _supports_small(problem)


def _supports_qmm(problem: Problem) -> str | None:
    if problem.m > MAX_SMALL_M and problem.m not in PREFILL_RANGES:
        return f"M is {problem.m}: prefill is tuned at {', '.join(map(str, PREFILL_RANGES))}."
    return supports_float(problem)


def _supports_prefill(problem: Problem) -> str | None:
    if problem.m <= MAX_SMALL_M:
        return f"M is {problem.m}: writing the whole matrix as floats never pays below {MAX_SMALL_M + 1} rows."
    return _supports_qmm(problem)


def _reduction(config: Config) -> str:
    """rows16 kernels add a row's products in the order of k, once a group or once a weight; native ones by lanes."""
    values = config.values
    if values.get("layout", "rows16") == "native":
        return "cpu/lanes"
    return f"cpu/k-order/scale-per-{values.get('scale_per', 'weight')}"


QMV = Family(
    name="qmv",
    template="cpu/qmv.c",
    space=SearchSpace(
        "qmv",
        (_LAYOUT, _ROW_VECTORS, _UNPACK, _PREFETCH, _TASKS, _SCALE),
        _WEIGHT_CONSTRAINTS,
    ),
    reduction=_reduction,
    m_range=exactly_m,
    supports=_supports_small,
    launch_parameters=_LAUNCH,
    vary_first="row_vectors",
)

SMALL_M = Family(
    name="small_m",
    template="cpu/small_m.c",
    space=SearchSpace(
        "small_m",
        (
            _LAYOUT,
            Parameter(
                "m_block",
                (16, 14, 12, 10, 8, 7, 6, 5, 4, 3, 2),
                "rows of x that share one pass over the weights",
            ),
            _ROW_VECTORS,
            _UNPACK,
            _PREFETCH,
            _TASKS,
            _SCALE,
        ),
        (
            *_WEIGHT_CONSTRAINTS,
            _BLOCK_WITHIN_M,
            _BLOCK_IS_EVEN,
            _ACCUMULATORS_FIT,
        ),
    ),
    reduction=_reduction,
    m_range=exactly_m,
    supports=_supports_many_rows,
    launch_parameters=_LAUNCH,
    vary_first="row_vectors",
)


INT8 = Family(
    name="int8",
    template="cpu/int8.c",
    space=SearchSpace(
        "int8",
        (
            Parameter(
                "m_block", (16, 14, 12, 10, 8, 7, 6, 5, 4, 3, 2, 1), "rows of x that share one pass over the weights"
            ),
            _ROW_VECTORS,
            _PREFETCH,
            _TASKS,
        ),
        (
            _BLOCK_WITHIN_M,
            _BLOCK_IS_EVEN,
            _ACCUMULATORS_FIT,
        ),
    ),
    reduction=lambda config: "cpu/int8/k-order/scale-per-group",
    m_range=exactly_m,
    supports=_supports_int8,
    launch_parameters=_LAUNCH,
    vary_first="row_vectors",
)


def _supports_tiles(problem: Problem) -> str | None:
    if problem.k % 32:
        return f"a tile is 32 columns wide, and K = {problem.k} is not made of such."
    return _supports_small(problem)


AMX = Family(
    name="amx",
    template="cpu/amx.c",
    space=SearchSpace(
        "amx",
        (
            Parameter("m_block", tuple(range(16, 0, -1)), "rows of a tile of x"),
            Parameter("row_vectors", (2, 1), "tiles of 16 rows of w that share the tiles of x"),
            _PREFETCH,
            Parameter("tasks_per_thread", (4, 1, 16), "pieces the rows of w are cut into, a thread"),
        ),
        (
            Constraint(
                "it needs AMX's tiles of bfloat16, which {device.architecture} has not.",
                lambda v, p, d: d.architecture.endswith("amx"),
            ),
            Constraint("m_block={m_block} is not M.", lambda v, p, d: int(v["m_block"]) == p.m),
            Constraint(
                "m_block={m_block} x row_vectors={row_vectors} accumulators do not fit the vector registers.",
                lambda v, p, d: int(v["m_block"]) * int(v["row_vectors"]) <= 32,
            ),
        ),
    ),
    reduction=lambda config: "cpu/tiles",
    m_range=exactly_m,
    supports=_supports_tiles,
    launch_parameters=_LAUNCH,
    vary_first="row_vectors",
)


def _prefill_range(config: Config, problem: Problem) -> tuple[int, int]:
    return PREFILL_RANGES.get(problem.m, (problem.m, problem.m))


QMM = Family(
    name="qmm",
    template="cpu/qmm.c",
    space=SearchSpace(
        "qmm",
        (
            Parameter("bm", (8, 4, 6, 12), "rows of x a tile; M is padded to it"),
            Parameter("row_vectors", (2, 1, 3, 4), "weight vectors a tile: BN = 16 x row_vectors"),
            Parameter("bk", (128, 256), "columns dequantized at once"),
            _UNPACK,
            _TASKS,
        ),
        (
            _TABLE_NEEDS_AVX512,
            Constraint(
                "bm={bm} is more than twice the {problem.m} rows of x: most of the tile would be padding.",
                lambda v, p, d: int(v["bm"]) < 2 * max(p.m, 4),
            ),
            Constraint(
                "bm={bm} x row_vectors={row_vectors} accumulators do not fit the vector registers of"
                " {device.architecture}.",
                lambda v, p, d: _fits(v, d, int(v["bm"])),
            ),
        ),
    ),
    reduction=_reduction,
    m_range=_prefill_range,
    supports=_supports_qmm,
    launch_parameters=_LAUNCH,
    vary_first="row_vectors",
)


DENSE = Family(
    name="dense",
    template=None,  # MLX's own dequantize and dense matmul: nothing is generated
    space=SearchSpace("dense", ()),
    reduction=lambda config: "cpu/dense",
    m_range=_prefill_range,
    supports=_supports_prefill,
)

_ATTENTION_COLUMNS = 16  # a vector: columns of keys and values are taken so many at a time


def _supports_attention(problem: AttentionProblem) -> str | None:
    if problem.m > MAX_SMALL_M:
        return f"M is {problem.m}: above {MAX_SMALL_M} rows it is prefill, which is MLX's."
    if problem.head_dim % _ATTENTION_COLUMNS or problem.value_dim % _ATTENTION_COLUMNS:
        return f"heads of {problem.head_dim} and {problem.value_dim} columns are not whole vectors of {_ATTENTION_COLUMNS}."
    if problem.bits not in (0, *CACHE_BITS):
        return f"it unpacks caches of {CACHE_BITS[0]} or {CACHE_BITS[1]} bits, not of {problem.bits}."
    return None


SDPA = Family(
    name="sdpa",
    template="cpu/sdpa.c",
    space=SearchSpace(
        "sdpa",
        (
            Parameter("row_block", (4, 8, 2, 1), "rows whose sums of values stay in registers; the last block is padded"),
            Parameter("vectors", (2, 4, 1), "vectors of columns of values in registers at once"),
            Parameter("keys", (16, 8, 4), "keys whose scores, of 16 rows each, are summed at once"),
            Parameter("prefetch", (1, 0), "fetch values while scores are summed, and the next keys while values are"),
        ),
        (
            Constraint(
                "row_block={row_block} is more than the {problem.rows} rows of a head: its sums would hold nothing.",
                lambda v, p, d: int(v["row_block"]) <= p.rows,
            ),
            Constraint(
                "row_block={row_block} splits {problem.rows} rows into more passes than an even split needs, or pads them"
                " by more than one row a pass.",
                lambda v, p, d: int(v["row_block"]) - even_block(p.rows, int(v["row_block"])) <= p.rows // 4,
            ),
            Constraint(
                "row_block={row_block} x vectors={vectors} sums do not fit the vector registers of {device.architecture}.",
                lambda v, p, d: (int(v["row_block"]) + 1) * int(v["vectors"]) < _vectors(d),
            ),
            Constraint(
                "the sums of keys={keys} do not fit the vector registers of {device.architecture}.",
                lambda v, p, d: int(v["keys"]) + 1 < _vectors(d),
            ),
        ),
    ),
    reduction=lambda config: "cpu/chunk 64, run 256",
    m_range=exactly_m,
    supports=_supports_attention,
    vary_first="row_block",
    problem_type=AttentionProblem,
    run_time=frozenset({"M", "RATIO", "MASK", "HAS_WINDOW", "HAS_SOFTCAP", "HAS_SINKS"}),
)

CPU_FAMILIES = (QMV, SMALL_M, AMX, INT8, QMM, DENSE, SDPA)
