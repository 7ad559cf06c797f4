#include "recollect/nn/performer.hpp"

#include <ATen/ATen.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>

#include "nn/checks.hpp"
#include "nn/performer_blocks.hpp"
#include "nn/products.hpp"
#include "nn/time_planning.hpp"
#include "nn/token_ends.hpp"

namespace recollect::nn {
namespace {

using at::Tensor;

constexpr Index kUsualHead = 64;

void require(bool holds, const char* field, const std::string& value, const std::string& accepted) {
  if (!holds) throw InvalidInput(field, value, accepted);
}

PerformerOptions filled(PerformerOptions o) {
  const auto positive = [](std::int64_t value, const char* field) {
    require(value > 0, field, std::to_string(value), "1 or more");
  };
  positive(o.vocabulary, "vocabulary");
  positive(o.width, "width");
  positive(o.layers, "layers");
  require(o.width % 4 == 0, "width", std::to_string(o.width), "a multiple of 4: half is embedding, half sines and cosines");
  if (o.heads == 0) o.heads = std::max<Index>(1, o.width / kUsualHead);
  positive(o.heads, "heads");
  require(o.width % o.heads == 0, "heads", std::to_string(o.heads), "a divisor of width " + std::to_string(o.width));
  if (o.feed_forward == 0) o.feed_forward = 4 * o.width;
  positive(o.feed_forward, "feed_forward");
  const Index head = o.width / o.heads;
  if (o.features == 0) o.features = head;
  positive(o.features, "features");
  require(o.map == FeatureMap::favor || o.features == head, "features", std::to_string(o.features),
          std::to_string(head) + ", as a head is wide, for all maps but FAVOR+");
  require(o.dropout >= 0 && o.dropout < 1, "dropout", std::to_string(o.dropout), "0 or more and less than 1");
  require(o.fraction_bits >= 0 && o.fraction_bits <= 60, "fraction_bits", std::to_string(o.fraction_bits), "0 to 60");
  require(!o.decay || o.sums != Sums::fixed, "sums", "fixed", "sums that decay are plain or twice as wide");
  require(o.dtype == at::kFloat || o.dtype == at::kDouble, "dtype", c10::toString(o.dtype), "float or double");
  return o;
}

// Enough rows for products to be fast, and few enough for short slices to take little more than their records.
Index default_micro_block(Index time_steps, Index batch) {
  const Index rows = std::clamp<Index>((128 + batch - 1) / batch, 1, 128);
  Index micro = 1;
  while (2 * micro <= rows && 32 * micro <= time_steps) micro *= 2;
  return std::max(micro, std::min({rows, time_steps, Index{64}}));
}

// A layer of what `make` makes of each tensor that is learnt.
template <class Make>
PerformerLayer each_learnt(PerformerLayer layer, const Make& make) {
  for (Tensor* tensor :
       {&layer.query, &layer.query_bias, &layer.key_value, &layer.key_value_bias, &layer.norm1, &layer.norm1_bias, &layer.feed1,
        &layer.feed1_bias, &layer.feed2, &layer.feed2_bias, &layer.norm2, &layer.norm2_bias})
    *tensor = make(*tensor);
  return layer;
}

void require_empty(const Tensor& state, const Tensor& zeros) {
  if (!state.defined()) return;
  require_state(state, zeros);
  require(!state.any().item<bool>(), "state", "one of an earlier sequence",
          "none: a Performer reads sequences from their beginning");
}

// At 100 GFLOP/s.
PieceTimes estimated(const PerformerShape& s) {
  const PerformerOptions& o = s.options;
  const auto rows = static_cast<double>(s.rows()), width = static_cast<double>(o.width),
             feed = static_cast<double>(o.feed_forward), layers = static_cast<double>(o.layers);
  const double attention = 2 * 4 * width * static_cast<double>(o.features),
               layer = 2 * (3 * width * width + 2 * width * feed) + attention,
               tail = 2 * (width * width + 2 * width * feed) + attention, head = 2 * width * static_cast<double>(o.vocabulary);
  const auto time = [](double flop) { return Nanoseconds(std::max<std::int64_t>(1, static_cast<std::int64_t>(flop / 100))); };
  return {.forward = time(rows * layers * layer),
          .backward = time(rows * (2 * layers * layer + 3 * head)),
          .rewind = time(rows * layers * layer),
          .advance = time(rows * (layers * layer - tail))};
}

// A piece of a sequence whose time is measured.
struct Sample {
  PerformerShape shape;
  Tensor tokens;
  TokenBatch batch{tokens, tokens};
  PieceTimes fastest = {};

  Sample(const PerformerShape& of, Index length) : shape(of), tokens(at::zeros({length, of.batch}, at::kInt)) {
    shape.block = shape.time_steps = length;
  }
  void run(const std::vector<PerformerLayer>& layers, const std::vector<PerformerLayer>& gradients, Ends& ends) {
    using Clock = std::chrono::steady_clock;
    const auto steps = PerformerBlocks::make(shape, layers, gradients, std::nullopt, ends);
    const auto timed = [](Nanoseconds& least, const auto& body) {
      const Clock::time_point start = Clock::now();
      auto made = body();
      const Nanoseconds time = std::max<Nanoseconds>(Clock::now() - start, Nanoseconds(1));
      if (least.count() == 0 || time < least) least = time;
      return made;
    };
    Handle first = steps->begin();
    Handle record = timed(fastest.forward, [&] { return steps->record(0, first.view(), 0); });
    Handle next = timed(fastest.advance, [&] { return steps->advance(0, first.view(), nullptr); });
    timed(fastest.backward, [&] {
      return steps->backward(0, first.view(), std::move(record), Handle(at::zeros(shape.state_sizes(), shape.options.dtype)));
    });
    if (shape.rewinds()) timed(fastest.rewind, [&] { return steps->rewind(0, next.view(), Handle()); });
  }
  // Advancing computes a part of what recording does, rewinding all of it: what says otherwise is noise, and plans should not
  // follow it.
  PieceTimes times() const {
    PieceTimes t = fastest;
    t.rewind = std::max(t.forward, t.rewind);
    t.advance = std::min(t.forward, t.advance);
    t.time_steps = shape.time_steps;
    return t;
  }
};

// A token of a longer piece takes less than one of a shorter: weights are laid out once for each, as long as kLaying rows take at
// least. Where it was measured to take more, something came in between: that is the likelier the longer a piece takes.
void not_slower(PieceTimes& longer, const PieceTimes& shorter, Index batch) {
  constexpr double kLaying = 8;
  const auto whole = [&](const PieceTimes& times) { return static_cast<double>(times.time_steps * batch) + kLaying; };
  const double most = whole(longer) / whole(shorter);
  for (const auto time : {&PieceTimes::forward, &PieceTimes::backward, &PieceTimes::rewind, &PieceTimes::advance})
    longer.*time =
        std::min(longer.*time, Nanoseconds(static_cast<std::int64_t>(static_cast<double>((shorter.*time).count()) * most)));
}

const PieceTimes& nearest(const std::vector<PieceTimes>& all, Index time_steps) {
  return *std::min_element(all.begin(), all.end(), [&](const PieceTimes& a, const PieceTimes& b) {
    return std::abs(a.time_steps - time_steps) < std::abs(b.time_steps - time_steps);
  });
}
PieceTimes scaled(PieceTimes times, Index time_steps) {
  for (Nanoseconds* time : {&times.forward, &times.backward, &times.rewind, &times.advance})
    *time = std::max(Nanoseconds(1), *time * time_steps / std::max<Index>(1, times.time_steps));
  times.time_steps = time_steps;
  return times;
}

// Steps that are advanced over before the first is recorded, if the plan has room for several together.
Step swept_by(const TimePlan& planned) {
  const StepCosts& step = planned.plan.chain.step(0);
  if (step.advance_scratch <= planned.workspace) return 0;
  Step end = 0;
  Schedule schedule = planned.plan.schedule;
  for (Action action; schedule.next(action) && action.kind != ActionKind::record;)
    if (action.kind == ActionKind::advance) end = action.end;
  return end;
}

// `times`: of a stretch.
Chain chain_of(const PerformerShape& s, const PieceTimes& times, const std::optional<FetchOptions>& fetch) {
  const std::int64_t tokens = std::min(s.block, s.time_steps), each = std::min(s.stretch(), s.time_steps);
  const auto whole = [&](Nanoseconds time) { return time * tokens / each; };
  const Bytes workspace = s.workspace_bytes();
  Chain::Options options{.input_state = s.state_bytes(), .input_gradient = s.gradient_bytes()};
  if (fetch) options.tiers = {fetch->tier};
  StepSpec step{.name = std::to_string(s.block) + " tokens",
                .forward = whole(times.forward),
                .advance = whole(times.advance),
                .backward = whole(times.backward),
                .state = s.state_bytes(),
                .record = s.record_bytes(),
                .gradient = s.gradient_bytes(),
                .forward_scratch = workspace,
                .advance_scratch = !fetch && s.together() > 1 ? workspace + s.record_bytes() - s.state_bytes() : workspace,
                .backward_scratch = workspace,
                .in_place = true};
  if (s.rewinds()) step.rewind = whole(times.rewind);
  return {options, {{.step = step, .count = s.blocks()}}};
}

}  // namespace

Performer::Performer(const PerformerOptions& given) : options_(filled(given)) {
  const PerformerOptions& o = options_;
  const auto module = [](::torch::nn::Module& parent, const std::string& name) {
    return parent.register_module(name, std::make_shared<::torch::nn::Module>());
  };
  // torch.nn's initialisation.
  const auto linear = [&](::torch::nn::Module& of, Index out, Index in, Tensor& weight, Tensor& bias) {
    const double bound = 1 / std::sqrt(static_cast<double>(in));
    weight = of.register_parameter("weight", at::empty({out, in}, o.dtype).uniform_(-bound, bound));
    bias = of.register_parameter("bias", at::empty({out}, o.dtype).uniform_(-bound, bound));
  };
  const auto norm = [&](::torch::nn::Module& of, Tensor& gain, Tensor& bias) {
    gain = of.register_parameter("weight", at::ones({o.width}, o.dtype));
    bias = of.register_parameter("bias", at::zeros({o.width}, o.dtype));
  };
  embedding_ = module(*this, "embedding")->register_parameter("weight", at::randn({o.vocabulary, o.width / 2}, o.dtype));
  const auto list = module(*this, "layers");
  for (Index l = 0; l < o.layers; ++l) {
    const auto of = module(*list, std::to_string(l));
    PerformerLayer layer;
    linear(*module(*of, "query"), o.width, o.width, layer.query, layer.query_bias);
    linear(*module(*of, "key_value"), 2 * o.width, o.width, layer.key_value, layer.key_value_bias);
    norm(*module(*of, "norm1"), layer.norm1, layer.norm1_bias);
    linear(*module(*of, "feed1"), o.feed_forward, o.width, layer.feed1, layer.feed1_bias);
    linear(*module(*of, "feed2"), o.width, o.feed_forward, layer.feed2, layer.feed2_bias);
    norm(*module(*of, "norm2"), layer.norm2, layer.norm2_bias);
    if (o.map == FeatureMap::favor)
      layer.projection = of->register_buffer("projection", at::randn({o.features, o.width / o.heads}, o.dtype));
    layers_.push_back(layer);
  }
  linear(*module(*this, "output"), o.vocabulary, o.width, output_, output_bias_);
}

Tensor Performer::initial_state(std::int64_t batch) const {
  const PerformerShape s{.options = options_, .batch = batch};
  return at::zeros(s.state_sizes(), s.sums_type());
}

TokenWeights Performer::ends() const { return {embedding_, output_, output_bias_}; }

PerformerShape Performer::shape(std::int64_t time_steps, std::int64_t batch, std::int64_t micro_block, bool training) const {
  PerformerShape s{.options = options_, .time_steps = time_steps, .batch = batch};
  s.micro_block = micro_block > 0 ? micro_block : default_micro_block(time_steps, batch);
  s.block = s.micro_block;
  if (!training) s.options.dropout = 0;
  // Where tokens recur, and what they are added to is left as it is. BLAS would not add the parts in the order of the whole.
  const Index tokens = options_.vocabulary;
  if (!options_.norm_first && s.options.dropout == 0 && 2 * tokens <= time_steps * batch &&
      std::max(tokens, s.micro_rows()) <= kFewRows)
    s.tabulated = tokens;
  return s;
}

// The fastest of a few, which take turns: what slows the machine down for a while must not decide between them.
std::vector<PieceTimes> Performer::measured(const PerformerShape& shape, const std::vector<std::int64_t>& lengths) const {
  constexpr int kCount = 6;  // one of them for warmth
  const at::NoGradGuard guard;
  std::vector<PerformerLayer> gradients;
  for (const PerformerLayer& layer : layers_)
    gradients.push_back(each_learnt(layer, [](const Tensor& tensor) { return at::zeros_like(tensor); }));
  const TokenWeights of_ends{at::zeros_like(embedding_), at::zeros_like(output_), at::zeros_like(output_bias_)};
  std::vector<Sample> samples;
  for (const std::int64_t length : lengths) samples.emplace_back(shape, length);
  for (int k = 0; k < kCount; ++k)
    for (Sample& sample : samples) {
      TokenEnds sample_ends(ends(), sample.batch, TokenEnds::Mode::gradient, 0, sample.shape.micro_rows());
      sample_ends.set_gradients(of_ends);
      sample.shape.head_scratch = sample_ends.scratch_size(sample.shape.rows());
      sample.run(layers_, gradients, sample_ends);
    }
  std::vector<PieceTimes> times;
  for (const Sample& sample : samples) {
    times.push_back(sample.times());
    if (times.size() > 1) not_slower(times.back(), times[times.size() - 2], shape.batch);
  }
  return times;
}

TimePlan Performer::plan(std::int64_t time_steps, std::int64_t batch, const RunOptions& run, std::int64_t) const {
  require(time_steps > 0, "sequence", std::to_string(time_steps), "1 or more");
  require(batch > 0, "batch", std::to_string(batch), "1 or more");
  PerformerShape s = shape(time_steps, batch, run.micro_block, is_training());
  // A slice is whole micro-blocks: one that is shorter than they would be makes them shorter.
  if (run.micro_block == 0 && run.block > 0) s.micro_block = std::min(s.micro_block, run.block);
  std::map<Index, PieceTimes> known;  // by the length of a stretch
  for (const PieceTimes& times : run.times) known.emplace(times.time_steps, times);
  const TokenBatch none{at::zeros({1, batch}, at::kInt), at::zeros({1, batch}, at::kInt)};
  const TokenEnds of_gradients(ends(), none, TokenEnds::Mode::gradient, 0, s.micro_rows());
  const auto set_block = [&](Index block) {
    s.block = block;
    s.head_scratch = of_gradients.scratch_size(s.rows());
  };
  const auto length = [&] { return std::min(s.stretch(), time_steps); };
  if (run.measure) {
    std::vector<Index> lengths;  // of blocks that the budget has room for
    for (const Index block : blocks_to_try(time_steps, s.micro_block, run)) {
      set_block(block);
      if (minimum_memory(chain_of(s, estimated(s), run.fetch), run.strategy).memory > run.memory) continue;
      if (!known.contains(length()) && (lengths.empty() || lengths.back() != length())) lengths.push_back(length());
    }
    for (const PieceTimes& times : measured(s, lengths)) known.emplace(times.time_steps, times);
  }
  TimePlan plan = plan_blocks(time_steps, batch, s.micro_block, run, [&](Index block) {
    set_block(block);
    const auto [times, is_new] = known.try_emplace(length(), estimated(s));
    if (is_new && !run.measure && !run.times.empty()) times->second = scaled(nearest(run.times, length()), length());
    return chain_of(s, times->second, run.fetch);
  });
  for (const auto& [of, times] : known)
    if (times.time_steps > 0) plan.times.push_back(times);
  return plan;
}

Performer::Outcome Performer::gradient(const TokenBatch& given, const Tensor& state, const TimePlan& planned,
                                       const GradientOptions& options) {
  const at::NoGradGuard guard;
  const TokenBatch batch = checked(given, options_.vocabulary);
  const Index columns = batch.inputs.size(1);
  require_plan(batch, planned);
  require_empty(state, initial_state(columns));
  PerformerShape s = shape(planned.time_steps, planned.batch, planned.micro_block, is_training());
  s.block = planned.block;
  s.kept = kept_by(planned, 1);
  s.swept = swept_by(planned);
  Outcome outcome;
  outcome.counted = counted(batch.targets);
  const double scale = options.scale != 0 ? options.scale : outcome.counted > 0 ? 1 / static_cast<double>(outcome.counted) : 0;
  TokenEnds token_ends(ends(), batch, TokenEnds::Mode::gradient, scale, s.micro_rows());
  s.head_scratch = token_ends.scratch_size(s.rows());
  require(
      s.workspace_bytes() <= planned.workspace, "plan", "a workspace of " + to_string(planned.workspace),
      "one of " + to_string(s.workspace_bytes()) + ": plan() in the mode, train() or eval(), and with the threads, of the run");
  token_ends.set_gradients({gradient_of(embedding_), gradient_of(output_), gradient_of(output_bias_)});
  std::vector<PerformerLayer> gradients;
  for (PerformerLayer& layer : layers_)
    gradients.push_back(each_learnt(layer, [](Tensor& tensor) { return gradient_of(tensor); }));
  const bool drops = s.options.dropout > 0;
  const auto steps =
      PerformerBlocks::make(s, layers_, std::move(gradients), drops ? std::optional(options.key) : std::nullopt, token_ends);
  Execution execution(planned.plan, *steps, options.execute);
  execution.forward(steps->begin());
  execution.backward(Handle(at::zeros(s.state_sizes(), options_.dtype)));
  steps->end();
  outcome.loss = token_ends.loss();
  outcome.report = execution.report();
  return outcome;
}

Performer::Outcome Performer::evaluate(const TokenBatch& given, const Tensor& state, std::int64_t micro_block) const {
  const at::NoGradGuard guard;
  const TokenBatch batch = checked(given, options_.vocabulary);
  const Index columns = batch.inputs.size(1);
  PerformerShape s = shape(batch.inputs.size(0), columns, micro_block, false);
  TokenEnds token_ends(ends(), batch, TokenEnds::Mode::evaluation);
  token_ends.make_room(s.rows());
  Outcome outcome;
  outcome.counted = counted(batch.targets);
  outcome.state = initial_state(columns);
  require_empty(state, outcome.state);
  PerformerBlocks::make(s, layers_, {}, std::nullopt, token_ends)->run({0, s.time_steps}, outcome.state);
  outcome.loss = token_ends.loss();
  outcome.correct = token_ends.correct();
  return outcome;
}

std::unique_ptr<TokenModel::Reader> Performer::reader(std::int64_t batch) const {
  return std::make_unique<TokenReader>(ends(), batch, initial_state(batch), [&](Ends& of_reader) {
    PerformerShape s = shape(1, batch, 1, false);
    s.tabulated = 0;
    const std::shared_ptr<PerformerBlocks> steps = PerformerBlocks::make(s, layers_, {}, std::nullopt, of_reader);
    return [steps](Range times, Tensor& sums) { steps->run(times, sums); };
  });
}

}  // namespace recollect::nn
