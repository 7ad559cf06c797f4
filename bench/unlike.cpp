// Unlike steps as a table (CSV on standard output): what budgets cost, how long planning takes, and what going beyond nested
// schedules saves. Every plan is replayed by the verifier before its row is printed.
//   bench/unlike [NAME…] > bench/results/unlike.csv       NAME: random340 or a file of examples/chains/
#include <chrono>
#include <cstdio>
#include <ctime>

#include "plan/beyond_nested.hpp"
#include "recollect/verify.hpp"
#include "unlike_chains.hpp"

namespace {

using namespace recollect;

double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

bool replays(const Chain& chain, const heterogeneous::NestedPlan& plan, Bytes memory) {
  const Prediction p = verify(chain, plan.schedule, Budget{memory, {}});
  return p.time == plan.time && p.peak == plan.peak;
}

bool measure(const std::string& name) {
  const Chain chain = bench::unlike_chain(name);
  const Bytes least = heterogeneous::minimum(chain).memory;
  const double fastest = plan(chain, Budget{}, Strategy::store_all).prediction.time.seconds();
  for (const double share : {0.02, 0.03, 0.05, 0.1, 0.2, 0.4, 0.7}) {
    const Bytes memory = bench::share_of_store_all(chain, share);
    if (memory < least) continue;
    const double begin = processor_seconds();
    const heterogeneous::NestedPlan nested = heterogeneous::solve(chain, memory, std::chrono::seconds(60));
    const double between = processor_seconds();
    const heterogeneous::NestedPlan wide = heterogeneous::improve(chain, memory, nested, std::chrono::seconds(60));
    const double end = processor_seconds();
    if (!nested.optimal || !replays(chain, nested, memory) || !replays(chain, wide, memory)) return false;
    std::printf("%s,%lld,%g,%lld,%.6f,%.6f,%.3f,%.3f,%.3f\n", name.c_str(), static_cast<long long>(chain.size()), share,
                static_cast<long long>(memory.count()), nested.time.seconds() / fastest, wide.time.seconds() / fastest,
                100 * (1 - wide.time.seconds() / nested.time.seconds()), between - begin, end - between);
    std::fflush(stdout);
  }
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> names(argv + 1, argv + argc);
  if (names.empty())
    names = {"vgg16",         "resnet50",      "resnet101",     "resnet1001", "densenet121",
             "transformer12", "transformer48", "transformer96", "random100",  "random340"};
  std::printf(
      "chain,steps,share_of_store_all,memory_bytes,nested_slowdown,wide_slowdown,saved_percent,nested_seconds,wide_seconds\n");
  for (const std::string& name : names)
    if (!measure(name)) {
      std::fprintf(stderr, "unlike: a plan of %s does not replay as predicted\n", name.c_str());
      return 1;
    }
}
