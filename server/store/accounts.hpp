#pragma once

#include <boost/asio/awaitable.hpp>
#include <optional>
#include <string>
#include <vector>

#include "server/store/account.hpp"
#include "shared/protocol/messages.hpp"

namespace aude::store {

/// What somebody needs to log in.
struct Credentials {
  /// identity::folded_name of the account's name. No two accounts have the same.
  std::string login;
  /// As crypto_pwhash_str made it.
  std::string password;
};

/// An account as an admin sees it.
struct AccountRow {
  Account account;
  protocol::UnixMs created_at;
  protocol::UnixMs seen_at;
};

/// A table that is not finished, as an admin sees it.
struct UnfinishedTable {
  std::string id;
  protocol::Status status{};
  protocol::UnixMs created_at;
  /// Names of the people with a seat.
  std::vector<std::string> names;
};

/// Something that an admin did.
struct AuditLine {
  protocol::UnixMs at;
  std::string actor;
  std::string action;
  std::string target;
  std::string detail;
};

/// Accounts beyond the guest's token (Store has that). Threads, completion and errors as in Store.
class Accounts {
 public:
  template <class T>
  using awaitable = boost::asio::awaitable<T>;

  virtual ~Accounts() = default;

  enum class Taken : std::uint8_t { free, taken };
  enum class Removed : std::uint8_t { removed, still_at_tables };

  [[nodiscard]] virtual awaitable<std::optional<Account>> by_id(std::string id) = 0;
  struct Secret {
    Account account;
    std::string password;
  };
  /// Of those who can log in.
  [[nodiscard]] virtual awaitable<std::optional<Secret>> by_login(std::string login) = 0;
  [[nodiscard]] virtual awaitable<std::optional<Secret>> secret_of(std::string id) = 0;
  /// Makes somebody who can log in and has no token yet; nothing if the login is taken.
  [[nodiscard]] virtual awaitable<std::optional<Account>> add_registered(std::string name,
                                                                         Credentials with) = 0;
  /// Gives an account a name and what it needs to log in.
  [[nodiscard]] virtual awaitable<Taken> register_account(std::string id, std::string name,
                                                          Credentials with) = 0;
  /// Renames somebody; `login` belongs to the name and only counts for who can log in. A guest
  /// cannot have the name of somebody who can.
  [[nodiscard]] virtual awaitable<Taken> rename(std::string id, std::string name,
                                                std::string login) = 0;
  /// Ends all tokens of the account as well, but for the one to keep.
  [[nodiscard]] virtual awaitable<void> set_password(std::string id, std::string password,
                                                     std::optional<TokenHash> keep) = 0;
  /// The account as it is then; nothing if there is none.
  [[nodiscard]] virtual awaitable<std::optional<Account>>
  change_standing(std::string id, StandingChange change) = 0;
  /// Takes the account out of all finished games and deletes it, its tokens and its chat's
  /// signature.
  [[nodiscard]] virtual awaitable<Removed> remove(std::string id) = 0;

  [[nodiscard]] virtual awaitable<void> add_token(std::string id, TokenHash hash) = 0;
  [[nodiscard]] virtual awaitable<void> remove_token(TokenHash hash) = 0;
  [[nodiscard]] virtual awaitable<void> remove_tokens(std::string id) = 0;

  [[nodiscard]] virtual awaitable<void> add_invitation(TokenHash code, unsigned uses) = 0;
  /// Uses the code once; false if there is no such code or it is used up.
  [[nodiscard]] virtual awaitable<bool> use_invitation(TokenHash code) = 0;

  /// Accounts that were seen last, or whose name holds `part`.
  [[nodiscard]] virtual awaitable<std::vector<AccountRow>> list(std::string part,
                                                                unsigned limit) = 0;
  /// The newest first; private ones too.
  [[nodiscard]] virtual awaitable<std::vector<UnfinishedTable>> unfinished(unsigned limit) = 0;

  [[nodiscard]] virtual awaitable<void> note(AuditLine line) = 0;
  /// The newest first.
  [[nodiscard]] virtual awaitable<std::vector<AuditLine>> audit(unsigned limit) = 0;
};

}  // namespace aude::store
