#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace aude::net {

/// HTTP as the routes see it: no socket and no parser. Only what they need of a request is here.
enum class Method { get, head, post, other };

enum class Status : unsigned {
  ok = 200,
  created = 201,
  moved = 301,
  not_modified = 304,
  bad_request = 400,
  unauthorized = 401,
  forbidden = 403,
  not_found = 404,
  method_not_allowed = 405,
  conflict = 409,
  too_large = 413,
  unsupported_type = 415,
  too_many_requests = 429,
  headers_too_large = 431,
  internal_error = 500,
  unavailable = 503,
};

/// A request, its target split and percent-decoding left to whoever looks at a part.
struct Request {
  Method method{Method::other};
  /// Starts with '/'; without the query.
  std::string path;
  /// What follows '?'.
  std::string query;
  std::string body;
  std::string content_type;
  std::string cookie;
  std::string host;
  /// Missing: the client is no browser, or an old one with a plain page load.
  std::optional<std::string> origin;
  std::string accept;
  std::string accept_encoding;
  std::string if_none_match;
  /// Whether the whole way from the browser is encrypted: up to this server, or up to a proxy that
  /// it trusts and that says so.
  bool is_encrypted{};
  /// The address that the limits count for this request; see counted_address.
  std::optional<std::string> from;
};

/// A body may be shared: static files live once.
using Body = std::shared_ptr<const std::string>;

/// Which sites may show a page inside a page of theirs.
enum class Framing { by_nobody, by_anybody };

struct Response {
  Status status{Status::ok};
  std::string content_type;
  Body body;
  /// Headers beside Content-Type, Content-Length and those of every response.
  std::vector<std::pair<std::string, std::string>> headers;
  Framing framing{Framing::by_nobody};
};

/// A JSON answer that no cache may keep.
[[nodiscard]] Response json_response(Status status, std::string json);
/// The body of every error: {"error":{"code","message"}}.
[[nodiscard]] Response error_response(Status status, std::string_view code,
                                      std::string_view message);

/// A strong ETag for this content.
[[nodiscard]] std::string entity_tag(std::string_view content);

/// The value of one cookie of a Cookie header.
[[nodiscard]] std::optional<std::string_view> cookie_value(std::string_view header,
                                                           std::string_view name);

/// The value of a query's parameter, percent-decoded; nothing if it is missing. What is badly
/// encoded stays as it is.
[[nodiscard]] std::optional<std::string> query_value(std::string_view query, std::string_view name);

/// True if `origin` names the host that the request went to, or is missing: only browsers send
/// somebody's cookie without his knowledge, and they say where a request comes from.
[[nodiscard]] bool is_same_origin(const std::optional<std::string>& origin, std::string_view host);

/// Headers of every response: what the page may load, who may frame it, and that nobody may guess
/// types.
[[nodiscard]] const std::vector<std::pair<std::string, std::string>>&
security_headers(Framing framing = Framing::by_nobody);

/// A request's head as it matters for safety. Everything must have been parsed as HTTP/1.1 already.
struct Head {
  std::string_view target;
  unsigned hosts{};
  bool is_http_1_1{};
};
/// Why a request is not looked at any further; empty if it may be.
[[nodiscard]] std::string_view fault_of(const Head& head);

}  // namespace aude::net
