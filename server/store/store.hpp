#pragma once

#include <boost/asio/awaitable.hpp>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "server/metrics/metrics.hpp"
#include "server/store/account.hpp"
#include "server/store/accounts.hpp"
#include "server/store/addresses.hpp"
#include "server/store/durability.hpp"
#include "server/store/games.hpp"

namespace aude::store {

template <class T>
using awaitable = boost::asio::awaitable<T>;

/// The database cannot do what was asked: a full disk, a damaged file, a newer schema, two writers
/// for one game. Says what was tried and why it failed.
class StoreError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Everything that outlives the process. Thread-safe. Every call completes on the executor of the
/// coroutine that awaits it, after the change is committed, and throws StoreError when it failed;
/// then nothing of it has been written.
///
/// The store must outlive the calls, and the execution context of the callers must outlive the
/// store.
class Store {
 public:
  virtual ~Store() = default;

  /// What concerns accounts beyond the guest and his token.
  [[nodiscard]] virtual Accounts& accounts() = 0;
  /// Where mails go.
  [[nodiscard]] virtual Addresses& addresses() = 0;

  /// Notes that the account was seen, at most once an hour.
  [[nodiscard]] virtual awaitable<std::optional<Account>> account_by_token(TokenHash hash) = 0;
  /// Makes an account with a new public id.
  [[nodiscard]] virtual awaitable<Account> add_account(TokenHash hash, std::string name) = 0;
  [[nodiscard]] virtual awaitable<void> rename_account(std::string id, std::string name) = 0;

  /// Adds a game with its (free) seats.
  [[nodiscard]] virtual awaitable<void> add_game(ListedGame game) = 0;
  /// Writes a batch. Fails if the stored `seq` is not the one before: somebody else has written.
  [[nodiscard]] virtual awaitable<void> commit(Commit commit) = 0;

  [[nodiscard]] virtual awaitable<std::optional<StoredGame>> load_game(std::string id) = 0;
  /// Without entries, for lists.
  [[nodiscard]] virtual awaitable<std::optional<ListedGame>> find_game(std::string id) = 0;
  [[nodiscard]] virtual awaitable<std::vector<ListedGame>> list_games(ListQuery query) = 0;
  /// How many tables the account hosts that have not begun and were made after `since`.
  [[nodiscard]] virtual awaitable<unsigned> waiting_tables_of(std::string account,
                                                              UnixMs since) = 0;

  /// The analysis of a finished game as JSON, if one was made.
  [[nodiscard]] virtual awaitable<std::optional<std::string>> load_analysis(std::string game) = 0;
  [[nodiscard]] virtual awaitable<void> keep_analysis(std::string game, std::string text) = 0;

  /// Running games that go on without anybody looking: a clock runs, or a bot is to move. Those
  /// with the least time left come first.
  [[nodiscard]] virtual awaitable<std::vector<std::string>> games_to_wake() = 0;
  /// Tables that wait, were made before that time, and at which nothing has happened since; at most
  /// 1000.
  [[nodiscard]] virtual awaitable<std::vector<std::string>> stale_tables(UnixMs before) = 0;
  /// Deletes a table that waits; does nothing to others.
  [[nodiscard]] virtual awaitable<void> delete_table(std::string id) = 0;
};

/// Where a database is and how it is run.
struct SqliteOptions {
  std::filesystem::path file;
  /// Where the time stamps of accounts come from; tests put their own.
  UnixMs (*now)();
  /// Hears of every transaction. Must outlive the store.
  metrics::Metrics& metrics = metrics::unread();
  Durability durability{Durability::normal};
};

/// Opens the database, or makes it, and brings its schema up to date. Throws StoreError if it
/// cannot be opened or written, is damaged, is in use by another server, is newer than this
/// program, or a migration fails (the database is then as before). Pages are looked through for
/// damage while that is quick; the daily backup looks through those of a large database.
[[nodiscard]] std::unique_ptr<Store> open_sqlite_store(const SqliteOptions& options);

}  // namespace aude::store
