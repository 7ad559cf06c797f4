// Traffic: a run's transfers to and from slower tiers, and what there is in them. It alone calls storages, and turns whatever
// they throw into items that are not there. One owner.
#pragma once

#include <array>
#include <chrono>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "plan/item_table.hpp"
#include "recollect/error.hpp"
#include "recollect/observer.hpp"
#include "recollect/storage.hpp"

namespace recollect {

class Traffic {
 public:
  using Clock = std::chrono::steady_clock;
  struct Copy {
    TierIndex tier = 1;
    std::uint8_t variant = 0;  // of a record
    Bytes bytes{};             // perhaps less than the chain says
  };

  // The observer, if any, is told of the first failure. Storages may be missing until they are needed (InvalidInput); one that
  // another run has is an Error, because items of two runs have the same names.
  Traffic(const Chain& chain, std::vector<Storage*> storages, Observer* observer);
  ~Traffic() { clear(); }
  Traffic(const Traffic&) = delete;
  Traffic& operator=(const Traffic&) = delete;

  // What a tier has; null when none has it, or has lost it.
  const Copy* find(Item item) const { return copies(item).find(item.step); }
  const ItemTable<Copy>& copies(ItemKind kind) const { return copies_[static_cast<std::size_t>(kind)]; }

  // Begins to write. What cannot begin, because the tier fails or has failed in a write before, fails in finish().
  void begin_write(Item item, const Copy& to, std::span<const std::byte> bytes);
  // Begins to read what a tier has. When that fails the copy is lost.
  bool begin_read(Item item, std::span<std::byte> bytes);

  bool idle() const { return transfers_.empty(); }
  Item any() const { return transfers_.begin()->first; }
  bool is_written(Item item) const;   // its write is under way
  bool is_arriving(Item item) const;  // it is read, or its write was cancelled: nobody may look at it
  // How long the write will still take; nothing when the tier cannot tell.
  std::optional<Nanoseconds> write_left(Item item);
  // Ends the write. The item stays in memory and is `arriving` until it is finished.
  void cancel_write(Item item);
  // Waits for the item's transfer. False when it has failed, or is a write that was given up.
  bool finish(Item item);
  // Ends the write so that finish() fails.
  void give_up(Item item);

  void drop(Item item);
  // What tiers had whose reads fail again and again: it is given up, rather than found missing piece by piece.
  std::vector<Item> take_dead();
  // Ends everything; the storages are free for others.
  void clear() noexcept;

  const std::optional<StorageError>& failure() const { return failure_; }  // the first
  Bytes backlog() const;
  // How long tiers have been writing or reading, by their own clocks where they have one.
  Nanoseconds busy(bool write) const { return busy_[write ? 0 : 1].time; }
  // The last transfer that ended, once, in the time since the run began.
  std::optional<EndedTransfer> take_ended(Clock::time_point run_begin);

 private:
  struct Transfer {
    Copy copy;
    bool write;
    Clock::time_point begin;
    bool refused = false;    // nothing is under way in the tier, and nothing will be there
    bool cancelled = false;  // nor is there, and the item is as it was
  };
  struct Busy {
    Nanoseconds time{0};
    Clock::time_point until{};
  };
  struct Ended {
    Item item;
    Transfer transfer;
    bool completed;
    Clock::time_point end;
  };

  template <class Call>
  bool attempt(Item item, TierIndex tier, Call call);
  const ItemTable<Copy>& copies(Item item) const { return copies(item.kind); }
  ItemTable<Copy>& copies(Item item) { return copies_[static_cast<std::size_t>(item.kind)]; }
  Storage& storage(TierIndex tier);
  void note_end(Item item, const Transfer& transfer, bool completed);

  std::vector<std::string> names_;
  std::vector<Storage*> storages_;
  Observer* observer_;
  std::map<Item, Transfer> transfers_;
  std::array<ItemTable<Copy>, 3> copies_;  // by ItemKind
  std::vector<bool> stopped_;              // tiers where a write has failed
  std::vector<int> failed_reads_;          // of tiers
  std::optional<StorageError> failure_;
  std::optional<Ended> ended_;  // for the observer
  std::array<Busy, 2> busy_;    // writes, reads
};

}  // namespace recollect
