// Kukreja, Hückelheim, Gorman, "Backpropagation for long sequences: beyond memory constraints with constant overheads" (2018):
// how often a step is run, for sequences of any length, when every I-th state goes to a slower tier.
#include "figures.hpp"
#include "recollect/verify.hpp"

namespace recollect::cli {
namespace {

constexpr std::int64_t kSlots = 100;         // states that fit into memory
constexpr std::int64_t kState = 1000;        // bytes
constexpr std::int64_t kRecord = 1'000'000;  // bytes: none is kept beside the one at work
constexpr Nanoseconds kAdvance = std::chrono::milliseconds(1);

// A backward of the paper needs only its state: recording is a part of it.
constexpr Nanoseconds kRecording = kAdvance, kBackward = kAdvance;

// Moving a state takes as long as `interval` steps.
Chain chain_of(Step steps, std::int64_t interval) {
  const double rate = static_cast<double>(kState) / (static_cast<double>(interval) * 1e-3);
  return Chain(
      {.input_state = Bytes(kState), .tiers = {{"disk", rate, rate}}},
      {{{.forward = kRecording, .advance = kAdvance, .backward = kBackward, .state = Bytes(kState), .record = Bytes(kRecord)},
        steps}});
}

// Advances of Revolve.
std::int64_t advances(Step steps) {
  return steps == 0 ? 0 : plan(chain_of(steps, 1), Slots{kSlots}, Strategy::revolve).prediction.advances;
}

// What remains of the makespan, as the verifier replays it, when every step was recorded and reversed once.
double factor(Step steps, std::int64_t interval, Strategy strategy) {
  const Chain chain = chain_of(steps, interval);
  const Budget budget{Bytes((kSlots + 1) * kState + kRecord + 2 * kState), {}};
  const Plan made = plan(chain, budget, strategy, {.fetch_records = false});
  const Time rest = verify(chain, made.schedule, budget).time;
  const Time once = Time::of(steps, kRecording + kBackward);
  return static_cast<double>(rest.nanoseconds - once.nanoseconds) / static_cast<double>(Time::of(steps, kAdvance).nanoseconds);
}

double per_step(std::int64_t count, Step steps) { return static_cast<double>(count) / static_cast<double>(steps); }

// Section 3: n·R(I, s). With fewer steps than an interval nothing is written, and it is Revolve.
double formula(Step steps, std::int64_t interval) {
  const Step length = std::min<Step>(steps, interval);
  return per_step(advances(length), length);
}

// Before the last interval, all of them are swept once; then each is reversed by Revolve.
double corrected(Step steps, std::int64_t interval) {
  const Step whole = (steps - 1) / interval, last = steps - whole * interval;
  return per_step(whole * (interval + advances(interval)) + advances(last), steps);
}

Csv recompute_factors() {
  Csv table{{"interval", "steps", "way", "recompute_factor"}, {}};
  for (const std::int64_t interval : {8, 64, 1024})
    for (const Step steps : spread_lengths(10, 1'000'000, 4)) {
      const auto add = [&](const char* way, double value) {
        table.rows.push_back({std::to_string(interval), std::to_string(steps), way, cell_of(value)});
      };
      add("Revolve", per_step(advances(steps), steps));
      add("the paper's formula", formula(steps, interval));
      add("the formula corrected", corrected(steps, interval));
      add("kukreja (replayed)", factor(steps, interval, Strategy::kukreja));
      add("two-level (replayed)", factor(steps, interval, Strategy::two_level));
    }
  return table;
}

}  // namespace

std::vector<Figure> kukreja_figures() {
  const FigureAxis length{"steps", "steps", true}, factors{"recompute_factor", "advances for each step"};
  return {{"kukreja-3",
           "Kukreja et al., figure 3: recompute factors with a slower tier",
           "100 states fit into memory; moving one takes as long as I steps. Replayed: the plan's makespan, by the verifier; "
           "kukreja's lies on the corrected formula.",
           "way",
           "",
           {{"I = 8", length, factors, "interval", "8"},
            {"I = 64", length, factors, "interval", "64"},
            {"I = 1024", length, factors, "interval", "1024"}},
           recompute_factors}};
}

}  // namespace recollect::cli
