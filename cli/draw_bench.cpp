// Two panels of bars, times on the left and peaks on the right, a row of the benchmark in each line.
#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "bench_rows.hpp"
#include "output.hpp"
#include "svg.hpp"

namespace recollect::cli {
namespace {

constexpr double kMargin = 24, kTop = 108, kLine = 44, kBar = 22, kPanel = 330, kGap = 150, kBelow = 56;

constexpr std::array kRoles{
    Role{"reference", "#777777", "#999999"}, Role{"row", "#0072B2", "#3D9BE0"},    Role{"whisker", "#111111", "#FFFFFF"},
    Role{"floor", "#D55E00", "#F0803C"},     Role{"budget", "#D55E00", "#F0803C"},
};

class BenchPicture {
 public:
  BenchPicture(std::ostream& out, const BenchReport& report)
      : report_(report),
        reference_(report.reference_row()),
        left_(kMargin + names_width()),
        bottom_(kTop + kLine * static_cast<double>(report.rows.size())),
        svg_(out, left_ + 2 * kPanel + 2 * kGap, bottom_ + kBelow, heading(), kRoles) {}

  void draw() {
    svg_.text(kMargin, 34, report_.title, "title");
    svg_.text(kMargin, 56,
              fmt::format("Medians of interleaved repetitions with the quartiles; ratios are to {}.", report_.reference),
              "muted");
    for (std::size_t k = 0; k < report_.rows.size(); ++k)
      svg_.text(left_ - 12, middle(k) + 4, report_.rows[k].name, "strong", Anchor::end);
    draw_times();
    draw_peaks();
    svg_.finish();
  }

 private:
  double names_width() const {
    double widest = 0;
    for (const BenchRow& row : report_.rows) widest = std::max(widest, text_width(row.name, 13));
    return widest + 12;
  }
  Svg::Heading heading() const {
    std::string words;
    for (const BenchRow& row : report_.rows)
      words += fmt::format("{}{}: {}, {}", words.empty() ? "" : "; ", row.name, seconds_text(row.time()), to_string(row.peak));
    return {report_.title, words + "."};
  }
  static double middle(std::size_t row) { return kTop + kLine * (static_cast<double>(row) + 0.5); }
  std::string role_of(const BenchRow& row) const { return row.name == report_.reference ? "reference-fill" : "row-fill"; }

  void frame(double left, const std::string& title) {
    svg_.text(left, kTop - 26, title, "strong");
    svg_.rect(left, kTop, kPanel, bottom_ - kTop, "panel");
    svg_.line(left, kTop, left, bottom_, "axis");
  }
  void tick(double x, const std::string& label) {
    svg_.line(x, kTop, x, bottom_ + 5, "grid");
    svg_.text(x, bottom_ + 19, label, "small", Anchor::middle);
  }
  // A line across all rows, named above the panel's right end.
  void mark(double x, double right, const std::string& label, const char* role) {
    svg_.line(x, kTop - 8, x, bottom_, role, "stroke-dasharray=\"5 4\" stroke-width=\"1.4\"");
    svg_.text(std::min(x, right - text_width(label, 11)), kTop - 11, label, "small");
  }

  void draw_times() {
    const double left = left_;
    double most = report_.gemm_floor_s;
    for (const BenchRow& row : report_.rows) most = std::max(most, row.time() * (1 + row.spread()));
    const auto x_of = [&](double seconds) { return left + kPanel * (most > 0 ? seconds / most : 0); };
    frame(left, "time");
    for (const double seconds : nice_ticks(most, 4)) tick(x_of(seconds), seconds_text(seconds));
    for (std::size_t k = 0; k < report_.rows.size(); ++k) {
      const BenchRow& row = report_.rows[k];
      const double y = middle(k), half = 0.5 * row.spread() * row.time();
      svg_.rect(left, y - kBar / 2, x_of(row.time()) - left, kBar, role_of(row),
                fmt::format("{}: {} on {} threads", row.name, seconds_text(row.time()), row.threads));
      svg_.line(x_of(row.time() - half), y, x_of(row.time() + half), y, "whisker", "stroke-width=\"2\"");
      svg_.text(left + kPanel + 8, y + 4,
                fmt::format("{}, {:.2f}×", seconds_text(row.time()), row.time() / std::max(1e-12, reference_.time())));
    }
    mark(x_of(report_.gemm_floor_s), left + kPanel, "floor " + seconds_text(report_.gemm_floor_s), "floor");
  }

  void draw_peaks() {
    const double left = left_ + kPanel + kGap;
    std::int64_t most = 1;
    for (const BenchRow& row : report_.rows) most = std::max({most, row.peak.count(), row.budget.value_or(Bytes{}).count()});
    const auto x_of = [&](Bytes bytes) { return left + kPanel * static_cast<double>(bytes.count()) / static_cast<double>(most); };
    frame(left, "peak");
    for (const Bytes bytes : byte_ticks(Bytes(most), 4)) tick(x_of(bytes), to_string(bytes));
    for (std::size_t k = 0; k < report_.rows.size(); ++k) {
      const BenchRow& row = report_.rows[k];
      const double y = middle(k);
      svg_.rect(left, y - kBar / 2, std::max(1.0, x_of(row.peak) - left), kBar, role_of(row),
                fmt::format("{}: {}", row.name, to_string(row.peak)));
      const double part =
          100 * static_cast<double>(row.peak.count()) / static_cast<double>(std::max<std::int64_t>(1, reference_.peak.count()));
      svg_.text(left + kPanel + 8, y + 4, fmt::format("{}, {:.3g} %", to_string(row.peak), part));
      if (!row.budget) continue;
      const double x = x_of(*row.budget);
      svg_.line(x, y - kLine / 2 + 3, x, y + kLine / 2 - 3, "budget", "stroke-width=\"1.6\"");
      svg_.text(x + 6, y + 4, x_of(row.peak) < x + 6 ? "budget " + to_string(*row.budget) : "", "small");
    }
  }

  const BenchReport& report_;
  const BenchRow& reference_;
  double left_, bottom_;
  Svg svg_;
};

}  // namespace

void draw_bench(std::ostream& out, const BenchReport& report) { BenchPicture(out, report).draw(); }

}  // namespace recollect::cli
