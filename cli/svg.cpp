#include "svg.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

namespace recollect::cli {
namespace {

// The length of the well-formed UTF-8 sequence at the beginning of `text`, or 0.
std::size_t sequence_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(0);
  const std::size_t length = lead < 0x80                   ? 1
                             : lead >= 0xC2 && lead < 0xE0 ? 2
                             : (lead & 0xF0) == 0xE0       ? 3
                             : lead >= 0xF0 && lead < 0xF5 ? 4
                                                           : 0;
  if (length == 0 || length > text.size()) return 0;
  for (std::size_t i = 1; i < length; ++i)
    if ((byte(i) & 0xC0) != 0x80) return 0;
  if (length < 3) return length;
  // Overlong forms, surrogates, the two non-characters U+FFFE and U+FFFF, and what lies beyond U+10FFFF.
  const unsigned char second = byte(1);
  const bool bad = (lead == 0xE0 && second < 0xA0) || (lead == 0xED && second >= 0xA0) || (lead == 0xF0 && second < 0x90) ||
                   (lead == 0xF4 && second >= 0x90) || (lead == 0xEF && second == 0xBF && byte(2) >= 0xBE);
  return bad ? 0 : length;
}

constexpr const char* kBaseStyle =
    "text{font-family:Inter,'Segoe UI','Helvetica Neue',Arial,'DejaVu Sans',sans-serif;font-size:12px;fill:#333}"
    ".title{font-size:18px;font-weight:600;fill:#111}.muted{fill:#666}.small{font-size:11px}.strong{font-weight:600;fill:#111}"
    ".paper{fill:#fff}.panel{fill:#f7f7f7}.grid{stroke:#dedede;stroke-width:1}.axis{stroke:#888;stroke-width:1}"
    ".on-colour{fill:#111}.halo{stroke:#fff;stroke-width:4px;stroke-linejoin:round;paint-order:stroke}path,line,.chosen{fill:"
    "none}.chosen{stroke-width:2px}";
constexpr const char* kDarkStyle =
    "text{fill:#ccc}.title,.strong{fill:#f2f2f2}.muted{fill:#999}.paper{fill:#16181c}.panel{fill:#1e2126}.grid{stroke:#34383f}"
    ".on-colour{fill:#111}.axis{stroke:#777}.halo{stroke:#16181c}";

std::string role_style(std::span<const Role> roles, const char* Role::*colour) {
  std::string style;
  // An area's class must win over `path{fill:none}`, and does: a class is more specific than an element.
  for (const Role& role : roles) style += fmt::format(".{0}{{stroke:{1}}}.{0}-fill{{fill:{1}}}", role.name, role.*colour);
  return style;
}

const char* name_of(Anchor anchor) { return anchor == Anchor::start ? "start" : anchor == Anchor::middle ? "middle" : "end"; }

}  // namespace

std::string escape(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const char c = text.front();
    const std::size_t length = sequence_length(text);
    if (c == '&')
      result += "&amp;";
    else if (c == '<')
      result += "&lt;";
    else if (c == '>')
      result += "&gt;";
    else if (c == '"')
      result += "&quot;";
    else if (c == '\'')
      result += "&#39;";
    else if (length == 0 || (length == 1 && (static_cast<unsigned char>(c) < 0x20 || c == 0x7F)))
      result += '?';
    else
      result += text.substr(0, length);
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return result;
}

std::string number(double value) {
  std::string text = fmt::format("{:.2f}", value);
  while (text.back() == '0') text.pop_back();
  if (text.back() == '.') text.pop_back();
  return text == "-0" ? "0" : text;
}

std::string grouped(std::int64_t value) {
  std::string text = std::to_string(value);
  for (auto at = static_cast<std::ptrdiff_t>(text.size()) - 3; at > (value < 0 ? 1 : 0); at -= 3)
    text.insert(static_cast<std::size_t>(at), 1, ',');
  return text;
}

double text_width(std::string_view text, double size) {
  const auto letters =
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; });
  return 0.6 * size * static_cast<double>(letters);
}

double nice_above(double least) {
  const double power = std::pow(10, std::floor(std::log10(least)));
  for (const double factor : {1.0, 2.0, 5.0})
    if (factor * power >= least * (1 - 1e-9)) return factor * power;
  return 10 * power;
}

std::vector<double> nice_ticks(double max, int count) {
  if (!(max > 0)) return {0};
  const double step = nice_above(max / count);
  std::vector<double> ticks;
  for (int k = 0; k * step <= max * (1 + 1e-9); ++k) ticks.push_back(k * step);
  return ticks;
}

std::vector<double> log_ticks(double low, double high, std::size_t count) {
  std::vector<double> ticks, powers;
  for (double power = std::pow(10, std::floor(std::log10(low) + 1e-9)); power <= high * (1 + 1e-9); power *= 10)
    for (const double factor : {1.0, 2.0, 5.0}) {
      const double tick = power * factor;
      if (tick < low * (1 - 1e-9) || tick > high * (1 + 1e-9)) continue;
      ticks.push_back(tick);
      if (factor == 1) powers.push_back(tick);
    }
  return ticks.size() > count ? powers : ticks;
}

std::vector<Bytes> byte_ticks(Bytes max, int count) {
  if (max.count() <= 0) return {Bytes(0)};
  const double least = std::max(1.0, static_cast<double>(max.count()) / count);
  const auto step = static_cast<std::int64_t>(max.count() < 1024 ? nice_above(least) : std::exp2(std::ceil(std::log2(least))));
  std::vector<Bytes> ticks;
  for (std::int64_t k = 0; k <= max.count() / step; ++k) ticks.emplace_back(k * step);
  return ticks;
}

Svg::Svg(std::ostream& out, double width, double height, const Heading& heading, std::span<const Role> roles) : out_(out) {
  out_ << fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\" role=\"img\" "
      "aria-labelledby=\"t d\">\n<title id=\"t\">{2}</title>\n<desc id=\"d\">{3}</desc>\n",
      number(width), number(height), escape(heading.title), escape(heading.description));
  out_ << "<style>" << kBaseStyle << role_style(roles, &Role::light) << "\n@media (prefers-color-scheme: dark){" << kDarkStyle
       << role_style(roles, &Role::dark) << "}</style>\n";
  rect(0, 0, width, height, "paper");
}

void Svg::text(double x, double y, std::string_view text, std::string_view classes, Anchor anchor) {
  out_ << fmt::format("<text x=\"{}\" y=\"{}\" class=\"{}\" text-anchor=\"{}\">{}</text>\n", number(x), number(y), classes,
                      name_of(anchor), escape(text));
}

void Svg::text_upwards(double x, double y, std::string_view text, std::string_view classes) {
  out_ << fmt::format("<text transform=\"translate({},{}) rotate(-90)\" class=\"{}\" text-anchor=\"middle\">{}</text>\n",
                      number(x), number(y), classes, escape(text));
}

void Svg::line(double x1, double y1, double x2, double y2, std::string_view classes, std::string_view extra) {
  out_ << fmt::format("<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" class=\"{}\" {}/>\n", number(x1), number(y1), number(x2),
                      number(y2), classes, extra);
}

void Svg::rect(double x, double y, double width, double height, std::string_view classes, std::string_view tip) {
  out_ << fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" class=\"{}\"", number(x), number(y), number(width),
                      number(height), classes);
  close_shape("rect", tip);
}

void Svg::circle(double x, double y, double radius, std::string_view classes, std::string_view tip) {
  out_ << fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"{}\" class=\"{}\"", number(x), number(y), number(radius), classes);
  close_shape("circle", tip);
}

void Svg::path(std::string_view data, std::string_view classes, std::string_view extra, std::string_view tip) {
  out_ << "<path class=\"" << classes << "\" " << extra << " d=\"" << data << '"';
  close_shape("path", tip);
}

void Svg::open_group(std::string_view attributes) { out_ << "<g " << attributes << ">\n"; }
void Svg::close_group() { out_ << "</g>\n"; }
void Svg::finish() { out_ << "</svg>\n"; }

void Svg::close_shape(const char* tag, std::string_view tip) {
  if (tip.empty())
    out_ << "/>\n";
  else
    out_ << "><title>" << escape(tip) << "</title></" << tag << ">\n";
}

}  // namespace recollect::cli
