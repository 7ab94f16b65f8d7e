#include "server/bots/bot.hpp"

#include <algorithm>
#include <array>

#include "server/bots/greedy.hpp"
#include "server/bots/hard.hpp"
#include "server/bots/one_turn.hpp"

namespace aude::bots {

std::span<const Bot* const> all_bots() {
  static const OneTurnBot easy(easy_temper());
  static const OneTurnBot normal(normal_temper());
  static const HardBot hard;
  static const std::array<const Bot*, 3> bots{&easy, &normal, &hard};
  return bots;
}

const Bot* find_bot(std::string_view level) {
  // Games of earlier versions have it; it is not offered any more.
  static const GreedyBot greedy;
  if (level == greedy.level()) {
    return &greedy;
  }
  const auto bots = all_bots();
  const auto found =
      std::ranges::find_if(bots, [&](const Bot* bot) { return bot->level() == level; });
  return found == bots.end() ? nullptr : *found;
}

}  // namespace aude::bots
