// Steps: what a user implements so that a schedule can be executed: one forward step, one adjoint step, on types of their
// own. make_steps() builds it from plain functions. The executor calls it from one thread at a time.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "recollect/bytes.hpp"
#include "recollect/error.hpp"
#include "recollect/handle.hpp"
#include "recollect/schedule.hpp"

namespace recollect {

class Steps {
 public:
  enum class Part : std::uint8_t { state, record, gradient, tape };

  virtual ~Steps() = default;

  // State i+1 from state i, which stays as it is. Where `tape` is not null, also writes there what rewinding the step will need:
  // its piece of tape, an object of any type, of at most the bytes that the chain says. Null for steps without a tape, too.
  virtual Handle advance(Step i, View state, Handle* tape) = 0;
  // The same for steps whose chain says `in_place`: state i becomes state i+1, in the same memory.
  virtual void advance_in_place(Step i, Handle& state, Handle* tape) = 0;
  // Runs step i and returns its record, made the way `variant` of the chain says (0: the step's own), with state i+1 in it.
  // Losses belong here (and in rewind), never in advance. Plans record steps in different orders, and some again when a tier
  // has failed: note losses by step, or sum them in backward.
  virtual Handle record(Step i, View state, int variant) = 0;
  // State i+1 inside the record of step i; lives as long as the record.
  virtual View output(const Handle& record) = 0;
  // Gradient i from state i, record i and gradient i+1. Runs once for every step.
  virtual Handle backward(Step i, View state, Handle record, Handle gradient) = 0;
  // A copy of a state: when a record owns it and a slot shall, or an in-place step must not touch it.
  virtual Handle copy(View state) = 0;
  // Gradient N, from the last state; for callers that do not give it themselves.
  virtual Handle last_gradient(View last_state);

  struct Rewound {
    Handle state, record;
  };
  // State i and the record of step i from state i+1 and the step's piece of tape (empty when the chain says 0 bytes), for chains
  // that rewind.
  virtual Rewound rewind(Step i, View next_state, Handle tape);

  // Whether advance_in_place really needs no second state; chains with in_place steps are refused otherwise.
  virtual bool works_in_place() const { return true; }

  // Whether there is a step i, asked before step i while a sequence of unknown length goes forward.
  virtual bool has_step(Step) { return true; }
  // What an object really takes; nothing when it is not known. The executor refuses objects larger than the chain says.
  virtual std::optional<Bytes> size_of(Part, View) { return std::nullopt; }
  // For items that go to slower tiers: their bytes in place, and an item to read them into.
  virtual std::span<std::byte> bytes_of(ItemKind kind, Handle& item);  // not inside the Handle, which moves
  virtual Handle allocate(Item item, Bytes bytes);
};

// Plain functions. Either `advance` or `advance_in_place` is needed (the latter when the chain says in_place),
// `record` and `output` only when a record is more than the state it contains, `record_variant` in place of `record` when
// the chain has variants; `last_gradient` only for execute(). Steps that are rewound without a tape need `rewind`; with one,
// `rewind_taped` and either `advance_taped` or `advance_in_place_taped`, which write it.
template <class State, class Record = State, class Gradient = State, class Tape = std::vector<std::byte>>
struct StepFunctions {
  std::function<State(Step, const State&)> advance = {};
  std::function<void(Step, State&)> advance_in_place = {};
  std::function<Record(Step, const State&)> record = {};
  std::function<Record(Step, const State&, int variant)> record_variant = {};
  std::function<const State&(const Record&)> output = {};
  std::function<Gradient(Step, const State&, Record, Gradient)> backward = {};
  std::function<Gradient(const State&)> last_gradient = {};
  std::function<std::pair<State, Record>(Step, const State&)> rewind = {};
  std::function<State(Step, const State&, Tape&)> advance_taped = {};
  std::function<void(Step, State&, Tape&)> advance_in_place_taped = {};
  std::function<std::pair<State, Record>(Step, const State&, Tape)> rewind_taped = {};
  std::function<bool(Step)> has_step = {};
};

namespace detail {

// Contiguous elements that are only bytes: a std::vector<double>, say.
template <class T>
concept PlainArray = requires(T& t, std::size_t n) {
  requires std::is_trivially_copyable_v<typename T::value_type>;
  { t.data() } -> std::same_as<typename T::value_type*>;
  { t.size() } -> std::convertible_to<std::size_t>;
  T(n);
};

// Any other type can say what it takes: Bytes size_of(const T&), found beside the type.
template <class T>
concept SaysItsSize = requires(const T& t) {
  { size_of(t) } -> std::same_as<Bytes>;
};
template <SaysItsSize T>
Bytes said_size(const T& object) {
  return size_of(object);
}

template <class State, class Record, class Gradient, class Tape>
class FunctionSteps final : public Steps {
 public:
  explicit FunctionSteps(StepFunctions<State, Record, Gradient, Tape> functions) : f_(std::move(functions)) {
    if (!f_.advance && !f_.advance_in_place) missing("advance");
    if (!f_.backward) missing("backward");
    if constexpr (!std::is_same_v<State, Record>) {
      if (!f_.record && !f_.record_variant) missing("record");
      if (!f_.output) missing("output");
    }
  }

  Handle advance(Step i, View state, Handle* tape) override {
    if (tape != nullptr) return advance_taped(i, state, *tape);
    if (f_.advance) return Handle(f_.advance(i, state.as<State>()));
    State next = state.as<State>();
    f_.advance_in_place(i, next);
    return Handle(std::move(next));
  }
  void advance_in_place(Step i, Handle& state, Handle* tape) override {
    if (tape != nullptr) return advance_in_place_taped(i, state, *tape);
    if (f_.advance_in_place) return f_.advance_in_place(i, state.as<State>());
    state = Handle(f_.advance(i, state.as<State>()));
  }
  bool works_in_place() const override { return static_cast<bool>(f_.advance_in_place); }
  Handle record(Step i, View state, int variant) override {
    if (f_.record_variant) return Handle(f_.record_variant(i, state.as<State>(), variant));
    if (variant != 0) missing("record_variant");
    if (f_.record) return Handle(f_.record(i, state.as<State>()));
    return advance(i, state, nullptr);  // the record is the state it contains
  }
  View output(const Handle& record) override {
    if constexpr (std::is_same_v<State, Record>)
      if (!f_.output) return record.view();
    return View::of(f_.output(record.as<Record>()));
  }
  Handle backward(Step i, View state, Handle record, Handle gradient) override {
    return Handle(f_.backward(i, state.as<State>(), std::move(record.as<Record>()), std::move(gradient.as<Gradient>())));
  }
  Handle copy(View state) override { return Handle(State(state.as<State>())); }
  Handle last_gradient(View state) override {
    if (!f_.last_gradient) missing("last_gradient");
    return Handle(f_.last_gradient(state.as<State>()));
  }
  Rewound rewind(Step i, View next, Handle tape) override {
    if (tape && !f_.rewind_taped) missing("rewind_taped");
    if (!tape && !f_.rewind) missing("rewind");
    auto [state, record] =
        tape ? f_.rewind_taped(i, next.as<State>(), std::move(tape.as<Tape>())) : f_.rewind(i, next.as<State>());
    return {Handle(std::move(state)), Handle(std::move(record))};
  }
  bool has_step(Step i) override { return !f_.has_step || f_.has_step(i); }

  std::optional<Bytes> size_of(Part part, View object) override {
    switch (part) {
      case Part::state: return size<State>(object);
      case Part::record: return size<Record>(object);
      case Part::gradient: return size<Gradient>(object);
      case Part::tape: break;
    }
    return size<Tape>(object);
  }
  std::span<std::byte> bytes_of(ItemKind kind, Handle& item) override {
    if (kind == ItemKind::tape) return bytes<Tape>(kind, item);
    return kind == ItemKind::state ? bytes<State>(kind, item) : bytes<Record>(kind, item);
  }
  Handle allocate(Item item, Bytes bytes) override {
    if (item.kind == ItemKind::tape) return room<Tape>(item, bytes);
    return item.kind == ItemKind::state ? room<State>(item, bytes) : room<Record>(item, bytes);
  }

 private:
  Handle advance_taped(Step i, View state, Handle& tape) {
    Tape piece{};
    const auto advanced = [&] {
      if (f_.advance_taped) return f_.advance_taped(i, state.as<State>(), piece);
      if (!f_.advance_in_place_taped) missing("advance_taped");
      State next = state.as<State>();
      f_.advance_in_place_taped(i, next, piece);
      return next;
    };
    Handle next(advanced());
    tape = Handle(std::move(piece));
    return next;
  }
  void advance_in_place_taped(Step i, Handle& state, Handle& tape) {
    if (!f_.advance_in_place_taped) {
      state = advance_taped(i, state.view(), tape);
      return;
    }
    Tape piece{};
    f_.advance_in_place_taped(i, state.as<State>(), piece);
    tape = Handle(std::move(piece));
  }
  [[noreturn]] static void missing(const char* name) {
    throw InvalidInput(std::string("StepFunctions::") + name, "", "a function");
  }

  template <class T>
  static std::optional<Bytes> size(View object) {
    if constexpr (SaysItsSize<T>) return said_size(object.as<T>());
    if constexpr (PlainArray<T>) return Bytes(static_cast<std::int64_t>(object.as<T>().size() * sizeof(typename T::value_type)));
    return std::nullopt;
  }
  template <class T>
  std::span<std::byte> bytes(ItemKind kind, Handle& item) {
    if constexpr (PlainArray<T>) return std::as_writable_bytes(std::span(item.as<T>().data(), item.as<T>().size()));
    return Steps::bytes_of(kind, item);
  }
  template <class T>
  Handle room(Item item, Bytes bytes) {
    if constexpr (PlainArray<T>) return Handle(T(static_cast<std::size_t>(bytes.count()) / sizeof(typename T::value_type)));
    return Steps::allocate(item, bytes);
  }

  StepFunctions<State, Record, Gradient, Tape> f_;
};

}  // namespace detail

template <class State, class Record = State, class Gradient = State, class Tape = std::vector<std::byte>>
std::unique_ptr<Steps> make_steps(StepFunctions<State, Record, Gradient, Tape> functions) {
  return std::make_unique<detail::FunctionSteps<State, Record, Gradient, Tape>>(std::move(functions));
}

}  // namespace recollect
