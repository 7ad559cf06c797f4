// A batch a few sequences at a time.
#pragma once

#include <ATen/ATen.h>

#include <algorithm>
#include <vector>

#include "recollect/nn/token_model.hpp"
#include "train/sources.hpp"

namespace recollect::train {

// The dimension of a model's states that counts sequences.
inline std::int64_t lanes_of_states(const nn::TokenModel& model) {
  const auto one = model.initial_state(1).sizes().vec(), two = model.initial_state(2).sizes().vec();
  return std::mismatch(one.begin(), one.end(), two.begin()).first - one.begin();
}

// Calls body with each part and the state before it; gives the state after all of them.
template <class Body>
at::Tensor each_part(const nn::TokenModel& model, Batch& batch, std::int64_t micro_batch, const at::Tensor& state,
                     const Body& body) {
  const nn::TokenBatch all = tensors(batch);
  const std::int64_t each = micro_batch > 0 ? std::min(micro_batch, batch.lanes) : batch.lanes;
  if (each == batch.lanes) return body(all, state);
  const std::int64_t lanes = lanes_of_states(model);
  std::vector<at::Tensor> after;
  for (std::int64_t first = 0; first < batch.lanes; first += each) {
    const std::int64_t count = std::min(each, batch.lanes - first);
    const auto some = [&](const at::Tensor& of, std::int64_t dimension) {
      return of.defined() ? of.narrow(dimension, first, count).contiguous() : of;
    };
    after.push_back(
        body({some(all.inputs, 1), some(all.targets, 1), some(all.lengths, 0), some(all.source, 1), some(all.source_lengths, 0)},
             some(state, lanes)));
  }
  return after.front().defined() ? at::cat(after, lanes) : at::Tensor();
}

}  // namespace recollect::train
