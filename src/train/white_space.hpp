// Words: what white space separates, byte by byte. Functions; safe from any thread.
#pragma once

#include <cstddef>
#include <string_view>

namespace recollect::train {

// White space that ends no line.
inline bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f'; }

// Calls word(view) for each word and newline() for each newline, in order.
template <class Word, class Newline>
void for_each_word(std::string_view text, Word word, Newline newline) {
  std::size_t at = 0;
  while (at < text.size()) {
    if (text[at] == '\n') {
      newline();
      ++at;
    } else if (is_blank(text[at])) {
      ++at;
    } else {
      const std::size_t begin = at;
      while (at < text.size() && text[at] != '\n' && !is_blank(text[at])) ++at;
      word(text.substr(begin, at - begin));
    }
  }
}

}  // namespace recollect::train
