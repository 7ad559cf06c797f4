#include "train/trainer.hpp"

#include <ATen/Parallel.h>
#include <fcntl.h>
#include <torch/torch.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cmath>
#include <iomanip>
#include <nlohmann/json.hpp>
#include <sstream>
#include <utility>

#include "format/json_lines.hpp"
#include "nn/kernels.hpp"
#include "recollect/atomic_file.hpp"
#include "recollect/error.hpp"
#include "recollect/torch/memory_meter.hpp"
#include "train/checkpoint.hpp"
#include "train/model_file.hpp"
#include "train/profile_watch.hpp"
#include "train/updates.hpp"

namespace recollect::train {
namespace {

namespace fs = std::filesystem;
using at::Tensor;
using nlohmann::ordered_json;

constexpr const char* kFormat = "recollect-training";
constexpr int kVersion = 1;

ordered_json identity_json(const Source& source) {
  ordered_json row = ordered_json::array();
  if (const auto* text = dynamic_cast<const TextSource*>(&source))
    for (const FileIdentity& file : text->corpus().files())
      row.push_back({{"name", file.name}, {"bytes", file.bytes}, {"fnv1a", file.hash}});
  return row;
}

std::string read_text(const fs::path& path) {
  const NamedBytes file = read_bytes(path.string());
  return {file.bytes.begin(), file.bytes.end()};
}

// Bits of a disk may flip, and a model with one wrong weight looks like any other.
constexpr const char* kChecksum = "checksum";
std::string in_digits(std::uint64_t hash) {
  std::ostringstream text;
  text << std::hex << std::setw(16) << std::setfill('0') << hash;
  return text.str();
}
std::string checksum(const std::string& text) {
  return in_digits(fnv1a({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()}));
}
// Piece by piece: a model may be large, and the budget has no room for a second one.
std::string checksum_of(const fs::path& path) {
  const Descriptor file(path.string(), O_RDONLY);
  std::vector<std::uint8_t> room(1 << 20);
  std::uint64_t hash = kHashOfNothing;
  for (;;) {
    const ssize_t got = ::read(file.fd(), room.data(), room.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) throw StorageError("reading", path.string(), errno);
    if (got == 0) return in_digits(hash);
    hash = fnv1a({room.data(), static_cast<std::size_t>(got)}, hash);
  }
}

ordered_json read_state(const fs::path& folder) {
  const fs::path path = folder / "state.json";
  ordered_json json = ordered_json::parse(read_text(path), nullptr, false);
  const auto is = [&](const char* name, const ordered_json& value) { return json.contains(name) && json[name] == value; };
  if (json.is_discarded() || !json.is_object() || !is("format", kFormat) || !is("version", kVersion))
    throw InvalidInput(
        path.string(), "no training state",
        std::string("a JSON object with \"format\": \"") + kFormat + "\", \"version\": " + std::to_string(kVersion));
  ordered_json rest = json;
  rest.erase(kChecksum);
  if (!is(kChecksum, checksum(rest.dump())))
    throw InvalidInput(path.string(), "a damaged file: it does not fit its checksum", "the file as it was written");
  return json;
}
// A checkpoint's file, when it is as it was written.
fs::path intact(const fs::path& folder, const ordered_json& state, const char* name) {
  const fs::path path = folder / name;
  const auto sums = state.find("checksums");
  if (sums == state.end() || !sums->is_object() || !sums->contains(name) || (*sums)[name] != checksum_of(path))
    throw InvalidInput(path.string(), "a damaged file: it does not fit its checksum in state.json", "the file as it was written");
  return path;
}
template <class T>
T field(const ordered_json& json, const char* name, const fs::path& path) {
  try {
    return json.at(name).get<T>();
  } catch (const nlohmann::json::exception&) {
    throw InvalidInput(path.string() + ": " + name, json.contains(name) ? json[name].dump() : "missing", "what a checkpoint has");
  }
}

// The same files as when the run began, wherever they lie now.
void require_same_files(const ordered_json& state, const fs::path& state_file, const Source& source) {
  const auto files = field<ordered_json>(state, "files", state_file), now = identity_json(source);
  if (files.size() != now.size())
    throw InvalidInput("--validation", now.size() < 2 ? "no file" : now[1]["name"].get<std::string>(),
                       now.size() < 2 ? "a file, as when the run began" : "none, as when the run began");
  for (std::size_t i = 0; i < now.size(); ++i)
    if (field<std::uint64_t>(files[i], "fnv1a", state_file) != now[i]["fnv1a"] ||
        field<std::int64_t>(files[i], "bytes", state_file) != now[i]["bytes"])
      throw InvalidInput(i == 0 ? "--data" : "--validation", now[i]["name"].get<std::string>(),
                         "the file that the run began with: this one has other content");
}

// Of the run whose weights a new one begins with: its ids mean what they meant there. Level byte needs none.
std::optional<Vocabulary> vocabulary_beside(const TrainOptions& o) {
  if (o.run.init.empty() || o.data.task || o.data.level == Level::byte) return std::nullopt;
  const fs::path path = fs::path(o.run.init).parent_path() / "vocabulary.json";
  if (!fs::exists(path))
    throw InvalidInput("--init", o.run.init,
                       "weights with the vocabulary.json of their run beside them, as checkpoints have it: at level " +
                           to_string(o.data.level) + " it says what ids mean");
  Vocabulary vocabulary = Vocabulary::from_json(read_text(path));
  if (vocabulary.level() != o.data.level)
    throw InvalidInput("--level", to_string(o.data.level), to_string(vocabulary.level()) + ", as " + path.string() + " has it");
  return vocabulary;
}

}  // namespace

nn::TokenBatch tensors(Batch& batch) {
  const auto ints = [](std::vector<std::int32_t>& values, at::IntArrayRef sizes) {
    return at::from_blob(values.data(), sizes, at::kInt);
  };
  nn::TokenBatch tokens{ints(batch.inputs, {batch.length, batch.lanes}), ints(batch.targets, {batch.length, batch.lanes}), {}};
  if (!batch.lengths.empty()) tokens.lengths = ints(batch.lengths, {batch.lanes});
  return tokens;
}

std::unique_ptr<Source> make_source(const DataOptions& o, std::uint64_t seed, std::optional<Vocabulary> vocabulary) {
  if (o.task)
    return make_task(
        {.task = *o.task, .sequence = o.sequence, .batch = o.batch, .symbols = o.symbols, .pattern = o.pattern, .seed = seed});
  CorpusOptions corpus{.level = o.level,
                       .max_vocabulary = o.max_vocabulary,
                       .vocabulary = std::move(vocabulary),
                       .validation_fraction = o.validation_fraction,
                       .lines = o.lines};
  if (!o.validation.empty()) corpus.validation_file = o.validation;
  return cut_text(Corpus::read(o.file, corpus),
                  {.sequence = o.sequence, .batch = o.batch, .carry_state = o.carry_state, .seed = seed});
}

std::unique_ptr<Source> held_out_source(const std::string& file, const Learnt& learnt) {
  const DataOptions& o = learnt.options.data;
  Corpus corpus = Corpus::read(
      file,
      {.level = o.level, .vocabulary = learnt.vocabulary, .validation_fraction = 0, .validation_file = file, .lines = o.lines});
  const TokenView text = corpus.training();
  const std::int32_t newline = corpus.vocabulary().newline();
  // As many lanes as the run has, or as the text has room for.
  std::int64_t most = text.size() - 1;
  if (o.lines) {
    most = 0;
    for (std::int64_t i = 0; i < text.size(); ++i)
      if (text[i] != newline && (i == 0 || text[i - 1] == newline)) ++most;
  }
  const std::int64_t batch = std::clamp<std::int64_t>(most, 1, o.batch);
  const std::int64_t sequence = o.lines ? 0 : std::min(o.sequence, std::max<std::int64_t>(1, most / batch));
  return cut_text(std::move(corpus), {.sequence = sequence, .batch = batch, .carry_state = o.carry_state});
}

TokenModelOptions model_options(const ModelOptions& o, std::int64_t vocabulary) {
  if (o.performer) {
    nn::PerformerOptions options = *o.performer;
    options.vocabulary = vocabulary;
    options.width = o.hidden;
    options.layers = o.layers;
    options.dropout = o.dropout;
    return options;
  }
  nn::SequenceModelOptions options{.cell = o.cell,
                                   .vocabulary = vocabulary,
                                   .embed = o.embed == 0 ? o.hidden : o.embed,
                                   .hidden = o.hidden,
                                   .layers = o.layers};
  options.tied = o.tied;
  options.dropout = o.dropout;
  options.recurrent_dropout = o.recurrent_dropout;
  options.reversible = o.reversible;
  return options;
}

ModelOptions of_kind(const TokenModelOptions& options, const ModelOptions& given) {
  ModelOptions o = given;
  if (const auto* performer = std::get_if<nn::PerformerOptions>(&options)) {
    o.performer = *performer;
    o.hidden = performer->width;
    o.layers = performer->layers;
    return o;
  }
  const auto& recurrent = std::get<nn::SequenceModelOptions>(options);
  o.performer = std::nullopt;
  o.cell = recurrent.cell;
  o.layers = recurrent.layers;
  o.hidden = recurrent.hidden;
  o.embed = recurrent.embed;
  o.tied = recurrent.tied;
  o.reversible = recurrent.reversible;
  o.reversible.drop_connect = given.reversible.drop_connect;
  return o;
}

std::optional<TapeReport> tape_report(const nn::TapeUse& use, nn::Cell cell, std::int64_t units_of_all_layers,
                                      const nn::TimePlan& plan) {
  if (use.units == 0) return std::nullopt;
  constexpr double kBitsOfNumber = 32, kBitsOfByte = 8;
  const std::int64_t micros = (plan.time_steps + plan.micro_block - 1) / plan.micro_block,
                     steps = std::min(plan.block, micros * plan.micro_block);
  const auto units = static_cast<double>(use.units);
  return TapeReport{.bits = use.bits / units,
                    .ideal = use.forgotten / units,
                    .states = kBitsOfNumber * static_cast<double>(nn::state_parts(cell)),
                    .records = kBitsOfByte * static_cast<double>(plan.plan.chain.step(0).record.count()) /
                               static_cast<double>(steps * plan.batch * units_of_all_layers)};
}
std::optional<TapeReport> tape_report(const nn::TapeUse& use, const nn::TokenModel& model, const nn::TimePlan& plan) {
  const TokenModelOptions options = options_of(model);
  const auto* recurrent = std::get_if<nn::SequenceModelOptions>(&options);
  if (recurrent == nullptr) return std::nullopt;
  return tape_report(use, recurrent->cell, recurrent->layers * recurrent->hidden, plan);
}

namespace {

// The dimension of a model's states that counts sequences.
std::int64_t lanes_of_states(const nn::TokenModel& model) {
  const auto one = model.initial_state(1).sizes().vec(), two = model.initial_state(2).sizes().vec();
  return std::mismatch(one.begin(), one.end(), two.begin()).first - one.begin();
}

// A batch a few sequences at a time: calls body with each part and the state before it; gives the state after all of them.
template <class Body>
Tensor each_part(const nn::TokenModel& model, Batch& batch, std::int64_t micro_batch, const Tensor& state, const Body& body) {
  const nn::TokenBatch all = tensors(batch);
  const std::int64_t each = micro_batch > 0 ? std::min(micro_batch, batch.lanes) : batch.lanes;
  if (each == batch.lanes) return body(all, state);
  const std::int64_t lanes = lanes_of_states(model);
  std::vector<Tensor> after;
  for (std::int64_t first = 0; first < batch.lanes; first += each) {
    const std::int64_t count = std::min(each, batch.lanes - first);
    const auto some = [&](const Tensor& of, std::int64_t dimension) {
      return of.defined() ? of.narrow(dimension, first, count).contiguous() : of;
    };
    after.push_back(body({some(all.inputs, 1), some(all.targets, 1), some(all.lengths, 0)}, some(state, lanes)));
  }
  return after.front().defined() ? at::cat(after, lanes) : Tensor();
}

}  // namespace

Validation validate(const nn::TokenModel& model, const Source& source, const MemoryOptions& memory, std::int64_t most) {
  Validation result;
  const std::int64_t all = source.validation_batches(), count = most > 0 ? std::min(most, all) : all;
  Tensor state;
  double loss = 0;
  for (std::int64_t i = 0; i < count; ++i) {
    Batch batch = source.validation(i);
    if (batch.starts_fresh) state = Tensor();
    state = each_part(model, batch, memory.micro_batch, state, [&](const nn::TokenBatch& some, const Tensor& before) {
      const auto outcome = model.evaluate(some, before, memory.micro_block);
      loss += outcome.loss;
      result.counted += outcome.counted;
      result.correct += outcome.correct;
      return outcome.state;
    });
    result.sequences += batch.lanes;
  }
  result.loss = result.counted > 0 ? loss / static_cast<double>(result.counted) : 0;
  return result;
}

Learnt load_run(const fs::path& directory, bool latest) {
  const Checkpoints found = find_checkpoints(directory);
  if (!found.latest) throw InvalidInput("--run", directory.string(), "a directory that recollect train --out has written");
  const Checkpoint& checkpoint = found.best && !latest ? *found.best : *found.latest;
  const fs::path state_file = checkpoint.path / "state.json";
  const ordered_json state = read_state(checkpoint.path);
  Learnt learnt;
  learnt.options = options_from_json(field<ordered_json>(state, "options", state_file));
  learnt.step = checkpoint.step;
  const Safetensors file = Safetensors::open(intact(checkpoint.path, state, "model.safetensors").string());
  learnt.model = make_model(model_options(file));
  load_parameters(*learnt.model, file);
  learnt.model->eval();
  if (!learnt.options.data.task)
    learnt.vocabulary = Vocabulary::from_json(read_text(intact(checkpoint.path, state, "vocabulary.json")));
  learnt.check_files = [state, state_file](const Source& source) { require_same_files(state, state_file, source); };
  return learnt;
}

struct Trainer::State {
  TrainOptions options;
  torch::MemoryMeter meter;
  std::unique_ptr<Source> source;
  std::shared_ptr<nn::TokenModel> model;
  std::unique_ptr<Updates> updates;
  Breakdown breakdown;
  Bytes activation_budget{Budget{}.memory};
  std::optional<nn::TimePlan> longest;
  std::map<std::int64_t, nn::TimePlan> plans;  // by length
  ProfileWatch watch;                          // of the longest's
  std::optional<std::string> misfit;           // why there should be another plan
  std::unique_ptr<RunDirectory> directory;
  std::unique_ptr<JsonLines> metrics;
  std::int64_t step = 0, steps = 0, tokens = 0;
  std::string caveat;
  std::optional<double> best;
  // Losses of steps since the last checkpoint that was compared with the best.
  double recent = 0;
  std::int64_t recent_steps = 0;
  Tensor carried;

  // Everything but the directory; deterministic in the options.
  void prepare(std::optional<Vocabulary> vocabulary) {
    check(options);
    if (options.run.threads == 0) options.run.threads = at::get_num_threads();
    at::set_num_threads(options.run.threads);
    ::torch::manual_seed(options.run.seed);
    source = make_source(options.data, options.run.seed, std::move(vocabulary));
    model = make_model(train::model_options(options.model, source->vocabulary_size()));
    if (options.model.performer) options.model.performer = std::get<nn::PerformerOptions>(options_of(*model));
    model->train();
    updates = std::make_unique<Updates>(options.optimizer, *model);
    const std::int64_t per_epoch = source->steps_per_epoch(), each = options.optimizer.accumulate;
    if (options.run.epochs)
      steps = (*options.run.epochs * per_epoch + each - 1) / each;
    else
      steps = options.run.steps.value_or(1000);
    if (options.run.save_every == 0) options.run.save_every = std::max<std::int64_t>(1, (steps + 9) / 10);
    make_plan(options.memory.measure);
    make_gradients();
  }

  // Not before a plan is measured, which takes gradients of its own.
  void make_gradients() {
    for (Tensor& parameter : model->parameters()) parameter.mutable_grad() = at::zeros_like(parameter);
  }

  // Between updates, when gradients may go. The micro-block stays, so every bit stays as it is.
  void plan_anew(TrainObserver& observer) {
    const std::string why = *std::exchange(misfit, std::nullopt);
    for (Tensor& parameter : model->parameters()) parameter.mutable_grad() = Tensor();
    make_plan(true);
    make_gradients();
    observer.replanned(why);
  }

  void make_plan(bool measure) {
    const std::int64_t time = source->longest(), lanes = source->lanes();
    const Bytes learnt = bytes_of(model->parameters());
    // Tokens and targets of a batch, the state carried on and the one given to it.
    const Tensor state = model->initial_state(lanes);
    Bytes inputs = source->memory() + (2 * 4 * time * lanes) * Bytes(1) +
                   (options.optimizer.accumulate > 1 ? 3 : 2) * Bytes(static_cast<std::int64_t>(state.nbytes()));
    // A part of a batch is a copy.
    if (const std::int64_t some = options.memory.micro_batch; some != 0 && some != lanes)
      inputs = inputs + (2 * 4 * time * lanes) * Bytes(1) + 2 * Bytes(static_cast<std::int64_t>(state.nbytes()));
    breakdown = {
        .parameters = learnt + bytes_of(model->buffers()), .gradients = learnt, .optimizer = updates->bytes(), .inputs = inputs};
    const Bytes fixed = breakdown.fixed();
    if (options.memory.total) activation_budget = Bytes(std::max<std::int64_t>(0, options.memory.total->count() - fixed.count()));
    if (options.memory.activations) activation_budget = *options.memory.activations;
    // Activations are gone when the optimizer works: the larger of the two counts.
    const Bytes update = updates->scratch();
    try {
      longest = plan_parts(time, lanes, measure);
    } catch (const InfeasibleBudget& error) {
      const std::string fewer =
          options.memory.micro_batch == 0 && lanes > 1 ? "; a few sequences at a time take less (--micro-batch auto)" : "";
      if (!options.memory.total)
        throw InfeasibleBudget(recollect::name_of(options.memory.strategy), activation_budget, error.minimum(), error.step(),
                               "activations" + fewer);
      throw InfeasibleBudget(recollect::name_of(options.memory.strategy), *options.memory.total,
                             fixed + std::max(update, error.minimum()), error.step(),
                             "parameters, gradients, optimizer and inputs take " + recollect::to_string(fixed) +
                                 ", activations at least " + recollect::to_string(error.minimum()) + fewer);
    }
    if (options.memory.total && fixed + update > *options.memory.total)
      throw InfeasibleBudget(recollect::name_of(options.memory.strategy), *options.memory.total,
                             fixed + std::max(update, longest->minimum), 0,
                             "the optimizer needs " + recollect::to_string(update) + " for a moment");
    options.memory.micro_block = longest->micro_block;
    options.memory.micro_batch = longest->batch;
    breakdown.activations = std::max(longest->plan.prediction.peak, update);
  }

  // Fewer sequences at a time need less memory, which may buy more than it costs to multiply smaller matrices.
  nn::TimePlan plan_parts(std::int64_t time, std::int64_t lanes, bool measure) const {
    const std::int64_t asked = options.memory.micro_batch;
    if (asked > 0 && lanes % asked != 0)
      throw InvalidInput("--micro-batch", std::to_string(asked),
                         "auto, or a divisor of the " + std::to_string(lanes) + " sequences of a batch");
    if (asked != kBestMicroBatch) return model->plan(time, asked > 0 ? asked : lanes, how_to_plan(measure));
    constexpr double kWorthIt = 0.98;  // less is noise
    std::optional<nn::TimePlan> fastest;
    std::optional<InfeasibleBudget> refused;
    const auto seconds = [&](const nn::TimePlan& plan) {
      return plan.plan.prediction.time.seconds() * static_cast<double>(lanes / plan.batch);
    };
    for (std::int64_t each = lanes; each > 0; each = each % 2 == 0 ? each / 2 : 0) try {
        nn::TimePlan found = model->plan(time, each, how_to_plan(measure));
        if (!fastest || seconds(found) < kWorthIt * seconds(*fastest)) fastest = std::move(found);
      } catch (const InfeasibleBudget& error) {
        refused = error;
      }
    if (!fastest) throw InfeasibleBudget(*refused);
    return std::move(*fastest);
  }

  // Measuring takes gradients of its own, for which there is room only before a run.
  nn::RunOptions how_to_plan(bool measure) const {
    return {.memory = activation_budget,
            .strategy = options.memory.strategy,
            .micro_block = options.memory.micro_block,
            .block = options.memory.slice,
            .measure = measure,
            .fetch = options.memory.fetch};
  }
  const nn::TimePlan& plan_for(std::int64_t time) {
    if (time == longest->time_steps) return *longest;
    if (plans.size() > 64) plans.clear();
    auto found = plans.find(time);
    if (found == plans.end()) found = plans.emplace(time, model->plan(time, longest->batch, how_to_plan(false))).first;
    return found->second;
  }

  Bytes memory() const { return meter.peak() + source->memory() + (2 * 4 * longest->time_steps * source->lanes()) * Bytes(1); }

  std::string no_number_help() const {
    std::string text;
    if (directory) text = "; the checkpoint of step " + std::to_string(directory->latest()->step) + " is untouched";
    return text + ". A smaller --lr, a smaller --clip or a longer --warmup may help";
  }

  // Scales the gradients down to the largest norm that they may have together; gives the norm that they had.
  double clip_gradients() {
    double squares = 0;
    for (const Tensor& parameter : model->parameters()) {
      const auto norm = parameter.grad().norm().item<double>();
      squares += norm * norm;
    }
    const double norm = std::sqrt(squares), most = options.optimizer.clip;
    if (most > 0 && norm > most)
      for (Tensor& parameter : model->parameters()) parameter.mutable_grad().mul_(most / norm);
    return norm;
  }

  StepReport update(TrainObserver& observer, std::stop_token stop) {
    const auto begin = std::chrono::steady_clock::now();
    StepReport report{.step = step + 1, .steps = steps, .position = source->position(step * options.optimizer.accumulate)};
    for (Tensor& parameter : model->parameters()) parameter.mutable_grad().zero_();
    Tensor state = carried;
    double loss = 0;
    std::int64_t counted = 0;
    for (std::int64_t j = 0; j < options.optimizer.accumulate; ++j) {
      const std::int64_t number = step * options.optimizer.accumulate + j;
      Batch batch = source->batch(number);
      if (batch.starts_fresh) state = Tensor();
      const std::int64_t targets = batch.counted();
      nn::GradientOptions how;
      how.scale = targets > 0 ? 1 / static_cast<double>(targets * options.optimizer.accumulate) : 0;
      how.key = {options.run.seed, number * (source->lanes() / longest->batch)};
      state = each_part(*model, batch, longest->batch, state, [&](const nn::TokenBatch& some, const Tensor& before) {
        how.execute = {.observer = observer.actions(), .stop = stop};
        if (options.memory.fetch) how.execute.tiers = {options.memory.fetch->storage.get()};
        const auto outcome = model->gradient(some, before, plan_for(batch.length), how);
        ++how.key.iteration;  // other masks for other sequences
        observer.computed(outcome.report);
        if (batch.length == longest->time_steps && !misfit) misfit = watch.add(outcome.report);
        loss += outcome.loss;
        counted += outcome.counted;
        report.tape.bits += outcome.tape.bits;
        report.tape.forgotten += outcome.tape.forgotten;
        report.tape.units += outcome.tape.units;
        return outcome.state;
      });
      report.tokens += batch.length * batch.lanes;
    }
    report.loss = counted > 0 ? loss / static_cast<double>(counted) : 0;
    report.gradient_norm = clip_gradients();
    if (!std::isfinite(report.loss) || !std::isfinite(report.gradient_norm)) {
      std::ostringstream text;
      text << "at step " << step + 1 << " the " << (std::isfinite(report.loss) ? "gradient's norm" : "loss") << " is "
           << (std::isfinite(report.loss) ? report.gradient_norm : report.loss) << no_number_help();
      throw Error(text.str());
    }
    report.rate = learning_rate(options.optimizer, step, steps);
    if (!(report.rate <= std::numeric_limits<float>::max()))
      throw Error("at step " + std::to_string(step + 1) + " the learning rate is too large for any number" + no_number_help());
    updates->step(report.rate);
    if (options.data.carry_state) carried = state;
    tokens += report.tokens;
    ++step;
    report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    report.memory = memory();
    return report;
  }

  void save(TrainObserver& observer, bool is_best) {
    for (const auto& [name, tensor] : named_parameters(*model))
      if (!is_finite(tensor))
        throw Error("after step " + std::to_string(step) + " " + name + " has values that are no numbers" + no_number_help());
    if (!directory) return;
    metrics->sync();
    ordered_json json{{"format", kFormat},
                      {"version", kVersion},
                      {"step", step},
                      {"tokens", tokens},
                      {"metrics_bytes", metrics->size()},
                      {"best_loss", best ? ordered_json(*best) : ordered_json()},
                      {"recent_loss", recent},
                      {"recent_steps", recent_steps},
                      {"kernels", nn::kernels<float>().name},
                      {"files", identity_json(*source)},
                      {"options", to_json(options)}};
    directory->save(step, is_best ? RunDirectory::Best::replace : RunDirectory::Best::keep, [&](const fs::path& folder) {
      write_safetensors((folder / "model.safetensors").string(), views(named_parameters(*model)),
                        metadata_of(options_of(*model)));
      std::vector<NamedTensor> rest = updates->tensors();
      if (carried.defined()) rest.push_back({"carried_state", carried.contiguous()});
      write_safetensors((folder / "training.safetensors").string(), views(rest));
      if (const auto* text = dynamic_cast<const TextSource*>(source.get()))
        write_file((folder / "vocabulary.json").string(), text->corpus().vocabulary().to_json());
      for (const char* name : {"model.safetensors", "training.safetensors", "vocabulary.json"})
        if (fs::exists(folder / name)) json["checksums"][name] = checksum_of(folder / name);
      json[kChecksum] = checksum(json.dump());
      write_file((folder / "state.json").string(), json.dump(2) + "\n");
    });
    observer.saved(step, directory->latest()->path);
  }

  void append(const ordered_json& line) {
    if (metrics) metrics->append(line.dump());
  }
};

Trainer::Trainer() : state_(std::make_unique<State>()) {}
Trainer::~Trainer() = default;

Trainer::Trainer(const TrainOptions& options, const std::optional<fs::path>& directory) : Trainer() {
  State& s = *state_;
  s.options = options;
  const auto require_new = [&](const std::optional<Checkpoint>& latest) {
    if (latest)
      throw InvalidInput(
          "--out", directory->string(),
          "a new directory, or --resume to go on with the run in it (at step " + std::to_string(latest->step) + ")");
  };
  // Options that do not do should leave no directory behind, so it is made last; by then another process may have made it.
  if (directory) require_new(find_checkpoints(*directory).latest);
  s.prepare(vocabulary_beside(options));
  if (!options.run.init.empty()) load_parameters(*s.model, Safetensors::open(options.run.init));
  if (!directory) return;
  s.directory = std::make_unique<RunDirectory>(*directory);
  require_new(s.directory->latest());
  const fs::path log = *directory / "metrics.jsonl";
  std::error_code error;
  if (fs::exists(log, error) && fs::file_size(log, error) > 0)
    throw InvalidInput("--out", directory->string(),
                       "a directory without a metrics.jsonl: a run without checkpoints left one here");
  s.metrics = std::make_unique<JsonLines>(log.string());
  TrainObserver nobody;
  s.save(nobody, false);
}

std::unique_ptr<Trainer> Trainer::resume(const fs::path& directory, const Change& change) {
  std::unique_ptr<Trainer> trainer(new Trainer());
  State& s = *trainer->state_;
  s.directory = std::make_unique<RunDirectory>(directory);
  if (!s.directory->latest()) throw InvalidInput("--resume", directory.string(), "a directory with a checkpoint");
  const fs::path folder = s.directory->latest()->path, state_file = folder / "state.json";
  const ordered_json json = read_state(folder);
  s.options = options_from_json(field<ordered_json>(json, "options", state_file));
  if (change) change(s.options);
  std::optional<Vocabulary> vocabulary;
  if (!s.options.data.task) vocabulary = Vocabulary::from_json(read_text(intact(folder, json, "vocabulary.json")));
  s.prepare(std::move(vocabulary));
  require_same_files(json, state_file, *s.source);
  s.step = field<std::int64_t>(json, "step", state_file);
  s.tokens = field<std::int64_t>(json, "tokens", state_file);
  if (const auto best = field<ordered_json>(json, "best_loss", state_file); best.is_number()) s.best = best.get<double>();
  const std::string kernels = nn::kernels<float>().name, before = field<std::string>(json, "kernels", state_file);
  if (kernels != before)
    s.caveat = "this processor computes with " + kernels + ", the run began with " + before + ": the last bits will differ";
  s.recent = field<double>(json, "recent_loss", state_file);
  s.recent_steps = field<std::int64_t>(json, "recent_steps", state_file);
  load_parameters(*s.model, Safetensors::open(intact(folder, json, "model.safetensors").string()));
  const Safetensors rest = Safetensors::open(intact(folder, json, "training.safetensors").string());
  s.updates->load(rest);
  if (const TensorView* carried = rest.find("carried_state")) {
    s.carried = s.model->initial_state(s.source->lanes());
    read_into(s.carried, *carried);
  }
  s.metrics =
      std::make_unique<JsonLines>((directory / "metrics.jsonl").string(), field<std::int64_t>(json, "metrics_bytes", state_file));
  return trainer;
}

const TrainOptions& Trainer::options() const { return state_->options; }
const nn::TokenModel& Trainer::model() const { return *state_->model; }
const Source& Trainer::source() const { return *state_->source; }
const Breakdown& Trainer::breakdown() const { return state_->breakdown; }
const nn::TimePlan& Trainer::plan() const { return *state_->longest; }
std::int64_t Trainer::step() const { return state_->step; }
std::int64_t Trainer::steps() const { return state_->steps; }
const std::string& Trainer::caveat() const { return state_->caveat; }

void Trainer::run(TrainObserver& observer, std::stop_token stop) {
  State& s = *state_;
  while (s.step < s.steps) {
    StepReport report;
    try {
      if (stop.stop_requested()) throw Interrupted("training was stopped");
      report = s.update(observer, stop);
    } catch (const Interrupted&) {
      if (s.directory && s.directory->latest()->step < s.step) s.save(observer, false);
      throw Interrupted("stopped after step " + std::to_string(s.step) + " of " + std::to_string(s.steps) +
                        (s.directory ? "; to go on: recollect train --resume --out " + s.directory->path().string() : ""));
    }
    const char* unit = s.source->unit() == Unit::perplexity ? "perplexity" : "bits";
    ordered_json line{{"step", report.step},
                      {"epoch", report.position.epoch},
                      {"loss", report.loss},
                      {unit, in_unit(s.source->unit(), report.loss)},
                      {"gradient_norm", report.gradient_norm},
                      {"lr", report.rate},
                      {"tokens", s.tokens},
                      {"tokens_per_second", static_cast<double>(report.tokens) / report.seconds},
                      {"peak_bytes", report.memory.count()}};
    if (const auto tape = tape_report(report.tape, *s.model, *s.longest)) line["tape"] = to_json(*tape);
    const bool plan_anew = s.misfit && s.step < s.steps;
    if (plan_anew) line["replanned"] = *s.misfit;
    s.append(line);
    s.recent += report.loss;
    ++s.recent_steps;
    observer.stepped(report);
    if (plan_anew) s.plan_anew(observer);
    if (s.step % s.options.run.save_every != 0 && s.step != s.steps) continue;
    // Held-out data decide which checkpoint is the best; without any, the loss since the last one.
    double loss = s.recent / static_cast<double>(s.recent_steps);
    s.recent = 0;
    s.recent_steps = 0;
    if (s.source->validation_batches() > 0) {
      Validation found = validate(*s.model, *s.source, s.options.memory, s.options.run.validation_batches);
      found.step = s.step;
      loss = found.loss;
      if (!std::isfinite(loss))
        throw Error("after step " + std::to_string(s.step) + " the loss on held-out data is no number" + s.no_number_help());
      found.best = !s.best || loss < *s.best;
      ordered_json row{
          {"step", s.step},
          {"validation_loss", loss},
          {std::string("validation_") + unit, in_unit(s.source->unit(), loss)},
          {"accuracy", found.counted > 0 ? static_cast<double>(found.correct) / static_cast<double>(found.counted) : 0.0}};
      if (s.options.data.task) row["correct_per_sequence"] = found.correct_each();
      s.append(row);
      observer.validated(found);
    }
    const bool is_best = !s.best || loss < *s.best;
    if (is_best) s.best = loss;
    s.save(observer, is_best);
  }
}

}  // namespace recollect::train
