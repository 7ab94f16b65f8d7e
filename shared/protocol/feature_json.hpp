#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "shared/game/scoring.hpp"

namespace aude::protocol {

/// schema.json, Segments: all segments of the feature that `at` belongs to.
[[nodiscard]] nlohmann::json segments_json(const game::State& state, game::SegmentRef at);

/// schema.json, FeatureSummary.
[[nodiscard]] nlohmann::json feature_json(const game::Rules& rules, const game::State& state,
                                          game::SegmentRef at);

/// schema.json, Option, for an answer to the open question of `state`.
[[nodiscard]] std::string option_json(const game::Rules& rules, const game::State& state,
                                      const game::Choice& choice);

}  // namespace aude::protocol
