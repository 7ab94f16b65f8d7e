#include "server/net/http.hpp"

#include <unistd.h>

#include <boost/asio/ip/address.hpp>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>

#include "server/net/peer.hpp"
#include "server/net/static_files.hpp"
#include "tests/fuzz/require.hpp"

using namespace aude;
using tests::require;

namespace {

namespace fs = std::filesystem;

/// A client of three files, beside one that is nobody's business. On the disk only while it is
/// read.
net::StaticFiles read_client() {
  const fs::path folder =
      fs::temp_directory_path() / ("aude-fuzz-" + std::to_string(::getpid()) + ".d");
  fs::create_directories(folder / "client/assets");
  std::ofstream(folder / "secret.txt") << "secret";
  std::ofstream(folder / "client/index.html") << "page";
  std::ofstream(folder / "client/assets/app.js") << "script";
  std::ofstream(folder / "client/assets/app.js.br") << "packed";
  net::StaticFiles files{folder / "client"};
  fs::remove_all(folder);
  return files;
}

/// The next line, as a header's value.
std::string_view next_line(std::string_view& rest) {
  const auto end = rest.find('\n');
  const std::string_view line = rest.substr(0, end);
  rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
  return line;
}

void ask_for_file(const net::Request& request) {
  static const net::StaticFiles kClient = read_client();
  const net::Response response = kClient.answer(request);
  if (response.status == net::Status::ok) {
    require(response.body && (*response.body == "page" || *response.body == "script" ||
                              *response.body == "packed"),
            "only files of the client are sent");
  }
  const bool is_framed = response.framing == net::Framing::by_anybody;
  require(!is_framed || request.path.starts_with("/embed/"), "only embedded games may be framed");
}

void look_at_peer(std::string_view peer, std::string_view forwarded, std::string_view network) {
  boost::system::error_code error;
  const auto address = boost::asio::ip::make_address(std::string(peer), error);
  const auto trusted = net::Network::parse(network);
  if (error || !trusted) {
    return;
  }
  const net::TrustedProxies proxies({std::string(network)});
  require(proxies.trust(address) == trusted->contains(address),
          "a proxy is trusted by its network");
  const auto client = proxies.client(address, forwarded);
  require(proxies.trust(address) || client == address, "only trusted proxies speak for others");
}

}  // namespace

// Lines: the target, then Host, Origin, Cookie, Accept-Encoding, If-None-Match, peer,
// X-Forwarded-For, a trusted network.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  std::string_view rest = tests::text_of(bytes, size);
  const std::string_view target = next_line(rest);
  net::Request request;
  request.method = size % 7 == 0 ? net::Method::post : net::Method::get;
  request.host = next_line(rest);
  if (const std::string_view origin = next_line(rest); !origin.empty()) {
    request.origin = origin;
  }
  request.cookie = next_line(rest);
  request.accept = size % 3 == 0 ? "text/html,*/*;q=0.8" : "";
  request.accept_encoding = next_line(rest);
  request.if_none_match = next_line(rest);
  const std::string_view peer = next_line(rest);
  const std::string_view forwarded = next_line(rest);
  look_at_peer(peer, forwarded, next_line(rest));

  if (!net::fault_of({.target = target, .hosts = 1, .is_http_1_1 = true}).empty()) {
    return 0;
  }
  const auto mark = target.find('?');
  request.path = target.substr(0, mark);
  request.query = mark == std::string_view::npos ? "" : target.substr(mark + 1);
  require(request.path.starts_with('/'), "a path starts with a slash");
  ask_for_file(request);
  for (const std::string_view name : {"limit", "before", "status"}) {
    const auto value = net::query_value(request.query, name);
    require(!value || value->size() <= request.query.size(), "decoding makes nothing longer");
  }
  if (const auto token = net::cookie_value(request.cookie, "aude")) {
    require(request.cookie.find(*token) != std::string::npos, "a cookie's value is part of it");
  }
  const bool is_same = net::is_same_origin(request.origin, request.host);
  require(request.origin || is_same, "no origin is no other origin");
  require(!is_same || !request.origin || request.origin->starts_with("http") ||
              request.origin->starts_with("HTTP") ||
              request.origin->find("://") != std::string::npos,
          "an origin has a scheme");
  return 0;
}
