#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "server/store/account.hpp"

namespace aude::admin {

/// Somebody who is connected.
struct Present {
  store::Account account;
  std::size_t connections{};
};

/// Why connections end.
enum class Ending { logged_out, banned };

/// All that the desk knows of connections. Thread-safe.
class Connections {
 public:
  virtual ~Connections() = default;
  [[nodiscard]] virtual std::vector<Present> present() = 0;
  /// The account has a new name or standing, for connections that are open.
  virtual void changed(const store::Account& account) = 0;
  /// Ends all connections of the account.
  virtual void end(const std::string& account, Ending why) = 0;
};

}  // namespace aude::admin
