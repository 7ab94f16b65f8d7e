#include <algorithm>
#include <optional>

#include "shared/expansions/ferries/ferries.hpp"

namespace aude::expansions::ferries {

namespace {

using board::Cell;
using board::SegmentRef;
using board::Side;
using board::TileId;

/// A road segment and the side by which the walk leaves it.
struct Exit {
  Cell cell;
  Side side;
};

bool is_lake(const game::Rules& rules, const board::Board& board, TileId tile) {
  return rules.layout(board.tile(tile).layout).ferry;
}

/// The way on through an ordinary road segment entered at `entry`: its other end, if it has one.
std::optional<Exit> other_end(const game::Rules& rules, const board::Board& board, SegmentRef road,
                              Exit entry) {
  const board::PlacedTile& tile = board.tile(road.tile);
  const board::Shape& shape = rules.shapes()[tile.layout];
  for (unsigned part = 0; part < shape.cells; ++part) {
    const Cell cell = board::part_of(tile.at, tile.turns, part);
    for (const Side own : catalogue::kSides) {
      const Side side = catalogue::turned(own, tile.turns);
      if (shape.at_side[part][catalogue::index(own)] == road.segment &&
          (cell != entry.cell || side != entry.side)) {
        return Exit{cell, side};
      }
    }
  }
  return std::nullopt;
}

/// Follows the road that leaves by `exit` until it meets a ferry, ends, or comes round.
std::optional<TileId> first_ferry(const game::Rules& rules, const board::Board& board, Exit start) {
  Exit exit = start;
  while (true) {
    const Exit entry{board::neighbour(exit.cell, exit.side), catalogue::opposite(exit.side)};
    const auto road = board.segment_at(rules.shapes(), entry.cell, entry.side);
    if (!road) {
      return std::nullopt;
    }
    if (is_lake(rules, board, road->tile)) {
      const auto link = board.join_on(road->tile);
      const bool linked = link && (link->a == road->segment || link->b == road->segment);
      return linked ? std::optional(road->tile) : std::nullopt;
    }
    const auto next = other_end(rules, board, *road, entry);
    if (!next || (next->cell == start.cell && next->side == start.side)) {
      return std::nullopt;
    }
    exit = *next;
  }
}

}  // namespace

void mark_movable(const game::Rules& rules, game::Transaction& tx) {
  const game::State& state = tx.state();
  const TileId placed = *state.placed;
  const board::PlacedTile& tile = state.board.tile(placed);
  const board::Shape& shape = rules.shapes()[tile.layout];
  for (unsigned part = 0; part < shape.cells; ++part) {
    for (const Side own : catalogue::kSides) {
      const std::uint8_t segment = shape.at_side[part][catalogue::index(own)];
      if (segment == board::kNoSegment ||
          shape.layout->segments[segment].kind != game::FeatureKind::road) {
        continue;
      }
      const Exit exit{board::part_of(tile.at, tile.turns, part),
                      catalogue::turned(own, tile.turns)};
      const auto ferry = first_ferry(rules, state.board, exit);
      if (ferry && !state.has_mark(kMovable, *ferry)) {
        tx.emit(game::MarkSet{{kMovable, *ferry}});
      }
    }
  }
}

}  // namespace aude::expansions::ferries
