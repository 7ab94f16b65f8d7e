#include "server/net/limits.hpp"

#include <algorithm>
#include <array>
#include <boost/asio/ip/network_v4.hpp>
#include <cstdint>
#include <utility>

namespace aude::net {
namespace {

constexpr std::chrono::duration<double> kWindow = std::chrono::seconds{20};

namespace ip = boost::asio::ip;

bool is_private(const ip::address_v4& address) {
  struct Network {
    const char* first;
    unsigned short bits;
  };
  // RFC 1918 and RFC 3927.
  constexpr std::array kPrivate = {Network{"10.0.0.0", 8}, Network{"172.16.0.0", 12},
                                   Network{"192.168.0.0", 16}, Network{"169.254.0.0", 16}};
  return address.is_loopback() || std::ranges::any_of(kPrivate, [&](const Network& network) {
           const ip::network_v4 all{ip::make_address_v4(network.first), network.bits};
           return ip::network_v4{address, network.bits}.canonical() == all;
         });
}

bool is_private(const ip::address_v6& address) {
  // RFC 4193: fc00::/7.
  const bool is_unique_local = (address.to_bytes().front() & 0xFEU) == 0xFCU;
  return address.is_loopback() || address.is_link_local() || is_unique_local;
}

}  // namespace

std::optional<std::string> counted_address(const ip::address& address) {
  if (address.is_v6() && address.to_v6().is_v4_mapped()) {
    return counted_address(ip::make_address_v4(ip::v4_mapped, address.to_v6()));
  }
  if (address.is_v4()) {
    return is_private(address.to_v4()) ? std::nullopt : std::optional{address.to_string()};
  }
  if (is_private(address.to_v6())) {
    return std::nullopt;
  }
  auto bytes = address.to_v6().to_bytes();
  std::fill(bytes.begin() + bytes.size() / 2, bytes.end(), std::uint8_t{0});
  return ip::address_v6{bytes}.to_string();
}

RateLimit::RateLimit(std::size_t messages, Time now)
    : capacity_{static_cast<double>(messages)}, left_{capacity_}, last_{now} {}

bool RateLimit::take(Time now) {
  const std::chrono::duration<double> passed = now - last_;
  last_ = now;
  left_ = std::min(capacity_, left_ + capacity_ * (passed / kWindow));
  if (left_ < 1) {
    return false;
  }
  left_ -= 1;
  return true;
}

AddressLimit::Slot::Slot(std::shared_ptr<AddressLimit> owner, std::string address)
    : owner_{std::move(owner)}, address_{std::move(address)} {}

AddressLimit::Slot::~Slot() {
  if (owner_) {
    owner_->leave(address_);
  }
}

AddressLimit::AddressLimit(std::size_t connections) : connections_{connections} {}

std::unique_ptr<AddressLimit::Slot> AddressLimit::enter(const std::string& address) {
  const std::scoped_lock lock{mutex_};
  std::size_t& count = counts_[address];
  if (connections_ != 0 && count >= connections_) {
    return nullptr;
  }
  ++count;
  return std::make_unique<Slot>(shared_from_this(), address);
}

void AddressLimit::leave(const std::string& address) {
  const std::scoped_lock lock{mutex_};
  if (const auto entry = counts_.find(address); entry != counts_.end() && --entry->second == 0) {
    counts_.erase(entry);
  }
}

}  // namespace aude::net
