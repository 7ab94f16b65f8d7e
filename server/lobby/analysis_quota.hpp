#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <string>

#include "shared/protocol/unix_time.hpp"

namespace aude::lobby {

/// How many analyses each account may begin: so many in any 24 hours. Remembers nothing over a
/// restart, which ends those that are under way.
class AnalysisQuota {
 public:
  static constexpr unsigned kMostADay = 30;

  [[nodiscard]] bool allows(const std::string& account, protocol::UnixMs now);
  void note(const std::string& account, protocol::UnixMs now);

 private:
  /// When each account has begun.
  std::map<std::string, std::deque<std::int64_t>> begun_;
};

}  // namespace aude::lobby
