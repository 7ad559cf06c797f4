// Reading JSON without trust: every access names the path of the field and checks its type and range.
#pragma once

#include <cmath>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "recollect/chain.hpp"
#include "recollect/error.hpp"

namespace recollect::json {

using Json = nlohmann::json;

inline Json parse(std::string_view text, const char* what) {
  constexpr int kDeepest = 32;  // our files need 5; what prints a value goes into it recursively
  const auto limit = [&](int depth, Json::parse_event_t, Json&) {
    if (depth > kDeepest)
      throw InvalidInput(what, "lists inside lists, more than 32 deep", "a JSON object as docs/formats.md describes it");
    return true;
  };
  try {
    return Json::parse(text.begin(), text.end(), limit);
  } catch (const Json::parse_error& error) {
    throw InvalidInput(what, "text that is not JSON (byte " + std::to_string(error.byte) + ")", "a JSON object");
  } catch (const Json::exception&) {
    throw InvalidInput(what, "a number that is too large", "numbers that a double can hold");
  }
}

// A short, printable piece of a value, for messages.
inline std::string shown(const Json& value) {
  std::string text = value.dump(-1, ' ', true, Json::error_handler_t::replace);
  constexpr std::size_t kLongest = 60;
  if (text.size() > kLongest) text = text.substr(0, kLongest) + "…";
  return text;
}

// An object whose fields are read by name. `path` is its own, empty for the document.
class Object {
 public:
  Object(const Json& value, std::string path) : value_(value), path_(std::move(path)) {
    if (!value_.is_object()) reject_whole("an object");
  }

  // Refuses fields that nobody reads: most are misspelt.
  void allow(std::initializer_list<const char*> names) const {
    for (const auto& [key, field] : value_.items()) {
      bool known = false;
      for (const char* name : names) known = known || key == name;
      if (known) continue;
      std::string list;
      for (const char* name : names) list += (list.empty() ? "" : ", ") + std::string(name);
      throw InvalidInput(at(key.substr(0, 60).c_str()), shown(field), "only these fields: " + list);
    }
  }
  void expect_format(const char* format) const {
    const Json* name = find("format");
    if (name == nullptr || *name != format) reject("format", std::string("\"") + format + "\"");
    const Json* version = find("version");
    if (version == nullptr || *version != 1) reject("version", "1");
  }

  bool has(const char* name) const { return value_.contains(name); }
  const Json* find(const char* name) const {
    const auto found = value_.find(name);
    return found == value_.end() ? nullptr : &*found;
  }
  std::string at(const char* name) const { return path_.empty() ? name : path_ + "." + name; }

  std::int64_t integer(const char* name, std::int64_t least, const char* accepted) const {
    const Json* field = find(name);
    if (field == nullptr || !field->is_number_integer()) reject(name, accepted);
    if (field->is_number_unsigned() && field->get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX))
      reject(name, accepted);
    const auto value = field->get<std::int64_t>();
    if (value < least) reject(name, accepted);
    return value;
  }
  Bytes bytes(const char* name) const { return Bytes(integer(name, 0, "a whole number of bytes from 0 to 2^63-1")); }
  Bytes bytes_or(const char* name, Bytes otherwise) const { return has(name) ? bytes(name) : otherwise; }

  double number(const char* name, const char* accepted) const {
    const Json* field = find(name);
    if (field == nullptr || !field->is_number()) reject(name, accepted);
    const double value = field->get<double>();
    if (!std::isfinite(value) || value < 0) reject(name, accepted);
    return value;
  }
  Nanoseconds seconds(const char* name) const {
    constexpr const char* kAccepted = "seconds from 0 to 10^6";
    const double value = number(name, kAccepted);
    if (value > std::chrono::duration<double>(kMaxTime).count()) reject(name, kAccepted);
    return Nanoseconds(std::llround(value * 1e9));
  }

  std::string text(const char* name, const std::string& otherwise) const {
    const Json* field = find(name);
    if (field == nullptr) return otherwise;
    if (!field->is_string()) reject(name, "a string");
    return field->get<std::string>();
  }
  bool flag(const char* name) const {
    const Json* field = find(name);
    if (field == nullptr) return false;
    if (!field->is_boolean()) reject(name, "true or false");
    return field->get<bool>();
  }
  const Json& array(const char* name) const {
    const Json* field = find(name);
    if (field == nullptr || !field->is_array()) reject(name, "a list");
    return *field;
  }

  [[noreturn]] void reject(const char* name, const std::string& accepted) const {
    const Json* field = find(name);
    throw InvalidInput(at(name), field == nullptr ? "" : shown(*field), accepted);
  }

 private:
  [[noreturn]] void reject_whole(const std::string& accepted) const {
    throw InvalidInput(path_.empty() ? "document" : path_, shown(value_), accepted);
  }

  const Json& value_;
  std::string path_;
};

}  // namespace recollect::json
