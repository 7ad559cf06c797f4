// Figures of the papers: which there are, the numbers of those that our planners make, and how any of them is drawn from its
// table. Pure functions but for the time they take, seconds at most.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "csv.hpp"
#include "draw_lines.hpp"

namespace recollect::cli {

// A column of the table along an axis.
struct FigureAxis {
  const char* column;
  const char* label;
  bool logarithmic = false;
  double unit = 1;  // cells are divided by it
};

struct FigurePanel {
  const char* title;
  FigureAxis x, y;
  const char* where = "";  // only rows whose cell in this column is …
  const char* is = "";
};

struct Figure {
  const char* name;    // of its files
  const char* title;   // what it shows
  const char* note;    // how to read it
  const char* series;  // the column that tells lines apart
  const char* label;   // of a line where that is a number: "{} states"
  std::vector<FigurePanel> panels;
  std::function<Csv()> plan = {};  // makes its table; without it the figure is measured, by bench/figures
};

// By paper and number.
const std::vector<Figure>& all_figures();

// Throws InvalidInput when the table lacks a column.
LineChart chart_of(const Figure& figure, const Csv& table);

// Of each paper, and those that have to be measured.
std::vector<Figure> gruslys_figures();
std::vector<Figure> butt_figures();
std::vector<Figure> kukreja_figures();
std::vector<Figure> measured_figures();

// Whole numbers from `least` to `most`, `decade` of them to a decade, evenly on a logarithmic scale.
std::vector<std::int64_t> spread_lengths(std::int64_t least, std::int64_t most, int decade);
// With six digits.
std::string cell_of(double value);

}  // namespace recollect::cli
