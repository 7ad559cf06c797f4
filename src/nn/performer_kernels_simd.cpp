// Kernels of a Performer, compiled once for every instruction set.
#include "nn/performer_kernels.hpp"

#include <algorithm>

#include "nn/tiles.hpp"
#include "nn/transpose.hpp"

namespace recollect::nn::RECOLLECT_ISA {
namespace {

constexpr Index kChunk = kAttentionChunk;
// Rows in scratch memory are filled up with zeros to this many numbers, whole vectors of every instruction set.
template <class T>
constexpr Index kPadding = 64 / static_cast<Index>(sizeof(T));
template <class T>
constexpr Index padded(Index count) {
  return (count + kPadding<T> - 1) / kPadding<T> * kPadding<T>;
}
static_assert(kChunk % kPadding<float> == 0);

// The first `count` lanes, zeros behind them.
template <class T>
[[gnu::always_inline]] inline Vector<T> first_lanes(const Vector<T>& v, Index count) {
  return lane_numbers<T>() < static_cast<typename Simd<T>::Integer>(std::min(count, kLanes<T>)) ? v : Vector<T>{};
}
// The sum of all lanes, halves folded onto each other.
template <class T, int Half = kLanes<T> / 2>
[[gnu::always_inline]] inline T total(const Vector<T>& v) {
  if constexpr (Half == 0) {
    return v[0];
  } else {
    return total<T, Half / 2>(v + __builtin_shuffle(v, lane_numbers<T>() ^ Half));
  }
}

// Sums of Height rows and Count vectors from a row and column on, in registers.
template <class T, int Height, int Count>
struct Tile {
  static constexpr Index kHeight = Height;
  Index row, column;
  Vector<T> sums[Height][Count] = {};

  // sums += a·b, where a and b begin at the tile's first row and column.
  [[gnu::always_inline]] void add(const T* a, Index a_stride, const T* b, Index b_stride, Index inner, Index a_inner = 1) {
    multiply<T, 0, Count>(sums, a, a_stride, b, inner, b_stride, a_inner);
  }
  // Calls body with row, column and vector of every sum.
  template <class Body>
  [[gnu::always_inline]] void each(const Body& body) {
    unrolled<Height * Count>([&](int i) __attribute__((always_inline)) {
      body(row + i / Count, column + i % Count * kLanes<T>, sums[i / Count][i % Count]);
    });
  }
};
// Calls body with tiles of at most kProductRows rows and kProductVectors vectors; vectors(row, height) says how many a tile's
// rows have.
template <class T, class Vectors, class Body>
[[gnu::always_inline]] inline void each_block(Index rows, const Vectors& vectors, const Body& body) {
  each_tile<kProductRows>({0, rows}, [&]<int Height>(Index row, std::integral_constant<int, Height>) {
    const Index all = vectors(row, Height);
    for (Index vector = 0; vector < all; vector += kProductVectors) {
      const Index count = std::min<Index>(kProductVectors, all - vector);
      const auto call = [&]<int Count>(auto self, std::integral_constant<int, Count>) {
        if constexpr (Count > 1)
          if (count != Count) return self(self, std::integral_constant<int, Count - 1>{});
        Tile<T, Height, Count> tile{row, vector * kLanes<T>};
        body(tile);
      };
      call(call, std::integral_constant<int, kProductVectors>{});
    }
  });
}

// Memory for one chunk of one pair. Rows of `m` features, `w` numbers of a value, or kChunk tokens.
template <class T>
struct Chunk {
  Index m, w;
  T *q, *k, *v, *k_across;     // as packed; k_across [m][kChunk] is its transpose
  T* scores;                   // [kChunk][kChunk]
  T *s, *z, *more_s, *more_z;  // the sums before the chunk and what it adds, [m][w] and [m]
  T *powers, *weights;         // of the decay: γ^i, and γ^(kChunk−1−i) followed by zeros
  // Backward only
  T *v_across, *dn, *d_scores, *d_den, *s_across, *g, *g_across, *g_z;
  T* states;   // the sums at the beginning of every chunk, [m][w] and [m]
  T* running;  // stored sums on their way through the micro-block
  Index size = 0;

  Chunk(const CausalAttention<T>& attention, T* base, bool back)
      : m(padded<T>(attention.features)), w(padded<T>(attention.width)) {
    const auto address = reinterpret_cast<std::uintptr_t>(base);
    if (base != nullptr) base += (64 - address % 64) % 64 / sizeof(T);
    size = kPadding<T>;
    const auto take = [&](Index count) {
      T* const at = base == nullptr ? nullptr : base + size - kPadding<T>;
      size += padded<T>(count);
      return at;
    };
    q = take(kChunk * m), k = take(kChunk * m), v = take(kChunk * w), k_across = take(m * kChunk);
    scores = take(kChunk * kChunk);
    s = take(m * w), z = take(m), more_s = take(m * w), more_z = take(m);
    powers = take(kChunk + 1), weights = take(2 * kChunk);
    if (!back) return;
    v_across = take(w * kChunk), dn = take(kChunk * w), d_scores = take(kChunk * kChunk), d_den = take(kChunk);
    s_across = take(w * m), g = take(m * w), g_across = take(w * m), g_z = take(m);
    states = take(attention.chunks() * state());
    running = take(attention.sums() * static_cast<Index>(sizeof(double) / sizeof(T)));
  }
  Index state() const { return m * w + m; }

  void set_decay(T decay) const {
    double power = 1;
    std::fill_n(weights, 2 * kChunk, T(0));
    for (Index i = 0; i <= kChunk; ++i, power *= static_cast<double>(decay)) {
      powers[i] = static_cast<T>(power);
      if (i < kChunk) weights[kChunk - 1 - i] = powers[i];
    }
  }
};

// Where a pair's rows lie.
struct Pair {
  Index b, head;
  template <class T>
  Pair(const CausalAttention<T>& attention, Index pair) : b(pair / attention.heads), head(pair % attention.heads) {}
  template <class T>
  Index row(const CausalAttention<T>& attention, Index t) const {
    return t * attention.batch + b;
  }
};

// Rows of a pair that will soon be read, or written. They are pages apart, which the machine's own prefetchers do not look
// across.
template <class T>
struct Ahead {
  const T* rows = nullptr;  // null: none
  Index stride = 0, width = 0;
  template <bool Write = false>
  [[gnu::always_inline]] void fetch(Index row, Index count) const {
    for (Index i = row; rows != nullptr && i < row + count; ++i)
      for (Index j = 0; j < width; j += kPadding<T>) __builtin_prefetch(rows + i * stride + j, Write);
  }
};
// Those of the chunk from token t, if there is one.
template <class T>
Ahead<T> ahead(const CausalAttention<T>& attention, const Pair& pair, Index t, const T* array, Index stride, Index width) {
  if (t < 0 || t + kChunk > attention.steps) return {};
  return {array + pair.row(attention, t) * stride + pair.head * width, attention.batch * stride, width};
}

// Calls body with every vector of the given rows: row, column and how many numbers of it there are.
template <class T, class Body>
[[gnu::always_inline]] inline void each_vector(Range rows, Index width, const Body& body) {
  for (Index row = rows.begin; row < rows.end; ++row) {
    Index column = 0;
    for (; column + kLanes<T> <= width; column += kLanes<T>) body(row, column, kLanes<T>);
    if (column < width) body(row, column, width - column);
  }
}

// Calls body with the feature map as a constant.
template <class Body>
[[gnu::always_inline]] inline void with_map(FeatureMap map, const Body& body) {
  switch (map) {
    case FeatureMap::square: return body(std::integral_constant<FeatureMap, FeatureMap::square>{});
    case FeatureMap::elu: return body(std::integral_constant<FeatureMap, FeatureMap::elu>{});
    case FeatureMap::relu: return body(std::integral_constant<FeatureMap, FeatureMap::relu>{});
    case FeatureMap::favor: return body(std::integral_constant<FeatureMap, FeatureMap::favor>{});
  }
}
template <class T, FeatureMap Map>
[[gnu::always_inline]] inline Vector<T> feature(const Vector<T>& x, T floor) {
  switch (Map) {
    case FeatureMap::square: return x * x + floor;
    case FeatureMap::elu: return (x > T(0) ? x + T(1) : exponential<T>(x)) + floor;
    case FeatureMap::relu: return (x < T(0) ? Vector<T>{} : x) + floor;  // a NaN stays one
    case FeatureMap::favor: return x;
  }
}
template <class T, FeatureMap Map>
[[gnu::always_inline]] inline Vector<T> feature_slope(const Vector<T>& x) {
  const Vector<T> one = Vector<T>{} + T(1);
  switch (Map) {
    case FeatureMap::square: return T(2) * x;
    case FeatureMap::elu: return x > T(0) ? one : exponential<T>(x);
    case FeatureMap::relu: return x > T(0) ? one : Vector<T>{};
    case FeatureMap::favor: return one;
  }
}

// Features of a pair's rows side by side, filled up with zeros to whole vectors; and so are the rows, for those who transpose
// them.
template <class T>
void pack_rows(const T* from, Index stride, Index rows, Index width, FeatureMap map, T floor, T* to) {
  const Index all = padded<T>(width);
  with_map(map, [&]<FeatureMap Map>(std::integral_constant<FeatureMap, Map>) {
    for (Index row = 0; row < rows; ++row)
      for (Index j = 0; j < all; j += kLanes<T>) {
        const Index count = std::clamp<Index>(width - j, 0, kLanes<T>);
        const Vector<T> one = feature<T, Map>(load(from + row * stride + j, count), floor);
        store<T>(to + row * all + j, count == kLanes<T> ? one : first_lanes<T>(one, count));
      }
  });
  std::fill_n(to + rows * all, (padded<T>(rows) - rows) * all, T(0));
}
// From gradients of features those of what they are made of, in place.
template <class T>
void features_back(const T* x, Index x_stride, Index rows, Index width, FeatureMap map, T* d, Index d_stride) {
  with_map(map, [&]<FeatureMap Map>(std::integral_constant<FeatureMap, Map>) {
    if constexpr (Map != FeatureMap::favor)
      each_vector<T>({0, rows}, width, [&](Index row, Index j, Index count) {
        T* const here = d + row * d_stride + j;
        store<T>(here, load(here, count) * feature_slope<T, Map>(load(x + row * x_stride + j, count)), count);
      });
  });
}

// ▽ ∘ (a·b + add·1ᵀ), times the decay's weights where there is one. Only vectors that reach below the diagonal are written.
template <class T>
[[gnu::noinline]] void masked_product(const T* a, Index a_stride, const T* b, Index inner, const T* add, const T* weights,
                                      Index rows, T* to, const Ahead<T>& next) {
  const auto vectors = [](Index row, Index height) { return (row + height + kLanes<T> - 1) / kLanes<T>; };
  each_block<T>(
      rows, vectors, [&](auto& tile) __attribute__((always_inline)) {
        if (tile.column == 0) next.fetch(tile.row, tile.kHeight);
        if (add != nullptr) tile.each([&](Index i, Index, Vector<T>& sum) { sum += add[i]; });
        tile.add(a + tile.row * a_stride, a_stride, b + tile.column, kChunk, inner);
        if (weights != nullptr) tile.each([&](Index i, Index j, Vector<T>& sum) { sum *= load(weights + kChunk - 1 - i + j); });
        tile.each([&](Index i, Index j, Vector<T>& sum) { store<T>(to + i * kChunk + j, first_lanes<T>(sum, i + 1 - j)); });
      });
}

// to = keep·to + Σ_t a_t·b_tᵀ and sums = keep·sums + Σ_t a_t·weight_t (null: 1) for `rows` tokens; keep = 0: without reading
// them. Whatever is added to sums, taken back from them or computed again goes through here: there is one copy of it.
template <class T>
[[gnu::noipa]] void add_outer(const T* a, Index features, const T* b, Index b_width, Index rows, T keep, const T* weight, T* to,
                              T* sums) {
  const Index a_stride = padded<T>(features);
  const auto vectors = [&](Index, Index) { return b_width / kLanes<T>; };
  each_block<T>(
      features, vectors, [&](auto& tile) __attribute__((always_inline)) {
        tile.add(a + tile.row, 1, b + tile.column, b_width, rows, a_stride);
        if (keep != T(0)) tile.each([&](Index i, Index j, Vector<T>& sum) { sum += keep * load(to + i * b_width + j); });
        tile.each([&](Index i, Index j, Vector<T>& sum) { store<T>(to + i * b_width + j, sum); });
      });
  for (Index j = 0; j < a_stride; j += kLanes<T>) {
    Vector<T> sum{};
    for (Index t = 0; t < rows; ++t) sum += load(a + t * a_stride + j) * (weight == nullptr ? T(1) : weight[t]);
    if (keep != T(0)) sum += keep * load(sums + j);
    store<T>(sums + j, sum);
  }
}

// How numbers are kept in sums. The top bit of what `add` returns says that what was added was no number, or that it or the sum
// did not fit: a word and no bool, so that the compiler makes vectors of it.
template <class T, class Stored>
struct Keeping {
  Stored keep;
  explicit Keeping(const StoredSums&, T decay) : keep(static_cast<Stored>(decay)) {}
  [[gnu::always_inline]] T number(Stored x) const { return static_cast<T>(x); }
  template <bool Back>
  [[gnu::always_inline]] std::uint64_t add(Stored& x, T more) const {
    x = Back ? x - static_cast<Stored>(more) : keep * x + static_cast<Stored>(more);
    return 0;
  }
};
template <class T>
struct Keeping<T, std::int64_t> {
  double scale, unit;
  Keeping(const StoredSums& sums, T) : scale(std::ldexp(1.0, sums.fraction_bits)), unit(std::ldexp(1.0, -sums.fraction_bits)) {}
  [[gnu::always_inline]] T number(std::int64_t x) const { return static_cast<T>(static_cast<double>(x) * unit); }
  template <bool Back>
  [[gnu::always_inline]] std::uint64_t add(std::int64_t& x, T more) const {
    const double scaled = static_cast<double>(more) * scale, magnitude = std::abs(scaled);
    const bool fits = magnitude < 0x1p63;  // no NaN does
    // To the nearest, as llrint does, of which GCC makes no vectors; from 2^52 on there are only whole numbers.
    const double whole = magnitude < 0x1p52 ? std::copysign((magnitude + 0x1p52) - 0x1p52, scaled) : scaled;
    const auto change = static_cast<std::uint64_t>(static_cast<std::int64_t>(fits ? whole : 0.0)),
               before = static_cast<std::uint64_t>(x);
    const std::uint64_t after = Back ? before - change : before + change;
    x = static_cast<std::int64_t>(after);
    // A sum overflows where its sign is neither's: before + change = after, or after + change = before.
    const std::uint64_t sum = Back ? before : after, part = Back ? after : before;
    return ((sum ^ part) & (sum ^ change)) | (fits ? 0 : std::uint64_t{1} << 63);
  }
};

// The sums as numbers, S to rows of `w` and z.
template <class T, class Stored>
[[gnu::noinline]] void read_sums(const CausalAttention<T>& attention, const Keeping<T, Stored>& keeping, const Stored* stored,
                                 Index w, T* s, T* z) {
  const Index features = attention.features, width = attention.width;
  for (Index i = 0; i < features; ++i) {
    for (Index j = 0; j < width; ++j) s[i * w + j] = keeping.number(stored[i * width + j]);
    std::fill(s + i * w + width, s + (i + 1) * w, T(0));
  }
  std::fill(s + features * w, s + padded<T>(features) * w, T(0));
  for (Index i = 0; i < features; ++i) z[i] = keeping.number(stored[features * width + i]);
  std::fill(z + features, z + padded<T>(features), T(0));
}
// And what a chunk adds to them.
template <class T, bool Back, class Stored>
[[gnu::noipa]] bool change_sums(const CausalAttention<T>& attention, const Keeping<T, Stored>& keeping, const T* s, Index w,
                                const T* z, Stored* stored) {
  const Index features = attention.features, width = attention.width;
  std::uint64_t wrong = 0;
  for (Index i = 0; i < features; ++i)
    for (Index j = 0; j < width; ++j) wrong |= keeping.template add<Back>(stored[i * width + j], s[i * w + j]);
  for (Index i = 0; i < features; ++i) wrong |= keeping.template add<Back>(stored[features * width + i], z[i]);
  return wrong >> 63 == 0;
}

// Calls body with the type that sums are kept as.
template <class T, class Body>
auto with_stored(const StoredSums& sums, const Body& body) {
  switch (sums.kind) {
    case Sums::twice: return body(static_cast<double*>(sums.values));
    case Sums::fixed: return body(static_cast<std::int64_t*>(sums.values));
    default: return body(static_cast<T*>(sums.values));
  }
}

// k and v of the chunk of `rows` tokens from t, packed.
template <class T>
void pack_keys(const CausalAttention<T>& attention, const Chunk<T>& c, const Pair& pair, Index t, Index rows) {
  const Index row = pair.row(attention, t);
  pack_rows(attention.k + row * attention.k_stride + pair.head * attention.features, attention.batch * attention.k_stride, rows,
            attention.features, attention.map, attention.floor, c.k);
  pack_rows(attention.v + row * attention.v_stride + pair.head * attention.width, attention.batch * attention.v_stride, rows,
            attention.width, FeatureMap::favor, T(0), c.v);
}
template <class T>
void pack_queries(const CausalAttention<T>& attention, const Chunk<T>& c, const Pair& pair, Index t, Index rows) {
  pack_rows(attention.q + pair.row(attention, t) * attention.q_stride + pair.head * attention.features,
            attention.batch * attention.q_stride, rows, attention.features, attention.map, attention.floor, c.q);
}
// What the chunk adds to the sums. Scales the packed keys where there is a decay.
template <class T>
void chunk_sums(const CausalAttention<T>& attention, const Chunk<T>& c, Index rows) {
  if (attention.decay != nullptr)
    for (Index i = 0; i < rows; ++i)
      for (Index j = 0; j < c.m; ++j) c.k[i * c.m + j] *= c.powers[rows - 1 - i];
  add_outer<T>(c.k, attention.features, c.v, c.w, rows, T(0), nullptr, c.more_s, c.more_z);
}
template <class T>
T decay_of(const CausalAttention<T>& attention, const Chunk<T>& c, Index rows) {
  return attention.decay == nullptr ? T(1) : c.powers[rows];
}

// y and den of a chunk.
template <class T>
[[gnu::noinline]] void attend_chunk(const CausalAttention<T>& attention, const Chunk<T>& c, const Pair& pair, Index t, Index rows,
                                    const Pair& next, Index next_t) {
  const T* const decay = attention.decay == nullptr ? nullptr : c.powers + 1;
  transpose<T>(c.k, c.m, padded<T>(rows), c.m, c.k_across, kChunk);
  masked_product<T>(c.q, c.m, c.k_across, attention.features, nullptr, decay == nullptr ? nullptr : c.weights, rows, c.scores,
                    ahead(attention, next, next_t, attention.q, attention.q_stride, attention.features));
  T inverse[kChunk];
  for (Index i = 0; i < rows; ++i) {
    Vector<T> sum{};
    for (Index j = 0; j < c.m; j += kLanes<T>) sum += load(c.q + i * c.m + j) * load(c.z + j);
    if (decay != nullptr) sum *= decay[i];
    for (Index j = 0; j <= i; j += kLanes<T>) sum += load(c.scores + i * kChunk + j);
    const T den = total<T>(sum) + attention.epsilon;
    attention.den[pair.row(attention, t + i) * attention.heads + pair.head] = den;
    inverse[i] = T(1) / den;
  }
  T* const y = attention.y + pair.row(attention, t) * attention.y_stride + pair.head * attention.width;
  const Index y_stride = attention.batch * attention.y_stride;
  const auto vectors = [&](Index, Index) { return (attention.width + kLanes<T> - 1) / kLanes<T>; };
  const Ahead<T> next_k = ahead(attention, next, next_t, attention.k, attention.k_stride, attention.features),
                 next_v = ahead(attention, next, next_t, attention.v, attention.v_stride, attention.width),
                 results{y, y_stride, attention.width};
  each_block<T>(
      rows, vectors, [&](auto& tile) __attribute__((always_inline)) {
        if (tile.column == 0) {
          next_k.fetch(tile.row, tile.kHeight);
          next_v.fetch(tile.row, tile.kHeight);
          results.template fetch<true>(tile.row, tile.kHeight);
        }
        tile.add(c.q + tile.row * c.m, c.m, c.s + tile.column, c.w, attention.features);
        if (decay != nullptr) tile.each([&](Index i, Index, Vector<T>& sum) { sum *= decay[i]; });
        tile.add(c.scores + tile.row * kChunk, kChunk, c.v + tile.column, c.w, tile.row + tile.kHeight);
        tile.each([&](Index i, Index j, Vector<T>& sum) {
          store<T>(y + i * y_stride + j, sum * inverse[i], std::min(kLanes<T>, attention.width - j));
        });
      });
}

// Chunks one after another and in each of them pair after pair: pairs' rows lie side by side in the same pages.
template <class T>
bool attend(const CausalAttention<T>& attention, Range pairs, const StoredSums& sums, T* scratch) {
  const Chunk<T> c(attention, scratch, false);
  return with_stored<T>(sums, [&]<class Stored>(Stored* stored) {
    bool fine = true;
    for (Index t = 0; t < attention.steps; t += kChunk) {
      const Index rows = std::min(kChunk, attention.steps - t);
      for (Index p = pairs.begin; p < pairs.end; ++p) {
        const Pair pair(attention, p);
        if (attention.decay != nullptr) c.set_decay(attention.decay[pair.head]);
        const Keeping<T, Stored> keeping(sums, decay_of(attention, c, rows));
        Stored* const kept = stored + p * attention.sums();
        pack_keys(attention, c, pair, t, rows);
        if (attention.q != nullptr) {
          pack_queries(attention, c, pair, t, rows);
          read_sums(attention, keeping, kept, c.w, c.s, c.z);
          const bool last = p + 1 == pairs.end;
          attend_chunk(attention, c, pair, t, rows, Pair(attention, last ? pairs.begin : p + 1), last ? t + kChunk : t);
        }
        chunk_sums(attention, c, rows);
        fine &= change_sums<T, false>(attention, keeping, c.more_s, c.w, c.more_z, kept);
      }
    }
    return fine;
  });
}

template <class T>
bool take_back(const CausalAttention<T>& attention, Range pairs, const StoredSums& sums, T* scratch) {
  const Chunk<T> c(attention, scratch, false);
  return with_stored<T>(sums, [&]<class Stored>(Stored* stored) {
    const Keeping<T, Stored> keeping(sums, T(1));
    bool fine = true;
    for (Index i = attention.chunks(); i-- > 0;)
      for (Index p = pairs.begin; p < pairs.end; ++p) {
        const Index t = i * kChunk, rows = std::min(kChunk, attention.steps - t);
        const Pair pair(attention, p);
        Stored* const kept = stored + p * attention.sums();
        pack_keys(attention, c, pair, t, rows);
        chunk_sums(attention, c, rows);
        fine &= change_sums<T, true>(attention, keeping, c.more_s, c.w, c.more_z, kept);
        if (attention.q == nullptr) continue;
        pack_queries(attention, c, pair, t, rows);
        read_sums(attention, keeping, kept, c.w, c.s, c.z);
        const bool last = p + 1 == pairs.end;
        attend_chunk(attention, c, pair, t, rows, Pair(attention, last ? pairs.begin : p + 1), last ? t - kChunk : t);
      }
    return fine;
  });
}

// The sums at the beginning of every chunk, as attend() read them.
template <class T, class Stored>
void again(const CausalAttention<T>& attention, const Chunk<T>& c, const Pair& pair, const StoredSums& before,
           const Stored* stored) {
  // The memory is T's; nothing else looks at it meanwhile.
  Stored* const running = reinterpret_cast<Stored*>(c.running);
  std::copy_n(stored, attention.sums(), running);
  for (Index i = 0; i < attention.chunks(); ++i) {
    const Index t = i * kChunk, rows = std::min(kChunk, attention.steps - t);
    const Keeping<T, Stored> keeping(before, decay_of(attention, c, rows));
    T* const state = c.states + i * c.state();
    read_sums(attention, keeping, running, c.w, state, state + c.m * c.w);
    if (i + 1 == attention.chunks()) return;
    pack_keys(attention, c, pair, t, rows);
    chunk_sums(attention, c, rows);
    change_sums<T, false>(attention, keeping, c.more_s, c.w, c.more_z, running);
  }
}

// dn = d_y/den and the gradient of den, −Σ dn∘y.
template <class T>
void back_division(const CausalAttention<T>& attention, const Chunk<T>& c, const Pair& pair, Index t, Index rows) {
  for (Index i = 0; i < rows; ++i) {
    const Index row = pair.row(attention, t + i), column = pair.head * attention.width;
    const T *d_y = attention.d_y + row * attention.d_y_stride + column, *y = attention.y + row * attention.y_stride + column;
    const T inverse = T(1) / attention.den[row * attention.heads + pair.head];
    Vector<T> sum{};
    for (Index j = 0; j < c.w; j += kLanes<T>) {
      const Index count = std::clamp<Index>(attention.width - j, 0, kLanes<T>);
      const Vector<T> dn = load(d_y + j, count) * inverse;
      store<T>(c.dn + i * c.w + j, dn);
      sum += dn * load(y + j, count);
    }
    c.d_den[i] = -total<T>(sum);
  }
}

// to = scale∘(start + first·b) + second·below for the tokens of a chunk, where `second` is triangular: [t][s], or its transpose.
template <class T>
struct GradientOf {
  const T *start, *start_times;  // sums begin with start_times[i]·start; start_times null: with start; start null: with zero
  const T *first, *b;            // first [rows][inner padded], b [inner]
  Index inner;
  const T* scale;  // of row i at scale[i·scale_step]; null: none
  Index scale_step;
  const T *second, *below;
  bool transposed;
  T* to;
  Index to_stride, width;
  Ahead<T> next;
};
template <class T>
[[gnu::noinline]] void gradient(const GradientOf<T>& f, Index rows) {
  const Index first_stride = padded<T>(f.inner), stride = padded<T>(f.width);
  const Ahead<T> results{f.to, f.to_stride, f.width};
  const auto vectors = [&](Index, Index) { return (f.width + kLanes<T> - 1) / kLanes<T>; };
  each_block<T>(
      rows, vectors, [&](auto& tile) __attribute__((always_inline)) {
        const Index row = tile.row;
        if (tile.column == 0) {
          f.next.fetch(row, tile.kHeight);
          results.template fetch<true>(row, tile.kHeight);
        }
        if (f.start != nullptr)
          tile.each([&](Index i, Index j, Vector<T>& sum) {
            sum = load(f.start + j) * (f.start_times == nullptr ? T(1) : f.start_times[i]);
          });
        tile.add(f.first + row * first_stride, first_stride, f.b + tile.column, stride, f.inner);
        if (f.scale != nullptr) tile.each([&](Index i, Index, Vector<T>& sum) { sum *= f.scale[i * f.scale_step]; });
        if (f.transposed)
          tile.add(f.second + row * kChunk + row, 1, f.below + row * stride + tile.column, stride, rows - row, kChunk);
        else
          tile.add(f.second + row * kChunk, kChunk, f.below + tile.column, stride, row + tile.kHeight);
        // By value: the address of what is stored in part is taken, and the sums are to stay in registers.
        tile.each([&](Index i, Index j, Vector<T> sum) {
          store<T>(f.to + i * f.to_stride + j, sum, std::min(kLanes<T>, f.width - j));
        });
      });
}

// With G, g the gradients of the sums after the chunk, A = (Q·Kᵀ)∘▽ and dA = (dn·Vᵀ + d_den·1ᵀ)∘▽:
//   dQ = dA·K + dn·Sᵀ + d_den·zᵀ,  dK = dAᵀ·Q + V·Gᵀ + 1·gᵀ,  dV = Aᵀ·dn + K·G,  G += Qᵀ·dn,  g += Qᵀ·d_den.
// A decay multiplies A and dA with γ^(i−j), what token i reads of S and z with γ^(i+1), what the sums after the chunk keep of
// token j with γ^(rows−1−j), and of the sums before it with γ^rows.
template <class T>
void attend_back_chunk(const CausalAttention<T>& attention, const Chunk<T>& c, const Pair& pair, const T* state, Index t,
                       Index rows) {
  const bool decays = attention.decay != nullptr;
  const Index features = attention.features, width = attention.width, row = pair.row(attention, t);
  pack_queries(attention, c, pair, t, rows);
  pack_keys(attention, c, pair, t, rows);
  back_division(attention, c, pair, t, rows);
  transpose<T>(c.k, c.m, padded<T>(rows), c.m, c.k_across, kChunk);
  transpose<T>(c.v, c.w, padded<T>(rows), c.w, c.v_across, kChunk);
  transpose<T>(state, c.w, c.m, c.w, c.s_across, c.m);
  transpose<T>(c.g, c.w, c.m, c.w, c.g_across, c.m);
  const T* const weights = decays ? c.weights : nullptr;
  const auto next = [&](const T* array, Index stride, Index head) {
    return ahead(attention, pair, t - kChunk, array, stride, head);
  };
  masked_product<T>(c.q, c.m, c.k_across, features, nullptr, weights, rows, c.scores,
                    next(attention.d_y, attention.d_y_stride, width));
  masked_product<T>(c.dn, c.w, c.v_across, width, c.d_den, weights, rows, c.d_scores,
                    next(attention.y, attention.y_stride, width));
  const T *const since = decays ? c.powers + 1 : nullptr, *const until = decays ? c.powers + rows - 1 : nullptr;
  const auto to = [&](T* array, Index stride, Index head) { return array + row * stride + pair.head * head; };
  gradient<T>({.start = state + c.m * c.w,
               .start_times = c.d_den,
               .first = c.dn,
               .b = c.s_across,
               .inner = width,
               .scale = since,
               .scale_step = 1,
               .second = c.d_scores,
               .below = c.k,
               .transposed = false,
               .to = to(attention.d_q, attention.d_q_stride, features),
               .to_stride = attention.batch * attention.d_q_stride,
               .width = features,
               .next = next(attention.q, attention.q_stride, features)},
              rows);
  gradient<T>({.start = c.g_z,
               .start_times = nullptr,
               .first = c.v,
               .b = c.g_across,
               .inner = width,
               .scale = until,
               .scale_step = -1,
               .second = c.d_scores,
               .below = c.q,
               .transposed = true,
               .to = to(attention.d_k, attention.d_k_stride, features),
               .to_stride = attention.batch * attention.d_k_stride,
               .width = features,
               .next = next(attention.k, attention.k_stride, features)},
              rows);
  gradient<T>({.start = nullptr,
               .start_times = nullptr,
               .first = c.k,
               .b = c.g,
               .inner = features,
               .scale = until,
               .scale_step = -1,
               .second = c.scores,
               .below = c.dn,
               .transposed = true,
               .to = to(attention.d_v, attention.d_v_stride, width),
               .to_stride = attention.batch * attention.d_v_stride,
               .width = width,
               .next = next(attention.v, attention.v_stride, width)},
              rows);
  const auto made_of = [&](const T* x, Index x_stride, T* d, Index d_stride) {
    features_back(x + row * x_stride + pair.head * features, attention.batch * x_stride, rows, features, attention.map,
                  to(d, d_stride, features), attention.batch * d_stride);
  };
  made_of(attention.q, attention.q_stride, attention.d_q, attention.d_q_stride);
  made_of(attention.k, attention.k_stride, attention.d_k, attention.d_k_stride);
  if (decays)
    for (Index i = 0; i < rows; ++i)
      for (Index j = 0; j < c.m; ++j) c.q[i * c.m + j] *= since[i];
  add_outer<T>(c.q, features, c.dn, c.w, rows, decay_of(attention, c, rows), c.d_den, c.g, c.g_z);
}

template <class T>
void attend_back(const CausalAttention<T>& attention, Range pairs, const StoredSums& before, T* scratch) {
  const Chunk<T> c(attention, scratch, true);
  for (Index p = pairs.begin; p < pairs.end; ++p) {
    const Pair pair(attention, p);
    if (attention.decay != nullptr) c.set_decay(attention.decay[pair.head]);
    with_stored<T>(before,
                   [&]<class Stored>(const Stored* stored) { again(attention, c, pair, before, stored + p * attention.sums()); });
    T* const d_sums = attention.d_sums + p * attention.sums();
    const Index features = attention.features, width = attention.width;
    read_sums<T, T>(attention, Keeping<T, T>(before, T(1)), d_sums, c.w, c.g, c.g_z);
    for (Index i = attention.chunks(); i-- > 0;)
      attend_back_chunk(attention, c, pair, c.states + i * c.state(), i * kChunk, std::min(kChunk, attention.steps - i * kChunk));
    for (Index i = 0; i < features; ++i) std::copy_n(c.g + i * c.w, width, d_sums + i * width);
    std::copy_n(c.g_z, features, d_sums + features * width);
  }
}

template <class T>
Index attend_scratch(const CausalAttention<T>& attention) {
  return Chunk<T>(attention, nullptr, false).size;
}
template <class T>
Index attend_back_scratch(const CausalAttention<T>& attention) {
  return Chunk<T>(attention, nullptr, true).size;
}

template <class T>
void favor(const Favor<T>& f, Range rows) {
  const T ratio = T(1) / std::sqrt(static_cast<T>(f.features));
  for (Index row = rows.begin; row < rows.end; ++row)
    for (Index head = 0; head < f.heads; ++head) {
      Vector<T> squares{};
      each_vector<T>({row, row + 1}, f.width, [&](Index, Index j, Index count) {
        const Vector<T> x = load(f.x + row * f.x_stride + head * f.width + j, count);
        squares += x * x;
      });
      const T half = total<T>(squares) / 2;
      each_vector<T>({row, row + 1}, f.features, [&](Index, Index j, Index count) {
        const Index at = head * f.features + j;
        const Vector<T> p = load(f.projected + row * f.projected_stride + at, count);
        store<T>(f.phi + row * f.phi_stride + at, exponential<T>(p - half) * ratio, count);
      });
    }
}
template <class T>
void favor_back(const Favor<T>& f, Range rows) {
  for (Index row = rows.begin; row < rows.end; ++row)
    for (Index head = 0; head < f.heads; ++head) {
      Vector<T> sum{};
      each_vector<T>({row, row + 1}, f.features, [&](Index, Index j, Index count) {
        const Index at = head * f.features + j;
        T* const here = f.d + row * f.d_stride + at;
        const Vector<T> d = first_lanes<T>(load(here, count) * load(f.phi + row * f.phi_stride + at, count), count);
        store<T>(here, d, count);
        sum += d;
      });
      f.d_norm[row * f.heads + head] = total<T>(sum);
    }
}

// The normal distribution beyond a ≥ 0 without its decay, e^(a²/2)·Φ(−a), as u·P(2u − 1) with u = 1/(1 + kShape·a). P
// interpolates at Chebyshev's points of all a for which e^(−a²/2) is a normal number, computed with 60 digits.
template <class T>
struct Tail;
template <>
struct Tail<float> {
  static constexpr float kShape = 0.3F;  // relative error 4.3e-9
  static constexpr float kTerms[] = {-4.084835885e-5F, 7.783458318e-5F, 2.804169359e-4F, -5.705138421e-4F, -2.423163491e-3F,
                                     1.816215156e-3F,  0.02776025779F,  0.08654969651F,  0.1645794896F,    0.2219706133F};
};
template <>
struct Tail<double> {
  static constexpr double kShape = 0.25;  // relative error 3.8e-16
  static constexpr double kTerms[] = {
      1.92099155686640542e-9,  -3.29330822513005794e-9, -1.53745011308721756e-8, 3.73169532544881381e-8,  6.12499366981973254e-8,
      -2.53197785303296876e-7, -1.52770310520023399e-7, 1.47839794604702178e-6,  1.77082958061439486e-7,  -8.7854547102318626e-6,
      -4.76460431564352207e-7, 5.77735465462254894e-5,  3.33359675202329725e-5,  -4.07704585817508979e-4, -8.69923079858410902e-4,
      1.88504723933542056e-3,  0.0150991437220557767,   0.0466304644900009028,   0.096784350185568879,    0.151974160492972106,
      0.188821282603937816};
};

// Φ(x) and its derivative, to full relative accuracy for moderate numbers below zero too.
template <class T>
struct Normal {
  Vector<T> below, density;
};
template <class T>
[[gnu::always_inline]] inline Normal<T> normal(const Vector<T>& x) {
  const Vector<T> decay = exponential<T>(x * x * T(-0.5)), u = T(1) / (T(1) + Tail<T>::kShape * (x < T(0) ? -x : x));
  const Vector<T> at = T(2) * u - T(1);
  Vector<T> sum{};
#pragma GCC unroll 32
  for (const T term : Tail<T>::kTerms) sum = sum * at + term;
  const Vector<T> tail = decay * u * sum;
  return {x < T(0) ? tail : T(1) - tail, decay * T(0.398942280401432677939946)};
}

template <class T>
void gelu(const Elementwise<T>& f, Range rows) {
  each_vector<T>(rows, f.width, [&](Index row, Index j, Index count) {
    const Index at = row * f.stride + j;
    const Vector<T> x = load(f.x + at, count);
    const Normal<T> n = normal<T>(x);
    if (f.slope != nullptr) store<T>(f.slope + at, n.below + x * n.density, count);
    store<T>(f.to + at, x * n.below, count);
  });
}
template <class T>
void scale(const Elementwise<T>& f, Range rows) {
  each_vector<T>(rows, f.width, [&](Index row, Index j, Index count) {
    const Index at = row * f.stride + j;
    store<T>(f.to + at, load(f.to + at, count) * load(f.x + at, count), count);
  });
}

template <class T>
void norm(const LayerNorm<T>& n, Range rows) {
  const T width = static_cast<T>(n.width);
  for (Index row = rows.begin; row < rows.end; ++row) {
    const T* const in = n.in + row * n.in_stride;
    Vector<T> sum{}, squares{};
    each_vector<T>({row, row + 1}, n.width, [&](Index, Index j, Index count) { sum += load(in + j, count); });
    const T mean = total<T>(sum) / width;
    each_vector<T>({row, row + 1}, n.width, [&](Index, Index j, Index count) {
      const Vector<T> away = first_lanes<T>(load(in + j, count) - mean, count);
      squares += away * away;
    });
    const T inverse = T(1) / std::sqrt(total<T>(squares) / width + n.epsilon);
    n.mean[row] = mean;
    n.inverse[row] = inverse;
    each_vector<T>({row, row + 1}, n.width, [&](Index, Index j, Index count) {
      const Vector<T> scaled = (load(in + j, count) - mean) * inverse;
      Vector<T> out = scaled * load(n.gain + j, count) + load(n.bias + j, count);
      if (n.add != nullptr) out += load(n.add + row * n.add_stride + j, count);
      store<T>(n.out + row * n.out_stride + j, out, count);
    });
  }
}

// With x̂ = (in − mean)·inverse and d = d_out∘gain: d_in = inverse·(d − mean(d) − x̂·mean(d∘x̂)).
template <class T>
void norm_back(const LayerNorm<T>& n, Range rows) {
  const T width = static_cast<T>(n.width);
  for (Index row = rows.begin; row < rows.end; ++row) {
    const T *const in = n.in + row * n.in_stride, *const d_out = n.d_out + row * n.d_out_stride;
    const T mean = n.mean[row], inverse = n.inverse[row];
    Vector<T> sum{}, products{};
    each_vector<T>({row, row + 1}, n.width, [&](Index, Index j, Index count) {
      const Vector<T> d = load(d_out + j, count) * load(n.gain + j, count);
      sum += d;
      products += d * ((load(in + j, count) - mean) * inverse);
    });
    const T d_mean = total<T>(sum) / width, product_mean = total<T>(products) / width;
    each_vector<T>({row, row + 1}, n.width, [&](Index, Index j, Index count) {
      const Vector<T> d = load(d_out + j, count) * load(n.gain + j, count), scaled = (load(in + j, count) - mean) * inverse;
      store<T>(n.d_in + row * n.d_in_stride + j, inverse * (rounded<T>(d - d_mean) - scaled * product_mean), count);
    });
  }
}

template <class T>
void norm_back_weights(const LayerNorm<T>& n, Index rows, Range columns) {
  constexpr Index kSome = 4;  // vectors of a row at a time: whole cache lines
  for (Index first = columns.begin; first < columns.end; first += kSome * kLanes<T>) {
    Vector<T> gain[kSome], bias[kSome];
    const auto left = [&](Index v) { return std::clamp<Index>(columns.end - first - v * kLanes<T>, 0, kLanes<T>); };
    for (Index v = 0; v < kSome; ++v) {
      gain[v] = load(n.d_gain + first + v * kLanes<T>, left(v));
      bias[v] = load(n.d_bias + first + v * kLanes<T>, left(v));
    }
    for (Index row = 0; row < rows; ++row)
      for (Index v = 0; v < kSome; ++v) {
        const Index j = first + v * kLanes<T>;
        const Vector<T> d = load(n.d_out + row * n.d_out_stride + j, left(v));
        gain[v] += d * ((load(n.in + row * n.in_stride + j, left(v)) - n.mean[row]) * n.inverse[row]);
        bias[v] += d;
      }
    for (Index v = 0; v < kSome; ++v) {
      store<T>(n.d_gain + first + v * kLanes<T>, gain[v], left(v));
      store<T>(n.d_bias + first + v * kLanes<T>, bias[v], left(v));
    }
  }
}

template <class T>
constexpr PerformerKernels<T> kTable{RECOLLECT_STRING(RECOLLECT_ISA),
                                     &attend<T>,
                                     &take_back<T>,
                                     &attend_back<T>,
                                     &attend_scratch<T>,
                                     &attend_back_scratch<T>,
                                     &favor<T>,
                                     &favor_back<T>,
                                     &gelu<T>,
                                     &scale<T>,
                                     &norm<T>,
                                     &norm_back<T>,
                                     &norm_back_weights<T>};

}  // namespace

const PerformerKernels<float>& single_performer() { return kTable<float>; }
const PerformerKernels<double>& twice_performer() { return kTable<double>; }

}  // namespace recollect::nn::RECOLLECT_ISA
