#include "recollect/schedule.hpp"

#include "recollect/error.hpp"

namespace recollect {
namespace {

// A list of actions, handed out whole.
class ListSource final : public ActionSource {
 public:
  explicit ListSource(std::shared_ptr<const std::vector<Action>> actions) : actions_(std::move(actions)) {}
  void fill(std::vector<Action>& out) override {
    constexpr std::size_t kPiece = 4096;
    const std::size_t count = std::min(kPiece, actions_->size() - at_);
    const auto first = actions_->begin() + static_cast<std::ptrdiff_t>(at_);
    out.assign(first, first + static_cast<std::ptrdiff_t>(count));
    at_ += count;
  }

 private:
  std::shared_ptr<const std::vector<Action>> actions_;
  std::size_t at_ = 0;
};

}  // namespace

const char* name_of(ActionKind kind) {
  switch (kind) {
    case ActionKind::advance: return "advance";
    case ActionKind::record: return "record";
    case ActionKind::backward: return "backward";
    case ActionKind::rewind: return "rewind";
    case ActionKind::keep: return "keep";
    case ActionKind::restore: return "restore";
    case ActionKind::drop: return "drop";
    case ActionKind::store: return "store";
    case ActionKind::fetch: return "fetch";
    case ActionKind::await: return "await";
  }
  return "?";
}

const char* name_of(ItemKind kind) {
  switch (kind) {
    case ItemKind::state: return "state";
    case ItemKind::record: return "record";
    case ItemKind::tape: return "tape";
  }
  return "?";
}

std::string to_string(const Action& action) {
  const std::string verb = name_of(action.kind);
  const std::string begin = std::to_string(action.begin);
  switch (action.kind) {
    case ActionKind::advance: return verb + " " + begin + " to " + std::to_string(action.end) + (action.tape ? " with tape" : "");
    case ActionKind::drop:
    case ActionKind::store:
    case ActionKind::fetch:
    case ActionKind::await: {
      const std::string item = verb + " " + name_of(action.item) + " " + begin;
      return action.tier == 0 ? item : item + " tier " + std::to_string(action.tier);
    }
    case ActionKind::record:
      return verb + " " + begin + (action.variant == 0 ? "" : " variant " + std::to_string(action.variant));
    default: return verb + " " + begin;
  }
}

void ActionSource::end(Step n) {
  throw Error("this schedule's length is fixed: end(" + std::to_string(n) + ") is for schedules of unknown length (online)");
}

Schedule::Schedule(std::vector<Action> actions)
    : Schedule([list = std::make_shared<const std::vector<Action>>(std::move(actions))] {
        return std::make_unique<ListSource>(list);
      }) {}

bool Schedule::refill() {
  buffer_.clear();
  at_ = 0;
  source_->fill(buffer_);
  return !buffer_.empty();
}

void Schedule::end(Step n) { source_->end(n); }

std::vector<Action> Schedule::collect() const {
  std::vector<Action> actions;
  Schedule copy(*this);
  for (const Action& action : copy) actions.push_back(action);
  return actions;
}

}  // namespace recollect
