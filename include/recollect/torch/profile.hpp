// Profile: what the steps of a network really take, measured. It becomes a chain, and the chain a plan.
#pragma once

#include <string>
#include <vector>

#include "recollect/chain.hpp"
#include "recollect/torch/layer.hpp"
#include "recollect/torch/options.hpp"

namespace recollect::torch {

// Of several runs after one that warmed up.
struct Timing {
  Nanoseconds median{0};
  Nanoseconds spread{0};  // half of the runs lie within this much: the distance between the quartiles
};

// One step of the chain: a layer, or several that belong together (below).
struct StepProfile {
  std::string name;  // "3 Conv2d + 4 ReLU"
  std::size_t first_layer = 0, layers = 1;
  Timing advance, record, backward;
  Bytes state{};         // what it returns
  Bytes record_bytes{};  // newly allocated and alive once it was recorded; what it returns included
  Bytes gradient{};      // of what it returns
  Bytes advance_scratch{}, forward_scratch{}, backward_scratch{};  // beside those, at the worst moment
  bool draws = false;                                              // random numbers: the generators' states are kept for it
  bool changes_buffers = false;                                    // running statistics and the like: copies are kept for it
  bool advances_by_recording =
      false;  // its kernels differ when gradients are off, so it is recorded even where no record is kept
};

// Layers are steps, but for two cases in which a layer joins the step before it: when it works in place on what it is given or
// returns a view of it, and when nothing of the state between the two would be kept by plain backpropagation (Linear + ReLU).
// Leading layers that need no gradient run once, before the chain.
struct Profile {
  Chain chain;
  std::vector<StepProfile> steps;
  std::size_t first_layer = 0;  // of the chain
  Bytes kept_beside{};          // generators' states and buffers, if steps run more than once
};

// Runs every layer a few times, with and without recording, holding one step's record at a time. Leaves buffers, generators,
// parameters and their gradients as they were. Throws InvalidInput when the layers cannot be a chain: the first works in place
// on the caller's input, or one uses a tensor that some other computation made.
Profile profile(const std::vector<Layer>& layers, const Tensors& inputs, const ProfileOptions& options = {});

}  // namespace recollect::torch
