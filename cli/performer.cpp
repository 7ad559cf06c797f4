#include "performer.hpp"

#include "recollect/error.hpp"

namespace recollect::cli {

void PerformerArguments::add_to(CLI::App& command, const std::string& group) {
  const auto in_group = [&](CLI::Option* option) {
    if (!group.empty()) option->group(group);
  };
  const auto add = [&](const char* name, std::string& to, const char* meaning, const char* type) {
    in_group(command.add_option(name, to, meaning)->type_name(type));
  };
  add("--heads", heads_, "performers: heads of a layer (one for 64 units)", "N");
  add("--feed-forward", feed_forward_, "theirs: units between the layers (4 times --width)", "N");
  add("--feature-map", feature_map_, "theirs, of queries and keys: square, elu, relu or\nfavor (square)", "F");
  add("--features", features_, "theirs: of a head, of favor (as a head is wide)", "N");
  in_group(command.add_flag("--norm-first", norm_first_, "theirs: x + f(norm(x)) instead of x + norm(f(x))"));
  in_group(command.add_flag("--decay-sums", decay_sums_, "theirs: head h forgets a part 2^(-5-h) at every token"));
  add("--sums", sums_, "theirs, over the past: float32, float64 or fixed\n(float32; fixed if rewound or with --fraction-bits)",
      "K");
  add("--fraction-bits", fraction_bits_, "theirs: bits behind the point of fixed sums (32)", "N");
}

void PerformerArguments::add_plan_to(CLI::App& command, CLI::Option* strategy, const std::string& group) {
  auto* slice = command.add_option("--slice", slice_, "performers: tokens of a slice (as many as is best)")->type_name("N");
  auto* boundary = command.add_option("--boundary", boundary_,
                                      "theirs, instead of --strategy: keep the sums between\n"
                                      "slices, rewind them, or auto (auto)");
  boundary->type_name("B")->excludes(strategy);
  if (group.empty()) return;
  slice->group(group);
  boundary->group(group);
}

train::Words PerformerArguments::words() const {
  train::Words words;
  const auto say = [&](const char* field, const std::string& word) {
    if (!word.empty()) words[field] = word;
  };
  say("heads", heads_);
  say("feed_forward", feed_forward_);
  say("feature_map", feature_map_);
  say("features", features_);
  say("norm_first", norm_first_ ? "true" : "");
  say("decay_sums", decay_sums_ ? "true" : "");
  say("sums", sums_);
  say("fraction_bits", fraction_bits_);
  return words;
}

std::optional<Strategy> PerformerArguments::strategy() const {
  if (boundary_.empty()) return std::nullopt;
  if (boundary_ == "keep") return Strategy::revolve;
  if (boundary_ == "rewind") return Strategy::rewind;
  if (boundary_ == "auto") return Strategy::automatic;
  throw InvalidInput("--boundary", boundary_, "keep, rewind or auto");
}

void PerformerArguments::refuse_plan_of(const std::string& model) const {
  if (model == train::kPerformer) return;
  const std::string nothing = "nothing for a " + model;
  if (slice_) throw InvalidInput("--slice", std::to_string(*slice_), nothing + ": only --model performer reads in slices");
  if (!boundary_.empty())
    throw InvalidInput("--boundary", boundary_, nothing + ", which has --strategy; it is of --model performer");
}

void PerformerArguments::choose_sums(Strategy strategy, nn::PerformerOptions& o) const {
  if (strategy == Strategy::rewind && sums_.empty() && !o.decay && !train::can_rewind(o)) o.sums = nn::Sums::fixed;
}

}  // namespace recollect::cli
