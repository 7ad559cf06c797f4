// Where the snippets of docs/use.md would stand in a program of their reader. Compiled, not run.
#include <iostream>
#include <map>

#include "recollect/check.hpp"
#include "recollect/compare.hpp"
#include "recollect/execute.hpp"

using namespace recollect;
using namespace std::chrono_literals;

using State = std::vector<double>;
using Gradient = std::vector<double>;
using Tape = std::vector<std::byte>;
struct Record {
  State output;
};

State advance(Step i, const State& x);
State advance_writing(Step i, const State& x, Tape& tape);
Record record(Step i, const State& x);
Gradient backward(Step i, const State& x, const Record& r, const Gradient& g);
Gradient last_gradient(const State& x);
std::pair<State, Record> invert(Step i, const State& y);
std::pair<State, Record> invert_reading(Step i, const State& y, const Tape& tape);
Gradient my_gradient(const State& x);
bool more_data(Step i);

void planning(const Chain& chain) {
#include "use/planning.inc"
}

void steps_of_functions() {
#include "use/steps.inc"
}

void steps_that_rewind() {
  make_steps<State, Record, Gradient>({
      .advance = advance,
      .record = record,
      .output = [](const Record& r) -> const State& { return r.output; },
      .backward = backward,
#include "use/rewind.inc"
  });
}

void steps_with_a_tape() {
  make_steps<State, Record, Gradient>({
      .advance = advance,
      .record = record,
      .output = [](const Record& r) -> const State& { return r.output; },
      .backward = backward,
#include "use/tape.inc"
  });
}

void halves(const Plan& made, const std::unique_ptr<Steps>& steps, const State& initial) {
#include "use/halves.inc"
}

void tiers(const Plan& made, const std::unique_ptr<Steps>& steps, const State& initial, MemoryStorage& disk) {
#include "use/tiers.inc"
}

void comparing(const Plan& made, const Report& report) {
#include "use/comparing.inc"
}

void own_loop(Plan& made, const State& initial) {
#include "use/loop.inc"
}

void online(const std::function<bool(Step)>&) {
#include "use/online.inc"
}

void checking(const std::function<double(const State&)>& f, const Gradient& gradient, const State& x,
              const std::unique_ptr<Steps>& steps, Step i, const State& state) {
#include "use/checking.inc"
}
