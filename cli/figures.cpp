#include "figures.hpp"

#include <fmt/core.h>

#include <cmath>

namespace recollect::cli {
namespace {

Line& line_named(std::vector<Line>& lines, const std::string& name) {
  for (Line& line : lines)
    if (line.name == name) return line;
  return lines.emplace_back(Line{name, {}});
}

LinePanel panel_of(const Figure& figure, const FigurePanel& panel, const Csv& table) {
  LinePanel drawn{panel.title, {panel.x.label, panel.x.logarithmic}, {panel.y.label, panel.y.logarithmic}, {}};
  const std::string_view where = panel.where;
  const std::size_t x = table.column(panel.x.column), y = table.column(panel.y.column), series = table.column(figure.series),
                    chosen = where.empty() ? 0 : table.column(where);
  for (const auto& row : table.rows) {
    if (!where.empty() && row[chosen] != panel.is) continue;
    const std::optional<double> at = number_in(row[x]), value = number_in(row[y]);
    if (!at || !value) continue;
    line_named(drawn.lines, number_in(row[series]) ? fmt::format(fmt::runtime(figure.label), row[series]) : row[series])
        .points.push_back({*at / panel.x.unit, *value / panel.y.unit});
  }
  return drawn;
}

}  // namespace

const std::vector<Figure>& all_figures() {
  static const std::vector<Figure> all = [] {
    std::vector<Figure> figures;
    for (const auto& part : {gruslys_figures(), butt_figures(), kukreja_figures(), measured_figures()})
      figures.insert(figures.end(), part.begin(), part.end());
    return figures;
  }();
  return all;
}

LineChart chart_of(const Figure& figure, const Csv& table) {
  LineChart chart{figure.title, figure.note, {}};
  if (!table.comment.empty()) chart.note += " Measured on " + table.comment + ".";
  for (const FigurePanel& panel : figure.panels) chart.panels.push_back(panel_of(figure, panel, table));
  return chart;
}

std::vector<std::int64_t> spread_lengths(std::int64_t least, std::int64_t most, int decade) {
  std::vector<std::int64_t> lengths;
  for (int k = 0;; ++k) {
    const auto length = static_cast<std::int64_t>(
        std::llround(static_cast<double>(least) * std::pow(10.0, static_cast<double>(k) / static_cast<double>(decade))));
    if (length > most) return lengths;
    if (lengths.empty() || length > lengths.back()) lengths.push_back(length);
  }
}

std::string cell_of(double value) { return fmt::format("{:.6g}", value); }

}  // namespace recollect::cli
