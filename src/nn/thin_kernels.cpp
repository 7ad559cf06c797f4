#include "nn/thin_kernels.hpp"

#include <string>
#include <type_traits>
#include <vector>

namespace recollect::nn {

// Defined by thin_kernels_simd.cpp, once for each instruction set that the compiler knows.
#define RECOLLECT_DECLARE(isa)             \
  namespace isa {                          \
  const ThinKernels<float>& single_thin(); \
  const ThinKernels<double>& twice_thin(); \
  }
RECOLLECT_DECLARE(portable)
#ifdef RECOLLECT_X86
RECOLLECT_DECLARE(avx2)
RECOLLECT_DECLARE(avx512)
#endif
#undef RECOLLECT_DECLARE

namespace {

template <class T>
const ThinKernels<T>& chosen(const ThinKernels<float>& single, const ThinKernels<double>& twice) {
  if constexpr (std::is_same_v<T, float>)
    return single;
  else
    return twice;
}

template <class T>
const ThinKernels<T>& named([[maybe_unused]] const std::string& name) {
#ifdef RECOLLECT_X86
  if (name == "avx512") return chosen<T>(avx512::single_thin(), avx512::twice_thin());
  if (name == "avx2") return chosen<T>(avx2::single_thin(), avx2::twice_thin());
#endif
  return chosen<T>(portable::single_thin(), portable::twice_thin());
}

// The same instruction sets as all_kernels() has.
template <class T>
std::vector<const ThinKernels<T>*> found() {
  std::vector<const ThinKernels<T>*> list;
  for (const Kernels<T>* k : all_kernels<T>()) list.push_back(&named<T>(k->name));
  return list;
}

}  // namespace

template <class T>
std::span<const ThinKernels<T>* const> all_thin_kernels() {
  static const std::vector<const ThinKernels<T>*> list = found<T>();
  return list;
}
template <class T>
const ThinKernels<T>& thin_kernels() {
  return *all_thin_kernels<T>().front();
}

#define RECOLLECT_INSTANTIATE(T)                                         \
  template std::span<const ThinKernels<T>* const> all_thin_kernels<T>(); \
  template const ThinKernels<T>& thin_kernels<T>();
RECOLLECT_INSTANTIATE(float)
RECOLLECT_INSTANTIATE(double)

}  // namespace recollect::nn
