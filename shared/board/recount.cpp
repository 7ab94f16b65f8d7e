#include "shared/board/recount.hpp"

#include <algorithm>
#include <map>
#include <numeric>

namespace aude::board {

namespace {

/// One cell of a placed tile.
struct Part {
  TileId tile;
  unsigned part;
};

/// Disjoint sets over the nodes, without any cleverness.
class Sets {
 public:
  explicit Sets(std::size_t size) : of_(size) { std::iota(of_.begin(), of_.end(), 0U); }
  void unite(std::size_t a, std::size_t b) {
    const std::size_t from = of_[a];
    const std::size_t to = of_[b];
    std::ranges::replace(of_, from, to);
  }
  [[nodiscard]] const std::vector<std::size_t>& all() const { return of_; }

 private:
  std::vector<std::size_t> of_;
};

std::map<Cell, Part> cells_of(const Board& board, const Shapes& shapes) {
  std::map<Cell, Part> cells;
  for (std::uint16_t t = 0; t < board.tiles().size(); ++t) {
    const PlacedTile& tile = board.tiles()[t];
    for (unsigned part = 0; part < shapes[tile.layout].cells; ++part) {
      cells[part_of(tile.at, tile.turns, part)] = {{t}, part};
    }
  }
  return cells;
}

}  // namespace

Recount recount(const Board& board, const Shapes& shapes) {
  const auto cells = cells_of(board, shapes);
  Sets sets(board.node_count());
  Recount result;
  result.open.assign(board.node_count(), 0);
  std::map<Cell, EdgeWord> open_cells;

  for (const auto& [cell, here] : cells) {
    const PlacedTile& tile = board.tile(here.tile);
    const catalogue::Layout& layout = *shapes[tile.layout].layout;
    for (const Side side : catalogue::kSides) {
      const Side own = catalogue::unturned(side, tile.turns);
      const catalogue::Edge edge = layout.edge(here.part, own);
      if (edge == catalogue::Edge::inner) {
        continue;
      }
      const Cell beside = neighbour(cell, side);
      const auto other = cells.find(beside);
      for (std::uint8_t s = 0; s < shapes[tile.layout].segments; ++s) {
        const catalogue::Segment& segment = layout.segments[s];
        const std::size_t mine = board.node({here.tile, s}).value;
        if (other == cells.end()) {
          if ((segment.sides[here.part] & catalogue::bit(own)) != 0) {
            ++result.open[mine];
          }
          continue;
        }
        const PlacedTile& other_tile = board.tile(other->second.tile);
        const catalogue::Layout& other_layout = *shapes[other_tile.layout].layout;
        const unsigned other_part = other->second.part;
        for (std::uint8_t o = 0; o < shapes[other_tile.layout].segments; ++o) {
          const catalogue::Segment& opposite = other_layout.segments[o];
          const auto other_sides =
              catalogue::turned_sides(opposite.sides[other_part], other_tile.turns);
          const auto own_sides = catalogue::turned_sides(segment.sides[here.part], tile.turns);
          bool meets = (own_sides & catalogue::bit(side)) != 0 &&
                       (other_sides & catalogue::bit(catalogue::opposite(side))) != 0;
          const auto own_halves =
              catalogue::turned_halves(segment.half_sides[here.part], tile.turns);
          const auto other_halves =
              catalogue::turned_halves(opposite.half_sides[other_part], other_tile.turns);
          for (unsigned h = 2 * catalogue::index(side); h < 2 * catalogue::index(side) + 2; ++h) {
            const auto half = static_cast<HalfSide>(h);
            meets = meets || ((own_halves & catalogue::bit(half)) != 0 &&
                              (other_halves & catalogue::bit(catalogue::facing(half))) != 0);
          }
          if (meets) {
            sets.unite(mine, board.node({other->second.tile, o}).value);
          }
        }
      }
      if (other == cells.end()) {
        EdgeWord& wanted = open_cells[beside];
        wanted = static_cast<EdgeWord>(wanted | edge_nibble(edge, catalogue::opposite(side)));
      }
    }
  }
  for (const Join& join : board.joins()) {
    sets.unite(board.node({join.tile, join.a}).value, board.node({join.tile, join.b}).value);
  }
  result.feature = sets.all();
  for (const auto& [cell, wanted] : open_cells) {
    result.open_cells.push_back({cell, wanted});
  }
  return result;
}

std::string differs_from_recount(const Board& board, const Shapes& shapes) {
  const Recount truth = recount(board, shapes);
  std::map<std::size_t, std::size_t> label_of_feature;
  std::map<std::size_t, std::size_t> feature_of_label;
  const auto nodes = static_cast<std::uint16_t>(board.node_count());
  for (std::uint16_t n = 0; n < nodes; ++n) {
    const std::size_t label = board.label(NodeId{n}).value;
    const std::size_t feature = truth.feature[n];
    if (label_of_feature.try_emplace(feature, label).first->second != label ||
        feature_of_label.try_emplace(label, feature).first->second != feature) {
      return "label of node " + std::to_string(n);
    }
    if (board.open_sides(NodeId{n}) != truth.open[n]) {
      return "open sides of node " + std::to_string(n);
    }
    if (board.label(board.next(NodeId{n})) != board.label(NodeId{n})) {
      return "ring of node " + std::to_string(n);
    }
  }
  std::vector<OpenCell> open(board.open_cells().begin(), board.open_cells().end());
  std::ranges::sort(open, {}, &OpenCell::at);
  if (open != truth.open_cells) {
    return "open cells";
  }
  return {};
}

}  // namespace aude::board
