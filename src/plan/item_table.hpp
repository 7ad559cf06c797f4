// ItemTable: what is alive, by step. Schedules put in and take out near the high end, so a sorted vector that is searched
// from its back costs a few instructions where a map would cost an allocation.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "recollect/chain.hpp"

namespace recollect {

template <class Entry>
class ItemTable {
 public:
  Entry* find(Step step) {
    const std::size_t at = position(step);
    return at > 0 && items_[at - 1].first == step ? &items_[at - 1].second : nullptr;
  }
  const Entry* find(Step step) const { return const_cast<ItemTable*>(this)->find(step); }
  bool contains(Step step) const { return find(step) != nullptr; }

  // The step must not be in the table. The reference lasts until the next insert or erase.
  Entry& insert(Step step, Entry entry) {
    const std::size_t at = position(step);
    return items_.emplace(items_.begin() + static_cast<std::ptrdiff_t>(at), step, std::move(entry))->second;
  }
  // The step must be in the table.
  Entry take(Step step) {
    const std::size_t at = position(step) - 1;
    Entry entry = std::move(items_[at].second);
    items_.erase(items_.begin() + static_cast<std::ptrdiff_t>(at));
    return entry;
  }

  std::size_t size() const { return items_.size(); }
  void clear() { items_.clear(); }
  auto begin() const { return items_.begin(); }
  auto end() const { return items_.end(); }

 private:
  // The number of items at or before `step`.
  std::size_t position(Step step) const {
    std::size_t at = items_.size();
    for (int near = 0; near < 4; ++near, --at)
      if (at == 0 || items_[at - 1].first <= step) return at;
    const auto after = std::upper_bound(items_.begin(), items_.begin() + static_cast<std::ptrdiff_t>(at), step,
                                        [](Step s, const auto& item) { return s < item.first; });
    return static_cast<std::size_t>(after - items_.begin());
  }

  std::vector<std::pair<Step, Entry>> items_;
};

}  // namespace recollect
