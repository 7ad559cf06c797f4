#include "csv.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <sstream>

#include "recollect/error.hpp"

namespace recollect::cli {
namespace {

std::vector<std::string> cells_of(std::string_view line) {
  std::vector<std::string> cells;
  for (;;) {
    const std::size_t comma = line.find(',');
    cells.emplace_back(line.substr(0, comma));
    if (comma == std::string_view::npos) return cells;
    line.remove_prefix(comma + 1);
  }
}

void write_line(std::ostream& out, const std::vector<std::string>& cells) {
  for (std::size_t k = 0; k < cells.size(); ++k) out << (k == 0 ? "" : ",") << cells[k];
  out << '\n';
}

}  // namespace

std::size_t Csv::column(std::string_view name) const {
  const auto found = std::find(columns.begin(), columns.end(), name);
  if (found == columns.end()) {
    std::string all;
    for (const std::string& column : columns) all += (all.empty() ? "" : ", ") + column;
    throw InvalidInput("column", all, fmt::format("a column {}", name));
  }
  return static_cast<std::size_t>(found - columns.begin());
}

Csv parse_csv(const std::string& text, const std::string& field) {
  Csv csv;
  std::istringstream lines(text);
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    if (line.ends_with('\r')) line.pop_back();
    if (line.empty()) continue;
    if (csv.columns.empty() && line.starts_with('#')) {
      if (const std::size_t words = line.find_first_not_of("# "); words != std::string::npos)
        csv.comment += (csv.comment.empty() ? "" : " ") + line.substr(words);
      continue;
    }
    std::vector<std::string> cells = cells_of(line);
    if (csv.columns.empty())
      csv.columns = std::move(cells);
    else if (cells.size() == csv.columns.size())
      csv.rows.push_back(std::move(cells));
    else
      throw InvalidInput(fmt::format("{}, line {}", field, number), fmt::format("{} cells", cells.size()),
                         fmt::format("{}, as many as there are names", csv.columns.size()));
  }
  if (csv.columns.empty()) throw InvalidInput(field, "no line", "a line of column names and rows");
  return csv;
}

void write_csv(std::ostream& out, const Csv& csv) {
  if (!csv.comment.empty()) out << "# " << csv.comment << '\n';
  write_line(out, csv.columns);
  for (const auto& row : csv.rows) write_line(out, row);
}

std::optional<double> number_in(const std::string& cell) {
  double value = 0;
  const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), value);
  if (error != std::errc{} || end != cell.data() + cell.size()) return std::nullopt;
  return value;
}

}  // namespace recollect::cli
