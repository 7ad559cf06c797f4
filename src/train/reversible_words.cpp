#include "train/reversible_words.hpp"

#include <algorithm>
#include <charconv>

#include "recollect/error.hpp"

namespace recollect::train {
namespace {

using nn::Cell;

constexpr int kUsualForgetBits = 3;
constexpr const char* kNone = "none";

const char* forgetful_name(Cell cell) { return nn::state_parts(cell) == 2 ? "rev-lstm" : "rev-gru"; }

const char* name_of(nn::TapeCoder coder) { return coder == nn::TapeCoder::rans ? "rans" : "paper"; }

struct Reader {
  Cell cell;
  const Words& words;
  const std::string& prefix;

  std::string name(const std::string& field) const { return prefix == "--" ? option_of(field) : prefix + field; }
  const std::string* find(const std::string& field) const {
    const auto found = words.find(field);
    return found == words.end() ? nullptr : &found->second;
  }
  [[noreturn]] void refuse(const std::string& field, const std::string& accepted) const {
    throw InvalidInput(name(field), *find(field), accepted);
  }
  int number(const std::string& field, int least, int most, const std::string& more) const {
    const std::string& text = *find(field);
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value < least || value > most)
      refuse(field, std::to_string(least) + " to " + std::to_string(most) + more);
    return value;
  }

  int forget_bits(int resolution) const {
    const std::string field = "forget_bits";
    if (find(field) == nullptr) return forgets_nothing(cell) ? 0 : std::min(kUsualForgetBits, resolution);
    const bool none = *find(field) == kNone;
    if (forgets_nothing(cell) && !none)
      refuse(field, std::string("none: a ") + nn::name_of(cell) + " forgets nothing; " + forgetful_name(cell) + " forgets");
    if (forgets_whole_bits(cell) && none)
      refuse(field, std::string("1 or more bits for a ") + nn::name_of(cell) +
                        ", which chooses among them; rev models may forget without a limit");
    return none ? 0 : number(field, 1, resolution, " bits (--forget-resolution has so many), or none for no limit");
  }
};

}  // namespace

const std::vector<std::string>& reversible_fields() {
  static const std::vector<std::string> fields{"forget_bits", "state_bits", "forget_resolution", "tape"};
  return fields;
}

std::string option_of(const std::string& field) {
  std::string name = "--" + field;
  std::replace(name.begin(), name.end(), '_', '-');
  return name;
}

Words words_of(Cell cell, const nn::ReversibleOptions& o) {
  if (!nn::is_reversible(cell)) return {};
  return {{"forget_bits", o.most_forgotten == 0 ? kNone : std::to_string(o.most_forgotten)},
          {"state_bits", std::to_string(o.state_bits)},
          {"forget_resolution", std::to_string(o.forget_bits)},
          {"tape", name_of(o.coder)}};
}

nn::ReversibleOptions reversible_from(Cell cell, const Words& words, const std::string& prefix) {
  nn::ReversibleOptions o;
  const Reader read{cell, words, prefix};
  if (!nn::is_reversible(cell)) {
    for (const std::string& field : reversible_fields())
      if (read.find(field) != nullptr)
        read.refuse(field, std::string("nothing for a ") + nn::name_of(cell) +
                               ": only reversible models have it, such as --model " + forgetful_name(cell));
    return o;
  }
  if (read.find("state_bits") != nullptr) o.state_bits = read.number("state_bits", 2, 30, " bits behind the point of a state");
  if (read.find("forget_resolution") != nullptr)
    o.forget_bits = read.number("forget_resolution", 1, std::min(15, o.state_bits - 1),
                                " bits behind the point of a forget value, fewer than a state has");
  else
    o.forget_bits = std::min(o.forget_bits, o.state_bits - 1);
  o.most_forgotten = read.forget_bits(o.forget_bits);
  if (const std::string* tape = read.find("tape")) {
    if (*tape != name_of(nn::TapeCoder::rans) && *tape != name_of(nn::TapeCoder::paper))
      read.refuse("tape", "rans, a range coder, or paper, the buffer of MacKay et al. (2018)");
    o.coder = *tape == name_of(nn::TapeCoder::rans) ? nn::TapeCoder::rans : nn::TapeCoder::paper;
  }
  return o;
}

}  // namespace recollect::train
