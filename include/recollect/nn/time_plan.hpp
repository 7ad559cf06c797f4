// TimePlan: how a computation over a sequence is run within a budget. A step of its chain is a block of time steps;
// the length of a block is the planner's to choose among multiples of a fixed micro-block, within which products are made.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "recollect/plan.hpp"
#include "recollect/storage.hpp"

namespace recollect::nn {

// A slower tier that states and records may go to while the computation runs on.
struct FetchOptions {
  Tier tier = {};
  Bytes room{Budget{}.memory};
  Bytes page{1};        // items take whole pages there
  bool records = true;  // or states only
  // For Recurrent::forward, which keeps it until its backward pass is over; it serves one run at a time. Elsewhere
  // ExecuteOptions has it.
  std::shared_ptr<Storage> storage = {};
};

// How long a piece of a sequence takes: a micro-block of recurrent layers, so many tokens of a Performer.
struct PieceTimes {
  Nanoseconds forward{0}, backward{0}, rewind{0};
  Nanoseconds again{0};         // recurrent layers: backward of every other piece of a block takes that much more
  Nanoseconds advance{0};       // Performers
  std::int64_t time_steps = 0;  // Performers: of the piece; decoders: of the source that they attend to
};

struct RunOptions {
  // Room for activations: states, records, their gradients and the workspace. Parameters, their gradients, inputs and what is
  // handed to the caller are beside it. By default as much as it takes to keep every record; or, with Strategy::rewind, to rewind
  // every block but the last, with all of their tape in memory.
  Bytes memory{Budget{}.memory};
  Strategy strategy = Strategy::automatic;
  // Time steps of a micro-block; 0 chooses by the batch. The bits of a gradient depend on it and on the number of threads, and
  // on nothing else here.
  std::int64_t micro_block = 0;
  // Time steps of a block, in whole micro-blocks; 0: as long as is best.
  std::int64_t block = 0;
  // Measure how long a micro-block takes, so that the plan's times are seconds of this machine. Without, they are what the
  // arithmetic would take at 100 GFLOP/s; the plan is the same but in rare cases.
  bool measure = false;
  // Instead: what another plan of this model for as many sequences and with the same micro-block has measured, its `times`.
  std::vector<PieceTimes> times = {};
  std::optional<FetchOptions> fetch = std::nullopt;
};

struct TimePlan {
  std::int64_t time_steps = 0, batch = 0;
  std::int64_t source_steps = 0;  // of an encoder, whose blocks come first
  std::int64_t micro_block = 0;
  std::int64_t block = 0;  // time steps of a step of the chain; the last may be shorter
  Plan plan;
  Bytes workspace{};                   // of the peak: scratch and weights laid out for the kernels, which live as long as the run
  Bytes store_all{};                   // what keeping every record takes
  Bytes minimum{};                     // the smallest budget for which there is a plan
  std::vector<PieceTimes> times = {};  // that were measured for it, an encoder's before its decoder's; none: by arithmetic
};

// What a mask is drawn from: nothing is stored, the same key gives the same masks.
struct DropoutKey {
  std::uint64_t seed = 0;
  std::int64_t iteration = 0;
};

// What a gradient wrote to its tape.
struct TapeUse {
  double bits = 0;         // with what the coder keeps beside the states
  double forgotten = 0;    // Σ log2(1/z): fewer would not do
  std::int64_t units = 0;  // hidden units times sequences times time steps
};

}  // namespace recollect::nn
