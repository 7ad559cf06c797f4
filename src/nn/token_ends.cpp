#include "nn/token_ends.hpp"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "nn/checks.hpp"
#include "nn/products.hpp"
#include "nn/rows.hpp"

namespace recollect::nn {
namespace {

using at::Tensor;

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

}  // namespace

void require_tokens(const Tensor& tokens, const char* field, Index below, Index least) {
  if (!tokens.defined() || tokens.scalar_type() != at::kInt || tokens.dim() != 2 || !tokens.is_contiguous() ||
      tokens.numel() == 0)
    throw InvalidInput(field, tokens.defined() ? tokens.toString() : "none", "a contiguous int32 tensor [time, batch]");
  const auto [low, high] = std::minmax_element(tokens.data_ptr<std::int32_t>(), tokens.data_ptr<std::int32_t>() + tokens.numel());
  if (*low < least || *high >= below)
    throw InvalidInput(field, std::to_string(*low < least ? *low : *high),
                       "tokens from " + std::to_string(least) + " to " + std::to_string(below - 1));
}

Tensor& gradient_of(Tensor& parameter) {
  if (!parameter.mutable_grad().defined()) parameter.mutable_grad() = at::zeros_like(parameter);
  return parameter.mutable_grad();
}

TokenBatch checked(const TokenBatch& batch, Index vocabulary) {
  require_tokens(batch.inputs, "inputs", vocabulary);
  require_tokens(batch.targets, "targets", vocabulary, -1);
  if (batch.targets.sizes() != batch.inputs.sizes())
    throw InvalidInput("targets", sizes_text(batch.targets), "one for each input, " + sizes_text(batch.inputs));
  TokenBatch made{batch.inputs, batch.targets, checked_lengths(batch.lengths, batch.inputs.size(0), batch.inputs.size(1))};
  if (made.lengths.defined() && counts_behind(made))
    made.targets =
        batch.targets.masked_fill(at::arange(batch.inputs.size(0), at::kInt).unsqueeze(1) >= made.lengths.unsqueeze(0), -1);
  return made;
}

void require_plan(const TokenBatch& batch, const TimePlan& planned) {
  if (batch.inputs.size(0) != planned.time_steps || batch.inputs.size(1) != planned.batch)
    throw InvalidInput(
        "inputs", std::to_string(batch.inputs.size(0)) + " × " + std::to_string(batch.inputs.size(1)),
        "the plan's time steps × batch, " + std::to_string(planned.time_steps) + " × " + std::to_string(planned.batch));
}
std::int64_t counted(const Tensor& targets) {
  const std::int32_t* first = targets.data_ptr<std::int32_t>();
  return std::count_if(first, first + targets.numel(), [](std::int32_t target) { return target >= 0; });
}

void embed(const Tensor& table, std::span<const std::int32_t> tokens, Index columns, Index position, const Tensor& room) {
  const Index embedded = table.size(1), width = room.size(1), half = (width - embedded) / 2;
  // Phases in double: far into a sequence a float has no digits left for them.
  std::vector<double> frequencies(static_cast<std::size_t>(half));
  for (std::size_t j = 0; j < frequencies.size(); ++j)
    frequencies[j] = std::pow(10'000.0, -static_cast<double>(j) / static_cast<double>(half));
  AT_DISPATCH_FLOATING_TYPES(room.scalar_type(), "embedding", [&] {
    const scalar_t* const from = table.data_ptr<scalar_t>();
    scalar_t* const to = room.data_ptr<scalar_t>();
    share_out(at::get_num_threads(), static_cast<Index>(tokens.size()), [&](Range rows) {
      for (Index row = rows.begin; row < rows.end; ++row) {
        std::copy_n(from + tokens[static_cast<std::size_t>(row)] * embedded, embedded, to + row * width);
        scalar_t* const sines = to + row * width + embedded;
        const auto time = static_cast<double>(position + row / columns);
        for (Index j = 0; j < half; ++j) {
          constexpr double kTurn = 2 * std::numbers::pi;
          const double phase = time * frequencies[static_cast<std::size_t>(j)];
          const auto rest = static_cast<scalar_t>(phase - kTurn * std::round(phase / kTurn));
          sines[j] = std::sin(rest);
          sines[half + j] = std::cos(rest);
        }
      }
    });
  });
}

TokenEnds::TokenEnds(TokenWeights weights, const TokenBatch& batch, Mode mode, double scale, Index micro_rows)
    : weights_{weights.embedding.detach(), weights.output.detach(), weights.bias.detach()},
      batch_(batch),
      mode_(mode),
      scale_(scale),
      micro_rows_(micro_rows),
      columns_(batch.inputs.size(1)) {}

Tensor TokenEnds::input(Range times, const Tensor& room) {
  embed(weights_.embedding, lookups(times), columns_, times.begin, room);
  return room;
}

void TokenEnds::input_gradient(Range times, const Tensor& gradient) {
  add_to_embedding(lookups(times), gradient, gradients_.embedding);
}

// Columns shared out so that every sum runs over the rows in order.
void add_to_embedding(std::span<const std::int32_t> tokens, const Tensor& gradient, const Tensor& to) {
  AT_DISPATCH_FLOATING_TYPES(gradient.scalar_type(), "embedding gradient", [&] {
    const scalar_t* const from = gradient.data_ptr<scalar_t>();
    scalar_t* const table = to.data_ptr<scalar_t>();
    const Index embedded = to.size(1), stride = gradient.stride(0);
    at::parallel_for(0, embedded, 64, [&](Index begin, Index end) {
      for (std::size_t row = 0; row < tokens.size(); ++row)
        for (Index j = begin; j < end; ++j) table[tokens[row] * embedded + j] += from[static_cast<Index>(row) * stride + j];
    });
  });
}

void TokenEnds::output(Range times, const Tensor& outputs) {
  if (mode_ != Mode::evaluation) return;
  each_piece(times, outputs, evaluation_scratch_,
             [&](const Tensor& logits, const Tensor&, std::span<const std::int32_t> targets, Index) {
               const Tensor likeliest = logits.argmax(1);
               for (std::size_t i = 0; i < targets.size(); ++i)
                 correct_ += targets[i] >= 0 && likeliest.data_ptr<std::int64_t>()[i] == targets[i];
               cross_entropy(logits, targets);
             });
}

// Of logits that are alive at once: about a million numbers, whatever the vocabulary.
Index TokenEnds::logit_rows(Index rows) const {
  const Index most = std::clamp<Index>((Index{1} << 20) / vocabulary(), 1, rows);
  return micro_rows_ > 0 ? std::min(most, kFewRows) : most;
}
Index TokenEnds::scratch_size(Index rows) const {
  if (micro_rows_ == 0) return logit_rows(rows) * (vocabulary() + 1) + vocabulary();
  const Index threads = at::get_num_threads(), most = logit_rows(rows);
  const bool twice = weights_.output.scalar_type() == at::kDouble;
  return most * vocabulary() +
         (twice ? Products<double>::scratch_size(threads, most) : Products<float>::scratch_size(threads, most));
}
void TokenEnds::make_room(Index rows) { evaluation_scratch_ = at::empty({scratch_size(rows)}, weights_.embedding.scalar_type()); }

void TokenEnds::output_gradient(Range times, const Tensor& outputs, const Tensor& gradient, const Tensor& scratch) {
  if (micro_rows_ > 0)
    return AT_DISPATCH_FLOATING_TYPES(outputs.scalar_type(), "output layer",
                                      [&] { thin_gradient<scalar_t>(times, outputs, gradient, scratch); });
  each_piece(times, outputs, scratch,
             [&](const Tensor& logits, const Tensor& y, std::span<const std::int32_t> targets, Index first) {
               cross_entropy(logits, targets);
               Tensor to = gradient.narrow(0, first, logits.size(0));
               at::mm_out(to, logits, weights_.output);
               gradients_.output.addmm_(logits.t(), y);
               // The sums of columns, as a product with ones.
               Tensor ones = scratch.narrow(0, scratch.numel() - vocabulary() - logits.size(0), logits.size(0)).fill_(1);
               Tensor sums = scratch.narrow(0, scratch.numel() - vocabulary(), vocabulary());
               sums.addmv_(logits.t(), ones, /*beta=*/0);  // mv_out would allocate as much again
               gradients_.bias.add_(sums);
             });
}

// As many micro-blocks at a time as there is room for, from the last on; or one, in pieces.
template <class T>
void TokenEnds::thin_gradient(Range times, const Tensor& outputs, const Tensor& gradient, const Tensor& scratch) {
  const auto targets = rows(batch_.targets, times);
  const Index count = outputs.size(0), width = outputs.size(1), threads = at::get_num_threads();
  T* const memory = scratch.data_ptr<T>();
  const Index most = logit_rows(count), together = std::max<Index>(most / micro_rows_, 1) * micro_rows_;
  T* const logits = memory + Products<T>::scratch_size(threads, most);
  const Products<T> products(threads, most, micro_rows_, memory, nullptr, nullptr);
  losses_.resize(targets.size());
  for (Index begin = (count - 1) / together * together; begin >= 0; begin -= together) {
    const Index end = std::min(begin + together, count);
    for (Index first = begin; first < end; first += most) {
      const Index now = std::min(most, end - first);
      const T* const y = outputs.data_ptr<T>() + first * width;
      products.products_in_parts(now, [&](const typename Products<T>::Part& part) {
        products.forward(part, y, weights_.output, weights_.bias, logits, vocabulary());
        part.each_row([&](Range some) {
          kernels<T>().cross_entropy(some, vocabulary(), targets.data() + first, logits, vocabulary(), static_cast<T>(scale_),
                                     losses_.data() + first);
        });
      });
      products.backward(now, y, {{logits, vocabulary(), weights_.output, gradients_.output, gradients_.bias}},
                        {gradient.data_ptr<T>() + first * width});
    }
  }
  for (Index begin = (count - 1) / micro_rows_ * micro_rows_; begin >= 0; begin -= micro_rows_)
    for (Index i = begin; i < std::min(begin + micro_rows_, count); ++i) loss_ += losses_[static_cast<std::size_t>(i)];
}

std::span<const std::int32_t> TokenEnds::rows(const Tensor& tokens, Range times) const {
  return {tokens.data_ptr<std::int32_t>() + times.begin * columns_,
          static_cast<std::size_t>((times.end - times.begin) * columns_)};
}

template <class Body>
void TokenEnds::each_piece(Range times, const Tensor& outputs, const Tensor& scratch, const Body& body) {
  const auto targets = rows(batch_.targets, times);
  const Index count = outputs.size(0), most = logit_rows(count);
  for (Index first = 0; first < count; first += most) {
    const Index now = std::min(most, count - first);
    Tensor logits = scratch.narrow(0, 0, now * vocabulary()).view({now, vocabulary()});
    const Tensor y = outputs.narrow(0, first, now);
    at::addmm_out(logits, weights_.bias, y, weights_.output.t());
    body(logits, y, targets.subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(now)), first);
  }
}

// Rows on all threads, summed in order.
void TokenEnds::cross_entropy(const Tensor& logits, std::span<const std::int32_t> targets) {
  losses_.resize(targets.size());
  AT_DISPATCH_FLOATING_TYPES(logits.scalar_type(), "cross-entropy", [&] {
    at::parallel_for(0, logits.size(0), 8, [&](Index begin, Index end) {
      kernels<scalar_t>().cross_entropy({begin, end}, logits.size(1), targets.data(), logits.data_ptr<scalar_t>(), logits.size(1),
                                        static_cast<scalar_t>(scale_), losses_.data());
    });
  });
  for (const double loss : losses_) loss_ += loss;
}

TokenReader::TokenReader(TokenWeights weights, Index batch, Tensor state, const std::function<Run(Ends&)>& make)
    : weights_{weights.embedding.detach(), weights.output.detach(), weights.bias.detach()},
      tokens_(at::zeros({batch}, at::kInt)),
      state_(std::move(state)),
      run_(make(ends_)) {}

Tensor TokenReader::OneStep::input(Range times, const Tensor& room) {
  const Tensor& tokens = reader.tokens_;
  embed(reader.weights_.embedding, {tokens.data_ptr<std::int32_t>(), static_cast<std::size_t>(tokens.numel())}, tokens.numel(),
        times.begin, room);
  return room;
}

Tensor TokenReader::read(const Tensor& tokens) {
  const at::NoGradGuard guard;
  if (!tokens.defined() || tokens.sizes() != tokens_.sizes())
    throw InvalidInput("tokens", tokens.defined() ? sizes_text(tokens) : "none", "one for each row, " + sizes_text(tokens_));
  tokens_.copy_(tokens);
  run_({position_, position_ + 1}, state_);
  ++position_;
  return at::addmm(weights_.bias, ends_.outputs, weights_.output.t());
}

}  // namespace recollect::nn
