#include "server/identity/guests.hpp"

#include <utility>

#include "server/identity/name.hpp"

namespace aude::identity {

namespace asio = boost::asio;

asio::awaitable<std::optional<store::Account>> Guests::find(std::optional<std::string> token) {
  const std::optional<Token> known = token ? Token::parse(*token) : std::nullopt;
  if (!known) {
    co_return std::nullopt;
  }
  co_return co_await store_.account_by_token(known->hash());
}

asio::awaitable<Visit> Guests::visit(std::optional<std::string> token) {
  std::optional<store::Account> known = co_await find(std::move(token));
  if (known) {
    co_return Visit{.account = std::move(*known), .fresh = std::nullopt};
  }
  const Token fresh = Token::random();
  std::string name = guest_name();
  store::Account account = co_await store_.add_account(fresh.hash(), std::move(name));
  co_return Visit{.account = std::move(account), .fresh = fresh};
}

asio::awaitable<store::Account> Guests::rename(store::Account account, std::string name) {
  co_await store_.rename_account(account.id, name);
  account.name = std::move(name);
  co_return account;
}

}  // namespace aude::identity
