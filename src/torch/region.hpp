// A region of a computation that differentiates itself: one node in the caller's autograd graph.
#pragma once

#include <torch/csrc/autograd/edge.h>

#include <functional>

#include "recollect/torch/layer.hpp"

namespace recollect::torch {

// Given the gradients of the outputs (undefined where nothing flows) and which of the ends' gradients are wanted, returns one
// gradient for each end. Called at most once.
using RegionBackward = std::function<Tensors(Tensors gradients, const std::vector<bool>& wanted)>;

// Makes `outputs` (detached) part of autograd: those marked differentiable get a node whose gradients go to `ends`.
Tensors attach(Tensors outputs, const std::vector<bool>& differentiable, ::torch::autograd::edge_list ends, std::string name,
               RegionBackward backward);

}  // namespace recollect::torch
