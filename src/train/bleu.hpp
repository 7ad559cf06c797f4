// BLEU-4 of a whole corpus with one reference a sentence (Papineni et al., "BLEU: a method for automatic evaluation of machine
// translation", ACL 2002): what multi-bleu.perl prints for the same tokens. Words are what white space separates, as they stand:
// nothing is lowercased or split off. One thread at a time.
//
//   BLEU = 100 · BP · (p1 p2 p3 p4)^(1/4),   BP = min(1, exp(1 − r/c))
//
// where p_n is the share of the translations' n-grams that their references have, too, each counted at most as often as it is
// there; c and r are the words of all translations and of all references. Nothing is smoothed: without a single common 4-gram in
// all of the corpus the score is 0.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace recollect::train {

class Bleu {
 public:
  static constexpr std::size_t kOrders = 4;

  void add(std::string_view hypothesis, std::string_view reference);

  // 0 … 100; 0 where nothing was added.
  double score() const;
  // p1 … p4, 0 … 1; 0 where there are no n-grams.
  std::array<double, kOrders> precisions() const;
  double brevity_penalty() const;
  // In words: c and r.
  std::int64_t hypothesis_length() const { return hypothesis_length_; }
  std::int64_t reference_length() const { return reference_length_; }

 private:
  std::array<std::int64_t, kOrders> matched_{}, total_{};
  std::int64_t hypothesis_length_ = 0, reference_length_ = 0;
};

}  // namespace recollect::train
