#include "nn/performer_kernels.hpp"

#include <string>
#include <type_traits>
#include <vector>

namespace recollect::nn {

// Defined by performer_kernels_simd.cpp, once for each instruction set that the compiler knows.
#define RECOLLECT_DECLARE(isa)                       \
  namespace isa {                                    \
  const PerformerKernels<float>& single_performer(); \
  const PerformerKernels<double>& twice_performer(); \
  }
RECOLLECT_DECLARE(portable)
#ifdef RECOLLECT_X86
RECOLLECT_DECLARE(avx2)
RECOLLECT_DECLARE(avx512)
#endif
#undef RECOLLECT_DECLARE

namespace {

template <class T>
const PerformerKernels<T>& chosen(const PerformerKernels<float>& single, const PerformerKernels<double>& twice) {
  if constexpr (std::is_same_v<T, float>)
    return single;
  else
    return twice;
}

template <class T>
const PerformerKernels<T>& named([[maybe_unused]] const std::string& name) {
#ifdef RECOLLECT_X86
  if (name == "avx512") return chosen<T>(avx512::single_performer(), avx512::twice_performer());
  if (name == "avx2") return chosen<T>(avx2::single_performer(), avx2::twice_performer());
#endif
  return chosen<T>(portable::single_performer(), portable::twice_performer());
}

// The same instruction sets as all_kernels() has.
template <class T>
std::vector<const PerformerKernels<T>*> found() {
  std::vector<const PerformerKernels<T>*> list;
  for (const Kernels<T>* k : all_kernels<T>()) list.push_back(&named<T>(k->name));
  return list;
}

}  // namespace

template <class T>
std::span<const PerformerKernels<T>* const> all_performer_kernels() {
  static const std::vector<const PerformerKernels<T>*> list = found<T>();
  return list;
}
template <class T>
const PerformerKernels<T>& performer_kernels() {
  return *all_performer_kernels<T>().front();
}

#define RECOLLECT_INSTANTIATE(T)                                                   \
  template std::span<const PerformerKernels<T>* const> all_performer_kernels<T>(); \
  template const PerformerKernels<T>& performer_kernels<T>();
RECOLLECT_INSTANTIATE(float)
RECOLLECT_INSTANTIATE(double)

}  // namespace recollect::nn
