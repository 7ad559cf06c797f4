// How a text is cut into batches: into lanes that run on from step to step, or line by line. docs/formats.md says exactly which
// tokens step k takes.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>

#include "train/batch_parts.hpp"
#include "train/corpus.hpp"
#include "train/source.hpp"

namespace recollect::train {

struct BatchOptions {
  std::int64_t sequence = 0;  // positions of a step; 0: as many as there are in a lane, or in the longest line
  std::int64_t batch = 1;     // lanes
  bool carry_state =
      true;  // lanes: the state runs on from step to step and is zero at the start of an epoch. Lines never carry it
  std::uint64_t seed = 0;  // of the order of lines
};

class TextSource : public Source {
 public:
  const Corpus& corpus() const { return corpus_; }

  std::int32_t vocabulary_size() const override { return corpus_.vocabulary().size(); }
  Unit unit() const override { return unit_of(corpus_.vocabulary().level()); }
  std::string decode(std::span<const std::int32_t> ids) const override { return corpus_.vocabulary().decode(ids); }

 protected:
  explicit TextSource(Corpus corpus) : corpus_(std::move(corpus)) {}

 private:
  Corpus corpus_;
};

// Lines if corpus.lines(), lanes otherwise. Throws InvalidInput when the text is too short for the options (naming what would
// do), or a line longer than `sequence`.
std::unique_ptr<TextSource> cut_text(Corpus corpus, const BatchOptions& options);

}  // namespace recollect::train
