#include "shared/board/shapes.hpp"

namespace aude::board {

namespace {

Shape shape_of(const catalogue::Layout& layout) {
  Shape shape;
  shape.layout = &layout;
  shape.cells = layout.cells;
  shape.segments = static_cast<std::uint8_t>(layout.segments.size());
  for (unsigned cell = 0; cell < catalogue::kMaxCells; ++cell) {
    shape.at_side[cell].fill(kNoSegment);
    shape.at_half[cell].fill(kNoSegment);
  }
  for (unsigned cell = 0; cell < layout.cells; ++cell) {
    for (const Side side : catalogue::kSides) {
      const catalogue::Edge edge = layout.edge(cell, side);
      shape.edges[cell] = static_cast<EdgeWord>(shape.edges[cell] | edge_nibble(edge, side));
      if (edge == catalogue::Edge::river) {
        shape.river[cell] |= catalogue::bit(side);
        shape.has_river = true;
      }
    }
    for (std::uint8_t s = 0; s < shape.segments; ++s) {
      const catalogue::Segment& segment = layout.segments[s];
      for (unsigned side = 0; side < 4; ++side) {
        if ((segment.sides[cell] >> side & 1U) != 0) {
          shape.at_side[cell][side] = s;
        }
      }
      for (unsigned half = 0; half < 8; ++half) {
        if ((segment.half_sides[cell] >> half & 1U) != 0) {
          shape.at_half[cell][half] = s;
        }
      }
    }
  }
  return shape;
}

}  // namespace

Shapes::Shapes(const catalogue::Catalogue& catalogue) {
  shapes_.reserve(catalogue.layouts().size());
  for (const catalogue::Layout& layout : catalogue.layouts()) {
    shapes_.push_back(shape_of(layout));
  }
}

}  // namespace aude::board
