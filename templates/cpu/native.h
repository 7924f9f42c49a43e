// One tile of MLX's own layout, for codes that do not straddle words: X_BLOCK rows of x times rb weight rows. Lanes lie along K:
// lane l of a chunk holds the codes of word l, so x is prepared in that order and the 16 lanes are summed at the end, always
// in the same tree.
//
// Order of summation over K: in each lane t = sum over the codes of a word of code * x, acc = scale * t + acc, acc = bias *
// (sum of the word's x) + acc, chunks in order; then the lanes by halves. Modes without biases leave out the bias.

#define VECTOR_ROWS 1

INLINE f32x16 lane_scales(const scale_t *row, long chunk, long groups) {
  f32x16 s;
#pragma unroll
  for (int l = 0; l < LANES; l++)
    s[l] = load_scale(row + min_long((chunk * LANES + l) / GROUP_WORDS, groups - 1));
  return s;
}

// Words past the end of the matrix are zeros and are never read; the x that meets them is zero.
INLINE u32x16 chunk_words(const unsigned *row, long chunk, long row_words) {
  if ((chunk + 1) * LANES <= row_words) return *(const u32x16 *)(row + chunk * LANES);
  u32x16 words = 0;
  for (long l = 0; chunk * LANES + l < row_words; l++) words[l] = row[chunk * LANES + l];
  return words;
}

INLINE void tile(const Args *a, long n0, long block, const int rb) {
  const long groups = a->k / GROUP_SIZE, row_words = a->k / UNIT_CODES, chunks = ceil_div(row_words, LANES);
  const unsigned *w = a->w + n0 * row_words;
  const float *x = x_values(a, block), *sums = x_sums(a, block);
  f32x16 acc[ROW_VECTORS][X_BLOCK];
  clear_sums(acc, rb);
  for (long c = 0; c < chunks; c++) {
    u32x16 packed[ROW_VECTORS];
    f32x16 t[ROW_VECTORS][X_BLOCK];
#pragma unroll
    for (int r = 0; r < rb; r++) {
      packed[r] = chunk_words(w + r * row_words, c, row_words);
      prefetch(w + r * row_words + c * LANES);
#pragma unroll
      for (int m = 0; m < X_BLOCK; m++) t[r][m] = 0;
    }
#pragma unroll
    for (int j = 0; j < UNIT_CODES; j++) {
      f32x16 q[ROW_VECTORS];
#pragma unroll
      for (int r = 0; r < rb; r++) {
        q[r] = code_to_float(code_of(&packed[r], j));
      }
#pragma unroll
      for (int m = 0; m < X_BLOCK; m++) {
        const f32x16 xv = *(const f32x16 *)(x + ((c * UNIT_CODES + j) * X_BLOCK + m) * LANES);
#pragma unroll
        for (int r = 0; r < rb; r++) t[r][m] = fma16(q[r], xv, t[r][m]);
      }
    }
#pragma unroll
    for (int r = 0; r < rb; r++) {
      const f32x16 scale = lane_scales(a->scales + (n0 + r) * groups, c, groups);
#pragma unroll
      for (int m = 0; m < X_BLOCK; m++) acc[r][m] = fma16(scale, t[r][m], acc[r][m]);
#if HAS_BIASES
      const f32x16 bias = lane_scales(a->biases + (n0 + r) * groups, c, groups);
#pragma unroll
      for (int m = 0; m < X_BLOCK; m++) {
        const f32x16 word_sums = *(const f32x16 *)(sums + (c * X_BLOCK + m) * LANES);
        acc[r][m] = fma16(bias, word_sums, acc[r][m]);
      }
#endif
    }
  }
#pragma unroll
  for (int r = 0; r < rb; r++)
#pragma unroll
    for (int m = 0; m < X_BLOCK; m++) {
      const long row = block * X_BLOCK + m;
      if (row < a->m) store_y(a->y + row * a->n + n0 + r, sum_lanes(acc[r][m]));
    }
}
