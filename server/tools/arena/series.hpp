#pragma once

#include "server/tools/arena/match.hpp"
#include "server/tools/arena/tally.hpp"

namespace aude::arena {

/// A number of games between two players.
struct Series {
  std::shared_ptr<const game::Rules> rules;
  Player first;
  /// Sits in all other seats.
  Player second;
  std::size_t games{};
  std::uint64_t seed{};
};

struct Thinking {
  double seconds{};
  std::size_t questions{};
  /// Milliseconds a question with more than one answer.
  [[nodiscard]] double each() const {
    return questions == 0 ? 0.0 : 1000.0 * seconds / static_cast<double>(questions);
  }
};

/// The tally compares the first player with the best of the others.
struct Standings {
  Tally tally;
  Thinking first;
  Thinking second;
};

/// Plays the games on so many threads. Games come in rounds with the same tiles: in each the first
/// player sits one seat further. All but the time is the same for every number of threads. Throws
/// what a game threw.
[[nodiscard]] Standings play(const Series& series, unsigned threads);

}  // namespace aude::arena
