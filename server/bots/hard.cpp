#include "server/bots/hard.hpp"

#include "server/bots/search.hpp"

namespace aude::bots {

game::Choice HardBot::choose(const PlayerView& view, std::span<const game::Choice> options,
                             Budget budget, std::stop_token stop) const {
  if (options.size() == 1) {
    return options.front();
  }
  Search search(view, weights_, budget, std::move(stop));
  return search.lines({}).front().answers[0];
}

}  // namespace aude::bots
