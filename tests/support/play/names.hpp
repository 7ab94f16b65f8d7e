#pragma once

#include <string>
#include <string_view>

#include "shared/game/choice.hpp"
#include "shared/game/rules.hpp"
#include "shared/game/state.hpp"

namespace aude::tests {

/// A segment of a placed tile as a player would point at it, in the frame of the board: "road E W",
/// "field ENE WNW", "monastery".
[[nodiscard]] std::string segment_name(const game::Rules& rules, const game::State& state,
                                       game::SegmentRef at);

/// True if the segment is of the kind and reaches the side that `short_name` says: "road E" means
/// the segment "road E W", "field WNW" the segment "field ENE WNW".
[[nodiscard]] bool is_segment(const game::Rules& rules, const game::State& state,
                              game::SegmentRef at, std::string_view short_name);

/// The two landings that a ferry links, in the order N E S W of the board: "E-S".
[[nodiscard]] std::string link_name(const game::Rules& rules, const game::State& state,
                                    game::Join join);

/// The cell of a tile: "1,-2".
[[nodiscard]] std::string cell_name(game::Cell cell);

/// Any answer: "place 1,-2 turned 3", "follower road E", "ferries.move 0,1 E-S", "pass".
[[nodiscard]] std::string choice_name(const game::Rules& rules, const game::State& state,
                                      const game::Choice& choice);

}  // namespace aude::tests
