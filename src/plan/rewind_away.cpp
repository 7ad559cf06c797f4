// Rewind steps whose tape does not fit into memory: it goes to the slower tier block by block while the computation runs,
// and comes back while later blocks are rewound. Memory has room for a window of blocks, in which the last ones stay.
//
// State 0 is kept: it is what a run can start again from when the tier fails.
#include <algorithm>
#include <utility>

#include "plan/legs.hpp"
#include "plan/rewind.hpp"
#include "recollect/verify.hpp"

namespace recollect::rewind {
namespace {

constexpr TierIndex kTier = 1;

struct Shape {
  Step size, recorded;  // of the chain; steps at its end
  Step block;           // steps whose tape goes and comes together
  std::int64_t window;  // blocks
  Step taped() const { return size - recorded; }
  std::int64_t blocks() const { return (taped() + block - 1) / block; }
  std::int64_t away() const { return std::max<std::int64_t>(0, blocks() - window); }
  Step begin(std::int64_t b) const { return std::min(taped(), b * block); }
};

// One block forward or back at a time.
class Source final : public ActionSource {
 public:
  explicit Source(const Shape& shape) : shape_(shape), back_(shape.blocks()) {}

  void fill(std::vector<Action>& out) override {
    if (forward_ < shape_.blocks()) return go_forward(forward_++, out);
    if (!turned_) return turn(out);
    if (back_ > 0) return go_back(--back_, out);
    if (std::exchange(ended_, true)) return;
    out.push_back(Action::drop({ItemKind::state, 0}));
  }

 private:
  template <class Do>
  void each(std::int64_t b, Do act) const {  // the last first: it is needed first
    for (Step i = shape_.begin(b + 1); i-- > shape_.begin(b);) act(Item{ItemKind::tape, i});
  }

  void go_forward(std::int64_t b, std::vector<Action>& out) const {
    if (b == 0) out.push_back(Action::keep(0));
    if (b >= shape_.window) each(b - shape_.window, [&](Item x) { out.push_back(Action::await(x)); });
    out.push_back(Action::advance(shape_.begin(b), shape_.begin(b + 1), true));
    if (b < shape_.away()) each(b, [&](Item x) { out.push_back(Action::store(x, kTier)); });
  }
  void turn(std::vector<Action>& out) {
    turned_ = true;
    const Step begin = shape_.taped();
    out.push_back(Action::keep(begin));
    for (Step i = begin; i < shape_.size; ++i) out.push_back(Action::record(i));
    for (Step i = shape_.size; i-- > begin;) out.push_back(Action::backward(i));
    out.push_back(Action::restore(begin));
  }
  void go_back(std::int64_t b, std::vector<Action>& out) const {
    if (b < shape_.away())
      each(b, [&](Item x) {
        out.push_back(Action::await(x));
        out.push_back(Action::drop(x, kTier));
      });
    each(b, [&](Item x) {
      out.push_back(Action::rewind(x.step));
      if (x.step + 1 == shape_.taped()) out.push_back(Action::drop({ItemKind::state, x.step + 1}));
      out.push_back(Action::backward(x.step));
    });
    if (b >= shape_.window) each(b - shape_.window, [&](Item x) { out.push_back(Action::fetch(x, kTier)); });
  }

  Shape shape_;
  std::int64_t forward_ = 0, back_;
  bool turned_ = false, ended_ = false;
};

Schedule schedule(const Shape& shape) {
  return Schedule([shape] { return std::make_unique<Source>(shape); });
}

// The most that a step writes; nothing when some step cannot be rewound.
std::optional<std::int64_t> largest_tape(const Chain& chain) {
  std::int64_t most = 0;
  for (std::size_t q = 0; q < chain.run_count(); ++q) {
    if (!chain.run(q).rewind) return std::nullopt;
    most = std::max(most, chain.run(q).tape.count());
  }
  return most;
}

std::int64_t largest_record(const Chain& chain) {
  std::int64_t most = 1;
  for (std::size_t q = 0; q < chain.run_count(); ++q) most = std::max(most, chain.run(q).record.count());
  return most;
}

// The largest window that fits, with that many steps recorded.
std::optional<Shape> shape_of(const Chain& chain, Step recorded, std::int64_t tape, Bytes memory) {
  constexpr std::int64_t kWindow = 8;
  const Shape least{chain.size(), recorded, 1, 2};
  if (recorded >= chain.size()) return std::nullopt;
  const Bytes peak = verify(chain, schedule(least)).peak;
  if (peak > memory) return std::nullopt;
  const std::int64_t steps = std::min<std::int64_t>(chain.size(), 2 + (memory - peak).count() / tape);
  const std::int64_t window = std::min(steps, kWindow);
  return Shape{chain.size(), recorded, steps / window, window};
}

}  // namespace

std::optional<Draft> plan_away(const Chain& chain, const Budget& budget, std::optional<Time> most) {
  const std::optional<std::int64_t> tape = largest_tape(chain);
  if (!tape || *tape == 0 || chain.size() < 2) return std::nullopt;
  // More or fewer records, tried on a part of a long chain.
  const Chain part = slice(chain, 0, std::min<Step>(chain.size(), kLongestUnlike), chain.tiers());
  const Bytes least = verify(part, schedule({part.size(), 1, 1, 2})).peak;
  if (least > budget.memory) return std::nullopt;
  const std::int64_t records = std::min<std::int64_t>(part.size(), (budget.memory - least).count() / largest_record(chain));
  std::optional<Shape> best;
  std::optional<Time> best_time;
  for (const std::int64_t eighths : {0, 2, 4, 6, 7}) {
    const std::optional<Shape> shape = shape_of(part, 1 + records * eighths / 8, *tape, budget.memory);
    if (!shape) continue;
    const Prediction p = verify(part, schedule(*shape));
    if (p.peak > budget.memory || (best_time && p.time >= *best_time)) continue;
    best = shape;
    best_time = p.time;
  }
  if (!best) return std::nullopt;
  // All of a long chain is replayed only when that promises to be faster.
  if (most && chain.size() > part.size() && best_time->nanoseconds / part.size() > most->nanoseconds / chain.size())
    return std::nullopt;
  best->size = chain.size();
  const Prediction prediction = verify(chain, schedule(*best));
  if (prediction.peak > budget.memory || (!budget.tiers.empty() && prediction.stored > budget.tiers.front())) return std::nullopt;
  return Draft{prediction,
               "writes the tape to " + chain.tiers().front().name + " while the computation runs, records the last " +
                   std::to_string(best->recorded) + " steps and rewinds the others",
               schedule(*best)};
}

}  // namespace recollect::rewind
