// Comparing tensors bit for bit, with messages that say where they differ.
#pragma once

#include <ATen/Context.h>
#include <gmock/gmock.h>
#include <torch/torch.h>

#include <sstream>
#include <string>
#include <vector>

#include "recollect/torch/layer.hpp"
#include "support/torch_devices.hpp"

namespace recollect::torch::test {

inline std::string described(const Tensor& tensor) {
  if (!tensor.defined()) return "undefined";
  std::ostringstream text;
  text << tensor.scalar_type() << " " << tensor.sizes() << " on " << tensor.device();
  return text.str();
}

// Equal in every bit but the sign of zero; an undefined tensor equals only another.
inline ::testing::AssertionResult same_bits(const Tensor& got, const Tensor& expected) {
  if (!got.defined() && !expected.defined()) return ::testing::AssertionSuccess();
  if (got.defined() != expected.defined() || got.sizes() != expected.sizes() || got.scalar_type() != expected.scalar_type() ||
      got.device() != expected.device())
    return ::testing::AssertionFailure() << "is " << described(got) << ", expected " << described(expected);
  const ::torch::NoGradGuard no_grad;
  if (::torch::equal(got, expected)) return ::testing::AssertionSuccess();
  const Tensor differs = got.ne(expected).flatten();
  const Tensor a = got.flatten().to(::torch::kDouble), b = expected.flatten().to(::torch::kDouble);
  const auto first = differs.to(::torch::kInt).argmax().item<std::int64_t>();
  std::ostringstream text;
  text.precision(17);
  text << described(got) << " differs in " << differs.sum().item<std::int64_t>() << " of " << got.numel()
       << " elements, by at most " << (a - b).abs().max().item<double>() << "; the first is number " << first << ": "
       << a[first].item<double>() << ", expected " << b[first].item<double>();
  return ::testing::AssertionFailure() << text.str();
}

inline ::testing::AssertionResult same_bits(const Tensors& got, const Tensors& expected) {
  if (got.size() != expected.size())
    return ::testing::AssertionFailure() << got.size() << " tensors, expected " << expected.size();
  for (std::size_t k = 0; k < got.size(); ++k)
    if (const auto same = same_bits(got[k], expected[k]); !same)
      return ::testing::AssertionFailure() << "tensor " << k << ": " << same.message();
  return ::testing::AssertionSuccess();
}

inline Tensors copies(const Tensors& tensors) {
  const ::torch::NoGradGuard no_grad;
  Tensors row;
  for (const Tensor& tensor : tensors) row.push_back(tensor.defined() ? tensor.clone() : tensor);
  return row;
}

// Of the generators that a computation on the device draws from.
inline Tensors generator_states(const ::torch::Device& device) {
  Tensors states;
  for (at::Generator generator : {at::globalContext().defaultGenerator(at::kCPU), at::globalContext().defaultGenerator(device)}) {
    const std::lock_guard lock(generator.mutex());
    states.push_back(generator.get_state());
  }
  return states;
}

// Base of tests that run on every device.
class OnDevice : public ::testing::TestWithParam<::torch::Device> {
 protected:
  void SetUp() override { ::torch::manual_seed(1); }
  static ::torch::Device device() { return GetParam(); }
  static Tensor randn(at::IntArrayRef sizes, ::torch::ScalarType dtype = ::torch::kFloat) {
    return ::torch::randn(sizes, ::torch::TensorOptions(device()).dtype(dtype));
  }
};

#define RECOLLECT_TEST_ON_DEVICES(suite)                                                      \
  INSTANTIATE_TEST_SUITE_P(, suite, ::testing::ValuesIn(::recollect::torch::test::devices()), \
                           [](const auto& test) { return std::string(test.param.is_cuda() ? "cuda" : "cpu"); })

// What `run` throws, or nothing with a failure.
template <class Thrown, class Run>
std::string message_of(Run run) {
  try {
    run();
  } catch (const Thrown& error) {
    return error.what();
  } catch (const std::exception& error) {
    ADD_FAILURE() << "threw something else: " << error.what();
    return {};
  }
  ADD_FAILURE() << "threw nothing";
  return {};
}

}  // namespace recollect::torch::test
