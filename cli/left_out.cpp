#include "left_out.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace recollect::cli {

std::string text_of(const LeftOut& left_out) {
  constexpr std::size_t kShown = 3;
  std::string text = fmt::format("{} pair{} left out:", left_out.size(), left_out.size() == 1 ? " is" : "s are");
  const std::size_t shown = std::min(kShown, left_out.size());
  for (std::size_t i = 0; i < shown; ++i)
    text += fmt::format("{} line {}, {}", i == 0 ? "" : ";", left_out[i].line, left_out[i].why);
  if (left_out.size() > shown) text += fmt::format("; and {} more", left_out.size() - shown);
  return text;
}

nlohmann::ordered_json to_json(const LeftOut& left_out) {
  nlohmann::ordered_json json = nlohmann::ordered_json::array();
  for (const auto& [line, why] : left_out) json.push_back({{"line", line}, {"why", why}});
  return json;
}

std::string lines_of(const LeftOut& left_out) {
  std::string text;
  for (const auto& [line, why] : left_out) text += fmt::format("line {}: {}\n", line, why);
  return text;
}

}  // namespace recollect::cli
