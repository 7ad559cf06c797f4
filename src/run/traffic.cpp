#include "run/traffic.hpp"

#include <algorithm>
#include <utility>

namespace recollect {

Traffic::Traffic(const Chain& chain, std::vector<Storage*> storages, Observer* observer)
    : storages_(std::move(storages)), observer_(observer), stopped_(chain.tiers().size()), failed_reads_(chain.tiers().size()) {
  for (const Tier& tier : chain.tiers()) names_.push_back(tier.name);
  storages_.resize(std::max(storages_.size(), names_.size()), nullptr);
  for (const Storage* storage : storages_)
    if (storage != nullptr && storage->claimed_)
      throw Error(
          "a storage serves one run at a time, and this one has a run that is not over: finish that, or give each its own");
  for (Storage* storage : storages_)
    if (storage != nullptr) storage->claimed_ = true;
}

Storage& Traffic::storage(TierIndex tier) {
  if (storages_[tier - 1u] == nullptr)
    throw InvalidInput("ExecuteOptions::tiers[" + std::to_string(tier - 1) + "]", "", "a Storage for " + names_[tier - 1u]);
  return *storages_[tier - 1u];
}

template <class Call>
bool Traffic::attempt(Item item, TierIndex tier, Call call) {
  try {
    call(storage(tier));
    return true;
  } catch (const StorageError& error) {
    if (failure_) return false;
    failure_ = error;
    if (observer_ != nullptr) observer_->on_loss({item, tier, error.what()});
    return false;
  }
}

void Traffic::begin_write(Item item, const Copy& to, std::span<const std::byte> bytes) {
  Transfer transfer{.copy = to, .write = true, .begin = Clock::now()};
  transfer.refused =
      stopped_[to.tier - 1u] || !attempt(item, to.tier, [&](Storage& storage) { storage.begin_write(item, bytes); });
  if (transfer.refused) stopped_[to.tier - 1u] = true;
  transfers_.emplace(item, transfer);
}

bool Traffic::begin_read(Item item, std::span<std::byte> bytes) {
  const Transfer transfer{.copy = *find(item), .write = false, .begin = Clock::now()};
  if (!attempt(item, transfer.copy.tier, [&](Storage& storage) { storage.begin_read(item, bytes); }))
    return ++failed_reads_[transfer.copy.tier - 1u], drop(item), false;  // it need not take room
  transfers_.emplace(item, transfer);
  return true;
}

bool Traffic::is_written(Item item) const {
  const auto found = transfers_.find(item);
  return found != transfers_.end() && found->second.write && !found->second.cancelled;
}

bool Traffic::is_arriving(Item item) const {
  if (transfers_.empty()) return false;
  const auto found = transfers_.find(item);
  return found != transfers_.end() && (!found->second.write || found->second.cancelled);
}

std::optional<Nanoseconds> Traffic::write_left(Item item) {
  const Transfer& transfer = transfers_.at(item);
  std::optional<Nanoseconds> left;
  if (!transfer.refused) attempt(item, transfer.copy.tier, [&](Storage& storage) { left = storage.write_left(item); });
  return left;
}

void Traffic::cancel_write(Item item) {
  give_up(item);
  transfers_.at(item).cancelled = true;
}

void Traffic::give_up(Item item) {
  Transfer& transfer = transfers_.at(item);
  if (transfer.refused) return;
  attempt(item, transfer.copy.tier, [&](Storage& storage) { storage.cancel_write(item); });
  note_end(item, transfer, false);
  transfer.refused = true;
}

bool Traffic::finish(Item item) {
  const Transfer transfer = transfers_.at(item);
  transfers_.erase(item);
  if (transfer.cancelled) return true;
  if (transfer.refused) return false;
  const bool completed = attempt(item, transfer.copy.tier, [&](Storage& storage) {
    transfer.write ? storage.finish_write(item) : storage.finish_read(item);
  });
  note_end(item, transfer, completed);
  if (transfer.write && completed) copies(item).insert(item.step, transfer.copy);
  if (transfer.write && !completed) stopped_[transfer.copy.tier - 1u] = true;
  if (!transfer.write && !completed) {
    ++failed_reads_[transfer.copy.tier - 1u];
    drop(item);
  }
  return completed;
}

void Traffic::drop(Item item) {
  const Copy copy = copies(item).take(item.step);
  attempt(item, copy.tier, [&](Storage& storage) { storage.drop(item); });
}

std::vector<Item> Traffic::take_dead() {
  constexpr int kMostFailedReads = 8;
  std::vector<Item> dead;
  for (const ItemKind kind : {ItemKind::state, ItemKind::record, ItemKind::tape})
    copies(kind).for_each([&](Step i, const Copy& copy) {
      if (failed_reads_[copy.tier - 1u] >= kMostFailedReads) dead.push_back({kind, i});
    });
  for (const Item item : dead) copies(item).take(item.step);
  return dead;
}

void Traffic::clear() noexcept {
  for (Storage*& storage : storages_) {
    if (storage == nullptr) continue;
    storage->clear();
    storage->claimed_ = false;
    storage = nullptr;  // its owner may be gone before this is
  }
  transfers_.clear();
  for (ItemTable<Copy>& table : copies_) table.clear();
}

Bytes Traffic::backlog() const {
  Bytes sum{};
  for (const Storage* storage : storages_)
    if (storage != nullptr) sum = sum + storage->backlog();
  return sum;
}

void Traffic::note_end(Item item, const Transfer& transfer, bool completed) {
  const Clock::time_point now = Clock::now();
  Clock::time_point end = now;
  if (completed) attempt(item, transfer.copy.tier, [&](Storage& storage) { end = storage.ended(item).value_or(now); });
  end = std::clamp(end, transfer.begin, now);
  // One after the other, in the order in which they began.
  Busy& busy = busy_[transfer.write ? 0 : 1];
  if (completed) busy.time += std::max(Nanoseconds(0), Nanoseconds(end - std::max(transfer.begin, busy.until)));
  busy.until = std::max(busy.until, end);
  if (observer_ != nullptr) ended_ = {item, transfer, completed, end};
}

std::optional<EndedTransfer> Traffic::take_ended(Clock::time_point run_begin) {
  if (!ended_) return std::nullopt;
  const Ended ended = *std::exchange(ended_, std::nullopt);
  return EndedTransfer{.item = ended.item,
                       .tier = ended.transfer.copy.tier,
                       .write = ended.transfer.write,
                       .completed = ended.completed,
                       .bytes = ended.transfer.copy.bytes,
                       .begin = ended.transfer.begin - run_begin,
                       .end = ended.end - run_begin};
}

}  // namespace recollect
