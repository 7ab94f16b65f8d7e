#pragma once

#include <optional>

#include "shared/game/game.hpp"

namespace aude::record {

/// How a tile that has been drawn could be laid, and how the others of its pile could have been.
/// This is the one measure of luck: it judges no move, only the draw.
struct Draw {
  unsigned turn{};
  game::SeatId seat;
  game::LayoutId tile;
  /// Cells on which the tile could be laid, in whatever turning. At least 1.
  unsigned places{};
  /// The mean of the same number over all tiles that were left in the pile, the one drawn among
  /// them. Tiles that fitted nowhere do not count: nobody is ever asked to lay one.
  double mean{};
};

/// The draw of the turn, if its tile has just been drawn and is still in hand. It looks into the
/// deck, so it is not for players of a game that goes on.
[[nodiscard]] std::optional<Draw> draw_in_hand(const game::Game& game);

}  // namespace aude::record
