// The second pass of a split of K over threadgroups: y (M, N) = the sum of parts (SPLIT_K, M, N), in their order.
#define DTYPE_FLOAT32 float
#define DTYPE_FLOAT16 half
#define DTYPE_BFLOAT16 bfloat
#ifndef X_DTYPE
#define X_DTYPE DTYPE_FLOAT16
#endif
#ifndef SPLIT_K
#define SPLIT_K 2
#endif
#include <metal_stdlib>
using namespace metal;

namespace tuner {

template <typename P>
METAL_FUNC void sum_parts(P parts, device X_DTYPE* y, ulong size, uint thread_index) {
  const ulong i = ulong(thread_index);
  float sum = parts[i];
#pragma unroll
  for (int part = 1; part < SPLIT_K; part++) sum += parts[ulong(part) * size + i];
  y[i] = X_DTYPE(sum);
}

}  // namespace tuner
