#include "train/trainer.hpp"

#include <ATen/Parallel.h>
#include <torch/torch.h>

#include <chrono>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <utility>

#include "format/json_lines.hpp"
#include "nn/kernels.hpp"
#include "recollect/error.hpp"
#include "recollect/torch/memory_meter.hpp"
#include "run/profile_watch.hpp"
#include "train/checkpoint.hpp"
#include "train/checkpoint_files.hpp"
#include "train/parts.hpp"
#include "train/updates.hpp"

namespace recollect::train {

namespace fs = std::filesystem;
using at::Tensor;
using nlohmann::ordered_json;

struct Trainer::State {
  TrainOptions options;
  torch::MemoryMeter meter;
  std::unique_ptr<Source> source;
  std::shared_ptr<nn::TokenModel> model;
  std::unique_ptr<Updates> updates;
  Breakdown breakdown;
  Bytes activation_budget{Budget{}.memory};
  std::optional<nn::TimePlan> longest;
  std::map<std::pair<std::int64_t, std::int64_t>, nn::TimePlan> plans;  // by lengths, of the source and of the target
  ProfileWatch watch;
  std::optional<std::string> misfit;  // why there should be another plan
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
  void prepare(Vocabularies vocabularies) {
    check(options);
    if (options.run.threads == 0) options.run.threads = at::get_num_threads();
    at::set_num_threads(options.run.threads);
    ::torch::manual_seed(options.run.seed);
    source = make_source(options.data, options.run.seed, std::move(vocabularies));
    model = make_model(train::model_options(options.model, source->vocabulary_size(), source->source_vocabulary_size()));
    if (options.model.performer) options.model.performer = std::get<nn::PerformerOptions>(options_of(*model));
    scale_embeddings();
    bias_forgetting();
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

  void scale_embeddings() {
    if (options.run.embed_scale == 1) return;
    const at::NoGradGuard guard;
    for (auto& parameter : model->named_parameters())
      if (parameter.key().ends_with("embedding.weight")) parameter.value().mul_(options.run.embed_scale);
  }

  // The gates of each half lie unit by unit, those that forget first.
  void bias_forgetting() {
    if (options.run.forget_bias == std::array<double, 2>{}) return;
    const at::NoGradGuard guard;
    for (auto& parameter : model->named_parameters()) {
      if (parameter.key().find("bias_l") == std::string::npos) continue;
      const Tensor gates = parameter.value().view({2, -1, options.model.hidden / 2});
      for (std::int64_t part = 0; part < nn::state_parts(options.model.cell); ++part)
        gates.select(1, part).add_(options.run.forget_bias[static_cast<std::size_t>(part)]);
    }
  }

  // Not before a plan is measured, which takes gradients of its own.
  void make_gradients() {
    for (Tensor& parameter : model->parameters()) parameter.mutable_grad() = at::zeros_like(parameter);
  }

  // Between updates, when gradients may go. The micro-block stays, so every bit stays as it is.
  void plan_anew(TrainObserver& observer) {
    const std::string why = *std::exchange(misfit, std::nullopt);
    for (Tensor& parameter : model->parameters()) parameter.mutable_grad() = Tensor();
    plans.clear();
    make_plan(true);
    make_gradients();
    observer.replanned(why);
  }

  void make_plan(bool measure) {
    const std::int64_t lanes = source->lanes();
    const Bytes learnt = bytes_of(model->parameters()), batch = longest_batch();
    // Tokens and targets of a batch, the state carried on and the one given to it.
    const Tensor state = model->initial_state(lanes);
    Bytes inputs =
        source->memory() + batch + (options.optimizer.accumulate > 1 ? 3 : 2) * Bytes(static_cast<std::int64_t>(state.nbytes()));
    // A part of a batch is a copy.
    if (const std::int64_t some = options.memory.micro_batch; some != 0 && some != lanes)
      inputs = inputs + batch + 2 * Bytes(static_cast<std::int64_t>(state.nbytes()));
    breakdown = {
        .parameters = learnt + bytes_of(model->buffers()), .gradients = learnt, .optimizer = updates->bytes(), .inputs = inputs};
    const Bytes fixed = breakdown.fixed();
    if (options.memory.total) activation_budget = Bytes(std::max<std::int64_t>(0, options.memory.total->count() - fixed.count()));
    if (options.memory.activations) activation_budget = *options.memory.activations;
    // Activations are gone when the optimizer works: the larger of the two counts.
    const Bytes update = updates->scratch();
    try {
      longest = plan_parts(lanes, measure);
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
  nn::TimePlan plan_parts(std::int64_t lanes, bool measure) const {
    const std::int64_t asked = options.memory.micro_batch;
    if (asked > 0 && lanes % asked != 0)
      throw InvalidInput("--micro-batch", std::to_string(asked),
                         "auto, or a divisor of the " + std::to_string(lanes) + " sequences of a batch");
    const auto plan_of = [&](std::int64_t sequences) {
      return model->plan(source->longest(), sequences, how_to_plan(measure), source->longest_source());
    };
    if (asked != kBestMicroBatch) return plan_of(asked > 0 ? asked : lanes);
    constexpr double kWorthIt = 0.98;  // less is noise
    std::optional<nn::TimePlan> fastest;
    std::optional<InfeasibleBudget> refused;
    const auto seconds = [&](const nn::TimePlan& plan) {
      return plan.plan.prediction.time.seconds() * static_cast<double>(lanes / plan.batch);
    };
    for (std::int64_t each = lanes; each > 0; each = each % 2 == 0 ? each / 2 : 0) try {
        nn::TimePlan found = plan_of(each);
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
  bool is_longest(const Batch& batch) const {
    return batch.length == longest->time_steps && batch.source_length == longest->source_steps;
  }
  // Whether its plan has measured times, of pieces that it has: the longest itself, or none shorter than a micro-block.
  bool is_measured(const Batch& batch) const {
    const bool whole =
        batch.length >= longest->micro_block && (longest->source_steps == 0 || batch.source_length >= longest->micro_block);
    return is_longest(batch) || (whole && !longest->times.empty());
  }
  const nn::TimePlan& plan_for(const Batch& batch) {
    if (is_longest(batch)) return *longest;
    constexpr std::size_t kMostPlans = 1024;
    if (plans.size() > kMostPlans) plans.clear();
    const std::pair lengths(batch.source_length, batch.length);
    auto found = plans.find(lengths);
    if (found == plans.end()) {
      nn::RunOptions run = how_to_plan(false);
      run.times = longest->times;
      found = plans.emplace(lengths, model->plan(batch.length, longest->batch, run, batch.source_length)).first;
    }
    return found->second;
  }

  Bytes longest_batch() const { return bytes_of_batch(source->longest(), source->longest_source(), source->lanes()); }
  Bytes memory() const { return meter.peak() + source->memory() + longest_batch(); }

  // Does it, and where its numbers fail says when, and what is left.
  template <class Work>
  auto with_help(const std::string& when, const Work& work) const {
    try {
      return work();
    } catch (const ArithmeticError& error) {
      std::string text = when + ": " + error.what();
      if (const auto latest = directory ? directory->latest() : std::nullopt)
        text += "; the checkpoint of step " + std::to_string(latest->step) + " is untouched, and --init " +
                (latest->path / "model.safetensors").string() + " begins a new run with its weights";
      throw ArithmeticError(text + ". A smaller --lr, a smaller --clip or a longer --warmup may help");
    }
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
        const torch::MemoryMeter activations;
        const auto outcome = model->gradient(some, before, plan_for(batch), how);
        ++how.key.iteration;  // other masks for other sequences
        observer.computed(outcome.report, activations.peak());
        if (is_measured(batch) && !misfit) misfit = watch.add(outcome.report);
        loss += outcome.loss;
        counted += outcome.counted;
        report.tapes += tapes_of(outcome);
        return outcome.state;
      });
      report.tokens += (batch.length + batch.source_length) * batch.lanes;
    }
    report.loss = counted > 0 ? loss / static_cast<double>(counted) : 0;
    report.gradient_norm = clip_gradients();
    if (!std::isfinite(report.loss) || !std::isfinite(report.gradient_norm)) {
      std::ostringstream text;
      text << "the " << (std::isfinite(report.loss) ? "gradient's norm" : "loss") << " is "
           << (std::isfinite(report.loss) ? report.gradient_norm : report.loss);
      throw ArithmeticError(text.str());
    }
    report.rate = learning_rate(options.optimizer, step, steps);
    if (!(report.rate <= std::numeric_limits<float>::max()))
      throw ArithmeticError("the learning rate is too large for any number");
    updates->step(report.rate);
    if (options.data.carry_state) carried = state;
    tokens += report.tokens;
    ++step;
    report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    report.memory = memory();
    return report;
  }

  void save(TrainObserver& observer, bool is_best) {
    with_help("after step " + std::to_string(step), [&] { require_numbers(*model, "the run"); });
    if (!directory) return;
    metrics->sync();
    const ordered_json json{{"step", step},
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
      write_vocabularies(folder, *source);
      write_state(folder, json);
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
  s.prepare(vocabularies_beside(options));
  if (!options.run.init.empty()) {
    load_parameters(*s.model, Safetensors::open(options.run.init));
    require_numbers(*s.model, options.run.init);
  }
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
  s.prepare(read_vocabularies(folder, json, s.options.data));
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
      report = s.with_help("at step " + std::to_string(s.step + 1), [&] { return s.update(observer, stop); });
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
    if (const auto tapes = tape_reports(report.tapes, *s.model, *s.longest); !tapes.empty()) line["tape"] = to_json(tapes);
    const bool plan_anew = s.misfit && s.step < s.steps;
    if (plan_anew) line["replanned"] = *s.misfit;
    s.append(line);
    s.recent += report.loss;
    ++s.recent_steps;
    observer.stepped(report);
    if (plan_anew) s.with_help("after step " + std::to_string(s.step), [&] { s.plan_anew(observer); });
    if (s.step % s.options.run.save_every != 0 && s.step != s.steps) continue;
    // Held-out data decide which checkpoint is the best; without any, the loss since the last one.
    double loss = s.recent / static_cast<double>(s.recent_steps);
    s.recent = 0;
    s.recent_steps = 0;
    if (s.source->validation_batches() > 0) {
      Validation found = s.with_help("after step " + std::to_string(s.step), [&] {
        const Validation all = validate(*s.model, *s.source, s.options.memory, s.options.run.validation_batches);
        if (!std::isfinite(all.loss)) throw ArithmeticError("the loss on held-out data is no number");
        return all;
      });
      found.step = s.step;
      loss = found.loss;
      found.best = !s.best || loss < *s.best;
      ordered_json row{
          {"step", s.step},
          {"validation_loss", loss},
          {std::string("validation_") + unit, in_unit(s.source->unit(), loss)},
          {"accuracy", found.counted > 0 ? static_cast<double>(found.correct) / static_cast<double>(found.counted) : 0.0}};
      if (s.options.data.task || s.options.data.translate) row["correct_per_sequence"] = found.correct_each();
      if (found.bleu) row["bleu"] = *found.bleu;
      s.append(row);
      observer.validated(found);
    }
    const bool is_best = !s.best || loss < *s.best;
    if (is_best) s.best = loss;
    s.save(observer, is_best);
  }
}

}  // namespace recollect::train
