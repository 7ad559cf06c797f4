// Section 4.3 of Butt, "Precise Optimal Checkpointing for Memory-Efficient Deep Learning" (2019): plan with averaged costs,
// execute with the true ones. A table on standard output; the same bytes every time.
//   bench/averaged > bench/results/averaged.csv
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <optional>
#include <random>
#include <stdexcept>
#include <string>

#include "plan/heterogeneous.hpp"
#include "recollect/format.hpp"
#include "recollect/verify.hpp"

namespace {

using namespace recollect;

// A limit would make the plans depend on the machine.
constexpr std::chrono::milliseconds kNoLimit = std::chrono::hours(1);

// Independent sizes and times: mild ones differ by at most 3, wild ones by up to 128 with every octave equally likely.
class RandomSteps {
 public:
  RandomSteps(bool wild, unsigned seed) : wild_(wild), bits_(seed) {}
  Chain chain(int steps) {
    std::vector<Chain::Run> runs;
    const Bytes input = bytes(1e7);
    for (int i = 0; i < steps; ++i) {
      StepSpec step;
      step.state = bytes(1e7);
      step.record = step.state + bytes(2e7);
      step.forward = Nanoseconds(static_cast<std::int64_t>(1e6 * factor()));
      step.backward = 2 * step.forward;
      runs.push_back({step, 1});
    }
    return Chain({.input_state = input, .input_gradient = {}, .tiers = {}}, runs);
  }

 private:
  double uniform() { return static_cast<double>(bits_() >> 11) / 9007199254740992.0; }
  double factor() {
    if (!wild_) return 0.5 + uniform();
    const int octave = static_cast<int>(bits_() % 7) - 3;
    return std::ldexp(1 + uniform(), octave);
  }
  Bytes bytes(double scale) { return Bytes(static_cast<std::int64_t>(scale * factor())); }

  bool wild_;
  std::mt19937_64 bits_;
};

enum class Averaged { times, sizes, both };

StepSpec spec_of(const StepCosts& costs) {
  return {.name = {},
          .forward = costs.forward,
          .advance = costs.advance,
          .backward = costs.backward,
          .state = costs.state,
          .record = costs.record,
          .gradient = costs.gradient,
          .forward_scratch = costs.forward_scratch,
          .advance_scratch = costs.advance_scratch,
          .backward_scratch = costs.backward_scratch};
}

template <class Quantity>
Quantity mean(const std::vector<Chain::Run>& runs, Quantity StepSpec::*field) {
  std::int64_t sum = 0;
  for (const Chain::Run& run : runs) sum += (run.step.*field).count();
  return Quantity(sum / static_cast<std::int64_t>(runs.size()));
}

void average_times(std::vector<Chain::Run>& runs) {
  const Nanoseconds forward = mean(runs, &StepSpec::forward), backward = mean(runs, &StepSpec::backward);
  for (Chain::Run& run : runs) {
    run.step.forward = forward;
    run.step.advance = forward;
    run.step.backward = backward;
  }
}

void average_sizes(std::vector<Chain::Run>& runs) {
  StepSpec average;
  for (const auto field : {&StepSpec::state, &StepSpec::record, &StepSpec::forward_scratch, &StepSpec::backward_scratch})
    average.*field = mean(runs, field);
  for (Chain::Run& run : runs) {
    for (const auto field : {&StepSpec::state, &StepSpec::record, &StepSpec::forward_scratch, &StepSpec::backward_scratch})
      run.step.*field = average.*field;
    run.step.gradient = average.state;
    run.step.advance_scratch = average.forward_scratch;
  }
}

// What the planner is told. State 0 is averaged with the rest, since equal steps work on equal states.
Chain averaged_chain(const Chain& chain, Averaged what) {
  std::vector<Chain::Run> runs;
  for (Step i = 0; i < chain.size(); ++i) runs.push_back({spec_of(chain.step(i)), 1});
  Bytes input = chain.state(0), input_gradient = chain.gradient(0);
  if (what != Averaged::sizes) average_times(runs);
  if (what != Averaged::times) {
    average_sizes(runs);
    input = input_gradient = runs.front().step.state;
  }
  return Chain({input, input_gradient, {}}, runs);
}

struct Replay {
  Time promised;    // by the plan, for the averaged chain
  Prediction real;  // on the true one
};

// Plans for the averaged chain, replayed on the true one.
class Replays {
 public:
  Replays(const Chain& chain, Averaged what)
      : chain_(chain), averaged_(averaged_chain(chain, what)), what_(what), least_(heterogeneous::minimum(averaged_).memory) {}

  // Nothing when even the averaged chain does not fit.
  const std::optional<Replay>& planned_with(Bytes memory) {
    const auto [known, fresh] = known_.try_emplace(memory);
    if (fresh && memory >= least_) known->second = replay(memory);
    return known->second;
  }

 private:
  Replay replay(Bytes memory) const {
    if (what_ == Averaged::both) {
      const Plan equal = plan(averaged_, Budget{memory, {}}, Strategy::mixed);
      return {equal.prediction.time, verify(chain_, equal.schedule)};
    }
    const heterogeneous::NestedPlan nested = heterogeneous::solve(averaged_, memory, kNoLimit);
    return {nested.time, verify(chain_, nested.schedule)};
  }

  const Chain& chain_;
  Chain averaged_;
  Averaged what_;
  Bytes least_;
  std::map<Bytes, std::optional<Replay>> known_;
};

// A chain, the memory and the time of store-all.
struct Subject {
  std::string name;
  Chain chain;
  double memory, time;

  Subject(std::string called, Chain of)
      : name(std::move(called)),
        chain(std::move(of)),
        memory(static_cast<double>(store_all_memory(chain).count())),
        time(plan(chain, Budget{}, Strategy::store_all).prediction.time.seconds()) {}
  Bytes share(double part) const { return Bytes(static_cast<std::int64_t>(part * memory)); }
  double share_of(Bytes bytes) const { return static_cast<double>(bytes.count()) / memory; }
  double slowdown(Time t) const { return t.seconds() / time; }
};

// The largest budget, in fiftieths of `memory`, with which one must plan to stay within `memory`.
std::optional<Bytes> budget_that_fits(Replays& replays, Bytes memory) {
  for (int fiftieths = 50; fiftieths > 0; --fiftieths) {
    const Bytes with(static_cast<std::int64_t>(static_cast<double>(memory.count()) * fiftieths / 50));
    const auto& replayed = replays.planned_with(with);
    if (!replayed) break;
    if (replayed->real.peak <= memory) return with;
  }
  return std::nullopt;
}

void print_row(const Subject& subject, Bytes memory, Time optimum, const char* what, Replays& replays) {
  std::printf("%s,%lld,%.4f,%.4f,%s,", subject.name.c_str(), static_cast<long long>(subject.chain.size()),
              subject.share_of(memory), subject.slowdown(optimum), what);
  if (const auto& replay = replays.planned_with(memory))
    std::printf("%.4f,%.4f,%.4f,", subject.slowdown(replay->promised), subject.slowdown(replay->real.time),
                static_cast<double>(replay->real.peak.count()) / static_cast<double>(memory.count()));
  else
    std::printf(",,,");
  const std::optional<Bytes> with = budget_that_fits(replays, memory);
  if (!with) return static_cast<void>(std::printf(",\n"));
  const Time then = replays.planned_with(*with)->real.time;
  if (then < optimum) throw std::logic_error(subject.name + ": a nested schedule is faster than the optimum");
  std::printf("%.4f,%.4f\n", subject.share_of(*with), subject.slowdown(then));
}

void compare(const Subject& subject) {
  const Bytes least = heterogeneous::minimum(subject.chain).memory;
  std::vector<Bytes> budgets{least};
  for (const double part : {0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.9})
    if (subject.share(part) > least) budgets.push_back(subject.share(part));
  Replays times(subject.chain, Averaged::times), sizes(subject.chain, Averaged::sizes), both(subject.chain, Averaged::both);
  for (const Bytes memory : budgets) {
    const Time optimum = heterogeneous::solve(subject.chain, memory, kNoLimit).time;
    print_row(subject, memory, optimum, "times", times);
    print_row(subject, memory, optimum, "sizes", sizes);
    print_row(subject, memory, optimum, "both", both);
  }
  std::fflush(stdout);
}

void compare_all() {
  std::printf(
      "chain,steps,share_of_store_all,optimum_slowdown,averaged,promised_slowdown,slowdown,peak_over_budget,"
      "fits_when_planned_with,slowdown_then\n");
  for (const bool wild : {false, true})
    for (const int steps : {20, 40, 100})
      for (const unsigned seed : {1u, 2u, 3u})
        compare({(wild ? "wild" : "mild") + std::to_string(steps) + "-" + std::to_string(seed),
                 RandomSteps(wild, seed).chain(steps)});
  for (const char* name :
       {"vgg16", "resnet50", "resnet101", "resnet1001", "densenet121", "transformer12", "transformer48", "transformer96"})
    compare({name, parse_chain(read_file(RECOLLECT_CHAINS "/" + std::string(name) + ".json"))});
}

}  // namespace

int main() try { compare_all(); } catch (const std::exception& error) {
  std::fprintf(stderr, "averaged: %s\n", error.what());
  return 1;
}
