// vec<T, N>, the packed vectors, and construction: scalars and vectors put end to end, one scalar for all elements, or one
// vector of the same length converted element by element. C++ has no such constructors for its vectors, so translate.py and
// the macros at the end of math.h turn `float4(...)` into `__make<float4>(...)`.
#pragma once

namespace metal {
template <class T, int N> using vec = T __attribute__((ext_vector_type(N)));

template <class V> struct __shape { typedef V element; static constexpr int n = 1; };
template <class T, int N> struct __shape<T __attribute__((ext_vector_type(N)))> {
  typedef T element;
  static constexpr int n = N;
};

template <class T, int N> struct __packed {
  T v[N];
  __packed() = default;
  METAL_FUNC __packed(vec<T, N> a) { for (int i = 0; i < N; ++i) v[i] = a[i]; }
  METAL_FUNC __packed(const device __packed& a) { for (int i = 0; i < N; ++i) v[i] = a.v[i]; }
  METAL_FUNC __packed(const constant __packed& a) { for (int i = 0; i < N; ++i) v[i] = a.v[i]; }
  METAL_FUNC __packed(const threadgroup __packed& a) { for (int i = 0; i < N; ++i) v[i] = a.v[i]; }
  METAL_FUNC operator vec<T, N>() const { vec<T, N> a; for (int i = 0; i < N; ++i) a[i] = v[i]; return a; }
  METAL_FUNC T& operator[](int i) { return v[i]; }
  METAL_FUNC const T& operator[](int i) const { return v[i]; }
};

template <class E, int N> METAL_FUNC void __put(vec<E, N>&, int) {}
template <class E, int N, class A, class... Rest> METAL_FUNC void __put(vec<E, N>& v, int at, A a, Rest... rest) {
  if constexpr (__shape<A>::n == 1) v[at] = (E)a;
  else for (int i = 0; i < __shape<A>::n; ++i) v[at + i] = (E)a[i];
  __put<E, N>(v, at + __shape<A>::n, rest...);
}
template <class... A> struct __components { static constexpr int n = 0; };
template <class A, class... Rest> struct __components<A, Rest...> {
  static constexpr int n = __shape<A>::n + __components<Rest...>::n;
};

template <class V, class... A> METAL_FUNC V __make(A... a) {
  typedef typename __shape<V>::element E;
  constexpr int N = __shape<V>::n, total = __components<A...>::n;
  static_assert(total == N || total <= 1, "wrong number of components in a vector's constructor");
  if constexpr (N == 1) return V(a...);
  else if constexpr (total == 0) return (V)(E)0;
  else if constexpr (total == 1) {
    V v;
    for (int i = 0; i < N; ++i) __put<E, N>(v, i, a...);
    return v;
  } else {
    V v;
    __put<E, N>(v, 0, a...);
    return v;
  }
}

#define __MSL_VECTORS(T) \
  typedef vec<T, 2> T##2; typedef vec<T, 3> T##3; typedef vec<T, 4> T##4; \
  typedef __packed<T, 2> packed_##T##2; typedef __packed<T, 3> packed_##T##3; typedef __packed<T, 4> packed_##T##4;
__MSL_VECTORS(float) __MSL_VECTORS(half) __MSL_VECTORS(bfloat) __MSL_VECTORS(bool)
__MSL_VECTORS(char) __MSL_VECTORS(uchar) __MSL_VECTORS(short) __MSL_VECTORS(ushort)
__MSL_VECTORS(int) __MSL_VECTORS(uint) __MSL_VECTORS(long) __MSL_VECTORS(ulong)
}  // namespace metal
using metal::__make;
