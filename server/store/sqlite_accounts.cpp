#include "server/store/sqlite_accounts.hpp"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

#include "server/store/accounts_sql.hpp"
#include "server/store/admin_sql.hpp"
#include "server/store/entries_sql.hpp"
#include "server/store/random_id.hpp"
#include "server/store/registered_sql.hpp"
#include "server/store/sever_sql.hpp"

namespace aude::store {

template <class T>
using awaitable = boost::asio::awaitable<T>;

namespace {

// So many packed logs are read at once: some milliseconds.
constexpr unsigned kLogsAtOnce = 100;
// A room may have noted the end of a game so much earlier than it was stored.
constexpr std::chrono::milliseconds kStoredAfter = std::chrono::minutes(1);

/// Games whose packed logs have something of the account. Lists can be read in between.
awaitable<std::vector<std::string>> logs_with(Worker& reader, std::string account) {
  std::vector<std::string> games;
  std::optional<std::string> after{""};
  while (after) {
    auto look = [account, after = *after](Connection& db) {
      return look_for_person(db, account, after, kLogsAtOnce);
    };
    auto looking = reader.run(std::move(look));
    LogsSeen seen = co_await std::move(looking);
    std::ranges::move(seen.games, std::back_inserter(games));
    after = std::move(seen.last);
  }
  co_return games;
}

}  // namespace

awaitable<std::optional<Account>> SqliteAccounts::by_id(std::string id) {
  return reader_.run([id = std::move(id)](Connection& db) { return account_of(db, id); });
}

awaitable<std::optional<Accounts::Secret>> SqliteAccounts::by_login(std::string login) {
  return reader_.run([login = std::move(login)](Connection& db) { return secret_by(db, login); });
}

awaitable<std::optional<Accounts::Secret>> SqliteAccounts::secret_of(std::string id) {
  return reader_.run([id = std::move(id)](Connection& db) { return secret_of_id(db, id); });
}

awaitable<std::optional<Account>> SqliteAccounts::add_registered(std::string name,
                                                                 Credentials with) {
  Account account{random_id(), std::move(name)};
  account.standing.is_registered = true;
  return writer_.run([account = std::move(account), with = std::move(with),
                      now = now_()](Connection& db) -> std::optional<Account> {
    if (is_login_taken(db, with.login, account.id)) {
      return std::nullopt;
    }
    insert_account(db, account, now);
    update_credentials(db, account.id, account.name, with);
    return account;
  });
}

awaitable<Accounts::Taken> SqliteAccounts::register_account(std::string id, std::string name,
                                                            Credentials with) {
  return writer_.run(
      [id = std::move(id), name = std::move(name), with = std::move(with)](Connection& db) {
        if (is_login_taken(db, with.login, id)) {
          return Taken::taken;
        }
        update_credentials(db, id, name, with);
        return Taken::free;
      });
}

awaitable<Accounts::Taken> SqliteAccounts::rename(std::string id, std::string name,
                                                  std::string login) {
  return writer_.run(
      [id = std::move(id), name = std::move(name), login = std::move(login)](Connection& db) {
        if (is_login_taken(db, login, id)) {
          return Taken::taken;
        }
        update_name(db, id, name);
        update_login(db, id, login);
        return Taken::free;
      });
}

awaitable<void> SqliteAccounts::set_password(std::string id, std::string password,
                                             std::optional<TokenHash> keep) {
  return writer_.run([id = std::move(id), password = std::move(password), keep](Connection& db) {
    update_password(db, id, password);
    delete_tokens(db, id, keep);
  });
}

awaitable<std::optional<Account>> SqliteAccounts::change_standing(std::string id,
                                                                  StandingChange change) {
  return writer_.run([id = std::move(id), change](Connection& db) {
    update_standing(db, id, change);
    return account_of(db, id);
  });
}

awaitable<Accounts::Removed> SqliteAccounts::remove(std::string id) {
  const protocol::UnixMs begin{now_().value - kStoredAfter.count()};
  auto looking = logs_with(reader_, id);
  std::vector<std::string> logs = co_await std::move(looking);
  auto remove = [id = std::move(id), logs = std::move(logs), begin,
                 now = now_()](Connection& db) mutable {
    if (has_unfinished(db, id)) {
      return Removed::still_at_tables;
    }
    std::ranges::move(look_for_person_since(db, id, begin), std::back_inserter(logs));
    sever(db, id, logs, now);
    return Removed::removed;
  };
  auto removing = writer_.run(std::move(remove));
  co_return co_await std::move(removing);
}

awaitable<void> SqliteAccounts::add_token(std::string id, TokenHash hash) {
  return writer_.run([id = std::move(id), hash, now = now_()](Connection& db) {
    insert_token(db, id, hash, now);
  });
}

awaitable<void> SqliteAccounts::remove_token(TokenHash hash) {
  return writer_.run([hash](Connection& db) { delete_token(db, hash); });
}

awaitable<void> SqliteAccounts::remove_tokens(std::string id) {
  return writer_.run([id = std::move(id)](Connection& db) { delete_tokens(db, id, std::nullopt); });
}

awaitable<void> SqliteAccounts::add_invitation(TokenHash code, unsigned uses) {
  return writer_.run(
      [code, uses, now = now_()](Connection& db) { insert_invitation(db, code, uses, now); });
}

awaitable<bool> SqliteAccounts::use_invitation(TokenHash code) {
  return writer_.run([code](Connection& db) { return take_invitation(db, code); });
}

awaitable<std::vector<AccountRow>> SqliteAccounts::list(std::string part, unsigned limit) {
  return reader_.run(
      [part = std::move(part), limit](Connection& db) { return read_accounts(db, part, limit); });
}

awaitable<std::vector<UnfinishedTable>> SqliteAccounts::unfinished(unsigned limit) {
  return reader_.run([limit](Connection& db) { return read_unfinished(db, limit); });
}

awaitable<void> SqliteAccounts::note(AuditLine line) {
  return writer_.run([line = std::move(line)](Connection& db) { insert_audit(db, line); });
}

awaitable<std::vector<AuditLine>> SqliteAccounts::audit(unsigned limit) {
  return reader_.run([limit](Connection& db) { return read_audit(db, limit); });
}

}  // namespace aude::store
