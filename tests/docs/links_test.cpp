// Links between the documents lead somewhere, and files that they speak of are there.
#include <gmock/gmock.h>

#include <algorithm>
#include <array>

#include "docs/markdown.hpp"
#include "support/temporary_folder.hpp"

namespace recollect::docs {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

const fs::path kRoot = RECOLLECT_ROOT;

std::vector<fs::path> documents() {
  std::vector<fs::path> all{kRoot / "README.md", kRoot / "CHANGELOG.md", kRoot / "data/README.md"};
  for (const auto& entry : fs::directory_iterator(kRoot / "docs"))
    if (entry.path().extension() == ".md") all.push_back(entry.path());
  std::sort(all.begin(), all.end());
  return all;
}

std::string place(const fs::path& document, const Located& what) {
  return fs::relative(document, kRoot).string() + ", line " + std::to_string(what.line) + ": " + what.text;
}

// Links of a document that lead nowhere.
std::vector<std::string> broken_links(const fs::path& document) {
  std::vector<std::string> broken;
  const Markdown markdown = parse_markdown(read_document(document));
  for (const Located& link : markdown.links) {
    if (link.text.starts_with("https://")) continue;
    const std::size_t hash = link.text.find('#');
    const std::string file = link.text.substr(0, hash);
    const fs::path target = file.empty() ? document : document.parent_path() / file;
    const bool there = fs::exists(target);
    const bool found = there && (hash == std::string::npos ||
                                 parse_markdown(read_document(target)).anchors().contains(link.text.substr(hash + 1)));
    if (!found) broken.push_back(place(document, link));
  }
  return broken;
}

// Whether code in a text is a path of the project: it begins with one of its folders, and is no pattern.
bool is_path(const std::string& words) {
  constexpr std::array kFolders{"bench/",   "cli/",       "cmake/",   "data/", "docs/", "examples/",
                                "include/", "recollect/", "scripts/", "src/",  "tests/"};
  return std::any_of(kFolders.begin(), kFolders.end(), [&](const char* folder) { return words.starts_with(folder); }) &&
         words.find_first_of("*{<") == std::string::npos && words.find("…") == std::string::npos &&
         words.find("NAME") == std::string::npos;
}

std::vector<std::string> missing_files(const fs::path& document) {
  std::vector<std::string> missing;
  for (const Located& span : parse_markdown(read_document(document)).spans) {
    const std::string path = span.text.substr(0, span.text.find_first_of(" ,;"));
    if (!is_path(path)) continue;
    // Headers are named as they are included, and programs without the ending of their source.
    const fs::path from = path.starts_with("recollect/") ? kRoot / "include" : kRoot;
    if (!fs::exists(from / path) && !fs::exists(from / (path + ".cpp")) && !fs::exists(from / (path + ".hpp")))
      missing.push_back(place(document, span));
  }
  return missing;
}

TEST(Links, LeadSomewhere) {
  for (const fs::path& document : documents()) EXPECT_THAT(broken_links(document), IsEmpty());
}

TEST(Links, ReachEveryDocumentFromTheReadme) {
  const Markdown readme = parse_markdown(read_document(kRoot / "README.md"));
  for (const fs::path& document : documents()) {
    const std::string name = fs::relative(document, kRoot).string();
    if (!name.starts_with("docs/")) continue;
    EXPECT_TRUE(std::any_of(readme.links.begin(), readme.links.end(), [&](const Located& link) { return link.text == name; }))
        << "README.md does not link to " << name;
  }
}

TEST(Files, AreThereWhenDocumentsSpeakOfThem) {
  for (const fs::path& document : documents())
    if (document.filename() != "CHANGELOG.md") {
      EXPECT_THAT(missing_files(document), IsEmpty());
    }
}

// The parser sees what it should: otherwise the tests above would find nothing wrong with anything.
TEST(Markdown, HasLinksHeadingsAndCode) {
  const Markdown made = parse_markdown(
      "# Title, *new*\nSee [a](b.md#c) and ![d](e.svg), not `[f](g)`.\n    F[j](k)\n```cpp name\n[h](i)\n# no heading\n```\n## "
      "Title new\n");
  ASSERT_EQ(made.links.size(), 2u);
  EXPECT_EQ(made.links[0].text, "b.md#c");
  EXPECT_EQ(made.links[1].text, "e.svg");
  EXPECT_EQ(made.links[1].line, 2);
  EXPECT_THAT(made.anchors(), ElementsAre("title-new", "title-new-1"));
  ASSERT_EQ(made.spans.size(), 1u);
  EXPECT_EQ(made.spans[0].text, "[f](g)");
  ASSERT_EQ(made.fences.size(), 1u);
  EXPECT_EQ(made.fences[0].info, "cpp name");
  EXPECT_THAT(made.fences[0].lines, ElementsAre("[h](i)", "# no heading"));
}

class BrokenLinks : public recollect::testing::TemporaryFolder {};

TEST_F(BrokenLinks, AreFound) {
  put(folder() / "a.md", "# One\n[x](#one) [y](#two) [z](b.md) `src/nothing.cpp` `src/plan/` `recollect/plan.hpp`\n");
  EXPECT_EQ(broken_links(folder() / "a.md").size(), 2u);
  EXPECT_EQ(missing_files(folder() / "a.md").size(), 1u);
}

}  // namespace
}  // namespace recollect::docs
