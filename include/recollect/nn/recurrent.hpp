// Lstm and Gru: torch.nn's layers, computed in blocks of time within a budget of bytes. Parameters have torch.nn's names and
// layouts (weight_ih_l0 [gates·hidden, input], gates i f g o or r z n), so that a state dict of PyTorch loads as it is.
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

enum class Cell : std::uint8_t { lstm, gru };
const char* name_of(Cell cell);  // "lstm"
std::optional<Cell> cell_named(const std::string& name);

struct RecurrentOptions {
  std::int64_t input = 0, hidden = 0, layers = 1;
  // Variational dropout: one mask for all time steps of a sequence. `dropout` drops inputs of the layers and outputs of the
  // last, `recurrent_dropout` the state on its way into the next time step.
  double dropout = 0, recurrent_dropout = 0;
  at::ScalarType dtype = at::kFloat;
};

// What a mask is drawn from: nothing is stored, the same key gives the same masks.
struct DropoutKey {
  std::uint64_t seed = 0;
  std::int64_t iteration = 0;
};

// Tensors of one layer, as torch.nn names them.
struct LayerWeights {
  at::Tensor w_ih, w_hh, b_ih, b_hh;
};

class Recurrent : public ::torch::nn::Module {
 public:
  Recurrent(Cell cell, const RecurrentOptions& options);

  Cell cell() const { return cell_; }
  const RecurrentOptions& options() const { return options_; }
  const std::vector<LayerWeights>& weights() const { return weights_; }
  // Zeros: [layers, 1 or 2, batch, hidden]; the second is an LSTM's cell.
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
  // outputs never exist together. A yardstick: what `recollect bench` runs.
  struct MeanSquare {
    double loss = 0;
    Report report = {};
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

}  // namespace recollect::nn
