// Chains that tests share.
#pragma once

#include "recollect/chain.hpp"

namespace recollect::testing {

// In the papers' units: a state of 1, a record of `record`, gradients of nothing; forward 1, backward 2.
inline Chain unit_chain(Step n, std::int64_t record = 1) {
  return Chain::uniform(
      n,
      {.forward = Nanoseconds(1), .backward = Nanoseconds(2), .state = Bytes(1), .record = Bytes(record), .gradient = Bytes(0)});
}

}  // namespace recollect::testing
