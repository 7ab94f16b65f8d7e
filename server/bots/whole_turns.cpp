#include "server/bots/whole_turns.hpp"

namespace aude::bots {

void WholeTurns::keep_best(const game::State& state, const game::Deck& deck, std::size_t depth) {
  std::vector<game::Choice>& options = options_[depth];
  game::Choice best = options.front();
  double most = -std::numeric_limits<double>::infinity();
  for (const game::Choice& option : options) {
    game::State next = state;
    game::apply(rules_, next, deck, option, nullptr);
    const double value = lead_of(outlook_.values(next), seat_, state.seats);
    if (value > most) {
      most = value;
      best = option;
    }
  }
  options.assign(1, best);
}

}  // namespace aude::bots
