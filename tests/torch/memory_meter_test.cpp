#include "recollect/torch/memory_meter.hpp"

#include <gmock/gmock.h>
#include <torch/torch.h>

#include <optional>
#include <thread>

#include "support/torch_nets.hpp"

namespace recollect::torch {
namespace {

using namespace recollect::testing;

// Multiples of the 512 bytes to which GPU allocators round, and small enough for them to split their blocks exactly.
constexpr std::int64_t kFloats = 1024, kBytes = 4 * kFloats;

class MemoryMeterTest : public ::testing::TestWithParam<at::Device> {
 protected:
  Tensor floats(std::int64_t count = kFloats) const { return at::empty({count}, at::TensorOptions(GetParam())); }
};
INSTANTIATE_TEST_SUITE_P(Devices, MemoryMeterTest, ::testing::ValuesIn(devices()), device_name);

TEST_P(MemoryMeterTest, CountsWhatIsAllocatedAndReleased) {
  const MemoryMeter meter;
  EXPECT_EQ(meter.live(), Bytes(0));
  EXPECT_EQ(meter.peak(), Bytes(0));
  Tensor a = floats();
  EXPECT_EQ(meter.live(), Bytes(kBytes));
  {
    const Tensor b = floats(2 * kFloats);
    EXPECT_EQ(meter.live(), Bytes(3 * kBytes));
  }
  EXPECT_EQ(meter.live(), Bytes(kBytes));
  EXPECT_EQ(meter.peak(), Bytes(3 * kBytes));
  a = Tensor();
  EXPECT_EQ(meter.live(), Bytes(0));
  EXPECT_EQ(meter.peak(), Bytes(3 * kBytes));
}

TEST_P(MemoryMeterTest, ViewsTakeNothing) {
  const MemoryMeter meter;
  const Tensor a = floats();
  const Tensor b = a.view({2, -1}), c = a.detach();
  EXPECT_EQ(meter.live(), Bytes(kBytes));
}

TEST_P(MemoryMeterTest, WhatWasThereBeforeDoesNotCount) {
  Tensor before = floats();
  const MemoryMeter meter;
  EXPECT_EQ(meter.live(), Bytes(0));
  const Tensor inside = floats();
  before = Tensor();
  EXPECT_EQ(meter.live(), Bytes(kBytes));
}

TEST_P(MemoryMeterTest, WhatOutlivesItIsReleasedInPeace) {
  Tensor left;
  {
    const MemoryMeter meter;
    left = floats();
  }
  left = Tensor();
  const MemoryMeter next;
  EXPECT_EQ(next.live(), Bytes(0));
}

TEST_P(MemoryMeterTest, ThePeakCanBeginAnew) {
  MemoryMeter meter;
  const Tensor a = floats();
  { const Tensor b = floats(); }
  EXPECT_EQ(meter.peak(), Bytes(2 * kBytes));
  meter.reset_peak();
  EXPECT_EQ(meter.peak(), Bytes(kBytes));
  { const Tensor b = floats(4 * kFloats); }
  EXPECT_EQ(meter.peak(), Bytes(5 * kBytes));
}

TEST_P(MemoryMeterTest, WhatIsSetAsideDoesNotCountNorDoesItsRelease) {
  MemoryMeter meter;
  const Tensor other = floats();
  Tensor output = floats();
  meter.set_aside(output.view({2, -1}));  // by its storage
  EXPECT_EQ(meter.live(), Bytes(kBytes));
  meter.set_aside(output);  // a second time changes nothing
  EXPECT_EQ(meter.live(), Bytes(kBytes));
  output = Tensor();
  EXPECT_EQ(meter.live(), Bytes(kBytes));
  // The allocator may hand out the same address again: that counts.
  const Tensor next = floats();
  EXPECT_EQ(meter.live(), Bytes(2 * kBytes));
  EXPECT_EQ(meter.peak(), Bytes(2 * kBytes));
}

TEST_P(MemoryMeterTest, SettingAsideWhatItDoesNotKnowChangesNothing) {
  const Tensor before = floats();
  MemoryMeter meter;
  const Tensor inside = floats();
  meter.set_aside(before);
  meter.set_aside(Tensor());
  EXPECT_EQ(meter.live(), Bytes(kBytes));
}

TEST_P(MemoryMeterTest, TheMeterAtWorkIsFoundByThread) {
  MemoryMeter::set_aside_in_current(floats());  // none: nothing happens
  const MemoryMeter meter;
  const Tensor tensor = floats();
  MemoryMeter::set_aside_in_current(tensor);
  EXPECT_EQ(meter.live(), Bytes(0));
}

TEST_P(MemoryMeterTest, MetersNest) {
  const MemoryMeter outer;
  const Tensor a = floats();
  Tensor c;
  {
    const MemoryMeter inner;
    const Tensor b = floats(2 * kFloats);
    c = floats();
    EXPECT_EQ(inner.live(), Bytes(3 * kBytes));
    EXPECT_EQ(inner.peak(), Bytes(3 * kBytes));
    EXPECT_EQ(outer.live(), Bytes(4 * kBytes)) << "the outer one hears of it too";
    MemoryMeter::set_aside_in_current(c);
    EXPECT_EQ(inner.live(), Bytes(2 * kBytes));
    EXPECT_EQ(outer.live(), Bytes(3 * kBytes));
  }
  EXPECT_EQ(outer.live(), Bytes(kBytes));
  EXPECT_EQ(outer.peak(), Bytes(4 * kBytes));
  c = Tensor();
  EXPECT_EQ(outer.live(), Bytes(kBytes));
  const Tensor d = floats();
  EXPECT_EQ(outer.live(), Bytes(2 * kBytes)) << "it counts on after the inner one is gone";
}

TEST_P(MemoryMeterTest, BackwardPassesBegunHereCount) {
  const Tensor w = floats().set_requires_grad(true);
  // The sums' own bytes and those of constants are small: look at multiples of the tensor.
  const MemoryMeter meter;
  Tensor loss = (w * w).sin().sum();
  const std::int64_t graph = meter.live().count() / kBytes;
  EXPECT_GE(graph, 1);  // what sin saved
  loss.backward();
  loss = Tensor();
  EXPECT_EQ(meter.live().count() / kBytes, 1) << "the gradient";
}

TEST_P(MemoryMeterTest, OtherThreadsDoNotCount) {
  const MemoryMeter meter;
  Tensor other;
  std::thread([&] { other = floats(); }).join();
  EXPECT_EQ(meter.live(), Bytes(0));
}

}  // namespace
}  // namespace recollect::torch
