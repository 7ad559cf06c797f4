// The model of Butt, "Precise Optimal Checkpointing for Memory-Efficient Deep Learning" (2019), with the slips of its text
// corrected: its recursion (3.1, 3.3), every schedule of its class by search, and the same layers as one of our chains.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <queue>
#include <vector>

#include "recollect/chain.hpp"

namespace recollect::testing {

// N layers. Forward k makes tensor k from tensor k-1; backward i makes gradient i from tensor i and gradient i+1, and needs
// nothing else: there are no records, and the forward that follows tensor i need not run for backward i.
struct ThesisChain {
  std::vector<std::int64_t> forward_time;   // α^f of 1 … N; entry 0 is not used
  std::vector<std::int64_t> backward_time;  // α^b of 0 … N
  std::vector<std::int64_t> tensor;         // β^f of 0 … N
  std::vector<std::int64_t> gradient;       // β^b of 0 … N+1; the last is the targets

  int layers() const { return static_cast<int>(tensor.size()) - 1; }
  std::int64_t largest_tensor() const { return *std::max_element(tensor.begin(), tensor.end()); }
  // From layer `first` on.
  std::int64_t all_forwards(int first = 1) const {
    std::int64_t sum = 0;
    for (std::size_t k = static_cast<std::size_t>(first); k < forward_time.size(); ++k) sum += forward_time[k];
    return sum;
  }
  // Equation 2.19: more than this buys nothing.
  std::int64_t store_all() const {
    std::int64_t kept = 0, most = 0;
    for (std::size_t i = 0; i < tensor.size(); ++i) {
      kept += tensor[i];
      most = std::max(most, kept + gradient[i] + gradient[i + 1]);
    }
    return most;
  }
  // Every time and size is 1: the network of figure 4.1.
  static ThesisChain unit(int layers) {
    const auto n = static_cast<std::size_t>(layers);
    return {std::vector<std::int64_t>(n + 1, 1), std::vector<std::int64_t>(n + 1, 1), std::vector<std::int64_t>(n + 1, 1),
            std::vector<std::int64_t>(n + 2, 1)};
  }
};

// The recursion, cell by cell. Segment (i, j) has tensor i outside of its m bytes and gradient j inside:
//   C(i, i+1, m) = α^b_i                                            if β^b_i + β^b_{i+1} ≤ m
//   C(i, j, m)   = min over i < k < j of Σ_{i+1..k} α^f + C(k, j, m − β^f_k) + C(i, k, m)
//                  if β^b_j + β^f_{i+1} ≤ m and β^b_j + β^f_{l−1} + β^f_l ≤ m for i+1 < l ≤ k
// There is no other way to fill a cell: "recompute everything" is the choice of k = j−1 again and again. A cell that fails says
// nothing about the cells to its right, whose gradient j may be smaller; the text takes it to fail them all.
class ThesisRecursion {
 public:
  static constexpr std::int64_t kNever = std::numeric_limits<std::int64_t>::max() / 4;

  ThesisRecursion(const ThesisChain& chain, std::int64_t most_memory)
      : chain_(chain), ends_(chain.tensor.size() + 1), columns_(static_cast<std::size_t>(most_memory) + 1) {
    cells_.assign(ends_ * ends_ * columns_, kNever);
    for (std::size_t i = ends_ - 1; i-- > 0;)
      for (std::size_t j = i + 1; j < ends_; ++j) fill(i, j);
  }

  // In `memory` bytes, tensor 0 included; kNever when there is no plan.
  std::int64_t cost(std::int64_t memory) const { return cost(0, chain_.layers() + 1, memory - chain_.tensor[0]); }
  std::int64_t cost(int i, int j, std::int64_t left) const {
    return left < 0 ? kNever
                    : cells_[place(static_cast<std::size_t>(i), static_cast<std::size_t>(j)) + static_cast<std::size_t>(left)];
  }

 private:
  std::size_t place(std::size_t i, std::size_t j) const { return (i * ends_ + j) * columns_; }

  void fill(std::size_t i, std::size_t j) {
    if (j == i + 1) {
      const auto need = static_cast<std::size_t>(chain_.gradient[i] + chain_.gradient[j]);
      for (std::size_t m = need; m < columns_; ++m) cells_[place(i, j) + m] = chain_.backward_time[i];
      return;
    }
    std::int64_t pair = 0, forwards = 0;
    for (std::size_t k = i + 1; k < j; ++k) {
      pair = std::max(pair, (k - 1 == i ? 0 : chain_.tensor[k - 1]) + chain_.tensor[k]);
      forwards += chain_.forward_time[k];
      split(i, k, j, static_cast<std::size_t>(chain_.gradient[j] + pair), forwards);
    }
  }

  void split(std::size_t i, std::size_t k, std::size_t j, std::size_t need, std::int64_t forwards) {
    const auto kept = static_cast<std::size_t>(chain_.tensor[k]);
    const std::int64_t *right = &cells_[place(k, j)], *left = &cells_[place(i, k)];
    std::int64_t* best = &cells_[place(i, j)];
    for (std::size_t m = need; m < columns_; ++m) best[m] = std::min(best[m], forwards + right[m - kept] + left[m]);
  }

  const ThesisChain& chain_;
  std::size_t ends_, columns_;
  std::vector<std::int64_t> cells_;
};

// The cheapest of all schedules of the thesis's model that keep tensors on a stack, each until its own backward: a shortest path
// over what can be in memory. It knows nothing of segments.
class ThesisSearch {
 public:
  static constexpr std::int64_t kNever = ThesisRecursion::kNever;
  ThesisSearch(const ThesisChain& chain, std::int64_t memory) : chain_(chain), memory_(memory) {}

  std::int64_t cost() {
    reach({chain_.layers() + 1, 0, 0}, 0);
    while (!queue_.empty()) {
      const auto [cost, at] = queue_.top();
      queue_.pop();
      if (cost > best_[at]) continue;
      if (at.gradient == 0) return cost;
      leave(at, cost);
    }
    return kNever;
  }

 private:
  struct Memory {
    int gradient;
    unsigned stack;  // bit k-1: tensor k is kept; tensor 0 always is
    int moving;      // the tensor that nobody keeps yet; 0 when there is none
    friend auto operator<=>(const Memory&, const Memory&) = default;
  };
  using Entry = std::pair<std::int64_t, Memory>;

  std::int64_t tensor(int k) const { return chain_.tensor[static_cast<std::size_t>(k)]; }
  std::int64_t gradient(int k) const { return chain_.gradient[static_cast<std::size_t>(k)]; }
  std::int64_t live(const Memory& at) const {
    std::int64_t bytes = tensor(0) + gradient(at.gradient) + (at.moving == 0 ? 0 : tensor(at.moving));
    for (int k = 1; k <= chain_.layers(); ++k) bytes += (at.stack >> (k - 1) & 1) != 0 ? tensor(k) : 0;
    return bytes;
  }
  static int top(unsigned stack) {
    int k = 0;
    for (; stack != 0; stack >>= 1) ++k;
    return k;
  }

  void reach(const Memory& at, std::int64_t cost) {
    const auto [known, fresh] = best_.try_emplace(at, cost);
    if (!fresh && known->second <= cost) return;
    known->second = cost;
    queue_.emplace(cost, at);
  }

  void leave(const Memory& at, std::int64_t cost) {
    const int last = at.moving != 0 ? at.moving : top(at.stack);
    if (at.moving != 0) reach({at.gradient, at.stack | 1u << (at.moving - 1), 0}, cost);
    if (last + 1 < at.gradient && live(at) + tensor(last + 1) <= memory_)
      reach({at.gradient, at.stack, last + 1}, cost + chain_.forward_time[static_cast<std::size_t>(last) + 1]);
    if (last + 1 == at.gradient && live(at) + gradient(last) <= memory_) {
      const unsigned own = last == 0 ? 0 : 1u << (last - 1);
      reach({last, at.stack & ~own, 0}, cost + chain_.backward_time[static_cast<std::size_t>(last)]);
    }
  }

  const ThesisChain& chain_;
  std::int64_t memory_;
  std::map<Memory, std::int64_t> best_;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue_;
};

// Step i of ours is forward i+1 and backward i of the thesis; the last step has no forward and produces a state of no size.
inline Chain as_steps(const ThesisChain& chain, const std::function<void(StepSpec&)>& adjust) {
  std::vector<Chain::Run> runs;
  for (std::size_t i = 0; i < chain.tensor.size(); ++i) {
    StepSpec step;
    if (i + 1 < chain.tensor.size()) {
      step.forward = Nanoseconds(chain.forward_time[i + 1]);
      step.state = Bytes(chain.tensor[i + 1]);
    }
    step.backward = Nanoseconds(chain.backward_time[i]);
    step.gradient = Bytes(chain.gradient[i + 1]);
    step.record = step.state;
    adjust(step);
    runs.push_back({step, 1});
  }
  return Chain({Bytes(chain.tensor[0]), Bytes(chain.gradient[0]), {}}, runs);
}

// The natural reading: a record is the state that the step produces, the smallest there can be.
inline Chain natural_chain(const ThesisChain& chain) {
  return as_steps(chain, [](StepSpec&) {});
}

// The exact one. `reserve` bytes, more than any budget that will be asked for, stand aside for one record; see butt_test.cpp.
inline Chain equivalent_chain(const ThesisChain& chain, std::int64_t reserve) {
  return as_steps(chain, [reserve](StepSpec& step) {
    step.record = Bytes(reserve);
    step.advance_scratch = Bytes(reserve);
    step.forward_scratch = step.state;  // a chain must allow recording what it can advance over; the variant is what is used
    step.variants = {{.forward = {}, .backward = {}, .record = {}, .forward_scratch = Bytes(0), .backward_scratch = {}}};
  });
}

}  // namespace recollect::testing
