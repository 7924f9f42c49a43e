// small_m: y (M, N) = x (M, K) @ dequantize(w).T for M = 1..16, one read of the weights whatever M is.
#ifndef TUNER_DEQUANTIZE
#include "dequantize.cuh"
#endif

// Of the device the kernel is compiled for: multiprocessors, and bytes of shared memory a block may have. Those of an H200, unless
// whoever compiles says otherwise.
#ifndef TUNER_MULTIPROCESSORS
#define TUNER_MULTIPROCESSORS 132
#define TUNER_SHARED_BYTES 232448
#endif

namespace tuner {

// The packed weights one lane turns into A operands at a time: a 32-bit word, or 8 values where values straddle words. Register
// r holds values r and r + REGS. Always exact: affine integers q become OFFSET + q, where OFFSET is the smallest power of two above q,
// by masking them into the top of its mantissa (a larger one would make sums larger, and their rounding errors); fp4 and fp8 are
// shifted into place and rescaled by a power of two.
template <typename T, Mode MODE, int BITS>
struct Word {
  enum : bool { BF = IsSame16<T>::bf };
  enum : bool { STRADDLES = BITS == 3 || BITS == 5 || BITS == 6 };
  enum : int { VALUES = STRADDLES ? 8 : 32 / BITS };
  enum : int { REGS = VALUES / 2 };
  enum : bool { NARROW = MODE == Mode::affine && BF && BITS == 8 };  // 7 mantissa bits: a byte takes two nibble planes
  enum : int { PLANES = NARROW ? 2 : 1 };
  enum : int { WIDTH = MODE == Mode::affine && !NARROW ? BITS : 4 };  // of the integers
  enum : int { FOOT = (BF ? 7 : 10) - WIDTH };  // the lowest bit of a mantissa they fill to the top
  enum : int { OFFSET = 1 << WIDTH };
  enum : u32 { MAGIC = (BF ? (127u + WIDTH) << 7 : (15u + WIDTH) << 10) * 0x00010001u };
  enum : u32 { MASK = (((1u << WIDTH) - 1) << FOOT) * 0x00010001u };

  // The integers that start at bit `from` of v, as numbers plus OFFSET.
  __device__ static __forceinline__ u32 place(u32 v, int from) {
    return and_or(from > FOOT ? v >> (from - FOOT) : v << (FOOT - from), MASK, MAGIC);
  }

  __device__ static __forceinline__ void unpack(u32 low, u32 high, u32 (&out)[PLANES][REGS]) {
    if constexpr (MODE == Mode::mxfp8) {
      constexpr int UP = BF ? 4 : 7;  // puts e4m3's exponent at the foot of T's
#pragma unroll
      for (int r = 0; r < REGS; r++) {
        const u32 v = low >> (8 * r);
        out[0][r] = multiply_pair<T>(and_or(v << UP, 0x007f007fu << UP, (v << 8) & 0x80008000u), BF ? 0x7b807b80u : 0x5c005c00u);
      }
    } else if constexpr (MODE != Mode::affine) {
      constexpr int UP = BF ? 6 : 9;  // e2m1
#pragma unroll
      for (int r = 0; r < REGS; r++) {
        const u32 v = low >> (4 * r);
        out[0][r] = multiply_pair<T>(and_or(v << UP, 0x00070007u << UP, (v << 12) & 0x80008000u), BF ? 0x7e807e80u : 0x74007400u);
      }
    } else if constexpr (BITS == 3) {
      const u32 spread = and_or(low << 4, 0xffff0000u, low & 0xfffu);  // values 4..7 from bit 12 to bit 16
#pragma unroll
      for (int r = 0; r < REGS; r++) out[0][r] = place(spread, 3 * r);
    } else if constexpr (STRADDLES) {
      const u32 upper = __funnelshift_r(low, high, 4 * BITS);
#pragma unroll
      for (int r = 0; r < REGS; r++) {
        const int by = r * BITS - FOOT;  // half a register each, the integer at bit FOOT of it
        const u32 a = by > 0 ? low >> by : low << -by, b = by > 0 ? upper >> by : upper << -by;
        out[0][r] = and_or(__byte_perm(a, b, 0x5410), MASK, MAGIC);
      }
    } else {
#pragma unroll
      for (int r = 0; r < REGS; r++)
#pragma unroll
        for (int p = 0; p < PLANES; p++) out[p][r] = place(low, r * BITS + p * 4);
    }
  }
};

__device__ __forceinline__ void add(float4& a, const float4& b) { a.x += b.x, a.y += b.y, a.z += b.z, a.w += b.w; }

__device__ __forceinline__ void named_barrier(int id, int threads) {
  asm volatile("bar.sync %0, %1;" ::"r"(id), "r"(threads) : "memory");
}
template <typename T, Mode MODE, int M, int N, int K, int BITS, int GROUP, int SLICE, int SECTION, int WARPS_K, int WARPS_N, int ROW_TILES,
          int SLOTS, int SPLIT, int RESIDENT>
struct SmallM {
  using W = Word<T, MODE, BITS>;
  enum : bool { AFFINE = MODE == Mode::affine };
  enum : bool { PRESCALED = MODE == Mode::nvfp4 };  // e2m1 times an e4m3 scale is exact in T: scaled before the mma
  using Scale = typename Choose<AFFINE, T, u8>::Type;
  using Out = typename Choose<SPLIT == 1, T, float>::Type;  // else partial sums (SPLIT, M, N) for MergeSplits
  enum : int { THREADS = 32 * WARPS_K * WARPS_N };
  enum : int { ROWS = 16 * ROW_TILES };                 // rows of w a warp works on at a time
  enum : int { COLUMN_TILES = ceil_div(M, 8) };         // mma tiles that cover the M rows of x
  enum : int { STAGE_K = W::STRADDLES ? 256 : 1024 / BITS };
  enum : int { LINE = STAGE_K * BITS / 8 };             // bytes of a row in one stage: a full cache line if they can be
  enum : int { STAGES = SLICE / STAGE_K };              // stages a slice
  enum : int { SUBSTEP_K = 4 * W::VALUES };             // k covered by one word in each of 4 lanes
  enum : int { SUBSTEPS = STAGE_K / SUBSTEP_K };
  enum : int { UNIT = PRESCALED ? 2 * SUBSTEP_K : GROUP };  // k summed up before a scale applies
  enum : int { UNIT_SUBSTEPS = UNIT / SUBSTEP_K };
  enum : bool { WIDE = !W::STRADDLES && !PRESCALED && UNIT_SUBSTEPS > 1 };  // a lane's next word follows: 8-byte reads
  enum : bool { SWIZZLED = LINE == 128 };               // else rows are padded by 16 bytes; both avoid bank conflicts
  enum : int { PITCH = SWIZZLED ? LINE : LINE + 16 };
  enum : int { STAGE_GROUPS = STAGE_K / GROUP };
  enum : int { SLICE_GROUPS = SLICE / GROUP };
  enum : int { GROUP_SETS = ceil_div(SLICE_GROUPS, 8) };
  enum : int { BLOCK_K = SLICE * WARPS_K };
  enum : bool { EVEN_K = K == BLOCK_K * SPLIT };
  enum : bool { EVEN_N = N % ROWS == 0 };
  enum : int { ROW_BYTES = K / 8 * BITS };
  enum : int { GROUPS = K / GROUP };
  enum : int { TILES = ceil_div(N, ROWS) };
  // A persistent grid: as many blocks as are resident at once, or as have a tile to work on.
  enum : int { ROW_BLOCKS = TUNER_MULTIPROCESSORS * RESIDENT / SPLIT < ceil_div(TILES, WARPS_N)
                                        ? TUNER_MULTIPROCESSORS * RESIDENT / SPLIT
                                        : ceil_div(TILES, WARPS_N) };
  enum : int { BLOCKS = ROW_BLOCKS * SPLIT };
  enum : int { TEAMS = ROW_BLOCKS * WARPS_N };
  enum : int { TEAM_TILES = ceil_div(TILES, TEAMS) };
  enum : int { FRAGMENTS = ROW_TILES * COLUMN_TILES };

  // shared memory, bytes
  enum : int { STAGE_BYTES = ROWS * PITCH };
  enum : int { SCALE_ROW = SLICE_GROUPS * static_cast<int>(sizeof(Scale)) };
  enum : int { SCALE_BYTES = ceil_div((AFFINE ? 2 : 1) * ROWS * SCALE_ROW, 16) * 16 };
  enum : int { WARP_BYTES = ceil_div(SLOTS * STAGES * STAGE_BYTES + (SLOTS + 1) * SCALE_BYTES, 128) * 128 };  // lines stay aligned
  enum : int { X_BYTES = M * BLOCK_K * 2 };
  enum : int { RED_BYTES = WARPS_K == 1 ? 0 : WARPS_N * WARPS_K * FRAGMENTS * 512 };
  enum : int { SHARED_LIMIT = (TUNER_SHARED_BYTES + 1024) / RESIDENT - 1024 };  // each resident block takes 1 KiB more
  enum : int { BASE_BYTES = WARPS_K * WARPS_N * WARP_BYTES + X_BYTES + RED_BYTES };
  enum : int { RED_BUFFERS = BASE_BYTES + RED_BYTES <= SHARED_LIMIT ? 2 : 1 };  // with one, warps wait more
  enum : int { SHARED = BASE_BYTES + (RED_BUFFERS - 1) * RED_BYTES };

  static_assert(SLICE % STAGE_K == 0 && SLICE % GROUP == 0, "a slice is whole stages and groups");
  static_assert(UNIT % SUBSTEP_K == 0 && STAGE_K % UNIT == 0, "a group is whole mma steps");
  static_assert(SLICE_GROUPS == 1 || SLICE_GROUPS % 2 == 0, "scales are read in pairs");
  static_assert(ROW_BYTES % 16 == 0, "copies of 16 bytes need rows that start at 16 bytes");
  static_assert(SHARED <= SHARED_LIMIT, "shared memory of a block");
  static_assert(WARPS_K % SECTION == 0 && (SPLIT == 1 || WARPS_K == SECTION), "a block adds up whole sections");
  static_assert(BLOCK_K * SPLIT >= K, "the slices cover K");
  static_assert(WARPS_K == 1 || WARPS_N == 1 || WARPS_K + WARPS_N <= 15, "16 named barriers");

  // bytes one copy of scales may have: what divides both the row pitch and the piece
  enum : int { SCALE_PITCH = GROUPS * static_cast<int>(sizeof(Scale)) };
  enum : int { SCALE_COPY = (SCALE_PITCH % 16 == 0 && SCALE_ROW % 16 == 0)  ? 16
                                    : (SCALE_PITCH % 8 == 0 && SCALE_ROW % 8 == 0) ? 8
                                    : (SCALE_PITCH % 4 == 0 && SCALE_ROW % 4 == 0) ? 4
                                                                                   : static_cast<int>(sizeof(Scale)) };

  enum : int { CHUNKS = LINE / 16 };  // copies of a row's line
  enum : int { COPIES = ROWS * CHUNKS };

  // Copies one stage. from: what the lane copies first, the others lie at constant distances; so does what `to` points at in a
  // swizzled stage, else it is the stage.
  static __device__ __forceinline__ void load_stage(u32 to, const u32* w, const char* from, int row0, int k0, int lane) {
#pragma unroll
    for (int i = 0; i < ceil_div(COPIES, 32); i++) {
      const int id = lane + 32 * i, row = id / CHUNKS, chunk = id % CHUNKS;
      if (COPIES % 32 == 0 || id < COPIES) {
        const bool keep = (EVEN_K || k0 / 8 * BITS + chunk * 16 < ROW_BYTES) && (EVEN_N || row0 + row < N);
        const char* const at = SWIZZLED ? from + i * (32 / CHUNKS) * ROW_BYTES
                                        : from + static_cast<long long>(row - lane / CHUNKS) * ROW_BYTES + (chunk - lane % CHUNKS) * 16;
        copy_async<16>(SWIZZLED ? to + i * (32 / CHUNKS) * PITCH : to + row * PITCH + chunk * 16, keep ? at : reinterpret_cast<const char*>(w), keep);
      }
    }
  }

  static __device__ __forceinline__ void load_scales(u32 to, const Scale* scales, const Scale* biases, int row0, int k0, int lane) {
    constexpr int PIECES = SCALE_ROW / SCALE_COPY;
    constexpr int COPIES = (AFFINE ? 2 : 1) * ROWS * PIECES;
#pragma unroll
    for (int i = 0; i < ceil_div(COPIES, 32); i++) {
      const int id = lane + 32 * i;
      if (COPIES % 32 == 0 || id < COPIES) {
        const int piece = id % PIECES, row = id / PIECES % ROWS;
        const Scale* const source = !AFFINE || id / PIECES < ROWS ? scales : biases;
        const int group = k0 / GROUP + piece * (SCALE_COPY / static_cast<int>(sizeof(Scale)));
        const bool keep = (EVEN_N || row0 + row < N) && (EVEN_K || group < GROUPS);
        const Scale* const from = keep ? source + (row0 + row) * GROUPS + group : source;
        const u32 at = to + id / PIECES * SCALE_ROW + piece * SCALE_COPY;
        if constexpr (SCALE_COPY == 1) {
          asm volatile("st.shared.u8 [%0], %1;" ::"r"(at), "r"(keep ? static_cast<u32>(*from) : 0u));
        } else if constexpr (SCALE_COPY == 2) {
          asm volatile("st.shared.u16 [%0], %1;" ::"r"(at), "h"(keep ? *reinterpret_cast<const u16*>(from) : u16(0)));
        } else {
          copy_async_l1<SCALE_COPY>(at, from, keep);
        }
      }
    }
  }

  // x of this block's K range in fragment order: [substep][quad][m][t], 16 bytes or less each.
  enum : int { FRAG_BYTES = W::REGS * 4 > 16 ? 16 : W::REGS * 4 };
  enum : int { QUADS = W::REGS * 4 / FRAG_BYTES };

  static __device__ __forceinline__ int x_slot(int word, int m) {  // byte offset of a lane's first quad
    const int t = WIDE ? (word >> 1) & 3 : word & 3;
    const int substep = WIDE ? (word >> 3) * 2 + (word & 1) : word >> 2;
    return ((substep * QUADS * M + x_row(substep, m)) * 4 + t) * FRAG_BYTES;
  }
  // Rows of odd substeps lie in swapped pairs: 8 lanes that store words of one row reach all banks.
  static __device__ __forceinline__ int x_row(int substep, int m) { return M % 2 == 0 ? m ^ (substep & 1) : m; }

  // One word's worth of x: W::VALUES numbers, loaded early and put into fragment order later. The warps of one K slice bring its
  // part of x and wait for nobody else. What a thread brings differs by constants, but for the row it begins with: a thread runs
  // this once, so that instructions count.
  enum : int { X_THREADS = 32 * WARPS_N };
  enum : int { X_WORDS = SLICE / W::VALUES };                             // of one row
  enum : int { X_STEP = X_THREADS < X_WORDS ? 1 : X_THREADS / X_WORDS };  // rows brought side by side
  enum : int { X_ROWS = ceil_div(M, X_STEP) };                            // rows a thread brings, of each of its words
  enum : int { X_PER_THREAD = ceil_div(X_WORDS, X_THREADS) * X_ROWS };
  enum : int { X_HELD = X_PER_THREAD < 16 ? X_PER_THREAD : 16 };
  struct XWord {
    uint4 v[BITS == 2 ? 2 : 1];
  };
  struct XPlace {
    int word, m;
    bool live;
  };

  // Blocks start at different rows of x, or all of them would ask the same lines of L2 at the same time.
  static __device__ __forceinline__ XPlace x_place(int j) {
    const int thread = (threadIdx.x >> 5) / WARPS_K * 32 + (threadIdx.x & 31);
    const int beside = X_STEP == 1 ? 0 : thread / X_WORDS;
    int row = j % X_ROWS + blockIdx.x / SPLIT % X_ROWS;
    row = row < X_ROWS ? row : row - X_ROWS;
    const XPlace at = {(X_STEP == 1 ? thread : thread % X_WORDS) + j / X_ROWS * X_THREADS, row * X_STEP + beside, true};
    return {at.word, at.m,
            (X_STEP > 1 || X_WORDS % X_THREADS == 0 || at.word < X_WORDS) && (X_ROWS * X_STEP == M || at.m < M) &&
                (X_STEP == 1 || X_STEP * X_WORDS == X_THREADS || beside < X_STEP)};
  }

  static __device__ __forceinline__ XWord load_x_word(const T* x, const XPlace& at, int k0) {
    const int k = k0 + at.word * W::VALUES;
    const T* from = x + k + at.m * K;
    XWord word = {};
    if (at.live && (EVEN_K || k < K) && is_aligned(x)) {
      if constexpr (W::VALUES == 4) {
        const uint2 v = *reinterpret_cast<const uint2*>(from);
        word.v[0].x = v.x, word.v[0].y = v.y;
      } else {
        word.v[0] = *reinterpret_cast<const uint4*>(from);
        if constexpr (BITS == 2) word.v[BITS == 2] = *reinterpret_cast<const uint4*>(from + 8);
      }
    }
    return word;
  }

  static __device__ __forceinline__ void put_x_word(char* xs, const XPlace& at, const XWord& word) {
    if (!at.live) return;
    char* to = xs + x_slot(at.word, at.m);
    const uint4 a = word.v[0], b = word.v[BITS == 2];
    if constexpr (W::VALUES == 8) {
      *reinterpret_cast<uint4*>(to) = uint4{__byte_perm(a.x, a.z, 0x5410), __byte_perm(a.x, a.z, 0x7632),
                                            __byte_perm(a.y, a.w, 0x5410), __byte_perm(a.y, a.w, 0x7632)};
    } else if constexpr (W::VALUES == 4) {
      *reinterpret_cast<uint2*>(to) = uint2{__byte_perm(a.x, a.y, 0x5410), __byte_perm(a.x, a.y, 0x7632)};
    } else {
      *reinterpret_cast<uint4*>(to) = uint4{__byte_perm(a.x, b.x, 0x5410), __byte_perm(a.x, b.x, 0x7632),
                                            __byte_perm(a.y, b.y, 0x5410), __byte_perm(a.y, b.y, 0x7632)};
      *reinterpret_cast<uint4*>(to + M * 64) = uint4{__byte_perm(a.z, b.z, 0x5410), __byte_perm(a.z, b.z, 0x7632),
                                                     __byte_perm(a.w, b.w, 0x5410), __byte_perm(a.w, b.w, 0x7632)};
    }
  }

  // A word of an x that begins where no 16 bytes begin, number by number.
  static __device__ __forceinline__ void put_x_numbers(char* xs, const T* x, const XPlace& at, int k0) {
    if (!at.live) return;
    const int k = k0 + at.word * W::VALUES;
    const u16* const from = reinterpret_cast<const u16*>(x) + k + at.m * K;
    char* const to = xs + x_slot(at.word, at.m);
#pragma unroll 1
    for (int v = 0; v < W::VALUES; v++)
      *reinterpret_cast<u16*>(to + v % W::REGS % 4 * 4 + v % W::REGS / 4 * M * 64 + v / W::REGS * 2) = EVEN_K || k < K ? from[v] : u16(0);
  }

  // Where a lane's rows of x begin: one address for even substeps and one for odd ones where rows lie in swapped pairs, and for each
  // column tile where they are not at a constant distance.
  enum : int { X_LANES = M % 8 == 0 ? 2 : (M % 2 == 0 ? 2 : 1) * COLUMN_TILES };
  static __device__ __forceinline__ void x_lanes(u32 (&lanes)[X_LANES], u32 xs, int lane) {
    const int g = lane >> 2, t = lane & 3;
#pragma unroll
    for (int i = 0; i < X_LANES; i++) {
      const int f = M % 8 == 0 ? 0 : M % 2 == 0 ? i / 2 : i, m = (f * 8 + 7 < M || f * 8 + g < M) ? f * 8 + g : M - 1;
      lanes[i] = kept(xs + (x_row(M % 2 == 0 ? i % 2 : 0, m) * 4 + t) * FRAG_BYTES, lane);
    }
  }

  // B operands of one substep for this lane: column g of column tile f is row f * 8 + g of x (the last row where M ends). offset: of
  // an even substep, from which `substep` counts.
  static __device__ __forceinline__ void load_x(u32 (&b)[W::REGS], const u32 (&lanes)[X_LANES], int offset, int substep, int f) {
    constexpr int SUBSTEP = QUADS * M * 4 * FRAG_BYTES;
    const u32 from = (M % 8 == 0 ? lanes[substep % 2] + f * 32 * FRAG_BYTES : lanes[f * (M % 2 == 0 ? 2 : 1) + (M % 2 == 0 ? substep % 2 : 0)]) +
                     offset + substep * SUBSTEP;
    if constexpr (FRAG_BYTES == 16) {
#pragma unroll
      for (int q = 0; q < QUADS; q++) shared_load(b[4 * q], b[4 * q + 1], b[4 * q + 2], b[4 * q + 3], from + q * M * 64);
    } else {
      shared_load(b[0], b[1], from);
    }
  }

  // The word of substep s of a swizzled line; with 8-byte reads, of an even one and the next.
  static __device__ __forceinline__ void load_word(u32 (&to)[2], u32 words, int offset, int s) {
    if constexpr (!WIDE)
      shared_load(to[s % 2], (words ^ s * 16) + offset);
    else if (s % 2 == 0)
      shared_load(to[0], to[1], (words ^ s * 16) + offset);
  }

  static __device__ __forceinline__ void store(Out* y, int row0, int fragment, int g, int t, float4 v) {
    const int row = row0 + fragment / COLUMN_TILES * 16 + g, m = fragment % COLUMN_TILES * 8 + 2 * t;
    Out* at = y + static_cast<size_t>(m) * N + row;
    if (EVEN_N || row < N) {
      if (m < M) at[0] = from_float<Out>(v.x);
      if (m + 1 < M) at[N] = from_float<Out>(v.y);
    }
    if (EVEN_N || row + 8 < N) {
      if (m < M) at[8] = from_float<Out>(v.z);
      if (m + 1 < M) at[N + 8] = from_float<Out>(v.w);
    }
  }

  static __device__ __forceinline__ void run(const T* x, const u32* w, const Scale* scales, const Scale* biases, Out* y) {
    extern __shared__ __align__(128) char shared[];
    const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, g = lane >> 2, t = lane & 3;
    const int wk = warp % WARPS_K, wn = warp / WARPS_K;
    const int rank = SPLIT == 1 ? 0 : static_cast<int>(blockIdx.x % SPLIT);
    const int team = wn * ROW_BLOCKS + blockIdx.x / SPLIT;
    const int k0 = rank * BLOCK_K + wk * SLICE;
    char* const stages = shared + warp * WARP_BYTES;
    char* const scale_ring = stages + SLOTS * STAGES * STAGE_BYTES;
    char* const xs = shared + WARPS_K * WARPS_N * WARP_BYTES;
    char* const slice_x = xs + wk * M * SLICE * 2;
    float4* const red = reinterpret_cast<float4*>(xs + X_BYTES);
    const u32 stages_at = shared_address(stages), scales_at = shared_address(scale_ring);
    const u32 copies_at = SWIZZLED ? kept(stages_at + lane / CHUNKS * PITCH + (lane % CHUNKS ^ (lane / CHUNKS & 3) << 1) * 16, lane) : stages_at;
    const u32 words_at = kept(stages_at + g * PITCH + (WIDE ? (t >> 1 ^ (g & 3) << 1) * 16 + (t & 1) * 8 : (g & 3) * 32 + t * 4), lane);
    u32 lanes_x[X_LANES];
    x_lanes(lanes_x, shared_address(slice_x), lane);
    const char* const w_from =
        reinterpret_cast<const char*>(w) + static_cast<size_t>(team * ROWS + lane / CHUNKS) * ROW_BYTES + k0 / 8 * BITS + lane % CHUNKS * 16;

    auto issue = [&](int i, int h) {  // stage h of this team's tile i
      const int row0 = (team + i * TEAMS) * ROWS;
      if (i < TEAM_TILES && row0 < N && (EVEN_K || k0 < K)) {
        const char* const from = w_from + static_cast<size_t>(i) * (static_cast<size_t>(TEAMS * ROWS) * ROW_BYTES) + h * LINE;
        load_stage(copies_at + (i % SLOTS * STAGES + h) * STAGE_BYTES, w, from, row0, k0 + h * STAGE_K, lane);
        if (h == 0) load_scales(scales_at + i % (SLOTS + 1) * SCALE_BYTES, scales, biases, row0, k0, lane);
      }
      copy_commit();
    };
    // x before the weights, which would hold it up; the weights need no registers meanwhile.
    XWord held[X_HELD];
#pragma unroll
    for (int j = 0; j < X_HELD; j++) held[j] = load_x_word(x, x_place(j), k0);
#pragma unroll 1
    for (int i = 0; i < SLOTS; i++)
#pragma unroll 1
      for (int h = 0; h < STAGES; h++) issue(i, h);
    if (!is_aligned(x)) {
#pragma unroll 1
      for (int j = 0; j < X_PER_THREAD; j++) put_x_numbers(slice_x, x, x_place(j), k0);
    } else {
#pragma unroll
      for (int j = 0; j < X_HELD; j++) put_x_word(slice_x, x_place(j), held[j]);
#pragma unroll 4
      for (int j = X_HELD; j < X_PER_THREAD; j++) put_x_word(slice_x, x_place(j), load_x_word(x, x_place(j), k0));
    }
    if constexpr (WARPS_N == 1)
      __syncwarp();
    else if constexpr (WARPS_K == 1)
      __syncthreads();
    else
      named_barrier(1 + WARPS_N + wk, X_THREADS);

    // Sums of x over each group, as B operands (k = group, n = row of x): one mma with a selector as B gives them in place.
    // float32 = three bfloat16 (or two float16) parts, so that the product with scales and biases loses nothing.
    u32 sums[GROUP_SETS][COLUMN_TILES][3];
#pragma unroll
    for (int set = 0; AFFINE && set < GROUP_SETS; set++) {
      constexpr int CHAINS = 4;  // independent sums, so that one mma need not wait for the one before
      float chain[CHAINS][4] = {};
      const u32 ones = IsSame16<T>::bf ? 0x3f803f80u : 0x3c003c00u;
#pragma unroll 1
      for (int s0 = 0; s0 < 8 * UNIT_SUBSTEPS; s0 += CHAINS) {
        if (set * 8 * UNIT_SUBSTEPS + s0 >= SLICE / SUBSTEP_K) break;
#pragma unroll
        for (int c = 0; c < CHAINS; c++) {
          u32 b[2][W::REGS];
          const int from = (set * 8 * UNIT_SUBSTEPS + s0) * QUADS * M * 4 * FRAG_BYTES;
          load_x(b[0], lanes_x, from, c, 0);
          if constexpr (COLUMN_TILES == 2) load_x(b[1], lanes_x, from, c, 1);
          const u32 select = (s0 + c) / UNIT_SUBSTEPS == g ? ones : 0u;
#pragma unroll
          for (int j = 0; j < W::REGS / 2; j++) {
            const u32 a[4] = {b[0][2 * j], COLUMN_TILES == 2 ? b[1][2 * j] : 0u, b[0][2 * j + 1],
                              COLUMN_TILES == 2 ? b[1][2 * j + 1] : 0u};
            mma_k16<T>(chain[c], a, select, select, chain[c]);
          }
        }
      }
      float sum[4];
#pragma unroll
      for (int c = 0; c < 4; c++) sum[c] = (chain[0][c] + chain[1][c]) + (chain[2][c] + chain[3][c]);
#pragma unroll
      for (int f = 0; f < COLUMN_TILES; f++) {
        float u = sum[2 * f], v = sum[2 * f + 1];
#pragma unroll
        for (int p = 0; p < 3; p++) {
          sums[set][f][p] = pack_pair<T>(u, v);
          u -= pair_value<T>(sums[set][f][p], 0), v -= pair_value<T>(sums[set][f][p], 1);
        }
      }
    }

#pragma unroll 1
    for (int i = 0; i < TEAM_TILES; i++) {
      const int row0 = (team + i * TEAMS) * ROWS;
      const bool live = row0 < N;
      float acc[ROW_TILES][COLUMN_TILES][4] = {};
      const char* const slice_scales = scale_ring + i % (SLOTS + 1) * SCALE_BYTES;
#pragma unroll 1
      for (int h = 0; h < STAGES; h++) {
        copy_wait<SLOTS * STAGES - 1>();
        __syncwarp();
        const char* const stage = stages + (i % SLOTS * STAGES + h) * STAGE_BYTES;
        const u32 words = words_at + (i % SLOTS * STAGES + h) * STAGE_BYTES;
        if (live && (EVEN_K || k0 < K)) {
          // Scales of this stage's groups, rows g and g + 8 of each row tile.
          constexpr int SCALE_WORDS = ceil_div(STAGE_GROUPS * static_cast<int>(sizeof(Scale)), 4);
          u32 scale[ROW_TILES][2][SCALE_WORDS];
#pragma unroll
          for (int r = 0; r < ROW_TILES; r++)
#pragma unroll
            for (int half = 0; half < 2; half++)
              read_shared<STAGE_GROUPS * static_cast<int>(sizeof(Scale))>(
                  scale[r][half], slice_scales + (r * 16 + half * 8 + g) * SCALE_ROW + h * STAGE_GROUPS * static_cast<int>(sizeof(Scale)));
          float sum[ROW_TILES][COLUMN_TILES][W::PLANES][4];
          u32 read[ROW_TILES][2][2];  // words of an even substep and the next
#pragma unroll
          for (int s = 0; s < SUBSTEPS; s++) {
            u32 b[COLUMN_TILES][W::REGS];
#pragma unroll
            for (int f = 0; f < COLUMN_TILES; f++) load_x(b[f], lanes_x, h * (SUBSTEPS * QUADS * M * 4 * FRAG_BYTES), s, f);
#pragma unroll
            for (int r = 0; r < ROW_TILES; r++) {
              u32 q[2][W::PLANES][W::REGS];
#pragma unroll
              for (int half = 0; half < 2; half++) {
                const int row = r * 16 + half * 8 + g;
                u32 low, high = 0;
                if constexpr (!W::STRADDLES) {
                  load_word(read[r][half], words, (r * 16 + half * 8) * PITCH, s);
                  low = read[r][half][s % 2];
                } else {
                  const int byte = (s * 4 + t) * BITS;
                  const u32* const from = reinterpret_cast<const u32*>(stage + row * PITCH + (byte & ~3));
                  low = __funnelshift_r(from[0], from[1], (byte & 3) * 8);
                  high = from[1] >> ((byte & 3) * 8);
                }
                W::unpack(low, high, q[half]);
                if constexpr (PRESCALED) {
                  const u32 code = scale[r][half][s / 2] >> (s % 2 * 16 + (t >> 1) * 8);
                  const u32 factor = e4m3_pair<T>(code);
#pragma unroll
                  for (int i = 0; i < W::REGS; i++) q[half][0][i] = multiply_pair<T>(q[half][0][i], factor);
                }
              }
#pragma unroll
              for (int p = 0; p < W::PLANES; p++)
#pragma unroll
                for (int j = 0; j < W::REGS / 2; j++) {
                  const u32 a[4] = {q[0][p][2 * j], q[1][p][2 * j], q[0][p][2 * j + 1], q[1][p][2 * j + 1]};
#pragma unroll
                  for (int f = 0; f < COLUMN_TILES; f++) {
                    const float zero[4] = {0.f, 0.f, 0.f, 0.f};
                    if (s % UNIT_SUBSTEPS == 0 && j == 0)
                      mma_k16<T>(sum[r][f][p], a, b[f][2 * j], b[f][2 * j + 1], zero);
                    else
                      mma_k16<T>(sum[r][f][p], a, b[f][2 * j], b[f][2 * j + 1], sum[r][f][p]);
                  }
                }
              if ((s + 1) % UNIT_SUBSTEPS == 0) {
                const int group = s / UNIT_SUBSTEPS;
#pragma unroll
                for (int half = 0; half < 2; half++) {
                  float factor = 1.f;
                  if constexpr (AFFINE)
                    factor = pair_value<T>(scale[r][half][group / 2], group % 2);
                  else if constexpr (!PRESCALED)
                    factor = e8m0_value(scale[r][half][group / 4] >> (group % 4 * 8));
#pragma unroll
                  for (int f = 0; f < COLUMN_TILES; f++)
#pragma unroll
                    for (int c = 0; c < 2; c++) {
                      float v = sum[r][f][0][2 * half + c];
                      if constexpr (W::PLANES == 2) v = fmaf(16.f, sum[r][f][W::PLANES - 1][2 * half + c], v);
                      acc[r][f][2 * half + c] = PRESCALED ? acc[r][f][2 * half + c] + v : fmaf(factor, v, acc[r][f][2 * half + c]);
                    }
                }
              }
            }
          }
        }
        __syncwarp();
        issue(i + SLOTS, h);
      }

      if (AFFINE && live && (EVEN_K || k0 < K)) {
        // sum over groups of (bias - OFFSET * scale) * sum(x), both products exact.
#pragma unroll
        for (int r = 0; r < ROW_TILES; r++)
#pragma unroll
          for (int set = 0; set < GROUP_SETS; set++) {
            u32 a[2][2];
#pragma unroll
            for (int which = 0; which < 2; which++)
#pragma unroll
              for (int half = 0; half < 2; half++) {
                const char* from = slice_scales + (which * ROWS + r * 16 + half * 8 + g) * SCALE_ROW + set * 16 + t * 4;
                const int group = set * 8 + 2 * t;
                a[which][half] = 0;
                if (SLICE_GROUPS % 8 == 0 || group + 1 < SLICE_GROUPS)
                  a[which][half] = *reinterpret_cast<const u32*>(from);
                else if (SLICE_GROUPS % 2 == 1 && group < SLICE_GROUPS)
                  a[which][half] = *reinterpret_cast<const u16*>(from);
              }
#pragma unroll
            for (int f = 0; f < COLUMN_TILES; f++) {
              float by_scale[4] = {0.f, 0.f, 0.f, 0.f};
#pragma unroll
              for (int p = 0; p < 3; p++) {
                mma_k8<T>(acc[r][f], a[1][0], a[1][1], sums[set][f][p], acc[r][f]);
                mma_k8<T>(by_scale, a[0][0], a[0][1], sums[set][f][p], by_scale);
              }
              const float offset = W::PLANES == 2 ? 17 * W::OFFSET : W::OFFSET;
#pragma unroll
              for (int c = 0; c < 4; c++) acc[r][f][c] = fmaf(-offset, by_scale[c], acc[r][f][c]);
            }
          }
      }

      // Partial sums of the slices: in order within a section, then the sections in order (the K ranges of a split
      // are sections too), so that one SLICE and SECTION give the same bits whatever M and SPLIT are.
      float4* const slot = red + (i % RED_BUFFERS * WARPS_N + wn) * WARPS_K * FRAGMENTS * 32;
      if constexpr (WARPS_K > 1) {
        if (RED_BUFFERS == 1 && i > 0) named_barrier(1 + wn, 32 * WARPS_K);
#pragma unroll
        for (int n = 0; n < FRAGMENTS; n++) {
          const float(&v)[4] = acc[n / COLUMN_TILES][n % COLUMN_TILES];
          slot[(wk * FRAGMENTS + n) * 32 + lane] = float4{v[0], v[1], v[2], v[3]};
        }
        named_barrier(1 + wn, 32 * WARPS_K);
      }
#pragma unroll(WARPS_K == 1 ? FRAGMENTS : 1)
      for (int n = WARPS_K == 1 ? 0 : (wk + i) % WARPS_K; n < FRAGMENTS; n += WARPS_K) {
        float4 v;
        if constexpr (WARPS_K > 1) {
#pragma unroll
          for (int k = 0; k < WARPS_K; k += SECTION) {
            float4 u = slot[(k * FRAGMENTS + n) * 32 + lane];
#pragma unroll
            for (int i = 1; i < SECTION; i++) add(u, slot[((k + i) * FRAGMENTS + n) * 32 + lane]);
            if (k == 0)
              v = u;
            else
              add(v, u);
          }
        } else {
          const float(&u)[4] = acc[n / COLUMN_TILES][n % COLUMN_TILES];
          v = float4{u[0], u[1], u[2], u[3]};
        }
        if (live) store(y + (SPLIT == 1 ? 0 : static_cast<size_t>(rank) * M * N), row0, n, g, t, v);
      }
    }
    copy_wait<0>();
  }
};

// y (M, N) = sum of the SPLIT partial products of SmallM, in the order of their K ranges: the bits are those of a
// block that adds up all of K. One thread an output; grid of M * N threads, rounded up.
template <typename T, int M, int N, int SPLIT>
struct MergeSplits {
  enum : int { THREADS = 256 };
  enum : int { BLOCKS = ceil_div(M * N, THREADS) };

  static __device__ __forceinline__ void run(const float* partial, T* y) {
    const int i = blockIdx.x * THREADS + threadIdx.x;
    if (i >= M * N) return;
    float v = partial[i];
#pragma unroll
    for (int k = 1; k < SPLIT; k++) v += partial[static_cast<size_t>(k) * M * N + i];
    y[i] = from_float<T>(v);
  }
};

}  // namespace tuner
