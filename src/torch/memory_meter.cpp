#include "recollect/torch/memory_meter.hpp"

#include <ATen/record_function.h>

#include <algorithm>
#include <mutex>
#include <unordered_map>

#include "torch/compat.hpp"

namespace recollect::torch {

struct MemoryMeter::Reporter : c10::MemoryReportingInfoBase {
  std::mutex mutex;  // a backward pass may allocate on threads of its devices
  std::unordered_map<void*, std::int64_t> sizes;
  std::unordered_map<void*, std::int64_t> aside;
  std::int64_t live = 0, peak = 0;
  int beside = 0;  // how many ask for everything to be set aside
  // Another meter or a profiler around this one hears of everything too. It outlives this one, as locks do.
  c10::MemoryReportingInfoBase* outer =
      dynamic_cast<c10::MemoryReportingInfoBase*>(c10::ThreadLocalDebugInfo::get(c10::DebugInfoKind::PROFILER_STATE));

  void reportMemoryUsage(void* pointer, std::int64_t size, compat::ReportedTotal allocated, compat::ReportedTotal reserved,
                         c10::Device device) override {
    if (outer != nullptr && outer->memoryProfilingEnabled()) outer->reportMemoryUsage(pointer, size, allocated, reserved, device);
    const std::lock_guard lock(mutex);
    if (size >= 0) {
      sizes[pointer] += size;
      if (beside > 0) {
        aside[pointer] += size;
        return;
      }
      live += size;
      peak = std::max(peak, live);
      return;
    }
    const auto found = sizes.find(pointer);
    if (found == sizes.end()) return;  // from before the meter
    if (aside.erase(pointer) == 0) live -= found->second;
    sizes.erase(found);
  }
  bool memoryProfilingEnabled() const override { return true; }

  void set_beside(int change) {
    if (auto* meter = dynamic_cast<Reporter*>(outer)) meter->set_beside(change);
    const std::lock_guard lock(mutex);
    beside += change;
  }

  void set_aside(const at::Tensor& tensor) {
    if (auto* meter = dynamic_cast<Reporter*>(outer)) meter->set_aside(tensor);
    if (!tensor.defined() || !tensor.has_storage()) return;
    const std::lock_guard lock(mutex);
    void* pointer = const_cast<void*>(tensor.storage().data());
    const auto found = sizes.find(pointer);
    if (found != sizes.end() && aside.emplace(pointer, found->second).second) live -= found->second;
  }
};

struct MemoryMeter::Guard {
  explicit Guard(const std::shared_ptr<Reporter>& reporter) : guard(c10::DebugInfoKind::PROFILER_STATE, reporter) {}
  c10::DebugInfoGuard guard;
  // Profilers of libtorch take what stands there for their own when an operator runs.
  at::DisableRecordFunctionGuard no_callbacks;
};

MemoryMeter::MemoryMeter() : reporter_(std::make_shared<Reporter>()), guard_(std::make_unique<Guard>(reporter_)) {}
MemoryMeter::~MemoryMeter() = default;

Bytes MemoryMeter::live() const {
  const std::lock_guard lock(reporter_->mutex);
  return Bytes(reporter_->live);
}
Bytes MemoryMeter::peak() const {
  const std::lock_guard lock(reporter_->mutex);
  return Bytes(reporter_->peak);
}
void MemoryMeter::reset_peak() {
  const std::lock_guard lock(reporter_->mutex);
  reporter_->peak = reporter_->live;
}
void MemoryMeter::set_aside(const at::Tensor& tensor) { reporter_->set_aside(tensor); }

MemoryMeter::Reporter* MemoryMeter::current() {
  return dynamic_cast<Reporter*>(c10::ThreadLocalDebugInfo::get(c10::DebugInfoKind::PROFILER_STATE));
}

void MemoryMeter::set_aside_in_current(const at::Tensor& tensor) {
  if (Reporter* reporter = current()) reporter->set_aside(tensor);
}

MemoryMeter::Beside::Beside() : meter_(current()) {
  if (meter_ != nullptr) meter_->set_beside(1);
}
MemoryMeter::Beside::~Beside() {
  if (meter_ != nullptr) meter_->set_beside(-1);
}

}  // namespace recollect::torch
