// The executor: runs a plan over a user's steps within its budget. Every action reserves its bytes in a ledger (the
// verifier's own arithmetic) before it runs. One thread; exceptions of the user's steps reach the caller unchanged, with
// every state, record and transfer gone. A slower tier may fail at any time: what it loses is computed again, within the
// same budget and with the same bits.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "recollect/observer.hpp"
#include "recollect/plan.hpp"
#include "recollect/steps.hpp"
#include "recollect/storage.hpp"

namespace recollect {

struct ExecuteOptions {
  std::vector<Storage*> tiers = {};  // for Chain::tiers(), in their order; not owned
  Observer* observer = nullptr;      // not owned
  std::stop_token stop = {};         // asked between steps; Interrupted is thrown when it stops
};

// What a run did. Prediction's numbers are the ledger's: they equal the plan's unless something was lost.
struct Report {
  Prediction done;
  std::int64_t actions = 0;
  Nanoseconds elapsed{0};
  std::array<Nanoseconds, 10> time_by_kind{};  // indexed by ActionKind, as are the next two
  std::array<std::int64_t, 10> count_by_kind{};
  std::array<Time, 10> predicted_by_kind{};  // what these actions take by the chain's times
  Nanoseconds time_of(ActionKind kind) const { return time_by_kind[static_cast<std::size_t>(kind)]; }
  std::int64_t count_of(ActionKind kind) const { return count_by_kind[static_cast<std::size_t>(kind)]; }
  Nanoseconds waited() const { return time_of(ActionKind::await); }  // for transfers
  Nanoseconds writing{0}, reading{0};                                // while tiers were at it, as far as they can tell

  std::int64_t lost = 0;       // items that a slower tier should have had and had not
  std::int64_t late = 0;       // of these: writes that were given up because computing the item again takes less
  std::int64_t replanned = 0;  // how often a lost item was needed, and the rest of the run planned anew
  std::string first_error;     // of a tier; empty when none has failed

  // The most bytes that states, records and gradients really took together, where Steps::size_of says; without scratch.
  std::optional<Bytes> measured_peak;
};

// A run in two halves, for callers who compute gradient N between them. The steps must outlive it. Either half throws
// StorageError when what a tier has lost cannot be computed again within the budget.
class Execution {
 public:
  Execution(const Plan& plan, Steps& steps, const ExecuteOptions& options = {});
  ~Execution();
  Execution(Execution&&) noexcept;
  Execution& operator=(Execution&&) noexcept;

  // Everything before the first backward. Returns the last state, which lives until backward() begins.
  View forward(Handle initial_state);
  // The rest. Takes gradient N, returns gradient 0.
  Handle backward(Handle last_gradient);

  // Of a sequence of unknown length: how many steps it had. Known after forward().
  Step steps() const;
  Report report() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

struct Executed {
  Handle gradient;  // of state 0
  Report report;
};
// Both halves; gradient N is Steps::last_gradient.
Executed execute(const Plan& plan, Steps& steps, Handle initial_state, const ExecuteOptions& options = {});

}  // namespace recollect
