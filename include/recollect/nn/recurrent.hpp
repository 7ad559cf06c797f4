// Recurrent layers, computed in blocks of time within a budget of bytes.
//
// Lstm and Gru are torch.nn's: parameters have its names and layouts (weight_ih_l0 [gates·hidden, input], gates i f g o or r z
// n), so that a state dict of PyTorch loads as it is. RevGru and RevLstm (MacKay et al. 2018) can also be run backwards in time:
// their states are fixed-point numbers, and the bits that they forget go to a tape.
//
// On CPU tensors, float or double. Gradients are the same bit for bit at every budget. Not safe to share between threads.
#pragma once

#include <torch/nn/module.h>

#include <optional>
#include <string>
#include <vector>

#include "recollect/execute.hpp"
#include "recollect/nn/time_plan.hpp"

namespace recollect::nn {

// Reversible cells whose names begin with nf forget nothing; with df, whole bits, their number drawn at random while training.
enum class Cell : std::uint8_t { lstm, gru, rev_gru, rev_lstm, nf_rev_gru, nf_rev_lstm, df_rev_gru, df_rev_lstm };
const char* name_of(Cell cell);  // "lstm", "nf-rev-gru"
std::optional<Cell> cell_named(const std::string& name);
std::string cell_names();  // "lstm, gru, …"
bool is_reversible(Cell cell);
bool forgets_nothing(Cell cell);     // of reversible ones: nf
bool forgets_whole_bits(Cell cell);  // df
// A state is [layers, parts, batch, hidden]: the hidden state and, of an LSTM, its cell.
std::int64_t state_parts(Cell cell);

enum class TapeCoder : std::uint8_t { rans, paper };

struct ReversibleOptions {
  int most_forgotten = 0;  // bits that a number forgets in a time step at most (of an LSTM, two a unit); 0: no limit; df has one
  // Behind the point of a state, up to 30: states are in [−2^(31−b), 2^(31−b)) and wrap around beyond, which is undone on the way
  // back. What nf cells add up over hundreds of time steps may get there.
  int state_bits = 23;
  int forget_bits = 10;  // behind the point of a forget value, up to 15 and fewer than state_bits
  // An interleaved range coder, which stores what is forgotten and hardly a bit more; or the buffer of the paper.
  TapeCoder coder = TapeCoder::rans;
  double drop_connect = 0;  // the part of the recurrent weights that is dropped, the same for all time steps of a minibatch
};

struct RecurrentOptions {
  std::int64_t input = 0, hidden = 0, layers = 1;
  // Variational dropout: one mask for all time steps of a sequence. `dropout` drops inputs of the layers and outputs of the
  // last, `recurrent_dropout` the state on its way into the next time step.
  double dropout = 0, recurrent_dropout = 0;
  at::ScalarType dtype = at::kFloat;
  ReversibleOptions reversible = {};  // for reversible cells, which are of floats and have an even number of units
};

// Tensors of one layer, as torch.nn names them. A reversible layer has one bias, and its weights lie the other way round: w_ih
// [input, gates], first those of one half of the units, then of the other; w_hh [2, hidden/2, gates/2], into either half.
struct LayerWeights {
  at::Tensor w_ih, w_hh, b_ih, b_hh;
  std::vector<at::Tensor> all() const;  // those that there are
};

class Recurrent : public ::torch::nn::Module {
 public:
  Recurrent(Cell cell, const RecurrentOptions& options);

  Cell cell() const { return cell_; }
  const RecurrentOptions& options() const { return options_; }
  const std::vector<LayerWeights>& weights() const { return weights_; }
  // Zeros: [layers, state_parts(), batch, hidden]. Of a reversible cell, too, a state that is given or returned has floats.
  at::Tensor initial_state(std::int64_t batch) const;

  struct Output {
    at::Tensor outputs;  // [time, batch, hidden]; zero where a sequence has ended
    at::Tensor state;    // after the last time step of each sequence, as initial_state()
  };
  // inputs [time, batch, input]. The output is part of autograd: gradients for inputs, state and parameters.
  // `lengths` [batch]: sequences that end early keep their last state. Throws InfeasibleBudget, InvalidInput.
  Output forward(const at::Tensor& inputs, const at::Tensor& state = {}, const RunOptions& run = {},
                 const at::Tensor& lengths = {}, const DropoutKey& key = {});
  // The plan that forward() follows.
  TimePlan plan(std::int64_t time_steps, std::int64_t batch, const RunOptions& run = {}, bool input_gradient = false) const;

  // mean(y²) over all outputs y and its gradient, added to the parameters' .grad, the loss made inside the blocks so that the
  // outputs never exist together; and to the inputs', where they require one and the plan knows. A yardstick: what `recollect
  // bench` runs.
  struct MeanSquare {
    double loss = 0;
    Report report = {};
    TapeUse tape = {};
  };
  MeanSquare mean_square(const at::Tensor& inputs, const TimePlan& plan, const ExecuteOptions& options = {});

 private:
  Cell cell_;
  RecurrentOptions options_;
  std::vector<LayerWeights> weights_;
};

class Lstm : public Recurrent {
 public:
  explicit Lstm(const RecurrentOptions& options) : Recurrent(Cell::lstm, options) {}
};
class Gru : public Recurrent {
 public:
  explicit Gru(const RecurrentOptions& options) : Recurrent(Cell::gru, options) {}
};
class RevGru : public Recurrent {
 public:
  explicit RevGru(const RecurrentOptions& options) : Recurrent(Cell::rev_gru, options) {}
};
class RevLstm : public Recurrent {
 public:
  explicit RevLstm(const RecurrentOptions& options) : Recurrent(Cell::rev_lstm, options) {}
};

}  // namespace recollect::nn
