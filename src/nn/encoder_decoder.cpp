#include "recollect/nn/encoder_decoder.hpp"

#include <ATen/ATen.h>

#include <charconv>
#include <cmath>

#include "nn/attention.hpp"
#include "nn/checks.hpp"
#include "nn/layers.hpp"
#include "nn/measure.hpp"

namespace recollect::nn {
namespace {

using at::Tensor;

// Blocks of an encoder, then blocks of a decoder.
class BothSteps final : public BlockSteps {
 public:
  BothSteps(TimeBlocks& encoder, TimeBlocks& decoder) : encoder_(encoder), decoder_(decoder), first_(encoder.shape().blocks()) {}

  Handle advance(Step i, View state, Handle* tape) override { return of(i).advance(own(i), state, tape); }
  void advance_in_place(Step i, Handle& state, Handle* tape) override { of(i).advance_in_place(own(i), state, tape); }
  bool works_in_place() const override { return encoder_.works_in_place(); }
  Handle record(Step i, View state, int variant) override { return of(i).record(own(i), state, variant); }
  Handle copy(View state) override { return encoder_.copy(state); }
  Handle backward(Step i, View state, Handle record, Handle gradient) override {
    return of(i).backward(own(i), state, std::move(record), std::move(gradient));
  }
  Rewound rewind(Step i, View next, Handle tape) override { return of(i).rewind(own(i), next, std::move(tape)); }
  Handle allocate(Item item, Bytes bytes) override {
    const Step i = item.step;
    item.step = own(i);
    return of(i).allocate(item, bytes);
  }

 private:
  TimeBlocks& of(Step i) { return i < first_ ? encoder_ : decoder_; }
  Step own(Step i) const { return i < first_ ? i : i - first_; }
  TimeBlocks &encoder_, &decoder_;
  Step first_;
};

void require_no_state(const Tensor& state) {
  if (state.defined())
    throw InvalidInput("state", sizes_text(state), "none: every sequence begins with what its encoder has read");
}

// For all sequences of a source.
Annotations annotations_for(const EncoderDecoderOptions& o, const Tensor& embedding, const Tensor& source,
                            const Tensor& lengths) {
  Annotations a{at::empty({source.size(1), source.size(0), o.slice()}, o.dtype), {}, lengths};
  if (o.attention.embeddings) {
    a.embedding = embedding.detach();
    a.tokens = source;
  }
  return a;
}

// A state, through all of these time steps.
Handle run_through(TimeBlocks& steps, Handle state) {
  for (Step i = 0; i < steps.shape().blocks(); ++i) state = steps.advance(i, state.view(), nullptr);
  return state;
}

}  // namespace

std::string to_string(const Attention& attention) {
  const std::string slice = attention.slice == Attention::kFullSlice ? "full" : "slice:" + std::to_string(attention.slice);
  if (!attention.embeddings) return slice;
  return attention.slice == 0 ? "emb" : "emb+" + slice;
}

Attention parse_attention(const std::string& text, const std::string& field) {
  const auto refuse = [&] {
    throw InvalidInput(field, text, "emb (the source's embeddings), slice:K (K units of the encoder), emb+slice:K, or full");
  };
  Attention attention;
  std::string_view rest = text;
  if (rest == "emb" || rest.starts_with("emb+")) {
    attention.embeddings = true;
    rest.remove_prefix(3);
    if (rest.empty()) return attention;
    rest.remove_prefix(1);
  }
  if (rest == "full") {
    attention.slice = Attention::kFullSlice;
    return attention;
  }
  constexpr std::string_view kSlice = "slice:";
  if (!rest.starts_with(kSlice)) refuse();
  rest.remove_prefix(kSlice.size());
  const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), attention.slice);
  if (error != std::errc{} || end != rest.data() + rest.size() || attention.slice < 1) refuse();
  return attention;
}

EncoderDecoder::EncoderDecoder(const EncoderDecoderOptions& options) : options_(options) {
  const EncoderDecoderOptions& o = options_;
  const auto require = [](bool holds, const char* field, const std::string& value, const std::string& accepted) {
    if (!holds) throw InvalidInput(field, value, accepted);
  };
  for (const auto& [value, field] : {std::pair(o.source_vocabulary, "source_vocabulary"), std::pair(o.vocabulary, "vocabulary"),
                                     std::pair(o.embed, "embed"), std::pair(o.hidden, "hidden")})
    require(value > 0, field, std::to_string(value), "1 or more");
  require(!o.tied || o.embed == o.hidden, "tied", "embed " + std::to_string(o.embed) + ", hidden " + std::to_string(o.hidden),
          "tied weights need embed and hidden to be equal");
  require(o.slice() >= 0 && o.slice() <= o.hidden && o.attended() > 0, "attention", to_string(o.attention),
          "embeddings, or a slice of 1 to " + std::to_string(o.hidden) + " units");
  const auto module = [this](const char* name) { return register_module(name, std::make_shared<::torch::nn::Module>()); };
  const RecurrentOptions layers{o.embed, o.hidden, o.layers, o.dropout, o.recurrent_dropout, o.dtype, o.reversible};
  source_embedding_ = module("source_embedding");
  encoder_ = register_module("encoder", std::make_shared<Recurrent>(o.cell, layers));
  target_embedding_ = module("target_embedding");
  decoder_ = register_module("decoder", std::make_shared<Recurrent>(o.cell, layers));
  attention_ = module("attention");
  combine_ = module("combine");
  output_ = module("output");
  const auto uniform = [&](at::IntArrayRef sizes, Index inputs) {
    const double bound = 1 / std::sqrt(static_cast<double>(inputs));  // torch.nn.Linear's initialisation
    return at::empty(sizes, o.dtype).uniform_(-bound, bound);
  };
  source_embedding_weight_ = source_embedding_->register_parameter("weight", at::randn({o.source_vocabulary, o.embed}, o.dtype));
  embedding_weight_ = target_embedding_->register_parameter(
      "weight", o.tied ? uniform({o.vocabulary, o.embed}, o.hidden) : at::randn({o.vocabulary, o.embed}, o.dtype));
  attention_weight_ = attention_->register_parameter("weight", uniform({o.hidden, o.attended()}, o.attended()));
  combine_weight_ = combine_->register_parameter("weight", uniform({o.hidden, o.attended() + o.hidden}, o.attended() + o.hidden));
  output_weight_ =
      o.tied ? embedding_weight_ : output_->register_parameter("weight", uniform({o.vocabulary, o.hidden}, o.hidden));
  output_bias_ = output_->register_parameter("bias", uniform({o.vocabulary}, o.hidden));
}

TokenWeights EncoderDecoder::ends() const { return {embedding_weight_, output_weight_, output_bias_}; }

// Encoder and decoder as a run has them.
struct EncoderDecoder::Shapes {
  TimeShape encoder, decoder;
  Bytes annotations{};  // with their gradient

  Shapes(const EncoderDecoder& model, Index source_steps, Index time_steps, Index batch, Index micro_block)
      : encoder(shape_of(model.options_, source_steps, batch, micro_block, model.is_training())),
        decoder(shape_of(model.options_, time_steps, batch, micro_block, model.is_training())),
        annotations(2 * batch * source_steps * model.options_.slice() * encoder.number()) {
    encoder.input_gradient = decoder.input_gradient = true;
  }
  Bytes workspace() const { return annotations + workspace_of_both(encoder, decoder); }
  Index scratch_size() const { return std::max(encoder.scratch_size(), decoder.scratch_size()); }
};

TimePlan EncoderDecoder::plan(std::int64_t time_steps, std::int64_t batch, const RunOptions& run,
                              std::int64_t source_steps) const {
  for (const auto& [value, field] :
       {std::pair(time_steps, "sequence"), std::pair(batch, "batch"), std::pair(source_steps, "source")})
    if (value < 1) throw InvalidInput(field, std::to_string(value), "1 or more");
  const at::NoGradGuard guard;
  Shapes shapes(*this, source_steps, time_steps, batch, run.micro_block);
  const Index columns = run.measure && run.times.empty() ? batch : 0;  // of the source that is measured with
  const Tensor
      tokens = at::zeros({std::min(shapes.decoder.micro_block, time_steps), batch}, at::kInt),
      source = at::arange(source_steps * columns, at::kInt).remainder_(options_.source_vocabulary).view({source_steps, columns});
  const TokenBatch sample{tokens, tokens};
  Annotations annotations = annotations_for(options_, source_embedding_weight_, source, {});
  const AttentionWeights attention{attention_weight_, combine_weight_};
  DecoderEnds decoder_ends(ends(), attention, sample, annotations, TokenEnds::Mode::gradient);
  shapes.decoder.head_scratch = decoder_ends.scratch_size(shapes.decoder.rows());
  // Of a row: output layer, then the attention.
  const auto estimate = [&](Index of_source) {
    const Index head = 6 * options_.hidden * (options_.vocabulary + 2 * options_.attended() + options_.hidden) +
                       12 * of_source * options_.attended();
    return estimated_times(shapes.decoder, static_cast<double>(head));
  };
  if (has_times(run, 2)) {
    // Longer sources take longer to attend to.
    PieceTimes of_decoder = run.times[1];
    const auto part = static_cast<double>(estimate(source_steps).backward.count()) /
                      static_cast<double>(estimate(of_decoder.time_steps).backward.count());
    of_decoder.backward = Nanoseconds(std::llround(part * static_cast<double>(of_decoder.backward.count())));
    of_decoder.time_steps = source_steps;
    return plan_both(shapes.encoder, shapes.decoder, run, run.times[0], of_decoder, shapes.annotations);
  }
  if (!run.measure)
    return plan_both(shapes.encoder, shapes.decoder, run, estimated_times(shapes.encoder, 0), estimate(source_steps),
                     shapes.annotations);
  annotations.values.zero_();
  annotations.gradient = at::zeros_like(annotations.values);
  decoder_ends.set_gradients({at::zeros_like(embedding_weight_), at::zeros_like(output_weight_), at::zeros_like(output_bias_)},
                             {at::zeros_like(attention_weight_), at::zeros_like(combine_weight_)});
  EncoderEnds encoder_ends(source_embedding_weight_, source, annotations);
  annotations.d_embedding = at::zeros_like(source_embedding_weight_);
  encoder_ends.set_gradient(annotations.d_embedding);
  const PieceTimes of_encoder = measured_times(shapes.encoder, encoder_->weights(), encoder_ends);
  PieceTimes of_decoder = measured_times(shapes.decoder, decoder_->weights(), decoder_ends);
  of_decoder.time_steps = source_steps;
  return plan_both(shapes.encoder, shapes.decoder, run, of_encoder, of_decoder, shapes.annotations);
}

TokenBatch EncoderDecoder::checked(const TokenBatch& given) const {
  TokenBatch batch = nn::checked(given, options_.vocabulary);
  require_tokens(given.source, "source", options_.source_vocabulary);
  const Index columns = batch.inputs.size(1);
  if (given.source.size(1) != columns)
    throw InvalidInput("source", sizes_text(given.source),
                       "[time, " + std::to_string(columns) + "], as many as there are targets");
  batch.source = given.source;
  batch.source_lengths = checked_lengths(given.source_lengths, given.source.size(0), columns);
  return batch;
}

EncoderDecoder::Outcome EncoderDecoder::gradient(const TokenBatch& given, const Tensor& state, const TimePlan& planned,
                                                 const GradientOptions& options) {
  const at::NoGradGuard guard;
  require_no_state(state);
  const TokenBatch batch = checked(given);
  require_plan(batch, planned);
  if (batch.source.size(0) != planned.source_steps)
    throw InvalidInput("source", std::to_string(batch.source.size(0)) + " time steps",
                       "the plan's, " + std::to_string(planned.source_steps));
  Shapes shapes(*this, planned.source_steps, planned.time_steps, planned.batch, planned.micro_block);
  Annotations annotations = annotations_for(options_, source_embedding_weight_, batch.source, batch.source_lengths);
  annotations.gradient = at::zeros_like(annotations.values);
  annotations.d_embedding = gradient_of(source_embedding_weight_);
  Outcome outcome;
  outcome.counted = counted(batch.targets);
  const double scale = options.scale != 0 ? options.scale : outcome.counted > 0 ? 1 / static_cast<double>(outcome.counted) : 0;
  EncoderEnds encoder_ends(source_embedding_weight_, batch.source, annotations);
  DecoderEnds decoder_ends(ends(), {attention_weight_, combine_weight_}, batch, annotations, TokenEnds::Mode::gradient, scale);
  shapes.decoder.head_scratch = decoder_ends.scratch_size(shapes.decoder.rows());
  follow(planned, shapes.encoder);
  follow(planned, shapes.decoder);
  require_workspace(shapes.workspace(), planned);
  encoder_ends.set_gradient(annotations.d_embedding);
  decoder_ends.set_gradients({gradient_of(embedding_weight_), gradient_of(output_weight_), gradient_of(output_bias_)},
                             {gradient_of(attention_weight_), gradient_of(combine_weight_)});
  Kept& kept = shapes.encoder.kept;
  kept.pieces = Pieces(is_reversible(options_.cell) ? at::kInt : options_.dtype, kept.most, kept.to_disk);
  kept.scratch = at::empty({shapes.scratch_size()}, options_.dtype);
  shapes.decoder.kept = kept;
  const auto masks = [&](const TimeShape& shape, std::uint64_t seed) {
    return is_training() ? draw_masks(shape, encoder_->options(), {seed, options.key.iteration}) : Masks{};
  };
  constexpr std::uint64_t kOther = 0x9E3779B97F4A7C15;  // the decoder's masks are not the encoder's
  Masks of_encoder = masks(shapes.encoder, options.key.seed), of_decoder = masks(shapes.decoder, options.key.seed ^ kOther);
  if (options_.attention.embeddings && !of_encoder.inputs.empty()) annotations.mask = of_encoder.inputs.front();
  const auto encoder = TimeBlocks::make(shapes.encoder, encoder_->weights(), gradients_of(*encoder_), std::move(of_encoder),
                                        batch.source_lengths, encoder_ends),
             decoder = TimeBlocks::make(shapes.decoder, decoder_->weights(), gradients_of(*decoder_), std::move(of_decoder),
                                        batch.lengths, decoder_ends);
  BothSteps steps(*encoder, *decoder);
  Execution execution(planned.plan, steps, options.execute);
  Tensor zeros = initial_state(planned.batch);
  execution.forward(encoder->begin(zeros));
  execution.backward(Handle(std::move(zeros)));
  outcome.loss = decoder_ends.tokens().loss();
  outcome.report = execution.report();
  outcome.tape = decoder->tape();
  outcome.encoder_tape = encoder->tape();
  return outcome;
}

EncoderDecoder::Outcome EncoderDecoder::evaluate(const TokenBatch& given, const Tensor& state, std::int64_t micro_block) const {
  const at::NoGradGuard guard;
  require_no_state(state);
  const TokenBatch batch = checked(given);
  const Index columns = batch.inputs.size(1);
  Annotations annotations = annotations_for(options_, source_embedding_weight_, batch.source, batch.source_lengths);
  Handle between;
  {
    EncoderEnds encoder_ends(source_embedding_weight_, batch.source, annotations);
    const auto encoder = TimeBlocks::make(shape_of(options_, batch.source.size(0), columns, micro_block), encoder_->weights(), {},
                                          {}, batch.source_lengths, encoder_ends);
    between = run_through(*encoder, encoder->begin(initial_state(columns)));
  }
  DecoderEnds decoder_ends(ends(), {attention_weight_, combine_weight_}, batch, annotations, TokenEnds::Mode::evaluation);
  const TimeShape of_decoder = shape_of(options_, batch.inputs.size(0), columns, micro_block);
  decoder_ends.make_room(of_decoder.rows());
  const auto decoder = TimeBlocks::make(of_decoder, decoder_->weights(), {}, {}, batch.lengths, decoder_ends);
  run_through(*decoder, std::move(between));
  Outcome outcome;
  outcome.counted = counted(batch.targets);
  outcome.loss = decoder_ends.tokens().loss();
  outcome.correct = decoder_ends.tokens().correct();
  return outcome;
}

std::unique_ptr<TokenModel::Reader> EncoderDecoder::reader(std::int64_t) const {
  throw InvalidInput("model", "an encoder and a decoder", "a language model: this one translates what decoder() is given");
}

// The state between tokens is one of floats, so that rows can be taken from it.
class EncoderDecoder::Reading final : public Decoder {
 public:
  Reading(const EncoderDecoder& model, Annotations annotations, Tensor state)
      : model_(model), annotations_(std::move(annotations)), state_(std::move(state)) {
    make_steps();
  }

  Tensor read(const Tensor& tokens) override {
    const at::NoGradGuard guard;
    const Index batch = annotations_.batch();
    if (!tokens.defined() || tokens.dim() != 1 || tokens.size(0) != batch)
      throw InvalidInput("tokens", tokens.defined() ? sizes_text(tokens) : "none",
                         "one for each row, [" + std::to_string(batch) + "]");
    ends_.tokens = tokens.to(at::kInt).contiguous();
    require_tokens(ends_.tokens.view({1, batch}), "tokens", model_.options_.vocabulary);
    steps_->run({0, 1}, state_);
    const AttentionHead head({model_.attention_weight_, model_.combine_weight_}, annotations_);
    const Tensor scratch = at::empty({head.scratch_size(batch)}, model_.options_.dtype);
    return at::addmm(model_.output_bias_.detach(), head.forward(ends_.outputs, scratch), model_.output_weight_.detach().t());
  }
  void select(const Tensor& rows) override {
    const at::NoGradGuard guard;
    const Index before = annotations_.batch();
    state_ = state_.index_select(2, rows);
    annotations_.values = annotations_.values.index_select(0, rows);
    if (annotations_.tokens.defined()) annotations_.tokens = annotations_.tokens.index_select(1, rows);
    if (annotations_.lengths.defined()) annotations_.lengths = annotations_.lengths.index_select(0, rows);
    if (annotations_.batch() != before) make_steps();
  }

 private:
  struct OneStep final : Ends {
    explicit OneStep(const Tensor& embedding) : table(embedding.detach()) {}
    Tensor input(Range, const Tensor& room) override {
      embed(table, {tokens.data_ptr<std::int32_t>(), static_cast<std::size_t>(tokens.numel())}, tokens.numel(), 0, room);
      return room;
    }
    void output(Range, const Tensor& of_last_layer) override { outputs = of_last_layer; }
    void output_gradient(Range, const Tensor&, const Tensor&, const Tensor&) override {}
    Tensor table, tokens, outputs;
  };
  void make_steps() {
    steps_ =
        TimeBlocks::make(shape_of(model_.options_, 1, annotations_.batch(), 1), model_.decoder_->weights(), {}, {}, {}, ends_);
  }

  const EncoderDecoder& model_;
  Annotations annotations_;
  Tensor state_;
  OneStep ends_{model_.embedding_weight_};
  std::unique_ptr<TimeBlocks> steps_;
};

std::unique_ptr<EncoderDecoder::Decoder> EncoderDecoder::decoder(const Tensor& source, const Tensor& lengths) const {
  const at::NoGradGuard guard;
  require_tokens(source, "source", options_.source_vocabulary);
  const Index steps = source.size(0), batch = source.size(1);
  // The caller's may be gone when it reads.
  Annotations annotations =
      annotations_for(options_, source_embedding_weight_, source.clone(), checked_lengths(lengths, steps, batch));
  EncoderEnds at_ends(source_embedding_weight_, source, annotations);
  const auto encoder =
      TimeBlocks::make(shape_of(options_, steps, batch, 0), encoder_->weights(), {}, {}, annotations.lengths, at_ends);
  const Handle last = run_through(*encoder, encoder->begin(initial_state(batch)));
  return std::make_unique<Reading>(*this, std::move(annotations), encoder->end(last.view()));
}

}  // namespace recollect::nn
