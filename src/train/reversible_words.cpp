#include "train/reversible_words.hpp"

#include <algorithm>

namespace recollect::train {
namespace {

using nn::Cell;

constexpr int kUsualForgetBits = 3;
constexpr const char* kNone = "none";

const char* forgetful_name(Cell cell) { return nn::state_parts(cell) == 2 ? "rev-lstm" : "rev-gru"; }

const char* name_of(nn::TapeCoder coder) { return coder == nn::TapeCoder::rans ? "rans" : "paper"; }

struct Reader : WordReader {
  Cell cell;

  int bits(const std::string& field, int least, int most, const std::string& more) const {
    return static_cast<int>(number(field, least, most, more));
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
    return none ? 0 : bits(field, 1, resolution, " bits (--forget-resolution has so many), or none for no limit");
  }
};

}  // namespace

const std::vector<std::string>& reversible_fields() {
  static const std::vector<std::string> fields{"forget_bits", "state_bits", "forget_resolution", "tape"};
  return fields;
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
  const Reader read{{words, prefix}, cell};
  if (!nn::is_reversible(cell)) {
    read.refuse_all(reversible_fields(), std::string("nothing for a ") + nn::name_of(cell) +
                                             ": only reversible models have it, such as --model " + forgetful_name(cell));
    return o;
  }
  if (read.find("state_bits") != nullptr) o.state_bits = read.bits("state_bits", 2, 30, " bits behind the point of a state");
  if (read.find("forget_resolution") != nullptr)
    o.forget_bits = read.bits("forget_resolution", 1, std::min(15, o.state_bits - 1),
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

void refuse_reversible_words(const Words& words, const std::string& model) {
  const std::string prefix = "--";
  WordReader{words, prefix}.refuse_all(reversible_fields(),
                                       "nothing for a " + model + ": only reversible models have it, such as --model rev-gru");
}

}  // namespace recollect::train
