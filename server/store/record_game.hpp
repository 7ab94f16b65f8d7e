#pragma once

#include <string_view>

#include "server/store/games.hpp"

namespace aude::store {

/// The stored game of a record (docs/record.md) of any format. Throws ImportError: damaged if it
/// does not verify, unfinished if it is the record of a running game, which has no seed.
[[nodiscard]] StoredGame game_of_record(std::string_view text);

}  // namespace aude::store
