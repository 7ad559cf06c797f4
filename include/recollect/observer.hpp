// Observer: sees every action of a run, for progress bars and traces. Called by the executor on its own thread.
#pragma once

#include <optional>
#include <string>

#include "recollect/schedule.hpp"

namespace recollect {

// A write or a read that has ended, as far as the run knows.
struct EndedTransfer {
  Item item;
  TierIndex tier = 1;
  bool write = false;
  bool completed = true;  // or it failed or was cancelled
  Bytes bytes{};
  Nanoseconds begin{0}, end{0};  // since the run began; `end` is its await where the tier does not know better
};

struct Progress {
  std::int64_t actions = 0;  // done so far
  Step backwards = 0;        // of `steps`
  Step steps = 0;
  Bytes live{}, peak{};        // the ledger, now and at most so far
  Nanoseconds elapsed{0};      // since the run began
  Nanoseconds action_time{0};  // of the action just done

  Nanoseconds waited{0};                                 // for transfers, so far
  Bytes backlog{};                                       // of writes that have not ended
  std::int64_t lost = 0;                                 // items so far, as Report::lost
  std::optional<EndedTransfer> transfer = std::nullopt;  // the one that the action ended
};

// A tier has failed. The run goes on, computes what is missing again, and gets the same gradient.
struct Loss {
  Item item;  // whose transfer it was
  TierIndex tier = 1;
  std::string error;
};

class Observer {
 public:
  virtual ~Observer() = default;
  virtual void on_action(const Action& action, const Progress& progress) = 0;
  // At the first failure of a run; Progress and Report count the others. Writes that are merely late are no failures.
  virtual void on_loss(const Loss&) {}
};

}  // namespace recollect
