#include "train/options.hpp"

#include <array>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <numbers>
#include <sstream>
#include <utility>

#include "recollect/error.hpp"
#include "train/performer_words.hpp"
#include "train/reversible_words.hpp"

namespace recollect::train {
namespace {

using nlohmann::ordered_json;

constexpr double kInfinite = std::numeric_limits<double>::infinity();

std::string text(double value) {
  std::ostringstream stream;
  stream << value;
  return stream.str();
}
void least(const char* field, std::int64_t value, std::int64_t minimum) {
  if (value < minimum) throw InvalidInput(field, std::to_string(value), std::to_string(minimum) + " or more");
}
// Sums and products of these stay far from the largest integer.
void most(const char* field, std::int64_t value, std::int64_t maximum) {
  if (value > maximum) throw InvalidInput(field, std::to_string(value), std::to_string(maximum) + " or less");
}
void within(const char* field, double value, double low, double high, const char* accepted) {
  if (!(value >= low && value < high)) throw InvalidInput(field, text(value), accepted);
}

// Reads what to_json() wrote; checkpoints come from outside.
template <class T>
T get(const ordered_json& json, const char* field) {
  try {
    return json.at(field).get<T>();
  } catch (const nlohmann::json::exception&) {
    throw InvalidInput(std::string("options.") + field, json.contains(field) ? json[field].dump() : "missing",
                       "what a checkpoint of this version has");
  }
}
template <class T>
std::optional<T> maybe(const ordered_json& json, const char* field) {
  if (!json.contains(field) || json[field].is_null()) return std::nullopt;
  return get<T>(json, field);
}

}  // namespace

const char* name_of(Optimizer optimizer) {
  return optimizer == Optimizer::adam ? "adam" : optimizer == Optimizer::adamw ? "adamw" : "sgd";
}
const char* name_of(Schedule schedule) {
  return schedule == Schedule::constant ? "constant" : schedule == Schedule::step ? "step" : "cosine";
}
const char* name_of(const ModelOptions& model) { return model.performer ? kPerformer : nn::name_of(model.cell); }
std::string model_names() { return nn::cell_names() + ", " + kPerformer; }
bool has_sources(const DataOptions& data) { return data.translate || data.task == Task::reverse; }
Optimizer parse_optimizer(const std::string& name, const char* field) {
  for (const Optimizer kind : {Optimizer::adam, Optimizer::adamw, Optimizer::sgd})
    if (name == name_of(kind)) return kind;
  throw InvalidInput(field, name, "adam, adamw or sgd");
}
Schedule parse_schedule(const std::string& name, const char* field) {
  for (const Schedule kind : {Schedule::constant, Schedule::step, Schedule::cosine})
    if (name == name_of(kind)) return kind;
  throw InvalidInput(field, name, "constant, step or cosine");
}

namespace {

void check_reversible(const TrainOptions& o) {
  const bool reversible = nn::is_reversible(o.model.cell);
  const double dropped = o.model.reversible.drop_connect;
  within("--drop-connect", dropped, 0, 1, "0 or more and less than 1");
  if (!reversible && dropped > 0)
    throw InvalidInput("--drop-connect", text(dropped),
                       std::string("0 for a ") + nn::name_of(o.model.cell) +
                           ", which has --recurrent-dropout; only reversible models drop recurrent weights");
  if (!reversible && o.memory.strategy == Strategy::rewind)
    throw InvalidInput("--strategy", "rewind",
                       std::string("another one for a ") + nn::name_of(o.model.cell) +
                           ", which cannot be run backwards, or a reversible model such as --model rev-gru");
  if (reversible && o.model.hidden % 2 != 0)
    throw InvalidInput("--hidden", std::to_string(o.model.hidden),
                       "an even number: each half of the units of a reversible model sees the other");
}

void check_performer(const TrainOptions& o) {
  const ModelOptions& m = o.model;
  const auto refuse = [](const char* field, const std::string& value, const char* accepted) {
    throw InvalidInput(field, value, accepted);
  };
  if (m.embed != 0)
    refuse("--embed", std::to_string(m.embed), "nothing for a performer: half of --width are a token's, half its position's");
  if (m.tied) refuse("--tied", "true", "nothing for a performer, whose embedding is half as wide as its output");
  if (m.recurrent_dropout != 0)
    refuse("--recurrent-dropout", text(m.recurrent_dropout), "nothing for a performer, which has --dropout");
  if (m.reversible.drop_connect != 0)
    refuse("--drop-connect", text(m.reversible.drop_connect), "nothing for a performer, which has --dropout");
  if (o.data.carry_state) refuse("--state", "carry", "reset for a performer: every sequence begins at its first token");
  most("--width", m.hidden, 1'000'000'000);
  if (m.hidden % 4 != 0)
    refuse("--width", std::to_string(m.hidden),
           "a multiple of 4 for a performer: half are embedding, half sines and cosines of the position");
  if (const std::int64_t heads = m.performer->heads; heads != 0 && m.hidden % heads != 0)
    throw InvalidInput("--heads", std::to_string(heads), "a divisor of the width, " + std::to_string(m.hidden));
  least("--slice", o.memory.slice, 0);
  most("--slice", o.memory.slice, 1'000'000'000);
  if (o.memory.strategy == Strategy::rewind) require_rewinding(*m.performer);
}

std::string task_name(const DataOptions& data) {
  if (data.translate) return kTranslate;
  return data.task ? to_string(*data.task) : "lm";
}

void check_files_of_pairs(const DataOptions& d) {
  const auto refuse = [](const char* field, const std::string& value, const char* accepted) {
    throw InvalidInput(field, value, accepted);
  };
  if (!d.file.empty())
    refuse("--data", d.file, "nothing with --task translate, which learns from two files: --source FILE --target FILE");
  if (d.source_file.empty() || d.target_file.empty())
    refuse(d.source_file.empty() ? "--source" : "--target", "no file",
           "--source FILE --target FILE: sentences and their translations, line by line");
  if (!d.validation.empty())
    refuse("--validation", d.validation, "--validation-source FILE --validation-target FILE with --task translate");
  if (d.validation_source.empty() != d.validation_target.empty())
    refuse(d.validation_source.empty() ? "--validation-source" : "--validation-target", "no file",
           "both files of held-out pairs, or neither: then the last pairs are held out");
  if (d.source_pieces.empty() != d.target_pieces.empty())
    refuse(d.source_pieces.empty() ? "--source-pieces" : "--target-pieces", "no file",
           "SentencePiece models of both sides (they may be the same file), or of neither");
  if (!d.source_pieces.empty() && d.level != Level::piece)
    refuse("--level", to_string(d.level), "piece, or nothing, with SentencePiece models");
  if (d.level == Level::piece && d.max_vocabulary != 0)
    refuse("--max-vocabulary", std::to_string(d.max_vocabulary), "nothing with SentencePiece models, which have their own size");
  if (d.lines) refuse("--lines", "true", "nothing with --task translate, where every line is a sentence already");
}

void check_data(const TrainOptions& o) {
  const DataOptions& d = o.data;
  if (d.translate) return check_files_of_pairs(d);
  const std::pair<const char*, const std::string&> of_pairs[] = {{"--source", d.source_file},
                                                                 {"--target", d.target_file},
                                                                 {"--validation-source", d.validation_source},
                                                                 {"--validation-target", d.validation_target},
                                                                 {"--source-pieces", d.source_pieces},
                                                                 {"--target-pieces", d.target_pieces}};
  if (d.level == Level::piece)
    throw InvalidInput("--level", "piece", "--task translate with it, or byte, char or word for --task " + task_name(d));
  for (const auto& [option, file] : of_pairs)
    if (!file.empty()) throw InvalidInput(option, file, "--task translate with it, or nothing for --task " + task_name(d));
  if (d.file.empty() == !d.task)
    throw InvalidInput(d.task ? "--data" : "--task", d.task ? d.file : "lm",
                       "a file to learn from (--data FILE), two of them (--task translate), or a synthetic task without one "
                       "(--task copy, repeat, memorize, repeat-copy, recite or reverse)");
  if (d.task && o.run.epochs && *d.task != Task::recite)
    throw InvalidInput("--epochs", std::to_string(*o.run.epochs), "--steps: a synthetic task has no epochs");
}

void check_encoder(const TrainOptions& o) {
  const ModelOptions& m = o.model;
  const std::string task = "--task " + task_name(o.data);
  if (!has_sources(o.data)) {
    if (!m.attention) return;
    if (!o.run.init.empty()) throw InvalidInput("--init", o.run.init, "weights of a model without an encoder for " + task);
    throw InvalidInput("--attention", nn::to_string(*m.attention),
                       "nothing for " + task + ": --task translate and reverse have an encoder to attend to");
  }
  if (m.performer)
    throw InvalidInput("--model", kPerformer, "a recurrent model for " + task + ", such as rev-gru: it has an encoder");
  if (!m.attention)
    throw InvalidInput("--init", o.run.init, "weights of a model with an encoder for " + task + ", or none, to draw them");
  if (o.data.carry_state)
    throw InvalidInput("--state", "carry", "reset for " + task + ": every sequence begins with its own source");
  if (const std::int64_t slice = m.attention->slice; slice > m.hidden)
    throw InvalidInput("--attention", nn::to_string(*m.attention),
                       "a slice of at most " + std::to_string(m.hidden) + " units, as many as the encoder has (--hidden)");
}

// As numbers and truth values where they are some.
ordered_json json_of(const std::string& word) {
  if (word == "true" || word == "false") return word == "true";
  const bool number = !word.empty() && word.find_first_not_of("0123456789") == std::string::npos;
  return number ? ordered_json(std::stoll(word)) : ordered_json(word);
}

Words words_in(const ordered_json& json, const std::vector<std::string>& fields) {
  Words words;
  for (const std::string& field : fields)
    if (json.contains(field)) words[field] = json[field].is_string() ? json[field].get<std::string>() : json[field].dump();
  return words;
}

// Checkpoints of models that are not reversible have none of it.
// Gates that forget by a fraction have a bias; those that forget nothing, or whole bits, have none, or many.
void check_forget_bias(const TrainOptions& o) {
  const auto& [of_cell, of_state] = o.run.forget_bias;
  if (of_cell == 0 && of_state == 0) return;
  const bool lstm = o.model.cell == nn::Cell::rev_lstm, gru = o.model.cell == nn::Cell::rev_gru;
  std::string given = text(of_cell);
  if (lstm || of_state != 0) given.append(",").append(text(of_state));
  const auto refuse = [&](const std::string& accepted) { throw InvalidInput("--forget-bias", given, accepted); };
  if (o.model.performer || !(lstm || gru)) refuse("0, or --model rev-lstm or rev-gru");
  if (gru && of_state != 0) refuse("one number for a rev-gru, which has one forget gate");
  if (!std::isfinite(of_cell) || !std::isfinite(of_state)) refuse("numbers that are finite");
  if (!o.run.init.empty()) refuse("0 with --init, whose biases are the file's");
}

nn::ReversibleOptions read_reversible(nn::Cell cell, const ordered_json& json) {
  if (!nn::is_reversible(cell)) return {};
  nn::ReversibleOptions options = reversible_from(cell, words_in(json, reversible_fields()), "options.");
  options.drop_connect = get<double>(json, "drop_connect");
  return options;
}

}  // namespace

void check(const TrainOptions& o) {
  check_data(o);
  least("--sequence", o.data.sequence, o.data.task || o.data.translate ? 1 : 0);
  least("--batch", o.data.batch, 1);
  least("--layers", o.model.layers, 1);
  least("--hidden", o.model.hidden, 1);
  least("--embed", o.model.embed, 0);
  check_encoder(o);
  if (o.model.performer)
    check_performer(o);
  else
    check_reversible(o);
  within("--dropout", o.model.dropout, 0, 1, "0 or more and less than 1");
  within("--recurrent-dropout", o.model.recurrent_dropout, 0, 1, "0 or more and less than 1");
  within("--lr", o.optimizer.lr, 0, kInfinite, "a rate of 0 or more");
  within("--momentum", o.optimizer.momentum, 0, 1, "0 or more and less than 1");
  within("--weight-decay", o.optimizer.weight_decay, 0, kInfinite, "0 or more");
  within("--clip", o.optimizer.clip, 0, kInfinite, "a norm, or 0 for none");
  within("--decay", o.optimizer.decay, 0, kInfinite, "a factor of 0 or more");
  least("--warmup", o.optimizer.warmup, 0);
  least("--accumulate", o.optimizer.accumulate, 1);
  if (o.optimizer.schedule == Schedule::step) least("--decay-every", o.optimizer.decay_every, 1);
  within("--embed-scale", o.run.embed_scale, 0, kInfinite, "0 or more");
  if (o.run.embed_scale != 1 && (o.model.tied || !o.run.init.empty()))
    throw InvalidInput("--embed-scale", text(o.run.embed_scale),
                       o.model.tied ? "1 with --tied, whose embeddings begin as the output's weights do"
                                    : "1 with --init, whose embeddings are the file's");
  check_forget_bias(o);
  if (o.run.steps) least("--steps", *o.run.steps, 1);
  if (o.run.epochs) least("--epochs", *o.run.epochs, 1);
  if (o.run.threads < 0 || o.run.threads > kMostThreads)
    throw InvalidInput("--threads", std::to_string(o.run.threads), "1 to " + std::to_string(kMostThreads));
  least("--validation-batches", o.run.validation_batches, 0);
  least("--max-vocabulary", o.data.max_vocabulary, 0);
  within("--validation-fraction", o.data.validation_fraction, 0, 1, "0 or more and less than 1");
  least("--save-every", o.run.save_every, 0);
  least("--micro-block", o.memory.micro_block, 0);
  most("--micro-block", o.memory.micro_block, 1'000'000'000);
  if (o.memory.micro_batch != kBestMicroBatch) least("--micro-batch", o.memory.micro_batch, 0);
  most("--accumulate", o.optimizer.accumulate, 1'000'000);
  if (o.run.epochs) most("--epochs", *o.run.epochs, 1'000'000);
}

ordered_json to_json(const TrainOptions& o) {
  ordered_json json{{"data", o.data.file},
                    {"validation", o.data.validation},
                    {"validation_fraction", o.data.validation_fraction},
                    {"level", to_string(o.data.level)},
                    {"max_vocabulary", o.data.max_vocabulary},
                    {"lines", o.data.lines},
                    {"task", task_name(o.data)},
                    {"symbols", o.data.symbols},
                    {"pattern", o.data.pattern},
                    {"sequence", o.data.sequence},
                    {"batch", o.data.batch},
                    {"carry_state", o.data.carry_state},
                    {"model", name_of(o.model)},
                    {"layers", o.model.layers},
                    {"hidden", o.model.hidden},
                    {"embed", o.model.embed},
                    {"tied", o.model.tied},
                    {"dropout", o.model.dropout},
                    {"recurrent_dropout", o.model.recurrent_dropout},
                    {"optimizer", name_of(o.optimizer.kind)},
                    {"lr", o.optimizer.lr},
                    {"momentum", o.optimizer.momentum},
                    {"weight_decay", o.optimizer.weight_decay},
                    {"clip", o.optimizer.clip},
                    {"schedule", name_of(o.optimizer.schedule)},
                    {"warmup", o.optimizer.warmup},
                    {"decay_every", o.optimizer.decay_every},
                    {"decay", o.optimizer.decay},
                    {"accumulate", o.optimizer.accumulate},
                    {"strategy", recollect::name_of(o.memory.strategy)},
                    {"micro_block", o.memory.micro_block},
                    {"micro_batch", o.memory.micro_batch},
                    {"seed", o.run.seed},
                    {"threads", o.run.threads},
                    {"save_every", o.run.save_every},
                    {"validation_batches", o.run.validation_batches}};
  for (const auto& [field, word] : words_of(o.model.cell, o.model.reversible)) json[field] = json_of(word);
  if (o.model.performer)
    for (const auto& [field, word] : words_of(*o.model.performer)) json[field] = json_of(word);
  if (nn::is_reversible(o.model.cell)) json["drop_connect"] = o.model.reversible.drop_connect;
  if (o.model.attention) json["attention"] = nn::to_string(*o.model.attention);
  if (o.data.translate) {
    json["source"] = o.data.source_file;
    json["target"] = o.data.target_file;
    json["validation_source"] = o.data.validation_source;
    json["validation_target"] = o.data.validation_target;
  }
  if (o.memory.slice != 0) json["slice"] = o.memory.slice;
  if (!o.run.init.empty()) json["init"] = o.run.init;
  if (o.run.embed_scale != 1) json["embed_scale"] = o.run.embed_scale;
  if (o.run.forget_bias != std::array<double, 2>{}) json["forget_bias"] = o.run.forget_bias;
  if (o.memory.total) json["memory_bytes"] = o.memory.total->count();
  if (o.memory.activations) json["activation_memory_bytes"] = o.memory.activations->count();
  if (o.run.steps) json["steps"] = *o.run.steps;
  if (o.run.epochs) json["epochs"] = *o.run.epochs;
  return json;
}

TrainOptions options_from_json(const ordered_json& json) {
  if (!json.is_object()) throw InvalidInput("options", json.dump(), "an object, as a checkpoint of this version has");
  TrainOptions o;
  const auto read = [&](const char* field, auto& to) { to = get<std::decay_t<decltype(to)>>(json, field); };
  read("data", o.data.file);
  read("validation", o.data.validation);
  read("validation_fraction", o.data.validation_fraction);
  o.data.level = parse_level(get<std::string>(json, "level"), "options.level");
  read("max_vocabulary", o.data.max_vocabulary);
  read("lines", o.data.lines);
  const auto task = get<std::string>(json, "task");
  o.data.translate = task == kTranslate;
  if (task != "lm" && !o.data.translate) o.data.task = parse_task(task, "options.task");
  if (o.data.translate) {
    read("source", o.data.source_file);
    read("target", o.data.target_file);
    read("validation_source", o.data.validation_source);
    read("validation_target", o.data.validation_target);
  }
  read("symbols", o.data.symbols);
  read("pattern", o.data.pattern);
  read("sequence", o.data.sequence);
  read("batch", o.data.batch);
  read("carry_state", o.data.carry_state);
  const auto model = get<std::string>(json, "model");
  const auto cell = nn::cell_named(model);
  if (!cell && model != kPerformer) throw InvalidInput("options.model", model, model_names());
  if (cell)
    o.model.cell = *cell;
  else
    o.model.performer = performer_from(words_in(json, performer_fields()), "options.");
  if (const auto attention = maybe<std::string>(json, "attention"))
    o.model.attention = nn::parse_attention(*attention, "options.attention");
  read("layers", o.model.layers);
  read("hidden", o.model.hidden);
  read("embed", o.model.embed);
  read("tied", o.model.tied);
  read("dropout", o.model.dropout);
  read("recurrent_dropout", o.model.recurrent_dropout);
  o.model.reversible = read_reversible(o.model.cell, json);
  o.optimizer.kind = parse_optimizer(get<std::string>(json, "optimizer"), "options.optimizer");
  read("lr", o.optimizer.lr);
  read("momentum", o.optimizer.momentum);
  read("weight_decay", o.optimizer.weight_decay);
  read("clip", o.optimizer.clip);
  o.optimizer.schedule = parse_schedule(get<std::string>(json, "schedule"), "options.schedule");
  read("warmup", o.optimizer.warmup);
  read("decay_every", o.optimizer.decay_every);
  read("decay", o.optimizer.decay);
  read("accumulate", o.optimizer.accumulate);
  const auto strategy = get<std::string>(json, "strategy");
  const auto known = strategy_named(strategy);
  if (!known) throw InvalidInput("options.strategy", strategy, strategy_names());
  o.memory.strategy = *known;
  read("micro_block", o.memory.micro_block);
  read("seed", o.run.seed);
  read("threads", o.run.threads);
  read("save_every", o.run.save_every);
  read("validation_batches", o.run.validation_batches);
  o.memory.micro_batch = maybe<std::int64_t>(json, "micro_batch").value_or(0);
  o.memory.slice = maybe<std::int64_t>(json, "slice").value_or(0);
  o.run.init = maybe<std::string>(json, "init").value_or("");
  o.run.embed_scale = maybe<double>(json, "embed_scale").value_or(1);
  o.run.forget_bias = maybe<std::array<double, 2>>(json, "forget_bias").value_or(std::array<double, 2>{});
  if (const auto bytes = maybe<std::int64_t>(json, "memory_bytes")) o.memory.total = Bytes(*bytes);
  if (const auto bytes = maybe<std::int64_t>(json, "activation_memory_bytes")) o.memory.activations = Bytes(*bytes);
  o.run.steps = maybe<std::int64_t>(json, "steps");
  o.run.epochs = maybe<std::int64_t>(json, "epochs");
  check(o);
  return o;
}

double learning_rate(const OptimizerOptions& o, std::int64_t step, std::int64_t steps) {
  if (step < o.warmup) return o.lr * static_cast<double>(step + 1) / static_cast<double>(o.warmup);
  if (o.schedule == Schedule::step) return o.lr * std::pow(o.decay, static_cast<double>((step - o.warmup) / o.decay_every));
  if (o.schedule == Schedule::cosine) {
    const double left = static_cast<double>(step - o.warmup) / static_cast<double>(std::max<std::int64_t>(1, steps - o.warmup));
    return o.lr * 0.5 * (1 + std::cos(std::numbers::pi * std::min(left, 1.0)));
  }
  return o.lr;
}

}  // namespace recollect::train
