#include "nn/rev_kernels.hpp"

#include <algorithm>
#include <cmath>
#include <string>

namespace recollect::nn {

// Defined by rev_kernels_simd.cpp, once for each instruction set that the compiler knows.
namespace portable {
const RevKernels& reversible();
}
#ifdef RECOLLECT_X86
namespace avx2 {
const RevKernels& reversible();
}
namespace avx512 {
const RevKernels& reversible();
}
#endif

float RevCell::range() const {
  if (forgetting != Forgetting::fractional || most_bits == 0) return 1;
  return 1 - std::ldexp(1.0F, -most_bits);
}
int RevCell::least() const { return most_bits == 0 ? 1 : std::max(1, one() >> most_bits); }

// The same instruction set as kernels<float>() chose.
const RevKernels& rev_kernels() {
#ifdef RECOLLECT_X86
  const std::string name = kernels<float>().name;
  if (name == "avx512") return avx512::reversible();
  if (name == "avx2") return avx2::reversible();
#endif
  return portable::reversible();
}

}  // namespace recollect::nn
