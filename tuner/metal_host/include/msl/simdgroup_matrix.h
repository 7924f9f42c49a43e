// simdgroup_matrix: 8 x 8, two elements a lane, where Apple GPUs are known to keep them.
#pragma once

extern "C" {
int __msl_lane(void);
void __msl_matrix_access(bool store, int site);
void __msl_matrix_multiply(void* d, int d_element, const void* a, int a_element, const void* b, int b_element, const void* c,
                           int c_element, int site);
}

namespace metal {
template <class T, int Cols, int Rows = Cols> struct simdgroup_matrix {
  static_assert(Cols == 8 && Rows == 8, "a simdgroup_matrix is 8 x 8");
  static_assert(is_floating_point_v<T>, "a simdgroup_matrix is of float, half or bfloat");
  typedef vec<T, 2> storage_type;
  storage_type __e;
  simdgroup_matrix() = default;
  METAL_FUNC explicit simdgroup_matrix(T diagonal) {
    int row = __row(__msl_lane()), col = __col(__msl_lane());
    __e[0] = row == col ? diagonal : (T)0.0f;
    __e[1] = row == col + 1 ? diagonal : (T)0.0f;
  }
  METAL_FUNC thread storage_type& thread_elements() { return __e; }
  METAL_FUNC const thread storage_type& thread_elements() const { return __e; }
  static METAL_FUNC int __row(int lane) { return ((lane >> 2) & 4) + ((lane >> 1) & 3); }
  static METAL_FUNC int __col(int lane) { return ((lane >> 2) & 2) * 2 + (lane & 1) * 2; }
};
typedef simdgroup_matrix<float, 8, 8> simdgroup_float8x8;
typedef simdgroup_matrix<half, 8, 8> simdgroup_half8x8;
typedef simdgroup_matrix<bfloat, 8, 8> simdgroup_bfloat8x8;

template <class T, int Cols, int Rows> METAL_FUNC simdgroup_matrix<T, Cols, Rows> make_filled_simdgroup_matrix(T v) {
  simdgroup_matrix<T, Cols, Rows> m;
  m.__e[0] = v;
  m.__e[1] = v;
  return m;
}

#define __MSL_MATRIX_ACCESS(space) \
  template <class T> METAL_FUNC void simdgroup_load(thread simdgroup_matrix<T, 8, 8>& d, const space T* source, \
      ulong per_row = 8, ulong2 origin = ulong2{0, 0}, bool transpose = false) { \
    __msl_matrix_access(false, __msl_here); \
    ulong row = simdgroup_matrix<T, 8, 8>::__row(__msl_lane()), col = simdgroup_matrix<T, 8, 8>::__col(__msl_lane()); \
    ulong at = transpose ? (origin.y + col) * per_row + origin.x + row : (origin.y + row) * per_row + origin.x + col; \
    d.__e[0] = source[at]; \
    d.__e[1] = source[at + (transpose ? per_row : 1)]; \
  } \
  template <class T> METAL_FUNC void simdgroup_store(simdgroup_matrix<T, 8, 8> s, space T* target, \
      ulong per_row = 8, ulong2 origin = ulong2{0, 0}, bool transpose = false) { \
    __msl_matrix_access(true, __msl_here); \
    ulong row = simdgroup_matrix<T, 8, 8>::__row(__msl_lane()), col = simdgroup_matrix<T, 8, 8>::__col(__msl_lane()); \
    ulong at = transpose ? (origin.y + col) * per_row + origin.x + row : (origin.y + row) * per_row + origin.x + col; \
    target[at] = s.__e[0]; \
    target[at + (transpose ? per_row : 1)] = s.__e[1]; \
  }
__MSL_MATRIX_ACCESS(device) __MSL_MATRIX_ACCESS(threadgroup)
#undef __MSL_MATRIX_ACCESS

template <class D, class A, class B, class C>
METAL_FUNC void simdgroup_multiply_accumulate(thread simdgroup_matrix<D, 8, 8>& d, simdgroup_matrix<A, 8, 8> a,
    simdgroup_matrix<B, 8, 8> b, simdgroup_matrix<C, 8, 8> c) {
  simdgroup_matrix<D, 8, 8> r;
  __msl_matrix_multiply(&r, __element<D>::code, &a, __element<A>::code, &b, __element<B>::code, &c, __element<C>::code,
                        __msl_here);
  d = r;
}
template <class D, class A, class B>
METAL_FUNC void simdgroup_multiply(thread simdgroup_matrix<D, 8, 8>& d, simdgroup_matrix<A, 8, 8> a,
    simdgroup_matrix<B, 8, 8> b) {
  simdgroup_matrix<D, 8, 8> r;
  __msl_matrix_multiply(&r, __element<D>::code, &a, __element<A>::code, &b, __element<B>::code, nullptr, 0, __msl_here);
  d = r;
}
}  // namespace metal
