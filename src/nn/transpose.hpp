// Matrices transposed in squares of vectors. For sources that are compiled once for every instruction set.
#pragma once

#include <algorithm>

#include "nn/simd.hpp"

namespace recollect::nn::RECOLLECT_ISA {
namespace {

template <class T>
using Integers = typename Simd<T>::Integers;
template <class T>
[[gnu::always_inline]] inline Integers<T> lane_numbers() {
  Integers<T> numbers;
#pragma GCC unroll 16
  for (int lane = 0; lane < kLanes<T>; ++lane) numbers[lane] = lane;
  return numbers;
}

// Exchanges the off-diagonal quarters of squares of 2·Step rows and lanes: once for each power of two it transposes.
template <class T, int Step = 1>
[[gnu::always_inline]] inline void exchange(Vector<T> (&rows)[kLanes<T>]) {
  if constexpr (Step < kLanes<T>) {
    const Integers<T> lanes = lane_numbers<T>(), odd = (lanes & Step) != 0;
    constexpr int kSecond = static_cast<int>(kLanes<T>);  // where __builtin_shuffle counts the second vector's lanes from
    const Integers<T> low = odd ? lanes - Step + kSecond : lanes, high = odd ? lanes + kSecond : lanes + Step;
#pragma GCC unroll 16
    for (int i = 0; i < kLanes<T>; ++i)
      if ((i & Step) == 0) {
        const Vector<T> a = rows[i], b = rows[i + Step];
        rows[i] = __builtin_shuffle(a, b, low);
        rows[i + Step] = __builtin_shuffle(a, b, high);
      }
    exchange<T, 2 * Step>(rows);
  }
}
// `p`, of which the compiler does not know where it comes from. Given all rows' addresses at once it would keep each, in memory
// for want of registers, and load them as often as it loads rows.
template <class T>
[[gnu::always_inline]] inline T* from_here(T* p) {
  asm("" : "+r"(p));
  return p;
}
template <class T>
[[gnu::always_inline]] inline void transpose_square(const T* from, Index from_stride, T* to, Index to_stride) {
  constexpr int kTogether = 4;
  Vector<T> square[kLanes<T>];
#pragma GCC unroll 16
  for (int r = 0; r < kLanes<T>; ++r) {
    square[r] = load(from + r % kTogether * from_stride);
    if (r % kTogether == kTogether - 1) from = from_here(from + kTogether * from_stride);
  }
  exchange<T>(square);
#pragma GCC unroll 16
  for (int r = 0; r < kLanes<T>; ++r) {
    store<T>(to + r % kTogether * to_stride, square[r]);
    if (r % kTogether == kTogether - 1) to = from_here(to + kTogether * to_stride);
  }
}
// to [columns][to_stride] = fromᵀ.
template <class T>
[[gnu::noinline]] void transpose(const T* from, Index from_stride, Index rows, Index columns, T* to, Index to_stride) {
  for (Index i = 0; i < rows; i += kLanes<T>)
    for (Index j = 0; j < columns; j += kLanes<T>) {
      const T* square = from + i * from_stride + j;
      T* across = to + j * to_stride + i;
      if (i + kLanes<T> <= rows && j + kLanes<T> <= columns) {
        transpose_square(square, from_stride, across, to_stride);
      } else {
        for (Index r = 0; r < std::min(kLanes<T>, rows - i); ++r)
          for (Index c = 0; c < std::min(kLanes<T>, columns - j); ++c) across[c * to_stride + r] = square[r * from_stride + c];
      }
    }
}

}  // namespace
}  // namespace recollect::nn::RECOLLECT_ISA
