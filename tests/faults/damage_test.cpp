#include <SQLiteCpp/SQLiteCpp.h>
#include <doctest/doctest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "server/archive/tasks.hpp"
#include "server/store/connection.hpp"
#include "server/store/games_sql.hpp"
#include "tests/faults/tables.hpp"

using namespace aude;

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kPage = 4096;

/// A database in which some games are over, with a line of chat after the end, and others are not.
struct Played {
  tests::TemporaryFolder folder;
  fs::path file = folder.path() / "aude.db";
  std::vector<std::string> over;
  std::vector<std::string> running;

  Played() {
    tests::Tables tables(file, store::Durability::normal, 6, 3);
    while (over.size() < 2) {
      REQUIRE(tables.round() == 0);
      sort_games(tables);
    }
    REQUIRE_FALSE(running.empty());
    tables.close();
    store::Connection db(file, store::Connection::Access::write);
    for (const std::string& id : over) {
      say_good_bye(db, id);
    }
    db.execute("VACUUM");
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)");
  }

  void sort_games(tests::Tables& tables) {
    over.clear();
    running.clear();
    store::Connection db(file, store::Connection::Access::read);
    for (const auto& [id, seq] : tables.acked()) {
      const bool is_over = store::read_game(db, id)->game.status == protocol::Status::finished;
      (is_over ? over : running).push_back(id);
    }
  }

  static void say_good_bye(store::Connection& db, const std::string& id) {
    store::GameRow row = store::read_game(db, id)->game;
    ++row.seq;
    store::Entry line{row.seq, row.created_at, store::EntryKind::chat, 0, "gg", std::nullopt, ""};
    store::write_commit(db, {row, {}, std::move(line)});
  }

  /// Overwrites the heads of all pages of a table that hold rows.
  void damage(const std::string& table) const {
    std::vector<std::size_t> pages;
    {
      SQLite::Database db(file.string(), SQLite::OPEN_READONLY);
      SQLite::Statement find(db, "SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf'");
      find.bind(1, table);
      while (find.executeStep()) {
        pages.push_back(static_cast<std::size_t>(find.getColumn(0).getInt64()));
      }
    }
    REQUIRE_FALSE(pages.empty());
    std::fstream bytes(file, std::ios::binary | std::ios::in | std::ios::out);
    for (const std::size_t page : pages) {
      bytes.seekp(static_cast<std::streamoff>((page - 1) * kPage));
      bytes << std::string(512, '\xa5');
    }
  }
};

struct Outcome {
  int code{};
  std::string out;
  std::string err;
};

Outcome check(const fs::path& database, const fs::path& export_to) {
  std::ostringstream out;
  std::ostringstream err;
  const int code = archive::carry_out(ops::Check{export_to, false}, {database, {1}, out, err});
  return {code, out.str(), err.str()};
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE_FIXTURE(Played,
                  "games that are over are safe though the pages of running ones are lost") {
  damage("entries");
  const fs::path saved = folder.path() / "saved";
  const Outcome outcome = check(file, saved);
  CHECK(outcome.code == 1);
  for (const std::string& id : over) {
    CHECK(has(outcome.out, "safe " + id + " finished"));
    CHECK(fs::exists(saved / (id + ".game.json")));
    CHECK(fs::exists(saved / (id + ".record.json")));
  }
  CHECK(has(outcome.out, ", without what was said after its end"));
  for (const std::string& id : running) {
    CHECK(has(outcome.err, "damaged " + id + ": it cannot be read"));
    CHECK_FALSE(fs::exists(saved / (id + ".game.json")));
  }
}

TEST_CASE_FIXTURE(Played, "what was said after the end is there as long as it can be read") {
  const Outcome outcome = check(file, {});
  CHECK(outcome.code == 0);
  CHECK_FALSE(has(outcome.out, "without what was said"));
  store::Connection db(file, store::Connection::Access::look);
  CHECK(store::read_whole_game(db, over.front())->entries.back().text == "gg");
}
