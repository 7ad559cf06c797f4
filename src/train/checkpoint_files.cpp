#include "train/checkpoint_files.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <iomanip>
#include <sstream>
#include <vector>

#include "format/descriptor.hpp"
#include "recollect/atomic_file.hpp"

namespace recollect::train {
namespace {

namespace fs = std::filesystem;
using nlohmann::ordered_json;

constexpr const char* kFormat = "recollect-training";
constexpr int kVersion = 1;
constexpr const char *kState = "state.json", *kChecksum = "checksum", *kChecksums = "checksums";

std::string read_text(const fs::path& path) {
  const NamedBytes file = read_bytes(path.string());
  return {file.bytes.begin(), file.bytes.end()};
}

std::string in_digits(std::uint64_t hash) {
  std::ostringstream text;
  text << std::hex << std::setw(16) << std::setfill('0') << hash;
  return text.str();
}
std::string checksum(const std::string& text) {
  return in_digits(fnv1a({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()}));
}
// Piece by piece: a model may be large, and the budget has no room for a second one.
std::string checksum_of(const fs::path& path) {
  const Descriptor file(path.string(), O_RDONLY);
  std::vector<std::uint8_t> room(1 << 20);
  std::uint64_t hash = kHashOfNothing;
  for (;;) {
    const ssize_t got = ::read(file.fd(), room.data(), room.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) throw StorageError("reading", path.string(), errno);
    if (got == 0) return in_digits(hash);
    hash = fnv1a({room.data(), static_cast<std::size_t>(got)}, hash);
  }
}

// A vocabulary with the name of its file in whatever is wrong with it.
Vocabulary read_vocabulary(const fs::path& path) {
  try {
    return Vocabulary::from_json(read_text(path));
  } catch (const InvalidInput& error) {
    throw InvalidInput(path.string(), error);
  }
}

Vocabulary vocabulary_beside(const TrainOptions& o, const char* name) {
  const fs::path path = fs::path(o.run.init).parent_path() / name;
  if (!fs::exists(path))
    throw InvalidInput("--init", o.run.init,
                       std::string("weights with the ") + name + " of their run beside them, as checkpoints have it: at level " +
                           to_string(o.data.level) + " it says what ids mean");
  Vocabulary vocabulary = read_vocabulary(path);
  if (vocabulary.level() != o.data.level)
    throw InvalidInput("--level", to_string(o.data.level), to_string(vocabulary.level()) + ", as " + path.string() + " has it");
  return vocabulary;
}

// Of a file that there was and is no longer, or the other way round.
[[noreturn]] void fail_for_count(const std::vector<SourceFile>& now, std::size_t before) {
  if (now.size() > before) throw InvalidInput(now[before].option, now[before].identity.name, "none, as when the run began");
  const bool pairs = !now.empty() && now.front().option != std::string("--data");
  throw InvalidInput(pairs ? "--validation-source" : "--validation", "no file", "a file, as when the run began");
}

}  // namespace

void write_state(const fs::path& folder, ordered_json state) {
  ordered_json json{{"format", kFormat}, {"version", kVersion}};
  json.update(state);
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder)) names.push_back(entry.path().filename().string());
  std::sort(names.begin(), names.end());
  for (const std::string& name : names) json[kChecksums][name] = checksum_of(folder / name);
  json[kChecksum] = checksum(json.dump());
  write_file((folder / kState).string(), json.dump(2) + "\n");
}

ordered_json read_state(const fs::path& folder) {
  const fs::path path = folder / kState;
  ordered_json json = ordered_json::parse(read_text(path), nullptr, false);
  const auto is = [&](const char* name, const ordered_json& value) { return json.contains(name) && json[name] == value; };
  if (json.is_discarded() || !json.is_object() || !is("format", kFormat) || !is("version", kVersion))
    throw InvalidInput(
        path.string(), "no training state",
        std::string("a JSON object with \"format\": \"") + kFormat + "\", \"version\": " + std::to_string(kVersion));
  ordered_json rest = json;
  rest.erase(kChecksum);
  if (!is(kChecksum, checksum(rest.dump())))
    throw InvalidInput(path.string(), "a damaged file: it does not fit its checksum", "the file as it was written");
  return json;
}

fs::path intact(const fs::path& folder, const ordered_json& state, const char* name) {
  const fs::path path = folder / name;
  const auto sums = state.find(kChecksums);
  if (sums == state.end() || !sums->is_object() || !sums->contains(name) || (*sums)[name] != checksum_of(path))
    throw InvalidInput(path.string(), "a damaged file: it does not fit its checksum in state.json", "the file as it was written");
  return path;
}

ordered_json identity_json(const Source& source) {
  ordered_json row = ordered_json::array();
  for (const auto& [option, file] : files_of(source))
    row.push_back({{"name", file.name}, {"bytes", file.bytes}, {"fnv1a", file.hash}});
  return row;
}

void require_same_files(const ordered_json& state, const fs::path& state_file, const Source& source) {
  const auto files = field<ordered_json>(state, "files", state_file);
  const std::vector<SourceFile> now = files_of(source);
  if (files.size() != now.size()) fail_for_count(now, files.size());
  for (std::size_t i = 0; i < now.size(); ++i)
    if (field<std::uint64_t>(files[i], "fnv1a", state_file) != now[i].identity.hash ||
        field<std::int64_t>(files[i], "bytes", state_file) != now[i].identity.bytes)
      throw InvalidInput(now[i].option, now[i].identity.name, "the file that the run began with: this one has other content");
}

void write_vocabularies(const fs::path& folder, const Source& source) {
  for (const auto& [name, vocabulary] : vocabularies_of(source)) write_file((folder / name).string(), vocabulary->to_json());
}

Vocabularies read_vocabularies(const fs::path& folder, const ordered_json& state, const DataOptions& o) {
  Vocabularies found;
  if (o.task) return found;
  found.target = read_vocabulary(intact(folder, state, kVocabularyFile));
  if (o.translate) found.source = read_vocabulary(intact(folder, state, kSourceVocabularyFile));
  return found;
}

Vocabularies vocabularies_beside(const TrainOptions& o) {
  Vocabularies found;
  if (o.run.init.empty() || o.data.task || o.data.level == Level::byte) return found;  // bytes are their own ids
  found.target = vocabulary_beside(o, kVocabularyFile);
  if (o.data.translate) found.source = vocabulary_beside(o, kSourceVocabularyFile);
  return found;
}

}  // namespace recollect::train
