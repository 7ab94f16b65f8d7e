#pragma once

#include <vector>

#include "server/bots/player_view.hpp"
#include "server/bots/whole_turns.hpp"
#include "shared/game/game.hpp"

namespace aude::lobby {

/// One turn of a finished game: what its player could know when the tile had been drawn, and the
/// answers given up to the end of the turn.
struct PlayedTurn {
  unsigned number{};
  game::SeatId seat;
  bots::PlayerView view;
  bots::Answers answers;
};

/// All turns that were played out, in order; not those in which somebody gave up.
[[nodiscard]] std::vector<PlayedTurn> played_turns(const game::Game& game);

}  // namespace aude::lobby
