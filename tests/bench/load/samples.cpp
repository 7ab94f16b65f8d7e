#include "tests/bench/load/samples.hpp"

#include <algorithm>

namespace aude::load {

double Samples::percentile(double of_100) {
  if (values_.empty()) {
    return 0;
  }
  std::ranges::sort(values_);
  const auto rank = static_cast<std::size_t>(of_100 / 100 * static_cast<double>(values_.size()));
  return static_cast<double>(values_[std::min(rank, values_.size() - 1)]);
}

}  // namespace aude::load
