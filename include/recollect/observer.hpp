// Observer: sees every action of a run, for progress bars and traces. Called by the executor on its own thread.
#pragma once

#include "recollect/schedule.hpp"

namespace recollect {

struct Progress {
  std::int64_t actions = 0;  // done so far
  Step backwards = 0;        // of `steps`
  Step steps = 0;
  Bytes live{}, peak{};        // the ledger, now and at most so far
  Nanoseconds elapsed{0};      // since the run began
  Nanoseconds action_time{0};  // of the action just done
};

class Observer {
 public:
  virtual ~Observer() = default;
  virtual void on_action(const Action& action, const Progress& progress) = 0;
};

}  // namespace recollect
