// Any schedule for a slower tier, any faults of it: the gradient of store-all, within the budget.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "recollect/execute.hpp"
#include "recollect/verify.hpp"
#include "support/faulty_storage.hpp"
#include "support/printers.hpp"
#include "support/recurrence.hpp"
#include "support/two_level.hpp"

namespace recollect {
namespace {

std::int64_t up_to(std::int64_t most) { return *rc::gen::inRange<std::int64_t>(0, most + 1); }

std::vector<std::size_t> any_widths() {
  const std::int64_t n = 1 + up_to(20);
  if (up_to(1) == 0) return std::vector<std::size_t>(static_cast<std::size_t>(n) + 1, 3);
  std::vector<std::size_t> widths;
  for (std::int64_t i = 0; i <= n; ++i) widths.push_back(static_cast<std::size_t>(1 + up_to(5)));
  return widths;
}

TwoLevel any_two_level(Step size) {
  TwoLevel two{.segments = {},
               .size = size,
               .lag = static_cast<std::size_t>(1 + up_to(5)),
               .settle = up_to(1) == 0,
               .prefetch = up_to(1) == 0,
               .drop_copies = up_to(1) == 0};
  for (Step begin = 0; begin < size; begin += 1 + up_to(4))
    two.segments.push_back({begin, static_cast<TwoLevel::Away>(up_to(2))});
  return two;
}

struct CountLosses : Observer {
  void on_action(const Action&, const Progress&) override {}
  void on_loss(const Loss&) override { ++losses; }
  int losses = 0;
};

RC_GTEST_PROP(AnyTwoLevelSchedule, SurvivesAnyFaults, ()) {
  const std::vector<std::size_t> widths = any_widths();
  const Step size = static_cast<Step>(widths.size()) - 1;
  Recurrence plain(widths), user(widths);
  const auto plain_steps = plain.steps(), steps = user.steps();
  const Executed expected = execute(plan(plain.chain({}), Budget{}, Strategy::store_all), *plain_steps, Handle(plain.start()));

  const Bytes staging(up_to(50));
  const Chain chain = user.chain({{"disk", 1e9, 1e9, {}, staging}});
  const Schedule schedule(any_two_level(size).actions());
  const Bytes peak = verify(chain, schedule).peak;
  Plan made = plan(chain, Budget{}, Strategy::store_all);
  made.budget.memory = std::max(peak, minimum_memory(user.chain({})).memory + staging) + Bytes(up_to(40));
  made.schedule = schedule;

  const std::int64_t rarely = 1 + up_to(30);
  FaultyStorage storage([&](FaultyStorage::Operation) { return up_to(rarely) == 0; });
  for (Step i = 0; i < size; ++i)
    if (up_to(5) == 0) storage.late[{static_cast<ItemKind>(up_to(1)), i}] = Nanoseconds(up_to(200));
  CountLosses observer;
  ExecuteOptions options;
  options.tiers = {&storage};
  options.observer = &observer;
  const Executed done = execute(made, *steps, Handle(user.start()), options);

  const auto bits = [](const Executed& executed, const Recurrence& of) {
    return GradientBits{executed.gradient.as<Recurrence::Vector>(), of.weight_gradient};
  };
  RC_CLASSIFY(done.report.replanned > 0, "replanned");
  RC_CLASSIFY(done.report.late > 0, "late");
  RC_ASSERT(bits(done, user) == bits(expected, plain));
  for (Step i = 0; i < size; ++i) RC_ASSERT(user.backwards[i] == 1);
  RC_ASSERT(done.report.done.peak <= made.budget.memory);
  RC_ASSERT(done.report.measured_peak.value() <= made.budget.memory);
  RC_ASSERT(observer.losses == (storage.errors() > 0 ? 1 : 0));
  RC_ASSERT(done.report.first_error.empty() == (storage.errors() == 0));
  RC_ASSERT(storage.empty());
}

}  // namespace
}  // namespace recollect
