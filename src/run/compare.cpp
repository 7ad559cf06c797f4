#include "recollect/compare.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numeric>

namespace recollect {
namespace {

constexpr ActionKind kComputing[] = {ActionKind::advance, ActionKind::record, ActionKind::backward, ActionKind::rewind};

constexpr double kLarge = 1.25;  // a ratio of times that is worth a word

std::size_t index(ActionKind kind) { return static_cast<std::size_t>(kind); }
double ratio_of(Time measured, Time predicted) { return measured.seconds() / predicted.seconds(); }

std::string two_digits(double number) {
  char room[64];
  std::snprintf(room, sizeof room, "%.2f", number);
  return room;
}
std::string speed(double bytes_per_second) { return two_digits(bytes_per_second * 1e-9) + " GB/s"; }
double speed_of(Bytes bytes, Nanoseconds time) {
  return static_cast<double>(bytes.count()) / std::chrono::duration<double>(time).count();
}

}  // namespace

std::optional<double> Comparison::Row::ratio() const {
  if (predicted.nanoseconds == 0) return std::nullopt;
  return ratio_of(measured, predicted);
}

void Comparison::add(const Report& report, std::optional<Bytes> peak) {
  for (std::size_t k = 0; k < counts_.size(); ++k) {
    predicted_[k] += report.predicted_by_kind[k];
    measured_[k] += Time::of(1, report.time_by_kind[k]);
    counts_[k] += report.count_by_kind[k];
  }
  predicted_peak_ = std::max(predicted_peak_, report.done.peak);
  written_ = written_ + report.done.written;
  read_ = read_ + report.done.read;
  writing_ += report.writing;
  reading_ += report.reading;
  if (peak) measured_peak_ = std::max(*peak, measured_peak_.value_or(*peak));
}

std::vector<Comparison::Row> Comparison::rows() const {
  std::vector<Row> rows;
  for (std::size_t k = 0; k < counts_.size(); ++k)
    if (counts_[k] > 0) rows.push_back({static_cast<ActionKind>(k), counts_[k], predicted_[k], measured_[k]});
  return rows;
}

Time Comparison::predicted() const { return std::accumulate(predicted_.begin(), predicted_.end(), Time{}); }
Time Comparison::measured() const { return std::accumulate(measured_.begin(), measured_.end(), Time{}); }

bool Comparison::is_gap(Time predicted, Time measured) const {
  const double by = std::abs(measured.seconds() - predicted.seconds());
  return by > (kLarge - 1) * predicted.seconds() && by > 0.05 * std::max(this->predicted().seconds(), this->measured().seconds());
}

// Transfers that were waited for: as fast as they were, and as they should have been.
std::string Comparison::speeds() const {
  if (tiers_.empty()) return "";
  const Tier& tier = tiers_.front();
  std::string both;
  if (written_.count() > 0 && writing_.count() > 0)
    both += "; it wrote " + speed(speed_of(written_, writing_)) + ", planned " + speed(tier.write_bytes_per_second);
  if (read_.count() > 0 && reading_.count() > 0)
    both += "; it read " + speed(speed_of(read_, reading_)) + ", planned " + speed(tier.read_bytes_per_second);
  return both;
}

bool Comparison::is_worse() const {
  return measured().seconds() > kLarge * predicted().seconds() || measured_peak_ > predicted_peak_;
}

std::vector<std::string> Comparison::gaps() const {
  std::vector<std::string> found;
  // Whether all that is computed is slower, or faster, by one factor.
  Time predicted{}, measured{};
  for (const ActionKind kind : kComputing) {
    predicted += predicted_[index(kind)];
    measured += measured_[index(kind)];
  }
  const double all = predicted.nanoseconds > 0 ? ratio_of(measured, predicted) : 1;
  const auto is_like_all = [&](ActionKind kind) {
    const Time planned = predicted_[index(kind)];
    if (planned.seconds() < 0.05 * predicted.seconds()) return true;
    const double ratio = ratio_of(measured_[index(kind)], planned);
    return ratio < kLarge * all && all < kLarge * ratio;
  };
  const bool common = is_gap(predicted, measured) && std::all_of(std::begin(kComputing), std::end(kComputing), is_like_all);
  if (common)
    found.push_back(
        "steps take " + two_digits(all) + " times what was planned: the machine is " +
        (all > 1 ? "slower than when they were profiled, or busy" : "faster than when they were profiled, or was busy then"));
  for (const Row& row : rows()) {
    if (!is_gap(row.predicted, row.measured)) continue;
    const std::string name = name_of(row.kind);
    if (std::find(std::begin(kComputing), std::end(kComputing), row.kind) != std::end(kComputing)) {
      if (common) continue;
      found.push_back(row.ratio() ? name + " takes " + two_digits(*row.ratio()) +
                                        " times what was planned, unlike other kinds of steps: its profile does not fit"
                                  : name + " takes time, and none was planned: the chain gives it none");
    } else if (row.kind == ActionKind::await) {
      const bool longer = row.measured > row.predicted;
      found.push_back(std::string("transfers were waited for ") + (longer ? "longer" : "less") + " than planned: the tier is " +
                      (longer ? "slower" : "faster") + " than it was said to be" + speeds());
    } else if (row.kind == ActionKind::store || row.kind == ActionKind::fetch) {
      found.push_back(name + " takes time beside the computation: to begin a transfer is work, too, checksums and copies");
    } else {
      found.push_back(name + " takes time, which plans do not count: copying or freeing is slow");
    }
  }
  if (measured_peak_ && measured_peak_->count() < predicted_peak_.count() / 4 * 3)
    found.push_back("the peak was lower than predicted: scratch or tape did not reach their upper bounds");
  if (measured_peak_ > predicted_peak_)
    found.push_back("the peak was higher than predicted: something beside the chain took memory, too");
  return found;
}

}  // namespace recollect
