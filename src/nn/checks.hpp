// What callers give beside the inputs: states and lengths. Throw InvalidInput.
#pragma once

#include <ATen/core/Tensor.h>

#include <sstream>

#include "nn/kernels.hpp"
#include "recollect/error.hpp"

namespace recollect::nn {

inline std::string sizes_text(const at::Tensor& tensor) {
  std::ostringstream text;
  text << tensor.sizes();
  return text.str();
}

// Like `zeros`, the initial state of that batch; any strides.
inline void require_state(const at::Tensor& state, const at::Tensor& zeros) {
  if (state.sizes() != zeros.sizes() || state.scalar_type() != zeros.scalar_type() || !state.is_cpu())
    throw InvalidInput(
        "state", sizes_text(state) + " of " + state.toString(),
        "a tensor like initial_state(" + std::to_string(zeros.size(2)) + "): " + sizes_text(zeros) + " of " + zeros.toString());
}

// A copy as int32, one for each row and none longer than the sequence; nothing where nothing is given.
inline at::Tensor checked_lengths(const at::Tensor& lengths, Index time_steps, Index batch) {
  if (!lengths.defined()) return {};
  if (lengths.dim() != 1 || lengths.size(0) != batch || at::isFloatingType(lengths.scalar_type()))
    throw InvalidInput("lengths", sizes_text(lengths) + " of " + lengths.toString(),
                       "an integer for each of " + std::to_string(batch) + " rows");
  const at::Tensor all = lengths.detach().to(at::kLong);
  for (Index b = 0; b < batch; ++b)
    if (const auto length = all[b].item<std::int64_t>(); length < 0 || length > time_steps)
      throw InvalidInput("lengths[" + std::to_string(b) + "]", std::to_string(length),
                         "0 to " + std::to_string(time_steps) + " time steps");
  return all.to(at::kInt).contiguous();
}

}  // namespace recollect::nn
