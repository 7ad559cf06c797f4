#include "torch/region.hpp"

#include <torch/csrc/autograd/functions/utils.h>

namespace recollect::torch {
namespace {

namespace autograd = ::torch::autograd;

struct Region : autograd::Node {
  Region(std::string name_of_it, RegionBackward run) : label(std::move(name_of_it)), backward(std::move(run)) {}

  autograd::variable_list apply(autograd::variable_list&& gradients) override {
    if (at::GradMode::is_enabled())
      throw Error(label +
                  ": a gradient of a gradient (create_graph) cannot be had through a region that recomputes; use plain "
                  "modules where it is needed");
    if (!backward)
      throw Error(label +
                  ": its backward pass has run and freed what it kept; run forward again (retain_graph does not hold here)");
    std::vector<bool> wanted;
    for (std::size_t k = 0; k < num_outputs(); ++k) wanted.push_back(task_should_compute_output(k));
    const RegionBackward run = std::exchange(backward, nullptr);
    return run(std::move(gradients), wanted);
  }
  void release_variables() override { backward = nullptr; }
  std::string name() const override { return label; }

  std::string label;
  RegionBackward backward;
};

}  // namespace

Tensors attach(Tensors outputs, const std::vector<bool>& differentiable, autograd::edge_list ends, std::string name,
               RegionBackward backward) {
  const std::shared_ptr<Region> region(new Region(std::move(name), std::move(backward)), autograd::deleteNode);
  region->set_next_edges(std::move(ends));
  for (std::size_t k = 0; k < outputs.size(); ++k)
    if (differentiable[k])
      autograd::set_history(outputs[k], region);
    else
      region->add_input_metadata(autograd::Node::undefined_input());
  return outputs;
}

}  // namespace recollect::torch
