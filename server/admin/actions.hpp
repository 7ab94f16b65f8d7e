#pragma once

#include <boost/asio/awaitable.hpp>
#include <span>
#include <string_view>

#include "server/admin/desk.hpp"

namespace aude::admin {

using Doing = boost::asio::awaitable<Outcome>;

/// One thing that an admin can order.
struct Action {
  std::string_view name;
  /// What it takes, for the help: "WHO [HOURS]".
  std::string_view takes;
  std::string_view does;
  Order::From least;
  enum class Kind : std::uint8_t { looks, changes } kind;
  Doing (*carry_out)(Office, Order);
};

/// look_actions.cpp and change_actions.cpp.
[[nodiscard]] std::span<const Action> looking();
[[nodiscard]] std::span<const Action> changing();

}  // namespace aude::admin
