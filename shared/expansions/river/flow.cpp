#include <algorithm>

#include "shared/expansions/river/river.hpp"

namespace aude::expansions::river {

namespace {

using board::Side;
using board::TileId;

/// Calls `found(RiverEnd)` for every river side of a placed tile.
template <class Found>
void for_each_river_side(const game::Rules& rules, const board::Board& board, TileId id,
                         Found&& found) {
  const board::PlacedTile& tile = board.tile(id);
  const board::Shape& shape = rules.shapes()[tile.layout];
  for (unsigned part = 0; part < shape.cells; ++part) {
    for (const Side own : catalogue::kSides) {
      if ((shape.river[part] & catalogue::bit(own)) != 0) {
        found(RiverEnd{board::part_of(tile.at, tile.turns, part),
                       catalogue::turned(own, tile.turns)});
      }
    }
  }
}

/// The side by which the water comes to a tile, looked at from one of its outlets: the one that
/// touches an older tile. A river that begins in the middle flows through its first tile.
std::optional<RiverEnd> inlet_of(const game::Rules& rules, const board::Board& board, TileId id,
                                 RiverEnd outlet) {
  const bool begins_in_the_middle =
      id == TileId{0} && rules.layout(board.tile(id).layout).group == catalogue::Group::river;
  std::optional<RiverEnd> inlet;
  for_each_river_side(rules, board, id, [&](RiverEnd end) {
    if (end == outlet) {
      return;
    }
    const auto beside = board.tile_at(board::neighbour(end.cell, end.side));
    const bool older = beside && *beside < id;
    if (older || begins_in_the_middle) {
      inlet = end;
    }
  });
  return inlet;
}

/// The start tile of the base game lies among the river tiles and has not come yet. Copies of it
/// lie in the next pile, too, but what has been seen of them by now came out of this one.
bool start_tile_to_come(const game::Rules& rules, const game::State& state,
                        const game::Pile& river) {
  return std::ranges::any_of(river.layers, [&](const game::Layer& layer) {
    const auto start = std::ranges::find_if(
        layer.tiles, [&](game::LayoutId tile) { return !rules.shapes()[tile].has_river; });
    return start != layer.tiles.end() &&
           rules.unseen(state)[start->value] == rules.in_play()[start->value];
  });
}

}  // namespace

std::vector<RiverEnd> open_ends(const game::Rules& rules, const game::State& state) {
  std::vector<RiverEnd> ends;
  for (std::uint16_t t = 0; t < state.board.tiles().size(); ++t) {
    for_each_river_side(rules, state.board, TileId{t}, [&](RiverEnd end) {
      if (state.board.empty_at(board::neighbour(end.cell, end.side))) {
        ends.push_back(end);
      }
    });
  }
  return ends;
}

unsigned tiles_to_come(const game::Rules& rules, const game::State& state) {
  const auto& piles = rules.piles().piles;
  const auto pile = std::ranges::find(piles, kRiverPile, &game::Pile::name);
  if (pile == piles.end()) {
    return 0;
  }
  const unsigned left = state.piles_left[static_cast<std::size_t>(pile - piles.begin())];
  const bool with_start_tile =
      left > 0 && is_on(rules, kStartTileBonus) && start_tile_to_come(rules, state, *pile);
  return with_start_tile ? left - 1 : left;
}

Bend bend_between(Side inlet, Side outlet) {
  const Side ahead = catalogue::opposite(inlet);
  if (outlet == ahead) {
    return Bend::straight;
  }
  return outlet == catalogue::turned(ahead, board::Turns(1)) ? Bend::right : Bend::left;
}

std::vector<Bend> bends_upstream(const game::Rules& rules, const game::State& state, RiverEnd end) {
  std::vector<Bend> bends;
  RiverEnd outlet = end;
  while (true) {
    const TileId tile = *state.board.tile_at(outlet.cell);
    const auto inlet = inlet_of(rules, state.board, tile, outlet);
    if (!inlet) {
      return bends;
    }
    bends.push_back(bend_between(inlet->side, outlet.side));
    if (tile == TileId{0}) {
      return bends;
    }
    outlet = {board::neighbour(inlet->cell, inlet->side), catalogue::opposite(inlet->side)};
  }
}

}  // namespace aude::expansions::river
