#pragma once

#include <chrono>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "server/store/addresses.hpp"

namespace aude::post {

/// Decides, from round to round, who is to be told of which moves. Not thread-safe.
class Rounds {
 public:
  struct Patience {
    /// How long it must have been somebody's move without any connection of his.
    std::chrono::milliseconds away{std::chrono::minutes(5)};
    /// Between two mails to one person; what comes meanwhile is told together.
    std::chrono::milliseconds between{std::chrono::minutes(30)};
  };
  explicit Rounds(Patience patience) : patience_(patience) {}

  using ByAccount = std::map<std::string, std::vector<store::UntoldMove>>;
  /// Whom to tell now of what, given what is untold and who is connected.
  [[nodiscard]] ByAccount due(const std::vector<store::UntoldMove>& untold,
                              const std::set<std::string>& here, protocol::UnixMs now);

 private:
  using Turn = std::tuple<std::string, std::string, unsigned>;

  Patience patience_;
  // Since when it has been the move of somebody who was not here.
  std::map<Turn, protocol::UnixMs> since_;
};

}  // namespace aude::post
