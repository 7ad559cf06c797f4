// The profiler's two passes: what kind of step each layer is, and what each step takes.
#pragma once

#include <optional>

#include "torch/body.hpp"

namespace recollect::torch {

// Layers grouped into steps, and the facts about each.
struct Structure {
  std::size_t first_layer = 0;  // those before it need no gradient and run once, before the chain
  std::vector<std::size_t> begins = {};
  std::vector<StepFacts> facts = {};
};
// `differentiable`: which inputs need a gradient.
Structure find_structure(const std::vector<Layer>& layers, const Tensors& inputs, const std::vector<bool>& differentiable);

// Short steps joined with their neighbours, where that costs little memory: for networks of thousands of small layers, whose
// steps would take longer to manage than to run, and to plan.
Structure coarsened(const Structure& fine, const Profile& profile);

// Facts about the one step of a body that repeats; `differentiable` of its first state.
StepFacts find_facts(const Body& body, const Tensors& state, const std::vector<bool>& differentiable, const Tensors& parameters,
                     const Tensors& buffers);

// Measures every step, or one step of a body that repeats.
Profile measure(const Body& body, const std::vector<StepFacts>& facts, const Tensors& state, const Tensors& buffers,
                const ProfileOptions& options, bool emits_states = false);

// Both passes over layers. Nothing when no output requires a gradient.
struct ProfiledLayers {
  Structure structure;
  Profile profile;
};
std::optional<ProfiledLayers> profile_layers(const std::vector<Layer>& layers, const Tensors& inputs,
                                             const ProfileOptions& options);

// The second pass alone.
Profile profile_structure(const Structure& structure, const std::vector<Layer>& layers, const Tensors& inputs,
                          const ProfileOptions& options);

}  // namespace recollect::torch
