#include "nn/attention.hpp"

#include <ATen/Dispatch.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/mm.h>
#include <ATen/ops/tanh_backward.h>

#include <cmath>
#include <limits>

#include "nn/rows.hpp"

namespace recollect::nn {
namespace {

using at::Tensor;

template <class T>
T dot(const T* a, const T* b, Index count) {
  T sum = 0;
#pragma omp simd reduction(+ : sum)
  for (Index j = 0; j < count; ++j) sum += a[j] * b[j];
  return sum;
}
template <class T>
void add(T* to, T factor, const T* from, Index count) {
#pragma omp simd
  for (Index j = 0; j < count; ++j) to[j] += factor * from[j];
}

// The rows of one sequence after the other: what it attends to stays in the cache, and its gradient is nobody else's.
template <class Body>
void each_sequence(const Annotations& a, Index rows, const Body& body) {
  const std::int32_t* lengths = a.lengths.defined() ? a.lengths.data_ptr<std::int32_t>() : nullptr;
  share_out(at::get_num_threads(), a.batch(), [&](Range sequences) {
    for (Index b = sequences.begin; b < sequences.end; ++b) {
      const Index count = lengths == nullptr ? a.steps() : lengths[b];
      for (Index row = b; row < rows; row += a.batch()) body(b, row, count);
    }
  });
}

// Softmax of the first `count`, zeros behind them.
template <class T>
void to_shares(T* scores, Index count, Index all) {
  T most = -std::numeric_limits<T>::infinity(), sum = 0;
  for (Index j = 0; j < count; ++j) most = std::max(most, scores[j]);
  for (Index j = 0; j < count; ++j) sum += scores[j] = std::exp(scores[j] - most);
  for (Index j = 0; j < count; ++j) scores[j] /= sum;
  std::fill(scores + count, scores + all, T(0));
}

template <class T>
void attend(const Annotations& a, const Tensor& query, const Tensor& share, const Tensor& context) {
  const Index steps = a.steps(), width = a.width();
  each_sequence(a, query.size(0), [&](Index b, Index row, Index count) {
    const T* const values = a.values.data_ptr<T>() + b * steps * width;
    const T* const q = query.data_ptr<T>() + row * width;
    T* const shares = share.data_ptr<T>() + row * steps;
    T* const c = context.data_ptr<T>() + row * width;
    for (Index j = 0; j < count; ++j) shares[j] = dot(q, values + j * width, width);
    to_shares(shares, count, steps);
    std::fill_n(c, width, T(0));
    for (Index j = 0; j < count; ++j) add(c, shares[j], values + j * width, width);
  });
}

// From the context's gradient, which gives way to the query's; what is attended to gets its own.
template <class T>
void attend_back(const Annotations& a, const Tensor& query, const Tensor& share, const Tensor& d_share, const Tensor& d_context) {
  const Index steps = a.steps(), width = a.width();
  each_sequence(a, query.size(0), [&](Index b, Index row, Index count) {
    const T* const values = a.values.data_ptr<T>() + b * steps * width;
    T* const d_values = a.gradient.data_ptr<T>() + b * steps * width;
    const T* const q = query.data_ptr<T>() + row * width;
    const T* const shares = share.data_ptr<T>() + row * steps;
    T* const d_shares = d_share.data_ptr<T>() + row * steps;
    T* const d = d_context.data_ptr<T>() + row * width;
    T mean = 0;
    for (Index j = 0; j < count; ++j) {
      d_shares[j] = dot(d, values + j * width, width);
      mean += shares[j] * d_shares[j];
      add(d_values + j * width, shares[j], d, width);
    }
    std::fill_n(d, width, T(0));
    for (Index j = 0; j < count; ++j) {
      const T d_score = shares[j] * (d_shares[j] - mean);
      add(d, d_score, values + j * width, width);
      add(d_values + j * width, d_score, q, width);
    }
  });
}

}  // namespace

EncoderEnds::EncoderEnds(const Tensor& embedding, const Tensor& source, bool embeddings, Index slice, Annotations& annotations)
    : embedding_(embedding.detach()), source_(source), embeddings_(embeddings), slice_(slice), annotations_(annotations) {
  if (!embeddings) return;
  AT_DISPATCH_FLOATING_TYPES(embedding_.scalar_type(), "what is attended to", [&] {
    const Index batch = annotations_.batch(), width = embedding_.size(1);
    for (Index b = 0; b < batch; ++b)
      for (Index t = 0; t < annotations_.steps(); ++t)
        std::copy_n(embedding_.data_ptr<scalar_t>() + source_.data_ptr<std::int32_t>()[t * batch + b] * width, width,
                    annotations_.values.data_ptr<scalar_t>() + (b * annotations_.steps() + t) * annotations_.width());
  });
}

std::span<const std::int32_t> EncoderEnds::tokens(Range times) const {
  const Index batch = annotations_.batch();
  return {source_.data_ptr<std::int32_t>() + times.begin * batch, static_cast<std::size_t>((times.end - times.begin) * batch)};
}

Tensor EncoderEnds::input(Range times, const Tensor& room) {
  embed(embedding_, tokens(times), annotations_.batch(), times.begin, room);
  return room;
}

void EncoderEnds::output(Range times, const Tensor& outputs) {
  if (slice_ == 0) return;
  Tensor to = annotations_.values.narrow(1, times.begin, times.end - times.begin).narrow(2, first_of_slice(), slice_);
  to.copy_(outputs.view({times.end - times.begin, annotations_.batch(), -1}).narrow(2, 0, slice_).transpose(0, 1));
}

void EncoderEnds::output_gradient(Range times, const Tensor&, const Tensor& gradient, const Tensor&) {
  gradient.zero_();
  if (slice_ == 0) return;
  const Tensor from = annotations_.gradient.narrow(1, times.begin, times.end - times.begin).narrow(2, first_of_slice(), slice_);
  gradient.view({times.end - times.begin, annotations_.batch(), -1}).narrow(2, 0, slice_).copy_(from.transpose(0, 1));
}

void EncoderEnds::input_gradient(Range times, const Tensor& gradient) {
  Tensor all = gradient;
  if (embeddings_) {
    const Tensor from = annotations_.gradient.narrow(1, times.begin, times.end - times.begin).narrow(2, 0, first_of_slice());
    all.view({times.end - times.begin, annotations_.batch(), -1}).add_(from.transpose(0, 1));
  }
  add_to_embedding(tokens(times), all, d_embedding_);
}

AttentionHead::Parts AttentionHead::parts(const Tensor& scratch, Index rows) const {
  Index from = 0;
  const auto take = [&](Index width) {
    const Tensor part = scratch.narrow(0, from, rows * width).view({rows, width});
    from += rows * width;
    return part;
  };
  // In this order.
  Parts p;
  p.query = take(attended());
  p.context = take(attended());
  p.share = take(annotations_.steps());
  p.d_share = take(annotations_.steps());
  p.result = take(hidden());
  return p;
}

Tensor AttentionHead::forward(const Tensor& outputs, const Tensor& scratch) const {
  Parts p = parts(scratch, outputs.size(0));
  at::mm_out(p.query, outputs, weights_.score);
  AT_DISPATCH_FLOATING_TYPES(outputs.scalar_type(), "attention",
                             [&] { attend<scalar_t>(annotations_, p.query, p.share, p.context); });
  at::mm_out(p.result, p.context, of_context(weights_.combine).t());
  return p.result.addmm_(outputs, of_outputs(weights_.combine).t()).tanh_();
}

void AttentionHead::backward(const Tensor& outputs, Tensor d_result, const Tensor& gradient, const Tensor& scratch) {
  Parts p = parts(scratch, outputs.size(0));
  at::tanh_backward_out(d_result, d_result, p.result);
  of_context(gradients_.combine).addmm_(d_result.t(), p.context);
  of_outputs(gradients_.combine).addmm_(d_result.t(), outputs);
  at::mm_out(p.context, d_result, of_context(weights_.combine));
  Tensor to = gradient;
  at::mm_out(to, d_result, of_outputs(weights_.combine));
  AT_DISPATCH_FLOATING_TYPES(outputs.scalar_type(), "attention's gradient",
                             [&] { attend_back<scalar_t>(annotations_, p.query, p.share, p.d_share, p.context); });
  gradients_.score.addmm_(outputs.t(), p.context);
  to.addmm_(p.context, weights_.score.t());
}

// The head's, the gradient of what it gives, the output layer's.
Index DecoderEnds::scratch_size(Index rows) const {
  return head_.scratch_size(rows) + rows * hidden_ + tokens_.scratch_size(rows);
}

void DecoderEnds::output_gradient(Range times, const Tensor& outputs, const Tensor& gradient, const Tensor& scratch) {
  const Index rows = outputs.size(0), head = head_.scratch_size(rows), own = head + rows * hidden_;
  const Tensor mine = scratch.narrow(0, 0, head), d_result = scratch.narrow(0, head, rows * hidden_).view({rows, hidden_});
  tokens_.output_gradient(times, head_.forward(outputs, mine), d_result, scratch.narrow(0, own, tokens_.scratch_size(rows)));
  head_.backward(outputs, d_result, gradient, mine);
}

void DecoderEnds::output(Range times, const Tensor& outputs) {
  if (mode_ == TokenEnds::Mode::evaluation) tokens_.output(times, head_.forward(outputs, evaluation_scratch_));
}
void DecoderEnds::make_room(Index rows) {
  tokens_.make_room(rows);
  evaluation_scratch_ = at::empty({head_.scratch_size(rows)}, at::TensorOptions().dtype(head_.dtype()));
}

}  // namespace recollect::nn
