#pragma once

#include <string>
#include <vector>

#include "server/store/connection.hpp"
#include "server/store/games.hpp"

namespace aude::store {

/// The statements about logs. A running game has a row for each entry; when it is over they become
/// one packed row, a quarter of the size, which is read at once. Entries that come later (chat) are
/// rows again. They run on the thread of the connection.

void insert_entry(Connection& db, const std::string& game, const Entry& entry);
[[nodiscard]] std::vector<Entry> read_entries(Connection& db, const std::string& game);
/// Packs the log of a game that is over; nothing to do if it is packed.
void pack_log(Connection& db, const std::string& game);

}  // namespace aude::store
