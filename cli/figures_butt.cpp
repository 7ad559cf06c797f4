// Butt, "Precise Optimal Checkpointing for Memory-Efficient Deep Learning" (2019): cost against memory of layers whose every
// time and size is 1.
#include <algorithm>

#include "figures.hpp"
#include "recollect/plan.hpp"

namespace recollect::cli {
namespace {

constexpr std::int64_t kMost = 60;                                                    // of memory
constexpr std::int64_t kReserve = 1000;                                               // more than any of it
const PlanOptions kNested{.time_limit = std::chrono::hours(1), .nested_only = true};  // plans must not depend on the machine

// Step i is forward i+1 and backward i of the thesis, whose last backward has no forward of its own. Here a record is the state
// that the step makes, the smallest there can be.
Chain with_records(int layers) {
  const StepSpec step{.forward = Nanoseconds(1), .backward = Nanoseconds(1), .state = Bytes(1), .record = Bytes(1)};
  const StepSpec last{.backward = Nanoseconds(1), .gradient = Bytes(1)};
  return Chain({.input_state = Bytes(1)}, {{step, layers}, {last, 1}});
}

// The thesis has no records: backward i needs tensor i alone, and forward i+1 need not run for it. So they lie in a reserve of
// their own, which advancing takes, too, and the forwards that record are taken off the time. tests/plan/butt_test.cpp shows that
// this is the same.
Chain without_records(int layers) {
  const auto aside = [](StepSpec step) {
    step.record = Bytes(kReserve);
    step.advance_scratch = Bytes(kReserve);
    step.forward_scratch = step.state;  // a chain must allow recording what it can advance over; the variant is what is used
    step.variants = {{.forward_scratch = Bytes(0)}};
    return step;
  };
  const StepSpec step{.forward = Nanoseconds(1), .backward = Nanoseconds(1), .state = Bytes(1), .gradient = Bytes(1)};
  const StepSpec last{.backward = Nanoseconds(1), .gradient = Bytes(1)};
  return Chain({.input_state = Bytes(1)}, {{aside(step), layers}, {aside(last), 1}});
}

void add_curve(Csv& table, int layers, const char* model, const Chain& chain, std::int64_t reserve, std::int64_t free_forwards) {
  const Bytes least = minimum_memory(chain, Strategy::heterogeneous).memory;
  for (std::int64_t memory = std::max<std::int64_t>(1, least.count() - reserve); memory <= kMost; ++memory) {
    const Time time = plan(chain, Budget{Bytes(memory + reserve), {}}, Strategy::heterogeneous, kNested).prediction.time;
    const auto cost = static_cast<std::int64_t>(time.nanoseconds) - free_forwards;
    table.rows.push_back({std::to_string(layers), model, std::to_string(memory), std::to_string(cost),
                          cell_of(static_cast<double>(cost) / (2.0 * layers + 1))});
  }
}

Csv cost_against_memory() {
  Csv table{{"layers", "model", "memory", "cost", "slowdown"}, {}};
  for (const int layers : {20, 40, 100}) {
    add_curve(table, layers, "the thesis's model", without_records(layers), kReserve, layers);
    add_curve(table, layers, "with records", with_records(layers), 0, 0);
  }
  return table;
}

}  // namespace

std::vector<Figure> butt_figures() {
  const FigureAxis memory{"memory", "memory, units"}, cost{"cost", "cost, units"};
  return {{"butt-4.1",
           "Butt, figure 4.1: cost against memory",
           "Equal layers, every time and size 1: the thesis's model, and ours, where a backward needs the record of its step.",
           "model",
           "",
           {{"20 layers", memory, cost, "layers", "20"},
            {"40 layers", memory, cost, "layers", "40"},
            {"100 layers", memory, cost, "layers", "100"}},
           cost_against_memory}};
}

}  // namespace recollect::cli
