#include "server/lobby/played_turns.hpp"

#include <optional>

namespace aude::lobby {

std::vector<PlayedTurn> played_turns(const game::Game& game) {
  const game::Rules& rules = game.rules();
  game::State state = game::begin(rules, game.deck(), nullptr);
  std::vector<PlayedTurn> turns;
  std::optional<PlayedTurn> current;
  for (const game::Action& action : game.actions()) {
    const auto* const choice = std::get_if<game::Choice>(&action.what);
    if (choice == nullptr) {
      game::resign(rules, state, game.deck(), action.seat, nullptr);
      current.reset();
      continue;
    }
    if (choice->action == game::kPlace) {
      current = PlayedTurn{state.turn, action.seat, {game.shared_rules(), state}, {}};
    }
    if (current && choice->action == game::kEndTurn) {
      turns.push_back(std::move(*current));
      current.reset();
    } else if (current && action.seat == current->seat) {
      current->answers.push_back(*choice);
    }
    game::apply(rules, state, game.deck(), *choice, nullptr);
  }
  return turns;
}

}  // namespace aude::lobby
