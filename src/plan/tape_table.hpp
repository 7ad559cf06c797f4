// TapeTable: which steps' tape is alive, as ranges, since a taped advance writes the tape of many steps at once.
#pragma once

#include <iterator>
#include <map>

#include "recollect/chain.hpp"

namespace recollect {

template <class Entry>
class TapeTable {
 public:
  bool overlaps(Step begin, Step end) const {
    const auto after = pieces_.lower_bound(end);
    return after != pieces_.begin() && std::prev(after)->second.end > begin;
  }
  // The range must not overlap.
  void append(Step begin, Step end, Entry entry = {}) { pieces_.emplace(begin, Piece{end, entry}); }
  bool contains(Step step) const { return overlaps(step, step + 1); }
  // The last step that has a tape; the table must not be empty.
  Step top() const { return pieces_.rbegin()->second.end - 1; }

  // The entry of one step, which becomes a piece of its own; null when the step has no tape.
  Entry* find(Step step) {
    auto piece = pieces_.upper_bound(step);
    if (piece == pieces_.begin() || (--piece)->second.end <= step) return nullptr;
    const auto [end, entry] = piece->second;
    if (step + 1 < end) pieces_.emplace(step + 1, Piece{end, entry});
    if (piece->first < step) {
      piece->second.end = step;
      piece = pieces_.emplace(step, Piece{step + 1, entry}).first;
    }
    piece->second.end = step + 1;
    return &piece->second.entry;
  }
  // The step must have a tape.
  void take(Step step) {
    find(step);
    pieces_.erase(step);
  }

 private:
  struct Piece {
    Step end;
    Entry entry;
  };
  std::map<Step, Piece> pieces_;  // by first step; disjoint
};

}  // namespace recollect
