// Activations that grow, or shrink, along a sequence: the gradient of a Performer by every kind of sums, kept and rewound, beside
// that in double precision. Prints CSV.
#include <cstdio>
#include <utility>

#include "support/changing_sums.hpp"

int main() {
  using namespace recollect;
  struct Row {
    const char* name;
    Strategy strategy;
    nn::Sums sums;
    int fraction_bits = nn::PerformerOptions().fraction_bits;
  };
  std::puts("growth,keys_and_values,sums,gradient_error");
  for (const auto& [growth, size] : {std::pair(1.0, 1.0), std::pair(30.0, 1.0), std::pair(1000.0, 1.0), std::pair(0.01, 1.0),
                                     std::pair(1.0, 0.1), std::pair(1.0, 0.03), std::pair(30.0, 0.03)})
    for (const auto& [name, strategy, sums, fraction_bits] :
         {Row{"float32 with everything kept", Strategy::store_all, nn::Sums::plain},
          Row{"float32 kept", Strategy::revolve, nn::Sums::plain}, Row{"float64 rewound", Strategy::rewind, nn::Sums::twice},
          Row{"fixed with 24 bits rewound", Strategy::rewind, nn::Sums::fixed, 24},
          Row{"fixed with 32 bits rewound", Strategy::rewind, nn::Sums::fixed}}) {
      std::printf("%g,%g,%s,", growth, size, name);
      try {
        std::printf("%.1e\n", nn::test::ChangingSums{growth, size}.error(strategy, sums, fraction_bits));
      } catch (const ArithmeticError&) {
        std::puts("refused");
      }
    }
}
