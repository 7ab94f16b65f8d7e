#pragma once

#include <boost/asio/awaitable.hpp>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/net/limits.hpp"
#include "server/net/outbox.hpp"
#include "server/net/stream.hpp"
#include "server/room/sink.hpp"
#include "server/store/account.hpp"

namespace aude::net {

struct Site;

/// What matters of a request for a WebSocket (RFC 6455, 4.2.1).
struct Handshake {
  std::string host;
  std::string key;
  std::string version;
  /// Of the token that the person came with or has just been given.
  std::optional<store::TokenHash> token;
  /// Counts the connection as long as it lasts; null if the listener does.
  std::unique_ptr<AddressLimit::Slot> slot;
  /// For the answer, beside those of the handshake itself.
  std::vector<std::pair<std::string, std::string>> headers;
};

/// One WebSocket connection, as the rest of the server sees it. Thread-safe.
class WsSession : public room::Sink {
 public:
  /// Sends what is queued and a farewell, then closes; by force if that takes too long.
  virtual void close(Farewell farewell) = 0;
  /// If the account is this connection's: it has a new name or standing from the next message on.
  virtual void changed(const store::Account& account) = 0;
  [[nodiscard]] virtual store::Account account() = 0;
  [[nodiscard]] virtual const std::optional<store::TokenHash>& token() const = 0;
};

/// Answers the handshake and serves the connection until it is closed. To be awaited on the
/// stream's strand.
[[nodiscard]] boost::asio::awaitable<void> serve_websocket(Stream stream, Handshake handshake,
                                                           store::Account account,
                                                           std::shared_ptr<Site> site);

}  // namespace aude::net
