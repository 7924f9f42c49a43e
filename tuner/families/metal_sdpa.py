"""The Metal family of attention. Its templates are in templates/metal."""

from __future__ import annotations

from tuner.attention import CACHE_BITS, AttentionProblem
from tuner.families.family import Family, even_block, exactly_m
from tuner.families.metal import MAX_THREADS, REGISTERS, THREADGROUP_BYTES, Values
from tuner.problem import DTYPE_BYTES, MAX_SMALL_M
from tuner.space import Config, Constraint, Parameter, SearchSpace

_REGISTER_FILE_BYTES = 208 << 10  # of a core of M1 and M2 (github.com/philipturner/metal-benchmarks)
_MLX_CONSTANT = 8  # MLX passes arrays of fewer elements in constant memory
_MOST_PADDING = 4 / 3  # columns with their padding, over the columns


def _steps(v: Values, columns: int, step: int) -> int:
    """Steps of a simdgroup along the columns of K or V."""
    return -(-columns // (int(v["simdgroups_d"]) * step))


def _columns(v: Values, p: AttentionProblem) -> tuple[int, int]:
    """Columns of K and of V that a simdgroup has, padding included."""
    k, v_ = 4 * int(v["k_values"]), 8 * int(v["v_values"])
    return _steps(v, p.head_dim, k) * k, _steps(v, p.value_dim, v_) * v_


def _simdgroups(v: Values) -> int:
    return int(v["simdgroups_m"]) * int(v["simdgroups_d"]) * int(v["simdgroups_k"])


def _block(v: Values) -> int:
    """Keys that a threadgroup takes at a time."""
    return 8 * int(v["key_tiles"]) * int(v["simdgroups_k"])


def _registers(v: Values, p: AttentionProblem) -> int:
    """q as it is stored, sums and scores (two registers an 8x8 matrix a lane), the values of K or V that are being loaded,
    and what a lane knows of two rows."""
    k_columns, v_columns = _columns(v, p)
    key_tiles, row_tiles = int(v["key_tiles"]), int(v["row_tiles"])
    q = row_tiles * k_columns // 4 * DTYPE_BYTES[p.x_dtype] // 4
    sums = row_tiles * v_columns // 4
    scores = 2 * key_tiles * row_tiles
    loaded = max(key_tiles * int(v["k_values"]), 2 * int(v["v_values"]))
    return q + sums + scores + loaded + 10 * row_tiles + 12


def scratch_bytes(v: Values, p: AttentionProblem) -> int:
    """Bytes of threadgroup memory: staged K and V, parts of scores, or the sums of simdgroups that merge at the end."""
    simdgroups, tiles = _simdgroups(v), int(v["row_tiles"])
    staged, parts, merged = 0, 0, 0
    if v["simdgroups_m"] != 1:
        item = 4 if p.bits else DTYPE_BYTES[p.x_dtype]
        staged = _block(v) * (p.head_dim + p.value_dim + 8) * item
    if v["simdgroups_d"] != 1:
        parts = 4 * 2 * simdgroups * tiles * int(v["key_tiles"]) * 64
    if v["simdgroups_k"] != 1:
        merged = 4 * simdgroups * (8 * tiles * 2 + int(v["v_values"]) * 64)
    return max(staged + parts, merged, 16)


def _row_blocks(v: Values, p: AttentionProblem) -> int:
    """Blocks of rows that a simdgroup has, in all query rows of a KV head."""
    return -(-p.rows // (8 * int(v["row_tiles"])))


def _fits_codes(values: int, columns: int, p: AttentionProblem) -> bool:
    return not p.bits or (values % 8 == 0 and p.group_size % values == 0 and columns % values == 0)


def _padded(v: Values, columns: int, own: int) -> bool:
    return own * int(v["simdgroups_d"]) > _MOST_PADDING * columns


def _reduction(config: Config) -> str:
    """Chunks at fixed keys, in them steps of key_tiles * 8 keys of each simdgroup along K in turn, simdgroups and chunks in
    order; a score's columns in steps of 4 * k_values, simdgroups along D in order. Neither the other rows of a pass nor
    where K and V are kept change a row's bits."""
    v = config.values
    keys = f"chunk{v['chunk']}/tiles{v['key_tiles']}/simdgroups{v['simdgroups_k']}"
    return f"metal/attention/{keys}/columns{v['simdgroups_d']}x{v['k_values']}"


def _supports(problem: AttentionProblem) -> str | None:
    if problem.m > MAX_SMALL_M:
        return f"M is {problem.m}: above {MAX_SMALL_M} rows it is prefill, which is left to stock on Metal."
    if problem.head_dim % 4 or problem.value_dim % 4:
        return f"heads of {problem.head_dim} and {problem.value_dim} columns are not loaded in fours."
    if problem.bits not in (0, *CACHE_BITS):
        return f"it unpacks caches of {CACHE_BITS[0]} or {CACHE_BITS[1]} bits, not of {problem.bits}."
    if problem.bits and min(problem.head_dim, problem.value_dim) * problem.bits < 32 * _MLX_CONSTANT:
        return f"a key of {problem.head_dim} columns in {problem.bits} bits may lie in constant memory, which is not read."
    return None


def _geometry(v: Values) -> dict[str, int]:
    return {
        "rows": 8 * int(v["row_tiles"]) * int(v["simdgroups_m"]),
        "simdgroups": _simdgroups(v),
        "keys": int(v["chunk"]),
    }


SDPA = Family(
    name="sdpa",
    template="metal/sdpa.metal",
    parts=("metal/call_sdpa.metal", "metal/sdpa_merge.metal", "metal/call_sdpa_merge.metal"),
    space=SearchSpace(
        "sdpa",
        (
            Parameter(
                "simdgroups_m", tuple(range(16, 0, -1)), "simdgroups with query rows of their own, which share K and V"
            ),
            Parameter("row_tiles", (1, 2), "8x8 tiles of a simdgroup along the query rows"),
            Parameter("simdgroups_d", (1, 2, 4, 8), "simdgroups that share the columns of K and V"),
            Parameter("simdgroups_k", (4, 2, 1, 8), "simdgroups that share the keys"),
            Parameter("key_tiles", (2, 1, 4), "8x8 tiles of a simdgroup along the keys of a step"),
            Parameter("chunk", (256, 512, 128, 1024, 2048), "keys a threadgroup; a second pass merges chunks"),
            Parameter("k_values", (8, 4, 16, 32), "consecutive values of a key that a lane loads at a time"),
            Parameter("v_values", (8, 4, 16), "and of a value"),
            Parameter("unpack", ("half", "masked"), "codes to floats: as the bits of halves, or masked in place"),
        ),
        (
            Constraint(
                "simdgroups_m={simdgroups_m} x row_tiles={row_tiles} tiles of 8 split the {problem.rows} query rows of a KV"
                " head unevenly, or leave whole tiles without rows.",
                lambda v, p, d: (
                    int(v["simdgroups_m"]) == even_block(_row_blocks(v, p), int(v["simdgroups_m"]))
                    and (v["row_tiles"] == 1 or p.rows > 8)
                ),
            ),
            Constraint(
                "k_values={k_values} and v_values={v_values} codes are not whole packs of 8 in one group of"
                " {problem.group_size}.",
                lambda v, p, d: (
                    _fits_codes(int(v["k_values"]), p.head_dim, p) and _fits_codes(int(v["v_values"]), p.value_dim, p)
                ),
            ),
            Constraint(
                "k_values={k_values}, v_values={v_values}: a lane loads at most 32 bytes of a key at a time.",
                lambda v, p, d: (
                    max(int(v["k_values"]), int(v["v_values"])) * (p.bits or 8 * DTYPE_BYTES[p.x_dtype]) <= 8 * 32
                ),
            ),
            Constraint(
                "unpack={unpack}: floats are not unpacked (half stands for that).",
                lambda v, p, d: bool(p.bits) or v["unpack"] == "half",
            ),
            Constraint(
                "simdgroups_d={simdgroups_d} with k_values={k_values} and v_values={v_values}: of {problem.head_dim} and"
                " {problem.value_dim} columns more than a quarter would be padding.",
                lambda v, p, d: (
                    not _padded(v, p.head_dim, _columns(v, p)[0]) and not _padded(v, p.value_dim, _columns(v, p)[1])
                ),
            ),
            Constraint(
                "chunk={chunk} is no multiple of the {simdgroups_k} x 8 x {key_tiles} keys of a step: simdgroups along K"
                " would not take the same keys in every chunk.",
                lambda v, p, d: int(v["chunk"]) % _block(v) == 0,
            ),
            Constraint(
                "simdgroups_m={simdgroups_m} x simdgroups_d={simdgroups_d} x simdgroups_k={simdgroups_k} simdgroups are"
                " more than 1024 threads a threadgroup.",
                lambda v, p, d: 32 * _simdgroups(v) <= MAX_THREADS,
            ),
            Constraint(
                "simdgroups_m={simdgroups_m}, key_tiles={key_tiles}, simdgroups_k={simdgroups_k}: staged K and V, scores"
                " and sums take more than 32 KiB of threadgroup memory.",
                lambda v, p, d: scratch_bytes(v, p) <= THREADGROUP_BYTES,
            ),
            Constraint(
                "row_tiles={row_tiles}, key_tiles={key_tiles}, simdgroups_d={simdgroups_d}: queries, scores and sums do not"
                " fit a thread's 128 registers.",
                lambda v, p, d: _registers(v, p) <= REGISTERS,
            ),
            Constraint(
                "simdgroups_m={simdgroups_m} x simdgroups_d={simdgroups_d} x simdgroups_k={simdgroups_k} simdgroups take"
                " more than the 208 KiB of a core's registers.",
                lambda v, p, d: 32 * 4 * _simdgroups(v) * _registers(v, p) <= _REGISTER_FILE_BYTES,
            ),
        ),
    ),
    reduction=_reduction,
    m_range=exactly_m,
    supports=_supports,
    geometry=_geometry,
    vary_first="chunk",
    problem_type=AttentionProblem,
    run_time=frozenset(("M", "RATIO")),
)
