// No executor: a program that owns its loop pulls the actions of a plan and obeys them. The chain is 1000 steps of
// x -> sin(x) + 1/(i+1); the gradient under a small budget equals the one with everything kept.
#include <cmath>
#include <cstdio>
#include <map>

#include "recollect/plan.hpp"

using namespace recollect;

namespace {

double advance(Step i, double x) { return std::sin(x) + 1 / static_cast<double>(i + 1); }
double backward(double x, double g) { return std::cos(x) * g; }

// The record of a step is the state it makes.
double gradient(const Plan& plan) {
  std::map<Step, double> slots, records;
  double working = 0.5, g = 0;
  Schedule schedule = plan.schedule;
  for (const Action& action : schedule) {
    const Step i = action.begin;
    const auto state = [&](Step k) { return slots.contains(k) ? slots.at(k) : records.at(k - 1); };
    switch (action.kind) {
      case ActionKind::advance:
        for (Step s = i; s < action.end; ++s) working = advance(s, working);
        break;
      case ActionKind::keep: slots[i] = working; break;
      case ActionKind::restore: working = state(i); break;
      case ActionKind::record: working = records[i] = advance(i, working); break;
      case ActionKind::backward:
        if (i == plan.chain.size() - 1) g = 1;
        g = backward(state(i), g);
        records.erase(i);
        break;
      case ActionKind::drop: slots.erase(i); break;
      default: break;  // tiers and rewinding: only in plans that use them
    }
  }
  return g;
}

}  // namespace

int main() {
  const Chain chain =
      Chain::uniform(1000, {.forward = Nanoseconds(1), .backward = Nanoseconds(2), .state = Bytes(8), .record = Bytes(8)});
  const Plan small = plan(chain, Budget{Bytes(160), {}});
  const Plan everything = plan(chain, Budget{}, Strategy::store_all);
  const double got = gradient(small), expected = gradient(everything);
  std::printf("%s in %s: %.17g\n%s in %s: %.17g\n", name_of(small.strategy), to_string(small.prediction.peak).c_str(), got,
              name_of(everything.strategy), to_string(everything.prediction.peak).c_str(), expected);
  return got == expected && got != 0 ? 0 : 1;
}
