// States and records that went to a slower tier and came back: the same bits as store-all.
#include <gmock/gmock.h>
#include <torch/torch.h>

#include "nn/time_blocks.hpp"
#include "recollect/disk.hpp"
#include "recollect/torch/memory_meter.hpp"
#include "support/recurrent_compare.hpp"

namespace recollect::nn {
namespace {

using namespace recollect::nn::test;

constexpr std::int64_t kTime = 95, kBatch = 5, kMicroBlock = 3, kHidden = 9;

Item state(Step i) { return {ItemKind::state, i}; }
Item record(Step i) { return {ItemKind::record, i}; }

// Every record goes to the tier but the last.
std::vector<Action> all_records(Step n) {
  std::vector<Action> a{Action::keep(0)};
  for (Step i = 0; i < n; ++i) {
    a.push_back(Action::record(i));
    if (i > 0) a.insert(a.end(), {Action::store(record(i - 1), 1), Action::await(record(i - 1))});
  }
  for (Step i = n; i-- > 0;) {
    if (i > 0) a.insert(a.end(), {Action::fetch(record(i - 1), 1), Action::await(record(i - 1))});
    a.push_back(Action::backward(i));
    if (i > 0) a.push_back(Action::drop(record(i - 1), 1));
  }
  a.push_back(Action::drop(state(0)));
  return a;
}

// Every state goes to the tier, the first one too; each write lasts until the next one begins, and so does each read.
std::vector<Action> all_states(Step n) {
  std::vector<Action> a;
  for (Step i = 0; i < n; ++i) {
    a.insert(a.end(), {Action::keep(i), Action::store(state(i), 1)});
    if (i + 1 < n) a.push_back(Action::advance(i, i + 1));
    a.push_back(Action::await(state(i)));
  }
  a.insert(a.end(), {Action::fetch(state(n - 1), 1), Action::await(state(n - 1))});
  for (Step i = n; i-- > 0;) {
    if (i > 0) a.push_back(Action::fetch(state(i - 1), 1));
    a.insert(a.end(),
             {Action::restore(i), Action::record(i), Action::backward(i), Action::drop(state(i)), Action::drop(state(i), 1)});
    if (i > 0) a.push_back(Action::await(state(i - 1)));
  }
  return a;
}

// The plan, in blocks of another length and with another schedule.
TimePlan with_schedule(TimePlan plan, TimeShape shape, std::int64_t count, std::vector<Action> (*actions)(Step)) {
  shape.time_steps = plan.time_steps;
  shape.batch = plan.batch;
  shape.micro_block = plan.micro_block;
  plan.block = shape.block = count * plan.micro_block;
  plan.workspace = Bytes(1 << 30);
  const Chain chain(
      {.input_state = shape.state_bytes(), .tiers = {{"tier", 1e9, 1e9}}},
      {{{.name = "block", .forward = std::chrono::hours(1), .state = shape.state_bytes(), .record = shape.record_bytes()},
        shape.blocks()}});
  plan.plan.chain = chain;
  plan.plan.schedule = Schedule(actions(chain.size()));
  return plan;
}

// Notes what passes, and gives fetched items memory full of other numbers first.
class Watched final : public Storage {
 public:
  void begin_write(Item item, std::span<const std::byte> bytes) override {
    see(bytes);
    inner_.begin_write(item, bytes);
  }
  void finish_write(Item item) override { inner_.finish_write(item); }
  void cancel_write(Item item) override { inner_.cancel_write(item); }
  void begin_read(Item item, std::span<std::byte> bytes) override {
    see(bytes);
    std::fill(bytes.begin(), bytes.end(), std::byte{0xff});
    inner_.begin_read(item, bytes);
  }
  void finish_read(Item item) override { inner_.finish_read(item); }
  void drop(Item item) override { inner_.drop(item); }
  void clear() noexcept override { inner_.clear(); }

  std::int64_t items = 0, unaligned = 0;

 private:
  void see(std::span<const std::byte> all) {
    ++items;
    unaligned += reinterpret_cast<std::uintptr_t>(all.data()) % 4096 != 0;
  }
  MemoryStorage inner_;
};

struct Case {
  Cell cell;
  std::int64_t layers;
  bool dropout, lengths;
  at::ScalarType dtype = at::kFloat;
};
class FetchTest : public ::testing::TestWithParam<Case> {
 protected:
  void SetUp() override { ::torch::manual_seed(1); }
  static double dropout() { return GetParam().dropout ? 0.3 : 0; }
  static Tensor lengths() { return GetParam().lengths ? ::torch::tensor({95, 1, 40, 3, 0}, at::kInt) : Tensor(); }
  static TimeShape shape() {
    return {.cell = GetParam().cell, .layers = GetParam().layers, .input = kHidden, .hidden = kHidden, .dtype = GetParam().dtype};
  }
};
INSTANTIATE_TEST_SUITE_P(, FetchTest,
                         ::testing::Values(Case{Cell::lstm, 1, false, false}, Case{Cell::lstm, 2, true, true},
                                           Case{Cell::lstm, 3, false, true, at::kDouble}, Case{Cell::gru, 1, true, false},
                                           Case{Cell::gru, 2, false, true}, Case{Cell::gru, 3, true, false, at::kDouble}),
                         [](const auto& test) {
                           const Case& c = test.param;
                           return std::string(name_of(c.cell)) + std::to_string(c.layers) + (c.dropout ? "_dropout" : "") +
                                  (c.lengths ? "_lengths" : "") + (c.dtype == at::kDouble ? "_double" : "");
                         });

TEST_P(FetchTest, SequenceModelHasTheSameBits) {
  SequenceModel model({.cell = GetParam().cell,
                       .vocabulary = 11,
                       .embed = kHidden,
                       .hidden = kHidden,
                       .layers = GetParam().layers,
                       .dropout = dropout(),
                       .recurrent_dropout = dropout() / 2,
                       .dtype = GetParam().dtype});
  const TokenBatch batch{at::randint(0, 11, {kTime, kBatch}, at::kInt), at::randint(-1, 11, {kTime, kBatch}, at::kInt),
                         lengths()};
  const Tensor first = at::randn_like(model.initial_state(kBatch));
  const auto hash = [&](const TimePlan& plan, Storage* storage) {
    forget_gradients(model);
    const auto outcome =
        model.gradient(batch, first, plan, {.key = {.seed = 1, .iteration = 2}, .execute = {.tiers = {storage}}});
    EXPECT_EQ(outcome.report.lost, 0);
    Tensors all = gradients_of(model);
    all.insert(all.end(), {outcome.state, ::torch::tensor(outcome.loss, at::kDouble)});
    return hash_of(all);
  };
  const TimePlan store_all = model.plan(kTime, kBatch, {.strategy = Strategy::store_all, .micro_block = kMicroBlock});
  const std::uint64_t expected = hash(store_all, nullptr);
  for (const std::int64_t count : {1, 2, 7, 31, 32})
    for (const auto schedule : {all_records, all_states}) {
      const TimePlan plan = with_schedule(store_all, shape(), count, schedule);
      Watched storage;
      EXPECT_EQ(hash(plan, &storage), expected) << "blocks of " << plan.block;
      EXPECT_EQ(storage.items, 2 * (plan.plan.chain.size() - (schedule == all_records)));
    }

  std::int64_t items = 0;
  for (const Strategy strategy : {Strategy::two_level, Strategy::kukreja, Strategy::automatic})
    for (const double rate : {1e6, 1e8, 1e10})
      for (const double part : {0.0, 0.02, 0.1, 0.4})
        for (const bool records : {true, false}) {
          RunOptions run{.strategy = strategy, .micro_block = kMicroBlock};
          run.fetch = {{.name = "tier", .write_bytes_per_second = rate, .read_bytes_per_second = 2 * rate}};
          run.fetch->records = records;
          run.memory = between(model.plan(kTime, kBatch, run), part);
          const TimePlan plan = model.plan(kTime, kBatch, run);
          Watched storage;
          EXPECT_EQ(hash(plan, &storage), expected) << name_of(strategy) << " in " << to_string(run.memory) << " at " << rate;
          EXPECT_LE(plan.plan.prediction.peak, run.memory);
          items += storage.items;
        }
  EXPECT_GT(items, 0);

  for (const bool direct : {true, false}) {
    DiskStorage disk({.directory = ::testing::TempDir(), .direct = direct});
    for (const std::int64_t count : {1, 5})
      for (const auto schedule : {all_records, all_states})
        EXPECT_EQ(hash(with_schedule(store_all, shape(), count, schedule), &disk), expected) << disk.description();
  }
}

TEST_P(FetchTest, RecurrentKeepsAStorageThatNobodyElseOwns) {
  Recurrent model(GetParam().cell, {kHidden, kHidden, GetParam().layers, 0, 0, GetParam().dtype});
  const Tensor x = randn({kTime, kBatch, kHidden}, GetParam().dtype);
  RunOptions run{.strategy = Strategy::two_level, .micro_block = kMicroBlock};
  run.fetch = {{.name = "tier", .write_bytes_per_second = 1e10, .read_bytes_per_second = 1e10}};
  run.memory = between(model.plan(kTime, kBatch, run), 0.05);
  const auto storage = [&] { return run.fetch->storage = std::make_shared<Watched>(); };
  std::weak_ptr<Storage> watched = storage();
  const auto first = model.forward(x, {}, run);
  EXPECT_THROW(model.forward(x, {}, run), Error) << "it has a run that is not over";
  run.fetch->storage.reset();
  EXPECT_FALSE(watched.expired());
  first.outputs.sum().backward();
  EXPECT_TRUE(watched.expired());
}

TEST_P(FetchTest, RecurrentHasTheSameBits) {
  Recurrent model(GetParam().cell, {kHidden, kHidden, GetParam().layers, dropout(), dropout() / 2, GetParam().dtype});
  const Tensor x = randn({kTime, kBatch, kHidden}, GetParam().dtype), h = at::randn_like(model.initial_state(kBatch));
  const Loss loss(model, kTime, kBatch);
  const auto hash = [&](const RunOptions& run, std::weak_ptr<Storage> storage = {}) {
    const Tensor inputs = leaf(x), state = leaf(h);
    forget_gradients(model);
    const auto output = model.forward(inputs, state, run, lengths(), {.seed = 1, .iteration = 2});
    const Tensor sum = loss.of(output);
    EXPECT_EQ(storage.use_count(), run.fetch ? 3 : 0);
    sum.backward();
    EXPECT_EQ(storage.use_count(), run.fetch ? 2 : 0) << "what the run does not need any more it should let go";
    Tensors all = gradients_of(model);
    all.insert(all.end(), {inputs.grad(), state.grad(), output.outputs, output.state});
    return hash_of(all);
  };
  const std::uint64_t expected = hash({.strategy = Strategy::store_all, .micro_block = kMicroBlock});
  std::int64_t items = 0;
  for (const Strategy strategy : {Strategy::two_level, Strategy::kukreja})
    for (const double part : {0.0, 0.05, 0.3}) {
      RunOptions run{.strategy = strategy, .micro_block = kMicroBlock};
      const auto storage = std::make_shared<Watched>();
      run.fetch = {.tier = {.name = "tier", .write_bytes_per_second = 1e9, .read_bytes_per_second = 1e9}, .storage = storage};
      run.memory = between(model.plan(kTime, kBatch, run, true), part);
      EXPECT_EQ(hash(run, storage), expected) << name_of(strategy) << " in " << to_string(run.memory);
      items += storage->items;
    }
  EXPECT_GT(items, 0);
}

TEST(FetchMemoryTest, WhatIsMovedLiesOnPages) {
  Lstm model({.input = 32, .hidden = 256});
  const Tensor x = randn({21, 64, 32});
  const TimePlan plan = model.plan(21, 64, {.micro_block = 2});
  const TimeShape shape{.input = 32, .hidden = 256};
  for (const auto schedule : {all_records, all_states}) {
    Watched storage;
    model.mean_square(x, with_schedule(plan, shape, 2, schedule), {.tiers = {&storage}});
    EXPECT_GT(storage.items, 0);
    EXPECT_EQ(storage.unaligned, 0);
  }
}

TEST(FetchMemoryTest, ThroughADisk) {
  Lstm model({.input = 32, .hidden = 128, .layers = 2});
  const Tensor x = randn({150, 33, 32});
  const auto hash = [&](const RunOptions& run, Storage* storage) {
    forget_gradients(model);
    const auto outcome = model.mean_square(x, model.plan(150, 33, run), {.tiers = {storage}});
    EXPECT_EQ(outcome.report.lost, outcome.report.late);
    return hash_of(gradients_of(model));
  };
  const std::uint64_t expected = hash({}, nullptr);
  DiskStorage disk({.directory = ::testing::TempDir()});
  for (const bool records : {true, false})
    for (const double part : {0.0, 0.05, 0.2}) {
      RunOptions run{.strategy = Strategy::two_level};
      run.fetch = {{.name = "disk", .write_bytes_per_second = 1e9, .read_bytes_per_second = 2e9, .staging = disk.staging()}};
      run.fetch->records = records;
      run.memory = between(model.plan(150, 33, run), part);
      EXPECT_EQ(hash(run, &disk), expected) << to_string(run.memory);
    }
}

// The memory that is kept for the next item counts, too.
TEST(FetchMemoryTest, TheBudgetHolds) {
  Lstm model({.input = 16, .hidden = 64});
  const Tensor x = randn({2000, 16, 16});
  model.mean_square(x, model.plan(2000, 16));
  for (const bool records : {true, false})
    for (const double part : {0.0, 0.01, 0.05, 0.2}) {
      RunOptions run{.strategy = Strategy::two_level};
      run.fetch = {{.name = "tier", .write_bytes_per_second = 1e9, .read_bytes_per_second = 1e9}};
      run.fetch->records = records;
      run.memory = between(model.plan(2000, 16, run), part);
      const TimePlan plan = model.plan(2000, 16, run);
      MemoryStorage storage;
      const recollect::torch::MemoryMeter meter;
      const auto outcome = model.mean_square(x, plan, {.tiers = {&storage}});
      EXPECT_EQ(outcome.report.done, plan.plan.prediction);
      const Bytes handed = 2 * Bytes(static_cast<std::int64_t>(model.initial_state(16).nbytes())) + Bytes(64 << 10);
      EXPECT_LE(meter.peak(), plan.plan.prediction.peak + handed) << part;
    }
}

}  // namespace
}  // namespace recollect::nn
