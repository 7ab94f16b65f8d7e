#include <SQLiteCpp/SQLiteCpp.h>
#include <doctest/doctest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "server/archive/inspect.hpp"
#include "server/store/embedded_migrations.hpp"
#include "server/store/files.hpp"
#include "server/store/games_sql.hpp"
#include "server/store/migrate.hpp"
#include "server/store/salvage.hpp"
#include "tests/store/support.hpp"

using namespace aude;

namespace {

namespace fs = std::filesystem;

/// A database of an earlier program with a game that is over, one that is played and a free table,
/// as `sqlite3 aude.db .dump` wrote it.
std::vector<fs::path> dumps() {
  std::vector<fs::path> files;
  for (const auto& entry :
       fs::directory_iterator(fs::path(AUDE_SOURCE_DIR) / "tests/store/schemas")) {
    files.push_back(entry.path());
  }
  return files;
}

}  // namespace

TEST_CASE("databases of earlier programs are brought up to date and every game in them is safe") {
  const auto files = dumps();
  CHECK_MESSAGE(files.size() + 1 >= store::embedded_migrations().size(),
                "each migration needs a dump of the schema before it (docs/contributing.md)");
  for (const fs::path& dump : files) {
    CAPTURE(dump.filename().string());
    const tests::TemporaryFolder folder;
    store::Connection db(folder.path() / "aude.db", store::Connection::Access::write);
    db.database().exec(store::read_file(dump));
    CHECK(db.database().execAndGet("PRAGMA user_version").getInt() ==
          std::stoi(dump.stem().string()));
    store::migrate(db.database(), store::embedded_migrations());
    CHECK(store::damage_of(db).empty());
    const auto ids = store::games_as_far_as_readable(db);
    CHECK(ids.size() == 3);
    for (const std::string& id : ids) {
      CAPTURE(id);
      const auto game = store::read_whole_game(db, id);
      REQUIRE(game.has_value());
      const auto fault = archive::fault_of(*game);
      CHECK_MESSAGE(!fault.has_value(), fault.value_or(""));
    }
  }
}
