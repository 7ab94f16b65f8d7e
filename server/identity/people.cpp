#include "server/identity/people.hpp"

#include <utility>

#include <sodium.h>

#include "server/identity/folded_name.hpp"
#include "server/identity/name.hpp"

namespace aude::identity {
namespace {

namespace asio = boost::asio;

constexpr std::chrono::minutes kAttemptWindow{15};
constexpr std::chrono::hours kHour{1};
// Several people may share an address.
constexpr std::size_t kNamesOfAddress = 3;

constexpr Denial kTooManyAttempts{"too_many_attempts",
                                  "That was wrong too often; wait some minutes."};
constexpr Denial kBusy{"busy", "Too many people log in just now; try again in a moment."};
constexpr Denial kWrongLogin{"wrong_login", "Name or password is wrong."};
constexpr Denial kNameTaken{"name_taken", "Somebody else has this name."};
constexpr Denial kNameLimit{"name_limit", "You have changed your name often; wait a while."};
constexpr Denial kBadPassword{"bad_password", "A password has 8 to 256 characters."};
constexpr Denial kBanned{"banned", "This account has been shut out of this server."};
constexpr Denial kNotRegistered{"not_registered", "A guest has no password."};

store::TokenHash hash_of_code(std::string_view code) {
  store::TokenHash hash{};
  crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(code.data()), code.size());
  return hash;
}

/// Codes are typed: blanks and dashes do not count, nor does case.
std::string plain_code(std::string_view code) {
  std::string plain;
  for (const char c : folded_name(code)) {
    if (c != '-') {
      plain += c;
    }
  }
  return plain;
}

bool is_same(const store::TokenHash& a, const store::TokenHash& b) {
  return sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

bool may_be_password(std::string_view password) {
  return password.size() >= kShortestPassword && password.size() <= kLongestPassword;
}

std::optional<store::TokenHash> hash_of(const std::optional<std::string>& token) {
  const std::optional<Token> known = token ? Token::parse(*token) : std::nullopt;
  return known ? std::optional{known->hash()} : std::nullopt;
}

}  // namespace

std::optional<Access> access_from(std::string_view word) {
  if (word == "open") {
    return Access::open;
  }
  if (word == "invite") {
    return Access::invite;
  }
  return word == "closed" ? std::optional{Access::closed} : std::nullopt;
}

std::string readable_secret() {
  constexpr std::string_view kLetters = "abcdefghjkmnpqrstuvwxyz23456789";
  constexpr std::size_t kLength = 15;
  constexpr std::size_t kGroup = 5;
  std::string secret;
  for (std::size_t i = 0; i < kLength; ++i) {
    secret += i != 0 && i % kGroup == 0 ? "-" : "";
    secret += kLetters[randombytes_uniform(kLetters.size())];
  }
  return secret;
}

People::People(store::Store& store, const Policy& policy)
    : store_{store}, policy_{policy},
      passwords_{policy.password_queue}, by_name_{policy.login_limit, kAttemptWindow},
      by_address_{policy.login_limit * kNamesOfAddress, kAttemptWindow},
      guests_{policy.guest_limit, kHour}, names_{kNamesInAnHour, kHour}, tables_{policy.table_limit,
                                                                                 kHour} {}

asio::awaitable<std::optional<store::Account>> People::find(std::optional<std::string> token) {
  const std::optional<store::TokenHash> hash = hash_of(token);
  if (!hash) {
    co_return std::nullopt;
  }
  co_return co_await store_.account_by_token(*hash);
}

asio::awaitable<Visit> People::new_guest() {
  const Token fresh = Token::random();
  std::string name = guest_name();
  store::Account account = co_await store_.add_account(fresh.hash(), std::move(name));
  co_return Visit{.account = std::move(account), .fresh = fresh};
}

asio::awaitable<Outcome<Visit>> People::enter(std::optional<std::string> token, Origin from) {
  std::optional<store::Account> known = co_await find(std::move(token));
  if (known) {
    if (known->standing.is_banned) {
      co_return kBanned;
    }
    co_return Visit{.account = std::move(*known), .fresh = std::nullopt};
  }
  if (policy_.access == Access::invite) {
    co_return Denial{"invitation_needed", "This server lets in who has an invitation code."};
  }
  if (policy_.access == Access::closed) {
    co_return Denial{"login_needed", "This server is for people with an account; log in."};
  }
  if (from && !guests_.take(*from)) {
    co_return Denial{"too_many_guests", "Too many new guests from this address; wait a while."};
  }
  co_return co_await new_guest();
}

asio::awaitable<Outcome<Visit>> People::accept_invitation(std::string code, Origin from) {
  if (from && !by_address_.take(*from)) {
    co_return kTooManyAttempts;
  }
  const store::TokenHash hash = hash_of_code(plain_code(code));
  bool is_right =
      !policy_.invitation.empty() && is_same(hash, hash_of_code(plain_code(policy_.invitation)));
  if (!is_right) {
    is_right = co_await store_.accounts().use_invitation(hash);
  }
  if (!is_right || policy_.access == Access::closed) {
    co_return Denial{"wrong_invitation", "This code is wrong or used up."};
  }
  if (from) {
    by_address_.give_back(*from);
  }
  co_return co_await new_guest();
}

asio::awaitable<Outcome<store::Account>> People::rename(store::Account account, std::string name) {
  auto renaming = store_.accounts().rename(account.id, name, folded_name(name));
  if (co_await std::move(renaming) == store::Accounts::Taken::taken) {
    co_return kNameTaken;
  }
  account.name = std::move(name);
  co_return account;
}

asio::awaitable<Outcome<store::Account>> People::rename_himself(store::Account account,
                                                                std::string name) {
  if (!names_.take(account.id)) {
    co_return kNameLimit;
  }
  auto renaming = rename(std::move(account), std::move(name));
  co_return co_await std::move(renaming);
}

asio::awaitable<Outcome<store::Account>>
People::register_account(store::Account guest, std::string name, std::string password) {
  if (guest.standing.is_registered) {
    co_return Denial{"registered_already", "This account has a password already."};
  }
  if (!may_be_password(password)) {
    co_return kBadPassword;
  }
  std::optional<std::string> hash = co_await passwords_.hash(std::move(password));
  if (!hash) {
    co_return kBusy;
  }
  store::Credentials with{.login = folded_name(name), .password = std::move(*hash)};
  auto registering = store_.accounts().register_account(guest.id, name, std::move(with));
  if (co_await std::move(registering) == store::Accounts::Taken::taken) {
    co_return kNameTaken;
  }
  guest.name = std::move(name);
  guest.standing.is_registered = true;
  co_return guest;
}

asio::awaitable<Outcome<store::Account>> People::add_registered(std::string name,
                                                                std::string password) {
  if (!may_be_password(password)) {
    co_return kBadPassword;
  }
  std::optional<std::string> hash = co_await passwords_.hash(std::move(password));
  if (!hash) {
    co_return kBusy;
  }
  store::Credentials with{.login = folded_name(name), .password = std::move(*hash)};
  auto adding = store_.accounts().add_registered(name, std::move(with));
  std::optional<store::Account> account = co_await std::move(adding);
  if (!account) {
    co_return kNameTaken;
  }
  co_return std::move(*account);
}

asio::awaitable<Outcome<Visit>> People::log_in(std::string name, std::string password,
                                               Origin from) {
  const std::optional<std::string> clean = clean_name(name);
  const std::string login = clean ? folded_name(*clean) : "";
  if ((from && !by_address_.take(*from)) || !by_name_.take(login)) {
    co_return kTooManyAttempts;
  }
  auto looking = store_.accounts().by_login(login);
  std::optional<store::Accounts::Secret> secret = co_await std::move(looking);
  std::optional<std::string> hash = secret ? std::optional{secret->password} : std::nullopt;
  if (password.size() > kLongestPassword) {
    hash.reset();
    password.resize(kLongestPassword);
  }
  auto matching = passwords_.matches(std::move(hash), std::move(password));
  const std::optional<bool> is_right = co_await std::move(matching);
  if (is_right && !*is_right) {
    co_return kWrongLogin;
  }
  by_name_.give_back(login);
  if (from) {
    by_address_.give_back(*from);
  }
  if (!is_right) {
    co_return kBusy;
  }
  if (secret->account.standing.is_banned) {
    co_return kBanned;
  }
  const Token fresh = Token::random();
  co_await store_.accounts().add_token(secret->account.id, fresh.hash());
  co_return Visit{.account = std::move(secret->account), .fresh = fresh};
}

asio::awaitable<void> People::log_out(std::optional<std::string> token) {
  if (const auto hash = hash_of(token)) {
    co_await store_.accounts().remove_token(*hash);
  }
}

asio::awaitable<void> People::log_out_everywhere(std::string account) {
  co_await store_.accounts().remove_tokens(std::move(account));
}

asio::awaitable<std::optional<Denial>> People::check(store::Account account, std::string password) {
  auto looking = store_.accounts().secret_of(account.id);
  std::optional<store::Accounts::Secret> secret = co_await std::move(looking);
  if (!secret) {
    co_return kNotRegistered;
  }
  // One counter for both: knowing somebody's cookie opens no second way to guess his password.
  const std::string login = folded_name(secret->account.name);
  if (!by_name_.take(login)) {
    co_return kTooManyAttempts;
  }
  auto matching = passwords_.matches(std::move(secret->password), std::move(password));
  const std::optional<bool> is_right = co_await std::move(matching);
  if (is_right && !*is_right) {
    co_return kWrongLogin;
  }
  by_name_.give_back(login);
  co_return is_right ? std::nullopt : std::optional{kBusy};
}

asio::awaitable<Outcome<store::Account>> People::change_password(store::Account account,
                                                                 std::optional<std::string> token,
                                                                 std::string old_password,
                                                                 std::string new_password) {
  if (!may_be_password(new_password)) {
    co_return kBadPassword;
  }
  if (const std::optional<Denial> denial = co_await check(account, std::move(old_password))) {
    co_return *denial;
  }
  std::optional<std::string> hash = co_await passwords_.hash(std::move(new_password));
  if (!hash) {
    co_return kBusy;
  }
  co_await store_.accounts().set_password(account.id, std::move(*hash), hash_of(token));
  co_return account;
}

asio::awaitable<Outcome<store::Account>> People::reset_password(store::Account account,
                                                                std::string password) {
  if (!account.standing.is_registered) {
    co_return kNotRegistered;
  }
  if (!may_be_password(password)) {
    co_return kBadPassword;
  }
  std::optional<std::string> hash = co_await passwords_.hash(std::move(password));
  if (!hash) {
    co_return kBusy;
  }
  co_await store_.accounts().set_password(account.id, std::move(*hash), std::nullopt);
  co_return account;
}

asio::awaitable<Outcome<store::Account>> People::remove(store::Account account,
                                                        std::string password) {
  if (account.standing.is_registered) {
    if (const std::optional<Denial> denial = co_await check(account, std::move(password))) {
      co_return *denial;
    }
  }
  auto removing = store_.accounts().remove(account.id);
  if (co_await std::move(removing) == store::Accounts::Removed::still_at_tables) {
    co_return Denial{"still_at_tables",
                     "Finish the games that you play, and leave the tables that wait, first."};
  }
  co_return account;
}

asio::awaitable<std::string> People::make_invitation(unsigned uses) {
  std::string code = readable_secret();
  co_await store_.accounts().add_invitation(hash_of_code(plain_code(code)), uses);
  co_return code;
}

}  // namespace aude::identity
