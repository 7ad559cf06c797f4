// TapeReport: what a reversible model's tape took, beside what it had to take and what keeping states would. Plain values.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

namespace recollect::train {

// In bits for each hidden unit and time step.
struct TapeReport {
  double bits = 0;     // written, with what the coder keeps beside the states
  double ideal = 0;    // Σ log2(1/z): what was forgotten
  double states = 0;   // what a unit's states take: 32, of an LSTM 64
  double records = 0;  // its states and all else that the backward pass needs
  double slice = 0;    // of an encoder: outputs that are stored for attention, whatever becomes of the states

  // Nothing where a model forgets nothing, and needs no tape.
  std::optional<double> ratio() const;
  // Over what is stored: the tape and the slice, or what was forgotten and the slice.
  std::optional<double> saving_over_states() const;
  std::optional<double> ideal_saving_over_states() const;
  std::optional<double> saving_over_records() const;
};

nlohmann::ordered_json to_json(const TapeReport& report);
std::string text_of(const TapeReport& report);  // "1.09 bits for each …"

}  // namespace recollect::train
