#pragma once

#include <vector>

#include "shared/board/features.hpp"
#include "shared/game/event.hpp"
#include "shared/game/rules.hpp"
#include "shared/game/state.hpp"

namespace aude::game {

class Transaction;

/// What a feature is worth as it stands, with the reasons. Points are what each seat with the
/// majority would get: now if it is complete, at the end of the game if it is not.
struct FeatureScore {
  FeatureKind kind{};
  bool complete{};
  /// Distinct tiles.
  unsigned tiles{};
  /// Open sides; for a monastery its empty neighbours.
  unsigned open{};
  ScoreParts parts;
  Points points;
  FixedVector<SeatShare, kMaxSeats> shares;
};

/// Counts the feature of `at` (base.md, Completion and points; End of the game). Fields are counted
/// as at the end of the game.
[[nodiscard]] FeatureScore score_of(const Rules& rules, const State& state, SegmentRef at);

/// What the feature of `at` would be worth if so many more tiles of one cell each completed it and
/// brought nothing else (base.md, Completion and points). Never less than score_of() says now. A
/// monastery needs its neighbours and nothing more; a field is counted as it is.
[[nodiscard]] Points points_if_completed(const Rules& rules, const State& state, SegmentRef at,
                                         unsigned more_tiles);

/// S8: every feature completed in this turn scores, then the followers on them go home
/// (base.md, Turn 5; expansions.md, S8).
void score_completed(const Rules& rules, Transaction& tx);

/// Scoring at the end of the game (base.md, End of the game).
void score_final(const Rules& rules, Transaction& tx);

/// Place of each seat: 1 for the winners; equal points share a place; who resigned comes behind
/// everyone who did not.
[[nodiscard]] std::vector<unsigned> places(const State& state);

}  // namespace aude::game
