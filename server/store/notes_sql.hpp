#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/store/connection.hpp"
#include "server/store/games.hpp"

namespace aude::store {

/// The statements about what rooms remember and what becomes of games without their players. They
/// run on the thread of the connection.

void write_notes(Connection& db, const std::string& game, const RoomNotes& notes);
/// Empty notes if there are none.
[[nodiscard]] RoomNotes read_notes(Connection& db, const std::string& game);
[[nodiscard]] std::optional<UnixMs> read_due_at(Connection& db, const std::string& game);

/// See Store::games_to_wake and Store::stale_tables.
[[nodiscard]] std::vector<std::string> read_games_to_wake(Connection& db);
[[nodiscard]] std::vector<std::string> read_stale_tables(Connection& db, UnixMs before);
/// Deletes the table if it still waits.
void delete_table(Connection& db, const std::string& id);

}  // namespace aude::store
