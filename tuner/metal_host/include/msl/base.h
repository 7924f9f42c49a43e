// Keywords, scalar types and traits. `thread` is the default address space of C++, so it is empty here; that a pointer
// names one is checked on the syntax tree (rules.py).
#pragma once
#define __METAL__ 1
#define __METAL_VERSION__ 310
#define METAL_FUNC inline __attribute__((always_inline))
#define METAL_CONST static constant constexpr const
#define kernel
#define thread
#define device __attribute__((address_space(1)))
#define constant __attribute__((address_space(2)))
#define threadgroup __attribute__((address_space(3)))

// Stands for the place of a call in the user's text: instrument.py puts the number of that place here.
#define __msl_here (-777777)

typedef _Float16 half;
typedef __bf16 bfloat;
typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;
typedef signed char int8_t;
typedef unsigned char uint8_t;
typedef short int16_t;
typedef unsigned short uint16_t;
typedef int int32_t;
typedef unsigned int uint32_t;
typedef long int64_t;
typedef unsigned long uint64_t;
typedef unsigned long size_t;
typedef long ptrdiff_t;

#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")
#define MAXFLOAT 3.402823466e+38f
#define HUGE_VALF __builtin_inff()
#define FLT_MAX 3.402823466e+38f
#define FLT_MIN 1.175494351e-38f
#define FLT_EPSILON 1.192092896e-07f
#define HALF_MAX 65504.0h
#define INT_MAX 2147483647
#define INT_MIN (-2147483647 - 1)
#define UINT_MAX 4294967295u
#define M_PI_F 3.14159274f
#define M_LOG2E_F 1.44269502f
#define M_LN2_F 0.693147182f

namespace metal {
template <class T, T v> struct integral_constant {
  static constexpr constant T value = v;
  typedef T value_type;
  constexpr operator T() const { return v; }
};
template <bool B> using bool_constant = integral_constant<bool, B>;
typedef bool_constant<true> true_type;
typedef bool_constant<false> false_type;

template <class A, class B> struct is_same : false_type {};
template <class A> struct is_same<A, A> : true_type {};
template <class A, class B> constexpr constant bool is_same_v = is_same<A, B>::value;
template <bool B, class T = void> struct enable_if {};
template <class T> struct enable_if<true, T> { typedef T type; };
template <bool B, class T = void> using enable_if_t = typename enable_if<B, T>::type;
template <bool B, class T, class F> struct conditional { typedef T type; };
template <class T, class F> struct conditional<false, T, F> { typedef F type; };
template <bool B, class T, class F> using conditional_t = typename conditional<B, T, F>::type;

template <class T> struct remove_addrspace { typedef T type; };
template <class T> struct remove_addrspace<device T> { typedef T type; };
template <class T> struct remove_addrspace<constant T> { typedef T type; };
template <class T> struct remove_addrspace<threadgroup T> { typedef T type; };
template <class T> using remove_addrspace_t = typename remove_addrspace<T>::type;
template <class T> using remove_cv_t = __remove_cv(T);
template <class T> using remove_reference_t = __remove_reference_t(T);
template <class T> using remove_pointer_t = __remove_pointer(T);
template <class T> using make_unsigned_t = __make_unsigned(T);
template <class T> using make_signed_t = __make_signed(T);

template <class T> struct is_floating_point : bool_constant<__is_floating_point(T)> {};
template <> struct is_floating_point<half> : true_type {};
template <> struct is_floating_point<bfloat> : true_type {};
template <class T> struct is_integral : bool_constant<__is_integral(T)> {};
template <class T> struct is_arithmetic : bool_constant<is_floating_point<T>::value || __is_integral(T)> {};
template <class T> struct is_signed : bool_constant<__is_signed(T)> {};
template <class T> struct is_unsigned : bool_constant<__is_unsigned(T)> {};
template <class T> struct is_pointer : bool_constant<__is_pointer(T)> {};
template <class From, class To> struct is_convertible : bool_constant<__is_convertible(From, To)> {};
template <class T> constexpr constant bool is_floating_point_v = is_floating_point<T>::value;
template <class T> constexpr constant bool is_integral_v = is_integral<T>::value;
template <class T> constexpr constant bool is_arithmetic_v = is_arithmetic<T>::value;
template <class T> constexpr constant bool is_signed_v = is_signed<T>::value;
template <class T> constexpr constant bool is_unsigned_v = is_unsigned<T>::value;
template <class T> constexpr constant bool is_pointer_v = is_pointer<T>::value;
template <class From, class To> constexpr constant bool is_convertible_v = is_convertible<From, To>::value;

template <class To, class From> METAL_FUNC constexpr To as_type(From x) {
  static_assert(sizeof(To) == sizeof(From), "as_type needs two types of one size");
  return __builtin_bit_cast(To, x);
}

// Numbers of the element types that the runtime computes with; the same list is in ../native/host.h.
template <class T> struct __element { static constexpr int code = -1; };
template <> struct __element<float> { static constexpr int code = 0; };
template <> struct __element<half> { static constexpr int code = 1; };
template <> struct __element<bfloat> { static constexpr int code = 2; };
template <> struct __element<int> { static constexpr int code = 3; };
template <> struct __element<uint> { static constexpr int code = 4; };
template <> struct __element<short> { static constexpr int code = 5; };
template <> struct __element<ushort> { static constexpr int code = 6; };
template <> struct __element<char> { static constexpr int code = 7; };
template <> struct __element<int8_t> { static constexpr int code = 7; };
template <> struct __element<uchar> { static constexpr int code = 8; };
template <> struct __element<long> { static constexpr int code = 9; };
template <> struct __element<ulong> { static constexpr int code = 10; };
template <> struct __element<bool> { static constexpr int code = 11; };
}  // namespace metal
using metal::as_type;
