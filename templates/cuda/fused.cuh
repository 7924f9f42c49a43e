// What lies between the products of a decoder block, each as one kernel: sum and norm, gate, and queries, keys and values.
#ifndef TUNER_DEQUANTIZE
#include "dequantize.cuh"
#endif

namespace tuner {

enum : int { UNIT = 8 };  // numbers a thread takes at a time

template <typename T>
__device__ __forceinline__ void store_floats(T* to, const float (&v)[UNIT]) {
  if constexpr (sizeof(T) == 4) {
#pragma unroll
    for (int i = 0; i < UNIT / 4; i++) reinterpret_cast<float4*>(to)[i] = float4{v[4 * i], v[4 * i + 1], v[4 * i + 2], v[4 * i + 3]};
  } else {
    *reinterpret_cast<uint4*>(to) = uint4{pack_pair<T>(v[0], v[1]), pack_pair<T>(v[2], v[3]), pack_pair<T>(v[4], v[5]), pack_pair<T>(v[6], v[7])};
  }
}

template <typename T>
__device__ __forceinline__ float rounded(float v) { return to_float<T>(from_float<T>(v)); }

// sum = x + y and normed = sum / sqrt(mean(sum^2) + eps) * weight of rows of N numbers, a block a row, rounded where MLX rounds.
template <typename T, int N>
struct AddNorm {
  static_assert(N % UNIT == 0, "rows are whole units");
  enum : int { UNITS = N / UNIT };
  enum : int { THREADS = UNITS < 512 ? ceil_div(UNITS, 32) * 32 : 512 };
  enum : int { EACH = ceil_div(UNITS, THREADS) };

  static __device__ __forceinline__ void run(const T* x, const T* y, const T* weight, T* sum, T* normed, int eps_bits) {
    __shared__ float squares[THREADS / 32];
    const bool aligned = is_aligned(x) && is_aligned(y), weight_aligned = is_aligned(weight);
    const size_t row = static_cast<size_t>(blockIdx.x) * N;
    float v[EACH][UNIT], total = 0.f;
#pragma unroll
    for (int e = 0; e < EACH; e++) {
      const int unit = threadIdx.x + e * THREADS;
      if (UNITS % THREADS == 0 || unit < UNITS) {
        float other[UNIT];
        load_floats<T>(v[e], x + row + unit * UNIT, aligned);
        load_floats<T>(other, y + row + unit * UNIT, aligned);
#pragma unroll
        for (int i = 0; i < UNIT; i++) {
          v[e][i] = rounded<T>(v[e][i] + other[i]);
          total = fmaf(v[e][i], v[e][i], total);
        }
        store_floats<T>(sum + row + unit * UNIT, v[e]);
      }
    }
#pragma unroll
    for (int d = 16; d > 0; d /= 2) total += __shfl_xor_sync(0xffffffffu, total, d);
    if (threadIdx.x % 32 == 0) squares[threadIdx.x / 32] = total;
    __syncthreads();
    total = 0.f;
#pragma unroll
    for (int w = 0; w < THREADS / 32; w++) total += squares[w];
    const float by = rsqrtf(total / N + __int_as_float(eps_bits));
#pragma unroll
    for (int e = 0; e < EACH; e++) {
      const int unit = threadIdx.x + e * THREADS;
      if (UNITS % THREADS == 0 || unit < UNITS) {
        float scale[UNIT];
        load_floats<T>(scale, weight + unit * UNIT, weight_aligned);
#pragma unroll
        for (int i = 0; i < UNIT; i++) v[e][i] = scale[i] * rounded<T>(v[e][i] * by);
        store_floats<T>(normed + row + unit * UNIT, v[e]);
      }
    }
  }
};

// silu(gate) * up of rows that hold N numbers of gate, then N of up.
template <typename T, int N>
struct Gated {
  static_assert(N % UNIT == 0, "rows are whole units");
  enum : int { THREADS = 128 };

  static __device__ __forceinline__ void run(const T* both, T* y, int rows) {
    const int unit = blockIdx.x * THREADS + threadIdx.x, row = unit / (N / UNIT), column = unit % (N / UNIT) * UNIT;
    if (row >= rows) return;
    const T* const from = both + static_cast<size_t>(row) * 2 * N + column;
    const bool aligned = is_aligned(both);
    float gate[UNIT], up[UNIT];
    load_floats<T>(gate, from, aligned);
    load_floats<T>(up, from + N, aligned);
#pragma unroll
    for (int i = 0; i < UNIT; i++) gate[i] = gate[i] / (1.f + expf(-gate[i])) * up[i];
    store_floats<T>(y + static_cast<size_t>(row) * N + column, gate);
  }
};

// Rows (B, M) of QUERIES + 2 KEYS heads of D numbers, as one product gives them, cut into queries, keys and values (B, heads, M, D).
// Queries and keys are turned by their position: numbers d and d + D / 2 of a head, by cosine and sine, which are numbers d and
// d + D / 2 of a row of `turns` (M, D).
template <typename T, int QUERIES, int KEYS, int D>
struct CutHeads {
  static_assert(D % (2 * UNIT) == 0, "halves of heads are whole units");
  enum : int { HEADS = QUERIES + 2 * KEYS, HALF = D / 2, UNITS = HALF / UNIT };
  enum : int { THREADS = 128 };

  static __device__ __forceinline__ void run(const T* all, const float* turns, T* queries, T* keys, T* values, int rows, int m) {
    const int index = blockIdx.x * THREADS + threadIdx.x, d = index % UNITS * UNIT, head = index / UNITS % HEADS;
    const int row = index / UNITS / HEADS, batch = row / m, token = row % m;
    if (row >= rows) return;
    const T* const from = all + (static_cast<size_t>(row) * HEADS + head) * D + d;
    const bool aligned = is_aligned(all);
    float first[UNIT], second[UNIT];
    load_floats<T>(first, from, aligned);
    load_floats<T>(second, from + HALF, aligned);
    if (head < QUERIES + KEYS) {
      float cosine[UNIT], sine[UNIT];
      load_floats<float>(cosine, turns + token * D + d, is_aligned(turns));
      load_floats<float>(sine, turns + token * D + HALF + d, is_aligned(turns));
#pragma unroll
      for (int i = 0; i < UNIT; i++) {
        const float one = first[i] * cosine[i] - second[i] * sine[i];
        second[i] = first[i] * sine[i] + second[i] * cosine[i];
        first[i] = one;
      }
    }
    T* const part = head < QUERIES ? queries : head < QUERIES + KEYS ? keys : values;
    const int own = head < QUERIES ? head : head < QUERIES + KEYS ? head - QUERIES : head - QUERIES - KEYS;
    T* const to = part + ((static_cast<size_t>(batch) * (head < QUERIES ? QUERIES : KEYS) + own) * m + token) * D + d;
    store_floats<T>(to, first);
    store_floats<T>(to + HALF, second);
  }
};

}  // namespace tuner
