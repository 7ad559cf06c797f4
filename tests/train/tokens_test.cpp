#include "train/tokens.hpp"

#include <gtest/gtest.h>

namespace recollect::train {
namespace {

TEST(Tokens, TakeTheLeastRoomThatHoldsTheVocabulary) {
  for (const auto& [vocabulary, width] : {std::pair{2, 1}, {256, 1}, {257, 2}, {65536, 2}, {65537, 4}, {2'000'000'000, 4}}) {
    Tokens tokens(vocabulary);
    tokens.push_back(vocabulary - 1);
    tokens.push_back(0);
    tokens.push_back(1);
    tokens.shrink();
    EXPECT_EQ(tokens.bytes(), Bytes(3 * width)) << vocabulary;
    const TokenView view = tokens.view();
    ASSERT_EQ(view.size(), 3);
    EXPECT_EQ(view[0], vocabulary - 1);
    EXPECT_EQ(view[2], 1);
    const TokenView part = view.part(1, 2);
    ASSERT_EQ(part.size(), 1);
    EXPECT_EQ(part[0], 0);
    EXPECT_TRUE(view.part(3, 3).empty());
  }
}

TEST(Tokens, NoneAreAnEmptyView) {
  EXPECT_TRUE(Tokens(300).view().part(0, 0).empty());
  EXPECT_TRUE(TokenView().empty());
}

}  // namespace
}  // namespace recollect::train
