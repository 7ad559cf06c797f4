// Whether a picture is well-formed XML.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace recollect::testing {

inline std::string_view name_at(std::string_view text) { return text.substr(0, text.find_first_of(" \t\n/>")); }

// An entity that XML knows stands at the beginning of `text`.
inline bool is_entity(std::string_view text) {
  for (const char* entity : {"&amp;", "&lt;", "&gt;", "&quot;", "&#39;"})
    if (text.starts_with(entity)) return true;
  return false;
}

inline bool is_plain(std::string_view text) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    const auto c = static_cast<unsigned char>(text[at]);
    if (c == '<' || (c == '&' && !is_entity(text.substr(at))) || (c < 0x20 && c != '\n')) return false;
  }
  return true;
}

inline bool has_balanced_quotes(std::string_view tag) { return std::count(tag.begin(), tag.end(), '"') % 2 == 0; }

// What is wrong with a document of elements, attributes in double quotes and text, or nothing.
inline std::string xml_problem(std::string_view text) {
  std::vector<std::string_view> open;
  bool has_root = false;
  while (!text.empty()) {
    const std::size_t begin = text.find('<');
    if (!is_plain(text.substr(0, begin))) return "bad text: " + std::string(text.substr(0, 80));
    if (begin == std::string_view::npos) break;
    const std::size_t end = text.find('>', begin);
    if (end == std::string_view::npos) return "a tag does not end";
    const std::string_view tag = text.substr(begin + 1, end - begin - 1);
    if (!is_plain(tag) || !has_balanced_quotes(tag)) return "bad tag: " + std::string(tag);
    text.remove_prefix(end + 1);
    if (tag.starts_with('/')) {
      if (open.empty() || open.back() != tag.substr(1)) return "unexpected end: " + std::string(tag);
      open.pop_back();
      continue;
    }
    if (open.empty() && std::exchange(has_root, true)) return "a second root: " + std::string(tag);
    if (!tag.ends_with('/')) open.push_back(name_at(tag));
  }
  if (!open.empty()) return "not closed: " + std::string(open.back());
  return has_root ? "" : "no root";
}

}  // namespace recollect::testing
