#include "nn/time_blocks.hpp"

#include <ATen/ops/addmm.h>
#include <ATen/ops/addmv.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/from_blob.h>
#include <ATen/ops/zeros_like.h>

#include <algorithm>
#include <array>
#include <utility>

#include "nn/pieces.hpp"
#include "nn/reversible.hpp"
#include "nn/rows.hpp"
#include "run/keyed_random.hpp"

namespace recollect::nn {
namespace {

using at::Tensor;

// Where each array of the workspace begins, in numbers. Forward and backward use the same room, one after the other.
struct Workspace {
  // Of the layer at work and (backward) of the one below it.
  struct Sequences {
    Index hidden, cell, tanh_cell;
  };
  Sequences now{}, below{};
  Index gates = 0, input = 0, masked_input = 0, masked_state = 0, above = 0, below_gradient = 0, boundaries = 0, head = 0,
        ones = 0, sums = 0;
  Index size = 0;

  explicit Workspace(const TimeShape& s) {
    const Index rows = s.rows(), state = s.batch * s.hidden, sequence = rows * s.hidden + state,
                widest = rows * std::max(s.input, s.hidden);
    Index forward = 0, backward = 0;
    const auto take = [](Index& end, Index count) {
      const Index begin = end;
      end += (count + 15) / 16 * 16;  // whole cache lines
      return begin;
    };
    // Both passes need these.
    ones = take(forward, rows);
    sums = take(forward, 4 * s.hidden);
    now.hidden = take(forward, sequence);
    below.hidden = take(forward, sequence);
    now.cell = take(forward, s.cell == Cell::lstm ? sequence : 0);
    input = take(forward, rows * s.input);
    masked_input = take(forward, s.dropout ? widest : 0);
    masked_state = take(forward, s.recurrent_dropout ? std::max(2 * state, rows * s.hidden) : 0);
    backward = forward;
    gates = take(forward, rows * 4 * s.hidden);
    below.cell = take(backward, s.cell == Cell::lstm && s.layers > 1 ? sequence : 0);
    now.tanh_cell = take(backward, s.cell == Cell::lstm ? rows * s.hidden : 0);
    below.tanh_cell = take(backward, s.cell == Cell::lstm && s.layers > 1 ? rows * s.hidden : 0);
    above = take(backward, s.input_gradient ? widest : rows * s.hidden);
    below_gradient = take(backward, s.input_gradient ? widest : s.layers > 1 ? rows * s.hidden : 0);
    boundaries = take(backward, (s.block / s.micro_block - 1) * s.layers * s.parts() * state);
    head = take(backward, s.head_scratch);
    size = std::max(forward, backward);
  }
};

// Weights as the kernels read them, in one piece of memory for all layers.
template <class T>
struct PackedLayer {
  Packed<T> input, recurrent, recurrent_back, input_back;
  T* bias = nullptr;            // added to the projection
  T* recurrent_bias = nullptr;  // of a GRU's q
  std::array<Index, 6> offsets{};

  void place(T* memory) {
    input.values = memory + offsets[0];
    recurrent.values = memory + offsets[1];
    recurrent_back.values = memory + offsets[2];
    input_back.values = memory + offsets[3];
    bias = memory + offsets[4];
    recurrent_bias = memory + offsets[5];
  }
};

template <class T>
std::vector<PackedLayer<T>> lay_out(const TimeShape& s, bool backward, Index& size) {
  const Kernels<T>& k = kernels<T>();
  std::vector<PackedLayer<T>> layers;
  size = 0;
  const auto take = [&](Index count) { return std::exchange(size, size + (count + 15) / 16 * 16); };
  for (Index layer = 0; layer < s.layers; ++layer) {
    const Index width = layer == 0 ? s.input : s.hidden, gates = s.gates() * s.hidden;
    PackedLayer<T> p;
    p.input = packed_product(k, width, gates);
    p.recurrent = packed_gates(k, s.hidden, s.gates());
    if (backward) p.recurrent_back = packed_product(k, gates, s.hidden);
    if (backward && (layer > 0 || s.input_gradient)) p.input_back = packed_product(k, gates, width);
    const auto room = [&](const Packed<T>& packed) { return take(packed.panel == 0 ? 0 : packed.size()); };
    p.offsets = {room(p.input), room(p.recurrent), room(p.recurrent_back), room(p.input_back), take(gates), take(s.hidden)};
    layers.push_back(p);
  }
  return layers;
}

template <class T>
class Blocks final : public TimeBlocks {
 public:
  Blocks(const TimeShape& shape, const std::vector<LayerWeights>& weights, std::vector<LayerWeights> gradients, Masks masks,
         Tensor lengths, Ends& ends)
      : s_(shape),
        k_(kernels<T>()),
        w_(shape),
        gradients_(std::move(gradients)),
        masks_(std::move(masks)),
        lengths_(std::move(lengths)),
        ends_(ends),
        threads_(at::get_num_threads()),
        options_(at::TensorOptions().dtype(s_.dtype)),
        pieces_(s_.kept.room(options_)) {
    work_ = s_.kept.scratch.defined() ? s_.kept.scratch : at::empty({w_.size}, options_);
    Index packed = 0;
    layers_ = lay_out<T>(s_, !gradients_.empty(), packed);
    packed_ = at::empty({packed}, options_);
    for (PackedLayer<T>& layer : layers_) layer.place(data(packed_));
    for (Index layer = 0; layer < s_.layers; ++layer)
      fill(layers_[static_cast<std::size_t>(layer)], weights[static_cast<std::size_t>(layer)]);
  }

  Handle advance(Step i, View state, Handle*) override {
    Tensor next = pieces_.copy(state.as<Tensor>());
    forward(s_.times_of(i), data(next), nullptr);
    return Handle(std::move(next));
  }
  void advance_in_place(Step i, Handle& state, Handle*) override { forward(s_.times_of(i), data(state.as<Tensor>()), nullptr); }
  Handle record(Step i, View state, int) override {
    BlockRecord record = record_of(i);
    record.last.copy_(state.as<Tensor>());
    forward(s_.times_of(i), data(record.last), data(record.all));
    return Handle(std::move(record));
  }
  Handle copy(View state) override { return Handle(pieces_.copy(state.as<Tensor>())); }
  void run(Range times, Tensor& state) override { forward(times, data(state), nullptr); }
  const TimeShape& shape() const override { return s_; }
  Handle begin(const Tensor& state) override { return Handle(pieces_.copy(state)); }
  Tensor end(View state) override { return state.as<Tensor>().clone(); }

  Handle backward(Step i, View state, Handle record, Handle gradient) override {
    const Range times = s_.times_of(i);
    const Tensor& gates = record.as<BlockRecord>().all;
    const Index count = s_.micros(times);
    // States at the inner boundaries again: from the gates, without a product.
    const T* first = data(state.as<Tensor>());
    for (Index m = 0; m + 1 < count; ++m)
      for (Index layer = 0; layer < s_.layers; ++layer) {
        const Layer<T> l =
            again(layer, s_.micro(times, m), start_of(m, first), gates_at(gates, m, layer, s_.micro(times, m)), w_.now);
        save(l, boundary(m) + layer * s_.parts() * state_size());
      }
    for (Index m = count; m-- > 0;) backward(s_.micro(times, m), start_of(m, first), gates, m, data(gradient.as<Tensor>()));
    return gradient;
  }

  // As large as it was when it was made: the last block may be shorter than the chain says.
  Handle allocate(Item item, Bytes) override {
    if (item.kind == ItemKind::record) return Handle(record_of(item.step));
    return Handle(pieces_.empty(state_sizes()));
  }

 private:
  T* at(Index offset) { return work_.template data_ptr<T>() + offset; }
  static T* data(const Tensor& tensor) { return tensor.data_ptr<T>(); }
  Index unit_panels() const { return (s_.hidden + k_.lanes - 1) / k_.lanes; }
  Index state_size() const { return s_.batch * s_.hidden; }
  std::array<Index, 4> state_sizes() const { return {s_.layers, s_.parts(), s_.batch, s_.hidden}; }
  BlockRecord record_of(Step i) const {
    const Range times = s_.times_of(i);
    const Index gates = s_.layers * (times.end - times.begin) * s_.batch * 4 * s_.hidden,
                state = s_.layers * s_.parts() * state_size();
    Tensor all = pieces_.empty({gates + state});
    Tensor last = all.narrow(0, gates, state).view(state_sizes());
    return {std::move(all), std::move(last)};
  }
  T* boundary(Index m) { return at(w_.boundaries) + m * s_.layers * s_.parts() * state_size(); }
  const T* start_of(Index m, const T* first) { return m == 0 ? first : boundary(m - 1); }
  T* gates_at(const Tensor& gates, Index m, Index layer, Range times) {
    return data(gates) + (m * s_.layers * s_.micro_block + layer * (times.end - times.begin)) * s_.batch * 4 * s_.hidden;
  }
  static Tensor matrix(T* from, Index rows, Index columns, Index stride = 0) { return matrix_at(from, rows, columns, stride); }
  const Tensor* mask(Index place) const {
    const auto at = static_cast<std::size_t>(place);
    return at < masks_.inputs.size() && masks_.inputs[at].defined() ? &masks_.inputs[at] : nullptr;
  }

  void fill(const PackedLayer<T>& p, const LayerWeights& w) const {
    const Index gates = s_.gates(), units = s_.hidden;
    const Tensor w_ih = w.w_ih.detach().contiguous(), w_hh = w.w_hh.detach().contiguous();
    pack(p.input, data(w_ih), true);
    pack_gates(p.recurrent, data(w_hh), units, gates);
    if (p.recurrent_back.panel != 0) pack(p.recurrent_back, data(w_hh), false);
    if (p.input_back.panel != 0) pack(p.input_back, data(w_ih), false);
    const T* b_ih = data(w.b_ih);
    const T* b_hh = data(w.b_hh);
    const Index both = s_.cell == Cell::lstm ? 4 * units : 2 * units;
    for (Index j = 0; j < gates * units; ++j) p.bias[j] = j < both ? b_ih[j] + b_hh[j] : b_ih[j];
    if (s_.cell == Cell::gru) std::copy_n(b_hh + 2 * units, units, p.recurrent_bias);
  }

  Layer<T> layer_at(Index layer, Range times, T* gates, const Workspace::Sequences& to) {
    Layer<T> l;
    l.steps = times.end - times.begin;
    l.batch = s_.batch;
    l.units = s_.hidden;
    l.gates = gates;
    l.hidden = at(to.hidden);
    l.cell = at(to.cell);
    l.tanh_cell = at(to.tanh_cell);
    l.lengths = lengths_.defined() ? lengths_.template data_ptr<std::int32_t>() : nullptr;
    l.first = times.begin;
    const auto& masks = masks_.recurrent;
    if (!masks.empty() && masks[static_cast<std::size_t>(layer)].defined()) {
      l.recurrent_mask = data(masks[static_cast<std::size_t>(layer)]);
      l.masked = at(w_.masked_state);
    }
    const PackedLayer<T>& p = layers_[static_cast<std::size_t>(layer)];
    l.recurrent_bias = p.recurrent_bias;
    return l;
  }
  // Entry 0 of the sequences from a layer's state, and the last entry back into it.
  void begin(const Layer<T>& l, const T* state) const {
    std::copy_n(state, state_size(), l.hidden);
    if (s_.cell == Cell::lstm) std::copy_n(state + state_size(), state_size(), l.cell);
  }
  void save(const Layer<T>& l, T* state) const {
    std::copy_n(l.hidden + l.steps * state_size(), state_size(), state);
    if (s_.cell == Cell::lstm) std::copy_n(l.cell + l.steps * state_size(), state_size(), state + state_size());
  }

  // Rows are independent of each other, so sharing them out needs no waiting between time steps; with too few of them, units
  // are shared out step by step.
  bool by_rows() const { return s_.batch >= 4 * threads_ || threads_ == 1; }
  template <class Body>
  void share(Index count, const Body& body) const {
    share_out(threads_, count, body);
  }

  void forward(Range times, T* state, T* gates) {
    for (Index m = 0; times.begin + m * s_.micro_block < times.end; ++m) {
      const Range now = s_.micro(times, m);
      const Index steps = now.end - now.begin, rows = steps * s_.batch;
      Tensor x = masked(ends_.input(now, matrix(at(w_.input), rows, s_.input)), 0, rows);
      for (Index layer = 0; layer < s_.layers; ++layer) {
        T* to = gates == nullptr ? at(w_.gates) : gates + layer * rows * 4 * s_.hidden;
        Layer<T> l = layer_at(layer, now, to, layer % 2 == 0 ? w_.now : below_as_now());
        T* layer_state = state + layer * s_.parts() * state_size();
        begin(l, layer_state);
        forward(l, layer, x);
        save(l, layer_state);
        x = masked(matrix(l.hidden + state_size(), rows, s_.hidden), layer + 1, rows);
      }
      ends_.output(now, x);
      if (gates != nullptr) gates += s_.layers * rows * 4 * s_.hidden;
    }
  }
  // In a forward pass only the outputs of the layer below are still needed, not its cells.
  Workspace::Sequences below_as_now() const { return {w_.below.hidden, w_.now.cell, w_.now.tanh_cell}; }

  // x ∘ mask, every row of a time step alike.
  Tensor masked(const Tensor& x, Index place, Index rows) {
    const Tensor* m = mask(place);
    if (m == nullptr) return x;
    const Index width = x.size(1);
    Tensor to = matrix(at(w_.masked_input), rows, width);
    multiply_rows(data(x), data(*m), rows, width, data(to));
    return to;
  }
  void multiply_rows(const T* in, const T* mask, Index rows, Index width, T* out) const {
    nn::multiply_rows(threads_, in, mask, s_.batch, rows, width, out);
  }

  void forward(Layer<T>& l, Index layer, const Tensor& x) {
    const PackedLayer<T>& p = layers_[static_cast<std::size_t>(layer)];
    l.weights = &p.recurrent;
    const T* in = data(x);
    const Index width = x.size(1);
    const auto kernel = s_.cell == Cell::lstm ? k_.lstm_forward : k_.gru_forward;
    const auto project = [&](Range rows) { k_.product(p.input, rows, in, width, p.bias, l.gates, 4 * s_.hidden); };
    if (l.recurrent_mask != nullptr) multiply_rows(l.hidden, l.recurrent_mask, s_.batch, s_.hidden, l.masked);
    const Range all{0, unit_panels()};
    if (by_rows()) {
      share(s_.batch, [&](Range rows) {
        for (Index t = 0; t < l.steps; ++t) {
          project({t * s_.batch + rows.begin, t * s_.batch + rows.end});  // used while it is in the cache
          kernel(l, {t, t + 1}, rows, all);
        }
      });
    } else {
      share(l.steps * s_.batch, project);
      for (Index t = 0; t < l.steps; ++t) share(all.end, [&](Range panels) { kernel(l, {t, t + 1}, {0, s_.batch}, panels); });
    }
  }

  // The hidden states and cells of a micro-block again, from its gates and the state before it.
  Layer<T> again(Index layer, Range times, const T* start, T* gates, const Workspace::Sequences& to) {
    const Layer<T> l = layer_at(layer, times, gates, to);
    begin(l, start + layer * s_.parts() * state_size());
    share(s_.batch, [&](Range rows) { (s_.cell == Cell::lstm ? k_.lstm_again : k_.gru_again)(l, rows); });
    return l;
  }

  void backward(Range times, const T* start, const Tensor& gates, Index m, T* gradient) {
    const Index rows = (times.end - times.begin) * s_.batch, units = s_.hidden;
    Workspace::Sequences now = w_.now, below = w_.below;
    Index top = s_.layers - 1;
    Layer<T> l = again(top, times, start, gates_at(gates, m, top, times), now);
    T* above = at(w_.above);
    ends_.output_gradient(times, masked(matrix(l.hidden + state_size(), rows, units), s_.layers, rows),
                          matrix(above, rows, units), matrix(at(w_.head), s_.head_scratch, 1).view({s_.head_scratch}));
    mask_gradient(above, s_.layers, rows, units);
    T* d_below = at(w_.below_gradient);
    for (Index layer = top; layer >= 0; --layer) {
      T* d_state = gradient + layer * s_.parts() * state_size();
      l.above = above;
      l.d_hidden = d_state;
      l.d_cell = d_state + state_size();
      backward(l, layer);
      Layer<T> lower;
      Tensor x;
      if (layer > 0) {
        lower = again(layer - 1, times, start, gates_at(gates, m, layer - 1, times), below);
        x = matrix(lower.hidden + state_size(), rows, units);
      } else {
        x = ends_.input(times, matrix(at(w_.input), rows, s_.input));
      }
      weight_gradients(l, layer, masked(x, layer, rows));
      if (layer > 0 || s_.input_gradient) {
        const Packed<T>& w = layers_[static_cast<std::size_t>(layer)].input_back;
        share(rows, [&](Range r) { k_.product(w, r, l.gates, 4 * units, nullptr, d_below, w.columns); });
        mask_gradient(d_below, layer, rows, w.columns);
        if (layer == 0) ends_.input_gradient(times, matrix(d_below, rows, w.columns));
      }
      std::swap(above, d_below);
      std::swap(now, below);
      l = lower;
    }
  }
  void mask_gradient(T* gradient, Index place, Index rows, Index width) {
    if (const Tensor* m = mask(place)) multiply_rows(gradient, data(*m), rows, width, gradient);
  }

  void backward(Layer<T>& l, Index layer) {
    const PackedLayer<T>& p = layers_[static_cast<std::size_t>(layer)];
    l.weights = &p.recurrent_back;
    const bool lstm = s_.cell == Cell::lstm;
    const auto gates = lstm ? k_.lstm_backward_gates : k_.gru_backward_gates;
    const auto state = lstm ? k_.lstm_backward_state : k_.gru_backward_state;
    const Range units{0, unit_panels()}, columns{0, l.weights->panels()};
    if (by_rows()) {
      share(s_.batch, [&](Range rows) {
        for (Index t = l.steps; t-- > 0;) {
          gates(l, t, rows, units);
          state(l, t, rows, columns);
        }
      });
    } else {
      for (Index t = l.steps; t-- > 0;) {
        share(units.end, [&](Range panels) { gates(l, t, {0, s_.batch}, panels); });
        share(columns.end, [&](Range panels) { state(l, t, {0, s_.batch}, panels); });
      }
    }
  }

  // One product over all rows of the micro-block for each matrix, added to what later micro-blocks gave.
  void weight_gradients(const Layer<T>& l, Index layer, const Tensor& x) {
    const LayerWeights& g = gradients_[static_cast<std::size_t>(layer)];
    const Index rows = l.steps * s_.batch, units = s_.hidden, all = 4 * units;
    Tensor before = matrix(l.hidden, rows, units);
    if (l.recurrent_mask != nullptr) {
      T* to = at(w_.masked_state);
      multiply_rows(l.hidden, l.recurrent_mask, rows, units, to);
      before = matrix(to, rows, units);
    }
    const auto part = [&](Index from, Index count) { return matrix(l.gates + from, rows, count, all).t(); };
    if (s_.cell == Cell::lstm) {
      g.w_hh.addmm_(part(0, all), before);
      g.w_ih.addmm_(part(0, all), x);
    } else {
      g.w_ih.addmm_(part(0, 3 * units), x);
      g.w_hh.narrow(0, 0, 2 * units).addmm_(part(0, 2 * units), before);
      g.w_hh.narrow(0, 2 * units, units).addmm_(part(3 * units, units), before);
    }
    Tensor sums = at::from_blob(at(w_.sums), {all}, options_);
    std::fill_n(at(w_.ones), rows, T(1));
    sums.addmv_(part(0, all), at::from_blob(at(w_.ones), {rows}, options_), /*beta=*/0);  // mv_out would allocate as much again
    const Index both = s_.cell == Cell::lstm ? all : 2 * units;
    g.b_ih.add_(sums.narrow(0, 0, s_.gates() * units));
    g.b_hh.narrow(0, 0, both).add_(sums.narrow(0, 0, both));
    if (s_.cell == Cell::gru) g.b_hh.narrow(0, both, units).add_(sums.narrow(0, 3 * units, units));
  }

  TimeShape s_;
  const Kernels<T>& k_;
  Workspace w_;
  std::vector<LayerWeights> gradients_;
  Masks masks_;
  Tensor lengths_;
  Ends& ends_;
  Index threads_;
  at::TensorOptions options_;
  Pieces pieces_;
  Tensor work_, packed_;
  std::vector<PackedLayer<T>> layers_;
};

}  // namespace

Bytes TimeShape::state_bytes() const { return is_reversible(cell) ? reversible_state_bytes(*this) : gradient_bytes(); }
Bytes TimeShape::tape_bytes() const { return is_reversible(cell) ? reversible_tape_bytes(*this) : Bytes{}; }
Bytes TimeShape::record_bytes() const {
  if (is_reversible(cell)) return reversible_record_bytes(*this);
  return layers * std::min(block, time_steps) * batch * 4 * hidden * number() + state_bytes();
}
Index TimeShape::scratch_size() const { return is_reversible(cell) ? reversible_scratch_size(*this) : Workspace(*this).size; }
Bytes TimeShape::workspace_bytes() const {
  if (is_reversible(cell)) return reversible_workspace_bytes(*this);
  Index packed = 0;
  if (dtype == at::kDouble)
    lay_out<double>(*this, true, packed);
  else
    lay_out<float>(*this, true, packed);
  Index masks = 0;
  if (dropout) masks += batch * (input + layers * hidden);
  if (recurrent_dropout) masks += batch * layers * hidden;
  return (Workspace(*this).size + packed + masks) * number();
}

Masks draw_masks(const TimeShape& shape, const RecurrentOptions& options, const DropoutKey& key) {
  Masks masks;
  masks.key = key;
  const KeyedRandom random(key.seed, Purpose::dropout);
  const auto draw = [&](Index lane, Index rows, Index width, double p) {
    if (p <= 0) return Tensor();
    Tensor mask = at::empty({rows, width}, at::TensorOptions().dtype(at::kFloat));
    float* values = mask.data_ptr<float>();
    const float kept = static_cast<float>(1 / (1 - p));
    for (Index row = 0; row < rows; ++row)
      for (Index j = 0; j < width; ++j)
        values[row * width + j] =
            random.uniform({.step = key.iteration, .lane = lane + row, .position = j}) < static_cast<float>(p) ? 0.0F : kept;
    return mask.to(shape.dtype);
  };
  const Index batch = shape.batch, layers = shape.layers, hidden = shape.hidden;
  for (Index place = 0; place <= layers; ++place)
    masks.inputs.push_back(draw(2 * place * batch, batch, place == 0 ? shape.input : hidden, options.dropout));
  for (Index layer = 0; layer < layers; ++layer)
    masks.recurrent.push_back(draw((2 * layer + 1) * batch, batch, hidden, options.recurrent_dropout));
  if (is_reversible(shape.cell) && options.reversible.drop_connect > 0)
    for (Index layer = 0; layer < layers; ++layer) {
      const Index columns = reversible_gates(shape.cell, hidden, options.reversible) / 2, lane = 2 * (layers + 1) * batch;
      masks.connect.push_back(
          draw(lane + layer * hidden, hidden, columns, options.reversible.drop_connect).view({2, hidden / 2, columns}));
    }
  return masks;
}

std::vector<LayerWeights> zeros_like(const std::vector<LayerWeights>& weights) {
  std::vector<LayerWeights> zeros;
  const auto zero = [](const Tensor& tensor) { return tensor.defined() ? at::zeros_like(tensor) : Tensor(); };
  for (const LayerWeights& w : weights) zeros.push_back({zero(w.w_ih), zero(w.w_hh), zero(w.b_ih), zero(w.b_hh)});
  return zeros;
}

std::unique_ptr<TimeBlocks> TimeBlocks::make(const TimeShape& shape, const std::vector<LayerWeights>& weights,
                                             std::vector<LayerWeights> gradients, Masks masks, Tensor lengths, Ends& ends) {
  if (is_reversible(shape.cell))
    return make_reversible(shape, weights, std::move(gradients), std::move(masks), std::move(lengths), ends);
  if (shape.dtype == at::kDouble)
    return std::make_unique<Blocks<double>>(shape, weights, std::move(gradients), std::move(masks), std::move(lengths), ends);
  return std::make_unique<Blocks<float>>(shape, weights, std::move(gradients), std::move(masks), std::move(lengths), ends);
}

}  // namespace recollect::nn
