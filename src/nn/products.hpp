// Products of rows with the weights of torch.nn.Linear, and their gradients, shared out among libtorch's threads: few rows
// through thin kernels, many through BLAS. No number depends on who computes it.
#pragma once

#include <ATen/ATen.h>

#include <algorithm>
#include <atomic>
#include <initializer_list>
#include <type_traits>

#include "nn/rows.hpp"
#include "nn/thin_kernels.hpp"

namespace recollect::nn {

// Of more, laying the weights out anew costs little, and BLAS is as fast.
constexpr Index kFewRows = 1024;

template <class T>
class Products {
 public:
  // Numbers of memory that `scratch` must have, for so many rows at the most.
  static Index scratch_size(Index threads, Index rows) { return threads * scratch_each(rows); }

  // Of so many rows at the most. Gradients of weights are summed up over rows in parts of so many, from the last part on. Of more
  // than a few rows, `ones` has room for a number for each of them and `columns` for one for each output, where there are
  // gradients.
  Products(Index threads, Index rows, Index part, T* scratch, T* ones, T* columns)
      : threads_(threads), part_(part), scratch_each_(scratch_each(rows)), scratch_(scratch), ones_(ones), columns_(columns) {}

  // Some rows, and the threads that work on them: all threads on all rows, or each on a few of its own.
  struct Part {
    Range rows;
    Index threads;
    T* scratch;

    // body(Range) of its rows.
    template <class Body>
    void each_row(const Body& body) const {
      if (threads == 1) return body(rows);
      share_out(threads, rows.end, body);
    }
  };
  Part all(Index rows) const { return {{0, rows}, threads_, scratch_}; }

  struct Nothing {
    void operator()(Range, Range) const {}
  };
  // What is made of each row alone, in one go: of enough rows a thread has some at a time, so that threads wait for each other
  // once, products lay out every row once, and what is made of rows is still in the cache when more is made of it. body(Part)
  // Before that each thread has its share of so many `others`, which no body waits for. first(Range)
  template <class Body, class First = Nothing>
  void in_parts(Index rows, const Body& body, Index others = 0, const First& first = {}) const {
    constexpr bool kFirst = !std::is_same_v<First, Nothing>;
    if (rows > kFewRows || rows < threads_ * kRowsOfACall) {
      if constexpr (kFirst) share_out(threads_, others, first);
      return body(all(rows));
    }
    const Index rounds = (rows + threads_ * kRowsAtATime - 1) / (threads_ * kRowsAtATime),
                each = whole_lines((rows + threads_ * rounds - 1) / (threads_ * rounds));
    std::atomic<Index> next = 0;  // rows go to whoever is there first
    each_thread(all(rows), [&](const Shares& share, T* scratch) {
      if constexpr (kFirst) first(share(others));
      for (Index row = next.fetch_add(each); row < rows; row = next.fetch_add(each))
        body(Part{{row, std::min(row + each, rows)}, 1, scratch});
    });
  }
  // The same where the body has products in it: those of many rows are faster with all of them.
  template <class Body>
  void products_in_parts(Index rows, const Body& body) const {
    if (rows >= kManyRows) return body(all(rows));
    in_parts(rows, body);
  }

  // Rows so far apart; 0: as far as they are wide.
  struct From {
    const T* rows;
    Index stride = 0;
    From(const T* first, Index apart = 0) : rows(first), stride(apart) {}
    From of(const at::Tensor& weight) const { return {rows, stride == 0 ? weight.size(1) : stride}; }
  };
  // out = x·Wᵀ + b, or, without a bias, out += x·Wᵀ; then(rows, columns) of it, while that is in the cache. The weights may be
  // some columns of a matrix.
  template <class Then = Nothing>
  void forward(const Part& part, From x, const at::Tensor& weight, const at::Tensor& bias, T* out, Index stride,
               const Then& then = {}) const {
    const Index rows = part.rows.end - part.rows.begin;
    x = x.of(weight);
    if (rows > kFewRows) {
      at::Tensor to = matrix_at(out, rows, weight.size(0), stride);  // all rows there are, see in_parts()
      at::addmm_out(to, bias.defined() ? bias.detach() : to, matrix_at(const_cast<T*>(x.rows), rows, weight.size(1), x.stride),
                    weight.detach().t());
      return afterwards(part, weight.size(0), then);
    }
    ThinProduct<T> p = thin(rows, weight, {x.rows + part.rows.begin * x.stride, x.stride});
    p.add = !bias.defined();
    if (!p.add) p.bias = bias.data_ptr<T>();
    p.y = out + part.rows.begin * stride;
    p.y_stride = stride;
    if (rows < kManyRows)
      return each_thread(part, [&](const Shares& share, T* scratch) {
        const Range outputs = share(p.outputs);
        thin_.forward(p, outputs, scratch);
        then(part.rows, outputs);
      });
    ColumnsLeft left(p.outputs);
    each_thread(part, [&](const Shares& share, T* scratch) {
      left.each(share.threads, [&](Range outputs, Index next) {
        ThinProduct<T> now = p;
        if (next < p.outputs) {
          now.next = p.weights + next * p.weights_stride;
          now.next_outputs = p.outputs - next;
        }
        thin_.forward(now, outputs, scratch);
        then(part.rows, outputs);
      });
    });
  }

  // What a product's backward needs: d, the gradient of what it made of x, and where gradients go, that of the bias if anywhere.
  struct Back {
    const T* d;
    Index stride;
    const at::Tensor &weight, &d_weight, &d_bias;
  };
  // Where the gradient of x goes, if anywhere, in rows as far apart as x's; of a single product it may take the place of x.
  struct Into {
    T* to = nullptr;
    bool add = false;
    Index columns = 0;  // of x's, the first, that want a gradient; 0: all
  };
  // The weights' gradients of products of x, and dx (+)= d·W of all of them; then(rows, columns) of that.
  template <class Then = Nothing>
  void backward(Index rows, From x, std::initializer_list<Back> products, Into d_x, const Then& then = {}) const {
    x = x.of(products.begin()->weight);
    if (d_x.columns == 0) d_x.columns = products.begin()->weight.size(1);
    if (rows > kFewRows) {
      for (const Back& one : products) {
        blas_back(rows, x, one, d_x);
        d_x.add = true;
      }
      return afterwards(all(rows), d_x.columns, then);
    }
    const auto sums = [&](const Shares& share, T* scratch) {
      for (const Back& one : products) {
        const ThinProduct<T> p = thin_back(rows, x, one, d_x);
        const Range outputs{0, p.outputs}, inputs{0, p.inputs};
        // Threads with inputs of their own lay out no others'; but of few inputs, outputs' gradients are gathered for little.
        if (p.inputs >= share.threads * kInputsOfACall)
          thin_.weights(p, outputs, share(p.inputs), scratch);
        else
          thin_.weights(p, share(p.outputs), inputs, scratch);
      }
    };
    const Index inputs = d_x.columns;
    ColumnsLeft left(inputs);
    const auto gradient = [&](const Shares&, T* scratch) {
      left.each(threads_, [&](Range some, Index next) {
        for (const Back* one = products.begin(); one != products.end(); ++one) {
          ThinProduct<T> p = thin_back(rows, x, *one, d_x);
          p.add = d_x.add || one != products.begin();
          const bool more = one + 1 != products.end();
          const Index then_column = more ? some.begin : next;
          const at::Tensor& then_weight = more ? one[1].weight : products.begin()->weight;
          if (then_column < inputs) {
            p.next = then_weight.data_ptr<T>() + then_column;
            p.next_outputs = then_weight.size(0);
          }
          thin_.backward(p, some, scratch);
        }
        then(Range{0, rows}, some);
      });
    };
    if (d_x.to == nullptr) {
      each_thread(all(rows), sums);
    } else if (d_x.to == x.rows) {  // not before the last thread has read it
      each_thread(all(rows), sums);
      each_thread(all(rows), gradient);
    } else {
      each_thread(all(rows), [&](const Shares& share, T* scratch) {
        sums(share, scratch);
        gradient(share, scratch);
      });
    }
  }

 private:
  static constexpr Index kInputsOfACall = 512;   // of weights' gradients
  static constexpr Index kColumnsOfACall = 128;  // of what products of many rows, or gradients of inputs, go to
  static constexpr Index kRowsOfACall = 32;      // that a thread multiplies at least, where rows are shared out
  static constexpr Index kRowsAtATime = 64;      // and at the most, as many as forward() lays out

  static Index scratch_each(Index rows) { return whole_lines(thin_kernels<T>().scratch(std::min(rows, kFewRows))); }

  // A thread's share of things, which may be none.
  struct Shares {
    Index thread, threads;
    Range operator()(Index count) const { return {count * thread / threads, count * (thread + 1) / threads}; }
  };
  // Each thread of a part, with memory of its own. body(Shares, scratch)
  template <class Body>
  void each_thread(const Part& part, const Body& body) const {
    share_out(part.threads, part.threads, [&](Range r) {
      for (Index i = r.begin; i < r.end; ++i) body(Shares{i, part.threads}, part.scratch + i * scratch_each_);
    });
  }
  // Columns go to whoever is there first: threads are not equally fast.
  class ColumnsLeft {
   public:
    explicit ColumnsLeft(Index columns) : columns_(columns) {}
    // body(columns, the first of those that are probably next)
    template <class Body>
    void each(Index threads, const Body& body) {
      for (Index first = next_.fetch_add(kColumnsOfACall); first < columns_; first = next_.fetch_add(kColumnsOfACall))
        body(Range{first, std::min(first + kColumnsOfACall, columns_)}, first + threads * kColumnsOfACall);
    }

   private:
    const Index columns_;
    std::atomic<Index> next_ = 0;
  };
  template <class Then>
  static void afterwards(const Part& part, Index columns, const Then& then) {
    if constexpr (!std::is_same_v<Then, Nothing>) part.each_row([&](Range r) { then(r, Range{0, columns}); });
  }

  static ThinProduct<T> thin(Index rows, const at::Tensor& weight, const From& x) {
    ThinProduct<T> p;
    p.rows = rows;
    p.outputs = weight.size(0);
    p.inputs = weight.size(1);
    p.weights = weight.data_ptr<T>();
    p.weights_stride = weight.stride(0);
    p.x = x.rows;
    p.x_stride = x.stride;
    return p;
  }
  ThinProduct<T> thin_back(Index rows, const From& x, const Back& one, const Into& d_x) const {
    ThinProduct<T> p = thin(rows, one.weight, x);
    p.d_y = one.d;
    p.d_y_stride = one.stride;
    p.d_x = d_x.to;
    p.d_x_stride = x.stride;
    p.add = d_x.add;
    p.part = part_;
    p.d_weights = one.d_weight.template data_ptr<T>();
    if (one.d_bias.defined()) p.d_bias = one.d_bias.template data_ptr<T>();
    return p;
  }
  void blas_back(Index rows, const From& x, const Back& one, const Into& d_x) const {
    const Index outputs = one.weight.size(0), inputs = one.weight.size(1);
    const at::Tensor d = matrix_at(const_cast<T*>(one.d), rows, outputs, one.stride);
    at::Tensor sum = one.d_weight;
    sum.addmm_(d.t(), matrix_at(const_cast<T*>(x.rows), rows, inputs, x.stride));
    if (one.d_bias.defined()) {
      std::fill_n(ones_, rows, T(1));
      at::Tensor columns = matrix_at(columns_, 1, outputs)[0], bias = one.d_bias;
      columns.addmv_(d.t(), matrix_at(ones_, 1, rows)[0], /*beta=*/0);
      bias.add_(columns);
    }
    if (d_x.to == nullptr) return;
    at::Tensor to = matrix_at(d_x.to, rows, d_x.columns, x.stride);
    const at::Tensor weight = one.weight.detach().narrow(1, 0, d_x.columns);
    if (d_x.add)
      to.addmm_(d, weight);
    else
      at::mm_out(to, d, weight);
  }

  const ThinKernels<T>& thin_ = thin_kernels<T>();
  const Index threads_, part_, scratch_each_;
  T *const scratch_, *const ones_, *const columns_;
};

}  // namespace recollect::nn
