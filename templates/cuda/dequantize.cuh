// What every CUDA template needs to read MLX's packed weights: number types, unpacking, tensor-core and copy instructions.
//
// Layout (MLX): w is (N, K * BITS / 32) 32-bit words, value k of a row at bits [k * BITS, (k + 1) * BITS) of the row,
// little-endian; scales and biases are (N, K / GROUP). affine: w = scale * q + bias; mxfp4, mxfp8 and nvfp4 have no bias.
#ifndef TUNER_DEQUANTIZE
#define TUNER_DEQUANTIZE

#include <cuda_bf16.h>
#include <cuda_fp16.h>

namespace tuner {

using u8 = unsigned char;
using u16 = unsigned short;
using u32 = unsigned int;
using u64 = unsigned long long;
using bf16 = __nv_bfloat16;
using f16 = __half;

enum class Mode { affine, mxfp4, mxfp8, nvfp4 };

template <typename T>
struct IsSame16 {
  enum : bool { bf = false };
};
template <>
struct IsSame16<bf16> {
  enum : bool { bf = true };
};

__host__ __device__ constexpr int ceil_div(int a, int b) { return (a + b - 1) / b; }

// Constants of a kernel are enumerators: NVRTC puts every `static constexpr` member into the machine code, under its full name, and MLX
// hashes that code at each call.

// ---- tensor cores: D = A (16 x k, row major) * B (k x 8, column major) + C, float32 accumulators -------------------------
// Lane l = 4 g + t holds of A rows g and g + 8, of B column g, of C and D columns 2 t and 2 t + 1 of rows g and g + 8.

template <typename T>
__device__ __forceinline__ void mma_k16(float (&d)[4], const u32 (&a)[4], u32 b0, u32 b1, const float (&c)[4]) {
  if constexpr (IsSame16<T>::bf)
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0,%1,%2,%3},{%4,%5,%6,%7},{%8,%9},{%10,%11,%12,%13};"
        : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]));
  else
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3},{%4,%5,%6,%7},{%8,%9},{%10,%11,%12,%13};"
        : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]));
}

template <typename T>
__device__ __forceinline__ void mma_k8(float (&d)[4], u32 a0, u32 a1, u32 b, const float (&c)[4]) {
  if constexpr (IsSame16<T>::bf)
    asm("mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32 {%0,%1,%2,%3},{%4,%5},{%6},{%7,%8,%9,%10};"
        : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
        : "r"(a0), "r"(a1), "r"(b), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]));
  else
    asm("mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 {%0,%1,%2,%3},{%4,%5},{%6},{%7,%8,%9,%10};"
        : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
        : "r"(a0), "r"(a1), "r"(b), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]));
}

// ---- copies global -> shared that need no registers (sm_80 and newer) -----------------------------------------------------

__device__ __forceinline__ u32 shared_address(const void* p) { return static_cast<u32>(__cvta_generic_to_shared(p)); }

// Copies BYTES (4, 8 or 16), or writes zeros without reading when `keep` is false. 16-byte copies bypass L1: weights are
// read once. Smaller ones (scales) go through L1, where the rest of their 32-byte sector serves the neighbouring slice.
template <int BYTES>
__device__ __forceinline__ void copy_async(u32 to, const void* from, bool keep) {
  const int size = keep ? BYTES : 0;
  if constexpr (BYTES == 16)
    asm volatile("cp.async.cg.shared.global.L2::128B [%0], [%1], 16, %2;" ::"r"(to), "l"(from), "r"(size));
  else
    asm volatile("cp.async.ca.shared.global.L2::128B [%0], [%1], %2, %3;" ::"r"(to), "l"(from), "n"(BYTES), "r"(size));
}
template <int BYTES>
__device__ __forceinline__ void copy_async_l1(u32 to, const void* from, bool keep) {
  const int size = keep ? BYTES : 0;
  asm volatile("cp.async.ca.shared.global.L2::128B [%0], [%1], %2, %3;" ::"r"(to), "l"(from), "n"(BYTES), "r"(size));
}
// v, in a register: the compiler would compute it again at each use, or, if that is cheap, never keep it.
__device__ __forceinline__ u32 kept(u32 v, int lane) { return __shfl_sync(0xffffffffu, v, lane); }

// 4, 8 or 16 bytes of shared memory. Addresses in a register and a constant take no instruction of their own; pointers do.
__device__ __forceinline__ void shared_load(u32& a, u32 from) { asm volatile("ld.shared.u32 %0, [%1];" : "=r"(a) : "r"(from)); }
__device__ __forceinline__ void shared_load(u32& a, u32& b, u32 from) {
  asm volatile("ld.shared.v2.u32 {%0,%1}, [%2];" : "=r"(a), "=r"(b) : "r"(from));
}
__device__ __forceinline__ void shared_load(u32& a, u32& b, u32& c, u32& d, u32 from) {
  asm volatile("ld.shared.v4.u32 {%0,%1,%2,%3}, [%4];" : "=r"(a), "=r"(b), "=r"(c), "=r"(d) : "r"(from));
}

__device__ __forceinline__ void copy_commit() { asm volatile("cp.async.commit_group;" ::: "memory"); }
template <int PENDING>
__device__ __forceinline__ void copy_wait() {
  asm volatile("cp.async.wait_group %0;" ::"n"(PENDING) : "memory");
}

// (a & mask) | or_bits in one instruction; written in C++, the compiler makes two of it when both are constants.
__device__ __forceinline__ u32 and_or(u32 a, u32 mask, u32 or_bits) {
  u32 r;
  asm("lop3.b32 %0, %1, %2, %3, 0xea;" : "=r"(r) : "r"(a), "r"(mask), "r"(or_bits));
  return r;
}

// ---- 16-bit helpers ------------------------------------------------------------------------------------------------------

// float of the low (half 0) or high (half 1) number of a packed pair.
template <typename T>
__device__ __forceinline__ float pair_value(u32 pair, int half) {
  if constexpr (IsSame16<T>::bf) {
    return __uint_as_float(half ? (pair & 0xffff0000u) : (pair << 16));
  } else {
    const u16 bits = half ? static_cast<u16>(pair >> 16) : static_cast<u16>(pair);
    return __half2float(__ushort_as_half(bits));
  }
}

template <typename T>
__device__ __forceinline__ u32 pack_pair(float low, float high) {
  if constexpr (IsSame16<T>::bf) {
    const __nv_bfloat162 v = __floats2bfloat162_rn(low, high);
    return *reinterpret_cast<const u32*>(&v);
  } else {
    const __half2 v = __floats2half2_rn(low, high);
    return *reinterpret_cast<const u32*>(&v);
  }
}

template <typename T>
__device__ __forceinline__ T from_float(float v) {
  if constexpr (sizeof(T) == 4)
    return v;
  else if constexpr (IsSame16<T>::bf)
    return __float2bfloat16_rn(v);
  else
    return __float2half_rn(v);
}
template <typename T>
__device__ __forceinline__ float to_float(T v) {
  if constexpr (sizeof(T) == 4)
    return v;
  else if constexpr (IsSame16<T>::bf)
    return __bfloat162float(v);
  else
    return __half2float(v);
}

// Products of two packed pairs.
template <typename T>
__device__ __forceinline__ u32 multiply_pair(u32 a, u32 b) {
  u32 r;
  if constexpr (IsSame16<T>::bf)
    asm("mul.rn.bf16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
  else
    asm("mul.rn.f16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
  return r;
}

// A pair that holds the e4m3 number in the low byte of `code` twice, exactly (scales are never NaN).
template <typename T>
__device__ __forceinline__ u32 e4m3_pair(u32 code) {
  constexpr int UP = IsSame16<T>::bf ? 4 : 7;
  const u32 low = (code & 0x7fu) << UP | (code & 0x80u) << 8;
  return multiply_pair<T>(low * 0x00010001u, IsSame16<T>::bf ? 0x7b807b80u : 0x5c005c00u);
}
__device__ __forceinline__ float e4m3_value(u32 code) {
  return __uint_as_float((code & 0x7fu) << 20 | (code & 0x80u) << 24) * 0x1p120f;
}
__device__ __forceinline__ float e2m1_value(u32 code) {
  return __uint_as_float((code & 0x7u) << 22 | (code & 0x8u) << 28) * 0x1p126f;
}
// 2^(code - 127) of the low byte; the smallest is a subnormal float32.
__device__ __forceinline__ float e8m0_value(u32 code) {
  code &= 0xffu;
  return __uint_as_float(code ? code << 23 : 0x00400000u);
}

// ---- whole chunks of a row as float32, for the kernels that do not feed integers to the tensor cores ------------------------

// Words that hold COUNT values; 16-byte reads where the chunk allows.
template <int WORDS>
__device__ __forceinline__ void load_words(u32 (&to)[WORDS], const u32* from) {
  if constexpr (WORDS % 4 == 0) {
#pragma unroll
    for (int i = 0; i < WORDS / 4; i++) {
      const uint4 v = __ldg(reinterpret_cast<const uint4*>(from) + i);
      to[4 * i] = v.x, to[4 * i + 1] = v.y, to[4 * i + 2] = v.z, to[4 * i + 3] = v.w;
    }
  } else if constexpr (WORDS % 2 == 0) {
#pragma unroll
    for (int i = 0; i < WORDS / 2; i++) {
      const uint2 v = __ldg(reinterpret_cast<const uint2*>(from) + i);
      to[2 * i] = v.x, to[2 * i + 1] = v.y;
    }
  } else {
#pragma unroll
    for (int i = 0; i < WORDS; i++) to[i] = __ldg(from + i);
  }
}

// Value i of a chunk without its scale and bias. Integers come out of the mantissa of 2^23: converting them would run at a
// quarter of the rate.
template <Mode MODE, int BITS, int WORDS>
__device__ __forceinline__ float chunk_value(const u32 (&words)[WORDS], int i) {
  const int bit = i * BITS, at = bit / 32, shift = bit % 32;
  u32 code = words[at] >> shift;
  if (shift + BITS > 32) code = __funnelshift_r(words[at], words[at + 1 < WORDS ? at + 1 : at], shift);
  if constexpr (MODE == Mode::affine)
    return __uint_as_float(and_or(code, (1u << BITS) - 1, 0x4b000000u)) - 8388608.f;
  else if constexpr (MODE == Mode::mxfp8)
    return e4m3_value(code);
  else
    return e2m1_value(code);
}

// Scale of a group as float32.
template <Mode MODE, typename S>
__device__ __forceinline__ float scale_value(S scale) {
  if constexpr (MODE == Mode::affine)
    return to_float<S>(scale);
  else if constexpr (MODE == Mode::nvfp4)
    return e4m3_value(scale);
  else
    return e8m0_value(scale);
}

// Whether 16-byte reads of x are legal. A row that is cut out of a longer one is contiguous to MLX, wherever it begins.
__device__ __forceinline__ bool is_aligned(const void* x) { return reinterpret_cast<size_t>(x) % 16 == 0; }

// COUNT (8 or 16) consecutive numbers as float32.
template <typename T, int COUNT>
__device__ __forceinline__ void load_floats(float (&to)[COUNT], const T* from, bool aligned) {
  if (!aligned) {
#pragma unroll
    for (int i = 0; i < COUNT; i++) to[i] = to_float<T>(from[i]);
  } else if constexpr (sizeof(T) == 4) {
#pragma unroll
    for (int i = 0; i < COUNT / 4; i++) {
      const float4 v = __ldg(reinterpret_cast<const float4*>(from) + i);
      to[4 * i] = v.x, to[4 * i + 1] = v.y, to[4 * i + 2] = v.z, to[4 * i + 3] = v.w;
    }
  } else {
#pragma unroll
    for (int i = 0; i < COUNT / 8; i++) {
      const uint4 v = __ldg(reinterpret_cast<const uint4*>(from) + i);
      const u32 pairs[4] = {v.x, v.y, v.z, v.w};
#pragma unroll
      for (int j = 0; j < 8; j++) to[8 * i + j] = pair_value<T>(pairs[j / 2], j % 2);
    }
  }
}

// 8 consecutive 16-bit numbers.
template <typename T>
__device__ __forceinline__ uint4 load_pairs(const T* from, bool aligned) {
  if (aligned) return __ldg(reinterpret_cast<const uint4*>(from));
  const u16* const at = reinterpret_cast<const u16*>(from);
  return uint4{at[0] | static_cast<u32>(at[1]) << 16, at[2] | static_cast<u32>(at[3]) << 16, at[4] | static_cast<u32>(at[5]) << 16,
               at[6] | static_cast<u32>(at[7]) << 16};
}

template <bool FIRST, typename A, typename B>
struct Choose {
  using Type = A;
};
template <typename A, typename B>
struct Choose<false, A, B> {
  using Type = B;
};

// BYTES bytes of shared memory into words, in the widest reads their size allows.
template <int BYTES, int WORDS>
__device__ __forceinline__ void read_shared(u32 (&to)[WORDS], const char* from) {
  if constexpr (BYTES % 16 == 0) {
#pragma unroll
    for (int i = 0; i < BYTES / 16; i++) {
      const uint4 v = reinterpret_cast<const uint4*>(from)[i];
      to[4 * i] = v.x, to[4 * i + 1] = v.y, to[4 * i + 2] = v.z, to[4 * i + 3] = v.w;
    }
  } else if constexpr (BYTES % 8 == 0) {
#pragma unroll
    for (int i = 0; i < BYTES / 8; i++) {
      const uint2 v = reinterpret_cast<const uint2*>(from)[i];
      to[2 * i] = v.x, to[2 * i + 1] = v.y;
    }
  } else if constexpr (BYTES % 4 == 0) {
#pragma unroll
    for (int i = 0; i < BYTES / 4; i++) to[i] = reinterpret_cast<const u32*>(from)[i];
  } else if constexpr (BYTES == 2) {
    to[0] = *reinterpret_cast<const u16*>(from);
  } else {
    static_assert(BYTES == 1, "whole words, or one number");
    to[0] = *reinterpret_cast<const u8*>(from);
  }
}

}  // namespace tuner
#endif
