// What a call says when it throws.
#pragma once

#include <string>

#include "recollect/error.hpp"

namespace recollect::testing {

template <class Thrown = InvalidInput, class Call>
std::string thrown_by(const Call& call, std::string otherwise = "no error") {
  try {
    call();
  } catch (const Thrown& error) {
    return error.what();
  }
  return otherwise;
}

}  // namespace recollect::testing
