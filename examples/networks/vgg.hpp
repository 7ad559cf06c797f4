// VGG: K. Simonyan, A. Zisserman: Very deep convolutional networks for large-scale image recognition, ICLR 2015, table 1.
#pragma once

#include "networks/options.hpp"

namespace networks {

// Of 11, 13, 16 or 19 layers, with batch normalization behind every convolution if asked for; throws recollect::InvalidInput
// for others.
std::vector<Layer> vgg(int depth, bool batch_norm, const Options& options = {});

}  // namespace networks
