// Chains of unlike steps that the benchmarks share: the files of examples/chains/ and random ones.
#pragma once

#include <random>
#include <string>
#include <vector>

#include "recollect/format.hpp"

namespace recollect::bench {

// Sizes from 1 to 100 MB, records up to five times that, times from 0.5 to 10 ms: orders of magnitude between neighbours.
inline Chain random_chain(int steps, unsigned seed) {
  std::mt19937_64 bits(seed);
  const auto between = [&](double low, double high) {
    return low + (high - low) * static_cast<double>(bits() >> 11) / 9007199254740992.0;
  };
  const auto bytes = [](double x) { return Bytes(static_cast<std::int64_t>(x)); };
  const Bytes input = bytes(between(1e6, 1e8));
  std::vector<Chain::Run> runs;
  for (int i = 0; i < steps; ++i) {
    StepSpec step;
    step.state = bytes(between(1e6, 1e8));
    step.record = step.state + bytes(between(0.5, 4) * between(1e6, 1e8));
    step.forward_scratch = bytes(between(0, 2e7));
    step.backward_scratch = bytes(between(0, 4e7));
    const double forward = between(0.5e6, 10e6);
    step.forward = Nanoseconds(static_cast<std::int64_t>(forward));
    step.backward = Nanoseconds(static_cast<std::int64_t>(forward * between(1.5, 2.5)));
    runs.push_back({step, 1});
  }
  return Chain({.input_state = input, .input_gradient = {}, .tiers = {}}, runs);
}

// "random340" or the name of a chain file.
inline Chain unlike_chain(const std::string& name) {
  if (name.starts_with("random")) return random_chain(std::stoi(name.substr(6)), 1);
  return parse_chain(read_file(RECOLLECT_CHAINS "/" + name + ".json"));
}

inline Bytes share_of_store_all(const Chain& chain, double share) {
  return Bytes(static_cast<std::int64_t>(share * static_cast<double>(store_all_memory(chain).count())));
}

}  // namespace recollect::bench
