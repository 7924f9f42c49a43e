// qmv: y (M, N) = x (M, K) @ dequantize(w).T without tensor cores: every mode, every number type, any N, any K of whole groups.
#ifndef TUNER_DEQUANTIZE
#include "dequantize.cuh"
#endif

namespace tuner {

// A team of WARPS_K warps computes ROWS rows of w with all M rows of x. Lane l of warp k takes the chunks l + 32 k + 32 WARPS_K i
// of a row, in order; lanes are then added by halves, warps in order. So one WARPS_K gives a row the same bits at any M.
template <typename T, typename S, Mode MODE, int M, int N, int K, int BITS, int GROUP, int ROWS, int WARPS_K, int WARPS_N>
struct Qmv {
  enum : bool { AFFINE = MODE == Mode::affine };
  using Scale = typename Choose<AFFINE, S, u8>::Type;
  enum : int { THREADS = 32 * WARPS_K * WARPS_N };
  enum : int { CHUNK = GROUP < 32 ? GROUP : 32 };  // values a lane takes at a time: one scale
  enum : int { WORDS = CHUNK * BITS / 32 };
  enum : int { PIECE = 8 };  // values of x a lane holds at a time
  enum : int { ROW_WORDS = K / 32 * BITS + K % 32 * BITS / 32 };
  enum : int { GROUPS = K / GROUP };
  enum : int { BLOCK_ROWS = ROWS * WARPS_N };
  enum : int { BLOCKS = ceil_div(N, BLOCK_ROWS) };

  static_assert(K % GROUP == 0 && GROUP % CHUNK == 0, "rows are whole groups");
  static_assert(CHUNK * BITS % 32 == 0, "chunks are whole words");

  static __device__ __forceinline__ void run(const T* x, const u32* w, const Scale* scales, const Scale* biases, T* y) {
    const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, wk = warp % WARPS_K, wn = warp / WARPS_K;
    const int row0 = (blockIdx.x * WARPS_N + wn) * ROWS;
    float acc[ROWS][M] = {};
    const bool aligned = is_aligned(x);

#pragma unroll 1
    for (int chunk = wk * 32 + lane; chunk < K / CHUNK; chunk += 32 * WARPS_K) {
      u32 words[ROWS][WORDS];
      float scale[ROWS], bias[ROWS];
#pragma unroll
      for (int r = 0; r < ROWS; r++) {
        const size_t row = N % BLOCK_ROWS == 0 || row0 + r < N ? row0 + r : N - 1;
        load_words(words[r], w + row * ROW_WORDS + chunk * WORDS);
        const size_t group = row * GROUPS + chunk * CHUNK / GROUP;
        scale[r] = scale_value<MODE, Scale>(scales[group]);
        bias[r] = AFFINE ? scale_value<MODE, Scale>(biases[group]) : 0.f;
      }
#pragma unroll
      for (int piece = 0; piece < CHUNK / PIECE; piece++) {
        float q[ROWS][PIECE];
#pragma unroll
        for (int r = 0; r < ROWS; r++)
#pragma unroll
          for (int i = 0; i < PIECE; i++) {
            q[r][i] = chunk_value<MODE, BITS>(words[r], piece * PIECE + i);
            q[r][i] = AFFINE ? fmaf(scale[r], q[r][i], bias[r]) : scale[r] * q[r][i];
          }
#pragma unroll
        for (int m = 0; m < M; m++) {
          float v[PIECE];
          load_floats<T>(v, x + static_cast<size_t>(m) * K + chunk * CHUNK + piece * PIECE, aligned);
#pragma unroll
          for (int r = 0; r < ROWS; r++)
#pragma unroll
            for (int i = 0; i < PIECE; i++) acc[r][m] = fmaf(q[r][i], v[i], acc[r][m]);
        }
      }
    }

#pragma unroll
    for (int r = 0; r < ROWS; r++)
#pragma unroll
      for (int m = 0; m < M; m++)
#pragma unroll
        for (int d = 16; d; d /= 2) acc[r][m] += __shfl_xor_sync(0xffffffffu, acc[r][m], d);

    __shared__ float partial[WARPS_N][WARPS_K][ROWS * M];
#pragma unroll
    for (int r = 0; r < ROWS; r++)
#pragma unroll
      for (int m = 0; m < M; m++)
        if (lane == (r * M + m) % 32) partial[wn][wk][r * M + m] = acc[r][m];
    __syncthreads();
    for (int i = wk * 32 + lane; i < ROWS * M; i += 32 * WARPS_K) {
      float v = partial[wn][0][i];
#pragma unroll
      for (int k = 1; k < WARPS_K; k++) v += partial[wn][k][i];
      if (row0 + i / M < N) y[static_cast<size_t>(i % M) * N + row0 + i / M] = from_float<T>(v);
    }
  }
};

}  // namespace tuner
