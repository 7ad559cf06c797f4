// Every seed and every crash that fuzzing ever found, and thousands of small damages to them, without libFuzzer.
#include <gtest/gtest.h>

#include <filesystem>
#include <random>

#include "recollect/format.hpp"

namespace recollect::fuzz {

void chain(std::string_view text);
void information_buffer(std::string_view text);
void safetensors(std::string_view text);
void schedule(std::string_view text);

namespace {

void run_all(const char* folder, void (*target)(std::string_view)) {
  std::mt19937 random(1);
  int files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(RECOLLECT_CORPUS) / folder)) {
    ++files;
    const std::string text = read_file(entry.path().string());
    ASSERT_NO_THROW(target(text)) << entry.path();
    for (int k = 0; k < 500; ++k) {
      std::string damaged = text;
      for (auto edits = 1 + random() % 3; edits > 0 && !damaged.empty(); --edits) {
        const std::size_t at = random() % damaged.size();
        switch (random() % 4) {
          case 0: damaged[at] = static_cast<char>(random() % 256); break;
          case 1: damaged.erase(at, 1 + random() % 8); break;
          case 2: damaged.insert(at, damaged.substr(random() % damaged.size(), 12)); break;
          case 3: damaged[at] = "0123456789-.e[]{}\",:"[random() % 20]; break;
        }
      }
      ASSERT_NO_THROW(target(damaged)) << entry.path() << ": " << damaged;
    }
  }
  EXPECT_GT(files, 0);
}

TEST(Corpus, Chains) { run_all("chain", chain); }
TEST(Corpus, InformationBuffers) { run_all("information_buffer", information_buffer); }
TEST(Corpus, Safetensors) { run_all("safetensors", safetensors); }
TEST(Corpus, Schedules) { run_all("schedule", schedule); }

}  // namespace
}  // namespace recollect::fuzz
