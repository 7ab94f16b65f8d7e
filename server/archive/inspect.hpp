#pragma once

#include <optional>
#include <string>

#include "server/store/games.hpp"

namespace aude::archive {

/// Loads a game as a room would, every action judged by the rules, and holds it against its row:
/// seats, scores, end; a finished game's record must verify. Returns why it is damaged, or nothing
/// if it is safe.
[[nodiscard]] std::optional<std::string> fault_of(const store::StoredGame& game);

/// The record of a finished game. Throws std::exception if the game is damaged.
[[nodiscard]] std::string record_of(const store::StoredGame& game);

}  // namespace aude::archive
