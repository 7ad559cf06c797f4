// Options of Performers that train and grad share: what the model is, --slice and --boundary.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>

#include "train/performer_words.hpp"

namespace recollect::cli {

class PerformerArguments {
 public:
  void add_to(CLI::App& command, const std::string& model_group = "");
  // `strategy` is the option that --boundary stands in place of.
  void add_plan_to(CLI::App& command, CLI::Option* strategy, const std::string& group = "");

  // What was given, by the names that weights and checkpoints have for it.
  train::Words words() const;
  // Nothing where they were not given. Throw InvalidInput.
  std::optional<std::int64_t> slice() const { return slice_; }
  std::optional<Strategy> strategy() const;
  // Throws InvalidInput for a slice or a boundary of a `model` that has none.
  void refuse_plan_of(const std::string& model) const;
  // Sums that shall be rewound and were not chosen are fixed.
  void choose_sums(Strategy strategy, nn::PerformerOptions& options) const;

 private:
  std::string heads_, feed_forward_, feature_map_, features_, sums_, fraction_bits_, boundary_;
  bool norm_first_ = false, decay_sums_ = false;
  std::optional<std::int64_t> slice_;
};

}  // namespace recollect::cli
