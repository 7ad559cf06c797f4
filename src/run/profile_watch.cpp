#include "run/profile_watch.hpp"

#include <algorithm>
#include <numeric>
#include <sstream>

namespace recollect {

ProfileWatch ProfileWatch::that_settles() {
  ProfileWatch watch;
  watch.settles_ = true;
  return watch;
}

std::optional<std::string> ProfileWatch::add(const Report& report) {
  const double all = std::accumulate(report.predicted_by_kind.begin(), report.predicted_by_kind.end(), Time{}).seconds();
  for (const ActionKind kind : {ActionKind::advance, ActionKind::record, ActionKind::backward, ActionKind::rewind}) {
    const auto k = static_cast<std::size_t>(kind);
    Kind& seen = kinds_[k];
    const double planned = report.predicted_by_kind[k].seconds();
    // What takes little of the time changes no plan, and is measured badly.
    if (planned <= 0.05 * all) continue;
    const double ratio = Time::of(1, report.time_by_kind[k]).seconds() / planned;
    if (settles_ && seen.first.size() < kRuns) {
      seen.first.push_back(ratio);
      if (seen.first.size() == kRuns) {
        std::vector<double> sorted = seen.first;
        std::sort(sorted.begin(), sorted.end());
        seen.usual = sorted[kRuns / 2];
      }
      continue;
    }
    const bool is_off = ratio > kFactor * seen.usual || ratio * kFactor < seen.usual;
    seen.off = is_off ? seen.off + 1 : 0;
    if (seen.off < kRuns) continue;
    std::ostringstream text;
    text.precision(2);
    text << name_of(kind) << " takes " << std::fixed << ratio << " times what was planned";
    *this = that_settles();
    return text.str();
  }
  return std::nullopt;
}

}  // namespace recollect
