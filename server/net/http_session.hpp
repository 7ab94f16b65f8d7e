#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <memory>

namespace aude::net {

struct Site;

/// Serves HTTP on a connection until it ends or becomes a WebSocket, and that then. To be awaited
/// on the socket's strand.
[[nodiscard]] boost::asio::awaitable<void> serve_http(boost::asio::ip::tcp::socket socket,
                                                      std::shared_ptr<Site> site);

}  // namespace aude::net
