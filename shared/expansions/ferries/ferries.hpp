#pragma once

#include "shared/game/rules.hpp"
#include "shared/game/state.hpp"
#include "shared/game/transaction.hpp"

namespace aude::expansions::ferries {

/// Lies on the lake tiles whose ferry may still be moved in this turn (ferries.md, Turn 4).
inline constexpr game::MarkId kMovable{"ferries.movable"};
/// Lies on the lake tiles whose ferry has been moved or placed in this turn.
inline constexpr game::MarkId kTouched{"ferries.touched"};

inline constexpr game::ActionId kLink{"ferries.link"};
inline constexpr game::ActionId kMove{"ferries.move"};
inline constexpr game::StepId kLinkStep{"ferries.link"};
inline constexpr game::StepId kMoveStep{"ferries.move"};

/// ferries.md, Turn 3: a new lake gets its ferry.
[[nodiscard]] const game::Step& link_step();
/// ferries.md, Turn 4: other ferries may move.
[[nodiscard]] const game::Step& move_step();

/// Marks the ferries that the placed tile allows to move: for each of its roads and each direction
/// in which it leaves the tile, the first ferry met on the road (ferries.md, Turn 4).
void mark_movable(const game::Rules& rules, game::Transaction& tx);

}  // namespace aude::expansions::ferries
