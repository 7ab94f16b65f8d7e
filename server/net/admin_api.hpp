#pragma once

#include <boost/asio/awaitable.hpp>
#include <memory>
#include <string_view>

#include "server/net/http.hpp"

namespace aude::net {

struct Site;

inline constexpr std::string_view kAdmin = "/api/admin";

/// POST /api/admin: an order of an account with the admin flag. For everybody else there is nothing
/// at this address.
[[nodiscard]] boost::asio::awaitable<Response> post_admin(std::shared_ptr<Site> site,
                                                          Request request);

}  // namespace aude::net
