// small_m: every weight is unpacked once and used for all rows of an M_BLOCK, whose sums stay in registers. It lies between
// qmv, which walks the weights again for each row of x, and qmm, which pads the rows to a tile.
#ifndef M_BLOCK
#define M_BLOCK 4       // rows of x that share one pass over the weights; the last block is padded to it
#endif
#ifndef ROW_VECTORS
#define ROW_VECTORS 2   // weight vectors in registers at once
#endif
#ifndef SCALE_PER_WEIGHT
#define SCALE_PER_WEIGHT 0
#endif
#define X_BLOCK M_BLOCK
#include "dequantize.h"
#include "activations.h"
#include "sums.h"
#if LAYOUT == LAYOUT_ROWS16
#include "rows16.h"
#else
#include "native.h"
#endif
#include "walk.h"

EXPORT void compute(const Args *a, long task) { walk(a, task); }
