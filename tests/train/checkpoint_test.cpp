#include "train/checkpoint.hpp"

#include <gmock/gmock.h>

#include <cerrno>
#include <random>
#include <set>

#include "format/json_lines.hpp"
#include "recollect/atomic_file.hpp"
#include "recollect/error.hpp"
#include "recollect/format.hpp"
#include "recollect/safetensors.hpp"
#include "support/full_disk.hpp"
#include "support/killed.hpp"
#include "support/temporary_folder.hpp"

namespace recollect::train {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using Best = RunDirectory::Best;

constexpr std::size_t kModelBytes = 20'000;

// The files of a checkpoint, all of which tell its step.
void write_files(const fs::path& folder, std::int64_t step, const std::string& state = "") {
  const std::string weights(kModelBytes, static_cast<char>(step));
  const TensorView tensor{"w", Dtype::u8, {static_cast<std::int64_t>(kModelBytes)}, std::as_bytes(std::span(weights))};
  write_safetensors((folder / "model.safetensors").string(), {&tensor, 1}, {{"step", std::to_string(step)}});
  write_safetensors((folder / "optimizer.safetensors").string(), {}, {{"step", std::to_string(step)}});
  write_file((folder / "state.json").string(), state);
}

// What is wrong with a checkpoint that write_files() has written; "" when nothing is.
std::string problem_of(const Checkpoint& checkpoint) {
  const std::string step = std::to_string(checkpoint.step);
  for (const char* name : {"model.safetensors", "optimizer.safetensors"}) {
    const Safetensors file = Safetensors::open((checkpoint.path / name).string());
    if (file.metadata().at("step") != step)
      return checkpoint.path.string() + "/" + name + " is of step " + file.metadata().at("step");
    for (const TensorView& tensor : file.tensors())
      for (const std::byte byte : tensor.data)
        if (byte != static_cast<std::byte>(checkpoint.step)) return checkpoint.path.string() + "/" + name + " has other weights";
  }
  return "";
}

struct CheckpointTest : testing::TemporaryFolder {
  fs::path run_path() const { return folder() / "run"; }
  std::vector<std::string> names() const { return names_in(run_path()); }
  std::string link(const char* name) const { return fs::read_symlink(run_path() / name).string(); }
};

// In memory where there is a disk of it: a kill cares nothing for what is synced, and hundreds of them are faster.
struct KilledTest : CheckpointTest {
  fs::path base() const override { return fs::is_directory("/dev/shm") ? fs::path("/dev/shm") : CheckpointTest::base(); }
};

void save(RunDirectory& run, std::int64_t step, Best best) {
  run.save(step, best, [&](const fs::path& folder) { write_files(folder, step); });
}

TEST_F(CheckpointTest, StartsEmpty) {
  const RunDirectory run(folder() / "run" / "");  // a slash at the end
  EXPECT_EQ(run.path(), run_path());
  EXPECT_FALSE(run.latest());
  EXPECT_FALSE(run.best());
  EXPECT_THAT(names(), ElementsAre("lock"));
  EXPECT_FALSE(find_checkpoints(folder() / "nothing").latest);
}

TEST_F(CheckpointTest, KeepsTheLatestAndTheBest) {
  {
    RunDirectory run(run_path());
    save(run, 10, Best::keep);
    EXPECT_EQ(run.latest()->step, 10);
    EXPECT_FALSE(run.best());
    EXPECT_THAT(names(), ElementsAre("latest", "lock", "step-00000010"));
    save(run, 20, Best::replace);
    EXPECT_THAT(names(), ElementsAre("best", "latest", "lock", "step-00000020"));
    save(run, 30, Best::keep);
    save(run, 123456789, Best::keep);
    EXPECT_THAT(names(), ElementsAre("best", "latest", "lock", "step-00000020", "step-123456789"));
    EXPECT_EQ(link("best"), "step-00000020");
    EXPECT_EQ(link("latest"), "step-123456789");
  }
  const RunDirectory again(run_path());
  ASSERT_TRUE(again.latest() && again.best());
  EXPECT_EQ(again.latest()->step, 123456789);
  EXPECT_EQ(again.best()->step, 20);
  EXPECT_EQ(problem_of(*again.latest()), "");
  EXPECT_EQ(problem_of(*again.best()), "");
  EXPECT_THAT(names_in(run_path() / "latest"),
              ElementsAre("best_step", "model.safetensors", "optimizer.safetensors", "state.json"));
  const Checkpoints found = find_checkpoints(run_path());  // beside the writer, without its lock
  EXPECT_EQ(found.latest->path, again.latest()->path);
  EXPECT_EQ(found.best->path, again.best()->path);
}

TEST_F(CheckpointTest, StepsOnlyIncrease) {
  RunDirectory run(run_path());
  EXPECT_THROW(save(run, -1, Best::keep), InvalidInput);
  save(run, 0, Best::keep);
  save(run, 5, Best::keep);
  try {
    save(run, 5, Best::keep);
    FAIL();
  } catch (const InvalidInput& error) {
    EXPECT_THAT(error.what(), HasSubstr("step: got 5; accepted: at least 6, after the latest checkpoint"));
  }
}

TEST_F(CheckpointTest, IsAsBeforeWhenWritingThrows) {
  RunDirectory run(run_path());
  save(run, 1, Best::replace);
  const auto before = names();
  const auto throwing = [](const fs::path& folder) {
    write_files(folder, 2);
    throw std::domain_error("out of ink");
  };
  EXPECT_THROW(run.save(2, Best::replace, throwing), std::domain_error);
  EXPECT_EQ(names(), before);
  EXPECT_EQ(run.best()->step, 1);
  save(run, 2, Best::keep);
  EXPECT_EQ(run.latest()->step, 2);
}

TEST_F(CheckpointTest, IsAsBeforeWhenAFileCannotGrow) {
  RunDirectory run(run_path());
  save(run, 1, Best::replace);
  const auto before = names();
  {
    const testing::FileSizeLimit limit(kModelBytes / 2);
    try {
      save(run, 2, Best::replace);
      FAIL();
    } catch (const StorageError& error) {
      EXPECT_EQ(error.error_number(), EFBIG);
    }
  }
  EXPECT_EQ(names(), before);
  EXPECT_EQ(problem_of(*find_checkpoints(run_path()).latest), "");
  save(run, 2, Best::replace);
  EXPECT_EQ(problem_of(*run.latest()), "");
}

TEST_F(CheckpointTest, IsAsBeforeOnAFullDisk) {
  // From room for two checkpoints to room for three: another call fails each time.
  for (int pages = 18; pages < 32; ++pages) {
    testing::on_small_disk(folder(), pages * 4096, [&]() -> std::string {
      RunDirectory run(run_path());
      save(run, 1, Best::replace);
      save(run, 2, Best::keep);
      bool failed = false;
      try {
        save(run, 3, Best::replace);
      } catch (const StorageError& error) {
        if (error.error_number() != ENOSPC) return error.what();
        failed = true;
      }
      const Checkpoints found = find_checkpoints(run_path());
      if (found.latest->step != (failed ? 2 : 3) || found.best->step != (failed ? 1 : 3)) return "wrong checkpoints";
      for (const Checkpoint& checkpoint : {*found.latest, *found.best})
        if (const std::string problem = problem_of(checkpoint); !problem.empty()) return problem;
      if (names().size() != (failed ? 5u : 4u)) return "something was left behind";
      if (!failed && pages < 20) return "the disk was not full";
      return "";
    });
    if (IsSkipped() || HasFatalFailure()) return;
  }
}

TEST_F(CheckpointTest, RemovesWhatWasLeftHalfDone) {
  {
    RunDirectory run(run_path());
    save(run, 1, Best::replace);
    save(run, 4, Best::keep);
  }
  fs::create_directories(run_path() / "step-00000007.tmp" / "inner");
  fs::create_directories(run_path() / "step-00000003" / "inner");
  fs::create_directories(run_path() / "step-3");    // not ours
  fs::create_directories(run_path() / "mine.tmp");  // nor this
  put(run_path() / "notes.txt", "by hand");
  fs::create_symlink("step-00000007", run_path() / "latest.tmp");
  fs::remove(run_path() / "best");
  fs::remove(run_path() / "latest");
  fs::create_symlink("step-00000001", run_path() / "latest");
  const RunDirectory run(run_path());
  EXPECT_THAT(names(),
              ElementsAre("best", "latest", "lock", "mine.tmp", "notes.txt", "step-00000001", "step-00000004", "step-3"));
  EXPECT_EQ(link("latest"), "step-00000004");
  EXPECT_EQ(link("best"), "step-00000001");
}

TEST_F(CheckpointTest, GoesOnWhenSomeoneRemovedACheckpoint) {
  {
    RunDirectory run(run_path());
    save(run, 1, Best::replace);
    save(run, 2, Best::keep);
  }
  fs::remove_all(run_path() / "step-00000002");  // back to the best
  {
    RunDirectory run(run_path());
    EXPECT_EQ(run.latest()->step, 1);
    EXPECT_EQ(link("latest"), "step-00000001");
    save(run, 2, Best::keep);
  }
  fs::remove_all(run_path() / "step-00000001");  // the best
  const RunDirectory run(run_path());
  EXPECT_EQ(run.latest()->step, 2);
  EXPECT_FALSE(run.best());
  EXPECT_THAT(names(), ElementsAre("latest", "lock", "step-00000002"));
}

TEST_F(CheckpointTest, NamesWhatIsWrongWithADirectory) {
  put(folder() / "file", "");
  EXPECT_THROW(RunDirectory(folder() / "file"), StorageError);
  EXPECT_THROW(RunDirectory(""), StorageError);
  fs::create_directories(run_path() / "step-00000005");
  for (const char* text : {"", "step-5\n", "step-00000006\n", "../step-00000005", "step-99999999999999999999"}) {
    put(run_path() / "step-00000005" / "best_step", text);
    try {
      RunDirectory run(run_path());
      FAIL() << text;
    } catch (const InvalidInput& error) {
      EXPECT_EQ(error.field(), (run_path() / "step-00000005" / "best_step").string());
      EXPECT_THAT(error.what(), HasSubstr("accepted: the name of a checkpoint not later than this one, as \"step-00000005\""));
    }
  }
  fs::remove(run_path() / "step-00000005" / "best_step");
  fs::create_directories(run_path() / "latest");  // a copy that followed the links
  try {
    RunDirectory run(run_path());
    FAIL();
  } catch (const StorageError& error) {
    EXPECT_EQ(error.path(), (run_path() / "latest").string());
    EXPECT_THAT(error.what(), HasSubstr("remove the folder"));
  }
}

TEST_F(CheckpointTest, OnlyOneMayWrite) {
  std::optional<RunDirectory> first(run_path());
  try {
    RunDirectory second(run_path());
    FAIL();
  } catch (const StorageError& error) {
    EXPECT_EQ(error.operation(), "locking");
    EXPECT_EQ(error.path(), run_path().string());
    EXPECT_THAT(error.what(), HasSubstr("another process is training in this directory"));
  }
  first.reset();
  RunDirectory second(run_path());
}

// A trainer: logs a line every step and saves every third; every sixth is the best so far. The log's size is its state.
void train(
    const fs::path& directory, std::int64_t last, const std::function<void()>& saved = [] {}) {
  RunDirectory run(directory);
  std::int64_t step = 0, logged = 0;
  if (run.latest()) {
    step = run.latest()->step;
    logged = std::stoll(read_file((run.latest()->path / "state.json").string()));
  }
  JsonLines log((directory / "metrics.jsonl").string(), logged);
  while (step < last) {
    log.append(std::to_string(++step));
    if (step % 3 != 0) continue;
    log.sync();
    run.save(step, step % 6 == 0 ? Best::replace : Best::keep,
             [&](const fs::path& folder) { write_files(folder, step, std::to_string(log.size())); });
    saved();
  }
}

std::string lines_up_to(std::int64_t step) {
  std::string lines;
  for (std::int64_t k = 1; k <= step; ++k) lines += std::to_string(k) + "\n";
  return lines;
}

// Opens what a trainer has left: everything is whole and belongs together. Returns the step to go on from.
std::int64_t expect_whole(const fs::path& directory) {
  const RunDirectory run(directory);
  std::set<std::string> expected{"lock", "metrics.jsonl"}, names;
  const auto expect_linked = [&](const std::optional<Checkpoint>& checkpoint, const char* link) {
    if (!checkpoint) return;
    EXPECT_EQ(problem_of(*checkpoint), "");
    EXPECT_EQ(fs::read_symlink(directory / link), checkpoint->path.filename());
    expected.insert({link, checkpoint->path.filename().string()});
  };
  expect_linked(run.latest(), "latest");
  expect_linked(run.best(), "best");
  for (const auto& entry : fs::directory_iterator(directory)) names.insert(entry.path().filename().string());
  names.insert("metrics.jsonl");  // may not have been made yet
  EXPECT_EQ(names, expected);
  if (!run.latest()) return 0;

  const std::int64_t step = run.latest()->step;
  EXPECT_EQ(step % 3, 0);
  EXPECT_EQ(run.best() ? run.best()->step : 0, step / 6 * 6);
  const std::string lines = lines_up_to(step);
  EXPECT_EQ(read_file((run.latest()->path / "state.json").string()), std::to_string(lines.size()));
  EXPECT_EQ(read_file((directory / "metrics.jsonl").string()).substr(0, lines.size()), lines);
  return step;
}

TEST_F(KilledTest, SurvivesKillsAtRandomMoments) {
  std::mt19937 random(1);
  std::int64_t before = 0;
  for (int kills = 0; kills < 20; ++kills) {
    const int saves = 1 + static_cast<int>(random() % 4);
    testing::kill_after(saves, [&](const std::function<void()>& saved) { train(run_path(), 1'000'000, saved); });
    const std::int64_t step = expect_whole(run_path());
    EXPECT_GE(step, before + 3 * saves);
    if (HasFailure()) return;
    before = step;
  }
  train(run_path(), before + 7);
  expect_whole(run_path());
  EXPECT_EQ(text_of(run_path() / "metrics.jsonl"), lines_up_to(before + 7));
}

TEST_F(KilledTest, SurvivesAKillBeforeEverySystemCall) {
  const fs::path start = folder() / "start";
  train(start, 10);  // checkpoints 9 and 6, and one line more
  fs::create_directories(start / "step-00000011.tmp");
  int call = 0;
  for (auto fate = testing::Fate::killed; fate == testing::Fate::killed; ++call) {
    fs::remove_all(run_path());
    fs::copy(start, run_path(), fs::copy_options::recursive | fs::copy_options::copy_symlinks);
    fate = testing::kill_before_call(call, [&] { train(run_path(), 15); });
    if (fate == testing::Fate::cannot_trace) GTEST_SKIP() << "the system lets this user trace nothing";
    ASSERT_NE(fate, testing::Fate::failed) << "at call " << call;
    ASSERT_GE(expect_whole(run_path()), 9) << "at call " << call;
    ASSERT_FALSE(HasFailure()) << "at call " << call;
  }
  EXPECT_EQ(expect_whole(run_path()), 15);
  EXPECT_GT(call, 100);
}

}  // namespace
}  // namespace recollect::train
