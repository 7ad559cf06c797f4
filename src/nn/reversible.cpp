#include "nn/reversible.hpp"

#include <ATen/ops/addmm.h>
#include <ATen/ops/addmv.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/isfinite.h>
#include <ATen/ops/mm.h>
#include <ATen/ops/zeros.h>

#include <array>
#include <atomic>
#include <cmath>
#include <cstring>
#include <limits>
#include <span>
#include <utility>

#include "nn/paper_buffer.hpp"
#include "nn/pieces.hpp"
#include "nn/rans.hpp"
#include "nn/rev_kernels.hpp"
#include "nn/rows.hpp"
#include "recollect/error.hpp"
#include "run/keyed_random.hpp"
#include "storage/checksum.hpp"

namespace recollect::nn {
namespace {

using at::Tensor;

RevCell cell_of(Cell cell, const ReversibleOptions& options) {
  return {.lstm = state_parts(cell) == 2,
          .forgetting = forgets_nothing(cell)      ? Forgetting::none
                        : forgets_whole_bits(cell) ? Forgetting::discrete
                                                   : Forgetting::fractional,
          .most_bits = options.most_forgotten,
          .state_bits = options.state_bits,
          .forget_bits = options.forget_bits};
}

std::unique_ptr<InformationBuffer> buffer_for(const ReversibleOptions& options) {
  if (options.coder == TapeCoder::paper) return std::make_unique<PaperBuffer>(options.forget_bits);
  return std::make_unique<RansBuffer>(options.forget_bits);
}

// Where everything lies. States, records and tapes are pieces of 4-byte words.
struct Layout {
  RevCell cell;
  Index layers, batch, units, micro_block, block;  // units of a half
  std::unique_ptr<InformationBuffer> buffer;
  Index block_rows, row_blocks;  // rows that share a coder are never split, whatever the number of threads
  Index numbers;                 // words of a state's fixed-point numbers
  Index coder_words = 0;         // of one part of one half of one layer
  Index gate_columns, stride;    // of a row of a record: gates of both halves; with the choices

  explicit Layout(const TimeShape& s)
      : cell(cell_of(s.cell, s.reversible)),
        layers(s.layers),
        batch(s.batch),
        units(s.hidden / 2),
        micro_block(s.micro_block),
        block(std::min(s.block, (s.time_steps + s.micro_block - 1) / s.micro_block * s.micro_block)),
        buffer(buffer_for(s.reversible)),
        block_rows(buffer->rows_per_block(s.batch, units)),
        row_blocks((s.batch + block_rows - 1) / block_rows),
        numbers(layers * 2 * cell.parts() * batch * units),
        gate_columns(2 * cell.columns() * units),
        stride(gate_columns + 2 * cell.chosen_columns() * units) {
    if (cell.forgets())
      for (Index b = 0; b < row_blocks; ++b) coder_words += words(buffer->state_bytes(elements(b)));
  }

  static Index words(std::size_t bytes) { return (static_cast<Index>(bytes) + 3) / 4; }
  Range rows(Range blocks) const { return {blocks.begin * block_rows, std::min(batch, blocks.end * block_rows)}; }
  Range rows(Index row_block) const { return rows(Range{row_block, row_block + 1}); }
  Index elements(Index row_block) const { return (rows(row_block).end - rows(row_block).begin) * units; }
  Index part_size() const { return batch * units; }
  Index parts() const { return 2 * cell.parts(); }  // of a layer's state, both halves
  Index state_words() const { return numbers + layers * parts() * coder_words; }
  Index record_words(Index time_steps) const {
    return layers * time_steps * (batch * stride + parts() * part_size()) + state_words();
  }
  // A stack for every layer and block of rows, with room for what `time_steps` can push there.
  std::size_t stack_bytes(Index row_block, Index time_steps) const {
    if (!cell.forgets()) return 0;
    const std::size_t bytes =
        static_cast<std::size_t>(parts()) * buffer->most_bytes(elements(row_block), time_steps, cell.least());
    return (bytes + 63) / 64 * 64;
  }
  std::size_t stacks_bytes(Index time_steps) const {
    std::size_t bytes = 0;
    for (Index b = 0; b < row_blocks; ++b) bytes += static_cast<std::size_t>(layers) * stack_bytes(b, time_steps);
    return bytes;
  }
  // Of a piece of tape: checksums of the state before and of all gates, then how many bytes each stack has.
  std::size_t header_bytes() const { return 16 + (cell.forgets() ? static_cast<std::size_t>(layers * row_blocks) * 8 : 0); }
  std::size_t tape_bytes(Index time_steps) const { return header_bytes() + stacks_bytes(time_steps); }
};

struct Workspace {
  Index hidden = 0, below = 0, input = 0, masked_input = 0, gates = 0, above = 0, below_gradient = 0, reset_all = 0,
        masked_all = 0, connect = 0, head = 0, ones = 0, sums = 0, other = 0, reset = 0, forget = 0, add = 0, noise = 0;
  Index stacks = 0;
  Index size = 0;

  Workspace(const TimeShape& s, const Layout& l) {
    const Index rows = s.rows(), sequence = (rows + s.batch) * s.hidden, widest = rows * std::max(s.input, s.hidden);
    Index forward = 0;
    const auto take = [](Index& end, Index count) { return std::exchange(end, end + whole_lines(count)); };
    ones = take(forward, rows);
    sums = take(forward, l.gate_columns);
    hidden = take(forward, sequence);
    below = take(forward, s.layers > 1 ? sequence : 0);
    input = take(forward, rows * s.input);
    masked_input = take(forward, s.dropout ? widest : 0);
    other = take(forward, s.recurrent_dropout ? l.part_size() : 0);
    reset = take(forward, l.part_size());
    forget = take(forward, l.cell.parts() * (l.part_size() + 1) / 2);
    add = take(forward, l.cell.parts() * l.part_size());
    noise = take(forward, l.cell.forgetting == Forgetting::discrete ? l.part_size() * l.cell.scores() : 0);
    Index backward = forward;
    stacks = take(forward, Layout::words(l.stacks_bytes(l.block)));
    gates = take(forward, rows * l.stride);
    above = take(backward, s.input_gradient ? widest : rows * s.hidden);
    below_gradient = take(backward, s.input_gradient ? widest : s.layers > 1 ? rows * s.hidden : 0);
    reset_all = take(backward, l.cell.lstm ? 0 : rows * s.hidden);
    masked_all = take(backward, s.recurrent_dropout ? rows * l.units : 0);
    connect = take(backward, s.reversible.drop_connect > 0 ? l.units * l.cell.columns() * l.units : 0);
    head = take(backward, s.head_scratch);
    size = std::max(forward, backward);
  }
};

// Weights of a layer as the kernels read them.
struct PackedLayer {
  Packed<float> input;
  std::array<Packed<float>, 2> first, second, first_back, second_back;  // of each half
  const float* bias = nullptr;

  std::array<Packed<float>*, 9> all() {
    return {&input,         &first[0],      &first[1],       &second[0],     &second[1],
            &first_back[0], &first_back[1], &second_back[0], &second_back[1]};
  }
};

std::vector<PackedLayer> lay_out(const TimeShape& s, const Layout& l, bool backward) {
  const Kernels<float>& k = kernels<float>();
  std::vector<PackedLayer> layers(static_cast<std::size_t>(s.layers));
  const Index first = l.cell.first_columns() * l.units;
  for (Index layer = 0; layer < s.layers; ++layer) {
    PackedLayer& p = layers[static_cast<std::size_t>(layer)];
    const auto stays = [&](Index inner, Index columns) {
      Packed<float> packed = packed_product(k, inner, columns);
      packed.in_place = true;
      return packed;
    };
    p.input = stays(layer == 0 ? s.input : s.hidden, l.gate_columns);
    for (std::size_t half = 0; half < 2; ++half) {
      p.first[half] = stays(l.units, first);
      if (!l.cell.lstm) p.second[half] = stays(l.units, l.units);
      if (backward) p.first_back[half] = packed_product(k, first, l.units);
      if (backward && !l.cell.lstm) p.second_back[half] = packed_product(k, l.units, l.units);
    }
  }
  return layers;
}
Index packed_size(std::vector<PackedLayer>& layers) {
  Index size = 0;
  for (PackedLayer& layer : layers)
    for (const Packed<float>* packed : layer.all()) size += packed->panel == 0 ? 0 : whole_lines(packed->size());
  return size;
}

class RevBlocks final : public TimeBlocks {
 public:
  RevBlocks(const TimeShape& shape, const std::vector<LayerWeights>& weights, std::vector<LayerWeights> gradients, Masks masks,
            Tensor lengths, Ends& ends)
      : s_(shape),
        l_(shape),
        k_(kernels<float>()),
        r_(rev_kernels()),
        w_(shape, l_),
        gradients_(std::move(gradients)),
        masks_(std::move(masks)),
        lengths_(std::move(lengths)),
        ends_(ends),
        threads_(at::get_num_threads()),
        pieces_(s_.kept.room(at::kInt)),
        layers_(lay_out(shape, l_, !gradients_.empty())) {
    work_ = s_.kept.scratch.defined() ? s_.kept.scratch : at::empty({w_.size}, at::kFloat);
    packed_ = at::empty({packed_size(layers_)}, at::kFloat);
    float* memory = packed_.data_ptr<float>();
    for (Index layer = 0; layer < s_.layers; ++layer) fill(layer, weights[static_cast<std::size_t>(layer)], memory);
    stacks_.resize(static_cast<std::size_t>(s_.layers * l_.row_blocks));
  }

  Handle begin(const Tensor& state) override {
    Tensor fixed = pieces_.empty({l_.state_words()});
    const Tensor from = state.detach().contiguous();
    if (!at::isfinite(from).all().item<bool>()) throw InvalidInput("state", "NaN or infinity", "finite numbers");
    const double scale = std::ldexp(1.0, l_.cell.state_bits);
    each_number([&](Index layer, Index half, Index part, Index row, Index unit) {
      const double x = static_cast<double>(from.data_ptr<float>()[api_index(layer, half, part, row, unit)]) * scale;
      constexpr double kMost = std::numeric_limits<std::int32_t>::max();
      part_at(fixed, layer, half, part)[row * l_.units + unit] =
          static_cast<std::int32_t>(std::lrint(std::clamp(x, -kMost, kMost)));
    });
    if (l_.cell.forgets())
      for (Index layer = 0; layer < s_.layers; ++layer)
        for (Index b = 0; b < l_.row_blocks; ++b)
          for (Index p = 0; p < l_.parts(); ++p)
            l_.buffer->start(l_.elements(b), coder_at(fixed, layer, p / l_.cell.parts(), p % l_.cell.parts(), b));
    return Handle(std::move(fixed));
  }
  Tensor end(View state) override {
    const Tensor& fixed = state.as<Tensor>();
    Tensor to = at::empty({s_.layers, s_.parts(), s_.batch, s_.hidden}, at::kFloat);
    const double unit_value = std::ldexp(1.0, -l_.cell.state_bits);
    each_number([&](Index layer, Index half, Index part, Index row, Index unit) {
      to.data_ptr<float>()[api_index(layer, half, part, row, unit)] =
          static_cast<float>(static_cast<double>(part_at(fixed, layer, half, part)[row * l_.units + unit]) * unit_value);
    });
    return to;
  }

  Handle advance(Step i, View state, Handle* tape) override {
    Tensor next = pieces_.copy(state.as<Tensor>());
    if (tape != nullptr) open_stacks();
    forward(s_.times_of(i), next, nullptr, tape != nullptr);
    if (tape != nullptr) *tape = Handle(close_stacks(i, state.as<Tensor>()));
    return Handle(std::move(next));
  }
  void advance_in_place(Step, Handle&, Handle*) override { throw Error("reversible layers do not work in place"); }
  bool works_in_place() const override { return false; }
  Handle record(Step i, View state, int) override {
    BlockRecord record = record_of(i);
    record.last.copy_(state.as<Tensor>());
    forward(s_.times_of(i), record.last, record_data(record), false);
    return Handle(std::move(record));
  }
  Handle copy(View state) override { return Handle(pieces_.copy(state.as<Tensor>())); }
  void run(Range times, Tensor& state) override {
    Handle fixed = begin(state);
    forward(times, fixed.as<Tensor>(), nullptr, false);
    state.copy_(end(fixed.view()));
  }
  const TimeShape& shape() const override { return s_; }
  TapeUse tape() const override { return tape_; }

  Rewound rewind(Step i, View next, Handle tape) override {
    Tensor state = pieces_.copy(next.as<Tensor>());
    BlockRecord record = record_of(i);
    record.last.copy_(state);
    const Sums expected = read_stacks(i, tape.as<Tensor>());
    const Range times = s_.times_of(i);
    for (Index m = s_.micros(times); m-- > 0;) rewind(s_.micro(times, m), state, record_data(record) + offset_of(m));
    for (const Stack& stack : stacks_)
      if (stack.end != stack.begin) wrong_past(i);
    if (sums_of(state) != expected) wrong_past(i);
    return {Handle(std::move(state)), Handle(std::move(record))};
  }

  Handle backward(Step i, View state, Handle record, Handle gradient) override {
    const Range times = s_.times_of(i);
    std::int32_t* const data = record_data(record.as<BlockRecord>());
    for (Index m = s_.micros(times); m-- > 0;) {
      const std::int32_t* start = state.as<Tensor>().data_ptr<std::int32_t>();
      Index layer_step = l_.parts() * l_.part_size();
      if (m > 0) {  // the last time step of the micro-block before, in which layers lie apart
        const Range before = s_.micro(times, m - 1);
        start = data + offset_of(m - 1) + states_in_micro(before, 0) + (before.end - before.begin - 1) * layer_step;
        layer_step = layer_words(before);
      }
      backward(s_.micro(times, m), {start, layer_step}, data + offset_of(m), gradient.as<Tensor>().data_ptr<float>());
    }
    return gradient;
  }

  Handle allocate(Item item, Bytes bytes) override {
    if (item.kind == ItemKind::record) return Handle(record_of(item.step));
    if (item.kind == ItemKind::tape) return Handle(pieces_.empty({bytes.count() / 4}));
    return Handle(pieces_.empty({l_.state_words()}));
  }

 private:
  // What a layer and a block of rows write, or have written.
  struct Stack {
    std::byte *begin = nullptr, *end = nullptr;
    std::uint64_t gates = 0;  // a checksum
    double forgotten = 0;     // bits
  };
  // A layer's arrays at work, [time steps + 1][batch][hidden] for `hidden`.
  struct Layer {
    Index index;
    Range times;
    float* gates;          // [steps][batch][stride]
    std::int32_t* states;  // after each time step [steps][parts][batch][units]; null: not wanted
    float* hidden;
    Tensor state;  // the working state
  };

  struct Start {
    const std::int32_t* states;
    Index layer_step;
  };

  float* at(Index offset) { return work_.data_ptr<float>() + offset; }
  static std::int32_t* record_data(const BlockRecord& record) { return record.all.data_ptr<std::int32_t>(); }
  template <class Body>
  void each_number(const Body& body) const {
    for (Index layer = 0; layer < s_.layers; ++layer)
      for (Index half = 0; half < 2; ++half)
        for (Index part = 0; part < l_.cell.parts(); ++part)
          for (Index row = 0; row < s_.batch; ++row)
            for (Index unit = 0; unit < l_.units; ++unit) body(layer, half, part, row, unit);
  }
  // Callers have the hidden state first and the cell second, each with both halves side by side; here the cell comes first,
  // because it changes first.
  Index api_index(Index layer, Index half, Index part, Index row, Index unit) const {
    const Index which = l_.cell.parts() - 1 - part;
    return ((layer * s_.parts() + which) * s_.batch + row) * s_.hidden + half * l_.units + unit;
  }
  std::int32_t* part_at(const Tensor& state, Index layer, Index half, Index part) const {
    return state.data_ptr<std::int32_t>() + ((layer * 2 + half) * l_.cell.parts() + part) * l_.part_size();
  }
  std::byte* coder_at(const Tensor& state, Index layer, Index half, Index part, Index row_block) const {
    Index word = l_.numbers + ((layer * 2 + half) * l_.cell.parts() + part) * l_.coder_words;
    word += row_block * Layout::words(l_.buffer->state_bytes(l_.elements(0)));  // only the last is smaller
    return reinterpret_cast<std::byte*>(state.data_ptr<std::int32_t>() + word);
  }
  // Of the state that a block begins with and of the gates that it went through.
  struct Sums {
    std::uint64_t state = 0, gates = 0;
    friend bool operator==(const Sums&, const Sums&) = default;
  };
  Sums sums_of(const Tensor& state) const {
    Sums sums{checksum({reinterpret_cast<const std::byte*>(state.data_ptr()), state.nbytes()}), 0};
    for (const Stack& stack : stacks_) sums.gates += stack.gates;
    return sums;
  }
  // Of all gates at one time step, both halves'. In either direction, and in any order of time steps.
  void sum_gates(const Layer& l, Index t, Range blocks) {
    for (Index b = blocks.begin; b < blocks.end; ++b) {
      const Range rows = l_.rows(b);
      const float* from = l.gates + (t * s_.batch + rows.begin) * l_.stride;
      const auto count = static_cast<std::size_t>((rows.end - rows.begin) * l_.stride);
      const auto odd = static_cast<std::uint64_t>(2 * (l.times.begin + t) + 1);
      stack(l.index, b).gates += odd * checksum(std::as_bytes(std::span(from, count)));
    }
  }

  // In a record: micro-blocks, in each its layers, in each the gates and then the states after every time step.
  Index layer_words(Range times) const {
    return (times.end - times.begin) * (s_.batch * l_.stride + l_.parts() * l_.part_size());
  }
  Index offset_of(Index m) const { return m * s_.layers * layer_words({0, s_.micro_block}); }
  Index states_in_micro(Range times, Index layer) const {
    return layer * layer_words(times) + (times.end - times.begin) * s_.batch * l_.stride;
  }
  BlockRecord record_of(Step i) const {
    const Range times = s_.times_of(i);
    Tensor all = pieces_.empty({l_.record_words(times.end - times.begin)});
    Tensor last = all.narrow(0, all.size(0) - l_.state_words(), l_.state_words());
    return {std::move(all), std::move(last)};
  }

  void fill(Index layer, const LayerWeights& w, float*& memory) {
    PackedLayer& p = layers_[static_cast<std::size_t>(layer)];
    const auto place = [&](Packed<float>& packed) {
      if (packed.panel != 0) packed.values = std::exchange(memory, memory + whole_lines(packed.size()));
    };
    for (Packed<float>* packed : p.all()) place(*packed);
    const auto at_layer = static_cast<std::size_t>(layer);
    kept_.push_back(w.w_ih.detach().contiguous());
    pack_in_place(p.input, kept_.back().data_ptr<float>(), l_.gate_columns);
    kept_.push_back(w.b_ih.detach().contiguous());
    p.bias = kept_.back().data_ptr<float>();
    kept_.push_back(w.w_hh.detach().contiguous());
    if (at_layer < masks_.connect.size() && masks_.connect[at_layer].defined())
      kept_.back() = kept_.back() * masks_.connect[at_layer];
    const Index row = l_.cell.columns() * l_.units, first = l_.cell.first_columns() * l_.units;
    for (std::size_t half = 0; half < 2; ++half) {
      const float* recurrent = kept_.back().data_ptr<float>() + static_cast<Index>(half) * l_.units * row;
      pack_in_place(p.first[half], recurrent, row);
      if (!l_.cell.lstm) pack_in_place(p.second[half], recurrent + first, row);
      if (p.first_back[half].panel != 0) pack_transposed(p.first_back[half], recurrent, row);
      if (p.second_back[half].panel != 0) pack_transposed(p.second_back[half], recurrent + first, row);
    }
  }

  void open_stacks() {
    auto* memory = reinterpret_cast<std::byte*>(at(w_.stacks));
    for (Index layer = 0; layer < s_.layers; ++layer)
      for (Index b = 0; b < l_.row_blocks; ++b) {
        stack(layer, b) = {.begin = memory, .end = memory};
        memory += l_.stack_bytes(b, l_.block);
      }
  }
  Stack& stack(Index layer, Index row_block) { return stacks_[static_cast<std::size_t>(layer * l_.row_blocks + row_block)]; }
  // A piece of tape: the checksum of the state before the block, sizes, and what the stacks hold.
  Tensor close_stacks(Step i, const Tensor& before) {
    std::size_t bytes = 0;
    if (l_.cell.forgets())
      for (const Stack& s : stacks_) bytes += static_cast<std::size_t>(s.end - s.begin);
    Tensor piece = pieces_.empty({Layout::words(l_.header_bytes() + bytes)});
    piece.data_ptr<std::int32_t>()[piece.size(0) - 1] = 0;  // its last bytes may be nobody's
    auto* to = reinterpret_cast<std::byte*>(piece.data_ptr());
    const auto put = [&](std::uint64_t value) {
      std::memcpy(to, &value, sizeof value);
      to += sizeof value;
    };
    const Sums sums = sums_of(before);
    put(sums.state);
    put(sums.gates);
    if (l_.cell.forgets()) {
      for (const Stack& s : stacks_) put(static_cast<std::uint64_t>(s.end - s.begin));
      for (const Stack& s : stacks_) to = std::copy(s.begin, s.end, to);
    }
    const Range times = s_.times_of(i);
    if (tape_.units == 0) tape_.bits += 32 * static_cast<double>(s_.layers * l_.parts() * l_.coder_words);  // beside the state
    tape_.bits += 8 * static_cast<double>(bytes);
    for (const Stack& s : stacks_) tape_.forgotten += s.forgotten;
    tape_.units += (times.end - times.begin) * s_.batch * s_.hidden * s_.layers;
    return piece;
  }
  // Nothing in a piece is trusted: it may have been on a disk.
  Sums read_stacks(Step i, const Tensor& piece) {
    auto* from = reinterpret_cast<std::byte*>(piece.data_ptr());
    std::size_t left = piece.nbytes();
    const auto get = [&] {
      std::uint64_t value = 0;
      if (left < sizeof value) wrong_past(i);
      std::memcpy(&value, from, sizeof value);
      from += sizeof value;
      left -= sizeof value;
      return value;
    };
    Sums expected;
    expected.state = get();
    expected.gates = get();
    if (!l_.cell.forgets()) {
      std::fill(stacks_.begin(), stacks_.end(), Stack{});
      return expected;
    }
    std::vector<std::uint64_t> sizes;
    for (std::size_t k = 0; k < stacks_.size(); ++k) sizes.push_back(get());
    for (std::size_t k = 0; k < sizes.size(); ++k) {
      if (sizes[k] > left) wrong_past(i);
      stacks_[k] = {.begin = from, .end = from + sizes[k]};
      from += sizes[k];
      left -= sizes[k];
    }
    if (left >= 4 || std::any_of(from, from + left, [](std::byte b) { return b != std::byte{0}; })) wrong_past(i);
    return expected;
  }
  [[noreturn]] void wrong_past(Step i) const {
    const Range times = s_.times_of(i);
    throw Error(
        "rewinding time steps " + std::to_string(times.begin) + " to " + std::to_string(times.end) +
        " did not lead back to the state they began with: the tape or a state has been damaged, or the arithmetic differed "
        "between the two directions. There is no gradient, and what parameters have gathered of it is of no use; other "
        "strategies do not need to rewind");
  }

  template <class Body>
  void share(Index count, const Body& body) const {
    share_out(threads_, count, body);
  }
  Tensor matrix(float* from, Index rows, Index columns, Index stride = 0) const { return matrix_at(from, rows, columns, stride); }
  const Tensor* mask(Index place) const {
    const auto index = static_cast<std::size_t>(place);
    return index < masks_.inputs.size() && masks_.inputs[index].defined() ? &masks_.inputs[index] : nullptr;
  }
  const float* recurrent_mask(Index layer) const {
    const auto index = static_cast<std::size_t>(layer);
    return index < masks_.recurrent.size() && masks_.recurrent[index].defined() ? masks_.recurrent[index].data_ptr<float>()
                                                                                : nullptr;
  }
  Tensor masked(const Tensor& x, Index place, Index rows) {
    const Tensor* m = mask(place);
    if (m == nullptr) return x;
    Tensor to = matrix(at(w_.masked_input), rows, x.size(1));
    multiply_rows(threads_, x.data_ptr<float>(), m->data_ptr<float>(), s_.batch, rows, x.size(1), to.data_ptr<float>());
    return to;
  }

  RevHalf half_at(const Layer& l, Index t, Index half, Range rows) {
    RevHalf h;
    h.cell = &l_.cell;
    h.units = l_.units;
    float* row = l.gates + t * s_.batch * l_.stride;
    h.gates = row + half * l_.cell.columns() * l_.units;
    h.chosen = row + l_.gate_columns + half * l_.cell.chosen_columns() * l_.units;
    h.stride = l_.stride;
    // The first half sees the second as it was, the second sees the first as it is now.
    h.other = hidden_at(l, half == 0 ? t : t + 1, 1 - half);
    h.other_stride = s_.hidden;
    if (const float* m = recurrent_mask(l.index)) {
      float* to = at(w_.other);
      for (Index r = rows.begin; r < rows.end; ++r)
        for (Index u = 0; u < l_.units; ++u)
          to[r * l_.units + u] = h.other[r * s_.hidden + u] * m[r * s_.hidden + (1 - half) * l_.units + u];
      h.other = to;
      h.other_stride = l_.units;
    }
    h.reset = at(w_.reset);
    auto* forget = reinterpret_cast<std::uint16_t*>(at(w_.forget));
    auto* add = reinterpret_cast<std::int32_t*>(at(w_.add));
    for (int part = 0; part < l_.cell.parts(); ++part) {
      h.forget[part] = forget + part * l_.part_size();
      h.add[part] = add + part * l_.part_size();
    }
    h.lengths = lengths_.defined() ? lengths_.data_ptr<std::int32_t>() : nullptr;
    h.time = l.times.begin + t;
    return h;
  }
  float* hidden_at(const Layer& l, Index t, Index half) const { return l.hidden + t * s_.batch * s_.hidden + half * l_.units; }

  // All gates of a half from the other one and the projected input: the one place where they are computed, in either direction.
  // False where one is no number.
  [[nodiscard]] bool evaluate(const Layer& l, const RevHalf& h, Index half, Range rows) {
    const PackedLayer& p = layers_[static_cast<std::size_t>(l.index)];
    const auto at_half = static_cast<std::size_t>(half);
    k_.add_product(p.first[at_half], rows, h.other, h.other_stride, h.gates, h.stride);
    if (l_.cell.forgetting == Forgetting::discrete)
      for (Index part = 0; part < l_.cell.parts(); ++part) r_.choose(h, part, noise_for(l, h, half, part, rows), rows);
    const bool first = r_.first_gates(h, rows);
    if (l_.cell.lstm) return first;
    k_.add_product(p.second[at_half], rows, h.reset, l_.units, h.gates + l_.cell.first_columns() * l_.units, h.stride);
    return r_.gru_candidate(h, rows) && first;
  }
  // Gumbel's, for the row, unit and number of bits: −ln(−ln u).
  const float* noise_for(const Layer& l, const RevHalf& h, Index half, Index part, Range rows) {
    if (!masks_.key) return nullptr;
    const KeyedRandom random(masks_.key->seed, Purpose::forgetting);
    const Index count = l_.cell.scores() * l_.units;
    float* to = at(w_.noise);
    for (Index row = rows.begin; row < rows.end; ++row)
      for (Index j = 0; j < count; j += 4) {
        const Index lane = ((l.index * 2 + half) * l_.cell.parts() + part) * s_.batch + row;
        const auto words =
            random.words({.step = masks_.key->iteration, .lane = lane, .position = h.time * ((count + 3) / 4) + j / 4});
        for (Index k = 0; k < std::min<Index>(4, count - j); ++k) {
          const double u = (static_cast<double>(words[static_cast<std::size_t>(k)]) + 0.5) * 0x1p-32;
          to[row * count + j + k] = static_cast<float>(-std::log(-std::log(u)));
        }
      }
    return to;
  }

  // All of a micro-block at once: the more rows, the less often weights are read.
  void project(const Layer& l, const Tensor& x) {
    const PackedLayer& p = layers_[static_cast<std::size_t>(l.index)];
    share((l.times.end - l.times.begin) * s_.batch,
          [&](Range rows) { k_.product(p.input, rows, x.data_ptr<float>(), x.size(1), p.bias, l.gates, l_.stride); });
  }
  void keep_states(const Layer& l, Index t, Range rows) const {
    if (l.states == nullptr) return;
    for (Index p = 0; p < l_.parts(); ++p) {
      const Index from = rows.begin * l_.units, count = (rows.end - rows.begin) * l_.units;
      const std::int32_t* state = part_at(l.state, l.index, 0, 0) + p * l_.part_size() + from;
      std::copy_n(state, count, l.states + (t * l_.parts() + p) * l_.part_size() + from);
    }
  }
  void show(const Layer& l, Index t, Index half, Range rows) {
    r_.to_number(part_at(l.state, l.index, half, l_.cell.parts() - 1), hidden_at(l, t, half), s_.hidden, l_.units,
                 l_.cell.state_bits, rows);
  }

  void forward(Range times, Tensor& state, std::int32_t* record, bool tape) {
    for (Index m = 0; m < s_.micros(times); ++m) {
      const Range now = s_.micro(times, m);
      const Index rows = (now.end - now.begin) * s_.batch;
      Tensor x = masked(ends_.input(now, matrix(at(w_.input), rows, s_.input)), 0, rows);
      for (Index layer = 0; layer < s_.layers; ++layer) {
        const Layer l = layer_at(layer, now, record == nullptr ? nullptr : record + offset_of(m), state);
        forward(l, x, tape);
        x = masked(matrix(hidden_at(l, 1, 0), rows, s_.hidden), layer + 1, rows);
      }
      ends_.output(now, x);
    }
  }
  Layer layer_at(Index layer, Range times, std::int32_t* record, const Tensor& state) {
    Layer l{layer, times, at(w_.gates), nullptr, at(layer % 2 == 0 ? w_.hidden : w_.below), state};
    if (record != nullptr) {
      l.gates = reinterpret_cast<float*>(record + layer * layer_words(times));
      l.states = record + states_in_micro(times, layer);
    }
    return l;
  }

  void forward(const Layer& l, const Tensor& x, bool tape) {
    project(l, x);
    std::atomic<bool> numbers = true;
    share(l_.row_blocks, [&](Range blocks) {
      const Range rows = l_.rows(blocks);
      for (Index half = 0; half < 2; ++half) show(l, 0, half, rows);
      for (Index t = 0; t < l.times.end - l.times.begin; ++t) {
        for (Index half = 0; half < 2; ++half) {
          const RevHalf h = half_at(l, t, half, rows);
          bool good = evaluate(l, h, half, rows);
          for (Index part = 0; part < l_.cell.parts(); ++part) {
            if (part == 1) good = r_.lstm_output(h, part_at(l.state, l.index, half, 0), rows) && good;
            for (Index b = blocks.begin; b < blocks.end; ++b) change(l, h, half, part, b, tape);
          }
          if (!good) numbers = false;
          show(l, t + 1, half, rows);
        }
        keep_states(l, t, rows);
        if (tape) sum_gates(l, t, blocks);
      }
    });
    if (!numbers)
      throw ArithmeticError(
          "gates of a " + std::string(name_of(s_.cell)) + " in time steps " + std::to_string(l.times.begin) + " to " +
          std::to_string(l.times.end) +
          " are no numbers: weights or inputs are not finite, or too large. Fixed-point states cannot hold them");
  }
  // One part of a half, one time step on.
  void change(const Layer& l, const RevHalf& h, Index half, Index part, Index row_block, bool tape) {
    const Index first = l_.rows(row_block).begin * l_.units, count = l_.elements(row_block);
    std::int32_t* state = part_at(l.state, l.index, half, part) + first;
    if (l_.cell.forgets()) {
      Stack& to = stack(l.index, row_block);
      std::byte* coder = coder_at(l.state, l.index, half, part, row_block);
      std::byte* after = l_.buffer->forget(h.forget[part] + first, state, count, coder, tape ? to.end : nullptr);
      if (tape) {
        to.end = after;
        to.forgotten += r_.lost_bits(h.forget[part] + first, l_.cell.forget_bits, count);
      }
    }
    r_.add(state, h.add[part] + first, count);
  }
  // And back.
  bool change_back(const Layer& l, const RevHalf& h, Index half, Index part, Index row_block) {
    const Index first = l_.rows(row_block).begin * l_.units, count = l_.elements(row_block);
    std::int32_t* state = part_at(l.state, l.index, half, part) + first;
    r_.subtract(state, h.add[part] + first, count);
    if (!l_.cell.forgets()) return true;
    Stack& s = stack(l.index, row_block);
    const std::byte* end = l_.buffer->recall(h.forget[part] + first, state, count,
                                             coder_at(l.state, l.index, half, part, row_block), s.begin, s.end);
    if (end == nullptr) return false;
    s.end = s.begin + (end - s.begin);
    return true;
  }

  // Layers from the first to the last: each needs the outputs of the one below.
  void rewind(Range times, Tensor& state, std::int32_t* record) {
    const Index rows = (times.end - times.begin) * s_.batch;
    Tensor x = masked(ends_.input(times, matrix(at(w_.input), rows, s_.input)), 0, rows);
    for (Index layer = 0; layer < s_.layers; ++layer) {
      const Layer l = layer_at(layer, times, record, state);
      project(l, x);
      std::atomic<bool> good = true;
      share(l_.row_blocks, [&](Range blocks) {
        if (!rewind(l, blocks)) good = false;
      });
      if (!good) wrong_past(times.begin / s_.block);
      x = masked(matrix(hidden_at(l, 1, 0), rows, s_.hidden), layer + 1, rows);
    }
  }
  bool rewind(const Layer& l, Range blocks) {
    const Range rows = l_.rows(blocks);
    const Index steps = l.times.end - l.times.begin;
    for (Index half = 0; half < 2; ++half) show(l, steps, half, rows);
    for (Index t = steps; t-- > 0;) {
      keep_states(l, t, rows);
      for (Index half = 2; half-- > 0;) {
        const RevHalf h = half_at(l, t, half, rows);
        if (!evaluate(l, h, half, rows)) return false;
        if (l_.cell.lstm && !r_.lstm_output(h, part_at(l.state, l.index, half, 0), rows)) return false;
        for (Index part = l_.cell.parts(); part-- > 0;)
          for (Index b = blocks.begin; b < blocks.end; ++b)
            if (!change_back(l, h, half, part, b)) return false;
        show(l, t, half, rows);
      }
      sum_gates(l, t, blocks);
    }
    return true;
  }

  // The numbers of a micro-block again, [steps + 1][batch][hidden], from the states around its time steps.
  void show_all(const Layer& l, const std::int32_t* start) {
    const Index hidden = l_.cell.parts() - 1;
    share(s_.batch, [&](Range rows) {
      for (Index t = 0; t <= l.times.end - l.times.begin; ++t)
        for (Index half = 0; half < 2; ++half)
          r_.to_number(before(l, start, t) + (half * l_.cell.parts() + hidden) * l_.part_size(), hidden_at(l, t, half), s_.hidden,
                       l_.units, l_.cell.state_bits, rows);
    });
  }
  // The parts of a layer's state before time step t.
  const std::int32_t* before(const Layer& l, const std::int32_t* start, Index t) const {
    return t == 0 ? start : l.states + (t - 1) * l_.parts() * l_.part_size();
  }

  void backward(Range times, Start start, std::int32_t* record, float* gradient) {
    const Index rows = (times.end - times.begin) * s_.batch, top = s_.layers - 1;
    const auto start_of = [&](Index layer) { return start.states + layer * start.layer_step; };
    Layer l = layer_at(top, times, record, {});
    show_all(l, start_of(top));
    float* above = at(w_.above);
    float* d_below = at(w_.below_gradient);
    ends_.output_gradient(times, masked(matrix(hidden_at(l, 1, 0), rows, s_.hidden), s_.layers, rows),
                          matrix(above, rows, s_.hidden), matrix(at(w_.head), s_.head_scratch, 1).view({s_.head_scratch}));
    mask_gradient(above, s_.layers, rows, s_.hidden);
    for (Index layer = top; layer >= 0; --layer) {
      float* d_hidden = gradient + layer * s_.parts() * s_.batch * s_.hidden;
      share(l_.row_blocks, [&](Range blocks) {
        for (Index t = times.end - times.begin; t-- > 0;) backward(l, start_of(layer), t, l_.rows(blocks), above, d_hidden);
      });
      Layer lower = l;
      Tensor x;
      if (layer > 0) {
        lower = layer_at(layer - 1, times, record, {});
        show_all(lower, start_of(layer - 1));
        x = matrix(hidden_at(lower, 1, 0), rows, s_.hidden);
      } else {
        x = ends_.input(times, matrix(at(w_.input), rows, s_.input));
      }
      weight_gradients(l, masked(x, layer, rows));
      if (layer > 0 || s_.input_gradient) {
        Tensor to = matrix(d_below, rows, x.size(1));
        at::mm_out(to, matrix(l.gates, rows, l_.gate_columns, l_.stride), kept_[static_cast<std::size_t>(3 * layer)].t());
        mask_gradient(d_below, layer, rows, x.size(1));
        if (layer == 0) ends_.input_gradient(times, to);
      }
      std::swap(above, d_below);
      l = lower;
    }
  }
  void mask_gradient(float* gradient, Index place, Index rows, Index width) {
    if (const Tensor* m = mask(place)) multiply_rows(threads_, gradient, m->data_ptr<float>(), s_.batch, rows, width, gradient);
  }

  void backward(const Layer& l, const std::int32_t* start, Index t, Range rows, const float* above, float* d_hidden) {
    const PackedLayer& p = layers_[static_cast<std::size_t>(l.index)];
    float* d_cell = d_hidden + s_.batch * s_.hidden;
    const std::int32_t *from = before(l, start, t), *to = before(l, start, t + 1);
    const RevHalf any = half_at(l, t, 0, {});
    for (Index row = rows.begin; row < rows.end; ++row)
      if (any.runs(row))
        for (Index j = row * s_.hidden; j < (row + 1) * s_.hidden; ++j) d_hidden[j] += above[t * s_.batch * s_.hidden + j];
    for (Index half = 2; half-- > 0;) {
      RevHalf h = half_at(l, t, half, rows);
      const auto at_half = static_cast<std::size_t>(half);
      float* d_own = d_hidden + half * l_.units;
      float* d_other = reinterpret_cast<float*>(h.add[0]);  // not needed on the way back
      const std::int32_t* parts[2] = {from + half * l_.cell.parts() * l_.part_size(),
                                      from + (half * l_.cell.parts() + 1) * l_.part_size()};
      if (l_.cell.lstm) {
        r_.lstm_back(h, parts, to + half * 2 * l_.part_size(), d_cell + half * l_.units, d_own, s_.hidden, rows);
        k_.product(p.first_back[at_half], rows, h.gates, h.stride, nullptr, d_other, l_.units);
      } else {
        r_.gru_back(h, parts[0], d_own, s_.hidden, rows);
        k_.product(p.second_back[at_half], rows, h.gates + l_.cell.first_columns() * l_.units, h.stride, nullptr, d_other,
                   l_.units);
        h.reset = reset_at(t, half);
        r_.gru_back_reset(h, d_other, rows);
        k_.add_product(p.first_back[at_half], rows, h.gates, h.stride, d_other, l_.units);
      }
      add_to_other(d_other, recurrent_mask(l.index), half, rows, d_hidden);
    }
  }
  float* reset_at(Index t, Index half) { return at(w_.reset_all) + (half * s_.rows() + t * s_.batch) * l_.units; }
  void add_to_other(const float* d_other, const float* mask, Index half, Range rows, float* d_hidden) const {
    for (Index row = rows.begin; row < rows.end; ++row)
      for (Index u = 0; u < l_.units; ++u) {
        const Index to = row * s_.hidden + (1 - half) * l_.units + u;
        d_hidden[to] += mask == nullptr ? d_other[row * l_.units + u] : d_other[row * l_.units + u] * mask[to];
      }
  }

  // One product over all rows of the micro-block for each matrix, added to what later micro-blocks gave.
  void weight_gradients(const Layer& l, const Tensor& x) {
    const LayerWeights& g = gradients_[static_cast<std::size_t>(l.index)];
    const Index rows = (l.times.end - l.times.begin) * s_.batch, first = l_.cell.first_columns() * l_.units;
    const Tensor all = matrix(l.gates, rows, l_.gate_columns, l_.stride);
    g.w_ih.addmm_(x.t(), all);
    Tensor sums = matrix(at(w_.sums), 1, l_.gate_columns).view({-1});
    std::fill_n(at(w_.ones), rows, 1.0F);
    sums.addmv_(all.t(), matrix(at(w_.ones), 1, rows).view({-1}), /*beta=*/0);
    g.b_ih.add_(sums);
    for (Index half = 0; half < 2; ++half) {
      Tensor other = matrix(hidden_at(l, half == 0 ? 0 : 1, 1 - half), rows, l_.units, s_.hidden);
      if (const float* m = recurrent_mask(l.index)) other = mask_all(other, m + (1 - half) * l_.units, rows);
      const Tensor of_half = all.narrow(1, half * l_.cell.columns() * l_.units, l_.cell.columns() * l_.units);
      Tensor to = g.w_hh[half];
      const Tensor* connect = connect_mask(l.index);
      if (connect != nullptr) to = matrix(at(w_.connect), l_.units, l_.cell.columns() * l_.units).zero_();
      to.narrow(1, 0, first).addmm_(other.t(), of_half.narrow(1, 0, first));
      if (!l_.cell.lstm)
        to.narrow(1, first, l_.units).addmm_(matrix(reset_at(0, half), rows, l_.units).t(), of_half.narrow(1, first, l_.units));
      if (connect != nullptr) g.w_hh[half].addcmul_(to, (*connect)[half]);
    }
  }
  const Tensor* connect_mask(Index layer) const {
    const auto index = static_cast<std::size_t>(layer);
    return index < masks_.connect.size() && masks_.connect[index].defined() ? &masks_.connect[index] : nullptr;
  }
  Tensor mask_all(const Tensor& other, const float* mask, Index rows) {
    Tensor to = matrix(at(w_.masked_all), rows, l_.units);
    const float* from = other.data_ptr<float>();
    share(rows, [&](Range r) {
      for (Index row = r.begin; row < r.end; ++row)
        for (Index u = 0; u < l_.units; ++u)
          to.data_ptr<float>()[row * l_.units + u] = from[row * s_.hidden + u] * mask[(row % s_.batch) * s_.hidden + u];
    });
    return to;
  }

  TimeShape s_;
  Layout l_;
  const Kernels<float>& k_;
  const RevKernels& r_;
  Workspace w_;
  std::vector<LayerWeights> gradients_;
  Masks masks_;
  Tensor lengths_;
  Ends& ends_;
  Index threads_;
  Pieces pieces_;
  Tensor work_, packed_;
  std::vector<PackedLayer> layers_;
  std::vector<Tensor> kept_;  // the weights that kernels read as they are: for each layer w_ih, bias, w_hh
  std::vector<Stack> stacks_;
  TapeUse tape_;
};

}  // namespace

Index reversible_gates(Cell cell, Index hidden, const ReversibleOptions& options) {
  return cell_of(cell, options).columns() * hidden;
}

Bytes reversible_state_bytes(const TimeShape& shape) { return Bytes(4 * Layout(shape).state_words()); }
Bytes reversible_record_bytes(const TimeShape& shape) {
  return Bytes(4 * Layout(shape).record_words(std::min(shape.block, shape.time_steps)));
}
Bytes reversible_tape_bytes(const TimeShape& shape) {
  return Bytes(4 * Layout::words(Layout(shape).tape_bytes(std::min(shape.block, shape.time_steps))));
}
Index reversible_scratch_size(const TimeShape& shape) { return Workspace(shape, Layout(shape)).size; }
Bytes reversible_workspace_bytes(const TimeShape& shape) {
  const Layout layout(shape);
  std::vector<PackedLayer> layers = lay_out(shape, layout, true);
  Index masks = 0;
  if (shape.dropout) masks += shape.batch * (shape.input + shape.layers * shape.hidden);
  if (shape.recurrent_dropout) masks += shape.batch * shape.layers * shape.hidden;
  // A mask and what it leaves.
  if (shape.reversible.drop_connect > 0) masks += 2 * shape.layers * 2 * layout.units * layout.cell.columns() * layout.units;
  return Bytes(4 * (Workspace(shape, layout).size + packed_size(layers) + masks));
}

std::unique_ptr<TimeBlocks> make_reversible(const TimeShape& shape, const std::vector<LayerWeights>& weights,
                                            std::vector<LayerWeights> gradients, Masks masks, Tensor lengths, Ends& ends) {
  return std::make_unique<RevBlocks>(shape, weights, std::move(gradients), std::move(masks), std::move(lengths), ends);
}

}  // namespace recollect::nn
