// What every Metal template needs to read MLX's packed weights: types, loads, codes to floats, scales.
//
// Layout (MLX): w is (N, K * BITS / 32) words, code k of a row at bits [k * BITS, (k + 1) * BITS) of the row,
// little-endian; scales and biases are (N, K / GROUP_SIZE). affine: weight = scale * code + bias; mxfp4, mxfp8, nvfp4:
// scale * float of code.
//
// Costs on Apple GPUs (github.com/philipturner/metal-benchmarks), cycles an instruction: fma, and, or 1; shift, bit
// extract, integer to float 4; a half is a free source operand of a float32 fma. So codes go to floats by masks, not by
// conversion.
#ifndef TUNER_DEQUANTIZE
#define TUNER_DEQUANTIZE
#include <metal_stdlib>
using namespace metal;

#define MODE_AFFINE 0
#define MODE_MXFP4 1
#define MODE_MXFP8 2
#define MODE_NVFP4 3
#define DTYPE_FLOAT32 float
#define DTYPE_FLOAT16 half
#define DTYPE_BFLOAT16 bfloat
#define DTYPE_UINT8 uchar
#define UNPACK_CONVERT 0  // shift, mask, convert
#define UNPACK_MASKED 1   // mask and convert where the code lies; the 2^shift it carries is divided out of x or the scale
#define UNPACK_HALF 2     // mask two codes into two halves at once: subnormal halves count in steps of 2^-24, exactly

#ifndef MODE
#define MODE MODE_AFFINE
#endif
#ifndef BITS
#define BITS 4            // bits a weight
#endif
#ifndef GROUP_SIZE
#define GROUP_SIZE 64     // weights that share a scale
#endif
#ifndef X_DTYPE
#define X_DTYPE DTYPE_FLOAT16
#endif
#ifndef SCALE_DTYPE
#define SCALE_DTYPE DTYPE_FLOAT16
#endif
#ifndef UNPACK
#define UNPACK UNPACK_MASKED
#endif
#ifndef VALUES_PER_THREAD
#define VALUES_PER_THREAD 16  // consecutive weights of a row that a lane takes at a time; they lie in one group
#endif
#ifndef SPLIT_K
#define SPLIT_K 1         // threadgroups that share a row's columns; split_k.metal adds up their partial sums
#endif

// What call.metal passes as biases: modes other than affine have none.
#if MODE == MODE_AFFINE
#define BIASES biases
#else
#define BIASES scales
#endif

namespace tuner {

typedef X_DTYPE X;
typedef SCALE_DTYPE Scale;
#if SPLIT_K == 1
typedef X Y;
#else
typedef float Y;
#endif

constant constexpr int PACK = BITS == 2 ? 16 : 8;                // weights unpacked at a time
constant constexpr int WORDS = VALUES_PER_THREAD * BITS / 32;    // words of a lane's VALUES_PER_THREAD weights
static_assert(VALUES_PER_THREAD * BITS % 32 == 0, "a lane reads whole words");
static_assert(VALUES_PER_THREAD % PACK == 0, "a lane unpacks whole packs");
static_assert(GROUP_SIZE % VALUES_PER_THREAD == 0, "a lane's weights lie in one group");

// Words of a multiple of 8 weights, or of a whole row.
METAL_FUNC constexpr int words_of(int weights) { return weights / 8 * BITS / 4; }

// ---- loads. Packed vectors need no more alignment than one element, so x and w may be views that start anywhere. --------

METAL_FUNC float4 widened(packed_float4 v) { return float4(v[0], v[1], v[2], v[3]); }
METAL_FUNC float4 widened(packed_half4 v) { return float4(float(v[0]), float(v[1]), float(v[2]), float(v[3])); }
METAL_FUNC float widened(ushort bits) { return float(as_type<bfloat>(bits)); }
METAL_FUNC float4 widened(packed_ushort4 v) { return float4(widened(v[0]), widened(v[1]), widened(v[2]), widened(v[3])); }
METAL_FUNC float4 load4(const device float* from) { return widened(*(const device packed_float4*)from); }
METAL_FUNC float4 load4(const device half* from) { return widened(*(const device packed_half4*)from); }
METAL_FUNC float4 load4(const device bfloat* from) { return widened(*(const device packed_ushort4*)from); }

METAL_FUNC void put_words(packed_uint2 v, thread uint* words) { words[0] = v[0], words[1] = v[1]; }
METAL_FUNC void put_words(packed_uint3 v, thread uint* words) { words[0] = v[0], words[1] = v[1], words[2] = v[2]; }
METAL_FUNC void put_words(packed_uint4 v, thread uint* words) {
  words[0] = v[0], words[1] = v[1], words[2] = v[2], words[3] = v[3];
}

template <int COUNT = WORDS>
METAL_FUNC void load_words(const device uint* from, thread uint* words) {
  constexpr int quads = COUNT / 4;
#pragma unroll
  for (int i = 0; i < quads; i++) {
    put_words(*(const device packed_uint4*)(from + 4 * i), words + 4 * i);
  }
  if (COUNT % 4 == 3) put_words(*(const device packed_uint3*)(from + 4 * quads), words + 4 * quads);
  if (COUNT % 4 == 2) put_words(*(const device packed_uint2*)(from + 4 * quads), words + 4 * quads);
  if (COUNT % 4 == 1) words[4 * quads] = from[4 * quads];
}
// MLX passes arrays of fewer than 8 elements in constant memory.
METAL_FUNC void load_words(const constant uint* from, thread uint* words) {
#pragma unroll
  for (int i = 0; i < WORDS; i++) words[i] = from[i];
}

// ---- codes -------------------------------------------------------------------------------------------------------------

// Code i of a lane's words, as an integer.
METAL_FUNC uint code_at(const thread uint* words, int i) {
  const int word = i * BITS / 32, shift = i * BITS % 32;
  uint code = words[word] >> shift;
  if (shift + BITS > 32) code |= words[word + 1] << (32 - shift);
  return code & ((1u << BITS) - 1u);
}

// unpack gives code i times 2^in_place(i), in units that scale_value accounts for.
METAL_FUNC constexpr int in_place(int i) {
#if MODE == MODE_AFFINE && UNPACK == UNPACK_MASKED
  return i * BITS % 32 + BITS <= 32 ? i * BITS % 32 : 0;
#elif MODE == MODE_AFFINE && UNPACK == UNPACK_HALF
  return BITS == 2 ? i % 8 % 5 * 2 : BITS == 4 ? i % 2 * 4 : 0;
#else
  return 0;
#endif
}
METAL_FUNC constexpr float in_place_inverse(int i) { return 1.0f / float(1u << in_place(i)); }

METAL_FUNC void put_pair(uint bits, thread float& low, thread float& high) {
  const half2 pair = as_type<half2>(bits);
  low = float(pair.x), high = float(pair.y);
}

// Values [at, at + PACK) of a lane's words; `at` is a constant once the caller's loop is unrolled.
METAL_FUNC void unpack(const thread uint* words, int at, thread float* raw) {
#if MODE == MODE_MXFP4 || MODE == MODE_NVFP4  // e2m1: sign, exponent and mantissa of a half whose exponent is 14 too small
  const uint word = words[at / 8];
#pragma unroll
  for (int t = 0; t < 4; t++) {
    const uint magnitude = (t < 3 ? word << (9 - 4 * t) : word >> 3) & 0x0e000e00u;
    put_pair(magnitude | ((word << (12 - 4 * t)) & 0x80008000u), raw[t], raw[t + 4]);
  }
#elif MODE == MODE_MXFP8  // e4m3: the same with an exponent that is 8 too small
#pragma unroll
  for (int i = 0; i < 2; i++) {
    const uint word = words[at / 4 + i];
    put_pair(((word & 0x007f007fu) << 7) | ((word & 0x00800080u) << 8), raw[4 * i], raw[4 * i + 2]);
    put_pair(((word & 0x7f007f00u) >> 1) | (word & 0x80008000u), raw[4 * i + 1], raw[4 * i + 3]);
  }
#elif UNPACK == UNPACK_HALF && BITS == 2  // in place as long as a code stays below bit 10, where a half's exponent begins
  const uint word = words[at / 16], upper = word >> 10;
#pragma unroll
  for (int t = 0; t < 8; t++) put_pair((t < 5 ? word : upper) & (0x00030003u << in_place(t)), raw[t], raw[t + 8]);
#elif UNPACK == UNPACK_HALF && BITS == 4
  const uint word = words[at / 8], upper = word >> 8;
#pragma unroll
  for (int t = 0; t < 4; t++) put_pair((t < 2 ? word : upper) & (0x000f000fu << in_place(t)), raw[t], raw[t + 4]);
#elif UNPACK == UNPACK_HALF && BITS == 8
#pragma unroll
  for (int i = 0; i < 2; i++) {
    const uint word = words[at / 4 + i];
    put_pair(word & 0x00ff00ffu, raw[4 * i], raw[4 * i + 2]);
    put_pair((word >> 8) & 0x00ff00ffu, raw[4 * i + 1], raw[4 * i + 3]);
  }
#else
#pragma unroll
  for (int i = 0; i < PACK; i++) {
#if UNPACK == UNPACK_HALF  // codes of 3, 5 and 6 bits do not lie alike in both halves of a word
    raw[i] = float(as_type<half>(ushort(code_at(words, at + i))));
#elif UNPACK == UNPACK_MASKED
    const int first = (at + i) * BITS;
    const bool whole = first % 32 + BITS <= 32;
    raw[i] = float(whole ? words[first / 32] & (((1u << BITS) - 1u) << in_place(at + i)) : code_at(words, at + i));
#else
    raw[i] = float(code_at(words, at + i));
#endif
  }
#endif
}

// ---- scales ------------------------------------------------------------------------------------------------------------

// e8m0, a power of two, times `unit`; 0 stands for 2^-127, below the normal floats. What is beyond a float is infinite.
METAL_FUNC float power_value(uchar scale, float unit) {
  return scale == 0 ? 1.1754943508e-38f * (0.5f * unit) : as_type<float>(uint(scale) << 23) * unit;
}

// A stored scale as a float, times the unit of what unpack gives.
METAL_FUNC float scale_value(Scale scale) {
#if MODE == MODE_MXFP4
  return power_value(scale, 16384.0f);  // 2^14
#elif MODE == MODE_MXFP8
  return power_value(scale, 256.0f);
#elif MODE == MODE_NVFP4  // e4m3: a half whose exponent is 8 too small
  const uint bits = ((uint(scale) & 0x7fu) << 7) | ((uint(scale) & 0x80u) << 8);
  return float(as_type<half>(ushort(bits))) * 4194304.0f;  // 2^(8 + 14)
#elif UNPACK == UNPACK_HALF
  return float(scale) * 16777216.0f;  // 2^24
#else
  return float(scale);
#endif
}

METAL_FUNC float bias_value(Scale bias) {
#if MODE == MODE_AFFINE
  return float(bias);
#else
  return 0.0f;
#endif
}

// The weights themselves of PACK unpacked values.
METAL_FUNC void apply_scale(thread float* raw, int at, float scale, float bias) {
#pragma unroll
  for (int i = 0; i < PACK; i++) {
#if MODE == MODE_AFFINE
    raw[i] = fma(raw[i], scale * in_place_inverse(at + i), bias);
#else
    raw[i] *= scale;
#endif
  }
}

// The columns [begin, end) of one of SPLIT_K shares, each a whole number of blocks.
METAL_FUNC int2 share_of_columns(int share, int k, int block) {
  const int blocks = (k + block - 1) / block, each = (blocks + SPLIT_K - 1) / SPLIT_K * block;
  return int2(min(share * each, k), min((share + 1) * each, k));
}

}  // namespace tuner
#endif
