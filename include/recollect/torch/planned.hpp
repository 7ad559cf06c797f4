// Planned: a network's profile, the plan made from it, and what that will take.
#pragma once

#include <algorithm>

#include "recollect/plan.hpp"
#include "recollect/torch/profile.hpp"

namespace recollect::torch {

struct Planned {
  Profile profile;
  Plan plan;
  bool replays = false;  // whether any step runs more than once
  Bytes peak{};          // of activations: the plan's, and what is kept beside it when steps run more than once

  // What plain backpropagation takes, and the least that any plan does.
  Bytes plain_peak() const { return store_all_memory(profile.chain); }
  Bytes minimum() const { return std::min(plain_peak(), minimum_memory(profile.chain).memory + profile.kept_beside); }
};

// The fastest plan within the options' memory. Throws InfeasibleBudget, which names the layer that needs more.
Planned plan_profile(Profile profile, const Options& options);

}  // namespace recollect::torch
