// What a warp does as one: matrices between shared memory and registers, and the few float operations attention lives on.
#ifndef TUNER_WARP
#define TUNER_WARP

namespace tuner {

// Four 8 x 8 matrices of 16-bit numbers; lane l gives the address of row l % 8 of matrix l / 8. Lane 4 g + t gets numbers 2 t and
// 2 t + 1 of row g of each, or of column g if TRANSPOSED.
template <bool TRANSPOSED>
__device__ __forceinline__ void load_matrices(u32 (&to)[4], u32 row) {
  if constexpr (TRANSPOSED)
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0,%1,%2,%3}, [%4];"
                 : "=r"(to[0]), "=r"(to[1]), "=r"(to[2]), "=r"(to[3])
                 : "r"(row)
                 : "memory");
  else
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];"
                 : "=r"(to[0]), "=r"(to[1]), "=r"(to[2]), "=r"(to[3])
                 : "r"(row)
                 : "memory");
}

// An 8 x 8 matrix of 16-bit numbers that the warp holds, two of a row a lane, transposed.
__device__ __forceinline__ u32 transposed(u32 pair) {
  u32 r;
  asm("movmatrix.sync.aligned.m8n8.trans.b16 %0, %1;" : "=r"(r) : "r"(pair));
  return r;
}

__device__ __forceinline__ float minus_infinity() { return __uint_as_float(0xff800000u); }

// 2 ** x: exact at whole x, 0 at -inf; the relative error is at most 2 ** -22.
__device__ __forceinline__ float power_of_two(float x) {
  float r;
  asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(x));
  return r;
}

// a * b + c of two packed pairs, rounded once.
template <typename T>
__device__ __forceinline__ u32 fma_pair(u32 a, u32 b, u32 c) {
  u32 r;
  if constexpr (IsSame16<T>::bf)
    asm("fma.rn.bf16x2 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
  else
    asm("fma.rn.f16x2 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
  return r;
}

}  // namespace tuner
#endif
