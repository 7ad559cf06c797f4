// What there is to choose in causal linear attention.
#pragma once

#include <cstdint>

namespace recollect::nn {

// Of queries and keys: x², elu(x) + 1, max(x, 0), or the positive random features of FAVOR+ (Choromanski et al. 2020).
enum class FeatureMap : std::uint8_t { square, elu, relu, favor };

// How the sums over the past are kept: as the numbers computed with, as doubles, or as 64-bit integers in units of
// 2^−fraction_bits. Integers come back exactly when what was added is subtracted.
enum class Sums : std::uint8_t { plain, twice, fixed };

}  // namespace recollect::nn
