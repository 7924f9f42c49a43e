// Barriers and what the lanes of a simdgroup do together. Each call names itself and its place to the runtime, which lets
// the lanes go on only when all of them are at one place.
#pragma once

extern "C" {
void __msl_threadgroup_barrier(int flags, int site);
void __msl_simdgroup_barrier(int flags, int site);
void __msl_reduce(int operation, int element, int n, void* value, int group, int site);
void __msl_scan(int operation, int element, int n, void* value, bool inclusive, int site);
void __msl_shuffle(int kind, void* value, int bytes, int argument, const void* fill, int group, int modulo, int site);
unsigned long __msl_vote(int kind, bool value, int site);
}

namespace metal {
enum class mem_flags { mem_none = 0, mem_device = 1, mem_threadgroup = 2, mem_texture = 4 };
METAL_FUNC constexpr mem_flags operator|(mem_flags a, mem_flags b) { return (mem_flags)((int)a | (int)b); }
METAL_FUNC void threadgroup_barrier(mem_flags flags) { __msl_threadgroup_barrier((int)flags, __msl_here); }
METAL_FUNC void simdgroup_barrier(mem_flags flags) { __msl_simdgroup_barrier((int)flags, __msl_here); }

// Reductions and scans over a simdgroup (32) or a quad (4); the numbers are those of ../native/collectives.cpp.
#define __MSL_REDUCE(name, number, group) \
  template <class T> METAL_FUNC T name(T v) { \
    static_assert(__element<typename __shape<T>::element>::code >= 0, #name " does not take this type"); \
    __msl_reduce(number, __element<typename __shape<T>::element>::code, __shape<T>::n, &v, group, __msl_here); \
    return v; \
  }
#define __MSL_REDUCTIONS(prefix, group) \
  __MSL_REDUCE(prefix##_sum, 0, group) __MSL_REDUCE(prefix##_product, 1, group) __MSL_REDUCE(prefix##_min, 2, group) \
  __MSL_REDUCE(prefix##_max, 3, group) __MSL_REDUCE(prefix##_and, 4, group) __MSL_REDUCE(prefix##_or, 5, group) \
  __MSL_REDUCE(prefix##_xor, 6, group)
__MSL_REDUCTIONS(simd, 32) __MSL_REDUCTIONS(quad, 4)
#undef __MSL_REDUCE
#undef __MSL_REDUCTIONS

#define __MSL_SCAN(name, number, inclusive) \
  template <class T> METAL_FUNC T name(T v) { \
    static_assert(__element<typename __shape<T>::element>::code >= 0, #name " does not take this type"); \
    __msl_scan(number, __element<typename __shape<T>::element>::code, __shape<T>::n, &v, inclusive, __msl_here); \
    return v; \
  }
__MSL_SCAN(simd_prefix_exclusive_sum, 0, false) __MSL_SCAN(simd_prefix_inclusive_sum, 0, true)
__MSL_SCAN(simd_prefix_exclusive_product, 1, false) __MSL_SCAN(simd_prefix_inclusive_product, 1, true)
#undef __MSL_SCAN

enum { __INDEX, __XOR, __UP, __DOWN, __ROTATE_UP, __ROTATE_DOWN, __FILL_UP, __FILL_DOWN, __BROADCAST };
template <class T> METAL_FUNC T __shuffled(int kind, T v, int argument, T fill, int group, int modulo) {
  static_assert(__element<typename __shape<T>::element>::code >= 0, "a shuffle does not take this type");
  __msl_shuffle(kind, &v, sizeof(T), argument, &fill, group, modulo, __msl_here);
  return v;
}
#define __MSL_SHUFFLE(name, kind, group) \
  template <class T> METAL_FUNC T name(T v, ushort a) { return __shuffled(kind, v, a, v, group, group); }
#define __MSL_SHUFFLES(prefix, group) \
  __MSL_SHUFFLE(prefix##_shuffle, __INDEX, group) __MSL_SHUFFLE(prefix##_shuffle_xor, __XOR, group) \
  __MSL_SHUFFLE(prefix##_shuffle_up, __UP, group) __MSL_SHUFFLE(prefix##_shuffle_down, __DOWN, group) \
  __MSL_SHUFFLE(prefix##_shuffle_rotate_up, __ROTATE_UP, group) \
  __MSL_SHUFFLE(prefix##_shuffle_rotate_down, __ROTATE_DOWN, group) \
  __MSL_SHUFFLE(prefix##_broadcast, __BROADCAST, group) \
  template <class T> METAL_FUNC T prefix##_broadcast_first(T v) { \
    return __shuffled(__BROADCAST, v, 0, v, group, group); } \
  template <class T> METAL_FUNC T prefix##_shuffle_and_fill_up(T v, T fill, ushort d) { \
    return __shuffled(__FILL_UP, v, d, fill, group, group); } \
  template <class T> METAL_FUNC T prefix##_shuffle_and_fill_up(T v, T fill, ushort d, ushort m) { \
    return __shuffled(__FILL_UP, v, d, fill, group, m); } \
  template <class T> METAL_FUNC T prefix##_shuffle_and_fill_down(T v, T fill, ushort d) { \
    return __shuffled(__FILL_DOWN, v, d, fill, group, group); } \
  template <class T> METAL_FUNC T prefix##_shuffle_and_fill_down(T v, T fill, ushort d, ushort m) { \
    return __shuffled(__FILL_DOWN, v, d, fill, group, m); }
__MSL_SHUFFLES(simd, 32) __MSL_SHUFFLES(quad, 4)
#undef __MSL_SHUFFLE
#undef __MSL_SHUFFLES

enum { __ALL, __ANY, __BALLOT, __FIRST };
METAL_FUNC bool simd_all(bool b) { return __msl_vote(__ALL, b, __msl_here); }
METAL_FUNC bool simd_any(bool b) { return __msl_vote(__ANY, b, __msl_here); }
METAL_FUNC bool simd_is_first() { return __msl_vote(__FIRST, true, __msl_here); }
struct simd_vote {
  typedef ulong vote_t;
  vote_t bits;
  METAL_FUNC explicit simd_vote(vote_t b) : bits(b) {}
  METAL_FUNC explicit operator vote_t() const { return bits; }
  METAL_FUNC bool all() const { return bits == 0xfffffffful; }
  METAL_FUNC bool any() const { return bits != 0; }
};
METAL_FUNC simd_vote simd_ballot(bool b) { return simd_vote(__msl_vote(__BALLOT, b, __msl_here)); }
METAL_FUNC simd_vote simd_active_threads_mask() { return simd_vote(__msl_vote(__BALLOT, true, __msl_here)); }
}  // namespace metal
