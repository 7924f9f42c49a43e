// What all CPU kernels share: vector types, the argument block, loading of activations, scales and packed weights.
// Header-free C for clang: no libc, so one small text compiles for every target in a tenth of a second.
//
// Layouts of a quantized matrix of N rows and K columns, G = K / GROUP_SIZE:
//   native  w[N][K * BITS / 32] words, scales[N][G], biases[N][G] (affine mode only): MLX's own. A row's words are one
//           stream of bits, BITS a code.
//   rows16  w[N/16][K * BITS / 32][16] words, scales[N/16][G][16], biases alike; N padded to 16 with zeros. The same
//           words transposed in blocks of 16 rows, so that a vector holds 16 rows and no sum crosses its lanes.
#define MODE_AFFINE 0
#define MODE_MXFP4 1
#define MODE_MXFP8 2
#define MODE_NVFP4 3
#ifndef MODE
#define MODE MODE_AFFINE
#endif
#ifndef BITS
#define BITS 4
#endif
#ifndef GROUP_SIZE
#define GROUP_SIZE 64
#endif
#define DTYPE_FLOAT32 0
#define DTYPE_BFLOAT16 1
#define DTYPE_FLOAT16 2
#define DTYPE_UINT8 3
#ifndef X_DTYPE
#define X_DTYPE DTYPE_FLOAT32
#endif
#ifndef SCALE_DTYPE
#define SCALE_DTYPE DTYPE_FLOAT32
#endif
#define UNPACK_CONVERT 0
#define UNPACK_TABLE 1
#ifndef UNPACK
#define UNPACK UNPACK_CONVERT
#endif
#ifndef PREFETCH_BYTES
#define PREFETCH_BYTES 0
#endif

#define LANES 16
// A unit is the shortest run of whole words that holds whole codes.
#if BITS == 3 || BITS == 5
#define UNIT_WORDS BITS
#define UNIT_CODES 32
#elif BITS == 6
#define UNIT_WORDS 3
#define UNIT_CODES 16
#else
#define UNIT_WORDS 1
#define UNIT_CODES (32 / BITS)
#endif
#define GROUP_UNITS (GROUP_SIZE / UNIT_CODES)
#define GROUP_WORDS (GROUP_UNITS * UNIT_WORDS)
#define CODE_MASK ((1u << BITS) - 1u)
#define HAS_BIASES (MODE == MODE_AFFINE)
#define INLINE static inline __attribute__((always_inline))
#define EXPORT __attribute__((visibility("default")))

typedef float f32x16 __attribute__((ext_vector_type(16), aligned(4)));
typedef int i32x16 __attribute__((ext_vector_type(16), aligned(4)));
typedef unsigned u32x16 __attribute__((ext_vector_type(16), aligned(4)));
typedef unsigned short u16x16 __attribute__((ext_vector_type(16), aligned(2)));
typedef unsigned char u8x16 __attribute__((ext_vector_type(16), aligned(1)));
typedef _Float16 f16x16 __attribute__((ext_vector_type(16), aligned(2)));

#if X_DTYPE == DTYPE_FLOAT32
typedef float x_t;
#elif X_DTYPE == DTYPE_BFLOAT16
typedef unsigned short x_t;
#else
typedef _Float16 x_t;
#endif
#if SCALE_DTYPE == DTYPE_FLOAT32
typedef float scale_t;
#elif SCALE_DTYPE == DTYPE_BFLOAT16
typedef unsigned short scale_t;
#elif SCALE_DTYPE == DTYPE_FLOAT16
typedef _Float16 scale_t;
#else
typedef unsigned char scale_t;
#endif

// One call. `prepared` is scratch of prepared_floats(args) floats, 64-byte aligned, shared by all threads.
typedef struct {
  const unsigned *w;
  const scale_t *scales;
  const scale_t *biases;
  const x_t *x;    // (m, k), rows contiguous
  x_t *y;          // (m, n), rows contiguous
  float *prepared;
  long m, n, k;
  long cuts;       // pieces n is cut into, about; never changes a bit of the result
} Args;

INLINE long min_long(long a, long b) { return a < b ? a : b; }
INLINE long ceil_div(long a, long b) { return (a + b - 1) / b; }

// Weight rows of one task, a multiple of `step`: about `cuts` tasks, all of one size but the last.
INLINE long task_rows(const Args *a, long step) {
  const long steps = ceil_div(a->n, step), tasks = min_long(steps, a->cuts);
  return ceil_div(steps, tasks) * step;
}

INLINE f32x16 fma16(f32x16 a, f32x16 b, f32x16 c) { return __builtin_elementwise_fma(a, b, c); }
INLINE f32x16 broadcast(float v) { return (f32x16)v; }

INLINE float bf16_to_float(unsigned short v) {
  union { unsigned u; float f; } bits = {(unsigned)v << 16};
  return bits.f;
}

// Round to nearest, ties to even; a NaN stays a NaN.
INLINE unsigned short float_to_bf16(float v) {
  union { float f; unsigned u; } bits = {v};
  if (v != v) return (unsigned short)((bits.u >> 16) | 0x40u);
  return (unsigned short)((bits.u + 0x7fffu + ((bits.u >> 16) & 1u)) >> 16);
}

INLINE float load_x(const x_t *p) {
#if X_DTYPE == DTYPE_BFLOAT16
  return bf16_to_float(*p);
#else
  return (float)*p;
#endif
}

INLINE f32x16 load_x16(const x_t *p) {
#if X_DTYPE == DTYPE_FLOAT32
  return *(const f32x16 *)p;
#elif X_DTYPE == DTYPE_BFLOAT16
  return (f32x16)(__builtin_convertvector(*(const u16x16 *)p, u32x16) << 16);
#else
  return __builtin_convertvector(*(const f16x16 *)p, f32x16);
#endif
}

INLINE float sum_lanes(f32x16 v) {
#pragma unroll
  for (int half = LANES / 2; half; half /= 2)
#pragma unroll
    for (int l = 0; l < half; l++) v[l] += v[l + half];
  return v[0];
}

INLINE void store_y(x_t *p, float v) {
#if X_DTYPE == DTYPE_BFLOAT16
  *p = float_to_bf16(v);
#else
  *p = (x_t)v;
#endif
}

INLINE void store_y16(x_t *p, f32x16 v) {
#if X_DTYPE == DTYPE_FLOAT32
  *(f32x16 *)p = v;
#elif X_DTYPE == DTYPE_BFLOAT16
  u32x16 u = (u32x16)v;
  u32x16 rounded = (u + 0x7fffu + ((u >> 16) & 1u)) >> 16;
  u32x16 nan = (u32x16)(v != v);
  *(u16x16 *)p = __builtin_convertvector((nan & ((u >> 16) | 0x40u)) | (~nan & rounded), u16x16);
#else
  *(f16x16 *)p = __builtin_convertvector(v, f16x16);
#endif
}

// y[0..count) of one row; count < 16 only in the last block of a matrix whose N is no multiple of 16.
INLINE void store_row(x_t *p, f32x16 v, long count) {
  if (count >= LANES) {
    store_y16(p, v);
  } else {
    for (long i = 0; i < count; i++) store_y(p + i, v[i]);
  }
}

// A byte in the lowest bits of each lane, as e4m3: sign, 4 bits of exponent (bias 7), 3 of mantissa: this is the value / 256,
// its exponent field being 112 more than the code's. A subnormal has no leading 1, but gets one by that: 2 ** -14 too much.
INLINE f32x16 e4m3_part(u32x16 v) {
  const u32x16 top = v << 24, spread = (u32x16)((i32x16)top >> 4);
  const f32x16 part = (f32x16)((spread & 0x87f00000u) | 0x38000000u), less = (f32x16)((~top & 0x80000000u) | 0x38800000u);
  return (f32x16)((top & 0x78000000u) == 0 ? (u32x16)fma16(part, broadcast(2.0f), less) : (u32x16)part);
}

// What a code's float has to be multiplied with (a power of two, so no bit depends on it); scales are loaded with it.
#if MODE == MODE_MXFP8
#define CODE_FACTOR 256.0f
#elif (MODE == MODE_MXFP4 || MODE == MODE_NVFP4) && UNPACK == UNPACK_CONVERT
#define CODE_FACTOR 0.5f
#else
#define CODE_FACTOR 1.0f
#endif

INLINE f32x16 load_scale16(const scale_t *p) {
#if MODE == MODE_NVFP4
  return e4m3_part(__builtin_convertvector(*(const u8x16 *)p, u32x16)) * (256.0f * CODE_FACTOR);
#elif MODE != MODE_AFFINE  // e8m0: 2 ** (byte - 127), which is the exponent of a float but for the smallest
  const u32x16 exponent = __builtin_convertvector(*(const u8x16 *)p, u32x16);
  return (f32x16)(exponent == 0 ? (u32x16)0x400000u : exponent << 23) * CODE_FACTOR;
#elif SCALE_DTYPE == DTYPE_FLOAT32
  return *(const f32x16 *)p;
#elif SCALE_DTYPE == DTYPE_BFLOAT16
  return (f32x16)(__builtin_convertvector(*(const u16x16 *)p, u32x16) << 16);
#else
  return __builtin_convertvector(*(const f16x16 *)p, f32x16);
#endif
}

INLINE float load_scale(const scale_t *p) {
#if MODE != MODE_AFFINE
  const u8x16 byte = *p;
  return load_scale16((const scale_t *)&byte)[0];
#elif SCALE_DTYPE == DTYPE_BFLOAT16
  return bf16_to_float(*p);
#else
  return (float)*p;
#endif
}

// Code j of a unit in the lowest BITS of each lane; other codes may lie above it.
INLINE u32x16 code_of(const u32x16 *unit, const int j) {
  const int bit = j * BITS, word = bit / 32, shift = bit % 32;
  if (shift + BITS <= 32) return unit[word] >> shift;
  return (unit[word] >> shift) | (unit[word + 1] << (32 - shift));
}

// The code in the lowest BITS of each lane, as a float / CODE_FACTOR. UNPACK_TABLE looks it up in a register or two (one
// instruction, whatever lies above the code), which needs AVX-512's permutes and codes of at most 5 bits.
INLINE f32x16 code_to_float(u32x16 words) {
#if UNPACK == UNPACK_TABLE && defined(__AVX512F__) && BITS <= 5
  typedef float v16f __attribute__((vector_size(64)));
  typedef int v16i __attribute__((vector_size(64)));
#if MODE != MODE_AFFINE
  const v16f table = {0, 0.5f, 1, 1.5f, 2, 3, 4, 6, -0.0f, -0.5f, -1, -1.5f, -2, -3, -4, -6};
#else
#define ENTRY(i) (float)((i) & CODE_MASK)
  const v16f table = {ENTRY(0), ENTRY(1), ENTRY(2),  ENTRY(3),  ENTRY(4),  ENTRY(5),  ENTRY(6),  ENTRY(7),
                      ENTRY(8), ENTRY(9), ENTRY(10), ENTRY(11), ENTRY(12), ENTRY(13), ENTRY(14), ENTRY(15)};
#endif
#if BITS == 5
  return (f32x16)__builtin_ia32_vpermi2varps512(table, (v16i)words, table + 16);
#else
  return (f32x16)__builtin_ia32_permvarsf512(table, (v16i)words);
#endif
#elif MODE == MODE_MXFP4 || MODE == MODE_NVFP4  // e2m1: sign, and twice the magnitude looked up in 8 nibbles
  const u32x16 twice = ((u32x16)0xc8643210u >> ((words & 7u) << 2)) & 15u;
  return (f32x16)((u32x16)__builtin_convertvector((i32x16)twice, f32x16) | ((words & 8u) << 28));
#elif MODE == MODE_MXFP8
  return e4m3_part(words);
#else
  return __builtin_convertvector((i32x16)(words & CODE_MASK), f32x16);
#endif
}

INLINE void prefetch(const void *p) {
  if (PREFETCH_BYTES) __builtin_prefetch((const char *)p + PREFETCH_BYTES, 0, 3);
}
