// ItemTable: what is alive, by step. Schedules put in and take out near the high end, so a sorted row that is searched from its
// back costs a few instructions where a map would cost an allocation. What is taken from its middle leaves a gap that is closed
// later, many at a time. It may hold an item for every step of a long sequence: it grows in small pieces and is never moved as
// a whole, which would take three times the memory for a moment.
#pragma once

#include <algorithm>
#include <deque>
#include <optional>
#include <utility>

#include "recollect/chain.hpp"

namespace recollect {

template <class Entry>
class ItemTable {
 public:
  Entry* find(Step step) {
    const std::size_t at = position(step);
    return at > 0 && items_[at - 1].step == step && items_[at - 1].alive ? &items_[at - 1].entry : nullptr;
  }
  const Entry* find(Step step) const { return const_cast<ItemTable*>(this)->find(step); }
  bool contains(Step step) const { return find(step) != nullptr; }

  // The step must not be in the table. The reference lasts until the next insert or take.
  Entry& insert(Step step, Entry entry) {
    const std::size_t at = position(step);
    ++size_;
    if (at > 0 && items_[at - 1].step == step) {
      items_[at - 1].alive = true;
      return items_[at - 1].entry = std::move(entry);
    }
    return items_.insert(items_.begin() + static_cast<std::ptrdiff_t>(at), Item{step, true, std::move(entry)})->entry;
  }
  // The step must be in the table.
  Entry take(Step step) {
    Item& item = items_[position(step) - 1];
    Entry entry = std::move(item.entry);
    item.alive = false;
    --size_;
    while (!items_.empty() && !items_.back().alive) items_.pop_back();
    if (items_.size() > 2 * size_ + kFewGaps) std::erase_if(items_, [](const Item& i) { return !i.alive; });
    return entry;
  }

  // The last step at or before `most` that is in the table.
  std::optional<Step> last(Step most) const {
    for (std::size_t at = position(most); at > 0; --at)
      if (items_[at - 1].alive) return items_[at - 1].step;
    return std::nullopt;
  }
  // visit(step, entry), by step.
  template <class Visit>
  void for_each(Visit visit) const {
    for (const Item& item : items_)
      if (item.alive) visit(item.step, item.entry);
  }

  std::size_t size() const { return size_; }
  void clear() {
    items_.clear();
    size_ = 0;
  }

 private:
  static constexpr std::size_t kFewGaps = 16;
  struct Item {
    Step step;
    bool alive;
    Entry entry;
  };

  // The number of items at or before `step`.
  std::size_t position(Step step) const {
    std::size_t at = items_.size();
    for (int near = 0; near < 4; ++near, --at)
      if (at == 0 || items_[at - 1].step <= step) return at;
    const auto after = std::upper_bound(items_.begin(), items_.begin() + static_cast<std::ptrdiff_t>(at), step,
                                        [](Step s, const Item& item) { return s < item.step; });
    return static_cast<std::size_t>(after - items_.begin());
  }

  std::deque<Item> items_;
  std::size_t size_ = 0;
};

}  // namespace recollect
