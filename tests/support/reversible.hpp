// Steps on integers that can be inverted exactly: each number loses its three lowest bits, which go to the tape, and is stirred
// by its neighbour. How much tape a step really writes depends on the numbers. Gradients show any wrong bit.
#pragma once

#include <map>
#include <vector>

#include "recollect/steps.hpp"

namespace recollect {

struct Reversible {
  using Numbers = std::vector<std::uint64_t>;
  using Tape = std::vector<std::uint8_t>;
  static constexpr std::size_t kWidth = 8;
  static constexpr std::int64_t kState = kWidth * sizeof(std::uint64_t), kTape = kWidth + 1;

  bool forgets = true;  // otherwise nothing is lost, and no tape is written
  Numbers weight_gradient = Numbers(kWidth);
  std::map<Step, int> backwards = {};  // how often each has run
  int taped = 0, rewound = 0;

  static Numbers start() {
    Numbers x(kWidth);
    for (std::size_t k = 0; k < kWidth; ++k) x[k] = stirred(100, k, 7);
    return x;
  }
  static std::uint64_t stirred(Step i, std::size_t k, std::uint64_t by) {
    std::uint64_t z = by + 0x9E3779B97F4A7C15u * (static_cast<std::uint64_t>(i) * 64 + k + 1);
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    return z ^ z >> 27;
  }
  int lost_bits() const { return forgets ? 3 : 0; }

  Numbers next(Step i, const Numbers& x, Tape* tape = nullptr) const {
    Numbers y(kWidth);
    for (std::size_t k = 0; k < kWidth; ++k) y[k] = (x[k] >> lost_bits()) + stirred(i, k, k == 0 ? 1 : y[k - 1]);
    if (tape == nullptr) return y;
    tape->assign(1, 255);
    for (std::size_t k = 0; k < kWidth; ++k) tape->push_back(x[k] & 7);
    while (tape->back() == 0) tape->pop_back();
    return y;
  }
  Numbers previous(Step i, const Numbers& y, const Tape& tape) const {
    Numbers x(kWidth);
    for (std::size_t k = 0; k < kWidth; ++k) {
      x[k] = (y[k] - stirred(i, k, k == 0 ? 1 : y[k - 1])) << lost_bits();
      if (k + 1 < tape.size()) x[k] |= tape[k + 1];
    }
    return x;
  }
  Numbers back(Step i, const Numbers& x, const Numbers& y, const Numbers& g) {
    ++backwards[i];
    Numbers gx(kWidth);
    for (std::size_t k = 0; k < kWidth; ++k) {
      gx[k] = 3 * g[k] + x[k] * y[(k + 1) % kWidth];
      weight_gradient[k] = 5 * weight_gradient[k] + (gx[k] ^ x[k]);
    }
    return gx;
  }

  StepFunctions<Numbers, Numbers, Numbers, Tape> functions() {
    return {.advance = [this](Step i, const Numbers& x) { return next(i, x); },
            .backward = [this](Step i, const Numbers& x, Numbers y, Numbers g) { return back(i, x, y, g); },
            .last_gradient = [](const Numbers& x) { return x; },
            .rewind =
                [this](Step i, const Numbers& y) {
                  ++rewound;
                  return std::pair(previous(i, y, {}), y);
                },
            .advance_taped =
                [this](Step i, const Numbers& x, Tape& tape) {
                  ++taped;
                  return next(i, x, &tape);
                },
            .rewind_taped =
                [this](Step i, const Numbers& y, Tape tape) {
                  ++rewound;
                  return std::pair(previous(i, y, tape), y);
                }};
  }
  StepFunctions<Numbers, Numbers, Numbers, Tape> in_place() {
    auto f = functions();
    f.advance = nullptr;
    f.advance_taped = nullptr;
    f.advance_in_place = [this](Step i, Numbers& x) { x = next(i, x); };
    f.advance_in_place_taped = [this](Step i, Numbers& x, Tape& tape) {
      ++taped;
      x = next(i, x, &tape);
    };
    return f;
  }

  StepSpec spec(std::int64_t record = 3 * kState) const {
    return {.forward = Nanoseconds(12),
            .advance = Nanoseconds(10),
            .backward = Nanoseconds(20),
            .rewind = Nanoseconds(13),
            .state = Bytes(kState),
            .record = Bytes(record),
            .tape = Bytes(forgets ? kTape : 0)};
  }
};

}  // namespace recollect
