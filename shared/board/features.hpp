#pragma once

#include <bitset>
#include <cstdint>

#include "shared/board/board.hpp"

namespace aude::board {

/// Cells that a feature lies on: bit 2 * tile + part.
using CellSet = std::bitset<2 * kMaxTiles>;

/// A whole feature over all tiles, counted.
struct Feature {
  FeatureKind kind{};
  /// Distinct cells of the feature's tiles: what "a tile" counts as (base.md, Completion). A
  /// double-sized tile counts once for each of its cells that the feature lies on.
  std::uint16_t tiles{};
  std::uint16_t pennants{};
  /// Sides that touch no tile yet. 0: a road or city is complete.
  std::uint16_t open{};
};

/// Counts the feature that `member` belongs to. For a monastery use monastery_neighbours().
[[nodiscard]] Feature feature_of(const Board& board, const Shapes& shapes, NodeId member);

/// True if no side of the feature is open.
[[nodiscard]] bool closed(const Board& board, NodeId member);

/// Filled cells among the eight round the tile (1 cell) that the segment lies on; 0 to 8.
[[nodiscard]] unsigned filled_neighbours(const Board& board, Cell cell);

/// Calls `visit(NodeId)` for every node of the feature.
template <class Visit>
void for_each_node(const Board& board, NodeId member, Visit&& visit) {
  NodeId walk = member;
  do {
    visit(walk);
    walk = board.next(walk);
  } while (walk != member);
}

/// Labels of the distinct closed cities that touch the field of `member` (base.md, End of the
/// game).
using CityLabels = FixedVector<NodeId, kMaxNodes>;
[[nodiscard]] CityLabels completed_cities_of_field(const Board& board, const Shapes& shapes,
                                                   NodeId member);

}  // namespace aude::board
