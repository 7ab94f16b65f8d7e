#include "server/metrics/distribution.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

#include <prometheus/metric_type.h>

namespace aude::metrics {

Distribution::Distribution(const std::vector<double>& bounds)
    : bounds_(bounds), counts_(bounds.size() + 1) {}

void Distribution::observe(double value) {
  const auto bound = std::ranges::lower_bound(bounds_, value);
  const auto bucket = static_cast<std::size_t>(std::distance(bounds_.begin(), bound));
  counts_[bucket].fetch_add(1, std::memory_order_relaxed);
  sum_.fetch_add(value, std::memory_order_relaxed);
}

prometheus::ClientMetric::Histogram Distribution::collect() const {
  prometheus::ClientMetric::Histogram result;
  for (std::size_t i = 0; i < counts_.size(); ++i) {
    result.sample_count += counts_[i].load(std::memory_order_relaxed);
    const double bound = i < bounds_.size() ? bounds_[i] : std::numeric_limits<double>::infinity();
    result.bucket.push_back({.cumulative_count = result.sample_count, .upper_bound = bound});
  }
  result.sample_sum = sum_.load(std::memory_order_relaxed);
  return result;
}

DistributionFamily::DistributionFamily(std::string name, std::string help, std::string label,
                                       std::vector<double> bounds)
    : name_(std::move(name)), help_(std::move(help)), label_(std::move(label)),
      bounds_(std::move(bounds)) {}

Distribution& DistributionFamily::at(std::string_view value) {
  const std::scoped_lock lock(mutex_);
  auto found = distributions_.find(value);
  if (found == distributions_.end()) {
    found = distributions_.emplace(value, std::make_unique<Distribution>(bounds_)).first;
  }
  return *found->second;
}

std::vector<prometheus::MetricFamily> DistributionFamily::Collect() const {
  prometheus::MetricFamily family{
      .name = name_, .help = help_, .type = prometheus::MetricType::Histogram, .metric = {}};
  const std::scoped_lock lock(mutex_);
  for (const auto& [value, distribution] : distributions_) {
    prometheus::ClientMetric metric;
    if (!label_.empty()) {
      metric.label.push_back({.name = label_, .value = value});
    }
    metric.histogram = distribution->collect();
    family.metric.push_back(std::move(metric));
  }
  return {std::move(family)};
}

}  // namespace aude::metrics
