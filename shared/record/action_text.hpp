#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "shared/game/game.hpp"

namespace aude::record {

/// One action as compact JSON: its name and the numbers of its target, for instance
/// `["place",1,-2,3]` (x, y, turns), `["follower",12,2]` (tile, segment), `["ferries.move",12,0,2]`
/// (tile and the two segments), `["pass"]`, `["end_turn"]`, `["resign"]` (docs/record.md). The seat
/// is not part of it. The same text stands in records and in the store.
[[nodiscard]] std::string write_action(const game::Action& action);

/// Reads what write_action wrote, looked up among the answers that `game` offers now. Returns
/// nothing if the text is damaged or names an answer that is not offered.
[[nodiscard]] std::optional<game::Action> read_action(const game::Game& game, game::SeatId seat,
                                                      std::string_view text);

}  // namespace aude::record
