#pragma once

#include <boost/asio/awaitable.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "server/identity/attempts.hpp"
#include "server/identity/password_pool.hpp"
#include "server/identity/policy.hpp"
#include "server/identity/token.hpp"
#include "server/store/store.hpp"

namespace aude::identity {

/// Shortest and longest password in bytes.
inline constexpr std::size_t kShortestPassword = 8;
inline constexpr std::size_t kLongestPassword = 256;

/// Names that somebody may take in an hour.
inline constexpr std::size_t kNamesInAnHour = 20;

/// Where somebody comes from, if that is an address that counts.
using Origin = std::optional<std::string>;

/// Who somebody is. `fresh` is the token to give him if he had none that is known.
struct Visit {
  store::Account account;
  std::optional<Token> fresh;
};

/// Why somebody may not do something: a code of docs/protocol.md and a sentence.
struct Denial {
  std::string_view code;
  std::string_view message;
};

template <class T>
using Outcome = std::variant<T, Denial>;

/// Who is who: guests, who need no form, and people with a name and a password. Thread-safe. All
/// throw StoreError.
class People {
 public:
  template <class T>
  using awaitable = boost::asio::awaitable<T>;

  /// The store must outlive this.
  People(store::Store& store, const Policy& policy);

  /// The account of a token's text, if there is one; a banned one too.
  [[nodiscard]] awaitable<std::optional<store::Account>> find(std::optional<std::string> token);
  /// The account of a token's text; a new guest if there is none and everyone may come. Denied:
  /// invitation_needed, login_needed, banned, too_many_guests.
  [[nodiscard]] awaitable<Outcome<Visit>> enter(std::optional<std::string> token, Origin from);
  /// A new guest with a code. Denied: wrong_invitation, too_many_attempts.
  [[nodiscard]] awaitable<Outcome<Visit>> accept_invitation(std::string code, Origin from);

  /// Gives the account a name that clean_name has passed, as an admin orders. Denied: name_taken.
  [[nodiscard]] awaitable<Outcome<store::Account>> rename(store::Account account, std::string name);
  /// The same for somebody who renames himself: every table that is loaded hears of it. Denied:
  /// name_limit, name_taken.
  [[nodiscard]] awaitable<Outcome<store::Account>> rename_himself(store::Account account,
                                                                  std::string name);
  /// Counts a table that the account opens; false if it is one too many.
  [[nodiscard]] bool may_open_table(const std::string& account) { return tables_.take(account); }

  /// Gives a guest a name and a password; what he has played stays his. Denied: name_taken,
  /// bad_password, registered_already, busy.
  [[nodiscard]] awaitable<Outcome<store::Account>>
  register_account(store::Account guest, std::string name, std::string password);
  /// An account that somebody can log in to, made by an admin. Denied as above.
  [[nodiscard]] awaitable<Outcome<store::Account>> add_registered(std::string name,
                                                                  std::string password);
  /// A new token for who knows the password. Denied: wrong_login, too_many_attempts, busy, banned.
  [[nodiscard]] awaitable<Outcome<Visit>> log_in(std::string name, std::string password,
                                                 Origin from);
  /// The token opens nothing any more.
  [[nodiscard]] awaitable<void> log_out(std::optional<std::string> token);
  /// No token of the account opens anything any more.
  [[nodiscard]] awaitable<void> log_out_everywhere(std::string account);
  /// All other tokens end. Denied: wrong_login, bad_password, not_registered, too_many_attempts,
  /// busy.
  [[nodiscard]] awaitable<Outcome<store::Account>> change_password(store::Account account,
                                                                   std::optional<std::string> token,
                                                                   std::string old_password,
                                                                   std::string new_password);
  /// Without asking for the old one, by an admin. All tokens end. Denied: bad_password,
  /// not_registered, busy.
  [[nodiscard]] awaitable<Outcome<store::Account>> reset_password(store::Account account,
                                                                  std::string password);
  /// Denied: wrong_login, still_at_tables, too_many_attempts, busy. Guests need no password.
  [[nodiscard]] awaitable<Outcome<store::Account>> remove(store::Account account,
                                                          std::string password);

  /// Makes an invitation code for so many guests.
  [[nodiscard]] awaitable<std::string> make_invitation(unsigned uses);

  [[nodiscard]] Access access() const { return policy_.access; }
  /// No password is looked at any more; see PasswordPool.
  void close() { passwords_.close(); }

 private:
  [[nodiscard]] awaitable<Visit> new_guest();
  /// Nothing if it is the account's password; or why not.
  [[nodiscard]] awaitable<std::optional<Denial>> check(store::Account account,
                                                       std::string password);

  store::Store& store_;
  const Policy policy_;
  PasswordPool passwords_;
  Attempts by_name_;
  Attempts by_address_;
  Attempts guests_;
  Attempts names_;
  Attempts tables_;
};

/// A secret that people read and type: 15 characters that nobody mixes up, 70 bits.
[[nodiscard]] std::string readable_secret();

}  // namespace aude::identity
