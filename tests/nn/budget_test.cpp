// The budget holds: in the ledger, and in what the allocator reports.
#include <gmock/gmock.h>
#include <torch/torch.h>

#include "recollect/torch/memory_meter.hpp"
#include "support/recurrent_compare.hpp"

namespace recollect::nn {
namespace {

using namespace recollect::nn::test;
using recollect::torch::MemoryMeter;

struct Shape {
  const char* name;
  std::int64_t input, hidden, layers, time_steps, batch;
  double dropout = 0;
};
const std::vector<Shape>& shapes() {
  static const std::vector<Shape> all{{"wide", 24, 32, 1, 500, 64},
                                      {"long", 16, 48, 1, 2000, 1},
                                      {"deep", 30, 40, 3, 150, 16},
                                      {"dropping", 40, 64, 2, 60, 64, 0.2}};
  return all;
}

class NnBudgetTest : public OfEveryKind {
 protected:
  // What the allocator saw against what was planned. Besides the plan's there are a few scalars, and copies of the state
  // that the caller is handed.
  static void expect_held(Bytes real, const TimePlan& plan, Bytes budget, Bytes state, const std::string& what) {
    const double bytes = static_cast<double>(real.count()), said = static_cast<double>(plan.plan.prediction.peak.count());
    const double slack = 64 << 10, handed = 3 * static_cast<double>(state.count());
    EXPECT_LE(plan.plan.prediction.peak, budget) << what;
    EXPECT_LE(bytes, said * 1.01 + slack + handed) << what;
    EXPECT_LE(bytes, static_cast<double>(budget.count()) * 1.01 + slack + handed) << what;
    EXPECT_GE(bytes, said * 0.9) << what;
  }
  // Calls run with the plan at the least budget, some between, and enough for all records.
  template <class Planner, class Run>
  static void at_budgets(const Planner& planner, const Run& run) {
    const TimePlan range = planner(RunOptions{});
    ASSERT_LT(range.minimum, range.store_all);
    for (const double part : {0.0, 0.02, 0.3, 1.0}) {
      const RunOptions options{.memory = between(range, part)};
      run(options, planner(options), "part " + std::to_string(part));
    }
  }
  // Exactly the least.
  template <class Planner>
  static void check_minimum(const Planner& planner) {
    for (const Strategy strategy : strategies()) {
      const Bytes minimum = planner(RunOptions{.strategy = strategy}).minimum;
      EXPECT_LE(planner(RunOptions{minimum, strategy}).plan.prediction.peak, minimum);
      try {
        planner(RunOptions{minimum - Bytes(1), strategy});
        ADD_FAILURE() << "a byte less than the minimum of " << name_of(strategy) << " was enough";
      } catch (const InfeasibleBudget& error) {
        EXPECT_EQ(error.minimum(), minimum) << name_of(strategy);
        EXPECT_EQ(error.budget(), minimum - Bytes(1));
        EXPECT_THAT(error.what(), ::testing::HasSubstr("time steps"));
      }
    }
  }
};
RECOLLECT_TEST_EVERY_KIND(NnBudgetTest);

TEST_P(NnBudgetTest, SequenceModel) {
  for (const Shape& s : shapes()) {
    SequenceModel model({.cell = cell(),
                         .vocabulary = 256,
                         .embed = s.input,
                         .hidden = s.hidden,
                         .layers = s.layers,
                         .dropout = s.dropout,
                         .recurrent_dropout = s.dropout,
                         .dtype = dtype()});
    const TokenBatch batch{at::randint(0, 256, {s.time_steps, s.batch}, at::kInt),
                           at::randint(0, 256, {s.time_steps, s.batch}, at::kInt)};
    const auto planner = [&](const RunOptions& run) { return model.plan(s.time_steps, s.batch, run); };
    const Bytes state(static_cast<std::int64_t>(model.initial_state(s.batch).nbytes()));
    model.gradient(batch, {}, planner({}));  // the gradients of the parameters are there from now on
    at_budgets(planner, [&](const RunOptions& run, const TimePlan& plan, const std::string& what) {
      MemoryMeter meter;
      const auto outcome = model.gradient(batch, {}, plan);
      expect_held(meter.peak(), plan, run.memory, state, s.name + (", " + what));
      EXPECT_EQ(outcome.report.done, plan.plan.prediction);
      ASSERT_TRUE(outcome.report.measured_peak);
      EXPECT_LE(*outcome.report.measured_peak + plan.workspace, plan.plan.prediction.peak);
    });
    check_minimum(planner);
  }
}

TEST_P(NnBudgetTest, MeanSquare) {
  for (const Shape& s : shapes()) {
    Recurrent model(cell(), {s.input, s.hidden, s.layers, 0, 0, dtype()});
    const Tensor x = randn({s.time_steps, s.batch, s.input}, dtype());
    const auto planner = [&](const RunOptions& run) { return model.plan(s.time_steps, s.batch, run); };
    const Bytes state(static_cast<std::int64_t>(model.initial_state(s.batch).nbytes()));
    model.mean_square(x, planner({}));
    at_budgets(planner, [&](const RunOptions& run, const TimePlan& plan, const std::string& what) {
      MemoryMeter meter;
      model.mean_square(x, plan);
      expect_held(meter.peak(), plan, run.memory, state, s.name + (", " + what));
    });
    check_minimum(planner);
  }
}

TEST_P(NnBudgetTest, ForwardAndBackward) {
  for (const Shape& s : shapes())
    for (const bool input_gradient : {false, true}) {
      if (input_gradient == (s.layers > 1)) continue;  // a gradient of the inputs with every other shape
      Recurrent model(cell(), {s.input, s.hidden, s.layers, s.dropout, s.dropout, dtype()});
      const Tensor x = randn({s.time_steps, s.batch, s.input}, dtype()).set_requires_grad(input_gradient);
      const auto planner = [&](const RunOptions& run) { return model.plan(s.time_steps, s.batch, run, input_gradient); };
      const Bytes state(static_cast<std::int64_t>(model.initial_state(s.batch).nbytes()));
      const auto train = [&](const RunOptions& run) { model.forward(x, {}, run).outputs.sum().backward(); };
      train({});
      // The outputs, the gradients of the parameters and the gradient of the inputs are handed to the caller.
      std::int64_t handed = s.time_steps * s.batch * (s.hidden + (input_gradient ? s.input : 0));
      for (const Tensor& parameter : model.parameters()) handed += parameter.numel();
      const Bytes beside = handed * Bytes(dtype() == at::kDouble ? 8 : 4);
      at_budgets(planner, [&](const RunOptions& run, const TimePlan& plan, const std::string& what) {
        MemoryMeter meter;
        train(run);
        expect_held(Bytes(meter.peak().count() - beside.count()), plan, run.memory, state,
                    s.name + (", " + what) + (input_gradient ? ", with a gradient of the inputs" : ""));
        EXPECT_LE(meter.live(), state);  // nothing stays but what was there before
      });
    }
}

// More memory is never slower, and enough of it computes nothing twice.
TEST_P(NnBudgetTest, MoreMemoryIsNeverSlower) {
  for (const Shape& s : shapes()) {
    const Recurrent model(cell(), {s.input, s.hidden, s.layers, 0, 0, dtype()});
    const TimePlan range = model.plan(s.time_steps, s.batch);
    EXPECT_EQ(range.plan.prediction.recompute_factor(), 1.0);
    std::optional<Time> before;
    for (int i = 0; i <= 20; ++i) {
      const TimePlan plan = model.plan(s.time_steps, s.batch, {.memory = between(range, i / 20.0)});
      EXPECT_TRUE(!before || plan.plan.prediction.time <= *before) << i;
      before = plan.plan.prediction.time;
      EXPECT_EQ(plan.block % plan.micro_block, 0);
    }
  }
}

}  // namespace
}  // namespace recollect::nn
