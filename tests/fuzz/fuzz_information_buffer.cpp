// Any bytes as forget values, numbers, state and stack of an information buffer: recall() stays inside the stack and is undone
// by forget(), all kernels agree, and forget() is undone by recall().
#include <algorithm>
#include <cstdint>
#include <cstring>
#include <memory>
#include <stdexcept>
#include <string_view>
#include <vector>

#include "entry.hpp"
#include "nn/paper_buffer.hpp"
#include "nn/rans.hpp"

namespace recollect::fuzz {
namespace {

using nn::Index;

void require(bool holds, const char* what) {
  if (!holds) throw std::logic_error(what);
}

class Bytes {
 public:
  explicit Bytes(std::string_view text) : text_(text) {}
  void take(void* to, std::size_t count) {
    const std::size_t there = std::min(count, text_.size());
    std::memcpy(to, text_.data(), there);
    std::memset(static_cast<char*>(to) + there, 0, count - there);
    text_.remove_prefix(there);
  }
  template <class T>
  std::vector<T> take(std::size_t count) {
    std::vector<T> values(count);
    if (count > 0) take(values.data(), count * sizeof(T));
    return values;
  }
  std::size_t left() const { return text_.size(); }

 private:
  std::string_view text_;
};

struct Input {
  std::vector<std::uint16_t> z;
  std::vector<std::int32_t> h;
  std::vector<std::byte> state, stack;
  Index n() const { return static_cast<Index>(h.size()); }
};

Input read(const nn::InformationBuffer& buffer, std::size_t n, Bytes bytes) {
  Input input{bytes.take<std::uint16_t>(n),
              bytes.take<std::int32_t>(n),
              bytes.take<std::byte>(buffer.state_bytes(static_cast<Index>(n))),
              {}};
  for (std::uint16_t& z : input.z) z = static_cast<std::uint16_t>(1 + z % buffer.one());
  input.stack = bytes.take<std::byte>(bytes.left());
  return input;
}

// Lanes of 31 bits with the upper one set, so that not every input ends there.
void make_lanes(std::vector<std::byte>& state) {
  for (std::size_t at = 0; at + 4 <= state.size(); at += 4) {
    std::uint32_t x = 0;
    std::memcpy(&x, &state[at], 4);
    x = std::max(x & 0x7fffffff, nn::rans::kLeast);
    std::memcpy(&state[at], &x, 4);
  }
}

struct Result {
  bool fine = false;
  std::vector<std::int32_t> h;
  std::vector<std::byte> state;
  std::size_t left = 0;
  bool operator==(const Result&) const = default;
};

// From a copy of the stack that has nothing around it.
Result recall(const nn::InformationBuffer& buffer, const Input& input) {
  Result result{false, input.h, input.state, 0};
  const auto stack = std::make_unique<std::byte[]>(input.stack.size());
  std::copy(input.stack.begin(), input.stack.end(), stack.get());
  const std::byte* end = buffer.recall(input.z.data(), result.h.data(), input.n(), result.state.data(), stack.get(),
                                       stack.get() + input.stack.size());
  if (end == nullptr) return {};
  result.fine = true;
  result.left = static_cast<std::size_t>(end - stack.get());
  return result;
}

void check_forget_undoes_recall(const nn::InformationBuffer& buffer, const Input& input, Result result) {
  std::vector<std::byte> area(buffer.most_bytes(input.n(), 1, 1) + 1);
  std::byte* end = buffer.forget(input.z.data(), result.h.data(), input.n(), result.state.data(), area.data());
  require(result.h == input.h && result.state == input.state, "forgetting did not lead back to numbers and state");
  require(std::equal(area.data(), end, input.stack.begin() + static_cast<std::ptrdiff_t>(result.left), input.stack.end()),
          "forgetting did not push what was popped");
}

void check_recall_undoes_forget(const nn::InformationBuffer& buffer, const Input& input) {
  constexpr Index kSteps = 3;
  std::vector<std::byte> area(buffer.most_bytes(input.n(), kSteps, 1) + 1), start(input.state.size());
  buffer.start(input.n(), start.data());
  std::vector<std::int32_t> h = input.h;
  std::vector<std::byte> state = start;
  std::byte* end = area.data();
  for (Index t = 0; t < kSteps; ++t) end = buffer.forget(input.z.data(), h.data(), input.n(), state.data(), end);
  const std::byte* top = end;
  for (Index t = 0; t < kSteps; ++t) {
    top = buffer.recall(input.z.data(), h.data(), input.n(), state.data(), area.data(), top);
    require(top != nullptr, "the stack was short");
  }
  require(top == area.data() && h == input.h && state == start, "recalling did not lead back");
}

}  // namespace

void information_buffer(std::string_view text) {
  Bytes bytes(text);
  const auto head = bytes.take<std::uint8_t>(3);
  const int forget_bits = 1 + head[1] % 15;
  const std::size_t n = head[2] % 100;
  if (head[0] % 4 == 0) {
    const nn::PaperBuffer buffer(forget_bits);
    const Input input = read(buffer, n, bytes);
    const Result result = recall(buffer, input);
    if (result.fine) check_forget_undoes_recall(buffer, input, result);
    check_recall_undoes_forget(buffer, input);
    return;
  }
  Result first;
  for (const nn::rans::Kernel* kernel : nn::rans::kernels()) {
    const nn::RansBuffer buffer(forget_bits, *kernel);
    Input input = read(buffer, n, bytes);
    if (head[0] % 4 != 1) make_lanes(input.state);
    const Result result = recall(buffer, input);
    if (kernel == nn::rans::kernels().front()) first = result;
    require(result == first, "kernels do not agree");
    if (result.fine) check_forget_undoes_recall(buffer, input, result);
    check_recall_undoes_forget(buffer, input);
  }
}

}  // namespace recollect::fuzz

#ifdef RECOLLECT_LIBFUZZER
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return recollect::fuzz::run(recollect::fuzz::information_buffer, data, size);
}
#endif
