// TensorSteps: a body of tensors as Steps for the executor. Lives for one forward and one backward pass.
#pragma once

#include <torch/csrc/autograd/edge.h>

#include <memory>
#include <vector>

#include "recollect/steps.hpp"
#include "torch/again.hpp"
#include "torch/body.hpp"
#include "torch/recording.hpp"

namespace recollect::torch {

class TensorSteps final : public Steps {
 public:
  struct Settings {
    const Body& body;
    const std::vector<StepFacts>& facts;  // one for all, or one for each step
    Tensors parameters;                   // all that the steps use
    bool replays = true;                  // whether any step runs twice
    bool emit_states = false;             // the first tensor of states 1 … N is handed to the caller
  };
  TensorSteps(Settings settings, const Tensors& initial_state);

  Handle advance(Step i, View state, Handle* tape) override;
  void advance_in_place(Step i, Handle& state, Handle* tape) override;
  Handle record(Step i, View state, int variant) override;
  View output(const Handle& record) override;
  Handle backward(Step i, View state, Handle record, Handle gradient) override;
  Handle copy(View state) override;
  bool works_in_place() const override { return false; }

  // After the forward half.
  Tensor loss() const { return loss_; }
  Tensor emitted() const { return emitted_; }

  // For the backward half: what the caller wants, and what flows in from beside the last state.
  struct Flow {
    bool state_wanted = true;
    std::vector<bool> parameters_wanted;  // of Settings::parameters
    std::vector<bool> inputs_wanted;
    Tensor loss, emitted;  // gradients of them
  };
  void begin_backward(Flow flow);
  // After it.
  Tensors parameter_gradients() { return std::move(parameter_gradients_); }
  Tensors input_gradients() { return std::move(input_gradients_); }

 private:
  struct Record {
    Recording recording;
    Tensors state;
  };
  const StepFacts& facts(Step i) const { return s_.facts[s_.facts.size() == 1 ? 0 : static_cast<std::size_t>(i)]; }
  Tensors row(Step i, const Tensors& state) const;
  Recording recorded(Step i, const Tensors& row);
  // Runs it, the first time or again.
  template <class Run>
  auto with_surroundings(Step i, Run run);
  void emit(Step i, const Tensors& outputs);
  void known(Step i, const Tensor& parameter) const;
  void unchanged(Step i, const Tensors& state, const std::vector<std::int64_t>& versions) const;
  void accumulate(std::size_t k, Tensor gradient);

  Settings s_;
  Tensors initial_;
  std::vector<std::int64_t> initial_versions_;
  Autocast autocast_;
  std::vector<at::Generator> generators_;
  Step frontier_ = 0;  // steps that have run
  std::vector<Before> before_;
  std::vector<std::vector<std::size_t>> parameter_index_;  // of facts, into Settings::parameters
  Tensor loss_, emitted_;
  Flow flow_;
  Tensors parameter_gradients_, input_gradients_;
};

}  // namespace recollect::torch
