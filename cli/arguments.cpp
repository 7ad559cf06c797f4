#include "arguments.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <string_view>
#include <utility>

#include "recollect/format.hpp"

namespace recollect::cli {
namespace {

Nanoseconds time_from(const char* option, double seconds) {
  if (!(seconds >= 0) || seconds > std::chrono::duration<double>(kMaxTime).count())
    throw InvalidInput(option, std::to_string(seconds), "seconds from 0 to 10^6");
  return Nanoseconds(std::llround(seconds * 1e9));
}

// A whole number; errors name the option.
std::int64_t integer_from(const char* option, const std::string& text, std::int64_t least, std::int64_t most,
                          const std::string& accepted) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || value < least || value > most)
    throw InvalidInput(option, text, accepted);
  return value;
}

std::optional<Bytes> size_from(std::string_view text) {
  try {
    return Bytes::parse(text);
  } catch (const InvalidInput&) {
    return std::nullopt;
  }
}

// "1.1GB/s"
double rate_from(const std::string& option, std::string_view text) {
  constexpr std::string_view kPerSecond = "/s";
  const auto rate = text.ends_with(kPerSecond) ? size_from(text.substr(0, text.size() - kPerSecond.size())) : std::nullopt;
  if (!rate || rate->count() < 1) throw InvalidInput(option, std::string(text), "a size from 1 byte per second, such as 1.1GB/s");
  return static_cast<double>(rate->count());
}

// "80us"
Nanoseconds short_time_from(const std::string& option, std::string_view text) {
  static constexpr std::pair<std::string_view, double> kUnits[] = {{"ns", 1}, {"us", 1e3}, {"ms", 1e6}, {"s", 1e9}};
  double count = 0;
  const char* const end = text.data() + text.size();
  const auto [unit, error] = std::from_chars(text.data(), end, count, std::chars_format::fixed);
  for (const auto& [name, nanoseconds] : kUnits)
    if (error == std::errc{} && std::string_view(unit, static_cast<std::size_t>(end - unit)) == name && count >= 0 &&
        count * nanoseconds <= static_cast<double>(kMaxTime.count()))
      return Nanoseconds(std::llround(count * nanoseconds));
  throw InvalidInput(option, std::string(text), "a time in ns, us, ms or s, such as 80us");
}

}  // namespace

void ChainArguments::add_to(CLI::App& command) {
  const std::string group = "Chain";
  auto* file = command.add_option("--chain", file_, "A chain file (docs/formats.md)")->type_name("FILE")->group(group);
  command.add_option("--steps", steps_, "Instead: this many equal steps")->type_name("INT")->group(group)->excludes(file);
  command.add_option("--state-bytes", state_, "Size of a state (1MiB, 4096, …)")->type_name("SIZE")->group(group)->excludes(file);
  auto* record = command.add_option("--record-bytes", record_, "Size of a record, its state included (default: as the state)")
                     ->type_name("SIZE")
                     ->group(group)
                     ->excludes(file);
  command.add_option("--gradient-bytes", gradient_, "Size of a gradient (default: as the state)")
      ->type_name("SIZE")
      ->group(group)
      ->excludes(file);
  command.add_option("--record-slots", record_slots_, "Size of a record in states, input and output included (the papers' α)")
      ->type_name("INT")
      ->group(group)
      ->excludes(file)
      ->excludes(record);
  command.add_option("--forward", forward_, "Time of a forward step, seconds (default 1)")->group(group)->excludes(file);
  command.add_option("--backward", backward_, "Time of a backward step, seconds (default 2)")->group(group)->excludes(file);
  command.add_option("--rewind", rewind_, "Time to invert a step, seconds (default: it cannot be inverted)")
      ->group(group)
      ->excludes(file);
  command.add_option("--tape-bytes", tape_, "What inverting a step needs besides its output, at most (default 0)")
      ->type_name("SIZE")
      ->group(group)
      ->excludes(file);
  command.add_option("--tier", tier_, "A slower tier beside memory: disk:write=1.1GB/s,read=2.7GB/s[,latency=80us]")
      ->type_name("TIER")
      ->group(group);
}

Chain ChainArguments::chain() const { return tier_.empty() ? steps() : steps().with_tiers({tier_from(tier_)}); }

Chain ChainArguments::steps() const {
  if (!file_.empty()) return parse_chain(read_file(file_));
  const Step count = integer_from("--steps", steps_, 1, kMaxSteps, "the number of steps, 1 to 4000000000 (or --chain FILE)");
  StepSpec step;
  step.forward = time_from("--forward", forward_);
  step.backward = time_from("--backward", backward_);
  if (rewind_) step.rewind = time_from("--rewind", *rewind_);
  if (!tape_.empty()) step.tape = Bytes::parse(tape_, "--tape-bytes");
  if (!rewind_ && !tape_.empty()) throw InvalidInput("--tape-bytes", tape_, "--rewind SECONDS beside it");
  step.state = state_.empty() ? Bytes(1) : Bytes::parse(state_, "--state-bytes");
  step.record = step.state;
  if (!record_slots_.empty()) {
    const std::int64_t slots =
        integer_from("--record-slots", record_slots_, 2, kMaxSteps, "2 or more: a record has at least its input and its output");
    step.record = (slots - 1) * step.state;
  }
  if (!record_.empty()) step.record = Bytes::parse(record_, "--record-bytes");
  if (step.record < step.state)
    throw InvalidInput("--record-bytes", record_,
                       "at least the " + std::to_string(step.state.count()) + " bytes of a state: a record contains one");
  if (!gradient_.empty())
    step.gradient = Bytes::parse(gradient_, "--gradient-bytes");
  else if (in_slots())
    step.gradient = Bytes(0);
  return Chain::uniform(count, step);
}

void BudgetArguments::add_to(CLI::App& command) {
  const std::string group = "Budget";
  auto* memory = command.add_option("--memory", memory_, "Bytes for everything the chain keeps alive (64MiB, 1.5GB, …)")
                     ->type_name("SIZE")
                     ->group(group);
  command
      .add_option("--slots", slots_,
                  "Instead, as the papers count: state-sized slots, one for state 0; the record at\nwork and the gradients are "
                  "free (for records: slots of a record)")
      ->type_name("INT")
      ->group(group)
      ->excludes(memory);
}

Plan BudgetArguments::plan(const Chain& chain, Strategy strategy, const PlanOptions& options) const {
  if (const auto count = slots()) return recollect::plan(chain, Slots{*count}, strategy);
  return recollect::plan(chain, budget(), strategy, options);
}

Budget BudgetArguments::budget() const {
  if (memory_.empty()) throw InvalidInput("--memory", "", "a budget such as 64MiB (or --slots M)");
  return {Bytes::parse(memory_, "--memory"), {}};
}

std::optional<std::int64_t> BudgetArguments::slots() const {
  if (slots_.empty()) return std::nullopt;
  return integer_from("--slots", slots_, 1, std::numeric_limits<std::int64_t>::max(), "1 or more: state 0 needs one");
}

void SearchArguments::add_to(CLI::App& command) {
  command
      .add_option("--time-limit", seconds_, "Seconds for planning unlike steps (default 10); then the best so far, with its gap")
      ->type_name("SECONDS")
      ->group("Plan");
  command.add_flag("--nested-only", nested_only_, "No search beyond nested schedules (unlike steps)")->group("Plan");
  command.add_flag("--states-only", states_only_, "No records go to slower tiers")->group("Plan");
}

PlanOptions SearchArguments::options() const {
  if (!(seconds_ >= 0) || seconds_ > 1e6) throw InvalidInput("--time-limit", std::to_string(seconds_), "seconds from 0 to 10^6");
  return {.time_limit = std::chrono::milliseconds(std::llround(seconds_ * 1000)),
          .nested_only = nested_only_,
          .fetch_records = !states_only_};
}

void add_strategy(CLI::App& command, std::string& name) {
  command.add_option("--strategy", name, strategy_names())->type_name("NAME")->group("Plan");
}

Strategy strategy_from(const std::string& name) {
  if (const auto strategy = strategy_named(name)) return *strategy;
  throw InvalidInput("--strategy", name, strategy_names());
}

Spill spill_from(const std::string& text, const char* option) {
  Spill spill{text};
  if (const std::size_t colon = text.rfind(':'); colon != std::string::npos)
    if (const auto limit = size_from(std::string_view(text).substr(colon + 1))) spill = {text.substr(0, colon), limit};
  if (spill.directory.empty()) throw InvalidInput(option, text, "a directory, or one and a size: /tmp, /tmp:20GiB");
  if (spill.limit && spill.limit->count() == 0) throw InvalidInput(option, text, "a size from 1 byte after the ':'");
  return spill;
}

Tier tier_from(const std::string& text, const char* option) {
  const std::string accepted =
      "a name and its speeds, such as disk:write=1.1GB/s,read=2.7GB/s,latency=80us (the latency may be left out)";
  const std::size_t colon = text.find(':');
  if (colon == std::string::npos || colon == 0) throw InvalidInput(option, text, accepted);
  Tier tier{.name = text.substr(0, colon)};
  bool has_latency = false;
  for (std::size_t at = colon; at < text.size();) {
    const std::size_t begin = at + 1, end = std::min(text.find(',', begin), text.size()), equal = text.find('=', begin);
    if (equal >= end) throw InvalidInput(option, text, accepted);
    const std::string name = text.substr(begin, equal - begin), field = std::string(option) + " " + name;
    const std::string_view value = std::string_view(text).substr(equal + 1, end - equal - 1);
    if (name == "write" && tier.write_bytes_per_second == 0)
      tier.write_bytes_per_second = rate_from(field, value);
    else if (name == "read" && tier.read_bytes_per_second == 0)
      tier.read_bytes_per_second = rate_from(field, value);
    else if (name == "latency" && !std::exchange(has_latency, true))
      tier.latency = short_time_from(field, value);
    else
      throw InvalidInput(option, text, accepted);
    at = end;
  }
  if (tier.write_bytes_per_second == 0 || tier.read_bytes_per_second == 0) throw InvalidInput(option, text, accepted);
  return tier;
}

}  // namespace recollect::cli
