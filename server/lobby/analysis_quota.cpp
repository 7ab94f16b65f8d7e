#include "server/lobby/analysis_quota.hpp"

namespace aude::lobby {
namespace {

constexpr std::int64_t kDayMs = std::int64_t{24} * 3600 * 1000;

}  // namespace

bool AnalysisQuota::allows(const std::string& account, protocol::UnixMs now) {
  const auto known = begun_.find(account);
  if (known == begun_.end()) {
    return true;
  }
  std::deque<std::int64_t>& begun = known->second;
  while (!begun.empty() && begun.front() <= now.value - kDayMs) {
    begun.pop_front();
  }
  return begun.size() < kMostADay;
}

void AnalysisQuota::note(const std::string& account, protocol::UnixMs now) {
  begun_[account].push_back(now.value);
}

}  // namespace aude::lobby
