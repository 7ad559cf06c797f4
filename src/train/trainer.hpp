// Trainer: learns a sequence model within a memory budget, and survives being killed: every checkpoint holds all that the next
// step depends on, so that a resumed run ends with the same bits as one that was never stopped. Not thread-safe.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

#include "recollect/nn/token_model.hpp"
#include "train/model_kind.hpp"
#include "train/options.hpp"
#include "train/sources.hpp"
#include "train/tapes.hpp"
#include "train/validation.hpp"

namespace recollect::train {

// What a run takes. Activations are the plan's peak.
struct Breakdown {
  Bytes parameters{}, gradients{}, optimizer{}, inputs{}, activations{};
  Bytes fixed() const { return parameters + gradients + optimizer + inputs; }
  Bytes total() const { return fixed() + activations; }
};

struct StepReport {
  std::int64_t step = 0, steps = 0;  // updates done, and to do in all
  Position position;
  double loss = 0;  // mean over the step's targets, in nats
  double gradient_norm = 0, rate = 0;
  std::int64_t tokens = 0;
  TapeUses tapes = {};  // of the step's gradient
  double seconds = 0;
  Bytes memory{};  // the most that tensors and inputs have taken together since the run began
};

class TrainObserver {
 public:
  virtual ~TrainObserver() = default;
  virtual void stepped(const StepReport&) {}
  virtual void validated(const Validation&) {}
  virtual void saved(std::int64_t /*step*/, const std::filesystem::path&) {}
  // Who sees the actions of the next gradient, and what came of it.
  virtual Observer* actions() { return nullptr; }
  virtual void computed(const Report&, Bytes /*peak of activations*/) {}
  // The steps' times no longer fitted: they were measured and the run was planned anew.
  virtual void replanned(const std::string& /*why*/) {}
};

class Trainer {
 public:
  // A new run. With a directory it keeps checkpoints and metrics.jsonl there, the first before the first step.
  // Throws InfeasibleBudget when the memory does not do, and InvalidInput when the directory holds a run already.
  Trainer(const TrainOptions& options, const std::optional<std::filesystem::path>& directory);
  // Goes on from a directory's latest checkpoint. `change` may alter what bits do not depend on (how long, memory, strategy,
  // where the data lies); InvalidInput for a change of anything else.
  using Change = std::function<void(TrainOptions&)>;
  static std::unique_ptr<Trainer> resume(const std::filesystem::path& directory, const Change& change);
  ~Trainer();

  const TrainOptions& options() const;
  const nn::TokenModel& model() const;
  const Source& source() const;
  const Breakdown& breakdown() const;
  const nn::TimePlan& plan() const;  // of the longest batch
  std::int64_t step() const;         // updates done
  std::int64_t steps() const;        // to do in all
  // Why a resumed run will not end with the bits of an uninterrupted one; empty when it will.
  const std::string& caveat() const;

  // Until the last step. Throws Error when the loss is no number any more, Interrupted when stopped (after a checkpoint); what
  // is saved stays as it is.
  void run(TrainObserver& observer, std::stop_token stop = {});

 private:
  Trainer();
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace recollect::train
