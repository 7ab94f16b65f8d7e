#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/store/connection.hpp"
#include "server/store/games.hpp"

namespace aude::store {

/// The statements about games. They run on the thread of the connection.

void insert_game(Connection& db, const ListedGame& game);
/// Throws StoreError if the stored seq is not the one before.
void write_commit(Connection& db, const Commit& commit);
/// With its seats and its log.
void delete_game(Connection& db, const std::string& id);

[[nodiscard]] std::optional<ListedGame> read_game(Connection& db, const std::string& id);
[[nodiscard]] std::optional<StoredGame> read_whole_game(Connection& db, const std::string& id);
[[nodiscard]] std::vector<ListedGame> read_list(Connection& db, const ListQuery& query);
[[nodiscard]] unsigned count_waiting(Connection& db, const std::string& host, UnixMs since);

}  // namespace aude::store
