// sdpa: attention of R = ratio * M query rows of each KV head over the keys of one chunk, by 8x8 simdgroup matrices. All rows
// share one read of K and V.
//
// Scores are computed as S^T = K Q^T and the result as O^T = V^T P^T: keys, then dimensions, are the rows of A, queries are
// the columns of B. So what a lane keeps of S^T is, once it is P^T, its part of the second product's B: no probability
// passes through threadgroup memory. As in qmm, which column of K stands in which column of A is free: lane (key, c) of A
// takes K_VALUES consecutive values of its key from column c * K_VALUES of a step of 4 K_VALUES, and matrix t holds values t
// and t + K_VALUES / 2 of it. Lane (r, keys) of V^T takes V_VALUES consecutive values of its two keys from column r *
// V_VALUES of a step of 8 V_VALUES.
//
// A threadgroup has SIMDGROUPS_M x SIMDGROUPS_D x SIMDGROUPS_K simdgroups: with query rows, columns of K and V, and keys of
// their own. Those along M need the same K and V, which threadgroup memory keeps for them. Those along D have each a part of
// every score, and add up the parts in their order. Those along K take steps of 8 * KEY_TILES keys in turn.
//
// Reduction: a query row's sums depend on the absolute positions of its keys, for chunks begin at multiples of CHUNK, and
// each simdgroup along K takes the same steps of it at any L. A key that the row does not see has a score of -infinity and
// adds exact zeros, and the columns of B do not mix. So a row has the same bits in every pass that has it.
#ifndef HEAD_DIM
#define HEAD_DIM 128          // columns of K
#endif
#ifndef VALUE_DIM
#define VALUE_DIM HEAD_DIM    // and of V
#endif
#ifndef KV_BITS
#define KV_BITS 0             // of K and V as MLX packs them, with scales and biases; 0: they are values like q
#endif
#if KV_BITS
#define BITS KV_BITS
#define GROUP_SIZE KV_GROUP_SIZE
#endif
#ifdef X_DTYPE
#define SCALE_DTYPE X_DTYPE
#endif
#define MASK_NONE 0
#define MASK_CAUSAL 1         // row i of M sees keys up to L - M + i
#define MASK_BOOLEAN 2        // true: seen
#define MASK_ADDITIVE 3
#ifndef MASK
#define MASK MASK_CAUSAL
#endif
#ifndef HAS_WINDOW
#define HAS_WINDOW 0          // row i does not see keys up to L - M + i - window
#endif
#ifndef HAS_SOFTCAP
#define HAS_SOFTCAP 0         // scores are softcap * tanh(score / softcap)
#endif
#ifndef HAS_SINKS
#define HAS_SINKS 0           // one logit a head that takes part in the sum of exponentials and has no value
#endif
#ifndef CHUNK
#define CHUNK 256             // keys a threadgroup
#endif
#ifndef DIRECT
#define DIRECT 0              // the only chunk of a call writes y (1); several write parts for sdpa_merge.metal (0)
#endif
#ifndef KEY_TILES
#define KEY_TILES 2           // 8x8 tiles of a simdgroup along the keys of a step,
#endif
#ifndef ROW_TILES
#define ROW_TILES 1           // and along the query rows
#endif
#ifndef SIMDGROUPS_M
#define SIMDGROUPS_M 1
#endif
#ifndef SIMDGROUPS_D
#define SIMDGROUPS_D 1
#endif
#ifndef SIMDGROUPS_K
#define SIMDGROUPS_K 4
#endif
#ifndef K_VALUES
#define K_VALUES 8            // consecutive values of a key that a lane takes at a time,
#endif
#ifndef V_VALUES
#define V_VALUES 8            // and of a value
#endif
#define VALUES_PER_THREAD 8   // dequantize.h's: codes unpacked at a time
#include "dequantize.h"

namespace tuner {

constant constexpr int STEP = 8 * KEY_TILES;                   // keys a simdgroup takes at a time,
constant constexpr int BLOCK = STEP * SIMDGROUPS_K;            // and a threadgroup
constant constexpr int ROWS = 8 * ROW_TILES;                   // query rows of a simdgroup
constant constexpr int SIMDGROUPS = SIMDGROUPS_M * SIMDGROUPS_D * SIMDGROUPS_K;
METAL_FUNC constexpr int steps_of(int columns, int step) { return (columns + SIMDGROUPS_D * step - 1) / (SIMDGROUPS_D * step); }
constant constexpr int K_STEPS = steps_of(HEAD_DIM, 4 * K_VALUES);    // steps of a simdgroup along the columns of K,
constant constexpr int V_STEPS = steps_of(VALUE_DIM, 8 * V_VALUES);   // and of V
constant constexpr int V_TILES = V_STEPS * V_VALUES;                  // 8x8 tiles of O^T along the columns of V
static_assert(CHUNK % BLOCK == 0, "the simdgroups along K take as many steps of every chunk");
static_assert(K_VALUES % 4 == 0 && V_VALUES % 4 == 0, "lanes load four values at a time");
static_assert(HEAD_DIM % 4 == 0 && VALUE_DIM % 4 == 0, "a lane's values are of one row");
static_assert(!KV_BITS || (HEAD_DIM % K_VALUES == 0 && VALUE_DIM % V_VALUES == 0), "a lane reads whole words");
static_assert(!KV_BITS || (K_VALUES % 8 == 0 && V_VALUES % 8 == 0), "a lane unpacks whole packs");
static_assert(!KV_BITS || (GROUP_SIZE % K_VALUES == 0 && GROUP_SIZE % V_VALUES == 0), "a lane's values lie in a group");

// ---- the cache ---------------------------------------------------------------------------------------------------------

// How values lie in threadgroup memory: as in the cache (bfloat as its bits), or unpacked.
template <typename T> struct StagedAs { typedef T type; };
template <> struct StagedAs<bfloat> { typedef ushort type; };
#if KV_BITS
typedef uint Stored;
typedef float Staged;
#else
typedef X Stored;
typedef StagedAs<X>::type Staged;
#endif
#if DIRECT
typedef X Out;
#else
typedef float Out;
#endif

METAL_FUNC void put4(float4 v, thread float* to) {
#pragma unroll
  for (int i = 0; i < 4; i++) to[i] = v[i];
}

// K or V of one KV head. Strides are in elements of what they are strides of; a key's values are rarely strided, and then
// loaded one by one. S is a pointer to scales.
struct Strides {
  long row, column;
};
template <typename S>
struct Cache {
  const device Stored* rows;
  Strides of_rows;
  S scales;
  Strides of_scales;
  S biases;
  Strides of_biases;

  // N consecutive values of a key.
  template <int N>
  METAL_FUNC void load(int key, int column, thread float* to) const {
#if KV_BITS
    constexpr int COUNT = N * BITS / 32;
    const device uint* from = rows + long(key) * of_rows.row + words_of(column) * of_rows.column;
    uint words[COUNT];
    if (of_rows.column == 1) {
      load_words<COUNT>(from, words);
    } else {
#pragma unroll
      for (int i = 0; i < COUNT; i++) words[i] = from[i * of_rows.column];
    }
    const float scale = scale_value(scales[long(key) * of_scales.row + column / GROUP_SIZE * of_scales.column]);
    const float bias = bias_value(biases[long(key) * of_biases.row + column / GROUP_SIZE * of_biases.column]);
#pragma unroll
    for (int i = 0; i < N; i += PACK) {
      unpack(words, i, to + i);
      apply_scale(to + i, i, scale, bias);
    }
#else
    const device X* from = rows + long(key) * of_rows.row + column * of_rows.column;
    if (of_rows.column == 1) {
#pragma unroll
      for (int i = 0; i < N; i += 4) put4(load4(from + i), to + i);
    } else {
#pragma unroll
      for (int i = 0; i < N; i++) to[i] = float(from[i * of_rows.column]);
    }
#endif
  }
};
template <typename S>
METAL_FUNC Cache<S> cache(const device Stored* rows, Strides of_rows, S scales, Strides of_scales, S biases,
                          Strides of_biases) {
  return Cache<S>{rows, of_rows, scales, of_scales, biases, of_biases};
}

template <int N>
METAL_FUNC void clear(thread float* to) {
#pragma unroll
  for (int i = 0; i < N; i++) to[i] = 0.0f;
}

// ---- threadgroup memory, in floats -------------------------------------------------------------------------------------

// K and V of BLOCK keys for the simdgroups along M; rows start in different banks.
constant constexpr int K_PITCH = (HEAD_DIM + 3) / 4 * 4 + 4, V_PITCH = (VALUE_DIM + 3) / 4 * 4 + 4;  // in Staged
constant constexpr int STAGED = SIMDGROUPS_M == 1 ? 0 : BLOCK * (K_PITCH + V_PITCH) * int(sizeof(Staged)) / 4;
// Parts of scores: two steps of them, so that a simdgroup that is ahead does not overwrite what others read.
constant constexpr int PART = ROW_TILES * KEY_TILES * 64;
constant constexpr int PARTS = SIMDGROUPS_D == 1 ? 0 : 2 * SIMDGROUPS * PART;
// At the end: maximum and sum of each row and simdgroup, and a step of O^T of ROW_TILES = 1.
constant constexpr int STATISTICS = SIMDGROUPS * ROWS * 2, SLICE = V_VALUES * 64;
constant constexpr int MERGED = SIMDGROUPS_K == 1 ? 0 : STATISTICS + SIMDGROUPS * SLICE;
constant constexpr int SCRATCH = STAGED + PARTS > MERGED ? (STAGED + PARTS > 4 ? STAGED + PARTS : 4) : MERGED;

METAL_FUNC float4 load4(const threadgroup float* from) { return *(const threadgroup float4*)from; }
METAL_FUNC float4 load4(const threadgroup half* from) { return float4(*(const threadgroup half4*)from); }
METAL_FUNC float4 load4(const threadgroup ushort* from) {
  const ushort4 v = *(const threadgroup ushort4*)from;
  return float4(widened(v[0]), widened(v[1]), widened(v[2]), widened(v[3]));
}
METAL_FUNC void put4(float4 v, threadgroup float* to) { *(threadgroup float4*)to = v; }
METAL_FUNC void put4(float4 v, threadgroup half* to) { *(threadgroup half4*)to = half4(v); }
METAL_FUNC void put4(float4 v, threadgroup ushort* to) { *(threadgroup ushort4*)to = ushort4(as_type<uint4>(v) >> 16); }

// COLUMNS of keys [key, key + BLOCK) to threadgroup memory by all threads; zeros from key `end` on.
template <int COLUMNS, typename C>
METAL_FUNC void stage(C cache, int key, int end, int pitch, int thread_id, threadgroup Staged* staged) {
  constexpr int N = KV_BITS ? PACK : 4, PER_ROW = COLUMNS / N;
  for (int i = thread_id; i < BLOCK * PER_ROW; i += 32 * SIMDGROUPS) {
    const int row = i / PER_ROW, column = i % PER_ROW * N;
    float values[N];
    if (key + row < end) cache.template load<N>(key + row, column, values);
    else clear<N>(values);
#pragma unroll
    for (int j = 0; j < N; j += 4) {
      put4(float4(values[j], values[j + 1], values[j + 2], values[j + 3]), staged + row * pitch + column + j);
    }
  }
}
template <int N>
METAL_FUNC void load_staged(const threadgroup Staged* from, thread float* to) {
#pragma unroll
  for (int i = 0; i < N; i += 4) put4(load4(from + i), to + i);
}

// ---- query rows --------------------------------------------------------------------------------------------------------

// Of a KV head's rows: column c of row m of query head h is at h * head_stride + m * row_stride + c * column_stride.
struct Queries {
  const device X* rows;
  long head_stride, row_stride, column_stride;
};
// The same of the mask. A is a pointer to what it says of a key.
template <typename A>
struct Mask {
  A rows;
  long head_stride, row_stride, key_stride;
};
template <typename A>
METAL_FUNC Mask<A> mask_of(A rows, long head_stride, long row_stride, long key_stride) {
  return Mask<A>{rows, head_stride, row_stride, key_stride};
}

struct Sizes {
  int m, ratio, kv_heads, l;  // rows a query head, query heads a KV head, KV heads, keys
  int window;                 // keys that a row sees, with HAS_WINDOW
  float scale, softcap;
};
METAL_FUNC int first_key(Sizes sizes, int m) { return HAS_WINDOW ? max(sizes.l - sizes.m + m - sizes.window + 1, 0) : 0; }
METAL_FUNC int last_key(Sizes sizes, int m) { return MASK == MASK_CAUSAL ? sizes.l - sizes.m + m : sizes.l - 1; }

// Row and first column of a lane's two elements of an 8x8 matrix.
struct Element {
  int row, column;
};
METAL_FUNC Element element(int lane) {
  const int quad = lane / 4;
  return Element{(quad & 4) + lane / 2 % 4, (quad & 2) * 2 + lane % 2 * 2};
}
METAL_FUNC void set_elements(thread simdgroup_float8x8& matrix, float first, float second) {
  matrix.thread_elements()[0] = first;
  matrix.thread_elements()[1] = second;
}
METAL_FUNC float2 elements_of(thread simdgroup_float8x8& matrix) {
  return float2(matrix.thread_elements()[0], matrix.thread_elements()[1]);
}

// Over the 8 lanes that have the rows of the same two columns.
METAL_FUNC float column_max(float v) {
  v = max(v, simd_shuffle_xor(v, ushort(2)));
  v = max(v, simd_shuffle_xor(v, ushort(4)));
  return max(v, simd_shuffle_xor(v, ushort(16)));
}
METAL_FUNC float column_sum(float v) {
  v += simd_shuffle_xor(v, ushort(2));
  v += simd_shuffle_xor(v, ushort(4));
  return v + simd_shuffle_xor(v, ushort(16));
}

// What exponents are relative to: a row that has seen nothing has a maximum of -infinity, whose powers are to be 0.
METAL_FUNC float base_of(float maximum) { return maximum == -INFINITY ? 0.0f : maximum; }

// A lane's part of the state of two query rows: the columns of S^T and O^T that it has elements of.
struct Rows {
  int index[2];           // of the R rows of the KV head; those from R on are padding
  int first[2], last[2];  // keys that it sees, as far as the mask lets it
  long masked[2];         // where the mask begins for it
  float maximum[2];       // of the scores so far
  float sum[2];           // of the exponentials of this lane's keys
};
template <typename A>
METAL_FUNC Rows rows_from(int index, Sizes sizes, Mask<A> mask) {
  Rows rows;
#pragma unroll
  for (int e = 0; e < 2; e++) {
    const int head = (index + e) / sizes.m, m = (index + e) % sizes.m;
    rows.index[e] = index + e;
    rows.first[e] = first_key(sizes, m), rows.last[e] = last_key(sizes, m);
    rows.masked[e] = head * mask.head_stride + m * mask.row_stride;
    rows.maximum[e] = -INFINITY, rows.sum[e] = 0.0f;
  }
  return rows;
}

// sums (KV heads, chunks, R, VALUE_DIM), row by row: four columns of one; or y itself, of the only chunk's sums.
template <typename N>
METAL_FUNC void store4(device Out* to, float4 sums, float maximum, float sum, N sinks, int head) {
#if DIRECT
  const float sink = HAS_SINKS ? float(sinks[head]) : -INFINITY;
  const float base = base_of(max(maximum, sink)), weight = fast::exp(maximum - base);
  const float total = fma(sum, weight, fast::exp(sink - base));
#pragma unroll
  for (int j = 0; j < 4; j++) to[j] = Out(total == 0.0f ? 0.0f : (fma(sums[j], weight, 0.0f) + 0.0f) / total);
#else
  *(device float4*)to = sums;
#endif
}

// tile: block of query rows, chunk, KV head. sinks: of all query heads.
template <typename K, typename V, typename A, typename N>
METAL_FUNC void attention(Queries q, K keys, V values, Mask<A> mask, N sinks, device Out* sums, device float* statistics,
                          Sizes sizes, threadgroup float* scratch, uint3 tile, uint chunks, uint simdgroup, uint lane) {
  const int k_group = int(simdgroup) % SIMDGROUPS_K, d_group = int(simdgroup) / SIMDGROUPS_K % SIMDGROUPS_D;
  const int m_group = int(simdgroup) / (SIMDGROUPS_K * SIMDGROUPS_D);
  const int thread_id = int(simdgroup * 32 + lane), r = sizes.m * sizes.ratio;
  const Element at = element(int(lane));
  const int row0 = (int(tile.x) * SIMDGROUPS_M + m_group) * ROWS + at.column;
  const int k_column = d_group * K_STEPS * 4 * K_VALUES + at.row / 2 * K_VALUES + at.row % 2 * (K_VALUES / 2);
  const int v_column = d_group * V_STEPS * 8 * V_VALUES + at.row * V_VALUES;

  Rows rows[ROW_TILES];
  X qs[ROW_TILES][K_STEPS][K_VALUES / 2][2];
  simdgroup_float8x8 out[V_TILES][ROW_TILES];
#pragma unroll
  for (int j = 0; j < ROW_TILES; j++) {
    rows[j] = rows_from(row0 + 8 * j, sizes, mask);
#pragma unroll
    for (int i = 0; i < V_TILES; i++) out[i][j] = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);
#pragma unroll
    for (int e = 0; e < 2; e++) {
      const int row = rows[j].index[e];
      const device X* from = q.rows + row / sizes.m * q.head_stride + row % sizes.m * q.row_stride;
#pragma unroll
      for (int i = 0; i < K_STEPS; i++) {
        const int column = k_column + i * 4 * K_VALUES;
#pragma unroll
        for (int t = 0; t < K_VALUES / 2; t++) {
          qs[j][i][t][e] = row < r && column < HEAD_DIM ? from[(column + t) * q.column_stride] : X(0.0f);
        }
      }
    }
  }

  const int least = first_key(sizes, 0), chunk = least / CHUNK + int(tile.y);
  const int end = min((chunk + 1) * CHUNK, sizes.l);
  const int begin = chunk * CHUNK + max(least - chunk * CHUNK, 0) / BLOCK * BLOCK;
  for (int block = begin; block < end; block += BLOCK) {
    const int key0 = block + k_group * STEP;
#if SIMDGROUPS_M > 1
    threadgroup Staged* staged_k = (threadgroup Staged*)scratch;
    threadgroup Staged* staged_v = staged_k + BLOCK * K_PITCH;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    stage<HEAD_DIM>(keys, block, end, K_PITCH, thread_id, staged_k);
    stage<VALUE_DIM>(values, block, end, V_PITCH, thread_id, staged_v);
    threadgroup_barrier(mem_flags::mem_threadgroup);
#endif

    simdgroup_float8x8 scores[KEY_TILES][ROW_TILES];
#pragma unroll
    for (int i = 0; i < KEY_TILES * ROW_TILES; i++) {
      scores[i / ROW_TILES][i % ROW_TILES] = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);
    }
#pragma unroll
    for (int s = 0; s < K_STEPS; s++) {
      const int column = (d_group * K_STEPS + s) * 4 * K_VALUES + at.column / 2 * K_VALUES;
      float k[KEY_TILES][K_VALUES];
#pragma unroll
      for (int i = 0; i < KEY_TILES; i++) {
        const int key = key0 + i * 8 + at.row;
#if SIMDGROUPS_M > 1
        if (column < HEAD_DIM) load_staged<K_VALUES>(staged_k + (key - block) * K_PITCH + column, k[i]);
#else
        if (key < end && column < HEAD_DIM) keys.template load<K_VALUES>(key, column, k[i]);
#endif
        else clear<K_VALUES>(k[i]);
      }
#pragma unroll
      for (int t = 0; t < K_VALUES / 2; t++) {
        simdgroup_float8x8 b[ROW_TILES];
#pragma unroll
        for (int j = 0; j < ROW_TILES; j++) set_elements(b[j], float(qs[j][s][t][0]), float(qs[j][s][t][1]));
#pragma unroll
        for (int i = 0; i < KEY_TILES; i++) {
          simdgroup_float8x8 a;
          set_elements(a, k[i][t], k[i][t + K_VALUES / 2]);
#pragma unroll
          for (int j = 0; j < ROW_TILES; j++) simdgroup_multiply_accumulate(scores[i][j], a, b[j], scores[i][j]);
        }
      }
    }
#if SIMDGROUPS_D > 1
    threadgroup float2* parts = (threadgroup float2*)(scratch + STAGED) + (block / BLOCK % 2) * SIMDGROUPS * PART / 2 + lane;
#pragma unroll
    for (int i = 0; i < KEY_TILES * ROW_TILES; i++) {
      parts[int(simdgroup) * PART / 2 + i * 32] = elements_of(scores[i / ROW_TILES][i % ROW_TILES]);
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
#pragma unroll
    for (int i = 0; i < KEY_TILES * ROW_TILES; i++) {
      float2 sum = float2(0.0f);
#pragma unroll
      for (int d = 0; d < SIMDGROUPS_D; d++) {
        sum += parts[((m_group * SIMDGROUPS_D + d) * SIMDGROUPS_K + k_group) * PART / 2 + i * 32];
      }
      set_elements(scores[i / ROW_TILES][i % ROW_TILES], sum[0], sum[1]);
    }
#endif

    // Online softmax: scores become exponentials relative to the maximum so far, and what was summed up follows it.
#pragma unroll
    for (int j = 0; j < ROW_TILES; j++) {
      float factor[2];
#pragma unroll
      for (int e = 0; e < 2; e++) {
        float maximum = rows[j].maximum[e];
#pragma unroll
        for (int i = 0; i < KEY_TILES; i++) {
          const int key = key0 + i * 8 + at.row;
          float score = scores[i][j].thread_elements()[e] * sizes.scale;
          if (HAS_SOFTCAP) score = sizes.softcap * precise::tanh(score / sizes.softcap);
          bool seen = rows[j].index[e] < r && key < end && key <= rows[j].last[e] && key >= rows[j].first[e];
#if MASK == MASK_BOOLEAN || MASK == MASK_ADDITIVE
          if (seen) {
            const auto masked = mask.rows[rows[j].masked[e] + key * mask.key_stride];
            if (MASK == MASK_ADDITIVE) score += float(masked);
            else seen = bool(masked);
          }
#endif
          score = seen ? score : -INFINITY;
          scores[i][j].thread_elements()[e] = score;
          maximum = max(maximum, score);
        }
        maximum = column_max(maximum);
        const float base = base_of(maximum);
        // Exactly 1 after keys that the row does not see, whatever fast::exp makes of 0: they must not change a bit.
        factor[e] = maximum == rows[j].maximum[e] ? 1.0f : fast::exp(rows[j].maximum[e] - base);
        float sum = rows[j].sum[e];
#pragma unroll
        for (int i = 0; i < KEY_TILES; i++) {
          const float p = fast::exp(scores[i][j].thread_elements()[e] - base);
          scores[i][j].thread_elements()[e] = p;
          sum = i == 0 ? fma(sum, factor[e], p) : sum + p;
        }
        rows[j].maximum[e] = maximum, rows[j].sum[e] = sum;
      }
#pragma unroll
      for (int i = 0; i < V_TILES; i++) {
        out[i][j].thread_elements()[0] *= factor[0];
        out[i][j].thread_elements()[1] *= factor[1];
      }
    }

#pragma unroll
    for (int s = 0; s < V_STEPS; s++) {
      const int column = v_column + s * 8 * V_VALUES;
#pragma unroll
      for (int i = 0; i < KEY_TILES; i++) {
        float v[2][V_VALUES];
#pragma unroll
        for (int e = 0; e < 2; e++) {
          const int key = key0 + i * 8 + at.column + e;
#if SIMDGROUPS_M > 1
          if (column < VALUE_DIM) load_staged<V_VALUES>(staged_v + (key - block) * V_PITCH + column, v[e]);
#else
          if (key < end && column < VALUE_DIM) values.template load<V_VALUES>(key, column, v[e]);
#endif
          else clear<V_VALUES>(v[e]);
        }
#pragma unroll
        for (int t = 0; t < V_VALUES; t++) {
          simdgroup_float8x8 a;
          set_elements(a, v[0][t], v[1][t]);
#pragma unroll
          for (int j = 0; j < ROW_TILES; j++) {
            simdgroup_multiply_accumulate(out[s * V_VALUES + t][j], a, scores[i][j], out[s * V_VALUES + t][j]);
          }
        }
      }
    }
  }

#pragma unroll
  for (int j = 0; j < ROW_TILES; j++) {
#pragma unroll
    for (int e = 0; e < 2; e++) rows[j].sum[e] = column_sum(rows[j].sum[e]);
  }
#if SIMDGROUPS_K > 1  // what the simdgroups along K have becomes relative to one maximum, and is added up in their order
  threadgroup float2* mine = (threadgroup float2*)scratch + int(simdgroup) * ROWS + at.column;
  threadgroup_barrier(mem_flags::mem_threadgroup);
#pragma unroll
  for (int i = 0; i < 2 * ROW_TILES; i++) {
    if (at.row == 0) mine[i / 2 * 8 + i % 2] = float2(rows[i / 2].maximum[i % 2], rows[i / 2].sum[i % 2]);
  }
  threadgroup_barrier(mem_flags::mem_threadgroup);
#pragma unroll
  for (int j = 0; j < ROW_TILES; j++) {
#pragma unroll
    for (int e = 0; e < 2; e++) {
      const threadgroup float2* theirs = mine + j * 8 + e - k_group * ROWS;
      float maximum = -INFINITY, sum = 0.0f;
#pragma unroll
      for (int g = 0; g < SIMDGROUPS_K; g++) maximum = max(maximum, theirs[g * ROWS][0]);
      const float base = base_of(maximum), factor = fast::exp(rows[j].maximum[e] - base);
#pragma unroll
      for (int g = 0; g < SIMDGROUPS_K; g++) sum = fma(theirs[g * ROWS][1], fast::exp(theirs[g * ROWS][0] - base), sum);
      rows[j].maximum[e] = maximum, rows[j].sum[e] = sum;
#pragma unroll
      for (int i = 0; i < V_TILES; i++) out[i][j].thread_elements()[e] *= factor;
    }
  }
#endif

  const ulong kv_row0 = (ulong(tile.z) * ulong(chunks) + ulong(tile.y)) * ulong(r);
#pragma unroll
  for (int j = 0; j < ROW_TILES; j++) {
#if !DIRECT
    if (at.row == 0 && k_group == 0 && d_group == 0) {
#pragma unroll
      for (int e = 0; e < 2; e++) {
        if (rows[j].index[e] < r) {
          *(device float2*)(statistics + 2 * (kv_row0 + ulong(rows[j].index[e]))) =
              float2(rows[j].maximum[e], rows[j].sum[e]);
        }
      }
    }
#endif
#pragma unroll
    for (int s = 0; s < V_STEPS; s++) {
      // Quad q of a lane: four consecutive columns of row q % 2. Those of a step are shared among the simdgroups along K.
      constexpr int QUADS = V_VALUES / 2;
      float4 quads[QUADS];
#pragma unroll
      for (int i = 0; i < QUADS; i++) {
#pragma unroll
        for (int t = 0; t < 4; t++) quads[i][t] = out[s * V_VALUES + i / 2 * 4 + t][j].thread_elements()[i % 2];
      }
#if SIMDGROUPS_K > 1
      threadgroup float4* slices = (threadgroup float4*)(scratch + STATISTICS) + lane;
#pragma unroll
      for (int i = 0; i < QUADS; i++) slices[(int(simdgroup) * QUADS + i) * 32] = quads[i];
      threadgroup_barrier(mem_flags::mem_threadgroup);
#endif
#pragma unroll
      for (int i = 0; i < QUADS; i++) {
        if (i % SIMDGROUPS_K != k_group) continue;
        float4 sum = quads[i];
#if SIMDGROUPS_K > 1
        sum = float4(0.0f);
#pragma unroll
        for (int g = 0; g < SIMDGROUPS_K; g++) sum += slices[((int(simdgroup) - k_group + g) * QUADS + i) * 32];
#endif
        const int column = v_column + s * 8 * V_VALUES + i / 2 * 4, row = rows[j].index[i % 2];
        if (row < r && column < VALUE_DIM) {
          store4(sums + (kv_row0 + ulong(row)) * VALUE_DIM + column, sum, rows[j].maximum[i % 2], rows[j].sum[i % 2], sinks,
                 int(tile.z) % sizes.kv_heads * sizes.ratio + row / sizes.m);
        }
      }
#if SIMDGROUPS_K > 1
      threadgroup_barrier(mem_flags::mem_threadgroup);
#endif
    }
  }
}

}  // namespace tuner
