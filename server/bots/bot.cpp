#include "server/bots/bot.hpp"

#include <algorithm>
#include <array>

#include "server/bots/greedy.hpp"

namespace aude::bots {

std::span<const Bot* const> all_bots() {
  static const GreedyBot greedy;
  static const std::array<const Bot*, 1> bots{&greedy};
  return bots;
}

const Bot* find_bot(std::string_view level) {
  const auto bots = all_bots();
  const auto found =
      std::ranges::find_if(bots, [&](const Bot* bot) { return bot->level() == level; });
  return found == bots.end() ? nullptr : *found;
}

}  // namespace aude::bots
