#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "server/bots/bot.hpp"
#include "shared/game/deck.hpp"

namespace aude::arena {

/// Who plays and with what: "hard", "hard:50000" (positions a question), "hard+random-joins"
/// (answers that link segments, as a ferry does, are drawn by lot), "@weights.json" (hard with
/// other weights), "@weights.json:50000".
struct Player {
  std::string name;
  std::shared_ptr<const bots::Bot> bot;
  bots::Budget budget;
  bool random_joins{};
};

/// Throws std::invalid_argument for what is no player.
[[nodiscard]] Player player_from(const std::string& text);

/// SplitMix64: the same numbers on every machine.
class Lot {
 public:
  explicit Lot(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next();
  std::size_t below(std::size_t n) { return static_cast<std::size_t>(next() % n); }

 private:
  std::uint64_t state_;
};

struct Outcome {
  std::vector<int> points;
  unsigned turns{};
  /// Wall time that each seat spent thinking, in seconds.
  std::vector<double> thought;
  std::vector<unsigned> questions;
};

/// Plays one game; `seats[s]` plays seat s. The same players and seed give the same points.
[[nodiscard]] Outcome play(const std::shared_ptr<const game::Rules>& rules,
                           const std::vector<const Player*>& seats, std::uint64_t seed);

}  // namespace aude::arena
