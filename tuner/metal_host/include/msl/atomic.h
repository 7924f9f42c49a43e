// Relaxed atomics on 32-bit values. The runtime performs them: threads do not run at the same time here.
#pragma once

extern "C" unsigned __msl_atomic(int space, unsigned long address, int operation, int element, unsigned value,
                                 unsigned expected, int site);

namespace metal {
enum memory_order { memory_order_relaxed };
template <class T> struct atomic {
  static_assert(__element<T>::code == 0 || __element<T>::code == 3 || __element<T>::code == 4,
                "atomics here are of float, int or uint");
  T __value;
};
template <class T> using _atomic = atomic<T>;
typedef atomic<int> atomic_int;
typedef atomic<uint> atomic_uint;
typedef atomic<float> atomic_float;

enum { __LOAD, __STORE, __EXCHANGE, __ADD, __SUB, __MIN, __MAX, __AND, __OR, __XOR_BITS, __COMPARE };
#define __MSL_CALL(number, operation, v, expected) \
  as_type<T>(__msl_atomic(number, (ulong)p, operation, __element<T>::code, as_type<uint>((T)(v)), expected, __msl_here))
#define __MSL_UPDATE(space, number, name, operation) \
  template <class T, class V> METAL_FUNC T name(volatile space atomic<T>* p, V v, memory_order) { \
    return __MSL_CALL(number, operation, v, 0); \
  }
#define __MSL_ATOMICS(space, number) \
  template <class T> METAL_FUNC T atomic_load_explicit(const volatile space atomic<T>* p, memory_order) { \
    return __MSL_CALL(number, __LOAD, 0, 0); \
  } \
  template <class T, class V> METAL_FUNC void atomic_store_explicit(volatile space atomic<T>* p, V v, memory_order) { \
    __MSL_CALL(number, __STORE, v, 0); \
  } \
  __MSL_UPDATE(space, number, atomic_exchange_explicit, __EXCHANGE) \
  __MSL_UPDATE(space, number, atomic_fetch_add_explicit, __ADD) \
  __MSL_UPDATE(space, number, atomic_fetch_sub_explicit, __SUB) \
  __MSL_UPDATE(space, number, atomic_fetch_min_explicit, __MIN) \
  __MSL_UPDATE(space, number, atomic_fetch_max_explicit, __MAX) \
  __MSL_UPDATE(space, number, atomic_fetch_and_explicit, __AND) \
  __MSL_UPDATE(space, number, atomic_fetch_or_explicit, __OR) \
  __MSL_UPDATE(space, number, atomic_fetch_xor_explicit, __XOR_BITS) \
  template <class T> METAL_FUNC bool atomic_compare_exchange_weak_explicit(volatile space atomic<T>* p, thread T* expected, \
      T v, memory_order, memory_order) { \
    T found = __MSL_CALL(number, __COMPARE, v, as_type<uint>(*expected)); \
    bool same = as_type<uint>(found) == as_type<uint>(*expected); \
    *expected = found; \
    return same; \
  }
__MSL_ATOMICS(device, 1) __MSL_ATOMICS(threadgroup, 3)
#undef __MSL_CALL
#undef __MSL_UPDATE
#undef __MSL_ATOMICS
}  // namespace metal
