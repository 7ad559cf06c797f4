// Vectors of numbers and the functions of them that the kernels are made of, on GCC's vector extension. For sources that are
// compiled once for every instruction set: the build defines RECOLLECT_ISA (the namespace) and RECOLLECT_VECTOR_BYTES.
#pragma once

#include <bit>
#include <cmath>
#include <cstring>
#include <type_traits>

#include "nn/kernels.hpp"

namespace recollect::nn::RECOLLECT_ISA {
namespace {

template <class T>
struct Simd;
template <>
struct Simd<float> {
  using Integer = std::int32_t;
  typedef float Vector __attribute__((vector_size(RECOLLECT_VECTOR_BYTES)));
  typedef Integer Integers __attribute__((vector_size(RECOLLECT_VECTOR_BYTES)));
  static constexpr float kLargest = 88.0f, kSmallest = -87.0f;  // exp stays a normal number
  static constexpr float kLn2High = 0.693359375f, kLn2Low = -2.12194440e-4f;
  static constexpr float kRound = 12582912.0f;  // 1.5·2^23: adding it rounds to an integer in the low bits
  static constexpr int kMantissa = 23, kBias = 127;
  static constexpr int kDegree = 7;  // of exp's Taylor polynomial on |r| ≤ ln2/2: error r^8/8! < 6e-9
};
template <>
struct Simd<double> {
  using Integer = std::int64_t;
  typedef double Vector __attribute__((vector_size(RECOLLECT_VECTOR_BYTES)));
  typedef Integer Integers __attribute__((vector_size(RECOLLECT_VECTOR_BYTES)));
  static constexpr double kLargest = 709.0, kSmallest = -708.0;
  static constexpr double kLn2High = 6.93147180369123816490e-01, kLn2Low = 1.90821492927058770002e-10;
  static constexpr double kRound = 6755399441055744.0;
  static constexpr int kMantissa = 52, kBias = 1023;
  static constexpr int kDegree = 13;  // error r^14/14! < 5e-18
};

template <class T>
using Vector = typename Simd<T>::Vector;
template <class T>
constexpr Index kLanes = RECOLLECT_VECTOR_BYTES / static_cast<Index>(sizeof(T));

template <class T>
[[gnu::always_inline]] inline Vector<T> load(const T* from) {
  Vector<T> v;
  std::memcpy(&v, from, sizeof v);
  return v;
}
template <class T>
[[gnu::always_inline]] inline void store(T* to, const Vector<T>& v) {
  std::memcpy(to, &v, sizeof v);
}
// The last units of a row fill only part of a vector.
template <class T>
[[gnu::always_inline]] inline Vector<T> load(const T* from, Index count) {
  if (count == kLanes<T>) return load(from);
  Vector<T> v{};
  std::memcpy(&v, from, static_cast<std::size_t>(count) * sizeof(T));
  return v;
}
template <class T>
[[gnu::always_inline]] inline void store(T* to, const Vector<T>& v, Index count) {
  if (count == kLanes<T>) return store(to, v);
  std::memcpy(to, &v, static_cast<std::size_t>(count) * sizeof(T));
}

// 1/n! for Horner's rule, highest first.
template <class T>
constexpr T inverse_factorial(int n) {
  T product = 1;
  for (int i = 2; i <= n; ++i) product *= static_cast<T>(i);
  return T(1) / product;
}
template <class T, int N>
[[gnu::always_inline]] inline Vector<T> horner(const Vector<T>& r, Vector<T> sum) {
  if constexpr (N == 0) {
    return sum;
  } else {
    return horner<T, N - 1>(r, sum * r + inverse_factorial<T>(N));
  }
}

// exp(x) = power·(1 + small): the parts, so that exp − 1 keeps its digits near zero.
template <class T>
struct ExpParts {
  Vector<T> power, small;
};
template <class T>
[[gnu::always_inline]] inline ExpParts<T> exp_parts(Vector<T> x) {
  using S = Simd<T>;
  x = x < S::kSmallest ? Vector<T>{} + S::kSmallest : x;
  x = x > S::kLargest ? Vector<T>{} + S::kLargest : x;
  const Vector<T> shifted = x * static_cast<T>(1.44269504088896340736) + S::kRound;
  const Vector<T> n = shifted - S::kRound;
  Vector<T> r = x - n * S::kLn2High;
  r = r - n * S::kLn2Low;
  const Vector<T> p = horner<T, S::kDegree - 1>(r, Vector<T>{} + inverse_factorial<T>(S::kDegree));
  typename S::Integers bits;
  std::memcpy(&bits, &shifted, sizeof bits);
  const typename S::Integers exponent = (bits << S::kMantissa) + (static_cast<typename S::Integer>(S::kBias) << S::kMantissa);
  ExpParts<T> parts;
  std::memcpy(&parts.power, &exponent, sizeof exponent);
  parts.small = p * r;
  return parts;
}
template <class T>
[[gnu::always_inline]] inline Vector<T> exponential(const Vector<T>& x) {
  const ExpParts<T> e = exp_parts<T>(x);
  return e.power + e.power * e.small;
}
template <class T>
[[gnu::always_inline]] inline Vector<T> sigmoid(const Vector<T>& x) {
  return T(1) / (T(1) + exponential<T>(-x));
}
// With m = exp(2|x|) − 1: tanh|x| = m/(m + 2), to full relative accuracy. Beyond 20 it is 1 in both precisions.
template <class T>
[[gnu::always_inline]] inline Vector<T> hyperbolic_tangent(const Vector<T>& x) {
  const Vector<T> magnitude = x < T(0) ? -x : x;
  const ExpParts<T> e = exp_parts<T>(T(2) * (magnitude > T(20) ? Vector<T>{} + T(20) : magnitude));
  const Vector<T> m = e.power * e.small + (e.power - T(1));
  const Vector<T> t = m / (m + T(2));
  return x < T(0) ? -t : t;
}

// A product that is rounded before it is added to anything. Of a sum of two products the compiler may fuse either, and it does
// not choose alike in every place; where two kernels must agree in every bit, one product is taken out of the choice.
template <class T>
[[gnu::always_inline]] inline Vector<T> rounded(Vector<T> product) {
#if defined(__x86_64__)
  asm("" : "+v"(product));
#elif defined(__aarch64__)
  asm("" : "+w"(product));
#else
  asm("" : "+m"(product));
#endif
  return product;
}
}  // namespace
}  // namespace recollect::nn::RECOLLECT_ISA
