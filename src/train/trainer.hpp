// Trainer: learns a sequence model within a memory budget, and survives being killed: every checkpoint holds all that the next
// step depends on, so that a resumed run ends with the same bits as one that was never stopped. Not thread-safe.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>

#include "recollect/nn/token_model.hpp"
#include "train/model_file.hpp"
#include "train/options.hpp"
#include "train/source.hpp"
#include "train/tape_report.hpp"

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
  nn::TapeUse tape = {};  // of the step's gradient
  double seconds = 0;
  Bytes memory{};  // the most that tensors and inputs have taken together since the run began
};
struct Validation {
  std::int64_t step = 0;
  double loss = 0;  // mean, in nats
  std::int64_t counted = 0, correct = 0;
  std::int64_t sequences = 0;  // that were validated on
  bool best = false;
  // Of each sequence, in the mean, as papers report synthetic tasks.
  double correct_each() const { return sequences > 0 ? static_cast<double>(correct) / static_cast<double>(sequences) : 0; }
  double counted_each() const { return sequences > 0 ? static_cast<double>(counted) / static_cast<double>(sequences) : 0; }
};

class TrainObserver {
 public:
  virtual ~TrainObserver() = default;
  virtual void stepped(const StepReport&) {}
  virtual void validated(const Validation&) {}
  virtual void saved(std::int64_t /*step*/, const std::filesystem::path&) {}
  // Who sees the actions of the next gradient, and what came of it.
  virtual Observer* actions() { return nullptr; }
  virtual void computed(const Report&) {}
  // The steps' times no longer fitted: they were measured and the run was planned anew.
  virtual void replanned(const std::string& /*why*/) {}
};

// The source that the options describe; `vocabulary` is a checkpoint's.
std::unique_ptr<Source> make_source(const DataOptions& options, std::uint64_t seed, std::optional<Vocabulary> vocabulary = {});
TokenModelOptions model_options(const ModelOptions& options, std::int64_t vocabulary);
// The other way round: kind and sizes of `options`, everything else of `given`.
ModelOptions of_kind(const TokenModelOptions& options, const ModelOptions& given);
// Nothing where nothing was rewound with a tape.
std::optional<TapeReport> tape_report(const nn::TapeUse& use, nn::Cell cell, std::int64_t units_of_all_layers,
                                      const nn::TimePlan& plan);
std::optional<TapeReport> tape_report(const nn::TapeUse& use, const nn::TokenModel& model, const nn::TimePlan& plan);
// A batch as tensors that look at its numbers.
nn::TokenBatch tensors(Batch& batch);
// The mean loss over held-out batches, at most `most` of them where that is not 0, in micro-blocks as training has.
// As many sequences at a time and as long micro-blocks as `memory` says.
Validation validate(const nn::TokenModel& model, const Source& source, const MemoryOptions& memory, std::int64_t most = 0);

// What a run has learnt, from its directory's best checkpoint (its latest where there is no best, or when that is asked for).
struct Learnt {
  TrainOptions options;
  std::shared_ptr<nn::TokenModel> model;
  std::optional<Vocabulary> vocabulary;  // of a text
  std::int64_t step = 0;
  // Throws InvalidInput when a source of the run's own files has other content than when the run began.
  std::function<void(const Source&)> check_files;
};
Learnt load_run(const std::filesystem::path& directory, bool latest = false);
// A source whose held-out data are all of `file`, cut as the run cuts its own; texts too short for that are cut smaller.
std::unique_ptr<Source> held_out_source(const std::string& file, const Learnt& learnt);

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
