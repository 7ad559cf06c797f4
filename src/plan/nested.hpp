// NestedSource: the frame of all nested schedules. A pass runs forward from an owned state, keeps states and records on a
// stack, differentiates its last step, and leaves the segments between what it kept as tasks for later, last first.
#pragma once

#include <algorithm>
#include <vector>

#include "recollect/schedule.hpp"

namespace recollect {

class NestedSource : public ActionSource {
 public:
  void fill(std::vector<Action>& out) override {
    emit_to(out);
    if (!begun_) {
      begun_ = true;
      begin();
    }
    while (!tasks_.empty() && static_cast<Step>(out.size()) < kEnough) {
      const Task task = tasks_.back();
      tasks_.pop_back();
      switch (task.kind) {
        case Task::Kind::solve: solve(task.begin, task.length, task.level); break;
        case Task::Kind::records: run_records(task); break;
        case Task::Kind::backwards: run_backwards(task); break;
        case Task::Kind::rewinds: run_rewinds(task); break;
        case Task::Kind::drop: drop(task.begin); break;
      }
    }
  }

 protected:
  // Emits what comes first and leaves the first tasks.
  virtual void begin() = 0;
  // Reverses `length` ≥ 1 steps from `begin`, whose state is owned; emits at least one pass and leaves the rest as tasks.
  virtual void solve(Step begin, Step length, std::int64_t level) = 0;

  void emit_to(std::vector<Action>& out) { out_ = &out; }

  // Actions. They follow where the working state is, so that it is restored only when it has to be.
  void stand_at(Step i) {
    if (working_ == i) return;
    out_->push_back(Action::restore(i));
    working_ = i;
  }
  void advance(Step i, Step j, bool tape = false) {
    out_->push_back(Action::advance(i, j, tape));
    working_ = j;
  }
  void keep(Step i) { out_->push_back(Action::keep(i)); }
  void record(Step i, std::uint8_t variant = 0) {
    out_->push_back(Action::record(i, variant));
    working_ = i + 1;
  }
  void backward(Step i) {
    out_->push_back(Action::backward(i));
    if (working_ == i + 1) working_ = kNone;
  }
  void drop(Step i) {
    if (!dropped_early_.empty() && dropped_early_.back() == i) return dropped_early_.pop_back();
    out_->push_back(Action::drop({ItemKind::state, i}));
    if (working_ == i) working_ = kNone;
  }

  // Nothing needs a segment's first state any more: the drop that was left for later is done now.
  void drop_early(Step i) {
    drop(i);
    dropped_early_.push_back(i);
  }

  // Tasks: the one left last is done first.
  void later_solve(Step begin, Step length, std::int64_t level) { tasks_.push_back({Task::Kind::solve, begin, length, level}); }
  void later_records(Step begin, Step length) { tasks_.push_back({Task::Kind::records, begin, length, 0}); }
  void later_backwards(Step begin, Step length) { tasks_.push_back({Task::Kind::backwards, begin, length, 0}); }
  // Rewinds and differentiates steps down from the state after the last of them, which is kept and is dropped then.
  void later_rewinds(Step begin, Step length) { tasks_.push_back({Task::Kind::rewinds, begin, length, 1}); }
  void later_drop(Step i) { tasks_.push_back({Task::Kind::drop, i, 0, 0}); }

  // Keep state 0 and solve the chain.
  void begin_with(Step n, std::int64_t level) {
    keep(0);
    later_drop(0);
    later_solve(0, n, level);
  }
  // With nothing kept but the input of the step at work: the last step of the segment, the rest again as a task.
  void solve_bare(Step begin, Step length, std::int64_t level) {
    stand_at(begin);
    const Step last = begin + length - 1;
    if (length > 1) {
      advance(begin, last);
      keep(last);
    }
    record(last);
    backward(last);
    if (length > 1) {
      drop(last);
      later_solve(begin, length - 1, level);
    }
  }
  // Record every step of the segment, then differentiate them.
  void solve_whole(Step begin, Step length) {
    stand_at(begin);
    later_backwards(begin, length);
    later_records(begin, length);
  }

 private:
  static constexpr Step kEnough = 512;
  static constexpr Step kNone = -1;
  struct Task {
    enum class Kind : std::uint8_t { solve, records, backwards, rewinds, drop };
    Kind kind;
    Step begin, length;
    std::int64_t level;
  };

  // Long runs are emitted in pieces.
  void run_records(Task task) {
    const Step count = std::min<Step>(task.length, kEnough);
    if (count < task.length) later_records(task.begin + count, task.length - count);
    for (Step i = task.begin; i < task.begin + count; ++i) record(i);
  }
  void run_backwards(Task task) {
    const Step count = std::min<Step>(task.length, kEnough);
    if (count < task.length) later_backwards(task.begin, task.length - count);
    for (Step i = task.begin + task.length - 1; i >= task.begin + task.length - count; --i) backward(i);
  }

  void run_rewinds(Task task) {
    const Step count = std::min<Step>(task.length, kEnough), end = task.begin + task.length;
    if (count < task.length) tasks_.push_back({Task::Kind::rewinds, task.begin, task.length - count, 0});
    stand_at(end);
    for (Step i = end; i-- > end - count;) {
      out_->push_back(Action::rewind(i));
      working_ = i;
      if (i == end - 1 && task.level == 1) drop(end);
      backward(i);
    }
  }

  std::vector<Task> tasks_;
  std::vector<Action>* out_ = nullptr;
  std::vector<Step> dropped_early_;  // whose drops are still among the tasks
  Step working_ = 0;
  bool begun_ = false;
};

}  // namespace recollect
