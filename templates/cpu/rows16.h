// One tile of the rows16 layout: X_BLOCK rows of x times 16 * rb weight rows, lanes along N, no sum across lanes.
//
// Order of summation over K. Scale per group: t = sum over k of a group, in order, of code * x; acc = scale * t + acc;
// acc = bias * sum(x) + acc; groups in order. Scale per weight: acc = (code * scale + bias) * x + acc over k in order.

#define VECTOR_ROWS LANES

INLINE void tile(const Args *a, long n0, long block, const int rb) {
  const long groups = a->k / GROUP_SIZE, row_words = a->k / UNIT_CODES * UNIT_WORDS;
  const unsigned *w = a->w + n0 * row_words;
  const scale_t *scales = a->scales + n0 * groups, *biases = a->biases + n0 * groups;
  const float *x = x_values(a, block), *sums = x_sums(a, block);
  f32x16 acc[ROW_VECTORS][X_BLOCK];
  clear_sums(acc, rb);
  for (long g = 0; g < groups; g++) {
    f32x16 scale[ROW_VECTORS], bias[ROW_VECTORS];
#pragma unroll
    for (int r = 0; r < rb; r++) {
      scale[r] = load_scale16(scales + (r * groups + g) * LANES);
      if (HAS_BIASES) bias[r] = load_scale16(biases + (r * groups + g) * LANES);
    }
    f32x16 t[ROW_VECTORS][X_BLOCK];
    if (!SCALE_PER_WEIGHT)
#pragma unroll
      for (int r = 0; r < rb; r++)
#pragma unroll
        for (int m = 0; m < X_BLOCK; m++) t[r][m] = 0;
    for (long i = 0; i < GROUP_UNITS; i++) {
      const long unit = g * GROUP_UNITS + i;
      u32x16 packed[ROW_VECTORS][UNIT_WORDS];
#pragma unroll
      for (int r = 0; r < rb; r++)
#pragma unroll
        for (int u = 0; u < UNIT_WORDS; u++) {
          const unsigned *p = w + (r * row_words + unit * UNIT_WORDS + u) * LANES;
          packed[r][u] = *(const u32x16 *)p;
          prefetch(p);
        }
#pragma unroll
      for (int j = 0; j < UNIT_CODES; j++) {
        f32x16 q[ROW_VECTORS];
#pragma unroll
        for (int r = 0; r < rb; r++) {
          q[r] = code_to_float(code_of(packed[r], j));
          if (SCALE_PER_WEIGHT) q[r] = HAS_BIASES ? fma16(q[r], scale[r], bias[r]) : q[r] * scale[r];
        }
        const float *xk = x + (unit * UNIT_CODES + j) * X_BLOCK;
#pragma unroll
        for (int m = 0; m < X_BLOCK; m++) {
          const f32x16 xv = broadcast(xk[m]);
#pragma unroll
          for (int r = 0; r < rb; r++) {
            if (SCALE_PER_WEIGHT)
              acc[r][m] = fma16(q[r], xv, acc[r][m]);
            else
              t[r][m] = fma16(q[r], xv, t[r][m]);
          }
        }
      }
    }
    if (!SCALE_PER_WEIGHT)
#pragma unroll
      for (int r = 0; r < rb; r++)
#pragma unroll
        for (int m = 0; m < X_BLOCK; m++) {
          acc[r][m] = fma16(scale[r], t[r][m], acc[r][m]);
          if (HAS_BIASES) acc[r][m] = fma16(bias[r], broadcast(sums[g * X_BLOCK + m]), acc[r][m]);
        }
  }
  store_sums(a, n0, block, acc, rb);
}
