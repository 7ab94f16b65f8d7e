#include "server/store/migrate.hpp"

#include <spdlog/spdlog.h>

#include <string>

#include "server/store/store.hpp"

namespace aude::store {

void migrate(SQLite::Database& database, std::span<const Migration> migrations) {
  const int known = static_cast<int>(migrations.size());
  const int found = database.execAndGet("PRAGMA user_version").getInt();
  if (found > known) {
    throw StoreError("the database " + database.getFilename() + " has schema " +
                     std::to_string(found) + ", but this program knows only schemas up to " +
                     std::to_string(known) +
                     ": start a newer program, or go back to a backup from before the upgrade");
  }
  for (const Migration& migration : migrations.subspan(static_cast<std::size_t>(found))) {
    try {
      SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
      database.exec(std::string(migration.sql));
      database.exec("PRAGMA user_version = " + std::to_string(migration.number));
      transaction.commit();
    } catch (const SQLite::Exception& error) {
      throw StoreError("migration " + std::to_string(migration.number) + " (" +
                       std::string(migration.name) + ") failed: " + error.what());
    }
    spdlog::info("database schema is now {} ({})", migration.number, migration.name);
  }
}

}  // namespace aude::store
