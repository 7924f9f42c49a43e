// qmm: BK columns of a block of weight rows are dequantized to floats, then multiplied by all rows of x in tiles of BM
// rows. M is a run-time value, padded to BM: this is the kernel of prefill.
//
// Order of summation over K: acc = (code * scale + bias) * x + acc over k in order, as rows16 with a scale per weight.
#ifndef BM
#define BM 8            // rows of x a tile
#endif
#ifndef ROW_VECTORS
#define ROW_VECTORS 2   // weight vectors a tile: BN = 16 * ROW_VECTORS
#endif
#ifndef BK
#define BK 128          // columns dequantized at once, a multiple of the group
#endif
#define X_BLOCK BM
#include "dequantize.h"
#include "activations.h"

#define PANEL_BLOCKS (128 / BM)   // blocks of x whose sums stay in cache while K is walked

typedef struct {
  f32x16 weights[BK][ROW_VECTORS];
  f32x16 sums[PANEL_BLOCKS][BM][ROW_VECTORS];
} Scratch;

// Columns [k0, k0 + columns) of the tile's rows. Vectors past `used` do not exist in the matrix: zeros.
INLINE void dequantize(const Args *a, Scratch *s, long n0, long used, long k0, long columns) {
  const long groups = a->k / GROUP_SIZE, row_words = a->k / UNIT_CODES * UNIT_WORDS;
  for (long r = 0; r < ROW_VECTORS; r++) {
    if (r >= used) {
      for (long k = 0; k < columns; k++) s->weights[k][r] = 0;
      continue;
    }
    const unsigned *w = a->w + (n0 + r * LANES) * row_words;
    for (long g = k0 / GROUP_SIZE; g < (k0 + columns) / GROUP_SIZE; g++) {
      const f32x16 scale = load_scale16(a->scales + ((n0 + r * LANES) * groups + g * LANES));
      f32x16 bias = 0;
      if (HAS_BIASES) bias = load_scale16(a->biases + ((n0 + r * LANES) * groups + g * LANES));
      for (long i = 0; i < GROUP_UNITS; i++) {
        const long unit = g * GROUP_UNITS + i;
        u32x16 packed[UNIT_WORDS];
#pragma unroll
        for (int u = 0; u < UNIT_WORDS; u++) packed[u] = *(const u32x16 *)(w + (unit * UNIT_WORDS + u) * LANES);
#pragma unroll
        for (int j = 0; j < UNIT_CODES; j++) {
          const f32x16 code = code_to_float(code_of(packed, j));
          s->weights[unit * UNIT_CODES + j - k0][r] = HAS_BIASES ? fma16(code, scale, bias) : code * scale;
        }
      }
    }
  }
}

INLINE void multiply(Scratch *s, long b, const float *x, long columns) {
  f32x16 acc[BM][ROW_VECTORS];
#pragma unroll
  for (int m = 0; m < BM; m++)
#pragma unroll
    for (int r = 0; r < ROW_VECTORS; r++) acc[m][r] = s->sums[b][m][r];
  for (long k = 0; k < columns; k++) {
#pragma unroll
    for (int m = 0; m < BM; m++) {
      const f32x16 xv = broadcast(x[k * BM + m]);
#pragma unroll
      for (int r = 0; r < ROW_VECTORS; r++) acc[m][r] = fma16(s->weights[k][r], xv, acc[m][r]);
    }
  }
#pragma unroll
  for (int m = 0; m < BM; m++)
#pragma unroll
    for (int r = 0; r < ROW_VECTORS; r++) s->sums[b][m][r] = acc[m][r];
}

INLINE void panel(const Args *a, Scratch *s, long n0, long used, long first, long blocks) {
  for (long b = 0; b < blocks; b++)
    for (int m = 0; m < BM; m++)
      for (int r = 0; r < ROW_VECTORS; r++) s->sums[b][m][r] = 0;
  for (long k0 = 0; k0 < a->k; k0 += BK) {
    const long columns = min_long(BK, a->k - k0);
    dequantize(a, s, n0, used, k0, columns);
    for (long b = 0; b < blocks; b++) multiply(s, b, x_values(a, first + b) + k0 * BM, columns);
  }
  for (long b = 0; b < blocks; b++)
    for (long m = 0; m < min_long(BM, a->m - (first + b) * BM); m++)
      for (long r = 0; r < used; r++) {
        const long n = n0 + r * LANES;
        store_row(a->y + ((first + b) * BM + m) * a->n + n, s->sums[b][m][r], a->n - n);
      }
}

#define STEP (ROW_VECTORS * LANES)

EXPORT long tasks(const Args *a) { return ceil_div(a->n, task_rows(a, STEP)); }

EXPORT void compute(const Args *a, long task) {
  _Alignas(64) Scratch s;
  const long rows = task_rows(a, STEP), end = min_long((task + 1) * rows, a->n);
  for (long n = task * rows; n < end; n += STEP)
    for (long first = 0; first < x_blocks(a); first += PANEL_BLOCKS)
      panel(a, &s, n, ceil_div(min_long(STEP, end - n), LANES), first,
            min_long(PANEL_BLOCKS, x_blocks(a) - first));
}
