#pragma once

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "tests/properties/random_play.hpp"

namespace aude::tests {

/// Games with everything that the catalogue offers: each base game, each river and each pair of
/// rivers that goes together, each box of river tiles, each expansion, and each value of each
/// option. What else is in a game, and its seats, differ from round to round.
[[nodiscard]] std::vector<GameCase> every_set(unsigned round);

/// Holds `property` against every_set, and again as often as AUDE_SOAK says; prints the games that
/// break it. False, too, if a set of the catalogue was in none of the games. With the address
/// sanitizer few are played.
[[nodiscard]] bool holds_for_every_set(const std::function<void(const GameCase&)>& property);

/// How a game of the case is played: where two play nobody gives up, so that all of it is played.
[[nodiscard]] Habits habits_of(const GameCase& game);

/// Names of steps.
using Questions = std::set<std::string>;

/// The same for a property that says with which questions of the game it was tried: rare ones get
/// more games. False, too, if a question that some set can ask, or one of `others`, was not met.
[[nodiscard]] bool
holds_for_every_question(const std::function<Questions(const GameCase&)>& property,
                         Questions others = {});

}  // namespace aude::tests
