#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <thread>

#include "storage/engine.hpp"
#include "storage/transfers.hpp"

namespace recollect {
namespace {

// Threads wait for the disk, each for one chunk; more of them than this would gain nothing.
constexpr std::size_t kMostThreads = 4;

class Threads final : public Engine {
 public:
  Threads(Transfers& transfers, int fd, const StagingBuffers& buffers) {
    const SignalsBlocked blocked;
    for (std::size_t k = 0; k < std::min(buffers.size(), kMostThreads); ++k)
      threads_.emplace_back([&transfers, fd, buffer = buffers[k].data()](const std::stop_token& stop) {
        Chunk chunk;
        while (transfers.take(chunk, buffer, stop))
          while (transfers.goes_on(chunk, once(chunk, fd))) continue;
      });
  }
  std::string name() const override { return std::to_string(threads_.size()) + (threads_.size() == 1 ? " thread" : " threads"); }

 private:
  static ssize_t once(const Chunk& chunk, int fd) {
    const ssize_t result = chunk.write ? ::pwrite(fd, chunk.begin(), chunk.rest(), chunk.at())
                                       : ::pread(fd, chunk.begin(), chunk.rest(), chunk.at());
    return result < 0 ? -errno : result;
  }

  std::vector<std::jthread> threads_;
};

}  // namespace

std::unique_ptr<Engine> make_threads(Transfers& transfers, int fd, const StagingBuffers& buffers) {
  return std::make_unique<Threads>(transfers, fd, buffers);
}

}  // namespace recollect
