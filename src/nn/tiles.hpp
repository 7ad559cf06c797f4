// Matrix products in tiles of sums that stay in registers. For sources that are compiled once for every instruction set.
#pragma once

#include <utility>

#include "nn/simd.hpp"

#define RECOLLECT_STRING_(x) #x
#define RECOLLECT_STRING(x) RECOLLECT_STRING_(x)

namespace recollect::nn::RECOLLECT_ISA {
namespace {

// Registers: 32 with AVX-512, 16 without.
constexpr bool kManyRegisters = RECOLLECT_VECTOR_BYTES == 64;
constexpr int kProductRows = 6, kProductVectors = kManyRegisters ? 4 : 2;

// Calls body with 0 … Count as constants. An array that is indexed only so stays in registers; loops are unrolled too late.
template <int Count, class Body>
[[gnu::always_inline]] inline void unrolled(const Body& body) {
  const auto call = [&]<int... I>(std::integer_sequence<int, I...>) __attribute__((always_inline)) { (body(I), ...); };
  call(std::make_integer_sequence<int, Count>{});
}

// sum[r][First + v] += Σ_k a[r][k]·b[k][First + v] for Vectors of the All vectors of a panel: every sum runs over k in
// order. Numbers of a that follow each other along k are `a_inner` apart.
template <class T, int First, int Vectors, int Rows, int All>
[[gnu::always_inline]] inline void multiply(Vector<T> (&sum)[Rows][All], const T* a, Index a_stride, const T* b, Index inner,
                                            Index b_stride = All * kLanes<T>, Index a_inner = 1) {
  b += First * kLanes<T>;
  for (Index k = 0; k < inner; ++k, b += b_stride) {
    Vector<T> bv[Vectors];
    unrolled<Vectors>([&](int v) __attribute__((always_inline)) { bv[v] = load(b + v * kLanes<T>); });
    unrolled<Rows>([&](int r) __attribute__((always_inline)) {
      const T from = a[r * a_stride + k * a_inner];
      unrolled<Vectors>([&](int v) __attribute__((always_inline)) { sum[r][First + v] += from * bv[v]; });
    });
  }
}

// Calls body with the rows cut into tiles of at most `Most` rows, of nearly equal height.
template <int Most, class Body>
[[gnu::always_inline]] inline void each_tile(Range rows, const Body& body) {
  const Index count = rows.end - rows.begin;
  if (count <= 0) return;
  const Index tiles = (count + Most - 1) / Most;
  Index row = rows.begin;
  for (Index i = 0; i < tiles; ++i) {
    const Index height = (rows.end - row) / (tiles - i);
    const auto call = [&]<int Height>(auto self, std::integral_constant<int, Height>) {
      if constexpr (Height > 1)
        if (height != Height) return self(self, std::integral_constant<int, Height - 1>{});
      body(row, std::integral_constant<int, Height>{});
    };
    call(call, std::integral_constant<int, Most>{});
    row += height;
  }
}

}  // namespace
}  // namespace recollect::nn::RECOLLECT_ISA
