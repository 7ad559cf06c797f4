#include "nn/measure.hpp"

#include <ATen/ops/zeros.h>

#include <algorithm>
#include <array>

namespace recollect::nn {

PieceTimes measured_times(TimeShape shape, const std::vector<LayerWeights>& weights, Ends& ends) {
  using Clock = std::chrono::steady_clock;
  const at::NoGradGuard guard;
  // Backward of two micro-blocks in a block costs what two alone do, and one look back for the state between them.
  // A sequence that is shorter than one is measured as it is, and scaled.
  const Index whole = shape.micro_block;
  shape.time_steps = shape.block = shape.micro_block = std::min(whole, shape.time_steps);
  const auto steps = TimeBlocks::make(shape, weights, zeros_like(weights), {}, {}, ends);
  const auto zeros = [&] { return Handle(at::zeros({shape.layers, shape.parts(), shape.batch, shape.hidden}, shape.dtype)); };
  std::array<Nanoseconds, 5> forward{}, backward{}, rewind{};
  const bool reversible = is_reversible(shape.cell);
  for (std::size_t i = 0; i <= forward.size(); ++i) {
    Handle state = steps->begin(zeros().as<at::Tensor>());
    Handle next, tape;
    if (reversible) next = steps->advance(0, state.view(), &tape);
    const auto begin = Clock::now();
    Handle record = steps->record(0, state.view(), 0);
    const auto middle = Clock::now();
    steps->backward(0, state.view(), std::move(record), zeros());
    const auto end = Clock::now();
    if (reversible) steps->rewind(0, next.view(), std::move(tape));
    if (i == 0) continue;
    forward[i - 1] = middle - begin;
    backward[i - 1] = end - middle;
    rewind[i - 1] = Clock::now() - end;
  }
  const auto median = [&](auto& times) {
    std::sort(times.begin(), times.end());
    return std::max(times[times.size() / 2] * whole / shape.time_steps, Nanoseconds(1));
  };
  const Nanoseconds forward_time = median(forward);
  // Inverting computes all that recording does: what says otherwise is noise, and plans should not follow it.
  return {.forward = forward_time,
          .backward = median(backward),
          .rewind = std::max(forward_time, median(rewind)),
          .again = reversible ? Nanoseconds(0) : forward_time / 20};
}

}  // namespace recollect::nn
