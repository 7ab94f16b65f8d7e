#include "server/net/peer.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>

namespace aude::net {
namespace {

namespace ip = boost::asio::ip;

constexpr unsigned kByte = 8;

ip::address plain(const ip::address& address) {
  if (address.is_v6() && address.to_v6().is_v4_mapped()) {
    return ip::make_address_v4(ip::v4_mapped, address.to_v6());
  }
  return address;
}

bool share_bits(std::span<const std::uint8_t> a, std::span<const std::uint8_t> b, unsigned bits) {
  const std::size_t whole = bits / kByte;
  if (!std::ranges::equal(a.first(whole), b.first(whole))) {
    return false;
  }
  const unsigned rest = bits % kByte;
  const unsigned shift = kByte - rest;
  return rest == 0 || (a[whole] >> shift) == (b[whole] >> shift);
}

std::optional<ip::address> address_from(std::string_view text) {
  boost::system::error_code error;
  const ip::address address = ip::make_address(std::string{text}, error);
  return error ? std::nullopt : std::optional{plain(address)};
}

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  return first == std::string_view::npos
             ? std::string_view{}
             : text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// One hop of X-Forwarded-For; some proxies add a port, and brackets around IPv6.
std::optional<ip::address> hop_from(std::string_view text) {
  text = trimmed(text);
  if (text.starts_with('[')) {
    return address_from(text.substr(1, text.find(']') - 1));
  }
  if (std::ranges::count(text, ':') == 1) {
    text = text.substr(0, text.find(':'));
  }
  return address_from(text);
}

}  // namespace

std::optional<Network> Network::parse(std::string_view text) {
  const auto slash = text.find('/');
  const std::optional<ip::address> first = address_from(text.substr(0, slash));
  if (!first) {
    return std::nullopt;
  }
  constexpr unsigned kBitsOf4 = 32;
  constexpr unsigned kBitsOf6 = 128;
  const unsigned most = first->is_v4() ? kBitsOf4 : kBitsOf6;
  unsigned bits = most;
  if (slash != std::string_view::npos) {
    const std::string_view number = text.substr(slash + 1);
    const char* const end = number.data() + number.size();
    const auto [rest, error] = std::from_chars(number.data(), end, bits);
    if (error != std::errc{} || rest != end || bits > most) {
      return std::nullopt;
    }
  }
  return Network{*first, bits};
}

bool Network::contains(const ip::address& address) const {
  const ip::address other = plain(address);
  if (other.is_v4() != first_.is_v4()) {
    return false;
  }
  if (other.is_v4()) {
    return share_bits(other.to_v4().to_bytes(), first_.to_v4().to_bytes(), bits_);
  }
  return share_bits(other.to_v6().to_bytes(), first_.to_v6().to_bytes(), bits_);
}

TrustedProxies::TrustedProxies(const std::vector<std::string>& networks) {
  for (const std::string& text : networks) {
    const std::optional<Network> network = Network::parse(text);
    if (!network) {
      throw std::runtime_error("--trusted-proxy needs an address or a network like 10.0.0.0/8, "
                               "not \"" +
                               text + "\"");
    }
    networks_.push_back(*network);
  }
}

bool TrustedProxies::trust(const ip::address& peer) const {
  return std::ranges::any_of(networks_,
                             [&](const Network& network) { return network.contains(peer); });
}

ip::address TrustedProxies::client(const ip::address& peer, std::string_view forwarded_for) const {
  ip::address client = peer;
  while (trust(client) && !forwarded_for.empty()) {
    const auto comma = forwarded_for.rfind(',');
    const bool is_last = comma == std::string_view::npos;
    const auto hop = hop_from(is_last ? forwarded_for : forwarded_for.substr(comma + 1));
    if (!hop) {
      return client;
    }
    client = *hop;
    forwarded_for = is_last ? std::string_view{} : forwarded_for.substr(0, comma);
  }
  return client;
}

}  // namespace aude::net
