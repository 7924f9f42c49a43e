// The sums of one tile of ROW_VECTORS vectors of w and X_BLOCK rows of x; they are stored as they are where lanes lie along N.
INLINE void clear_sums(f32x16 acc[ROW_VECTORS][X_BLOCK], const int rb) {
#pragma unroll
  for (int r = 0; r < rb; r++)
#pragma unroll
    for (int m = 0; m < X_BLOCK; m++) acc[r][m] = 0;
}

INLINE void store_sums(const Args *a, long n0, long block, f32x16 acc[ROW_VECTORS][X_BLOCK], const int rb) {
#pragma unroll
  for (int r = 0; r < rb; r++)
#pragma unroll
    for (int m = 0; m < X_BLOCK; m++) {
      const long n = n0 + r * LANES, row = block * X_BLOCK + m;
      if (row < a->m) store_row(a->y + row * a->n + n, acc[r][m], a->n - n);
    }
}
