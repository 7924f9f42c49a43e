// What MLX puts before a custom kernel's text, as far as kernels are known to use it.
#pragma once
#include <metal_stdlib>
using namespace metal;

typedef half float16_t;
typedef bfloat bfloat16_t;

template <typename U> struct Limits {
  static const constant U max = metal::numeric_limits<U>::max();
  static const constant U min = metal::numeric_limits<U>::lowest();
  static const constant U finite_max = metal::numeric_limits<U>::max();
  static const constant U finite_min = metal::numeric_limits<U>::lowest();
};

template <typename T, typename U> inline T ceildiv(T n, U m) { return (n + m - 1) / m; }

template <bool condition, typename T, typename U> struct ConditionalType { using type = metal::conditional_t<condition, T, U>; };

// Offset in elements of the element that has the number `at` in row-major order.
template <typename I = int64_t> METAL_FUNC I elem_to_loc(I at, constant const int* shape, constant const int64_t* strides, int ndim) {
  I offset = 0;
  for (int i = ndim - 1; i >= 0 && at > 0; --i) {
    offset += (at % shape[i]) * I(strides[i]);
    at /= shape[i];
  }
  return offset;
}
template <typename I = int64_t> METAL_FUNC I elem_to_loc_1(uint at, constant const int64_t& stride) { return I(at) * I(stride); }
template <typename I = int64_t> METAL_FUNC I elem_to_loc_2(uint2 at, constant const int64_t* strides) {
  return I(at.x) * I(strides[1]) + I(at.y) * I(strides[0]);
}
template <typename I = int64_t> METAL_FUNC I elem_to_loc_3(uint3 at, constant const int64_t* strides) {
  return I(at.x) * I(strides[2]) + I(at.y) * I(strides[1]) + I(at.z) * I(strides[0]);
}

// float4(...) constructs; `float4` alone stays the type. Last: from here on these are macros.
#include "msl/constructors.h"

#pragma clang poison double typeid dynamic_cast try catch throw goto virtual asm wchar_t thread_local
