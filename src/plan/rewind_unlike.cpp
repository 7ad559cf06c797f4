// Rewind unlike steps. The chain is cut into segments of as many steps each, more or fewer of them; a segment is advanced over
// with tape up to its first step that cannot be rewound, or its last; the rest is recorded, of the last segment as much as fits.
// What that takes is found by replaying it.
#include <algorithm>

#include "plan/rewind.hpp"
#include "recollect/verify.hpp"

namespace recollect::rewind {
namespace {

struct Row {
  std::int64_t segments;
  Step recorded = 1;  // of the last segment, at least
};

class Builder {
 public:
  Builder(const Chain& chain, const Row& row) : chain_(chain), row_(row) {}

  std::vector<Action> actions() {
    out_.push_back(Action::keep(0));
    for (std::int64_t k = 0; k + 1 < row_.segments; ++k) {
      out_.push_back(Action::advance(begin(k), begin(k + 1)));
      out_.push_back(Action::keep(begin(k + 1)));
    }
    for (std::int64_t k = row_.segments; k-- > 0;) {
      const bool last = k + 1 == row_.segments;
      if (!last) out_.push_back(Action::restore(begin(k)));
      leaf(begin(k), begin(k + 1), last ? row_.recorded : 1);
    }
    return std::move(out_);
  }

 private:
  Step begin(std::int64_t k) const { return k * chain_.size() / row_.segments; }

  // Where taping ends.
  Step taped_until(Step begin, Step most) const {
    Step end = begin;
    while (end < most && chain_.step(end).rewind) end = std::min(most, chain_.run_begin(chain_.run_of(end) + 1));
    return end;
  }

  void leaf(Step begin, Step end, Step recorded) {
    const Step turn = taped_until(begin, std::max(begin, end - recorded));
    const bool rewinds = turn > begin;
    if (rewinds) {
      out_.push_back(Action::advance(begin, turn, true));
      out_.push_back(Action::keep(turn));
      drop(begin);
    }
    for (Step i = turn; i < end; ++i) out_.push_back(Action::record(i));
    for (Step i = end; i-- > turn;) out_.push_back(Action::backward(i));
    if (!rewinds) return drop(begin);
    out_.push_back(Action::restore(turn));
    for (Step i = turn; i-- > begin;) {
      out_.push_back(Action::rewind(i));
      if (i + 1 == turn) drop(turn);
      out_.push_back(Action::backward(i));
    }
  }
  void drop(Step i) { out_.push_back(Action::drop({ItemKind::state, i})); }

  const Chain& chain_;
  Row row_;
  std::vector<Action> out_;
};

std::vector<Action> actions_of(const Chain& chain, const Row& row) { return Builder(chain, row).actions(); }
Prediction replay(const Chain& chain, const Row& row) { return verify(chain, Schedule(actions_of(chain, row))); }

// 1, 2, 3, 4, 6, 8, 12, … segments.
std::vector<Row> rows_of(const Chain& chain) {
  std::vector<Row> rows;
  for (std::int64_t segments = 1; segments <= chain.size(); segments *= 2) {
    rows.push_back({segments});
    if (segments > 1 && segments * 3 / 2 <= chain.size()) rows.push_back({segments * 3 / 2});
  }
  return rows;
}

// The most that fits of the last segment's records, given that one does.
Row with_records(const Chain& chain, Row row, Bytes memory) {
  Step fits = 1, too_many = chain.size() - (row.segments - 1) * chain.size() / row.segments + 1;
  while (too_many - fits > 1) {
    row.recorded = (fits + too_many) / 2;
    (replay(chain, row).peak <= memory ? fits : too_many) = row.recorded;
  }
  row.recorded = fits;
  return row;
}

}  // namespace

Minimum minimum_unlike(const Chain& chain) {
  std::optional<Bytes> least;
  for (const Row& row : rows_of(chain)) {
    const Bytes peak = replay(chain, row).peak;
    if (!least || peak < *least) least = peak;
  }
  return {*least, chain.size() - 1};
}

std::optional<Draft> plan_unlike(const Chain& chain, const Budget& budget) {
  std::optional<Draft> best;
  for (Row row : rows_of(chain)) {
    if (replay(chain, row).peak > budget.memory) continue;
    row = with_records(chain, row, budget.memory);
    const Prediction prediction = replay(chain, row);
    if (best && prediction.time >= best->prediction.time) continue;
    const std::string what =
        row.segments == 1 ? "advances over the chain" : "advances over " + std::to_string(row.segments) + " segments";
    best = Draft{prediction, what + " with tape and rewinds " + std::to_string(prediction.rewinds) + " steps",
                 Schedule(actions_of(chain, row))};
  }
  return best;
}

}  // namespace recollect::rewind
