// Where what a Performer computes lies: the places of a layer in a record, and the memory that its blocks work in.
#pragma once

#include <ATen/ATen.h>

#include <algorithm>
#include <utility>

#include "nn/performer_blocks.hpp"
#include "nn/performer_kernels.hpp"
#include "nn/products.hpp"
#include "nn/rows.hpp"

namespace recollect::nn {

// The places of one layer in a stretch of `rows` rows: what its backward needs. All are matrices of so many rows.
struct Places {
  Index x, statistics, qkv, y, den, h, f, size;

  Places(const PerformerShape& s, Index rows) : x(0) {
    const Index width = s.options.width;
    statistics = x + whole_lines(rows * width);  // mean and inverse deviation of two norms
    // From here on only what nobody needs after attention: where nothing is kept, h takes its place, however wide it is.
    qkv = statistics + whole_lines(rows * 4);
    y = qkv + whole_lines(rows * 3 * width);
    den = y + whole_lines(rows * width);
    h = den + whole_lines(rows * s.options.heads);
    f = h + whole_lines(rows * s.options.feed_forward);
    size = f + whole_lines(rows * width);
  }
};

// Numbers that are alive throughout, for the rows of a stretch. Those of parts that are never at work together share their room.
struct Workspace {
  Index scratch;                       // of attention, of products, of the head
  Index normed;                        // norm_first: what is fed to products
  Index added;                         // dropout: what is added to x, or its gradient
  Index scaled, d_scaled, d_norm;      // FAVOR+
  Index ones, columns;                 // BLAS, backward
  Index by_token;                      // of the first layer, for each token: queries, keys and values, or their gradients
  Index query_features, key_features;  // FAVOR+
  Index gelu;                          // recording, and backward, where its gradient takes its place
  Index x1;                            // backward, and, recording, of the last layer
  Index d, d_qkv, d_q, d_k, d_stride;  // backward
  Index layer, hidden, fed;            // nothing kept: `hidden` takes the place of queries, keys, values and y
  Index size = 0;

  Workspace(const PerformerShape& s, bool backward, Index attention_scratch, Index thin_scratch) {
    const PerformerOptions& o = s.options;
    const bool favor = o.map == FeatureMap::favor;
    const Index rows = s.rows(), width = rows * o.width, features = favor ? rows * o.heads * o.features : 0,
                feed = rows * o.feed_forward;
    const bool few = rows <= kFewRows;
    scratch = take(std::max({attention_scratch, thin_scratch, s.head_scratch}));  // the last stretch may have few rows, too
    normed = take(o.norm_first ? width : 0);
    added = take(o.dropout > 0 ? width : 0);
    scaled = take(favor ? width : 0);
    d_scaled = take(favor && backward ? width : 0);
    d_norm = take(favor && backward ? rows * o.heads : 0);
    ones = take(backward && !few ? rows : 0);
    columns = take(backward && !few ? std::max(o.feed_forward, 2 * o.width) : 0);
    by_token = take(s.tabulated * 3 * o.width);
    const Index shared = size;
    query_features = take(features);
    key_features = take(features);
    d_qkv = take(backward ? 3 * width : 0);
    d_q = favor ? take(backward ? features : 0) : d_qkv;
    d_k = favor ? take(backward ? features : 0) : d_qkv + o.width;
    d_stride = favor ? o.heads * o.features : 3 * o.width;
    const Index attending = std::exchange(size, shared);
    gelu = take(std::max(feed, width));
    x1 = take(backward ? width : 0);
    size = std::max(size, attending);
    d = take(backward ? width : 0);
    const Index kept = std::exchange(size, shared + std::max(2 * whole_lines(features), whole_lines(width)));
    fed = shared;
    layer = take(Places(s, rows).h);
    hidden = layer + Places(s, rows).qkv;
    size = std::max({size, hidden + whole_lines(feed), kept});
  }

 private:
  Index take(Index numbers) {
    const Index at = size;
    size += whole_lines(numbers);
    return at;
  }
};

template <class T>
CausalAttention<T> attention_of(const PerformerShape& s, Index steps) {
  CausalAttention<T> a;
  a.steps = steps;
  a.batch = s.batch;
  a.heads = s.options.heads;
  a.features = s.options.features;
  a.width = s.head_width();
  a.epsilon = static_cast<T>(1e-16);  // the paper's
  return a;
}
// Of all threads.
inline Index attention_scratch(const PerformerShape& s, Index threads) {
  const auto most = [&]<class T>(const T&) {
    const PerformerKernels<T>& k = performer_kernels<T>();
    const CausalAttention<T> a = attention_of<T>(s, std::min(s.stretch(), s.time_steps));
    return whole_lines(std::max(k.attend_scratch(a), k.attend_back_scratch(a)));
  };
  return threads * (s.options.dtype == at::kDouble ? most(double{}) : most(float{}));
}

inline Index thin_scratch(const PerformerShape& s, Index threads) {
  return s.options.dtype == at::kDouble ? Products<double>::scratch_size(threads, s.rows())
                                        : Products<float>::scratch_size(threads, s.rows());
}

inline Workspace workspace_of(const PerformerShape& s, Index threads, bool backward) {
  return {s, backward, attention_scratch(s, threads), thin_scratch(s, threads)};
}

// Memory to work in, and the products that do.
template <class T>
struct Room {
  const Workspace places;
  const at::Tensor memory;
  const Products<T> products;

  Room(const PerformerShape& s, Index threads, bool backward)
      : Room(s, threads, backward, at::empty({workspace_of(s, threads, backward).size}, s.options.dtype)) {}
  Room(const PerformerShape& s, Index threads, bool backward, at::Tensor in)
      : places(workspace_of(s, threads, backward)),
        memory(std::move(in)),
        products(threads, s.rows(), s.micro_block * s.batch, at(places.scratch), at(places.ones), at(places.columns)) {}
  T* at(Index offset) const { return memory.data_ptr<T>() + offset; }
};

}  // namespace recollect::nn
