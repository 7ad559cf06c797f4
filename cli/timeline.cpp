#include "timeline.hpp"

#include <algorithm>
#include <cmath>
#include <deque>

#include "plan/transfer.hpp"
#include "recollect/verify.hpp"

namespace recollect::cli {
namespace {

constexpr double kInvisibleGap = 1.0 / 8000;  // of the duration

double seconds(Int128 nanoseconds) { return Time{nanoseconds}.seconds(); }

// The channels of all tiers in one direction, as the verifier counts: a transfer begins when the ones before it have ended.
class Channels {
 public:
  Channels(std::size_t tiers, double duration, std::size_t parts) : channels_(tiers), duration_(duration) {
    transfers_.waiting.resize(parts);
  }

  void begin(Item item, TierIndex tier, Int128 now, Int128 takes, std::int64_t bytes) {
    Channel& channel = channels_[tier - 1u];
    const Int128 begin = std::max(channel.free_at, now);
    channel.free_at = begin + takes;
    channel.pending.push_back({item, begin, channel.free_at, bytes});
    change(now, bytes);
  }

  // Transfers that have ended by now.
  void settle(Int128 now) {
    for (Channel& channel : channels_) {
      while (!channel.pending.empty() && channel.pending.front().end <= now) {
        const Transfer& done = channel.pending.front();
        note_busy(seconds(done.begin), seconds(done.end));
        change(done.end, -done.bytes);
        channel.pending.pop_front();
      }
    }
  }

  // One that has not ended.
  void cancel(Item item, Int128 now) {
    for (Channel& channel : channels_) {
      const auto found = std::find_if(channel.pending.rbegin(), channel.pending.rend(),
                                      [&](const Transfer& transfer) { return transfer.item == item; });
      if (found == channel.pending.rend()) continue;
      if (found->begin < now) note_busy(seconds(found->begin), seconds(now));
      if (channel.free_at == found->end) channel.free_at = found->begin;
      change(now, -found->bytes);
      channel.pending.erase(std::next(found).base());
      return;
    }
  }

  Transfers finish(Int128 now) {
    settle(now);
    change(now, 0);
    std::sort(transfers_.busy.begin(), transfers_.busy.end(), [](const Span& a, const Span& b) { return a.begin < b.begin; });
    return std::move(transfers_);
  }

 private:
  struct Transfer {
    Item item;
    Int128 begin, end;
    std::int64_t bytes;
  };
  struct Channel {
    Int128 free_at = 0;
    std::deque<Transfer> pending;
  };

  void note_busy(double begin, double end) {
    std::vector<Span>& busy = transfers_.busy;
    if (!busy.empty() && begin >= busy.back().begin && begin - busy.back().end < kInvisibleGap * duration_)
      busy.back().end = std::max(busy.back().end, end);
    else
      busy.push_back({begin, end});
  }

  void change(Int128 now, std::int64_t bytes) {
    std::vector<std::int64_t>& parts = transfers_.waiting;
    const auto part = static_cast<std::size_t>(
        std::clamp(seconds(now) / duration_ * static_cast<double>(parts.size()), 0.0, static_cast<double>(parts.size() - 1)));
    for (std::size_t k = part_; k <= part; ++k) parts[k] = std::max(parts[k], waiting_);
    waiting_ += bytes;
    part_ = std::max(part_, part);
    parts[part_] = std::max(parts[part_], waiting_);
  }

  std::vector<Channel> channels_;
  double duration_;
  Transfers transfers_;
  std::int64_t waiting_ = 0;
  std::size_t part_ = 0;
};

class Recorder {
 public:
  Recorder(const Plan& plan, const Prediction& total, std::size_t most_rows, std::size_t parts)
      : plan_(plan),
        most_rows_(most_rows),
        timed_(total.time.nanoseconds > 0),
        duration_(std::max(duration_of(total, timed_), 1e-9)),
        writes_(plan.chain.tiers().size(), duration_, parts),
        reads_(plan.chain.tiers().size(), duration_, parts),
        simulator_(plan.chain) {
    slices_.resize(most_rows);
    for (std::size_t k = 0; k < most_rows; ++k)
      slices_[k].when = {duration_ * static_cast<double>(k) / static_cast<double>(most_rows),
                         duration_ * static_cast<double>(k + 1) / static_cast<double>(most_rows)};
  }

  Timeline run() {
    Schedule schedule(plan_.schedule);
    Action action;
    while (schedule.next(action)) follow(action);
    simulator_.finish();
    const Int128 end = simulator_.prediction().time.nanoseconds;
    Timeline timeline{count_ > most_rows_, {}, writes_.finish(end), reads_.finish(end)};
    timeline.rows = std::move(timeline.sliced ? slices_ : rows_);
    if (timeline.sliced) std::erase_if(timeline.rows, [](const TimelineRow& row) { return row.actions + row.advances == 0; });
    return timeline;
  }

 private:
  void follow(const Action& action) {
    const Prediction before = simulator_.prediction();
    simulator_.apply(action);
    const Prediction& after = simulator_.prediction();
    TimelineRow row{.when = {duration_of(before, timed_), duration_of(after, timed_)},
                    .action = {},
                    .actions = 1,
                    .advances = after.advances - before.advances,
                    .records = after.records - before.records,
                    .backwards = after.backwards - before.backwards,
                    .rewinds = after.rewinds - before.rewinds,
                    .memory = simulator_.last_peak().count(),
                    // Less than before where a write was cancelled.
                    .written = std::max<std::int64_t>(0, after.written.count() - before.written.count()),
                    .read = after.read.count() - before.read.count()};
    add_transfers(action, row, after.time.nanoseconds);
    add_to_slices(row);
    if (++count_ > most_rows_) return;
    row.action = to_string(action);
    rows_.push_back(std::move(row));
  }

  void add_transfers(const Action& action, const TimelineRow& row, Int128 now) {
    writes_.settle(now);
    reads_.settle(now);
    const Item item{action.item, action.begin};
    if (action.kind == ActionKind::store) {
      writes_.begin(item, action.tier, now, write_time(tier(action), row.written), row.written);
    } else if (action.kind == ActionKind::fetch) {
      if (row.read > 0)
        reads_.begin(item, action.tier, now, read_time(tier(action), row.read), row.read);
      else
        writes_.cancel(item, now);
    }
  }
  const Tier& tier(const Action& action) const { return plan_.chain.tiers()[action.tier - 1u]; }

  std::size_t slice_at(double time) const {
    const auto last = static_cast<double>(most_rows_ - 1);
    return static_cast<std::size_t>(std::clamp(time / duration_ * static_cast<double>(most_rows_), 0.0, last));
  }

  void add_to_slices(const TimelineRow& row) {
    const std::size_t first = slice_at(row.when.begin), last = slice_at(row.when.end);
    TimelineRow& begun = slices_[first];
    begun.actions += 1;
    begun.records += row.records;
    begun.backwards += row.backwards;
    begun.rewinds += row.rewinds;
    begun.written += row.written;
    begun.read += row.read;
    std::int64_t done = 0;
    for (std::size_t k = first; k <= last; ++k) {
      TimelineRow& slice = slices_[k];
      slice.memory = std::max(slice.memory, row.memory);
      const double part = k == last ? 1 : (slice.when.end - row.when.begin) / (row.when.end - row.when.begin);
      const std::int64_t until = std::llround(part * static_cast<double>(row.advances));
      slice.advances += until - done;
      done = until;
    }
  }

  const Plan& plan_;
  std::size_t most_rows_;
  bool timed_;
  double duration_;
  Channels writes_, reads_;
  Simulator simulator_;
  std::size_t count_ = 0;
  std::vector<TimelineRow> rows_, slices_;
};

}  // namespace

double duration_of(const Prediction& so_far, bool timed) {
  if (timed) return so_far.time.seconds();
  return static_cast<double>(so_far.forward_steps() + so_far.rewinds + so_far.backwards);
}

Timeline timeline_of(const Plan& plan, const Prediction& total, std::size_t most_rows, std::size_t parts) {
  return Recorder(plan, total, most_rows, parts).run();
}

}  // namespace recollect::cli
