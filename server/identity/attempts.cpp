#include "server/identity/attempts.hpp"

#include <algorithm>

namespace aude::identity {
namespace {

// Some megabytes. Whoever has so many addresses is no case for a counter.
constexpr std::size_t kMostKeys = 20'000;

}  // namespace

Attempts::Attempts(std::size_t count, std::chrono::seconds window)
    : count_{static_cast<double>(count)}, window_{window} {}

double Attempts::refilled(const Bucket& bucket, Time now) const {
  const std::chrono::duration<double> passed = now - bucket.last;
  return std::min(count_, bucket.left + count_ * (passed / window_));
}

bool Attempts::take(const std::string& key, Time now) {
  if (count_ == 0) {
    return true;
  }
  const std::scoped_lock lock{mutex_};
  if (buckets_.size() >= kMostKeys) {
    forget_full(now);
  }
  Bucket& bucket = buckets_.try_emplace(key, Bucket{count_, now}).first->second;
  bucket.left = refilled(bucket, now);
  bucket.last = now;
  if (bucket.left < 1) {
    return false;
  }
  bucket.left -= 1;
  return true;
}

void Attempts::give_back(const std::string& key) {
  const std::scoped_lock lock{mutex_};
  if (const auto found = buckets_.find(key); found != buckets_.end()) {
    found->second.left = std::min(count_, found->second.left + 1);
  }
}

void Attempts::forget_full(Time now) {
  std::erase_if(buckets_, [&](const auto& entry) { return refilled(entry.second, now) >= count_; });
  if (buckets_.size() >= kMostKeys) {
    buckets_.clear();
  }
}

}  // namespace aude::identity
