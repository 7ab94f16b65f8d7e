#pragma once

#include <boost/asio/awaitable.hpp>
#include <memory>
#include <string_view>

#include "server/net/http.hpp"

namespace aude::net {

struct Site;

/// Whether answer_api has the path: /api/... and /healthz.
[[nodiscard]] bool is_api_path(std::string_view path);

/// Answers the requests of docs/protocol.md. Never throws for what a client does; a broken store
/// is an exception.
[[nodiscard]] boost::asio::awaitable<Response> answer_api(std::shared_ptr<Site> site,
                                                          Request request);

}  // namespace aude::net
