#include "nn/time_planning.hpp"

#include <algorithm>

#include "nn/reversible.hpp"

namespace recollect::nn {
namespace {

// A block of them. The last one may be shorter: all together take what their time steps do.
StepSpec step_of(const TimeShape& shape, const PieceTimes& times, Bytes workspace) {
  const std::int64_t count = std::min(shape.block, shape.time_steps + shape.micro_block - 1) / shape.micro_block;
  const std::int64_t whole = shape.blocks() * count * shape.micro_block;
  const auto share = [&](Nanoseconds time) {
    return Nanoseconds(std::max<std::int64_t>(1, static_cast<std::int64_t>(Int128{time.count()} * shape.time_steps / whole)));
  };
  StepSpec step{.name = std::to_string(shape.block) + " time steps",
                .forward = share(count * times.forward),
                .backward = share(count * times.backward + (count - 1) * times.again),
                .state = shape.state_bytes(),
                .record = shape.record_bytes(),
                .gradient = shape.gradient_bytes(),
                .forward_scratch = workspace,
                .advance_scratch = workspace,
                .backward_scratch = workspace};
  if (is_reversible(shape.cell)) {
    step.rewind = share(count * times.rewind);
    step.tape = shape.tape_bytes();
  }
  return step;
}

Chain chain_of(const StepSpec& step, Index count, const std::optional<FetchOptions>& fetch) {
  Chain::Options options{.input_state = step.state, .input_gradient = step.gradient};
  if (fetch) options.tiers = {fetch->tier};
  return {options, {{.step = step, .count = count}}};
}

// One for both: their states and gradients are alike, their records nearly. Every step goes back once, whatever the plan, so that
// only the sum of those times counts; forward they take about as long.
StepSpec mean_of(const StepSpec& a, Index a_count, const StepSpec& b, Index b_count) {
  const auto mean = [&](Nanoseconds x, Nanoseconds y) {
    return Nanoseconds((x.count() * a_count + y.count() * b_count) / (a_count + b_count));
  };
  StepSpec step = a;
  step.forward = mean(a.forward, b.forward);
  step.backward = mean(a.backward, b.backward);
  if (a.rewind) step.rewind = mean(*a.rewind, *b.rewind);
  step.record = std::max(a.record, b.record);
  step.tape = std::max(a.tape, b.tape);
  return step;
}

// Whoever asks for rewinding and names no budget means this: one pass forward that writes tape, and one backward that rewinds
// every block but the last. With so much memory anything else would be faster, by what a rewind takes longer than nothing.
Plan plan_one_pass(const Chain& chain) {
  const StepCosts& costs = chain.step(0);
  const Budget enough{.memory = chain.state(0) + 2 * costs.state + costs.record + 2 * costs.gradient + costs.forward_scratch +
                                chain.size() * costs.tape};
  // The fastest plan where rewinding takes no time and recording takes longer than advancing.
  const StepSpec step{.name = costs.name,
                      .forward = costs.forward,
                      .advance = costs.forward - Nanoseconds(1),
                      .backward = costs.backward,
                      .rewind = Nanoseconds(0),
                      .state = costs.state,
                      .record = costs.record,
                      .gradient = costs.gradient,
                      .forward_scratch = costs.forward_scratch,
                      .advance_scratch = costs.advance_scratch,
                      .backward_scratch = costs.backward_scratch,
                      .tape = costs.tape};
  const Chain gladly({.input_state = chain.state(0), .input_gradient = chain.gradient(0)},
                     {{.step = step, .count = chain.size()}});
  Plan plan = recollect::plan(gladly, enough, Strategy::rewind);
  Prediction& p = plan.prediction;
  p.time = Time::of(p.advances, costs.advance) + Time::of(p.records, costs.forward) + Time::of(p.rewinds, *costs.rewind) +
           Time::of(p.backwards, costs.backward);
  plan.lower_bound = std::nullopt;
  plan.chain = chain;
  return plan;
}

// Small items leave much of their pages empty.
Bytes usable_room(const FetchOptions& fetch, const StepCosts& step) {
  double part = 1;
  for (const Bytes item : {step.state, step.record, step.tape}) {
    if (item.count() == 0) continue;
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

PieceTimes estimated_times(const TimeShape& shape, double head) {
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
  return {.forward = time(forward + 2 * pointwise),
          .backward = time(backward + 2 * pointwise),
          .rewind = time(forward + 3 * pointwise),
          .again = reversible ? Nanoseconds(0) : time(pointwise)};
}

Kept kept_by(const TimePlan& plan, int gradients) {
  const Prediction& predicted = plan.plan.prediction;
  const bool to_disk = predicted.stored.count() > 0;
  // Gradients and the workspace may be alive beside what is kept, and the buffers of a disk.
  std::int64_t beside = (plan.workspace + gradients * plan.plan.chain.gradient(0)).count();
  if (to_disk) beside += plan.plan.chain.tiers().front().staging.count();
  return {Bytes(std::max<std::int64_t>(0, predicted.peak.count() - beside)), to_disk};
}

void follow(const TimePlan& plan, TimeShape& shape) {
  shape.micro_block = plan.micro_block;
  shape.block = plan.block;
  shape.kept = kept_by(plan);
}

bool has_times(const RunOptions& run, std::size_t count) {
  if (!run.times.empty() && run.times.size() != count)
    throw InvalidInput("times", std::to_string(run.times.size()) + " of them",
                       std::to_string(count) + ", or none: those of another plan of this model");
  return !run.times.empty();
}

TimePlan plan_time(TimeShape shape, const RunOptions& run, const std::function<PieceTimes()>& estimate,
                   const std::function<PieceTimes()>& measure) {
  const bool given = has_times(run, 1);
  const PieceTimes times = given ? run.times.front() : run.measure ? measure() : estimate();
  const Index micro_block = run.micro_block > 0 ? run.micro_block : default_micro_block(shape.cell, shape.batch);
  shape.micro_block = micro_block;
  TimePlan plan = plan_blocks(shape.time_steps, shape.batch, micro_block, run, [&](Index block) {
    shape.block = block;
    return chain_of(step_of(shape, times, shape.workspace_bytes()), shape.blocks(), run.fetch);
  });
  if (given || run.measure) plan.times = {times};
  return plan;
}

Bytes workspace_of_both(const TimeShape& encoder, const TimeShape& decoder) {
  return encoder.workspace_bytes() + decoder.workspace_bytes() -
         std::min(encoder.scratch_size(), decoder.scratch_size()) * encoder.number();
}

TimePlan plan_both(TimeShape encoder, TimeShape decoder, const RunOptions& run, const PieceTimes& of_encoder,
                   const PieceTimes& of_decoder, Bytes beside) {
  const Index longer = std::max(encoder.time_steps, decoder.time_steps);
  TimePlan plan = plan_blocks(longer, decoder.batch, decoder.micro_block, run, [&](Index block) {
    encoder.block = decoder.block = block;
    const Bytes workspace = beside + workspace_of_both(encoder, decoder);
    const StepSpec step = mean_of(step_of(encoder, of_encoder, workspace), encoder.blocks(),
                                  step_of(decoder, of_decoder, workspace), decoder.blocks());
    return chain_of(step, encoder.blocks() + decoder.blocks(), run.fetch);
  });
  plan.time_steps = decoder.time_steps;
  plan.source_steps = encoder.time_steps;
  if (run.measure || !run.times.empty()) plan.times = {of_encoder, of_decoder};
  return plan;
}

std::vector<Index> blocks_to_try(Index time_steps, Index micro_block, const RunOptions& run) {
  if (run.block > 0) return {(run.block + micro_block - 1) / micro_block * micro_block};
  std::vector<Index> blocks{micro_block};
  while (blocks.back() < time_steps) blocks.push_back(2 * blocks.back());
  return blocks;
}

TimePlan plan_blocks(Index time_steps, Index batch, Index micro_block, const RunOptions& run, const ChainOf& chain_of) {
  Budget budget{.memory = run.memory};
  const bool one_pass = run.strategy == Strategy::rewind && run.memory == Budget{}.memory;
  const auto is_better = [&](const Plan& a, const Plan& b) {
    return one_pass ? a.prediction.peak < b.prediction.peak : a.prediction.time < b.prediction.time;
  };
  PlanOptions options;
  if (run.fetch) options.fetch_records = run.fetch->records;
  // Longer blocks save the states inside them, which their backward then finds again from the gates.
  std::optional<TimePlan> best;
  Bytes minimum{}, store_all{};
  const std::vector<Index> blocks = blocks_to_try(time_steps, micro_block, run);
  for (const Index block : blocks) {
    const Chain chain = chain_of(block);
    const StepCosts& step = chain.step(0);
    const Bytes least = minimum_memory(chain, run.strategy).memory, all = store_all_memory(chain);
    minimum = block == blocks.front() ? least : std::min(minimum, least);
    if (block == blocks.front()) store_all = all;
    if (least > run.memory) continue;
    if (run.fetch) budget.tiers = {usable_room(*run.fetch, step)};
    Plan found = one_pass && step.rewind ? plan_one_pass(chain) : recollect::plan(chain, budget, run.strategy, options);
    if (!best || is_better(found, best->plan))
      best = TimePlan{time_steps, batch, 0, micro_block, block, std::move(found), step.forward_scratch, {}, {}, {}};
  }
  if (!best)
    throw InfeasibleBudget(name_of(run.strategy), run.memory, minimum, 0,
                           "a block of " + std::to_string(blocks.front()) + " time steps");
  best->minimum = minimum;
  best->store_all = store_all;
  return std::move(*best);
}

}  // namespace recollect::nn
