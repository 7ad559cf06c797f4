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
  Chain steps() const;  // without --tier
  std::string file_, state_, record_, gradient_, tape_, tier_;
  std::string steps_, record_slots_;
  double forward_ = 1, backward_ = 2;
  std::optional<double> rewind_;
};

// --memory in bytes or --slots as the papers count.
class BudgetArguments {
 public:
  void add_to(CLI::App& command);
  Plan plan(const Chain& chain, Strategy strategy, const PlanOptions& options) const;
  Budget budget() const;  // of --memory
  std::optional<std::int64_t> slots() const;

 private:
  std::string memory_, slots_;
};

// --time-limit, --nested-only and --states-only.
class SearchArguments {
 public:
  void add_to(CLI::App& command);
  PlanOptions options() const;

 private:
  double seconds_ = 10;
  bool nested_only_ = false, states_only_ = false;
};

void add_strategy(CLI::App& command, std::string& name);
Strategy strategy_from(const std::string& name);

// --spill DIR[:SIZE]: where items may go, and how much of it they may take.
struct Spill {
  std::string directory;
  std::optional<Bytes> limit = std::nullopt;
};
// What follows the last ':' is a size when it reads as one; "DIR:1GB/" is a directory. Throws InvalidInput.
Spill spill_from(const std::string& text, const char* option = "--spill");

// --tier disk:write=1.1GB/s,read=2.7GB/s,latency=80us: the speed of a tier, instead of measuring it. Throws InvalidInput.
Tier tier_from(const std::string& text, const char* option = "--tier");

}  // namespace recollect::cli
