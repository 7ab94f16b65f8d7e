#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket.hpp>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace aude::load {

template <class T>
using awaitable = boost::asio::awaitable<T>;
using Endpoint = boost::asio::ip::tcp::endpoint;

/// What all connections have moved and met, for the report.
struct Traffic {
  std::uint64_t frames_in{};
  std::uint64_t frames_out{};
  std::uint64_t bytes_in{};
  std::uint64_t bytes_out{};
  std::uint64_t lost{};
};

/// One WebSocket of a made-up person. Everything happens on one thread.
class Connection : public std::enable_shared_from_this<Connection> {
 public:
  using Hear = std::function<void(std::string_view)>;

  Connection(const boost::asio::any_io_executor& executor, Traffic& traffic);

  /// Opens the WebSocket as a new guest. Throws boost::system::system_error.
  static awaitable<void> open(std::shared_ptr<Connection> self, Endpoint server);
  /// Hears every message from now on, until the connection ends.
  static void listen(std::shared_ptr<Connection> self, Hear hear);
  void send(std::string text);
  void close();
  /// "aude_token=..." as the server set it.
  [[nodiscard]] const std::string& cookie() const { return cookie_; }

 private:
  static awaitable<void> read(std::shared_ptr<Connection> self);
  static awaitable<void> write(std::shared_ptr<Connection> self);

  boost::beast::websocket::stream<boost::beast::tcp_stream> stream_;
  boost::beast::flat_buffer buffer_;
  Traffic& traffic_;
  std::string cookie_;
  Hear hear_;
  std::deque<std::string> waiting_;
  bool is_writing_{};
  bool is_closed_{};
};

/// POST with this cookie; gives the body of the answer. Throws on anything but success.
[[nodiscard]] awaitable<std::string> post(Endpoint server, std::string path, std::string cookie,
                                          std::string body);

}  // namespace aude::load
