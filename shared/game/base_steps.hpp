#pragma once

#include <vector>

#include "shared/game/step.hpp"

namespace aude::game {

/// The steps of the base game in order: draw, place, follower, end_turn, score, turn_end
/// (base.md, Turn).
[[nodiscard]] std::vector<const Step*> base_steps();

/// True if the tile in hand has at least one legal placement.
[[nodiscard]] bool hand_fits(const Rules& rules, const State& state);

/// True if all modules allow it; matching is the board's business.
[[nodiscard]] bool may_place(const Rules& rules, const State& state, board::LayoutId layout,
                             board::Placement placement);

}  // namespace aude::game
