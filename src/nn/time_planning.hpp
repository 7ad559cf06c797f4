// Planning a chain of blocks of time: how long a block is, and what is kept.
#pragma once

#include <functional>

#include "nn/time_blocks.hpp"
#include "recollect/nn/time_plan.hpp"

namespace recollect::nn {

// Enough rows in a micro-block for products to be fast, few enough for small budgets.
Index default_micro_block(Cell cell, Index batch);

// What one micro-block takes.
struct MicroTimes {
  Nanoseconds forward{0}, backward{0}, again{0}, rewind{0};
};
// At 100 GFLOP/s. `head` is the arithmetic of the loss for a row, in FLOP.
MicroTimes estimated_times(const TimeShape& shape, double head);

// Memory as the plan says.
Kept kept_by(const TimePlan& plan);
// And blocks.
void follow(const TimePlan& plan, TimeShape& shape);

// `shape.block` is ignored: it is chosen. Throws InfeasibleBudget.
TimePlan plan_time(TimeShape shape, const RunOptions& run, const MicroTimes& times);
// What an encoder and a decoder take that take turns with one scratch.
Bytes workspace_of_both(const TimeShape& encoder, const TimeShape& decoder);
// Of an encoder's time steps and then a decoder's. `beside` is what is alive beside that.
TimePlan plan_both(TimeShape encoder, TimeShape decoder, const RunOptions& run, const MicroTimes& of_encoder,
                   const MicroTimes& of_decoder, Bytes beside);
// The same of any chain. `chain_of` makes the one whose steps are blocks of so many time steps.
using ChainOf = std::function<Chain(Index block)>;
TimePlan plan_blocks(Index time_steps, Index batch, Index micro_block, const RunOptions& run, const ChainOf& chain_of);

}  // namespace recollect::nn
