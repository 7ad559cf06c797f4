#include <fmt/core.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "commands.hpp"
#include "output.hpp"
#include "progress.hpp"
#include "stop.hpp"
#include "train/checkpoint.hpp"
#include "train/trainer.hpp"

namespace recollect::cli {
namespace {

using namespace recollect::train;

// As typed; what was left out keeps the default.
struct Arguments {
  std::string level = "byte", task = "lm", model = "lstm", optimizer = "adam", schedule = "constant", strategy = "auto",
              state = "carry";
  std::string memory, activation_memory, out;
  std::int64_t steps = 0, epochs = 0;
  bool resume = false, json = false, plan_only = false;
  TrainOptions options;
};

// A change of these leaves every bit as it is, or is what resuming is for.
const std::set<std::string> kFree{
    "--out",      "--resume", "--json",       "--steps",      "--epochs", "--memory", "--activation-memory",
    "--strategy", "--data",   "--validation", "--save-every", "--help"};

void fill(const Arguments& a, TrainOptions& o) {
  o.data.level = parse_level(a.level);
  o.data.task = std::nullopt;
  if (a.task != "lm") o.data.task = parse_task(a.task);
  if (a.state != "carry" && a.state != "reset") throw InvalidInput("--state", a.state, "carry or reset");
  o.data.carry_state = a.state == "carry";
  const auto cell = nn::cell_named(a.model);
  if (!cell) throw InvalidInput("--model", a.model, "lstm or gru");
  o.model.cell = *cell;
  o.optimizer.kind = parse_optimizer(a.optimizer);
  o.optimizer.schedule = parse_schedule(a.schedule);
}
// What may also change when a run is resumed.
void fill_free(const Arguments& a, const CLI::App& command, TrainOptions& o) {
  if (command.count("--strategy") > 0) {
    const auto strategy = strategy_named(a.strategy);
    if (!strategy) throw InvalidInput("--strategy", a.strategy, strategy_names());
    o.memory.strategy = *strategy;
  }
  if (command.count("--memory") + command.count("--activation-memory") > 0) o.memory.total = o.memory.activations = std::nullopt;
  if (!a.memory.empty()) o.memory.total = Bytes::parse(a.memory, "--memory");
  if (!a.activation_memory.empty()) o.memory.activations = Bytes::parse(a.activation_memory, "--activation-memory");
  if (command.count("--steps") + command.count("--epochs") > 0) o.run.steps = o.run.epochs = std::nullopt;
  if (command.count("--steps") > 0) o.run.steps = a.steps;
  if (command.count("--epochs") > 0) o.run.epochs = a.epochs;
  if (command.count("--data") > 0) o.data.file = a.options.data.file;
  if (command.count("--validation") > 0) o.data.validation = a.options.data.validation;
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
  fmt::print(stderr, "{} {} layer{} of {} units, vocabulary {}, {} lanes of {} time steps\n", o.model.layers,
             nn::name_of(o.model.cell), o.model.layers == 1 ? "" : "s", o.model.hidden, source.vocabulary_size(), source.lanes(),
             source.longest());
  Table table({"memory", ""});
  table.add({"parameters", to_string(b.parameters)});
  table.add({"gradients", to_string(b.gradients)});
  table.add({"optimizer", to_string(b.optimizer)});
  table.add({"inputs", to_string(b.inputs)});
  table.add({"activations", to_string(b.activations)});
  table.add({"together", to_string(b.total())});
  if (o.memory.total) table.add({"budget", to_string(*o.memory.total)});
  if (o.memory.activations) table.add({"budget of activations", to_string(*o.memory.activations)});
  table.add({"keeping everything", to_string(b.fixed() + p.store_all)});
  fmt::print(stderr, "{}\n", table.text());
  const Chain& chain = p.plan.chain;
  const double all = Time::of(chain.size(), chain.step(0).forward + chain.step(0).backward).seconds();
  const double time = p.plan.prediction.time.seconds();
  fmt::print(stderr,
             "plan: {}, {} blocks of {} time steps ({} at a time), {:.2f} forward steps for each backward, {} a batch: {:+.0f} % "
             "over keeping everything\n",
             name_of(p.plan.strategy), chain.size(), p.block, p.micro_block, p.plan.prediction.recompute_factor(),
             seconds_text(time), 100 * (time / all - 1));
}

class Screen final : public TrainObserver {
 public:
  Screen(const Trainer& trainer, std::optional<Bytes> budget)
      : trainer_(trainer), budget_(budget), bar_(trainer.steps(), trainer.step()) {}
  void stepped(const StepReport& r) override {
    loss_ = loss_ == 0 ? r.loss : 0.9 * loss_ + 0.1 * r.loss;
    bar_.show(r.step, fmt::format("{}  {} tokens/s  {}{}", loss_text(trainer_.source().unit(), loss_),
                                  count_text(static_cast<std::int64_t>(static_cast<double>(r.tokens) / r.seconds)),
                                  to_string(r.memory), budget_ ? " of " + to_string(*budget_) : ""));
  }
  void validated(const Validation& v) override {
    std::string line = fmt::format("step {}: held out {}", v.step, loss_text(trainer_.source().unit(), v.loss));
    if (trainer_.options().data.task)
      line += fmt::format(", {:.1f} % right",
                          100.0 * static_cast<double>(v.correct) / static_cast<double>(std::max<std::int64_t>(1, v.counted)));
    bar_.say(line + (v.best ? ", the best so far" : ""));
    last_ = v;
  }
  std::optional<Validation> last() const { return last_; }
  double loss() const { return loss_; }

 private:
  const Trainer& trainer_;
  std::optional<Bytes> budget_;
  Progress bar_;
  double loss_ = 0;
  std::optional<Validation> last_;
};

int run(const Arguments& a, const CLI::App& command) {
  const StopOnSignal signals;  // before any thread is made: they take over which signals are blocked
  keep_freed_memory();
  std::unique_ptr<Trainer> trainer;
  if (a.resume && a.out.empty())
    throw InvalidInput("--resume", "no directory", "--out DIR, the directory of the run to go on with");
  const bool found = a.resume && find_checkpoints(a.out).latest.has_value();
  if (found) {
    trainer = Trainer::resume(a.out, [&](TrainOptions& o) {
      // What was given again must be as it was.
      TrainOptions given = a.options;
      fill(a, given);
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
    });
    fmt::print(stderr, "going on with {} after step {}\n", a.out, trainer->step());
  } else {
    TrainOptions o = a.options;
    fill(a, o);
    fill_free(a, command, o);
    trainer = std::make_unique<Trainer>(o, a.out.empty() ? std::nullopt : std::optional<std::filesystem::path>(a.out));
  }
  describe(*trainer);
  std::optional<Validation> last;
  double loss = 0;
  {
    const auto& memory = trainer->options().memory;
    std::optional<Bytes> budget = memory.total;
    if (memory.activations) budget = trainer->breakdown().fixed() + *memory.activations;
    Screen screen(*trainer, budget);
    trainer->run(screen, signals.token());
    last = screen.last();
    loss = screen.loss();
  }
  const Unit unit = trainer->source().unit();
  if (a.json) {
    const Breakdown& b = trainer->breakdown();
    nlohmann::ordered_json json{{"schema_version", 1},
                                {"steps", trainer->step()},
                                {"loss", loss},
                                {"unit", to_string(unit)},
                                {"memory",
                                 {{"parameters_bytes", b.parameters.count()},
                                  {"gradients_bytes", b.gradients.count()},
                                  {"optimizer_bytes", b.optimizer.count()},
                                  {"inputs_bytes", b.inputs.count()},
                                  {"activations_bytes", b.activations.count()},
                                  {"store_all_bytes", trainer->plan().store_all.count()},
                                  {"minimum_activations_bytes", trainer->plan().minimum.count()}}},
                                {"plan", to_json(trainer->plan().plan.prediction, trainer->plan().plan.strategy)},
                                {"block", trainer->plan().block},
                                {"micro_block", trainer->plan().micro_block},
                                {"threads", trainer->options().run.threads}};
    if (last)
      json["validation"] = {
          {"loss", last->loss}, {"value", in_unit(unit, last->loss)}, {"counted", last->counted}, {"correct", last->correct}};
    fmt::print("{}\n", json.dump(2));
  } else {
    if (last) fmt::print("held out: {}\n", loss_text(unit, last->loss));
    if (!a.out.empty())
      fmt::print("{0}/best/model.safetensors, {0}/metrics.jsonl; go on with: recollect train --resume --out {0} --steps N\n",
                 a.out);
  }
  return Exit::ok;
}

}  // namespace

void add_train(CLI::App& program, int& exit_code) {
  auto* command = program.add_subcommand("train", "Train a sequence model on sequences of any length, in the memory you have.");
  auto a = std::make_shared<Arguments>();
  TrainOptions& o = a->options;
  command->add_option("--data", o.data.file, "what to learn: any file")->type_name("FILE");
  command->add_option("--level", a->level, "tokens: byte, char or word")->type_name("L");
  command->add_option("--validation", o.data.validation, "held-out text; by default the last 5 % of --data")->type_name("FILE");
  command->add_option("--max-vocabulary", o.data.max_vocabulary, "at most so many tokens")->type_name("N");
  command->add_flag("--lines", o.data.lines, "every line is a sequence of its own");
  command->add_option("--task", a->task, "lm, or without a file: copy, repeat, memorize, …")->type_name("T");
  command->add_option("--symbols", o.data.symbols, "of a task: how many symbols")->type_name("N");
  command->add_option("--pattern", o.data.pattern, "of a task: how many to remember")->type_name("N");
  command->add_option("--model", a->model, "lstm or gru")->type_name("M");
  command->add_option("--layers", o.model.layers, "recurrent layers (1)")->type_name("N");
  command->add_option("--hidden", o.model.hidden, "units of a layer (256)")->type_name("N");
  command->add_option("--embed", o.model.embed, "numbers for a token (as --hidden)")->type_name("N");
  command->add_flag("--tied", o.model.tied, "the output layer uses the embedding's weights");
  command->add_option("--dropout", o.model.dropout, "variational, of inputs and outputs of layers")->type_name("P");
  command->add_option("--recurrent-dropout", o.model.recurrent_dropout, "variational, of states")->type_name("P");
  command->add_option("--sequence", o.data.sequence, "time steps that gradients run through (256)")->type_name("N");
  command->add_option("--batch", o.data.batch, "sequences side by side (16)")->type_name("N");
  command->add_option("--state", a->state, "carry it from sequence to sequence, or reset")->type_name("S");
  auto* steps = command->add_option("--steps", a->steps, "updates (1000)")->type_name("N");
  command->add_option("--epochs", a->epochs, "passes over the data")->type_name("N")->excludes(steps);
  command->add_option("--optimizer", a->optimizer, "adam, adamw or sgd")->type_name("O");
  command->add_option("--lr", o.optimizer.lr, "learning rate (0.002)")->type_name("X");
  command->add_option("--momentum", o.optimizer.momentum, "of sgd (0.9)")->type_name("X");
  command->add_option("--weight-decay", o.optimizer.weight_decay, "")->type_name("X");
  command->add_option("--clip", o.optimizer.clip, "largest norm of a gradient (1; 0: any)")->type_name("X");
  command->add_option("--schedule", a->schedule, "of the rate: constant, step or cosine")->type_name("S");
  command->add_option("--warmup", o.optimizer.warmup, "steps until the full rate")->type_name("N");
  command->add_option("--decay-every", o.optimizer.decay_every, "of schedule step")->type_name("N");
  command->add_option("--decay", o.optimizer.decay, "of schedule step (0.5)")->type_name("X");
  command->add_option("--accumulate", o.optimizer.accumulate, "batches for one update (1)")->type_name("N");
  command->add_option("--seed", o.run.seed, "")->type_name("N");
  command->add_option("--threads", o.run.threads, "")->type_name("N");
  auto* memory = command->add_option("--memory", a->memory, "for all of it: weights, gradients, inputs, …")->type_name("SIZE");
  command->add_option("--activation-memory", a->activation_memory, "for activations alone")->type_name("SIZE")->excludes(memory);
  command->add_option("--strategy", a->strategy, "as recollect plan")->type_name("S");
  command->add_option("--micro-block", o.memory.micro_block, "time steps of a product")->type_name("N");
  command->add_option("--save-every", o.run.save_every, "steps between checkpoints")->type_name("N");
  command->add_option("--validation-batches", o.run.validation_batches, "at most so many")->type_name("N");
  command->add_option("--out", a->out, "checkpoints and metrics.jsonl")->type_name("DIR");
  command->add_flag("--resume", a->resume, "go on with the run in --out");
  command->add_flag("--json", a->json, "the outcome as JSON");
  command->footer("Example: recollect train --data data/kjv.txt --sequence 10000 --batch 8 --memory 64MiB --steps 200 --out run");
  command->callback([a, command, &exit_code] { exit_code = run(*a, *command); });
}

}  // namespace recollect::cli
