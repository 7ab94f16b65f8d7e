#pragma once

#include <boost/asio/awaitable.hpp>
#include <memory>
#include <string_view>

#include "server/net/http.hpp"

namespace aude::net {

struct Site;

inline constexpr std::string_view kMe = "/api/me";

/// Whether post_account has the path: /api/me and those below /api/account/.
[[nodiscard]] bool is_account_path(std::string_view path);

/// GET /api/me: who you are; a new guest where everyone may come in.
[[nodiscard]] boost::asio::awaitable<Response> get_me(std::shared_ptr<Site> site, Request request);

/// Names, passwords, coming and going: docs/protocol.md, "Accounts". The request has passed the
/// checks of every POST.
[[nodiscard]] boost::asio::awaitable<Response> post_account(std::shared_ptr<Site> site,
                                                            Request request);

}  // namespace aude::net
