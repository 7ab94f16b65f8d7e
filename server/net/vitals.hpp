#pragma once

#include <boost/asio/awaitable.hpp>
#include <memory>
#include <string_view>

#include "server/net/http.hpp"

namespace aude::net {

struct Site;

/// Whether a path is for whoever looks after the server: /healthz, /readyz or /metrics.
[[nodiscard]] bool is_vitals_path(std::string_view path);

/// /healthz: the process runs and is not about to stop. /readyz: the database answers as well.
/// /metrics: figures for Prometheus, given to this machine and private networks only (those whose
/// connections are not counted); for others there is nothing at that address.
[[nodiscard]] boost::asio::awaitable<Response> answer_vitals(std::shared_ptr<Site> site,
                                                             Request request);

}  // namespace aude::net
