#include "shared/board/board.hpp"

#include <algorithm>
#include <utility>

namespace aude::board {

namespace {

std::size_t hash_of(Cell cell) {
  const auto x = static_cast<std::uint32_t>(static_cast<std::uint16_t>(cell.x));
  const auto y = static_cast<std::uint32_t>(static_cast<std::uint16_t>(cell.y));
  const std::uint32_t mixed = (x * 0x9E3779B1U) ^ (y * 0x85EBCA77U);
  return mixed >> 16U;
}

}  // namespace

std::size_t Board::slot_of(Cell cell) const {
  std::size_t slot = hash_of(cell) % kSlots;
  while (slots_[slot] != kFree && cell_in_slot(slots_[slot]) != cell) {
    slot = (slot + 1) % kSlots;
  }
  return slot;
}

Cell Board::cell_in_slot(std::uint16_t entry) const {
  const unsigned index = entry - 1U;
  if (index < kTileEntry) {
    return open_cells_[index].at;
  }
  const PlacedTile& tile = tiles_[(index - kTileEntry) / 2];
  return part_of(tile.at, tile.turns, (index - kTileEntry) % 2);
}

std::optional<TileId> Board::tile_at(Cell cell) const {
  const std::uint16_t entry = slots_[slot_of(cell)];
  if (entry <= kTileEntry) {
    return std::nullopt;
  }
  return TileId{static_cast<std::uint16_t>((entry - 1U - kTileEntry) / 2)};
}

const OpenCell* Board::open_cell_at(Cell cell) const {
  const std::uint16_t entry = slots_[slot_of(cell)];
  return entry == kFree || entry > kTileEntry ? nullptr : &open_cells_[entry - 1U];
}

std::optional<Join> Board::join_on(TileId tile) const {
  const auto* found = std::ranges::find(joins_, tile, &Join::tile);
  return found == joins_.end() ? std::nullopt : std::optional(*found);
}

void Board::occupy(Cell cell, TileId tile, unsigned part) {
  const std::size_t slot = slot_of(cell);
  if (slots_[slot] != kFree) {
    // The last open cell moves into the gap.
    const std::size_t gap = slots_[slot] - 1U;
    const OpenCell last = open_cells_[open_cells_.size() - 1];
    if (last.at != cell) {
      slots_[slot_of(last.at)] = static_cast<std::uint16_t>(gap + 1);
      open_cells_[gap] = last;
    }
    // The slot has to name the tile before the open cell is gone, or lookups would pass a slot
    // that points behind the end.
    slots_[slot] = static_cast<std::uint16_t>(1U + kTileEntry + 2U * tile.value + part);
    open_cells_.pop_back();
    return;
  }
  slots_[slot] = static_cast<std::uint16_t>(1U + kTileEntry + 2U * tile.value + part);
}

void Board::want(Cell cell, Side side, catalogue::Edge edge) {
  const std::size_t slot = slot_of(cell);
  if (slots_[slot] == kFree) {
    open_cells_.push_back({cell, 0});
    slots_[slot] = static_cast<std::uint16_t>(open_cells_.size());
  }
  OpenCell& open = open_cells_[slots_[slot] - 1U];
  open.wanted = static_cast<EdgeWord>(open.wanted | edge_nibble(edge, side));
}

bool Board::fits(const Shapes& shapes, LayoutId layout, Placement placement) const {
  const Shape& shape = shapes[layout];
  bool touches = false;
  for (unsigned part = 0; part < shape.cells; ++part) {
    const Cell cell = part_of(placement.at, placement.turns, part);
    const std::uint16_t entry = slots_[slot_of(cell)];
    if (entry == kFree) {
      continue;
    }
    if (entry > kTileEntry || !edges_match(turned_edges(shape.edges[part], placement.turns),
                                           open_cells_[entry - 1U].wanted)) {
      return false;
    }
    touches = true;
  }
  return touches;
}

TileId Board::place(const Shapes& shapes, LayoutId layout, Placement placement) {
  const Shape& shape = shapes[layout];
  const TileId id{static_cast<std::uint16_t>(tiles_.size())};
  tiles_.push_back(
      {placement.at, layout, placement.turns, NodeId{static_cast<std::uint16_t>(nodes_.size())}});
  for (std::uint8_t s = 0; s < shape.segments; ++s) {
    const auto self = static_cast<std::uint16_t>(nodes_.size());
    const catalogue::Segment& segment = shape.layout->segments[s];
    const auto sides = static_cast<std::uint8_t>(std::popcount(segment.sides[0]) +
                                                 std::popcount(segment.sides[1]));
    nodes_.push_back({self, self, id.value, s, sides});
  }
  for (unsigned part = 0; part < shape.cells; ++part) {
    occupy(part_of(placement.at, placement.turns, part), id, part);
  }
  for (unsigned part = 0; part < shape.cells; ++part) {
    const Cell cell = part_of(placement.at, placement.turns, part);
    for (const Side side : catalogue::kSides) {
      meet(shapes, id, part, cell, side);
    }
  }
  return id;
}

void Board::meet(const Shapes& shapes, TileId tile, unsigned part, Cell cell, Side side) {
  const Shape& shape = shapes[tiles_[tile.value].layout];
  const Side own = catalogue::unturned(side, tiles_[tile.value].turns);
  const catalogue::Edge edge = shape.layout->edge(part, own);
  if (edge == catalogue::Edge::inner) {
    return;
  }
  const Cell beside = neighbour(cell, side);
  const std::optional<TileId> other = tile_at(beside);
  if (!other) {
    want(beside, catalogue::opposite(side), edge);
    return;
  }
  const Shape& other_shape = shapes[tiles_[other->value].layout];
  const Turns other_turns = tiles_[other->value].turns;
  const unsigned other_part = part_at(*other, beside);
  const auto segment = shape.at_side[part][catalogue::index(own)];
  if (segment != kNoSegment) {
    const Side facing_side = catalogue::unturned(catalogue::opposite(side), other_turns);
    const NodeId mine = node({tile, segment});
    const NodeId theirs =
        node({*other, other_shape.at_side[other_part][catalogue::index(facing_side)]});
    --nodes_[mine.value].open;
    --nodes_[theirs.value].open;
    unite(mine, theirs);
  }
  const Turns own_turns = tiles_[tile.value].turns;
  for (unsigned k = 0; k < 2; ++k) {
    const auto half = static_cast<HalfSide>(2 * catalogue::index(side) + k);
    const unsigned mine = (catalogue::index(half) + 8U - 2U * own_turns.count()) % 8U;
    const unsigned theirs =
        (catalogue::index(catalogue::facing(half)) + 8U - 2U * other_turns.count()) % 8U;
    const auto field = shape.at_half[part][mine];
    const auto other_field = other_shape.at_half[other_part][theirs];
    if (field != kNoSegment && other_field != kNoSegment) {
      unite(node({tile, field}), node({*other, other_field}));
    }
  }
}

void Board::unite(NodeId a, NodeId b) {
  if (nodes_[a.value].label == nodes_[b.value].label) {
    return;
  }
  // Walk both rings at once; the one that ends first is the smaller and takes the other's label.
  std::uint16_t walk_a = nodes_[a.value].next;
  std::uint16_t walk_b = nodes_[b.value].next;
  while (walk_a != a.value && walk_b != b.value) {
    walk_a = nodes_[walk_a].next;
    walk_b = nodes_[walk_b].next;
  }
  const NodeId small = walk_a == a.value ? a : b;
  const std::uint16_t label = nodes_[(small == a ? b : a).value].label;
  std::uint16_t walk = small.value;
  do {
    nodes_[walk].label = label;
    walk = nodes_[walk].next;
  } while (walk != small.value);
  std::swap(nodes_[a.value].next, nodes_[b.value].next);
}

void Board::unite_with_neighbours(const Shapes& shapes, NodeId id) {
  const SegmentRef ref = segment(id);
  const PlacedTile& placed = tiles_[ref.tile.value];
  const Shape& shape = shapes[placed.layout];
  for (unsigned part = 0; part < shape.cells; ++part) {
    const Cell cell = part_of(placed.at, placed.turns, part);
    for (const Side own : catalogue::kSides) {
      if (shape.at_side[part][catalogue::index(own)] != ref.segment) {
        continue;
      }
      const Side side = catalogue::turned(own, placed.turns);
      if (const auto met = segment_at(shapes, neighbour(cell, side), catalogue::opposite(side))) {
        unite(id, node(*met));
      }
    }
  }
  for (const Join& join : joins_) {
    if (join.tile == ref.tile && (join.a == ref.segment || join.b == ref.segment)) {
      unite(node({ref.tile, join.a}), node({ref.tile, join.b}));
    }
  }
}

void Board::relabel(const Shapes& shapes, NodeId member) {
  FixedVector<NodeId, kMaxNodes> members;
  NodeId walk = member;
  do {
    members.push_back(walk);
    walk = next(walk);
  } while (walk != member);
  for (const NodeId id : members) {
    nodes_[id.value].label = id.value;
    nodes_[id.value].next = id.value;
  }
  for (const NodeId id : members) {
    unite_with_neighbours(shapes, id);
  }
}

void Board::link(const Shapes& shapes, Join join) {
  const auto* old = std::ranges::find(joins_, join.tile, &Join::tile);
  if (old != joins_.end()) {
    const NodeId severed = node({old->tile, old->a});
    joins_.erase_at(static_cast<std::size_t>(old - joins_.begin()));
    relabel(shapes, severed);
  }
  joins_.push_back(join);
  unite(node({join.tile, join.a}), node({join.tile, join.b}));
}

std::optional<SegmentRef> Board::segment_at(const Shapes& shapes, Cell cell, Side side) const {
  const std::optional<TileId> tile = tile_at(cell);
  if (!tile) {
    return std::nullopt;
  }
  const PlacedTile& placed = tiles_[tile->value];
  const auto own = catalogue::index(catalogue::unturned(side, placed.turns));
  const std::uint8_t segment = shapes[placed.layout].at_side[part_at(*tile, cell)][own];
  return segment == kNoSegment ? std::nullopt : std::optional(SegmentRef{*tile, segment});
}

bool Board::operator==(const Board& other) const {
  // slots_ follows from tiles_ and open_cells_.
  return tiles_ == other.tiles_ && open_cells_ == other.open_cells_ && joins_ == other.joins_ &&
         nodes_ == other.nodes_;
}

}  // namespace aude::board
