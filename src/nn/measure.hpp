// How long a micro-block takes on this machine, with the kernels and threads of the run itself.
#pragma once

#include "nn/time_planning.hpp"

namespace recollect::nn {

// The median of a few, after one for warmth. `ends` must serve the first micro-block.
PieceTimes measured_times(TimeShape shape, const std::vector<LayerWeights>& weights, Ends& ends);

}  // namespace recollect::nn
