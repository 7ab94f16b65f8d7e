#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include <prometheus/client_metric.h>
#include <prometheus/collectable.h>
#include <prometheus/metric_family.h>

namespace aude::metrics {

/// Counts how often a value fell between given bounds, as a Prometheus histogram. Observing takes
/// no lock, so that rooms on different threads never wait for each other because they are measured
/// (the histogram of prometheus-cpp locks). Thread-safe.
class Distribution {
 public:
  /// `bounds` are the upper bounds of the buckets, rising; what is above the last one counts, too.
  explicit Distribution(const std::vector<double>& bounds);

  void observe(double value);

  /// What has been observed so far. A value that comes in meanwhile may be in one number and not
  /// yet in another; the counts of the buckets and the total agree.
  [[nodiscard]] prometheus::ClientMetric::Histogram collect() const;

 private:
  std::vector<double> bounds_;
  std::vector<std::atomic<std::uint64_t>> counts_;
  std::atomic<double> sum_{0};
};

/// Distributions of one name, told apart by the value of a label, or a single one without a label.
/// Thread-safe.
class DistributionFamily final : public prometheus::Collectable {
 public:
  /// `label` is empty for a family of one.
  DistributionFamily(std::string name, std::string help, std::string label,
                     std::vector<double> bounds);

  /// The distribution for this value of the label; made when it is asked for first. The reference
  /// is good as long as the family lives.
  [[nodiscard]] Distribution& at(std::string_view value = {});

  [[nodiscard]] std::vector<prometheus::MetricFamily> Collect() const override;

 private:
  std::string name_;
  std::string help_;
  std::string label_;
  std::vector<double> bounds_;
  mutable std::mutex mutex_;
  std::map<std::string, std::unique_ptr<Distribution>, std::less<>> distributions_;
};

}  // namespace aude::metrics
