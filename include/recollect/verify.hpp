// The verifier: replays a schedule against a chain without real work and says whether it is legal and what it costs.
// Its arithmetic of memory and time is the definition; the executor's ledger is this same simulator.
#pragma once

#include <vector>

#include "recollect/plan.hpp"

namespace recollect {

// Replays the whole schedule. Throws IllegalSchedule at the first action that breaks a rule: every backward has its
// record, its state and its gradient; every restored state is there; no transfer is used before it is awaited; memory
// stays within the budget; all N backwards happen once, in order. Takes the schedule from its beginning.
Prediction verify(const Chain& chain, const Schedule& schedule, const Budget& budget = {});

// The same, one action at a time, for whoever wants to look in between. One owner.
class Simulator {
 public:
  explicit Simulator(const Chain& chain, const Budget& budget = {});
  ~Simulator();
  Simulator(Simulator&&) noexcept;
  Simulator& operator=(Simulator&&) noexcept;

  // Applies one action, or throws IllegalSchedule and is then of no more use.
  void apply(const Action& action);
  // The tier's copy of the item is gone. A transfer of it that is under way ends here and leaves nothing in memory either;
  // a write then was no traffic.
  // Throws InvalidInput when no tier has the item.
  void lose(Item item);
  // Before any backward: the chain ends after n of its steps. For sequences of unknown length.
  void end(Step n);
  // Throws IllegalSchedule unless all N backwards have happened and every transfer was awaited.
  void finish() const;

  // So far.
  const Prediction& prediction() const;
  // Alive now, between actions; and at most during the last action.
  Bytes live() const;
  Bytes last_peak() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace recollect
