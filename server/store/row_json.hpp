#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "server/store/connection.hpp"

namespace aude::store {

/// The rows of a table that belong to a game, each with all its columns by name, so that a column
/// that is added later travels too. Bytes become {"hex": ...}. `key` is the column with the game's
/// id; both names are of the schema.
[[nodiscard]] nlohmann::json rows_of(Connection& db, std::string_view table, std::string_view key,
                                     const std::string& game);

/// A table whose rows belong to games, and its column with the game's id.
struct TableOfGames {
  std::string table;
  std::string key;
};
/// All of them but the log (entries, logs), whatever migration has made them.
[[nodiscard]] std::vector<TableOfGames> tables_of_games(Connection& db);

/// Inserts such a row. Columns that are not in it get their default; what is no column of the table
/// is passed over. Throws SQLite::Exception if the table does not take it.
void insert_row(Connection& db, std::string_view table, const nlohmann::json& row);

}  // namespace aude::store
