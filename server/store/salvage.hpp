#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "server/store/connection.hpp"

namespace aude::store {

/// What SQLite finds wrong with the file itself and with references between rows; empty if nothing.
/// At most 100 lines.
[[nodiscard]] std::vector<std::string> damage_of(Connection& db);

/// The ids of all games as far as they can be found, sorted: of a damaged table an index or the
/// other end may still be readable.
[[nodiscard]] std::vector<std::string> games_as_far_as_readable(Connection& db);

/// Puts what can be read of the accounts in front of the table, on this connection alone, so that a
/// game whose people cannot be read is readable itself. They are then without names.
void work_around_damaged_accounts(Connection& db);

}  // namespace aude::store
