#include "server/net/listener.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <exception>
#include <utility>

#include <spdlog/spdlog.h>

#include "server/net/http_session.hpp"
#include "server/net/limits.hpp"
#include "server/net/site.hpp"

namespace aude::net {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

void report(const std::exception_ptr& broken) {
  if (!broken) {
    return;
  }
  try {
    std::rethrow_exception(broken);
  } catch (const std::exception& error) {
    spdlog::error("connection failed reason=\"{}\"", error.what());
  }
}

}  // namespace

Listener::Listener(asio::any_io_executor executor, const asio::any_io_executor& strand,
                   const tcp::endpoint& endpoint, std::shared_ptr<Site> site)
    : executor_{std::move(executor)}, acceptor_{strand}, site_{std::move(site)} {
  acceptor_.open(endpoint.protocol());
  // A restarted server must not wait for connections of its predecessor to time out.
  acceptor_.set_option(tcp::acceptor::reuse_address{true});
  acceptor_.bind(endpoint);
  acceptor_.listen();
}

tcp::endpoint Listener::endpoint() const { return acceptor_.local_endpoint(); }

void Listener::close() { acceptor_.close(); }

asio::awaitable<void> Listener::run(std::shared_ptr<Listener> self) {
  // Out of file descriptors: accepting again at once would only burn time.
  constexpr std::chrono::milliseconds kBreath{100};
  asio::steady_timer pause{self->acceptor_.get_executor()};
  while (self->acceptor_.is_open()) {
    const asio::any_io_executor strand = asio::make_strand(self->executor_);
    error_code error;
    tcp::socket socket = co_await self->acceptor_.async_accept(
        strand, asio::redirect_error(asio::use_awaitable, error));
    if (!error) {
      self->serve(std::move(socket));
    } else if (error != asio::error::operation_aborted) {
      spdlog::warn("accept failed reason=\"{}\"", error.message());
      pause.expires_after(kBreath);
      co_await pause.async_wait(asio::redirect_error(asio::use_awaitable, error));
    }
  }
}

void Listener::serve(tcp::socket socket) {
  error_code error;
  const tcp::endpoint peer = socket.remote_endpoint(error);
  if (error) {
    return;
  }
  // Moves are small and must not wait for more to come.
  socket.set_option(tcp::no_delay{true}, error);
  std::unique_ptr<AddressLimit::Slot> slot;
  // Of a proxy's connections each says by itself who is behind it.
  const auto address = counted_address(peer.address());
  if (address && !site_->proxies.trust(peer.address())) {
    slot = site_->addresses->enter(*address);
    if (!slot) {
      // Counted, and no line of the log each: who does this does it often.
      site_->metrics.dropped("too_many_connections");
      spdlog::debug("connection refused reason=too_many address={}", *address);
      return;
    }
  }
  const auto executor = socket.get_executor();
  // The completion handler keeps the slot until the connection is over.
  asio::co_spawn(executor, serve_http(std::move(socket), site_),
                 [slot = std::move(slot)](const std::exception_ptr& broken) { report(broken); });
}

}  // namespace aude::net
