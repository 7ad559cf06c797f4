// Plans beyond nested ones. In a nested plan a state that was kept lives until its step is differentiated. Here a state may
// be given up as soon as its step is recorded: the record waits, and when the steps before it are reversed, recording the
// last of them makes that state again, at no cost. The state's bytes are free in between.
//
// The class is solved exactly, by the recursion of nested plans with two more kinds of segments:
//   head: the first state is firm (somebody outside keeps it), or it is given up: its bytes are inside, and what is left
//         behind is the record of the first step, waiting, instead of its gradient;
//   tail: gradient t is there, or record t waits with gradient t+1 and is differentiated as soon as state t is alive again.
#pragma once

#include "plan/heterogeneous.hpp"

namespace recollect::heterogeneous {

// The fastest plan of the wider class when it is faster than `nested`, which must be a plan for the same chain and
// memory; otherwise `nested` as it is. When the time limit comes first: a plan that is faster than `nested` but perhaps not
// the fastest, or `nested`. `optimal` and `lower_bound` of a faster plan are about the wider class.
NestedPlan improve(const Chain& chain, Bytes memory, NestedPlan nested,
                   std::chrono::milliseconds time_limit = std::chrono::seconds(10));

}  // namespace recollect::heterogeneous
