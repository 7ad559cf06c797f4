#include "recollect/execute.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <map>

#include "recollect/verify.hpp"
#include "support/printers.hpp"

namespace recollect {
namespace {

using ::testing::HasSubstr;
using Vector = std::vector<double>;

constexpr std::size_t kWidth = 5;
constexpr std::int64_t kBytes = kWidth * sizeof(double);

// A small nonlinear recurrence with weights that every step shares, and its adjoint. The record is either the next state
// alone or the next state and what the adjoint would otherwise compute again.
struct Recurrence {
  Vector weights{0.3, -0.7, 1.1, 0.2, -0.4};
  Vector weight_gradient = Vector(kWidth, 0.0);
  int advances = 0, records = 0;
  Step throw_at = -1;
  Step length = 0;  // of a sequence that ends by itself; 0 when it does not

  double in(Step i, std::size_t k) const { return std::sin(0.1 * static_cast<double>(i) + static_cast<double>(k)); }

  Vector next(Step i, const Vector& x) const {
    Vector y(kWidth);
    for (std::size_t k = 0; k < kWidth; ++k) y[k] = std::tanh(weights[k] * x[(k + 1) % kWidth] + 0.5 * x[k] + in(i, k));
    return y;
  }
  Vector back(const Vector& x, const Vector& y, const Vector& g) {
    Vector gx(kWidth, 0.0);
    for (std::size_t k = 0; k < kWidth; ++k) {
      const double inner = g[k] * (1 - y[k] * y[k]);
      gx[(k + 1) % kWidth] += weights[k] * inner;
      gx[k] += 0.5 * inner;
      weight_gradient[k] += inner * x[(k + 1) % kWidth];
    }
    return gx;
  }

  StepFunctions<Vector> functions() {
    return {.advance =
                [this](Step i, const Vector& x) {
                  ++advances;
                  return next(i, x);
                },
            .record =
                [this](Step i, const Vector& x) {
                  if (i == throw_at) throw std::domain_error("the user's own");
                  ++records;
                  return next(i, x);
                },
            .backward = [this](Step, const Vector& x, Vector y, Vector g) { return back(x, y, g); },
            .last_gradient = [](const Vector& x) { return x; },
            .has_step = [this](Step i) { return length == 0 || i < length; }};
  }
  StepFunctions<Vector> in_place() {
    StepFunctions<Vector> f = functions();
    f.advance = nullptr;
    f.advance_in_place = [this](Step i, Vector& x) {
      ++advances;
      x = next(i, x);
    };
    return f;
  }
};

// A record that is more than its state.
struct Wide {
  Vector state, extra;
};
Bytes size_of(const Wide& wide) {
  return Bytes(static_cast<std::int64_t>((wide.state.size() + wide.extra.size()) * sizeof(double)));
}

StepSpec spec(std::int64_t record = kBytes, bool in_place = false) {
  return {.forward = Nanoseconds(10),
          .backward = Nanoseconds(20),
          .state = Bytes(kBytes),
          .record = Bytes(record),
          .in_place = in_place};
}

const Vector kStart{1, -1, 0.5, 0.25, 2};

struct Result {
  Vector gradient, weights;
  Report report;
  bool operator==(const Result& other) const {
    return std::memcmp(gradient.data(), other.gradient.data(), kBytes) == 0 &&
           std::memcmp(weights.data(), other.weights.data(), kBytes) == 0;
  }
};

Result run(const Plan& plan, bool in_place = false, const ExecuteOptions& options = {}) {
  Recurrence user;
  const auto steps = make_steps(in_place ? user.in_place() : user.functions());
  Executed done = execute(plan, *steps, Handle(kStart), options);
  return {done.gradient.as<Vector>(), user.weight_gradient, done.report};
}

TEST(Execute, EveryStrategyGivesStoreAllsGradientBitForBit) {
  for (const bool in_place : {false, true}) {
    // A tier that takes two states in the time of five steps.
    const Chain chain({.input_state = Bytes(kBytes), .tiers = {{"slow", kBytes / 25e-9, kBytes / 25e-9}}},
                      {{spec(kBytes, in_place), 37}});
    MemoryStorage storage;
    const ExecuteOptions options{.tiers = {&storage}};
    const Result reference = run(plan(chain, Budget{}, Strategy::store_all), in_place);
    ASSERT_GT(std::abs(reference.weights[2]), 1e-3);
    Bytes written{};
    for (const Strategy strategy : all_strategies()) {
      if (!applies(strategy, chain)) continue;
      const Bytes least = minimum_memory(chain, strategy).memory;
      for (Bytes memory = least; memory <= store_all_memory(chain) + Bytes(kBytes); memory = memory + Bytes(kBytes / 2)) {
        const Plan made = plan(chain, Budget{memory, {}}, strategy);
        const Result got = run(made, in_place, options);
        ASSERT_TRUE(got == reference) << name_of(strategy) << " in " << memory.count();
        written = written + made.prediction.written;
        ASSERT_EQ(got.report.done, made.prediction);
        ASSERT_TRUE(got.report.measured_peak.has_value());
        ASSERT_LE(*got.report.measured_peak, made.prediction.peak);
      }
    }
    EXPECT_GT(written, Bytes(0));
  }
}

TEST(Execute, CountsAndTimesEveryKindOfAction) {
  Recurrence user;
  const auto steps = make_steps(user.functions());
  const Plan made = plan(Chain::uniform(20, spec()), Slots{3}, Strategy::revolve);
  const Report report = execute(made, *steps, Handle(kStart)).report;
  EXPECT_EQ(user.advances, made.prediction.advances);
  EXPECT_EQ(user.records, 20);
  EXPECT_EQ(report.count_of(ActionKind::backward), 20);
  std::int64_t actions = 0;
  Nanoseconds time{0};
  for (std::size_t k = 0; k < report.count_by_kind.size(); ++k) {
    actions += report.count_by_kind[k];
    time += report.time_by_kind[k];
  }
  EXPECT_EQ(actions, report.actions);
  EXPECT_LE(time, report.elapsed);
}

TEST(Execute, RecordsMayBeMoreThanStates) {
  Recurrence user;
  const auto wide = make_steps<Vector, Wide, Vector>(
      {.advance = [&](Step i, const Vector& x) { return user.next(i, x); },
       .record =
           [&](Step i, const Vector& x) {
             return Wide{user.next(i, x), Vector(kWidth, 1.0)};
           },
       .output = [](const Wide& record) -> const Vector& { return record.state; },
       .backward = [&](Step, const Vector& x, Wide record, Vector g) { return user.back(x, record.state, g); },
       .last_gradient = [](const Vector& x) { return x; }});
  const Chain chain = Chain::uniform(37, spec(2 * kBytes));
  const Result reference = run(plan(Chain::uniform(37, spec()), Budget{}, Strategy::store_all));
  for (const int states : {4, 7, 20}) {
    user.weight_gradient.assign(kWidth, 0.0);
    Executed done = execute(plan(chain, Budget{Bytes(states * kBytes + 4 * kBytes), {}}, Strategy::mixed), *wide, Handle(kStart));
    EXPECT_TRUE((Result{done.gradient.as<Vector>(), user.weight_gradient, {}} == reference));
    EXPECT_EQ(done.report.measured_peak, done.report.done.peak);  // no scratch, and every object as large as the chain says
  }
}

// A small record whose backward computes the rest again, and a large one that has it: the same gradient either way.
TEST(Execute, RecordsAreMadeTheWayThePlanSays) {
  Recurrence user;
  std::vector<int> seen;
  const auto steps = make_steps<Vector, Wide, Vector>(
      {.advance = [&](Step i, const Vector& x) { return user.next(i, x); },
       .record_variant =
           [&](Step i, const Vector& x, int variant) {
             seen.push_back(variant);
             return Wide{user.next(i, x), variant == 0 ? Vector(kWidth, 1.0) : Vector()};
           },
       .output = [](const Wide& record) -> const Vector& { return record.state; },
       .backward = [&](Step, const Vector& x, Wide record, Vector g) { return user.back(x, record.state, g); },
       .last_gradient = [](const Vector& x) { return x; }});
  StepSpec step = spec(2 * kBytes);
  step.variants = {{.backward = Nanoseconds(30), .record = Bytes(kBytes)}};
  Plan made = plan(Chain::uniform(3, step), Budget{}, Strategy::store_all);
  using A = Action;
  made.schedule =
      Schedule({A::keep(0), A::record(0, 1), A::record(1), A::record(2, 1), A::backward(2), A::backward(1), A::backward(0)});
  Executed done = execute(made, *steps, Handle(kStart));
  EXPECT_EQ(seen, (std::vector<int>{1, 0, 1}));
  EXPECT_TRUE((Result{done.gradient.as<Vector>(), user.weight_gradient, {}} ==
               run(plan(Chain::uniform(3, spec()), Budget{}, Strategy::store_all))));
  // State 0, gradients 3 and 2, and the three records.
  EXPECT_EQ(done.report.measured_peak, Bytes((1 + 2 + 1 + 2 + 1) * kBytes));
}

TEST(Execute, RunsInTwoHalves) {
  Recurrence user;
  const auto steps = make_steps(user.functions());
  const Plan made = plan(Chain::uniform(9, spec()), Slots{3}, Strategy::revolve);
  Execution execution(made, *steps);
  EXPECT_THROW(Execution(made, *steps).backward(Handle(kStart)), Error);
  const Vector last = execution.forward(Handle(kStart)).as<Vector>();
  Vector expected = kStart;
  for (Step i = 0; i < 9; ++i) expected = user.next(i, expected);
  EXPECT_EQ(last, expected);
  const Handle gradient = execution.backward(Handle(last));
  EXPECT_EQ(gradient.as<Vector>(), run(made).gradient);
  EXPECT_EQ(execution.report().done, made.prediction);
}

TEST(Execute, TheUsersExceptionReachesTheCallerUnchanged) {
  Recurrence user;
  user.throw_at = 4;
  const auto steps = make_steps(user.functions());
  Execution execution(plan(Chain::uniform(9, spec()), Slots{3}, Strategy::revolve), *steps);
  const Vector last = execution.forward(Handle(kStart)).as<Vector>();
  EXPECT_THROW(execution.backward(Handle(last)), std::domain_error);
  EXPECT_THROW(execution.backward(Handle(last)), Error);
}

// Objects that count themselves: whatever happens, none is left.
struct Counted {
  explicit Counted(int& alive) : alive_(&alive) { ++*alive_; }
  Counted(const Counted& other) : alive_(other.alive_) { ++*alive_; }
  Counted(Counted&& other) noexcept : alive_(std::exchange(other.alive_, nullptr)) {}
  Counted& operator=(Counted other) noexcept { return std::swap(alive_, other.alive_), *this; }
  ~Counted() {
    if (alive_ != nullptr) --*alive_;
  }
  int* alive_;
};

TEST(Execute, NothingIsLeftBehind) {
  for (const Step throw_at : {-1, 0, 3, 8}) {
    int alive = 0;
    const auto steps = make_steps<Counted>({.advance = [&](Step, const Counted&) { return Counted(alive); },
                                            .record =
                                                [&](Step i, const Counted&) {
                                                  if (i == throw_at) throw std::domain_error("no");
                                                  return Counted(alive);
                                                },
                                            .backward = [&](Step, const Counted&, Counted, Counted) { return Counted(alive); },
                                            .last_gradient = [&](const Counted&) { return Counted(alive); }});
    const Plan made = plan(Chain::uniform(9, spec()), Slots{3}, Strategy::mixed);
    {
      Execution execution(made, *steps);
      try {
        execution.forward(Handle(Counted(alive)));
        Handle gradient = execution.backward(Handle(Counted(alive)));
        EXPECT_EQ(alive, 1);
      } catch (const std::domain_error&) {
        EXPECT_EQ(alive, 0) << "freed before the exception arrives";
      }
    }
    EXPECT_EQ(alive, 0);
  }
}

TEST(Execute, ObjectsLargerThanTheChainSaysAreRefused) {
  Recurrence user;
  const auto steps = make_steps(user.functions());
  StepSpec small = spec();
  small.state = small.record = Bytes(kBytes - 1);
  try {
    execute(plan(Chain::uniform(3, small), Budget{}), *steps, Handle(kStart));
    FAIL();
  } catch (const InvalidInput& error) {
    EXPECT_THAT(error.what(), HasSubstr("state 0: got 40 bytes; accepted: the 39 bytes that the chain says"));
  }
}

TEST(Execute, StopsWhenAsked) {
  Recurrence user;
  std::stop_source source;
  StepFunctions<Vector> functions = user.functions();
  functions.advance = [&](Step i, const Vector& x) {
    if (i == 5) source.request_stop();
    return user.next(i, x);
  };
  const auto steps = make_steps(functions);
  ExecuteOptions options;
  options.stop = source.get_token();
  EXPECT_THROW(execute(plan(Chain::uniform(20, spec()), Slots{2}, Strategy::revolve), *steps, Handle(kStart), options),
               Interrupted);
}

TEST(Execute, ASequenceMayEndByItself) {
  for (Step n = 1; n <= 40; ++n) {
    Recurrence user;
    user.length = n;
    const auto steps = make_steps(user.functions());
    const Plan made = plan_online(spec(), Budget{Bytes(9 * kBytes), {}}, 1000);
    Execution execution(made, *steps);
    const Vector last = execution.forward(Handle(kStart)).as<Vector>();
    ASSERT_EQ(execution.steps(), n);
    const Handle gradient = execution.backward(Handle(last));
    const Result reference = run(plan(Chain::uniform(n, spec()), Budget{}, Strategy::store_all));
    ASSERT_TRUE((Result{gradient.as<Vector>(), user.weight_gradient, {}} == reference)) << n;
    ASSERT_LE(execution.report().done.peak, Bytes(9 * kBytes));
  }
}

class Counter : public Observer {
 public:
  void on_action(const Action& action, const Progress& progress) override {
    ++actions;
    EXPECT_EQ(progress.actions, actions);
    EXPECT_LE(progress.live, progress.peak);
    backwards += action.kind == ActionKind::backward;
    EXPECT_EQ(progress.backwards, backwards);
    EXPECT_EQ(progress.steps, 20);
  }
  std::int64_t actions = 0, backwards = 0;
};

TEST(Execute, TheObserverSeesEveryAction) {
  Recurrence user;
  const auto steps = make_steps(user.functions());
  Counter counter;
  ExecuteOptions options;
  options.observer = &counter;
  const Report report =
      execute(plan(Chain::uniform(20, spec()), Slots{3}, Strategy::revolve), *steps, Handle(kStart), options).report;
  EXPECT_EQ(counter.actions, report.actions);
  EXPECT_EQ(counter.backwards, 20);
}

// A schedule by hand: states and records go to a slower tier and come back.
TEST(Execute, ItemsTravelToSlowerTiersAndBack) {
  using A = Action;
  const Item x0{ItemKind::state, 0}, r0{ItemKind::record, 0};
  const Chain chain({.input_state = Bytes(kBytes), .tiers = {{"elsewhere", 1e9, 1e9, {}}}}, {{spec(), 3}});
  const std::vector<A> actions{A::keep(0),      A::record(0),    A::store(x0, 1), A::keep(1),   A::store(r0, 1), A::await(x0),
                               A::await(r0),    A::restore(1),   A::record(1),    A::record(2), A::backward(2),  A::backward(1),
                               A::fetch(x0, 1), A::fetch(r0, 1), A::await(r0),    A::await(x0), A::backward(0),  A::drop(x0, 1)};
  Plan made = plan(Chain::uniform(3, spec()), Budget{}, Strategy::store_all);
  const Result reference = run(made);
  made.chain = chain;
  made.schedule = Schedule(actions);
  verify(chain, made.schedule);
  Recurrence user;
  const auto steps = make_steps(user.functions());
  MemoryStorage storage;
  ExecuteOptions options;
  EXPECT_THROW(execute(made, *steps, Handle(kStart), options), InvalidInput);  // no storage given
  options.tiers = {&storage};
  user.weight_gradient.assign(kWidth, 0.0);
  Executed done = execute(made, *steps, Handle(kStart), options);
  EXPECT_TRUE((Result{done.gradient.as<Vector>(), user.weight_gradient, {}} == reference));
  EXPECT_EQ(storage.size(), 0u);
}

// A tier that copies only when it is awaited: whoever reads too early sees zeros.
class LateStorage final : public Storage {
 public:
  void begin_write(Item item, std::span<const std::byte> bytes) override { memory_.begin_write(item, bytes); }
  void finish_write(Item item) override { memory_.finish_write(item); }
  void cancel_write(Item item) override { memory_.cancel_write(item); }
  void begin_read(Item item, std::span<std::byte> bytes) override { reads_[item] = bytes; }
  void finish_read(Item item) override { memory_.begin_read(item, reads_.at(item)); }
  void drop(Item item) override { memory_.drop(item); }
  void clear() noexcept override { memory_.clear(); }

 private:
  MemoryStorage memory_;
  std::map<Item, std::span<std::byte>> reads_;
};

TEST(Execute, NothingIsReadBeforeItHasArrived) {
  using A = Action;
  const Item x1{ItemKind::state, 1};
  Plan made = plan(Chain::uniform(2, spec()), Budget{}, Strategy::store_all);
  const Result reference = run(made);
  made.chain = Chain({.input_state = Bytes(kBytes), .tiers = {{"late", 1e9, 1e9, {}}}}, {{spec(), 2}});
  // While state 1 is on its way, the one inside record 0 serves.
  made.schedule = Schedule({A::keep(0), A::record(0), A::keep(1), A::store(x1, 1), A::await(x1), A::restore(1), A::record(1),
                            A::fetch(x1, 1), A::backward(1), A::restore(1), A::await(x1), A::backward(0)});
  verify(made.chain, made.schedule);
  Recurrence user;
  const auto steps = make_steps(user.functions());
  LateStorage storage;
  ExecuteOptions options;
  options.tiers = {&storage};
  Executed done = execute(made, *steps, Handle(kStart), options);
  EXPECT_TRUE((Result{done.gradient.as<Vector>(), user.weight_gradient, {}} == reference));
}

TEST(Execute, InPlaceStepsAreMeasuredAndMustBeInPlace) {
  Recurrence user;
  StepFunctions<Vector> grows = user.in_place();
  grows.advance_in_place = [](Step, Vector& x) { x.resize(1000); };
  const auto growing = make_steps(grows);
  const Plan made = plan(Chain::uniform(5, spec(kBytes, true)), Slots{2}, Strategy::revolve);
  EXPECT_THROW(execute(made, *growing, Handle(kStart)), InvalidInput);
  const auto copying = make_steps(user.functions());
  EXPECT_THROW(execute(made, *copying, Handle(kStart)), InvalidInput);
}

TEST(Execute, ASequenceMustNotBeEmptyOrTooLong) {
  Recurrence user;
  user.length = -1;
  const auto steps = make_steps(user.functions());
  EXPECT_THROW(execute(plan_online(spec(), Budget{Bytes(9 * kBytes), {}}), *steps, Handle(kStart)), InvalidInput);
  user.length = 50;
  const Plan at_most_50 = plan_online(spec(), Budget{Bytes(9 * kBytes), {}}, 50),
             at_most_49 = plan_online(spec(), Budget{Bytes(9 * kBytes), {}}, 49);
  EXPECT_NO_THROW(execute(at_most_50, *steps, Handle(kStart)));
  EXPECT_THROW(execute(at_most_49, *steps, Handle(kStart)), Error);
}

// The inverse of x -> 2x+1 on doubles that stay exact.
TEST(Execute, RewindsInsteadOfRecomputing) {
  using A = Action;
  const auto steps = make_steps<Vector>({.advance =
                                             [](Step, const Vector& x) {
                                               Vector y = x;
                                               for (double& v : y) v = 2 * v + 1;
                                               return y;
                                             },
                                         .backward =
                                             [](Step, const Vector& x, Vector y, Vector g) {
                                               for (std::size_t k = 0; k < g.size(); ++k) {
                                                 EXPECT_EQ(y[k], 2 * x[k] + 1);
                                                 g[k] *= 2;
                                               }
                                               return g;
                                             },
                                         .last_gradient = [](const Vector& x) { return Vector(x.size(), 1.0); },
                                         .rewind =
                                             [](Step, const Vector& y) {
                                               Vector x = y;
                                               for (double& v : x) v = (v - 1) / 2;
                                               return std::pair(x, y);
                                             }});
  StepSpec step = spec();
  step.rewind = Nanoseconds(10);
  Plan made = plan(Chain::uniform(3, step), Budget{}, Strategy::store_all);
  made.schedule =
      Schedule({A::advance(0, 3), A::rewind(2), A::backward(2), A::rewind(1), A::backward(1), A::rewind(0), A::backward(0)});
  EXPECT_EQ(execute(made, *steps, Handle(kStart)).gradient.as<Vector>(), Vector(kWidth, 8.0));
}

TEST(Steps, MissingFunctionsAreNamed) {
  EXPECT_THROW(make_steps<Vector>({}), InvalidInput);
  try {
    make_steps<Vector>({.advance = [](Step, const Vector& x) { return x; }});
    FAIL();
  } catch (const InvalidInput& error) {
    EXPECT_EQ(error.field(), "StepFunctions::backward");
  }
}

}  // namespace
}  // namespace recollect
