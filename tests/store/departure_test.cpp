#include <SQLiteCpp/SQLiteCpp.h>
#include <doctest/doctest.h>

#include <boost/asio/io_context.hpp>
#include <memory>
#include <string>
#include <vector>

#include "server/store/connection.hpp"
#include "server/store/games_sql.hpp"
#include "server/store/packed_log.hpp"
#include "server/store/portable.hpp"
#include "server/store/store.hpp"
#include "tests/store/support.hpp"

using namespace aude;
using store::Account;
using tests::wait_for;

namespace {

namespace asio = boost::asio;

constexpr store::UnixMs kNow{10'000'000};

/// A store with two people, Dora and Emil.
struct Fixture {
  tests::TemporaryFolder folder;
  asio::io_context io;
  std::unique_ptr<store::Store> store =
      store::open_sqlite_store({.file = folder.path() / "aude.db", .now = [] { return kNow; }});
  Account dora = wait(store->add_account({1}, "Dora"));
  Account emil = wait(store->add_account({2}, "Emil"));

  template <class T>
  T wait(store::awaitable<T> task) {
    return wait_for(io, std::move(task));
  }

  void write(store::GameRow& row, const Account& by, const std::string& text) {
    ++row.seq;
    store::Commit commit{row, {}, std::nullopt};
    commit.entry =
        store::Entry{row.seq, kNow, store::EntryKind::chat, std::nullopt, text, by, "c" + text};
    wait(store->commit(commit));
  }

  /// A game with seats, a chat of `chatting` in the packed log, and one of Emil behind it.
  void finish_game(const std::string& id, const Account& host, const Account& chatting,
                   store::UnixMs at) {
    store::ListedGame game;
    game.game.id = id;
    game.game.host = host.id;
    game.game.setup = "{}";
    game.game.clock = "{}";
    game.game.created_at = at;
    game.seats.resize(2);
    game.seats[0].player = host;
    wait(store->add_game(game));
    store::GameRow row = game.game;
    write(row, chatting, "hello");
    row.status = protocol::Status::finished;
    row.finished_at = at;
    write(row, emil, "well played");
    write(row, chatting, "afterwards");
  }

  /// Every place of the database where the text stands, packed logs as well.
  [[nodiscard]] std::vector<std::string> places_of(const std::string& text) const {
    store::Connection db(folder.path() / "aude.db", store::Connection::Access::read);
    std::vector<std::string> places;
    SQLite::Statement columns(
        db.database(), "SELECT t.name, c.name FROM sqlite_schema t, pragma_table_info(t.name) c "
                       "WHERE t.type = 'table'");
    while (columns.executeStep()) {
      const std::string table = columns.getColumn(0).getString();
      const std::string column = columns.getColumn(1).getString();
      SQLite::Statement rows(db.database(), "SELECT 1 FROM \"" + table + "\" WHERE instr(CAST(\"" +
                                                column + "\" AS BLOB), CAST(? AS BLOB)) > 0");
      rows.bind(1, text);
      if (rows.executeStep()) {
        places.push_back(table + "." + column);
      }
    }
    SQLite::Statement logs(db.database(), "SELECT game, entries FROM logs");
    while (logs.executeStep()) {
      const auto bytes = logs.getColumn(1);
      const auto* begin = static_cast<const std::uint8_t*>(bytes.getBlob());
      if (store::has_person({begin, static_cast<std::size_t>(bytes.getBytes())}, text)) {
        places.push_back("log of " + logs.getColumn(0).getString());
      }
    }
    return places;
  }

  [[nodiscard]] std::string exported(const std::string& game) const {
    store::Connection db(folder.path() / "aude.db", store::Connection::Access::read);
    return store::write_portable(db, store::read_whole_game(db, game).value());
  }
};

}  // namespace

TEST_CASE_FIXTURE(Fixture, "nothing in the database or in exported games knows who has gone") {
  finish_game("asplayer0000", dora, dora, {1000});
  finish_game("asspectator0", emil, dora, {1000});
  finish_game("withouther00", emil, emil, {1000});
  finish_game("justfinished", emil, dora, kNow);
  // A game that others play, at which she has said a lot: part of its log is packed.
  store::ListedGame running;
  running.game.id = "running00000";
  running.game.host = emil.id;
  running.game.setup = "{}";
  running.game.clock = "{}";
  running.seats.resize(2);
  wait(store->add_game(running));
  for (int i = 0; i < 70; ++i) {
    write(running.game, dora, "hello " + std::to_string(i));
  }
  wait(store->accounts().note({kNow, dora.id, "ban", emil.id, ""}));
  wait(store->accounts().note({kNow, "console", "rename", dora.id, "Dorothea"}));
  CHECK(places_of(dora.id).size() == 11);

  CHECK(wait(store->accounts().remove(dora.id)) == store::Accounts::Removed::removed);

  for (const std::string& text : {dora.id, dora.name, std::string("Dorothea")}) {
    CHECK(places_of(text).empty());
  }
  CHECK_FALSE(wait(store->account_by_token({1})).has_value());
  CHECK(wait(store->load_game("running00000"))->entries.size() == 70);
  for (const char* const id : {"asplayer0000", "asspectator0", "withouther00", "justfinished"}) {
    CAPTURE(id);
    const auto game = wait(store->load_game(id));
    REQUIRE(game);
    REQUIRE(game->entries.size() == 3);
    CHECK(game->entries[0].text == "hello");
    CHECK(game->entries[1].account == emil);
    CHECK(game->entries[1].command == "cwell played");
    CHECK(game->entries[2].text == "afterwards");
    const bool was_hers = std::string(id) != "withouther00";
    for (const std::size_t hers : {0U, 2U}) {
      CHECK(game->entries[hers].account.value().id == (was_hers ? store::kFormerPlayer : emil.id));
      CHECK(game->entries[hers].command.empty() == was_hers);
    }
    const std::string file = exported(id);
    CHECK(file.find(dora.id) == std::string::npos);
    CHECK(file.find("Dora") == std::string::npos);
    CHECK(file.find(emil.id) != std::string::npos);
  }
}

TEST_CASE_FIXTURE(Fixture, "every packed log is looked through, however many there are") {
  const auto id_of = [](unsigned number) { return std::to_string(100000000000U + number); };
  for (unsigned number = 0; number < 203; ++number) {
    const bool hers = number == 0 || number == 99 || number == 100 || number == 202;
    finish_game(id_of(number), emil, hers ? dora : emil, {1000});
  }
  wait(store->accounts().remove(dora.id));
  CHECK(places_of(dora.id).empty());
}

TEST_CASE_FIXTURE(Fixture, "a damaged log of others keeps nobody from going") {
  finish_game("asplayer0000", dora, dora, {1000});
  finish_game("damaged00000", emil, emil, {1000});
  {
    SQLite::Database database((folder.path() / "aude.db").string(), SQLite::OPEN_READWRITE);
    database.exec("UPDATE logs SET entries = x'0102' WHERE game = 'damaged00000'");
  }
  CHECK(wait(store->accounts().remove(dora.id)) == store::Accounts::Removed::removed);
  const auto game = wait(store->load_game("asplayer0000"));
  REQUIRE(game);
  CHECK(game->entries[0].account.value().id == store::kFormerPlayer);
}
