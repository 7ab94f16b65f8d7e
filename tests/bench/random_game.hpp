#pragma once

#include <memory>
#include <vector>

#include "shared/game/turn.hpp"

namespace aude::bench {

/// Rules of a set-up that is known to be playable.
[[nodiscard]] std::shared_ptr<const game::Rules> rules_of(std::vector<game::SetChoice> sets,
                                                          unsigned seats);

/// SplitMix64: the same numbers on every machine.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  std::size_t below(std::size_t n);

 private:
  std::uint64_t state_;
};

[[nodiscard]] game::Deck random_deck(const game::Rules& rules, Random& random);

/// Gives a random legal answer to the open question. `sink` hears what happens; it may be null.
/// `options` is room for the list of answers.
void answer_at_random(const game::Rules& rules, const game::Deck& deck, game::State& state,
                      Random& random, std::vector<game::Choice>& options, game::EventSink* sink);

/// Plays one game with random draws and random legal answers. Returns its last state.
game::State play_random_game(const game::Rules& rules, Random& random,
                             std::vector<game::Choice>& options);

/// A random game stopped when so many tiles lie on the board and a tile is to be placed.
struct Position {
  game::Deck deck;
  game::State state;
};
[[nodiscard]] Position position_with(const game::Rules& rules, Random& random, std::size_t tiles);

}  // namespace aude::bench
