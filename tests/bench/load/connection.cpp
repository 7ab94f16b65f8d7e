#include "tests/bench/load/connection.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/http.hpp>
#include <stdexcept>
#include <utility>

namespace aude::load {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using boost::system::error_code;

std::string host_of(const Endpoint& server) {
  return server.address().to_string() + ":" + std::to_string(server.port());
}

}  // namespace

Connection::Connection(const asio::any_io_executor& executor, Traffic& traffic)
    : stream_{executor}, traffic_{traffic} {}

awaitable<void> Connection::open(std::shared_ptr<Connection> self, Endpoint server) {
  co_await beast::get_lowest_layer(self->stream_).async_connect(server, asio::use_awaitable);
  beast::get_lowest_layer(self->stream_).socket().set_option(asio::ip::tcp::no_delay{true});
  websocket::response_type answer;
  const std::string host = host_of(server);
  co_await self->stream_.async_handshake(answer, host, "/ws", asio::use_awaitable);
  const auto value = answer[http::field::set_cookie];
  const std::string_view cookie{value.data(), value.size()};
  self->cookie_ = cookie.substr(0, cookie.find(';'));
}

void Connection::listen(std::shared_ptr<Connection> self, Hear hear) {
  self->hear_ = std::move(hear);
  asio::co_spawn(self->stream_.get_executor(), read(self), asio::detached);
}

awaitable<void> Connection::read(std::shared_ptr<Connection> self) {
  for (;;) {
    error_code error;
    co_await self->stream_.async_read(self->buffer_,
                                      asio::redirect_error(asio::use_awaitable, error));
    if (error) {
      self->traffic_.lost += self->is_closed_ ? 0U : 1U;
      co_return;
    }
    const auto bytes = self->buffer_.cdata();
    ++self->traffic_.frames_in;
    self->traffic_.bytes_in += bytes.size();
    self->hear_({static_cast<const char*>(bytes.data()), bytes.size()});
    self->buffer_.consume(bytes.size());
  }
}

void Connection::send(std::string text) {
  waiting_.push_back(std::move(text));
  if (!std::exchange(is_writing_, true)) {
    asio::co_spawn(stream_.get_executor(), write(shared_from_this()), asio::detached);
  }
}

awaitable<void> Connection::write(std::shared_ptr<Connection> self) {
  while (!self->waiting_.empty()) {
    const std::string text = std::move(self->waiting_.front());
    self->waiting_.pop_front();
    ++self->traffic_.frames_out;
    self->traffic_.bytes_out += text.size();
    error_code error;
    co_await self->stream_.async_write(asio::buffer(text),
                                       asio::redirect_error(asio::use_awaitable, error));
    if (error) {
      self->waiting_.clear();
    }
  }
  self->is_writing_ = false;
}

void Connection::close() {
  is_closed_ = true;
  beast::get_lowest_layer(stream_).close();
}

awaitable<std::string> post(Endpoint server, std::string path, std::string cookie,
                            std::string body) {
  beast::tcp_stream stream{co_await asio::this_coro::executor};
  co_await stream.async_connect(server, asio::use_awaitable);
  http::request<http::string_body> request{http::verb::post, path, 11};
  request.set(http::field::host, host_of(server));
  request.set(http::field::content_type, "application/json");
  request.set(http::field::cookie, cookie);
  request.keep_alive(false);
  request.body() = std::move(body);
  request.prepare_payload();
  co_await http::async_write(stream, request, asio::use_awaitable);
  beast::flat_buffer buffer;
  http::response<http::string_body> answer;
  co_await http::async_read(stream, buffer, answer, asio::use_awaitable);
  if (http::to_status_class(answer.result()) != http::status_class::successful) {
    throw std::runtime_error(path + " was refused: " + answer.body());
  }
  co_return std::move(answer.body());
}

}  // namespace aude::load
