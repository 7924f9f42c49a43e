// What one task does: its rows of w, ROW_VECTORS vectors of VECTOR_ROWS at a time, and at each of them all blocks of rows of
// x, by the `tile` of a family, which is defined above.
INLINE void all_rows_of_x(const Args *a, long n0, const int rb) {
  for (long block = 0; block < x_blocks(a); block++) tile(a, n0, block, rb);
}

#define STEP (ROW_VECTORS * VECTOR_ROWS)

EXPORT long tasks(const Args *a) { return ceil_div(a->n, task_rows(a, STEP)); }

INLINE void walk(const Args *a, long task) {
  const long rows = task_rows(a, STEP), end = min_long((task + 1) * rows, a->n);
  long n = task * rows;
  for (; n + (ROW_VECTORS - 1) * VECTOR_ROWS < end; n += STEP) all_rows_of_x(a, n, ROW_VECTORS);
  for (; n < end; n += VECTOR_ROWS) all_rows_of_x(a, n, 1);
}
