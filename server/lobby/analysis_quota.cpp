#include "server/lobby/analysis_quota.hpp"

#include <algorithm>

namespace aude::lobby {
namespace {

constexpr std::int64_t kDayMs = std::int64_t{24} * 3600 * 1000;

}  // namespace

bool AnalysisQuota::allows(const std::string& account, protocol::UnixMs now) const {
  const auto known = begun_.find(account);
  if (known == begun_.end()) {
    return true;
  }
  const std::deque<std::int64_t>& begun = known->second;
  const auto in_a_day =
      std::ranges::count_if(begun, [&](std::int64_t at) { return at > now.value - kDayMs; });
  return in_a_day < std::int64_t{kMostADay};
}

void AnalysisQuota::note(const std::string& account, protocol::UnixMs now) {
  std::erase_if(begun_,
                [&](const auto& entry) { return entry.second.back() <= now.value - kDayMs; });
  std::deque<std::int64_t>& begun = begun_[account];
  begun.push_back(now.value);
  if (begun.size() > kMostADay) {
    begun.pop_front();
  }
}

}  // namespace aude::lobby
