#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <memory>

namespace aude::net {

struct Site;

/// Accepts connections and gives each a strand and a coroutine of its own.
class Listener : public std::enable_shared_from_this<Listener> {
 public:
  /// Binds and listens. Connections run on `executor`, on strands of their own; all members of this
  /// run on `strand`. Throws boost::system::system_error.
  Listener(boost::asio::any_io_executor executor, const boost::asio::any_io_executor& strand,
           const boost::asio::ip::tcp::endpoint& endpoint, std::shared_ptr<Site> site);

  /// Accepts until close().
  static boost::asio::awaitable<void> run(std::shared_ptr<Listener> self);
  void close();

  [[nodiscard]] boost::asio::ip::tcp::endpoint endpoint() const;

 private:
  void serve(boost::asio::ip::tcp::socket socket);

  boost::asio::any_io_executor executor_;
  boost::asio::ip::tcp::acceptor acceptor_;
  std::shared_ptr<Site> site_;
};

}  // namespace aude::net
