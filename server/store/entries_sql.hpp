#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "server/store/connection.hpp"
#include "server/store/games.hpp"

namespace aude::store {

/// The statements about logs. An entry comes as a row of its own; from time to time the rows of a
/// game are moved into one packed value, a tenth of the size. A log is what is packed, then the
/// rows. They run on the thread of the connection.

void insert_entry(Connection& db, const std::string& game, const Entry& entry);
[[nodiscard]] std::vector<Entry> read_entries(Connection& db, const std::string& game);
/// Of these only what is packed.
[[nodiscard]] std::vector<Entry> read_packed_entries(Connection& db, const std::string& game);

/// Whether the log of a running game is packed together with this batch.
[[nodiscard]] bool is_packed_at(std::uint64_t seq);
/// Moves the rows of a game behind what is packed of it.
void pack_log(Connection& db, const std::string& game);

}  // namespace aude::store
