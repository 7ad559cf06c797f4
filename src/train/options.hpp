// What a training run is told, and the same as JSON in its checkpoints. Plain values.
#pragma once

#include <array>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "recollect/nn/encoder_decoder.hpp"
#include "recollect/nn/performer.hpp"
#include "recollect/nn/sequence_model.hpp"
#include "train/batches.hpp"
#include "train/corpus.hpp"
#include "train/tasks.hpp"

namespace recollect::train {

enum class Optimizer : std::uint8_t { adam, adamw, sgd };
enum class Schedule : std::uint8_t { constant, step, cosine };

// What a run learns from.
struct DataOptions {
  std::string file;        // empty: a task, or pairs
  std::string validation;  // a file of its own; otherwise the tail of `file`
  double validation_fraction = 0.05;
  Level level = Level::byte;
  std::int64_t max_vocabulary = 0;
  bool lines = false;
  std::optional<Task> task;  // nothing: language modelling on `file`
  std::int64_t symbols = 8, pattern = 10;
  std::int64_t sequence = 256, batch = 16;
  bool carry_state = true;  // a Performer's never is, nor an encoder's
  // Instead of a text: sentences and their translations, line by line. `sequence` is the longest that is learnt from.
  bool translate = false;
  std::string source_file, target_file;
  std::string validation_source, validation_target;  // files of their own; otherwise the tail of the pairs
  // SentencePiece models, both or neither, whose pieces are the tokens. A checkpoint has them in its vocabularies: with one they
  // need not be given, and are not kept among its options.
  std::string source_pieces, target_pieces;
};
inline constexpr const char* kTranslate = "translate";  // as a task is named
// Whether there is something for an encoder to read.
bool has_sources(const DataOptions& data);

struct ModelOptions {
  nn::Cell cell = nn::Cell::lstm;
  std::int64_t layers = 1, hidden = 256, embed = 0;  // embed 0: as hidden
  bool tied = false;
  double dropout = 0, recurrent_dropout = 0;
  nn::ReversibleOptions reversible = {};  // of reversible cells
  // A Performer instead of a cell. Layers, width (`hidden`) and dropout are those above; nothing else above is of it.
  std::optional<nn::PerformerOptions> performer = std::nullopt;
  // An encoder before the cells' model, which then is the decoder: what it attends to.
  std::optional<nn::Attention> attention = std::nullopt;
};

struct OptimizerOptions {
  Optimizer kind = Optimizer::adam;
  double lr = 0.002, momentum = 0.9, weight_decay = 0;
  double clip = 1;  // of the gradient's norm; 0: none
  Schedule schedule = Schedule::constant;
  std::int64_t warmup = 0;       // steps over which the rate rises from 0
  std::int64_t decay_every = 0;  // schedule `step`: the rate is multiplied by `decay` every so many steps
  double decay = 0.5;
  std::int64_t accumulate = 1;  // batches for one step
};

struct MemoryOptions {
  std::optional<Bytes> total, activations;  // at most one of them
  Strategy strategy = Strategy::automatic;
  std::int64_t micro_block = 0;
  std::int64_t micro_batch = 0;  // sequences that go through the model together; 0: all of a batch
  bool measure = true;     // or begin with times by arithmetic, until the run shows that they do not fit; not of the checkpoints
  std::int64_t slice = 0;  // tokens of a step of a Performer's chain; 0: as many as is best
  // A disk behind the run, with its storage. Not of the checkpoints: bits do not depend on it, and another machine has another.
  std::optional<nn::FetchOptions> fetch;
};

// Of micro_batch: as many as is fastest within the budget.
inline constexpr std::int64_t kBestMicroBatch = -1;

// More would only wait for each other; systems refuse some tens of thousands.
inline constexpr int kMostThreads = 1024;

struct RunOptions {
  std::optional<std::int64_t> steps, epochs;  // one of them
  std::uint64_t seed = 1;
  std::string init;        // a file of weights to begin with; empty: they are drawn
  double embed_scale = 1;  // deviation of the embeddings that are drawn, where they are not the output's weights
  std::array<double, 2>
      forget_bias{};            // added to drawn biases of RevLSTMs: of cells' forget gates, and of states'; RevGRUs: states'
  int threads = 0;              // 0: as many as there are
  std::int64_t save_every = 0;  // steps between checkpoints, each with a validation; 0: a tenth of the run
  std::int64_t validation_batches = 0;  // at most so many; 0: all
};

struct TrainOptions {
  DataOptions data;
  ModelOptions model;
  OptimizerOptions optimizer;
  MemoryOptions memory;
  RunOptions run;
};

// `optimizer`, `schedule` and the like by name. Throw InvalidInput, which names `field`.
Optimizer parse_optimizer(const std::string& name, const char* field = "--optimizer");
Schedule parse_schedule(const std::string& name, const char* field = "--schedule");
const char* name_of(Optimizer optimizer);
const char* name_of(Schedule schedule);
// "lstm", "performer".
const char* name_of(const ModelOptions& model);
std::string model_names();  // "lstm, gru, …"

// Throws InvalidInput for numbers out of range.
void check(const TrainOptions& options);

nlohmann::ordered_json to_json(const TrainOptions& options);
TrainOptions options_from_json(const nlohmann::ordered_json& json);

// The rate of update `step` (from 0) of `steps`.
double learning_rate(const OptimizerOptions& options, std::int64_t step, std::int64_t steps);

}  // namespace recollect::train
