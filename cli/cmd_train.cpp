#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "commands.hpp"
#include "left_out.hpp"
#include "performer.hpp"
#include "process.hpp"
#include "recollect/atomic_file.hpp"
#include "reversible.hpp"
#include "train/checkpoint.hpp"
#include "train/trainer.hpp"
#include "train_report.hpp"

namespace recollect::cli {
namespace {

using namespace recollect::train;

// As typed; what was left out keeps the default.
struct Arguments {
  std::string level, task = "lm", model = "lstm", optimizer = "adam", schedule = "constant", strategy = "auto", state;
  std::string memory, activation_memory, micro_batch, attention, out;
  std::optional<std::int64_t> sequence;
  std::int64_t steps = 0, epochs = 0;
  std::vector<double> forget_bias;
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
    "--out",        "--resume", "--json", "--verbose",     "--steps", "--epochs", "--memory", "--activation-memory", "--strategy",
    "--save-every", "--spill",  "--tier", "--states-only", "--trace", "--html",   "--slice",  "--boundary",          "--help"};
// So do these, as long as what lies there is the same.
const std::map<std::string, std::string DataOptions::*> kFiles{{"--data", &DataOptions::file},
                                                               {"--validation", &DataOptions::validation},
                                                               {"--source", &DataOptions::source_file},
                                                               {"--target", &DataOptions::target_file},
                                                               {"--validation-source", &DataOptions::validation_source},
                                                               {"--validation-target", &DataOptions::validation_target},
                                                               {"--source-pieces", &DataOptions::source_pieces},
                                                               {"--target-pieces", &DataOptions::target_pieces}};

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

void fill_attention(const std::string& text, TrainOptions& o) {
  constexpr std::int64_t kSlice = 20;
  if (!text.empty())
    o.model.attention = nn::parse_attention(text);
  else if (has_sources(o.data))
    o.model.attention = nn::Attention{.embeddings = true, .slice = std::min(kSlice, o.model.hidden)};
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
  o.data.task = std::nullopt;
  o.data.translate = a.task == kTranslate;
  if (a.task != "lm" && !o.data.translate) o.data.task = parse_task(a.task);
  o.data.level = o.data.translate ? Level::word : Level::byte;
  if (!o.data.source_pieces.empty()) o.data.level = Level::piece;
  if (!a.level.empty()) o.data.level = parse_level(a.level);
  constexpr std::int64_t kLongestSentence = 50, kSequence = 256;
  o.data.sequence = a.sequence.value_or(o.data.translate ? kLongestSentence : kSequence);
  fill_model(a.model, words, o.model);
  fill_attention(a.attention, o);
  o.run.init = absolute(o.run.init);
  o.optimizer.kind = parse_optimizer(a.optimizer);
  o.optimizer.schedule = parse_schedule(a.schedule);
  o.memory.micro_batch = parse_micro_batch(a.micro_batch);
  std::copy(a.forget_bias.begin(), a.forget_bias.end(), o.run.forget_bias.begin());  // two at the most
}
// When it is known which model it is.
void fill_state(const Arguments& a, TrainOptions& o) {
  if (!a.state.empty() && a.state != "carry" && a.state != "reset") throw InvalidInput("--state", a.state, "carry or reset");
  o.data.carry_state = a.state.empty() ? !o.model.performer && !o.model.attention : a.state == "carry";
}
// Kind and sizes of the model whose weights the run begins with. What was said of them must agree.
void fill_from_weights(const Arguments& a, const CLI::App& command, TrainOptions& o) {
  Words given = a.words();
  if (command.count("--model") > 0) given["model"] = a.model;
  if (command.count("--layers") > 0) given["layers"] = std::to_string(o.model.layers);
  if (command.count("--hidden") > 0) given["hidden"] = std::to_string(o.model.hidden);
  if (o.model.embed != 0) given["embed"] = std::to_string(o.model.embed);
  if (o.model.tied) given["tied"] = "true";
  if (!a.attention.empty()) given["attention"] = a.attention;
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
  for (const auto& [option, file] : kFiles)
    if (command.count(option) > 0) o.data.*file = absolute(a.options.data.*file);
  if (command.count("--save-every") > 0) o.run.save_every = a.options.run.save_every;
}

// Which lines of the files the run learns nothing from, and why.
void keep_left_out(const Trainer& trainer, const std::string& out) {
  const auto* pairs = dynamic_cast<const ParallelSource*>(&trainer.source());
  if (pairs != nullptr && !pairs->left_out().empty())
    recollect::write_file((std::filesystem::path(out) / "left-out.txt").string(), lines_of(pairs->left_out()));
}

int run(const Arguments& a, const CLI::App& command) {
  const StopOnSignal signals;  // before any thread is made: they take over which signals are blocked
  keep_freed_memory();
  std::unique_ptr<Trainer> trainer;
  if (a.resume && a.out.empty())
    throw InvalidInput("--resume", "no directory", "--out DIR, the directory of the run to go on with");
  const bool found = a.resume && find_checkpoints(a.out).latest.has_value();
  std::unique_ptr<SpillDisk> disk;
  const auto spill = [&](TrainOptions& o) {
    disk = a.spill.open(o.memory.strategy);
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
        if (option->count() == 0 || kFree.contains(name) || kFiles.contains(name)) continue;
        std::string key = name.substr(2);
        std::replace(key.begin(), key.end(), '-', '_');
        if (key == "state") key = "carry_state";
        if (!was.contains(key) || !is.contains(key) || was[key] != is[key])
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
  if (!a.out.empty()) keep_left_out(*trainer, a.out);
  a.spill.write_html(trainer->plan().plan);
  if (disk) disk->reserve(trainer->plan().plan);
  const auto& memory = trainer->options().memory;
  std::optional<Bytes> budget = memory.total;
  if (memory.activations) budget = trainer->breakdown().fixed() + *memory.activations;
  std::optional<Screen> screen(std::in_place, *trainer, budget, disk.get(), a.spill.trace());
  trainer->run(*screen, signals.token());
  const TrainOutcome outcome{screen->loss(), screen->peak(), screen->last(), screen->tapes(), screen->comparison()};
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
  add(group, "--source", o.data.source_file, "of --task translate: a sentence a line", "FILE");
  add(group, "--target", o.data.target_file, "its translations, line by line", "FILE");
  add(group, "--level", a->level, "tokens: byte, char or word (byte; translate: word), or\npiece, with --source-pieces", "L");
  add(group, "--source-pieces", o.data.source_pieces, "of --task translate: a SentencePiece model", "FILE");
  add(group, "--target-pieces", o.data.target_pieces, "and one of the target, or the same", "FILE");
  add(group, "--validation", o.data.validation, "held-out text; by default the tail of --data", "FILE");
  add(group, "--validation-source", o.data.validation_source, "held-out pairs; by default the\nlast of --source", "FILE");
  add(group, "--validation-target", o.data.validation_target, "and their translations", "FILE");
  add(group, "--validation-fraction", o.data.validation_fraction, "how much of a tail (0.05)", "P");
  add(group, "--max-vocabulary", o.data.max_vocabulary, "keep the N-2 most frequent tokens", "N");
  flag(group, "--lines", o.data.lines, "every line is a sequence of its own");
  add(group, "--task", a->task,
      "lm (language modelling), translate, or without a\nfile: copy, repeat, memorize, repeat-copy, recite,\nreverse", "T");
  add(group, "--symbols", o.data.symbols, "of a task: how many symbols (8)", "N");
  add(group, "--pattern", o.data.pattern, "of copy and repeat-copy: how many to copy (10)", "N");
  add(group, "--sequence", a->sequence,
      "time steps that gradients run through (256); of\ntranslate: longest sentence that is taken (50)", "N");
  add(group, "--batch", o.data.batch, "sequences side by side (16)", "N");
  add(group, "--state", a->state, "from one sequence to the next: carry or reset\n(carry; of performers and translate reset)",
      "S");
  group = "Model";
  add(group, "--model", a->model, "lstm, gru (lstm), performer, or reversible: rev-,\nnf-rev- or df-rev-, each with gru or lstm",
      "M");
  add(group, "--layers", o.model.layers, "layers of the model (1)", "N");
  add(group, "--hidden,--width", o.model.hidden, "units of a layer (256)", "N");
  add(group, "--embed", o.model.embed, "numbers for a token (as --hidden)", "N");
  add(group, "--attention", a->attention, "of translate and reverse: emb, slice:K, emb+slice:K or\nfull (emb+slice:20)", "A");
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
  add(group, "--embed-scale", o.run.embed_scale, "deviation of the embeddings that it begins with (1)", "X");
  add(group, "--forget-bias", a->forget_bias,
      "rev-lstm: what biases of forget gates begin with, of\ncells and of states (0,0); rev-gru: one number", "X,Y")
      ->delimiter(',')
      ->expected(1, 2);
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
      "           --memory 64MiB --steps 200 --out trained");
  command->callback([a, command, &exit_code] { exit_code = run(*a, *command); });
}

}  // namespace recollect::cli
