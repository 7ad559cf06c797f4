#include "recollect/safetensors.hpp"

#include <gmock/gmock.h>

#include <array>
#include <cerrno>

#include "recollect/error.hpp"
#include "support/errors.hpp"
#include "support/full_disk.hpp"
#include "support/temporary_folder.hpp"

namespace recollect {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Pair;

std::span<const std::byte> bytes(std::string_view text) { return std::as_bytes(std::span(text)); }
std::string text(std::span<const std::byte> data) { return {reinterpret_cast<const char*>(data.data()), data.size()}; }

// A file with this header and that many zero bytes of data.
std::string file_with(const std::string& header, std::size_t data) {
  std::string length(8, '\0');
  for (std::size_t k = 0; k < 8; ++k) length[k] = static_cast<char>(header.size() >> (8 * k) & 0xFF);
  return length + header + std::string(data, '\0');
}

std::string error_of_file(const std::string& file) {
  return testing::thrown_by([&] { Safetensors::parse(bytes(file), "m"); });
}
std::string error_of(const std::string& header, std::size_t data = 4) { return error_of_file(file_with(header, data)); }

std::string error_of_writing(std::span<const TensorView> tensors, const Metadata& metadata = {}) {
  return testing::thrown_by([&] { format_safetensors(tensors, metadata); });
}

constexpr std::array<Dtype, 13> kAll{Dtype::boolean, Dtype::u8,  Dtype::i8,  Dtype::i16, Dtype::u16, Dtype::f16, Dtype::bf16,
                                     Dtype::i32,     Dtype::u32, Dtype::f32, Dtype::f64, Dtype::i64, Dtype::u64};

// By hand, from the rules of the reference implementation: widest first, then by name; compact JSON; spaces up to a multiple
// of 8.
const std::string kGolden = std::string("\x08\x01\0\0\0\0\0\0", 8) +
                            R"({"__metadata__":{"format":"pt"},)"
                            R"("step":{"dtype":"I64","shape":[],"data_offsets":[0,8]},)"
                            R"("b":{"dtype":"F32","shape":[2],"data_offsets":[8,16]},)"
                            R"("none":{"dtype":"F32","shape":[0,3],"data_offsets":[16,16]},)"
                            R"("a":{"dtype":"U8","shape":[1,3],"data_offsets":[16,19]}})"
                            "       " +
                            std::string("\x07\0\0\0\0\0\0\0", 8) + std::string("\0\0\x80\x3F\0\0\0\xC0", 8) + "abc";

std::vector<TensorView> golden_tensors() {
  static constexpr std::int64_t kSeven = 7;
  static constexpr std::array<float, 2> kFloats{1.0f, -2.0f};
  return {{"a", Dtype::u8, {1, 3}, bytes("abc")},
          {"none", Dtype::f32, {0, 3}, {}},
          {"b", Dtype::f32, {2}, std::as_bytes(std::span(kFloats))},
          {"step", Dtype::i64, {}, std::as_bytes(std::span(&kSeven, 1))}};
}

struct SafetensorsTest : testing::TemporaryFolder {};

TEST_F(SafetensorsTest, WritesTheBytesOfTheReferenceImplementation) {
  EXPECT_EQ(text(format_safetensors(golden_tensors(), {{"format", "pt"}})), kGolden);
  EXPECT_EQ(text(format_safetensors({})), std::string("\x08\0\0\0\0\0\0\0{}      ", 16));
  write_safetensors(path("model.safetensors"), golden_tensors(), {{"format", "pt"}});
  EXPECT_EQ(text_of(path("model.safetensors")), kGolden);
  EXPECT_THAT(names_in(folder()), ElementsAre("model.safetensors"));
}

TEST_F(SafetensorsTest, ReadsWhatItWrote) {
  write_safetensors(path("m"), golden_tensors(), {{"format", "pt"}, {"a \"key\"", "ünï\ncode"}});
  Safetensors opened = Safetensors::open(path("m"));
  std::filesystem::remove(path("m"));  // what is mapped stays
  const Safetensors file = std::move(opened);
  EXPECT_THAT(file.metadata(), ElementsAre(Pair("a \"key\"", "ünï\ncode"), Pair("format", "pt")));
  ASSERT_EQ(file.tensors().size(), 4u);
  EXPECT_EQ(file.tensors()[0].name, "step");
  for (const TensorView& expected : golden_tensors()) {
    const TensorView& tensor = file.at(expected.name);
    EXPECT_EQ(tensor.dtype, expected.dtype);
    EXPECT_EQ(tensor.shape, expected.shape);
    EXPECT_EQ(text(tensor.data), text(expected.data));
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(tensor.data.data()) % 8 % static_cast<std::size_t>(size_of(tensor.dtype)), 0u);
  }
  EXPECT_EQ(file.find("bias"), nullptr);
  try {
    file.at("bias");
    FAIL();
  } catch (const InvalidInput& error) {
    EXPECT_THAT(error.what(),
                HasSubstr(path("m") + ": tensor \"bias\": got nothing; accepted: one of its 4 tensors: \"step\", \"b\""));
  }
}

TEST_F(SafetensorsTest, KnowsEveryDtype) {
  const std::string zeros(8, '\0');
  std::vector<TensorView> tensors;
  for (const Dtype dtype : kAll)
    tensors.push_back({name_of(dtype), dtype, {1}, bytes(zeros).first(static_cast<std::size_t>(size_of(dtype)))});
  const auto file = format_safetensors(tensors);
  const Safetensors read = Safetensors::parse(file);
  ASSERT_EQ(read.tensors().size(), kAll.size());
  for (std::size_t k = 0; k < kAll.size(); ++k) {
    const TensorView& tensor = read.tensors()[k];
    EXPECT_EQ(tensor.dtype, kAll[kAll.size() - 1 - k]);
    EXPECT_EQ(tensor.name, name_of(tensor.dtype));
  }
}

TEST_F(SafetensorsTest, ReadsFilesThatOthersWrote) {
  // Fields and tensors in any order, spaces, no padding.
  const std::string file = file_with(R"({ "b": {"data_offsets": [3, 5], "shape": [1], "dtype": "BF16"},
      "a\u0062": {"dtype": "U8", "shape": [3], "data_offsets": [0, 3]}, "__metadata__": {} })",
                                     5);
  const Safetensors read = Safetensors::parse(bytes(file));
  EXPECT_EQ(read.tensors()[0].name, "ab");
  EXPECT_EQ(read.at("b").dtype, Dtype::bf16);
  EXPECT_EQ(read.at("b").data.data() - read.at("ab").data.data(), 3);
  EXPECT_TRUE(read.metadata().empty());
}

TEST_F(SafetensorsTest, NamesWhatIsWrongWithTheFile) {
  EXPECT_THAT(error_of_file(""), HasSubstr("m: got 0 bytes; accepted: a safetensors file"));
  EXPECT_THAT(error_of_file("1234567"), HasSubstr("m: got 7 bytes"));
  EXPECT_THAT(error_of_file(std::string("\x03\0\0\0\0\0\0\0{}", 10)),
              HasSubstr("m: length of the header: got 3; accepted: at most the 2 bytes that follow; is the file cut off?"));
  EXPECT_THAT(error_of_file(std::string(8, '\xFF')), HasSubstr("got 18446744073709551615; accepted: at most 100000000 bytes"));
  EXPECT_THAT(error_of_file(std::string("\x01\xE1\xF5\x05\0\0\0\0", 8)), HasSubstr("got 100000001; accepted: at most 100000000"));
  for (std::size_t size = 0; size < kGolden.size(); ++size) EXPECT_NE(error_of_file(kGolden.substr(0, size)), "no error") << size;
  EXPECT_THAT(error_of_file(kGolden + "x"), HasSubstr("m: got 20 bytes of data; accepted: the 19 bytes of its tensors"));
  EXPECT_EQ(error_of_file(kGolden), "no error");
}

TEST_F(SafetensorsTest, NamesWhatIsWrongWithTheHeader) {
  EXPECT_THAT(error_of(""), HasSubstr("m: header: got nothing"));
  EXPECT_THAT(error_of(" {}"), HasSubstr("m: header: got text that does not begin with {"));
  EXPECT_THAT(error_of("[]"), HasSubstr("m: header: got text that does not begin with {"));
  EXPECT_THAT(error_of("{"), HasSubstr("m: header: got text that is not JSON (byte 2)"));
  EXPECT_THAT(error_of("{}x"), HasSubstr("not JSON (byte 3)"));
  EXPECT_THAT(error_of("{\"\xFF\":1}"), HasSubstr("not JSON"));
  EXPECT_THAT(error_of(R"({"w":1e999})"), HasSubstr("not JSON"));
  EXPECT_THAT(error_of(R"({"w":5})"), HasSubstr("m: tensor \"w\": got 5; accepted: {\"dtype\""));
  EXPECT_THAT(error_of(R"({"w":null})"), HasSubstr("m: tensor \"w\": got null"));
  EXPECT_THAT(error_of(R"({"w":[]})"), HasSubstr("m: tensor \"w\": got a list"));
  EXPECT_THAT(error_of(R"({"w":{}})"), HasSubstr("m: tensor \"w\": dtype: got nothing"));
  EXPECT_THAT(error_of(R"({"w":{"dtype":"F32","data_offsets":[0,4]}})"), HasSubstr("m: tensor \"w\": shape: got nothing"));
  EXPECT_THAT(error_of(R"({"w":{"dtype":"F32","shape":[]}})"), HasSubstr("m: tensor \"w\": data_offsets: got nothing"));
  EXPECT_THAT(error_of(R"({"w":{"colour":1}})"), HasSubstr("m: tensor \"w\": \"colour\": got a field of this name"));
  EXPECT_THAT(error_of(R"({"w":{"dtype":"F32","dtype":"F32"}})"), HasSubstr("m: tensor \"w\": dtype: got two of this name"));
  const std::string w = R"("w":{"dtype":"F32","shape":[],"data_offsets":[0,4]})";
  EXPECT_EQ(error_of("{" + w + "}"), "no error");
  EXPECT_THAT(error_of("{" + w + "," + w + "}"), HasSubstr("m: tensor \"w\": got two of this name; accepted: different names"));
  std::string deep = R"({"w":)";
  for (int k = 0; k < 100000; ++k) deep += '[';
  EXPECT_THAT(error_of(deep), HasSubstr("m: tensor \"w\": got a list"));
}

TEST_F(SafetensorsTest, NamesWhatIsWrongWithTheMetadata) {
  EXPECT_THAT(error_of(R"({"__metadata__":"pt"})"), HasSubstr("m: __metadata__: got \"pt\"; accepted: an object of texts"));
  EXPECT_THAT(error_of(R"({"__metadata__":{"step":5}})"), HasSubstr("m: __metadata__: \"step\": got 5; accepted: a text"));
  EXPECT_THAT(error_of(R"({"__metadata__":{"a":{}}})"), HasSubstr("m: __metadata__: \"a\": got an object; accepted: a text"));
  EXPECT_THAT(error_of(R"({"__metadata__":{"a":"","a":""}})"), HasSubstr("m: __metadata__: \"a\": got two of this name"));
  EXPECT_THAT(error_of(R"({"__metadata__":{},"__metadata__":{}})"), HasSubstr("\"__metadata__\": got two of this name"));
}

TEST_F(SafetensorsTest, NamesWhatIsWrongWithATensor) {
  const auto with = [](const std::string& dtype, const std::string& shape, const std::string& offsets, std::size_t data = 4) {
    return error_of(R"({"w":{"dtype":)" + dtype + R"(,"shape":)" + shape + R"(,"data_offsets":)" + offsets + "}}", data);
  };
  EXPECT_EQ(with("\"F32\"", "[1]", "[0,4]"), "no error");
  EXPECT_THAT(with("\"F8_E4M3\"", "[4]", "[0,4]"),
              HasSubstr("m: tensor \"w\": dtype: got \"F8_E4M3\"; accepted: one of BOOL, U8"));
  EXPECT_THAT(with("32", "[1]", "[0,4]"), HasSubstr("m: tensor \"w\": dtype: got 32; accepted: a text"));
  EXPECT_THAT(with("[\"F32\"]", "[1]", "[0,4]"), HasSubstr("m: tensor \"w\": dtype: got a list"));
  EXPECT_THAT(with("\"F32\"", "1", "[0,4]"), HasSubstr("m: tensor \"w\": shape: got 1; accepted: a list of whole numbers"));
  EXPECT_THAT(with("\"F32\"", "[-1]", "[0,4]"), HasSubstr("m: tensor \"w\": shape: got -1"));
  EXPECT_THAT(with("\"F32\"", "[1.0]", "[0,4]"), HasSubstr("m: tensor \"w\": shape: got \"1.0\""));
  EXPECT_THAT(with("\"F32\"", "[[1]]", "[0,4]"), HasSubstr("m: tensor \"w\": shape: got a list"));
  EXPECT_THAT(with("\"F32\"", "[9223372036854775808]", "[0,4]"), HasSubstr("shape: got 9223372036854775808"));
  EXPECT_THAT(with("\"F32\"", "[4294967296,4294967296]", "[0,0]"),
              HasSubstr("shape: got [4294967296, 4294967296]; accepted: sizes from 0, less than 2^63 bytes in all"));
  EXPECT_THAT(with("\"F32\"", "[4611686018427387904]", "[0,0]"), HasSubstr("less than 2^63 bytes in all"));
  EXPECT_THAT(with("\"F32\"", "[0,4294967296,4294967296]", "[0,0]"), HasSubstr("less than 2^63 bytes in all"));
  EXPECT_THAT(with("\"F32\"", "[1]", "[0]"), HasSubstr("m: tensor \"w\": data_offsets: got 1 numbers; accepted: a list of two"));
  EXPECT_THAT(with("\"F32\"", "[1]", "[0,4,4]"), HasSubstr("data_offsets: got 4; accepted: a list of two"));
  EXPECT_THAT(with("\"F32\"", "[1]", "{}"), HasSubstr("data_offsets: got an object"));
  EXPECT_THAT(with("\"F32\"", "[1]", "[0,-4]"), HasSubstr("data_offsets: got -4"));
  EXPECT_THAT(with("\"F32\"", "[1]", "[4,0]"), HasSubstr("data_offsets: got [4, 0]"));
  EXPECT_THAT(with("\"F32\"", "[2]", "[0,8]"),
              HasSubstr("data_offsets: got [0, 8]; accepted: a beginning and an end within the 4 bytes"));
  EXPECT_THAT(with("\"F32\"", "[1]", "[18446744073709551612,0]"), HasSubstr("got [18446744073709551612, 0]"));
  EXPECT_THAT(with("\"F16\"", "[1]", "[0,4]"), HasSubstr("got [0, 4], 4 bytes; accepted: the 2 bytes of its dtype and shape"));
  EXPECT_THAT(with("\"F16\"", "[1]", "[2,4]"), HasSubstr("this one must begin at 0"));
  const auto two = [](const std::string& first, const std::string& second, std::size_t data) {
    return error_of(R"({"v":{"dtype":"U8","shape":[2],"data_offsets":)" + first +
                        R"(},"w":{"dtype":"U8","shape":[2],"data_offsets":)" + second + "}}",
                    data);
  };
  EXPECT_EQ(two("[2,4]", "[0,2]", 4), "no error");
  EXPECT_THAT(two("[0,2]", "[1,3]", 4),
              HasSubstr("tensor \"w\": data_offsets: got [1, 3]; accepted: tensors that neither overlap"));
  EXPECT_THAT(two("[0,2]", "[0,2]", 2),
              HasSubstr("tensor \"w\": data_offsets: got [0, 2]; accepted: tensors that neither overlap"));
  EXPECT_THAT(two("[0,2]", "[3,5]", 5), HasSubstr("nor leave holes: this one must begin at 2"));
}

TEST_F(SafetensorsTest, NamesLongThingsShortly) {
  const std::string name(10000, 'w');
  EXPECT_LT(error_of("{\"" + name + "\":5}").size(), 300u);
}

TEST_F(SafetensorsTest, RefusesToWriteWhatNobodyCouldRead) {
  const TensorView good{"w", Dtype::u8, {3}, bytes("abc")};
  const auto one = [&](auto change) {
    std::vector<TensorView> tensors{good};
    change(tensors[0]);
    return error_of_writing(tensors);
  };
  EXPECT_EQ(one([](TensorView&) {}), "no error");
  EXPECT_THAT(one([](TensorView& w) { w.shape = {4}; }), HasSubstr("tensor \"w\": data: got 3 bytes; accepted: the 4 bytes"));
  EXPECT_THAT(one([](TensorView& w) { w.shape = {-3}; }), HasSubstr("tensor \"w\": shape: got [-3]"));
  EXPECT_THAT(one([](TensorView& w) { w.shape = {INT64_MAX, 2}; }), HasSubstr("less than 2^63"));
  EXPECT_THAT(one([](TensorView& w) { w.name = "__metadata__"; }), HasSubstr("tensor \"__metadata__\""));
  EXPECT_THAT(one([](TensorView& w) { w.name = "\xFF"; }), HasSubstr("not UTF-8"));
  EXPECT_THAT(error_of_writing(std::vector{good, good}), HasSubstr("tensor \"w\": got two of this name"));
  EXPECT_THAT(error_of_writing({}, {{"a", "\xFF"}}), HasSubstr("not UTF-8"));
  EXPECT_THROW(write_safetensors(path("m"), std::vector{good, good}), InvalidInput);
  EXPECT_TRUE(names_in(folder()).empty());
}

TEST_F(SafetensorsTest, NamesFilesThatCannotBeRead) {
  const auto failure = [](const std::string& path) {
    try {
      Safetensors::open(path);
    } catch (const StorageError& error) {
      EXPECT_EQ(error.path(), path);
      return error.operation() + " " + std::to_string(error.error_number());
    }
    return std::string("none");
  };
  EXPECT_EQ(failure(path("missing")), "opening " + std::to_string(ENOENT));
  EXPECT_EQ(failure(folder().string()), "opening " + std::to_string(EISDIR));
  EXPECT_EQ(failure("/dev/zero"), "opening " + std::to_string(EINVAL));
  put(path("empty"), "");
  EXPECT_THROW(Safetensors::open(path("empty")), InvalidInput);
}

TEST_F(SafetensorsTest, LeavesThePreviousFileWhenWritingFails) {
  write_safetensors(path("m"), golden_tensors());
  const std::string before = text_of(path("m")), large(100000, 'x');
  {
    const testing::FileSizeLimit limit(50000);
    try {
      write_safetensors(path("m"), std::vector<TensorView>{{"w", Dtype::u8, {100000}, bytes(large)}});
      FAIL();
    } catch (const StorageError& error) {
      EXPECT_EQ(error.operation(), "writing");
      EXPECT_EQ(error.path(), path("m"));
      EXPECT_EQ(error.error_number(), EFBIG);
    }
  }
  EXPECT_EQ(text_of(path("m")), before);
  EXPECT_THAT(names_in(folder()), ElementsAre("m"));
}

}  // namespace
}  // namespace recollect
