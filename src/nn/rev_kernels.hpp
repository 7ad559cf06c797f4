// The elementwise arithmetic of reversible cells (MacKay et al. 2018). Their states are fixed-point numbers, in two halves: each
// is changed by gates that the other one and the input determine. Both directions call the same functions with the same numbers,
// so that they see the same gates: there is no second evaluation that could differ.
//
// One thread; callers share rows out. Arrays are [batch][units of a half] where nothing else is said.
#pragma once

#include "nn/kernels.hpp"

namespace recollect::nn {

// Any part of a bit, nothing, or whole bits.
enum class Forgetting : std::uint8_t { fractional, none, discrete };

// What a cell is made of. Gates of a half, in columns of `units` each:
//   GRU   z… r g    g = tanh(x·W + (r∘other)·U), h ← z∘h + (1−z)∘g
//   LSTM  f… p… i o g    c ← f∘c + i∘g, h ← p∘h + o∘tanh(c)
// A forget value (z, f, p) has one column, a score for each number of bits where these are chosen, or, in an LSTM that forgets
// nothing, none.
struct RevCell {
  bool lstm = false;
  Forgetting forgetting = Forgetting::fractional;
  int most_bits = 0;  // that an element forgets in a time step; 0: no limit
  int state_bits = 23, forget_bits = 10;

  int parts() const { return lstm ? 2 : 1; }  // of a half's state: (cell and) hidden
  bool forgets() const { return forgetting != Forgetting::none; }
  Index scores() const { return most_bits + 1; }  // of a forget value that is chosen
  Index forget_columns() const { return forgetting == Forgetting::discrete ? scores() : lstm && !forgets() ? 0 : 1; }
  Index first_columns() const { return lstm ? 2 * forget_columns() + 3 : forget_columns() + 1; }  // of the other half's product
  Index columns() const { return first_columns() + (lstm ? 0 : 1); }
  Index chosen_columns() const { return forgetting == Forgetting::discrete ? parts() : 0; }
  int one() const { return 1 << forget_bits; }
  int least() const;    // the smallest forget value, in units of 1/one()
  float range() const;  // of a forget value: it lies in [1 − range, 1]
};

// One half at one time step.
struct RevHalf {
  const RevCell* cell = nullptr;
  Index units = 0;
  float* gates = nullptr;        // this half's first column; before the kernels what the products gave, after them the gates
  float* chosen = nullptr;       // forget values that were chosen, chosen_columns() of them
  Index stride = 0;              // of both
  const float* other = nullptr;  // the other half as a number, masked
  Index other_stride = 0;
  float* reset = nullptr;  // GRU: r∘other
  // For each part of the state, the first to change first: by what it is multiplied, and what is added then.
  std::uint16_t* forget[2] = {};
  std::int32_t* add[2] = {};
  // Rows whose sequence has ended keep their state: row b runs while time < lengths[b]. Null: all run.
  const std::int32_t* lengths = nullptr;
  Index time = 0;
  bool runs(Index row) const { return lengths == nullptr || time < lengths[row]; }
};

struct RevKernels {
  // Those that return a bool say whether all that they made were numbers, and no NaN among them.
  // From the first product: every gate but a GRU's g, and `reset`; of an LSTM also forget[0] and add[0]. Where forget values are
  // chosen they have been, already.
  bool (*first_gates)(const RevHalf& half, Range rows);
  // GRU: g from the second product, then forget[0] and add[0]. LSTM: forget[1] and add[1] from the new cell.
  bool (*gru_candidate)(const RevHalf& half, Range rows);
  bool (*lstm_output)(const RevHalf& half, const std::int32_t* cell, Range rows);
  // The choice of a forget value from its scores: noise is [batch][scores·units], null where there is none. The scores become
  // what the forget value's gradient is multiplied with to give theirs.
  void (*choose)(const RevHalf& half, Index part, const float* noise, Range rows);

  // State and number. `to` has rows of `stride` numbers.
  void (*to_number)(const std::int32_t* from, float* to, Index stride, Index units, int state_bits, Range rows);
  void (*add)(std::int32_t* state, const std::int32_t* what, Index count);
  void (*subtract)(std::int32_t* state, const std::int32_t* what, Index count);

  // The information, in bits, that these forget values lose.
  double (*lost_bits)(const std::uint16_t* forget, int forget_bits, Index count);

  // Back. `before` and `after` are the parts of the half's state around the step; d_state their gradients, [batch][d_stride]
  // each, of after, becoming those of before. The gates become the gradients of what the products gave, but for a GRU's r.
  void (*gru_back)(const RevHalf& half, const std::int32_t* before, float* d_hidden, Index d_stride, Range rows);
  // d_reset is the gradient of r∘other, becoming other's share of it; also r's gradient, and `reset` again.
  void (*gru_back_reset)(const RevHalf& half, float* d_reset, Range rows);
  void (*lstm_back)(const RevHalf& half, const std::int32_t* const before[2], const std::int32_t* cell_after, float* d_cell,
                    float* d_hidden, Index d_stride, Range rows);
};

const RevKernels& rev_kernels();

}  // namespace recollect::nn
