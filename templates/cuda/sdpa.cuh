// sdpa: y = softmax(q @ k.T * scale [soft-capped] [+ mask] [with sinks]) @ v for M = 1..16 queries of every head.
//
// The keys are cut at fixed places into runs of RUN keys. A block takes one run of one KV head, for the RATIO query heads that share
// it and all M queries: RATIO * M rows for one read of K and V. Its warps take KEYS keys in turn, each with a softmax of its own that
// goes on from step to step; at the end they are put together in the order of the warps. SdpaMerge puts runs together.
// What a key adds to a row depends on where the key lies, never on M or on the keys after it; a key that a row does not see adds 0.
#ifndef TUNER_DEQUANTIZE
#include "dequantize.cuh"
#endif
#include "warp.cuh"

namespace tuner {

enum class Mask { none, causal, boolean, additive };

template <typename T>
struct AttentionCall {
  const T* q;               // (B, H, M, D)
  const void *k, *v;        // numbers, or packed words
  const T *k_scales, *k_biases, *v_scales, *v_biases;
  const void* mask;         // bytes, 0 where a key is not seen, or numbers to add
  const T* sinks;           // (H,)
  float *partial, *stats;   // (B, KV heads, runs, rows, DV), and the maximum and the sum of each row
  T* y;                     // (B, M, H, DV)
  int length, kv_heads, first_run, runs;  // runs: that there are blocks for; those behind the last key have nothing to do
  int k_rows, v_rows;       // that a head has room for: (B, KV heads, rows, D)
  int mask_batch, mask_head, mask_row, mask_key;
  int window;
  int scale_bits, cap_bits; // float32, of the dot product and of its tanh, in powers of two: log2(e) is in one of them
};

// What does not change in a model. BITS, GROUP: of quantized keys and values; 0 for numbers of T.
template <typename T_, int M_, int RATIO_, int D_, int DV_, int BITS_, int GROUP_, Mask MASK, bool WINDOW, bool CAP, bool SINKS>
struct Heads {
  using T = T_;
  using Call = AttentionCall<T>;
  enum : int { M = M_, RATIO = RATIO_, D = D_, DV = DV_, BITS = BITS_, GROUP = GROUP_, ROWS = M * RATIO };
  enum : bool { QUANTIZED = BITS > 0 };
  static_assert(D % 16 == 0 && DV % 16 == 0, "whole mma steps");

  // Whether all rows see all of `count` keys from `key` on.
  static __device__ __forceinline__ bool all_seen(const Call& c, int key, int count) {
    if (MASK == Mask::boolean || MASK == Mask::additive) return false;
    const int last = MASK == Mask::causal ? c.length - M : c.length - 1;
    return key + count - 1 <= last && (!WINDOW || key > c.length - 1 - c.window);
  }

  // log2 of a weight, from the product q . k.
  static __device__ __forceinline__ float logit(const Call& c, float product) {
    const float scaled = product * __int_as_float(c.scale_bits);
    return CAP ? tanhf(scaled) * __int_as_float(c.cap_bits) : scaled;
  }

  // The logit of a key that a row may not see, or that has a mask added.
  static __device__ __forceinline__ float masked(const Call& c, float logit, int key, int row, int batch, int kv) {
    const int i = row % M, place = c.length - M + i;
    bool seen = key < c.length;
    if (MASK == Mask::causal) seen = seen && key <= place;
    if (WINDOW) seen = seen && key > place - c.window;
    if constexpr (MASK == Mask::boolean || MASK == Mask::additive) {
      if (seen) {
        const size_t at = static_cast<size_t>(batch) * c.mask_batch + static_cast<size_t>(kv * RATIO + row / M) * c.mask_head +
                          static_cast<size_t>(i) * c.mask_row + static_cast<size_t>(key) * c.mask_key;
        if constexpr (MASK == Mask::boolean)
          seen = static_cast<const u8*>(c.mask)[at] != 0;
        else
          logit = fmaf(to_float<T>(static_cast<const T*>(c.mask)[at]), 1.44269504f, logit);
      }
    }
    return seen ? logit : minus_infinity();
  }

  // Four numbers of a row of y, from the sum of weighted values, the largest logit and the sum of weights.
  static __device__ __forceinline__ void store(const Call& c, int batch, int kv, int row, int d, float4 v, float most, float total) {
    const int head = kv * RATIO + row / M;
    float factor = total > 0.f ? 1.f / total : 0.f;
    if constexpr (SINKS) {
      const float sink = to_float<T>(c.sinks[head]) * 1.44269504f, base = fmaxf(most, sink);
      const float weight = power_of_two(most - base);
      factor = weight / fmaf(total, weight, power_of_two(sink - base));
    }
    T* to = c.y + (static_cast<size_t>(batch * M + row % M) * (c.kv_heads * RATIO) + head) * DV + d;
    to[0] = from_float<T>(v.x * factor), to[1] = from_float<T>(v.y * factor);
    to[2] = from_float<T>(v.z * factor), to[3] = from_float<T>(v.w * factor);
  }
};

__device__ __forceinline__ float finite_base(float most) { return most == minus_infinity() ? 0.f : most; }
__device__ __forceinline__ void add_scaled(float4& to, const float4& v, float by) {
  to.x = fmaf(v.x, by, to.x), to.y = fmaf(v.y, by, to.y), to.z = fmaf(v.z, by, to.z), to.w = fmaf(v.w, by, to.w);
}

// How a stage of KEYS rows of one of K and V lies in shared memory, and how one warp brings it.
template <typename T, int KEYS, int WIDTH, int BITS, int GROUP, bool MATRICES>
struct Stage {
  enum : int { ROW = BITS ? WIDTH / 8 * BITS : WIDTH * static_cast<int>(sizeof(T)) };  // bytes
  enum : int { CHUNKS = ROW / 16 };
  // Rows a warp reads at once lie in different banks: swizzled in whole 128-byte lines, or an odd number of chunks apart.
  enum : bool { SWIZZLED = MATRICES && CHUNKS % 8 == 0 };
  enum : int { PITCH = SWIZZLED ? ROW : (CHUNKS | 1) * 16 };
  enum : int { GROUPS = BITS ? WIDTH / GROUP : 0 };
  enum : int { SCALES = KEYS * PITCH };  // where scales lie, then biases
  enum : int { SCALE_BYTES = ceil_div(KEYS * GROUPS * static_cast<int>(sizeof(T)), 16) * 16 };
  enum : int { BYTES = SCALES + 2 * SCALE_BYTES };
  static_assert(ROW % 16 == 0, "rows are copied 16 bytes at a time");

  static __device__ __forceinline__ int chunk(int row, int c) { return row * PITCH + (SWIZZLED ? c ^ (row & 7) : c) * 16; }

  // Rows of the array from row `from` on; those past `valid` become zeros.
  static __device__ __forceinline__ void bring(char* stage, const void* data, const T* scales, const T* biases, size_t from, int valid,
                                               int lane) {
    const char* const base = static_cast<const char*>(data) + from * ROW;
    const u32 to = shared_address(stage);
    constexpr int COPIES = KEYS * CHUNKS;
#pragma unroll 4  // all of them would be half of the kernel's code, which MLX hashes at each call
    for (int i = 0; i < ceil_div(COPIES, 32); i++) {
      const int id = lane + 32 * i, r = id / CHUNKS;
      if (COPIES % 32 == 0 || id < COPIES) copy_async<16>(to + chunk(r, id % CHUNKS), base + id * 16, r < valid);
    }
    if constexpr (BITS > 0) {
      bring_scales(stage + SCALES, scales + from * GROUPS, valid, lane);
      bring_scales(stage + SCALES + SCALE_BYTES, biases + from * GROUPS, valid, lane);
    }
  }

  // Scales of rows that follow each other, by words where they are aligned; those past `valid` rows become zeros.
  static __device__ __forceinline__ void bring_scales(char* to, const T* from, int valid, int lane) {
    constexpr int EACH = 4 / static_cast<int>(sizeof(T));
    const bool aligned = reinterpret_cast<size_t>(from) % 4 == 0;
    valid *= GROUPS;
#pragma unroll
    for (int i = lane; i < KEYS * GROUPS / EACH; i += 32) {
      const int first = i * EACH;
      if (first >= valid || (aligned && first + EACH <= valid)) {
        copy_async<4>(shared_address(to) + i * 4, first < valid ? from + first : from, first < valid);
      } else {
#pragma unroll
        for (int e = 0; e < EACH; e++) reinterpret_cast<T*>(to)[first + e] = first + e < valid ? from[first + e] : T(0.f);
      }
    }
  }
};

// The place of a block in the call: of `row_parts` times `column_parts` blocks for a run of keys, runs, heads of keys and batches.
struct Item {
  int row0, column0, run, kv, batch;
  __device__ __forceinline__ Item(int row_parts, int rows, int column_parts, int columns) {
    const int part = blockIdx.x % (row_parts * column_parts);
    row0 = part / column_parts * rows;
    column0 = part % column_parts * columns;
    run = blockIdx.x / (row_parts * column_parts);
    kv = blockIdx.y;
    batch = blockIdx.z;
  }
};

// What each warp of a block found, in shared memory, and how it becomes one run's result.
template <typename H, int WARPS, int ROWS, int COLUMNS>
struct Found {
  enum : int { PITCH = COLUMNS + 8 };  // floats
  enum : int { TOPS = WARPS * ROWS * PITCH, SUMS = TOPS + WARPS * ROWS, MOSTS = SUMS + WARPS * ROWS };
  enum : int { BYTES = (MOSTS + ROWS) * 4 };

  static __device__ __forceinline__ float* values(float* found, int warp, int row) { return found + (warp * ROWS + row) * PITCH; }
  static __device__ __forceinline__ float& top(float* found, int warp, int row) { return found[TOPS + warp * ROWS + row]; }
  static __device__ __forceinline__ float& sum(float* found, int warp, int row) { return found[SUMS + warp * ROWS + row]; }

  // Adds up the warps in order: to y if there is but one run, else to the partial results. All threads of the block call it.
  static __device__ __forceinline__ void finish(const typename H::Call& c, float* found, const Item& at) {
    constexpr int THREADS = WARPS * 32, QUADS = COLUMNS / 4;
    const size_t rows = (static_cast<size_t>(at.batch * c.kv_heads + at.kv) * c.runs + at.run) * H::ROWS;
    __syncthreads();
#pragma unroll 1
    for (int i = threadIdx.x; i < ROWS; i += THREADS) {
      float most = top(found, 0, i);
#pragma unroll
      for (int w = 1; w < WARPS; w++) most = fmaxf(most, top(found, w, i));
      float total = 0.f;
#pragma unroll
      for (int w = 0; w < WARPS; w++) {
        const float by = power_of_two(top(found, w, i) - finite_base(most));
        total = fmaf(sum(found, w, i), by, total);
        top(found, w, i) = by;
      }
      sum(found, 0, i) = total;
      found[MOSTS + i] = most;
      if (c.runs > 1 && at.row0 + i < H::ROWS)
        reinterpret_cast<float2*>(c.stats)[rows + at.row0 + i] = float2{most, total};
    }
    __syncthreads();
#pragma unroll 1
    for (int i = threadIdx.x; i < ROWS * QUADS; i += THREADS) {
      const int r = i / QUADS, d = i % QUADS * 4, row = at.row0 + r;
      if (row >= H::ROWS) break;
      float4 v = {};
#pragma unroll
      for (int w = 0; w < WARPS; w++) add_scaled(v, *reinterpret_cast<const float4*>(values(found, w, r) + d), top(found, w, r));
      if (c.runs > 1)
        *reinterpret_cast<float4*>(c.partial + (rows + row) * H::DV + at.column0 + d) = v;
      else
        H::store(c, at.batch, at.kv, row, at.column0 + d, v, found[MOSTS + r], sum(found, 0, r));
    }
  }
};

// On tensor cores, for 16-bit numbers: rows of q are the 16 rows of an mma, keys and then columns of V its 8 columns, so that weights
// are operands where they were computed. Nothing is rounded to T but y: a weight is two numbers of T, which hold 16 bits of it or more,
// and quantized keys and values are multiplied as the whole numbers they are stored as. Scales are applied in float32: a key's to its
// products over a group, a value's to the weight; biases go to sums of q and to sums of weights.
template <typename H, int RUN, int KEYS, int WARPS, int STAGES, int TILES>
struct SdpaMma {
  using T = typename H::T;
  using Call = typename H::Call;
  using K = Stage<T, KEYS, H::D, H::BITS, H::GROUP, !H::QUANTIZED>;
  using V = Stage<T, KEYS, H::DV, H::BITS, H::GROUP, !H::QUANTIZED>;
  enum : int { THREADS = 32 * WARPS, ROWS = 16 * TILES, ROW_PARTS = ceil_div(H::ROWS, ROWS) };
  enum : int { COLUMN_PARTS = H::DV > 256 ? 2 : 1, COLUMNS = H::DV / COLUMN_PARTS };  // sums of 16 rows of more do not fit registers
  enum : int { PARTS = ROW_PARTS * COLUMN_PARTS };
  using F = Found<H, WARPS, ROWS, COLUMNS>;
  enum : int { KEY_TILES = KEYS / 16, D_STEPS = H::D / 16, D_PAIRS = ceil_div(D_STEPS, 2) };
  enum : int { V_TILES = COLUMNS / 16, V_PAIRS = ceil_div(V_TILES, 2) };
  enum : int { STEP = WARPS * KEYS };
  enum : int { SLOT_BYTES = K::BYTES + V::BYTES };
  enum : int { STAGE_BYTES = WARPS * STAGES * SLOT_BYTES };
  enum : int { FOUND_BYTES = F::BYTES };
  enum : int { Q_UNITS = TILES * D_STEPS * 32 };  // of 16 bytes: what a lane needs of 16 rows in an mma step
  enum : int { Q_EACH = ceil_div(Q_UNITS, THREADS) };
  enum : int { Q_AT = STAGE_BYTES > FOUND_BYTES ? STAGE_BYTES : ceil_div(FOUND_BYTES, 16) * 16 };
  enum : int { K_GROUPS = H::QUANTIZED ? H::D / H::GROUP : 1, V_GROUPS = H::QUANTIZED ? COLUMNS / H::GROUP : 1 };
  // A float16 weight times a small scale leaves a rest that is subnormal; scales up to 255, which no float16 needs more of, still fit.
  enum : int { LIFT = H::QUANTIZED && !IsSame16<T>::bf ? 256 : 1 };
  enum : int { GROUP_PAIRS = H::QUANTIZED ? H::GROUP / 32 : 0 };  // two mma steps, or two tiles of 16 columns
  enum : int { SUMS_AT = Q_AT + Q_UNITS * 16 };                   // of q over each group, as float32
  enum : int { SHARED = SUMS_AT + (H::QUANTIZED ? K_GROUPS * ROWS * 4 : 0) };
  static_assert(sizeof(T) == 2, "tensor cores take 16-bit numbers");
  static_assert(KEYS % 16 == 0 && RUN % STEP == 0, "a run is whole steps");
  static_assert(!H::QUANTIZED || (H::D % 32 == 0 && COLUMNS % 32 == 0), "whole words in every lane");

  // Which number of a row of K is number e of half `half` of mma step `step` for lane t of 4: packed words are taken as they lie.
  static __device__ __forceinline__ int place(int step, int t, int half, int e) {
    if (H::BITS == 4) return step / 2 * 32 + 8 * t + step % 2 * 2 + half + 4 * e;
    if (H::BITS == 8) return step * 16 + 4 * t + 2 * half + e;
    return step * 16 + 8 * half + 2 * t + e;
  }
  // Which column of V is column n of 8 of half `half` of tile `tile`.
  static __device__ __forceinline__ int column(int tile, int n, int half) {
    return H::QUANTIZED ? tile / 2 * 32 + 4 * n + tile % 2 * 2 + half : tile * 16 + n + 8 * half;
  }

  static __device__ __forceinline__ uint4 load_q(const T* q, int unit, int row0) {
    const int lane = unit % 32, step = unit / 32 % D_STEPS, tile = unit / 32 / D_STEPS;
    u32 v[4];
#pragma unroll
    for (int i = 0; i < 4; i++) {
      const int row = row0 + tile * 16 + lane / 4 + i % 2 * 8;
      const T* const from = q + static_cast<size_t>(row < H::ROWS ? row : H::ROWS - 1) * H::D;
      const u16* const at = reinterpret_cast<const u16*>(from);
      if (H::BITS == 4)
        v[i] = at[place(step, lane % 4, i / 2, 0)] | static_cast<u32>(at[place(step, lane % 4, i / 2, 1)]) << 16;
      else
        v[i] = *reinterpret_cast<const u32*>(from + place(step, lane % 4, i / 2, 0));
    }
    return uint4{v[0], v[1], v[2], v[3]};
  }

  // A pair of codes, in the low bits of each half, as two numbers of T: exact.
  static __device__ __forceinline__ u32 numbers(u32 codes) {
    if constexpr (H::BITS == 8 && IsSame16<T>::bf) {  // 256 + code is not exact in bfloat16; 2^23 + code is in float32
      return pack_pair<T>(__uint_as_float((codes & 0xffu) | 0x4b000000u) - 8388608.f, __uint_as_float(codes >> 16 | 0x4b000000u) - 8388608.f);
    } else {
      const u32 one = IsSame16<T>::bf ? 0x3f803f80u : 0x3c003c00u;
      const u32 above = IsSame16<T>::bf ? 0x43004300u : 0x64006400u, below = IsSame16<T>::bf ? 0xc300c300u : 0xe400e400u;
      return fma_pair<T>(codes | above, one, below);
    }
  }

  static __device__ __forceinline__ u32 word(const char* at) { return *reinterpret_cast<const u32*>(at); }
  static __device__ __forceinline__ u32 half_word(const char* at) { return *reinterpret_cast<const u16*>(at); }

  // Operands B of two mma steps: numbers 2 h and 2 h + 1 are those of keys 16 tile + 8 h + g of the stage.
  static __device__ __forceinline__ void load_k(u32 (&b)[2][4], const char* stage, int tile, int pair, int lane) {
    const int g = lane >> 2, t = lane & 3;
    if constexpr (!H::QUANTIZED) {
#pragma unroll
      for (int s = 0; s < 2; s++)
        if (D_STEPS % 2 == 0 || 2 * pair + s < D_STEPS)
          load_matrices<false>(b[s], shared_address(stage) + K::chunk(tile * 16 + (lane & 7) + (lane >> 4) * 8, (2 * pair + s) * 2 + (lane >> 3 & 1)));
    } else {
#pragma unroll
      for (int h = 0; h < 2; h++) {
        const char* const row = stage + (tile * 16 + g + 8 * h) * K::PITCH;
#pragma unroll
        for (int r = 0; r < 4; r++) {
          const u32 codes = H::BITS == 4 ? word(row + pair * 16 + t * 4) >> (4 * r) & 0x000f000fu
                                         : __byte_perm(word(row + pair * 32 + r / 2 * 16 + t * 4), 0, r % 2 ? 0x4342 : 0x4140);
          b[r / 2][2 * h + r % 2] = numbers(codes);
        }
      }
    }
  }

  // Operands B of two tiles of 16 columns of V, for the 16 keys of a tile: numbers 2 h and 2 h + 1 are those of half h of the columns.
  static __device__ __forceinline__ void load_v(u32 (&b)[2][4], const char* stage, int tile, int pair, int lane, int column0) {
    const int g = lane >> 2, t = lane & 3;
    if constexpr (!H::QUANTIZED) {
#pragma unroll
      for (int s = 0; s < 2; s++)
        if (V_TILES % 2 == 0 || 2 * pair + s < V_TILES)
          load_matrices<true>(b[s], shared_address(stage) + V::chunk(tile * 16 + (lane & 15), column0 / 8 + (2 * pair + s) * 2 + (lane >> 4)));
    } else {
#pragma unroll
      for (int h = 0; h < 2; h++) {  // keys 2 t and 2 t + 1, or those 8 above
        const char* const row = stage + (tile * 16 + 2 * t + 8 * h) * V::PITCH + column0 / 8 * H::BITS;
        if constexpr (H::BITS == 4) {
          const u32 both = half_word(row + pair * 16 + g * 2) | half_word(row + V::PITCH + pair * 16 + g * 2) << 16;
#pragma unroll
          for (int n = 0; n < 4; n++) b[n / 2][n % 2 * 2 + h] = numbers(both >> (4 * n) & 0x000f000fu);
        } else {
          const u32 first = word(row + pair * 32 + g * 4), second = word(row + V::PITCH + pair * 32 + g * 4);
#pragma unroll
          for (int n = 0; n < 4; n++)
            b[n / 2][n % 2 * 2 + h] = numbers(__byte_perm(first, second, n * 0x11 | (4 + n) * 0x1100) & 0x00ff00ffu);
        }
      }
    }
  }

  // Weights of 16 rows and 16 keys as operand A: the part that T holds, and what is left.
  static __device__ __forceinline__ void split(u32 (&whole)[4], u32 (&rest)[4], const float (&v)[2][4]) {
#pragma unroll
    for (int i = 0; i < 4; i++) {
      const float low = v[i / 2][i % 2 * 2], high = v[i / 2][i % 2 * 2 + 1];
      whole[i] = pack_pair<T>(low, high);
      rest[i] = pack_pair<T>(low - pair_value<T>(whole[i], 0), high - pair_value<T>(whole[i], 1));
    }
  }

  static __device__ __forceinline__ float scale_at(const char* stage, int at, int key, int groups, int group) {
    return to_float<T>(reinterpret_cast<const T*>(stage + at)[key * groups + group]);
  }

  static __device__ __forceinline__ void run(const Call& c) {
    extern __shared__ __align__(128) char shared[];
    const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, g = lane >> 2, t = lane & 3;
    const Item at(ROW_PARTS, ROWS, COLUMN_PARTS, COLUMNS);
    const int start = (c.first_run + at.run) * RUN + warp * KEYS;  // this warp's first key
    const int end = min(c.length, (c.first_run + at.run + 1) * RUN);
    if (at.run > 0 && (c.first_run + at.run) * RUN >= c.length) return;
    const int steps = end > start ? (end - start + STEP - 1) / STEP : 0;
    char* const slots = shared + warp * STAGES * SLOT_BYTES;
    const size_t k_from = static_cast<size_t>(at.batch * c.kv_heads + at.kv) * c.k_rows + start;
    const size_t v_from = static_cast<size_t>(at.batch * c.kv_heads + at.kv) * c.v_rows + start;

    auto bring_k = [&](int s) {
      if (s < steps)
        K::bring(slots + s % STAGES * SLOT_BYTES, c.k, c.k_scales, c.k_biases, k_from + s * STEP, end - start - s * STEP, lane);
      copy_commit();
    };
    auto bring_v = [&](int s) {
      if (s < steps)
        V::bring(slots + s % STAGES * SLOT_BYTES + K::BYTES, c.v, c.v_scales, c.v_biases, v_from + s * STEP, end - start - s * STEP, lane);
      copy_commit();
    };

    // q is asked for before the keys, which would hold it up.
    const T* const q = c.q + static_cast<size_t>(at.batch * c.kv_heads + at.kv) * H::ROWS * H::D;
    uint4* const q_shared = reinterpret_cast<uint4*>(shared + Q_AT);
    uint4 held[Q_EACH];
#pragma unroll
    for (int i = 0; i < Q_EACH; i++) {
      const int unit = threadIdx.x + i * THREADS;
      if (Q_UNITS % THREADS == 0 || unit < Q_UNITS) held[i] = load_q(q, unit, at.row0);
    }
#pragma unroll 1
    for (int s = 0; s < STAGES; s++) bring_k(s), bring_v(s);
#pragma unroll
    for (int i = 0; i < Q_EACH; i++) {
      const int unit = threadIdx.x + i * THREADS;
      if (Q_UNITS % THREADS == 0 || unit < Q_UNITS) q_shared[unit] = held[i];
    }
    float* const q_sums = reinterpret_cast<float*>(shared + SUMS_AT);
    if constexpr (H::QUANTIZED) {
      for (int i = threadIdx.x; i < K_GROUPS * ROWS; i += THREADS) {
        const int row = at.row0 + i % ROWS;
        const T* const from = q + static_cast<size_t>(row < H::ROWS ? row : H::ROWS - 1) * H::D + i / ROWS * H::GROUP;
        float v = 0.f;
#pragma unroll 8
        for (int d = 0; d < H::GROUP; d++) v += to_float<T>(from[d]);
        q_sums[i] = v;
      }
    }
    __syncthreads();

    // Of tile i, a lane has rows 16 i + g and + 8: numbers 0 and 1, 2 and 3 of an mma's four, for columns 2 t and 2 t + 1 of 8.
    float acc[V_TILES][2][TILES][4] = {};
    float top[TILES][2], sum[TILES][2] = {};
    float offset[V_GROUPS][TILES][2] = {};  // sums of weights times biases of values
#pragma unroll
    for (int i = 0; i < TILES; i++) top[i][0] = top[i][1] = minus_infinity();

#pragma unroll 1
    for (int s = 0; s < steps; s++) {
      const char* const stage = slots + s % STAGES * SLOT_BYTES;
      const int key0 = start + s * STEP;
      copy_wait<2 * STAGES - 1>();
      __syncwarp();
      float score[KEY_TILES][TILES][2][4] = {}, part[KEY_TILES][TILES][2][4] = {};
#pragma unroll
      for (int pair = 0; pair < D_PAIRS; pair++) {
        u32 b[KEY_TILES][2][4];
#pragma unroll
        for (int k = 0; k < KEY_TILES; k++) load_k(b[k], stage, k, pair, lane);
#pragma unroll
        for (int p = 0; p < 2; p++)
          if (D_STEPS % 2 == 0 || 2 * pair + p < D_STEPS) {
#pragma unroll
            for (int i = 0; i < TILES; i++) {
              const uint4 v = q_shared[(i * D_STEPS + 2 * pair + p) * 32 + lane];
              const u32 a[4] = {v.x, v.y, v.z, v.w};
#pragma unroll
              for (int k = 0; k < KEY_TILES; k++)
#pragma unroll
                for (int h = 0; h < 2; h++) {
                  float(&to)[4] = H::QUANTIZED ? part[k][i][h] : score[k][i][h];
                  mma_k16<T>(to, a, b[k][p][2 * h], b[k][p][2 * h + 1], to);
                }
            }
          }
        if constexpr (H::QUANTIZED) {
          if (pair % GROUP_PAIRS == GROUP_PAIRS - 1) {
            const int group = pair / GROUP_PAIRS;
#pragma unroll
            for (int k = 0; k < KEY_TILES; k++)
#pragma unroll
              for (int h = 0; h < 2; h++)
#pragma unroll
                for (int e = 0; e < 2; e++) {
                  const int key = k * 16 + 8 * h + 2 * t + e;
                  const float scale = scale_at(stage, K::SCALES, key, K::GROUPS, group);
                  const float bias = scale_at(stage, K::SCALES + K::SCALE_BYTES, key, K::GROUPS, group);
#pragma unroll
                  for (int i = 0; i < TILES; i++)
#pragma unroll
                    for (int u = 0; u < 2; u++) {
                      float &to = score[k][i][h][2 * u + e], &from = part[k][i][h][2 * u + e];
                      to = fmaf(scale, from, fmaf(bias, q_sums[group * ROWS + i * 16 + g + 8 * u], to));
                      from = 0.f;
                    }
                }
          }
        }
      }
      __syncwarp();
      bring_k(s + STAGES);

      const bool all_seen = H::all_seen(c, key0, KEYS);
      float scaled[TILES][2];
      bool changed = false;
#pragma unroll
      for (int i = 0; i < TILES; i++)
#pragma unroll
        for (int u = 0; u < 2; u++) {
          float most = minus_infinity();
#pragma unroll
          for (int n = 0; n < 4 * KEY_TILES; n++) {
            const int k = n / 4, h = n / 2 % 2, e = n % 2;
            float& v = score[k][i][h][2 * u + e];
            v = H::logit(c, v);
            if (!all_seen) {
              const int row = at.row0 + i * 16 + g + 8 * u;
              v = H::masked(c, v, key0 + k * 16 + 8 * h + 2 * t + e, row < H::ROWS ? row : H::ROWS - 1, at.batch, at.kv);
            }
            most = fmaxf(most, v);
          }
          most = fmaxf(most, __shfl_xor_sync(0xffffffffu, most, 1));
          most = fmaxf(most, __shfl_xor_sync(0xffffffffu, most, 2));
          most = fmaxf(most, top[i][u]);
          const float base = finite_base(most);
          scaled[i][u] = power_of_two(top[i][u] - base);
          changed = changed || most != top[i][u];
          top[i][u] = most;
          sum[i][u] *= scaled[i][u];
#pragma unroll
          for (int n = 0; n < 4 * KEY_TILES; n++) {
            float& v = score[n / 4][i][n / 2 % 2][2 * u + n % 2];
            v = power_of_two(v - base);
            sum[i][u] += v;
          }
        }
      if (__any_sync(0xffffffffu, changed)) {  // a factor of 1 changes no bit
#pragma unroll
        for (int i = 0; i < TILES; i++)
#pragma unroll
          for (int r = 0; r < 4; r++) {
#pragma unroll
            for (int j = 0; j < V_TILES; j++) acc[j][0][i][r] *= scaled[i][r / 2], acc[j][1][i][r] *= scaled[i][r / 2];
            if (H::QUANTIZED && r < 2)
#pragma unroll
              for (int j = 0; j < V_GROUPS; j++) offset[j][i][r] *= scaled[i][r];
          }
      }

      copy_wait<2 * STAGES - 1>();
      __syncwarp();
      const char* const values = stage + K::BYTES;
#pragma unroll
      for (int k = 0; k < KEY_TILES; k++) {
        u32 whole[TILES][4], rest[TILES][4];
#pragma unroll
        for (int pair = 0; pair < V_PAIRS; pair++) {
          if constexpr (H::QUANTIZED) {
            if (pair % GROUP_PAIRS == 0) {
              const int group = pair / GROUP_PAIRS;
              float scale[2][2], bias[2][2];
#pragma unroll
              for (int n = 0; n < 4; n++) {
                const int key = k * 16 + n / 2 * 8 + 2 * t + n % 2, from = at.column0 / H::GROUP + group;
                scale[n / 2][n % 2] = LIFT * scale_at(values, V::SCALES, key, V::GROUPS, from);
                bias[n / 2][n % 2] = scale_at(values, V::SCALES + V::SCALE_BYTES, key, V::GROUPS, from);
              }
#pragma unroll
              for (int i = 0; i < TILES; i++) {
                float v[2][4];
#pragma unroll
                for (int n = 0; n < 8; n++) {
                  const int h = n / 4, r = n % 4;
                  v[h][r] = score[k][i][h][r] * scale[h][r % 2];
                  offset[group][i][r / 2] = fmaf(score[k][i][h][r], bias[h][r % 2], offset[group][i][r / 2]);
                }
                split(whole[i], rest[i], v);
              }
            }
          } else if (pair == 0) {
#pragma unroll
            for (int i = 0; i < TILES; i++) split(whole[i], rest[i], score[k][i]);
          }
          u32 b[2][4];
          load_v(b, values, k, pair, lane, at.column0);
#pragma unroll
          for (int part = 0; part < 2; part++)
#pragma unroll
            for (int n = 0; n < 4; n++) {
              const int p = n / 2, h = n % 2;
              if (V_TILES % 2 == 0 || 2 * pair + p < V_TILES)
#pragma unroll
                for (int i = 0; i < TILES; i++) {
                  float(&to)[4] = acc[V_TILES % 2 == 0 || 2 * pair + p < V_TILES ? 2 * pair + p : 0][h][i];
                  mma_k16<T>(to, part ? whole[i] : rest[i], b[p][2 * h], b[p][2 * h + 1], to);
                }
            }
        }
      }
      __syncwarp();
      bring_v(s + STAGES);
    }
    copy_wait<0>();

    __syncthreads();  // stages make room for what was found
    float* const found = reinterpret_cast<float*>(shared);
#pragma unroll
    for (int i = 0; i < TILES; i++)
#pragma unroll
      for (int u = 0; u < 2; u++) {
#pragma unroll
        for (int d = 1; d < 4; d *= 2) sum[i][u] += __shfl_xor_sync(0xffffffffu, sum[i][u], d);
        const int row = i * 16 + g + 8 * u;
        if (t == 0) F::top(found, warp, row) = top[i][u], F::sum(found, warp, row) = sum[i][u];
        float* const to = F::values(found, warp, row);
#pragma unroll
        for (int group = 0; group < V_GROUPS; group++) {
          float& more = offset[group][i][u];
          if constexpr (H::QUANTIZED)
#pragma unroll
            for (int d = 1; d < 4; d *= 2) more += __shfl_xor_sync(0xffffffffu, more, d);
#pragma unroll
          for (int j = group * (V_TILES / V_GROUPS); j < (group + 1) * (V_TILES / V_GROUPS); j++)
#pragma unroll
            for (int h = 0; h < 2; h++) {
              const float low = acc[j][h][i][2 * u], high = acc[j][h][i][2 * u + 1];
              if constexpr (H::QUANTIZED)
                to[column(j, 2 * t, h)] = fmaf(low, 1.f / LIFT, more), to[column(j, 2 * t + 1, h)] = fmaf(high, 1.f / LIFT, more);
              else
                *reinterpret_cast<float2*>(to + column(j, 2 * t, h)) = float2{low, high};
            }
        }
      }
    F::finish(c, found, at);
  }
};

// In float32, without tensor cores. A lane is a key while weights are computed, and every 32nd column of V while values are
// added up, key by key.
template <typename H, int RUN, int KEYS, int WARPS, int STAGES, int ROWS_>
struct SdpaFma {
  using T = typename H::T;
  using Call = typename H::Call;
  using K = Stage<T, KEYS, H::D, H::BITS, H::GROUP, false>;
  using V = Stage<T, KEYS, H::DV, H::BITS, H::GROUP, false>;
  enum : int { THREADS = 32 * WARPS, ROWS = ROWS_, PARTS = ceil_div(H::ROWS, ROWS) };
  using F = Found<H, WARPS, ROWS, H::DV>;
  enum : int { STEP = WARPS * KEYS, COLUMNS = ceil_div(H::DV, 32) };
  enum : int { SLOT_BYTES = K::BYTES + V::BYTES };
  enum : int { STAGE_BYTES = WARPS * STAGES * SLOT_BYTES };
  enum : int { WEIGHT_PITCH = KEYS + 4 };
  enum : int { Q_AT = STAGE_BYTES > F::BYTES ? STAGE_BYTES : ceil_div(F::BYTES, 16) * 16 };
  enum : int { WEIGHTS_AT = Q_AT + ROWS * H::D * 4 };
  enum : int { SHARED = WEIGHTS_AT + WARPS * ROWS * WEIGHT_PITCH * 4 };
  static_assert(sizeof(T) == 4 && KEYS == 32, "a key a lane");
  static_assert(RUN % STEP == 0, "a run is whole steps");

  static __device__ __forceinline__ float code(const char* row, int d) {
    const u8 v = reinterpret_cast<const u8*>(row)[H::BITS == 4 ? d / 2 : d];
    return H::BITS == 4 ? v >> (d % 2 * 4) & 15 : v;
  }

  // Numbers d .. d + 3 of a row.
  static __device__ __forceinline__ float4 load4(const char* row, int d) {
    if constexpr (H::QUANTIZED) {
      return float4{code(row, d), code(row, d + 1), code(row, d + 2), code(row, d + 3)};
    } else {
      return reinterpret_cast<const float4*>(row)[d / 4];
    }
  }

  static __device__ __forceinline__ void run(const Call& c) {
    extern __shared__ __align__(128) char shared[];
    const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    const Item at(PARTS, ROWS, 1, H::DV);
    const int start = (c.first_run + at.run) * RUN + warp * KEYS;
    const int end = min(c.length, (c.first_run + at.run + 1) * RUN);
    if (at.run > 0 && (c.first_run + at.run) * RUN >= c.length) return;
    const int steps = end > start ? (end - start + STEP - 1) / STEP : 0;
    char* const slots = shared + warp * STAGES * SLOT_BYTES;
    const size_t k_from = static_cast<size_t>(at.batch * c.kv_heads + at.kv) * c.k_rows + start;
    const size_t v_from = static_cast<size_t>(at.batch * c.kv_heads + at.kv) * c.v_rows + start;

    auto bring = [&](int s) {
      char* const slot = slots + s % STAGES * SLOT_BYTES;
      if (s < steps) {
        K::bring(slot, c.k, c.k_scales, c.k_biases, k_from + s * STEP, end - start - s * STEP, lane);
        V::bring(slot + K::BYTES, c.v, c.v_scales, c.v_biases, v_from + s * STEP, end - start - s * STEP, lane);
      }
      copy_commit();
    };
#pragma unroll 1
    for (int s = 0; s < STAGES; s++) bring(s);
    float* const q = reinterpret_cast<float*>(shared + Q_AT);
    const T* const q_from = c.q + static_cast<size_t>(at.batch * c.kv_heads + at.kv) * H::ROWS * H::D;
    for (int i = threadIdx.x; i < ROWS * H::D; i += THREADS) {
      const int row = at.row0 + i / H::D;
      q[i] = to_float<T>(q_from[static_cast<size_t>(row < H::ROWS ? row : H::ROWS - 1) * H::D + i % H::D]);
    }
    __syncthreads();

    float acc[ROWS][COLUMNS] = {}, top[ROWS], sum[ROWS] = {};
    float* const weights = reinterpret_cast<float*>(shared + WEIGHTS_AT) + warp * ROWS * WEIGHT_PITCH;
#pragma unroll
    for (int r = 0; r < ROWS; r++) top[r] = minus_infinity();

#pragma unroll 1
    for (int s = 0; s < steps; s++) {
      const char* const stage = slots + s % STAGES * SLOT_BYTES;
      const int key0 = start + s * STEP;
      copy_wait<STAGES - 1>();
      __syncwarp();
      const char* const k_row = stage + lane * K::PITCH;
      float score[ROWS] = {};
#pragma unroll 2
      for (int d = 0; d < H::D; d += 4) {
        float4 k = load4(k_row, d);
        if constexpr (H::QUANTIZED) {
          const T* const scales = reinterpret_cast<const T*>(stage + K::SCALES) + lane * K::GROUPS + d / H::GROUP;
          const float scale = to_float<T>(*scales);
          const float bias = to_float<T>(*reinterpret_cast<const T*>(reinterpret_cast<const char*>(scales) + K::SCALE_BYTES));
          k.x = fmaf(k.x, scale, bias), k.y = fmaf(k.y, scale, bias), k.z = fmaf(k.z, scale, bias), k.w = fmaf(k.w, scale, bias);
        }
#pragma unroll
        for (int r = 0; r < ROWS; r++) {
          const float4 x = *reinterpret_cast<const float4*>(q + r * H::D + d);
          score[r] = fmaf(k.w, x.w, fmaf(k.z, x.z, fmaf(k.y, x.y, fmaf(k.x, x.x, score[r]))));
        }
      }
      const bool all_seen = H::all_seen(c, key0, KEYS);
#pragma unroll
      for (int r = 0; r < ROWS; r++) {
        const int row = at.row0 + r;
        float v = H::logit(c, score[r]);
        if (!all_seen) v = H::masked(c, v, key0 + lane, row < H::ROWS ? row : H::ROWS - 1, at.batch, at.kv);
        float most = v;
#pragma unroll
        for (int d = 1; d < 32; d *= 2) most = fmaxf(most, __shfl_xor_sync(0xffffffffu, most, d));
        most = fmaxf(most, top[r]);
        const float base = finite_base(most), by = power_of_two(top[r] - base), weight = power_of_two(v - base);
        top[r] = most;
        sum[r] = fmaf(sum[r], by, weight);
#pragma unroll
        for (int j = 0; j < COLUMNS; j++) acc[r][j] *= by;
        weights[r * WEIGHT_PITCH + lane] = weight;
      }
      __syncwarp();
      const char* const values = stage + K::BYTES;
#pragma unroll 1
      for (int key = 0; key < KEYS; key += 4) {
        float4 p[ROWS];
#pragma unroll
        for (int r = 0; r < ROWS; r++) p[r] = *reinterpret_cast<const float4*>(weights + r * WEIGHT_PITCH + key);
#pragma unroll
        for (int e = 0; e < 4; e++) {
          const char* const v_row = values + (key + e) * V::PITCH;
#pragma unroll
          for (int j = 0; j < COLUMNS; j++) {
            const int d = H::DV % 32 == 0 || lane + 32 * j < H::DV ? lane + 32 * j : 0;
            float v;
            if constexpr (H::QUANTIZED) {
              const T* const scales = reinterpret_cast<const T*>(values + V::SCALES) + (key + e) * V::GROUPS + d / H::GROUP;
              v = fmaf(code(v_row, d), to_float<T>(*scales),
                       to_float<T>(*reinterpret_cast<const T*>(reinterpret_cast<const char*>(scales) + V::SCALE_BYTES)));
            } else {
              v = to_float<T>(reinterpret_cast<const T*>(v_row)[d]);
            }
#pragma unroll
            for (int r = 0; r < ROWS; r++) acc[r][j] = fmaf(e == 0 ? p[r].x : e == 1 ? p[r].y : e == 2 ? p[r].z : p[r].w, v, acc[r][j]);
          }
        }
      }
      __syncwarp();
      bring(s + STAGES);
    }
    copy_wait<0>();

    __syncthreads();
    float* const found = reinterpret_cast<float*>(shared);
#pragma unroll
    for (int r = 0; r < ROWS; r++) {
#pragma unroll
      for (int d = 1; d < 32; d *= 2) sum[r] += __shfl_xor_sync(0xffffffffu, sum[r], d);
      if (lane == 0) F::top(found, warp, r) = top[r], F::sum(found, warp, r) = sum[r];
#pragma unroll
      for (int j = 0; j < COLUMNS; j++)
        if (H::DV % 32 == 0 || lane + 32 * j < H::DV) F::values(found, warp, r)[lane + 32 * j] = acc[r][j];
    }
    F::finish(c, found, at);
  }
};

// Puts the runs of a row together: run r goes to slice r % SLICES, in order, then slices are added in order. A block a row.
template <typename H, int RUN>
struct SdpaMerge {
  using Call = typename H::Call;
  enum : int { QUADS = H::DV / 4 };
  enum : int { SLICES = 8 };
  enum : int { THREADS = QUADS * SLICES };

  static __device__ __forceinline__ void run(const Call& c) {
    constexpr int AHEAD = 4;  // runs of a slice that are loaded together
    __shared__ float4 values[SLICES][QUADS];
    __shared__ float2 found[SLICES];
    const int row = blockIdx.x, kv = blockIdx.y, batch = blockIdx.z;
    const int runs = min(c.runs, max(1, ceil_div(c.length, RUN) - c.first_run));
    const int quad = threadIdx.x % QUADS, slice = threadIdx.x / QUADS;
    const size_t first = static_cast<size_t>(batch * c.kv_heads + kv) * c.runs * H::ROWS + row;
    const float2* const stats = reinterpret_cast<const float2*>(c.stats) + first;
    const float4* const partial = reinterpret_cast<const float4*>(c.partial) + first * QUADS + quad;
    float4 v = {};
    float2 all = {minus_infinity(), 0.f};
#pragma unroll 1
    for (int r0 = (slice - c.first_run % SLICES + SLICES) % SLICES; r0 < runs; r0 += AHEAD * SLICES) {
      float2 stat[AHEAD];
      float4 part[AHEAD];
#pragma unroll
      for (int j = 0; j < AHEAD; j++) {
        const size_t at = static_cast<size_t>(r0 + j * SLICES) * H::ROWS;
        const bool there = r0 + j * SLICES < runs;
        stat[j] = there ? stats[at] : float2{minus_infinity(), 0.f};
        part[j] = there ? partial[at * QUADS] : float4{};
      }
#pragma unroll
      for (int j = 0; j < AHEAD; j++) join(v, all, part[j], stat[j]);
    }
    values[slice][quad] = v;
    if (quad == 0) found[slice] = all;
    __syncthreads();
    if (slice == 0) {
      float most = all.x, total = 0.f;
#pragma unroll
      for (int s = 1; s < SLICES; s++) most = fmaxf(most, found[s].x);
      v = float4{};
#pragma unroll
      for (int s = 0; s < SLICES; s++) {
        const float by = power_of_two(found[s].x - finite_base(most));
        add_scaled(v, values[s][quad], by);
        total = fmaf(found[s].y, by, total);
      }
      H::store(c, batch, kv, row, quad * 4, v, most, total);
    }
  }

  // Adds what was found of some keys (x: largest logit, y: sum of weights) to what was found of others.
  static __device__ __forceinline__ void join(float4& v, float2& all, const float4& more, const float2& stat) {
    const float most = fmaxf(all.x, stat.x), base = finite_base(most);
    const float keep = power_of_two(all.x - base), by = power_of_two(stat.x - base);
    v.x *= keep, v.y *= keep, v.z *= keep, v.w *= keep;
    add_scaled(v, more, by);
    all = float2{most, fmaf(stat.y, by, all.y * keep)};
  }
};

}  // namespace tuner
