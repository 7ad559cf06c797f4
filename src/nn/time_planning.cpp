#include "nn/time_planning.hpp"

#include <algorithm>

#include "nn/reversible.hpp"

namespace recollect::nn {
namespace {

Chain chain_of(const TimeShape& shape, const MicroTimes& times, const std::optional<FetchOptions>& fetch) {
  const std::int64_t count = std::min(shape.block, shape.time_steps + shape.micro_block - 1) / shape.micro_block;
  const Bytes workspace = shape.workspace_bytes();
  Chain::Options options{.input_state = shape.state_bytes(), .input_gradient = shape.gradient_bytes()};
  if (fetch) options.tiers = {fetch->tier};
  StepSpec step{.name = std::to_string(shape.block) + " time steps",
                .forward = count * times.forward,
                .backward = count * times.backward + (count - 1) * times.again,
                .state = shape.state_bytes(),
                .record = shape.record_bytes(),
                .gradient = shape.gradient_bytes(),
                .forward_scratch = workspace,
                .advance_scratch = workspace,
                .backward_scratch = workspace};
  if (is_reversible(shape.cell)) {
    step.rewind = count * times.rewind;
    step.tape = shape.tape_bytes();
  }
  return {options, {{.step = step, .count = shape.blocks()}}};
}

// Small items leave much of their pages empty.
Bytes usable_room(const FetchOptions& fetch, const TimeShape& shape) {
  double part = 1;
  for (const Bytes item : {shape.state_bytes(), shape.record_bytes()}) {
    const std::int64_t page = fetch.page.count(), pages = (item.count() + page - 1) / page;
    part = std::min(part, static_cast<double>(item.count()) / static_cast<double>(pages * page));
  }
  return part == 1 ? fetch.room : Bytes(static_cast<std::int64_t>(part * static_cast<double>(fetch.room.count())));
}

}  // namespace

// A reversible layer has little beside the record at work: the smaller that is, the better.
Index default_micro_block(Cell cell, Index batch) {
  const Index rows = is_reversible(cell) ? 128 : 512;
  return std::clamp<Index>((rows + batch - 1) / batch, 1, 64);
}

MicroTimes estimated_times(const TimeShape& shape, double head) {
  const double rows = static_cast<double>(shape.rows()), units = static_cast<double>(shape.hidden),
               gates =
                   static_cast<double>(is_reversible(shape.cell) ? reversible_gates(shape.cell, shape.hidden, shape.reversible)
                                                                 : shape.gates() * shape.hidden);
  double forward = 0, backward = head * rows, pointwise = 0;
  for (Index layer = 0; layer < shape.layers; ++layer) {
    const double width = layer == 0 ? static_cast<double>(shape.input) : units;
    // Each half of a reversible layer sees only the other.
    const double seen = is_reversible(shape.cell) ? units / 2 : units;
    forward += 2 * rows * gates * (width + seen);
    backward += 2 * rows * gates * (width + 2 * seen);
    if (layer > 0 || shape.input_gradient) backward += 2 * rows * gates * width;
    pointwise += 30 * rows * units;
  }
  const auto time = [](double flop) { return Nanoseconds(std::max<std::int64_t>(1, static_cast<std::int64_t>(flop / 100))); };
  const bool reversible = is_reversible(shape.cell);
  return {time(forward + 2 * pointwise), time(backward + 2 * pointwise), reversible ? Nanoseconds(0) : time(pointwise),
          time(forward + 3 * pointwise)};
}

void follow(const TimePlan& plan, TimeShape& shape) {
  shape.micro_block = plan.micro_block;
  shape.block = plan.block;
  // Two gradients and the workspace may be alive beside what is kept, and the buffers of a disk.
  const Prediction& predicted = plan.plan.prediction;
  std::int64_t beside = (plan.workspace + 2 * shape.gradient_bytes()).count();
  shape.to_disk = predicted.stored.count() > 0;
  if (shape.to_disk) beside += plan.plan.chain.tiers().front().staging.count();
  shape.kept = Bytes(std::max<std::int64_t>(0, predicted.peak.count() - beside));
}

TimePlan plan_time(TimeShape shape, const RunOptions& run, const MicroTimes& times) {
  shape.micro_block = run.micro_block > 0 ? run.micro_block : default_micro_block(shape.cell, shape.batch);
  const auto with_block = [&](Index count) {
    shape.block = count * shape.micro_block;
    return chain_of(shape, times, run.fetch);
  };
  Budget budget{.memory = run.memory};
  PlanOptions options;
  if (run.fetch) options.fetch_records = run.fetch->records;
  // Longer blocks save the states inside them, which their backward then finds again from the gates.
  std::optional<TimePlan> best;
  std::optional<InfeasibleBudget> last;
  Bytes minimum{}, store_all{};
  for (Index count = 1; count == 1 || (count / 2) * shape.micro_block < shape.time_steps; count *= 2) {
    const Chain chain = with_block(count);
    const Bytes least = minimum_memory(chain, run.strategy).memory, all = store_all_memory(chain);
    minimum = count == 1 ? least : std::min(minimum, least);
    if (count == 1) store_all = all;
    if (least > run.memory) continue;
    if (run.fetch) budget.tiers = {usable_room(*run.fetch, shape)};
    Plan found = recollect::plan(chain, budget, run.strategy, options);
    if (!best || found.prediction.time < best->plan.prediction.time)
      best = TimePlan{
          shape.time_steps, shape.batch, shape.micro_block, shape.block, std::move(found), shape.workspace_bytes(), {}, {}};
  }
  if (!best)
    throw InfeasibleBudget(name_of(run.strategy), run.memory, minimum, 0,
                           "a block of " + std::to_string(shape.micro_block) + " time steps");
  best->minimum = minimum;
  best->store_all = store_all;
  return std::move(*best);
}

}  // namespace recollect::nn
