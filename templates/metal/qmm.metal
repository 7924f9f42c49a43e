// qmm: y (M, N) = x (M, K) @ dequantize(w).T by 8x8 simdgroup matrices, BM rows of x a threadgroup. The weights are the A
// operand: 8 rows of w times 8 columns are multiplied with 8 columns of 8 rows of x.
//
// STAGE_REGISTERS: lanes unpack weights straight into their elements of A. No weight passes through threadgroup memory and
// the loop over K has no barrier; SIMDGROUPS_K simdgroups share the columns. Which column of w stands in which column of A
// is free, as long as B agrees: lane (row, c) of A takes V = VALUES_PER_THREAD consecutive weights of its row from column c
// * V of a step of 4 V columns, and matrix t of a pack of 8 holds weights t and t + 4 of it. So row 2 c + e of B is x at
// column c * V + 4 e + t, and a lane of B reads four consecutive x.
// STAGE_THREADGROUP: the threadgroup unpacks BK columns for WM x WN simdgroups into threadgroup memory, as MLX's qmm does.
#define STAGE_REGISTERS 0
#define STAGE_THREADGROUP 1
#ifndef STAGE
#define STAGE STAGE_REGISTERS
#endif
#ifndef BM
#define BM 8             // rows of x a threadgroup
#endif
#ifndef BN
#define BN 32            // rows of w a threadgroup
#endif
#ifndef BK
#define BK 32            // columns staged at a time
#endif
#ifndef WM
#define WM 1             // simdgroups along M,
#endif
#ifndef WN
#define WN 2             // along N,
#endif
#ifndef SIMDGROUPS_K
#define SIMDGROUPS_K 1   // and along K
#endif
#ifndef SCALE_PER_WEIGHT
#define SCALE_PER_WEIGHT 1  // scale each weight (1), or the products of each step, which lies in one group (0)
#endif
#include "dequantize.h"

namespace tuner {

constant constexpr int V = VALUES_PER_THREAD;
constant constexpr int TM = BM / (8 * WM);                 // 8x8 tiles of a simdgroup along M
constant constexpr int TN = BN / (8 * WN);                 // and along N
constant constexpr int THREADS = 32 * WM * WN * SIMDGROUPS_K;
constant constexpr int BLOCK = STAGE == STAGE_REGISTERS ? 4 * V * SIMDGROUPS_K : BK;
constant constexpr int PITCH = BK + 4;                     // floats of a staged row: rows start in different banks
constant constexpr int SCRATCH = STAGE == STAGE_THREADGROUP ? (BN + BM) * PITCH
                               : SIMDGROUPS_K > 1           ? (SIMDGROUPS_K - 1) * WN * TN * TM * 64
                                                            : 4;
static_assert(BM % (8 * WM) == 0 && BN % (8 * WN) == 0, "simdgroups have whole tiles");
static_assert(STAGE == STAGE_THREADGROUP || WM == 1, "without staging simdgroups along M would each unpack every weight");
static_assert(STAGE == STAGE_REGISTERS || SIMDGROUPS_K == 1, "simdgroups of a staged block have tiles of their own");
static_assert(STAGE == STAGE_REGISTERS || (SCALE_PER_WEIGHT && BK % V == 0), "staged weights are whole and final");
static_assert(SCALE_PER_WEIGHT || 4 * V <= GROUP_SIZE, "the products of a step have one scale");

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

METAL_FUNC void store(thread simdgroup_float8x8& tile, device Y* y, int row, int vec, int m, int n, int share) {
#pragma unroll
  for (int e = 0; e < 2; e++) {
    if (row < n && vec + e < m) {
      y[(ulong(share) * ulong(m) + ulong(vec + e)) * ulong(n) + ulong(row)] = Y(tile.thread_elements()[e]);
    }
  }
}

#if STAGE == STAGE_REGISTERS

template <typename W, typename S>
METAL_FUNC void product(W w, S scales, S biases, const device X* x, device Y* y, int m, int n, int k,
                        threadgroup float* scratch, uint3 tile, uint simdgroup, uint lane) {
  const int n_group = int(simdgroup) % WN, k_group = int(simdgroup) / WN;
  const Element at = element(int(lane));
  const int m0 = int(tile.x) * BM, n0 = int(tile.y) * BN + n_group * TN * 8, groups = k / GROUP_SIZE;
  const int2 columns = share_of_columns(int(tile.z), k, BLOCK);
  simdgroup_float8x8 sums[TN][TM];
#pragma unroll
  for (int i = 0; i < TN; i++) {
#pragma unroll
    for (int j = 0; j < TM; j++) sums[i][j] = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);
  }
#if !SCALE_PER_WEIGHT
  const simdgroup_float8x8 ones = make_filled_simdgroup_matrix<float, 8, 8>(1.0f);
#endif

  for (int k0 = columns.x + k_group * 4 * V; k0 < columns.y; k0 += BLOCK) {
    const int a_column = k0 + at.column / 2 * V, b_column = k0 + at.row / 2 * V;
    uint words[TN][WORDS];
    float scale[TN], bias[TN];
#pragma unroll
    for (int i = 0; i < TN; i++) {
      const ulong row = ulong(min(n0 + i * 8 + at.row, n - 1));
      scale[i] = 0.0f, bias[i] = 0.0f;
      if (a_column < columns.y) {
        load_words(w + row * ulong(words_of(k)) + words_of(a_column), words[i]);
        const ulong group = row * ulong(groups) + a_column / GROUP_SIZE;
        scale[i] = scale_value(scales[group]), bias[i] = bias_value(biases[group]);
      } else {
#pragma unroll
        for (int j = 0; j < WORDS; j++) words[i][j] = 0u;
      }
    }
#if !SCALE_PER_WEIGHT
    simdgroup_float8x8 parts[TN][TM], x_sums[TM];
#pragma unroll
    for (int j = 0; j < TM; j++) {
      x_sums[j] = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);
#pragma unroll
      for (int i = 0; i < TN; i++) parts[i][j] = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);
    }
#endif
#pragma unroll
    for (int i0 = 0; i0 < V; i0 += PACK) {
      float raw[TN][PACK];
#pragma unroll
      for (int i = 0; i < TN; i++) {
        unpack(words[i], i0, raw[i]);
#if SCALE_PER_WEIGHT
        apply_scale(raw[i], i0, scale[i], bias[i]);
#else
#pragma unroll
        for (int j = 0; j < PACK; j++) raw[i][j] *= in_place_inverse(i0 + j);
#endif
      }
#pragma unroll
      for (int s = 0; s < PACK; s += 8) {
        float4 xs[TM][2];
#pragma unroll
        for (int j = 0; j < TM; j++) {
#pragma unroll
          for (int e = 0; e < 2; e++) {
            const int vec = min(m0 + j * 8 + at.column + e, m - 1);
            xs[j][e] = float4(0.0f);
            if (b_column < columns.y) {
              xs[j][e] = load4(x + ulong(vec) * ulong(k) + (b_column + i0 + s + 4 * (at.row % 2)));
            }
          }
        }
#pragma unroll
        for (int t = 0; t < 4; t++) {
          simdgroup_float8x8 b[TM];
#pragma unroll
          for (int j = 0; j < TM; j++) set_elements(b[j], xs[j][0][t], xs[j][1][t]);
#pragma unroll
          for (int i = 0; i < TN; i++) {
            simdgroup_float8x8 a;
            set_elements(a, raw[i][s + t], raw[i][s + t + 4]);
#pragma unroll
            for (int j = 0; j < TM; j++) {
#if SCALE_PER_WEIGHT
              simdgroup_multiply_accumulate(sums[i][j], a, b[j], sums[i][j]);
#else
              simdgroup_multiply_accumulate(parts[i][j], a, b[j], parts[i][j]);
#endif
            }
          }
#if !SCALE_PER_WEIGHT && MODE == MODE_AFFINE
#pragma unroll
          for (int j = 0; j < TM; j++) simdgroup_multiply_accumulate(x_sums[j], ones, b[j], x_sums[j]);
#endif
        }
      }
    }
#if !SCALE_PER_WEIGHT  // element (row of w, row of x) of the products of this step, whose group all its columns share
#pragma unroll
    for (int i = 0; i < TN; i++) {
      const ulong group = ulong(min(n0 + i * 8 + at.row, n - 1)) * ulong(groups) + k0 / GROUP_SIZE;
      const float row_scale = scale_value(scales[group]), row_bias = bias_value(biases[group]);
#pragma unroll
      for (int j = 0; j < TM; j++) {
#pragma unroll
        for (int e = 0; e < 2; e++) {
          float sum = fma(row_scale, parts[i][j].thread_elements()[e], sums[i][j].thread_elements()[e]);
          if (MODE == MODE_AFFINE) sum = fma(row_bias, x_sums[j].thread_elements()[e], sum);
          sums[i][j].thread_elements()[e] = sum;
        }
      }
    }
#endif
  }

  if (SIMDGROUPS_K > 1) {
    threadgroup float* mine = scratch + ((k_group - 1) * WN + n_group) * TN * TM * 64 + int(lane) * 2;
    if (k_group > 0) {
#pragma unroll
      for (int i = 0; i < TN * TM; i++) {
        mine[i * 64] = sums[i / TM][i % TM].thread_elements()[0];
        mine[i * 64 + 1] = sums[i / TM][i % TM].thread_elements()[1];
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (k_group > 0) return;
  }
#pragma unroll
  for (int i = 0; i < TN; i++) {
#pragma unroll
    for (int j = 0; j < TM; j++) {
      for (int g = 0; g < SIMDGROUPS_K - 1; g++) {
        const threadgroup float* theirs = scratch + ((g * WN + n_group) * TN * TM + i * TM + j) * 64 + int(lane) * 2;
        sums[i][j].thread_elements()[0] += theirs[0];
        sums[i][j].thread_elements()[1] += theirs[1];
      }
      store(sums[i][j], y, n0 + i * 8 + at.row, m0 + j * 8 + at.column, m, n, int(tile.z));
    }
  }
}

#else

template <typename W, typename S>
METAL_FUNC void product(W w, S scales, S biases, const device X* x, device Y* y, int m, int n, int k,
                        threadgroup float* scratch, uint3 tile, uint simdgroup, uint lane) {
  const int m_group = int(simdgroup) / WN, n_group = int(simdgroup) % WN, thread_id = int(simdgroup * 32 + lane);
  const int m0 = int(tile.x) * BM, n0 = int(tile.y) * BN, groups = k / GROUP_SIZE;
  const int2 columns = share_of_columns(int(tile.z), k, BLOCK);
  threadgroup float* weights = scratch;
  threadgroup float* xs = scratch + BN * PITCH;
  simdgroup_float8x8 sums[TN][TM];
#pragma unroll
  for (int i = 0; i < TN; i++) {
#pragma unroll
    for (int j = 0; j < TM; j++) sums[i][j] = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);
  }

  for (int k0 = columns.x; k0 < columns.y; k0 += BK) {
    threadgroup_barrier(mem_flags::mem_threadgroup);
    for (int chunk = thread_id; chunk < BN * BK / V; chunk += THREADS) {
      const int row = chunk / (BK / V), column = chunk % (BK / V) * V;
      threadgroup float* to = weights + row * PITCH + column;
      const bool inside = k0 + column < columns.y;
      uint words[WORDS];
      float scale = 0.0f, bias = 0.0f;
      if (inside) {
        const ulong row_of_w = ulong(min(n0 + row, n - 1));
        load_words(w + row_of_w * ulong(words_of(k)) + words_of(k0 + column), words);
        const ulong group = row_of_w * ulong(groups) + (k0 + column) / GROUP_SIZE;
        scale = scale_value(scales[group]), bias = bias_value(biases[group]);
      }
#pragma unroll
      for (int i = 0; i < V; i += PACK) {
        float raw[PACK];
        if (inside) unpack(words, i, raw);
        if (inside) apply_scale(raw, i, scale, bias);
#pragma unroll
        for (int j = 0; j < PACK; j += 4) {
          *(threadgroup float4*)(to + i + j) = inside ? float4(raw[j], raw[j + 1], raw[j + 2], raw[j + 3]) : float4(0.0f);
        }
      }
    }
    for (int quad = thread_id; quad < BM * BK / 4; quad += THREADS) {
      const int row = quad / (BK / 4), column = quad % (BK / 4) * 4;
      float4 values = float4(0.0f);
      if (k0 + column < columns.y) values = load4(x + ulong(min(m0 + row, m - 1)) * ulong(k) + (k0 + column));
      *(threadgroup float4*)(xs + row * PITCH + column) = values;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
#pragma unroll
    for (int column = 0; column < BK; column += 8) {
      simdgroup_float8x8 a[TN], b[TM];
#pragma unroll
      for (int i = 0; i < TN; i++) {
        simdgroup_load(a[i], weights + (n_group * TN + i) * 8 * PITCH + column, PITCH);
      }
#pragma unroll
      for (int j = 0; j < TM; j++) {
        simdgroup_load(b[j], xs + (m_group * TM + j) * 8 * PITCH + column, PITCH, ulong2(0, 0), true);
      }
#pragma unroll
      for (int i = 0; i < TN; i++) {
#pragma unroll
        for (int j = 0; j < TM; j++) simdgroup_multiply_accumulate(sums[i][j], a[i], b[j], sums[i][j]);
      }
    }
  }

  const Element at = element(int(lane));
#pragma unroll
  for (int i = 0; i < TN; i++) {
#pragma unroll
    for (int j = 0; j < TM; j++) {
      const int row = n0 + (n_group * TN + i) * 8 + at.row, vec = m0 + (m_group * TM + j) * 8 + at.column;
      store(sums[i][j], y, row, vec, m, n, int(tile.z));
    }
  }
}

#endif

}  // namespace tuner
