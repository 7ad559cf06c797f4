// Schedules for a slower tier, built plainly: segments that leave their first state, or that and their records, in tier 1.
#pragma once

#include <deque>
#include <vector>

#include "recollect/schedule.hpp"

namespace recollect {

struct TwoLevel {
  enum class Away { nothing, state, records };  // what of a segment goes to the tier, state 0 excepted
  struct Segment {
    Step begin = 0;
    Away away = Away::state;
  };
  std::vector<Segment> segments;  // by step, the first from 0; the last stays in memory
  Step size = 0;
  std::size_t lag = 1;      // how many writes are under way at a time, at least one
  bool settle = false;      // wait for all writes before the last segment; otherwise some may be cancelled
  bool prefetch = true;     // a segment's state while the one after it is reversed
  bool drop_copies = true;  // once they are back in memory

  std::vector<Action> actions() const { return Builder{*this, {}, {}, {}}.build(); }

 private:
  struct Builder {
    const TwoLevel& plan;
    std::vector<Action> out;
    std::deque<Item> writing;
    std::vector<Item> fetched;

    static Item state(Step i) { return {ItemKind::state, i}; }
    static Item record(Step i) { return {ItemKind::record, i}; }
    Step end(std::size_t k) const { return k + 1 < plan.segments.size() ? plan.segments[k + 1].begin : plan.size; }
    bool state_away(std::size_t k) const { return plan.segments[k].begin > 0 && plan.segments[k].away != Away::nothing; }

    void store(Item x) {
      out.push_back(Action::store(x, 1));
      writing.push_back(x);
      await_all_but(plan.lag);
    }
    void await_all_but(std::size_t some) {
      for (; writing.size() > some; writing.pop_front()) out.push_back(Action::await(writing.front()));
    }
    // Cancels the write where that is still under way.
    void fetch(Item x) {
      out.push_back(Action::fetch(x, 1));
      if (std::erase(writing, x) > 0) return;
      fetched.push_back(x);
    }
    void arrive(Item x) {
      out.push_back(Action::await(x));
      if (std::erase(fetched, x) > 0 && plan.drop_copies) out.push_back(Action::drop(x, 1));
    }

    std::vector<Action> build() {
      const std::size_t last = plan.segments.size() - 1;
      for (std::size_t k = 0; k <= last; ++k) forward(k, k == last);
      for (std::size_t k = last + 1; k-- > 0;) {
        if (plan.prefetch && k > 0 && state_away(k - 1)) fetch(state(plan.segments[k - 1].begin));
        if (k < last) bring(k);
        reverse(k, k == last || plan.segments[k].away != Away::records);
      }
      return std::move(out);
    }

    void forward(std::size_t k, bool last) {
      const Segment& segment = plan.segments[k];
      out.push_back(Action::keep(segment.begin));
      if (last && plan.settle) await_all_but(0);
      if (last) return;
      if (state_away(k)) store(state(segment.begin));
      if (segment.away != Away::records) return out.push_back(Action::advance(segment.begin, end(k)));
      for (Step i = segment.begin; i < end(k); ++i) {
        out.push_back(Action::record(i));
        store(record(i));
      }
    }

    void bring(std::size_t k) {
      const Step begin = plan.segments[k].begin;
      if (state_away(k)) {
        if (!plan.prefetch) fetch(state(begin));
        arrive(state(begin));
      }
      if (plan.segments[k].away != Away::records) out.push_back(Action::restore(begin));
    }

    void reverse(std::size_t k, bool recompute) {
      const Step begin = plan.segments[k].begin;
      if (recompute) {
        for (Step i = begin; i < end(k); ++i) out.push_back(Action::record(i));
        for (Step i = end(k); i-- > begin;) out.push_back(Action::backward(i));
      } else {
        fetch(record(end(k) - 1));
        for (Step i = end(k); i-- > begin;) {
          if (i > begin) fetch(record(i - 1));
          if (i == end(k) - 1) arrive(record(i));
          if (i > begin) arrive(record(i - 1));
          out.push_back(Action::backward(i));
        }
      }
      if (begin > 0) out.push_back(Action::drop(state(begin)));
    }
  };
};

}  // namespace recollect
