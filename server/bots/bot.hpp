#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <string_view>

#include "server/bots/player_view.hpp"
#include "shared/game/choice.hpp"

namespace aude::bots {

/// How much a bot may think about one question: so many positions, whatever the machine. The same
/// view and budget give the same answer.
struct Budget {
  std::uint64_t positions{};
};

/// A player that is a program. Stateless and thread-safe.
class Bot {
 public:
  virtual ~Bot() = default;
  /// Id of the level as it stands in set-ups and lists: "normal".
  [[nodiscard]] virtual std::string_view level() const = 0;
  /// What it thinks with at a table: less than a second on one core.
  [[nodiscard]] virtual Budget at_a_table() const { return {}; }
  /// Picks one of the legal answers to the open question of `view`; `options` is never empty.
  /// Returns soon after `stop` is requested, with whatever it has by then.
  [[nodiscard]] virtual game::Choice choose(const PlayerView& view,
                                            std::span<const game::Choice> options, Budget budget,
                                            std::stop_token stop) const = 0;
};

/// The level that plays for people who are away.
inline constexpr std::string_view kStandInLevel = "normal";

/// Every level, the weakest first.
[[nodiscard]] std::span<const Bot* const> all_bots();
/// The bot of a level, or null. Knows "greedy" too, which games of earlier versions name.
[[nodiscard]] const Bot* find_bot(std::string_view level);

}  // namespace aude::bots
