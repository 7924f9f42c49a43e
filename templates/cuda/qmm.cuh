// qmm: y (M, N) = x (M, K) @ dequantize(w).T in tiles, for M above what small_m covers: weights become T in shared memory.
#ifndef TUNER_DEQUANTIZE
#include "dequantize.cuh"
#endif

namespace tuner {

// A block computes TILE_N rows of w with TILE_M rows of x; warp i owns 16 rows of w and all TILE_M rows of x. K goes by in steps
// of 64 in order, so a row has the same bits at any M. Weights are rounded to T, as stock does; sums are float32.
template <typename T, typename S, Mode MODE, int M, int N, int K, int BITS, int GROUP, int TILE_N, int TILE_M>
struct Qmm {
  enum : bool { AFFINE = MODE == Mode::affine };
  using Scale = typename Choose<AFFINE, S, u8>::Type;
  enum : int { WARPS = TILE_N / 16 };
  enum : int { THREADS = 32 * WARPS };
  enum : int { STEP = 64 };                        // k a step
  enum : int { CHUNK = GROUP < 32 ? GROUP : 32 };  // values a thread unpacks at a time: one scale
  enum : int { WORDS = CHUNK * BITS / 32 };
  enum : int { CHUNKS = TILE_N * STEP / CHUNK / THREADS };  // a thread and step
  enum : int { PITCH = STEP + 8 };                 // 144 bytes a row: 8 rows of a fragment fall into different banks
  enum : int { ROW_WORDS = K / 32 * BITS + K % 32 * BITS / 32 };
  enum : int { GROUPS = K / GROUP };
  enum : int { X_PIECES = TILE_M * STEP / 8 };     // of 8 numbers
  enum : int { X_LOADS = ceil_div(X_PIECES, THREADS) };
  enum : int { BLOCKS_N = ceil_div(N, TILE_N) };
  enum : int { BLOCKS_M = ceil_div(M, TILE_M) };
  enum : int { COLUMN_TILES = TILE_M / 8 };

  static_assert(TILE_N % 16 == 0 && TILE_M % 8 == 0, "whole mma tiles");
  static_assert(K % GROUP == 0 && GROUP % CHUNK == 0, "rows are whole groups");
  static_assert(CHUNK * BITS % 32 == 0, "chunks are whole words");

  static __device__ __forceinline__ void run(const T* x, const u32* w, const Scale* scales, const Scale* biases, T* y) {
    __shared__ __align__(16) T wt[TILE_N][PITCH];
    __shared__ __align__(16) T xt[TILE_M][PITCH];
    const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, g = lane >> 2, t = lane & 3;
    const int row0 = blockIdx.x % BLOCKS_N * TILE_N, m0 = blockIdx.x / BLOCKS_N * TILE_M;

    u32 words[CHUNKS][WORDS];
    float scale[CHUNKS], bias[CHUNKS];
    uint4 held[X_LOADS];
    const bool aligned = is_aligned(x);
    auto load = [&](int k0) {
#pragma unroll
      for (int c = 0; c < CHUNKS; c++) {
        const int id = threadIdx.x + c * THREADS, k = k0 + id % (STEP / CHUNK) * CHUNK;
        const int wanted = row0 + id / (STEP / CHUNK);
        const size_t row = wanted < N ? wanted : N - 1;
        scale[c] = 0.f, bias[c] = 0.f;
#pragma unroll
        for (int i = 0; i < WORDS; i++) words[c][i] = 0;
        if (K % STEP == 0 || k < K) {
          load_words(words[c], w + row * ROW_WORDS + k / CHUNK * WORDS);
          scale[c] = scale_value<MODE, Scale>(scales[row * GROUPS + k / GROUP]);
          if (AFFINE) bias[c] = scale_value<MODE, Scale>(biases[row * GROUPS + k / GROUP]);
        }
      }
#pragma unroll
      for (int j = 0; j < X_LOADS; j++) {
        const int id = threadIdx.x + j * THREADS, m = m0 + id / 8, k = k0 + id % 8 * 8;
        held[j] = uint4{0, 0, 0, 0};
        if ((X_PIECES % THREADS == 0 || id < X_PIECES) && m < M && (K % STEP == 0 || k < K))
          held[j] = load_pairs(x + static_cast<size_t>(m) * K + k, aligned);
      }
    };

    float acc[COLUMN_TILES][4] = {};
    load(0);
#pragma unroll 1
    for (int k0 = 0; k0 < K; k0 += STEP) {
#pragma unroll
      for (int c = 0; c < CHUNKS; c++) {
        const int id = threadIdx.x + c * THREADS;
        T* const to = &wt[id / (STEP / CHUNK)][id % (STEP / CHUNK) * CHUNK];
#pragma unroll
        for (int i = 0; i < CHUNK; i += 8) {
          u32 pairs[4];
#pragma unroll
          for (int j = 0; j < 4; j++) {
            const float a = chunk_value<MODE, BITS>(words[c], i + 2 * j), b = chunk_value<MODE, BITS>(words[c], i + 2 * j + 1);
            pairs[j] = pack_pair<T>(AFFINE ? fmaf(scale[c], a, bias[c]) : scale[c] * a, AFFINE ? fmaf(scale[c], b, bias[c]) : scale[c] * b);
          }
          *reinterpret_cast<uint4*>(to + i) = uint4{pairs[0], pairs[1], pairs[2], pairs[3]};
        }
      }
#pragma unroll
      for (int j = 0; j < X_LOADS; j++) {
        const int id = threadIdx.x + j * THREADS;
        if (X_PIECES % THREADS == 0 || id < X_PIECES) *reinterpret_cast<uint4*>(&xt[id / 8][id % 8 * 8]) = held[j];
      }
      __syncthreads();
      if (k0 + STEP < K) load(k0 + STEP);
#pragma unroll
      for (int k = 0; k < STEP; k += 16) {
        const T* const a0 = &wt[warp * 16 + g][k + 2 * t];
        const T* const a1 = &wt[warp * 16 + g + 8][k + 2 * t];
        const u32 a[4] = {*reinterpret_cast<const u32*>(a0), *reinterpret_cast<const u32*>(a1),
                          *reinterpret_cast<const u32*>(a0 + 8), *reinterpret_cast<const u32*>(a1 + 8)};
#pragma unroll
        for (int f = 0; f < COLUMN_TILES; f++) {
          const T* const b = &xt[f * 8 + g][k + 2 * t];
          mma_k16<T>(acc[f], a, *reinterpret_cast<const u32*>(b), *reinterpret_cast<const u32*>(b + 8), acc[f]);
        }
      }
      __syncthreads();
    }

#pragma unroll
    for (int f = 0; f < COLUMN_TILES; f++)
#pragma unroll
      for (int c = 0; c < 4; c++) {
        const int row = row0 + warp * 16 + g + c / 2 * 8, m = m0 + f * 8 + 2 * t + c % 2;
        if (row < N && m < M) y[static_cast<size_t>(m) * N + row] = from_float<T>(acc[f][c]);
      }
  }
};

}  // namespace tuner
