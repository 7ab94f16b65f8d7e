#include "server/net/http_session.hpp"

#include <algorithm>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <exception>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include <sodium.h>
#include <spdlog/spdlog.h>

#include "server/net/api.hpp"
#include "server/net/door.hpp"
#include "server/net/http.hpp"
#include "server/net/limits.hpp"
#include "server/net/site.hpp"
#include "server/net/stream.hpp"
#include "server/net/vitals.hpp"
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

/// All values of a header that may come several times, as one list.
std::string list_of(const Message& message, std::string_view field) {
  std::string list;
  const auto [first, last] = message.equal_range({field.data(), field.size()});
  for (auto it = first; it != last; ++it) {
    const auto value = it->value();
    list += list.empty() ? "" : ",";
    list.append(value.data(), value.size());
  }
  return list;
}

/// Who sends a request, and whether the way to him is encrypted: a trusted proxy knows more than
/// the connection does.
void note_way(Request& request, const Message& message, const Stream& stream, const Site& site) {
  const asio::ip::address peer = stream.peer();
  request.is_encrypted = stream.is_encrypted();
  request.from = counted_address(peer);
  if (site.proxies.trust(peer)) {
    request.is_encrypted = text_of(message, "X-Forwarded-Proto") == "https";
    request.from = counted_address(site.proxies.client(peer, list_of(message, "X-Forwarded-For")));
  }
}

Request request_from(const Message& message) {
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
  request.accept = text_of(message, "Accept");
  request.accept_encoding = text_of(message, "Accept-Encoding");
  request.if_none_match = text_of(message, "If-None-Match");
  request.body = message.body();
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

/// A number for an answer and for the lines of the log about it.
std::string random_request_id() {
  std::array<unsigned char, 8> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  std::array<char, 2 * bytes.size() + 1> hex{};
  sodium_bin2hex(hex.data(), hex.size(), bytes.data(), bytes.size());
  return hex.data();
}

asio::awaitable<Response> answer(std::shared_ptr<Site> site, Request request, std::string id) {
  try {
    if (is_vitals_path(request.path)) {
      co_return co_await answer_vitals(site, std::move(request));
    }
    if (is_api_path(request.path)) {
      co_return co_await answer_api(site, std::move(request));
    }
    co_return site->files.answer(request);
  } catch (const std::exception& broken) {
    spdlog::error("request failed request={} reason=\"{}\"", id, broken.what());
  }
  co_return error_response(Status::internal_error, "internal", "The server could not do this.");
}

/// What is left of a connection after a response.
enum class After { keep, close };

asio::awaitable<error_code> write(Stream& stream, const Site& site, Response response,
                                  Method method, After after) {
  site.metrics.answered(static_cast<unsigned>(response.status));
  http::response<http::span_body<const char>> message{static_cast<http::status>(response.status),
                                                      11};
  for (const auto& [name, value] : security_headers(response.framing)) {
    message.set(name, value);
  }
  for (const auto& [name, value] : response.headers) {
    message.set(name, value);
  }
  if (stream.is_encrypted() && site.settings.hsts.count() != 0) {
    message.set(http::field::strict_transport_security,
                "max-age=" + std::to_string(site.settings.hsts.count()));
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

/// Closes so that the other side can read the last answer even if it is still sending.
asio::awaitable<void> hang_up(Stream& stream) {
  stream.expires_after(kCloseTimeout);
  co_await stream.finish();
}

/// Reads a request. The head may take long to come on a connection that is kept, not its body.
asio::awaitable<error_code> read(Stream& stream, const Site& site, beast::flat_buffer& buffer,
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
  stream.expires_after(site.settings.request_timeout);
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

/// On a port for TLS somebody spoke HTTP: where to go instead.
Response send_to_https(const Request& request) {
  const bool is_page = request.method == Method::get || request.method == Method::head;
  if (!is_page || request.host.empty()) {
    return error_response(Status::forbidden, "https_needed", "This server is reached by https.");
  }
  Response response = error_response(Status::moved, "https_needed", "Come by https.");
  const std::string query = request.query.empty() ? "" : "?" + request.query;
  response.headers.emplace_back("Location", "https://" + request.host + request.path + query);
  return response;
}

/// What stands in the way of a request before anybody looks at what it wants.
std::optional<Response> refuse(const Message& message, const Request& request, const Stream& stream,
                               const Site& site) {
  const std::string_view fault =
      fault_of({.target = {message.target().data(), message.target().size()},
                .hosts = static_cast<unsigned>(message.count(http::field::host)),
                .is_http_1_1 = message.version() == 11});
  if (!fault.empty()) {
    return error_response(Status::bad_request, "bad_request", fault);
  }
  // A health check on this machine knows no certificate, and asks nothing that is secret.
  const bool is_health_check = is_vitals_path(request.path) && !request.from;
  if (site.certificate && !stream.is_encrypted() && !is_health_check) {
    return send_to_https(request);
  }
  return request.path == kSocketPath ? refuse_socket(message, request) : std::nullopt;
}

/// Behind a proxy it is here that connections are counted.
std::variant<std::unique_ptr<AddressLimit::Slot>, Response>
place_for(const Request& request, const Stream& stream, const Site& site) {
  std::unique_ptr<AddressLimit::Slot> slot;
  if (request.from && site.proxies.trust(stream.peer())) {
    slot = site.addresses->enter(*request.from);
    if (!slot) {
      return error_response(Status::too_many_requests, "too_many_connections",
                            "Too many connections from this address.");
    }
  }
  return slot;
}

/// The connection becomes a WebSocket and is served until its end; or the answer if it may not.
asio::awaitable<std::optional<Response>> become_websocket(Stream& stream, const Message& message,
                                                          Request request,
                                                          std::shared_ptr<Site> site) {
  auto place = place_for(request, stream, *site);
  if (auto* refused = std::get_if<Response>(&place)) {
    co_return std::move(*refused);
  }
  auto admitting = admit(site, request);
  std::variant<identity::Visit, Response> admitted = co_await std::move(admitting);
  if (auto* refused = std::get_if<Response>(&admitted)) {
    co_return std::move(*refused);
  }
  const auto& visit = std::get<identity::Visit>(admitted);
  Handshake handshake{.host = request.host,
                      .key = text_of(message, "Sec-WebSocket-Key"),
                      .version = text_of(message, "Sec-WebSocket-Version"),
                      .token = std::nullopt,
                      .slot = std::move(std::get<0>(place)),
                      .headers = security_headers()};
  const std::optional<std::string> text = token_of(request);
  const std::optional<identity::Token> token = visit.fresh ? visit.fresh
                                               : text      ? identity::Token::parse(*text)
                                                           : std::nullopt;
  if (token) {
    handshake.token = token->hash();
  }
  if (visit.fresh) {
    handshake.headers.emplace_back("Set-Cookie", set_cookie(visit.fresh->text(), request));
  }
  stream.expires_never();
  co_await serve_websocket(std::move(stream), std::move(handshake), visit.account, std::move(site));
  co_return std::nullopt;
}

/// Plain, or encrypted after a handshake; nothing if that failed.
asio::awaitable<std::optional<Stream>> open_stream(tcp::socket socket, const Site& site) {
  Stream stream{std::move(socket)};
  if (site.certificate) {
    stream.expires_after(site.settings.request_timeout);
    const bool is_tls = co_await stream.begins_with_tls();
    if (is_tls) {
      const error_code failed = co_await stream.encrypt(site.certificate->context());
      if (failed) {
        co_return std::nullopt;
      }
    }
  }
  co_return std::move(stream);
}

}  // namespace

asio::awaitable<void> serve_http(tcp::socket socket, std::shared_ptr<Site> site) {
  std::optional<Stream> opened = co_await open_stream(std::move(socket), *site);
  if (!opened) {
    co_return;
  }
  Stream stream = std::move(*opened);
  beast::flat_buffer buffer{kLargestHead + kLargestBody};
  std::chrono::seconds patience = site->settings.request_timeout;
  for (;;) {
    Parser parser;
    const error_code error = co_await read(stream, *site, buffer, parser, patience);
    if (error) {
      if (std::optional<Response> last = answer_to(error)) {
        co_await write(stream, *site, std::move(*last), Method::get, After::close);
        co_await hang_up(stream);
      }
      co_return;
    }
    patience = kKeepAlive;
    // The request is there; how long its answer takes is for the server to know.
    stream.expires_never();
    Message message = parser.release();
    After after = message.keep_alive() ? After::keep : After::close;
    Request request = request_from(message);
    note_way(request, message, stream, *site);
    const Method method = request.method;
    const std::string id = random_request_id();
    spdlog::debug("request request={} path={}", id, request.path);
    std::optional<Response> response = refuse(message, request, stream, *site);
    if (response) {
      // Whatever else is on its way belongs to somebody who does not speak as we do.
      after = After::close;
    } else if (request.path == kSocketPath) {
      response = co_await become_websocket(stream, message, std::move(request), site);
      if (!response) {
        co_return;
      }
    } else {
      response = co_await answer(site, std::move(request), id);
    }
    response->headers.emplace_back("X-Request-Id", id);
    const error_code failure = co_await write(stream, *site, std::move(*response), method, after);
    if (failure) {
      co_return;
    }
    if (after == After::close) {
      co_return co_await hang_up(stream);
    }
  }
}

}  // namespace aude::net
