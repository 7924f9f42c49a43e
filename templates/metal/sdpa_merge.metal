// The second pass of sdpa: y (query rows, VALUE_DIM) of the sums (KV heads, chunks, R, VALUE_DIM) and statistics (KV heads,
// chunks, R, 2: maximum, sum of exponentials) of every chunk. A row's chunks become relative to their common maximum and are
// added up in their order; one that the row sees nothing of adds exact zeros.
#define DTYPE_FLOAT32 float
#define DTYPE_FLOAT16 half
#define DTYPE_BFLOAT16 bfloat
#ifndef X_DTYPE
#define X_DTYPE DTYPE_FLOAT16
#endif
#ifndef HAS_SINKS
#define HAS_SINKS 0  // one logit a query head that takes part in the sum of exponentials and has no value
#endif
#include <metal_stdlib>
using namespace metal;

namespace tuner {

// What exponents are relative to: a row that has seen nothing has a maximum of -infinity, whose powers are to be 0.
METAL_FUNC float base_of(float maximum) { return maximum == -INFINITY ? 0.0f : maximum; }

// Four columns of one query row, of r to a KV head.
template <typename S, typename T, typename N>
METAL_FUNC void merge(S sums, T statistics, N sinks, device X_DTYPE* y, int chunks, int r, int m, int heads, int value_dim,
                      int row, int column) {
  const int first = row / r * chunks * r + row % r;  // of all rows of all chunks; the row's next chunk is r later
  const float sink = HAS_SINKS ? float(sinks[row / m % heads]) : -INFINITY;
  float maximum = sink;
  for (int c = 0; c < chunks; c++) maximum = max(maximum, statistics[2 * long(first + c * r)]);
  const float base = base_of(maximum);
  float total = fast::exp(sink - base);
  float4 sum = float4(0.0f);
#pragma unroll 4
  for (int c = 0; c < chunks; c++) {
    const long at = long(first + c * r);
    const float weight = fast::exp(statistics[2 * at] - base);
    total = fma(statistics[2 * at + 1], weight, total);
#pragma unroll
    for (int j = 0; j < 4; j++) sum[j] = fma(sums[at * value_dim + column + j], weight, sum[j]);
  }
#pragma unroll
  for (int j = 0; j < 4; j++) {
    y[long(row) * value_dim + column + j] = X_DTYPE(total == 0.0f ? 0.0f : (sum[j] + 0.0f) / total);
  }
}

}  // namespace tuner
