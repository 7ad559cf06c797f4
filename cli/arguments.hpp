// Options that several commands share: which chain, which budget, which strategy.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>

#include "recollect/plan.hpp"

namespace recollect::cli {

// A chain file, or a uniform chain by its numbers.
class ChainArguments {
 public:
  void add_to(CLI::App& command);
  Chain chain() const;
  bool in_slots() const { return file_.empty() && state_.empty(); }

 private:
  std::string file_, state_, record_, gradient_;
  std::string steps_, record_slots_;
  double forward_ = 1, backward_ = 2;
};

// --memory in bytes or --slots as the papers count.
class BudgetArguments {
 public:
  void add_to(CLI::App& command);
  Plan plan(const Chain& chain, Strategy strategy, const PlanOptions& options) const;
  std::optional<std::int64_t> slots() const;

 private:
  std::string memory_, slots_;
};

// --time-limit and --nested-only.
class SearchArguments {
 public:
  void add_to(CLI::App& command);
  PlanOptions options() const;

 private:
  double seconds_ = 10;
  bool nested_only_ = false;
};

void add_strategy(CLI::App& command, std::string& name);
Strategy strategy_from(const std::string& name);

}  // namespace recollect::cli
