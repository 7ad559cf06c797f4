// Figures that have to be measured: bench/figures NAME writes their tables.
#include "figures.hpp"

namespace recollect::cli {
namespace {

constexpr double kMiB = 1024.0 * 1024.0;

std::vector<Figure> of_recurrent_networks() {
  const FigureAxis length{"time_steps", "time steps", true};
  return {{"gruslys-2b",
           "Gruslys et al., figure 2(b): an LSTM in the memory of so many states",
           "Forward and backward together, beside what the block at work takes.",
           "states",
           "{} states",
           {{"time", length, {"ms_per_step", "milliseconds for each time step"}},
            {"memory", length, {"peak_bytes", "peak, MiB", true, kMiB}}}},
          {"kukreja-4-5",
           "Kukreja et al., figures 4 and 5: an LSTM with a disk behind the memory",
           "Times are relative to keeping everything.",
           "way",
           "{}",
           {{"figure 4: memory", length, {"rss_bytes", "growth of the process, MiB", true, kMiB}},
            {"figure 5: time", length, {"relative_time", "time, relative to store-all"}}}}};
}

std::vector<Figure> of_networks() {
  const FigureAxis bucket{"bucket_mb", "bucket, MB"}, batch{"batch", "batch"};
  return {
      {"butt-4.2",
       "Butt, figure 4.2: sizes rounded up to buckets, DenseNet-121",
       "0 is exact bytes, which is what plans use.",
       "network",
       "{}",
       {{"time of a training step, planned", bucket, {"slowdown", "relative to store-all"}},
        {"time of planning", bucket, {"planning_s", "seconds"}}}},
      {"butt-4.3",
       "Butt, figure 4.3: ResNet-50 as its batch grows, in 256 MiB for activations",
       "Trained, not simulated.",
       "way",
       "{}",
       {{"time", batch, {"seconds", "seconds"}}, {"peak, or what it would need", batch, {"peak_bytes", "MiB", false, kMiB}}}}};
}

std::vector<Figure> of_reversible_networks() {
  const FigureAxis step{"step", "training step"}, bits{"forget_bits", "bits that a unit may forget in a time step"},
      slower{"relative_time", "time, relative to store-all"};
  const FigureAxis saving{"saving", "states / tape"}, ideal{"ideal_saving", "states / bits forgotten"};
  return {{"mackay-savings",
           "MacKay et al., appendix H: how much smaller the tape is than the states",
           "Word models; at most so many bits forgotten by a unit in a time step.",
           "model",
           "{}",
           {{"the paper's buffer", step, saving, "tape", "paper"},
            {"a range coder", step, saving, "tape", "rans"},
            {"ideal", step, ideal, "tape", "rans"}}},
          {"mackay-time",
           "MacKay et al., section 5.3: what rewinding costs (2 to 3 times, there)",
           "Of one gradient, relative to keeping everything.",
           "way",
           "{}",
           {{"RevGRU", bits, slower, "model", "rev-gru"}, {"RevLSTM", bits, slower, "model", "rev-lstm"}}}};
}

std::vector<Figure> of_performers() {
  const FigureAxis slice{"slice", "tokens of a slice", true}, step{"step", "training step"},
      bits{"bits", "validation, bits for each token"};
  return {{"likhosherstov-2",
           "Likhosherstov et al., figure 2: Performers in slices",
           "Slices as long as the sequence are the whole gradient. Where there is no difference, nothing is drawn.",
           "way",
           "{}",
           {{"time", slice, {"time_s", "seconds", true}},
            {"memory", slice, {"peak_bytes", "peak, MiB", true, kMiB}},
            {"difference from the whole gradient", slice, {"gradient_difference", "relative", true}}}},
          {"likhosherstov-3",
           "Likhosherstov et al., figure 3: learning with the whole gradient and in slices",
           "Equal curves lie on each other.",
           "way",
           "{}",
           {{"copying, configuration I", step, bits, "setup", "I"},
            {"text, configuration II", step, bits, "setup", "II"},
            {"text, configuration III", step, bits, "setup", "III"}}},
          {"copying",
           "Likhosherstov et al., figure 3, copying: 128 tokens, with the whole gradient and in slices",
           "On new sequences, by bench/copying.",
           "run",
           "{}",
           {{"", step, {"right", "part of the second half that is right"}}}},
          {"likhosherstov-table-2",
           "Likhosherstov et al., table 2: time against memory",
           "Of one gradient in slices, relative to the whole one.",
           "config",
           "{}",
           {{"", {"relative_peak", "memory"}, {"relative_time", "time"}}}}};
}

}  // namespace

std::vector<Figure> measured_figures() {
  std::vector<Figure> all;
  for (const auto& part : {of_recurrent_networks(), of_networks(), of_reversible_networks(), of_performers()})
    all.insert(all.end(), part.begin(), part.end());
  return all;
}

}  // namespace recollect::cli
