#include "server/store/migrate.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <doctest/doctest.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <string>
#include <vector>

#include "server/store/embedded_migrations.hpp"
#include "tests/store/support.hpp"

using namespace aude;
using store::Migration;

namespace {

/// The statements of a migration, one by one.
std::vector<std::string> statements_of(std::string_view sql) {
  std::vector<std::string> statements;
  std::string one;
  for (const char c : sql) {
    one += c;
    if (c == ';' && sqlite3_complete(one.c_str()) != 0) {
      statements.push_back(std::exchange(one, {}));
    }
  }
  return statements;
}

/// Migrates in a process that is killed after so many statements of the migration.
void die_in_migration(const std::filesystem::path& file, std::span<const Migration> before,
                      const Migration& migration, std::size_t after) {
  const pid_t child = ::fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    SQLite::Database database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database.exec("PRAGMA journal_mode = WAL");
    const auto die = [](sqlite3_context*, int, sqlite3_value**) { ::raise(SIGKILL); };
    sqlite3_create_function(database.getHandle(), "die", 0, SQLITE_UTF8, nullptr, die, nullptr,
                            nullptr);
    std::string sql;
    const auto statements = statements_of(migration.sql);
    for (std::size_t i = 0; i < after; ++i) {
      sql += statements.at(i);
    }
    sql += "SELECT die();";
    std::vector<Migration> all(before.begin(), before.end());
    all.push_back({migration.number, migration.name, sql});
    store::migrate(database, all);
    ::_exit(1);
  }
  int status = 0;
  REQUIRE(::waitpid(child, &status, 0) == child);
  REQUIRE(WIFSIGNALED(status));
}

std::string schema_of(SQLite::Database& database) {
  SQLite::Statement query(database, "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL "
                                    "ORDER BY type, name");
  std::string schema;
  while (query.executeStep()) {
    schema += query.getColumn(0).getString() + ";\n";
  }
  return schema;
}

}  // namespace

TEST_CASE("a migration that is killed between any two statements is done as a whole later") {
  const auto migrations = store::embedded_migrations();
  SQLite::Database fresh(":memory:", SQLite::OPEN_READWRITE);
  store::migrate(fresh, migrations);
  std::size_t kills = 0;
  for (std::size_t which = 0; which < migrations.size(); ++which) {
    const std::size_t statements = statements_of(migrations[which].sql).size();
    REQUIRE(statements > 0);
    for (std::size_t after = 0; after <= statements; ++after) {
      const tests::TemporaryFolder folder;
      const auto file = folder.path() / "aude.db";
      die_in_migration(file, migrations.first(which), migrations[which], after);
      ++kills;
      SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
      CHECK(database.execAndGet("PRAGMA user_version").getInt() == static_cast<int>(which));
      store::migrate(database, migrations);
      CHECK(schema_of(database) == schema_of(fresh));
    }
  }
  MESSAGE(kills << " migrations killed");
}
