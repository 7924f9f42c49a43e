// Prepares x once a call: float32, interleaved so that the rows of one block lie side by side (they would collide in L1 at
// a stride of K), and the sums of x that carry the bias term. X_BLOCK rows a block; rows past m are zeros.
//
//   rows16  values[block][k][X_BLOCK], then sums[block][group][X_BLOCK], each over one group
//   native  values[block][chunk][code][X_BLOCK][lane], then sums[block][chunk][X_BLOCK][lane], each over one word; zeros
//           fill the last chunk of 16 words
//
// A sum is always taken in the same order, so its bits do not depend on m.
#define LAYOUT_ROWS16 0
#define LAYOUT_NATIVE 1
#ifndef LAYOUT
#define LAYOUT LAYOUT_ROWS16
#endif

#define CHUNK_COLUMNS (LANES * UNIT_CODES)
#if LAYOUT == LAYOUT_ROWS16
#define PART_COLUMNS GROUP_SIZE
#define PART_SUMS 1
#else
#define PART_COLUMNS CHUNK_COLUMNS
#define PART_SUMS LANES
#endif

INLINE long x_blocks(const Args *a) { return ceil_div(a->m, X_BLOCK); }
INLINE long x_parts(const Args *a) { return ceil_div(a->k, PART_COLUMNS); }
INLINE float *x_values(const Args *a, long block) {
  return a->prepared + block * x_parts(a) * PART_COLUMNS * X_BLOCK;
}
INLINE float *x_sums(const Args *a, long block) {
  return a->prepared + (x_blocks(a) * PART_COLUMNS + block * PART_SUMS) * x_parts(a) * X_BLOCK;
}

EXPORT long prepared_floats(const Args *a) {
  return x_blocks(a) * x_parts(a) * X_BLOCK * (PART_COLUMNS + PART_SUMS);
}

EXPORT long prepare_parts(const Args *a) { return x_blocks(a) * x_parts(a); }

EXPORT void prepare(const Args *a, long part) {
  const long block = part / x_parts(a), p = part % x_parts(a), first = p * PART_COLUMNS;
  const long columns = min_long(PART_COLUMNS, a->k - first);
  float *values = x_values(a, block) + first * X_BLOCK;
  float *sums = x_sums(a, block) + p * PART_SUMS * X_BLOCK;
  for (long i = 0; i < X_BLOCK; i++) {
    const long row = block * X_BLOCK + i;
    const long used = row < a->m ? columns : 0;
    const x_t *x = a->x + row * a->k + first;
#if LAYOUT == LAYOUT_ROWS16
    f32x16 sum = 0;
    for (long j = 0; j < used; j += LANES) {
      const f32x16 v = load_x16(x + j);
      sum += v;
#pragma unroll
      for (int lane = 0; lane < LANES; lane++) values[(j + lane) * X_BLOCK + i] = v[lane];
    }
    for (long j = used; j < PART_COLUMNS; j++) values[j * X_BLOCK + i] = 0;
    sums[i] = sum_lanes(sum);
#else
    for (long lane = 0; lane < LANES; lane++) {
      float sum = 0;
      for (long j = 0; j < UNIT_CODES; j++) {
        const long column = lane * UNIT_CODES + j;
        const float v = column < used ? load_x(x + column) : 0;
        values[(j * X_BLOCK + i) * LANES + lane] = v;
        sum += v;
      }
      sums[i * LANES + lane] = sum;
    }
#endif
  }
}
