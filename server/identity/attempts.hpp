#pragma once

#include <chrono>
#include <cstddef>
#include <mutex>
#include <string>
#include <unordered_map>

namespace aude::identity {

/// Counts what somebody tries, by a key (a name, an address): so many in a window of time, all at
/// once or spread. Remembers a bounded number of keys. Thread-safe.
class Attempts {
 public:
  using Time = std::chrono::steady_clock::time_point;

  /// 0 is no limit.
  Attempts(std::size_t count, std::chrono::seconds window);

  /// Counts an attempt; false if it is one too many, and then it does not count.
  [[nodiscard]] bool take(const std::string& key, Time now = Time::clock::now());
  /// The attempt was no attack after all.
  void give_back(const std::string& key);

 private:
  struct Bucket {
    double left{};
    Time last;
  };
  [[nodiscard]] double refilled(const Bucket& bucket, Time now) const;
  void forget_full(Time now);

  const double count_;
  const std::chrono::duration<double> window_;
  std::mutex mutex_;
  std::unordered_map<std::string, Bucket> buckets_;
};

}  // namespace aude::identity
