// How long planning, streaming, verifying and executing take. Every benchmark checks its answer before it is timed.
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <iostream>
#include <new>

#include "plan/planners.hpp"
#include "recollect/execute.hpp"
#include "recollect/verify.hpp"
#include "unlike_chains.hpp"

namespace {

// Heap use of a benchmark, measured where it happens.
std::size_t heap_now = 0, heap_peak = 0;
void* counted(std::size_t size) {
  auto* block = static_cast<std::size_t*>(std::malloc(size + 2 * sizeof(std::size_t)));
  if (block == nullptr) throw std::bad_alloc();
  *block = size;
  heap_now += size;
  heap_peak = std::max(heap_peak, heap_now);
  return block + 2;
}
void uncounted(void* pointer) noexcept {
  if (pointer == nullptr) return;
  std::size_t* block = static_cast<std::size_t*>(pointer) - 2;
  heap_now -= *block;
  std::free(block);
}

}  // namespace

void* operator new(std::size_t size) { return counted(size); }
void operator delete(void* pointer) noexcept { uncounted(pointer); }
void operator delete(void* pointer, std::size_t) noexcept { uncounted(pointer); }

namespace recollect {
namespace {

void require(bool holds, const char* what) {
  if (holds) return;
  std::cerr << "wrong answer: " << what << "\n";
  std::exit(1);
}

Chain unit_chain(Step n, std::int64_t record) {
  return Chain::uniform(
      n,
      {.forward = Nanoseconds(1), .backward = Nanoseconds(2), .state = Bytes(1), .record = Bytes(record), .gradient = Bytes(0)});
}

// The number of forward steps of an optimal plan.
void cost(benchmark::State& state) {
  require(mixed::forward_steps(1'000'000'000, 10'000, 4) == 2987598115, "forward steps of 10^9 in 10^4");
  for (auto _ : state) benchmark::DoNotOptimize(mixed::forward_steps(state.range(0), state.range(1), state.range(2)));
}
BENCHMARK(cost)->ArgNames({"steps", "slots", "record"})->Args({1'000'000'000, 10'000, 4})->Unit(benchmark::kMicrosecond);

// The cost and peak of an optimal plan, without its schedule.
void predict(benchmark::State& state) {
  const Chain chain = unit_chain(state.range(0), state.range(2));
  if (state.range(0) == 1'000'000'000 && state.range(1) == 10'000 && state.range(2) == 4)
    require(plan(chain, Slots{10'000}, Strategy::mixed).prediction.forward_steps() == 2987598115,
            "forward steps of 10^9 in 10^4");
  for (auto _ : state) benchmark::DoNotOptimize(plan(chain, Slots{state.range(1)}, Strategy::mixed).prediction);
}
BENCHMARK(predict)
    ->ArgNames({"steps", "slots", "record"})
    ->Args({1'000'000, 1000, 4})
    ->Args({1'000'000'000, 10'000, 4})
    ->Args({1'000'000'000, 10'000, 1})
    ->Args({1'000'000'000, 10, 4})
    ->Unit(benchmark::kMicrosecond);

void predict_bytes(benchmark::State& state) {
  const Chain uneven = Chain::uniform(
      1'000'000'000, {.forward = Nanoseconds(1), .backward = Nanoseconds(2), .state = Bytes(1000), .record = Bytes(4210)});
  for (auto _ : state) benchmark::DoNotOptimize(plan(uneven, Budget{Bytes(10'000'000), {}}, Strategy::automatic).prediction);
}
BENCHMARK(predict_bytes)->Unit(benchmark::kMicrosecond);

// The whole schedule, action by action.
void stream(benchmark::State& state, Strategy strategy) {
  const Chain chain = unit_chain(1'000'000, 4);
  {
    const Plan made = plan(chain, Slots{1000}, strategy);
    require(verify(chain, made.schedule) == made.prediction, "a streamed schedule");
  }
  std::int64_t actions = 0;
  const std::size_t before = heap_now;
  heap_peak = before;
  for (auto _ : state) {
    Plan made = plan(chain, Slots{1000}, strategy);
    Action action;
    while (made.schedule.next(action)) {
      ++actions;
      benchmark::DoNotOptimize(action);
    }
  }
  state.counters["actions"] = static_cast<double>(actions) / static_cast<double>(state.iterations());
  state.counters["heap_KiB"] = static_cast<double>(heap_peak - before) / 1024;
}
BENCHMARK_CAPTURE(stream, mixed, Strategy::mixed)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(stream, revolve, Strategy::revolve)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(stream, records, Strategy::records)->Unit(benchmark::kMillisecond);

void verify_mixed(benchmark::State& state) {
  const Plan made = plan(unit_chain(1'000'000, 4), Slots{1000}, Strategy::mixed);
  for (auto _ : state) benchmark::DoNotOptimize(verify(made.chain, made.schedule));
}
BENCHMARK(verify_mixed)->Unit(benchmark::kMillisecond);

// The executor's own work: steps that do nothing on states of nothing.
class EmptySteps final : public Steps {
 public:
  Handle advance(Step, View, Handle*) override { return Handle(0); }
  void advance_in_place(Step, Handle&, Handle*) override {}
  Handle record(Step, View, int) override { return Handle(0); }
  View output(const Handle& record) override { return record.view(); }
  Handle backward(Step, View, Handle, Handle) override { return Handle(0); }
  Handle copy(View) override { return Handle(0); }
  Handle last_gradient(View) override { return Handle(0); }
};

void execute_empty(benchmark::State& state) {
  const Plan made = plan(unit_chain(100'000, 4), Slots{100}, Strategy::mixed);
  EmptySteps steps;
  require(execute(made, steps, Handle(0)).report.done == made.prediction, "an executed plan");
  std::int64_t actions = 0;
  double nanoseconds = 0;
  for (auto _ : state) {
    const Report report = execute(made, steps, Handle(0)).report;
    actions += report.actions;
    nanoseconds += static_cast<double>(report.elapsed.count());
  }
  state.counters["ns_per_action"] = nanoseconds / static_cast<double>(actions);
}
BENCHMARK(execute_empty)->Unit(benchmark::kMillisecond);

// The optimal nested plan of unlike steps, at a share of store-all's memory; `wide` goes beyond nested schedules.
void unlike(benchmark::State& state, const char* name, double share, bool wide) {
  const Chain chain = bench::unlike_chain(name);
  const Budget budget{bench::share_of_store_all(chain, share), {}};
  const PlanOptions options{.time_limit = std::chrono::seconds(60), .nested_only = !wide};
  const Plan made = plan(chain, budget, Strategy::heterogeneous, options);
  require(verify(chain, made.schedule, budget) == made.prediction, "a plan of unlike steps");
  require(wide || made.prediction.time == *made.lower_bound, "the optimum of unlike steps");
  const std::size_t before = heap_now;
  heap_peak = before;
  for (auto _ : state) benchmark::DoNotOptimize(plan(chain, budget, Strategy::heterogeneous, options).prediction);
  state.counters["slowdown"] =
      made.prediction.time.seconds() / plan(chain, Budget{}, Strategy::store_all).prediction.time.seconds();
  state.counters["heap_MiB"] = static_cast<double>(heap_peak - before) / (1 << 20);
}
#define RECOLLECT_UNLIKE(name, percent)                                                                      \
  BENCHMARK_CAPTURE(unlike, name##_##percent, #name, percent / 100.0, false)->Unit(benchmark::kMillisecond); \
  BENCHMARK_CAPTURE(unlike, name##_##percent##_wide, #name, percent / 100.0, true)->Unit(benchmark::kMillisecond)
RECOLLECT_UNLIKE(random340, 2);
RECOLLECT_UNLIKE(random340, 3);
RECOLLECT_UNLIKE(random340, 5);
RECOLLECT_UNLIKE(random340, 20);
RECOLLECT_UNLIKE(random340, 70);
RECOLLECT_UNLIKE(resnet1001, 2);
RECOLLECT_UNLIKE(resnet1001, 3);
RECOLLECT_UNLIKE(resnet1001, 5);
RECOLLECT_UNLIKE(resnet1001, 20);
RECOLLECT_UNLIKE(densenet121, 20);
RECOLLECT_UNLIKE(densenet121, 50);
RECOLLECT_UNLIKE(transformer96, 3);
RECOLLECT_UNLIKE(transformer96, 10);

}  // namespace
}  // namespace recollect

BENCHMARK_MAIN();
