// Runs the built program from outside, in a folder of its own.
#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

struct Output {
  int code;
  std::string out, err;
};

class Program : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = std::filesystem::path(::testing::TempDir()) / ("recollect_e2e_" + std::to_string(::getpid()));
    std::filesystem::create_directories(folder_);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  std::string text(const std::string& name) const {
    std::ifstream file(path(name));
    return {std::istreambuf_iterator<char>(file), {}};
  }
  void write(const std::string& name, const std::string& content) const { std::ofstream(path(name)) << content; }

  Output run(const std::string& arguments) const {
    const std::string command =
        std::string("\"" RECOLLECT_PROGRAM "\" ") + arguments + " >" + path("stdout") + " 2>" + path("stderr");
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, text("stdout"), text("stderr")};
  }
  nlohmann::json run_json(const std::string& arguments) const {
    const Output output = run(arguments + " --json");
    EXPECT_EQ(output.code, 0) << output.err;
    return nlohmann::json::parse(output.out);
  }

 private:
  std::filesystem::path folder_;
};
