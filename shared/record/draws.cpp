#include "shared/record/draws.hpp"

#include <algorithm>
#include <map>
#include <span>
#include <vector>

#include "shared/game/base_steps.hpp"

namespace aude::record {
namespace {

/// Cells on which this tile could be laid in place of the tile in hand.
unsigned places_of(const game::Rules& rules, const game::State& state, game::LayoutId tile) {
  std::vector<board::Cell> cells;
  state.board.for_each_fit(rules.shapes(), tile, [&](board::Placement placement) {
    const bool is_new = std::ranges::find(cells, placement.at) == cells.end();
    if (is_new && game::may_place(rules, state, tile, placement)) {
      cells.push_back(placement.at);
    }
  });
  return static_cast<unsigned>(cells.size());
}

/// The tiles of the pile that the tile in hand came from, as they lay before it was drawn.
std::span<const game::LayoutId> pile_before(const game::Game& game) {
  const std::size_t drawn = game.state().drawn - std::size_t{1};
  std::size_t end = 0;
  for (const game::Pile& pile : game.rules().piles().piles) {
    end += pile.size();
    if (drawn < end) {
      break;
    }
  }
  return std::span{game.deck().order}.subspan(drawn, end - drawn);
}

}  // namespace

std::optional<Draw> draw_in_hand(const game::Game& game) {
  const game::State& state = game.state();
  if (!state.hand || state.drawn == 0) {
    return std::nullopt;
  }
  std::map<game::LayoutId, unsigned> counts;
  for (const game::LayoutId tile : pile_before(game)) {
    ++counts[tile];
  }
  unsigned tiles = 0;
  unsigned places = 0;
  for (const auto& [tile, count] : counts) {
    // A module may ask what is in hand, so each tile is looked at as if it were there.
    game::State supposed = state;
    supposed.hand = tile;
    if (const unsigned fits = places_of(game.rules(), supposed, tile); fits > 0) {
      tiles += count;
      places += count * fits;
    }
  }
  return Draw{.turn = state.turn,
              .seat = state.turn_seat,
              .tile = *state.hand,
              .places = places_of(game.rules(), state, *state.hand),
              .mean = tiles == 0 ? 0.0 : static_cast<double>(places) / tiles};
}

}  // namespace aude::record
