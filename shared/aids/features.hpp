#pragma once

#include <vector>

#include "shared/game/rules.hpp"
#include "shared/game/scoring.hpp"
#include "shared/game/state.hpp"

namespace aude::aids {

/// A whole feature as somebody who looks at the table wants to know it. Everything here can be
/// counted from what lies on the table.
struct Feature {
  /// As it stands: points now, who holds it.
  game::FeatureScore now;
  /// What each seat with the majority would get if every gap were closed by one tile that brings
  /// nothing else: the least that completing it pays. For a field, what it is worth now.
  game::Points completed;
  /// All of its segments, in the order of the tiles.
  std::vector<game::SegmentRef> segments;
  /// The empty cells at its open sides; for a monastery its empty neighbours. None for a field.
  std::vector<board::Cell> gaps;
  /// One of the gaps can be filled by no tile that is still to come.
  bool stuck{};
};

/// The feature of this segment.
[[nodiscard]] Feature feature_at(const game::Rules& rules, const game::State& state,
                                 game::SegmentRef at);

/// Every feature on which the seat has a follower, in the order of its followers.
[[nodiscard]] std::vector<Feature> features_of(const game::Rules& rules, const game::State& state,
                                               game::SeatId seat);

/// Every field of the board, in the order of the tiles.
[[nodiscard]] std::vector<Feature> fields(const game::Rules& rules, const game::State& state);

/// The features that a placed tile is part of, fields included, and the monasteries that it stands
/// beside.
[[nodiscard]] std::vector<Feature> features_round(const game::Rules& rules,
                                                  const game::State& state, game::TileId tile);

/// What placing the tile in hand would do, before any follower is set.
struct Placed {
  /// The cities, roads and monasteries that the tile would be part of or stand beside, as they
  /// would be.
  std::vector<Feature> features;
  /// The points of each seat for what it would complete, by seat.
  std::vector<game::Points> gains;
};

/// `placement` is one of those that the open question offers.
[[nodiscard]] Placed after_placing(const game::Rules& rules, const game::State& state,
                                   board::Placement placement);

/// The total of each seat if the game ended with the table as it lies (base.md, End of the game).
/// Once the game is over, the result.
[[nodiscard]] std::vector<game::Points> totals_if_ended(const game::Rules& rules,
                                                        const game::State& state);

}  // namespace aude::aids
