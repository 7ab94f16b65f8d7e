#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/store/connection.hpp"
#include "server/store/games.hpp"

namespace aude::store {

/// What SQLite finds wrong with the file itself and with references between rows; empty if nothing.
/// At most 100 lines.
[[nodiscard]] std::vector<std::string> damage_of(Connection& db);

/// The ids of all games as far as they can be found, sorted: of a damaged table an index or the
/// other end may still be readable.
[[nodiscard]] std::vector<std::string> games_as_far_as_readable(Connection& db);

/// A game of a file that may be damaged.
struct Salvaged {
  StoredGame game;
  /// What was said after its end cannot be read and is not in it.
  bool lacks_afterwards{};
};

/// The game with its whole log up to the end, or nothing if its row is missing. Throws
/// SQLite::Exception or StoreError if it cannot be read.
[[nodiscard]] std::optional<Salvaged> salvage_game(Connection& db, const std::string& id);

/// Puts what can be read of the accounts in front of the table, on this connection alone, so that a
/// game whose people cannot be read is readable itself. They are then without names.
void work_around_damaged_accounts(Connection& db);

}  // namespace aude::store
