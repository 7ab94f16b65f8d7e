#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <cstdint>
#include <memory>
#include <set>
#include <string>

#include "server/net/site.hpp"

namespace aude::net {

class Listener;

/// The network side of the program: listens, and serves the web client, the HTTP interface and the
/// WebSockets.
class Server {
 public:
  /// Reads the client's files and binds the address, so that connections queue up from now on.
  /// Throws std::system_error or std::runtime_error with words for the operator.
  Server(const boost::asio::any_io_executor& executor, const std::string& address,
         std::uint16_t port, const Parts& parts);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  /// Begins to accept connections.
  void start();

  /// Accepts nothing more, lets the lobby finish and commit, tells every client and closes its
  /// connection. Call once.
  [[nodiscard]] boost::asio::awaitable<void> stop();

  /// Reads the certificate for TLS again, if there is one. A file that cannot be used is logged,
  /// and the certificate stays as it was.
  void reload_certificate();

  /// For the door that admins come through on this machine.
  [[nodiscard]] admin::Desk& desk();

  /// Ids of the accounts that have a connection. Thread-safe.
  [[nodiscard]] std::set<std::string> accounts_present() const;

  /// What a browser on this machine opens: "http://127.0.0.1:8080".
  [[nodiscard]] std::string url() const;

 private:
  boost::asio::any_io_executor strand_;
  std::shared_ptr<Site> site_;
  std::shared_ptr<Listener> listener_;
};

}  // namespace aude::net
