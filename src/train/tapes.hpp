// What the tapes of a model took, as reports. An encoder's and a decoder's are apart, as MacKay et al. (2018) have them in their
// tables 3 and 8.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "recollect/nn/recurrent.hpp"
#include "recollect/nn/token_model.hpp"
#include "train/tape_report.hpp"

namespace recollect::train {

// Of one gradient or of several.
struct TapeUses {
  nn::TapeUse tape = {};     // of a model, or of its decoder where it has an encoder
  nn::TapeUse encoder = {};  // where it has one
  TapeUses& operator+=(const TapeUses& other);
};
inline TapeUses tapes_of(const nn::TokenModel::Outcome& outcome) { return {outcome.tape, outcome.encoder_tape}; }

struct TapeReports {
  bool has_encoder = false;
  std::optional<TapeReport> tape = {}, encoder = {};  // nothing where nothing was rewound with a tape
  bool empty() const { return !tape && !encoder; }
};
TapeReports tape_reports(const TapeUses& uses, const nn::TokenModel& model, const nn::TimePlan& plan);
// The tape's own fields; or "encoder" and "decoder" with theirs.
nlohmann::ordered_json to_json(const TapeReports& reports);
std::string text_of(const TapeReports& reports);

// Of layers alone.
std::optional<TapeReport> tape_report(const nn::TapeUse& use, nn::Cell cell, std::int64_t units_of_all_layers,
                                      const nn::TimePlan& plan);

}  // namespace recollect::train
