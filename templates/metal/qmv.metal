// qmv: y (M, N) = x (M, K) @ dequantize(w).T, one row of x a threadgroup: M rows read the weights M times. x stays in
// registers while the rows of w pass by.
#include "dequantize.h"
#include "lanes.h"

namespace tuner {

constant constexpr int SCRATCH = scratch_floats(1);

template <typename W, typename S>
METAL_FUNC void product(W w, S scales, S biases, const device X* x, device Y* y, int m, int n, int k,
                        threadgroup float* scratch, uint3 tile, uint simdgroup, uint lane) {
  const Place at = place(int(tile.y), int(simdgroup), int(lane));
  const int vec = int(tile.x), groups = k / GROUP_SIZE;
  const int2 columns = share_of_columns(int(tile.z), k, BLOCK);
  const device X* row_of_x = x + ulong(vec) * ulong(k);
  float sums[ROWS];
#pragma unroll
  for (int r = 0; r < ROWS; r++) sums[r] = 0.0f;

  for (int k0 = columns.x; k0 < columns.y; k0 += BLOCK) {
#if X_IN == X_IN_THREADGROUP
    threadgroup_barrier(mem_flags::mem_threadgroup);
    stage_x<1>(x, vec, m, k, k0, at.thread_id, scratch);
    threadgroup_barrier(mem_flags::mem_threadgroup);
#endif
    const int column = k0 + at.k_group * STEP + at.c * VALUES_PER_THREAD;
    if (column < columns.y) {
      float xs[VALUES_PER_THREAD], x_sum = 0.0f;
#pragma unroll
      for (int i = 0; i < VALUES_PER_THREAD; i += 4) {
#if X_IN == X_IN_THREADGROUP
        const float4 x4 = staged_x4(scratch, 0, at, i);
#else
        const float4 x4 = load4(row_of_x + column + i);
#endif
#pragma unroll
        for (int j = 0; j < 4; j++) {
          x_sum += x4[j];
          xs[i + j] = SCALE_PER_WEIGHT ? x4[j] : x4[j] * in_place_inverse(i + j);
        }
      }
#pragma unroll
      for (int r = 0; r < ROWS; r++) {
        const ulong row = ulong(min(at.row + r * SLOTS, n - 1));
        uint words[WORDS];
        load_words(w + row * ulong(words_of(k)) + words_of(column), words);
        const ulong group = row * ulong(groups) + column / GROUP_SIZE;
        const float scale = scale_value(scales[group]), bias = bias_value(biases[group]);
        float sum = SCALE_PER_WEIGHT ? sums[r] : 0.0f;
#pragma unroll
        for (int i = 0; i < VALUES_PER_THREAD; i += PACK) {
          float raw[PACK];
          unpack(words, i, raw);
          if (SCALE_PER_WEIGHT) apply_scale(raw, i, scale, bias);
#pragma unroll
          for (int j = 0; j < PACK; j++) sum = fma(xs[i + j], raw[j], sum);
        }
        if (SCALE_PER_WEIGHT) {
          sums[r] = sum;
        } else {
          sums[r] = fma(scale, sum, sums[r]);
          if (MODE == MODE_AFFINE) sums[r] = fma(bias, x_sum, sums[r]);
        }
      }
    }
  }
  finish<1>(sums, y, vec, m, n, int(tile.z), at, scratch);
}

}  // namespace tuner
