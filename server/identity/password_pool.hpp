#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/thread_pool.hpp>
#include <cstddef>
#include <optional>
#include <string>

namespace aude::identity {

/// Makes and checks Argon2id hashes. Each takes a good part of a second and 64 MiB on purpose, so
/// they have a thread of their own and a bounded queue: people who log in never make those wait who
/// play. Thread-safe; every call completes on the executor of its caller.
class PasswordPool {
 public:
  /// `waiting` is how many may wait for the thread, the one at work included.
  explicit PasswordPool(std::size_t waiting);
  ~PasswordPool();
  PasswordPool(const PasswordPool&) = delete;
  PasswordPool& operator=(const PasswordPool&) = delete;

  /// The hash as text; nothing if the queue is full.
  [[nodiscard]] boost::asio::awaitable<std::optional<std::string>> hash(std::string password);
  /// Whether it is the password of this hash; nothing if the queue is full. Without a hash it takes
  /// as long and is false: nobody can tell by the time whether there is such a name.
  [[nodiscard]] boost::asio::awaitable<std::optional<bool>> matches(std::optional<std::string> hash,
                                                                    std::string password);

  /// Ends the thread. What is waiting is not done any more; nothing may be asked after it.
  void close();

 private:
  class Turn;

  const std::size_t most_waiting_;
  std::atomic<std::size_t> waiting_{0};
  boost::asio::thread_pool thread_{1};
};

}  // namespace aude::identity
