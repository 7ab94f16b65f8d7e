#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/admin/connections.hpp"
#include "server/net/ws_session.hpp"
#include "server/store/account.hpp"

namespace aude::net {

/// All open WebSocket connections. Thread-safe.
class Sessions final : public admin::Connections {
 public:
  /// `strand` is for waiting until all are gone; nothing else may use it.
  explicit Sessions(const boost::asio::any_io_executor& strand);

  /// False if the server is stopping: the session is to say so and go.
  [[nodiscard]] bool enter(const std::shared_ptr<WsSession>& session);
  void leave(const WsSession& session);

  [[nodiscard]] std::vector<admin::Present> present() override;
  /// The person has a new name or standing in all of his connections.
  void changed(const store::Account& account) override;
  /// Ends the account's connections.
  void end(const std::string& account, admin::Ending why) override;
  /// Ends those of the account that came with this token, or with any other one.
  void end_of_token(const std::string& account, const store::TokenHash& token);
  void end_of_others(const std::string& account, const std::optional<store::TokenHash>& token);

  [[nodiscard]] bool is_closing() const;

  /// No connection may enter any more.
  void begin_closing();
  /// Says farewell to every connection and waits until they are gone, at the most `patience`.
  [[nodiscard]] boost::asio::awaitable<void> close_all(std::chrono::milliseconds patience);

 private:
  std::vector<std::shared_ptr<WsSession>> all();
  bool is_empty();

  mutable std::mutex mutex_;
  std::unordered_map<const WsSession*, std::weak_ptr<WsSession>> sessions_;
  bool is_closing_{};
  boost::asio::any_io_executor strand_;
  /// Cancelled when the last one has left.
  boost::asio::steady_timer emptied_;
};

}  // namespace aude::net
