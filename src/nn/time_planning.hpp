// Planning a chain of blocks of time: how long a block is, and what is kept.
#pragma once

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

// Blocks and memory as the plan says.
void follow(const TimePlan& plan, TimeShape& shape);

// `shape.block` is ignored: it is chosen. Throws InfeasibleBudget.
TimePlan plan_time(TimeShape shape, const RunOptions& run, const MicroTimes& times);

}  // namespace recollect::nn
