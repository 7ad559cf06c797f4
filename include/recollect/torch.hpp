// Everything for libtorch: Sequential, recurrent(), checkpoint(), profile().
#pragma once

#include "recollect/torch/checkpoint.hpp"
#include "recollect/torch/memory_meter.hpp"
#include "recollect/torch/profile.hpp"
#include "recollect/torch/recurrent.hpp"
#include "recollect/torch/sequential.hpp"
