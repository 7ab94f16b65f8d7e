#include <sodium.h>

#include <chrono>
#include <utility>

#include "server/store/accounts_sql.hpp"
#include "server/store/analyses_sql.hpp"
#include "server/store/connection.hpp"
#include "server/store/embedded_migrations.hpp"
#include "server/store/failure.hpp"
#include "server/store/file_lock.hpp"
#include "server/store/games_sql.hpp"
#include "server/store/migrate.hpp"
#include "server/store/notes_sql.hpp"
#include "server/store/random_id.hpp"
#include "server/store/sqlite_accounts.hpp"
#include "server/store/sqlite_addresses.hpp"
#include "server/store/store.hpp"
#include "server/store/worker.hpp"

namespace aude::store {
namespace {

// How old the note of the last visit may get: a write for every visit would be of no use.
constexpr std::chrono::milliseconds kSeenEvery = std::chrono::hours(1);

// A database up to this size is looked through for damage before the server opens: well under a
// second.
constexpr std::uintmax_t kQuicklyRead = std::uintmax_t{64} << 20U;

/// Notes a visit; nobody waits for it.
class NoteVisit final : public Job {
 public:
  NoteVisit(std::string account, UnixMs now) : account_(std::move(account)), now_(now) {}
  void run(Connection& db) override { update_seen(db, account_, now_); }
  void finish(std::exception_ptr /*error*/) override {}

 private:
  std::string account_;
  UnixMs now_;
};

/// Writes on one thread, reads on another: a long list never delays a move.
class SqliteStore final : public Store {
 public:
  SqliteStore(std::unique_ptr<FileLock> lock, std::unique_ptr<Connection> writing,
              std::unique_ptr<Connection> reading, const SqliteOptions& options)
      : lock_(std::move(lock)), now_(options.now), writer_(std::move(writing), options.metrics),
        reader_(std::move(reading), metrics::unread()), accounts_(writer_, reader_, now_),
        addresses_(writer_, reader_) {}

  Accounts& accounts() override { return accounts_; }
  Addresses& addresses() override { return addresses_; }

  awaitable<std::optional<Account>> account_by_token(TokenHash hash) override {
    auto find = [hash](Connection& db) { return find_account(db, hash); };
    auto reading = reader_.run(std::move(find));
    const std::optional<SeenAccount> seen = co_await std::move(reading);
    if (!seen) {
      co_return std::nullopt;
    }
    const UnixMs now = now_();
    if (now.value - seen->seen_at.value > kSeenEvery.count()) {
      writer_.add(std::make_unique<NoteVisit>(seen->account.id, now));
    }
    co_return seen->account;
  }

  awaitable<Account> add_account(TokenHash hash, std::string name) override {
    return writer_.run(
        [account = Account{random_id(), std::move(name)}, hash, now = now_()](Connection& db) {
          insert_account(db, account, now);
          insert_token(db, account.id, hash, now);
          return account;
        });
  }

  awaitable<void> rename_account(std::string id, std::string name) override {
    return writer_.run([id = std::move(id), name = std::move(name)](Connection& db) {
      update_name(db, id, name);
    });
  }

  awaitable<void> add_game(ListedGame game) override {
    return writer_.run([game = std::move(game)](Connection& db) { insert_game(db, game); });
  }

  awaitable<void> commit(Commit commit) override {
    return writer_.run([commit = std::move(commit)](Connection& db) { write_commit(db, commit); });
  }

  awaitable<std::optional<StoredGame>> load_game(std::string id) override {
    return reader_.run([id = std::move(id)](Connection& db) { return read_whole_game(db, id); });
  }

  awaitable<std::optional<ListedGame>> find_game(std::string id) override {
    return reader_.run([id = std::move(id)](Connection& db) { return read_game(db, id); });
  }

  awaitable<std::vector<ListedGame>> list_games(ListQuery query) override {
    return reader_.run([query = std::move(query)](Connection& db) { return read_list(db, query); });
  }

  awaitable<unsigned> waiting_tables_of(std::string account, UnixMs since) override {
    return reader_.run([account = std::move(account), since](Connection& db) {
      return count_waiting(db, account, since);
    });
  }

  awaitable<std::optional<std::string>> load_analysis(std::string game) override {
    return reader_.run(
        [game = std::move(game)](Connection& db) { return read_analysis(db, game); });
  }

  awaitable<void> keep_analysis(std::string game, std::string text) override {
    return writer_.run([game = std::move(game), text = std::move(text),
                        now = now_()](Connection& db) { write_analysis(db, game, text, now); });
  }

  awaitable<std::vector<std::string>> games_to_wake() override {
    return reader_.run([](Connection& db) { return read_games_to_wake(db); });
  }

  awaitable<std::vector<std::string>> stale_tables(UnixMs before) override {
    return reader_.run([before](Connection& db) { return read_stale_tables(db, before); });
  }

  awaitable<void> delete_table(std::string id) override {
    return writer_.run([id = std::move(id)](Connection& db) { store::delete_table(db, id); });
  }

 private:
  std::unique_ptr<FileLock> lock_;
  UnixMs (*now_)();
  Worker writer_;
  Worker reader_;
  SqliteAccounts accounts_;
  SqliteAddresses addresses_;
};

/// A damaged database is not written to: that would spread the damage.
void look_through(SQLite::Database& database, const std::filesystem::path& file) {
  if (std::filesystem::file_size(file) > kQuicklyRead) {
    return;
  }
  const std::string found = database.execAndGet("PRAGMA quick_check(1)").getString();
  if (found != "ok") {
    throw StoreError("the database " + file.string() + " is damaged (" + found +
                     "); `aude-server check` says which games are safe, and `aude-server restore` "
                     "brings a backup back");
  }
}

}  // namespace

std::unique_ptr<Store> open_sqlite_store(const SqliteOptions& options) {
  if (sodium_init() < 0) {
    throw StoreError("there is no source of randomness");
  }
  try {
    auto lock = std::make_unique<FileLock>(options.file);
    auto writing =
        std::make_unique<Connection>(options.file, Connection::Access::write, options.durability);
    look_through(writing->database(), options.file);
    migrate(writing->database(), embedded_migrations());
    auto reading = std::make_unique<Connection>(options.file, Connection::Access::read);
    return std::make_unique<SqliteStore>(std::move(lock), std::move(writing), std::move(reading),
                                         options);
  } catch (const SQLite::Exception& error) {
    throw StoreError("cannot open the database " + options.file.string() + ": " + reason_of(error));
  }
}

}  // namespace aude::store
