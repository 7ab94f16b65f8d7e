#include "tests/support/play/random_river.hpp"

#include <algorithm>
#include <vector>

#include "shared/expansions/river/river.hpp"
#include "shared/game/turn.hpp"

namespace aude::tests {

namespace {

/// SplitMix64: small, and the same everywhere.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  std::size_t below(std::size_t n) {
    state_ += 0x9E3779B97F4A7C15ULL;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBULL;
    return static_cast<std::size_t>((mixed ^ (mixed >> 31U)) % n);
  }

 private:
  std::uint64_t state_;
};

bool river_in_hand(const game::Rules& rules, const game::State& state) {
  return state.hand && rules.shapes()[*state.hand].has_river;
}

}  // namespace

RiverOdds lay_random_rivers(const game::Rules& rules, unsigned rivers, std::uint64_t seed) {
  Random random(seed);
  RiverOdds odds{rivers, 0, 0};
  std::vector<game::Choice> options;
  for (unsigned r = 0; r < rivers; ++r) {
    const game::Deck deck =
        game::shuffled_deck(rules, [&](std::size_t n) { return random.below(n); });
    game::State state = game::begin(rules, deck, nullptr);
    while (!state.ended &&
           (expansions::river::tiles_to_come(rules, state) > 0 || river_in_hand(rules, state))) {
      options.clear();
      game::offer(rules, state, options);
      game::apply(rules, state, deck, options[random.below(options.size())], nullptr);
    }
    odds.unfinished += expansions::river::open_ends(rules, state).empty() ? 0U : 1U;
    odds.lost_a_tile +=
        std::ranges::any_of(state.discarded,
                            [&](game::LayoutId tile) { return rules.shapes()[tile].has_river; })
            ? 1U
            : 0U;
  }
  return odds;
}

}  // namespace aude::tests
