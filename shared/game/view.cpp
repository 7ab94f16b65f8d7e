#include "shared/game/view.hpp"

#include "shared/game/scoring.hpp"

namespace aude::game {

View view_of(const Rules& rules, const State& state) {
  View view;
  view.turn = state.turn;
  if (state.turn > 0) {
    view.seat = state.turn_seat;
  }
  view.asked = state.asked;
  view.step = rules.step(state).id().name;
  view.hand = state.hand;
  view.placed = state.placed;
  const auto tiles = state.board.tiles();
  view.tiles.assign(tiles.begin(), tiles.end());
  view.figures.assign(state.figures.begin(), state.figures.end());
  const auto joins = state.board.joins();
  view.joins.assign(joins.begin(), joins.end());
  for (std::uint8_t seat = 0; seat < state.seats; ++seat) {
    view.sheet.push_back(state.sheet[seat]);
    view.followers.push_back(state.followers_left(SeatId{seat}));
  }
  const auto& piles = rules.piles().piles;
  for (std::size_t p = 0; p < piles.size(); ++p) {
    view.piles.push_back({piles[p].name, state.piles_left[p]});
  }
  view.discarded.assign(state.discarded.begin(), state.discarded.end());
  if (state.ended) {
    view.outcome = View::Outcome{*state.ended, places(state)};
  }
  return view;
}

}  // namespace aude::game
