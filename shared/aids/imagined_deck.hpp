#pragma once

#include "shared/game/deck.hpp"
#include "shared/game/rules.hpp"
#include "shared/game/state.hpp"

namespace aude::aids {

/// A deck that is right in what may be known: which tiles the piles still hold, not their order.
/// For carrying out answers of one turn in thought: no tile is drawn by them, but an expansion may
/// put tiles aside unseen.
[[nodiscard]] game::Deck imagined_deck(const game::Rules& rules, const game::State& state);

}  // namespace aude::aids
