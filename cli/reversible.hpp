// Options of reversible models that train, grad and bench share: --forget-bits, --state-bits, --forget-resolution and --tape.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "train/reversible_words.hpp"

namespace recollect::cli {

class ReversibleArguments {
 public:
  void add_to(CLI::App& command, const std::string& group = "");
  // What was given, by the names that weights and checkpoints have for it.
  train::Words words() const;

 private:
  std::string forget_bits_, state_bits_, forget_resolution_, tape_;
};

}  // namespace recollect::cli
