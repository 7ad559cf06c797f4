// Reversible layers over a sequence as the steps of a chain: blocks of time as in time_blocks.hpp, which can also be rewound.
#pragma once

#include "nn/time_blocks.hpp"

namespace recollect::nn {

Bytes reversible_state_bytes(const TimeShape& shape);
Bytes reversible_record_bytes(const TimeShape& shape);
Bytes reversible_tape_bytes(const TimeShape& shape);
Bytes reversible_workspace_bytes(const TimeShape& shape);
Index reversible_scratch_size(const TimeShape& shape);

// Gates of all units of a layer, in columns of its weights.
Index reversible_gates(Cell cell, Index hidden, const ReversibleOptions& options);

std::unique_ptr<TimeBlocks> make_reversible(const TimeShape& shape, const std::vector<LayerWeights>& weights,
                                            std::vector<LayerWeights> gradients, Masks masks, at::Tensor lengths, Ends& ends);

}  // namespace recollect::nn
