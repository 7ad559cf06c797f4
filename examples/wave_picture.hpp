// The picture of wave_adjoint: fields side by side as coloured cells, in an SVG that reads well on light and dark pages.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <sstream>
#include <string>
#include <vector>

#include "wave_model.hpp"

namespace wave {

enum class Scale : std::uint8_t { speed, signs };  // from low to high; from minus to plus with zero in the middle

struct Panel {
  std::string title;
  Field field;
  Scale scale = Scale::speed;
};

namespace detail {

using Colour = std::array<double, 3>;
inline constexpr std::array<Colour, 5> kSpeedColours{
    {{68, 1, 84}, {59, 82, 139}, {33, 145, 140}, {94, 201, 98}, {253, 231, 37}}};  // viridis
inline constexpr std::array<Colour, 5> kSignColours{
    {{33, 102, 172}, {146, 197, 222}, {247, 247, 247}, {244, 165, 130}, {178, 24, 43}}};
inline constexpr int kLevels = 33;  // odd, so that zero has a colour; few enough that neighbours merge into one rectangle
inline constexpr double kSide = 260, kGap = 24, kTop = 30, kBar = 10;

inline std::string colour(Scale scale, int level) {
  const auto& stops = scale == Scale::speed ? kSpeedColours : kSignColours;
  const double at = 4.0 * level / (kLevels - 1);
  const auto k = std::min<std::size_t>(3, static_cast<std::size_t>(at));
  int rgb[3];
  for (std::size_t c = 0; c < 3; ++c)
    rgb[c] = static_cast<int>(std::lround(stops[k][c] + (at - static_cast<double>(k)) * (stops[k + 1][c] - stops[k][c])));
  char text[8];
  std::snprintf(text, sizeof text, "#%02x%02x%02x", rgb[0] & 255, rgb[1] & 255, rgb[2] & 255);
  return text;
}

struct Range {
  double low, high;
  int level(double value) const {
    const double at = high > low ? (value - low) / (high - low) : 0.5;
    return static_cast<int>(std::lround(std::clamp(at, 0.0, 1.0) * (kLevels - 1)));
  }
};

inline double value(const Model& model, const Field& field, std::size_t x, std::size_t z, std::size_t coarse) {
  const auto at = [&](std::size_t k) { return std::min(model.grid() - 1, (2 * k + 1) * model.grid() / (2 * coarse)); };
  return field[model.cell(at(x), at(z))];
}

// Speeds share one range, so that their colours can be compared.
inline Range range_of(const Model& model, const std::vector<Panel>& panels, Scale scale) {
  Range range{1e300, -1e300};
  for (const Panel& panel : panels)
    for (std::size_t z = 0; panel.scale == scale && z < model.grid(); ++z)
      for (std::size_t x = 0; x < model.grid(); ++x) {
        range.low = std::min(range.low, panel.field[model.cell(x, z)]);
        range.high = std::max(range.high, panel.field[model.cell(x, z)]);
      }
  if (scale == Scale::signs) {
    range.high = std::max(std::abs(range.low), std::abs(range.high));
    range.low = -range.high;
  }
  return range;
}

inline void draw_cells(std::ostream& out, const Model& model, const Panel& panel, const Range& range) {
  const std::size_t coarse = std::min<std::size_t>(model.grid(), 80);
  const double side = kSide / static_cast<double>(coarse);
  for (std::size_t z = 0; z < coarse; ++z)
    for (std::size_t x = 0; x < coarse;) {
      const int level = range.level(value(model, panel.field, x, z, coarse));
      std::size_t end = x + 1;
      while (end < coarse && range.level(value(model, panel.field, end, z, coarse)) == level) ++end;
      out << "<rect x='" << static_cast<double>(x) * side << "' y='" << static_cast<double>(z) * side << "' width='"
          << static_cast<double>(end - x) * side << "' height='" << side << "' fill='" << colour(panel.scale, level) << "'/>\n";
      x = end;
    }
}

inline void draw_marks(std::ostream& out, const Model& model) {
  const std::size_t stride = model.cell(0, 1) - model.cell(0, 0);
  const double scale = kSide / static_cast<double>(model.grid());
  const auto x_of = [&](std::size_t k) { return (static_cast<double>(k % stride - Model::kFrame) + 0.5) * scale; };
  const auto z_of = [&](std::size_t k) { return (static_cast<double>(k / stride - Model::kFrame) + 0.5) * scale; };
  for (std::size_t r = 0; r < model.receivers().size(); r += 4)
    out << "<circle cx='" << x_of(model.receivers()[r]) << "' cy='" << z_of(model.receivers()[r])
        << "' r='2' fill='#fff' stroke='#000' stroke-width='.7'/>\n";
  out << "<circle cx='" << x_of(model.source()) << "' cy='" << z_of(model.source())
      << "' r='5' fill='#e31a1c' stroke='#fff' stroke-width='1.5'/>\n";
}

inline void draw_bar(std::ostream& out, Scale scale, const Range& range) {
  const double y = kSide + 8, width = kSide / kLevels;
  for (int level = 0; level < kLevels; ++level)
    out << "<rect x='" << level * width << "' y='" << y << "' width='" << width << "' height='" << kBar << "' fill='"
        << colour(scale, level) << "'/>\n";
  const double text = y + kBar + 14;
  const bool speed = scale == Scale::speed;
  const auto label = [&](double number, const char* word) {
    return speed ? std::to_string(std::lround(number)) + " m/s" : std::string(word);
  };
  out << "<text x='0' y='" << text << "'>" << label(range.low, "slower") << "</text><text x='" << kSide << "' y='" << text
      << "' text-anchor='end'>" << label(range.high, "faster") << "</text>\n";
}

}  // namespace detail

inline std::string svg_picture(const Model& model, const std::vector<Panel>& panels) {
  using namespace detail;
  const double count = static_cast<double>(panels.size());
  const double width = count * kSide + (count + 1) * kGap, height = kTop + kSide + 62;
  std::ostringstream out;
  out.precision(6);
  out << "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 " << width << " " << height << "' role='img'>\n"
      << "<title>Seismic inversion: true wave speed, gradient and recovered wave speed</title>\n"
      << "<style>text{font:12px sans-serif;fill:#333}.t{font-size:14px;font-weight:600}"
         "@media(prefers-color-scheme:dark){text{fill:#ddd}}</style>\n";
  for (std::size_t p = 0; p < panels.size(); ++p) {
    const Range range = range_of(model, panels, panels[p].scale);
    out << "<g transform='translate(" << kGap + static_cast<double>(p) * (kSide + kGap) << "," << kTop << ")'>\n"
        << "<text class='t' x='0' y='-9'>" << panels[p].title << "</text>\n<g shape-rendering='crispEdges'>\n";
    draw_cells(out, model, panels[p], range);
    out << "</g>\n";
    draw_marks(out, model);
    draw_bar(out, panels[p].scale, range);
    out << "</g>\n";
  }
  out << "<text x='" << kGap << "' y='" << height - 8 << "'>red: source; white: receivers (every fourth)</text>\n</svg>\n";
  return out.str();
}

}  // namespace wave
