#pragma once

#include <cstdint>

#include "shared/catalogue/compass.hpp"

namespace aude::board {

using catalogue::HalfSide;
using catalogue::Side;
using catalogue::Turns;

/// A place of the board: x grows to the east, y grows to the south. The start tile lies at (0, 0).
struct Cell {
  std::int16_t x{};
  std::int16_t y{};
  auto operator<=>(const Cell&) const = default;
};

/// The cell across `side`.
[[nodiscard]] constexpr Cell neighbour(Cell cell, Side side) {
  switch (side) {
  case Side::north:
    return {cell.x, static_cast<std::int16_t>(cell.y - 1)};
  case Side::east:
    return {static_cast<std::int16_t>(cell.x + 1), cell.y};
  case Side::south:
    return {cell.x, static_cast<std::int16_t>(cell.y + 1)};
  case Side::west:
    return {static_cast<std::int16_t>(cell.x - 1), cell.y};
  }
  return cell;
}

/// Where the cell number `part` (0 or 1) of a tile lies when the tile's first cell lies at
/// `anchor`. The second cell of a double-sized tile lies to the east of the first before turning.
[[nodiscard]] constexpr Cell part_of(Cell anchor, Turns turns, unsigned part) {
  return part == 0 ? anchor : neighbour(anchor, catalogue::turned(Side::east, turns));
}

/// Where a tile goes and how it is turned.
struct Placement {
  Cell at;
  Turns turns;
  auto operator<=>(const Placement&) const = default;
};

}  // namespace aude::board
