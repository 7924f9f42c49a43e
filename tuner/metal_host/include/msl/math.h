// Math, integer and geometric functions. Overloads are not templates, so that mixed argument types are ambiguous, as they
// are for Apple's compiler.
#pragma once

extern "C" {
float expf(float); float exp2f(float); float exp10f(float); float logf(float); float log2f(float); float log10f(float);
float sinf(float); float cosf(float); float tanf(float); float asinf(float); float acosf(float); float atanf(float);
float sinhf(float); float coshf(float); float tanhf(float); float asinhf(float); float acoshf(float); float atanhf(float);
float powf(float, float); float atan2f(float, float); float fmodf(float, float);
_Float16 __msl_fma_half(_Float16, _Float16, _Float16);
__bf16 __msl_fma_bfloat(__bf16, __bf16, __bf16);
}

namespace metal {
// ---- integers
#define __MSL_INTEGER(T) \
  METAL_FUNC T min(T a, T b) { return b < a ? b : a; } \
  METAL_FUNC T max(T a, T b) { return a < b ? b : a; } \
  METAL_FUNC T clamp(T x, T low, T high) { return x < low ? low : (high < x ? high : x); } \
  METAL_FUNC T select(T a, T b, bool c) { return c ? b : a; } \
  METAL_FUNC T absdiff(T a, T b) { return a < b ? b - a : a - b; } \
  METAL_FUNC T popcount(T x) { \
    return (T)__builtin_popcountll((unsigned long long)x & (sizeof(T) == 8 ? ~0ull : (1ull << (8 * sizeof(T) % 64)) - 1)); } \
  METAL_FUNC T clz(T x) { \
    unsigned long long u = (unsigned long long)x & (sizeof(T) == 8 ? ~0ull : (1ull << (8 * sizeof(T) % 64)) - 1); \
    return (T)(u ? __builtin_clzll(u) - (64 - 8 * (int)sizeof(T)) : 8 * (int)sizeof(T)); } \
  METAL_FUNC T ctz(T x) { return (T)(x ? __builtin_ctzll((unsigned long long)x) : 8 * (int)sizeof(T)); } \
  METAL_FUNC T rotate(T x, T n) { \
    constexpr int bits = 8 * sizeof(T); \
    int by = (int)(n & (bits - 1)); \
    __make_unsigned(T) u = (__make_unsigned(T))x; \
    return (T)((u << by) | (u >> ((bits - by) & (bits - 1)))); } \
  METAL_FUNC T extract_bits(T x, uint offset, uint n) { \
    constexpr uint bits = 8 * sizeof(T); \
    return n == 0 ? (T)0 : (T)((T)(x << (bits - n - offset)) >> (bits - n)); } \
  METAL_FUNC T insert_bits(T base, T insert, uint offset, uint n) { \
    unsigned long long mask = (n >= 64 ? ~0ull : (1ull << n) - 1) << offset; \
    return (T)(((unsigned long long)base & ~mask) | (((unsigned long long)insert << offset) & mask)); }
__MSL_INTEGER(char) __MSL_INTEGER(uchar) __MSL_INTEGER(short) __MSL_INTEGER(ushort)
__MSL_INTEGER(int) __MSL_INTEGER(uint) __MSL_INTEGER(long) __MSL_INTEGER(ulong)
#undef __MSL_INTEGER
METAL_FUNC int abs(int x) { return x < 0 ? -x : x; }
METAL_FUNC long abs(long x) { return x < 0 ? -x : x; }
METAL_FUNC uint reverse_bits(uint x) { return __builtin_bitreverse32(x); }
METAL_FUNC int mulhi(int a, int b) { return (int)(((long)a * b) >> 32); }
METAL_FUNC uint mulhi(uint a, uint b) { return (uint)(((ulong)a * b) >> 32); }
METAL_FUNC int mul24(int a, int b) { return a * b; }
METAL_FUNC uint mul24(uint a, uint b) { return a * b; }
METAL_FUNC int mad24(int a, int b, int c) { return a * b + c; }
METAL_FUNC uint mad24(uint a, uint b, uint c) { return a * b + c; }

// ---- floating point: computed in float, rounded once to the type
#define __MSL_1(T, name, call) METAL_FUNC T name(T x) { return (T)call((float)x); }
#define __MSL_2(T, name, call) METAL_FUNC T name(T a, T b) { return (T)call((float)a, (float)b); }
#define __MSL_FLOAT(T) \
  __MSL_1(T, exp, expf) __MSL_1(T, exp2, exp2f) __MSL_1(T, exp10, exp10f) __MSL_1(T, log, logf) __MSL_1(T, log2, log2f) \
  __MSL_1(T, log10, log10f) __MSL_1(T, sin, sinf) __MSL_1(T, cos, cosf) __MSL_1(T, tan, tanf) __MSL_1(T, asin, asinf) \
  __MSL_1(T, acos, acosf) __MSL_1(T, atan, atanf) __MSL_1(T, sinh, sinhf) __MSL_1(T, cosh, coshf) __MSL_1(T, tanh, tanhf) \
  __MSL_1(T, asinh, asinhf) __MSL_1(T, acosh, acoshf) __MSL_1(T, atanh, atanhf) __MSL_2(T, pow, powf) \
  __MSL_2(T, powr, powf) __MSL_2(T, atan2, atan2f) __MSL_2(T, fmod, fmodf) __MSL_1(T, sqrt, __builtin_sqrtf) \
  __MSL_1(T, floor, __builtin_floorf) __MSL_1(T, ceil, __builtin_ceilf) __MSL_1(T, trunc, __builtin_truncf) \
  __MSL_1(T, rint, __builtin_rintf) __MSL_1(T, round, __builtin_roundf) __MSL_1(T, fabs, __builtin_fabsf) \
  __MSL_1(T, abs, __builtin_fabsf) __MSL_2(T, copysign, __builtin_copysignf) \
  METAL_FUNC T rsqrt(T x) { return (T)(1.0f / __builtin_sqrtf((float)x)); } \
  METAL_FUNC T fract(T x) { return (T)((float)x - __builtin_floorf((float)x)); } \
  METAL_FUNC T min(T a, T b) { return b < a || a != a ? b : a; } \
  METAL_FUNC T max(T a, T b) { return a < b || a != a ? b : a; } \
  METAL_FUNC T fmin(T a, T b) { return min(a, b); } \
  METAL_FUNC T fmax(T a, T b) { return max(a, b); } \
  METAL_FUNC T clamp(T x, T low, T high) { return min(max(x, low), high); } \
  METAL_FUNC T saturate(T x) { return clamp(x, (T)0.0f, (T)1.0f); } \
  METAL_FUNC T select(T a, T b, bool c) { return c ? b : a; } \
  METAL_FUNC T mix(T a, T b, T t) { return a + (b - a) * t; } \
  METAL_FUNC T sign(T x) { return x > (T)0.0f ? (T)1.0f : x < (T)0.0f ? (T)-1.0f : (T)0.0f; } \
  METAL_FUNC T step(T edge, T x) { return x < edge ? (T)0.0f : (T)1.0f; } \
  METAL_FUNC T ldexp(T x, int k) { return (T)__builtin_ldexpf((float)x, k); } \
  METAL_FUNC bool isnan(T x) { return x != x; } \
  METAL_FUNC bool isinf(T x) { return __builtin_fabsf((float)x) == __builtin_inff(); } \
  METAL_FUNC bool isfinite(T x) { return __builtin_fabsf((float)x) < __builtin_inff(); } \
  METAL_FUNC bool signbit(T x) { return __builtin_signbitf((float)x); }
__MSL_FLOAT(float) __MSL_FLOAT(half) __MSL_FLOAT(bfloat)
METAL_FUNC float expm1(float x) { return expf(x) - 1.0f; }
METAL_FUNC float fma(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
METAL_FUNC half fma(half a, half b, half c) { return __msl_fma_half(a, b, c); }
METAL_FUNC bfloat fma(bfloat a, bfloat b, bfloat c) { return __msl_fma_bfloat(a, b, c); }

// ---- vectors: element by element
#define __MSL_VECTOR_1(name) \
  template <class T, int N> METAL_FUNC vec<T, N> name(vec<T, N> a) { \
    vec<T, N> r; for (int i = 0; i < N; ++i) r[i] = name((T)a[i]); return r; }
#define __MSL_VECTOR_2(name) \
  template <class T, int N> METAL_FUNC vec<T, N> name(vec<T, N> a, vec<T, N> b) { \
    vec<T, N> r; for (int i = 0; i < N; ++i) r[i] = name((T)a[i], (T)b[i]); return r; }
#define __MSL_VECTOR_3(name) \
  template <class T, int N> METAL_FUNC vec<T, N> name(vec<T, N> a, vec<T, N> b, vec<T, N> c) { \
    vec<T, N> r; for (int i = 0; i < N; ++i) r[i] = name((T)a[i], (T)b[i], (T)c[i]); return r; }
__MSL_VECTOR_1(abs) __MSL_VECTOR_1(fabs) __MSL_VECTOR_1(exp) __MSL_VECTOR_1(exp2) __MSL_VECTOR_1(log) __MSL_VECTOR_1(log2)
__MSL_VECTOR_1(sqrt) __MSL_VECTOR_1(rsqrt) __MSL_VECTOR_1(floor) __MSL_VECTOR_1(ceil) __MSL_VECTOR_1(trunc)
__MSL_VECTOR_1(rint) __MSL_VECTOR_1(round) __MSL_VECTOR_1(sin) __MSL_VECTOR_1(cos) __MSL_VECTOR_1(tanh)
__MSL_VECTOR_1(popcount) __MSL_VECTOR_1(clz) __MSL_VECTOR_1(ctz)
__MSL_VECTOR_2(min) __MSL_VECTOR_2(max) __MSL_VECTOR_2(fmin) __MSL_VECTOR_2(fmax) __MSL_VECTOR_2(pow)
__MSL_VECTOR_3(fma) __MSL_VECTOR_3(clamp) __MSL_VECTOR_3(mix)
#undef __MSL_VECTOR_1
#undef __MSL_VECTOR_2
#undef __MSL_VECTOR_3
// Comparing vectors gives vectors of integers in C++, of bool in Metal.
template <class T, class C, int N> METAL_FUNC vec<T, N> select(vec<T, N> a, vec<T, N> b, vec<C, N> c) {
  vec<T, N> r; for (int i = 0; i < N; ++i) r[i] = c[i] ? b[i] : a[i]; return r; }
template <class T, int N> METAL_FUNC T dot(vec<T, N> a, vec<T, N> b) {
  T s = a[0] * b[0]; for (int i = 1; i < N; ++i) s += a[i] * b[i]; return s; }
template <class T, int N> METAL_FUNC T length_squared(vec<T, N> a) { return dot(a, a); }
template <class T, int N> METAL_FUNC T length(vec<T, N> a) { return sqrt(dot(a, a)); }
template <class C, int N> METAL_FUNC bool all(vec<C, N> a) { bool r = true; for (int i = 0; i < N; ++i) r = r && a[i]; return r; }
template <class C, int N> METAL_FUNC bool any(vec<C, N> a) { bool r = false; for (int i = 0; i < N; ++i) r = r || a[i]; return r; }

#define __MSL_AGAIN \
  using metal::exp; using metal::exp2; using metal::exp10; using metal::log; using metal::log2; using metal::log10; \
  using metal::sin; using metal::cos; using metal::tan; using metal::tanh; using metal::sqrt; using metal::rsqrt; \
  using metal::pow; using metal::powr; using metal::fmin; using metal::fmax; using metal::clamp; using metal::abs; \
  using metal::fabs; using metal::floor; using metal::ceil; using metal::round; using metal::rint; using metal::trunc;
namespace precise { __MSL_AGAIN }
namespace fast { __MSL_AGAIN }
#undef __MSL_AGAIN
#undef __MSL_1
#undef __MSL_2
#undef __MSL_FLOAT
}  // namespace metal

constexpr half operator""h(long double v) { return (half)v; }
constexpr half operator""H(long double v) { return (half)v; }
constexpr bfloat operator""bf(long double v) { return (bfloat)v; }
constexpr bfloat operator""BF(long double v) { return (bfloat)v; }
