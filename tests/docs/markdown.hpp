// As much of Markdown as the tests of the documents need: blocks of code, code in text, headings and links.
#pragma once

#include <cctype>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace recollect::docs {

struct Located {
  int line;
  std::string text;
};

struct Fence {
  int line;
  std::string info;  // "cpp", "sh", or nothing
  std::vector<std::string> lines;
};

struct Markdown {
  std::vector<Fence> fences;
  std::vector<Located> headings;  // their words
  std::vector<Located> spans;     // what stands between backticks
  std::vector<Located> links;     // their targets, those of images too

  // The names by which GitHub links to headings.
  std::set<std::string> anchors() const;
};

inline std::string read_document(const std::filesystem::path& path) {
  std::ifstream file(path);
  if (!file) throw std::runtime_error(path.string() + " cannot be opened");
  return {std::istreambuf_iterator<char>(file), {}};
}

// Lower case, without punctuation, hyphens for spaces.
inline std::string anchor_of(const std::string& heading) {
  std::string anchor;
  for (const char c : heading) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= 0x80 || std::isalnum(byte) != 0 || c == '-' || c == '_')
      anchor += static_cast<char>(byte < 0x80 ? std::tolower(byte) : byte);
    else if (c == ' ')
      anchor += '-';
  }
  return anchor;
}

inline std::set<std::string> Markdown::anchors() const {
  std::set<std::string> all;
  std::map<std::string, int> seen;
  for (const Located& heading : headings) {
    const std::string anchor = anchor_of(heading.text);
    const int before = seen[anchor]++;
    all.insert(before == 0 ? anchor : anchor + "-" + std::to_string(before));
  }
  return all;
}

// Takes code out of a line, so that nothing in it looks like a link.
inline std::string take_spans(const std::string& line, int number, std::vector<Located>& spans) {
  std::string rest;
  std::size_t at = 0;
  for (;;) {
    const std::size_t begin = line.find('`', at);
    const std::size_t end = begin == std::string::npos ? begin : line.find('`', begin + 1);
    if (end == std::string::npos) return rest + line.substr(at);
    spans.push_back({number, line.substr(begin + 1, end - begin - 1)});
    rest += line.substr(at, begin - at) + "code";
    at = end + 1;
  }
}

inline void take_links(const std::string& line, int number, std::vector<Located>& links) {
  for (std::size_t at = line.find("]("); at != std::string::npos; at = line.find("](", at + 2)) {
    const std::size_t end = line.find(')', at);
    if (end != std::string::npos) links.push_back({number, line.substr(at + 2, end - at - 2)});
  }
}

inline Markdown parse_markdown(const std::string& text) {
  Markdown made;
  std::istringstream lines(text);
  bool inside = false;
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    if (line.starts_with("```")) {
      inside = !inside;
      if (inside) made.fences.push_back({number, line.substr(3), {}});
    } else if (inside) {
      made.fences.back().lines.push_back(line);
    } else if (!line.starts_with("    ")) {  // formulas are indented
      if (const std::size_t words = line.find_first_not_of('#'); line.starts_with('#') && words != std::string::npos)
        made.headings.push_back({number, line.substr(line[words] == ' ' ? words + 1 : words)});
      take_links(take_spans(line, number, made.spans), number, made.links);
    }
  }
  return made;
}

}  // namespace recollect::docs
