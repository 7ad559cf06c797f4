#include <ostream>

#include "format/chain_json.hpp"
#include "recollect/format.hpp"

namespace recollect {
namespace {

using json::Json;

constexpr const char* kForms =
    R"(["advance", i, j], ["advance", i, j, "tape"], ["record", i], ["record", i, variant], ["backward", i], ["rewind", i], ["keep", i], ["restore", i], )"
    R"(["drop", item, i], ["drop", item, i, tier], ["store", item, i, tier], ["fetch", item, i, tier] or ["await", item, i], item being "state", "record" or "tape")";

class ActionReader {
 public:
  ActionReader(const Json& value, std::size_t index) : value_(value), index_(index) {}

  Action read() {
    if (!value_.is_array() || value_.empty()) reject();
    const std::string verb = word();
    if (verb == "advance") {
      const Step i = number(), j = number();
      const bool tape = at_ < value_.size();
      if (tape && word() != "tape") reject();
      return finish(Action::advance(i, j, tape));
    }
    if (verb == "record") {
      const Step i = number();
      return finish(Action::record(i, at_ < value_.size() ? small() : std::uint8_t{0}));
    }
    if (verb == "backward") return finish(Action::backward(number()));
    if (verb == "rewind") return finish(Action::rewind(number()));
    if (verb == "keep") return finish(Action::keep(number()));
    if (verb == "restore") return finish(Action::restore(number()));
    if (verb == "drop") {
      const Item x = item();
      return finish(Action::drop(x, at_ < value_.size() ? tier() : TierIndex{0}));
    }
    if (verb == "store") {
      const Item x = item();
      return finish(Action::store(x, tier()));
    }
    if (verb == "fetch") {
      const Item x = item();
      return finish(Action::fetch(x, tier()));
    }
    if (verb == "await") return finish(Action::await(item()));
    reject();
  }

 private:
  [[noreturn]] void reject() const { throw InvalidInput("actions[" + std::to_string(index_) + "]", json::shown(value_), kForms); }

  const Json& next() {
    if (at_ >= value_.size()) reject();
    return value_[at_++];
  }
  std::string word() {
    const Json& field = next();
    if (!field.is_string()) reject();
    return field.get<std::string>();
  }
  Step number() {
    const Json& field = next();
    if (!field.is_number_unsigned() || field.get<std::uint64_t>() > static_cast<std::uint64_t>(kMaxSteps)) reject();
    return field.get<Step>();
  }
  std::uint8_t small() {
    const Step value = number();
    if (value > 255) reject();
    return static_cast<std::uint8_t>(value);
  }
  TierIndex tier() { return small(); }
  Item item() {
    const std::string kind = word();
    if (kind == "state") return {ItemKind::state, number()};
    if (kind == "record") return {ItemKind::record, number()};
    if (kind == "tape") return {ItemKind::tape, number()};
    reject();
  }
  Action finish(Action action) const {
    if (at_ != value_.size()) reject();
    return action;
  }

  const Json& value_;
  std::size_t index_, at_ = 0;
};

void write_action(std::ostream& out, const Action& action) {
  out << "[\"" << name_of(action.kind) << "\", ";
  switch (action.kind) {
    case ActionKind::advance:
      out << action.begin << ", " << action.end;
      if (action.tape) out << ", \"tape\"";
      break;
    case ActionKind::drop:
    case ActionKind::store:
    case ActionKind::fetch:
    case ActionKind::await:
      out << '"' << name_of(action.item) << "\", " << action.begin;
      if (action.tier != 0) out << ", " << int{action.tier};
      break;
    default:
      out << action.begin;
      if (action.variant != 0) out << ", " << int{action.variant};
  }
  out << ']';
}

}  // namespace

ScheduleFile parse_schedule(std::string_view text) {
  const Json value = json::parse(text, "schedule file");
  const json::Object document(value, "");
  document.expect_format("recollect-schedule");
  document.allow({"format", "version", "strategy", "memory_bytes", "tier_bytes", "chain", "actions"});
  const Json* chain = document.find("chain");
  if (chain == nullptr) document.reject("chain", "the chain that the schedule is for");
  Budget budget;
  budget.memory = document.bytes_or("memory_bytes", budget.memory);
  if (document.has("tier_bytes"))
    for (const Json& bytes : document.array("tier_bytes")) {
      if (!bytes.is_number_unsigned() || bytes.get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX))
        document.reject("tier_bytes", "a list of whole numbers of bytes");
      budget.tiers.push_back(Bytes(bytes.get<std::int64_t>()));
    }
  std::vector<Action> actions;
  const Json& list = document.array("actions");
  actions.reserve(list.size());
  for (const Json& entry : list) actions.push_back(ActionReader(entry, actions.size()).read());
  return {chain_from_json(*chain, "chain"), budget, document.text("strategy", ""), Schedule(std::move(actions))};
}

void write_schedule(std::ostream& out, const Plan& plan) {
  out << "{\"format\": \"recollect-schedule\", \"version\": 1, \"strategy\": \"" << name_of(plan.strategy) << "\",\n";
  if (plan.budget.memory != Budget{}.memory) out << " \"memory_bytes\": " << plan.budget.memory.count() << ",\n";
  if (!plan.budget.tiers.empty()) {
    out << " \"tier_bytes\": [";
    for (std::size_t k = 0; k < plan.budget.tiers.size(); ++k) out << (k == 0 ? "" : ", ") << plan.budget.tiers[k].count();
    out << "],\n";
  }
  out << " \"chain\": " << chain_to_json(plan.chain).dump(-1, ' ', false, Json::error_handler_t::replace) << ",\n \"actions\": [";
  Schedule stream(plan.schedule);
  const char* separator = "\n  ";
  for (const Action& action : stream) {
    out << separator;
    write_action(out, action);
    separator = ",\n  ";
  }
  out << "]}\n";
}

}  // namespace recollect
