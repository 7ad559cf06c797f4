#include "nn/performer_blocks.hpp"

#include <ATen/ATen.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstring>
#include <sstream>
#include <utility>

#include "nn/performer_kernels.hpp"
#include "nn/performer_room.hpp"
#include "nn/pieces.hpp"
#include "nn/products.hpp"
#include "nn/rows.hpp"
#include "nn/token_ends.hpp"
#include "recollect/error.hpp"
#include "run/keyed_random.hpp"

namespace recollect::nn {
namespace {

using at::Tensor;

constexpr double kVariance = 1e-5;   // torch.nn's
constexpr double kReluFloor = 1e-3;  // with only zeros for features a token would attend to nothing

template <class T>
class Blocks final : public PerformerBlocks {
 public:
  Blocks(const PerformerShape& shape, const std::vector<PerformerLayer>& layers, std::vector<PerformerLayer> gradients,
         std::optional<DropoutKey> key, Ends& ends)
      : s_(shape),
        o_(s_.options),
        layers_(layers),
        gradients_(std::move(gradients)),
        key_(key),
        ends_(ends),
        threads_(at::get_num_threads()),
        usual_(s_, threads_, !gradients_.empty()),
        pieces_(at::TensorOptions().dtype(at::kByte), s_.kept.most, s_.kept.to_disk) {
    if (o_.decay)
      for (Index head = 0; head < o_.heads; ++head)
        decay_.push_back(static_cast<T>(1 - std::pow(2.0, -5.0 - static_cast<double>(head))));
  }

  bool works_in_place() const override { return true; }
  // Empty sums take no memory until they are worked on.
  Handle begin() override {
    tabulate();
    const Tensor nothing = at::zeros({1}, s_.sums_type()).expand(s_.state_sizes());
    return Handle(s_.kept.to_disk ? copied(nothing) : nothing);
  }
  Handle copy(View state) override { return Handle(copied(state.as<Tensor>())); }
  Handle advance(Step i, View state, Handle*) override {
    Tensor next = is_ahead(i) ? empty_state() : copied(state.as<Tensor>());
    advance(i, next);
    return Handle(std::move(next));
  }
  void advance_in_place(Step i, Handle& state, Handle*) override {
    state = Handle(present(state.as<Tensor>()));
    advance(i, state.as<Tensor>());
  }
  void run(Range times, Tensor& sums) override {
    tabulate();
    forward(times, sums, Purpose::outputs);
  }
  void end() override {
    if (by_token_ != ByToken::gradients) return;
    const PerformerLayer &weights = layers_.front(), &gradients = gradients_.front();
    const Tensor query = of_tokens(weights.query), key_value = of_tokens(weights.key_value), d_query = of_tokens(gradients.query),
                 d_key_value = of_tokens(gradients.key_value);
    const Ends::Table table = ends_.table();
    const Index width = o_.width;
    each_micro(s_.tabulated, [&](Range r) {
      const T* const d = by_token() + r.begin * 3 * width;
      room_->products.backward(r.end - r.begin, table.rows.data_ptr<T>() + r.begin * s_.embedded(),
                               {{d + width, 3 * width, key_value, d_key_value, gradients.key_value_bias},
                                {d, 3 * width, query, d_query, gradients.query_bias}},
                               {table.gradient.data_ptr<T>() + r.begin * s_.embedded(), true});
    });
  }

  Handle record(Step i, View state, int) override {
    stop_looking_ahead();
    BlockRecord record = record_of(i);
    record.last.copy_(state.as<Tensor>());
    const Range times = s_.times_of(i);
    for (Index m = 0; m < s_.stretches(times); ++m) {
      if (m > 0) std::memcpy(boundary(record, i, m), record.last.data_ptr(), record.last.nbytes());
      forward_stretch(s_.stretch(times, m), record.last, Purpose::record, stretch_at(record, m));
    }
    return Handle(std::move(record));
  }

  // From the last stretch to the first: in each, layer by layer, what the keys and values of a chunk have added is taken from the
  // sums, and with those the chunk is computed as ever.
  Rewound rewind(Step i, View next, Handle) override {
    Tensor state = copied(next.as<Tensor>());
    BlockRecord record = record_of(i);
    record.last.copy_(state);
    const Range times = s_.times_of(i);
    for (Index m = s_.stretches(times); m-- > 0;) {
      forward_stretch(s_.stretch(times, m), state, Purpose::rewind, stretch_at(record, m));
      if (m > 0) std::memcpy(boundary(record, i, m), state.data_ptr(), state.nbytes());
    }
    if (i == 0) require_nothing(state, record.last);
    return {Handle(std::move(state)), Handle(std::move(record))};
  }

  Handle backward(Step i, View state, Handle record, Handle gradient) override {
    const Range times = s_.times_of(i);
    const BlockRecord& kept = record.as<BlockRecord>();
    const Tensor first = present(state.as<Tensor>());
    for (Index m = s_.stretches(times); m-- > 0;)
      backward_stretch(s_.stretch(times, m), m == 0 ? first.data_ptr() : boundary(kept, i, m), stretch_at(kept, m),
                       gradient.as<Tensor>().data_ptr<T>());
    return gradient;
  }

  Handle allocate(Item item, Bytes) override {
    if (item.kind == ItemKind::record) return Handle(record_of(item.step));
    return Handle(empty_state());
  }

 private:
  using Part = typename Products<T>::Part;
  using Into = typename Products<T>::Into;

  // Advancing wants nothing but the sums: of the last layer, keys and values are all there is to compute.
  enum class Purpose : std::uint8_t { sums, outputs, record, rewind };

  T* at(Index offset) const { return room_->at(offset); }

  Tensor as_state(const Tensor& bytes) const { return bytes.view(s_.sums_type()).view(s_.state_sizes()); }
  Tensor empty_state() const { return as_state(pieces_.empty({s_.state_bytes().count()})); }
  Tensor copied(const Tensor& state) const { return empty_state().copy_(state); }
  Tensor present(const Tensor& state) const { return state.is_contiguous() ? state : copied(state); }  // begin()'s is not

  T* by_token() const { return usual_.at(usual_.places.by_token); }

  // Slices that are advanced over together before anything is recorded, in the memory that a record will take: the sums after
  // each of them.
  struct Ahead {
    Range steps;
    Tensor piece;
    std::byte* sums;
  };
  void stop_looking_ahead() {
    ahead_.reset();
    swept_ = 0;
  }
  bool is_ahead(Step i) const { return ahead_ && i < ahead_->steps.end; }
  // From those before step i to those after it. Where they are there already, what `sums` was is of no interest.
  void advance(Step i, Tensor& sums) {
    if (!is_ahead(i)) ahead_.reset();
    if (!ahead_ && i < swept_) look_ahead(i, sums);
    if (!ahead_) return forward(s_.times_of(i), sums, Purpose::sums);
    std::memcpy(sums.data_ptr(), ahead_->sums + (i - ahead_->steps.begin) * s_.state_bytes().count(), sums.nbytes());
  }
  // Works in another room while it lives.
  class Within {
   public:
    Within(const Room<T>*& room, const Room<T>& other) : room_(room), back_(std::exchange(room, &other)) {}
    ~Within() { room_ = back_; }
    Within(const Within&) = delete;
    Within& operator=(const Within&) = delete;

   private:
    const Room<T>*& room_;
    const Room<T>* back_;
  };
  // From step i on as many as there is room for, but as many every time.
  void look_ahead(Step i, const Tensor& before) {
    const Index left = swept_ - i, most = s_.together(), rounds = (left + most - 1) / most, count = (left + rounds - 1) / rounds;
    if (count < 2) return;
    const PerformerShape all = s_.of_together(count);
    const Index state = s_.state_bytes().count(), work = workspace_of(all, threads_, false).size;
    const Tensor piece = pieces_.empty({s_.record_bytes().count()});
    const Room<T> wide(all, threads_, false, piece.narrow(0, 0, work * static_cast<Index>(sizeof(T))).view(o_.dtype));
    Tensor last = as_state(piece.narrow(0, piece.numel() - state, state)).copy_(before);
    ahead_ = Ahead{{i, i + count}, piece, static_cast<std::byte*>(last.data_ptr()) - (count - 1) * state};
    const Within inside(room_, wide);
    forward_stretch({s_.times_of(i).begin, s_.times_of(i + count - 1).end}, last, Purpose::sums, nullptr);
  }

  // In a record: the stretches, the sums before each of them but the first, the sums after the last.
  Index stretch_bytes(Index rows) const { return o_.layers * Places(s_, rows).size * static_cast<Index>(sizeof(T)); }
  Index stretches_bytes(Range times) const {
    const Index tokens = times.end - times.begin, whole = tokens / s_.stretch(), rest = tokens % s_.stretch();
    return whole * stretch_bytes(s_.stretch() * s_.batch) + (rest > 0 ? stretch_bytes(rest * s_.batch) : 0);
  }
  BlockRecord record_of(Step i) const {
    const Range times = s_.times_of(i);
    const Index state = s_.state_bytes().count(), before = stretches_bytes(times) + (s_.stretches(times) - 1) * state;
    Tensor all = pieces_.empty({before + state});
    Tensor last = as_state(all.narrow(0, before, state));
    return {std::move(all), std::move(last)};
  }
  static std::byte* bytes(const BlockRecord& record) { return reinterpret_cast<std::byte*>(record.all.data_ptr()); }
  T* stretch_at(const BlockRecord& record, Index m) const {
    return reinterpret_cast<T*>(bytes(record) + m * stretch_bytes(s_.stretch() * s_.batch));
  }
  void* boundary(const BlockRecord& record, Step i, Index m) const {
    return bytes(record) + stretches_bytes(s_.times_of(i)) + (m - 1) * s_.state_bytes().count();
  }
  StoredSums sums_at(void* state, Index layer) const {
    return {o_.sums, o_.fraction_bits, static_cast<std::byte*>(state) + layer * s_.layer_sums() * s_.sum_bytes()};
  }

  // Of one head of one sequence, without a copy; what is no number is larger than all.
  double largest(const Tensor& sums, Index layer, Index pair) const {
    double most = 0;
    const Index size = s_.layer_sums() / (s_.batch * o_.heads), begin = layer * s_.layer_sums() + pair * size;
    AT_DISPATCH_ALL_TYPES(sums.scalar_type(), "largest", [&] {
      const scalar_t* const values = sums.data_ptr<scalar_t>() + begin;
      for (Index i = 0; i < size; ++i) {
        const double value = std::abs(static_cast<double>(values[i]));
        most = std::isnan(value) ? HUGE_VAL : std::max(most, value);
      }
    });
    return most;
  }
  // What is `left` of the sums in the end should be nothing. Doubles have rounded: what is left is compared with what the `first`
  // slice added, for if the sums have grown far beyond that, little is true of the states that its gradient is made of.
  void require_nothing(const Tensor& left, const Tensor& first) const {
    const bool exact = o_.sums == Sums::fixed;
    for (Index layer = 0; layer < o_.layers; ++layer)
      for (Index pair = 0; pair < s_.batch * o_.heads; ++pair) {
        const double wrong = largest(left, layer, pair), of = exact ? 0 : largest(first, layer, pair);
        if (exact ? wrong == 0 : std::isfinite(wrong) && wrong <= 1e-7 * of) continue;
        const std::string nothing = "rewinding did not lead back to empty sums: ";
        if (exact) throw Error(nothing + "a state has been damaged, or the arithmetic differed on the way back");
        std::ostringstream text;
        text << nothing;
        if (std::isfinite(wrong))
          text << wrong << " is left in head " << pair % o_.heads << " of layer " << layer
               << ", where the first slice adds up to " << of
               << ": its sums have grown too much for doubles; keep them (--boundary keep), or have them fixed (--sums fixed)";
        else
          text << "those of head " << pair % o_.heads << " of layer " << layer << " are no numbers, or infinite";
        throw ArithmeticError(text.str());
      }
  }

  // A layer's part of a stretch: its weights, where its record is, and its input.
  struct Now {
    const PerformerLayer& weights;
    Index number;
    Range times;
    Index steps, rows;
    Places p;
    const T* x;
    T *record = nullptr, *h = nullptr, *f = nullptr, *gelu = nullptr;
    T* at(Index place) const { return record + place; }
  };
  // `record`: null where nothing is kept.
  Now layer_at(Index l, Range times, T* record, const T* x) {
    const Index steps = times.end - times.begin, rows = steps * s_.batch;
    const Places p(s_, rows);
    const PerformerLayer& weights = layers_[static_cast<std::size_t>(l)];
    Now n{weights, l, times, steps, rows, p, x};
    const bool kept = record != nullptr;
    n.record = kept ? record : at(room_->places.layer);
    n.h = kept ? record + p.h : at(room_->places.hidden);
    n.f = kept ? record + p.f : at(room_->places.fed);
    n.gelu = kept ? at(room_->places.gelu) : n.h;
    return n;
  }
  // Calls body with the rows of each micro-block, the last one first: the order in which gradients of weights are summed up.
  template <class Body>
  void each_micro(Index rows, const Body& body) const {
    const Index micro = s_.micro_block * s_.batch;
    for (Index begin = (rows - 1) / micro * micro; begin >= 0; begin -= micro) body(Range{begin, std::min(begin + micro, rows)});
  }

  LayerNorm<T> norm_of(const Tensor& gain, const Tensor& bias, const T* in, T* out, T* statistics, Index rows) const {
    LayerNorm<T> n;
    n.width = n.in_stride = n.add_stride = n.out_stride = n.d_out_stride = n.d_in_stride = o_.width;
    n.epsilon = static_cast<T>(kVariance);
    n.in = in;
    n.gain = gain.data_ptr<T>();
    n.bias = bias.data_ptr<T>();
    n.out = out;
    n.mean = statistics;
    n.inverse = statistics + rows;
    return n;
  }
  void norm(const LayerNorm<T>& n, const Part& part) {
    part.each_row([&](Range r) { kernels_.norm(n, r); });
  }
  // The gradients of gain and bias, some columns.
  void norm_back_weights(LayerNorm<T> n, const T* d_out, const Tensor& d_gain, const Tensor& d_bias, Index rows, Range columns) {
    n.d_out = d_out;
    n.d_gain = d_gain.data_ptr<T>();
    n.d_bias = d_bias.data_ptr<T>();
    each_micro(rows, [&](Range r) {
      LayerNorm<T> part = n;
      part.in += r.begin * n.in_stride;
      part.d_out += r.begin * n.d_out_stride;
      part.mean += r.begin;
      part.inverse += r.begin;
      kernels_.norm_back_weights(part, r.end - r.begin, columns);
    });
  }
  // That of what is normed, which may take its place.
  void norm_back(LayerNorm<T> n, const T* d_out, T* d_in, const Part& part) {
    n.d_out = d_out;
    n.d_in = d_in;
    part.each_row([&](Range r) { kernels_.norm_back(n, r); });
  }

  // to = a + b
  void add(const T* a, const T* b, T* to, const Part& part) {
    part.each_row([&](Range r) {
      for (Index i = r.begin * o_.width; i < r.end * o_.width; ++i) to[i] = a[i] + b[i];
    });
  }
  void copy(const T* from, T* to, const Part& part) {
    part.each_row([&](Range r) { std::copy(from + r.begin * o_.width, from + r.end * o_.width, to + r.begin * o_.width); });
  }
  // What is added to x: 0 for the embedding itself, then two for each layer. In place.
  void drop(T* values, Range times, Index branch, const Part& part) {
    if (!key_) return;
    const KeyedRandom random(key_->seed, recollect::Purpose::dropout);
    const auto keep = static_cast<T>(1 / (1 - o_.dropout));
    part.each_row([&](Range rows) {
      for (Index row = rows.begin; row < rows.end; ++row)
        for (Index j = 0; j < o_.width; j += 4) {
          const auto words = random.words(
              {.step = key_->iteration, .lane = times.begin * s_.batch + row, .position = (branch * o_.width + j) / 4});
          for (Index k = j; k < std::min(j + 4, o_.width); ++k) {
            const float drawn = static_cast<float>(words[static_cast<std::size_t>(k - j)] >> 8) * 0x1p-24F;
            values[row * o_.width + k] *= drawn < o_.dropout ? T(0) : keep;
          }
        }
    });
  }

  Favor<T> favor_of(const T* x, Index x_stride, T* phi) const {
    Favor<T> f;
    f.heads = o_.heads;
    f.features = o_.features;
    f.width = s_.head_width();
    f.x = x;
    f.x_stride = x_stride;
    f.phi = phi;
    f.phi_stride = o_.heads * o_.features;
    return f;
  }
  // exp(q·k/√width), in the mean over the draws, is what FAVOR+'s features of q and k multiply to.
  T favor_scale() const { return static_cast<T>(std::pow(static_cast<double>(s_.head_width()), -0.25)); }
  // FAVOR+'s features of keys, and queries; projections are products of a micro-block. Other maps are attention's own.
  void find_features(const Now& n, bool only_keys) {
    if (o_.map != FeatureMap::favor) return;
    const T* const qkv = n.at(n.p.qkv);
    find_features(n, qkv + o_.width, at(room_->places.key_features));
    if (!only_keys) find_features(n, qkv, at(room_->places.query_features));
  }
  void find_features(const Now& n, const T* x, T* phi) {
    T* const scaled = at(room_->places.scaled);
    const T scale = favor_scale();
    share_out(threads_, n.rows, [&](Range r) {
      for (Index row = r.begin; row < r.end; ++row)
        for (Index j = 0; j < o_.width; ++j) scaled[row * o_.width + j] = scale * x[row * 3 * o_.width + j];
    });
    Favor<T> f = favor_of(scaled, o_.width, phi);
    f.projected = phi;  // each number is read before it is written
    f.projected_stride = f.phi_stride;
    each_micro(n.rows, [&](Range r) {
      for (Index head = 0; head < o_.heads; ++head) {
        Tensor to = matrix_at(phi + r.begin * f.phi_stride + head * o_.features, r.end - r.begin, o_.features, f.phi_stride);
        at::mm_out(to, matrix_at(scaled + r.begin * o_.width + head * f.width, r.end - r.begin, f.width, o_.width),
                   n.weights.projection.t());
      }
    });
    share_out(threads_, n.rows, [&](Range r) { kernels_.favor(f, r); });
  }
  void favor_back(const Now& n, const T* x, T* phi, T* d_phi, T* d_x) {
    Favor<T> f = favor_of(x, 3 * o_.width, phi);
    f.d = d_phi;
    f.d_stride = room_->places.d_stride;
    f.d_norm = at(room_->places.d_norm);
    share_out(threads_, n.rows, [&](Range r) { kernels_.favor_back(f, r); });
    T* const d_scaled = at(room_->places.d_scaled);
    each_micro(n.rows, [&](Range r) {
      for (Index head = 0; head < o_.heads; ++head) {
        Tensor to = matrix_at(d_scaled + r.begin * o_.width + head * f.width, r.end - r.begin, f.width, o_.width);
        at::mm_out(to, matrix_at(d_phi + r.begin * f.d_stride + head * o_.features, r.end - r.begin, o_.features, f.d_stride),
                   n.weights.projection);
      }
    });
    const T scale = favor_scale();
    share_out(threads_, n.rows, [&](Range r) {
      for (Index row = r.begin; row < r.end; ++row)
        for (Index j = 0; j < o_.width; ++j) {
          const T scaled = scale * x[row * 3 * o_.width + j];
          d_x[row * 3 * o_.width + j] = scale * (d_scaled[row * o_.width + j] - scaled * f.d_norm[row * o_.heads + j / f.width]);
        }
    });
  }

  CausalAttention<T> attention_at(const Now& n) {
    CausalAttention<T> a = attention_of<T>(s_, n.steps);
    const bool favor = o_.map == FeatureMap::favor;
    T* const qkv = n.at(n.p.qkv);
    a.map = o_.map;
    a.floor = o_.map == FeatureMap::relu ? static_cast<T>(kReluFloor) : T(0);
    a.q = favor ? at(room_->places.query_features) : qkv;
    a.k = favor ? at(room_->places.key_features) : qkv + o_.width;
    a.q_stride = a.k_stride = favor ? o_.heads * o_.features : 3 * o_.width;
    a.v = qkv + 2 * o_.width;
    a.v_stride = 3 * o_.width;
    a.y = n.at(n.p.y);
    a.y_stride = o_.width;
    a.den = n.at(n.p.den);
    if (!decay_.empty()) a.decay = decay_.data();
    return a;
  }
  template <class Kernel>
  void each_pair(const CausalAttention<T>& a, Index layer, const Kernel& kernel) {
    const Index threads = std::min<Index>(threads_, a.pairs()), each = whole_lines(scratch_each());
    std::atomic<bool> fits = true;
    share_out(threads, threads, [&](Range r) {
      for (Index i = r.begin; i < r.end; ++i)
        if (!kernel(Range{a.pairs() * i / threads, a.pairs() * (i + 1) / threads}, at(room_->places.scratch) + i * each))
          fits = false;
    });
    if (!fits) refuse_sums(a, layer);
  }
  // Why what is made of keys and values was not added to fixed-point sums.
  [[noreturn]] void refuse_sums(const CausalAttention<T>& a, Index layer) const {
    const auto finite = [&](const T* from, Index stride, Index width) {
      for (Index row = 0; row < a.steps * a.batch; ++row)
        for (Index j = 0; j < width; ++j)
          if (!std::isfinite(from[row * stride + j])) return false;
      return true;
    };
    std::ostringstream text;
    text << "in layer " << layer << " of a Performer ";
    if (finite(a.k, a.k_stride, a.heads * a.features) && finite(a.v, a.v_stride, a.heads * a.width))
      text << "sums do not fit numbers of 64 bits with " << o_.fraction_bits << " behind the point, which hold ±2^"
           << 63 - o_.fraction_bits << ": fewer (--fraction-bits) hold more, doubles (--sums float64) what floats do";
    else
      text << "keys or values are no numbers, or infinite: weights are too large, or no numbers themselves";
    throw ArithmeticError(text.str());
  }
  Index scratch_each() const { return attention_scratch(s_, 1); }

  LayerNorm<T> norm1(const Now& n, const T* in, T* out) const {
    return norm_of(n.weights.norm1, n.weights.norm1_bias, in, out, n.at(n.p.statistics), n.rows);
  }
  LayerNorm<T> norm2(const Now& n, const T* in, T* out) const {
    return norm_of(n.weights.norm2, n.weights.norm2_bias, in, out, n.at(n.p.statistics) + 2 * n.rows, n.rows);
  }
  // What the products of attention and feed-forward layers see of x.
  T* fed(const LayerNorm<T>& of_x, const Part& part) {
    if (!o_.norm_first) return const_cast<T*>(of_x.in);
    norm(of_x, part);
    return of_x.out;
  }
  // to = x + what is made of y; to may be x.
  void add_branch(const T* x, LayerNorm<T> of_y, const Now& n, Index branch, T* to, const Part& part) {
    if (!key_ && o_.norm_first) return add(x, of_y.in, to, part);
    if (!key_) {
      of_y.add = x;
      of_y.out = to;
      return norm(of_y, part);
    }
    of_y.out = at(room_->places.added);
    if (o_.norm_first)
      copy(of_y.in, of_y.out, part);
    else
      norm(of_y, part);
    drop(of_y.out, n.times, branch, part);
    add(x, of_y.out, to, part);
  }
  void add_attention(const Now& n, T* x1, const Part& part) {
    add_branch(n.x, norm1(n, n.at(n.p.y), nullptr), n, 1 + 2 * n.number, x1, part);
  }
  void add_feed(const Now& n, const T* x1, T* x2, const Part& part) {
    add_branch(x1, norm2(n, n.f, nullptr), n, 2 + 2 * n.number, x2, part);
  }
  // From d, the gradient of the sum, that of y: in f's place, which nothing else needs then. then(Part) follows for its rows.
  template <class Then>
  const T* branch_back(const LayerNorm<T>& of_y, const Now& n, Index branch, const T* d, const Tensor& d_gain,
                       const Tensor& d_bias, const Then& then) {
    if (key_) {
      T* const dropped = at(room_->places.added);
      room_->products.in_parts(n.rows, [&](const Part& part) {
        copy(d, dropped, part);
        drop(dropped, n.times, branch, part);
      });
      d = dropped;
    }
    if (o_.norm_first) {
      room_->products.in_parts(n.rows, then);
      return d;
    }
    const auto of_weights = [&](Range columns) { norm_back_weights(of_y, d, d_gain, d_bias, n.rows, columns); };
    const auto of_rows = [&](const Part& part) {
      norm_back(of_y, d, n.f, part);
      then(part);
    };
    if (of_y.in == n.f) {  // not before it was read
      share_out(threads_, o_.width, of_weights);
      room_->products.in_parts(n.rows, of_rows);
    } else {
      room_->products.in_parts(n.rows, of_rows, o_.width, of_weights);
    }
    return n.f;
  }

  // What the first layer's queries, keys and values have of the embedding, and its gradient, are products of each token, wherever
  // it stands: the former are made first of all, the latter last, of gradients summed up by token. Those take the same memory as
  // soon as there are any: whatever is computed again then is computed row by row, to the same bits.
  enum class ByToken : std::uint8_t { nothing, products, gradients };
  Tensor of_tokens(const Tensor& weight) const { return weight.narrow(1, 0, s_.embedded()); }
  Tensor of_positions(const Tensor& weight) const { return weight.narrow(1, s_.embedded(), o_.width - s_.embedded()); }
  void tabulate() {
    if (s_.tabulated == 0 || by_token_ != ByToken::nothing) return;
    by_token_ = ByToken::products;
    const PerformerLayer& weights = layers_.front();
    const Tensor query = of_tokens(weights.query), key_value = of_tokens(weights.key_value), table = ends_.table().rows;
    each_micro(s_.tabulated, [&](Range r) {
      const T* const x = table.data_ptr<T>() + r.begin * s_.embedded();
      T* const to = by_token() + r.begin * 3 * o_.width;
      room_->products.products_in_parts(r.end - r.begin, [&](const Part& part) {
        room_->products.forward(part, x, key_value, weights.key_value_bias, to + o_.width, 3 * o_.width);
        room_->products.forward(part, x, query, weights.query_bias, to, 3 * o_.width);
      });
    });
  }
  // Queries, keys and values of a part from there, and what the positions add. `skip`: the first numbers of a row, not wanted.
  void look_up(const Now& n, const Part& part, Index skip) {
    const std::span<const std::int32_t> tokens = ends_.lookups(n.times);
    const Index width = o_.width, all = 3 * width;
    T* const qkv = n.at(n.p.qkv);
    part.each_row([&](Range r) {
      for (Index row = r.begin; row < r.end; ++row)
        std::copy_n(by_token() + tokens[static_cast<std::size_t>(row)] * all + skip, all - skip, qkv + row * all + skip);
    });
    const typename Products<T>::From positions{n.x + s_.embedded(), width};
    room_->products.forward(part, positions, of_positions(n.weights.key_value), {}, qkv + width, all);
    if (skip == 0) room_->products.forward(part, positions, of_positions(n.weights.query), {}, qkv, all);
  }
  void add_by_token(const Now& n, const T* d_qkv) {
    const Index all = 3 * o_.width;
    T* const sums = by_token();
    if (by_token_ != ByToken::gradients) std::fill_n(sums, s_.tabulated * all, T(0));
    by_token_ = ByToken::gradients;
    each_micro(n.rows, [&](Range r) {
      add_to_embedding(ends_.lookups(times_of(n.times, r)),
                       matrix_at(const_cast<T*>(d_qkv) + r.begin * all, r.end - r.begin, all),
                       matrix_at(sums, s_.tabulated, all));
    });
  }

  // Forward.
  void forward(Range times, Tensor& sums, Purpose purpose) {
    for (Index m = 0; m < s_.stretches(times); ++m) forward_stretch(s_.stretch(times, m), sums, purpose, nullptr);
  }

  // `record`: its part of a record; null where nothing is kept.
  void forward_stretch(Range times, Tensor& state, Purpose purpose, T* record) {
    const Index rows = (times.end - times.begin) * s_.batch;
    const Places p(s_, rows);
    T* const first = record != nullptr ? record : at(room_->places.layer);
    T* const spare = at(room_->places.x1);
    ends_.input(times, matrix_at(first + p.x, rows, o_.width));
    drop(first + p.x, times, 0, room_->products.all(rows));
    const T* x = first + p.x;
    for (Index l = 0; l < o_.layers; ++l) {
      T* const here = record != nullptr ? record + l * p.size : nullptr;
      const Now n = layer_at(l, times, here, x);
      const bool last = l + 1 == o_.layers;
      attend(n, state, purpose, last && purpose == Purpose::sums);
      if (last && purpose == Purpose::sums) return;
      const bool kept = record != nullptr;
      T* const next = !kept ? first + p.x : last ? spare : here + p.size + p.x;
      if (!kept)
        room_->products.in_parts(rows, [&](const Part& part) { add_attention(n, next, part); });  // before h takes the place of y
      room_->products.products_in_parts(rows, [&](const Part& part) {
        if (kept) add_attention(n, next, part);
        feed(n, next, part);
        if (!last || purpose == Purpose::outputs) add_feed(n, next, next, part);
      });
      x = next;
    }
    if (purpose == Purpose::outputs) ends_.output(times, matrix_at(const_cast<T*>(x), rows, o_.width));
  }

  // Keys and values first, and nothing else where only the sums are wanted.
  void attend(const Now& n, const Tensor& state, Purpose purpose, bool only_sums) {
    const Index width = o_.width;
    T* const qkv = n.at(n.p.qkv);
    const StoredSums sums = sums_at(state.data_ptr(), n.number);
    room_->products.products_in_parts(n.rows, [&](const Part& part) {
      if (n.number == 0 && by_token_ == ByToken::products) return look_up(n, part, only_sums ? width : 0);
      const T* const x = fed(norm1(n, n.x, at(room_->places.normed)), part);
      room_->products.forward(part, x, n.weights.key_value, n.weights.key_value_bias, qkv + width, 3 * width);
      if (!only_sums) room_->products.forward(part, x, n.weights.query, n.weights.query_bias, qkv, 3 * width);
    });
    find_features(n, only_sums);
    CausalAttention<T> a = attention_at(n);
    if (only_sums) a.q = nullptr;
    if (room_ != &usual_) return attend_ahead(n, a, state, sums);
    each_pair(a, n.number, [&](Range pairs, T* scratch) {
      return (purpose == Purpose::rewind ? kernels_.take_back : kernels_.attend)(a, pairs, sums, scratch);
    });
  }

  // Slice by slice, for the sums after each of them.
  void attend_ahead(const Now& n, CausalAttention<T> a, const Tensor& state, const StoredSums& sums) {
    const Index layer_bytes = s_.layer_sums() * s_.sum_bytes();
    std::byte* after = ahead_->sums + n.number * layer_bytes;
    for (Index left = n.steps; left > 0; left -= a.steps, after += s_.state_bytes().count()) {
      a.steps = std::min(s_.block, left);
      const Index rows = a.steps * s_.batch;
      each_pair(a, n.number, [&](Range pairs, T* scratch) { return kernels_.attend(a, pairs, sums, scratch); });
      if (left > a.steps)
        std::memcpy(after, static_cast<std::byte*>(state.data_ptr()) + n.number * layer_bytes,
                    static_cast<std::size_t>(layer_bytes));
      if (a.q != nullptr) a.q += rows * a.q_stride;
      a.k += rows * a.k_stride;
      a.v += rows * a.v_stride;
      a.y += rows * a.y_stride;
      a.den += rows * a.heads;
    }
  }

  void feed(const Now& n, const T* x1, const Part& part) {
    room_->products.forward(part, fed(norm2(n, x1, at(room_->places.normed)), part), n.weights.feed1, n.weights.feed1_bias, n.h,
                            o_.feed_forward, [&](Range rows, Range columns) { kernels_.gelu(wide(n, columns), rows); });
    room_->products.forward(part, n.gelu, n.weights.feed2, n.weights.feed2_bias, n.f, o_.width);
  }
  // From h to gelu, some columns.
  Elementwise<T> wide(const Now& n, Range columns) const {
    Elementwise<T> e;
    e.width = columns.end - columns.begin;
    e.stride = o_.feed_forward;
    e.x = n.h + columns.begin;
    e.to = n.gelu + columns.begin;
    return e;
  }

  // Backward: from the gradient of the sums after the stretch to that before it.
  void backward_stretch(Range times, void* before, T* record, T* d_sums) {
    const Index rows = (times.end - times.begin) * s_.batch;
    const Places p(s_, rows);
    T* const d = at(room_->places.d);
    for (Index l = o_.layers; l-- > 0;) {
      T* const here = record + l * p.size;
      const Now n = layer_at(l, times, here, here + p.x);
      T* const x1 = at(room_->places.x1);
      const bool last = l + 1 == o_.layers;
      T* const x2 = at(room_->places.gelu);
      const bool later = !last && !key_;  // x1, beside what else is made of rows
      if (!later)
        room_->products.in_parts(rows, [&](const Part& part) {
          add_attention(n, x1, part);
          if (last) add_feed(n, x1, x2, part);
        });
      if (last)
        ends_.output_gradient(times, matrix_at(x2, rows, o_.width), matrix_at(d, rows, o_.width),
                              room_->memory.narrow(0, room_->places.scratch, s_.head_scratch));
      feed_back(n, x1, later, d);
      attend_back(n, before, d, d_sums + l * s_.layer_sums());
    }
    drop(d, times, 0, room_->products.all(rows));
    each_micro(rows, [&](Range r) {
      ends_.input_gradient(times_of(times, r), matrix_at(d + r.begin * o_.width, r.end - r.begin, s_.embedded(), o_.width));
    });
  }

  Range times_of(Range stretch, Range rows) const {
    return {stretch.begin + rows.begin / s_.batch, stretch.begin + rows.end / s_.batch};
  }

  void feed_back(const Now& n, T* x1, bool make_x1, T* d) {
    const PerformerLayer& g = gradients_[static_cast<std::size_t>(n.number)];
    T* const d_h = n.gelu;  // which is done with once the weights' gradient is there
    Elementwise<T> both = wide(n, {0, o_.feed_forward});
    both.slope = n.h;  // which nothing else needs
    const T* const d_f =
        branch_back(norm2(n, n.f, nullptr), n, 2 + 2 * n.number, d, g.norm2, g.norm2_bias, [&](const Part& part) {
          part.each_row([&](Range r) { kernels_.gelu(both, r); });
          if (make_x1) add_attention(n, x1, part);
        });
    room_->products.backward(n.rows, n.gelu, {{d_f, o_.width, n.weights.feed2, g.feed2, g.feed2_bias}}, {d_h},
                             [&](Range rows, Range columns) { kernels_.scale(wide(n, columns), rows); });
    const LayerNorm<T> of_x1 = norm2(n, x1, at(room_->places.normed));
    const T* const x = fed(of_x1, room_->products.all(n.rows));
    into_fed(of_x1, n, {d, true}, g.norm2, g.norm2_bias, [&](const Into& d_x) {
      room_->products.backward(n.rows, x, {{d_h, o_.feed_forward, n.weights.feed1, g.feed1, g.feed1_bias}}, d_x);
    });
  }

  void attend_back(const Now& n, void* before, T* d, T* d_sums) {
    const PerformerLayer& g = gradients_[static_cast<std::size_t>(n.number)];
    const Index width = o_.width;
    T *const qkv = n.at(n.p.qkv), *const d_qkv = at(room_->places.d_qkv);
    find_features(n, false);
    CausalAttention<T> a = attention_at(n);
    a.d_y = branch_back(norm1(n, n.at(n.p.y), nullptr), n, 1 + 2 * n.number, d, g.norm1, g.norm1_bias, [](const Part&) {});
    a.d_y_stride = width;
    a.d_q = at(room_->places.d_q);
    a.d_k = at(room_->places.d_k);
    a.d_q_stride = a.d_k_stride = room_->places.d_stride;
    a.d_v = d_qkv + 2 * width;
    a.d_v_stride = 3 * width;
    a.d_sums = d_sums;
    const StoredSums sums = sums_at(before, n.number);
    each_pair(a, n.number, [&](Range pairs, T* scratch) {
      kernels_.attend_back(a, pairs, sums, scratch);
      return true;
    });
    if (o_.map == FeatureMap::favor) {
      favor_back(n, qkv, at(room_->places.query_features), at(room_->places.d_q), d_qkv);
      favor_back(n, qkv + width, at(room_->places.key_features), at(room_->places.d_k), d_qkv + width);
    }
    if (n.number == 0 && s_.tabulated > 0) {
      room_->products.backward(n.rows, {n.x + s_.embedded(), width},
                               {{d_qkv + width, 3 * width, of_positions(n.weights.key_value), of_positions(g.key_value), {}},
                                {d_qkv, 3 * width, of_positions(n.weights.query), of_positions(g.query), {}}},
                               {});
      return add_by_token(n, d_qkv);
    }
    const LayerNorm<T> of_x = norm1(n, n.x, at(room_->places.normed));
    const T* const x = fed(of_x, room_->products.all(n.rows));
    into_fed(of_x, n, {d, true, n.number == 0 ? s_.embedded() : 0}, g.norm1, g.norm1_bias, [&](const Into& d_x) {
      room_->products.backward(n.rows, x,
                               {{d_qkv + width, 3 * width, n.weights.key_value, g.key_value, g.key_value_bias},
                                {d_qkv, 3 * width, n.weights.query, g.query, g.query_bias}},
                               d_x);
    });
  }

  // Adds to d, the gradient of x, what comes through products of fed(of_x), whose gradient is written or added to by `products`.
  template <class Products>
  void into_fed(const LayerNorm<T>& of_x, const Now& n, const Into& d, const Tensor& d_gain, const Tensor& d_bias,
                const Products& products) {
    if (!o_.norm_first) return products(d);
    T* const d_fed = n.f;
    products({d_fed});
    share_out(threads_, o_.width, [&](Range columns) { norm_back_weights(of_x, d_fed, d_gain, d_bias, n.rows, columns); });
    room_->products.in_parts(n.rows, [&](const Part& part) {
      norm_back(of_x, d_fed, d_fed, part);
      add(d.to, d_fed, d.to, part);
    });
  }

  const PerformerShape s_;
  const PerformerOptions& o_;
  const std::vector<PerformerLayer>& layers_;
  const std::vector<PerformerLayer> gradients_;
  const std::optional<DropoutKey> key_;
  Ends& ends_;
  const PerformerKernels<T>& kernels_ = performer_kernels<T>();
  const Index threads_;
  const Room<T> usual_;
  const Room<T>* room_ = &usual_;
  Step swept_ = s_.swept;
  std::optional<Ahead> ahead_;
  std::vector<T> decay_;
  Pieces pieces_;
  ByToken by_token_ = ByToken::nothing;
};

}  // namespace

bool PerformerShape::rewinds() const { return !options.decay && (options.sums != Sums::plain || options.dtype == at::kDouble); }
at::ScalarType PerformerShape::sums_type() const {
  return options.sums == Sums::plain ? options.dtype : options.sums == Sums::twice ? at::kDouble : at::kLong;
}
Index PerformerShape::stretch() const {
  const Index rows = micro_block * batch;
  if (micro_block % kAttentionChunk != 0) return micro_block;
  return std::min(std::max(kFewRows / rows, Index{1}) * micro_block, block);
}
Bytes PerformerShape::record_bytes() const {
  const Range times{0, std::min(block, time_steps)};
  Bytes sum{};
  for (Index m = 0; m < stretches(times); ++m) {
    const Range now = stretch(times, m);
    sum = sum + options.layers * Places(*this, (now.end - now.begin) * batch).size * number();
  }
  return sum + stretches(times) * state_bytes();
}
Bytes PerformerShape::workspace_bytes() const { return workspace_of(*this, at::get_num_threads(), true).size * number(); }
PerformerShape PerformerShape::of_together(Index count) const {
  PerformerShape all = *this;
  all.block = count * block;
  all.tabulated = all.head_scratch = 0;
  return all;
}
Index PerformerShape::together() const {
  if (micro_block % kAttentionChunk != 0) return 1;
  Index count = std::min(kFewRows / (block * batch), blocks() - 1);
  const auto takes = [&](Index slices) {
    return workspace_of(of_together(slices), at::get_num_threads(), false).size * number() + slices * state_bytes();
  };
  while (count > 1 && takes(count) > record_bytes()) --count;
  return std::max(count, Index{1});
}

std::unique_ptr<PerformerBlocks> PerformerBlocks::make(const PerformerShape& shape, const std::vector<PerformerLayer>& layers,
                                                       std::vector<PerformerLayer> gradients, std::optional<DropoutKey> key,
                                                       Ends& ends) {
  if (shape.options.dtype == at::kDouble) return std::make_unique<Blocks<double>>(shape, layers, std::move(gradients), key, ends);
  return std::make_unique<Blocks<float>>(shape, layers, std::move(gradients), key, ends);
}

}  // namespace recollect::nn
