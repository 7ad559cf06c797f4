#include "nn/information_buffer.hpp"

#include <algorithm>
#include <string>

#include "recollect/error.hpp"

namespace recollect::nn {

InformationBuffer::InformationBuffer(int forget_bits) : forget_bits_(forget_bits) {
  if (forget_bits < 1 || forget_bits > 15)
    throw InvalidInput("forget_bits", std::to_string(forget_bits), "1 to 15 fraction bits of a forget value");
}

void InformationBuffer::require_forget_values(const std::uint16_t* z, Index n) const {
  const auto bad = [last = static_cast<std::uint16_t>(one() - 1)](std::uint16_t value) {
    return static_cast<std::uint16_t>(value - 1) > last;
  };
  // Without an early end, so that the compiler can make vectors of it.
  std::uint16_t any = 0;
  for (Index e = 0; e < n; ++e) any = static_cast<std::uint16_t>(any | static_cast<std::uint16_t>(bad(z[e])));
  if (any == 0) return;
  const Index at = std::find_if(z, z + n, bad) - z;
  throw InvalidInput("z[" + std::to_string(at) + "]", std::to_string(z[at]), "a forget value, 1 to " + std::to_string(one()));
}

void InformationBuffer::require_least(int least_z) const {
  if (least_z < 1 || least_z > one())
    throw InvalidInput("least_z", std::to_string(least_z), "a forget value, 1 to " + std::to_string(one()));
}

}  // namespace recollect::nn
