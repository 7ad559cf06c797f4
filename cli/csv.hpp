// Tables as comma-separated values: a line of names, then rows of as many cells. Cells have no commas, quotes or line ends.
// Plain values and functions.
#pragma once

#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace recollect::cli {

struct Csv {
  std::vector<std::string> columns;
  std::vector<std::vector<std::string>> rows;
  std::string comment = {};  // of lines that begin with '#', before the names; where and when it was measured, say

  // Throws InvalidInput when there is no such column.
  std::size_t column(std::string_view name) const;
};

// `field` names the text in errors. Throws InvalidInput: no names, a row of another length.
Csv parse_csv(const std::string& text, const std::string& field);
void write_csv(std::ostream& out, const Csv& csv);

// The number that a cell is; nothing when it is empty or no number.
std::optional<double> number_in(const std::string& cell);

}  // namespace recollect::cli
