#pragma once

#include <boost/asio/awaitable.hpp>
#include <string>
#include <string_view>

#include "server/admin/connections.hpp"
#include "server/admin/order.hpp"
#include "server/identity/people.hpp"
#include "server/lobby/lobby.hpp"
#include "server/store/accounts.hpp"

namespace aude::admin {

/// What the desk needs of the server. All of it must outlive the desk.
struct Office {
  identity::People& people;
  store::Accounts& accounts;
  lobby::Lobby& lobby;
  Connections& connections;
};

/// Carries out what admins order, from the console or from a browser, and writes down what it has
/// changed: into the audit table and into the log. Thread-safe.
class Desk {
 public:
  explicit Desk(const Office& office) : office_{office} {}

  /// Throws StoreError.
  [[nodiscard]] boost::asio::awaitable<Outcome> carry_out(Order order);

  /// The actions with what they take and do, one a line.
  [[nodiscard]] static std::string help();

 private:
  Office office_;
};

}  // namespace aude::admin
