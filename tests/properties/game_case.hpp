#pragma once

#include <functional>
#include <iosfwd>
#include <memory>

#include "shared/game/game.hpp"
#include "shared/record/deal.hpp"

namespace aude::tests {

/// SplitMix64: small, and the same everywhere.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(seed) {}
  /// A number from 0 to n - 1.
  std::size_t below(std::size_t n);
  /// True once in `n` times.
  bool one_in(std::size_t n) { return below(n) == 0; }

 private:
  std::uint64_t state_;
};

/// Boxes to play with, as places in the lists of the catalogue.
struct Boxes {
  unsigned base{};
  /// 0: no river. Behind the single rivers come the pairs that go together.
  unsigned river{};
  /// Bit k: the k-th box of extra river tiles joins the river.
  unsigned river_tiles{};
  /// Copies of each expansion.
  std::vector<unsigned> copies;
};

/// How many there are to choose from.
[[nodiscard]] unsigned base_boxes();
[[nodiscard]] unsigned river_boxes();
[[nodiscard]] unsigned boxes_of_river_tiles();
[[nodiscard]] unsigned expansion_boxes();
inline constexpr unsigned kMaxCopies = 3;

/// The set-up with these boxes. `dice` draws the options; those that cannot be combined stay at
/// their defaults.
[[nodiscard]] game::Setup setup_with(const Boxes& boxes, unsigned seats, Dice& dice);

/// A random game: what is played, the secret, and what decides the moves.
struct GameCase {
  game::Setup setup;
  record::Seed seed{};
  std::uint64_t moves{};
};
std::ostream& operator<<(std::ostream& out, const GameCase& game);

[[nodiscard]] record::Seed seed_of(std::uint64_t number);
[[nodiscard]] std::shared_ptr<const game::Rules> rules_of(const GameCase& game);
[[nodiscard]] game::Game game_of(const GameCase& game, game::EventSink* sink);

/// How many games a property plays when `games` are enough for every day: AUDE_SOAK=N makes it N
/// times as many, and different ones each time.
[[nodiscard]] unsigned soaked(unsigned games);

/// Holds `property` against so many random games; prints the smallest game that breaks it.
[[nodiscard]] bool holds_for_games(const std::string& what, unsigned games,
                                   const std::function<void(const GameCase&)>& property);

}  // namespace aude::tests
