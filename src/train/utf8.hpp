// UTF-8, decoded strictly: no overlong forms, surrogates or code points above U+10FFFF. Functions; safe from any thread.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace recollect::train {

struct CodePoint {
  char32_t value = 0;
  std::size_t bytes = 0;  // 0: the bytes there are not UTF-8
};

// The code point that begins at text[at], at < text.size().
CodePoint code_point_at(std::string_view text, std::size_t at);

// For code points that code_point_at() gives.
void append_utf8(std::string& text, char32_t value);

// Where `text` is first not UTF-8; text.size() if it is.
std::size_t utf8_end(std::string_view text);

// How many code points UTF-8 text has.
std::size_t code_points(std::string_view text);

// Throws InvalidInput, which names `field`, the offset and the way out, for text that is not UTF-8.
void require_utf8(std::string_view text, const std::string& field);

}  // namespace recollect::train
