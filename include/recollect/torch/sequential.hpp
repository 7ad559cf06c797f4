// Sequential: layers one after another, trained within a budget of bytes. Use it where torch::nn::Sequential would stand:
//
//   recollect::torch::Sequential net(recollect::torch::Options{.memory = recollect::Bytes::parse("200MiB")},
//                                    torch::nn::Linear(784, 512), torch::nn::ReLU(), torch::nn::Linear(512, 10));
//   auto loss = torch::cross_entropy_loss(net->forward(images), labels);
//   loss.backward();
//
// The first forward pass on a new shape profiles the layers and plans; what it finds is kept. Gradients have the bits that
// torch::nn::Sequential gives. Like any module, it is used by one thread at a time.
#pragma once

#include <optional>

#include "recollect/execute.hpp"
#include "recollect/torch/layer.hpp"
#include "recollect/torch/options.hpp"
#include "recollect/torch/planned.hpp"

namespace recollect::torch {

struct Prepared;

class SequentialImpl : public ::torch::nn::Module {
 public:
  SequentialImpl() = default;
  template <class... Layers>
  explicit SequentialImpl(Options options, Layers&&... layers) {
    set_options(std::move(options));
    (push_back(Layer(std::forward<Layers>(layers))), ...);
  }
  // The layers of an existing network, shared and not copied.
  SequentialImpl(Options options, ::torch::nn::Sequential network) : SequentialImpl(std::move(options), layers_of(network)) {}
  SequentialImpl(Options options, std::vector<Layer> layers) {
    set_options(std::move(options));
    for (Layer& layer : layers) push_back(std::move(layer));
  }

  // Modules are registered as "0", "1", … or by the name given, so that saved parameters are torch::nn::Sequential's.
  void push_back(Layer layer);
  void push_back(std::string name, Layer layer);
  std::size_t size() const { return layers_.size(); }
  const std::vector<Layer>& layers() const { return layers_; }

  // Throws InfeasibleBudget when the budget is too small for such inputs.
  Tensor forward(const Tensor& input);
  // The same for layers that take or return several tensors. Tensors that need no gradient (indices, masks) may be among them.
  Tensors forward_many(const Tensors& inputs);

  const Options& options() const { return options_; }
  // Profiles that were made stay; they do not depend on the budget. The options' own cache is not used.
  void set_options(Options options) {
    options.cache = std::move(options_.cache);
    options_ = std::move(options);
  }

  // The profile and the plan for such inputs; made now if they were not there. The reference holds until the next call.
  const Planned& planned(const Tensors& inputs);
  // What the last backward pass did; nothing before the first.
  std::optional<Report> last_report() const { return report_ ? *report_ : std::nullopt; }

  std::shared_ptr<::torch::nn::Module> clone(const c10::optional<::torch::Device>& device = c10::nullopt) const override;
  void pretty_print(std::ostream& stream) const override;

 private:
  void clone_(::torch::nn::Module& other, const c10::optional<::torch::Device>& device) override;
  Tensors plain(const Tensors& inputs, std::size_t end) const;
  bool needs_gradient(const Tensors& inputs);
  std::shared_ptr<const Prepared> prepare(const Tensors& inputs);

  Options options_;
  std::vector<Layer> layers_;
  // Of the first known_layers_ layers; kept, for finding them takes a while.
  std::size_t known_layers_ = 0;
  Tensors parameters_;
  std::vector<std::shared_ptr<::torch::nn::Module>> modules_;  // all below this one
  std::shared_ptr<const Prepared> last_;
  std::shared_ptr<std::optional<Report>> report_ = std::make_shared<std::optional<Report>>();
};

class Sequential : public ::torch::nn::ModuleHolder<SequentialImpl> {
 public:
  using ::torch::nn::ModuleHolder<SequentialImpl>::ModuleHolder;
};

}  // namespace recollect::torch
