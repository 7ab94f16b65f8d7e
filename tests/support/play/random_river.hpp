#pragma once

#include <memory>

#include "shared/game/rules.hpp"

namespace aude::tests {

/// How many of some random rivers came out how.
struct RiverOdds {
  unsigned rivers{};
  /// An end of the river stayed open when its pile was empty.
  unsigned unfinished{};
  /// A river tile fitted nowhere and went out of the game.
  unsigned lost_a_tile{};
};

/// Lays so many rivers with random draws and random legal choices. The same seed gives the same
/// rivers.
[[nodiscard]] RiverOdds lay_random_rivers(const game::Rules& rules, unsigned rivers,
                                          std::uint64_t seed);

}  // namespace aude::tests
