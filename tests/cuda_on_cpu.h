// Runs CUDA text on the CPU, a block at a time, a fiber a thread. What stands in for what kernels take from the device: tensor cores,
// matrix loads, shuffles, barriers, and asynchronous copies, which arrive when they are waited for and not before.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>

#define TUNER_DEQUANTIZE
#define TUNER_WARP
#define __device__
#define __host__
#define __global__
#define __forceinline__ inline
#define __shared__ static
#define __launch_bounds__(...)

struct float2 { alignas(8) float x; float y; };
struct float4 { alignas(16) float x; float y, z, w; };
struct uint2 { unsigned x, y; };
struct uint4 { unsigned x, y, z, w; };
struct Index { int x, y, z; };

enum { MOST_THREADS = 1024, MOST_GROUPS = 32, MOST_COPIES = 640, STACK = 256 << 10, SHARED = 232448 };
struct Copy { char* to; const void* from; int bytes; bool keep; };
struct Group { int count; Copy copies[MOST_COPIES]; };
struct Barrier { int count, generation; };
struct Fiber {
  ucontext_t context;
  char* stack;
  bool done;
  int first, last;  // groups in flight; the last is still open
  Group* groups;
};
static Fiber fibers[MOST_THREADS];
static ucontext_t scheduler;
static Barrier warps[MOST_THREADS / 32], block;
static uint64_t exchange[MOST_THREADS][8];
static int current, threads_of_block;
static Index block_index;
#define threadIdx (Index{current})
#define blockIdx block_index

static inline void fail(const char* why) { fprintf(stderr, "cuda_on_cpu: %s\n", why), abort(); }
static inline void yield() { swapcontext(&fibers[current].context, &scheduler); }
static inline void wait(Barrier& barrier, int threads) {
  const int generation = barrier.generation;
  if (++barrier.count == threads)
    barrier.count = 0, barrier.generation++;
  else
    while (barrier.generation == generation) yield();
}
static inline void __syncwarp() { wait(warps[current / 32], 32); }
static inline void __syncthreads() { wait(block, threads_of_block); }
static inline uint64_t* of_lane(int lane) { return exchange[current / 32 * 32 + lane]; }

static inline int min(int a, int b) { return a < b ? a : b; }
static inline int max(int a, int b) { return a > b ? a : b; }
static inline float __shfl_xor_sync(unsigned, float v, int distance) {
  const int lane = current % 32;
  memcpy(of_lane(lane), &v, 4);
  __syncwarp();
  memcpy(&v, of_lane(lane ^ distance), 4);
  __syncwarp();
  return v;
}
static inline bool __any_sync(unsigned, bool v) {
  of_lane(current % 32)[0] = v;
  __syncwarp();
  bool any = false;
  for (int i = 0; i < 32; i++) any |= of_lane(i)[0] != 0;
  __syncwarp();
  return any;
}
static inline unsigned __byte_perm(unsigned a, unsigned b, unsigned selector) {
  const uint64_t bytes = (uint64_t)b << 32 | a;
  unsigned r = 0;
  for (int i = 0; i < 4; i++) r |= (unsigned)(bytes >> (selector >> 4 * i & 7) * 8 & 255) << 8 * i;
  return r;
}
static inline float __uint_as_float(unsigned bits) {
  float v;
  memcpy(&v, &bits, 4);
  return v;
}

static inline float __int_as_float(int bits) { return __uint_as_float((unsigned)bits); }
static inline float rsqrtf(float v) { return 1 / sqrtf(v); }

namespace tuner {

using u8 = unsigned char;
using u16 = unsigned short;
using u32 = unsigned;
using u64 = unsigned long long;
struct bf16 {
  u16 bits;
  bf16() = default;
  explicit bf16(float v) {
    u32 all;
    memcpy(&all, &v, 4);
    bits = v != v ? 0x7fc0 : (all + 0x7fff + (all >> 16 & 1)) >> 16;
  }
  explicit operator float() const { return __uint_as_float((u32)bits << 16); }
};
using f16 = _Float16;
template <typename T>
struct IsSame16 {
  enum : bool { bf = false };
};
template <>
struct IsSame16<bf16> {
  enum : bool { bf = true };
};

constexpr int ceil_div(int a, int b) { return (a + b - 1) / b; }
template <typename T>
float to_float(T v) {
  return (float)v;
}
template <typename T>
T from_float(float v) {
  return T(v);
}
template <typename T>
float pair_value(u32 pair, int half) {
  const u16 bits = half ? pair >> 16 : pair;
  T v;
  memcpy(&v, &bits, 2);
  return (float)v;
}
template <typename T>
u32 pack_pair(float low, float high) {
  const T pair[2] = {T(low), T(high)};
  u32 r;
  memcpy(&r, pair, 4);
  return r;
}
template <typename T>
u32 fma_pair(u32 a, u32 b, u32 c) {
  float v[2];
  for (int i = 0; i < 2; i++) v[i] = fmaf(pair_value<T>(a, i), pair_value<T>(b, i), pair_value<T>(c, i));
  return pack_pair<T>(v[0], v[1]);
}
static inline bool is_aligned(const void* p) { return (size_t)p % 16 == 0; }
template <typename T, int COUNT>
void load_floats(float (&to)[COUNT], const T* from, bool aligned) {
  if (aligned && (size_t)from % 16) fail("a load from a misaligned address");
  for (int i = 0; i < COUNT; i++) to[i] = (float)from[i];
}
static inline float minus_infinity() { return -INFINITY; }
static inline float power_of_two(float x) { return exp2f(x); }

alignas(128) static char shared[SHARED];
static inline u32 shared_address(const void* p) { return (u32)((const char*)p - shared); }

template <int BYTES>
void copy_async(u32 to, const void* from, bool keep) {
  if (to + BYTES > SHARED || to % BYTES) fail("a copy to a wrong place of shared memory");
  if (keep && (size_t)from % BYTES) fail("a copy from a misaligned address");
  Fiber& f = fibers[current];
  Group& group = f.groups[f.last % MOST_GROUPS];
  if (group.count == MOST_COPIES) fail("too many copies in a group");
  group.copies[group.count++] = {shared + to, from, BYTES, keep};
}
static inline void copy_commit() {
  Fiber& f = fibers[current];
  f.groups[++f.last % MOST_GROUPS].count = 0;
  if (f.last - f.first >= MOST_GROUPS) fail("too many groups of copies");
}
template <int PENDING>
void copy_wait() {
  Fiber& f = fibers[current];
  for (; f.last - f.first > PENDING; f.first++) {
    Group& group = f.groups[f.first % MOST_GROUPS];
    for (int i = 0; i < group.count; i++) {
      const Copy& c = group.copies[i];
      if (c.keep)
        memcpy(c.to, c.from, c.bytes);
      else
        memset(c.to, 0, c.bytes);
    }
  }
}

template <typename T>
void mma_k16(float (&d)[4], const u32 (&a)[4], u32 b0, u32 b1, const float (&c)[4]) {
  const int lane = current % 32, g = lane / 4, t = lane % 4;
  for (int i = 0; i < 4; i++) of_lane(lane)[i] = a[i];
  of_lane(lane)[4] = b0, of_lane(lane)[5] = b1;
  __syncwarp();
  for (int i = 0; i < 4; i++) {
    const int row = g + i / 2 * 8, column = 2 * t + i % 2;
    float sum = 0;
    for (int k = 0; k < 16; k++)
      sum += pair_value<T>(of_lane(row % 8 * 4 + k % 8 / 2)[row / 8 + k / 8 * 2], k % 2) *
             pair_value<T>(of_lane(column * 4 + k % 8 / 2)[4 + k / 8], k % 2);
    d[i] = c[i] + sum;
  }
  __syncwarp();
}

template <bool TRANSPOSED>
void load_matrices(u32 (&to)[4], u32 row) {
  const int lane = current % 32, g = lane / 4, t = lane % 4;
  if (row % 16) fail("a row of a matrix at a misaligned address");
  of_lane(lane)[0] = row;
  __syncwarp();
  for (int m = 0; m < 4; m++) {
    u16 pair[2];
    for (int e = 0; e < 2; e++)
      memcpy(&pair[e], shared + of_lane(m * 8 + (TRANSPOSED ? 2 * t + e : g))[0] + (TRANSPOSED ? g : 2 * t + e) * 2, 2);
    memcpy(&to[m], pair, 4);
  }
  __syncwarp();
}

static inline u32 transposed(u32 pair) {
  const int lane = current % 32, g = lane / 4, t = lane % 4;
  of_lane(lane)[0] = pair;
  __syncwarp();
  u32 r = 0;
  for (int e = 0; e < 2; e++) r |= (u32)(of_lane((2 * t + e) * 4 + g / 2)[0] >> g % 2 * 16 & 0xffff) << 16 * e;
  __syncwarp();
  return r;
}

}  // namespace tuner

static void (*body)(void**, double*);
static void** pointers;
static double* numbers;
static void enter() {
  body(pointers, numbers);
  fibers[current].done = true;
  yield();
}

// Runs `kernel` in `threads` threads of each block of a grid. Shared memory begins as NaNs.
static inline void launch(void (*kernel)(void**, double*), void** p, double* s, Index grid, int threads) {
  body = kernel, pointers = p, numbers = s, threads_of_block = threads;
  if (threads > MOST_THREADS || threads % 32) fail("a block of threads that are no whole warps, or too many");
  for (int i = 0; i < threads; i++)
    if (!fibers[i].stack) fibers[i].stack = (char*)malloc(STACK), fibers[i].groups = (Group*)malloc(sizeof(Group) * MOST_GROUPS);
  for (int block = 0; block < grid.x * grid.y * grid.z; block++) {
    block_index = Index{block % grid.x, block / grid.x % grid.y, block / grid.x / grid.y};
    memset(tuner::shared, 0xff, SHARED);
    for (int i = 0; i < threads; i++) {
      Fiber& f = fibers[i];
      f.done = false, f.first = f.last = 0, f.groups[0].count = 0;
      getcontext(&f.context);
      f.context.uc_stack.ss_sp = f.stack, f.context.uc_stack.ss_size = STACK;
      makecontext(&f.context, enter, 0);
    }
    for (int left = threads; left;)
      for (current = 0; current < threads; current++)
        if (!fibers[current].done) {
          swapcontext(&scheduler, &fibers[current].context);
          left -= fibers[current].done;
        }
  }
}
