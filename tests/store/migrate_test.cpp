#include "server/store/migrate.hpp"

#include <doctest/doctest.h>

#include <array>
#include <string>

#include "server/store/store.hpp"
#include "tests/store/support.hpp"

using namespace aude;
using store::Migration;

namespace {

int version_of(SQLite::Database& database) {
  return database.execAndGet("PRAGMA user_version").getInt();
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

SQLite::Database in_memory() { return {":memory:", SQLite::OPEN_READWRITE}; }

constexpr std::array kSteps = {
    Migration{1, "first", "CREATE TABLE one (a INTEGER);"},
    Migration{2, "second", "ALTER TABLE one ADD COLUMN b TEXT; INSERT INTO one VALUES (1, 'x');"},
};

}  // namespace

TEST_CASE("an empty database gets every migration and the last number") {
  SQLite::Database database = in_memory();
  store::migrate(database, store::embedded_migrations());
  CHECK(version_of(database) == static_cast<int>(store::embedded_migrations().size()));
  CHECK(database.tableExists("games"));
  CHECK(database.tableExists("entries"));
}

TEST_CASE("migrating from every earlier schema gives the same schema as from nothing") {
  SQLite::Database fresh = in_memory();
  const auto migrations = store::embedded_migrations();
  store::migrate(fresh, migrations);
  for (std::size_t from = 0; from < migrations.size(); ++from) {
    SQLite::Database old = in_memory();
    store::migrate(old, migrations.first(from));
    store::migrate(old, migrations);
    CHECK(schema_of(old) == schema_of(fresh));
  }
}

TEST_CASE("a migration that is done is not done again") {
  SQLite::Database database = in_memory();
  store::migrate(database, kSteps);
  store::migrate(database, kSteps);
  CHECK(database.execAndGet("SELECT count(*) FROM one").getInt() == 1);
}

TEST_CASE("a migration that fails leaves schema and number as they were") {
  SQLite::Database database = in_memory();
  const std::array broken = {kSteps[0],
                             Migration{2, "broken", "CREATE TABLE two (a); SELECT nothing;"}};
  CHECK_THROWS_WITH_AS(store::migrate(database, broken),
                       doctest::Contains("migration 2 (broken) failed"), store::StoreError);
  CHECK(version_of(database) == 1);
  CHECK_FALSE(database.tableExists("two"));
}

TEST_CASE("a newer database is refused with both numbers") {
  SQLite::Database database = in_memory();
  database.exec("PRAGMA user_version = 7");
  CHECK_THROWS_WITH_AS(store::migrate(database, kSteps), doctest::Contains("has schema 7"),
                       store::StoreError);
  CHECK_THROWS_WITH_AS(store::migrate(database, kSteps), doctest::Contains("up to 2"),
                       store::StoreError);
}
