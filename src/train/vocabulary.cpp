#include "train/vocabulary.hpp"

#include <algorithm>
#include <limits>
#include <unordered_set>
#include <utility>

#include "format/json.hpp"
#include "recollect/error.hpp"
#include "train/utf8.hpp"
#include "train/white_space.hpp"

namespace recollect::train {
namespace {

constexpr std::int32_t kUnknown = 0;
constexpr std::size_t kReserved = 2;
constexpr std::size_t kCodePoints = 0x110000;

std::vector<std::string> reserved(Level level) {
  if (level == Level::word) return {"<unk>", "<eos>"};
  return {"\uFFFD", "\n"};
}

// Calls point(value) for each code point; false when the text is not UTF-8.
template <class Point>
bool for_each_code_point(std::string_view text, Point point) {
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint found = code_point_at(text, at);
    if (found.bytes == 0) return false;
    point(found.value);
    at += found.bytes;
  }
  return true;
}

using Counted = std::pair<std::int64_t, std::string>;

std::vector<Counted> count_words(std::string_view text) {
  std::unordered_map<std::string_view, std::int64_t> counts;
  for_each_word(
      text, [&](std::string_view word) { ++counts[word]; }, [] {});
  std::vector<Counted> row;
  row.reserve(counts.size());
  for (const auto& [word, count] : counts) row.emplace_back(count, word);
  return row;
}

std::vector<Counted> count_characters(std::string_view text) {
  std::vector<std::int64_t> counts(kCodePoints);
  for_each_code_point(text, [&](char32_t value) { ++counts[value]; });
  std::vector<Counted> row;
  for (std::size_t value = 0; value < kCodePoints; ++value) {
    if (counts[value] == 0) continue;
    row.emplace_back(counts[value], std::string());
    append_utf8(row.back().second, static_cast<char32_t>(value));
  }
  return row;
}

bool is_one_word(const std::string& text) {
  return !text.empty() && std::none_of(text.begin(), text.end(), [](char c) { return c == '\n' || is_blank(c); });
}

// From a file that nobody vouches for. The JSON reader has seen to it that strings are UTF-8.
std::vector<std::string> tokens_from_json(const json::Object& document, Level level) {
  const json::Json& list = document.array("tokens");
  const std::vector<std::string> first = reserved(level);
  if (list.size() < kReserved || list.size() > std::size_t{std::numeric_limits<std::int32_t>::max()})
    throw InvalidInput("tokens", std::to_string(list.size()) + " tokens", "2 to 2^31-1 tokens");
  std::vector<std::string> tokens;
  std::unordered_set<std::string> seen;
  for (const json::Json& entry : list) {
    const std::string at = "tokens[" + std::to_string(tokens.size()) + "]";
    const auto reject = [&](const std::string& accepted) { throw InvalidInput(at, json::shown(entry), accepted); };
    if (!entry.is_string()) reject("a string");
    const auto& text = entry.get_ref<const std::string&>();
    if (tokens.size() < kReserved && text != first[tokens.size()]) reject(json::shown(first[tokens.size()]));
    if (level == Level::word && !is_one_word(text)) reject("a word without white space");
    if (level == Level::character && (text.empty() || code_point_at(text, 0).bytes != text.size())) reject("one code point");
    if (!seen.insert(text).second) reject("tokens that differ from each other");
    tokens.push_back(text);
  }
  return tokens;
}

}  // namespace

std::string to_string(Level level) {
  switch (level) {
    case Level::byte: return "byte";
    case Level::character: return "char";
    case Level::word: return "word";
  }
  return "";
}

Level parse_level(std::string_view text, const char* field) {
  for (const Level level : {Level::byte, Level::character, Level::word})
    if (text == to_string(level)) return level;
  throw InvalidInput(field, std::string(text), "byte, char or word");
}

Vocabulary::Vocabulary(Level level, std::vector<std::string> tokens) : level_(level), tokens_(std::move(tokens)) {
  for (std::size_t id = 0; id < tokens_.size(); ++id) {
    if (level_ == Level::word) {
      by_word_.emplace(tokens_[id], static_cast<std::int32_t>(id));
    } else {
      const std::size_t value = code_point_at(tokens_[id], 0).value;
      if (value >= by_code_point_.size()) by_code_point_.resize(value + 1, kUnknown);
      by_code_point_[value] = static_cast<std::int32_t>(id);
    }
  }
}

Vocabulary Vocabulary::bytes() { return {Level::byte, {}}; }

Vocabulary Vocabulary::of(Level level, std::string_view text, std::int64_t most, const std::string& field) {
  if (most != 0 && level == Level::byte)
    throw InvalidInput("--max-vocabulary", std::to_string(most), "none at level byte, which always has 256 ids");
  if (most != 0 && most <= static_cast<std::int64_t>(kReserved))
    throw InvalidInput("--max-vocabulary", std::to_string(most), "3 or more: two ids are for unknown tokens and newlines");
  if (level == Level::byte) return bytes();
  require_utf8(text, field);
  std::vector<Counted> counted = level == Level::word ? count_words(text) : count_characters(text);
  std::vector<std::string> tokens = reserved(level);
  std::erase_if(counted, [&](const Counted& entry) { return entry.second == tokens[0] || entry.second == tokens[1]; });
  std::sort(counted.begin(), counted.end(),
            [](const Counted& a, const Counted& b) { return a.first != b.first ? a.first > b.first : a.second < b.second; });
  for (Counted& entry : counted) {
    if (most != 0 && tokens.size() == static_cast<std::size_t>(most)) break;
    tokens.push_back(std::move(entry.second));
  }
  return {level, std::move(tokens)};
}

Vocabulary Vocabulary::from_json(std::string_view text) {
  const json::Json value = json::parse(text, "vocabulary");
  const json::Object document(value, "");
  document.expect_format("recollect-vocabulary");
  document.allow({"format", "version", "level", "tokens"});
  const Level level = parse_level(document.text("level", ""), "level");
  if (level != Level::byte) return {level, tokens_from_json(document, level)};
  if (document.has("tokens")) document.reject("tokens", "none at level byte");
  return bytes();
}

std::string Vocabulary::to_json() const {
  nlohmann::ordered_json document{{"format", "recollect-vocabulary"}, {"version", 1}, {"level", to_string(level_)}};
  if (level_ != Level::byte) document["tokens"] = tokens_;
  return document.dump();
}

std::int32_t Vocabulary::size() const { return level_ == Level::byte ? 256 : static_cast<std::int32_t>(tokens_.size()); }

void Vocabulary::encode(std::string_view text, Tokens& out, const std::string& field) const {
  switch (level_) {
    case Level::byte:
      for (const char c : text) out.push_back(static_cast<unsigned char>(c));
      return;
    case Level::character:
      if (!for_each_code_point(
              text, [&](char32_t value) { out.push_back(value < by_code_point_.size() ? by_code_point_[value] : kUnknown); }))
        require_utf8(text, field);
      return;
    case Level::word:
      for_each_word(
          text,
          [&](std::string_view word) {
            const auto found = by_word_.find(word);
            out.push_back(found == by_word_.end() ? kUnknown : found->second);
          },
          [&] { out.push_back(newline()); });
      return;
  }
}

Tokens Vocabulary::encode(std::string_view text, const std::string& field) const {
  Tokens tokens(size());
  encode(text, tokens, field);
  return tokens;
}

std::string Vocabulary::decode(std::span<const std::int32_t> ids) const {
  std::string text;
  for (const std::int32_t id : ids) {
    if (id < 0 || id >= size()) throw InvalidInput("token", std::to_string(id), "ids from 0 to " + std::to_string(size() - 1));
    if (level_ == Level::byte) {
      text.push_back(static_cast<char>(static_cast<unsigned char>(id)));
    } else if (level_ == Level::word && id == newline()) {
      text.push_back('\n');
    } else {
      if (level_ == Level::word && !text.empty() && text.back() != '\n') text.push_back(' ');
      text += tokens_[static_cast<std::size_t>(id)];
    }
  }
  return text;
}

}  // namespace recollect::train
