#include "recollect/torch/recurrent.hpp"

#include <ATen/Parallel.h>
#include <gmock/gmock.h>
#include <torch/torch.h>

#include <set>

#include "recollect/torch/checkpoint.hpp"
#include "recollect/torch/memory_meter.hpp"
#include "support/torch_compare.hpp"
#include "torch/compat.hpp"

namespace recollect::torch {
namespace {

namespace nn = ::torch::nn;
using test::copies;
using test::message_of;
using test::same_bits;
using ::testing::AllOf;
using ::testing::HasSubstr;

constexpr std::int64_t kBatch = 3, kIn = 4, kHidden = 5;

Tensors plus(Tensors row, const Tensors& more) {
  row.insert(row.end(), more.begin(), more.end());
  return row;
}

// A network over time, and what is asked of it.
struct Problem {
  Layer cell;
  Tensors inputs, state;
  Wanted wanted = {};
  Tensors parameters = {}, buffers = {};
  bool use_state = true;  // whether the objective depends on the last state

  Tensors leaves() const {
    Tensors row;
    for (const Tensors& part : {inputs, state, wanted.targets, parameters})
      for (const Tensor& tensor : part)
        if (tensor.requires_grad()) row.push_back(tensor);
    return row;
  }
};

// The same by hand, as everybody writes it.
Recurrent unrolled(const Problem& problem) {
  Recurrent result{.state = problem.state, .outputs = {}, .loss = {}, .planned = nullptr};
  const auto by_time = [](const Tensors& tensors) {
    std::vector<Tensors> columns;
    for (const Tensor& tensor : tensors) columns.push_back(tensor.unbind(0));
    return columns;
  };
  const auto inputs = by_time(problem.inputs), targets = by_time(problem.wanted.targets);
  Tensors outputs;
  for (std::size_t t = 0; t < inputs[0].size(); ++t) {
    Tensors row;
    for (const Tensors& column : inputs) row.push_back(column[t]);
    result.state = problem.cell(plus(row, result.state));
    if (problem.wanted.loss) {
      Tensors seen{result.state[0]};
      for (const Tensors& column : targets) seen.push_back(column[t]);
      const Tensor loss = (*problem.wanted.loss)(seen)[0];
      result.loss = result.loss.defined() ? result.loss + loss : loss;
    }
    if (problem.wanted.outputs) outputs.push_back(result.state[0]);
  }
  if (problem.wanted.outputs) result.outputs = ::torch::stack(outputs);
  return result;
}

// A number that depends on all that was asked for, on each in another way.
Tensor objective(const Problem& problem, const Recurrent& result) {
  Tensor sum;
  const auto add = [&](const Tensor& term) { sum = sum.defined() ? sum + term : term; };
  if (result.loss.defined()) add(result.loss * 1.5);
  if (result.outputs.defined()) add((result.outputs * 0.7).sin().sum());
  if (problem.use_state)
    for (const Tensor& state : result.state)
      if (state.requires_grad()) add((state * state).sum());
  return sum;
}

struct Outcome {
  Recurrent result;
  Tensors values, gradients, buffers, generators;
};

void put_back(const Tensors& buffers, const Tensors& before) {
  const ::torch::NoGradGuard no_grad;
  for (std::size_t k = 0; k < buffers.size(); ++k) Tensor(buffers[k]).copy_(before[k]);
}

// Runs and differentiates; puts the buffers back afterwards.
template <class Run>
Outcome outcome(const Problem& problem, Run run) {
  const Tensors before = copies(problem.buffers);
  ::torch::manual_seed(11);
  Outcome out;
  out.result = run();
  out.gradients =
      ::torch::autograd::grad({objective(problem, out.result)}, problem.leaves(), {}, c10::nullopt, false, /*allow_unused=*/true);
  out.values = plus(out.result.state, {out.result.outputs, out.result.loss});
  out.buffers = copies(problem.buffers);
  out.generators = test::generator_states(problem.state[0].device());
  put_back(problem.buffers, before);
  return out;
}
Outcome plain(const Problem& problem) {
  return outcome(problem, [&] { return unrolled(problem); });
}
Outcome recollected(const Problem& problem, const Options& options) {
  return outcome(problem, [&] { return recurrent(problem.cell, problem.inputs, problem.state, options, problem.wanted); });
}

void expect_same(const Outcome& got, const Outcome& expected) {
  EXPECT_TRUE(same_bits(got.values, expected.values)) << "values";
  EXPECT_TRUE(same_bits(got.gradients, expected.gradients)) << "gradients";
  EXPECT_TRUE(same_bits(got.buffers, expected.buffers)) << "buffers";
  EXPECT_TRUE(same_bits(got.generators, expected.generators)) << "generators";
  for (std::size_t k = 0; k < got.values.size(); ++k)
    if (expected.values[k].defined()) {
      EXPECT_EQ(got.values[k].requires_grad(), expected.values[k].requires_grad()) << "value " << k;
    }
}

// Times do not matter to these tests: one sweep will do.
Options with(Bytes memory, Strategy strategy = Strategy::automatic) {
  return {.memory = memory, .strategy = strategy, .profiling = {.repetitions = 1}};
}

// What the planner says is the least, and that it is.
Bytes least_memory(const Problem& problem, Strategy strategy = Strategy::automatic) {
  const auto attempt = [&](Bytes memory) {
    const Tensors before = copies(problem.buffers);
    recurrent(problem.cell, problem.inputs, problem.state, with(memory, strategy), problem.wanted);
    put_back(problem.buffers, before);
  };
  Bytes least(0);
  try {
    attempt(Bytes(0));
    ADD_FAILURE() << "runs in no memory at all";
  } catch (const InfeasibleBudget& error) {
    least = error.minimum();
  }
  EXPECT_NO_THROW(attempt(least));
  EXPECT_THROW(attempt(Bytes(least.count() - 1)), InfeasibleBudget);
  return least;
}

// Plain backpropagation against every strategy, from the least memory to all that is of use.
void expect_plain_bits(const Problem& problem, const std::vector<Strategy>& strategies = {Strategy::automatic}, int budgets = 3) {
  const Outcome expected = plain(problem);
  const Outcome first = recollected(problem, with(Options{}.memory));
  expect_same(first, expected);
  ASSERT_TRUE(first.result.planned);
  const Chain chain = first.result.planned->profile.chain;
  const Bytes top = store_all_memory(chain) + first.result.planned->profile.kept_beside;
  for (const Strategy strategy : strategies) {
    if (strategy != Strategy::automatic && !applies(strategy, chain)) continue;
    SCOPED_TRACE(name_of(strategy));
    const Bytes least = least_memory(problem, strategy);
    for (int k = 0; k < budgets; ++k) {
      const Bytes memory(least.count() + std::max<std::int64_t>(0, top.count() - least.count()) * k / std::max(1, budgets - 1));
      SCOPED_TRACE("memory " + std::to_string(memory.count()));
      const Outcome got = recollected(problem, with(memory, strategy));
      expect_same(got, expected);
      ASSERT_TRUE(got.result.planned);
      EXPECT_LE(got.result.planned->peak, memory);
    }
  }
}

std::vector<Strategy> every_strategy() {
  std::vector<Strategy> row;
  for (const Strategy strategy : all_strategies())
    if (applies(strategy, Chain::uniform(2, {}))) row.push_back(strategy);
  row.push_back(Strategy::automatic);
  return row;
}

// A cell of the user's own: three tensors of state of which one is an integer and one is only read, two inputs, a layer norm.
struct OwnCell : nn::Module {
  OwnCell() : in(kIn, kHidden), hidden(kHidden, kHidden), norm(nn::LayerNormOptions({kHidden})) {
    register_module("in", in);
    register_module("hidden", hidden);
    register_module("norm", norm);
  }
  Tensors forward(const Tensors& row) {
    const Tensor &x = row[0], &mask = row[1], &h = row[2], &count = row[3], &context = row[4];
    const Tensor next = norm(in(x) + hidden(h)).tanh() + context;
    return {::torch::where(mask, next, h), count + 1, context};
  }
  nn::Linear in, hidden;
  nn::LayerNorm norm;
};

// Statistics over the batch, updated at every step; the output depends on them, so that a replay with other ones would show.
struct NormalizingCell : nn::Module {
  NormalizingCell() : in(kIn, kHidden), hidden(kHidden, kHidden) {
    register_module("in", in);
    register_module("hidden", hidden);
    mean = register_buffer("mean", ::torch::zeros({kHidden}));
    steps = register_buffer("steps", ::torch::zeros({}, ::torch::kLong));
  }
  Tensor forward(const Tensor& x, const Tensor& h) {
    const Tensor sum = in(x) + hidden(h);
    const Tensor result = (sum - mean.clone()).tanh();
    const ::torch::NoGradGuard no_grad;
    mean.mul_(0.9).add_(sum.mean(0), 0.1);
    steps.add_(1);
    return result;
  }
  nn::Linear in, hidden;
  Tensor mean, steps;
};

struct CountingCell : nn::Module {
  CountingCell() : inner(kIn, kHidden) { register_module("inner", inner); }
  Tensor forward(const Tensor& x, const Tensor& h) {
    ++runs;
    if (!is_recomputing()) ++first_runs;
    if (runs == throw_at) throw std::domain_error("the user's own");
    return inner(x, h);
  }
  nn::GRUCell inner;
  int runs = 0, first_runs = 0, throw_at = -1;
};

class RecurrentTest : public test::OnDevice {
 protected:
  static Tensor leaf(at::IntArrayRef sizes, ::torch::ScalarType dtype = ::torch::kFloat) {
    return randn(sizes, dtype).requires_grad_();
  }

  template <class Cell>
  static Cell placed(Cell cell) {
    cell->to(device());
    return cell;
  }

  template <class Cell>
  static Problem one_state(Cell cell, std::int64_t steps) {
    placed(cell);
    return {.cell = cell,
            .inputs = {leaf({steps, kBatch, kIn})},
            .state = {leaf({kBatch, kHidden})},
            .parameters = cell->parameters(),
            .buffers = cell->buffers()};
  }
  static Problem gru(std::int64_t steps) { return one_state(nn::GRUCell(kIn, kHidden), steps); }
  static Problem lstm(std::int64_t steps) {
    Problem problem = one_state(nn::LSTMCell(kIn, kHidden), steps);
    problem.state.push_back(leaf({kBatch, kHidden}));
    return problem;
  }

  // A loss by a decoder and targets for every step.
  static void add_loss(Problem& problem) {
    nn::Linear decoder = placed(nn::Linear(kHidden, 7));
    problem.wanted.loss =
        Layer([decoder](Tensor h, Tensor target) mutable { return ::torch::cross_entropy_loss(decoder->forward(h), target); },
              "decoder");
    problem.wanted.targets = {
        ::torch::randint(7, {problem.inputs[0].size(0), kBatch}, ::torch::TensorOptions(device()).dtype(::torch::kLong))};
    problem.parameters = plus(problem.parameters, decoder->parameters());
  }
};

TEST_P(RecurrentTest, EveryStrategyHasPlainBits) {
  for (const std::int64_t steps : {1, 2, 7, 50}) {
    SCOPED_TRACE(std::to_string(steps) + " steps");
    Problem problem = lstm(steps);
    add_loss(problem);
    problem.wanted.outputs = true;
    expect_plain_bits(problem, every_strategy(), steps == 50 ? 4 : 3);
  }
}

TEST_P(RecurrentTest, EveryCombinationOfWhatIsWanted) {
  for (const std::int64_t steps : {1, 2, 7, 50})
    for (const bool loss : {false, true})
      for (const bool outputs : {false, true})
        for (const bool state : {false, true}) {
          if (!loss && !outputs && !state) continue;
          SCOPED_TRACE(std::to_string(steps) + " steps" + (loss ? ", loss" : "") + (outputs ? ", outputs" : "") +
                       (state ? ", state" : ""));
          Problem problem = gru(steps);
          if (loss) add_loss(problem);
          problem.wanted.outputs = outputs;
          problem.use_state = state;
          expect_plain_bits(problem);
        }
}

TEST_P(RecurrentTest, CellsOfLibtorch) {
  for (const std::int64_t steps : {2, 7}) {
    expect_plain_bits(gru(steps));
    expect_plain_bits(lstm(steps));
    expect_plain_bits(one_state(nn::RNNCell(kIn, kHidden), steps));
    expect_plain_bits(one_state(nn::RNNCell(nn::RNNCellOptions(kIn, kHidden).nonlinearity(::torch::kReLU).bias(false)), steps));
  }
}

TEST_P(RecurrentTest, ACellOfTheUsersOwn) {
  const auto cell = std::make_shared<OwnCell>();
  Problem problem = one_state(cell, 7);
  problem.inputs.push_back(randn({7, kBatch, 1}) > 0);
  problem.state.push_back(::torch::zeros({1}, ::torch::TensorOptions(device()).dtype(::torch::kLong)));
  problem.state.push_back(leaf({kBatch, kHidden}));
  expect_plain_bits(problem, every_strategy());
  problem.wanted.outputs = true;
  add_loss(problem);
  expect_plain_bits(problem, every_strategy());
  EXPECT_EQ(recollected(problem, with(Options{}.memory)).result.state[1].item<std::int64_t>(), 7);
}

TEST_P(RecurrentTest, AFunctionThatCapturesItsParameters) {
  const Tensor w = leaf({kIn, kHidden}), u = leaf({kHidden, kHidden}), b = leaf({kHidden});
  Problem problem{.cell = Layer([=](Tensor x, Tensor h) { return (x.mm(w) + h.mm(u) + b).tanh(); }),
                  .inputs = {leaf({7, kBatch, kIn})},
                  .state = {leaf({kBatch, kHidden})},
                  .parameters = {w, u, b}};
  problem.wanted.outputs = true;
  expect_plain_bits(problem, every_strategy());
}

// Plain autograd adds up all uses one by one, not step by step.
TEST_P(RecurrentTest, AWeightThatAStepUsesSeveralTimes) {
  const Tensor w = leaf({kHidden, kHidden});
  Problem problem{.cell = Layer([=](Tensor x, Tensor h) {
                    h = (x.mm(w) + h.mm(w)).tanh();
                    return (h.mm(w.t()) - h).tanh();
                  }),
                  .inputs = {leaf({50, kBatch, kHidden})},
                  .state = {leaf({kBatch, kHidden})},
                  .parameters = {w}};
  expect_plain_bits(problem, every_strategy());
  // The decoder may share the weight as well.
  problem.wanted.loss = Layer([=](Tensor h) { return h.mm(w).pow(2).sum(); });
  expect_plain_bits(problem);
}

TEST_P(RecurrentTest, InputsOrStatesThatNeedNoGradient) {
  for (const bool outputs : {false, true})
    for (const bool loss : {false, true}) {
      Problem problem = lstm(7);
      problem.wanted.outputs = outputs;
      if (loss) add_loss(problem);
      problem.inputs = {problem.inputs[0].detach()};
      expect_plain_bits(problem);
      problem.state[1] = problem.state[1].detach();
      expect_plain_bits(problem);
      problem.state[0] = problem.state[0].detach();
      expect_plain_bits(problem);
      problem.inputs[0].requires_grad_();
      expect_plain_bits(problem);
    }
}

TEST_P(RecurrentTest, FrozenCells) {
  Problem problem = lstm(7);
  for (const Tensor& parameter : problem.parameters) parameter.set_requires_grad(false);
  expect_plain_bits(problem);
  add_loss(problem);
  expect_plain_bits(problem);
  problem.inputs = {problem.inputs[0].detach()};
  expect_plain_bits(problem);
  // Partly frozen: only the weights for the input.
  Problem partly = gru(7);
  partly.parameters[0].set_requires_grad(false);
  expect_plain_bits(partly);
}

TEST_P(RecurrentTest, NothingToDifferentiate) {
  Problem problem = gru(7);
  for (const Tensor& parameter : problem.parameters) parameter.set_requires_grad(false);
  problem.inputs = {problem.inputs[0].detach()};
  problem.state = {problem.state[0].detach()};
  problem.wanted.outputs = true;
  const Recurrent got = recurrent(problem.cell, problem.inputs, problem.state, {}, problem.wanted), expected = unrolled(problem);
  EXPECT_TRUE(same_bits(got.state, expected.state));
  EXPECT_TRUE(same_bits(got.outputs, expected.outputs));
  EXPECT_FALSE(got.outputs.requires_grad());
  EXPECT_FALSE(got.state[0].requires_grad());
}

TEST_P(RecurrentTest, TargetsMayNeedGradientsToo) {
  Problem problem = gru(7);
  problem.wanted.loss = Layer([](Tensor h, Tensor target, Tensor weight) { return ((h - target).pow(2) * weight).sum(); });
  problem.wanted.targets = {leaf({7, kBatch, kHidden}), randn({7, kBatch, 1})};
  expect_plain_bits(problem);
}

TEST_P(RecurrentTest, ALossWithoutTargets) {
  Problem problem = gru(7);
  problem.wanted.loss = Layer([](Tensor h) { return h.pow(2).mean(); });
  expect_plain_bits(problem);
}

TEST_P(RecurrentTest, OneTensorInSeveralPlaces) {
  Problem problem = lstm(7);
  problem.state[1] = problem.state[0];
  expect_plain_bits(problem);
  Problem square{.cell = Layer([](Tensor x, Tensor y, Tensor h) { return (x * h + y).tanh(); }),
                 .inputs = {leaf({7, kBatch})},
                 .state = {leaf({kBatch})}};
  square.inputs.push_back(square.inputs[0]);
  expect_plain_bits(square);
}

TEST_P(RecurrentTest, InputsMadeByOtherComputations) {
  // Neither leaves nor contiguous: a batch-first embedding turned round.
  const Tensor raw = leaf({kBatch, 7, kIn}), start = leaf({1, kHidden});
  Problem problem = gru(7);
  const auto run = [&](auto over_time) {
    Problem made = problem;
    made.inputs = {(raw * 2).transpose(0, 1)};
    made.state = {start.expand({kBatch, kHidden})};
    return over_time(made);
  };
  Problem leaves{.cell = problem.cell, .inputs = {raw}, .state = {start}, .parameters = problem.parameters};
  const Outcome expected = outcome(leaves, [&] { return run([](const Problem& p) { return unrolled(p); }); });
  for (const bool tight : {true, false}) {
    const Outcome got = outcome(leaves, [&] {
      return run([&](const Problem& p) {
        Options options = with(Options{}.memory);
        if (tight) options.memory = plan_recurrent(p.cell, p.inputs, p.state, options, p.wanted)->minimum();
        return recurrent(p.cell, p.inputs, p.state, options, p.wanted);
      });
    });
    expect_same(got, expected);
  }
}

TEST_P(RecurrentTest, AFirstStateThatIsBroadcast) {
  Problem problem{.cell = Layer([](Tensor x, Tensor h) { return (x + h * 0.5).tanh(); }),
                  .inputs = {leaf({7, kBatch, kHidden})},
                  .state = {leaf({1, kHidden})}};
  problem.wanted.outputs = true;
  expect_plain_bits(problem, every_strategy());
}

TEST_P(RecurrentTest, DropoutDrawsTheSameNumbers) {
  nn::GRUCell inner = placed(nn::GRUCell(kIn, kHidden));
  Problem problem{.cell = Layer([inner](Tensor x, Tensor h) mutable {
                    return ::torch::dropout(inner->forward(::torch::dropout(x, 0.3, true), h), 0.2, true);
                  }),
                  .inputs = {leaf({7, kBatch, kIn})},
                  .state = {leaf({kBatch, kHidden})},
                  .parameters = inner->parameters()};
  problem.wanted.outputs = true;
  expect_plain_bits(problem, every_strategy());
  // In the loss as well: steps that are only advanced again leave it out.
  problem.wanted.loss = Layer([](Tensor h) { return ::torch::dropout(h, 0.5, true).pow(2).sum(); });
  expect_plain_bits(problem, every_strategy());
}

TEST_P(RecurrentTest, BuffersAreUpdatedOnceAStep) {
  const auto cell = std::make_shared<NormalizingCell>();
  Problem problem = one_state(cell, 7);
  problem.wanted.outputs = true;
  expect_plain_bits(problem, every_strategy());
  const Bytes least = least_memory(problem);
  cell->steps.zero_();
  const Recurrent result = recurrent(cell, problem.inputs, problem.state, with(least), problem.wanted);
  EXPECT_EQ(cell->steps.item<std::int64_t>(), 7);
  EXPECT_TRUE(result.planned->replays);
  result.outputs.sum().backward();
  EXPECT_EQ(cell->steps.item<std::int64_t>(), 7);
}

struct BatchNormCell : nn::Module {
  BatchNormCell() : net(nn::Linear(kIn + kHidden, kHidden), nn::BatchNorm1d(kHidden), nn::Tanh()) { register_module("net", net); }
  Tensor forward(const Tensor& x, const Tensor& h) { return net->forward(::torch::cat({x, h}, 1)); }
  nn::Sequential net;
};

TEST_P(RecurrentTest, BatchNormInsideTheCell) {
  const auto cell = std::make_shared<BatchNormCell>();
  expect_plain_bits(one_state(cell, 7), every_strategy());
  cell->eval();
  expect_plain_bits(one_state(cell, 7));
}

// What autograd saved of the statistics in one pass must outlive the profile and the replays of another.
TEST_P(RecurrentTest, TwoForwardPassesBeforeTheirBackwardPasses) {
  const auto cell = std::make_shared<BatchNormCell>();
  const Problem first = one_state(cell, 7), second = one_state(cell, 11);
  const Bytes least = least_memory(first), most = least_memory(second);
  const auto run = [&](auto over_time) {
    const Tensors before = copies(first.buffers);
    const Recurrent a = over_time(first, least), b = over_time(second, most), c = over_time(first, Options{}.memory);
    Tensors row = copies(first.buffers);
    for (const auto& [problem, result] : {std::pair(&second, &b), std::pair(&first, &a), std::pair(&first, &c)})
      row = plus(row, ::torch::autograd::grad({objective(*problem, *result)}, problem->leaves()));
    row = plus(row, copies(first.buffers));
    put_back(first.buffers, before);
    return row;
  };
  EXPECT_TRUE(same_bits(run([](const Problem& p, Bytes memory) { return recurrent(p.cell, p.inputs, p.state, with(memory)); }),
                        run([](const Problem& p, Bytes) { return unrolled(p); })));
}

TEST_P(RecurrentTest, DoublePrecision) {
  for (Problem problem : {gru(7), lstm(7)}) {
    problem.cell.module()->to(::torch::kDouble);
    problem.inputs = {leaf({7, kBatch, kIn}, ::torch::kDouble)};
    for (Tensor& state : problem.state) state = leaf({kBatch, kHidden}, ::torch::kDouble);
    expect_plain_bits(problem, every_strategy());
  }
}

TEST_P(RecurrentTest, Autocast) {
  Problem problem = gru(7);
  const ::torch::DeviceType type = device().type();
  // Plain caches the casts of weights and adds up their gradients in half precision; steps cast again and add up in full.
  at::autocast::set_autocast_cache_enabled(false);
  const auto dtype = compat::autocast_dtype(type);
  const auto under_autocast = [&](auto run) {
    compat::set_autocast_enabled(type, true);
    compat::set_autocast_dtype(type, at::kBFloat16);
    Recurrent result = run();
    compat::set_autocast_enabled(type, false);
    return result;
  };
  problem.cell = Layer([cell = std::dynamic_pointer_cast<nn::GRUCellImpl>(problem.cell.module())](Tensor x, Tensor h) {
    return (::torch::linear(x, cell->weight_ih).narrow(1, 0, kHidden) + ::torch::linear(h, cell->weight_hh).narrow(1, 0, kHidden))
        .tanh();
  });
  problem.state[0] = leaf({kBatch, kHidden}, at::kBFloat16);
  const Outcome expected = outcome(problem, [&] { return under_autocast([&] { return unrolled(problem); }); });
  for (const bool tight : {true, false}) {
    const Outcome got = outcome(problem, [&] {
      return under_autocast([&] {
        Options options = with(Options{}.memory);
        if (tight)
          options.memory = plan_recurrent(problem.cell, problem.inputs, problem.state, options, problem.wanted)->minimum();
        return recurrent(problem.cell, problem.inputs, problem.state, options, problem.wanted);
      });
    });
    expect_same(got, expected);
    EXPECT_EQ(got.result.state[0].scalar_type(), at::kBFloat16);
  }
  at::autocast::set_autocast_cache_enabled(true);
  compat::set_autocast_dtype(type, dtype);
}

TEST_P(RecurrentTest, AnyNumberOfThreads) {
  const int before = at::get_num_threads();
  for (const int threads : {1, 2}) {
    at::set_num_threads(threads);
    SCOPED_TRACE(std::to_string(threads) + " threads");
    // Large enough that libtorch divides the work.
    nn::LSTMCell cell = placed(nn::LSTMCell(64, 128));
    Problem problem{.cell = cell,
                    .inputs = {leaf({3, 64, 64})},
                    .state = {leaf({64, 128}), leaf({64, 128})},
                    .parameters = cell->parameters()};
    expect_plain_bits(problem, {Strategy::automatic}, 2);
  }
  at::set_num_threads(before);
}

TEST_P(RecurrentTest, WithoutGradModeItIsThePlainLoop) {
  const auto cell = std::make_shared<NormalizingCell>();
  Problem problem = one_state(cell, 7);
  problem.wanted.outputs = true;
  add_loss(problem);
  const ::torch::NoGradGuard no_grad;
  const Recurrent expected = unrolled(problem);
  cell->mean.zero_();
  // No budget is needed, and none is asked about.
  const Recurrent got = recurrent(problem.cell, problem.inputs, problem.state, with(Bytes(1)), problem.wanted);
  EXPECT_TRUE(same_bits(got.state, expected.state));
  EXPECT_TRUE(same_bits(got.outputs, expected.outputs));
  EXPECT_TRUE(same_bits(got.loss, expected.loss));
  EXPECT_FALSE(got.loss.requires_grad());
  EXPECT_EQ(cell->steps.item<std::int64_t>(), 14);
}

TEST_P(RecurrentTest, BackwardFillsTheGradientsOfAllLeaves) {
  Problem problem = gru(7);
  objective(problem, unrolled(problem)).backward();
  Tensors expected;
  for (Tensor leaf : problem.leaves()) {
    expected.push_back(leaf.grad().clone());
    leaf.mutable_grad() = Tensor();
  }
  objective(problem, recurrent(problem.cell, problem.inputs, problem.state, with(least_memory(problem)))).backward();
  Tensors got;
  for (const Tensor& leaf : problem.leaves()) got.push_back(leaf.grad());
  EXPECT_TRUE(same_bits(got, expected));
}

TEST_P(RecurrentTest, OnlyWhatIsAskedForGetsAGradient) {
  Problem problem = lstm(7);
  add_loss(problem);
  const Outcome expected = plain(problem);
  const Tensors leaves = problem.leaves();
  // One leaf at a time, so that each is once the only one.
  for (std::size_t k = 0; k < leaves.size(); ++k)
    for (const Bytes memory : {least_memory(problem), Options{}.memory}) {
      const Recurrent result = recurrent(problem.cell, problem.inputs, problem.state, with(memory), problem.wanted);
      const Tensors found = ::torch::autograd::grad({objective(problem, result)}, {leaves[k]});
      EXPECT_TRUE(same_bits(found[0], expected.gradients[k])) << "leaf " << k;
    }
  for (const Tensor& leaf : leaves) EXPECT_FALSE(leaf.grad().defined());
}

TEST_P(RecurrentTest, PartsOfTheResultMayBeLeftUnused) {
  Problem problem = lstm(7);
  problem.wanted.outputs = true;
  add_loss(problem);
  const std::vector<std::function<Tensor(const Recurrent&)>> uses{
      [](const Recurrent& r) { return r.outputs[2].sum(); }, [](const Recurrent& r) { return r.state[1].sum(); },
      [](const Recurrent& r) { return r.loss; },
      [](const Recurrent& r) { return r.outputs.narrow(0, 1, 3).sum() + r.state[0].sum(); }};
  for (const auto& use : uses) {
    const Tensors expected = ::torch::autograd::grad({use(unrolled(problem))}, problem.leaves(), {}, c10::nullopt, false, true);
    for (const Bytes memory : {least_memory(problem), Options{}.memory}) {
      const Recurrent result = recurrent(problem.cell, problem.inputs, problem.state, with(memory), problem.wanted);
      const Tensors got = ::torch::autograd::grad({use(result)}, problem.leaves(), {}, c10::nullopt, false, true);
      ASSERT_EQ(got.size(), expected.size());
      for (std::size_t k = 0; k < got.size(); ++k)  // what is not used may have zeros or nothing
        if (got[k].defined() && expected[k].defined())
          EXPECT_TRUE(same_bits(got[k], expected[k])) << "leaf " << k;
        else
          EXPECT_EQ((got[k].defined()        ? got[k]
                     : expected[k].defined() ? expected[k]
                                             : ::torch::zeros({1}))
                        .abs()
                        .max()
                        .item<float>(),
                    0);
    }
  }
}

TEST_P(RecurrentTest, LongSequencesWithinTheBudget) {
  constexpr std::int64_t kSteps = 3000, kWide = 128;
  nn::GRUCell cell = placed(nn::GRUCell(8, kWide));
  const Tensor inputs = randn({kSteps, 32, 8}), state = ::torch::zeros({32, kWide}, device());
  Wanted wanted;
  wanted.loss = Layer([](Tensor h) { return h.pow(2).mean(); });
  const auto threads = [&] {
    recurrent(cell, inputs.narrow(0, 0, 2), {state}, with(Options{}.memory), wanted).loss.backward();
    return test::threads_of_this_process();
  }();
  const Bytes memory = Bytes::parse("2MiB");
  const Options options = with(memory);
  cell->zero_grad();
  const Recurrent first = recurrent(cell, inputs, {state}, options, wanted);  // profiles and plans
  ASSERT_TRUE(first.planned);
  EXPECT_TRUE(first.planned->replays);
  EXPECT_LE(first.planned->peak, memory);
  MemoryMeter meter;
  recurrent(cell, inputs, {state}, options, wanted).loss.backward();
  const auto predicted = static_cast<double>(first.planned->peak.count()), real = static_cast<double>(meter.peak().count());
  EXPECT_LE(real, predicted * 1.01 + 1024 * 1024);
  EXPECT_GE(real, predicted * 0.95);
  EXPECT_EQ(test::threads_of_this_process(), threads);
}

// Wide enough for states to outweigh what is not counted: peaks are as predicted whatever is wanted.
TEST_P(RecurrentTest, PeaksAreAsPredicted) {
  nn::LSTMCell cell = placed(nn::LSTMCell(32, 256));
  nn::Linear decoder = placed(nn::Linear(256, 100));
  const Layer loss(
      [decoder](Tensor h, Tensor target) mutable { return ::torch::cross_entropy_loss(decoder->forward(h), target); });
  for (const bool outputs : {false, true})
    for (const bool with_loss : {false, true}) {
      Problem problem{.cell = cell,
                      .inputs = {leaf({60, 64, 32})},
                      .state = {leaf({64, 256}), leaf({64, 256})},
                      .parameters = cell->parameters()};
      problem.wanted.outputs = outputs;
      if (with_loss) {
        problem.wanted.loss = loss;
        problem.wanted.targets = {::torch::randint(100, {60, 64}, ::torch::TensorOptions(device()).dtype(::torch::kLong))};
      }
      const Recurrent all = recurrent(problem.cell, problem.inputs, problem.state, with(Options{}.memory), problem.wanted);
      const Bytes top = store_all_memory(all.planned->profile.chain);
      const Bytes least = minimum_memory(all.planned->profile.chain).memory;
      for (int k = 0; k <= 2; ++k) {
        const Options options = with(Bytes(least.count() + (top.count() - least.count()) * k / 4));
        const Recurrent planned = recurrent(problem.cell, problem.inputs, problem.state, options, problem.wanted);
        SCOPED_TRACE(std::string(outputs ? "outputs " : "") + (with_loss ? "loss " : "") +
                     name_of(planned.planned->plan.strategy) + " memory " + std::to_string(options.memory.count()));
        MemoryMeter meter;
        const Recurrent result = recurrent(problem.cell, problem.inputs, problem.state, options, problem.wanted);
        for (const Tensor& tensor : result.state) meter.set_aside(tensor);  // the caller's
        Tensor sum = result.state[0].sum() + result.state[1].sum();
        if (outputs) sum = sum + result.outputs.sum();  // whose gradient takes no memory of its own
        if (with_loss) sum = sum + result.loss;
        ::torch::autograd::grad({sum}, problem.leaves(), {}, c10::nullopt, false, true);
        const auto predicted = static_cast<double>(planned.planned->peak.count());
        // State 0 counts, but was there before the meter. Beside it, the caller's own gradients.
        const double real =
            static_cast<double>(meter.peak().count()) + static_cast<double>(planned.planned->profile.chain.state(0).count());
        EXPECT_LE(real, predicted * 1.01 + 256 * 1024);
        EXPECT_GE(real, predicted * 0.95);
      }
    }
}

TEST_P(RecurrentTest, PlansAreMadeOnce) {
  const auto cell = placed(std::make_shared<CountingCell>());
  const Tensor state = randn({kBatch, kHidden});
  const Options options = with(Options{}.memory);
  const auto train = [&](const Options& chosen, std::int64_t steps) {
    cell->runs = cell->first_runs = 0;
    const Recurrent result = recurrent(cell, randn({steps, kBatch, kIn}), {state}, chosen);
    result.state[0].sum().backward();
    EXPECT_EQ(cell->first_runs, steps);  // profiling and replays are not first runs
    return cell->runs;
  };
  EXPECT_GT(train(options, 7), 7);
  EXPECT_EQ(train(options, 7), 7);
  EXPECT_EQ(train(Options(options), 7), 7);  // copies share what was found
  EXPECT_GT(train(options, 8), 8);           // another length is another plan
  EXPECT_EQ(train(options, 7), 7);
  EXPECT_GT(train(with(Options{}.memory), 7), 7);  // other options know nothing

  Options tight = with(Options{}.memory);
  tight.memory = plan_recurrent(cell, {randn({50, kBatch, kIn})}, {state}, tight)->minimum();
  EXPECT_EQ(cell->first_runs, 7);  // planning runs nothing for the first time
  train(tight, 50);
  const Recurrent result = recurrent(cell, randn({50, kBatch, kIn}), {state}, tight);
  EXPECT_TRUE(result.planned->replays);
  EXPECT_EQ(train(tight, 50), result.planned->plan.prediction.forward_steps());
}

// A function's parameters are not known beforehand: what is frozen or thawed between two calls must not be taken for what it was.
TEST_P(RecurrentTest, FreezingWhatAFunctionUses) {
  Problem problem = gru(7);
  add_loss(problem);
  const Options options = with(Options{}.memory);
  expect_same(recollected(problem, options), plain(problem));
  problem.parameters.back().set_requires_grad(false);
  expect_same(recollected(problem, options), plain(problem));
  problem.parameters.back().set_requires_grad(true);
  expect_same(recollected(problem, options), plain(problem));
  // Where it was frozen when it was profiled, an error will do, but not a gradient that is not there.
  problem.parameters.back().set_requires_grad(false);
  const Options other = with(Options{}.memory);
  expect_same(recollected(problem, other), plain(problem));
  problem.parameters.back().set_requires_grad(true);
  EXPECT_THAT(message_of<Error>([&] { recollected(problem, other); }), HasSubstr("did not use when it was profiled"));
}

TEST_P(RecurrentTest, TrainingModesAndFreezingOfModulesMakeNewPlans) {
  nn::Sequential inner = placed(nn::Sequential(nn::Linear(kHidden, kHidden), nn::Dropout(0.5)));
  struct Cell : nn::Module {
    explicit Cell(nn::Sequential network) : net(std::move(network)) { register_module("net", net); }
    Tensor forward(const Tensor& x, const Tensor& h) { return (x + net->forward(h)).tanh(); }
    nn::Sequential net;
  };
  Problem problem{.cell = std::make_shared<Cell>(inner),
                  .inputs = {leaf({7, kBatch, kHidden})},
                  .state = {leaf({kBatch, kHidden})},
                  .parameters = inner->parameters()};
  const Options options = with(least_memory(problem));
  expect_same(recollected(problem, options), plain(problem));
  problem.cell.module()->eval();
  expect_same(recollected(problem, options), plain(problem));
  problem.parameters[0].set_requires_grad(false);
  expect_same(recollected(problem, options), plain(problem));
}

TEST_P(RecurrentTest, TensorsOfOtherComputationsAreRefused) {
  const Tensor base = leaf({kHidden});
  Tensor scale = base;
  const Layer cell([&](Tensor x, Tensor h) { return (x + h * scale).tanh(); });
  const Tensor inputs = randn({7, kBatch, kHidden}), state = randn({kBatch, kHidden});
  const Options options = with(Options{}.memory);
  recurrent(cell, inputs, {state}, options).state[0].sum().backward();
  scale = base.exp();
  EXPECT_THAT(message_of<InvalidInput>([&] { recurrent(cell, inputs, {state}, with(Options{}.memory)); }),
              HasSubstr("another computation"));
  // Nor when it was a parameter at the time of the profile.
  EXPECT_THROW(recurrent(cell, inputs, {state}, options).state[0].sum().backward(), Error);
}

TEST_P(RecurrentTest, ChangesBetweenForwardAndBackwardAreErrors) {
  const auto check = [](const Problem& problem, Tensor& changed, const char* says) {
    const Recurrent result = recurrent(problem.cell, problem.inputs, problem.state, with(least_memory(problem)), problem.wanted);
    ASSERT_TRUE(result.planned->replays);
    {
      const ::torch::NoGradGuard no_grad;
      changed.add_(1);
    }
    EXPECT_THAT(message_of<Error>([&] { objective(problem, result).backward(); }), HasSubstr(says));
  };
  Problem problem = gru(50);
  check(problem, problem.parameters[0], "parameter was changed");
  check(problem, problem.state[0], "changed");
  check(problem, problem.inputs[0], "changed");
  problem.wanted.loss = Layer([](Tensor h, Tensor target) { return (h - target).pow(2).sum(); });
  problem.wanted.targets = {randn({50, kBatch, kHidden})};
  check(problem, problem.wanted.targets[0], "changed");
}

TEST_P(RecurrentTest, GradientsOfGradientsAndSecondBackwardsAreErrors) {
  Problem problem = gru(7);
  const Tensor sum = objective(problem, recurrent(problem.cell, problem.inputs, problem.state, with(Options{}.memory)));
  EXPECT_THAT(message_of<Error>([&] { ::torch::autograd::grad({sum}, problem.leaves(), {}, true, /*create_graph=*/true); }),
              HasSubstr("create_graph"));
  sum.backward({}, /*retain_graph=*/true);
  EXPECT_THAT(message_of<Error>([&] { sum.backward(); }), HasSubstr("retain_graph"));
}

TEST_P(RecurrentTest, AnExceptionOfTheCellReachesTheCaller) {
  const auto cell = placed(std::make_shared<CountingCell>());
  Problem problem = one_state(cell, 20);
  const Options options = with(least_memory(problem));
  recollected(problem, options);
  cell->runs = 0;
  cell->throw_at = 5;
  EXPECT_EQ(message_of<std::domain_error>([&] { recollected(problem, options); }), "the user's own");
  cell->runs = 0;
  cell->throw_at = 30;  // in the backward pass
  const Recurrent result = recurrent(problem.cell, problem.inputs, problem.state, options);
  EXPECT_EQ(message_of<std::domain_error>([&] { result.state[0].sum().backward(); }), "the user's own");
  EXPECT_FALSE(is_recomputing());
  cell->throw_at = -1;
  expect_same(recollected(problem, options), plain(problem));
}

TEST_P(RecurrentTest, NothingIsLeftBehind) {
  Problem problem = gru(20);
  const Options options = with(least_memory(problem));
  recollected(problem, options);
  const MemoryMeter meter;
  recollected(problem, options);
  EXPECT_LT(meter.live().count(), 8192);  // the generators' states of libtorch's own may stay
  { const Recurrent unused = recurrent(problem.cell, problem.inputs, problem.state, options); }
  EXPECT_LT(meter.live().count(), 8192);
}

TEST_P(RecurrentTest, WrongInputsAreNamed) {
  nn::LSTMCell cell = placed(nn::LSTMCell(kIn, kHidden));
  const Tensor x = leaf({7, kBatch, kIn}), h = leaf({kBatch, kHidden});
  const auto message = [](auto run) { return message_of<InvalidInput>(run); };
  EXPECT_THAT(message([&] { recurrent(cell, Tensors(), {h, h}); }), HasSubstr("inputs of recurrent()"));
  EXPECT_THAT(message([&] { recurrent(cell, Tensor(), {h, h}); }), HasSubstr("inputs of recurrent()"));
  EXPECT_THAT(message([&] { recurrent(cell, ::torch::ones({}), {h, h}); }), HasSubstr("time"));
  EXPECT_THAT(message([&] { recurrent(cell, x.narrow(0, 0, 0), {h, h}); }), HasSubstr("at least one step"));
  EXPECT_THAT(message([&] {
                recurrent(cell, Tensors{x, x.narrow(0, 0, 6)}, {h, h});
              }),
              AllOf(HasSubstr("6 steps"), HasSubstr("7")));
  EXPECT_THAT(message([&] { recurrent(cell, Tensors{x, Tensor()}, {h, h}); }), HasSubstr("inputs of recurrent()"));
  EXPECT_THAT(message([&] { recurrent(cell, x, {}); }), HasSubstr("initial state"));
  EXPECT_THAT(message([&] { recurrent(cell, x, {h}); }), HasSubstr("2 tensors"));  // the cell takes three
  EXPECT_THAT(message([&] { recurrent(cell, x, {h, h, h}); }), HasSubstr("4 tensors"));
  Wanted wanted;
  wanted.loss = Layer([](Tensor state, Tensor target) { return (state - target).sum(); });
  wanted.targets = {randn({5, kBatch, kHidden})};
  EXPECT_THAT(message([&] {
                recurrent(cell, x, {h, h}, {}, wanted);
              }),
              AllOf(HasSubstr("Wanted::targets"), HasSubstr("5 steps"), HasSubstr("7")));
  wanted.targets = {};
  EXPECT_THAT(message([&] { recurrent(cell, x, {h, h}, {}, wanted); }), HasSubstr("1 tensors"));
}

TEST_P(RecurrentTest, CellsAndLossesThatReturnTheWrongThingAreNamed) {
  const Tensor x = leaf({7, kBatch, kHidden}), h = leaf({kBatch, kHidden});
  const auto message = [](auto run) { return message_of<InvalidInput>(run); };
  const Layer fewer([](Tensor in, Tensor a, Tensor b) { return in + a + b; }, "fewer");
  const Layer more([](Tensor in, Tensor a) { return std::make_tuple(in + a, a); }, "more");
  const Layer none([](Tensor, Tensor) { return Tensors(); }, "none");
  Wanted summed;
  summed.loss = Layer([](Tensor state) { return state.sum(); });
  for (const Wanted& wanted : {Wanted{}, summed})
    for (const bool gradients : {true, false}) {
      const ::torch::AutoGradMode mode(gradients);
      EXPECT_THAT(message([&] {
                    recurrent(fewer, x, {h, h}, {}, wanted);
                  }),
                  AllOf(HasSubstr("fewer"), HasSubstr("1 tensors"), HasSubstr("2")));
      EXPECT_THAT(message([&] { recurrent(more, x, {h}, {}, wanted); }),
                  AllOf(HasSubstr("more"), HasSubstr("2 tensors"), HasSubstr("1")));
      EXPECT_THAT(message([&] { recurrent(none, x, {h}, {}, wanted); }), AllOf(HasSubstr("none"), HasSubstr("0 tensors")));
    }
  const Layer cell([](Tensor in, Tensor state) { return (in + state).tanh(); });
  Wanted wide, empty;
  wide.loss = Layer([](Tensor state) { return state.sum(0); });
  EXPECT_THAT(message([&] { recurrent(cell, x, {h}, {}, wide); }),
              AllOf(HasSubstr("Wanted::loss"), HasSubstr("5 numbers"), HasSubstr("one number")));
  empty.loss = Layer([](Tensor) { return Tensors(); });
  EXPECT_THAT(message([&] { recurrent(cell, x, {h}, {}, empty); }), HasSubstr("Wanted::loss"));
  const Layer in_place([](Tensor in, Tensor state) { return state.add_(in); });
  EXPECT_THAT(message([&] { recurrent(in_place, x, {h}); }), HasSubstr("in place"));
}

RECOLLECT_TEST_ON_DEVICES(RecurrentTest);

}  // namespace
}  // namespace recollect::torch
