#include "tests/properties/random_play.hpp"

#include <algorithm>
#include <stdexcept>

namespace aude::tests {

namespace {

/// A random seat gives up. False if it cannot: it has done so before, it is the only one, or its
/// turn would be taken back in a game without undo.
bool resigns(game::Game& game, Dice& dice, game::EventSink* sink, Habits habits) {
  const game::SeatId seat{static_cast<std::uint8_t>(dice.below(game.state().seats))};
  if (habits.undo == 0 && seat == game.state().turn_seat && game.can_undo()) {
    return false;
  }
  unsigned playing = 0;
  for (std::uint8_t s = 0; s < game.state().seats; ++s) {
    playing += game.state().is_resigned({s}) ? 0U : 1U;
  }
  if (playing < 2 || game.state().is_resigned(seat)) {
    return false;
  }
  if (game.resign(seat, sink)) {
    broken(game.state(), "a seat may not resign");
  }
  return true;
}

unsigned filled_sides(const board::Board& board, game::Cell cell) {
  return static_cast<unsigned>(std::ranges::count_if(catalogue::kSides, [&](board::Side side) {
    return !board.empty_at(board::neighbour(cell, side));
  }));
}

/// Any answer; of places for a tile often the one with most neighbours, so that features close and
/// tiles find no place.
game::Choice any_answer(const game::Game& game, Dice& dice) {
  const auto& options = game.ask()->options;
  game::Choice choice = options[dice.below(options.size())];
  if (game.ask()->step != game::kPlaceStep || dice.one_in(2)) {
    return choice;
  }
  const auto neighbours = [&](const game::Choice& option) {
    return filled_sides(game.state().board, std::get<game::Placement>(option.target).at);
  };
  for (int k = 0; k < 8; ++k) {
    const game::Choice& other = options[dice.below(options.size())];
    choice = neighbours(other) > neighbours(choice) ? other : choice;
  }
  return choice;
}

}  // namespace

void broken(const game::State& state, const std::string& what) {
  throw std::runtime_error("turn " + std::to_string(state.turn) + ": " + what);
}

void play_on(game::Game& game, Dice& dice, game::EventSink* sink, Habits habits,
             const std::function<void(const game::Game&)>& at_question) {
  while (!game.over()) {
    at_question(game);
    if (habits.resign != 0 && dice.one_in(habits.resign) && resigns(game, dice, sink, habits)) {
      continue;
    }
    const game::Ask& ask = *game.ask();
    if (habits.undo != 0 && game.can_undo() && dice.one_in(habits.undo)) {
      if (game.undo(ask.seat)) {
        broken(game.state(), "an undo is refused");
      }
      continue;
    }
    if (game.choose(ask.seat, any_answer(game, dice), sink)) {
      broken(game.state(), "an offered answer is refused");
    }
  }
}

}  // namespace aude::tests
