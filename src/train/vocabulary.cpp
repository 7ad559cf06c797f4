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

constexpr const char* kDigits = "0123456789abcdef";

std::string in_hex(std::string_view bytes) {
  std::string text;
  text.reserve(2 * bytes.size());
  for (const char byte : bytes) {
    text.push_back(kDigits[static_cast<unsigned char>(byte) >> 4U]);
    text.push_back(kDigits[static_cast<unsigned char>(byte) & 15U]);
  }
  return text;
}

std::string from_hex(std::string_view text, const char* field) {
  const std::string_view digits = kDigits;
  std::string bytes;
  bytes.reserve(text.size() / 2);
  for (std::size_t at = 0; at < text.size(); at += 2) {
    const std::size_t high = digits.find(text[at]), low = at + 1 < text.size() ? digits.find(text[at + 1]) : digits.npos;
    if (high == digits.npos || low == digits.npos)
      throw InvalidInput(field, "something else from character " + std::to_string(at) + " on",
                         "bytes as pairs of the digits 0-9a-f");
    bytes.push_back(static_cast<char>(high * 16 + low));
  }
  return bytes;
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
    case Level::piece: return "piece";
  }
  return "";
}

Level parse_level(std::string_view text, const char* field) {
  for (const Level level : {Level::byte, Level::character, Level::word, Level::piece})
    if (text == to_string(level)) return level;
  throw InvalidInput(field, std::string(text), "byte, char, word or piece");
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
  if (level == Level::piece) throw InvalidInput("level", "piece", "byte, char or word: pieces are a SentencePiece model's");
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

Vocabulary Vocabulary::of(std::shared_ptr<const SentencePieces> pieces) {
  Vocabulary made(Level::piece, {});
  made.pieces_ = std::move(pieces);
  return made;
}

Vocabulary Vocabulary::from_json(std::string_view text) {
  const json::Json value = json::parse(text, "vocabulary");
  const json::Object document(value, "");
  document.expect_format("recollect-vocabulary");
  document.allow({"format", "version", "level", "tokens", "model"});
  const Level level = parse_level(document.text("level", ""), "level");
  if (document.has("model") && level != Level::piece) document.reject("model", "none but at level piece");
  if (level == Level::word || level == Level::character) return {level, tokens_from_json(document, level)};
  if (document.has("tokens")) document.reject("tokens", "none at level " + to_string(level));
  if (level == Level::piece) return of(SentencePieces::of(from_hex(document.text("model", ""), "model"), "model"));
  return bytes();
}

std::string Vocabulary::to_json() const {
  nlohmann::ordered_json document{{"format", "recollect-vocabulary"}, {"version", 1}, {"level", to_string(level_)}};
  if (level_ == Level::word || level_ == Level::character) document["tokens"] = tokens_;
  if (level_ == Level::piece) document["model"] = in_hex(pieces_->model());
  return document.dump();
}

bool operator==(const Vocabulary& a, const Vocabulary& b) {
  if (a.level_ != b.level_) return false;
  return a.level_ == Level::piece ? a.pieces_->model() == b.pieces_->model() : a.tokens_ == b.tokens_;
}

std::int32_t Vocabulary::size() const {
  if (level_ == Level::piece) return pieces_->size();
  return level_ == Level::byte ? 256 : static_cast<std::int32_t>(tokens_.size());
}

std::int32_t Vocabulary::newline() const {
  if (level_ == Level::piece) return pieces_->end();
  return level_ == Level::byte ? '\n' : 1;
}

std::int32_t Vocabulary::unknown() const {
  if (level_ == Level::piece) return pieces_->unknown();
  return level_ == Level::byte ? -1 : kUnknown;
}

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
    case Level::piece:
      for (;;) {
        const std::size_t end = text.find('\n');
        for (const std::int32_t id : pieces_->encode(text.substr(0, end))) out.push_back(id);
        if (end == text.npos) return;
        out.push_back(newline());
        text.remove_prefix(end + 1);
      }
  }
}

Tokens Vocabulary::encode(std::string_view text, const std::string& field) const {
  Tokens tokens(size());
  encode(text, tokens, field);
  return tokens;
}

std::vector<std::string> Vocabulary::split(std::string_view line) const {
  if (level_ == Level::piece) return pieces_->split(line);
  std::vector<std::string> tokens;
  if (level_ == Level::word)
    for_each_word(
        line, [&](std::string_view word) { tokens.emplace_back(word); }, [] {});
  else
    for (std::size_t at = 0; at < line.size(); at += tokens.back().size())
      tokens.emplace_back(line.substr(at, level_ == Level::byte ? 1 : code_point_at(line, at).bytes));
  return tokens;
}

std::string Vocabulary::decode_pieces(std::span<const std::int32_t> ids) const {
  std::string text;
  for (;;) {
    const auto end = std::find(ids.begin(), ids.end(), newline());
    text += pieces_->decode({ids.begin(), end});
    if (end == ids.end()) return text;
    text.push_back('\n');
    ids = {end + 1, ids.end()};
  }
}

std::string Vocabulary::decode(std::span<const std::int32_t> ids) const {
  std::string text;
  for (const std::int32_t id : ids)
    if (id < 0 || id >= size()) throw InvalidInput("token", std::to_string(id), "ids from 0 to " + std::to_string(size() - 1));
  if (level_ == Level::piece) return decode_pieces(ids);
  for (const std::int32_t id : ids) {
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
