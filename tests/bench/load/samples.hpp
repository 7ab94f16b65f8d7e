#pragma once

#include <cstddef>
#include <vector>

namespace aude::load {

/// Times in milliseconds, kept one by one: a run has at most some millions.
class Samples {
 public:
  void add(double milliseconds) { values_.push_back(static_cast<float>(milliseconds)); }
  void clear() { values_.clear(); }
  [[nodiscard]] std::size_t count() const { return values_.size(); }
  /// The value that so many of 100 samples do not exceed; 0 without samples. Sorts what is kept.
  [[nodiscard]] double percentile(double of_100);

 private:
  std::vector<float> values_;
};

}  // namespace aude::load
