// Which kernels OpenBLAS runs, which libtorch's products come from.
#pragma once

#include <string>

namespace recollect::cli {

// As OpenBLAS names them: "Haswell", "SkylakeX", …; empty where another library is linked.
std::string blas_kernels();

// OpenBLAS takes those of a processor of 2004 for one that is newer than it: products then take several times as long. Starts the
// program again, telling it of kernels that the processor has, unless OPENBLAS_CORETYPE already says which.
void use_kernels_of_this_processor(char** argv);

// A line about kernels that OPENBLAS_CORETYPE has asked for and that leave much of this processor unused; empty without.
std::string warning_of_old_kernels();

}  // namespace recollect::cli
