#pragma once

#include <string>
#include <vector>

#include "shared/board/board.hpp"

namespace aude::board {

/// The features of a board derived from nothing but the placed tiles and the joins: slow, simple,
/// and the reference that Board's own labels are held against.
struct Recount {
  /// For each node a feature number; equal numbers, same feature.
  std::vector<std::size_t> feature;
  /// For each node the sides of that segment that touch no tile.
  std::vector<unsigned> open;
  /// The empty cells beside a tile with what they ask for, sorted by cell.
  std::vector<OpenCell> open_cells;
};

[[nodiscard]] Recount recount(const Board& board, const Shapes& shapes);

/// Compares the board's own labels, open sides and open cells with a recount. Returns what differs,
/// in words, or an empty text.
[[nodiscard]] std::string differs_from_recount(const Board& board, const Shapes& shapes);

}  // namespace aude::board
