// What the documents say of the program: its answers, where they do not depend on the machine, and its options.
#include <gmock/gmock.h>

#include <map>
#include <set>

#include "docs/markdown.hpp"
#include "support/program.hpp"

namespace recollect::docs {
namespace {

namespace fs = std::filesystem;

const fs::path kRoot = RECOLLECT_ROOT;
// Commands that need libtorch, where there is none.
const std::set<std::string> kAbsent =
    RECOLLECT_HAS_TORCH ? std::set<std::string>{}
                        : std::set<std::string>{"profile", "train", "eval", "sample", "translate", "grad", "bench"};

std::vector<std::string> words_of(const std::string& line) {
  std::istringstream stream(line.substr(0, line.find(" #")));
  return {std::istream_iterator<std::string>(stream), {}};
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line.substr(0, line.find_last_not_of(' ') + 1));
  return lines;
}

// Lines of code, those that end with a backslash together with the next.
std::vector<std::string> commands_in(const Fence& fence) {
  std::vector<std::string> commands;
  bool goes_on = false;
  for (std::string line : fence.lines) {
    const bool more = line.ends_with('\\');
    if (more) line.pop_back();
    if (goes_on)
      commands.back() += " " + line;
    else
      commands.push_back(line);
    goes_on = more;
  }
  return commands;
}

// Whether a line of a document is what the program printed. A document may leave out the end of a line.
bool same_line(const std::string& written, const std::string& printed) {
  constexpr std::string_view kMore = "…";
  if (written.ends_with(kMore)) return printed.starts_with(written.substr(0, written.size() - kMore.size()));
  return written == printed;
}

// The first line that the program did not print; nothing when there is none. A line of three dots stands for any.
std::string first_wrong(const std::vector<std::string>& written, const std::vector<std::string>& printed) {
  std::size_t at = 0;
  bool any = false;
  for (const std::string& line : written) {
    if (line == "…" || line == "  …") {
      any = true;
      continue;
    }
    while (any && at < printed.size() && !same_line(line, printed[at])) ++at;
    if (at == printed.size() || !same_line(line, printed[at])) return line;
    ++at;
    any = false;
  }
  return any || at == printed.size() ? "" : "and then it goes on: " + printed[at];
}

// Whether `option` stands in the text as a whole: --tier is not in "--tiers".
bool mentions(const std::string& text, const std::string& option) {
  for (std::size_t at = text.find(option); at != std::string::npos; at = text.find(option, at + 1)) {
    const std::size_t end = at + option.size();
    if (end == text.size() || (text[end] != '-' && std::isalnum(static_cast<unsigned char>(text[end])) == 0)) return true;
  }
  return false;
}

std::set<std::string> options_in(const std::string& help) {
  std::set<std::string> options;
  for (std::size_t at = help.find("--"); at != std::string::npos; at = help.find("--", at + 2)) {
    std::size_t end = at + 2;
    while (end < help.size() && (help[end] == '-' || std::islower(static_cast<unsigned char>(help[end])) != 0)) ++end;
    if (end > at + 2) options.insert(help.substr(at, end - at));
  }
  return options;
}

class Documents : public Program {
 protected:
  void SetUp() override {
    Program::SetUp();
    fs::current_path(kRoot);  // documents name files from there
  }
  static std::vector<fs::path> all() {
    std::vector<fs::path> documents{kRoot / "README.md"};
    for (const auto& entry : fs::directory_iterator(kRoot / "docs"))
      if (entry.path().extension() == ".md") documents.push_back(entry.path());
    return documents;
  }
  // Asked once: libtorch takes a while to load.
  const std::string& help(const std::string& command) const {
    static std::map<std::string, std::string> known;
    const auto [found, fresh] = known.try_emplace(command);
    if (fresh) {
      const Output output = run(command + " --help");
      EXPECT_EQ(output.code, 0) << command << ": " << output.err;
      found->second = output.out;
    }
    return found->second;
  }
};

TEST_F(Documents, ShowWhatTheProgramPrints) {
  int compared = 0;
  for (const fs::path& document : all())
    for (const Fence& fence : parse_markdown(read_document(document)).fences) {
      if (fence.lines.empty() || !fence.lines[0].starts_with("$ recollect ")) continue;
      const std::string arguments = fence.lines[0].substr(12);
      const std::string command = words_of(arguments)[0];
      if (command != "plan" && command != "curve" && command != "verify") continue;  // others depend on the machine
      const Output output = run(arguments);
      EXPECT_EQ(output.code, 0) << output.err;
      EXPECT_EQ(first_wrong({fence.lines.begin() + 1, fence.lines.end()}, lines_of(output.out)), "")
          << document << ", line " << fence.line << "; the program prints\n"
          << output.out;
      ++compared;
    }
  EXPECT_GE(compared, 2);
}

TEST_F(Documents, UseOptionsThatThereAre) {
  int seen = 0;
  for (const fs::path& document : all())
    for (const Fence& fence : parse_markdown(read_document(document)).fences)
      for (const std::string& line : commands_in(fence)) {
        const std::vector<std::string> words = words_of(line);
        if (words.size() < 2 || (words[0] != "recollect" && words[0] != "build/release/recollect")) continue;
        std::string command = words[1];
        if (kAbsent.contains(command)) continue;
        if (command == "bench") command += " " + words.at(2);
        if (command == "profile" && words[2] == "--spill") command += " --spill .";
        for (const std::string& word : words)
          if (word.starts_with("--")) {
            EXPECT_TRUE(mentions(help(command), word.substr(0, word.find('='))))
                << document << ", line " << fence.line << ": " << line;
            ++seen;
          }
      }
  EXPECT_GT(seen, 10);
}

TEST_F(Documents, NameEveryOption) {
  const std::string use = read_document(kRoot / "docs/use.md");
  for (const std::string command :
       {"plan", "curve", "verify", "figures", "profile --spill .", "profile", "train", "eval", "sample", "translate", "grad",
        "bench lstm", "bench rev-gru", "bench performer", "bench fetch", "bench auto"}) {
    if (kAbsent.contains(words_of(command)[0]) && command != "profile --spill .") continue;
    for (const std::string& option : options_in(help(command)))
      EXPECT_TRUE(option == "--help" || mentions(use, option)) << "docs/use.md says nothing of " << option << " of " << command;
  }
}

// The comparison finds what is wrong.
TEST(Comparison, OfPrintedLines) {
  EXPECT_EQ(first_wrong({"a", "…", "c"}, {"a", "b", "b", "c"}), "");
  EXPECT_EQ(first_wrong({"a", "b …"}, {"a", "b c"}), "");
  EXPECT_EQ(first_wrong({"a", "c"}, {"a", "b", "c"}), "c");
  EXPECT_EQ(first_wrong({"…", "d"}, {"a", "b"}), "d");
  EXPECT_NE(first_wrong({"a"}, {"a", "b"}), "");
  EXPECT_TRUE(mentions("x --tier y", "--tier"));
  EXPECT_FALSE(mentions("x --tiers, --tier-a", "--tier"));
}

}  // namespace
}  // namespace recollect::docs
