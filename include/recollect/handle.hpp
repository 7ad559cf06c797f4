// Handle: owns one object of any movable type. View: looks at one without owning it.
// The executor moves them and never looks inside; small objects (a vector, a tensor) are held without an allocation.
#pragma once

#include <cstddef>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>

#include "recollect/error.hpp"

namespace recollect {

namespace detail {
// One address per type, so that a wrong type is an error and not a crash.
template <class T>
inline constexpr char type_id = 0;
[[noreturn]] inline void wrong_type(bool empty) {
  throw Error(empty ? "there is no object here: a state that only its record holds (record_holds_input) is not given to backward"
                    : "a handle was read as another type than it holds: state, record and gradient types differ");
}
}  // namespace detail

class View {
 public:
  View() = default;
  template <class T>
  static View of(const T& object) {
    return View(&object, &detail::type_id<T>);
  }
  template <class T>
  const T& as() const {
    if (type_ != &detail::type_id<T>) detail::wrong_type(object_ == nullptr);
    return *static_cast<const T*>(object_);
  }
  explicit operator bool() const { return object_ != nullptr; }

 private:
  friend class Handle;
  View(const void* object, const void* type) : object_(object), type_(type) {}
  const void* object_ = nullptr;
  const void* type_ = nullptr;
};

class Handle {
 public:
  Handle() = default;
  template <class T>
  requires(!std::is_same_v<std::remove_cvref_t<T>, Handle>) explicit Handle(T object) : ops_(&kOps<T>) {
    if constexpr (kInside<T>)
      ::new (static_cast<void*>(room_)) T(std::move(object));
    else
      ::new (static_cast<void*>(room_)) T*(new T(std::move(object)));
  }
  Handle(Handle&& other) noexcept : ops_(std::exchange(other.ops_, nullptr)) {
    if (ops_ != nullptr) ops_->move(other.room_, room_);
  }
  Handle& operator=(Handle&& other) noexcept {
    if (this != &other) {
      reset();
      ops_ = std::exchange(other.ops_, nullptr);
      if (ops_ != nullptr) ops_->move(other.room_, room_);
    }
    return *this;
  }
  ~Handle() { reset(); }

  void reset() {
    if (ops_ != nullptr) std::exchange(ops_, nullptr)->destroy(room_);
  }
  explicit operator bool() const { return ops_ != nullptr; }
  View view() const { return ops_ == nullptr ? View() : View(ops_->object(room_), ops_->type); }
  template <class T>
  const T& as() const {
    return view().template as<T>();
  }
  template <class T>
  T& as() {
    return const_cast<T&>(view().template as<T>());
  }

 private:
  static constexpr std::size_t kRoom = 4 * sizeof(void*);
  template <class T>
  static constexpr bool kInside = sizeof(T) <= kRoom &&
                                  alignof(T) <= alignof(std::max_align_t) && std::is_nothrow_move_constructible_v<T>;

  struct Ops {
    const void* type;
    const void* (*object)(const void* room);
    void (*move)(void* from, void* to) noexcept;  // leaves nothing behind
    void (*destroy)(void* room);
  };
  template <class T>
  static T* at(void* room) {
    if constexpr (kInside<T>)
      return std::launder(static_cast<T*>(room));
    else
      return *std::launder(static_cast<T**>(room));
  }
  template <class T>
  static constexpr Ops kOps{&detail::type_id<T>, [](const void* room) -> const void* { return at<T>(const_cast<void*>(room)); },
                            [](void* from, void* to) noexcept {
                              if constexpr (kInside<T>) {
                                ::new (to) T(std::move(*at<T>(from)));
                                at<T>(from)->~T();
                              } else {
                                ::new (to) T*(at<T>(from));
                              }
                            },
                            [](void* room) {
                              if constexpr (kInside<T>)
                                at<T>(room)->~T();
                              else
                                delete at<T>(room);
                            }};

  const Ops* ops_ = nullptr;
  alignas(std::max_align_t) std::byte room_[kRoom];
};

}  // namespace recollect
