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
// Of weights(): gradients of so many outputs are gathered at a time, whole tiles, whole vectors of every instruction set and
// whole cache lines; the more, the less is read of many pages.
constexpr Index kTogether = 16 * kProductRows;
constexpr Index kAcross = 64;  // rows of forward() at a time: the fewer, the more of each fits, and is added in one go
constexpr Index kOutputs = 8 * kProductRows;  // of forward() at a time: whole tiles and whole vectors

// What depends on the processor: measured on AMD's Zen 4 and on a Xeon of Intel's with AVX-512.
struct Habits {
  // Of backward(): of so many rows or more, weights are laid out, for read where they lie, pages apart, they crowd each other out
  // of the caches; of fewer, not so many outputs' weights are read at a time that they would. With 64 and 128 rows Zen 4 is up to
  // a tenth faster where they lie, the Xeon takes up to twice as long.
  Index many = 32;
  // Of weights() at a time: the more, the less often do sums come from afar, and, twice as many, as much more is laid out. A
  // panel of 128 rows fits the Xeon's first cache, 48 KiB, and is all of Zen 4's.
  Index rows = 128;
};
constexpr Index kMostRows = 256;
static_assert(kRowsOfARun <= Habits{}.rows && Habits{}.rows <= kMostRows);
const Habits& habits() {
#ifdef __x86_64__
  static const Habits here = __builtin_cpu_is("amd") ? Habits{.many = 160, .rows = kMostRows} : Habits{};
#else
  static const Habits here;
#endif
  return here;
}
constexpr Index kInner = 1024;  // rows of a column of weights that are laid out at a time
Index inner_of(Index rows) { return rows < 32 ? 112 : rows < habits().many ? 384 : kInner; }

static_assert(kTogether % kLanes<float> == 0 && kTogether % kLine<double> == 0);
static_assert(kInner * kLines<float> <= kLaidOut);

// Of weights(), for so many rows.
Index laid_out(Index rows) { return std::min(rows, habits().rows) <= 128 ? kLaidOut : 2 * kLaidOut; }
// After what is laid out, sums or gradients of a few outputs.
template <class T>
Index scratch_size(Index rows) {
  return laid_out(rows) + std::max(kOutputs * kAcross, kTogether * std::min(rows, habits().rows)) + kLine<T>;
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
  // Some of them, which are left to another.
  Ahead take(Index count) {
    Ahead some = *this;
    some.left_ = std::clamp<Index>(count, 0, left_);
    left_ -= some.left_;
    line_ += some.left_;
    row_ += line_ / lines_ * stride_;
    line_ %= lines_;
    return some;
  }
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

// What sums begin with: what is there, or else these numbers in every row (null: zeros).
template <class T>
struct Begin {
  bool add = true;
  const T* row = nullptr;
};
// Sums of a tile that lie at `to`: calls body with them in registers. The last of a row's columns may be less than a panel; those
// are summed aside, filled up with zeros.
template <int Height, class T, class Body>
[[gnu::always_inline]] inline void with_sums(T* to, Index stride, Index columns, const Begin<T>& begin, const Body& body) {
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
  if (begin.add)
    each([](Vector<T> & one, const T* from) __attribute__((always_inline)) { one = load(from); });
  else
    unrolled<kVectors>([&](int v) __attribute__((always_inline)) {
      Vector<T> one{};
      if (begin.row != nullptr) one = load(begin.row + v * kLanes<T>, std::clamp<Index>(columns - v * kLanes<T>, 0, kLanes<T>));
      unrolled<Height>([&](int r) __attribute__((always_inline)) { sum[r][v] = one; });
    });
  body(sum);
  each([](const Vector<T>& one, T* sums) __attribute__((always_inline)) { store<T>(sums, one); });
  if (!whole)
    for (Index r = 0; r < Height; ++r) std::copy_n(aside + r * kPanel<T>, columns, to + r * stride);
}

// Sums of a tile that begin with nothing and are added to what lies at `to`.
template <int Height, class T, class Body>
[[gnu::always_inline]] inline void add_sums(T* to, Index stride, Index columns, const Body& body) {
  Vector<T> sum[Height][kVectors] = {};
  body(sum);
  const auto each = [&](const auto& add) __attribute__((always_inline)) {
    unrolled<Height * kVectors>([&](int i) __attribute__((always_inline)) {
      const Index column = i % kVectors * kLanes<T>;
      add(to + i / kVectors * stride + column, sum[i / kVectors][i % kVectors], columns - column);
    });
  };
  if (columns >= kPanel<T>)
    each([](T * here, const Vector<T>& more, Index) __attribute__((always_inline)) { store<T>(here, load(here) + more); });
  else
    each([](T * here, const Vector<T>& more, Index left) __attribute__((always_inline)) {
      const Index count = std::clamp<Index>(left, 0, kLanes<T>);
      if (count > 0) store<T>(here, load(here, count) + more, count);
    });
}

// multiply(), asking for what comes next on the way.
template <class T, int Height, int Count>
[[gnu::always_inline]] inline void multiply_asking(Vector<T> (&sum)[Height][Count], const T* a, Index a_stride, const T* b,
                                                   Index inner, Index b_stride, Ahead<T> ahead, Index a_inner = 1) {
  if (inner < 1) __builtin_unreachable();  // the compiler would keep a second copy of the sums for nothing to multiply
  const Index most = std::max<Index>(inner / std::max<Index>(ahead.left(), 1), 16),
              each = (ahead.left() * most + inner - 1) / inner;
  for (Index k = 0; k < inner; k += most) {
    ahead.ask(each);
    const Index some = std::min(most, inner - k);
    if (some < 1) __builtin_unreachable();
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

// Rows where they lie times columns of a matrix: to [rows][columns] = a·b.
template <class T>
struct ByColumns {
  Index rows, inner;
  const T* a;  // [rows][inner]
  Index a_stride;
  T* to;
  Index to_stride;
  Begin<T> begin;
  Index most;  // of the inner ones at a time
};
// Some rows and columns of b, as panels of columns.
template <class T>
struct Panels {
  const T* first;
  Index stride, apart;  // of rows, and of panels
};
// panels(inner, columns) gives those of b; ahead(inner, columns) what is read for them, or, of none, for another call.
template <class T, class MakePanels, class MakeAhead>
[[gnu::always_inline]] inline void multiply_columns(const ByColumns<T>& p, Range columns, const MakePanels& panels,
                                                    const MakeAhead& ahead) {
  for (Index k = 0; k < p.inner; k += p.most) {
    const Range inner{k, std::min(k + p.most, p.inner)}, below{inner.end, std::min(inner.end + p.most, p.inner)};
    for (Index column = columns.begin; column < columns.end; column += kLines<T>) {
      const Range now{column, std::min(column + kLines<T>, columns.end)}, on{now.end, std::min(now.end + kLines<T>, columns.end)},
          from_first{columns.begin, std::min(columns.begin + kLines<T>, columns.end)};
      const Panels<T> b = panels(inner, now);
      Ahead<T> next = on.begin < on.end ? ahead(inner, on) : ahead(below, from_first);
      const Index tiles = (p.rows + kProductRows - 1) / kProductRows * ((now.end - now.begin + kPanel<T> - 1) / kPanel<T>),
                  each = (next.left() + tiles - 1) / tiles;
      for (Index panel = now.begin; panel < now.end; panel += kPanel<T>) {
        const T* const here = b.first + (panel - now.begin) / kPanel<T> * b.apart;
        each_tile<kProductRows>({0, p.rows}, [&]<int Height>(Index row, std::integral_constant<int, Height>) {
          T* const to = p.to + row * p.to_stride + panel;
          const T* const a = p.a + row * p.a_stride + k;
          ask_to_write(to, p.to_stride, Height, std::min(kPanel<T>, now.end - panel));
          Ahead<T>(a + Height * p.a_stride, p.a_stride, std::min<Index>(Height, p.rows - row - Height), 2).ask(2 * Height);
          const Begin<T> begin{p.begin.add || k > 0, p.begin.row == nullptr ? nullptr : p.begin.row + panel};
          with_sums<Height>(
              to, p.to_stride, now.end - panel, begin, [&](auto& sum) __attribute__((always_inline)) {
                multiply_asking<T>(sum, a, p.a_stride, here, inner.end - k, b.stride, next.take(each));
              });
        });
      }
    }
  }
}

// Few rows are laid out, and weights read where they lie.
template <class T>
void forward_few(const ThinProduct<T>& p, Range outputs, T* scratch) {
  for (Index row = 0; row < p.rows; row += kAcross) {
    Across<T> a(std::min(kAcross, p.rows - row), aligned(scratch));
    for (Index k = 0; k < p.inputs; k += a.most_inner()) {
      a.set(p.x + row * p.x_stride + k, p.x_stride, std::min(a.most_inner(), p.inputs - k));
      for (Index output = outputs.begin; output < outputs.end; output += kOutputs) {
        const Index count = std::min(kOutputs, outputs.end - output);
        T* const y = p.y + row * p.y_stride + output;
        if (k == 0 && !p.add)
          for (Index i = 0; i < count; ++i) std::fill_n(a.sums + i * a.width(), a.width(), p.bias ? p.bias[output + i] : T(0));
        else
          transpose(y, p.y_stride, a.rows, count, a.sums, a.width());
        a.multiply_all(p.weights + output * p.weights_stride + k, p.weights_stride, count, outputs.end - output, y, p.y_stride);
        transpose(a.sums, a.width(), count, a.rows, y, p.y_stride);
      }
    }
  }
}

// Of many rows, weights are laid out, transposed: rows are read, and sums written, where they lie.
template <class T>
void forward(const ThinProduct<T>& p, Range outputs, T* scratch) {
  if (p.rows < kManyRows) return forward_few(p, outputs, scratch);
  T* const laid = aligned(scratch);
  const auto panels = [&](Range inner, Range columns) {
    const Index count = inner.end - inner.begin;
    for (Index column = columns.begin; column < columns.end; column += kPanel<T>) {
      T* const to = laid + (column - columns.begin) * count;
      const Index some = std::min(kPanel<T>, columns.end - column);
      if (some < kPanel<T>) std::fill_n(to, count * kPanel<T>, T(0));
      transpose(p.weights + column * p.weights_stride + inner.begin, p.weights_stride, some, count, to, kPanel<T>);
    }
    return Panels<T>{laid, kPanel<T>, kPanel<T> * count};
  };
  const auto ahead = [&](Range inner, Range columns) {
    const auto lines = [](Index count) { return (count + kLine<T> - 1) / kLine<T>; };
    if (inner.begin == inner.end)
      return Ahead<T>(p.next, p.weights_stride, std::min(kLines<T>, p.next_outputs), lines(std::min(kInner, p.inputs)));
    return Ahead<T>(p.weights + columns.begin * p.weights_stride + inner.begin, p.weights_stride, columns.end - columns.begin,
                    lines(inner.end - inner.begin));
  };
  multiply_columns<T>({p.rows, p.inputs, p.x, p.x_stride, p.y, p.y_stride, {p.add, p.bias}, kInner}, outputs, panels, ahead);
}

template <class T>
void backward(const ThinProduct<T>& p, Range inputs, T* scratch) {
  T* const laid = aligned(scratch);
  const auto panels = [&](Range inner, Range columns) {
    const T* const w = p.weights + inner.begin * p.weights_stride + columns.begin;
    const Index count = inner.end - inner.begin, wide = columns.end - columns.begin;
    // Columns that are no whole panel are laid out, too, and filled up with zeros.
    if (wide % kPanel<T> == 0 && p.rows < habits().many) return Panels<T>{w, p.weights_stride, kPanel<T>};
    lay_out(w, p.weights_stride, count, wide, laid);
    return Panels<T>{laid, kPanel<T>, kPanel<T> * count};
  };
  const Index most = inner_of(p.rows);
  const auto ahead = [&](Range inner, Range columns) {
    if (inner.begin == inner.end) return Ahead<T>(p.next, p.weights_stride, std::min(most, p.next_outputs), kLines<T> / kLine<T>);
    return Ahead<T>(p.weights + inner.begin * p.weights_stride + columns.begin, p.weights_stride, inner.end - inner.begin,
                    kLines<T> / kLine<T>);
  };
  multiply_columns<T>({p.rows, p.outputs, p.d_y, p.d_y_stride, p.d_x, p.d_x_stride, {p.add}, most}, inputs, panels, ahead);
}

// The rows that weights() lays out at a time, in the order in which they are added: of parts, the last one first. Runs of up to
// kRowsOfARun rows of a part are summed up by themselves, for beside the sums of thousands of rows a single one is rounded away.
// They are the same however many rows a call has, and laid out whole.
struct Rows {
  Index rows[kMostRows], ends[kMostRows];  // ends: of runs
  Index count = 0, runs = 0;

  // body(first, count)
  template <class Body>
  [[gnu::always_inline]] void each_run(const Body& body) const {
    for (Index run = 0, first = 0; run < runs; first = ends[run++]) body(first, ends[run] - first);
  }
};
template <class T>
class Backwards {
 public:
  explicit Backwards(const ThinProduct<T>& p)
      : part_(p.part > 0 ? p.part : p.rows), end_(p.rows), row_((p.rows - 1) / part_ * part_) {}
  bool more() const { return row_ >= 0; }
  // As many whole runs as there are in `most` rows, at least those of a run.
  Rows next(Index most) {
    Rows some;
    while (more() && some.count + run() <= most) {
      for (Index left = run(); left > 0; --left) some.rows[some.count++] = row_++;
      some.ends[some.runs++] = some.count;
      if (row_ < end_) continue;
      end_ -= (end_ - 1) % part_ + 1;
      row_ = end_ - part_;
    }
    return some;
  }

 private:
  Index run() const { return std::min(kRowsOfARun, end_ - row_); }
  Index part_, end_, row_;
};

// Gradients of `count` outputs: to rows [kTogether], for where they lie, pages apart, they crowd each other out of the first
// cache; and bias (null: none) plus all of them.
template <class T>
[[gnu::noinline]] void gather(const T* from, Index stride, const Rows& rows, Index count, T* to, T* bias) {
  constexpr int kCount = kTogether / kLanes<T>;
  const auto counted = [&](int i) { return std::clamp<Index>(count - i * kLanes<T>, 0, kLanes<T>); };
  const bool whole = count == kTogether;
  rows.each_run([&](Index first, Index some) __attribute__((always_inline)) {
    Vector<T> sums[kCount] = {};
    for (Index row = first; row < first + some; ++row, to += kTogether)
      unrolled<kCount>([&](int i) __attribute__((always_inline)) {
        const T* const here = from + rows.rows[row] * stride + i * kLanes<T>;
        const Vector<T> one = whole ? load(here) : load(here, counted(i));
        store<T>(to + i * kLanes<T>, one);
        sums[i] += one;
      });
    if (bias == nullptr) return;
    unrolled<kCount>([&](int i) {
      T* const here = bias + i * kLanes<T>;
      store<T>(here, load(here, counted(i)) + sums[i], counted(i));
    });
  });
}

// d_weights [outputs][stride] += dᵀ·x for `count` outputs, of rows laid out and gradients d, gathered. `more` outputs
// follow.
template <class T>
void add_gradients(const T* x, const Rows& rows, Index columns, const T* d, Index count, Index more, T* to, Index stride) {
  const auto add = [&]<int Height>(Index panel, Index output, std::integral_constant<int, Height>) {
    T* const here = to + output * stride + panel;
    // The sums that come next: below this tile, or at the top beside it, or of the outputs that follow.
    const Index below = count - output - Height, right = columns - panel - kPanel<T>;
    const T* const next = below > 0   ? here + Height * stride
                          : right > 0 ? here - output * stride + kPanel<T>
                                      : to + count * stride;
    const Index outputs = below > 0 ? below : right > 0 ? Height : more;
    Ahead<T> ahead(next, stride, std::min<Index>(Height, outputs), (kPanel<T> + kLine<T> - 1) / kLine<T>);
    rows.each_run([&](Index first, Index some) __attribute__((always_inline)) {
      const Index left = rows.count - first;
      const Ahead<T> now = ahead.take((ahead.left() * some + left - 1) / left);
      add_sums<Height>(
          here, stride, columns - panel, [&](auto& sum) __attribute__((always_inline)) {
            multiply_asking<T>(sum, d + first * kTogether + output, 1, x + panel * rows.count + first * kPanel<T>, some,
                               kPanel<T>, now, kTogether);
          });
    });
  };
  for (Index panel = 0; panel < columns; panel += kPanel<T>)
    each_tile<kProductRows>({0, count}, [&](Index output, auto height) { add(panel, output, height); });
}

template <class T>
void weights(const ThinProduct<T>& p, Range outputs, Range inputs, T* scratch) {
  T* const x = aligned(scratch);
  T* const d = x + laid_out(p.rows);
  Backwards<T> order(p);
  while (order.more()) {
    const Rows rows = order.next(habits().rows);
    const Index most = laid_out(p.rows) / rows.count / kLines<T> * kLines<T>;
    for (Index column = inputs.begin; column < inputs.end; column += most) {
      const Index columns = std::min(most, inputs.end - column);
      lay_out(
          p.x + column, [&](Index row) { return rows.rows[row] * p.x_stride; }, rows.count, columns, x);
      for (Index output = outputs.begin; output < outputs.end; output += kTogether) {
        const Index count = std::min(kTogether, outputs.end - output);
        gather(p.d_y + output, p.d_y_stride, rows, count, d, column == 0 && p.d_bias != nullptr ? p.d_bias + output : nullptr);
        add_gradients(x, rows, columns, d, count, outputs.end - output - count, p.d_weights + output * p.weights_stride + column,
                      p.weights_stride);
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
