#pragma once

#include <boost/asio/ip/address.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace aude::net {

/// Addresses that have the same first bits: "10.0.0.0/8", "2001:db8::/32", or one address.
class Network {
 public:
  /// Nothing if the text is neither.
  [[nodiscard]] static std::optional<Network> parse(std::string_view text);

  /// An IPv4 address that came as IPv6 (::ffff:1.2.3.4) counts as IPv4.
  [[nodiscard]] bool contains(const boost::asio::ip::address& address) const;

 private:
  Network(boost::asio::ip::address first, unsigned bits) : first_{std::move(first)}, bits_{bits} {}

  boost::asio::ip::address first_;
  unsigned bits_;
};

/// What a reverse proxy says about who is behind it is believed only if the host of the server has
/// named the proxy: everybody can send these headers.
class TrustedProxies {
 public:
  /// Throws std::runtime_error with words for the operator if one is no network.
  explicit TrustedProxies(const std::vector<std::string>& networks);

  [[nodiscard]] bool trust(const boost::asio::ip::address& peer) const;
  /// Who sent a request: the last address of X-Forwarded-For that is no trusted proxy. What stands
  /// before it may be made up. The peer itself if it is not trusted or says nothing that is an
  /// address.
  [[nodiscard]] boost::asio::ip::address client(const boost::asio::ip::address& peer,
                                                std::string_view forwarded_for) const;

 private:
  std::vector<Network> networks_;
};

}  // namespace aude::net
