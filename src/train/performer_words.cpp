#include "train/performer_words.hpp"

#include <array>
#include <utility>

#include "nn/performer_blocks.hpp"
#include "recollect/error.hpp"

namespace recollect::train {
namespace {

using nn::FeatureMap;
using nn::Sums;

constexpr std::int64_t kMost = 1'000'000'000;
constexpr std::array kMaps{std::pair(FeatureMap::square, "square"), std::pair(FeatureMap::elu, "elu"),
                           std::pair(FeatureMap::relu, "relu"), std::pair(FeatureMap::favor, "favor")};
constexpr std::array kSums{std::pair(Sums::plain, "float32"), std::pair(Sums::twice, "float64"), std::pair(Sums::fixed, "fixed")};

template <class Names, class Kind>
const char* name_in(const Names& names, Kind kind) {
  for (const auto& [known, name] : names)
    if (known == kind) return name;
  return "";
}

struct Reader : WordReader {
  template <class Names, class Kind>
  void choose(const std::string& field, const Names& names, Kind& to, const char* accepted) const {
    if (find(field) == nullptr) return;
    for (const auto& [kind, name] : names)
      if (*find(field) == name) {
        to = kind;
        return;
      }
    refuse(field, accepted);
  }
  void flag(const std::string& field, bool& to) const {
    if (find(field) == nullptr) return;
    if (*find(field) != "true" && *find(field) != "false") refuse(field, "true or false");
    to = *find(field) == "true";
  }
};

}  // namespace

const std::vector<std::string>& performer_fields() {
  static const std::vector<std::string> fields{"heads",      "feed_forward", "feature_map", "features",
                                               "norm_first", "decay_sums",   "sums",        "fraction_bits"};
  return fields;
}

Words words_of(const nn::PerformerOptions& o) {
  Words words{{"feature_map", name_in(kMaps, o.map)},
              {"norm_first", o.norm_first ? "true" : "false"},
              {"decay_sums", o.decay ? "true" : "false"},
              {"sums", name_in(kSums, o.sums)}};
  if (o.heads > 0) words["heads"] = std::to_string(o.heads);
  if (o.feed_forward > 0) words["feed_forward"] = std::to_string(o.feed_forward);
  if (o.map == FeatureMap::favor && o.features > 0) words["features"] = std::to_string(o.features);
  if (o.sums == Sums::fixed) words["fraction_bits"] = std::to_string(o.fraction_bits);
  return words;
}

nn::PerformerOptions performer_from(const Words& words, const std::string& prefix) {
  nn::PerformerOptions o;
  const Reader read{{words, prefix}};
  if (read.find("heads") != nullptr) o.heads = read.number("heads", 1, kMost, ", a divisor of the width");
  if (read.find("feed_forward") != nullptr) o.feed_forward = read.number("feed_forward", 1, kMost, " units");
  read.choose("feature_map", kMaps, o.map, "square, elu, relu or favor");
  if (read.find("features") != nullptr && o.map != FeatureMap::favor)
    read.refuse("features", std::string("nothing for ") + read.name("feature_map") + " " + name_in(kMaps, o.map) +
                                ", which has as many as a head is wide; favor has a number of its own");
  if (read.find("features") != nullptr) o.features = read.number("features", 1, kMost, " random features of a head");
  read.flag("norm_first", o.norm_first);
  read.flag("decay_sums", o.decay);
  if (read.find("fraction_bits") != nullptr) o.sums = Sums::fixed;  // if nothing else is said
  read.choose("sums", kSums, o.sums, "float32, float64 or fixed");
  if (read.find("fraction_bits") != nullptr && o.sums != Sums::fixed)
    read.refuse("fraction_bits",
                std::string("nothing for ") + read.name("sums") + " " + name_in(kSums, o.sums) + ": only fixed sums have them");
  if (read.find("fraction_bits") != nullptr)
    o.fraction_bits = static_cast<int>(read.number("fraction_bits", 0, 60, " bits behind the point of a sum"));
  if (o.decay && o.sums == Sums::fixed && read.find("sums") == nullptr)
    read.refuse("fraction_bits", "nothing for sums that decay (" + read.name("decay_sums") + "), which cannot be fixed");
  if (o.decay && o.sums == Sums::fixed)
    throw InvalidInput(read.name("sums"), "fixed",
                       "float32 or float64: sums that decay (" + read.name("decay_sums") + ") lose bits at every token");
  return o;
}

Words completed(Words given, Words known) {
  for (const auto& [choice, goes_with] : {std::pair("sums", "fraction_bits"), std::pair("feature_map", "features")})
    if (given.contains(choice) && (!known.contains(choice) || given.at(choice) != known.at(choice))) known.erase(goes_with);
  if (given.contains("fraction_bits") && !given.contains("sums")) known.erase("sums");  // of fixed ones
  given.merge(known);
  return given;
}

void refuse_performer_words(const Words& words, const std::string& model) {
  const std::string prefix = "--";
  WordReader{words, prefix}.refuse_all(performer_fields(), "nothing for a " + model + ": only --model performer has it");
}

bool can_rewind(const nn::PerformerOptions& o) { return nn::PerformerShape{.options = o}.rewinds(); }

void require_rewinding(const nn::PerformerOptions& o) {
  if (can_rewind(o)) return;
  throw InvalidInput(
      "--boundary", "rewind",
      o.decay ? "keep or auto: sums that decay (--decay-sums) cannot be rewound"
              : "keep or auto: float32 sums cannot be rewound; or sums that can, --sums fixed or float64, which a run has from "
                "its beginning (--init begins one with the weights of another)");
}

}  // namespace recollect::train
