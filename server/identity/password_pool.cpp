#include "server/identity/password_pool.hpp"

#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <stdexcept>
#include <utility>

#include <sodium.h>

namespace aude::identity {

namespace asio = boost::asio;

namespace {

std::string hash_of(const std::string& password) {
  std::array<char, crypto_pwhash_STRBYTES> text{};
  if (crypto_pwhash_str(text.data(), password.data(), password.size(),
                        crypto_pwhash_OPSLIMIT_INTERACTIVE,
                        crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0) {
    throw std::runtime_error("there is not enough memory to hash a password");
  }
  return text.data();
}

asio::awaitable<std::string> hash_here(std::string password) {
  std::string hash = hash_of(password);
  sodium_memzero(password.data(), password.size());
  co_return hash;
}

asio::awaitable<bool> match_here(std::optional<std::string> hash, std::string password) {
  static const std::string of_nobody = hash_of("a password that nobody has");
  const std::string& text = hash ? *hash : of_nobody;
  const bool is_right =
      crypto_pwhash_str_verify(text.c_str(), password.data(), password.size()) == 0;
  sodium_memzero(password.data(), password.size());
  co_return is_right&& hash.has_value();
}

}  // namespace

/// A place in the queue.
class PasswordPool::Turn {
 public:
  explicit Turn(PasswordPool& pool) : pool_{pool}, number_{pool.waiting_.fetch_add(1)} {}
  ~Turn() { pool_.waiting_.fetch_sub(1); }
  Turn(const Turn&) = delete;
  Turn& operator=(const Turn&) = delete;
  [[nodiscard]] bool is_there() const { return number_ < pool_.most_waiting_; }

 private:
  PasswordPool& pool_;
  std::size_t number_;
};

PasswordPool::PasswordPool(std::size_t waiting) : most_waiting_{waiting} {}

PasswordPool::~PasswordPool() { close(); }

void PasswordPool::close() {
  thread_.stop();
  thread_.join();
}

asio::awaitable<std::optional<std::string>> PasswordPool::hash(std::string password) {
  const Turn turn{*this};
  if (!turn.is_there()) {
    co_return std::nullopt;
  }
  auto hashing = asio::co_spawn(thread_, hash_here(std::move(password)), asio::use_awaitable);
  co_return co_await std::move(hashing);
}

asio::awaitable<std::optional<bool>> PasswordPool::matches(std::optional<std::string> hash,
                                                           std::string password) {
  const Turn turn{*this};
  if (!turn.is_there()) {
    co_return std::nullopt;
  }
  auto matching = asio::co_spawn(thread_, match_here(std::move(hash), std::move(password)),
                                 asio::use_awaitable);
  co_return co_await std::move(matching);
}

}  // namespace aude::identity
