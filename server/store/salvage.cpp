#include "server/store/salvage.hpp"

#include <set>
#include <utility>

#include "server/store/entries_sql.hpp"
#include "server/store/games_sql.hpp"

namespace aude::store {
namespace {

/// Goes through the first column of a query until it ends or cannot be read further.
template <class Each>
void each_readable(Connection& db, const char* sql, Each&& each) {
  try {
    SQLite::Statement select(db.database(), sql);
    while (select.executeStep()) {
      each(select.getColumn(0).getString());
    }
  } catch (const SQLite::Exception&) {
    // The damage is told by damage_of; here only what is readable counts.
    return;
  }
}

void run_as_far_as_possible(Connection& db, const char* sql) {
  try {
    db.execute(sql);
  } catch (const SQLite::Exception&) {
    return;
  }
}

}  // namespace

std::vector<std::string> damage_of(Connection& db) {
  std::vector<std::string> found;
  for (const char* const sql :
       {"PRAGMA integrity_check", "SELECT \"table\" || ' names a missing row of ' || parent FROM "
                                  "pragma_foreign_key_check LIMIT 100"}) {
    try {
      SQLite::Statement check(db.database(), sql);
      while (check.executeStep()) {
        found.push_back(check.getColumn(0).getString());
      }
    } catch (const SQLite::Exception& error) {
      found.emplace_back(error.what());
    }
  }
  std::erase(found, "ok");
  return found;
}

std::vector<std::string> games_as_far_as_readable(Connection& db) {
  std::set<std::string> ids;
  const auto keep = [&](const std::string& id) { ids.insert(id); };
  for (const char* const sql : {
           "SELECT id FROM games ORDER BY id",
           "SELECT id FROM games ORDER BY id DESC",
           "SELECT id FROM games INDEXED BY games_by_status ORDER BY status, visibility",
           "SELECT id FROM games INDEXED BY games_by_status ORDER BY status DESC, visibility DESC",
           "SELECT DISTINCT game FROM seats ORDER BY game",
           "SELECT DISTINCT game FROM seats ORDER BY game DESC",
       }) {
    each_readable(db, sql, keep);
  }
  return {ids.begin(), ids.end()};
}

std::optional<Salvaged> salvage_game(Connection& db, const std::string& id) {
  try {
    auto whole = read_whole_game(db, id);
    return whole ? std::optional(Salvaged{std::move(*whole), false}) : std::nullopt;
  } catch (const SQLite::Exception&) {
    auto listed = read_game(db, id);
    // Of a running game the last moves are rows, of one that is over only what came afterwards.
    if (!listed || listed->game.status != protocol::Status::finished) {
      throw;
    }
    auto entries = read_packed_entries(db, id);
    return Salvaged{{std::move(listed->game), std::move(listed->seats), std::move(entries)}, true};
  }
}

void work_around_damaged_accounts(Connection& db) {
  db.execute("CREATE TEMP TABLE accounts (id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL)");
  SQLite::Statement insert(db.database(), "INSERT OR IGNORE INTO temp.accounts VALUES (?, ?)");
  for (const char* const sql : {"SELECT id, name FROM main.accounts ORDER BY id",
                                "SELECT id, name FROM main.accounts ORDER BY id DESC"}) {
    try {
      SQLite::Statement select(db.database(), sql);
      while (select.executeStep()) {
        insert.bind(1, select.getColumn(0).getString());
        insert.bind(2, select.getColumn(1).getString());
        insert.exec();
        insert.reset();
      }
    } catch (const SQLite::Exception&) {
      continue;
    }
  }
  run_as_far_as_possible(db, "INSERT OR IGNORE INTO temp.accounts SELECT player, '' FROM seats "
                             "WHERE player IS NOT NULL");
  run_as_far_as_possible(db, "INSERT OR IGNORE INTO temp.accounts SELECT host, '' FROM games "
                             "WHERE host IS NOT NULL");
}

}  // namespace aude::store
