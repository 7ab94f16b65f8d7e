#pragma once

#include "shared/game/rules.hpp"
#include "shared/game/state.hpp"

namespace aude::bots {

/// How good a position is for a seat, in points: what it has, what its followers can still expect,
/// and what free followers are worth, less the same for the strongest opponent. Features that the
/// turn has completed count as scored, whether or not the turn has been ended.
[[nodiscard]] double evaluate(const game::Rules& rules, const game::State& state,
                              game::SeatId seat);

}  // namespace aude::bots
