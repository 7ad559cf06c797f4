// Two-level schedules as the verifier simulates them, beside Revolve, the scheme of Kukreja et al. and the lower bound:
//   bench/two_level > bench/results/two_level.csv
// Times in advances: advance 1, record 1, backward 1; `ratio` advances to move a state, with separate channels for writing and
// reading. Planning takes so many seconds of one core. Slots as the papers count: the state at work and one record are beside
// them, and state 0, which never leaves memory.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>

#include "recollect/verify.hpp"

namespace {

using namespace recollect;

constexpr std::int64_t kState = 1000;

Chain chain_of(Step n, double ratio, std::int64_t record) {
  const double rate = static_cast<double>(kState) / (ratio * 1e-3);
  return Chain({.input_state = Bytes(kState), .tiers = {{"disk", rate, rate}}}, {{{.forward = std::chrono::milliseconds(1),
                                                                                   .backward = std::chrono::milliseconds(1),
                                                                                   .state = Bytes(kState),
                                                                                   .record = Bytes(record)},
                                                                                  n}});
}

double in_advances(Time time) { return time.seconds() * 1e3; }

double planned(const Chain& chain, const Budget& budget, Strategy strategy, const PlanOptions& options = {}) {
  const Plan made = plan(chain, budget, strategy, options);
  if (verify(chain, made.schedule, budget) != made.prediction) {
    std::fprintf(stderr, "two_level: the prediction is not what the verifier says\n");
    std::exit(1);
  }
  return in_advances(made.prediction.time);
}

void states(Step n, std::int64_t slots, double ratio) {
  constexpr std::int64_t kNeverKept = 1'000'000;  // bytes of a record: too large for the slots
  const Chain chain = chain_of(n, ratio, kNeverKept);
  const Budget budget{Bytes((slots + 2) * kState + kNeverKept + 2 * kState), {}};
  const PlanOptions states_only{.fetch_records = false};
  const std::clock_t begin = std::clock();
  const Plan made = plan(chain, budget, Strategy::two_level, states_only);
  const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  std::printf("states,%ld,%ld,%g,,%.0f,%.0f,%.0f,%.0f,%.3f\n", static_cast<long>(n), static_cast<long>(slots), ratio,
              planned(chain, budget, Strategy::revolve), planned(chain, budget, Strategy::kukreja),
              planned(chain, budget, Strategy::two_level, states_only), in_advances(*made.lower_bound), seconds);
}

// A record of so many states, in the same bytes for all.
void records(Step n, std::int64_t slots, double ratio, std::int64_t record) {
  const Chain chain = chain_of(n, ratio, record * kState);
  const Budget budget{Bytes((slots + 2) * kState + record * kState + 2 * kState), {}};
  const std::clock_t begin = std::clock();
  const Plan made = plan(chain, budget, Strategy::two_level);
  const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  std::printf("records,%ld,%ld,%g,%ld,%.0f,%.0f,%.0f,%.0f,%.3f\n", static_cast<long>(n), static_cast<long>(slots), ratio,
              static_cast<long>(record), planned(chain, budget, Strategy::mixed),
              planned(chain, budget, Strategy::two_level, {.fetch_records = false}), planned(chain, budget, Strategy::two_level),
              in_advances(*made.lower_bound), seconds);
}

}  // namespace

int main() {
  std::printf("items,steps,slots,ratio,record_states,one_level,paper_or_states_only,two_level,lower_bound,planning_seconds\n");
  for (const std::int64_t slots : {10, 50, 100})
    for (const double ratio : {0.5, 1.0, 1.1, 1.5, 2.0, 8.0, 64.0}) states(1000, slots, ratio);
  for (const double ratio : {1.0, 1.5, 8.0, 64.0}) states(1'000'000, 50, ratio);
  for (const std::int64_t record : {2, 4, 16})
    for (const double ratio : {0.05, 0.2, 0.5, 1.0, 2.0}) records(1000, 50, ratio, record);
}
