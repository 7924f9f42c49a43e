// How qmv and small_m lay rows and columns over lanes, and how they add up what the lanes have.
//
// A simdgroup's 32 lanes are 32 / K_LANES slots of K_LANES lanes. Lane c of a slot takes columns [c * V, (c + 1) * V) of
// each step of K_LANES * V columns (V = VALUES_PER_THREAD), in that order, for ROWS rows. Neighbouring lanes so read
// neighbouring words: with 4 bits, V = 32 and K_LANES = 8 the 128 bytes of one cache line of a row.
#ifndef K_LANES
#define K_LANES 32                // lanes along K (MLX: k_lanes)
#endif
#ifndef RESULTS_PER_SIMDGROUP
#define RESULTS_PER_SIMDGROUP 4   // rows of w a simdgroup works on
#endif
#ifndef NUM_SIMDGROUPS
#define NUM_SIMDGROUPS 2          // simdgroups with rows of their own
#endif
#ifndef SIMDGROUPS_K
#define SIMDGROUPS_K 1            // simdgroups that share the columns of these rows
#endif
#define X_IN_REGISTERS 0
#define X_IN_THREADGROUP 1
#ifndef X_IN
#define X_IN X_IN_REGISTERS       // every lane loads the x it needs, or the threadgroup keeps a block of x for all
#endif
#ifndef SCALE_PER_WEIGHT
#define SCALE_PER_WEIGHT 0        // scale each weight (1), or the sum of a lane's VALUES_PER_THREAD products (0)
#endif

namespace tuner {

constant constexpr int SLOTS = 32 / K_LANES;
constant constexpr int ROWS = RESULTS_PER_SIMDGROUP / SLOTS;             // rows a lane
constant constexpr int THREADS = 32 * NUM_SIMDGROUPS * SIMDGROUPS_K;
constant constexpr int STEP = K_LANES * VALUES_PER_THREAD;               // columns a simdgroup covers at a time,
constant constexpr int BLOCK = STEP * SIMDGROUPS_K;                      // and a threadgroup
static_assert(RESULTS_PER_SIMDGROUP % SLOTS == 0, "every slot has as many rows");

// Where a thread stands.
struct Place {
  int row;        // its first row of w; the others follow SLOTS apart
  int c;          // its lane along K
  int k_group;    // its simdgroup along K
  int thread_id;  // within the threadgroup
};
METAL_FUNC Place place(int row_tile, int simdgroup, int lane) {
  const int n_group = simdgroup % NUM_SIMDGROUPS;
  const int row = (row_tile * NUM_SIMDGROUPS + n_group) * RESULTS_PER_SIMDGROUP + lane / K_LANES;
  return Place{row, lane % K_LANES, simdgroup / NUM_SIMDGROUPS, simdgroup * 32 + lane};
}

// x of BLOCK columns and VECS rows as floats in threadgroup memory, in groups of four columns: [row][k_group][V / 4][c].
// Lanes of a step read 16 bytes next to one another, in different banks.
template <int VECS>
METAL_FUNC void stage_x(const device X* x, int m0, int m, int k, int k0, int thread_id, threadgroup float* staged) {
  constexpr int QUADS = VALUES_PER_THREAD / 4;
  for (int i = thread_id; i < VECS * BLOCK / 4; i += THREADS) {
    const int v = i / (BLOCK / 4), column = i % (BLOCK / 4) * 4;
    if (k0 + column < k) {
      const float4 values = load4(x + ulong(min(m0 + v, m - 1)) * ulong(k) + (k0 + column));
      const int quad = column % VALUES_PER_THREAD / 4, c = column % STEP / VALUES_PER_THREAD;
      threadgroup float* to = staged + 4 * (((v * SIMDGROUPS_K + column / STEP) * QUADS + quad) * K_LANES + c);
      *(threadgroup float4*)to = values;
    }
  }
}
METAL_FUNC float4 staged_x4(const threadgroup float* staged, int v, Place at, int column) {
  constexpr int QUADS = VALUES_PER_THREAD / 4;
  const int quad = (v * SIMDGROUPS_K + at.k_group) * QUADS + column / 4;
  return *(const threadgroup float4*)(staged + 4 * (quad * K_LANES + at.c));
}

// Floats of threadgroup memory: x, and later the sums of the simdgroups along K but the first.
METAL_FUNC constexpr int scratch_floats(int vecs) {
  const int staged = X_IN == X_IN_THREADGROUP ? vecs * BLOCK : 4;
  const int summed = (SIMDGROUPS_K - 1) * NUM_SIMDGROUPS * RESULTS_PER_SIMDGROUP * vecs;
  return staged > summed ? staged : summed;
}

// Adds up sums[r * VECS + v] of all lanes of a row: over lanes by halving distances, over simdgroups in their order. Writes
// y.
template <int VECS>
METAL_FUNC void finish(thread float* sums, device Y* y, int m0, int m, int n, int share, Place at,
                       threadgroup float* scratch) {
#pragma unroll
  for (int r = 0; r < ROWS; r++) {
#pragma unroll
    for (int v = 0; v < VECS; v++) {
#pragma unroll
      for (int distance = K_LANES / 2; distance > 0; distance /= 2) {
        sums[r * VECS + v] += simd_shuffle_xor(sums[r * VECS + v], ushort(distance));
      }
    }
  }
  constexpr int GROUP_SUMS = NUM_SIMDGROUPS * RESULTS_PER_SIMDGROUP * VECS;
  const int first_row = at.row % (NUM_SIMDGROUPS * RESULTS_PER_SIMDGROUP);
  if (SIMDGROUPS_K > 1) {
    if (X_IN == X_IN_THREADGROUP) threadgroup_barrier(mem_flags::mem_threadgroup);
    if (at.k_group > 0) {
#pragma unroll
      for (int r = 0; r < ROWS; r++) {
#pragma unroll
        for (int v = 0; v < VECS; v++) {
          if (v % K_LANES == at.c) {
            scratch[(at.k_group - 1) * GROUP_SUMS + (first_row + r * SLOTS) * VECS + v] = sums[r * VECS + v];
          }
        }
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (at.k_group > 0) return;
  }
#pragma unroll
  for (int r = 0; r < ROWS; r++) {
    const int row = at.row + r * SLOTS;
#pragma unroll
    for (int v = 0; v < VECS; v++) {
      if (v % K_LANES == at.c && row < n && m0 + v < m) {
        float sum = sums[r * VECS + v];
        for (int g = 0; g < SIMDGROUPS_K - 1; g++) sum += scratch[g * GROUP_SUMS + (first_row + r * SLOTS) * VECS + v];
        y[(ulong(share) * ulong(m) + ulong(m0 + v)) * ulong(n) + ulong(row)] = Y(sum);
      }
    }
  }
}

}  // namespace tuner
