#pragma once

#include <set>
#include <string>

#include "shared/game/game.hpp"

namespace aude::tests {

/// What a game shows of the rules, as "set river-3", "option farmers=on", "end resigned", "seats
/// 4".
[[nodiscard]] std::set<std::string> facts_of(const game::Game& game);

/// Every box and every value of every option that there is.
[[nodiscard]] std::set<std::string> all_facts();

}  // namespace aude::tests
