#include "train/words.hpp"

#include <algorithm>
#include <charconv>

#include "recollect/error.hpp"

namespace recollect::train {

std::string option_of(const std::string& field) {
  std::string name = "--" + field;
  std::replace(name.begin(), name.end(), '_', '-');
  return name;
}

const std::string* WordReader::find(const std::string& field) const {
  const auto found = words.find(field);
  return found == words.end() ? nullptr : &found->second;
}

void WordReader::refuse(const std::string& field, const std::string& accepted) const {
  throw InvalidInput(name(field), *find(field), accepted);
}

std::int64_t WordReader::number(const std::string& field, std::int64_t least, std::int64_t most, const std::string& more) const {
  const std::string& text = *find(field);
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || value < least || value > most)
    refuse(field, std::to_string(least) + " to " + std::to_string(most) + more);
  return value;
}

void WordReader::refuse_all(const std::vector<std::string>& fields, const std::string& accepted) const {
  for (const std::string& field : fields)
    if (find(field) != nullptr) refuse(field, accepted);
}

}  // namespace recollect::train
