#include <algorithm>
#include <cstdlib>

#include "shared/expansions/river/river.hpp"

namespace aude::expansions::river {

namespace {

using board::Cell;
using board::Side;

/// A cell seen from somebody who stands in front of an open end and looks along the flow.
struct Ahead {
  /// 0 is the cell right in front; negative lies behind.
  int forward;
  /// 0 is the lane of the flow, 1 the lane beside it, on either hand.
  int aside;
};

Ahead seen_from(RiverEnd end, Cell cell) {
  const Cell front = board::neighbour(end.cell, end.side);
  const int dx = cell.x - front.x;
  const int dy = cell.y - front.y;
  switch (end.side) {
  case Side::north:
    return {-dy, std::abs(dx)};
  case Side::east:
    return {dx, std::abs(dy)};
  case Side::south:
    return {dy, std::abs(dx)};
  case Side::west:
    return {-dx, std::abs(dy)};
  }
  return {};
}

/// True if a tile for which `counts` holds lies ahead of the end, at most `aside` lanes off.
template <class Counts>
bool lies_ahead(const game::Rules& rules, const board::Board& board, RiverEnd end, int aside,
                Counts&& counts) {
  return std::ranges::any_of(board.tiles(), [&](const board::PlacedTile& tile) {
    const board::Shape& shape = rules.shapes()[tile.layout];
    for (unsigned part = 0; part < shape.cells; ++part) {
      const Ahead ahead = seen_from(end, board::part_of(tile.at, tile.turns, part));
      if (ahead.forward >= 0 && ahead.aside <= aside && counts(shape)) {
        return true;
      }
    }
    return false;
  });
}

/// river.md, Placement 2, `official` and `strict`.
bool bends_too_far(Bend bend, const std::vector<Bend>& upstream, UTurn mode) {
  if (!upstream.empty() && upstream.front() == bend) {
    return true;
  }
  unsigned same_in_a_row = 0;
  for (const Bend before : upstream) {
    if (before == Bend::straight) {
      continue;
    }
    if (before != bend) {
      break;
    }
    ++same_in_a_row;
  }
  return same_in_a_row >= (mode == UTurn::strict ? 1U : 2U);
}

bool in_neighbouring_lanes(RiverEnd a, RiverEnd b) {
  return a.side == b.side && seen_from(a, board::neighbour(b.cell, b.side)).aside == 1;
}

/// Where the river sides of a tile would lie: those that touch river, and those that stay open.
struct Mouths {
  std::vector<RiverEnd> touching;
  std::vector<RiverEnd> open;
};

Mouths mouths_of(const game::Rules& rules, const board::Board& board, board::LayoutId layout,
                 board::Placement placement) {
  const board::Shape& shape = rules.shapes()[layout];
  Mouths mouths;
  for (unsigned part = 0; part < shape.cells; ++part) {
    const Cell cell = board::part_of(placement.at, placement.turns, part);
    for (const Side own : catalogue::kSides) {
      if ((shape.river[part] & catalogue::bit(own)) == 0) {
        continue;
      }
      const RiverEnd end{cell, catalogue::turned(own, placement.turns)};
      const bool touches = !board.empty_at(board::neighbour(end.cell, end.side));
      (touches ? mouths.touching : mouths.open).push_back(end);
    }
  }
  return mouths;
}

bool turns_back(const game::Rules& rules, const game::State& state, RiverEnd inlet, RiverEnd outlet,
                UTurn mode) {
  const Bend bend = bend_between(inlet.side, outlet.side);
  if (bend == Bend::straight) {
    return false;
  }
  const RiverEnd met{board::neighbour(inlet.cell, inlet.side), catalogue::opposite(inlet.side)};
  return bends_too_far(bend, bends_upstream(rules, state, met), mode) ||
         lies_ahead(rules, state.board, outlet, 0,
                    [](const board::Shape& shape) { return shape.has_river; });
}

/// river.md, Placement 2, `safe`: a strip three wide is free up to the edge of the layout, and no
/// end runs beside another one.
bool has_room(const game::Rules& rules, const game::State& state, const Mouths& mouths,
              RiverEnd outlet) {
  if (lies_ahead(rules, state.board, outlet, 1, [](const board::Shape&) { return true; })) {
    return false;
  }
  const auto beside = [&](RiverEnd other) { return in_neighbouring_lanes(outlet, other); };
  return std::ranges::none_of(open_ends(rules, state), beside) &&
         std::ranges::none_of(mouths.open, beside);
}

}  // namespace

bool may_lie(const game::Rules& rules, const game::State& state, board::LayoutId layout,
             board::Placement placement) {
  if (!rules.shapes()[layout].has_river) {
    return true;
  }
  const Mouths mouths = mouths_of(rules, state.board, layout, placement);
  if (mouths.touching.size() != 1) {
    return false;
  }
  const bool closes = mouths.open.empty() && open_ends(rules, state).size() == 1;
  if (closes && tiles_to_come(rules, state) > 0 && !is_on(rules, kBag)) {
    return false;
  }
  const auto mode = static_cast<UTurn>(rules.option(kUTurn));
  if (mode == UTurn::off) {
    return true;
  }
  const bool counts_bends = mode != UTurn::room;
  const bool wants_room = mode == UTurn::safe || mode == UTurn::room;
  return std::ranges::none_of(mouths.open, [&](RiverEnd outlet) {
    return (counts_bends && turns_back(rules, state, mouths.touching.front(), outlet, mode)) ||
           (wants_room && !has_room(rules, state, mouths, outlet));
  });
}

}  // namespace aude::expansions::river
