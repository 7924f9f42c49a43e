// small_m: y (M, N) = x (M, K) @ dequantize(w).T, VECS_PER_TG rows of x a threadgroup: a weight is loaded and unpacked once
// for all of them. It lies between qmv, which walks the weights again for each row of x, and qmm, which pads the rows to a
// tile.
#ifndef VECS_PER_TG
#define VECS_PER_TG 4  // rows of x that share one pass over the weights (MLX: vecs_per_tg)
#endif
#include "dequantize.h"
#include "lanes.h"

namespace tuner {

constant constexpr int SCRATCH = scratch_floats(VECS_PER_TG);

template <typename W, typename S>
METAL_FUNC void product(W w, S scales, S biases, const device X* x, device Y* y, int m, int n, int k,
                        threadgroup float* scratch, uint3 tile, uint simdgroup, uint lane) {
  const Place at = place(int(tile.y), int(simdgroup), int(lane));
  const int m0 = int(tile.x) * VECS_PER_TG, groups = k / GROUP_SIZE;
  const int2 columns = share_of_columns(int(tile.z), k, BLOCK);
  float sums[ROWS * VECS_PER_TG];
#pragma unroll
  for (int i = 0; i < ROWS * VECS_PER_TG; i++) sums[i] = 0.0f;

  for (int k0 = columns.x; k0 < columns.y; k0 += BLOCK) {
#if X_IN == X_IN_THREADGROUP
    threadgroup_barrier(mem_flags::mem_threadgroup);
    stage_x<VECS_PER_TG>(x, m0, m, k, k0, at.thread_id, scratch);
    threadgroup_barrier(mem_flags::mem_threadgroup);
#endif
    const int column = k0 + at.k_group * STEP + at.c * VALUES_PER_THREAD;
    if (column < columns.y) {
      uint words[ROWS][WORDS];
      float scale[ROWS], bias[ROWS];
#pragma unroll
      for (int r = 0; r < ROWS; r++) {
        const ulong row = ulong(min(at.row + r * SLOTS, n - 1));
        load_words(w + row * ulong(words_of(k)) + words_of(column), words[r]);
        const ulong group = row * ulong(groups) + column / GROUP_SIZE;
        scale[r] = scale_value(scales[group]), bias[r] = bias_value(biases[group]);
      }
#if !SCALE_PER_WEIGHT
      float parts[ROWS][VECS_PER_TG], x_sums[VECS_PER_TG];
#pragma unroll
      for (int v = 0; v < VECS_PER_TG; v++) {
        x_sums[v] = 0.0f;
#pragma unroll
        for (int r = 0; r < ROWS; r++) parts[r][v] = 0.0f;
      }
#endif
#pragma unroll
      for (int i = 0; i < VALUES_PER_THREAD; i += PACK) {
        float raw[ROWS][PACK];
#pragma unroll
        for (int r = 0; r < ROWS; r++) {
          unpack(words[r], i, raw[r]);
          if (SCALE_PER_WEIGHT) apply_scale(raw[r], i, scale[r], bias[r]);
        }
#pragma unroll
        for (int v = 0; v < VECS_PER_TG; v++) {
          const device X* row_of_x = x + ulong(min(m0 + v, m - 1)) * ulong(k) + column;
#pragma unroll
          for (int j = 0; j < PACK; j += 4) {
#if X_IN == X_IN_THREADGROUP
            const float4 x4 = staged_x4(scratch, v, at, i + j);
#else
            const float4 x4 = load4(row_of_x + i + j);
#endif
#pragma unroll
            for (int l = 0; l < 4; l++) {
#if SCALE_PER_WEIGHT
#pragma unroll
              for (int r = 0; r < ROWS; r++) {
                sums[r * VECS_PER_TG + v] = fma(x4[l], raw[r][j + l], sums[r * VECS_PER_TG + v]);
              }
#else
              const float shifted = x4[l] * in_place_inverse(i + j + l);
              if (MODE == MODE_AFFINE) x_sums[v] += x4[l];
#pragma unroll
              for (int r = 0; r < ROWS; r++) parts[r][v] = fma(shifted, raw[r][j + l], parts[r][v]);
#endif
            }
          }
        }
      }
#if !SCALE_PER_WEIGHT
#pragma unroll
      for (int r = 0; r < ROWS; r++) {
#pragma unroll
        for (int v = 0; v < VECS_PER_TG; v++) {
          sums[r * VECS_PER_TG + v] = fma(scale[r], parts[r][v], sums[r * VECS_PER_TG + v]);
          if (MODE == MODE_AFFINE) sums[r * VECS_PER_TG + v] = fma(bias[r], x_sums[v], sums[r * VECS_PER_TG + v]);
        }
      }
#endif
    }
  }
  finish<VECS_PER_TG>(sums, y, m0, m, n, int(tile.z), at, scratch);
}

}  // namespace tuner
