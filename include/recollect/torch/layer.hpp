// Layer: anything that turns tensors into tensors: a module of libtorch, a module of the user's own, a function.
// Cheap to copy; copies share the module.
#pragma once

#include <torch/torch.h>

#include <concepts>
#include <functional>
#include <memory>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "recollect/error.hpp"

namespace recollect::torch {

using ::at::Tensor;
using Tensors = std::vector<Tensor>;
class Layer;

namespace detail {

// What a forward returns, in one row: a tensor, a vector, or tuples of them.
inline void append(Tensors& row, Tensor tensor) { row.push_back(std::move(tensor)); }
inline void append(Tensors& row, Tensors tensors) {
  for (Tensor& tensor : tensors) row.push_back(std::move(tensor));
}
template <class... Parts>
void append(Tensors& row, std::tuple<Parts...> parts) {
  std::apply([&](auto&... part) { (append(row, std::move(part)), ...); }, parts);
}
template <class A, class B>
void append(Tensors& row, std::pair<A, B> parts) {
  append(row, std::move(parts.first));
  append(row, std::move(parts.second));
}

inline constexpr std::size_t kMostArguments = 8;
template <std::size_t>
using TensorArgument = const Tensor&;
template <class F, class Indices>
inline constexpr bool takes = false;
template <class F, std::size_t... I>
inline constexpr bool takes<F, std::index_sequence<I...>> = std::is_invocable_v<F&, TensorArgument<I>...>;
// As recurrent cells of libtorch take their state: forward(input, {h, c}).
template <class F, class Indices>
inline constexpr bool takes_tuple = false;
template <class F, std::size_t... I>
inline constexpr bool takes_tuple<F, std::index_sequence<I...>> =
    std::is_invocable_v<F&, const Tensor&, std::tuple<std::remove_cvref_t<TensorArgument<I>>...>>;

enum class Form { none, row, input_and_tuple };
// How it takes n tensors. What takes two tensors is not asked about tuples: the body of a generic function might not bear it.
template <class F, std::size_t N>
constexpr Form form_of() {
  if constexpr (takes<F, std::make_index_sequence<N>>) {
    return Form::row;
  } else if constexpr (N >= 2) {
    if constexpr (!takes<F, std::make_index_sequence<2>>)
      if constexpr (takes_tuple<F, std::make_index_sequence<N - 1>>) return Form::input_and_tuple;
  }
  return Form::none;
}

template <class F>
inline constexpr bool takes_some = []<std::size_t... N>(std::index_sequence<N...>) {
  return ((form_of<F, N + 1>() != Form::none) || ...);
}
(std::make_index_sequence<kMostArguments>());

template <class F>
Tensors call(F& f, const Tensors& in) {
  Tensors out;
  bool called = false;
  const auto with = [&]<std::size_t... I>(std::index_sequence<I...>) {
    constexpr std::size_t n = sizeof...(I);
    if (in.size() != n) return;
    if constexpr (form_of<F, n>() == Form::row) {
      append(out, f(in[I]...));
      called = true;
    } else if constexpr (form_of<F, n>() == Form::input_and_tuple) {
      [&]<std::size_t... J>(std::index_sequence<J...>) { append(out, f(in[0], std::make_tuple(in[J + 1]...))); }
      (std::make_index_sequence<n - 1>());
      called = true;
    }
  };
  [&]<std::size_t... N>(std::index_sequence<N...>) { (with(std::make_index_sequence<N + 1>()), ...); }
  (std::make_index_sequence<kMostArguments>());
  if constexpr (!takes_some<F>) {
    static_assert(std::is_invocable_v<F&, const Tensors&>,
                  "a layer takes one to eight tensors, or a std::vector of them, and returns tensors");
    append(out, f(in));
    called = true;
  }
  if (!called) throw InvalidInput("the layer's inputs", std::to_string(in.size()) + " tensors", "as many as its forward() takes");
  return out;
}

template <class M>
concept Module = std::derived_from<M, ::torch::nn::Module>;
// torch::nn::Linear and the like: what holds a module.
template <class H>
concept Holder = requires(const H& holder) {
  typename H::ContainedType;
  { holder.ptr() } -> std::convertible_to<std::shared_ptr<typename H::ContainedType>>;
};
template <class F>
concept Function = !std::is_same_v<F, Layer> && !Module<F> && !Holder<F> && !std::is_same_v<F, ::torch::nn::AnyModule> &&
                   (takes_some<F> || std::is_invocable_v<F&, const Tensors&>);

}  // namespace detail

class Layer {
 public:
  template <detail::Module M>
  Layer(std::shared_ptr<M> module) : module_(module), name_(kind_of(module.get())) {
    call_ = [m = module.get()](const Tensors& in) {
      auto forward = [m](auto&&... tensors) -> decltype(m->forward(std::forward<decltype(tensors)>(tensors)...)) {
        return m->forward(std::forward<decltype(tensors)>(tensors)...);
      };
      return detail::call(forward, in);
    };
    clone_ = [m = module.get()](const c10::optional<::torch::Device>& device) {
      return Layer(std::dynamic_pointer_cast<M>(m->clone(device)));
    };
  }
  template <detail::Holder H>
  Layer(const H& holder) : Layer(holder.ptr()) {}
  template <detail::Module M>
  Layer(M module) : Layer(std::make_shared<M>(std::move(module))) {}
  // A module whose type is erased, as in torch::nn::Sequential: one tensor in, one out.
  Layer(::torch::nn::AnyModule any);
  // A function. Parameters that it uses get their gradients; buffers that it changes are not seen.
  template <detail::Function F>
  Layer(F function, std::string name = "function") : name_(std::move(name)) {
    const auto shared = std::make_shared<F>(std::move(function));
    function_ = shared;
    call_ = [f = shared.get()](const Tensors& in) { return detail::call(*f, in); };
  }

  Tensors operator()(const Tensors& in) const { return call_(in); }
  // Nothing for a function.
  const std::shared_ptr<::torch::nn::Module>& module() const { return module_; }
  const std::string& name() const { return name_; }  // "Conv2d"
  // Equal for copies, and for layers of one module.
  std::int64_t identity() const {
    return reinterpret_cast<std::intptr_t>(module_ ? static_cast<const void*>(module_.get()) : function_.get());
  }
  // Another layer with a deep copy of the module; a function is shared.
  Layer clone(const c10::optional<::torch::Device>& device = {}) const;

 private:
  static std::string kind_of(const ::torch::nn::Module* module);

  std::shared_ptr<::torch::nn::Module> module_;
  std::shared_ptr<void> function_;
  std::function<Tensors(const Tensors&)> call_;
  std::function<Layer(const c10::optional<::torch::Device>&)> clone_;
  std::string name_;
};

// The layers of an existing network. They are shared, not copied.
std::vector<Layer> layers_of(const ::torch::nn::Sequential& network);

}  // namespace recollect::torch
