// The dynamic programs of Gruslys et al., straight from their equations, and the exact one over bytes: oracles for the
// closed forms.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace recollect::testing {

inline constexpr std::int64_t kNever = std::int64_t{1} << 50;

// table[m][t]: forward steps for t steps with m units of memory.
using Table = std::vector<std::vector<std::int64_t>>;

// Equations 1-3: states only.
inline Table revolve_table(int t_max, int m_max) {
  Table c(static_cast<std::size_t>(m_max) + 1, std::vector<std::int64_t>(static_cast<std::size_t>(t_max) + 1, kNever));
  for (std::size_t m = 1; m < c.size(); ++m)
    for (std::size_t t = 1; t < c[m].size(); ++t) {
      const auto steps = static_cast<std::int64_t>(t);
      if (t == 1)
        c[m][t] = 1;
      else if (m == 1)
        c[m][t] = steps * (steps + 1) / 2;
      else
        for (std::size_t y = 1; y < t; ++y) c[m][t] = std::min(c[m][t], static_cast<std::int64_t>(y) + c[m - 1][t - y] + c[m][y]);
    }
  return c;
}

// Equations 4 and 5: records only.
inline Table records_table(int t_max, int m_max) {
  Table c(static_cast<std::size_t>(m_max) + 1, std::vector<std::int64_t>(static_cast<std::size_t>(t_max) + 1, kNever));
  for (auto& row : c) row[0] = 0;
  for (std::size_t m = 1; m < c.size(); ++m)
    for (std::size_t t = 1; t < c[m].size(); ++t)
      for (std::size_t y = 1; y <= t; ++y)
        c[m][t] = std::min(c[m][t], static_cast<std::int64_t>(y) + c[m][y - 1] + c[m - 1][t - y]);
  return c;
}

// Equations 6-10: states of 1 and records of α, or β = α-1 when the input is there already.
inline Table mixed_table(int t_max, int m_max, int beta) {
  Table c(static_cast<std::size_t>(m_max) + 1, std::vector<std::int64_t>(static_cast<std::size_t>(t_max) + 1, kNever));
  const auto at = [&](std::int64_t m, std::size_t t) -> std::int64_t {
    if (t == 0) return 0;
    return m <= 0 ? kNever : c[static_cast<std::size_t>(m)][t];
  };
  for (int m = 1; m <= m_max; ++m)
    for (std::size_t t = 1; t <= static_cast<std::size_t>(t_max); ++t) {
      const auto steps = static_cast<std::int64_t>(t);
      std::int64_t best = t == 1 ? 1 : m == 1 ? steps * (steps + 1) / 2 : kNever;
      if (t > 1 && m > 1) {
        for (std::size_t y = 1; y < t; ++y) best = std::min(best, static_cast<std::int64_t>(y) + at(m, y) + at(m - 1, t - y));
        best = std::min(best, 1 + at(m - beta, t - 1));
        for (std::size_t y = 2; y <= t; ++y)
          best = std::min(best, static_cast<std::int64_t>(y) + at(m, y - 1) + at(m - beta - 1, t - y));
      }
      c[static_cast<std::size_t>(m)][t] = best;
    }
  return c;
}

// Over bytes, for equal steps: table[free][t], where `free` bytes are left for states of `state` and records of `record`
// bytes beside the record at work and state 0. A state that is kept and a record that is kept both cost what they are, the
// input of the step at work included.
inline Table bytes_table(int t_max, int free_max, int state, int record) {
  Table c(static_cast<std::size_t>(free_max) + 1, std::vector<std::int64_t>(static_cast<std::size_t>(t_max) + 1, kNever));
  for (int free = 0; free <= free_max; ++free) {
    auto& row = c[static_cast<std::size_t>(free)];
    row[0] = 0;
    row[1] = 1;
    for (std::size_t t = 2; t < row.size(); ++t) {
      if (free >= record) row[t] = 1 + c[static_cast<std::size_t>(free - record)][t - 1];
      if (free < state) continue;
      const auto& less = c[static_cast<std::size_t>(free - state)];
      for (std::size_t k = 1; k < t; ++k) row[t] = std::min(row[t], static_cast<std::int64_t>(k) + less[t - k] + row[k]);
    }
  }
  return c;
}

}  // namespace recollect::testing
