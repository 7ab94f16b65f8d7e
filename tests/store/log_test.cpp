#include <SQLiteCpp/SQLiteCpp.h>
#include <doctest/doctest.h>

#include <string>

#include "server/store/accounts_sql.hpp"
#include "server/store/embedded_migrations.hpp"
#include "server/store/entries_sql.hpp"
#include "server/store/games_sql.hpp"
#include "server/store/migrate.hpp"
#include "tests/store/support.hpp"

using namespace aude;
using store::Connection;

namespace {

const store::Account kAnn{"ann", "Ann"};

store::Entry line(std::uint64_t seq) {
  return {seq,
          {1000 + static_cast<std::int64_t>(seq)},
          store::EntryKind::chat,
          1,
          "line " + std::to_string(seq),
          kAnn,
          "c" + std::to_string(seq)};
}

/// A table with a log that grows.
struct Log {
  tests::TemporaryFolder folder;
  Connection db{folder.path() / "aude.db", Connection::Access::write};
  store::GameRow row;

  Log() {
    store::migrate(db.database(), store::embedded_migrations());
    store::insert_account(db, kAnn, {1});
    row.id = "game";
    row.status = protocol::Status::playing;
    row.setup = row.clock = "{}";
    store::insert_game(db, {row, std::vector<store::SeatRow>(2)});
  }
  void grow_to(std::uint64_t seq) {
    while (row.seq < seq) {
      ++row.seq;
      store::write_commit(db, {row, {}, line(row.seq)});
    }
  }
  [[nodiscard]] int count(const std::string& what) {
    return db.database().execAndGet("SELECT " + what).getInt();
  }
  [[nodiscard]] int rows() { return count("count(*) FROM entries"); }
  void check_whole() {
    const auto entries = store::read_entries(db, "game");
    REQUIRE(entries.size() == row.seq);
    for (std::uint64_t seq = 1; seq <= row.seq; ++seq) {
      const store::Entry& entry = entries[seq - 1];
      CHECK(entry.seq == seq);
      CHECK(entry.text == line(seq).text);
      CHECK(entry.command == line(seq).command);
      CHECK(entry.account == kAnn);
    }
  }
};

}  // namespace

TEST_CASE_FIXTURE(Log,
                  "the log of a running game is whole at every batch, and few of it are rows") {
  for (std::uint64_t seq = 1; seq <= 200; ++seq) {
    grow_to(seq);
    check_whole();
    CHECK(rows() < 64);
  }
  CHECK(rows() == 200 - 192);
}

TEST_CASE("packing costs an entry the same however long the game is") {
  // Each packing reads and writes what there is: that many entries in all.
  std::uint64_t packed = 0;
  constexpr std::uint64_t kLong = 100'000;
  for (std::uint64_t seq = 1; seq <= kLong; ++seq) {
    packed += store::is_packed_at(seq) ? seq : 0;
  }
  CHECK(packed < 16 * kLong);
}

TEST_CASE_FIXTURE(Log,
                  "a game that ends is packed with its last batch; what is said later is rows") {
  grow_to(70);
  row.status = protocol::Status::finished;
  grow_to(71);
  CHECK(rows() == 0);
  grow_to(75);
  CHECK(rows() == 4);
  check_whole();
}

TEST_CASE_FIXTURE(Log, "a batch that fails leaves rows and packed log as they were") {
  grow_to(63);
  ++row.seq;
  db.execute("BEGIN");
  store::write_commit(db, {row, {}, line(row.seq)});
  CHECK(rows() == 0);
  db.execute("ROLLBACK");
  --row.seq;
  CHECK(rows() == 63);
  CHECK(count("count(*) FROM logs") == 0);
  check_whole();
}

TEST_CASE_FIXTURE(Log,
                  "the rows of a program that packed only at the end are packed as they go on") {
  for (row.seq = 1; row.seq < 150; ++row.seq) {
    store::insert_entry(db, "game", line(row.seq));
  }
  store::insert_entry(db, "game", line(row.seq));
  db.database().exec("UPDATE games SET seq = 150");
  check_whole();
  grow_to(192);
  CHECK(rows() == 0);
  check_whole();
}
