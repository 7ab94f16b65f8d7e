#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/net/outbox.hpp"
#include "server/room/sink.hpp"
#include "server/store/account.hpp"

namespace aude::net {

struct Site;

/// What matters of a request for a WebSocket (RFC 6455, 4.2.1).
struct Handshake {
  std::string host;
  std::string key;
  std::string version;
  /// For the answer, beside those of the handshake itself.
  std::vector<std::pair<std::string, std::string>> headers;
};

/// One WebSocket connection, as the rest of the server sees it. Thread-safe.
class WsSession : public room::Sink {
 public:
  /// Sends what is queued and a farewell, then closes; by force if that takes too long.
  virtual void close(Farewell farewell) = 0;
  /// If the account is this connection's: it has a new name from the next message on.
  virtual void renamed(const store::Account& account) = 0;
};

/// Answers the handshake and serves the connection until it is closed. To be awaited on the
/// socket's strand.
[[nodiscard]] boost::asio::awaitable<void> serve_websocket(boost::asio::ip::tcp::socket socket,
                                                           Handshake handshake,
                                                           store::Account account,
                                                           std::shared_ptr<Site> site);

}  // namespace aude::net
