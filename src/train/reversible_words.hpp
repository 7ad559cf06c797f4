// What a reversible model is beyond its sizes, in words, as the program's options, the metadata of weights and checkpoints have
// it: forget_bits, state_bits, forget_resolution, tape. Outputs and gradients depend on all of them.
#pragma once

#include <string>
#include <vector>

#include "recollect/nn/recurrent.hpp"
#include "train/words.hpp"

namespace recollect::train {

const std::vector<std::string>& reversible_fields();

// None for a cell that is not reversible.
Words words_of(nn::Cell cell, const nn::ReversibleOptions& options);
// What is left out is as usual: 3 bits are forgotten at most, and none by cells that forget nothing. Throws InvalidInput, which
// names fields as `prefix` says.
nn::ReversibleOptions reversible_from(nn::Cell cell, const Words& words, const std::string& prefix = "--");
// Throws InvalidInput for such fields among the words given for a `model` that is not reversible.
void refuse_reversible_words(const Words& words, const std::string& model);

}  // namespace recollect::train
