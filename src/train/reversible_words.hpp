// What a reversible model is beyond its sizes, in words, as the program's options, the metadata of weights and checkpoints have
// it: forget_bits, state_bits, forget_resolution, tape. Outputs and gradients depend on all of them.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "recollect/nn/recurrent.hpp"

namespace recollect::train {

using Words = std::map<std::string, std::string>;

const std::vector<std::string>& reversible_fields();
std::string option_of(const std::string& field);  // "--forget-bits"

// None for a cell that is not reversible.
Words words_of(nn::Cell cell, const nn::ReversibleOptions& options);
// What is left out is as usual: 3 bits are forgotten at most, and none by cells that forget nothing. Throws InvalidInput, which
// names fields as `prefix` says: "--" as options of the program, "metadata." and the like as they are.
nn::ReversibleOptions reversible_from(nn::Cell cell, const Words& words, const std::string& prefix = "--");

}  // namespace recollect::train
