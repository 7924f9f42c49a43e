// int8: small_m with x rounded to 8-bit integers, one scale a row and part of X_PART columns, and products of integers.
// M_BLOCK = 1 is its matrix-vector product. It is a precision class of its own: errors are those of rounding x to 1 part in
// 254 of a part's largest, like other engines' 8-bit activations.
//
// Order of summation over K: an exact integer sum d over a part; t = d * scale of x + t over a group's parts in order; acc =
// scale * t + acc; acc = bias * (sum over the parts of scale of x * sum of the rounded x) + acc; groups in order.
#ifndef M_BLOCK
#define M_BLOCK 4
#endif
#ifndef ROW_VECTORS
#define ROW_VECTORS 2
#endif
#define X_BLOCK M_BLOCK
#define VECTOR_ROWS LANES
#include "dequantize.h"
#include "sums.h"

// Columns that share a scale of x: the fewest of any group, so that an outlier coarsens no more than these.
#define X_PART 32
#define PART_WORDS (X_PART / UNIT_CODES)
#define GROUP_PARTS (GROUP_SIZE / X_PART)

// A word of codes is taken apart into PARTS vectors of bytes: byte b of part j is code b * PARTS + j.
#define PARTS (8 / BITS)
#define BYTE_MASK (CODE_MASK * 0x01010101u)

// Adds to each lane the products of its 4 codes (bytes, unsigned) with the 4 values of x in `four` (bytes, signed).
#if defined(__AVX512VNNI__)
INLINE i32x16 dot(i32x16 sum, u32x16 codes, int four) {
  __asm__("vpdpbusd %2, %1, %0" : "+v"(sum) : "v"(codes), "v"((i32x16)four));
  return sum;
}
#elif defined(__ARM_FEATURE_DOTPROD)
typedef int i32x4 __attribute__((ext_vector_type(4)));
// Its bytes are signed, so 8-bit codes are taken less 128, which SUM_START gives back.
#if BITS == 8
#define CODES_LESS_128 1
#endif
INLINE i32x16 dot(i32x16 sum, u32x16 codes, int four) {
  const i32x4 x = four;
  union { i32x16 whole; i32x4 part[4]; } to = {sum}, from = {(i32x16)(codes ^ (BITS == 8 ? 0x80808080u : 0))};
#pragma unroll
  for (int j = 0; j < 4; j++)
    __asm__("sdot %0.4s, %1.16b, %2.16b" : "+w"(to.part[j]) : "w"(from.part[j]), "w"(x));
  return to.whole;
}
#else
// Products of neighbouring 16-bit integers, summed by twos: one instruction on x86 (pmaddwd).
INLINE i32x16 pairs(u32x16 a, int b) {
#if defined(__AVX512BW__)
  typedef short v32hi __attribute__((vector_size(64)));
  return (i32x16)__builtin_ia32_pmaddwd512((v32hi)a, (v32hi)(i32x16)b);
#elif defined(__AVX2__)
  typedef short v16hi __attribute__((vector_size(32)));
  typedef int i32x8 __attribute__((ext_vector_type(8)));
  const v16hi x = (v16hi)(i32x8)b;
  union { u32x16 whole; v16hi part[2]; } from = {a};
  union { i32x16 whole; i32x8 part[2]; } to;
  to.part[0] = (i32x8)__builtin_ia32_pmaddwd256(from.part[0], x);
  to.part[1] = (i32x8)__builtin_ia32_pmaddwd256(from.part[1], x);
  return to.whole;
#else
  return (i32x16)(a & 0xffffu) * (i32x16)(b << 16 >> 16) + (i32x16)(a >> 16) * (i32x16)(b >> 16);
#endif
}
INLINE i32x16 dot(i32x16 sum, u32x16 codes, int four) {
  const int low = (signed char)four, high = (signed char)(four >> 16);
  const int low_odd = (signed char)(four >> 8), high_odd = (signed char)(four >> 24);
  sum += pairs(codes & 0x00ff00ffu, (low & 0xffff) | (high << 16));
  return sum + pairs((codes >> 8) & 0x00ff00ffu, (low_odd & 0xffff) | (high_odd << 16));
}
#endif
#ifndef CODES_LESS_128
#define CODES_LESS_128 0
#endif

// x prepared: four[block][word * PARTS + part][M_BLOCK] int32 of 4 bytes each, then scales [block][x part][M_BLOCK], then
// sums of what was rounded [block][group][M_BLOCK], both float32, then the parts' integer sums like their scales.
INLINE long x_blocks(const Args *a) { return ceil_div(a->m, M_BLOCK); }
INLINE long x_groups(const Args *a) { return a->k / GROUP_SIZE; }
INLINE long x_parts(const Args *a) { return a->k / X_PART; }
INLINE int *x_four(const Args *a, long block) { return (int *)a->prepared + block * (a->k / 4) * M_BLOCK; }
INLINE float *x_scales(const Args *a, long block) {
  return a->prepared + (x_blocks(a) * (a->k / 4) + block * x_parts(a)) * M_BLOCK;
}
INLINE float *x_sums(const Args *a, long block) {
  return a->prepared + (x_blocks(a) * (a->k / 4 + x_parts(a)) + block * x_groups(a)) * M_BLOCK;
}
INLINE int *x_integer_sums(const Args *a, long block) {
  return (int *)a->prepared + (x_blocks(a) * (a->k / 4 + x_parts(a) + x_groups(a)) + block * x_parts(a)) * M_BLOCK;
}

EXPORT long prepared_floats(const Args *a) {
  return x_blocks(a) * M_BLOCK * (a->k / 4 + 2 * x_parts(a) + x_groups(a));
}

EXPORT long prepare_parts(const Args *a) { return x_blocks(a) * x_groups(a); }

EXPORT void prepare(const Args *a, long part) {
  const long block = part / x_groups(a), g = part % x_groups(a);
  signed char *bytes = (signed char *)(x_four(a, block) + g * (GROUP_SIZE / 4) * M_BLOCK);
  for (long i = 0; i < M_BLOCK; i++) {
    const long row = block * M_BLOCK + i;
    float sums = 0;
    for (long p = 0; p < GROUP_PARTS; p++) {
      const long at = (g * GROUP_PARTS + p) * M_BLOCK + i;
      const x_t *x = a->x + row * a->k + g * GROUP_SIZE;
      f32x16 largest = 0;
      if (row < a->m)
        for (long j = p * X_PART; j < (p + 1) * X_PART; j += LANES)
          largest = __builtin_elementwise_max(largest, __builtin_elementwise_abs(load_x16(x + j)));
#pragma unroll
      for (int half = LANES / 2; half; half /= 2)
#pragma unroll
        for (int l = 0; l < half; l++) largest[l] = largest[l] > largest[l + half] ? largest[l] : largest[l + half];
      const float top = largest[0], inverse = top > 0 ? 127.0f / top : 0;
      long sum = 0;
      for (long j = p * X_PART; j < (p + 1) * X_PART; j += LANES) {
        i32x16 q = 0;
        if (row < a->m) q = __builtin_convertvector(__builtin_elementwise_roundeven(load_x16(x + j) * inverse), i32x16);
#pragma unroll
        for (int l = 0; l < LANES; l++) {
          const long code = (j + l) % UNIT_CODES, word = (j + l) / UNIT_CODES;
          bytes[((word * PARTS + code % PARTS) * M_BLOCK + i) * 4 + code / PARTS] = (signed char)q[l];
          sum += q[l];
        }
      }
      x_scales(a, block)[at] = top / 127.0f;
      x_integer_sums(a, block)[at] = (int)sum;
      sums += top / 127.0f * (float)sum;
    }
    x_sums(a, block)[g * M_BLOCK + i] = sums;
  }
}

INLINE void tile(const Args *a, long n0, long block, const int rb) {
  const long groups = x_groups(a), row_words = a->k / UNIT_CODES;
  const unsigned *w = a->w + n0 * row_words;
  const scale_t *scales = a->scales + n0 * groups, *biases = a->biases + n0 * groups;
  const int *x = x_four(a, block), *integer_sums = x_integer_sums(a, block);
  const float *x_scale = x_scales(a, block), *sums = x_sums(a, block);
  f32x16 acc[ROW_VECTORS][M_BLOCK];
  clear_sums(acc, rb);
  for (long g = 0; g < groups; g++) {
    f32x16 t[ROW_VECTORS][M_BLOCK];
#pragma unroll
    for (int p = 0; p < GROUP_PARTS; p++) {
      const long part = g * GROUP_PARTS + p;
      i32x16 d[ROW_VECTORS][M_BLOCK];
#pragma unroll
      for (int r = 0; r < rb; r++)
#pragma unroll
        for (int m = 0; m < M_BLOCK; m++) d[r][m] = CODES_LESS_128 ? integer_sums[part * M_BLOCK + m] * 128 : 0;
      for (long i = 0; i < PART_WORDS; i++) {
        const long word = part * PART_WORDS + i;
        u32x16 packed[ROW_VECTORS];
#pragma unroll
        for (int r = 0; r < rb; r++) {
          const unsigned *at = w + (r * row_words + word) * LANES;
          packed[r] = *(const u32x16 *)at;
          prefetch(at);
        }
#pragma unroll
        for (int j = 0; j < PARTS; j++) {
          u32x16 codes[ROW_VECTORS];
#pragma unroll
          for (int r = 0; r < rb; r++) codes[r] = (packed[r] >> (BITS * j)) & BYTE_MASK;
#pragma unroll
          for (int m = 0; m < M_BLOCK; m++) {
            const int four = x[(word * PARTS + j) * M_BLOCK + m];
#pragma unroll
            for (int r = 0; r < rb; r++) d[r][m] = dot(d[r][m], codes[r], four);
          }
        }
      }
#pragma unroll
      for (int m = 0; m < M_BLOCK; m++) {
        const f32x16 scale = broadcast(x_scale[part * M_BLOCK + m]);
#pragma unroll
        for (int r = 0; r < rb; r++) {
          const f32x16 sum = __builtin_convertvector(d[r][m], f32x16);
          t[r][m] = p ? fma16(sum, scale, t[r][m]) : sum * scale;
        }
      }
    }
#pragma unroll
    for (int r = 0; r < rb; r++) {
      const f32x16 scale = load_scale16(scales + (r * groups + g) * LANES);
      const f32x16 bias = load_scale16(biases + (r * groups + g) * LANES);
#pragma unroll
      for (int m = 0; m < M_BLOCK; m++) {
        acc[r][m] = fma16(scale, t[r][m], acc[r][m]);
        acc[r][m] = fma16(bias, broadcast(sums[g * M_BLOCK + m]), acc[r][m]);
      }
    }
  }
  store_sums(a, n0, block, acc, rb);
}

#include "walk.h"

EXPORT void compute(const Args *a, long task) { walk(a, task); }
