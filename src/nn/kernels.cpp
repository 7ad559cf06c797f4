#include "nn/kernels.hpp"

#include <algorithm>
#include <type_traits>
#include <vector>

namespace recollect::nn {

// Defined by kernels_simd.cpp, once for each instruction set that the compiler knows.
#define RECOLLECT_DECLARE(isa)    \
  namespace isa {                 \
  const Kernels<float>& single(); \
  const Kernels<double>& twice(); \
  }
RECOLLECT_DECLARE(portable)
#ifdef RECOLLECT_X86
RECOLLECT_DECLARE(avx2)
RECOLLECT_DECLARE(avx512)
#endif
#undef RECOLLECT_DECLARE

namespace {

template <class T>
std::vector<const Kernels<T>*> found() {
  std::vector<const Kernels<T>*> list;
  const auto add = [&](const Kernels<float>& single, const Kernels<double>& twice) {
    if constexpr (std::is_same_v<T, float>)
      list.push_back(&single);
    else
      list.push_back(&twice);
  };
#ifdef RECOLLECT_X86
  if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl"))
    add(avx512::single(), avx512::twice());
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) add(avx2::single(), avx2::twice());
#endif
  add(portable::single(), portable::twice());
  return list;
}

}  // namespace

template <class T>
std::span<const Kernels<T>* const> all_kernels() {
  static const std::vector<const Kernels<T>*> list = found<T>();
  return list;
}
template <class T>
const Kernels<T>& kernels() {
  return *all_kernels<T>().front();
}

template <class T>
Packed<T> packed_product(const Kernels<T>& k, Index inner, Index columns) {
  return {.inner = inner, .columns = columns, .panel = k.product_panel};
}
template <class T>
Packed<T> packed_gates(const Kernels<T>& k, Index units, Index gates) {
  const Index panels = (units + k.lanes - 1) / k.lanes;
  return {.inner = units, .columns = panels * gates * k.lanes, .panel = gates * k.lanes};
}

template <class T>
void pack(const Packed<T>& to, const T* w, bool transposed) {
  std::fill_n(to.values, to.size(), T(0));
  for (Index column = 0; column < to.columns; ++column) {
    T* values = to.values + (column / to.panel) * to.inner * to.panel + column % to.panel;
    for (Index i = 0; i < to.inner; ++i)
      values[i * to.panel] = transposed ? w[column * to.inner + i] : w[i * to.columns + column];
  }
}

template <class T>
void pack_in_place(Packed<T>& to, const T* w, Index row) {
  to.matrix = w;
  to.row = row;
  std::fill_n(to.values, to.size(), T(0));
  for (Index column = to.columns / to.panel * to.panel; column < to.columns; ++column)
    for (Index i = 0; i < to.inner; ++i) to.values[i * to.panel + column % to.panel] = w[i * row + column];
}
template <class T>
void pack_transposed(const Packed<T>& to, const T* w, Index row) {
  std::fill_n(to.values, to.size(), T(0));
  for (Index column = 0; column < to.columns; ++column) {
    T* values = to.values + (column / to.panel) * to.inner * to.panel + column % to.panel;
    for (Index i = 0; i < to.inner; ++i) values[i * to.panel] = w[column * row + i];
  }
}

template <class T>
void pack_gates(const Packed<T>& to, const T* w, Index units, Index gates) {
  std::fill_n(to.values, to.size(), T(0));
  const Index lanes = to.panel / gates;
  for (Index unit = 0; unit < units; ++unit)
    for (Index g = 0; g < gates; ++g) {
      T* values = to.values + (unit / lanes) * units * to.panel + g * lanes + unit % lanes;
      for (Index i = 0; i < units; ++i) values[i * to.panel] = w[(g * units + unit) * units + i];
    }
}

#define RECOLLECT_INSTANTIATE(T)                                         \
  template std::span<const Kernels<T>* const> all_kernels<T>();          \
  template const Kernels<T>& kernels<T>();                               \
  template Packed<T> packed_product<T>(const Kernels<T>&, Index, Index); \
  template Packed<T> packed_gates<T>(const Kernels<T>&, Index, Index);   \
  template void pack<T>(const Packed<T>&, const T*, bool);               \
  template void pack_in_place<T>(Packed<T>&, const T*, Index);           \
  template void pack_transposed<T>(const Packed<T>&, const T*, Index);   \
  template void pack_gates<T>(const Packed<T>&, const T*, Index, Index);
RECOLLECT_INSTANTIATE(float)

RECOLLECT_INSTANTIATE(double)

}  // namespace recollect::nn
