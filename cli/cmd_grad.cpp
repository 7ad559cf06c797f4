#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <fmt/core.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "commands.hpp"
#include "comparison.hpp"
#include "output.hpp"
#include "performer.hpp"
#include "process.hpp"
#include "recollect/torch/memory_meter.hpp"
#include "reversible.hpp"
#include "spill.hpp"
#include "train/model_file.hpp"
#include "train/performer_words.hpp"
#include "train/sources.hpp"
#include "train/tapes.hpp"

namespace recollect::cli {
namespace {

using namespace recollect::train;

struct Arguments {
  std::string model, attention, weights, data, source, target, task, level, vocabulary, source_vocabulary;
  std::string memory, activation_memory, strategy = "auto", out;
  std::optional<std::int64_t> sequence;
  std::int64_t symbols = 8, batch = 16, micro_block = 0;
  int threads = 0;
  bool lines = false, json = false;
  SpillArguments spill;
  ReversibleArguments reversible;
  PerformerArguments performer;
};

void require_rewinding_of(const TokenModelOptions& options) {
  if (const auto* performer = std::get_if<nn::PerformerOptions>(&options)) return require_rewinding(*performer);
  if (const auto cell = cell_of(options); !nn::is_reversible(*cell))
    throw InvalidInput(
        "--strategy", "rewind",
        std::string("another one: these are weights of a ") + nn::name_of(*cell) + ", which cannot be run backwards");
}

// Kind and sizes.
nlohmann::ordered_json json_of(const TokenModelOptions& options) {
  if (const auto* o = std::get_if<nn::PerformerOptions>(&options))
    return {{"model", kPerformer},
            {"layers", o->layers},
            {"hidden", o->width},
            {"vocabulary", o->vocabulary},
            {"performer", words_of(*o)}};
  const auto recurrent = [](const auto& o) {
    nlohmann::ordered_json json{{"model", nn::name_of(o.cell)}, {"layers", o.layers}, {"hidden", o.hidden}, {"embed", o.embed},
                                {"vocabulary", o.vocabulary},   {"tied", o.tied}};
    if (nn::is_reversible(o.cell)) json["reversible"] = words_of(o.cell, o.reversible);
    return json;
  };
  const auto* pair = std::get_if<nn::EncoderDecoderOptions>(&options);
  if (pair == nullptr) return recurrent(std::get<nn::SequenceModelOptions>(options));
  nlohmann::ordered_json json = recurrent(*pair);
  json["source_vocabulary"] = pair->source_vocabulary;
  json["attention"] = nn::to_string(pair->attention);
  return json;
}

void require_length(const char* option, std::int64_t time_steps) {
  constexpr std::int64_t kMost = 1'000'000'000;
  if (time_steps < 0 || time_steps > kMost)
    throw InvalidInput(option, std::to_string(time_steps), "0 (as is best) to " + std::to_string(kMost));
}

std::optional<Vocabulary> read_vocabulary(const std::string& file) {
  if (file.empty()) return std::nullopt;
  const NamedBytes text = read_bytes(file);
  return Vocabulary::from_json(std::string(text.bytes.begin(), text.bytes.end()));
}

void require_rows(const std::string& name, std::int64_t rows, std::int64_t tokens) {
  if (tokens > rows)
    throw InvalidInput("--weights", std::to_string(rows) + " rows of " + name,
                       "one for each of the " + std::to_string(tokens) + " tokens of the vocabulary");
}

// What the batch is cut from. An encoder's model needs pairs, the others a text.
std::unique_ptr<Source> source_of(const Arguments& a, const nn::EncoderDecoderOptions* pair) {
  DataOptions data;
  data.file = a.data;
  data.source_file = a.source;
  data.target_file = a.target;
  data.translate = !a.source.empty() || !a.target.empty();
  if (!a.task.empty()) data.task = parse_task(a.task);
  if ((pair != nullptr) != has_sources(data))
    throw InvalidInput(pair != nullptr ? "--source" : "--data", pair != nullptr ? "no file" : "no text",
                       pair != nullptr
                           ? "--source FILE --target FILE, or --task reverse: the weights are a model's with an encoder"
                           : "--data FILE: the weights are a model's without an encoder");
  if (data.source_file.empty() != data.target_file.empty())
    throw InvalidInput(data.source_file.empty() ? "--source" : "--target", "no file", "both files of the pairs");
  if (static_cast<int>(!data.file.empty()) + static_cast<int>(data.translate) + static_cast<int>(data.task.has_value()) != 1)
    throw InvalidInput("--data", data.file.empty() ? "no file" : data.file, "one of --data, --source with --target, and --task");
  data.level = data.translate ? Level::word : Level::byte;
  if (!a.level.empty()) data.level = parse_level(a.level);
  data.lines = a.lines;
  data.sequence = a.sequence.value_or(data.translate ? 50 : 256);
  data.batch = a.batch;
  data.symbols = a.symbols;
  auto source = make_source(data, 0, {read_vocabulary(a.vocabulary), read_vocabulary(a.source_vocabulary)});
  if (pair != nullptr) require_rows("source_embedding.weight", pair->source_vocabulary, source->source_vocabulary_size());
  return source;
}

int run(const Arguments& a) {
  const StopOnSignal signals;
  keep_freed_memory();
  if (a.threads < 0 || a.threads > kMostThreads)
    throw InvalidInput("--threads", std::to_string(a.threads), "1 to " + std::to_string(kMostThreads));
  at::set_num_threads(a.threads > 0 ? a.threads : all_threads());
  const Safetensors file = Safetensors::open(a.weights);
  Words given = a.reversible.words();
  given.merge(a.performer.words());
  if (!a.model.empty()) given["model"] = a.model;
  if (!a.attention.empty()) given["attention"] = a.attention;
  nn::RunOptions run{.micro_block = a.micro_block};
  const auto strategy = strategy_named(a.strategy);
  if (!strategy) throw InvalidInput("--strategy", a.strategy, strategy_names());
  run.strategy = a.performer.strategy().value_or(*strategy);
  TokenModelOptions options = model_options(file, given);
  a.performer.refuse_plan_of(metadata_of(options).at("model"));
  run.block = a.performer.slice().value_or(0);
  require_length("--slice", run.block);
  require_length("--micro-block", run.micro_block);
  if (auto* performer = std::get_if<nn::PerformerOptions>(&options)) a.performer.choose_sums(run.strategy, *performer);
  if (run.strategy == Strategy::rewind) require_rewinding_of(options);
  const auto model = make_model(options);
  load_parameters(*model, file);
  require_numbers(*model, a.weights, "no gradient: ");
  model->eval();

  const auto* pair = std::get_if<nn::EncoderDecoderOptions>(&options);
  const auto source = source_of(a, pair);
  require_rows(pair != nullptr ? "target_embedding.weight" : "embedding.weight",
               std::visit([](const auto& o) { return o.vocabulary; }, options), source->vocabulary_size());
  Batch batch = source->batch(0);

  Bytes parameters{};
  for (const at::Tensor& parameter : model->parameters())
    parameters = parameters + Bytes(static_cast<std::int64_t>(parameter.nbytes()));
  // The text, the batch, and the states before and after it.
  const Bytes state(static_cast<std::int64_t>(model->initial_state(batch.lanes).nbytes()));
  const Bytes inputs = source->memory() + bytes_of_batch(batch.length, batch.source_length, batch.lanes) + 2 * state,
              fixed = 2 * parameters + inputs;
  if (!a.memory.empty())
    run.memory = Bytes(std::max<std::int64_t>(0, Bytes::parse(a.memory, "--memory").count() - fixed.count()));
  if (!a.activation_memory.empty()) run.memory = Bytes::parse(a.activation_memory, "--activation-memory");
  const auto disk = a.spill.open(run.strategy);
  if (disk) run.fetch = disk->fetch();
  run.measure = true;  // predictions are compared with what comes of them
  const nn::TimePlan plan = [&] {
    try {
      return model->plan(batch.length, batch.lanes, run, batch.source_length);
    } catch (const InfeasibleBudget& error) {
      if (a.memory.empty()) throw;
      throw InfeasibleBudget(name_of(run.strategy), Bytes::parse(a.memory), fixed + error.minimum(), error.step(),
                             "parameters, gradients and inputs take " + to_string(fixed));
    }
  }();
  a.spill.write_html(plan.plan);
  if (disk) disk->reserve(plan.plan);
  // Not earlier: measuring the plan takes gradients of its own.
  for (at::Tensor& parameter : model->parameters()) parameter.mutable_grad() = at::zeros_like(parameter);

  LossNote note([](const std::string& line) { fmt::print(stderr, "note: {}\n", line); });
  std::optional<Trace> trace;
  if (!a.spill.trace().empty()) trace.emplace(a.spill.trace(), &note);
  torch::MemoryMeter meter;
  nn::GradientOptions how;
  how.execute = {.observer = trace ? static_cast<Observer*>(&*trace) : &note, .stop = signals.token()};
  if (disk) how.execute.tiers = {disk->storage()};
  const auto outcome = model->gradient(tensors(batch), {}, plan, how);
  const Bytes peak = meter.peak();
  const TapeReports tapes = tape_reports(tapes_of(outcome), *model, plan);
  if (trace) trace->close();
  if (disk) disk->add(outcome.report);
  Comparison comparison(plan.plan.chain.tiers());
  comparison.add(outcome.report, peak);
  const double loss = outcome.loss / static_cast<double>(std::max<std::int64_t>(1, outcome.counted));
  if (!std::isfinite(loss)) throw ArithmeticError("the loss is no number: the weights are too large");

  std::vector<NamedTensor> gradients;
  double squares = 0;
  std::uint64_t bits = kHashOfNothing;
  for (const auto& item : model->named_parameters()) {
    gradients.push_back({item.key(), item.value().grad().contiguous()});
    squares += std::pow(item.value().grad().norm().item<double>(), 2);
    bits = fnv1a({static_cast<const std::uint8_t*>(gradients.back().tensor.data_ptr()), gradients.back().tensor.nbytes()}, bits);
  }
  if (!a.out.empty()) write_safetensors(a.out, views(gradients), {{"format", "pt"}});
  const std::string hash = fmt::format("{:016x}", bits);
  if (a.json) {
    nlohmann::ordered_json json{{"schema_version", 1}};
    json.update(json_of(options_of(*model)));
    json.update(nlohmann::ordered_json{{"time_steps", batch.length},
                                       {"batch", batch.lanes},
                                       {"counted", outcome.counted},
                                       {"loss", loss},
                                       {"gradient_norm", std::sqrt(squares)},
                                       {"gradient_hash", hash},
                                       {"strategy", name_of(plan.plan.strategy)},
                                       {"prediction", to_json(plan.plan.prediction, plan.plan.strategy)},
                                       {"block", plan.block},
                                       {"micro_block", plan.micro_block},
                                       {"threads", at::get_num_threads()},
                                       {"fixed_bytes", fixed.count()},
                                       {"measured_peak_bytes", peak.count()},
                                       {"minimum_bytes", plan.minimum.count()},
                                       {"store_all_bytes", plan.store_all.count()}});
    if (batch.source_length > 0) json["source_steps"] = batch.source_length;
    json["comparison"] = to_json(comparison);
    if (!tapes.empty()) json["tape"] = train::to_json(tapes);
    if (disk) json["spill"] = disk->json();
    fmt::print("{}\n", json.dump(2));
  } else {
    fmt::print("loss {:.6f} nats over {} targets, gradient's norm {:.6g}, its hash {}\n", loss, outcome.counted,
               std::sqrt(squares), hash);
    fmt::print("{} in {} of activations (keeping everything: {}), {:.2f} forward steps for each backward\n",
               name_of(plan.plan.strategy), to_string(plan.plan.prediction.peak), to_string(plan.store_all),
               plan.plan.prediction.recompute_factor());
    if (!tapes.empty()) fmt::print("{}\n", text_of(tapes));
    if (disk) fmt::print("{}\n", disk->text());
    fmt::print("\n{}", text_of(comparison));
  }
  return Exit::ok;
}

}  // namespace

void add_grad(CLI::App& program, int& exit_code) {
  auto* command = program.add_subcommand("grad", "Loss and gradient of one batch, to be checked against anything else.");
  auto a = std::make_shared<Arguments>();
  command->add_option("--model", a->model, "lstm, gru, rev-gru, performer, …; as the weights say")->type_name("M");
  a->reversible.add_to(*command);
  a->performer.add_to(*command);
  command->add_option("--weights", a->weights, "a safetensors file (docs/formats.md)")->type_name("FILE")->required();
  command->add_option("--attention", a->attention, "of an encoder: emb, slice:K, …; as the weights say")->type_name("A");
  command->add_option("--data", a->data, "the text; the batch is that of step 0")->type_name("FILE");
  command->add_option("--source", a->source, "instead, of an encoder: a sentence a line")->type_name("FILE");
  command->add_option("--target", a->target, "and their translations")->type_name("FILE");
  command->add_option("--task", a->task, "instead: a synthetic task, copy, reverse, …")->type_name("T");
  command->add_option("--symbols", a->symbols, "of a task: how many symbols (8)")->type_name("N");
  command->add_option("--level", a->level, "tokens: byte, char or word (byte; of pairs: word)")->type_name("L");
  command->add_option("--vocabulary", a->vocabulary, "of a checkpoint; by default the text's own")->type_name("FILE");
  command->add_option("--source-vocabulary", a->source_vocabulary, "likewise, of the\nsource")->type_name("FILE");
  command->add_flag("--lines", a->lines, "every line is a sequence of its own");
  command->add_option("--sequence", a->sequence, "time steps (256; 0: all; of pairs: the longest, 50)")->type_name("N");
  command->add_option("--batch", a->batch, "sequences side by side (16)")->type_name("N");
  auto* memory = command->add_option("--memory", a->memory, "for weights, gradients, inputs and activations")->type_name("SIZE");
  command->add_option("--activation-memory", a->activation_memory, "for activations alone")->type_name("SIZE")->excludes(memory);
  auto* strategy = command->add_option("--strategy", a->strategy, "auto, store-all, revolve, …, as recollect plan");
  strategy->type_name("S");
  a->performer.add_plan_to(*command, strategy);
  a->spill.add_to(*command);
  command->add_option("--micro-block", a->micro_block, "time steps of a product; bits depend on it")->type_name("N");
  command->add_option("--threads", a->threads, "as many as there are")->type_name("N");
  command->add_option("--out", a->out, "the gradient, as a safetensors file")->type_name("FILE");
  command->add_flag("--json", a->json, "the result as JSON");
  command->footer(
      "Example: recollect grad --weights trained/best/model.safetensors \\\n"
      "           --data data/kjv.txt --memory 64MiB --out gradient.safetensors");
  command->callback([a, &exit_code] { exit_code = run(*a); });
}

}  // namespace recollect::cli
