#include "torch/recording.hpp"

#include <ATen/SequenceNumber.h>
#include <ATen/record_function.h>
#include <torch/csrc/autograd/engine.h>
#include <torch/csrc/autograd/functions/accumulate_grad.h>
#include <torch/csrc/autograd/functions/utils.h>

#include <algorithm>
#include <unordered_set>

#include "torch/compat.hpp"
#include "torch/tensors.hpp"

namespace recollect::torch {
namespace {

namespace autograd = ::torch::autograd;

// Where the graph of a recording ends. Gradients are taken here; it never runs.
struct Boundary : autograd::Node {
  autograd::variable_list apply(autograd::variable_list&&) override { return {}; }
};

std::shared_ptr<Boundary> make_boundary() { return {new Boundary, autograd::deleteNode}; }

// Calls `descend` for every edge from the roots on; where it says so, goes on behind the edge's node.
template <class Descend>
void walk(const autograd::edge_list& roots, Descend descend) {
  std::unordered_set<autograd::Node*> seen;
  std::vector<autograd::Node*> open;
  const auto visit = [&](const autograd::edge_list& edges) {
    for (const autograd::Edge& edge : edges)
      if (edge.is_valid() && descend(edge) && seen.insert(edge.function.get()).second) open.push_back(edge.function.get());
  };
  visit(roots);
  while (!open.empty()) {
    autograd::Node* node = open.back();
    open.pop_back();
    visit(node->next_edges());
  }
}

}  // namespace

Recording::Recording(const Function& function, const Tensors& inputs, const std::vector<bool>& differentiable) {
  const at::AutoGradMode enable(true);
  first_node_ = at::sequence_number::peek();
  thread_ = at::RecordFunction::currentThreadId();
  const auto boundary = make_boundary();
  Tensors row;
  leaves_.resize(inputs.size());
  for (std::size_t k = 0; k < inputs.size(); ++k) {
    row.push_back(cut(inputs[k]));
    if (!differentiable[k]) continue;
    autograd::set_history(row[k], boundary);
    leaves_[k] = autograd::impl::gradient_edge(row[k]);
  }
  const Tensors results = function(row);
  for (const Tensor& result : results) {
    const bool flows = result.defined() && result.requires_grad();
    roots_.push_back(flows ? autograd::impl::gradient_edge(result) : autograd::Edge());
    outputs_.push_back(cut(result));
  }
}

// A result may be a parameter itself, or something from outside: the roots count as edges.
Recording::Used Recording::used() const {
  Used result;
  std::unordered_set<autograd::Node*> parameters;
  walk(roots_, [&](const autograd::Edge& edge) {
    autograd::Node* node = edge.function.get();
    if (auto* parameter = dynamic_cast<autograd::AccumulateGrad*>(node)) {
      (parameters.insert(node).second ? result.parameters : result.again).push_back(parameter->variable);
      return false;
    }
    const bool own = node->thread_id() == thread_ && node->sequence_nr() >= first_node_;
    if (!own && std::find(result.others.begin(), result.others.end(), edge) == result.others.end()) result.others.push_back(edge);
    return own;
  });
  return result;
}

std::size_t Recording::size(const autograd::edge_list& ends) const {
  std::unordered_set<autograd::Node*> nodes;
  walk(roots_, [&](const autograd::Edge& edge) {
    if (dynamic_cast<autograd::AccumulateGrad*>(edge.function.get()) != nullptr) return false;
    if (std::find(ends.begin(), ends.end(), edge) != ends.end()) return false;
    nodes.insert(edge.function.get());
    return true;
  });
  return nodes.size();
}

Recording::Gradients Recording::backward(const Tensors& output_gradients, const autograd::edge_list& wanted,
                                         const Tensors& input_gradients, bool inputs_wanted, const Tensors& used_gradients) {
  autograd::edge_list roots, ends;
  autograd::variable_list gradients;
  const auto begin_at = [&](const autograd::Edge& edge, const Tensor& gradient) {
    if (!edge.is_valid() || !gradient.defined()) return;
    roots.push_back(edge);
    gradients.push_back(gradient);
  };
  for (std::size_t k = 0; k < input_gradients.size(); ++k) begin_at(leaves_[k], input_gradients[k]);
  for (std::size_t k = 0; k < output_gradients.size(); ++k) begin_at(roots_[k], output_gradients[k]);
  if (roots.empty()) return {Tensors(leaves_.size()), used_gradients.empty() ? Tensors(wanted.size()) : used_gradients};
  for (std::size_t k = 0; k < used_gradients.size(); ++k) begin_at(wanted[k], used_gradients[k]);
  if (inputs_wanted)
    for (const autograd::Edge& edge : leaves_)
      if (edge.is_valid()) ends.push_back(edge);
  ends.insert(ends.end(), wanted.begin(), wanted.end());

  Gradients result{Tensors(leaves_.size()), Tensors(wanted.size())};
  roots_.clear();  // the engine frees the graph as it goes
  if (ends.empty()) return result;
  const compat::HooksAside aside(wanted);
  autograd::variable_list found = autograd::Engine::get_default_engine().execute(
      roots, gradients, /*keep_graph=*/false, /*create_graph=*/false, /*accumulate_grad=*/false, ends);
  auto next = found.begin();
  if (inputs_wanted)
    for (std::size_t k = 0; k < leaves_.size(); ++k)
      if (leaves_[k].is_valid()) result.inputs[k] = std::move(*next++);
  for (Tensor& gradient : result.used) gradient = std::move(*next++);
  return result;
}

}  // namespace recollect::torch
