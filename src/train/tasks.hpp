// Synthetic tasks that need memory, drawn by key: nothing is stored and any step can be made again. With S = pattern, A =
// symbols:
//
//   copy         S symbols, blanks, GO, then S blanks at which the symbols are the targets
//                (Hochreiter and Schmidhuber, 1997; Graves et al., "Neural Turing Machines", 2014, section 4.1)
//   repeat       random symbols, each the target one position later (MacKay et al., "Reversible Recurrent Neural Networks",
//                2018, section 4)
//   memorize     random symbols, then as many blanks, at which they are the targets in reverse order ("memorization", ibid.)
//   repeat-copy  S symbols, a count r, then blanks at which the targets are the symbols, r times over, and END
//                (Neural Turing Machines, section 4.2)
//   recite       random symbols that are the same at every step, each to be predicted from those before it: they are learnt by
//                heart or not at all, sequence · batch · log2(A) bits
//   reverse      for a model with an encoder: random symbols, to be written down in reverse order, each as the one that stands as
//                far from the alphabet's end as it does from its beginning
//
// docs/formats.md gives the layouts position by position.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "train/source.hpp"

namespace recollect::train {

enum class Task { copy, repeat, memorize, repeat_copy, recite, reverse };
// "copy", "repeat", …
std::string to_string(Task task);
// Throws InvalidInput, which names `field`.
Task parse_task(std::string_view text, const char* field = "--task");

struct TaskOptions {
  Task task = Task::copy;
  std::int64_t sequence = 100;  // positions of every lane; of repeat-copy: the most that a lane may have; of memorize: an even
                                // number; of reverse: the most symbols, beside their end
  std::int64_t batch = 1;
  std::int64_t symbols = 8;             // A
  std::int64_t pattern = 10;            // S, of copy and repeat-copy
  std::int64_t repeats = 0;             // repeat-copy: the largest r; 0: as many as `sequence` has room for
  std::int64_t validation_batches = 4;  // not used by recite, which has nothing held out: it is asked for what it learnt
  std::uint64_t seed = 0;
};

class TaskSource : public Source {
 public:
  // The mean loss, in nats per counted target, of the best guess that looks at no input: the same probabilities everywhere.
  virtual double baseline() const = 0;

  Unit unit() const override { return Unit::bits_per_symbol; }
  Bytes memory() const override { return Bytes(0); }
};

// Throws InvalidInput for options out of range.
std::unique_ptr<TaskSource> make_task(const TaskOptions& options);

}  // namespace recollect::train
