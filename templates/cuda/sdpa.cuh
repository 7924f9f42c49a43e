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
  int length, kv_heads, first_run, runs;
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

// What each warp of a block found, in shared memory, and how it becomes one run's result.
template <typename H, int WARPS, int ROWS>
struct Found {
  enum : int { PITCH = H::DV + 4 };  // floats
  enum : int { TOPS = WARPS * ROWS * PITCH, SUMS = TOPS + WARPS * ROWS, MOSTS = SUMS + WARPS * ROWS };
  enum : int { BYTES = (MOSTS + ROWS) * 4 };

  static __device__ __forceinline__ float* values(float* found, int warp, int row) { return found + (warp * ROWS + row) * PITCH; }
  static __device__ __forceinline__ float& top(float* found, int warp, int row) { return found[TOPS + warp * ROWS + row]; }
  static __device__ __forceinline__ float& sum(float* found, int warp, int row) { return found[SUMS + warp * ROWS + row]; }

  // Adds up the warps in order: to y if there is but one run, else to the partial results. All threads of the block call it.
  static __device__ __forceinline__ void finish(const typename H::Call& c, float* found, int batch, int kv, int run, int row0) {
    constexpr int THREADS = WARPS * 32, QUADS = H::DV / 4;
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
      if (c.runs > 1 && row0 + i < H::ROWS) {
        const size_t row = (static_cast<size_t>(batch * c.kv_heads + kv) * c.runs + run) * H::ROWS + row0 + i;
        c.stats[2 * row] = most, c.stats[2 * row + 1] = total;
      }
    }
    __syncthreads();
#pragma unroll 1
    for (int i = threadIdx.x; i < ROWS * QUADS; i += THREADS) {
      const int r = i / QUADS, d = i % QUADS * 4, row = row0 + r;
      if (row >= H::ROWS) break;
      float4 v = {};
#pragma unroll
      for (int w = 0; w < WARPS; w++) add_scaled(v, *reinterpret_cast<const float4*>(values(found, w, r) + d), top(found, w, r));
      if (c.runs > 1) {
        const size_t at = (static_cast<size_t>(batch * c.kv_heads + kv) * c.runs + run) * H::ROWS + row;
        *reinterpret_cast<float4*>(c.partial + at * H::DV + d) = v;
      } else {
        H::store(c, batch, kv, row, d, v, found[MOSTS + r], sum(found, 0, r));
      }
    }
  }
};

// The place of a block in the call.
struct Item {
  int row0, run, kv, batch;
  __device__ __forceinline__ Item(int parts, int rows, int runs, int kv_heads) {
    const int item = blockIdx.x / parts;
    row0 = blockIdx.x % parts * rows;
    run = item % runs;
    kv = item / runs % kv_heads;
    batch = item / runs / kv_heads;
  }
};

// On tensor cores, for 16-bit numbers: keys are the 16 rows of an mma and the rows of q its 8 columns, so that one query fills an
// eighth and 8 queries of 4 heads four tiles. Nothing is rounded to T but y: a weight is two numbers of T, which hold 16 bits of it or
// more, and quantized keys and values are multiplied as the whole numbers they are stored as. Scales are applied in float32: a key's to
// its products over a group, a value's to the weight; biases go to sums of q and to sums of weights.
template <typename H, int RUN, int KEYS, int WARPS, int STAGES, int TILES>
struct SdpaMma {
  using T = typename H::T;
  using Call = typename H::Call;
  using K = Stage<T, KEYS, H::D, H::BITS, H::GROUP, !H::QUANTIZED>;
  using V = Stage<T, KEYS, H::DV, H::BITS, H::GROUP, !H::QUANTIZED>;
  enum : int { THREADS = 32 * WARPS, ROWS = 8 * TILES, PARTS = ceil_div(H::ROWS, ROWS) };
  using F = Found<H, WARPS, ROWS>;
  enum : int { KEY_TILES = KEYS / 16, D_STEPS = H::D / 16, D_PAIRS = ceil_div(D_STEPS, 2), V_TILES = H::DV / 16 };
  enum : int { STEP = WARPS * KEYS };
  enum : int { SLOT_BYTES = K::BYTES + V::BYTES };
  enum : int { STAGE_BYTES = WARPS * STAGES * SLOT_BYTES };
  enum : int { FOUND_BYTES = F::BYTES };
  enum : int { Q_UNITS = TILES * D_PAIRS * 32 };  // of 16 bytes: what a lane needs of 8 rows in two mma steps
  enum : int { Q_EACH = ceil_div(Q_UNITS, THREADS) };
  enum : int { Q_AT = STAGE_BYTES > FOUND_BYTES ? STAGE_BYTES : ceil_div(FOUND_BYTES, 16) * 16 };
  enum : int { K_GROUPS = H::QUANTIZED ? H::D / H::GROUP : 1, V_GROUPS = H::QUANTIZED ? H::DV / H::GROUP : 1 };
  // A float16 weight times a small scale leaves a rest that is subnormal; scales up to 255, which no float16 needs more of, still fit.
  enum : int { LIFT = H::QUANTIZED && !IsSame16<T>::bf ? 256 : 1 };
  enum : int { GROUP_PAIRS = H::QUANTIZED ? H::GROUP / 32 : 0 };  // two mma steps, or two tiles of 16 columns
  enum : int { SUMS_AT = Q_AT + Q_UNITS * 16 };                   // of q over each group, as float32
  enum : int { SHARED = SUMS_AT + (H::QUANTIZED ? K_GROUPS * ROWS * 4 : 0) };
  static_assert(sizeof(T) == 2, "tensor cores take 16-bit numbers");
  static_assert(KEYS % 16 == 0 && RUN % STEP == 0, "a run is whole steps");
  static_assert(!H::QUANTIZED || (H::D % 32 == 0 && H::DV % 32 == 0), "whole words in every lane");

  // Which number of a row of K is number e of half `half` of mma step `step` for lane t of 4: packed words are taken as they lie.
  static __device__ __forceinline__ int place(int step, int t, int half, int e) {
    if (H::BITS == 4) return step / 2 * 32 + 8 * t + step % 2 * 2 + half + 4 * e;
    if (H::BITS == 8) return step * 16 + 4 * t + 2 * half + e;
    return step * 16 + 8 * half + 2 * t + e;
  }
  // Which column of V is row g (half 0) or g + 8 (half 1) of tile `tile`.
  static __device__ __forceinline__ int column(int tile, int g, int half) {
    return H::QUANTIZED ? tile / 2 * 32 + 4 * g + tile % 2 * 2 + half : tile * 16 + g + 8 * half;
  }

  static __device__ __forceinline__ uint4 load_q(const T* q, int unit, int row0) {
    const int lane = unit % 32, pair = unit / 32 % D_PAIRS, tile = unit / 32 / D_PAIRS;
    const int row = row0 + tile * 8 + lane / 4;
    const T* const from = q + static_cast<size_t>(row < H::ROWS ? row : H::ROWS - 1) * H::D;
    u32 v[4];
#pragma unroll
    for (int i = 0; i < 4; i++) {
      const int step = 2 * pair + i / 2;
      const u16* const at = reinterpret_cast<const u16*>(from);
      if (D_STEPS % 2 && step >= D_STEPS)
        v[i] = 0;
      else if (H::BITS == 4)
        v[i] = at[place(step, lane % 4, i % 2, 0)] | static_cast<u32>(at[place(step, lane % 4, i % 2, 1)]) << 16;
      else
        v[i] = *reinterpret_cast<const u32*>(from + place(step, lane % 4, i % 2, 0));
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

  // Operands A of two mma steps: keys 16 tile + g and + 8 of the stage.
  static __device__ __forceinline__ void load_k(u32 (&a)[2][4], const char* stage, int tile, int pair, int lane) {
    const int g = lane >> 2, t = lane & 3;
    if constexpr (!H::QUANTIZED) {
#pragma unroll
      for (int s = 0; s < 2; s++)
        if (D_STEPS % 2 == 0 || 2 * pair + s < D_STEPS)
          load_matrices<false>(a[s], shared_address(stage) + K::chunk(tile * 16 + (lane & 15), (2 * pair + s) * 2 + (lane >> 4)));
    } else {
#pragma unroll
      for (int h = 0; h < 2; h++) {
        const char* const row = stage + (tile * 16 + g + 8 * h) * K::PITCH;
#pragma unroll
        for (int r = 0; r < 4; r++) {
          const u32 codes = H::BITS == 4 ? word(row + pair * 16 + t * 4) >> (4 * r) & 0x000f000fu
                                         : __byte_perm(word(row + pair * 32 + r / 2 * 16 + t * 4), 0, r % 2 ? 0x4342 : 0x4140);
          a[r / 2][2 * (r % 2) + h] = numbers(codes);
        }
      }
    }
  }

  // Operands A of two tiles of 16 columns of V, for the 16 keys of a tile.
  static __device__ __forceinline__ void load_v(u32 (&a)[2][4], const char* stage, int tile, int pair, int lane) {
    const int g = lane >> 2, t = lane & 3;
    if constexpr (!H::QUANTIZED) {
#pragma unroll
      for (int s = 0; s < 2; s++)
        if (V_TILES % 2 == 0 || 2 * pair + s < V_TILES)
          load_matrices<true>(a[s], shared_address(stage) + V::chunk(tile * 16 + (lane & 7) + (lane >> 4) * 8,
                                                                     (2 * pair + s) * 2 + (lane >> 3 & 1)));
    } else {
#pragma unroll
      for (int h = 0; h < 2; h++) {  // keys 2 t and 2 t + 1, or those 8 above
        const char* const row = stage + (tile * 16 + 2 * t + 8 * h) * V::PITCH;
        if constexpr (H::BITS == 4) {
          const u32 both = half_word(row + pair * 16 + g * 2) | half_word(row + V::PITCH + pair * 16 + g * 2) << 16;
#pragma unroll
          for (int n = 0; n < 4; n++) a[n / 2][n % 2 + 2 * h] = numbers(both >> (4 * n) & 0x000f000fu);
        } else {
          const u32 first = word(row + pair * 32 + g * 4), second = word(row + V::PITCH + pair * 32 + g * 4);
#pragma unroll
          for (int n = 0; n < 4; n++)
            a[n / 2][n % 2 + 2 * h] = numbers(__byte_perm(first, second, n * 0x11 | (4 + n) * 0x1100) & 0x00ff00ffu);
        }
      }
    }
  }

  // Numbers 0 and 1 (of key g) and 2 and 3 (of key g + 8) of a lane as operand B: the part that T holds, and what is left.
  static __device__ __forceinline__ void split(u32 (&whole)[2], u32 (&rest)[2], const float (&v)[4]) {
#pragma unroll
    for (int h = 0; h < 2; h++) {
      const u32 pair = pack_pair<T>(v[2 * h], v[2 * h + 1]);
      whole[h] = transposed(pair);
      rest[h] = transposed(pack_pair<T>(v[2 * h] - pair_value<T>(pair, 0), v[2 * h + 1] - pair_value<T>(pair, 1)));
    }
  }

  static __device__ __forceinline__ float scale_at(const char* stage, int at, int key, int groups, int group) {
    return to_float<T>(reinterpret_cast<const T*>(stage + at)[key * groups + group]);
  }

  static __device__ __forceinline__ void run(const Call& c) {
    extern __shared__ __align__(128) char shared[];
    const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, g = lane >> 2, t = lane & 3;
    const Item at(PARTS, ROWS, c.runs, c.kv_heads);
    const int start = (c.first_run + at.run) * RUN + warp * KEYS;  // this warp's first key
    const int end = min(c.length, (c.first_run + at.run + 1) * RUN);
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

    float acc[V_TILES][TILES][4] = {};
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
      float score[KEY_TILES][TILES][4] = {}, part[KEY_TILES][TILES][4] = {};
#pragma unroll
      for (int pair = 0; pair < D_PAIRS; pair++) {
        u32 b[TILES][4];
#pragma unroll
        for (int i = 0; i < TILES; i++) {
          const uint4 v = q_shared[(i * D_PAIRS + pair) * 32 + lane];
          b[i][0] = v.x, b[i][1] = v.y, b[i][2] = v.z, b[i][3] = v.w;
        }
#pragma unroll
        for (int k = 0; k < KEY_TILES; k++) {
          u32 a[2][4];
          load_k(a, stage, k, pair, lane);
#pragma unroll
          for (int h = 0; h < 2; h++)
            if (D_STEPS % 2 == 0 || 2 * pair + h < D_STEPS)
#pragma unroll
              for (int i = 0; i < TILES; i++) {
                float(&to)[4] = H::QUANTIZED ? part[k][i] : score[k][i];
                mma_k16<T>(to, a[h], b[i][2 * h], b[i][2 * h + 1], to);
              }
        }
        if constexpr (H::QUANTIZED) {
          if (pair % GROUP_PAIRS == GROUP_PAIRS - 1) {
            const int group = pair / GROUP_PAIRS;
#pragma unroll
            for (int k = 0; k < KEY_TILES; k++)
#pragma unroll
              for (int h = 0; h < 2; h++) {
                const int key = k * 16 + g + 8 * h;
                const float scale = scale_at(stage, K::SCALES, key, K::GROUPS, group);
                const float bias = scale_at(stage, K::SCALES + K::SCALE_BYTES, key, K::GROUPS, group);
#pragma unroll
                for (int i = 0; i < TILES; i++) {
                  const float2 x = *reinterpret_cast<const float2*>(q_sums + group * ROWS + i * 8 + 2 * t);
                  float(&to)[4] = score[k][i], (&from)[4] = part[k][i];
                  to[2 * h] = fmaf(scale, from[2 * h], fmaf(bias, x.x, to[2 * h]));
                  to[2 * h + 1] = fmaf(scale, from[2 * h + 1], fmaf(bias, x.y, to[2 * h + 1]));
                  from[2 * h] = from[2 * h + 1] = 0.f;
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
        for (int e = 0; e < 2; e++) {
          float most = minus_infinity();
#pragma unroll
          for (int k = 0; k < KEY_TILES; k++)
#pragma unroll
            for (int h = 0; h < 2; h++) {
              float& v = score[k][i][e + 2 * h];
              v = H::logit(c, v);
              if (!all_seen) {
                const int row = at.row0 + i * 8 + 2 * t + e;
                v = H::masked(c, v, key0 + k * 16 + g + 8 * h, row < H::ROWS ? row : H::ROWS - 1, at.batch, at.kv);
              }
              most = fmaxf(most, v);
            }
#pragma unroll
          for (int d = 4; d < 32; d *= 2) most = fmaxf(most, __shfl_xor_sync(0xffffffffu, most, d));
          most = fmaxf(most, top[i][e]);
          const float base = finite_base(most);
          scaled[i][e] = power_of_two(top[i][e] - base);
          changed = changed || most != top[i][e];
          top[i][e] = most;
          sum[i][e] *= scaled[i][e];
#pragma unroll
          for (int k = 0; k < KEY_TILES; k++)
#pragma unroll
            for (int h = 0; h < 2; h++) {
              float& v = score[k][i][e + 2 * h];
              v = power_of_two(v - base);
              sum[i][e] += v;
            }
        }
      if (__any_sync(0xffffffffu, changed)) {  // a factor of 1 changes no bit
#pragma unroll
        for (int i = 0; i < TILES; i++)
#pragma unroll
          for (int r = 0; r < 4; r++) {
#pragma unroll
            for (int j = 0; j < V_TILES; j++) acc[j][i][r] *= scaled[i][r % 2];
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
        u32 whole[TILES][2], rest[TILES][2];
#pragma unroll
        for (int pair = 0; pair < ceil_div(V_TILES, 2); pair++) {
          if constexpr (H::QUANTIZED) {
            if (pair % GROUP_PAIRS == 0) {
              const int group = pair / GROUP_PAIRS;
              float scale[2], bias[2];
#pragma unroll
              for (int h = 0; h < 2; h++) {
                scale[h] = scale_at(values, V::SCALES, k * 16 + g + 8 * h, V::GROUPS, group);
                bias[h] = scale_at(values, V::SCALES + V::SCALE_BYTES, k * 16 + g + 8 * h, V::GROUPS, group);
              }
#pragma unroll
              for (int i = 0; i < TILES; i++) {
                float v[4];
#pragma unroll
                for (int r = 0; r < 4; r++) {
                  v[r] = score[k][i][r] * (LIFT * scale[r / 2]);
                  offset[group][i][r % 2] = fmaf(score[k][i][r], bias[r / 2], offset[group][i][r % 2]);
                }
                split(whole[i], rest[i], v);
              }
            }
          } else if (pair == 0) {
#pragma unroll
            for (int i = 0; i < TILES; i++) split(whole[i], rest[i], score[k][i]);
          }
          u32 a[2][4];
          load_v(a, values, k, pair, lane);
#pragma unroll
          for (int h = 0; h < 2; h++)
            if (V_TILES % 2 == 0 || 2 * pair + h < V_TILES)
#pragma unroll
              for (int i = 0; i < TILES; i++) {
                float(&to)[4] = acc[V_TILES % 2 == 0 || 2 * pair + h < V_TILES ? 2 * pair + h : 0][i];
                mma_k16<T>(to, a[h], rest[i][0], rest[i][1], to);
                mma_k16<T>(to, a[h], whole[i][0], whole[i][1], to);
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
      for (int e = 0; e < 2; e++) {
#pragma unroll
        for (int d = 4; d < 32; d *= 2) sum[i][e] += __shfl_xor_sync(0xffffffffu, sum[i][e], d);
        const int row = i * 8 + 2 * t + e;
        if (g == 0) F::top(found, warp, row) = top[i][e], F::sum(found, warp, row) = sum[i][e];
        float* const to = F::values(found, warp, row);
#pragma unroll
        for (int group = 0; group < V_GROUPS; group++) {
          float& more = offset[group][i][e];
          if constexpr (H::QUANTIZED)
#pragma unroll
            for (int d = 4; d < 32; d *= 2) more += __shfl_xor_sync(0xffffffffu, more, d);
#pragma unroll
          for (int j = group * (V_TILES / V_GROUPS); j < (group + 1) * (V_TILES / V_GROUPS); j++)
#pragma unroll
            for (int h = 0; h < 2; h++)
              to[column(j, g, h)] = H::QUANTIZED ? fmaf(acc[j][i][e + 2 * h], 1.f / LIFT, more) : acc[j][i][e + 2 * h];
        }
      }
    F::finish(c, found, at.batch, at.kv, at.run, at.row0);
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
  using F = Found<H, WARPS, ROWS>;
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
    const Item at(PARTS, ROWS, c.runs, c.kv_heads);
    const int start = (c.first_run + at.run) * RUN + warp * KEYS;
    const int end = min(c.length, (c.first_run + at.run + 1) * RUN);
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
    F::finish(c, found, at.batch, at.kv, at.run, at.row0);
  }
};

// Puts the runs of a row together: run r goes to slice r % SLICES, in order, then slices are added in order. A block a row.
template <typename H>
struct SdpaMerge {
  using Call = typename H::Call;
  enum : int { QUADS = H::DV / 4 };
  enum : int { SLICES = 8 };
  enum : int { THREADS = QUADS * SLICES };

  static __device__ __forceinline__ void run(const Call& c) {
    __shared__ float4 values[SLICES][QUADS];
    __shared__ float tops[32], sums[SLICES];
    const int row = blockIdx.x % H::ROWS, item = blockIdx.x / H::ROWS;
    const float* const stats = c.stats + (static_cast<size_t>(item) * c.runs * H::ROWS + row) * 2;
    const float* const partial = c.partial + (static_cast<size_t>(item) * c.runs * H::ROWS + row) * H::DV;

    float most = minus_infinity();
    for (int r = threadIdx.x; r < c.runs; r += THREADS) most = fmaxf(most, stats[static_cast<size_t>(r) * H::ROWS * 2]);
#pragma unroll
    for (int d = 1; d < 32; d *= 2) most = fmaxf(most, __shfl_xor_sync(0xffffffffu, most, d));
    if (threadIdx.x % 32 == 0) tops[threadIdx.x / 32] = most;
    __syncthreads();
    most = tops[0];
    for (int w = 1; w < THREADS / 32; w++) most = fmaxf(most, tops[w]);
    const float base = finite_base(most);

    const int quad = threadIdx.x % QUADS, slice = threadIdx.x / QUADS;
    float4 v = {};
    float total = 0.f;
#pragma unroll 8
    for (int r = (slice - c.first_run % SLICES + SLICES) % SLICES; r < c.runs; r += SLICES) {
      const float* const stat = stats + static_cast<size_t>(r) * H::ROWS * 2;
      const float by = power_of_two(stat[0] - base);
      total = fmaf(stat[1], by, total);
      add_scaled(v, *reinterpret_cast<const float4*>(partial + static_cast<size_t>(r) * H::ROWS * H::DV + quad * 4), by);
    }
    values[slice][quad] = v;
    if (quad == 0) sums[slice] = total;
    __syncthreads();
    if (slice == 0) {
#pragma unroll
      for (int s = 1; s < SLICES; s++) add_scaled(v, values[s][quad], 1.f), total += sums[s];
      H::store(c, item / c.kv_heads, item % c.kv_heads, row, quad * 4, v, most, total);
    }
  }
};

}  // namespace tuner
