// Kernels for products of few rows, compiled once for every instruction set.
#include <algorithm>

#include "nn/thin_kernels.hpp"
#include "nn/tiles.hpp"
#include "nn/transpose.hpp"

namespace recollect::nn::RECOLLECT_ISA {
namespace {

constexpr int kVectors = kProductVectors;
template <class T>
constexpr Index kPanel = kVectors* kLanes<T>;
// Numbers of a cache line, and of four: as much as is read of one row of the weights before another one's turn comes.
template <class T>
constexpr Index kLine = 64 / static_cast<Index>(sizeof(T));
template <class T>
constexpr Index kLines = 4 * kLine<T>;
static_assert(kLines<float> % kPanel<float> == 0 && kLines<double> % kPanel<double> == 0);

// So many numbers are laid out at a time: a quarter of the second cache (half of it, of doubles).
constexpr Index kLaidOut = 65536;
// Of weights(): gradients of a few outputs, two tiles, lie side by side in rows of whole vectors of every instruction set; some
// such groups are gathered at a time, so that less is read of many pages.
constexpr Index kFew = 2 * kProductRows, kFewStride = 16, kTogether = 4 * kFew;
constexpr Index kAcross = 64;  // rows of forward() at a time: the fewer, the more of each fits, and is added in one go
constexpr Index kOutputs = 8 * kProductRows;  // of forward() at a time: whole tiles and whole vectors

// What depends on the processor: measured on AMD's Zen 4 and on a Xeon of Intel's with AVX-512.
struct Habits {
  // Of backward(): of so many rows or more, weights are laid out, for read where they lie, pages apart, they crowd each other out
  // of the caches; of fewer, not so many outputs' weights are read at a time that they would. With 64 and 128 rows Zen 4 is up to
  // a tenth faster where they lie, the Xeon takes up to twice as long.
  Index many = 32;
  // Of weights() at a time: the more, the less often are sums read and written, and, twice as many, as much more is laid out. A
  // panel of 128 rows fits the Xeon's first cache, 48 KiB, and is all of Zen 4's.
  Index rows = 128;
};
constexpr Index kMostRows = 256;
const Habits& habits() {
#ifdef __x86_64__
  static const Habits here = __builtin_cpu_is("amd") ? Habits{.many = 160, .rows = kMostRows} : Habits{};
#else
  static const Habits here;
#endif
  return here;
}
constexpr Index kInner = 1024;  // outputs of backward() whose weights are laid out at a time
Index inner_of(Index rows) { return rows < 32 ? 112 : rows < habits().many ? 384 : kInner; }

static_assert(kFew <= kFewStride && kFewStride % kLanes<float> == 0);
static_assert(kInner * kLines<float> <= kLaidOut);

// Of weights(), for so many rows.
Index laid_out(Index rows) { return std::min(rows, habits().rows) <= 128 ? kLaidOut : 2 * kLaidOut; }
// After what is laid out, sums or gradients of a few outputs.
template <class T>
Index scratch_size(Index rows) {
  return laid_out(rows) + std::max(kOutputs * kAcross, kTogether / kFew * kFewStride * std::min(rows, habits().rows)) + kLine<T>;
}
template <class T>
T* aligned(T* scratch) {
  const auto bytes = reinterpret_cast<std::uintptr_t>(scratch) % 64;
  return bytes == 0 ? scratch : scratch + (64 - bytes) / sizeof(T);
}

// Cache lines that are asked for while something else is computed, some of each of a few rows: they come from memory, in an order
// that it does not foresee. A few at a time, for all at once they would keep those waiting that are needed now.
template <class T>
class Ahead {
 public:
  Ahead(const T* from, Index stride, Index rows, Index lines)
      : row_(from), stride_(stride), lines_(lines), left_(std::max<Index>(rows, 0) * lines) {}
  Index left() const { return left_; }
  [[gnu::always_inline]] void ask(Index count) {
    count = std::min(count, left_);
    left_ -= count;
    for (; count > 0; --count) {
      __builtin_prefetch(row_ + line_ * kLine<T>, 0, 3);
      if (++line_ < lines_) continue;
      line_ = 0;
      row_ += stride_;
    }
  }

 private:
  const T* row_;
  Index stride_, lines_, left_, line_ = 0;
};

// Rows that will soon be written; pages apart, too.
template <class T>
[[gnu::always_inline]] inline void ask_to_write(const T* to, Index stride, Index rows, Index columns) {
  for (Index row = 0; row < rows; ++row, to += stride)
    for (Index j = 0; j < columns; j += kLine<T>) __builtin_prefetch(to + j, 1, 2);
}

// Rows as panels of columns, one after the other, the last one filled up with zeros; start(row) is where they begin.
template <class T, class Start>
[[gnu::noinline]] void lay_out(const T* from, const Start& start, Index rows, Index columns, T* to) {
  for (Index column = 0; column < columns; column += kPanel<T>)
    for (Index row = 0; row < rows; ++row, to += kPanel<T>) {
      const T* const here = from + start(row) + column;
      if (columns - column < kPanel<T>)
        std::fill(std::copy_n(here, columns - column, to), to + kPanel<T>, T(0));
      else
        unrolled<kVectors>([&](int v) { store<T>(to + v * kLanes<T>, load(here + v * kLanes<T>)); });
    }
}

template <class T>
void lay_out(const T* from, Index stride, Index rows, Index columns, T* to) {
  lay_out(
      from, [=](Index row) { return row * stride; }, rows, columns, to);
}

// Sums of a tile that lie at `to`: calls body with them in registers, zeros unless they are added to. The last of a row's columns
// may be less than a panel; those are summed aside, filled up with zeros.
template <int Height, class T, class Body>
[[gnu::always_inline]] inline void with_sums(T* to, Index stride, Index columns, bool add, const Body& body) {
  const bool whole = columns >= kPanel<T>;
  T aside[Height * kPanel<T>];
  if (!whole) lay_out(to, stride, Height, columns, aside);
  T* const at = whole ? to : aside;
  const Index step = whole ? stride : kPanel<T>;
  Vector<T> sum[Height][kVectors];
  const auto each = [&](const auto& one) __attribute__((always_inline)) {
    unrolled<Height * kVectors>([&](int i) __attribute__((always_inline)) {
      one(sum[i / kVectors][i % kVectors], at + i / kVectors * step + i % kVectors * kLanes<T>);
    });
  };
  if (add)
    each([](Vector<T> & one, const T* from) __attribute__((always_inline)) { one = load(from); });
  else
    each([](Vector<T> & one, const T*) __attribute__((always_inline)) { one = Vector<T>{}; });
  body(sum);
  each([](const Vector<T>& one, T* sums) __attribute__((always_inline)) { store<T>(sums, one); });
  if (!whole)
    for (Index r = 0; r < Height; ++r) std::copy_n(aside + r * kPanel<T>, columns, to + r * stride);
}

// multiply(), asking for what comes next on the way.
template <class T, int Height, int Count>
[[gnu::always_inline]] inline void multiply_asking(Vector<T> (&sum)[Height][Count], const T* a, Index a_stride, const T* b,
                                                   Index inner, Index b_stride, Ahead<T> ahead, Index a_inner = 1) {
  constexpr Index kSome = 16;
  const Index each = (ahead.left() * kSome + inner - 1) / inner;
  for (Index k = 0; k < inner; k += kSome) {
    ahead.ask(each);
    const Index some = std::min(kSome, inner - k);
    if (some < 1) __builtin_unreachable();  // the compiler would keep a second copy of the sums for nothing to multiply
    multiply<T, 0, Count>(sum, a + k * a_inner, a_stride, b + k * b_stride, some, b_stride, a_inner);
  }
}

// The rows x of forward(), transposed: vectors run along the rows, and weights are read one number at a time, where they lie.
template <class T>
struct Across {
  Index rows, vectors, inner = 0;
  T *x, *sums;  // panels [inner][vectors of the panel], and [kOutputs][width()]

  Across(Index count, T* scratch)
      : rows(count), vectors((count + kLanes<T> - 1) / kLanes<T>), x(scratch), sums(scratch + kLaidOut) {}
  Index width() const { return vectors * kLanes<T>; }
  Index most_inner() const { return kLaidOut / width() / kLines<T> * kLines<T>; }

  // Calls body with the first vector of each panel, and how many it has.
  template <class Body>
  [[gnu::always_inline]] void each_panel(const Body& body) const {
    each_tile<kVectors>({0, vectors}, body);
  }
  void set(const T* from, Index stride, Index count) {
    inner = count;
    if (rows < width()) std::fill_n(x, inner * width(), T(0));
    each_panel([&]<int Count>(Index first, std::integral_constant<int, Count>) {
      const Index row = first * kLanes<T>;
      transpose(from + row * stride, stride, std::min(rows - row, Count * kLanes<T>), inner, x + row * inner, Count * kLanes<T>);
    });
  }
  // sums += w·x for `count` outputs, w being their weights and those of all `follow` outputs from here on. They will go to y.
  void multiply_all(const T* w, Index stride, Index count, Index follow, const T* y, Index y_stride) const {
    const Index tiles = (count + kProductRows - 1) / kProductRows;
    Index tile = 0;
    each_tile<kProductRows>({0, count}, [&]<int Height>(Index output, std::integral_constant<int, Height>) {
      const Index some = rows * (tile + 1) / tiles - rows * tile / tiles;
      ask_to_write(y + rows * tile++ / tiles * y_stride, y_stride, some, count);
      const T* const here = w + output * stride;
      const Index next = std::min<Index>(Height, follow - output - Height);
      each_panel([&]<int Count>(Index first, std::integral_constant<int, Count>) {
        constexpr Index kWidth = Count * kLanes<T>;
        T* const at = sums + output * width() + first * kLanes<T>;
        Vector<T> sum[Height][Count];
        const auto each = [&](const auto& body) __attribute__((always_inline)) {
          unrolled<Height * Count>([&](int i) __attribute__((always_inline)) {
            body(sum[i / Count][i % Count], at + i / Count * width() + i % Count * kLanes<T>);
          });
        };
        each([](Vector<T> & one, const T* from) __attribute__((always_inline)) { one = load(from); });
        // Each panel asks for some of the outputs that come next.
        const Index begin = next * first / vectors, end = next * (first + Count) / vectors;
        const Ahead<T> ahead(here + (Height + begin) * stride, stride, end - begin, (inner + kLine<T> - 1) / kLine<T>);
        multiply_asking<T>(sum, here, stride, x + first * kLanes<T> * inner, inner, kWidth, ahead);
        each([](const Vector<T>& one, T* to) __attribute__((always_inline)) { store<T>(to, one); });
      });
    });
  }
};

template <class T>
void forward(const ThinProduct<T>& p, Range outputs, T* scratch) {
  for (Index row = 0; row < p.rows; row += kAcross) {
    Across<T> a(std::min(kAcross, p.rows - row), aligned(scratch));
    for (Index k = 0; k < p.inputs; k += a.most_inner()) {
      a.set(p.x + row * p.x_stride + k, p.x_stride, std::min(a.most_inner(), p.inputs - k));
      for (Index output = outputs.begin; output < outputs.end; output += kOutputs) {
        const Index count = std::min(kOutputs, outputs.end - output);
        T* const y = p.y + row * p.y_stride + output;
        if (k == 0)
          for (Index i = 0; i < count; ++i) std::fill_n(a.sums + i * a.width(), a.width(), p.bias ? p.bias[output + i] : T(0));
        else
          transpose(y, p.y_stride, a.rows, count, a.sums, a.width());
        a.multiply_all(p.weights + output * p.inputs + k, p.inputs, count, outputs.end - output, y, p.y_stride);
        transpose(a.sums, a.width(), count, a.rows, y, p.y_stride);
      }
    }
  }
}

template <class T>
void backward(const ThinProduct<T>& p, Range inputs, T* scratch) {
  scratch = aligned(scratch);
  const Index tiles = (p.rows + kProductRows - 1) / kProductRows, most = inner_of(p.rows);
  for (Index output = 0; output < p.outputs; output += most) {
    const Index inner = std::min(most, p.outputs - output);
    for (Index column = inputs.begin; column < inputs.end; column += kLines<T>) {
      const Index columns = std::min(kLines<T>, inputs.end - column);
      // Columns that are no whole panel are laid out, too, and filled up with zeros.
      const bool whole = columns % kPanel<T> == 0 && p.rows < habits().many;
      const T* const w = p.weights + output * p.inputs + column;
      if (!whole) lay_out(w, p.inputs, inner, columns, scratch);
      // The weights that come next: further along these rows, or the beginning of the rows below them, or another call's.
      const bool on = column + kLines<T> < inputs.end, below = output + most < p.outputs;
      const T* const next = on ? w + kLines<T> : below ? p.weights + (output + most) * p.inputs + inputs.begin : p.next;
      const Index next_inner = on ? inner : std::min(most, below ? p.outputs - output - most : p.next_outputs);
      Index asked = 0;
      for (Index panel = 0; panel < columns; panel += kPanel<T>)
        each_tile<kProductRows>({0, p.rows}, [&]<int Height>(Index row, std::integral_constant<int, Height>) {
          const Index some = std::min((most + tiles - 1) / tiles, next_inner - asked);
          const Ahead<T> ahead(next + asked * p.inputs, p.inputs, some, 4);
          asked += std::max<Index>(some, 0);
          T* const to = p.d_x + row * p.d_x_stride + column + panel;
          ask_to_write(to, p.d_x_stride, Height, std::min(kPanel<T>, columns - panel));
          with_sums<Height>(
              to, p.d_x_stride, columns - panel, output > 0 || p.add, [&](auto& sum) __attribute__((always_inline)) {
                multiply_asking<T>(sum, p.d_y + row * p.d_y_stride + output, p.d_y_stride,
                                   whole ? w + panel : scratch + panel * inner, inner, whole ? p.inputs : kPanel<T>, ahead);
              });
        });
    }
  }
}

// Gradients of `count` outputs, of which `there` are there, as rows that begin at `starts`: to groups [rows][kFewStride], for
// where they lie, pages apart, they crowd each other out of the first cache; and bias (null: none) plus each of them in turn.
// What is behind a group's numbers does no harm, and whole vectors are read fastest.
template <class T>
[[gnu::noinline]] void gather(const T* from, const Index* starts, Index rows, Index count, Index there, T* to, T* bias) {
  constexpr int kWide = kFewStride / kLanes<T>, kCount = kTogether / kFew * kWide;  // vectors of a group, and of all
  const auto at = [](int i) { return i / kWide * kFew + i % kWide * kLanes<T>; };
  const auto some = [&](Index end, int i) { return std::clamp<Index>(end - at(i), 0, kLanes<T>); };
  const auto counted = [&](int i) { return some(std::min(count, (i / kWide + 1) * kFew), i); };
  Vector<T> sums[kCount] = {};
  if (bias != nullptr) unrolled<kCount>([&](int i) { sums[i] = load(bias + at(i), counted(i)); });
  const bool whole = there >= at(kCount - 1) + kLanes<T>;
  for (Index row = 0; row < rows; ++row)
    unrolled<kCount>([&](int i) __attribute__((always_inline)) {
      const T* const here = from + starts[row] + at(i);
      const Vector<T> one = whole ? load(here) : load(here, some(there, i));
      store<T>(to + (i / kWide * rows + row) * kFewStride + i % kWide * kLanes<T>, one);
      sums[i] += one;
    });
  if (bias != nullptr) unrolled<kCount>([&](int i) { store<T>(bias + at(i), sums[i], counted(i)); });
}

// d_weights [outputs][stride] += dᵀ·x for `count` outputs, of rows laid out and gradients d, gathered. `more` outputs
// follow.
template <class T>
void add_gradients(const T* x, Index rows, Index columns, const T* d, Index count, Index more, T* to, Index stride) {
  const auto add = [&]<int Height>(Index panel, Index output, std::integral_constant<int, Height>) {
    T* const here = to + output * stride + panel;
    // The sums that come next: below this tile, or at the top beside it, or of the outputs that follow.
    const Index below = count - output - Height, right = columns - panel - kPanel<T>;
    const T* const next = below > 0   ? here + Height * stride
                          : right > 0 ? here - output * stride + kPanel<T>
                                      : to + count * stride;
    const Index outputs = below > 0 ? below : right > 0 ? Height : more;
    const Ahead<T> ahead(next, stride, std::min<Index>(Height, outputs), kPanel<T> / kLine<T>);
    with_sums<Height>(
        here, stride, columns - panel, true, [&](auto& sum) __attribute__((always_inline)) {
          multiply_asking<T>(sum, d + output / kFew * kFewStride * rows + output % kFew, 1, x + panel * rows, rows, kPanel<T>,
                             ahead, kFewStride);
        });
  };
  for (Index panel = 0; panel < columns; panel += kPanel<T>)
    for (Index group = 0; group < count; group += kFew)
      each_tile<kProductRows>({group, std::min(group + kFew, count)},
                              [&](Index output, auto height) { add(panel, output, height); });
}

// The rows in the order in which weights() adds them: of parts, the last one first.
template <class T>
class Backwards {
 public:
  explicit Backwards(const ThinProduct<T>& p)
      : part_(p.part > 0 ? p.part : p.rows), end_(p.rows), row_((p.rows - 1) / part_ * part_) {}
  Index next() {
    const Index row = row_++;
    if (row_ == end_) {
      end_ = row / part_ * part_;
      row_ = end_ - part_;
    }
    return row;
  }

 private:
  Index part_, end_, row_;
};

template <class T>
void weights(const ThinProduct<T>& p, Range outputs, Range inputs, T* scratch) {
  T* const x = aligned(scratch);
  T* const d = x + laid_out(p.rows);
  Backwards<T> order(p);
  for (Index done = 0; done < p.rows; done += habits().rows) {
    const Index rows = std::min(habits().rows, p.rows - done), most = laid_out(p.rows) / rows / kLines<T> * kLines<T>;
    Index x_starts[kMostRows], d_starts[kMostRows];
    for (Index r = 0; r < rows; ++r) {
      const Index row = order.next();
      x_starts[r] = row * p.x_stride;
      d_starts[r] = row * p.d_y_stride;
    }
    for (Index column = inputs.begin; column < inputs.end; column += most) {
      const Index columns = std::min(most, inputs.end - column);
      lay_out(
          p.x + column, [&](Index row) { return x_starts[row]; }, rows, columns, x);
      for (Index output = outputs.begin; output < outputs.end; output += kTogether) {
        const Index count = std::min(kTogether, outputs.end - output);
        gather(p.d_y + output, d_starts, rows, count, p.outputs - output, d,
               column == 0 && p.d_bias != nullptr ? p.d_bias + output : nullptr);
        add_gradients(x, rows, columns, d, count, outputs.end - output - count, p.d_weights + output * p.inputs + column,
                      p.inputs);
      }
    }
  }
}

template <class T>
constexpr ThinKernels<T> kTable{RECOLLECT_STRING(RECOLLECT_ISA), &scratch_size<T>, &forward<T>, &backward<T>, &weights<T>};

}  // namespace

const ThinKernels<float>& single_thin() { return kTable<float>; }
const ThinKernels<double>& twice_thin() { return kTable<double>; }

}  // namespace recollect::nn::RECOLLECT_ISA
