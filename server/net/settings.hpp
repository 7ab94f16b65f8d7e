#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace aude::net {

/// What the host of the server decides about connections; see ops::Options.
struct Settings {
  std::size_t message_limit{100};
  std::size_t connection_limit{64};
  /// From the first byte of a request, or of a handshake, to its last.
  std::chrono::seconds request_timeout{15};
  /// How often a client is to say ping; a connection that says nothing for twice this time is dead.
  std::chrono::seconds ping_interval{25};
  std::vector<std::string> trusted_proxies;
  /// Both empty: no TLS.
  std::filesystem::path tls_chain;
  std::filesystem::path tls_key;
  /// How long browsers are told to come by TLS only; 0: they are not told.
  std::chrono::seconds hsts{0};
};

}  // namespace aude::net
