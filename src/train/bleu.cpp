#include "train/bleu.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

#include "train/white_space.hpp"

namespace recollect::train {
namespace {

using Words = std::vector<std::string_view>;

Words words_of(std::string_view text) {
  Words words;
  for_each_word(
      text, [&](std::string_view word) { words.push_back(word); }, [] {});
  return words;
}

std::map<Words, std::int64_t> count_grams(const Words& words, std::size_t n) {
  std::map<Words, std::int64_t> counts;
  for (auto first = words.begin(); words.end() - first >= static_cast<std::ptrdiff_t>(n); ++first)
    ++counts[Words(first, first + static_cast<std::ptrdiff_t>(n))];
  return counts;
}

}  // namespace

void Bleu::add(std::string_view hypothesis, std::string_view reference) {
  const Words said = words_of(hypothesis), wanted = words_of(reference);
  hypothesis_length_ += static_cast<std::int64_t>(said.size());
  reference_length_ += static_cast<std::int64_t>(wanted.size());
  for (std::size_t n = 1; n <= kOrders; ++n) {
    const std::map<Words, std::int64_t> there = count_grams(wanted, n);
    for (const auto& [gram, count] : count_grams(said, n)) {
      const auto found = there.find(gram);
      total_[n - 1] += count;
      if (found != there.end()) matched_[n - 1] += std::min(count, found->second);
    }
  }
}

std::array<double, Bleu::kOrders> Bleu::precisions() const {
  std::array<double, kOrders> shares{};
  for (std::size_t n = 0; n < kOrders; ++n)
    if (total_[n] != 0) shares[n] = static_cast<double>(matched_[n]) / static_cast<double>(total_[n]);
  return shares;
}

double Bleu::brevity_penalty() const {
  if (hypothesis_length_ >= reference_length_) return 1;
  if (hypothesis_length_ == 0) return 0;
  return std::exp(1 - static_cast<double>(reference_length_) / static_cast<double>(hypothesis_length_));
}

double Bleu::score() const {
  double logarithms = 0;
  for (const double precision : precisions()) {
    if (precision == 0) return 0;
    logarithms += std::log(precision);
  }
  return 100 * brevity_penalty() * std::exp(logarithms / kOrders);
}

}  // namespace recollect::train
