// Where a reversible recurrent network keeps the bits that forgetting loses. A state h* is a fixed-point number, and forgetting
// multiplies it by z*/2^R, z* in [1, 2^R], where R is `forget_bits`:
//     h* ← floor(h* / 2^R)·z* + m,   m in [0, z*)
// The remainder h* mod 2^R goes to the buffer and m comes out of it, so that h* takes back some of the bits that it loses, and
// log2(2^R/z*) of them stay behind. recall() undoes forget() bit for bit.
//
// A buffer serves `n` contiguous elements, a block of rows of a minibatch. It has no memory of its own: its state are bytes
// that the caller keeps beside the model's, and what overflows goes to a stack of bytes that grows upwards. Several buffers may
// share a stack, as long as calls of recall() are those of forget() in reverse order. Any thread may call any method.
#pragma once

#include <cstddef>
#include <cstdint>

#include "nn/kernels.hpp"

namespace recollect::nn {

class InformationBuffer {
 public:
  // Throws InvalidInput unless forget_bits is 1 to 15.
  explicit InformationBuffer(int forget_bits);
  virtual ~InformationBuffer() = default;
  virtual const char* name() const = 0;

  int forget_bits() const { return forget_bits_; }
  // The forget value that forgets nothing: h* stays as it is, and the buffer has no more to keep.
  int one() const { return 1 << forget_bits_; }

  // How many rows of a minibatch make a block. From the shape alone, so that results do not depend on threads.
  virtual Index rows_per_block(Index rows, Index units) const = 0;

  // The state is part of the cost: it has to be kept as long as the stack.
  virtual std::size_t state_bytes(Index n) const = 0;
  // The state of an empty buffer. Going all the way back leads to it again, which shows damage that recall() did not notice.
  virtual void start(Index n, std::byte* state) const = 0;

  // What `time_steps` calls of forget() write at most, from any state, where no forget value is below least_z: what they push
  // and a few bytes that they may touch beyond. Throws InvalidInput unless least_z is 1 to one().
  virtual std::size_t most_bytes(Index n, Index time_steps, int least_z) const = 0;

  // Pushes at `end` and returns the new end. Null: what would be pushed is lost, h and the state change all the same; for
  // going forward where nobody will go back. Throws InvalidInput, before anything has changed, where a forget value is not in
  // [1, one()] or the state is none.
  virtual std::byte* forget(const std::uint16_t* z, std::int32_t* h, Index n, std::byte* state, std::byte* end) const = 0;

  // The inverse, with the same z: pops from `end`, never below `begin`, and returns the new end. Null: stack, state or h
  // cannot have come from forget(), and the latter two are meaningless now. Any bytes are safe to give, and other bytes never
  // lead back to the same h, state and end; so a run that compares these with what it began with sees all damage. `begin` is
  // not null. Throws InvalidInput where a forget value is not in [1, one()].
  virtual const std::byte* recall(const std::uint16_t* z, std::int32_t* h, Index n, std::byte* state, const std::byte* begin,
                                  const std::byte* end) const = 0;

 protected:
  void require_forget_values(const std::uint16_t* z, Index n) const;
  void require_least(int least_z) const;

 private:
  int forget_bits_;
};

}  // namespace recollect::nn
