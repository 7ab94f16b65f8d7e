#pragma once

#include <nlohmann/json.hpp>

#include <vector>

#include "shared/game/game.hpp"

namespace aude::record {

/// The turns of a game as they stand in a record: seat, tiles that were drawn and went out, the
/// tile that was played, and the actions (docs/record.md).
[[nodiscard]] nlohmann::json turns_of(const game::Game& game);

/// Every tile that left the piles according to `turns`, in order. Throws nlohmann::json::exception
/// if the value has another form, RecordError for a tile that the catalogue does not know.
[[nodiscard]] std::vector<game::LayoutId> drawn_tiles(const game::Rules& rules,
                                                      const nlohmann::json& turns);

}  // namespace aude::record
