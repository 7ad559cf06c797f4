// Body: what the steps of a chain of tensors compute, and the facts about each that running it takes.
#pragma once

#include <vector>

#include "recollect/schedule.hpp"
#include "recollect/torch/layer.hpp"
#include "recollect/torch/profile.hpp"

namespace recollect::torch {

class Body {
 public:
  virtual ~Body() = default;
  virtual Step size() const = 0;
  // Inputs of step i's own, beside its state.
  virtual Tensors inputs(Step) const { return {}; }
  virtual std::vector<bool> inputs_differentiable() const { return {}; }
  // State i+1 from state i and the step's own inputs; with `loss`, followed by the step's loss.
  virtual Tensors run(Step i, const Tensors& state_and_inputs, bool loss) const = 0;
  virtual bool has_loss() const { return false; }
  // Whether the profile of one step holds for all.
  virtual bool repeats() const { return false; }
  // What it is, for messages.
  virtual std::string name_of(Step i) const = 0;
};

// What is known of a step once it has been tried.
struct StepFacts {
  std::vector<bool> differentiable;          // which tensors of the state it takes need a gradient
  std::vector<bool> outputs_differentiable;  // and of the state it returns
  Tensors parameters;                        // that it uses
  Tensors parameters_again;                  // of those, the ones that it uses more than once
  Tensors buffers;                           // that it changes
  bool draws = false;
  bool advances_by_recording = false;
  bool loss_differentiable = false;  // of a step that has one
};

// Layers in groups: step i runs layers [begins[i], begins[i+1]).
class LayerBody final : public Body {
 public:
  LayerBody(std::vector<Layer> layers, std::vector<std::size_t> begins)
      : layers_(std::move(layers)), begins_(std::move(begins)) {}
  Step size() const override { return static_cast<Step>(begins_.size()) - 1; }
  Tensors run(Step i, const Tensors& state, bool) const override {
    const auto at = static_cast<std::size_t>(i);
    Tensors row = layers_[begins_[at]](state);
    for (std::size_t l = begins_[at] + 1; l < begins_[at + 1]; ++l) row = layers_[l](row);
    return row;
  }
  std::string name_of(Step i) const override {
    const auto at = static_cast<std::size_t>(i);
    std::string name;
    for (std::size_t l = begins_[at]; l < begins_[at + 1]; ++l)
      name += (name.empty() ? "" : " + ") + std::to_string(l) + " " + layers_[l].name();
    return name;
  }
  const std::vector<Layer>& layers() const { return layers_; }
  const std::vector<std::size_t>& begins() const { return begins_; }

 private:
  std::vector<Layer> layers_;
  std::vector<std::size_t> begins_;
};

// All that the steps use, each once.
Tensors parameters_of(const std::vector<StepFacts>& facts);

}  // namespace recollect::torch
