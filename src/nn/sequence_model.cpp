#include "recollect/nn/sequence_model.hpp"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>

#include "nn/checks.hpp"
#include "nn/layers.hpp"
#include "nn/measure.hpp"

namespace recollect::nn {
namespace {

using at::Tensor;

Tensor checked_state(const SequenceModel& model, const Tensor& state, Index columns) {
  Tensor zeros = model.initial_state(columns);
  if (!state.defined()) return zeros;
  require_state(state, zeros);
  return state;
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

TokenWeights SequenceModel::weights() const { return {embedding_weight_, output_weight_, output_bias_}; }

TimePlan SequenceModel::plan(std::int64_t time_steps, std::int64_t batch, const RunOptions& run, std::int64_t) const {
  if (time_steps < 1 || batch < 1)
    throw InvalidInput(time_steps < 1 ? "sequence" : "batch", std::to_string(time_steps < 1 ? time_steps : batch), "1 or more");
  TimeShape shape = shape_of(options_, time_steps, batch, run.micro_block, is_training());
  shape.input_gradient = true;
  const Tensor tokens = at::zeros({std::min(shape.micro_block, time_steps), batch}, at::kInt);
  const TokenBatch sample{tokens, tokens};
  TokenEnds ends(weights(), sample, TokenEnds::Mode::gradient);
  shape.head_scratch = ends.scratch_size(shape.rows());
  return plan_time(
      shape, run, [&] { return estimated_times(shape, 6.0 * static_cast<double>(options_.hidden * options_.vocabulary)); },
      [&] {
        const at::NoGradGuard guard;
        ends.set_gradients({at::zeros_like(embedding_weight_), at::zeros_like(output_weight_), at::zeros_like(output_bias_)});
        return measured_times(shape, rnn_->weights(), ends);
      });
}

SequenceModel::Outcome SequenceModel::gradient(const TokenBatch& given, const Tensor& state, const TimePlan& planned,
                                               const GradientOptions& options) {
  const at::NoGradGuard guard;
  const TokenBatch batch = checked(given, options_.vocabulary);
  Tensor first = checked_state(*this, state, batch.inputs.size(1));
  require_plan(batch, planned);
  TimeShape shape = shape_of(options_, planned.time_steps, planned.batch, planned.micro_block, is_training());
  follow(planned, shape);
  shape.input_gradient = true;
  Outcome outcome;
  outcome.counted = counted(batch.targets);
  const double scale = options.scale != 0 ? options.scale : outcome.counted > 0 ? 1 / static_cast<double>(outcome.counted) : 0;
  TokenEnds ends(weights(), batch, TokenEnds::Mode::gradient, scale);
  shape.head_scratch = ends.scratch_size(shape.rows());
  require_workspace(shape.workspace_bytes(), planned);
  ends.set_gradients({gradient_of(embedding_weight_), gradient_of(output_weight_), gradient_of(output_bias_)});
  Masks masks;
  if (is_training()) masks = draw_masks(shape, rnn_->options(), options.key);
  const auto steps = TimeBlocks::make(shape, rnn_->weights(), gradients_of(*rnn_), std::move(masks), batch.lengths, ends);
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
  const TimeShape shape = shape_of(options_, steps, columns, micro_block, false);
  TokenEnds ends(weights(), batch, TokenEnds::Mode::evaluation);
  ends.make_room(shape.rows());
  Outcome outcome;
  outcome.counted = counted(batch.targets);
  outcome.state = checked_state(*this, state, columns).clone(at::MemoryFormat::Contiguous);
  TimeBlocks::make(shape, rnn_->weights(), {}, {}, batch.lengths, ends)->run({0, steps}, outcome.state);
  outcome.loss = ends.loss();
  outcome.correct = ends.correct();
  return outcome;
}

std::unique_ptr<TokenModel::Reader> SequenceModel::reader(std::int64_t batch) const {
  return std::make_unique<TokenReader>(weights(), batch, initial_state(batch), [&](Ends& ends) {
    const std::shared_ptr<TimeBlocks> steps =
        TimeBlocks::make(shape_of(options_, 1, batch, 1, false), rnn_->weights(), {}, {}, {}, ends);
    return [steps](Range times, Tensor& state) { steps->run(times, state); };
  });
}

}  // namespace recollect::nn
