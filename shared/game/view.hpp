#pragma once

#include <optional>
#include <vector>

#include "shared/game/rules.hpp"
#include "shared/game/state.hpp"

namespace aude::game {

/// What everybody at or around the table may know. A type of its own, built from an allow-list:
/// something new in State does not travel until it is named here.
struct View {
  unsigned turn{};
  /// Whose turn it is; nothing before the first one.
  std::optional<SeatId> seat;
  std::optional<SeatId> asked;
  std::string_view step;
  std::optional<LayoutId> hand;
  std::optional<TileId> placed;
  std::vector<board::PlacedTile> tiles;
  std::vector<Figure> figures;
  std::vector<board::Join> joins;
  std::vector<ScoreRow> sheet;
  std::vector<unsigned> followers;
  struct PileLeft {
    std::string_view name;
    unsigned left{};
  };
  std::vector<PileLeft> piles;
  std::vector<LayoutId> discarded;
  struct Outcome {
    EndReason reason{};
    std::vector<unsigned> places;
  };
  std::optional<Outcome> outcome;
};

[[nodiscard]] View view_of(const Rules& rules, const State& state);

}  // namespace aude::game
