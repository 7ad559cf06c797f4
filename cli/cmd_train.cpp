#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>

#include "commands.hpp"
#include "comparison.hpp"
#include "output.hpp"
#include "performer.hpp"
#include "process.hpp"
#include "progress.hpp"
#include "reversible.hpp"
#include "spill.hpp"
#include "train/checkpoint.hpp"
#include "train/trainer.hpp"

namespace recollect::cli {
namespace {

using namespace recollect::train;

// As typed; what was left out keeps the default.
struct Arguments {
  std::string level = "byte", task = "lm", model = "lstm", optimizer = "adam", schedule = "constant", strategy = "auto", state;
  std::string memory, activation_memory, micro_batch, out;
  std::int64_t steps = 0, epochs = 0;
  bool resume = false, json = false, verbose = false;
  SpillArguments spill;
  ReversibleArguments reversible;
  PerformerArguments performer;
  TrainOptions options;

  // Of the model, by the names that weights and checkpoints have for them.
  Words words() const {
    Words words = reversible.words();
    words.merge(performer.words());
    return words;
  }
};

// A change of these leaves every bit as it is, or is what resuming is for.
const std::set<std::string> kFree{
    "--out",      "--resume", "--json",       "--verbose",    "--steps", "--epochs", "--memory",      "--activation-memory",
    "--strategy", "--data",   "--validation", "--save-every", "--spill", "--tier",   "--states-only", "--trace",
    "--html",     "--slice",  "--boundary",   "--help"};

// Resuming should work from anywhere.
std::string absolute(const std::string& file) { return file.empty() ? file : std::filesystem::absolute(file).string(); }

void fill_model(const std::string& name, const Words& words, ModelOptions& o) {
  const auto cell = nn::cell_named(name);
  if (!cell && name != kPerformer) throw InvalidInput("--model", name, model_names());
  if (!cell) {
    refuse_reversible_words(words, name);
    o.performer = performer_from(words);
    return;
  }
  refuse_performer_words(words, name);
  const double drop_connect = o.reversible.drop_connect;
  o.cell = *cell;
  o.reversible = reversible_from(*cell, words);
  o.reversible.drop_connect = drop_connect;
}

std::int64_t parse_micro_batch(const std::string& text) {
  if (text.empty()) return 0;
  if (text == "auto") return kBestMicroBatch;
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || number < 1)
    throw InvalidInput("--micro-batch", text, "auto, or a number of sequences that divides those of a batch");
  return number;
}

void fill(const Arguments& a, const Words& words, TrainOptions& o) {
  o.data.level = parse_level(a.level);
  o.data.task = std::nullopt;
  if (a.task != "lm") o.data.task = parse_task(a.task);
  fill_model(a.model, words, o.model);
  o.run.init = absolute(o.run.init);
  o.optimizer.kind = parse_optimizer(a.optimizer);
  o.optimizer.schedule = parse_schedule(a.schedule);
  o.memory.micro_batch = parse_micro_batch(a.micro_batch);
}
// When it is known which model it is.
void fill_state(const Arguments& a, TrainOptions& o) {
  if (!a.state.empty() && a.state != "carry" && a.state != "reset") throw InvalidInput("--state", a.state, "carry or reset");
  o.data.carry_state = a.state.empty() ? !o.model.performer : a.state == "carry";
}
// Kind and sizes of the model whose weights the run begins with. What was said of them must agree.
void fill_from_weights(const Arguments& a, const CLI::App& command, TrainOptions& o) {
  Words given = a.words();
  if (command.count("--model") > 0) given["model"] = a.model;
  if (command.count("--layers") > 0) given["layers"] = std::to_string(o.model.layers);
  if (command.count("--hidden") > 0) given["hidden"] = std::to_string(o.model.hidden);
  if (o.model.embed != 0) given["embed"] = std::to_string(o.model.embed);
  if (o.model.tied) given["tied"] = "true";
  o.model = of_kind(model_options(Safetensors::open(o.run.init), given), o.model);
}
// What may also change when a run is resumed.
void fill_free(const Arguments& a, const CLI::App& command, TrainOptions& o) {
  if (command.count("--strategy") > 0) {
    const auto strategy = strategy_named(a.strategy);
    if (!strategy) throw InvalidInput("--strategy", a.strategy, strategy_names());
    o.memory.strategy = *strategy;
  }
  a.performer.refuse_plan_of(name_of(o.model));
  if (const auto strategy = a.performer.strategy()) o.memory.strategy = *strategy;
  if (const auto slice = a.performer.slice()) o.memory.slice = *slice;
  if (command.count("--memory") + command.count("--activation-memory") > 0) o.memory.total = o.memory.activations = std::nullopt;
  if (command.count("--memory") > 0) o.memory.total = Bytes::parse(a.memory, "--memory");
  if (command.count("--activation-memory") > 0) o.memory.activations = Bytes::parse(a.activation_memory, "--activation-memory");
  if (command.count("--steps") + command.count("--epochs") > 0) o.run.steps = o.run.epochs = std::nullopt;
  if (command.count("--steps") > 0) o.run.steps = a.steps;
  if (command.count("--epochs") > 0) o.run.epochs = a.epochs;
  if (command.count("--data") > 0) o.data.file = absolute(a.options.data.file);
  if (command.count("--validation") > 0) o.data.validation = absolute(a.options.data.validation);
  if (command.count("--save-every") > 0) o.run.save_every = a.options.run.save_every;
}

std::string loss_text(Unit unit, double nats) {
  return unit == Unit::perplexity ? fmt::format("perplexity {:.1f}", in_unit(unit, nats))
                                  : fmt::format("{:.3f} {}", in_unit(unit, nats), to_string(unit));
}

void describe(const Trainer& trainer) {
  const Breakdown& b = trainer.breakdown();
  const nn::TimePlan& p = trainer.plan();
  const TrainOptions& o = trainer.options();
  const Source& source = trainer.source();
  fmt::print(stderr, "{} {} layer{} of {} units, vocabulary {}, {} lanes of {} time steps\n", o.model.layers, name_of(o.model),
             o.model.layers == 1 ? "" : "s", o.model.hidden, source.vocabulary_size(), source.lanes(), source.longest());
  Table table({"memory", ""});
  table.add({"parameters", to_string(b.parameters)});
  table.add({"gradients", to_string(b.gradients)});
  table.add({"optimizer", to_string(b.optimizer)});
  table.add({"inputs", to_string(b.inputs)});
  table.add({"activations", to_string(b.activations)});
  table.add({"together", to_string(b.total())});
  if (o.memory.total) table.add({"budget", to_string(*o.memory.total)});
  if (o.memory.activations) table.add({"budget of activations", to_string(*o.memory.activations)});
  // Longer blocks may take a little more than the shortest ones, which store_all is of.
  const Bytes all_kept = p.plan.strategy == Strategy::store_all ? b.activations : p.store_all;
  table.add({"keeping everything", to_string(b.fixed() + all_kept)});
  fmt::print(stderr, "{}\n", table.text());
  const Chain& chain = p.plan.chain;
  const double fastest = Time::of(chain.size(), chain.step(0).forward + chain.step(0).backward).seconds();
  const std::int64_t parts = source.lanes() / p.batch;
  const double time = p.plan.prediction.time.seconds();
  std::string rewinds, in_parts;
  if (parts > 1) in_parts = fmt::format("; {} sequences at a time, in {} parts", p.batch, parts);
  if (const std::int64_t count = p.plan.prediction.rewinds; count > 0)
    rewinds = fmt::format(" and {:.2f} rewinds", static_cast<double>(count) / static_cast<double>(chain.size()));
  fmt::print(stderr,
             "plan: {}, {} block{} of {} time steps, {:.2f} forward steps{} for each backward;\n"
             "      {} a batch, {:.0f} % more than keeping everything would take{}\n",
             name_of(p.plan.strategy), chain.size(), chain.size() == 1 ? "" : "s", p.block, p.plan.prediction.recompute_factor(),
             rewinds, seconds_text(static_cast<double>(parts) * time), std::max(0.0, 100 * (time / fastest - 1)), in_parts);
}

class Screen final : public TrainObserver {
 public:
  Screen(const Trainer& trainer, std::optional<Bytes> budget, SpillDisk* disk, const std::string& trace)
      : trainer_(trainer), budget_(budget), disk_(disk), bar_(trainer.steps(), trainer.step()) {
    if (!trace.empty()) trace_.emplace(trace, &note_);
  }
  Observer* actions() override { return trace_ ? static_cast<Observer*>(&*trace_) : &note_; }
  void computed(const Report& report) override {
    if (disk_ != nullptr) disk_->add(report);
    comparison_.add(report);
    if (!trace_) return;
    trace_->close();  // the first gradient is enough to see
    trace_.reset();
  }
  void stepped(const StepReport& r) override {
    loss_ = loss_ ? 0.9 * *loss_ + 0.1 * r.loss : r.loss;
    tape_.bits += r.tape.bits;
    tape_.forgotten += r.tape.forgotten;
    tape_.units += r.tape.units;
    peak_ = r.memory;
    bar_.show(r.step, fmt::format("{}  {} tokens/s  {}{}", loss_text(trainer_.source().unit(), *loss_),
                                  count_text(static_cast<std::int64_t>(static_cast<double>(r.tokens) / r.seconds)),
                                  to_string(r.memory), budget_ ? " of " + to_string(*budget_) : ""));
  }
  void replanned(const std::string& why) override {
    bar_.say(fmt::format("note: {}; measured and planned anew: {}, {} a batch", why, name_of(trainer_.plan().plan.strategy),
                         seconds_text(trainer_.plan().plan.prediction.time.seconds())));
  }
  void validated(const Validation& v) override {
    std::string line = fmt::format("step {}: held out {}", v.step, loss_text(trainer_.source().unit(), v.loss));
    if (trainer_.options().data.task)
      line += fmt::format(", {:.1f} % right, {:.1f} of {:.1f} tokens of a sequence",
                          100.0 * static_cast<double>(v.correct) / static_cast<double>(std::max<std::int64_t>(1, v.counted)),
                          v.correct_each(), v.counted_each());
    bar_.say(line + (v.best ? ", the best so far" : ""));
    last_ = v;
  }
  std::optional<Validation> last() const { return last_; }
  const Comparison& comparison() const { return comparison_; }
  // Smoothed over some ten steps; nothing before the first.
  std::optional<double> loss() const { return loss_; }
  std::optional<Bytes> peak() const { return peak_; }
  // Of all steps together.
  std::optional<TapeReport> tape() const { return tape_report(tape_, trainer_.model(), trainer_.plan()); }

 private:
  const Trainer& trainer_;
  std::optional<Bytes> budget_;
  SpillDisk* disk_;
  Progress bar_;
  LossNote note_{[this](const std::string& line) { bar_.say("note: " + line); }};
  std::optional<Trace> trace_;
  std::optional<double> loss_;
  std::optional<Bytes> peak_;
  nn::TapeUse tape_;
  Comparison comparison_{trainer_.plan().plan.chain.tiers()};
  std::optional<Validation> last_;
};

struct Outcome {
  std::optional<double> loss;
  std::optional<Bytes> peak;
  std::optional<Validation> validation;
  std::optional<TapeReport> tape;
  Comparison comparison;
};

nlohmann::ordered_json to_json(const Trainer& trainer, const Outcome& outcome, const SpillDisk* disk) {
  const Breakdown& b = trainer.breakdown();
  const nn::TimePlan& p = trainer.plan();
  const Unit unit = trainer.source().unit();
  nlohmann::ordered_json json{{"schema_version", 1}, {"steps", trainer.step()}, {"unit", to_string(unit)}};
  if (outcome.loss) json["loss"] = *outcome.loss;
  if (const auto& v = outcome.validation)
    json["validation"] = {{"step", v->step},       {"loss", v->loss},       {"value", in_unit(unit, v->loss)},
                          {"counted", v->counted}, {"correct", v->correct}, {"sequences", v->sequences}};
  json["memory"] = {{"parameters_bytes", b.parameters.count()},      {"gradients_bytes", b.gradients.count()},
                    {"optimizer_bytes", b.optimizer.count()},        {"inputs_bytes", b.inputs.count()},
                    {"activations_bytes", b.activations.count()},    {"store_all_bytes", p.store_all.count()},
                    {"minimum_activations_bytes", p.minimum.count()}};
  if (outcome.peak) json["memory"]["peak_bytes"] = outcome.peak->count();
  json["strategy"] = name_of(p.plan.strategy);
  json["prediction"] = cli::to_json(p.plan.prediction, p.plan.strategy);
  json["block"] = p.block;
  json["micro_block"] = p.micro_block;
  json["micro_batch"] = p.batch;
  json["threads"] = trainer.options().run.threads;
  if (outcome.loss) json["comparison"] = cli::to_json(outcome.comparison);
  if (outcome.tape) json["tape"] = train::to_json(*outcome.tape);
  if (disk != nullptr) json["spill"] = disk->json();
  return json;
}

void conclude(const Trainer& trainer, const Outcome& outcome, const SpillDisk* disk, const std::string& out, bool verbose) {
  if (outcome.validation) fmt::print("held out: {}\n", loss_text(trainer.source().unit(), outcome.validation->loss));
  if (!outcome.loss) fmt::print("all {} steps were done already\n", trainer.steps());
  if (outcome.tape) fmt::print("{}\n", text_of(*outcome.tape));
  if (disk != nullptr) fmt::print("{}\n", disk->text());
  if (verbose && outcome.loss) fmt::print("\n{}\n", text_of(outcome.comparison));
  if (!out.empty())
    fmt::print("{0}/best/model.safetensors, {0}/metrics.jsonl; to go on: recollect train --resume --out {0} --steps N\n", out);
}

int run(const Arguments& a, const CLI::App& command) {
  const StopOnSignal signals;  // before any thread is made: they take over which signals are blocked
  keep_freed_memory();
  std::unique_ptr<Trainer> trainer;
  if (a.resume && a.out.empty())
    throw InvalidInput("--resume", "no directory", "--out DIR, the directory of the run to go on with");
  const bool found = a.resume && find_checkpoints(a.out).latest.has_value();
  const auto disk = a.spill.open();
  const auto spill = [&](TrainOptions& o) {
    if (disk) o.memory.fetch = disk->fetch();
  };
  if (found) {
    trainer = Trainer::resume(a.out, [&](TrainOptions& o) {
      // What was given again must be as it was.
      TrainOptions given = a.options;
      Arguments said = a;
      Words words = a.words();
      // Options of a model are of the run's, whether it is named again or not.
      if (command.count("--model") == 0) said.model = name_of(o.model);
      if (said.model == name_of(o.model) && o.model.performer)
        words = completed(words, words_of(*o.model.performer));
      else if (said.model == name_of(o.model))
        words.merge(words_of(o.model.cell, o.model.reversible));
      fill(said, words, given);
      fill_state(said, given);
      const nlohmann::ordered_json was = to_json(o), is = to_json(given);
      for (const CLI::Option* option : command.get_options()) {
        const std::string name = option->get_name();
        if (option->count() == 0 || kFree.contains(name)) continue;
        std::string key = name.substr(2);
        std::replace(key.begin(), key.end(), '-', '_');
        if (key == "state") key = "carry_state";
        if (!was.contains(key) || was[key] != is[key])
          throw InvalidInput(
              name, is.contains(key) ? is[key].dump() : "another value",
              "the run's own value, " + (was.contains(key) ? was[key].dump() : "none") + ": the result depends on it");
      }
      fill_free(a, command, o);
      spill(o);
    });
    fmt::print(stderr, "going on with {} after step {} of {}\n", a.out, trainer->step(), trainer->steps());
    if (!trainer->caveat().empty()) fmt::print(stderr, "note: {}\n", trainer->caveat());
  } else {
    TrainOptions o = a.options;
    // Options of the weights' model are read with them.
    fill(a, o.run.init.empty() ? a.words() : Words{}, o);
    if (!o.run.init.empty()) fill_from_weights(a, command, o);
    fill_state(a, o);
    fill_free(a, command, o);
    if (o.model.performer) a.performer.choose_sums(o.memory.strategy, *o.model.performer);
    spill(o);
    if (o.run.threads == 0) o.run.threads = all_threads();
    trainer = std::make_unique<Trainer>(o, a.out.empty() ? std::nullopt : std::optional<std::filesystem::path>(a.out));
  }
  describe(*trainer);
  a.spill.write_html(trainer->plan().plan);
  if (disk) disk->reserve(trainer->plan().plan);
  const auto& memory = trainer->options().memory;
  std::optional<Bytes> budget = memory.total;
  if (memory.activations) budget = trainer->breakdown().fixed() + *memory.activations;
  std::optional<Screen> screen(std::in_place, *trainer, budget, disk.get(), a.spill.trace());
  trainer->run(*screen, signals.token());
  const Outcome outcome{screen->loss(), screen->peak(), screen->last(), screen->tape(), screen->comparison()};
  screen.reset();  // ends the bar's line
  if (a.json)
    fmt::print("{}\n", to_json(*trainer, outcome, disk.get()).dump(2));
  else
    conclude(*trainer, outcome, disk.get(), a.out, a.verbose);
  return Exit::ok;
}

}  // namespace

void add_train(CLI::App& program, int& exit_code) {
  auto* command = program.add_subcommand("train", "Train a sequence model on sequences of any length, in the memory you have.");
  auto a = std::make_shared<Arguments>();
  TrainOptions& o = a->options;
  const auto add = [command](const char* group, const char* name, auto& to, const char* meaning, const char* type) {
    return command->add_option(name, to, meaning)->type_name(type)->group(group);
  };
  const auto flag = [command](const char* group, const char* name, bool& to, const char* meaning) {
    command->add_flag(name, to, meaning)->group(group);
  };
  const char* group = "What to learn";
  add(group, "--data", o.data.file, "a text, or any file", "FILE");
  add(group, "--level", a->level, "tokens: byte, char or word (byte)", "L");
  add(group, "--validation", o.data.validation, "held-out text; by default the tail of --data", "FILE");
  add(group, "--validation-fraction", o.data.validation_fraction, "how much of a tail (0.05)", "P");
  add(group, "--max-vocabulary", o.data.max_vocabulary, "keep the N-2 most frequent tokens", "N");
  flag(group, "--lines", o.data.lines, "every line is a sequence of its own");
  add(group, "--task", a->task, "lm (language modelling), or without --data: copy,\nrepeat, memorize, repeat-copy, recite", "T");
  add(group, "--symbols", o.data.symbols, "of a task: how many symbols (8)", "N");
  add(group, "--pattern", o.data.pattern, "of copy and repeat-copy: how many to copy (10)", "N");
  add(group, "--sequence", o.data.sequence, "time steps that gradients run through (256)", "N");
  add(group, "--batch", o.data.batch, "sequences side by side (16)", "N");
  add(group, "--state", a->state, "from one sequence to the next: carry or reset\n(carry; of a performer reset)", "S");
  group = "Model";
  add(group, "--model", a->model, "lstm, gru (lstm), performer, or reversible: rev-,\nnf-rev- or df-rev-, each with gru or lstm",
      "M");
  add(group, "--layers", o.model.layers, "layers of the model (1)", "N");
  add(group, "--hidden,--width", o.model.hidden, "units of a layer (256)", "N");
  add(group, "--embed", o.model.embed, "numbers for a token (as --hidden)", "N");
  flag(group, "--tied", o.model.tied, "the output layer uses the embedding's weights");
  add(group, "--dropout", o.model.dropout, "of inputs and outputs of layers (0)", "P");
  add(group, "--recurrent-dropout", o.model.recurrent_dropout, "variational, of states (0)", "P");
  add(group, "--drop-connect", o.model.reversible.drop_connect, "reversible models: of recurrent weights (0)", "P");
  a->reversible.add_to(*command, group);
  a->performer.add_to(*command, group);
  group = "Training";
  auto* steps = add(group, "--steps", a->steps, "updates of the weights (1000)", "N");
  add(group, "--epochs", a->epochs, "instead: passes over the data", "N")->excludes(steps);
  add(group, "--optimizer", a->optimizer, "adam, adamw or sgd (adam)", "O");
  add(group, "--lr", o.optimizer.lr, "learning rate (0.002)", "X");
  add(group, "--momentum", o.optimizer.momentum, "of sgd (0.9)", "X");
  add(group, "--weight-decay", o.optimizer.weight_decay, "of the optimizer (0)", "X");
  add(group, "--clip", o.optimizer.clip, "largest norm of a gradient, 0 for any (1)", "X");
  add(group, "--schedule", a->schedule, "of the rate: constant, step or cosine (constant)", "S");
  add(group, "--warmup", o.optimizer.warmup, "steps over which the rate rises (0)", "N");
  add(group, "--decay-every", o.optimizer.decay_every, "of schedule step: steps between decays", "N");
  add(group, "--decay", o.optimizer.decay, "of schedule step: a decay's factor (0.5)", "X");
  add(group, "--accumulate", o.optimizer.accumulate, "batches for one update (1)", "N");
  add(group, "--seed", o.run.seed, "of all that is drawn (1)", "N");
  add(group, "--init", o.run.init, "begin with the weights of an earlier run; the model is\ntheirs", "FILE");
  group = "Memory and time";
  auto* memory = add(group, "--memory", a->memory, "for all of it: weights, optimizer, activations, …", "SIZE");
  add(group, "--activation-memory", a->activation_memory, "instead: for activations alone", "SIZE")->excludes(memory);
  auto* strategy = add(group, "--strategy", a->strategy, "auto, store-all, revolve, rewind, …, as recollect plan", "S");
  a->performer.add_plan_to(*command, strategy, group);
  a->spill.add_to(*command, group);
  add(group, "--micro-block", o.memory.micro_block, "time steps of a product; bits depend on it", "N");
  add(group, "--micro-batch", a->micro_batch, "sequences that go through together, or auto; bits\ndepend on it, too (all)", "N");
  add(group, "--threads", o.run.threads, "bits depend on it too (as many as there are)", "N");
  group = "Results";
  add(group, "--out", a->out, "where checkpoints and metrics.jsonl go", "DIR");
  flag(group, "--resume", a->resume, "go on with the run in --out, if there is one");
  add(group, "--save-every", o.run.save_every, "steps between checkpoints (a tenth of the run)", "N");
  add(group, "--validation-batches", o.run.validation_batches, "validate on at most so many (all)", "N");
  flag(group, "--verbose", a->verbose, "say at the end what was predicted and what it took");
  flag(group, "--json", a->json, "the outcome as JSON");
  command->footer(
      "Example: recollect train --data data/kjv.txt --sequence 10000 --batch 8 \\\n"
      "           --memory 64MiB --steps 200 --out run");
  command->callback([a, command, &exit_code] { exit_code = run(*a, *command); });
}

}  // namespace recollect::cli
