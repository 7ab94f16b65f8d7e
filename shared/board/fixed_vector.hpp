#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

namespace aude::board {

/// A vector with inline storage for at most `N` values. Copies and comparisons touch only the
/// values in use, so a State stays cheap to copy early in a game. Going over the capacity is a bug
/// of the caller: the set-up refuses games that could (Rules::create).
template <class T, std::size_t N>
class FixedVector {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  // Not defaulted: a default constructor would have to build the union's values.
  FixedVector() {}  // NOLINT(modernize-use-equals-default)
  FixedVector(const FixedVector& other) : size_(other.size_) {
    std::copy_n(other.data_, size_, data_);
  }
  FixedVector& operator=(const FixedVector& other) {
    if (this != &other) {
      size_ = other.size_;
      std::copy_n(other.data_, size_, data_);
    }
    return *this;
  }
  ~FixedVector() = default;

  void push_back(const T& value) {
    assert(size_ < N);
    data_[size_++] = value;
  }
  void pop_back() {
    assert(size_ > 0);
    --size_;
  }
  /// Removes the value at `index`, keeping the order of the others.
  void erase_at(std::size_t index) {
    assert(index < size_);
    std::move(data_ + index + 1, data_ + size_, data_ + index);
    --size_;
  }
  void clear() { size_ = 0; }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] static constexpr std::size_t capacity() { return N; }

  [[nodiscard]] T& operator[](std::size_t index) {
    assert(index < size_);
    return data_[index];
  }
  [[nodiscard]] const T& operator[](std::size_t index) const {
    assert(index < size_);
    return data_[index];
  }
  [[nodiscard]] T* begin() { return data_; }
  [[nodiscard]] T* end() { return data_ + size_; }
  [[nodiscard]] const T* begin() const { return data_; }
  [[nodiscard]] const T* end() const { return data_ + size_; }
  [[nodiscard]] std::span<const T> span() const { return {data_, size_}; }

  friend bool operator==(const FixedVector& a, const FixedVector& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  std::uint16_t size_{0};
  // Left uninitialised on purpose: only the first size_ values are ever read. The wrapper keeps
  // the default constructors of T from running over the whole capacity.
  union {
    T data_[N];
  };
};

}  // namespace aude::board
