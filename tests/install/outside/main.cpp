// A project that knows Recollect only by its installed headers: gradient of x -> sin(x), applied 30 times, in 8 states.
#include <recollect/execute.hpp>

#include <cmath>
#include <iostream>
#include <vector>

int main() {
  using namespace recollect;
  using State = std::vector<double>;
  const auto steps = make_steps<State>({
      .advance = [](Step, const State& x) { return State{std::sin(x[0])}; },
      .backward = [](Step, const State& x, State, State g) { return State{std::cos(x[0]) * g[0]}; },
      .last_gradient = [](const State&) { return State{1.0}; },
  });
  const Chain chain =
      Chain::uniform(30, {.forward = Nanoseconds(10), .backward = Nanoseconds(20), .state = Bytes(8), .record = Bytes(8)});
  const Plan made = plan(chain, Budget{Bytes(64), {}});
  const Executed done = execute(made, *steps, Handle(State{1.0}));
  double x = 1, expected = 1;
  for (int i = 0; i < 30; ++i) {
    expected *= std::cos(x);
    x = std::sin(x);
  }
  const double gradient = done.gradient.as<State>()[0];
  std::cout << name_of(made.strategy) << " in " << to_string(made.prediction.peak) << ": " << gradient << "\n";
  return std::abs(gradient - expected) < 1e-12 ? 0 : 1;
}
