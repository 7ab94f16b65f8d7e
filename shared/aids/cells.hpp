#pragma once

#include <vector>

#include "shared/game/rules.hpp"
#include "shared/game/state.hpp"

namespace aude::aids {

/// A layout that fits on a cell, and how many copies of it nobody has seen yet.
struct Fit {
  game::LayoutId layout;
  unsigned left{};
};

/// How likely a seat is to draw a tile that fits.
struct SeatChance {
  game::SeatId seat;
  /// Tiles that the seat will still draw, the one in hand apart.
  unsigned draws{};
  /// From 0 to 1: that at least one of them fits.
  double chance{};
};

/// What may come to an empty cell.
struct CellFits {
  /// Layouts of which there are copies left, in the order of the catalogue.
  std::vector<Fit> fits;
  /// The tile in hand fits there.
  bool hand{};
  /// From 0 to 1: that the next tile drawn fits.
  double next{};
  /// Every seat that still plays, in the order of seats.
  std::vector<SeatChance> seats;
};

/// What fits on a cell beside a placed tile, as the board lies and the rules are, and how likely it
/// is to come. Counts only what everybody knows: which tiles are unseen, and in which order the
/// piles and their layers are drawn. Inside a layer every order is taken as equally likely
/// (hypergeometric); that tiles are put at a place of their own into a layer, turns that come
/// twice, and tiles that will fit nowhere are not looked ahead to.
[[nodiscard]] CellFits fits_at(const game::Rules& rules, const game::State& state,
                               board::Cell cell);

/// Empty cells beside placed tiles whose sides match no tile that is in hand or still to come:
/// they stay empty for ever. Vetoes of expansions are left out, because they may pass.
[[nodiscard]] std::vector<board::Cell> dead_cells(const game::Rules& rules,
                                                  const game::State& state);

}  // namespace aude::aids
