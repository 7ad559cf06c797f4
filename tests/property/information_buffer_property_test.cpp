// Properties of every information buffer with any numbers, forget values and bytes.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <memory>

#include "nn/paper_buffer.hpp"
#include "nn/rans.hpp"
#include "support/forgetting.hpp"

namespace recollect::nn {
namespace {

using namespace recollect::nn::test;

std::unique_ptr<InformationBuffer> any_buffer() {
  const int forget_bits = *rc::gen::inRange(1, 16);
  const auto kernels = rans::kernels();
  const auto which = *rc::gen::inRange<std::size_t>(0, kernels.size() + 1);
  if (which == kernels.size()) return std::make_unique<PaperBuffer>(forget_bits);
  return std::make_unique<RansBuffer>(forget_bits, *kernels[which]);
}

Forgetting any_forgetting(const InformationBuffer& buffer) {
  Forgetting made;
  made.n = *rc::gen::inRange<Index>(0, 80);
  made.time_steps = *rc::gen::inRange<Index>(0, 30);
  const auto count = static_cast<std::size_t>(made.n * made.time_steps);
  const int least = *rc::gen::inRange(1, buffer.one() + 1);
  made.z = *rc::gen::container<std::vector<std::uint16_t>>(
      count, rc::gen::map(rc::gen::inRange(least, buffer.one() + 1), [](int z) { return static_cast<std::uint16_t>(z); }));
  made.added = *rc::gen::container<std::vector<std::int32_t>>(count, rc::gen::arbitrary<std::int32_t>());
  return made;
}

std::vector<std::int32_t> any_numbers(Index n) {
  return *rc::gen::container<std::vector<std::int32_t>>(static_cast<std::size_t>(n), rc::gen::arbitrary<std::int32_t>());
}

RC_GTEST_PROP(AnyInformationBuffer, GoesForwardAndBackBitForBit, ()) {
  const auto buffer = any_buffer();
  const Forgetting forgetting = any_forgetting(*buffer);
  const Moment first = first_moment(*buffer, any_numbers(forgetting.n));
  Moment at = forward(*buffer, forgetting, first);
  RC_ASSERT(backward(*buffer, forgetting, at));
  RC_ASSERT(at == first);
}

RC_GTEST_PROP(AnyInformationBuffer, NeverPushesMoreThanItSaid, ()) {
  const auto buffer = any_buffer();
  const Forgetting forgetting = any_forgetting(*buffer);
  const Moment last = forward(*buffer, forgetting, first_moment(*buffer, any_numbers(forgetting.n)));
  const int least = forgetting.z.empty() ? buffer->one() : *std::min_element(forgetting.z.begin(), forgetting.z.end());
  RC_ASSERT(last.stack.size() <= buffer->most_bytes(forgetting.n, forgetting.time_steps, least));
}

// Of several buffers on one stack, each sees only its own.
RC_GTEST_PROP(AnyInformationBuffer, SharesAStackWithOthers, ()) {
  const auto one = any_buffer(), other = any_buffer();
  const Forgetting forgetting = any_forgetting(*one), others = any_forgetting(*other);
  const Index time_steps = std::min(forgetting.time_steps, others.time_steps);
  const Moment first = first_moment(*one, any_numbers(forgetting.n)), others_first = first_moment(*other, any_numbers(others.n));
  Moment a = first, b = others_first;
  std::vector<std::byte> area(one->most_bytes(forgetting.n, time_steps, 1) + other->most_bytes(others.n, time_steps, 1) + 1);
  std::byte* end = area.data();
  for (Index t = 0; t < time_steps; ++t) {
    end = one->forget(forgetting.z_at(t), a.h.data(), forgetting.n, a.state.data(), end);
    end = other->forget(others.z_at(t), b.h.data(), others.n, b.state.data(), end);
  }
  const std::byte* top = end;
  for (Index t = time_steps; t-- > 0;) {
    top = other->recall(others.z_at(t), b.h.data(), others.n, b.state.data(), area.data(), top);
    RC_ASSERT(top != nullptr);
    top = one->recall(forgetting.z_at(t), a.h.data(), forgetting.n, a.state.data(), area.data(), top);
    RC_ASSERT(top != nullptr);
  }
  RC_ASSERT(top == area.data());
  RC_ASSERT(a == first);
  RC_ASSERT(b == others_first);
}

RC_GTEST_PROP(AnyInformationBuffer, TakesAnyBytes, ()) {
  const auto buffer = any_buffer();
  const Forgetting forgetting = any_forgetting(*buffer);
  Moment at = first_moment(*buffer, any_numbers(forgetting.n));
  const auto bytes = *rc::gen::arbitrary<std::vector<std::uint8_t>>();
  for (const std::uint8_t byte : bytes) at.stack.push_back(std::byte(byte));
  backward(*buffer, forgetting, at);
}

}  // namespace
}  // namespace recollect::nn
