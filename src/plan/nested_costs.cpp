#include "plan/nested_costs.hpp"

#include <algorithm>
#include <string>

#include "recollect/error.hpp"

namespace recollect::heterogeneous {
namespace {

constexpr Int128 kMaxSum = Int128{1} << 62;

std::int64_t time_of(const RecordCosts& way) { return way.forward.count() + way.backward.count(); }

// Whether `a` is at least as good as `b` in every respect.
bool covers(const Costs::Way& a, const Costs::Way& b) {
  return a.record <= b.record && a.penalty <= b.penalty && a.record + a.forward_scratch <= b.record + b.forward_scratch &&
         a.record + a.backward_scratch <= b.record + b.backward_scratch;
}

std::vector<Costs::Way> useful(const std::vector<Costs::Way>& all) {
  std::vector<Costs::Way> kept;
  for (const Costs::Way& way : all) {
    const auto covered = [&](const Costs::Way& other) { return covers(other, way); };
    if (std::any_of(kept.begin(), kept.end(), covered)) continue;
    std::erase_if(kept, [&](const Costs::Way& other) { return covers(way, other); });
    kept.push_back(way);
  }
  return kept;
}

void require_sums(const Chain& chain) {
  Int128 extra = 0;
  for (Step i = 0; i < chain.size(); ++i) {
    const StepCosts& step = chain.step(i);
    std::int64_t slowest = 0;
    for (std::size_t v = 0; v < step.ways(); ++v) slowest = std::max(slowest, time_of(step.way(v)));
    extra += Int128{slowest} + step.advance.count();
  }
  if (extra * (chain.size() + 1) >= kMaxSum)
    throw InvalidInput("steps", "more than 146 years for all steps, each run as often as there are steps", "less");
}

}  // namespace

Costs::Costs(const Chain& chain) {
  require_sums(chain);
  states_.push_back(chain.state(0).count());
  gradients_.push_back(chain.gradient(0).count());
  advances_.push_back(0);
  records_.push_back(0);
  for (Step i = 0; i < chain.size(); ++i) add_step(chain.step(i));
}

void Costs::add_step(const StepCosts& step) {
  std::int64_t fastest = time_of(step);
  for (std::size_t v = 0; v < step.ways(); ++v) fastest = std::min(fastest, time_of(step.way(v)));
  std::vector<Way> ways;
  std::int64_t largest = 0, penalty = 0;
  for (std::size_t v = 0; v < step.ways(); ++v) {
    const RecordCosts& from = step.way(v);
    ways.push_back({from.record.count(), time_of(from) - fastest, from.forward_scratch.count(), from.backward_scratch.count(),
                    static_cast<std::uint8_t>(v)});
    largest = std::max(largest, from.record.count());
    penalty = std::max(penalty, ways.back().penalty);
  }
  const std::int64_t output = step.state.count(), input = states_.back(), scratch = step.advance_scratch.count();
  // In place from an owned state: a copy of it is what is overwritten.
  const std::int64_t overwritten = std::max(input, output);
  steps_.push_back({useful(ways), (step.in_place ? overwritten : output) + scratch,
                    (step.in_place ? overwritten : input + output) + scratch, step.record_holds_input});
  states_.push_back(output);
  gradients_.push_back(step.gradient.count());
  advances_.push_back(advances_.back() + step.advance.count());
  records_.push_back(records_.back() + largest);
  fastest_.nanoseconds += fastest;
  scale_ += step.advance.count() + penalty;
}

}  // namespace recollect::heterogeneous
