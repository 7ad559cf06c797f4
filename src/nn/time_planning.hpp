// Planning a chain of blocks of time: how long a block is, and what is kept.
#pragma once

#include <functional>
#include <vector>

#include "nn/time_blocks.hpp"
#include "recollect/nn/time_plan.hpp"

namespace recollect::nn {

// Enough rows in a micro-block for products to be fast, few enough for small budgets.
Index default_micro_block(Cell cell, Index batch);

// Of a micro-block at 100 GFLOP/s. `head` is the arithmetic of the loss for a row, in FLOP.
PieceTimes estimated_times(const TimeShape& shape, double head);

// Memory as the plan says, of a model that has so many gradients of states alive at once.
Kept kept_by(const TimePlan& plan, int gradients = 2);
// And blocks.
void follow(const TimePlan& plan, TimeShape& shape);

// `shape.block` is ignored: it is chosen. The times are those of `run`, or as it asks. Throws InfeasibleBudget.
TimePlan plan_time(TimeShape shape, const RunOptions& run, const std::function<PieceTimes()>& estimate,
                   const std::function<PieceTimes()>& measure);
// What an encoder and a decoder take that take turns with one scratch.
Bytes workspace_of_both(const TimeShape& encoder, const TimeShape& decoder);
// Whether times are given, so many of them; InvalidInput for another number.
bool has_times(const RunOptions& run, std::size_t count);
// Of an encoder's time steps and then a decoder's. `beside` is what is alive beside that.
TimePlan plan_both(TimeShape encoder, TimeShape decoder, const RunOptions& run, const PieceTimes& of_encoder,
                   const PieceTimes& of_decoder, Bytes beside);
// Lengths of blocks, the shortest first, that are planned with.
std::vector<Index> blocks_to_try(Index time_steps, Index micro_block, const RunOptions& run);
// The same of any chain. `chain_of` makes the one whose steps are blocks of so many time steps.
using ChainOf = std::function<Chain(Index block)>;
TimePlan plan_blocks(Index time_steps, Index batch, Index micro_block, const RunOptions& run, const ChainOf& chain_of);

}  // namespace recollect::nn
