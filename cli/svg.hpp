// A small writer of SVG pictures: self-contained, without scripts, for light and dark backgrounds.
// One owner per Svg; the free functions are pure.
#pragma once

#include <cstdint>
#include <ostream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "recollect/bytes.hpp"

namespace recollect::cli {

// For text and for attributes. What XML 1.0 forbids (control characters, broken UTF-8) becomes a question mark.
std::string escape(std::string_view text);
// A coordinate: at most two decimals, no trailing zeros.
std::string number(double value);
// "1,000,000"
std::string grouped(std::int64_t value);
// A generous guess of the width of a text, in pixels: the reader's font is not known.
double text_width(std::string_view text, double size);

// The smallest of 1, 2 or 5 times a power of ten that is at least `least`, which is above 0.
double nice_above(double least);
// Multiples of 1, 2 or 5 times a power of ten in [0, max], about `count` of them.
std::vector<double> nice_ticks(double max, int count);
// 1, 2 and 5 times powers of ten in [low, high], both above 0; the powers alone where that would be more than `count`.
std::vector<double> log_ticks(double low, double high, std::size_t count);
// The same for sizes: powers of two times a binary unit from 1 KiB on.
std::vector<Bytes> byte_ticks(Bytes max, int count);

// A thing that is drawn, and its colours. Its name is a CSS class for lines; with "-fill" behind it, for areas.
struct Role {
  const char* name;
  const char* light;
  const char* dark;
};

enum class Anchor : std::uint8_t { start, middle, end };

class Svg {
 public:
  struct Heading {
    std::string title, description;  // for screen readers
  };
  Svg(std::ostream& out, double width, double height, const Heading& heading, std::span<const Role> roles);
  Svg(const Svg&) = delete;
  Svg& operator=(const Svg&) = delete;

  // Every `classes` below is a list of CSS class names, every `tip` an optional tooltip; `extra` are further attributes.
  void text(double x, double y, std::string_view text, std::string_view classes = "", Anchor anchor = Anchor::start);
  void text_upwards(double x, double y, std::string_view text, std::string_view classes = "");
  void line(double x1, double y1, double x2, double y2, std::string_view classes, std::string_view extra = "");
  void rect(double x, double y, double width, double height, std::string_view classes, std::string_view tip = "");
  void circle(double x, double y, double radius, std::string_view classes, std::string_view tip = "");
  void path(std::string_view data, std::string_view classes, std::string_view extra = "", std::string_view tip = "");
  void open_group(std::string_view attributes);
  void close_group();
  // Ends the picture; nothing may follow.
  void finish();

 private:
  void close_shape(const char* tag, std::string_view tip);

  std::ostream& out_;
};

}  // namespace recollect::cli
