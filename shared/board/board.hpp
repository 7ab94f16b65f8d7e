#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "shared/board/cell.hpp"
#include "shared/board/fixed_vector.hpp"
#include "shared/board/shapes.hpp"

namespace aude::board {

/// The largest game that a Board holds. Set-ups that could go over these are refused before the
/// game begins (game/rules.hpp).
inline constexpr std::size_t kMaxTiles = 304;
inline constexpr std::size_t kMaxNodes = 1280;
inline constexpr std::size_t kMaxJoins = 64;
inline constexpr std::size_t kMaxOpenCells = 2 * kMaxTiles + 8;

/// Number of a placed tile, in the order of placing; the start tile is 0.
struct TileId {
  std::uint16_t value{};
  auto operator<=>(const TileId&) const = default;
};

/// A segment of a placed tile: the index is that of the layout's list of segments.
struct SegmentRef {
  TileId tile;
  std::uint8_t segment{};
  auto operator<=>(const SegmentRef&) const = default;
};

/// A segment's place in the board's own numbering. Valid for the board that gave it and its copies.
struct NodeId {
  std::uint16_t value{};
  auto operator<=>(const NodeId&) const = default;
};

struct PlacedTile {
  Cell at;
  LayoutId layout;
  Turns turns;
  NodeId first_node;
  bool operator==(const PlacedTile&) const = default;
};

/// Two segments of one tile that are linked from outside the layout, as by a ferry; a < b.
struct Join {
  TileId tile;
  std::uint8_t a{};
  std::uint8_t b{};
  auto operator<=>(const Join&) const = default;
};

/// An empty cell beside a placed tile and what its neighbours ask of a tile there.
struct OpenCell {
  Cell at;
  EdgeWord wanted{};
  bool operator==(const OpenCell&) const = default;
};

/// The placed tiles and how their segments join to features.
///
/// Segments are nodes. Each node knows the label of its feature and the next node of it, in a ring;
/// both are kept up to date by place() and link(). recount.hpp derives the same from nothing and
/// is what the tests hold this against.
class Board {
 public:
  /// Puts a tile on the board and joins its segments with those of its neighbours. The caller has
  /// made sure that it fits (fits()) or that the board is empty.
  TileId place(const Shapes& shapes, LayoutId layout, Placement placement);

  /// Links the segments a and b of a tile; an earlier link on the same tile is undone, which can
  /// split a feature (ferries.md, Consequences).
  void link(const Shapes& shapes, Join join);

  /// True if the tile can lie there: its cells are empty, at least one side touches a placed tile,
  /// and all touching sides match (base.md, Turn 2).
  [[nodiscard]] bool fits(const Shapes& shapes, LayoutId layout, Placement placement) const;

  /// Asks `accept(Placement)` for the places where the tile fits, each once, until one is accepted.
  /// True if one was.
  template <class Accept>
  bool any_fit(const Shapes& shapes, LayoutId layout, Accept&& accept) const;

  /// Calls `found(Placement)` for every place where the tile fits, each once.
  template <class Found>
  void for_each_fit(const Shapes& shapes, LayoutId layout, Found&& found) const {
    any_fit(shapes, layout, [&](Placement placement) {
      found(placement);
      return false;
    });
  }

  [[nodiscard]] std::span<const PlacedTile> tiles() const { return tiles_.span(); }
  [[nodiscard]] const PlacedTile& tile(TileId id) const { return tiles_[id.value]; }
  [[nodiscard]] std::span<const OpenCell> open_cells() const { return open_cells_.span(); }
  [[nodiscard]] std::span<const Join> joins() const { return joins_.span(); }
  [[nodiscard]] std::optional<Join> join_on(TileId tile) const;
  [[nodiscard]] std::optional<TileId> tile_at(Cell cell) const;
  [[nodiscard]] bool empty_at(Cell cell) const { return !tile_at(cell).has_value(); }
  /// Which cell of a placed tile lies at `cell`: 0 or 1.
  [[nodiscard]] unsigned part_at(TileId tile, Cell cell) const {
    return tiles_[tile.value].at == cell ? 0U : 1U;
  }

  [[nodiscard]] NodeId node(SegmentRef ref) const {
    return {static_cast<std::uint16_t>(tiles_[ref.tile.value].first_node.value + ref.segment)};
  }
  [[nodiscard]] SegmentRef segment(NodeId node) const {
    return {{nodes_[node.value].tile}, nodes_[node.value].segment};
  }
  [[nodiscard]] std::size_t node_count() const { return nodes_.size(); }
  /// Two nodes have the same label exactly if they are of one feature.
  [[nodiscard]] NodeId label(NodeId node) const { return {nodes_[node.value].label}; }
  [[nodiscard]] NodeId label(SegmentRef ref) const { return label(node(ref)); }
  /// The next node of the same feature; following it comes back to the start.
  [[nodiscard]] NodeId next(NodeId node) const { return {nodes_[node.value].next}; }
  /// How many sides of this one segment touch no tile yet.
  [[nodiscard]] unsigned open_sides(NodeId node) const { return nodes_[node.value].open; }

  /// The city, road or river segment at a side of a cell, seen on the board.
  [[nodiscard]] std::optional<SegmentRef> segment_at(const Shapes& shapes, Cell cell,
                                                     Side side) const;

  bool operator==(const Board& other) const;

 private:
  struct Node {
    std::uint16_t label;
    std::uint16_t next;
    std::uint16_t tile;
    std::uint8_t segment;
    std::uint8_t open;
    bool operator==(const Node&) const = default;
  };

  static constexpr std::size_t kSlots = 1024;
  static constexpr std::uint16_t kFree = 0;

  [[nodiscard]] std::size_t slot_of(Cell cell) const;
  [[nodiscard]] Cell cell_in_slot(std::uint16_t entry) const;
  [[nodiscard]] const OpenCell* open_cell_at(Cell cell) const;
  void occupy(Cell cell, TileId tile, unsigned part);
  void want(Cell cell, Side side, catalogue::Edge edge);
  void meet(const Shapes& shapes, TileId tile, unsigned part, Cell cell, Side side);
  void unite(NodeId a, NodeId b);
  void relabel(const Shapes& shapes, NodeId member);
  void unite_with_neighbours(const Shapes& shapes, NodeId id);

  FixedVector<PlacedTile, kMaxTiles> tiles_;
  FixedVector<OpenCell, kMaxOpenCells> open_cells_;
  FixedVector<Join, kMaxJoins> joins_;
  FixedVector<Node, kMaxNodes> nodes_;
  // Cell -> 1 + index: of open_cells_ below kTileEntry, of tiles_ (twice the number, plus the part)
  // from there on. Open addressing; cells never leave the table.
  static constexpr std::uint16_t kTileEntry = 0x4000;
  std::array<std::uint16_t, kSlots> slots_{};
};

template <class Accept>
bool Board::any_fit(const Shapes& shapes, LayoutId layout, Accept&& accept) const {
  const Shape& shape = shapes[layout];
  std::array<EdgeWord, 4> edges{};
  for (const Turns turns : catalogue::kAllTurns) {
    edges[turns.count()] = turned_edges(shape.edges[0], turns);
  }
  for (const OpenCell& open : open_cells_) {
    for (const Turns turns : catalogue::kAllTurns) {
      const Placement placement{open.at, turns};
      if (edges_match(edges[turns.count()], open.wanted) &&
          (shape.cells == 1 || fits(shapes, layout, placement)) && accept(placement)) {
        return true;
      }
      if (shape.cells == 2) {
        // The other way round: the second cell lies here and the first one touches nothing.
        const Cell anchor =
            neighbour(open.at, catalogue::opposite(catalogue::turned(Side::east, turns)));
        if (open_cell_at(anchor) == nullptr && fits(shapes, layout, {anchor, turns}) &&
            accept(Placement{anchor, turns})) {
          return true;
        }
      }
    }
  }
  return false;
}

}  // namespace aude::board
