// What recollect train shows: the run before it begins, while it runs, and what came of it.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "comparison.hpp"
#include "progress.hpp"
#include "spill.hpp"
#include "train/trainer.hpp"

namespace recollect::cli {

// Model, data, memory and plan, on standard error.
void describe(const train::Trainer& trainer);

// On standard error, too.
class Screen final : public train::TrainObserver {
 public:
  Screen(const train::Trainer& trainer, std::optional<Bytes> budget, SpillDisk* disk, const std::string& trace);
  Observer* actions() override { return trace_ ? static_cast<Observer*>(&*trace_) : &note_; }
  void computed(const Report& report, Bytes peak) override;
  void stepped(const train::StepReport& report) override;
  void replanned(const std::string& why) override;
  void validated(const train::Validation& validation) override;

  std::optional<train::Validation> last() const { return last_; }
  const Comparison& comparison() const { return comparison_; }
  // Smoothed over some ten steps; nothing before the first.
  std::optional<double> loss() const { return loss_; }
  std::optional<Bytes> peak() const { return peak_; }
  // Of all steps together.
  train::TapeReports tapes() const { return tape_reports(tapes_, trainer_.model(), trainer_.plan()); }

 private:
  const train::Trainer& trainer_;
  std::optional<Bytes> budget_;
  SpillDisk* disk_;
  Progress bar_;
  LossNote note_{[this](const std::string& line) { bar_.say("note: " + line); }};
  std::optional<Trace> trace_;
  std::optional<double> loss_;
  std::optional<Bytes> peak_;
  train::TapeUses tapes_;
  Comparison comparison_{trainer_.plan().plan.chain.tiers()};
  std::optional<train::Validation> last_;
};

struct TrainOutcome {
  std::optional<double> loss;
  std::optional<Bytes> peak;
  std::optional<train::Validation> validation;
  train::TapeReports tapes;
  Comparison comparison;
};
nlohmann::ordered_json to_json(const train::Trainer& trainer, const TrainOutcome& outcome, const SpillDisk* disk);
// On standard output.
void conclude(const train::Trainer& trainer, const TrainOutcome& outcome, const SpillDisk* disk, const std::string& out,
              bool verbose);

}  // namespace recollect::cli
