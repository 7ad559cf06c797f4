// Tokens of a text, in one, two or four bytes each, whichever is the least that the vocabulary needs: inputs count in a memory
// budget. A TokenView does not own what it looks at. Reading is safe from several threads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "recollect/bytes.hpp"

namespace recollect::train {

class TokenView {
 public:
  TokenView() = default;
  TokenView(const std::uint8_t* data, std::int64_t size) : narrow_(data), size_(size) {}
  TokenView(const std::uint16_t* data, std::int64_t size) : middle_(data), size_(size) {}
  TokenView(const std::int32_t* data, std::int64_t size) : wide_(data), size_(size) {}

  std::int64_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  // 0 ≤ i < size().
  std::int32_t operator[](std::int64_t i) const {
    if (narrow_ != nullptr) return narrow_[i];
    return middle_ != nullptr ? middle_[i] : wide_[i];
  }
  // Tokens begin … end-1, 0 ≤ begin ≤ end ≤ size().
  TokenView part(std::int64_t begin, std::int64_t end) const {
    TokenView view;
    if (narrow_ != nullptr) view.narrow_ = narrow_ + begin;
    if (middle_ != nullptr) view.middle_ = middle_ + begin;
    if (wide_ != nullptr) view.wide_ = wide_ + begin;
    view.size_ = end - begin;
    return view;
  }

 private:
  const std::uint8_t* narrow_ = nullptr;
  const std::uint16_t* middle_ = nullptr;
  const std::int32_t* wide_ = nullptr;
  std::int64_t size_ = 0;
};

class Tokens {
 public:
  // For ids 0 … vocabulary-1.
  explicit Tokens(std::int64_t vocabulary) {
    if (vocabulary > 65536)
      row_.emplace<std::vector<std::int32_t>>();
    else if (vocabulary > 256)
      row_.emplace<std::vector<std::uint16_t>>();
  }
  // Bytes as they are.
  explicit Tokens(std::vector<std::uint8_t> bytes) : row_(std::move(bytes)) {}

  void push_back(std::int32_t id) {
    std::visit([id](auto& row) { row.push_back(static_cast<typename std::decay_t<decltype(row)>::value_type>(id)); }, row_);
  }
  void reserve(std::size_t count) {
    std::visit([count](auto& row) { row.reserve(count); }, row_);
  }
  // Gives back room that growing left over.
  void shrink() {
    std::visit([](auto& row) { row.shrink_to_fit(); }, row_);
  }
  std::int64_t size() const {
    return std::visit([](const auto& row) { return static_cast<std::int64_t>(row.size()); }, row_);
  }
  Bytes bytes() const {
    return std::visit([](const auto& row) { return Bytes(static_cast<std::int64_t>(row.capacity() * sizeof(row[0]))); }, row_);
  }
  // Valid until the tokens change or go.
  TokenView view() const {
    return std::visit([](const auto& row) { return TokenView(row.data(), static_cast<std::int64_t>(row.size())); }, row_);
  }

 private:
  std::variant<std::vector<std::uint8_t>, std::vector<std::uint16_t>, std::vector<std::int32_t>> row_;
};

}  // namespace recollect::train
