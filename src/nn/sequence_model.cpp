#include "recollect/nn/sequence_model.hpp"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>

#include <algorithm>
#include <cmath>

#include "nn/checks.hpp"
#include "nn/measure.hpp"
#include "nn/time_blocks.hpp"
#include "nn/time_planning.hpp"

namespace recollect::nn {
namespace {

using at::Tensor;

// Rows of logits that are alive at once: about a million numbers, whatever the vocabulary.
Index logit_rows(Index rows, Index vocabulary) { return std::clamp<Index>((Index{1} << 20) / vocabulary, 1, rows); }

Tensor& gradient_of(Tensor& parameter) {
  if (!parameter.mutable_grad().defined()) parameter.mutable_grad() = at::zeros_like(parameter);
  return parameter.mutable_grad();
}

void require_tokens(const Tensor& tokens, const char* field, Index below, Index least) {
  if (!tokens.defined() || tokens.scalar_type() != at::kInt || tokens.dim() != 2 || !tokens.is_contiguous() ||
      tokens.numel() == 0)
    throw InvalidInput(field, tokens.defined() ? tokens.toString() : "none", "a contiguous int32 tensor [time, batch]");
  const auto [low, high] = std::minmax_element(tokens.data_ptr<std::int32_t>(), tokens.data_ptr<std::int32_t>() + tokens.numel());
  if (*low < least || *high >= below)
    throw InvalidInput(field, std::to_string(*low < least ? *low : *high),
                       "tokens from " + std::to_string(least) + " to " + std::to_string(below - 1));
}

// Whether a target behind the end of its sequence asks for a loss: then the targets must be copied.
bool counts_behind(const TokenBatch& batch) {
  const Index columns = batch.targets.size(1);
  const std::int32_t* targets = batch.targets.data_ptr<std::int32_t>();
  const std::int32_t* lengths = batch.lengths.data_ptr<std::int32_t>();
  for (Index b = 0; b < columns; ++b)
    for (Index t = lengths[b]; t < batch.targets.size(0); ++t)
      if (targets[t * columns + b] >= 0) return true;
  return false;
}
// The batch as it is computed: lengths checked, and targets behind the ends of sequences out of the count.
TokenBatch checked(const TokenBatch& batch, Index vocabulary) {
  require_tokens(batch.inputs, "inputs", vocabulary, 0);
  require_tokens(batch.targets, "targets", vocabulary, -1);
  if (batch.targets.sizes() != batch.inputs.sizes())
    throw InvalidInput("targets", sizes_text(batch.targets), "one for each input, " + sizes_text(batch.inputs));
  TokenBatch made{batch.inputs, batch.targets, checked_lengths(batch.lengths, batch.inputs.size(0), batch.inputs.size(1))};
  if (made.lengths.defined() && counts_behind(made))
    made.targets =
        batch.targets.masked_fill(at::arange(batch.inputs.size(0), at::kInt).unsqueeze(1) >= made.lengths.unsqueeze(0), -1);
  return made;
}
std::int64_t counted(const Tensor& targets) {
  const std::int32_t* first = targets.data_ptr<std::int32_t>();
  return std::count_if(first, first + targets.numel(), [](std::int32_t target) { return target >= 0; });
}
Tensor checked_state(const SequenceModel& model, const Tensor& state, Index columns) {
  Tensor zeros = model.initial_state(columns);
  if (!state.defined()) return zeros;
  require_state(state, zeros);
  return state;
}

}  // namespace

// Embedding below, output layer and cross-entropy above. Loss and correct answers are counted as micro-blocks come by.
class SequenceModel::Ends final : public nn::Ends {
 public:
  enum class Mode : std::uint8_t { gradient, evaluation };
  Ends(const SequenceModel& model, const TokenBatch& batch, Mode mode, double scale)
      : model_(model), batch_(batch), mode_(mode), scale_(scale), columns_(batch.inputs.size(1)) {}

  Tensor input(Range times, const Tensor& room) override {
    const auto tokens = rows(batch_.inputs, times);
    AT_DISPATCH_FLOATING_TYPES(room.scalar_type(), "embedding", [&] {
      const scalar_t* table = model_.embedding_weight_.data_ptr<scalar_t>();
      scalar_t* to = room.data_ptr<scalar_t>();
      const Index width = room.size(1);
      for (std::size_t row = 0; row < tokens.size(); ++row)
        std::copy_n(table + tokens[row] * width, width, to + static_cast<Index>(row) * width);
    });
    return room;
  }

  // The embedding's gradient, columns shared out so that every sum runs over the rows in order.
  bool wants_input_gradient() const override { return true; }
  void input_gradient(Range times, const Tensor& gradient) override {
    const auto tokens = rows(batch_.inputs, times);
    AT_DISPATCH_FLOATING_TYPES(gradient.scalar_type(), "embedding gradient", [&] {
      const scalar_t* from = gradient.data_ptr<scalar_t>();
      scalar_t* table = d_embedding_.data_ptr<scalar_t>();
      const Index width = gradient.size(1);
      at::parallel_for(0, width, 64, [&](Index begin, Index end) {
        for (std::size_t row = 0; row < tokens.size(); ++row)
          for (Index j = begin; j < end; ++j) table[tokens[row] * width + j] += from[static_cast<Index>(row) * width + j];
      });
    });
  }

  void output(Range times, const Tensor& outputs) override {
    if (mode_ != Mode::evaluation) return;
    each_piece(times, outputs, evaluation_scratch_,
               [&](const Tensor& logits, const Tensor&, std::span<const std::int32_t> targets, Index) {
                 const Tensor likeliest = logits.argmax(1);
                 for (std::size_t i = 0; i < targets.size(); ++i)
                   correct_ += targets[i] >= 0 && likeliest.data_ptr<std::int64_t>()[i] == targets[i];
                 cross_entropy(logits, targets);
               });
  }

  Index scratch_size(Index count) const override {
    const Index most = logit_rows(count, model_.options_.vocabulary);
    return most * (model_.options_.vocabulary + 1) + model_.options_.vocabulary;
  }
  void output_gradient(Range times, const Tensor& outputs, const Tensor& gradient, const Tensor& scratch) override {
    each_piece(
        times, outputs, scratch, [&](const Tensor& logits, const Tensor& y, std::span<const std::int32_t> targets, Index first) {
          cross_entropy(logits, targets);
          Tensor to = gradient.narrow(0, first, logits.size(0));
          at::mm_out(to, logits, model_.output_weight_.detach());
          d_output_.addmm_(logits.t(), y);
          // The sums of columns, as a product with ones.
          Tensor ones = scratch.narrow(0, scratch.numel() - model_.options_.vocabulary - logits.size(0), logits.size(0)).fill_(1);
          Tensor sums = scratch.narrow(0, scratch.numel() - model_.options_.vocabulary, model_.options_.vocabulary);
          sums.addmv_(logits.t(), ones, /*beta=*/0);  // mv_out would allocate as much again
          d_bias_.add_(sums);
        });
  }

  void set_gradients(const Tensor& embedding, const Tensor& output, const Tensor& bias) {
    d_embedding_ = embedding;
    d_output_ = output;
    d_bias_ = bias;
  }
  void make_room(Index count) { evaluation_scratch_ = at::empty({scratch_size(count)}, model_.embedding_weight_.scalar_type()); }
  double loss() const { return loss_; }
  std::int64_t correct() const { return correct_; }

 private:
  std::span<const std::int32_t> rows(const Tensor& tokens, Range times) const {
    return {tokens.data_ptr<std::int32_t>() + times.begin * columns_,
            static_cast<std::size_t>((times.end - times.begin) * columns_)};
  }
  template <class Body>
  void each_piece(Range times, const Tensor& outputs, const Tensor& scratch, const Body& body) {
    const auto targets = rows(batch_.targets, times);
    const Index count = outputs.size(0), vocabulary = model_.options_.vocabulary, most = logit_rows(count, vocabulary);
    for (Index first = 0; first < count; first += most) {
      const Index now = std::min(most, count - first);
      Tensor logits = scratch.narrow(0, 0, now * vocabulary).view({now, vocabulary});
      const Tensor y = outputs.narrow(0, first, now);
      at::addmm_out(logits, model_.output_bias_.detach(), y, model_.output_weight_.detach().t());
      body(logits, y, targets.subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(now)), first);
    }
  }
  // Rows on all threads, summed in order.
  void cross_entropy(const Tensor& logits, std::span<const std::int32_t> targets) {
    losses_.resize(targets.size());
    AT_DISPATCH_FLOATING_TYPES(logits.scalar_type(), "cross-entropy", [&] {
      at::parallel_for(0, logits.size(0), 8, [&](Index begin, Index end) {
        kernels<scalar_t>().cross_entropy({begin, end}, logits.size(1), targets.data(), logits.data_ptr<scalar_t>(),
                                          logits.size(1), static_cast<scalar_t>(scale_), losses_.data());
      });
    });
    for (const double loss : losses_) loss_ += loss;
  }

  const SequenceModel& model_;
  const TokenBatch& batch_;
  Mode mode_;
  double scale_;
  Index columns_;
  Tensor d_embedding_, d_output_, d_bias_, evaluation_scratch_;
  std::vector<double> losses_;
  double loss_ = 0;
  std::int64_t correct_ = 0;
};

namespace {

TimeShape shape_of(const SequenceModel& model, Index time_steps, Index batch, Index micro_block, bool training) {
  const SequenceModelOptions& o = model.options();
  TimeShape shape{
      .cell = o.cell, .layers = o.layers, .input = o.embed, .hidden = o.hidden, .time_steps = time_steps, .batch = batch};
  shape.dtype = o.dtype;
  shape.micro_block = micro_block > 0 ? micro_block : default_micro_block(o.cell, batch);
  shape.block = shape.micro_block;
  shape.dropout = training && o.dropout > 0;
  shape.recurrent_dropout = training && o.recurrent_dropout > 0;
  shape.reversible = o.reversible;
  if (!training) shape.reversible.drop_connect = 0;
  return shape;
}

}  // namespace

SequenceModel::SequenceModel(const SequenceModelOptions& options) : options_(options) {
  const auto positive = [](std::int64_t value, const char* field) {
    if (value < 1) throw InvalidInput(field, std::to_string(value), "1 or more");
  };
  positive(options.vocabulary, "vocabulary");
  positive(options.embed, "embed");
  if (options.tied && options.embed != options.hidden)
    throw InvalidInput("tied", "embed " + std::to_string(options.embed) + ", hidden " + std::to_string(options.hidden),
                       "tied weights need embed and hidden to be equal");
  embedding_ = register_module("embedding", std::make_shared<::torch::nn::Module>());
  rnn_ = register_module(
      "rnn",
      std::make_shared<Recurrent>(options.cell, RecurrentOptions{options.embed, options.hidden, options.layers, options.dropout,
                                                                 options.recurrent_dropout, options.dtype, options.reversible}));
  output_ = register_module("output", std::make_shared<::torch::nn::Module>());
  const double bound = 1 / std::sqrt(static_cast<double>(options.hidden));
  embedding_weight_ = embedding_->register_parameter(
      "weight", options.tied ? at::empty({options.vocabulary, options.embed}, options.dtype).uniform_(-bound, bound)
                             : at::randn({options.vocabulary, options.embed}, options.dtype));
  output_weight_ = options.tied
                       ? embedding_weight_
                       : output_->register_parameter(
                             "weight", at::empty({options.vocabulary, options.hidden}, options.dtype).uniform_(-bound, bound));
  output_bias_ = output_->register_parameter("bias", at::empty({options.vocabulary}, options.dtype).uniform_(-bound, bound));
}

TimePlan SequenceModel::plan(std::int64_t time_steps, std::int64_t batch, const RunOptions& run) const {
  if (time_steps < 1 || batch < 1)
    throw InvalidInput(time_steps < 1 ? "sequence" : "batch", std::to_string(time_steps < 1 ? time_steps : batch), "1 or more");
  TimeShape shape = shape_of(*this, time_steps, batch, run.micro_block, is_training());
  shape.input_gradient = true;
  const Tensor tokens = at::zeros({std::min(shape.micro_block, time_steps), batch}, at::kInt);
  const TokenBatch sample{tokens, tokens};
  Ends ends(*this, sample, Ends::Mode::gradient, 0);
  shape.head_scratch = ends.scratch_size(shape.rows());
  if (!run.measure)
    return plan_time(shape, run, estimated_times(shape, 6.0 * static_cast<double>(options_.hidden * options_.vocabulary)));
  const at::NoGradGuard guard;
  ends.set_gradients(at::zeros_like(embedding_weight_), at::zeros_like(output_weight_), at::zeros_like(output_bias_));
  TimeShape micro = shape;
  micro.micro_block = tokens.size(0);
  return plan_time(shape, run, measured_times(micro, rnn_->weights(), ends));
}

SequenceModel::Outcome SequenceModel::gradient(const TokenBatch& given, const Tensor& state, const TimePlan& planned,
                                               const GradientOptions& options) {
  const at::NoGradGuard guard;
  const TokenBatch batch = checked(given, options_.vocabulary);
  Tensor first = checked_state(*this, state, batch.inputs.size(1));
  if (batch.inputs.size(0) != planned.time_steps || batch.inputs.size(1) != planned.batch)
    throw InvalidInput(
        "inputs", std::to_string(batch.inputs.size(0)) + " × " + std::to_string(batch.inputs.size(1)),
        "the plan's time steps × batch, " + std::to_string(planned.time_steps) + " × " + std::to_string(planned.batch));
  TimeShape shape = shape_of(*this, planned.time_steps, planned.batch, planned.micro_block, is_training());
  follow(planned, shape);
  shape.input_gradient = true;
  Outcome outcome;
  outcome.counted = counted(batch.targets);
  const double scale = options.scale != 0 ? options.scale : outcome.counted > 0 ? 1 / static_cast<double>(outcome.counted) : 0;
  Ends ends(*this, batch, Ends::Mode::gradient, scale);
  shape.head_scratch = ends.scratch_size(shape.rows());
  if (shape.workspace_bytes() > planned.workspace)
    throw InvalidInput("plan", "a workspace of " + to_string(planned.workspace),
                       "one of " + to_string(shape.workspace_bytes()) + ": plan() in the mode, train() or eval(), of the run");
  const Tensor& d_embedding = gradient_of(embedding_weight_);
  ends.set_gradients(d_embedding, gradient_of(output_weight_), gradient_of(output_bias_));
  std::vector<LayerWeights> gradients;
  for (LayerWeights w : rnn_->weights())
    gradients.push_back(
        {gradient_of(w.w_ih), gradient_of(w.w_hh), gradient_of(w.b_ih), w.b_hh.defined() ? gradient_of(w.b_hh) : Tensor()});
  Masks masks;
  if (is_training()) masks = draw_masks(shape, rnn_->options(), options.key);
  const auto steps = TimeBlocks::make(shape, rnn_->weights(), std::move(gradients), std::move(masks), batch.lengths, ends);
  Execution execution(planned.plan, *steps, options.execute);
  Handle begin = steps->begin(first);
  first.reset();
  outcome.state = steps->end(execution.forward(std::move(begin)));
  execution.backward(Handle(at::zeros_like(outcome.state)));
  outcome.loss = ends.loss();
  outcome.report = execution.report();
  outcome.tape = steps->tape();
  return outcome;
}

SequenceModel::Outcome SequenceModel::evaluate(const TokenBatch& given, const Tensor& state, std::int64_t micro_block) const {
  const at::NoGradGuard guard;
  const TokenBatch batch = checked(given, options_.vocabulary);
  const Index steps = batch.inputs.size(0), columns = batch.inputs.size(1);
  const TimeShape shape = shape_of(*this, steps, columns, micro_block, false);
  Ends ends(*this, batch, Ends::Mode::evaluation, 0);
  ends.make_room(shape.rows());
  Outcome outcome;
  outcome.counted = counted(batch.targets);
  outcome.state = checked_state(*this, state, columns).clone(at::MemoryFormat::Contiguous);
  TimeBlocks::make(shape, rnn_->weights(), {}, {}, batch.lengths, ends)->run({0, steps}, outcome.state);
  outcome.loss = ends.loss();
  outcome.correct = ends.correct();
  return outcome;
}

struct SequenceModel::Reader::State {
  // One time step: the token in, the last layer's output out.
  class Ends final : public nn::Ends {
   public:
    Ends(const Tensor& table, Index columns) : table_(table), tokens_(at::zeros({columns}, at::kInt)) {}
    Tensor input(Range, const Tensor& room) override {
      Tensor to = room;
      return at::index_select_out(to, table_, 0, tokens_);
    }
    void output(Range, const Tensor& outputs) override { outputs_ = outputs; }
    void output_gradient(Range, const Tensor&, const Tensor&, const Tensor&) override {}
    Tensor table_, tokens_, outputs_;
  };
  Ends ends;
  Tensor weight, bias, zeros, state;
  std::unique_ptr<TimeBlocks> steps;
};

SequenceModel::Reader::Reader(const SequenceModel& model, std::int64_t batch)
    : state_(new State{{model.embedding_weight_.detach(), batch},
                       model.output_weight_.detach(),
                       model.output_bias_.detach(),
                       model.initial_state(batch),
                       model.initial_state(batch),
                       nullptr}) {
  state_->steps = TimeBlocks::make(shape_of(model, 1, batch, 1, false), model.rnn_->weights(), {}, {}, {}, state_->ends);
}
SequenceModel::Reader::~Reader() = default;
Tensor& SequenceModel::Reader::state() { return state_->state; }
Tensor SequenceModel::Reader::read(const Tensor& tokens) {
  const at::NoGradGuard guard;
  if (!tokens.defined() || tokens.sizes() != state_->ends.tokens_.sizes())
    throw InvalidInput("tokens", tokens.defined() ? sizes_text(tokens) : "none",
                       "one for each row, " + sizes_text(state_->ends.tokens_));
  require_state(state_->state, state_->zeros);
  state_->state = state_->state.contiguous();
  state_->ends.tokens_.copy_(tokens);
  state_->steps->run({0, 1}, state_->state);
  return at::addmm(state_->bias, state_->ends.outputs_, state_->weight.t());
}

}  // namespace recollect::nn
