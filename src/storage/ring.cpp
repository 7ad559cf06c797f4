#include "storage/engine.hpp"

#ifdef RECOLLECT_HAVE_LIBURING

#include <liburing.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/uio.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <thread>

#include "storage/transfers.hpp"

namespace recollect {
namespace {

// One thread owns the ring. It sleeps in the kernel until a chunk has ended or the eventfd, polled in the ring, says that there
// is work.
class Ring final : public Engine {
 public:
  static std::unique_ptr<Ring> make(Transfers& transfers, int fd, const StagingBuffers& buffers, std::string& why_not) {
    std::unique_ptr<Ring> made(new Ring(transfers, fd, buffers));
    const int error = made->open();
    if (error == 0) return made;
    why_not = std::strerror(error);
    return nullptr;
  }
  ~Ring() override {
    thread_ = {};  // asks it to stop and waits
    if (open_) ::io_uring_queue_exit(&ring_);
    if (wake_ >= 0) ::close(wake_);
  }
  std::string name() const override { return "io_uring"; }

 private:
  struct Lane {
    Chunk chunk;
    std::byte* buffer;
    int index;
  };

  Ring(Transfers& transfers, int fd, const StagingBuffers& buffers) : transfers_(transfers), fd_(fd) {
    for (const auto& buffer : buffers) {
      lanes_.push_back({{}, buffer.data(), static_cast<int>(lanes_.size())});
      staging_.push_back({buffer.data(), buffer.size()});
    }
    for (Lane& lane : lanes_) idle_.push_back(&lane);
  }

  int open() {
    if (const int error = ::io_uring_queue_init(static_cast<unsigned>(lanes_.size()) + 1, &ring_, 0); error != 0) return -error;
    open_ = true;
    // Before Linux 5.6 there are rings that cannot read or write plain memory.
    io_uring_probe* const probe = ::io_uring_get_probe_ring(&ring_);
    const bool can = probe != nullptr && ::io_uring_opcode_supported(probe, IORING_OP_READ) != 0;
    if (probe != nullptr) ::io_uring_free_probe(probe);
    if (!can) return ENOSYS;
    wake_ = ::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (wake_ < 0) return errno;
    // Pinned once instead of every time. Where the limit on locked memory forbids it they work as any memory does.
    fixed_ = staging_[0].iov_len > 0 &&
             ::io_uring_register_buffers(&ring_, staging_.data(), static_cast<unsigned>(staging_.size())) == 0;
    transfers_.on_work([this] { wake(); });
    const SignalsBlocked blocked;
    thread_ = std::jthread([this](const std::stop_token& stop) { run(stop); });
    return 0;
  }

  void wake() const {
    const std::uint64_t one = 1;
    while (::write(wake_, &one, sizeof one) < 0 && errno == EINTR) continue;
  }

  void run(const std::stop_token& stop) {
    const std::stop_callback on_stop(stop, [this] { wake(); });
    listen();
    while (!stop.stop_requested() || idle_.size() < lanes_.size()) {
      while (!idle_.empty() && transfers_.take(idle_.back()->chunk, idle_.back()->buffer)) {
        submit(*idle_.back());
        idle_.pop_back();
      }
      // Errors of this call (EINTR, EAGAIN, EBUSY) pass; those of operations come with their ends.
      if (::io_uring_submit_and_wait(&ring_, 1) < 0) std::this_thread::yield();
      io_uring_cqe* end = nullptr;
      while (::io_uring_peek_cqe(&ring_, &end) == 0) {
        auto* const lane = static_cast<Lane*>(::io_uring_cqe_get_data(end));
        const int result = end->res;
        ::io_uring_cqe_seen(&ring_, end);
        if (lane == nullptr) {
          std::uint64_t count = 0;
          while (::read(wake_, &count, sizeof count) < 0 && errno == EINTR) continue;
          if (!stop.stop_requested()) listen();
        } else if (transfers_.goes_on(lane->chunk, result)) {
          submit(*lane);
        } else {
          idle_.push_back(lane);
        }
      }
    }
  }

  void listen() {
    io_uring_sqe* const entry = ::io_uring_get_sqe(&ring_);
    ::io_uring_prep_poll_add(entry, wake_, POLLIN);
    ::io_uring_sqe_set_data(entry, nullptr);
  }

  void submit(Lane& lane) {
    io_uring_sqe* const entry = ::io_uring_get_sqe(&ring_);  // never full: an entry for each lane and one for the eventfd
    const Chunk& chunk = lane.chunk;
    const auto size = static_cast<unsigned>(chunk.rest());
    const auto at = static_cast<std::uint64_t>(chunk.at());
    if (chunk.staged && fixed_)
      chunk.write ? ::io_uring_prep_write_fixed(entry, fd_, chunk.begin(), size, at, lane.index)
                  : ::io_uring_prep_read_fixed(entry, fd_, chunk.begin(), size, at, lane.index);
    else
      chunk.write ? ::io_uring_prep_write(entry, fd_, chunk.begin(), size, at)
                  : ::io_uring_prep_read(entry, fd_, chunk.begin(), size, at);
    ::io_uring_sqe_set_data(entry, &lane);
  }

  Transfers& transfers_;
  const int fd_;
  std::vector<Lane> lanes_;
  std::vector<Lane*> idle_;
  std::vector<iovec> staging_;
  io_uring ring_{};
  bool open_ = false, fixed_ = false;
  int wake_ = -1;
  std::jthread thread_;
};

}  // namespace

std::unique_ptr<Engine> make_ring(Transfers& transfers, int fd, const StagingBuffers& buffers, std::string& why_not) {
  return Ring::make(transfers, fd, buffers, why_not);
}

}  // namespace recollect

#else

namespace recollect {

std::unique_ptr<Engine> make_ring(Transfers&, int, const StagingBuffers&, std::string& why_not) {
  why_not = "built without liburing";
  return nullptr;
}

}  // namespace recollect

#endif
