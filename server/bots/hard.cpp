#include "server/bots/hard.hpp"

#include "server/bots/search.hpp"

namespace aude::bots {

game::Choice HardBot::choose(const PlayerView& view, std::span<const game::Choice> options,
                             Budget budget, std::stop_token stop) const {
  if (options.size() == 1) {
    return options.front();
  }
  return best_turn(view, budget, std::move(stop))[0];
}

Answers HardBot::best_turn(const PlayerView& view, Budget budget, std::stop_token stop) const {
  Search search(view, weights_, budget, std::move(stop));
  return search.lines({}).front().answers;
}

}  // namespace aude::bots
