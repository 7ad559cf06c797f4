#include "draw_lines.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

namespace recollect::cli {
namespace {

constexpr double kLeft = 84, kTop = 112, kHeight = 380, kBelow = 62, kGap = 92;
constexpr double kAlone = 640, kBeside = 380;  // widths of a panel
constexpr double kLegend = 20;                 // a line of it
constexpr double kMarkerGap = 9;               // pixels: nearer markers would hide the line
constexpr std::size_t kColours = 7;

std::string value_text(double value) {
  return std::abs(value) >= 1000 && value == std::round(value) ? grouped(std::llround(value)) : fmt::format("{:.4g}", value);
}

// Values along an axis, as parts of its length.
class Scale {
 public:
  Scale(const Axis& axis, const std::vector<double>& values) : logarithmic_(axis.logarithmic) {
    if (values.empty()) return;
    const auto [least, most] = std::minmax_element(values.begin(), values.end());
    low_ = logarithmic_ ? 1 / nice_above(1 / *least) : std::min(0.0, *least);  // 1, 2 and 5 come back
    high_ = logarithmic_ ? nice_above(*most) : *most * 1.05;
    if (high_ <= low_) high_ = logarithmic_ ? low_ * 2 : low_ + 1;
  }

  double operator()(double value) const {
    return logarithmic_ ? std::log(value / low_) / std::log(high_ / low_) : (value - low_) / (high_ - low_);
  }
  std::vector<double> ticks(std::size_t count) const {
    return logarithmic_ ? log_ticks(low_, high_, count) : nice_ticks(high_, 6);
  }

 private:
  bool logarithmic_;
  double low_ = 1, high_ = 10;
};

class LinePicture {
 public:
  LinePicture(std::ostream& out, const LineChart& chart)
      : chart_(chart),
        names_(names_of(chart)),
        width_(chart.panels.size() == 1 ? kAlone : kBeside),
        legend_(kLeft + static_cast<double>(chart.panels.size()) * (width_ + kGap) - kGap + 24),
        svg_(out, legend_ + legend_width(), kTop + kHeight + kBelow, heading(), kLineRoles) {}

  void draw() {
    svg_.text(kLeft, 34, chart_.title, "title");
    svg_.text(kLeft, 56, chart_.note, "muted");
    double left = kLeft;
    for (const LinePanel& panel : chart_.panels) {
      draw_panel(panel, left);
      left += width_ + kGap;
    }
    for (std::size_t k = 0; k < names_.size(); ++k) {
      const double y = kTop + kLegend * (static_cast<double>(k) + 0.5);
      svg_.line(legend_, y, legend_ + 22, y, role_of(k), stroke_of(k));
      svg_.path(marker(k, legend_ + 11, y), role_of(k) + "-fill");
      svg_.text(legend_ + 30, y + 4, names_[k]);
    }
    svg_.finish();
  }

 private:
  static bool shows(const LinePanel& panel, const Point& p) {
    return std::isfinite(p.x) && std::isfinite(p.y) && (!panel.x.logarithmic || p.x > 0) && (!panel.y.logarithmic || p.y > 0);
  }
  static std::vector<Point> shown(const LinePanel& panel, const Line& line) {
    std::vector<Point> points;
    for (const Point& p : line.points)
      if (shows(panel, p)) points.push_back(p);
    std::stable_sort(points.begin(), points.end(), [](const Point& a, const Point& b) { return a.x < b.x; });
    return points;
  }
  static std::vector<std::string> names_of(const LineChart& chart) {
    std::vector<std::string> names;
    for (const LinePanel& panel : chart.panels)
      for (const Line& line : panel.lines)
        if (!shown(panel, line).empty() && std::find(names.begin(), names.end(), line.name) == names.end())
          names.push_back(line.name);
    return names;
  }
  double legend_width() const {
    double widest = 60;
    for (const std::string& name : names_) widest = std::max(widest, text_width(name, 12));
    return 30 + widest + 16;
  }
  Svg::Heading heading() const {
    std::string words;
    for (const LinePanel& panel : chart_.panels)
      words += fmt::format("{}{}{} against {}", words.empty() ? "" : "; ", panel.title.empty() ? "" : panel.title + ": ",
                           panel.y.label, panel.x.label);
    for (std::size_t k = 0; k < names_.size(); ++k) words += (k == 0 ? ": " : ", ") + names_[k];
    return {chart_.title, words + "."};
  }

  void draw_panel(const LinePanel& panel, double left) {
    std::vector<double> xs, ys;
    for (const Line& line : panel.lines)
      for (const Point& p : shown(panel, line)) {
        xs.push_back(p.x);
        ys.push_back(p.y);
      }
    const Scale x(panel.x, xs), y(panel.y, ys);
    const auto x_of = [&](double value) { return left + width_ * x(value); };
    const auto y_of = [&](double value) { return kTop + kHeight * (1 - y(value)); };
    draw_axes(panel, left, x_of, x.ticks(8), y_of, y.ticks(13));
    for (const Line& line : panel.lines) {
      const std::vector<Point> points = shown(panel, line);
      if (points.empty()) continue;
      const auto k = static_cast<std::size_t>(std::find(names_.begin(), names_.end(), line.name) - names_.begin());
      std::string data;
      std::vector<Mark> marks;
      for (const Point& p : points) {
        marks.push_back({x_of(p.x), y_of(p.y), fmt::format("{}: {}, {}", line.name, value_text(p.x), value_text(p.y))});
        data += fmt::format("{}{} {}", data.empty() ? 'M' : 'L', number(marks.back().x), number(marks.back().y));
      }
      svg_.path(data, role_of(k), stroke_of(k), line.name);
      draw_marks(svg_, k, marks);
    }
  }

  template <class XOf, class YOf>
  void draw_axes(const LinePanel& panel, double left, const XOf& x_of, const std::vector<double>& x_ticks, const YOf& y_of,
                 const std::vector<double>& y_ticks) {
    const double bottom = kTop + kHeight, middle = left + width_ / 2;
    const auto named = [](const Axis& axis) { return axis.logarithmic ? axis.label + " (logarithmic)" : axis.label; };
    svg_.text(left, kTop - 14, panel.title, "strong");
    svg_.rect(left, kTop, width_, kHeight, "panel");
    for (const double tick : x_ticks) {
      svg_.line(x_of(tick), kTop, x_of(tick), bottom + 5, "grid");
      svg_.text(x_of(tick), bottom + 19, value_text(tick), "small", Anchor::middle);
    }
    for (const double tick : y_ticks) {
      svg_.line(left - 5, y_of(tick), left + width_, y_of(tick), "grid");
      svg_.text(left - 10, y_of(tick) + 4, value_text(tick), "small", Anchor::end);
    }
    svg_.line(left, bottom, left + width_, bottom, "axis");
    svg_.text(middle, bottom + 46, named(panel.x), "muted", Anchor::middle);
    svg_.text_upwards(left - 58, kTop + kHeight / 2, named(panel.y), "muted");
  }

  const LineChart& chart_;
  std::vector<std::string> names_;
  double width_, legend_;
  Svg svg_;
};

}  // namespace

std::string role_of(std::size_t line) { return fmt::format("line{}", line % kColours); }

std::string stroke_of(std::size_t line) {
  // Later lines are thinner, so that a line below them shows on both sides.
  const double width = std::max(1.5, 3.9 - 0.4 * static_cast<double>(line));
  const std::string dashes = line < kColours ? "" : fmt::format("stroke-dasharray=\"{} 3\"", 2 + 3 * (line / kColours));
  return fmt::format("stroke-width=\"{}\" stroke-linejoin=\"round\" {}", number(width), dashes);
}

std::string marker(std::size_t line, double x, double y) {
  const std::string at = fmt::format("M{} {}", number(x), number(y));
  switch (line % 4) {
    case 0: return at + "m-3 -3h6v6h-6z";
    case 1: return at + "m0 -4l3.8 6.6h-7.6z";
    case 2: return at + "m0 -4l4 4l-4 4l-4 -4z";
    default: return at + "m-3.2 0a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0z";
  }
}

void draw_marks(Svg& svg, std::size_t line, std::span<const Mark> marks) {
  const Mark* last = nullptr;
  for (const Mark& mark : marks) {
    if (last != nullptr && std::hypot(mark.x - last->x, mark.y - last->y) < kMarkerGap) continue;
    svg.path(marker(line, mark.x, mark.y), role_of(line) + "-fill", "", mark.tip);
    last = &mark;
  }
}

void draw_lines(std::ostream& out, const LineChart& chart) { LinePicture(out, chart).draw(); }

}  // namespace recollect::cli
