#include "tests/bench/random_game.hpp"

#include <stdexcept>
#include <utility>

#include "shared/expansions/registry.hpp"

namespace aude::bench {

std::shared_ptr<const game::Rules> rules_of(std::vector<game::SetChoice> sets, unsigned seats) {
  auto made = expansions::make_rules({std::move(sets), seats, {}});
  if (const auto* errors = std::get_if<std::vector<game::SetupError>>(&made)) {
    throw std::invalid_argument(errors->front().message);
  }
  return std::get<std::shared_ptr<const game::Rules>>(std::move(made));
}

std::size_t Random::below(std::size_t n) {
  state_ += 0x9E3779B97F4A7C15ULL;
  std::uint64_t mixed = state_;
  mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9ULL;
  mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBULL;
  return static_cast<std::size_t>((mixed ^ (mixed >> 31U)) % n);
}

game::Deck random_deck(const game::Rules& rules, Random& random) {
  return game::shuffled_deck(rules, [&](std::size_t n) { return random.below(n); });
}

void answer_at_random(const game::Rules& rules, const game::Deck& deck, game::State& state,
                      Random& random, std::vector<game::Choice>& options, game::EventSink* sink) {
  options.clear();
  game::offer(rules, state, options);
  game::apply(rules, state, deck, options[random.below(options.size())], sink);
}

game::State play_random_game(const game::Rules& rules, Random& random,
                             std::vector<game::Choice>& options) {
  const game::Deck deck = random_deck(rules, random);
  game::State state = game::begin(rules, deck, nullptr);
  while (!state.ended) {
    answer_at_random(rules, deck, state, random, options, nullptr);
  }
  return state;
}

Position position_with(const game::Rules& rules, Random& random, std::size_t tiles) {
  std::vector<game::Choice> options;
  while (true) {
    Position position{random_deck(rules, random), {}};
    position.state = game::begin(rules, position.deck, nullptr);
    while (!position.state.ended &&
           (position.state.board.tiles().size() < tiles || !position.state.hand)) {
      answer_at_random(rules, position.deck, position.state, random, options, nullptr);
    }
    if (!position.state.ended) {
      return position;
    }
  }
}

}  // namespace aude::bench
