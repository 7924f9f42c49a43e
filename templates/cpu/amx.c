// amx: products on the tile unit of AMX, which multiplies 16 x 32 by 32 x 16 numbers of bfloat16 at once and adds in float32.
// Codes are exact in bfloat16, and so is x as a sum of 1 (bfloat16), 2 (float16) or 3 (float32) of them: no bit of a
// product is lost. A tile costs as many cycles as x has rows, and unpacking is shared by all rows, so a product stays
// near the time of reading its weights at every M up to 16.
//
// Order of summation over K: t = the tile unit's sum over a group, 32 columns at a time, all parts of x in turn; acc = scale *
// t + acc; acc = bias * sum(x) + acc; groups in order. Groups of nvfp4 are too short for that: there a code times its
// scale is exact in bfloat16, t is the sum over 128 columns, and acc = t + acc.
#ifndef M_BLOCK
#define M_BLOCK 4       // rows of x; of more, each block walks the weights again
#endif
#ifndef ROW_VECTORS
#define ROW_VECTORS 1   // tiles of 16 rows of w that share the tiles of x
#endif
#define UNPACK UNPACK_TABLE  // of codes of at most 5 bits
#define X_BLOCK M_BLOCK
#define VECTOR_ROWS LANES
#include "dequantize.h"
#include "sums.h"

#define CHUNK 32        // columns of a tile
#define SCALED (GROUP_SIZE < CHUNK)  // tiles hold codes times scales
#define SUM_CHUNKS (SCALED ? 4 : GROUP_SIZE / CHUNK)  // chunks that the tile unit sums
#define CHUNK_UNITS (CHUNK / UNIT_CODES)
#if X_DTYPE == DTYPE_BFLOAT16
#define X_PARTS 1
#elif X_DTYPE == DTYPE_FLOAT16
#define X_PARTS 2
#else
#define X_PARTS 3
#endif
#define TILE_BYTES 64   // of a row of a tile
#define SUM_TILE(r) (r)  // which tile registers hold what
#define W_TILE(r) (2 + (r))
#define X_TILE(part) (4 + (part))

// x prepared: tiles[block][chunk][part][M_BLOCK][CHUNK] bfloat16, then sums[block][group][M_BLOCK] float32.
INLINE long x_blocks(const Args *a) { return ceil_div(a->m, M_BLOCK); }
INLINE long x_groups(const Args *a) { return a->k / GROUP_SIZE; }
INLINE long tile_floats(const Args *a) { return a->k * X_PARTS * M_BLOCK / 2; }
INLINE unsigned short *x_tile(const Args *a, long block, long chunk) {
  return (unsigned short *)(a->prepared + block * tile_floats(a)) + chunk * X_PARTS * M_BLOCK * CHUNK;
}
INLINE float *x_sums(const Args *a, long block) {
  return a->prepared + x_blocks(a) * tile_floats(a) + block * x_groups(a) * M_BLOCK;
}

EXPORT long prepared_floats(const Args *a) { return x_blocks(a) * (tile_floats(a) + x_groups(a) * M_BLOCK); }

EXPORT long prepare_parts(const Args *a) { return x_blocks(a) * x_groups(a); }

EXPORT void prepare(const Args *a, long part) {
  const long block = part / x_groups(a), g = part % x_groups(a);
  for (long i = 0; i < M_BLOCK; i++) {
    const long row = block * M_BLOCK + i;
    f32x16 sum = 0;
    for (long j = 0; j < GROUP_SIZE; j += LANES) {
      const long column = g * GROUP_SIZE + j;
      const f32x16 x = row < a->m ? load_x16(a->x + row * a->k + column) : (f32x16)0;
      unsigned short *to = x_tile(a, block, column / CHUNK) + i * CHUNK + column % CHUNK;
      f32x16 left = x;
#pragma unroll
      for (int p = 0; p < X_PARTS; p++) {  // the highest 8 bits of what is left; all that is left of the last
        const u32x16 bits = (u32x16)left, top = bits >> 16, nan = (u32x16)(left != left);
        *(u16x16 *)(to + p * M_BLOCK * CHUNK) = __builtin_convertvector(top | (nan & 0x40u), u16x16);
        const u32x16 finite = (u32x16)((bits & 0x7f800000u) != 0x7f800000u);
        left = (f32x16)(finite & (u32x16)(left - (f32x16)(top << 16)));
      }
      sum += x;
    }
    x_sums(a, block)[g * M_BLOCK + i] = sum_lanes(sum);
  }
}

// Codes 2 * i and 2 * i + 1 of a unit as bfloat16, / CODE_FACTOR, in the halves of each lane; where tiles are SCALED, times
// their scales.
INLINE u32x16 pair_of(const u32x16 *unit, const int i, f32x16 scale) {
  const int j = 2 * i;
#if BITS <= 5 && !SCALED
  typedef short v32hi __attribute__((vector_size(64)));
#if MODE != MODE_AFFINE
#define CODES 16
  static const unsigned short values[CODES] = {0x0, 0x3f00, 0x3f80, 0x3fc0, 0x4000, 0x4040, 0x4080, 0x40c0,
                                               0x8000, 0xbf00, 0xbf80, 0xbfc0, 0xc000, 0xc040, 0xc080, 0xc0c0};
#else
#define CODES (1 << BITS)
  static const unsigned short values[32] = {
    0x0, 0x3f80, 0x4000, 0x4040, 0x4080, 0x40a0, 0x40c0, 0x40e0,
    0x4100, 0x4110, 0x4120, 0x4130, 0x4140, 0x4150, 0x4160, 0x4170,
    0x4180, 0x4188, 0x4190, 0x4198, 0x41a0, 0x41a8, 0x41b0, 0x41b8,
    0x41c0, 0x41c8, 0x41d0, 0x41d8, 0x41e0, 0x41e8, 0x41f0, 0x41f8};
#endif
  v32hi table;
#pragma unroll
  for (int c = 0; c < 32; c++) table[c] = (short)values[c % CODES];  // whatever lies above a code changes no result
  const int bit = (j + 1) * BITS, word = bit / 32, shift = bit % 32;
  u32x16 high;
  if (shift + BITS > 32)
    high = code_of(unit, j + 1) << 16;
  else
    high = shift <= 16 ? unit[word] << (16 - shift) : unit[word] >> (shift - 16);
  const u32x16 both = (code_of(unit, j) & 0xffffu) | (high & 0xffff0000u);
  return (u32x16)__builtin_ia32_permvarhi512(table, (v32hi)both);
#elif MODE == MODE_MXFP8  // as e4m3_part, but that its few subnormals are looked up
  typedef short v32hi __attribute__((vector_size(64))), i16x32 __attribute__((ext_vector_type(32)));
  typedef char v64qi __attribute__((vector_size(64)));
  static const unsigned short subnormals[8] = {0x0, 0x3700, 0x3780, 0x37c0, 0x3800, 0x3820, 0x3840, 0x3860};
  v64qi bytes;
  v32hi table;
#pragma unroll
  for (int b = 0; b < 64; b++) bytes[b] = (char)(b / 4 * 4 + j % 4 + b % 4 / 2);
#pragma unroll
  for (int c = 0; c < 32; c++) table[c] = (short)subnormals[c % 8];
  const i16x32 twice = (i16x32)__builtin_ia32_pshufb512((v64qi)unit[0], bytes & 15);  // a code in both bytes of a half
  const i16x32 normal = ((twice >> 4) & (short)0x87f0) | (short)0x3800;
  const i16x32 subnormal = (i16x32)__builtin_ia32_permvarhi512(table, (v32hi)twice) | (twice & (short)0x8000);
  return (u32x16)((twice & (short)0x7800) == 0 ? subnormal : normal);
#else
  const f32x16 low = code_to_float(code_of(unit, j)), high = code_to_float(code_of(unit, j + 1));
  const u32x16 below = (u32x16)(SCALED ? low * scale : low), above = (u32x16)(SCALED ? high * scale : high);
  return below >> 16 | (above & 0xffff0000u);
#endif
}

typedef struct {
  unsigned char palette, start_row, reserved[14];
  unsigned short row_bytes[16];
  unsigned char rows[16];
} TileConfig;

INLINE void configure(void) {
  _Alignas(64) TileConfig config = {1};
#pragma unroll
  for (int t = 0; t < 8; t++) {
    config.row_bytes[t] = TILE_BYTES;
    config.rows[t] = t == W_TILE(0) || t == W_TILE(1) ? CHUNK / 2 : M_BLOCK;
  }
  __builtin_ia32_tile_loadconfig(&config);
}

#define MULTIPLY(r, part) __builtin_ia32_tdpbf16ps(SUM_TILE(r), X_TILE(part), W_TILE(r))
#define LOAD_X(part) __builtin_ia32_tileloadd64(X_TILE(part), x + (part) * M_BLOCK * CHUNK, TILE_BYTES)

INLINE void tile(const Args *a, long n0, long block, const int rb) {
  const long groups = x_groups(a), chunks = a->k / CHUNK, row_words = a->k / UNIT_CODES * UNIT_WORDS;
  const unsigned *w = a->w + n0 * row_words;
  const scale_t *scales = a->scales + n0 * groups, *biases = a->biases + n0 * groups;
  const float *sums = x_sums(a, block);
  _Alignas(64) u32x16 codes[2][ROW_VECTORS][CHUNK / 2];
  _Alignas(64) float products[ROW_VECTORS][M_BLOCK][LANES];
  f32x16 acc[ROW_VECTORS][M_BLOCK];
  clear_sums(acc, rb);
  for (long first = 0; first < chunks; first += SUM_CHUNKS) {
    __builtin_ia32_tilezero(SUM_TILE(0));
    if (rb > 1) __builtin_ia32_tilezero(SUM_TILE(1));
#pragma unroll
    for (int c = 0; c < SUM_CHUNKS; c++) {
      const long chunk = first + c;
      if (SCALED && chunk >= chunks) break;
      const unsigned short *x = x_tile(a, block, chunk);
#pragma unroll
      for (int r = 0; r < rb; r++)
#pragma unroll
        for (int i = 0; i < CHUNK_UNITS; i++) {
          u32x16 unit[UNIT_WORDS];
#pragma unroll
          for (int u = 0; u < UNIT_WORDS; u++) {
            const unsigned *at = w + (r * row_words + (chunk * CHUNK_UNITS + i) * UNIT_WORDS + u) * LANES;
            unit[u] = *(const u32x16 *)at;
            prefetch(at);
          }
          f32x16 scale = 1;
          if (SCALED) scale = load_scale16(scales + (r * groups + (chunk * CHUNK + i * UNIT_CODES) / GROUP_SIZE) * LANES);
#pragma unroll
          for (int j = 0; j < UNIT_CODES / 2; j++) codes[c % 2][r][i * UNIT_CODES / 2 + j] = pair_of(unit, j, scale);
        }
      __builtin_ia32_tileloadd64(W_TILE(0), codes[c % 2][0], TILE_BYTES);
      if (rb > 1) __builtin_ia32_tileloadd64(W_TILE(1), codes[c % 2][ROW_VECTORS - 1], TILE_BYTES);
      LOAD_X(0);
      MULTIPLY(0, 0);
      if (rb > 1) MULTIPLY(1, 0);
#if X_PARTS > 1
      LOAD_X(1);
      MULTIPLY(0, 1);
      if (rb > 1) MULTIPLY(1, 1);
#endif
#if X_PARTS > 2
      LOAD_X(2);
      MULTIPLY(0, 2);
      if (rb > 1) MULTIPLY(1, 2);
#endif
    }
    __builtin_ia32_tilestored64(SUM_TILE(0), products[0], TILE_BYTES);
    if (rb > 1) __builtin_ia32_tilestored64(SUM_TILE(1), products[ROW_VECTORS - 1], TILE_BYTES);
#pragma unroll
    for (int r = 0; r < rb; r++) {
      const long g = first / SUM_CHUNKS;
      f32x16 scale = 1, bias = 0;
      if (!SCALED) scale = load_scale16(scales + (r * groups + g) * LANES);
      if (HAS_BIASES) bias = load_scale16(biases + (r * groups + g) * LANES);
#pragma unroll
      for (int m = 0; m < M_BLOCK; m++) {
        acc[r][m] = fma16(scale, *(const f32x16 *)products[r][m], acc[r][m]);
        if (HAS_BIASES) acc[r][m] = fma16(bias, broadcast(sums[g * M_BLOCK + m]), acc[r][m]);
      }
    }
  }
  store_sums(a, n0, block, acc, rb);
}

#include "walk.h"

EXPORT void compute(const Args *a, long task) {
  configure();
  walk(a, task);
  __builtin_ia32_tilerelease();  // a thread that holds tiles is dearer to switch
}
