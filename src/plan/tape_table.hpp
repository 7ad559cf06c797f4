// TapeTable: which steps' tape is alive, as ranges, since a taped advance writes the tape of many steps at once.
#pragma once

#include <algorithm>
#include <vector>

#include "recollect/chain.hpp"

namespace recollect {

template <class Entry>
class TapeTable {
 public:
  bool overlaps(Step begin, Step end) const {
    return std::any_of(pieces_.begin(), pieces_.end(), [&](const Piece& p) { return p.begin < end && begin < p.end; });
  }
  // The range must not overlap.
  void append(Step begin, Step end, Entry entry = {}) {
    const auto after = std::find_if(pieces_.begin(), pieces_.end(), [&](const Piece& p) { return p.begin > begin; });
    pieces_.insert(after, {begin, end, entry});
  }
  bool contains(Step step) const { return overlaps(step, step + 1); }
  // The last step that has a tape; the table must not be empty.
  Step top() const { return pieces_.back().end - 1; }

  // The entry of one step, which becomes a piece of its own; null when the step has no tape.
  Entry* find(Step step) {
    for (std::size_t k = pieces_.size(); k-- > 0;) {
      if (step < pieces_[k].begin || step >= pieces_[k].end) continue;
      return &pieces_[split_off(k, step)].entry;
    }
    return nullptr;
  }
  // The step must have a tape.
  void take(Step step) {
    find(step);
    std::erase_if(pieces_, [&](const Piece& p) { return p.begin == step; });
  }

 private:
  struct Piece {
    Step begin, end;
    Entry entry;
  };

  std::size_t split_off(std::size_t k, Step step) {
    const Piece piece = pieces_[k];
    const auto at = [&](std::size_t n) { return pieces_.begin() + static_cast<std::ptrdiff_t>(n); };
    pieces_[k] = {step, step + 1, piece.entry};
    if (step + 1 < piece.end) pieces_.insert(at(k + 1), {step + 1, piece.end, piece.entry});
    if (piece.begin == step) return k;
    pieces_.insert(at(k), {piece.begin, step, piece.entry});
    return k + 1;
  }

  std::vector<Piece> pieces_;  // disjoint, by step
};

}  // namespace recollect
