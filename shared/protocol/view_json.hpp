#pragma once

#include <nlohmann/json.hpp>

#include "shared/game/view.hpp"
#include "shared/protocol/game_codec.hpp"

namespace aude::protocol {

/// schema.json, View. There is no encoder for a State: what travels is what a View holds.
[[nodiscard]] nlohmann::json view_json(const game::Rules& rules, const game::View& view,
                                       const Fairness& fairness);

/// schema.json, View, in_play: copies of each layout in the whole game.
[[nodiscard]] nlohmann::json in_play_json(const game::Rules& rules);

/// schema.json, Final.
[[nodiscard]] nlohmann::json final_json(const game::State& state, const Fairness& fairness);

}  // namespace aude::protocol
