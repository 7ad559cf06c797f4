#include "recollect/torch/layer.hpp"

#include <gmock/gmock.h>
#include <torch/torch.h>

#include "support/torch_compare.hpp"

namespace recollect::torch {
namespace {

namespace nn = ::torch::nn;
using test::message_of;
using test::same_bits;
using ::testing::AllOf;
using ::testing::HasSubstr;

struct DoublingImpl : nn::Cloneable<DoublingImpl> {
  DoublingImpl() { reset(); }
  void reset() override { factor = register_parameter("factor", ::torch::full({1}, 2.0)); }
  Tensor forward(const Tensor& x) { return x * factor; }
  Tensor factor;
};
TORCH_MODULE(Doubling);

// A module as people write it: no holder, no clone().
struct TwoHeads : nn::Module {
  std::tuple<Tensor, Tensor> forward(Tensor a, Tensor b, Tensor c) { return {a + b, b * c}; }
};

template <class Inner>
struct Residual : nn::Module {
  Tensor forward(const Tensor& x) { return x + inner->forward(x); }
  Inner inner{3, 3};
};

Tensors three() { return {::torch::ones({2, 3}), ::torch::full({2, 3}, 2.0), ::torch::full({2, 3}, 5.0)}; }

TEST(LayerTest, FunctionsTakeOneToEightTensors) {
  const Tensors in = three();
  EXPECT_TRUE(same_bits(Layer([](Tensor x) { return x * 3; })({in[0]}), {in[0] * 3}));
  EXPECT_TRUE(same_bits(Layer([](const Tensor& x, Tensor y) { return x - y; })({in[0], in[1]}), {in[0] - in[1]}));
  EXPECT_TRUE(same_bits(Layer([](Tensor x, Tensor y, Tensor z) { return x * y + z; })(in), {in[0] * in[1] + in[2]}));
  const Layer eight([](Tensor a, Tensor b, Tensor c, Tensor d, Tensor e, Tensor f, Tensor g, Tensor h) {
    return ::torch::stack({a, b, c, d, e, f, g, h});
  });
  EXPECT_TRUE(same_bits(eight(Tensors(8, in[1])), {::torch::stack(Tensors(8, in[1]))}));
}

TEST(LayerTest, FunctionsReturnTensorsPairsTuplesAndVectorsOfThem) {
  const Tensor x = ::torch::ones({2}), y = x + 1, z = x + 2;
  const Tensors expected{x, y, z};
  EXPECT_TRUE(same_bits(Layer([&](Tensor a) { return std::make_tuple(a, y, z); })({x}), expected));
  EXPECT_TRUE(same_bits(Layer([&](Tensor a) { return std::make_pair(a, y); })({x}), {x, y}));
  EXPECT_TRUE(same_bits(Layer([&](Tensor a) { return Tensors{a, y, z}; })({x}), expected));
  // As libtorch's LSTM does: (output, (h, c)).
  EXPECT_TRUE(same_bits(Layer([&](Tensor a) { return std::make_tuple(a, std::make_tuple(y, z)); })({x}), expected));
  EXPECT_TRUE(same_bits(Layer([&](Tensor a) { return std::make_tuple(a, Tensors{y, z}); })({x}), expected));
  EXPECT_TRUE(Layer([](Tensor) { return Tensors(); })({x}).empty());
}

TEST(LayerTest, FunctionsTakeAVectorOfAnyLength) {
  const Layer reversed([](const Tensors& in) { return Tensors(in.rbegin(), in.rend()); });
  const Tensors in = three();
  EXPECT_TRUE(same_bits(reversed(in), {in[2], in[1], in[0]}));
  EXPECT_TRUE(same_bits(reversed({in[1]}), {in[1]}));
  const Layer by_value([](Tensors row) { return row; });
  EXPECT_TRUE(same_bits(by_value(Tensors(20, in[0])), Tensors(20, in[0])));
}

TEST(LayerTest, GenericFunctionsWork) {
  const Tensors in = three();
  EXPECT_TRUE(same_bits(Layer([](auto x) { return x * 2; })({in[0]}), {in[0] * 2}));
  EXPECT_TRUE(same_bits(Layer([](const auto& x) { return x.relu(); })({in[0]}), {in[0]}));
  EXPECT_TRUE(same_bits(Layer([](auto x, auto y) { return x + y; })({in[0], in[1]}), {in[0] + in[1]}));
  EXPECT_TRUE(same_bits(Layer([](auto x, auto y, auto z) { return x + y * z; })(in), {in[0] + in[1] * in[2]}));
}

TEST(LayerTest, FunctionPointersAndMutableFunctionsWork) {
  Tensor (*square)(const Tensor&) = [](const Tensor& x) { return x * x; };
  EXPECT_TRUE(same_bits(Layer(square)({three()[1]}), {three()[2] - 1}));
  const Layer counting([n = 0](Tensor x) mutable { return x + ++n; });
  const Layer copy = counting;  // shares the function, its state included
  EXPECT_TRUE(same_bits(counting({three()[0]}), {three()[0] + 1}));
  EXPECT_TRUE(same_bits(copy({three()[0]}), {three()[0] + 2}));
}

TEST(LayerTest, ModulesComeAsHoldersSharedPointersAndValues) {
  const Tensor x = ::torch::randn({2, 3});
  Doubling holder;
  EXPECT_TRUE(same_bits(Layer(holder)({x}), {x * 2}));
  EXPECT_EQ(Layer(holder).module(), holder.ptr());
  const auto shared = std::make_shared<DoublingImpl>();
  EXPECT_TRUE(same_bits(Layer(shared)({x}), {x * 2}));
  EXPECT_EQ(Layer(shared).module(), shared);
  EXPECT_TRUE(same_bits(Layer(DoublingImpl())({x}), {x * 2}));
  EXPECT_TRUE(same_bits(Layer(TwoHeads())(three()), {three()[0] + three()[1], three()[1] * three()[2]}));
  const nn::Linear linear(3, 4);
  EXPECT_TRUE(same_bits(Layer(linear)({x}), {::torch::linear(x, linear->weight, linear->bias)}));
  EXPECT_TRUE(same_bits(Layer(nn::ReLU())({x}), {x.relu()}));
}

TEST(LayerTest, NetworksOfLibtorchAreLayers) {
  const Tensor x = ::torch::randn({2, 3});
  nn::Sequential net(nn::Linear(3, 4), nn::Tanh());
  EXPECT_TRUE(same_bits(Layer(net)({x}), {net->forward(x)}));
  nn::Bilinear bilinear(3, 3, 2);
  EXPECT_TRUE(same_bits(Layer(bilinear)({x, x}), {bilinear->forward(x, x)}));
  nn::MultiheadAttention attention(nn::MultiheadAttentionOptions(4, 2));
  const Tensor q = ::torch::randn({5, 2, 4});
  const auto [values, weights] = attention->forward(q, q, q);
  EXPECT_TRUE(same_bits(Layer(attention)({q, q, q}), {values, weights}));
}

TEST(LayerTest, RecurrentCellsTakeTheirStateAsTensors) {
  const Tensor x = ::torch::randn({2, 3}), h = ::torch::randn({2, 4}), c = ::torch::randn({2, 4});
  nn::LSTMCell lstm(3, 4);
  const auto [h1, c1] = lstm->forward(x, std::make_tuple(h, c));
  EXPECT_TRUE(same_bits(Layer(lstm)({x, h, c}), {h1, c1}));
  const auto [h2, c2] = lstm->forward(x);
  EXPECT_TRUE(same_bits(Layer(lstm)({x}), {h2, c2}));
  nn::GRUCell gru(3, 4);
  EXPECT_TRUE(same_bits(Layer(gru)({x, h}), {gru->forward(x, h)}));
  nn::RNNCell rnn(3, 4);
  EXPECT_TRUE(same_bits(Layer(rnn)({x, h}), {rnn->forward(x, h)}));
  const Layer own([](Tensor in, std::tuple<Tensor, Tensor, Tensor> state) {
    return std::get<0>(state) + std::get<1>(state) + std::get<2>(state) + in;
  });
  EXPECT_TRUE(same_bits(own({h, h, h, c}), {h + h + c + h}));
}

TEST(LayerTest, ErasedModulesTakeOneTensor) {
  const Tensor x = ::torch::randn({2, 3});
  nn::Linear linear(3, 3);
  const Layer layer{nn::AnyModule(linear)};
  EXPECT_TRUE(same_bits(layer({x}), {linear->forward(x)}));
  EXPECT_EQ(layer.module(), linear.ptr());
  EXPECT_EQ(layer.name(), "Linear");
  EXPECT_EQ(layer.identity(), Layer(linear).identity());
  EXPECT_THAT(message_of<InvalidInput>([&] { layer({x, x}); }), AllOf(HasSubstr("AnyModule"), HasSubstr("2 tensors")));
}

TEST(LayerTest, NamesAreTheUsersNames) {
  EXPECT_EQ(Layer(nn::Conv2d(nn::Conv2dOptions(1, 1, 1))).name(), "Conv2d");
  EXPECT_EQ(Layer(nn::LSTMCell(2, 2)).name(), "LSTMCell");
  EXPECT_EQ(Layer(Doubling()).name(), "Doubling");
  EXPECT_EQ(Layer(TwoHeads()).name(), "TwoHeads");
  EXPECT_THAT(Layer(Residual<nn::Linear>()).name(), ::testing::StartsWith("Residual<"));
  EXPECT_EQ(Layer([](Tensor x) { return x; }).name(), "function");
  EXPECT_EQ(Layer([](Tensor x) { return x; }, "gate").name(), "gate");
}

TEST(LayerTest, IdentityIsTheModules) {
  Doubling one, other;
  const Layer layer(one), copy = layer;
  EXPECT_EQ(layer.identity(), copy.identity());
  EXPECT_EQ(layer.identity(), Layer(one).identity());
  EXPECT_NE(layer.identity(), Layer(other).identity());
  const auto identity = [](Tensor x) { return x; };
  const Layer function(identity), function_copy = function;
  EXPECT_EQ(function.identity(), function_copy.identity());
  EXPECT_NE(function.identity(), Layer(identity).identity());
  EXPECT_EQ(function.module(), nullptr);
}

TEST(LayerTest, LayersKeepTheirModulesAlive) {
  const Tensor x = ::torch::ones({2});
  const Layer layer = [] { return Layer(Doubling()); }();
  const Layer erased = [] { return Layer(nn::AnyModule(Doubling())); }();
  EXPECT_TRUE(same_bits(layer({x}), {x * 2}));
  EXPECT_TRUE(same_bits(erased({x}), {x * 2}));
}

TEST(LayerTest, ClonesAreDeep) {
  const Tensor x = ::torch::ones({2});
  Doubling original;
  for (const Layer& layer : {Layer(original), Layer(nn::AnyModule(original))}) {
    const Layer clone = layer.clone();
    EXPECT_EQ(clone.name(), "Doubling");
    EXPECT_NE(clone.identity(), layer.identity());
    EXPECT_TRUE(same_bits(clone({x}), {x * 2}));
    const Tensor factor = clone.module()->parameters().at(0);
    EXPECT_NE(factor.data_ptr(), original->factor.data_ptr());
    {
      const ::torch::NoGradGuard no_grad;
      factor.fill_(7);
    }
    EXPECT_TRUE(same_bits(clone({x}), {x * 7}));
    EXPECT_TRUE(same_bits(layer({x}), {x * 2}));
    clone({x})[0].sum().backward();
    EXPECT_FALSE(original->factor.grad().defined());
  }
  const Layer function([](Tensor t) { return t; });
  EXPECT_EQ(function.clone().identity(), function.identity());
}

TEST(LayerTest, TheWrongNumberOfTensorsIsAnError) {
  const Tensor x = ::torch::ones({2, 3});
  const Layer two([](Tensor a, Tensor b) { return a + b; });
  EXPECT_THAT(message_of<InvalidInput>([&] { two({x}); }),
              AllOf(HasSubstr("inputs"), HasSubstr("1 tensors"), HasSubstr("forward()")));
  EXPECT_THROW(two({x, x, x}), InvalidInput);
  EXPECT_THROW(two({}), InvalidInput);
  EXPECT_THROW(two(Tensors(9, x)), InvalidInput);
  EXPECT_THROW(Layer{nn::Linear(3, 3)}({x, x}), InvalidInput);
  EXPECT_THROW(Layer{nn::LSTMCell(3, 3)}({x, x}), InvalidInput);
  EXPECT_THROW(Layer{nn::LSTMCell(3, 3)}({x, x, x, x}), InvalidInput);
  EXPECT_THROW(Layer{nn::GRUCell(3, 3)}({x, x, x}), InvalidInput);
  EXPECT_THROW(Layer{TwoHeads()}({x, x}), InvalidInput);
}

TEST(LayerTest, LayersOfANetworkAreShared) {
  nn::Sequential net(nn::Linear(3, 4), nn::Tanh(), nn::Linear(4, 2));
  const std::vector<Layer> layers = layers_of(net);
  ASSERT_EQ(layers.size(), 3U);
  EXPECT_EQ(layers[0].name(), "Linear");
  EXPECT_EQ(layers[1].name(), "Tanh");
  Tensors row{::torch::randn({2, 3})};
  const Tensor expected = net->forward(row[0]);
  for (const Layer& layer : layers) row = layer(row);
  EXPECT_TRUE(same_bits(row, {expected}));
  EXPECT_EQ(layers[2].module(), net->ptr(2));
}

}  // namespace
}  // namespace recollect::torch
