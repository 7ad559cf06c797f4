#include "plan/envelope.hpp"

#include <algorithm>
#include <limits>

namespace recollect::heterogeneous {
namespace {

constexpr std::int64_t kNever = std::numeric_limits<std::int64_t>::max();

// The last point within the memory; there must be one.
std::size_t find(List list, std::int64_t memory) {
  std::size_t low = 0, high = list.size();
  while (high - low > 1) {
    const std::size_t middle = (low + high) / 2;
    (list[middle].memory <= memory ? low : high) = middle;
  }
  return low;
}

}  // namespace

std::int64_t extra_in(List list, std::int64_t memory) { return list[find(list, memory)].extra; }
const Point& point_in(List list, std::int64_t memory) { return list[find(list, memory)]; }

void Envelope::add(List list, std::int64_t shift, std::int64_t need, std::int64_t extra) {
  need = std::max(need, window_.low);
  better_.clear();
  for (const Point& point : list) {
    const Point with{std::max(need, point.memory + shift), point.extra + extra};
    if (with.memory > window_.high) break;
    if (with.extra > window_.cap) continue;
    if (!better_.empty() && better_.back().memory == with.memory) better_.pop_back();
    better_.push_back(with);
  }
  merge();
}

void Envelope::add_sum(List right, std::int64_t shift, List left, std::int64_t need, std::int64_t extra) {
  if (right.empty() || left.empty()) return;
  const std::int64_t low = std::max({need, window_.low, right.front().memory + shift, left.front().memory});
  const Sum sum{right, left, shift, extra, low, window_.high};
  if (low > sum.high || extra + right.back().extra + left.back().extra > window_.cap || covers(sum)) return;
  collect_better(sum);
  merge();
}

// Whether the sum is nowhere better. Most of them are not, so this is worth a few look-ups.
bool Envelope::covers(const Sum& sum) const {
  if (!fits(points_, sum.low)) return false;
  constexpr int kDepth = 4;
  return covers(sum, sum.low, sum.high, extra_in(points_, sum.low), sum.at(sum.high), kDepth);
}

// Both sides fall with memory: what the envelope has at `low` (mine) being no more than what the sum has at `high` (best)
// proves the stretch between them; otherwise it is halved.
bool Envelope::covers(const Sum& sum, std::int64_t low, std::int64_t high, std::int64_t mine, std::int64_t best,
                      int depth) const {
  if (mine <= best) return true;
  if (depth == 0 || high - low < 2) return false;
  const std::int64_t middle = low + (high - low) / 2;
  const std::int64_t mine_there = extra_in(points_, middle), sum_there = sum.at(middle);
  if (sum_there < mine_there) return false;
  return covers(sum, low, middle, mine, sum_there, depth - 1) && covers(sum, middle, high, mine_there, best, depth - 1);
}

// Walks right, left and the envelope together.
void Envelope::collect_better(const Sum& sum) {
  better_.clear();
  std::size_t r = find(sum.right, sum.low - sum.shift), l = find(sum.left, sum.low), e = 0;
  std::int64_t memory = sum.low, mine = kNever;
  while (true) {
    for (; e < points_.size() && points_[e].memory <= memory; ++e) mine = points_[e].extra;
    const std::int64_t extra = sum.extra + sum.right[r].extra + sum.left[l].extra;
    if (extra < mine && extra <= window_.cap) better_.push_back({memory, extra});
    const std::int64_t next_right = r + 1 < sum.right.size() ? sum.right[r + 1].memory + sum.shift : kNever;
    const std::int64_t next_left = l + 1 < sum.left.size() ? sum.left[l + 1].memory : kNever;
    memory = std::min(next_right, next_left);
    if (memory > sum.high) return;
    if (next_right == memory) ++r;
    if (next_left == memory) ++l;
  }
}

void Envelope::merge() {
  if (better_.empty()) return;
  if (points_.empty()) return points_.swap(better_);
  const auto first = [](const Point& a, const Point& b) {
    return a.memory < b.memory || (a.memory == b.memory && a.extra <= b.extra);
  };
  merged_.clear();
  std::int64_t least = kNever;
  std::size_t e = 0, b = 0;
  while (e < points_.size() || b < better_.size()) {
    const bool mine = b == better_.size() || (e < points_.size() && first(points_[e], better_[b]));
    const Point& point = mine ? points_[e++] : better_[b++];
    if (point.extra >= least) continue;
    merged_.push_back(point);
    least = point.extra;
  }
  points_.swap(merged_);
}

void Envelope::thin(std::size_t most) {
  const std::size_t size = points_.size();
  if (size <= most) return;
  merged_.clear();
  for (std::size_t g = 0; g < most; ++g) merged_.push_back(points_[g == 0 ? 0 : size * (g + 1) / most - 1]);
  points_.swap(merged_);
}

}  // namespace recollect::heterogeneous
