#pragma once

#include <boost/asio/ip/address.hpp>
#include <chrono>
#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>

namespace aude::net {

inline constexpr std::size_t kLargestBody = std::size_t{64} * 1024;
inline constexpr std::size_t kLargestMessage = std::size_t{64} * 1024;
inline constexpr std::size_t kLargestHead = std::size_t{16} * 1024;
/// A connection's queue of outgoing messages: full is whatever comes first.
inline constexpr std::size_t kQueuedFrames = 256;
inline constexpr std::size_t kQueuedBytes = std::size_t{1024} * 1024;

/// Games that one address may have replayed for replays, records and statistics.
inline constexpr std::size_t kReplaysInAMinute = 240;

/// How long a connection is kept that asks for nothing.
inline constexpr std::chrono::seconds kKeepAlive{60};
inline constexpr std::chrono::seconds kWriteTimeout{30};
/// For a close that the other side must answer.
inline constexpr std::chrono::seconds kCloseTimeout{3};

/// So many messages in 20 seconds, all at once or spread. Not thread-safe.
class RateLimit {
 public:
  using Time = std::chrono::steady_clock::time_point;

  RateLimit(std::size_t messages, Time now);

  /// Counts a message; false if it is one too many.
  [[nodiscard]] bool take(Time now);

 private:
  double capacity_;
  double left_;
  Time last_;
};

/// What counts as one address: of IPv6 the half that a provider gives to a household. Nothing for
/// this machine and for private networks: from there come reverse proxies, with everybody behind
/// them, and people whom the operator knows.
[[nodiscard]] std::optional<std::string> counted_address(const boost::asio::ip::address& address);

/// Counts connections by address. Thread-safe.
class AddressLimit : public std::enable_shared_from_this<AddressLimit> {
 public:
  /// One counted connection; uncounted when it goes.
  class Slot {
   public:
    Slot(std::shared_ptr<AddressLimit> owner, std::string address);
    ~Slot();
    Slot(Slot&&) noexcept = default;
    Slot& operator=(Slot&&) = delete;

   private:
    std::shared_ptr<AddressLimit> owner_;
    std::string address_;
  };

  /// 0 is no limit.
  explicit AddressLimit(std::size_t connections);

  /// Nothing if the address has too many already.
  [[nodiscard]] std::unique_ptr<Slot> enter(const std::string& address);

 private:
  void leave(const std::string& address);

  const std::size_t connections_;
  std::mutex mutex_;
  std::unordered_map<std::string, std::size_t> counts_;
};

}  // namespace aude::net
