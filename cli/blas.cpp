#include "blas.hpp"

#include <dlfcn.h>
#include <unistd.h>

#include <cstdlib>

namespace recollect::cli {

std::string blas_kernels() {
  using Corename = const char*();
  auto* const name = reinterpret_cast<Corename*>(::dlsym(RTLD_DEFAULT, "openblas_get_corename"));
  return name == nullptr ? "" : name();
}

void use_kernels_of_this_processor(char** argv) {
#ifdef __x86_64__
  constexpr const char* kChoice = "OPENBLAS_CORETYPE";
  if (std::getenv(kChoice) != nullptr || blas_kernels() != "Prescott" || !__builtin_cpu_supports("avx2")) return;
  const bool wide = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
                    __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl");
  ::setenv(kChoice, wide ? "SkylakeX" : "Haswell", 1);
  ::execv("/proc/self/exe", argv);  // where that is refused, products are slow
#else
  static_cast<void>(argv);
#endif
}

std::string warning_of_old_kernels() {
#ifdef __x86_64__
  const std::string chosen = blas_kernels();
  const bool old = chosen == "Prescott" || chosen == "Haswell" || chosen == "Zen";
  if (old && std::getenv("OPENBLAS_CORETYPE") != nullptr && __builtin_cpu_supports("avx512vl"))
    return "libtorch's products run on OpenBLAS's kernels " + chosen +
           ", as OPENBLAS_CORETYPE asks, though this processor has AVX-512: unset it to see libtorch at its best";
#endif
  return "";
}

}  // namespace recollect::cli
