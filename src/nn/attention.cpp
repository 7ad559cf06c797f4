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

// Softmax of the first `count`, zeros behind them and in place of subnormal numbers, which are slow.
template <class T>
void to_shares(T* scores, Index count, Index all) {
  T most = -std::numeric_limits<T>::infinity(), sum = 0;
  for (Index j = 0; j < count; ++j) most = std::max(most, scores[j]);
  for (Index j = 0; j < count; ++j) sum += scores[j] = std::exp(scores[j] - most);
  for (Index j = 0; j < count; ++j) scores[j] = scores[j] < std::numeric_limits<T>::min() * sum ? T(0) : scores[j] / sum;
  std::fill(scores + count, scores + all, T(0));
}

// What sequences attend to, as numbers.
template <class T>
class Attended {
 public:
  explicit Attended(const Annotations& a)
      : batch_(a.batch()),
        steps_(a.steps()),
        embed_(a.embed()),
        slice_(a.slice()),
        values_(a.values.data_ptr<T>()),
        table_(embed_ > 0 ? a.embedding.data_ptr<T>() : nullptr),
        tokens_(embed_ > 0 ? a.tokens.data_ptr<std::int32_t>() : nullptr) {}

  // Of sequence b and time step j of the source.
  Index embedding_at(Index b, Index j) const { return tokens_[j * batch_ + b] * embed_; }
  Index slice_at(Index b, Index j) const { return (b * steps_ + j) * slice_; }
  T score(const T* q, Index b, Index j) const {
    T sum = 0;
    if (embed_ > 0) sum = dot(q, table_ + embedding_at(b, j), embed_);
    return sum + dot(q + embed_, values_ + slice_at(b, j), slice_);
  }
  // to = Σ_j shares[j]·what is at j
  void sum_up(const T* shares, Index b, Index count, T* to) const {
    std::fill_n(to, embed_ + slice_, T(0));
    for (Index j = 0; j < count; ++j) {
      if (embed_ > 0) add(to, shares[j], table_ + embedding_at(b, j), embed_);
      add(to + embed_, shares[j], values_ + slice_at(b, j), slice_);
    }
  }

 private:
  Index batch_, steps_, embed_, slice_;
  const T *values_, *table_;
  const std::int32_t* tokens_;
};

template <class T>
void attend(const Annotations& a, const Tensor& query, const Tensor& share, const Tensor& context) {
  const Index steps = a.steps(), width = a.width();
  const Attended<T> attended(a);
  each_sequence(a, query.size(0), [&](Index b, Index row, Index count) {
    const T* const q = query.data_ptr<T>() + row * width;
    T* const shares = share.data_ptr<T>() + row * steps;
    for (Index j = 0; j < count; ++j) shares[j] = attended.score(q, b, j);
    to_shares(shares, count, steps);
    attended.sum_up(shares, b, count, context.data_ptr<T>() + row * width);
  });
}

// From the context's gradient, which gives way to the query's; what is attended to gets its own. Leaves the scores' gradient in
// `d_score`.
template <class T>
void attend_back(const Annotations& a, const Tensor& query, const Tensor& share, const Tensor& d_score, const Tensor& d_context) {
  const Index steps = a.steps(), width = a.width(), embed = a.embed(), slice = a.slice(), rows = query.size(0);
  const Attended<T> attended(a);
  const T *const q = query.data_ptr<T>(), *const shares = share.data_ptr<T>();
  T *const d_scores = d_score.data_ptr<T>(), *const d = d_context.data_ptr<T>();
  each_sequence(a, rows, [&](Index b, Index row, Index count) {
    T *const own = d_scores + row * steps, mean = 0;
    for (Index j = 0; j < count; ++j) {
      own[j] = attended.score(d + row * width, b, j);
      mean += shares[row * steps + j] * own[j];
    }
    for (Index j = 0; j < count; ++j) {
      own[j] = shares[row * steps + j] * (own[j] - mean);
      T* const to = a.gradient.data_ptr<T>() + attended.slice_at(b, j);
      add(to, shares[row * steps + j], d + row * width + embed, slice);
      add(to, own[j], q + row * width + embed, slice);
    }
    std::fill(own + count, own + steps, T(0));
  });
  // A word's embedding is that of all sequences that have it: each thread has some of its numbers, and all rows in order.
  if (embed > 0)
    share_out(at::get_num_threads(), embed, [&](Range some) {
      for (Index row = 0; row < rows; ++row)
        for (Index j = 0; j < steps; ++j) {
          const T of_context = shares[row * steps + j], of_query = d_scores[row * steps + j];
          if (of_context == 0 && of_query == 0) continue;  // beyond its end
          T* const to = a.d_embedding.data_ptr<T>() + attended.embedding_at(row % a.batch(), j) + some.begin;
          add(to, of_context, d + row * width + some.begin, some.end - some.begin);
          add(to, of_query, q + row * width + some.begin, some.end - some.begin);
        }
    });
  each_sequence(a, rows,
                [&](Index b, Index row, Index count) { attended.sum_up(d_scores + row * steps, b, count, d + row * width); });
}

}  // namespace

std::span<const std::int32_t> EncoderEnds::tokens(Range times) const {
  const Index batch = annotations_.batch();
  return {source_.data_ptr<std::int32_t>() + times.begin * batch, static_cast<std::size_t>((times.end - times.begin) * batch)};
}

Tensor EncoderEnds::input(Range times, const Tensor& room) {
  embed(embedding_, tokens(times), annotations_.batch(), times.begin, room);
  return room;
}

void EncoderEnds::output(Range times, const Tensor& outputs) {
  const Index slice = annotations_.slice();
  if (slice == 0) return;
  Tensor to = annotations_.values.narrow(1, times.begin, times.end - times.begin);
  to.copy_(outputs.view({times.end - times.begin, annotations_.batch(), -1}).narrow(2, 0, slice).transpose(0, 1));
}

void EncoderEnds::output_gradient(Range times, const Tensor&, const Tensor& gradient, const Tensor&) {
  const Index slice = annotations_.slice();
  gradient.zero_();
  if (slice == 0) return;
  const Tensor from = annotations_.gradient.narrow(1, times.begin, times.end - times.begin);
  gradient.view({times.end - times.begin, annotations_.batch(), -1}).narrow(2, 0, slice).copy_(from.transpose(0, 1));
}

void EncoderEnds::input_gradient(Range times, const Tensor& gradient) { add_to_embedding(tokens(times), gradient, d_embedding_); }

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

// Masking queries and contexts has the effect of masking what is attended to, and is done once for all of it.
void AttentionHead::drop_embeddings(const Tensor& rows) const {
  const Annotations& a = annotations_;
  if (a.mask.defined()) rows.view({-1, a.batch(), a.width()}).narrow(2, 0, a.embed()).mul_(a.mask);
}

Tensor AttentionHead::forward(const Tensor& outputs, const Tensor& scratch) const {
  Parts p = parts(scratch, outputs.size(0));
  at::mm_out(p.query, outputs, weights_.score);
  drop_embeddings(p.query);
  AT_DISPATCH_FLOATING_TYPES(outputs.scalar_type(), "attention",
                             [&] { attend<scalar_t>(annotations_, p.query, p.share, p.context); });
  drop_embeddings(p.context);
  at::mm_out(p.result, p.context, of_context(weights_.combine).t());
  return p.result.addmm_(outputs, of_outputs(weights_.combine).t()).tanh_();
}

void AttentionHead::backward(const Tensor& outputs, Tensor d_result, const Tensor& gradient, const Tensor& scratch) {
  Parts p = parts(scratch, outputs.size(0));
  at::tanh_backward_out(d_result, d_result, p.result);
  of_context(gradients_.combine).addmm_(d_result.t(), p.context);
  of_outputs(gradients_.combine).addmm_(d_result.t(), outputs);
  at::mm_out(p.context, d_result, of_context(weights_.combine));
  drop_embeddings(p.context);
  Tensor to = gradient;
  at::mm_out(to, d_result, of_outputs(weights_.combine));
  AT_DISPATCH_FLOATING_TYPES(outputs.scalar_type(), "attention's gradient",
                             [&] { attend_back<scalar_t>(annotations_, p.query, p.share, p.d_share, p.context); });
  drop_embeddings(p.context);
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
