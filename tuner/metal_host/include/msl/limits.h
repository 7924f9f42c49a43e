// numeric_limits.
#pragma once

namespace metal {
template <class T> struct numeric_limits { static constexpr bool is_specialized = false; };
#define __MSL_LIMITS(T, low, high, tiny, eps, digs) \
  template <> struct numeric_limits<T> { \
    static constexpr bool is_specialized = true; \
    static constexpr int digits = digs; \
    static constexpr T lowest() { return (T)(low); } \
    static constexpr T max() { return (T)(high); } \
    static constexpr T min() { return (T)(tiny); } \
    static constexpr T epsilon() { return (T)(eps); } \
    static constexpr T infinity() { return (T)__builtin_inff(); } \
    static constexpr T quiet_NaN() { return (T)__builtin_nanf(""); } \
  };
__MSL_LIMITS(float, -3.402823466e+38f, 3.402823466e+38f, 1.175494351e-38f, 1.192092896e-07f, 24)
__MSL_LIMITS(half, -65504.0f, 65504.0f, 6.103515625e-05f, 9.765625e-04f, 11)
__MSL_LIMITS(bfloat, -3.3895313892515355e+38f, 3.3895313892515355e+38f, 1.175494351e-38f, 7.8125e-03f, 8)
#undef __MSL_LIMITS
#define __MSL_LIMITS(T, low, high, digs) \
  template <> struct numeric_limits<T> { \
    static constexpr bool is_specialized = true; \
    static constexpr int digits = digs; \
    static constexpr T lowest() { return (T)(low); } \
    static constexpr T min() { return (T)(low); } \
    static constexpr T max() { return (T)(high); } \
  };
__MSL_LIMITS(bool, 0, 1, 1)
__MSL_LIMITS(char, -128, 127, 7)
__MSL_LIMITS(int8_t, -128, 127, 7)
__MSL_LIMITS(uchar, 0, 255, 8)
__MSL_LIMITS(short, -32768, 32767, 15)
__MSL_LIMITS(ushort, 0, 65535, 16)
__MSL_LIMITS(int, -2147483647 - 1, 2147483647, 31)
__MSL_LIMITS(uint, 0, 4294967295u, 32)
__MSL_LIMITS(long, -9223372036854775807l - 1, 9223372036854775807l, 63)
__MSL_LIMITS(ulong, 0, 18446744073709551615ul, 64)
#undef __MSL_LIMITS
}  // namespace metal
