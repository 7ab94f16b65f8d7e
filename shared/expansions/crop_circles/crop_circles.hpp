#pragma once

#include "shared/game/step.hpp"

namespace aude::expansions::crop_circles {

/// What the active player has chosen for everybody in this turn, see Effect; 0 is nothing yet.
inline constexpr game::CounterId kEffect{"crop_circles.effect"};
/// How many seats have had their say in this turn, counted from the left of the active player.
inline constexpr game::CounterId kSeatsDone{"crop_circles.seats_done"};

/// expansions.md 7, Legal moves 3 and 4.
enum class Effect : std::uint8_t { none, add, back };

/// Everybody may add a follower beside an own one, or must take one home.
inline constexpr game::ActionId kAdd{"crop_circles.add"};
inline constexpr game::ActionId kBack{"crop_circles.back"};
/// One seat's share of it.
inline constexpr game::ActionId kPut{"crop_circles.put"};
inline constexpr game::ActionId kTake{"crop_circles.take"};

inline constexpr game::StepId kChooseStep{"crop_circles.choose"};
inline constexpr game::StepId kEachStep{"crop_circles.each"};

/// The active player chooses add or back.
[[nodiscard]] const game::Step& choose_step();
/// Each seat in turn, the active player last.
[[nodiscard]] const game::Step& each_step();

}  // namespace aude::expansions::crop_circles
