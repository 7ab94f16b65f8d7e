#include "server/net/stream.hpp"

#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <exception>
#include <optional>

namespace aude::net {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

namespace {

using Encrypted = asio::ssl::stream<tcp::socket&>;

}  // namespace

struct Stream::Inner {
  explicit Inner(Socket from) : socket{std::move(from)}, timer{socket.get_executor()} {}

  Socket socket;
  asio::steady_timer timer;
  // The context must live as long as the stream that it has made.
  std::shared_ptr<asio::ssl::context> context;
  std::optional<Encrypted> encrypted;
};

Stream::Stream(Socket socket) : inner_{std::make_shared<Inner>(std::move(socket))} {}

Stream::~Stream() {
  if (inner_) {
    // The timer's handler holds no reference to it, so it must not outlive what it would close.
    close();
  }
}

Stream::executor_type Stream::get_executor() const { return inner_->socket.get_executor(); }

bool Stream::is_encrypted() const { return inner_->encrypted.has_value(); }

asio::ip::address Stream::peer() const {
  error_code error;
  return inner_->socket.remote_endpoint(error).address();
}

asio::awaitable<bool> Stream::begins_with_tls() {
  constexpr unsigned char kHandshake = 0x16;
  const std::shared_ptr<Inner> inner = inner_;
  unsigned char first = 0;
  error_code error;
  const auto buffer = asio::buffer(&first, 1);
  co_await inner->socket.async_receive(buffer, tcp::socket::message_peek,
                                       asio::redirect_error(asio::use_awaitable, error));
  co_return !error && first == kHandshake;
}

asio::awaitable<error_code> Stream::encrypt(std::shared_ptr<asio::ssl::context> context) {
  const std::shared_ptr<Inner> inner = inner_;
  inner->context = std::move(context);
  inner->encrypted.emplace(inner->socket, *inner->context);
  error_code error;
  co_await inner->encrypted->async_handshake(asio::ssl::stream_base::server,
                                             asio::redirect_error(asio::use_awaitable, error));
  co_return error;
}

void Stream::expires_after(std::chrono::milliseconds time) {
  inner_->timer.expires_after(time);
  inner_->timer.async_wait([weak = std::weak_ptr{inner_}](error_code error) {
    if (const auto inner = weak.lock(); inner && !error) {
      inner->socket.close(error);
    }
  });
}

void Stream::expires_never() { inner_->timer.cancel(); }

void Stream::close() {
  error_code ignored;
  inner_->timer.cancel();
  inner_->socket.close(ignored);
}

void Stream::read_some(asio::mutable_buffer buffer, Handler handler) {
  if (inner_->encrypted) {
    inner_->encrypted->async_read_some(buffer, std::move(handler));
  } else {
    inner_->socket.async_read_some(buffer, std::move(handler));
  }
}

void Stream::write_some(const Several& buffers, Handler handler) {
  if (inner_->encrypted) {
    inner_->encrypted->async_write_some(buffers, std::move(handler));
  } else {
    inner_->socket.async_write_some(buffers, std::move(handler));
  }
}

asio::awaitable<void> Stream::drain(std::shared_ptr<Inner> inner) {
  // Closing with unread bytes would reset the connection, and the last words would be lost.
  constexpr std::size_t kMostBytes = std::size_t{4} * 1024 * 1024;
  constexpr std::size_t kAtOnce = std::size_t{16} * 1024;
  error_code error;
  if (inner->encrypted) {
    co_await inner->encrypted->async_shutdown(asio::redirect_error(asio::use_awaitable, error));
  }
  inner->socket.shutdown(tcp::socket::shutdown_send, error);
  std::array<char, kAtOnce> rest{};
  const auto buffer = asio::buffer(rest);
  for (std::size_t count = 0; !error && count < kMostBytes;) {
    count += co_await inner->socket.async_read_some(
        buffer, asio::redirect_error(asio::use_awaitable, error));
  }
  inner->socket.close(error);
}

void Stream::tear_down(Closed handler) {
  auto then = [handler = std::move(handler)](const std::exception_ptr&) mutable {
    std::move(handler)(error_code{});
  };
  asio::co_spawn(inner_->socket.get_executor(), drain(inner_), std::move(then));
}

}  // namespace aude::net
