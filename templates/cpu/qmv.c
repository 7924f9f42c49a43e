// qmv: one row of x at a time. It reads and unpacks the weights again for each further row, so it is the kernel of M = 1.
#ifndef ROW_VECTORS
#define ROW_VECTORS 2   // weight vectors in registers at once
#endif
#ifndef SCALE_PER_WEIGHT
#define SCALE_PER_WEIGHT 0
#endif
#define X_BLOCK 1
#include "dequantize.h"
#include "activations.h"
#include "sums.h"
#if LAYOUT == LAYOUT_ROWS16
#include "rows16.h"
#else
#include "native.h"
#endif
#include "walk.h"

EXPORT void compute(const Args *a, long task) {
  const long rows = task_rows(a, STEP), end = min_long((task + 1) * rows, a->n);
  for (long row = 0; row < a->m; row++) {
    long n = task * rows;
    for (; n + (ROW_VECTORS - 1) * VECTOR_ROWS < end; n += STEP) tile(a, n, row, ROW_VECTORS);
    for (; n < end; n += VECTOR_ROWS) tile(a, n, row, 1);
  }
}
