#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "shared/game/event.hpp"
#include "shared/game/game.hpp"
#include "shared/game/rules.hpp"

namespace aude::aids {

/// One line of an explanation: what a tile, or a city beside a field, brought.
struct ScoreLine {
  /// "tile", "monastery", "neighbour", "city"; "other" for what belongs to no tile.
  std::string_view what;
  /// A segment of the tile or the city; nothing for what belongs to no tile.
  std::optional<game::SegmentRef> at;
  game::Points points;
  /// Pennants of the tile, counted in `points`.
  unsigned pennants{};
  bool operator==(const ScoreLine&) const = default;
};

/// Why a feature brought its points. The lines add up to `scored.points`.
struct Explanation {
  game::Scored scored;
  std::vector<game::SegmentRef> segments;
  std::vector<ScoreLine> lines;
};

/// `state` is the table at the moment of the score.
[[nodiscard]] Explanation explain(const game::Rules& rules, const game::State& state,
                                  const game::Scored& scored);

/// Names one score of a game: the turn in which it came, whether at the end of the game, and the
/// segment of the event.
struct ScoreName {
  unsigned turn{};
  game::Phase phase{};
  game::SegmentRef at;
  bool operator==(const ScoreName&) const = default;
};

/// The explanation of a score of this game; nothing if there was none of that name. Plays the game
/// through once more: some milliseconds for a long one.
[[nodiscard]] std::optional<Explanation> explain(const game::Game& game, const ScoreName& name);

/// The table after the first `actions` of the game's actions; all of them if it has fewer.
[[nodiscard]] game::State state_after(const game::Game& game, std::size_t actions);

}  // namespace aude::aids
