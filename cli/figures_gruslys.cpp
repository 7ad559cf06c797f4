// Gruslys et al., "Memory-Efficient Backpropagation Through Time" (2016): what the three ways to keep states cost, in forward
// steps for each time step. Counted in slots, as there.
#include <cmath>

#include "figures.hpp"
#include "recollect/plan.hpp"

namespace recollect::cli {
namespace {

constexpr std::int64_t kAlpha = 5;  // of figures 5 and 6: a record in states, its input and output included

// A state of a byte; a record beside its input takes `beta`.
Chain chain_of(Step steps, std::int64_t beta) {
  return Chain::uniform(steps, {.forward = Nanoseconds(1), .state = Bytes(1), .record = Bytes(beta), .gradient = Bytes(0)});
}

std::int64_t forward_steps(Step steps, std::int64_t beta, std::int64_t slots, Strategy strategy) {
  return plan(chain_of(steps, beta), Slots{slots}, strategy).prediction.forward_steps();
}

std::vector<std::int64_t> lengths() { return spread_lengths(1, 100'000, 12); }

double per_step(std::int64_t forwards, Step steps) { return static_cast<double>(forwards) / static_cast<double>(steps); }

void add(Csv& table, std::vector<std::string> keys, Step steps, std::int64_t forwards) {
  keys.insert(keys.end(), {std::to_string(steps), std::to_string(forwards), cell_of(per_step(forwards, steps))});
  table.rows.push_back(std::move(keys));
}

// Memory for `m` states or records, m as in figures 2 and 5; `slots` is how many slots one of them is.
Csv against_length(Strategy strategy, std::int64_t slots, const char* what) {
  Csv table{{what, "steps", "forward_steps", "per_step"}, {}};
  for (const std::int64_t m : {10, 50, 100, 500, 1000})
    for (const Step t : lengths()) add(table, {std::to_string(m)}, t, forward_steps(t, kAlpha - 1, m * slots, strategy));
  for (const Step t : lengths())
    add(table, {"everything kept"}, t, plan(chain_of(t, kAlpha - 1), Budget{}, Strategy::store_all).prediction.forward_steps());
  return table;
}

Csv three_ways() {
  Csv table{{"records", "way", "steps", "forward_steps", "per_step"}, {}};
  for (const std::int64_t records : {10, 20}) {
    const struct {
      const char* name;
      Strategy strategy;
      std::int64_t slots;
    } ways[] = {{"states (HSM)", Strategy::revolve, kAlpha * records},
                {"records (ISM)", Strategy::records, records},
                {"both (MSM)", Strategy::mixed, kAlpha * records}};
    for (const auto& way : ways)
      for (const Step t : lengths())
        add(table, {std::to_string(records), way.name}, t, forward_steps(t, kAlpha - 1, way.slots, way.strategy));
  }
  return table;
}

// The least memory in which no more than two forward steps a time step are run: more never costs more.
std::int64_t slots_for_two(Step steps, std::int64_t beta) {
  std::int64_t too_few = 0, enough = beta * steps + 1;
  while (enough - too_few > 1) {
    const std::int64_t slots = (too_few + enough) / 2;
    (forward_steps(steps, beta, slots, Strategy::mixed) <= 2 * steps ? enough : too_few) = slots;
  }
  return enough;
}

// Chen's √t algorithm takes √t states and √t records, √t(1 + β) slots, and two forward steps for each time step.
Csv beside_chen() {
  Csv table{{"beta", "steps", "chen_slots", "slots_at_cost_2", "memory_ratio", "forward_steps", "per_step"}, {}};
  for (const std::int64_t beta : {2, 5, 10})
    for (const Step t : spread_lengths(10, 100'000, 12)) {
      const double chen = std::sqrt(static_cast<double>(t)) * static_cast<double>(1 + beta);
      const std::int64_t slots = slots_for_two(t, beta);
      const std::int64_t forwards = forward_steps(t, beta, static_cast<std::int64_t>(chen), Strategy::mixed);
      table.rows.push_back({std::to_string(beta), std::to_string(t), cell_of(chen), std::to_string(slots),
                            cell_of(static_cast<double>(slots) / chen), std::to_string(forwards),
                            cell_of(per_step(forwards, t))});
    }
  return table;
}

}  // namespace

std::vector<Figure> gruslys_figures() {
  const FigureAxis length{"steps", "time steps", true}, cost{"per_step", "forward steps for each time step"};
  return {
      {"gruslys-2a",
       "Gruslys et al., figure 2(a): BPTT-HSM, keeping states",
       "Forward steps for each time step, planned by revolve in the memory of so many states.",
       "states",
       "{} states",
       {{"", length, cost}},
       [] { return against_length(Strategy::revolve, 1, "states"); }},
      {"gruslys-5a",
       "Gruslys et al., figure 5(a): BPTT-ISM, keeping records",
       "Forward steps for each time step, planned by records in the memory of so many records.",
       "records",
       "{} records",
       {{"", length, cost}},
       [] { return against_length(Strategy::records, 1, "records"); }},
      {"gruslys-5b",
       "Gruslys et al., figure 5(b): BPTT-MSM, keeping states and records",
       "The same, planned by mixed in the memory of so many records of five states each.",
       "records",
       "{} records",
       {{"", length, cost}},
       [] { return against_length(Strategy::mixed, kAlpha, "records"); }},
      {"gruslys-6",
       "Gruslys et al., figure 6: three ways in the same memory",
       "A record is as large as five states.",
       "way",
       "",
       {{"10 records or 50 states", length, cost, "records", "10"}, {"20 records or 100 states", length, cost, "records", "20"}},
       three_ways},
      {"gruslys-7",
       "Gruslys et al., figure 7: beside Chen's √t algorithm",
       "β: a record beside its input, in states. Chen's algorithm takes √t(1+β) and 2 forward steps for each time step.",
       "beta",
       "β = {}",
       {{"memory at 2 forward steps for each time step", length, {"memory_ratio", "memory / √t(1+β)"}},
        {"time in the memory of √t(1+β) states", length, cost}},
       beside_chen}};
}

}  // namespace recollect::cli
