#include "server/store/store.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <doctest/doctest.h>

#include <boost/asio/detached.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <memory>
#include <string>
#include <vector>

#include "tests/store/support.hpp"

using namespace aude;
using store::Account;
using store::ListedGame;
using store::Store;
using tests::wait_for;

namespace {

namespace asio = boost::asio;

/// A store in a folder of its own.
struct Fixture {
  tests::TemporaryFolder folder;
  asio::io_context io;
  std::unique_ptr<Store> store = open();

  [[nodiscard]] std::filesystem::path file() const { return folder.path() / "aude.db"; }
  [[nodiscard]] std::unique_ptr<Store> open() const {
    return store::open_sqlite_store({.file = file(), .now = [] { return store::UnixMs{1000}; }});
  }
  void reopen() {
    store.reset();
    store = open();
  }
  template <class T>
  T wait(store::awaitable<T> task) {
    return wait_for(io, std::move(task));
  }
  Account add_account(std::uint8_t number, const std::string& name) {
    return wait(store->add_account({number}, name));
  }
};

ListedGame table(const std::string& id, const Account& host, std::int64_t created_at) {
  ListedGame listed;
  listed.game.id = id;
  listed.game.host = host.id;
  listed.game.setup = "{}";
  listed.game.clock = "{}";
  listed.game.created_at = {created_at};
  listed.seats.resize(2);
  return listed;
}

store::Commit next_commit(store::GameRow row, const std::string& text) {
  ++row.seq;
  store::Commit commit{row, {}, std::nullopt};
  commit.entry = store::Entry{row.seq,
                              {2000 + static_cast<std::int64_t>(row.seq)},
                              store::EntryKind::action,
                              1,
                              text,
                              std::nullopt,
                              ""};
  return commit;
}

}  // namespace

TEST_CASE_FIXTURE(Fixture, "an account is found by its token and keeps its id over a new name") {
  const Account ann = add_account(1, "Ann");
  CHECK(ann.id.size() == 12);
  CHECK(wait(store->account_by_token({1})) == ann);
  CHECK_FALSE(wait(store->account_by_token({2})).has_value());
  wait(store->rename_account(ann.id, "Anna"));
  CHECK(wait(store->account_by_token({1})) == Account{ann.id, "Anna"});
}

TEST_CASE_FIXTURE(Fixture, "what two admins change of one account at once stays, both of it") {
  const Account ann = add_account(1, "Ann");
  store::Accounts& accounts = store->accounts();
  wait(accounts.change_standing(ann.id, {.is_banned = true}));
  // By somebody who has not seen the ban.
  const auto muted = wait(accounts.change_standing(ann.id, {.muted_until = store::UnixMs{5000}}));
  REQUIRE(muted);
  CHECK(muted->standing.is_banned);
  CHECK(muted->standing.muted_until == store::UnixMs{5000});
  CHECK_FALSE(wait(accounts.change_standing(ann.id, {.is_banned = false}))->standing.is_banned);
  CHECK(wait(accounts.by_id(ann.id))->standing.muted_until == store::UnixMs{5000});
  CHECK_FALSE(wait(accounts.change_standing("nobody000000", {.is_admin = true})).has_value());
}

TEST_CASE_FIXTURE(Fixture, "a new password ends all tokens but the one to keep, in one batch") {
  const Account ann = add_account(1, "Ann");
  store::Accounts& accounts = store->accounts();
  wait(accounts.register_account(ann.id, "Ann", {"ann", "old"}));
  wait(accounts.add_token(ann.id, {2}));
  wait(accounts.add_token(ann.id, {3}));
  wait(accounts.set_password(ann.id, "new", store::TokenHash{2}));
  CHECK(wait(accounts.by_login("ann"))->password == "new");
  CHECK_FALSE(wait(store->account_by_token({1})).has_value());
  CHECK(wait(store->account_by_token({2})).has_value());
  CHECK_FALSE(wait(store->account_by_token({3})).has_value());
}

TEST_CASE_FIXTURE(Fixture, "two accounts cannot have the same token") {
  add_account(1, "Ann");
  CHECK_THROWS_AS(add_account(1, "Bob"), store::StoreError);
}

TEST_CASE_FIXTURE(Fixture, "a game comes back with its seats and entries after reopening") {
  const Account ann = add_account(1, "Ann");
  ListedGame game = table("aaaaaaaaaaaa", ann, 10);
  game.game.visibility = protocol::Visibility::by_link;
  wait(store->add_game(game));
  store::Commit commit = next_commit(game.game, R"(["place",1,0,2])");
  commit.game.status = protocol::Status::playing;
  commit.game.seed.emplace().fill(7);
  commit.game.started_at = store::UnixMs{2000};
  commit.game.turn = 3;
  commit.game.asked = 1;
  commit.game.clock_left_ms = 4500;
  commit.seats.resize(2);
  commit.seats[0].player = ann;
  commit.seats[0].ready = true;
  commit.seats[1].bot = "greedy";
  commit.entry->account = ann;
  commit.entry->command = "c1";
  wait(store->commit(commit));
  reopen();

  const auto stored = wait(store->load_game("aaaaaaaaaaaa"));
  REQUIRE(stored);
  CHECK(stored->game.status == protocol::Status::playing);
  CHECK(stored->game.visibility == protocol::Visibility::by_link);
  CHECK(stored->game.seed == commit.game.seed);
  CHECK(stored->game.started_at == store::UnixMs{2000});
  CHECK_FALSE(stored->game.finished_at.has_value());
  CHECK(stored->game.seq == 1);
  CHECK(stored->game.turn == 3);
  CHECK(stored->game.asked == 1);
  CHECK(stored->game.clock_left_ms == 4500);
  REQUIRE(stored->seats.size() == 2);
  CHECK(stored->seats[0].player == ann);
  CHECK(stored->seats[0].ready);
  CHECK(stored->seats[1].bot == "greedy");
  REQUIRE(stored->entries.size() == 1);
  CHECK(stored->entries[0].kind == store::EntryKind::action);
  CHECK(stored->entries[0].text == R"(["place",1,0,2])");
  CHECK(stored->entries[0].seat == 1);
  CHECK(stored->entries[0].account == ann);
  CHECK(stored->entries[0].command == "c1");
  CHECK_FALSE(wait(store->load_game("bbbbbbbbbbbb")).has_value());
}

TEST_CASE_FIXTURE(Fixture, "a commit that is not the next one is refused as a whole") {
  const Account ann = add_account(1, "Ann");
  const ListedGame game = table("aaaaaaaaaaaa", ann, 10);
  wait(store->add_game(game));
  wait(store->commit(next_commit(game.game, "first")));
  store::Commit stale = next_commit(game.game, "stale");
  stale.seats.resize(2);
  stale.seats[0].bot = "greedy";
  CHECK_THROWS_AS(wait(store->commit(stale)), store::StoreError);

  const auto stored = wait(store->load_game("aaaaaaaaaaaa"));
  CHECK(stored->entries.size() == 1);
  CHECK_FALSE(stored->seats[0].bot.has_value());
}

TEST_CASE_FIXTURE(Fixture, "many commits that wait together all succeed, but for the broken one") {
  const Account ann = add_account(1, "Ann");
  constexpr std::size_t kGames = 40;
  std::vector<ListedGame> games;
  for (std::size_t i = 0; i < kGames; ++i) {
    games.push_back(table("game0000000" + std::string(1, static_cast<char>('A' + i)), ann, 10));
    wait(store->add_game(games.back()));
  }
  std::size_t done = 0;
  std::size_t failed = 0;
  const auto count = [&](const std::exception_ptr& error) { ++(error ? failed : done); };
  for (std::size_t i = 0; i < kGames; ++i) {
    store::Commit commit = next_commit(games[i].game, "move");
    if (i == 20) {
      commit.game.seq = 99;
    }
    asio::co_spawn(io, store->commit(commit), count);
  }
  io.restart();
  io.run();
  CHECK(done == kGames - 1);
  CHECK(failed == 1);
  for (std::size_t i = 0; i < kGames; ++i) {
    CHECK(wait(store->find_game(games[i].game.id))->game.seq == (i == 20 ? 0U : 1U));
  }
}

TEST_CASE_FIXTURE(Fixture, "lists show the newest first, page by page, and private games only to "
                           "their people") {
  const Account ann = add_account(1, "Ann");
  const Account bob = add_account(2, "Bob");
  for (int i = 0; i < 5; ++i) {
    wait(store->add_game(table("listed00000" + std::to_string(i), ann, 10 + i / 2)));
  }
  ListedGame hidden = table("hidden000000", bob, 50);
  hidden.game.visibility = protocol::Visibility::by_link;
  hidden.seats[1].player = ann;
  wait(store->add_game(hidden));

  store::ListQuery query;
  query.limit = 3;
  const auto first = wait(store->list_games(query));
  REQUIRE(first.size() == 3);
  CHECK(first[0].game.id == "listed000004");
  CHECK(first[1].game.id == "listed000003");
  CHECK(first[2].game.id == "listed000002");
  query.before = {first[2].game.created_at, first[2].game.id};
  const auto second = wait(store->list_games(query));
  REQUIRE(second.size() == 2);
  CHECK(second[0].game.id == "listed000001");
  CHECK(second[0].seats.size() == 2);

  query = {};
  query.of_account = ann.id;
  CHECK(wait(store->list_games(query)).size() == 6);
  query.of_account = bob.id;
  CHECK(wait(store->list_games(query)).size() == 1);
  query.status = protocol::Status::finished;
  CHECK(wait(store->list_games(query)).empty());
  CHECK(wait(store->waiting_tables_of(ann.id, {9})) == 5);
  CHECK(wait(store->waiting_tables_of(ann.id, {10})) == 3);
  query = {};
  query.waiting_since = {11};
  CHECK(wait(store->list_games(query)).size() == 1);
}

TEST_CASE_FIXTURE(Fixture, "a database is not opened twice") {
  CHECK_THROWS_WITH_AS(static_cast<void>(open()), doctest::Contains("in use"), store::StoreError);
  reopen();
}

TEST_CASE_FIXTURE(Fixture, "a database of a newer program is not opened") {
  store.reset();
  {
    SQLite::Database database(file().string(), SQLite::OPEN_READWRITE);
    database.exec("PRAGMA user_version = 1000");
  }
  CHECK_THROWS_WITH_AS(static_cast<void>(open()), doctest::Contains("has schema 1000"),
                       store::StoreError);
}

TEST_CASE("a database in a folder that is not there is refused with its name") {
  CHECK_THROWS_WITH_AS(static_cast<void>(store::open_sqlite_store(
                           {.file = "/nowhere/aude.db", .now = [] { return store::UnixMs{}; }})),
                       doctest::Contains("/nowhere/aude.db"), store::StoreError);
}
