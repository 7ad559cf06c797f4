// Keep, recompute and fetch for equal steps: which states and records go to a slower tier, which stay, what is recomputed.
//
// The write channel is kept busy throughout the forward pass; what is left to choose is how many steps the tail has, how many
// legs before it are swept and how many steps recorded, and how much memory is left to transfers. Legs of one kind differ by at
// most one step and kinds are mixed evenly, so a shorter chain with the same densities costs the same a step: the numbers are
// searched there.
#include "plan/two_level.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>

#include "plan/legs.hpp"
#include "plan/transfer.hpp"
#include "plan/uniform.hpp"
#include "recollect/verify.hpp"

namespace recollect::two_level {
namespace {

// What the search turns; the shape of a schedule for a chain of any length follows.
struct Knobs {
  Step tail = 1;
  Step length = 0;            // of swept legs among recorded steps; 0: no recorded steps, and as many legs as the channel takes
  std::int64_t offset = 0;    // preserved items beyond what the channel takes while all steps go forward once
  std::int64_t prefetch = 1;  // states, as is the next: for what is on its way
  std::int64_t reserve = 0;   // for what is still being written at the turn
  friend auto operator<=>(const Knobs&, const Knobs&) = default;

  Knobs moved(const Knobs& by, std::int64_t times) const {
    return {tail + times * by.tail, length == 0 ? 0 : std::max<Step>(1, length + times * by.length), offset + times * by.offset,
            prefetch + times * by.prefetch, reserve + times * by.reserve};
  }
};
// Directions of the search. What is preserved beyond the channel needs a longer tail to be written in, or room at its end.
constexpr Knobs kDirections[] = {{.tail = 1, .prefetch = 0},
                                 {.tail = 0, .offset = 1, .prefetch = 0},
                                 {.tail = 1, .offset = 1, .prefetch = 0},
                                 {.tail = 0, .offset = 1, .prefetch = 0, .reserve = 1},
                                 {.tail = 0, .prefetch = 0, .reserve = 1},
                                 {.tail = 0, .length = 1, .prefetch = 0},
                                 {.tail = 0}};
struct Shape {
  Step tail;
  std::int64_t swept, recorded;  // legs
  friend bool operator==(const Shape&, const Shape&) = default;
};

class Search {
 public:
  Search(const Chain& chain, const Budget& budget, const PlanOptions& options)
      : chain_(chain), budget_(budget), options_(options), u_(chain_), tier_(chain.tiers().front()) {
    PlanOptions nested = options;
    nested.nested_only = true;
    plans_ = std::make_shared<InnerPlans>(chain, Strategy::mixed, nested);
    advance_ = static_cast<double>(u_.step.advance.count());
    forward_ = static_cast<double>(u_.step.forward.count());
    write_state_ = std::max(1.0, static_cast<double>(write_time(tier_, u_.state)));
    write_record_ = static_cast<double>(write_time(tier_, u_.record));
    slots_ = std::max<std::int64_t>(1, u_.slots(u_.free(memory())));
    const double leg = std::max(1.0, write_state_ / std::max(1.0, advance_));
    sample_ =
        static_cast<Step>(std::min(static_cast<double>(u_.n), std::max(2000.0, 3 * static_cast<double>(slots_) + 24 * leg)));
  }

  std::optional<Draft> best() {
    if (u_.n < 2 || u_.free(memory()) < u_.least_kept()) return std::nullopt;
    std::vector<Knobs> states, records;
    for (double tail = static_cast<double>(slots_); tail < static_cast<double>(sample_); tail = std::ceil(tail * 1.15))
      for (const std::int64_t prefetch : {1, 0}) states.push_back(starting_at(tail, 0, prefetch));
    search_from(std::move(states));
    if (options_.fetch_records && records_fit()) {
      work_ = 0;
      const std::int64_t fit = std::min<std::int64_t>(u_.n, u_.free(memory()) / std::max<std::int64_t>(1, u_.record));
      const std::int64_t record_states = (u_.record + u_.state - 1) / std::max<std::int64_t>(1, u_.state);
      for (std::int64_t length = 1; length <= 64 * fit && length < sample_; length *= 2)
        for (const std::int64_t tail : {fit, 2 * fit})
          for (const std::int64_t more : {std::int64_t{0}, slots_ / 8, slots_ / 4, slots_ / 2})
            records.push_back(starting_at(static_cast<double>(tail), length, record_states + more));
      search_from(std::move(records));
    }
    if (!best_.time) return std::nullopt;
    // What is read early cannot be late: as much ahead as costs nothing.
    for (std::int64_t prefetch = slots_; prefetch > best_.knobs.prefetch && work_ <= kMostWork; prefetch /= 2) {
      work_ += sample_;
      Knobs more = best_.knobs;
      more.prefetch = prefetch;
      const std::optional<Prediction> p = predicted(more, sample_);
      if (p && p->time <= *best_.time) best_ = {more, p->time};
    }
    return draft();
  }

 private:
  Bytes memory() const { return std::max(budget_.memory, tier_.staging) - tier_.staging; }
  // One at work, its input in another, and one on its way.
  bool records_fit() const { return !u_.step.record_holds_input && u_.free(memory()) >= 2 * u_.record; }

  Shape shape(const Knobs& knobs, Step n) const {
    const auto body = static_cast<double>(n - knobs.tail), extra = static_cast<double>(knobs.offset);
    double swept = 0, recorded = 0;
    if (knobs.length == 0) {
      swept = static_cast<double>(n) * advance_ / write_state_ + extra;
    } else {
      // What the channel is short of, a step: among swept legs, and more of it for each recorded step instead.
      const auto length = static_cast<double>(knobs.length);
      const double by_sweeping = write_state_ / length - advance_, by_recording = write_record_ - forward_ - by_sweeping;
      recorded =
          by_recording <= 0
              ? body
              : std::floor(std::clamp(
                    (extra * write_record_ + static_cast<double>(knobs.tail) * advance_ - body * by_sweeping) / by_recording, 0.0,
                    body));
      swept = std::ceil((body - recorded) / length);
    }
    if (!budget_.tiers.empty()) {
      const auto room = static_cast<double>(budget_.tiers.front().count());
      const auto state = static_cast<double>(std::max<std::int64_t>(1, u_.state)),
                 record = static_cast<double>(std::max<std::int64_t>(1, u_.record));
      swept = std::min(swept, room / state);
      recorded = std::min(recorded, (room - std::floor(swept) * state) / record);
    }
    const auto steps = static_cast<std::int64_t>(recorded);
    return {knobs.tail,
            std::clamp<std::int64_t>(static_cast<std::int64_t>(swept), steps == n - knobs.tail ? 0 : 1, n - knobs.tail - steps),
            steps};
  }

  LegOptions options_for(const Knobs& knobs) const {
    return {.memory = memory(), .prefetch = Bytes(knobs.prefetch * u_.state), .tail_reserve = Bytes(knobs.reserve * u_.state)};
  }
  std::optional<Prediction> predicted(const Knobs& knobs, Step n, std::optional<Time> most = std::nullopt) const {
    const Shape s = shape(knobs, n);
    std::optional<Prediction> p = predict(*plans_, Legs(n, s.tail, s.swept, s.recorded), options_for(knobs), most);
    if (p && !budget_.tiers.empty() && p->stored > budget_.tiers.front()) return std::nullopt;
    return p;
  }

  bool is_allowed(const Knobs& k) const {
    return k.tail >= 1 && k.tail < sample_ && k.tail <= kLongestTail && k.length >= 0 && k.prefetch >= 0 && k.reserve >= 0 &&
           k.reserve < slots_;
  }
  Knobs starting_at(double tail, Step length, std::int64_t prefetch) const {
    const auto steps = static_cast<Step>(std::min(tail, static_cast<double>(kLongestTail)));
    return {.tail = std::clamp<Step>(steps, 1, sample_ - 1), .length = length, .prefetch = prefetch};
  }

  struct Found {
    Knobs knobs;
    std::optional<Time> time = std::nullopt;
  };
  // Moves there if it is faster.
  bool consider(const Knobs& knobs, Found& at) {
    if (!is_allowed(knobs) || work_ > kMostWork || !known_.insert(knobs).second) return false;
    const Shape s = shape(knobs, sample_);
    work_ += s.swept + s.recorded + s.tail;
    const std::optional<Prediction> p = predicted(knobs, sample_, at.time);
    if (!p) return false;
    at = {knobs, p->time};
    if (!best_.time || p->time < *best_.time) best_ = at;
    return true;
  }

  // All of them, then downhill from the best few.
  void search_from(std::vector<Knobs> starts) {
    std::vector<Found> found;
    for (const Knobs& start : starts) {
      Found at;
      // The tail may have left nothing to what is still being written.
      for (Knobs next = start; next.reserve < slots_ && !consider(next, at); next.reserve = 2 * next.reserve + 1) {}
      if (at.time) found.push_back(at);
    }
    std::sort(found.begin(), found.end(), [](const Found& a, const Found& b) { return *a.time < *b.time; });
    if (found.size() > 3) found.resize(3);
    for (Found& at : found) descend(at);
  }

  // Each direction in turn, by steps that are halved while none helps.
  void descend(Found at) {
    for (std::int64_t step = std::max<std::int64_t>(2, at.knobs.tail / 8); step > 0;) {
      const std::optional<Time> before = at.time;
      for (const Knobs& direction : kDirections)
        for (const std::int64_t by : {step, -step})
          while (consider(at.knobs.moved(direction, by), at)) {}
      if (at.time == before) step /= 2;
    }
  }

  std::optional<Draft> draft() const {
    const Shape s = shape(best_.knobs, u_.n);
    const std::optional<Prediction> prediction = predicted(best_.knobs, u_.n);
    if (!prediction) return std::nullopt;
    return Draft{*prediction, reason(s),
                 leg_schedule(plans_, std::make_shared<const Legs>(u_.n, s.tail, s.swept, s.recorded), options_for(best_.knobs))};
  }

  std::string reason(const Shape& s) const {
    const Step body = u_.n - s.tail;
    std::string what;
    if (s.recorded == body)
      what = "all records";
    else if (s.recorded > 0)
      what = std::to_string(s.recorded) + " records and " + std::to_string(s.swept) + " states";
    else
      what = s.swept == body
                 ? "every state"
                 : std::to_string(s.swept) + " states, about every " + std::to_string((body + s.swept / 2) / s.swept) + "th,";
    return "writes " + what + " to " + tier_.name + " while the computation runs; the last " + std::to_string(s.tail) +
           " steps stay in memory";
  }

  static constexpr Step kLongestTail = Step{1} << 16;
  static constexpr std::int64_t kMostWork = 1'500'000;  // legs and steps of tails: about a tenth of a second

  Chain chain_;
  Budget budget_;
  PlanOptions options_;
  Uniform u_;
  Tier tier_;
  std::shared_ptr<InnerPlans> plans_;
  double advance_, forward_, write_state_, write_record_;
  std::int64_t slots_;
  Step sample_;
  Found best_;
  std::int64_t work_ = 0;
  std::set<Knobs> known_;
};

}  // namespace

// Let x records be preserved past the turn, the first backward: in memory, or in the tier, or on their way there. Every other
// step runs once before the turn and is recorded after it; what is in the tier was written before (the last one begun) and is
// read after. The sum is convex in x.
Time lower_bound(const Chain& chain, const Budget& budget, bool fetch_records) {
  const Uniform u(chain);
  const Tier& tier = chain.tiers().front();
  const auto n = static_cast<double>(u.n), forward = static_cast<double>(u.step.forward.count()),
             again = static_cast<double>(std::min(u.step.forward, u.step.rewind.value_or(u.step.forward)).count()),
             backward = static_cast<double>(u.step.backward.count()),
             advance = std::min(forward, static_cast<double>(u.step.advance.count()));
  const double in_memory =
      u.record == 0 ? n : std::min(n, std::floor(static_cast<double>(budget.memory.count()) / static_cast<double>(u.record)));
  const double write = static_cast<double>(write_time(tier, u.record)), read = static_cast<double>(read_time(tier, u.record));
  const auto makespan = [&](double x) {
    const double before = std::max(x * forward + (n - x) * advance, (x - in_memory - 1) * write);
    return before + std::max(n * backward + (n - x) * again, (x - in_memory) * read);
  };
  double least = makespan(in_memory);
  if (fetch_records) {
    double low = in_memory, high = n;
    while (high - low > 2) {
      const double middle = std::floor((low + high) / 2);
      (makespan(middle) <= makespan(middle + 1) ? high : low) = middle;
    }
    for (double x = low; x <= high; ++x) least = std::min(least, makespan(x));
  } else if (budget.memory.count() < 2 * u.record + u.step.gradient.count() && u.state > 0) {
    // With room for one record at a time the state before each has to be there: state 0, the last one, those in slots, those in
    // the tier; every other one is advanced to after the turn.
    const double channel = static_cast<double>(write_time(tier, u.state));
    const double preserved =
        2 + static_cast<double>(u.slots(u.free(budget.memory))) - 1 + std::floor((n - 1) * advance / channel) + 1;
    if (!u.step.rewind)
      least = std::max(least, (n - 1) * advance + n * (forward + backward) + advance * std::max(0.0, n - preserved));
  }
  return {static_cast<Int128>(least * (1 - 1e-12))};  // a sum of doubles must not be above the truth
}

Draft plan_alike(const Chain& chain, const Budget& budget, const PlanOptions& options) {
  Draft best = mixed::plan(chain, budget);
  best.reason = "nothing that goes to " + chain.tiers().front().name + " helps: " + best.reason;
  best.lower_bound.reset();
  // Another tier would have a channel of its own.
  if (chain.tiers().size() == 1) best.lower_bound = lower_bound(chain, budget, options.fetch_records);
  const auto is_best = [&] { return best.lower_bound && best.prediction.time <= *best.lower_bound; };
  if (is_best()) return best;
  const auto consider = [&](Draft draft) {
    if (draft.prediction.time >= best.prediction.time) return;
    draft.lower_bound = best.lower_bound;
    best = std::move(draft);
  };
  if (std::optional<Draft> searched = Search(chain, budget, options).best()) consider(std::move(*searched));
  if (!is_best() && kukreja::minimum(chain).memory <= budget.memory) {
    Draft paper = kukreja::plan(chain, {.memory = budget.memory});
    if (budget.tiers.empty() || paper.prediction.stored <= budget.tiers.front()) consider(std::move(paper));
  }
  return best;
}

Minimum minimum(const Chain& chain) { return minimum_memory(without_rewinding(slice(chain, 0, chain.size()))); }

Draft plan(const Chain& chain, const Budget& budget, const PlanOptions& options) {
  return chain.is_uniform() ? plan_alike(chain, budget, options) : plan_unlike(chain, budget, options);
}

}  // namespace recollect::two_level
