// Memory against time, one step function per series.
#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "draw.hpp"
#include "draw_lines.hpp"
#include "svg.hpp"

namespace recollect::cli {
namespace {

constexpr double kLeft = 84, kTop = 112, kPlotWidth = 720, kPlotHeight = 420, kBelow = 62;
constexpr double kLabelGap = 17, kLeader = 22;
constexpr double kLogFrom = 8;  // a time axis that reaches further is logarithmic

double log_of(Bytes memory) { return std::log2(static_cast<double>(std::max<std::int64_t>(1, memory.count()))); }

// What store-all takes: every step forward and backward once.
double store_all_seconds(const Chain& chain) {
  Time total;
  for (std::size_t q = 0; q < chain.run_count(); ++q) {
    const Step count = chain.run_begin(q + 1) - chain.run_begin(q);
    total += Time::of(count, chain.run(q).forward) + Time::of(count, chain.run(q).backward);
  }
  return total.seconds();
}

class CurvePicture {
 public:
  CurvePicture(std::ostream& out, const Chain& chain, const std::vector<CurveSeries>& series, std::optional<CurvePoint> chosen)
      : chain_(chain),
        series_(with_points(series)),
        chosen_(std::move(chosen)),
        store_all_seconds_(store_all_seconds(chain)),
        minimum_(minimum_memory(chain).memory),
        store_all_(store_all_memory(chain)),
        svg_(out, kLeft + kPlotWidth + label_room(), kTop + kPlotHeight + kBelow, heading(), kLineRoles) {
    find_ranges();
  }

  void draw() {
    svg_.text(kLeft, 34, title(), "title");
    svg_.text(kLeft, 56, "Each line is the fastest plan that fits; a budget between two points buys the left one.", "muted");
    draw_axes();
    draw_limits();
    for (std::size_t k = 0; k < series_.size(); ++k) draw_line(k);
    for (std::size_t k = 0; k < series_.size(); ++k) draw_markers(k);
    draw_labels();
    draw_chosen();
    svg_.finish();
  }

 private:
  static std::vector<CurveSeries> with_points(std::vector<CurveSeries> series) {
    std::erase_if(series, [](const CurveSeries& s) { return s.points.empty(); });
    return series;
  }

  std::string title() const {
    return fmt::format("Memory against time, {} {}", grouped(chain_.size()), chain_.size() == 1 ? "step" : "steps");
  }
  Svg::Heading heading() const {
    std::string names;
    for (const CurveSeries& s : series_) names += (names.empty() ? "" : ", ") + s.name;
    return {title(), fmt::format("Time relative to store-all for budgets from {} to {}: {}.", to_string(minimum_),
                                 to_string(store_all_), names)};
  }

  double label_room() const {
    double widest = 60;
    for (const CurveSeries& s : series_) widest = std::max(widest, text_width(s.name, 12));
    return kLeader + 24 + widest + 16;
  }

  // Relative to store-all; of a chain without times, in forward steps.
  double time_of(const CurvePoint& point) const {
    return store_all_seconds_ > 0 ? point.prediction.time.seconds() / store_all_seconds_ : point.prediction.recompute_factor();
  }

  void find_ranges() {
    low_ = log_of(minimum_);
    high_ = log_of(store_all_);
    const auto include = [&](const CurvePoint& point) {
      low_ = std::min(low_, log_of(point.memory));
      high_ = std::max(high_, log_of(point.memory));
      slowest_ = std::max(slowest_, time_of(point));
    };
    for (const CurveSeries& s : series_) std::for_each(s.points.begin(), s.points.end(), include);
    if (chosen_) include(*chosen_);
    if (high_ - low_ < 0.1) high_ = low_ + 1;
    logarithmic_ = slowest_ > kLogFrom;
    slowest_ = logarithmic_ ? slowest_ * 1.1 : std::max(1.2, 1 + 1.06 * (slowest_ - 1));
  }

  double x_of(Bytes memory) const { return kLeft + kPlotWidth * (log_of(memory) - low_) / (high_ - low_); }
  double y_of(double time) const {
    const double part = logarithmic_ ? std::log(time) / std::log(slowest_) : (time - 1) / (slowest_ - 1);
    // Store-all's line stays clear of the axis.
    return kTop + kPlotHeight - 14 - (kPlotHeight - 14) * part;
  }

  void draw_axes() {
    svg_.rect(kLeft, kTop, kPlotWidth, kPlotHeight, "panel");
    const double bottom = kTop + kPlotHeight;
    for (const Bytes tick : memory_ticks()) {
      svg_.line(x_of(tick), kTop, x_of(tick), bottom + 5, "grid");
      svg_.text(x_of(tick), bottom + 19, to_string(tick), "small", Anchor::middle);
    }
    for (const double tick : time_ticks()) {
      svg_.line(kLeft - 5, y_of(tick), kLeft + kPlotWidth, y_of(tick), "grid");
      svg_.text(kLeft - 10, y_of(tick) + 4, fmt::format("{:.4g}×", tick), "small", Anchor::end);
    }
    svg_.line(kLeft, bottom, kLeft + kPlotWidth, bottom, "axis");
    svg_.text(kLeft + kPlotWidth / 2, bottom + 46, "memory (logarithmic)", "muted", Anchor::middle);
    const std::string what = store_all_seconds_ > 0 ? "time, relative to store-all" : "recompute factor";
    svg_.text_upwards(26, kTop + kPlotHeight / 2, logarithmic_ ? what + " (logarithmic)" : what, "muted");
  }

  std::vector<Bytes> memory_ticks() const {
    std::vector<Bytes> ticks;
    const int stride = std::max(1, static_cast<int>(std::ceil((high_ - low_) / 9)));
    for (int exponent = 0; exponent < 63; exponent += stride)
      if (exponent >= low_ - 1e-9 && exponent <= high_ + 1e-9) ticks.emplace_back(std::int64_t{1} << exponent);
    if (ticks.size() >= 3) return ticks;
    // Within an octave or two a logarithmic axis is nearly even.
    ticks = byte_ticks(Bytes(static_cast<std::int64_t>(std::exp2(high_))), 8);
    std::erase_if(ticks, [&](Bytes tick) { return log_of(tick) < low_ - 1e-9 || log_of(tick) > high_ + 1e-9; });
    return ticks;
  }

  std::vector<double> time_ticks() const {
    if (!logarithmic_) {
      std::vector<double> ticks = nice_ticks(slowest_ - 1, 6);
      for (double& tick : ticks) tick += 1;
      return ticks;
    }
    return log_ticks(1, slowest_, 13);
  }

  void draw_limits() {
    const auto mark = [&](Bytes memory, const std::string& name, double above, Anchor anchor) {
      const double x = x_of(memory);
      svg_.line(x, kTop - above + 6, x, kTop + kPlotHeight, "mark", "stroke-dasharray=\"5 4\" stroke-width=\"1.2\"");
      svg_.text(x, kTop - above, fmt::format("{} {}", name, to_string(memory)), "small", anchor);
    };
    if (minimum_ == store_all_) return mark(minimum_, "minimum and store-all", 14, Anchor::start);
    mark(minimum_, "minimum", 14, Anchor::start);
    const double x = x_of(store_all_);
    // Near the minimum's label it goes one line higher.
    mark(store_all_, "store-all", x - x_of(minimum_) > 260 ? 14 : 30, x > kLeft + kPlotWidth / 2 ? Anchor::end : Anchor::start);
  }

  void draw_line(std::size_t k) {
    const std::vector<CurvePoint>& points = series_[k].points;
    std::string data = fmt::format("M{} {}", number(x_of(points[0].memory)), number(y_of(time_of(points[0]))));
    for (std::size_t i = 1; i < points.size(); ++i)
      data += fmt::format("H{}V{}", number(x_of(points[i].memory)), number(y_of(time_of(points[i]))));
    // More memory buys nothing more.
    data += fmt::format("H{}", number(kLeft + kPlotWidth));
    svg_.path(data, role_of(k), stroke_of(k), series_[k].name);
  }

  void draw_markers(std::size_t k) {
    std::vector<Mark> marks;
    for (const CurvePoint& point : series_[k].points)
      marks.push_back({x_of(point.memory), y_of(time_of(point)),
                       fmt::format("{}: {}, {:.4g}×", series_[k].name, to_string(point.memory), time_of(point))});
    draw_marks(svg_, k, marks);
  }

  // Where each label goes: at its line's end, moved up or down as little as it takes to keep them apart.
  std::vector<double> label_places() const {
    std::vector<std::size_t> order(series_.size());
    std::iota(order.begin(), order.end(), 0u);
    const auto end_of = [&](std::size_t k) { return y_of(time_of(series_[k].points.back())); };
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return end_of(a) < end_of(b); });
    std::vector<double> places(series_.size());
    double next = kTop;
    for (const std::size_t k : order) next = (places[k] = std::max(next, end_of(k))) + kLabelGap;
    double limit = kTop + kPlotHeight;
    for (auto k = order.rbegin(); k != order.rend(); ++k) limit = (places[*k] = std::min(limit, places[*k])) - kLabelGap;
    return places;
  }

  void draw_labels() {
    const std::vector<double> places = label_places();
    constexpr double right = kLeft + kPlotWidth;
    for (std::size_t k = 0; k < series_.size(); ++k) {
      const double end = y_of(time_of(series_[k].points.back()));
      svg_.path(fmt::format("M{} {}L{} {}h8", number(right), number(end), number(right + kLeader - 8), number(places[k])),
                role_of(k), "stroke-width=\"1\" opacity=\".7\"");
      svg_.path(marker(k, right + kLeader + 6, places[k]), role_of(k) + "-fill");
      svg_.text(right + kLeader + 16, places[k] + 4, series_[k].name);
    }
  }

  // Whether a line passes through the box. Lines only fall, so their ends within the box's width bound them.
  bool is_crossed(double left, double right, double top, double bottom) const {
    return std::any_of(series_.begin(), series_.end(), [&](const CurveSeries& s) {
      const CurvePoint *first = nullptr, *last = nullptr;
      for (const CurvePoint& point : s.points) {
        const double x = x_of(point.memory);
        if (first == nullptr || x <= left) first = &point;
        if (x <= right) last = &point;
      }
      return last != nullptr && y_of(time_of(*first)) <= bottom && y_of(time_of(*last)) >= top;
    });
  }

  void draw_chosen() {
    if (!chosen_) return;
    const double x = x_of(chosen_->memory), y = y_of(time_of(*chosen_));
    const std::string label = fmt::format("this plan: {}, {:.3g}×", to_string(chosen_->memory), time_of(*chosen_));
    const double width = text_width(label, 12);
    const double left = std::clamp(x + 14, kLeft + 4, kLeft + kPlotWidth - width - 4);
    double baseline = y - 18;
    while (baseline > kTop + 16 && is_crossed(left - 6, left + width + 6, baseline - 18, baseline + 10)) baseline -= 6;
    baseline = std::max(baseline, kTop + 16);
    if (y - baseline > 12) svg_.line(x, y - 8, std::max(x, left), baseline + 4, "chosen", "style=\"stroke-width:1px\"");
    svg_.circle(x, y, 8, "chosen", label);
    svg_.text(left, baseline, label, "strong halo");
  }

  const Chain& chain_;
  std::vector<CurveSeries> series_;
  std::optional<CurvePoint> chosen_;
  double store_all_seconds_;
  Bytes minimum_, store_all_;
  double low_ = 0, high_ = 1;  // log2 of bytes
  double slowest_ = 1;
  bool logarithmic_ = false;
  Svg svg_;
};

}  // namespace

void draw_curve(std::ostream& out, const Chain& chain, const std::vector<CurveSeries>& series, std::optional<CurvePoint> chosen) {
  CurvePicture(out, chain, series, std::move(chosen)).draw();
}

}  // namespace recollect::cli
