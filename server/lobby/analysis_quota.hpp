#pragma once

#include <cstddef>
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

  [[nodiscard]] bool allows(const std::string& account, protocol::UnixMs now) const;
  void note(const std::string& account, protocol::UnixMs now);
  /// How many accounts it remembers: those that have begun one in the 24 hours before the last.
  [[nodiscard]] std::size_t accounts() const { return begun_.size(); }

 private:
  /// When each account has begun its last ones; never empty.
  std::map<std::string, std::deque<std::int64_t>> begun_;
};

}  // namespace aude::lobby
