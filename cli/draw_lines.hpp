// Lines in a plane: how every picture of lines looks, and charts of them, one or several side by side.
// Plain functions; safe to call from several threads on streams of their own.
#pragma once

#include <array>
#include <ostream>
#include <span>
#include <string>
#include <vector>

#include "svg.hpp"

namespace recollect::cli {

// After Okabe and Ito, without yellow, which is too pale for lines. `mark` and `chosen` are for what is no line.
inline constexpr std::array kLineRoles{
    Role{"line0", "#222222", "#E8E8E8"}, Role{"line1", "#CC79A7", "#DD8FBB"}, Role{"line2", "#E69F00", "#E69F00"},
    Role{"line3", "#009E73", "#2CC79B"}, Role{"line4", "#56B4E9", "#7CC8F5"}, Role{"line5", "#D55E00", "#F0803C"},
    Role{"line6", "#0072B2", "#3D9BE0"}, Role{"mark", "#777777", "#999999"},  Role{"chosen", "#111111", "#FFFFFF"},
};

// The looks of line number `line`. Colours repeat after seven of them, with dashes.
std::string role_of(std::size_t line);
std::string stroke_of(std::size_t line);  // attributes
std::string marker(std::size_t line, double x, double y);

struct Mark {
  double x, y;  // pixels
  std::string tip;
};
// Leaves out those that would hide the line.
void draw_marks(Svg& svg, std::size_t line, std::span<const Mark> marks);

struct Point {
  double x, y;
};
struct Line {
  std::string name;
  std::vector<Point> points;
};
struct Axis {
  std::string label;
  bool logarithmic = false;  // or it begins at 0
};
struct LinePanel {
  std::string title;
  Axis x, y;
  std::vector<Line> lines;
};
struct LineChart {
  std::string title, note;
  std::vector<LinePanel> panels;  // side by side; lines of one name look alike in all, and are named once
};

// What a logarithmic axis cannot show (zero and less) is left out, and so are lines without points.
void draw_lines(std::ostream& out, const LineChart& chart);

}  // namespace recollect::cli
