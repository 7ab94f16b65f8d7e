#include "server/net/http_session.hpp"

#include <algorithm>
#include <array>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <exception>
#include <optional>
#include <string>
#include <utility>

#include <spdlog/spdlog.h>

#include "server/net/api.hpp"
#include "server/net/http.hpp"
#include "server/net/limits.hpp"
#include "server/net/site.hpp"
#include "server/net/ws_session.hpp"

namespace aude::net {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using asio::ip::tcp;
using boost::system::error_code;
using Parser = http::request_parser<http::string_body>;
using Message = http::request<http::string_body>;

constexpr std::string_view kSocketPath = "/ws";

Method method_from(http::verb verb) {
  switch (verb) {
  case http::verb::get:
    return Method::get;
  case http::verb::head:
    return Method::head;
  case http::verb::post:
    return Method::post;
  default:
    return Method::other;
  }
}

std::string text_of(const Message& message, std::string_view field) {
  const auto value = message[{field.data(), field.size()}];
  return {value.data(), value.size()};
}

Request request_from(Message message) {
  const std::string_view target{message.target().data(), message.target().size()};
  const auto mark = target.find('?');
  Request request;
  request.method = method_from(message.method());
  request.path = target.substr(0, mark);
  request.query = mark == std::string_view::npos ? "" : target.substr(mark + 1);
  request.content_type = text_of(message, "Content-Type");
  request.cookie = text_of(message, "Cookie");
  request.host = text_of(message, "Host");
  if (message.count(http::field::origin) != 0) {
    request.origin = text_of(message, "Origin");
  }
  request.accept_encoding = text_of(message, "Accept-Encoding");
  request.if_none_match = text_of(message, "If-None-Match");
  request.forwarded_proto = text_of(message, "X-Forwarded-Proto");
  request.body = std::move(message.body());
  return request;
}

/// The answer to what is no proper request; nothing if the connection is just over.
std::optional<Response> answer_to(error_code error) {
  if (error == http::error::body_limit) {
    return error_response(Status::too_large, "too_large", "A body may have 64 KiB.");
  }
  if (error == http::error::header_limit || error == http::error::buffer_overflow) {
    return error_response(Status::headers_too_large, "too_large", "The headers may have 16 KiB.");
  }
  if (error == http::error::end_of_stream || error == http::error::partial_message ||
      error.category() != make_error_code(http::error::bad_method).category()) {
    return std::nullopt;
  }
  return error_response(Status::bad_request, "bad_request", "This is not HTTP.");
}

asio::awaitable<Response> answer(std::shared_ptr<Site> site, Request request) {
  try {
    if (is_api_path(request.path)) {
      co_return co_await answer_api(site, std::move(request));
    }
    co_return site->files.answer(request);
  } catch (const std::exception& broken) {
    spdlog::error("request failed reason=\"{}\"", broken.what());
  }
  co_return error_response(Status::internal_error, "internal", "The server could not do this.");
}

/// What is left of a connection after a response.
enum class After { keep, close };

asio::awaitable<error_code> write(beast::tcp_stream& stream, Response response, Method method,
                                  After after) {
  http::response<http::span_body<const char>> message{static_cast<http::status>(response.status),
                                                      11};
  for (const auto& [name, value] : security_headers(response.framing)) {
    message.set(name, value);
  }
  for (const auto& [name, value] : response.headers) {
    message.set(name, value);
  }
  message.keep_alive(after == After::keep);
  if (response.status != Status::not_modified) {
    message.set(http::field::content_type, response.content_type);
    message.content_length(response.body->size());
    if (method != Method::head) {
      message.body() = {response.body->data(), response.body->size()};
    }
  }
  stream.expires_after(kWriteTimeout);
  error_code error;
  co_await http::async_write(stream, message, asio::redirect_error(asio::use_awaitable, error));
  co_return error;
}

/// Closes so that the other side can read the last answer even if it is still sending: closing with
/// unread bytes would reset the connection.
asio::awaitable<void> hang_up(beast::tcp_stream& stream) {
  constexpr std::size_t kMostBytes = std::size_t{4} * 1024 * 1024;
  error_code error;
  stream.socket().shutdown(tcp::socket::shutdown_send, error);
  stream.expires_after(kCloseTimeout);
  std::array<char, std::size_t{16} * 1024> rest{};
  const auto buffer = asio::buffer(rest);
  for (std::size_t count = 0; !error && count < kMostBytes;) {
    count +=
        co_await stream.async_read_some(buffer, asio::redirect_error(asio::use_awaitable, error));
  }
}

/// Reads a request. The head may take long to come on a connection that is kept, not its body.
asio::awaitable<error_code> read(beast::tcp_stream& stream, beast::flat_buffer& buffer,
                                 Parser& parser, std::chrono::seconds patience) {
  parser.header_limit(kLargestHead);
  parser.body_limit(kLargestBody);
  error_code error;
  stream.expires_after(patience);
  co_await http::async_read_header(stream, buffer, parser,
                                   asio::redirect_error(asio::use_awaitable, error));
  if (error) {
    co_return error;
  }
  stream.expires_after(kReadTimeout);
  if (beast::iequals(parser.get()[http::field::expect], "100-continue")) {
    http::response<http::empty_body> go_on{http::status::continue_, 11};
    co_await http::async_write(stream, go_on, asio::redirect_error(asio::use_awaitable, error));
  }
  if (!error) {
    co_await http::async_read(stream, buffer, parser,
                              asio::redirect_error(asio::use_awaitable, error));
  }
  co_return error;
}

/// Why a request for a WebSocket is refused.
std::optional<Response> refuse_socket(const Message& message, const Request& request) {
  if (!beast::websocket::is_upgrade(message)) {
    return error_response(Status::bad_request, "bad_request", "This address is a WebSocket.");
  }
  if (text_of(message, "Sec-WebSocket-Version") != "13" ||
      message.count(http::field::sec_websocket_key) == 0) {
    return error_response(Status::bad_request, "bad_request", "The handshake is damaged.");
  }
  if (!is_same_origin(request.origin, request.host)) {
    return error_response(Status::forbidden, "wrong_origin", "This comes from another site.");
  }
  return std::nullopt;
}

asio::awaitable<void> become_websocket(beast::tcp_stream stream, Message message, Request request,
                                       std::shared_ptr<Site> site) {
  const identity::Visit visit = co_await site->guests.visit(token_of(request));
  Handshake handshake{.host = request.host,
                      .key = text_of(message, "Sec-WebSocket-Key"),
                      .version = text_of(message, "Sec-WebSocket-Version"),
                      .headers = security_headers()};
  if (visit.fresh) {
    handshake.headers.emplace_back("Set-Cookie", set_cookie(visit.fresh->text(), request));
  }
  stream.expires_never();
  co_await serve_websocket(stream.release_socket(), std::move(handshake), visit.account,
                           std::move(site));
}

}  // namespace

asio::awaitable<void> serve_http(tcp::socket socket, std::shared_ptr<Site> site) {
  beast::tcp_stream stream{std::move(socket)};
  beast::flat_buffer buffer{kLargestHead + kLargestBody};
  std::chrono::seconds patience = kReadTimeout;
  for (;;) {
    Parser parser;
    const error_code error = co_await read(stream, buffer, parser, patience);
    if (error) {
      if (std::optional<Response> last = answer_to(error)) {
        co_await write(stream, std::move(*last), Method::get, After::close);
        co_await hang_up(stream);
      }
      co_return;
    }
    patience = kKeepAlive;
    Message message = parser.release();
    const After after = message.keep_alive() ? After::keep : After::close;
    Request request = request_from(message);
    const Method method = request.method;
    std::optional<Response> response;
    if (request.path == kSocketPath) {
      response = refuse_socket(message, request);
      if (!response) {
        co_return co_await become_websocket(std::move(stream), std::move(message),
                                            std::move(request), std::move(site));
      }
    } else {
      response = co_await answer(site, std::move(request));
    }
    const error_code failure = co_await write(stream, std::move(*response), method, after);
    if (failure) {
      co_return;
    }
    if (after == After::close) {
      co_return co_await hang_up(stream);
    }
  }
}

}  // namespace aude::net
