#include "server/net/http.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

#include <sodium.h>

#include "shared/protocol/table_codec.hpp"

namespace aude::net {
namespace {

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) {
    return {};
  }
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// The byte that "%41" stands for, at the start of `text`.
std::optional<char> escaped_byte(std::string_view text) {
  constexpr std::size_t kLength = 3;
  if (text.size() < kLength || text.front() != '%') {
    return std::nullopt;
  }
  unsigned value = 0;
  const char* const end = text.data() + kLength;
  const auto [rest, error] = std::from_chars(text.data() + 1, end, value, 16);
  return error == std::errc{} && rest == end ? std::optional{static_cast<char>(value)}
                                             : std::nullopt;
}

std::string percent_decoded(std::string_view text) {
  std::string decoded;
  while (!text.empty()) {
    const auto escaped = escaped_byte(text);
    const char plain = text.front() == '+' ? ' ' : text.front();
    decoded += escaped.value_or(plain);
    text.remove_prefix(escaped ? 3 : 1);
  }
  return decoded;
}

/// Splits at `separator` and returns the first part; `rest` keeps what follows.
std::string_view next_part(std::string_view& rest, char separator) {
  const auto end = rest.find(separator);
  const std::string_view part = rest.substr(0, end);
  rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
  return part;
}

std::string lower_case(std::string_view text) {
  std::string lower{text};
  std::ranges::transform(lower, lower.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return lower;
}

std::string without_default_port(std::string_view authority, std::string_view scheme) {
  const std::string_view port = scheme == "https" ? ":443" : ":80";
  if (authority.ends_with(port)) {
    authority.remove_suffix(port.size());
  }
  return lower_case(authority);
}

}  // namespace

Response json_response(Status status, std::string json) {
  return {.status = status,
          .content_type = "application/json; charset=utf-8",
          .body = std::make_shared<const std::string>(std::move(json)),
          .headers = {{"Cache-Control", "no-store"}}};
}

Response error_response(Status status, std::string_view code, std::string_view message) {
  return json_response(status, protocol::encode_error(code, message));
}

std::string entity_tag(std::string_view content) {
  std::array<unsigned char, 16> hash{};
  crypto_generichash(hash.data(), hash.size(),
                     reinterpret_cast<const unsigned char*>(content.data()), content.size(),
                     nullptr, 0);
  std::array<char, 2 * hash.size() + 1> hex{};
  sodium_bin2hex(hex.data(), hex.size(), hash.data(), hash.size());
  return '"' + std::string(hex.data()) + '"';
}

std::optional<std::string_view> cookie_value(std::string_view header, std::string_view name) {
  while (!header.empty()) {
    std::string_view pair = next_part(header, ';');
    if (trimmed(next_part(pair, '=')) == name) {
      return trimmed(pair);
    }
  }
  return std::nullopt;
}

std::optional<std::string> query_value(std::string_view query, std::string_view name) {
  while (!query.empty()) {
    std::string_view pair = next_part(query, '&');
    if (next_part(pair, '=') == name) {
      return percent_decoded(pair);
    }
  }
  return std::nullopt;
}

bool is_same_origin(const std::optional<std::string>& origin, std::string_view host) {
  if (!origin) {
    return true;
  }
  const auto colon = origin->find("://");
  if (colon == std::string::npos) {
    return false;
  }
  const std::string scheme = lower_case(std::string_view{*origin}.substr(0, colon));
  const std::string_view authority = std::string_view{*origin}.substr(colon + 3);
  return (scheme == "http" || scheme == "https") && !host.empty() &&
         without_default_port(authority, scheme) == without_default_port(host, scheme);
}

const std::vector<std::pair<std::string, std::string>>& security_headers(Framing framing) {
  using Headers = std::vector<std::pair<std::string, std::string>>;
  // Pictures of a game are drawn in the page and are blobs on the way to a file.
  static const std::string policy =
      "default-src 'self'; img-src 'self' blob:; object-src 'none'; base-uri 'none'; "
      "form-action 'self'; frame-ancestors ";
  static const Headers common = {
      {"X-Content-Type-Options", "nosniff"},
      // A private table's address is its key: no other site may learn it.
      {"Referrer-Policy", "same-origin"},
      {"Cross-Origin-Opener-Policy", "same-origin"},
      {"Permissions-Policy",
       "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"},
  };
  const auto with_common = [](Headers headers) {
    headers.insert(headers.end(), common.begin(), common.end());
    return headers;
  };
  static const Headers closed = with_common({{"Content-Security-Policy", policy + "'none'"},
                                             {"X-Frame-Options", "DENY"},
                                             {"Cross-Origin-Resource-Policy", "same-origin"}});
  static const Headers open = with_common({{"Content-Security-Policy", policy + "*"},
                                           {"Cross-Origin-Resource-Policy", "cross-origin"}});
  return framing == Framing::by_anybody ? open : closed;
}

std::string_view fault_of(const Head& head) {
  if (!head.target.starts_with('/')) {
    return "The address of a request starts with a slash.";
  }
  const bool is_visible = std::ranges::all_of(head.target, [](unsigned char c) {
    constexpr unsigned char kDelete = 0x7F;
    return c > ' ' && c != kDelete;
  });
  if (!is_visible) {
    return "The address of a request has no blanks and no control characters.";
  }
  if (head.hosts > 1 || (head.is_http_1_1 && head.hosts == 0)) {
    return "A request names one host.";
  }
  return {};
}

}  // namespace aude::net
