#include "shared/board/features.hpp"

#include <algorithm>
#include <array>

namespace aude::board {

Feature feature_of(const Board& board, const Shapes& shapes, NodeId member) {
  Feature feature;
  CellSet cells;
  for_each_node(board, member, [&](NodeId id) {
    const SegmentRef ref = board.segment(id);
    const catalogue::Segment& segment =
        shapes[board.tile(ref.tile).layout].layout->segments[ref.segment];
    feature.kind = segment.kind;
    feature.pennants = static_cast<std::uint16_t>(feature.pennants + segment.pennants);
    feature.open = static_cast<std::uint16_t>(feature.open + board.open_sides(id));
    for (unsigned part = 0; part < catalogue::kMaxCells; ++part) {
      if ((segment.cells >> part & 1U) != 0) {
        cells.set(2U * ref.tile.value + part);
      }
    }
  });
  feature.tiles = static_cast<std::uint16_t>(cells.count());
  return feature;
}

bool closed(const Board& board, NodeId member) {
  NodeId walk = member;
  do {
    if (board.open_sides(walk) != 0) {
      return false;
    }
    walk = board.next(walk);
  } while (walk != member);
  return true;
}

unsigned filled_neighbours(const Board& board, Cell cell) {
  unsigned filled = 0;
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) {
      const Cell near{static_cast<std::int16_t>(cell.x + dx),
                      static_cast<std::int16_t>(cell.y + dy)};
      if (near != cell && !board.empty_at(near)) {
        ++filled;
      }
    }
  }
  return filled;
}

CityLabels completed_cities_of_field(const Board& board, const Shapes& shapes, NodeId member) {
  CityLabels cities;
  for_each_node(board, member, [&](NodeId id) {
    const SegmentRef ref = board.segment(id);
    const Shape& shape = shapes[board.tile(ref.tile).layout];
    const unsigned touched = shape.layout->segments[ref.segment].cities;
    for (std::uint8_t s = 0; s < shape.segments; ++s) {
      if ((touched >> s & 1U) == 0) {
        continue;
      }
      const NodeId city = board.label(SegmentRef{ref.tile, s});
      if (std::ranges::find(cities, city) == cities.end() && closed(board, city)) {
        cities.push_back(city);
      }
    }
  });
  return cities;
}

}  // namespace aude::board
